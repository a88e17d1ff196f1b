//! A short list of fixed capacity that is copied as plain bytes.

use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::{Deref, DerefMut};

/// At most `N` items in order. States are cloned millions of times in a search, so zones hold no pointers.
///
/// ```
/// use talon_core::List;
///
/// let mut hand: List<u8, 7> = [3, 1, 4].into_iter().collect();
/// hand.push(1);
/// assert_eq!(*hand, [3, 1, 4, 1]);
///
/// // It is a slice to look at, and plain bytes to copy.
/// let copy = hand;
/// assert!(hand.take(4) && !hand.take(4));
/// assert_eq!((hand.len(), copy.len()), (3, 4));
/// ```
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// An empty list.
    pub fn new() -> Self {
        const { assert!(N <= 255, "a list counts its items in a byte") };
        Self { len: 0, items: [T::default(); N] }
    }

    /// Puts an item at the end.
    ///
    /// # Panics
    /// When the list is full: the capacity is the promise that a zone cannot hold more.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the last item.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        if self.len == 0 {
            return None;
        }
        self.len -= 1;
        Some(self.items[self.len as usize])
    }

    /// Puts an item at `index`, moving the later ones up.
    ///
    /// ```
    /// use talon_core::List;
    ///
    /// let mut deck: List<u8, 4> = [1, 3].into_iter().collect();
    /// deck.insert(1, 2);
    /// assert_eq!(*deck, [1, 2, 3]);
    /// assert_eq!(deck.remove(0), 1);
    /// assert_eq!(*deck, [2, 3]);
    /// ```
    #[inline]
    pub fn insert(&mut self, index: usize, item: T) {
        let len = self.len as usize;
        self.items.copy_within(index..len, index + 1);
        self.items[index] = item;
        self.len += 1;
    }

    /// Takes the item at `index`, keeping the order of the rest.
    #[inline]
    pub fn remove(&mut self, index: usize) -> T {
        let item = self.items[..self.len as usize][index];
        self.items.copy_within(index + 1..self.len as usize, index);
        self.len -= 1;
        item
    }

    /// Takes the item at `index`, filling its place with the last one.
    ///
    /// ```
    /// use talon_core::List;
    ///
    /// let mut list: List<u8, 4> = [1, 2, 3, 4].into_iter().collect();
    /// assert_eq!(list.swap_remove(0), 1);
    /// assert_eq!(*list, [4, 2, 3], "quicker than `remove`, but the order is lost");
    /// ```
    #[inline]
    pub fn swap_remove(&mut self, index: usize) -> T {
        let item = self.items[..self.len as usize][index];
        self.len -= 1;
        self.items[index] = self.items[self.len as usize];
        item
    }

    /// Forgets all items.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Keeps only the first `len` items.
    #[inline]
    pub fn truncate(&mut self, len: usize) {
        self.len = self.len.min(len as u8);
    }

    /// Can it take no more?
    #[inline]
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> List<T, N> {
    /// Takes the first item equal to `item`; says whether there was one.
    #[inline]
    pub fn take(&mut self, item: T) -> bool {
        let found = self.iter().position(|&held| held == item);
        found.map(|index| self.remove(index)).is_some()
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T, const N: usize> Deref for List<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for List<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for List<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut list = Self::new();
        list.extend(items);
        list
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for List<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        for item in items {
            self.push(item);
        }
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a List<T, N> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for List<T, N> {}

impl<T: Hash, const N: usize> Hash for List<T, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (**self).hash(hasher);
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::List;

    #[test]
    fn items_of_a_list_keep_their_order() {
        let mut list: List<u8, 4> = [1, 2, 3].into_iter().collect();
        list.insert(1, 9);
        assert_eq!(*list, [1, 9, 2, 3]);
        assert_eq!((list.remove(0), list.swap_remove(0), list.take(7), list.take(2)), (1, 9, false, true));
        assert_eq!(*list, [3]);
    }

    #[test]
    fn what_comes_after_the_end_does_not_count() {
        let mut one: List<u8, 4> = [1, 2].into_iter().collect();
        one.pop();
        assert_eq!(one, core::iter::once(1).collect());
    }
}
