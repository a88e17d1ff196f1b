//! Rules text, made from the effects: one phrase a printed line. What an effect holds inside stands one deeper, under a
//! heading of its own.
//!
//! A key is put together from the verb and what bends it in a language: who does it (`you`, `they`), how many (`up-to`,
//! `all`), which cards. The words for every key are in the locale files; [`keys`] lists them all.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use talon_core::{Arg, Phrase, TextLine};

use crate::card::{
    Amount, Class, Condition, Count, Effect, Filter, Piles, Source, To, TurnCards, Which, Who,
};
use crate::catalogue::Catalogue;
use crate::keys;

/// What the step before was, for words like "if you do".
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    Nothing,
    Discarded,
    Destroyed,
    Revealed,
    Asked,
    Husks,
    Tier3,
}

impl Before {
    const fn word(self) -> &'static str {
        match self {
            Self::Nothing => "nothing",
            Self::Discarded => "discarded",
            Self::Destroyed => "destroyed",
            Self::Revealed => "revealed",
            Self::Asked => "asked",
            Self::Husks => "husks",
            Self::Tier3 => "tier-three",
        }
    }
}

/// The lines of one text while it is being written.
struct Writer {
    lines: Vec<TextLine>,
    depth: u8,
    before: Before,
}

/// A phrase whose key is put together at run time.
pub(crate) fn say(key: &str) -> Phrase {
    Phrase::new(keys::intern(key))
}

fn word(text: &str) -> Arg {
    Arg::Term(text.to_string())
}

impl Catalogue {
    /// The words for a branch of the choice at a node, as the card has them.
    pub(crate) fn branch_text(&self, at: u16, index: u8) -> Option<Arg> {
        let branch = self.origins.get(&at)?.get(usize::from(index))?;
        Some(Arg::Said(write(branch, 0).into_iter().map(|line| line.say).collect()))
    }

    /// The words for what is asked at a node.
    pub(crate) fn ask_text(&self, at: u16) -> Option<Phrase> {
        let then = self.origins.get(&at)?.first()?;
        write(then, 0).into_iter().next().map(|line| line.say)
    }
}

/// The lines of these effects, the outermost at this depth.
pub(crate) fn write(effects: &[Effect], depth: u8) -> Vec<TextLine> {
    let mut writer = Writer { lines: Vec::new(), depth, before: Before::Nothing };
    writer.effects(effects);
    writer.lines
}

impl Writer {
    fn effects(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.effect(effect);
        }
    }

    fn line(&mut self, phrase: Phrase) {
        self.lines.push(TextLine::at(self.depth, phrase));
    }

    /// A heading, and under it what it governs.
    fn under(&mut self, heading: Phrase, effects: &[Effect]) {
        self.line(heading);
        self.depth += 1;
        self.effects(effects);
        self.depth -= 1;
    }

    /// Headings are lines of their own, as on the cards: one for each list of effects inside.
    fn effect(&mut self, effect: &Effect) {
        match effect {
            Effect::If(condition, then) => {
                let heading = self.condition(*condition);
                self.under(heading, then);
            }
            Effect::Ask(who, then) => {
                let key = if *who == Who::You { "aeons-text-may-you" } else { "aeons-text-may-they" };
                self.under(subject(say(key), *who), then);
                self.before = Before::Asked;
            }
            Effect::OneOf(_, branches) => {
                for (index, branch) in branches.iter().enumerate() {
                    let key = if index == 0 { "aeons-text-one-of" } else { "aeons-text-or" };
                    self.under(say(key), branch);
                }
            }
            Effect::Each(body) => self.under(say("aeons-text-each"), body),
            Effect::Times(n, body) => self.under(say("aeons-text-times").with("n", i64::from(*n)), body),
            // Keeping what was revealed where it was is the other half of the choice.
            _ => {
                let phrase = self.verb(effect);
                self.line(phrase);
                self.before = after(effect).unwrap_or(self.before);
            }
        }
    }

    fn condition(&self, condition: Condition) -> Phrase {
        let with = |key: &str, n: u8| say(key).with("n", i64::from(n));
        match condition {
            Condition::Done if self.before == Before::Revealed => say("aeons-text-if-player-card"),
            Condition::Done => say("aeons-text-if-done"),
            Condition::PlayOfTurn(n) => with("aeons-text-if-play", n),
            Condition::FuryAtLeast(n) => with("aeons-text-if-fury", n),
            Condition::NemesisTurns(n) => with("aeons-text-if-nemesis-turns", n),
            Condition::SeatsAtMost(n) => with("aeons-text-if-seats-at-most", n),
            Condition::SeatsAtLeast(n) => with("aeons-text-if-seats-at-least", n),
            Condition::HusksWithin(from, to) => {
                say("aeons-text-swarm").with("from", i64::from(from)).with("to", i64::from(to))
            }
        }
    }

    /// One key for each verb and what bends it.
    fn verb(&self, effect: &Effect) -> Phrase {
        let with = |key: &str, n: u8| say(key).with("n", i64::from(n));
        let bent = |verb: &str, who: Who| subject(say(&format!("aeons-{verb}-{}", person(who))), who);
        let bent_n = |verb: &str, who: Who, n: u8| bent(verb, who).with("n", i64::from(n));
        match *effect {
            Effect::Aether(n) => with("aeons-aether", n),
            Effect::AetherFor(Class::Gem, n) => with("aeons-aether-gem", n),
            Effect::AetherFor(_, n) => with("aeons-aether-spell", n),
            Effect::Deal(amount) => self.amount("deal", amount),
            Effect::Suffer(who, amount) => {
                subject(self.amount(&format!("suffer-{}", person(who)), amount), who)
            }
            Effect::HurtGravehold(amount) => self.amount("hurt-gravehold", amount),
            Effect::HurtThis(n) => with("aeons-hurt-this", n),
            Effect::Heal(who, n) => bent_n("heal", who, n),
            Effect::HealGravehold(n) => with("aeons-heal-gravehold", n),
            Effect::HealNemesis(n) => with("aeons-heal-nemesis", n),
            Effect::Charge(who, n) => bent_n("charge", who, n),
            Effect::LoseCharges(who, u8::MAX) => bent("lose-all-charges", who),
            Effect::LoseCharges(who, n) => bent_n("lose-charges", who, n),
            Effect::Draw(who, n) => bent_n("draw", who, n),
            Effect::Discard(who, count, filter) => counted("discard", who, count, filter),
            Effect::Destroy(who, count, filter) => counted("destroy", who, count, filter),
            Effect::FromDiscard(who, count, filter) => counted("from-discard", who, count, filter),
            Effect::DiscardTogether(Count::UpTo(n), _) => with("aeons-discard-together-up-to-gem", n),
            Effect::DiscardTogether(Count::Exactly(amount), _) => self.amount("discard-together", amount),
            Effect::DiscardTogether(Count::All, _) => say("aeons-discard-together-all"),
            Effect::DiscardPrepared(who, n, filter) => {
                filtered(bent_n(&format!("discard-prepared{}", suffix(filter)), who, n), filter)
            }
            Effect::DestroyPrepared(who, n, filter) => {
                filtered(bent_n(&format!("destroy-prepared{}", suffix(filter)), who, n), filter)
            }
            Effect::Cast { fresh: true, plus, .. } => with("aeons-cast-fresh", plus),
            Effect::Cast { twice: true, .. } => say("aeons-cast-twice"),
            Effect::Cast { .. } => say("aeons-cast"),
            Effect::Focus(who, Which::Cheapest) => bent("focus-cheapest", who),
            Effect::Focus(who, Which::Free) => bent("focus", who),
            Effect::LookTop(who) => bent("look-top", who),
            Effect::DestroyTop(who, n) => bent_n("destroy-top", who, n),
            Effect::DiscardOntoDeck(who) => bent("discard-onto-deck", who),
            Effect::ShuffleDeck(who) => bent("shuffle-deck", who),
            Effect::Recycle(who) => bent("recycle", who),
            Effect::Gain(who, piles, to) => gain(who, piles, to),
            Effect::Corrupt(who, n, To::Hand) => bent_n("corrupt-hand", who, n),
            Effect::Corrupt(who, n, _) => bent_n("corrupt", who, n),
            Effect::PlaceHusks(amount) => self.amount("place-husks", amount),
            Effect::DropHusks(Amount::Sum(0, 1, Source::HalfHusks)) => say("aeons-drop-husks-half"),
            Effect::DropHusks(amount) => self.amount("drop-husks", amount),
            Effect::SetLife(amount) => self.amount("set-life", amount),
            Effect::Devour(amount, piles) => {
                self.amount("devour", amount).with("pile", word(&format!("aeons-pile-{}", pile(piles))))
            }
            _ => plain(effect),
        }
    }

    /// A number that may depend on something: fixed, so much per thing, or more than a base.
    fn amount(&self, verb: &str, amount: Amount) -> Phrase {
        let (base, times, of) = match amount {
            Amount::Fixed(n) => return say(&format!("aeons-{verb}")).with("n", i64::from(n)),
            Amount::Sum(base, times, of) => (base, times, of),
        };
        let yes_or_no = of == Source::AllOpened
            || of == Source::Done && matches!(self.before, Before::Revealed | Before::Asked);
        let form = match (base, times) {
            _ if yes_or_no => "more",
            (0, _) => "per",
            (_, 1..) => "plus",
            _ => "minus",
        };
        let of =
            if of == Source::Done { format!("done-{}", self.before.word()) } else { source(of).to_string() };
        say(&format!("aeons-{verb}-{form}"))
            .with("n", i64::from(base))
            .with("times", i64::from(times.unsigned_abs()))
            .with("of", word(&format!("aeons-count-{of}")))
    }
}

/// Discard, destroy or take back: how many and which.
fn counted(verb: &str, who: Who, count: Count, filter: Filter) -> Phrase {
    let (form, n) = match count {
        Count::Exactly(Amount::Fixed(n)) => ("", i64::from(n)),
        Count::Exactly(_) => ("-some", 0),
        Count::UpTo(n) => ("-up-to", i64::from(n)),
        Count::All => ("-all", 0),
    };
    let key = format!("aeons-{verb}-{}{form}{}", person(who), suffix(filter));
    filtered(subject(say(&key), who).with("n", n), filter)
}

fn gain(who: Who, piles: Piles, to: To) -> Phrase {
    let to = match to {
        To::DiscardTop => "",
        To::Hand => "-hand",
        To::DeckTop => "-deck",
    };
    let phrase = subject(say(&format!("aeons-gain-{}{to}", person(who))), who);
    phrase.with("pile", word(&format!("aeons-pile-{}", pile(piles))))
}

/// Verbs that name neither a player nor an amount.
fn plain(effect: &Effect) -> Phrase {
    let with = |key: &str, n: u8| say(key).with("n", i64::from(n));
    match *effect {
        Effect::Scrap(n) => with("aeons-scrap", n),
        Effect::Discount(n) => with("aeons-discount", n),
        Effect::Pay(n) => with("aeons-pay", n),
        Effect::Unleash(n) => with("aeons-unleash", n),
        Effect::Strike(n) => with("aeons-strike", n),
        Effect::Swarm(n) => with("aeons-swarm", n),
        Effect::Fury(n) => with("aeons-fury", n),
        Effect::DropNemesis(n) => with("aeons-drop-nemesis", n),
        Effect::Pick(who) => subject(say("aeons-pick"), who),
        Effect::ShuffleTurn(TurnCards::Numbered) => say("aeons-shuffle-turn-numbered"),
        Effect::ShuffleTurn(TurnCards::Players) => say("aeons-shuffle-turn-players"),
        Effect::ShuffleTurn(TurnCards::Nemesis) => say("aeons-shuffle-turn-nemesis"),
        Effect::ReturnGem => say("aeons-return-gem"),
        Effect::PlayTwice => say("aeons-play-twice"),
        Effect::DestroyThis => say("aeons-destroy-this"),
        Effect::OntoDeck => say("aeons-onto-deck"),
        Effect::RevealTurn => say("aeons-reveal-turn"),
        Effect::KeepTurn => say("aeons-keep-turn"),
        Effect::BuryTurn => say("aeons-bury-turn"),
        Effect::Arrange => say("aeons-arrange"),
        Effect::RevealTop => say("aeons-reveal-top"),
        Effect::KeepTop => say("aeons-keep-top"),
        Effect::DiscardTop => say("aeons-discard-top"),
        Effect::DoublePrepare => say("aeons-double-prepare"),
        Effect::Shelter => say("aeons-shelter"),
        Effect::Ward => say("aeons-ward"),
        Effect::DevourEachGem => say("aeons-devour-each-gem"),
        Effect::ReturnMinion => say("aeons-return-minion"),
        Effect::Lose => say("aeons-lose"),
        _ => unreachable!("every other effect is written before"),
    }
}

const fn after(effect: &Effect) -> Option<Before> {
    match effect {
        Effect::Discard(..) | Effect::DiscardTogether(..) => Some(Before::Discarded),
        Effect::Destroy(..) => Some(Before::Destroyed),
        Effect::RevealTurn => Some(Before::Revealed),
        Effect::DropHusks(_) => Some(Before::Husks),
        Effect::DropNemesis(_) => Some(Before::Tier3),
        _ => None,
    }
}

const fn person(who: Who) -> &'static str {
    if matches!(who, Who::You) { "you" } else { "they" }
}

/// The subject of a clause, in the nominative.
fn subject(phrase: Phrase, who: Who) -> Phrase {
    let name = match who {
        Who::You => return phrase,
        Who::Same => "same",
        Who::Active => "active",
        Who::Ally => "ally",
        Who::Player => "player",
        Who::Any => "any",
        Who::Other => "other",
        Who::Pair => "pair",
        Who::LowestLife => "lowest-life",
        Who::MostLife => "most-life",
        Who::MostPrepared => "most-prepared",
        Who::MostOpened => "most-opened",
        Who::MostCharges => "most-charges",
        Who::MostCrystals => "most-crystals",
        Who::DearestSpell => "dearest-spell",
    };
    phrase.with("who", word(&format!("aeons-who-{name}")))
}

const fn suffix(filter: Filter) -> &'static str {
    match filter {
        Filter::Any => "",
        Filter::Gem => "-gem",
        Filter::Spell => "-spell",
        Filter::Crystal => "-crystal",
        Filter::Clean => "-clean",
        Filter::CostAtLeast(_) => "-cost",
        Filter::Costs(_) => "-free",
        Filter::Dearest => "-dearest",
    }
}

fn filtered(phrase: Phrase, filter: Filter) -> Phrase {
    match filter {
        Filter::CostAtLeast(n) | Filter::Costs(n) => phrase.with("cost", i64::from(n)),
        _ => phrase,
    }
}

const fn source(source: Source) -> &'static str {
    match source {
        Source::Done => "done",
        Source::Fury => "fury",
        Source::Husks => "husks",
        Source::HalfHusks => "half-husks",
        Source::ThisLife => "this-life",
        Source::EmptyPiles => "empty-piles",
        Source::PreparedBySame => "prepared",
        Source::TurnDiscard => "turn-discard",
        Source::Opened => "opened",
        Source::AllOpened => "all-opened",
        Source::Neighbours => "neighbours",
        Source::CostOfPicked => "cost",
        Source::HalfCostOfPicked => "half-cost",
    }
}

fn pile(piles: Piles) -> String {
    let name = match piles {
        Piles::Every => "every",
        Piles::Cheapest => "cheapest",
        Piles::CheapestGem => "cheapest-gem",
        Piles::DearestGem => "dearest-gem",
        Piles::SecondGem => "second-gem",
        Piles::CheapestRelic => "cheapest-relic",
        Piles::Relics => "relics",
        Piles::Spells => "spells",
        Piles::CostAtMost(n) => return format!("cost-at-most-{n}"),
    };
    name.to_string()
}
