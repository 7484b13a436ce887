//! Outputs of `asm goto` are there along all of its edges: what clang makes of programs that read them at the labels, at -O0
//! and at -O2, as machine code under every strategy, with all registers and with few. The expected numbers are those of
//! clang's own code.

use sheave::Jit;
use sheave_ssa::eliminate::Strategy;
use sheave_ssa::promote::Placement;
use sheave_tests::{everywhere, values};

const LABELS: &str = include_str!("labels.ll");
const LABELS_O2: &str = include_str!("labels_o2.ll");

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

#[test]
fn outputs_exist_at_the_labels() {
    for (file, text) in [("labels.ll", LABELS), ("labels_o2.ll", LABELS_O2)] {
        let module = sheave::read_bytes(file, text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let registers = [None, Some(8), Some(6)];
        for (strategy, registers) in
            Strategy::ALL.into_iter().flat_map(|strategy| registers.map(|registers| (strategy, registers)))
        {
            for passes in ["promote,eliminate", "promote,opt,eliminate", "promote,demote,promote,eliminate"] {
                let mut options = everywhere::options(Placement::Pruned, strategy);
                options.registers = registers;
                let Ok(passes) = sheave::pipeline::parse_passes(passes) else { continue };
                options.passes = passes;
                let program = Jit::new(options).compile(&module).unwrap_or_else(|error| panic!("{error}"));
                for (name, args, expected) in CALLS {
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
                        "{file}: {name}({args:?}), {} strategy, registers {registers:?}",
                        strategy.name()
                    );
                }
            }
        }
    }
}
