//! What just happened, before it is told to anybody.

use serde::Serialize;
use talon_core::{Phrase, Seat, Viewer};

use crate::card::{Kind, Resource};
use crate::catalogue::Catalogue;

/// Something that happened. Only a drawn card is ever secret: everything else is done face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)] // the fields are the nouns of the variant's sentence
pub enum Event {
    /// A lot was drawn: this seat begins the game.
    LotFell { seat: Seat },
    /// A turn began.
    TurnBegan { seat: Seat },
    /// A card was played from hand.
    Played { seat: Seat, kind: Kind },
    /// A mercenary was fast-played from the row.
    FastPlayed { seat: Seat, kind: Kind },
    /// A champion was exhausted.
    Exhausted { seat: Seat, kind: Kind },
    /// A card was recruited.
    Recruited { seat: Seat, kind: Kind },
    /// A relic was recruited.
    RelicTaken { seat: Seat, kind: Kind },
    /// The character board was used.
    Focused { seat: Seat },
    /// A resource was gained.
    Gained { seat: Seat, what: Resource, n: u16 },
    /// Power without end was gained.
    BecameInfinite { seat: Seat },
    /// A card was drawn; its owner knows which.
    Drew { seat: Seat, kind: Option<Kind> },
    /// A discard became a deck.
    Shuffled { seat: Seat },
    /// A card was shown from hand.
    Shown { seat: Seat, kind: Kind },
    /// A card was banished.
    Banished { seat: Seat, kind: Kind },
    /// A card came back from the discard to the hand.
    Returned { seat: Seat, kind: Kind },
    /// Mastery was lost.
    Weakened { seat: Seat, n: u16 },
    /// A card's effect was copied.
    Copied { seat: Seat, kind: Kind },
    /// A champion was destroyed.
    Destroyed { seat: Seat, kind: Kind },
    /// Power was assigned to a player.
    Attacked { by: Seat, seat: Seat, n: u16 },
    /// A shield was shown.
    Shielded { seat: Seat, kind: Kind, n: u16 },
    /// Health was lost.
    Damaged { seat: Seat, n: u16 },
    /// What shields and health of a fallen enemy did not use is power again.
    PowerLeft { seat: Seat, n: u16 },
    /// A player is out of the game.
    Fell { seat: Seat },
    /// What was left of the hand was discarded.
    HandDiscarded { seat: Seat, n: u16 },
    /// A card came into the row.
    Refilled { kind: Kind },
    /// A fast-played mercenary went under the centre deck.
    WentUnder { kind: Kind },
    /// Somebody bid health.
    Bid { seat: Seat, n: u16 },
    /// Somebody passed in the auction.
    Passed { seat: Seat },
    /// A character was chosen.
    CharacterTaken { seat: Seat, character: u8 },
    /// A relic was drafted.
    Drafted { seat: Seat, kind: Kind },
    /// The Nemesis turned over the top of the centre deck.
    Revealed { kind: Kind },
    /// The Nemesis played a card of the centre.
    NemesisPlayed { kind: Kind },
}

impl Event {
    /// The event as `viewer` may hear of it.
    pub(crate) fn redacted(self, viewer: Viewer) -> Self {
        match (self, viewer) {
            (Self::Drew { seat, .. }, Viewer::Seat(other)) if other != seat => {
                Self::Drew { seat, kind: None }
            }
            (Self::Drew { seat, .. }, Viewer::Watcher) => Self::Drew { seat, kind: None },
            (event, _) => event,
        }
    }

    /// The kind it names.
    pub(crate) fn kind(self) -> Option<Kind> {
        match self {
            Self::Drew { kind, .. } => kind,
            Self::Played { kind, .. }
            | Self::FastPlayed { kind, .. }
            | Self::Exhausted { kind, .. }
            | Self::Recruited { kind, .. }
            | Self::RelicTaken { kind, .. }
            | Self::Shown { kind, .. }
            | Self::Banished { kind, .. }
            | Self::Returned { kind, .. }
            | Self::Copied { kind, .. }
            | Self::Destroyed { kind, .. }
            | Self::Shielded { kind, .. }
            | Self::Refilled { kind }
            | Self::WentUnder { kind }
            | Self::Drafted { kind, .. }
            | Self::Revealed { kind }
            | Self::NemesisPlayed { kind } => Some(kind),
            Self::LotFell { .. }
            | Self::TurnBegan { .. }
            | Self::PowerLeft { .. }
            | Self::Focused { .. }
            | Self::Gained { .. }
            | Self::BecameInfinite { .. }
            | Self::Shuffled { .. }
            | Self::Weakened { .. }
            | Self::Attacked { .. }
            | Self::Damaged { .. }
            | Self::Fell { .. }
            | Self::HandDiscarded { .. }
            | Self::Bid { .. }
            | Self::Passed { .. }
            | Self::CharacterTaken { .. } => None,
        }
    }

    /// Whom it happened to.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::LotFell { seat }
            | Self::TurnBegan { seat }
            | Self::PowerLeft { seat, .. }
            | Self::Played { seat, .. }
            | Self::FastPlayed { seat, .. }
            | Self::Exhausted { seat, .. }
            | Self::Recruited { seat, .. }
            | Self::RelicTaken { seat, .. }
            | Self::Focused { seat }
            | Self::Gained { seat, .. }
            | Self::BecameInfinite { seat }
            | Self::Drew { seat, .. }
            | Self::Shuffled { seat }
            | Self::Shown { seat, .. }
            | Self::Banished { seat, .. }
            | Self::Returned { seat, .. }
            | Self::Weakened { seat, .. }
            | Self::Copied { seat, .. }
            | Self::Destroyed { seat, .. }
            | Self::Attacked { seat, .. }
            | Self::Shielded { seat, .. }
            | Self::Damaged { seat, .. }
            | Self::Fell { seat }
            | Self::HandDiscarded { seat, .. }
            | Self::Bid { seat, .. }
            | Self::Passed { seat }
            | Self::CharacterTaken { seat, .. }
            | Self::Drafted { seat, .. } => Some(seat),
            Self::Refilled { .. }
            | Self::WentUnder { .. }
            | Self::Revealed { .. }
            | Self::NemesisPlayed { .. } => None,
        }
    }

    fn number(self) -> Option<u16> {
        match self {
            Self::Gained { n, .. }
            | Self::PowerLeft { n, .. }
            | Self::Weakened { n, .. }
            | Self::Attacked { n, .. }
            | Self::Shielded { n, .. }
            | Self::Damaged { n, .. }
            | Self::HandDiscarded { n, .. }
            | Self::Bid { n, .. } => Some(n),
            _ => None,
        }
    }

    fn key(self) -> &'static str {
        match self {
            Self::LotFell { .. } => "log-first",
            Self::TurnBegan { .. } => "shards-log-turn",
            Self::Played { .. } => "shards-log-played",
            Self::FastPlayed { .. } => "shards-log-fast-played",
            Self::Exhausted { .. } => "shards-log-exhausted",
            Self::Recruited { .. } => "shards-log-recruited",
            Self::RelicTaken { .. } => "shards-log-relic",
            Self::Focused { .. } => "shards-log-focused",
            Self::Gained { what: Resource::Gem, .. } => "shards-log-gained-gem",
            Self::Gained { what: Resource::Power, .. } => "shards-log-gained-power",
            Self::Gained { what: Resource::Mastery, .. } => "shards-log-gained-mastery",
            Self::Gained { what: Resource::Health, .. } => "shards-log-gained-health",
            Self::BecameInfinite { .. } => "shards-log-infinite",
            Self::Drew { kind: Some(_), .. } => "shards-log-drew",
            Self::Drew { kind: None, .. } => "shards-log-drew-hidden",
            Self::Shuffled { .. } => "shards-log-shuffled",
            Self::Shown { .. } => "shards-log-shown",
            Self::Banished { .. } => "shards-log-banished",
            Self::Returned { .. } => "shards-log-returned",
            Self::Weakened { .. } => "shards-log-weakened",
            Self::Copied { .. } => "shards-log-copied",
            Self::Destroyed { .. } => "shards-log-destroyed",
            Self::Attacked { n: u16::MAX, .. } => "shards-log-attacked-infinite",
            Self::Attacked { .. } => "shards-log-attacked",
            Self::Shielded { .. } => "shards-log-shielded",
            Self::Damaged { .. } => "shards-log-damaged",
            Self::PowerLeft { .. } => "shards-log-power-left",
            Self::Fell { .. } => "shards-log-fell",
            Self::HandDiscarded { .. } => "shards-log-hand-discarded",
            Self::Refilled { .. } => "shards-log-refilled",
            Self::WentUnder { .. } => "shards-log-went-under",
            Self::Bid { .. } => "shards-log-bid",
            Self::Passed { .. } => "shards-log-passed",
            Self::CharacterTaken { .. } => "shards-log-character",
            Self::Drafted { .. } => "shards-log-drafted",
            Self::Revealed { .. } => "shards-log-revealed",
            Self::NemesisPlayed { .. } => "shards-log-nemesis-played",
        }
    }

    /// The sentence for the log: who, what and how much the event holds, under the same names everywhere.
    pub(crate) fn phrase(self, catalogue: &Catalogue) -> Phrase {
        let mut phrase = Phrase::new(self.key());
        if let Self::Attacked { by, .. } = self {
            phrase = phrase.with("by", by);
        }
        if let Self::CharacterTaken { character, .. } = self {
            phrase = phrase.with("character", catalogue.character_term(character));
        }
        if let Some(seat) = self.seat() {
            phrase = phrase.with("seat", seat);
        }
        if let Some(kind) = self.kind() {
            phrase = phrase.with("card", catalogue.term(kind));
        }
        if let Some(n) = self.number() {
            phrase = phrase.with("n", i64::from(n));
        }
        phrase
    }
}
