practice-title = Practice { $game }
practice-intro = { $all } positions from simulated games. Each has one best answer.
practice-solved-count = Solved: { $solved } of { $all }
practice-position = Position { $number } of { $all }
practice-difficulty = { $stars ->
    [1] easy
    [2] medium
   *[other] hard
}
practice-solved = solved
practice-next = Next position
practice-back = All positions
practice-show = Show answer
practice-right = { $choice }: right!
practice-wrong = { $choice }: not the best answer.
practice-answer = The best answer: { $choice }.
practice-chance = Chance to win with it: { $chance }.

practice-stay-or-leave = Stay or leave?
practice-last-cave = This is the last cave. Stay or leave?
practice-alone = You are alone in the cave. Stay or leave?
practice-light = Light { mirrors-colour.a } with one mirror.
practice-touch = All twelve mirrors are on the board. Turn, move or take off one to light { mirrors-colour.a }.
practice-complete = Complete your card with one mirror.
practice-costs-least = Which card costs least? Count as if the game ended after it.
practice-take-most = Take as many cards as you can without another penalty point, counted as if the game ended after it.
practice-lead = Place a card so that you have the highest value in { kadora-colour }.
practice-gift = Give cards away, or keep them all?

practice-why-chances = It wins more often than the next best choice: { $best } instead of { $other }.
practice-why-light = Nothing else lights { mirrors-colour.a } for you now.
practice-why-complete = Nothing else lights the diamond that you still need.
practice-why-least = { $points ->
    [0] Nothing else leaves you without a penalty point.
    [one] Nothing else leaves you with only one penalty point.
   *[other] Nothing else leaves you with only { $points } penalty points.
}
practice-why-most = { $cards ->
    [one] It brings one card and no penalty point. Nothing else brings as many so cheaply.
   *[other] It brings { $cards } cards and no penalty point. Nothing else brings as many so cheaply.
}
practice-why-lead = Nothing else gives you more in { kadora-colour } than all others have.

practice-lit = It lights { $diamonds }.
practice-dark = It lights no diamond the way it must.
practice-diamond = { mirrors-colour.a } ({ $recess })
practice-diamond-unneeded = { mirrors-colour.a } ({ $recess }, not needed)
practice-takes = { $cards ->
    [0] You take no card.
    [one] You take one card.
   *[other] You take { $cards } cards.
}
practice-counted = { $points ->
    [0] If counted now: no penalty points.
    [one] If counted now: one penalty point.
   *[other] If counted now: { $points } penalty points.
}
practice-holds = In { kadora-colour } you then have { $own }; the best of the others has { $most }.
