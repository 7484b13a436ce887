//! Encoding of inline assembly: fills registers into the template and assembles it.

use iced_x86::Code as Opcode;

use super::assembler::Arg::R;
use super::{Emitter, Fixup, Target};
use crate::asm::{self, FixupKind, Operand};
use crate::minst::{MInst, Width, setcc};
use crate::select::AsmRecord;
use crate::{CodeRelocKind, CodeRelocTarget};
use sheave_ir::{Module, Symbol, SymbolDef};

impl Emitter<'_> {
    /// Assembles a template; its error is kept in the context.
    pub(super) fn inline_asm(&mut self, block: usize, next: usize, inst: &MInst) {
        let selected = self.selected;
        let record = &selected.asms[inst.imm as usize];
        if let Err(message) = self.template(block, record, inst.imm as u32) {
            self.ctx.failure.get_or_insert((record.inst, message));
        }
        for &(position, cond) in &record.conditions {
            let byte = self.register(position as usize, Width::B1);
            self.ctx.asm.op(setcc(cond), &[R(byte)]);
            let whole = self.register(position as usize, Width::B4);
            self.ctx.asm.reg_reg(Opcode::Movzx_r32_rm8, whole, byte);
        }
        if record.is_goto {
            self.one_way(block, 0, next);
        }
    }

    /// Assembles the template itself.
    fn template(&mut self, block: usize, record: &AsmRecord, unique: u32) -> Result<(), String> {
        let data = &self.func.asms[record.asm];
        let reg = |position| Ok(self.reg(usize::from(position)));
        let slot = |id| self.frame.slot(self.selected.moves_rsp, id);
        let operands = record.places.iter().map(|place| place.operand(self.module, reg, slot));
        let mut operands = operands.collect::<Result<Vec<Operand>, String>>()?;
        let mut labels = Vec::new();
        if record.is_goto {
            let n_succs = self.selected.code.block_succs(block).len();
            for k in 1..n_succs {
                labels.push(self.succ_label(block, k));
                operands.push(Operand::Label(k as u32 - 1));
            }
        }
        let blob = asm::assemble(&data.template, &operands, unique).map_err(|error| error.to_string())?;
        let start = self.ctx.asm.len();
        let jumps_before = self.ctx.jumps.len() as u32;
        self.ctx.asm.raw(&blob.bytes);
        for fixup in &blob.fixups {
            let target = match (&fixup.target, fixup.kind) {
                (&asm::Target::Label(k), FixupKind::Relative32) => {
                    Target::Label(*labels.get(k as usize).ok_or("inline assembly: there is no such label")?)
                }
                (asm::Target::Label(_), _) => {
                    return Err("inline assembly: the address of a label is not a constant".to_owned());
                }
                (asm::Target::Symbol(name), kind) => {
                    let (name, access) = name.split_once('@').unwrap_or((name, ""));
                    if !matches!((access, kind), ("", _) | ("GOTPCREL", FixupKind::Relative32)) {
                        return Err(format!("inline assembly: unsupported: `{name}@{access}`"));
                    }
                    let symbol = self
                        .module
                        .symbol(name)
                        .ok_or_else(|| format!("inline assembly: nothing declares the symbol `{name}`"))?;
                    let kind = relocation(self.module, symbol, kind, !access.is_empty());
                    Target::Reloc(kind, CodeRelocTarget::Symbol(symbol))
                }
            };
            let addend = i32::try_from(fixup.addend)
                .map_err(|_| "inline assembly: an offset that is too large".to_owned())?;
            self.ctx.fixups.push(Fixup { at: start + fixup.offset, jumps_before, to_end: 0, addend, target });
        }
        Ok(())
    }
}

/// The relocation for a reference of a template to `symbol`, through the global offset table if `is_got`.
pub(super) fn relocation(module: &Module, symbol: Symbol, kind: FixupKind, is_got: bool) -> CodeRelocKind {
    let def = module.symbols[symbol].def;
    match kind {
        FixupKind::Relative32 if is_got => CodeRelocKind::GotPcRel32,
        FixupKind::Relative32 if matches!(def, SymbolDef::Function(_) | SymbolDef::ExternalFunction) => {
            CodeRelocKind::Call
        }
        FixupKind::Relative32 => CodeRelocKind::PcRel32,
        FixupKind::Absolute32 => CodeRelocKind::Abs32,
        FixupKind::Absolute64 => CodeRelocKind::Abs64,
    }
}
