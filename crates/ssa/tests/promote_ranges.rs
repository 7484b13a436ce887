//! A slot is what is done to it: its size and the order of the accesses do not matter.

use sheave_ssa::host::{AccessSink, MemAccess, SlotInfo};
use sheave_ssa::promote::check::check;
use sheave_ssa::promote::{Ctx, Kept, Options, PointKind, plan};
use sheave_ssa::{Block, Cfg, Inst, Slot, SlotHost, Type, Value};
use sheave_testing::Rng;

#[derive(Clone, Copy, PartialEq, Debug)]
enum What {
    Load,
    Store,
    Constant,
    Assembly,
}

/// One block that accesses one slot. The i-th access is instruction i and its value is value i.
#[derive(Clone, Debug)]
struct Host {
    info: SlotInfo,
    accesses: Vec<(usize, What, i32, Type)>,
}

impl Cfg for Host {
    fn n_blocks(&self) -> usize {
        1
    }

    fn entry(&self) -> Block {
        Block(0)
    }

    fn successors(&self, _: Block, _: impl FnMut(Block)) {}
}

impl SlotHost for Host {
    fn n_slots(&self) -> usize {
        1
    }

    fn n_values(&self) -> usize {
        self.accesses.len()
    }

    fn n_insts(&self) -> usize {
        self.accesses.len()
    }

    fn slot(&self, _: Slot) -> SlotInfo {
        self.info
    }

    fn accesses(&self, _: Block, sink: &mut impl AccessSink) {
        for &(number, what, offset, ty) in &self.accesses {
            let access = MemAccess { ty, offset, volatile: false };
            let (inst, value) = (Inst::new(number), Value::new(number));
            match what {
                What::Load => sink.load(inst, Slot(0), access, value),
                What::Store | What::Constant => sink.store(inst, Slot(0), access, value),
                What::Assembly => sink.asm_output(inst, Slot(0), ty, 0, None),
            }
        }
    }

    fn is_constant(&self, value: Value) -> bool {
        self.accesses.iter().any(|access| access.0 == value.index() && access.1 == What::Constant)
    }
}

/// The outcome: the type of the slot, or why it stays.
fn outcome(host: &Host) -> Result<Type, Kept> {
    let options = Options::default();
    let mut ctx = Ctx::new();
    let plan = plan(host, &options, &mut ctx).unwrap();
    check(host, plan, &options).unwrap_or_else(|fault| panic!("{fault} in {host:?}: {plan}"));
    plan.kept(Slot(0)).map_or(Ok(plan.slot_type(Slot(0))), Err)
}

fn host(bytes: u32, ty: Option<Type>, accesses: &[(What, i32, Type)]) -> Host {
    let mut info = SlotInfo::new(bytes);
    info.ty = ty;
    let accesses = accesses.iter().enumerate().map(|(i, &(what, offset, ty))| (i, what, offset, ty));
    Host { info, accesses: accesses.collect() }
}

const I8: Type = Type::int(1);
const I32: Type = Type::int(4);
const I64: Type = Type::int(8);
const F32: Type = Type::float(4);
const F64: Type = Type::float(8);

#[test]
fn one_range_of_a_slot_of_any_size() {
    use What::{Assembly, Constant, Load, Store};
    for (bytes, accesses, expected) in [
        (16, &[(Store, 8, I64), (Load, 8, I64)][..], Ok(I64)),
        (8, &[(Store, 4, I32), (Load, 4, I32)], Ok(I32)),
        (16, &[(Store, 8, F64), (Load, 8, I64)], Ok(F64)),
        (16, &[(Load, 8, I64), (Store, 8, F64)], Ok(F64)),
        (16, &[(Load, 8, I64), (Load, 8, F64)], Ok(I64)),
        (16, &[(Store, 0, I64), (Store, 8, I64)], Err(Kept::Offset)),
        (16, &[(Store, 12, I64)], Err(Kept::Outside)),
        (16, &[(Store, -4, I32)], Err(Kept::Outside)),
        (16, &[(Store, i32::MAX, I32)], Err(Kept::Outside)),
        (16, &[(Store, 0, I32), (Load, 0, I64)], Err(Kept::Wider)),
        (16, &[(Store, 0, I32), (Store, 0, I64)], Err(Kept::PartialWrite)),
        (16, &[(Store, 0, I64), (Constant, 0, I32)], Err(Kept::PartialWrite)),
        (16, &[(Constant, 0, I64), (Load, 0, I32)], Ok(I32)),
        (4, &[(Constant, 0, I64), (Load, 0, I32)], Ok(I32)),
        (4, &[(Constant, 0, I64)], Err(Kept::Outside)),
        (16, &[(Constant, 14, I32), (Load, 0, I64)], Err(Kept::Offset)),
        (8, &[(Assembly, 0, F32), (Load, 0, I32)], Ok(F32)),
        (8, &[(Load, 0, I32), (Assembly, 0, F32)], Ok(F32)),
        (8, &[(Assembly, 0, F32), (Assembly, 0, I32)], Err(Kept::AsmType)),
        (8, &[(Assembly, 0, I32), (Assembly, 0, F32)], Err(Kept::AsmType)),
        (16, &[(Store, 8, I8), (Assembly, 0, I8)], Err(Kept::Offset)),
    ] {
        for declared in [None, Some(Type::int(2)), Some(Type::int(64))] {
            assert_eq!(outcome(&host(bytes, declared, accesses)), expected, "{accesses:?} in {bytes}");
        }
    }
    for bytes in [0, 8, 400, u32::MAX] {
        assert!(outcome(&host(bytes, None, &[])).is_ok(), "an unused slot goes");
    }
    // The declared type is preferred where an access has it.
    let mixed = [(Store, 0, I64), (Load, 0, F64)];
    assert_eq!(outcome(&host(8, Some(F64), &mixed)), Ok(F64));
    assert_eq!(outcome(&host(8, Some(I64), &mixed)), Ok(I64));
}

#[test]
fn conversions_go_to_the_type_that_was_chosen() {
    let host = host(8, None, &[(What::Load, 0, I32), (What::Store, 0, F64), (What::Load, 0, I8)]);
    let mut ctx = Ctx::new();
    let plan = plan(&host, &Options::default(), &mut ctx).unwrap();
    let types = plan.points().iter().map(|point| match point.kind {
        PointKind::Convert { from, to, .. } => (from, to),
        PointKind::AsmOutput { .. } => panic!("there is no assembly"),
    });
    assert_eq!(types.collect::<Vec<_>>(), [(F64, I32), (F64, I8)]);
}

/// All orders of `items`.
fn permutations<T: Clone>(items: &[T]) -> Vec<Vec<T>> {
    if items.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for i in 0..items.len() {
        let mut rest = items.to_vec();
        let first = rest.remove(i);
        all.extend(permutations(&rest).into_iter().map(|mut order| {
            order.insert(0, first.clone());
            order
        }));
    }
    all
}

#[test]
fn the_order_of_accesses_does_not_matter() {
    let types = [I8, I32, I64, F32, F64, Type::pointer(8), Type::opaque(1, 8), Type::opaque(2, 8)];
    let (mut promoted, mut mixed) = (0, 0);
    for seed in 0..6000 {
        let mut rng = Rng::new(seed);
        let few = 2 + rng.below(types.len() - 1);
        let n = 1 + rng.below(4);
        let accesses: Vec<_> = (0..n)
            .map(|_| {
                let what =
                    [What::Load, What::Load, What::Store, What::Constant, What::Assembly][rng.below(5)];
                let offset = if rng.one_in(6) && what != What::Assembly { 4 } else { 0 };
                (what, offset, types[rng.below(few)])
            })
            .collect();
        let declared = [None, Some(types[rng.below(few)])][rng.below(2)];
        let host = host([4, 8, 24][rng.below(3)], declared, &accesses);
        let expected = outcome(&host).ok();
        promoted += u32::from(expected.is_some());
        mixed += u32::from(expected.is_some() && accesses.iter().any(|access| access.2 != accesses[0].2));
        for accesses in permutations(&host.accesses) {
            let host = Host { accesses, ..host.clone() };
            assert_eq!(outcome(&host).ok(), expected, "{host:?}");
        }
    }
    assert!(promoted > 1000 && mixed > 150, "{promoted} slots promoted, {mixed} of them of several types");
}
