### Diamant sur tout l’écran d’un terminal.

diamant-console-key-stay = rester
diamant-console-key-leave = sortir
diamant-console-chest = coffre
diamant-console-beside = en jeu
diamant-console-deciding = choisit
diamant-console-closed = a choisi
diamant-console-in-cave = dans la grotte
diamant-console-camp = au camp
diamant-console-won = gagné
diamant-console-stones = ○ diamant, 5 · ● rubis, 1
diamant-console-path = sur le chemin { $worth }
diamant-console-pile = pioche { $cards }, dangers { $dangers }
diamant-console-camp-side = camp
diamant-console-out = retirées : { $hazards }
diamant-console-headline = grotte { $cave } sur { $caves }
diamant-console-beside-each = en jeu pour chacun : { $worth }
diamant-console-learned-leave = Je sors : dans cette situation, je sors { $leave } % du temps.
diamant-console-learned-stay = Je reste : dans cette situation, je reste { $stay } % du temps.
