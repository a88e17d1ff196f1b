//! What the form of the editor does to a draft.

use talon_core::{GivenPart, GivenValue, Mark, Options, Value};
use talon_table::scenario::{Draft, Scenario};

use super::Sheet;
use super::find::ids_named;
use crate::error::WebError;
use crate::games;
use crate::pages::fitting::Filled;
use crate::pages::new;

/// Titles are cut to this many letters.
const TITLE_MAX: usize = 120;
/// The seed of the deal under a position that begins here.
const SEED: u64 = 1;

/// A button that changes a list: what it does, and to which card.
enum Press<'a> {
    Remove(&'a str, usize),
    Up(&'a str, usize),
    Empty(&'a str),
    AsDealt(&'a str),
    Nothing,
}

impl<'a> Press<'a> {
    fn read(text: &'a str) -> Self {
        let mut words = text.split(' ');
        let (verb, path) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
        let place = words.next().and_then(|place| place.parse().ok());
        match (verb, place) {
            ("remove", Some(place)) => Self::Remove(path, place),
            ("up", Some(place)) => Self::Up(path, place),
            ("empty", None) => Self::Empty(path),
            ("as-dealt", None) => Self::AsDealt(path),
            _ => Self::Nothing,
        }
    }
}

/// A draft with nothing written yet, with the set-up that the form says.
pub(crate) fn begun(game: &'static str, filled: Filled<'_>) -> Result<Sheet, WebError> {
    let options: Options = new::asked(game, filled)?;
    let (game, title) = (game.to_string(), String::new());
    Sheet::of(Draft { game, title, seed: SEED, options, given: Value::map([]) }, Vec::new())
}

/// The draft of the form, with what was changed in it.
pub(crate) fn edited(game: &'static str, filled: Filled<'_>) -> Result<Sheet, WebError> {
    let text = filled.field("draft").unwrap_or_default();
    let bad = |flaw: talon_table::scenario::Flaw| WebError::Bad(flaw.to_string());
    let before = Sheet::of(Draft::of(&Scenario::read(text).map_err(bad)?), Vec::new())?;
    let game = games::named(game).filter(|_| before.draft.game == game).ok_or(WebError::NotFound)?.name();
    let mut draft = before.draft.clone();
    if let Some(title) = filled.field("title") {
        draft.title = title.chars().filter(|letter| !letter.is_control()).take(TITLE_MAX).collect();
    }
    let mut wrong = Vec::new();
    for part in &before.parts {
        match &part.allowed {
            GivenValue::Cards { ids, marks, .. } => {
                let (mut cards, changed) = marked(&before, part, marks, filled);
                let typed = filled.field(&format!("add-{}", part.path)).unwrap_or_default();
                let (found, unknown) = ids_named(game, part.key(), ids, typed);
                wrong.extend(unknown);
                if changed || !found.is_empty() {
                    cards.extend(found.into_iter().map(Value::from));
                    draft.given.put(&part.path, Some(Value::Row(cards)));
                }
            }
            GivenValue::Each { places, .. } => each(&mut draft.given, &before, part, *places, filled),
            GivenValue::Whole { .. } | GivenValue::YesNo | GivenValue::OneOf(_) => {
                if let Some(said) = filled.field(&format!("f-{}", part.path)) {
                    draft.given.put(&part.path, plain(&part.allowed, said));
                }
            }
        }
    }
    press(&mut draft, &before, &Press::read(filled.field("do").unwrap_or_default()));
    Sheet::of(draft, wrong)
}

/// A figure or a word as it is written; nothing said: as dealt. What is no figure stays, so that the game says what is wrong
/// with it.
fn plain(allowed: &GivenValue, said: &str) -> Option<Value> {
    let number = || said.parse::<i64>().map_or_else(|_| Value::from(said), Value::Int);
    if said.is_empty() {
        return None;
    }
    Some(match allowed {
        GivenValue::YesNo => match said {
            "true" => Value::Bool(true),
            "false" => Value::Bool(false),
            _ => Value::from(said),
        },
        GivenValue::Whole { .. }
        | GivenValue::OneOf(_)
        | GivenValue::Each { .. }
        | GivenValue::Cards { .. } => number(),
    })
}

/// Writes a word for each place, if the form says them; places left as dealt keep what lies there.
fn each(given: &mut Value, sheet: &Sheet, part: &GivenPart, places: usize, filled: Filled<'_>) {
    let said: Vec<&str> =
        (0..places).map_while(|place| filled.field(&format!("f-{}.{place}", part.path))).collect();
    if said.len() < places {
        return;
    }
    if said.iter().all(|said| said.is_empty()) {
        given.put(&part.path, None);
        return;
    }
    let lies = sheet.position.at(&part.path).and_then(Value::as_list).unwrap_or_default();
    let word = |(place, said): (usize, &str)| {
        let dealt = lies.get(place).filter(|_| said.is_empty());
        dealt.cloned().unwrap_or_else(|| Value::from(said))
    };
    given.put(&part.path, Some(Value::Row(said.into_iter().enumerate().map(word).collect())));
}

/// The cards of a list with what the form says about each; did that change anything?
fn marked(sheet: &Sheet, part: &GivenPart, marks: &[Mark], filled: Filled<'_>) -> (Vec<Value>, bool) {
    let mut cards: Vec<Value> =
        sheet.lies(&part.path).and_then(Value::as_list).map(<[Value]>::to_vec).unwrap_or_default();
    let mut changed = false;
    for (place, card) in cards.iter_mut().enumerate() {
        for mark in marks {
            let said = filled.field(&format!("m-{}.{place}.{}", part.path, mark.key()));
            let Some(said) = said.filter(|said| !said.is_empty()) else { continue };
            let value = match mark {
                Mark::Flag(_) => Value::Bool(said == "true"),
                Mark::Number(_) => said.parse().map_or_else(|_| Value::from(said), Value::Int),
            };
            if card.as_map().and_then(|map| map.get(mark.key())) != Some(&value) {
                *card = with_mark(card, mark.key(), value);
                changed = true;
            }
        }
    }
    (cards, changed)
}

fn with_mark(card: &Value, key: &str, value: Value) -> Value {
    let mut map = match card {
        Value::Map(map) => map.clone(),
        bare => [("card".to_string(), bare.clone())].into(),
    };
    map.insert(key.to_string(), value);
    Value::Map(map)
}

fn press(draft: &mut Draft, before: &Sheet, press: &Press<'_>) {
    let is_list =
        |path: &str| before.part(path).is_some_and(|part| matches!(part.allowed, GivenValue::Cards { .. }));
    let lies = |draft: &Draft, path: &str| {
        let list = draft.given.at(path).or_else(|| before.position.at(path));
        list.and_then(Value::as_list).map(<[Value]>::to_vec).unwrap_or_default()
    };
    match *press {
        Press::Remove(path, place) if is_list(path) => {
            let mut cards = lies(draft, path);
            if place < cards.len() {
                cards.remove(place);
                draft.given.put(path, Some(Value::Row(cards)));
            }
        }
        Press::Up(path, place) if is_list(path) => {
            let mut cards = lies(draft, path);
            if (1..cards.len()).contains(&place) {
                cards.swap(place - 1, place);
                draft.given.put(path, Some(Value::Row(cards)));
            }
        }
        Press::Empty(path) if is_list(path) => draft.given.put(path, Some(Value::Row(Vec::new()))),
        Press::AsDealt(path) if before.part(path).is_some() => draft.given.put(path, None),
        Press::Remove(..) | Press::Up(..) | Press::Empty(_) | Press::AsDealt(_) | Press::Nothing => {}
    }
}
