### The terminal alone: menus, keys, panels and what is typed there. Browsers do not have these.

console-word-next = verder v
console-word-answer = antwoord
console-word-list = lijst
console-practice-choose = Typ het nummer van een stelling, of { $quit } om te stoppen.
console-practice-how = Typ je keuze. { $answer } geeft het beste antwoord, { $next } gaat naar de volgende stelling, { $list } terug naar de lijst, en { $help } zegt wat je nog meer kunt typen.
console-practice-unsaved = Dat je hem hebt opgelost kan niet worden opgeslagen: { $error }
console-word-back = vorige
console-word-eyes = kijk ogen
console-welcome = { $title }, met { $who }.
console-welcome-help = Typ { $word } om te zien wat je kunt typen.
console-left-saved = Je hebt het spel verlaten. Het is opgeslagen in { $file }: ga verder met adamant play --resume { $file }
console-not-saved = Het spel is NIET opgeslagen sinds zet { $number }: { $error }
console-go-on-plain = Druk op Enter om verder te gaan.
console-pass-on = Geef het toetsenbord aan { $who }.
console-pass-on-undo = Wil je eerst je keuze veranderen, typ dan { $word }.
console-ready-plain = { $who }, druk op Enter als niemand anders kijkt.
console-too-long = Die regel is te lang.
console-watch-ask = Stap { $step } van { $steps }. { $next } of { $back }?
console-watch-no-further = Er zijn geen stappen meer.
console-watch-help = Typ { $next } of { $back }, of het nummer van een stap; { $eyes } 1 om te zien wat speler 1 zag, alleen { $eyes } om te zien wat toeschouwers zagen; [ en ] voor het vorige en volgende spelbestand; { $quit } om te stoppen.
console-menu-game = Welk spel: { $games }?
console-menu-players = Hoeveel spelers, { $least } tot { $most }?
console-menu-people = Hoeveel daarvan spelen aan dit toetsenbord, 0 tot { $most }?
console-menu-level = Welke bots: { $levels }?
console-menu-setting = { $setting } ({ $values })
console-menu-usual = Druk op Enter voor { $usual }.
console-menu-title = Drie spellen vol diamanten
console-label-people = Mensen hier
console-label-start = Spelen
console-too-small = Dit venster is { $width } × { $height }. Er is minstens { $need_width } × { $need_height } nodig: maak het groter of gebruik --plain.
console-thinking = { $who } denkt na…
console-curtain-title = Volgende speler
console-ask-quit = Het spel verlaten?
console-why-ask = Typ { $word } om te zien waarom de bots zo kozen, of druk op Enter om te stoppen.
console-why-unknown = In dit spelbestand staat niet waarom de bots zo kozen.
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
console-key-move-cursor = vakje
console-key-step = stap
console-key-ends = eerste, laatste
console-key-eyes = kijk als
console-key-records = bestand
console-leave-saved = Het spel is opgeslagen in { $file }.
console-watch-record = spelbestand { $number } van { $of }
console-word-save = bewaar opslaan
console-help-save = met een bestandsnaam: sla het spel voortaan daar op
console-left-kept = Je hebt het spel verlaten. Het is opgeslagen: ga verder met adamant play --resume
console-left-not-kept = Je hebt het spel verlaten. Het is NIET opgeslagen sinds zet { $number }: { $error }
console-save-elsewhere = Typ { $word } en een bestandsnaam om het ergens anders op te slaan.
console-ask-file = In welk bestand wil je het spel opslaan?
console-saved-now = Het spel wordt nu opgeslagen in { $file }.
console-leave-kept = Het spel is opgeslagen: ga verder met adamant play --resume.
console-key-hint = tip
console-key-file = ander bestand
console-key-resume = verder met een spel
console-key-cancel = annuleren
console-resume-title = Je onafgemaakte spellen
console-resume-ask = Met welk spel wil je verder? Typ het nummer.
console-resume-none = Je hebt geen onafgemaakte spellen.
console-resume-game = { $title } met { $who }, { $moves ->
    [0] net begonnen
    [one] één zet
   *[other] { $moves } zetten
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
console-options-players = { $least } tot { $most } spelers.
console-options-none = { $title } heeft geen opties.
console-options-usual = standaard
console-not-saved-in = Het spel kan niet worden opgeslagen in { $file }: { $error }
console-no-folder = er is geen map voor opgeslagen spellen
console-wish-output = De standaarduitvoer toont het spel: geef --record een bestand.
console-wish-input = De standaardinvoer is het toetsenbord: geef --resume een bestand.
console-wish-exists = { $file } bestaat al: ga ermee verder (--resume { $file }), kies een ander bestand of overschrijf het (--force).
console-wish-game = { $file } is een spel { $game }.
console-wish-empty = In { $file } staat geen spel.
console-wish-many = In { $file } staan { $count } spellen: zet het spel waarmee je verder wilt in een eigen bestand.
console-wish-players = Het spel in { $file } heeft { $players } spelers.
console-wish-people = { $people } mensen zijn te veel voor { $players } spelers.
console-wish-bots = { $people } mensen en { $bots } bots zijn te veel voor { $players } spelers.
console-word-skip = overslaan sla
console-word-again = opnieuw
console-word-play = spelen speel
console-learn-help = Druk op Enter om verder te gaan. Je kunt altijd { $back }, { $skip }, { $again } of { $quit } typen; { $help } toont meer.
console-learn-type = Nu jij. Typ { $typed }
console-learn-resumed = Typ { $again } om opnieuw te beginnen.
console-learn-left = Je kunt later verdergaan: adamant learn { $game }
console-learn-end = Typ { $play } om een echt spel te spelen tegen makkelijke bots, of druk op Enter om te stoppen.
console-learn-offer = Nieuw in dit spel? Drie minuten zijn genoeg: adamant learn { $game }
console-label-learn = Al spelend leren
console-key-back = terug
console-key-skip = overslaan
