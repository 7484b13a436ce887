//! Outputs of `asm goto` are available along all of its edges: clang's code at -O0 and -O2 for programs that
//! read them at the labels, as machine code under every strategy, with all registers and with few. The
//! expected numbers are those of native code.

use sheave::Jit;
use sheave_ssa::eliminate::Strategy;
use sheave_ssa::promote::Placement;
use sheave_tests::{everywhere, values};

const LABELS: &str = include_str!("labels.ll");
const LABELS_O2: &str = include_str!("labels_o2.ll");
const FORMS: &str = include_str!("forms.ll");
const FORMS_O2: &str = include_str!("forms_o2.ll");

/// Function, arguments, result.
const CALLS: [(&str, &[i64], i64); 13] = [
    ("both", &[5], 12),
    ("both", &[-5], 4),
    ("fixed", &[6, 7], 42),
    ("fixed", &[1 << 62, 12], 9),
    ("flag", &[1, 2], 1),
    ("flag", &[2, 1], 0),
    ("flag", &[2, 2], 100),
    ("loop", &[20], 4005),
    ("loop", &[4], 1),
    ("loop", &[1], -2),
    ("same", &[4], 14),
    ("same", &[0], 0),
    ("same", &[-4], -5),
];

/// Outputs in memory, tied to inputs, in registers of the other class, four at once, and inputs whose
/// registers the template overwrites. The results are those of GCC's code; clang's agrees except for its bugs
/// (with several results it is right at -O2 only). LLVM keeps `tied_memory` in a register, so it stores
/// nothing at the label.
const FORM_CALLS: [(&str, &[i64], i64); 25] = [
    ("rm", &[5], 6),
    ("rm", &[-5], 95),
    ("mem", &[5], 6),
    ("mem", &[-5], 95),
    ("both_ways", &[5], 9),
    ("both_ways", &[-5], 98),
    ("tied_memory", &[5], 9),
    ("tied_memory", &[-5], 103),
    ("float_in_general", &[1078530011], 3141),
    ("float_in_general", &[-1068953637], 31),
    ("double_in_general", &[4613937818241073152, 4616189618054758400], 3004),
    ("double_in_general", &[-4609434218613702656, 4616189618054758400], 34),
    ("general_in_vector", &[4613937818241073152], 4613937818241073153),
    ("general_in_vector", &[9221120237041090561], 9221120237041090563),
    ("input_kept", &[6], 7),
    ("input_kept", &[-6], -10),
    ("address_kept", &[6], 7),
    ("address_kept", &[-6], -4),
    ("early_fixed", &[6], 14),
    ("early_fixed", &[-60], -104),
    ("written_address", &[6], 6),
    ("written_address", &[-6], 7),
    ("four", &[2], 510),
    ("four", &[3], 450),
    ("four", &[-7], 490),
];

#[test]
fn outputs_exist_at_the_labels() {
    check("labels.ll", LABELS, &CALLS);
    check("labels_o2.ll", LABELS_O2, &CALLS);
}

#[test]
fn every_form_of_output_and_input() {
    check("forms.ll", FORMS, &FORM_CALLS);
    check("forms_o2.ll", FORMS_O2, &FORM_CALLS);
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
