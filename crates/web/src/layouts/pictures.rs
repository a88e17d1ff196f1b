//! The pictures of the cards. They lie in `art/<game>/`, one small file each; the build packs a folder into one file that
//! a browser fetches once and keeps. A folder inside that one becomes a file of its own, for cards that few tables show.

use std::collections::HashMap;
use std::sync::LazyLock;

use maud::{Markup, html};

use crate::static_files::File;

/// Pictures packed into one file.
pub(crate) struct Sprite {
    /// The game whose cards they show.
    pub(crate) game: &'static str,
    /// The file that holds them.
    pub(crate) file: File,
    /// The cards, mages, nemeses and characters they show.
    pub(crate) ids: &'static [&'static str],
}

/// All pictures of all games.
pub(crate) static SPRITES: &[Sprite] = include!(concat!(env!("OUT_DIR"), "/pictures.rs"));

/// Where each picture is, by game and id. The digest of a file is made once, not for every card.
static PLACES: LazyLock<HashMap<(&str, &str), String>> = LazyLock::new(|| {
    let of = |sprite: &'static Sprite| {
        let url = sprite.file.url();
        sprite.ids.iter().map(move |id| ((sprite.game, *id), format!("{url}#{id}")))
    };
    SPRITES.iter().flat_map(of).collect()
});

/// Is there a picture of this?
pub(crate) fn has(game: &str, id: &str) -> bool {
    PLACES.contains_key(&(game, id))
}

/// The picture of a card; nothing for a card of a game that has none.
pub(crate) fn picture(game: &str, id: &str) -> Markup {
    html! {
        @if let Some(place) = PLACES.get(&(game, id)) {
            svg class="art" aria-hidden="true" { use href=(place) {} }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeSet, HashSet};

    use talon_core::Game as _;
    use talon_shards::Catalogue;

    use super::*;
    use crate::games;

    /// No picture is longer than this, before it is compressed.
    const LETTERS_MAX: usize = 6_000;
    /// What a picture is drawn with. No text, no script, no image, nothing that moves.
    const ELEMENTS: [&str; 12] = [
        "circle",
        "clipPath",
        "defs",
        "ellipse",
        "g",
        "linearGradient",
        "path",
        "radialGradient",
        "rect",
        "stop",
        "symbol",
        "use",
    ];

    /// The pictures of a packed file, one by one.
    fn symbols(sprite: &Sprite) -> Vec<&'static str> {
        let inside = sprite.file.inside().split_once('>').unwrap().1.strip_suffix("</svg>").unwrap();
        inside.split_inclusive("</symbol>").collect()
    }

    /// The names of the elements, opened and closed in the right order.
    fn elements(picture: &str) -> Vec<&str> {
        let (mut open, mut names) = (Vec::new(), Vec::new());
        for (place, tag) in picture.split('<').enumerate() {
            let Some((tag, text)) = tag.split_once('>') else {
                assert_eq!((place, tag), (0, ""), "a tag without an end");
                continue;
            };
            assert_eq!(text.trim(), "", "text in a picture");
            if let Some(name) = tag.strip_prefix('/') {
                assert_eq!(open.pop(), Some(name), "closed in the wrong order");
                continue;
            }
            let name = tag.split([' ', '/']).next().unwrap();
            assert_eq!(tag.matches('"').count() % 2, 0, "an attribute without an end: {tag}");
            names.push(name);
            if !tag.ends_with('/') {
                open.push(name);
            }
        }
        assert_eq!(open, [""; 0], "never closed");
        names
    }

    /// What stands after every `before`, up to the next `after`.
    fn between<'a>(text: &'a str, before: &str, after: char) -> Vec<&'a str> {
        text.split(before).skip(1).map(|rest| rest.split(after).next().unwrap()).collect()
    }

    #[test]
    fn every_card_has_a_picture_and_every_picture_a_card() {
        for game in games::names() {
            let texts = games::named(game).unwrap().cards();
            let mut cards: BTreeSet<String> = texts.into_iter().map(|text| text.id).collect();
            if game == Catalogue::NAME {
                cards.extend(Catalogue::load().characters().iter().map(|character| character.id.clone()));
            }
            if game == talon_aeons::Catalogue::NAME {
                cards.insert("gravehold".to_string());
            }
            let drawn = SPRITES.iter().filter(|sprite| sprite.game == game).flat_map(|sprite| sprite.ids);
            let drawn: Vec<String> = drawn.map(ToString::to_string).collect();
            let without: Vec<_> = cards.iter().filter(|id| !drawn.contains(id)).collect();
            let unknown: Vec<_> = drawn.iter().filter(|id| !cards.contains(*id)).collect();
            assert!(without.is_empty(), "cards of {game} without a picture: {without:?}");
            assert!(unknown.is_empty(), "pictures of {game} without a card: {unknown:?}");
            assert_eq!(drawn.len(), cards.len(), "a card of {game} has two pictures");
        }
    }

    #[test]
    fn every_picture_is_small_and_made_of_nothing_but_shapes() {
        for sprite in SPRITES {
            let symbols = symbols(sprite);
            assert_eq!(symbols.len(), sprite.ids.len(), "{}", sprite.game);
            for (picture, id) in symbols.iter().zip(sprite.ids) {
                assert!(picture.starts_with(&format!("<symbol id=\"{id}\"")), "{id}: {picture}");
                assert!(picture.contains("viewBox=\"0 0 "), "{id} has no size");
                for element in elements(picture) {
                    assert!(ELEMENTS.contains(&element), "{id} is drawn with {element}");
                }
                let own = picture.replace(&format!("{id}."), "");
                assert!(own.len() <= LETTERS_MAX, "{id} has {} letters", own.len());
            }
        }
    }

    #[test]
    fn a_picture_refers_to_nothing_but_itself() {
        for sprite in SPRITES {
            let mut seen = HashSet::new();
            for (picture, id) in symbols(sprite).into_iter().zip(sprite.ids) {
                let ids = between(picture, " id=\"", '"');
                for own in &ids {
                    assert!(seen.insert(*own), "{own} is there twice");
                }
                let links = between(picture, "url(", ')').into_iter().chain(between(picture, "href=\"", '"'));
                for link in links {
                    let target = link.strip_prefix('#');
                    assert!(target.is_some_and(|target| ids.contains(&target)), "{id} refers to {link}");
                }
                for word in ["style", "class=", " on", "data:", "http", "&", "<!"] {
                    assert!(!picture.contains(word), "{id} has {word}");
                }
            }
        }
    }
}
