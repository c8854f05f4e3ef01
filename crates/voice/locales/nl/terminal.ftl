### De terminal: menu’s, toetsen, vragen, en wat je kunt typen. Alle woorden onder terminal-word-… worden begrepen; het eerste wordt getoond.

terminal-word-board = bord
terminal-word-hand = hand
terminal-word-score = stand score
terminal-word-story = verhaal
terminal-word-undo = terug ongedaan
terminal-word-rules = regels regel
terminal-word-why = waarom
terminal-word-hint = tip hint
terminal-word-help = hulp help
terminal-word-quit = stop
terminal-word-stay = blijf blijven
terminal-word-leave = vertrek vertrekken ga
terminal-word-pass = pas passen
terminal-word-none = geen
terminal-word-give = geef
terminal-word-keep = houd houden

terminal-help-board = de tafel
terminal-help-hand = je eigen kaarten
terminal-help-score = de stand
terminal-help-story = wat er tot nu toe gebeurd is
terminal-help-undo = maak je laatste keuze ongedaan, als er niets onthuld is en het niemand anders raakt
terminal-help-rules = de regel bij de laatste weigering; met een nummer: die regel
terminal-help-why = waarom de bots zo kozen, na afloop van het spel
terminal-help-hint = wat een expert op jouw plaats zou doen, en waarom
terminal-help-help = wat je nu kunt typen
terminal-help-quit = het spel verlaten

terminal-word-figures = kansen stralen sommen
terminal-help-figures = { $game ->
    [diamant] de kansen van de volgende kaart
    [mirrors] waar je stralen uitkomen
   *[kadora] de som van elke rij en kolom
}
terminal-k-sums = Sommen van rijen en kolommen: { $sums }.
terminal-d-met = Al gezien: { $hazards }.

terminal-undone = Je laatste keuze is ongedaan gemaakt.
terminal-cannot-undo = Er valt niets ongedaan te maken: wat onthuld is, blijft zo.
terminal-not-understood = Ik ken “{ $text }” niet.
terminal-read-clause = Typ { $word } { $clause } om de regel te lezen.
terminal-no-rulebook = De regels konden niet worden geladen. Probeer het zo nog eens.
terminal-no-clause = Er is geen regel { $clause }: ze lopen van { $first } tot en met { $last }.
terminal-no-seat = Je kijkt mee: je hebt zelf geen kaarten of diamanten.
terminal-person = Speler { $number }

terminal-d-cave = Dit is grot { $cave } van { $caves }.
terminal-d-path = Het pad, vanaf de ingang: { $cards }.
terminal-d-path-empty = Er ligt nog geen kaart op het pad.
terminal-d-card-left = { $card } met nog { $left ->
    [one] { $left } diamant
   *[other] { $left } diamanten
} erop
terminal-d-inside = In de grot: { $who }.
terminal-d-beside = Iedereen in de grot heeft { $worth } op het spel staan: { $stones }.
terminal-d-on-path = Op het pad: { $worth }.
terminal-d-removed = Voorgoed uit het spel: { $hazards }.
terminal-d-stand-ins = Andere voorwerpen vervangen de ontbrekende diamanten.
terminal-d-chest = { WHO($who) ->
    [you] In je schatkist:
   *[one] In de schatkist van { $who }:
} { $worth }, { $stones }.
terminal-d-chests-closed = De schatkisten zijn gesloten: onthoud zelf wat erin ging.
terminal-d-question = { $beside } op het spel, { $path } op het pad; { $dangers ->
    [0] nog geen gevaar
    [one] { $dangers } kaart in de stapel beëindigt deze expeditie
   *[other] { $dangers } kaarten in de stapel beëindigen deze expeditie
}. Blijven of vertrekken?
terminal-d-answers = Typ { $stay } of { $leave }.

terminal-m-mirrors = Er staan spiegels op { $mirrors }; { $beside ->
    [0] naast het bord ligt er geen meer.
    [one] naast het bord ligt er nog { $beside }.
   *[other] naast het bord liggen er nog { $beside }.
}
terminal-m-no-mirrors = Er staat geen spiegel op het bord; ernaast liggen er { $beside }.
terminal-m-rim = { $side ->
    [south] Zuid
    [west] West
    [north] Noord
   *[east] Oost
}: { $recesses }.
terminal-m-recess = { $recess } { $colour }
terminal-m-recess-open = { $recess } leeg
terminal-m-card = Je kaart toont { $diamonds }.
terminal-m-no-card = Je hebt geen kaart.
terminal-m-needs = Je hebt nog { $diamonds } nodig.
terminal-m-your-side = Je speelt vanuit het { $side ->
    [south] zuiden
    [west] westen
    [north] noorden
   *[east] oosten
}; je ingangen zijn { $entrances }.
terminal-m-score = { WHO($who) ->
    [you] Jij
   *[one] { $who }
}, { $side ->
    [south] zuid
    [west] west
    [north] noord
   *[east] oost
}: volle kaarten { $cards }, diamanten { $diamonds }.
terminal-m-score-bare = { WHO($who) ->
    [you] Jij
   *[one] { $who }
}, { $side ->
    [south] zuid
    [west] west
    [north] noord
   *[east] oost
}: volle kaarten { $cards }, nog geen diamanten.
terminal-m-target = Wie het eerst { $cards } volle kaarten heeft, wint; op de stapel { $pile ->
    [0] ligt er geen meer.
    [one] ligt er nog { $pile }.
   *[other] liggen er nog { $pile }.
}
terminal-m-light = { $typed } ({ $colour })
terminal-m-light-unneeded = { $typed } ({ $colour }, niet nodig)
terminal-m-ask-place = { $beside ->
    [one] Er ligt nog één spiegel
   *[other] Er liggen { $beside } spiegels
} naast het bord. Waar zet je er een?
terminal-m-ask-touch = Alle twaalf spiegels staan op het bord. Wil je er een draaien, verzetten of wegnemen, of pas je?
terminal-m-ask-take-or-pass = Alle twaalf spiegels staan op het bord, en je kunt een diamant nemen: { $takes }. Welke, of pas je?
terminal-m-ask-take = Je stralen bespiegelen { $lit }. Welke diamant neem je, of geen?
terminal-m-ask-return = Je kaart is vol. In welke volgorde gaan de vier diamanten terug: { $diamonds }? De eerste gaat in { $recess }.
terminal-m-answers-place = Typ een vakje en een diagonaal, zoals b2/ of b2\. Je kunt er de diamant bij typen die je neemt, zoals b2/ s1>e3.
terminal-m-answers-touch = Typ b2~ om te draaien, b2-c4/ om te verzetten, b2x om weg te nemen, s1>e3 om een diamant te nemen, of { $pass }.
terminal-m-answers-take = Typ waar de straal binnenkomt en waar hij uitkomt, zoals s1>e3, of { $none }.
terminal-m-answers-return = Typ vier letters op volgorde, zoals RBRG: R rood, B blauw, G groen, Y geel.

terminal-k-row = Rij { $row }: { $cards }.
terminal-k-card = { $card } ({ $code })
terminal-k-field = { $field } { $card }
terminal-k-field-open = { $field } leeg
terminal-k-pile = { $pile ->
    [left] Linkerstapel
   *[right] Rechterstapel
}, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}, van boven naar beneden: { $backs }.
terminal-k-pile-empty = { $pile ->
    [left] Linkerstapel
   *[right] Rechterstapel
}: geen kaarten.
terminal-k-last-round = Dit is de laatste ronde: er { $turns ->
    [one] is nog één beurt
   *[other] zijn nog { $turns } beurten
}.
terminal-k-hand = Je hand: { $cards }.
terminal-k-hand-empty = Je hand is leeg.
terminal-k-hand-of = In de hand van { $who }: { $backs }.
terminal-k-loot = { WHO($who) ->
    [you] Je hebt
   *[one] { $who } heeft
} { $count ->
    [one] één kaart
   *[other] { $count } kaarten
} gewonnen: { $cards }.
terminal-k-loot-none = { WHO($who) ->
    [you] Je hebt nog niets gewonnen.
   *[one] { $who } heeft nog niets gewonnen.
}
terminal-k-lead = Hoogste waarde in { $colour }: { NAMES($who, you: "jij") }, met { $worth }.
terminal-k-gift = { $typed } (alle kaarten in { $colour } aan { $who })
terminal-k-ask-give = Je mag al je kaarten van één kleur weggeven: { $gifts }. Welke geef je weg? Of typ { $keep }.
terminal-k-ask-place = Je hebt { $hand }; lege plekken zijn { $open }. Welke kaart leg je waar?
terminal-k-ask-draw = Van welke stapel trek je: L ({ $left } bovenop) of R ({ $right })?
terminal-k-ask-draw-only = Van welke stapel trek je?
terminal-k-letters = Een kaart is kleur, waarde en slijpvorm: R rood, O oranje, Y geel, G groen, B blauw, P paars; b briljant, p prinses, m markies.
terminal-k-answers-place = Typ een kaart, een plek en een stapel, zoals R3b c2 L. De stapel mag ook later.
terminal-k-answers-give = Typ { $give } Y>2 om alle gele kaarten aan speler 2 te geven, of { $keep } om ze te houden. Je kunt ook meteen een kaart leggen, zoals R3b c2 L.
terminal-k-why-give = Waarom weggeven? Kaarten van een kleur waarin je aan het einde niet de hoogste waarde hebt, zijn strafpunten: die kan een ander beter hebben (K10).
terminal-k-answers-draw = Typ L of R.

terminal-label-players = Spelers
terminal-label-bots = Bots

terminal-thought = { $who }: “{ $reason }”
terminal-why-later = Waarom een bot iets kiest, blijft geheim tot het spel afgelopen is.
terminal-why-title = Wat de bots dachten

terminal-watch-title = stap { $step } van { $steps }
terminal-watch-eyes = zoals { $who } het ziet
terminal-watch-spectator = zoals een toeschouwer het ziet

terminal-hint = Een expert zou kiezen: { $action }. “{ $reason }”
terminal-hint-thinking = Even aan een expert vragen…
terminal-hint-none = Hier is geen tip voor.
terminal-bot = { $bot ->
    [random] Doet zomaar een zet: fijn om de regels te leren.
    [thumb] Speelt volgens één eenvoudige regel.
    [clever] Speelt voor elke zet veel spellen in gedachten uit.
    [sure-twelve] Verlaat de grot zodra dat meer dan 12 oplevert en er een gevaar ligt.
    [sixth-card] Verlaat de grot bij de zesde kaart.
    [ten-stones] Verlaat de grot met 10 diamanten op het spel.
    [second-hazard] Verlaat de grot bij het tweede gevaar.
    [card-counter] Verlaat de grot als nog een kaart gemiddeld meer kost dan oplevert.
    [expert-1] Een eerdere expert, die diamanten verzamelde in plaats van op winst te spelen.
    [search] Zoekt zonder iets anders te kennen dan de regels.
    [best-response] Alleen getraind om de expert te verslaan.
   *[expert] Onze sterkste bot.
}
