//! What servers that share a database tell each other, so that nobody waits longer than they must. Nothing depends on its arriving:
//! whoever hears nothing looks again after a while.

use std::fmt;
use std::sync::Arc;

use tokio::sync::watch;

/// Something that others would find out by themselves, a little later.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Hint {
    /// Tables that somebody had are free.
    Free,
    /// The list of tables that everybody may see is another.
    Lobby,
}

impl Hint {
    /// All there are.
    pub const ALL: [Self; 2] = [Self::Free, Self::Lobby];

    /// As it is sent.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Free => "free",
            Self::Lobby => "lobby",
        }
    }

    /// Several in one message.
    pub(crate) fn message(hints: &[Self]) -> String {
        hints.iter().map(|hint| hint.word()).collect::<Vec<_>>().join(" ")
    }

    /// What a message says, as far as it is known.
    pub(crate) fn read(message: &str) -> impl Iterator<Item = Self> {
        message.split(' ').filter_map(|word| Self::ALL.into_iter().find(|hint| hint.word() == word))
    }
}

/// Called with each hint that is heard.
pub(crate) type Heard = Box<dyn Fn(Hint) + Send>;

/// Begins to listen; whoever does so ends when the receiver says that nobody wants to hear any more.
type Begin = dyn Fn(Heard, watch::Receiver<()>) + Send + Sync;

/// Where hints are heard, as long as it is there.
#[derive(Clone)]
pub(crate) struct Ears {
    begin: Arc<Begin>,
    open: Arc<watch::Sender<()>>,
}

impl fmt::Debug for Ears {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Ears")
    }
}

impl Ears {
    pub(crate) fn new(begin: impl Fn(Heard, watch::Receiver<()>) + Send + Sync + 'static) -> Self {
        Self { begin: Arc::new(begin), open: Arc::new(watch::channel(()).0) }
    }

    pub(crate) fn listen(&self, heard: Heard) {
        (self.begin)(heard, self.open.subscribe());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_says_what_was_put_into_it_and_what_is_not_known_is_left_out() {
        for hints in [&[Hint::Free][..], &[Hint::Lobby], &Hint::ALL] {
            assert_eq!(Hint::read(&Hint::message(hints)).collect::<Vec<_>>(), hints);
        }
        assert_eq!(Hint::read("later lobby").collect::<Vec<_>>(), [Hint::Lobby]);
        assert_eq!(Hint::read("").count(), 0);
    }
}
