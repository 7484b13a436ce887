//! Promotion's host reports what does not exist: an error that names the rule, the entity and the instruction
//! that was reported.

use sheave_ssa::host::{AccessSink, Cfg, MemAccess, SlotHost, SlotInfo};
use sheave_ssa::promote::check::{PlanRule, check};
use sheave_ssa::promote::{Ctx, Options, plan};
use sheave_ssa::{Block, Entity, Error, Inst, Rule, Slot, Type, Value};

/// Stores and loads of one block with two slots, ten values and ten instructions.
#[derive(Clone)]
struct Host {
    loads: Vec<(Inst, Slot, Value)>,
    stores: Vec<(Inst, Slot, Value)>,
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
        2
    }

    fn n_values(&self) -> usize {
        10
    }

    fn n_insts(&self) -> usize {
        10
    }

    fn slot(&self, _: Slot) -> SlotInfo {
        SlotInfo { ty: Some(Type::int(8)), ..SlotInfo::new(8) }
    }

    fn accesses(&self, _: Block, sink: &mut impl AccessSink) {
        let access = MemAccess { ty: Type::int(8), offset: 0, volatile: false };
        self.stores.iter().for_each(|&(inst, slot, value)| sink.store(inst, slot, access, value));
        self.loads.iter().for_each(|&(inst, slot, value)| sink.load(inst, slot, access, value));
    }

    fn is_constant(&self, _: Value) -> bool {
        false
    }

    fn definition_block(&self, _: Value) -> Option<Block> {
        Some(Block(0))
    }
}

fn right() -> Host {
    Host {
        stores: vec![(Inst(0), Slot(0), Value(0)), (Inst(1), Slot(1), Value(1))],
        loads: vec![(Inst(2), Slot(0), Value(2)), (Inst(3), Slot(1), Value(3))],
    }
}

fn outcome(host: &Host) -> Result<(), Error> {
    plan(host, &Options::default(), &mut Ctx::new()).map(|_| ())
}

#[test]
fn what_does_not_exist_is_named_with_its_reporter() {
    assert_eq!(outcome(&right()), Ok(()));
    let mut host = right();
    host.loads[1].1 = Slot(7);
    let error = Error::new(Rule::SlotOutOfRange, Entity::Slot(Slot(7))).reported_by(Inst(3));
    assert_eq!(outcome(&host), Err(error));
    assert_eq!(error.to_string(), "slot7 (reported by inst3): a slot must be below the number of slots");
    let mut host = right();
    host.stores[1].2 = Value(10);
    let error = Error::new(Rule::ValueOutOfRange, Entity::Value(Value(10))).reported_by(Inst(1));
    assert_eq!(outcome(&host), Err(error));
    let mut host = right();
    host.loads[0].0 = Inst(10);
    let error = outcome(&host).expect_err("there are ten instructions");
    assert_eq!(error.to_string(), "inst10: an instruction must be below the number of instructions");
}

#[test]
fn two_loads_that_define_one_value_are_found_by_the_checker() {
    let mut host = right();
    let options = Options::default();
    let mut ctx = Ctx::new();
    assert_eq!(check(&host, plan(&host, &options, &mut ctx).unwrap(), &options), Ok(()));
    host.loads[1].2 = Value(2);
    let fault = check(&host, plan(&host, &options, &mut ctx).unwrap(), &options).unwrap_err();
    assert_eq!((fault.rule, fault.entity), (PlanRule::DefinedTwice, Entity::Value(Value(2))));
    assert_eq!(fault.to_string(), "v2: no two removed loads may define one value");
}
