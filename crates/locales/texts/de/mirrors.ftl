### Spiegel. Die Namen der Orte sind in jeder Sprache gleich: Felder a1 bis d4, Mulden und Eingänge wie n1.

mirrors-title = Spiegel

## Was ein Platz tun kann

mirrors-place = Einen Spiegel auf { $field } stellen, { mirrors-diagonal }
mirrors-turn = Den Spiegel auf { $field } drehen
mirrors-move = Den Spiegel von { $from } nach { $to } versetzen, { mirrors-diagonal }
mirrors-off = Den Spiegel auf { $field } vom Brett nehmen
mirrors-pass = Passen
mirrors-take = Den Diamanten in { $recess } nehmen, von { $entrance } aus beleuchtet
mirrors-done = Keinen Diamanten nehmen
mirrors-return = Die Diamanten in dieser Reihenfolge zurücklegen: { $diamonds }

## Dinge

mirrors-colour = { $diamond ->
    [red] rot
    [blue] blau
    [green] grün
   *[yellow] gelb
}
    .the = { $diamond ->
        [red] den roten Diamanten
        [blue] den blauen Diamanten
        [green] den grünen Diamanten
       *[yellow] den gelben Diamanten
    }
    .a = { $diamond ->
        [red] einen roten Diamanten
        [blue] einen blauen Diamanten
        [green] einen grünen Diamanten
       *[yellow] einen gelben Diamanten
    }
mirrors-count = { $diamond ->
    [red] { $count ->
        [one] { $count } roter
       *[other] { $count } rote
    }
    [blue] { $count ->
        [one] { $count } blauer
       *[other] { $count } blaue
    }
    [green] { $count ->
        [one] { $count } grüner
       *[other] { $count } grüne
    }
   *[yellow] { $count ->
        [one] { $count } gelber
       *[other] { $count } gelbe
    }
}
mirrors-tally = { $diamonds }
mirrors-tally-none = keine
mirrors-card = Karte: { $diamonds }
mirrors-diagonal = { $diagonal ->
    [rising] steigend (/)
   *[falling] fallend (\)
}
mirrors-side = { $heading ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
    .to = nach { mirrors-side }
mirrors-beam = Der Strahl von { $entrance } { $way }.
mirrors-beam-runs = läuft { mirrors-side.to }
mirrors-beam-turns = biegt auf { $field } { mirrors-side.to } ab
mirrors-beam-leaves = tritt bei { $recess } aus
mirrors-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
mirrors-diamonds = { $diamonds } Diamanten

## Was geschieht

mirrors-set = Die Diamanten liegen bereit, ab n1: { $north }; ab e1: { $east }; ab s1: { $south }; ab w1: { $west }. { WHO($who) ->
    [you] Du beginnst.
   *[one] { $who } beginnt.
}
mirrors-drew = { WHO($who) ->
    [you] Du ziehst eine Karte.
   *[one] { $who } zieht eine Karte.
}
mirrors-you-drew = Du ziehst eine Karte: { $diamonds }.
mirrors-placed = { WHO($who) ->
    [you] Du stellst einen Spiegel auf { $field }, { mirrors-diagonal }.
   *[one] { $who } stellt einen Spiegel auf { $field }, { mirrors-diagonal }.
}
mirrors-turned = { WHO($who) ->
    [you] Du drehst den Spiegel auf { $field }.
   *[one] { $who } dreht den Spiegel auf { $field }.
}
mirrors-moved = { WHO($who) ->
    [you] Du versetzt den Spiegel von { $from } nach { $to }, { mirrors-diagonal }.
   *[one] { $who } versetzt den Spiegel von { $from } nach { $to }, { mirrors-diagonal }.
}
mirrors-taken-off = { WHO($who) ->
    [you] Du nimmst den Spiegel auf { $field } vom Brett.
   *[one] { $who } nimmt den Spiegel auf { $field } vom Brett.
}
mirrors-passed = { WHO($who) ->
    [you] Du passt.
   *[one] { $who } passt.
}
mirrors-took-none = { WHO($who) ->
    [you] Du nimmst keinen Diamanten.
   *[one] { $who } nimmt keinen Diamanten.
}
mirrors-took = { WHO($who) ->
    [you] Du beleuchtest von { $entrance } aus, über { mirrors-by-way }, { mirrors-colour.the } in { $recess } und nimmst ihn.
   *[one] { $who } beleuchtet von { $entrance } aus, über { mirrors-by-way }, { mirrors-colour.the } in { $recess } und nimmt ihn.
}
mirrors-by-way = { $mirrors } Spiegel
mirrors-laid = { WHO($who) ->
    [you] Du hast alle vier Diamanten, deine Karte ist voll: { $diamonds }.
   *[one] { $who } hat alle vier Diamanten und eine volle Karte: { $diamonds }.
} { $cards ->
    [one] Das ist die erste Karte.
   *[other] Das sind { mirrors-cards }.
}
mirrors-returned = { WHO($who) ->
    [you] Du legst die Diamanten zurück: { $diamonds }.
   *[one] { $who } legt die Diamanten zurück: { $diamonds }.
}
mirrors-put = { mirrors-colour } in { $recess }
mirrors-deadlock = Rund um das Brett liegt kein Diamant mehr, der gebraucht wird; also legen alle ihre Diamanten zurück.
mirrors-went-back = { WHO($who) ->
    [you] Du legst { mirrors-colour.a } in { $recess } zurück.
   *[one] { $who } legt { mirrors-colour.a } in { $recess } zurück.
}
mirrors-empty-pile = Jetzt käme eine neue Karte, aber der Stapel ist leer: Das Spiel ist zu Ende.
mirrors-standstill = Seit { $rounds } Runden wurde kein Diamant genommen: Das Spiel ist zu Ende.
mirrors-won = { WHO($who) ->
    [you] Du gewinnst mit { mirrors-cards }!
    [us] { NAMES($who, you: "Du") } teilt euch den Sieg, jeweils mit { mirrors-cards }!
    [one] { $who } gewinnt mit { mirrors-cards }!
   *[many] { $who } teilen sich den Sieg, jeweils mit { mirrors-cards }!
}
mirrors-won-both = { WHO($who) ->
    [you] Du gewinnst mit { mirrors-cards } und { mirrors-diamonds }!
    [us] { NAMES($who, you: "Du") } teilt euch den Sieg, jeweils mit { mirrors-cards } und { mirrors-diamonds }!
    [one] { $who } gewinnt mit { mirrors-cards } und { mirrors-diamonds }!
   *[many] { $who } teilen sich den Sieg, jeweils mit { mirrors-cards } und { mirrors-diamonds }!
}

## Was nicht geht, und warum

mirrors-refused-players = Spiegel ist für 2 bis 4 Personen, nicht für { $players } ({ $clause }).
mirrors-refused-not-your-turn = { WHO($who) ->
    [you] Du bist am Zug
   *[one] { $who } ist am Zug
} ({ $clause }).
mirrors-refused-board-due = Die Diamanten liegen noch nicht bereit ({ $clause }).
mirrors-refused-opening-due = Alle ziehen eine Karte, bevor der erste Zug beginnt ({ $clause }).
mirrors-refused-card-due = Bevor es weitergeht, { WHO($who) ->
    [you] ziehst du eine neue Karte
   *[one] zieht { $who } eine neue Karte
} ({ $clause }).
mirrors-refused-over = Das Spiel ist zu Ende ({ $clause }).
mirrors-refused-must-place = Neben dem Brett liegt noch ein Spiegel: Stelle ihn auf ein freies Feld ({ $clause }).
mirrors-refused-none-beside = Alle zwölf Spiegel stehen auf dem Brett, es ist keiner mehr übrig ({ $clause }).
mirrors-refused-place-not-free = Auf { $field } steht schon ein Spiegel: Wähle ein freies Feld ({ $clause }).
mirrors-refused-take-or-pass = Alle zwölf Spiegel stehen auf dem Brett, und du kannst einen Diamanten beleuchten, den du brauchst: Nimm ihn oder passe ({ $clause }).
mirrors-refused-no-mirror = Auf { $field } steht kein Spiegel ({ $clause }).
mirrors-refused-move-not-free = Auf { $field } steht schon ein Spiegel: Versetze deinen auf ein freies Feld ({ $clause }).
mirrors-refused-nothing-touched = Drehe, versetze oder entferne zuerst einen Spiegel, oder passe ({ $clause }).
mirrors-refused-already-placed = Du hast deinen Spiegel aufgestellt: Nimm jetzt einen Diamanten, den du damit beleuchtest, oder keinen ({ $clause }).
mirrors-refused-already-touched = Du darfst nur einen Spiegel pro Zug ändern: Nimm jetzt einen Diamanten oder keinen ({ $clause }).
mirrors-refused-not-your-entrance = { $entrance } ist keiner deiner vier Eingänge ({ $clause }).
mirrors-refused-no-beam = Der Strahl von { $entrance } tritt bei { $leaves } aus, nicht bei { $recess } ({ $clause }).
mirrors-refused-no-diamond = In { $recess } liegt kein Diamant ({ $clause }).
mirrors-refused-misses-placed = Der Strahl von { $entrance } verfehlt den Spiegel, den du auf { $field } gestellt hast ({ $clause }).
mirrors-refused-needs-another = Der Strahl von { $entrance } geht nur über den Spiegel, den du aufgestellt hast: Er braucht noch einen ({ $clause }).
mirrors-refused-too-few-mirrors = Der Strahl von { $entrance } geht über { mirrors-by-way }: Er braucht mindestens drei ({ $clause }).
mirrors-refused-not-needed = Du brauchst { mirrors-colour.the } in { $recess } nicht für deine Karte ({ $clause }).
mirrors-refused-return-due = Deine Karte ist voll: Lege ihre vier Diamanten zurück ({ $clause }).
mirrors-refused-nothing-to-return = Diamanten legst du erst zurück, wenn deine Karte voll ist ({ $clause }).
mirrors-refused-other-diamonds = { $order } sind nicht die vier Diamanten deiner Karte ({ $clause }).
mirrors-refused-no-deal-due = Jetzt wird keine Karte gezogen ({ $clause }).
mirrors-refused-bad-rim = { $rim } sind nicht vier Diamanten jeder Farbe, einer in jeder Mulde ({ $clause }).

## Was vor dem Spiel vereinbart wird

mirrors-target = Karten zum Sieg
mirrors-target-3 = 3
    .help = Wer zuerst 3 volle Karten hat, gewinnt.
mirrors-target-4 = 4
    .help = Wer zuerst 4 volle Karten hat, gewinnt.
mirrors-target-5 = 5
    .help = Wer zuerst 5 volle Karten hat, gewinnt.

mirrors-word-pass = passen passe
mirrors-word-none = keinen keiner
mirrors-mirrors = Spiegel stehen auf { $mirrors }; neben dem Brett { $beside ->
    [0] liegt keiner mehr.
    [one] liegt noch { $beside }.
   *[other] liegen noch { $beside }.
}
mirrors-no-mirrors = Auf dem Brett steht kein Spiegel; daneben liegen { $beside }.
mirrors-rim = { $side ->
    [south] Süden
    [west] Westen
    [north] Norden
   *[east] Osten
}: { $recesses }.
mirrors-recess = { $recess } { $colour }
mirrors-recess-open = { $recess } leer
mirrors-card-shows = Deine Karte zeigt: { $diamonds }.
mirrors-no-card = Du hast keine Karte.
mirrors-needs = Es fehlt noch: { $diamonds }.
mirrors-your-side = Du spielst von { $side ->
    [south] Süden
    [west] Westen
    [north] Norden
   *[east] Osten
}; deine Eingänge sind { $entrances }.
mirrors-score = { WHO($who) ->
    [you] Du
   *[one] { $who }
}, { $side ->
    [south] Süden
    [west] Westen
    [north] Norden
   *[east] Osten
}: volle Karten { $cards }, Diamanten { $diamonds }.
mirrors-score-bare = { WHO($who) ->
    [you] Du
   *[one] { $who }
}, { $side ->
    [south] Süden
    [west] Westen
    [north] Norden
   *[east] Osten
}: volle Karten { $cards }, noch keine Diamanten.
mirrors-target-cards = Wer zuerst { $cards } volle Karten hat, gewinnt; im Stapel { $pile ->
    [0] liegt keine mehr.
    [one] liegt noch { $pile }.
   *[other] liegen noch { $pile }.
}
mirrors-light = { $typed } ({ $colour })
mirrors-light-unneeded = { $typed } ({ $colour }, nicht nötig)
mirrors-ask-place = Neben dem Brett { $beside ->
    [one] liegt noch ein Spiegel
   *[other] liegen { $beside } Spiegel
}. Wohin stellst du einen?
mirrors-ask-touch = Alle zwölf Spiegel stehen auf dem Brett. Willst du einen drehen, versetzen oder entfernen, oder passt du?
mirrors-ask-take-or-pass = Alle Spiegel stehen auf dem Brett. Du kannst einen Diamanten nehmen: { $takes }. Welchen, oder passt du?
mirrors-ask-take = Deine Strahlen beleuchten { $lit }. Welchen Diamanten nimmst du, oder keinen?
mirrors-ask-return = Deine Karte ist voll. In welcher Reihenfolge kommen ihre vier Diamanten zurück: { $diamonds }? Der erste kommt in { $recess }.
mirrors-answers-place = Gib ein Feld und eine Diagonale ein, etwa b2/ oder b2\. Dazu kannst du den Diamanten angeben, den du nimmst, etwa b2/ s1>e3.
mirrors-answers-touch = Gib b2~ zum Drehen ein, b2-c4/ zum Versetzen, b2x zum Entfernen, s1>e3 für einen Diamanten, oder { $pass }.
mirrors-answers-take = Gib ein, wo der Strahl eintritt und wo er austritt, etwa s1>e3, oder { $none }.
mirrors-answers-return = Gib vier Buchstaben der Reihe nach ein, etwa RBRG: R rot, B blau, G grün, Y gelb.
mirrors-board = Der Tisch
mirrors-free = { $field }, frei
mirrors-mirror = { $field }, Spiegel, { $diagonal }
mirrors-thought = { $place }, noch nicht bestätigt
mirrors-lit = { $place }, beleuchtet
mirrors-lit-needed = { $place }, beleuchtet, du brauchst ihn
mirrors-into = { $colour } in { $recess }
mirrors-do-place = Spiegel auf { $field } stellen
mirrors-do-move = Spiegel von { $from } nach { $to } versetzen
mirrors-flip = Drehen
mirrors-cancel = Abbrechen
mirrors-own-card = Deine Karte
mirrors-lights = Du beleuchtest { $lit }.
mirrors-lights-none = Mit diesem Spiegel kein Diamant für dich.
mirrors-why-first = Der erste Spiegel reicht allein aus.
mirrors-why-placed = Ein Strahl zählt, wenn er über deinen neuen Spiegel und mindestens einen weiteren geht.
mirrors-why-three = Zu Beginn des Zuges standen alle zwölf Spiegel auf dem Brett: Ein Strahl zählt, wenn er über drei verschiedene Spiegel geht.
mirrors-hint-place = Wähle ein freies Feld.
mirrors-hint-flip = Tippe noch einmal auf das Feld, um den Spiegel zu drehen, oder wähle ein anderes Feld.
mirrors-hint-touch = Wähle einen Spiegel: Er dreht sich. Danach kannst du ihn auch versetzen oder vom Brett nehmen.
mirrors-hint-move = Wähle ein freies Feld, um ihn dorthin zu versetzen.
mirrors-why-needed = { $needs ->
    [one] Es war der letzte Diamant, den ich brauchte.
   *[other] Diesen Diamanten brauchte ich; mir fehlten noch { $needs }.
}
mirrors-why-lights = { $diamonds ->
    [one] So beleuchtete ich einen Diamanten, den ich brauchte.
   *[other] So beleuchtete ich { $diamonds } Diamanten, die ich brauchte.
}
mirrors-why-dark = { $needs ->
    [one] Den Diamanten, den ich brauchte, konnte ich nicht beleuchten.
   *[other] Von den { $needs } Diamanten, die ich brauchte, konnte ich keinen beleuchten.
}
mirrors-why-returned = Die Reihenfolge war mir egal, also habe ich zufällig gewählt.
