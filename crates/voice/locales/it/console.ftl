### The terminal alone: menus, keys, panels and what is typed there. Browsers do not have these.

console-word-next = avanti a
console-word-back = indietro i
console-word-eyes = occhi
console-welcome = { $title }, con { $who }.
console-welcome-help = Scrivi { $word } per sapere che cosa puoi scrivere.
console-left-saved = Hai lasciato il tavolo. La partita è in { $file }: continua con adamant play --resume { $file }
console-not-saved = La partita NON è conservata dalla mossa { $number }: { $error }
console-go-on-plain = Premi Invio per continuare.
console-pass-on = Passa la tastiera a { $who }.
console-pass-on-undo = Per cambiare idea prima, scrivi { $word }.
console-ready-plain = { $who }, premi Invio quando nessun altro guarda.
console-too-long = Questa riga è troppo lunga.
console-watch-ask = Passo { $step } di { $steps }. { $next } o { $back }?
console-watch-no-further = Non va oltre.
console-watch-help = Scrivi { $next } o { $back }; un numero per quel passo; { $eyes } 1 per guardare come il giocatore 1, { $eyes } da solo per guardare da spettatore; [ e ] per la partita prima e dopo; { $quit } per finire.
console-menu-game = Quale gioco: { $games }?
console-menu-players = Quanti giocatori, da { $least } a { $most }?
console-menu-people = Quanti sono persone a questa tastiera, da 0 a { $most }?
console-menu-level = Quali bot: { $levels }?
console-menu-setting = { $setting } ({ $values })
console-menu-usual = Solo Invio vuol dire { $usual }.
console-menu-title = Un gioco di diamanti
console-label-game = Gioco
console-label-people = Persone qui
console-label-start = Gioca
console-too-small = Questa finestra è { $width } × { $height }. Servono almeno { $need_width } × { $need_height }: ingrandiscila, o usa --plain.
console-thinking = { $who } sta pensando …
console-curtain-title = Occhi chiusi
console-game-over = La partita è finita.
console-ask-quit = Lasciare il tavolo?
console-why-ask = Scrivi { $word } per sentire che cosa pensavano i bot, o premi Invio per finire.
console-why-unknown = Questa registrazione non dice che cosa pensavano i bot.
console-key-yes = sì
console-key-no = no
console-key-rule = regola
console-key-why = perché
console-key-rules = regole
console-key-undo = annulla
console-key-quit = esci dal gioco
console-key-close = chiudi
console-key-scroll = scorri
console-key-go-on = avanti
console-key-start = gioca
console-key-choose = scegli
console-key-change = cambia
console-key-stay = resta
console-key-leave = esci
console-key-move-cursor = casella
console-key-mirror = gira specchio
console-key-place = metti
console-key-beam = raggio
console-key-take = prendi
console-key-take-none = nessuno
console-key-turn = gira
console-key-pick-up = sposta
console-key-put-down = posa
console-key-off = togli
console-key-pass = passa
console-key-order = ordine
console-key-put-back = rimetti
console-key-erase = cancella
console-key-card = carta
console-key-lay = metti
console-key-keep = tieni
console-key-gift = dono
console-key-give = dona
console-key-left = mazzo sinistro
console-key-right = mazzo destro
console-key-step = passo
console-key-ends = inizio, fine
console-key-eyes = occhi
console-key-records = partita
console-panel-chest = forziere
console-panel-beside = accanto
console-panel-deciding = sceglie
console-panel-closed = pugno chiuso
console-panel-in-cave = nella grotta
console-panel-camp = al campo
console-panel-won = ha vinto
console-panel-stones = ○ bianco, 5 · ● rosso, 1
console-panel-path = sul sentiero { $worth }
console-panel-pile = mazzo { $cards }, di cui { $dangers } fatali
console-panel-camp-side = campo
console-panel-out = fuori: { $hazards }
console-panel-your-card = la tua carta
console-panel-you-need = ti serve
console-panel-mirrors = specchi accanto: { $beside }
console-panel-cards = carte nel mazzo: { $pile } · per vincere: { $target }
console-panel-laid = carte
console-panel-front = davanti
console-panel-hand = mano
console-panel-loot = bottino
console-panel-leads = ◆ in testa
console-panel-sums = colonna { $column } · riga { $row }
console-panel-takes = prende { $count }
console-panel-last-round = ultimo giro
console-panel-aside = da parte
console-d-headline = grotta { $cave } di { $caves }
console-panel-beside-each = accanto a ogni forziere dentro: { $worth }
console-leave-saved = La partita è conservata in { $file }.
console-panel-signs = ◆ serve · ◇ non serve · () vuoto
console-panel-in-piles = { $cards } carte nei mazzi
console-watch-record = partita { $number } di { $of }
console-word-hint = consiglio
console-word-save = salva
console-help-hint = che cosa farebbe un esperto al tuo posto, e perché
console-help-save = con il nome di un file: da ora in poi la partita si registra lì
console-left-kept = Hai lasciato il tavolo. La partita è conservata: continua con adamant play --resume
console-left-not-kept = Hai lasciato il tavolo. La partita NON è conservata dalla mossa { $number }: { $error }
console-over-kept = La partita è registrata in { $file }.
console-save-elsewhere = Per conservarla in un altro file, scrivi { $word } e il nome di un file.
console-ask-file = In quale file si registra la partita?
console-saved-now = Da ora in poi la partita si registra in { $file }.
console-leave-kept = La partita è conservata: adamant play --resume la continua.
console-hint-thinking = Un esperto ci sta pensando …
console-key-hint = consiglio
console-key-file = altro file
console-key-resume = continua una partita
console-key-cancel = annulla
console-resume-title = Partite da continuare
console-resume-ask = Quale partita continui? Scrivi il suo numero.
console-resume-none = Non c’è nessuna partita da continuare.
console-resume-game = { $title } con { $who }, { $moves ->
    [0] appena cominciata
    [one] una mossa fatta
   *[other] { $moves } mosse fatte
}
console-ago = { $unit ->
    [now] adesso
    [minutes] { $count ->
        [one] un minuto fa
       *[other] { $count } minuti fa
    }
    [hours] { $count ->
        [one] un’ora fa
       *[other] { $count } ore fa
    }
   *[days] { $count ->
        [one] ieri
       *[other] { $count } giorni fa
    }
}
console-m-beam-lights = { $typed } illumina { $colour }: puoi prenderlo
console-m-beam-few = { $typed }: { $mirrors ->
    [0] nessuno specchio
    [one] 1 specchio
   *[other] { $mirrors } specchi
}, ne servono { $needs } ({ $clause })
console-m-beam-past = { $typed }: non tocca lo specchio che metti ({ $clause })
console-options-players = Da { $least } a { $most } giocatori.
console-options-none = { $title } non ha opzioni.
console-options-usual = predefinito
console-not-saved-in = La partita non si può registrare in { $file }: { $error }
