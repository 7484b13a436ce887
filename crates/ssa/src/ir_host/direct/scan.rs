//! The first sweep: what blocks do to slots, as bits, and which slots stay.

use sheave_ir::entity::EntityRef;
use sheave_ir::{BinaryOp, Function, Inst, InstData, MemFlags};

use crate::graph::NONE;
use crate::host::{AccessSink, Escape, MemAccess};
use crate::ir_host::host::{ADDRESS, IrSlotHost};
use crate::ir_host::{ir_type, type_of};
use crate::promote::forward::{self, note_edge};
use crate::promote::{Kept, MAX_PROMOTABLE_ALLOCA_SIZE, Mode, Plan, bits_of};
use crate::{Inst as HostInst, Slot, Type, Value as HostValue};

/// So many slots have room in a word.
const FEW: usize = 64;
/// The type of a slot that is not promoted.
const KEPT: u8 = u8::MAX;
/// The type of a slot that was declared without one and not accessed yet.
const UNKNOWN: u8 = u8::MAX - 1;

/// What is known of slots.
pub(super) struct Slots<'a> {
    plan: &'a mut Plan,
    /// By slot: its type, [`KEPT`] or [`UNKNOWN`].
    pub(super) types: [u8; FEW],
    /// By slot: bytes allocated.
    bytes: [u8; FEW],
    /// By slot: the value that is its address.
    address: [u32; FEW],
    /// Slots that may be promoted.
    pub(super) eligible: u64,
    /// Slots that receive parameters.
    params: u64,
    /// Slots that were read or written before the block, or in it up to what is looked at closely.
    touched: u64,
    /// Slots that were found to stay and whose address is still in the table.
    lost: u64,
    /// There is something that this way is not for.
    unusual: bool,
}

impl<'a> Slots<'a> {
    /// The slots of `func`. `None` if one is an error.
    pub(super) fn describe(func: &Function, plan: &'a mut Plan, mode: Mode) -> Option<Self> {
        let mut slots = Slots {
            plan,
            types: [KEPT; FEW],
            bytes: [0; FEW],
            address: [NONE; FEW],
            eligible: 0,
            params: 0,
            touched: 0,
            lost: 0,
            unusual: false,
        };
        for (slot, data) in func.slots.values().enumerate() {
            let kept = if data.size > MAX_PROMOTABLE_ALLOCA_SIZE {
                Some(Kept::TooLarge)
            } else if data.volatile {
                Some(Kept::Volatile)
            } else if data.param.is_some() && mode == Mode::Locals {
                Some(Kept::Parameter)
            } else {
                None
            };
            // A slot that is never accessed needs no type.
            let ty = data.ty.map_or(Type::int(1), type_of);
            if data.ty.is_some() && ty.bytes() > data.size {
                return None;
            }
            slots.plan.push_slot(ty, kept);
            if kept.is_none() {
                slots.types[slot] = data.ty.map_or(UNKNOWN, |ty| ty as u8);
                slots.bytes[slot] = data.size as u8;
                slots.eligible |= 1 << slot;
                slots.params |= u64::from(data.param.is_some()) << slot;
            }
        }
        Some(slots)
    }

    #[cold]
    fn keep(&mut self, slot: u32, reason: Kept, inst: u32) {
        if self.eligible >> slot & 1 != 0 {
            self.eligible &= !(1 << slot);
            self.lost |= 1 << slot;
            self.types[slot as usize] = KEPT;
            self.plan.keep_slot(slot, reason, inst);
        }
    }

    /// The slots that may need phis: a block behind the entry defines them, and one reads them first. Keeps parameter slots into
    /// which nothing is stored.
    fn candidates(&mut self, at_entry: u64, defined: u64, exposed: u64) -> u64 {
        for slot in bits_of(self.params & self.eligible & !(at_entry | defined)) {
            self.keep(slot, Kept::NoVisibleStore, NONE);
        }
        defined & exposed & self.eligible
    }

    /// Takes the addresses of slots that stay out of the table.
    #[cold]
    fn forget_lost(&mut self, table: &mut [u32]) {
        for slot in bits_of(core::mem::take(&mut self.lost)) {
            let address = self.address[slot as usize];
            if address != NONE {
                table[address as usize] = address;
            }
        }
    }

    /// Looks closely at an instruction that is, or may be, more than a plain access. `done` are the slots that the block touched before.
    #[cold]
    #[inline(never)]
    fn look_at(&mut self, func: &Function, table: &mut [u32], inst: Inst, in_entry: bool, done: u64) {
        self.touched |= done;
        IrSlotHost::with_table(func, table).access(inst, in_entry, self);
        self.forget_lost(table);
    }

    /// An access that is not plainly one of the slot's type.
    fn judge(&mut self, slot: Slot, access: MemAccess, inst: HostInst, constant: Option<bool>) {
        let own = self.types[slot.index()];
        let known = sheave_ir::Type::ALL.get(own as usize).copied();
        let (bytes, own_bytes) = (access.ty.bytes(), known.map_or(0, |ty| ty.bytes()));
        let reason = if access.volatile {
            Kept::VolatileAccess
        } else if access.offset != 0 {
            Kept::Offset
        } else if known.is_some_and(|own| type_of(own) == access.ty) {
            return;
        } else if self.touched >> slot.0 & 1 == 0
            && (own_bytes == bytes || known.is_none())
            && bytes <= u32::from(self.bytes[slot.index()])
        {
            // Nothing has been recorded under the declared type: accesses know better what the slot holds.
            self.types[slot.index()] = ir_type(access.ty) as u8;
            self.plan.set_slot_type(slot.0, access.ty);
            return;
        } else if known.is_none() || bytes > own_bytes && constant != Some(true) {
            Kept::Wider
        } else if bytes < own_bytes && constant.is_some() {
            Kept::PartialWrite
        } else {
            // A conversion.
            self.unusual = true;
            return;
        };
        self.keep(slot.0, reason, inst.0);
    }
}

impl AccessSink for Slots<'_> {
    fn load(&mut self, inst: HostInst, slot: Slot, access: MemAccess, _: HostValue) {
        self.judge(slot, access, inst, None);
    }

    fn store(&mut self, inst: HostInst, slot: Slot, access: MemAccess, _: HostValue) {
        // What stores of constants may do, only the long way does.
        self.judge(slot, access, inst, Some(true));
    }

    fn asm_output(&mut self, _: HostInst, _: Slot, _: Type, _: u32, _: Option<u32>) {
        self.unusual = true;
    }

    fn fresh(&mut self, _: HostInst, _: Slot) {
        self.unusual = true;
    }

    fn address(&mut self, _: HostInst, _: Slot) {
        self.unusual = true;
    }

    fn escape(&mut self, inst: HostInst, slot: Slot, how: Escape) {
        if how == Escape::Alias {
            // A second name for the address: the long way follows those.
            self.unusual = true;
        }
        self.keep(slot.0, Kept::Escapes(how), inst.0);
    }

    fn returns_twice(&mut self, _: HostInst) {
        self.unusual = true;
    }
}

/// What the sweep found.
pub(super) struct Found {
    /// Slots that may need phis.
    pub(super) candidates: u64,
    /// Every block but the entry has an earlier predecessor.
    pub(super) ordered: bool,
}

/// Sweeps over the instructions. `table` has every value stand for itself at first. `None` if this way is not for the function.
#[inline(never)]
pub(super) fn sweep(
    func: &Function,
    slots: &mut Slots<'_>,
    forward: &mut forward::Scratch,
    table: &mut [u32],
) -> Option<Found> {
    forward.begin(func.blocks.len());
    let forward::Scratch { order, blocks, back, .. } = forward;
    let (mut defined_at_entry, mut defined_later, mut exposed_later) = (0, 0, 0);
    let mut ordered = true;
    let insts = func.insts.as_values_slice();
    for (at, &block) in func.layout.iter().enumerate() {
        order.push(block.as_u32());
        let state = blocks.get_mut(block.index())?;
        if state.at != NONE {
            return None;
        }
        state.at = at as u32;
        ordered &= at == 0 || state.first_pred != NONE;
        let (mut defined, mut exposed) = (0_u64, 0_u64);
        for &inst in func.block_insts(block) {
            match &insts[inst.index()] {
                InstData::Load { flags, addr, offset } => {
                    let address = table[addr.index()];
                    if address < ADDRESS {
                        continue;
                    }
                    let slot = (address & (FEW as u32 - 1)) as usize;
                    let Some(result) = func.result(inst) else { continue };
                    if *flags != MemFlags::default()
                        || *offset != 0
                        || func.ty(result) as u8 != slots.types[slot]
                    {
                        slots.look_at(func, table, inst, at == 0, defined | exposed);
                        if table[addr.index()] < ADDRESS {
                            continue;
                        }
                    }
                    exposed |= 1 << slot & !defined;
                }
                InstData::Store { flags, addr, value, offset } => {
                    let address = table[addr.index()];
                    if (address | table[value.index()]) < ADDRESS {
                        continue;
                    }
                    let slot = (address & (FEW as u32 - 1)) as usize;
                    if *flags != MemFlags::default()
                        || *offset != 0
                        || func.ty(*value) as u8 != slots.types[slot]
                        || table[value.index()] >= ADDRESS
                    {
                        slots.look_at(func, table, inst, at == 0, defined | exposed);
                        if table[addr.index()] < ADDRESS {
                            continue;
                        }
                    }
                    defined |= 1 << slot;
                }
                InstData::Alloca { slot } => {
                    let slot = slot.index();
                    if slots.eligible >> (slot % FEW) & 1 == 0 {
                        continue;
                    }
                    let result = func.result(inst)?;
                    if at != 0 || slots.address[slot % FEW] != NONE {
                        return None;
                    }
                    slots.address[slot % FEW] = result.as_u32();
                    table[result.index()] = ADDRESS | slot as u32;
                }
                // Other arithmetic takes no addresses.
                InstData::Binary { op, .. } if *op != BinaryOp::PtrAdd => {}
                InstData::Jump => {}
                InstData::Unary { arg, .. } | InstData::Branch { cond: arg } => {
                    if table[arg.index()] >= ADDRESS {
                        slots.look_at(func, table, inst, at == 0, defined | exposed);
                    }
                }
                InstData::Binary { args, .. } | InstData::Icmp { args, .. } => {
                    if table[args[0].index()] | table[args[1].index()] >= ADDRESS {
                        slots.look_at(func, table, inst, at == 0, defined | exposed);
                    }
                }
                InstData::PtrIndex { base, index, .. } => {
                    if table[base.index()] | table[index.index()] >= ADDRESS {
                        slots.look_at(func, table, inst, at == 0, defined | exposed);
                    }
                }
                InstData::Call { args, flags, .. } => {
                    let addresses = args.as_slice(&func.pool).iter().any(|arg| table[arg.index()] >= ADDRESS);
                    if addresses || flags.returns_twice {
                        slots.look_at(func, table, inst, at == 0, defined | exposed);
                    }
                }
                InstData::Return { args } => {
                    if args.as_slice(&func.pool).iter().any(|arg| table[arg.index()] >= ADDRESS) {
                        slots.look_at(func, table, inst, at == 0, defined | exposed);
                    }
                }
                _ => slots.look_at(func, table, inst, at == 0, defined | exposed),
            }
        }
        let state = &mut blocks[block.index()];
        (state.defined, state.exposed) = (defined, exposed);
        slots.touched |= defined | exposed;
        if at == 0 {
            defined_at_entry = defined;
        } else {
            defined_later |= defined;
            exposed_later |= exposed;
        }
        for edge in func.succ_edges(block) {
            note_edge(blocks.get_mut(edge.target.index())?, at as u32, back);
            if !edge.args.is_empty()
                && edge.args.as_slice(&func.pool).iter().any(|arg| table[arg.index()] >= ADDRESS)
            {
                IrSlotHost::with_table(func, table).merges(block, slots);
                slots.forget_lost(table);
            }
        }
    }
    let to_entry = |&(head, _): &(u32, u32)| head == 0;
    if slots.unusual || back.iter().any(to_entry) {
        return None;
    }
    let candidates = slots.candidates(defined_at_entry, defined_later, exposed_later);
    slots.forget_lost(table);
    Some(Found { candidates, ordered })
}
