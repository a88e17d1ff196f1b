//! The frame of a table: the parts every game fills, and what they are made of.
//!
//! A page has a top bar, plates for the players (left and right), the board, the stage, the viewer's own side with the
//! hand, and the question. On a laptop they stand around the middle; on a phone the plates become a strip at the top, the
//! hand and the question stay near the thumb, and what lies between scrolls. The game's style sheet sets how wide each
//! part is.

use maud::{Markup, html};
use talon_core::{ChoiceKind, Phrase};
use talon_table::AnyOffer;

use super::pictures::picture;
use super::widgets::{Figure, capital};
use super::{Scene, face};

/// What a game puts on the frame. An empty part takes no room.
#[derive(Default)]
pub struct Parts {
    /// Plates at the left edge, or the strip on a phone.
    pub(crate) left: Markup,
    /// Plates at the right edge, or the second line of the strip on a phone.
    pub(crate) right: Markup,
    /// What is on the table for everybody to see.
    pub(crate) board: Markup,
    /// What is happening now: who acts, what they played, what it comes to.
    pub(crate) stage: Markup,
    /// My own cards.
    pub(crate) hand: Markup,
}

/// The question: which card asks, in what words, with what answers.
#[derive(Default)]
pub struct Ask {
    /// The card that asks, or whose picture represents the question.
    pub(crate) source: Option<String>,
    /// What is being decided.
    pub(crate) title: String,
    /// A line below that explains it.
    pub(crate) more: Markup,
    /// Sums, sliders and the like, between the question and its answers.
    pub(crate) figures: Markup,
    /// The answers, the one nearest the thumb last.
    pub(crate) answers: Vec<Answer>,
}

/// How an answer looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Look {
    /// What most people will want.
    Main,
    /// Anything else.
    #[default]
    Plain,
    /// Something that hurts somebody.
    Fierce,
}

/// One answer to a question.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answer {
    /// The move, in notation.
    pub(crate) text: String,
    /// What it is called.
    pub(crate) say: String,
    /// What happens if it is chosen.
    pub(crate) follows: Option<String>,
    /// How it looks.
    pub(crate) look: Look,
    /// What kind of step it is.
    pub(crate) kind: ChoiceKind,
}

/// The answer that plays the whole hand: several moves at one press.
pub(crate) const ALL: &str = "all";

/// Whether this kind of choice turns something down. Such an answer is never the one nearest the thumb.
pub(crate) const fn declines(kind: ChoiceKind) -> bool {
    matches!(kind, ChoiceKind::Declines | ChoiceKind::Tells | ChoiceKind::EndsTurn)
}

impl Answer {
    /// The answer that makes this offer.
    pub(crate) fn of(scene: &Scene<'_>, offer: &AnyOffer) -> Self {
        let look = if offer.kind == ChoiceKind::Attacks { Look::Fierce } else { Look::Plain };
        let say = capital(&scene.say(&offer.say));
        Self { text: offer.text.clone(), say, follows: scene.follows(offer), look, kind: offer.kind }
    }

    pub(crate) fn button(&self) -> Markup {
        let ends = super::turn::ends(self.kind);
        let attacks = self.kind == ChoiceKind::Attacks;
        let look = ["primary", "", "fierce"][self.look as usize];
        let moves = (self.text != ALL).then_some(self.text.as_str());
        let name = if moves.is_some() { "move" } else { ALL };
        html! {
            button class={ "act " (look) } name=(name) value=(self.text) data-ends[ends] data-attacks[attacks] data-move=[moves] {
                b { (self.say) }
                @if let Some(follows) = &self.follows { span class="follows" { (follows) } }
            }
        }
    }
}

/// The answers for the offers not drawn yet, with the one nearest the thumb last, and marked. One that turns something
/// down is marked only if there is no other.
pub(crate) fn answers(scene: &Scene<'_>) -> Vec<Answer> {
    let mut answers: Vec<Answer> = scene.on_bar().into_iter().map(|offer| Answer::of(scene, offer)).collect();
    let first = answers.iter().position(|answer| !declines(answer.kind));
    if let Some(at) = first.or(if answers.len() == 1 { Some(0) } else { None }) {
        let mut main = answers.remove(at);
        if main.look == Look::Plain {
            main.look = Look::Main;
        }
        answers.push(main);
    }
    answers
}

/// The card named in a prompt.
pub(crate) fn asking(scene: &Scene<'_>, prompt: &Phrase) -> Option<String> {
    let id = crate::pages::log::card_in(prompt)?;
    face::find(scene.table.name(), id).map(|card| card.id.clone())
}

/// The question, from the prompt and from whatever offers are left to draw.
pub(crate) fn usual_question(scene: &Scene<'_>) -> Option<Ask> {
    let prompt = scene.me().and_then(|me| scene.table.prompt(me))?;
    let title = capital(&scene.say(&prompt));
    Some(Ask { source: asking(scene, &prompt), title, answers: answers(scene), ..Ask::default() })
}

/// The question as it stands at the bottom of the page.
pub(crate) fn question(scene: &Scene<'_>, question: &Ask) -> Markup {
    html! {
        div class="asking" data-question data-source=[question.source.as_deref()] {
            @if let Some(source) = &question.source { (small_picture(scene, source)) }
            div class="words" {
                p class="ask" id="ask" tabindex="-1" { (question.title) }
                @if !question.more.0.is_empty() { p class="more" { (question.more) } }
            }
        }
        @if !question.figures.0.is_empty() { div class="figures" { (question.figures) } }
        @if !question.answers.is_empty() {
            div class="answers" { @for answer in &question.answers { (answer.button()) } }
        }
    }
}

/// The picture of the card that asks; clicking it opens the card.
fn small_picture(scene: &Scene<'_>, id: &str) -> Markup {
    let game = scene.table.name();
    html! {
        @match face::find(game, id) {
            Some(card) => {
                @let big = scene.large_face(id, None);
                button type="button" class="source" popovertarget=(big) data-card=(id) data-zone="question"
                    aria-label=(scene.word(&card.name)) { (picture(game, id)) }
            }
            None => span class="source" { (picture(game, id)) },
        }
    }
}

/// A player, or the nemesis, as a plate: picture, name, vital numbers, and what is in front of them.
#[derive(Default)]
pub(crate) struct Plate {
    /// Its id on the page; the same for the same plate every time it is drawn.
    pub(crate) id: String,
    /// Whose picture.
    pub(crate) portrait: Option<String>,
    /// The colour of the plate, as for a card's kind.
    pub(crate) kind: String,
    /// What they are called.
    pub(crate) name: String,
    /// What else they are, beside their name.
    pub(crate) sub: String,
    /// Whether this is the viewer's own.
    pub(crate) mine: bool,
    /// Extra classes, such as `active`, `hot`, `out`, `ours`, `theirs`.
    pub(crate) class: String,
    /// The numbers everybody needs.
    pub(crate) vitals: Markup,
    /// How many cards are in which pile.
    pub(crate) piles: Markup,
    /// What stands in front of them.
    pub(crate) before: Markup,
    /// What to watch out for, or look forward to.
    pub(crate) notes: Markup,
}

pub(crate) fn plate(scene: &Scene<'_>, plate: &Plate) -> Markup {
    let game = scene.table.name();
    html! {
        section class={ "plate " (face::tint(&plate.kind)) " " (plate.class) @if plate.mine { " me" } } data-plate=(plate.id) aria-label=(plate.name) {
            div class="plate-head" {
                @if let Some(portrait) = &plate.portrait { span class="portrait" { (picture(game, portrait)) } }
                div class="vitals" {
                    h2 class="who" {
                        span { (plate.name) }
                        @if plate.mine { em class="you" { (capital(&scene.word("web-you"))) } }
                    }
                    @if !plate.sub.is_empty() { p class="sub" { (plate.sub) } }
                    (plate.vitals)
                }
            }
            @if !plate.piles.0.is_empty() { div class="piles" { (plate.piles) } }
            @if !plate.before.0.is_empty() { div class="before" { (plate.before) } }
            @if !plate.notes.0.is_empty() { div class="notes" { (plate.notes) } }
        }
    }
}

/// A number everybody needs, with its sign and a word; a bar below shows how much of the maximum is left.
pub(crate) fn vital(
    scene: &Scene<'_>,
    of: Figure,
    n: impl maud::Render,
    word: &str,
    bar: Option<Markup>,
) -> Markup {
    html! {
        span class={ "vital v-" (of.glyph) } data-n=(of.key) title=(scene.word(of.key)) {
            (face::glyph(of.glyph))
            span class="sr" { (scene.word(of.key)) " " } b { (n) } " " span class="key" { (word) }
        }
        @if let Some(bar) = bar { (bar) }
    }
}

/// A bar with marks; its last `loss` units are about to be lost.
pub(crate) fn bar(n: u16, most: u16, loss: u16, marks: &[u16], class: &str) -> Markup {
    let most = most.max(n).max(1);
    let loss = loss.min(n);
    html! {
        svg class={ "meter " (class) } viewBox={ "0 0 " (most) " 4" } preserveAspectRatio="none" aria-hidden="true" {
            rect class="all" width=(most) height="4" {}
            rect class="now" width=(n) height="4" {}
            @if loss > 0 { rect class="loss" x=(n - loss) width=(loss) height="4" {} }
            @for mark in marks { @if *mark < most { rect class="mark" x=(mark) width={ "0." (most.clamp(10, 90)) } height="4" {} } }
        }
    }
}

/// The steps of a turn, with the current one marked.
pub(crate) fn steps(words: &[(String, bool)]) -> Markup {
    html! {
        span class="steps" {
            @for (word, now) in words { span class=[now.then_some("now")] aria-current=[now.then_some("step")] { (word) } }
        }
    }
}
