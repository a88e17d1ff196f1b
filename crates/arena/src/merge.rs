//! Puts the parts of a run together: what one machine would have found.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use crate::facts::{self, Observed};
use crate::journal::{Kept, Part, unlike};
use crate::origin::Origin;
use crate::plan::{Plan, Refused};
use crate::request::Request;
use crate::series::{Batch, Collected, Finished};

/// Puts the files of `--part` (or of `--resume`) together, in the order of their batches. A test is looked at where one machine would
/// have looked at it. What is missing is named.
pub fn merge(files: &[PathBuf], origin: Origin) -> Result<Finished, Refused> {
    let told = |path: &Path, reason: &str| Refused::of(format!("{}: {reason}", path.display()));
    let mut all: BTreeMap<u64, Batch> = BTreeMap::new();
    let mut plan: Option<Plan> = None;
    for path in files {
        let bytes = fs::read(path).map_err(|error| told(path, &error.to_string()))?;
        let kept = Kept::read(&bytes).map_err(|reason| told(path, &reason))?;
        let request =
            kept.request.as_ref().ok_or_else(|| told(path, "it breaks off before its first batch"))?;
        let own = Plan::new(Request::of_json(request)?)?;
        // What this program would play now must be what was played then.
        let mut wanted = own.fingerprint();
        wanted["part"] = kept.heading["part"].clone();
        if let Some(reason) = unlike(&kept.heading, &wanted) {
            return Err(told(path, &reason));
        }
        if let Some(first) = &plan {
            let same = first.request.json();
            if let Some(reason) = unlike(request, &same) {
                return Err(told(path, &reason));
            }
        }
        for (number, batch) in kept.batches {
            let deals = own.batch(number);
            if deals.end - deals.start == batch.deals {
                all.insert(number, batch);
            }
        }
        plan.get_or_insert(own);
    }
    let plan = plan.ok_or_else(|| Refused::of("name the files of all parts"))?;
    finished(plan, &all, origin)
}

fn finished(plan: Plan, all: &BTreeMap<u64, Batch>, origin: Origin) -> Result<Finished, Refused> {
    struct Named;
    impl facts::Visitor for Named {
        type Out = facts::Names;
        fn visit<G: Observed>(self, game: &'static G) -> facts::Names {
            game.names()
        }
    }
    let mut collected = Collected::default();
    for number in 0..plan.batches() {
        let Some(batch) = all.get(&number) else {
            let missing = (number..plan.batches()).filter(|number| !all.contains_key(number)).count();
            return Err(Refused::of(format!(
                "{missing} of {} batches are missing, the first of them number {number}: name the files of all parts, \
                 and let those that were broken off run to their end",
                plan.batches()
            )));
        };
        if collected.add(&plan, Part::WHOLE, batch) {
            break;
        }
    }
    let names = facts::visit(&plan.game, Named)?;
    let origin = origin.of(&plan);
    Ok(Finished {
        plan,
        names,
        sums: collected.sums,
        verdict: collected.verdict,
        seconds: 0.0,
        played: (0, 0),
        threads: 0,
        is_interrupted: false,
        origin,
    })
}
