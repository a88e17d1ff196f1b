# The pages.

web-front-title = A card table for three games
web-front-lead = Play right away against bots, or send a friend a link. No account, nothing to install.
web-front-tools = For the real table
web-nav-cards = Cards
web-nav-score = Score calculator
web-tool-score = Fantasy Realms score calculator
web-tool-setup = Aeon's End set-up picker
web-setup-mages = Mages
web-setup-turns = Turn-order cards to shuffle
web-setup-basics = Basic nemesis cards of tier 1 / 2 / 3
web-tool-cards = Card gallery

web-game-realms = Fantasy Realms
web-game-realms-say = Draw, discard, and build the one hand of seven that is worth the most. Fifteen minutes.
web-game-shards = Shards of Infinity
web-game-shards-say = Build a deck, gain mastery, and be the last one standing. With Relics of the Future.
web-game-aeons = Aeon's End
web-game-aeons-say = Defend Gravehold together against a nemesis, with decks that are never shuffled.
web-play-friends = Play with friends
web-watch = Watch
web-watch-link = Watch link
web-menu = Menu
web-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
web-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
}

## A new table

web-new-seats = Who plays
web-new-seats-say = An open seat goes to the first person who follows the link you send.
web-new-fits = Show the options for this
web-new-start = Deal the cards
web-your-name = Your name (optional)
web-option-choose = Choose them yourself
web-option-mode = Mode
web-option-players = Players
web-option-first = Who goes first
web-option-minutes = Minutes
web-option-relics = Relics
web-option-characters = Characters
web-option-row = Cards in the row
web-option-nemesis = Nemesis
web-option-nemesis-gain = What the Nemesis gains
web-option-nemesis-order = Nemesis order
web-option-eleventh-card = Eleventh card
web-option-mages = Mages
web-option-supply = Supply
web-option-difficulty = Difficulty
web-option-solo-turns = Solo turns
web-option-solo-life = Solo life
web-seat = Seat { $n }
web-seat-me = You
web-seat-open = Open: a friend by link
web-bot-random = Bot: random
web-bot-greedy = Bot: quick
web-bot-expert = Bot: strong
web-bot-master = Bot: strongest
web-bot-sparrow = Bot: Sparrow
web-bot-magpie = Bot: Magpie
web-bot-kestrel = Bot: Kestrel
web-bot-falcon = Bot: Falcon
web-bot-eagle = Bot: Eagle
web-bot-roc = Bot: Roc
web-levels = What the levels are
web-level-sparrow = For a first game: misses a lot.
web-level-magpie = Knows what is good, but often misses it.
web-level-kestrel = A sure eye for this turn, no plan for the next.
web-level-falcon = Looks a little ahead.
web-level-eagle = Looks far ahead.
web-level-roc = The strongest there is; thinks for up to 0.4 seconds a move.
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
web-copy = Copy the link
web-copied = Copied
web-result = Result
web-result-seed = seed
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
web-replay-eyes = Seen by
web-replay-public = A spectator
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
web-realms-blanked = blanked
web-realms-sheet = Your score sheet
web-realms-sheets = The score sheets
web-realms-tie = A tie goes to the hand with the lower sum of base strengths.
web-realms-then = then up to
web-realms-leaves = leaves
web-realms-makes = makes
web-realms-realm = Your realm
web-realms-adds = How it adds up
web-realms-fetch-now = { $n } with { $card }, fetched at the end
web-realms-step-take = Take
web-realms-step-put = Put away
web-realms-open = Open cards: { $n } of { $m }
web-realms-place = the next card put away goes here
web-realms-drew = drew from the deck
web-realms-took = took
web-realms-put = put away
web-realms-known = { $n } of { $m } known
web-realms-nothing-yet = Nobody has taken a turn yet.

## Tools

web-search = Search
web-search-say = Name, kind or any word in the text
web-cards-found = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
web-score-lead = Pick the cards of a hand. The address of this page holds the hand: send it to anyone who doubts the score.
web-score-discard = Cards in the discard area, for the Necromancer
web-score-do = Score
web-score-clear = Clear
web-score-none = Pick up to eight cards.
web-score-points = points

## Figures and kinds

web-figure-strength = strength
web-figure-cost = cost
web-figure-copies = copies
web-figure-defense = health
web-figure-shield = shield
web-figure-life = life
web-figure-power = tokens
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
web-shards-incoming = Incoming
web-aeons-fury = Fury
web-aeons-husks = Husks
web-aeons-tiers = Deck by tier
web-aeons-closed = closed
web-aeons-opened = open

## When something cannot be done

web-trouble-title = That did not work
web-trouble-home = Go to the front page
web-trouble-not-found = There is nothing at this address. The link may have been cut off.
web-trouble-stale = The table had moved on before your answer arrived. Nothing was played; here is how things stand now.
web-trouble-full = This server is full at the moment.
web-trouble-broken = This table was played under other rules and cannot be opened any more.
web-trouble-store = That could not be saved, so nothing has changed. Try again in a moment.
web-trouble-open-seats = The game starts when every seat is taken.
web-trouble-undo = You cannot take this back: something has been revealed since.
web-trouble-taken = That seat is taken; choose another.
web-trouble-going-on = The game is still going on.
web-trouble-record = You can download the record when the game is over.
web-trouble-option = { $option }: this does not go with your other choices.
web-language = Language
# The language in its own words.
web-language-name = English

## Settings

web-settings = Settings
web-settings-lead = These apply to this browser and are remembered for a year. Nothing else is kept about you.
web-settings-save = Save settings
web-settings-leave = Back without saving
web-set-lang-say = The language of the pages, the cards and the log.
web-set-theme = Colours
web-set-theme-say = Light or dark, or whichever your system uses.
web-set-theme-system = same as the system
web-set-theme-light = light
web-set-theme-dark = dark
web-set-motion = Motion
web-set-motion-say = Cards glide to their new places, or simply appear there.
web-set-motion-system = same as the system
web-set-motion-full = gliding
web-set-motion-less = none
web-set-size = Card size
web-set-size-say = Larger cards are easier to read; the table may then need scrolling.
web-set-size-medium = medium
web-set-size-small = small
web-set-size-large = large
web-set-forced = Forced moves
web-set-forced-say = When you have only one move, it can be made for you.
web-set-forced-play = play them for me
web-set-forced-ask = let me play them
web-set-warn = Warnings
web-set-warn-say = Ask before you end a turn in which you could still do something.
web-set-warn-on = warn me
web-set-warn-off = do not warn me
web-set-sounds = Sounds
web-set-sounds-say = A short tone when it is your turn.
web-set-sounds-off = silent
web-set-sounds-on = with sounds

## What is going on

web-status-mine = Your turn
web-status-free = Waiting for players
web-status-turn = Turn:
web-status-round = Round { $n }
web-clock-left = left on the clock

## Shards of Infinity at a glance

web-shards-kill = your power is enough, unless shields hold

## Trading in Chaotic Realms

web-trade-open = Open offers
web-trade-none = Nobody has made an offer yet.
web-trade-make = Make this offer
web-trade-give = I give
web-trade-want = I want
web-trade-wish = Or from anybody
web-trade-call = Call it out to everybody
web-trade-answer = Answer with:
web-trade-know-none = You know of no card to ask the others for.
web-trade-for = for
web-trade-calls = called out to everybody
web-trade-offers = offered { $to }
web-trade-accept = Accept
web-trade-yours = Your offer
web-trade-how = Press a card in your hand to give it, then say what you want for it.
web-trade-suits = Any card, or a suit

## Aeon's End

web-aeons-turns = Turn order
web-aeons-focus-for = Focus { $n }
web-aeons-open-for = Open { $n }
web-aeons-order = Discard order, the deepest first: drag the cards, or name them one by one
web-aeons-ordered = Discard order, the deepest first:
web-aeons-harm-gravehold = { $n } to Gravehold
web-aeons-harm-gravehold-range = { $least }–{ $n } to Gravehold
web-aeons-harm-players = { $n } to players
web-aeons-harm-players-range = { $least }–{ $n } to players
web-foresight = Foresight
web-foresight-turns = Nemesis turns
web-foresight-players = Players
web-foresight-words = In words
web-foresight-threats = Nemesis cards in play
web-foresight-no-threats = No nemesis card is in play.
web-foresight-in-turns = { $n ->
    [one] in { $n } nemesis turn
   *[other] in { $n } nemesis turns
}
web-foresight-no-damage = no damage
web-foresight-worst = At worst, before their next turn
web-foresight-waiting = { $turns ->
    [0] no nemesis turn in between
    [one] { $turns } nemesis turn; cards in play do up to { $gravehold } to Gravehold, { $players } to players
   *[other] { $turns } nemesis turns; cards in play do up to { $gravehold } to Gravehold, { $players } to players
}
web-foresight-waiting-least = { $turns ->
    [0] no nemesis turn in between
    [one] { $turns } nemesis turn; cards in play can do at least { $gravehold } to Gravehold, { $players } to players
   *[other] { $turns } nemesis turns; cards in play can do at least { $gravehold } to Gravehold, { $players } to players
}
web-foresight-inexact = There are too many possible decisions to check them all: it may come to more.
web-foresight-decks = What you know about the decks, from the top

## The score calculator for several players

web-score-player = Player { $n }
web-score-add = Add a player
web-score-find = Find a card
web-score-taken = taken by player { $n }
web-score-winner = { $n ->
    [one] Winner:
   *[other] A shared win:
}
web-score-tied = The totals are equal; the lower sum of base strengths decides.
web-score-share = Link to this score

## The set-up picker

web-setup-lead = Keep what you like and draw the rest again. The address of this page holds the set-up: send it to your friends.
web-setup-keep = Keep
web-setup-another = Another
web-setup-draw-rest = Draw everything else again
web-setup-all-new = All new

## The gallery

web-filter = Show
web-cards-none = No card matches. Try fewer words.

## Values of the options

web-value-standard = Standard
web-value-teams = Teams, two against two
web-value-melee = Three-player melee
web-value-nemesis = Alone against the Nemesis
web-value-duel = Duel for two
web-value-chaos = Chaotic Realms
web-value-character = each character’s own relics
web-value-draft = a draft
web-value-random = random
web-value-none = none
web-value-auction = an auction
web-value-mastery = mastery
web-value-power = power
web-value-health = health
web-value-true = yes
web-value-false = no
web-value-asked = the player decides
web-value-lie = in the order the cards lie
web-value-deck-destruction = Deck Destruction
web-value-free-charges = Free Charges
web-value-normal = normal
web-value-beginner = beginner
web-value-expert = expert
web-value-extinction = extinction

## What you can do at a table

web-seat-hot = Here: several people share this screen
web-hot-name = Name at the shared screen
web-new-hints = Hints
web-hints-usual = Only if no other person plays
web-hints-yes = Everybody can ask for them
web-hints-no = None
web-new-away = If somebody is away on their turn
web-away-never = Everybody waits
web-away-minutes = A bot plays for them after { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}
web-new-stand-in = Who plays for them
web-hand-over = Hand the screen to:
web-hand-over-wait = The others are playing. Who wants to look?
web-hand-over-say = No cards are shown until the person holding the screen asks for them.
web-hand-over-show = It is me: show my cards
web-cover = Hide my cards
web-look-again = Look again
web-undo-marked = Take back (marked)
web-undo-ask = Ask to take back
web-undo-asks = may I take my move back? Something has been revealed since.
web-undo-yes = Yes, take it back
web-undo-no = No
web-undo-waits = Somebody wants to take a move back; the others are being asked.
web-marks = { $n ->
    [one] Once, a move was taken back after something had been revealed.
   *[other] { $n } times, a move was taken back after something had been revealed.
}
web-branch = played on from move { $n }
web-hint = Hint
web-hints-say = How well each move did when the game was quickly played out: more is better. Only what you know was used.
web-hints-only = There is nothing else to do.
web-hints-then = What it expects to follow
web-warn = You can still do this:
web-warn-more = { $n ->
    [one] and one more thing
   *[other] and { $n } more things
}
web-warn-yes = End anyway
web-warn-no = Go back
web-warn-title = End the turn?
web-away-here = You were away, so a bot is playing for you.
web-away-back = Take my seat back
web-log-fresh = Since your last turn
web-log-earlier = Earlier
web-log-jump = See that moment
web-log-taken-back = took a move back after something had been revealed.
web-log-away = is away; a bot takes over.
web-log-home = is back.
web-keys = Keys
web-keys-short = Keys
web-key-arrows = ← → ↑ ↓
web-key-arrows-say = go to the next thing you can use; in a replay, step
web-key-enter = Enter
web-key-enter-say = use it
web-key-digits = 1–9
web-key-digits-say = choose an answer from the bar
web-key-u = u
web-key-u-say = undo
web-key-h = h
web-key-h-say = hint
web-key-w = w
web-key-w-say = make the bots wait, or let them go on
web-key-p = p
web-key-p-say = stop the bots, or let them go on (if you play alone)
web-key-s = s
web-key-s-say = see the bots’ next move
web-key-l = l
web-key-l-say = go to the log
web-key-i = i
web-key-i-say = the card in full
web-key-order = Shift ← →
web-key-order-say = move a card in the discard order
web-key-help = ?
web-key-help-say = this list
web-key-esc = Esc
web-key-esc-say = close
web-trouble-no-hints = There are no hints at this table.
web-trouble-hint-turn = There is nothing for you to decide right now.
web-trouble-not-asked = Nobody is asking you.
web-trouble-away = A bot is playing your seat. Take it back first.
web-trouble-chat = Not so fast: try again in a moment.
web-chat = Chat
web-chat-say = Say something to the table
web-chat-send = Send

## Decisions of the group

web-group = The group decides this: everybody here has to propose the same thing.
web-group-alone = The group decides this, and you are the only person here: your answer counts.
web-group-agree = Agree
web-group-decide = Decide for everybody
web-group-grace = { $n ->
    [one] possible in { $n } second
   *[other] possible in { $n } seconds
}
web-wait-on = Wait for me
web-wait-off = Go on without me
web-hold-on = Pause
web-hold-off = Go on
web-step = Next move
web-new-grace = Deciding for the group
web-new-grace-say = Where the group decides, everybody has to agree; after this time one of you may decide for everybody.
web-grace-seconds = One may decide for everybody { $n ->
    [0] at once
    [one] after { $n } second
   *[other] after { $n } seconds
}
web-trouble-grace = It is too early to decide for everybody: let the others answer first, or agree with them.
web-trouble-no-proposal = Nobody is proposing that any more. Here is the table as it is now.
web-trouble-wait = You cannot step in now, so the bots do not have to wait.
web-close = Close
web-live-on = Connected
web-live-retry = Connection lost. Reconnecting…
web-live-slow = Sending your move…
web-bot-name-1 = Ada
web-bot-name-2 = Bruno
web-bot-name-3 = Cleo
web-bot-name-4 = Dario
web-bot-name-5 = Edda
web-bot-name-6 = Felix
web-less = Less
web-more = More
web-shards-of = of { $n }
web-shards-mastery = mastery
web-shards-step-play = Play
web-shards-step-attack = Attack
web-shards-step-end = End
web-shards-step-auction = Auction
web-shards-step-draft = Relic draft
web-shards-step-first = First turn
web-shards-centre-deck = Centre deck { $n }
web-shards-recruit = Recruit
web-shards-recruit-fast = Recruit or fast-play
web-shards-leaves = { $n ->
    [one] leaves 1 gem
   *[other] leaves { $n } gems
}
web-shards-short = { $n ->
    [one] 1 gem short
   *[other] { $n } gems short
}
web-shards-play = Play
web-shards-choose = Choose
web-shards-exhaust = Exhaust
web-shards-exhausted = Exhausted
web-shards-hit = Hit: { $n }
web-shards-take = Take
web-shards-free = one of two, free
web-shards-prevents = Prevents { $n }
web-shards-no-shield = no shield
web-shards-hand-empty = No cards in hand
web-shards-nothing-played = Nothing played yet this turn
web-shards-before-shields = before shields
web-shards-drew = drew { $n }
web-shards-nemesis-goal = At { $n } mastery the Nemesis wins
web-shards-deal = You can still deal { $n }: { $from } → { $to }
web-shards-my-turn = Your turn: { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
}, { $power } power
web-shards-my-turn-more = Play, recruit and exhaust in any order. What is left at the end is lost.
web-shards-bid = Bid
web-shards-bid-health = health
web-shards-attack = Attack { $seat }
web-shards-attack-power = power
web-shards-follows-bid = health { $n } → { $m } if you win
web-shards-follows-focus = 1 gem: mastery { $n } → { $m }
web-shards-follows-gems = gems { $n } → { $m }
web-shards-follows-power = power { $n } → { $m }
web-shards-follows-attack = { $n } → { $m } before shields
web-shards-follows-health = your health { $n } → { $m }
web-shards-unplayed = { $n ->
    [one] leaves 1 card unplayed
   *[other] leaves { $n } cards unplayed
}
web-you-named = { $name } (you)
web-shards-all = { $n ->
    [one] Play your card
   *[other] Play all { $n } cards
}
web-shards-then = gems { $gems }, power { $power }
web-key-a = A
web-key-a-say = Play the whole hand in a good order
web-shards-played = { $n ->
    [one] played a card
   *[other] played { $n } cards
}
web-shards-recruited = recruited
web-shards-attacked = hit { $seat } with { $n }
web-end-won = Victory
web-end-lost = Defeat
web-end-table = Look at the table
web-shards-damage = damage
web-shards-prevented = prevented
web-shards-heaviest = The heaviest blow
web-shards-all-shields = Show all shields
web-set-pace = Bot speed
web-set-pace-say = How long a bot waits between its moves, so that you can follow.
web-set-pace-normal = normal
web-set-pace-slow = slow
web-set-pace-quick = quick
web-set-pace-at-once = instant
web-replay-turn-before = Previous turn
web-replay-turn-after = Next turn
web-replay-autoplay = Play
web-replay-speed = Speed
