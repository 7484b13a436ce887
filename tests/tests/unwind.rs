//! Stacks can be walked: at every instruction of every program's code, the unwind tables agree with the
//! effect of the preceding instructions on the stack pointer and on the callee-saved registers.
//!
//! The table is the debugger's, read by another crate; the other side is a disassembler and a count of pushes
//! and pops along the paths of the code: jumps are followed, through tables too, and at joins the counts must
//! be equal.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use gimli::{
    BaseAddresses, CfaRule, EhFrame, LittleEndian, RegisterRule, UnwindContext, UnwindSection, X86_64,
};
use iced_x86::{Code, Decoder, DecoderOptions, FlowControl, Instruction, Mnemonic, OpKind, Register};
use object::read::elf::ElfFile64;
use object::{Object, ObjectSection};
use sheave::{Context, Goal};
use sheave_ir::{Function, Module};
use sheave_regalloc::{Access, Allocation, Code as Input, EdgeInsertion, Move, MoveKind, MoveReason};
use sheave_regalloc::{Output, Registers};
use sheave_x64::{CodeBuffer, Ctx, Error, Options, Stats, TlsModel, compile, compile_with, jit};

/// Position of the frame's top according to the instructions so far.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Frame {
    /// Bytes from the stack pointer up to the frame's top.
    depth: i64,
    /// `rbp` has been made the frame pointer, and is it.
    has_pointer: bool,
    /// Distance of the frame's top above `r11`, which is constant while the stack pointer decreases.
    limit: Option<i64>,
    /// How far below the top each register that was pushed is.
    saved: BTreeMap<u16, i64>,
    /// How far below the top the frame pointer leads.
    base: i64,
    /// The register with the return address, which a tail call moves, and how far below the top its new place
    /// is.
    return_address: Option<Register>,
    moved_to: Option<i64>,
}

fn dwarf(register: Register) -> u16 {
    match register {
        Register::RBX => X86_64::RBX.0,
        Register::RBP => X86_64::RBP.0,
        Register::R12 => X86_64::R12.0,
        Register::R13 => X86_64::R13.0,
        Register::R14 => X86_64::R14.0,
        Register::R15 => X86_64::R15.0,
        other => panic!("{other:?} is pushed"),
    }
}

impl Frame {
    fn at_entry() -> Frame {
        let (return_address, moved_to, saved) = (None, None, BTreeMap::new());
        Frame { depth: 8, has_pointer: false, limit: None, saved, base: 0, return_address, moved_to }
    }

    fn step(&mut self, inst: &Instruction) {
        if self.has_pointer && inst.memory_base() == Register::RBP && inst.code() == Code::Mov_r64_rm64 {
            let is_return_address = inst.memory_displacement64() as i64 == self.base - 8;
            self.return_address = is_return_address.then_some(inst.op0_register());
        }
        if self.has_pointer && inst.memory_base() == Register::RBP && inst.code() == Code::Mov_rm64_r64 {
            let stored = Some(inst.op1_register());
            if self.return_address.take_if(|register| Some(*register) == stored).is_some() {
                self.moved_to = Some(self.base - inst.memory_displacement64() as i64);
            }
        }
        self.move_stack_pointer(inst);
        // At the jump the callee's frame begins, with its top.
        if !self.has_pointer && self.moved_to == Some(self.depth) {
            *self = Frame::at_entry();
        }
    }

    fn move_stack_pointer(&mut self, inst: &Instruction) {
        let moves_rsp = inst.op0_kind() == OpKind::Register && inst.op0_register() == Register::RSP;
        match inst.mnemonic() {
            Mnemonic::Push => {
                self.depth += 8;
                self.saved.insert(dwarf(inst.op0_register()), self.depth);
            }
            Mnemonic::Pop => {
                self.depth -= 8;
                self.has_pointer &= inst.op0_register() != Register::RBP;
            }
            // Under a frame pointer the stack pointer may go anywhere, until it comes back for the pops.
            Mnemonic::Lea if moves_rsp && self.has_pointer => {
                assert_eq!(inst.memory_base(), Register::RBP);
                self.depth = self.base - inst.memory_displacement64() as i64;
            }
            Mnemonic::Mov if moves_rsp && self.has_pointer && inst.op1_register() == Register::RBP => {
                self.depth = self.base;
            }
            _ if self.has_pointer => {}
            Mnemonic::Lea if inst.op0_register() == Register::R11 && inst.memory_base() == Register::RSP => {
                self.depth -= inst.memory_displacement64() as i64;
                self.limit = Some(self.depth);
            }
            // The loop ends when the stack pointer equals `r11`.
            Mnemonic::Jne => self.limit = None,
            _ if self.limit.is_some() => {}
            Mnemonic::Sub if moves_rsp && inst.op1_kind() != OpKind::Register => {
                self.depth += inst.immediate(1) as i64;
            }
            Mnemonic::Add if moves_rsp && inst.op1_kind() != OpKind::Register => {
                self.depth -= inst.immediate(1) as i64;
            }
            Mnemonic::Mov if inst.code() == Code::Mov_r64_rm64 && inst.op0_register() == Register::RBP => {
                self.has_pointer |= inst.op1_register() == Register::RSP;
                self.base = if self.has_pointer { self.depth } else { 0 };
            }
            _ => {}
        }
    }
}

/// Compiles a function in copies form.
type Compile<'a> =
    &'a dyn Fn(&Module, &Function, &Options, &mut Ctx, &mut CodeBuffer) -> Result<Stats, Error>;

/// The functions of `module` in memory, and their table.
fn link(module: &Module, compile: Compile<'_>) -> (std::sync::Arc<jit::Image>, Vec<(String, CodeBuffer)>) {
    let mut linker = jit::Linker::new().expect("this machine");
    let key = linker.add_module(module);
    let (mut ctx, mut machine) = (Context::new(), Ctx::new());
    let mut codes = Vec::new();
    for id in module.functions.keys() {
        let func =
            ctx.run(module, id, &sheave::Options::default(), Goal::Copies).expect("it can be compiled");
        let mut code = CodeBuffer::default();
        let machine_options = Options { tls: TlsModel::Call, ..Default::default() };
        compile(module, func, &machine_options, &mut machine, &mut code).expect("it can be compiled");
        linker.add_function(key, id, &code);
        codes.push((module.symbol_name(func.symbol).to_owned(), code));
    }
    (linker.link().expect("nothing is missing"), codes)
}

/// Registers that are preserved.
const SAVED: [Register; 6] =
    [Register::RBX, Register::RBP, Register::R12, Register::R13, Register::R14, Register::R15];

/// The frames along the paths of a function's code.
struct Walk<'a> {
    name: &'a str,
    code: &'a CodeBuffer,
    /// By offset.
    frames: BTreeMap<u64, (Instruction, Frame)>,
    pending: Vec<(u64, Frame)>,
}

impl Walk<'_> {
    /// Follows all paths; returns each instruction with the frame before it, by offset.
    fn run(mut self) -> BTreeMap<u64, (Instruction, Frame)> {
        self.pending.push((0, Frame::at_entry()));
        while let Some((at, frame)) = self.pending.pop() {
            match self.frames.get(&at) {
                Some((_, known)) => assert_eq!(known, &frame, "{}+{at:#x}: paths disagree", self.name),
                None => self.step(at, frame),
            }
        }
        self.frames
    }

    fn step(&mut self, at: u64, mut frame: Frame) {
        let code = self.code;
        let bytes = &code.bytes[..code.code_size as usize];
        let inst = Decoder::with_ip(64, &bytes[at as usize..], at, DecoderOptions::NONE).decode();
        let before = frame.clone();
        self.frames.insert(at, (inst, frame.clone()));
        frame.step(&inst);
        // A jump to another function: the linker fills its target in.
        let is_relocated = |at: u64| code.relocs.iter().any(|reloc| u64::from(reloc.offset) == at);
        match inst.flow_control() {
            FlowControl::Return => self.leaves(at, &frame),
            FlowControl::UnconditionalBranch if is_relocated(at + 1) => self.leaves(at, &frame),
            FlowControl::UnconditionalBranch => self.pending.push((inst.near_branch_target(), frame)),
            FlowControl::ConditionalBranch => {
                self.pending.push((inst.near_branch_target(), before));
                self.pending.push((inst.next_ip(), frame));
            }
            FlowControl::IndirectBranch => {
                for table in &code.tables {
                    let entries = code.bytes[table.start as usize..table.end as usize].chunks_exact(4);
                    let distances = entries.map(|entry| i32::from_le_bytes(entry.try_into().expect("four")));
                    let targets = distances.map(|distance| table.start.wrapping_add_signed(distance));
                    self.pending.extend(targets.map(|target| (u64::from(target), frame.clone())));
                }
            }
            FlowControl::Call | FlowControl::IndirectCall => {
                let sites = code
                    .exceptions
                    .sites
                    .iter()
                    .filter(|site| (u64::from(site.start)..u64::from(site.end)).contains(&at));
                self.pending.extend(sites.map(|site| (u64::from(site.pad), frame.clone())));
                // An instruction that does not return may be the last one.
                if inst.next_ip() < bytes.len() as u64 {
                    self.pending.push((inst.next_ip(), frame));
                }
            }
            FlowControl::Exception => {}
            _ => self.pending.push((inst.next_ip(), frame)),
        }
    }

    fn leaves(&self, at: u64, frame: &Frame) {
        assert_eq!(frame.depth, 8, "{}+{at:#x}: the return address is not on top", self.name);
    }
}

/// Counts of the compared items.
#[derive(Default)]
struct Counts {
    compared: usize,
    /// Functions with a frame pointer, and functions with instructions before the frame is set up.
    pointers: usize,
    late: usize,
    /// Moves of the return address.
    moved: usize,
}

/// Compares at every instruction.
fn check(module: &Module) -> Counts {
    check_compiled(module, &compile)
}

fn check_compiled(module: &Module, compile: Compile<'_>) -> Counts {
    let (image, codes) = link(module, compile);
    let file = image.debug_file();
    let file = ElfFile64::<object::Endianness>::parse(&*file).expect("an ELF file");
    let section = file.section_by_name(".eh_frame").expect("a table").data().expect("contents");
    let mut table = EhFrame::new(section, LittleEndian);
    table.set_address_size(8);
    let bases = BaseAddresses::default();
    let mut unwinder = UnwindContext::new();
    let mut counts = Counts::default();
    for (name, code) in &codes {
        let start = image.address(name).expect("it is there") as u64;
        let size = u64::from(code.code_size);
        let entry = table
            .fde_for_address(&bases, start, EhFrame::cie_from_offset)
            .unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!((entry.initial_address(), entry.len()), (start, size), "{name}");

        let frames = Walk { name, code, frames: BTreeMap::new(), pending: Vec::new() }.run();
        for (&at, (inst, frame)) in &frames {
            let at = format!("{name}+{at:#x}");
            let row = entry
                .unwind_info_for_address(&table, &bases, &mut unwinder, start + inst.ip())
                .unwrap_or_else(|error| panic!("{at}: {error}"));
            let top = match *row.cfa() {
                CfaRule::RegisterAndOffset { register, offset } => (register, offset),
                ref other => panic!("{at}: {other:?}"),
            };
            let expected = match (frame.has_pointer, frame.limit) {
                (true, _) => (X86_64::RBP, frame.base),
                (false, Some(above)) => (X86_64::R11, above),
                (false, None) => (X86_64::RSP, frame.depth),
            };
            assert_eq!(top, expected, "{at}: {frame:?}");
            // The program has no caller that a debugger should show.
            let caller = match frame.moved_to {
                _ if name == "main" => RegisterRule::Undefined,
                Some(below) if below > 8 => RegisterRule::Offset(-below),
                _ => RegisterRule::Offset(-8),
            };
            assert_eq!(row.register(X86_64::RA), Some(caller), "{at}");
            for register in SAVED.map(dwarf) {
                let expected = frame.saved.get(&register).map(|depth| RegisterRule::Offset(-depth));
                assert_eq!(row.register(gimli::Register(register)), expected, "{at}: register {register}");
            }
        }
        counts.compared += frames.len();
        counts.pointers += usize::from(frames.values().any(|(_, frame)| frame.has_pointer));
        let makes = frames.values().find(|(inst, _)| inst.mnemonic() == Mnemonic::Push);
        let is_late = makes.is_some_and(|(push, _)| {
            frames.values().any(|(inst, _)| inst.ip() < push.ip() && inst.mnemonic() != Mnemonic::Nop)
        });
        counts.late += usize::from(is_late);
        let places: BTreeSet<_> = frames.values().filter_map(|(_, frame)| frame.moved_to).collect();
        counts.moved += places.len();
    }
    counts
}

#[test]
fn the_corpus_can_be_unwound_at_every_instruction() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let (mut compared, mut late) = (0, 0);
    for entry in std::fs::read_dir(folder).expect("the corpus") {
        let path = entry.expect("readable").path();
        if path.extension().is_some_and(|extension| extension == "ll") {
            let counts = check(&sheave::read_file(&path).expect("readable"));
            compared += counts.compared;
            late += counts.late;
        }
    }
    assert!(compared > 5000 && late > 5, "only {compared} instructions, {late} late frames");
}

#[test]
fn frames_with_a_pointer_of_several_pages_and_with_many_returns_can_be_unwound() {
    let text = "
define void @dynamic(i64 %n, ptr %p) {
  %a = alloca i8, i64 %n
  %b = alloca [40 x i64]
  call void @take(ptr %a, ptr %b, i64 %n)
  call void @take(ptr %p, ptr %b, i64 %n)
  ret void
}
define void @many_pages(i64 %n) {
  %b = alloca [9000 x i64]
  call void @take(ptr %b, ptr %b, i64 %n)
  ret void
}
define i64 @tail(i64 %n, ptr %p) {
  %b = alloca [4 x i64]
  call void @take(ptr %b, ptr %p, i64 %n)
  %c = icmp eq i64 %n, 4
  br i1 %c, label %one, label %two
one:
  %r = call i64 @returns(i64 %n, ptr %p)
  ret i64 %r
two:
  call void @take(ptr %p, ptr %p, i64 %n)
  ret i64 %n
}
define void @pages(i64 %n) {
  %b = alloca [2000 x i64]
  call void @take(ptr %b, ptr %b, i64 %n)
  ret void
}
define void @take(ptr %a, ptr %b, i64 %n) {
  store i64 %n, ptr %a
  ret void
}
define i64 @returns(i64 %n, ptr %p) {
  call void @take(ptr %p, ptr %p, i64 %n)
  switch i64 %n, label %d [ i64 1, label %one i64 2, label %two ]
one:
  call void @take(ptr %p, ptr %p, i64 1)
  ret i64 %n
two:
  call void @take(ptr %p, ptr %p, i64 %n)
  %s = add i64 %n, 77
  ret i64 %s
d:
  ret i64 5
}
; Between the blocks with the frame is one without.
define i64 @again(i64 %n, ptr %p) {
  %none = icmp eq i64 %n, 0
  br i1 %none, label %without, label %with
with:
  call void @take(ptr %p, ptr %p, i64 %n)
  %five = icmp eq i64 %n, 5
  br i1 %five, label %once_more, label %done
done:
  ret i64 %n
without:
  ret i64 1
once_more:
  call void @take(ptr %p, ptr %p, i64 7)
  %s = add i64 %n, 77
  ret i64 %s
}
";
    // With the saved register of the counter, some of these frames are a whole number of pages.
    let mut text = text.to_owned();
    for words in 9210..9220 {
        text += &format!(
            "define void @pages{words}() {{
entry:
  %b = alloca [{words} x i64]
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  call void @take(ptr %b, ptr %b, i64 %i)
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, 10
  br i1 %more, label %loop, label %end
end:
  ret void
}}
"
        );
    }
    let module = sheave::read_bytes("frames.ll", text.as_bytes()).expect("well formed");
    let Counts { compared, pointers, .. } = check(&module);
    assert!(compared > 40 && pointers == 1, "{compared} instructions, {pointers} frame pointers");
}

/// Tail calls with more arguments than their function, and with fewer, beside a return; with saved registers.
#[test]
fn tail_calls_that_move_the_return_address_can_be_unwound() {
    let text = "
%pair = type { i64, i64 }
define tailcc i64 @more(i64 %n, ptr %p, i64 %m) noinline {
  %a = call i64 @returns(i64 %n, ptr %p)
  %c = icmp eq i64 %a, %m
  br i1 %c, label %one, label %two
one:
  %r = musttail call tailcc i64 @many(i64 %n, i64 %m, i64 3, i64 4, i64 5, i64 6, i64 %a, i64 %m, i64 9, ptr %p)
  ret i64 %r
two:
  %d = icmp ugt i64 %a, %m
  br i1 %d, label %three, label %four
three:
  %s = musttail call tailcc i64 @some(i64 %n, i64 %m, i64 3, i64 4, i64 5, i64 6, i64 %a, i64 1, i64 2)
  ret i64 %s
four:
  ret i64 %a
}
define tailcc i64 @many(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, ptr %p) noinline {
  %x = call i64 @returns(i64 %n, ptr %p)
  %y = add i64 %x, %f
  %r = musttail call tailcc i64 @some(i64 %n, i64 %a, i64 3, i64 4, i64 5, i64 6, i64 %y, i64 1, i64 2)
  ret i64 %r
}
define tailcc i64 @some(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) noinline {
  %r = musttail call tailcc i64 @more(i64 %n, ptr null, i64 %f)
  ret i64 %r
}
define i64 @calls(i64 %n) noinline {
  %r = call tailcc i64 @some(i64 %n, i64 %n, i64 3, i64 4, i64 5, i64 6, i64 %n, i64 1, i64 2)
  %s = add i64 %r, %n
  ret i64 %s
}
define i64 @returns(i64 %n, ptr %p) noinline {
  ret i64 %n
}
";
    let module = sheave::read_bytes("tail.ll", text.as_bytes()).expect("well formed");
    let Counts { compared, pointers, moved, .. } = check(&module);
    assert!(compared > 100 && pointers == 4, "{compared} instructions, {pointers} frame pointers");
    assert_eq!(moved, 4, "four tail calls move the return address");
}

/// Adds to the answer of our allocator: on both edges from the entry, a move of the first parameter to a free
/// register.
fn with_moves_on_edges(code: &mut Input, registers: &Registers, out: &mut Output) -> Result<(), String> {
    let mut ctx = sheave_regalloc::Ctx::default();
    sheave_regalloc::run(code, registers, &Default::default(), &mut ctx, out)
        .map_err(|error| error.to_string())?;
    if code.block_succs(0).len() != 2 {
        return Ok(());
    }
    let parameter =
        code.operands.iter().position(|operand| operand.access() == Access::Def).ok_or("a parameter")?;
    let is_free = |reg| !out.allocs.contains(&Allocation::reg(reg)) && !registers.callee_saved.contains(reg);
    let free = registers.order.iter().copied().find(|&reg| is_free(reg)).ok_or("a free register")?;
    let kind = MoveKind::Move { dst: Allocation::reg(free), src: out.allocs[parameter] };
    let start = out.moves.len() as u32;
    let vreg = code.operands[parameter].vreg();
    out.moves.push(Move { kind, bytes: 8, reason: MoveReason::Split, vreg });
    let edge = |succ_idx| EdgeInsertion { block: 0, succ_idx, start, end: start + 1 };
    out.edges.splice(0..0, [edge(0), edge(1)]);
    Ok(())
}

/// The code of an edge from a block before the frame is made has no frame.
#[test]
fn moves_on_an_edge_without_a_frame_can_be_unwound() {
    let text = "
define i64 @early(i64 %n, i64 %m, ptr %f) noinline {
  %c = icmp sgt i64 %n, 0
  br i1 %c, label %plain, label %calls
plain:
  %d = add i64 %n, %m
  ret i64 %d
calls:
  %k = add i64 %n, %m
  %r = call i64 %f(i64 %n)
  %s = add i64 %r, %k
  ret i64 %s
}
";
    let module = sheave::read_bytes("early.ll", text.as_bytes()).expect("well formed");
    let counts = check_compiled(&module, &|module, func, options, ctx, out| {
        compile_with(module, func, options, ctx, out, &mut with_moves_on_edges)
    });
    assert_eq!(counts.late, 1, "the frame is made where it is needed");
    assert!(counts.compared > check(&module).compared, "the edges have code");
}

/// A stack walk also passes a function with clean-up; its entry names the personality and a table.
#[test]
fn functions_with_landing_pads_have_a_personality_and_a_table() {
    let text = "
declare i32 @__gcc_personality_v0(...)
declare void @abort()
define void @plain() {
  call void @abort()
  ret void
}
define i32 @cleans_up() personality ptr @__gcc_personality_v0 {
  invoke void @plain() to label %fine unwind label %pad
fine:
  ret i32 0
pad:
  %exception = landingpad { ptr, i32 } cleanup
  ret i32 1
}
";
    let module = sheave::read_bytes("pads.ll", text.as_bytes()).expect("well formed");
    let (image, _) = link(&module, &compile);
    let file = image.debug_file();
    let file = ElfFile64::<object::Endianness>::parse(&*file).expect("an ELF file");
    let section = file.section_by_name(".eh_frame").expect("a table").data().expect("contents");
    let mut table = EhFrame::new(section, LittleEndian);
    table.set_address_size(8);
    let entry = |name: &str| {
        let address = image.address(name).expect("it is there") as u64;
        table.fde_for_address(&BaseAddresses::default(), address, EhFrame::cie_from_offset).expect("listed")
    };
    assert!(entry("plain").personality().is_none() && entry("plain").lsda().is_none());
    assert!(entry("cleans_up").personality().is_some() && entry("cleans_up").lsda().is_some());
}
