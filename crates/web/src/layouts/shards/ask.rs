//! What is asked, and what follows from each answer.

use maud::{Markup, html};
use talon_core::{Phrase, Seat};
use talon_shards::{Catalogue, Choice, PromptKind, View};
use talon_table::{AnyOffer, Table};

use super::{HEALTH, Seen, foresee};
use crate::layouts::Scene;
use crate::layouts::frame::{self, Answer, Ask, Look};

/// What is asked.
pub(crate) fn question(scene: &Scene<'_>, table: &Table<Catalogue>) -> Option<Ask> {
    let me = scene.me()?;
    let prompt = scene.table.prompt(me)?;
    let seen = Seen { scene, table, view: table.view(scene.viewer) };
    let side = &seen.view.sides[me.index()];
    let mut asked =
        Ask { source: frame::asking(scene, &prompt), title: scene.say(&prompt), ..Ask::default() };
    asked.source = asked.source.or_else(|| {
        let character = seen.view.sides[me.index()].character?;
        Some(seen.game().characters()[usize::from(character)].id.clone())
    });
    if table.game().prompt_kind(table.state(), me) == PromptKind::Turn && scene.is_asked() {
        let words = Phrase::new("web-shards-my-turn")
            .with("gems", i64::from(side.gems))
            .with("power", i64::from(side.power.min(999)));
        asked.title = scene.say(&words);
        asked.more = html! { (scene.word("web-shards-my-turn-more")) };
    }
    asked.figures = number(&seen, me, &mut asked.answers);
    if let PromptKind::Shield(rest) = table.game().prompt_kind(table.state(), me) {
        asked.figures = sum(&seen, me, i64::from(rest));
    }
    let all = whole_hand(&seen, me);
    let mut rest: Vec<Answer> = scene.on_seat(me).into_iter().map(|offer| Answer::of(scene, offer)).collect();
    rest.extend(frame::answers(scene));
    if all.is_some() {
        rest.iter_mut()
            .filter(|answer| answer.look == Look::Main)
            .for_each(|answer| answer.look = Look::Plain);
    }
    asked.answers.extend(rest);
    asked.answers.extend(all);
    order(&mut asked.answers);
    Some(asked)
}

/// Does this lay down a card of the hand?
pub(crate) const fn lays_down(choice: Choice) -> bool {
    matches!(choice, Choice::Play(_) | Choice::Shield(_))
}

/// May this side be attacked now?
pub(super) fn may_attack(seen: &Seen<'_>, target: Seat) -> bool {
    seen.scene.may::<Catalogue>(|choice| attack(choice, 0).is_some_and(|(seat, _)| seat == target))
}

/// Every shield at one press: showing one costs nothing.
fn all_shields(seen: &Seen<'_>, me: Seat, rest: i64) -> Option<Answer> {
    let shown = seen.scene.choices::<Catalogue>().filter(|choice| matches!(choice, Choice::Shield(_)));
    if shown.count() < 2 || rest >= i64::from(u16::MAX) {
        return None;
    }
    let own = seen.table.state().glance(me);
    let hand = seen.view.sides[me.index()].hand.iter().flatten();
    let prevented: i64 = hand.map(|kind| i64::from(seen.game().shield_of(own, *kind))).sum();
    let say = seen.scene.word("web-shards-all-shields");
    Some(Answer {
        text: frame::ALL.into(),
        say,
        follows: seen.lost(me, prevented),
        look: Look::Main,
        ..Answer::default()
    })
}

/// The sum of an attack: what comes, what is prevented so far, what is left.
fn sum(seen: &Seen<'_>, me: Seat, rest: i64) -> Markup {
    let side = &seen.view.sides[me.index()];
    let (comes, health) = (i64::from(side.incoming), i64::from(side.health));
    if comes >= i64::from(u16::MAX) {
        return html! {};
    }
    let term = |n: i64, key: &str, class: &str| html! { span class={ "term " (class) } { b { (n) } small { (seen.scene.word(key)) } } };
    html! {
        span class="sum" {
            (term(comes, "web-shards-attack-power", "")) span class="op" { "−" } (term(comes - rest, "web-shards-prevented", ""))
            span class="op" { "=" } (term(rest, "web-shards-damage", "loss")) span class="op" { "→" }
            (term((health - rest).max(0), "web-shards-bid-health", "left"))
        }
    }
}

/// All cards of the hand at one press, with what they come to.
fn whole_hand(seen: &Seen<'_>, me: Seat) -> Option<Answer> {
    let held = seen.view.sides[me.index()].hand.len();
    let plays = seen.scene.may::<Catalogue>(|choice| matches!(choice, Choice::Play(_)));
    if let PromptKind::Shield(rest) = seen.game().prompt_kind(seen.table.state(), me) {
        return all_shields(seen, me, i64::from(rest));
    }
    if !plays || held == 0 {
        return None;
    }
    let say = seen.counted("web-shards-all", held as i64);
    Some(Answer {
        text: frame::ALL.into(),
        say,
        follows: foresee::whole_hand(seen, me),
        look: Look::Main,
        ..Answer::default()
    })
}

/// Plain answers first, then attacks, and the main answer last, nearest the thumb. If there are several, one that turns
/// something down is never the main one.
fn order(answers: &mut [Answer]) {
    if answers.len() > 1 {
        let leaving = answers.iter_mut().filter(|answer| frame::declines(answer.kind));
        leaving.for_each(|answer| answer.look = Look::Plain);
    }
    answers.sort_by_key(|answer| match answer.look {
        Look::Main => 2,
        Look::Fierce => 1,
        Look::Plain => 0,
    });
}

/// One stepper where a number has to be named: a bid, or how much of my power.
fn number(seen: &Seen<'_>, me: Seat, answers: &mut Vec<Answer>) -> Markup {
    let scene = seen.scene;
    let bid = |offer: &&AnyOffer| match offer.choice::<Catalogue>() {
        Some(Choice::Bid(n)) => Some(i64::from(n)),
        _ => None,
    };
    let bids = scene.all_that::<Catalogue>(|choice| matches!(choice, Choice::Bid(_)));
    if let (Some(least), Some(most)) = (bids.first().and_then(bid), bids.last().and_then(bid)) {
        let word = scene.word("web-shards-bid");
        answers.push(Answer {
            text: "bid {n}".into(),
            say: word,
            follows: Some(follows_bid(seen, least)),
            look: Look::Main,
            ..Answer::default()
        });
        return stepper(seen, least, most, least, "web-shards-bid-health");
    }
    let power = seen.view.sides[me.index()].power;
    let attacks = scene.all_that::<Catalogue>(|choice| attack(choice, power).is_some());
    let aimed: Vec<(Seat, u16)> =
        attacks.iter().filter_map(|offer| attack(offer.choice::<Catalogue>()?, power)).collect();
    let several = aimed.iter().any(|(_, amount)| *amount != aimed[0].1);
    let mut seats: Vec<Seat> = aimed.iter().map(|(seat, _)| *seat).collect();
    seats.dedup();
    for seat in &seats {
        let Some(last) = aimed.iter().rposition(|(target, _)| target == seat) else { continue };
        let most = attacks[last];
        let text = if several { format!("attack {} {{n}}", seat.number()) } else { most.text.clone() };
        let say = scene.say(&Phrase::new("web-shards-attack").with("seat", *seat));
        let say = if several { say } else { crate::layouts::widgets::capital(&scene.say(&most.say)) };
        answers.push(Answer { text, say, look: Look::Fierce, follows: scene.follows(most), kind: most.kind });
    }
    if !several {
        return html! {};
    }
    let most = i64::from(power);
    stepper(seen, 1, most, most, "web-shards-attack-power")
}

/// A number between two, with buttons, a slider and a field.
fn stepper(seen: &Seen<'_>, least: i64, most: i64, at: i64, key: &str) -> Markup {
    let word = seen.scene.word(key);
    let good: Vec<i64> = [least, least + 2, least + 5, most / 2, most]
        .into_iter()
        .filter(|n| (least..=most).contains(n))
        .collect();
    html! {
        span class="stepper" data-stepper {
            button type="button" class="act" data-step="-1" aria-label=(seen.scene.word("web-less")) { "−" }
            label { span class="key" { (word) } input type="number" name="n" min=(least) max=(most) value=(at) inputmode="numeric"; }
            button type="button" class="act" data-step="1" aria-label=(seen.scene.word("web-more")) { "+" }
            input type="range" min=(least) max=(most) value=(at) aria-label=(word) data-slider list="good";
            datalist id="good" { @for n in good { option value=(n) {} } }
        }
    }
}

/// Whom an attack is aimed at, and with how much; `power` is all there is.
const fn attack(choice: Choice, power: u16) -> Option<(Seat, u16)> {
    match choice {
        Choice::AttackAll(seat) => Some((seat, power)),
        Choice::Attack { seat, amount } => Some((seat, amount)),
        _ => None,
    }
}

fn follows_bid(seen: &Seen<'_>, bid: i64) -> String {
    seen.change("web-shards-follows-bid", i64::from(HEALTH), i64::from(HEALTH) - bid)
}

/// What follows from an offer, in a few words. Only what the seat can know: before shields, and nothing about cards to
/// come.
pub(crate) fn follows(scene: &Scene<'_>, table: &Table<Catalogue>, offer: &AnyOffer) -> Option<String> {
    let me = scene.me()?;
    let seen = Seen { scene, table, view: table.view(scene.viewer) };
    let own = &seen.view.sides[me.index()];
    let (gems, power) = (i64::from(own.gems), i64::from(own.power));
    let side = |seat: Seat| table.state().glance(seat);
    let choice = offer.choice::<Catalogue>()?;
    match choice {
        Choice::Focus => {
            let mastery = i64::from(own.mastery);
            Some(seen.change("web-shards-follows-focus", mastery, mastery + 1))
        }
        Choice::Recruit(kind) | Choice::FastPlay(kind) => {
            let price = i64::from(seen.game().price_for(side(me), kind));
            Some(seen.change("web-shards-follows-gems", gems, gems - price))
        }
        Choice::Hit { seat, place } => {
            let needed = i64::from(seen.game().toughness_of(side(seat), place));
            Some(seen.change("web-shards-follows-power", power, power - needed))
        }
        Choice::AttackAll(_) | Choice::Attack { .. } => {
            let (seat, amount) = attack(choice, own.power)?;
            let from = i64::from(seen.view.sides[seat.index()].health);
            let to = from - i64::from(amount);
            Some(if to <= 0 {
                scene.word("web-shards-kill")
            } else {
                seen.change("web-shards-follows-attack", from, to)
            })
        }
        Choice::Shield(kind) => seen.lost(me, seen.game().shield_of(side(me), kind).into()),
        Choice::NoShield => seen.lost(me, 0),
        Choice::End => unplayed(&seen.view, me).map(|n| seen.counted("web-shards-unplayed", n)),
        Choice::Play(_)
        | Choice::Exhaust { .. }
        | Choice::Relic(_)
        | Choice::Bid(_)
        | Choice::Pass
        | Choice::Character(_)
        | Choice::Card { .. }
        | Choice::Champion { .. }
        | Choice::Seat(_)
        | Choice::Done => None,
    }
}

fn unplayed(view: &View, me: Seat) -> Option<i64> {
    let held = view.sides[me.index()].hand.len() as i64;
    (held > 0).then_some(held)
}

impl Seen<'_> {
    /// What an attack leaves of me if this much more is prevented.
    fn lost(&self, me: Seat, prevented: i64) -> Option<String> {
        let PromptKind::Shield(rest) = self.game().prompt_kind(self.table.state(), me) else { return None };
        let health = i64::from(self.view.sides[me.index()].health);
        let rest = (i64::from(rest) - prevented).max(0);
        Some(self.change("web-shards-follows-health", health, (health - rest).max(0)))
    }
}
