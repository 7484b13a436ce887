//! Selected code in SSA form, the input of regalloc2.
//!
//! Sheave's allocator takes code in copies form: a variable is written by several instructions, and copies
//! replace phis. regalloc2 takes SSA form with block parameters and places the moves of phis itself.
//! [`SsaCode::new`] converts in the other direction: move instructions disappear, the destination of a move
//! takes the source's name; every write gets a new name; at a join of names, the block gets a parameter,
//! unless all its arguments are one value. Critical edges are split. So both allocators see the same
//! instructions with the same constraints, each in its native form.
//!
//! Differences that remain: regalloc2 cannot rematerialise a value (a constant, an address), has no
//! instructions that work on a spill slot in place, and does not exchange the inputs of commutative
//! instructions.

use regalloc2::{
    Block, Function, Inst, InstRange, Operand, OperandConstraint, OperandKind, OperandPos, PReg, PRegSet,
    RegClass, VReg,
};
use sheave_regalloc::{Access, At, Class, Code, Constraint, InstKind, Preg, Vreg};
use sheave_x64::registers::FLOAT;

/// One instruction.
struct SsaInst {
    operands: std::ops::Range<usize>,
    clobbers: PRegSet,
    ends_block: bool,
    /// It ends a block without successors.
    returns: bool,
}

/// One block.
#[derive(Default)]
struct SsaBlock {
    insts: std::ops::Range<usize>,
    succs: Vec<Block>,
    preds: Vec<Block>,
    params: Vec<VReg>,
    /// Arguments for its only successor.
    args: Vec<VReg>,
    freq: f32,
    /// The block of the original code; `None` for an edge block.
    original: Option<usize>,
}

/// A function for regalloc2.
pub(super) struct SsaCode {
    insts: Vec<SsaInst>,
    operands: Vec<Operand>,
    blocks: Vec<SsaBlock>,
    n_vregs: usize,
}

/// Sheave's register as regalloc2 names it.
pub(super) fn preg(p: Preg) -> PReg {
    PReg::new(p.number() as usize, reg_class(p.class()))
}

fn reg_class(class: Class) -> RegClass {
    if class == FLOAT { RegClass::Float } else { RegClass::Int }
}

impl SsaCode {
    /// `code` in SSA form; `None` if an edge of an indirect jump would have to be split.
    pub(super) fn new(code: &Code) -> Option<SsaCode> {
        let blocks = split_edges(code)?;
        let live_in = liveness(code, &blocks);
        let mut naming = Naming::new(code, blocks, live_in);
        naming.run();
        Some(naming.finish())
    }

    /// How often the block of an instruction runs per call.
    pub(super) fn freq(&self, inst: Inst) -> f32 {
        let at = self.blocks.partition_point(|block| block.insts.end <= inst.index());
        self.blocks[at].freq
    }
}

/// The blocks with their edges, critical ones split.
fn split_edges(code: &Code) -> Option<Vec<SsaBlock>> {
    let n = code.n_blocks();
    let mut n_preds = vec![0; n];
    code.succs.iter().for_each(|&succ| n_preds[succ as usize] += 1);
    let is_critical =
        |block: usize, succ: u32| code.block_succs(block).len() > 1 && n_preds[succ as usize] > 1;
    // Blocks stay in order, each with the blocks on its edges after it.
    let mut index = Vec::with_capacity(n);
    let mut next = 0;
    for block in 0..n {
        index.push(next);
        next += 1 + code.block_succs(block).iter().filter(|&&succ| is_critical(block, succ)).count();
    }
    let mut blocks: Vec<SsaBlock> = Vec::with_capacity(next);
    for block in 0..n {
        let mut own =
            SsaBlock { freq: code.block_freqs[block], original: Some(block), ..SsaBlock::default() };
        let mut on_edges = Vec::new();
        for &succ in code.block_succs(block) {
            let target = Block::new(index[succ as usize]);
            if !is_critical(block, succ) {
                own.succs.push(target);
                continue;
            }
            if !code.splittable[block] {
                return None;
            }
            own.succs.push(Block::new(index[block] + 1 + on_edges.len()));
            let freq = code.block_freqs[block].min(code.block_freqs[succ as usize]);
            on_edges.push(SsaBlock { freq, succs: vec![target], ..SsaBlock::default() });
        }
        blocks.push(own);
        blocks.append(&mut on_edges);
    }
    let mut blocks = in_reverse_postorder(blocks);
    for block in 0..blocks.len() {
        for k in 0..blocks[block].succs.len() {
            let succ = blocks[block].succs[k].index();
            blocks[succ].preds.push(Block::new(block));
        }
    }
    Some(blocks)
}

/// The reachable blocks in the order that regalloc2 estimates loops by (Sheave's layout puts the tests of
/// loops at their ends). The first successor comes first, so that loops hang together.
fn in_reverse_postorder(mut blocks: Vec<SsaBlock>) -> Vec<SsaBlock> {
    let mut seen = vec![false; blocks.len()];
    let mut order = Vec::with_capacity(blocks.len());
    let mut stack = vec![(0, blocks[0].succs.len())];
    seen[0] = true;
    while let Some((block, left)) = stack.last_mut() {
        if *left == 0 {
            order.push(*block);
            stack.pop();
            continue;
        }
        *left -= 1;
        let succ = blocks[*block].succs[*left].index();
        if !seen[succ] {
            seen[succ] = true;
            stack.push((succ, blocks[succ].succs.len()));
        }
    }
    order.reverse();
    let mut position = vec![0; blocks.len()];
    order.iter().enumerate().for_each(|(at, &block)| position[block] = at);
    let mut sorted: Vec<SsaBlock> = order.iter().map(|&block| std::mem::take(&mut blocks[block])).collect();
    for succ in sorted.iter_mut().flat_map(|block| &mut block.succs) {
        *succ = Block::new(position[succ.index()]);
    }
    sorted
}

/// A set of registers per block.
struct Sets {
    words: usize,
    bits: Vec<u64>,
}

impl Sets {
    fn contains(&self, block: usize, vreg: usize) -> bool {
        self.bits[block * self.words + vreg / 64] >> (vreg % 64) & 1 != 0
    }
}

/// The registers that are live at the start of each block: the textbook's iteration over sets.
fn liveness(code: &Code, blocks: &[SsaBlock]) -> Sets {
    let words = code.vregs.len().div_ceil(64);
    let (mut reads, mut writes) = (vec![0u64; blocks.len() * words], vec![0u64; blocks.len() * words]);
    for (at, block) in blocks.iter().enumerate() {
        let Some(original) = block.original else { continue };
        for inst in code.block_insts(original) {
            let ops = code.inst_operands(inst);
            for op in ops.iter().filter(|op| op.reads()) {
                let (word, bit) = (at * words + op.vreg().index() / 64, op.vreg().index() % 64);
                reads[word] |= (1 << bit) & !writes[word];
            }
            for op in ops.iter().filter(|op| op.writes()) {
                writes[at * words + op.vreg().index() / 64] |= 1 << (op.vreg().index() % 64);
            }
        }
    }
    let mut live = Sets { words, bits: reads.clone() };
    let mut changed = true;
    while changed {
        changed = false;
        for (at, block) in blocks.iter().enumerate().rev() {
            for succ in &block.succs {
                for k in 0..words {
                    let through = live.bits[succ.index() * words + k] & !writes[at * words + k];
                    let word = &mut live.bits[at * words + k];
                    changed |= through & !*word != 0;
                    *word |= through;
                }
            }
        }
    }
    live
}

/// A value's number; names of registers in SSA form.
type Name = u32;

/// A register without a name so far.
const NONE: Name = u32::MAX;

/// A parameter of a block.
struct Param {
    block: usize,
    vreg: Vreg,
    name: Name,
}

/// State of the renaming.
struct Naming<'a> {
    code: &'a Code,
    blocks: Vec<SsaBlock>,
    live_in: Sets,
    /// Registers that are written more than once, or perhaps read before they are written.
    several: Vec<bool>,
    /// The name of each register at the end of each block.
    names_out: Vec<Vec<Name>>,
    classes: Vec<RegClass>,
    params: Vec<Param>,
    insts: Vec<SsaInst>,
    operands: Vec<Operand>,
    /// By name the name that it is an alias of.
    alias: Vec<Name>,
}

impl<'a> Naming<'a> {
    fn new(code: &'a Code, blocks: Vec<SsaBlock>, live_in: Sets) -> Self {
        let mut writes = vec![0; code.vregs.len()];
        code.operands.iter().filter(|op| op.writes()).for_each(|op| writes[op.vreg().index()] += 1);
        let several = (0..code.vregs.len()).map(|v| writes[v] != 1 || live_in.contains(0, v)).collect();
        Naming {
            code,
            names_out: vec![Vec::new(); blocks.len()],
            blocks,
            live_in,
            several,
            classes: Vec::new(),
            params: Vec::new(),
            insts: Vec::new(),
            operands: Vec::new(),
            alias: Vec::new(),
        }
    }

    fn fresh(&mut self, vreg: Vreg) -> Name {
        self.classes.push(reg_class(self.code.vregs[vreg.index()].class));
        self.alias.push(self.alias.len() as Name);
        self.alias.len() as Name - 1
    }

    fn resolve(&self, mut name: Name) -> Name {
        while self.alias[name as usize] != name {
            name = self.alias[name as usize];
        }
        name
    }

    fn vreg(&self, name: Name) -> VReg {
        VReg::new(name as usize, self.classes[name as usize])
    }

    /// Names everything, blocks in reverse postorder.
    fn run(&mut self) {
        let mut global = vec![NONE; self.code.vregs.len()];
        for block in 0..self.blocks.len() {
            let start = self.insts.len();
            let mut names = match &self.blocks[block].preds[..] {
                [pred] => self.names_out[pred.index()].clone(),
                _ => global.clone(),
            };
            let is_entry = block == 0;
            let joins = self.blocks[block].preds.len() > 1;
            for v in 0..self.code.vregs.len() {
                if !self.live_in.contains(block, v) || !self.several[v] {
                    // A register that is written once has one name wherever it is live.
                    names[v] = if self.several[v] { names[v] } else { global[v] };
                } else if is_entry {
                    names[v] = self.undefined(Vreg(v as u32));
                } else if joins {
                    names[v] = self.fresh(Vreg(v as u32));
                    self.params.push(Param { block, vreg: Vreg(v as u32), name: names[v] });
                }
            }
            match self.blocks[block].original {
                Some(original) => {
                    for inst in self.code.block_insts(original) {
                        self.inst(inst, &mut names, &mut global);
                    }
                }
                None => self.insts.push(SsaInst {
                    operands: self.operands.len()..self.operands.len(),
                    clobbers: PRegSet::empty(),
                    ends_block: true,
                    returns: false,
                }),
            }
            if let Some(last) = self.insts.last_mut() {
                last.ends_block = true;
                last.returns = self.blocks[block].succs.is_empty();
            }
            self.blocks[block].insts = start..self.insts.len();
            self.names_out[block] = names;
        }
    }

    /// A name for a variable that has not been written yet.
    fn undefined(&mut self, vreg: Vreg) -> Name {
        let name = self.fresh(vreg);
        let start = self.operands.len();
        self.operands.push(Operand::new(
            self.vreg(name),
            OperandConstraint::Any,
            OperandKind::Def,
            OperandPos::Late,
        ));
        self.insts.push(SsaInst {
            operands: start..start + 1,
            clobbers: PRegSet::empty(),
            ends_block: false,
            returns: false,
        });
        name
    }

    fn inst(&mut self, inst: usize, names: &mut [Name], global: &mut [Name]) {
        let code = self.code;
        let ops = code.inst_operands(inst);
        if code.kinds[inst] == InstKind::Move {
            let (dst, src) = (ops[0].vreg().index(), names[ops[1].vreg().index()]);
            names[dst] = src;
            global[dst] = src;
            return;
        }
        let start = self.operands.len();
        let mut extra = Vec::new();
        let mut written = PRegSet::empty();
        let mut renamed: Vec<(usize, Name)> = Vec::new();
        for (k, op) in ops.iter().enumerate() {
            let pos = match op.at() {
                At::Early => OperandPos::Early,
                At::Late => OperandPos::Late,
            };
            let constraint = match op.constraint() {
                Constraint::Reg => OperandConstraint::Reg,
                Constraint::Any => OperandConstraint::Any,
                Constraint::Reuse(k) => OperandConstraint::Reuse(k as usize),
                Constraint::Fixed(p) => {
                    if op.writes() || op.at() == At::Late {
                        written.add(preg(p));
                    }
                    OperandConstraint::FixedReg(preg(p))
                }
            };
            let v = op.vreg().index();
            if op.access() == Access::Def {
                let name = self.fresh(op.vreg());
                renamed.push((v, name));
                // A definition that reuses a register is written late there.
                let pos =
                    if matches!(op.constraint(), Constraint::Reuse(_)) { OperandPos::Late } else { pos };
                self.operands.push(Operand::new(self.vreg(name), constraint, OperandKind::Def, pos));
                continue;
            }
            let old = self.vreg(names[v]);
            if op.access() == Access::UseDef {
                let name = self.fresh(op.vreg());
                renamed.push((v, name));
                let reuse = OperandConstraint::Reuse(k);
                extra.push(Operand::new(self.vreg(name), reuse, OperandKind::Def, OperandPos::Late));
                let reg = OperandConstraint::Reg;
                self.operands.push(Operand::new(old, reg, OperandKind::Use, OperandPos::Early));
            } else {
                self.operands.push(Operand::new(old, constraint, OperandKind::Use, pos));
            }
        }
        self.operands.append(&mut extra);
        for (v, name) in renamed {
            names[v] = name;
            global[v] = name;
        }
        let mut clobbers = PRegSet::empty();
        for p in code.clobber_sets[code.clobbers[inst] as usize].iter().map(preg) {
            if !written.contains(p) {
                clobbers.add(p);
            }
        }
        self.insts.push(SsaInst {
            operands: start..self.operands.len(),
            clobbers,
            ends_block: false,
            returns: false,
        });
    }

    /// Drops parameters that can only be one value, and writes the rest down.
    fn finish(mut self) -> SsaCode {
        let mut changed = true;
        while changed {
            changed = false;
            for param in &self.params {
                if self.alias[param.name as usize] != param.name {
                    continue;
                }
                let mut only = None;
                let one = self.blocks[param.block].preds.iter().all(|pred| {
                    let arg = self.resolve(self.names_out[pred.index()][param.vreg.index()]);
                    arg == param.name || *only.get_or_insert(arg) == arg
                });
                if let (true, Some(value)) = (one, only) {
                    self.alias[param.name as usize] = value;
                    changed = true;
                }
            }
        }
        for param in &self.params {
            if self.alias[param.name as usize] != param.name {
                continue;
            }
            let class = self.classes[param.name as usize];
            self.blocks[param.block].params.push(VReg::new(param.name as usize, class));
            for k in 0..self.blocks[param.block].preds.len() {
                let pred = self.blocks[param.block].preds[k].index();
                let arg = self.resolve(self.names_out[pred][param.vreg.index()]);
                self.blocks[pred].args.push(VReg::new(arg as usize, class));
            }
        }
        for k in 0..self.operands.len() {
            let op = self.operands[k];
            let name = self.resolve(op.vreg().vreg() as Name);
            self.operands[k] =
                Operand::new(VReg::new(name as usize, op.class()), op.constraint(), op.kind(), op.pos());
        }
        let n_vregs = self.alias.len();
        SsaCode { insts: self.insts, operands: self.operands, blocks: self.blocks, n_vregs }
    }
}

impl Function for SsaCode {
    fn num_insts(&self) -> usize {
        self.insts.len()
    }

    fn num_blocks(&self) -> usize {
        self.blocks.len()
    }

    fn entry_block(&self) -> Block {
        Block::new(0)
    }

    fn block_insns(&self, block: Block) -> InstRange {
        let range = &self.blocks[block.index()].insts;
        InstRange::new(Inst::new(range.start), Inst::new(range.end))
    }

    fn block_succs(&self, block: Block) -> &[Block] {
        &self.blocks[block.index()].succs
    }

    fn block_preds(&self, block: Block) -> &[Block] {
        &self.blocks[block.index()].preds
    }

    fn block_params(&self, block: Block) -> &[VReg] {
        &self.blocks[block.index()].params
    }

    fn is_ret(&self, inst: Inst) -> bool {
        self.insts[inst.index()].returns
    }

    fn is_branch(&self, inst: Inst) -> bool {
        self.insts[inst.index()].ends_block && !self.insts[inst.index()].returns
    }

    fn branch_blockparams(&self, block: Block, _: Inst, _: usize) -> &[VReg] {
        &self.blocks[block.index()].args
    }

    fn inst_operands(&self, inst: Inst) -> &[Operand] {
        &self.operands[self.insts[inst.index()].operands.clone()]
    }

    fn inst_clobbers(&self, inst: Inst) -> PRegSet {
        self.insts[inst.index()].clobbers
    }

    fn num_vregs(&self) -> usize {
        self.n_vregs
    }

    fn spillslot_size(&self, _: RegClass) -> usize {
        1
    }
}
