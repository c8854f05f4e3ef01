### Diamant op de opdrachtregel en op het hele scherm van een terminal.

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

## simulate

diamant-console-cards-turned = gedraaide kaarten
diamant-console-caves = grotten
diamant-console-ended = geëindigd door gevaar

## solve

diamant-console-solve-stopped = Gestopt na { $done } van de { $all } stapels.
diamant-console-not-a-hazard = “{ $word }” is geen gevaar: schrijf snake, scorpion, rockslide, gas of explosion
diamant-console-not-a-card = “{ $word }” is geen kaart: schrijf de waarde van diamanten (17), een gevaar (snake), of -1 als er één avonturier vertrok
diamant-console-cannot-leave = hier kunnen er geen { $leaving } vertrekken: er zijn er { $inside } binnen
diamant-console-expedition-over = de expeditie is voorbij: een gevaar kwam voor de tweede keer
diamant-console-end-with-card = eindig met een kaart: dan beslissen de avonturiers die binnen zijn
diamant-console-of-cards = van { $left }
diamant-console-each-gets = ieder krijgt
diamant-console-each-loses = verliest { $worth }: de expeditie eindigt
diamant-console-solve-equilibrium = In evenwicht vertrekt elke avonturier met een kans van { $percent } en mag hij { $worth } diamanten uit deze grot verwachten.
diamant-console-cave-worth = Wat een grot voor elke avonturier waard is vóór de eerste kaart, in diamanten
diamant-console-cave-columns = gevaren met 3, 2, 1 kaarten | alleen, exact | in evenwicht: alleen, 2 … 8 binnen
diamant-console-error-columns = | gevaren | avonturiers | allen volgen de tabellen | beste antwoord | uitbuitbaarheid | standen |

## solve --plots

diamant-console-plot-lead = Wanneer je de laatste grot verlaat: op voorsprong en op achterstand
diamant-console-plot-lead-words = Kans op vertrekken. 4 binnen, de andere drie hebben elk 20 diamanten, 2 gevaren en 4 diamantkaarten
diamant-console-plot-beside = diamanten naast elke schatkist
diamant-console-plot-ahead = { $stones } voor
diamant-console-plot-behind = { $stones } achter
diamant-console-plot-level = gelijk
diamant-console-plot-caves = Wanneer je vertrekt: grot na grot
diamant-console-plot-caves-words = Kans op vertrekken. 4 binnen, alle schatkisten even vol, 2 gevaren en 4 diamantkaarten
diamant-console-plot-cave = grot { $cave }
diamant-console-plot-worth = Wat een voorsprong waard is
diamant-console-plot-worth-words = Winstkans voordat een grot wordt betreden. De andere drie hebben elk 25 diamanten
diamant-console-plot-own = eigen diamanten
diamant-console-plot-values = Wat een grot waard is
diamant-console-plot-values-words = Diamanten die elke avonturier vóór de eerste kaart in evenwicht kan verwachten
diamant-console-plot-enter = avonturiers die binnengaan
diamant-console-plot-none-removed = geen kaart weg
diamant-console-plot-two-removed = twee weg
diamant-console-plot-four-apart = vier, elk één
diamant-console-plot-four-paired = vier, twee van twee
diamant-console-plot-hazards = Wanneer je vertrekt: gevaren
diamant-console-plot-hazards-words = Kans op vertrekken. 4 avonturiers binnen, 4 diamantkaarten gedraaid, 4 diamanten op het pad
diamant-console-plot-hazards-seen = { $count ->
    [one] { $count } gevaar
   *[other] { $count } gevaren
}
diamant-console-plot-explorers = Wanneer je vertrekt: gezelschap
diamant-console-plot-explorers-words = Kans op vertrekken. 2 gevaren en 4 diamantkaarten gedraaid, 3 diamanten naast elke schatkist
diamant-console-plot-path = diamanten op het pad
diamant-console-plot-inside = { $count } binnen
