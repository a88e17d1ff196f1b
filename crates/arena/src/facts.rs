//! What the lab learns from one game beyond who won: who played whom, who had which cards, what was bought first.
//!
//! The games differ in this and in nothing else the lab does, so each has a small adaptor here. It reads the end of the game and the
//! choices on the way; a bot never sees any of it.

use talon_bots::Judged;
use talon_core::{Allowed, Changeable, Gallery, Game, Seat, SeatSet, Seed};
use talon_games::visit_by_name as by_name;

use crate::rows::{Cell, Column, ColumnType};

/// The id of a card, a mage or a nemesis, and the message with its name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// The id.
    pub id: String,
    /// The message key.
    pub key: String,
}

/// What the numbers in [`Facts`] stand for.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names {
    /// Characters or mages.
    pub people: Vec<Name>,
    /// Cards a seat can have.
    pub cards: Vec<Name>,
    /// Nemeses.
    pub nemeses: Vec<Name>,
    /// Difficulties.
    pub difficulties: Vec<Name>,
    /// Is a card had because it was bought (and not dealt)?
    pub are_bought: bool,
    /// Who plays with whom in a game of teams, team by team.
    pub teams: Vec<SeatSet>,
}

/// A set of cards by their number in [`Names::cards`].
pub type Cards = u128;

/// What a seat's game shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SeatFacts {
    /// The score, where the game keeps one.
    pub score: Option<i64>,
    /// The character or mage.
    pub person: Option<u16>,
    /// Cards it had: bought in the course of the game, or held at its end.
    pub cards: Cards,
    /// What it bought first.
    pub opening: Option<u16>,
}

/// What a game shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Facts {
    /// By seat.
    pub seats: [SeatFacts; Seat::MAX],
    /// The opponent that everybody fought together.
    pub nemesis: Option<u16>,
    /// How hard it was.
    pub difficulty: Option<u16>,
    /// The cards on offer, where the game draws them.
    pub market: Cards,
    /// Turns the players took; none where all act at once.
    pub turns: u64,
}

/// A game the lab can play and read.
pub trait Observed: Judged + Gallery + Changeable + Send + 'static {
    /// What the numbers stand for.
    fn names(&self) -> Names;
    /// The card that comes to a seat by this choice, if it is a purchase.
    fn bought(&self, choice: &Self::Choice) -> Option<u16>;
    /// Does a player's turn begin with this? A game whose state counts its turns says no and gives them at the end.
    fn begins_turn(&self, event: &Self::Event) -> bool;
    /// Reads the end of a game; purchases and turns that events told of are already noted.
    fn read(&self, setup: &Self::Setup, end: &Self::State, facts: &mut Facts);
    /// The columns of a row beyond those that all games share.
    const COLUMNS: &'static [Column] = &[];
    /// What is in these columns for a seat that bought these cards, in this order.
    fn cells(&self, _setup: &Self::Setup, _end: &Self::State, _seat: Seat, _bought: &[u16]) -> Vec<Cell> {
        Vec::new()
    }
    /// Who went first.
    fn first(&self, _setup: &Self::Setup, _seed: Seed, _end: &Self::State) -> Seat {
        Seat::at(0)
    }
}

/// Something to do with a game whose name is known only at run time, with its own types at hand.
pub trait Visitor {
    /// The result.
    type Out;
    /// Does it.
    fn visit<G: Observed>(self, game: &'static G) -> Self::Out;
}

talon_games::each_game!(by_name);

impl Observed for talon_realms::Realms {
    fn names(&self) -> Names {
        let name = |(card, printed): (talon_realms::Card, &talon_realms::Printed)| Name {
            id: printed.id.clone(),
            key: self.name_key(card),
        };
        Names { cards: self.catalogue().map(name).collect(), ..Names::default() }
    }

    fn bought(&self, _choice: &Self::Choice) -> Option<u16> {
        None
    }

    /// Every turn takes a card, from the deck or from the discard area.
    fn begins_turn(&self, event: &Self::Event) -> bool {
        use talon_realms::Event;
        matches!(event, Event::Drew { .. } | Event::DrewTwo { .. } | Event::Took { .. })
    }

    fn read(&self, _setup: &Self::Setup, end: &Self::State, facts: &mut Facts) {
        for (index, seat) in facts.seats.iter_mut().enumerate().take(self.seats(end)) {
            seat.score = end.final_score(Seat::at(index)).map(i64::from);
            seat.cards = end.held(Seat::at(index)).into();
        }
    }

    const COLUMNS: &'static [Column] = &[
        ("hand", ColumnType::Text),
        ("base", ColumnType::Whole),
        ("bonus", ColumnType::Whole),
        ("penalty", ColumnType::Whole),
    ];

    /// A card that was fetched is in the hand by then.
    fn cells(&self, _setup: &Self::Setup, end: &Self::State, seat: Seat, _bought: &[u16]) -> Vec<Cell> {
        let hand = end.held(seat);
        let held = self.catalogue().filter(|(card, _)| hand >> card.index() & 1 != 0);
        let ids: Vec<&str> = held.map(|(_, printed)| printed.id.as_str()).collect();
        let mut cells = vec![Cell::Text(ids.join(" "))];
        if end.final_score(seat).is_some() {
            let sheet = self.scorer().sheet(hand, 0);
            let sum = |part: fn(&talon_realms::CardSheet) -> i32| {
                Cell::Whole(sheet.cards.iter().map(|card| i64::from(part(card))).sum())
            };
            cells.extend([sum(|card| card.base), sum(|card| card.bonus), sum(|card| card.penalty)]);
        } else {
            cells.extend([Cell::Empty, Cell::Empty, Cell::Empty]);
        }
        cells
    }

    fn first(&self, setup: &Self::Setup, seed: Seed, _end: &Self::State) -> Seat {
        setup.first.resolve(seed, &seats_of(setup.players))
    }
}

impl Observed for talon_shards::Catalogue {
    fn names(&self) -> Names {
        let person = |(index, character): (usize, &talon_shards::Character)| Name {
            id: character.id.clone(),
            key: self.character_term(index as u8),
        };
        Names {
            people: self.characters().iter().enumerate().map(person).collect(),
            cards: named(&self.gallery(), self.cards().iter().map(|card| card.id.as_str())),
            are_bought: true,
            teams: talon_shards::TEAMS.to_vec(),
            ..Names::default()
        }
    }

    /// Recruited, taken as a relic, or taken from the row for nothing; a fast play brings no card.
    fn bought(&self, choice: &Self::Choice) -> Option<u16> {
        use talon_shards::{Choice, Zone};
        match *choice {
            Choice::Recruit(kind) | Choice::Relic(kind) | Choice::Card { zone: Zone::Row, kind } => {
                Some(kind.index() as u16)
            }
            _ => None,
        }
    }

    fn begins_turn(&self, _event: &Self::Event) -> bool {
        false
    }

    fn read(&self, _setup: &Self::Setup, end: &Self::State, facts: &mut Facts) {
        for (index, seat) in facts.seats.iter_mut().enumerate().take(self.seats(end)) {
            seat.person = end.glance(Seat::at(index)).character().map(u16::from);
        }
        // The state counts finished turns; the one in which a game ends is not finished, and may be the Nemesis' own.
        facts.turns = u64::from(end.turns()) + u64::from(end.turn().index() < self.seats(end));
    }

    const COLUMNS: &'static [Column] = &[
        ("character", ColumnType::Text),
        ("health", ColumnType::Whole),
        ("mastery", ColumnType::Whole),
        ("cards_recruited", ColumnType::Text),
        ("relic", ColumnType::Text),
    ];

    fn cells(&self, _setup: &Self::Setup, end: &Self::State, seat: Seat, bought: &[u16]) -> Vec<Cell> {
        let side = end.glance(seat);
        let card = |&number: &u16| &self.cards()[usize::from(number)];
        let (relics, recruited): (Vec<_>, Vec<_>) =
            bought.iter().map(card).partition(|card| card.kind.is_relic());
        let ids: Vec<&str> = recruited.iter().map(|card| card.id.as_str()).collect();
        let character = side.character().map(|number| self.characters()[usize::from(number)].id.as_str());
        vec![
            Cell::from(character),
            Cell::from(side.health()),
            Cell::from(side.mastery()),
            Cell::Text(ids.join(" ")),
            Cell::from(relics.last().map(|card| card.id.as_str())),
        ]
    }

    fn first(&self, _setup: &Self::Setup, _seed: Seed, end: &Self::State) -> Seat {
        end.first()
    }
}

impl Observed for talon_aeons::Catalogue {
    fn names(&self) -> Names {
        let gallery = self.gallery();
        let levels = self.option_specs().into_iter().find(|spec| spec.key == "difficulty");
        let levels = match levels.map(|spec| spec.allowed) {
            Some(Allowed::OneOf(words)) => words,
            _ => Vec::new(),
        };
        let level = |id: String| Name { key: format!("lab-difficulty-{id}"), id };
        Names {
            people: named(&gallery, self.mages.iter().map(|mage| mage.id.as_str())),
            cards: named(&gallery, self.players.iter().map(|card| card.id.as_str())),
            nemeses: named(&gallery, self.boards.iter().map(|board| board.id.as_str())),
            difficulties: levels.into_iter().map(level).collect(),
            are_bought: true,
            teams: Vec::new(),
        }
    }

    fn bought(&self, choice: &Self::Choice) -> Option<u16> {
        use talon_aeons::Choice;
        match *choice {
            Choice::Buy(kind) | Choice::BuyDevoured(kind) => Some(kind.into()),
            _ => None,
        }
    }

    /// Every card of the turn order but the nemesis' own gives a player a turn, a wild one too.
    fn begins_turn(&self, event: &Self::Event) -> bool {
        use talon_aeons::What;
        use talon_aeons::state::turn_card;
        event.what == What::Turned && event.n != i16::from(turn_card::NEMESIS)
    }

    fn read(&self, setup: &Self::Setup, end: &Self::State, facts: &mut Facts) {
        for (seat, player) in facts.seats.iter_mut().zip(&end.players).take(self.seats(end)) {
            seat.person = Some(player.mage.into());
        }
        facts.nemesis = Some(end.board.into());
        facts.difficulty = Some(setup.difficulty as u16);
        facts.market = end.supply.iter().fold(0, |all, pile| all | 1 << pile.kind);
    }

    const COLUMNS: &'static [Column] = &[
        ("mage", ColumnType::Text),
        ("nemesis", ColumnType::Text),
        ("difficulty", ColumnType::Text),
        ("market", ColumnType::Text),
        ("life", ColumnType::Whole),
        ("gravehold", ColumnType::Whole),
        ("nemesis_life", ColumnType::Whole),
        ("exhausted", ColumnType::Flag),
    ];

    fn cells(&self, setup: &Self::Setup, end: &Self::State, seat: Seat, _bought: &[u16]) -> Vec<Cell> {
        let player = &end.players[seat.index()];
        let pile = |pile: &talon_aeons::state::Pile| self.players[usize::from(pile.kind)].id.as_str();
        let market: Vec<&str> = end.supply.iter().map(pile).collect();
        let difficulty = talon_aeons::DIFFICULTIES.get(setup.difficulty).copied();
        vec![
            Cell::from(self.mages[usize::from(player.mage)].id.as_str()),
            Cell::from(self.boards[usize::from(end.board)].id.as_str()),
            Cell::from(difficulty),
            Cell::Text(market.join(" ")),
            Cell::from(player.life),
            Cell::from(end.gravehold),
            Cell::from(end.nemesis),
            Cell::Flag(player.exhausted),
        ]
    }

    fn first(&self, setup: &Self::Setup, seed: Seed, _end: &Self::State) -> Seat {
        setup.first.resolve(seed, &seats_of(setup.players))
    }
}

/// The seats of a table.
fn seats_of(players: usize) -> Vec<Seat> {
    (0..players).map(Seat::at).collect()
}

/// The names of these ids, as the gallery has them.
fn named<'a>(gallery: &[talon_core::CardText], ids: impl Iterator<Item = &'a str>) -> Vec<Name> {
    let key = |id: &str| {
        gallery.iter().find(|card| card.id == id).map_or_else(|| id.to_string(), |card| card.name.clone())
    };
    ids.map(|id| Name { id: id.to_string(), key: key(id) }).collect()
}
