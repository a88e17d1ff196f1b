//! How a language joins several things into one.

use crate::Lang;

/// What comes before the last of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Link {
    And,
    Or,
}

/// "a, b and c" as this language says it.
pub(crate) fn join(lang: Lang, items: &[String], link: Link) -> String {
    let word = match link {
        Link::And => lang.habits().and,
        Link::Or => lang.habits().or,
    };
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_read_as_people_write_them() {
        let items = |n: usize| ["a", "b", "c"][..n].iter().map(ToString::to_string).collect::<Vec<_>>();
        assert_eq!(join(Lang::En, &items(0), Link::And), "");
        assert_eq!(join(Lang::En, &items(1), Link::And), "a");
        assert_eq!(join(Lang::En, &items(2), Link::Or), "a or b");
        assert_eq!(join(Lang::En, &items(3), Link::And), "a, b and c");
        assert_eq!(join(Lang::Cs, &items(3), Link::Or), "a, b nebo c");
    }
}
