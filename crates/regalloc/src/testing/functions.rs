//! Random functions of the toy: SSA form with parameters of blocks, any control flow, every value defined
//! before its uses.

use alloc::vec;
use alloc::vec::Vec;

use sheave_ssa::{Analyses, Block};

use super::toy::{ToyBlock, ToyEdge, ToyFunc, ToyInst};
use super::{FLOAT, INT, Random, Target};
use crate::input::{Access, At, Constraint, InstKind, Operand, Vreg, VregInfo};
use crate::registers::{Class, Preg, PregSet};

/// How large a random function is.
///
/// ```
/// use sheave_regalloc::testing::{Random, Target, functions::{Size, random}, toy};
///
/// let func = random(&mut Random::new(7), &Target::usual(None), Size { blocks: 5, insts: 4, params: 3 });
/// assert!(func.blocks.len() <= 5 && func.blocks.iter().all(|block| block.params.len() <= 3));
/// // The same function does the same each time.
/// assert_eq!(toy::run(&func, 100), toy::run(&func, 100));
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// Blocks at most.
    pub blocks: usize,
    /// Instructions per block at most, beside the terminator.
    pub insts: usize,
    /// Parameters per block at most.
    pub params: usize,
}

struct Maker<'a> {
    random: &'a mut Random,
    target: &'a Target,
    func: ToyFunc,
    /// The values that may be read.
    at_hand: Vec<Vreg>,
    /// By block the values that it defines.
    defined: Vec<Vec<Vreg>>,
}

/// A random function for a target: irreducible, critical and duplicate edges, edges to the entry, unreachable
/// blocks, parallel copies with cycles, terminators with results, calls, fixed, early, late and re-used
/// operands.
pub fn random(random: &mut Random, target: &Target, size: Size) -> ToyFunc {
    let n = 1 + random.below(size.blocks);
    let func = ToyFunc { blocks: vec![ToyBlock::default(); n], ..ToyFunc::default() };
    let mut maker = Maker { random, target, func, at_hand: Vec::new(), defined: vec![Vec::new(); n] };
    maker.graph(size);
    let mut analyses = Analyses::new();
    let (graph, dominators) = analyses.dominators(&maker.func).expect("the graph is well formed");
    let idoms: Vec<Option<usize>> =
        (0..n).map(|block| dominators.idom(Block::new(block)).map(Block::index)).collect();
    // A virtual entry is no block of the function.
    let mut order: Vec<usize> = graph.reverse_postorder().map(Block::index).filter(|&at| at < n).collect();
    let is_reachable: Vec<bool> = (0..n).map(|block| graph.is_reachable(Block::new(block))).collect();
    order.extend((0..n).filter(|&block| !is_reachable[block]));
    for block in order {
        // Values of the blocks that dominate this one; in unreachable blocks those of the entry.
        maker.at_hand.clear();
        let mut next = if is_reachable[block] { idoms[block] } else { Some(0) };
        while let Some(above) = next.filter(|&above| above < n) {
            let values = maker.defined[above].clone();
            maker.at_hand.extend(values);
            next = idoms[above];
        }
        let params = maker.func.blocks[block].params.clone();
        maker.define(block, &params);
        maker.block(block, size);
        maker.pass(block);
    }
    maker.func
}

impl Maker<'_> {
    /// Edges, parameters and frequencies.
    fn graph(&mut self, size: Size) {
        let n = self.func.blocks.len();
        let has_frequencies = self.random.one_in(3);
        for block in 0..n {
            let n_edges = [0, 1, 1, 2, 2, 2, 4][self.random.below(7)];
            for _ in 0..n_edges {
                let to_entry = self.random.one_in(12) || n == 1;
                let target = if to_entry { 0 } else { 1 + self.random.below(n - 1) };
                self.func.blocks[block].edges.push(ToyEdge { target: Block::new(target), args: Vec::new() });
            }
            let n_params = if block == 0 { 0 } else { self.random.below(size.params + 1) };
            for _ in 0..n_params {
                let param = self.value();
                self.func.blocks[block].params.push(param);
            }
            if has_frequencies {
                self.func.blocks[block].frequency = Some([0, 1, 10, 1000][self.random.below(4)]);
            }
        }
    }

    fn vreg(&mut self, info: VregInfo) -> Vreg {
        let vreg = Vreg(self.func.vregs.len() as u32);
        self.func.vregs.push(info);
        vreg
    }

    /// A new value of any class and width.
    fn value(&mut self) -> Vreg {
        let info = match self.random.below(5) {
            0 => VregInfo::new(FLOAT, 8),
            _ => VregInfo::new(INT, [1, 4, 8, 8][self.random.below(4)]),
        };
        self.vreg(info)
    }

    fn define(&mut self, block: usize, values: &[Vreg]) {
        self.defined[block].extend_from_slice(values);
        self.at_hand.extend_from_slice(values);
    }

    /// A value that may be read, of the class of `like` and at least as wide.
    fn read_like(&mut self, like: VregInfo) -> Option<Vreg> {
        self.read(|info| info.class == like.class && info.bytes >= like.bytes)
    }

    fn read(&mut self, fits: impl Fn(VregInfo) -> bool) -> Option<Vreg> {
        let fitting: Vec<Vreg> =
            self.at_hand.iter().filter(|v| fits(self.func.vregs[v.index()])).copied().collect();
        if fitting.is_empty() { None } else { Some(fitting[self.random.below(fitting.len())]) }
    }

    fn push(&mut self, block: usize, kind: InstKind, operands: Vec<Operand>, clobbers: PregSet) {
        let inst = self.func.push(Block::new(block), &operands);
        self.func.insts[inst.index()] = ToyInst { kind, operands, clobbers };
    }

    fn block(&mut self, block: usize, size: Size) {
        if block == 0 {
            // One value of each class and width, and an argument.
            let types = [(INT, 1), (INT, 4), (INT, 8), (FLOAT, 8)];
            let values = types.map(|(class, bytes)| self.vreg(VregInfo::new(class, bytes)));
            let argument = self.vreg(VregInfo::new(INT, 8));
            let arrived = Operand::fixed_def(argument, self.target.arguments[0]);
            self.push(0, InstKind::Plain, vec![arrived], PregSet::EMPTY);
            self.push(0, InstKind::Plain, values.map(Operand::reg_def).to_vec(), PregSet::EMPTY);
            self.define(0, &values);
            self.define(0, &[argument]);
        }
        for _ in 0..self.random.below(size.insts + 1) {
            match self.random.below(7) {
                0 => self.call(block),
                1 => self.moved(block),
                2 => self.sum(block),
                3 => {
                    let recipe = Some(self.random.below(3) as u32);
                    let constant = self.vreg(VregInfo { remat: recipe, ..VregInfo::new(INT, 8) });
                    self.push(block, InstKind::Plain, vec![Operand::reg_def(constant)], PregSet::EMPTY);
                    self.define(block, &[constant]);
                }
                _ => self.mixture(block),
            }
        }
        self.terminator(block);
    }

    /// Arguments and a result in the registers of a convention.
    fn call(&mut self, block: usize) {
        let mut operands = Vec::new();
        for k in 0..self.random.below(4) {
            if let Some(v) = self.read_like(VregInfo::new(INT, 1)) {
                operands.push(Operand::fixed_use(v, self.target.arguments[k]));
            }
        }
        let result = self.vreg(VregInfo::new(INT, 8));
        operands.push(Operand::fixed_def(result, self.target.fixed[0]));
        self.push(block, InstKind::Plain, operands, self.target.call_clobbers);
        self.define(block, &[result]);
    }

    fn moved(&mut self, block: usize) {
        let to = self.value();
        let Some(from) = self.read_like(self.func.vregs[to.index()]) else { return };
        let operands = vec![Operand::new(to, Access::Def, At::Late, Constraint::Any), Operand::any_use(from)];
        self.push(block, InstKind::Move, operands, PregSet::EMPTY);
        self.define(block, &[to]);
    }

    /// A commutative instruction in two-address form.
    fn sum(&mut self, block: usize) {
        let info = VregInfo::new(INT, 8);
        let [Some(a), Some(b)] = [(); 2].map(|()| self.read_like(info)) else { return };
        let sum = self.vreg(info);
        let operands = vec![Operand::reuse_def(sum, 1), Operand::reg_use(a), Operand::any_use(b)];
        self.push(block, InstKind::Commutative, operands, PregSet::EMPTY);
        self.define(block, &[sum]);
    }

    /// Up to three inputs and two results with any constraints that go together.
    fn mixture(&mut self, block: usize) {
        let mut operands: Vec<Operand> = Vec::new();
        let mut fixed = self.target.fixed.iter().copied();
        let mut any = false;
        for _ in 0..self.random.below(4) {
            let class: Class = [INT, INT, FLOAT][self.random.below(3)];
            let Some(v) = self.read_like(VregInfo::new(class, 1)) else { continue };
            let at = [At::Early, At::Early, At::Late][self.random.below(3)];
            let constraint = match self.random.below(5) {
                0 if class == INT => fixed.next().map_or(Constraint::Reg, Constraint::Fixed),
                1 if !any => Constraint::Any,
                _ => Constraint::Reg,
            };
            any |= constraint == Constraint::Any;
            operands.push(Operand::new(v, Access::Use, at, constraint));
        }
        let n_uses = operands.len();
        let mut results = Vec::new();
        for _ in 0..self.random.below(3) {
            let result = self.value();
            let info = self.func.vregs[result.index()];
            let again = self.random.below(4);
            let fits = |op: &Operand| {
                let input = self.func.vregs[op.vreg().index()];
                op.constraint() == Constraint::Reg
                    && op.at() == At::Early
                    && input.class == info.class
                    && input.bytes >= info.bytes
            };
            let tied = |k: usize| Constraint::Reuse(k as u8);
            let is_tied = |k: usize| operands.iter().any(|op| op.constraint() == tied(k));
            let (at, constraint) = match self.random.below(4) {
                0 => (At::Early, Constraint::Reg),
                1 if info.class == INT => (At::Late, fixed.next().map_or(Constraint::Reg, Constraint::Fixed)),
                2 if again < n_uses && fits(&operands[again]) && !is_tied(again) => (At::Late, tied(again)),
                _ => (At::Late, Constraint::Reg),
            };
            operands.push(Operand::new(result, Access::Def, at, constraint));
            results.push(result);
        }
        self.push(block, InstKind::Plain, operands, PregSet::EMPTY);
        self.define(block, &results);
    }

    /// Reads something, and may define values on its edges, in any register or in particular ones.
    fn terminator(&mut self, block: usize) {
        let mut operands = Vec::new();
        for _ in 0..[0, 0, 1, 2][self.random.below(4)] {
            if let Some(v) = self.read_like(VregInfo::new(INT, 1)) {
                operands.push(Operand::reg_use(v));
            }
        }
        let mut results = Vec::new();
        let registers: Vec<Preg> = self.target.fixed.to_vec();
        for reg in registers.into_iter().take([0, 0, 0, 1, 2][self.random.below(5)]) {
            let result = self.vreg(VregInfo::new(INT, 8));
            // Among the other operands, some of which may be re-used.
            let at = self.random.below(operands.len() + 1);
            if !operands.iter().any(|op: &Operand| matches!(op.constraint(), Constraint::Reuse(_))) {
                operands.insert(at, Operand::fixed_def(result, reg));
                results.push(result);
            }
        }
        if self.random.one_in(4) {
            let input = operands.iter().position(|op| op.reads());
            let result = self.vreg(VregInfo::new(INT, 1));
            operands.push(match input {
                Some(k) if self.random.one_in(2) => Operand::reuse_def(result, k as u8),
                _ => Operand::reg_def(result),
            });
            results.push(result);
        }
        self.push(block, InstKind::Plain, operands, PregSet::EMPTY);
        self.define(block, &results);
    }

    /// What the edges of a block pass, often one parameter for another.
    fn pass(&mut self, block: usize) {
        for index in 0..self.func.blocks[block].edges.len() {
            let target = self.func.blocks[block].edges[index].target;
            for param in self.func.blocks[target.index()].params.clone() {
                let info = self.func.vregs[param.index()];
                let same = |other: VregInfo| other.class == info.class && other.bytes == info.bytes;
                let passed = self.read(same).expect("the entry defines values of every type");
                self.func.blocks[block].edges[index].args.push(passed);
            }
        }
    }
}
