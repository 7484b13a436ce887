//! Calls between Sheave's code and that of another compiler: random signatures of which llc made the assembly
//! in `tests/abi/sample`, linked in all four ways. `tests/abi/signatures.py` makes more of them where llc is.

use std::fmt::Write as _;
use std::sync::Mutex;

use sheave::{Jit, Options, Program};
use sheave_llvm::read_module;

const CALLERS: &str = include_str!("../abi/sample/callers.ll");
const CALLEES: &str = include_str!("../abi/sample/callees.ll");
const SIGNATURES: &str = include_str!("../abi/sample/signatures.txt");
const N_SIGNATURES: usize = 16;

core::arch::global_asm!(include_str!("../abi/sample/callers.s"), options(att_syntax, raw));
core::arch::global_asm!(include_str!("../abi/sample/callees.s"), options(att_syntax, raw));

type Table = [usize; N_SIGNATURES];

// SAFETY: the assembly defines both with these types.
unsafe extern "C" {
    fn abi_run(callees: *const Table);
    static abi_functions: Table;
}

/// One line per signature: the scalars of the parameters, as the callee has them, and those of the result.
static RECORD: Mutex<String> = Mutex::new(String::new());

#[unsafe(no_mangle)]
extern "C" fn abi_rec(value: u64) {
    let _ = write!(RECORD.lock().expect("no test panics while it writes"), " {value:x}");
}

#[unsafe(no_mangle)]
extern "C" fn abi_done(_signature: u32) {
    RECORD.lock().expect("no test panics while it writes").push('\n');
}

fn compile(name: &str, text: &str, opt: u8) -> Program {
    let module = read_module(name, text.as_bytes()).expect("it is valid");
    let passes = sheave::pipeline::level(opt).expect("there is this level");
    let mut jit = Jit::new(Options::with_passes(passes));
    // SAFETY: these are the functions that the modules declare.
    unsafe {
        jit.define_symbol("abi_rec", abi_rec as *const u8);
        jit.define_symbol("abi_done", abi_done as *const u8);
    }
    jit.compile(&module).expect("it compiles")
}

/// What is recorded when `run` calls the functions of the table.
fn record(run: unsafe extern "C" fn(*const Table), table: *const Table) -> Vec<String> {
    // SAFETY: callers and callees agree on their signatures.
    unsafe { run(table) };
    let text = std::mem::take(&mut *RECORD.lock().expect("no test panics while it writes"));
    text.lines().map(str::to_owned).collect()
}

#[test]
fn signatures_are_those_of_llc() {
    let theirs = &raw const abi_functions;
    let expected = record(abi_run, theirs);
    assert_eq!(expected.len(), N_SIGNATURES);
    for opt in 0..3 {
        let (callers, callees) = (compile("callers.ll", CALLERS, opt), compile("callees.ll", CALLEES, opt));
        let run = callers.address("abi_run").expect("it is defined");
        // SAFETY: the module defines it with this type, and `callers` lives as long as it is called.
        let run: unsafe extern "C" fn(*const Table) = unsafe { std::mem::transmute(run) };
        let ours = callees.address("abi_functions").expect("it is defined").cast::<Table>();
        for (what, run, table) in [
            ("callee", abi_run as unsafe extern "C" fn(_), ours),
            ("caller", run, theirs),
            ("both", run, ours),
        ] {
            let found = record(run, table);
            for ((found, expected), signature) in found.iter().zip(&expected).zip(SIGNATURES.lines()) {
                assert_eq!(found, expected, "{what} by Sheave, --opt {opt}: {signature}");
            }
            assert_eq!(found.len(), N_SIGNATURES);
        }
    }
}
