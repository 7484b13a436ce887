//! Names of the text, and a map from them.

use crate::parse::cursor::Cursor;
use crate::parse::fault::Read;
use crate::parse::words::{key, low_bytes, odd_bytes};

/// A name of the text.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Name<'s> {
    hash: u64,
    pub(crate) text: &'s [u8],
}

/// One more word of a name goes into its hash (the multiplicative scheme of Firefox and rustc).
#[inline(always)]
fn mix(hash: u64, word: u64) -> u64 {
    (hash.rotate_left(5) ^ word).wrapping_mul(0x517c_c1b7_2722_0a95)
}

impl<'s> Name<'s> {
    /// The name `text`. Its hash is that of its bytes, eight at a time, with zeros after the last ones, which
    /// may be none.
    pub(crate) fn of(text: &'s [u8]) -> Name<'s> {
        let mut words = text.chunks_exact(8);
        let hash = words.by_ref().fold(0, |hash, word| mix(hash, key(word)));
        Name { hash: mix(hash, key(words.remainder())), text }
    }
}

impl PartialEq for Name<'_> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        // Each step of the hash is a bijection, so that the hash of one word determines it.
        let (n, same) = (self.text.len(), self.hash == other.hash);
        same && n == other.text.len() && (n <= 8 || self.text == other.text)
    }
}

impl Eq for Name<'_> {}

impl<'s> Cursor<'s> {
    /// Takes a name after its sigil, plain or in quotes. The bytes of a plain one are read eight at a time.
    #[inline(always)]
    pub(crate) fn take_name(&mut self) -> Read<Name<'s>> {
        let (start, mut hash) = (self.p, 0);
        loop {
            let word = self.word8(self.p);
            let n = odd_bytes(word).trailing_zeros() as usize / 8;
            self.p += n;
            if n < 8 {
                hash = mix(hash, word & low_bytes(n));
                break;
            }
            hash = mix(hash, word);
        }
        if self.p == start {
            return self.name().map(|span| Name::of(self.bytes(span)));
        }
        Ok(Name { hash, text: &self.s[start..self.p] })
    }
}

/// A map from names: open addressing with linear probing.
pub(crate) struct NameMap<'s, V> {
    entries: Vec<Option<(Name<'s>, V)>>,
    len: usize,
}

const MIN_ENTRIES: usize = 64;

impl<V: Copy> Default for NameMap<'_, V> {
    fn default() -> Self {
        NameMap { entries: vec![None; MIN_ENTRIES], len: 0 }
    }
}

impl<'s, V: Copy> NameMap<'s, V> {
    /// Clears the map, which keeps room for as many names as it had.
    pub(crate) fn clear(&mut self) {
        let n_entries = (2 * self.len).next_power_of_two().max(MIN_ENTRIES);
        self.entries.clear();
        self.entries.resize(n_entries, None);
        self.len = 0;
    }

    /// The index of the entry of a name, or of the free one for it.
    #[inline(always)]
    fn index(&self, name: &Name<'_>) -> usize {
        let n = self.entries.len();
        // The last bytes of a word reach only the high bits of a product.
        let mut at = (((name.hash >> 32) * n as u64) >> 32) as usize;
        while self.entries[at].is_some_and(|(other, _)| other != *name) {
            at = (at + 1) & (n - 1);
        }
        at
    }

    #[inline(always)]
    pub(crate) fn get(&self, name: &Name<'_>) -> Option<V> {
        self.entries[self.index(name)].map(|(_, value)| value)
    }

    /// The value of a name, made if the name is new.
    #[inline(always)]
    pub(crate) fn get_or_insert(&mut self, name: Name<'s>, make: impl FnOnce() -> V) -> V {
        let at = self.index(&name);
        if let Some((_, value)) = self.entries[at] {
            return value;
        }
        let value = make();
        self.entries[at] = Some((name, value));
        self.len += 1;
        if self.len * 2 > self.entries.len() {
            self.grow();
        }
        value
    }

    #[cold]
    fn grow(&mut self) {
        let old = core::mem::take(&mut self.entries);
        self.entries = vec![None; old.len() * 2];
        for entry in old.into_iter().flatten() {
            let at = self.index(&entry.0);
            self.entries[at] = Some(entry);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_finds_what_was_entered_across_growth_and_clearing() {
        let texts: Vec<String> = (0..1000).map(|i| format!("name{i}")).collect();
        let mut map = NameMap::default();
        for n in [1000, 3, 0, 500] {
            map.clear();
            for (i, text) in texts[..n].iter().enumerate() {
                assert_eq!(map.get_or_insert(Name::of(text.as_bytes()), || i), i);
                assert_eq!(map.get_or_insert(Name::of(text.as_bytes()), || n), i);
            }
            for (i, text) in texts.iter().enumerate() {
                assert_eq!(map.get(&Name::of(text.as_bytes())), (i < n).then_some(i));
            }
        }
    }

    #[test]
    fn names_of_one_hash_are_told_apart() {
        let mut map = NameMap::default();
        let name = |text| Name { hash: 7, text };
        for (i, text) in [&b"a name of length 19"[..], b"a name of length 20", b"short"].iter().enumerate() {
            assert_eq!(map.get_or_insert(name(text), || i), i);
        }
        assert_eq!(map.get(&name(b"a name of length 20")), Some(1));
        assert_eq!(map.get(&name(b"short")), Some(2));
        assert_eq!(map.get(&name(b"other")), Some(2), "the hash of a short name determines it");
        assert_eq!(map.get(&name(b"a name of length 21")), None);
    }

    #[test]
    fn names_end_where_they_should_and_have_the_hash_of_their_bytes() {
        for name in ["a", "i.addr", "a$b", "for.cond", "for.cond1", "0123456789abcdef", "of.many.bytes-x_y.z"]
        {
            for after in [" = load i32", ", align 4\n", "\n  br", ":", "]", "@f", "\u{e4}", ""] {
                let text = format!("{name}{after}");
                let mut c = Cursor::new(text.as_bytes(), 0);
                let found = c.take_name().expect("a name");
                assert_eq!((found.text, c.p), (name.as_bytes(), name.len()), "{text}");
                assert_eq!(found.hash, Name::of(name.as_bytes()).hash, "{text}");
            }
            let text = format!("\"{name}\" = load");
            assert!(Cursor::new(text.as_bytes(), 0).take_name().ok() == Some(Name::of(name.as_bytes())));
        }
        assert!(Cursor::new(b" = load i32", 0).take_name().is_err());
    }
}
