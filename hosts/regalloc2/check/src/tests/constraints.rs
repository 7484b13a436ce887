//! Cases that the generator does not make: limits, operands on the stack, several definitions of one value,
//! jumps that define values, slots of several units, labels, an entry that is not the first block, and
//! mistakes.

use crate::{Ctx, run};
use theirs::checker::Checker;
use theirs::{
    Allocation, Block, Edit, Function, Inst, InstRange, MachineEnv, Operand, OperandConstraint, OperandKind,
    OperandPos, Output, PReg, PRegSet, ProgPoint, RegAllocError, RegClass, SpillSlot, VReg,
};

/// A function written by hand.
#[derive(Default)]
struct Hand {
    entry: usize,
    operands: Vec<Vec<Operand>>,
    clobbers: Vec<PRegSet>,
    ends: Vec<usize>,
    succs: Vec<Vec<Block>>,
    preds: Vec<Vec<Block>>,
    params: Vec<Vec<VReg>>,
    args: Vec<Vec<Vec<VReg>>>,
    n_vregs: usize,
    labels: Vec<(VReg, Inst, Inst, u32)>,
    several: bool,
    by_last: bool,
}

impl Hand {
    fn inst(&mut self, operands: &[Operand], clobbers: PRegSet) {
        let named = operands.iter().filter(|op| op.as_fixed_nonallocatable().is_none());
        self.n_vregs = named.map(|op| op.vreg().vreg() + 1).fold(self.n_vregs, usize::max);
        self.operands.push(operands.to_vec());
        self.clobbers.push(clobbers);
    }

    /// Ends a block with the last instruction.
    fn block(&mut self, params: &[VReg], succs: &[(usize, &[VReg])]) {
        self.ends.push(self.operands.len());
        self.params.push(params.to_vec());
        self.succs.push(succs.iter().map(|(block, _)| Block::new(*block)).collect());
        self.args.push(succs.iter().map(|(_, args)| args.to_vec()).collect());
        self.n_vregs = params.iter().map(|v| v.vreg() + 1).fold(self.n_vregs, usize::max);
    }

    fn finish(mut self) -> Hand {
        self.preds = vec![Vec::new(); self.succs.len()];
        for (block, succs) in self.succs.iter().enumerate() {
            succs.iter().for_each(|succ| self.preds[succ.index()].push(Block::new(block)));
        }
        self
    }

    fn block_of(&self, inst: Inst) -> usize {
        self.ends.partition_point(|&end| end <= inst.index())
    }
}

impl Function for Hand {
    fn num_insts(&self) -> usize {
        self.operands.len()
    }
    fn num_blocks(&self) -> usize {
        self.ends.len()
    }
    fn entry_block(&self) -> Block {
        Block::new(self.entry)
    }
    fn block_insns(&self, block: Block) -> InstRange {
        let start = if block.index() == 0 { 0 } else { self.ends[block.index() - 1] };
        InstRange::new(Inst::new(start), Inst::new(self.ends[block.index()]))
    }
    fn block_succs(&self, block: Block) -> &[Block] {
        &self.succs[block.index()]
    }
    fn block_preds(&self, block: Block) -> &[Block] {
        &self.preds[block.index()]
    }
    fn block_params(&self, block: Block) -> &[VReg] {
        &self.params[block.index()]
    }
    fn is_ret(&self, inst: Inst) -> bool {
        let block = self.block_of(inst);
        self.ends[block] == inst.index() + 1 && self.succs[block].is_empty()
    }
    fn is_branch(&self, inst: Inst) -> bool {
        let block = self.block_of(inst);
        self.ends[block] == inst.index() + 1 && !self.succs[block].is_empty()
    }
    fn branch_blockparams(&self, block: Block, _: Inst, succ: usize) -> &[VReg] {
        &self.args[block.index()][succ]
    }
    fn inst_operands(&self, inst: Inst) -> &[Operand] {
        &self.operands[inst.index()]
    }
    fn inst_clobbers(&self, inst: Inst) -> PRegSet {
        self.clobbers[inst.index()]
    }
    fn num_vregs(&self) -> usize {
        self.n_vregs
    }
    fn debug_value_labels(&self) -> &[(VReg, Inst, Inst, u32)] {
        &self.labels
    }
    fn spillslot_size(&self, class: RegClass) -> usize {
        [1, 2, 4][class as usize]
    }
    fn multi_spillslot_named_by_last_slot(&self) -> bool {
        self.by_last
    }
    fn allow_multiple_vreg_defs(&self) -> bool {
        self.several
    }
}

const NONE: PRegSet = PRegSet::empty();

fn int(n: usize) -> VReg {
    VReg::new(n, RegClass::Int)
}

fn preg(n: usize) -> PReg {
    PReg::new(n, RegClass::Int)
}

fn operand(v: VReg, constraint: OperandConstraint, kind: OperandKind) -> Operand {
    let pos = if kind == OperandKind::Use { OperandPos::Early } else { OperandPos::Late };
    Operand::new(v, constraint, kind, pos)
}

/// Six integer registers, of which the last two are to be preserved, and four of each other class.
fn environment() -> MachineEnv {
    let set = |range: std::ops::Range<usize>, class| range.map(|n| PReg::new(n, class)).collect::<PRegSet>();
    MachineEnv {
        preferred_regs_by_class: [
            set(0..4, RegClass::Int),
            set(0..4, RegClass::Float),
            set(0..4, RegClass::Vector),
        ],
        non_preferred_regs_by_class: [set(4..6, RegClass::Int), NONE, NONE],
        scratch_by_class: [None; 3],
        fixed_stack_slots: Vec::new(),
    }
}

fn allocate(func: &Hand) -> Result<Output, RegAllocError> {
    let (mut ctx, env) = (Ctx::default(), environment());
    run(func, &env, &mut ctx)?;
    let mut checker = Checker::new(func, &env);
    checker.prepare(&ctx.output);
    checker.run().unwrap_or_else(|errors| panic!("{errors:?}\n{}", ctx.text()));
    Ok(ctx.output)
}

#[test]
fn limits_and_operands_on_the_stack() {
    let mut func = Hand::default();
    func.inst(&(0..4).map(|n| Operand::reg_def(int(n))).collect::<Vec<_>>(), NONE);
    // Two of the four within the limit, beside a fixed use of one of these registers; and two on the stack.
    let limit = |n| operand(int(n), OperandConstraint::Limit(4), OperandKind::Use);
    func.inst(&[limit(0), limit(1), Operand::reg_fixed_use(int(2), preg(0))], NONE);
    let stack = |n, kind| operand(int(n), OperandConstraint::Stack, kind);
    func.inst(&[stack(0, OperandKind::Use), stack(3, OperandKind::Use), stack(4, OperandKind::Def)], NONE);
    func.inst(&(0..5).map(|n| Operand::reg_use(int(n))).collect::<Vec<_>>(), NONE);
    func.block(&[], &[]);
    let out = allocate(&func.finish()).unwrap();
    assert!(out.num_spillslots >= 3);
    assert!(out.inst_allocs(Inst::new(2)).iter().all(|at| at.is_stack()));
}

/// Values defined by the jump in registers are there at the heads of both successors; the rest is spilled.
#[test]
fn jumps_that_define_values() {
    let mut func = Hand::default();
    func.inst(&[Operand::reg_def(int(0)), Operand::reg_def(int(1))], NONE);
    let all_but_first = (1..6).map(preg).collect();
    func.inst(
        &[
            Operand::reg_fixed_use(int(0), preg(0)),
            Operand::reg_fixed_def(int(2), preg(0)),
            Operand::any_def(int(3)),
        ],
        all_but_first,
    );
    func.block(&[], &[(1, &[int(2), int(3)]), (2, &[])]);
    func.inst(&[Operand::reg_use(int(4)), Operand::any_use(int(5)), Operand::reg_use(int(1))], NONE);
    func.block(&[int(4), int(5)], &[]);
    func.inst(&[Operand::reg_fixed_use(int(2), preg(3)), Operand::reg_use(int(0))], NONE);
    func.block(&[], &[]);
    let out = allocate(&func.finish()).unwrap();
    assert_eq!(out.inst_allocs(Inst::new(1))[1], Allocation::reg(preg(0)));
    assert!(out.inst_allocs(Inst::new(1))[2].is_stack());
}

#[test]
fn several_definitions_are_one() {
    let mut func = Hand { several: true, ..Hand::default() };
    func.inst(&[Operand::any_def(int(0)), Operand::reg_fixed_def(int(0), preg(3))], NONE);
    func.inst(&[Operand::reg_use(int(0))], NONE);
    func.block(&[], &[]);
    let func = func.finish();
    let out = allocate(&func).unwrap();
    assert_eq!(out.inst_allocs(Inst::new(0)), [Allocation::reg(preg(3)); 2]);
    let error = allocate(&Hand { several: false, ..func }).unwrap_err();
    assert!(matches!(error, RegAllocError::SSA(v, _) if v == int(0)), "{error}");
}

/// Slots begin at multiples of their size, and may be named by their last unit.
#[test]
fn slots_of_several_units() {
    for by_last in [false, true] {
        let mut func = Hand { by_last, ..Hand::default() };
        let values = [int(0), VReg::new(1, RegClass::Float), VReg::new(2, RegClass::Vector)];
        let all = [RegClass::Int, RegClass::Float, RegClass::Vector]
            .into_iter()
            .flat_map(|class| (0..6).map(move |n| PReg::new(n, class)))
            .collect();
        func.inst(&values.map(Operand::reg_def), NONE);
        func.inst(&[], all);
        func.inst(&values.map(Operand::reg_use), NONE);
        func.block(&[], &[]);
        let out = allocate(&func.finish()).unwrap();
        let mut units = vec![false; out.num_spillslots];
        for (_, Edit::Move { from, to }) in &out.edits {
            if let (Some(slot), Some(reg)) = (to.as_stack(), from.as_reg()) {
                let size = [1, 2, 4][reg.class() as usize];
                let first = if by_last { slot.index() + 1 - size } else { slot.index() };
                assert_eq!(first % size, 0);
                units[first..first + size]
                    .iter_mut()
                    .for_each(|unit| assert!(!std::mem::replace(unit, true)));
            }
        }
        assert_eq!(units.iter().filter(|&&unit| unit).count(), 7);
    }
}

#[test]
fn labels_follow_their_value() {
    let mut func = Hand::default();
    func.inst(&[Operand::reg_def(int(0))], NONE);
    func.inst(&[], (0..6).map(preg).collect());
    func.inst(&[Operand::reg_use(int(0))], NONE);
    func.inst(&[], NONE);
    func.block(&[], &[]);
    func.labels = vec![(int(0), Inst::new(0), Inst::new(4), 7)];
    let out = allocate(&func.finish()).unwrap();
    let [(7, from, across, reg), (7, start, end, slot), (7, again, last, _)] = out.debug_locations[..] else {
        panic!("{:?}", out.debug_locations)
    };
    assert_eq!((from, across), (ProgPoint::after(Inst::new(0)), ProgPoint::before(Inst::new(1))));
    assert_eq!((start, end), (across, ProgPoint::before(Inst::new(2))));
    assert_eq!((again, last), (end, ProgPoint::after(Inst::new(2))));
    assert!(reg.is_reg() && slot == Allocation::stack(SpillSlot::new(0)));
}

/// The entry is the second block and has a predecessor.
#[test]
fn an_entry_in_a_loop() {
    let mut func = Hand { entry: 1, ..Hand::default() };
    func.inst(&[Operand::reg_use(int(0))], NONE);
    func.inst(&[], NONE);
    func.block(&[], &[(1, &[])]);
    func.inst(&[Operand::reg_def(int(0))], NONE);
    func.inst(&[], NONE);
    func.block(&[], &[(0, &[])]);
    let out = allocate(&func.finish()).unwrap();
    assert_eq!(out.inst_alloc_offsets, [0, 1, 1, 2]);
}

/// More different sets of clobbered registers than Sheave's allocator has numbers for.
#[test]
fn many_sets_of_clobbers() {
    let mut func = Hand::default();
    func.inst(&[Operand::reg_def(int(0)), Operand::reg_def(int(1))], NONE);
    for bits in 0..600_usize {
        let clobbers = (0..10).filter(|n| bits >> n & 1 != 0).map(|n| PReg::new(n + n / 5, RegClass::Int));
        func.inst(&[Operand::any_use(int(bits % 2))], clobbers.collect());
    }
    func.inst(&[Operand::reg_use(int(0)), Operand::reg_use(int(1))], NONE);
    func.block(&[], &[]);
    allocate(&func.finish()).unwrap();
}

#[test]
fn mistakes_are_errors() {
    let function = |build: &dyn Fn(&mut Hand)| {
        let mut func = Hand::default();
        build(&mut func);
        format!("{:?}", allocate(&func.finish()).unwrap_err())
    };
    let undefined = function(&|func| {
        func.inst(&[Operand::reg_use(int(0))], NONE);
        func.block(&[], &[]);
    });
    assert_eq!(undefined, "SSA(VReg(vreg = 0, class = Int), Inst(0))");
    let critical = function(&|func| {
        func.inst(&[], NONE);
        func.block(&[], &[(1, &[]), (2, &[])]);
        func.inst(&[], NONE);
        func.block(&[], &[(2, &[])]);
        func.inst(&[], NONE);
        func.block(&[], &[]);
    });
    assert_eq!(critical, "CritEdge(Block(0), Block(2))");
    let arguments = function(&|func| {
        func.inst(&[Operand::reg_def(int(0))], NONE);
        func.block(&[], &[(1, &[])]);
        func.inst(&[], NONE);
        func.block(&[int(1)], &[]);
    });
    assert_eq!(arguments, "Branch(Inst(0))");
    let operands = function(&|func| {
        func.inst(&[Operand::reg_def(int(0))], NONE);
        func.block(&[], &[(1, &[]), (2, &[])]);
        for _ in 0..2 {
            func.inst(&[Operand::reg_use(int(0))], NONE);
            func.block(&[], &[(3, &[])]);
        }
        func.inst(&[], NONE);
        func.block(&[], &[]);
    });
    assert_eq!(operands, "DisallowedBranchArg(Inst(1))");
    let registers = function(&|func| {
        func.inst(&(0..7).map(|n| Operand::reg_def(int(n))).collect::<Vec<_>>(), NONE);
        func.block(&[], &[]);
    });
    assert_eq!(registers, "TooManyLiveRegs");
    let empty = function(&|func| func.block(&[], &[]));
    assert_eq!(empty, "BB(Block(0))");
}
