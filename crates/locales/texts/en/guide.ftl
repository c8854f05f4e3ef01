# Each game in one minute, and what is said when something happens for the first time.

guide-minute = In one minute

guide-diamant = { $step ->
    [1] Everyone enters the cave together. A card is turned over.
    [2] Diamonds are shared equally. What is left over stays on the path.
    [3] Then everyone decides in secret: deeper, or out? If you leave, your diamonds are safe in your chest, and you take what lies on the path.
    [4] A hazard does nothing the first time.
    [5] The same hazard twice? Everyone still inside loses what this cave gave them.
   *[other] After five caves, the fullest chest wins.
}
guide-diamant-picture = { $step ->
    [1] Explorers with lamps in a cave. A card worth 11 is turned over.
    [2] A card worth 11 and three explorers: each gets 3, and 2 stay on the path.
    [3] A closed fist goes on into the cave. An open hand goes to the chest.
    [4] One card with a snake. The explorer goes on.
    [5] Two cards with a snake. The explorer has lost everything.
   *[other] Five caves in a row. After them a full chest.
}

guide-mirrors = { $step ->
    [1] Your secret card shows the four diamonds you need.
    [2] Each turn you place a mirror on the board.
    [3] Your beam of light comes in from your side and turns at every mirror.
    [4] Where it leaves the board, it lights a diamond. If you need it, take it. The beam must use your new mirror and one other.
    [5] When all twelve mirrors stand, a beam needs three. If none works, you may turn, move or take off one mirror.
   *[other] The first to complete three cards wins.
}
guide-mirrors-picture = { $step ->
    [1] A card with a red, a blue, a green and a yellow diamond.
    [2] A board of four by four fields with one mirror. A second mirror is being placed.
    [3] A beam comes in from below, turns at two mirrors and leaves at the top.
    [4] A beam comes in from below, turns at three mirrors and leaves on the right, where a green diamond lies.
    [5] Twelve mirrors stand. A beam comes in from below, turns at three of them and lights a blue diamond.
   *[other] Three cards, each complete.
}

guide-kadora = { $step ->
    [1] Place a card from your hand on an empty space.
    [2] Does its column add up to 10 or more? Take every other card there with the same colour or cut. Then look at the row.
    [3] Then draw a card. You see the colour of every card on the piles, but not its value.
    [4] If you alone lead in a colour, you may give all of it to someone who has none.
    [5] In the end, the player with the most of a colour turns it face down.
   *[other] What still lies face up are penalty points. The fewest win, if at least one card lies face down.
}
guide-kadora-picture = { $step ->
    [1] A block of cards with four empty spaces in the middle. A blue 4 goes there.
    [2] A column with 2, 3, 4 and 3 comes to 12. The placed blue 4 takes the blue 2, because of the colour, and the orange 3, because of the cut.
    [3] Two piles with their backs up. The top card of one goes to the hand.
    [4] You have a yellow 5 and a yellow 4. Another player has no yellow card and gets both.
    [5] Three players have 12, 8 and 5 in red. The one with 12 turns them face down.
   *[other] One card lies face down. A 3 and a 4 lie face up: 7 penalty points.
}

guide-diamant-rest = What cannot be shared equally stays on the card. Players who leave take it along.
guide-diamant-hazard = The first time, a hazard does nothing. If the same one comes again in this cave, everyone still inside loses what lies beside their chest.
guide-diamant-fled = The same hazard for the second time: the expedition is over at once. What lay beside a chest is lost; what is in the chests is safe.
guide-diamant-removed = One of the two hazard cards leaves the game. So this hazard is rarer in the caves that follow.
guide-diamant-alone = A player who leaves alone takes all stones that lie on the path.
guide-diamant-together = Those who leave together divide the stones on the path equally. What cannot be divided stays there.
guide-diamant-returned = When an expedition ends, the stones left on the path go back to the supply.

guide-mirrors-took = A diamond is lit by way of the new mirror and at least one other. Only the very first mirror is enough on its own.
guide-mirrors-three = This beam turned at three mirrors or more. Once all twelve mirrors stand, every beam needs at least three.
guide-mirrors-none = No one ever has to take a diamond: the cards are secret, so no one can know who needs it.
guide-mirrors-twelve = All twelve mirrors stand. From now on a beam needs three of them. If none of yours works, you may turn, move or take off one mirror.
guide-mirrors-laid = Four diamonds complete a card. It is laid open, a new one is drawn, and the four diamonds go back around the board.
guide-mirrors-deadlock = No colour that anyone needs lies around the board. So all diamonds in front of players go back, and everyone keeps their card.

guide-kadora-took = The column or the row came to 10 or more, so every other card there with the same colour or cut must be taken. Taking is not a choice.
guide-kadora-full = The block is full, and nothing could be taken the usual way. So the cards of the column and the row that share neither colour nor cut are taken.
guide-kadora-gave = A player who alone has the highest value in a colour may give all of it to a player who has none. So it may become their penalty points.
guide-kadora-filled = More than four spaces were empty. They are filled up until exactly four are empty.
guide-kadora-last = Both piles are empty: everyone has one more turn, without drawing a card.
guide-kadora-turned = The player with the highest value in a colour turns those cards face down. Everyone else’s stay face up, as penalty points.
guide-kadora-dummy = With two players, the cards set aside count as those of a dummy hand. It can have the highest value in a colour, and even win.

guide-understood = Understood
