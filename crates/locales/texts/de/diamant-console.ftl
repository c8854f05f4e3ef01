### Diamant auf dem ganzen Bildschirm eines Terminals.

diamant-console-key-stay = bleiben
diamant-console-key-leave = gehen
diamant-console-chest = Schatzkiste
diamant-console-beside = in Gefahr
diamant-console-deciding = wählt
diamant-console-closed = hat gewählt
diamant-console-in-cave = in der Höhle
diamant-console-camp = im Camp
diamant-console-won = gewonnen
diamant-console-stones = ○ weiß, je 5 · ● rot, je 1
diamant-console-path = auf dem Pfad { $worth }
diamant-console-pile = Stapel { $cards }, gefährlich { $dangers }
diamant-console-camp-side = Camp
diamant-console-out = raus: { $hazards }
diamant-console-headline = Höhle { $cave } von { $caves }
diamant-console-beside-each = alle in Gefahr: { $worth }
diamant-console-learned-leave = Ich ging: In so einer Lage gehe ich in { $leave } % der Fälle.
diamant-console-learned-stay = Ich blieb: In so einer Lage bleibe ich in { $stay } % der Fälle.
