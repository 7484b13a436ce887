//! The analyses of one function, each with a validity bit.
//!
//! The driver of the passes owns the `Analyses` and drops those that a change of the function invalidates. A
//! valid analysis is reused, an invalid one computed on request, so each is computed at most once between two
//! changes of the graph. [`Analyses::known_graph`], which computes nothing, asserts that the graph holds.

use crate::{Cfg, Dominators, Error, Graph, Loops};

/// Graph, dominators and loops of a function, computed on first request.
#[derive(Clone, Debug, Default)]
pub struct Analyses {
    graph: Graph,
    dominators: Dominators,
    loops: Loops,
    has_graph: bool,
    has_dominators: bool,
    has_loops: bool,
}

impl Analyses {
    /// No valid analyses.
    pub fn new() -> Self {
        Analyses::default()
    }

    /// Drops all analyses, after a change of blocks or edges or before another function. Keeps the memory.
    pub fn clear(&mut self) {
        (self.has_graph, self.has_dominators, self.has_loops) = (false, false, false);
    }

    /// True if the valid graph differs from the one of `host`. Slow: for checks of passes.
    pub fn is_stale(&self, host: &impl Cfg) -> bool {
        self.has_graph && !Graph::of(host).is_ok_and(|graph| graph.has_same_edges(&self.graph))
    }

    /// The control-flow graph.
    ///
    /// # Errors
    ///
    /// As [`Graph::compute`].
    pub fn graph(&mut self, host: &impl Cfg) -> Result<&Graph, Error> {
        if !self.has_graph {
            self.graph.compute(host)?;
            self.has_graph = true;
        } else {
            let n_blocks = self.graph.n_blocks() - self.graph.virtual_entry().is_some() as usize;
            debug_assert_eq!(n_blocks, host.n_blocks(), "the graph is another function's");
        }
        Ok(&self.graph)
    }

    /// The valid graph.
    ///
    /// # Panics
    ///
    /// If no graph is valid.
    pub fn known_graph(&self) -> &Graph {
        assert!(self.has_graph, "the graph is not known");
        &self.graph
    }

    /// The graph and its dominator tree.
    ///
    /// # Errors
    ///
    /// As [`Graph::compute`].
    pub fn dominators(&mut self, host: &impl Cfg) -> Result<(&Graph, &Dominators), Error> {
        self.graph(host)?;
        Ok(self.known_dominators())
    }

    /// The valid graph and its dominator tree.
    pub(crate) fn known_dominators(&mut self) -> (&Graph, &Dominators) {
        assert!(self.has_graph, "the graph is not known");
        if !self.has_dominators {
            self.dominators.compute(&self.graph);
            self.has_dominators = true;
        }
        (&self.graph, &self.dominators)
    }

    /// Replaces the contents by a copy of `graph` for the caller to change.
    pub(crate) fn copy_graph(&mut self, graph: &Graph) -> &mut Graph {
        self.clear();
        self.has_graph = true;
        self.graph.clone_from(graph);
        &mut self.graph
    }

    /// The graph and its loop forest.
    ///
    /// # Errors
    ///
    /// As [`Graph::compute`].
    pub fn loops(&mut self, host: &impl Cfg) -> Result<(&Graph, &Loops), Error> {
        self.graph(host)?;
        if !self.has_loops {
            self.loops.compute(&self.graph);
            self.has_loops = true;
        }
        Ok((&self.graph, &self.loops))
    }

    /// Graph, dominators and loops.
    ///
    /// # Errors
    ///
    /// As [`Graph::compute`].
    pub fn all(&mut self, host: &impl Cfg) -> Result<(&Graph, &Dominators, &Loops), Error> {
        self.dominators(host)?;
        self.loops(host)?;
        Ok((&self.graph, &self.dominators, &self.loops))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Block;

    struct Line(usize);

    impl Cfg for Line {
        fn n_blocks(&self) -> usize {
            self.0
        }
        fn entry(&self) -> Block {
            Block(0)
        }
        fn successors(&self, block: Block, mut visit: impl FnMut(Block)) {
            if block.index() + 1 < self.0 {
                visit(Block(block.0 + 1));
            }
        }
    }

    #[test]
    fn what_holds_is_not_computed_again() {
        let mut analyses = Analyses::new();
        assert_eq!(analyses.graph(&Line(3)).unwrap().n_blocks(), 3);
        let (_, dominators) = analyses.dominators(&Line(3)).unwrap();
        assert_eq!(dominators.idom(Block(2)), Some(Block(1)));
        assert!(!analyses.is_stale(&Line(3)) && analyses.is_stale(&Line(4)));
        analyses.clear();
        assert!(!analyses.is_stale(&Line(4)), "what is not kept is not stale");
        assert_eq!(analyses.loops(&Line(5)).unwrap().0.n_blocks(), 5);
        assert_eq!(analyses.dominators(&Line(5)).unwrap().1.idom(Block(4)), Some(Block(3)));
    }

    #[test]
    #[should_panic(expected = "not known")]
    fn what_was_dropped_is_not_given_out() {
        let mut analyses = Analyses::new();
        analyses.graph(&Line(3)).unwrap();
        analyses.clear();
        analyses.known_graph();
    }
}
