//! The standing test: the published tables can be played, a short run is reproducible, and a bot that got weaker is named.

use talon_arena::{Strength, StrengthRow as Row, Tables};

fn tables() -> Tables {
    Tables::read(include_str!("../../../../bench/strength.toml")).unwrap()
}

#[test]
fn every_published_table_can_be_played() {
    let tables = tables();
    for table in &tables.table {
        let plan = table.plan(tables.seed, false).unwrap();
        assert!(plan.games >= table.games && table.short < table.games, "{table:?}");
        assert!(table.bots.iter().all(|bot| !bot.ends_with("ms")), "not reproducible: {table:?}");
    }
    for &game in talon_table::games::NAMES {
        assert!(tables.table.iter().any(|table| table.game == game), "{game} has no table");
    }
}

#[test]
fn a_table_has_the_same_figure_each_time() {
    let tables = tables();
    let quick = |bots: &[&str]| tables.table.iter().find(|table| table.bots == bots).unwrap();
    for bots in [&["greedy", "random", "random"][..], &["magpie", "sparrow"]] {
        let row = |threads| quick(bots).play(tables.seed, true, threads).unwrap();
        let once = row(1);
        assert_eq!(once, row(2));
        assert!(once.share > once.even.unwrap(), "{once:?}");
    }
}

#[test]
fn a_bot_that_wins_clearly_less_than_before_is_named() {
    let row = |share: f64, bots: &str| Row {
        game: "shards".into(),
        options: "players=2".into(),
        bots: vec![bots.into()],
        games: 400,
        share,
        bounds: [share - 0.05, share + 0.05],
        even: Some(0.5),
    };
    let run = |shares: [f64; 2]| Strength {
        rows: vec![row(shares[0], "expert@100"), row(shares[1], "greedy")],
        ..Strength::default()
    };
    let (before, now) = (run([0.7, 0.6]), run([0.55, 0.57]));
    let named: Vec<&str> = now.weaker(&before).iter().map(|(row, _)| row.bots[0].as_str()).collect();
    assert_eq!(named, ["expert@100"], "0.6 and 0.57 may well be the same");
    assert!(before.weaker(&before).is_empty());
    assert!(
        now.page().contains("| shards | players=2 | greedy | 400 | 57.0 % (95 %: 52.0 to 62.0) | 50.0 % |")
    );
}
