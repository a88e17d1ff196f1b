//! The judgement of Aeon's End: what the moves of a turn are good for, and for every other question how the table
//! would stand after each answer.

mod worth;

use talon_aeons::card::Window;
use talon_aeons::state::{Breach, Phase, Player, State, Task};
use talon_aeons::{Catalogue, Choice, KindId, Type};
use talon_core::{Game, Outcome, Seat, Silent};

use self::worth::{CORRUPTION, Worth};
use crate::judge::{Chances, Judge, Judged, chance};

/// No kind, nobody: as the state has it.
const NONE: u8 = u8::MAX;
/// How much of a lookahead's difference in standing counts against the plain numbers of a turn.
const FORESIGHT: f32 = 20.0;

/// What is known of the cards before any game.
#[derive(Clone, Debug)]
pub struct AeonsJudge {
    /// By kind; nemesis cards have none.
    worths: Vec<Worth>,
    /// By kind: how much a minion hurts each turn it lives, how bad a power is when it goes off.
    threats: Vec<f32>,
}

impl Judged for Catalogue {
    type Judge = AeonsJudge;

    fn judge(&self) -> AeonsJudge {
        let mut worths: Vec<Worth> = self.players.iter().map(Worth::of).collect();
        let corruption = Worth { card: CORRUPTION, ..Worth::default() };
        worths.extend(self.nemesis_cards.iter().map(|_| corruption));
        let threat = |tier: u8| 1.0 + 0.7 * f32::from(tier);
        let nemesis = self.nemesis_cards.iter().map(|card| threat(card.tier));
        let threats = self.players.iter().map(|_| 0.0).chain(nemesis).collect();
        AeonsJudge { worths, threats }
    }
}

impl Judge<Catalogue> for AeonsJudge {
    const ITERATIONS: u32 = 300;
    const SPREAD: f32 = 2.5;
    const WHIM: usize = 25;

    fn horizon(&self, _world: &State) -> u32 {
        3_000
    }

    fn lean(&self, game: &Catalogue, world: &State, seat: Seat, choice: &Choice) -> f32 {
        let me = &world.players[seat.index()];
        match *choice {
            Choice::Play(kind) if self.of(kind).is_late => 25.0 + self.of(kind).card,
            Choice::Play(kind) => 60.0 + self.of(kind).card,
            Choice::Cast(breach, place) => {
                50.0 + self.of(me.slots[usize::from(breach)][usize::from(place)].kind).damage
            }
            Choice::Prepare(kind, breach) => {
                let opened = me.breaches[usize::from(breach)] == Breach::Opened;
                40.0 + self.of(kind).damage + if opened { 0.5 } else { 0.0 }
            }
            Choice::Buy(kind) | Choice::BuyDevoured(kind) => self.buy(game, world, me, kind),
            Choice::Charge => 3.4,
            Choice::Focus(breach) => Self::focus(game, me, breach, false),
            Choice::Open(breach) => Self::focus(game, me, breach, true),
            Choice::Ability => Self::ability(game, world, me),
            Choice::Use(_) => 8.0,
            Choice::DiscardPower(kind) => self.discard_power(world, kind),
            Choice::Next(kind) => self.of(kind).card,
            Choice::NextAll(_) => 20.0,
            Choice::End => 0.5,
            _ => self.foresee(game, world, seat, choice),
        }
    }

    /// Gems that ask nothing, spells that are ready, spells that find a breach, the order of the discard pile.
    fn obvious(&self, game: &Catalogue, world: &State, seat: Seat, choices: &[Choice]) -> Option<usize> {
        let is_free = |choice: &Choice| match *choice {
            Choice::Play(kind) => self.of(kind).is_plain && game.type_of(kind) == Type::Gem,
            Choice::Cast(..) | Choice::Prepare(..) | Choice::NextAll(_) => true,
            _ => false,
        };
        let mut best: Option<(f32, usize)> = None;
        for (number, choice) in choices.iter().enumerate().filter(|(_, choice)| is_free(choice)) {
            let lean = self.lean(game, world, seat, choice);
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

    fn chances(&self, game: &Catalogue, world: &State) -> Chances {
        [chance(self.standing(game, world)); Seat::MAX]
    }

    /// A victory is a victory; a defeat that was near one is better than a rout.
    fn reward(&self, _game: &Catalogue, world: &State, outcome: Outcome) -> Chances {
        let value = match outcome {
            Outcome::PlayersWon { .. } => 1.0,
            _ => 0.35 * (1.0 - f32::from(world.nemesis) / f32::from(world.nemesis_max.max(1))),
        };
        [value; Seat::MAX]
    }
}

impl AeonsJudge {
    fn of(&self, kind: KindId) -> Worth {
        self.worths.get(usize::from(kind)).copied().unwrap_or_default()
    }

    /// A card for the deck: gems while it is poor, spells once it can pay for them.
    fn buy(&self, game: &Catalogue, world: &State, me: &Player, kind: KindId) -> f32 {
        let worth = self.of(kind).card;
        let owned = |of: Type| {
            Self::owned(me).filter(|&held| game.type_of(held) == of && game.cost(held) > 0).count()
        };
        let late = f32::from(world.nemesis) < 0.35 * f32::from(world.nemesis_max);
        let factor = match game.type_of(kind) {
            Type::Gem if late => 0.3,
            Type::Gem => [1.9, 1.7, 1.4, 1.0, 0.6][owned(Type::Gem).min(4)],
            Type::Relic => [0.9, 0.5, 0.2][owned(Type::Relic).min(2)],
            _ => [1.1, 1.2, 1.2, 1.1, 1.0, 0.8][owned(Type::Spell).min(5)],
        };
        1.0 + factor * (worth - 0.8)
    }

    /// A breach is worth turning while spells wait for one.
    fn focus(game: &Catalogue, me: &Player, breach: u8, open: bool) -> f32 {
        let opened = me.breaches.iter().filter(|breach| **breach == Breach::Opened).count();
        let spells = Self::owned(me).filter(|&kind| game.type_of(kind) == Type::Spell).count();
        let need = spells as f32 / 2.0 - opened as f32;
        let waiting = me.hand.iter().filter(|&&kind| game.type_of(kind) == Type::Spell).count() as f32;
        let base = 1.0 + 0.8 * need.clamp(-1.0, 2.0) + 0.8 * waiting.min(2.0) - 0.05 * f32::from(breach);
        if open { base + 1.2 } else { base }
    }

    fn ability(game: &Catalogue, world: &State, me: &Player) -> f32 {
        let window = game.mages[usize::from(me.mage)].window;
        match (window, world.agenda.top()) {
            // Shelter is for the nemesis' turn.
            (Window::TurnDrawn, _) => {
                if world.active == NONE {
                    5.0
                } else {
                    -5.0
                }
            }
            (_, Some(Task::Turn(_, Phase::Main))) => 20.0,
            _ => 5.0,
        }
    }

    /// The nearer a power is, the more it is worth to be rid of it.
    fn discard_power(&self, world: &State, kind: KindId) -> f32 {
        let left = world.in_play.iter().find(|card| card.kind == kind).map_or(3, |card| card.left);
        let threat = self.threats[usize::from(kind)];
        if left <= 1 { 2.0 + 2.0 * threat } else { threat }
    }

    /// How the table stands after an answer.
    fn foresee(&self, game: &Catalogue, world: &State, seat: Seat, choice: &Choice) -> f32 {
        let mut after = *world;
        game.advance(&mut after, seat, choice, &mut Silent);
        FORESIGHT
            * match game.outcome(&after) {
                Some(Outcome::PlayersWon { .. }) => 9.0,
                Some(_) => -9.0,
                None => self.standing(game, &after),
            }
    }

    fn owned(player: &Player) -> impl Iterator<Item = KindId> {
        let slots = player.slots.iter().flatten().map(|slot| slot.kind).filter(|&kind| kind != NONE);
        let zones = player.hand.iter().chain(&player.discard).chain(&player.play).copied();
        zones.chain(player.deck.iter().map(|card| card.kind)).chain(slots)
    }

    /// Above 0 where the players are ahead.
    fn standing(&self, game: &Catalogue, world: &State) -> f32 {
        let seats = usize::from(world.seats);
        let players = &world.players[..seats];
        let mut nemesis = f32::from(world.nemesis);
        let mut danger =
            0.12 * f32::from(world.husks) - 0.03 * f32::from(world.husks_hurt) + 0.12 * f32::from(world.fury);
        for card in &world.in_play {
            let threat = self.threats[usize::from(card.kind)];
            danger += if game.type_of(card.kind) == Type::Minion {
                0.10 * threat + 0.035 * f32::from(card.left)
            } else {
                0.16 * threat / f32::from(card.left.max(1))
            };
        }
        let mut strength = 0.0;
        let mut life = 0.0;
        for player in players {
            strength += self.deck(player);
            life += if player.exhausted { -0.4 } else { (f32::from(player.life) / 10.0).sqrt() };
            nemesis -= 0.6 * self.prepared(player);
        }
        let done = 1.0 - nemesis / f32::from(world.nemesis_max.max(1));
        let gravehold = (f32::from(world.gravehold) / 30.0).sqrt();
        2.4 * done + 1.6 * gravehold + 1.2 * life / seats as f32 + 0.12 * strength / seats as f32
            - danger
            - 3.2
    }

    /// What a turn of this player brings.
    fn deck(&self, player: &Player) -> f32 {
        let (mut sum, mut cards) = (0.0, 0u16);
        for kind in Self::owned(player) {
            sum += self.of(kind).card;
            cards += 1;
        }
        let opened = player.breaches.iter().filter(|breach| **breach == Breach::Opened).count() as f32;
        let turned: f32 = player
            .breaches
            .iter()
            .map(|breach| if let Breach::Closed(turns) = breach { 0.12 * f32::from(*turns) } else { 0.0 })
            .sum();
        let in_hand: f32 = player.hand.iter().map(|&kind| self.of(kind).card).sum();
        5.0 * sum / f32::from(cards.max(5))
            + 0.25 * in_hand
            + 0.9 * opened
            + turned
            + 0.35 * f32::from(player.charges)
            + 0.2 * f32::from(player.aether)
    }

    fn prepared(&self, player: &Player) -> f32 {
        let slots = player.slots.iter().flatten().filter(|slot| slot.kind != NONE);
        slots.map(|slot| self.of(slot.kind).damage).sum()
    }
}
