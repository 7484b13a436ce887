//! Random functions and shapes, allocated, proved and simulated; single decisions; the faults that the
//! checker and the allocator must report.

use sheave_regalloc::{
    Access, Allocation, At, Code, Constraint, Ctx, EdgeInsertion, Error, Insertion, InstKind, Move, MoveKind,
    MoveReason, Operand, Options, Output, Preg, PregSet, Registers, SpillSlot, Vreg, VregInfo, checker, run,
    text,
};
use sheave_testing::regalloc::{
    self as testing, FLOAT, INT, Shape, Target, fuzz_one, registers, shapes, simulate,
};

/// `SHEAVE_FUZZ=n` tries `n` times as many functions.
fn fuzz(seeds: std::ops::Range<u64>, shape: Shape, limit: Option<usize>) {
    fuzz_target(seeds, shape, &Target::usual(limit));
}

fn fuzz_target(seeds: std::ops::Range<u64>, shape: Shape, target: &Target) {
    let (mut ctx, mut out) = (Ctx::default(), Output::default());
    let times: u64 = std::env::var("SHEAVE_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    for seed in seeds.start..seeds.start + (seeds.end - seeds.start) * times {
        if let Err(e) = fuzz_one(seed, shape, target, &mut ctx, &mut out) {
            panic!("seed {seed}, {shape:?}, {target:?}: {e}");
        }
    }
}

#[test]
fn straight_line_code() {
    fuzz(0..400, Shape::new(1, 12, 8), None);
    fuzz(0..400, Shape::new(1, 30, 40), None);
}

#[test]
fn any_control_flow() {
    fuzz(1000..1600, Shape::new(6, 6, 12), None);
    fuzz(2000..2300, Shape::new(20, 8, 50), None);
}

#[test]
fn few_registers() {
    for limit in 1..=8 {
        fuzz(3000..3200, Shape::new(8, 8, 20), Some(limit));
    }
}

/// A target with 64 registers in one class, 20 in another and 8 in a third, and with fewer of each.
#[test]
fn many_registers() {
    for limit in [None, Some(48), Some(7)] {
        let target = Target::wide(limit);
        fuzz_target(9000..9150, Shape::new(8, 10, 90), &target);
        fuzz_target(9200..9300, Shape { any_operands: true, ..Shape::new(6, 6, 100) }, &target);
        fuzz_target(9400..9410, Shape::new(20, 30, 240), &target);
    }
}

/// Instructions with every legal mixture of operands, as inline assembly has them.
#[test]
fn any_operands() {
    for limit in [None, Some(10), Some(12)] {
        let shape = Shape { any_operands: true, ..Shape::new(1, 8, 10) };
        fuzz(7000..7400, shape, limit);
        let shape = Shape { any_operands: true, ..Shape::new(6, 5, 14) };
        fuzz(8000..8600, shape, limit);
    }
}

#[test]
fn large_functions() {
    fuzz(5000..5010, Shape::new(80, 20, 200), None);
    fuzz(5100..5110, Shape::new(80, 20, 200), Some(7));
}

#[test]
fn shapes_are_allocated_right() {
    let (mut ctx, mut out) = (Ctx::default(), Output::default());
    for (name, generate) in shapes::ALL {
        for limit in [None, Some(5)] {
            let mut code = generate(600);
            let regs = registers(limit);
            run(&mut code, &regs, &Options::default(), &mut ctx, &mut out).unwrap();
            let faults = checker::check(&code, &regs, &out);
            assert!(faults.is_empty(), "{name}: {}", faults[0]);
            simulate(&code, &out, 9, 5000).unwrap();
        }
    }
}

/// A function with a spilled value, a move, a call and a tied operand, allocated.
fn subject() -> (Code, Registers, Output) {
    let mut code = Code::new();
    let [a, b, c, d] = [8, 8, 8, 4].map(|bytes| code.new_vreg(VregInfo::new(INT, bytes)));
    let call = code.clobber_set(testing::CALL_CLOBBERS);
    code.push_operand(Operand::fixed_def(a, Preg::new(INT, 7)));
    code.push_operand(Operand::fixed_def(b, Preg::new(INT, 6)));
    code.end_inst(InstKind::Plain, 0);
    code.push_operand(Operand::fixed_use(a, Preg::new(INT, 7)));
    code.push_operand(Operand::fixed_def(c, Preg::new(INT, 0)));
    code.end_inst(InstKind::Plain, call);
    code.push_operand(Operand::reg_use(a));
    code.push_operand(Operand::any_use(c));
    code.push_operand(Operand::reuse_def(b, 0));
    code.end_inst(InstKind::Plain, 0);
    code.push_operand(Operand::reg_use(a));
    code.push_operand(Operand::reg_use(c));
    code.push_operand(Operand::new(d, Access::Def, At::Early, Constraint::Reg));
    code.end_inst(InstKind::Plain, 0);
    for v in [b, d, a] {
        code.push_operand(Operand::reg_use(v));
    }
    code.end_inst(InstKind::Plain, 0);
    code.end_block(1.0, [], true);
    let regs = registers(None);
    let mut out = Output::default();
    run(&mut code, &regs, &Options::default(), &mut Ctx::default(), &mut out).unwrap();
    assert_eq!(checker::check(&code, &regs, &out), []);
    (code, regs, out)
}

/// The checker must reject the subject after `spoil`, for the reason given.
#[track_caller]
fn check_rejects(rule: checker::Rule, spoil: impl FnOnce(&mut Code, &mut Registers, &mut Output)) {
    let (mut code, mut regs, mut out) = subject();
    spoil(&mut code, &mut regs, &mut out);
    let faults = checker::check(&code, &regs, &out);
    assert!(faults.iter().any(|f| f.rule == rule), "expected {rule:?}, got {faults:?}");
}

/// Operand `k` of instruction `inst`.
fn operand(code: &Code, inst: usize, k: usize) -> usize {
    code.operand_range(inst).start + k
}

#[test]
fn checker_rejects_seeded_faults() {
    use checker::Rule;
    // A use in another register.
    check_rejects(Rule::WrongValue, |code, _, out| {
        out.allocs[operand(code, 4, 0)] = Allocation::reg(Preg::new(INT, 11));
    });
    // A lost move.
    check_rejects(Rule::WrongValue, |_, _, out| {
        out.insertions.remove(0);
    });
    // A value in a register across a call that clobbers it: the callee-saved register becomes a clobbered
    // one.
    check_rejects(Rule::WrongValue, |code, _, out| {
        let saved = out.callee_saved_used.iter().next().unwrap();
        code.clobber_sets[1].insert(saved);
    });
    // A move narrower than its value.
    check_rejects(Rule::WrongValue, |_, _, out| {
        out.moves.iter_mut().for_each(|m| m.bytes = 4);
    });
    check_rejects(Rule::Constraint, |code, _, out| {
        out.slots.push(8);
        out.allocs[operand(code, 3, 0)] = Allocation::slot(SpillSlot(0));
    });
    check_rejects(Rule::Constraint, |code, _, out| {
        out.allocs[operand(code, 2, 0)] = Allocation::reg(Preg::new(INT, 11));
    });
    check_rejects(Rule::Class, |code, _, out| {
        out.allocs[operand(code, 3, 2)] = Allocation::reg(Preg::new(FLOAT, 1));
    });
    // A slot that is too small.
    check_rejects(Rule::Class, |code, _, out| {
        out.slots.push(4);
        out.allocs[operand(code, 2, 1)] = Allocation::slot(SpillSlot(0));
    });
    // An early definition in the register of an input.
    check_rejects(Rule::Overlap, |code, _, out| {
        out.allocs[operand(code, 3, 2)] = out.allocs[operand(code, 3, 1)];
    });
    check_rejects(Rule::NotAllocatable, |code, _, out| {
        out.allocs[operand(code, 3, 2)] = Allocation::reg(Preg::new(INT, 4));
    });
    check_rejects(Rule::NotAllocatable, |_, regs, _| regs.order.retain(|p| p.number() != 3));
    check_rejects(Rule::CalleeSaved, |_, _, out| out.callee_saved_used = PregSet::EMPTY);
    // A register is reported that need not be preserved.
    check_rejects(Rule::CalleeSaved, |_, _, out| out.callee_saved_used.insert(Preg::new(INT, 0)));
    // A clobbered register that must be preserved.
    check_rejects(Rule::CalleeSaved, |_, regs, out| {
        regs.callee_saved.insert(Preg::new(INT, 11));
        out.callee_saved_used = PregSet::EMPTY;
        out.moves.clear();
        out.insertions.clear();
        out.allocs.fill(Allocation::reg(Preg::new(INT, 0)));
    });
    // A move wider than a register.
    check_rejects(Rule::Class, |_, _, out| out.moves[0].bytes = 16);
    let instead = |out: &mut Output, kind| out.moves[0].kind = kind;
    let (r0, f0) = (Preg::new(INT, 0), Preg::new(FLOAT, 0));
    // Registers that cannot be exchanged.
    check_rejects(Rule::Class, |_, _, out| instead(out, MoveKind::Xchg { a: f0, b: Preg::new(FLOAT, 1) }));
    // A recipe that there is not, and one of another class.
    check_rejects(Rule::Class, |_, _, out| instead(out, MoveKind::Remat { dst: r0, recipe: 7 }));
    check_rejects(Rule::Class, |code, _, out| {
        code.vregs[3].remat = Some(7);
        instead(out, MoveKind::Remat { dst: f0, recipe: 7 });
    });
    check_rejects(Rule::Edge, |code, _, out| {
        code.succs.push(0);
        code.succ_ends[0] = 1;
        code.splittable[0] = false;
        out.edges.push(EdgeInsertion { block: 0, succ_idx: 0, start: 0, end: 0 });
    });
    check_rejects(Rule::Shape, |_, _, out| {
        out.allocs.pop();
    });
    check_rejects(Rule::Shape, |_, _, out| out.removed[2] = true);
    check_rejects(Rule::Shape, |code, _, out| {
        out.insertions.push(Insertion { before: code.n_insts() as u32, start: 0, end: 0 });
    });
}

#[test]
fn bad_input_is_an_error() {
    let mut out = Output::default();
    let mut allocate = |code: &Code, limit| {
        let mut code = code.clone();
        run(&mut code, &registers(limit), &Options::default(), &mut Ctx::default(), &mut out).map(|_| ())
    };
    let mut code = Code::new();
    let v = code.new_vreg(VregInfo::new(INT, 8));
    let w = code.new_vreg(VregInfo::new(INT, 8));
    for x in [v, w] {
        code.push_operand(Operand::reg_def(x));
        code.end_inst(InstKind::Plain, 0);
    }
    code.push_operand(Operand::reg_use(v));
    code.push_operand(Operand::reg_use(w));
    code.end_inst(InstKind::Plain, 0);
    code.end_block(1.0, [], true);
    assert_eq!(allocate(&code, Some(2)), Ok(()));
    assert!(matches!(allocate(&code, Some(1)), Err(Error::TooFewRegisters { inst: 2, .. })));
    code.operands[2] = Operand::fixed_use(v, Preg::new(INT, 0));
    code.operands[3] = Operand::fixed_use(w, Preg::new(INT, 0));
    assert_eq!(allocate(&code, None), Err(Error::FixedConflict { inst: 2, preg: Preg::new(INT, 0) }));
    let early = |v| Operand::new(v, Access::Def, At::Early, Constraint::Fixed(Preg::new(INT, 0)));
    (code.operands[2], code.operands[3]) = (early(v), early(w));
    code.operand_ends.insert(2, 4);
    code.kinds.push(InstKind::Plain);
    code.clobbers.push(0);
    code.block_ends[0] = 4;
    assert_eq!(allocate(&code, None), Err(Error::FixedConflict { inst: 2, preg: Preg::new(INT, 0) }));
    code.operands[3] = Operand::new(Vreg(9), Access::Use, At::Early, Constraint::Reg);
    assert!(matches!(allocate(&code, None), Err(Error::Malformed { .. })));
    // One register read late and written by the same instruction, in any register and in fixed ones.
    for (use_in, def_in) in [
        (Constraint::Reg, Constraint::Reg),
        (Constraint::Reg, Constraint::Fixed(Preg::new(INT, 0))),
        (Constraint::Fixed(Preg::new(INT, 1)), Constraint::Reg),
        (Constraint::Fixed(Preg::new(INT, 1)), Constraint::Fixed(Preg::new(INT, 1))),
    ] {
        let mut code = Code::new();
        let v = code.new_vreg(VregInfo::new(INT, 8));
        code.push_operand(Operand::reg_def(v));
        code.end_inst(InstKind::Plain, 0);
        code.push_operand(Operand::new(v, Access::Use, At::Late, use_in));
        code.push_operand(Operand::new(v, Access::Def, At::Late, def_in));
        code.end_inst(InstKind::Plain, 0);
        code.push_operand(Operand::reg_use(v));
        code.end_inst(InstKind::Plain, 0);
        code.end_block(1.0, [], true);
        let rule = "a register is written before its old value is read";
        assert_eq!(allocate(&code, None), Err(Error::Malformed { inst: 1, rule }));
    }
    let mut code = Code::new();
    let v = code.new_vreg(VregInfo::new(testing::OTHER, 8));
    code.push_operand(Operand::reg_def(v));
    code.end_inst(InstKind::Plain, 0);
    code.end_block(1.0, [], true);
    let rule = "a register is of a class that is not described";
    assert_eq!(allocate(&code, None), Err(Error::Malformed { inst: 0, rule }));
    assert!(matches!(allocate(&Code::new(), None), Err(Error::Malformed { .. })));
}

/// A counter that a loop does not touch is stored and loaded outside of the loop.
#[test]
fn spills_stand_outside_of_loops() {
    let mut code = Code::new();
    let outer: Vec<Vreg> = (0..4).map(|_| code.new_vreg(VregInfo::new(INT, 8))).collect();
    let inner: Vec<Vreg> = (0..4).map(|_| code.new_vreg(VregInfo::new(INT, 8))).collect();
    let plain = |code: &mut Code, ops: &[Operand]| {
        ops.iter().for_each(|&op| code.push_operand(op));
        code.end_inst(InstKind::Plain, 0);
    };
    outer.iter().chain(&inner).for_each(|&v| plain(&mut code, &[Operand::reg_def(v)]));
    plain(&mut code, &[]);
    code.end_block(1.0, [1], true);
    let loop_start = code.n_insts() as u32;
    for pair in inner.windows(2) {
        plain(&mut code, &[Operand::reg_usedef(pair[0]), Operand::any_use(pair[1])]);
    }
    plain(&mut code, &[Operand::reg_use(inner[3])]);
    let loop_end = code.n_insts() as u32;
    code.end_block(100.0, [1, 2], true);
    outer.iter().for_each(|&v| plain(&mut code, &[Operand::reg_use(v)]));
    plain(&mut code, &[]);
    code.end_block(1.0, [], true);
    let mut out = Output::default();
    let regs = registers(Some(5));
    let stats = run(&mut code, &regs, &Options::default(), &mut Ctx::default(), &mut out).unwrap();
    assert_eq!(checker::check(&code, &regs, &out), []);
    assert!(stats.spills >= 3 && stats.reloads >= 3, "{stats:?}");
    for i in &out.insertions {
        assert!(
            i.before <= loop_start || i.before >= loop_end,
            "a move inside the loop: {}",
            testing::dump(&code, &out)
        );
    }
}

/// A jump that clobbers registers comes after the moves at the end of its block, so that these cannot fill
/// the registers.
#[test]
fn moves_of_an_edge_come_after_a_jump_that_clobbers() {
    let mut problem: text::Problem = "class r 8\nregisters r0, r1\nv0 r 8\nblock0 freq 1 to block1, block2
    plain def v0\nblock1 freq 1 to block2\n    plain clobbers {r0, r1}\nblock2 freq 100 to block2, block3
    plain use v0\n    plain use v0\nblock3 freq 1\n    plain\n"
        .parse()
        .unwrap();
    let (regs, mut out) = (problem.registers.clone(), Output::default());
    run(&mut problem.code, &regs, &Options::default(), &mut Ctx::default(), &mut out).unwrap();
    assert_eq!(checker::check(&problem.code, &regs, &out), [], "{}", out.display(&problem.code));
    assert_eq!(out.edges.len(), 1, "{}", out.display(&problem.code));
}

/// A value that is needed in blocks that never run alone is needed in a register there.
#[test]
fn blocks_that_never_run_have_registers() {
    for freq in [0.0, -1.0, f32::NAN, f32::INFINITY, f32::MIN_POSITIVE] {
        let mut code = Code::new();
        let [a, sum, unread] = [0; 3].map(|_| code.new_vreg(VregInfo::new(INT, 8)));
        code.push_operand(Operand::reg_def(a));
        code.end_inst(InstKind::Plain, 0);
        code.end_block(1.0, [1], true);
        code.push_operand(Operand::reuse_def(sum, 1));
        code.push_operand(Operand::reg_use(a));
        code.end_inst(InstKind::Commutative, 0);
        let all = code.clobber_set(testing::CALL_CLOBBERS);
        code.end_inst(InstKind::Plain, all);
        code.end_block(freq, [2], true);
        code.push_move(unread, sum);
        code.end_inst(InstKind::Plain, 0);
        code.end_block(freq, [1], true);
        let (regs, mut out) = (registers(None), Output::default());
        run(&mut code, &regs, &Options::default(), &mut Ctx::default(), &mut out).unwrap();
        assert_eq!(checker::check(&code, &regs, &out), [], "{freq}: {}", testing::dump(&code, &out));
    }
}

/// `d = a + b` where `a` lives on and `b` dies takes over the register of `b`.
#[test]
fn commutative_inputs_are_exchanged() {
    let mut code = Code::new();
    let [a, b, d] = [0; 3].map(|_| code.new_vreg(VregInfo::new(INT, 8)));
    let plain = |code: &mut Code, kind, ops: &[Operand]| {
        ops.iter().for_each(|&op| code.push_operand(op));
        code.end_inst(kind, 0);
    };
    plain(&mut code, InstKind::Plain, &[Operand::reg_def(a)]);
    plain(&mut code, InstKind::Plain, &[Operand::reg_def(b)]);
    plain(
        &mut code,
        InstKind::Commutative,
        &[Operand::reuse_def(d, 1), Operand::reg_use(a), Operand::any_use(b)],
    );
    plain(&mut code, InstKind::Plain, &[Operand::reg_use(d), Operand::reg_use(a)]);
    code.end_block(1.0, [], true);
    let (regs, mut out) = (registers(None), Output::default());
    run(&mut code, &regs, &Options::default(), &mut Ctx::default(), &mut out).unwrap();
    assert_eq!(checker::check(&code, &regs, &out), []);
    assert_eq!(out.moves, [], "{}", testing::dump(&code, &out));
    assert_eq!(code.inst_operands(2)[1].vreg(), b);
}

/// What arrives in registers is there until the block's first instruction has taken it.
#[test]
fn moves_before_an_arrival_leave_its_registers() {
    let mut code = Code::new();
    let [a, b, c] = [8, 8, 8].map(|bytes| code.new_vreg(VregInfo::new(INT, bytes)));
    let call = code.clobber_set(testing::CALL_CLOBBERS);
    code.push_operand(Operand::reg_def(a));
    code.end_inst(InstKind::Plain, 0);
    code.end_inst(InstKind::Plain, call);
    code.end_block(1.0, [1], true);
    for (vreg, number) in [(b, 0), (c, 2)] {
        code.push_operand(Operand::new(
            vreg,
            Access::Def,
            At::Early,
            Constraint::Fixed(Preg::new(INT, number)),
        ));
    }
    code.end_inst(InstKind::Arrival, 0);
    for vreg in [a, b, c] {
        code.push_operand(Operand::reg_use(vreg));
    }
    code.end_inst(InstKind::Plain, 0);
    code.end_block(1.0, [], true);
    for limit in [None, Some(3), Some(4)] {
        let regs = registers(limit);
        let mut out = Output::default();
        run(&mut code, &regs, &Options::default(), &mut Ctx::default(), &mut out).unwrap();
        assert_eq!(checker::check(&code, &regs, &out), [], "{limit:?}");
    }
    let regs = registers(None);
    let mut out = Output::default();
    run(&mut code, &regs, &Options::default(), &mut Ctx::default(), &mut out).unwrap();
    assert_eq!(out.insertions, [], "nothing is moved");
    let from = out.allocs[0];
    let kind = MoveKind::Move { dst: Allocation::reg(Preg::new(INT, 2)), src: from };
    out.moves.push(Move { kind, bytes: 8, reason: MoveReason::Split, vreg: a });
    out.insertions.push(Insertion { before: 2, start: 0, end: 1 });
    let faults = checker::check(&code, &regs, &out);
    assert_eq!(faults.iter().map(|fault| fault.rule).collect::<Vec<_>>(), [checker::Rule::Arrival]);
}

/// A host may ask where its values were.
#[test]
fn locations_follow_a_value_through_its_slot() {
    let mut code = Code::new();
    let (v0, v1) = (code.new_vreg(VregInfo::new(INT, 8)), code.new_vreg(VregInfo::new(INT, 8)));
    let all = code.clobber_set(registers(None).order.iter().fold(PregSet::EMPTY, |set, &p| set.with(p)));
    code.push_operand(Operand::reg_def(v0));
    code.end_inst(InstKind::Plain, 0);
    code.end_inst(InstKind::Plain, all);
    code.push_operand(Operand::reg_use(v0));
    code.push_operand(Operand::reg_def(v1));
    code.end_inst(InstKind::Plain, 0);
    code.end_block(1.0, [], true);
    let (mut ctx, mut out) = (Ctx::default(), Output::default());
    run(&mut code, &registers(None), &Options::default(), &mut ctx, &mut out).unwrap();
    assert_eq!(ctx.live_into_entry(), None);
    let at: Vec<_> = ctx.locations(v0).collect();
    // Written by instruction 0, in memory across the call, read by instruction 2.
    let [(2, 4, first), (4, 8, across), (8, 10, last)] = at[..] else { panic!("{at:?}") };
    assert_eq!((first, last), (out.allocs[0], out.allocs[1]));
    assert!(across.as_slot().is_some());
    let at: Vec<_> = ctx.locations(v1).collect();
    assert_eq!(at, [(10, 11, out.allocs[2])]);
    // Without the definition the value comes from nowhere.
    code.operands[0] = Operand::reg_def(v1);
    run(&mut code, &registers(None), &Options::default(), &mut ctx, &mut out).unwrap();
    assert_eq!(ctx.live_into_entry(), Some(v0));
}

#[test]
fn frequencies_are_estimated_from_loops() {
    let mut code = Code::new();
    // 0 -> 1 -> 2 -> 2 | 1 | 3
    for succs in [&[1][..], &[2], &[2, 1, 3], &[]] {
        code.end_inst(InstKind::Plain, 0);
        code.end_block(7.0, succs.iter().copied(), true);
    }
    code.block_freqs.clear();
    run(&mut code, &registers(None), &Options::default(), &mut Ctx::default(), &mut Output::default())
        .unwrap();
    assert_eq!(code.block_freqs, [1.0, 10.0, 100.0, 1.0]);
}
