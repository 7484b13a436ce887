//! The loop that executes decoded functions.
//!
//! The state of the innermost function (operations, position, registers) is in locals of `execute`; it is
//! written back to the frame before a call, a return or a trap.

use std::rc::Rc;

use smallvec::SmallVec;

use sheave_ir::{MemOp, Type, Value, semantics};

use super::code::{Code, EdgeCode, Op, POISON, Reg, Target};
use super::host::Host;
use super::machine::Machine;
use super::track::wraps;
use super::trap::{Stop, TrapKind};

/// The trap for a read of an unwritten register, or `None` if such registers read as zero.
#[cold]
#[inline(never)]
fn unwritten(reg: Reg, zero: bool) -> Option<TrapKind> {
    if zero { None } else { Some(TrapKind::Uninitialised(Value::from_u32(reg))) }
}

/// How a call operation continues.
enum Called {
    /// A frame was put on top.
    Entered,
    /// The call is over.
    Done,
}

impl<'m, H: Host<'m>> Machine<'m, H> {
    /// Runs until only `floor` frames are left.
    pub(super) fn run(&mut self, floor: usize) -> Result<(), Stop> {
        loop {
            let executed = if self.tracker.is_some() {
                self.execute::<true>(floor)
            } else {
                self.execute::<false>(floor)
            };
            match executed {
                Ok(()) => return Ok(()),
                Err(Stop::Jump { place, value }) => match self.jump_to_place(place, value, floor) {
                    Ok(true) => {}
                    Ok(false) => return Err(Stop::Jump { place, value }),
                    Err(kind) => return Err(Stop::Located(Box::new(self.locate(kind)))),
                },
                Err(Stop::Unwind { exception }) => match self.unwind(exception, floor) {
                    Ok(true) => {}
                    Ok(false) => return Err(Stop::Unwind { exception }),
                    Err(kind) => return Err(Stop::Located(Box::new(self.locate(kind)))),
                },
                Err(Stop::Trap(kind)) => return Err(Stop::Located(Box::new(self.locate(kind)))),
                Err(stop) => return Err(stop),
            }
        }
    }

    /// Executes from the position of the innermost frame.
    fn execute<const TRACKED: bool>(&mut self, floor: usize) -> Result<(), Stop> {
        let limit = self.options.fuel.unwrap_or(u64::MAX);
        let zero_uninitialised = self.options.zero_uninitialised;
        'frame: loop {
            let Some(frame) = self.frames.last() else { return Ok(()) };
            let (held, mut pc): (Rc<Code>, usize) = (frame.code.clone(), frame.pc as usize);
            let code: &Code = &held;
            let fp = frame.fp;
            let base = frame.base;
            let mut n = self.counts.instructions;

            // Writes the counters and the position back.
            macro_rules! sync {
                () => {
                    self.counts.instructions = n;
                    if let Some(frame) = self.frames.last_mut() {
                        frame.pc = pc as u32;
                    }
                };
            }
            macro_rules! fail {
                ($kind:expr) => {{
                    let kind = $kind;
                    sync!();
                    return Err(Stop::from(kind));
                }};
            }
            macro_rules! check {
                ($result:expr) => {
                    match $result {
                        Ok(value) => value,
                        Err(kind) => fail!(kind),
                    }
                };
            }
            macro_rules! get {
                ($reg:expr) => {{
                    let reg = $reg;
                    let value = self.regs[base + reg as usize];
                    if value == POISON {
                        if let Some(kind) = unwritten(reg, zero_uninitialised) {
                            fail!(kind);
                        }
                        0
                    } else {
                        value
                    }
                }};
            }
            macro_rules! set {
                ($reg:expr, $value:expr) => {{
                    let value = $value;
                    self.regs[base + $reg as usize] = value;
                }};
            }
            macro_rules! cut {
                ($sh:expr, $value:expr) => {{
                    let sh = u32::from($sh);
                    ($value << sh) >> sh
                }};
            }
            macro_rules! load {
                ($int:ty, $d:expr, $addr:expr, $offset:expr) => {{
                    let addr = get!($addr).wrapping_add(i64::from($offset) as u64);
                    let bytes = match self.memory.load_fast(addr) {
                        Some(bytes) => bytes,
                        None => check!(self.memory.load_slow(addr)),
                    };
                    set!($d, u64::from(<$int>::from_le_bytes(bytes)));
                }};
            }
            macro_rules! store {
                ($int:ty, $addr:expr, $value:expr, $offset:expr) => {{
                    let addr = get!($addr).wrapping_add(i64::from($offset) as u64);
                    let value = (get!($value) as $int).to_le_bytes();
                    if !self.memory.store_fast(addr, value) {
                        check!(self.memory.store_slow(addr, value));
                    }
                }};
            }
            macro_rules! go {
                ($edge:expr) => {{
                    let edge: &EdgeCode = &code.edges[$edge as usize];
                    if edge.n_moves != 0 {
                        self.move_phis(code, edge, base);
                    }
                    self.counters[(code.first_counter + edge.block) as usize] += 1;
                    if n > limit {
                        fail!(TrapKind::OutOfFuel(limit));
                    }
                    pc = edge.target as usize;
                }};
            }
            macro_rules! go_if {
                ($cond:expr, $edge:expr) => {{
                    n += 1;
                    if $cond {
                        go!($edge);
                    } else {
                        go!($edge + 1);
                    }
                }};
            }

            loop {
                let Some(&op) = code.ops.get(pc) else {
                    fail!(TrapKind::Malformed("a block does not end".into()));
                };
                pc += 1;
                n += 1;
                if TRACKED && let Err(kind) = self.track(code, op, base, fp) {
                    fail!(kind);
                }
                match op {
                    Op::Promise { op, ty, nsw, nuw, a, b } => {
                        // It is part of the operation after it.
                        n -= 1;
                        let (a, b) = (get!(a), get!(b));
                        if wraps(op, ty, a, b, nsw, nuw) {
                            if self.options.checks.overflow {
                                fail!(TrapKind::Overflow { op, ty, a, b, signed: nsw });
                            }
                            sync!();
                            self.break_promise();
                        }
                    }
                    Op::Copy { d, a } => {
                        set!(d, self.regs[base + a as usize]);
                        self.counts.copies += 1;
                    }
                    Op::Move { d, a } => set!(d, get!(a)),
                    Op::Cut { sh, d, a } => set!(d, cut!(sh, get!(a))),
                    Op::Sext { from, to, d, a } => {
                        let wide = ((get!(a) << from) as i64 >> from) as u64;
                        set!(d, cut!(to, wide));
                    }
                    Op::Unary { op, from, to, d, a } => set!(d, semantics::unary(op, from, to, get!(a))),
                    Op::Add { sh, d, a, b } => set!(d, cut!(sh, get!(a).wrapping_add(get!(b)))),
                    Op::Sub { sh, d, a, b } => set!(d, cut!(sh, get!(a).wrapping_sub(get!(b)))),
                    Op::Mul { sh, d, a, b } => set!(d, cut!(sh, get!(a).wrapping_mul(get!(b)))),
                    Op::And { d, a, b } => set!(d, get!(a) & get!(b)),
                    Op::Or { d, a, b } => set!(d, get!(a) | get!(b)),
                    Op::Xor { d, a, b } => set!(d, get!(a) ^ get!(b)),
                    Op::Shl { sh, d, a, b } => {
                        let amount = get!(b) as u32 & (63 - u32::from(sh));
                        set!(d, cut!(sh, get!(a) << amount));
                    }
                    Op::Lshr { sh, d, a, b } => {
                        let amount = get!(b) as u32 & (63 - u32::from(sh));
                        set!(d, get!(a) >> amount);
                    }
                    Op::Ashr { sh, d, a, b } => {
                        let amount = get!(b) as u32 & (63 - u32::from(sh));
                        let wide = (get!(a) << sh) as i64 >> sh;
                        set!(d, cut!(sh, (wide >> amount) as u64));
                    }
                    Op::Fadd { d, a, b } => set!(d, semantics::arith64(get!(a), get!(b), |x, y| x + y)),
                    Op::Fsub { d, a, b } => set!(d, semantics::arith64(get!(a), get!(b), |x, y| x - y)),
                    Op::Fmul { d, a, b } => set!(d, semantics::arith64(get!(a), get!(b), |x, y| x * y)),
                    Op::Fdiv { d, a, b } => set!(d, semantics::arith64(get!(a), get!(b), |x, y| x / y)),
                    Op::Binary { op, ty, d, a, b } => {
                        set!(d, check!(semantics::binary(op, ty, get!(a), get!(b)).map_err(TrapKind::from)))
                    }
                    Op::Wide { op, ty, d, d2, a, b } => {
                        let (first, second) = semantics::wide(op, ty, get!(a), get!(b));
                        set!(d, first);
                        set!(d2, second);
                    }
                    Op::Ternary { op, ty, d, a, b, c } => {
                        // The operand that `select` does not choose may be anything.
                        let (b, c) = match op {
                            sheave_ir::TernaryOp::Select => {
                                (self.regs[base + b as usize], self.regs[base + c as usize])
                            }
                            _ => (get!(b), get!(c)),
                        };
                        set!(d, semantics::ternary(op, ty, get!(a), b, c));
                    }
                    Op::Eq { d, a, b } => set!(d, u64::from(get!(a) == get!(b))),
                    Op::Ne { d, a, b } => set!(d, u64::from(get!(a) != get!(b))),
                    Op::Slt { sh, d, a, b } => {
                        set!(d, u64::from(((get!(a) << sh) as i64) < (get!(b) << sh) as i64));
                    }
                    Op::Icmp { cc, ty, d, a, b } => {
                        set!(d, u64::from(semantics::icmp(cc, ty, get!(a), get!(b))))
                    }
                    Op::Fcmp { cc, ty, d, a, b } => {
                        set!(d, u64::from(semantics::fcmp(cc, ty, get!(a), get!(b))))
                    }
                    Op::PtrIndex { scale, base, index, offset, d } => {
                        let step = get!(index).wrapping_mul(u64::from(scale));
                        set!(d, get!(base).wrapping_add(step).wrapping_add(i64::from(offset) as u64));
                    }
                    Op::Slot { d, offset } => {
                        set!(d, fp + u64::from(offset));
                    }
                    Op::FreshSlot { d, size, align_log2 } => {
                        sync!();
                        set!(d, check!(self.alloca(u64::from(size), align_log2)));
                    }
                    Op::DynAlloca { align_log2, d, size } => {
                        sync!();
                        let size = get!(size);
                        set!(d, check!(self.alloca(size, align_log2)));
                    }
                    Op::Load8 { d, addr, offset } => load!(u8, d, addr, offset),
                    Op::Load16 { d, addr, offset } => load!(u16, d, addr, offset),
                    Op::Load32 { d, addr, offset } => load!(u32, d, addr, offset),
                    Op::Load64 { d, addr, offset } => load!(u64, d, addr, offset),
                    Op::LoadSlot8 { d, offset } => {
                        set!(d, u64::from(u8::from_le_bytes(self.memory.load_stack(fp, offset))))
                    }
                    Op::LoadSlot16 { d, offset } => {
                        set!(d, u64::from(u16::from_le_bytes(self.memory.load_stack(fp, offset))))
                    }
                    Op::LoadSlot32 { d, offset } => {
                        set!(d, u64::from(u32::from_le_bytes(self.memory.load_stack(fp, offset))))
                    }
                    Op::LoadSlot64 { d, offset } => {
                        set!(d, u64::from_le_bytes(self.memory.load_stack(fp, offset)))
                    }
                    Op::StoreSlot8 { offset, value } => {
                        self.memory.store_stack(fp, offset, (get!(value) as u8).to_le_bytes())
                    }
                    Op::StoreSlot16 { offset, value } => {
                        self.memory.store_stack(fp, offset, (get!(value) as u16).to_le_bytes())
                    }
                    Op::StoreSlot32 { offset, value } => {
                        self.memory.store_stack(fp, offset, (get!(value) as u32).to_le_bytes())
                    }
                    Op::StoreSlot64 { offset, value } => {
                        self.memory.store_stack(fp, offset, get!(value).to_le_bytes())
                    }
                    Op::Store8 { addr, value, offset } => store!(u8, addr, value, offset),
                    Op::Store16 { addr, value, offset } => store!(u16, addr, value, offset),
                    Op::Store32 { addr, value, offset } => store!(u32, addr, value, offset),
                    Op::Store64 { addr, value, offset } => store!(u64, addr, value, offset),
                    Op::Rmw { op, ty, d, addr, value } => {
                        let (addr, value) = (get!(addr), get!(value));
                        let old = check!(self.memory.read_int(addr, ty.bytes()));
                        check!(self.memory.write_int(addr, ty.bytes(), semantics::rmw(op, ty, old, value)));
                        set!(d, old);
                    }
                    Op::CmpXchg { ty, list } => {
                        let list = list as usize;
                        let regs = &code.lists[list..list + 5];
                        let (addr, expected, new) = (get!(regs[0]), get!(regs[1]), get!(regs[2]));
                        let (old, same) = check!(self.compare_exchange(ty, addr, expected, new));
                        set!(regs[3], old);
                        set!(regs[4], u64::from(same));
                    }
                    Op::Fence => {}
                    Op::Lifetime { address, size } => {
                        let address = self.regs[base + address as usize];
                        if address != POISON {
                            let fill = self.memory.fill();
                            check!(self.memory.bytes_mut(address, u64::from(size))).fill(fill);
                            if TRACKED {
                                sync!();
                                self.memory.taint_unwritten(address, u64::from(size), self.site());
                            }
                        }
                    }
                    Op::Mem { op, a, b, c } => {
                        let (a, b, c) = (get!(a), get!(b), get!(c));
                        check!(self.block_op(op, a, b, c));
                    }
                    Op::Call { site } => {
                        sync!();
                        match self.call_site(code, site, base, false)? {
                            Called::Entered => continue 'frame,
                            Called::Done => {
                                n = self.counts.instructions;
                            }
                        }
                    }
                    Op::ReturnCall { site } => {
                        sync!();
                        if let Called::Done = self.call_site(code, site, base, true)? {
                            self.leave()?;
                            if self.frames.len() <= floor {
                                return Ok(());
                            }
                            self.take_results()?;
                        }
                        continue 'frame;
                    }
                    Op::Intrinsic { op, ty, n_args, n_results, list } => {
                        let list = &code.lists[list as usize..][..usize::from(n_args + n_results)];
                        let mut args: SmallVec<[u64; 4]> = SmallVec::new();
                        for &reg in &list[..usize::from(n_args)] {
                            args.push(get!(reg));
                        }
                        sync!();
                        let dest = list.get(usize::from(n_args)).copied();
                        let value =
                            self.intrinsic(op, ty, &args, dest.unwrap_or(code.image.len() as u32 - 1))?;
                        if let Some(dest) = dest {
                            set!(dest, value);
                        }
                    }
                    Op::Asm { site } => {
                        let site = &code.asms[site as usize];
                        if let Some(template) = &site.unsupported {
                            let what = format!("inline assembly \"{}\"", template.escape_debug());
                            fail!(TrapKind::Unsupported(what.into()));
                        }
                        // All inputs are read before an output is written.
                        let inputs: SmallVec<[u64; 4]> =
                            site.moves.iter().map(|&(a, _)| self.regs[base + a as usize]).collect();
                        for &(value, addr, bytes) in &site.stores {
                            let (addr, value) = (get!(addr), get!(value));
                            check!(self.memory.write_int(addr, bytes, value));
                        }
                        for &d in &site.zeros {
                            set!(d, 0);
                        }
                        for (&(_, d), &value) in site.moves.iter().zip(&inputs) {
                            set!(d, value);
                        }
                        if let Some(edge) = site.edge {
                            go!(edge);
                        }
                    }
                    Op::Jump { edge } => go!(edge),
                    Op::Branch { cond, edge } => {
                        if get!(cond) != 0 {
                            go!(edge);
                        } else {
                            go!(edge + 1);
                        }
                    }
                    Op::BranchEq { a, b, edge } => go_if!(get!(a) == get!(b), edge),
                    Op::BranchNe { a, b, edge } => go_if!(get!(a) != get!(b), edge),
                    Op::BranchUlt { a, b, edge } => go_if!(get!(a) < get!(b), edge),
                    Op::BranchUle { a, b, edge } => go_if!(get!(a) <= get!(b), edge),
                    Op::BranchSlt { sh, a, b, edge } => {
                        go_if!(((get!(a) << sh) as i64) < (get!(b) << sh) as i64, edge)
                    }
                    Op::BranchSle { sh, a, b, edge } => {
                        go_if!(((get!(a) << sh) as i64) <= (get!(b) << sh) as i64, edge)
                    }
                    Op::Switch { value, table } => {
                        let value = get!(value);
                        let table = &code.switches[table as usize];
                        let edge = if table.dense.is_empty() {
                            let found = table.sparse.binary_search_by_key(&value, |&(case, _)| case);
                            found.map_or(table.default, |i| table.sparse[i].1)
                        } else {
                            let index = usize::try_from(value.wrapping_sub(table.low)).unwrap_or(usize::MAX);
                            table.dense.get(index).copied().unwrap_or(table.default)
                        };
                        go!(edge);
                    }
                    Op::IndirectBranch { addr, table } => {
                        let addr = get!(addr);
                        let table = &code.address_tables[table as usize];
                        match table.binary_search_by_key(&addr, |&(block, _)| block) {
                            Ok(i) => go!(table[i].1),
                            Err(_) => fail!(TrapKind::BadBranch(addr)),
                        }
                    }
                    Op::Return { list, n: len } => {
                        self.returned.clear();
                        self.returned_x87.clear();
                        let list = &code.lists[list as usize..][..len as usize];
                        for (i, &reg) in list.iter().enumerate() {
                            let value = get!(reg);
                            if code.x87_results.contains(&(i as u32)) {
                                let bytes = check!(self.memory.load::<10>(value));
                                self.returned_x87.push(bytes);
                            } else {
                                self.returned.push(value);
                            }
                        }
                        sync!();
                        self.leave()?;
                        if self.frames.len() <= floor {
                            return Ok(());
                        }
                        self.take_results()?;
                        continue 'frame;
                    }
                    Op::LandingPad { exception, number } => {
                        let (arrived, of_type) = self.exceptions.arrived;
                        set!(exception, arrived);
                        set!(number, u64::from(of_type as u32));
                    }
                    Op::TypeId { d, number } => set!(d, u64::from(number)),
                    Op::Resume { exception } => {
                        let exception = get!(exception);
                        sync!();
                        self.leave()?;
                        return Err(Stop::Unwind { exception });
                    }
                    Op::Unreachable => fail!(TrapKind::Unreachable),
                }
            }
        }
    }

    /// Performs the parallel copy of an edge. Unwritten values move on as such.
    #[inline]
    pub(super) fn move_phis(&mut self, code: &Code, edge: &EdgeCode, base: usize) {
        let moves = &code.moves[edge.first_move as usize..][..edge.n_moves as usize];
        self.counts.phis += u64::from(edge.n_moves);
        if let Some(tracker) = &mut self.tracker {
            tracker.move_phis(code, edge, base);
        }
        if edge.in_order {
            for &(source, dest) in moves {
                self.regs[base + dest as usize] = self.regs[base + source as usize];
            }
            return;
        }
        self.scratch.clear();
        self.scratch.extend(moves.iter().map(|&(source, _)| self.regs[base + source as usize]));
        for (&(_, dest), &value) in moves.iter().zip(&self.scratch) {
            self.regs[base + dest as usize] = value;
        }
    }

    fn compare_exchange(
        &mut self,
        ty: Type,
        addr: u64,
        expected: u64,
        new: u64,
    ) -> Result<(u64, bool), TrapKind> {
        let old = self.memory.read_int(addr, ty.bytes())?;
        // A write that stores the old content again still needs memory that may be written.
        self.memory.write_int(addr, ty.bytes(), if old == expected { new } else { old })?;
        Ok((old, old == expected))
    }

    /// Makes an object on the stack for the instruction that is executed.
    fn alloca(&mut self, size: u64, align_log2: u8) -> Result<u64, TrapKind> {
        let site = self.site();
        let addr = self.memory.push_stack(size, 1 << align_log2).ok_or(TrapKind::StackOverflow)?;
        self.memory.taint_unwritten(addr, size, site);
        self.memory.dynamic.push((addr, size, site));
        Ok(addr)
    }

    fn block_op(&mut self, op: MemOp, dest: u64, source: u64, len: u64) -> Result<(), TrapKind> {
        match op {
            MemOp::Copy => self.memory.copy_disjoint(dest, source, len),
            MemOp::Move => self.memory.copy(dest, source, len),
            MemOp::Set => {
                self.memory.bytes_mut(dest, len)?.fill(source as u8);
                Ok(())
            }
        }
    }

    /// Performs the call `site` of the innermost frame, whose position has been saved.
    fn call_site(&mut self, code: &Code, site: u32, base: usize, returns: bool) -> Result<Called, Stop> {
        let index = site;
        let site = &code.calls[index as usize];
        let mut args: SmallVec<[u64; 8]> = SmallVec::new();
        for &reg in &site.args {
            let value = self.regs[base + reg as usize];
            if value == POISON && !self.options.zero_uninitialised {
                return Err(TrapKind::Uninitialised(Value::from_u32(reg)).into());
            }
            args.push(if value == POISON { 0 } else { value });
        }
        let target = match site.target {
            Target::Indirect(reg) => {
                let addr = self.regs[base + reg as usize];
                if addr == POISON {
                    return Err(TrapKind::Uninitialised(Value::from_u32(reg)).into());
                }
                self.program.target_at(addr)?
            }
            target => target,
        };
        let dest = site.results.first().copied();
        let mut sig = site.sig;
        if returns && let Some(va) = self.frames.last().and_then(|frame| frame.va.as_ref()) {
            sig = va.sig;
            args.extend_from_slice(va.args.get(args.len()..).unwrap_or_default());
        }
        if let Some(frame) = self.frames.last_mut() {
            frame.site = index;
        }
        match target {
            Target::Function(id) => {
                if self.options.checks.calls {
                    self.check_call(id, sig)?;
                }
                if returns {
                    self.replace_frame(id, sig, &mut args)?;
                } else {
                    self.enter(id, sig, &args)?;
                }
                return Ok(Called::Entered);
            }
            Target::Host(_) | Target::Defined(_) => {
                let sig = self.program.signature(sig)?;
                if let Some(tracker) = &mut self.tracker {
                    let args = core::mem::take(&mut tracker.args);
                    self.observe("an argument of this call", &args)?;
                }
                let values = self.call_host(target, Some(sig), &args)?;
                let values = [values.0, values.1];
                if returns {
                    self.returned.clear();
                    self.returned_x87.clear();
                    self.returned.extend(values);
                }
                for ((&reg, &mask), value) in site.results.iter().zip(&site.result_masks).zip(values) {
                    self.regs[base + reg as usize] = value & mask;
                }
            }
            Target::SetJmp => {
                let buffer = args.first().copied().unwrap_or(0);
                let pc = self.frames.last().map_or(0, |frame| frame.pc);
                let sink = code.image.len() as u32 - 1;
                self.set_place(buffer, pc, dest.unwrap_or(sink))?;
                if let Some(dest) = dest {
                    self.regs[base + dest as usize] = 0;
                }
            }
            Target::LongJmp => {
                let place = self.find_place(args.first().copied().unwrap_or(0))?;
                let value = args.get(1).map_or(1, |&value| value as u32).max(1);
                return Err(Stop::Jump { place, value });
            }
            Target::Unresolved(symbol) => {
                return Err(self.program.unresolved(symbol).into());
            }
            Target::Indirect(_) => return Err(TrapKind::Malformed("a call without a target".into()).into()),
        }
        Ok(Called::Done)
    }
}
