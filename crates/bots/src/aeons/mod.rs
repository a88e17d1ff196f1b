//! The judgement of Aeon's End: what the moves of a turn are good for, and for every other question how the table
//! would stand after each answer.

mod lore;
mod standing;
mod threat;
mod traits;
mod weights;
mod worth;

use talon_aeons::card::Window;
use talon_aeons::state::{Breach, Player, State, Task};
use talon_aeons::{Catalogue, Choice, KindId, Type};
use talon_core::{Game, Luck, Outcome, Seat, Silent};

pub use self::lore::AeonsLore;
use self::standing::Time;
use self::threat::Harm;
pub use self::weights::AeonsWeights;
use self::worth::Worth;
use crate::bot::Level;
use crate::judge::{Chances, Judge, Judged, Style, chance};
use crate::ladder::Rung;
use crate::playout;

/// No kind, nobody: as the state has it.
const NONE: u8 = u8::MAX;
/// Questions of one effect that are answered on the way to its end.
const SETTLE_MAX: usize = 6;
/// Answers that a search looks at.
const CANDIDATES: usize = 6;
/// What it costs to leave Gravehold to its fall, beyond what the cards in play cost.
const DOOM: f32 = 40.0;
/// An ability that is charged is used, unless play has taught otherwise.
const ABILITY: f32 = 10.0;
/// Points of damage that make a race likely won.
const LEAD: f32 = 25.0;

/// What is known of the cards before any game.
#[derive(Clone, Debug)]
pub struct AeonsJudge {
    weights: AeonsWeights,
    lore: AeonsLore,
    /// By kind; nemesis cards are worth nothing in a hand.
    worths: Vec<Worth>,
    /// By kind; player cards do no harm.
    harms: Vec<Harm>,
    /// By board: what one unleash costs.
    unleash: Vec<f32>,
    /// The kind of the first nemesis card.
    first_nemesis: usize,
}

impl Judged for Catalogue {
    type Judge = AeonsJudge;

    // Measured with two mages, any supply and any nemesis: docs/bots.md.
    const LADDER: [Rung; 6] = [
        Rung::erring(0.15, 0.5),
        Rung::erring(0.07, 0.25),
        Rung::erring(0.0, 0.0),
        Rung::searching(Level::Expert, 25),
        Rung::searching(Level::Expert, 100),
        Rung::searching(Level::Expert, 400),
    ];

    fn judge(&self) -> AeonsJudge {
        AeonsJudge::new(self, AeonsWeights::default(), AeonsLore::fitted(self))
    }
}

impl Judge<Catalogue> for AeonsJudge {
    type Belief = ();

    const ITERATIONS: u32 = 400;
    const SPREAD: f32 = 2.5;
    const RANDOM_ONE_IN: usize = 60;

    fn style(&self) -> Style {
        Style { exploration: 0.6, doubt: 0.03, ..Style::usual(Self::SPREAD, Self::RANDOM_ONE_IN) }
    }

    /// A turn is a row of small moves, and the cards to come outweigh the order of most of them.
    fn races(&self, _world: &State) -> bool {
        true
    }

    fn horizon(&self, _world: &State) -> u32 {
        3_000
    }

    fn policy_score(&self, game: &Catalogue, world: &State, seat: Seat, choice: &Choice) -> f32 {
        let me = &world.players[seat.index()];
        match *choice {
            Choice::Play(kind) if self.of(kind).is_late => 50.0,
            Choice::Play(kind) => 80.0 + self.of(kind).aether,
            Choice::Cast(breach, place) => {
                let spell = me.slots[usize::from(breach)][usize::from(place)].kind;
                2_000.0 + self.of(spell).damage
            }
            Choice::Prepare(kind, breach) => {
                let opened = me.breaches[usize::from(breach)] == Breach::Opened;
                let bonus = Self::bonus(me, breach.into()) + if opened { 0.5 } else { 0.0 };
                60.0 + self.of(kind).damage + bonus
            }
            Choice::Buy(_) | Choice::BuyDevoured(_) | Choice::Charge | Choice::Focus(_) | Choice::Open(_) => {
                self.spend(game, world, seat, choice) + self.taught(game, world, seat, choice)
            }
            Choice::Ability => self.ability(game, world, me) + self.taught(game, world, seat, choice),
            // What is free is used at once; what costs aether competes with everything else aether buys.
            Choice::Use(kind) if self.of(kind).is_paid => 1.5,
            Choice::Use(_) => 40.0,
            Choice::DiscardPower(kind) => self.discard_power(game, world, seat, kind),
            Choice::Next(kind) => self.of(kind).damage,
            Choice::NextAll(_) => 20.0,
            Choice::End => self.taught(game, world, seat, choice),
            _ => self.foresee(game, world, seat, choice),
        }
    }

    /// What play has taught is right as a rule; that Gravehold is about to fall is an exception to it.
    fn decision_score(&self, game: &Catalogue, world: &State, seat: Seat, choice: &Choice) -> f32 {
        let score = self.policy_score(game, world, seat, choice);
        if !is_answer(choice) {
            return score;
        }
        let after = Self::after(game, world, seat, choice);
        let is_doomed = game.outcome(&after).is_none() && self.is_doomed(game, &after);
        score - if is_doomed { DOOM } else { 0.0 }
    }

    /// Gems that ask nothing, spells that are ready, spells that find a breach, the order of the discard pile.
    fn obvious(&self, game: &Catalogue, world: &State, seat: Seat, choices: &[Choice]) -> Option<usize> {
        // Hand cards may be the price of a power; then nothing is played before that is decided.
        let is_power = |choice: &Choice| match *choice {
            Choice::DiscardPower(kind) => self.harms[usize::from(kind)].aether == 0,
            _ => false,
        };
        if choices.iter().any(is_power) {
            return None;
        }
        let is_free = |choice: &Choice| match *choice {
            Choice::Play(kind) => self.of(kind).is_plain && game.type_of(kind) == Type::Gem,
            Choice::Cast(..) | Choice::Prepare(..) | Choice::NextAll(_) => true,
            _ => false,
        };
        let mut best: Option<(f32, usize)> = None;
        for (number, choice) in choices.iter().enumerate().filter(|(_, choice)| is_free(choice)) {
            let lean = self.policy_score(game, world, seat, choice);
            if best.is_none_or(|(most, _)| lean > most) {
                best = Some((lean, number));
            }
        }
        // A spell waits for the cards that may still draw a better one.
        let waits = |choice: &Choice| matches!(choice, Choice::Play(kind) if !self.of(*kind).is_late);
        let is_prepare = |number: usize| matches!(choices[number], Choice::Prepare(..));
        let best = best.map(|(_, number)| number)?;
        if is_prepare(best) && choices.iter().any(waits) { None } else { Some(best) }
    }

    /// What looks best at a question with many answers; the rest is not worth the time.
    fn prune(&self, game: &Catalogue, world: &State, seat: Seat, choices: &mut Vec<Choice>) {
        if choices.len() <= CANDIDATES {
            return;
        }
        let lean = |choice: &Choice| self.policy_score(game, world, seat, choice);
        let mut ranked: Vec<(f32, Choice)> = choices.iter().map(|choice| (lean(choice), *choice)).collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        choices.clear();
        choices.extend(ranked.into_iter().take(CANDIDATES).map(|(_, choice)| choice));
    }

    /// The same as by leaning, but nothing is left out first.
    fn playout_move(
        &self,
        game: &Catalogue,
        world: &State,
        seat: Seat,
        choices: &mut Vec<Choice>,
        luck: &mut Luck,
    ) -> Option<Choice> {
        playout::list(game, world, seat, choices);
        if choices.len() < 2 {
            return choices.first().copied();
        }
        if let Some(number) = self.obvious(game, world, seat, choices) {
            return choices.get(number).copied();
        }
        if luck.below(Self::RANDOM_ONE_IN) == 0 {
            return choices.get(luck.below(choices.len())).copied();
        }
        let lean = |choice: &Choice| self.policy_score(game, world, seat, choice);
        let leans = choices.iter().map(|choice| (lean(choice), *choice));
        leans.reduce(|best, one| if one.0 > best.0 { one } else { best }).map(|(_, choice)| choice)
    }

    fn chances(&self, game: &Catalogue, world: &State) -> Chances {
        [chance(self.standing(game, world, self.time(world)) / LEAD); Seat::MAX]
    }

    /// A victory is a victory, and a sure one better than a lucky one; a defeat that was near one is better than a rout.
    fn reward(&self, _game: &Catalogue, world: &State, outcome: Outcome) -> Chances {
        let share = |now: u8, most: u8| f32::from(now) / f32::from(most.max(1));
        let value = if let Outcome::PlayersWon { .. } = outcome {
            let players = &world.players[..usize::from(world.seats)];
            let lives: f32 = players.iter().map(|player| share(player.life, world.life_max)).sum();
            let lives = lives / f32::from(world.seats.max(1));
            0.7 + 0.2 * share(world.gravehold, world.gravehold_max) + 0.1 * lives
        } else {
            0.3 * (1.0 - share(world.nemesis, world.nemesis_max))
        };
        [value; Seat::MAX]
    }
}

impl AeonsJudge {
    /// The judgement with weights other than the fitted ones.
    pub fn new(game: &Catalogue, weights: AeonsWeights, lore: AeonsLore) -> Self {
        let mut worths: Vec<Worth> = game.players.iter().map(Worth::of).collect();
        worths.resize(game.players.len() + game.nemesis_cards.len(), Worth::default());
        let mut harms = vec![Harm::default(); game.players.len()];
        harms.extend(game.nemesis_cards.iter().map(Harm::of));
        let unleash = game.boards.iter().map(|board| threat::unleash(board, &weights)).collect();
        let first_nemesis = game.players.len();
        Self { weights, lore, worths, harms, unleash, first_nemesis }
    }

    fn of(&self, kind: KindId) -> &Worth {
        &self.worths[usize::from(kind)]
    }

    /// What a purchase brings, with the best second one that it leaves aether for.
    fn spend(&self, game: &Catalogue, world: &State, seat: Seat, choice: &Choice) -> f32 {
        let (me, time) = (&world.players[seat.index()], self.time(world));
        let price = game.price(world, seat, choice);
        let left = me.aether.saturating_sub(price);
        let deck = self.deck_of(game, me);
        let now = self.deck_value(deck, time);
        let gain = |kind: KindId| {
            let after = deck.plus(self.of(kind), game.type_of(kind) == Type::Spell);
            self.deck_value(after, time) - now
        };
        let value = match *choice {
            Choice::Buy(kind) | Choice::BuyDevoured(kind) => gain(kind) + self.pile_value(world, kind),
            Choice::Charge => self.charge(game, me, time),
            Choice::Focus(breach) => self.turn_breach(me, breach, false, time),
            Choice::Open(breach) => {
                let mut after = deck;
                after.opened += 1.0;
                self.deck_value(after, time) - now + self.turn_breach(me, breach, true, time)
            }
            _ => 0.0,
        };
        let affordable = world.supply.iter().filter(|pile| pile.left > 0 && game.cost(pile.kind) <= left);
        let mut second = affordable.map(|pile| gain(pile.kind)).fold(0.0, f32::max);
        if left >= 2 {
            second = second.max(self.charge(game, me, time));
        }
        value + second
    }

    /// Where supply piles are devoured, a pile that is about to end costs life.
    fn pile_value(&self, world: &State, kind: KindId) -> f32 {
        let ends = world.supply.iter().any(|pile| pile.kind == kind && pile.left <= 1);
        if ends && !world.devoured.is_empty() { -2.0 * self.weights.unleash[3] } else { 0.0 }
    }

    fn charge(&self, game: &Catalogue, me: &Player, time: Time) -> f32 {
        let slots = game.mages[usize::from(me.mage)].charges;
        if me.charges >= slots {
            return 0.0;
        }
        let last = me.charges + 1 == slots;
        let soon = f32::from(slots - me.charges) < 1.5 * time.turns;
        let [one, full] = self.weights.charge;
        if soon { one + if last { full } else { 0.0 } } else { 0.0 }
    }

    /// A breach that is turned holds a spell that waits in hand, and is cheaper to open later.
    fn turn_breach(&self, me: &Player, breach: u8, open: bool, time: Time) -> f32 {
        let place = usize::from(breach);
        let waiting = me.hand.iter().map(|&kind| self.of(kind).damage).fold(0.0, f32::max);
        let free = me.slots[place][0].kind == NONE && me.focused & 1 << breach == 0;
        let now = if free { self.weights.damage[1] * waiting } else { 0.0 };
        let after = match me.breaches[place] {
            _ if open => Breach::Opened,
            Breach::Closed(turns) => Breach::Closed(turns + 1),
            breach => breach,
        };
        now + self.breach_value(after, place, time) - self.breach_value(me.breaches[place], place, time)
    }

    fn ability(&self, game: &Catalogue, world: &State, me: &Player) -> f32 {
        match game.mages[usize::from(me.mage)].window {
            // Shelter is for a nemesis turn that hurts.
            Window::TurnDrawn => {
                let hurts = |harm: &Harm| harm.gravehold + harm.players;
                let in_play = world.in_play.iter().map(|card| hurts(&self.harms[usize::from(card.kind)]));
                if world.active == NONE { in_play.sum::<f32>() - 1.0 } else { -50.0 }
            }
            // So is a ward: for a card that is worse than most.
            Window::NemesisDraw => {
                let drawn = self.harms.get(usize::from(world.drawn));
                drawn.map_or(0.0, |harm| self.harm(world, harm) - 3.0)
            }
            Window::OwnMain | Window::AnyMain => ABILITY,
        }
    }

    /// What is spared, less what is given for it; the nearer the power is, the surer it is to go off.
    fn discard_power(&self, game: &Catalogue, world: &State, seat: Seat, kind: KindId) -> f32 {
        let harm = &self.harms[usize::from(kind)];
        let left = world.in_play.iter().find(|card| card.kind == kind).map_or(3, |card| card.left);
        let sure = 1.0 - 0.2 * f32::from(left.saturating_sub(1));
        let spared = sure * self.harm(world, harm) - harm.price;
        if harm.aether == 0 {
            // It is decided before the hand is played.
            return if spared > 0.0 { 100.0 + spared } else { -spared.abs() };
        }
        let (me, time) = (&world.players[seat.index()], self.time(world));
        let left = me.aether.saturating_sub(harm.aether);
        let spared = spared + self.taught(game, world, seat, &Choice::DiscardPower(kind));
        spared + if left >= 2 { self.charge(game, me, time) } else { 0.0 }
    }

    /// How the table stands after an answer and whatever the same effect still does.
    fn foresee(&self, game: &Catalogue, world: &State, seat: Seat, choice: &Choice) -> f32 {
        let after = Self::after(game, world, seat, choice);
        match game.outcome(&after) {
            Some(Outcome::PlayersWon { .. }) => 1_000.0,
            Some(_) => -1_000.0,
            None => self.standing(game, &after, self.time(world)) + self.taught_table(&after),
        }
    }

    /// The table after an answer and whatever the same effect still does.
    fn after(game: &Catalogue, world: &State, seat: Seat, choice: &Choice) -> State {
        let mut after = *world;
        game.advance(&mut after, seat, choice, &mut Silent);
        let mut choices = Vec::new();
        for _ in 0..SETTLE_MAX {
            let Some(asked) = game.to_act(&after).lowest() else { break };
            choices.clear();
            game.choices(&after, asked, &mut choices);
            let Some(answer) = settling(&after, &choices) else { break };
            game.advance(&mut after, asked, &answer, &mut Silent);
        }
        after
    }

    /// Which numbers of the lore count for a choice, and how often: what a fit needs to know.
    pub fn traits(
        &self,
        game: &Catalogue,
        world: &State,
        seat: Seat,
        choice: &Choice,
        tell: &mut dyn FnMut(usize, f32),
    ) {
        if !is_answer(choice) {
            return self.tell_choice(game, world, seat, choice, tell);
        }
        let after = Self::after(game, world, seat, choice);
        if game.outcome(&after).is_none() {
            self.tell_table(&after, tell);
        }
    }

    /// Would the minions in play and the powers that are due bring Gravehold down, as things stand?
    fn is_doomed(&self, game: &Catalogue, world: &State) -> bool {
        let due =
            world.in_play.iter().filter(|card| game.type_of(card.kind) == Type::Minion || card.left <= 1);
        let harm: f32 = due.map(|card| self.harms[usize::from(card.kind)].gravehold).sum();
        harm >= f32::from(world.gravehold)
    }
}

/// Is it an answer to a question of an effect, rather than a move of a turn?
const fn is_answer(choice: &Choice) -> bool {
    match choice {
        Choice::Cast(..)
        | Choice::Play(_)
        | Choice::Buy(_)
        | Choice::BuyDevoured(_)
        | Choice::Charge
        | Choice::Focus(_)
        | Choice::Open(_)
        | Choice::Prepare(..)
        | Choice::Ability
        | Choice::Use(_)
        | Choice::DiscardPower(_)
        | Choice::Next(_)
        | Choice::NextAll(_)
        | Choice::End => false,
        Choice::TargetNemesis
        | Choice::Target(_)
        | Choice::TargetHusk
        | Choice::Option(_)
        | Choice::Done
        | Choice::Yes
        | Choice::No
        | Choice::Card(..)
        | Choice::Spell(..)
        | Choice::Seat(_)
        | Choice::Breach(_)
        | Choice::Turn(_) => true,
    }
}

/// The answer that ends an effect: no more cards, the nemesis is hit, and damage to husks is spread. Nothing at a question of the turn itself.
fn settling(world: &State, choices: &[Choice]) -> Option<Choice> {
    match world.agenda.top() {
        Some(Task::Spread(..)) => return Some(Choice::Yes),
        // As a rule, the last breach is missed least.
        Some(Task::Exhaust(..)) => return choices.last().copied(),
        _ => {}
    }
    let is_turn = |choice: &Choice| matches!(choice, Choice::Cast(..) | Choice::End | Choice::NextAll(_));
    if choices.iter().any(is_turn) {
        return None;
    }
    let ends = |choice: &&Choice| matches!(choice, Choice::Done | Choice::TargetNemesis);
    choices.iter().find(ends).copied()
}
