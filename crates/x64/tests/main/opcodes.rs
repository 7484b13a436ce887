//! Every operator, on every type, with operands in registers, in memory and constant: machine code against
//! the interpreter.

use sheave_interp::{Interpreter, Options as InterpOptions, Outcome};
use sheave_ir::{
    BinaryOp, BuilderContext, FloatCC, FuncId, FunctionBuilder, IntCC, IntrinsicOp, Linkage, Module,
    Signature, TernaryOp, Type, UnaryOp, Value, WideOp,
};
use sheave_x64::{CodeBuffer, Ctx, Options, compile, jit};

const INTS: [Type; 4] = [Type::I8, Type::I16, Type::I32, Type::I64];
const FLOATS: [Type; 2] = [Type::F32, Type::F64];

/// Bits that find faults: limits, powers of two and their neighbours, alternating patterns.
fn int_samples(ty: Type) -> Vec<u64> {
    let bits = ty.bits();
    let min = 1u64 << (bits - 1);
    let all = [
        0,
        1,
        2,
        3,
        5,
        7,
        10,
        31,
        64,
        100,
        min,
        min - 1,
        min + 1,
        u64::MAX,
        u64::MAX - 1,
        0x5555_5555_5555_5555,
        0x8d3f_11b7_9e26_c053,
        0x7fff_ffff,
        0x8000_0000,
        0xffff_ffff,
        0x1_0000_0000,
    ];
    let mut samples: Vec<u64> = all.iter().map(|&v| v & ty.mask()).collect();
    samples.sort_unstable();
    samples.dedup();
    samples
}

fn float_samples(ty: Type) -> Vec<u64> {
    let values = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        0.5,
        1.5,
        2.5,
        -2.5,
        3.999,
        127.5,
        -128.5,
        255.9,
        65535.5,
        1e9,
        2147483647.0,
        2147483648.0,
        -2147483649.0,
        4294967295.0,
        4294967296.0,
        9.223372036854775e18,
        9.223372036854776e18,
        1.8446744073709552e19,
        -9.3e18,
        1e30,
        -1e30,
        1e-30,
        f64::INFINITY,
        f64::NEG_INFINITY,
        f64::NAN,
    ];
    values
        .iter()
        .map(|&v: &f64| if ty == Type::F32 { u64::from((v as f32).to_bits()) } else { v.to_bits() })
        .collect()
}

fn samples(ty: Type) -> Vec<u64> {
    if ty.is_float() { float_samples(ty) } else { int_samples(ty) }
}

fn int_of(ty: Type) -> Type {
    Type::int_of_bytes(ty.bytes()).unwrap()
}

/// Where an operand of the function under test comes from.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Source {
    Param,
    Memory,
    Const(u64),
}

/// A function under test: it applies `body` to operands of types `tys`.
struct Case {
    tys: Vec<Type>,
    sources: Vec<Source>,
    id: FuncId,
}

type Body<'a> = &'a dyn Fn(&mut FunctionBuilder<'_>, &[Value]) -> Vec<Value>;

fn add_case(module: &mut Module, tys: &[Type], sources: &[Source], body: Body<'_>) -> Case {
    let params: Vec<Type> = tys.iter().map(|&ty| int_of(ty)).collect();
    // The signature's results are known only after the body: two registers always, each an integer.
    let sig = Signature::new(&params, &[Type::I64, Type::I64]);
    let name = format!("f{}", module.functions.len());
    let id = module.define_function(&name, sig, Linkage::External);
    let mut ctx = BuilderContext::new();
    let mut b = FunctionBuilder::new(module, id, &mut ctx);
    let entry = b.create_block();
    b.switch_to_block(entry);
    let mut slots = Vec::new();
    for (i, (&ty, &source)) in tys.iter().zip(sources).enumerate() {
        slots.push((source == Source::Memory).then(|| {
            let slot = b.alloca(int_of(ty));
            let value = b.param(i);
            b.store(value, slot, 0);
            slot
        }));
    }
    let mut operands = Vec::new();
    for (i, (&ty, &source)) in tys.iter().zip(sources).enumerate() {
        operands.push(match source {
            Source::Const(bits) => b.iconst(ty, bits as i64),
            Source::Memory => b.load(ty, slots[i].unwrap(), 0),
            Source::Param if ty.is_float() => b.unary(UnaryOp::Bitcast, ty, b.param(i)),
            Source::Param => b.param(i),
        });
    }
    let results = body(&mut b, &operands);
    let mut returned = Vec::new();
    for result in results {
        let ty = b.func.ty(result);
        let bits = if ty.is_float() { b.unary(UnaryOp::Bitcast, int_of(ty), result) } else { result };
        let narrow = b.func.ty(bits).bytes() < 8;
        returned.push(if narrow { b.unary(UnaryOp::Zext, Type::I64, bits) } else { bits });
    }
    while returned.len() < 2 {
        returned.push(b.iconst(Type::I64, 0));
    }
    b.ret(&returned);
    b.finish().unwrap();
    Case { tys: tys.to_vec(), sources: sources.to_vec(), id }
}

#[repr(C)]
#[derive(Clone, Copy, PartialEq, Debug)]
struct Pair(u64, u64);

/// Compiles all functions of the module and compares them with the interpreter on every combination of
/// samples.
fn run(what: &str, module: &Module, cases: &[Case], result_ty: Type) {
    for registers in [None, Some(6)] {
        let mut linker = jit::Linker::new().unwrap();
        let key = linker.add_module(module);
        let (mut ctx, mut code) = (Ctx::new(), CodeBuffer::default());
        let options = Options { registers, check_allocation: true, check_code: true, ..Options::default() };
        for (id, func) in module.functions.iter() {
            if let Err(error) = compile(module, func, &options, &mut ctx, &mut code) {
                panic!("{what}: {error}\n{}", func.display(module));
            }
            linker.add_function(key, id, &code);
        }
        let image = linker.link().unwrap();
        let mut interp = Interpreter::new(module, InterpOptions::default()).unwrap();
        for case in cases {
            let name = module.symbol_name(module.functions[case.id].symbol);
            let address = image.address(name).unwrap();
            // SAFETY: the function takes at most three integers and returns two registers.
            let f: extern "C" fn(u64, u64, u64) -> Pair = unsafe { std::mem::transmute(address) };
            let choices: Vec<Vec<u64>> = case
                .tys
                .iter()
                .zip(&case.sources)
                .map(|(&ty, &source)| match source {
                    Source::Const(bits) => vec![bits],
                    _ => samples(ty),
                })
                .collect();
            let total: usize = choices.iter().map(Vec::len).product();
            for n in 0..total {
                let mut rest = n;
                let mut args = [0u64; 3];
                let mut dirty = [0u64; 3];
                for (i, choice) in choices.iter().enumerate() {
                    args[i] = choice[rest % choice.len()];
                    rest /= choice.len();
                    // What is above a parameter's type is unspecified.
                    dirty[i] = args[i] | !case.tys[i].mask() & 0xa5a5_a5a5_a5a5_a5a5;
                }
                let n_args = case.tys.len();
                let expected = match interp.call(case.id, &args[..n_args]) {
                    Ok(Outcome::Returned(values)) => Pair(values[0], values[1]),
                    _ => continue,
                };
                let got = f(dirty[0], dirty[1], dirty[2]);
                assert!(
                    same(got.0, expected.0, result_ty) && got.1 == expected.1,
                    "{what} on {:x?} from {:?} with {registers:?} registers: got {got:x?}, expected {expected:x?}\n{}",
                    &args[..n_args],
                    case.sources,
                    module.functions[case.id].display(module)
                );
            }
        }
    }
}

/// All NaNs are one.
fn same(a: u64, b: u64, ty: Type) -> bool {
    let nan = match ty {
        Type::F32 => f32::from_bits(a as u32).is_nan() && f32::from_bits(b as u32).is_nan(),
        Type::F64 => f64::from_bits(a).is_nan() && f64::from_bits(b).is_nan(),
        _ => false,
    };
    a == b || nan
}

/// All sources for a number of operands: one of them at a time constant or in memory.
fn check(what: &str, tys: &[Type], result_ty: Type, body: Body<'_>) {
    let mut module = Module::new("opcodes");
    let mut cases = Vec::new();
    let params = vec![Source::Param; tys.len()];
    cases.push(add_case(&mut module, tys, &params, body));
    for (i, &ty) in tys.iter().enumerate() {
        let mut sources = params.clone();
        sources[i] = Source::Memory;
        cases.push(add_case(&mut module, tys, &sources, body));
        for bits in samples(ty) {
            sources[i] = Source::Const(bits);
            cases.push(add_case(&mut module, tys, &sources, body));
        }
    }
    run(what, &module, &cases, result_ty);
}

#[test]
fn binary_integers() {
    use BinaryOp::*;
    let ops = [
        Add, Sub, Mul, Sdiv, Udiv, Srem, Urem, SmulHi, UmulHi, And, Or, Xor, Shl, Lshr, Ashr, Rotl, Rotr,
        Smin, Smax, Umin, Umax,
    ];
    for op in ops {
        for ty in INTS {
            check(&format!("{op} {ty}"), &[ty, ty], ty, &|b, v| vec![b.binary(op, v[0], v[1])]);
        }
    }
}

#[test]
fn one_operand_twice() {
    for op in [BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul, BinaryOp::Xor, BinaryOp::Shl, BinaryOp::Udiv] {
        for ty in INTS {
            check(&format!("{op} {ty} of one value"), &[ty], ty, &|b, v| {
                let first = b.binary(op, v[0], v[0]);
                vec![first, b.unary(UnaryOp::Zext, Type::I64, v[0])]
                    .into_iter()
                    .take(1 + usize::from(ty != Type::I64))
                    .collect()
            });
        }
    }
}

#[test]
fn divisors() {
    // Constants with every form of multiplier: with and without correction, even, negative.
    let constants: [i64; 29] = [
        3,
        5,
        6,
        7,
        9,
        10,
        11,
        12,
        13,
        25,
        60,
        100,
        125,
        641,
        1000,
        1_000_000_007,
        -3,
        -5,
        -7,
        -10,
        -100,
        -128,
        2,
        8,
        -2,
        -8,
        0x4000_0000,
        0x2_0000_0000,
        -0x100_0000_0000,
    ];
    for op in [BinaryOp::Sdiv, BinaryOp::Udiv, BinaryOp::Srem, BinaryOp::Urem] {
        for ty in INTS {
            let mut module = Module::new("divisors");
            let mut cases = Vec::new();
            for c in constants {
                let sources = [Source::Param, Source::Const(c as u64 & ty.mask())];
                cases
                    .push(add_case(&mut module, &[ty, ty], &sources, &|b, v| vec![b.binary(op, v[0], v[1])]));
                // The dividend is needed afterwards, so that it must not be overwritten.
                cases.push(add_case(&mut module, &[ty, ty], &sources, &|b, v| {
                    let result = b.binary(op, v[0], v[1]);
                    vec![result, b.binary(BinaryOp::Add, result, v[0])]
                }));
            }
            run(&format!("{op} {ty} by a constant"), &module, &cases, ty);
        }
    }
}

#[test]
fn bitwise_shapes() {
    use BinaryOp::{And, Or, Rotl, Rotr, Shl, Xor};
    for ty in INTS {
        for (first, second) in [(Rotl, Rotl), (Rotl, Rotr), (Rotr, Rotr)] {
            for (n, m) in [(3, 11), (11, 3), (5, 5), (7, 0)] {
                check(&format!("{first} {n} xor {second} {m} {ty}"), &[ty, ty], ty, &|b, v| {
                    let (n, m) = (b.iconst(ty, n), b.iconst(ty, m));
                    let (x, y) = (b.binary(first, v[0], n), b.binary(second, v[0], m));
                    let both = b.binary(Xor, x, y);
                    vec![both, b.binary(And, v[0], v[1])]
                });
            }
        }
        // A rotation as two shifts, beside one that is an instruction.
        check(&format!("shifts xor rotr {ty}"), &[ty, ty], ty, &|b, v| {
            let (left, right) = (b.iconst(ty, 3), b.iconst(ty, i64::from(ty.bits()) - 3));
            let high = b.binary(Shl, v[0], left);
            let low = b.binary(BinaryOp::Lshr, v[0], right);
            let x = b.binary(Or, high, low);
            let y = b.binary(Rotr, v[0], left);
            let both = b.binary(Xor, y, x);
            vec![both, b.binary(Or, v[0], v[1])]
        });
        let mut module = Module::new("bitwise");
        let mut cases = Vec::new();
        let pair = |x: Value, y: Value, swap: bool| if swap { [y, x] } else { [x, y] };
        for (op, order) in [(Or, 0), (Or, 1), (Xor, 2), (Xor, 3), (Or, 4), (Or, 5), (Xor, 6), (Xor, 7)] {
            let (first, second, third) = (order & 1 != 0, order & 2 != 0, order & 4 != 0);
            for memory in [None, Some(1), Some(2)] {
                let source = |i| if memory == Some(i) { Source::Memory } else { Source::Param };
                let sources = [source(0), source(1), source(2)];
                cases.push(add_case(&mut module, &[ty; 3], &sources, &|b, v| {
                    let ([x, y], [z, w]) = (pair(v[0], v[1], first), pair(v[0], v[2], second));
                    let (left, right) = (b.binary(And, x, y), b.binary(And, z, w));
                    vec![b.binary(op, left, right)]
                }));
                cases.push(add_case(&mut module, &[ty; 3], &sources, &|b, v| {
                    let not = b.unary(UnaryOp::Not, ty, v[0]);
                    let ([x, y], [z, w]) = (pair(v[0], v[1], first), pair(not, v[2], second));
                    let [left, right] = pair(b.binary(And, x, y), b.binary(And, z, w), third);
                    let either = b.binary(op, left, right);
                    vec![either, b.binary(Xor, v[1], v[2])]
                }));
            }
        }
        run(&format!("two and, {ty}"), &module, &cases, ty);
    }
}

#[test]
fn binary_floats() {
    use BinaryOp::*;
    for op in [Fadd, Fsub, Fmul, Fdiv, Fmin, Fmax, Copysign] {
        for ty in FLOATS {
            check(&format!("{op} {ty}"), &[ty, ty], ty, &|b, v| vec![b.binary(op, v[0], v[1])]);
        }
    }
}

#[test]
fn strict_floats() {
    use IntrinsicOp::*;
    for ty in FLOATS {
        for op in [StrictFadd, StrictFsub, StrictFmul, StrictFdiv] {
            check(&format!("{op} {ty}"), &[ty, ty], ty, &|b, v| {
                vec![b.intrinsic(op, &[v[0], v[1]], Some(ty)).unwrap()]
            });
        }
        for op in [StrictFcmp, StrictFcmps] {
            check(&format!("{op} {ty}"), &[ty, ty], Type::I8, &|b, v| {
                vec![b.intrinsic(op, &[v[0], v[1]], Some(Type::I8)).unwrap()]
            });
        }
        check(&format!("{StrictSqrt} {ty}"), &[ty], ty, &|b, v| {
            vec![b.intrinsic(StrictSqrt, &[v[0]], Some(ty)).unwrap()]
        });
        for int in INTS {
            for op in [StrictSintToFloat, StrictUintToFloat] {
                check(&format!("{op} {int} to {ty}"), &[int], ty, &|b, v| {
                    vec![b.intrinsic(op, &[v[0]], Some(ty)).unwrap()]
                });
            }
            check(&format!("{StrictFloatToSint} {ty} to {int}"), &[ty], int, &|b, v| {
                vec![b.intrinsic(StrictFloatToSint, &[v[0]], Some(int)).unwrap()]
            });
            check(&format!("{StrictFloatToUint} {ty} to {int}"), &[ty], int, &|b, v| {
                // What is out of an i64's range differs from the other operation, and is not promised.
                let zero = b.iconst(ty, 0);
                let positive = b.fcmp(FloatCC::Oge, v[0], zero);
                let limit = if ty == Type::F32 { 0x5f80_0000 } else { 0x43f0_0000_0000_0000 };
                let limit = b.iconst(ty, limit);
                let small = b.fcmp(FloatCC::Olt, v[0], limit);
                let fits = b.binary(BinaryOp::And, positive, small);
                let converted = b.intrinsic(StrictFloatToUint, &[v[0]], Some(int)).unwrap();
                let otherwise = b.iconst(int, 77);
                vec![b.select(fits, converted, otherwise)]
            });
        }
    }
    check("strict_fpromote", &[Type::F32], Type::F64, &|b, v| {
        vec![b.intrinsic(StrictFpromote, &[v[0]], Some(Type::F64)).unwrap()]
    });
    check("strict_fdemote", &[Type::F64], Type::F32, &|b, v| {
        vec![b.intrinsic(StrictFdemote, &[v[0]], Some(Type::F32)).unwrap()]
    });
}

#[test]
fn unary_integers() {
    use UnaryOp::*;
    for op in [Neg, Not, Clz, Ctz, Popcnt, Bitrev, Iabs, Bswap] {
        for ty in INTS {
            if op == Bswap && ty == Type::I8 {
                continue;
            }
            check(&format!("{op} {ty}"), &[ty], ty, &|b, v| vec![b.unary(op, ty, v[0])]);
        }
    }
}

#[test]
fn integer_conversions() {
    for from in INTS {
        for to in INTS {
            if from.bytes() < to.bytes() {
                for op in [UnaryOp::Zext, UnaryOp::Sext] {
                    check(&format!("{op} {from} {to}"), &[from], to, &|b, v| vec![b.unary(op, to, v[0])]);
                    // After arithmetic, the upper bits are not clean by themselves.
                    check(&format!("{op} {from} {to} of a sum"), &[from, from], to, &|b, v| {
                        let sum = b.binary(BinaryOp::Add, v[0], v[1]);
                        vec![b.unary(op, to, sum)]
                    });
                }
            } else if from.bytes() > to.bytes() {
                check(&format!("trunc {from} {to}"), &[from], to, &|b, v| {
                    let low = b.unary(UnaryOp::Trunc, to, v[0]);
                    vec![low, b.unary(UnaryOp::Sext, from, low)]
                        .into_iter()
                        .map(
                            |v| {
                                if b.func.ty(v) == Type::I64 {
                                    v
                                } else {
                                    b.unary(UnaryOp::Zext, Type::I64, v)
                                }
                            },
                        )
                        .collect()
                });
            }
        }
    }
}

#[test]
fn float_conversions() {
    for float in FLOATS {
        for int in INTS {
            for op in [UnaryOp::SintToFloat, UnaryOp::UintToFloat] {
                check(&format!("{op} {int} {float}"), &[int], float, &|b, v| vec![b.unary(op, float, v[0])]);
            }
            for op in
                [UnaryOp::FloatToSint, UnaryOp::FloatToUint, UnaryOp::FloatToSintSat, UnaryOp::FloatToUintSat]
            {
                check(&format!("{op} {float} {int}"), &[float], int, &|b, v| vec![b.unary(op, int, v[0])]);
            }
        }
        let roundings = UnaryOp::ALL.iter().copied().filter(|op| op.is_rounding());
        for op in [UnaryOp::Fneg, UnaryOp::Fabs, UnaryOp::Sqrt].into_iter().chain(roundings) {
            check(&format!("{op} {float}"), &[float], float, &|b, v| vec![b.unary(op, float, v[0])]);
        }
    }
    check("fpromote", &[Type::F32], Type::F64, &|b, v| vec![b.unary(UnaryOp::Fpromote, Type::F64, v[0])]);
    check("fdemote", &[Type::F64], Type::F32, &|b, v| vec![b.unary(UnaryOp::Fdemote, Type::F32, v[0])]);
    check("bitcast f64", &[Type::F64], Type::I64, &|b, v| vec![b.unary(UnaryOp::Bitcast, Type::I64, v[0])]);
    check("bitcast i32", &[Type::I32], Type::F32, &|b, v| vec![b.unary(UnaryOp::Bitcast, Type::F32, v[0])]);
}

#[test]
fn comparisons_as_values_and_conditions() {
    for cc in IntCC::ALL.iter().copied() {
        for ty in INTS {
            check(&format!("icmp {cc} {ty}"), &[ty, ty], Type::I8, &|b, v| {
                let plain = b.icmp(cc, v[0], v[1]);
                let again = b.icmp(cc, v[0], v[1]);
                let (yes, no) = (b.iconst(Type::I32, 77), b.iconst(Type::I32, 11));
                vec![plain, b.select(again, yes, no)]
            });
        }
    }
    for cc in FloatCC::ALL.iter().copied() {
        for ty in FLOATS {
            check(&format!("fcmp {cc} {ty}"), &[ty, ty], Type::I8, &|b, v| {
                let plain = b.fcmp(cc, v[0], v[1]);
                let again = b.fcmp(cc, v[0], v[1]);
                let (yes, no) = (b.iconst(Type::I32, 77), b.iconst(Type::I32, 11));
                vec![plain, b.select(again, yes, no)]
            });
            check(&format!("select by fcmp {cc} {ty}"), &[ty, ty], ty, &|b, v| {
                let c = b.fcmp(cc, v[0], v[1]);
                vec![b.select(c, v[1], v[0])]
            });
        }
    }
}

#[test]
fn branches_on_comparisons() {
    let branch = |b: &mut FunctionBuilder<'_>, cond: Value| {
        let [then, other, end] = [(); 3].map(|()| b.create_block());
        let slot = b.alloca(Type::I64);
        b.branch(cond, (then, &[]), (other, &[]));
        b.switch_to_block(then);
        let yes = b.iconst(Type::I64, 1);
        b.store(yes, slot, 0);
        b.jump(end, &[]);
        b.switch_to_block(other);
        let no = b.iconst(Type::I64, 2);
        b.store(no, slot, 0);
        b.jump(end, &[]);
        b.switch_to_block(end);
        vec![b.load(Type::I64, slot, 0)]
    };
    for cc in IntCC::ALL.iter().copied() {
        for ty in INTS {
            check(&format!("branch on icmp {cc} {ty}"), &[ty, ty], Type::I64, &|b, v| {
                let c = b.icmp(cc, v[0], v[1]);
                branch(b, c)
            });
            check(&format!("branch on icmp {cc} {ty} of an and"), &[ty, ty], Type::I64, &|b, v| {
                let both = b.binary(BinaryOp::And, v[0], v[1]);
                let zero = b.iconst(ty, 0);
                let c = b.icmp(cc, both, zero);
                branch(b, c)
            });
        }
    }
    for cc in FloatCC::ALL.iter().copied() {
        for ty in FLOATS {
            check(&format!("branch on fcmp {cc} {ty}"), &[ty, ty], Type::I64, &|b, v| {
                let c = b.fcmp(cc, v[0], v[1]);
                branch(b, c)
            });
            // As clang writes `!(a < b)`: a comparison, extended, compared with zero.
            check(&format!("branch on the opposite of fcmp {cc} {ty}"), &[ty, ty], Type::I64, &|b, v| {
                let c = b.fcmp(cc, v[0], v[1]);
                let wide = b.unary(UnaryOp::Zext, Type::I32, c);
                let zero = b.iconst(Type::I32, 0);
                let inverse = b.icmp(IntCC::Eq, wide, zero);
                branch(b, inverse)
            });
        }
    }
    for ty in INTS {
        check(&format!("branch on {ty}"), &[ty], Type::I64, &branch_on(&branch));
    }
}

fn branch_on<'a>(
    branch: &'a dyn Fn(&mut FunctionBuilder<'_>, Value) -> Vec<Value>,
) -> impl Fn(&mut FunctionBuilder<'_>, &[Value]) -> Vec<Value> + 'a {
    move |b, v| branch(b, v[0])
}

#[test]
fn two_results() {
    for op in WideOp::ALL.iter().copied() {
        for ty in INTS {
            check(&format!("{op} {ty}"), &[ty, ty], ty, &|b, v| {
                let (low, high) = b.wide(op, v[0], v[1]);
                vec![low, high]
            });
        }
    }
}

#[test]
fn funnel_shifts_and_selects() {
    for ty in [Type::I8, Type::I16, Type::I32, Type::I64] {
        for op in [TernaryOp::Fshl, TernaryOp::Fshr] {
            check(&format!("{op} {ty}"), &[ty, ty, ty], ty, &|b, v| vec![b.ternary(op, v[0], v[1], v[2])]);
        }
        check(&format!("select {ty}"), &[ty, ty, ty], ty, &|b, v| vec![b.select(v[0], v[1], v[2])]);
    }
}

#[test]
fn address_arithmetic() {
    for scale in [1u16, 2, 3, 4, 5, 8, 9, 12, 16, 24, 40, 72, 100, 256, 1000] {
        for offset in [0, 1, -8, 4096, i32::MAX, i32::MIN] {
            check(&format!("ptr_index * {scale} + {offset}"), &[Type::I64, Type::I64], Type::I64, &|b, v| {
                let base = b.unary(UnaryOp::Bitcast, Type::Ptr, v[0]);
                let address = b.ptr_index(base, v[1], scale, offset);
                vec![b.unary(UnaryOp::Bitcast, Type::I64, address)]
            });
        }
    }
    check("nested address arithmetic", &[Type::I64, Type::I64], Type::I64, &|b, v| {
        let base = b.unary(UnaryOp::Bitcast, Type::Ptr, v[0]);
        let five = b.iconst(Type::I64, 5);
        let moved = b.binary(BinaryOp::Add, v[1], five);
        let first = b.ptr_index(base, moved, 8, 16);
        let minus = b.iconst(Type::I64, -24);
        let second = b.binary(BinaryOp::PtrAdd, first, minus);
        let third = b.binary(BinaryOp::PtrAdd, second, v[1]);
        vec![b.unary(UnaryOp::Bitcast, Type::I64, third)]
    });
}

#[test]
fn sums_as_one_address() {
    for ty in [Type::I32, Type::I64] {
        for shift in 1..4 {
            check(&format!("a + (b << {shift}) + c {ty}"), &[ty, ty], ty, &|b, v| {
                let amount = b.iconst(ty, shift);
                let scaled = b.binary(BinaryOp::Shl, v[1], amount);
                let sum = b.binary(BinaryOp::Add, v[0], scaled);
                let c = b.iconst(ty, -1234);
                vec![b.binary(BinaryOp::Add, sum, c)]
            });
        }
    }
}

#[test]
fn updates_in_memory() {
    for op in [BinaryOp::Add, BinaryOp::Sub, BinaryOp::And, BinaryOp::Or, BinaryOp::Xor] {
        for ty in INTS {
            for swapped in [false, true] {
                check(&format!("{op} {ty} in memory, {swapped}"), &[ty, ty], ty, &|b, v| {
                    let slot = b.alloca(ty);
                    b.store(v[0], slot, 0);
                    let old = b.load(ty, slot, 0);
                    let new = if swapped { b.binary(op, v[1], old) } else { b.binary(op, old, v[1]) };
                    b.store(new, slot, 0);
                    vec![b.load(ty, slot, 0)]
                });
            }
        }
    }
}
