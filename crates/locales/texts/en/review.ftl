### adamant review: what each decision of a recorded game was worth. Browsers bring these when a game is reviewed.

review-step = step
review-player = player
review-choice = choice
review-chance = wins %
review-other = best alternative
review-lost = lost
review-decisions = decisions
review-mistakes = mistakes
review-by-decision = lost per decision
review-luck = luck
review-games = games
review-won = wins
review-costliest = The costliest mistakes
review-no-mistakes = No mistake is certain.
review-mistake = Step { $step }, { $who }: “{ $choice }” wins { $chance }%, “{ $other }” { $better }%.
review-luckiest = Luckiest draw: step { $step } gave { $who } { $points } points.
review-graph = Chance of winning in %, step by step
review-graph-across = steps
review-legend = lost: points of winning chance given away, with 95% interval; ✗ is a certain mistake. Each decision is judged by what its player could know.
review-legend-luck = luck: points of winning chance that the draws gave, all cards known. Over many games it comes to 0.
review-unfinished = The game is not finished: this is a review of what was played.
review-unread = The rest of the game cannot be read: { $problem }
review-minus = −{ $number }
review-plus = +{ $number }
review-diamant-next-card = { $deadly } of { $left } cards end the expedition.
review-diamant-at-risk = { diamant-stones } at risk.
review-diamant-others-inside = { $others ->
    [0] Alone in the cave.
    [one] One other explorer inside.
   *[other] { $others } other explorers inside.
}
review-diamant-safe = Leaving brings { $least } to { $most }, depending on who else leaves.
review-diamant-safe-all = Leaving brings { diamant-stones }.
review-mirrors-lights = { $diamonds ->
    [0] Lights no diamond of the card.
    [one] Lights a diamond of the card.
   *[other] Lights { $diamonds } diamonds of the card.
}
review-mirrors-opens = { $diamonds ->
    [one] { $who } can light one more diamond after it.
   *[other] { $who } can light { $diamonds } more diamonds after it.
}
review-kadora-count = If counted now: { $before } penalty points before, { $after } after.

review-working = Reviewing… { $percent }%
review-done = The review is complete.
review-failed = The review stopped. Reload the page to try again.
review-graph-caption = Chance of winning in %, with all cards known. Click to go to a moment.
review-chances-now = Chances of winning at this moment
review-percent = { $number }%
review-no-decision = No one decides at this step.
review-decision-before = Previous decision: { $name }
review-decision-after = Next decision: { $name }
review-chose = { $who } chose: { $choice }
review-was-mistake = ✗ A mistake: { $points } points of winning chance lost.
review-was-best = ✓ The best choice.
review-was-fine = About as good as the best choice.
review-more-choices = { $count ->
    [one] One more choice was worse.
   *[other] { $count } more choices were worse.
}
review-known-then = Judged only by what { $who } could know at this moment. The graph also knows what came out later.
review-chosen = chosen
review-decisions-title = Decisions
review-every-decision = Every decision
review-whose = Whose decisions
review-look = Step { $step }
review-a-mistake = a mistake
review-accounts = Accuracy and luck
review-learn = { $count ->
    [one] Learn from one mistake
   *[other] Learn from { $count } mistakes
}
review-lesson-title = Mistake { $number } of { $all }
review-lesson = { $who } chose: { $choice }. Something else is better: choose again on the board.
review-try-again = Try again
review-next-mistake = Next mistake
review-back = Back to the replay
review-found-best = { $choice }: this is the best choice.
review-found-better = { $choice }: better, but not the best choice.
review-found-same = { $choice }: this is what was chosen in the game.
review-found-worse = { $choice }: not better than in the game.
review-found-unknown = This choice was not reviewed.
review-tried = your choice now
review-what-if = What if?
review-what-if-help = Take a seat and play on from here against bots. Cards that this seat cannot see are dealt anew.
review-take-seat = Your seat
review-play-on = Play on from step { $step }
review-no-branch = The hidden cards cannot be dealt anew here. Choose another moment or another seat.
review-branch = You play for { $who } from step { $step } on. Hidden cards were dealt anew.
review-deal-again = Deal again
review-branch-over = Replay this game
review-comes-from = This game branches off another one ({ $names }) at step { $step }. It was played on from the view of { $who }, with hidden cards dealt anew.

review-diamant-help = Set up any cave by clicking: the cards that were turned over, who left, and how many play.
review-diamant-set-up = The cave
review-diamant-removed = Hazards that left the game in the caves before
review-diamant-path = What happened in this cave
review-diamant-empty = No card has been turned over.
review-diamant-turn = Turn over a card
review-diamant-leave = Explorers leave
review-diamant-left = { $count ->
    [one] One leaves
   *[other] { $count } leave
}
review-diamant-clear = Clear
review-diamant-found = What the equilibrium does
review-diamant-nothing = Turn over a card: then everyone inside decides.
review-diamant-equilibrium = Everyone inside leaves with a chance of { $leave }% and can expect { $worth } stones from this cave.
review-diamant-stands = Inside: { $inside }. At risk for each: { $beside }. On the path: { $path }. Cards in the pile: { $left }.
review-diamant-danger = Danger: { $deadly } of { $left } cards end the expedition: { $percent }.
review-diamant-leaving = Leaving brings { $alone } alone, and { $together } if all leave.
review-diamant-card = next card
review-diamant-count = cards
review-diamant-chance = chance
review-diamant-each = for each
review-diamant-ends = ends the expedition: { diamant-stones } lost
