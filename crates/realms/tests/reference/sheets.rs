//! The explained sheets agree with the reference: in the decisions, and in every figure of every card.

use talon_core::Dice;
use talon_realms::{Blanked, Card, CardSheet, Chosen, NextBest, Sheet, Suit};

use crate::reference::{Choices, Held, Penalty, Why, points};
use crate::{Bench, draw, each_hand, set};

/// A sheet with what it was asked for.
struct HandCheck<'b> {
    bench: &'b Bench,
    hand: Vec<usize>,
    area: Vec<usize>,
    sheet: Sheet,
}

impl<'b> HandCheck<'b> {
    fn new(bench: &'b Bench, hand: &[usize], area: &[usize]) -> Self {
        let sheet = bench.realms.scorer().sheet(set(hand), set(area));
        Self { bench, hand: hand.to_vec(), area: area.to_vec(), sheet }
    }

    fn check(&self) {
        let scorer = self.bench.realms.scorer();
        let score = scorer.score_with_area(set(&self.hand), set(&self.area));
        assert_eq!(self.sheet.score, score, "{self}");
        let decided = self.bench.reference.fixed(&self.held(), &self.choices());
        assert_eq!(decided, score, "by its decisions: {self}");
        self.check_cards();
        let sum: i32 = self.sheet.cards.iter().map(|line| line.base + line.bonus + line.penalty).sum();
        assert_eq!(sum, score, "by its cards: {self}");
        self.sheet.next_best.iter().for_each(|(card, next)| self.check_next(*card, *next));
    }

    /// The decisions, fixed in the reference, give the same figures card by card.
    fn check_cards(&self) {
        let reference = &self.bench.reference;
        let settled = reference.settle(&self.held(), &self.choices());
        assert_eq!(self.sheet.cards.len(), settled.len(), "{self}");
        for (line, held) in self.sheet.cards.iter().zip(&settled) {
            let id = &reference.cards[held.card].id;
            assert_eq!(figures(line), expected(held, &settled), "{id} in {self}");
            let says_army = held.penalty.iter().any(Penalty::says_army);
            assert_eq!(!line.struck_by.is_empty(), held.army_struck && says_army, "{id} in {self}");
            let cleared = held.cleared && !held.penalty.is_empty();
            assert_eq!(!line.cleared_by.is_empty(), cleared, "{id} in {self}");
            line.blanked.iter().for_each(|blanked| self.check_reason(line.card, blanked));
        }
    }

    /// A card that blanks another one counts itself; a ring consists of cards blanked in a ring, and this card is one of them.
    fn check_reason(&self, card: Card, blanked: &Blanked) {
        let line = |card: &Card| self.sheet.cards.iter().find(|line| line.card == *card).expect("it is held");
        match blanked {
            Blanked::By(cards) => {
                assert!(!cards.is_empty() && cards.iter().all(|card| line(card).blanked.is_none()), "{self}");
            }
            Blanked::Ring(cards) => {
                let in_ring = |card| matches!(line(card).blanked, Some(Blanked::Ring(_)));
                assert!(cards.contains(&card) && cards.iter().all(in_ring), "{self}");
            }
            Blanked::Needs | Blanked::Shuns => {}
        }
    }

    /// The next best decision is another one, gives no more than the best, and reaches what it says.
    fn check_next(&self, card: Card, next: NextBest) {
        assert!(next.score <= self.sheet.score, "{self}");
        let chosen = self.sheet.choices.iter().find(|(chooser, _)| *chooser == card).expect("it was decided");
        assert_ne!(next.instead, chosen.1, "{self}");
        let total = self.best_with(card, next.instead);
        assert!(next.score <= total, "{card:?} reaches only {total}: {self}");
    }

    /// The next best decisions give exactly what they say with the best of everything else.
    fn check_next_exactly(&self) {
        for (card, next) in &self.sheet.next_best {
            let total = self.best_with(*card, next.instead);
            assert_eq!(next.score, total, "{:?} of {card:?}: {self}", next.instead);
        }
    }

    /// The best total with this decision for this card.
    fn best_with(&self, card: Card, decided: Chosen) -> i32 {
        let fits = |choices: &Choices| decision(self.bench, choices, card).is_none_or(|made| made == decided);
        let hands = self.hands_after(card, decided).into_iter();
        let totals = hands.map(|hand| self.bench.reference.best_where(&hand, fits));
        totals.max().expect("there is the hand as it is")
    }

    /// The hand with each eighth card that this decision leaves open.
    fn hands_after(&self, card: Card, decided: Chosen) -> Vec<Vec<usize>> {
        let with = |fetched: usize| [self.hand.as_slice(), &[fetched]].concat();
        let fetchable = self.bench.reference.fetchable(&self.hand, &self.area);
        match decided {
            Chosen::Fetch(fetched) => vec![with(fetched.index())],
            _ if self.bench.reference.cards[card.index()].id == "necromancer" => vec![self.hand.clone()],
            _ => fetchable.into_iter().map(with).chain([self.hand.clone()]).collect(),
        }
    }

    /// The hand with the card that was fetched, in catalogue order.
    fn held(&self) -> Vec<usize> {
        let mut held = self.hand.clone();
        for (_, chosen) in &self.sheet.choices {
            if let Chosen::Fetch(card) = chosen {
                assert!(self.area.contains(&card.index()), "{self}");
                held.push(card.index());
            }
        }
        held.sort_unstable();
        held
    }

    fn choices(&self) -> Choices {
        let mut choices = Choices::default();
        for (card, chosen) in &self.sheet.choices {
            match *chosen {
                Chosen::Copy(original) => choices.doppelganger = Some(original.index()),
                Chosen::Become(name) => *self.guise(*card, &mut choices) = Some(name.index()),
                Chosen::ChangeSuit(target, suit) => choices.book = Some((target.index(), suit)),
                Chosen::ClearOne(target) => choices.island = Some(target.index()),
                Chosen::Unused | Chosen::Fetch(_) => {}
            }
        }
        choices
    }

    fn guise<'c>(&self, card: Card, choices: &'c mut Choices) -> &'c mut Option<usize> {
        match self.bench.reference.cards[card.index()].id.as_str() {
            "mirage" => &mut choices.mirage,
            "shapeshifter" => &mut choices.shapeshifter,
            other => panic!("{other} takes no name: {self}"),
        }
    }
}

impl std::fmt::Display for HandCheck<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let reference = &self.bench.reference;
        write!(f, "{} / {}: {:?}", reference.ids(&self.hand), reference.ids(&self.area), self.sheet)
    }
}

/// What the choices decide for a card; `None` if its choice is none of these.
fn decision(bench: &Bench, choices: &Choices, card: Card) -> Option<Chosen> {
    let named = |name: Option<usize>| name.map_or(Chosen::Unused, |name| Chosen::Become(Card::at(name)));
    match bench.reference.cards[card.index()].id.as_str() {
        "doppelganger" => {
            Some(choices.doppelganger.map_or(Chosen::Unused, |original| Chosen::Copy(Card::at(original))))
        }
        "mirage" => Some(named(choices.mirage)),
        "shapeshifter" => Some(named(choices.shapeshifter)),
        "book_of_changes" => Some(
            choices.book.map_or(Chosen::Unused, |(target, suit)| Chosen::ChangeSuit(Card::at(target), suit)),
        ),
        "island" => Some(choices.island.map_or(Chosen::Unused, |target| Chosen::ClearOne(Card::at(target)))),
        _ => None,
    }
}

/// Card, name, suit, the three figures, and why it is blanked.
type Figures = (usize, usize, Suit, (i32, i32, i32), Option<Why>);

fn figures(line: &CardSheet) -> Figures {
    let why = line.blanked.as_ref().map(|blanked| match blanked {
        Blanked::By(_) => Why::Hit,
        Blanked::Ring(_) => Why::Ring,
        Blanked::Needs => Why::Needs,
        Blanked::Shuns => Why::Shuns,
    });
    (line.card.index(), line.name.index(), line.suit, (line.base, line.bonus, line.penalty), why)
}

fn expected(held: &Held, hand: &[Held]) -> Figures {
    (held.card, held.name, held.suit, points(hand, held), held.blanked)
}

#[test]
fn sheets_of_every_hand_of_up_to_three_cards_match_the_reference() {
    let bench = Bench::new();
    let all: Vec<usize> = (0..Card::COUNT).collect();
    for cards in 0..=3 {
        each_hand(&all, cards, &mut Vec::new(), &mut |hand| HandCheck::new(&bench, hand, &[]).check());
    }
}

#[test]
fn sheets_of_hands_without_choices_match_the_reference() {
    let bench = Bench::new();
    let (mut dice, mut plain) = (Dice::new(21), bench.plain());
    for cards in [5, 7, 8].repeat(1_000) {
        HandCheck::new(&bench, &draw(&mut dice, &mut plain, cards), &[]).check();
    }
}

#[test]
fn sheets_of_hands_with_choices_match_the_reference() {
    let bench = Bench::new();
    let mut dice = Dice::new(22);
    let mut all: Vec<usize> = (0..Card::COUNT).collect();
    for _ in 0..500 {
        HandCheck::new(&bench, &draw(&mut dice, &mut all, 7), &[]).check();
    }
}

#[test]
fn sheets_of_meddlers_match_the_reference() {
    let bench = Bench::new();
    let (mut dice, mut meddlers) = (Dice::new(23), bench.meddlers());
    for cards in [5, 6, 7].repeat(200) {
        HandCheck::new(&bench, &draw(&mut dice, &mut meddlers, cards), &[]).check();
    }
}

#[test]
fn sheets_with_an_eighth_card_match_the_reference() {
    let bench = Bench::new();
    let (mut dice, mut plain) = (Dice::new(24), bench.plain());
    let necromancer = bench.reference.at("necromancer");
    plain.retain(|&card| card != necromancer);
    for chooser in ["doppelganger", "book_of_changes", "island", "mirage", "shapeshifter"].repeat(10) {
        let drawn = draw(&mut dice, &mut plain, 15);
        let (hand, area) = drawn.split_at(5);
        let hand = [hand, &[necromancer, bench.reference.at(chooser)]].concat();
        HandCheck::new(&bench, &hand, area).check();
    }
}

#[test]
fn the_next_best_of_the_wilds_and_the_book_is_exact() {
    let bench = Bench::new();
    let (mut dice, mut plain) = (Dice::new(25), bench.plain());
    for pair in
        ["doppelganger mirage", "shapeshifter book_of_changes", "doppelganger book_of_changes"].repeat(30)
    {
        let hand = [draw(&mut dice, &mut plain, 5), bench.reference.hand(pair)].concat();
        HandCheck::new(&bench, &hand, &[]).check_next_exactly();
    }
}

/// The rainstorm as a flood is cleared by the mountain already; the island may clear it all the same.
#[test]
fn the_next_best_of_the_island_is_exact() {
    let bench = Bench::new();
    let hand = bench.reference.hand("mountain rainstorm island book_of_changes");
    HandCheck::new(&bench, &hand, &[]).check_next_exactly();
}

/// Whatever the mirage is called, the knights can be fetched.
#[test]
fn the_next_best_beside_the_necromancer_is_exact() {
    let bench = Bench::new();
    let (hand, area) =
        (bench.reference.hand("necromancer mirage"), bench.reference.hand("knights collector"));
    HandCheck::new(&bench, &hand, &area).check_next_exactly();
}
