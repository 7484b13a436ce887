//! Chains of conversions, each followed by each kind of use of the result. Selection looks through free
//! conversions of values that are stored, compared, widened or used as addresses; a lost width or register
//! class shows in the bytes beside a store or in the upper bits of a register.

use sheave::{Jit, Options};
use sheave_ir::{Type, UnaryOp};
use sheave_tests::everywhere::interpret;
use sheave_tests::{Extent, values};

/// One conversion.
#[derive(Clone, Copy)]
struct Step {
    op: UnaryOp,
    from: Type,
    to: Type,
}

/// The text of the IR, with the result's type unless it follows from the operand's.
impl std::fmt::Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let follows = self.from == self.to || matches!(self.op, UnaryOp::Fpromote | UnaryOp::Fdemote);
        write!(f, "{}", self.op.name())?;
        if follows { Ok(()) } else { write!(f, " {}", self.to) }
    }
}

/// Whether selection may make a step disappear, so that longer chains are worth trying.
fn may_vanish(op: UnaryOp) -> bool {
    matches!(op, UnaryOp::Copy | UnaryOp::Bitcast | UnaryOp::Trunc | UnaryOp::Zext | UnaryOp::Sext)
}

/// Every conversion between types, and the operators whose result's upper bits differ in kind.
fn steps() -> Vec<Step> {
    let mut steps = Vec::new();
    for from in Type::ALL.iter().copied() {
        for to in Type::ALL.iter().copied() {
            let ints = from.is_int() && to.is_int();
            let mut add = |holds: bool, ops: &[UnaryOp]| {
                steps.extend(ops.iter().filter(|_| holds).map(|&op| Step { op, from, to }));
            };
            add(from.bytes() == to.bytes() && from != to, &[UnaryOp::Bitcast]);
            add(ints && from.bytes() < to.bytes(), &[UnaryOp::Zext, UnaryOp::Sext]);
            add(ints && from.bytes() > to.bytes(), &[UnaryOp::Trunc]);
            add(ints && from == to, &[UnaryOp::Not, UnaryOp::Popcnt]);
            add(from.is_int() && to.is_float(), &[UnaryOp::SintToFloat, UnaryOp::UintToFloat]);
            add(from.is_float() && to.is_int(), &[UnaryOp::FloatToSintSat, UnaryOp::FloatToUintSat]);
            add(from.is_float() && from == to, &[UnaryOp::Fneg]);
            add(from == Type::F32 && to == Type::F64, &[UnaryOp::Fpromote]);
            add(from == Type::F64 && to == Type::F32, &[UnaryOp::Fdemote]);
            add(from == to, &[UnaryOp::Copy]);
        }
    }
    steps
}

/// All chains of one and two steps, and those of three that need no instruction.
fn chains() -> Vec<Vec<Step>> {
    let steps = steps();
    let mut chains: Vec<Vec<Step>> = steps.iter().map(|&step| vec![step]).collect();
    let mut done = 0;
    while done < chains.len() {
        let chain = chains[done].clone();
        done += 1;
        let last = chain[chain.len() - 1].to;
        for &step in steps.iter().filter(|step| step.from == last) {
            let longer: Vec<Step> = chain.iter().copied().chain([step]).collect();
            if longer.len() == 2 || (longer.len() == 3 && longer.iter().all(|step| may_vanish(step.op))) {
                chains.push(longer);
            }
        }
    }
    chains
}

/// Source of the chain's operand.
#[derive(Clone, Copy, Debug)]
enum Source {
    Parameter,
    Load,
}

/// Use of the chain's result.
#[derive(Clone, Copy, Debug)]
enum Use {
    Return,
    Store,
    /// Every value of the chain is used.
    StoreEach,
    Compare,
    Select,
    Index,
    /// As the operand of an operation whose other operand is the parameter.
    Operand,
}

const USES: [Use; 7] =
    [Use::Return, Use::Store, Use::StoreEach, Use::Compare, Use::Select, Use::Index, Use::Operand];

/// The function for a chain, if the use takes its result's type. Memory is 32 bytes; the first lines fill it.
fn text(name: &str, chain: &[Step], source: Source, what: Use) -> Option<String> {
    let (first, last) = (chain[0].from, chain[chain.len() - 1].to);
    let gives = match what {
        Use::Return | Use::Operand => last,
        _ => Type::I64,
    };
    let mut text = format!(
        "function %{name}({first} v0, i64 v1) -> {gives} {{\nblock0:\n    v2 = alloca size 32 align 8\n    store i64 -1, v2\n    \
         store i64 6148914691236517205, v2+8\n    store i64 -1, v2+16\n"
    );
    let mut value = match source {
        Source::Parameter => 0,
        Source::Load => {
            text += &format!("    store v0, v2+24\n    v3 = load {first} v2+24\n");
            3
        }
    };
    for (n, step) in chain.iter().enumerate() {
        text += &format!("    v{} = {step} v{value}\n", 10 + n);
        value = 10 + n;
        if matches!(what, Use::StoreEach) && n + 1 < chain.len() {
            text += &format!("    store v{value}, v2+{}\n", 1 + n);
        }
    }
    let n = value;
    let body = match what {
        Use::Return => vec![format!("return v{n}")],
        Use::Store | Use::StoreEach => vec![
            format!("store v{n}, v2+3"),
            "v20 = load i64 v2".to_owned(),
            "v21 = load i64 v2+8".to_owned(),
            "v22 = rotl v20, i64 13".to_owned(),
            "v23 = xor v21, v22".to_owned(),
            "return v23".to_owned(),
        ],
        Use::Compare if last.is_float() => vec![
            format!(
                "v20 = fcmp olt v{n}, {}",
                if first == last { "v0".to_owned() } else { format!("{last} 1.5") }
            ),
            "v21 = zext i64 v20".to_owned(),
            "return v21".to_owned(),
        ],
        Use::Compare | Use::Select | Use::Index if !last.is_int() => return None,
        Use::Compare => vec![
            if last == Type::I64 { "v20 = copy v1".to_owned() } else { format!("v20 = trunc {last} v1") },
            format!("v21 = icmp slt v{n}, v20"),
            format!("v22 = icmp ult v{n}, v20"),
            "v23 = shl v21, i8 1".to_owned(),
            "v24 = or v22, v23".to_owned(),
            "v25 = zext i64 v24".to_owned(),
            "return v25".to_owned(),
        ],
        Use::Select => vec![format!("v20 = select v{n}, v1, i64 77"), "return v20".to_owned()],
        Use::Index => vec![
            if last == Type::I64 { format!("v20 = copy v{n}") } else { format!("v20 = zext i64 v{n}") },
            "v21 = ptr_add v2, v20".to_owned(),
            "v22 = bitcast i64 v21".to_owned(),
            "v23 = bitcast i64 v2".to_owned(),
            "v24 = sub v22, v23".to_owned(),
            "return v24".to_owned(),
        ],
        Use::Operand if last == first && last.is_int() => {
            vec![format!("v20 = sub v{n}, v0"), "return v20".to_owned()]
        }
        Use::Operand => return None,
    };
    for line in body {
        text += &format!("    {line}\n");
    }
    text.push_str("}\n\n");
    Some(text)
}

/// Bits whose halves, bytes and signs all differ, so that a part of them is never right by chance.
fn arguments(ty: Type) -> Vec<u64> {
    match ty {
        Type::F64 => vec![(-144.75_f64).to_bits(), 3.0e9_f64.to_bits(), (-0.0_f64).to_bits()],
        Type::F32 => [-144.75_f32, 3.0e9, -0.0].map(|value| u64::from(value.to_bits())).to_vec(),
        _ => [0x8192_a3b4_c5d6_e7f8, 0x7f00_0000_8000_ff80, 0].map(|bits: u64| bits & ty.mask()).to_vec(),
    }
}

/// Compiles the functions of `cases`, without optimisation and with it, and compares the results with the
/// interpreter's.
fn check(cases: &[(&[Step], Source, Use, String)]) {
    let source: String = cases.iter().map(|(.., text)| text.as_str()).collect();
    let module = sheave::read_bytes("chains", source.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let programs = ["promote,eliminate", "promote,opt,eliminate"].map(|passes| {
        let passes = sheave::pipeline::parse_passes(passes).expect("they are in the table");
        Jit::new(Options { passes, verify: true, ..Options::default() })
            .compile(&module)
            .expect("everything compiles")
    });
    for ((id, function), (chain, from, what, text)) in module.functions.iter().zip(cases) {
        let sig = &module.signatures[function.sig];
        for argument in arguments(chain[0].from) {
            let args = [argument, 0x0123_4567_c5d6_e7f8];
            let expected = interpret(&module, id, &args, 100).expect("nothing traps");
            for program in &programs {
                let code = program.address(module.symbol_name(function.symbol)).expect("it has code");
                // SAFETY: the functions touch only their stack slot.
                let given = unsafe { values::call(code, sig, &args) }.expect("two arguments fit");
                let shown: Vec<String> = chain.iter().map(Step::to_string).collect();
                assert_eq!(
                    given,
                    expected,
                    "{} of {argument:#x}, {from:?}, {what:?}\n{text}",
                    shown.join(", ")
                );
            }
        }
    }
}

/// `cargo test` tries one in so many combinations of chain, source and use. It has no divisor in common with
/// the number of sources and uses.
const SAMPLED: usize = 11;

#[test]
fn chains_of_conversions_keep_their_width() {
    run(Extent::Sample(0));
}

#[test]
#[ignore = "takes ten seconds: .ci/run"]
fn all_chains_of_conversions_keep_their_width() {
    run(Extent::Full);
}

fn run(extent: Extent) {
    let chains = chains();
    assert!(chains.len() > 1500, "{}", chains.len());
    let (mut cases, mut index) = (Vec::new(), 0);
    for chain in &chains {
        for from in [Source::Parameter, Source::Load] {
            for what in USES {
                index += 1;
                if !extent.takes(index, SAMPLED) {
                    continue;
                }
                if let Some(text) = text(&format!("f{}", cases.len()), chain, from, what) {
                    cases.push((chain.as_slice(), from, what, text));
                }
            }
        }
    }
    // Small modules: an interpreter prepares the whole of its module.
    cases.chunks(64).for_each(check);
}
