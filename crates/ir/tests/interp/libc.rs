//! The host's C library, seen from a program.

use super::output;

/// Calls `printf` with one format and the given arguments, as text.
#[track_caller]
fn printf(format: &str, args: &[(&str, &str)]) -> String {
    let mut values = String::new();
    let mut types = String::new();
    for (ty, value) in args {
        values += &format!(", {ty} {value}");
        types += &format!(", {ty}");
    }
    let size = format.len() + 1;
    let source = format!(
        "extern function %printf(ptr, ...) -> i32
data readonly %format size {size} align 1 {{
    \"{format}\\00\"
}}
function %main() -> i32 {{
block0:
    v0 = call %printf(%format{values}) as (ptr, ...{types}) -> i32
    return v0
}}"
    );
    let (text, code) = output(&source, &[], b"");
    assert_eq!(text.len() as i32, code, "{format}");
    text
}

#[test]
fn integers_are_formatted_as_in_c() {
    // The expected texts are glibc's.
    for (format, ty, value, expected) in [
        ("[%d]", "i32", "-7", "[-7]"),
        ("[%5d]", "i32", "-7", "[   -7]"),
        ("[%-5d]", "i32", "-7", "[-7   ]"),
        ("[%05d]", "i32", "-7", "[-0007]"),
        ("[%.3d]", "i32", "-7", "[-007]"),
        ("[%8.3d]", "i32", "-7", "[    -007]"),
        ("[%+d]", "i32", "7", "[+7]"),
        ("[% d]", "i32", "7", "[ 7]"),
        ("[%.0d]", "i32", "0", "[]"),
        ("[%u]", "i32", "-1", "[4294967295]"),
        ("[%hhd]", "i32", "200", "[-56]"),
        ("[%hu]", "i32", "-1", "[65535]"),
        ("[%ld]", "i64", "-9223372036854775808", "[-9223372036854775808]"),
        ("[%x]", "i32", "-1", "[ffffffff]"),
        ("[%#x]", "i32", "255", "[0xff]"),
        ("[%#010X]", "i32", "255", "[0X000000FF]"),
        ("[%#x]", "i32", "0", "[0]"),
        ("[%o]", "i32", "8", "[10]"),
        ("[%#o]", "i32", "8", "[010]"),
        ("[%#o]", "i32", "0", "[0]"),
        ("[%#.0o]", "i32", "0", "[0]"),
        ("[%#08o]", "i32", "8", "[00000010]"),
        ("[%c]", "i32", "65", "[A]"),
        ("[%3c]", "i32", "65", "[  A]"),
        ("[%zu]", "i64", "-1", "[18446744073709551615]"),
        ("[%p]", "i64", "255", "[0xff]"),
        ("[%p]", "i64", "0", "[(nil)]"),
        ("[%s]", "i64", "0", "[(null)]"),
    ] {
        assert_eq!(printf(format, &[(ty, value)]), expected, "{format} of {value}");
    }
    assert_eq!(
        printf(
            "%*d|%-*d|%.*d",
            &[("i32", "4"), ("i32", "1"), ("i32", "4"), ("i32", "2"), ("i32", "3"), ("i32", "5")]
        ),
        "   1|2   |005"
    );
    assert_eq!(printf("%*d|", &[("i32", "-4"), ("i32", "1")]), "1   |");
    assert_eq!(printf("100%%", &[]), "100%");
}

#[test]
fn floats_are_formatted_as_in_c() {
    // The expected texts are glibc's.
    for (format, value, expected) in [
        ("%f", "0.5", "0.500000"),
        ("%.0f", "0.5", "0"),
        ("%.0f", "1.5", "2"),
        ("%.0f", "2.5", "2"),
        ("%#.0f", "2.5", "2."),
        ("%.2f", "2.675", "2.67"),
        ("%.15f", "0.1", "0.100000000000000"),
        ("%.20f", "0.1", "0.10000000000000000555"),
        ("%f", "1e22", "10000000000000000000000.000000"),
        ("%10.3f|", "-3.14159", "    -3.142|"),
        ("%-10.3f|", "-3.14159", "-3.142    |"),
        ("%010.3f|", "-3.14159", "-00003.142|"),
        ("%+f", "1.0", "+1.000000"),
        ("%e", "12345.678", "1.234568e+04"),
        ("%.0e", "12345.678", "1e+04"),
        ("%E", "1e-300", "1.000000E-300"),
        ("%e", "0.0", "0.000000e+00"),
        ("%g", "0.0", "0"),
        ("%g", "100000.0", "100000"),
        ("%g", "1000000.0", "1e+06"),
        ("%g", "0.0001", "0.0001"),
        ("%g", "0.00001", "1e-05"),
        ("%g", "123456789.0", "1.23457e+08"),
        ("%.10g", "0.1", "0.1"),
        ("%#g", "1.0", "1.00000"),
        ("%.3g", "999.9", "1e+03"),
        ("%f", "-0.0", "-0.000000"),
        ("%f", "inf", "inf"),
        ("%010f", "-inf", "      -inf"),
        ("%F", "nan", "NAN"),
        ("%a", "1.0", "0x1p+0"),
        ("%a", "0.1", "0x1.999999999999ap-4"),
        ("%.2a", "0.1", "0x1.9ap-4"),
        ("%A", "-2.5", "-0X1.4P+1"),
        ("%a", "0.0", "0x0p+0"),
        ("%.17g", "0.3", "0.29999999999999999"),
        (
            "%.6f",
            "1.7976931348623157e308",
            "179769313486231570814527423731704356798070567525844996598917476803157260780028538760589558632766878171540458953514382464234321326889464182768467546703537516986049910576551282076245490090389328944075868508455133942304583236903222948165808559332123347797447.000000",
        ),
    ] {
        // The longest one checks only the head: the text above is cut.
        let text = printf(format, &[("f64", value)]);
        if expected.len() > 200 {
            assert_eq!(text[..20], expected[..20]);
            assert_eq!(text.len(), 309 + 7);
        } else {
            assert_eq!(text, expected, "{format} of {value}");
        }
    }
}

#[test]
fn strings_and_streams() {
    let source = r#"
extern function %puts(ptr) -> i32
extern function %fputs(ptr, ptr) -> i32
extern function %putchar(i32) -> i32
extern function %strlen(ptr) -> i64
extern function %fgets(ptr, i32, ptr) -> ptr
extern function %getchar() -> i32
extern data %stdout
extern data %stdin
function %main(i32 v0, ptr v1) -> i32 {
block0:
    v2 = load ptr v1 + 8
    v3 = call %puts(v2)
    v4 = alloca size 16 align 16
    v5 = load ptr %stdin
    v6 = call %fgets(v4, i32 16, v5)
    v7 = load ptr %stdout
    v8 = call %fputs(v4, v7)
    v9 = call %getchar()
    v10 = call %putchar(v9)
    v11 = call %getchar()
    v12 = call %strlen(v4)
    v13 = trunc i32 v12
    v14 = mul v13, i32 10
    v15 = add v14, v11
    return v15
}"#;
    assert_eq!(output(source, &[b"prog", b"hello"], b"abc\nZ"), ("hello\nabc\nZ".to_owned(), 39));
}

#[test]
fn exit_runs_the_registered_functions() {
    let source = r#"
extern function %exit(i32)
extern function %atexit(ptr) -> i32
extern function %putchar(i32) -> i32
constructor 10 %first
destructor 10 %last
function %main() -> i32 {
block0:
    v0 = call %putchar(i32 66)
    v1 = call %atexit(%c)
    v2 = call %atexit(%d)
    call no_return %exit(i32 300)
    unreachable
}
function %first() {
block0:
    v0 = call %putchar(i32 65)
    return
}
function %c() {
block0:
    v0 = call %putchar(i32 68)
    return
}
function %d() {
block0:
    v0 = call %putchar(i32 67)
    return
}
function %last() {
block0:
    v0 = call %putchar(i32 69)
    return
}"#;
    assert_eq!(output(source, &[], b""), ("ABCDE".to_owned(), 44));
}
