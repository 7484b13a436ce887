//! The ledger: every copy with its reason, its position, its fate in the machine code, and the number of its
//! executions.

use std::collections::HashMap;
use std::fmt::Write as _;

use serde::{Serialize, Serializer};
use serde_json::{Value as Json, json};
use sheave_ir::{Block, Inst, InstData, Module, UnaryOp, Value};
use sheave_passes::adapters::eliminate;
use sheave_ssa::eliminate::{Entry, Position, Reason};
use sheave_ssa::promote::Placement;
use sheave_x64::{CodeCopy, CopyFate};

use super::lines;
use super::origin::Provenance;
use super::row::Method;
use super::runs::Ran;
use crate::Context;

/// One copy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LedgerLine {
    /// Its reason and position.
    pub entry: Entry,
    /// Its fate in the machine code.
    pub fate: Fate,
    /// Its instruction in copies form; `None` if there is none.
    pub copy: Option<StandingCopy>,
    /// Its phi, as the text of SSA form shows it.
    pub phi: String,
    /// The argument of its phi that it carries, in the same way.
    pub arg: String,
    /// The offset in the function's machine code of the instruction that performs it, if it is a move, load
    /// or store.
    pub offset: Option<u32>,
    /// The calls through which the block of its phi was inlined, if it was.
    pub inlined_at: Option<String>,
    /// The number of executions, if the program was run; zero for a copy without an instruction.
    pub executed: Option<u64>,
}

sheave_ir::named_enum! {
    /// The fate of a copy in the machine code, with its name in tables and files.
    Fate {
        /// A copy of copies form without a record in the machine code.
        Copy = "copy",
        /// A constant, or another value that is cheap to make, is made in the destination.
        Constant = "constant",
        /// Destination and source were merged: there is no copy.
        Coalesced = "coalesced",
        /// Removed: register allocation put both in the same register or spill slot.
        SameRegister = "same-register",
        /// Removed: the destination already holds the value, from an earlier move.
        Redundant = "redundant",
        /// A move between registers.
        Move = "move",
        /// A load from a spill slot.
        Load = "load",
        /// A store to a spill slot.
        Spill = "spill",
        /// From one spill slot to another, through a register.
        SpillMove = "spill-move",
        /// Removed: the destination is never read.
        Dead = "dead",
    }
}

impl Fate {
    /// The fate by the plan of elimination alone.
    fn planned(entry: &Entry) -> Fate {
        match (entry.position, entry.reason) {
            (None, _) => Fate::Coalesced,
            (Some(_), Reason::Constant) => Fate::Constant,
            (Some(_), _) => Fate::Copy,
        }
    }
}

impl From<CopyFate> for Fate {
    fn from(fate: CopyFate) -> Fate {
        match fate {
            CopyFate::Unread => Fate::Dead,
            CopyFate::SamePlace => Fate::SameRegister,
            CopyFate::Redundant => Fate::Redundant,
            CopyFate::Move => Fate::Move,
            CopyFate::Load => Fate::Load,
            CopyFate::Store => Fate::Spill,
            CopyFate::LoadStore => Fate::SpillMove,
            CopyFate::Make => Fate::Constant,
        }
    }
}

/// A copy of copies form, in the words of its text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandingCopy {
    /// The variable that is written.
    pub dest: String,
    /// The variable or constant that is read.
    pub source: String,
    /// The block that contains it.
    pub block: Block,
    /// The instruction.
    pub inst: Inst,
}

/// The copies of one function under one strategy.
#[derive(Clone, Debug)]
pub struct FunctionLedger {
    /// The file.
    pub file: String,
    /// The function.
    pub function: String,
    /// Where phis were placed.
    pub placement: Placement,
    /// How they became copies.
    pub strategy: Method,
    /// Names of values in the source, if known.
    pub names: HashMap<String, String>,
    /// The copies: those with an instruction in the order of the code, then those without one
    /// in the order of the edges.
    pub lines: Vec<LedgerLine>,
}

/// The ledger of the last elimination of `ctx`, with the fates that `copies`, of its machine code, adds.
pub(crate) fn ledger_of(ctx: &Context, module: &Module, copies: &[CodeCopy]) -> Vec<LedgerLine> {
    let Some(eliminate) = ctx.passes.ctxs.get::<eliminate::Ctx>() else { return Vec::new() };
    let ledger = &eliminate.plan().ledger;
    let mut offsets = vec![None; ledger.len()];
    let mut fates: Vec<Fate> = ledger.iter().map(Fate::planned).collect();
    for copy in copies {
        if let Some(index) = eliminate.entry_of(copy.inst) {
            offsets[index as usize] = copy.offset;
            fates[index as usize] = copy.fate.into();
        }
    }
    let func = ctx.function();
    let mut order = Vec::with_capacity(offsets.len());
    let mut standing = vec![None; offsets.len()];
    for &block in &func.layout {
        for &inst in func.block_insts(block) {
            let InstData::Unary { op: UnaryOp::Copy, arg } = func.insts[inst] else { continue };
            if let (Some(index), Some(dest)) = (eliminate.entry_of(inst), func.result(inst)) {
                order.push(index);
                standing[index as usize] = Some((dest, arg, block, inst));
            }
        }
    }
    order.extend((0..offsets.len() as u32).filter(|&index| standing[index as usize].is_none()));
    let operand = |value| func.display_operand(value, module).to_string();
    let lines = order.iter().map(|&index| {
        let (entry, fate) = (ledger[index as usize], fates[index as usize]);
        let copy = standing[index as usize].map(|(dest, source, block, inst)| StandingCopy {
            dest: operand(dest),
            source: operand(source),
            block,
            inst,
        });
        LedgerLine {
            entry,
            fate,
            copy,
            phi: operand(Value::from_u32(entry.phi.0)),
            arg: operand(Value::from_u32(entry.arg.0)),
            offset: offsets[index as usize],
            inlined_at: None,
            executed: None,
        }
    });
    lines.collect()
}

impl LedgerLine {
    /// Fills in how often the copy ran.
    pub(crate) fn count_executed(&mut self, ran: &Ran<'_>) {
        let is_at_end = matches!(self.entry.position, Some(Position::End(_)));
        self.executed = Some(self.copy.as_ref().map_or(0, |copy| ran.block(copy.block, is_at_end)));
    }

    /// The position of the copy. An edge block is called by the block that it is.
    pub(crate) fn position(&self) -> Option<String> {
        let position = self.entry.position.zip(self.copy.as_ref());
        position.map(|(position, copy)| match position {
            Position::End(_) => format!("end of {}", copy.block),
            Position::Head(_) => format!("head of {}", copy.block),
            Position::Split(_) => format!("edge {}", copy.block),
        })
    }

    /// Its members in JSON, and those of the pages of the explorer.
    fn members(&self) -> Json {
        let copy = self.copy.as_ref();
        json!({
            "key": copy.map(|copy| key(copy.inst)),
            "inlined_through": self.inlined_at,
            "phi": self.phi,
            "arg": self.arg,
            "dest": copy.map(|copy| &copy.dest),
            "source": copy.map(|copy| &copy.source),
            "edge": self.entry.edge.map(|edge| edge.to_string()),
            "position": self.position(),
            "reason": self.entry.reason.name(),
            "fate": self.fate.name(),
            "offset": self.offset,
            "executed": self.executed,
        })
    }
}

impl Serialize for LedgerLine {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.members().serialize(serializer)
    }
}

/// The key of an instruction in the pages of the explorer.
pub(crate) fn key(inst: Inst) -> String {
    format!("i{}", inst.as_u32())
}

/// For people: one line per copy under a heading per function.
pub fn ledger_text(ledgers: &[FunctionLedger]) -> String {
    let mut out = String::new();
    for ledger in ledgers {
        let FunctionLedger { file, function, placement, strategy, names, lines } = ledger;
        let named = |value: &str| match names.get(value) {
            Some(name) => format!("{value}·{name}"),
            None => value.to_owned(),
        };
        let _ = writeln!(out, "{file}: %{function}, {} placement, {strategy}:", placement.name());
        for line in lines {
            let LedgerLine { entry, fate, copy, phi, arg, offset, inlined_at, executed } = line;
            out.push_str("    ");
            match (copy, line.position()) {
                (Some(StandingCopy { dest, source, .. }), Some(position)) => {
                    let at = if matches!(entry.position, Some(Position::Split(_))) { "in" } else { "at" };
                    let _ = write!(out, "{} <- {} {at} the {position}", named(dest), named(source));
                }
                _ => out.push_str("nowhere"),
            }
            let _ = write!(out, ": {} of {}", entry.reason.name(), named(phi));
            if matches!(entry.reason, Reason::PhiArgument | Reason::Constant) {
                let _ = write!(out, " <- {}", named(arg));
            }
            if let Some(edge) = entry.edge {
                let _ = write!(out, " on {edge}");
            }
            let _ = write!(out, ", {}", fate.name());
            if let Some(offset) = offset {
                let _ = write!(out, " at +{offset:#x}");
            }
            if let Some(calls) = inlined_at {
                let _ = write!(out, ", inlined with {calls}");
            }
            if let Some(times) = executed {
                let _ = write!(out, ", ran {times} times");
            }
            out.push('\n');
        }
    }
    out
}

/// The keys of a line in CSV and JSON.
pub(super) fn keys() -> impl Iterator<Item = &'static str> {
    "file function inlined_through placement strategy copy phi arg dest source edge position reason fate offset \
     executed"
        .split(' ')
}

/// The members of a line in the order of [`keys`]; null if one is not known or does not apply.
pub(super) fn fields(ledger: &FunctionLedger, index: usize) -> impl Iterator<Item = (&'static str, Json)> {
    let mut members = ledger.lines[index].members();
    members["file"] = json!(ledger.file);
    members["function"] = json!(ledger.function);
    members["placement"] = json!(ledger.placement.name());
    members["strategy"] = json!(ledger.strategy.name());
    members["copy"] = json!(index);
    keys().map(move |key| (key, members[key].take()))
}

/// The lines of all ledgers, each a ledger and an index.
pub(super) fn all_lines(ledgers: &[FunctionLedger]) -> impl Iterator<Item = (&FunctionLedger, usize)> {
    ledgers.iter().flat_map(|ledger| (0..ledger.lines.len()).map(move |index| (ledger, index)))
}

/// For programs: comma-separated values with a heading line.
pub fn ledger_csv(ledgers: &[FunctionLedger], origin: &Provenance) -> String {
    let rows = all_lines(ledgers)
        .map(|(ledger, index)| fields(ledger, index).map(|(_, value)| lines::text(&value)).collect());
    lines::csv(keys().map(str::to_owned).collect(), rows, origin)
}

/// For programs: one JSON object per line and copy.
pub fn ledger_json_lines(ledgers: &[FunctionLedger], origin: &Provenance) -> String {
    all_lines(ledgers).map(|(ledger, index)| lines::json(fields(ledger, index), origin)).collect()
}
