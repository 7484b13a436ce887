//! The first sweep: what blocks do to slots, as bits, and which slots stay.

use sheave_ir::entity::EntityRef;
use sheave_ir::{BinaryOp, Function, Inst, InstData};

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
const UNKNOWN: u8 = sheave_ir::Type::ALL.len() as u8;

/// What is known of slots.
pub(super) struct Slots<'a> {
    func: &'a Function,
    plan: &'a mut Plan,
    /// By slot: its type, [`KEPT`] or [`UNKNOWN`].
    pub(super) types: [u8; FEW],
    /// By slot: the value that is its address.
    address: [u32; FEW],
    /// Slots that may be promoted.
    pub(super) eligible: u64,
    /// Slots that were read or written before what is looked at closely.
    touched: u64,
    /// Slots that were found to stay and whose address is still in the table.
    lost: u64,
    /// Slots with accesses that convert.
    converted: u64,
    /// There is something that this way is not for.
    unusual: bool,
}

impl<'a> Slots<'a> {
    /// The slots of `func`. `None` if one is an error.
    pub(super) fn describe(func: &'a Function, plan: &'a mut Plan, mode: Mode) -> Option<Self> {
        let (mut types, mut eligible, mut fit) = ([KEPT; FEW], 0_u64, true);
        plan.describe_slots(func.slots.values().zip(&mut types).enumerate().map(|(slot, (data, known))| {
            // A slot that is never accessed needs no type.
            let ty = data.ty.map_or(Type::int(1), type_of);
            fit &= data.ty.is_none() | (ty.bytes() <= data.size);
            let kept = if data.size > MAX_PROMOTABLE_ALLOCA_SIZE {
                Some(Kept::TooLarge)
            } else if data.volatile {
                Some(Kept::Volatile)
            } else if data.param.is_some() && mode == Mode::Locals {
                Some(Kept::Parameter)
            } else {
                *known = data.ty.map_or(UNKNOWN, |ty| ty as u8);
                eligible |= 1 << slot;
                None
            };
            (ty, kept)
        }));
        let slots = Slots {
            func,
            plan,
            types,
            address: [NONE; FEW],
            eligible,
            touched: 0,
            lost: 0,
            converted: 0,
            unusual: false,
        };
        fit.then_some(slots)
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
        for slot in bits_of(self.eligible & !(at_entry | defined)) {
            if self.func.slots.as_values_slice()[slot as usize].param.is_some() {
                self.keep(slot, Kept::NoVisibleStore, NONE);
            }
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

    /// Looks closely at an instruction that is, or may be, more than a plain access. `done` are the slots that were touched before. Returns
    /// the slots that it writes, and those that it reads, by plain accesses.
    #[cold]
    #[inline(never)]
    fn look_at(
        &mut self,
        func: &Function,
        table: &mut [u32],
        inst: Inst,
        in_entry: bool,
        done: u64,
    ) -> (u64, u64) {
        if let InstData::Alloca { .. } = func.insts[inst] {
            self.unusual = true;
            return (0, 0);
        }
        self.touched = done;
        IrSlotHost::with_table(func, table).access(inst, in_entry, self);
        self.forget_lost(table);
        let slot_of =
            |addr: sheave_ir::Value| table[addr.index()].checked_sub(ADDRESS).map_or(0, |slot| 1 << slot);
        match func.insts[inst] {
            InstData::Load { addr, .. } => (0, slot_of(addr)),
            InstData::Store { addr, .. } => (slot_of(addr), 0),
            _ => (0, 0),
        }
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
            && bytes <= self.func.slots.as_values_slice()[slot.index()].size
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
            self.converted |= 1 << slot.0;
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
    /// Some block has phis.
    pub(super) has_phis: bool,
}

/// Sweeps over the instructions, and then over the edges. `table` has every value stand for itself at first. `None` if this way is not for
/// the function.
#[inline(never)]
pub(super) fn sweep(
    func: &Function,
    slots: &mut Slots<'_>,
    forward: &mut forward::Scratch,
    table: &mut [u32],
) -> Option<Found> {
    forward.begin(func.blocks.len());
    forward.order.extend(func.layout.iter().map(|block| block.as_u32()));
    let (mut at_entry, mut defined_at_entry, mut all_defined, mut all_exposed) = (0, 0, 0, 0);
    for (at, &block) in func.layout.iter().enumerate() {
        let (defined, exposed) = sweep_block(
            func,
            func.block_insts(block),
            slots,
            table,
            at == 0,
            all_defined | all_exposed | at_entry,
        );
        let state = forward.blocks.get_mut(block.index())?;
        (state.defined, state.exposed) = (defined, exposed);
        all_defined |= defined;
        all_exposed |= exposed;
        if at == 0 {
            at_entry = defined | exposed;
            defined_at_entry = defined;
            (all_defined, all_exposed) = (0, 0);
        }
    }
    let (ordered, has_phis) = forward.read_edges(func)?;
    if has_phis {
        for &block in &func.layout {
            IrSlotHost::with_table(func, table).merges(block, slots);
        }
    }
    let candidates = slots.candidates(defined_at_entry, all_defined, all_exposed);
    slots.forget_lost(table);
    // Only what stays in memory may be accessed in ways that this way is not for.
    let usual = !slots.unusual && slots.converted & slots.eligible == 0;
    usual.then_some(Found { candidates, ordered, has_phis })
}

/// Sweeps over a block; those before touched the slots `before`. Returns the slots that it writes, and those that it reads before.
#[inline(always)]
fn sweep_block(
    func: &Function,
    order: &[Inst],
    slots: &mut Slots<'_>,
    table: &mut [u32],
    in_entry: bool,
    before: u64,
) -> (u64, u64) {
    let insts = func.insts.as_values_slice();
    // Lengths that are known to be the same need one look.
    let results = &func.inst_results.as_values_slice()[..insts.len()];
    let values = func.values.as_values_slice();
    let (mut defined, mut exposed) = (0_u64, 0_u64);
    for &inst in order {
        // What stays in the loop is not worth a closer look.
        match &insts[inst.index()] {
            InstData::Load { flags, addr, offset } => {
                let slot = table[addr.index()].wrapping_sub(ADDRESS) as usize;
                let Some(&ty) = slots.types.get(slot) else { continue };
                let result = results[inst.index()].first_number() as usize;
                let plain = !flags.volatile & (flags.ordering as u32 | *offset as u32 == 0);
                if values.get(result).is_some_and(|value| value.ty() as u8 == ty) && plain {
                    exposed |= 1 << slot & !defined;
                    continue;
                }
            }
            InstData::Store { flags, addr, value, offset } => {
                let slot = table[addr.index()].wrapping_sub(ADDRESS) as usize;
                let stored = table[value.index()];
                match slots.types.get(slot) {
                    None if stored < ADDRESS => continue,
                    None => {}
                    Some(&ty) => {
                        let plain = !flags.volatile & (flags.ordering as u32 | *offset as u32 == 0);
                        if values[value.index()].ty() as u8 == ty && plain && stored < ADDRESS {
                            defined |= 1 << slot;
                            continue;
                        }
                    }
                }
            }
            // Other arithmetic takes no addresses.
            InstData::Binary { op, args } => {
                if *op != BinaryOp::PtrAdd || table[args[0].index()] | table[args[1].index()] < ADDRESS {
                    continue;
                }
            }
            InstData::Icmp { args, .. } => {
                if table[args[0].index()] | table[args[1].index()] < ADDRESS {
                    continue;
                }
            }
            InstData::PtrIndex { base, index, .. } => {
                if table[base.index()] | table[index.index()] < ADDRESS {
                    continue;
                }
            }
            InstData::Unary { arg, .. }
            | InstData::Branch { cond: arg }
            | InstData::Switch { value: arg, .. } => {
                if table[arg.index()] < ADDRESS {
                    continue;
                }
            }
            InstData::Call { args, flags, .. } => {
                let args = args.as_slice(&func.pool);
                if args.iter().all(|arg| table[arg.index()] < ADDRESS) && !flags.returns_twice {
                    continue;
                }
            }
            InstData::Return { args } => {
                if args.as_slice(&func.pool).iter().all(|arg| table[arg.index()] < ADDRESS) {
                    continue;
                }
            }
            InstData::Alloca { slot } => {
                let slot = slot.index() % FEW;
                if slots.eligible >> slot & 1 == 0 {
                    continue;
                }
                let result = results[inst.index()].first_number();
                if let Some(entry) = table.get_mut(result as usize)
                    && in_entry
                    && slots.address[slot] == NONE
                {
                    slots.address[slot] = result;
                    *entry = ADDRESS | slot as u32;
                    continue;
                }
            }
            InstData::Jump | InstData::Unreachable | InstData::Fence { .. } => continue,
            InstData::Wide { .. }
            | InstData::Fcmp { .. }
            | InstData::DynAlloca { .. }
            | InstData::Ternary { .. }
            | InstData::Rmw { .. }
            | InstData::CmpXchg { .. }
            | InstData::Mem { .. }
            | InstData::CallIndirect { .. }
            | InstData::Intrinsic { .. }
            | InstData::Asm { .. }
            | InstData::IndirectBranch { .. }
            | InstData::AsmGoto { .. } => {}
        }
        let (writes, reads) = slots.look_at(func, table, inst, in_entry, before | defined | exposed);
        exposed |= reads & !defined;
        defined |= writes;
    }
    (defined, exposed)
}

impl forward::Scratch {
    /// Reads where the blocks, which stand in their order, lead. Returns whether every block but the entry has an earlier predecessor, and
    /// whether some have phis. `None` for functions that are not well formed.
    #[inline(never)]
    fn read_edges(&mut self, func: &Function) -> Option<(bool, bool)> {
        let forward::Scratch { order, blocks, back, .. } = self;
        let blocks = &mut blocks[..];
        let (ir_blocks, edges) = (func.blocks.as_values_slice(), func.edges.as_values_slice());
        // The entry counts as its own predecessor while it is looked at.
        blocks.get_mut(*order.first()? as usize)?.first_pred = 0;
        let (mut latest, mut has_phis) = (0, false);
        for (at, &block) in (0..).zip(order.iter()) {
            let state = blocks.get_mut(block as usize)?;
            if state.at != NONE {
                return None;
            }
            state.at = at;
            latest = latest.max(state.first_pred);
            let data = ir_blocks.get(block as usize)?;
            has_phis |= !data.phis.is_empty();
            for edge in edges.get(data.first_edge as usize..)?.get(..data.n_edges as usize)? {
                note_edge(blocks.get_mut(edge.target.index())?, at, back);
            }
        }
        // Nothing leads to the entry.
        back.iter().all(|&(head, _)| head != 0).then_some((latest != NONE, has_phis))
    }
}
