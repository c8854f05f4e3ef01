### The terminal alone: menus, keys, panels and what is typed there. Browsers do not have these.

console-word-next = suivant s
console-word-answer = réponse reponse
console-word-list = liste
console-practice-choose = Tape le numéro d’une position, ou { $quit } pour partir.
console-practice-how = Tape ton choix. { $answer } donne la meilleure réponse, { $next } passe à la position suivante, { $list } revient à la liste, et { $help } dit ce que tu peux taper d’autre.
console-practice-unsaved = Ta réussite ne peut pas être enregistrée : { $error }
console-word-back = retour r
console-word-eyes = vue yeux
console-welcome = { $title }, avec { $who }.
console-welcome-help = Tape { $word } pour savoir ce que tu peux taper.
console-left-saved = Tu as quitté la partie. Elle est enregistrée dans { $file } : continue avec adamant play --resume { $file }
console-not-saved = La partie n’est PAS enregistrée depuis le coup { $number } : { $error }
console-go-on-plain = Appuie sur Entrée pour continuer.
console-pass-on = Passe le clavier à { $who }.
console-pass-on-undo = Pour changer ton choix d’abord, tape { $word }.
console-ready-plain = { $who }, appuie sur Entrée quand personne d’autre ne regarde.
console-too-long = Cette ligne est trop longue.
console-watch-ask = Étape { $step } sur { $steps }. { $next } ou { $back } ?
console-watch-no-further = Il n’y a plus d’étapes.
console-watch-help = Tape { $next } ou { $back }, ou le numéro d’une étape ; { $eyes } 1 pour voir ce que voyait le joueur 1, { $eyes } seul pour voir ce que voyaient les spectateurs ; [ et ] pour la partie précédente et la suivante ; { $quit } pour finir.
console-menu-game = Quel jeu : { $games } ?
console-menu-players = Combien de joueurs, { $least } à { $most } ?
console-menu-people = Combien jouent à ce clavier, 0 à { $most } ?
console-menu-level = Quels bots : { $levels } ?
console-menu-setting = { $setting } ({ $values })
console-menu-usual = Appuie sur Entrée pour { $usual }.
console-menu-title = Trois jeux de diamants
console-label-people = Personnes ici
console-label-start = Jouer
console-too-small = Cette fenêtre fait { $width } × { $height }. Il faut au moins { $need_width } × { $need_height } : agrandis-la, ou utilise --plain.
console-thinking = { $who } réfléchit…
console-curtain-title = Joueur suivant
console-ask-quit = Quitter la partie ?
console-why-ask = Tape { $word } pour savoir pourquoi les bots ont choisi ainsi, ou appuie sur Entrée pour finir.
console-why-unknown = Cette partie enregistrée ne dit pas pourquoi les bots ont choisi ainsi.
console-key-yes = oui
console-key-no = non
console-key-rule = règle
console-key-why = pourquoi
console-key-rules = règles
console-key-undo = annuler
console-key-quit = quitter
console-key-close = fermer
console-key-scroll = défiler
console-key-go-on = continuer
console-key-start = jouer
console-key-choose = choisir
console-key-change = changer
console-key-move-cursor = case
console-key-step = étape
console-key-ends = début, fin
console-key-eyes = vue
console-key-records = partie
console-leave-saved = La partie est enregistrée dans { $file }.
console-watch-record = partie { $number } sur { $of }
console-word-save = enregistrer
console-help-save = avec un nom de fichier : y enregistrer la partie désormais
console-left-kept = Tu as quitté la partie. Elle est enregistrée : continue avec adamant play --resume
console-left-not-kept = Tu as quitté la partie. Elle n’est PAS enregistrée depuis le coup { $number } : { $error }
console-save-elsewhere = Pour l’enregistrer dans un autre fichier, tape { $word } et un nom de fichier.
console-ask-file = Dans quel fichier enregistrer la partie ?
console-saved-now = La partie est maintenant enregistrée dans { $file }.
console-leave-kept = La partie est enregistrée : continue avec adamant play --resume.
console-key-hint = conseil
console-key-file = autre fichier
console-key-resume = continuer une partie
console-key-cancel = annuler
console-resume-title = Tes parties inachevées
console-resume-ask = Quelle partie veux-tu continuer ? Tape son numéro.
console-resume-none = Tu n’as pas de partie inachevée.
console-resume-game = { $title } avec { $who }, { $moves ->
    [0] à peine commencée
    [one] un coup
   *[other] { $moves } coups
}
console-ago = { $unit ->
    [now] à l’instant
    [minutes] { $count ->
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
    [hours] { $count ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
   *[days] { $count ->
        [one] hier
       *[other] il y a { $count } jours
    }
}
console-options-players = { $least } à { $most } joueurs.
console-options-none = { $title } n’a pas d’options.
console-options-usual = par défaut
console-not-saved-in = La partie ne peut pas être enregistrée dans { $file } : { $error }
console-no-folder = il n’y a pas de dossier pour les parties enregistrées
console-wish-output = La sortie standard montre la partie : donne un fichier à --record.
console-wish-input = L’entrée standard est le clavier : donne un fichier à --resume.
console-wish-exists = { $file } existe déjà : continue cette partie (--resume { $file }), choisis un autre fichier ou écrase-le (--force).
console-wish-game = { $file } est une partie de { $game }.
console-wish-empty = Il n’y a pas de partie dans { $file }.
console-wish-many = Il y a { $count } parties dans { $file } : mets celle à continuer dans un fichier à part.
console-wish-players = La partie de { $file } a { $players } joueurs.
console-wish-people = { $people } personnes, c’est trop pour { $players } joueurs.
console-wish-bots = { $people } personnes et { $bots } bots, c’est trop pour { $players } joueurs.
console-word-skip = sauter saute
console-word-again = recommencer
console-word-play = jouer joue
console-learn-help = Appuie sur Entrée pour continuer. Tu peux toujours taper { $back }, { $skip }, { $again } ou { $quit } ; { $help } en montre plus.
console-learn-type = À toi. Tape { $typed }
console-learn-resumed = Tape { $again } pour recommencer.
console-learn-left = Tu peux continuer plus tard : adamant learn { $game }
console-learn-end = Tape { $play } pour jouer une vraie partie contre des bots faciles, ou appuie sur Entrée pour finir.
console-learn-offer = Tu découvres ce jeu ? Trois minutes suffisent : adamant learn { $game }
console-label-learn = Apprendre en jouant
console-key-back = retour
console-key-skip = passer
