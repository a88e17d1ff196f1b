# Cards of one's own, and what one is worth.

own-none = { $folder }: no cards found; put them into a folder named after the game: { $games }
own-file = { $file }: this game has no such card file; it takes { $files }
own-empty = { $folder }: no card files found; this game takes { $files }
own-name-of-nothing = { $file }: there is no card `{ $id }`
own-name-language = { $file }: { $id }: `{ $code }` is not a language; use { $known }
own-check-usage = name one folder: talon cards check DIR
own-broke-down = the rules broke down in a random game (seed { $seed }); a card does something they cannot carry out
own-checked = { $game }: { $n ->
    [one] { $n } card
   *[other] { $n } cards
  } ({ $ids }) can be played; records will say { $mark }
smith-unknown = the folder has no card `{ $card }`; nearest: { $near }
smith-no-price = { $card } has neither a cost nor a strength that could be changed
smith-title = { $card } in { $game }: price, seats that had it and their wins in %, the same for its neighbours
smith-even = even
smith-verdict = As strong as its neighbours at: { $prices }
smith-nowhere = At none of these prices is it as strong as its neighbours; try more with --around.
own-best = the best hand is searched for among the printed cards only; leave out --cards
