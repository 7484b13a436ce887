//! The host's C library, seen from a program.

use sheave_interp::TrapKind;

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

/// Runs `body`, which leaves an `i64` in v9, with some text at `%text`.
#[track_caller]
fn eval(text: &str, declarations: &str, body: &str) -> i64 {
    let size = text.len() + 1;
    let source = format!(
        "{declarations}
data %text size {size} align 1 {{
    \"{text}\\00\"
}}
function %f() -> i64 {{
block0:
{body}
    return v9
}}"
    );
    super::run(&source, &[])[0] as i64
}

#[test]
fn numbers_are_read_as_in_c() {
    let strtol = "extern function %strtol(ptr, ptr, i32) -> i64";
    for (text, base, expected, used) in [
        ("  -42abc", 10, -42, 5),
        ("0x1fg", 0, 31, 4),
        ("0x", 16, 0, 1),
        ("0755", 0, 493, 4),
        ("zz", 36, 35 * 36 + 35, 2),
        ("99999999999999999999", 10, i64::MAX, 20),
        ("-99999999999999999999", 10, i64::MIN, 21),
        ("x", 10, 0, 0),
    ] {
        let call = format!("    v0 = alloca ptr\n    v1 = call %strtol(%text, v0, i32 {base})\n");
        assert_eq!(eval(text, strtol, &format!("{call}    v9 = copy v1")), expected, "{text}");
        let used_body =
            "    v2 = load ptr v0\n    v3 = bitcast i64 v2\n    v4 = bitcast i64 %text\n    v9 = sub v3, v4";
        assert_eq!(eval(text, strtol, &format!("{call}{used_body}")), used, "{text}");
    }
    let strtod = "extern function %strtod(ptr, ptr) -> f64";
    for (text, expected) in [
        ("1.5e3x", 1500.0),
        ("-.5", -0.5),
        ("1e", 1.0),
        ("0x1.8p3", 12.0),
        ("0x1.00000000000008p0", 1.0),
        ("0x1.000000000000081p0", 1.0 + f64::EPSILON),
        ("-inf", f64::NEG_INFINITY),
        ("4.9e-324", 5e-324),
        ("0x1p-1075", 0.0),
        ("0x1.1p-1075", 5e-324),
    ] {
        let body = "    v1 = call %strtod(%text, null)\n    v9 = bitcast i64 v1";
        assert_eq!(f64::from_bits(eval(text, strtod, body) as u64), expected, "{text}");
    }
}

#[test]
fn strings_are_searched_and_cut() {
    for (text, declaration, call, expected) in [
        ("hello", "extern function %strchr(ptr, i32) -> ptr", "call %strchr(%text, i32 108)", 2),
        ("hello", "extern function %strrchr(ptr, i32) -> ptr", "call %strrchr(%text, i32 108)", 3),
        ("hello", "extern function %strchr(ptr, i32) -> ptr", "call %strchr(%text, i32 0)", 5),
        ("hello", "extern function %strstr(ptr, ptr) -> ptr", "call %strstr(%text, %text+3)", 3),
        ("a,b", "extern function %strpbrk(ptr, ptr) -> ptr", "call %strpbrk(%text, %text+1)", 1),
        (",,ab,c", "extern function %strtok(ptr, ptr) -> ptr", "call %strtok(%text, %comma)", 2),
    ] {
        let declarations = format!("{declaration}\ndata %comma size 2 align 1 {{\n    \",\\00\"\n}}");
        let body = format!(
            "    v0 = {call}\n    v1 = bitcast i64 v0\n    v2 = bitcast i64 %text\n    v9 = sub v1, v2"
        );
        assert_eq!(eval(text, &declarations, &body), expected, "{call} on {text}");
    }
    let scan = "extern function %sscanf(ptr, ptr, ...) -> i32
data %format size 12 align 1 {
    \"%d:%[a-c]%n\\00\"
}";
    let body = "    v0 = alloca i32
    v1 = alloca size 8 align 1
    v2 = alloca i32
    v3 = call %sscanf(%text, %format, v0, v1, v2) as (ptr, ptr, ..., ptr, ptr, ptr) -> i32
    v4 = load i32 v0
    v5 = load i32 v2
    v6 = mul v4, i32 100
    v7 = add v6, v5
    v8 = mul v3, i32 10000
    v10 = add v8, v7
    v9 = sext i64 v10";
    assert_eq!(eval("-7:abcab!", scan, body), 20_000 - 700 + 8);
}

#[test]
fn a_conversion_that_does_not_fit_is_refused() {
    let main = |format: &str, args: &str, types: &str| {
        let size = format.len() + 1;
        let source = format!(
            "extern function %printf(ptr, ...) -> i32
data readonly %format size {size} align 1 {{
    \"{format}\\00\"
}}
data readonly %open size 3 align 1 {{
    \"abc\"
}}
function %main() -> i32 {{
block0:
    v0 = call %printf(%format{args}) as (ptr, ...{types}) -> i32
    return v0
}}"
        );
        super::trap(&source, &[]).kind
    };
    let unsupported = |kind| matches!(kind, TrapKind::Unsupported(_));
    assert!(unsupported(main("%2147483648d", ", i32 1", ", i32")));
    assert!(unsupported(main("%99999999999999999999d", ", i32 1", ", i32")));
    assert!(unsupported(main("%*d", ", i32 -2147483648, i32 1", ", i32, i32")));
    assert!(unsupported(main("%.*f", ", i32 2147483647, f64 1.0", ", i32, f64")));
    assert!(unsupported(main("%1$d", ", i32 1", ", i32")));
    assert!(unsupported(main("%y", "", "")));
    assert!(matches!(main("%d %d", ", i32 1", ", i32"), TrapKind::Malformed(_)));
    assert!(matches!(main("%s", ", %open", ", ptr"), TrapKind::OutOfBounds { .. }));
    assert!(matches!(main("%.4s", ", %open", ", ptr"), TrapKind::OutOfBounds { .. }));
    assert!(matches!(main("%n12", ", %format", ", ptr"), TrapKind::WriteToReadOnly(_)));
    assert_eq!(printf("%.3s|%.*s", &[("ptr", "%format"), ("i32", "2"), ("ptr", "%format")]), "%.3|%.");
}

#[test]
fn what_scanf_cannot_use_is_left_in_the_input() {
    let source = r#"
extern function %scanf(ptr, ...) -> i32
extern function %getchar() -> i32
extern function %printf(ptr, ...) -> i32
data readonly %number size 3 align 1 {
    "%d\00"
}
data readonly %print size 13 align 1 {
    "%d %d %c %d\0a\00"
}
function %main() -> i32 {
block0:
    v0 = alloca i32
    store i32 9, v0
    v1 = call %scanf(%number, v0) as (ptr, ..., ptr) -> i32
    v2 = load i32 v0
    v3 = call %scanf(%number, v0) as (ptr, ..., ptr) -> i32
    v4 = call %getchar()
    v5 = call %printf(%print, v1, v2, v4, v3) as (ptr, ..., i32, i32, i32, i32) -> i32
    return i32 0
}"#;
    // glibc's: a sign without digits is used up, what follows it is not.
    assert_eq!(output(source, &[], b"  12-x").0, "1 12 x 0\n");
    assert_eq!(output(source, &[], b"0x7").0, "1 0 x 0\n");
    assert_eq!(output(source, &[], b"y").0, "0 9 y 0\n");
}

#[test]
fn characters_have_classes_and_cases() {
    for (call, c, expected) in [
        ("isalpha", 'q', true),
        ("isalpha", '1', false),
        ("isspace", '\u{b}', true),
        ("ispunct", '~', true),
        ("isxdigit", 'g', false),
    ] {
        let body = format!("    v1 = call %{call}(i32 {})\n    v9 = sext i64 v1", c as u32);
        let declaration = format!("extern function %{call}(i32) -> i32");
        assert_eq!(eval("", &declaration, &body) != 0, expected, "{call} of {c:?}");
    }
    for (c, expected) in [(-100, 156), (-1, -1), (97, 65), (98, 66), (255, 255)] {
        let body = format!("    v1 = call %toupper(i32 {c})\n    v9 = sext i64 v1");
        assert_eq!(eval("", "extern function %toupper(i32) -> i32", &body), expected, "toupper of {c}");
    }
    // The macros read tables: the classes of `A` are upper case, letter, hexadecimal digit and so on.
    for (table, bytes, c, expected) in [
        ("__ctype_b_loc", "i16", 65, 0xd508_u16.cast_signed().into()),
        ("__ctype_b_loc", "i16", -128, 0),
        ("__ctype_tolower_loc", "i32", 65, 97),
        ("__ctype_toupper_loc", "i32", 255, 255),
    ] {
        let size = if bytes == "i16" { 2 } else { 4 };
        let offset = c * size;
        let body = format!(
            "    v1 = call %{table}()\n    v2 = load ptr v1\n    v3 = ptr_add v2, i64 {offset}\n    v4 = load {bytes} v3\n    v9 = sext i64 v4"
        );
        assert_eq!(
            eval("", &format!("extern function %{table}() -> ptr"), &body),
            expected,
            "{table} of {c}"
        );
    }
    let write = "extern function %__ctype_b_loc() -> ptr
function %main() {
block0:
    v0 = call %__ctype_b_loc()
    v1 = load ptr v0
    store i16 0, v1
    return
}";
    assert!(matches!(super::trap(write, &[]).kind, TrapKind::WriteToReadOnly(_)));
}

#[test]
fn without_the_system_time_is_made_up_and_the_environment_is_empty() {
    let source = "
extern function %getenv(ptr) -> ptr
extern function %time(ptr) -> i64
data readonly %name size 5 align 1 {
    \"PATH\\00\"
}
function %main() -> i32 {
block0:
    v0 = call %getenv(%name)
    v1 = icmp ne v0, ptr 0
    branch v1, block2, block1
block1:
    v2 = call %time(ptr 0)
    v3 = icmp ne v2, i64 1704067200
    branch v3, block2, block3
block2:
    return i32 1
block3:
    return i32 0
}";
    assert_eq!(output(source, &[], b"").1, 0);
}

/// Arguments are checked before the C library sees them.
#[test]
fn arguments_of_native_functions_are_checked() {
    let trap = |declaration: &str, call: &str| {
        let source = format!(
            "extern function {declaration}
data %text size 6 align 1 {{
    \"hello\\00\"
}}
data %small size 5 align 1
data %open size 3 align 1 {{
    \"abc\"
}}
data readonly %fixed size 8 align 1
function %f() {{
block0:
    {call}
    return
}}"
        );
        super::trap(&source, &[]).kind
    };
    let strcpy = "%strcpy(ptr, ptr) -> ptr";
    let out_of_bounds = |kind, write| matches!(kind, TrapKind::OutOfBounds { write: w, .. } if w == write);
    assert!(out_of_bounds(trap(strcpy, "v0 = call %strcpy(%small, %text)"), true));
    assert!(out_of_bounds(trap(strcpy, "v0 = call %strcpy(%text, %open)"), false));
    assert!(matches!(trap(strcpy, "v0 = call %strcpy(%fixed, %text)"), TrapKind::WriteToReadOnly(_)));
    assert!(matches!(trap(strcpy, "v0 = call %strcpy(%text, null)"), TrapKind::NullAccess { .. }));
    let overlap = TrapKind::Host("the arguments of `strcpy` overlap".into());
    assert_eq!(trap(strcpy, "v0 = call %strcpy(%text, %text+2)"), overlap);
    let strcat = "%strcat(ptr, ptr) -> ptr";
    assert!(out_of_bounds(trap(strcat, "v0 = call %strcat(%text, %text)"), true));
    let strncpy = "%strncpy(ptr, ptr, i64) -> ptr";
    assert!(out_of_bounds(trap(strncpy, "v0 = call %strncpy(%small, %text, i64 6)"), true));
    let memcmp = "%memcmp(ptr, ptr, i64) -> i32";
    assert!(out_of_bounds(trap(memcmp, "v0 = call %memcmp(%text, %small, i64 6)"), false));
    let strncmp = "%strncmp(ptr, ptr, i64) -> i32";
    assert!(out_of_bounds(trap(strncmp, "v0 = call %strncmp(%open, %text, i64 4)"), false));
    let kind = trap("%isalpha(i32) -> i32", "v0 = call %isalpha(i32 5000)");
    assert_eq!(kind.to_string(), "argument 1 of `isalpha` is 5000, which is no character");
    let kind = trap("%frexp(f64, ptr) -> f64", "v0 = call %frexp(f64 2.0, %fixed)");
    assert!(matches!(kind, TrapKind::WriteToReadOnly(_)));
    let kind = trap("%fputc(i32, ptr) -> i32", "v0 = call %fputc(i32 65, %text)");
    assert!(matches!(kind, TrapKind::NotAStream(_)));
}

/// What fits exactly is taken, and addresses in results are the program's.
#[test]
fn results_of_native_functions_are_the_programs() {
    for (declaration, call, expected) in [
        ("%strncmp(ptr, ptr, i64) -> i64", "call %strncmp(%open, %text, i64 3)", "0"),
        ("%stpcpy(ptr, ptr) -> ptr", "call %stpcpy(%room, %text)", "5"),
        ("%strcat(ptr, ptr) -> ptr", "call %strcat(%room+1, %text)", "1"),
        ("%strncat(ptr, ptr, i64) -> ptr", "call %strncat(%room, %open, i64 3)", "0"),
        ("%memset(ptr, i32, i64) -> ptr", "call %memset(%room+12, i32 1, i64 0)", "12"),
        ("%memmem(ptr, i64, ptr, i64) -> ptr", "call %memmem(%room, i64 12, %text+5, i64 1)", "0"),
    ] {
        let is_address = declaration.ends_with("ptr");
        let (cast, offset) =
            if is_address { ("bitcast i64 v1", "sub v2, v3") } else { ("copy v1", "copy v2") };
        let source = format!(
            "extern function {declaration}
data %text size 6 align 1 {{
    \"hello\\00\"
}}
data %open size 3 align 1 {{
    \"hel\"
}}
data %room size 12 align 1
function %f() -> i64 {{
block0:
    v1 = {call}
    v2 = {cast}
    v3 = bitcast i64 %room
    v4 = {offset}
    return v4
}}"
        );
        assert_eq!(super::run(&source, &[])[0].to_string(), expected, "{call}");
    }
    let source = "extern function %__divti3(i64, i64, i64, i64) -> (i64, i64)
extern function %__multi3(i64, i64, i64, i64) -> (i64, i64)
function %f(i64 v0, i64 v1) -> i64 {
block0:
    v2, v3 = call %__multi3(v0, i64 0, v0, i64 0)
    v4, v5 = call %__divti3(v2, v3, v1, i64 0)
    return v4
}";
    assert_eq!(super::run(source, &[1 << 40, 1 << 20]), [1 << 60]);
    assert_eq!(super::trap(source, &[1, 0]).kind, TrapKind::DivisionByZero);
}
