//! Matches operands against the encodings of a mnemonic and builds the instruction.

use iced_x86::{Code, Encoder, Instruction, OpCodeOperandKind, OpKind, Register};

use super::operand::{Expression, Memory, Parsed};
use super::table::{self, Reading};

/// The instruction with the shortest encoding that `word` and `operands` can mean.
pub(super) fn select(word: &str, operands: &[Parsed]) -> Result<Instruction, String> {
    let operands: Vec<Parsed> = operands.iter().rev().cloned().collect();
    let mut known = false;
    for reading in &table::readings(word) {
        known |= !table::codes(&reading.name).is_empty();
        for operands in arrangements(&reading.name, &operands) {
            if let Some(instruction) = shortest(reading, &operands)? {
                return Ok(instruction);
            }
        }
    }
    if known {
        Err(format!("no encoding of `{word}` takes these operands"))
    } else {
        Err(format!("unsupported: instruction `{word}`"))
    }
}

/// The operands as written, and in the other orders and with the implied ones that assemblers accept.
fn arrangements(name: &str, operands: &[Parsed]) -> Vec<Vec<Parsed>> {
    let mut all = vec![operands.to_vec()];
    match operands {
        [a, b] if matches!(name, "test" | "xchg") => all.push(vec![b.clone(), a.clone()]),
        [a, b @ Parsed::Immediate(_)] if name == "imul" => all.push(vec![a.clone(), a.clone(), b.clone()]),
        [a] if matches!(name, "shl" | "shr" | "sar" | "sal" | "rol" | "ror" | "rcl" | "rcr") => {
            let one = Parsed::Immediate(Expression { symbol: None, value: 1 });
            all.push(vec![a.clone(), one]);
        }
        _ => {}
    }
    if name.starts_with('f') {
        let st = |number: u32| Parsed::Register(Register::ST0 + number);
        match operands {
            [] => all.extend([vec![st(1), st(0)], vec![st(0), st(1)], vec![st(1)]]),
            [a @ Parsed::Register(_)] => all.extend([vec![st(0), a.clone()], vec![a.clone(), st(0)]]),
            _ => {}
        }
    }
    // An address without parentheses is memory unless a branch takes it.
    let as_memory = operands.iter().map(|operand| match operand {
        Parsed::Target(displacement) => {
            Parsed::Memory(Memory::absolute(Register::None, displacement.clone()))
        }
        other => other.clone(),
    });
    all.push(as_memory.collect());
    all
}

/// x87 operations, each with the one whose operands are exchanged.
const REVERSED: [[&str; 2]; 4] =
    [["fsub", "fsubr"], ["fdiv", "fdivr"], ["fsubp", "fsubrp"], ["fdivp", "fdivrp"]];

fn shortest(reading: &Reading, operands: &[Parsed]) -> Result<Option<Instruction>, String> {
    let name = match operands {
        // AT&T's assembler exchanged these two with a register as destination, and all assemblers follow it.
        [Parsed::Register(to), Parsed::Register(_)] if *to != Register::ST0 => {
            let partner = REVERSED.iter().find(|pair| pair.contains(&&*reading.name));
            partner.map_or(&*reading.name, |&[a, b]| if a == reading.name { b } else { a })
        }
        _ => &*reading.name,
    };
    let mut best: Option<(usize, Instruction)> = None;
    for &code in table::codes(name) {
        if !sizes_agree(code, reading, operands) {
            continue;
        }
        let Some(instruction) = build(code, operands)? else { continue };
        let mut encoder = Encoder::new(64);
        if let Ok(length) = encoder.encode(&instruction, 0)
            && best.as_ref().is_none_or(|&(shortest, _)| length < shortest)
        {
            best = Some((length, instruction));
        }
    }
    Ok(best.map(|(_, instruction)| instruction))
}

/// Whether the encoding works on operands of the sizes that the mnemonic's suffixes demand.
fn sizes_agree(code: Code, reading: &Reading, operands: &[Parsed]) -> bool {
    use iced_x86::Mnemonic as M;
    let info = code.op_code();
    let Some(size) = reading.size else { return true };
    let kinds = info.op_kinds();
    let size_of = |index: usize| match kinds.get(index).copied().and_then(register_bytes) {
        Some(bytes) => bytes,
        None if operands.get(index).is_some_and(|operand| matches!(operand, Parsed::Memory(_))) => {
            info.memory_size().size() as u32
        }
        None => 0,
    };
    if let Some(destination) = reading.destination {
        return size_of(0) == destination && size_of(1) == size;
    }
    if code.mnemonic() == M::Crc32 {
        return size_of(1) == size;
    }
    let has_memory = operands.iter().any(|operand| matches!(operand, Parsed::Memory(_)));
    match (0..kinds.len()).map(size_of).find(|&bytes| bytes != 0) {
        Some(bytes) => bytes == size,
        None => match code.mnemonic() {
            // Their one size in 64-bit mode.
            M::Call | M::Jmp | M::Ret | M::Leave | M::Push | M::Pushfq | M::Popfq => size == 8,
            _ => has_memory && info.memory_size().size() as u32 == size,
        },
    }
}

/// The size of the general register that an operand of this kind may be.
fn register_bytes(kind: OpCodeOperandKind) -> Option<u32> {
    use OpCodeOperandKind as K;
    match kind {
        K::r8_or_mem | K::r8_reg | K::r8_opcode | K::al => Some(1),
        K::r16_or_mem | K::r16_reg | K::r16_reg_mem | K::r16_rm | K::r16_opcode | K::ax => Some(2),
        K::r32_or_mem | K::r32_reg | K::r32_reg_mem | K::r32_rm | K::r32_opcode | K::r32_vvvv | K::eax => {
            Some(4)
        }
        K::r64_or_mem | K::r64_reg | K::r64_reg_mem | K::r64_rm | K::r64_opcode | K::r64_vvvv | K::rax => {
            Some(8)
        }
        _ => None,
    }
}

/// The instruction `code` with `operands`, if they fit.
fn build(code: Code, operands: &[Parsed]) -> Result<Option<Instruction>, String> {
    let info = code.op_code();
    let kinds = info.op_kinds();
    let mut instruction = Instruction::default();
    instruction.set_code(code);
    if operands.is_empty() && !kinds.is_empty() {
        return Ok(implied(&mut instruction, kinds).then_some(instruction));
    }
    // A fifth operand is never one that templates write.
    if kinds.len() != operands.len() || kinds.len() > 4 {
        return Ok(None);
    }
    for (index, (&kind, operand)) in kinds.iter().zip(operands).enumerate() {
        let index = index as u32;
        let fits = match operand {
            // The encoder refuses registers and memory that the encoding does not have.
            Parsed::Register(register) => {
                instruction.set_op_kind(index, OpKind::Register);
                instruction.set_op_register(index, *register);
                true
            }
            Parsed::Memory(memory) => {
                set_memory(&mut instruction, index, memory)?;
                true
            }
            Parsed::Immediate(value) => set_immediate(&mut instruction, index, kind, value),
            Parsed::Target(_) => {
                instruction.set_op_kind(index, OpKind::NearBranch64);
                instruction.set_near_branch64(0);
                kind == OpCodeOperandKind::br64_4
            }
        };
        if !fits {
            return Ok(None);
        }
    }
    Ok(Some(instruction))
}

/// Fills in the implied operands of string operations.
fn implied(instruction: &mut Instruction, kinds: &[OpCodeOperandKind]) -> bool {
    use OpCodeOperandKind as K;
    for (index, kind) in (0..).zip(kinds) {
        let (op_kind, register) = match kind {
            K::es_rDI => (OpKind::MemoryESRDI, Register::None),
            K::seg_rSI => (OpKind::MemorySegRSI, Register::None),
            K::al => (OpKind::Register, Register::AL),
            K::ax => (OpKind::Register, Register::AX),
            K::eax => (OpKind::Register, Register::EAX),
            K::rax => (OpKind::Register, Register::RAX),
            K::dx => (OpKind::Register, Register::DX),
            _ => return false,
        };
        instruction.set_op_kind(index, op_kind);
        if op_kind == OpKind::Register {
            instruction.set_op_register(index, register);
        }
    }
    kinds.iter().any(|kind| matches!(kind, K::es_rDI | K::seg_rSI))
}

fn set_memory(instruction: &mut Instruction, index: u32, memory: &Memory) -> Result<(), String> {
    instruction.set_op_kind(index, OpKind::Memory);
    instruction.set_memory_base(memory.base);
    instruction.set_memory_index(memory.index);
    instruction.set_memory_index_scale(memory.scale);
    instruction.set_segment_prefix(memory.segment);
    let symbolic = memory.displacement.symbol.is_some();
    let value = if symbolic { 0 } else { memory.displacement.value };
    if i32::try_from(value).is_err() {
        return Err(format!("the displacement {value} is out of range"));
    }
    if memory.base == Register::RIP {
        // iced takes the address itself; the fix-up, or the distance, overwrites the encoded displacement.
        instruction.set_memory_displacement64(0);
        instruction.set_memory_displ_size(8);
        return Ok(());
    }
    instruction.set_memory_displacement64(value as u64);
    let is_whole = symbolic || memory.base == Register::None;
    instruction.set_memory_displ_size(if is_whole { 8 } else { u32::from(value != 0) });
    Ok(())
}

/// Kinds of immediates, by the kind of operand: how they are encoded, their range, and whether they may refer
/// to a symbol.
const IMMEDIATES: [(OpCodeOperandKind, OpKind, [i64; 2], bool); 9] = {
    use OpCodeOperandKind::*;
    use OpKind::*;
    [
        (imm8_const_1, Immediate8, [1, 1], false),
        (imm8, Immediate8, [-0x80, 0xff], false),
        (imm8sex16, Immediate8to16, [-0x80, 0x7f], false),
        (imm8sex32, Immediate8to32, [-0x80, 0x7f], false),
        (imm8sex64, Immediate8to64, [-0x80, 0x7f], false),
        (imm16, Immediate16, [-0x8000, 0xffff], false),
        (imm32, Immediate32, [-0x8000_0000, 0xffff_ffff], true),
        (imm32sex64, Immediate32to64, [-0x8000_0000, 0x7fff_ffff], true),
        (imm64, Immediate64, [i64::MIN, i64::MAX], true),
    ]
};

fn set_immediate(
    instruction: &mut Instruction,
    index: u32,
    kind: OpCodeOperandKind,
    expression: &Expression,
) -> bool {
    let Some(&(_, op_kind, [low, high], takes_symbol)) = IMMEDIATES.iter().find(|row| row.0 == kind) else {
        return false;
    };
    let is_symbolic = expression.symbol.is_some();
    let value = if is_symbolic { 0 } else { expression.value };
    instruction.set_op_kind(index, op_kind);
    instruction.set_immediate_i64(index, value);
    if is_symbolic { takes_symbol } else { (low..=high).contains(&value) }
}
