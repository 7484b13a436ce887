//! The machine code of a function, each instruction with the instruction of copies form that it is for.
//!
//! The back end keeps the source location of each machine instruction. A copy of the function in which every
//! instruction has a location of its own therefore maps each machine instruction to its instruction,
//! without any table in the back end; that the code is the same is checked.

use std::collections::HashMap;

use sheave_ir::entity::EntityRef as _;
use sheave_ir::{Function, Inst, LocData, Module, SourceScope};
use sheave_x64::{CodeBuffer, CodeRegion};

use super::listing::{Shared, source_lines};
use super::model::{Code, Instruction, Line, Region};
use crate::copies::{Ran, key};
use crate::disassemble::{self, Disassembled};
use crate::{Context, Error, MachineCounts, Options};

/// Machine code, and the instructions of copies form that its instructions are for.
pub(super) struct Marked {
    buffer: CodeBuffer,
    /// By offset.
    insts: HashMap<u32, Inst>,
}

/// The machine code of `func`, which is in copies form.
pub(super) fn of(
    ctx: &mut Context,
    module: &Module,
    func: &Function,
    options: &Options,
) -> Result<(Marked, MachineCounts), Error> {
    let mut marked = Function::clone(func);
    for &inst in &func.order {
        let line = inst.as_u32() + 1;
        let scope = SourceScope::from_u32(0);
        let loc = marked.make_loc(LocData { scope, line, column: 0, inlined_at: None.into() });
        marked.set_loc(inst, Some(loc));
    }
    ctx.machine.measure(module, &marked, options)?;
    let marks = ctx.machine.code();
    let (code, lines, locs) = (marks.bytes.clone(), marks.lines.clone(), marks.locs.clone());
    let counts = ctx.machine.measure(module, func, options)?;
    let buffer = ctx.machine.code().clone();
    let mut insts = HashMap::new();
    if code == buffer.bytes {
        let mut lines = lines.iter().peekable();
        while let Some(line) = lines.next() {
            let end = lines.peek().map_or(buffer.code_size, |next| next.offset);
            if let Some(data) = line.loc.expand().and_then(|loc| locs.get(loc)) {
                let inst = Inst::from_u32(data.line - 1);
                insts.extend((line.offset..end).map(|offset| (offset, inst)));
            }
        }
    }
    Ok((Marked { buffer, insts }, counts))
}

impl Marked {
    /// As the page has it; `func` is the function that it was made of.
    pub(super) fn model(
        &self,
        (module, func): (&Module, &Function),
        machine: &MachineCounts,
        run: Option<&Ran<'_>>,
        shared: &mut Shared,
    ) -> Code {
        // The move that performs a copy is that copy's.
        let copies: HashMap<u32, Inst> =
            machine.copies.iter().filter_map(|copy| Some((copy.offset?, copy.inst))).collect();
        let mut instructions = Vec::new();
        for Disassembled { offset, size, label, text } in disassemble::instructions(module, &self.buffer) {
            if let Some(label) = label {
                let line = shared.line(Line(format!("{label}:"), String::new(), Vec::new()));
                instructions.push(Instruction(line, offset, String::new()));
            }
            let inst = copies.get(&offset).or_else(|| self.insts.get(&offset)).copied();
            let locs = inst.map_or_else(Vec::new, |inst| source_lines(module, func, inst));
            let line = shared.line(Line(text, inst.map_or_else(String::new, key), locs));
            let bytes = &self.buffer.bytes[offset as usize..(offset + size) as usize];
            let bytes: String = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            instructions.push(Instruction(line, offset, bytes));
        }
        let region = |(region, range): (CodeRegion, core::ops::Range<u32>)| Region {
            start: range.start,
            end: range.end,
            block: func.blocks.get(region.block).map_or_else(
                || format!("block{}", region.block.index()),
                |_| func.block_name(region.block).to_string(),
            ),
            edge: region.succ_idx,
            count: run.map(|run| run.region(region.block, region.succ_idx, false)),
        };
        let regions = self.buffer.region_ranges().into_iter().map(region).collect();
        Code { instructions, regions, bytes: machine.bytes }
    }
}
