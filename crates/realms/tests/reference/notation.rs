//! The terse notation of the facts file. A string of an unknown form is a panic, hence a failed test.

use std::ops::RangeInclusive;

use talon_realms::Suit;

/// A card that now has this suit, or this name (a place in the facts file).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Match {
    Suit(Suit),
    Name(usize),
}

/// Whom an effect on other cards concerns.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scope {
    Everything,
    Of(Suit),
}

/// Points, given once or for each card that matches.
#[derive(Debug)]
pub(crate) struct Award {
    pub(crate) points: i32,
    pub(crate) per: Option<Per>,
    /// One card of each group must be there.
    pub(crate) with: Vec<Vec<Match>>,
    /// None of these may be there.
    pub(crate) without: Vec<Match>,
}

/// The cards that are counted.
#[derive(Debug)]
pub(crate) struct Per {
    pub(crate) of: Vec<Match>,
    /// Is the card itself left out?
    pub(crate) other: bool,
}

/// One string of a card's bonus.
#[derive(Debug)]
pub(crate) enum Bonus {
    BestOf(Vec<Award>),
    BestStrength(Vec<Suit>),
    SumOfStrengths(Suit),
    /// Points for each suit with this many different names.
    Names(i32, RangeInclusive<usize>),
    /// Points for each run of this many strengths.
    Run(i32, RangeInclusive<usize>),
    SuitsDiffer(i32),
    Clears(Scope),
    ClearsOne(Vec<Suit>),
    StrikesArmy(Scope),
    Fetches(Vec<Suit>),
    ChangesSuit,
    Poses(Vec<Suit>),
    Copies,
}

/// One string of a card's penalty.
#[derive(Debug)]
pub(crate) enum Penalty {
    Points(Award),
    Blanks { of: Scope, other: bool, except: Vec<Match> },
    BlankedUnless(Match),
    BlankedIf(Match),
}

impl Penalty {
    /// Whether the word army is in it: a struck word takes the whole string with it.
    pub(crate) fn says_army(&self) -> bool {
        let army = Match::Suit(Suit::Army);
        match self {
            Self::Points(award) => {
                let per = award.per.iter().flat_map(|per| &per.of);
                per.chain(award.with.iter().flatten()).chain(&award.without).any(|&word| word == army)
            }
            Self::Blanks { of, except, .. } => *of == Scope::Of(Suit::Army) || except.contains(&army),
            Self::BlankedUnless(word) | Self::BlankedIf(word) => *word == army,
        }
    }
}

/// Reads the strings; knows the ids because a formula may name any card.
pub(crate) struct Reader {
    pub(crate) ids: Vec<String>,
}

impl Reader {
    pub(crate) fn bonus(&self, text: &str) -> Bonus {
        Self::fixed_form(text).or_else(|| Self::points_form(text)).unwrap_or_else(|| {
            Bonus::BestOf(text.split(" OR ").map(|alternative| self.award(alternative)).collect())
        })
    }

    pub(crate) fn penalty(&self, text: &str) -> Penalty {
        if let Some(rest) = text.strip_prefix("blanks all ") {
            self.blanks(rest)
        } else if let Some(word) = text.strip_prefix("blanked unless with any ") {
            Penalty::BlankedUnless(self.word(word))
        } else if let Some(word) = text.strip_prefix("blanked if with any ") {
            Penalty::BlankedIf(self.word(word))
        } else {
            Penalty::Points(self.award(text))
        }
    }

    /// Effects other than points.
    fn fixed_form(text: &str) -> Option<Bonus> {
        if let Some(suits) = between(text, "clears penalty of choose 1 ", "") {
            return Some(Bonus::ClearsOne(suit_list(suits)));
        }
        if let Some(plural) = between(text, "clears penalty of all ", "") {
            return Some(Bonus::Clears(scope(plural)));
        }
        if let Some(plural) = between(text, "removes the word army from all penalties of ", "") {
            return Some(Bonus::StrikesArmy(scope(plural)));
        }
        let fetch = ("at game end may take one ", " from the discard area as an eighth card");
        if let Some(suits) = between(text, fetch.0, fetch.1) {
            return Some(Bonus::Fetches(suit_list(suits)));
        }
        let pose =
            ("may take name and suit of any ", " of the game; strength stays 0; no bonus or penalty copied");
        if let Some(suits) = between(text, pose.0, pose.1) {
            return Some(Bonus::Poses(suit_list(suits)));
        }
        match text {
            "removes the word army from all penalties" => Some(Bonus::StrikesArmy(Scope::Everything)),
            "may change suit of choose 1 other card; name, bonus, penalty, strength kept" => {
                Some(Bonus::ChangesSuit)
            }
            "may copy name, suit, base strength and penalty of choose 1 other card in hand; bonus not copied" => {
                Some(Bonus::Copies)
            }
            _ => None,
        }
    }

    /// Points that are no plain award.
    fn points_form(text: &str) -> Option<Bonus> {
        if let Some(suits) = between(text, "+base strength of best one of ", " in hand") {
            return Some(Bonus::BestStrength(suit_list(suits)));
        }
        if let Some(plural) = between(text, "+sum of base strengths of all ", "") {
            return Some(Bonus::SumOfStrengths(suit(singular(plural))));
        }
        let (points, rest) = text.split_once(' ')?;
        let points = points.parse().ok()?;
        if let Some(amount) = between(rest, "per suit with ", " different names") {
            return Some(Bonus::Names(points, range(amount.trim_start_matches("exactly "))));
        }
        if let Some(length) = between(rest, "for run of ", "") {
            return Some(Bonus::Run(points, range(length)));
        }
        (rest == "if all non-blanked cards differ in suit").then_some(Bonus::SuitsDiffer(points))
    }

    fn award(&self, text: &str) -> Award {
        let (points, rest) = text.split_once(' ').unwrap_or_else(|| panic!("unknown form: {text}"));
        let points = points.parse().unwrap_or_else(|_| panic!("unknown form: {text}"));
        let mut award = Award { points, per: None, with: Vec::new(), without: Vec::new() };
        if let Some(condition) = rest.strip_prefix("with ") {
            award.with = self.condition(condition);
        } else if let Some(word) = rest.strip_prefix("if no ") {
            award.without = vec![self.word(word)];
        } else if let Some(word) = rest.strip_prefix("unless with any ") {
            award.without = vec![self.word(word)];
        } else if let Some(counted) = rest.strip_prefix("per ") {
            let (counted, condition) = counted.split_once(" with ").unwrap_or((counted, ""));
            award.per = Some(self.per(counted));
            award.with = self.condition(condition);
        } else {
            panic!("unknown form: {text}");
        }
        award
    }

    fn per(&self, text: &str) -> Per {
        let (other, words) = after(text, "other ");
        Per { of: words.split(" or ").map(|word| self.word(word)).collect(), other }
    }

    /// "a and any of b, c and any d or e"; an empty text asks for nothing.
    fn condition(&self, text: &str) -> Vec<Vec<Match>> {
        text.split(" and ").filter(|group| !group.is_empty()).map(|group| self.group(group)).collect()
    }

    fn group(&self, text: &str) -> Vec<Match> {
        if let Some(list) = text.strip_prefix("any of ") {
            list.split(", ").map(|word| self.word(word)).collect()
        } else if let Some(list) = text.strip_prefix("any ") {
            list.split(" or ").map(|word| self.word(word)).collect()
        } else {
            vec![self.word(text)]
        }
    }

    fn blanks(&self, text: &str) -> Penalty {
        let (other, rest) = after(text, "other ");
        let (plural, except) = rest.split_once(" except ").unwrap_or((rest, ""));
        let except = except.split(", ").filter(|word| !word.is_empty()).map(|word| self.word(word));
        Penalty::Blanks { of: scope(plural), other, except: except.collect() }
    }

    fn word(&self, text: &str) -> Match {
        if let Some(suit) = suit_of(text) {
            return Match::Suit(suit);
        }
        let place = self.ids.iter().position(|id| id == text);
        Match::Name(place.unwrap_or_else(|| panic!("neither a suit nor a card: {text}")))
    }
}

fn between<'t>(text: &'t str, start: &str, end: &str) -> Option<&'t str> {
    text.strip_prefix(start)?.strip_suffix(end)
}

/// Whether the text starts like this, and what follows.
fn after<'t>(text: &'t str, start: &str) -> (bool, &'t str) {
    text.strip_prefix(start).map_or((false, text), |rest| (true, rest))
}

fn scope(plural: &str) -> Scope {
    if plural == "cards" { Scope::Everything } else { Scope::Of(suit(singular(plural))) }
}

fn singular(plural: &str) -> &str {
    if plural == "armies" {
        return "army";
    }
    plural.strip_suffix('s').unwrap_or_else(|| panic!("no plural: {plural}"))
}

/// The suit of a word, wild excluded: no formula asks for it.
fn suit_of(word: &str) -> Option<Suit> {
    Suit::TEN.into_iter().find(|suit| suit.id() == word)
}

fn suit(word: &str) -> Suit {
    suit_of(word).unwrap_or_else(|| panic!("no suit: {word}"))
}

/// "a, b or c".
fn suit_list(text: &str) -> Vec<Suit> {
    text.replace(" or ", ", ").split(", ").map(suit).collect()
}

/// "3" or "7 or more".
fn range(text: &str) -> RangeInclusive<usize> {
    let number = |digits: &str| digits.parse().unwrap_or_else(|_| panic!("no number: {text}"));
    match text.strip_suffix(" or more") {
        Some(least) => number(least)..=usize::MAX,
        None => number(text)..=number(text),
    }
}
