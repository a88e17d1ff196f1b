//! How the table stands: what the decks will still do, what the nemesis will, and how much either side can bear. All of it is
//! counted in points of damage to the nemesis.

use talon_aeons::state::{Breach, InPlay, Player, State};
use talon_aeons::{Catalogue, KindId, Type};

use super::threat::Harm;
use super::worth::Worth;
use super::{AeonsJudge, NONE};

/// Nemesis turns of a whole game, about.
const WHOLE: f32 = 24.0;

/// What an aether that is at hand is worth of one that a card brings.
const PURSE: f32 = 0.8;

/// The time that is left, and what an aether is still good for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Time {
    /// Nemesis turns.
    pub(super) nemesis: f32,
    /// Turns of each player.
    pub(super) turns: f32,
    /// An aether in points of damage.
    pub(super) aether: f32,
}

/// A deck in sums.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Deck {
    cards: f32,
    spells: f32,
    aether: f32,
    damage: f32,
    other: f32,
    /// They come up once and are gone.
    corruptions: f32,
    pub(super) opened: f32,
}

impl Deck {
    /// Spells in five cards.
    pub(super) fn spells_drawn(self) -> f32 {
        5.0 / self.cards.max(5.0) * self.spells
    }

    /// Aether and damage of five cards.
    pub(super) fn drawn(self) -> [f32; 2] {
        let drawn = 5.0 / self.cards.max(5.0);
        [drawn * self.aether, drawn * self.damage]
    }

    pub(super) fn plus(mut self, worth: &Worth, is_spell: bool) -> Self {
        self.cards += 1.0;
        self.spells += f32::from(u8::from(is_spell));
        self.aether += worth.aether;
        self.damage += worth.damage;
        self.other += worth.other;
        self
    }
}

impl AeonsJudge {
    pub(super) fn time(&self, world: &State) -> Time {
        let until_empty = f32::from(world.nemesis_deck.len() as u8) + 1.5;
        let until_dead = f32::from(world.nemesis) / self.weights.pace + 1.0;
        let nemesis = until_empty.min(until_dead);
        let [late, early] = self.weights.aether;
        Time {
            nemesis,
            turns: 2.0 * nemesis / f32::from(world.seats.max(1)),
            aether: late + early * (nemesis / WHOLE).min(1.0),
        }
    }

    pub(super) fn deck_of(&self, game: &Catalogue, player: &Player) -> Deck {
        let mut deck = Deck::default();
        for kind in Self::owned(player) {
            match game.type_of(kind) {
                Type::Corruption => deck.corruptions += 1.0,
                card => deck = deck.plus(self.of(kind), card == Type::Spell),
            }
        }
        deck.opened = player.breaches.iter().filter(|breach| **breach == Breach::Opened).count() as f32;
        deck
    }

    /// Every card of a player, wherever it lies.
    pub(super) fn owned(player: &Player) -> impl Iterator<Item = KindId> {
        let slots = player.slots.iter().map(|slots| slots[0].kind).filter(|&kind| kind != NONE);
        let zones = player.hand.iter().chain(&player.discard).chain(&player.play).copied();
        zones.chain(player.deck.iter().map(|card| card.kind)).chain(slots)
    }

    /// What a deck will do in the time that is left: five cards a turn, and no more spells than there are breaches.
    pub(super) fn deck_value(&self, deck: Deck, time: Time) -> f32 {
        let drawn = 5.0 / deck.cards.max(5.0);
        let spells = (drawn * deck.spells).max(0.1);
        let castable = ((deck.opened + 0.35) / spells).min(1.0);
        let turn = time.aether * deck.aether
            + self.weights.damage[0] * castable * deck.damage
            + self.weights.other * deck.other;
        (time.turns - 1.0).max(0.3) * (drawn * turn + self.weights.breach[0] * deck.opened)
            - self.weights.unleash[2] * deck.corruptions
    }

    /// A card in hand, about to be played.
    pub(super) fn in_hand(&self, kind: KindId, time: Time) -> f32 {
        let worth = self.of(kind);
        time.aether * worth.aether + self.weights.damage[1] * worth.damage + self.weights.other * worth.other
    }

    /// What one resolution of a nemesis card costs the players now.
    pub(super) fn harm(&self, world: &State, harm: &Harm) -> f32 {
        let slope = |weight: f32, life: f32| 0.5 * weight / life.max(1.0).sqrt();
        let [gravehold, player, _] = self.weights.life;
        let most = world.players[..usize::from(world.seats)].iter().map(|player| player.life).max();
        harm.unleash * self.unleash[usize::from(world.board)]
            + harm.gravehold * slope(gravehold, world.gravehold.into())
            + harm.players * slope(player, most.unwrap_or(1).into())
            + harm.other
    }

    /// A nemesis card in play: a minion is killed after a while or borne to the end, a power goes off unless it is discarded.
    fn danger(&self, game: &Catalogue, world: &State, card: &InPlay, time: Time) -> f32 {
        let Some(harm) = self.harms.get(usize::from(card.kind)) else { return 0.0 };
        let harm = self.harm(world, harm);
        let [times, lasts, goes_off] = self.weights.threat;
        let left = f32::from(card.left);
        if game.type_of(card.kind) == Type::Minion {
            (left + harm * (times + lasts * left)).min(harm * time.nemesis)
        } else {
            goes_off * harm * (1.15 - 0.15 * left).max(0.5)
        }
    }

    /// What the board itself holds against the players.
    fn board(&self, world: &State) -> f32 {
        let [fury, husk, _, devoured] = self.weights.unleash;
        let husks = f32::from(world.husks);
        // A swarm of many husks hurts, one of too many is the end.
        let above = |few: f32| (husks - few).max(0.0);
        let swarm = 0.4 * above(5.0) + 1.2 * above(8.0) + 3.0 * above(10.0);
        let gone = if world.devoured.is_empty() {
            0.0
        } else {
            let empty = world.supply.iter().filter(|pile| pile.left == 0).count() as f32;
            devoured * f32::from(world.devoured.len() as u8) + 0.7 * empty * empty
        };
        fury * f32::from(world.fury) + husk * husks - 0.3 * f32::from(world.husks_hurt) + swarm + gone
    }

    fn player(&self, game: &Catalogue, player: &Player, time: Time) -> f32 {
        let weights = &self.weights;
        let mut value = self.deck_value(self.deck_of(game, player), time);
        value += weights.hand * player.hand.iter().map(|&kind| self.in_hand(kind, time)).sum::<f32>();
        for (breach, slots) in player.slots.iter().enumerate() {
            for slot in slots.iter().filter(|slot| slot.kind != NONE) {
                value += weights.damage[1] * (self.of(slot.kind).damage + Self::bonus(player, breach));
            }
            value += self.breach_value(player.breaches[breach], breach, time);
        }
        value += weights.charge[0] * f32::from(player.charges);
        let bound = player.gem_aether.saturating_add(player.spell_aether);
        let purse = f32::from(player.aether) + 0.6 * f32::from(bound) + 0.4 * f32::from(player.discount);
        value += PURSE * time.aether * purse;
        if player.charges >= game.mages[usize::from(player.mage)].charges {
            value += weights.charge[1];
        }
        value
            + if player.exhausted {
                -weights.life[2]
            } else {
                weights.life[1] * f32::from(player.life).sqrt()
            }
    }

    /// The last two breaches add 1 once they are opened.
    pub(super) fn bonus(player: &Player, breach: usize) -> f32 {
        f32::from(u8::from(breach >= 2 && player.breaches[breach] == Breach::Opened))
    }

    /// What a breach is worth besides the spells it holds.
    pub(super) fn breach_value(&self, breach: Breach, place: usize, time: Time) -> f32 {
        let [_, plus, turned] = self.weights.breach;
        match breach {
            Breach::Opened if place >= 2 => plus * time.turns,
            Breach::Closed(turns) => turned * time.turns * f32::from(turns) * (1.0 + place as f32) * 0.5,
            _ => 0.0,
        }
    }

    /// The more the better; two positions are compared with the same time left, or a blow to the nemesis would count as less
    /// time for the decks.
    pub(super) fn standing(&self, game: &Catalogue, world: &State, time: Time) -> f32 {
        let players = &world.players[..usize::from(world.seats)];
        let mut value = self.weights.life[0] * f32::from(world.gravehold).sqrt()
            - f32::from(world.nemesis)
            - self.board(world);
        for player in players {
            value += self.player(game, player, time);
        }
        for card in &world.in_play {
            value -= self.danger(game, world, card, time);
        }
        value
    }
}
