### Il terminale: menu, tasti, domande, e che cosa si può scrivere. Tutte le parole di terminal-word-… sono capite; si mostra la prima.

terminal-word-board = tavolo tabellone
terminal-word-hand = mano
terminal-word-score = punti punteggio
terminal-word-story = storia racconto
terminal-word-undo = annulla
terminal-word-rules = regole regola
terminal-word-why = perché perche
terminal-word-help = aiuto
terminal-word-quit = chiudi fine
terminal-word-stay = resto resta restare
terminal-word-leave = esco esci uscire
terminal-word-pass = passo passa
terminal-word-none = nessuno
terminal-word-give = do dai dare
terminal-word-keep = tengo tieni tenere

terminal-help-board = il tavolo così com’è
terminal-help-hand = quello che hai solo tu
terminal-help-score = come stanno tutti
terminal-help-story = che cosa è successo finora
terminal-help-undo = riprendi l’ultima scelta, se non rivela nulla e non tocca nessuno
terminal-help-rules = la regola dietro l’ultimo rifiuto; con un numero, quella regola
terminal-help-why = perché i bot hanno agito così, a partita finita
terminal-help-help = che cosa puoi scrivere ora
terminal-help-quit = lasciare il tavolo

terminal-undone = La tua ultima scelta è ripresa.
terminal-cannot-undo = Non c’è nulla da riprendere: ciò che si è visto si è visto.
terminal-not-understood = Non conosco “{ $text }”.
terminal-read-clause = Per leggere la regola, scrivi { $word } { $clause }.
terminal-no-rulebook = Questo gioco non ha ancora un regolamento.
terminal-no-clause = Non c’è una regola { $clause }: vanno da { $first } a { $last }.
terminal-no-seat = Stai guardando: nulla sul tavolo è tuo.
terminal-person = Giocatore { $number }

terminal-d-cave = Questa è la grotta { $cave } di { $caves }.
terminal-d-path = Il sentiero, dall’ingresso: { $cards }.
terminal-d-path-empty = Sul sentiero non c’è ancora nessuna carta.
terminal-d-card-left = { $card } su cui ne restano { $left }
terminal-d-inside = Nella grotta: { $who }.
terminal-d-beside = Accanto al forziere di chi è nella grotta c’è { $worth }: { $stones }.
terminal-d-on-path = Sul sentiero: { $worth }.
terminal-d-removed = Fuori dal gioco per sempre: { $hazards }.
terminal-d-stand-ins = Altri oggetti sostituiscono le pietre mancanti.
terminal-d-chest = { WHO($who) ->
    [you] Nel tuo forziere:
   *[one] Nel forziere di { $who }:
} { $worth }, { $stones }.
terminal-d-chests-closed = I forzieri sono chiusi: quello che ci è entrato lo devi ricordare tu.
terminal-d-question = { $beside } a rischio, { $path } sul sentiero; { $dangers ->
    [0] ancora nessun pericolo
    [one] { $dangers } carta del mazzo chiuderebbe la spedizione
   *[other] { $dangers } carte del mazzo chiuderebbero la spedizione
}. Resti o esci?
terminal-d-answers = Scrivi { $stay } o { $leave }.

terminal-m-mirrors = Ci sono specchi in { $mirrors }; accanto al tabellone ne restano { $beside }.
terminal-m-no-mirrors = Sul tabellone non c’è nessuno specchio; accanto ce ne sono { $beside }.
terminal-m-rim = { $side ->
    [south] Sud
    [west] Ovest
    [north] Nord
   *[east] Est
}: { $recesses }.
terminal-m-recess = { $recess } { $colour }
terminal-m-recess-open = { $recess } vuoto
terminal-m-card = La tua carta mostra { $diamonds }.
terminal-m-no-card = Non hai nessuna carta.
terminal-m-needs = Ti servono ancora { $diamonds }.
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
}: carte scoperte { $cards }, davanti { $diamonds }.
terminal-m-score-bare = { WHO($who) ->
    [you] Tu
   *[one] { $who }
}, { $side ->
    [south] sud
    [west] ovest
    [north] nord
   *[east] est
}: carte scoperte { $cards }, nessun diamante davanti.
terminal-m-target = Vincono { $cards } carte scoperte; nel mazzo ne restano { $pile }.
terminal-m-light = { $typed } ({ $colour })
terminal-m-light-unneeded = { $typed } ({ $colour }, non serve)
terminal-m-ask-place = Accanto al tabellone { $beside ->
    [one] c’è ancora uno specchio
   *[other] ci sono { $beside } specchi
}. Dove ne metti uno?
terminal-m-ask-touch = Tutti e dodici gli specchi sono in piedi. Ne giri, sposti o togli uno, o passi?
terminal-m-ask-take-or-pass = Tutti e dodici gli specchi sono in piedi, e puoi prendere un diamante: { $takes }. Quale, o passi?
terminal-m-ask-take = I tuoi raggi illuminano { $lit }. Quale diamante prendi, o nessuno?
terminal-m-ask-return = Hai scoperto la tua carta. In quale ordine rimetti a posto i suoi quattro diamanti: { $diamonds }? Il primo va in { $recess }.
terminal-m-answers-place = Scrivi una casella e una diagonale, come b2/ o b2\, e se vuoi il diamante da prendere, come b2/ s1>e3.
terminal-m-answers-touch = Scrivi b2~ per girare, b2-c4/ per spostare, b2x per togliere, s1>e3 per prendere un diamante, o { $pass }.
terminal-m-answers-take = Scrivi dove il raggio entra ed esce, come s1>e3, o { $none }.
terminal-m-answers-return = Scrivi quattro lettere in ordine, come RBRG: R rosso, B blu, G verde, Y giallo.

terminal-k-row = Riga { $row }: { $cards }.
terminal-k-card = { $card } ({ $code })
terminal-k-field = { $field } { $card }
terminal-k-field-open = { $field } libero
terminal-k-pile = { $pile ->
    [left] Mazzo di sinistra
   *[right] Mazzo di destra
}, { $count ->
    [one] una carta
   *[other] { $count } carte
}, dall’alto: { $backs }.
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
terminal-k-lead = Più { $colour }: { $who }, con { $worth }.
terminal-k-gift = { $typed } (tutto il { $colour } a { $who })
terminal-k-ask-give = Puoi regalare tutte le tue carte di un colore: { $gifts }. Quale regali? Per non regalare nulla scrivi { $keep }.
terminal-k-ask-place = Hai { $hand }; sono liberi { $open }. Quale carta metti dove?
terminal-k-ask-draw = Da quale mazzo peschi, L con { $left } in cima o R con { $right }?
terminal-k-ask-draw-only = Da quale mazzo peschi?
terminal-k-letters = Una carta è colore, valore e taglio: R rosso, O arancione, Y giallo, G verde, B blu, P viola; b brillante, p princess, m marquise.
terminal-k-answers-place = Scrivi una carta, un posto e un mazzo, come R3b c2 L; il mazzo può aspettare.
terminal-k-answers-give = Scrivi give Y>2 per dare tutto il giallo al giocatore 2, contando da 1, o { $keep }; o metti subito una carta, come R3b c2 L.
terminal-k-why-give = Perché regalare? Le carte di un colore in cui alla fine non avrai il valore più alto sono punti di penalità: meglio che le abbia un altro (K10).
terminal-k-answers-draw = Scrivi L o R.

terminal-label-players = Giocatori
terminal-label-bots = Bot

terminal-thought = { $who }: «{ $reason }»
terminal-why-later = Quello che pensa un bot resta un segreto fino alla fine della partita.
terminal-why-title = Che cosa pensavano i bot

terminal-watch-title = passo { $step } di { $steps }
terminal-watch-eyes = come lo vede { $who }
terminal-watch-spectator = come lo vede uno spettatore

terminal-hint = Un esperto sceglierebbe { $action }: «{ $reason }»
terminal-hint-none = Per questo non c’è un consiglio.
terminal-bot = { $bot ->
    [random] Ogni mossa va bene: ottimo per imparare le regole.
    [thumb] Un’abitudine sensata che sta in una frase.
    [clever] Immagina molte partite prima di ogni mossa.
    [sure-twelve] Esce dalla grotta appena uscire vale più di 12 e si è visto un pericolo.
    [sixth-card] Esce dalla grotta alla sesta carta.
    [ten-stones] Esce dalla grotta con 10 pietre accanto al forziere.
    [second-hazard] Esce dalla grotta al secondo pericolo.
    [card-counter] Esce dalla grotta quando un’altra carta costa in media più di quanto rende.
    [expert-1] L’esperto com’era prima di giocare per vincere.
    [search] Una ricerca che conosce solo le regole.
    [best-response] Ha imparato solo a battere l’esperto.
   *[expert] Il meglio che abbiamo saputo fare.
}
