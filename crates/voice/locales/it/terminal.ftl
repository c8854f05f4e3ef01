### Il terminale: menu, tasti, domande, e che cosa si può scrivere. Tutte le parole di terminal-word-… sono capite; si mostra la prima.

terminal-word-board = tavolo tabellone
terminal-word-hand = mano
terminal-word-score = punti punteggio
terminal-word-story = storia racconto
terminal-word-undo = annulla
terminal-word-rules = regole regola
terminal-word-why = perché perche
terminal-word-hint = consiglio
terminal-word-help = aiuto
terminal-word-quit = chiudi fine
terminal-word-stay = resto resta restare
terminal-word-leave = esco esci uscire
terminal-word-pass = passo passa
terminal-word-none = nessuno
terminal-word-give = regalo regala regalare
terminal-word-keep = tengo tieni tenere

terminal-help-board = il tavolo
terminal-help-hand = le tue carte
terminal-help-score = il punteggio
terminal-help-story = che cosa è successo finora
terminal-help-undo = annulla la tua ultima scelta, se non è stato rivelato niente e non riguarda nessun altro
terminal-help-rules = la regola dell’ultimo rifiuto; con un numero, quella regola
terminal-help-why = perché i bot hanno scelto così, dopo la partita
terminal-help-hint = che cosa farebbe un esperto al tuo posto, e perché
terminal-help-help = che cosa puoi scrivere ora
terminal-help-quit = lasciare la partita

terminal-word-figures = probabilità raggi somme
terminal-help-figures = { $game ->
    [diamant] le probabilità della prossima carta
    [mirrors] dove portano i tuoi raggi
   *[kadora] la somma di ogni riga e colonna
}
terminal-k-sums = Somme di righe e colonne: { $sums }.
terminal-d-met = Pericoli già visti: { $hazards }.

terminal-undone = La tua ultima scelta è annullata.
terminal-cannot-undo = Non c’è niente da annullare: quello che è stato rivelato resta rivelato.
terminal-not-understood = Non conosco «{ $text }».
terminal-read-clause = Per leggere la regola, scrivi { $word } { $clause }.
terminal-no-rulebook = Non è stato possibile caricare le regole. Riprova tra un momento.
terminal-no-clause = Non c’è una regola { $clause }: vanno da { $first } a { $last }.
terminal-no-seat = Stai guardando: non hai carte o pietre tue.
terminal-person = Giocatore { $number }

terminal-d-cave = Questa è la grotta { $cave } di { $caves }.
terminal-d-path = Il percorso, dall’ingresso: { $cards }.
terminal-d-path-empty = Sul percorso non c’è ancora nessuna carta.
terminal-d-card-left = { $card } con ancora { $left ->
    [one] { $left } pietra
   *[other] { $left } pietre
} sopra
terminal-d-inside = Nella grotta: { $who }.
terminal-d-beside = Chi è nella grotta ha { $worth } a rischio: { $stones }.
terminal-d-on-path = Sul percorso: { $worth }.
terminal-d-removed = Fuori dal gioco per sempre: { $hazards }.
terminal-d-stand-ins = Altri oggetti sostituiscono le pietre mancanti.
terminal-d-chest = { WHO($who) ->
    [you] Nel tuo forziere:
   *[one] Nel forziere di { $who }:
} { $worth }, { $stones }.
terminal-d-chests-closed = I forzieri sono chiusi: ricorda tu che cosa ci è entrato.
terminal-d-question = { $beside } a rischio, { $path } sul percorso; { $dangers ->
    [0] ancora nessun pericolo
    [one] { $dangers } carta del mazzo chiude questa spedizione
   *[other] { $dangers } carte del mazzo chiudono questa spedizione
}. Resti o esci?
terminal-d-answers = Scrivi { $stay } o { $leave }.

terminal-m-mirrors = Ci sono specchi in { $mirrors }; accanto al tabellone { $beside ->
    [0] non ne resta nessuno.
    [one] ne resta { $beside }.
   *[other] ne restano { $beside }.
}
terminal-m-no-mirrors = Sul tabellone non c’è nessuno specchio; accanto ce ne sono { $beside }.
terminal-m-rim = { $side ->
    [south] Sud
    [west] Ovest
    [north] Nord
   *[east] Est
}: { $recesses }.
terminal-m-recess = { $recess } { $colour }
terminal-m-recess-open = { $recess } vuoto
terminal-m-card = La tua carta: { $diamonds }.
terminal-m-no-card = Non hai nessuna carta.
terminal-m-needs = Diamanti mancanti: { $diamonds }.
terminal-m-your-side = Giochi da { $side ->
    [south] sud
    [west] ovest
    [north] nord
   *[east] est
}; i tuoi ingressi sono { $entrances }.
terminal-m-score = { WHO($who) ->
    [you] Tu
   *[one] { $who }
}, { $side ->
    [south] sud
    [west] ovest
    [north] nord
   *[east] est
}: carte completate { $cards }, diamanti { $diamonds }.
terminal-m-score-bare = { WHO($who) ->
    [you] Tu
   *[one] { $who }
}, { $side ->
    [south] sud
    [west] ovest
    [north] nord
   *[east] est
}: carte completate { $cards }, nessun diamante.
terminal-m-target = Vince chi completa per primo { $cards } carte; nel mazzo { $pile ->
    [0] non ne resta nessuna.
    [one] ne resta { $pile }.
   *[other] ne restano { $pile }.
}
terminal-m-light = { $typed } ({ $colour })
terminal-m-light-unneeded = { $typed } ({ $colour }, non serve)
terminal-m-ask-place = Accanto al tabellone { $beside ->
    [one] c’è ancora uno specchio
   *[other] ci sono { $beside } specchi
}. Dove ne metti uno?
terminal-m-ask-touch = Tutti e dodici gli specchi sono sul tabellone. Ne giri, sposti o togli uno, o passi?
terminal-m-ask-take-or-pass = Tutti e dodici gli specchi sono sul tabellone, e puoi prendere un diamante: { $takes }. Quale, o passi?
terminal-m-ask-take = I tuoi raggi illuminano { $lit }. Quale diamante prendi, o nessuno?
terminal-m-ask-return = La tua carta è completa. In quale ordine rimetti i suoi quattro diamanti: { $diamonds }? Il primo va in { $recess }.
terminal-m-answers-place = Scrivi una casella e una diagonale, come b2/ o b2\. Puoi aggiungere il diamante da prendere, come b2/ s1>e3.
terminal-m-answers-touch = Scrivi b2~ per girare, b2-c4/ per spostare, b2x per togliere, s1>e3 per prendere un diamante, o { $pass }.
terminal-m-answers-take = Scrivi dove il raggio entra e dove esce, come s1>e3, o { $none }.
terminal-m-answers-return = Scrivi quattro lettere in ordine, come RBRG: R rosso, B blu, G verde, Y giallo.

terminal-k-row = Riga { $row }: { $cards }.
terminal-k-card = { $card } ({ $code })
terminal-k-field = { $field } { $card }
terminal-k-field-open = { $field } libera
terminal-k-pile = { $pile ->
    [left] Mazzo di sinistra
   *[right] Mazzo di destra
}, { $count ->
    [one] una carta
   *[other] { $count } carte
}, dall’alto in basso: { $backs }.
terminal-k-pile-empty = { $pile ->
    [left] Mazzo di sinistra
   *[right] Mazzo di destra
}: nessuna carta.
terminal-k-last-round = È l’ultimo giro: { $turns ->
    [one] resta un turno
   *[other] restano { $turns } turni
}.
terminal-k-hand = La tua mano: { $cards }.
terminal-k-hand-empty = La tua mano è vuota.
terminal-k-hand-of = Nella mano di { $who }: { $backs }.
terminal-k-loot = { WHO($who) ->
    [you] Hai vinto
   *[one] { $who } ha vinto
} { $count ->
    [one] una carta
   *[other] { $count } carte
}: { $cards }.
terminal-k-loot-none = { WHO($who) ->
    [you] Non hai ancora vinto nulla.
   *[one] { $who } non ha ancora vinto nulla.
}
terminal-k-lead = Valore più alto, { $colour }: { $who }, con { $worth }.
terminal-k-gift = { $typed } ({ $colour }: tutto a { NAMES($who, you: "te") })
terminal-k-ask-give = Puoi regalare tutte le tue carte di un colore: { $gifts }. Quali? Per tenerle tutte scrivi { $keep }.
terminal-k-ask-place = Hai { $hand }; le caselle libere sono { $open }. Quale carta metti, e dove?
terminal-k-ask-draw = Da quale mazzo peschi: L ({ $left } in cima) o R ({ $right })?
terminal-k-ask-draw-only = Da quale mazzo peschi?
terminal-k-letters = Una carta è colore, valore e taglio: R rosso, O arancione, Y giallo, G verde, B blu, P viola; b brillante, p princess, m marquise.
terminal-k-answers-place = Scrivi una carta, una casella e un mazzo, come R3b c2 L. Il mazzo puoi sceglierlo dopo.
terminal-k-answers-give = Scrivi { $give } Y>2 per regalare tutte le carte gialle al giocatore 2, o { $keep } per tenerle. Puoi anche mettere subito una carta, come R3b c2 L.
terminal-k-why-give = Perché regalare? Le carte di un colore in cui alla fine non hai il valore più alto sono punti di penalità: meglio che le abbia un altro (K10).
terminal-k-answers-draw = Scrivi L o R.

terminal-label-players = Giocatori
terminal-label-bots = Bot

terminal-thought = { $who }: «{ $reason }»
terminal-why-later = Le ragioni di un bot restano segrete fino alla fine della partita.
terminal-why-title = Che cosa pensavano i bot

terminal-watch-title = passo { $step } di { $steps }
terminal-watch-eyes = come lo vede { $who }
terminal-watch-spectator = come lo vede uno spettatore

terminal-hint = Un esperto sceglierebbe: { $action }. «{ $reason }»
terminal-hint-thinking = Un esperto ci sta pensando…
terminal-hint-none = Qui non c’è un consiglio.
terminal-bot = { $bot ->
    [random] Gioca a caso: ottimo per imparare le regole.
    [thumb] Gioca secondo una regola semplice.
    [clever] Gioca molte partite nella sua testa prima di ogni mossa.
    [sure-twelve] Esce dalla grotta appena uscire porta più di 12 e c’è un pericolo.
    [sixth-card] Esce dalla grotta alla sesta carta.
    [ten-stones] Esce dalla grotta con 10 pietre a rischio.
    [second-hazard] Esce dalla grotta al secondo pericolo.
    [card-counter] Esce dalla grotta quando un’altra carta costa in media più di quanto porta.
    [expert-1] Un esperto precedente, che raccoglieva pietre invece di giocare per vincere.
    [search] Cerca senza conoscere altro che le regole.
    [best-response] Allenato solo a battere l’esperto.
   *[expert] Il nostro bot più forte.
}
