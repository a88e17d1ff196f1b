# Lessons: games with a coach. Each lesson of crates/text/lessons has its messages here, lesson-GAME-NAME-….

lesson-nav = Learn
lesson-lead = A coach sits with you at a real table, explains one thing at a time and points at it. You cannot go wrong: every move can be taken back.
lesson-front = Learn in ten minutes
lesson-count = { $n ->
    [one] { $n } lesson
   *[other] { $n } lessons
  }
lesson-minutes = { $n ->
    [one] about { $n } minute
   *[other] about { $n } minutes
  }
lesson-begin = Start
lesson-play = Play a game of your own
lesson-all = All lessons
lesson-coach = Coach
lesson-others = The others are playing. Watch what they do.
lesson-next = Continue
lesson-take-back = Take it back
lesson-alone = Play on without the coach
lesson-close = Close the coach
lesson-stray = That is allowed, and this is what happened. The lesson wanted to show you something else first.
lesson-go-on = Next: { $title }

## Fantasy Realms, the first game
lesson-realms-first-title = Your first game
lesson-realms-first-lead = Four turns, a whole game against two others, and a realm that wins.
lesson-realms-first-welcome = Welcome! In Fantasy Realms you hold seven cards the whole time. Each turn you take a card and discard one. When ten cards lie in the discard area, every hand is scored, and the most points win.
lesson-realms-first-hand = These seven cards are your realm. The number at the top of a card is its strength; below it you see what it gains or loses when you hold certain other cards.
lesson-realms-first-king = Look at your King: 5 points for each Army you hold. Your Warlord adds the strength of all your Armies again. So this realm wants leaders, and soldiers for them to lead.
lesson-realms-first-draw = Start your turn: draw the top card of the deck.
lesson-realms-first-discard = You drew the Enchantress, a wizard, and now you hold eight cards. One has to go. The Water Elemental wants Floods, and you have none: discard it.
lesson-realms-first-discard-leader = Your plan needs that card: without it your other leaders and soldiers lose more than the Water Elemental could ever bring. Take it back and look for the card that helps nobody.
lesson-realms-first-discard-other = You can play on like this, but that card earns points with others in your hand, and the Water Elemental earns none. Your total fell further than it had to.
lesson-realms-first-take = Everybody can see the discards, and you may take one instead of drawing. Seat 3 discarded the Light Cavalry: an Army of strength 17, just what your leaders want. Take it.
lesson-realms-first-take-other = An unknown card can be good or bad; the Light Cavalry is certain: 17 for itself, 17 from your Warlord and 5 from your King.
lesson-realms-first-score = This is what your hand is worth right now. It always assumes the best choices, so you never have to do the sums.
lesson-realms-first-rangers = Eight cards again. The Rangers score for Lands, and you have none. Discard them.
lesson-realms-first-rangers-other = Your realm is worth more with that card than with the Rangers: they are weak soldiers without Lands. Compare your total after each.
lesson-realms-first-again = What the others left does not help you now. Draw from the deck.
lesson-realms-first-again-other = That card does little for your hand; the deck has better chances. Try it the other way.
lesson-realms-first-wild = A Shapeshifter! Cards of this kind can stand for another card. The table works out which is best for you; here it adds a second leader or wizard to your court.
lesson-realms-first-shield = Now the Shield of Keth earns the least: without the Sword of Keth it gets only the smaller bonus, for having a leader. Discard it.
lesson-realms-first-shield-other = That costs you more: the shield brings 19 points, and that card brings more. It is your game, but the goal is the best hand.
lesson-realms-first-ending = Eight cards lie in the discard area; at ten the game ends immediately. So this is your last turn. Watch this number in every game: the player who ends it chooses the moment.
lesson-realms-first-longbow = The Elven Longbow is worth 3, and 30 more with a Warlord. You have one. Take it.
lesson-realms-first-longbow-empress = The Empress looks strong, but she loses points for every other leader, and you have two. The Longbow adds more here.
lesson-realms-first-longbow-other = That is a gamble for the last card of the game. The Longbow is a certain 33 points.
lesson-realms-first-wand = Last choice: with the Longbow the Magic Wand adds the least. Discard it, and let the others finish.
lesson-realms-first-wand-other = You would still win, with fewer points. The Magic Wand is the card your realm would miss least.
lesson-realms-first-end = The game is over and your realm wins with 164 points! That is all there is to it: look for cards that need each other, watch what the others discard, and keep an eye on the count to ten.

## Shards of Infinity, the first turns
lesson-shards-first-title = Your first turns
lesson-shards-first-lead = Gems, recruits, mastery, an attack, a mercenary: two turns with everything a turn can hold.
lesson-shards-first-welcome = Welcome! You and your opponent start with 50 health and the same ten weak cards. You buy better ones, gain mastery, and try to bring the other down to 0.
lesson-shards-first-hand = Your hand: five cards each turn. Play all of them, every turn; you cannot save any for later.
lesson-shards-first-play = Play your five cards, in any order. Crystals give gems to pay with, the Blaster and the Infinity Shard give power to strike with. The button for the whole hand plays them all at once.
lesson-shards-first-play-first = That works, but you would pay before you know all you have. Play the whole hand first: it costs nothing and only adds.
lesson-shards-first-play-ended = That ends your turn: what you have not played or spent is lost. Take it back and use the rest first.
lesson-shards-first-recruit = Three gems to spend. The row in the middle is for everybody. Recruit the Mining Drones for 2: they go to your discard pile, and you can draw them once it is shuffled into a new deck.
lesson-shards-first-recruit-other = A good card too, but then no gem is left for mastery. The Mining Drones cost 2, and bring a gem and another card each time you play them.
lesson-shards-first-focus = One gem is left. Once a turn you may focus: 1 gem for 1 mastery. You keep your mastery, and many cards grow with it; at 30 your Infinity Shard kills in one blow.
lesson-shards-first-attack = You have 3 power. Attack your opponent with all of it.
lesson-shards-first-attack-other = Power does not keep until next turn: what you do not use now is lost.
lesson-shards-first-shield = Your opponent played, recruited and now strikes back with 3. A card with a shield in your hand could stop some of it; you have none. Take the damage.
lesson-shards-first-again = Your second turn: five new cards. Play them all.
lesson-shards-first-mercenary = 6 gems! The Data Heretic is a mercenary: you can recruit it or fast-play it, which means you pay, use it right away, and put it under the centre deck at the end of the turn. Fast-play it: it draws two cards.
lesson-shards-first-mercenary-recruited = Now it is in your discard pile and will help you in a later turn. That is often right; here we want its two cards now.
lesson-shards-first-drones = Your deck ran out, so your discard pile was shuffled, and here are the Mining Drones that you recruited. Play them.
lesson-shards-first-drones-stay = Good. And now the Drones.
lesson-shards-first-champions = Look at the row again: champions stay in play until they are destroyed, and you can exhaust them every turn. An opponent's champion falls when you spend as much power on it as it has health.
lesson-shards-first-finish = Spend what you have left as you like: recruit or focus. Then end your turn.
lesson-shards-first-finish-stay = Well spent. Keep going, or end your turn.
lesson-shards-first-end = That is a whole turn: play everything, spend the gems, focus, strike. It is your opponent's move. Play on from here against a quick bot, or take the next lesson.

## Aeon's End, the first turns
lesson-aeons-first-title = Your first turns
lesson-aeons-first-lead = Prep spells, spend aether, meet the nemesis, cast: alone against Rageborne.
lesson-aeons-first-welcome = Welcome! You are a mage and defend Gravehold, the last town. The nemesis wins when Gravehold or all mages fall; you win when its life is 0. All mages are on the same side.
lesson-aeons-first-hand = Your hand: gems give aether to pay with, spells hurt the nemesis. Cards you do not use stay in your hand.
lesson-aeons-first-prepare = A spell takes two turns: prep it at an open breach now, and cast it at the start of your next turn. You have two open breaches: prep both Sparks.
lesson-aeons-first-prepare-ended = That ends your turn with spells not prepped, and costs you two damage next turn. Take it back.
lesson-aeons-first-gems = Now play your gems: two Crystals and the Moonstone Shard, for aether.
lesson-aeons-first-buy = The supply: nine piles, open to everybody, the same for the whole game. Buy a Jade for 2. It gives 2 aether each time, and it goes to your discard pile.
lesson-aeons-first-buy-other = You can buy that, but it leaves you less for what comes next. The Jade pays off on all your later turns.
lesson-aeons-first-buy-first = Buy first: gems bought early are played most often. You will still have aether for this afterwards.
lesson-aeons-first-charge = You have two aether left: gain a charge. Once you have all your charges, you can use your mage's ability once.
lesson-aeons-first-charge-other = Another card in the deck is good too. This time, let us look at charges.
lesson-aeons-first-finish = Nothing left to do: end your turn.
lesson-aeons-first-order = This is what makes the game special: your discard pile is never shuffled. When your deck is empty, you turn the pile over. So you choose the order of your discards. Keep them as they are.
lesson-aeons-first-order-stay = Good: that fixes the order.
lesson-aeons-first-nemesis = The turn order is shuffled, so nobody knew that the nemesis would come first. It put a power into play. Its number goes down each nemesis turn, and at 0 it strikes. You could also pay to discard it.
lesson-aeons-first-cast = Your turn again, and your spells are ready. Cast both Sparks: 1 damage each.
lesson-aeons-first-cast-done = The spells stay prepped, but they block the breaches. You gain nothing by waiting here.
lesson-aeons-first-prepare-again = The breaches are free. Prep the two Sparks in your hand.
lesson-aeons-first-gems-again = And play your three Crystals.
lesson-aeons-first-focus = More breaches mean more spells a turn. Focus your third breach: it turns, and opening it gets cheaper each time.
lesson-aeons-first-focus-other = That is good too: gems and charges pay off later, a breach makes room for a third spell.
lesson-aeons-first-last = End your turn.
lesson-aeons-first-last-stay = All right. Now end your turn.
lesson-aeons-first-end = You have hurt the nemesis, improved your deck and started on a third breach. And look: your deck was empty, the pile was turned over, and the Jade came first because it lay at the bottom. That is the whole game; play on from here, or take the next lesson.

## Second lessons of Fantasy Realms
lesson-realms-duel-title = For two
lesson-realms-duel-lead = Nobody is dealt a hand: you build it card by card.
lesson-realms-duel-welcome = With two players nobody is dealt cards. You take turns picking one card until both of you hold seven; then the usual turns begin, and the game ends at twelve cards in the discard area.
lesson-realms-duel-draw = The first pick is always from the deck: draw two cards.
lesson-realms-duel-keep = Keep one; the other goes to the discard area, where your opponent can take it. Keep the Necromancer: at the end it fetches an eighth card.
lesson-realms-duel-keep-horse = Possible, but then the Necromancer lies open for your opponent, and an eighth card is worth more than a horse.
lesson-realms-duel-take = Now look at the discard area first. The Warhorse gets 14 more with a leader or a wizard, and the Necromancer is a wizard. It is still there: take it.
lesson-realms-duel-take-other = You are giving up 20 certain points, and your opponent may take the horse.
lesson-realms-duel-end = That is the draft: keep what fits, and mind what you leave to your opponent. Once you have seven cards each, you play as usual. Play on from here!
lesson-realms-chaos-title = Chaotic Realms
lesson-realms-chaos-lead = No turns, a clock, and everybody trades at once.
lesson-realms-chaos-welcome = Here nobody draws and nobody waits: everybody trades, one card for one card, until time is up. Then all hands are scored.
lesson-realms-chaos-hand = A poor hand: a Warhorse without a rider, a Candle without its book and tower. What you do not need may be just right for somebody else.
lesson-realms-chaos-accept = Seat 2 offers you the Beastmaster for your Candle. That is a wizard to ride the Warhorse: accept.
lesson-realms-chaos-accept-stay = A fine idea; your offer stands. Now look at what seat 2 offers.
lesson-realms-chaos-call = Your own trades begin below: offer a card to one player, or call it out to everybody and say what you want for it: a card, a suit, anything. Anybody who likes it answers.
lesson-realms-chaos-end = One trade more than doubled your hand. Keep trading while the clock runs, or take what you have learnt to a table with friends.

## Second lessons of Shards of Infinity
lesson-shards-teams-title = Two against two
lesson-shards-teams-lead = Whom you may hit, and how the teams take turns.
lesson-shards-teams-welcome = You and seat 4 are a team, seats 2 and 3 the other. You win together. First one of you plays, then both of the others, then your team-mate.
lesson-shards-teams-play = Play your hand as usual.
lesson-shards-teams-play-ended = That ends your turn with cards unplayed. Take it back.
lesson-shards-teams-champion = Recruit the Numeri Drones, a champion. A champion enters play when you play it from your hand, and stays.
lesson-shards-teams-champion-other = Good as well: what your deck needs is up to you.
lesson-shards-teams-opposite = Everybody faces one enemy; yours is seat 3. Your power can hit only that player, and the champions of both enemies. Attack with all you have.
lesson-shards-teams-opposite-stay = Fine. Now strike.
lesson-shards-teams-opposite-less = Power that is not used is lost at the end of the turn. Use all of it.
lesson-shards-teams-end = When the enemy opposite you falls, your power can go to the other. Help your partner by destroying champions that trouble both of you. Play on from here.
lesson-shards-nemesis-title = Alone against the Nemesis
lesson-shards-nemesis-lead = An opponent without a hand: it uses whatever you leave in the row.
lesson-shards-nemesis-welcome = The Nemesis has 50 health like you, but no deck and no hand. After each of your turns it turns up a card from the centre deck and plays it, along with every card in the row of the same faction.
lesson-shards-nemesis-row = So you share this row. It cannot use what you recruit. It wins at mastery 30, or when you fall.
lesson-shards-nemesis-play = Play your hand.
lesson-shards-nemesis-play-ended = Not yet: cards you do not play are lost for this turn.
lesson-shards-nemesis-zealot = Volos belongs to the Undergrowth, and cards of its own faction help it most. Recruit the Thorn Zealot to take it away.
lesson-shards-nemesis-zealot-other = That helps your deck, but it leaves the card of its own faction to the Nemesis.
lesson-shards-nemesis-spend = Focus: mastery is what decides the race.
lesson-shards-nemesis-spend-other = One card fewer for the Nemesis; good.
lesson-shards-nemesis-attack = Spend what you like, then attack the Nemesis with your power.
lesson-shards-nemesis-attack-stay = Well spent. And now attack.
lesson-shards-nemesis-attack-end = Your power would be lost. Attack first.
lesson-shards-nemesis-answer = The Nemesis has answered: the log says what it turned up, what it played from the row, and what it gained.
lesson-shards-nemesis-end = That is the rhythm: take from the row what would hurt you, keep up with its mastery, and strike whenever you can. Play on from here and beat it.

## Second lessons of Aeon's End
lesson-aeons-breaches-title = Breaches
lesson-aeons-breaches-lead = Focus, open, and prep more than one spell a turn.
lesson-aeons-breaches-welcome = Each open breach holds one spell. You start with one open breach; two more are cheap to open, the fourth is expensive.
lesson-aeons-breaches-prepare = Prep your Flare at the first breach.
lesson-aeons-breaches-ended = That ends your turn, and there is more to do first: take it back.
lesson-aeons-breaches-gems = Play your four Crystals.
lesson-aeons-breaches-focus = Focus the second breach twice. Each time it makes a quarter turn, and opening it gets cheaper.
lesson-aeons-breaches-focus-other = Useful too, but this lesson is about the second breach.
lesson-aeons-breaches-finish = End your turn; the breach stays where it is.
lesson-aeons-breaches-cast = Cast the Flare.
lesson-aeons-breaches-gems-again = Four Crystals again: play them.
lesson-aeons-breaches-third = Focus the second breach once more. A breach that you focused this turn can hold a spell this turn, even though it is not open.
lesson-aeons-breaches-open = Now that it has turned this far, opening it costs no more than focusing. Open it: from now on it holds a spell every turn, and some mages' spells hurt more there.
lesson-aeons-breaches-open-stay = The spell is prepped. Now open the breach.
lesson-aeons-breaches-open-other = Then the breach stays shut, and next turn you pay again. Two aether open it for good.
lesson-aeons-breaches-end = Two breaches for the rest of the game. Early breaches are worth a lot: each one is another spell, every turn. Play on from here.
lesson-aeons-nemesis-title = The turns of the nemesis
lesson-aeons-nemesis-lead = Attacks, powers and minions, and where your damage should go.
lesson-aeons-nemesis-welcome = On its turn, everything the nemesis has in play acts first, oldest first. Then it draws a card: an attack happens immediately, a power counts down, a minion stays and acts every turn.
lesson-aeons-nemesis-minion = Here is a minion, the Provoker: 5 life. Each nemesis turn it damages Gravehold by Rageborne's fury, and fury grows.
lesson-aeons-nemesis-cast = Your spells are ready. Cast the first one.
lesson-aeons-nemesis-cast-done = The spells would wait another turn while the minion keeps hurting Gravehold.
lesson-aeons-nemesis-target = Damage goes to the nemesis or to a minion. The minion will act turn after turn: hit the Provoker.
lesson-aeons-nemesis-target-nemesis = The nemesis loses 1 life of 60. The minion lives a turn longer, and that costs Gravehold more than you gained.
lesson-aeons-nemesis-second = Cast the second spell.
lesson-aeons-nemesis-second-target = And again, at a target of your choice.
lesson-aeons-nemesis-end = Always ask what acts before you do: the foresight next to the table works it out for you. Destroy what hurts you every turn, pay to discard powers before they strike, and save damage for the end. Play on from here.
