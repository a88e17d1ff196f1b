//! Who goes first: the option `first`, and the lot behind it.

use talon_core::{Game, Options, Silent, Value, Viewer, laws};
use talon_realms::{Event, Realms, Setup};

fn setup(realms: &Realms, options: &[(&str, Value)]) -> Setup {
    let options: Options = options.iter().map(|(key, value)| ((*key).to_string(), value.clone())).collect();
    realms.setup(&options).unwrap_or_else(|bad| panic!("{bad}"))
}

/// What was told before the first move.
fn opening(realms: &Realms, setup: &Setup, seed: u64) -> Vec<Event> {
    let (mut state, mut events) = (realms.deal(setup, seed), Vec::new());
    realms.open(&mut state, &mut events);
    events
}

#[test]
fn drawing_who_goes_first_changes_nothing_else() {
    let realms = Realms::load();
    let plain = setup(&realms, &[("players", Value::from(5usize))]);
    let lot = setup(&realms, &[("players", Value::from(5usize)), ("first", Value::from("random"))]);
    let mut begun = [0; 5];
    for seed in 0..200 {
        let [mut one, mut other] = [&plain, &lot].map(|setup| realms.deal(setup, seed));
        realms.open(&mut one, &mut Silent);
        realms.open(&mut other, &mut Silent);
        let [one_view, other_view] = [&one, &other].map(|state| realms.view(state, Viewer::Judge));
        assert_eq!((one_view.seats, one_view.deck), (other_view.seats, other_view.deck));
        begun[realms.to_act(&other).lowest().expect("somebody begins").index()] += 1;
    }
    assert!(begun.iter().all(|count| (20..=60).contains(count)), "{begun:?}");
}

#[test]
fn a_lot_is_told_to_everybody_and_nothing_else_is() {
    let realms = Realms::load();
    let lot = setup(&realms, &[("players", Value::from(4usize)), ("first", Value::from("random"))]);
    let [Event::Begins { seat }] = opening(&realms, &lot, 1)[..] else { panic!("one lot") };
    assert_eq!(seat.number(), 4);
    assert_eq!(realms.tell(&Event::Begins { seat }).key, "log-first");
    for told in
        [&[("first", Value::from(2usize))][..], &[], &[("mode", "chaos".into()), ("first", "random".into())]]
    {
        assert_eq!(opening(&realms, &setup(&realms, told), 1), [], "{told:?}");
    }
}

#[test]
fn a_set_up_says_who_goes_first_and_a_bad_value_is_refused() {
    let realms = Realms::load();
    for first in [Value::from(3usize), Value::from("random")] {
        let options = realms.options(&setup(&realms, &[("first", first.clone())]));
        assert_eq!(options.get("first"), Some(&first));
    }
    let chaos = setup(&realms, &[("mode", "chaos".into()), ("first", "random".into())]);
    assert_eq!(realms.options(&chaos).get("first"), None, "in chaos nobody begins");
    for mode in ["standard", "chaos"] {
        let options = [("mode", Value::from(mode)), ("first", Value::from(4usize))];
        let options: Options = options.into_iter().map(|(key, value)| (key.to_string(), value)).collect();
        let refused = realms.setup(&options).expect_err("three sit there").to_string();
        assert_eq!(refused, "option `first`: 4 is none of 1, 2, 3, random");
    }
}

#[test]
fn games_with_a_lot_are_lawful() {
    let realms = Realms::load();
    for mode in ["standard", "duel"] {
        let setup = setup(&realms, &[("mode", mode.into()), ("first", "random".into())]);
        laws::uphold(&realms, &setup, 0..200);
    }
}
