//! The rulebooks the rulings were checked against: `books.toml`.

use std::sync::LazyLock;

use serde::Deserialize;

static READ: LazyLock<Vec<Book>> =
    LazyLock::new(|| match toml::from_str::<File>(include_str!("../books.toml")) {
        Ok(file) => file.books,
        Err(error) => panic!("books.toml, part of this program, can be read: {error}"),
    });

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    #[serde(rename = "book")]
    books: Vec<Book>,
}

/// An edition of a rulebook.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Book {
    /// Its number, by which rulings name it.
    pub number: String,
    /// The game.
    pub game: String,
    /// The code of its language.
    pub language: String,
    /// Its title.
    pub title: String,
    /// The headings that rulings may name.
    pub headings: Vec<String>,
}

/// The rulebook with this number.
pub fn book(number: &str) -> Option<&'static Book> {
    READ.iter().find(|book| book.number == number)
}

/// A place in a rulebook.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The number of the book.
    pub book: String,
    /// The heading there.
    pub heading: String,
}

/// Places as the guides write them: `000 Heading; 003 Heading`, or nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
#[serde(try_from = "String")]
pub struct Places(pub Vec<Place>);

impl Places {
    /// For a reader: the language of each edition and its heading.
    pub fn say(&self) -> String {
        let said = self.0.iter().map(|Place { book: number, heading }| {
            let language = book(number).map_or(number.as_str(), |book| &book.language);
            format!("{language}: {heading}")
        });
        said.collect::<Vec<_>>().join("; ")
    }
}

impl TryFrom<String> for Places {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        let places = text.split("; ").filter(|place| !place.is_empty()).map(|place| {
            let (book, heading) = place
                .split_once(' ')
                .ok_or_else(|| format!("`{place}` is no place in a book; write `000 Heading`"))?;
            Ok(Place { book: book.to_string(), heading: heading.to_string() })
        });
        places.collect::<Result<_, String>>().map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_and_said() {
        let places = Places::try_from("000 Konec hry; 003 Koniec Gry".to_string()).unwrap();
        assert_eq!(places.say(), "cs: Konec hry; pl: Koniec Gry");
        assert_eq!(Places::try_from(String::new()).unwrap(), Places::default());
        assert!(Places::try_from("000".to_string()).is_err());
    }
}
