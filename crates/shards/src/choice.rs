//! One answer to the question on top of the agenda.

use talon_core::{ChoiceKind, Seat};

use crate::card::Kind;

/// Where a card that is picked lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Zone {
    /// The hand of the one who picks.
    Hand,
    /// The discard of the one who picks.
    Discard,
    /// The centre row.
    Row,
    /// Cards played this turn.
    Play,
    /// Relics laid out for the draft.
    Pool,
}

/// A choice. Equal cards of one zone are one choice; champions are named by their place because damage may tell them apart.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// `play ID`
    Play(Kind),
    /// `exhaust ID`
    Exhaust {
        /// The champion.
        kind: Kind,
        /// 0: the first that is ready; otherwise this copy, counted from 1.
        copy: u8,
    },
    /// `recruit ID`
    Recruit(Kind),
    /// `fast-play ID`
    FastPlay(Kind),
    /// `focus`
    Focus,
    /// `relic ID`
    Relic(Kind),
    /// `hit SEAT ID`
    Hit {
        /// Whose champion.
        seat: Seat,
        /// Its place among that seat's champions.
        place: u8,
    },
    /// `attack SEAT N` with all the power there is: the only sensible amount where there is but one target.
    AttackAll(Seat),
    /// `attack SEAT N`
    Attack {
        /// Who is attacked.
        seat: Seat,
        /// With how much.
        amount: u16,
    },
    /// `shield ID`
    Shield(Kind),
    /// `no-shield`
    NoShield,
    /// `end`
    End,
    /// `bid N`
    Bid(u16),
    /// `pass`
    Pass,
    /// `character ID`
    Character(u8),
    /// `choose ID`, a card
    Card {
        /// Where it lies.
        zone: Zone,
        /// What it is.
        kind: Kind,
    },
    /// `choose ID`, a champion in play
    Champion {
        /// Whose champion.
        seat: Seat,
        /// Its place among that seat's champions.
        place: u8,
    },
    /// `choose seatN`
    Seat(Seat),
    /// `done`
    Done,
}

impl Choice {
    /// What kind of step it is.
    pub(crate) const fn step(self) -> ChoiceKind {
        match self {
            Self::Recruit(_) | Self::FastPlay(_) | Self::Exhaust { .. } | Self::Relic(_) | Self::Focus => {
                ChoiceKind::Pays
            }
            Self::AttackAll(_) | Self::Attack { .. } => ChoiceKind::Attacks,
            Self::End => ChoiceKind::EndsTurn,
            Self::NoShield => ChoiceKind::Tells,
            Self::Pass | Self::Done => ChoiceKind::Declines,
            Self::Play(_)
            | Self::Hit { .. }
            | Self::Shield(_)
            | Self::Bid(_)
            | Self::Character(_)
            | Self::Card { .. }
            | Self::Champion { .. }
            | Self::Seat(_) => ChoiceKind::Plain,
        }
    }
}
