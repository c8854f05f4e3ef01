### Il server: perché una richiesta non è stata eseguita, e che cosa fare.

server-unavailable = In questo momento il server non può salvare. Niente è andato perso e niente è cambiato: riprova tra un minuto.
server-database-moved = Il file del database è stato spostato, sostituito o cancellato mentre il server era in funzione. Rimetti lo stesso file al suo posto o riavvia il server; fino ad allora non si può modificare niente.
server-no-table = Non c’è nessun tavolo con questo codice. Controlla le sei lettere o apri un tavolo tuo. I tavoli vecchi vengono cancellati dopo un po’ di tempo.
server-no-secret = Ti serve prima una chiave segreta: chiedila con POST /api/me.
server-other-origin = Questa richiesta viene da un altro sito. Apri il tavolo su questo sito.
server-other-host = Questo server ha un altro nome. Usa il suo indirizzo, o imposta public_url sul server.
server-unreadable-address = Il proxy davanti a questo server non trasmette l’indirizzo del client: la sua intestazione X-Forwarded-For deve terminare con un indirizzo.
server-not-json = Invia JSON: Content-Type: application/json.
server-body-too-long = È troppo lungo: al massimo { $most } byte.
server-no-page = A questo indirizzo non c’è niente.
server-wrong-method = Questo indirizzo non accetta questo metodo. GET /api mostra quali accetta.
server-too-slow = Ci è voluto troppo tempo e forse non è stato fatto. Controlla, poi riprova.
server-too-many-sockets = Troppe connessioni dal tuo indirizzo. Chiudine qualcuna e riprova.
server-too-many-tables = Hai aperto molti tavoli in poco tempo. Usane uno o aspetta un minuto.
server-too-many-requests = Troppe richieste. Aspetta qualche secondo e riprova.
server-too-many-changes = Hai cambiato idea molto spesso. Vale la tua ultima scelta; aspetta gli altri.
server-too-many-arrangements = A questo tavolo è stato cambiato troppo. Continua a giocare o apri un altro tavolo.
server-too-many-words = Troppi messaggi. Aspetta qualche secondo.
server-unreadable = Questo messaggio non si può leggere: { $why }
server-no-action = «{ $text }» non è una mossa di questo gioco.
server-no-options = Queste opzioni non si possono leggere: { $why }
server-no-option = Questo gioco non ha l’opzione «{ $option }». Le opzioni sono: { $options }.
server-other-rules = Questo tavolo usa la versione { $version } delle regole, che questo server non conosce. La partita può continuare quando il server sarà aggiornato.
server-no-clock = Il tempo per decisione va da { $least } a { $most } secondi.
server-no-luck = Il tuo numero per il mescolamento deve essere di 32 byte, scritti con 64 cifre esadecimali.
server-no-name = Scrivi un nome.
server-name-too-long = Un nome può avere al massimo { $most } lettere.
server-name-taken = Un altro giocatore si chiama già { $name }. Scegli un altro nome.
server-no-words = Scrivi un messaggio.
server-words-too-long = Un messaggio può avere al massimo { $most } lettere.
server-muted = L’host ti ha silenziato a questo tavolo.
server-no-chair = Questo posto non esiste a questo tavolo.
server-no-chair-of-yours = Non hai un posto a questo tavolo. Puoi guardare.
server-no-free-chair = Tutti i posti sono occupati. Puoi guardare.
server-chair-taken = Questo posto è occupato. Scegline un altro.
server-chairs-are-free = La partita comincia quando tutti i posti sono occupati: invita amici o aggiungi bot.
server-get-up-first = Hai già un posto a questo tavolo. Prima lascialo.
server-nobody-there = Questo posto è vuoto.
server-still-here = { WHO($who) ->
    [you] Sei in linea, quindi nessun bot può giocare per te.
   *[one] { $who } è in linea, quindi non serve un bot.
}
server-has-resigned = { WHO($who) ->
    [you] Hai abbandonato la partita: il bot gioca fino alla fine.
   *[one] { $who } ha abbandonato la partita: il bot gioca fino alla fine.
}
server-no-bot = Non c’è un bot di questo livello.
server-no-offer = Questo link è già stato usato o è scaduto. Creane uno nuovo sull’altro dispositivo.
server-only-host = Solo l’host può farlo.
server-not-playing = A questo tavolo non c’è nessuna partita in corso.
server-already-playing = La partita è cominciata. Puoi guardare.
server-abandoned = Questa partita è stata chiusa, perché da molto tempo nessuno giocava. La partita registrata mostra il mescolamento.
server-not-over = La partita non è ancora finita.

server-page-what = Tre giochi di diamanti, giocati esattamente secondo le regole stampate, da persone e da programmi.
server-page-here = Questo server è stato costruito senza la pagina web, quindi qui non c’è niente da cliccare. I programmi possono giocare.
server-page-rules = Le regole
server-page-programs = Per gli sviluppatori
server-page-protocol = Come giocare attraverso un socket
server-page-api = L’interfaccia HTTP (OpenAPI)
server-page-fair = Come controllare il mescolamento
