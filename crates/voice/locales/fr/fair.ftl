### Un mélange honnête, et ce qu’un enregistrement en montre ensuite.

fair-committed = La graine de l’enregistrement est celle sur laquelle le serveur s’était engagé : son SHA-256 est { $commitment }.
fair-derived = { $draws ->
    [one] L’unique tirage du hasard découle
   *[other] Les { $draws } tirages du hasard découlent
} de la graine, du code { $table } de la table et { WHO($who) ->
    [one] du nombre ajouté
   *[many] des nombres ajoutés
} par { $who }.
fair-derived-alone = { $draws ->
    [one] L’unique tirage du hasard découle
   *[other] Les { $draws } tirages du hasard découlent
} de la graine et du code { $table } de la table, sans rien d’autre : personne n’a ajouté de nombre, le serveur pouvait donc choisir le hasard.
fair-moves = { $moves ->
    [0] Aucun coup n’a encore été joué.
    [one] L’unique coup est conforme aux règles.
   *[other] Les { $moves } coups sont conformes aux règles.
}
fair-result = Le résultat de l’enregistrement est celui de la partie.
fair-result-missing = La partie est terminée, mais l’enregistrement ne dit pas comment.
fair-unfinished = La partie n’est pas terminée : elle est vérifiée aussi loin que va l’enregistrement.
fair-your-commitment = L’engagement est celui que tu as donné.
fair-your-number = Le nombre que tu as donné en fait partie, ajouté par { $who }.

fair-limits = Ce qu’un enregistrement ne peut pas montrer :
fair-limit-commitment = Cet engagement était-il connu avant que tu t’assoies ? Compare-le avec ce qui t’a été montré alors, ou donne celui-là à --commitment.
fair-limit-number = Ton propre nombre est-il parmi ceux ajoutés ? Donne-le à --contribution.
fair-limit-last = Qui a ajouté le dernier nombre était-il de mèche avec le serveur ? Ensemble, ils auraient pu en essayer beaucoup.
fair-limit-secrets = Quelqu’un a-t-il vu ce qu’il ne devait pas voir ? Le serveur connaît toutes les cartes.

fair-no-proof = L’enregistrement ne contient aucune preuve de son mélange, personne ne peut donc vérifier son hasard. Un serveur l’ajoute à la fin de la partie ; les parties d’un terminal ou d’une simulation n’en ont pas.
fair-no-record = { $error }
fair-algorithm = fair.algorithm : ce programme connaît { $known }, pas { $said }.
fair-other-seed = fair.commitment : c’est { $said }, mais le SHA-256 de la graine est { $derived }. Ce n’est pas la graine sur laquelle le serveur s’était engagé.
fair-other-players = fair.contributions : { $contributions } entrées pour { $players } joueurs.
fair-differs = { $place } : le mélange a donné { $derived }, mais l’enregistrement dit { $said }. C’est le tirage { $nth }, compté à partir de 0, et le premier qui diffère.
fair-not-your-commitment = fair.commitment : c’est { $said }, mais tu as donné { $given }. La graine n’est pas celle qui t’a été promise.
fair-not-your-number = fair.contributions : le nombre que tu as donné n’y est pas : { $number }. Le hasard a été fait sans lui.
