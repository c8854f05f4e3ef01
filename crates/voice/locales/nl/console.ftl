### The terminal alone: menus, keys, panels and what is typed there. Browsers do not have these.

console-word-next = verder v
console-word-back = vorige
console-word-eyes = ogen
console-welcome = { $title }, met { $who }.
console-welcome-help = Typ { $word } om te horen wat je kunt typen.
console-left-saved = Je hebt de tafel verlaten. Het spel staat in { $file }: ga verder met adamant play --resume { $file }
console-not-saved = Het spel is NIET bewaard sinds zet { $number }: { $error }
console-go-on-plain = Druk op Enter om verder te gaan.
console-pass-on = Geef het toetsenbord aan { $who }.
console-pass-on-undo = Wil je je eerst bedenken, typ dan { $word }.
console-ready-plain = { $who }, druk op Enter als niemand anders kijkt.
console-too-long = Die regel is te lang.
console-watch-ask = Stap { $step } van { $steps }. { $next } of { $back }?
console-watch-no-further = Verder gaat het niet.
console-watch-help = Typ { $next } of { $back }; een getal voor die stap; { $eyes } 1 om als speler 1 te kijken, alleen { $eyes } om als toeschouwer te kijken; [ en ] voor het vorige en volgende verslag; { $quit } om te stoppen.
console-menu-game = Welk spel: { $games }?
console-menu-players = Hoeveel spelers, { $least } tot { $most }?
console-menu-people = Hoeveel daarvan zijn mensen aan dit toetsenbord, 0 tot { $most }?
console-menu-level = Welke bots: { $levels }?
console-menu-setting = { $setting } ({ $values })
console-menu-usual = Alleen Enter betekent { $usual }.
console-menu-title = Een spel met diamanten
console-label-game = Spel
console-label-people = Mensen hier
console-label-start = Spelen
console-too-small = Dit venster is { $width } × { $height }. Minstens { $need_width } × { $need_height } is nodig: maak het groter, of gebruik --plain.
console-thinking = { $who } denkt na …
console-curtain-title = Ogen dicht
console-game-over = Het spel is uit.
console-ask-quit = De tafel verlaten?
console-why-ask = Typ { $word } om te horen wat de bots dachten, of druk op Enter om te stoppen.
console-why-unknown = In dit verslag staat niet wat de bots dachten.
console-key-yes = ja
console-key-no = nee
console-key-rule = regel
console-key-why = waarom
console-key-rules = regels
console-key-undo = terug
console-key-quit = stoppen
console-key-close = sluiten
console-key-scroll = bladeren
console-key-go-on = verder
console-key-start = spelen
console-key-choose = kiezen
console-key-change = veranderen
console-key-stay = blijven
console-key-leave = vertrekken
console-key-move-cursor = veld
console-key-mirror = spiegel draaien
console-key-place = zetten
console-key-beam = straal
console-key-take = pakken
console-key-take-none = geen
console-key-turn = draaien
console-key-pick-up = verzetten
console-key-put-down = neerzetten
console-key-off = wegnemen
console-key-pass = passen
console-key-order = volgorde
console-key-put-back = terugleggen
console-key-erase = wissen
console-key-card = kaart
console-key-lay = leggen
console-key-keep = houden
console-key-gift = geven
console-key-give = geven
console-key-left = linkerstapel
console-key-right = rechterstapel
console-key-step = stap
console-key-ends = eerste, laatste
console-key-eyes = ogen
console-key-records = verslag
console-panel-chest = kist
console-panel-beside = ernaast
console-panel-deciding = kiest
console-panel-closed = vuist dicht
console-panel-in-cave = in de grot
console-panel-camp = in het kamp
console-panel-won = gewonnen
console-panel-stones = ○ wit, elk 5 · ● rood, elk 1
console-panel-path = op het pad { $worth }
console-panel-pile = stapel { $cards }, waarvan { $dangers } fataal
console-panel-camp-side = kamp
console-panel-out = eruit: { $hazards }
console-panel-your-card = je kaart
console-panel-you-need = je zoekt
console-panel-mirrors = spiegels naast het bord: { $beside }
console-panel-cards = kaarten op de stapel: { $pile } · om te winnen: { $target }
console-panel-laid = kaarten
console-panel-front = ervoor
console-panel-hand = hand
console-panel-loot = buit
console-panel-leads = ◆ voorop
console-panel-sums = kolom { $column } · rij { $row }
console-panel-takes = pakt { $count }
console-panel-last-round = laatste ronde
console-panel-aside = terzijde
console-d-headline = grot { $cave } van { $caves }
console-panel-beside-each = naast elke kist binnen: { $worth }
console-leave-saved = Het spel staat in { $file }.
console-panel-signs = ◆ nodig · ◇ niet nodig · () leeg
console-panel-in-piles = { $cards } kaarten op de stapels
console-watch-record = verslag { $number } van { $of }
console-word-hint = tip hint
console-word-save = bewaar bewaren
console-help-hint = wat een expert op jouw plaats zou doen, en waarom
console-help-save = met de naam van een bestand: bewaar het verslag voortaan daar
console-left-kept = Je hebt de tafel verlaten. Het spel is bewaard: ga verder met adamant play --resume
console-left-not-kept = Je hebt de tafel verlaten. Het spel is NIET bewaard sinds zet { $number }: { $error }
console-over-kept = Het verslag staat in { $file }.
console-save-elsewhere = Typ { $word } en de naam van een bestand om het ergens anders te bewaren.
console-ask-file = In welk bestand bewaar je het verslag?
console-saved-now = Het verslag staat voortaan in { $file }.
console-leave-kept = Het spel is bewaard: met adamant play --resume ga je verder.
console-hint-thinking = Een expert denkt erover na …
console-key-hint = tip
console-key-file = ander bestand
console-key-resume = ga verder met een spel
console-key-cancel = annuleren
console-resume-title = Spellen om mee verder te gaan
console-resume-ask = Met welk spel ga je verder? Typ het nummer.
console-resume-none = Er is geen spel om mee verder te gaan.
console-resume-game = { $title } met { $who }, { $moves ->
    [0] net begonnen
    [one] één zet gedaan
   *[other] { $moves } zetten gedaan
}
console-ago = { $unit ->
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
console-m-beam-lights = { $typed } bespiegelt { $colour }: die kun je nemen
console-m-beam-few = { $typed }: { $mirrors ->
    [0] geen spiegel
    [one] 1 spiegel
   *[other] { $mirrors } spiegels
}, nodig { $needs } ({ $clause })
console-m-beam-past = { $typed }: raakt de spiegel die je plaatst niet ({ $clause })
console-options-players = { $least } tot { $most } spelers.
console-options-none = { $title } heeft geen opties.
console-options-usual = standaard
console-not-saved-in = Het verslag kan niet in { $file } bewaard worden: { $error }
