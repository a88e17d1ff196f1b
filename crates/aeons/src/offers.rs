//! Questions and offers as a person sees them: message keys with their arguments, no words.

use talon_core::{Anchor, Arg, Offer, Phrase, Seat, Spot};

use crate::catalogue::{KindId, NONE};
use crate::choice::Choice;
use crate::code::Node;
use crate::look::Look;
use crate::state::{Frame, Phase, Task, turn_card};
use crate::verbs::Zone;
use crate::view::term;

impl Look<'_> {
    pub(crate) fn offer(self, seat: Seat, choice: Choice) -> Offer<Choice> {
        Offer { choice, at: self.anchor(seat, choice), say: self.say(seat, choice) }
    }

    /// Where on the table a choice is drawn, in the areas of the scenario keys.
    fn anchor(self, seat: Seat, choice: Choice) -> Anchor {
        let number = seat.index() as u8;
        let player = self.player(number);
        let mine = |area: &'static str, cards: &[KindId], kind: KindId| {
            let at = cards.iter().position(|&held| held == kind).unwrap_or_default();
            Anchor::Card(Spot::of(seat, area, at))
        };
        let in_play =
            |kind: KindId| Anchor::Card(Spot::middle("in_play", self.state.entry(kind).unwrap_or_default()));
        let pile = |kind: KindId| {
            let at = self.state.supply.iter().position(|pile| pile.kind == kind).unwrap_or_default();
            Anchor::Card(Spot::middle("supply", at))
        };
        match choice {
            Choice::Cast(breach, _) => Anchor::Card(Spot::of(seat, "prepared", breach.into())),
            Choice::Focus(breach) | Choice::Open(breach) | Choice::Breach(breach) => {
                Anchor::Place(Spot::of(seat, "breaches", breach.into()))
            }
            Choice::Play(kind) | Choice::Prepare(kind, _) => mine("hand", &player.hand, kind),
            Choice::Next(kind) => mine("play", &player.play, kind),
            Choice::Buy(kind) => pile(kind),
            Choice::BuyDevoured(_) => Anchor::Card(Spot::middle("devoured", 0)),
            Choice::Use(kind) => {
                let at =
                    player.spells().find(|(_, _, slot)| slot.kind == kind).map_or(0, |(breach, _, _)| breach);
                Anchor::Card(Spot::of(seat, "prepared", at))
            }
            Choice::DiscardPower(kind) | Choice::Target(kind) => in_play(kind),
            Choice::TargetNemesis => Anchor::Place(Spot::middle("nemesis", 0)),
            Choice::TargetHusk => Anchor::Place(Spot::middle("husks", 0)),
            Choice::Charge | Choice::Ability => Anchor::Place(Spot::of(seat, "charges", 0)),
            Choice::Seat(picked) => Anchor::Seat(Seat::at(picked.into())),
            Choice::Spell(breach, _) => self.spell_anchor(breach),
            Choice::Card(kind, copy) => self.card_anchor(seat, kind, copy),
            Choice::Option(_)
            | Choice::NextAll(_)
            | Choice::End
            | Choice::Done
            | Choice::Yes
            | Choice::No
            | Choice::Turn(_) => Anchor::Bar,
        }
    }

    fn question(self) -> Option<(Frame, Node)> {
        match self.state.agenda.top() {
            Some(Task::Run(frame)) => Some((frame, self.catalogue.nodes[usize::from(frame.at)])),
            _ => None,
        }
    }

    fn spell_anchor(self, breach: u8) -> Anchor {
        match self.spell_owner() {
            Some(owner) => Anchor::Card(Spot::of(Seat::at(owner.into()), "prepared", breach.into())),
            None => Anchor::Bar,
        }
    }

    fn card_anchor(self, seat: Seat, kind: KindId, copy: u8) -> Anchor {
        let player = self.player(seat.index() as u8);
        let at = |cards: &[KindId]| cards.iter().position(|&held| held == kind);
        // A pile is shown from the top.
        let from_top = || player.discard.iter().rev().position(|&held| held == kind).unwrap_or_default();
        match self.question().map_or(Zone::Nowhere, |(_, node)| node.picks_from()) {
            Zone::Supply => {
                let pile = self.state.supply.iter().position(|pile| pile.kind == kind);
                Anchor::Card(Spot::middle("supply", pile.unwrap_or_default()))
            }
            Zone::Discard(_) => Anchor::Card(Spot::of(seat, "discard", from_top())),
            Zone::HandAndDiscard if copy > 0 || at(&player.hand).is_none() => {
                Anchor::Card(Spot::of(seat, "discard", from_top()))
            }
            Zone::Played => Anchor::Card(Spot::of(seat, "play", at(&player.play).unwrap_or_default())),
            Zone::HandAndDiscard | Zone::Hand(_) | Zone::EveryHand | Zone::Prepared(_) | Zone::Nowhere => {
                Anchor::Card(Spot::of(seat, "hand", at(&player.hand).unwrap_or_default()))
            }
        }
    }

    /// What a choice is called on its button.
    fn say(self, seat: Seat, choice: Choice) -> Phrase {
        let card = |key, kind: KindId| Phrase::new(key).with("card", self.catalogue.card_term(kind));
        let number = |key, n: u8| Phrase::new(key).with("n", i64::from(n));
        let me = seat.index() as u8;
        match choice {
            Choice::Cast(breach, place) => {
                let slot = self.player(me).slots[usize::from(breach)][usize::from(place)];
                let key = "aeons-offer-cast";
                if slot.kind == NONE {
                    number(key, breach + 1)
                } else {
                    card(key, slot.kind).with("n", i64::from(breach) + 1)
                }
            }
            Choice::Play(kind) => card("aeons-offer-play", kind),
            Choice::Buy(kind) => {
                card("aeons-offer-buy", kind).with("cost", i64::from(self.catalogue.cost(kind)))
            }
            Choice::BuyDevoured(kind) => {
                card("aeons-offer-buy-devoured", kind).with("cost", i64::from(self.catalogue.cost(kind)))
            }
            Choice::Charge => Phrase::new("aeons-offer-charge"),
            Choice::Focus(breach) => number("aeons-offer-focus", breach + 1)
                .with("cost", i64::from(self.focus_price(me, breach).unwrap_or(0))),
            Choice::Open(breach) => number("aeons-offer-open", breach + 1)
                .with("cost", i64::from(self.open_price(me, breach).unwrap_or(0))),
            Choice::Prepare(kind, breach) => {
                card("aeons-offer-prepare", kind).with("n", i64::from(breach) + 1)
            }
            Choice::Ability => {
                let mage = &self.catalogue.mages[usize::from(self.player(me).mage)].id;
                Phrase::new("aeons-offer-ability").with("ability", Arg::Term(term("ability", mage)))
            }
            Choice::Use(kind) => card("aeons-offer-use", kind),
            Choice::DiscardPower(kind) => card("aeons-offer-discard-power", kind),
            Choice::TargetNemesis => {
                Phrase::new("aeons-offer-target-nemesis").with("nemesis", self.nemesis_term())
            }
            Choice::Target(kind) => card("aeons-offer-target", kind),
            Choice::TargetHusk => Phrase::new("aeons-offer-target-husk"),
            Choice::Option(index) => self.branch_phrase(index),
            Choice::Next(kind) => card("aeons-offer-next", kind),
            Choice::NextAll(_) => Phrase::new("aeons-offer-next-all"),
            Choice::End => Phrase::new("aeons-offer-end"),
            Choice::Done => Phrase::new("aeons-offer-done"),
            Choice::Yes => Phrase::new("aeons-offer-yes"),
            Choice::No => Phrase::new("aeons-offer-no"),
            Choice::Card(kind, _) => card("aeons-offer-card", kind),
            Choice::Spell(breach, place) => match self.spell_owner() {
                Some(owner) => {
                    let kind = self.player(owner).slots[usize::from(breach)][usize::from(place)].kind;
                    card("aeons-offer-spell", kind).with("n", i64::from(breach) + 1)
                }
                None => number("aeons-offer-breach", breach + 1),
            },
            Choice::Seat(picked) => Phrase::new("aeons-offer-seat").with("seat", Seat::at(picked.into())),
            Choice::Breach(breach) => number("aeons-offer-breach", breach + 1),
            Choice::Turn(turned) => Phrase::new("aeons-offer-turn")
                .with("turn", Arg::Term(term("turn", turn_card::NAMES[usize::from(turned)]))),
        }
    }

    pub(crate) fn nemesis_term(self) -> Arg {
        Arg::Term(term("nemesis", &self.catalogue.boards[usize::from(self.state.board)].id))
    }

    /// A branch in its own words; its number where no such choice is asked.
    fn branch_phrase(self, index: u8) -> Phrase {
        let said = match self.question() {
            Some((frame, Node::OneOf(..))) => self.catalogue.branch_text(frame.at, index),
            _ => None,
        };
        match said {
            Some(said) => Phrase::new("aeons-offer-branch").with("said", said),
            None => Phrase::new("aeons-offer-option").with("n", i64::from(index) + 1),
        }
    }

    /// The sentence that says what is asked.
    pub(crate) fn prompt(self, seat: Seat) -> Phrase {
        let asked = self.to_act().has(seat);
        let key = match self.state.agenda.top() {
            _ if self.state.ending != crate::state::Ending::Open => "aeons-prompt-over",
            _ if !asked => "aeons-prompt-wait",
            Some(Task::Turn(_, Phase::Casting)) => "aeons-prompt-casting",
            Some(Task::Turn(active, Phase::Main)) if usize::from(active) != seat.index() => {
                "aeons-prompt-other-main"
            }
            Some(Task::Turn(_, Phase::Main)) => "aeons-prompt-main",
            Some(Task::Turn(_, Phase::Discard)) => "aeons-prompt-order",
            Some(Task::Turn(..)) => "aeons-prompt-corruption",
            Some(Task::Wild) => "aeons-prompt-wild",
            Some(Task::Rune(_)) => "aeons-prompt-rune",
            Some(Task::Ward(_)) => {
                return Phrase::new("aeons-prompt-ward")
                    .with("card", self.catalogue.card_term(self.state.drawn));
            }
            Some(Task::Exhaust(..)) => "aeons-prompt-breach-to-lose",
            Some(Task::Spread(_, n)) => return Phrase::new("aeons-prompt-spread").with("n", i64::from(n)),
            Some(Task::Stray(kind)) => {
                return Phrase::new("aeons-prompt-stray").with("card", self.catalogue.card_term(kind));
            }
            Some(Task::Run(frame)) => return self.node_prompt(&frame),
            Some(Task::Idle | Task::Nemesis(_) | Task::Strike(_)) | None => "aeons-prompt-wait",
        };
        Phrase::new(key)
    }

    /// The same for a question of an effect, with the card it comes from.
    fn node_prompt(self, frame: &Frame) -> Phrase {
        let phrase = match self.catalogue.nodes[usize::from(frame.at)] {
            Node::Do(leaf) => leaf.prompt(self, frame),
            Node::Pick(..) => Phrase::new("aeons-prompt-pick"),
            Node::OneOf(..) => Phrase::new("aeons-prompt-option"),
            Node::Ask(..) => self.catalogue.ask_text(frame.at).unwrap_or(Phrase::new("aeons-prompt-ask")),
            Node::Jump(_) | Node::Unless(..) | Node::Branch(_) | Node::EachStart | Node::EachNext(_) => {
                Phrase::new("aeons-prompt-ask")
            }
        };
        if frame.source == NONE {
            phrase
        } else {
            phrase.with("card", self.catalogue.card_term(frame.source))
        }
    }
}
