//! Random switches that choose constants. `switch-conversion` makes arithmetic of them with many boundary
//! cases: the first and the last case, holes, the default, the second word, sign and width; each function is
//! called with every value in and around its cases.

use sheave::{Jit, Options};
use sheave_ir::Type;
use sheave_tests::everywhere::interpret;
use sheave_tests::{Rng, values};

const TYPES: [Type; 4] = [Type::I8, Type::I16, Type::I32, Type::I64];

/// A function that chooses by a switch, and its arguments.
struct Case {
    text: String,
    arguments: Vec<u64>,
}

/// A constant of one function, which is drawn from one of several kinds of sequences.
fn constant(rng: &mut Rng, kind: usize, at: u64) -> u64 {
    match kind {
        0 => 200_u64.wrapping_sub(7 * at),
        1 => rng.below(256) as u64,
        2 => rng.below(4) as u64,
        3 => rng.below(2) as u64,
        4 => (rng.below(12) as u64).wrapping_sub(8),
        // Of many cases the last one is all zeros in its word.
        5 => 15_u64.saturating_sub(at),
        _ => rng.bits(),
    }
}

fn case(rng: &mut Rng, number: usize) -> Case {
    let (by, of) = (rng.pick(&TYPES), rng.pick(&TYPES));
    let n_cases = rng.pick(&[3, 4, 5, 8, 9, 12, 17, 33]);
    let gap = rng.pick(&[1, 1, 2, 3]);
    let start = rng.pick(&[0, 1, -1, -5, 97, 1 << (by.bits() - 1), -(n_cases as i64)]) as u64;
    let mut cases = vec![start];
    for _ in 1..n_cases {
        cases.push(cases[cases.len() - 1].wrapping_add(1 + rng.below(gap) as u64));
    }
    let kinds = [rng.below(7), rng.below(7)];
    let n_phis = 1 + rng.below(2);
    let mut bring = |at: u64| {
        let args: Vec<u64> = (0..n_phis).map(|phi| constant(rng, kinds[phi], at) & of.mask()).collect();
        (args, rng.chance(15))
    };
    // Cases that share a block bring the same.
    let mut blocks: Vec<Vec<u64>> = Vec::new();
    let mut targets = Vec::new();
    for at in 0..cases.len() {
        let (args, shares) = bring(at as u64);
        if !shares || blocks.is_empty() {
            blocks.push(args);
        }
        targets.push(blocks.len() - 1);
    }
    let (default_args, _) = bring(n_cases as u64);
    let default = rng.pick(&["join", "expression", "return", "unreachable"]);
    let mut text =
        format!("function %f{number}({by} v0, {of} v1) -> {of} {{\nblock0:\n    switch v0, block1 [");
    let shown = cases
        .iter()
        .zip(&targets)
        .map(|(case, target)| format!("{}: block{}", values::show(case & by.mask(), by), target + 3));
    text += &shown.collect::<Vec<_>>().join(", ");
    text += "]\n\nblock1:\n";
    let mut rows: Vec<(usize, Vec<String>)> = Vec::new();
    let show = |args: &[u64]| args.iter().map(|&bits| format!("{of} {}", values::show(bits, of))).collect();
    match default {
        "join" => {
            text += "    jump block2\n";
            rows.push((1, show(&default_args)));
        }
        "expression" => {
            text += &format!("    v2 = mul v1, {of} 3\n    jump block2\n");
            rows.push((1, vec!["v2".to_owned(); n_phis]));
        }
        "return" => text += &format!("    return {of} 77\n"),
        _ => text += "    unreachable\n",
    }
    rows.extend(blocks.iter().enumerate().map(|(at, args)| (at + 3, show(args))));
    text += "\nblock2:\n";
    for phi in 0..n_phis {
        let args = rows.iter().map(|(block, args)| format!("[block{block}: {}]", args[phi]));
        text += &format!("    v{} = phi {of} {}\n", 3 + phi, args.collect::<Vec<_>>().join(", "));
    }
    if n_phis == 2 {
        text += &format!("    v5 = rotl v4, {of} 3\n    v6 = xor v3, v5\n    return v6\n");
    } else {
        text += "    return v3\n";
    }
    for block in 0..blocks.len() {
        text += &format!("\nblock{}:\n    jump block2\n", block + 3);
    }
    text += "}\n\n";
    let mut arguments: Vec<u64> = cases.iter().map(|case| case & by.mask()).collect();
    if default != "unreachable" {
        let last = cases[cases.len() - 1];
        arguments.extend((0..4).map(|k| cases[0].wrapping_add(k).wrapping_sub(2) & by.mask()));
        for further in [1, 2, 16, 32, 63, 64, 65, 1 << 32] {
            arguments.extend([last, cases[0]].map(|bits| bits.wrapping_add(further) & by.mask()));
        }
    }
    Case { text, arguments }
}

#[test]
fn every_value_chooses_what_the_switch_chose() {
    let mut replaced = 0;
    for seed in 0..12 {
        let mut rng = Rng::new(seed);
        let cases: Vec<Case> = (0..60).map(|number| case(&mut rng, number)).collect();
        let source: String = cases.iter().map(|case| case.text.as_str()).collect();
        let module = sheave::read_bytes("switches", source.as_bytes())
            .unwrap_or_else(|error| panic!("{error}\n{source}"));
        let programs = ["promote,switch-conversion,dce,eliminate", "promote,switch-conversion,opt,eliminate"]
            .map(|passes| {
                let passes = sheave::pipeline::parse_passes(passes).expect("they are in the table");
                Jit::new(Options { passes, verify: true, ..Options::default() })
                    .compile(&module)
                    .expect("everything compiles")
            });
        let passes =
            sheave::pipeline::parse_passes("promote,switch-conversion").expect("they are in the table");
        let options = Options { passes, verify: true, ..Options::default() };
        let mut ctx = sheave::Context::new();
        for ((id, function), case) in module.functions.iter().zip(&cases) {
            let after = ctx.run(&module, id, &options, sheave::Goal::Ssa).expect("the passes run");
            replaced += usize::from(!after.display(&module).to_string().contains("switch"));
            let sig = &module.signatures[function.sig];
            for &argument in &case.arguments {
                let args = [argument, 0x5a];
                let expected = interpret(&module, id, &args, 100).expect("nothing traps");
                for program in &programs {
                    let code = program.address(module.symbol_name(function.symbol)).expect("it has code");
                    // SAFETY: the functions touch no memory.
                    let given = unsafe { values::call(code, sig, &args) }.expect("two arguments fit");
                    assert_eq!(given, expected, "of {argument:#x}, seed {seed}\n{}", case.text);
                }
            }
        }
    }
    // Without replaced switches the test would be vacuous.
    assert!(replaced > 250, "{replaced}");
}
