//! The ledger: every copy, why it exists, where it stands, what became of it in the machine code, how often it ran.

use std::fmt::Write as _;

use sheave_ir::Block;
use sheave_ssa::eliminate::{Entry, Fate, Position, Strategy};
use sheave_ssa::promote::Placement;
use sheave_x64::{CodeCopy, CopyFate};

use super::format::{csv_field, json_string};
use crate::Context;
use crate::names::Named;

/// One copy.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LedgerLine {
    /// Why it exists, where it stands, and what became of it.
    pub entry: Entry,
    /// The block of copies form in which it stands.
    pub block: Option<Block>,
    /// Where in the function's machine code the instruction stands that performs it, if it is a move, load or store.
    pub offset: Option<u32>,
    /// How often it ran, if the program was run. A copy that stands nowhere runs never.
    pub executed: Option<u64>,
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
    pub strategy: Strategy,
    /// The copies, in the order in which elimination made them.
    pub lines: Vec<LedgerLine>,
}

/// The ledger of the last elimination of `ctx`, with the fates that `copies`, of its machine code, adds.
pub(super) fn ledger_of(ctx: &mut Context, copies: &[CodeCopy]) -> Vec<LedgerLine> {
    let eliminate = &mut ctx.scratch.eliminate;
    let mut offsets = vec![None; eliminate.plan().ledger.len()];
    for copy in copies {
        if let Some(index) = eliminate.entry_of(copy.inst) {
            offsets[index as usize] = copy.offset;
            eliminate.ledger_mut()[index as usize].fate = fate_of(copy.fate);
        }
    }
    let lines = eliminate.plan().ledger.iter().zip(offsets).map(|(&entry, offset)| {
        let block = entry.position.map(|position| match position {
            Position::End(block) | Position::Head(block) => Block::from_u32(block.0),
            Position::Split(split) => eliminate.split_block(split),
        });
        LedgerLine { entry, block, offset, executed: None }
    });
    lines.collect()
}

fn fate_of(fate: CopyFate) -> Fate {
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

/// For people: one line per copy under a heading per function.
pub fn ledger_text(ledgers: &[FunctionLedger]) -> String {
    let mut out = String::new();
    for ledger in ledgers {
        let FunctionLedger { file, function, placement, strategy, lines } = ledger;
        let _ = writeln!(out, "{file}: %{function}, {} placement, {strategy}:", placement.name());
        for line in lines {
            let LedgerLine { entry, offset, executed, .. } = line;
            let _ = write!(out, "    {} <- {}", entry.phi, entry.arg);
            if let Some(edge) = entry.edge {
                let _ = write!(out, " on {edge}");
            }
            if let Some(position) = entry.position {
                let _ = write!(out, " at the {position}");
            }
            let _ = write!(out, ": {}, {}", entry.reason.name(), entry.fate.name());
            if let Fate::Shared(with) = entry.fate {
                let _ = write!(out, " with copy {with}");
            }
            if let Some(offset) = offset {
                let _ = write!(out, " at +{offset:#x}");
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
const KEYS: [&str; 13] = [
    "file",
    "function",
    "placement",
    "strategy",
    "copy",
    "phi",
    "arg",
    "edge",
    "position",
    "reason",
    "fate",
    "offset",
    "executed",
];

/// The values for [`KEYS`] and whether each is text; an empty one is not known or does not apply.
fn fields(ledger: &FunctionLedger, index: usize) -> [(String, bool); 13] {
    let LedgerLine { entry, offset, executed, .. } = &ledger.lines[index];
    let text = |text: &dyn ToString| (text.to_string(), true);
    let optional = |value: Option<String>, is_text| (value.unwrap_or_default(), is_text);
    [
        text(&ledger.file),
        text(&ledger.function),
        text(&ledger.placement.name()),
        text(&ledger.strategy),
        (index.to_string(), false),
        text(&entry.phi),
        text(&entry.arg),
        optional(entry.edge.map(|edge| edge.to_string()), true),
        optional(entry.position.map(|position| position.to_string()), true),
        text(&entry.reason.name()),
        text(&entry.fate.name()),
        optional(offset.map(|offset| offset.to_string()), false),
        optional(executed.map(|times| times.to_string()), false),
    ]
}

/// For programs: comma-separated values with a heading line.
pub fn ledger_csv(ledgers: &[FunctionLedger]) -> String {
    let mut out = KEYS.join(",");
    out.push('\n');
    for ledger in ledgers {
        for index in 0..ledger.lines.len() {
            for (i, (value, _)) in fields(ledger, index).iter().enumerate() {
                if i > 0 {
                    out.push(',');
                }
                csv_field(value, &mut out);
            }
            out.push('\n');
        }
    }
    out
}

/// For programs: one JSON object per line and copy.
pub fn ledger_json_lines(ledgers: &[FunctionLedger]) -> String {
    let mut out = String::new();
    for ledger in ledgers {
        for index in 0..ledger.lines.len() {
            for (i, (key, (value, is_text))) in KEYS.iter().zip(fields(ledger, index)).enumerate() {
                let _ = write!(out, "{}\"{key}\":", if i == 0 { '{' } else { ',' });
                match (value.is_empty(), is_text) {
                    (true, _) => out.push_str("null"),
                    (false, true) => json_string(&value, &mut out),
                    (false, false) => out.push_str(&value),
                }
            }
            out.push_str("}\n");
        }
    }
    out
}
