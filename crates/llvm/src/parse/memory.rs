use sheave_ir::{InstData, MemFlags, Ordering, RmwOp, Value};

use crate::lower::body::TypedValue;
use crate::lower::types::Kind;
use crate::parse::Reader;
use crate::parse::fault::{At, Read};
use crate::parse::words::key;

const INALLOCA: u64 = key(b"inalloca");

const SWIFTERROR: u64 = key(b"swifterror");

impl Reader<'_> {
    /// An optional synchronisation scope and an ordering.
    pub(crate) fn ordering(&mut self) -> Read<Ordering> {
        let mut start = self.cursor.token_start();
        let mut word = self.cursor.word();
        if word == b"syncscope" {
            self.cursor.skip_group()?;
            self.cursor.ws();
            start = self.cursor.p;
            word = self.cursor.word();
        }
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
        let ordering = self.ordering()?;
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
        let success = self.ordering()?;
        let failure = self.ordering()?;
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
        let Some(op) = RmwOp::from_name(word) else {
            return Err(match word {
                "fmax" | "fmin" | "fmaximum" | "fminimum" | "uinc_wrap" | "udec_wrap" | "usub_cond"
                | "usub_sat" => self.unsupported_at(start, format!("the atomic operation '{word}'")),
                _ => self.fault_at(start, "expected an atomic operation"),
            });
        };
        let addr = self.atomic_address()?;
        self.cursor.expect(b',')?;
        let pos = self.cursor.token_start();
        let (ty, v) = self.typed_operand()?;
        let ordering = self.ordering()?;
        let flags = MemFlags { volatile, ordering };
        self.lower.rmw(op, flags, addr, ty, v).at(pos)
    }

    /// `alloca`.
    #[inline(never)]
    pub(crate) fn alloca_inst(&mut self) -> Read<TypedValue> {
        let start = self.cursor.token_start();
        match self.cursor.word8(start) {
            INALLOCA => return Err(self.unsupported_at(start, "arguments allocated by the caller")),
            SWIFTERROR => {
                self.cursor.eat_word(b"swifterror");
            }
            _ => {}
        }
        let ty = self.ty()?;
        self.lower.require_size(ty).at(start)?;
        let mut align_log2 = self.lower.types.info(ty).align_log2;
        let mut count = None;
        while self.cursor.next_part() {
            match self.cursor.peek() {
                b'a' if self.cursor.eat_word(b"align") => {
                    let pos = self.cursor.token_start();
                    let align = self.cursor.number()?;
                    if !align.is_power_of_two() || align > 1 << 32 {
                        return Err(self.fault_at(pos, "an alignment is a power of two"));
                    }
                    align_log2 = align.trailing_zeros() as u8;
                }
                b'a' if self.cursor.eat_word(b"addrspace") => self.cursor.skip_group()?,
                _ => {
                    let pos = self.cursor.p;
                    let count_ty = self.ty()?;
                    let Kind::Int(bits) = self.lower.types.kind(count_ty) else {
                        return Err(self.fault_at(pos, "the number of elements is an integer"));
                    };
                    if bits > 64 {
                        return Err(self.unsupported_at(pos, "this many elements"));
                    }
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
        let (addr, offset) = self.next_pointer_operand()?;
        if atomic {
            flags.ordering = self.ordering()?;
        }
        self.lower.load(ty, addr, offset, flags).at(start)
    }

    /// `store`.
    #[inline(never)]
    pub(crate) fn store_inst(&mut self) -> Read<TypedValue> {
        let (atomic, mut flags) = self.access_words();
        let start = self.cursor.p;
        let (ty, v) = self.typed_operand()?;
        let (addr, offset) = self.next_pointer_operand()?;
        if atomic {
            flags.ordering = self.ordering()?;
        }
        self.lower.store(ty, v, addr, offset, flags).at(start)?;
        Ok(TypedValue::NONE)
    }
}
