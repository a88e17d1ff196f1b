# The rules pages: the words around the guides, which are in guides/<lang>/*.toml.

guide-nav = Rules
guide-title = The rules
guide-lead = How to play each game, in our own words, with every ruling, its number and where it comes from.
guide-contents = Contents
guide-example = Example
guide-rulings = Rulings
guide-rulings-lead = Questions that came up, and how they are played here. Each has a number that never changes, says where it comes from, and names the cards it concerns.
guide-rulings-count = { $n ->
    [one] { $n } ruling
   *[other] { $n } rulings
}
guide-source-printed = Printed
guide-source-printed-say = a rulebook says so; next to it are the languages of the editions that print it, and the heading
guide-source-derived = Derived
guide-source-derived-say = it follows from what a rulebook prints under the heading shown
guide-source-official = Official
guide-source-official-say = published by the designer or the publisher, and read by us; hearsay does not count
guide-source-ours = Our choice
guide-source-ours-say = no source settles it, so we did, often the way other programs do
guide-cards = Cards:
guide-show-me = Show me
guide-shown = { $n ->
    [one] Shown by { $n } position
   *[other] Shown by { $n } positions
}
guide-shown-say = Each is a file that our tests play through; you can read it and run it with `talon scenario`. The files are in English.
guide-about-card = { $n ->
    [one] { $n } ruling on this card
   *[other] { $n } rulings on this card
}
