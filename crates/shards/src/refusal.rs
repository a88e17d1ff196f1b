//! Why a choice may not be made now, and what would be right.

use alloc::vec::Vec;

use talon_core::{Refusal, Seat};

use crate::card::Kind;
use crate::catalogue::{Catalogue, KIND_BITS};
use crate::choice::{Choice, Zone};
use crate::choices;
use crate::code::Step;
use crate::opening::BID_MAX;
use crate::state::{INFINITE, RELIC_MASTERY, State, Task};

/// R3: shields protect players, and only in the attack phase.
const NO_ATTACK: Refusal = rule(
    "shards-refusal-nothing-asked",
    "nothing is asked that this would answer: a shield is shown only when its owner was attacked and it is their turn to answer",
);

pub(crate) const fn rule(key: &'static str, english: &'static str) -> Refusal {
    Refusal::Rule { key, english }
}

/// `None` exactly for what is listed, for another ready copy of a champion, and for an attack with part of the power
/// where only all of it is listed: with one target less is never better, so offering every part would help nobody.
pub(crate) fn refusal(catalogue: &Catalogue, state: &State, seat: Seat, choice: Choice) -> Option<Refusal> {
    if state.ending.is_some() {
        return Some(Refusal::Over);
    }
    let to_act = choices::to_act(state);
    if !to_act.has(seat) {
        let striking = matches!(state.agenda.top(), Some(Task::Strike { .. }));
        return Some(match choice {
            Choice::Shield(_) | Choice::NoShield if !striking => NO_ATTACK,
            _ => Refusal::NotYourTurn { seat, to_act },
        });
    }
    if catalogue.is_part_of_all(state, choice) || catalogue.is_another_copy(state, choice) {
        return None;
    }
    let mut choices = Vec::new();
    choices::choices(catalogue, state, seat, &mut choices);
    if choices.contains(&choice) {
        return None;
    }
    Some(catalogue.reason(state, seat, choice))
}

impl Catalogue {
    fn is_part_of_all(&self, state: &State, choice: Choice) -> bool {
        let Choice::Attack { seat, amount } = choice else { return false };
        let attacking = matches!(state.agenda.top(), Some(Task::Play | Task::Assign));
        let power = state.me().power;
        attacking
            && Self::is_all_or_nothing(state)
            && power != INFINITE
            && (1..=power).contains(&amount)
            && self.targets(state).any(|target| target == seat.index())
    }

    /// A ready copy that is not the first ready one: listed is only that.
    fn is_another_copy(&self, state: &State, choice: Choice) -> bool {
        let Choice::Exhaust { kind, copy: copy @ 1.. } = choice else { return false };
        let mut copies = state.me().champions.iter().filter(|champion| champion.kind == kind.0);
        state.agenda.top() == Some(Task::Play)
            && copies.nth(usize::from(copy) - 1).is_some_and(|champion| !champion.is_exhausted())
            && self.may_exhaust(state, kind.0)
    }

    fn reason(&self, state: &State, seat: Seat, choice: Choice) -> Refusal {
        match (state.agenda.top(), choice) {
            (_, Choice::Bid(n)) => Self::why_no_bid(state, n),
            (_, Choice::Character(_)) => Self::why_no_character(state),
            (Some(Task::Play), Choice::Play(kind)) => self.not_in(kind, "your hand"),
            (Some(Task::Play), Choice::Exhaust { kind, copy }) => self.why_no_exhaust(state, kind, copy),
            (Some(Task::Play), Choice::Recruit(kind)) => self.why_no_recruit(state, kind, false),
            (Some(Task::Play), Choice::FastPlay(kind)) => self.why_no_recruit(state, kind, true),
            (Some(Task::Play), Choice::Focus) => Self::why_no_focus(state),
            (Some(Task::Play), Choice::Relic(kind)) => self.why_no_relic(state, kind),
            (Some(Task::Play), Choice::Hit { seat, place }) => self.why_no_hit(state, seat, place),
            (Some(Task::Play | Task::Assign), Choice::Attack { seat, amount }) => {
                self.why_no_attack(state, seat, amount)
            }
            (Some(Task::Play | Task::Assign), Choice::AttackAll(seat)) => {
                self.why_no_attack(state, seat, state.me().power)
            }
            (Some(Task::Play | Task::Assign), Choice::Shield(_) | Choice::NoShield) => NO_ATTACK,
            (Some(Task::Strike { shown, .. }), Choice::Shield(kind)) => {
                self.why_no_shield(state, seat, shown, kind)
            }
            (Some(Task::Execution(run)), choice) => match self.code.at(run.at) {
                Step::Do(leaf) => leaf.reason(self, state, choice),
                Step::Unless(..) | Step::End | Step::Jump(_) => self.why_no_answer(state, choice),
            },
            (Some(Task::Draft(_) | Task::Nemesis(_)), choice) => self.why_no_answer(state, choice),
            (task, _) => Self::not_now(task),
        }
    }

    fn not_in(&self, kind: Kind, place: &'static str) -> Refusal {
        Refusal::NotThere { card: self.card(kind).id.clone(), place }
    }

    /// The question that has to be answered before anything else.
    fn not_now(task: Option<Task>) -> Refusal {
        match task {
            Some(Task::Assign) => rule(
                "shards-refusal-attack-phase",
                "the play phase is over: power has been assigned, only `attack` and `end` are left",
            ),
            Some(Task::Strike { .. }) => {
                rule("shards-refusal-shield-phase", "an attack waits for shields: `shield ID` or `no-shield`")
            }
            Some(Task::Bid | Task::PickCharacter(_)) => rule(
                "shards-refusal-auction",
                "the auction goes on: `bid N`, `pass`, or `character ID` for its winner",
            ),
            Some(Task::Draft(_)) => {
                rule("shards-refusal-draft", "the relic draft goes on: `choose ID` takes a relic")
            }
            Some(Task::Execution(_) | Task::Nemesis(_)) => rule(
                "shards-refusal-card-asks",
                "a card asks first: answer with `choose ID`, or `done` where that is offered",
            ),
            Some(Task::Play | Task::EndTurn) | None => rule(
                "shards-refusal-nothing-asked",
                "nothing is asked that this would answer: it is the play phase of a turn",
            ),
        }
    }

    fn why_no_bid(state: &State, n: u16) -> Refusal {
        if !matches!(state.agenda.top(), Some(Task::Bid)) {
            return rule("shards-refusal-no-auction", "no auction waits for a bid");
        }
        if n > u16::from(BID_MAX) {
            return rule("shards-refusal-bid-too-high", "a bid leaves at least 1 health: 49 is the highest");
        }
        rule("shards-refusal-bid-too-low", "a bid must be at least 1 and higher than the last one")
    }

    fn why_no_character(state: &State) -> Refusal {
        if matches!(state.agenda.top(), Some(Task::PickCharacter(_))) {
            return rule("shards-refusal-character-taken", "this character is taken; pick another one");
        }
        rule("shards-refusal-no-character", "no character is to be picked now")
    }

    fn why_no_exhaust(&self, state: &State, kind: Kind, copy: u8) -> Refusal {
        let mut copies = state.me().champions.iter().filter(|champion| champion.kind == kind.0);
        let chosen = match copy {
            0 => copies.next(),
            _ => copies.nth(copy as usize - 1),
        };
        let Some(_) = chosen else { return self.not_in(kind, "your champions") };
        let facts = self.facts(kind.0);
        let ready = state.me().champions.iter().any(|other| other.kind == kind.0 && !other.is_exhausted());
        if facts.exhaust == 0 {
            rule("shards-refusal-no-ability", "this champion has no ability that it can be exhausted for")
        } else if !ready || copy > 0 {
            rule(
                "shards-refusal-exhausted",
                "this champion is exhausted; it is readied at the end of its owner's turn",
            )
        } else {
            rule(
                "shards-refusal-dominion",
                "Dominion does not hold: a card of each other faction must be played this turn or in hand",
            )
        }
    }

    fn why_no_recruit(&self, state: &State, kind: Kind, fast: bool) -> Refusal {
        if !state.row.contains(&kind.0) {
            return self.not_in(kind, "the centre row");
        }
        if fast && !self.facts(kind.0).mercenary {
            return rule(
                "shards-refusal-no-mercenary",
                "only a mercenary can be fast-played; recruit it instead",
            );
        }
        let need = u32::from(self.price(state.me(), kind.0));
        Refusal::TooFew { what: "gems", need, have: u32::from(state.me().gems) }
    }

    fn why_no_focus(state: &State) -> Refusal {
        if state.me().focused {
            return rule("shards-refusal-focused", "focus was used already: once per turn");
        }
        Refusal::TooFew { what: "gems", need: 1, have: u32::from(state.me().gems) }
    }

    fn why_no_relic(&self, state: &State, kind: Kind) -> Refusal {
        let me = state.me();
        if me.relic_taken {
            return rule("shards-refusal-second-relic", "only one relic may be recruited in a game");
        }
        if !me.relics.contains(&kind.0) {
            return self.not_in(kind, "your relics");
        }
        Refusal::TooFew { what: "mastery", need: u32::from(RELIC_MASTERY), have: u32::from(me.mastery) }
    }

    fn why_no_hit(&self, state: &State, seat: Seat, place: u8) -> Refusal {
        if !state.enemies().any(|enemy| enemy == seat.index()) {
            return rule("shards-refusal-no-enemy", "only champions of a living enemy can be attacked");
        }
        let side = state.side(seat.index());
        let Some(&champion) = side.champions.get(place as usize) else {
            return rule("shards-refusal-no-such-champion", "that champion is not in play at that seat");
        };
        if !self.may_hit(state, side, champion) {
            return rule(
                "shards-refusal-champion-protected",
                "this champion can't be attacked now: it is protected; destroy what protects it first",
            );
        }
        let need = u32::from(self.toughness(side, champion));
        Refusal::TooFew { what: "power", need, have: u32::from(state.me().power) }
    }

    fn why_no_attack(&self, state: &State, seat: Seat, amount: u16) -> Refusal {
        let power = state.me().power;
        if !state.enemies().any(|enemy| enemy == seat.index()) {
            return rule("shards-refusal-no-enemy-seat", "only a living enemy can be attacked");
        }
        let side = state.side(seat.index());
        if self.is_protected(side) {
            return rule(
                "shards-refusal-player-protected",
                "this player is protected by a champion and can't be attacked; destroy that champion first",
            );
        }
        if !self.may_attack(state, seat.index()) {
            return rule(
                "shards-refusal-not-opposite",
                "in team play only the enemy sitting opposite can be attacked while both stand",
            );
        }
        if state.named.has(seat) {
            return rule(
                "shards-refusal-attacked-once",
                "this enemy was attacked already: once a turn, all damage at one moment",
            );
        }
        if power == INFINITE {
            return rule(
                "shards-refusal-infinite",
                "power is infinite: `attack SEAT infinite`, each seat once",
            );
        }
        Refusal::TooFew { what: "power", need: u32::from(amount.max(1)), have: u32::from(power) }
    }

    fn why_no_shield(&self, state: &State, seat: Seat, shown: u8, kind: Kind) -> Refusal {
        let side = state.side(seat.index());
        let held = |card: &&u8| **card & KIND_BITS == kind.0;
        if side.hand().iter().find(held).is_none() {
            return self.not_in(kind, "your hand");
        }
        if side.hand().iter().skip(shown as usize).find(held).is_none() {
            return rule("shards-refusal-shown", "this shield was shown already in this attack");
        }
        rule("shards-refusal-no-shield-value", "this card has no shield in hand; `no-shield` ends the answer")
    }

    /// Why something is no answer to what a card asks; a verb may know better.
    pub(crate) fn why_no_answer(&self, state: &State, choice: Choice) -> Refusal {
        match choice {
            Choice::Done => {
                rule("shards-refusal-mandatory", "this is not optional: `choose` one of the cards offered")
            }
            Choice::Card { zone, kind } => {
                let place = match zone {
                    Zone::Hand => "your hand",
                    Zone::Discard => "your discard",
                    Zone::Row => "the centre row",
                    Zone::Play => "your play zone",
                    Zone::Pool => "the relics laid out",
                };
                let me = state.me();
                let there = match zone {
                    Zone::Hand => me.find_in_hand(kind.0).is_some(),
                    Zone::Discard => me.find_in_discard(kind.0).is_some(),
                    Zone::Row => state.row.contains(&kind.0),
                    Zone::Play => me.play().iter().any(|&card| card & KIND_BITS == kind.0),
                    Zone::Pool => state.pool.contains(&kind.0),
                };
                if there {
                    return rule(
                        "shards-refusal-not-fitting",
                        "this card does not fit what the card asks for",
                    );
                }
                Refusal::NotThere { card: self.card(kind).id.clone(), place }
            }
            Choice::Champion { .. } | Choice::Seat(_) => {
                rule("shards-refusal-not-offered", "that is not one of the champions or seats offered")
            }
            _ => Self::not_now(state.agenda.top()),
        }
    }
}
