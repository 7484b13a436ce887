//! Reports of faults: the source lines of the active functions, and the objects that addresses belong to.
//!
//! A report is made after the fault, from tables that exist anyway: locations of the IR, frames, and heap
//! blocks with the instructions that allocated and freed them.

use sheave_ir::{Function, Home, InstData, Slot};

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
            TrapKind::BadFree { addr } | TrapKind::DoubleFree { addr } => self.describe(addr, 1, &mut report),
            TrapKind::WriteToReadOnly { addr } => self.describe(addr, 1, &mut report),
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
        self.frames.iter().flat_map(move |frame| {
            frame.code.objects.iter().filter_map(move |object| {
                let what = self.variable_name(self.program.body(frame.func).ok()?, object.slot);
                let start = frame.fp + u64::from(object.offset);
                Some(Object { start, size: u64::from(object.size), what, allocated: None, freed: None })
            })
        })
    }

    /// The name of the variable in a slot, for messages.
    fn variable_name(&self, func: &Function, slot: Slot) -> String {
        let module = self.program.module;
        let is_it = |home: &Home| matches!(home, Home::Slot { slot: of, .. } if *of == slot);
        let variable = func.debug.variables.iter().find(|variable| is_it(&variable.home));
        let name = variable.and_then(|home| module.sources.variables.locals.get(home.variable));
        let function = module.symbol_name(func.symbol);
        match name {
            Some(variable) => format!("the variable `{}` of `{function}`", variable.name),
            None => format!("a local variable of `{function}`"),
        }
    }

    /// The variable whose slot the instruction makes, if it makes one.
    fn variable_made_by(&self, Site { func, inst }: Site) -> Option<String> {
        let func = self.program.body(func).ok()?;
        match func.insts[inst] {
            InstData::Alloca { slot } => Some(self.variable_name(func, slot)),
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
