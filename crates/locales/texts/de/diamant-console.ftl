### Diamant auf der Kommandozeile und auf dem ganzen Bildschirm eines Terminals.

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

## simulate

diamant-console-cards-turned = Karten aufgedeckt
diamant-console-caves = Höhlen
diamant-console-ended = durch Gefahr beendet

## solve

diamant-console-solve-stopped = Beendet nach { $done } von { $all } Stapeln.
diamant-console-not-a-hazard = „{ $word }“ ist keine Gefahr: Schreib snake, scorpion, rockslide, gas oder explosion
diamant-console-not-a-card = „{ $word }“ ist keine Karte: Schreib den Wert der Diamanten (17), eine Gefahr (snake) oder -1, wo ein Abenteurer ging
diamant-console-cannot-leave = hier können nicht { $leaving } gehen: Es sind { $inside } in der Höhle
diamant-console-expedition-over = die Expedition ist vorbei: Eine Gefahr kam zum zweiten Mal
diamant-console-end-with-card = ende mit einer Karte: Dann entscheiden die Abenteurer in der Höhle
diamant-console-of-cards = von { $left }
diamant-console-each-gets = jeder bekommt
diamant-console-each-loses = verliert { $worth }: Die Expedition endet
diamant-console-solve-equilibrium = Im Gleichgewicht geht jeder Abenteurer mit { $percent } und kann aus dieser Höhle { $worth } Steine erwarten.
diamant-console-cave-worth = Was eine Höhle vor der ersten Karte jedem Abenteurer wert ist, in Steinen
diamant-console-cave-columns = Gefahren mit 3, 2, 1 Karten | allein, exakt | im Gleichgewicht: allein, 2 … 8 in der Höhle
diamant-console-error-columns = | Gefahren | Abenteurer | alle folgen den Tabellen | beste Antwort | Ausnutzbarkeit | Stellungen |

## solve --plots

diamant-console-plot-lead = Wann man die letzte Höhle verlässt: vorn und hinten
diamant-console-plot-lead-words = Chance zu gehen. 4 drinnen, die drei anderen haben je 20 Steine, 2 Gefahren und 4 Diamantkarten
diamant-console-plot-beside = Steine neben jeder Schatzkiste
diamant-console-plot-ahead = { $stones } voraus
diamant-console-plot-behind = { $stones } zurück
diamant-console-plot-level = gleichauf
diamant-console-plot-caves = Wann man geht: Höhle für Höhle
diamant-console-plot-caves-words = Chance zu gehen. 4 drinnen, alle Schatzkisten gleich voll, 2 Gefahren und 4 Diamantkarten
diamant-console-plot-cave = Höhle { $cave }
diamant-console-plot-worth = Was ein Vorsprung wert ist
diamant-console-plot-worth-words = Gewinnchance vor dem Betreten einer Höhle. Die drei anderen haben je 25 Steine
diamant-console-plot-own = eigene Steine
diamant-console-plot-values = Was eine Höhle wert ist
diamant-console-plot-values-words = Steine, die jeder Abenteurer vor der ersten Karte im Gleichgewicht erwarten kann
diamant-console-plot-enter = Abenteurer, die hineingehen
diamant-console-plot-none-removed = keine Karte entfernt
diamant-console-plot-two-removed = zwei entfernt
diamant-console-plot-four-apart = vier, je eine
diamant-console-plot-four-paired = vier, zwei von zwei
diamant-console-plot-hazards = Wann man geht: Gefahren
diamant-console-plot-hazards-words = Chance zu gehen. 4 Abenteurer drinnen, 4 Diamantkarten aufgedeckt, 4 Steine auf dem Pfad
diamant-console-plot-hazards-seen = { $count ->
    [one] { $count } Gefahr
   *[other] { $count } Gefahren
}
diamant-console-plot-explorers = Wann man geht: Gesellschaft
diamant-console-plot-explorers-words = Chance zu gehen. 2 Gefahren und 4 Diamantkarten aufgedeckt, 3 Steine neben jeder Schatzkiste
diamant-console-plot-path = Steine auf dem Pfad
diamant-console-plot-inside = { $count } drinnen
