//! Each rule rejects a fault that is put into right code.

use iced_x86::{
    Code as Opcode, ConditionCode, Decoder, DecoderOptions, Encoder, Instruction, Mnemonic, Register,
};
use sheave_ir::{FuncId, Module};

use super::programs::{ARITHMETIC, FLOATS, LATE_FRAME, MEMORY, PRESSURE, SEARCH, SWAP, SWITCH};
use super::{Rule, check};
use crate::emit::Input;
use crate::{CodeBuffer, CodeReloc, CodeRelocKind, Ctx, Options};

/// A compiled function, with all that the checker compares.
struct Compiled {
    module: Module,
    id: FuncId,
    ctx: Ctx,
    code: CodeBuffer,
}

/// Compiles the last function of `text` with so many registers.
fn compile(text: &str, registers: Option<usize>) -> Compiled {
    let module = sheave_ir::parse_module("test", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let id = module.functions.keys().next_back().unwrap();
    let (mut ctx, mut code) = (Ctx::new(), CodeBuffer::default());
    let options = Options { registers, ..Options::default() };
    crate::compile(&module, &module.functions[id], &options, &mut ctx, &mut code).unwrap();
    Compiled { module, id, ctx, code }
}

impl Compiled {
    fn fault(&self) -> Option<super::Fault> {
        let input = Input {
            module: &self.module,
            func: &self.module.functions[self.id],
            layout: &self.ctx.layout,
            selected: &self.ctx.selected,
            alloc: &self.ctx.allocation,
            frame: &self.ctx.frame,
        };
        check(input, &self.code).err()
    }

    fn decoded(&self) -> Vec<Instruction> {
        let bytes = &self.code.bytes[..self.code.code_size as usize];
        Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE).into_iter().collect()
    }

    fn find(&self, is_it: impl Fn(&Instruction) -> bool) -> Instruction {
        let all = self.decoded();
        let found = all.iter().find(|instruction| is_it(instruction));
        *found.unwrap_or_else(|| {
            panic!("no such instruction among {:?}", all.iter().map(|i| i.code()).collect::<Vec<_>>())
        })
    }

    fn mnemonic(&self, mnemonic: Mnemonic) -> Instruction {
        self.find(|instruction| instruction.mnemonic() == mnemonic)
    }

    fn bytes_of(&mut self, instruction: &Instruction) -> &mut [u8] {
        let start = instruction.ip() as usize;
        &mut self.code.bytes[start..start + instruction.len()]
    }

    /// Encodes `instruction` as `change` makes it; its size must not change.
    fn change(&mut self, mut instruction: Instruction, change: impl FnOnce(&mut Instruction)) {
        let (ip, size) = (instruction.ip(), instruction.len());
        change(&mut instruction);
        let mut encoder = Encoder::new(64);
        assert_eq!(encoder.encode(&instruction, ip).unwrap(), size, "{instruction:?}");
        let bytes = encoder.take_buffer();
        self.code.bytes[ip as usize..ip as usize + size].copy_from_slice(&bytes);
    }

    /// Replaces `instruction` by ones that do nothing.
    fn drop(&mut self, instruction: &Instruction) {
        self.bytes_of(instruction).fill(0x90);
    }
}

/// The code of `text` is right, and what `change` makes of it breaks `rule`.
#[track_caller]
fn rejects_with(text: &str, registers: Option<usize>, rule: Rule, change: impl FnOnce(&mut Compiled)) {
    let mut compiled = compile(text, registers);
    assert_eq!(compiled.fault(), None);
    change(&mut compiled);
    let fault = compiled.fault().expect("the fault must be seen");
    assert_eq!(fault.rule, rule, "{fault}");
    assert!(fault.to_string().ends_with(&rule.to_string()));
}

#[track_caller]
fn rejects(text: &str, rule: Rule, change: impl FnOnce(&mut Compiled)) {
    rejects_with(text, None, rule, change);
}

#[test]
fn operations() {
    rejects(ARITHMETIC, Rule::Opcode, |f| {
        let sub = f.find(|i| i.code() == Opcode::Sub_r32_rm32);
        f.change(sub, |i| i.set_code(Opcode::Add_r32_rm32));
    });
    // The width is part of the operation.
    rejects(MEMORY, Rule::Opcode, |f| {
        let load = f.find(|i| i.mnemonic() == Mnemonic::Mov && i.memory_index() != Register::None);
        f.bytes_of(&load)[0] &= !8;
    });
}

#[test]
fn registers() {
    rejects(ARITHMETIC, Rule::Register, |f| {
        let sub = f.find(|i| i.code() == Opcode::Sub_r32_rm32);
        f.change(sub, |i| {
            let (a, b) = (i.op0_register(), i.op1_register());
            i.set_op0_register(b);
            i.set_op1_register(a);
        });
    });
    rejects(MEMORY, Rule::Register, |f| {
        let load = f.find(|i| i.mnemonic() == Mnemonic::Mov && i.memory_index() != Register::None);
        f.change(load, |i| i.set_memory_index(Register::RAX));
    });
}

#[test]
fn immediates() {
    rejects(ARITHMETIC, Rule::Immediate, |f| {
        let product = f.mnemonic(Mnemonic::Imul);
        *f.bytes_of(&product).last_mut().unwrap() += 1;
    });
    rejects(SWITCH, Rule::Immediate, |f| {
        let limit = f.mnemonic(Mnemonic::Cmp);
        *f.bytes_of(&limit).last_mut().unwrap() += 1;
    });
}

#[test]
fn memory_operands() {
    let indexed = |i: &Instruction| i.mnemonic() == Mnemonic::Mov && i.memory_index() != Register::None;
    rejects(MEMORY, Rule::Memory, |f| {
        let load = f.find(indexed);
        f.change(load, |i| i.set_memory_displacement64(32));
    });
    rejects(MEMORY, Rule::Memory, |f| {
        let load = f.find(indexed);
        f.change(load, |i| i.set_memory_index_scale(8));
    });
    // A slot at the offset of another object of the frame.
    rejects(MEMORY, Rule::Memory, |f| {
        let store = f.find(|i| {
            i.memory_base() == Register::RSP && i.op1_register() == Register::RAX
                || i.memory_base() == Register::RSP && i.memory_displacement64() >= 16
        });
        f.change(store, |i| i.set_memory_displacement64(i.memory_displacement64() + 8));
    });
}

#[test]
fn prefixes() {
    rejects(MEMORY, Rule::Prefix, |f| {
        let locked = f.find(Instruction::has_lock_prefix);
        // A segment that means nothing.
        f.bytes_of(&locked)[0] = 0x3e;
    });
}

#[test]
fn conditions() {
    // The opposite condition leads to the wrong blocks.
    rejects(ARITHMETIC, Rule::Opcode, |f| {
        let branch = f.find(Instruction::is_jcc_short);
        f.bytes_of(&branch)[0] ^= 1;
    });
    // Another flag.
    rejects(ARITHMETIC, Rule::Condition, |f| {
        let branch = f.find(Instruction::is_jcc_short);
        f.bytes_of(&branch)[0] = 0x78;
    });
    rejects(ARITHMETIC, Rule::Condition, |f| {
        let branch = f.find(Instruction::is_jcc_short);
        f.drop(&branch);
    });
    // The test for unordered operands.
    rejects(FLOATS, Rule::Condition, |f| {
        let branch = f.find(|i| i.is_jcc_short() && i.condition_code() == ConditionCode::p);
        f.drop(&branch);
    });
    rejects(SEARCH, Rule::Condition, |f| {
        let branch = f.find(|i| i.condition_code() == ConditionCode::a);
        f.bytes_of(&branch)[0] ^= 1;
    });
    rejects(SEARCH, Rule::Condition, |f| {
        let branch = f.find(|i| i.condition_code() == ConditionCode::e);
        f.drop(&branch);
    });
}

#[test]
fn branch_targets() {
    rejects(ARITHMETIC, Rule::Opcode, |f| {
        let branch = f.find(Instruction::is_jcc_short);
        f.bytes_of(&branch)[1] = 0;
    });
    // A case that goes to the block of another one.
    rejects(SEARCH, Rule::Immediate, |f| {
        let branches: Vec<_> =
            f.decoded().into_iter().filter(|i| i.condition_code() == ConditionCode::e).collect();
        let other =
            branches.iter().find(|i| i.near_branch_target() != branches[0].near_branch_target()).unwrap();
        let target = other.near_branch_target();
        f.change(branches[0], |i| i.set_near_branch64(target));
    });
    // The paths of one instruction must meet.
    rejects(FLOATS, Rule::Target, |f| {
        let jump = f.find(Instruction::is_jmp_short);
        f.bytes_of(&jump)[1] -= 4;
    });
    rejects(
        "function %f(i32 v0) -> i32 {
        block0:
            v1 = select v0, blockaddr(%f, block1), blockaddr(%f, block2)
            indirect_branch v1, [block1, block2]
        block1:
            return i32 1
        block2:
            return i32 2
        }",
        Rule::Immediate,
        |f| {
            let (first, second) = (f.code.blocks[1].1, f.code.blocks[2].1);
            (f.code.blocks[1].1, f.code.blocks[2].1) = (second, first);
        },
    );
}

#[test]
fn jump_tables() {
    rejects(SWITCH, Rule::Immediate, |f| {
        let at = f.code.code_size.next_multiple_of(4) as usize;
        let (first, second) = f.code.bytes[at..].split_at_mut(4);
        first.swap_with_slice(&mut second[..4]);
    });
    rejects(SWITCH, Rule::Table, |f| {
        let lea = f.find(|i| i.is_ip_rel_memory_operand());
        f.bytes_of(&lea)[3] += 1;
    });
    rejects(SWITCH, Rule::Register, |f| {
        let lea = f.find(|i| i.is_ip_rel_memory_operand());
        f.change(lea, |i| i.set_op0_register(Register::R15));
    });
    rejects(SWITCH, Rule::Table, |f| {
        let n = f.code.bytes.len() - 4;
        f.code.bytes.truncate(n);
    });
}

#[test]
fn constants() {
    rejects(FLOATS, Rule::Constant, |f| {
        let last = f.code.bytes.len() - 1;
        f.code.bytes[last] ^= 0x80;
    });
    rejects(FLOATS, Rule::Constant, |f| {
        let product = f.mnemonic(Mnemonic::Mulsd);
        f.bytes_of(&product)[4] += 8;
    });
}

#[test]
fn relocations() {
    let change =
        |what: fn(&mut Vec<CodeReloc>)| rejects(MEMORY, Rule::Relocation, |f| what(&mut f.code.relocs));
    change(|relocs| relocs[0].addend += 1);
    change(|relocs| relocs[0].offset += 1);
    change(|relocs| {
        let last = relocs.len() - 1;
        let target = relocs[last].target;
        relocs[0].target = target;
    });
    change(|relocs| relocs[0].kind = CodeRelocKind::Abs32);
    change(|relocs| relocs.truncate(1));
    change(|relocs| relocs.push(relocs[0]));
    change(|relocs| relocs.push(CodeReloc { offset: 1, ..relocs[0] }));
}

#[test]
fn moves() {
    let is_move = |i: &Instruction| {
        i.mnemonic() == Mnemonic::Xchg
            || i.mnemonic() == Mnemonic::Mov && i.op1_register().is_gpr() && i.len() == 3
    };
    // The moves on the edge back are the last ones.
    let last_move = |f: &Compiled| *f.decoded().iter().rev().find(|i| is_move(i)).unwrap();
    rejects(SWAP, Rule::Move, |f| {
        let lost = last_move(f);
        f.drop(&lost);
    });
    rejects(SWAP, Rule::Move, |f| {
        let turned = last_move(f);
        f.change(turned, |i| {
            let (a, b) = (i.op0_register(), i.op1_register());
            i.set_code(Opcode::Mov_r64_rm64);
            i.set_op0_register(b);
            i.set_op1_register(a);
        });
    });
    rejects_with(PRESSURE, Some(4), Rule::Move, |f| {
        let spill = f.find(|i| {
            i.mnemonic() == Mnemonic::Mov
                && i.memory_base() == Register::RSP
                && i.memory_displacement64() != 0
        });
        f.change(spill, |i| i.set_memory_displacement64(i.memory_displacement64() ^ 24));
    });
}

#[test]
fn frame_code() {
    let adjusts = |code: Opcode| move |i: &Instruction| i.code() == code && i.op0_register() == Register::RSP;
    rejects(MEMORY, Rule::Prologue, |f| {
        let down = f.find(adjusts(Opcode::Sub_rm64_imm8));
        f.bytes_of(&down)[3] += 16;
    });
    rejects(MEMORY, Rule::Epilogue, |f| {
        let up = f.find(adjusts(Opcode::Add_rm64_imm8));
        f.bytes_of(&up)[3] += 16;
    });
    rejects(PRESSURE, Rule::Prologue, |f| {
        let push = f.mnemonic(Mnemonic::Push);
        f.change(push, |i| i.set_op0_register(Register::RSI));
    });
    // Registers are restored in the opposite order.
    rejects(SWAP, Rule::Epilogue, |f| {
        let pops: Vec<_> = f.decoded().into_iter().filter(|i| i.mnemonic() == Mnemonic::Pop).collect();
        let (first, second) = (pops[0].op0_register(), pops[1].op0_register());
        f.change(pops[0], |i| i.set_op0_register(second));
        f.change(pops[1], |i| i.set_op0_register(first));
    });
    // A page that is taken and not touched.
    let large = "
extern function %g(ptr)
function %f() {
block0:
    v0 = alloca size 10000 align 8
    call %g(v0)
    return
}";
    rejects(large, Rule::Prologue, |f| {
        let touch = f.mnemonic(Mnemonic::Or);
        f.drop(&touch);
    });
    rejects(&large.replace("10000", "1000000"), Rule::Prologue, |f| {
        let limit = f.mnemonic(Mnemonic::Lea);
        f.bytes_of(&limit)[5] += 1;
    });
}

#[test]
fn saved_registers() {
    rejects(SWAP, Rule::SavedRegisters, |f| {
        f.ctx.frame.saved.pop();
    });
    let text = PRESSURE.replace("function %f", "function framed %f");
    // The frame pointer is no register to save.
    rejects(&text, Rule::SavedRegisters, |f| f.ctx.frame.saved.push(crate::abi::RBP));
}

#[test]
fn frame_layouts() {
    let change = |what: fn(&mut crate::frame::Frame)| {
        rejects_with(PRESSURE, Some(4), Rule::FrameLayout, |f| what(&mut f.ctx.frame));
    };
    // Two spill slots in one place; outside the frame; not aligned; one too few.
    change(|frame| frame.spills[1] = frame.spills[0]);
    change(|frame| frame.spills[0] = frame.size);
    change(|frame| frame.spills[0] += 1);
    change(|frame| frame.spills.truncate(1));
    // The stack must be aligned at calls, and calls overwrite the red zone.
    change(|frame| frame.size += 8);
    change(|frame| (frame.size, frame.red_zone) = (0, frame.size));
    rejects(MEMORY, Rule::FrameLayout, |f| f.ctx.frame.slots[0] += 4);
    rejects(MEMORY, Rule::FrameLayout, |f| f.ctx.frame.slots[0] += 1 << 20);
}

#[test]
fn bounds() {
    rejects(ARITHMETIC, Rule::Bounds, |f| f.code.code_size -= 1);
    rejects(ARITHMETIC, Rule::Bounds, |f| {
        let branch = f.find(Instruction::is_jcc_short);
        f.bytes_of(&branch)[1] = 0x7f;
    });
}

#[test]
fn endless_loops() {
    let still = "
function %f(i32 v0) -> i32 {
block0:
    branch v0, block1, block2
block1:
    jump block1
block2:
    return v0
}";
    rejects(still, Rule::Endless, |f| {
        let circle = f.find(|i| i.is_jmp_short() && i.near_branch_target() == i.ip());
        f.bytes_of(&circle).copy_from_slice(&[0x90, 0xc3]);
    });
    rejects(ARITHMETIC, Rule::Endless, |f| {
        let product = f.mnemonic(Mnemonic::Imul);
        f.bytes_of(&product)[..2].copy_from_slice(&[0xeb, 0xfe]);
    });
}

/// Endless loops without code, to which both edges of a branch, or all of a switch, may lead.
#[test]
fn functions_that_end_nowhere_are_right() {
    let blocks = [
        "branch v0, block1, block2\nblock1:\n    jump block2\nblock2:\n    jump block1\n",
        "switch v0, block1 [0: block2]\nblock1:\n    jump block1\nblock2:\n    return\n",
        "switch v0, block1 [0: block2, 7: block2, 8: block2]\n\
         block1:\n    jump block1\nblock2:\n    return\n",
        "v1 = icmp eq v0, i32 3\n    branch v1, block1, block1\nblock1:\n    jump block1\n",
        "asm_goto side_effects \"jmp $0\" [] to block1 [block2]\n\
         block1:\n    return\nblock2:\n    jump block2\n",
    ];
    for body in blocks {
        let text = format!("function %f(i32 v0) {{\nblock0:\n    {body}}}\n");
        assert_eq!(compile(&text, None).fault(), None, "{text}");
    }
}

#[test]
fn inline_assembly() {
    let text = "
extern data %there
function %f(i64 v0) -> i64 {
block0:
    v1 = asm \"lea 5($1), $0; add there(%rip), $0\" [out \"r\" i64, in \"r\" i64 = v0]
    return v1
}";
    rejects(text, Rule::Assembly, |f| {
        let lea = f.find(|i| i.mnemonic() == Mnemonic::Lea);
        *f.bytes_of(&lea).last_mut().unwrap() += 1;
    });
    rejects(text, Rule::Relocation, |f| f.code.relocs[0].addend -= 4);
}

#[test]
fn late_frames() {
    let point = compile(LATE_FRAME, None).ctx.frame.save_point;
    assert_ne!(point, 0);
    // A register of the caller's is written, or the stack is used, where the frame is not made.
    rejects(LATE_FRAME, Rule::Frameless, |f| {
        let sum = f.find(|i| i.code() == Opcode::Lea_r64_m);
        f.change(sum, |i| i.set_op0_register(Register::RBX));
    });
    rejects(LATE_FRAME, Rule::Frameless, |f| {
        let test = f.mnemonic(Mnemonic::Test);
        f.change(test, |i| i.set_op1_register(Register::RSP));
    });
    // Control goes past the prologue, or past a part of it.
    rejects(LATE_FRAME, Rule::Prologue, |f| {
        let push = f.mnemonic(Mnemonic::Push);
        f.drop(&push);
    });
    rejects(LATE_FRAME, Rule::Frameless, |f| f.ctx.frame.save_point = u32::MAX);
    // The frame is made by each iteration of the loop.
    rejects(LATE_FRAME, Rule::Frameless, |f| f.ctx.frame.save_point += 1);
    // An early exit removes a frame that is not there, and a late one leaves it.
    rejects(LATE_FRAME, Rule::Prologue, |f| f.ctx.frame.save_point = 0);
    rejects(LATE_FRAME, Rule::Epilogue, |f| {
        let add = f.find(|i| i.mnemonic() == Mnemonic::Pop);
        f.drop(&add);
    });
}

#[test]
fn landing_pads() {
    let text = "
extern function %personality()
extern data %a
extern data %b
extern function %g(i32) -> i32
function %f(i32 v0) -> i32 {
block0:
    v1 = invoke %g(v0) to block1 unwind block2
block1:
    v2 = invoke %g(v1) to block3 unwind block4
block2:
    v3, v4 = landing_pad %personality [cleanup, catch %a, filter [%a, %b]]
    return v4
block3:
    return v2
block4:
    v5, v6 = landing_pad %personality [catch %b, catch null]
    v7 = add v6, v0
    return v7
}";
    rejects(text, Rule::LandingPad, |f| _ = f.code.exceptions.sites.pop());
    rejects(text, Rule::LandingPad, |f| f.code.exceptions.sites[0].start -= 1);
    rejects(text, Rule::LandingPad, |f| f.code.exceptions.sites[0].end += 1);
    rejects(text, Rule::LandingPad, |f| f.code.exceptions.sites[1].action = 0);
    rejects(text, Rule::LandingPad, |f| f.code.exceptions.sites[1].pad = 0);
    rejects(text, Rule::LandingPad, |f| f.code.exceptions.types.swap(0, 1));
    rejects(text, Rule::LandingPad, |f| f.code.exceptions.filters[0] = 2);
    rejects(text, Rule::LandingPad, |f| f.code.exceptions.actions[0] = 2);
    rejects(text, Rule::LandingPad, |f| f.code.exceptions.personality = None);
    // Control arrives at the other landing pad.
    let mut compiled = compile(text, None);
    let sites = &mut compiled.code.exceptions.sites;
    (sites[0].pad, sites[1].pad) = (sites[1].pad, sites[0].pad);
    assert!(compiled.fault().is_some());
}
