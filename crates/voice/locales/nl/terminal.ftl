### De terminal: menu’s, toetsen, vragen, en wat je kunt typen. Alle woorden onder terminal-word-… worden begrepen; het eerste wordt getoond.

terminal-word-board = bord
terminal-word-hand = hand
terminal-word-score = stand score
terminal-word-story = verhaal
terminal-word-undo = terug
terminal-word-rules = regels regel
terminal-word-why = waarom
terminal-word-help = hulp help
terminal-word-quit = stop
terminal-word-stay = blijf blijven
terminal-word-leave = vertrek vertrekken ga
terminal-word-pass = pas passen
terminal-word-none = geen
terminal-word-give = geef
terminal-word-keep = houd houden

terminal-help-board = de tafel zoals die erbij ligt
terminal-help-hand = wat jij alleen hebt
terminal-help-score = hoe iedereen ervoor staat
terminal-help-story = wat er tot nu toe gebeurd is
terminal-help-undo = neem je laatste keuze terug, als dat niets verraadt en niemand raakt
terminal-help-rules = de regel achter de laatste weigering; met een nummer: die regel
terminal-help-why = waarom de bots deden wat ze deden, als het spel afgelopen is
terminal-help-help = wat je nu kunt typen
terminal-help-quit = de tafel verlaten

terminal-undone = Je laatste keuze is teruggenomen.
terminal-cannot-undo = Er is niets dat teruggenomen kan worden: wat gezien is, is gezien.
terminal-not-understood = Ik ken “{ $text }” niet.
terminal-read-clause = Typ { $word } { $clause } om de regel te lezen.
terminal-no-rulebook = Dit spel heeft nog geen regelboek.
terminal-no-clause = Er is geen regel { $clause }: ze lopen van { $first } tot { $last }.
terminal-no-seat = Je kijkt toe: niets op tafel is van jou.
terminal-person = Speler { $number }

terminal-d-cave = Dit is grot { $cave } van { $caves }.
terminal-d-path = Het pad, vanaf de ingang: { $cards }.
terminal-d-path-empty = Er ligt nog geen kaart op het pad.
terminal-d-card-left = { $card } waar er { $left } op liggen
terminal-d-inside = In de grot: { $who }.
terminal-d-beside = Naast de kist van ieder in de grot ligt { $worth }: { $stones }.
terminal-d-on-path = Op het pad: { $worth }.
terminal-d-removed = Voorgoed uit het spel: { $hazards }.
terminal-d-stand-ins = Andere voorwerpen vervangen ontbrekende diamanten.
terminal-d-chest = { WHO($who) ->
    [you] In je kist:
   *[one] In de kist van { $who }:
} { $worth }, { $stones }.
terminal-d-chests-closed = De schatkisten zijn gesloten: wat erin ging, moet je zelf onthouden.
terminal-d-question = { $beside } op het spel, { $path } op het pad; { $dangers ->
    [0] nog geen gevaar
    [one] { $dangers } kaart in de stapel zou deze tocht beëindigen
   *[other] { $dangers } kaarten in de stapel zouden deze tocht beëindigen
}. Blijven of vertrekken?
terminal-d-answers = Typ { $stay } of { $leave }.

terminal-m-mirrors = Er staan spiegels op { $mirrors }; naast het bord liggen er nog { $beside }.
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
}: open kaarten { $cards }, ervoor { $diamonds }.
terminal-m-score-bare = { WHO($who) ->
    [you] Jij
   *[one] { $who }
}, { $side ->
    [south] zuid
    [west] west
    [north] noord
   *[east] oost
}: open kaarten { $cards }, geen diamant ervoor.
terminal-m-target = { $cards } open kaarten winnen; er liggen er nog { $pile } op de stapel.
terminal-m-light = { $typed } ({ $colour })
terminal-m-light-unneeded = { $typed } ({ $colour }, niet nodig)
terminal-m-ask-place = { $beside ->
    [one] Er ligt nog één spiegel
   *[other] Er liggen { $beside } spiegels
} naast het bord. Waar zet je er een?
terminal-m-ask-touch = Alle twaalf spiegels staan. Draai, verzet of verwijder je er een, of pas je?
terminal-m-ask-take-or-pass = Alle twaalf spiegels staan, en je kunt een diamant pakken: { $takes }. Welke, of pas je?
terminal-m-ask-take = Je stralen verlichten { $lit }. Welke diamant pak je, of geen?
terminal-m-ask-return = Je hebt je kaart opengelegd. In welke volgorde gaan de vier diamanten terug: { $diamonds }? De eerste gaat in { $recess }.
terminal-m-answers-place = Typ een veld en een diagonaal, zoals b2/ of b2\, en als je wilt de diamant die je pakt, zoals b2/ s1>e3.
terminal-m-answers-touch = Typ b2~ om te draaien, b2-c4/ om te verzetten, b2x om weg te nemen, s1>e3 om een diamant te pakken, of { $pass }.
terminal-m-answers-take = Typ waar de straal binnenkomt en vertrekt, zoals s1>e3, of { $none }.
terminal-m-answers-return = Typ vier letters op volgorde, zoals RBRG: R rood, B blauw, G groen, Y geel.

terminal-k-row = Rij { $row }: { $cards }.
terminal-k-card = { $card } ({ $code })
terminal-k-field = { $field } { $card }
terminal-k-field-open = { $field } open
terminal-k-pile = { $pile ->
    [left] Linkerstapel
   *[right] Rechterstapel
}, { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}, van boven af: { $backs }.
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
terminal-k-lead = Meeste { $colour }: { $who }, met { $worth }.
terminal-k-gift = { $typed } (alle { $colour } aan { $who })
terminal-k-ask-give = Je mag al je kaarten van één kleur weggeven: { $gifts }. Welke, of { $keep } je ze?
terminal-k-ask-place = Je hebt { $hand }; open plaatsen zijn { $open }. Welke kaart leg je waar?
terminal-k-ask-draw = Van welke stapel trek je, L met { $left } bovenop of R met { $right }?
terminal-k-ask-draw-only = Van welke stapel trek je?
terminal-k-letters = Een kaart is kleur, waarde en slijpvorm: R rood, O oranje, Y geel, G groen, B blauw, P paars; b briljant, p princess, m marquise.
terminal-k-answers-place = Typ een kaart, een plaats en een stapel, zoals R3b c2 L; de stapel mag later.
terminal-k-answers-give = Typ give Y>2 om alle gele aan speler 2 te geven, geteld vanaf 1, of { $keep }; of ga meteen door en leg een kaart, zoals R3b c2 L.
terminal-k-why-give = Waarom weggeven? Kaarten van een kleur waarin je aan het einde niet de hoogste waarde hebt, zijn strafpunten: dan kan een ander ze beter hebben (K10).
terminal-k-answers-draw = Typ L of R.

terminal-label-players = Spelers
terminal-label-bots = Bots

terminal-thought = { $who }: „{ $reason }”
terminal-why-later = Wat een bot denkt, blijft geheim tot het spel afgelopen is.
terminal-why-title = Wat de bots dachten

terminal-watch-title = stap { $step } van { $steps }
terminal-watch-eyes = zoals { $who } het ziet
terminal-watch-spectator = zoals een toeschouwer het ziet

terminal-hint = Een expert zou kiezen: { $action }. „{ $reason }”
terminal-hint-none = Hiervoor is er geen tip.
terminal-bot = { $bot ->
    [random] Elke zet is goed: fijn om de regels te leren.
    [thumb] Een verstandige gewoonte die in één zin past.
    [clever] Denkt voor elke zet veel partijen door.
    [sure-twelve] Verlaat de grot zodra dat meer dan 12 oplevert en er een gevaar te zien is.
    [sixth-card] Verlaat de grot bij de zesde kaart.
    [ten-stones] Verlaat de grot met 10 stenen naast de kist.
    [second-hazard] Verlaat de grot bij het tweede gevaar.
    [card-counter] Verlaat de grot als nog een kaart gemiddeld meer kost dan oplevert.
    [expert-1] De expert van voordat hij op winst speelde.
    [search] Een zoekmethode die alleen de regels kent.
    [best-response] Heeft alleen geleerd de expert te verslaan.
   *[expert] Het beste wat we ervan konden maken.
}
