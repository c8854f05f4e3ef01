### Home, and what is asked once.

home-title = Drie spellen over diamanten
home-pitch = { $game ->
    [diamant] Dieper de grot in, of met je diamanten naar buiten? Blijf je te lang, dan ben je ze kwijt.
    [mirrors] Zet spiegels neer, buig de lichtstraal en neem de diamanten die hij bereikt.
   *[kadora] Verzamel diamanten en geef er weg: alleen je sterkste kleuren zijn veilig.
}
home-facts = { $least }–{ $most } spelers · { $minutes } min · { $age }+
home-play = Spelen
home-play-game = { $title } spelen
home-learn = Spelend leren
home-learn-game = { $title } spelend leren
home-learn-offer = Nieuw bij { $title }? Leer het spelend, in drie minuten.
home-continue = Verder spelen
home-continue-game = { home-continue }: { $title }
home-running = Ga verder met je spel
home-against = tegen { $names }
home-with = met { $names }
home-friends = Met vrienden
home-friends-game = { $title } met vrienden spelen
home-rules = Regels
home-practice = Oefenen
home-practice-game = Oefenen met { $title }
home-options = Opties
home-options-game = Opties voor { $title }
home-playing-as = Je speelt als { $name }.
home-change-name = Wijzigen

## The rules of a game

home-rules-full = De volledige regels
home-rules-contents = Inhoud
home-rules-back = Terug naar het spel
home-rules-top = Terug naar de inhoud
home-rules-ruling = Onze beslissing: { $note }

## My games

home-games = Mijn spellen
home-games-none = Nog geen spellen. Elk spel dat je op dit apparaat uitspeelt, komt hier te staan, met de uitslag en een herhaling.
home-games-unstored = Deze browser laat de pagina niets opslaan. Daarom kunnen gespeelde spellen hier niet worden getoond.
home-games-full = De browser heeft geen ruimte meer, dus nieuwe spellen kunnen hier ontbreken. Verwijder er een paar om ruimte te maken.
home-games-first = Speel een spel
home-games-all = Alle { $count } spellen tonen
home-games-game = Spel
home-games-opponent = Tegenstander
home-games-count = Spellen
home-games-won = Gewonnen
home-games-theirs = Tegenstander won
home-games-latest = Laatste spellen
home-games-you-won = jij won
home-games-winner = winnaar: { $names }
home-games-replay = { pages-look-again }: { $title }, { $day }
home-games-delete = Verwijderen
home-games-delete-one = { $title } van { $day } verwijderen
home-games-delete-all = Alle spellen verwijderen
home-games-delete-sure = Alle spellen op dit apparaat verwijderen? Dit kan niet ongedaan worden gemaakt.
home-games-keep = Bewaren
home-games-export = Alles downloaden (JSON)
home-games-here = Je spellen staan alleen in deze browser, zonder account. Wis je de browsergegevens, dan zijn ze weg.
home-try-now = Nu proberen
home-your-name = Je naam
home-join-code = Meedoen met een code
home-join = Doe mee
