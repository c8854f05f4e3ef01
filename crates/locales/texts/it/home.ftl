### Home, and what is asked once.

home-title = Tre giochi di diamanti
home-pitch = { $game ->
    [diamant] Più a fondo nella grotta, o fuori con i tuoi diamanti? Se resti troppo, li perdi.
    [mirrors] Metti gli specchi, piega il raggio di luce e prendi i diamanti che raggiunge.
   *[kadora] Raccogli diamanti e regalane: solo i tuoi colori più forti sono al sicuro.
}
home-facts = { $least }–{ $most } giocatori · { $minutes } min · { $age }+
home-play = Gioca
home-play-game = Gioca a { $title }
home-learn = Impara giocando
home-learn-game = Impara giocando: { $title }
home-learn-offer = { $title } è nuovo per te? Imparalo giocando, in tre minuti.
home-continue = Continua
home-continue-game = Continua { $title }
home-running = Continua la tua partita
home-against = contro { $names }
home-with = con { $names }
home-friends = Con gli amici
home-friends-game = Gioca a { $title } con gli amici
home-rules = Regole
home-practice = Esercizi
home-practice-game = Esercizi di { $title }
home-options = Opzioni
home-options-game = Opzioni per { $title }
home-playing-as = Giochi come { $name }.
home-change-name = Cambia

## The rules of a game

home-rules-full = Le regole complete
home-rules-contents = Indice
home-rules-back = Torna alla partita
home-rules-top = Torna all’indice
home-rules-ruling = La nostra decisione: { $note }

## My games

home-games = Le mie partite
home-games-none = Ancora nessuna partita. Ogni partita che finisci su questo dispositivo appare qui, con il risultato e la possibilità di rivederla.
home-games-unstored = Questo browser non permette di salvare nulla, quindi le partite finite non possono apparire qui.
home-games-full = Il browser non ha più spazio: qui possono mancare partite nuove. Eliminane qualcuna per fare posto.
home-games-first = Gioca una partita
home-games-all = Mostra tutte le { $count } partite
home-games-game = Gioco
home-games-opponent = Avversario
home-games-count = Partite
home-games-won = Vinte
home-games-theirs = Ha vinto l’avversario
home-games-latest = Ultime partite
home-games-you-won = hai vinto
home-games-winner = vittoria: { $names }
home-games-replay = { pages-look-again }: { $title }, { $day }
home-games-delete = Elimina
home-games-delete-one = Elimina { $title }, { $day }
home-games-delete-all = Elimina tutte le partite
home-games-delete-sure = Eliminare tutte le partite su questo dispositivo? Non si può annullare.
home-games-keep = Tienile
home-games-export = Scarica tutto (JSON)
home-games-here = Le tue partite sono salvate solo in questo browser, senza account. Se cancelli i dati del browser, spariscono anche loro.
home-try-now = Riprova
home-your-name = Il tuo nome
home-join-code = Entra con un codice
home-join = Entra
