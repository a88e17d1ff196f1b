//! What happened, and who may hear of it.

use talon_core::{First, Phrase, Seat, Viewer};

use crate::Realms;
use crate::card::Card;
use crate::trade::Wish;

/// Something that happened at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Who goes first was drawn by lot.
    Begins {
        /// Who.
        seat: Seat,
    },
    /// A card came from the deck; others do not hear which.
    Drew {
        /// Who.
        seat: Seat,
        /// Which, if the listener may know.
        card: Option<Card>,
    },
    /// Two cards came from the deck to choose from.
    DrewTwo {
        /// Who.
        seat: Seat,
        /// Which, if the listener may know.
        cards: Option<[Card; 2]>,
    },
    /// A card came from the discard area.
    Took {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A card went to the discard area.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// An offer was made.
    Offered {
        /// Who offers.
        seat: Seat,
        /// What.
        give: Card,
        /// To whom.
        to: Seat,
        /// For what.
        want: Card,
    },
    /// A card was called out to everybody.
    Called {
        /// Who calls.
        seat: Seat,
        /// What.
        give: Card,
        /// For what.
        wish: Wish,
    },
    /// A call was answered with an offer.
    Answered {
        /// Who answers.
        seat: Seat,
        /// With what.
        give: Card,
        /// Whose call.
        to: Seat,
        /// What was called out.
        want: Card,
    },
    /// An offer or a call was taken back.
    Withdrew {
        /// Whose.
        seat: Seat,
    },
    /// Two cards changed hands.
    Traded {
        /// Who had offered.
        from: Seat,
        /// Who accepted.
        to: Seat,
        /// What went to the one who accepted.
        give: Card,
        /// What went to the one who had offered.
        want: Card,
    },
    /// The clock ended the trading.
    TimeUp,
    /// An eighth card joined a hand.
    Fetched {
        /// Whose hand.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A hand was counted.
    Scored {
        /// Whose.
        seat: Seat,
        /// How much it is worth.
        score: i16,
    },
}

impl Event {
    /// The event as `viewer` may hear of it: what was drawn is the drawer's secret.
    #[must_use]
    pub(crate) fn redacted(&self, viewer: Viewer) -> Self {
        let may_know = |seat: Seat| matches!(viewer, Viewer::Judge) || viewer == Viewer::Seat(seat);
        match self {
            Self::Drew { seat, .. } if !may_know(*seat) => Self::Drew { seat: *seat, card: None },
            Self::DrewTwo { seat, .. } if !may_know(*seat) => Self::DrewTwo { seat: *seat, cards: None },
            other => other.clone(),
        }
    }

    /// The cards it names.
    pub(crate) fn cards(&self) -> alloc::vec::Vec<Card> {
        match self {
            Self::Drew { card, .. } => card.iter().copied().collect(),
            Self::DrewTwo { cards, .. } => cards.iter().flatten().copied().collect(),
            Self::Took { card, .. } | Self::Discarded { card, .. } | Self::Fetched { card, .. } => {
                [*card].into()
            }
            Self::Offered { give, want, .. }
            | Self::Answered { give, want, .. }
            | Self::Traded { give, want, .. } => [*give, *want].into(),
            Self::Called { give, wish, .. } => core::iter::once(*give).chain(wish.card()).collect(),
            Self::Begins { .. } | Self::Withdrew { .. } | Self::TimeUp | Self::Scored { .. } => {
                alloc::vec::Vec::new()
            }
        }
    }

    /// The sentence for the log.
    pub(crate) fn phrase(&self, realms: &Realms) -> Phrase {
        let name = |card: Card| realms.name_key(card);
        match self {
            Self::Begins { seat } => First::told(*seat),
            Self::Drew { seat, card: None } => Phrase::new("realms-log-drew-hidden").with("seat", *seat),
            Self::Drew { seat, card: Some(card) } => {
                Phrase::new("realms-log-drew").with("seat", *seat).with("card", name(*card))
            }
            Self::DrewTwo { seat, cards: None } => {
                Phrase::new("realms-log-drew-two-hidden").with("seat", *seat)
            }
            Self::DrewTwo { seat, cards: Some([first, second]) } => Phrase::new("realms-log-drew-two")
                .with("seat", *seat)
                .with("first", name(*first))
                .with("second", name(*second)),
            Self::Took { seat, card } => {
                Phrase::new("realms-log-took").with("seat", *seat).with("card", name(*card))
            }
            Self::Discarded { seat, card } => {
                Phrase::new("realms-log-discarded").with("seat", *seat).with("card", name(*card))
            }
            Self::Offered { seat, give, to, want } => Phrase::new("realms-log-offered")
                .with("seat", *seat)
                .with("give", name(*give))
                .with("to", *to)
                .with("want", name(*want)),
            Self::Called { seat, give, wish } => Phrase::new("realms-log-called")
                .with("seat", *seat)
                .with("give", name(*give))
                .with("wish", realms.wish_key(*wish)),
            Self::Answered { seat, give, to, want } => Phrase::new("realms-log-answered")
                .with("seat", *seat)
                .with("give", name(*give))
                .with("to", *to)
                .with("want", name(*want)),
            Self::Withdrew { seat } => Phrase::new("realms-log-withdrew").with("seat", *seat),
            Self::Traded { from, to, give, want } => Phrase::new("realms-log-traded")
                .with("seat", *from)
                .with("give", name(*give))
                .with("to", *to)
                .with("want", name(*want)),
            Self::TimeUp => Phrase::new("realms-log-time-up"),
            Self::Fetched { seat, card } => {
                Phrase::new("realms-log-fetched").with("seat", *seat).with("card", name(*card))
            }
            Self::Scored { seat, score } => {
                Phrase::new("realms-log-scored").with("seat", *seat).with("score", i64::from(*score))
            }
        }
    }
}
