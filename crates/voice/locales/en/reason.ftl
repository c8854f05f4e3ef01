reason-only-action = It was the only move.
reason-lot = I picked at random.
reason-searched = This move: { $promise }% to win. The next best: { $otherwise }%.
reason-searched-mixed = This move: { $promise }% to win. Another: { $otherwise }%, but I do not go by that number alone.
reason-fearing = { $thought } { $fear }
reason-fear = My main rival: { $rival }, with { $promise }%.
reason-fear-needs = My main rival: { $rival }, with { $promise }%, probably waiting for { mirrors-colour.a }.
reason-fear-penalty = My main rival: { $rival }, with { $promise }% and { reason-points } at that moment.

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
    [0] No danger in the pile.
    [one] Danger: 1 card in { $left }.
   *[other] Danger: { $deadly } cards in { $left }.
}
reason-leavers = { $leavers ->
    [0] I expected the others to stay.
    [one] I expected one other to leave.
   *[other] I expected { $leavers } others to leave.
}
reason-stake-leave = I left: { diamant-stones } × { reason-hazards } = { $stake }. My limit is { $limit }.
reason-stake-stay = I stayed: { diamant-stones } × { reason-hazards } = { $stake }. My limit is { $limit }.
reason-sure-leave = I left: { diamant-stones } to bring home, with { reason-hazards } on the path. More than { $limit } is enough for me.
reason-sure-stay = I stayed: only { diamant-stones } to bring home. I want more than { $limit }.
reason-no-hazard-stay = I stayed: there was no hazard on the path yet.
reason-cards-leave = I left with { reason-cards } on the path. My limit is { $limit }.
reason-cards-stay = I stayed with { reason-cards } on the path. My limit is { $limit }.
reason-beside-leave = I left with { diamant-stones } at risk. My limit is { $limit }.
reason-beside-stay = I stayed with { diamant-stones } at risk. My limit is { $limit }.
reason-hazards-leave = I left: { reason-hazards } on the path. My limit is { $limit }.
reason-hazards-stay = I stayed: { reason-hazards } on the path. My limit is { $limit }.
reason-card-leave = I left: on average, one more card would have brought me { $gain } stones and cost me { $loss }.
reason-card-stay = I stayed: on average, one more card would bring me { $gain } stones and cost me { $loss }.
reason-chances-leave = Leaving: { $leave }% to win, with { diamant-stones } safe. Staying: { $stay }%. { reason-danger } { reason-leavers }
reason-chances-stay = Staying: { $stay }% to win. Leaving: { $leave }%, with { diamant-stones } safe. { reason-danger } { reason-leavers }
reason-alone-leave = Leaving: { $leave }% to win, with { diamant-stones } safe. Staying, alone in the cave: { $stay }%. { reason-danger }
reason-alone-stay = Staying, alone in the cave: { $stay }% to win. Leaving: { $leave }%, with { diamant-stones } safe. { reason-danger }

reason-needed = { $needs ->
    [one] It was the last diamond I needed.
   *[other] I needed this diamond; I was missing { $needs }.
}
reason-lights = { $diamonds ->
    [one] It lit a diamond I needed.
   *[other] It lit { $diamonds } diamonds I needed.
}
reason-dark = { $needs ->
    [one] I could not light the diamond I needed.
   *[other] I could not light any of the { $needs } diamonds I needed.
}
reason-returned = The order made no difference to me, so I picked at random.

reason-points = { $points ->
    [one] { $points } penalty point
   *[other] { $points } penalty points
}
reason-cheaper = It saved me { reason-points }. Scored at that moment, my loot cost { $penalty }.
reason-as-cheap = It cost me nothing. Scored at that moment, my loot cost { $penalty }, as before.
reason-dearer = Nothing was cheaper: it cost me { reason-points }. Scored at that moment, my loot cost { $penalty }.
reason-draw = Both piles were equally good for me.
reason-mixed = { $thought } I vary my choices so that I stay hard to read.
