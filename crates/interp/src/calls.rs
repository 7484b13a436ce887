//! Entering and leaving functions: frames, argument passing, `setjmp` and `longjmp`.
//!
//! Arguments are moved from registers to registers. The calling convention matters only if the signatures of
//! call and callee differ, if an object is passed as a copy, or if the callee takes variable arguments: then
//! arguments are classified as in the System V ABI (Matz, Hubicka, Jaeger, Mitchell, "System V Application
//! Binary Interface, AMD64 Architecture Processor Supplement", section 3.2.3 and 3.5.7), and a variadic
//! function gets its register save area and overflow area in memory, so that the code which a C compiler
//! makes for `va_arg` works on them.

use std::rc::Rc;

use smallvec::SmallVec;

use sheave_ir::semantics::signed;
use sheave_ir::{AbiParam, FuncId, Purpose, SigId, Signature, Type};
use sheave_ir::{Extension, ResultPlace};

use crate::code::{Code, Target};
use crate::host::Host;
use crate::machine::{Call, Frame, HostResult, Machine, Place, VaArea};
use crate::memory::Memory;
use crate::site::Site;
use crate::trap::{Stop, TrapKind};

/// Callbacks from the host that may be active at once: they are the only recursion on the host's stack.
const MAX_HOST_DEPTH: u32 = 100;
/// Registers of all frames together.
const MAX_REGS: usize = 1 << 27;
/// Bytes of the register save area: six general registers, eight vector registers.
const SAVE_AREA: u64 = 6 * 8 + 8 * 16;

impl<'m, H: Host<'m>> Machine<'m, H> {
    /// The decoded form of `id`.
    pub(super) fn code(&mut self, id: FuncId) -> Result<Rc<Code>, TrapKind> {
        if let Some(Some(code)) = self.codes.get(id.as_u32() as usize) {
            return Ok(code.clone());
        }
        let func = self.program.body(id)?;
        let first = self.counters.len() as u32;
        let code = Rc::new(crate::decode::decode(&self.program, func, first, self.options.checks)?);
        self.counters.resize(self.counters.len() + func.blocks.len(), 0);
        self.codes[id.as_u32() as usize] = Some(code.clone());
        Ok(code)
    }

    /// Puts a frame for `id` on top.
    pub(super) fn enter(&mut self, id: FuncId, sig: SigId, args: &[u64]) -> Result<(), TrapKind> {
        let code = self.code(id)?;
        if self.frames.len() >= self.options.max_depth as usize {
            return Err(TrapKind::StackOverflow);
        }
        let base = self.frames.last().map_or(0, |frame| frame.base + frame.code.image.len());
        let end = base + code.image.len();
        if end > self.regs.len() {
            if end > MAX_REGS {
                return Err(TrapKind::StackOverflow);
            }
            self.regs.resize((end * 2).max(1024), 0);
        }
        self.regs[base..end].copy_from_slice(&code.image);
        let sp = self.memory.sp;
        let mut va = None;
        if code.special_entry || code.sig.expand() != Some(sig) {
            match self.place_args(&code, sig, args, base) {
                Ok(area) => va = area,
                Err(kind) => {
                    self.memory.pop_stack(sp)?;
                    return Err(kind);
                }
            }
        } else {
            for (&(reg, mask), &arg) in code.params.iter().zip(args) {
                self.regs[base + reg as usize] = arg & mask;
            }
        }
        let Some(fp) = self.memory.push_frame(&code.frame) else {
            self.memory.pop_stack(sp)?;
            return Err(TrapKind::StackOverflow);
        };
        if let Some(tracker) = &mut self.tracker {
            if code.special_entry || code.sig.expand() != Some(sig) {
                tracker.args.clear();
            }
            tracker.enter(base, code.image.len(), code.params.iter().map(|param| param.0));
            for object in &code.objects {
                let site = Some(Site { func: id, inst: object.inst });
                self.memory.taint_unwritten(fp + u64::from(object.offset), u64::from(object.size), site);
            }
        }
        self.counters[(code.first_counter + code.entry_block) as usize] += 1;
        let serial = self.next_serial;
        self.next_serial += 1;
        self.frames.push(Frame { code, func: id, pc: 0, site: 0, base, sp, fp, serial, va });
        Ok(())
    }

    /// Puts a frame for `id` in the place of the innermost one.
    pub(super) fn replace_frame(&mut self, id: FuncId, sig: SigId, args: &mut [u64]) -> Result<(), TrapKind> {
        // Objects that are passed by value may be in the frame that is removed.
        let mut objects: SmallVec<[(usize, u32, Vec<u8>); 2]> = SmallVec::new();
        for (i, param) in self.program.signature(sig)?.params.iter().enumerate() {
            if let Purpose::ByVal { size, align } = param.purpose {
                objects.push((i, align, self.memory.bytes(args[i], u64::from(size))?.to_vec()));
            }
        }
        self.leave()?;
        let sp = self.memory.sp;
        for (i, align, bytes) in objects {
            let (size, align) = (bytes.len() as u64, u64::from(align).max(8));
            args[i] = self.memory.push_stack(size, align).ok_or(TrapKind::StackOverflow)?;
            self.memory.bytes_mut(args[i], size)?.copy_from_slice(&bytes);
        }
        self.enter(id, sig, args)?;
        if let Some(frame) = self.frames.last_mut() {
            frame.sp = sp;
        }
        Ok(())
    }

    /// Passes arguments by the rules of the calling convention.
    fn place_args(
        &mut self,
        code: &Code,
        call_sig: SigId,
        args: &[u64],
        base: usize,
    ) -> Result<Option<Box<VaArea>>, TrapKind> {
        let call = self.program.signature(call_sig)?;
        let callee = match code.sig.expand() {
            Some(sig) => self.program.signature(sig)?,
            None => call,
        };
        if callee.variadic.is_some() {
            return self.place_variadic(code, call_sig, callee, args, base).map(Some);
        }
        let values = match_args(&call.params, &callee.params, args);
        for ((param, &(reg, mask)), &value) in callee.params.iter().zip(&code.params).zip(&values) {
            let value = match param.purpose {
                Purpose::ByVal { size, align } => {
                    self.copy_object(value, u64::from(size), u64::from(align))?
                }
                _ => value & mask,
            };
            self.regs[base + reg as usize] = value;
        }
        Ok(None)
    }

    fn copy_object(&mut self, source: u64, size: u64, align: u64) -> Result<u64, TrapKind> {
        let copy = self.memory.push_stack(size, align.max(8)).ok_or(TrapKind::StackOverflow)?;
        self.memory.copy(copy, source, size)?;
        Ok(copy)
    }

    /// Builds the register save area and the overflow area of a variadic call.
    fn place_variadic(
        &mut self,
        code: &Code,
        call_sig: SigId,
        callee: &Signature,
        args: &[u64],
        base: usize,
    ) -> Result<Box<VaArea>, TrapKind> {
        let call = self.program.signature(call_sig)?;
        let fixed = callee.params.len();
        let params = &call.params[..call.params.len().min(args.len())];
        let mut gp: SmallVec<[u64; 6]> = SmallVec::new();
        let mut fp: SmallVec<[[u64; 2]; 8]> = SmallVec::new();
        let mut stack: Vec<u8> = Vec::new();
        // The registers and stack bytes of the fixed parameters, and the places of copied objects.
        let mut used = (0, 0, 0);
        let mut objects: SmallVec<[(usize, usize); 2]> = SmallVec::new();
        let mut i = 0;
        while i < params.len() {
            if i == fixed {
                used = (gp.len(), fp.len(), stack.len());
            }
            let group = params[i].group;
            let mut end = i + 1;
            while group != 0 && end < params.len() && params[end].group == group {
                end += 1;
            }
            if let Purpose::ByVal { size, align } = params[i].purpose {
                let bytes = self.memory.bytes(args[i], u64::from(size))?;
                stack.resize(stack.len().next_multiple_of((align as usize).clamp(8, 1 << 20)), 0);
                objects.push((i, stack.len()));
                stack.extend_from_slice(bytes);
                stack.resize(stack.len().next_multiple_of(8), 0);
                i += 1;
                continue;
            }
            let is_float = params[i].ty.is_float();
            if is_float && fp.len() < 8 {
                // A vector if there are two.
                fp.push([args[i], if end - i > 1 { args[i + 1] } else { 0 }]);
            } else if !is_float && gp.len() + (end - i) <= 6 {
                gp.extend(params[i..end].iter().zip(&args[i..end]).map(|(param, &arg)| extended(param, arg)));
            } else {
                if group != 0 {
                    stack.resize(stack.len().next_multiple_of(16), 0);
                }
                for (param, &arg) in params[i..end].iter().zip(&args[i..end]) {
                    stack.extend_from_slice(&extended(param, arg).to_le_bytes());
                }
                if group != 0 {
                    stack.resize(stack.len().next_multiple_of(16), 0);
                }
            }
            i = end;
        }
        if params.len() <= fixed {
            used = (gp.len(), fp.len(), stack.len());
        }
        let overflow = self.memory.push_stack(stack.len() as u64, 16).ok_or(TrapKind::StackOverflow)?;
        self.memory.bytes_mut(overflow, stack.len() as u64)?.copy_from_slice(&stack);
        let save = self.memory.push_stack(SAVE_AREA, 16).ok_or(TrapKind::StackOverflow)?;
        for (i, &value) in gp.iter().enumerate() {
            self.memory.write_int(save + 8 * i as u64, 8, value)?;
        }
        for (i, &value) in fp.iter().enumerate() {
            for (half, value) in value.into_iter().enumerate() {
                self.memory.write_int(save + 48 + 16 * i as u64 + 8 * half as u64, 8, value)?;
            }
        }
        for (i, &(reg, mask)) in code.params.iter().enumerate() {
            let object = objects.iter().find(|&&(index, _)| index == i);
            let value = match object {
                Some(&(_, offset)) => overflow + offset as u64,
                None => args.get(i).copied().unwrap_or(0) & mask,
            };
            self.regs[base + reg as usize] = value;
        }
        let mut args = args.to_vec();
        for &(index, offset) in &objects {
            args[index] = overflow + offset as u64;
        }
        Ok(Box::new(VaArea {
            sig: call_sig,
            args,
            gp_offset: 8 * used.0 as u32,
            fp_offset: 48 + 16 * used.1 as u32,
            overflow: overflow + used.2 as u64,
            save,
        }))
    }

    /// Takes the innermost frame away.
    pub(super) fn leave(&mut self) -> Result<(), TrapKind> {
        let Some(frame) = self.frames.pop() else { return Ok(()) };
        let depth = self.frames.len();
        if self.left.len() <= depth {
            self.left.resize(depth + 1, (frame.func, u64::MAX));
        }
        self.left[depth] = (frame.func, frame.fp);
        while self.places.last().is_some_and(|place| place.frame >= depth) {
            self.places.pop();
        }
        self.memory.pop_stack(frame.sp)
    }

    /// Moves the results of the last `return` to the result registers of the call in the innermost frame.
    pub(super) fn take_results(&mut self) -> Result<(), TrapKind> {
        let Some(frame) = self.frames.last() else { return Ok(()) };
        let (base, site) = (frame.base, &frame.code.calls[frame.site as usize]);
        for (i, (&reg, &mask)) in site.results.iter().zip(&site.result_masks).enumerate() {
            // A function with fewer results than the caller expects leaves the register unchanged: zero here.
            self.regs[base + reg as usize] = self.returned.get(i).copied().unwrap_or(0) & mask;
        }
        if let Some(tracker) = &mut self.tracker {
            tracker.take_results(base, &site.results);
        }
        if !self.returned_x87.is_empty() {
            let signature = self.program.signature(site.sig)?;
            let wanted = signature.results.iter().filter(|result| result.place == ResultPlace::X87).count();
            let places = site.args.get(signature.params.len()..).unwrap_or_default();
            for (i, &place) in places.iter().enumerate().take(wanted) {
                let Some(bytes) = self.returned_x87.get(i).copied() else { break };
                let addr = self.regs[base + place as usize];
                self.memory.bytes_mut(addr, 10)?.copy_from_slice(&bytes);
            }
        }
        Ok(())
    }

    /// Calls the function at `addr` from the host and gives its first result. Missing arguments are zero.
    pub(super) fn call_address(&mut self, addr: u64, args: &[u64]) -> Result<u64, Stop> {
        let Target::Function(id) = self.program.target_at(addr)? else {
            return self.call_host_address(addr, args);
        };
        if self.host_depth >= MAX_HOST_DEPTH {
            return Err(TrapKind::HostRecursion.into());
        }
        let sig = self.program.body(id)?.sig;
        let n_params = self.program.signature(sig)?.params.len();
        let mut padded: SmallVec<[u64; 6]> = SmallVec::from_slice(args);
        padded.resize(n_params, 0);
        let floor = self.frames.len();
        self.enter(id, sig, &padded)?;
        self.host_depth += 1;
        let result = self.run(floor);
        self.host_depth -= 1;
        result.map(|()| self.returned.first().copied().unwrap_or(0))
    }

    /// Calls a function of the host by its address: a program gave it to the host as a callback.
    fn call_host_address(&mut self, addr: u64, args: &[u64]) -> Result<u64, Stop> {
        match self.program.target_at(addr)? {
            target @ (Target::Host(_) | Target::Defined(_)) => Ok(self.call_host(target, None, args)?.0),
            Target::Unresolved(symbol) => Err(self.program.unresolved(symbol).into()),
            _ => Err(TrapKind::BadCall(addr).into()),
        }
    }

    /// Remembers the position after the call that is active in the innermost frame.
    pub(super) fn set_place(&mut self, buffer: u64, pc: u32, dest: u32) -> Result<(), TrapKind> {
        let Some(frame) = self.frames.last() else { return Err(TrapKind::BadLongJump) };
        let place = Place {
            frame: self.frames.len() - 1,
            serial: frame.serial,
            pc,
            dest,
            sp: self.memory.sp,
            buffer,
        };
        // A setjmp that runs again fills the same entry, so that loops do not grow the list.
        let same = |old: &Place| old.serial == place.serial && old.pc == pc && old.buffer == buffer;
        let index = match self.places.iter().rposition(same) {
            Some(index) => {
                self.places[index] = place;
                index
            }
            None => {
                self.places.push(place);
                self.places.len() - 1
            }
        };
        // The second word: `__builtin_setjmp` has its own uses for the first and the third. The serial number
        // makes a stale buffer show.
        self.memory.write_int(buffer + 8, 8, index as u64 | (place.serial & 0xffff_ffff) << 32)
    }

    /// The position that a buffer remembers.
    pub(super) fn find_place(&self, buffer: u64) -> Result<u32, TrapKind> {
        let word = self.memory.read_int(buffer.wrapping_add(8), 8)?;
        let place = self.places.get(word as u32 as usize).ok_or(TrapKind::BadLongJump)?;
        if place.serial & 0xffff_ffff != word >> 32 {
            return Err(TrapKind::BadLongJump);
        }
        Ok(word as u32)
    }

    /// Goes back to a position, if its frame is one of those above `floor`.
    pub(super) fn jump_to_place(&mut self, place: u32, value: u32, floor: usize) -> Result<bool, TrapKind> {
        let place = *self.places.get(place as usize).ok_or(TrapKind::BadLongJump)?;
        if place.frame < floor {
            return Ok(false);
        }
        while self.frames.len() > place.frame + 1 {
            self.leave()?;
        }
        let frame = self.frames.last_mut().ok_or(TrapKind::BadLongJump)?;
        frame.pc = place.pc;
        self.regs[frame.base + place.dest as usize] = u64::from(value);
        if place.sp > self.memory.sp {
            self.memory.pop_stack(place.sp)?;
        }
        Ok(true)
    }
}

/// The parameters and results of a call or a function, for messages: `(i32, ptr) -> i32`.
fn shape(signature: &Signature) -> String {
    let mut text = String::from("(");
    for (i, param) in signature.params.iter().enumerate() {
        text += if i == 0 { "" } else { ", " };
        match param.purpose {
            Purpose::ByVal { size, .. } => text += &format!("{size} bytes"),
            _ => text += param.ty.name(),
        }
    }
    if signature.variadic.is_some() {
        text += if signature.params.is_empty() { "..." } else { ", ..." };
    }
    text.push(')');
    for (i, result) in signature.results.iter().enumerate() {
        text += if i == 0 { " -> " } else { ", " };
        text += result.ty.name();
    }
    text
}

impl<'m, H: Host<'m>> Machine<'m, H> {
    /// Returns a trap if a call with the signature `sig` does not match the parameters and results of the
    /// function `id`. Pointers and integers of 64 bits are the same.
    pub(super) fn check_call(&self, id: FuncId, sig: SigId) -> Result<(), TrapKind> {
        let callee_sig = self.program.body(id)?.sig;
        if callee_sig == sig {
            return Ok(());
        }
        let (call, callee) = (self.program.signature(sig)?, self.program.signature(callee_sig)?);
        let kind = |ty: Type| if ty == Type::Ptr { Type::I64 } else { ty };
        let same_param = |(a, b): (&AbiParam, &AbiParam)| {
            let objects =
                matches!(a.purpose, Purpose::ByVal { .. }) == matches!(b.purpose, Purpose::ByVal { .. });
            kind(a.ty) == kind(b.ty) && objects
        };
        let fixed = callee.params.len();
        let enough =
            if callee.variadic.is_some() { call.params.len() >= fixed } else { call.params.len() == fixed };
        let same_results = call.results.len() <= callee.results.len()
            && call.results.iter().zip(&callee.results).all(|(a, b)| kind(a.ty) == kind(b.ty));
        if enough && same_results && call.params.iter().zip(&callee.params).all(same_param) {
            return Ok(());
        }
        let name = self.program.module.symbol_name(self.program.body(id)?.symbol).into();
        Err(TrapKind::WrongCall { name, call: shape(call).into(), callee: shape(callee).into() })
    }
}

/// The argument as the caller extends it.
fn extended(param: &AbiParam, arg: u64) -> u64 {
    if param.extension == Extension::Sign && param.ty.is_int() { signed(param.ty, arg) as u64 } else { arg }
}

/// The values of the callee's parameters if the call was compiled for another signature: as the registers of
/// each class would hold them, zero for missing arguments.
fn match_args(call: &[AbiParam], callee: &[AbiParam], args: &[u64]) -> SmallVec<[u64; 8]> {
    #[derive(PartialEq, Clone, Copy)]
    enum Class {
        Int,
        Float,
        Object,
    }
    fn class(param: &AbiParam) -> Class {
        match param.purpose {
            Purpose::ByVal { .. } => Class::Object,
            _ if param.ty.is_float() => Class::Float,
            _ => Class::Int,
        }
    }
    let passed = call.iter().zip(args).map(|(param, &arg)| (class(param), extended(param, arg)));
    let mut queues: [SmallVec<[u64; 8]>; 3] = Default::default();
    for (class, value) in passed {
        queues[class as usize].push(value);
    }
    let mut next = [0; 3];
    callee
        .iter()
        .map(|param| {
            let class = class(param) as usize;
            next[class] += 1;
            queues[class].get(next[class] - 1).copied().unwrap_or(0)
        })
        .collect()
}

impl<'m, H: Host<'m>> Machine<'m, H> {
    /// Calls a function of the host or of the embedder; returns its two results.
    pub(super) fn call_host(
        &mut self,
        target: Target,
        signature: Option<&'m Signature>,
        args: &[u64],
    ) -> Result<(u64, u64), Stop> {
        self.memory.site = self.site();
        let defined = match target {
            Target::Defined(number) => self.defined.get(number as usize).cloned(),
            _ => None,
        };
        let mut call = Call { machine: self, args, signature, second: 0 };
        let first = match (target, defined) {
            (_, Some(function)) => function(&mut call)?,
            (Target::Host(number), None) => H::call(&mut call, number)?,
            _ => return Err(TrapKind::Malformed("a host function that does not exist".into()).into()),
        };
        Ok((first, call.second))
    }
}

impl<'m, H: Host<'m>> Call<'_, 'm, H> {
    /// The bits of the argument `index`, zero above its type's width.
    ///
    /// # Errors
    /// When the program passes fewer arguments.
    pub fn arg(&self, index: usize) -> HostResult {
        let missing =
            || TrapKind::Malformed("a call passes too few arguments to a function of the host".into());
        self.args.get(index).copied().ok_or_else(|| missing().into())
    }

    /// All arguments.
    pub fn args(&self) -> &[u64] {
        self.args
    }

    /// The signature of the call; `None` if the host itself calls.
    pub fn signature(&self) -> Option<&'m Signature> {
        self.signature
    }

    /// The program's memory.
    pub fn memory(&mut self) -> &mut Memory {
        &mut self.machine.memory
    }

    /// The state of the host.
    pub fn host(&mut self) -> &mut H {
        &mut self.machine.host
    }

    /// Sets the second result, for functions that return two registers.
    pub fn set_second(&mut self, bits: u64) {
        self.second = bits;
    }

    /// Calls the function at `addr` and returns its first result; missing arguments are zero.
    ///
    /// # Errors
    /// Whatever stops the program there; pass it on.
    pub fn call(&mut self, addr: u64, args: &[u64]) -> HostResult {
        let site = self.machine.memory.site;
        let result = self.machine.call_address(addr, args);
        // The rest of this function runs on behalf of its own caller again.
        self.machine.memory.site = site;
        result
    }
}
