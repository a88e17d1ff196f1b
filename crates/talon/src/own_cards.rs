//! Cards of one's own, from a folder: `DIR/GAME/*.ron`, and `DIR/GAME/names.toml` beside them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Result, anyhow, bail};
use talon_core::{CardFile, CardText, Gallery, Game, OwnCards, OwnSet};
use talon_games::Loaded;
use talon_text::{Lang, add_words};

use crate::input;
use crate::words::say;

/// No file of cards is that long.
const BYTES_MAX: usize = 1 << 20;
/// The file with the names of cards, language by language.
const NAMES: &str = "names.toml";

/// Names by id, then by the code of a language.
type Names = BTreeMap<String, BTreeMap<String, String>>;

/// The cards of a game that were found in a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Found {
    /// The game.
    pub(crate) game: &'static str,
    /// How records name the set.
    pub(crate) mark: String,
    /// The cards that are not as printed.
    pub(crate) ids: BTreeSet<String>,
}

macro_rules! install_each {
    ($($game:ty),* $(,)?) => {
        /// Plays with the cards of this folder from now on, whatever is asked.
        pub(crate) fn install(dir: &Path) -> Result<Vec<Found>> {
            let found = [$(take(<$game>::load, dir)?),*];
            let found: Vec<Found> = found.into_iter().flatten().collect();
            if found.is_empty() {
                let games = [$(<$game as Game>::NAME),*].join(", ");
                bail!(say("own-none", &[("folder", dir.display().to_string().into()), ("games", games.into())]));
            }
            Ok(found)
        }
    };
}
talon_games::each_game!(install_each);

/// The cards of one game, if the folder has any.
fn take<G: OwnCards + Gallery + Game + Loaded>(printed: fn() -> G, dir: &Path) -> Result<Option<Found>> {
    let folder = dir.join(G::NAME);
    if !folder.is_dir() {
        return Ok(None);
    }
    let printed = printed();
    let set = OwnSet { name: called(dir), files: card_files::<G>(&folder)? };
    let game = printed.with_own(&set)?;
    let known: BTreeMap<String, CardText> =
        printed.gallery().into_iter().map(|card| (card.id.clone(), card)).collect();
    let gallery = game.gallery();
    let changed = gallery.iter().filter(|card| known.get(&card.id) != Some(card));
    let ids: BTreeSet<String> = changed.map(|card| card.id.clone()).collect();
    let names = read_names(&folder.join(NAMES))?;
    let keys: BTreeMap<&str, &str> =
        gallery.iter().map(|card| (card.id.as_str(), card.name.as_str())).collect();
    let unnamed = ids.iter().filter(|id| !known.contains_key(*id) && !names.contains_key(*id));
    let plain: Vec<(String, String)> =
        unnamed.filter_map(|id| Some(((*keys.get(id.as_str())?).to_string(), as_title(id)))).collect();
    add_words(Lang::default(), &plain);
    for lang in Lang::offered() {
        add_words(lang, &named(&names, &keys, lang, &folder)?);
    }
    game.install()?;
    Ok(Some(Found { game: G::NAME, mark: set.mark(), ids }))
}

/// What the set is called: the name of its folder.
fn called(dir: &Path) -> String {
    let whole = fs::canonicalize(dir).unwrap_or_else(|_| dir.to_path_buf());
    let name = whole.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    name.chars().map(|letter| if letter.is_alphanumeric() { letter } else { '-' }).collect()
}

/// The card files of a folder, in the order of their names.
fn card_files<G: OwnCards>(folder: &Path) -> Result<Vec<CardFile>> {
    let mut paths: Vec<_> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<Result<_>>()?;
    paths.sort();
    let mut files = Vec::new();
    for path in paths {
        let file = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        let Some(stem) = file.strip_suffix(".ron") else { continue };
        if !G::CARD_FILES.contains(&stem) {
            bail!(say(
                "own-file",
                &[("file", path.display().to_string().into()), ("files", takes::<G>().into())]
            ));
        }
        let text = read(&path)?;
        files.push(CardFile { name: path.display().to_string(), stem: stem.to_string(), text });
    }
    if files.is_empty() {
        bail!(say(
            "own-empty",
            &[("folder", folder.display().to_string().into()), ("files", takes::<G>().into())]
        ));
    }
    Ok(files)
}

/// The files a game takes, as somebody would type them.
fn takes<G: OwnCards>() -> String {
    G::CARD_FILES.iter().map(|stem| format!("{stem}.ron")).collect::<Vec<_>>().join(", ")
}

fn read(path: &Path) -> Result<String> {
    let bytes = input::read(path, BYTES_MAX)?;
    let text =
        input::text(&bytes).map_err(|line| anyhow!("{}:{line}: this is not UTF-8 text", path.display()))?;
    Ok(text.to_string())
}

fn read_names(path: &Path) -> Result<Names> {
    if !path.is_file() {
        return Ok(Names::new());
    }
    let text = read(path)?;
    toml::from_str(&text).map_err(|error| {
        let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
        anyhow!("{}:{line}: {}", path.display(), error.message())
    })
}

/// The messages of a language; an id or a language that is not there is a mistake.
fn named(
    names: &Names,
    keys: &BTreeMap<&str, &str>,
    lang: Lang,
    folder: &Path,
) -> Result<Vec<(String, String)>> {
    let file = || ("file", folder.join(NAMES).display().to_string().into());
    let mut messages = Vec::new();
    for (id, by_lang) in names {
        let Some(key) = keys.get(id.as_str()) else {
            bail!(say("own-name-of-nothing", &[file(), ("id", id.clone().into())]));
        };
        if let Some(code) = by_lang.keys().find(|code| code.parse::<Lang>().is_err()) {
            let known: Vec<&str> = Lang::offered().map(Lang::code).collect();
            let parts = [file(), ("id", id.clone().into()), ("code", code.clone().into())];
            let [file, id, code] = parts;
            bail!(say("own-name-language", &[file, id, code, ("known", known.join(", ").into())]));
        }
        messages.extend(by_lang.get(lang.code()).map(|name| ((*key).to_string(), name.clone())));
    }
    Ok(messages)
}

/// `tide_lord` as a name: "Tide Lord".
fn as_title(id: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
    };
    id.split('_').map(word).collect::<Vec<_>>().join(" ")
}
