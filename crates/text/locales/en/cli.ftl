# The command line: what a person reads in a terminal.

cli-game-realms = Fantasy Realms
cli-game-shards = Shards of Infinity
cli-game-aeons = Aeon's End

## How a game ended

cli-ongoing = The game is still on.
cli-won-seats = { $n ->
    [0] Nobody wins.
    [one] Winner: { $seats }.
   *[other] Winners: { $seats }.
}
cli-won-team = Team { $n } wins.
cli-won-players = The players win: { $cause }.
cli-lost-players = The players lose: { $cause }.

## talon play

cli-play-title = { $game }, { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}, seed { $seed }.
cli-play-welcome = Type the number of a move, or the words in its square brackets; help lists the other commands.
cli-play-human = human
cli-play-bot = bot: { $level }
cli-bot-random = random
cli-bot-greedy = quick
cli-bot-expert = strong
cli-bot-master = strongest
cli-bot-sparrow = Sparrow
cli-bot-magpie = Magpie
cli-bot-kestrel = Kestrel
cli-bot-falcon = Falcon
cli-bot-eagle = Eagle
cli-bot-roc = Roc
cli-play-you = { $seat } (you)
cli-play-seat = { $seat } ({ $who })
cli-play-unfinished = { $n ->
    [one] You left the game after { $n } move.
   *[other] You left the game after { $n } moves.
}
cli-play-hand-over = Pass the keyboard to { $seat }, then press Enter.
cli-play-empty = Type a move, or help.
cli-play-alone = “{ $word }” takes nothing after it.
cli-play-not-kept = This game is not saved. Type save and a file name, or quit again to leave anyway.
cli-play-attack-left = You can still do this: { $attack }. Type it again to end the turn anyway.
cli-play-help-move = A move: its number, or the words in square brackets, e.g. 3 or { $example }.
cli-play-help-hint = what the program would do, and what it thinks of the other moves
cli-play-help-why = what it thinks of this move
cli-play-help-card = what a card does; part of its name is enough
cli-play-help-wait = let the others go first
cli-play-help-undo = take back your last move, if it revealed nothing
cli-play-help-table = show the table and your moves again
cli-play-help-log = what has happened so far
cli-play-help-save = write the record of the game to a new file
cli-play-help-help = this list
cli-play-help-quit = leave the game
cli-play-help-file = FILE
cli-play-help-a-move = MOVE
cli-play-help-name = NAME
cli-play-table = Table
cli-play-more = { $n ->
    [one] and { $n } more like these; type the move in full.
   *[other] and { $n } more like these; type the move in full.
}
cli-play-wait = Or type wait to let the others trade first.
cli-play-step-aside = Or type wait to let the others go first.
cli-play-card-asks = { $card }: { $question }
cli-play-pages = page { $n } of { $of } (PgUp, PgDn)
cli-play-proposes = { $seat } proposes: { $what }.
cli-play-time-left = Time left: { $time }
cli-play-refused = You cannot play that: { $reason }
cli-play-number = { $n ->
    [1] there is only one move, number 1.
   *[other] the moves are numbered from 1 to { $n }.
}
cli-play-unknown = “{ $text }” is not a move here. Type a number from 1 to { $n }, or the words in square brackets.
cli-play-near = Did you mean { $moves }?
cli-play-quiet = Nothing has happened yet.
cli-play-hint-best = I would play: { $say } [{ $move }]
cli-play-hint-next = or: { $say } [{ $move }]
cli-play-worth = worth { $value }
cli-play-chance = { $n ->
    [one] worth { $chance }, { $share } of { GROUPED($n) } try
   *[other] worth { $chance }, { $share } of { GROUPED($n) } tries
}
cli-play-line = What I expect: { $moves }
cli-play-line-step = { $seat }: { $move }
cli-play-why-which = Which move? Type why 1, or why and the move.
cli-play-card-which = Which card? Type card and its name, or part of it.
cli-play-cards = Which one? { $cards }
cli-play-not-looked = I did not think it worth a look.
cli-play-why-best = I know no better move.
cli-play-why-better = Better: { $say } [{ $move }]
cli-play-no-undo = There is nothing to take back: a move is final once it reveals a card or somebody else moves.
cli-play-undone = Taken back.
cli-play-save-where = Say which file: save my-game.record
cli-play-saved = { $n ->
    [one] Saved to { $file }: { $n } move.
   *[other] Saved to { $file }: { $n } moves.
}
cli-play-go-on = To continue: { $command }
cli-play-not-saved = Not saved to { $file }: { $reason }. Nothing was overwritten.
cli-play-over = The game is over.
cli-play-afterwards = Type log, or save and a file name, or press Enter to leave.
cli-play-moves = { $n ->
    [one] Seed { $seed }, { $n } move.
   *[other] Seed { $seed }, { $n } moves.
}

## The table in the terminal

cli-hidden = { $n ->
    [one] { $n } hidden card
   *[other] { $n } hidden cards
}

cli-zone-realms-deck = Deck
cli-zone-realms-discard = Discard area
cli-zone-realms-hand = Hand
cli-zone-realms-score = Score
cli-zone-shards-banished = Banished
cli-zone-shards-center-deck = Centre deck
cli-zone-shards-champions = Champions
cli-zone-shards-character = Character
cli-zone-shards-damage = damage
cli-zone-shards-deck = Deck
cli-zone-shards-discard = Discard pile
cli-zone-shards-exhausted = exhausted
cli-zone-shards-focused = Focused this turn
cli-zone-shards-gems = Gems
cli-zone-shards-hand = Hand
cli-zone-shards-health = Health
cli-zone-shards-mastery = Mastery
cli-zone-shards-nemesis = Nemesis
cli-zone-shards-phase = Phase
cli-zone-shards-play = Played this turn
cli-zone-shards-power = Power
cli-zone-shards-relic-pool = Relics to draft
cli-zone-shards-relics = Relics
cli-zone-shards-row = Centre row
cli-zone-aeons-aether = Aether
cli-zone-aeons-any = free
cli-zone-aeons-breaches = Breaches
cli-zone-aeons-charges = Charges
cli-zone-aeons-corruption-deck = Corruption deck
cli-zone-aeons-deck = Deck
cli-zone-aeons-destroyed = Destroyed
cli-zone-aeons-devoured = Devoured
cli-zone-aeons-discard = Discard pile
cli-zone-aeons-exhausted = Exhausted
cli-zone-aeons-fury = fury
cli-zone-aeons-gem = only for gems
cli-zone-aeons-gravehold = Gravehold
cli-zone-aeons-hand = Hand
cli-zone-aeons-husks = husks
cli-zone-aeons-in-play = In play
cli-zone-aeons-life = Life
cli-zone-aeons-mage = Mage
cli-zone-aeons-nemesis = Nemesis
cli-zone-aeons-phase = Phase
cli-zone-aeons-play = Played this turn
cli-zone-aeons-power = turns left
cli-zone-aeons-prepared = Prepped
cli-zone-aeons-spell = only for spells
cli-zone-aeons-strike-deck = Strike deck
cli-zone-aeons-supply = Supply
cli-zone-aeons-tokens = Tokens
cli-zone-aeons-turn-order = Turn order deck
cli-zone-aeons-turn-order-discard = Turns taken

## talon cards

cli-figure-realms-suit = suit { $value }
cli-figure-realms-strength = strength { $value }
cli-figure-shards-faction = faction { $value }
cli-figure-shards-type = { $value }
cli-figure-shards-cost = cost { $value }
cli-figure-shards-copies = copies { $value }
cli-figure-shards-defense = health { $value }
cli-figure-shards-shield = shield { $value }
cli-figure-shards-mercenary = mercenary
cli-figure-aeons-kind = { $value }
cli-figure-aeons-cost = cost { $value }
cli-figure-aeons-pile = pile of { $value }
cli-figure-aeons-nemesis = deck: { $value }
cli-figure-aeons-tier = tier { $value }
cli-figure-aeons-life = life { $value }
cli-figure-aeons-power = tokens { $value }
cli-figure-aeons-charges = charges { $value }
cli-figure-aeons-rating = difficulty { $value }
cli-kind-shards-ally = ally
cli-kind-shards-champion = champion
cli-kind-shards-relic-ally = relic ally
cli-kind-shards-relic-champion = relic champion
cli-kind-aeons-gem = gem
cli-kind-aeons-relic = relic
cli-kind-aeons-spell = spell
cli-kind-aeons-attack = attack
cli-kind-aeons-minion = minion
cli-kind-aeons-power = power
cli-kind-aeons-strike = strike
cli-kind-aeons-corruption = corruption
cli-kind-aeons-mage = mage
cli-kind-aeons-nemesis = nemesis
cli-kind-aeons-basic = basic
cli-cards-none = no card in { $game } is called “{ $text }”

## talon rules

cli-rules-none = there is no ruling “{ $text }”; the numbers are { $numbers }

## talon advise, record, best, setup, scenario

cli-advise-title = { $seat }: { $prompt }
cli-advise-more = { $n ->
    [one] and { $n } more like these; --json lists them all.
   *[other] and { $n } more like these; --json lists them all.
}
cli-record-title = { $game }, rules { $rules }, seed { $seed }
cli-record-verified = { $n ->
    [one] { $file }: { $n } move. { $ending }
   *[other] { $file }: { $n } moves. { $ending }
}
cli-best-time = { $n ->
    [one] { $seconds } s, { $n } thread
   *[other] { $seconds } s, { $n } threads
}
cli-setup-nemesis = Nemesis: { $name }
cli-setup-seat = { $seat }: { $name }
cli-setup-gems = Gems: { $cards }
cli-setup-relics = Relics: { $cards }
cli-setup-spells = Spells: { $cards }
cli-setup-turns = Turn order deck: { $cards }
cli-setup-basics = Basic nemesis cards: { $one } of tier 1, { $two } of tier 2, { $three } of tier 3
cli-setup-seed = Seed: { $seed }
cli-scenario-check = { $key }: expected { $expected }, found { $found }
cli-scenario-case = case { $case }: { $flaw }

cli-check-broken = table { $table }: { $reason }
cli-check-sum = { $tables } tables replay ({ $finished } finished, { $moves } moves), { $broken } do not

## What is wrong

cli-io-exists = a file with that name already exists
cli-io-missing = there is no such folder or file
cli-io-denied = that is not allowed
cli-io-folder = that is a folder

cli-error-no-file = { $file }: there is no such file
cli-error-folder = { $file }: this is a folder; name the files in it
cli-error-unreadable = { $file }: cannot be read: { $reason }
cli-error-unwritable = { $file }: cannot be written
cli-error-html-dash = --html -: the page needs a file; use --json for standard output
cli-error-html-resume = --html and --resume both name { $file }; give each a file of its own
cli-error-not-text = { $file }:{ $line }: not UTF-8 text
cli-error-too-long = { $file }:1: longer than { $bytes } bytes, so not a record
cli-error-over = { $file }: the game is over, so there is nothing to decide
cli-error-option-twice = option `{ $key }` is given twice; give it once
cli-error-option = option `{ $key }`: { $written } is not allowed. { $rule } Allowed: { $allowed }
cli-error-option-unknown = option `{ $key }`: unknown; the options are { $known }
cli-error-range = a whole number from { $from } to { $to }
cli-error-ids = { $words }, or a list of ids: { $ids }
cli-error-full-screen = the full screen needs a terminal that can place its cursor; without --screen full the table is shown line by line
cli-error-seats = you named { $named } seats, but the table has { $seats }; name each seat once
cli-error-stdin = cannot read standard input
cli-error-stdout = cannot write to standard output
cli-error-line = line { $line }: { $reason }
cli-error-line-long = the line is longer than { $bytes } bytes; a hand is one line of a few ids
cli-error-line-text = the line is not UTF-8 text
cli-error-clock = the clock is before 1970
cli-error-interrupt = cannot listen for Ctrl-C
cli-error-man = { $file }: cannot write manual pages there
cli-unwell = The server at { $address } is not healthy: { $reason }
cli-error-progress = { $file }: not a progress file of `{ $command }`
cli-error-progress-rules = { $file }: made under other rules; start a new file
cli-error-progress-chunk = { $file }: chunk { $chunk } does not exist
cli-error-progress-score = { $file }: holds a score that no hand can have
cli-error-seconds = --seconds { $seconds }: give 0.01 to 600

# Rows and parts.
cli-error-no-records = no records found: name files, or a folder with files that end in .record
cli-rows-written = { $rows } rows of { $games } games
cli-part-whole = part { $part }: { $games } games saved in { $file }
cli-part-broken = part { $part }: stopped early; { $games } games saved in { $file }. Run the same command to continue

# Programs.
cli-play-forfeit = { $who } forfeits the game: { $reason }
cli-blind-unequal = deal { $seed }, after { $moves } moves, seat { $seat }: { $one } in one world, { $other } in the other
cli-blind-result = { $bot }: asked in { $asked } pairs of worlds, { $hidden } of them with something hidden; unequal answers: { $unequal }
cli-error-sit-bot = { $bot } needs the whole position, which a server shows to nobody; sit with a program (cmd:…) or with random, or let the server seat its own bot
cli-error-sit-link = { $link }: not a link to a seat; write http://HOST/s/TOKEN for a seat or http://HOST/j/TOKEN for a table with a free one
cli-error-sit-full = every seat of this table is taken
cli-error-sit-refused = the server refused ({ $status }): { $reason }
cli-error-sit-busy = the server does not answer, or wants fewer requests
cli-error-sit-fault = the program gives up its seat: { $reason } { $said }
cli-sit-over = the game is over: { $outcome }

# Stored tables.
cli-tables-open = open
cli-tables-over = over
cli-tables-sum = { $n ->
    [one] { $n } table
   *[other] { $n } tables
}
cli-tables-deleted = deleted table { $table }
cli-tables-imported = imported table { $table }
cli-tables-expired = { $n ->
    [one] deleted { $n } expired table
   *[other] deleted { $n } expired tables
}
cli-tables-would-expire = { $n ->
    [one] { $n } table would expire; nothing was deleted
   *[other] { $n } tables would expire; nothing was deleted
}
cli-tables-there = { $file } already exists; choose a new name
cli-tables-cut = table { $table }: only the first { $n } entries could be saved: { $reason }
cli-tables-salvaged = whole tables: { $whole }; cut short: { $cut }; lost entries: { $lost }
