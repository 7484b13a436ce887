//! 80-bit floats as programs see them: instructions on addresses, and the library's functions.

use super::{output, run};

/// Stores doubles as 80-bit floats, runs `body` on the slots v0 to v3, and gives v9.
fn eval(a: f64, b: f64, body: &str, ty: &str) -> u64 {
    let source = format!(
        "function %f(f64 v10, f64 v11) -> {ty} {{
block0:
    v0 = alloca size 16 align 16
    v1 = alloca size 16 align 16
    v2 = alloca size 16 align 16
    x87_from_float v0, v10
    x87_from_float v1, v11
{body}
    return v9
}}"
    );
    run(&source, &[a.to_bits(), b.to_bits()])[0]
}

#[test]
fn arithmetic_has_more_bits_than_a_double() {
    for (op, expected) in [("add", 4.5), ("sub", 1.5), ("mul", 4.5), ("div", 2.0), ("rem", 0.0)] {
        let body = format!("    x87_{op} v2, v0, v1\n    v9 = x87_to_float f64 v2");
        assert_eq!(f64::from_bits(eval(3.0, 1.5, &body, "f64")), expected, "{op}");
    }
    // 1 + 2^-60 is a number here, and the difference to 1 shows it.
    let body = "    x87_add v2, v0, v1\n    x87_sub v2, v2, v0\n    v9 = x87_to_float f64 v2";
    assert_eq!(f64::from_bits(eval(1.0, 2f64.powi(-60), body, "f64")), 2f64.powi(-60));
    for (op, x, expected) in [
        ("neg", 2.5, -2.5),
        ("abs", -2.5, 2.5),
        ("sqrt", 2.25, 1.5),
        ("rint", 2.5, 2.0),
        ("rint", -3.5, -4.0),
        ("copy", 7.0, 7.0),
    ] {
        let body = format!("    x87_{op} v2, v0\n    v9 = x87_to_float f64 v2");
        assert_eq!(f64::from_bits(eval(x, 0.0, &body, "f64")), expected, "{op} {x}");
    }
}

#[test]
fn comparisons_set_one_bit() {
    let body = "    v9 = x87_cmp v0, v1";
    for (a, b, bit) in [(1.0, 2.0, 1), (2.0, 2.0, 2), (0.0, -0.0, 2), (-1.0, -2.0, 4), (f64::NAN, 1.0, 8)] {
        assert_eq!(eval(a, b, body, "i8"), bit, "{a} {b}");
    }
}

#[test]
fn conversions_to_and_from_integers() {
    let signed = "    v3 = float_to_sint i32 v10\n    x87_from_sint v2, v3\n    v9 = x87_to_float f64 v2";
    assert_eq!(f64::from_bits(eval(-5.0, 0.0, signed, "f64")), -5.0);
    let unsigned = "    v3 = float_to_sint i8 v10\n    x87_from_uint v2, v3\n    v9 = x87_to_sint i16 v2";
    assert_eq!(eval(-1.0, 0.0, unsigned, "i16"), 255);
    assert_eq!(eval(-2.9, 0.0, "    v9 = x87_to_sint i64 v0", "i64"), (-2i64) as u64);
    assert_eq!(eval(1e19, 0.0, "    v9 = x87_to_uint i64 v0", "i64"), 10_000_000_000_000_000_000);
    assert_eq!(eval(1e30, 0.0, "    v9 = x87_to_sint i32 v0", "i32"), 0x8000_0000);
}

#[test]
fn the_library_reads_and_prints_them() {
    let source = r#"
extern function %printf(ptr, ...) -> i32
extern function %strtold(ptr, ptr) -> ptr x87
extern function %floorl(ptr byval(16, 16)) -> ptr x87
extern function %powl(ptr byval(16, 16), ptr byval(16, 16)) -> ptr x87
data readonly %format size 27 align 1 {
    "%.25Lf %La %Lg %.3Le %Lf\0a\00"
}
data readonly %text size 32 align 1 {
    "0.1 \00"
}
data readonly %ten size 4 align 1 {
    "10\00"
}
function %main() -> i32 {
block0:
    v0 = alloca size 16 align 16
    v1 = alloca size 16 align 16
    v2 = alloca size 16 align 16
    call %strtold(v0, %text, null) as (ptr) -> i32
    return i32 0
}"#;
    // The result's address follows the arguments.
    let source = source.replace(
        "    call %strtold(v0, %text, null) as (ptr) -> i32\n",
        "    call %strtold(%text, null, v0)
    call %strtold(%ten, null, v1)
    call %powl(v1, v1, v2)
    call %floorl(v0, v1)
    v3 = call %printf(%format, v0, v0, v2, v2, v1) as (ptr, ..., ptr byval(16, 16), ptr byval(16, 16), ptr byval(16, 16), ptr byval(16, 16), ptr byval(16, 16)) -> i32\n",
    );
    // glibc's output for the same program.
    let expected = "0.1000000000000000000013553 0xc.ccccccccccccccdp-7 1e+10 1.000e+10 0.000000\n";
    assert_eq!(output(&source, &[], b"").0, expected);
}

#[test]
fn the_library_computes_with_all_bits() {
    let declarations = r#"
extern function %printf(ptr, ...) -> i32
extern function %sinl(ptr byval(16, 16)) -> ptr x87
extern function %powl(ptr byval(16, 16), ptr byval(16, 16)) -> ptr x87
extern function %ldexpl(ptr byval(16, 16), i32) -> ptr x87
extern function %frexpl(ptr byval(16, 16), ptr) -> ptr x87
extern function %modfl(ptr byval(16, 16), ptr) -> ptr x87
extern function %lroundl(ptr byval(16, 16)) -> i64
data readonly %format size 13 align 1 {
    "%La %La %ld\0a\00"
}"#;
    let eval = |x: &str, y: &str, body: &str| {
        let source = format!(
            "{declarations}
function %main() -> i32 {{
block0:
    v0 = alloca size 16 align 16
    v1 = alloca size 16 align 16
    v2 = alloca size 16 align 16
    v3 = alloca i64
    x87_from_float v0, f64 {x}
    x87_from_float v1, f64 {y}
    store i64 0, v3
{body}
    v9 = load i64 v3
    v10 = call %printf(%format, v2, v1, v9) as (ptr, ..., ptr byval(16, 16), ptr byval(16, 16), i64) -> i32
    return i32 0
}}"
        );
        output(&source, &[], b"").0
    };
    // glibc's output for the same programs.
    for (x, y, body, expected) in [
        ("1.0", "0.0", "    call %sinl(v0, v2)", "0xd.76aa47848677021p-4 0x0p+0 0\n"),
        ("2.0", "0.5", "    call %powl(v0, v1, v2)", "0xb.504f333f9de6484p-3 0x8p-4 0\n"),
        ("1.0", "0.0", "    call %ldexpl(v0, i32 -16445, v2)", "0x0.000000000000001p-16385 0x0p+0 0\n"),
        ("10.0", "0.0", "    call %frexpl(v0, v3, v2)", "0xap-4 0x0p+0 4\n"),
        ("-2.75", "0.0", "    call %modfl(v0, v1, v2)", "-0xcp-4 -0x8p-2 0\n"),
        (
            "-2.5",
            "0.0",
            "    v4 = call %lroundl(v0)\n    store v4, v3\n    x87_copy v2, v1",
            "0x0p+0 0x0p+0 -3\n",
        ),
    ] {
        assert_eq!(eval(x, y, body), expected, "{body}");
    }
}
