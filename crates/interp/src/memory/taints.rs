//! The undefined bits of memory, and their origins: unwritten memory and poison.
//!
//! A map of pages; a page whose bytes are all alike is stored without them, so that large blocks are cheap,
//! and memory without such bits is free.

use rustc_hash::FxHashMap;

use super::Memory;
use crate::site::Site;

const PAGE: u64 = 4096;

/// Bits, and the number of the origin of some of them.
pub(crate) type Taint = (u64, u32);

/// Nothing is tainted.
pub(crate) const CLEAN: Taint = (0, 0);

/// Why bits are tainted.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Origin {
    /// The instruction that allocated the memory, or computed the poison.
    pub(crate) site: Option<Site>,
    pub(crate) is_poison: bool,
}

enum Page {
    Alike(u8, u32),
    Bytes(Box<[(u8, u32)]>),
}

impl Page {
    fn byte(&self, at: usize) -> (u8, u32) {
        match self {
            Page::Alike(bits, origin) => (*bits, *origin),
            Page::Bytes(bytes) => bytes[at],
        }
    }

    fn bytes(&mut self) -> &mut [(u8, u32)] {
        if let Page::Alike(bits, origin) = *self {
            *self = Page::Bytes(vec![(bits, origin); PAGE as usize].into_boxed_slice());
        }
        match self {
            Page::Bytes(bytes) => bytes,
            Page::Alike(..) => unreachable!("it was replaced"),
        }
    }
}

/// The tainted bits of memory.
#[derive(Default)]
pub(crate) struct Taints {
    pages: FxHashMap<u64, Page>,
    /// By number, from one.
    origins: Vec<Origin>,
    numbers: FxHashMap<Origin, u32>,
    /// New memory is tainted.
    pub(crate) unwritten: bool,
}

impl Taints {
    pub(crate) fn number(&mut self, origin: Origin) -> u32 {
        let next = self.origins.len() as u32 + 1;
        let number = *self.numbers.entry(origin).or_insert(next);
        if number == next {
            self.origins.push(origin);
        }
        number
    }

    pub(crate) fn origin(&self, number: u32) -> Option<Origin> {
        self.origins.get((number as usize).checked_sub(1)?).copied()
    }

    /// Of the `n` bytes at `addr`, at most eight.
    pub(crate) fn load(&self, addr: u64, n: u64) -> Taint {
        let mut taint = CLEAN;
        for at in 0..n {
            let addr = addr.wrapping_add(at);
            let Some(page) = self.pages.get(&(addr / PAGE)) else { continue };
            let (bits, origin) = page.byte((addr % PAGE) as usize);
            if bits != 0 {
                taint = (taint.0 | u64::from(bits) << (8 * at), origin);
            }
        }
        taint
    }

    pub(crate) fn store(&mut self, addr: u64, n: u64, (bits, origin): Taint) {
        if bits == 0 {
            return self.fill(addr, n, 0, 0);
        }
        for at in 0..n {
            let addr = addr.wrapping_add(at);
            let page = self.pages.entry(addr / PAGE).or_insert(Page::Alike(0, 0));
            page.bytes()[(addr % PAGE) as usize] = ((bits >> (8 * at)) as u8, origin);
        }
    }

    /// All of the `n` bytes at `addr`.
    pub(crate) fn fill(&mut self, addr: u64, n: u64, bits: u8, origin: u32) {
        let end = addr.saturating_add(n);
        let mut at = addr;
        while at < end {
            let (page, next) = (at / PAGE, ((at / PAGE + 1) * PAGE).min(end));
            if next - at == PAGE {
                if bits == 0 {
                    self.pages.remove(&page);
                } else {
                    self.pages.insert(page, Page::Alike(bits, origin));
                }
            } else if bits != 0 || self.pages.contains_key(&page) {
                let page = self.pages.entry(page).or_insert(Page::Alike(0, 0));
                let first = (at % PAGE) as usize;
                page.bytes()[first..first + (next - at) as usize].fill((bits, origin));
            }
            at = next;
        }
    }

    pub(crate) fn copy(&mut self, dest: u64, source: u64, n: u64) {
        let is_tainted =
            (source / PAGE..=source.saturating_add(n) / PAGE).any(|page| self.pages.contains_key(&page));
        if !is_tainted {
            return self.fill(dest, n, 0, 0);
        }
        let bytes: Vec<Taint> = (0..n).map(|at| self.load(source + at, 1)).collect();
        for (at, taint) in bytes.into_iter().enumerate() {
            self.store(dest + at as u64, 1, taint);
        }
    }
}

impl Memory {
    /// The program, or the host, has written to these bytes.
    #[inline]
    pub(super) fn clear_taints(&mut self, addr: u64, n: u64) {
        if let Some(taints) = &mut self.taints {
            taints.fill(addr, n, 0, 0);
        }
    }

    /// From now on bits are tracked; those of new memory are tainted if `unwritten`.
    pub(crate) fn track(&mut self, unwritten: bool) {
        self.taints = Some(Box::new(Taints { unwritten, ..Taints::default() }));
    }

    /// Marks new memory of the present call of the host as unwritten.
    pub(super) fn taint_new(&mut self, addr: u64, size: u64) {
        let site = self.site;
        self.taint_unwritten(addr, size, site);
    }

    /// Marks new memory that `site` made as unwritten.
    pub(crate) fn taint_unwritten(&mut self, addr: u64, size: u64, site: Option<Site>) {
        if let Some(taints) = &mut self.taints {
            if taints.unwritten {
                let origin = taints.number(Origin { site, is_poison: false });
                taints.fill(addr, size, 0xff, origin);
            } else {
                taints.fill(addr, size, 0, 0);
            }
        }
    }
}
