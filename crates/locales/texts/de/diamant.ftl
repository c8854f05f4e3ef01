### Diamant. Eine Zahl von Steinen ist, was sie wert sind: Ein weißer zählt fünf.

diamant-title = Diamant

## Was ein Platz tun kann

diamant-stay = In der Höhle bleiben
diamant-leave = Die Höhle verlassen

## Dinge

diamant-hazard = { $hazard ->
    [snake] Schlange
    [scorpion] Skorpion
    [rockslide] Steinschlag
    [gas] Gaswolke
   *[explosion] Explosion
}
    .a = { $hazard ->
        [snake] eine Schlange
        [scorpion] ein Skorpion
        [rockslide] ein Steinschlag
        [gas] eine Gaswolke
       *[explosion] eine Explosion
    }
diamant-diamond-card = Diamantkarte { $stones }
diamant-hazard-card = Gefahrenkarte: { diamant-hazard }
diamant-stones = { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
}
diamant-wealth = { $stones }
diamant-wealth-none = nichts
diamant-white = { $stones ->
    [one] { $stones } weißer
   *[other] { $stones } weiße
}
diamant-red = { $stones ->
    [one] { $stones } roter
   *[other] { $stones } rote
}

## Was geschieht

diamant-chose = { WHO($who) ->
    [you] Du hast dich entschieden.
   *[one] { $who } hat sich entschieden.
}
diamant-you-chose-stay = Du hast dich entschieden, in der Höhle zu bleiben.
diamant-you-chose-leave = Du hast dich entschieden, die Höhle zu verlassen.
diamant-entered = Alle betreten Höhle { $cave } von { $caves }.
diamant-alone = Eine Karte zeigt { diamant-stones }: { WHO($who) ->
    [you] alles für dich.
   *[one] alles für { $who }.
}
diamant-shared = Eine Karte zeigt { diamant-stones }: { WHO($who) ->
    [us] { NAMES($who, you: "Du") } bekommt je { $each }
   *[many] { $who } bekommen je { $each }
}{ $rest ->
    [0] .
    [one] , und { $rest } bleibt auf der Karte liegen.
   *[other] , und { $rest } bleiben auf der Karte liegen.
}
diamant-too-few = Eine Karte zeigt { diamant-stones }: zu wenig zum Teilen, also { $stones ->
    [one] bleibt er auf der Karte liegen.
   *[other] bleiben sie auf der Karte liegen.
}
diamant-hazard-met = Vorsicht, { diamant-hazard.a }! In dieser Höhle ist es das erste Mal, also passiert nichts.
diamant-all-stay = { WHO($who) ->
    [you] Du bleibst in der Höhle.
    [us] { NAMES($who, you: "Du") } bleibt in der Höhle.
    [one] { $who } bleibt in der Höhle.
   *[many] { $who } bleiben in der Höhle.
}
diamant-all-leave = { WHO($who) ->
    [you] Du verlässt die Höhle.
    [us] { NAMES($who, you: "Du") } verlasst die Höhle.
    [one] { $who } verlässt die Höhle.
   *[many] { $who } verlassen die Höhle.
}
diamant-some-leave = { WHO($staying) ->
    [you] Du bleibst in der Höhle;
    [us] { NAMES($staying, you: "Du") } bleibt in der Höhle;
    [one] { $staying } bleibt in der Höhle;
   *[many] { $staying } bleiben in der Höhle;
} { WHO($leaving) ->
    [you] du verlässt sie.
    [us] { $leaving } verlasst sie.
    [one] { $leaving } verlässt sie.
   *[many] { $leaving } verlassen sie.
}
diamant-left-empty = { WHO($who) ->
    [you] Du kommst mit leeren Händen im Camp an.
    [us] { NAMES($who, you: "Du") } kommt mit leeren Händen im Camp an.
    [one] { $who } kommt mit leeren Händen im Camp an.
   *[many] { $who } kommen mit leeren Händen im Camp an.
}{ diamant-rest }
diamant-left-kept = { WHO($who) ->
    [you] Du bringst { diamant-stones } in Sicherheit.
    [us] { NAMES($who, you: "Du") } bringt je { diamant-stones } in Sicherheit.
    [one] { $who } bringt { diamant-stones } in Sicherheit.
   *[many] { $who } bringen je { diamant-stones } in Sicherheit.
}{ diamant-rest }
diamant-left-found = { WHO($who) ->
    [you] Du bringst { diamant-stones } vom Pfad in Sicherheit.
    [us] { NAMES($who, you: "Du") } bringt je { diamant-stones } vom Pfad in Sicherheit.
    [one] { $who } bringt { diamant-stones } vom Pfad in Sicherheit.
   *[many] { $who } bringen je { diamant-stones } vom Pfad in Sicherheit.
}{ diamant-rest }
diamant-left-both = { WHO($who) ->
    [you] Du bringst { diamant-stones } in Sicherheit, davon { $found } vom Pfad.
    [us] { NAMES($who, you: "Du") } bringt je { diamant-stones } in Sicherheit, davon { $found } vom Pfad.
    [one] { $who } bringt { diamant-stones } in Sicherheit, davon { $found } vom Pfad.
   *[many] { $who } bringen je { diamant-stones } in Sicherheit, davon { $found } vom Pfad.
}{ diamant-rest }
diamant-rest = { $rest ->
    [0] { "" }
    [one] { " " }{ $rest } Stein bleibt auf dem Pfad liegen.
   *[other] { " " }{ $rest } Steine bleiben auf dem Pfad liegen.
}
diamant-fled = Noch { diamant-hazard.a }! { WHO($who) ->
    [you] Du fliehst ins Camp und verlierst { diamant-stones }.
    [us] { NAMES($who, you: "Du") } flieht ins Camp und verliert je { diamant-stones }.
    [one] { $who } flieht ins Camp und verliert { diamant-stones }.
   *[many] { $who } fliehen ins Camp und verlieren je { diamant-stones }.
}
diamant-fled-empty = Noch { diamant-hazard.a }! { WHO($who) ->
    [you] Du fliehst ins Camp; zu verlieren gab es nichts.
    [us] { NAMES($who, you: "Du") } flieht ins Camp; zu verlieren gab es nichts.
    [one] { $who } flieht ins Camp; zu verlieren gab es nichts.
   *[many] { $who } fliehen ins Camp; zu verlieren gab es nichts.
}
diamant-all-stay-everyone = Alle bleiben in der Höhle.
diamant-all-leave-everyone = Alle verlassen die Höhle.
diamant-shared-everyone = Eine Karte zeigt { diamant-stones }: Alle in der Höhle bekommen je { $each }{ $rest ->
    [0] .
    [one] , und { $rest } bleibt auf der Karte liegen.
   *[other] , und { $rest } bleiben auf der Karte liegen.
}
diamant-fled-everyone = Noch { diamant-hazard.a }! Alle in der Höhle fliehen ins Camp und verlieren je { diamant-stones }.
diamant-fled-empty-everyone = Noch { diamant-hazard.a }! Alle in der Höhle fliehen ins Camp; zu verlieren gab es nichts.
diamant-removed = Eine Karte „{ diamant-hazard }“ wird endgültig aus dem Spiel genommen.
diamant-returned = { $stones ->
    [one] { $stones } Stein, der auf dem Pfad liegen blieb, kommt zurück in den Vorrat.
   *[other] { $stones } Steine, die auf dem Pfad liegen blieben, kommen zurück in den Vorrat.
}
diamant-stand-ins = Der Vorrat ist erschöpft: Andere Gegenstände ersetzen die fehlenden Steine.
diamant-counted = { WHO($who) ->
    [you] { $chest ->
        [0] Deine Schatzkiste ist leer.
       *[other] Du hast Steine im Wert von { $chest } in deiner Schatzkiste.
    }
   *[one] { $chest ->
        [0] { $who } hat eine leere Schatzkiste.
       *[other] { $who } hat Steine im Wert von { $chest } in der Schatzkiste.
    }
}
diamant-won = { WHO($who) ->
    [you] Du gewinnst mit Steinen im Wert von { $chest }!
    [us] { NAMES($who, you: "Du") } teilt euch den Sieg, jeweils mit Steinen im Wert von { $chest }!
    [one] { $who } gewinnt mit Steinen im Wert von { $chest }!
   *[many] { $who } teilen sich den Sieg, jeweils mit Steinen im Wert von { $chest }!
}

## Was nicht geht, und warum

diamant-refused-players = Diamant ist für 3 bis 8 Personen, nicht für { $players } ({ $clause }).
diamant-refused-outside = Du hast diese Höhle verlassen: Nur wer noch drin ist, entscheidet ({ $clause }).
diamant-refused-card-due = Die nächste Karte ist noch nicht aufgedeckt: Entscheide, wenn du sie gesehen hast ({ $clause }).
diamant-refused-decisions-due = Die nächste Karte wird aufgedeckt, wenn alle in der Höhle entschieden haben ({ $clause }).
diamant-refused-over = Die fünfte Expedition ist vorbei, also ist das Spiel zu Ende ({ $clause }).

## Was vor dem Spiel vereinbart wird

diamant-chests = Schatzkisten
diamant-chests-open = offen
    .help = Alle sehen, was in jeder Schatzkiste liegt.
diamant-chests-closed = verdeckt
    .help = Bis zum Ende weißt nur du, was in deiner Schatzkiste liegt.
diamant-supply = Steine in der Schachtel
diamant-supply-75 = 75
    .help = 45 rote Steine und 30 weiße.
diamant-supply-90 = 90
    .help = 60 rote Steine und 30 weiße.

diamant-word-stay = bleiben bleib bleibe
diamant-word-leave = gehen geh gehe
diamant-met = Schon aufgetaucht: { $hazards }.
diamant-cave-of = Das ist Höhle { $cave } von { $caves }.
diamant-path-cards = Der Pfad, vom Eingang an: { $cards }.
diamant-path-empty = Auf dem Pfad liegt noch keine Karte.
diamant-card-left = { $card } mit noch { $left ->
    [one] { $left } Stein
   *[other] { $left } Steinen
} darauf
diamant-inside = In der Höhle: { $who }.
diamant-beside-all = Alle in der Höhle haben { $worth } in Gefahr: { $stones }.
diamant-on-path = Auf dem Pfad: { $worth }.
diamant-removed-so-far = Endgültig aus dem Spiel: { $hazards }.
diamant-stand-ins-used = Andere Gegenstände ersetzen die fehlenden Steine.
diamant-chest = { WHO($who) ->
    [you] In deiner Schatzkiste:
   *[one] In der Schatzkiste von { $who }:
} { $worth }, { $stones }.
diamant-chests-shut = Die Schatzkisten sind verdeckt: Was hineinkam, musst du dir merken.
diamant-question = { $beside } in Gefahr, { $path } auf dem Pfad; { $dangers ->
    [0] noch kein Risiko
    [one] { $dangers } Karte im Stapel beendet diese Expedition
   *[other] { $dangers } Karten im Stapel beenden diese Expedition
}. Bleiben oder gehen?
diamant-answers = Gib { $stay } oder { $leave } ein.
diamant-path = Der Pfad
diamant-caves = Die fünf Höhlen
diamant-cave = Höhle { $cave }: { $entrance ->
    [closed] geschlossen
    [open] läuft gerade
   *[later] kommt noch
}
diamant-explorers = Die Abenteurer
diamant-state = { $doing ->
    [camp] im Camp
    [choosing] wählt
    [chosen] hat gewählt
    [stays] bleibt
    [leaves] geht
    [fled] mit leeren Händen geflohen
    [won] hat gewonnen
   *[inside] in der Höhle
}
diamant-chest-closed = Die Schatzkiste ist verdeckt.
diamant-beside = In Gefahr: { $worth }, { $stones }.
diamant-wait = Du siehst den anderen zu …
diamant-held = Du kannst es dir noch anders überlegen …
diamant-brought = nahm { $worth } mit nach { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
diamant-lost = verlor { $worth }
diamant-ledger = Höhle für Höhle
diamant-total = Summe
diamant-next-cave = Weiter zu Höhle { $cave }
diamant-stake = In Gefahr: { $worth } · { $danger }
diamant-out = Du bist draußen · { $danger }
diamant-danger = Risiko { $percent } %
diamant-no-danger = noch kein Risiko
diamant-odds = Die nächste Karte
diamant-odds-end = { $ends ->
    [0] Keine der { $cards } Karten im Stapel beendet
    [one] { $ends } der { $cards } Karten im Stapel beendet
   *[other] { $ends } der { $cards } Karten im Stapel beenden
} die Expedition: { $percent } %.
diamant-odds-others = { $diamonds ->
    [one] { $diamonds } Diamantkarte,
   *[other] { $diamonds } Diamantkarten,
} { $harmless ->
    [one] { $harmless } Gefahr, die noch nichts tut.
   *[other] { $harmless } Gefahren, die noch nichts tun.
}
diamant-odds-share = { $inside ->
    [one] Die nächste Karte bringt im Schnitt { $share }.
   *[other] Unter { $inside } geteilt bringt die nächste Karte allen im Schnitt { $share }.
}
diamant-why-hazards = { $hazards ->
    [0] keine Gefahr
    [one] { $hazards } Gefahr
   *[other] { $hazards } Gefahren
}
diamant-why-cards = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}
diamant-why-danger = { $deadly ->
    [0] Keine Gefahr im Stapel.
    [one] Gefahr: 1 von { $left } Karten.
   *[other] Gefahr: { $deadly } von { $left } Karten.
}
diamant-why-leavers = { $leavers ->
    [0] Ich dachte, dass die anderen bleiben.
    [one] Ich dachte, dass von den anderen einer geht.
   *[other] Ich dachte, dass { $leavers } andere gehen.
}
diamant-why-stake-leave = Ich ging: { diamant-stones } × { diamant-why-hazards } = { $stake }. Meine Grenze ist { $limit }.
diamant-why-stake-stay = Ich blieb: { diamant-stones } × { diamant-why-hazards } = { $stake }. Meine Grenze ist { $limit }.
diamant-why-sure-leave = Ich ging: { diamant-stones } zum Mitnehmen, auf dem Pfad { diamant-why-hazards }. Mehr als { $limit } reicht mir.
diamant-why-sure-stay = Ich blieb: erst { diamant-stones } zum Mitnehmen. Ich will mehr als { $limit }.
diamant-why-no-hazard-stay = Ich blieb: Auf dem Pfad lag noch keine Gefahr.
diamant-why-cards-leave = Ich ging: { diamant-why-cards } auf dem Pfad. Meine Grenze ist { $limit }.
diamant-why-cards-stay = Ich blieb: { diamant-why-cards } auf dem Pfad. Meine Grenze ist { $limit }.
diamant-why-beside-leave = Ich ging: { diamant-stones } in Gefahr. Meine Grenze ist { $limit }.
diamant-why-beside-stay = Ich blieb: { diamant-stones } in Gefahr. Meine Grenze ist { $limit }.
diamant-why-hazards-leave = Ich ging: { diamant-why-hazards } auf dem Pfad. Meine Grenze ist { $limit }.
diamant-why-hazards-stay = Ich blieb: { diamant-why-hazards } auf dem Pfad. Meine Grenze ist { $limit }.
diamant-why-card-leave = Ich ging: Noch eine Karte hätte mir im Schnitt { $gain } Steine gebracht und { $loss } gekostet.
diamant-why-card-stay = Ich blieb: Noch eine Karte bringt mir im Schnitt { $gain } Steine und kostet mich { $loss }.
diamant-why-chances-leave = Gehen: { $leave } % Gewinnchance (sicher: { diamant-stones }). Bleiben: { $stay } %. { diamant-why-danger } { diamant-why-leavers }
diamant-why-chances-stay = Bleiben: { $stay } % Gewinnchance. Gehen: { $leave } % (sicher: { diamant-stones }). { diamant-why-danger } { diamant-why-leavers }
diamant-why-alone-leave = Gehen: { $leave } % Gewinnchance (sicher: { diamant-stones }). Allein in der Höhle bleiben: { $stay } %. { diamant-why-danger }
diamant-why-alone-stay = Allein in der Höhle bleiben: { $stay } % Gewinnchance. Gehen: { $leave } % (sicher: { diamant-stones }). { diamant-why-danger }
diamant-why-mixed = { $thought } Ich wechsle ab, damit ich schwer zu durchschauen bin.
