//! Inline assembly.
//!
//! An output that a register constraint stores at an address becomes a result that is stored after the call:
//! LLVM's indirect register outputs mean the same and are less well trodden. The results of a call are taken
//! apart after it. An `asm_goto` with outputs in registers is refused, as the reader refuses it.

use std::fmt::Write as _;

use sheave_ir::{Asm, AsmOperand, AsmOperandKind, Inst, Type, Value};

use crate::lower::assembly::{is_memory, may_be_vector};

use super::Written;
use super::function::{FunctionWriter, line};
use super::words::{quoted, type_name};

/// Whether LLVM's call has a result for the operand. An operand that must be in memory has none: the template
/// stores it.
pub(super) fn is_result(operand: &AsmOperand) -> bool {
    match operand.kind {
        AsmOperandKind::Output => true,
        AsmOperandKind::OutputTo => !is_memory(&operand.constraint),
        _ => false,
    }
}

/// The type of the value of an operand; those without a type of Sheave's are vectors and 80-bit floats.
fn operand_type(operand: &AsmOperand) -> &'static str {
    let other = if may_be_vector(&operand.constraint) { "<2 x i64>" } else { "x86_fp80" };
    operand.ty.map_or(other, type_name)
}

/// The operand that `operand` is tied to, or itself.
fn resolved<'a>(operand: &'a AsmOperand, all: &'a [AsmOperand]) -> &'a AsmOperand {
    operand.constraint.parse().ok().and_then(|k: usize| all.get(k)).unwrap_or(operand)
}

/// The text of an output constraint: of alternatives a register, because a direct output cannot be in memory.
fn output_constraint(constraint: &str) -> &str {
    let is_choice = constraint.len() > 1 && constraint.bytes().all(|byte| byte.is_ascii_alphabetic());
    if is_choice && constraint.contains('r') { "r" } else { constraint }
}

impl FunctionWriter<'_> {
    /// `asm` or `asm_goto`.
    pub(super) fn assembly(&mut self, inst: Inst, asm: Asm, args: &[Value]) -> Written {
        let func = self.func;
        let data = &func.asms[asm];
        let is_goto = func.insts[inst].is_asm_goto();
        if is_goto && data.operands.iter().any(is_result) {
            return self.refuse("`asm_goto` with an output in a register");
        }
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
                AsmOperandKind::Output | AsmOperandKind::OutputTo if is_result(operand) => {
                    write!(constraints, "={early}{}", output_constraint(constraint))
                }
                AsmOperandKind::Output | AsmOperandKind::OutputTo | AsmOperandKind::OutputMemory => {
                    write!(constraints, "=*{early}{constraint}")
                }
                AsmOperandKind::Input => write!(constraints, "{constraint}"),
                AsmOperandKind::InputMemory => write!(constraints, "*{constraint}"),
            };
            let Some(arg) = arg.filter(|_| !is_result(operand)) else { continue };
            let text = match operand.kind {
                // An address without a type: of a vector or an 80-bit float.
                AsmOperandKind::Input if operand.ty.is_none() && func.ty(arg) == Type::Ptr => {
                    match operand_type(resolved(operand, &data.operands)) {
                        "x86_fp80" => format!("x86_fp80 {}", self.load_x87(arg)),
                        vector => {
                            let loaded = self.temp();
                            line!(self, "{loaded} = load {vector}, ptr {}, align 1", self.v(arg));
                            format!("{vector} {loaded}")
                        }
                    }
                }
                AsmOperandKind::Input => self.tv(arg).to_string(),
                _ => {
                    // The type is the minimum size of the memory.
                    let element = operand.ty.map_or("[1 x i8]", type_name);
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
        let flags = if data.side_effects { " sideeffect" } else { "" };
        let (template, constraints) = (quoted(data.template.as_bytes()), quoted(constraints.as_bytes()));
        let (ty, n) = self.asm_type(asm);
        if n > 0 {
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

    /// Gives the results their names, and stores those that go to memory.
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
                _ => Some(self.temp()),
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
