### Diamant sulla riga di comando e su tutto lo schermo di un terminale.

diamant-console-key-stay = resta
diamant-console-key-leave = esci
diamant-console-chest = forziere
diamant-console-beside = a rischio
diamant-console-deciding = sceglie
diamant-console-closed = ha scelto
diamant-console-in-cave = nella grotta
diamant-console-camp = al campo
diamant-console-won = ha vinto
diamant-console-stones = ○ bianca, 5 · ● rossa, 1
diamant-console-path = sul percorso { $worth }
diamant-console-pile = mazzo { $cards }, pericolose { $dangers }
diamant-console-camp-side = campo
diamant-console-out = fuori: { $hazards }
diamant-console-headline = grotta { $cave } di { $caves }
diamant-console-beside-each = a rischio a testa: { $worth }
diamant-console-learned-leave = Esco: in una situazione così esco nel { $leave }% dei casi.
diamant-console-learned-stay = Resto: in una situazione così resto nel { $stay }% dei casi.

## simulate

diamant-console-cards-turned = carte girate
diamant-console-caves = grotte
diamant-console-ended = finite per un pericolo

## solve

diamant-console-solve-stopped = Fermato dopo { $done } mazzi su { $all }.
diamant-console-not-a-hazard = «{ $word }» non è un pericolo: scrivi snake, scorpion, rockslide, gas o explosion
diamant-console-not-a-card = «{ $word }» non è una carta: scrivi il valore dei diamanti (17), un pericolo (snake), o -1 dove un avventuriero è uscito
diamant-console-cannot-leave = qui non possono uscire in { $leaving }: dentro sono in { $inside }
diamant-console-expedition-over = la spedizione è finita: un pericolo è arrivato per la seconda volta
diamant-console-end-with-card = finisci con una carta: poi decidono gli avventurieri nella grotta
diamant-console-of-cards = su { $left }
diamant-console-each-gets = ciascuno riceve
diamant-console-each-loses = perde { $worth }: la spedizione finisce
diamant-console-solve-equilibrium = In equilibrio ogni avventuriero esce con { $percent } e può aspettarsi { $worth } pietre da questa grotta.
diamant-console-cave-worth = Quanto vale una grotta per ogni avventuriero prima della prima carta, in pietre
diamant-console-cave-columns = pericoli con 3, 2, 1 carte | da solo, esatto | in equilibrio: da solo, 2 … 8 dentro
diamant-console-error-columns = | pericoli | avventurieri | tutti seguono le tabelle | risposta migliore | sfruttabilità | stati |

## solve --plots

diamant-console-plot-lead = Quando uscire dall’ultima grotta: in testa e in coda
diamant-console-plot-lead-words = Probabilità di uscire. 4 dentro, gli altri tre hanno 20 pietre ciascuno, 2 pericoli e 4 carte diamanti
diamant-console-plot-beside = pietre accanto a ogni forziere
diamant-console-plot-ahead = { $stones } di vantaggio
diamant-console-plot-behind = { $stones } di svantaggio
diamant-console-plot-level = alla pari
diamant-console-plot-caves = Quando uscire: grotta per grotta
diamant-console-plot-caves-words = Probabilità di uscire. 4 dentro, forzieri tutti uguali, 2 pericoli e 4 carte diamanti
diamant-console-plot-cave = grotta { $cave }
diamant-console-plot-worth = Quanto vale un vantaggio
diamant-console-plot-worth-words = Probabilità di vincere prima di entrare in una grotta. Gli altri tre hanno 25 pietre ciascuno
diamant-console-plot-own = proprie pietre
diamant-console-plot-values = Quanto vale una grotta
diamant-console-plot-values-words = Pietre che ogni avventuriero può aspettarsi in equilibrio prima della prima carta
diamant-console-plot-enter = avventurieri che entrano
diamant-console-plot-none-removed = nessuna carta tolta
diamant-console-plot-two-removed = due tolte
diamant-console-plot-four-apart = quattro, una per tipo
diamant-console-plot-four-paired = quattro, due di due
diamant-console-plot-hazards = Quando uscire: i pericoli
diamant-console-plot-hazards-words = Probabilità di uscire. 4 avventurieri dentro, 4 carte diamanti scoperte, 4 pietre sul percorso
diamant-console-plot-hazards-seen = { $count ->
    [one] { $count } pericolo
   *[other] { $count } pericoli
}
diamant-console-plot-explorers = Quando uscire: la compagnia
diamant-console-plot-explorers-words = Probabilità di uscire. 2 pericoli e 4 carte diamanti scoperti, 3 pietre accanto a ogni forziere
diamant-console-plot-path = pietre sul percorso
diamant-console-plot-inside = { $count } dentro
