### Spiegels. De namen van plaatsen zijn in elke taal gelijk: vakjes a1 tot d4, kuiltjes en ingangen zoals n1.

mirrors-title = Spiegels

## Wat een plaats kan doen

mirrors-place = Een spiegelsteen op { $field } zetten, { mirrors-diagonal }
mirrors-turn = De spiegel op { $field } draaien
mirrors-move = De spiegel van { $from } naar { $to } verzetten, { mirrors-diagonal }
mirrors-off = De spiegel op { $field } van het bord nemen
mirrors-pass = Passen
mirrors-take = De diamant in { $recess } nemen, bespiegeld vanuit { $entrance }
mirrors-done = Geen diamant nemen
mirrors-return = De diamanten in deze volgorde terugleggen: { $diamonds }

## Dingen

mirrors-colour = { $diamond ->
    [red] rood
    [blue] blauw
    [green] groen
   *[yellow] geel
}
    .the = { $diamond ->
        [red] de rode diamant
        [blue] de blauwe diamant
        [green] de groene diamant
       *[yellow] de gele diamant
    }
    .a = { $diamond ->
        [red] een rode diamant
        [blue] een blauwe diamant
        [green] een groene diamant
       *[yellow] een gele diamant
    }
mirrors-count = { $count } { $diamond ->
    [red] rode
    [blue] blauwe
    [green] groene
   *[yellow] gele
}
mirrors-tally = { $diamonds }
mirrors-tally-none = geen
mirrors-card = diamantkaart: { $diamonds }
mirrors-diagonal = { $diagonal ->
    [rising] schuin omhoog (/)
   *[falling] schuin omlaag (\)
}
mirrors-side = { $heading ->
    [north] noord
    [east] oost
    [south] zuid
   *[west] west
}
    .to = naar het { mirrors-side }en
mirrors-beam = De straal vanuit { $entrance } { $way }.
mirrors-beam-runs = loopt { mirrors-side.to }
mirrors-beam-turns = buigt op { $field } af { mirrors-side.to }
mirrors-beam-leaves = komt uit bij { $recess }
mirrors-cards = { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
}
mirrors-diamonds = { $diamonds ->
    [one] { $diamonds } diamant
   *[other] { $diamonds } diamanten
}

## Wat er gebeurt

mirrors-set = De diamanten liggen klaar, vanaf n1: { $north }; vanaf e1: { $east }; vanaf s1: { $south }; vanaf w1: { $west }. { WHO($who) ->
    [you] Jij mag beginnen.
   *[one] { $who } mag beginnen.
}
mirrors-drew = { WHO($who) ->
    [you] Je neemt een diamantkaart.
   *[one] { $who } neemt een diamantkaart.
}
mirrors-you-drew = Je neemt een diamantkaart: { $diamonds }.
mirrors-placed = { WHO($who) ->
    [you] Je zet een spiegelsteen op { $field }, { mirrors-diagonal }.
   *[one] { $who } zet een spiegelsteen op { $field }, { mirrors-diagonal }.
}
mirrors-turned = { WHO($who) ->
    [you] Je draait de spiegel op { $field }.
   *[one] { $who } draait de spiegel op { $field }.
}
mirrors-moved = { WHO($who) ->
    [you] Je verzet de spiegel van { $from } naar { $to }, { mirrors-diagonal }.
   *[one] { $who } verzet de spiegel van { $from } naar { $to }, { mirrors-diagonal }.
}
mirrors-taken-off = { WHO($who) ->
    [you] Je neemt de spiegel op { $field } van het bord.
   *[one] { $who } neemt de spiegel op { $field } van het bord.
}
mirrors-passed = { WHO($who) ->
    [you] Je past.
   *[one] { $who } past.
}
mirrors-took-none = { WHO($who) ->
    [you] Je neemt geen diamant.
   *[one] { $who } neemt geen diamant.
}
mirrors-took = { WHO($who) ->
    [you] Je bespiegelt vanuit { $entrance }, via { mirrors-by-way }, { mirrors-colour.the } in { $recess } en neemt hem.
   *[one] { $who } bespiegelt vanuit { $entrance }, via { mirrors-by-way }, { mirrors-colour.the } in { $recess } en neemt hem.
}
mirrors-by-way = { $mirrors ->
    [one] { $mirrors } spiegel
   *[other] { $mirrors } spiegels
}
mirrors-laid = { WHO($who) ->
    [you] Je hebt alle vier de diamanten en je kaart is vol: { $diamonds }.
   *[one] { $who } heeft alle vier de diamanten en een volle kaart: { $diamonds }.
} { $cards ->
    [one] Dat is de eerste kaart.
   *[other] Dat zijn { mirrors-cards }.
}
mirrors-returned = { WHO($who) ->
    [you] Je legt de diamanten terug: { $diamonds }.
   *[one] { $who } legt de diamanten terug: { $diamonds }.
}
mirrors-put = { mirrors-colour } in { $recess }
mirrors-deadlock = Rond het bord ligt geen diamant meer die iemand nodig heeft, dus iedereen legt alles terug.
mirrors-went-back = { WHO($who) ->
    [you] Je legt { mirrors-colour.a } terug in { $recess }.
   *[one] { $who } legt { mirrors-colour.a } terug in { $recess }.
}
mirrors-empty-pile = Het is tijd voor een nieuwe kaart, maar de stapel is leeg: het spel is afgelopen.
mirrors-standstill = Er is al { $rounds } rondes geen diamant genomen: het spel is afgelopen.
mirrors-won = { WHO($who) ->
    [you] Je wint met { mirrors-cards }!
    [us] { NAMES($who, you: "Jij") } delen de overwinning, elk met { mirrors-cards }!
    [one] { $who } wint met { mirrors-cards }!
   *[many] { $who } delen de overwinning, elk met { mirrors-cards }!
}
mirrors-won-both = { WHO($who) ->
    [you] Je wint met { mirrors-cards } en { mirrors-diamonds }!
    [us] { NAMES($who, you: "Jij") } delen de overwinning, elk met { mirrors-cards } en { mirrors-diamonds }!
    [one] { $who } wint met { mirrors-cards } en { mirrors-diamonds }!
   *[many] { $who } delen de overwinning, elk met { mirrors-cards } en { mirrors-diamonds }!
}

## Wat niet kan, en waarom

mirrors-refused-players = Spiegels is voor 2 tot 4 spelers, niet voor { $players } ({ $clause }).
mirrors-refused-not-your-turn = { WHO($who) ->
    [you] Jij bent aan de beurt
   *[one] { $who } is aan de beurt
} ({ $clause }).
mirrors-refused-board-due = De diamanten liggen nog niet klaar ({ $clause }).
mirrors-refused-opening-due = Iedereen neemt een diamantkaart voordat de eerste beurt begint ({ $clause }).
mirrors-refused-card-due = Voordat het spel verdergaat, { WHO($who) ->
    [you] neem je een nieuwe kaart
   *[one] neemt { $who } een nieuwe kaart
} ({ $clause }).
mirrors-refused-over = Het spel is afgelopen ({ $clause }).
mirrors-refused-must-place = Er ligt nog een spiegelsteen naast het bord: zet die op een vrij vakje ({ $clause }).
mirrors-refused-none-beside = Alle twaalf spiegelstenen staan op het bord, dus er is er geen om te zetten ({ $clause }).
mirrors-refused-place-not-free = Op { $field } staat al een spiegel: kies een vrij vakje ({ $clause }).
mirrors-refused-take-or-pass = Alle twaalf spiegelstenen staan op het bord en je kunt een diamant bespiegelen die je nodig hebt: neem hem of pas ({ $clause }).
mirrors-refused-no-mirror = Op { $field } staat geen spiegel ({ $clause }).
mirrors-refused-move-not-free = Op { $field } staat al een spiegel: verzet de jouwe naar een vrij vakje ({ $clause }).
mirrors-refused-nothing-touched = Draai, verzet of verwijder eerst een spiegel, of pas ({ $clause }).
mirrors-refused-already-placed = Je hebt je spiegelsteen gezet: neem nu een diamant die je ermee bespiegelt, of geen ({ $clause }).
mirrors-refused-already-touched = Je mag maar één spiegel per beurt veranderen: neem nu een diamant, of geen ({ $clause }).
mirrors-refused-not-your-entrance = { $entrance } is niet een van jouw vier ingangen ({ $clause }).
mirrors-refused-no-beam = De straal vanuit { $entrance } komt uit bij { $leaves }, niet bij { $recess } ({ $clause }).
mirrors-refused-no-diamond = In { $recess } ligt geen diamant ({ $clause }).
mirrors-refused-misses-placed = De straal vanuit { $entrance } mist de spiegelsteen die je op { $field } hebt gezet ({ $clause }).
mirrors-refused-needs-another = De straal vanuit { $entrance } gaat alleen via de spiegelsteen die je hebt gezet: er is er nog een nodig ({ $clause }).
mirrors-refused-too-few-mirrors = De straal vanuit { $entrance } gaat via { mirrors-by-way }: er zijn er minstens drie nodig ({ $clause }).
mirrors-refused-not-needed = Je hebt { mirrors-colour.the } in { $recess } niet nodig voor je kaart ({ $clause }).
mirrors-refused-return-due = Je kaart is vol: leg de vier diamanten terug ({ $clause }).
mirrors-refused-nothing-to-return = Je legt pas diamanten terug als je kaart vol is ({ $clause }).
mirrors-refused-other-diamonds = { $order }: dat zijn niet de vier diamanten van je kaart ({ $clause }).
mirrors-refused-no-deal-due = Er wordt nu geen kaart getrokken ({ $clause }).
mirrors-refused-bad-rim = { $rim }: dat zijn niet vier diamanten van elke kleur, één in elk kuiltje ({ $clause }).

## Wat vooraf wordt afgesproken

mirrors-target = Kaarten om te winnen
mirrors-target-3 = 3
    .help = Wie het eerst 3 volle kaarten heeft, wint.
mirrors-target-4 = 4
    .help = Wie het eerst 4 volle kaarten heeft, wint.
mirrors-target-5 = 5
    .help = Wie het eerst 5 volle kaarten heeft, wint.

mirrors-word-pass = pas passen
mirrors-word-none = geen
mirrors-mirrors = Er staan spiegels op { $mirrors }; { $beside ->
    [0] naast het bord ligt er geen meer.
    [one] naast het bord ligt er nog { $beside }.
   *[other] naast het bord liggen er nog { $beside }.
}
mirrors-no-mirrors = Er staat geen spiegel op het bord; ernaast liggen er { $beside }.
mirrors-rim = { $side ->
    [south] Zuid
    [west] West
    [north] Noord
   *[east] Oost
}: { $recesses }.
mirrors-recess = { $recess } { $colour }
mirrors-recess-open = { $recess } leeg
mirrors-card-shows = Je kaart toont { $diamonds }.
mirrors-no-card = Je hebt geen kaart.
mirrors-needs = Je hebt nog { $diamonds } nodig.
mirrors-your-side = Je speelt vanuit het { $side ->
    [south] zuiden
    [west] westen
    [north] noorden
   *[east] oosten
}; je ingangen zijn { $entrances }.
mirrors-score = { WHO($who) ->
    [you] Jij
   *[one] { $who }
}, { $side ->
    [south] zuid
    [west] west
    [north] noord
   *[east] oost
}: volle kaarten { $cards }, diamanten { $diamonds }.
mirrors-score-bare = { WHO($who) ->
    [you] Jij
   *[one] { $who }
}, { $side ->
    [south] zuid
    [west] west
    [north] noord
   *[east] oost
}: volle kaarten { $cards }, nog geen diamanten.
mirrors-target-cards = Wie het eerst { $cards } volle kaarten heeft, wint; op de stapel { $pile ->
    [0] ligt er geen meer.
    [one] ligt er nog { $pile }.
   *[other] liggen er nog { $pile }.
}
mirrors-light = { $typed } ({ $colour })
mirrors-light-unneeded = { $typed } ({ $colour }, niet nodig)
mirrors-ask-place = { $beside ->
    [one] Er ligt nog één spiegel
   *[other] Er liggen { $beside } spiegels
} naast het bord. Waar zet je er een?
mirrors-ask-touch = Alle twaalf spiegels staan op het bord. Wil je er een draaien, verzetten of wegnemen, of pas je?
mirrors-ask-take-or-pass = Alle spiegels staan op het bord. Je kunt een diamant nemen: { $takes }. Welke, of pas je?
mirrors-ask-take = Je stralen bespiegelen { $lit }. Welke diamant neem je, of geen?
mirrors-ask-return = Je kaart is vol. In welke volgorde gaan de vier diamanten terug: { $diamonds }? De eerste gaat in { $recess }.
mirrors-answers-place = Typ een vakje en een diagonaal, zoals b2/ of b2\. Je kunt er de diamant bij typen die je neemt, zoals b2/ s1>e3.
mirrors-answers-touch = Typ b2~ om te draaien, b2-c4/ om te verzetten, b2x om weg te nemen, s1>e3 om een diamant te nemen, of { $pass }.
mirrors-answers-take = Typ waar de straal binnenkomt en waar hij uitkomt, zoals s1>e3, of { $none }.
mirrors-answers-return = Typ vier letters op volgorde, zoals RBRG: R rood, B blauw, G groen, Y geel.
mirrors-board = De tafel
mirrors-free = { $field }, vrij
mirrors-mirror = { $field }, spiegel, { $diagonal }
mirrors-thought = { $place }, nog niet bevestigd
mirrors-lit = { $place }, bespiegeld
mirrors-lit-needed = { $place }, bespiegeld, je hebt hem nodig
mirrors-into = { $colour } in { $recess }
mirrors-do-place = Spiegel op { $field } zetten
mirrors-do-move = Spiegel van { $from } naar { $to } verzetten
mirrors-flip = Draaien
mirrors-cancel = Annuleren
mirrors-own-card = Je kaart
mirrors-lights = Je bespiegelt { $lit }.
mirrors-lights-none = Met deze spiegel bespiegel je geen diamant die je nodig hebt.
mirrors-why-first = De eerste spiegel is op zichzelf genoeg.
mirrors-why-placed = Een straal telt als hij via jouw nieuwe spiegel en minstens één andere gaat.
mirrors-why-three = Aan het begin van de beurt stonden alle twaalf spiegels op het bord: een straal telt als hij via drie verschillende spiegels gaat.
mirrors-hint-place = Kies een vrij vakje.
mirrors-hint-flip = Tik nog eens op het vakje om de spiegel te draaien, of kies een ander vakje.
mirrors-hint-touch = Kies een spiegel: hij draait. Daarna kun je hem ook verzetten of van het bord nemen.
mirrors-hint-move = Kies een vrij vakje om hem daarheen te verzetten.
mirrors-why-needed = { $needs ->
    [one] Het was de laatste diamant die ik nodig had.
   *[other] Ik had deze diamant nodig; ik miste er nog { $needs }.
}
mirrors-why-lights = { $diamonds ->
    [one] Zo bespiegelde ik een diamant die ik nodig had.
   *[other] Zo bespiegelde ik { $diamonds } diamanten die ik nodig had.
}
mirrors-why-dark = { $needs ->
    [one] Ik kon de diamant die ik nodig had niet bespiegelen.
   *[other] Ik kon geen van de { $needs } diamanten bespiegelen die ik nodig had.
}
mirrors-why-returned = De volgorde maakte voor mij niet uit, dus koos ik zomaar iets.
