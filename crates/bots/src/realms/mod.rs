//! The judgement of Fantasy Realms: the exact score of the hand, one step ahead.

mod memo;

use talon_core::{Game, Luck, Outcome, Seat, SeatSet};
use talon_realms::{Card, CardSet, Choice, Realms, State};

use self::memo::Memo;
use crate::judge::{Chances, Judge, Judged, Style};
use crate::playout;

/// Cards that may come, looked at in a playout.
const GLIMPSES: usize = 3;
/// What a card with a choice adds to a hand that was built for some turns, as a rule; measured over the final hands of greedy
/// games it is 43 to 74.
const CHOOSER: i32 = 48;
/// Turns of the table for each card that the area still takes, as they are played: most turns take from the area.
const TURNS_A_PLACE: f32 = 2.2;
/// Cards that come within reach from one turn to the next.
const FRESH: usize = 2;
/// Discards closer than this by the rough score are scored exactly.
const CLOSE: i32 = 6;
/// Offers looked at in a search.
const OFFERS: usize = 24;
/// How much a point of the best other hand counts against an own one.
const ENVY: f32 = 0.2;
/// Points that are neither good nor bad, and how far apart the worst and the best are.
const PAR: f32 = 110.0;
const RANGE: f32 = 300.0;

/// The scorer is the judgement; all that is kept are the scores of hands met before.
#[derive(Clone, Debug)]
pub struct RealmsJudge {
    memo: Memo,
}

impl Judged for Realms {
    type Judge = RealmsJudge;

    fn judge(&self) -> RealmsJudge {
        RealmsJudge { memo: Memo::new() }
    }
}

impl Judge<Realms> for RealmsJudge {
    const ITERATIONS: u32 = 1_500;
    const SPREAD: f32 = 8.0;
    const WHIM: usize = 20;

    fn style(&self) -> Style {
        Style { curiosity: 0.3, doubt: 0.02, spread: Self::SPREAD, fair: 0.3, whim: 0 }
    }

    /// A game has a handful of turns, and what the deck brings outweighs every plan.
    fn races(&self, world: &State) -> bool {
        !world.trades()
    }

    /// A draft is played to its end, a trade is judged by what the next few bring, and a hand of seven by its prospects.
    fn horizon(&self, world: &State) -> u32 {
        match (world.trades(), world.drafts()) {
            (true, _) => 4,
            (_, true) => 160,
            _ => 0,
        }
    }

    fn lean(&self, game: &Realms, world: &State, seat: Seat, choice: &Choice) -> f32 {
        self.look(game, world).lean(seat, choice, Care { glimpses: GLIMPSES, exact: 0 })
    }

    /// Every card that may come.
    fn study(&self, game: &Realms, world: &State, seat: Seat, choice: &Choice) -> f32 {
        self.look(game, world).lean(seat, choice, Care { glimpses: Card::COUNT, exact: 2 })
    }

    /// A shortlist by rough scores, then an exact verdict.
    fn quick(
        &self,
        game: &Realms,
        world: &State,
        seat: Seat,
        choices: &mut Vec<Choice>,
        luck: &mut Luck,
    ) -> Option<Choice> {
        playout::list(game, world, seat, choices);
        match choices.first()? {
            Choice::Draw if !world.drafts() => Some(self.look(game, world).take(seat, choices, luck)),
            Choice::Discard(_) => self.look(game, world).put_down(seat),
            _ => playout::by_leaning(game, self, (world, seat), choices, luck),
        }
    }

    /// Trades with somebody who could gain by them; a handful is enough.
    fn prune(&self, game: &Realms, world: &State, seat: Seat, choices: &mut Vec<Choice>) {
        let is_offer = |choice: &Choice| matches!(choice, Choice::Offer { .. });
        if !choices.iter().any(is_offer) {
            return;
        }
        // Hundreds of offers: a few that lie evenly among them stand for all.
        let step = choices.len().div_ceil(OFFERS);
        let some =
            choices.iter().enumerate().filter(|(place, choice)| !is_offer(choice) || place % step == 0);
        let look = self.look(game, world);
        let mut ranked: Vec<(f32, Choice)> = some
            .map(|(_, choice)| (look.lean(seat, choice, Care { glimpses: 0, exact: 1 }), *choice))
            .collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1)));
        ranked.truncate(6);
        *choices = ranked.into_iter().map(|(_, choice)| choice).collect();
    }

    fn chances(&self, game: &Realms, world: &State) -> Chances {
        let look = self.look(game, world);
        let seats = game.seats(world);
        if world.trades() {
            return by_points(seats, |seat| look.score(world.held(seat)));
        }
        // Whoever has just moved is judged with care; the hands of others are guesses.
        let full = |seat: &Seat| world.held(*seat).count_ones() > 7;
        let before = Seat::at((world.on_turn().index() + seats - 1) % seats);
        let mover = SeatSet::first(seats).iter().find(full).unwrap_or(before);
        let prospect = look.prospect(mover, seats);
        by_points(seats, |seat| if seat == mover { prospect } else { look.score(world.held(seat)) })
    }

    fn reward(&self, game: &Realms, world: &State, _outcome: Outcome) -> Chances {
        by_points(game.seats(world), |seat| world.final_score(seat).unwrap_or_default() as f32)
    }
}

impl RealmsJudge {
    const fn look<'a>(&'a self, game: &'a Realms, world: &'a State) -> Look<'a> {
        Look { memo: &self.memo, game, world }
    }
}

/// What each seat may hope for: its own points, and a part of the lead over the best other. The hands of others are guesses that
/// nobody has worked on, so a place at the table would be won too easily and tell nothing.
fn by_points(seats: usize, score: impl Fn(Seat) -> f32) -> Chances {
    let mut chances = [0.0; Seat::MAX];
    for seat in SeatSet::first(seats).iter() {
        let others = SeatSet::first(seats).without(seat).iter().map(&score);
        let points = score(seat) - ENVY * others.fold(f32::MIN, f32::max);
        chances[seat.index()] = (0.5 + (points - PAR) / RANGE).clamp(0.0, 1.0);
    }
    chances
}

/// How much is looked at.
#[derive(Clone, Copy)]
struct Care {
    /// So many cards that may come.
    glimpses: usize,
    /// So many discards are scored exactly.
    exact: usize,
}

/// The cards of a set, one by one.
fn each(mut cards: CardSet) -> impl Iterator<Item = CardSet> {
    core::iter::from_fn(move || {
        let card = cards & cards.wrapping_neg();
        cards &= cards.wrapping_sub(1);
        (card != 0).then_some(card)
    })
}

const fn bit(card: Card) -> CardSet {
    1 << card.index()
}

/// A position with what is needed to judge it.
#[derive(Clone, Copy)]
struct Look<'a> {
    memo: &'a Memo,
    game: &'a Realms,
    world: &'a State,
}

impl Look<'_> {
    fn score(self, hand: CardSet) -> f32 {
        self.memo.score(self.game.scorer(), hand) as f32
    }

    fn with_area(self, hand: CardSet, area: CardSet) -> f32 {
        self.memo.score_with_area(self.game.scorer(), hand, area) as f32
    }

    fn lean(self, seat: Seat, choice: &Choice, care: Care) -> f32 {
        let (world, hand) = (self.world, self.world.held(seat));
        let area = world.discards();
        match *choice {
            Choice::Draw => self.draw(seat, care),
            Choice::Take(card) if world.drafts() => self.score(hand | bit(card)),
            Choice::Take(card) => self.after_discard(hand | bit(card), area & !bit(card), care.exact),
            Choice::Keep(card) => self.score(hand & !world.just_drawn() | bit(card)),
            Choice::Discard(card) if care.exact == 0 => self.rough(hand & !bit(card)) as f32,
            Choice::Discard(card) => self.with_area(hand & !bit(card), area | bit(card)),
            Choice::Offer { give, to, want } => self.offer(hand & !bit(give) | bit(want), (to, want)),
            Choice::Accept(from) => world
                .open_offer(from)
                .map_or(0.0, |(give, _, want)| self.score(hand & !bit(want) | bit(give)) - self.score(hand)),
            Choice::Fetch(card) => self.score(hand | bit(card)),
            Choice::Done => self.score(hand),
            // Only better than a trade that loses points.
            Choice::Withdraw => -1.0,
            Choice::Time => f32::MIN,
        }
    }

    /// What is gained if it is accepted, which a card that the other is known to hold makes likelier.
    fn offer(self, after: CardSet, (to, want): (Seat, Card)) -> f32 {
        let held = self.world.held(to) & bit(want) != 0;
        let now = self.score(after);
        if held { now * 0.01 - 0.5 } else { now * 0.001 - 0.9 }
    }

    /// The best hand of seven that is left of eight, as if the game ended now: the rough score says which few are scored
    /// exactly.
    fn after_discard(self, hand: CardSet, area: CardSet, exact: usize) -> f32 {
        let mut left = [(i32::MIN, 0); 8];
        let mut held = 0;
        for card in each(hand).take(left.len()) {
            left[held] = (self.rough(hand & !card), card);
            held += 1;
        }
        let left = &mut left[..held];
        if exact == 0 {
            return left.iter().map(|&(score, _)| score).max().unwrap_or_default() as f32;
        }
        left.sort_unstable_by(|one, other| other.cmp(one));
        let verdict = |&(_, card): &(i32, CardSet)| self.with_area(hand & !card, area | card);
        left.iter().take(exact).map(verdict).fold(f32::MIN, f32::max)
    }

    /// What a hand will be worth at the end, if the deck comes as it lies: in every turn to come the best exchange with one of
    /// the next cards is made.
    fn prospect(self, seat: Seat, seats: usize) -> f32 {
        let area = self.world.discards();
        let mut coming = self.world.coming();
        let held = self.world.held(seat);
        let (mut hand, mut score) = if held.count_ones() > 7 {
            self.exchange(held, f32::MIN, area)
        } else {
            (held, self.with_area(held, area))
        };
        let turns = (self.world.places_left() as f32 * TURNS_A_PLACE / seats as f32) as usize;
        for turn in 0..turns {
            // What lies there now is there for the first who wants it.
            let lying = if turn == 0 { area } else { 0 };
            let fresh = coming.by_ref().take(FRESH).fold(0, |all, card| all | card);
            let mut best = (hand, score);
            for card in each(lying | fresh) {
                let after = self.exchange(hand | card, best.1, area & !card);
                if after.1 > best.1 {
                    best = after;
                }
            }
            (hand, score) = best;
        }
        score
    }

    /// The best seven of eight cards and their score, if better than `least`: the rough score says which are scored exactly.
    fn exchange(self, hand: CardSet, least: f32, area: CardSet) -> (CardSet, f32) {
        let mut left = [(i32::MIN, 0); 2];
        for card in each(hand) {
            let without = (self.rough(hand & !card), card);
            if without > left[0] {
                left = [without, left[0]];
            } else if without > left[1] {
                left[1] = without;
            }
        }
        let mut best = (hand & !left[0].1, least);
        for (_, card) in left {
            let score = self.with_area(hand & !card, area);
            if score > best.1 {
                best = (hand & !card, score);
            }
        }
        best
    }

    /// A hand's score; cards with a choice count for what they bring as a rule, because trying every choice takes a
    /// hundred times as long.
    fn rough(self, hand: CardSet) -> i32 {
        let scorer = self.game.scorer();
        let choosers = scorer.choosers(hand);
        CHOOSER * choosers.count_ones() as i32 + scorer.score(hand & !choosers)
    }

    /// A card of the area where it is better than what the deck may bring, judged by the cards that are missed least.
    fn take(self, seat: Seat, choices: &[Choice], luck: &mut Luck) -> Choice {
        let hand = self.world.held(seat);
        let mut weakest = [(i32::MIN, 0); 2];
        for card in each(hand) {
            let left = (self.rough(hand & !card), card);
            if left > weakest[0] {
                weakest = [left, weakest[0]];
            } else if left > weakest[1] {
                weakest[1] = left;
            }
        }
        let with = |card: CardSet, gone: CardSet| self.rough(hand & !gone | card);
        let now = self.rough(hand);
        let mut best = (i32::MIN, Choice::Draw);
        for &choice in choices {
            if let Choice::Take(card) = choice {
                let value = with(bit(card), weakest[0].1).max(with(bit(card), weakest[1].1));
                best = best.max((value, choice));
            }
        }
        let unseen = self.world.unseen(seat);
        let (mut hope, mut glimpses) = (0, 0);
        for _ in 0..GLIMPSES.min(unseen.count_ones() as usize) {
            let skip = luck.below(unseen.count_ones() as usize);
            hope += each(unseen).nth(skip).map_or(now, |card| now.max(with(card, weakest[0].1)));
            glimpses += 1;
        }
        if glimpses > 0 && hope >= best.0.saturating_mul(glimpses) { Choice::Draw } else { best.1 }
    }

    /// The card that is missed least: of two that look alike the exact score decides.
    fn put_down(self, seat: Seat) -> Option<Choice> {
        let (hand, area) = (self.world.held(seat), self.world.discards());
        let mut left = [(i32::MIN, 0); 2];
        for card in each(hand) {
            let without = (self.rough(hand & !card), card);
            if without > left[0] {
                left = [without, left[0]];
            } else if without > left[1] {
                left[1] = without;
            }
        }
        let exact = |card: CardSet| self.with_area(hand & !card, area | card);
        let [(first, one), (second, other)] = left;
        let is_close = first - second < CLOSE && other != 0;
        let gone = if is_close && exact(other) > exact(one) { other } else { one };
        (gone != 0).then(|| Choice::Discard(Card::at(gone.trailing_zeros() as usize)))
    }

    /// The mean over cards that may come: all of them, or a few that lie evenly among them.
    fn draw(self, seat: Seat, care: Care) -> f32 {
        let (hand, area) = (self.world.held(seat), self.world.discards());
        let mut unseen = [0; Card::COUNT];
        let mut held = 0;
        let mut rest = self.world.unseen(seat);
        while rest != 0 {
            unseen[held] = rest & rest.wrapping_neg();
            held += 1;
            rest &= rest - 1;
        }
        let count = care.glimpses.min(held);
        if count == 0 {
            return self.score(hand);
        }
        // Which few differs from hand to hand, so that no card is always or never looked at.
        let start = if count == held { 0 } else { (hand.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 58) as usize };
        let pick = |place: usize| unseen[(start + place * held / count) % held];
        let drafts = self.world.drafts();
        let value = |card: CardSet| {
            if drafts { self.score(hand | card) } else { self.after_discard(hand | card, area, care.exact) }
        };
        (0..count).map(|place| value(pick(place))).sum::<f32>() / count as f32
    }
}
