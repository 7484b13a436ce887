//! Variables of the source in values: for debuggers, where promotion takes their slots.
//!
//! A slot with one store gives its variable a value ([`Home::Value`]): what is stored. It is shown only where
//! that cannot mislead, which is before nothing else can happen that a debugger shows:
//!
//! ```text
//! v1 = load ...       x is v1, from where v1 is made on: no other line is between the two, and no phi merges
//! store v1, slot x    v1 with what the slot had before
//! ```
//!
//! A parameter has its value from the start, and so has what gets a constant or a parameter's value in the
//! entry block before anything is called. All other variables of promoted slots are gone; and those that are
//! in a value are gone once a pass moves it, or replaces it by one that may be there earlier.
//!
//! Linear in the function. Runs only where the function has variables, and changes nothing else.

use sheave_ir::entity::EntityRef;
use sheave_ir::{ConstData, Editor, Function, Home, InstData, ValueDef};
use sheave_ssa::host::{AccessSink, Escape, MemAccess, SlotHost};
use sheave_ssa::promote::{Definition, Plan};
use sheave_ssa::{Analyses, Block, Inst, Slot, Type, Value};

use crate::adapters::host::IrSlotHost;
use crate::adapters::shape::Shape;

/// A variable whose slot has one store.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    /// In [`Function::variables`].
    index: usize,
    value: sheave_ir::Value,
    /// The store is near what makes the value, if an instruction does.
    near: bool,
    /// The store is in the entry block, before anything is called.
    first: bool,
    offset: i32,
    indirect: bool,
}

/// The variables of a function that is promoted: those that may be in a value, and those that are gone.
#[derive(Debug, Default)]
pub(crate) struct Found {
    candidates: Vec<Candidate>,
    gone: Vec<usize>,
}

/// So many instructions may be between what makes a value and its store.
const MAX_DISTANCE: usize = 16;

/// What is stored to a slot.
#[derive(Clone, Copy, Debug, Default)]
struct Stored {
    stores: u32,
    /// The last of them: its offset and value.
    last: Option<(Inst, i32, Value)>,
}

struct Stores {
    slots: Vec<Stored>,
    returns_twice: bool,
}

impl AccessSink for Stores {
    fn load(&mut self, _: Inst, _: Slot, _: MemAccess, _: Value) {}

    fn store(&mut self, inst: Inst, slot: Slot, access: MemAccess, value: Value) {
        let stored = &mut self.slots[slot.index()];
        stored.stores += 1;
        stored.last = Some((inst, access.offset, value));
    }

    fn asm_output(&mut self, _: Inst, slot: Slot, _: Type, _: u32, _: Option<u32>) {
        // What is written is no value yet.
        self.slots[slot.index()].stores += 2;
    }

    fn fresh(&mut self, _: Inst, _: Slot) {}

    fn address(&mut self, _: Inst, _: Slot) {}

    fn escape(&mut self, _: Inst, _: Slot, _: Escape) {}

    fn returns_twice(&mut self, _: Inst) {
        self.returns_twice = true;
    }
}

/// Finds the variables in slots that `plan` promotes, before it is carried out.
pub(crate) fn find(host: &IrSlotHost<'_>, func: &Function, plan: &Plan) -> Found {
    let mut stores = Stores { slots: vec![Stored::default(); func.slots.len()], returns_twice: false };
    let mut positions = vec![(u32::MAX, 0); func.insts.len()];
    for &block in &func.layout {
        host.accesses(Block(block.as_u32()), &mut stores);
        for (at, &inst) in func.block_insts(block).iter().enumerate() {
            positions[inst.index()] = (block.as_u32(), at);
        }
    }
    for phi in plan.phis() {
        stores.slots[phi.slot.index()].stores += 2;
    }
    // Another type is stored there.
    let mut converted: Vec<u32> = plan.points().iter().map(|point| point.inst.0).collect();
    converted.sort_unstable();
    let entry = func.entry().map_or(&[][..], |entry| func.block_insts(entry));
    let calls = entry.iter().position(|&inst| func.insts[inst].has_side_effects() && !is_store(func, inst));
    let first = |inst: sheave_ir::Inst| {
        let at = entry.get(positions[inst.index()].1) == Some(&inst);
        at && calls.is_none_or(|call| positions[inst.index()].1 < call)
    };
    let mut found = Found::default();
    for (index, variable) in func.variables.iter().enumerate() {
        let Home::Slot { slot, offset, indirect } = variable.home else { continue };
        if !plan.is_promoted(Slot(slot.as_u32())) {
            continue;
        }
        match stores.slots[slot.index()] {
            Stored { stores: 1, last: Some((inst, at, value)) }
                if !stores.returns_twice
                    && converted.binary_search(&inst.0).is_err()
                    && (at == offset || indirect && at == 0) =>
            {
                let (store, value) = (sheave_ir::Inst::from_u32(inst.0), sheave_ir::Value::from_u32(value.0));
                found.candidates.push(Candidate {
                    index,
                    value,
                    near: is_near(func, store, value, &positions),
                    first: first(store),
                    offset: if indirect { offset } else { 0 },
                    indirect,
                });
            }
            _ => found.gone.push(index),
        }
    }
    found
}

fn is_store(func: &Function, inst: sheave_ir::Inst) -> bool {
    matches!(func.insts[inst], InstData::Store { .. })
}

/// Whether nothing of another line is between what makes `value` and `store`. `positions` are those of
/// instructions, in their blocks.
fn is_near(
    func: &Function,
    store: sheave_ir::Inst,
    value: sheave_ir::Value,
    positions: &[(u32, usize)],
) -> bool {
    let ValueDef::Result(maker) = func.def(value) else { return false };
    let ((block, from), (other, to)) = (positions[maker.index()], positions[store.index()]);
    if block != other || from >= to || to - from > MAX_DISTANCE {
        return false;
    }
    let line = |inst: sheave_ir::Inst| {
        let loc = func.loc(inst).and_then(|loc| func.loc_data(loc));
        loc.map(|loc| (loc.line, loc.inlined_at))
    };
    let own = line(store);
    let insts = &func.block_insts(sheave_ir::Block::from_u32(block))[from..to];
    own.is_some() && insts.iter().all(|&inst| line(inst).is_none_or(|line| Some(line) == own))
}

/// Says where the variables are after `plan` was carried out; its first phi is the value `first_phi`.
pub(crate) fn settle(edit: &mut Editor<'_>, plan: &Plan, first_phi: u32, found: Found) {
    for index in found.gone {
        edit.set_home(index, Home::Gone);
    }
    for Candidate { index, value: stored, near, first, offset, indirect } in found.candidates {
        let value = match plan.replacements().get(stored.index()).and_then(|def| def.expand()) {
            None => Some(stored),
            Some(Definition::Value(value)) => Some(sheave_ir::Value::from_u32(value.0)),
            Some(Definition::Phi(phi)) => Some(sheave_ir::Value::from_u32(first_phi + phi)),
            Some(_) => None,
        };
        let home = value.map_or(Home::Gone, |value| match edit.def(value) {
            ValueDef::Const(constant) => match edit.consts[constant] {
                ConstData::Bits(bits) if first && !indirect => {
                    Home::Constant { bits, bytes: edit.ty(value).bytes() as u8 }
                }
                _ => Home::Gone,
            },
            ValueDef::Param(_) if first => Home::Value { value, always: true, offset, indirect },
            ValueDef::Result(_) if near && value == stored => {
                Home::Value { value, always: false, offset, indirect }
            }
            _ => Home::Gone,
        });
        edit.set_home(index, home);
    }
}

/// After code was copied: in the copies of what is in a loop its values have other names, so that variables
/// are not in them everywhere.
pub(crate) fn after_copies(edit: &mut Editor<'_>) {
    give_up(edit, |shape, block| shape.in_loop(block));
}

/// After these blocks were copied, and nothing else: in their copies their values have other names.
pub(crate) fn after_copies_of(edit: &mut Editor<'_>, blocks: &[sheave_ir::Block]) {
    give_up(edit, |_, block| blocks.contains(&block));
}

/// Variables that are in values of such blocks are nowhere any more.
fn give_up(edit: &mut Editor<'_>, is_copied: impl Fn(&Loops, sheave_ir::Block) -> bool) {
    if !edit.variables.iter().any(|variable| matches!(variable.home, Home::Value { .. })) {
        return;
    }
    let shape = Loops::of(edit);
    for index in 0..edit.variables.len() {
        if let Home::Value { value, .. } = edit.variables[index].home
            && shape.block_of(edit, value).is_none_or(|block| is_copied(&shape, block))
        {
            edit.set_home(index, Home::Gone);
        }
    }
}

/// Which blocks are in loops, and which instructions in which blocks.
struct Loops {
    /// None where the graph is beyond what can be analysed: then every block may be in one.
    loops: Option<sheave_ssa::Loops>,
    /// By instruction.
    blocks: Vec<Option<sheave_ir::Block>>,
}

impl Loops {
    fn of(func: &Function) -> Loops {
        let mut blocks = vec![None; func.insts.len()];
        for &block in &func.layout {
            for &inst in func.block_insts(block) {
                blocks[inst.index()] = Some(block);
            }
        }
        let mut analyses = Analyses::new();
        let loops = analyses.loops(&Shape(func)).ok().map(|(_, loops)| loops.clone());
        Loops { loops, blocks }
    }

    fn in_loop(&self, block: sheave_ir::Block) -> bool {
        self.loops.as_ref().is_none_or(|loops| loops.innermost(Block(block.as_u32())).is_some())
    }

    /// The block that makes `value`; the entry block for parameters.
    fn block_of(&self, func: &Function, value: sheave_ir::Value) -> Option<sheave_ir::Block> {
        match func.def(value) {
            ValueDef::Result(inst) => self.blocks.get(inst.index()).copied().flatten(),
            ValueDef::Phi(block) => Some(block),
            ValueDef::Param(_) | ValueDef::Const(_) => func.entry(),
            ValueDef::Variable => None,
        }
    }
}
