### Da soli, rivedere una partita, e senza rete.

pages-go-on = Continua { $title }
pages-set-up = Prepara una partita
pages-set-up-title = { $title } in solitario
pages-your-name = Il tuo nome
pages-you = Tu
pages-bot = Come gioca { $name }
pages-level = { $level ->
    [random] a caso
    [thumb] a occhio
    [clever] con astuzia
   *[expert] da esperto
}
pages-level-help = { $level ->
    [random] Ogni mossa va bene: ottimo per imparare le regole.
    [thumb] Un’abitudine sensata che sta in una frase.
    [clever] Immagina molte partite prima di ogni mossa.
   *[expert] Il meglio che abbiamo saputo fare.
}
pages-begin = Comincia
pages-offline = Non sei in linea. Da soli contro i bot funziona tutto; le partite con altri aspettano la rete.
pages-not-here = Questa parte di Adamant non si è potuta caricare. Forse non c’è rete, o c’è una versione più recente.

pages-download = Scarica la partita
pages-look-again = Rivedi la partita

pages-replay = Rivedere una partita
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

pages-for-programs = Per i programmi e per chi dubita:
pages-protocol = il protocollo
pages-api = l’interfaccia HTTP
pages-fair = il mescolamento equo
pages-licence = Software libero, con licenza MIT o Apache 2.0.
