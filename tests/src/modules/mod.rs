//! Random modules of LLVM IR.
//!
//! A seed gives a module whose text is the same everywhere. Its entry has no parameters and returns an `i64`,
//! a checksum of the values computed by every function. Each module ends (cycles of blocks and recursion run
//! on a counter that all functions share), is deterministic, and is free of undefined behaviour, so that
//! every correct compiler gives the same checksum:
//!
//! - divisors are made odd, shift amounts are reduced, addresses are masked to the object, `nsw` and its like
//!   are put only on operations whose operands were masked so that they hold;
//! - memory is initialised; an integer of a broken number of bytes is read only as the type that it was
//!   written as;
//! - `undef` and `poison` occur only if no result depends on them: lanes that are written later, the not
//!   chosen side of a `select`, phi arguments of unreachable predecessors;
//! - a NaN's sign and payload are replaced before anything depends on its bits, as is the sign of zeros if
//!   LLVM leaves it open (`maxnum`).
//!
//! Names begin with the seed, so that the text of many modules is one module too ([`batch`]): that makes
//! native compilers cheap.

mod assembly;
mod atomics;
mod calls;
mod checksum;
pub(crate) mod children;
mod control;
mod floats;
mod function;
mod graph;
mod integers;
mod memory;
mod modes;
mod native;
mod operands;
mod slots;
mod templates;
mod types;
mod vectors;

use std::collections::BTreeSet;
use std::fmt::Write as _;

use crate::Rng;
use function::Function;
use types::{REGION, Ty};

pub use children::{Outcome, run_seeds};
pub use modes::Mode;
pub use native::{Native, Sums};

/// A random module.
#[derive(Clone, Debug)]
pub struct RandomModule {
    /// The seed of the module.
    pub seed: u64,
    /// Whether it has inline assembly, which the interpreter does not execute.
    pub assembly: bool,
    declarations: BTreeSet<String>,
    body: String,
}

impl RandomModule {
    /// The function to call.
    pub fn entry(&self) -> String {
        entry(self.seed)
    }

    /// The text of this module alone.
    pub fn text(&self) -> String {
        let mut text = String::from(HEADER);
        text.push_str(&self.body);
        for declaration in &self.declarations {
            let _ = writeln!(text, "{declaration}");
        }
        text
    }
}

/// The name of the entry of the module of `seed`.
pub fn entry(seed: u64) -> String {
    format!("m{seed}_run")
}

const HEADER: &str = "target datalayout = \"e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128\"\n\
                      target triple = \"x86_64-pc-linux-gnu\"\n\n";

/// All of `modules` in one text, with a `main` that prints a line `SEED CHECKSUM` for each.
pub fn batch(modules: &[RandomModule]) -> String {
    let mut text = String::from(HEADER);
    let mut declarations = BTreeSet::new();
    let mut main = String::from("define i32 @main() {\n");
    for (i, module) in modules.iter().enumerate() {
        text.push_str(&module.body);
        declarations.extend(module.declarations.iter().cloned());
        let _ = write!(
            main,
            "  %r{i} = call i64 @{}()\n  %p{i} = call i32 (ptr, ...) @printf(ptr @format, i64 {}, i64 %r{i})\n  \
             %f{i} = call i32 @fflush(ptr null)\n",
            module.entry(),
            module.seed
        );
    }
    main.push_str("  ret i32 0\n}\n");
    text.push_str(MAIN_DATA);
    text.push_str(&main);
    for declaration in &declarations {
        let _ = writeln!(text, "{declaration}");
    }
    text
}

/// Data that [`batch`] needs to print, and a `main` for a module that was changed after generation.
const MAIN_DATA: &str = "@format = private constant [12 x i8] c\"%lu %016lx\\0A\\00\"\n\
                         declare i32 @printf(ptr, ...)\n\
                         declare i32 @fflush(ptr)\n";

/// `text`, which has the entry of `seed`, with a `main` that prints as that of [`batch`] does.
pub fn with_main(text: &str, seed: u64) -> String {
    format!(
        "{text}{MAIN_DATA}define i32 @main() {{\n  %r = call i64 @{}()\n  \
         %p = call i32 (ptr, ...) @printf(ptr @format, i64 {seed}, i64 %r)\n  ret i32 0\n}}\n",
        entry(seed)
    )
}

/// The signature of a function that the generated code may call.
#[derive(Clone)]
struct Callee {
    name: String,
    /// Types of the parameters with their attributes, and the arguments to pass.
    params: Vec<Param>,
    result: Ty,
    /// A calling convention with a space after it, or the empty string.
    convention: &'static str,
}

#[derive(Clone)]
struct Param {
    ty: Ty,
    attributes: &'static str,
}

/// State shared by all functions of a module.
struct Shared {
    rng: Rng,
    prefix: String,
    declarations: BTreeSet<String>,
    globals: String,
    functions: String,
    /// Pointers to regions.
    regions: Vec<String>,
    /// Globals that hold one value each: type, name, alignment.
    cells: Vec<(Ty, String, u32)>,
    callees: Vec<Callee>,
    assembly: bool,
    used_assembly: bool,
}

impl Shared {
    fn declare(&mut self, text: String) {
        self.declarations.insert(format!("declare {text}"));
    }

    fn global(&mut self, text: &str) {
        self.globals.push_str(text);
        self.globals.push('\n');
    }
}

/// The random module of `seed`.
pub fn random_module(seed: u64) -> RandomModule {
    let mut rng = Rng::new(seed ^ 0x6D6F_6475_6C65);
    let assembly = rng.chance(35);
    let mut shared = Shared {
        rng,
        prefix: format!("m{seed}_"),
        declarations: BTreeSet::new(),
        globals: String::new(),
        functions: String::new(),
        regions: vec![],
        cells: vec![],
        callees: vec![],
        assembly,
        used_assembly: false,
    };
    globals(&mut shared);
    // A function calls those made before it, so calls end.
    let n = shared.rng.below(3) + 1;
    for i in 0..n {
        templates::maybe(&mut shared, i);
        let (name, params, result, convention) = signature(&mut shared, i);
        Function::random(&mut shared, &name, &params, &result, convention);
        shared.callees.push(Callee { name, params, result, convention });
    }
    runner(&mut shared);
    let body = format!("{}\n{}\n", shared.globals, shared.functions);
    RandomModule { seed, assembly: shared.used_assembly, declarations: shared.declarations, body }
}

/// The globals: regions, cells of one value, the checksum and the counter that bounds all cycles.
fn globals(shared: &mut Shared) {
    let p = shared.prefix.clone();
    let fuel = 40 + shared.rng.below(100);
    shared.global(&format!("@{p}sum = internal global i64 0\n@{p}fuel = internal global i32 {fuel}"));
    for i in 0..shared.rng.below(3) + 1 {
        let local = if shared.rng.chance(25) { "thread_local " } else { "" };
        let linkage = shared.rng.pick(&["internal", "internal", "dso_local"]);
        let align = shared.rng.pick(&[16, 16, 16, 32, 64]);
        let bytes: String = (0..REGION).map(|_| format!("\\{:02X}", shared.rng.bits() & 0xFF)).collect();
        let (local, align) =
            if local.is_empty() && shared.rng.chance(4) { ("", 8192) } else { (local, align) };
        shared.global(&format!(
            "@{p}g{i} = {linkage} {local}global [{REGION} x i8] c\"{bytes}\", align {align}"
        ));
        shared.regions.push(format!("@{p}g{i}"));
    }
    for i in 0..shared.rng.below(4) + 1 {
        let ty = loop {
            let ty = Ty::random(&mut shared.rng);
            if ty != Ty::Ptr {
                break ty;
            }
        };
        // Initialisers of vectors of bits are refused unless they are zero.
        let value = if ty.has_bits() { "zeroinitializer".to_owned() } else { ty.constant(&mut shared.rng) };
        let local = if shared.rng.chance(25) { "thread_local " } else { "" };
        let align = shared.rng.pick(&[1, 1, 2, 4, 8, 16, 64]);
        shared.global(&format!("@{p}v{i} = internal {local}global {ty} {value}, align {align}"));
        shared.cells.push((ty, format!("@{p}v{i}"), align));
    }
    // sum = (rotl(sum, 7) ^ x) * odd; every value of the program passes through here.
    shared.declare("i64 @llvm.fshl.i64(i64, i64, i64)".to_owned());
    let _ = write!(
        shared.functions,
        "define internal void @{p}mix(i64 %x) {{\n  %s = load i64, ptr @{p}sum\n  \
         %r = call i64 @llvm.fshl.i64(i64 %s, i64 %s, i64 7)\n  %t = xor i64 %r, %x\n  \
         %u = mul i64 %t, -7046029254386353131\n  store i64 %u, ptr @{p}sum\n  ret void\n}}\n"
    );
}

/// Parameters and result of a function. Some repeat an earlier one, so that a table of functions can hold
/// both.
fn signature(shared: &mut Shared, i: usize) -> (String, Vec<Param>, Ty, &'static str) {
    let name = format!("@{}f{i}", shared.prefix);
    if !shared.callees.is_empty() && shared.rng.chance(35) {
        let callee = &shared.callees[shared.rng.below(shared.callees.len())];
        if callee.name.contains("_f") {
            return (name, callee.params.clone(), callee.result.clone(), callee.convention);
        }
    }
    let n = if shared.rng.chance(25) { shared.rng.below(14) } else { shared.rng.below(6) };
    let params = (0..n)
        .map(|_| {
            let ty = Ty::random(&mut shared.rng);
            let attributes = match &ty {
                Ty::Int(1..=32) => shared.rng.pick(&["", "zeroext ", "signext "]),
                Ty::Ptr if shared.rng.chance(30) => "byval([64 x i8]) align 16 ",
                _ => "",
            };
            Param { ty, attributes }
        })
        .collect();
    let result = loop {
        let ty = Ty::random(&mut shared.rng);
        if ty != Ty::Ptr {
            break ty;
        }
    };
    let convention = shared.rng.pick(&["", "", "", "fastcc "]);
    (name, params, result, convention)
}

/// The entry: calls every function once or twice and returns the checksum.
fn runner(shared: &mut Shared) {
    let name = format!("@{}run", shared.prefix);
    let mut function = Function::new(shared, &name, &[], Ty::Int(64), "");
    for i in 0..function.shared.callees.len() {
        for _ in 0..function.shared.rng.below(2) + 1 {
            let callee = function.shared.callees[i].clone();
            if let Some(value) = function.call(&callee) {
                function.mix(&value);
            }
        }
    }
    function.mix_memory();
    function.finish_runner();
}
