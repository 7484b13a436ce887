//! The replacement package compared with regalloc2 from the registry: the same numbers of packed forms, the
//! same answer as the adapter gives here, and a checker that finds the same errors.

use super::common::{EVERYTHING, Random, generate, variable};
use theirs::fuzzing::func::machine_env;

/// A function of the registry's interface in the other one.
#[derive(Default)]
struct Mirror {
    entry: usize,
    insts: Vec<(usize, usize)>,
    succs: Vec<Vec<ours::Block>>,
    preds: Vec<Vec<ours::Block>>,
    params: Vec<Vec<ours::VReg>>,
    args: Vec<Vec<Vec<ours::VReg>>>,
    rets: Vec<bool>,
    branches: Vec<bool>,
    operands: Vec<Vec<ours::Operand>>,
    clobbers: Vec<ours::PRegSet>,
    n_vregs: usize,
    labels: Vec<(ours::VReg, ours::Inst, ours::Inst, u32)>,
    sizes: [usize; 3],
}

fn vreg(v: &theirs::VReg) -> ours::VReg {
    ours::VReg::from_bits(v.bits() as u32)
}

fn set(set: theirs::PRegSet) -> ours::PRegSet {
    set.into_iter().map(|p| ours::PReg::from_index(p.index())).collect()
}

impl Mirror {
    fn new(func: &impl theirs::Function) -> Mirror {
        let blocks = |blocks: &[theirs::Block]| blocks.iter().map(|b| ours::Block::new(b.index())).collect();
        let mut mirror = Mirror {
            entry: func.entry_block().index(),
            n_vregs: func.num_vregs(),
            sizes: [theirs::RegClass::Int, theirs::RegClass::Float, theirs::RegClass::Vector]
                .map(|class| func.spillslot_size(class)),
            ..Mirror::default()
        };
        for block in (0..func.num_blocks()).map(theirs::Block::new) {
            let insts = func.block_insns(block);
            mirror.insts.push((insts.first().index(), insts.last().index() + 1));
            mirror.succs.push(blocks(func.block_succs(block)));
            mirror.preds.push(blocks(func.block_preds(block)));
            mirror.params.push(func.block_params(block).iter().map(vreg).collect());
            let args = |k| func.branch_blockparams(block, insts.last(), k).iter().map(vreg).collect();
            mirror.args.push((0..func.block_succs(block).len()).map(args).collect());
        }
        for inst in (0..func.num_insts()).map(theirs::Inst::new) {
            mirror.rets.push(func.is_ret(inst));
            mirror.branches.push(func.is_branch(inst));
            let operands = func.inst_operands(inst).iter();
            mirror.operands.push(operands.map(|op| ours::Operand::from_bits(op.bits())).collect());
            mirror.clobbers.push(set(func.inst_clobbers(inst)));
        }
        let inst = |inst: theirs::Inst| ours::Inst::new(inst.index());
        let labels = func.debug_value_labels().iter();
        mirror.labels = labels.map(|&(v, from, to, label)| (vreg(&v), inst(from), inst(to), label)).collect();
        mirror
    }
}

impl ours::Function for Mirror {
    fn num_insts(&self) -> usize {
        self.operands.len()
    }

    fn num_blocks(&self) -> usize {
        self.insts.len()
    }

    fn entry_block(&self) -> ours::Block {
        ours::Block::new(self.entry)
    }

    fn block_insns(&self, block: ours::Block) -> ours::InstRange {
        let (from, to) = self.insts[block.index()];
        ours::InstRange::new(ours::Inst::new(from), ours::Inst::new(to))
    }

    fn block_succs(&self, block: ours::Block) -> &[ours::Block] {
        &self.succs[block.index()]
    }

    fn block_preds(&self, block: ours::Block) -> &[ours::Block] {
        &self.preds[block.index()]
    }

    fn block_params(&self, block: ours::Block) -> &[ours::VReg] {
        &self.params[block.index()]
    }

    fn is_ret(&self, insn: ours::Inst) -> bool {
        self.rets[insn.index()]
    }

    fn is_branch(&self, insn: ours::Inst) -> bool {
        self.branches[insn.index()]
    }

    fn branch_blockparams(&self, block: ours::Block, _: ours::Inst, succ: usize) -> &[ours::VReg] {
        &self.args[block.index()][succ]
    }

    fn inst_operands(&self, insn: ours::Inst) -> &[ours::Operand] {
        &self.operands[insn.index()]
    }

    fn inst_clobbers(&self, insn: ours::Inst) -> ours::PRegSet {
        self.clobbers[insn.index()]
    }

    fn num_vregs(&self) -> usize {
        self.n_vregs
    }

    fn debug_value_labels(&self) -> &[(ours::VReg, ours::Inst, ours::Inst, u32)] {
        &self.labels
    }

    fn spillslot_size(&self, class: ours::RegClass) -> usize {
        self.sizes[class as usize]
    }
}

fn environment(env: &theirs::MachineEnv) -> ours::MachineEnv {
    let preg = |p: &theirs::PReg| ours::PReg::from_index(p.index());
    ours::MachineEnv {
        preferred_regs_by_class: env.preferred_regs_by_class.map(set),
        non_preferred_regs_by_class: env.non_preferred_regs_by_class.map(set),
        scratch_by_class: env.scratch_by_class.map(|scratch| scratch.as_ref().map(preg)),
        fixed_stack_slots: env.fixed_stack_slots.iter().map(preg).collect(),
    }
}

#[test]
fn the_answers_are_the_same() {
    let env = machine_env();
    let our_env = environment(&env);
    let (mut ctx, mut our_ctx) = (crate::Ctx::default(), ours::Ctx::default());
    let options = ours::RegallocOptions { validate_ssa: true, ..ours::RegallocOptions::default() };
    let mut n = 0;
    for seed in 1..variable("REGALLOC2_FUZZ", 400) {
        let Some(func) = generate(seed, &EVERYTHING) else { continue };
        n += 1;
        crate::run(&func, &env, &mut ctx).unwrap();
        let mirror = Mirror::new(&func);
        let out = ours::run_with_ctx(&mirror, &our_env, &options, &mut our_ctx).unwrap();
        let edits = out
            .edits
            .iter()
            .map(|(at, ours::Edit::Move { from, to })| (at.to_index(), from.bits(), to.bits()));
        let expected = ctx
            .output
            .edits
            .iter()
            .map(|(at, theirs::Edit::Move { from, to })| (at.to_index(), from.bits(), to.bits()));
        assert!(edits.eq(expected), "seed {seed}");
        assert!(out.allocs.iter().map(|at| at.bits()).eq(ctx.output.allocs.iter().map(|at| at.bits())));
        assert_eq!(out.inst_alloc_offsets, ctx.output.inst_alloc_offsets);
        assert_eq!(out.num_spillslots, ctx.output.num_spillslots);
        assert_eq!(format!("{:?}", out.debug_locations), format!("{:?}", ctx.output.debug_locations));
        let mut checker = ours::checker::Checker::new(&mirror, &our_env);
        checker.prepare(out);
        checker.run().unwrap_or_else(|errors| panic!("seed {seed}: {errors}"));
    }
    assert!(n > 50, "only {n} functions");
}

/// Damages answers, and compares the verdicts of both checkers.
#[test]
fn the_checkers_agree_on_wrong_answers() {
    let env = machine_env();
    let our_env = environment(&env);
    let mut ctx = crate::Ctx::default();
    let (mut wrong, mut right) = (0, 0);
    for seed in 1..variable("REGALLOC2_FUZZ", 400) {
        let Some(func) = generate(seed, &EVERYTHING) else { continue };
        crate::run(&func, &env, &mut ctx).unwrap();
        let mirror = Mirror::new(&func);
        let mut random = Random(seed);
        for _ in 0..6 {
            let mut out = ctx.output.clone();
            damage(&mut out, &mut random);
            let mut checker = theirs::checker::Checker::new(&func, &env);
            checker.prepare(&out);
            let expected = checker.run();
            let out = mirrored(&out);
            let mut checker = ours::checker::Checker::new(&mirror, &our_env);
            checker.prepare(&out);
            let found = checker.run();
            // regalloc2's checker does not compare the locations of some definitions (two in one, another
            // class), nor anything if a path leads back to the entry.
            let entered = !ours::Function::block_preds(&mirror, ours::Block::new(0)).is_empty();
            let stricter = |errors: &ours::checker::CheckerErrors| {
                let mut lines = errors.to_string().lines().map(str::to_owned).collect::<Vec<_>>();
                lines.retain(|line| {
                    !["Conflicted", "ConstraintViolated", "AllocationIsNotReuse"]
                        .iter()
                        .any(|it| line.starts_with(it))
                });
                lines.is_empty()
            };
            let agree = match (&found, &expected) {
                (Ok(()), Ok(())) | (Err(_), Err(_)) => true,
                (Ok(()), Err(_)) => false,
                (Err(errors), Ok(())) => entered || stricter(errors),
            };
            assert!(agree, "seed {seed}\n{expected:?}\n{found:?}\n{func:?}");
            wrong += u32::from(expected.is_err());
            right += u32::from(found.is_ok());
        }
    }
    assert!(wrong > 200 && right > 5, "{wrong} wrong, {right} right");
}

fn damage(out: &mut theirs::Output, random: &mut Random) {
    let n_edits = out.edits.len();
    match random.below(4) {
        0 if n_edits > 0 => _ = out.edits.remove(random.below(n_edits)),
        1 if n_edits > 1 => {
            let at = random.below(n_edits - 1);
            let (first, second) = (out.edits[at].1.clone(), out.edits[at + 1].1.clone());
            out.edits[at].1 = second;
            out.edits[at + 1].1 = first;
        }
        2 if n_edits > 0 => {
            let at = random.below(n_edits);
            let other = random.below(out.allocs.len());
            let theirs::Edit::Move { to, .. } = &mut out.edits[at].1;
            *to = out.allocs[other];
        }
        _ => {
            let (to, from) = (random.below(out.allocs.len()), random.below(out.allocs.len()));
            out.allocs[to] = out.allocs[from];
        }
    }
}

fn mirrored(out: &theirs::Output) -> ours::Output {
    let at = |at: &theirs::Allocation| ours::Allocation::from_bits(at.bits());
    let edit = |(point, theirs::Edit::Move { from, to }): &(theirs::ProgPoint, theirs::Edit)| {
        (ours::ProgPoint::from_index(point.to_index()), ours::Edit::Move { from: at(from), to: at(to) })
    };
    ours::Output {
        num_spillslots: out.num_spillslots,
        edits: out.edits.iter().map(edit).collect(),
        allocs: out.allocs.iter().map(at).collect(),
        inst_alloc_offsets: out.inst_alloc_offsets.clone(),
        ..ours::Output::default()
    }
}

#[test]
fn packed_forms_are_the_same() {
    let mut random = Random(7);
    for _ in 0..20_000 {
        let class = random.below(3);
        let theirs_class = [theirs::RegClass::Int, theirs::RegClass::Float, theirs::RegClass::Vector][class];
        let ours_class = [ours::RegClass::Int, ours::RegClass::Float, ours::RegClass::Vector][class];
        let (number, reg, index) = (random.below(1 << 20), random.below(64), random.below(32));
        let their_reg = theirs::PReg::new(reg, theirs_class);
        let our_reg = ours::PReg::new(reg, ours_class);
        assert_eq!(their_reg.index(), our_reg.index());
        assert_eq!(format!("{their_reg} {their_reg:?}"), format!("{our_reg} {our_reg:?}"));
        let pick = random.below(6);
        let theirs_constraint = [
            theirs::OperandConstraint::Any,
            theirs::OperandConstraint::Reg,
            theirs::OperandConstraint::Stack,
            theirs::OperandConstraint::FixedReg(their_reg),
            theirs::OperandConstraint::Reuse(index),
            theirs::OperandConstraint::Limit(1 << (index % 7)),
        ][pick];
        let ours_constraint = [
            ours::OperandConstraint::Any,
            ours::OperandConstraint::Reg,
            ours::OperandConstraint::Stack,
            ours::OperandConstraint::FixedReg(our_reg),
            ours::OperandConstraint::Reuse(index),
            ours::OperandConstraint::Limit(1 << (index % 7)),
        ][pick];
        let (kind, pos) = (random.below(2), random.below(2));
        let theirs_op = theirs::Operand::new(
            theirs::VReg::new(number, theirs_class),
            theirs_constraint,
            [theirs::OperandKind::Def, theirs::OperandKind::Use][kind],
            [theirs::OperandPos::Early, theirs::OperandPos::Late][pos],
        );
        let ours_op = ours::Operand::new(
            ours::VReg::new(number, ours_class),
            ours_constraint,
            [ours::OperandKind::Def, ours::OperandKind::Use][kind],
            [ours::OperandPos::Early, ours::OperandPos::Late][pos],
        );
        assert_eq!(theirs_op.bits(), ours_op.bits());
        let again = ours::Operand::from_bits(theirs_op.bits());
        assert_eq!(
            (again.constraint(), again.kind(), again.pos()),
            (ours_constraint, ours_op.kind(), ours_op.pos())
        );
        assert_eq!((again.vreg().vreg(), again.class()), (number, ours_class));
        assert_eq!(format!("{theirs_op}"), format!("{ours_op}"));
        let (slot, point) = (random.below(1 << 20), random.below(1 << 20) as u32);
        for (theirs, ours) in [
            (theirs::Allocation::none(), ours::Allocation::none()),
            (theirs::Allocation::reg(their_reg), ours::Allocation::reg(our_reg)),
            (
                theirs::Allocation::stack(theirs::SpillSlot::new(slot)),
                ours::Allocation::stack(ours::SpillSlot::new(slot)),
            ),
        ] {
            assert_eq!((theirs.bits(), theirs.index()), (ours.bits(), ours.index()));
            assert_eq!(format!("{theirs} {theirs:?}"), format!("{ours} {ours:?}"));
        }
        let (theirs, ours) = (theirs::ProgPoint::from_index(point), ours::ProgPoint::from_index(point));
        assert_eq!((theirs.inst().index(), theirs.pos() as u8), (ours.inst().index(), ours.pos() as u8));
        assert_eq!(format!("{theirs:?}"), format!("{ours:?}"));
    }
    assert_eq!(theirs::VReg::invalid().bits(), ours::VReg::invalid().bits());
    assert_eq!(theirs::PReg::invalid().index(), ours::PReg::invalid().index());
    assert_eq!(theirs::ProgPoint::invalid().to_index(), ours::ProgPoint::invalid().to_index());
}

#[test]
fn sets_are_the_same() {
    let mut random = Random(11);
    for _ in 0..2_000 {
        let members: Vec<usize> = (0..random.below(30)).map(|_| random.below(192)).collect();
        let mut theirs: theirs::PRegSet = members.iter().map(|&n| theirs::PReg::from_index(n)).collect();
        let mut ours: ours::PRegSet = members.iter().map(|&n| ours::PReg::from_index(n)).collect();
        assert_eq!(theirs.len(), ours.len());
        assert_eq!(theirs.max_preg().map(|p| p.index()), ours.max_preg().map(|p| p.index()));
        let other = random.below(192);
        match random.below(4) {
            0 => {
                theirs.remove(theirs::PReg::from_index(other));
                ours.remove(ours::PReg::from_index(other));
            }
            1 => {
                theirs.add(theirs::PReg::from_index(other));
                ours.add(ours::PReg::from_index(other));
            }
            2 => {
                theirs.add_up_to(theirs::PReg::from_index(other));
                ours.add_up_to(ours::PReg::from_index(other));
            }
            _ => {
                theirs = theirs & theirs::PRegSet::empty().with(theirs::PReg::from_index(other)).invert();
                ours = ours & ours::PRegSet::empty().with(ours::PReg::from_index(other)).invert();
            }
        }
        let indices = |set: ours::PRegSet| set.into_iter().map(|p| p.index()).collect::<Vec<_>>();
        assert_eq!(theirs.into_iter().map(|p| p.index()).collect::<Vec<_>>(), indices(ours));
        assert_eq!(format!("{theirs}"), format!("{ours}"));
        let (theirs_class, ours_class) = (theirs::RegClass::Float, ours::RegClass::Float);
        assert_eq!(theirs.is_empty(theirs_class), ours.is_empty(ours_class));
    }
}
