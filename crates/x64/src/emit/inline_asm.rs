//! Encoding of inline assembly: fills registers into the template and assembles it.

use crate::registers::is_xmm;
use iced_x86::{Code as Opcode, Register};

use super::assembler::Arg::R;
use super::{Emitter, Fixup, Target};
use crate::asm::{self, FixupKind, Operand};
use crate::minst::{Base, MInst, Mem, NO_REG, Width, register, setcc};
use crate::select::{AsmPlace, AsmRecord};
use crate::{CodeRelocKind, CodeRelocTarget};
use sheave_ir::SymbolDef;

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
        let mut operands: Vec<Operand> = record.places.iter().map(|place| self.asm_operand(place)).collect();
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
                    let data = &self.module.symbols[symbol];
                    let is_function =
                        matches!(data.def, SymbolDef::Function(_) | SymbolDef::ExternalFunction);
                    let kind = match kind {
                        FixupKind::Relative32 if !access.is_empty() => CodeRelocKind::GotPcRel32,
                        FixupKind::Relative32 if is_function => CodeRelocKind::Call,
                        FixupKind::Relative32 => CodeRelocKind::PcRel32,
                        FixupKind::Absolute32 => CodeRelocKind::Abs32,
                        FixupKind::Absolute64 => CodeRelocKind::Abs64,
                    };
                    Target::Reloc(kind, CodeRelocTarget::Symbol(symbol))
                }
            };
            let addend = i32::try_from(fixup.addend)
                .map_err(|_| "inline assembly: an offset that is too large".to_owned())?;
            self.ctx.fixups.push(Fixup { at: start + fixup.offset, jumps_before, to_end: 0, addend, target });
        }
        Ok(())
    }

    fn asm_operand(&self, place: &AsmPlace) -> Operand {
        match *place {
            AsmPlace::Register { position, bytes } => {
                let preg = self.reg(position as usize);
                let register = register(preg, if is_xmm(preg) { Width::Xmm } else { Width::B8 });
                Operand::Register { register, bytes }
            }
            AsmPlace::Memory { ref mem, bytes } => self.asm_memory(mem, bytes),
            AsmPlace::Immediate(value) => Operand::Immediate(value),
            AsmPlace::Symbol(symbol, addend) => {
                Operand::Symbol(self.module.symbol_name(symbol).to_owned(), addend)
            }
        }
    }

    fn asm_memory(&self, mem: &Mem, bytes: u32) -> Operand {
        let index = match mem.index_reg {
            NO_REG => Register::None,
            position => self.register(position as usize, Width::B8),
        };
        let (base, offset, symbol) = match mem.base {
            Base::Slot => {
                let (base, offset) = self.frame.slot(self.selected.moves_rsp, mem.id);
                (register(base, Width::B8), offset, None)
            }
            Base::Symbol => {
                let name = self.module.symbol_name(sheave_ir::Symbol::from_u32(mem.id)).to_owned();
                (Register::RIP, 0, Some(name))
            }
            _ => (self.register(mem.base_reg as usize, Width::B8), 0, None),
        };
        let displacement = i64::from(mem.disp) + i64::from(offset);
        Operand::Memory { base, index, scale: u32::from(mem.scale), displacement, symbol, bytes }
    }
}
