### Een spel in woorden: wat je kunt typen en wat het antwoord is. Een woord onder typed-word-… is een lijst: alle worden begrepen, het eerste wordt getoond.

typed-word-board = bord
typed-word-hand = hand
typed-word-score = stand score
typed-word-story = verhaal
typed-word-undo = terug ongedaan
typed-word-rules = regels regel
typed-word-why = waarom
typed-word-hint = tip hint
typed-word-help = hulp help
typed-word-quit = stop
typed-help-board = de tafel
typed-help-hand = je eigen kaarten
typed-help-score = de stand
typed-help-story = wat er tot nu toe gebeurd is
typed-help-undo = maak je laatste keuze ongedaan, als er niets onthuld is en het niemand anders raakt
typed-help-rules = de regel bij de laatste weigering; met een nummer: die regel
typed-help-why = waarom de bots zo kozen, na afloop van het spel
typed-help-hint = wat een expert op jouw plaats zou doen, en waarom
typed-help-help = wat je nu kunt typen
typed-help-quit = het spel verlaten
typed-word-figures = kansen stralen sommen
typed-help-figures = { $game ->
    [diamant] de kansen van de volgende kaart
    [mirrors] waar je stralen uitkomen
   *[kadora] de som van elke rij en kolom
}
typed-undone = Je laatste keuze is ongedaan gemaakt.
typed-cannot-undo = Er valt niets ongedaan te maken: wat onthuld is, blijft zo.
typed-not-understood = Ik ken “{ $text }” niet.
typed-read-clause = Typ { $word } { $clause } om de regel te lezen.
typed-no-rulebook = De regels konden niet worden geladen. Probeer het zo nog eens.
typed-no-clause = Er is geen regel { $clause }: ze lopen van { $first } tot en met { $last }.
typed-no-seat = Je kijkt mee: je hebt zelf geen kaarten of diamanten.
typed-type-here = Typ je zet, of { $word }
typed-type-send = Verstuur
