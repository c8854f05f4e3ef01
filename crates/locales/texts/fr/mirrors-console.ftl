### Mirrors en ligne de commande et sur tout l’écran d’un terminal.

mirrors-console-key-mirror = tourner
mirrors-console-key-place = poser
mirrors-console-key-beam = rayon
mirrors-console-key-take = prendre
mirrors-console-key-take-none = aucun
mirrors-console-key-turn = tourner
mirrors-console-key-pick-up = déplacer
mirrors-console-key-put-down = reposer
mirrors-console-key-off = retirer
mirrors-console-key-pass = passer
mirrors-console-key-order = ordre
mirrors-console-key-put-back = remettre
mirrors-console-key-erase = effacer
mirrors-console-your-card = ta carte
mirrors-console-you-need = il te faut
mirrors-console-mirrors = miroirs à côté : { $beside }
mirrors-console-cards = cartes dans la pioche : { $pile } · pour gagner : { $target }
mirrors-console-laid = cartes
mirrors-console-front = diamants
mirrors-console-signs = ◆ utile · ◇ inutile · () vide
mirrors-console-beam-lights = { $typed } éclaire un diamant { $colour } : tu peux le prendre
mirrors-console-beam-few = { $typed } : { $mirrors ->
    [0] aucun miroir
    [one] { $mirrors } miroir
   *[other] { $mirrors } miroirs
}, il en faut { $needs } ({ $clause })
mirrors-console-beam-past = { $typed } : manque le miroir que tu poses ({ $clause })

## simulate

mirrors-console-ended-by = fin par
mirrors-console-turns-per-game = tours/partie
mirrors-console-diamonds-per-game = diamants/partie
mirrors-console-deadlocks = impasses
mirrors-console-ending = { $ending ->
    [target] objectif (M17)
    [pile] pioche (M18)
   *[standstill] blocage (M20)
}
