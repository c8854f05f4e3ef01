### Kadora. Een kaart heet naar kleur, waarde en slijpvorm. De plekken a1 tot en met d4, en dus de kolommen en rijen, heten in elke taal hetzelfde.

kadora-title = Kadora

## Wat een plaats kan doen

kadora-give = Alle { kadora-back.many } die je gewonnen hebt aan { NAMES($to, you: "jou") } geven
kadora-keep = Niets weggeven
kadora-place = Op { $field } { $card } leggen
kadora-draw = Een kaart { kadora-pile.from } trekken

## Dingen

kadora-colour = { $colour ->
    [red] rood
    [orange] oranje
    [yellow] geel
    [green] groen
    [blue] blauw
   *[purple] paars
}
    .adjective = { $colour ->
        [red] rode
        [orange] oranje
        [yellow] gele
        [green] groene
        [blue] blauwe
       *[purple] paarse
    }
kadora-cut = { $cut ->
    [brilliant] briljant
    [princess] prinses
   *[marquise] markies
}
kadora-card = { kadora-colour.adjective } { $value } ({ kadora-cut })
    .the = de { kadora-colour.adjective } { $value } ({ kadora-cut })
kadora-back = { kadora-colour.adjective } kaart
    .a = een { kadora-back }
    .many = { kadora-colour.adjective } kaarten
kadora-pile = { $pile ->
    [left] linkerstapel
   *[right] rechterstapel
}
    .from = van de { kadora-pile }
kadora-virtual-player = de virtuele speler

## Wat er gebeurt

kadora-dealt = De kaarten zijn gedeeld. { WHO($who) ->
    [you] Jij begint.
   *[one] { $who } begint.
}
kadora-gave = { WHO($who) ->
    [you] Je geeft { $to } { $cards } uit je gewonnen buit.
   *[one] { $who } geeft { NAMES($to, you: "jou") } { $cards } uit de gewonnen buit.
}
kadora-placed = { WHO($who) ->
    [you] Je legt { $card } op { $field }:
   *[one] { $who } legt { $card } op { $field }:
} kolom { $column } komt op { $column_sum }, rij { $row } op { $row_sum }.
kadora-took = { WHO($who) ->
    [you] Je neemt { $haul }.
   *[one] { $who } neemt { $haul }.
}
kadora-took-full-table = De tafel is vol, dus { WHO($who) ->
    [you] je moet
   *[one] { $who } moet
} de kaarten met een andere kleur én een andere slijpvorm nemen: { $haul }.
kadora-took-nothing-else = De tafel is vol en elke kaart komt overeen, dus { WHO($who) ->
    [you] je moet
   *[one] { $who } moet
} ze allemaal nemen: { $haul }.
kadora-haul-column = { $column } uit de kolom
kadora-haul-row = { $row } uit de rij
kadora-haul-both = { kadora-haul-column }, en { kadora-haul-row }
kadora-drew = { WHO($who) ->
    [you] Je trekt
   *[one] { $who } trekt
} { kadora-back.a } { kadora-pile.from }.
kadora-you-drew = Je trekt { $card } { kadora-pile.from }.
kadora-filled = De lege plek { $field } wordt gevuld met { $card } { kadora-pile.from }.
kadora-last-round = Beide stapels zijn leeg: iedereen krijgt nog één beurt, { NAMES($who, you: "jij") } als laatste, en er wordt niet meer getrokken.
kadora-hand-joined = { WHO($who) ->
    [you] Je legt je laatste handkaarten bij je gewonnen buit: { $cards }.
   *[one] { $who } legt de laatste handkaarten bij de gewonnen buit: { $cards }.
}
kadora-aside-turned = De { $count } opzijgelegde kaarten worden omgedraaid voor de virtuele speler: { $totals }.
kadora-total = { $total } in { kadora-colour }
kadora-turned-down = In { kadora-colour } { WHO($who) ->
    [you] heb jij met { $total } de hoogste waarde: je draait die kaarten om.
    [us] hebben { $who } met elk { $total } de hoogste waarde: jullie draaien die kaarten om.
    [one] heeft { $who } met { $total } de hoogste waarde: die kaarten worden omgedraaid.
   *[many] hebben { $who } met elk { $total } de hoogste waarde: die kaarten worden omgedraaid.
}
kadora-turned-down-at-a-cost = { kadora-turned-down } Strafpunten: { $penalties }.
kadora-penalty = { $points } voor { NAMES($who, you: "jou") }
kadora-penalty-virtual = { $points } voor de virtuele speler
kadora-points = { $penalty ->
    [0] geen strafpunten
    [one] { $penalty } strafpunt
   *[other] { $penalty } strafpunten
}
kadora-covered = { $covered ->
    [one] { $covered } van de { $cards } kaarten ligt gedekt
   *[other] { $covered } van de { $cards } kaarten liggen gedekt
}
kadora-counted = { WHO($who) ->
    [you] Je hebt { kadora-points };
   *[one] { $who } heeft { kadora-points };
} { kadora-covered }.
kadora-counted-virtual = De virtuele speler heeft { kadora-points }; { kadora-covered }.
kadora-spellbound = { WHO($who) ->
    [you] Je hebt { kadora-points }, maar geen gedekte kaarten: je hebt de betovering niet opgeheven, dus je kunt niet winnen.
   *[one] { $who } heeft { kadora-points }, maar geen gedekte kaarten: zonder de betovering op te heffen kan { $who } niet winnen.
}
kadora-spellbound-virtual = De virtuele speler heeft { kadora-points }, maar geen gedekte kaarten, en kan dus niet winnen.
kadora-won-penalty = { WHO($who) ->
    [you] Je wint, met de minste strafpunten van allen die de betovering hebben opgeheven!
   *[one] { $who } wint, met de minste strafpunten van allen die de betovering hebben opgeheven!
}
kadora-won-penalty-virtual = De virtuele speler wint, met de minste strafpunten van allen die de betovering hebben opgeheven!
kadora-won-cards = { WHO($who) ->
    [you] Je wint: evenveel strafpunten, maar de meeste kaarten!
   *[one] { $who } wint: evenveel strafpunten, maar de meeste kaarten!
}
kadora-won-cards-virtual = De virtuele speler wint: evenveel strafpunten, maar de meeste kaarten!
kadora-won-shared = { WHO($who) ->
    [us] { NAMES($who, you: "Jij") } delen de overwinning, met evenveel strafpunten en evenveel kaarten!
   *[many] { $who } delen de overwinning, met evenveel strafpunten en evenveel kaarten!
}

## Wat niet kan, en waarom

kadora-refused-players = Kadora is voor 2 tot 4 spelers, niet voor { $players } ({ $clause }).
kadora-refused-no-such-first = Plaats { $seat } kan niet beginnen: aan een tafel van { $players } zijn de plaatsen 0 tot { $last } ({ $clause }).
kadora-refused-other-first = Plaats { $agreed } begint, zoals vooraf afgesproken, niet plaats { $seat } ({ $clause }).
kadora-refused-card-twice = { $card } is meer dan één keer gedeeld, maar die kaart is er maar één keer ({ $clause }).
kadora-refused-not-dealt = De kaarten zijn nog niet gedeeld ({ $clause }).
kadora-refused-already-dealt = De kaarten zijn al gedeeld ({ $clause }).
kadora-refused-not-your-turn = { $who } is aan de beurt ({ $clause }).
kadora-refused-gift-due = Geef eerst kaarten weg of houd ze allemaal; leg daarna een kaart ({ $clause }).
kadora-refused-gift-over = Je mag maar één keer kaarten weggeven, aan het begin van je beurt: leg nu een kaart ({ $clause }).
kadora-refused-draw-due = Je hebt je kaart gelegd: trek er nu een ({ $clause }).
kadora-refused-nothing-to-keep = Over weggeven heb je al beslist: leg nu een kaart ({ $clause }).
kadora-refused-place-first = Leg een kaart voordat je er een trekt ({ $clause }).
kadora-refused-none-to-give = Je hebt geen { kadora-back.many } gewonnen om weg te geven ({ $clause }).
kadora-refused-not-highest = Je mag { kadora-colour } alleen weggeven zolang jij als enige de hoogste waarde in die kleur hebt gewonnen; { $who } heeft { $theirs }, jij hebt { $yours } ({ $clause }).
kadora-refused-receiver-has-colour = { $who } heeft al { kadora-back.many }: geef die van jou aan een speler die er geen heeft ({ $clause }).
kadora-refused-to-yourself = Je kunt geen kaarten aan jezelf geven: kies een andere speler ({ $clause }).
kadora-refused-not-in-hand = { $card } zit niet in je hand ({ $clause }).
kadora-refused-not-open = Op { $field } ligt al een kaart: kies een lege plek in het blok ({ $clause }).
kadora-refused-pile-empty = De { kadora-pile } is leeg ({ $clause }).
kadora-refused-last-round = Beide stapels zijn leeg: in de laatste ronde wordt niet getrokken ({ $clause }).
kadora-refused-over = Iedereen heeft de laatste beurt gehad: het spel is afgelopen ({ $clause }).

kadora-first = Startspeler
    .question = Wie was het laatst op een eiland?
kadora-first-lot = Willekeurig
    .help = Er wordt geloot wie begint.
kadora-first-seat = Speler { $number }
    .help = Speler { $number } was het laatst op een eiland en begint.

kadora-word-give = geef
kadora-word-keep = houd houden
kadora-sums-all = Sommen van rijen en kolommen: { $sums }.
kadora-row = Rij { $row }: { $cards }.
kadora-card-code = { $card } ({ $code })
kadora-field = { $field } { $card }
kadora-field-open = { $field } leeg
kadora-pile-backs = { $pile ->
    [left] Linkerstapel
   *[right] Rechterstapel
}, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}, van boven naar beneden: { $backs }.
kadora-pile-empty = { $pile ->
    [left] Linkerstapel
   *[right] Rechterstapel
}: geen kaarten.
kadora-last-round-turns = Dit is de laatste ronde: er { $turns ->
    [one] is nog één beurt
   *[other] zijn nog { $turns } beurten
}.
kadora-hand-cards = Je hand: { $cards }.
kadora-hand-empty = Je hand is leeg.
kadora-hand-of = In de hand van { $who }: { $backs }.
kadora-loot-won = { WHO($who) ->
    [you] Je hebt
   *[one] { $who } heeft
} { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} gewonnen: { $cards }.
kadora-loot-none = { WHO($who) ->
    [you] Je hebt nog niets gewonnen.
   *[one] { $who } heeft nog niets gewonnen.
}
kadora-lead = Hoogste waarde in { $colour }: { NAMES($who, you: "jij") }, met { $worth }.
kadora-gift = { $typed } (alle kaarten in { $colour } aan { $who })
kadora-ask-give = Je mag al je kaarten van één kleur weggeven: { $gifts }. Welke geef je weg? Of typ { $keep }.
kadora-ask-place = Je hebt { $hand }; lege plekken zijn { $open }. Welke kaart leg je waar?
kadora-ask-draw = Van welke stapel trek je: L ({ $left } bovenop) of R ({ $right })?
kadora-ask-draw-only = Van welke stapel trek je?
kadora-letters = Een kaart is kleur, waarde en slijpvorm: R rood, O oranje, Y geel, G groen, B blauw, P paars; b briljant, p prinses, m markies.
kadora-answers-place = Typ een kaart, een plek en een stapel, zoals R3b c2 L. De stapel mag ook later.
kadora-answers-give = Typ { $give } Y>2 om alle gele kaarten aan speler 2 te geven, of { $keep } om ze te houden. Je kunt ook meteen een kaart leggen, zoals R3b c2 L.
kadora-why-give = Waarom weggeven? Kaarten van een kleur waarin je aan het einde niet de hoogste waarde hebt, zijn strafpunten: die kan een ander beter hebben (K10).
kadora-answers-draw = Typ L of R.
kadora-block = Het blok
kadora-row-sum = rij { $row }: { $sum }
kadora-column-sum = kolom { $column }: { $sum }
kadora-pile-count = { $pile ->
    [left] Linkerstapel
   *[right] Rechterstapel
} ({ $count })
kadora-set-aside = Opzijgelegd
kadora-aside = Opzijgelegd, { $count }: { $backs }.
kadora-hand = Je hand
kadora-choose-card = Kies een kaart uit je hand.
kadora-choose-or-give = Kies een kaart uit je hand. Wil je kaarten weggeven? Tik dan op een gemarkeerde kleur in je buit.
kadora-can-give = Deze kleur mag je weggeven.
kadora-choose-place = Kies een lege plek in het blok.
kadora-think-ahead = Kies een kaart en een plek om te zien wat je zou nemen.
kadora-sums = Kolom { $column } komt op { $column_sum }, rij { $row } op { $row_sum }.
kadora-takes-nothing = Je zou niets nemen.
kadora-takes = Je zou nemen: { $cards }.
kadora-takes-full = De tafel is vol: je zou de kaarten nemen met een andere kleur én een andere slijpvorm: { $cards }.
kadora-takes-all = De tafel is vol en elke kaart komt overeen: je zou ze allemaal nemen: { $cards }.
kadora-gain = { kadora-colour } +{ $more } = { $total }
kadora-gain-lead = { kadora-gain }, de hoogste waarde
kadora-loot = Gewonnen buit
kadora-you = { $name } (jij)
kadora-dummy-hand = De virtuele speler
kadora-in = { kadora-colour }: { $total }, { $cards ->
    [one] één kaart
   *[other] { $cards } kaarten
}
kadora-leads = { kadora-in }; hoogste waarde
kadora-behind = { kadora-in }; nog { $short } voor de hoogste waarde
kadora-nobody = { kadora-colour }: nog geen kaarten
kadora-penalty-points = { $points ->
    [one] { $points } strafpunt
   *[other] { $points } strafpunten
}
kadora-penalty-now = nu { kadora-penalty-points }
kadora-won = wint
kadora-bound = nergens de hoogste waarde: kan niet winnen
kadora-why-cheaper = Het scheelde me { kadora-penalty-points }. Op dat moment geteld kostte mijn buit { $penalty }.
kadora-why-as-cheap = Het kostte me niets. Op dat moment geteld kostte mijn buit { $penalty }, net als daarvoor.
kadora-why-dearer = Goedkoper kon niet: het kostte me { kadora-penalty-points }. Op dat moment geteld kostte mijn buit { $penalty }.
kadora-why-draw = Beide stapels waren voor mij even goed.
