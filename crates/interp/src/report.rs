//! Reports of faults: the source lines of the active functions, and the objects that addresses belong to.
//!
//! A report is made after the fault, from tables that exist anyway: locations of the IR, frames, and heap
//! blocks with the instructions that allocated and freed them.

use sheave_ir::{FuncId, Function, Home, InstData, Slot, VariableData};

use crate::host::Host;
use crate::machine::Machine;
use crate::memory::Object;
use crate::site::Site;
use crate::trap::TrapKind;

/// The number of innermost functions that are reported with lines.
const INNERMOST: usize = 16;
/// And of so many, the outermost ones.
const OUTERMOST: usize = 8;

/// A position in the source.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The function of the source, or of the IR.
    pub function: Box<str>,
    /// The name of the file as the compiler got it; empty if unknown.
    pub file: Box<str>,
    /// The folder in which the compiler ran.
    pub directory: Box<str>,
    /// From one; zero if unknown.
    pub line: u32,
    /// The same.
    pub column: u32,
    /// The function was inlined into the next one.
    pub is_inlined: bool,
}

/// Further information about a fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Note {
    /// The information.
    pub text: String,
    /// Its position.
    pub at: Option<Position>,
}

/// The lines of a fault.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Report {
    /// The active functions, the innermost first.
    pub frames: Vec<Position>,
    /// How many are left out, and after how many.
    pub left_out: Option<(usize, usize)>,
    /// Further information.
    pub notes: Vec<Note>,
}

/// A heap block without a pointer to it at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leak {
    /// Its size in bytes.
    pub size: u64,
    /// The position of its allocation.
    pub at: Option<Position>,
}

/// `1 byte`, `2 bytes`.
fn bytes(n: u64) -> String {
    if n == 1 { "1 byte".to_owned() } else { format!("{n} bytes") }
}

impl<'m, H: Host<'m>> Machine<'m, H> {
    /// Takes the report of the fault that ended the last call.
    pub fn take_report(&mut self) -> Option<Report> {
        self.report.take()
    }

    /// The instruction that the innermost function executes.
    pub(super) fn site(&self) -> Option<Site> {
        let frame = self.frames.last()?;
        let inst = *frame.code.insts.get((frame.pc as usize).checked_sub(1)?)?;
        Some(Site { func: frame.func, inst })
    }

    /// Makes the report of `kind`.
    #[cold]
    pub(super) fn make_report(&self, kind: &TrapKind) -> Report {
        let mut report = Report::default();
        let n = self.frames.len();
        let left_out = n.saturating_sub(INNERMOST + OUTERMOST);
        for (at, frame) in self.frames.iter().rev().enumerate() {
            if left_out > 0 && at == INNERMOST {
                report.left_out = Some((left_out, report.frames.len()));
            }
            if (INNERMOST..INNERMOST + left_out).contains(&at) {
                continue;
            }
            let inst = (frame.pc as usize).checked_sub(1).and_then(|pc| frame.code.insts.get(pc));
            if let Some(&inst) = inst {
                report.frames.extend(self.positions(Site { func: frame.func, inst }));
            }
        }
        match *kind {
            TrapKind::OutOfBounds { addr, size, .. } | TrapKind::UseAfterFree { addr, size, .. } => {
                self.describe(addr, size, &mut report)
            }
            TrapKind::BadFree(addr) | TrapKind::DoubleFree(addr) => self.describe(addr, 1, &mut report),
            TrapKind::WriteToReadOnly(addr) => self.describe(addr, 1, &mut report),
            TrapKind::Tainted { origin, poison, .. } => {
                let origin = self.memory.taints.as_ref().and_then(|taints| taints.origin(origin));
                let site = origin.and_then(|origin| origin.site);
                let variable = site.and_then(|site| self.variable_made_by(site));
                let at = site.filter(|_| variable.is_none()).and_then(|site| self.position(site));
                let text = match variable {
                    Some(variable) => format!("the memory is that of {variable}"),
                    None if poison => "this operation overflows".to_owned(),
                    None => "the memory is allocated here".to_owned(),
                };
                report.notes.push(Note { text, at });
            }
            TrapKind::Misaligned { addr, size, .. } => self.describe(addr, size, &mut report),
            _ => {}
        }
        report
    }

    /// The positions of an instruction, innermost first, or the name of its function.
    fn positions(&self, Site { func: id, inst }: Site) -> Vec<Position> {
        let Ok(func) = self.program.body(id) else { return Vec::new() };
        let sources = &self.program.module.sources;
        let named = |function: &str| Position {
            function: function.into(),
            file: "".into(),
            directory: "".into(),
            line: 0,
            column: 0,
            is_inlined: false,
        };
        let mut positions: Vec<Position> = (func.loc_chain(func.loc(inst)))
            .filter_map(|loc| {
                let (scope, file) = (sources.scopes.get(loc.scope)?, sources.file(loc.scope)?);
                Some(Position {
                    file: file.name.clone(),
                    directory: file.directory.clone(),
                    line: loc.line,
                    column: loc.column,
                    is_inlined: loc.inlined_at.is_some(),
                    ..named(&scope.name)
                })
            })
            .collect();
        if positions.is_empty() {
            positions.push(named(self.program.module.symbol_name(func.symbol)));
        }
        positions
    }

    /// The innermost of them.
    pub(super) fn position(&self, site: Site) -> Option<Position> {
        self.positions(site).into_iter().next()
    }

    /// Says which object the bytes at `addr` belong to, or are nearest to.
    fn describe(&self, addr: u64, size: u64, report: &mut Report) {
        let distance = |object: &Object| match addr.checked_sub(object.start) {
            None => object.start - addr,
            Some(offset) => (offset + 1).saturating_sub(object.size.max(1)),
        };
        let objects = self.memory.heap_objects().chain(self.globals()).chain(self.slots());
        let objects = objects.chain(self.allocas()).chain(self.left_slots());
        let same_region = objects.filter(|object| crate::memory::same_region(object.start, addr));
        let Some(object) = same_region.min_by_key(|object| (distance(object), object.start)) else { return };
        let (what, whole) = (&object.what, bytes(object.size));
        let place = match addr.checked_sub(object.start) {
            None => format!("{} before {what} of {whole}", bytes(object.start - addr)),
            Some(offset) if offset == object.size => format!("just past the end of {what} of {whole}"),
            Some(offset) if offset > object.size => {
                format!("{} past the end of {what} of {whole}", bytes(offset - object.size))
            }
            Some(offset) if offset + size > object.size => {
                format!(
                    "the last {} of it are past the end of {what} of {whole}",
                    bytes(offset + size - object.size)
                )
            }
            Some(offset) => format!("{} into {what} of {whole}", bytes(offset)),
        };
        let at = |site: Option<Site>| site.and_then(|site| self.position(site));
        report.notes.push(Note { text: place, at: None });
        if object.allocated.is_some() {
            report.notes.push(Note { text: "allocated here".to_owned(), at: at(object.allocated) });
        }
        if object.freed.is_some() {
            report.notes.push(Note { text: "freed here".to_owned(), at: at(object.freed) });
        }
    }

    /// The module's data.
    fn globals(&self) -> impl Iterator<Item = Object> + '_ {
        let module = self.program.module;
        module.data.iter().filter_map(move |(id, data)| {
            let start = self.program.data_address(id).ok()?;
            let what = format!("`{}`", module.symbol_name(data.symbol));
            Some(Object { start, size: data.size, what, allocated: None, freed: None })
        })
    }

    /// The slots of active functions.
    fn slots(&self) -> impl Iterator<Item = Object> + '_ {
        self.frames.iter().flat_map(|frame| self.slots_of(frame.func, frame.fp))
    }

    /// The slots of functions that have returned, as far as no later frame took their place.
    fn left_slots(&self) -> impl Iterator<Item = Object> + '_ {
        let mut end = self.memory.sp;
        self.left.iter().skip(self.frames.len()).flat_map(move |&(func, fp)| {
            let free = fp.min(end)..end;
            end = free.start;
            let objects = self.slots_of(func, fp).filter(move |object| free.contains(&object.start));
            objects.map(|object| Object { what: object.what + ", which has returned,", ..object })
        })
    }

    /// The slots of `id` with a frame at `fp`.
    fn slots_of(&self, id: FuncId, fp: u64) -> impl Iterator<Item = Object> + '_ {
        let code = self.codes.get(id.as_u32() as usize).and_then(Option::as_ref);
        code.into_iter().flat_map(|code| &code.objects).filter_map(move |object| {
            let what = self.variable_name(self.program.body(id).ok()?, object.slot);
            let start = fp.checked_add(u64::from(object.offset))?;
            Some(Object { start, size: u64::from(object.size), what, allocated: None, freed: None })
        })
    }

    /// The objects on the stack whose size is computed, or of which each execution makes one.
    fn allocas(&self) -> impl Iterator<Item = Object> + '_ {
        self.memory.dynamic.iter().map(|&(start, size, site)| {
            let variable = site.and_then(|site| self.variable_made_by(site));
            let allocated = if variable.is_some() { None } else { site };
            let what = variable.unwrap_or_else(|| "a block on the stack".to_owned());
            Object { start, size, what, allocated, freed: None }
        })
    }

    /// The name of the variable in a slot, for messages.
    fn variable_name(&self, func: &Function, slot: Slot) -> String {
        let is_it = |home: &Home| matches!(home, Home::Slot { slot: of, .. } if *of == slot);
        let variable = func.debug.variables.iter().find(|variable| is_it(&variable.home));
        match variable.and_then(|home| self.program.module.sources.variables.locals.get(home.variable)) {
            Some(variable) => self.of_function(func, variable),
            None => format!("a local variable of `{}`", self.program.module.symbol_name(func.symbol)),
        }
    }

    fn of_function(&self, func: &Function, variable: &VariableData) -> String {
        format!("the variable `{}` of `{}`", variable.name, self.program.module.symbol_name(func.symbol))
    }

    /// The variable whose memory the instruction makes, if it makes that of one.
    fn variable_made_by(&self, Site { func, inst }: Site) -> Option<String> {
        let func = self.program.body(func).ok()?;
        match func.insts[inst] {
            InstData::Alloca { slot } | InstData::Lifetime { slot, .. } => {
                Some(self.variable_name(func, slot))
            }
            // No home describes an array of variable length. It is the only variable without one that is
            // declared in the line.
            InstData::DynAlloca { .. } => {
                let line = func.loc_chain(func.loc(inst)).next()?.line;
                let homeless = func.debug.variables.iter().filter(|variable| variable.home == Home::Gone);
                let variables = &self.program.module.sources.variables.locals;
                let mut here = homeless
                    .filter_map(|variable| variables.get(variable.variable))
                    .filter(|variable| variable.line == line && line != 0);
                let variable = here.next()?;
                here.next().is_none().then(|| self.of_function(func, variable))
            }
            _ => None,
        }
    }

    /// The heap blocks that neither the module's data nor a block that is reachable from there points to.
    pub fn leaks(&mut self) -> Vec<Leak> {
        let leaked = self.memory.unreachable_blocks();
        leaked
            .into_iter()
            .map(|(size, site)| Leak { size, at: site.and_then(|site| self.position(site)) })
            .collect()
    }
}
