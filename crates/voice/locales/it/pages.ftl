### Da soli, rivedere una partita, e senza rete.

pages-go-on = Continua { $title }
pages-set-up = Prepara una partita
pages-set-up-title = Nuova partita: { $title }
pages-set-up-running = Hai una partita di { $title } in corso. Una nuova partita la chiude.
pages-your-name = Il tuo nome
pages-you = Tu
pages-level = { $level ->
    [random] Facile
    [thumb] Medio
    [clever] Difficile
   *[expert] Esperto
}
pages-level-help = { $level ->
    [random] Non sempre attento: ottimo per imparare.
    [thumb] Gioca secondo una regola semplice.
    [clever] Pensa prima di ogni mossa.
   *[expert] Il nostro più forte.
}
pages-temper = { $temper ->
    [timid] va sul sicuro
    [greedy] vuole sempre di più
    [counter] conta le carte
    [copycat] fa come gli altri
    [contrary] fa il contrario degli altri
    [moody] non fa mai due volte la stessa cosa
    [daredevil] è audace e testardo
   *[follower] è prudente e segue gli altri
}
pages-temper-of = { $name } { $temper }.
pages-begin = Comincia
pages-offline = Non sei in linea. Da soli contro i bot funziona tutto; le partite con altri aspettano la rete.
pages-not-here = Questa parte di Adamant non si è potuta caricare. Forse non c’è rete, o c’è una versione più recente.

pages-download = Scarica il file della partita
pages-look-again = Replay

pages-replay = Rivedi una partita
pages-replay-help = Una partita registrata è un file che finisce in .json. Questa pagina ne offre uno dopo ogni partita, e lo fa anche un tavolo su un server.
pages-replay-choose = Scegli una partita registrata, o trascinala qui
pages-replay-last = La tua ultima partita a { $title }
pages-replay-wait = La partita sta arrivando …
pages-replay-bad = Questa partita non si può mostrare. { $error }
pages-replay-large = Questo file è troppo grande per una partita: al massimo { $most } MB.
pages-replay-unread = Questo file non si può leggere. Prova a sceglierlo di nuovo.
pages-replay-other = Un’altra partita
pages-long-past = Questa partita è già giocata: si può solo guardare.
pages-steps = Passi della partita
pages-first = All’inizio
pages-back = Un passo indietro
pages-play = Avvia
pages-pause = Pausa
pages-forwards = Un passo avanti
pages-last = Alla fine
pages-speed = Velocità
pages-eyes = Punto di vista
pages-shuffle = Che cosa è stato verificato del mescolamento

pages-for-programs = Sviluppatori ed equità:
pages-protocol = il protocollo
pages-api = l’interfaccia HTTP
pages-fair = il mescolamento equo
pages-licence = Software libero, con licenza MIT o Apache 2.0.
