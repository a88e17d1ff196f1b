# The pages.

web-front-title = A card table for three games
web-front-lead = Play at once against bots, or send a friend a link. No account, nothing to install.
web-front-tables = Tables in progress
web-front-no-tables = Nobody is playing right now. Open the first table.
web-front-tools = For the real table
web-nav-cards = Cards
web-nav-score = Score calculator
web-tool-score = Fantasy Realms score calculator
web-tool-score-say = Pick your cards; it makes the best choices and explains every point.
web-tool-setup = Aeon's End set-up drawer
web-tool-setup-say = A random, legal set-up for your own copy: nemesis, mages, supply and turn order.
web-setup-draw = Draw another
web-setup-mages = Mages
web-setup-turns = Turn-order cards, to be shuffled
web-setup-basics = Basic nemesis cards of tier 1 / 2 / 3
web-players = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
web-tool-cards = Card gallery
web-tool-cards-say = Every card with its rules text, and a search.

web-game-realms = Fantasy Realms
web-game-realms-say = Draw, discard, and build the one hand of seven that is worth the most. Fifteen minutes.
web-game-shards = Shards of Infinity
web-game-shards-say = Build a deck, gather mastery, and be the last one standing. With Relics of the Future.
web-game-aeons = Aeon's End
web-game-aeons-say = Defend Gravehold together against a nemesis that never shuffles its patience.
web-play-now = Play now against bots
web-play-friends = Play with friends
web-watch = Watch
web-watch-link = Watch link
web-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
web-free-seats = { $n ->
    [one] Take the free seat
   *[other] Take one of { $n } free seats
}
web-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}

## A new table

web-new-options = The game
web-new-seats = Who plays
web-new-seats-say = Seats past the number of players are not used. An open seat is taken by whoever follows the link you send.
web-new-listed = Show this table on the front page
web-new-start = Deal the cards
web-your-name = Your name (if you like)
web-option-usual = as usual
web-option-choose = Choose them yourself
web-option-mode = Way to play
web-option-players = Players
web-option-minutes = Minutes
web-option-relics = Relics
web-option-characters = Characters
web-option-row = Cards in the row
web-option-nemesis = Nemesis
web-option-nemesis-gain = What the Nemesis gains
web-option-eleventh-card = Eleventh card
web-option-mages = Mages
web-option-supply = Supply
web-option-difficulty = Difficulty
web-option-solo-turns = Turns when alone
web-option-solo-life = Life when alone
web-seat = Seat { $n }
web-seat-me = You
web-seat-open = Open: a friend by link
web-bot-random = Bot: random
web-bot-greedy = Bot: quick
web-bot-expert = Bot: strong
web-bot-master = Bot: strongest
web-you = you
web-nobody = free
web-join-lead = Take a free seat and play.
web-join-full = Every seat is taken; you can watch.
web-sit-here = Sit here

## At the table

web-waiting = Waiting for
web-undo = Undo
web-log = What happened
web-invite = { $n ->
    [one] One seat is free. Send this link to a friend:
   *[other] { $n } seats are free. Send this link to your friends:
}
web-invite-link = The link to send
web-invite-open = Open it
web-won = The game is over. Winner:
web-won-team = The game is over. Team { $n } wins.
web-won-players = The players have won.
web-lost-players = The players have lost.
web-rematch = Play again
web-rematch-join = Join the next game
web-replay = Replay
web-replay-back = Back to the table
web-replay-move = This move
web-replay-step = After move { $n }
web-replay-first = Start
web-replay-prev = Back
web-replay-next = Next
web-replay-last = End
web-replay-eyes = Through whose eyes
web-replay-public = The public's
web-record = Download the record
web-my-hand = Your hand
web-hand-count = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-known-cards = You know:
web-deck-count = Deck: { $n }

web-realms-area = Discard area
web-realms-ends = the game ends at { $n }
web-realms-would-be = would make { $n }
web-realms-total-now = worth { $n } now
web-realms-gives = gives { $n }
web-realms-blanked = blanked
web-realms-sheet = Your score sheet
web-realms-sheets = The score sheets
web-realms-tie = A tie goes to the hand with the lower sum of base strengths.

## Tools

web-search = Search
web-search-say = Name, kind or any word of the text
web-cards-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-score-lead = Pick the cards of a hand. The address of this page holds the hand: send it to whoever doubts the score.
web-score-discard = Cards in the discard area, for the Necromancer
web-score-do = Count
web-score-clear = Clear
web-score-none = Pick up to eight cards.
web-score-points = points

## Figures and kinds

web-figure-strength = strength
web-figure-cost = cost
web-figure-copies = copies
web-figure-defense = defense
web-figure-shield = shield
web-figure-life = life
web-figure-power = power
web-figure-charges = charges
web-figure-pile = cards in the pile
web-figure-tier = tier
web-figure-rating = difficulty
web-figure-mercenary = mercenary
web-kind-homodeus = Homodeus
web-kind-order = Order
web-kind-undergrowth = Undergrowth
web-kind-wraethe = Wraethe
web-kind-ally = ally
web-kind-champion = champion
web-kind-relic-ally = relic ally
web-kind-relic-champion = relic champion
web-kind-relic = relic
web-kind-gem = gem
web-kind-spell = spell
web-kind-attack = attack
web-kind-minion = minion
web-kind-power = power
web-kind-strike = strike
web-kind-corruption = corruption
web-kind-mage = mage
web-kind-nemesis = nemesis

## Zones

web-zone-aether = Aether
web-zone-champions = Champions
web-zone-charges = Charges
web-zone-deck = Deck
web-zone-devoured = Devoured
web-zone-discard = Discard pile
web-zone-gems = Gems
web-zone-gravehold = Gravehold
web-zone-hand = Hand
web-zone-health = Health
web-zone-life = Life
web-zone-mastery = Mastery
web-zone-play = Played this turn
web-zone-power = Power
web-zone-relic-pool = Relics to draft
web-zone-relics = Relics
web-zone-row = Centre row
web-zone-supply = Supply
web-zone-turn-order-discard = Turns taken
web-shards-incoming = Incoming
web-shards-less = Attack with less
web-shards-left = { $n } to destroy
web-aeons-fury = Fury
web-aeons-husks = Husks
web-aeons-tiers = Nemesis deck by tier
web-aeons-to-come = { $n ->
    [one] { $n } turn card to come
   *[other] { $n } turn cards to come
}
web-aeons-life-left = life { $n }
web-aeons-tokens-left = in { $n }
web-aeons-gem-aether = for gems
web-aeons-spell-aether = for spells
web-aeons-closed = closed
web-aeons-opened = open

## When something cannot be done

web-trouble-title = That did not work
web-trouble-home = To the front page
web-trouble-not-found = There is nothing at this address. Perhaps the link was cut off.
web-trouble-stale = The table had moved on before your answer came. Nothing was played; here is how it stands now.
web-trouble-full = This server has no room for more at the moment.
web-trouble-broken = This table was played under other rules and cannot be opened any more.
web-trouble-store = It could not be stored, so nothing has changed. Try again in a moment.
web-trouble-open-seats = The table waits until every seat is taken.
web-trouble-undo = This cannot be taken back: something was revealed since.
web-trouble-taken = That seat is taken; choose another.
web-trouble-going-on = The game is still going on.
web-trouble-record = The record can be had when the game is over.
web-trouble-option = { $option }: this cannot be chosen together with the rest.
web-language = Language
# The language in its own words.
web-language-name = English
