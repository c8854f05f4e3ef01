ending-title = Result
ending-story = How the game went
ending-numbers = The same in numbers
ending-share = Share as a picture
ending-share-failed = This browser cannot make the picture.
ending-round = Round { $round }

ending-d-graph = In the chest after each cave
ending-d-best = Best haul: { $worth } from cave { $cave } ({ $who })
ending-d-worst = Worst moment: { $worth } lost in cave { $cave } ({ $who })

ending-m-result = { mirrors-cards }, { mirrors-diamonds }
ending-m-graph = Diamonds round by round. Four make a card.
ending-m-best = Longest beam: a diamond via { mirrors-by-way } ({ $who })
ending-m-worst = Longest wait: { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
} without a diamond ({ $who })

ending-k-graph = Loot by colour. Full bars are turned down, hatched bars are penalty points.
ending-k-best = Best haul: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} worth { $worth } ({ $who })
ending-k-worst = Most expensive colour: { kadora-colour }, { kadora-penalty-points } ({ $who })
