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
online-chair-number = Posto { $number }
online-gone = non in linea
online-host = host
online-you = tu
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
online-chair-free = Libera il posto { $number }
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
online-send = Invia
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
online-record = Scarica la partita
online-rematch = Rivincita
online-next = La rivincita è pronta.
online-next-soon = La rivincita è pronta. Si comincia tra un attimo…
online-go = Vai
online-stay = Resta qui
online-eyes = Guarda come
online-spectator = uno spettatore

online-join-at = Gioca su { $link }

online-together = Gioca insieme
online-invite-friends = Invita amici
online-game = Gioco
online-count = Giocatori
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
online-stale = Intanto la partita è andata avanti. Guarda, poi scegli di nuovo.
