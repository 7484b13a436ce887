//! The reasons why a location stays in memory, for `--debug scalar-promotion/explain`.

use sheave_ir::{Block, Function, Inst, InstData, Module};

/// Why a location stays in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reason {
    NoPreheader,
    TooLarge,
    /// Another access may touch the bytes.
    Overlap(Inst),
    /// Something may let others see the memory.
    Seen(Inst),
    /// The loop is left by an edge that no store can be put on.
    Exit,
    /// There is a path without a store.
    Conditional,
    /// It need not be executed, and may fault.
    Fault,
    /// The function returns twice.
    Twice,
}

/// What keeps a location in memory.
pub(super) fn blocked(
    module: &Module,
    func: &Function,
    store: Inst,
    header: Block,
    reason: Reason,
) -> String {
    let InstData::Store { addr, .. } = func.insts[store] else { return String::new() };
    let what = |inst: Inst| match func.insts[inst] {
        InstData::Store { addr, .. } => format!("the store to {addr}"),
        InstData::Load { addr, .. } => format!("the load from {addr}"),
        InstData::Call { callee, .. } => {
            format!("the call of %{}", module.symbol_name(callee))
        }
        _ => "another instruction".to_owned(),
    };
    let why = match reason {
        Reason::NoPreheader => "the loop has no preheader".to_owned(),
        Reason::TooLarge => "the loop is too large".to_owned(),
        Reason::Overlap(inst) => format!("{} may touch it", what(inst)),
        Reason::Seen(inst) => format!("others may see it after {}", what(inst)),
        Reason::Exit => "no store can be put on an edge that leaves the loop".to_owned(),
        Reason::Conditional => "there is a path without a store".to_owned(),
        Reason::Twice => "the function returns twice".to_owned(),
        Reason::Fault => "it need not be executed, and may fault".to_owned(),
    };
    format!("{addr} is stored to in the loop at {header}: {why}")
}
