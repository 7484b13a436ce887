//! `asm goto` with outputs in memory and inputs whose registers the template overwrites: clang's code at -O0
//! and -O2, as machine code under every strategy, with all registers and with few. The expected numbers are
//! those of native code.

use sheave::Jit;
use sheave_ssa::eliminate::Strategy;
use sheave_ssa::promote::Placement;
use sheave_tests::{everywhere, values};

const FORMS: &str = include_str!("forms.ll");
const FORMS_O2: &str = include_str!("forms_o2.ll");

/// Function, arguments, result.
const CALLS: [(&str, &[i64], i64); 8] = [
    ("rm", &[5], 6),
    ("rm", &[-5], 95),
    ("mem", &[5], 6),
    ("mem", &[-5], 95),
    ("input_kept", &[6], 7),
    ("input_kept", &[-6], -10),
    ("address_kept", &[6], 7),
    ("address_kept", &[-6], -4),
];

#[test]
fn every_form_of_output_and_input() {
    check("forms.ll", FORMS, &CALLS);
    check("forms_o2.ll", FORMS_O2, &CALLS);
}

/// The program as clang made it, and as LLVM IR that was read back.
fn check(file: &str, text: &str, calls: &[(&str, &[i64], i64)]) {
    let read = |name: &str, text: &str| {
        sheave::read_bytes(name, text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
    };
    let mut module = read(file, text);
    run(file, &module, calls);
    let mut ctx = sheave_passes::adapters::promote::Ctx::default();
    for func in module.functions.values_mut() {
        sheave_passes::adapters::promote::promote(func, &mut ctx, &Default::default())
            .expect("promotion finds no fault");
    }
    let written = sheave_llvm::write_module(&module).unwrap_or_else(|error| panic!("{error}"));
    run(&format!("{file}, written and read"), &read("written.ll", &written), calls);
}

fn run(what: &str, module: &sheave_ir::Module, calls: &[(&str, &[i64], i64)]) {
    let registers = [None, Some(8), Some(6)];
    for (strategy, registers) in
        Strategy::ALL.into_iter().flat_map(|strategy| registers.map(|registers| (strategy, registers)))
    {
        for passes in ["promote,eliminate", "promote,opt,eliminate", "promote,demote,promote,eliminate"] {
            let mut options = everywhere::options(Placement::Pruned, strategy);
            options.registers = registers;
            options.passes = sheave::pipeline::parse_passes(passes).expect("the passes fit together");
            let program = Jit::new(options).compile(module).unwrap_or_else(|error| panic!("{error}"));
            for &(name, args, expected) in calls {
                let id = module.function_id(name).expect("the function is there");
                let sig = &module.signatures[module.functions[id].sig];
                let code = program.address(name).expect("the function has code");
                let bits: Vec<u64> = args.iter().map(|&arg| arg as u64).collect();
                // SAFETY: the functions compute with their arguments and do nothing else.
                let given = unsafe { values::call(code, sig, &bits) }.expect("the signature is plain");
                let mask = sig.results[0].ty.mask();
                assert_eq!(
                    given,
                    [expected as u64 & mask],
                    "{what}: {name}({args:?}), {} strategy, registers {registers:?}",
                    strategy.name()
                );
            }
        }
    }
}
