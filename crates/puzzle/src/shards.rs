//! Goals in Shards of Infinity, for two players: win in this turn; survive the next.

use talon_core::{Game as _, Outcome, Seat, SeatSet, Value, Viewer};
use talon_games::Shards;
use talon_shards::{Choice, Event, HiddenPile, Mode, PromptKind, State, Touched};

use crate::Kind;
use crate::trial::{Node, Quest, Trial, all_moves, step};

/// If there are more different hands than this, the proof gives up.
const HANDS_MAX: usize = 400;
/// Likewise if the cards of a move can come in more ways than this.
const DRAWS_MAX: usize = 400;
/// No turn draws more cards than this.
const DRAWN_MOST: usize = 10;

impl Trial for Shards {
    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::TurnBegan { .. })
    }

    fn essence(&self, state: &State) -> State {
        let ordered = [0, 1]
            .iter()
            .any(|&seat| state.glance(Seat::at(seat)).champions().any(|kind| self.card(kind).minds_order()));
        if ordered { *state } else { state.essence() }
    }

    fn verdict(&self, quest: Quest, node: &Node<Self::State>) -> Option<bool> {
        if let Some(outcome) = self.outcome(&node.state) {
            return Some(outcome == Outcome::Seats(SeatSet::one(quest.seat)));
        }
        match quest.kind {
            Kind::Survive => (node.turns > 1).then_some(true),
            _ => (node.turns > 0).then_some(false),
        }
    }

    fn is_ours(&self, quest: Quest, seat: Seat) -> bool {
        seat == quest.seat
    }

    /// A proof never counts on shields among the cards drawn at the end of the turn.
    fn moves(&self, quest: Quest, node: &Node<Self::State>, blind: bool, out: &mut Vec<(Seat, Choice)>) {
        all_moves(self, &node.state, out);
        let shields = node.turns > 0
            && matches!(self.prompt_kind(&node.state, quest.seat), PromptKind::Shield(_))
            && self.to_act(&node.state).has(quest.seat);
        if !blind
            && quest.kind == Kind::Win
            && node.turns == 0
            && recruits_are_idle(self, &node.state, quest.seat)
        {
            out.retain(|(_, choice)| !matches!(choice, Choice::Recruit(_)));
        }
        if blind && shields {
            out.retain(|(_, choice)| *choice == Choice::NoShield);
        }
    }

    fn worlds(
        &self,
        quest: Quest,
        node: &Node<Self::State>,
        mover: Seat,
        choice: &Choice,
    ) -> Option<Vec<State>> {
        match choice {
            // From now on it matters what the opponent holds.
            Choice::AttackAll(_) | Choice::End if mover == quest.seat => {
                let other = Seat::at(1 - quest.seat.index());
                let side = node.state.glance(other);
                // Against the final attack, only shields can still be shown.
                let matters = |kind| quest.kind != Kind::Win || self.shield_of(side, kind) > 0;
                node.state.worlds_of_hand(other, HANDS_MAX, matters)
            }
            // The cards drawn at the end of a turn come after everything that decides.
            Choice::AttackAll(_) | Choice::End | Choice::Shield(_) | Choice::NoShield => {
                Some(vec![node.state])
            }
            _ => {
                let mut worlds = Vec::new();
                spread(self, node, mover, choice, [0; 3], &mut worlds)?;
                Some(worlds)
            }
        }
    }

    fn may_begin(&self, kind: Kind, state: &State, seat: Seat) -> bool {
        let other = Seat::at(1 - seat.index().min(1));
        let (me, foe) = (state.glance(seat), state.glance(other));
        state.mode() == Mode::Standard
            && state.sides() == 2
            && state.turn() == seat
            && self.prompt_kind(state, seat) == PromptKind::Turn
            && me.gems() == 0
            && me.power() == 0
            && match kind {
                Kind::Win => foe.health() <= 30,
                // The opponent's hand must be nearly known, or there is too much to look at.
                _ => me.health() <= 25 && state.hidden().decks[other.index()] <= 3,
            }
    }

    fn given(&self, state: &State) -> Option<Value> {
        let Value::Map(mut parts) = self.position(&self.view(state, Viewer::Judge)) else { return None };
        for key in ["center_deck", "relic_pool", "banished", "phase"] {
            parts.remove(key);
        }
        for seat in ["seat1", "seat2"] {
            let Some(Value::Map(side)) = parts.get_mut(seat) else { return None };
            for key in ["gems", "power", "play", "focused", "banished"] {
                side.remove(key);
            }
            if let Some(Value::Bag(champions)) = side.get_mut("champions") {
                // A new turn finds them unhurt; the opponent's may be exhausted, but that does not matter here.
                champions.iter_mut().for_each(plain_champion);
            }
            side.retain(|key, value| {
                key == "relics"
                    || value.as_list().is_none_or(|list| {
                        !list.is_empty() || key == "hand" || key == "deck" || key == "discard"
                    })
            });
        }
        Some(Value::Map(parts))
    }

    fn telling(&self, quest: Quest, state: &State) -> Vec<String> {
        let other = Seat::at(1 - quest.seat.index());
        state.glance(other).hand().map(|kind| self.card(kind).id.clone()).collect()
    }
}

/// Whether no card recruited now can be of use in this turn. If the row then shows a useful card, that is only one of many
/// that may come: in another world it shows a useless one. So a line that recruits cannot win everywhere unless it also
/// wins without recruiting.
fn recruits_are_idle(game: &Shards, state: &State, seat: Seat) -> bool {
    let side = state.glance(seat);
    let hidden = state.hidden().decks[seat.index()];
    let deck: Vec<_> = side.deck().collect();
    let next = deck.iter().rev().take(DRAWN_MOST).copied();
    let near = side
        .hand()
        .chain(side.champions())
        .chain(side.played().map(|(kind, _)| kind))
        .chain(state.row())
        .chain(side.relics());
    hidden >= 5 && !near.chain(next).any(|kind| game.card(kind).uses_recruited())
}

/// Lists the worlds that differ in the cards a choice touches: first the centre deck, then the players' decks.
fn spread(
    game: &Shards,
    node: &Node<State>,
    mover: Seat,
    choice: &Choice,
    fixed: [usize; 3],
    out: &mut Vec<State>,
) -> Option<()> {
    let before = node.state.hidden();
    let after = step(game, node, mover, choice).state.hidden();
    let touched = touched(before, after)?;
    let piles = [HiddenPile::Center, HiddenPile::Deck(Seat::at(0)), HiddenPile::Deck(Seat::at(1))];
    for (at, pile) in piles.into_iter().enumerate() {
        if touched[at] > fixed[at] {
            let mut fixed_now = fixed;
            fixed_now[at] += 1;
            for state in node.state.worlds_of_pile(pile, fixed[at])? {
                spread(game, &Node { state, turns: node.turns }, mover, choice, fixed_now, out)?;
            }
            return Some(());
        }
    }
    out.push(node.state);
    (out.len() <= DRAWS_MAX).then_some(())
}

/// How many cards left the centre deck and each deck; `None` if something was shuffled.
fn touched(before: Touched, after: Touched) -> Option<[usize; 3]> {
    let gone = |before: usize, after: usize| before.checked_sub(after);
    if before.dice != after.dice {
        return None;
    }
    Some([
        gone(before.center, after.center)?,
        gone(before.decks[0], after.decks[0])?,
        gone(before.decks[1], after.decks[1])?,
    ])
}

/// Writes `"id"` for a champion that is ready and unhurt.
fn plain_champion(champion: &mut Value) {
    let Value::Map(parts) = &*champion else { return };
    if let Some(card) = parts.get("card") {
        *champion = card.clone();
    }
}
