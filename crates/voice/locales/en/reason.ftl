### Why a bot chose as it did, in its own words. They are said once the game is over.

reason-only-action = There was nothing else to do.
reason-lot = I drew lots.
reason-searched = I played { $simulations } games on in my head: this promised { $promise } out of 100, anything else { $otherwise } at most.
reason-searched-mixed = I played { $simulations } games on in my head: this promised { $promise } out of 100 and something else { $otherwise }, but whoever always does the obvious can be foreseen.
reason-fearing = { $thought } { $fear }
reason-fear = Above all I feared { $rival }, whom this promised { $promise }.
reason-fear-needs = Above all I feared { $rival }, whom this promised { $promise } and who seemed to need { mirrors-colour.a }.
reason-fear-penalty = Above all I feared { $rival }, whom this promised { $promise } and whose loot, counted there and then, would have cost { reason-points }.

## Diamant

reason-hazards = { $hazards ->
    [0] no hazard
    [one] { $hazards } hazard
   *[other] { $hazards } hazards
}
reason-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
reason-danger = { $deadly ->
    [0] none of the { $left } cards in the pile could have ended it
    [one] one card in { $left } would have ended it
   *[other] { $deadly } cards in { $left } would have ended it
}
reason-leavers = { $leavers ->
    [0] I expected all the others to stay
    [one] I expected one of the others to leave
   *[other] I expected { $leavers } of the others to leave
}
reason-stake-leave = I left: { diamant-stones } to take times { reason-hazards } on the path makes { $stake }, and at { $limit } I go.
reason-stake-stay = I stayed: { diamant-stones } to take times { reason-hazards } on the path makes { $stake }, and I go at { $limit }.
reason-sure-leave = I left: I was sure of { diamant-stones }, more than { $limit }, with { reason-hazards } on the path.
reason-sure-stay = I stayed: I was sure of { diamant-stones }, and I want more than { $limit }.
reason-no-hazard-stay = I stayed: there was no hazard on the path yet.
reason-cards-leave = I left with { reason-cards } on the path: at { $limit } I go.
reason-cards-stay = I stayed with { reason-cards } on the path: I go at { $limit }.
reason-beside-leave = I left with { diamant-stones } beside my chest: at { $limit } I go.
reason-beside-stay = I stayed with { diamant-stones } beside my chest: I go at { $limit }.
reason-hazards-leave = I left with { reason-hazards } on the path: at { $limit } I go.
reason-hazards-stay = I stayed with { reason-hazards } on the path: I go at { $limit }.
reason-card-leave = I left: on average, one more card would have brought me { $gain } stones and cost me { $loss }.
reason-card-stay = I stayed: on average, one more card would bring me { $gain } stones and cost me { $loss }.
reason-chances-leave = I left: { reason-danger }, I was sure of { diamant-stones }, and { reason-leavers }; I saw myself win { $leave }% of the time by leaving, { $stay }% by staying.
reason-chances-stay = I stayed: { reason-danger }, I was sure of { diamant-stones }, and { reason-leavers }; I saw myself win { $stay }% of the time by staying, { $leave }% by leaving.
reason-alone-leave = I left, alone in the cave: { reason-danger }, and I was sure of { diamant-stones }; I saw myself win { $leave }% of the time by leaving, { $stay }% by staying.
reason-alone-stay = I stayed, alone in the cave: { reason-danger }, and I was sure of { diamant-stones }; I saw myself win { $stay }% of the time by staying, { $leave }% by leaving.

## Mirrors

reason-needed = { $needs ->
    [one] It was the last diamond I needed.
   *[other] I needed that diamond, one of { $needs }.
}
reason-lights = { $diamonds ->
    [one] That lit a diamond I needed.
   *[other] That lit { $diamonds } diamonds I needed.
}
reason-dark = { $needs ->
    [one] I saw no way to light the diamond I needed, so anything would do.
   *[other] I saw no way to light any of the { $needs } diamonds I needed, so anything would do.
}
reason-returned = The order did not matter to me, so I drew lots.

## Kadora

reason-points = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
reason-cheaper = It spared me { reason-points }: counted there and then, my loot would have cost me { $penalty }.
reason-as-cheap = It cost me nothing: counted there and then, my loot would have cost me { $penalty } as before.
reason-dearer = I found nothing cheaper: it cost me { reason-points }, and counted there and then my loot would have cost me { $penalty }.
reason-draw = Either pile was fine by me, so I drew lots.
