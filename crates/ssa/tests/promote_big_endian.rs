//! On a big-endian host the low bytes of a slot are at its other end: narrow reads and wide constants keep
//! it.

use crate::common::toy;
use sheave_ssa::host::{AccessSink, Cfg, SlotHost, SlotInfo};
use sheave_ssa::promote::check::check;
use sheave_ssa::promote::{Ctx, Kept, Options, Outcome, plan};
use sheave_ssa::{Block, Slot, Type, Value};
use sheave_testing::ssa::toy::{Op, ToyFunc};

/// A toy function whose memory has the most significant byte first.
struct BigEndian(ToyFunc);

impl Cfg for BigEndian {
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

impl SlotHost for BigEndian {
    fn n_slots(&self) -> usize {
        self.0.n_slots()
    }

    fn n_values(&self) -> usize {
        SlotHost::n_values(&self.0)
    }

    fn n_insts(&self) -> usize {
        SlotHost::n_insts(&self.0)
    }

    fn slot(&self, slot: Slot) -> SlotInfo {
        self.0.slot(slot)
    }

    fn accesses(&self, block: Block, sink: &mut impl AccessSink) {
        self.0.accesses(block, sink);
    }

    fn is_constant(&self, value: Value) -> bool {
        self.0.is_constant(value)
    }

    fn big_endian(&self) -> bool {
        true
    }
}

/// The outcome for the slot of `func`, with the low bytes first and with the high ones.
fn outcomes(func: &ToyFunc) -> [Option<Kept>; 2] {
    fn kept(host: &impl SlotHost) -> Option<Kept> {
        let (mut ctx, options) = (Ctx::new(), Options::default());
        let plan = plan(host, &options, &mut ctx).expect("the function is well formed");
        check(host, plan, &options).unwrap_or_else(|fault| panic!("{fault}"));
        match plan.outcome(Slot(0)) {
            Outcome::Kept { reason, .. } => Some(reason),
            _ => None,
        }
    }
    [kept(func), kept(&BigEndian(func.clone()))]
}

/// A slot of eight bytes with what `make` does to it.
fn with(make: impl FnOnce(&mut ToyFunc)) -> ToyFunc {
    let mut func = toy("0 ->: x = input; s0 = x; y = s0; observe y");
    let jump = func.blocks[0].insts.pop().expect("the jump");
    make(&mut func);
    func.blocks[0].insts.push(jump);
    func
}

#[test]
fn a_narrow_read_is_of_the_high_bytes() {
    for bytes in [1, 2, 4] {
        let func = with(|func| {
            let low = func.push(Block(0), Op::Load(Slot(0), Type::int(bytes))).expect("a load has a result");
            func.push(Block(0), Op::Observe(low));
        });
        assert_eq!(outcomes(&func), [None, Some(Kept::Endianness)], "{bytes} bytes");
    }
}

#[test]
fn a_wide_constant_would_leave_its_high_bytes() {
    let mut func = toy("0 ->: y = s0; observe y");
    func.slots[0].ty = Some(Type::int(4));
    func.blocks[0].insts.clear();
    for op in [Op::Const(7), Op::Load(Slot(0), Type::int(4))] {
        func.push(Block(0), op);
    }
    let constant = Value::new(func.values.len() - 2);
    func.push(Block(0), Op::Store(Slot(0), Type::int(8), constant));
    func.push(Block(0), Op::Jump);
    assert_eq!(outcomes(&func), [None, Some(Kept::Wider)]);
}

#[test]
fn accesses_of_the_whole_slot_do_not_care() {
    assert_eq!(outcomes(&with(|_| ())), [None, None]);
}
