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
terminal-word-next = verder v
terminal-word-back = vorige
terminal-word-eyes = ogen

terminal-help-board = de tafel zoals die erbij ligt
terminal-help-hand = wat jij alleen hebt
terminal-help-score = hoe iedereen ervoor staat
terminal-help-story = wat er tot nu toe gebeurd is
terminal-help-undo = neem je laatste keuze terug, als dat niets verraadt en niemand raakt
terminal-help-rules = de regel achter de laatste weigering; met een nummer: die regel
terminal-help-why = waarom de bots deden wat ze deden, als het spel afgelopen is
terminal-help-help = wat je nu kunt typen
terminal-help-quit = de tafel verlaten

terminal-welcome = { $title }, met { $who }.
terminal-welcome-help = Typ { $word } om te horen wat je kunt typen.
terminal-left-saved = Je hebt de tafel verlaten. Het spel staat in { $file }: ga verder met adamant play --resume { $file }
terminal-not-saved = Het spel is NIET bewaard sinds zet { $number }: { $error }
terminal-go-on-plain = Druk op Enter om verder te gaan.
terminal-pass-on = Geef het toetsenbord aan { $who }.
terminal-pass-on-undo = Wil je je eerst bedenken, typ dan { $word }.
terminal-ready-plain = { $who }, druk op Enter als niemand anders kijkt.
terminal-undone = Je laatste keuze is teruggenomen.
terminal-cannot-undo = Er is niets dat teruggenomen kan worden: wat gezien is, is gezien.
terminal-too-long = Die regel is te lang.
terminal-not-understood = “{ $text }” betekent hier niets.
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
terminal-d-question = Je hebt { $beside } naast je kist, op het pad { $path ->
    [one] ligt er nog { $path }
   *[other] liggen er nog { $path }
}, en { $dangers ->
    [one] { $dangers } kaart in de stapel zou
   *[other] { $dangers } kaarten in de stapel zouden
} deze tocht beëindigen. Blijven of vertrekken?
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

terminal-watch-ask = Stap { $step } van { $steps }. { $next } of { $back }?
terminal-watch-no-further = Verder gaat het niet.
terminal-watch-help = Typ { $next } of { $back }; een getal voor die stap; { $eyes } 1 om als speler 1 te kijken, alleen { $eyes } om als toeschouwer te kijken; [ en ] voor het vorige en volgende verslag; { $quit } om te stoppen.

terminal-menu-game = Welk spel: { $games }?
terminal-menu-players = Hoeveel spelers, { $least } tot { $most }?
terminal-menu-people = Hoeveel daarvan zijn mensen aan dit toetsenbord, 0 tot { $most }?
terminal-menu-level = Welke bots: { $levels }?
terminal-menu-setting = { $setting } ({ $values })
terminal-menu-usual = Alleen Enter betekent { $usual }.
terminal-menu-title = Een spel met diamanten

terminal-label-game = Spel
terminal-label-players = Spelers
terminal-label-people = Mensen hier
terminal-label-bots = Bots
terminal-label-start = Spelen

terminal-too-small = Dit venster is { $width } × { $height }. Minstens { $need_width } × { $need_height } is nodig: maak het groter, of gebruik --plain.
terminal-thinking = { $who } denkt na …
terminal-curtain-title = Ogen dicht
terminal-game-over = Het spel is uit.
terminal-ask-quit = De tafel verlaten?

terminal-thought = { $who }: „{ $reason }”
terminal-why-ask = Typ { $word } om te horen wat de bots dachten, of druk op Enter om te stoppen.
terminal-why-later = Wat een bot denkt, blijft geheim tot het spel afgelopen is.
terminal-why-unknown = In dit verslag staat niet wat de bots dachten.
terminal-why-title = Wat de bots dachten

terminal-key-yes = ja
terminal-key-no = nee
terminal-key-rule = regel
terminal-key-why = waarom
terminal-key-rules = regels
terminal-key-undo = terug
terminal-key-quit = stoppen
terminal-key-close = sluiten
terminal-key-scroll = bladeren
terminal-key-go-on = verder
terminal-key-start = spelen
terminal-key-choose = kiezen
terminal-key-change = veranderen
terminal-key-stay = blijven
terminal-key-leave = vertrekken
terminal-key-move-cursor = veld
terminal-key-mirror = spiegel draaien
terminal-key-place = zetten
terminal-key-beam = straal
terminal-key-take = pakken
terminal-key-take-none = geen
terminal-key-turn = draaien
terminal-key-pick-up = verzetten
terminal-key-put-down = neerzetten
terminal-key-off = wegnemen
terminal-key-pass = passen
terminal-key-order = volgorde
terminal-key-put-back = terugleggen
terminal-key-erase = wissen
terminal-key-card = kaart
terminal-key-lay = leggen
terminal-key-keep = houden
terminal-key-gift = geven
terminal-key-give = geven
terminal-key-left = linkerstapel
terminal-key-right = rechterstapel
terminal-key-step = stap
terminal-key-ends = eerste, laatste
terminal-key-eyes = ogen
terminal-key-records = verslag

terminal-panel-chest = kist
terminal-panel-beside = ernaast
terminal-panel-deciding = kiest
terminal-panel-closed = vuist dicht
terminal-panel-in-cave = in de grot
terminal-panel-camp = in het kamp
terminal-panel-won = gewonnen
terminal-panel-stones = ○ wit, elk 5 · ● rood, elk 1
terminal-panel-path = op het pad { $worth }
terminal-panel-pile = stapel { $cards }, waarvan { $dangers } fataal
terminal-panel-camp-side = kamp
terminal-panel-out = eruit: { $hazards }
terminal-panel-your-card = je kaart
terminal-panel-you-need = je zoekt
terminal-panel-mirrors = spiegels naast het bord: { $beside }
terminal-panel-cards = kaarten op de stapel: { $pile } · om te winnen: { $target }
terminal-panel-laid = kaarten
terminal-panel-front = ervoor
terminal-panel-hand = hand
terminal-panel-loot = buit
terminal-panel-leads = ◆ voorop
terminal-panel-sums = kolom { $column } · rij { $row }
terminal-panel-takes = pakt { $count }
terminal-panel-last-round = laatste ronde
terminal-panel-aside = terzijde

terminal-d-headline = grot { $cave } van { $caves }

terminal-panel-beside-each = naast elke kist binnen: { $worth }

terminal-leave-saved = Het spel staat in { $file }.

terminal-panel-signs = ◆ nodig · ◇ niet nodig · () leeg
terminal-panel-in-piles = { $cards } kaarten op de stapels

terminal-watch-title = stap { $step } van { $steps }
terminal-watch-eyes = zoals { $who } het ziet
terminal-watch-spectator = zoals een toeschouwer het ziet
terminal-watch-record = verslag { $number } van { $of }

terminal-word-hint = tip hint
terminal-word-save = bewaar bewaren
terminal-help-hint = wat een expert op jouw plaats zou doen, en waarom
terminal-help-save = met de naam van een bestand: bewaar het verslag voortaan daar
terminal-left-kept = Je hebt de tafel verlaten. Het spel is bewaard: ga verder met adamant play --resume
terminal-left-not-kept = Je hebt de tafel verlaten. Het spel is NIET bewaard sinds zet { $number }: { $error }
terminal-over-kept = Het verslag staat in { $file }.
terminal-save-elsewhere = Typ { $word } en de naam van een bestand om het ergens anders te bewaren.
terminal-ask-file = In welk bestand bewaar je het verslag?
terminal-saved-now = Het verslag staat voortaan in { $file }.
terminal-leave-kept = Het spel is bewaard: met adamant play --resume ga je verder.
terminal-hint = Een expert zou kiezen: { $action }. „{ $reason }”
terminal-hint-thinking = Een expert denkt erover na …
terminal-hint-none = Hiervoor is er geen tip.
terminal-key-hint = tip
terminal-key-file = ander bestand
terminal-key-resume = ga verder met een spel
terminal-key-cancel = annuleren
terminal-resume-title = Spellen om mee verder te gaan
terminal-resume-ask = Met welk spel ga je verder? Typ het nummer.
terminal-resume-none = Er is geen spel om mee verder te gaan.
terminal-resume-game = { $title } met { $who }, { $moves ->
    [0] net begonnen
    [one] één zet gedaan
   *[other] { $moves } zetten gedaan
}
terminal-ago = { $unit ->
    [now] zojuist
    [minutes] { $count ->
        [one] een minuut geleden
       *[other] { $count } minuten geleden
    }
    [hours] { $count ->
        [one] een uur geleden
       *[other] { $count } uur geleden
    }
   *[days] { $count ->
        [one] gisteren
       *[other] { $count } dagen geleden
    }
}
terminal-m-beam-lights = { $typed } bespiegelt { $colour }: die kun je nemen
terminal-m-beam-few = { $typed }: { $mirrors ->
    [0] geen spiegel
    [one] 1 spiegel
   *[other] { $mirrors } spiegels
}, nodig { $needs } ({ $clause })
terminal-m-beam-past = { $typed }: raakt de spiegel die je plaatst niet ({ $clause })
terminal-options-players = { $least } tot { $most } spelers.
terminal-options-none = { $title } heeft geen opties.
terminal-options-usual = standaard
terminal-bot = { $bot ->
    [random] Elke zet is goed: fijn om de regels te leren.
    [thumb] Een verstandige gewoonte die in één zin past.
    [clever] Denkt voor elke zet veel partijen door.
    [sure-twelve] Verlaat de grot zodra dat meer dan 12 oplevert en er een gevaar te zien is.
    [sixth-card] Verlaat de grot bij de zesde kaart.
    [ten-stones] Verlaat de grot met 10 stenen naast de kist.
    [second-hazard] Verlaat de grot bij het tweede gevaar.
    [card-counter] Verlaat de grot als nog een kaart gemiddeld meer kost dan oplevert.
   *[expert] Het beste wat we ervan konden maken.
}
terminal-not-saved-in = Het verslag kan niet in { $file } bewaard worden: { $error }
