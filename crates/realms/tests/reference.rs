//! The scorer agrees with a second one that was written from the rules and the facts alone.

#[path = "reference/cases.rs"]
mod cases;
#[path = "reference/comparison.rs"]
mod comparison;
#[path = "reference/mod.rs"]
mod reference;
#[path = "reference/sheets.rs"]
mod sheets;

use reference::Reference;
use talon_core::Dice;
use talon_realms::{Card, CardSet, Realms, Suit};

const CHOICE_CARDS: &str = "doppelganger mirage shapeshifter book_of_changes island";

/// Cards that blank, clear or strike, and cards that prevent it; whole suits are added in `meddlers`.
const MEDDLERS: &str = "rangers warship basilisk wildfire great_flood blizzard rainstorm smoke war_dirigible cavern \
     mountain beastmaster protection_rune island book_of_changes doppelganger";

/// Both scorers.
struct Bench {
    realms: Realms,
    reference: Reference,
}

impl Bench {
    fn new() -> Self {
        Self { realms: Realms::load(), reference: Reference::load() }
    }

    fn score(&self, hand: &[usize]) -> i32 {
        self.realms.scorer().score(set(hand))
    }

    /// Both scorers agree on the hand, and the bound holds. A hand on which they differ is made as small as
    /// possible before it is reported.
    fn compare(&self, hand: &[usize]) {
        let score = self.score(hand);
        if score != self.reference.best(hand) {
            let small = self.smallest(hand.to_vec());
            let (ours, theirs) = (self.score(&small), self.reference.best(&small));
            panic!("{}: scored {ours}, reference {theirs}", self.reference.ids(&small));
        }
        let bound = self.realms.scorer().bound(set(hand));
        assert!(bound >= score, "{}: bound {bound}, score {score}", self.reference.ids(hand));
    }

    fn smallest(&self, hand: Vec<usize>) -> Vec<usize> {
        let differs = |hand: &Vec<usize>| self.score(hand) != self.reference.best(hand);
        let smaller = (0..hand.len()).map(|gone| without(&hand, gone)).find(differs);
        smaller.map_or(hand, |smaller| self.smallest(smaller))
    }

    /// The cards without a choice. The necromancer counts as one of them: what it fetches is chosen before the scoring.
    fn plain(&self) -> Vec<usize> {
        let choice = self.reference.hand(CHOICE_CARDS);
        (0..Card::COUNT).filter(|card| !choice.contains(card)).collect()
    }

    fn meddlers(&self) -> Vec<usize> {
        let named = self.reference.hand(MEDDLERS);
        let suits = [Suit::Army, Suit::Flood, Suit::Flame, Suit::Weather];
        let fits = |card: &usize| named.contains(card) || suits.contains(&self.reference.cards[*card].suit);
        (0..Card::COUNT).filter(fits).collect()
    }

    /// Compares hands of seven that hold this many choice cards.
    fn compare_with_choices(&self, choice_cards: usize, hands: usize, seed: u64) {
        let (mut choice, mut plain) = (self.reference.hand(CHOICE_CARDS), self.plain());
        let mut dice = Dice::new(seed);
        for _ in 0..hands {
            dice.shuffle(&mut choice);
            let mut hand = draw(&mut dice, &mut plain, 7 - choice_cards);
            hand.extend(&choice[..choice_cards]);
            self.compare(&hand);
        }
    }
}

fn set(hand: &[usize]) -> CardSet {
    hand.iter().fold(0, |set, &card| set | 1 << card)
}

fn without(hand: &[usize], gone: usize) -> Vec<usize> {
    let mut rest = hand.to_vec();
    rest.remove(gone);
    rest
}

fn draw(dice: &mut Dice, pool: &mut [usize], cards: usize) -> Vec<usize> {
    dice.shuffle(pool);
    pool[..cards].to_vec()
}

/// Calls `visit` with every set of this many cards of the pool.
fn each_hand(pool: &[usize], cards: usize, hand: &mut Vec<usize>, visit: &mut impl FnMut(&[usize])) {
    if cards == 0 {
        return visit(hand);
    }
    for (place, &card) in pool.iter().enumerate() {
        hand.push(card);
        each_hand(&pool[place + 1..], cards - 1, hand, visit);
        hand.pop();
    }
}
