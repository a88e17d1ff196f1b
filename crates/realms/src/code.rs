//! Card formulas as the scorer walks them: masks and figures, no names, no allocation.
//!
//! Suits are counted in a `u64`, four bits each, so one mask and one multiplication count the cards of any set of suits.
//! Every side of a card has the same slots, whether it fills them or not: most cards are scored without a branch.

use alloc::vec::Vec;
use core::ops::Range;

use crate::card::{Card, Clause, Printed, Suit, Target};

/// Suits, wild included.
pub(crate) const SUITS: usize = 11;

/// A set of suits (all four bits of each) and names; a card matches if it has one of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Match {
    pub suits: u64,
    pub names: u64,
}

impl Match {
    /// Matches anything.
    pub(crate) const ANY: Self = Self { suits: u64::MAX, names: u64::MAX };

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.suits | self.names == 0
    }

    #[inline]
    pub(crate) const fn takes(self, suit: u8, name: u8) -> bool {
        (self.suits >> (4 * suit) | self.names >> name) & 1 != 0
    }

    /// Without the words of the struck suits.
    #[inline]
    pub(crate) const fn without(self, struck: u64) -> Self {
        Self { suits: self.suits & !struck, names: self.names }
    }

    const fn union(self, other: Self) -> Self {
        Self { suits: self.suits | other.suits, names: self.names | other.names }
    }

    fn of(targets: &[Target], cards: &[Printed]) -> Self {
        targets.iter().fold(Self::default(), |all, target| {
            all.union(match target {
                Target::All => Self { suits: u64::MAX, names: 0 },
                Target::Suit(suit) => Self { suits: nibble(*suit), names: 0 },
                Target::Card(id) => Self { suits: 0, names: name_bit(id, cards) },
            })
        })
    }
}

/// The four bits of a suit.
const fn nibble(suit: Suit) -> u64 {
    0xf << (4 * suit as u64)
}

/// The names were checked when the file was read.
fn name_bit(id: &str, cards: &[Printed]) -> u64 {
    cards.iter().position(|card| card.id == id).map_or(0, |index| 1 << index)
}

/// Points for every card that matches.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Per {
    pub n: i32,
    pub of: Match,
    /// The card itself does not count.
    pub other: bool,
}

/// A condition: each group is met, and nothing unwanted is there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Condition {
    pub with: [Match; 3],
    pub without: Match,
}

impl Default for Condition {
    fn default() -> Self {
        Self { with: [Match::ANY; 3], without: Match::default() }
    }
}

/// One side of a card, bonus or penalty: the slots that most cards need, in one cache line, and terms that fit none.
#[derive(Clone, Debug)]
#[repr(align(64))]
pub(crate) struct Side {
    /// Points for every card of these suits.
    pub per: i32,
    pub per_suits: u64,
    /// Suits in which the card itself does not count (four bits each).
    pub other_suits: u64,
    /// Points once, if both groups are met.
    pub once: i32,
    pub with: [Match; 2],
    pub rest: Range<u16>,
}

impl Default for Side {
    fn default() -> Self {
        Self { per: 0, per_suits: 0, other_suits: 0, once: 0, with: [Match::ANY; 2], rest: 0..0 }
    }
}

/// A clause that fits no slot.
#[derive(Clone, Debug)]
pub(crate) enum Term {
    /// Points under a condition that is too rich for the slots.
    If(Alternative),
    /// The best of some alternatives.
    Best(Vec<Alternative>),
    BestBase(Match),
    SumBase(Match),
    /// Points by number of different names in a suit.
    Sets([i32; 9]),
    /// Points by length of a run.
    Runs([i32; 9]),
    SuitsDiffer(i32),
}

/// Points per card (or once), if the condition holds.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Alternative {
    pub n: i32,
    pub per: Option<Per>,
    pub condition: Condition,
}

/// What a card does to the others, for the few cards that do.
#[derive(Clone, Debug, Default)]
pub(crate) struct Lowered {
    pub clears: Match,
    pub clear_one: Match,
    /// The suits whose words it strikes out, and from whose penalties.
    pub strike_word: u64,
    pub strike_from: Match,
    /// Per suit of the victim the names it blanks; and the same with that suit's word struck out.
    pub hits: [u64; SUITS],
    pub hits_if_struck: [u64; SUITS],
    /// Suits in which it does not blank itself.
    pub spares_itself: u16,
    pub needs: Match,
    pub shuns: Match,
    pub power: Power,
    /// Every suit and name its formulas mention.
    pub mentions: Match,
}

/// A choice the owner has before anything is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Power {
    #[default]
    None,
    Copy,
    Become(u16),
    ChangeSuit,
    ClearOne,
    Fetch(Match),
}

/// Marks of a card's two sides; see [`Held`].
pub(crate) mod mark {
    /// Clears penalties or strikes words.
    pub(crate) const HELPS: u8 = 1;
    /// Has terms that fit no slot.
    pub(crate) const RICH: u8 = 2;
    /// Has a penalty.
    pub(crate) const PENALTY: u8 = 4;
    /// May blank others.
    pub(crate) const BLANKS: u8 = 8;
    /// May blank itself.
    pub(crate) const FALLS: u8 = 16;
}

/// What one card counts as. `bonus` and `penalty` are the cards whose formulas apply; the marks say what is in them.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(8))]
pub(crate) struct Held {
    pub name: u8,
    pub suit: u8,
    pub base: u8,
    pub bonus: u8,
    pub penalty: u8,
    pub bonus_marks: u8,
    pub penalty_marks: u8,
}

/// All formulas; the places behind the last real card have none.
#[derive(Clone, Debug)]
pub(crate) struct Formulas {
    pub printed: [Held; PLACES],
    pub bonus: [Side; PLACES],
    pub penalty: [Side; PLACES],
    pub kinds: Vec<Lowered>,
    /// How many cards there are.
    pub cards: usize,
    pub terms: Vec<Term>,
    /// Per suit the mask of its cards.
    pub names_of_suit: [u64; SUITS],
    /// Does every formula do what an upper bound counts on: more cards are never worth less, and no penalty gives anything?
    pub is_tame: bool,
    /// Cards with a choice that is made when the hand is scored.
    pub choosers: u64,
}

/// Tables by card have a round number of places, so that an index never needs a check.
pub(crate) const PLACES: usize = 64;
/// The index of the card without formulas.
pub(crate) const INERT: u8 = Card::MAX as u8;

impl Formulas {
    pub(crate) fn lower(cards: &[Printed]) -> Self {
        let mut table = Self {
            printed: [Held { name: INERT, bonus: INERT, penalty: INERT, ..Held::default() }; PLACES],
            bonus: core::array::from_fn(|_| Side::default()),
            penalty: core::array::from_fn(|_| Side::default()),
            kinds: Vec::new(),
            cards: cards.len(),
            terms: Vec::new(),
            names_of_suit: [0; SUITS],
            is_tame: true,
            choosers: 0,
        };
        for (index, card) in cards.iter().enumerate() {
            table.names_of_suit[card.suit as usize] |= 1 << index;
            let mut kind = Lowered::default();
            let (bonus, bonus_marks) = table.lower_side(&card.bonus, cards, &mut kind);
            let (penalty, penalty_marks) = table.lower_side(&card.penalty, cards, &mut kind);
            let penalty_marks = penalty_marks | if card.penalty.is_empty() { 0 } else { mark::PENALTY };
            let (name, base) = (index as u8, card.base);
            table.printed[index] = Held {
                name,
                suit: card.suit as u8,
                base,
                bonus: name,
                penalty: name,
                bonus_marks,
                penalty_marks,
            };
            let chooses = !matches!(kind.power, Power::None | Power::Fetch(_));
            table.choosers |= u64::from(chooses) << index;
            table.bonus[index] = bonus;
            table.penalty[index] = penalty;
            table.kinds.push(kind);
        }
        table.kinds.resize_with(INERT as usize + 1, Lowered::default);
        table.is_tame = table.grows_with_cards() && table.penalties_take();
        table
    }

    fn grows_with_cards(&self) -> bool {
        let rises = |points: &[i32; 9]| points.is_sorted() && points[0] >= 0;
        self.terms.iter().all(|term| match term {
            Term::Sets(points) | Term::Runs(points) => rises(points),
            Term::SuitsDiffer(points) => *points >= 0,
            Term::If(_) | Term::Best(_) | Term::BestBase(_) | Term::SumBase(_) => true,
        })
    }

    fn penalties_take(&self) -> bool {
        self.penalty.iter().all(|side| {
            let rest = &self.terms[side.rest.start as usize..side.rest.end as usize];
            let takes = |term: &Term| matches!(term, Term::If(one) if one.n <= 0);
            side.per <= 0 && side.once <= 0 && rest.iter().all(takes)
        })
    }

    fn lower_side(&mut self, clauses: &[Clause], cards: &[Printed], kind: &mut Lowered) -> (Side, u8) {
        let (mut side, mut marks) = (Side::default(), 0);
        let start = self.terms.len() as u16;
        for clause in clauses {
            match clause {
                Clause::Add { .. } => self.lower_add(clause, cards, kind, &mut side),
                Clause::Best(_)
                | Clause::BestBase(_)
                | Clause::SumBase(_)
                | Clause::Sets(_)
                | Clause::Runs(_)
                | Clause::SuitsDiffer(_) => self.terms.push(lower_term(clause, cards, kind)),
                Clause::Clear(_)
                | Clause::ClearOne(_)
                | Clause::Strike { .. }
                | Clause::Blank { .. }
                | Clause::Needs(_)
                | Clause::Shuns(_)
                | Clause::Fetch(_)
                | Clause::ChangeSuit
                | Clause::Become(_)
                | Clause::Copy => marks |= lower_effect(clause, cards, kind),
            }
        }
        side.rest = start..self.terms.len() as u16;
        if !side.rest.is_empty() {
            marks |= mark::RICH;
        }
        (side, marks)
    }

    /// Points fill a slot if they are simple enough and it is free.
    fn lower_add(&mut self, clause: &Clause, cards: &[Printed], kind: &mut Lowered, side: &mut Side) {
        let alternative = lower_alternative(clause, cards, kind);
        let Alternative { n, per, condition } = alternative;
        let two_groups = condition.with[2] == Match::ANY && condition.without.is_empty();
        match per {
            Some(per) if side.per == 0 && per.of.names == 0 && condition.is_free() => {
                (side.per, side.per_suits) = (n, per.of.suits);
                side.other_suits = if per.other { per.of.suits } else { 0 };
            }
            None if side.once == 0 && two_groups => {
                (side.once, side.with) = (n, [condition.with[0], condition.with[1]]);
            }
            _ => self.terms.push(Term::If(alternative)),
        }
    }
}

impl Condition {
    /// Nothing is asked for.
    fn is_free(&self) -> bool {
        self.with == [Match::ANY; 3] && self.without.is_empty()
    }
}

fn lower_alternative(clause: &Clause, cards: &[Printed], kind: &mut Lowered) -> Alternative {
    let Clause::Add { n, per, other, with, without } = clause else { return Alternative::default() };
    let mut mention = |targets: &[Target]| {
        let found = Match::of(targets, cards);
        kind.mentions = kind.mentions.union(found);
        found
    };
    let n = i32::from(*n);
    let mut condition = Condition { without: mention(without), ..Condition::default() };
    for (slot, group) in condition.with.iter_mut().zip(with) {
        *slot = mention(group);
    }
    let per = (!per.is_empty()).then(|| Per { n, of: mention(per), other: *other });
    Alternative { n, per, condition }
}

fn lower_term(clause: &Clause, cards: &[Printed], kind: &mut Lowered) -> Term {
    match clause {
        Clause::Best(clauses) => {
            Term::Best(clauses.iter().map(|clause| lower_alternative(clause, cards, kind)).collect())
        }
        Clause::BestBase(of) | Clause::SumBase(of) => {
            let of = Match::of(of, cards);
            kind.mentions = kind.mentions.union(of);
            if matches!(clause, Clause::BestBase(_)) { Term::BestBase(of) } else { Term::SumBase(of) }
        }
        Clause::Sets(steps) => {
            kind.mentions.suits = u64::MAX;
            Term::Sets(steps_to_table(steps))
        }
        Clause::Runs(steps) => Term::Runs(steps_to_table(steps)),
        Clause::SuitsDiffer(n) => {
            kind.mentions.suits = u64::MAX;
            Term::SuitsDiffer(i32::from(*n))
        }
        _ => Term::SuitsDiffer(0),
    }
}

/// The clauses that change cards rather than count points; gives the marks of their side.
fn lower_effect(clause: &Clause, cards: &[Printed], kind: &mut Lowered) -> u8 {
    let of = |targets: &[Target]| Match::of(targets, cards);
    let (mention, marks) = match clause {
        Clause::Clear(targets) => {
            kind.clears = kind.clears.union(of(targets));
            (of(targets), mark::HELPS)
        }
        Clause::ClearOne(targets) => {
            (kind.clear_one, kind.power) = (of(targets), Power::ClearOne);
            (of(targets), 0)
        }
        Clause::Strike { word, from } => {
            (kind.strike_word, kind.strike_from) = (nibble(*word), of(from));
            (of(from), mark::HELPS)
        }
        Clause::Blank { of: targets, except, other } => {
            lower_blank(targets, of(except), *other, cards, kind);
            let (named, spared) = (but_not_all(of(targets)), of(except));
            (named.union(spared), mark::BLANKS)
        }
        Clause::Needs(targets) => {
            kind.needs = of(targets);
            (kind.needs, mark::FALLS)
        }
        Clause::Shuns(targets) => {
            kind.shuns = of(targets);
            (kind.shuns, mark::FALLS)
        }
        Clause::Fetch(targets) => {
            kind.power = Power::Fetch(of(targets));
            (Match::default(), 0)
        }
        Clause::ChangeSuit => {
            kind.power = Power::ChangeSuit;
            (Match::default(), 0)
        }
        Clause::Become(suits) => {
            kind.power = Power::Become(suits.iter().fold(0, |all, suit| all | 1 << *suit as u16));
            (Match::default(), 0)
        }
        Clause::Copy => {
            kind.power = Power::Copy;
            (Match::default(), 0)
        }
        _ => (Match::default(), 0),
    };
    kind.mentions = kind.mentions.union(but_not_all(mention));
    marks
}

/// "All" names no suit in particular: whom it spares is mentioned by the exceptions.
fn but_not_all(of: Match) -> Match {
    if of.suits == u64::MAX { Match { suits: 0, names: of.names } } else { of }
}

fn lower_blank(targets: &[Target], except: Match, other: bool, cards: &[Printed], kind: &mut Lowered) {
    let all = targets.contains(&Target::All);
    let of = Match::of(targets, cards);
    for suit in 0..SUITS as u8 {
        for name in 0..=INERT {
            if except.takes(suit, name) {
                continue;
            }
            let by_suit = of.suits >> (4 * suit) & 1 != 0;
            let by_name = of.names >> name & 1 != 0;
            kind.hits[suit as usize] |= u64::from(by_suit || by_name) << name;
            // "All" is no word that could be struck out (R9).
            kind.hits_if_struck[suit as usize] |= u64::from(all || by_name) << name;
        }
        if other && of.suits >> (4 * suit) & 1 != 0 {
            kind.spares_itself |= 1 << suit;
        }
    }
}

/// Points by count or length; beyond the last step it stays there.
fn steps_to_table(steps: &[(u8, i16)]) -> [i32; 9] {
    core::array::from_fn(|length| {
        steps
            .iter()
            .rev()
            .find(|(from, _)| length >= *from as usize)
            .map_or(0, |(_, points)| i32::from(*points))
    })
}
