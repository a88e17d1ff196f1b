//! A table as one viewer meets it: what they see, what they may do, and what has already been drawn.

use std::any::Any;
use std::cell::{OnceCell, RefCell};
use std::time::Duration;

use maud::{Markup, html};
use talon_core::{Anchor, CardText, ChoiceKind, Game, Phrase, Seat, Spot, Viewer};
use talon_table::{AnyOffer, AnyTable, News};
use talon_text::Speech;

use super::{face, turn, widgets};
use crate::ahead::Ahead;
use crate::games;
use crate::thinking::Hint;

/// A table as one viewer sees it.
pub struct Scene<'a> {
    /// The table. Read it only through [`AnyTable::position`] and views for `viewer`.
    pub(crate) table: &'a dyn AnyTable,
    /// Through whose eyes.
    pub(crate) viewer: Viewer,
    /// The words.
    pub(crate) speech: &'a Speech,
    /// Who sits where, as shown: their name, or "you".
    pub(crate) names: Vec<String>,
    /// What they are called within a sentence.
    pub(crate) spoken: Vec<String>,
    /// What else they are, beside their name: a bot and how strong, or which seat.
    pub(crate) besides: Vec<String>,
    /// Recent history, oldest first: enough for the turn in progress and those since the viewer's own last one.
    pub(crate) story: Vec<StoryMove<'a>>,
    /// Is it a puzzle? Then nothing tells what an answer is worth.
    pub(crate) is_puzzle: bool,
    /// What is left on the table's clock, if it has one.
    pub(crate) left: Option<Duration>,
    /// The cards whose large faces this reader's page already has, by id.
    pub(crate) faces: &'a str,
    /// Large faces to be drawn once each, after the board.
    pub(super) seen: RefCell<Vec<Face>>,
    /// Whether it is this viewer's turn to act, right here.
    pub(super) asked: bool,
    /// What can be known of the turns to come.
    pub(crate) ahead: Ahead,
    /// Data a layout computes once and reuses for a page.
    pub(crate) memo: OnceCell<Box<dyn Any>>,
    pub(super) offers: Vec<AnyOffer>,
    pub(super) drawn: RefCell<Vec<bool>>,
}

/// One entry of the story: who moved, and what the viewer was told.
pub(crate) struct StoryMove<'a> {
    pub(crate) seat: Seat,
    pub(crate) told: Vec<&'a News>,
}

/// The seats of a table, under the names one viewer uses for them.
#[derive(Clone, Default)]
pub(crate) struct Names {
    /// By name, and "you".
    pub(crate) shown: Vec<String>,
    /// In a sentence.
    pub(crate) spoken: Vec<String>,
    /// Besides the name.
    pub(crate) besides: Vec<String>,
}

/// A large face, with the reason why its card cannot be used where it lies, if any.
pub(super) struct Face {
    /// Its id on the page.
    pub(super) name: String,
    /// The card.
    pub(super) id: String,
    pub(super) why: Option<String>,
}

impl<'a> Scene<'a> {
    /// The table, with what `viewer` may do. `acting` is false in replays and while seats are still open.
    pub(crate) fn new(
        table: &'a dyn AnyTable,
        viewer: Viewer,
        speech: &'a Speech,
        names: Names,
        acting: bool,
    ) -> Self {
        let (mut offers, mut asked) = (Vec::new(), false);
        if let (Viewer::Seat(seat), true) = (viewer, acting) {
            offers = table.offers(seat);
            asked = table.to_act().has(seat);
            // Only the server makes the clock's move.
            let clock = table.clock_move(seat);
            offers.retain(|offer| Some(&offer.text) != clock.as_ref());
        }
        let drawn = RefCell::new(vec![false; offers.len()]);
        let (seen, memo) = (RefCell::default(), OnceCell::new());
        let (Names { shown: names, spoken, besides }, story) = (names, Vec::new());
        Self {
            table,
            viewer,
            speech,
            names,
            spoken,
            besides,
            story,
            is_puzzle: false,
            left: None,
            faces: "",
            seen,
            asked,
            ahead: Ahead::Nothing,
            memo,
            offers,
            drawn,
        }
    }

    /// Says something with the names of those who sit here.
    pub(crate) fn say(&self, phrase: &Phrase) -> String {
        self.speech.say(&phrase.named(&self.spoken))
    }

    /// What follows from an offer, in a few words.
    pub(crate) fn follows(&self, offer: &AnyOffer) -> Option<String> {
        games::of(self.table).follows(self, offer)
    }

    /// The seat of whoever is looking, if it is a player.
    pub(crate) const fn me(&self) -> Option<Seat> {
        if let Viewer::Seat(seat) = self.viewer { Some(seat) } else { None }
    }

    /// The words for a plain key.
    pub(crate) fn word(&self, key: &str) -> String {
        self.speech.name(key)
    }

    /// Whether this viewer may act, right here and now.
    pub(crate) const fn is_asked(&self) -> bool {
        self.asked
    }

    /// Every offer, whether or not it has been drawn.
    pub(crate) fn offers(&self) -> &[AnyOffer] {
        &self.offers
    }

    /// The words for a key with a number.
    pub(crate) fn counted(&self, key: &'static str, n: i64) -> String {
        self.speech.say(&Phrase::new(key).with("n", n))
    }

    /// Whose turn it is, for the top bar: the viewer's own, or by name.
    pub(crate) fn turn_of(&self, name: &str, seat: Option<Seat>) -> String {
        if seat.is_some() && seat == self.me() {
            return self.word("web-status-mine");
        }
        format!("{} {name}", self.word("web-status-turn"))
    }

    /// Why none of these moves can be made now, in words; `None` if one can, or if it is not this viewer's turn to act.
    pub(crate) fn why_not(&self, tries: &[String]) -> Option<String> {
        let me = self.me().filter(|_| self.asked && !tries.is_empty())?;
        let mut reasons: Vec<String> = Vec::new();
        for text in tries {
            let reason = widgets::capital(&self.say(&self.table.refusal(me, text)?.phrase()));
            if !reasons.contains(&reason) {
                reasons.push(reason);
            }
        }
        Some(reasons.join(" "))
    }

    /// The id of a large face that will be drawn after the board.
    pub(crate) fn large_face(&self, id: &str, why: Option<&str>) -> String {
        let mut seen = self.seen.borrow_mut();
        if let Some(face) = seen.iter().find(|face| face.id == id && face.why.as_deref() == why) {
            return face.name.clone();
        }
        let name = if why.is_some() { format!("why-{}-{id}", seen.len()) } else { format!("big-{id}") };
        seen.push(Face { name: name.clone(), id: id.to_string(), why: why.map(ToString::to_string) });
        name
    }

    /// Whether the reader's page already has the large face of this card.
    pub(crate) fn has_face(&self, id: &str) -> bool {
        self.faces.split(' ').any(|other| other == id)
    }

    /// The large face itself, or a gap for one already on the reader's page.
    pub(crate) fn large(&self, card: &CardText) -> Markup {
        if self.has_face(&card.id) {
            return html! { div data-kept=(card.id) {} };
        }
        face::large(self.table.name(), card, self.speech)
    }

    /// What may be done with the card at this spot; it counts as drawn from now on.
    pub(crate) fn on_card(&self, spot: Spot) -> Vec<&AnyOffer> {
        self.take(|offer| offer.at == Anchor::Card(spot))
    }

    /// What may be done at a place.
    pub(crate) fn on_place(&self, spot: Spot) -> Vec<&AnyOffer> {
        self.take(|offer| offer.at == Anchor::Place(spot))
    }

    /// What may be done with a player.
    pub(crate) fn on_seat(&self, seat: Seat) -> Vec<&AnyOffer> {
        self.take(|offer| offer.at == Anchor::Seat(seat))
    }

    /// Every offer whose choice is `wanted`, wherever it would be drawn; it counts as drawn from now on.
    pub(crate) fn all_that<G: Game>(&self, wanted: impl Fn(G::Choice) -> bool) -> Vec<&AnyOffer> {
        self.take(|offer| offer.choice::<G>().is_some_and(&wanted))
    }

    /// Whether such a choice may be made now.
    pub(crate) fn may<G: Game>(&self, wanted: impl Fn(G::Choice) -> bool) -> bool {
        self.choices::<G>().any(wanted)
    }

    /// Every choice there is, drawn or not.
    pub(crate) fn choices<G: Game>(&self) -> impl Iterator<Item = G::Choice> {
        self.offers.iter().filter_map(AnyOffer::choice::<G>)
    }

    /// What remains for the prompt bar. Call this last.
    pub(crate) fn on_bar(&self) -> Vec<&AnyOffer> {
        self.take(|_| true)
    }

    /// What ending the turn this way, now, would leave undone.
    pub(crate) fn undone(&self, by: ChoiceKind) -> Vec<&AnyOffer> {
        self.me().map_or_else(Vec::new, |me| turn::undone(me, &self.offers, by))
    }

    /// How this move, in notation, would end the turn, if it would.
    pub(crate) fn ending(&self, text: &str) -> Option<ChoiceKind> {
        let offer = self.offers.iter().find(|offer| offer.text == text)?;
        Some(offer.kind).filter(|&kind| turn::ends(kind))
    }

    /// The hints, with their offers, in order.
    pub(crate) fn hinted<'h>(&self, hints: &'h [Hint]) -> Vec<(&'h Hint, &AnyOffer)> {
        let offered = |hint: &'h Hint| {
            let offer = self.offers.iter().find(|offer| offer.text == hint.text)?;
            Some((hint, offer))
        };
        hints.iter().filter_map(offered).collect()
    }

    /// Whether there is anything at all to do.
    pub(crate) fn has_offers(&self) -> bool {
        !self.offers.is_empty()
    }

    /// Whether there is exactly one thing to do; then nothing needs weighing up.
    pub(crate) fn is_forced(&self) -> bool {
        self.offers.len() == 1
    }

    fn take(&self, wanted: impl Fn(&AnyOffer) -> bool) -> Vec<&AnyOffer> {
        let mut drawn = self.drawn.borrow_mut();
        let mut taken = Vec::new();
        for (offer, drawn) in self.offers.iter().zip(drawn.iter_mut()) {
            if !*drawn && wanted(offer) {
                *drawn = true;
                taken.push(offer);
            }
        }
        taken
    }
}
