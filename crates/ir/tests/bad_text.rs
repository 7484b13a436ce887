//! Bad texts: each gives the message beside it, at its position.

use sheave_ir::{DiagnosticKind, parse_module, read_module};

/// The first line of a message, of which the tables have the position last.
fn first_line(message: &str) -> String {
    let (message, position) = message.rsplit_once(" at ").expect("a position");
    format!("{position}: error: {message}")
}

/// Reads `source` and compares the first line of the message.
#[track_caller]
fn check(source: &str, message: &str) {
    let error = match parse_module("bad", source.as_bytes()) {
        Ok(_) => panic!("this should not be read:\n{source}"),
        Err(error) => error.to_string(),
    };
    assert_eq!(error.lines().next().unwrap(), first_line(message), "\n{source}\n{error}");
}

#[test]
fn items() {
    let cases = [
        (
            "foo",
            "expected `function`, `data`, `extern`, `alias`, `constructor`, `destructor`, `file` or `scope`, found `foo` at bad:1:1",
        ),
        ("function", "expected a name such as `%main`, found the end of the text at bad:1:9"),
        ("function %", "a name must follow the percent sign at bad:1:10"),
        ("function %f {", "expected `(`, found `{` at bad:1:13"),
        ("function %f(v0) {", "expected a type (i8, i16, i32, i64, f32, f64 or ptr), found `v0` at bad:1:13"),
        ("function %f(i32) {", "expected the parameter's name, such as `v0`, found `)` at bad:1:16"),
        ("function %f(i32 v0, i32 v0) {}", "v0 is defined twice at bad:1:25"),
        ("function %f(i32 v0 {", "expected `,` or `)`, found `{` at bad:1:20"),
        ("function %f(..., ...) {}", "a signature has `...` once at bad:1:18"),
        ("function %f() -> {", "expected a type (i8, i16, i32, i64, f32, f64 or ptr), found `{` at bad:1:18"),
        (
            "function %f() -> (i32, {",
            "expected a type (i8, i16, i32, i64, f32, f64 or ptr), found `{` at bad:1:24",
        ),
        ("function %f()", "expected `{`, found the end of the text at bad:1:14"),
        ("function %f() {", "expected an instruction, a block or `}`, found the end of the text at bad:1:16"),
        (
            "function %f() {\nblock0:\n    return",
            "expected an instruction, a block or `}`, found the end of the text at bad:3:11",
        ),
        (
            "function %f() { return }",
            "an instruction must be in a block; open one with `block0:` at bad:1:17",
        ),
        ("function %f() {\nblock0:\nreturn\nblock0:\nreturn }", "block0 is in the function twice at bad:4:1"),
        (
            "function %f() {\nblock0:\njump block7\nblock7:\nreturn\nblock7:\nreturn }",
            "block7 is in the function twice at bad:6:1",
        ),
        ("function %f() {\nblock0:\njump block1\n}", "block1 is not in this function at bad:3:6"),
        ("function %f() {\nblock0\nreturn }", "expected `:`, found the end of the line at bad:2:7"),
        (
            "function %f() {\nblock0:\nreturn\nreturn }",
            "block0 has ended with the terminator above at bad:4:1",
        ),
        ("function %f() {}\nfunction %f() {}", "%f is declared twice at bad:2:10"),
        ("function %f() {\nvar i32 v1\n}", "only a function in copies form has variables at bad:2:1"),
        (
            "function copies %f() {\nvar v1\n}",
            "expected a type (i8, i16, i32, i64, f32, f64 or ptr), found `v1` at bad:2:5",
        ),
        ("function copies %f(i32 v0) {\nvar i64 v0\n}", "v0 is defined twice at bad:2:9"),
        ("extern %f", "expected `function` or `data`, found `%f` at bad:1:8"),
        ("extern function f", "expected a name such as `%main`, found `f` at bad:1:17"),
        (
            "extern data %x size 8",
            "expected `function`, `data`, `extern`, `alias`, `constructor`, `destructor`, `file` or `scope`, found `size` at bad:1:16",
        ),
        ("data %x", "expected `size`, found the end of the text at bad:1:8"),
        ("data %x size 8", "expected `align`, found the end of the text at bad:1:15"),
        (
            "data %x size 8 align 8 {",
            "expected a string, `zero`, `at` or `}`, found the end of the text at bad:1:25",
        ),
        (
            "data %x size 8 align 8 {\n\"123456789\"\n}",
            "the contents have more than the 8 bytes of the object at bad:2:1",
        ),
        (
            "data %x size 8 align 8 {\nzero 9\n}",
            "the number of zero bytes must be between 0 and 8 at bad:2:6",
        ),
        (
            r#"data %x size 8 align 8 { "a\q" }"#,
            r#"a backslash must be followed by `\`, `"`, `n`, `t` or two hexadecimal digits at bad:1:28"#,
        ),
        (r#"data %x size 8 align 8 { "a }"#, "the string has no closing quote at bad:1:26"),
        ("data %x size 8 align 8 { at 0: %y }", "%y is not declared in this file at bad:1:32"),
        ("data %x size 8 align 8 { at 0: blockaddr(%x, block0) }", "%x has no blocks at bad:1:46"),
        (
            "data %x size 8 align 8 { at 0: blockaddr(%f, block1) }\nfunction %f() {\nblock0:\nreturn\n}",
            "block1 is not in %f at bad:1:46",
        ),
        ("data %x size -1 align 8", "the size must be between 0 and 9223372036854775807 at bad:1:14"),
        ("alias %x", "expected `=`, found the end of the text at bad:1:9"),
        ("alias %x = %y", "%y is not declared in this file at bad:1:12"),
        ("extern function effects %x()", "expected `(`, found `%x` at bad:1:25"),
        (
            "extern function effects(all) %x()",
            "expected none, read, write, read_write, arg, inaccessible or other, found `all` at bad:1:25",
        ),
        (
            "extern function effects(arg: some) %x()",
            "expected none, read, write or read_write, found `some` at bad:1:30",
        ),
        ("extern function effects(read, arg: none) %x()", "expected `)`, found `,` at bad:1:29"),
        ("extern data no_unwind %x", "expected a name such as `%main`, found `no_unwind` at bad:1:13"),
        ("alias %x(ptr no_alias) = %x", "expected `,` or `)`, found `no_alias` at bad:1:14"),
        ("constructor %x", "expected the priority, found `%x` at bad:1:13"),
        ("constructor 1 %x", "%x is not declared in this file at bad:1:15"),
        (r#"extern function %"a\ff""#, "the string is not UTF-8 text at bad:1:19"),
        (
            "function %f() {\nblock0:\nreturn\n}}",
            "expected `function`, `data`, `extern`, `alias`, `constructor`, `destructor`, `file` or `scope`, found `}` at bad:4:2",
        ),
        (
            "function %f() {\nblock18446744073709551616:\nreturn\n}",
            "this number is too large, or starts with zeros at bad:2:1",
        ),
        ("function %f() {\nblock00:\nreturn\n}", "this number is too large, or starts with zeros at bad:2:1"),
        ("ä", "this character has no meaning here at bad:1:1"),
        (
            "data %x size 8 align 8\n\n)",
            "expected `function`, `data`, `extern`, `alias`, `constructor`, `destructor`, `file` or `scope`, found `)` at bad:3:1",
        ),
        ("function %f() {\nblock0:\n)\n", "expected an instruction, a block or `}`, found `)` at bad:3:1"),
        ("data %x size 8 align 8 {\n)", "expected a string, `zero`, `at` or `}`, found `)` at bad:2:1"),
        (
            "function %f() {\nblock0:\nreturn\n",
            "expected an instruction, a block or `}`, found the end of the text at bad:4:1",
        ),
        ("function %f(\n)\n{ \"x", "the string has no closing quote at bad:3:3"),
    ];
    for (source, message) in cases {
        check(source, message);
    }
}

#[test]
fn lines_of_a_body() {
    let cases = [
        ("v2 = add v0", "expected `,`, found the end of the line at bad:5:12"),
        ("v2 = add v0, v3", "v3 is not defined at bad:5:14"),
        ("v2 = add v0, 5", "expected a value or a constant such as `i32 5`, found `5` at bad:5:14"),
        ("v2 = add v0, i32 4294967296", "`4294967296` is no i32 at bad:5:18"),
        ("v2 = add v0, i32 five", "expected a constant of type i32, found `five` at bad:5:18"),
        ("v2 = add v0, i32 5x", "`5x` is no i32 at bad:5:18"),
        ("v2 = add v0, i8 256", "`256` is no i8 at bad:5:17"),
        ("v2 = fadd f64 1, f64 0x1", "`0x1` is no f64 at bad:5:22"),
        ("v2 = fadd f32 0x1.00000001p0, f32 1", "`0x1.00000001p0` is no f32 at bad:5:15"),
        ("v2 = fadd f64 1..5, f64 1", "expected `,`, found `.` at bad:5:16"),
        ("v2 = fadd f64 0x1p-2147483648, f64 1", "`0x1p` is no f64 at bad:5:15"),
        ("v2 = frobnicate v0", "there is no instruction `frobnicate` at bad:5:6"),
        ("v2, v3 = add v0, v0", "`add` gives 1 result here, not 2 at bad:5:1"),
        ("add v0, v0", "`add` gives a result: `v1 = add ...` at bad:5:1"),
        ("v2 = store v0, v1", "`store` gives no result here at bad:5:1"),
        ("v2 v3 = add v0, v0", "expected `,` or `=`, found `v3` at bad:5:4"),
        ("v2, = add v0, v0", "expected another result, found `=` at bad:5:5"),
        ("v0 = add v0, v0", "v0 is defined twice at bad:5:1"),
        ("v2 = 5", "expected an instruction, found `5` at bad:5:6"),
        ("v2 = v0", "expected an instruction, found `v0` at bad:5:6"),
        (
            "v2 = icmp lt v0, v0",
            "expected a condition (eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge), found `lt` at bad:5:11",
        ),
        (
            "v2 = fcmp eq v0, v0",
            "expected a float condition such as `oeq`, `olt` or `une`, found `eq` at bad:5:11",
        ),
        ("v2 = load v1", "expected a type (i8, i16, i32, i64, f32, f64 or ptr), found `v1` at bad:5:11"),
        ("v2 = load i32 v1 + x", "expected the offset, found `x` at bad:5:20"),
        ("v2 = load i32 v1 + 2147483648", "the offset must be between 0 and 2147483647 at bad:5:20"),
        ("v2 = load i32 v1 - 2147483649", "the offset must be between 0 and 2147483648 at bad:5:20"),
        ("v2 = ptr_index v1, v0", "expected `*`, found the end of the line at bad:5:22"),
        ("v2 = ptr_index v1, v0 * 65536", "the scale must be between 0 and 65535 at bad:5:25"),
        ("v2 = alloca", "expected a type, or `size` and `align`, found the end of the line at bad:5:12"),
        (
            "v2 = alloca size 4",
            "expected a type, or `size` and `align`, found the end of the line at bad:5:19",
        ),
        ("v2 = alloca i32 align 3", "the alignment must be a power of two at bad:5:23"),
        ("v2 = alloca i32 shared 0", "the group's number must be between 1 and 4294967295 at bad:5:24"),
        ("lifetime_start v1", "v1 is not what an `alloca` gives: only slots have lifetimes at bad:5:16"),
        (
            "v2 = alloca i32\nlifetime_end v0",
            "v0 is not what an `alloca` gives: only slots have lifetimes at bad:6:14",
        ),
        (
            "lifetime_end",
            "expected a value or a constant such as `i32 5`, found the end of the line at bad:5:13",
        ),
        ("v2 = alloca i32 param 65536", "the parameter's index must be between 0 and 65535 at bad:5:23"),
        ("v2 = dyn_alloca v0", "expected `,`, found the end of the line at bad:5:19"),
        (
            "fence",
            "expected relaxed, acquire, release, acq_rel or seq_cst, found the end of the line at bad:5:6",
        ),
        (
            "v2 = rmw seq_cst frob v1, v0",
            "expected an operation such as `add` or `xchg`, found `frob` at bad:5:18",
        ),
        ("v2 = call %nobody(v0)", "%nobody is not declared in this file at bad:5:11"),
        (
            "v2 = call %h(v0)",
            "the callee has no signature: name one, as in `call %f(v0) as (i32) -> i32` at bad:5:11",
        ),
        ("v2 = call %g(v0", "expected `,` or `)`, found the end of the line at bad:5:16"),
        ("call %g(v0)", "`call` gives a result: `v1 = call ...` at bad:5:1"),
        ("v2, v3 = call %g(v0)", "`call` gives 1 result here, not 2 at bad:5:1"),
        ("v2 = call_indirect v1(v0)", "expected `as`, found the end of the line at bad:5:26"),
        ("v2 = copy blockaddr(%f, block9)", "block9 is not in this function at bad:5:25"),
        ("v2 = copy blockaddr(%g, block0)", "%g has no blocks at bad:5:25"),
        (
            "v2 = copy %g+99999999999999999999",
            "expected an offset of 64 bits, found `99999999999999999999` at bad:5:14",
        ),
        ("copy v0, v0", "v0 is not a variable; in copies form declare it with `var` at bad:5:6"),
        ("copy v9, v0", "v9 is not a variable; in copies form declare it with `var` at bad:5:6"),
        ("copy %g, v0", "expected the variable that is written, such as `v7`, found `%g` at bad:5:6"),
        (
            "v2 = copy v3\nv3 = copy v2",
            "the operands do not tell the type of v2: name it, as in `v2: i32 = ...` at bad:5:1",
        ),
        (
            "v2 = copy v3\nv3 = copy v3",
            "the operands do not tell the type of v2: name it, as in `v2: i32 = ...` at bad:5:1",
        ),
        ("v2 = phi i32 [block0: v0]", "block0 has no edge to block0 at bad:5:15"),
        ("v2 = add v0, v0\nv3 = phi i32", "phis stand at the head of their block at bad:6:1"),
        ("jump v0", "expected a block such as `block1`, found `v0` at bad:5:6"),
        ("branch v0, block0", "expected `,`, found the end of the line at bad:5:18"),
        ("switch v0, block0 [x: block0]", "expected the value of a case, found `x` at bad:5:20"),
        ("switch v0, block0 [4294967296: block0]", "block0 has ended with the terminator above at bad:6:1"),
        ("switch v0, block0 [1 block0]", "expected `:`, found `block0` at bad:5:22"),
        ("switch v0, block0 [1: block0", "expected `,` or `]`, found the end of the line at bad:5:29"),
        ("indirect_branch v1, block0", "expected `[`, found `block0` at bad:5:21"),
        ("asm", "expected a string, found the end of the line at bad:5:4"),
        (
            r#"asm "$0" [foo "r"]"#,
            "expected `out`, `out_to`, `out_memory`, `in` or `in_memory`, found `foo` at bad:5:11",
        ),
        (r#"asm "$0" [in "r"]"#, "expected `=`, found `]` at bad:5:17"),
        (
            r#"asm "$0" [in "r" i32 = ]"#,
            "expected a value or a constant such as `i32 5`, found `]` at bad:5:24",
        ),
        (r#"asm "" clobbers []"#, "expected a string, found `]` at bad:5:18"),
        ("invoke %g(v0) to block0", "expected `unwind`, found the end of the line at bad:5:24"),
        ("v2, v3 = landing_pad %g [catch]", "expected a name such as `%main`, found `]` at bad:5:31"),
        ("v2, v3 = landing_pad %g []", "expected `cleanup`, `catch` or `filter`, found `]` at bad:5:26"),
        ("v2, v3 = landing_pad %g [filter [%g %g]]", "expected `,` or `]`, found `%g` at bad:5:37"),
        (r#"asm_goto """#, "expected `to`, found the end of the line at bad:5:12"),
        (r#"v2 = asm """#, "`asm` gives no result here at bad:5:1"),
        ("mem_copy v1, v1", "expected `,`, found the end of the line at bad:5:16"),
        ("v2 = select v0, v0", "expected `,`, found the end of the line at bad:5:19"),
        ("v2 = zext v0", "expected a type (i8, i16, i32, i64, f32, f64 or ptr), found `v0` at bad:5:11"),
        ("v99999999999999999999 = add v0, v0", "this number is too large, or starts with zeros at bad:5:1"),
        (
            "} v0",
            "expected `function`, `data`, `extern`, `alias`, `constructor`, `destructor`, `file` or `scope`, found `v0` at bad:5:3",
        ),
    ];
    for (source, message) in cases {
        check(
            &format!(
                "extern function %g(i32) -> i32\nextern function %h\nfunction %f(i32 v0, ptr v1) -> i32 {{\nblock0:\n{source}\nreturn v0\n}}\n"
            ),
            message,
        );
    }
}

#[test]
fn phis_and_edges() {
    let cases = [
        (
            "block0:\nbranch v0, block1, block2\nblock1:\njump block2\nblock2:\nv2 = phi i32 [block0: v0]\nreturn v2",
            "v2 has no argument for edge 0 of block1 at bad:7:1",
        ),
        (
            "block0:\nbranch v0, block1, block2\nblock1:\njump block2\nblock2:\nv2 = phi i32 [block0: v0], [block0: v0]\nreturn v2",
            "the phi has two arguments for this edge at bad:7:29",
        ),
        (
            "block0:\nbranch v0, block1, block2\nblock1:\njump block2\nblock2:\nv2 = phi i32 [block0: v0], [block1: v0], [block2: v0]\nreturn v2",
            "block2 has no edge to block2 at bad:7:43",
        ),
        (
            "block0:\nbranch v0, block1, block1\nblock1:\nv2 = phi i32 [block0: v0]\nreturn v2",
            "block0 has several edges to block1: name one, as in `block0.0` at bad:5:15",
        ),
        (
            "block0:\nbranch v0, block1, block1\nblock1:\nv2 = phi i32 [block0.0: v0], [block0.2: v0]\nreturn v2",
            "edge 2 of block0 does not go to block1 at bad:5:31",
        ),
        (
            "block0:\nbranch v0, block1, block1\nblock1:\nv2 = phi i32 [block0.0: v0]\nreturn v2",
            "v2 has no argument for edge 1 of block0 at bad:5:1",
        ),
        (
            "block0:\njump block1\nblock1:\nphi i32 [block0: v0]\nreturn v0",
            "a phi has one result: `v1 = phi i32 [block0: v0]` at bad:5:1",
        ),
        (
            "block0:\njump block1\nblock1:\nv2 = phi [block0: v0]\nreturn v0",
            "expected a type (i8, i16, i32, i64, f32, f64 or ptr), found `[` at bad:5:10",
        ),
        (
            "block0:\njump block1\nblock1:\nv2 = phi i32 [block0 v0]\nreturn v0",
            "expected `:`, found `v0` at bad:5:22",
        ),
        (
            "block0:\njump block1\nblock1:\nv2 = phi i32 [block0: v0], v0\nreturn v0",
            "expected `[`, found `v0` at bad:5:28",
        ),
        (
            "block0:\njump block1\nblock1:\nv2: i64 = phi i32 [block0: v0]\nreturn v0",
            "the phi has two types at bad:5:1",
        ),
        (
            "block0:\njump block1\nblock1:\nv2 = phi i32 [block7: v0]\nreturn v0",
            "block7 is not in this function at bad:5:15",
        ),
    ];
    for (source, message) in cases {
        check(&format!("function %f(i32 v0) -> i32 {{\n{source}\n}}\n"), message);
    }
}

#[test]
fn a_message_shows_its_line() {
    let source = b"function %f(i32 v0) -> i32 {\nblock0:\n    v1 = add v0, v7 ; here\n    return v1\n}\n";
    let error = parse_module("dir/file.ir", source).unwrap_err();
    assert_eq!(
        error.to_string(),
        "dir/file.ir:3:18: error: v7 is not defined
        v1 = add v0, v7 ; here
                     ^"
    );
}

#[test]
fn bytes_that_are_no_text() {
    let error = parse_module("bad", b"extern data %x\n\xff\xfe").unwrap_err();
    assert!(error.to_string().starts_with("bad:2:1: error: the file is not UTF-8 text\n"));
    let error = parse_module("bad", b"extern data %x\n\0").unwrap_err();
    assert!(error.to_string().starts_with("bad:2:1: error: this character has no meaning here\n"));
}

#[test]
fn short_texts_do_not_become_large_objects() {
    let source = b"data %x size 4000000000 align 8 {\n    zero 1\n    zero 3999999999\n}\n";
    let error = parse_module("bad", source).unwrap_err();
    assert_eq!(error[0].kind, DiagnosticKind::Error);
    assert_eq!((error[0].line, error[0].column), (3, 5));
}

#[test]
fn faults_of_the_verifier_have_a_place_in_the_text() {
    let source = "extern data %x

data %y size 4 align 3

function %f(i32 v0, i64 v1) -> i32 {
block0:
    v2 = add v0, v1
    jump block1
block1:
    v4 = phi i32 [block0: v1]
    return v4
block2:
}

function %g(i32 v0) -> i64 {
block0:
    return v0
}
";
    let errors = read_module("bad", source.as_bytes()).unwrap_err();
    let found: Vec<_> = errors.iter().map(|error| (error.line, error.column, &*error.message)).collect();
    assert_eq!(
        found,
        [
            (1, 1, "the alignment of %y is 3, not a power of two"),
            (7, 5, "`add` takes int T, T and gives T; here i32, i64 -> i32"),
            (10, 5, "the argument from block0 is i64, the phi is i32"),
            (12, 1, "the block is empty"),
            (17, 5, "returned value 0 is i32, not i64"),
        ]
    );
}

/// A fault of an item or a body hides none of the others, and none that only follows from it is told.
#[test]
fn each_item_and_each_line_has_its_fault() {
    let source = "data %x sise 4 align 4
extern function %g(i31)
wrong
function %f(i32 v0) -> i32 {
block0:
    v1 = load i32 %x
    return v1
}
function %h(i32 v0) -> i32 {
block0:
    v1 = ad v0, v0
    v2 = ad v0, v0
    return v9
}
function %i() {
block0:
    call %nowhere()
    v1 = mul i32 1
    return
}
data %z size 1 align 1 { \"ab\" }
function %j( {
block0:
    return
}
function %k() {
block0:
    retur
}
";
    let errors = read_module("bad", source.as_bytes()).unwrap_err();
    let found: Vec<_> = errors.iter().map(|error| (error.line, &*error.message)).collect();
    let lines: Vec<u32> = found.iter().map(|fault| fault.0).collect();
    assert_eq!(lines, [1, 2, 11, 12, 13, 18, 21, 22, 28], "{found:?}");
    // Where all items are right, a name without one is a fault.
    let alone = "function %i() {\nblock0:\n    call %nowhere()\n    return\n}\nfunction %k() {\n}\n\
                 function %l() {\nblock0:\n    retur\n}\n";
    let errors = read_module("bad", alone.as_bytes()).unwrap_err();
    let found: Vec<_> = errors.iter().map(|error| (error.line, &*error.message)).collect();
    assert!(found.contains(&(3, "%nowhere is not declared in this file")), "{found:?}");
    assert_eq!(found.last().map(|fault| fault.0), Some(10), "{found:?}");
    let many = "wrong\ndata\n".repeat(50);
    let errors = read_module("bad", many.as_bytes()).unwrap_err();
    assert_eq!(errors.len(), sheave_ir::MAX_DIAGNOSTICS);
    assert!(errors.to_string().ends_with("bad: error: more faults than these 20"), "{errors}");
}

/// Reads `source`: its faults by line, in order.
#[track_caller]
fn check_all(source: &str, expected: &[(u32, &str)]) {
    let error = parse_module("bad", source.as_bytes()).expect_err("this should not be read");
    let found: Vec<(u32, &str)> = error.iter().map(|fault| (fault.line, &*fault.message)).collect();
    let is_same = found.len() == expected.len()
        && found.iter().zip(expected).all(|(a, b)| a.0 == b.0 && a.1.starts_with(b.1));
    assert!(is_same, "{error}");
}

#[test]
fn each_line_has_its_fault() {
    check_all(
        "\
function %f(i32 v0, ptr v1) -> i32 {
block0:
    v2 = add v0
    v3 = mul v2, v2
    v4 = frobnicate v3
    v5 = load i31 v1
    store v5, v4 v4
    switch v3, block1 [
        1: block1,
        wrong: block2
    ]
block1:
    v6 = add v9, v3
    return v6
    return v6
    v7 = add v0, v0
block0:
    v0 = add v7, v7
    call %nothing(v0)
    return
block2:
    v8, v10 = add v0, v0
    v11 = sub v8, v10
    phi i32 [block1: v0]
    return v11
}
function %g() {
    return
block0:
    jump block7
block1
    var i32 v1
    v1 = =
    return }
function %h() {
block0:
    return v0, v0
",
        &[
            (3, "expected `,`"),
            (5, "there is no instruction `frobnicate`"),
            (6, "expected a type"),
            (7, "expected `,` or `=`"),
            (9, "expected the value of a case"),
            (15, "block1 has ended with the terminator above"),
            (17, "block0 is in the function twice"),
            (18, "v0 is defined twice"),
            (19, "%nothing is not declared in this file"),
            (22, "`add` gives 1 result here, not 2"),
            (24, "a phi has one result"),
            (28, "an instruction must be in a block"),
            (30, "block7 is not in this function"),
            (31, "expected `:`, found the end of the line"),
            (32, "only a function in copies form has variables"),
            (33, "expected an instruction, found `=`"),
            (38, "expected an instruction, a block or `}`, found the end of the text"),
        ],
    );
}

/// What lines leave open is checked where each line is right.
#[test]
fn each_name_and_each_phi_has_its_fault() {
    check_all(
        "\
function %f(i32 v0) -> i32 {
block0:
    v1 = add v7, v8
    branch v7, block3, block4
block1:
    v2 = add v3, v3
    v3 = add v2, v2
    v4 = add v5, v5
    v5 = add v4, v4
    return v0
}
function %g(i32 v0) -> i32 {
block0:
    v4 = add v5, v5
    v5 = add v4, v4
    v2 = add v3, v3
    v3 = add v2, v2
    return v0
}
function %h(i8 v0) -> i32 {
block0:
    switch v0, block1 [1000: block1, 2: block2]
block1:
    v1 = phi i32 [block0.0: i32 1]
    v2 = phi i32 [block2: i32 1]
    jump block2
block2:
    v3 = phi i32 [block0: i32 1], [block0: i32 1]
    lifetime_start v0
    lifetime_end v1
    return v3
}
",
        &[
            (3, "v7 is not defined"),
            (3, "v8 is not defined"),
            (4, "block3 is not in this function"),
            (4, "block4 is not in this function"),
            (14, "the operands do not tell the type of v4"),
            (16, "the operands do not tell the type of v2"),
            (22, "the case does not fit in i8"),
            (24, "v1 has no argument for edge 1 of block0"),
            (25, "block2 has no edge to block1"),
            (28, "the phi has two arguments for this edge"),
            (29, "v0 is not what an `alloca` gives"),
            (30, "v1 is not what an `alloca` gives"),
        ],
    );
}

/// One line more than are shown, in one function.
#[test]
fn the_limit_counts_lines_of_one_function() {
    let source = format!("function %f() {{\nblock0:\n{}return\n}}\n", "v1 = wrong\n".repeat(30));
    let error = parse_module("bad", source.as_bytes()).unwrap_err();
    assert_eq!(error.len(), sheave_ir::MAX_DIAGNOSTICS);
    assert!(error.to_string().contains("more"), "{error}");
}
