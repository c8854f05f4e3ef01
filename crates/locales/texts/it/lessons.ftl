lessons-title = Impara { $game }
lessons-step-of = Passo { $step } di { $all }
lessons-go-on = Avanti
lessons-back = Indietro
lessons-skip = Salta
lessons-leave = Chiudi lezione
lessons-again = Ricomincia
lessons-resume = Riprendi
lessons-was-left = Eri al passo { $step } di { $all }.
lessons-look = Guarda { $what }.
lessons-try-again = Riprova.
lessons-not-yet = Prima leggi qui, poi vai avanti.
lessons-learnt = Che cosa sai adesso
lessons-play = Gioca una partita

lessons-point-path = il percorso
lessons-point-card = la carta { $card } sul percorso
lessons-point-beside = le pietre accanto al tuo forziere
lessons-point-chest = { WHO($who) ->
    [you] il tuo forziere
   *[one] il forziere di { $who }
}
lessons-point-player = { WHO($who) ->
    [you] il tuo posto
   *[one] { $who }
}
lessons-point-cave = la grotta { $cave }
lessons-point-removed = le carte pericolo fuori dal gioco
lessons-point-button = il pulsante «{ $label }»
lessons-point-secret-card = la tua carta segreta
lessons-point-field = la casella { $field }
lessons-point-recess = l’incavo { $recess }
lessons-point-diamond = { mirrors-colour.the } in { $recess }
lessons-point-entrance = il tuo ingresso { $entrance }
lessons-point-mirrors = gli specchi accanto al tabellone: { $mirrors }
lessons-point-front = i diamanti davanti a te
lessons-point-laid = le tue carte complete
lessons-point-block = il blocco
lessons-point-hand = la tua mano
lessons-point-hand-card = la carta { $card } nella tua mano
lessons-point-space = la casella { $field }
lessons-point-column = la colonna { $column }
lessons-point-row = la riga { $row }
lessons-point-pile = il { kadora-pile }
lessons-point-loot = { WHO($who) ->
    [you] il tuo bottino
   *[one] il bottino di { $who }
}
lessons-point-loot-colour = { WHO($who) ->
    [you] le { kadora-back.many } del tuo bottino
   *[one] le { kadora-back.many } di { $who }
}
lessons-point-count = il conteggio

lessons-would-stay = Se resti, { $beside ->
    [one] la tua pietra è
   *[other] le tue { $beside } pietre sono
} ancora a rischio: un pericolo che torna una seconda volta prende tutto.
lessons-would-leave = Se esci, { $beside } e la tua parte delle { $path } sul percorso vanno nel tuo forziere. Gli altri si dividono il resto di questa grotta.
lessons-would-light-nothing-first = Nessun tuo raggio arriverebbe a un diamante passando da questo specchio.
lessons-would-light-nothing = Nessun tuo raggio toccherebbe questo specchio e un altro. Non potresti prendere niente.
lessons-would-light-other = Illumineresti { $diamonds }. Adesso non ti serve.
lessons-would-light-too = Illumineresti { $diamond }, e ti serve. Bene! Ma questa volta fai quello che dice il passo.
lessons-would-take-none = Il diamante resterebbe lì, e altri potrebbero prenderlo. Prendilo adesso.
lessons-would-take-other = In un turno prendi un solo diamante. Questa volta prendi quello in { $recess }.
lessons-would-touch-nothing = Non quello, adesso.
lessons-would-pass = Non faresti niente, e il tuo turno finirebbe.
lessons-would-return = Ogni ordine è permesso, ma non è quello che cerchiamo adesso.
lessons-would-place = Succederebbe questo:
lessons-would-draw = La prima carta di quel mazzo è di colore { kadora-colour }. Prendi il mazzo segnato.
lessons-would-keep = Terresti queste carte. Alla fine possono costarti punti di penalità.
lessons-would-give = Regaleresti le tue { kadora-back.many }. Questa volta tienile.
lessons-would-give-to = Regaleresti le tue { kadora-back.many } a { $who }. Questa volta fai quello che è segnato.

lessons-diamant-aim = Cerchi pietre in una grotta, con Mia e Tom. Le carte si scoprono una alla volta. Alla fine vince chi ha più pietre.
lessons-diamant-share = 11 pietre! Tu, Mia e Tom ve le dividete: 3 a testa. Le 2 che avanzano restano sulla carta.
lessons-diamant-beside = Le tue 3 pietre sono accanto al forziere. Non sono ancora al sicuro. C’è altro da trovare: scegli Restare.
lessons-diamant-beside-wrong = Torneresti con 3 pietre e le 2 sulla carta. Gli altri si dividerebbero tutto il resto. Resta ancora.
lessons-diamant-hazard = Un serpente! Il primo non fa niente. Ma un secondo serpente in questa grotta ti prende tutto ciò che è accanto al forziere.
lessons-diamant-why-stay = Nel mazzo ci sono ancora 28 carte, e solo 2 sono serpenti. Il pericolo è piccolo: scegli Restare.
lessons-diamant-why-stay-wrong = Porteresti a casa 5 pietre. Ma il pericolo è ancora piccolo. Resta per un’altra carta.
lessons-diamant-path = 7 pietre: 2 a testa. Ora ne hai 5 a rischio, e sul percorso ce ne sono 3.
lessons-diamant-leave = Se esci, le tue 5 pietre sono al sicuro, e raccogli quelle sul percorso. Scegli Uscire.
lessons-diamant-leave-wrong = Potresti trovarne altre. Ma un secondo serpente te le prenderebbe tutte e 5. Questa volta portale a casa.
lessons-diamant-alone = Esci senza gli altri, quindi le 3 pietre del percorso sono tue. Ora ne hai 8 al sicuro nel forziere.
lessons-diamant-watch = Mia e Tom restano. Sono in due a dividersi le 13 pietre: 6 a testa. Attenzione alla prossima carta.
lessons-diamant-second = Il secondo serpente! Mia e Tom scappano, e ciascuno perde le sue 11 pietre. Tu sei fuori in tempo.
lessons-diamant-removed = Quando un pericolo chiude una grotta, una delle sue carte esce dal gioco. Ora restano solo 2 serpenti.
lessons-diamant-caves = Le grotte sono cinque, e in ognuna entrate tutti insieme. Questa è la seconda: 5 pietre a testa. Scegli Restare.
lessons-diamant-explosion = Un’esplosione, e hai 5 pietre a rischio. Anche Tom pensa di uscire. Scegli Uscire.
lessons-diamant-together = Tom esce insieme a te. Vi dividete il percorso: 1 pietra a testa. Se esci senza altri, prendi tutto.
lessons-diamant-alone-inside = Mia è sola nella grotta: le 9 pietre della prossima carta sono tutte sue. Anche restare può convenire!
lessons-diamant-last-cave = La quinta grotta è l’ultima. Ognuno ha 16 nel forziere e 7 a rischio. Sul percorso ci sono 4 pietre.
lessons-diamant-bluff = Tutti scelgono in segreto, nello stesso momento. Mia dice: «Io resto!» Le credi? Restare o uscire: scegli tu.
lessons-diamant-bluff-left = Mia bluffava: esce anche lei. Vi dividete il percorso, 2 pietre a testa. Tom resta, e arriva la seconda nube di gas.
lessons-diamant-bluff-stayed = Mia bluffava: esce con tutte le 4 pietre del percorso. Poi arriva la seconda nube di gas: perdi le tue 7.
lessons-diamant-learnt-share = Chi è nella grotta si divide le pietre. Ciò che avanza è per chi esce.
lessons-diamant-learnt-hazard = Il secondo pericolo dello stesso tipo prende tutto ciò che è a rischio. Il forziere è al sicuro.
lessons-diamant-learnt-win = Dopo cinque grotte vince il forziere più pieno.

lessons-mirrors-card = Questa è la tua carta segreta: due diamanti rossi, uno blu, uno verde. Raccoglili intorno al tabellone.
lessons-mirrors-beam = I tuoi raggi entrano dal tuo lato, da s1 a s4, e vanno dritti. Gli specchi li fanno girare.
lessons-mirrors-first = Metti uno specchio in b3, in salita: /. Così il raggio da s2 gira a destra in b3.
lessons-mirrors-take = Il tuo raggio esce dal tabellone in e3 e illumina il diamante rosso. La tua carta mostra il rosso: prendilo.
lessons-mirrors-turns = In un turno metti uno specchio e prendi al massimo un diamante. Ora tocca a Mia: guarda.
lessons-mirrors-another = Il raggio di Mia è entrato in n2 e ha girato al tuo specchio e al suo. Da ora un raggio deve toccare lo specchio nuovo e un altro.
lessons-mirrors-second = Metti uno specchio in c3, in salita: /. Il tuo raggio da s2 gira in b3, e poi al tuo specchio nuovo.
lessons-mirrors-second-take = Ha toccato lo specchio nuovo e un altro, e illumina il diamante blu in n3. Prendilo.
lessons-mirrors-spoil = Gli specchi fanno girare i raggi di tutti. Quello di Mia da n3 gira in c3 e b3. Metti uno specchio in c4: / lo manda altrove.
lessons-mirrors-spoil-take = E il tuo raggio da s2 ora arriva al diamante rosso in e4. Prendilo.
lessons-mirrors-spoilt = Uno specchio ha fatto due cose: ha rovinato il raggio di Mia e aiutato il tuo. Hai tre dei tuoi quattro diamanti.
lessons-mirrors-twelve = Un’altra partita: tutti e dodici gli specchi sono sul tabellone. Non ne metti più, e un raggio deve toccarne almeno tre.
lessons-mirrors-touch = Se i tuoi raggi non illuminano niente che ti serve, prima puoi girare, spostare o togliere uno specchio.
lessons-mirrors-three = Ma il tuo raggio da s2 tocca b2, a2 e a3, e illumina un diamante rosso in w3, l’ultimo che ti serve. Prendilo.
lessons-mirrors-complete = La tua carta è completa! La scopri e ne peschi una nuova: un rosso, due blu, un verde.
lessons-mirrors-where = I tuoi quattro diamanti tornano sul bordo: il primo in w3, che hai appena svuotato, gli altri in senso antiorario negli incavi aperti.
lessons-mirrors-return = Scegli tu l’ordine. Il tuo raggio da s2 porta ancora in w3, e la tua nuova carta mostra il rosso. Rimetti prima il rosso.
lessons-mirrors-return-good = Ben fatto: il tuo raggio da s2 illumina di nuovo quel diamante rosso.
lessons-mirrors-learnt-beam = I tuoi raggi girano agli specchi. Dove escono dal tabellone puoi prendere un diamante che la tua carta mostra.
lessons-mirrors-learnt-two = Un raggio deve toccare il tuo specchio nuovo e un altro; con tutti e dodici sul tabellone, tre.
lessons-mirrors-learnt-win = Uno specchio può aiutarti o rovinare il raggio di un altro. Vincono tre carte complete.

lessons-kadora-aim = Metti carte in questo blocco e ne prendi altre. Ma attenzione: alla fine la maggior parte delle carte ti costa punti.
lessons-kadora-cards = Ogni carta ha un colore, un valore da 1 a 5 e un taglio: rotondo, quadrato o a punta. Queste quattro sono la tua mano.
lessons-kadora-place = Nel tuo turno metti una carta su una casella libera del blocco. Metti l’1 verde in b3.
lessons-kadora-draw = La colonna b fa 6, la riga 3 fa 7. È meno di 10, quindi non succede niente. Ora pesca dal mazzo di sinistra.
lessons-kadora-watch = Ora tocca a Mia. Guarda la colonna c: ci sono un 5 rosso e un 4 rosso.
lessons-kadora-ten = Mia ha messo un 2 rosso, e la colonna c fa 11. Da 10 in su deve prendere le carte con quel colore o quel taglio.
lessons-kadora-take = Tocca a te. Metti il 4 arancione in b2: così la colonna b fa 10.
lessons-kadora-took = Hai preso il 3 arancione, con lo stesso colore, e il 2 giallo, con lo stesso taglio. La riga 2 fa solo 9.
lessons-kadora-lead = Alla fine, chi ha di più in un colore copre quelle carte. Tutte le altre sono punti di penalità!
lessons-kadora-backs = Per ora hai più arancione di tutti. I dorsi mostrano il colore: a sinistra c’è una carta arancione. Pescala.
lessons-kadora-give = Prima di mettere una carta puoi regalare un colore in cui solo tu sei in testa. 2 in giallo è poco: regalalo a Mia.
lessons-kadora-give-wrong = Terresti il 2 giallo. Se un altro avrà più giallo, ti costerà 2 punti di penalità. Regalalo a Mia.
lessons-kadora-stronger = Ora prendi più arancione: metti il 5 arancione in c1. La riga 1 fa 14, quindi prendi il 4 arancione.
lessons-kadora-any-pile = Ora hai 7 in arancione. Per finire pesca una carta: blu o viola, come vuoi.
lessons-kadora-full = Un’altra partita: solo la casella c2 è libera. Se riempi l’ultima casella, prendi sempre qualcosa.
lessons-kadora-full-place = Se le somme non portano niente, prendi le carte con un altro colore e un altro taglio. Metti l’1 viola in c2.
lessons-kadora-full-took = Nessuna somma arriva a 10. Solo l’1 arancione ha un altro colore e un altro taglio, quindi lo prendi. Ora pesca una carta.
lessons-kadora-last = I mazzi sono vuoti, e questo è il tuo ultimo turno. Metti il 5 rosso in b1: con il 3 rosso hai più rosso di tutti.
lessons-kadora-count = La partita è finita. Contano anche le carte in mano. Ogni colore viene coperto da chi ne ha di più.
lessons-kadora-count-you = Hai più rosso, blu e viola di tutti. Le tue altre carte sono 26 punti di penalità. Mia ne ha 32.
lessons-kadora-spell = Tom ne ha solo 16, ma nessuna carta coperta. Chi non è in testa in nessun colore non può vincere. Quindi vinci tu!
lessons-kadora-learnt-take = Se una colonna o una riga fa 10 o più, devi prendere le carte con il colore o il taglio della tua carta.
lessons-kadora-learnt-lead = Si coprono solo i colori in cui sei in testa; il resto è penalità. Regala ciò che non puoi vincere.
lessons-kadora-learnt-spell = Vince chi ha meno punti di penalità, ma solo se è in testa in almeno un colore.
