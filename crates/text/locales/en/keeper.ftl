# What the keeper of the server has set: limits, and the proof of the deal.

keeper-too-fast = { $n ->
    [one] That was a bit much at once. Please try again in { $n } second.
   *[other] That was a bit much at once. Please try again in { $n } seconds.
}
keeper-too-large = That is too long to read; nothing was done.
keeper-forged = This form came from another site, so nothing was done.
keeper-costly = { $n ->
    [one] This is a lot of work for the server, and it has too much to do just now. Nothing was done; please try again in { $n } second.
   *[other] This is a lot of work for the server, and it has too much to do just now. Nothing was done; please try again in { $n } seconds.
}
keeper-back = The return address is not one of ours.

## Proof of the deal

proof-title = Proof of the deal
proof-say = Before the first move, everybody at a table is shown a digest of two things: the header of the record, which holds the seed of the deal, and a salt. When the game is over both are revealed. If their digest is the one you were shown, nobody has changed a card.
proof-sealed = The deal is sealed under this digest (SHA-256). Seed and salt are revealed when the game is over.
proof-open = The game is over. This is what the digest was made from.
proof-header = The record, or its second line
proof-salt = Salt
proof-commitment = Digest shown at the table
proof-computed = Digest of what you entered
proof-check = Check
proof-holds = They agree: the game was dealt from exactly this seed.
proof-fails = They do not agree: this is not how the table was dealt.
proof-by-hand = To check it yourself, without trusting this page:
keeper-fault = Something broke on our side. It has been logged; other tables are not affected.
keeper-table-quarantined = This table is out of order and has been taken out of play. Its moves are kept, and the people who run the server can see that it happened.
keeper-busy = The table is still busy with somebody else’s answer. Nothing of yours was played; try again in a moment.
keeper-unknown = We do not know yet whether this was saved. You can safely send it again: it is never played twice.

## The keeper’s page

keeper-page = The keeper’s page
keeper-well = All well
keeper-names-nobody = no table or player is named here
keeper-metrics = Metrics
keeper-moves = Moves a second
keeper-moves-chart = Moves a second in the last hour
keeper-times = How long things took, last hour
keeper-queues = Waiting for a thread
keeper-edges = Store and limits
keeper-tables = tables in memory
keeper-post = a post, median
keeper-waiting = thoughts waiting
keeper-longest = longest
keeper-failed = posts that failed
keeper-hour-ago = an hour ago
keeper-now = now
keeper-time-post = A post, until it is answered
keeper-time-commit = A change, until it is saved
keeper-time-wait = A thought, until it starts
keeper-time-thought = A thought
keeper-threads = Threads
keeper-waits = Waiting
keeper-queue-quick = Quick bots
keeper-queue-search = Bots that search, hints
keeper-queue-work = Scores, uploads, replays
keeper-store = The store answers in
keeper-connections = Open connections
keeper-quarantined = Tables in quarantine
keeper-refused = Refused since the start:
keeper-up-minutes = { $n ->
    [one] up for { $n } minute
   *[other] up for { $n } minutes
}
keeper-up-hours = { $n ->
    [one] up for { $n } hour
   *[other] up for { $n } hours
}
keeper-up-days = { $n ->
    [one] up for { $n } day
   *[other] up for { $n } days
}
keeper-streams = { $n ->
    [one] { $n } open stream
   *[other] { $n } open streams
}
keeper-moves-hour = { $n ->
    [one] { $n } in the last hour
   *[other] { $n } in the last hour
}
keeper-posts-hour = { $n ->
    [one] of { $n } in the last hour
   *[other] of { $n } in the last hour
}
