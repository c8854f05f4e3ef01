lessons-title = Learn { $game }
lessons-step-of = Step { $step } of { $all }
lessons-go-on = Go on
lessons-back = Back
lessons-skip = Skip
lessons-leave = End lesson
lessons-again = Start again
lessons-resume = Go on
lessons-was-left = You were at step { $step } of { $all }.
lessons-look = Look at { $what }.
lessons-try-again = Try again.
lessons-not-yet = Read this first, then go on.
lessons-learnt = What you know now
lessons-play = Play a real game

lessons-point-path = the path
lessons-point-card = the card { $card } on the path
lessons-point-beside = the stones beside your chest
lessons-point-chest = { WHO($who) ->
    [you] your chest
   *[one] the chest of { $who }
}
lessons-point-player = { WHO($who) ->
    [you] your place at the table
   *[one] { $who }
}
lessons-point-cave = cave { $cave }
lessons-point-removed = the hazard cards that have left the game
lessons-point-button = the button “{ $label }”
lessons-point-secret-card = your secret card
lessons-point-field = field { $field }
lessons-point-recess = recess { $recess }
lessons-point-diamond = { mirrors-colour.the } in { $recess }
lessons-point-entrance = your entrance { $entrance }
lessons-point-mirrors = the mirrors beside the board: { $mirrors }
lessons-point-front = the diamonds in front of you
lessons-point-laid = the cards you have laid open
lessons-point-block = the block
lessons-point-hand = your hand
lessons-point-hand-card = the { $card } in your hand
lessons-point-space = space { $field }
lessons-point-column = column { $column }
lessons-point-row = row { $row }
lessons-point-pile = the { kadora-pile }
lessons-point-loot = { WHO($who) ->
    [you] your won loot
   *[one] the won loot of { $who }
}
lessons-point-loot-colour = { WHO($who) ->
    [you] the { kadora-back.many } in your won loot
   *[one] the { kadora-back.many } that { $who } has won
}
lessons-point-count = the count

lessons-would-stay = If you stay, { $beside ->
    [one] the stone beside your chest is
   *[other] the { $beside } stones beside your chest are
} still at risk: a hazard that comes a second time takes all of it.
lessons-would-leave = If you leave, { $beside } and what you get of the { $path } on the path go into your chest. The others share the rest of this cave.
lessons-would-light-nothing-first = None of your beams would meet this mirror and leave the board at a diamond.
lessons-would-light-nothing = No beam of yours would meet this mirror and another one. So you could take nothing.
lessons-would-light-other = You would light { $diamonds }. You do not need that now.
lessons-would-light-too = You would light { $diamond }, and you need it. Good! But this time, do what the step says.
lessons-would-take-none = The diamond would stay where it is, and others could take it. Take it now.
lessons-would-take-other = You can take only one diamond in a turn. This time, take the one in { $recess }.
lessons-would-touch-nothing = Not that one now.
lessons-would-pass = You would do nothing, and your turn would be over.
lessons-would-return = You may choose any order, but this is not the one we are looking for.
lessons-would-place = This would happen:
lessons-would-draw = The top card of that pile is { kadora-colour }. Take the pile that is marked.
lessons-would-keep = You would keep these cards, and they may cost you penalty points at the end.
lessons-would-give = You would give your { kadora-back.many } away. This time, keep them.
lessons-would-give-to = You would give your { kadora-back.many } to { $who }. This time, do what is marked.

lessons-diamant-aim = You look for diamonds in a cave, with Mia and Tom. Cards are turned over one by one. In the end, the most stones win.
lessons-diamant-share = 11 stones! You, Mia and Tom share them: 3 each. The 2 left over stay on the card.
lessons-diamant-beside = Your 3 stones lie beside your chest. They are not safe yet. There is more to find: choose Stay.
lessons-diamant-beside-wrong = You would go home with 3 stones and the 2 on the card. The others would share all the rest. Stay for more.
lessons-diamant-hazard = A snake! The first one does nothing. But a second snake in this cave takes everything that lies beside your chest.
lessons-diamant-why-stay = 28 cards are still in the pile, and only 2 of them are snakes. The danger is small: choose Stay.
lessons-diamant-why-stay-wrong = You would bring home 5 stones. But the danger is still small. Stay for one more card.
lessons-diamant-path = 7 stones: 2 for each of you. You have 5 at risk now, and 3 stones lie on the path.
lessons-diamant-leave = If you leave, your 5 stones are safe, and you pick up the stones on the path. Choose Leave.
lessons-diamant-leave-wrong = You could find more. But if a second snake came, you would lose all 5. This time, bring them home.
lessons-diamant-alone = You left alone, so all 3 stones of the path are yours. Now 8 are in your chest, safe until the end.
lessons-diamant-watch = Mia and Tom stay. Only two of them share the 13 stones: 6 each. Watch the next card.
lessons-diamant-second = The second snake! Mia and Tom run, and each loses all 11 stones. You left in time.
lessons-diamant-removed = When a hazard ends a cave, one of its cards leaves the game. Now only 2 snakes are left.
lessons-diamant-caves = There are five caves, and all of you go into each one. This is the second: 5 stones each. Choose Stay.
lessons-diamant-explosion = An explosion, and you have 5 stones at risk. Tom thinks about leaving, too. Choose Leave.
lessons-diamant-together = Tom left together with you. So you two shared the path: 1 stone each. If you leave alone, you get it all.
lessons-diamant-alone-inside = Mia is alone in the cave: all 9 stones of the next card are hers. Staying can pay, too!
lessons-diamant-last-cave = The fifth cave is the last. Each of you has 16 in the chest and 7 at risk. 4 stones lie on the path.
lessons-diamant-bluff = All choose in secret, at the same time. Mia says: “I am staying!” Do you believe her? Stay or leave: you choose.
lessons-diamant-bluff-left = Mia was bluffing: she left, too. You share the path, 2 stones each. Tom stays, and meets the second gas cloud.
lessons-diamant-bluff-stayed = Mia was bluffing: she left, and took all 4 stones of the path. Then came the second gas cloud: you lose your 7.
lessons-diamant-learnt-share = Stones are shared by all in the cave. What is left over goes to those who leave.
lessons-diamant-learnt-hazard = The second hazard of a kind takes all that is at risk. What is in your chest is safe.
lessons-diamant-learnt-win = After five caves, the fullest chest wins.

lessons-mirrors-card = This is your secret card: two red diamonds, one blue, one green. Collect them from around the board.
lessons-mirrors-beam = Your beams come in at your side, at s1 to s4, and run straight on. Mirrors turn them.
lessons-mirrors-first = Place a mirror on b3, rising like this: /. Then the beam from s2 turns right at b3.
lessons-mirrors-take = Your beam leaves the board at e3 and lights the red diamond. Your card shows red: take it.
lessons-mirrors-turns = In a turn you place one mirror, and take one diamond at most. Now it is Mia’s turn: watch.
lessons-mirrors-another = Mia’s beam came in at n2 and turned at your mirror and hers. From now on, a beam must meet the new mirror and another one.
lessons-mirrors-second = Place a mirror on c3, rising: /. Your beam from s2 turns at b3, and then at your new mirror.
lessons-mirrors-second-take = It met the new mirror and another one, and it lights the blue diamond in n3. Take it.
lessons-mirrors-spoil = Mirrors turn everyone’s beams. Mia’s beam from n3 turns at c3 and b3. Place a mirror on c4, rising: / turns it away.
lessons-mirrors-spoil-take = And your own beam from s2 now goes on to the red diamond in e4. Take it.
lessons-mirrors-spoilt = One mirror did two things: it spoilt Mia’s beam and helped yours. You have three of your four diamonds.
lessons-mirrors-twelve = Another game: all twelve mirrors are on the board. Now you place none, and a beam must meet at least three.
lessons-mirrors-touch = If your beams light nothing that you need, you may turn, move or take off one mirror first.
lessons-mirrors-three = But your beam from s2 meets b2, a2 and a3, and lights a red diamond in w3, the last you need. Take it.
lessons-mirrors-complete = Your card is complete! You lay it open and draw a new one: one red, two blue, one green.
lessons-mirrors-where = Your four diamonds go back: the first into w3, which you have just emptied, the others anticlockwise into the open recesses.
lessons-mirrors-return = You choose the order. Your beam from s2 still leads to w3, and your new card shows red. Put red back first.
lessons-mirrors-return-good = Well done: your beam from s2 lights that red diamond again.
lessons-mirrors-learnt-beam = Your beams turn at mirrors. Where they leave the board, you may take a diamond that your card shows.
lessons-mirrors-learnt-two = A beam must meet your new mirror and another one; with all twelve on the board, three.
lessons-mirrors-learnt-win = A mirror can help you or spoil another player’s beam. Three complete cards win.

lessons-kadora-aim = You place cards into this block, and take others from it. But take care: at the end, most cards cost you points.
lessons-kadora-cards = Every card has a colour, a value from 1 to 5 and a cut: round, square or pointed. These four are your hand.
lessons-kadora-place = In your turn you place a card on an empty space of the block. Place the green 1 on b3.
lessons-kadora-draw = Column b adds up to 6, row 3 to 7. That is less than 10, so nothing happens. Now draw from the left pile.
lessons-kadora-watch = Now it is Mia’s turn. Look at column c: there lie a red 5 and a red 4.
lessons-kadora-ten = Mia placed a red 2, and column c adds up to 11. From 10 on, she must take the cards with its colour or its cut.
lessons-kadora-take = Your turn. Place the orange 4 on b2: then column b adds up to 10.
lessons-kadora-took = You took the orange 3, which has the same colour, and the yellow 2, which has the same cut. Row 2 adds up to only 9.
lessons-kadora-lead = At the end, the player with the most of a colour turns those cards face down. All other cards are penalty points!
lessons-kadora-backs = You have the most orange so far. The backs show the colours: the left pile has an orange card on top. Draw it.
lessons-kadora-give = Before you place, you may give away a colour that you alone lead. 2 in yellow is too little to win it: give it to Mia.
lessons-kadora-give-wrong = You would keep the yellow 2. When another player has more yellow, it costs you 2 penalty points. Give it to Mia.
lessons-kadora-stronger = Now get more orange: place the orange 5 on c1. Row 1 adds up to 14, so you take the orange 4.
lessons-kadora-any-pile = You have 7 in orange now. To end your turn, draw a card: blue or purple, as you like.
lessons-kadora-full = Another game: only the space c2 is empty. If you fill the last space, you always take something.
lessons-kadora-full-place = If the sums bring you nothing, you take the cards with another colour and another cut. Place the purple 1 on c2.
lessons-kadora-full-took = No sum reaches 10. Only the orange 1 has another colour and another cut, so you take it. Now draw a card.
lessons-kadora-last = The piles are empty, and this is your last turn. Place the red 5 on b1: with the red 3 you get the most red.
lessons-kadora-count = The game is over. The cards in hand count, too. Each colour is now turned face down by the player with the most.
lessons-kadora-count-you = You have the most red, blue and purple. Your other cards are 26 penalty points. Mia has 32.
lessons-kadora-spell = Tom has only 16, but no card face down. If you lead no colour, you cannot win. So you win this game!
lessons-kadora-learnt-take = If a column or row adds up to 10 or more, you must take the cards with your card’s colour or cut.
lessons-kadora-learnt-lead = Only colours you lead are turned face down; all else is penalty points. Give away what you cannot lead.
lessons-kadora-learnt-spell = The fewest penalty points win, but only if you lead at least one colour.
