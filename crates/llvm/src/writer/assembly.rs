//! Inline assembly.
//!
//! What a register constraint stores at an address becomes a result that is stored behind the call (behind the
//! fall-through edge for `callbr`): LLVM's indirect register outputs mean the same and are less well trodden.

use std::fmt::Write as _;

use sheave_ir::{Asm, AsmOperand, AsmOperandKind, Block, Inst, InstData, Type, Value};

use super::function::{Body, FunctionWriter, line};
use super::symbols::Quoted;
use super::values::type_name;

/// Whether LLVM's call has a result for the operand.
pub(super) fn is_result(operand: &AsmOperand) -> bool {
    matches!(operand.kind, AsmOperandKind::Output | AsmOperandKind::OutputTo)
}

/// The type of the value behind an operand; those without a type of Sheave's are 80-bit floats.
fn operand_type(operand: &AsmOperand) -> &'static str {
    operand.ty.map_or("x86_fp80", type_name)
}

/// What stands for an output constraint: of alternatives a register, because a direct output cannot be in memory.
fn output_constraint(constraint: &str) -> &str {
    let is_choice = constraint.len() > 1 && constraint.bytes().all(|byte| byte.is_ascii_alphabetic());
    if is_choice && constraint.contains('r') { "r" } else { constraint }
}

impl FunctionWriter<'_> {
    /// `asm` or `asm_goto`.
    pub(super) fn assembly(&mut self, inst: Inst, asm: Asm, args: &[Value]) -> Body {
        let func = self.func;
        let data = &func.asms[asm];
        let is_goto = matches!(func.insts[inst], InstData::AsmGoto { .. });
        let (mut constraints, mut list) = (String::new(), String::new());
        let mut next_arg = args.iter().copied();
        for operand in &data.operands {
            constraints.push_str(if constraints.is_empty() { "" } else { "," });
            let arg = if operand.kind.takes_argument() { next_arg.next() } else { None };
            if operand.kind.takes_argument() && arg.is_none() {
                return self.refuse("assembly with fewer operands than constraints");
            }
            let early = if operand.early_clobber { "&" } else { "" };
            let constraint = &operand.constraint;
            let _ = match operand.kind {
                AsmOperandKind::Output | AsmOperandKind::OutputTo => {
                    write!(constraints, "={early}{}", output_constraint(constraint))
                }
                AsmOperandKind::OutputMemory => write!(constraints, "=*{early}{constraint}"),
                AsmOperandKind::Input => write!(constraints, "{constraint}"),
                AsmOperandKind::InputMemory => write!(constraints, "*{constraint}"),
            };
            let Some(arg) = arg.filter(|_| !is_result(operand)) else { continue };
            let text = match operand.kind {
                // An address without a type: of an 80-bit float.
                AsmOperandKind::Input if operand.ty.is_none() && func.ty(arg) == Type::Ptr => {
                    format!("x86_fp80 {}", self.load_x87(arg))
                }
                AsmOperandKind::Input => self.tv(arg).to_string(),
                _ => {
                    // The type only says how much memory it is at least.
                    let element = operand.ty.map_or("i8", type_name);
                    format!("ptr elementtype({element}) {}", self.v(arg))
                }
            };
            list.push_str(if list.is_empty() { "" } else { ", " });
            list.push_str(&text);
        }
        let n_labels = if is_goto { (func.blocks[self.block].n_edges as usize).saturating_sub(1) } else { 0 };
        let labels = core::iter::repeat_n("!i".to_owned(), n_labels);
        for part in labels.chain(data.clobbers.iter().map(|clobber| format!("~{{{clobber}}}"))) {
            constraints.push_str(if constraints.is_empty() { "" } else { "," });
            constraints.push_str(&part);
        }
        let flags = match (data.side_effects, data.intel) {
            (false, false) => "",
            (true, false) => " sideeffect",
            (false, true) => " inteldialect",
            (true, true) => " sideeffect inteldialect",
        };
        let (template, constraints) = (Quoted(data.template.as_bytes()), Quoted(constraints.as_bytes()));
        let (ty, n) = self.asm_type(asm);
        if let Some(value) = self.goto_result(inst) {
            let _ = write!(self.out, "  {} = ", self.v(value));
        } else if n > 0 {
            // Named after the instruction: the results may be taken apart in another block.
            let _ = write!(self.out, "  %asm{} = ", inst.as_u32());
        } else {
            self.out.push_str("  ");
        }
        let verb = if is_goto { "callbr" } else { "call" };
        let _ = write!(self.out, "{verb} {ty} asm{flags} {template}, {constraints}({list})");
        if is_goto {
            let labels: Vec<String> = (1..=n_labels).map(|index| self.label(index)).collect();
            let _ = writeln!(self.out, "\n    to {} [{}]", self.label(0), labels.join(", "));
        } else {
            self.out.push('\n');
            self.asm_results(inst, asm, args);
        }
        Ok(())
    }

    /// The type of the call's result, and the number of results in it.
    fn asm_type(&self, asm: Asm) -> (String, usize) {
        let results = self.func.asms[asm].operands.iter().filter(|operand| is_result(operand));
        let types: Vec<&str> = results.map(operand_type).collect();
        let text = match &types[..] {
            [] => "void".to_owned(),
            [ty] => (*ty).to_owned(),
            types => format!("{{ {} }}", types.join(", ")),
        };
        (text, types.len())
    }

    /// The result of an `asm_goto` that has just this one: visible along all of its edges, it is not taken apart.
    pub(super) fn goto_result(&self, inst: Inst) -> Option<Value> {
        let InstData::AsmGoto { asm, .. } = self.func.insts[inst] else { return None };
        let mut results = self.func.asms[asm].operands.iter().filter(|operand| is_result(operand));
        match (results.next(), results.next()) {
            (Some(one), None) if one.kind == AsmOperandKind::Output => self.func.result(inst),
            _ => None,
        }
    }

    /// The results of the assembly at the end of `block`, at the head of the block behind its fall-through.
    pub(super) fn asm_goto_results(&mut self, block: Block) {
        let func = self.func;
        if let Some(inst) = func.terminator(block)
            && let InstData::AsmGoto { asm, args } = func.insts[inst]
        {
            self.asm_results(inst, asm, args.as_slice(&func.pool));
        }
    }

    /// Gives the results their names and stores those that go to memory.
    fn asm_results(&mut self, inst: Inst, asm: Asm, args: &[Value]) {
        let func = self.func;
        let (ty, n) = self.asm_type(asm);
        let whole = format!("%asm{}", inst.as_u32());
        let mut values = func.results(inst);
        let mut next_arg = args.iter().copied();
        let mut index = 0;
        for operand in &func.asms[asm].operands {
            let address = if operand.kind.takes_argument() { next_arg.next() } else { None };
            if !is_result(operand) {
                continue;
            }
            let name = match operand.kind {
                AsmOperandKind::Output => values.next().map(|value| self.v(value).to_string()),
                _ if n == 1 => Some(whole.clone()),
                _ => Some(self.temp().to_string()),
            };
            let Some(name) = name else { continue };
            let element = operand_type(operand);
            if n > 1 {
                line!(self, "{name} = extractvalue {ty} {whole}, {index}");
            } else if name != whole {
                line!(self, "{name} = bitcast {element} {whole} to {element}");
            }
            if operand.kind == AsmOperandKind::OutputTo
                && let Some(address) = address
            {
                line!(self, "store {element} {name}, ptr {}, align 1", self.v(address));
            }
            index += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outputs_go_to_registers() {
        assert_eq!(output_constraint("imr"), "r");
        assert_eq!(output_constraint("rm"), "r");
        assert_eq!(output_constraint("{ax}"), "{ax}");
        assert_eq!(output_constraint("Q"), "Q");
        assert_eq!(output_constraint("x"), "x");
    }
}
