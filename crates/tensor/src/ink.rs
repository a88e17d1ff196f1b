//! One description of a layout, which either writes it or lists its parts.

/// A part of a layout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Segment {
    /// What it is: `hand`, or `seat+1.discard` for what belongs to the seat after the one that looks.
    pub name: String,
    /// Its first index.
    pub start: usize,
    /// How many indexes it has.
    pub len: usize,
    /// The highest value in it.
    pub most: u8,
}

/// What a game writes its layout with. The names cost nothing where numbers are written.
pub trait Ink {
    /// What follows belongs to the seat this many places after the one that looks.
    fn seat(&mut self, ahead: usize);
    /// What follows belongs to the whole table.
    fn table(&mut self);
    /// A part of this length, all zeros so far.
    fn part(&mut self, name: &'static str, len: usize, most: u8) -> &mut [u8];

    /// A single number, cut off at `most`.
    #[inline]
    fn number(&mut self, name: &'static str, value: usize, most: u8) {
        self.part(name, 1, most)[0] = value.min(usize::from(most)) as u8;
    }

    /// A single yes or no.
    #[inline]
    fn flag(&mut self, name: &'static str, value: bool) {
        self.part(name, 1, 1)[0] = u8::from(value);
    }

    /// One of `len`, or none of them.
    #[inline]
    fn one_of(&mut self, name: &'static str, len: usize, which: Option<usize>) {
        let part = self.part(name, len, 1);
        if let Some(place) = which.and_then(|which| part.get_mut(which)) {
            *place = 1;
        }
    }
}

/// Writes into a row.
pub(crate) struct Writer<'a> {
    rest: &'a mut [u8],
}

impl<'a> Writer<'a> {
    /// Clears the row first.
    #[inline]
    pub(crate) fn new(row: &'a mut [u8]) -> Self {
        row.fill(0);
        Self { rest: row }
    }
}

impl Ink for Writer<'_> {
    #[inline]
    fn seat(&mut self, _ahead: usize) {}

    #[inline]
    fn table(&mut self) {}

    #[inline]
    fn part(&mut self, _name: &'static str, len: usize, _most: u8) -> &mut [u8] {
        let (part, rest) = core::mem::take(&mut self.rest).split_at_mut(len);
        self.rest = rest;
        part
    }
}

/// Lists the parts.
#[derive(Default)]
pub(crate) struct Lister {
    pub(crate) segments: Vec<Segment>,
    whose: String,
    scratch: Vec<u8>,
    len: usize,
}

impl Ink for Lister {
    fn seat(&mut self, ahead: usize) {
        self.whose = if ahead == 0 { "own.".to_string() } else { format!("seat+{ahead}.") };
    }

    fn table(&mut self) {
        self.whose.clear();
    }

    fn part(&mut self, name: &'static str, len: usize, most: u8) -> &mut [u8] {
        self.segments.push(Segment { name: format!("{}{name}", self.whose), start: self.len, len, most });
        self.len += len;
        self.scratch.clear();
        self.scratch.resize(len, 0);
        &mut self.scratch
    }
}
