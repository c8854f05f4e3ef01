### Diamant op het hele scherm van een terminal.

diamant-console-key-stay = blijven
diamant-console-key-leave = vertrekken
diamant-console-chest = schatkist
diamant-console-beside = op het spel
diamant-console-deciding = kiest
diamant-console-closed = gekozen
diamant-console-in-cave = in de grot
diamant-console-camp = in het kamp
diamant-console-won = gewonnen
diamant-console-stones = ○ wit, elk 5 · ● rood, elk 1
diamant-console-path = op het pad { $worth }
diamant-console-pile = stapel { $cards }, gevaarlijk { $dangers }
diamant-console-camp-side = kamp
diamant-console-out = eruit: { $hazards }
diamant-console-headline = grot { $cave } van { $caves }
diamant-console-beside-each = elk op het spel: { $worth }
diamant-console-learned-leave = Ik vertrok: in zo’n situatie vertrek ik in { $leave }% van de gevallen.
diamant-console-learned-stay = Ik bleef: in zo’n situatie blijf ik in { $stay }% van de gevallen.
