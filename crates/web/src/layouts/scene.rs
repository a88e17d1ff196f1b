//! A table as one viewer meets it: what they see, what they may do, and which of it was drawn already.

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

/// A table as one viewer meets it.
pub struct Scene<'a> {
    /// The table. Only [`AnyTable::position`] and views for `viewer` may be read from it.
    pub(crate) table: &'a dyn AnyTable,
    /// Through whose eyes.
    pub(crate) viewer: Viewer,
    /// The words.
    pub(crate) speech: &'a Speech,
    /// Who sits where, as shown: by name, and "you".
    pub(crate) names: Vec<String>,
    /// What they are called in a sentence.
    pub(crate) spoken: Vec<String>,
    /// Who they are besides: a bot and how strong, which seat.
    pub(crate) besides: Vec<String>,
    /// What happened lately, the oldest first: enough for the turn that goes on and those since the viewer's own last one.
    pub(crate) story: Vec<StoryMove<'a>>,
    /// Is it a puzzle? Then nothing tells what an answer is worth.
    pub(crate) is_puzzle: bool,
    /// What is left on the table's clock, if it has one.
    pub(crate) left: Option<Duration>,
    /// The cards whose large faces the reader's page has already, by their ids.
    pub(crate) faces: &'a str,
    /// Large faces to be laid down once, after the board.
    pub(super) seen: RefCell<Vec<Face>>,
    /// Is it for this viewer to act, here and now?
    pub(super) asked: bool,
    /// What can be known of the turns to come.
    pub(crate) ahead: Ahead,
    /// What a layout finds out once for a page.
    pub(crate) memo: OnceCell<Box<dyn Any>>,
    pub(super) offers: Vec<AnyOffer>,
    pub(super) drawn: RefCell<Vec<bool>>,
}

/// A move of the story: who made it, and what the viewer was told.
pub(crate) struct StoryMove<'a> {
    pub(crate) seat: Seat,
    pub(crate) told: Vec<&'a News>,
}

/// The seats of a table as one viewer calls them.
#[derive(Clone, Default)]
pub(crate) struct Names {
    /// By name, and "you".
    pub(crate) shown: Vec<String>,
    /// In a sentence.
    pub(crate) spoken: Vec<String>,
    /// Besides the name.
    pub(crate) besides: Vec<String>,
}

/// A large face, with why the card cannot be used where it lies.
pub(super) struct Face {
    /// Its id on the page.
    pub(super) name: String,
    /// The card.
    pub(super) id: String,
    pub(super) why: Option<String>,
}

impl<'a> Scene<'a> {
    /// The table with what `viewer` may do. `acting` is false in replays and while seats are open.
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
            // The clock's move is the server's to make.
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

    /// What follows from an offer, in few words.
    pub(crate) fn follows(&self, offer: &AnyOffer) -> Option<String> {
        games::of(self.table).follows(self, offer)
    }

    /// The seat that looks, if a player does.
    pub(crate) const fn me(&self) -> Option<Seat> {
        if let Viewer::Seat(seat) = self.viewer { Some(seat) } else { None }
    }

    /// The words for a bare key.
    pub(crate) fn word(&self, key: &str) -> String {
        self.speech.name(key)
    }

    /// May this viewer act here and now?
    pub(crate) const fn is_asked(&self) -> bool {
        self.asked
    }

    /// Every offer, drawn or not.
    pub(crate) fn offers(&self) -> &[AnyOffer] {
        &self.offers
    }

    /// The words for a key with one number.
    pub(crate) fn counted(&self, key: &'static str, n: i64) -> String {
        self.speech.say(&Phrase::new(key).with("n", n))
    }

    /// Whose turn it is, for the top bar: mine, or by name.
    pub(crate) fn turn_of(&self, name: &str, seat: Option<Seat>) -> String {
        if seat.is_some() && seat == self.me() {
            return self.word("web-status-mine");
        }
        format!("{} {name}", self.word("web-status-turn"))
    }

    /// Why none of these moves can be made now, in words; nothing if one can be or if it is not for this viewer to act.
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

    /// The name of a large face that will be laid down after the board.
    pub(crate) fn large_face(&self, id: &str, why: Option<&str>) -> String {
        let mut seen = self.seen.borrow_mut();
        if let Some(face) = seen.iter().find(|face| face.id == id && face.why.as_deref() == why) {
            return face.name.clone();
        }
        let name = if why.is_some() { format!("why-{}-{id}", seen.len()) } else { format!("big-{id}") };
        seen.push(Face { name: name.clone(), id: id.to_string(), why: why.map(ToString::to_string) });
        name
    }

    /// Does the reader's page have the large face of this card?
    pub(crate) fn has_face(&self, id: &str) -> bool {
        self.faces.split(' ').any(|other| other == id)
    }

    /// The large face itself, or a gap for the one that the reader's page has.
    pub(crate) fn large(&self, card: &CardText) -> Markup {
        if self.has_face(&card.id) {
            return html! { div data-kept=(card.id) {} };
        }
        face::large(self.table.name(), card, self.speech)
    }

    /// What may be done with the card at a spot; drawn from now on.
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

    /// Everything whose choice is wanted, wherever it would be drawn; drawn from now on.
    pub(crate) fn all_that<G: Game>(&self, wanted: impl Fn(G::Choice) -> bool) -> Vec<&AnyOffer> {
        self.take(|offer| offer.choice::<G>().is_some_and(&wanted))
    }

    /// May a choice that is wanted be made now?
    pub(crate) fn may<G: Game>(&self, wanted: impl Fn(G::Choice) -> bool) -> bool {
        self.choices::<G>().any(wanted)
    }

    /// Every choice there is, drawn or not.
    pub(crate) fn choices<G: Game>(&self) -> impl Iterator<Item = G::Choice> {
        self.offers.iter().filter_map(AnyOffer::choice::<G>)
    }

    /// What is left for the prompt bar. To be asked last.
    pub(crate) fn on_bar(&self) -> Vec<&AnyOffer> {
        self.take(|_| true)
    }

    /// What ending the turn now, this way, would leave undone.
    pub(crate) fn undone(&self, by: ChoiceKind) -> Vec<&AnyOffer> {
        self.me().map_or_else(Vec::new, |me| turn::undone(me, &self.offers, by))
    }

    /// The way in which this move, in the notation, would end the turn, if it does.
    pub(crate) fn ending(&self, text: &str) -> Option<ChoiceKind> {
        let offer = self.offers.iter().find(|offer| offer.text == text)?;
        Some(offer.kind).filter(|&kind| turn::ends(kind))
    }

    /// Hints with the offers they are about, in the order of the hints.
    pub(crate) fn hinted<'h>(&self, hints: &'h [Hint]) -> Vec<(&'h Hint, &AnyOffer)> {
        let offered = |hint: &'h Hint| {
            let offer = self.offers.iter().find(|offer| offer.text == hint.text)?;
            Some((hint, offer))
        };
        hints.iter().filter_map(offered).collect()
    }

    /// Is there anything to do at all?
    pub(crate) fn has_offers(&self) -> bool {
        !self.offers.is_empty()
    }

    /// Is there one thing to do and no other? Nothing is to be weighed then.
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
