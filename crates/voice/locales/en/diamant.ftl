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
diamant-refused-no-such-seat = There is no seat { $seat } at this table ({ $clause }).
diamant-refused-outside = You have left this cave: only players still inside decide ({ $clause }).
diamant-refused-card-due = The next card has not been turned over yet: decide when you have seen it ({ $clause }).
diamant-refused-decisions-due = The next card is turned over when everyone in the cave has decided ({ $clause }).
diamant-refused-not-in-pile = This card is no longer in the pile: { $card } ({ $clause }).
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
