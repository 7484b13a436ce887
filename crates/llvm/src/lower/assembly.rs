//! Inline assembly: `call … asm` and `callbr`.
//!
//! The template stays as LLVM has it; the constraint string is taken apart. A vector in a vector register
//! travels as the address of its sixteen bytes, with no type: as an input whose value is that address, or as
//! an output that is stored there.
//!
//! A call stores from a register after its template; a `callbr` has outputs in memory only. As in LLVM, an
//! output of a `callbr` that may be in memory is in memory, unless an input is tied to it: the template
//! itself writes it, before it jumps. Operands on the x87 stack are unsupported.

use sheave_ir::{AsmData, AsmOperand, AsmOperandKind, InstData, MemFlags, Type, Value, ensure};

use crate::lower::Lower;
use crate::lower::body::{CallArg, Operand, TypedValue};
use crate::lower::reason::{Lowered, LoweredValue, Marked, invalid, unsupported};
use crate::lower::types::{Kind, Ty};

const VECTOR_GOTO: &str = "'callbr' with a vector";
const OUTPUT_GOTO: &str = "'callbr' with an output in a register";
const X87: &str = "inline assembly with an operand on the x87 stack";

/// A call of inline assembly whose constraints have their operands.
pub(crate) struct AsmCall {
    data: AsmData,
    /// Operands of the instruction.
    values: Vec<Value>,
    /// For each output that is a result, its type; for a vector its slot.
    outputs: Vec<(Ty, Option<Value>)>,
    pub(crate) n_labels: usize,
}

/// The constraints between the commas; a comma inside braces belongs to one.
fn split_constraints(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').filter(|part| !part.is_empty())
}

/// Whether a constraint can be met by memory only.
pub(crate) fn is_memory(constraint: &str) -> bool {
    !constraint.is_empty() && constraint.chars().all(|c| matches!(c, 'm' | 'o' | 'V' | '<' | '>'))
}

/// Whether a constraint can be met by memory.
fn may_be_memory(constraint: &str) -> bool {
    !constraint.starts_with('{') && constraint.contains(['m', 'o', 'V', 'g', 'X'])
}

/// Whether a constraint can be met by the x87 stack only.
fn is_x87(constraint: &str) -> bool {
    constraint.starts_with("{st") || matches!(constraint, "t" | "u" | "f")
}

/// Whether a constraint can be met by a vector register.
pub(crate) fn may_be_vector(constraint: &str) -> bool {
    constraint.starts_with("{xmm") || !constraint.starts_with('{') && constraint.contains(['x', 'v', 'Y'])
}

/// Whether the constraint of an input ties it to output `index`.
fn has_tied(constraints: &str, index: usize) -> bool {
    split_constraints(constraints).any(|part| part.trim_start_matches('%').parse() == Ok(index))
}

/// The numbers in a constraint that are not part of a name.
fn tied_numbers(constraint: &str) -> impl Iterator<Item = u32> {
    let outside = constraint.split("^Y2").flat_map(|part| part.split('{'));
    let outside = outside.map(|part| part.rsplit('}').next().unwrap_or(part));
    let words = outside.flat_map(|part| part.split(|c: char| !c.is_ascii_digit()));
    words.filter(|word| !word.is_empty()).map(|word| word.parse().unwrap_or(u32::MAX))
}

/// Whether a constraint can be met by a register.
fn may_be_register(constraint: &str) -> bool {
    if constraint.starts_with('{') {
        return true;
    }
    constraint.chars().any(|c| !matches!(c, 'm' | 'o' | 'V' | 'p' | 'i' | 'n' | 's' | '<' | '>' | '|' | ','))
}

impl Lower {
    /// Assembly with its results as a value of type `ret`.
    pub(crate) fn asm(&mut self, call: AsmCall, ret: Ty) -> LoweredValue {
        let AsmCall { data, values, outputs, .. } = call;
        let asm = self.body.func.asms.push(data);
        let args = self.body.list(&values);
        let inst = self.body.push(InstData::Asm { is_goto: false, asm, args });
        if ret == Ty::VOID {
            return Ok(TypedValue::NONE);
        }
        let mut pieces = Vec::new();
        for &(ty, slot) in &outputs {
            match slot {
                Some(slot) => {
                    let vector = self.load(ty, (slot, 0), MemFlags::default())?;
                    pieces.extend(self.pieces(ty, vector.v));
                }
                None => {
                    let piece = self.piece(ty);
                    pieces.push(self.body.func.append_result(inst, piece));
                }
            }
        }
        let v = if pieces.is_empty() { Operand::NONE } else { self.assemble(ret, &pieces) };
        Ok(TypedValue::new(ret, v))
    }

    /// Assembly that goes on at one of `targets`, the first one after its end.
    pub(crate) fn asm_goto(&mut self, call: AsmCall, targets: &[sheave_ir::Block]) -> LoweredValue {
        if targets.len() - 1 != call.n_labels {
            return Err(invalid("the constraints and the labels do not match"));
        }
        let AsmCall { data, values, .. } = call;
        let asm = self.body.func.asms.push(data);
        let args = self.body.list(&values);
        self.body.terminate(InstData::Asm { is_goto: true, asm, args }, targets);
        Ok(TypedValue::NONE)
    }

    /// Gives each constraint its output or argument. `is_goto`: of a `callbr`.
    pub(crate) fn bind_constraints(
        &mut self,
        mut data: AsmData,
        constraints: &str,
        ret: Ty,
        args: &[CallArg],
        is_goto: bool,
    ) -> Lowered<AsmCall> {
        let mut outputs: Vec<Ty> = Vec::new();
        if ret != Ty::VOID {
            match self.types.kind(ret) {
                Kind::Struct { first, n, .. } => outputs.extend((0..n).map(|i| self.types.field(first, i))),
                _ => outputs.push(ret),
            }
        }
        let mut next_output = outputs.into_iter();
        let mut next_arg = args.iter();
        let mut call =
            AsmCall { data: AsmData::default(), values: Vec::new(), outputs: Vec::new(), n_labels: 0 };
        for whole in split_constraints(constraints) {
            if let Some(clobber) = whole.strip_prefix('~') {
                data.clobbers.push(clobber.trim_matches(|c| c == '{' || c == '}').into());
                continue;
            }
            if whole.starts_with('!') {
                call.n_labels += 1;
                continue;
            }
            let mut rest = whole;
            let (mut output, mut indirect, mut early_clobber) = (false, false, false);
            loop {
                let mut chars = rest.chars();
                match chars.next() {
                    Some('=') => output = true,
                    Some('*') => indirect = true,
                    Some('&') => early_clobber = true,
                    Some('%') => {}
                    _ => break,
                }
                rest = chars.as_str();
            }
            let is_earlier = |n: u32| !output && (n as usize) < data.operands.len();
            if tied_numbers(rest).any(|n| !is_earlier(n)) {
                return Err(invalid(format!("'{whole}' does not name an output before it")));
            }
            ensure(!is_x87(rest), || unsupported(X87))?;
            let in_memory = is_goto && may_be_memory(rest) && !has_tied(constraints, data.operands.len());
            let in_register = may_be_register(rest) && !in_memory;
            let (mut ty, mut is_vector) = (None, false);
            let kind = if output && !indirect {
                let out = next_output.next().ok_or_else(|| invalid("more outputs than results"))?;
                self.lay_out(out)?;
                ensure(!is_goto, || unsupported(OUTPUT_GOTO))?;
                ensure(out != Ty::FP80, || unsupported(X87))?;
                let slot = self.vector_slot(out, rest, None);
                call.outputs.push((out, slot));
                match slot {
                    Some(slot) => {
                        is_vector = true;
                        call.values.push(slot);
                        // The template stores an operand in memory.
                        if is_memory(rest) { AsmOperandKind::OutputMemory } else { AsmOperandKind::OutputTo }
                    }
                    None => {
                        ty = Some(self.asm_piece(out)?);
                        AsmOperandKind::Output
                    }
                }
            } else {
                let arg = next_arg.next().ok_or_else(|| invalid("fewer arguments than constraints"))?;
                let mark = arg.mark;
                let vector = self.vector_slot(arg.ty, rest, Some(&data));
                is_vector = vector.is_some();
                call.values.push(if self.types.info(arg.ty).single {
                    arg.v.value()
                } else if let Some(slot) = vector {
                    ensure(!is_goto, || unsupported(VECTOR_GOTO).marked(mark))?;
                    self.store((arg.ty, arg.v), (slot, 0), MemFlags::default()).marked(mark)?;
                    slot
                } else {
                    let shown = self.types.show(arg.ty);
                    return Err(unsupported(format!("an operand of assembly of type {shown}")).marked(mark));
                });
                if indirect {
                    let element = arg.attrs.element.or(match self.types.kind(arg.ty) {
                        Kind::Ptr(pointee) => pointee,
                        _ => None,
                    });
                    if let Some(element) = element {
                        self.lay_out(element).marked(mark)?;
                        let info = self.types.info(element);
                        ty = (info.single && info.kind != Kind::Fp80).then_some(info.piece);
                    }
                    match (output, in_register && ty.is_some()) {
                        (true, true) if is_goto => return Err(unsupported(OUTPUT_GOTO).marked(mark)),
                        (true, true) => AsmOperandKind::OutputTo,
                        (true, false) => AsmOperandKind::OutputMemory,
                        (false, _) => AsmOperandKind::InputMemory,
                    }
                } else if is_vector && is_memory(rest) {
                    AsmOperandKind::InputMemory
                } else if arg.ty == Ty::FP80 || is_vector {
                    AsmOperandKind::Input
                } else if is_memory(rest) {
                    // The operand is memory that holds the value.
                    ty = Some(self.asm_piece(arg.ty).marked(mark)?);
                    let slot = self.body.temporary(8, 3);
                    self.body.store(arg.v.value(), slot, 0);
                    *call.values.last_mut().expect("it was pushed above") = slot;
                    AsmOperandKind::InputMemory
                } else {
                    ty = Some(self.asm_piece(arg.ty).marked(mark)?);
                    AsmOperandKind::Input
                }
            };
            // Of several letters, as in `rxm`, a vector has this one.
            let is_choice = is_vector && !rest.starts_with('{') && rest.contains(['x', 'v']);
            let constraint = if is_choice { "x" } else { rest };
            data.operands.push(AsmOperand { constraint: constraint.into(), kind, ty, early_clobber });
        }
        ensure(next_output.next().is_none(), || invalid("more results than outputs"))?;
        ensure(next_arg.next().is_none(), || invalid("more arguments than constraints"))?;
        call.data = data;
        Ok(call)
    }

    /// A slot for a vector of several lanes and sixteen bytes that the constraint, or for an input the output
    /// of `data` that it is tied to, takes.
    fn vector_slot(&mut self, ty: Ty, constraint: &str, data: Option<&AsmData>) -> Option<Value> {
        let info = self.types.info(ty);
        let fits = matches!(info.kind, Kind::Vector(..)) && !info.single && info.size == 16;
        let tied = constraint.parse().ok().and_then(|k: usize| data?.operands.get(k));
        let constraint = tied.map_or(constraint, |output| &output.constraint);
        let taken = may_be_vector(constraint) || is_memory(constraint) && tied.is_none();
        (fits && taken).then(|| self.body.temporary(16, 4))
    }

    fn asm_piece(&mut self, ty: Ty) -> Lowered<Type> {
        let info = self.types.info(ty);
        if info.single {
            return Ok(info.piece);
        }
        let shown = self.types.show(ty);
        Err(unsupported(format!("an operand of assembly of type {shown}")))
    }
}
