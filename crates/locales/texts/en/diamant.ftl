diamant-title = Diamant

diamant-stay = Stay in the cave
diamant-leave = Leave the cave

diamant-hazard = { $hazard ->
    [snake] snake
    [scorpion] scorpion
    [rockslide] rockslide
    [gas] gas cloud
   *[explosion] explosion
}
    .a = { $hazard ->
        [snake] a snake
        [scorpion] a scorpion
        [rockslide] a rockslide
        [gas] a gas cloud
       *[explosion] an explosion
    }
diamant-diamond-card = diamond card { $stones }
diamant-hazard-card = hazard card: { diamant-hazard }
diamant-stones = { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}
diamant-wealth = { $stones }
diamant-wealth-none = nothing
diamant-white = { $stones } white
diamant-red = { $stones } red

diamant-chose = { WHO($who) ->
    [you] You have chosen.
   *[one] { $who } has chosen.
}
diamant-you-chose-stay = You have chosen to stay in the cave.
diamant-you-chose-leave = You have chosen to leave the cave.
diamant-entered = Everyone enters cave { $cave } of { $caves }.
diamant-alone = A card with { diamant-stones }: { WHO($who) ->
    [you] all for you.
   *[one] all for { $who }.
}
diamant-shared = A card with { diamant-stones }: { $who } get { $each } each{ $rest ->
    [0] .
    [one] , and { $rest } stays on the card.
   *[other] , and { $rest } stay on the card.
}
diamant-too-few = A card with { diamant-stones }: too few to share, so { $stones ->
    [one] it stays on the card.
   *[other] they stay on the card.
}
diamant-hazard-met = Watch out: { diamant-hazard.a }! It is the first in this cave, so nothing happens.
diamant-all-stay = { WHO($who) ->
    [you] You stay in the cave.
    [us] { NAMES($who, you: "You") } stay in the cave.
    [one] { $who } stays in the cave.
   *[many] { $who } stay in the cave.
}
diamant-all-leave = { WHO($who) ->
    [you] You leave the cave.
    [us] { NAMES($who, you: "You") } leave the cave.
    [one] { $who } leaves the cave.
   *[many] { $who } leave the cave.
}
diamant-some-leave = { WHO($staying) ->
    [you] You stay in the cave;
    [us] { NAMES($staying, you: "You") } stay in the cave;
    [one] { $staying } stays in the cave;
   *[many] { $staying } stay in the cave;
} { WHO($leaving) ->
    [one] { $leaving } leaves.
   *[many] { $leaving } leave.
}
diamant-left-empty = { WHO($who) ->
    [you] You reach the camp empty-handed.
    [us] { NAMES($who, you: "You") } reach the camp empty-handed.
    [one] { $who } reaches the camp empty-handed.
   *[many] { $who } reach the camp empty-handed.
}{ diamant-rest }
diamant-left-kept = { WHO($who) ->
    [you] You bring { diamant-stones } to safety.
    [us] { NAMES($who, you: "You") } each bring { diamant-stones } to safety.
    [one] { $who } brings { diamant-stones } to safety.
   *[many] { $who } each bring { diamant-stones } to safety.
}{ diamant-rest }
diamant-left-found = { WHO($who) ->
    [you] You bring { diamant-stones } from the path to safety.
    [us] { NAMES($who, you: "You") } each bring { diamant-stones } from the path to safety.
    [one] { $who } brings { diamant-stones } from the path to safety.
   *[many] { $who } each bring { diamant-stones } from the path to safety.
}{ diamant-rest }
diamant-left-both = { WHO($who) ->
    [you] You bring { diamant-stones } to safety, { $found } of them from the path.
    [us] { NAMES($who, you: "You") } each bring { diamant-stones } to safety, { $found } of them from the path.
    [one] { $who } brings { diamant-stones } to safety, { $found } of them from the path.
   *[many] { $who } each bring { diamant-stones } to safety, { $found } of them from the path.
}{ diamant-rest }
diamant-rest = { $rest ->
    [0] { "" }
    [one] { " " }{ $rest } stone stays on the path.
   *[other] { " " }{ $rest } stones stay on the path.
}
diamant-fled = Another { diamant-hazard }! { WHO($who) ->
    [you] You flee to the camp and lose { diamant-stones }.
    [us] { NAMES($who, you: "You") } flee to the camp and lose { diamant-stones } each.
    [one] { $who } flees to the camp and loses { diamant-stones }.
   *[many] { $who } flee to the camp and lose { diamant-stones } each.
}
diamant-fled-empty = Another { diamant-hazard }! { WHO($who) ->
    [you] You flee to the camp, with nothing to lose.
    [us] { NAMES($who, you: "You") } flee to the camp, with nothing to lose.
    [one] { $who } flees to the camp, with nothing to lose.
   *[many] { $who } flee to the camp, with nothing to lose.
}
diamant-all-stay-everyone = All stay in the cave.
diamant-all-leave-everyone = All leave the cave.
diamant-shared-everyone = A card with { diamant-stones }: everyone in the cave gets { $each }{ $rest ->
    [0] .
    [one] , and { $rest } stays on the card.
   *[other] , and { $rest } stay on the card.
}
diamant-fled-everyone = Another { diamant-hazard }! Everyone in the cave flees to the camp and loses { diamant-stones }.
diamant-fled-empty-everyone = Another { diamant-hazard }! Everyone in the cave flees to the camp, with nothing to lose.
diamant-removed = One { diamant-hazard } card is out of the game for good.
diamant-returned = { $stones ->
    [one] { $stones } stone left on the path goes back to the supply.
   *[other] { $stones } stones left on the path go back to the supply.
}
diamant-stand-ins = The supply has run out: other objects replace the missing stones.
diamant-counted = { WHO($who) ->
    [you] { $chest ->
        [0] Your chest is empty.
       *[other] Your chest holds stones worth { $chest }.
    }
   *[one] { $chest ->
        [0] { $who } has an empty chest.
       *[other] { $who } has stones worth { $chest } in the chest.
    }
}
diamant-won = { WHO($who) ->
    [you] You win with stones worth { $chest }!
    [us] { NAMES($who, you: "You") } share the win, each with stones worth { $chest }!
    [one] { $who } wins with stones worth { $chest }!
   *[many] { $who } share the win, each with stones worth { $chest }!
}

diamant-refused-players = Diamant is for 3 to 8 players, not { $players } ({ $clause }).
diamant-refused-outside = You have left this cave: only players still inside decide ({ $clause }).
diamant-refused-card-due = The next card has not been turned over yet: decide when you have seen it ({ $clause }).
diamant-refused-decisions-due = The next card is turned over when everyone in the cave has decided ({ $clause }).
diamant-refused-over = The fifth expedition is over, so the game is over ({ $clause }).

diamant-chests = Chests
diamant-chests-open = open
    .help = Everyone sees what is in every chest.
diamant-chests-closed = closed
    .help = Only you know what is in your chest until the end.
diamant-supply = Stones in the box
diamant-supply-75 = 75
    .help = 45 red stones and 30 white ones.
diamant-supply-90 = 90
    .help = 60 red stones and 30 white ones.

diamant-word-stay = stay
diamant-word-leave = leave
diamant-met = Already met: { $hazards }.
diamant-cave-of = This is cave { $cave } of { $caves }.
diamant-path-cards = The path, from the entrance: { $cards }.
diamant-path-empty = There is no card on the path yet.
diamant-card-left = { $card } with { $left ->
    [one] { $left } stone
   *[other] { $left } stones
} left on it
diamant-inside = In the cave: { $who }.
diamant-beside-all = Everyone in the cave has { $worth } at risk: { $stones }.
diamant-on-path = On the path: { $worth }.
diamant-removed-so-far = Out of the game for good: { $hazards }.
diamant-stand-ins-used = Other objects replace the missing stones.
diamant-chest = { WHO($who) ->
    [you] In your chest:
   *[one] In the chest of { $who }:
} { $worth }, { $stones }.
diamant-chests-shut = The chests are closed: you have to remember what went into them.
diamant-question = { $beside } at risk, { $path } on the path; { $dangers ->
    [0] no danger yet
    [one] { $dangers } card in the pile ends this expedition
   *[other] { $dangers } cards in the pile end this expedition
}. Stay or leave?
diamant-answers = Type { $stay } or { $leave }.
diamant-path = The path
diamant-caves = The five caves
diamant-cave = Cave { $cave }: { $entrance ->
    [closed] closed
    [open] being explored
   *[later] still to come
}
diamant-explorers = The explorers
diamant-state = { $doing ->
    [camp] in the camp
    [choosing] is choosing
    [chosen] has chosen
    [stays] stays
    [leaves] leaves
    [fled] ran away empty-handed
    [won] has won
   *[inside] in the cave
}
diamant-chest-closed = The chest is closed.
diamant-beside = At risk: { $worth }, { $stones }.
diamant-wait = Watching the others…
diamant-held = You can still change your mind…
diamant-brought = brought out { $worth } after { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
diamant-lost = lost { $worth }
diamant-ledger = Cave by cave
diamant-total = Total
diamant-next-cave = On to cave { $cave }
diamant-stake = At risk { $worth } · { $danger }
diamant-out = You are out · { $danger }
diamant-danger = danger { $percent }%
diamant-no-danger = no danger yet
diamant-odds = The next card
diamant-odds-end = { $ends ->
    [0] None of the { $cards } cards in the pile ends
    [one] { $ends } of the { $cards } cards in the pile ends
   *[other] { $ends } of the { $cards } cards in the pile end
} the expedition: { $percent }%.
diamant-odds-others = { $diamonds ->
    [one] { $diamonds } diamond card,
   *[other] { $diamonds } diamond cards,
} { $harmless ->
    [one] { $harmless } harmless first hazard.
   *[other] { $harmless } harmless first hazards.
}
diamant-odds-share = { $inside ->
    [one] On average the next card brings { $share }.
   *[other] Shared by { $inside }, the next card brings each { $share } on average.
}
diamant-why-hazards = { $hazards ->
    [0] no hazard
    [one] { $hazards } hazard
   *[other] { $hazards } hazards
}
diamant-why-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
diamant-why-danger = { $deadly ->
    [0] No danger in the pile.
    [one] Danger: 1 card in { $left }.
   *[other] Danger: { $deadly } cards in { $left }.
}
diamant-why-leavers = { $leavers ->
    [0] I expected the others to stay.
    [one] I expected one other to leave.
   *[other] I expected { $leavers } others to leave.
}
diamant-why-stake-leave = I left: { diamant-stones } × { diamant-why-hazards } = { $stake }. My limit is { $limit }.
diamant-why-stake-stay = I stayed: { diamant-stones } × { diamant-why-hazards } = { $stake }. My limit is { $limit }.
diamant-why-sure-leave = I left: { diamant-stones } to bring home, with { diamant-why-hazards } on the path. More than { $limit } is enough for me.
diamant-why-sure-stay = I stayed: only { diamant-stones } to bring home. I want more than { $limit }.
diamant-why-no-hazard-stay = I stayed: there was no hazard on the path yet.
diamant-why-cards-leave = I left with { diamant-why-cards } on the path. My limit is { $limit }.
diamant-why-cards-stay = I stayed with { diamant-why-cards } on the path. My limit is { $limit }.
diamant-why-beside-leave = I left with { diamant-stones } at risk. My limit is { $limit }.
diamant-why-beside-stay = I stayed with { diamant-stones } at risk. My limit is { $limit }.
diamant-why-hazards-leave = I left: { diamant-why-hazards } on the path. My limit is { $limit }.
diamant-why-hazards-stay = I stayed: { diamant-why-hazards } on the path. My limit is { $limit }.
diamant-why-card-leave = I left: on average, one more card would have brought me { $gain } stones and cost me { $loss }.
diamant-why-card-stay = I stayed: on average, one more card would bring me { $gain } stones and cost me { $loss }.
diamant-why-chances-leave = Leaving: { $leave }% to win, with { diamant-stones } safe. Staying: { $stay }%. { diamant-why-danger } { diamant-why-leavers }
diamant-why-chances-stay = Staying: { $stay }% to win. Leaving: { $leave }%, with { diamant-stones } safe. { diamant-why-danger } { diamant-why-leavers }
diamant-why-alone-leave = Leaving: { $leave }% to win, with { diamant-stones } safe. Staying, alone in the cave: { $stay }%. { diamant-why-danger }
diamant-why-alone-stay = Staying, alone in the cave: { $stay }% to win. Leaving: { $leave }%, with { diamant-stones } safe. { diamant-why-danger }
diamant-why-mixed = { $thought } I vary my choices so that I stay hard to read.
