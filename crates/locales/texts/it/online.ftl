### Giocare insieme nel browser.

online-as-said = { $what }
online-unreachable = In questo momento il server non è raggiungibile. Puoi giocare lo stesso contro i bot.
online-no-line = Nessuna connessione. Riprova quando torni in linea.
online-opening = Apertura del tavolo…
online-cut = Connessione persa. Nuovo tentativo…
online-newer = C’è una nuova versione di questa pagina.
online-reload = Ricarica
online-missing = Il tavolo { $code } non esiste.
online-missing-help = Controlla il codice o chiedi un nuovo link.

online-bot = bot, { pages-level }
online-chairs = Posti
online-chair-open = posto libero
online-chair-kept = riservato a { $name }
online-gone = non in linea
online-host = host
online-stand-in = gioca un bot ({ pages-level })
online-muted = silenziato

online-wait-chairs = { $count ->
    [one] C’è ancora un posto libero.
   *[other] Ci sono ancora { $count } posti liberi.
}
online-wait-invite = { online-wait-chairs } Invita amici o aggiungi bot.
online-wait-you = Tutti i posti sono occupati. Comincia quando vuoi.
online-wait-start = Tutti i posti sono occupati. { $name } può cominciare la partita.
online-wait-host = Tutti i posti sono occupati. L’host può cominciare la partita.
online-full = Tutti i posti sono occupati. Stai guardando.
online-playing = Stai guardando.

online-sit = Prendi posto
online-sit-here = Gioca qui
online-rename = Cambia nome
online-stand = Lascia il posto
online-start = Comincia la partita
online-chair-for = Chi gioca al posto { $number }
online-chair-free = Rimuovi { $name }
online-anyone = Posto libero
online-fill = Completa con bot
online-fill-and-start = Completa con bot e comincia
online-bots-level = Livello dei bot

online-own-seat = Il tuo posto
online-leave = Lascia il tavolo
online-leave-help = Un bot gioca per te finché non torni.
online-resign = Abbandona
online-resign-ask = Abbandonare? Un bot gioca al tuo posto fino alla fine, e tu puoi solo guardare.
online-resign-do = Sì, abbandona
online-resigned = ha abbandonato

online-agreed = Impostazioni della partita
online-players = { $count } giocatori
online-option = { $title }: { $value }
online-clock = Tempo per decisione
online-clock-none = senza limite
online-clock-seconds = { $seconds } secondi
online-clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
online-listed = Tavolo pubblico: tutti possono trovarlo.
online-unlisted = Tavolo privato: lo trova solo chi ha il link.

online-invite = Invita
online-code = Codice
online-link = Link
online-copy = Copia
online-copied = Copiato.
online-share = Condividi
online-qr = Codice QR del link
online-on-screen = Schermo grande

online-fair = Mescolamento equo
online-fair-help = Prima che entrasse qualcuno, il server ha scelto un numero segreto e ne ha pubblicato l’impronta. Il dispositivo di ogni giocatore aggiunge un suo numero, e tutti questi numeri insieme decidono il mescolamento. All’inizio della partita questo dispositivo salva una ricevuta; alla fine la confronta con la partita registrata e ti dice se qualcosa è stato cambiato. Due cose non si possono vedere: il server conosce ogni carta e potrebbe rivelarla, e una partita può non cominciare o non finire. Confronta la tua ricevuta con quelle degli altri per vedere se a tutti è stata mostrata la stessa cosa.
online-fair-commitment = Impronta del numero del server
online-fair-yours = Il numero del tuo dispositivo
online-receipt = Scarica la ricevuta
online-checking = Controllo del mescolamento…
online-unchecked = La partita registrata non si è potuta caricare, quindi il mescolamento non è ancora controllato.

online-people = Al tavolo
online-watchers = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
online-time-left = { $seconds ->
    [one] ancora { $seconds } secondo
   *[other] ancora { $seconds } secondi
}
online-host-tools = Per l’host
online-stand-in-for = Fai giocare un bot per { $name }
online-stand-in-host = { $name } può far giocare un bot.
online-stand-in-end = Togli il bot che gioca per { $name }
online-mute = Silenzia { $name }
online-unmute = Riattiva { $name }
online-move-seat = Cambia dispositivo
online-move-help = Apri questo link sull’altro dispositivo entro { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}: il tuo posto si sposta lì.
online-move-make = Crea link
online-claim = Continuare su questo dispositivo?
online-claim-help = Questo link sposta un posto su questo dispositivo. Sull’altro si potrà solo guardare.
online-claim-do = Continua qui

online-chat = Chat
online-chat-empty = Ancora nessun messaggio.
online-chat-seat = Solo chi gioca può scrivere nella chat.
online-chat-muted = L’host ti ha silenziato. Puoi ancora leggere la chat.
online-say = Messaggio
online-said = { $name }: { $words }
online-reaction = { $feeling ->
    [applause] Applaudi
    [laugh] Ridi
    [gasp] Stupisciti
    [sigh] Sospira
    [patience] Più veloci
   *[cheer] Buona fortuna
}
online-reacts = { $feeling ->
    [applause] { $name } applaude.
    [laugh] { $name } ride.
    [gasp] { $name } si stupisce.
    [sigh] { $name } sospira.
    [patience] { $name } chiede di giocare più in fretta.
   *[cheer] { $name } augura a tutti buona fortuna.
}

online-over = Dopo la partita
online-abandoned = Questa partita è stata chiusa, perché da molto tempo nessuno giocava. La partita registrata mostra ancora il mescolamento.
online-next = La rivincita è pronta.
online-next-soon = La rivincita è pronta. Si comincia tra un attimo…
online-go = Vai
online-stay = Resta qui
online-eyes = Guarda come
online-spectator = uno spettatore

online-join-at = Gioca su { $link }

online-together = Gioca insieme
online-invite-friends = Invita amici
online-list = Tavolo pubblico
online-open = Apri il tavolo
online-tables = Tavoli pubblici
online-tables-none = In questo momento non ci sono tavoli pubblici.
online-stage = { $stage ->
    [gathering] aspetta giocatori
    [playing] in corso
   *[over] finita
}
online-line = { $title }, { online-stage }
online-free = { $count ->
    [0] nessun posto libero
    [one] un posto libero
   *[other] { $count } posti liberi
}
online-watch = Guarda

# Perché il server non ha fatto ciò che era chiesto.

online-refused-unavailable = In questo momento il server non può salvare. Niente è andato perso e niente è cambiato: riprova tra un minuto.
online-refused-database-moved = Il file del database è stato spostato, sostituito o cancellato mentre il server era in funzione. Rimetti lo stesso file al suo posto o riavvia il server; fino ad allora non si può modificare niente.
online-refused-no-table = Non c’è nessun tavolo con questo codice. Controlla le sei lettere o apri un tavolo tuo. I tavoli vecchi vengono cancellati dopo un po’ di tempo.
online-refused-no-secret = Ti serve prima una chiave segreta: chiedila con POST /api/me.
online-refused-other-origin = Questa richiesta viene da un altro sito. Apri il tavolo su questo sito.
online-refused-other-host = Questo server ha un altro nome. Usa il suo indirizzo, o imposta public_url sul server.
online-refused-unreadable-address = Il proxy davanti a questo server non trasmette l’indirizzo del client: la sua intestazione X-Forwarded-For deve terminare con un indirizzo.
online-refused-not-json = Invia JSON: Content-Type: application/json.
online-refused-body-too-long = È troppo lungo: al massimo { $most } byte.
online-refused-no-page = A questo indirizzo non c’è niente.
online-refused-wrong-method = Questo indirizzo non accetta questo metodo. GET /api mostra quali accetta.
online-refused-too-slow = Ci è voluto troppo tempo e forse non è stato fatto. Controlla, poi riprova.
online-refused-too-many-sockets = Troppe connessioni dal tuo indirizzo. Chiudine qualcuna e riprova.
online-refused-too-many-tables = Hai aperto molti tavoli in poco tempo. Usane uno o aspetta un minuto.
online-refused-too-many-requests = Troppe richieste. Aspetta qualche secondo e riprova.
online-refused-too-many-changes = Hai cambiato idea molto spesso. Vale la tua ultima scelta; aspetta gli altri.
online-refused-too-many-arrangements = A questo tavolo è stato cambiato troppo. Continua a giocare o apri un altro tavolo.
online-refused-too-many-words = Troppi messaggi. Aspetta qualche secondo.
online-refused-unreadable = Questo messaggio non si può leggere: { $why }
online-refused-no-action = «{ $text }» non è una mossa di questo gioco.
online-refused-no-options = Queste opzioni non si possono leggere: { $why }
online-refused-no-option = Questo gioco non ha l’opzione «{ $option }». Le opzioni sono: { $options }.
online-refused-other-rules = Questo tavolo usa la versione { $version } delle regole, che questo server non conosce. La partita può continuare quando il server sarà aggiornato.
online-refused-no-clock = Il tempo per decisione va da { $least } a { $most } secondi.
online-refused-no-luck = Il tuo numero per il mescolamento deve essere di 32 byte, scritti con 64 cifre esadecimali.
online-refused-no-name = Scrivi un nome.
online-refused-name-too-long = Un nome può avere al massimo { $most } lettere.
online-refused-name-taken = Un altro giocatore si chiama già { $name }. Scegli un altro nome.
online-refused-no-words = Scrivi un messaggio.
online-refused-words-too-long = Un messaggio può avere al massimo { $most } lettere.
online-refused-muted = L’host ti ha silenziato a questo tavolo.
online-refused-no-chair = Questo posto non esiste a questo tavolo.
online-refused-no-chair-of-yours = Non hai un posto a questo tavolo. Puoi guardare.
online-refused-no-free-chair = Tutti i posti sono occupati. Puoi guardare.
online-refused-chair-taken = Questo posto è occupato. Scegline un altro.
online-refused-chairs-are-free = La partita comincia quando tutti i posti sono occupati: invita amici o aggiungi bot.
online-refused-get-up-first = Hai già un posto a questo tavolo. Prima lascialo.
online-refused-nobody-there = Questo posto è vuoto.
online-refused-still-here = { WHO($who) ->
    [you] Sei in linea, quindi nessun bot può giocare per te.
   *[one] { $who } è in linea, quindi non serve un bot.
}
online-refused-has-resigned = { WHO($who) ->
    [you] Hai abbandonato la partita: il bot gioca fino alla fine.
   *[one] { $who } ha abbandonato la partita: il bot gioca fino alla fine.
}
online-refused-no-bot = { $game } non ha nessun bot «{ $name }». Ci sono { $bots }.
online-refused-no-offer = Questo link è già stato usato o è scaduto. Creane uno nuovo sull’altro dispositivo.
online-refused-only-host = Solo l’host può farlo.
online-refused-not-playing = A questo tavolo non c’è nessuna partita in corso.
online-refused-already-playing = La partita è cominciata. Puoi guardare.
online-refused-not-over = La partita non è ancora finita.
