//! The code in `docs/embedding.md` is the toy host, which is compiled and tested.

use sheave_ssa::host::{AccessSink, Escape, MemAccess, SlotInfo};
use sheave_ssa::promote::{Ctx, Options, PointKind, plan};
use sheave_ssa::{Block, Cfg, Inst, Slot, SlotHost, Type, Value};
use sheave_testing::ssa::programs::{PLAIN_SLOT, run, skeleton};
use sheave_testing::ssa::shapes::Shape;
use sheave_testing::ssa::toy::{Op, ToyFunc, apply};

#[test]
fn the_tutorial_shows_the_toy_host() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    // The packaged crate comes without the book.
    let Ok(page) = std::fs::read_to_string(format!("{root}/docs/embedding.md")) else { return };
    let source = include_str!("../../testing/src/ssa/toy.rs");
    let shown: Vec<&str> = page
        .split("```rust\n")
        .skip(1)
        .filter_map(|rest| rest.split("```").next())
        .flat_map(str::lines)
        .filter(|line| !line.is_empty())
        .collect();
    let written: Vec<&str> =
        source.lines().filter(|line| !line.is_empty() && !line.starts_with("//!")).collect();
    let differs = shown.iter().zip(&written).position(|(shown, written)| shown != written);
    assert_eq!(differs.map(|at| (shown[at], written[at])), None);
    assert_eq!(shown.len(), written.len());
}

/// What the page shows of an example is there.
#[test]
fn the_page_shows_examples() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let Ok(page) = std::fs::read_to_string(format!("{root}/docs/embedding.md")) else { return };
    let sources = [
        ("front_end", 2, include_str!("../examples/front_end.rs")),
        ("records", 3, include_str!("../../testing/src/ssa/records.rs")),
    ];
    for (name, n, source) in sources {
        let start = format!("```rust {name}\n");
        let pieces: Vec<&str> =
            page.split(&start).skip(1).filter_map(|rest| rest.split("```").next()).collect();
        assert_eq!(pieces.len(), n, "{name}");
        for piece in pieces {
            assert!(source.contains(piece), "not in {name}:\n{piece}");
        }
    }
}

/// The toy with inline assembly that its plans' application does nothing about: fresh slots are said to be
/// outputs.
struct Assembly(ToyFunc);

impl Cfg for Assembly {
    fn n_blocks(&self) -> usize {
        self.0.n_blocks()
    }

    fn entry(&self) -> Block {
        self.0.entry()
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.0.successors(block, visit);
    }
}

impl SlotHost for Assembly {
    fn n_slots(&self) -> usize {
        self.0.n_slots()
    }

    fn n_values(&self) -> usize {
        self.0.values.len()
    }

    fn n_insts(&self) -> usize {
        self.0.insts.len()
    }

    fn slot(&self, slot: Slot) -> SlotInfo {
        self.0.slot(slot)
    }

    fn accesses(&self, block: Block, sink: &mut impl AccessSink) {
        self.0.accesses(block, &mut FreshToAssembly(sink));
    }

    fn is_constant(&self, value: Value) -> bool {
        self.0.is_constant(value)
    }
}

/// Passes everything on, but starts of slots as outputs of assembly.
struct FreshToAssembly<'a, S>(&'a mut S);

impl<S: AccessSink> AccessSink for FreshToAssembly<'_, S> {
    fn load(&mut self, inst: Inst, slot: Slot, access: MemAccess, result: Value) {
        self.0.load(inst, slot, access, result);
    }

    fn store(&mut self, inst: Inst, slot: Slot, access: MemAccess, value: Value) {
        self.0.store(inst, slot, access, value);
    }

    fn asm_output(&mut self, inst: Inst, slot: Slot, ty: Type, n: u32, edge: Option<u32>) {
        self.0.asm_output(inst, slot, ty, n, edge);
    }

    fn fresh(&mut self, inst: Inst, slot: Slot) {
        self.0.asm_output(inst, slot, Type::int(8), 0, None);
    }

    fn address(&mut self, inst: Inst, slot: Slot) {
        self.0.address(inst, slot);
    }

    fn escape(&mut self, inst: Inst, slot: Slot, how: Escape) {
        self.0.escape(inst, slot, how);
    }

    fn returns_twice(&mut self, inst: Inst) {
        self.0.returns_twice(inst);
    }
}

#[test]
fn a_point_that_the_toy_does_nothing_about_keeps_its_number() {
    let mut func = skeleton(&Shape { succs: vec![vec![]] });
    let narrow = SlotInfo { ty: Some(Type::int(1)), ..SlotInfo::new(1) };
    func.slots.extend([PLAIN_SLOT, narrow]);
    let wide = func.push(Block(0), Op::Const(0x1234)).unwrap();
    func.push(Block(0), Op::Fresh(Slot(0)));
    func.push(Block(0), Op::Store(Slot(1), Type::int(8), wide));
    let byte = func.push(Block(0), Op::Load(Slot(1), Type::int(1))).unwrap();
    func.push(Block(0), Op::Observe(byte));
    func.push(Block(0), Op::Jump);
    let mut ctx = Ctx::new();
    let host = Assembly(func);
    let plan = plan(&host, &Options::default(), &mut ctx).unwrap();
    let kinds: Vec<PointKind> = plan.points().iter().map(|point| point.kind).collect();
    assert!(matches!(kinds[..], [PointKind::AsmOutput { .. }, PointKind::Convert { .. }]), "{kinds:?}");
    let mut func = host.0;
    apply(&mut func, plan);
    assert_eq!(run(&func, &[], 10), [0x34]);
}
