### Home, and what is asked once.

home-title = Drei Spiele um Diamanten
home-pitch = { $game ->
    [diamant] Tiefer in die Höhle oder mit den Diamanten hinaus? Wer zu lange bleibt, verliert sie.
    [mirrors] Stell Spiegel auf, lenk den Lichtstrahl und nimm die Diamanten, die er trifft.
   *[kadora] Sammle Diamanten und verschenke welche: Nur deine stärksten Farben sind sicher.
}
home-facts = { $least }–{ $most } Spieler · { $minutes } Min. · { $age }+
home-play = Spielen
home-play-game = { $title } spielen
home-learn = Spielend lernen
home-learn-game = { $title } spielend lernen
home-learn-offer = Neu bei { $title }? Lerne es spielend, in drei Minuten.
home-continue = Weiterspielen
home-continue-game = { $title } weiterspielen
home-running = Setz dein Spiel fort
home-against = gegen { $names }
home-with = mit { $names }
home-friends = Mit Freunden
home-friends-game = { $title } mit Freunden spielen
home-rules = Regeln
home-practice = Üben
home-practice-game = { $title } üben
home-options = Optionen
home-options-game = Optionen für { $title }
home-playing-as = Du spielst als { $name }.
home-change-name = Ändern

## The rules of a game

home-rules-full = Die ganzen Regeln
home-rules-contents = Inhalt
home-rules-back = Zurück zum Spiel
home-rules-top = Zurück zum Inhalt
home-rules-ruling = Unsere Festlegung: { $note }

## My games

home-games = Meine Spiele
home-games-none = Noch keine Spiele. Jedes Spiel, das du auf diesem Gerät zu Ende spielst, steht dann hier, mit Ergebnis und Wiederholung.
home-games-unstored = Dieser Browser lässt die Seite nichts speichern. Darum können beendete Spiele hier nicht gezeigt werden.
home-games-full = Der Browser hat keinen Platz mehr, neue Spiele können hier fehlen. Lösche ein paar, um Platz zu schaffen.
home-games-first = Ein Spiel spielen
home-games-all = Alle { $count } Spiele zeigen
home-games-game = Spiel
home-games-opponent = Gegner
home-games-count = Spiele
home-games-won = Gewonnen
home-games-theirs = Gegner gewann
home-games-latest = Letzte Spiele
home-games-you-won = du hast gewonnen
home-games-winner = Sieg: { $names }
home-games-replay = { pages-look-again }: { $title }, { $day }
home-games-delete = Löschen
home-games-delete-one = { $title } vom { $day } löschen
home-games-delete-all = Alle Spiele löschen
home-games-delete-sure = Alle Spiele auf diesem Gerät löschen? Das lässt sich nicht rückgängig machen.
home-games-keep = Behalten
home-games-export = Alles herunterladen (JSON)
home-games-here = Deine Spiele sind nur in diesem Browser gespeichert, ohne Konto. Wenn du die Browserdaten löschst, sind sie weg.
home-try-now = Jetzt versuchen
home-your-name = Dein Name
home-join-code = Mit einem Code mitspielen
home-join = Mitspielen
