//! What an answer would do, tried in a world that looks the same to the seat, and told up to the first card that nobody can know.

use talon_aeons::state::State;
use talon_aeons::{Catalogue, Choice, Event, KindId, What};
use talon_core::{Arg, Dice, Eyes, Game as _, Outcome, Phrase, Seat, Sink};

use talon_table::AnyOffer;

use super::{LIFE, Seen};

/// One thing that an answer brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Change {
    /// What changes: the name of whoever or whatever it is.
    pub(super) what: String,
    /// The sign that stands for it.
    pub(super) sign: &'static str,
    /// Before and after; `None` for what is said in words alone.
    pub(super) numbers: Option<(i64, i64)>,
    /// The maximum, for a bar.
    pub(super) most: Option<i64>,
    /// Is it bad for the players?
    pub(super) bad: bool,
}

impl Change {
    /// In a few words: `Gravehold 17 → 12`.
    pub(super) fn say(&self) -> String {
        match self.numbers {
            Some((from, to)) => format!("{} {from} → {to}", self.what),
            None => self.what.clone(),
        }
    }
}

/// What was heard, up to the first thing that the seat cannot know or that another card does.
#[derive(Default)]
struct Heard {
    events: Vec<Event>,
    beyond: bool,
}

impl Sink<Event> for Heard {
    fn note(&mut self, make: impl FnOnce() -> Event) {
        let event = make();
        self.beyond |= matches!(
            event.what,
            What::Turned
                | What::TurnRevealed
                | What::TurnShuffled
                | What::NemesisDrew
                | What::NemesisActs
                | What::Ticked
                | What::Struck
                | What::Shuffled
                | What::TopRevealed
        );
        if !self.beyond {
            self.events.push(event);
        }
    }
}

/// What follows from an offer.
pub(super) fn after(seen: &Seen<'_>, offer: &AnyOffer) -> Vec<Change> {
    offer.choice::<Catalogue>().map_or_else(Vec::new, |choice| then(seen, choice))
}

/// What follows from a choice of whoever looks.
pub(super) fn then(seen: &Seen<'_>, choice: Choice) -> Vec<Change> {
    let Some(me) = seen.me() else { return Vec::new() };
    let game = seen.game();
    // One world does for every answer on the page.
    let world = || Box::new(Eyes::new(game, seen.table.state(), me).resample(&mut Dice::new(1)));
    let world = seen.scene.memo.get_or_init(|| world());
    let Some(mut state) = world.downcast_ref::<State>().copied() else { return Vec::new() };
    let mut heard = Heard::default();
    if game.apply(&mut state, me, &choice, &mut heard).is_err() {
        return Vec::new();
    }
    let mut changes = changes(seen, &heard.events);
    if !heard.beyond
        && let Some(outcome) = game.outcome(&state)
    {
        let won = matches!(outcome, Outcome::PlayersWon { .. });
        let key = if won { "web-aeons-would-win" } else { "web-aeons-would-lose" };
        changes.insert(0, word(seen.scene.word(key), if won { "gravehold" } else { "skull" }, !won));
    }
    changes
}

/// Everything that changes, what hurts first.
fn changes(seen: &Seen<'_>, events: &[Event]) -> Vec<Change> {
    let view = &seen.view;
    let mut all = Vec::new();
    let sum = |wanted: &dyn Fn(&Event) -> i64| events.iter().map(wanted).sum::<i64>();
    let n = |event: &Event| i64::from(event.n.abs());
    let gravehold = sum(&|event| match event.what {
        What::GraveholdHurt => -n(event),
        What::GraveholdHealed => n(event),
        _ => 0,
    });
    let (life, most) = (i64::from(view.gravehold.0), i64::from(view.gravehold.1));
    all.extend(number(seen.scene.word("web-zone-gravehold"), "gravehold", life, gravehold, most, false));
    for (index, side) in view.seats.iter().enumerate() {
        let own = |event: &Event| usize::from(event.seat) == index;
        let change = sum(&|event| match event.what {
            What::Hurt if own(event) => -n(event),
            What::Healed if own(event) => n(event),
            _ => 0,
        });
        let name = seen.name(Seat::at(index));
        all.extend(number(name.clone(), "health", i64::from(side.life), change, LIFE.into(), false));
        if events.iter().any(|event| event.what == What::Exhausted && own(event)) {
            let phrase = Phrase::new("web-aeons-exhausts").with("seat", Seat::at(index));
            all.push(word(seen.scene.say(&phrase), "skull", true));
        }
        let charges = sum(&|event| match event.what {
            What::Charged if own(event) => n(event),
            What::Discharged if own(event) => -n(event),
            _ => 0,
        });
        if charges != 0 {
            let what = format!("{name}: {}", seen.scene.word("web-zone-charges"));
            let most = i64::from(side.charges.1);
            all.extend(number(what, "charges", i64::from(side.charges.0), charges, most, false));
        }
    }
    all.extend(foes(seen, events));
    all.extend(cards(seen, events));
    let aether = sum(&|event| if event.what == What::Aether { n(event) } else { 0 });
    if let Some(me) = seen.me().filter(|_| aether > 0) {
        let now = i64::from(seen.side(me).aether.0);
        all.push(Change {
            what: seen.scene.word("web-zone-aether"),
            sign: "aether",
            numbers: Some((now, now + aether)),
            most: None,
            bad: false,
        });
    }
    all
}

/// What changes for the nemesis and what fights for it.
fn foes(seen: &Seen<'_>, events: &[Event]) -> Vec<Change> {
    let view = &seen.view;
    let mut all = Vec::new();
    let n = |event: &Event| i64::from(event.n.abs());
    let sum = |wanted: &dyn Fn(&Event) -> i64| events.iter().map(wanted).sum::<i64>();
    let nemesis = sum(&|event| match event.what {
        What::NemesisHurt => -n(event),
        What::NemesisHealed => n(event),
        _ => 0,
    });
    let (life, most) = (i64::from(view.nemesis.0), i64::from(view.nemesis.1));
    all.extend(number(seen.nemesis_name(), "nemesis", life, nemesis, most, true));
    for entry in &view.in_play {
        let hurt = sum(&|event| {
            if event.what == What::MinionHurt && event.kind == entry.kind { -n(event) } else { 0 }
        });
        all.extend(number(
            seen.card_name(entry.kind),
            "minion",
            entry.left.into(),
            hurt,
            entry.left.into(),
            true,
        ));
    }
    let husks = sum(&|event| match event.what {
        What::HusksPlaced => n(event),
        What::HusksFell => -n(event),
        _ => 0,
    });
    all.extend(number(seen.scene.word("web-aeons-husks"), "husks", view.husks.0.into(), husks, 15, true));
    let fury = sum(&|event| if event.what == What::Fury { i64::from(event.n) } else { 0 });
    all.extend(number(seen.scene.word("web-aeons-fury"), "flame", view.fury.into(), fury, 9, true));
    all
}

/// Cards and breaches that are lost.
fn cards(seen: &Seen<'_>, events: &[Event]) -> Vec<Change> {
    let mut all: Vec<Change> = Vec::new();
    let lost = |key: &'static str, kind: KindId| {
        let card = Arg::Term(super::term("card", seen.id(kind)));
        seen.scene.say(&Phrase::new(key).with("card", card))
    };
    for event in events {
        let said = match event.what {
            What::Devoured => lost("web-aeons-loses-supply", event.kind),
            What::Destroyed => lost("web-aeons-loses", event.kind),
            What::Discarded => lost("web-aeons-discards", event.kind),
            What::BreachLost => seen.counted("web-aeons-loses-breach", i64::from(event.n)),
            _ => continue,
        };
        if !all.iter().any(|change| change.what == said) {
            let bad = event.what != What::Discarded;
            all.push(word(said, if event.what == What::BreachLost { "opened" } else { "discard" }, bad));
        }
    }
    all
}

fn number(what: String, sign: &'static str, from: i64, by: i64, most: i64, foe: bool) -> Option<Change> {
    let to = (from + by).max(0);
    let to = if sign == "health" || sign == "gravehold" { to.min(most) } else { to };
    let bad = (to < from) != foe;
    (by != 0 && to != from).then_some(Change { what, sign, numbers: Some((from, to)), most: Some(most), bad })
}

const fn word(what: String, sign: &'static str, bad: bool) -> Change {
    Change { what, sign, numbers: None, most: None, bad }
}

/// What the gems in hand come to, as far as none of them asks anything: how many, and the aether before and after.
pub(super) fn all_gems(seen: &Seen<'_>, me: Seat) -> (usize, i64, i64) {
    let game = seen.game();
    let mut state = Eyes::new(game, seen.table.state(), me).resample(&mut Dice::new(1));
    let now = i64::from(seen.side(me).aether.0);
    let (mut played, mut gained) = (0, 0);
    for kind in &seen.side(me).hand {
        let choice = Choice::Play(*kind);
        if !super::lays_down(choice) {
            continue;
        }
        let mut events: Vec<Event> = Vec::new();
        if game.apply(&mut state, me, &choice, &mut events).is_err() {
            break;
        }
        played += 1;
        gained += events
            .iter()
            .filter(|event| event.what == What::Aether)
            .map(|event| i64::from(event.n))
            .sum::<i64>();
    }
    (played, now, now + gained)
}
