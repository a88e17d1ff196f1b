//! What the program is made of is written down: all of it, in the format that tools read, with its licences.

use serde_json::{Value, json};
use xtask::graph::Graph;
use xtask::{notices, sbom};

fn graph() -> Graph {
    Graph::read(&xtask::root()).unwrap()
}

#[test]
fn the_list_of_parts_is_whole_and_keeps_to_the_format() {
    let graph = graph();
    let bom = sbom::made(&graph).unwrap();
    assert_eq!(sbom::faults(&bom), Vec::<String>::new());
    let names: Vec<&str> =
        bom["components"].as_array().unwrap().iter().filter_map(|one| one["name"].as_str()).collect();
    for part in ["talon-web", "hyper", "rusqlite", "libsqlite3-sys", "serde"] {
        assert!(names.contains(&part), "{part} is built in");
    }
    for tool in ["proptest", "xtask"] {
        assert!(!names.contains(&tool), "{tool} is not");
    }
    assert!(
        graph.foreign().iter().all(|package| {
            graph.checksums.contains_key(&(package.name.clone(), package.version.clone()))
        })
    );
}

#[test]
fn a_list_that_breaks_the_format_is_found() {
    let good = sbom::made(&graph()).unwrap();
    let spoil: [fn(&mut Value); 5] = [
        |bom| bom["specVersion"] = json!("9"),
        |bom| bom["components"][0]["bom-ref"] = bom["components"][1]["bom-ref"].clone(),
        |bom| bom["components"][0]["licenses"] = json!([]),
        |bom| bom["dependencies"][0]["dependsOn"] = json!(["pkg:cargo/nobody@1.0.0"]),
        |bom| drop(bom["dependencies"].as_array_mut().and_then(Vec::pop)),
    ];
    for spoil in spoil {
        let mut bad = good.clone();
        spoil(&mut bad);
        assert!(!sbom::faults(&bad).is_empty());
    }
}

#[test]
fn every_package_of_others_is_named_with_its_licence() {
    let graph = graph();
    let text = notices::text(&graph).unwrap();
    for package in graph.foreign() {
        let label = format!("{} {} (", package.name, package.version);
        assert!(text.contains(&label), "{label}");
    }
    assert!(text.contains("Permission is hereby granted, free of charge"));
}
