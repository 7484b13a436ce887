//! Variable arguments of a call: those that it passes, or those of a `va_list` (System V ABI, section 3.5.7).

use sheave_ir::Purpose;

use super::call::CCall;
use crate::machine::HostResult;
use crate::memory::Memory;
use crate::trap::{Stop, TrapKind};

/// Variable arguments: those of the call, or those that a `va_list` names.
#[derive(Clone, Copy, Debug)]
pub(super) enum VarArgs {
    /// Of the call; the index of the next one.
    Direct {
        /// The next one.
        next: usize,
    },
    /// A `va_list` in memory.
    List {
        /// Its address.
        addr: u64,
    },
}

impl VarArgs {
    /// The next integer or pointer.
    pub(super) fn int(&mut self, call: &mut CCall<'_, '_>) -> HostResult {
        match self {
            VarArgs::Direct { next } => {
                *next += 1;
                call.arg(*next - 1)
            }
            VarArgs::List { addr } => Ok(list_slot(call.memory(), *addr, 0, 48, 8)?),
        }
    }

    /// The bits of the next double.
    pub(super) fn double(&mut self, call: &mut CCall<'_, '_>) -> HostResult {
        match self {
            VarArgs::Direct { .. } => self.int(call),
            VarArgs::List { addr } => Ok(list_slot(call.memory(), *addr, 4, 176, 16)?),
        }
    }

    /// The bytes of the next 80-bit float.
    pub(super) fn long_double(&mut self, call: &mut CCall<'_, '_>) -> Result<[u8; 10], Stop> {
        let addr = match self {
            VarArgs::Direct { next } => {
                let param = call.signature.and_then(|signature| signature.params.get(*next));
                if param.is_some_and(|param| !matches!(param.purpose, Purpose::ByVal { .. })) {
                    // The program promised a long double and passed something else: any bits will do.
                    *next += 1;
                    return Ok([0; 10]);
                }
                self.int(call)?
            }
            VarArgs::List { addr } => {
                let memory = call.memory();
                let place = memory.read_int(*addr + 8, 8)?.next_multiple_of(16);
                memory.write_int(*addr + 8, 8, place + 16)?;
                place
            }
        };
        Ok(call.mem().bytes(addr, 10)?.try_into().unwrap_or([0; 10]))
    }
}

/// Takes the next eight bytes of a `va_list`: from the save area while its offset (at `field`) is below
/// `end`.
fn list_slot(memory: &mut Memory, list: u64, field: u64, end: u64, step: u64) -> Result<u64, TrapKind> {
    let offset = memory.read_int(list.wrapping_add(field), 4)?;
    if offset < end {
        memory.write_int(list.wrapping_add(field), 4, offset + step)?;
        let save = memory.read_int(list.wrapping_add(16), 8)?;
        memory.read_int(save.wrapping_add(offset), 8)
    } else {
        let place = memory.read_int(list.wrapping_add(8), 8)?;
        memory.write_int(list.wrapping_add(8), 8, place.wrapping_add(8))?;
        memory.read_int(place, 8)
    }
}
