//! Dealing: a set-up and a seed become a position.

use alloc::vec;
use alloc::vec::Vec;

use talon_core::{Agenda, Dice, List, Seed, Silent};

use crate::card::BreachStart;
use crate::catalogue::{Catalogue, KindId, NONE, PLAYER_MAX, Type};
use crate::resolver::Resolver;
use crate::setup::{BASICS, SUPPLY, Setup, Supply, seats};
use crate::state::{Breach, Down, Ending, Frame, PILES, Pile, Player, SEATS, State, TURNS, Task, turn_card};

/// The order in which chance is used is part of every record: nemesis, mages, supply, decks, turn order.
pub(crate) fn deal(catalogue: &Catalogue, setup: &Setup, seed: Seed) -> State {
    let mut dice = Dice::new(seed);
    let board = setup.nemesis.unwrap_or_else(|| dice.below(catalogue.boards.len() as u32) as usize);
    let mages = setup.mages.clone().unwrap_or_else(|| {
        let mut all: Vec<usize> = (0..catalogue.mages.len()).collect();
        dice.shuffle(&mut all);
        all.truncate(setup.players);
        all
    });
    let mut state = catalogue.blank(setup, board);
    state.supply = catalogue.lay_supply(&setup.supply, &mut dice);
    for (seat, &mage) in mages.iter().enumerate() {
        state.players[seat] = catalogue.seat_mage(mage, state.life_max);
    }
    catalogue.build_nemesis(&mut state, &mut dice);
    let first = setup.first.resolve(seed, &seats(setup.players)).index() as u8;
    state.turn_deck = turn_order(setup, first, &mut dice);
    if setup.first.is_drawn() && setup.players > 1 {
        state.lot = first;
    }
    state.dice = dice;
    catalogue.start(&mut state);
    state
}

impl Catalogue {
    fn blank(&self, setup: &Setup, board: usize) -> State {
        let (life, gravehold, delta) = match setup.difficulty {
            1 => (12, 35, -10),
            3 => (8, 25, 10),
            _ => (10, 30, 0),
        };
        // The relief for one player and the mode's own life: the better of both would be a third rule, so the option wins.
        let life = if setup.players == 1 && setup.solo_life != 10 { setup.solo_life } else { life };
        let printed = self.boards[board].life;
        let nemesis = printed.saturating_add_signed(delta);
        State {
            seats: setup.players as u8,
            board: board as u8,
            expert: u8::from(setup.difficulty >= 2),
            life_max: life,
            gravehold_max: gravehold,
            nemesis_max: nemesis.max(printed), // Q5
            ending: Ending::Open,
            active: NONE,
            sheltered: false,
            lot: NONE,
            dice: Dice::new(0),
            agenda: Agenda::new(),
            gravehold,
            nemesis,
            fury: 0,
            husks: 0,
            husks_hurt: 0,
            drawn: NONE,
            struck: NONE,
            glimpsed: List::new(),
            plays: [0; PLAYER_MAX],
            destroyed: [0; PLAYER_MAX],
            supply: [Pile::default(); PILES],
            devoured: List::new(),
            turn_deck: List::new(),
            turn_discard: List::new(),
            nemesis_deck: List::new(),
            unused: List::new(),
            in_play: List::new(),
            nemesis_discard: List::new(),
            strikes: List::new(),
            corruptions: List::new(),
            players: [Player::new(); SEATS],
        }
    }

    fn lay_supply(&self, supply: &Supply, dice: &mut Dice) -> [Pile; PILES] {
        let kinds: Vec<KindId> = match supply {
            Supply::Printed(index) => self.printed[*index].to_vec(),
            Supply::Chosen(kinds) => kinds.clone(),
            Supply::Random => SUPPLY
                .iter()
                .flat_map(|&(group, n, _)| {
                    let fits = |kind: &KindId| {
                        self.type_of(*kind) == group && self.players[usize::from(*kind)].pile > 0
                    };
                    let mut all: Vec<KindId> = (0..self.players.len() as KindId).filter(fits).collect();
                    dice.shuffle(&mut all);
                    all.truncate(n);
                    all.sort_unstable();
                    all
                })
                .collect(),
        };
        core::array::from_fn(|at| Pile { kind: kinds[at], left: self.players[usize::from(kinds[at])].pile })
    }

    fn seat_mage(&self, mage: usize, life: u8) -> Player {
        let facts = &self.mage_facts[mage];
        let mut player = Player { mage: mage as u8, life, ..Player::new() };
        player.breaches = self.mages[mage].breaches.map(|breach| match breach {
            BreachStart::Absent => Breach::None,
            BreachStart::Closed(turned) => Breach::Closed(turned),
            BreachStart::Opened => Breach::Opened,
        });
        player.hand.extend(facts.hand);
        // The deck is printed on the board, so everybody knows it.
        player.deck.extend(facts.deck.into_iter().rev().map(Down::known));
        player
    }

    /// Own cards and random basics by tier, each tier shuffled alone, tier 1 on top (nemesis digest 1).
    fn build_nemesis(&self, state: &mut State, dice: &mut Dice) {
        let own = state.board;
        let of = |tier: u8, owner: u8| {
            let kinds = self.kinds.iter().enumerate().skip(self.players.len());
            let fits = kinds.filter(move |(_, kind)| kind.tier == tier && kind.owner == owner);
            fits.map(|(at, _)| at as KindId)
        };
        for tier in (1..=3).rev() {
            let mut basics: Vec<KindId> = of(tier, NONE).collect();
            dice.shuffle(&mut basics);
            let taken = BASICS[usize::from(state.seats) - 1][usize::from(tier) - 1];
            state.unused.extend(basics.split_off(taken));
            basics.extend(of(tier, own));
            dice.shuffle(&mut basics);
            state.nemesis_deck.extend(basics);
        }
        for kind in of(0, own) {
            match self.type_of(kind) {
                Type::Strike => state.strikes.push(kind),
                _ => state.corruptions.push(Down::unknown(kind)),
            }
        }
        dice.shuffle(&mut state.strikes);
        dice.shuffle(&mut state.corruptions);
    }

    /// The set-up line of the board; what increased difficulty adds may ask, so it waits for the opening.
    fn start(&self, state: &mut State) {
        let facts = self.board_facts[usize::from(state.board)];
        state.agenda.push(Task::Run(Frame::new(facts.start[0], NONE, NONE)));
        let mut resolver = Resolver { catalogue: self, state, sink: &mut Silent };
        while let Some(Task::Run(frame)) = resolver.state.agenda.top() {
            resolver.run(frame);
        }
        if state.expert == 1 && !facts.start[1].is_empty() {
            state.agenda.push(Task::Run(Frame::new(facts.start[1], NONE, NONE)));
        }
    }
}

/// Four player cards and two of the nemesis; three or four and two for one player (player digest 2). The first player
/// has the number 1, the next one round the table the number 2 (A18).
fn turn_order(setup: &Setup, first: u8, dice: &mut Dice) -> List<Down, TURNS> {
    let mut cards = vec![turn_card::NEMESIS; 2];
    match setup.players {
        1 => cards.extend(core::iter::repeat_n(0, setup.solo_turns.into())),
        2 => cards.extend([0, 0, 1, 1]),
        3 => cards.extend([0, 1, 2, turn_card::WILD]),
        _ => cards.extend([0, 1, 2, 3]),
    }
    dice.shuffle(&mut cards);
    let players = setup.players as u8;
    let holder = |card: u8| if card < players { (first + card) % players } else { card };
    cards.into_iter().map(|card| Down::unknown(holder(card))).collect()
}
