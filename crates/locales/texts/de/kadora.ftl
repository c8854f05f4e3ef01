### Kadora. Eine Karte heißt nach Farbe, Wert und Schliff. Die Plätze a1 bis d4, und damit Spalten und Reihen, heißen in jeder Sprache gleich.

kadora-title = Kadora

## Was ein Platz tun kann

kadora-give = Alle { kadora-back.many }, die du gewonnen hast, an { NAMES($to, you: "dich") } verschenken
kadora-keep = Nichts verschenken
kadora-place = Auf { $field } { $card } legen
kadora-draw = Eine Karte { kadora-pile.from } ziehen

## Dinge

kadora-colour = { $colour ->
    [red] Rot
    [orange] Orange
    [yellow] Gelb
    [green] Grün
    [blue] Blau
   *[purple] Lila
}
    .adjective = { $colour ->
        [red] rote
        [orange] orange
        [yellow] gelbe
        [green] grüne
        [blue] blaue
       *[purple] lila
    }
kadora-cut = { $cut ->
    [brilliant] Brillant
    [princess] Prinzess
   *[marquise] Marquise
}
kadora-card = { kadora-colour.adjective } { $value } ({ kadora-cut })
    .the = die { kadora-colour.adjective } { $value } ({ kadora-cut })
kadora-back = { kadora-colour.adjective } Karte
    .a = eine { kadora-back }
    .many = { $colour ->
        [red] roten Karten
        [orange] orangen Karten
        [yellow] gelben Karten
        [green] grünen Karten
        [blue] blauen Karten
       *[purple] lila Karten
    }
kadora-pile = { $pile ->
    [left] linker Stapel
   *[right] rechter Stapel
}
    .from = { $pile ->
        [left] vom linken Stapel
       *[right] vom rechten Stapel
    }
kadora-virtual-player = der virtuelle Spieler

## Was geschieht

kadora-dealt = Die Karten sind verteilt. { WHO($who) ->
    [you] Du beginnst.
   *[one] { $who } beginnt.
}
kadora-gave = { WHO($who) ->
    [you] Du schenkst { $to } { $cards } aus deiner gewonnenen Beute.
   *[one] { $who } schenkt { NAMES($to, you: "dir") } { $cards } aus der gewonnenen Beute.
}
kadora-placed = { WHO($who) ->
    [you] Du legst { $card } auf { $field }:
   *[one] { $who } legt { $card } auf { $field }:
} Spalte { $column } kommt auf { $column_sum }, Reihe { $row } auf { $row_sum }.
kadora-took = { WHO($who) ->
    [you] Du nimmst { $haul }.
   *[one] { $who } nimmt { $haul }.
}
kadora-took-full-table = Der Tisch ist voll, also { WHO($who) ->
    [you] musst du
   *[one] muss { $who }
} die Karten nehmen, die weder in Farbe noch Schliff übereinstimmen: { $haul }.
kadora-took-nothing-else = Der Tisch ist voll und jede Karte stimmt überein, also { WHO($who) ->
    [you] musst du
   *[one] muss { $who }
} sie alle nehmen: { $haul }.
kadora-haul-column = { $column } aus der Spalte
kadora-haul-row = { $row } aus der Reihe
kadora-haul-both = { kadora-haul-column } sowie { kadora-haul-row }
kadora-drew = { WHO($who) ->
    [you] Du ziehst
   *[one] { $who } zieht
} { kadora-back.a } { kadora-pile.from }.
kadora-you-drew = Du ziehst { $card } { kadora-pile.from }.
kadora-filled = Auf das freie Feld { $field } kommt { $card } { kadora-pile.from }.
kadora-last-round = Beide Stapel sind leer: Alle haben noch einen Zug, zuletzt { $who }, und es wird nicht mehr gezogen.
kadora-hand-joined = { WHO($who) ->
    [you] Du legst deine letzten Handkarten zu deiner gewonnenen Beute: { $cards }.
   *[one] { $who } legt die letzten Handkarten zur gewonnenen Beute: { $cards }.
}
kadora-aside-turned = Die { $count } beiseitegelegten Karten werden für den virtuellen Spieler aufgedeckt: { $totals }.
kadora-total = { $total } in { kadora-colour }
kadora-turned-down = In { kadora-colour } { WHO($who) ->
    [you] hast du mit { $total } den höchsten Wert und drehst diese Karten um.
    [us] habt ihr, { $who }, mit je { $total } den höchsten Wert und dreht diese Karten um.
    [one] hat { $who } mit { $total } den höchsten Wert und dreht diese Karten um.
   *[many] haben { $who } mit je { $total } den höchsten Wert und drehen diese Karten um.
}
kadora-turned-down-at-a-cost = { kadora-turned-down } Strafpunkte: { $penalties }.
kadora-penalty = { $points } für { NAMES($who, you: "dich") }
kadora-penalty-virtual = { $points } für den virtuellen Spieler
kadora-points = { $penalty ->
    [0] keine Strafpunkte
    [one] { $penalty } Strafpunkt
   *[other] { $penalty } Strafpunkte
}
kadora-covered = { $covered ->
    [one] { $covered } von { $cards } Karten liegt verdeckt
   *[other] { $covered } von { $cards } Karten liegen verdeckt
}
kadora-counted = { WHO($who) ->
    [you] Du hast { kadora-points };
   *[one] { $who } hat { kadora-points };
} { kadora-covered }.
kadora-counted-virtual = Der virtuelle Spieler hat { kadora-points }; { kadora-covered }.
kadora-spellbound = { WHO($who) ->
    [you] Du hast { kadora-points }, aber keine verdeckte Karte: Du hast den Zauber nicht gebrochen, also kannst du nicht gewinnen.
   *[one] { $who } hat { kadora-points }, aber keine verdeckte Karte: Ohne den Zauber zu brechen, kann { $who } nicht gewinnen.
}
kadora-spellbound-virtual = Der virtuelle Spieler hat { kadora-points }, aber keine verdeckte Karte, und kann deshalb nicht gewinnen.
kadora-won-penalty = { WHO($who) ->
    [you] Du gewinnst mit den wenigsten Strafpunkten aller, die den Zauber gebrochen haben!
   *[one] { $who } gewinnt mit den wenigsten Strafpunkten aller, die den Zauber gebrochen haben!
}
kadora-won-penalty-virtual = Der virtuelle Spieler gewinnt mit den wenigsten Strafpunkten aller, die den Zauber gebrochen haben!
kadora-won-cards = { WHO($who) ->
    [you] Du gewinnst: Gleichstand bei den Strafpunkten, aber die meisten Karten!
   *[one] { $who } gewinnt: Gleichstand bei den Strafpunkten, aber die meisten Karten!
}
kadora-won-cards-virtual = Der virtuelle Spieler gewinnt: Gleichstand bei den Strafpunkten, aber die meisten Karten!
kadora-won-shared = { WHO($who) ->
    [us] { NAMES($who, you: "Du") } teilt euch den Sieg, mit gleich vielen Strafpunkten und gleich vielen Karten!
   *[many] { $who } teilen sich den Sieg, mit gleich vielen Strafpunkten und gleich vielen Karten!
}

## Was nicht geht, und warum

kadora-refused-players = Kadora ist für 2 bis 4 Personen, nicht für { $players } ({ $clause }).
kadora-refused-no-such-first = Platz { $seat } kann nicht beginnen: An einem Tisch zu { $players } gibt es die Plätze 0 bis { $last } ({ $clause }).
kadora-refused-other-first = Platz { $agreed } beginnt, wie vor dem Spiel vereinbart, nicht Platz { $seat } ({ $clause }).
kadora-refused-card-twice = { $card } ist mehr als einmal verteilt, aber die Karte gibt es nur einmal ({ $clause }).
kadora-refused-not-dealt = Die Karten sind noch nicht verteilt ({ $clause }).
kadora-refused-already-dealt = Die Karten sind schon verteilt ({ $clause }).
kadora-refused-not-your-turn = { $who } ist am Zug ({ $clause }).
kadora-refused-gift-due = Verschenke zuerst Karten oder behalte alle; dann leg eine Karte ({ $clause }).
kadora-refused-gift-over = Du kannst nur einmal Karten verschenken, am Anfang deines Zuges: Leg jetzt eine Karte ({ $clause }).
kadora-refused-draw-due = Du hast deine Karte gelegt: Zieh jetzt eine ({ $clause }).
kadora-refused-nothing-to-keep = Über das Verschenken hast du schon entschieden: Leg jetzt eine Karte ({ $clause }).
kadora-refused-place-first = Leg eine Karte, bevor du eine ziehst ({ $clause }).
kadora-refused-none-to-give = Du hast keine { kadora-back.many } gewonnen, die du verschenken könntest ({ $clause }).
kadora-refused-not-highest = Du darfst { kadora-colour } nur verschenken, solange du allein den höchsten Wert darin gewonnen hast; { $who } hat { $theirs }, du hast { $yours } ({ $clause }).
kadora-refused-receiver-has-colour = { $who } hat schon Karten in { kadora-colour }: Verschenke deine an jemanden ohne solche Karten ({ $clause }).
kadora-refused-to-yourself = Du kannst dir nicht selbst Karten schenken: Wähle jemand anderen ({ $clause }).
kadora-refused-not-in-hand = { $card } ist nicht in deiner Hand ({ $clause }).
kadora-refused-not-open = Auf { $field } liegt schon eine Karte: Wähle ein freies Feld im Block ({ $clause }).
kadora-refused-pile-empty = { $pile ->
    [left] Der linke Stapel ist leer ({ $clause }).
   *[right] Der rechte Stapel ist leer ({ $clause }).
}
kadora-refused-last-round = Beide Stapel sind leer: In der letzten Runde wird nicht gezogen ({ $clause }).
kadora-refused-over = Alle hatten ihren letzten Zug: Das Spiel ist zu Ende ({ $clause }).

kadora-first = Startspieler
    .question = Wer war zuletzt auf einer Insel?
kadora-first-lot = Zufällig
    .help = Das Los entscheidet, wer beginnt.
kadora-first-seat = Spieler { $number }
    .help = Spieler { $number } war zuletzt auf einer Insel und beginnt.

kadora-word-give = verschenke schenke gib
kadora-word-keep = behalten behalte
kadora-sums-all = Summen der Reihen und Spalten: { $sums }.
kadora-row = Reihe { $row }: { $cards }.
kadora-card-code = { $card } ({ $code })
kadora-field = { $field } { $card }
kadora-field-open = { $field } frei
kadora-pile-backs = { $pile ->
    [left] Linker Stapel
   *[right] Rechter Stapel
}, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}, von oben: { $backs }.
kadora-pile-empty = { $pile ->
    [left] Linker Stapel
   *[right] Rechter Stapel
}: keine Karten.
kadora-last-round-turns = Das ist die letzte Runde: Es { $turns ->
    [one] bleibt ein Zug
   *[other] bleiben { $turns } Züge
}.
kadora-hand-cards = Deine Hand: { $cards }.
kadora-hand-empty = Deine Hand ist leer.
kadora-hand-of = In der Hand von { $who }: { $backs }.
kadora-loot-won = { WHO($who) ->
    [you] Du hast
   *[one] { $who } hat
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} gewonnen: { $cards }.
kadora-loot-none = { WHO($who) ->
    [you] Du hast noch nichts gewonnen.
   *[one] { $who } hat noch nichts gewonnen.
}
kadora-lead = Höchster Wert in { $colour }: { $who }, mit { $worth }.
kadora-gift = { $typed } (alle Karten in { $colour } an { NAMES($who, you: "dich") })
kadora-ask-give = Du darfst alle deine Karten einer Farbe verschenken: { $gifts }. Welche? Oder willst du alle { $keep }?
kadora-ask-place = Du hast { $hand }; freie Felder sind { $open }. Welche Karte legst du wohin?
kadora-ask-draw = Von welchem Stapel ziehst du: L (oben { $left }) oder R (oben { $right })?
kadora-ask-draw-only = Von welchem Stapel ziehst du?
kadora-letters = Eine Karte ist Farbe, Wert und Schliff: R rot, O orange, Y gelb, G grün, B blau, P lila; b Brillant, p Prinzess, m Marquise.
kadora-answers-place = Gib eine Karte, ein Feld und einen Stapel ein, etwa R3b c2 L. Den Stapel kannst du auch später nennen.
kadora-answers-give = Gib { $give } Y>2 ein, um alle gelben Karten an Spieler 2 zu verschenken, oder { $keep }. Du kannst auch gleich eine Karte legen, etwa R3b c2 L.
kadora-why-give = Warum verschenken? Karten einer Farbe, in der du am Ende nicht den höchsten Wert hast, sind Strafpunkte: Die soll lieber jemand anders haben (K10).
kadora-answers-draw = Gib L oder R ein.
kadora-block = Der Block
kadora-row-sum = Reihe { $row }: { $sum }
kadora-column-sum = Spalte { $column }: { $sum }
kadora-pile-count = { $pile ->
    [left] Linker Stapel
   *[right] Rechter Stapel
} ({ $count })
kadora-set-aside = Beiseitegelegt
kadora-aside = Beiseitegelegt, { $count }: { $backs }.
kadora-hand = Deine Hand
kadora-choose-card = Wähle eine Karte aus deiner Hand.
kadora-choose-or-give = Wähle eine Karte aus deiner Hand. Um Karten zu verschenken, tippe auf eine markierte Farbe deiner Beute.
kadora-can-give = Diese Farbe kannst du verschenken.
kadora-choose-place = Wähle ein freies Feld im Block.
kadora-think-ahead = Wähle eine Karte und ein Feld, um zu sehen, was du nehmen würdest.
kadora-sums = Spalte { $column } kommt auf { $column_sum }, Reihe { $row } auf { $row_sum }.
kadora-takes-nothing = Du würdest nichts nehmen.
kadora-takes = Du würdest nehmen: { $cards }.
kadora-takes-full = Der Tisch ist voll: Du würdest die Karten nehmen, die weder in Farbe noch Schliff übereinstimmen: { $cards }.
kadora-takes-all = Der Tisch ist voll, und jede Karte stimmt überein: Du würdest alle nehmen: { $cards }.
kadora-gain = { kadora-colour } +{ $more } = { $total }
kadora-gain-lead = { kadora-gain }, die Führung
kadora-loot = Gewonnene Beute
kadora-you = { $name } (du)
kadora-dummy-hand = Der virtuelle Spieler
kadora-in = { kadora-colour }: { $total }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
kadora-leads = { kadora-in }; führt
kadora-behind = { kadora-in }; noch { $short } bis zur alleinigen Führung
kadora-nobody = { kadora-colour }: noch keine Karten
kadora-penalty-points = { $points ->
    [one] { $points } Strafpunkt
   *[other] { $points } Strafpunkte
}
kadora-penalty-now = jetzt { kadora-penalty-points }
kadora-won = gewinnt
kadora-bound = führt nirgends: kann nicht gewinnen
kadora-why-cheaper = Es ersparte mir { kadora-penalty-points }. In diesem Moment gezählt, kostete meine Beute { $penalty }.
kadora-why-as-cheap = Es kostete mich nichts. In diesem Moment gezählt, kostete meine Beute { $penalty }, so wie vorher.
kadora-why-dearer = Billiger ging es nicht: Es kostete mich { kadora-penalty-points }. In diesem Moment gezählt, kostete meine Beute { $penalty }.
kadora-why-draw = Beide Stapel waren für mich gleich gut.
