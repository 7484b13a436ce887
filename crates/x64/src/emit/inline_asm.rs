//! Encoding of inline assembly: fills registers into the template and assembles it.

use crate::registers::{FLOAT, INT, is_xmm};
use iced_x86::{Code as Opcode, Register};

use super::{Emitter, Fixup, NO_LABEL, Target};
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
        let mut stubs = Vec::new();
        if let Err(message) = self.template(block, record, inst.imm as u32, &mut stubs) {
            self.ctx.failure.get_or_insert((record.inst, message));
        }
        self.deliver_outputs(record);
        if !record.is_goto {
            return;
        }
        if stubs.is_empty() {
            return self.one_way(block, 0, next);
        }
        // No block comes next: the stubs do.
        self.one_way(block, 0, usize::MAX);
        for (k, label) in stubs {
            self.bind(label);
            self.begin_region(block as u32, Some(k as u32), NO_LABEL);
            self.deliver_outputs(record);
            self.one_way(block, k, usize::MAX);
        }
    }

    /// Brings conditions and what the template left in particular registers to where the allocator wants
    /// them.
    fn deliver_outputs(&mut self, record: &AsmRecord) {
        for &(position, cond) in &record.conditions {
            let byte = self.register(position as usize, Width::B1);
            self.ctx.asm.reg1(setcc(cond), byte);
            let whole = self.register(position as usize, Width::B4);
            self.ctx.asm.reg_reg(Opcode::Movzx_r32_rm8, whole, byte);
        }
        for &(position, from) in &record.moves {
            let to = self.reg(position as usize);
            self.stats.moves_fixed += 1;
            match (to.class(), from.class()) {
                (FLOAT, INT) => {
                    let (to, from) = (register(to, Width::Xmm), register(from, Width::B8));
                    self.ctx.asm.reg_reg(Opcode::Movq_xmm_rm64, to, from);
                }
                (INT, FLOAT) => {
                    let (to, from) = (register(to, Width::B8), register(from, Width::Xmm));
                    self.ctx.asm.reg_reg(Opcode::Movq_rm64_xmm, to, from);
                }
                _ => self.move_reg(to, from, 8),
            }
        }
    }

    /// The template itself. Where outputs have to be delivered after it, its labels are those of `stubs`,
    /// one for each successor but the first.
    fn template(
        &mut self,
        block: usize,
        record: &AsmRecord,
        unique: u32,
        stubs: &mut Vec<(usize, u32)>,
    ) -> Result<(), String> {
        let data = &self.func.asms[record.asm];
        let mut operands: Vec<Operand> =
            record.places.iter().map(|place| self.asm_operand(place, record)).collect();
        let mut labels = Vec::new();
        if record.is_goto {
            let n_succs = self.selected.code.block_succs(block).len();
            let delivers = !record.conditions.is_empty() || !record.moves.is_empty();
            for k in 1..n_succs {
                let label = match self.succ(block, k) {
                    _ if delivers => {
                        let label = self.new_label();
                        stubs.push((k, label));
                        label
                    }
                    (_, Some(edge)) => self.defer_edge(edge),
                    (label, None) => label,
                };
                labels.push(label);
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

    fn asm_operand(&self, place: &AsmPlace, record: &AsmRecord) -> Operand {
        match *place {
            AsmPlace::Register { position, bytes } => {
                let fixed = record.moves.iter().find(|&&(to, _)| to == position).map(|&(_, from)| from);
                let preg = fixed.unwrap_or_else(|| self.reg(position as usize));
                let register = register(preg, if is_xmm(preg) { Width::Xmm } else { Width::B8 });
                Operand::Register { register, bytes }
            }
            AsmPlace::Memory { ref mem, bytes } => self.asm_memory(mem, bytes),
            AsmPlace::Immediate(value) => Operand::Immediate(value),
            AsmPlace::Symbol(symbol, addend) => {
                Operand::Symbol(self.module.symbol_name(symbol).to_owned(), addend)
            }
            AsmPlace::Stack(depth) => {
                Operand::Register { register: Register::ST0 + u32::from(depth), bytes: 10 }
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
