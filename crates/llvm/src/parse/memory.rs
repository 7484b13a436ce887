use sheave_ir::{InstData, MemFlags, Ordering, RmwOp, Value, ensure};

use crate::lower::atomics::UPDATES;
use crate::lower::body::TypedValue;
use crate::parse::Reader;
use crate::parse::fault::{At, Read};

impl Reader<'_> {
    /// An optional synchronisation scope and an ordering, which is none of `refused`.
    pub(crate) fn ordering(&mut self, refused: &[&[u8]]) -> Read<Ordering> {
        let mut start = self.cursor.token_start();
        let mut word = self.cursor.word();
        if word == b"syncscope" {
            self.cursor.skip_group()?;
            self.cursor.ws();
            start = self.cursor.p;
            word = self.cursor.word();
        }
        ensure(!refused.contains(&word), || self.fault_at(start, "the instruction has no such ordering"))?;
        Ok(match word {
            b"unordered" | b"monotonic" => Ordering::Relaxed,
            b"acquire" => Ordering::Acquire,
            b"release" => Ordering::Release,
            b"acq_rel" => Ordering::AcqRel,
            b"seq_cst" => Ordering::SeqCst,
            _ => return Err(self.fault_at(start, "expected an ordering such as 'seq_cst'")),
        })
    }

    /// `fence`.
    pub(crate) fn fence(&mut self) -> Read<TypedValue> {
        let ordering = self.ordering(&[b"unordered", b"monotonic"])?;
        self.lower.body.push(InstData::Fence { ordering });
        Ok(TypedValue::NONE)
    }

    /// The address of an atomic operation: these have no offset of their own.
    fn atomic_address(&mut self) -> Read<Value> {
        let (addr, offset) = self.pointer_operand()?;
        Ok(self.lower.body.address(addr, i64::from(offset)))
    }

    /// `cmpxchg`: a pair of the old content and whether it was the expected one.
    pub(crate) fn cmpxchg(&mut self) -> Read<TypedValue> {
        self.cursor.eat_word(b"weak");
        let volatile = self.cursor.eat_word(b"volatile");
        let addr = self.atomic_address()?;
        self.cursor.expect(b',')?;
        let pos = self.cursor.token_start();
        let (ty, expected) = self.typed_operand()?;
        let new = self.next_operand_of(ty)?;
        let success = self.ordering(&[b"unordered"])?;
        let failure = self.ordering(&[b"unordered", b"release", b"acq_rel"])?;
        let ordering = match (success, failure) {
            (_, Ordering::SeqCst) => Ordering::SeqCst,
            (Ordering::Relaxed, Ordering::Acquire) => Ordering::Acquire,
            (Ordering::Release, Ordering::Acquire) => Ordering::AcqRel,
            _ => success,
        };
        let flags = MemFlags { volatile, ordering };
        self.lower.cmpxchg(flags, addr, ty, expected, new).at(pos)
    }

    /// `atomicrmw`.
    pub(crate) fn atomic_rmw(&mut self) -> Read<TypedValue> {
        let volatile = self.cursor.eat_word(b"volatile");
        let start = self.cursor.token_start();
        // The IR's names are LLVM's.
        let word = core::str::from_utf8(self.cursor.word()).unwrap_or_default();
        let op = RmwOp::from_name(word);
        if op.is_none() && !UPDATES.contains(&word) {
            return Err(self.fault_at(start, "expected an atomic operation"));
        }
        let addr = self.atomic_address()?;
        self.cursor.expect(b',')?;
        let pos = self.cursor.token_start();
        let v = self.typed_operand()?;
        let ordering = self.ordering(&[b"unordered"])?;
        let flags = MemFlags { volatile, ordering };
        match op {
            Some(op) => self.lower.rmw(op, flags, addr, v).at(pos),
            None => self.lower.update(word, flags, addr, v).at(pos),
        }
    }

    /// `alloca`.
    #[inline(never)]
    pub(crate) fn alloca_inst(&mut self) -> Read<TypedValue> {
        let start = self.cursor.token_start();
        if let word @ (b"inalloca" | b"swifterror") = self.cursor.peek_word() {
            self.cursor.p += word.len();
            self.skip_word("parameter", word, start)?;
        }
        let ty = self.ty()?;
        self.lower.require_size(ty).at(start)?;
        let mut align_log2 = self.lower.types.info(ty).align_log2;
        let mut count = None;
        while self.cursor.next_part() {
            match self.cursor.peek() {
                b'a' if self.cursor.eat_word(b"align") => {
                    align_log2 = self.cursor.alignment()?.trailing_zeros() as u8;
                }
                b'a' if self.cursor.eat_word(b"addrspace") => self.address_space(start)?,
                _ => {
                    let pos = self.cursor.p;
                    let count_ty = self.ty()?;
                    let bits = self.lower.expect_integer(count_ty).at(pos)?;
                    ensure(bits <= 64, || self.unsupported_at(pos, "this many elements"))?;
                    count = Some(self.single(count_ty)?);
                }
            }
        }
        self.lower.alloca(ty, align_log2, count).at(start)
    }

    /// The words before the type of a load or store: whether it is atomic, and its flags but for the
    /// ordering.
    #[inline(always)]
    fn access_words(&mut self) -> (bool, MemFlags) {
        let mut flags = MemFlags::default();
        let mut atomic = false;
        if matches!(self.cursor.token() as u8, b'a' | b'v') {
            atomic = self.cursor.eat_word(b"atomic");
            flags.volatile = self.cursor.eat_word(b"volatile");
        }
        (atomic, flags)
    }

    /// `load`.
    #[inline(never)]
    pub(crate) fn load_inst(&mut self) -> Read<TypedValue> {
        let (atomic, mut flags) = self.access_words();
        let start = self.cursor.p;
        let ty = self.ty()?;
        let place = self.next_pointer_operand()?;
        if atomic {
            flags.ordering = self.ordering(&[b"release", b"acq_rel"])?;
        }
        self.lower.load(ty, place, flags).at(start)
    }

    /// `store`.
    #[inline(never)]
    pub(crate) fn store_inst(&mut self) -> Read<TypedValue> {
        let (atomic, mut flags) = self.access_words();
        let start = self.cursor.p;
        let v = self.typed_operand()?;
        let place = self.next_pointer_operand()?;
        if atomic {
            flags.ordering = self.ordering(&[b"acquire", b"acq_rel"])?;
        }
        self.lower.store(v, place, flags).at(start)?;
        Ok(TypedValue::NONE)
    }
}
