ending-title = Result
ending-story = How the game went
ending-numbers = The same in numbers
ending-share = Share as a picture
ending-share-failed = This browser cannot make the picture.
ending-round = Round { $round }

ending-diamant-graph = In the chest after each cave
ending-diamant-best = Best haul: { $worth } from cave { $cave } ({ $who })
ending-diamant-worst = Worst moment: { $worth } lost in cave { $cave } ({ $who })

ending-mirrors-result = { mirrors-cards }, { mirrors-diamonds }
ending-mirrors-graph = Diamonds round by round. Four make a card.
ending-mirrors-best = Longest beam: a diamond via { mirrors-by-way } ({ $who })
ending-mirrors-worst = Longest wait: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} without a diamond ({ $who })

ending-kadora-graph = Loot by colour. Full bars are turned down, hatched bars are penalty points.
ending-kadora-best = Best haul: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} worth { $worth } ({ $who })
ending-kadora-worst = Most expensive colour: { kadora-colour }, { kadora-penalty-points } ({ $who })
