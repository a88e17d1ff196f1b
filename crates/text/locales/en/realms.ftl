# Fantasy Realms.

## Names

realms-card-mountain = Mountain
realms-card-cavern = Cavern
realms-card-bell-tower = Bell Tower
realms-card-forest = Forest
realms-card-earth-elemental = Earth Elemental
realms-card-fountain-of-life = Fountain of Life
realms-card-swamp = Swamp
realms-card-great-flood = Great Flood
realms-card-island = Island
realms-card-water-elemental = Water Elemental
realms-card-rainstorm = Rainstorm
realms-card-blizzard = Blizzard
realms-card-smoke = Smoke
realms-card-whirlwind = Whirlwind
realms-card-air-elemental = Air Elemental
realms-card-wildfire = Wildfire
realms-card-candle = Candle
realms-card-forge = Forge
realms-card-lightning = Lightning
realms-card-fire-elemental = Fire Elemental
realms-card-knights = Knights
realms-card-elven-archers = Elven Archers
realms-card-light-cavalry = Light Cavalry
realms-card-dwarvish-infantry = Dwarvish Infantry
realms-card-rangers = Rangers
realms-card-collector = Collector
realms-card-beastmaster = Beastmaster
realms-card-necromancer = Necromancer
realms-card-warlock-lord = Warlock Lord
realms-card-enchantress = Enchantress
realms-card-king = King
realms-card-queen = Queen
realms-card-princess = Princess
realms-card-warlord = Warlord
realms-card-empress = Empress
realms-card-unicorn = Unicorn
realms-card-basilisk = Basilisk
realms-card-warhorse = Warhorse
realms-card-dragon = Dragon
realms-card-hydra = Hydra
realms-card-warship = Warship
realms-card-magic-wand = Magic Wand
realms-card-sword-of-keth = Sword of Keth
realms-card-elven-longbow = Elven Longbow
realms-card-war-dirigible = War Dirigible
realms-card-shield-of-keth = Shield of Keth
realms-card-gem-of-order = Gem of Order
realms-card-world-tree = World Tree
realms-card-book-of-changes = Book of Changes
realms-card-protection-rune = Protection Rune
realms-card-shapeshifter = Shapeshifter
realms-card-mirage = Mirage
realms-card-doppelganger = Doppelganger

## Suits: the name; one of it; any of it; each of it; all of it; several of it

realms-suit-land = Land
realms-one-land = Land
realms-any-land = any Land
realms-each-land = Land
realms-all-land = all Lands
realms-plural-land = Lands
realms-suit-flood = Flood
realms-one-flood = Flood
realms-any-flood = any Flood
realms-each-flood = Flood
realms-all-flood = all Floods
realms-plural-flood = Floods
realms-suit-weather = Weather
realms-one-weather = Weather
realms-any-weather = any Weather
realms-each-weather = Weather
realms-all-weather = all Weathers
realms-plural-weather = Weathers
realms-suit-flame = Flame
realms-one-flame = Flame
realms-any-flame = any Flame
realms-each-flame = Flame
realms-all-flame = all Flames
realms-plural-flame = Flames
realms-suit-army = Army
realms-one-army = Army
realms-any-army = any Army
realms-each-army = Army
realms-all-army = all Armies
realms-plural-army = Armies
realms-suit-wizard = Wizard
realms-one-wizard = Wizard
realms-any-wizard = any Wizard
realms-each-wizard = Wizard
realms-all-wizard = all Wizards
realms-plural-wizard = Wizards
realms-suit-leader = Leader
realms-one-leader = Leader
realms-any-leader = any Leader
realms-each-leader = Leader
realms-all-leader = all Leaders
realms-plural-leader = Leaders
realms-suit-beast = Beast
realms-one-beast = Beast
realms-any-beast = any Beast
realms-each-beast = Beast
realms-all-beast = all Beasts
realms-plural-beast = Beasts
realms-suit-weapon = Weapon
realms-one-weapon = Weapon
realms-any-weapon = any Weapon
realms-each-weapon = Weapon
realms-all-weapon = all Weapons
realms-plural-weapon = Weapons
realms-suit-artifact = Artifact
realms-one-artifact = Artifact
realms-any-artifact = any Artifact
realms-each-artifact = Artifact
realms-all-artifact = all Artifacts
realms-plural-artifact = Artifacts
realms-suit-wild = Wild
realms-all-cards = every card
realms-any-card = any card

## Rules text

realms-add-with = <gain>+{ $n }</gain> with { $with }
realms-add-with-and-either = <gain>+{ $n }</gain> with { $with } and either { $either }
realms-or-add-with = or <gain>+{ $n }</gain> with { $with }
realms-add-without = <gain>+{ $n }</gain> without { $without }
realms-add-per = <gain>+{ $n }</gain> for each { $per }
realms-add-per-other = <gain>+{ $n }</gain> for each other { $per }
realms-add-per-with = <gain>+{ $n }</gain> for each { $per }, with { $with }
realms-or-add-per-with = or <gain>+{ $n }</gain> for each { $per }, with { $with }
realms-lose-per = <loss>−{ $n }</loss> for each { $per }
realms-lose-per-other = <loss>−{ $n }</loss> for each other { $per }
realms-lose-without = <loss>−{ $n }</loss> without { $without }
realms-best-base = Plus the base strength of one { $of } in your hand
realms-sum-base = Plus the base strengths of { $of }
realms-set = <gain>+{ $n }</gain> for each suit with { $count } different names
realms-set-or-more = <gain>+{ $n }</gain> for each suit with { $count } or more different names
realms-run = <gain>+{ $n }</gain> for a run of { $count } base strengths
realms-run-or-more = <gain>+{ $n }</gain> for a run of { $count } or more base strengths
realms-suits-differ = <gain>+{ $n }</gain> if no two cards share a suit
realms-clear = <help>Clears</help> the penalty of { $of }
realms-clear-all = <help>Clears</help> the penalty of every card
realms-clear-one = <help>Clears</help> the penalty of one { $of } you choose
realms-strike = <help>Strikes</help> the word { $word } out of the penalties of { $from }
realms-strike-all = <help>Strikes</help> the word { $word } out of every penalty
realms-blank = <harm>Blanks</harm> { $of }
realms-blank-other = <harm>Blanks</harm> every other { $of }
realms-blank-except = <harm>Blanks</harm> { $of } except { $except }
realms-blank-all-except = <harm>Blanks</harm> every card except { $except }
realms-needs = <harm>Blanked</harm> without { $of }
realms-shuns = <harm>Blanked</harm> with { $of }
realms-fetch = When the game ends you may take one { $of } from the discard area as your eighth card
realms-change-suit = You may change the suit of one other card in your hand
realms-become = May take the name and suit of any { $of } in the game, and nothing else
realms-copy = May take the name, suit, base strength and penalty of another card in your hand, but not its bonus

## What is asked

realms-prompt-take = Draw the top card of the deck, or take a card from the discard area.
realms-prompt-draft = Take a card from the discard area, or draw two and keep one.
realms-prompt-discard = Choose a card from your hand to discard.
realms-prompt-keep = Keep one of the two cards you drew; the other goes to the discard area.
realms-prompt-trade = Trade one card for one, until time is up: make an offer, call a card out, or answer a call.
realms-prompt-fetch = Your Necromancer may take a card from the discard area as your eighth card.
realms-prompt-fetch-chaos = Your Necromancer may keep one of the top three cards of the deck.
realms-prompt-over = The game is over.

## What can be done

realms-offer-draw = Draw from the deck
realms-offer-take = Take { $card }
realms-offer-keep = Keep { $card }
realms-offer-discard = Discard { $card }
realms-offer-offer = Offer { $give } to { $to } for { $want }
realms-offer-call = Call out { $give } for { $wish }
realms-offer-answer = Answer { $to }: { $give } for { $want }
realms-offer-accept = Accept { $get } for { $give } from { $seat }
realms-offer-withdraw = Withdraw your offer or call
realms-offer-time = Time is up
realms-offer-fetch = Take { $card } as the eighth card
realms-offer-done = Take no eighth card

## What happened

realms-log-drew = { $seat } drew { $card }.
realms-log-drew-hidden = { $seat } drew a card.
realms-log-drew-two = { $seat } drew { $first } and { $second }.
realms-log-drew-two-hidden = { $seat } drew two cards.
realms-log-took = { $seat } took { $card } from the discard area.
realms-log-discarded = { $seat } discarded { $card }.
realms-log-offered = { $seat } offered { $give } to { $to } for { $want }.
realms-log-called = { $seat } called out { $give } for { $wish }.
realms-log-answered = { $seat } answered { $to }: { $give } for { $want }.
realms-log-withdrew = { $seat } withdrew.
realms-log-traded = { $seat } gave { $give } to { $to } for { $want }.
realms-log-time-up = Time is up.
realms-log-fetched = { $seat } took { $card } as the eighth card.
realms-log-scored = { $seat } scored { $score }.

## Why not

realms-refusal-must-draw = Nobody has drawn from the deck for three rounds, so you must draw this turn.
realms-refusal-fetch-suit = The eighth card must be an Army, a Leader, a Wizard or a Beast.
realms-refusal-trading-over = There has been enough trading: only the clock is left.
realms-refusal-no-offer = You have no open offer or call to withdraw.
realms-refusal-offer-seat = An offer goes to another seat at this table.
realms-refusal-same-offer = You have already made this offer.
realms-refusal-nothing-to-accept = That seat has no open offer to you.
realms-refusal-call-own = You hold the card you are calling for.
realms-refusal-nothing-to-answer = That seat has no open call to answer.
realms-refusal-answer-own = Only the others can answer your call.
realms-refusal-answer-wish = The call asks for something else.
realms-refusal-asked-take = First take a card: from the deck, or from the discard area.
realms-refusal-asked-discard = Now discard one card from your hand.
realms-refusal-asked-keep = Now choose which of the two cards to keep.
realms-refusal-asked-trade = In Chaotic Realms you can only trade cards.
realms-refusal-asked-fetch = Now choose an eighth card, or none.

## Options

realms-option-mode = Standard for three to six, duel for two, chaos for a trading floor against the clock.
realms-option-players = How many players are at the table.
realms-option-minutes = How many minutes of trading there are in chaos.

## Places

place-the-discard-area = the discard area
place-the-two-cards-drawn = the two cards drawn
place-the-three-cards-drawn = the three cards drawn
place-what-you-know-of-the-hand-of-that-seat = what you know of that seat's hand

## Score sheet

realms-sheet-card = Card
realms-sheet-base = Base
realms-sheet-bonus = Bonus
realms-sheet-penalty = Penalty
realms-sheet-total = Total
realms-sheet-as = counts as { $name }, { $suit }
realms-sheet-cleared = penalty cleared by { $by }
realms-sheet-struck = penalty shortened by { $by }
realms-sheet-counts = counts the strength of { $card }
realms-sheet-blanked = blanked by { $by }
realms-sheet-ring = blanked in a ring: { $by }
realms-sheet-needs = blanked: what it needs is missing
realms-sheet-shuns = blanked: something it cannot bear is there
realms-sheet-next = next best ({ $score }):
realms-chose-nothing = { $card } is not used.
realms-chose-copy = { $card } copies { $target }.
realms-chose-name = { $card } takes the name of { $target }.
realms-chose-suit = { $card } turns { $target } into { $suit }.
realms-chose-clear = { $card } clears { $target }.
realms-chose-fetch = { $card } brings { $target }.

## Advice

realms-advice-discard = then discard { $card }
realms-advice-mean = mean over { $over } unseen cards; the best would be { $card } with { $value }
realms-advice-hand = the hand as it will be
realms-advice-accepted = if it is accepted

## The best hand, and all hands

realms-best-seven = The best hand of seven cards is worth { $score }:
realms-best-eight = The best hand of eight, with the Necromancer, is worth { $score }:
realms-best-proof = proven: { GROUPED($scored) } hands scored, { GROUPED($out) } ruled out by an upper bound
realms-census-all = All { GROUPED($hands) } hands, each with its best choices
realms-census-part = PARTIAL: { GROUPED($hands) } of { GROUPED($of) } hands, those with the first cards of the list; the figures cover only these
realms-census-mean = mean
realms-census-quantiles = quantiles
realms-census-best = best ({ $score }):
realms-census-worst = worst ({ $score }):
