//! Unwinding: finds the landing pad that takes an exception, and leaves the frames above it.
//!
//! There are two phases, as in the Itanium C++ ABI ("Exception Handling", level I). The throw searches the
//! frames, innermost first, for an invoke whose landing pad takes the exception; if there is none, nothing is
//! unwound and the throw is a trap ([`Machine::is_caught`]). Then frames are left one by one; landing pads
//! that only clean up are executed, too, and continue by `resume` ([`Machine::unwind`]). Both phases are
//! linear in the number of frames. The clauses are those of the IR; compiled code has tables instead.
//!
//! An exception is a number chosen by whoever throws it, and has one type, an address: a clause takes it if
//! it names exactly this address, or catches everything. No personality is called, so the rules of a language
//! (base classes, adjusted pointers) do not exist here.
//!
//! Exceptions pass through functions of the host that have called back, such as `qsort`, as they do natively.

use rustc_hash::FxHashMap;

use sheave_ir::{Block, InstData, PadClause, Symbol};

use crate::host::Host;
use crate::machine::{Call, Frame, Machine};
use crate::trap::{Stop, TrapKind};

/// The exceptions of a program.
#[derive(Default)]
pub(super) struct Exceptions {
    /// The address of the type of each thrown exception.
    types: FxHashMap<u64, u64>,
    /// The results of the landing pad that was entered last: the exception, and the number of its clause.
    pub(super) arrived: (u64, i32),
}

/// The landing pad that an exception enters.
#[derive(Clone, Copy, Debug)]
struct Landing {
    /// The edge of the invoke.
    edge: u32,
    /// The number of the clause that takes the exception; zero if the landing pad only cleans up.
    number: i32,
}

/// The number of clauses that take every exception; types have the numbers of their symbols, from one on.
const EVERYTHING: i32 = i32::MAX;

/// The number of a type among clauses.
pub(super) fn type_number(symbol: Symbol) -> i32 {
    i32::try_from(symbol.as_u32()).map_or(EVERYTHING, |index| index.saturating_add(1))
}

impl<'m, H: Host<'m>> Machine<'m, H> {
    /// Returns whether a landing pad of an active function takes `exception`.
    ///
    /// # Errors
    /// When the clauses of an active function are malformed.
    fn is_caught(&self, exception: u64) -> Result<bool, TrapKind> {
        for frame in self.frames.iter().rev() {
            if self.landing(frame, exception)?.is_some_and(|landing| landing.number != 0) {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Leaves functions, down to `floor` frames, up to the next landing pad that takes `exception` or cleans
    /// up, and enters it; returns false if there is none.
    ///
    /// # Errors
    /// As [`Machine::is_caught`].
    pub(super) fn unwind(&mut self, exception: u64, floor: usize) -> Result<bool, TrapKind> {
        while self.frames.len() > floor {
            let Some(frame) = self.frames.last() else { break };
            let Some(landing) = self.landing(frame, exception)? else {
                self.leave()?;
                continue;
            };
            let (code, base) = (frame.code.clone(), frame.base);
            let edge = &code.edges[landing.edge as usize];
            self.move_phis(&code, edge, base);
            self.counters[(code.first_counter + edge.block) as usize] += 1;
            if let Some(frame) = self.frames.last_mut() {
                frame.pc = edge.target;
            }
            self.exceptions.arrived = (exception, landing.number);
            return Ok(true);
        }
        Ok(false)
    }

    /// The landing pad of the call that is active in `frame`, if there is one and `exception` enters it.
    fn landing(&self, frame: &Frame, exception: u64) -> Result<Option<Landing>, TrapKind> {
        let site = frame.code.calls.get(frame.site as usize);
        let Some(edge) = site.and_then(|site| site.unwind) else { return Ok(None) };
        let func = self.program.body(frame.func)?;
        let block = Block::from_u32(frame.code.edges[edge as usize].block);
        let first = func.block_insts(block).first().map(|&inst| func.insts[inst]);
        let Some(InstData::LandingPad { pad }) = first else {
            return Err(TrapKind::Malformed("an invoke without a landing pad".into()));
        };
        let pad = func.pads.get(pad);
        let pad = pad.ok_or_else(|| TrapKind::Malformed("a landing pad without clauses".into()))?;
        let of = self.exceptions.types.get(&exception).copied();
        let takes = |ty: Symbol| Ok::<_, TrapKind>(of == Some(self.program.symbol_address(ty)?));
        for (i, clause) in pad.clauses.iter().enumerate() {
            let number = match clause {
                PadClause::Catch(None) => Some(EVERYTHING),
                PadClause::Catch(Some(ty)) => takes(*ty)?.then_some(type_number(*ty)),
                PadClause::Filter(types) => {
                    let mut passes = false;
                    for ty in types {
                        passes |= ty.map_or(Ok(true), takes)?;
                    }
                    (!passes).then_some(-1 - i as i32)
                }
            };
            if let Some(number) = number {
                return Ok(Some(Landing { edge, number }));
            }
        }
        Ok(pad.cleanup.then_some(Landing { edge, number: 0 }))
    }
}

impl<'m, H: Host<'m>> Call<'_, 'm, H> {
    /// Throws: return the result as the error of the function. Landing pads get `exception`, any number
    /// that the embedder chooses; those with a clause for exactly the type at the address `ty`, or for
    /// everything, take it.
    ///
    /// The [`Stop`] is [`TrapKind::UncaughtException`] if no active function takes it.
    pub fn throw(&mut self, exception: u64, ty: u64) -> Stop {
        self.machine.exceptions.types.insert(exception, ty);
        match self.machine.is_caught(exception) {
            Ok(true) => Stop::Unwind { exception },
            Ok(false) => TrapKind::UncaughtException.into(),
            Err(kind) => kind.into(),
        }
    }
}
