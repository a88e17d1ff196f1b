# Shards of Infinity with Relics of the Future.

## Names

shards-card-crystal = Crystal
shards-card-blaster = Blaster
shards-card-shard-reactor = Shard Reactor
shards-card-infinity-shard = Infinity Shard
shards-card-kiln-drone = Kiln Drone
shards-card-mining-drones = Mining Drones
shards-card-reactor-drone = Reactor Drone
shards-card-korvus-legionnaire = Korvus Legionnaire
shards-card-venator-of-the-wastes = Venator of the Wastes
shards-card-numeri-drones = Numeri Drones
shards-card-evokatus = Evokatus
shards-card-optio-crusher = Optio Crusher
shards-card-primus-pilus = Primus Pilus
shards-card-drakonarius = Drakonarius
shards-card-general-decurion = General Decurion
shards-card-order-initiate = Order Initiate
shards-card-cache-warden = Cache Warden
shards-card-portal-monk = Portal Monk
shards-card-data-heretic = Data Heretic
shards-card-shard-abstractor = Shard Abstractor
shards-card-command-seer = Command Seer
shards-card-cryptofist-monk = Cryptofist Monk
shards-card-omnius-the-all-knowing = Omnius, The All-Knowing
shards-card-the-grand-architect = The Grand Architect
shards-card-giga-source-adept = Giga, Source Adept
shards-card-systema-ai = Systema A.I.
shards-card-zetta-the-encryptor = Zetta, The Encryptor
shards-card-undergrowth-aspirant = Undergrowth Aspirant
shards-card-spore-cleric = Spore Cleric
shards-card-fungal-hermit = Fungal Hermit
shards-card-leshai-knight = Le'shai Knight
shards-card-thorn-zealot = Thorn Zealot
shards-card-shardwood-guardian = Shardwood Guardian
shards-card-ghostwillow-avenger = Ghostwillow Avenger
shards-card-ojas-genesis-druid = Ojas, Genesis Druid
shards-card-furrowing-elemental = Furrowing Elemental
shards-card-root-of-the-forest = Root of the Forest
shards-card-additri-gaiamancer = Additri, Gaiamancer
shards-card-wraethe-skirmisher = Wraethe Skirmisher
shards-card-nil-assassin = Nil Assassin
shards-card-shadow-apostle = Shadow Apostle
shards-card-umbral-scourge = Umbral Scourge
shards-card-shadebound-sentry = Shadebound Sentry
shards-card-aetherbreaker = Aetherbreaker
shards-card-scion-of-nothingness = Scion of Nothingness
shards-card-zara-ra-soulflayer = Zara Ra, Soulflayer
shards-card-li-hin-the-shattered = Li Hin, The Shattered
shards-card-fao-cutul-the-formless = Fao Cu'tul, The Formless
shards-card-zen-chi-set-godkiller = Zen Chi Set, Godkiller
shards-card-limiter-drones = Limiter Drones
shards-card-ferrata-guard = Ferrata Guard
shards-card-axia = Axia
shards-card-cloud-oracles = Cloud Oracles
shards-card-mainframe-abbot = Mainframe Abbot
shards-card-raidian-cloud-master = Raidian, Cloud Master
shards-card-arach-devotees = Arach Devotees
shards-card-hounds-of-volos = Hounds of Volos
shards-card-taur-arachpriest = Taur, Arachpriest
shards-card-pall-shades = Pall Shades
shards-card-the-lost = The Lost
shards-card-ru-bo-vai-the-transcendant = Ru Bo Vai, The Transcendant
shards-card-praetorian-01 = Praetorian-01
shards-card-praetorian-02 = Praetorian-02
shards-card-datic-robes = Datic Robes
shards-card-terminal-crescents = Terminal Crescents
shards-card-entropic-talons = Entropic Talons
shards-card-panconscious-crown = Panconscious Crown
shards-card-the-heart-of-nothing = The Heart of Nothing
shards-card-the-world-piercer = The World Piercer

shards-character-decima = Decima
shards-character-ko-syn-wu = Ko Syn Wu
shards-character-tetra = Tetra
shards-character-volos = Volos
shards-character-none = nobody

shards-faction-homodeus = Homodeus
shards-faction-order = Order
shards-faction-undergrowth = Undergrowth
shards-faction-wraethe = Wraethe
shards-faction-none = no faction

## Rules text: what stands before the colon

shards-lead-none = { "" }
shards-lead-play = When played:{ " " }
shards-lead-exhaust = Exhaust:{ " " }
shards-lead-mastery-5 = Mastery 5:{ " " }
shards-lead-mastery-10 = Mastery 10:{ " " }
shards-lead-mastery-15 = Mastery 15:{ " " }
shards-lead-mastery-20 = Mastery 20:{ " " }
shards-lead-mastery-30 = Mastery 30:{ " " }
shards-lead-mastery-20-unify-undergrowth = Mastery 20, Unify Undergrowth:{ " " }
shards-lead-inspire = Inspire:{ " " }
shards-lead-unify-undergrowth = Unify Undergrowth:{ " " }
shards-lead-dominion = Dominion:{ " " }
shards-lead-exhaust-dominion = Exhaust, only with Dominion:{ " " }
shards-lead-echo-wraethe = Echo Wraethe:{ " " }
shards-lead-tetra = Tetra:{ " " }
shards-lead-volos = Volos:{ " " }
shards-lead-ko-syn-wu = Ko Syn Wu:{ " " }
shards-lead-full-health = At <health>50 health</health>:{ " " }
shards-lead-exhaust-control-3-homodeus = Exhaust, with three or more Homodeus champions:{ " " }
shards-lead-most-mastery = More mastery than each other player:{ " " }
shards-instead = { " " }instead
shards-not-instead = { "" }

## Rules text: the lines

shards-gain-gem = { $lead }+{ $n ->
    [one] <gems>{ $n } gem</gems>
   *[other] <gems>{ $n } gems</gems>
}{ $instead }
shards-gain-power = { $lead }+<power>{ $n } power</power>{ $instead }
shards-gain-mastery = { $lead }+<mastery>{ $n } mastery</mastery>{ $instead }
shards-gain-health = { $lead }+<health>{ $n } health</health>{ $instead }
shards-gem-per-champion = { $lead }+<gems>{ $n } gem</gems> for each { $faction } champion you control{ $instead }
shards-power-per-champion = { $lead }+<power>{ $n } power</power> for each { $faction } champion you control{ $instead }
shards-power-per-ally = { $lead }+<power>{ $n } power</power> for each { $faction } ally you played this turn{ $instead }
shards-power-per-discarded = { $lead }+<power>{ $n } power</power> for each { $faction } card in your discard{ $instead }
shards-power-per-mastery = { $lead }+<power>{ $n } power</power> for each point of your mastery{ $instead }
shards-power-per-half-mastery = { $lead }+<power>{ $n } power</power> for every two points of your mastery, rounded up{ $instead }
shards-infinite-power = { $lead }Infinite power{ $instead }
shards-double-power = { $lead }Double your power{ $instead }
shards-draw = { $lead }{ $n ->
    [one] Draw a card
   *[other] Draw { $n } cards
}{ $instead }
shards-banish = { $lead }You may banish { $n ->
    [one] a card
   *[other] up to { $n } cards
} from your hand or discard{ $instead }
shards-return-champion = { $lead }Return a champion from your discard to your hand{ $instead }
shards-return-mercenary = { $lead }Return a mercenary from your discard to your hand{ $instead }
shards-return-faction = { $lead }Return a { $faction } card from your discard to your hand{ $instead }
shards-return-every-champion = { $lead }Return every champion from your discard to your hand{ $instead }
shards-return-every-mercenary = { $lead }Return every mercenary from your discard to your hand{ $instead }
shards-return-every-faction = { $lead }Return every { $faction } card from your discard to your hand{ $instead }
shards-free-recruit = { $lead }Recruit a card of cost { $n } or less from the row for free{ $instead }
shards-recruit-to-hand = { $lead }It goes to your hand{ $instead }
shards-destroy-one = { $lead }Destroy an enemy champion{ $instead }
shards-destroy-every = { $lead }Destroy every enemy champion{ $instead }
shards-weaken = { $lead }An enemy of your choice loses <mastery>{ $n } mastery</mastery>{ $instead }
shards-copy = { $lead }Copy the effect of a card you played this turn that is not a champion{ $instead }
shards-copy-ally = { $lead }Copy the effect of one { $faction } ally you played this turn{ $instead }
shards-copy-again = { $lead }Copy it once more{ $instead }
shards-copy-every = { $lead }Copy the effect of every { $faction } ally you played or will play this turn{ $instead }
shards-mark-into-play = { $lead }The next Homodeus champion you recruit this turn enters play{ $instead }
shards-mark-ignore-shields = { $lead }Shields do not prevent the damage you deal this turn{ $instead }
shards-mark-health-is-power = { $lead }Each health you gain this turn, even above 50, also gives +<power>1 power</power>{ $instead }
shards-mark-spoils = { $lead }If you deal 10 or more damage to one opponent this turn, draw three more cards at the end of it{ $instead }
shards-gain-gem-draw = { $lead }+{ $n ->
    [one] <gems>{ $n } gem</gems>
   *[other] <gems>{ $n } gems</gems>
}, { $m ->
    [one] draw a card
   *[other] draw { $m } cards
}{ $instead }
shards-gain-power-draw = { $lead }+<power>{ $n } power</power>, { $m ->
    [one] draw a card
   *[other] draw { $m } cards
}{ $instead }
shards-gain-health-draw = { $lead }+<health>{ $n } health</health>, { $m ->
    [one] draw a card
   *[other] draw { $m } cards
}{ $instead }
shards-gain-power-mastery = { $lead }+<power>{ $n } power</power>, +<mastery>{ $m } mastery</mastery>{ $instead }
shards-gain-mastery-health = { $lead }+<mastery>{ $n } mastery</mastery>, +<health>{ $m } health</health>{ $instead }
shards-gain-power-return = { $lead }+<power>{ $n } power</power>, return a { $faction } card from your discard to your hand{ $instead }
shards-gain-power-per-ally = { $lead }+<power>{ $n } power</power>, and +<power>{ $m } power</power> for each { $faction } ally you played this turn{ $instead }
shards-cheaper = In the row it costs <gems>1 gem</gems> less for each { $faction } champion you control
shards-recall = When you play a champion, this returns from your discard to your hand
shards-shield-mastery = Shield in hand equal to your mastery
shards-untouchable = Can't be attacked
shards-untouchable-with = Can't be attacked while you control { $card }
shards-untouchable-lower-mastery = Can't be attacked by a player with less mastery than you
shards-protects-others = You and your other champions can't be attacked
shards-defense = { $character }: your champions have +<health>{ $n } health</health>
shards-standing-shield = { $lead }You have shield { $n }{ $instead }

## What is asked

shards-prompt-play = Your turn: play cards, recruit, focus; then attack or end.
shards-prompt-attack = Attack with the rest of your power, or end the turn.
shards-prompt-shield = An attack for <power>{ $n } power</power>; { $m } prevented so far. Show a shield or take the rest.
shards-prompt-shield-infinite = An attack with infinite power. No shield is enough against it.
shards-prompt-first-bid = Open the auction with a bid of health, or pass.
shards-prompt-bid = The bid stands at <health>{ $n } health</health>. Bid more or pass.
shards-prompt-character = Choose your character.
shards-prompt-draft = Draft a relic.
shards-prompt-nemesis-tie = The Nemesis can destroy several champions of the same cost. Choose one.
shards-prompt-nemesis-row = The Nemesis plays these cards from the row. Choose the next one, or leave the rest in this order.
shards-prompt-nemesis-champions = The Nemesis uses these champions. Choose the next one, or leave the rest in this order.
shards-prompt-unify = { $card }: show an ally of its faction from your hand for Unify?
shards-prompt-dominion = { $card }: show cards of the missing factions from your hand for Dominion?
shards-prompt-banish = { $card }: choose a card to banish, or stop.
shards-prompt-return = { $card }: choose the card to return to your hand.
shards-prompt-free-recruit = { $card }: choose the card to recruit for free.
shards-prompt-destroy = { $card }: choose the champion to destroy.
shards-prompt-weaken = { $card }: choose who loses mastery.
shards-prompt-copy = { $card }: choose the card to copy.
shards-prompt-choose = { $card }: choose one.
shards-prompt-over = The game is over.

## What can be done

shards-offer-play = Play { $card }
shards-offer-exhaust = Exhaust { $card }
shards-offer-recruit = Recruit { $card } for { $n ->
    [one] <gems>{ $n } gem</gems>
   *[other] <gems>{ $n } gems</gems>
}
shards-offer-fast-play = Fast-play { $card } for { $n ->
    [one] <gems>{ $n } gem</gems>
   *[other] <gems>{ $n } gems</gems>
}
shards-offer-focus = Focus: <gems>1 gem</gems> for <mastery>1 mastery</mastery>
shards-offer-relic = Recruit the relic { $card }
shards-offer-hit = Destroy { $card } of { $seat } for <power>{ $n } power</power>
shards-offer-attack = Attack { $seat } with <power>{ $n } power</power>
shards-offer-attack-infinite = Attack { $seat } with infinite power
shards-offer-shield = Show { $card }: prevents { $n }
shards-offer-no-shield = Show no more shields
shards-offer-end = End the turn
shards-offer-bid = Bid <health>{ $n } health</health>
shards-offer-pass = Pass
shards-offer-character = Play as { $character }
shards-offer-from-hand = { $card } from your hand
shards-offer-from-discard = { $card } from your discard
shards-offer-choose = Choose { $card }
shards-offer-champion = { $card } of { $seat }
shards-offer-seat = Choose { $seat }
shards-offer-done = Done
shards-offer-as-they-lie = Leave the rest in this order

## What happened

shards-log-turn = The turn passed to { $seat }.
shards-log-played = { $seat } played { $card }.
shards-log-fast-played = { $seat } fast-played { $card }.
shards-log-exhausted = { $seat } exhausted { $card }.
shards-log-recruited = { $seat } recruited { $card }.
shards-log-relic = { $seat } recruited the relic { $card }.
shards-log-focused = { $seat } focused.
shards-log-gained-gem = { $seat } gained { $n ->
    [one] <gems>{ $n } gem</gems>
   *[other] <gems>{ $n } gems</gems>
}.
shards-log-gained-power = { $seat } gained <power>{ $n } power</power>.
shards-log-gained-mastery = { $seat } gained <mastery>{ $n } mastery</mastery>.
shards-log-gained-health = { $seat } gained <health>{ $n } health</health>.
shards-log-infinite = { $seat } reached infinite power.
shards-log-drew = { $seat } drew { $card }.
shards-log-drew-hidden = { $seat } drew a card.
shards-log-shuffled = { $seat } shuffled the discard into a new deck.
shards-log-shown = { $seat } showed { $card }.
shards-log-banished = { $seat } banished { $card }.
shards-log-returned = { $seat } took { $card } back into hand.
shards-log-weakened = { $seat } lost <mastery>{ $n } mastery</mastery>.
shards-log-copied = { $seat } copied { $card }.
shards-log-destroyed = { $seat } lost { $card }.
shards-log-attacked = { $by } attacked { $seat } with <power>{ $n } power</power>.
shards-log-attacked-infinite = { $by } attacked { $seat } with infinite power.
shards-log-shielded = { $seat } showed { $card } and prevented { $n }.
shards-log-damaged = { $seat } took { $n } damage.
shards-log-fell = { $seat } dropped out of the game.
shards-log-power-left = { $seat } kept <power>{ $n } power</power> from the attack.
shards-log-hand-discarded = { $seat } discarded { $n ->
    [one] a card
   *[other] { $n } cards
} from hand.
shards-log-refilled = { $card } came into the row.
shards-log-went-under = { $card } went under the centre deck.
shards-log-bid = { $seat } bid <health>{ $n } health</health>.
shards-log-passed = { $seat } passed.
shards-log-character = { $seat } plays as { $character }.
shards-log-drafted = { $seat } drafted { $card }.
shards-log-revealed = The Nemesis turned over { $card }.
shards-log-nemesis-played = The Nemesis played { $card }.

## Why not

shards-refusal-attack-phase = Power has been assigned: only attacks and the end of the turn are left.
shards-refusal-shield-phase = Answer the attack first: show a shield or none.
shards-refusal-auction = The auction comes first.
shards-refusal-draft = The relic draft comes first.
shards-refusal-card-asks = First answer what the card asks.
shards-refusal-nothing-asked = Nothing is being asked that this would answer.
shards-refusal-no-auction = No auction is waiting for a bid.
shards-refusal-bid-too-high = A bid leaves at least <health>1 health</health>: 49 is the highest.
shards-refusal-bid-too-low = A bid is at least 1 and higher than the last one.
shards-refusal-character-taken = This character is taken.
shards-refusal-no-character = This is not the time to choose a character.
shards-refusal-no-ability = This champion has no effect to exhaust it for.
shards-refusal-exhausted = This champion is exhausted until the end of the turn.
shards-refusal-dominion = Dominion cannot be met: you need a card of each other faction, played this turn or in hand.
shards-refusal-no-mercenary = Only a mercenary can be fast-played.
shards-refusal-focused = You can focus only once a turn.
shards-refusal-second-relic = You can recruit only one relic in a game.
shards-refusal-no-enemy = Only champions of a living enemy can be attacked.
shards-refusal-no-such-champion = That champion is not in play there.
shards-refusal-champion-protected = This champion can't be attacked now.
shards-refusal-no-enemy-seat = Only a living enemy can be attacked.
shards-refusal-player-protected = A champion protects this player: destroy it first.
shards-refusal-not-opposite = Only the enemy opposite can be attacked while both that enemy and your team-mate stand.
shards-refusal-infinite = Infinite power is assigned as infinite, to each seat once.
shards-refusal-attacked-once = You can attack this enemy only once a turn.
shards-refusal-shown = You have already shown this shield against this attack.
shards-refusal-no-shield-value = This card has no shield value in hand.
shards-refusal-mandatory = This cannot be declined: choose one.
shards-refusal-not-fitting = This card does not fit what is asked for.
shards-refusal-not-offered = That is not one of the choices.

place-your-champions = your champions
place-the-centre-row = the centre row
place-your-relics = your relics
place-your-discard = your discard
place-your-play-zone = your play zone
place-the-relics-laid-out = the relics laid out
resource-gems = gems
resource-power = power
resource-mastery = mastery

## Options

shards-option-players = How many players are at the table.
shards-option-mode = Standard: everybody against everybody. Teams: two against two. Melee: three, each attack hits both opponents. Nemesis: one against the game.
shards-option-relics = By character, drafted face up, dealt in secret, or the base game alone.
shards-option-characters = By chance, by bids of health, or a list by seat.
shards-option-row = Cards in the centre row: six in most editions, five in the Ukrainian one.
shards-option-nemesis = The character of the Nemesis.
shards-option-nemesis-gain = What an icon lost from the Nemesis rules stands for. None of the three is official.
shards-option-nemesis-order = Who decides the order of the Nemesis's cards and champions: asked means you do, lie plays them as they come.
shards-option-eleventh-card = The solo player starts with an eleventh card.

## How it ended, as part of a sentence

shards-cause-nemesis-defeated = the Nemesis is defeated
shards-cause-player-fell = the player has no health left
shards-cause-row-empty = the centre row could no longer be filled
shards-cause-nemesis-mastery = the Nemesis has reached full mastery
shards-cause-out-of-time = the game went on for too long

## A position in words

shards-infinite = infinite
shards-phase-auction = auction
shards-phase-draft = relic draft
shards-phase-play = play phase
shards-phase-attack = attack phase
shards-phase-shield = shields
shards-phase-over = over
