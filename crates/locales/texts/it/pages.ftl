### Da soli, rivedere una partita, e senza rete.

pages-go-on = Continua { $title }
pages-set-up = Prepara la partita
pages-set-up-title = Nuova partita: { $title }
pages-set-up-running = Hai una partita di { $title } in corso. Cominciarne un’altra la chiude.
pages-you = Tu
pages-level = { $level ->
    [random] Facile
    [thumb] Medio
    [clever] Difficile
   *[expert] Esperto
}
pages-level-help = { $level ->
    [random] Gioca a caso: ottimo per imparare.
    [thumb] Gioca secondo una regola semplice.
    [clever] Pensa in anticipo a ogni mossa.
   *[expert] Il nostro bot più forte.
}
pages-temper = { $temper ->
    [timid] va sul sicuro
    [greedy] vuole sempre di più
    [counter] conta le carte
    [copycat] fa come gli altri
    [contrary] fa il contrario degli altri
    [moody] non fa mai due volte la stessa cosa
    [daredevil] non ha paura e non cede
   *[follower] gioca con prudenza e segue gli altri
}
pages-temper-of = { $name } { $temper }.
pages-begin = Comincia
pages-offline = Non sei in linea. Puoi giocare lo stesso contro i bot; per giocare con altri serve una connessione.
pages-not-here = Questa pagina non si è potuta caricare. Controlla la connessione e ricarica: forse c’è una nuova versione.

pages-download = Scarica la partita
pages-look-again = Rivedi
pages-review = Analisi
pages-explore = Esplora una grotta

pages-replay = Rivedi una partita
pages-replay-help = Una partita registrata è un file .json. Puoi scaricarne uno dopo ogni partita.
pages-replay-choose = Scegli una partita registrata o trascinala qui
pages-replay-last = La tua ultima partita a { $title }
pages-replay-wait = Caricamento della partita…
pages-replay-bad = Questa partita registrata non si può mostrare. { $error }
pages-replay-large = Questo file è troppo grande: una partita registrata occupa al massimo { $most } MB.
pages-replay-unread = Questo file non si può leggere. Sceglilo di nuovo.
pages-replay-other = Altra partita registrata
pages-long-past = Questa partita è finita: puoi solo guardarla.
pages-steps = Passi della partita
pages-first = Inizio
pages-back = Passo indietro
pages-play = Avvia
pages-pause = Pausa
pages-forwards = Passo avanti
pages-last = Fine
pages-speed = Velocità
pages-eyes = Guarda come
pages-shuffle = Controllo del mescolamento

pages-for-programs = Sviluppatori ed equità:
pages-protocol = il protocollo
pages-api = l’interfaccia HTTP
pages-fair = il mescolamento equo
pages-licence = Software libero con licenza MIT o Apache 2.0.

pages-skip-to-content = Vai al contenuto
pages-home = Pagina iniziale
pages-rules-of = Regole di { $title }
pages-not-found = Pagina non trovata
pages-not-found-help = Controlla l’indirizzo o torna alla pagina iniziale.
