//! What a layout promises holds in random games of every kind.

use std::collections::BTreeSet;

use talon_bots::{Bot, Level};
use talon_core::{Dice, Game, Luck, Options, Seat, Silent, Value};
use talon_games::{Aeons, Loaded, Realms, Shards};
use talon_tensor::{Encoded, Episode, Layout, Others, Rules, layout};

/// Set-ups by their options: `players=4 mode=teams`.
fn options(text: &str) -> Options {
    let pairs = text.split_whitespace().filter_map(|pair| pair.split_once('='));
    let value = |text: &str| text.parse().map_or_else(|_| Value::from(text), Value::Int);
    pairs.map(|(key, text)| (key.to_string(), value(text))).collect()
}

const REALMS: [&str; 4] = ["players=3", "players=6", "players=4 first=random", "mode=duel players=2"];
const CHAOS: [&str; 2] = ["mode=chaos players=3", "mode=chaos players=5"];
const SHARDS: [&str; 8] = [
    "players=2",
    "players=2 first=random relics=random",
    "players=2 relics=draft",
    "players=2 characters=auction",
    "players=3",
    "players=4 mode=teams",
    "players=3 mode=melee",
    "players=1 mode=nemesis",
];
const AEONS: [&str; 7] = [
    "players=1",
    "players=2",
    "players=2 nemesis=crooked_mask",
    "players=3 nemesis=prince_of_gluttons",
    "players=4 nemesis=carapace_queen",
    "players=4 nemesis=random supply=random difficulty=expert",
    "players=2 nemesis=random supply=random",
];

fn rules<G: Encoded + 'static>(game: &'static G, text: &str) -> Rules<G> {
    Rules::new(game, game.setup(&options(text)).unwrap(), None, false).unwrap()
}

/// Plays random games and calls `look` before every decision.
fn play<G: Encoded + 'static>(
    game: &'static G,
    texts: &[&str],
    games: u64,
    mut look: impl FnMut(&Rules<G>, &Episode<G>),
) {
    for text in texts {
        let rules = rules(game, text);
        for seed in 0..games {
            let (mut episode, mut luck) = (Episode::new(&rules, seed), Luck::of(seed, 9));
            while !episode.is_over() {
                look(&rules, &episode);
                let action = episode.sample(&mut luck);
                assert!(episode.play(&rules, action.into()), "{text}, seed {seed}");
            }
            assert!(episode.outcome(&rules).is_some(), "{text}, seed {seed}");
        }
    }
}

/// The list of moves and the mask say the same, and every index has one notation, at each of so many decisions.
fn mask_is_the_moves<G: Encoded + 'static>(
    game: &'static G,
    texts: &[&str],
    every: usize,
) -> (usize, BTreeSet<u16>) {
    let (mut step, mut spare, mut waits, mut used) = (0usize, 0, 0, BTreeSet::new());
    play(game, texts, 6, |rules, episode| {
        step += 1;
        if !step.is_multiple_of(every) {
            return;
        }
        let (mut choices, mut mask) = (Vec::new(), vec![false; rules.layout().actions]);
        game.choices(episode.state(), episode.seat(), &mut choices);
        // The clock is not a player's.
        choices.retain(|choice| !game.is_clock(choice));
        episode.mask(&mut mask);
        let marked = mask.iter().filter(|legal| **legal).count();
        let more = marked - choices.len();
        assert!(more <= 1 && episode.legal().len() == marked, "two moves share an index: {choices:?}");
        waits += more;
        for choice in &choices {
            let notation = game.print(episode.state(), episode.seat(), choice);
            let action = episode.action(rules, &notation).expect("every move has an index");
            assert!(mask[usize::from(action)]);
            assert_eq!(episode.notation(rules, action.into()).as_deref(), Some(notation.as_str()));
        }
        spare += episode.legal().iter().filter(|&&index| usize::from(index) >= mask.len() - 8).count();
        used.extend(episode.legal());
        assert_eq!(episode.place(mask.len() as i64), None);
        assert_eq!(episode.place(-1), None);
    });
    println!("{}: {} indexes used, {spare} times a spare one", G::LAYOUT, used.len());
    (waits, used)
}

#[test]
fn the_mask_of_realms_is_its_moves() {
    let (waits, used) = mask_is_the_moves(Realms::loaded(), &REALMS, 1);
    assert_eq!((waits, used.len()), (0, 55), "every index is legal once in a while");
}

#[test]
fn the_mask_of_a_trading_game_is_its_moves_and_wanting_nothing() {
    // A thousand decisions a game, each with hundreds of moves.
    let (waits, used) = mask_is_the_moves(Realms::loaded(), &CHAOS, 97);
    assert!(waits > 100 && used.len() > 1500, "{waits} {}", used.len());
}

#[test]
fn trading_ends_when_nobody_wants_anything() {
    let rules = rules(Realms::loaded(), "mode=chaos players=3");
    let mut episode = Episode::new(&rules, 3);
    let mut asked = Vec::new();
    let mut step = |episode: &mut Episode<Realms>, notation: &str| {
        asked.push(episode.seat().number());
        let action = episode.action(&rules, notation).expect("it is legal");
        assert!(episode.play(&rules, action.into()));
    };
    step(&mut episode, "wait");
    let offer = episode.notation(&rules, episode.legal()[0].into()).unwrap();
    step(&mut episode, &offer);
    // Somebody wanted something: there is another round, and the clock rings after it.
    for _ in 0..4 {
        assert!(episode.state().trades());
        step(&mut episode, "wait");
    }
    assert_eq!(asked, [1, 2, 3, 1, 2, 3]);
    assert!(!episode.state().trades());
}

#[test]
fn against_bots_trading_ends_when_the_caller_wants_nothing_and_the_same_seed_gives_the_same_bytes() {
    let (game, bot) = (Realms::loaded(), Bot::new(Level::Greedy));
    let setup = game.setup(&options(CHAOS[0])).unwrap();
    let rules = Rules::new(game, setup, Some(Others { seat: Seat::at(1), bot }), false).unwrap();
    let played = |seed: u64| {
        let (mut episode, mut rows) = (Episode::new(&rules, seed), Vec::new());
        while !episode.is_over() {
            assert_eq!(episode.seat(), Seat::at(1));
            let mut row = vec![0; rules.layout().observation];
            episode.observe(&rules, episode.seat(), &mut row);
            rows.push(row);
            let last = episode.legal().last().copied().expect("one may always want nothing");
            assert!(episode.play(&rules, last.into()));
        }
        assert!(episode.outcome(&rules).is_some());
        rows
    };
    for seed in 0..6 {
        let rows = played(seed);
        assert!((1..=2).contains(&rows.len()), "asked once, and perhaps for an eighth card");
        assert_eq!(rows, played(seed));
    }
}

#[test]
fn the_mask_of_shards_is_its_moves() {
    assert_eq!(mask_is_the_moves(Shards::loaded(), &SHARDS, 1).0, 0);
}

#[test]
fn the_mask_of_aeons_is_its_moves_and_sometimes_waiting() {
    assert!(mask_is_the_moves(Aeons::loaded(), &AEONS, 1).0 > 0, "somebody could wait");
}

/// A row holds what its seat may know and no more: worlds that the seat cannot tell apart are written alike.
fn worlds_are_written_alike<G: Encoded + 'static>(game: &'static G, texts: &[&str]) {
    let (mut step, mut differ) = (0u64, 0);
    play(game, texts, 3, |rules, episode| {
        step += 1;
        if !step.is_multiple_of(5) {
            return;
        }
        let mut real = vec![0; rules.layout().observation];
        let mut other = vec![0; rules.layout().observation];
        for seat in (0..rules.layout().seats).map(Seat::at) {
            episode.observe(rules, seat, &mut real);
            let world = game.resample(episode.state(), seat, &mut Dice::new(step));
            differ += usize::from(world != *episode.state());
            game.observe(&world, seat, &mut other);
            let wrong = real.iter().zip(&other).position(|(one, other)| one != other);
            let named = wrong.map(|at| {
                rules
                    .layout()
                    .segments
                    .iter()
                    .rfind(|segment| segment.start <= at)
                    .map(|segment| &segment.name)
            });
            assert_eq!(named, None, "{seat} is told a secret");
        }
        let world = episode.resampled(rules, episode.seat(), step);
        assert_eq!(world.legal(), episode.legal());
    });
    assert!(differ > 100, "there were other worlds: {differ}");
}

#[test]
fn a_row_of_realms_holds_no_secret() {
    worlds_are_written_alike(Realms::loaded(), &REALMS);
    worlds_are_written_alike(Realms::loaded(), &CHAOS[..1]);
}

#[test]
fn a_row_of_shards_holds_no_secret() {
    worlds_are_written_alike(Shards::loaded(), &SHARDS);
}

#[test]
fn a_row_of_aeons_holds_no_secret() {
    worlds_are_written_alike(Aeons::loaded(), &AEONS);
}

/// No number is higher than its part says, and the rows are as long as the layout says.
fn numbers_keep_to_their_most<G: Encoded + 'static>(game: &'static G, texts: &[&str]) {
    play(game, texts, 2, |rules, episode| {
        let mut row = vec![0; rules.layout().observation];
        episode.observe(rules, episode.seat(), &mut row);
        for segment in &rules.layout().segments {
            let part = &row[segment.start..segment.start + segment.len];
            assert!(part.iter().all(|&number| number <= segment.most), "{}: {part:?}", segment.name);
        }
    });
}

#[test]
fn no_number_is_higher_than_its_part_says() {
    numbers_keep_to_their_most(Realms::loaded(), &REALMS);
    numbers_keep_to_their_most(Realms::loaded(), &CHAOS);
    numbers_keep_to_their_most(Shards::loaded(), &SHARDS);
    numbers_keep_to_their_most(Aeons::loaded(), &AEONS);
}

/// The same table, looked at by seat 1, and with the seats exchanged by seat 2.
fn is_symmetric<G: Encoded + 'static>(game: &'static G, text: &str, given: &Value, exchanged: &Value) {
    let rows = [(Seat::at(0), given), (Seat::at(1), exchanged)].map(|(seat, given)| {
        let first = format!("{text} first={}", seat.number());
        let setup = game.setup(&options(&first)).unwrap();
        let mut state = game.deal(&setup, 3);
        game.lay(&mut state, given).unwrap();
        game.open(&mut state, &mut Silent);
        let rules = Rules::new(game, setup, None, false).unwrap();
        let mut row = vec![0; rules.layout().observation];
        game.observe(&state, seat, &mut row);
        let mut choices = Vec::new();
        game.choices(&state, seat, &mut choices);
        let mut legal: Vec<_> = choices.iter().map(|choice| game.index(&state, seat, choice)).collect();
        legal.sort_unstable();
        assert!(!legal.is_empty());
        let parts = rules.layout().segments.clone();
        let parts =
            parts.into_iter().map(|part| (row[part.start..part.start + part.len].to_vec(), part.name));
        (parts.collect::<Vec<_>>(), legal)
    });
    assert_eq!(rows[0], rows[1]);
}

fn map<const N: usize>(entries: [(&str, Value); N]) -> Value {
    Value::map(entries)
}

fn cards(ids: &str) -> Value {
    Value::Row(ids.split_whitespace().map(Value::from).collect())
}

#[test]
fn realms_looks_the_same_from_every_seat() {
    let one = || map([("hand", cards("mountain wildfire smoke king queen forest swamp"))]);
    let two = || map([("hand", cards("rangers candle dragon unicorn island basilisk rainstorm"))]);
    let deck = || cards("hydra warlord enchantress beastmaster necromancer collector");
    let table = |first, second, to_act| {
        let to_act = Value::Int(to_act);
        map([
            ("seat1", first),
            ("seat2", second),
            ("deck", deck()),
            ("discard", cards("bell_tower")),
            ("to_act", to_act),
        ])
    };
    is_symmetric(Realms::loaded(), "mode=duel players=2", &table(one(), two(), 1), &table(two(), one(), 2));
}

#[test]
fn a_trading_game_looks_the_same_from_every_seat() {
    let one = || map([("hand", cards("mountain wildfire smoke king queen forest swamp"))]);
    let two = || map([("hand", cards("rangers candle dragon unicorn island basilisk rainstorm"))]);
    let three =
        || map([("hand", cards("hydra warlord enchantress beastmaster necromancer collector bell_tower"))]);
    let table = |hands: [Value; 3]| {
        let [first, second, third] = hands;
        map([("seat1", first), ("seat2", second), ("seat3", third)])
    };
    let (given, turned) = (table([one(), two(), three()]), table([three(), one(), two()]));
    is_symmetric(Realms::loaded(), "mode=chaos players=3", &given, &turned);
}

#[test]
fn shards_looks_the_same_from_every_seat() {
    let side = |hand: &str, champion: &str, health, mastery, character: &str| {
        map([
            ("hand", cards(hand)),
            ("deck", cards("crystal blaster")),
            ("discard", cards("shard_reactor")),
            ("champions", cards(champion)),
            ("health", Value::Int(health)),
            ("mastery", Value::Int(mastery)),
            ("gems", Value::Int(5)),
            ("power", Value::Int(9)),
            ("character", Value::from(character)),
            ("relics", cards("")),
        ])
    };
    let one = || side("crystal crystal fungal_hermit", "", 41, 12, "decima");
    let two = || side("crystal blaster", "evokatus", 33, 7, "volos");
    let table = |first, second, to_act| {
        let row = cards("zetta_the_encryptor shard_abstractor");
        let centre = cards("fungal_hermit shard_abstractor");
        map([
            ("seat1", first),
            ("seat2", second),
            ("row", row),
            ("center_deck", centre),
            ("to_act", Value::Int(to_act)),
        ])
    };
    is_symmetric(Shards::loaded(), "players=2", &table(one(), two(), 1), &table(two(), one(), 2));
}

#[test]
fn aeons_looks_the_same_from_every_seat() {
    let side = |mage: &str, hand: &str, life| {
        map([
            ("mage", Value::from(mage)),
            ("hand", cards(hand)),
            ("deck", cards("crystal spark")),
            ("discard", cards("crystal jade")),
            ("life", Value::Int(life)),
            ("charges", Value::Int(2)),
            ("aether", Value::Int(4)),
            ("breaches", cards("open open none none")),
        ])
    };
    let one = || side("brama", "crystal jade spark", 9);
    let two = || side("jian", "spark crystal", 4);
    let table = |first, second, to_act| {
        let order = |text| cards(text);
        let (deck, gone) =
            if to_act == 1 { ("p2 nemesis", "p1 nemesis") } else { ("p1 nemesis", "p2 nemesis") };
        map([
            ("seat1", first),
            ("seat2", second),
            ("turn_order", order(deck)),
            ("turn_order_discard", order(gone)),
            ("to_act", Value::Int(to_act)),
            ("phase", Value::from("main")),
        ])
    };
    let setup = "players=2 nemesis=rageborne supply=free_charges";
    is_symmetric(Aeons::loaded(), setup, &table(one(), two(), 1), &table(two(), one(), 2));
}

/// A layout as lines of text.
fn told(layout: &Layout) -> String {
    let head = format!(
        "{}, {} seats: {} numbers, {} actions\n",
        layout.name, layout.seats, layout.observation, layout.actions
    );
    let numbers = layout.segments.iter().map(|part| {
        format!("number {:>4} {:>3} x 0..{:<3} {}\n", part.start, part.len, part.most, part.name)
    });
    let actions =
        layout.verbs.iter().map(|part| format!("action {:>4} {:>3} {}\n", part.start, part.len, part.name));
    numbers.chain(actions).fold(head, |text, line| text + &line)
}

/// A layout changes only with its number. If this fails, raise the number or take the change back; a new file is written with
/// `TALON_WRITE_LAYOUTS=yes`.
#[test]
fn layouts_stay_as_they_are() {
    fn check<G: Encoded + 'static>(game: &'static G, texts: &[&str]) {
        for text in texts {
            let layout = layout(game, &game.setup(&options(text)).unwrap()).unwrap();
            let players = text.split_whitespace().last().unwrap().replace('=', "");
            let name = format!("{}-{players}", layout.name);
            let path = format!("{}/layouts/{name}.txt", env!("CARGO_MANIFEST_DIR"));
            let now = told(&layout);
            if std::env::var_os("TALON_WRITE_LAYOUTS").is_some() {
                std::fs::write(&path, &now).unwrap();
            }
            let kept = std::fs::read_to_string(&path).unwrap_or_default();
            assert!(kept == now, "{path} says otherwise:\n{now}");
        }
    }
    check(Realms::loaded(), &["players=3", CHAOS[0]]);
    check(Shards::loaded(), &["players=2", "players=3", "players=4"]);
    check(Aeons::loaded(), &["players=1", "players=2", "players=3", "players=4"]);
}
