# The review of a finished game.

review-title = { $game }, reviewed
review-lead-chance = Chances to win after every turn, judged by what each seat knew at the time, with the standard error.
review-lead-points = The final score to expect after every turn, judged by what each seat knew at the time, with the standard error.
review-turn = after turn { $n }
review-turn-of = after turn { $n } ({ $who })
review-start = before the first move
review-end = at the end
review-values = The course of the game
review-mistakes = The worst decisions
review-no-mistakes = No decision stands out.
review-mistake = Move { $line }, { $seat }: { $played }. Better: { $better }. It cost { $cost } (± { $error }).
review-ledger = Play and luck
review-ledger-seat = { $seat }: play { $play }, luck { $luck }
review-ledger-note = Play is what your weak decisions cost. Luck compares each draw and reveal with the average of what could have come instead. The rest of the result is down to how the others played.
review-moments = Strokes of luck
review-moment = Move { $line } ({ $move }): { $brought }
review-goes-on = the game is not over; only finished games are reviewed
review-no-seat = there is no seat { $n }; the game has { $seats }
review-percent = { $shown } %

review-why-chance = It wins { $n } % more of the games continued from there.
review-why-points = Games continued from there end with { $n ->
    [one] { $n } point
   *[other] { $n } points
} more.

review-shards-foe-more = By your next turn the weakest opponent would have { $n } more health: you do less now, and more later.
review-shards-foe-less = By your next turn the weakest opponent would have { $n } less health.
review-shards-health-more = By your next turn you would have { $n } more health.
review-shards-health-less = It costs { $n } health by your next turn and is still worth it.
review-shards-mastery-more = By your next turn you would have { $n } more mastery.
review-shards-mastery-less = It gives up { $n } mastery by your next turn for something better.
review-shards-champions-more = By your next turn you would have { $n ->
    [one] { $n } champion
   *[other] { $n } champions
} more in play.
review-shards-champions-less = It gives up { $n ->
    [one] { $n } champion
   *[other] { $n } champions
} by your next turn for something better.
review-shards-cards-more = Your deck would have { $n ->
    [one] { $n } card
   *[other] { $n } cards
} more by your next turn.
review-shards-cards-less = Your deck would be { $n ->
    [one] { $n } card
   *[other] { $n } cards
} thinner by your next turn.

review-realms-hand-more = By your next turn your hand would be worth { $n ->
    [one] { $n } point
   *[other] { $n } points
} more.
review-realms-hand-less = Your hand would be worth { $n ->
    [one] { $n } point
   *[other] { $n } points
} less by your next turn, with more to come.
review-realms-other-more = It leaves the best other hand { $n ->
    [one] { $n } point
   *[other] { $n } points
} stronger and is still worth it.
review-realms-other-less = It leaves the best other hand { $n ->
    [one] { $n } point
   *[other] { $n } points
} weaker.

review-aeons-nemesis-more = By your next turn the nemesis would have { $n } more life: what you buy now strikes later.
review-aeons-nemesis-less = By your next turn the nemesis would have { $n } less life.
review-aeons-gravehold-more = By your next turn Gravehold would have { $n } more life.
review-aeons-gravehold-less = It costs Gravehold { $n } life by your next turn and is still worth it.
review-aeons-life-more = By your next turn you would have { $n } more life.
review-aeons-life-less = It costs you { $n } life by your next turn and is still worth it.
review-aeons-allies-more = By your next turn your allies would have { $n } more life together.
review-aeons-allies-less = It costs your allies { $n } life together by your next turn and is still worth it.
review-aeons-threats-more = It leaves { $n ->
    [one] { $n } more nemesis card
   *[other] { $n } more nemesis cards
} in play by your next turn and is still worth it.
review-aeons-threats-less = By your next turn { $n ->
    [one] { $n } nemesis card
   *[other] { $n } nemesis cards
} fewer would be in play.
review-aeons-breaches-more = By your next turn you would have { $n ->
    [one] { $n } more breach
   *[other] { $n } more breaches
} open.
review-aeons-breaches-less = It opens { $n ->
    [one] { $n } breach
   *[other] { $n } breaches
} fewer by your next turn for something better.
review-aeons-charges-more = By your next turn you would have { $n ->
    [one] { $n } more charge
   *[other] { $n } more charges
}.
review-aeons-charges-less = It leaves you { $n ->
    [one] { $n } charge
   *[other] { $n } charges
} fewer by your next turn for something better.
