### Diamant on the whole screen of a terminal.

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
