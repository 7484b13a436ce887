//! Exceptions: which landing pad takes one, and the frames that are left until then.
//!
//! As in the Itanium C++ ABI ("Exception Handling", level I) there are two phases. What throws searches the
//! frames, innermost first, for an invoke whose landing pad takes the exception; if there is none, nothing is
//! unwound, and what threw decides what happens ([`Interpreter::is_caught`]). Then frames are left one by
//! one; landing pads that only clean up are executed, too, and go on by `resume` ([`Interpreter::unwind`]).
//! Both are linear in the number of frames. The interpreter finds clauses in the IR where compiled code has
//! tables.
//!
//! Exceptions pass through functions of the host that have called back, such as `qsort`: natively these are
//! compiled with tables, too.

use rustc_hash::FxHashMap;

use sheave_ir::{Block, InstData, PadClause, PadData, Symbol};

use crate::host::Cpp;
use crate::machine::{Frame, HostCall, Interpreter};
use crate::trap::{Stop, TrapKind};

/// What is thrown and not over yet.
#[derive(Default)]
pub(super) struct Exceptions {
    /// By the address that landing pads get.
    pub(super) thrown: FxHashMap<u64, Thrown>,
    /// What the landing pad that was entered last gets: the exception, and the number of its type.
    pub(super) arrived: (u64, i32),
    /// Active functions of the host that catch everything.
    pub(super) catching_hosts: u32,
    /// The exceptions of C++.
    pub(super) cpp: Cpp,
}

/// What an exception is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Thrown {
    /// One of C++, of the type that the `type_info` at this address describes.
    Cpp(u64),
    /// One of the embedder's: it has exactly the type with this address.
    Host(u64),
    /// One of another language.
    Foreign,
}

/// The languages whose rules are known, by their personalities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Language {
    /// It has no types: clauses for everything and clean-up only.
    Untyped,
    Cpp,
}

/// What a landing pad does with an exception.
#[derive(Clone, Copy, Debug)]
struct Landing {
    /// The edge of the invoke.
    edge: u32,
    /// Of the clause that takes the exception; zero where the landing pad only cleans up.
    number: i32,
    /// Where the object is that a handler of C++ sees.
    object: u64,
}

/// The number of clauses that take every exception; types have the numbers of their symbols, from one on.
const EVERYTHING: i32 = i32::MAX;

/// The number of a type among clauses.
pub(super) fn type_number(symbol: Symbol) -> i32 {
    i32::try_from(symbol.as_u32()).map_or(EVERYTHING, |index| index.saturating_add(1))
}

impl Interpreter<'_> {
    /// Whether a landing pad of an active function, or a function of the host, takes `exception`.
    ///
    /// # Errors
    /// Where the clauses of an active function cannot be understood.
    pub(super) fn is_caught(&self, exception: u64) -> Result<bool, TrapKind> {
        for frame in self.frames.iter().rev() {
            if self.landing(frame, exception)?.is_some_and(|landing| landing.number != 0) {
                return Ok(true);
            }
        }
        Ok(self.exceptions.catching_hosts > 0)
    }

    /// Leaves functions, down to `floor` frames, until a landing pad wants `exception`, and goes there; false
    /// where none of these does.
    ///
    /// # Errors
    /// As [`Interpreter::is_caught`].
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
            if landing.number != 0 {
                self.exceptions.cpp.set_object(exception, landing.object);
            }
            return Ok(true);
        }
        Ok(false)
    }

    /// What the landing pad of the call that is active in `frame` does with `exception`; nothing where there
    /// is none, or where the exception passes it.
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
        let thrown = self.exceptions.thrown.get(&exception).copied().unwrap_or(Thrown::Foreign);
        let language = self.language(pad, thrown)?;
        for (i, clause) in pad.clauses.iter().enumerate() {
            let taken = match clause {
                PadClause::Catch(None) => {
                    self.takes(language, thrown, exception, None)?.map(|o| (EVERYTHING, o))
                }
                PadClause::Catch(Some(ty)) => self
                    .takes(language, thrown, exception, Some(*ty))?
                    .map(|object| (type_number(*ty), object)),
                PadClause::Filter(types) => {
                    let mut passes = false;
                    for &ty in types {
                        passes |= self.takes(language, thrown, exception, ty)?.is_some();
                    }
                    (!passes).then_some((-1 - i as i32, 0))
                }
            };
            if let Some((number, object)) = taken {
                return Ok(Some(Landing { edge, number, object }));
            }
        }
        Ok(pad.cleanup.then_some(Landing { edge, number: 0, object: 0 }))
    }

    /// Whose rules hold at a landing pad.
    fn language(&self, pad: &PadData, thrown: Thrown) -> Result<Language, TrapKind> {
        match self.program.module.symbol_name(pad.personality) {
            "__gxx_personality_v0" => Ok(Language::Cpp),
            "__gcc_personality_v0" => Ok(Language::Untyped),
            name if name.ends_with("rust_eh_personality") => Ok(Language::Untyped),
            // The embedder's exceptions have types that need no rules.
            _ if matches!(thrown, Thrown::Host(_)) => Ok(Language::Untyped),
            name => Err(TrapKind::Unsupported(format!("the personality `{name}`").into())),
        }
    }

    /// If a clause with the type `ty`, or one for everything, takes the exception, the address of the object
    /// that the handler sees.
    fn takes(
        &self,
        language: Language,
        thrown: Thrown,
        exception: u64,
        ty: Option<Symbol>,
    ) -> Result<Option<u64>, TrapKind> {
        let Some(ty) = ty else {
            return Ok(Some(self.exceptions.cpp.object(exception)));
        };
        let wanted = self.program.symbol_address(ty)?;
        match thrown {
            Thrown::Host(of) => Ok((of == wanted).then_some(0)),
            Thrown::Cpp(of) if language == Language::Cpp => {
                let object = self.exceptions.cpp.object(exception);
                self.exceptions.cpp.catches(&self.memory, wanted, of, object)
            }
            _ => Ok(None),
        }
    }
}

impl HostCall<'_, '_> {
    /// Throws: give what this returns as the error of the function. Landing pads get `exception`, any number
    /// that the embedder chooses; those with a clause for exactly the type at the address `ty`, or for
    /// everything, take it.
    ///
    /// The [`Stop`] is [`TrapKind::UncaughtException`] where no active function takes it.
    pub fn throw(&mut self, exception: u64, ty: u64) -> Stop {
        self.interp.exceptions.thrown.insert(exception, Thrown::Host(ty));
        match self.interp.is_caught(exception) {
            Ok(true) => Stop::Unwind { exception },
            Ok(false) => TrapKind::UncaughtException.into(),
            Err(kind) => kind.into(),
        }
    }
}
