# The table of Aeon's End: what follows, what threatens, what was done.

web-aeons-would-win = the game is won
web-aeons-would-lose = the game is lost
web-aeons-exhausts = exhausted: { $seat }
web-aeons-loses-supply = devoured: { $card }
web-aeons-loses = destroyed: { $card }
web-aeons-discards = discarded: { $card }
web-aeons-loses-breach = breach { $n } is destroyed
web-aeons-only-gems = and { $n } for gems only
web-aeons-only-spells = and { $n } for spells only
web-aeons-all-gems = Play all { $n } gems
web-aeons-lost = would lose { $n } aether
web-aeons-leaves = leaves { $n } aether
web-aeons-left = left
web-aeons-nemesis-next = nemesis next
web-aeons-nemesis-next-of = nemesis next: { $n } in { $most }
web-aeons-nemesis-not-next = nemesis not next
web-aeons-no-threats = The nemesis has no cards in play.
web-aeons-sheet = Rules
web-aeons-do = Do this? { $what }
web-aeons-of-life = of { $n }
web-aeons-husks-warn = { $n } husks; defeat at { $most }
web-aeons-swarm-now = Swarm now:
web-aeons-devoured = Devoured: { $n }
web-aeons-may-fall = can fall before your next turn: up to { $n }
web-aeons-may-lose = up to { $n } before your next turn
web-aeons-exhausted = exhausted
web-aeons-may-exhaust = cards in play can deal { $n }
web-aeons-hand-empty = Your hand is empty.
web-aeons-breaches = Breaches
web-aeons-opened-empty = open, empty
web-aeons-fresh = prepped this turn
web-aeons-used = { $n ->
    [one] { $n } card used
   *[other] { $n } cards used
}
web-aeons-gained = gained
web-aeons-dealt = { $n } damage dealt
web-aeons-suffered = { $n } damage suffered
web-aeons-to-spend = aether to spend
web-aeons-this-turn = This turn
web-aeons-if-next = If the nemesis is next
web-aeons-draws-tier = draws a tier { $n } card; { $most } left
web-aeons-deck-empty = its deck is empty
web-aeons-draws = You draw next:
web-aeons-against = Against { $nemesis }
web-aeons-stands = Gravehold stands
web-aeons-fallen = Gravehold has fallen
web-aeons-damage-dealt = Damage dealt
web-aeons-cards-gained = Cards gained
web-end-decisive = The decisive turn
