//! What a choice is made of, as the numbers of the [lore](super::lore) count it.

use talon_aeons::state::{Breach, Player, State};
use talon_aeons::{Catalogue, Choice, KindId, Type};
use talon_core::Seat;

use super::lore::Part;
use super::{AeonsJudge, NONE};

/// How far the game is: early, in the middle, late; together 1.
type Phase = [f32; 3];

/// Hears which number counts how often.
struct Teller<'a> {
    judge: &'a AeonsJudge,
    tell: &'a mut dyn FnMut(usize, f32),
}

impl Teller<'_> {
    fn say(&mut self, part: Part, thing: usize, number: usize, times: f32) {
        if times != 0.0
            && let Some(place) = self.judge.lore.place(part, thing, number)
        {
            (self.tell)(place, times);
        }
    }

    fn say_row(&mut self, part: Part, thing: usize, from: usize, row: &[f32]) {
        for (number, &times) in row.iter().enumerate() {
            self.say(part, thing, from + number, times);
        }
    }
}

fn yes(is: bool) -> f32 {
    f32::from(u8::from(is))
}

/// By the nemesis cards that are gone.
fn phase(world: &State) -> Phase {
    let left = world.nemesis_deck.len() as f32;
    let gone = (world.nemesis_discard.len() + world.in_play.len()) as f32;
    let share = gone / (left + gone).max(1.0);
    let late = (2.0 * share - 1.0).max(0.0);
    let early = (1.0 - 2.0 * share).max(0.0);
    [early, 1.0 - early - late, late]
}

/// Alone, and more than two: whatever differs from two.
fn company(world: &State) -> [f32; 2] {
    [yes(world.seats == 1), yes(world.seats > 2)]
}

impl AeonsJudge {
    /// What the lore makes of a choice of a turn.
    pub(super) fn taught(&self, game: &Catalogue, world: &State, seat: Seat, choice: &Choice) -> f32 {
        let mut sum = 0.0;
        self.tell_choice(game, world, seat, choice, &mut |place, times| sum += self.lore.at(place) * times);
        sum
    }

    /// What it makes of a table.
    pub(super) fn taught_table(&self, world: &State) -> f32 {
        let mut sum = 0.0;
        self.tell_table(world, &mut |place, times| sum += self.lore.at(place) * times);
        sum
    }

    /// Which numbers count for a choice of a turn, and how often.
    pub(super) fn tell_choice(
        &self,
        game: &Catalogue,
        world: &State,
        seat: Seat,
        choice: &Choice,
        tell: &mut dyn FnMut(usize, f32),
    ) {
        let (me, phase) = (&world.players[seat.index()], phase(world));
        let mut teller = Teller { judge: self, tell };
        match *choice {
            Choice::Buy(kind) | Choice::BuyDevoured(kind) => {
                self.tell_buy(game, world, me, kind, &mut teller);
            }
            Choice::Charge => {
                let (slots, mage) = (game.mages[usize::from(me.mage)].charges, usize::from(me.mage));
                teller.say_row(Part::Charge, mage, 0, &phase);
                teller.say_row(Part::Charge, mage, 3, &company(world));
                teller.say(Part::Charge, mage, 5, yes(me.charges + 1 == slots));
                teller.say(Part::Charge, mage, 6, f32::from(me.charges) / f32::from(slots.max(1)));
            }
            Choice::Focus(breach) | Choice::Open(breach) => {
                let opens = matches!(choice, Choice::Open(_));
                let place = usize::from(breach) + if opens { 4 } else { 0 };
                let deck = self.deck_of(game, me);
                teller.say_row(Part::Breach, place, 0, &phase);
                teller.say_row(Part::Breach, place, 3, &company(world));
                teller.say(Part::Breach, place, 5, deck.spells_drawn() - deck.opened);
            }
            Choice::End => {
                teller.say_row(Part::End, 0, 0, &phase);
                teller.say(Part::End, 0, 3, f32::from(me.aether.min(8)));
            }
            Choice::DiscardPower(kind) => {
                let left = world.in_play.iter().find(|card| card.kind == kind).map_or(0, |card| card.left);
                let thing = usize::from(kind).saturating_sub(game.players.len());
                teller.say_row(Part::Power, thing, 0, &[1.0, f32::from(left)]);
            }
            Choice::Ability => {
                let mage = usize::from(me.mage);
                teller.say_row(Part::Ability, mage, 0, &phase);
                let players = &world.players[..usize::from(world.seats)];
                let hurt = |player: &Player| f32::from(world.life_max.saturating_sub(player.life));
                teller.say(Part::Ability, mage, 3, world.in_play.len() as f32);
                teller.say(Part::Ability, mage, 4, players.iter().map(hurt).fold(0.0, f32::max) / 3.0);
                teller.say(Part::Ability, mage, 5, f32::from(world.gravehold) / 5.0);
            }
            // Of other moves nothing was learnt.
            _ => {}
        }
    }

    fn tell_buy(&self, game: &Catalogue, world: &State, me: &Player, kind: KindId, teller: &mut Teller<'_>) {
        let deck = self.deck_of(game, me);
        let copies = Self::owned(me).filter(|&owned| owned == kind).count() as f32;
        teller.say_row(Part::Buy, kind.into(), 0, &phase(world));
        teller.say(Part::Buy, kind.into(), 3, copies.min(4.0));
        let class = match game.type_of(kind) {
            Type::Gem => 0,
            Type::Relic => 1,
            Type::Spell => 2,
            _ => return,
        };
        teller.say_row(Part::Class, class, 0, &company(world));
        let [aether, damage] = deck.drawn();
        let row = [aether - 4.0, damage - 2.0, deck.opened - 2.0, deck.spells_drawn() - deck.opened];
        teller.say_row(Part::Class, class, 2, &row);
        teller.say(Part::Class, class, 6, f32::from(game.cost(kind)) - 4.0);
    }

    /// Which numbers count for how a table stands, and how often.
    pub(super) fn tell_table(&self, world: &State, tell: &mut dyn FnMut(usize, f32)) {
        let [early, middle, late] = phase(world);
        let mut teller = Teller { judge: self, tell };
        let players = &world.players[..usize::from(world.seats)];
        let lives = |test: fn(u8) -> bool| players.iter().map(|player| yes(test(player.life))).sum::<f32>();
        let low = |life: u8, few: u8| f32::from(few.saturating_sub(life));
        let row = [
            f32::from(world.gravehold) / 3.0,
            low(world.gravehold, 12) / 3.0,
            low(world.gravehold, 5),
            f32::from(world.nemesis) / 3.0,
            low(world.nemesis, 12) / 3.0,
            players.iter().map(|player| f32::from(player.life)).sum::<f32>() / 2.0,
            lives(|life| life == 0),
            lives(|life| life <= 2),
            lives(|life| life <= 4),
            players.iter().map(|player| f32::from(player.charges)).sum(),
            f32::from(world.fury) + f32::from(world.husks) / 2.0,
            world.devoured.len() as f32,
            players.iter().map(|player| player.hand.len() as f32).sum(),
        ];
        let size = usize::from(world.seats.clamp(1, 3)) - 1;
        teller.say_row(Part::Table, 3 * usize::from(world.board) + size, 0, &row);
        for card in &world.in_play {
            let thing = usize::from(card.kind).saturating_sub(self.first_nemesis);
            teller.say_row(Part::Threat, thing, 0, &[1.0, f32::from(card.left)]);
        }
        for player in players {
            for kind in Self::owned(player) {
                teller.say_row(Part::Card, kind.into(), 0, &[early + 0.5 * middle, late + 0.5 * middle]);
            }
            for &kind in &player.hand {
                teller.say(Part::Card, kind.into(), 2, 1.0);
            }
            for (slots, breach) in player.slots.iter().zip(&player.breaches) {
                let opened = yes(*breach == Breach::Opened);
                for slot in slots.iter().filter(|slot| slot.kind != NONE) {
                    teller.say(Part::Card, slot.kind.into(), 3, 1.0 + 0.2 * opened);
                }
            }
        }
    }
}
