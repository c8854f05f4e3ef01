### Un mélange honnête, et ce qu’un enregistrement en montre ensuite.

fair-committed = La graine est celle sur laquelle le serveur s’était engagé : son SHA-256 est { $commitment }.
fair-derived = { $draws ->
    [one] L’unique tirage découle
   *[other] Les { $draws } tirages découlent
} de la graine, du code de table { $table } et { WHO($who) ->
    [one] du nombre ajouté
   *[many] des nombres ajoutés
} par { $who }.
fair-derived-alone = { $draws ->
    [one] L’unique tirage découle
   *[other] Les { $draws } tirages découlent
} seulement de la graine et du code de table { $table } : aucun joueur n’a ajouté de nombre, le serveur pouvait donc choisir le mélange.
fair-moves = { $moves ->
    [0] Aucun coup n’a été joué.
    [one] L’unique coup est conforme aux règles.
   *[other] Les { $moves } coups sont conformes aux règles.
}
fair-result = Le résultat de la partie enregistrée est correct.
fair-result-missing = La partie est terminée, mais la partie enregistrée n’en donne pas le résultat.
fair-unfinished = La partie n’est pas terminée : seuls les coups enregistrés ont pu être vérifiés.
fair-your-commitment = L’engagement est celui que tu as donné.
fair-your-table = Le code de table est celui que tu as donné.
fair-your-number = Le nombre que tu as donné a été utilisé ; il a été ajouté par { $who }.
fair-same-receipt = Tout correspond au reçu : le code de table, l’engagement, tous les nombres et toutes les places, les options et les règles.
fair-same-receipt-own = Tout correspond au reçu de { $who } : le code de table, l’engagement, tous les nombres et toutes les places, les options et les règles.
fair-no-receipt = Sans reçu du début de la partie, impossible de dire si cet engagement et ces nombres sont ceux qu’on t’a montrés.
fair-give-receipt = { fair-no-receipt } Ajoute ton reçu avec --receipt.
fair-promised = Le mélange était celui promis : le nombre du serveur, les nombres de tous les joueurs et les places sont ceux que cet appareil a gardés au début de la partie.
fair-promised-unfinished = Aussi loin que la partie est allée, le mélange était celui promis : le nombre du serveur, les nombres de tous les joueurs et les places sont ceux que cet appareil a gardés au début de la partie.
fair-promised-watched = Le mélange est celui qui a été montré à cet appareil au début de la partie. Cet appareil n’a pas ajouté de nombre.
fair-not-promised = Le mélange n’était pas celui promis. { $why }

fair-limits = Ce qu’une partie enregistrée ne peut pas montrer :
fair-limit-shown = Les autres ont-ils vu la même chose que toi ? Comparez vos reçus.
fair-limit-start = L’hôte a-t-il commencé seulement parce que les cartes étaient bonnes ? Le serveur pourrait les lui révéler avant le début.
fair-limit-last = Le dernier joueur arrivé était-il de mèche avec le serveur ? Ensemble, ils auraient pu essayer beaucoup de nombres.
fair-limit-secrets = Un joueur a-t-il vu les cartes des autres ? Le serveur connaît toutes les cartes.

fair-no-proof = Cette partie enregistrée ne contient aucune preuve de son mélange : il ne peut pas être vérifié. Un serveur ajoute la preuve à la fin de la partie ; les parties d’un terminal ou d’une simulation n’en ont pas.
fair-no-record = { $error }
fair-algorithm = fair.algorithm : ce programme connaît { $known }, pas { $said }.
fair-no-code = fair.table : { $said } n’est pas un code de table. Un code de table a six majuscules et chiffres, sans espaces. Avec un autre code, le serveur aurait pu choisir le mélange.
fair-other-seed = fair.commitment : c’est { $said }, mais le SHA-256 de la graine est { $derived }. Ce n’est pas la graine sur laquelle le serveur s’était engagé.
fair-other-players = fair.contributions : { $contributions } entrées pour { $players } joueurs.
fair-no-chairs = chairs : la partie enregistrée ne dit pas où jouaient des personnes et où des bots : impossible de dire à qui sont ces nombres.
fair-other-chairs = chairs : { $chairs } places pour { $players } joueurs.
fair-bot-number = fair.contributions[{ $at }] : il y a un nombre pour { $who }, mais c’était un bot, et les bots n’en ajoutent pas. Avec lui, le serveur aurait pu choisir le mélange.
fair-no-number = fair.contributions[{ $at }] : il n’y a pas de nombre pour { $who }, mais c’était une personne, et chaque personne en ajoute un.
fair-differs = { $place } : le mélange a donné { $derived }, mais la partie enregistrée dit { $said }. C’est le tirage { $nth }, compté à partir de 0, et le premier qui diffère.
fair-not-your-commitment = fair.commitment : c’est { $said }, mais tu as donné { $given }. La graine n’est pas celle qui t’a été promise.
fair-not-your-number = fair.contributions : le nombre que tu as donné manque : { $number }. Le mélange a été fait sans lui.
fair-not-your-table = fair.table : c’est { $said }, mais tu as donné { $given }. C’est une autre table.
fair-bad-receipt = Ce n’est pas un reçu. { $error }
fair-other-table = table : le reçu est de la table { $receipt }, la partie enregistrée de la table { $record }.
fair-other-game = game : le reçu est de { $receipt }, la partie enregistrée de { $record }.
fair-other-count = players : le reçu dit { $receipt }, la partie enregistrée { $record }.
fair-other-rules = rules_version : le reçu dit { $receipt }, la partie enregistrée { $record }. Les règles ont changé après le début.
fair-other-options = options : le reçu dit { $receipt }, la partie enregistrée { $record }. Les options ont changé après le début.
fair-other-algorithm = algorithm : le reçu dit { $receipt }, la partie enregistrée { $record }.
fair-other-commitment = commitment : le reçu dit { $receipt }, la partie enregistrée { $record }. La graine n’est pas celle qui était promise.
fair-other-chair = chairs[{ $at }] : pour { $who }, le reçu dit { $receipt }, la partie enregistrée { $record }.
fair-other-number = contributions[{ $at }] : le nombre de { $who } n’est pas celui qui a été montré au début de la partie.
fair-other-own-number = contributions[{ $at }] : le nombre de { $who } n’est pas celui que son propre appareil a choisi.
