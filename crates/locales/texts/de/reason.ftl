### Warum ein Bot so gewählt hat, in seinen eigenen Worten. Gesagt wird es, wenn das Spiel zu Ende ist.

reason-only-action = Es war der einzige Zug.
reason-lot = Ich habe zufällig gewählt.
reason-searched = Dieser Zug: { $promise } % Gewinnchance. Der nächstbeste: { $otherwise } %.
reason-searched-mixed = Dieser Zug: { $promise } % Gewinnchance. Ein anderer: { $otherwise } %, aber ich gehe nicht nur nach dieser Zahl.
reason-fearing = { $thought } { $fear }
reason-fear = Stärkste Konkurrenz: { $rival }, mit { $promise } %.
reason-fear-needs = Stärkste Konkurrenz: { $rival }, mit { $promise } %, wohl auf der Suche nach { $diamond ->
    [red] einem roten Diamanten
    [blue] einem blauen Diamanten
    [green] einem grünen Diamanten
   *[yellow] einem gelben Diamanten
}.
reason-fear-penalty = Stärkste Konkurrenz: { $rival }, mit { $promise } %. Strafpunkte in diesem Moment: { $points }.

## Diamant

## Mirrors

## Kadora
