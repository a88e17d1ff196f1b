//! What just happened, for the log and for animation.

use talon_core::{Arg, Phrase, Seat};

use crate::catalogue::{Catalogue, KindId, NONE};
use crate::choice::Choice;
use crate::state::turn_card;
use crate::view::term;

/// The kind of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum What {
    /// The first player was drawn by lot.
    Lot,
    /// A turn-order card was turned up: `n` is the card.
    Turned,
    /// A turn-order card was revealed in the deck: `n` is the card.
    TurnRevealed,
    /// The turn-order deck was shuffled.
    TurnShuffled,
    /// A turn-order card went back into the deck: `n` is the card.
    TurnReturned,
    /// The group decided; see `choice`.
    Decided,
    /// A card was played.
    Played,
    /// A spell was cast; `n` is the breach.
    Cast,
    /// A spell was prepared; `n` is the breach.
    Prepared,
    /// A card was gained.
    Gained,
    /// A card was gained into the hand or onto the deck.
    GainedElsewhere,
    /// A face-down corruption was gained.
    Corrupted,
    /// A corruption is being resolved.
    CorruptionResolved,
    /// A card was drawn.
    Drew,
    /// The discard pile was turned over.
    Flipped,
    /// A player's deck was shuffled.
    Shuffled,
    /// The top card of a deck was revealed.
    TopRevealed,
    /// The top card of a deck was looked at by its owner alone.
    TopLooked,
    /// A card was discarded.
    Discarded,
    /// A card was destroyed.
    Destroyed,
    /// A card came back into the hand.
    Returned,
    /// Aether was gained: `n`.
    Aether,
    /// Charges were gained: `n`.
    Charged,
    /// Charges were lost: `n`.
    Discharged,
    /// A breach was focused: `n`.
    Focused,
    /// A breach was opened: `n`.
    Opened,
    /// A breach was destroyed: `n`.
    BreachLost,
    /// An ability was used.
    Ability,
    /// A while-prepared effect was used.
    Used,
    /// The nemesis lost `n` life.
    NemesisHurt,
    /// The nemesis gained `n` life.
    NemesisHealed,
    /// A minion lost `n` life.
    MinionHurt,
    /// A minion was discarded.
    MinionFell,
    /// `n` husks fell.
    HusksFell,
    /// A player lost `n` life.
    Hurt,
    /// A player gained `n` life.
    Healed,
    /// A player is exhausted.
    Exhausted,
    /// Gravehold lost `n` life.
    GraveholdHurt,
    /// Gravehold gained `n` life.
    GraveholdHealed,
    /// `n` damage was prevented.
    Prevented,
    /// The nemesis unleashes.
    Unleashed,
    /// Fury changed by `n`.
    Fury,
    /// `n` husks were placed.
    HusksPlaced,
    /// The nemesis swarms with `n` husks.
    Swarmed,
    /// A strike card was drawn.
    Struck,
    /// A nemesis card was drawn.
    NemesisDrew,
    /// A nemesis card acts.
    NemesisActs,
    /// A power has `n` tokens left.
    Ticked,
    /// A nemesis card was discarded.
    NemesisDiscarded,
    /// A player got rid of a power.
    PowerDiscarded,
    /// A minion returned.
    MinionReturned,
    /// A supply card was devoured.
    Devoured,
    /// The game ended.
    Ended,
}

/// Something that happened, before anybody hears of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// What kind of thing.
    pub what: What,
    /// The player concerned; 255: nobody.
    pub seat: u8,
    /// The card named; 255: none, or one the hearer may not know.
    pub kind: KindId,
    /// The number in it.
    pub n: i16,
    /// For decisions of the group: what was chosen.
    pub choice: Option<Choice>,
    /// For those: the question in the effects that was answered, if it stands there.
    pub at: Option<u16>,
}

/// The log line of an event; numbers and names go in as arguments.
pub(crate) fn tell(catalogue: &Catalogue, event: &Event) -> Phrase {
    if let Some(choice) = event.choice {
        return catalogue.tell_decision(event, choice);
    }
    let mut phrase = Phrase::new(log_key(event));
    if event.seat != NONE {
        phrase = phrase.with("seat", Seat::at(event.seat.into()));
    }
    if event.kind != NONE {
        phrase = phrase.with("card", catalogue.card_term(event.kind));
    }
    if matches!(event.what, What::Turned | What::TurnRevealed | What::TurnReturned) {
        let name = turn_card::NAMES[event.n as usize % turn_card::NAMES.len()];
        return phrase.with("turn", Arg::Term(term("turn", name)));
    }
    phrase.with("n", i64::from(event.n))
}

impl Event {
    /// An event without a choice.
    pub const fn new(what: What, seat: u8, kind: KindId, n: i16) -> Self {
        Self { what, seat, kind, n, choice: None, at: None }
    }

    /// A decision of the group, whose answer it was and to which question.
    pub const fn decided(seat: u8, choice: Choice, at: Option<u16>) -> Self {
        Self { what: What::Decided, seat, kind: NONE, n: 0, choice: Some(choice), at }
    }
}

impl Catalogue {
    pub(crate) fn card_term(&self, kind: KindId) -> Arg {
        Arg::Term(term("card", self.id(kind)))
    }

    /// The log says whose answer decided for the group, and what.
    fn tell_decision(&self, event: &Event, choice: Choice) -> Phrase {
        let by = Seat::at(event.seat.into());
        match choice {
            Choice::Seat(picked) => {
                Phrase::new("aeons-log-decided-seat").with("seat", by).with("who", Seat::at(picked.into()))
            }
            Choice::Card(kind, _) => {
                Phrase::new("aeons-log-decided-card").with("seat", by).with("card", self.card_term(kind))
            }
            Choice::Option(index) => match event.at.and_then(|at| self.branch_text(at, index)) {
                Some(said) => Phrase::new("aeons-log-decided-option").with("seat", by).with("said", said),
                None => Phrase::new("aeons-log-decided").with("seat", by),
            },
            Choice::Done => Phrase::new("aeons-log-decided-done").with("seat", by),
            _ => Phrase::new("aeons-log-decided").with("seat", by),
        }
    }
}

fn log_key(event: &Event) -> &'static str {
    match event.what {
        What::Lot => "aeons-log-lot",
        What::Turned => "aeons-log-turned",
        What::TurnRevealed => "aeons-log-turn-revealed",
        What::TurnShuffled => "aeons-log-turn-shuffled",
        What::TurnReturned => "aeons-log-turn-returned",
        What::Decided => "aeons-log-decided",
        What::Played => "aeons-log-played",
        What::Cast => "aeons-log-cast",
        What::Prepared => "aeons-log-prepared",
        What::Gained => "aeons-log-gained",
        What::GainedElsewhere => "aeons-log-gained-elsewhere",
        What::Corrupted => "aeons-log-corrupted",
        What::CorruptionResolved => "aeons-log-corruption-resolved",
        What::Drew => "aeons-log-drew",
        What::Flipped => "aeons-log-flipped",
        What::Shuffled => "aeons-log-shuffled",
        What::TopRevealed => "aeons-log-top-revealed",
        What::TopLooked if event.kind == NONE => "aeons-log-top-looked-hidden",
        What::TopLooked => "aeons-log-top-looked",
        What::Discarded => "aeons-log-discarded",
        What::Destroyed => "aeons-log-destroyed",
        What::Returned => "aeons-log-returned",
        What::Aether => "aeons-log-aether",
        What::Charged => "aeons-log-charged",
        What::Discharged => "aeons-log-discharged",
        What::Focused => "aeons-log-focused",
        What::Opened => "aeons-log-opened",
        What::BreachLost => "aeons-log-breach-lost",
        What::Ability => "aeons-log-ability",
        What::Used => "aeons-log-used",
        What::NemesisHurt => "aeons-log-nemesis-hurt",
        What::NemesisHealed => "aeons-log-nemesis-healed",
        What::MinionHurt => "aeons-log-minion-hurt",
        What::MinionFell => "aeons-log-minion-fell",
        What::HusksFell => "aeons-log-husks-fell",
        What::Hurt => "aeons-log-hurt",
        What::Healed => "aeons-log-healed",
        What::Exhausted => "aeons-log-exhausted",
        What::GraveholdHurt => "aeons-log-gravehold-hurt",
        What::GraveholdHealed => "aeons-log-gravehold-healed",
        What::Prevented => "aeons-log-prevented",
        What::Unleashed => "aeons-log-unleashed",
        What::Fury if event.n < 0 => "aeons-log-fury-lost",
        What::Fury => "aeons-log-fury",
        What::HusksPlaced => "aeons-log-husks-placed",
        What::Swarmed => "aeons-log-swarmed",
        What::Struck => "aeons-log-struck",
        What::NemesisDrew => "aeons-log-nemesis-drew",
        What::NemesisActs => "aeons-log-nemesis-acts",
        What::Ticked => "aeons-log-ticked",
        What::NemesisDiscarded => "aeons-log-nemesis-discarded",
        What::PowerDiscarded => "aeons-log-power-discarded",
        What::MinionReturned => "aeons-log-minion-returned",
        What::Devoured => "aeons-log-devoured",
        What::Ended => "aeons-log-ended",
    }
}
