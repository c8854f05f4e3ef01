### The terminal alone: menus, keys, panels and what is typed there. Browsers do not have these.

console-word-next = avanti a
console-word-answer = risposta
console-word-list = lista elenco
console-practice-choose = Scrivi il numero di una posizione, o { $quit } per smettere.
console-practice-how = Scrivi la tua scelta. { $answer } dà la risposta migliore, { $next } va alla posizione successiva, { $list } torna all’elenco, e { $help } dice che cos’altro puoi scrivere.
console-practice-unsaved = Non è possibile salvare che l’hai risolta: { $error }
console-word-back = indietro i
console-word-eyes = vista occhi
console-welcome = { $title }, con { $who }.
console-welcome-help = Scrivi { $word } per vedere che cosa puoi scrivere.
console-left-saved = Hai lasciato la partita. È salvata in { $file }: continua con adamant play --resume { $file }
console-not-saved = La partita NON è salvata dalla mossa { $number }: { $error }
console-go-on-plain = Premi Invio per continuare.
console-pass-on = Passa la tastiera a { $who }.
console-pass-on-undo = Per cambiare prima la tua scelta, scrivi { $word }.
console-ready-plain = { $who }, premi Invio quando nessun altro guarda.
console-too-long = Questa riga è troppo lunga.
console-watch-ask = Passo { $step } di { $steps }. { $next } o { $back }?
console-watch-no-further = Non ci sono altri passi.
console-watch-help = Scrivi { $next } o { $back }, o il numero di un passo; { $eyes } 1 per vedere che cosa vedeva il giocatore 1, { $eyes } da solo per vedere che cosa vedevano gli spettatori; [ e ] per la partita precedente e la successiva; { $quit } per finire.
console-menu-game = Quale gioco: { $games }?
console-menu-players = Quanti giocatori, da { $least } a { $most }?
console-menu-people = Quanti giocano a questa tastiera, da 0 a { $most }?
console-menu-level = Quali bot: { $levels }?
console-menu-setting = { $setting } ({ $values })
console-menu-usual = Premi Invio per { $usual }.
console-menu-title = Tre giochi di diamanti
console-label-people = Persone qui
console-label-start = Gioca
console-too-small = Questa finestra è { $width } × { $height }. Servono almeno { $need_width } × { $need_height }: ingrandiscila o usa --plain.
console-thinking = { $who } sta pensando…
console-curtain-title = Prossimo giocatore
console-ask-quit = Lasciare la partita?
console-why-ask = Scrivi { $word } per vedere perché i bot hanno scelto così, o premi Invio per finire.
console-why-unknown = Questa partita registrata non dice perché i bot hanno scelto così.
console-key-yes = sì
console-key-no = no
console-key-rule = regola
console-key-why = perché
console-key-rules = regole
console-key-undo = annulla
console-key-quit = chiudi
console-key-close = chiudi
console-key-scroll = scorri
console-key-go-on = avanti
console-key-start = gioca
console-key-choose = scegli
console-key-change = cambia
console-key-move-cursor = casella
console-key-step = passo
console-key-ends = inizio, fine
console-key-eyes = vista
console-key-records = partita
console-leave-saved = La partita è salvata in { $file }.
console-watch-record = partita { $number } di { $of }
console-word-save = salva
console-help-save = con un nome di file: da ora in poi la partita si salva lì
console-left-kept = Hai lasciato la partita. È salvata: continua con adamant play --resume
console-left-not-kept = Hai lasciato la partita. NON è salvata dalla mossa { $number }: { $error }
console-save-elsewhere = Per salvarla in un altro file, scrivi { $word } e un nome di file.
console-ask-file = In quale file vuoi salvare la partita?
console-saved-now = Ora la partita si salva in { $file }.
console-leave-kept = La partita è salvata: continua con adamant play --resume.
console-key-hint = consiglio
console-key-file = altro file
console-key-resume = continua una partita
console-key-cancel = annulla
console-resume-title = Le tue partite non finite
console-resume-ask = Quale partita vuoi continuare? Scrivi il suo numero.
console-resume-none = Non hai partite non finite.
console-resume-game = { $title } con { $who }, { $moves ->
    [0] appena cominciata
    [one] una mossa
   *[other] { $moves } mosse
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
console-options-players = Da { $least } a { $most } giocatori.
console-options-none = { $title } non ha opzioni.
console-options-usual = predefinito
console-not-saved-in = La partita non si può salvare in { $file }: { $error }
console-no-folder = non c’è una cartella per le partite salvate
console-wish-output = Lo standard output mostra la partita: dai un file a --record.
console-wish-input = Lo standard input è la tastiera: dai un file a --resume.
console-wish-exists = { $file } esiste già: continua quella partita (--resume { $file }), scegli un altro file o sovrascrivilo (--force).
console-wish-game = { $file } è una partita di { $game }.
console-wish-empty = In { $file } non c’è nessuna partita.
console-wish-many = In { $file } ci sono { $count } partite: metti quella da continuare in un file a parte.
console-wish-players = La partita in { $file } ha { $players } giocatori.
console-wish-people = { $people } persone sono troppe per { $players } giocatori.
console-wish-bots = { $people } persone e { $bots } bot sono troppi per { $players } giocatori.
console-word-skip = salta saltare
console-word-again = ricomincia
console-word-play = gioca giocare
console-learn-help = Premi Invio per andare avanti. Puoi sempre scrivere { $back }, { $skip }, { $again } o { $quit }; { $help } mostra altro.
console-learn-type = Tocca a te. Scrivi { $typed }
console-learn-resumed = Scrivi { $again } per ricominciare.
console-learn-left = Puoi andare avanti più tardi: adamant learn { $game }
console-learn-end = Scrivi { $play } per giocare una vera partita contro bot facili, o premi Invio per finire.
console-learn-offer = Non conosci questo gioco? Bastano tre minuti: adamant learn { $game }
console-label-learn = Impara giocando
console-key-back = indietro
console-key-skip = salta
