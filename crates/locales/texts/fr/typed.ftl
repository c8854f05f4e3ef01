### Une partie en mots : ce qui peut être tapé, et les réponses. Un mot sous typed-word-… est une liste : tous sont compris, le premier est montré.

typed-word-board = plateau table
typed-word-hand = main
typed-word-score = score points
typed-word-story = récit recit histoire
typed-word-undo = annuler
typed-word-rules = règles règle regles regle
typed-word-why = pourquoi
typed-word-hint = conseil
typed-word-help = aide
typed-word-quit = quitter
typed-help-board = la table
typed-help-hand = tes propres cartes
typed-help-score = le score
typed-help-story = ce qui s’est passé jusqu’ici
typed-help-undo = annuler ton dernier choix, si rien n’a été révélé et que personne d’autre n’est concerné
typed-help-rules = la règle du dernier refus ; ajoute un numéro pour lire cette règle
typed-help-why = pourquoi les bots ont choisi ainsi, après la partie
typed-help-hint = ce que ferait un expert à ta place, et pourquoi
typed-help-help = ce que tu peux taper maintenant
typed-help-quit = quitter la partie
typed-word-figures = chances rayons sommes
typed-help-figures = { $game ->
    [diamant] les chances pour la prochaine carte
    [mirrors] où mènent tes rayons
   *[kadora] la somme de chaque rangée et colonne
}
typed-undone = Ton dernier choix est annulé.
typed-cannot-undo = Il n’y a rien à annuler : ce qui a été révélé le reste.
typed-not-understood = Je ne connais pas « { $text } ».
typed-read-clause = Pour lire la règle, tape { $word } { $clause }.
typed-no-rulebook = Les règles n’ont pas pu être chargées. Réessaie dans un instant.
typed-no-clause = Il n’y a pas de règle { $clause } : elles vont de { $first } à { $last }.
typed-no-seat = Tu regardes : tu n’as ni cartes ni pierres à toi.
typed-type-here = Tape ton coup, ou { $word }
typed-type-send = Envoyer
