//! Instructions that overwrite their operands: in copies form the result may be a variable that is one of the
//! operands. Instruction selection that writes its result before it has read everything is wrong then; each
//! operator is tried with each such assignment.

use sheave::{Jit, Options};
use sheave_ir::{BinaryOp, FloatCC, IntCC, TernaryOp, Type, UnaryOp};
use sheave_tests::everywhere::interpret;
use sheave_tests::{Rng, values};

const INTEGERS: [Type; 4] = [Type::I8, Type::I16, Type::I32, Type::I64];
const FLOATS: [Type; 2] = [Type::F32, Type::F64];

/// One function: an operation that overwrites its operands.
struct Case {
    /// The operation with its operands.
    operation: String,
    /// The type of the operands and of the result.
    ty: Type,
}

/// All assignments of two variables to the operands of `operation` (`$`), with the result in `v3`.
fn ways(operation: &str, n: usize) -> Vec<String> {
    let mut ways = Vec::new();
    for mask in 1..1_u32 << n {
        let mut text = operation.to_owned();
        for operand in 0..n {
            let name = if mask >> operand & 1 == 1 { "v3" } else { ["v1", "v2", "v4"][operand] };
            text = text.replacen('$', name, 1);
        }
        ways.push(text);
    }
    ways
}

fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    let mut add = |operation: String, n: usize, ty: Type| {
        cases.extend(ways(&operation, n).into_iter().map(|operation| Case { operation, ty }));
    };
    for ty in INTEGERS {
        for &op in BinaryOp::ALL {
            let name = op.name();
            let float = name.starts_with('f') || name == "copysign" || name == "ptr_add";
            let divides = matches!(op, BinaryOp::Sdiv | BinaryOp::Udiv | BinaryOp::Srem | BinaryOp::Urem);
            if !float && !divides {
                add(format!("{name} $, $"), 2, ty);
            }
        }
        for op in [
            UnaryOp::Neg,
            UnaryOp::Not,
            UnaryOp::Clz,
            UnaryOp::Ctz,
            UnaryOp::Popcnt,
            UnaryOp::Bitrev,
            UnaryOp::Iabs,
        ] {
            add(format!("{} $", op.name()), 1, ty);
        }
        if ty != Type::I8 {
            add("bswap $".to_owned(), 1, ty);
        }
        for op in [TernaryOp::Select, TernaryOp::Fshl, TernaryOp::Fshr] {
            add(format!("{} $, $, $", op.name()), 3, ty);
        }
        if ty == Type::I8 {
            for cc in IntCC::ALL {
                add(format!("icmp {cc} $, $"), 2, ty);
            }
        }
    }
    for ty in FLOATS {
        for op in [
            BinaryOp::Fadd,
            BinaryOp::Fsub,
            BinaryOp::Fmul,
            BinaryOp::Fdiv,
            BinaryOp::Fmin,
            BinaryOp::Fmax,
            BinaryOp::Copysign,
        ] {
            add(format!("{} $, $", op.name()), 2, ty);
        }
        for name in ["strict_fadd", "strict_fsub", "strict_fmul", "strict_fdiv"] {
            add(format!("{name} $, $"), 2, ty);
        }
        for op in [UnaryOp::Fneg, UnaryOp::Fabs, UnaryOp::Sqrt] {
            add(format!("{} $", op.name()), 1, ty);
        }
    }
    cases
}

/// The function for a case; conditions of select that are floats come from the integer parameter.
fn text(index: usize, case: &Case) -> String {
    let Case { operation, ty } = case;
    format!(
        "function copies %f{index}({ty} v0, {ty} v1, {ty} v2, {ty} v4) -> {ty} {{\n    var {ty} v3\nblock0:\n    copy v3, \
         v0\n    v3 = {operation}\n    jump block1\n\nblock1:\n    return v3\n}}\n\n"
    )
}

#[test]
fn results_may_replace_operands() {
    let cases = cases();
    assert!(cases.len() > 390, "{}", cases.len());
    let source: String = cases.iter().enumerate().map(|(index, case)| text(index, case)).collect();
    let module = sheave::read_bytes("in_place", source.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    for registers in [None, Some(4)] {
        let options = Options { registers, verify: true, ..Options::default() };
        let program = Jit::new(options).compile(&module).expect("everything compiles");
        let mut rng = Rng::new(1);
        for (index, case) in cases.iter().enumerate() {
            let name = format!("f{index}");
            let id = module.function_id(&name).expect("it is there");
            let sig = &module.signatures[module.functions[id].sig];
            for _ in 0..6 {
                let args: Vec<u64> = (0..4).map(|_| argument(&mut rng, case.ty)).collect();
                let expected = interpret(&module, id, &args, 100).expect("nothing traps");
                let code = program.address(&name).expect("it has code");
                // SAFETY: the functions only compute.
                let given = unsafe { values::call(code, sig, &args) }.expect("four arguments fit");
                assert_eq!(given, expected, "v3 = {} on {args:x?}, {registers:?} registers", case.operation);
            }
        }
    }
}

fn argument(rng: &mut Rng, ty: Type) -> u64 {
    match ty {
        Type::F64 => (rng.below(2000) as f64 / 16.0 - 40.0).to_bits(),
        Type::F32 => u64::from((rng.below(2000) as f32 / 16.0 - 40.0).to_bits()),
        _ => rng.integer() as u64 & ty.mask(),
    }
}

/// A select on floats whose condition needs two flags, with its result in either operand.
#[test]
fn float_conditions_select_in_place() {
    let mut source = String::new();
    let mut n = 0;
    for cc in FloatCC::ALL {
        for ty in ["i32", "f64"] {
            for operands in ["v3, v1", "v1, v3", "v3, v3"] {
                source += &format!(
                    "function copies %f{n}({ty} v0, {ty} v1, f64 v2, f64 v4) -> {ty} {{\n    var {ty} v3\nblock0:\n    \
                     copy v3, v0\n    v5 = fcmp {cc} v2, v4\n    v3 = select v5, {operands}\n    jump block1\n\nblock1:\n    \
                     return v3\n}}\n\n"
                );
                n += 1;
            }
        }
    }
    let module = sheave::read_bytes("select", source.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let program = Jit::new(Options::default()).compile(&module).expect("everything compiles");
    for index in 0..n {
        let name = format!("f{index}");
        let id = module.function_id(&name).expect("it is there");
        let sig = &module.signatures[module.functions[id].sig];
        for (x, y) in [(1.0, 2.0), (2.0, 1.0), (1.0, 1.0), (f64::NAN, 1.0), (1.0, f64::NAN)] {
            let args = [11, 22, f64::to_bits(x), f64::to_bits(y)];
            let expected = interpret(&module, id, &args, 100).expect("nothing traps");
            let code = program.address(&name).expect("it has code");
            // SAFETY: the functions only compute.
            let given = unsafe { values::call(code, sig, &args) }.expect("four arguments fit");
            assert_eq!(given, expected, "%{name} on {x}, {y}");
        }
    }
}
