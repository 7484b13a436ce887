//! Lists objects, for messages, and finds unreachable blocks.

use super::{DATA, HEAP, Memory, REGION_SHIFT};
use crate::site::Site;

/// An object that an address may belong to.
pub(crate) struct Object {
    pub(crate) start: u64,
    pub(crate) size: u64,
    /// Its name in messages.
    pub(crate) what: String,
    pub(crate) allocated: Option<Site>,
    pub(crate) freed: Option<Site>,
}

/// Whether objects at the two addresses could be neighbours.
pub(crate) fn same_region(a: u64, b: u64) -> bool {
    a >> REGION_SHIFT == b >> REGION_SHIFT
}

impl Memory {
    /// The heap blocks, freed ones, too.
    pub(crate) fn heap_objects(&self) -> impl Iterator<Item = Object> + '_ {
        self.blocks.iter().map(|(&start, block)| Object {
            start,
            size: block.size,
            what: if block.live { "a heap block".to_owned() } else { "a freed heap block".to_owned() },
            allocated: block.allocated,
            freed: block.freed,
        })
    }

    /// Sizes of the live blocks that no data and no reachable block points into, and the sites of their
    /// allocations, in the order of their addresses. Any eight aligned bytes may be a pointer.
    pub(crate) fn unreachable_blocks(&self) -> Vec<(u64, Option<Site>)> {
        let mut live: Vec<(u64, u64)> = self
            .blocks
            .iter()
            .filter(|(_, block)| block.live)
            .map(|(&start, block)| (start, block.size))
            .collect();
        live.sort_unstable();
        let mut reached = vec![false; live.len()];
        let mut work = Vec::new();
        let visit = |bytes: &[u8], reached: &mut Vec<bool>, work: &mut Vec<usize>| {
            for word in bytes.chunks_exact(8) {
                let pointer = u64::from_le_bytes(word.try_into().unwrap_or_default());
                if (pointer >> REGION_SHIFT) as usize != HEAP {
                    continue;
                }
                let Some(at) = live.partition_point(|block| block.0 <= pointer).checked_sub(1) else {
                    continue;
                };
                let (start, size) = live[at];
                if pointer - start <= size && !reached[at] {
                    reached[at] = true;
                    work.push(at);
                }
            }
        };
        visit(&self.regions[DATA].data, &mut reached, &mut work);
        while let Some(at) = work.pop() {
            let (start, size) = live[at];
            let first = (start - self.regions[HEAP].base) as usize;
            let contents = &self.regions[HEAP].data[first..first + size as usize];
            visit(contents, &mut reached, &mut work);
        }
        live.iter()
            .zip(&reached)
            .filter(|&(_, &reached)| !reached)
            .map(|(&(start, size), _)| (size, self.blocks.get(&start).and_then(|block| block.allocated)))
            .collect()
    }
}
