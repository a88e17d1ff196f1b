# Aeon's End.

## Names

aeons-card-crystal = Crystal
aeons-card-spark = Spark
aeons-card-amethyst-shard = Amethyst Shard
aeons-card-buried-light = Buried Light
aeons-card-moonstone-shard = Moonstone Shard
aeons-card-emerald-shard = Emerald Shard
aeons-card-quartz-shard = Quartz Shard
aeons-card-garnet-shard = Garnet Shard
aeons-card-tourmaline-shard = Tourmaline Shard
aeons-card-flare = Flare
aeons-card-burning-opal = Burning Opal
aeons-card-clouded-sapphire = Clouded Sapphire
aeons-card-diamond-cluster = Diamond Cluster
aeons-card-jade = Jade
aeons-card-searing-ruby = Searing Ruby
aeons-card-sifters-pearl = Sifter's Pearl
aeons-card-vriswood-amber = V'riswood Amber
aeons-card-blasting-staff = Blasting Staff
aeons-card-bottled-vortex = Bottled Vortex
aeons-card-flexing-dagger = Flexing Dagger
aeons-card-focusing-orb = Focusing Orb
aeons-card-mages-talisman = Mage's Talisman
aeons-card-unstable-prism = Unstable Prism
aeons-card-amplify-vision = Amplify Vision
aeons-card-arcane-nexus = Arcane Nexus
aeons-card-chaos-arc = Chaos Arc
aeons-card-consuming-void = Consuming Void
aeons-card-dark-fire = Dark Fire
aeons-card-essence-theft = Essence Theft
aeons-card-feral-lightning = Feral Lightning
aeons-card-ignite = Ignite
aeons-card-lava-tendril = Lava Tendril
aeons-card-oblivion-swell = Oblivion Swell
aeons-card-phoenix-flame = Phoenix Flame
aeons-card-planar-insight = Planar Insight
aeons-card-spectral-echo = Spectral Echo
aeons-card-wildfire-whip = Wildfire Whip
aeons-card-agony-field = Agony Field
aeons-card-bane-sire = Bane Sire
aeons-card-bleed-static = Bleed Static
aeons-card-eye-of-nothing = Eye of Nothing
aeons-card-haze-spewer = Haze Spewer
aeons-card-skewer = Skewer
aeons-card-slaughter = Slaughter
aeons-card-woven-sky = Woven Sky
aeons-card-awaken = Awaken
aeons-card-cauterizer = Cauterizer
aeons-card-dispel = Dispel
aeons-card-lay-waste = Lay Waste
aeons-card-needlemaw = Needlemaw
aeons-card-pulverizing-ray = Pulverizing Ray
aeons-card-venomite = Venomite
aeons-card-doom-aegis = Doom Aegis
aeons-card-gather-darkness = Gather Darkness
aeons-card-jagged-one = Jagged One
aeons-card-obliterate = Obliterate
aeons-card-reality-rupture = Reality Rupture
aeons-card-sunder = Sunder
aeons-card-topple = Topple
aeons-card-broodwomb = Broodwomb
aeons-card-endless-throng = Endless Throng
aeons-card-hatch = Hatch
aeons-card-blot-the-sun = Blot the Sun
aeons-card-foul-multitudes = Foul Multitudes
aeons-card-infest = Infest
aeons-card-legion-beacon = Legion Beacon
aeons-card-maggot-engine = Maggot Engine
aeons-card-spawn = Spawn
aeons-card-burden = Burden
aeons-card-corrupter = Corrupter
aeons-card-tempt = Tempt
aeons-card-pain-sower = Pain Sower
aeons-card-twisting-madness = Twisting Madness
aeons-card-vex = Vex
aeons-card-afflict = Afflict
aeons-card-bedlam-sage = Bedlam Sage
aeons-card-ruin-priest = Ruin Priest
aeons-card-blind-abandon = Blind Abandon
aeons-card-contagion = Contagion
aeons-card-delirium-veil = Delirium Veil
aeons-card-dire-wisdom = Dire Wisdom
aeons-card-endless-hunger = Endless Hunger
aeons-card-fever-of-war = Fever of War
aeons-card-grim-sight = Grim Sight
aeons-card-insatiable-avarice = Insatiable Avarice
aeons-card-lust-for-power = Lust for Power
aeons-card-nothingness = Nothingness
aeons-card-reckless-might = Reckless Might
aeons-card-gorge = Gorge
aeons-card-lobotomize = Lobotomize
aeons-card-thought-biter = Thought Biter
aeons-card-cerephage = Cerephage
aeons-card-godfeeders = Godfeeders
aeons-card-mindguzzler = Mindguzzler
aeons-card-digest = Digest
aeons-card-memory-eater = Memory Eater
aeons-card-vile-feast = Vile Feast
aeons-card-cleave = Cleave
aeons-card-provoker = Provoker
aeons-card-unrelenting-ire = Unrelenting Ire
aeons-card-blood-cry = Blood Cry
aeons-card-invoke-carnage = Invoke Carnage
aeons-card-scorn = Scorn
aeons-card-avatar-of-wrath = Avatar of Wrath
aeons-card-onslaught = Onslaught
aeons-card-rolling-death = Rolling Death
aeons-card-convoke = Convoke
aeons-card-devastate = Devastate
aeons-card-eviscerate = Eviscerate
aeons-card-frenzy = Frenzy
aeons-card-raze = Raze
aeons-card-seize = Seize

aeons-mage-adelheim = Adelheim
aeons-mage-brama = Brama
aeons-mage-jian = Jian
aeons-mage-kadir = Kadir
aeons-mage-lash = Lash
aeons-mage-mist = Mist
aeons-mage-phaedraxa = Phaedraxa
aeons-mage-xaxos = Xaxos
aeons-ability-adelheim = Aethereal Ward
aeons-ability-brama = Brink Siphon
aeons-ability-jian = Black Mirror
aeons-ability-kadir = Otherworldly Gate
aeons-ability-lash = Quicken Thought
aeons-ability-mist = Divine Augury
aeons-ability-phaedraxa = Auspex Rune
aeons-ability-xaxos = Metaphysical Link
aeons-nemesis-rageborne = Rageborne
aeons-nemesis-carapace-queen = Carapace Queen
aeons-nemesis-crooked-mask = Crooked Mask
aeons-nemesis-prince-of-gluttons = Prince of Gluttons
aeons-turn-p1 = seat 1
aeons-turn-p2 = seat 2
aeons-turn-p3 = seat 3
aeons-turn-p4 = seat 4
aeons-turn-wild = the wild card
aeons-turn-nemesis = the nemesis

## Who does it, as the subject of a clause

aeons-who-same = That player
aeons-who-active = The active player
aeons-who-ally = An ally
aeons-who-player = Any player
aeons-who-any = Any player
aeons-who-other = Another player
aeons-who-pair = One player
aeons-who-lowest-life = The player with the lowest life
aeons-who-most-life = The player with the most life
aeons-who-most-prepared = The player with the most prepped spells
aeons-who-most-opened = The player with the most opened breaches
aeons-who-most-charges = The player with the most charges
aeons-who-most-crystals = The player with the most Crystals in hand
aeons-who-dearest-spell = The player with the most expensive prepped spell

## What is counted, after "for each" or "if"

aeons-count-all-opened = all your breaches are opened
aeons-count-done-asked = you did
aeons-count-done-revealed = it is a player card
aeons-count-done-destroyed = card destroyed this way
aeons-count-done-discarded = card discarded this way
aeons-count-done-husks = husk discarded this way
aeons-count-done-tier-three = tier 3 card among them
aeons-count-cost = aether the discarded gem costs
aeons-count-half-cost = two aether it costs, rounded up
aeons-count-empty-piles = empty supply pile
aeons-count-fury = fury token
aeons-count-husks = husk
aeons-count-neighbours = spell prepped at an adjacent breach
aeons-count-opened = opened breach of yours
aeons-count-prepared = spell prepped by that player
aeons-count-this-life = life of this minion
aeons-count-turn-discard = card in the turn order discard pile

## Supply piles, after "from"

aeons-pile-every = any supply pile
aeons-pile-cheapest = the cheapest supply pile
aeons-pile-cheapest-gem = the cheapest gem pile
aeons-pile-dearest-gem = the most expensive gem pile
aeons-pile-second-gem = the second most expensive gem pile
aeons-pile-cheapest-relic = the cheapest relic pile
aeons-pile-relics = any relic pile
aeons-pile-spells = any spell pile
aeons-pile-cost-at-most-4 = any supply pile that costs 4 or less

## Rules text: headings

aeons-text-cast = Cast:
aeons-text-casting-end = While prepped, at the end of your casting phase:
aeons-text-use-once = While prepped, once per turn in your main phase, you may:
aeons-text-use-often = While prepped, in your main phase, you may:
aeons-text-anywhere = May be prepped at a closed breach that was not focused this turn.
aeons-text-gained = When you gain this:
aeons-text-play = When you play this:
aeons-text-may-you = You may:
aeons-text-may-they = { $who } may:
aeons-text-one-of = One of these:
aeons-text-or = OR
aeons-text-each = Each player in turn:
aeons-text-times = { $n ->
    [one] Once:
    [2] Twice:
   *[other] { $n } times:
}
aeons-text-if-done = If you do:
aeons-text-if-player-card = If it is a player card:
aeons-text-if-play = { $n ->
    [one] If this is the first one you play this turn:
    [2] If this is the second one you play this turn:
   *[other] If this is number { $n } of them you play this turn:
}
aeons-text-if-fury = With { $n } or more fury tokens:
aeons-text-if-nemesis-turns = With { $n } nemesis cards in the turn order discard pile:
aeons-text-if-seats-at-most = With { $n } players or fewer:
aeons-text-if-seats-at-least = With { $n } players or more:
aeons-text-to-discard = TO DISCARD:
aeons-text-immediate = IMMEDIATELY:
aeons-text-persistent = PERSISTENT:
aeons-text-power = POWER { $n }:
aeons-text-hit = When your damage hits this:
aeons-text-hit-cap = Each hit on this is reduced to <damage>{ $n } damage</damage>.
aeons-text-guarded = Cannot be damaged while a husk is in play.
aeons-text-husk-life = Each husk has <life>{ $n } life</life>; damaged husks heal at the end of every turn.
aeons-text-ability = { $ability }
aeons-text-window-own-main = In your main phase:
aeons-text-window-any-main = In any player's main phase:
aeons-text-window-nemesis-draw = When the nemesis draws an attack or a power, before it is resolved:
aeons-text-window-turn-drawn = Right after a turn order card is drawn:
aeons-text-set-up = SET-UP:
aeons-text-unleash = UNLEASH:
aeons-text-turn-end = At the end of the nemesis turn:
aeons-text-strike-rule = Strike: draw a strike card, resolve it, shuffle it back; then lose { $n } fury.
aeons-text-swarm = Swarm with { $from } to { $to } husks:
aeons-text-husks = A husk is a minion with <life>1 life</life>. Suffer <damage>1 damage</damage> to spread one hit over several husks. Beyond 15 husks, each one damages Gravehold by 1 instead.
aeons-text-corruptions = Corruptions in hand are resolved before your casting phase, those drawn this turn at the end of your main phase. A destroyed one goes to the bottom of its deck. When none are left, Gravehold suffers <damage>2 damage</damage> for each one missing.
aeons-text-corruption-spreads = A destroyed corruption goes to any player's discard pile instead.
aeons-text-devoured = Each card missing when a pile is devoured damages Gravehold by 2. The top devoured card can be gained like one from the supply. The players lose when every supply pile is empty.
aeons-text-expert = INCREASED DIFFICULTY:
aeons-text-expert-unleash = UNLEASH instead:
aeons-text-expert-set-up = SET-UP, in addition:

## Rules text: what happens

aeons-aether = Gain <aether>{ $n } aether</aether>.
aeons-aether-gem = Gain { $n } more aether, only to gain gems with.
aeons-aether-spell = Gain { $n } more aether, only to gain spells with.
aeons-deal = Deal <damage>{ $n } damage</damage>.
aeons-deal-per = Deal <damage>{ $times } damage</damage> for each { $of }.
aeons-deal-plus = Deal <damage>{ $n } damage</damage>, and { $times } more for each { $of }.
aeons-deal-more = Deal <damage>{ $n } damage</damage>, and { $times } more if { $of }.
aeons-suffer-you = Suffer <damage>{ $n } damage</damage>.
aeons-suffer-you-per = Suffer <damage>{ $times } damage</damage> for each { $of }.
aeons-suffer-they = { $who } suffers <damage>{ $n } damage</damage>.
aeons-suffer-they-per = { $who } suffers <damage>{ $times } damage</damage> for each { $of }.
aeons-suffer-they-plus = { $who } suffers <damage>{ $n } damage</damage>, and { $times } more for each { $of }.
aeons-hurt-gravehold = Gravehold suffers <damage>{ $n } damage</damage>.
aeons-hurt-gravehold-per = Gravehold suffers <damage>{ $times } damage</damage> for each { $of }.
aeons-hurt-gravehold-minus = Gravehold suffers <damage>{ $n } damage</damage>, { $times } less for each { $of }.
aeons-hurt-this = This minion loses <life>{ $n } life</life>.
aeons-heal-you = Gain <life>{ $n } life</life>.
aeons-heal-they = { $who } gains <life>{ $n } life</life>.
aeons-heal-gravehold = Gravehold gains <life>{ $n } life</life>.
aeons-heal-nemesis = The nemesis gains <life>{ $n } life</life>.
aeons-charge-you = { $n ->
    [one] Gain <charges>{ $n } charge</charges>.
   *[other] Gain <charges>{ $n } charges</charges>.
}
aeons-charge-they = { $n ->
    [one] { $who } gains <charges>{ $n } charge</charges>.
   *[other] { $who } gains <charges>{ $n } charges</charges>.
}
aeons-lose-charges-you = { $n ->
    [one] Lose <charges>{ $n } charge</charges>.
   *[other] Lose <charges>{ $n } charges</charges>.
}
aeons-lose-all-charges-they = { $who } loses all charges.
aeons-draw-you = { $n ->
    [one] Draw a card.
   *[other] Draw { $n } cards.
}
aeons-draw-they = { $n ->
    [one] { $who } draws a card.
   *[other] { $who } draws { $n } cards.
}
aeons-discard-you = { $n ->
    [one] Discard a card from hand.
   *[other] Discard { $n } cards from hand.
}
aeons-discard-you-up-to = { $n ->
    [one] You may discard a card from hand.
   *[other] Discard up to { $n } cards from hand.
}
aeons-discard-you-up-to-gem = { $n ->
    [one] You may discard a gem from hand.
   *[other] Discard up to { $n } gems from hand.
}
aeons-discard-you-clean = { $n ->
    [one] Discard a card from hand that is not a corruption.
   *[other] Discard { $n } cards from hand that are not corruptions.
}
aeons-discard-they = { $n ->
    [one] { $who } discards a card from hand.
   *[other] { $who } discards { $n } cards from hand.
}
aeons-discard-they-clean = { $n ->
    [one] { $who } discards a card from hand that is not a corruption.
   *[other] { $who } discards { $n } cards from hand that are not corruptions.
}
aeons-discard-they-all-crystal = { $who } discards every Crystal from hand.
aeons-discard-together-per = Together, the players discard { $times ->
    [one] a card
   *[other] { $times } cards
} from hand for each { $of }.
aeons-discard-together-up-to-gem = Together, the players may discard up to { $n ->
    [one] { $n } gem
   *[other] { $n } gems
} from hand.
aeons-destroy-you-cost = { $n ->
    [one] Destroy a card in hand that costs { $cost } or more.
   *[other] Destroy { $n } cards in hand that cost { $cost } or more.
}
aeons-destroy-you-up-to = { $n ->
    [one] You may destroy a card in hand.
   *[other] Destroy up to { $n } cards in hand.
}
aeons-destroy-you-up-to-clean = { $n ->
    [one] You may destroy a card in hand that is not a corruption.
   *[other] Destroy up to { $n } cards in hand that are not corruptions.
}
aeons-destroy-they = { $n ->
    [one] { $who } destroys a card in hand.
   *[other] { $who } destroys { $n } cards in hand.
}
aeons-destroy-top-you = { $n ->
    [one] Destroy the top card of your deck.
   *[other] Destroy the top { $n } cards of your deck.
}
aeons-destroy-top-they = { $n ->
    [one] { $who } destroys the top card of their deck.
   *[other] { $who } destroys the top { $n } cards of their deck.
}
aeons-discard-prepared-they = { $n ->
    [one] { $who } discards a prepped spell.
   *[other] { $who } discards { $n } prepped spells.
}
aeons-discard-prepared-cost-they = { $n ->
    [one] { $who } discards a prepped spell that costs { $cost } or more.
   *[other] { $who } discards { $n } prepped spells that cost { $cost } or more.
}
aeons-discard-prepared-dearest-they = { $n ->
    [one] { $who } discards their most expensive prepped spell.
   *[other] { $who } discards their { $n } most expensive prepped spells.
}
aeons-destroy-prepared-cost-you = { $n ->
    [one] Destroy one of your prepped spells that costs { $cost } or more.
   *[other] Destroy { $n } of your prepped spells that cost { $cost } or more each.
}
aeons-scrap = Destroy up to { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in your hand or discard pile.
aeons-from-discard-you-free = { $n ->
    [one] Return a card that costs { $cost } from your discard pile to your hand.
   *[other] Return { $n } cards that cost { $cost } from your discard pile to your hand.
}
aeons-from-discard-they-up-to-spell = { $who } may return up to { $n ->
    [one] { $n } spell
   *[other] { $n } spells
} from their discard pile to their hand.
aeons-return-gem = Return a gem you played this turn to your hand.
aeons-cast = Cast a prepped spell of any player.
aeons-cast-fresh = You may cast a spell you prepped this turn; it deals { $n } more damage.
aeons-cast-twice = Cast a prepped spell of any player without discarding it, then cast it again.
aeons-play-twice = Play a gem from hand twice, then destroy it.
aeons-focus-you = Focus one of your closed breaches.
aeons-focus-they = { $who } focuses one of their closed breaches.
aeons-focus-cheapest-you = Focus your closed breach with the lowest focus cost.
aeons-discount = The next breach you focus or open this turn costs { $n } less.
aeons-pay = Pay <aether>{ $n } aether</aether>.
aeons-destroy-this = Destroy this.
aeons-onto-deck = Put it on top of your deck.
aeons-reveal-turn = Reveal the top card of the turn order deck.
aeons-keep-turn = Leave it on top.
aeons-bury-turn = Put it at the bottom.
aeons-shuffle-turn-numbered = Shuffle a player's numbered card from the turn order discard pile into the turn order deck.
aeons-shuffle-turn-players = Shuffle a player card from the turn order discard pile into the turn order deck.
aeons-shuffle-turn-nemesis = Shuffle all nemesis cards from the turn order discard pile into the turn order deck.
aeons-arrange = Reveal the turn order deck and put it back in any order.
aeons-reveal-top = Reveal the top card of your deck.
aeons-keep-top = Put it back.
aeons-discard-top = Discard it.
aeons-look-top-you = Look at the top card of your deck.
aeons-discard-onto-deck-they = { $who } puts their discard pile on top of their deck.
aeons-shuffle-deck-they = { $who } shuffles their deck.
aeons-recycle-they = { $who } shuffles their discard pile into their deck.
aeons-double-prepare = This turn, the active player may prep up to two spells at each opened breach.
aeons-shelter = This turn, prevent all damage to players and Gravehold.
aeons-ward = Discard that card. It has no effect.
aeons-gain-you = Gain a card from { $pile }.
aeons-gain-you-deck = Gain a card from { $pile } and put it on top of your deck.
aeons-gain-you-hand = Gain a card from { $pile } into your hand.
aeons-gain-they = { $who } gains a card from { $pile }.
aeons-corrupt-you = { $n ->
    [one] Gain a corruption on top of your deck.
   *[other] Gain { $n } corruptions on top of your deck.
}
aeons-corrupt-they = { $n ->
    [one] { $who } gains a corruption on top of their deck.
   *[other] { $who } gains { $n } corruptions on top of their deck.
}
aeons-corrupt-hand-they = { $n ->
    [one] { $who } gains a corruption into their hand.
   *[other] { $who } gains { $n } corruptions into their hand.
}
aeons-unleash = { $n ->
    [one] Unleash.
    [2] Unleash twice.
   *[other] Unleash { $n } times.
}
aeons-strike = { $n ->
    [one] Strike.
    [2] Strike twice.
   *[other] Strike { $n } times.
}
aeons-swarm = { $n ->
    [one] Swarm.
    [2] Swarm twice.
   *[other] Swarm { $n } times.
}
aeons-fury = { $n ->
    [one] Place a fury token.
   *[other] Place { $n } fury tokens.
}
aeons-place-husks = { $n ->
    [one] Place a husk.
   *[other] Place { $n } husks.
}
aeons-place-husks-per = { $times ->
    [one] Place a husk for each { $of }.
   *[other] Place { $times } husks for each { $of }.
}
aeons-drop-husks = { $n ->
    [one] Discard a husk.
   *[other] Discard { $n } husks.
}
aeons-drop-husks-half = Discard half of the husks, rounded up.
aeons-set-life-per = This minion enters with <life>{ $times } life</life> for each { $of }.
aeons-set-life-plus = This minion enters with <life>{ $n } life</life>, and { $times } more for each { $of }.
aeons-devour = { $n ->
    [one] Devour a card from { $pile }.
   *[other] Devour { $n } cards from { $pile }.
}
aeons-devour-per = { $times ->
    [one] Devour a card from { $pile } for each { $of }.
   *[other] Devour { $times } cards from { $pile } for each { $of }.
}
aeons-devour-each-gem = Devour a card from each gem pile, the most expensive first.
aeons-return-minion = The most recently discarded minion returns to play.
aeons-drop-nemesis = { $n ->
    [one] Discard the top card of the nemesis deck.
   *[other] Discard the top { $n } cards of the nemesis deck.
}
aeons-lose = The players lose.
aeons-pick = { $who } is the target.

## Offers

aeons-offer-cast = Cast { $card } from breach { $n }
aeons-offer-play = Play { $card }
aeons-offer-buy = Gain { $card } for <aether>{ $cost } aether</aether>
aeons-offer-buy-devoured = Gain { $card } from the devoured pile for <aether>{ $cost } aether</aether>
aeons-offer-charge = Buy a charge for <aether>2 aether</aether>
aeons-offer-focus = Focus breach { $n } for <aether>{ $cost } aether</aether>
aeons-offer-open = Open breach { $n } for <aether>{ $cost } aether</aether>
aeons-offer-prepare = Prep { $card } at breach { $n }
aeons-offer-ability = Use { $ability }
aeons-offer-use = Use { $card }
aeons-offer-discard-power = Pay to discard { $card }
aeons-offer-target-nemesis = Hit { $nemesis }
aeons-offer-target = Hit { $card }
aeons-offer-target-husk = Hit a husk
aeons-offer-option = Option { $n }
aeons-offer-branch = { $said }
aeons-offer-next = { $card } next
aeons-offer-next-all = Discard all in this order
aeons-offer-end = End the main phase
aeons-offer-done = Done
aeons-offer-yes = Yes
aeons-offer-no = No
aeons-offer-card = { $card }
aeons-offer-spell = { $card } at breach { $n }
aeons-offer-seat = { $seat }
aeons-offer-breach = Breach { $n }
aeons-offer-turn = { $turn }

## What is asked

aeons-prompt-over = The game is over.
aeons-prompt-wait = Waiting for the others.
aeons-prompt-casting = Casting phase: cast your prepped spells, or end it.
aeons-prompt-main = Main phase: play, gain, focus, open, prep, or end it.
aeons-prompt-other-main = Another player's main phase: you may use your ability.
aeons-prompt-order = In which order do the played cards go on your discard pile? The first goes deepest.
aeons-prompt-corruption = Which corruption do you resolve next?
aeons-prompt-wild = Who takes the wild card's turn?
aeons-prompt-rune = Use your ability for the turn that is about to begin?
aeons-prompt-ward = Use your ability to discard { $card }?
aeons-prompt-breach-to-lose = You are exhausted. Which of your breaches is destroyed?
aeons-prompt-spread = Suffer <damage>1 damage</damage> to spread <damage>{ $n } damage</damage> over several husks?
aeons-prompt-stray = Into whose discard pile does { $card } go?
aeons-prompt-pick = Choose a player.
aeons-prompt-discard = { $n ->
    [one] Discard a card.
   *[other] Discard { $n } more cards.
}
aeons-prompt-may-discard = { $n ->
    [one] Discard a card, or none.
   *[other] Discard up to { $n } more cards.
}
aeons-prompt-destroy = { $n ->
    [one] Destroy a card.
   *[other] Destroy { $n } more cards.
}
aeons-prompt-may-destroy = { $n ->
    [one] Destroy a card, or none.
   *[other] Destroy up to { $n } more cards.
}
aeons-prompt-play-twice = Choose the gem to play twice and destroy.
aeons-prompt-discard-together = { $n ->
    [one] Together, discard one more card.
   *[other] Together, discard { $n } more cards.
}
aeons-prompt-may-discard-together = { $n ->
    [one] Together, discard one more gem, or stop.
   *[other] Together, discard up to { $n } more gems.
}
aeons-prompt-discard-spell = { $n ->
    [one] Choose the prepped spell to discard.
   *[other] Choose { $n } more prepped spells to discard.
}
aeons-prompt-destroy-spell = { $n ->
    [one] Choose the prepped spell to destroy.
   *[other] Choose { $n } more prepped spells to destroy.
}
aeons-prompt-cast = Choose the spell to cast.
aeons-prompt-may-cast = Choose a spell to cast, or none.
aeons-prompt-scrap = { $n ->
    [one] Destroy a card in your hand or discard pile, or stop.
   *[other] Destroy up to { $n } more cards in your hand or discard pile.
}
aeons-prompt-from-discard = { $n ->
    [one] Choose a card from your discard pile.
   *[other] Choose up to { $n } cards from your discard pile.
}
aeons-prompt-return-gem = Choose the gem to return to your hand.
aeons-prompt-focus = Choose the breach to focus.
aeons-prompt-target = Choose the target of <damage>{ $n } damage</damage>.
aeons-prompt-option = Choose one.
aeons-prompt-ask = Will you?
aeons-prompt-gain = Choose the card to gain.
aeons-prompt-devour = Choose the pile to devour.
aeons-prompt-shuffle-turn = Choose the turn order card to shuffle back.
aeons-prompt-arrange = Choose the next card of the turn order deck, from the top.

## The log

aeons-log-lot = { $seat } is drawn as first player and gets number 1 in the turn order.
aeons-log-turned = Turn order: { $turn }.
aeons-log-turn-revealed = The turn order deck shows { $turn }.
aeons-log-turn-shuffled = The turn order deck is shuffled.
aeons-log-turn-returned = The turn order card of { $turn } is shuffled back.
aeons-log-decided = { $seat } decides for the group.
aeons-log-decided-seat = { $seat } decides for the group: { $who }.
aeons-log-decided-card = { $seat } decides for the group: { $card }.
aeons-log-decided-option = { $seat } decides for the group: { $said }
aeons-log-decided-done = { $seat } decides for the group: no more.
aeons-log-played = { $seat } plays { $card }.
aeons-log-cast = { $seat } casts { $card } from breach { $n }.
aeons-log-prepared = { $seat } preps { $card } at breach { $n }.
aeons-log-gained = { $seat } gains { $card }.
aeons-log-gained-elsewhere = { $seat } gains { $card }, not to the discard pile.
aeons-log-corrupted = { $seat } gains a corruption, face down.
aeons-log-corruption-resolved = { $seat } resolves { $card }.
aeons-log-drew = { $seat } draws { $card }.
aeons-log-flipped = { $seat } turns the discard pile over.
aeons-log-shuffled = The deck of { $seat } is shuffled.
aeons-log-top-revealed = { $seat } reveals { $card }.
aeons-log-top-looked = { $seat } looks at { $card }.
aeons-log-top-looked-hidden = { $seat } looks at the top card of their deck.
aeons-log-discarded = { $seat } discards { $card }.
aeons-log-destroyed = { $card } of { $seat } is destroyed.
aeons-log-returned = { $card } returns to the hand of { $seat }.
aeons-log-aether = { $seat } gains <aether>{ $n } aether</aether>.
aeons-log-charged = { $n ->
    [one] { $seat } gains a charge.
   *[other] { $seat } gains <charges>{ $n } charges</charges>.
}
aeons-log-discharged = { $n ->
    [one] { $seat } loses a charge.
   *[other] { $seat } loses <charges>{ $n } charges</charges>.
}
aeons-log-focused = { $seat } focuses breach { $n }.
aeons-log-opened = { $seat } opens breach { $n }.
aeons-log-breach-lost = Breach { $n } of { $seat } is destroyed.
aeons-log-ability = { $seat } uses the mage's ability.
aeons-log-used = { $seat } uses { $card }.
aeons-log-nemesis-hurt = The nemesis loses <life>{ $n } life</life>.
aeons-log-nemesis-healed = The nemesis gains <life>{ $n } life</life>.
aeons-log-minion-hurt = { $card } loses <life>{ $n } life</life>.
aeons-log-minion-fell = { $card } falls.
aeons-log-husks-fell = { $n ->
    [0] No husk falls.
    [one] A husk falls.
   *[other] { $n } husks fall.
}
aeons-log-hurt = { $seat } suffers <damage>{ $n } damage</damage>.
aeons-log-healed = { $seat } gains <life>{ $n } life</life>.
aeons-log-exhausted = { $seat } is exhausted.
aeons-log-gravehold-hurt = Gravehold suffers <damage>{ $n } damage</damage>.
aeons-log-gravehold-healed = Gravehold gains <life>{ $n } life</life>.
aeons-log-prevented = <damage>{ $n } damage</damage> is prevented.
aeons-log-unleashed = The nemesis unleashes.
aeons-log-fury = { $n ->
    [one] The nemesis gains a fury token.
   *[other] The nemesis gains { $n } fury tokens.
}
aeons-log-fury-lost = The nemesis loses fury ({ $n }).
aeons-log-husks-placed = { $n ->
    [0] No husk is placed.
    [one] A husk is placed.
   *[other] { $n } husks are placed.
}
aeons-log-swarmed = { $n ->
    [one] The nemesis swarms with { $n } husk.
   *[other] The nemesis swarms with { $n } husks.
}
aeons-log-struck = The nemesis strikes: { $card }.
aeons-log-nemesis-drew = The nemesis draws { $card }.
aeons-log-nemesis-acts = { $card } acts.
aeons-log-ticked = { $n ->
    [0] { $card } has no token left.
    [one] { $card } has { $n } token left.
   *[other] { $card } has { $n } tokens left.
}
aeons-log-nemesis-discarded = { $card } is discarded.
aeons-log-power-discarded = { $seat } pays to discard { $card }.
aeons-log-minion-returned = { $card } returns.
aeons-log-devoured = { $card } is devoured.
aeons-log-ended = The game is over.

## Set-up options

aeons-option-players = How many players: 1 to 4.
aeons-option-first = The first player has number 1 in the turn order; the deck decides who takes the first turn.
aeons-option-nemesis = The nemesis, or random.
aeons-option-mages = The mages by seat, each once, or random.
aeons-option-supply = One of the two printed supplies, random, or nine cards: 3 gems, 2 relics, 4 spells.
aeons-option-difficulty = Beginner and extinction change the life totals; expert and extinction use the increased difficulty of the board.
aeons-option-solo-turns = One player only: player cards in the turn order deck.
aeons-option-solo-life = One player only: starting life.

## Resources and places in refusals

resource-aether = aether
resource-charges = charges
place-the-supply = the supply
place-your-breaches = your breaches
place-play = play

## Refusals

aeons-refusal-ability-window = Your ability cannot be used now.
aeons-refusal-ask = Answer yes or no.
aeons-refusal-breach-closed = A closed breach holds a spell only if you focus it on the same turn.
aeons-refusal-breach-full = That breach already holds a spell.
aeons-refusal-breach-none = You have no such breach.
aeons-refusal-breach-open = That breach is already open.
aeons-refusal-breach-to-lose = Choose which of your breaches to destroy (choose 1 to choose 4).
aeons-refusal-cast-phase = Spells are cast in the casting phase; this is the main phase.
aeons-refusal-casting = This is the casting phase: cast a prepped spell (cast N), or end it with done.
aeons-refusal-casting-done = This is the casting phase: end it with done.
aeons-refusal-charges-full = All your charge slots are full, so you cannot buy another charge.
aeons-refusal-choose = Choose one of the cards that fit (choose ID).
aeons-refusal-closed-breach = Choose a closed breach (choose N).
aeons-refusal-corruption = Choose which corruption in your hand is resolved next.
aeons-refusal-devoured = Only the top card of the devoured pile can be gained.
aeons-refusal-focus-last = A breach with the yellow quadrant on top can only be opened, not focused again.
aeons-refusal-main = This is the main phase: choose an action, or end it.
aeons-refusal-main-end = This is the main phase: end it with end.
aeons-refusal-must-cast = Spells at closed breaches must be cast before the casting phase can end.
aeons-refusal-no-spell = No spell is prepped at that breach.
aeons-refusal-no-use = That spell has no effect to use while it is prepped.
aeons-refusal-not-done = You must choose more cards from your hand first.
aeons-refusal-option = That option is not possible now; choose another.
aeons-refusal-options = Choose one option: option 1, option 2 …
aeons-refusal-order = Name a card you played this turn (next ID), or all of them in order (next-all ID ID …).
aeons-refusal-other-main = It is not your turn: in another player's main phase you may only use a charged ability.
aeons-refusal-pick = That player cannot be chosen here: another one must be hit or helped.
aeons-refusal-pile = Choose one of the supply piles that fit (choose ID).
aeons-refusal-pile-empty = That supply pile is empty.
aeons-refusal-play-corruption = A corruption is never played; it is resolved at the start of the turn or the end of the main phase.
aeons-refusal-play-spell = A spell is not played; prep it at a breach.
aeons-refusal-power-full = You must pay the whole price to discard a power, on your own.
aeons-refusal-power-stays = Nothing on that card says how to discard it.
aeons-refusal-prepare-kind = Only spells are prepped at a breach; play this card instead.
aeons-refusal-seat = Choose a player (choose seatN).
aeons-refusal-spell = Choose one of the prepped spells that fit (choose ID).
aeons-refusal-target = Choose a target: target nemesis, target ID of a minion in play, or target husk.
aeons-refusal-turn-card = Choose one of the turn-order cards (choose p1, choose nemesis …).
aeons-refusal-unfit-card = That card in your hand is not the kind asked for.
aeons-refusal-use-nothing = There is nothing to use that effect on: no gem was played this turn.
aeons-refusal-used = You have already used that effect this turn: once per turn for each copy.
aeons-refusal-window = Answer ability to use the ability now, or no.
aeons-refusal-yes-no = Answer yes to suffer <damage>1 damage</damage> and spread the hit over husks, or no.
aeons-refusal-power-hand = The price to discard that power must be paid in full, and you have too few of the right cards in hand.
aeons-refusal-power-spells = The price to discard that power must be paid in full, and you have too few of the right spells prepped.

## How it ended, as part of a sentence

aeons-cause-nemesis-defeated = the nemesis is defeated
aeons-cause-nemesis-spent = the nemesis has no cards left, either in its deck or in play
aeons-cause-gravehold-fell = Gravehold has fallen
aeons-cause-all-exhausted = every mage is exhausted
aeons-cause-swarmed = the husks have overrun everything
aeons-cause-supply-devoured = the whole supply is devoured

## A position in words

aeons-breach-open = open
aeons-breach-none = none
aeons-breach-closed = { $n ->
    [0] closed
   *[other] closed (turned { $n })
}
aeons-phase-casting = casting phase
aeons-phase-main = main phase
aeons-phase-draw = draw phase
aeons-phase-nemesis-main = nemesis main phase
aeons-phase-nemesis-draw = nemesis draw phase
aeons-phase-over = over
