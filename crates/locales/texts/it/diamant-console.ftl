### Diamant su tutto lo schermo di un terminale.

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
