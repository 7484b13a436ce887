//! Permutes the order of blocks: no pass may depend on it, and code that does is found thereby.

use sheave_ir::Function;

/// Permutes the layout of `func` after the entry block by `seed`. Ids, edges and instructions stay.
pub(crate) fn blocks(func: &mut Function, seed: u64) {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1;
    // Fisher and Yates, with a multiplicative generator (Knuth's constants): quality does not matter here.
    for i in (2..func.layout.len()).rev() {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let j = 1 + (state >> 33) as usize % i;
        func.layout.swap(i, j);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sheave_ir::{SigId, Symbol};

    #[test]
    fn moves_everything_but_the_entry() {
        let mut func = Function::new(Symbol::from_u32(0), SigId::from_u32(0));
        let blocks: Vec<_> = (0..50).map(|_| func.make_block()).collect();
        super::blocks(&mut func, 1);
        assert_eq!(func.layout[0], blocks[0]);
        assert_ne!(func.layout, blocks);
        let mut sorted = func.layout.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, blocks);
    }
}
