# What the keeper of the server has set: limits, and the proof of the deal.

keeper-too-fast = { $n ->
    [one] That was a little much at once. Please try again in { $n } second.
   *[other] That was a little much at once. Please try again in { $n } seconds.
}
keeper-too-large = That is more than we can read at once; nothing was done.
keeper-forged = This form came from another site, so nothing was done.

## Proof of the deal

proof-title = Proof of the deal
proof-say = Before the first move everybody at a table is shown a digest of how it was dealt: the header of the record with its seed, and a salt. When the game is over both are revealed. If the digest of the two is what you were shown, nobody has changed a card.
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
keeper-fault = Something broke on our side while this was answered. It was written down; other tables are not affected.
keeper-quarantined = This table is out of order and was taken out of play. What was played is kept, and the keeper of the server can see that it happened.
keeper-busy = The table is still busy with somebody else’s answer. Nothing of yours was played; try again in a moment.
