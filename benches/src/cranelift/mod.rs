//! Cranelift on the same functions: the cost of its compilation, the register moves left in its code, and
//! programs made of it.
//!
//! Cranelift gets functions in SSA form, the output of Sheave's passes ([`Input`]), and does all later steps:
//! optimisation, selection, register allocation (which places the moves of phis), encoding. Sheave's
//! counterpart is elimination and the back end. Building Cranelift's IR does not count. Functions that
//! Cranelift cannot express (inline assembly, computed jumps, bodies with variable arguments; see
//! `translate`) count for no compiler.

mod symbols;
mod translate;

use std::sync::Arc;

use cranelift_codegen::control::ControlPlane;
use cranelift_codegen::ir as clif;
use cranelift_codegen::isa::{self, TargetIsa};
use cranelift_codegen::settings::{self, Configurable as _};
use iced_x86::{Decoder, DecoderOptions, FlowControl, Instruction, Register};
use sheave::ir::{FuncId, Function, Linkage, Module};
use sheave::{Context, Goal, Options, Strategy};
use sheave_passes::adapters::eliminate;
use sheave_x64::CodeBuffer;

use crate::callgrind::{self, Region};
use crate::corpus::Program;
use crate::report::{Table, grouped};
use symbols::Symbols;
use translate::{Rejected, Scratch};

/// Cranelift's version.
pub const VERSION: &str = cranelift_codegen::VERSION;

/// The passes of Sheave that a function has gone through when Cranelift gets it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// `promote` alone: LLVM's counterpart is the input of its back end after mem2reg.
    Promoted,
    /// The default passes up to elimination.
    Optimised,
}

impl Input {
    const ALL: [Input; 2] = [Input::Promoted, Input::Optimised];

    /// Name in tables.
    pub fn name(self) -> &'static str {
        match self {
            Input::Promoted => "promote",
            Input::Optimised => "default passes",
        }
    }

    fn options(self) -> Result<Options, String> {
        let defaults = Options { verify: false, ..Options::default() };
        match self {
            Input::Promoted => {
                let passes = sheave::pipeline::parse_passes("promote").map_err(|error| error.to_string())?;
                Ok(Options { passes, ..defaults })
            }
            Input::Optimised => Ok(defaults),
        }
    }
}

/// How Cranelift works.
#[derive(Clone, Copy)]
struct Mode {
    opt_level: &'static str,
    regalloc: &'static str,
}

const MODES: [Mode; 3] = [
    Mode { opt_level: "speed", regalloc: "backtracking" },
    Mode { opt_level: "none", regalloc: "backtracking" },
    Mode { opt_level: "none", regalloc: "single_pass" },
];

/// A machine without extensions, like the code that everybody else here makes.
fn machine(mode: Mode, layout: bool) -> Result<Arc<dyn TargetIsa>, String> {
    let mut flags = settings::builder();
    let layout = if layout { "true" } else { "false" };
    for (name, value) in [
        ("opt_level", mode.opt_level),
        ("regalloc_algorithm", mode.regalloc),
        ("is_pic", "true"),
        ("enable_verifier", "false"),
        ("unwind_info", "false"),
        ("enable_probestack", "false"),
        ("machine_code_cfg_info", layout),
    ] {
        flags.set(name, value).map_err(|error| format!("{name}: {error}"))?;
    }
    let builder = isa::lookup_by_name("x86_64-unknown-linux-gnu").map_err(|error| error.to_string())?;
    builder.finish(settings::Flags::new(flags)).map_err(|error| error.to_string())
}

/// A function in both forms.
struct Pair<'m> {
    module: &'m Module,
    ours: Function,
    theirs: clif::Function,
}

/// A function that Cranelift cannot have.
#[derive(Clone, Debug)]
pub struct Left {
    /// Which.
    pub function: String,
    /// Why.
    pub reason: String,
}

/// The functions of `module` after the passes of `input`, in both forms, with the symbols they mention.
fn translate<'m>(
    module: &'m Module,
    input: Input,
    isa: &Arc<dyn TargetIsa>,
) -> Result<(Vec<Pair<'m>>, Symbols<'m>, Vec<Left>), String> {
    let options = input.options()?;
    let (mut ctx, mut scratch) = (Context::new(), Scratch::default());
    let mut symbols = Symbols::new(module, isa.clone())?;
    let (mut pairs, mut left) = (Vec::new(), Vec::new());
    for id in module.functions.keys() {
        let ours = ctx.run(module, id, &options, Goal::Ssa).map_err(|error| error.to_string())?.clone();
        let mut theirs = clif::Function::new();
        let made = translate::run(&ours, &mut symbols, &mut scratch, &mut theirs)
            .and_then(|()| compile(&theirs, isa).map(drop));
        match made {
            Ok(()) => pairs.push(Pair { module, ours, theirs }),
            Err(reason) => left.push(Left { function: module.symbol_name(ours.symbol).to_owned(), reason }),
        }
    }
    Ok((pairs, symbols, left))
}

/// Machine code of a function.
fn compile(func: &clif::Function, isa: &Arc<dyn TargetIsa>) -> Result<cranelift_codegen::Context, Rejected> {
    let mut ctx = cranelift_codegen::Context::for_function(func.clone());
    ctx.compile(&**isa, &mut ControlPlane::default()).map_err(|error| error.inner.to_string())?;
    Ok(ctx)
}

/// An object file with Cranelift's code for the functions of `module`, one with all functions and data
/// compiled by Sheave (functions in the first object override them), and the functions that the first lacks.
///
/// # Errors
/// When a function of Sheave's cannot be compiled.
pub fn objects(module: &Module, input: Input) -> Result<([Vec<u8>; 2], Vec<Left>), String> {
    let isa = machine(MODES[0], false)?;
    let (pairs, mut symbols, left) = translate(module, input, &isa)?;
    let mut ours = module.clone();
    for symbol in ours.symbols.values_mut() {
        // Local symbols are needed from the other object, too.
        if symbol.linkage == Linkage::Local {
            symbol.linkage = Linkage::External;
        }
    }
    for pair in &pairs {
        let ctx = compile(&pair.theirs, &isa)?;
        let code = ctx.compiled_code().ok_or("no code")?;
        symbols.define(pair.ours.symbol, &pair.theirs, code.code_buffer(), code.buffer.relocs())?;
        ours.symbols[pair.ours.symbol].linkage = Linkage::Weak;
    }
    let options = Options { verify: false, ..Options::default() };
    let ours = sheave::compile_object(&ours, &options).map_err(|error| error.to_string())?;
    Ok(([symbols.finish()?, ours], left))
}

/// The contents of machine code.
#[derive(Clone, Copy, Default)]
struct Contents {
    instructions: u64,
    moves: u64,
    /// Moves between the stack and the frame pointer.
    frame_moves: u64,
}

impl Contents {
    fn add(&mut self, instruction: &Instruction) {
        let moves = u64::from(sheave::count_moves(instruction));
        let is_frame = |register| matches!(register, Register::RSP | Register::RBP);
        self.instructions += 1;
        self.moves += moves;
        if is_frame(instruction.op0_register()) && is_frame(instruction.op1_register()) {
            self.frame_moves += moves;
        }
    }

    /// Adds the code of blocks that start at `starts`, in order. Bytes after a jump in a block are data.
    fn add_code(&mut self, code: &[u8], starts: impl IntoIterator<Item = u32>) {
        let starts: Vec<usize> = starts.into_iter().map(|start| start as usize).collect();
        for (k, &start) in starts.iter().enumerate() {
            let end = starts.get(k + 1).copied().unwrap_or(code.len());
            for instruction in
                &mut Decoder::with_ip(64, &code[start..end], start as u64, DecoderOptions::NONE)
            {
                self.add(&instruction);
                // Two jumps may end a block.
                if matches!(
                    instruction.flow_control(),
                    FlowControl::UnconditionalBranch
                        | FlowControl::IndirectBranch
                        | FlowControl::Return
                        | FlowControl::Exception
                ) {
                    break;
                }
            }
        }
    }
}

/// Sheave's pipeline from SSA form to machine code.
struct Ours {
    eliminate: eliminate::Ctx,
    machine: sheave_x64::Ctx,
    code: CodeBuffer,
}

impl Ours {
    fn new() -> Self {
        Ours {
            eliminate: eliminate::Ctx::new(),
            machine: sheave_x64::Ctx::new(),
            code: CodeBuffer::default(),
        }
    }

    fn one(&mut self, module: &Module, func: &mut Function) -> Result<(), String> {
        eliminate::eliminate(func, &mut self.eliminate, &eliminate::Options::new(Strategy::default()))
            .map_err(|error| error.to_string())?;
        let options = sheave_x64::Options::default();
        sheave_x64::compile(module, func, &options, &mut self.machine, &mut self.code)
            .map(drop)
            .map_err(|error| error.to_string())
    }
}

fn region_name(input: Input, who: &str) -> String {
    format!("{who}, {}", input.name())
}

fn mode_name(mode: Mode) -> String {
    format!("Cranelift {VERSION}, {}, {}", mode.opt_level, mode.regalloc)
}

fn read(programs: &[Program]) -> Result<Vec<Module>, String> {
    programs
        .iter()
        .map(|program| {
            sheave_llvm::read_module(&program.name, program.text.as_bytes())
                .map_err(|error| error.to_string())
        })
        .collect()
}

/// Compiles all functions that both can have, once to fill the memory and once counted.
///
/// # Errors
/// When a function cannot be compiled.
pub fn count(programs: &[Program]) -> Result<(), String> {
    let modules = read(programs)?;
    for input in Input::ALL {
        let isa = machine(MODES[0], false)?;
        let mut pairs = Vec::new();
        for module in &modules {
            pairs.extend(translate(module, input, &isa)?.0);
        }
        let mut ours = Ours::new();
        for pair in &pairs {
            ours.one(pair.module, &mut pair.ours.clone())?;
        }
        let region = Region::new();
        for pair in &pairs {
            let mut func = pair.ours.clone();
            region.run(|| ours.one(pair.module, &mut func))?;
        }
        region.report(&region_name(input, "Sheave"));
        for mode in MODES {
            let isa = machine(mode, false)?;
            let mut ctx = cranelift_codegen::Context::new();
            let mut all = |region: Option<&Region>| -> Result<(), String> {
                for pair in &pairs {
                    ctx.clear();
                    ctx.func = pair.theirs.clone();
                    let mut plane = ControlPlane::default();
                    let mut run =
                        || ctx.compile(&*isa, &mut plane).map(drop).map_err(|error| error.inner.to_string());
                    match region {
                        Some(region) => region.run(run)?,
                        None => run()?,
                    }
                }
                Ok(())
            };
            all(None)?;
            let region = Region::new();
            all(Some(&region))?;
            region.report(&region_name(input, &mode_name(mode)));
        }
    }
    Ok(())
}

/// The comparison as a table.
///
/// # Errors
/// When a program cannot be compiled.
pub fn measure(programs: &[Program]) -> Result<String, String> {
    let modules = read(programs)?;
    let insts: usize = programs.iter().map(|program| program.insts).sum();
    let counted = callgrind::count(&["--count-cranelift"]).ok();
    let mut table = Table::new([
        "from SSA form to machine code",
        "passes before",
        "moves",
        "of them for frames",
        "instructions",
        "bytes",
        "Ir per -O0 instruction",
    ]);
    let mut notes = Vec::new();
    for input in Input::ALL {
        let isa = machine(MODES[0], true)?;
        let (mut pairs, mut left) = (Vec::new(), Vec::new());
        for module in &modules {
            let (taken, _, rejected) = translate(module, input, &isa)?;
            pairs.extend(taken);
            left.extend(rejected);
        }
        // The share of the programs' instructions that both compile.
        let size = |func: &Function| func.n_insts() as f64;
        let all: f64 = modules.iter().flat_map(|module| module.functions.values()).map(size).sum();
        let taken: f64 =
            pairs.iter().filter_map(|pair| original(pair)).map(|id| size(&id.0.functions[id.1])).sum();
        let per_inst = insts as f64 * taken / all;
        let cost = |who: &str| {
            let count = counted.as_ref().and_then(|counted| counted.get(&region_name(input, who)));
            count.map_or(String::new(), |count| grouped((count as f64 / per_inst).round() as u64))
        };
        let mut row = |who: &str, contents: Contents, bytes: usize| {
            table.row([
                who.to_owned(),
                input.name().to_owned(),
                grouped(contents.moves),
                grouped(contents.frame_moves),
                grouped(contents.instructions),
                grouped(bytes as u64),
                cost(who),
            ]);
        };
        let (mut ours, mut contents, mut bytes) = (Ours::new(), Contents::default(), 0);
        for pair in &pairs {
            ours.one(pair.module, &mut pair.ours.clone())?;
            let code = &ours.code.bytes[..ours.code.code_size as usize];
            for instruction in &mut Decoder::with_ip(64, code, 0, DecoderOptions::NONE) {
                contents.add(&instruction);
            }
            bytes += code.len();
        }
        row("Sheave", contents, bytes);
        for mode in MODES {
            let isa = machine(mode, true)?;
            let (mut contents, mut bytes) = (Contents::default(), 0);
            for pair in &pairs {
                let ctx = compile(&pair.theirs, &isa)?;
                let code = ctx.compiled_code().ok_or("no code")?;
                let starts = std::iter::once(0).chain(code.bb_starts.iter().copied().filter(|&at| at != 0));
                contents.add_code(code.code_buffer(), starts);
                bytes += code.code_buffer().len();
            }
            row(&mode_name(mode), contents, bytes);
        }
        let names: Vec<String> =
            left.iter().map(|left| format!("`{}` ({})", left.function, left.reason)).collect();
        notes.push(format!(
            "After {}: {} functions, {:.1} % of the instructions. Not Cranelift's: {}.",
            input.name(),
            pairs.len(),
            100.0 * taken / all,
            if names.is_empty() { "none".to_owned() } else { names.join(", ") }
        ));
    }
    Ok(format!("{}\n{}\n", table.render(), notes.join("\n\n")))
}

/// The function of `pair` as it was read.
fn original<'m>(pair: &Pair<'m>) -> Option<(&'m Module, FuncId)> {
    pair.module.function_id(pair.module.symbol_name(pair.ours.symbol)).map(|id| (pair.module, id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::peers::Peer;
    use crate::tools::Folder;
    use std::process::Command;

    /// The measured code is right: linked, the programs print the expected output.
    #[test]
    fn programs_behind_cranelift_give_the_expected_output() {
        let folder = Folder::new("cranelift").unwrap();
        for program in crate::corpus::programs().unwrap() {
            let expected = std::fs::read(program.c.with_extension("small.out")).unwrap();
            for input in Input::ALL {
                let built = Peer::Cranelift(input).build(&program, folder.path(), &[]);
                let executable = built.unwrap().expect("a Rust toolchain has a linker");
                let output = Command::new(executable).arg(&program.small).output().unwrap();
                let what = format!("{} after {}: {}", program.name, input.name(), output.status);
                assert!(output.stdout == expected, "{what}");
            }
        }
    }

    /// Nearly everything can be compared, and each function withheld from Cranelift has an expected reason.
    #[test]
    fn only_computed_jumps_and_variable_arguments_are_left_to_sheave() {
        let isa = machine(MODES[0], false).unwrap();
        for module in read(&crate::corpus::programs().unwrap()).unwrap() {
            for input in Input::ALL {
                for left in translate(&module, input, &isa).unwrap().2 {
                    let known = ["IndirectBranch", "VaStart"];
                    assert!(known.iter().any(|reason| left.reason.starts_with(reason)), "{left:?}");
                }
            }
        }
    }

    /// Data after a jump is not counted, and both sides of a fall-through are.
    #[test]
    fn contents_are_counted_block_by_block() {
        let code = [
            0x48, 0x89, 0xe5, // mov rbp, rsp
            0x48, 0x89, 0xc3, // mov rbx, rax
            0xff, 0xe0, // jmp rax
            0x48, 0x89, 0xc3, 0x48, // a table with the bytes of a move
            0x48, 0x8b, 0x03, // mov rax, [rbx]
            0xc3, // ret
        ];
        let mut contents = Contents::default();
        contents.add_code(&code, [0, 3, 12]);
        assert_eq!((contents.instructions, contents.moves, contents.frame_moves), (5, 2, 1));
    }
}
