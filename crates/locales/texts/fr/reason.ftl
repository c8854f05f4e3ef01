### Pourquoi un bot a choisi ainsi, dans ses propres mots. On les dit une fois la partie finie.

reason-only-action = C’était le seul coup possible.
reason-lot = J’ai choisi au hasard.
reason-searched = Ce coup : { $promise } % de chances de gagner. Le suivant : { $otherwise } %.
reason-searched-mixed = Ce coup : { $promise } % de chances de gagner. Un autre : { $otherwise } %, mais ce chiffre ne décide pas seul.
reason-fearing = { $thought } { $fear }
reason-fear = Mon principal rival : { $rival }, avec { $promise } %.
reason-fear-needs = Mon principal rival : { $rival }, avec { $promise } %, qui attendait sans doute { mirrors-colour.a }.
reason-fear-penalty = Mon principal rival : { $rival }, avec { $promise } % et { kadora-penalty-points } à ce moment-là.

## Diamant

## Mirrors

## Kadora
