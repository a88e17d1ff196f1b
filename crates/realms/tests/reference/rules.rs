//! Scoring with every choice made: the steps of section 5 of the digest, one after the other.

use std::collections::{BTreeMap, BTreeSet};

use talon_realms::Suit;

use super::notation::{Award, Bonus, Match, Penalty, Scope};
use super::{Choices, Reference};

/// Why a card is blanked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Why {
    Hit,
    Ring,
    Needs,
    Shuns,
}

/// A card of the hand as it counts now.
#[derive(Clone)]
pub(crate) struct Held<'r> {
    pub(crate) card: usize,
    pub(crate) name: usize,
    pub(crate) suit: Suit,
    pub(crate) strength: i32,
    pub(crate) bonus: &'r [Bonus],
    pub(crate) penalty: &'r [Penalty],
    pub(crate) cleared: bool,
    pub(crate) army_struck: bool,
    pub(crate) blanked: Option<Why>,
}

impl Held<'_> {
    fn is(&self, word: Match) -> bool {
        match word {
            Match::Suit(suit) => self.suit == suit,
            Match::Name(name) => self.name == name,
        }
    }

    fn is_any(&self, words: &[Match]) -> bool {
        words.iter().any(|&word| self.is(word))
    }

    fn in_scope(&self, scope: Scope) -> bool {
        match scope {
            Scope::Everything => true,
            Scope::Of(suit) => self.suit == suit,
        }
    }

    /// What is left of the penalty after step 3.
    fn penalties(&self) -> impl Iterator<Item = &Penalty> {
        let kept = |penalty: &&Penalty| !(self.army_struck && penalty.says_army());
        self.penalty.iter().filter(|_| !self.cleared).filter(kept)
    }
}

/// A hand that is being scored.
pub(crate) type Hand<'r> = Vec<Held<'r>>;

impl Reference {
    /// Steps 1 and 2: the wilds, then the book.
    pub(crate) fn dress(&self, hand: &[usize], choices: &Choices) -> Hand<'_> {
        hand.iter().map(|&card| self.dress_one(card, choices)).collect()
    }

    fn dress_one(&self, card: usize, choices: &Choices) -> Held<'_> {
        let printed = &self.cards[card];
        let mut held = Held {
            card,
            name: card,
            suit: printed.suit,
            strength: printed.strength,
            bonus: &printed.bonus,
            penalty: &printed.penalty,
            cleared: false,
            army_struck: false,
            blanked: None,
        };
        let (guise, copied) = match printed.id.as_str() {
            "doppelganger" => (choices.doppelganger, choices.doppelganger),
            "mirage" => (choices.mirage, None),
            "shapeshifter" => (choices.shapeshifter, None),
            _ => (None, None),
        };
        if let Some(name) = guise {
            (held.name, held.suit) = (name, self.cards[name].suit);
        }
        if let Some(original) = copied {
            held.strength = self.cards[original].strength;
            held.penalty = &self.cards[original].penalty;
        }
        if let Some((_, suit)) = choices.book.filter(|&(target, _)| target == card) {
            held.suit = suit;
        }
        held
    }
}

/// Steps 3 to 5.
pub(crate) fn settle(hand: &mut Hand, island: Option<usize>) {
    clear(hand, island);
    blank_others(hand);
    blank_themselves(hand);
}

/// Step 3. Cards that are blanked later clear all the same, so nothing is asked about blanking here.
fn clear(hand: &mut Hand, island: Option<usize>) {
    let bonuses: Vec<&Bonus> = hand.iter().flat_map(|held| held.bonus).collect();
    for held in hand {
        held.cleared = island == Some(held.card);
        for bonus in &bonuses {
            match bonus {
                Bonus::Clears(scope) => held.cleared |= held.in_scope(*scope),
                Bonus::StrikesArmy(scope) => held.army_struck |= held.in_scope(*scope),
                _ => {}
            }
        }
    }
}

/// The most cards a hand can hold, the necromancer's included.
const MOST: usize = 8;

type Relation = [[bool; MOST]; MOST];

/// Step 4, from the outside in.
fn blank_others(hand: &mut Hand) {
    let mut hits: Relation = Default::default();
    for (a, hitter) in hand.iter().enumerate() {
        for (b, target) in hand.iter().enumerate() {
            hits[a][b] = hitter.penalties().any(|penalty| blanks(penalty, target, a == b));
        }
    }
    let mut open: BTreeSet<usize> = (0..hand.len()).collect();
    while !open.is_empty() {
        if !decide_open(hand, &mut open, &hits) {
            break_rings(hand, &mut open, &hits);
        }
    }
}

fn blanks(penalty: &Penalty, target: &Held, itself: bool) -> bool {
    match penalty {
        Penalty::Blanks { of, other, except } => {
            target.in_scope(*of) && !target.is_any(except) && !(*other && itself)
        }
        _ => false,
    }
}

/// Decides the cards whose hitters are decided; says whether there were any.
fn decide_open(hand: &mut Hand, open: &mut BTreeSet<usize>, hits: &Relation) -> bool {
    let before = open.len();
    for b in 0..hand.len() {
        let hitters: Vec<usize> =
            (0..hand.len()).filter(|&a| hits[a][b] && hand[a].blanked.is_none()).collect();
        if open.contains(&b) && hitters.is_empty() {
            open.remove(&b);
        } else if open.contains(&b) && hitters.iter().any(|a| !open.contains(a)) {
            open.remove(&b);
            hand[b].blanked = Some(Why::Hit);
        }
    }
    open.len() < before
}

/// Blanks the outermost rings: open cards that reach themselves, and that are reached only by cards they reach too.
fn break_rings(hand: &mut Hand, open: &mut BTreeSet<usize>, hits: &Relation) {
    let reach = reach(hits, open);
    let outermost = |&b: &usize| reach[b][b] && open.iter().all(|&a| !reach[a][b] || reach[b][a]);
    let rings: Vec<usize> = open.iter().copied().filter(outermost).collect();
    for b in rings {
        open.remove(&b);
        hand[b].blanked = Some(Why::Ring);
    }
}

/// The transitive closure among the open cards.
fn reach(hits: &Relation, open: &BTreeSet<usize>) -> Relation {
    let mut reach = *hits;
    for &via in open {
        for &a in open {
            for &b in open {
                reach[a][b] |= reach[a][via] && reach[via][b];
            }
        }
    }
    reach
}

/// Step 5: first the cards that lack what they need, until there are no more; then, all at once, those that cannot bear a
/// card that is there; and again until nothing changes.
fn blank_themselves(hand: &mut Hand) {
    let needs = |penalty: &Penalty, hand: &Hand| match penalty {
        Penalty::BlankedUnless(word) => !there(hand, &[*word]),
        _ => false,
    };
    let shuns = |penalty: &Penalty, hand: &Hand| match penalty {
        Penalty::BlankedIf(word) => there(hand, &[*word]),
        _ => false,
    };
    loop {
        while blank_if(hand, Why::Needs, needs) {}
        if !blank_if(hand, Why::Shuns, shuns) {
            return;
        }
    }
}

/// Blanks all cards with such a penalty at once; says whether there were any.
fn blank_if(hand: &mut Hand, why: Why, falls: impl Fn(&Penalty, &Hand) -> bool) -> bool {
    let falling =
        |held: &Held| held.blanked.is_none() && held.penalties().any(|penalty| falls(penalty, hand));
    let fallen: Vec<usize> = (0..hand.len()).filter(|&place| falling(&hand[place])).collect();
    for &place in &fallen {
        hand[place].blanked = Some(why);
    }
    !fallen.is_empty()
}

/// The cards that count.
fn present<'h, 'r>(hand: &'h [Held<'r>]) -> impl Iterator<Item = &'h Held<'r>> {
    hand.iter().filter(|held| held.blanked.is_none())
}

fn there(hand: &[Held], words: &[Match]) -> bool {
    present(hand).any(|held| held.is_any(words))
}

/// Step 6 for one card: strength, bonus, penalty.
pub(crate) fn points(hand: &[Held], held: &Held) -> (i32, i32, i32) {
    if held.blanked.is_some() {
        return (0, 0, 0);
    }
    let bonus = held.bonus.iter().map(|bonus| bonus_points(hand, held, bonus)).sum();
    let penalty = held.penalties().map(|penalty| match penalty {
        Penalty::Points(award) => award_points(hand, held, award),
        _ => 0,
    });
    (held.strength, bonus, penalty.sum())
}

/// Step 6 for the hand.
pub(crate) fn total(hand: &[Held]) -> i32 {
    let each = hand.iter().map(|held| points(hand, held));
    each.map(|(strength, bonus, penalty)| strength + bonus + penalty).sum()
}

fn bonus_points(hand: &[Held], held: &Held, bonus: &Bonus) -> i32 {
    match bonus {
        Bonus::BestOf(awards) => {
            awards.iter().map(|award| award_points(hand, held, award)).max().unwrap_or_default()
        }
        Bonus::BestStrength(suits) => {
            let fitting = present(hand).filter(|held| suits.contains(&held.suit));
            fitting.map(|held| held.strength).max().unwrap_or_default()
        }
        Bonus::SumOfStrengths(suit) => {
            present(hand).filter(|held| held.suit == *suit).map(|held| held.strength).sum()
        }
        Bonus::Names(points, amount) => {
            *points
                * names_by_suit(hand).into_values().filter(|names| amount.contains(&names.len())).count()
                    as i32
        }
        Bonus::Run(points, length) => {
            *points * runs(hand).into_iter().filter(|run| length.contains(run)).count() as i32
        }
        Bonus::SuitsDiffer(points) => *points * i32::from(suits_differ(hand)),
        Bonus::Clears(_)
        | Bonus::ClearsOne(_)
        | Bonus::StrikesArmy(_)
        | Bonus::Fetches(_)
        | Bonus::ChangesSuit
        | Bonus::Poses(_)
        | Bonus::Copies => 0,
    }
}

fn award_points(hand: &[Held], held: &Held, award: &Award) -> i32 {
    if there(hand, &award.without) || !award.with.iter().all(|group| there(hand, group)) {
        return 0;
    }
    let times = award.per.as_ref().map_or(1, |per| {
        let counted = present(hand).filter(|other| !(per.other && other.card == held.card));
        counted.filter(|other| other.is_any(&per.of)).count()
    });
    award.points * times as i32
}

/// The different names of each of the ten suits.
fn names_by_suit(hand: &[Held]) -> BTreeMap<Suit, BTreeSet<usize>> {
    let mut names: BTreeMap<Suit, BTreeSet<usize>> = BTreeMap::new();
    for held in present(hand).filter(|held| held.suit != Suit::Wild) {
        names.entry(held.suit).or_default().insert(held.name);
    }
    names
}

/// Wild is not a suit, so two wilds do not share one.
fn suits_differ(hand: &[Held]) -> bool {
    let mut seen = BTreeSet::new();
    present(hand).filter(|held| held.suit != Suit::Wild).all(|held| seen.insert(held.suit))
}

/// The lengths of the runs of strengths, the longest taken out first; spare copies may form further runs.
fn runs(hand: &[Held]) -> Vec<usize> {
    let mut left: Vec<i32> = present(hand).map(|held| held.strength).collect();
    let mut lengths = Vec::new();
    while let Some(run) = longest_run(&left) {
        for strength in &run {
            let place = left.iter().position(|other| other == strength).expect("the run is made of these");
            left.swap_remove(place);
        }
        lengths.push(run.len());
    }
    lengths
}

fn longest_run(strengths: &[i32]) -> Option<Vec<i32>> {
    let longest = strengths.len() as i32;
    let run_from =
        |&start: &i32| (start..start + longest).take_while(|strength| strengths.contains(strength)).collect();
    strengths.iter().map(run_from).max_by_key(|run: &Vec<i32>| run.len())
}
