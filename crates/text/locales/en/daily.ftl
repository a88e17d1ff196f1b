# The deal of the day: one deal for everybody, one try, and what came of it.

daily-title = Deal of the day
daily-front = One deal for everybody, one try
daily-lead = One deal a day for everybody: the same cards, the same bots, one try. You see what others reached once you have played.
daily-one = One deal for everybody
daily-what-realms = You and two strong bots, the same deck in the same order for everybody.
daily-what-shards = A duel against a bot, with the same cards in the same order for everybody.
daily-what-aeons = One mage alone against a nemesis, with the same supply for everybody.
daily-counts-realms = What counts: the points of your hand.
daily-counts-shards = What counts: the health you have left if you win; if you lose, your opponent’s health, with a minus.
daily-counts-aeons = What counts: the life Gravehold has left if you win; if you lose, the life of the nemesis, with a minus.
daily-how = How it works
daily-rules = One try in this browser. There are no hints, and what has been revealed cannot be taken back. Your game counts if it ends before midnight (UTC).
daily-public = When the day is over, everybody can replay every game of it. Until then nobody sees yours.
daily-name = Your name, for friends
daily-play = Play today’s deal
daily-open = Not played yet
daily-begun = Continue your try
daily-own = You reached { $n }
daily-late = Your game was not over by midnight (UTC), so it does not count.
daily-compare = Compare results
daily-played = { $n ->
    [0] Nobody has finished yet
    [one] { $n } has finished
   *[other] { $n } have finished
  }
daily-left = Next deal in { $h } h { $m } min
daily-place = Place { $place } of { $n }
daily-won = You won
daily-lost = You lost
daily-see-mine = See my game
daily-all = What everybody reached
daily-nobody = Nobody has finished this deal.
daily-histogram = { $n ->
    [one] { $n } result: { $low }.
   *[other] { $n } results, from { $low } to { $high }.
  }
daily-bots = The bots in your seat:
daily-bots-playing = The bots are still playing. Look again in a moment.
daily-best = Best:
daily-see-best = See the best game
daily-friends = Friends
daily-friends-none = Send somebody your link: from then on you see each other’s results here.
daily-link = Your link for friends
daily-with = Compare every day
daily-forget = Stop comparing
daily-not-yet = not finished
daily-score-sealed = sealed until you have played
daily-week = Your last seven days
daily-before = The day before
daily-before-all = All results
daily-mon = Mon
daily-tue = Tue
daily-wed = Wed
daily-thu = Thu
daily-fri = Fri
daily-sat = Sat
daily-sun = Sun
daily-sealed = Everybody has one try at the deal of the day. Until the day is over (midnight UTC), it cannot be watched, replayed or dealt in any other way.
daily-proof = How the deals are drawn
daily-proof-chain = Each day has a secret key, and the key of a day is the SHA-256 digest of the key of the day after. So all keys were fixed when the last digest, the anchor, was published, and from a key nobody can work out the key of a later day. The key of a day is shown here when the day is over.
daily-proof-anchor = The anchor, published with the first deal
daily-proof-seed = The first sixteen digits of this digest are the seed of the deal, as a hexadecimal number. The record of every game of that day names the seed, in decimal digits.
daily-proof-honest = What this proves: the deals were fixed beforehand, and nobody chose one to suit somebody. What it cannot prove: the keys are in the server’s database, and somebody who reads that database can work out deals in advance. Nor can it prove that each browser is a different person.
daily-proof-keys = Keys of the last days
daily-proof-none = No day is over yet.
