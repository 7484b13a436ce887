//! The toy as a host of the allocator: what functions show is unchanged, contexts are reused, and every rule
//! that a host can break is an error with its place.

use sheave_regalloc::host::{Ctx, Entity, Error, Position, Rule, plan};
use sheave_regalloc::testing::conformance::{Allocation, check};
use sheave_regalloc::testing::toy::{self, ToyFunc};
use sheave_regalloc::testing::{FLOAT, INT, registers};
use sheave_regalloc::{
    Access, At, Constraint, InstKind, Operand, Options, Preg, PregSet, Registers, Vreg, VregInfo,
};
use sheave_ssa::{Block, Edge, Inst};

#[derive(Default)]
struct Toy(Ctx);

impl Allocation for Toy {
    fn run(&mut self, func: &ToyFunc, regs: &Registers, steps: usize) -> Result<Vec<u64>, String> {
        let planned =
            plan(func, regs, &mut self.0, &Options::default()).map_err(|error| error.to_string())?;
        if let Some(fault) = planned.check(regs).first() {
            return Err(format!("{fault}\n{planned}"));
        }
        let mut fresh = Ctx::default();
        let again = plan(func, regs, &mut fresh, &Options::default()).map_err(|error| error.to_string())?;
        if again.to_string() != planned.to_string() {
            return Err("a reused context answers differently from a fresh one".into());
        }
        toy::run_allocated(func, &toy::apply(func, planned), steps)
            .map_err(|error| format!("{error}\n{planned}"))
    }
}

/// `SHEAVE_FUZZ=n` tries `n` times as many functions.
#[test]
fn the_toy_conforms() {
    let n = std::env::var("SHEAVE_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(1);
    check(&mut Toy::default(), 3_000 * n).unwrap_or_else(|error| panic!("{error}"));
}

/// The plan loses what an edge passes: the suite sees it.
struct Forgetful(Ctx);

impl Allocation for Forgetful {
    fn run(&mut self, func: &ToyFunc, regs: &Registers, steps: usize) -> Result<Vec<u64>, String> {
        let planned =
            plan(func, regs, &mut self.0, &Options::default()).map_err(|error| error.to_string())?;
        let mut allocated = toy::apply(func, planned);
        for block in &mut allocated.blocks[func.blocks.len()..] {
            block.steps.clear();
        }
        toy::run_allocated(func, &allocated, steps)
    }
}

#[test]
fn the_suite_refuses_a_host_that_drops_the_moves_of_edges() {
    assert!(check(&mut Forgetful(Ctx::default()), 200).is_err());
}

fn fails(spoil: impl FnOnce(&mut ToyFunc)) -> Error {
    let mut func = ToyFunc::counter();
    spoil(&mut func);
    let planned =
        plan(&func, &registers(None), &mut Ctx::default(), &Options::default()).map(ToString::to_string);
    planned.expect_err("the function breaks a rule")
}

#[test]
fn every_rule_is_an_error_with_its_place() {
    let [v0, v1, v2, v3] = [0, 1, 2, 3].map(Vreg);
    let preg = |number| Preg::new(INT, number);
    let error = |rule, entity, inst: Option<u32>| Error { rule, entity, inst: inst.map(Inst) };
    let inst = |number| Entity::Inst(Inst(number));
    assert_eq!(fails(|func| func.blocks.clear()), error(Rule::NoBlocks, Entity::Function, None));
    let edge = Edge::new(Block(1), 0);
    assert_eq!(
        fails(|func| func.blocks[1].edges[0].target = Block(9)),
        error(Rule::BlockOutOfRange, Entity::Edge(edge), None)
    );
    assert_eq!(
        fails(|func| func.blocks[2].insts.clear()),
        error(Rule::EmptyBlock, Entity::Block(Block(2)), None)
    );
    assert_eq!(fails(|func| func.blocks[2].insts[0] = Inst(2)), error(Rule::ReportedTwice, inst(2), None));
    assert_eq!(
        fails(|func| func.insts[3].operands[1] = Operand::reg_use(Vreg(8))),
        error(Rule::VregOutOfRange, Entity::Vreg(Vreg(8)), Some(3))
    );
    for spoil in [
        |info: &mut VregInfo| info.bytes = 3,
        |info: &mut VregInfo| info.class = sheave_regalloc::testing::OTHER,
        |info: &mut VregInfo| info.hint = Some(Preg::new(FLOAT, 1)),
    ] {
        assert_eq!(fails(|func| spoil(&mut func.vregs[1])), error(Rule::BadVreg, Entity::Vreg(v1), None));
    }
    assert_eq!(
        fails(|func| func.blocks[0].params.push(v3)),
        error(Rule::EntryParameters, Entity::Block(Block(0)), None)
    );
    assert_eq!(
        fails(|func| func.blocks[1].edges[0].args.push(v0)),
        error(Rule::ArgumentCount, Entity::Edge(edge), Some(3))
    );
    assert_eq!(
        fails(|func| func.vregs[2].bytes = 4),
        error(Rule::ArgumentType, Entity::Edge(Edge::new(Block(0), 0)), Some(1))
    );
    assert_eq!(
        fails(|func| {
            func.blocks[1].params.push(v2);
            func.blocks[0].edges[0].args.push(v0);
        }),
        error(Rule::BadParameter, Entity::Vreg(v2), Some(1))
    );
    assert_eq!(fails(|func| func.insts[2].kind = InstKind::Arrival), error(Rule::BadArrival, inst(2), None));
    let operands = |rule| Rule::Operands(rule);
    for (wrong, rule) in [
        (
            vec![Operand::fixed_use(v1, Preg::new(FLOAT, 1)), Operand::reg_def(v3)],
            "a fixed register is of another class than its operand",
        ),
        (
            vec![Operand::reg_use(v2), Operand::reuse_def(v3, 1)],
            "a definition re-uses, late and alone, an early input in any register that is as wide",
        ),
        (
            vec![Operand::new(v3, Access::UseDef, At::Late, Constraint::Any)],
            "an operand that is read and written is late and in any register",
        ),
        (
            vec![Operand::reg_def(v3), Operand::temp(v3)],
            "an instruction writes a register once, or reads and writes it by one operand",
        ),
        (
            vec![Operand::reg_use(v2), Operand::temp(v2), Operand::reg_def(v3)],
            "a register is written before its old value is read",
        ),
        (
            vec![Operand::fixed_use(v1, preg(7)), Operand::fixed_use(v2, preg(7)), Operand::reg_def(v3)],
            "two operands demand one register at one time",
        ),
    ] {
        assert_eq!(fails(|func| func.insts[2].operands = wrong), error(operands(rule), inst(2), None));
    }
    assert_eq!(
        fails(|func| {
            func.insts[2].operands[1] = Operand::new(v2, Access::Use, At::Late, Constraint::Fixed(preg(7)));
            func.insts[2].operands[0] = Operand::reg_def(v3);
            func.insts[2].clobbers = PregSet::of(&[preg(7)]);
        }),
        error(
            operands("an instruction clobbers a register that it reads late or defines early"),
            inst(2),
            None
        )
    );
    assert_eq!(
        fails(|func| func.vregs[3].remat = Some(1)),
        error(
            operands("what a recipe makes is defined by an instruction that does nothing else"),
            inst(2),
            None
        )
    );
    assert_eq!(
        fails(|func| func.insts[2].kind = InstKind::Commutative),
        error(operands("of two equal early inputs that may be exchanged one is re-used"), inst(2), None)
    );
    assert_eq!(
        fails(|func| func.insts[1].kind = InstKind::Move),
        error(operands("a move does not end a block"), inst(1), None)
    );
    let few = registers(Some(1));
    let wide = plan(&ToyFunc::counter(), &few, &mut Ctx::default(), &Options::default()).map(|_| ());
    assert!(matches!(wide, Err(Error { rule: Rule::TooFewRegisters, inst: Some(Inst(0)), .. })), "{wide:?}");
    let many: Vec<Vreg> = (0..40).map(Vreg).collect();
    let mut spills = ToyFunc { blocks: vec![Default::default()], ..ToyFunc::default() };
    spills.vregs = vec![VregInfo::new(INT, 8); 40];
    many.iter().for_each(|&v| {
        spills.push(Block(0), &[Operand::reg_def(v)]);
    });
    many.iter().for_each(|&v| {
        spills.push(Block(0), &[Operand::reg_use(v)]);
    });
    let limit = Options::default().max_spill_bytes(16);
    let stack = plan(&spills, &registers(None), &mut Ctx::default(), &limit).map(|_| ());
    assert_eq!(stack, Err(error(Rule::TooMuchStack, Entity::Function, None)));
    assert_eq!(
        error(Rule::ArgumentCount, Entity::Edge(edge), Some(3)).to_string(),
        "edge block1.0 (reported by inst3): an edge must pass one value for each parameter of its target"
    );
}

/// The definitions of a terminator are where they are said to be along each edge, also where that leads to a
/// block with other predecessors, and its re-used operands are still counted as they were reported.
#[test]
fn a_terminator_defines_particular_registers() {
    let [input, result, other, merged] = [0, 1, 2, 3].map(Vreg);
    let mut func = ToyFunc { vregs: vec![VregInfo::new(INT, 8); 4], ..ToyFunc::default() };
    func.blocks = vec![Default::default(); 3];
    func.push(Block(0), &[Operand::reg_def(input)]);
    let call = [
        Operand::fixed_def(result, Preg::new(INT, 0)),
        Operand::reg_use(input),
        Operand::reuse_def(other, 1),
    ];
    func.push(Block(0), &call);
    func.edge(Block(0), Block(1), &[]);
    func.edge(Block(0), Block(2), &[result]);
    func.push(Block(1), &[Operand::reg_use(result), Operand::reg_use(other)]);
    func.edge(Block(1), Block(2), &[other]);
    func.blocks[2].params.push(merged);
    func.push(Block(2), &[Operand::fixed_use(merged, Preg::new(INT, 7))]);
    let regs = registers(None);
    let mut ctx = Ctx::default();
    let planned = plan(&func, &regs, &mut ctx, &Options::default()).expect("it keeps the rules");
    assert_eq!(planned.check(&regs), []);
    assert_eq!(planned.locations(Inst(1))[0].as_reg(), Some(Preg::new(INT, 0)), "{planned}");
    assert_eq!(planned.locations(Inst(1))[1], planned.locations(Inst(1))[2], "{planned}");
    assert!(
        planned.edits().all(|(position, _)| position != Position::On(Edge::new(Block(0), 0))),
        "{planned}"
    );
    let found = toy::run_allocated(&func, &toy::apply(&func, planned), 10).expect("it runs");
    assert_eq!(found, toy::run(&func, 10));
}

/// More sets of clobbered registers than a [`sheave_regalloc::Code`] has room for.
#[test]
fn any_number_of_clobber_sets() {
    let mut func = ToyFunc { vregs: vec![VregInfo::new(INT, 8)], ..ToyFunc::default() };
    func.blocks = vec![Default::default()];
    func.push(Block(0), &[Operand::reg_def(Vreg(0))]);
    for bits in 1..600 {
        let call = func.push(Block(0), &[]);
        func.insts[call.index()].clobbers = PregSet::of_class(INT, bits & 0xffcf);
    }
    func.push(Block(0), &[Operand::reg_use(Vreg(0))]);
    let regs = registers(None);
    let mut ctx = Ctx::default();
    let planned = plan(&func, &regs, &mut ctx, &Options::default()).expect("it keeps the rules");
    assert_eq!(planned.check(&regs), []);
    let found = toy::run_allocated(&func, &toy::apply(&func, planned), 1000).expect("it runs");
    assert_eq!(found, toy::run(&func, 1000));
}

/// What docs/embedding.md shows of the toy is there.
#[test]
fn the_tutorial_shows_the_toy_host() {
    // The packaged crate comes without the book.
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/embedding.md");
    let Ok(page) = std::fs::read_to_string(page) else { return };
    let source = include_str!("../src/testing/toy.rs");
    let pieces: Vec<&str> =
        page.split("```rust registers\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    assert_eq!(pieces.len(), 2);
    for piece in pieces {
        assert!(source.contains(piece), "not in the toy:\n{piece}");
    }
}
