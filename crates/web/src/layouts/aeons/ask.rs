//! What is asked, and what follows from each answer: only from what the seat can know.

use maud::html;
use talon_aeons::{Catalogue, Choice, PhaseView};
use talon_core::Seat;
use talon_table::{AnyOffer, Table};

use super::{Seen, foresee};
use crate::layouts::Scene;
use crate::layouts::frame::{self, Answer, Ask, Look};
use crate::layouts::widgets::capital;

/// An answer names at most this many of its consequences.
const FOLLOWS_MAX: usize = 4;

/// What is asked.
pub(crate) fn question(scene: &Scene<'_>, table: &Table<Catalogue>) -> Option<Ask> {
    let seen = Seen::new(scene, table);
    let me = seen.me()?;
    let mut asked = frame::usual_question(scene)?;
    asked.title = title(&seen, me)?;
    asked.source = asked.source.or_else(|| source(&seen, me));
    if let Some(all) = every_gem(&seen, me) {
        for answer in asked.answers.iter_mut().filter(|answer| answer.look == Look::Main) {
            answer.look = Look::Plain;
        }
        asked.answers.push(all);
    }
    // An answer that turns something down is not the main one while something else can be done.
    let more = scene.offers().len() > asked.answers.len();
    for answer in asked.answers.iter_mut().filter(|answer| more && frame::declines(answer.kind)) {
        answer.look = Look::Plain;
    }
    let side = seen.side(me);
    let (_, gem, spell) = side.aether;
    if seen.is_my_turn() && seen.view.phase == PhaseView::Main && (gem > 0 || spell > 0) {
        asked.more = html! {
            @if gem > 0 { (seen.counted("web-aeons-only-gems", gem)) " " }
            @if spell > 0 { (seen.counted("web-aeons-only-spells", spell)) }
        };
    }
    Some(asked)
}

/// The question. What may be done or left is asked about, not only named.
pub(super) fn title(seen: &Seen<'_>, me: Seat) -> Option<String> {
    let what = capital(&seen.scene.say(&seen.scene.table.prompt(me)?));
    if seen.scene.may::<Catalogue>(|choice| choice == Choice::Yes) {
        return Some(seen.scene.speech.fill("web-aeons-do", &[("what", what.into())]));
    }
    Some(what)
}

/// Who asks if the question names no card: the card being resolved, the nemesis, or my own mage.
fn source(seen: &Seen<'_>, me: Seat) -> Option<String> {
    if !seen.scene.is_asked() {
        return None;
    }
    let resolving = seen.view.struck.or(seen.view.drawn);
    let id = match resolving {
        Some(kind) => seen.id(kind),
        None if seen.view.active == super::NEMESIS => seen.board(),
        None => seen.mage(me),
    };
    Some(id.to_string())
}

/// All gems at one press, with the aether they come to.
fn every_gem(seen: &Seen<'_>, me: Seat) -> Option<Answer> {
    let offered = seen.scene.may::<Catalogue>(super::lays_down);
    let (played, from, to) = if offered { foresee::all_gems(seen, me) } else { return None };
    (played > 1).then(|| Answer {
        text: frame::ALL.into(),
        say: seen.counted("web-aeons-all-gems", played as i64),
        follows: Some(format!("{} {from} → {to}", seen.scene.word("web-zone-aether"))),
        look: Look::Main,
        ..Answer::default()
    })
}

/// What follows from an offer, in a few words.
pub(crate) fn follows(scene: &Scene<'_>, table: &Table<Catalogue>, offer: &AnyOffer) -> Option<String> {
    let seen = Seen::new(scene, table);
    let me = seen.me()?;
    let (aether, gem, spell) = seen.side(me).aether;
    let choice = offer.choice::<Catalogue>()?;
    match choice {
        Choice::End if seen.view.phase == PhaseView::Main && seen.is_my_turn() => {
            let lost = i64::from(aether) + i64::from(gem) + i64::from(spell);
            (lost > 0).then(|| seen.counted("web-aeons-lost", lost))
        }
        Choice::Buy(_) | Choice::BuyDevoured(_) | Choice::Focus(_) | Choice::Open(_) | Choice::Charge => {
            // The price stands on the button or on the card.
            let spent = spends(&seen, me, choice);
            spent.map(|left| seen.counted("web-aeons-leaves", left))
        }
        Choice::Prepare(..) | Choice::Next(_) | Choice::NextAll(_) | Choice::Cast(..) => None,
        Choice::Play(_)
        | Choice::Ability
        | Choice::Use(_)
        | Choice::DiscardPower(_)
        | Choice::TargetNemesis
        | Choice::Target(_)
        | Choice::TargetHusk
        | Choice::Option(_)
        | Choice::End
        | Choice::Done
        | Choice::Yes
        | Choice::No
        | Choice::Card(..)
        | Choice::Spell(..)
        | Choice::Seat(_)
        | Choice::Breach(_)
        | Choice::Turn(_) => {
            let changes = foresee::then(&seen, choice);
            let said: Vec<String> = changes.iter().take(FOLLOWS_MAX).map(foresee::Change::say).collect();
            (!said.is_empty()).then(|| said.join(", "))
        }
    }
}

/// The aether left after a move, without what is for gems or spells only.
fn spends(seen: &Seen<'_>, me: Seat, choice: Choice) -> Option<i64> {
    use talon_core::{Dice, Eyes, Game as _, Silent, Viewer};
    let game = seen.game();
    let mut state = Eyes::new(game, seen.table.state(), me).resample(&mut Dice::new(1));
    game.apply(&mut state, me, &choice, &mut Silent).ok()?;
    let view = game.view(&state, Viewer::Seat(me));
    Some(view.seats[me.index()].aether.0.into())
}
