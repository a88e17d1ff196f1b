//! What the program is made of, in the format of `CycloneDX` 1.5.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::graph::{Graph, Package};

/// The document. It contains no time and no randomness: the same lock file makes the same one.
pub fn made(graph: &Graph) -> Result<Value, String> {
    let root = graph.packages.get(&graph.root).ok_or("there is no package talon")?;
    let others = graph.packages.values().filter(|package| package.id != graph.root);
    let components: Vec<Value> = others.map(|package| component(graph, package)).collect();
    let dependencies: Vec<Value> = graph
        .packages
        .values()
        .map(|package| {
            let used = graph.uses.get(&package.id).into_iter().flatten();
            let on: BTreeSet<String> = used.filter_map(|id| graph.packages.get(id)).map(purl).collect();
            json!({ "ref": purl(package), "dependsOn": on })
        })
        .collect();
    let mut program = component(graph, root);
    program["type"] = json!("application");
    Ok(json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": program },
        "components": components,
        "dependencies": dependencies,
    }))
}

/// The name by which tools know a package.
fn purl(package: &Package) -> String {
    format!("pkg:cargo/{}@{}", package.name, package.version)
}

fn component(graph: &Graph, package: &Package) -> Value {
    let mut component = json!({
        "type": "library",
        "bom-ref": purl(package),
        "name": package.name,
        "version": package.version,
        "purl": purl(package),
    });
    if let Some(license) = &package.license {
        // Some still write the old form of "either".
        component["licenses"] = json!([{ "expression": license.replace('/', " OR ") }]);
    }
    if let Some(sum) = graph.checksums.get(&(package.name.clone(), package.version.clone())) {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": sum }]);
    }
    if let Some(repository) = &package.repository {
        component["externalReferences"] = json!([{ "type": "vcs", "url": repository }]);
    }
    component
}

/// What is wrong with a document: what the format demands of the parts we write. Empty: nothing.
pub fn faults(bom: &Value) -> Vec<String> {
    let mut faults = Vec::new();
    let mut demand = |holds: bool, what: String| {
        if !holds {
            faults.push(what);
        }
    };
    demand(bom["bomFormat"] == "CycloneDX", "bomFormat is CycloneDX".into());
    demand(bom["specVersion"] == "1.5", "specVersion is 1.5".into());
    demand(bom["version"].as_u64() >= Some(1), "version is a number from 1".into());
    let empty = Vec::new();
    let components = bom["components"].as_array().unwrap_or(&empty);
    let root = &bom["metadata"]["component"];
    demand(root["type"] == "application", "the program is an application".into());
    let mut refs = BTreeSet::new();
    for component in components.iter().chain([root]) {
        let name = component["name"].as_str().unwrap_or_default();
        let reference = component["bom-ref"].as_str().unwrap_or_default();
        demand(
            !name.is_empty() && component["version"].is_string(),
            format!("{component} has name and version"),
        );
        demand(refs.insert(reference), format!("{reference} is there once"));
        demand(
            component["purl"].as_str().is_some_and(|purl| purl.starts_with("pkg:cargo/")),
            format!("{name} has a purl"),
        );
        demand(component["licenses"][0]["expression"].is_string(), format!("{name} has a licence"));
        for hash in component["hashes"].as_array().unwrap_or(&empty) {
            let sum = hash["content"].as_str().unwrap_or_default();
            let is_sum = sum.len() == 64 && sum.bytes().all(|digit| digit.is_ascii_hexdigit());
            demand(hash["alg"] == "SHA-256" && is_sum, format!("{name} has a checksum of 64 digits"));
        }
    }
    let mut told = BTreeSet::new();
    for dependency in bom["dependencies"].as_array().unwrap_or(&empty) {
        let of = dependency["ref"].as_str().unwrap_or_default();
        demand(refs.contains(of) && told.insert(of), format!("{of} is a component, told once"));
        for on in dependency["dependsOn"].as_array().unwrap_or(&empty) {
            let on = on.as_str().unwrap_or_default();
            demand(refs.contains(on), format!("{of} depends on {on}, which is a component"));
        }
    }
    demand(told == refs, "every component says what it depends on".into());
    faults
}
