### Diamant on the command line and on the whole screen of a terminal.

diamant-console-key-stay = stay
diamant-console-key-leave = leave
diamant-console-chest = chest
diamant-console-beside = at risk
diamant-console-deciding = deciding
diamant-console-closed = has chosen
diamant-console-in-cave = in the cave
diamant-console-camp = at the camp
diamant-console-won = won
diamant-console-stones = ○ white, 5 each · ● red, 1 each
diamant-console-path = on the path { $worth }
diamant-console-pile = pile { $cards }, dangerous { $dangers }
diamant-console-camp-side = camp
diamant-console-out = out: { $hazards }
diamant-console-headline = cave { $cave } of { $caves }
diamant-console-beside-each = each at risk: { $worth }
diamant-console-learned-leave = I left: in a position like this I leave { $leave }% of the time.
diamant-console-learned-stay = I stayed: in a position like this I stay { $stay }% of the time.

## simulate

diamant-console-cards-turned = cards turned
diamant-console-caves = caves
diamant-console-ended = ended by a hazard

## solve

diamant-console-solve-stopped = Stopped after { $done } of { $all } decks.
diamant-console-not-a-hazard = “{ $word }” is not a hazard: write snake, scorpion, rockslide, gas or explosion
diamant-console-not-a-card = “{ $word }” is not a card: write the value of diamonds (17), a hazard (snake), or -1 where one explorer left
diamant-console-cannot-leave = { $leaving } cannot leave here: { $inside } are inside
diamant-console-expedition-over = the expedition is over: a hazard came for the second time
diamant-console-end-with-card = end with a card: then the explorers inside decide
diamant-console-of-cards = of { $left }
diamant-console-each-gets = each gets
diamant-console-each-loses = loses { $worth }: the expedition ends
diamant-console-solve-equilibrium = In equilibrium each explorer leaves with { $percent } and can expect { $worth } stones from this cave.
diamant-console-cave-worth = What a cave is worth to each explorer before its first card, in stones
diamant-console-cave-columns = hazards with 3, 2, 1 cards | alone, exactly | in equilibrium: alone, 2 … 8 inside
diamant-console-error-columns = | hazards | explorers | all follow the tables | best answer | exploitability | states |

## solve --plots

diamant-console-plot-lead = When to leave the last cave: ahead and behind
diamant-console-plot-lead-words = Chance of leaving. 4 inside, the other three have 20 stones each, 2 hazards and 4 diamond cards
diamant-console-plot-beside = stones beside each chest
diamant-console-plot-ahead = { $stones } ahead
diamant-console-plot-behind = { $stones } behind
diamant-console-plot-level = level
diamant-console-plot-caves = When to leave: cave by cave
diamant-console-plot-caves-words = Chance of leaving. 4 inside, all chests equal, 2 hazards and 4 diamond cards
diamant-console-plot-cave = cave { $cave }
diamant-console-plot-worth = What a lead is worth
diamant-console-plot-worth-words = Chance of winning before a cave is entered. The other three have 25 stones each
diamant-console-plot-own = own stones
diamant-console-plot-values = What a cave is worth
diamant-console-plot-values-words = Stones that each explorer can expect in equilibrium before the first card
diamant-console-plot-enter = explorers who enter
diamant-console-plot-none-removed = no card removed
diamant-console-plot-two-removed = two removed
diamant-console-plot-four-apart = four, one of each
diamant-console-plot-four-paired = four, two of two
diamant-console-plot-hazards = When to leave: hazards
diamant-console-plot-hazards-words = Chance of leaving. 4 explorers inside, 4 diamond cards turned over, 4 stones on the path
diamant-console-plot-hazards-seen = { $count ->
    [one] { $count } hazard
   *[other] { $count } hazards
}
diamant-console-plot-explorers = When to leave: company
diamant-console-plot-explorers-words = Chance of leaving. 2 hazards and 4 diamond cards turned over, 3 stones beside each chest
diamant-console-plot-path = stones on the path
diamant-console-plot-inside = { $count } inside
