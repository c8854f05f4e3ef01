### Il server: perché una richiesta non è stata eseguita, e che cosa fare.

server-unavailable = In questo momento il server non può conservare nulla. Nulla è andato perso e nulla è stato fatto: riprova tra un minuto.
server-database-moved = Il file del database è stato spostato, sostituito o cancellato mentre il server era in funzione. Nulla viene accettato finché lo stesso file non torna al suo posto o il server non viene riavviato.
server-no-table = Non c’è nessun tavolo con questo codice. Controlla le sei lettere, o apri un tavolo tuo. I tavoli vecchi vengono cancellati dopo un po’ di tempo.
server-no-secret = Il server non sa ancora chi sei: chiedi prima un segreto (POST /api/me).
server-other-origin = Questa richiesta viene da un altro sito. Apri il tavolo su questo.
server-other-host = Questo server non si chiama così. Aprilo con il suo indirizzo, o chiedi a chi lo gestisce di impostare public_url.
server-unreadable-address = Il proxy davanti a questo server non dice per chi chiede. La sua intestazione X-Forwarded-For dovrebbe terminare con un indirizzo.
server-not-json = Ciò che si scrive qui si invia come JSON: Content-Type: application/json.
server-body-too-long = È troppo lungo: al massimo { $most } byte.
server-no-page = A questo indirizzo non c’è niente.
server-wrong-method = Questo indirizzo non si interroga così. GET /api dice come.
server-too-slow = Ci è voluto troppo tempo, e forse non è stato fatto: guarda, e riprova.
server-too-many-sockets = Da qui sono aperte troppe connessioni. Chiudine qualcuna e riprova.
server-too-many-tables = Hai aperto molti tavoli in poco tempo. Usane uno, o aspetta un minuto.
server-too-many-requests = Era molto in una volta. Aspetta qualche secondo e riprova.
server-too-many-changes = Hai cambiato idea molto spesso. Vale la tua ultima scelta; aspetta che gli altri abbiano scelto.
server-too-many-arrangements = A questo tavolo sono state fatte così tante modifiche che non ne può più contenere. Continua a giocare, o apri un altro tavolo.
server-too-many-words = Era molto in una volta. Aspetta qualche secondo prima di dire altro.
server-unreadable = Questo messaggio non si può leggere: { $why }
server-no-action = «{ $text }» non è un’azione di questo gioco.
server-no-options = Queste opzioni non si possono leggere: { $why }
server-no-option = Questo gioco non ha un’opzione «{ $option }». Le sue opzioni sono: { $options }.
server-other-rules = A questo tavolo si gioca con la versione { $version } delle regole, che questo server non conosce. Si riprende quando il server sarà aggiornato.
server-no-clock = Una decisione può avere da { $least } a { $most } secondi.
server-no-luck = Il tuo numero per il mescolamento deve essere di 32 byte, scritti con 64 cifre esadecimali.
server-no-name = Un nome ha bisogno di lettere.
server-name-too-long = Un nome ha al massimo { $most } lettere.
server-name-taken = Qualcuno a questo tavolo si chiama già { $name }.
server-no-words = Non c’è nulla da dire.
server-words-too-long = Dillo in { $most } lettere al massimo.
server-muted = Chi ospita ti ha tolto la parola a questo tavolo.
server-no-chair = Questo tavolo non ha quella sedia.
server-no-chair-of-yours = Non hai una sedia a questo tavolo. Puoi guardare.
server-no-free-chair = Tutte le sedie sono occupate. Puoi guardare.
server-chair-taken = Lì è già seduto qualcuno. Prendi un’altra sedia.
server-chairs-are-free = La partita comincia quando tutte le sedie sono occupate: invita qualcuno, o metti dei bot sulle sedie libere.
server-get-up-first = Hai già una sedia a questo tavolo. Prima alzati.
server-nobody-there = Lì non è seduto nessuno.
server-still-here = { WHO($who) ->
    [you] Ci sei tu: nessun bot deve sostituirti.
   *[one] { $who } c’è: non serve un bot che lo sostituisca.
}
server-no-bot = Non c’è un bot di questo livello.
server-no-offer = Questo link è già stato usato, o il suo tempo è scaduto. Chiedine uno nuovo sul dispositivo dove sei seduto.
server-only-host = Solo chi ospita può farlo.
server-not-playing = A questo tavolo ora non si gioca.
server-already-playing = La partita è cominciata. Puoi guardare.
server-abandoned = Questa partita è stata abbandonata, perché da molto tempo nessuno ha fatto una mossa. Non può continuare; il suo verbale mostra il mescolamento.
server-not-over = La partita non è ancora finita.

server-page-what = Tre giochi le cui pietre sono diamanti, giocati esattamente secondo le loro regole stampate, da persone e da programmi.
server-page-here = Questo server ospita tavoli. È stato costruito senza il client per browser, quindi qui non c’è ancora niente da cliccare; i programmi possono giocare.
server-page-rules = Le regole
server-page-programs = Per i programmi
server-page-protocol = Come giocare attraverso un socket
server-page-api = Tutto ciò che passa per HTTP, descritto con OpenAPI
server-page-fair = Come si può controllare il mescolamento
