//! Rules text, made from the effects: one phrase a printed line.
//!
//! A key is put together from the verb and what bends it in a language: who does it (`you`, `they`), how many (`up-to`,
//! `all`), which cards. The words for every key are in the locale files; [`keys`] lists them all.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use talon_core::{Arg, CardText, Gallery, Phrase, Value};

use crate::card::{
    Amount, Board, Class, Condition, Count, Effect, Filter, Mage, NemesisCard, NemesisKind, Piles, PlayerCard, Source,
    To, TurnCards, Usable, Which, Who, Window,
};
use crate::catalogue::Catalogue;
use crate::keys;
use crate::view::term;

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
    lines: Vec<Phrase>,
    before: Before,
}

/// A phrase whose key is put together at run time.
fn say(key: &str) -> Phrase {
    Phrase::new(keys::intern(key))
}

fn word(text: &str) -> Arg {
    Arg::Term(text.to_string())
}

impl Gallery for Catalogue {
    /// Player cards, nemesis cards, mages, nemeses.
    fn gallery(&self) -> Vec<CardText> {
        let cards = self.players.iter().map(player_entry).chain(self.nemesis_cards.iter().map(nemesis_entry));
        cards.chain(self.mages.iter().map(mage_entry)).chain(self.boards.iter().map(board_entry)).collect()
    }
}

impl Catalogue {
    /// The words for a branch of the choice at a node: its first clause, or its number where it has several.
    pub(crate) fn branch_text(&self, at: u16, index: u8) -> Option<Phrase> {
        let branch = self.origins.get(&at)?.get(usize::from(index))?;
        let mut lines = write(branch);
        (lines.len() == 1).then(|| lines.remove(0))
    }

    /// The words for what is asked at a node.
    pub(crate) fn ask_text(&self, at: u16) -> Option<Phrase> {
        let then = self.origins.get(&at)?.first()?;
        write(then).into_iter().next()
    }
}

fn write(effects: &[Effect]) -> Vec<Phrase> {
    let mut writer = Writer { lines: Vec::new(), before: Before::Nothing };
    writer.effects(effects);
    writer.lines
}

/// A heading and its lines, unless there are none.
fn section(lines: &mut Vec<Phrase>, heading: Phrase, effects: &[Effect]) {
    if !effects.is_empty() {
        lines.push(heading);
        lines.extend(write(effects));
    }
}

fn player_entry(card: &PlayerCard) -> CardText {
    let mut lines = Vec::new();
    if card.anywhere {
        lines.push(say("aeons-text-anywhere"));
    }
    section(&mut lines, say("aeons-text-gained"), &card.gained);
    let using = if card.usable == Usable::Once { "aeons-text-use-once" } else { "aeons-text-use-often" };
    section(&mut lines, say(using), &card.using);
    section(&mut lines, say("aeons-text-casting-end"), &card.casting_end);
    section(&mut lines, say("aeons-text-cast"), &card.cast);
    if card.gained.is_empty() {
        lines.extend(write(&card.play));
    } else {
        section(&mut lines, say("aeons-text-play"), &card.play);
    }
    let class = match card.class {
        Class::Gem => "gem",
        Class::Relic => "relic",
        Class::Spell => "spell",
    };
    let mut figures = Vec::from([("kind", Value::from(class)), ("cost", Value::Int(card.cost.into()))]);
    if card.pile > 0 {
        figures.push(("pile", Value::Int(card.pile.into())));
    }
    CardText { id: card.id.clone(), name: term("card", &card.id), figures, lines }
}

fn nemesis_entry(card: &NemesisCard) -> CardText {
    let mut lines = Vec::new();
    section(&mut lines, say("aeons-text-to-discard"), &card.to_discard);
    section(&mut lines, say("aeons-text-immediate"), &card.immediate);
    if card.hit_cap > 0 {
        lines.push(say("aeons-text-hit-cap").with("n", i64::from(card.hit_cap)));
    }
    if card.guarded {
        lines.push(say("aeons-text-guarded"));
    }
    if card.husk_life > 0 {
        lines.push(say("aeons-text-husk-life").with("n", i64::from(card.husk_life)));
    }
    section(&mut lines, say("aeons-text-hit"), &card.hit);
    let (kind, figure) = match card.kind {
        NemesisKind::Attack => ("attack", None),
        NemesisKind::Minion => ("minion", Some("life")),
        NemesisKind::Power => ("power", Some("power")),
        NemesisKind::Strike => ("strike", None),
        NemesisKind::Corruption => ("corruption", None),
    };
    match card.kind {
        NemesisKind::Minion => section(&mut lines, say("aeons-text-persistent"), &card.effect),
        NemesisKind::Power => {
            section(&mut lines, say("aeons-text-power").with("n", i64::from(card.figure)), &card.effect);
        }
        NemesisKind::Attack | NemesisKind::Strike | NemesisKind::Corruption => lines.extend(write(&card.effect)),
    }
    let owner = if card.of.is_empty() { "basic" } else { &card.of };
    let mut figures = Vec::from([
        ("kind", Value::from(kind)),
        ("nemesis", Value::from(owner)),
        ("tier", Value::Int(card.tier.into())),
    ]);
    if let Some(figure) = figure.filter(|_| card.figure > 0) {
        figures.push((figure, Value::Int(card.figure.into())));
    }
    CardText { id: card.id.clone(), name: term("card", &card.id), figures, lines }
}

fn mage_entry(mage: &Mage) -> CardText {
    let window = match mage.window {
        Window::OwnMain => "aeons-text-window-own-main",
        Window::AnyMain => "aeons-text-window-any-main",
        Window::NemesisDraw => "aeons-text-window-nemesis-draw",
        Window::TurnDrawn => "aeons-text-window-turn-drawn",
    };
    let ability = say("aeons-text-ability").with("ability", Arg::Term(term("ability", &mage.id)));
    let mut lines = Vec::from([ability, say(window)]);
    lines.extend(write(&mage.ability));
    let figures = Vec::from([("kind", Value::from("mage")), ("charges", Value::Int(mage.charges.into()))]);
    CardText { id: mage.id.clone(), name: term("mage", &mage.id), figures, lines }
}

fn board_entry(board: &Board) -> CardText {
    let mut lines = Vec::new();
    section(&mut lines, say("aeons-text-set-up"), &board.start);
    section(&mut lines, say("aeons-text-unleash"), &board.unleash);
    section(&mut lines, say("aeons-text-turn-end"), &board.turn_end);
    if board.strike_fury > 0 {
        lines.push(say("aeons-text-strike-rule").with("n", i64::from(board.strike_fury)));
    }
    for (from, to, effects) in &board.swarm {
        let heading = say("aeons-text-swarm").with("from", i64::from(*from)).with("to", i64::from(*to));
        section(&mut lines, heading, effects);
    }
    if !board.swarm.is_empty() {
        lines.push(say("aeons-text-husks"));
    }
    if board.corruption_spreads_expert {
        lines.push(say("aeons-text-corruptions"));
    }
    if board.starves {
        lines.push(say("aeons-text-devoured"));
    }
    section(&mut lines, say("aeons-text-expert"), &board.unleash_expert);
    section(&mut lines, say("aeons-text-expert"), &board.start_expert);
    if board.strike_fury_expert > 0 {
        lines.push(say("aeons-text-expert"));
        lines.push(say("aeons-text-strike-rule").with("n", i64::from(board.strike_fury_expert)));
    }
    if board.corruption_spreads_expert {
        lines.push(say("aeons-text-expert"));
        lines.push(say("aeons-text-corruption-spreads"));
    }
    let figures = Vec::from([
        ("kind", Value::from("nemesis")),
        ("life", Value::Int(board.life.into())),
        ("rating", Value::Int(board.rating.into())),
    ]);
    CardText { id: board.id.clone(), name: term("nemesis", &board.id), figures, lines }
}

impl Writer {
    fn effects(&mut self, effects: &[Effect]) {
        for effect in effects {
            self.effect(effect);
        }
    }

    fn line(&mut self, phrase: Phrase) {
        self.lines.push(phrase);
    }

    fn effect(&mut self, effect: &Effect) {
        match effect {
            Effect::If(condition, then) => {
                let heading = self.condition(*condition);
                self.line(heading);
                self.effects(then);
            }
            Effect::Ask(who, then) => {
                let key = if *who == Who::You { "aeons-text-may-you" } else { "aeons-text-may-they" };
                self.line(subject(say(key), *who));
                self.effects(then);
                self.before = Before::Asked;
            }
            Effect::OneOf(_, branches) => {
                for (index, branch) in branches.iter().enumerate() {
                    if index > 0 {
                        self.line(say("aeons-text-or"));
                    }
                    self.effects(branch);
                }
            }
            Effect::Each(body) => {
                self.line(say("aeons-text-each"));
                self.effects(body);
            }
            Effect::Times(n, body) => {
                self.line(say("aeons-text-times").with("n", i64::from(*n)));
                self.effects(body);
            }
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

    fn verb(&self, effect: &Effect) -> Phrase {
        let with = |key: &str, n: u8| say(key).with("n", i64::from(n));
        let bent = |verb: &str, who: Who| subject(say(&format!("aeons-{verb}-{}", person(who))), who);
        let bent_n = |verb: &str, who: Who, n: u8| bent(verb, who).with("n", i64::from(n));
        match *effect {
            Effect::Aether(n) => with("aeons-aether", n),
            Effect::AetherFor(Class::Gem, n) => with("aeons-aether-gem", n),
            Effect::AetherFor(_, n) => with("aeons-aether-spell", n),
            Effect::Deal(amount) => self.amount("deal", amount),
            Effect::Suffer(who, amount) => subject(self.amount(&format!("suffer-{}", person(who)), amount), who),
            Effect::HurtGravehold(amount) => self.amount("hurt-gravehold", amount),
            Effect::HurtThis(n) => with("aeons-hurt-this", n),
            Effect::Heal(who, n) => bent_n("heal", who, n),
            Effect::HealGravehold(n) => with("aeons-heal-gravehold", n),
            Effect::HealNemesis(n) => with("aeons-heal-nemesis", n),
            Effect::Charge(who, n) => bent_n("charge", who, n),
            Effect::LoseCharges(who, u8::MAX) => bent("lose-all-charges", who),
            Effect::LoseCharges(who, n) => bent_n("lose-charges", who, n),
            Effect::Draw(who, n) => bent_n("draw", who, n),
            Effect::Discard(who, count, filter) => self.counted("discard", who, count, filter),
            Effect::Destroy(who, count, filter) => self.counted("destroy", who, count, filter),
            Effect::FromDiscard(who, count, filter) => self.counted("from-discard", who, count, filter),
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
            Effect::Gain(who, piles, to) => self.gain(who, piles, to),
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
        let of = if of == Source::Done { format!("done-{}", self.before.word()) } else { source(of).to_string() };
        say(&format!("aeons-{verb}-{form}"))
            .with("n", i64::from(base))
            .with("times", i64::from(times.unsigned_abs()))
            .with("of", word(&format!("aeons-count-{of}")))
    }

    fn counted(&self, verb: &str, who: Who, count: Count, filter: Filter) -> Phrase {
        let (form, n) = match count {
            Count::Exactly(Amount::Fixed(n)) => ("", i64::from(n)),
            Count::Exactly(_) => ("-some", 0),
            Count::UpTo(n) => ("-up-to", i64::from(n)),
            Count::All => ("-all", 0),
        };
        let key = format!("aeons-{verb}-{}{form}{}", person(who), suffix(filter));
        filtered(subject(say(&key), who).with("n", n), filter)
    }

    fn gain(&self, who: Who, piles: Piles, to: To) -> Phrase {
        let to = match to {
            To::DiscardTop => "",
            To::Hand => "-hand",
            To::DeckTop => "-deck",
        };
        let phrase = subject(say(&format!("aeons-gain-{}{to}", person(who))), who);
        phrase.with("pile", word(&format!("aeons-pile-{}", pile(piles))))
    }
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
