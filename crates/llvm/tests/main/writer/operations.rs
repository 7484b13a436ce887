//! Every operation on every type on difficult operands: the interpreter's results before and after the way
//! through LLVM IR, and those of `lli`, with and without LLVM's optimiser, are the same.

use std::fmt::Write as _;

use sheave_ir::{BinaryOp, FloatCC, IntCC, IntrinsicOp, TernaryOp, Type, UnaryOp, WideOp};

use super::{interpret, llvm, llvm_accepts, promote, read, write};

/// The program in the making: functions of two `i64` that give one.
#[derive(Default)]
struct Program {
    text: String,
    n_functions: usize,
    next_value: usize,
}

impl Program {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.text, "    {text}");
    }

    /// A new value made by `text`.
    fn value(&mut self, text: &str) -> String {
        let name = format!("v{}", self.next_value);
        self.next_value += 1;
        self.line(&format!("{name} = {text}"));
        name
    }

    /// One function; `body` gets its operands and gives its result, both `i64`.
    fn function(&mut self, body: impl FnOnce(&mut Program, &str, &str) -> String) {
        let _ =
            writeln!(self.text, "function local %f{}(i64 v0, i64 v1) -> i64 {{\nblock0:", self.n_functions);
        self.next_value = 2;
        let result = body(self, "v0", "v1");
        self.line(&format!("return {result}"));
        self.text.push_str("}\n\n");
        self.n_functions += 1;
    }

    /// The low bits of `bits` as a value of type `ty`.
    fn read_bits(&mut self, ty: Type, bits: &str) -> String {
        match ty {
            Type::I64 => bits.to_owned(),
            Type::F64 => self.value(&format!("bitcast f64 {bits}")),
            Type::Ptr => self.value(&format!("bitcast ptr {bits}")),
            Type::F32 => {
                let low = self.value(&format!("trunc i32 {bits}"));
                self.value(&format!("bitcast f32 {low}"))
            }
            _ => self.value(&format!("trunc {ty} {bits}")),
        }
    }

    /// The bits of `value`; zero for a NaN, whose payload is not promised.
    fn write_bits(&mut self, ty: Type, value: &str) -> String {
        match ty {
            Type::I64 => value.to_owned(),
            Type::F32 | Type::F64 => {
                let nan = self.value(&format!("fcmp uno {value}, {value}"));
                let mut bits = self.value(&format!("bitcast i{} {value}", ty.bits()));
                if ty == Type::F32 {
                    bits = self.value(&format!("zext i64 {bits}"));
                }
                self.value(&format!("select {nan}, i64 0, {bits}"))
            }
            Type::Ptr => self.value(&format!("bitcast i64 {value}")),
            _ => self.value(&format!("sext i64 {value}")),
        }
    }

    /// A function around one instruction that takes operands of type `from` and gives a `to`.
    fn instruction(&mut self, from: Type, to: Type, text: impl FnOnce(&str, &str) -> String) {
        self.function(|p, a, b| {
            let (a, b) = (p.read_bits(from, a), p.read_bits(from, b));
            let result = p.value(&text(&a, &b));
            p.write_bits(to, &result)
        });
    }

    /// `main` calls every function with every pair of operands and prints what comes out.
    fn finish(mut self, operands: &[u64]) -> String {
        let (n, m) = (self.n_functions, operands.len());
        let _ = writeln!(self.text, "data local %table size {} align 8 {{", 8 * n);
        for index in 0..n {
            let _ = writeln!(self.text, "    at {}: %f{index}", 8 * index);
        }
        let _ = writeln!(self.text, "}}\ndata local readonly %operands size {} align 8 {{", 8 * m);
        for operand in operands {
            let bytes: String = operand.to_le_bytes().iter().map(|byte| format!("\\{byte:02x}")).collect();
            let _ = writeln!(self.text, "    \"{bytes}\"");
        }
        let _ = write!(
            self.text,
            "}}\ndata local readonly %format size 16 align 1 {{\n    \"%d %016lx\\0a\\00\"\n}}\n\
             extern function %printf(ptr, ...) -> i32\n\n\
             function %main() -> i32 {{\nblock0:\n    jump block1\n\n\
             block1:\n    v0 = phi i64 [block0: i64 0], [block4: v20]\n    v1 = ptr_index %table, v0 * 8\n    \
             v2 = load ptr v1\n    jump block2\n\n\
             block2:\n    v3 = phi i64 [block1: i64 0], [block3: v14]\n    v4 = phi i64 [block1: i64 0], [block3: v12]\n    \
             v5 = udiv v3, i64 {m}\n    v6 = urem v3, i64 {m}\n    v7 = ptr_index %operands, v5 * 8\n    \
             v8 = ptr_index %operands, v6 * 8\n    v9 = load i64 v7\n    v10 = load i64 v8\n    \
             v11 = call_indirect v2(v9, v10) as (i64, i64) -> i64\n    jump block3\n\n\
             block3:\n    v13 = mul v4, i64 6364136223846793005\n    v12 = add v13, v11\n    v14 = add v3, i64 1\n    \
             v15 = icmp eq v14, i64 {pairs}\n    branch v15, block4, block2\n\n\
             block4:\n    v16 = trunc i32 v0\n    v17 = call %printf(%format, v16, v12) as (ptr, ..., i32, i64) -> i32\n    \
             v20 = add v0, i64 1\n    v21 = icmp eq v20, i64 {n}\n    branch v21, block5, block1\n\n\
             block5:\n    return i32 0\n}}\n",
            pairs = m * m,
        );
        self.text
    }
}

const INTS: [Type; 4] = [Type::I8, Type::I16, Type::I32, Type::I64];
const FLOATS: [Type; 2] = [Type::F32, Type::F64];

fn unary(p: &mut Program) {
    for &op in UnaryOp::ALL {
        for from in Type::ALL.iter().copied() {
            for to in Type::ALL.iter().copied() {
                let fits = match op {
                    UnaryOp::Copy => from == to,
                    UnaryOp::Bitcast => from.bytes() == to.bytes(),
                    UnaryOp::Zext | UnaryOp::Sext => {
                        from.is_int() && to.is_int() && from.bytes() < to.bytes()
                    }
                    UnaryOp::Trunc => from.is_int() && to.is_int() && from.bytes() > to.bytes(),
                    UnaryOp::Bswap => from.is_int() && from == to && from != Type::I8,
                    UnaryOp::Fpromote => (from, to) == (Type::F32, Type::F64),
                    UnaryOp::Fdemote => (from, to) == (Type::F64, Type::F32),
                    UnaryOp::SintToFloat | UnaryOp::UintToFloat => from.is_int() && to.is_float(),
                    UnaryOp::FloatToSint
                    | UnaryOp::FloatToUint
                    | UnaryOp::FloatToSintSat
                    | UnaryOp::FloatToUintSat => from.is_float() && to.is_int(),
                    UnaryOp::Fneg | UnaryOp::Fabs | UnaryOp::Sqrt => from.is_float() && from == to,
                    op if op.is_rounding() => from.is_float() && from == to,
                    _ => from.is_int() && from == to,
                };
                let named = matches!(
                    op,
                    UnaryOp::Bitcast
                        | UnaryOp::Zext
                        | UnaryOp::Sext
                        | UnaryOp::Trunc
                        | UnaryOp::SintToFloat
                        | UnaryOp::UintToFloat
                        | UnaryOp::FloatToSint
                        | UnaryOp::FloatToUint
                        | UnaryOp::FloatToSintSat
                        | UnaryOp::FloatToUintSat
                );
                if fits {
                    let ty = if named { format!(" {to}") } else { String::new() };
                    p.instruction(from, to, |a, _| format!("{op}{ty} {a}"));
                }
            }
        }
    }
}

fn binary(p: &mut Program) {
    for &op in BinaryOp::ALL {
        let types: &[Type] = match op {
            BinaryOp::PtrAdd => &[],
            BinaryOp::Fadd | BinaryOp::Fsub | BinaryOp::Fmul | BinaryOp::Fdiv | BinaryOp::Copysign => &FLOATS,
            BinaryOp::Fmin | BinaryOp::Fmax => &FLOATS,
            _ => &INTS,
        };
        for &ty in types {
            let divides = matches!(op, BinaryOp::Sdiv | BinaryOp::Udiv | BinaryOp::Srem | BinaryOp::Urem);
            // Which of two zeros is the smaller one is left open, and so is what a signalling NaN makes.
            let picks = matches!(op, BinaryOp::Fmin | BinaryOp::Fmax);
            p.function(|p, a, b| {
                let (mut a, mut b) = (a.to_owned(), b.to_owned());
                if divides || picks {
                    b = p.value(&format!(
                        "or {b}, i64 {}",
                        if divides { 1 } else { 0x0040_0000_0040_0001u64 }
                    ));
                }
                let (mut x, y) = (p.read_bits(ty, &a), p.read_bits(ty, &b));
                if divides {
                    x = p.value(&format!("lshr {x}, {ty} 1"));
                }
                if picks {
                    a = p.value(&format!("fadd {x}, {ty} 0.0"));
                    x = a;
                }
                let result = p.value(&format!("{op} {x}, {y}"));
                p.write_bits(ty, &result)
            });
        }
    }
    p.function(|p, a, b| {
        let base = p.read_bits(Type::Ptr, a);
        let sum = p.value(&format!("ptr_add {base}, {b}"));
        let index = p.value(&format!("ptr_index {sum}, {b} * 24 - 8"));
        p.write_bits(Type::Ptr, &index)
    });
}

fn others(p: &mut Program) {
    for ty in INTS {
        for &op in WideOp::ALL {
            p.function(|p, a, b| {
                let (a, b) = (p.read_bits(ty, a), p.read_bits(ty, b));
                let second = format!("v{}", p.next_value + 1);
                let text = format!("v{}, {second} = {op} {a}, {b}", p.next_value);
                let first = format!("v{}", p.next_value);
                p.next_value += 2;
                p.line(&text);
                let first = p.write_bits(ty, &first);
                let second_ty = if op == WideOp::UmulWide { ty } else { Type::I8 };
                let second = p.write_bits(second_ty, &second);
                let scaled = p.value(&format!("mul {second}, i64 1000003"));
                p.value(&format!("xor {first}, {scaled}"))
            });
        }
        p.instruction(ty, ty, |a, b| format!("{} {a}, {b}, {a}", TernaryOp::Select));
        p.instruction(ty, ty, |a, b| format!("{} {a}, {b}, {b}", TernaryOp::Fshl));
        p.instruction(ty, ty, |a, b| format!("{} {a}, {b}, {b}", TernaryOp::Fshr));
        for &cc in IntCC::ALL {
            p.instruction(ty, Type::I8, |a, b| format!("icmp {cc} {a}, {b}"));
        }
    }
    for ty in FLOATS {
        for &cc in FloatCC::ALL {
            p.instruction(ty, Type::I8, |a, b| format!("fcmp {cc} {a}, {b}"));
        }
        p.instruction(ty, ty, |a, b| format!("{} {a}, {b}, {a}", IntrinsicOp::Fma));
    }
    // 80-bit floats, made of integers so that no operation meets a NaN's payload.
    for op in
        ["x87_add", "x87_sub", "x87_mul", "x87_div", "x87_rem", "x87_cmp", "x87_neg", "x87_sqrt", "x87_rint"]
    {
        p.function(|p, a, b| {
            let x = p.value("alloca size 16 align 16");
            let y = p.value("alloca size 16 align 16");
            p.line(&format!("x87_from_sint {x}, {a}"));
            p.line(&format!("x87_from_uint {y}, {b}"));
            match op {
                "x87_cmp" => {
                    let result = p.value(&format!("x87_cmp {x}, {y}"));
                    return p.write_bits(Type::I8, &result);
                }
                "x87_neg" | "x87_sqrt" | "x87_rint" => p.line(&format!("{op} {y}, {y}")),
                _ => p.line(&format!("{op} {y}, {x}, {y}")),
            }
            p.line(&format!("x87_copy {x}, {y}"));
            p.line(&format!("x87_abs {x}, {x}"));
            let result = p.value(&format!("x87_to_float f64 {x}"));
            p.write_bits(Type::F64, &result)
        });
    }
    p.function(|p, a, _| {
        let x = p.value("alloca size 16 align 16");
        p.line(&format!("x87_from_sint {x}, {a}"));
        p.value(&format!("x87_to_sint i64 {x}"))
    });
    p.function(|p, a, _| {
        let x = p.value("alloca size 16 align 16");
        p.line(&format!("x87_from_uint {x}, {a}"));
        p.value(&format!("x87_to_uint i64 {x}"))
    });
}

/// Integers at the ends of their ranges, and floats at the ends of the integers' ranges.
fn operands() -> Vec<u64> {
    let mut operands =
        vec![0, 1, u64::MAX, 1 << 63, i64::MAX as u64, 0x8000_0000, 0x7FFF_FFFF, 0x80, 0xFF7F, 63, 32];
    operands.push(0x0123_4567_89AB_CDEF);
    for float in [-0.0, 1.5, -2.5, 0.1, -1.0, 127.9, 255.5, -32769.0, 2_147_483_647.5, -2_147_483_648.9] {
        operands.push(f64::to_bits(float));
    }
    for float in [4_294_967_296.0, 9.223_372_036_854_775e18, 1e19, 1.9e19, -1e300, f64::INFINITY, f64::NAN] {
        operands.push(f64::to_bits(float));
    }
    for float in [1.5, -7.0, 2_147_483_648.0, 9.3e18, -3e38, f32::NEG_INFINITY, f32::NAN, 1e-40] {
        let bits = u64::from(f32::to_bits(float));
        operands.push(bits << 32 | bits);
    }
    operands
}

#[test]
fn operations_mean_the_same_on_both_sides() {
    let mut program = Program::default();
    unary(&mut program);
    binary(&mut program);
    others(&mut program);
    assert!(program.n_functions > 250, "only {} functions", program.n_functions);
    let source = program.finish(&operands());
    let mut module =
        sheave_ir::parse_module("operations", source.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    if let Err(error) = sheave_ir::verify_module(&module) {
        panic!("{error}");
    }
    let expected = interpret(&module, None);
    assert_eq!(expected.1, Some(0), "the program must come to its end");
    promote(&mut module);
    let text = write(&module);
    compare("read back", &expected, &interpret(&read("operations", &text), None));
    llvm_accepts("the operations", &text);
    if let Some(found) = llvm("lli-19", &["-"], &text) {
        compare("lli-19", &expected, &found);
    }
    // Nothing that is written may be undefined, or the optimiser would show it.
    if let Some((optimised, _)) = llvm("opt-19", &["-passes=default<O2>", "-S"], &text)
        && let Some(found) = llvm("lli-19", &["-"], &optimised)
    {
        compare("opt-19 -O2 and lli-19", &expected, &found);
    }
}

/// Names the first function whose results differ.
fn compare(what: &str, expected: &(String, Option<i32>), found: &(String, Option<i32>)) {
    for (expected, found) in expected.0.lines().zip(found.0.lines()) {
        assert_eq!(expected, found, "{what}: function and hash of its results");
    }
    assert_eq!(expected, found, "{what}");
}
