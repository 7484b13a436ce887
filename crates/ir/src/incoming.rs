//! The edges into each block, in the order in which phi arguments print.

use core::ops::Range;

use cranelift_entity::EntityRef;

use crate::{Block, Edge, EdgeData, Function};

/// The edges into each block, in order of the layout, then of the successor index. Edges and blocks that do
/// not exist are left out.
#[derive(Default, Debug)]
pub(crate) struct Incoming {
    /// For each block the start of its row; one more entry for the end.
    starts: Vec<u32>,
    /// Predecessor, successor index, edge.
    pub(crate) edges: Vec<(Block, u32, Edge)>,
    /// By block its position in the layout.
    pub(crate) positions: Vec<u32>,
}

impl Incoming {
    /// Two sweeps over the edges.
    pub(crate) fn compute(func: &Function) -> Incoming {
        let n_blocks = func.blocks.len();
        let (mut starts, mut positions) = (vec![0u32; n_blocks + 2], vec![u32::MAX; n_blocks]);
        let for_each_edge = |f: &mut dyn FnMut(Block, usize, usize)| {
            for &block in func.layout.iter().filter(|block| block.index() < n_blocks) {
                let edges = edges_of(func, block).iter().enumerate();
                for (k, edge) in edges.filter(|(_, edge)| edge.target.index() < n_blocks) {
                    f(block, k, edge.target.index());
                }
            }
        };
        for_each_edge(&mut |_, _, target| starts[target + 2] += 1);
        for i in 2..starts.len() {
            starts[i] += starts[i - 1];
        }
        let none = (Block::from_u32(0), 0, Edge::from_u32(0));
        let mut edges = vec![none; starts[n_blocks + 1] as usize];
        for_each_edge(&mut |block, k, target| {
            let next = &mut starts[target + 1];
            let edge = Edge::new(func.blocks[block].first_edge as usize + k);
            edges[*next as usize] = (block, k as u32, edge);
            *next += 1;
        });
        for (&block, position) in func.layout.iter().zip(0..) {
            if let Some(known) = positions.get_mut(block.index()) {
                *known = position;
            }
        }
        Incoming { starts, edges, positions }
    }

    /// The row of `block` in `edges`.
    pub(crate) fn row(&self, block: Block) -> Range<usize> {
        let row = self.starts.get(block.index()..block.index() + 2);
        row.map_or(0..0, |row| row[0] as usize..row[1] as usize)
    }
}

/// The edges of `block`; none if its range is invalid.
pub(crate) fn edges_of(func: &Function, block: Block) -> &[EdgeData] {
    let data = &func.blocks[block];
    let start = data.first_edge as usize;
    func.edges.as_values_slice().get(start..start.saturating_add(data.n_edges as usize)).unwrap_or(&[])
}
