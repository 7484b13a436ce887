//! What a variable holds at the end of a block: a table by block and variable.
//!
//! Pages of sixteen variables of one block, and for each block a row of its pages. A block that knows a
//! variable needs a word for each sixteen variables, and a page for each sixteen that it knows some of; all
//! blocks by all variables would need sixteen times as much.

use alloc::vec::Vec;

use crate::promote::Def;

/// Variables of a page.
const PAGE: usize = 16;

#[derive(Clone, Debug, Default)]
pub(super) struct Table {
    /// By block: its row in `pages`, and the length of the row.
    rows: Vec<(u32, u32)>,
    /// The number of a page, from one; 0 where there is none.
    pages: Vec<u32>,
    /// The pages; [`Def::NONE`] for what is not known.
    defs: Vec<[Def; PAGE]>,
}

impl Table {
    pub(super) fn clear(&mut self) {
        self.rows.clear();
        self.pages.clear();
        self.defs.clear();
    }

    #[inline]
    pub(super) fn get(&self, block: u32, var: u32) -> Option<Def> {
        let &(start, n) = self.rows.get(block as usize)?;
        let group = var / PAGE as u32;
        if group >= n {
            return None;
        }
        let page = self.pages[(start + group) as usize];
        let def = self.defs.get(page.wrapping_sub(1) as usize)?[var as usize % PAGE];
        (def != Def::NONE).then_some(def)
    }

    #[inline]
    pub(super) fn insert(&mut self, block: u32, var: u32, def: Def) {
        let group = var / PAGE as u32;
        let row = self.rows.get(block as usize).copied().unwrap_or_default();
        let mut page = if group < row.1 { self.pages[(row.0 + group) as usize] } else { 0 };
        if page == 0 {
            page = self.add_page(block, group);
        }
        self.defs[page as usize - 1][var as usize % PAGE] = def;
    }

    /// A page for the variables of `group` in `block`.
    fn add_page(&mut self, block: u32, group: u32) -> u32 {
        if self.rows.len() <= block as usize {
            self.rows.resize(block as usize + 1, (0, 0));
        }
        let (start, n) = self.rows[block as usize];
        if group >= n {
            // The row moves to the end, and may become twice as long.
            let (first, len) = (self.pages.len(), (group + 1).max(n * 2));
            self.pages.extend_from_within(start as usize..(start + n) as usize);
            self.pages.resize(first + len as usize, 0);
            self.rows[block as usize] = (first as u32, len);
        }
        self.defs.push([Def::NONE; PAGE]);
        let page = self.defs.len() as u32;
        self.pages[(self.rows[block as usize].0 + group) as usize] = page;
        page
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;
    use std::collections::BTreeMap;

    #[test]
    fn it_is_a_map() {
        let (mut table, mut map) = (Table::default(), BTreeMap::new());
        let mut rng = Rng::new(7);
        for _ in 0..3 {
            for _ in 0..4000 {
                let (block, var) = (rng.below(60) as u32, rng.below(60) as u32);
                assert_eq!(table.get(block, var), map.get(&(block, var)).copied());
                let def = Def::value(rng.below(1000) as u32);
                table.insert(block, var, def);
                map.insert((block, var), def);
            }
            table.clear();
            map.clear();
        }
    }
}
