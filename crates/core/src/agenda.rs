//! What is still to be done, the most urgent on top.

use crate::List;

/// A stack of tasks. The task on top *is* the question the game is waiting on; nothing else says what is asked.
///
/// ```
/// use talon_core::Agenda;
///
/// // A rule that has to ask puts its question on top; what was to be done next waits below.
/// let mut agenda: Agenda<&str, 4> = Agenda::new();
/// agenda.push("end the turn");
/// agenda.push("discard a card");
/// assert_eq!(agenda.top(), Some("discard a card"));
///
/// assert_eq!(agenda.pop(), Some("discard a card"));
/// assert_eq!(agenda.top(), Some("end the turn"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Agenda<T, const N: usize>(List<T, N>);

impl<T: Copy + Default, const N: usize> Agenda<T, N> {
    /// Nothing to do.
    pub fn new() -> Self {
        Self(List::new())
    }

    /// The task to do first.
    #[inline]
    pub fn top(&self) -> Option<T> {
        self.0.last().copied()
    }

    /// The task to do first, to be changed in place.
    ///
    /// ```
    /// use talon_core::Agenda;
    ///
    /// // "Discard two cards" is one task that counts down, not two.
    /// let mut agenda: Agenda<(&str, u8), 4> = Agenda::new();
    /// agenda.push(("discard", 2));
    /// if let Some((_, left)) = agenda.top_mut() {
    ///     *left -= 1;
    /// }
    /// assert_eq!(agenda.top(), Some(("discard", 1)));
    /// ```
    #[inline]
    pub fn top_mut(&mut self) -> Option<&mut T> {
        self.0.last_mut()
    }

    /// Puts a task on top of all others.
    ///
    /// # Panics
    /// When more than `N` tasks are waiting: no card may nest that deep.
    #[inline]
    pub fn push(&mut self, task: T) {
        self.0.push(task);
    }

    /// Takes the task on top.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.0.pop()
    }

    /// Drops everything.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// The waiting tasks, the most urgent last.
    ///
    /// ```
    /// use talon_core::Agenda;
    ///
    /// let mut agenda: Agenda<u8, 4> = Agenda::new();
    /// agenda.push(1);
    /// agenda.push(2);
    /// assert_eq!(agenda.waiting(), [1, 2]);
    /// ```
    pub fn waiting(&self) -> &[T] {
        &self.0
    }
}

impl<T: Copy + Default, const N: usize> Default for Agenda<T, N> {
    fn default() -> Self {
        Self::new()
    }
}
