### Giocare insieme nel browser.

online-as-said = { $what }
online-unreachable = Al momento il server non è raggiungibile. Da soli si gioca lo stesso.
online-no-line = Al momento non c’è connessione. Riprova appena torna.
online-opening = Il tavolo si apre…
online-cut = La connessione è caduta. Viene ristabilita da sé.
online-try-now = Prova ora
online-newer = C’è una nuova versione di questa pagina.
online-reload = Caricala
online-missing = Non c’è nessun tavolo { $code }.
online-missing-help = Ricontrolla il codice, o chiedi un nuovo link.

online-bot = bot, { pages-level }
online-chairs = Sedie
online-chair-open = libera
online-chair-kept = tenuta per { $name }
online-chair-number = Sedia { $number }
online-gone = non in linea
online-host = padrone di casa
online-you = tu
online-stand-in = gioca un bot ({ pages-level })
online-muted = zittito
online-awaited = deve decidere

online-wait-chairs = { $count ->
    [one] C’è ancora una sedia libera.
   *[other] Ci sono ancora { $count } sedie libere.
}
online-wait-invite = { online-wait-chairs } Invita qualcuno, o mettici dei bot.
online-wait-you = Tutti hanno una sedia. Comincia quando vuoi.
online-wait-start = Tutti hanno una sedia. { $name } può cominciare la partita.
online-wait-host = Tutti hanno una sedia. Il padrone di casa può cominciare la partita.
online-full = Tutte le sedie sono occupate: stai a guardare.
online-playing = Stai guardando.

online-your-name = Il tuo nome
online-sit = Siediti
online-sit-here = Siediti qui
online-rename = Cambia nome
online-stand = Lascia il posto
online-start = Comincia la partita
online-chair-for = Chi siede sulla sedia { $number }
online-chair-free = Libera la sedia { $number }
online-anyone = Posto libero
online-fill = Completa con bot
online-fill-and-start = Completa con bot e comincia
online-bots-level = Livello dei bot

online-agreed = Che cosa è deciso
online-players = { $count } giocatori
online-option = { $title }: { $value }
online-clock = Tempo per ogni decisione
online-clock-none = senza limite
online-clock-seconds = { $seconds } secondi
online-clock-minutes = { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
online-listed = Chiunque può trovare questo tavolo.
online-unlisted = Solo chi ha il link trova questo tavolo.

online-invite = Invita
online-code = Codice
online-link = Link
online-copy = Copia
online-copied = Copiato.
online-share = Condividi
online-qr = Il link come codice QR
online-on-screen = Mostra su un grande schermo

online-fair = Un mazzo mescolato onestamente
online-fair-help = Prima che arrivasse qualcuno, il server ha estratto un numero segreto e ne ha pubblicato l’impronta. Ogni giocatore aggiunge un numero estratto dal proprio dispositivo, e tutta la fortuna della partita deriva da questi numeri insieme. All’inizio della partita questo dispositivo conserva una ricevuta; alla fine la confronta con il verbale e dice se qualcosa è stato cambiato. Nemmeno questo mostra tutto: il server conosce ogni carta e può rivelarla, e una partita può restare non cominciata o non finita. Confrontate le vostre ricevute per vedere se a tutti è stata mostrata la stessa cosa.
online-fair-commitment = Impronta del numero del server
online-fair-yours = Il tuo numero, come l’ha estratto questo dispositivo
online-receipt = Scarica la ricevuta
online-checking = Il mescolamento viene controllato…
online-unchecked = Il verbale non è stato ottenuto, quindi il mescolamento non è ancora controllato.

online-people = Al tavolo
online-watchers = { $count ->
    [one] { $count } spettatore
   *[other] { $count } spettatori
}
online-time-left = { $seconds ->
    [one] ancora { $seconds } secondo
   *[other] ancora { $seconds } secondi
}
online-host-tools = Per il padrone di casa
online-stand-in-for = Fai giocare un bot per { $name }
online-stand-in-end = Manda via il bot che gioca per { $name }
online-mute = Zittisci { $name }
online-unmute = Ridai la parola a { $name }
online-move-seat = Gioca su un altro dispositivo
online-move-help = Apri questo link sull’altro dispositivo entro { $minutes } minuti: la tua sedia si sposta lì.
online-move-make = Crea un link
online-claim = Continuare qui?
online-claim-help = Questo link porta una sedia su questo dispositivo. Da allora l’altro dispositivo sta a guardare.
online-claim-do = Prendi la sedia

online-chat = Chat
online-chat-empty = Nessuno ha ancora detto nulla.
online-chat-seat = Chi ha una sedia può parlare qui.
online-chat-muted = Chi ospita ti ha zittito: puoi solo leggere.
online-say = Di’ qualcosa
online-send = Invia
online-said = { $name }: { $words }
online-reaction = { $feeling ->
    [applause] Applaudi
    [laugh] Ridi
    [gasp] Stupisciti
    [sigh] Sospira
    [patience] Chiedi pazienza
   *[cheer] Augura buona fortuna
}
online-reacts = { $feeling ->
    [applause] { $name } applaude.
    [laugh] { $name } ride.
    [gasp] { $name } si stupisce.
    [sigh] { $name } sospira.
    [patience] { $name } chiede pazienza.
   *[cheer] { $name } augura buona fortuna.
}

online-over = Dopo la partita
online-abandoned = Questa partita è stata abbandonata, perché da molto tempo nessuno ha fatto una mossa. Non può continuare; il suo verbale mostra il mescolamento.
online-record = Scarica il file della partita
online-rematch = Rivincita
online-next = C’è un tavolo per la rivincita.
online-next-soon = C’è un tavolo per la rivincita. Tra un attimo ci vanno tutti.
online-go = Vai lì
online-stay = Resta qui
online-eyes = Guarda la partita con gli occhi di
online-spectator = uno spettatore

online-join-at = Si gioca su { $link }

online-together = Giocare insieme
online-invite-friends = Invita amici
online-game = Gioco
online-count = Giocatori
online-list = Tavolo pubblico
online-open = Apri il tavolo
online-join-code = Entra con un codice
online-join = Entra
online-tables = Tavoli aperti
online-tables-none = Al momento nessun tavolo è aperto a tutti.
online-mine = Le mie partite
online-stage = { $stage ->
    [gathering] aspetta giocatori
    [playing] in corso
   *[over] finita
}
online-line = { $title }, { online-stage }
online-free = { $count ->
    [0] nessuna sedia libera
    [one] una sedia libera
   *[other] { $count } sedie libere
}
online-watch = Guarda
online-back = Continua
online-look = Replay
online-stale = Intanto il gioco è andato avanti: guarda di nuovo, poi scegli.
