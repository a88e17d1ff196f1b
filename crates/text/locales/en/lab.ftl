# The lab: what `talon simulate` prints and writes into its report page.

# How numbers are written.
lab-decimal = .
lab-thousands = ,
lab-range = { $low } to { $high }
lab-between = the test: { $low } or { $high }

lab-game-realms = Fantasy Realms
lab-game-shards = Shards of Infinity
lab-game-aeons = Aeon's End

lab-games = { $n ->
    [one] { $shown } game
   *[other] { $shown } games
}
lab-title = { $game }: { $games }
lab-rounded = You asked for { $asked }; games are played in whole rounds of { $round }.
lab-subtitle = Bots by seat: { $bots }. Seed { $seed }.
lab-subtitle-mirror = Bots: { $bots }. Every deal was played once with each rotation of the seats. Seed { $seed }.
lab-subtitle-pool = Everybody against everybody: { $bots }. Every deal was played with each rotation of the seats. Seed { $seed }.
lab-footer = Bars show shares or differences; the thin line over a bar is its 95 % interval: in 95 of 100 such runs it holds the true value. Bots are not people: what wins between bots may not win at your table.

# Table headings.
lab-won = won
lab-of = of
lab-share = share
lab-interval = 95 % interval
lab-figure = figure
lab-bounds = bounds
lab-bot = bot
lab-pair = pair
lab-compared = compared
lab-had = had it
lab-with = won with
lab-without = won without
lab-difference = difference
lab-score-with = mean score
lab-causes = how it was lost
lab-before = before
lab-after = after
lab-says = result
lab-all = all together
lab-even = if all were equal
lab-zero = no difference

# Who won.
lab-bots = Games won by bot
lab-victories = Games won together
lab-draws = { $n ->
    [one] { $shown } game was a tie between rivals; it counts as nobody's win.
   *[other] { $shown } games were ties between rivals; they count as nobody's wins.
}
lab-seats = Games won by seat
lab-teams = Games won by team
lab-team = { $n ->
   *[other] team { $shown }
}
lab-endings = How the games ended
lab-duels = One against the other
lab-duels-lead = How often the row beat the column, in percent. In a game with scores the higher score wins; otherwise the winner of the game does.

# Ratings.
lab-ratings = Strength of the pool
lab-ratings-lead = In Elo points above or below the mean of the pool: a bot 100 points ahead is expected to win 64 of 100 games against the other.
lab-ratings-caution = The scale belongs to this pool. Each bot was credited with one drawn game against an average opponent, so that even a bot that never lost gets a number.
lab-elo = { $n } Elo
lab-elo-head = Elo
lab-above = { $one } above { $other }
lab-differences = How far apart they are
lab-differences-lead = In Elo points, the stronger one first. What two bots have in common cancels out here, so go by these intervals, not by whether those above overlap.

# The sequential test.
lab-verdict = What was decided
lab-decided-upper = Decided after { $games }: { $bot } is at { $high } or above rather than at { $low }.
lab-decided-lower = Decided after { $games }: { $bot } is at { $low } or below rather than at { $high }.
lab-undecided = Not decided after { $games }: whether { $bot } is at { $low } or at { $high } is still open.
lab-verdict-caution = The test stops as soon as one hypothesis is clearly the better one (error 5 in 100 either way). The share it happened to stop at is a little too extreme on average; for a figure rather than a decision, play a fixed number of games.
lab-points = Points won
lab-llr = Log-likelihood ratio

# Distributions.
lab-scores = Final scores
lab-scores-axis = Seats by final score
lab-turns = Length of the games
lab-turns-axis = Games by number of turns
lab-turns-lead = The turns of all players together. An answer during somebody else's turn does not count as a turn.
lab-mean = mean
lab-mean-interval = 95 % interval of the mean
lab-deviation = standard deviation
lab-least = least
lab-most = most
lab-quantile = { $part } % are at or below

# Who and what was in the games.
lab-characters = Games won by character
lab-mages = Games won by mage
lab-nemeses = Games won by nemesis
lab-difficulties = Games won by difficulty
lab-difficulty-normal = normal
lab-difficulty-beginner = beginner
lab-difficulty-expert = expert
lab-difficulty-extinction = extinction
lab-varied = By set-up
lab-varied-lead = Games won by { $bot }, for each set-up that was played.
lab-varied-seat = Games won by seat 1, for each set-up that was played.
lab-varied-together = Games won together, for each set-up that was played.
lab-market = Cards in the market
lab-market-lead = Share of games won with the card on offer, minus the share won without it, in percentage points.
lab-cards = Cards
lab-cards-lead = How often seats that bought the card won, minus how often the others won, in percentage points.
lab-cards-held-lead = How often seats that held the card at the end won, minus how often the others won, in percentage points.
lab-openings = First purchases
lab-openings-lead = How often seats that bought this card first won, minus how often seats that bought another card first won, in percentage points.
lab-ends-only = The chart shows the { $shown } best and the { $shown } worst; the table has them all.
lab-correlation = This does not prove that a card wins games. A player who is ahead can afford more, long games see more cards, a bot may buy a card only when it is already winning, and where different bots play, it mostly shows what the stronger one likes. A difference says where to look; changing the card on the same deals (--card) says more. Seats are counted as if they were independent of each other.
lab-many-compared = Many things are compared at once, so each interval is wide enough that in 95 of 100 such runs all of them hold at once (Bonferroni). Anything that was present, or absent, fewer than { $least } times is left out.
lab-people-caution = This does not prove that one is stronger: the deal gave each to a seat and a bot, and where different bots play, the share depends on them too. Seats are counted as if they were independent of each other.

# What if.
lab-whatif = What if
lab-whatif-lead = Every deal was played twice with the same luck: with the cards as they are, and with the changed ones.
lab-changed = { $card }: { $key } { $before } → { $after }
lab-changed-not = { $card }: { $key } { $before } → { $after }, no change
lab-whatif-shares = What the change does, in percentage points
lab-whatif-means = What the change does, in points and turns
lab-whatif-paired = After the change minus before it, deal by deal, so the luck of the deal cancels out.
lab-measure-score = Mean score of a seat
lab-measure-victories = Games won together
lab-measure-first-bot = Points of { $bot }
lab-measure-first-seat = Games won by seat 1
lab-measure-turns = Turns in a game
lab-measure-card = Seats that had { $card }
lab-moves = moved
lab-within-chance = within chance
lab-unit-share = in percentage points
lab-unit-score = in points
lab-unit-turns = in turns
lab-holders = How seats with the card fared
lab-holder-before = { $card }, as it is
lab-holder-after = { $card }, changed

# Causes.

# How it was played.
lab-run = How it was played
lab-run-lead = The same seed and bots give the same games again, on any number of threads, unless a bot thinks by the clock.
lab-run-options = Options
lab-run-varied = Varied
lab-run-bots = Bots
lab-run-seed = Seed
lab-run-time = Time
lab-run-games = Games per second
lab-run-decisions = Decisions per second
lab-run-unfinished = Unfinished games
lab-run-rules = Rules
lab-run-version = Version
lab-run-build = Build
lab-run-name = Run
lab-run-command = Command
lab-run-date = Date
lab-interrupted = Stopped after { $games } of { $all }.

# Programs that forfeited a game.
lab-cause-forfeit = a program forfeited the game
lab-forfeited = { $bot } forfeited { $games }: { $kind }
lab-forfeit-late = no answer in time
lab-forfeit-crashed = the program ended
lab-forfeit-illegal = a move that was not offered
lab-forfeit-garbled = an answer that made no sense
lab-forfeit-first = The first: game { $game }, { $seat }: { $reason }

lab-threads = { $n ->
    [one] { $shown } thread
   *[other] { $shown } threads
}
lab-seconds = { $n } s on { $threads }

# Lines in a terminal.
lab-text-speed = { $seconds } s on { $threads }: { $games } games and { $decisions } decisions a second
lab-text-won-by = won by { $who }
lab-text-shared = shared
lab-text-share = { $who }: won
lab-text-together = (All these intervals hold at once in 95 % of such runs.)
lab-text-victory = victory: { $cause }
lab-text-defeat = defeat: { $cause }
lab-text-turns = mean turns { $n }
lab-text-scores = scores: mean { $mean }, deviation { $deviation }, least { $least }, { $quantiles }, most { $most }

# Why a run is refused.
lab-refused-rivals = a pool needs rivals, each playing for itself; here players win together: use --bots
lab-refused-same-number = change: `{ $one }` and `{ $other }` set the same number; keep one
lab-refused-no-card = change: there is no card `{ $id }`; `talon cards { $game }` lists them
lab-refused-seats = { $bots } bots for { $seats } seats; name one for all or one per seat
lab-refused-twice = a bot is in the pool twice; name each once
lab-refused-two = a pool needs at least two bots
lab-refused-test-pool = a test compares one bot with others at one table; use --bots, not --pool
lab-refused-test-bots = a test needs two different bots, e.g. --bots expert@100,greedy
lab-refused-test-elo = the players win together here, so there is no Elo; use --share
lab-refused-elos = the test would compare { $low } Elo with { $high } Elo; each must correspond to a possible share, and the second must be above the first, e.g. --elo0 0 --elo1 20
lab-refused-shares = the test would compare a share of { $low } with { $high }; both must be between 0 and 1, the second above the first
lab-refused-given-varied = option `{ $key }` is both given and varied; do one or the other
lab-refused-vary-seats = the number of seats cannot be varied; run each number separately, with --players
lab-refused-vary-unknown = unknown option `{ $key }`; the options are { $known }
lab-refused-vary-values = option `{ $key }`: name the values, e.g. `--vary { $key }=a,b`
