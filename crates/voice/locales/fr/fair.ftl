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
fair-your-table = Le code de la table est celui que tu as donné.
fair-your-number = Le nombre que tu as donné en fait partie, ajouté par { $who }.
fair-same-receipt = Tout est comme sur le reçu : le code de la table, l’engagement, les nombres et les chaises de tous, les options et les règles.
fair-same-receipt-own = Tout est comme sur le reçu de { $who } : le code de la table, l’engagement, les nombres et les chaises de tous, les options et les règles.
fair-no-receipt = Sans reçu du début de la partie, personne ne peut dire si cet engagement et ces nombres sont ceux qui t’ont été montrés.
fair-give-receipt = { fair-no-receipt } Donne le tien à --receipt.
fair-promised = Le mélange était celui promis : le nombre du serveur, les nombres de tous et les chaises sont ceux que cet appareil a gardés au début de la partie.
fair-promised-unfinished = Aussi loin que la partie est allée, le mélange était celui promis : le nombre du serveur, les nombres de tous et les chaises sont ceux que cet appareil a gardés au début de la partie.
fair-promised-watched = Le mélange est celui qui a été montré à cet appareil au début de la partie. Aucun des nombres n’est le sien.
fair-not-promised = Le mélange n’était pas celui promis. { $why }

fair-limits = Ce qu’un enregistrement ne peut pas montrer :
fair-limit-shown = Les autres ont-ils vu la même chose que toi ? Comparez vos reçus.
fair-limit-start = L’hôte a-t-il commencé parce que le hasard lui plaisait ? Le serveur peut le lui dire avant le début, et un hôte n’est pas obligé de commencer.
fair-limit-last = Qui a ajouté le dernier nombre était-il de mèche avec le serveur ? Ensemble, ils auraient pu en essayer beaucoup.
fair-limit-secrets = Quelqu’un a-t-il vu ce qu’il ne devait pas voir ? Le serveur connaît toutes les cartes.

fair-no-proof = L’enregistrement ne contient aucune preuve de son mélange, personne ne peut donc vérifier son hasard. Un serveur l’ajoute à la fin de la partie ; les parties d’un terminal ou d’une simulation n’en ont pas.
fair-no-record = { $error }
fair-algorithm = fair.algorithm : ce programme connaît { $known }, pas { $said }.
fair-no-code = fair.table : { $said } n’est pas le code d’une table. Un code s’écrit d’une seule façon, six majuscules et chiffres sans espace. Avec une autre, le serveur aurait pu choisir le hasard.
fair-other-seed = fair.commitment : c’est { $said }, mais le SHA-256 de la graine est { $derived }. Ce n’est pas la graine sur laquelle le serveur s’était engagé.
fair-other-players = fair.contributions : { $contributions } entrées pour { $players } joueurs.
fair-no-chairs = chairs : l’enregistrement ne dit pas où étaient assis des humains et où des robots, personne ne sait donc de qui sont ces nombres.
fair-other-chairs = chairs : { $chairs } chaises pour { $players } joueurs.
fair-bot-number = fair.contributions[{ $at }] : il y a un nombre pour { $who }, mais un robot y était assis et les robots n’en ajoutent pas. Avec lui, le serveur aurait pu choisir le hasard.
fair-no-number = fair.contributions[{ $at }] : il n’y a pas de nombre pour { $who }, mais un humain y était assis et chaque humain en ajoute un.
fair-differs = { $place } : le mélange a donné { $derived }, mais l’enregistrement dit { $said }. C’est le tirage { $nth }, compté à partir de 0, et le premier qui diffère.
fair-not-your-commitment = fair.commitment : c’est { $said }, mais tu as donné { $given }. La graine n’est pas celle qui t’a été promise.
fair-not-your-number = fair.contributions : le nombre que tu as donné n’y est pas : { $number }. Le hasard a été fait sans lui.
fair-not-your-table = fair.table : c’est { $said }, mais tu as donné { $given }. C’est une autre table.
fair-bad-receipt = Ce n’est pas un reçu. { $error }
fair-other-table = table : le reçu est de la table { $receipt }, l’enregistrement de la table { $record }.
fair-other-game = game : le reçu est de { $receipt }, l’enregistrement de { $record }.
fair-other-count = players : le reçu dit { $receipt }, l’enregistrement { $record }.
fair-other-rules = rules_version : le reçu dit { $receipt }, l’enregistrement { $record }. Les règles ont changé après le début.
fair-other-options = options : le reçu dit { $receipt }, l’enregistrement { $record }. Ce qui était convenu a changé après le début.
fair-other-algorithm = algorithm : le reçu dit { $receipt }, l’enregistrement { $record }.
fair-other-commitment = commitment : le reçu dit { $receipt }, l’enregistrement { $record }. La graine n’est pas celle qui était promise.
fair-other-chair = chairs[{ $at }] : pour { $who }, le reçu dit { $receipt }, l’enregistrement { $record }.
fair-other-number = contributions[{ $at }] : le nombre de { $who } n’est pas celui qui a été montré au début de la partie.
fair-other-own-number = contributions[{ $at }] : le nombre de { $who } n’est pas celui que son propre appareil a tiré.
