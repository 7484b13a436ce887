//! Text that is not LLVM IR, or IR that is not known here: each gives one message with its position, never a
//! panic.
//!
//! The messages are pinned, because people read them.

use sheave_ir::DiagnosticKind;
use sheave_llvm::read_module;

/// Reads `text`, which has one fault, and gives kind, line, column and message.
#[track_caller]
fn fault(text: &str) -> (DiagnosticKind, u32, u32, String) {
    let errors = read_module("t.ll", text.as_bytes()).expect_err("the text is bad");
    assert!(errors.to_string().starts_with("t.ll:"), "{errors}");
    assert_eq!(errors.len(), 1, "{errors}");
    (errors[0].kind, errors[0].line, errors[0].column, errors[0].message.clone())
}

#[track_caller]
fn check_error(text: &str, line: u32, column: u32, message: &str) {
    assert_eq!(fault(text), (DiagnosticKind::Error, line, column, message.to_owned()));
}

#[track_caller]
fn check_unsupported(text: &str, line: u32, column: u32, message: &str) {
    assert_eq!(fault(text), (DiagnosticKind::Unsupported, line, column, message.to_owned()));
}

/// The lines of the faults of `text`, with the beginnings of their messages.
#[track_caller]
fn faults(text: &str, expected: &[(u32, &str)]) {
    let errors = read_module("t.ll", text.as_bytes()).expect_err("the text is bad");
    let found: Vec<_> = errors.iter().map(|error| (error.line, &*error.message)).collect();
    let same = found.len() == expected.len()
        && found
            .iter()
            .zip(expected)
            .all(|(found, wanted)| found.0 == wanted.0 && found.1.starts_with(wanted.1));
    assert!(same, "{found:#?}");
}

/// A fault of a definition, a body or an initialiser hides none of the others.
#[test]
fn each_part_has_its_fault() {
    let text = "\
@a = global i32 wrong
@b = globl i32 0
define i32 @f() {
  %x = add i32 1, %y
  %z = nothing i32 1
  ret i32 %q
}
define i32 @g(nothing %a) {
%x = call i32 @f()
  ret i32 %x
}
define i32 @h() {
  %x = call i32 @g(i32 1)
  %y = load i32, ptr @b
  ret i32 %y
}
define i32 @i() {
  %x = load i32, ptr @a
  ret i64 0
}
define i32 @j() {
  ret i32 0
  ret i32 udiv (i32 1, i32 udiv (i32 1, i32 nothing))
}
declare void @k(wrong)
@c = global ptr blockaddress(@f, %nowhere)
@d = alias i32, nothing @a
";
    faults(
        text,
        &[
            (1, "expected a value of type i32"),
            (2, "expected 'global', 'constant', 'alias' or 'ifunc'"),
            (4, "use of undefined value '%y'"),
            (5, "unknown instruction 'nothing'"),
            (6, "use of undefined value '%q'"),
            (8, "expected a type, found 'nothing'"),
            (19, "type i64 where i32 is wanted"),
            (23, "expected"),
            (25, "expected a type, found 'wrong'"),
            (27, "expected a type, found 'nothing'"),
        ],
    );
}

/// What a statement with a fault defines has every type, and lists over several lines are no statements.
#[test]
fn each_statement_has_its_fault() {
    let text = "\
define i32 @f(i32 %x, ptr %p) {
entry:
  %a = add i32 %x
  %b = mul i32 %a, 2
  %c = frobnicate i32 %b
  %d = load i32, ptr %x
  store i32 %d, ptr %c
  %sum = add i64 %d, %c
  br i1 %x, label %one, label %two
one:
  %f = add i64 %b, 1
  switch i32 %c, label %two [
    i32 1, label %one
    i32 1, label %two
    i32 2, label %three
  ]
two:
  %x = add i32 1, 2
  %h = call i32 @nothing(i32 %d)
  ret i64 %h
three:
  %k = phi i32 [ %a, %one ]
  store i32 %k, ptr %p
one:
  ret i32 %k
}
define i32 @numbers() {
  %1 = add i32 1, wrong
  %2 = add i32 %1, 1
  %1 = add i32 %2, 1
  ret i32 %3
}
define i32 @last() {
  %1 = add i32 1, 2, 3
}
";
    faults(
        text,
        &[
            (4, "expected ','"),
            (5, "unknown instruction 'frobnicate'"),
            (6, "'%x' has type i32, but ptr is wanted"),
            (9, "'%x' has type i32, but i1 is wanted"),
            (11, "'%b' has type i32, but i64 is wanted"),
            (14, "two cases have the same value"),
            (18, "redefinition of '%x'"),
            (19, "use of undefined value '@nothing'"),
            (20, "type i64 where i32 is wanted"),
            (24, "the block before this label has no terminator"),
            (24, "redefinition of '%one'"),
            (28, "expected a value of type i32, found 'wrong'"),
            (30, "the next number must be at least 3"),
            (31, "use of undefined value '%3'"),
            (34, "expected"),
        ],
    );
    // The limit counts those of one function, too.
    let many = format!("define void @f() {{\n{}  ret void\n}}\n", "  %x = wrong\n".repeat(30));
    let errors = read_module("t.ll", many.as_bytes()).expect_err("the text is bad");
    assert_eq!(errors.len(), sheave_ir::MAX_DIAGNOSTICS);
}

/// Where a type is missing, nothing that has it is read; where only names are right, they are asked for.
#[test]
fn what_follows_from_a_fault_is_none() {
    let function = "define void @f(ptr %p) {\n  %x = load %t, ptr %p\n  ret void\n}\n";
    faults(
        &format!("%t = type {{ wrong }}\n%u = type wrong\n{function}"),
        &[(1, "expected"), (2, "expected")],
    );
    let calls = "define void @f() {\n  call void @g()\n  ret void\n}\n";
    faults(
        &format!("{calls}{}", calls.replace("@f", "@h")),
        &[(2, "use of undefined"), (6, "use of undefined")],
    );
    faults(&format!("declare void @g(wrong)\n{calls}"), &[(1, "expected a type")]);
    // A body that has no end, and one after it.
    faults(
        "define void @f() {\n  ret void\ndefine void @g() {\n  ret wrong\n}\n",
        &[(1, "the function's body"), (4, "")],
    );
}

#[test]
fn not_all_of_many_faults_are_told() {
    let text = "define void @f() {\n  wrong\n}\n";
    let text: String = (0..30).map(|n| text.replace("@f", &format!("@f{n}"))).collect();
    let errors = read_module("t.ll", text.as_bytes()).expect_err("the text is bad");
    assert_eq!(errors.len(), sheave_ir::MAX_DIAGNOSTICS);
    assert!(errors.to_string().ends_with("\nt.ll: error: more faults than these 20"), "{errors}");
}

/// A function with this body.
fn body(lines: &str) -> String {
    format!("define i32 @f(i32 %a, ptr %p) {{\nentry:\n{lines}\n}}\n")
}

#[test]
fn names_must_be_defined() {
    check_error(&body("  ret i32 %b"), 3, 11, "use of undefined value '%b'");
    check_error(&body("  ret i32 %\"a b\""), 3, 11, "use of undefined value '%a b'");
    check_error(&body("  br label %nowhere"), 3, 12, "use of undefined label '%nowhere'");
    check_error(&body("  %x = call i32 @g()\n  ret i32 %x"), 3, 17, "use of undefined value '@g'");
    check_error(&body("  %x = load %s, ptr %p\n  ret i32 0"), 3, 13, "there are no values of type opaque");
}

#[test]
fn names_must_not_be_defined_twice() {
    check_error(&body("  %a = add i32 1, 2\n  ret i32 %a"), 3, 3, "redefinition of '%a'");
    check_error(&body("  br label %b\nb:\n  br label %b\nb:\n  ret i32 0"), 6, 1, "redefinition of '%b'");
    check_error("declare void @f()\ndeclare void @f()\n", 2, 14, "redefinition of '@f'");
    check_error("%t = type { i32 }\n%t = type { i64 }\n", 2, 1, "redefinition of a type");
    let message = "a type that is not a struct has one definition, before its first use";
    check_error("%t = type i32\n%t = type i64\n", 2, 1, message);
    check_error("%s = type { %t }\n%t = type i64\n", 2, 1, message);
    check_error("%t = type [2 x %t]\n", 1, 1, message);
    check_error(
        &body("  %5 = add i32 1, 2\n  %4 = add i32 1, 2\n  ret i32 0"),
        4,
        3,
        "the next number must be at least 6",
    );
}

#[test]
fn types_must_agree() {
    check_error(&body("  %x = add i64 %a, 1\n  ret i32 0"), 3, 16, "'%a' has type i32, but i64 is wanted");
    check_error(&body("  ret i64 0"), 3, 7, "type i64 where i32 is wanted");
    check_error(&body("  %x = load i32, i64 0\n  ret i32 0"), 3, 18, "type i64 where a pointer is wanted");
    check_error(&body("  ret i32 1.5"), 3, 11, "a float where i32 is wanted");
    check_error(&body("  store double 1, ptr %p\n  ret i32 0"), 3, 16, "an integer where double is wanted");
    for (ty, value) in [
        ("float", "0.1"),
        ("float", "16777217.0"),
        ("float", "0x7FF0000020000001"),
        ("half", "0.1"),
        ("half", "65536.0"),
        ("bfloat", "257.0"),
    ] {
        let text = body(&format!("  %x = fneg {ty} {value}\n  ret i32 0"));
        check_error(&text, 3, 14 + ty.len() as u32, &format!("{ty} has no such value"));
    }
    check_error(&body("  %x = trunc i32 %a to i64\n  ret i32 0"), 3, 14, "trunc from i32 to i64");
    check_error(&body("  %x = fpext i32 %a to double\n  ret i32 0"), 3, 14, "fpext from i32 to double");
    check_error(
        &body("  %x = zext i32 %y to i64\n  %y = add i8 1, 2\n  ret i32 0"),
        4,
        3,
        "'%y' has type i8, but was used as i32",
    );
    check_error("@g = global [2 x i32] [i32 1, i64 2]\n", 1, 31, "type i64 where i32 is wanted");
    check_error("@g = global [3 x i8] c\"ab\"\n", 1, 22, "a string of 2 bytes for 3");
}

#[test]
fn blocks_must_end_and_phis_must_match_edges() {
    check_error(&body("  %x = add i32 1, 2"), 4, 1, "the last block has no terminator");
    check_error(&body("b:\n  ret i32 0"), 3, 1, "the block before this label has no terminator");
    let phi = |line: &str| body(&format!("  br label %b\nc:\n  br label %b\nb:\n{line}\n  ret i32 0"));
    check_error(&phi("  %x = phi i32 [ 1, %entry ]"), 7, 8, "the phi has no value for its predecessor '%c'");
    let three = phi("  %x = phi i32 [ 1, %entry ], [ 2, %c ], [ 3, %b ]");
    check_error(&three, 7, 8, "the phi has a value for a block that is not a predecessor");
    // One value for each edge, as in LLVM.
    let switch = |values: &str| {
        let lines = "  switch i32 %a, label %b [\n    i32 1, label %b\n    i32 2, label %c\n  ]\nc:\n  unreachable\nb:\n";
        body(&format!("{lines}  %x = phi i32 {values}\n  ret i32 %x"))
    };
    assert!(read_module("t.ll", switch("[ 1, %entry ], [ 1, %entry ]").as_bytes()).is_ok());
    let message = "the phi has fewer values for a predecessor than there are edges from it";
    check_error(&switch("[ 1, %entry ]"), 10, 8, message);
    let message = "the phi has more values for a predecessor than there are edges from it";
    check_error(&switch("[ 1, %entry ], [ 1, %entry ], [ 1, %entry ]"), 10, 8, message);
    let message = "the entry block has no predecessors";
    check_error(&body("  br label %entry"), 3, 12, message);
    check_error(&body("  br label %b\nb:\n  br i1 true, label %b, label %entry"), 5, 31, message);
    check_error("define void @f() {\n  br label %0\n}\n", 2, 12, message);
    let message = "the address of the entry block, to which no jump may lead";
    let store = "  store ptr blockaddress(@f, %entry), ptr %p\n  ret i32 0";
    check_error(&body(store), 3, 13, message);
    let data = format!("@x = global ptr blockaddress(@f, %entry)\n{}", body("  ret i32 0"));
    check_error(&data, 1, 17, message);
    // No exception leads to the first block.
    let first = "declare i32 @g()\ndefine i32 @f() personality ptr @g {\na:\n  %x = phi i32 [ 1, %b ]\n  ret i32 %x\n\
                 b:\n  %y = invoke i32 @g() to label %b unwind label %c\nc:\n  \
                 %z = landingpad { ptr, i32 } cleanup\n  resume { ptr, i32 } %z\n}\n";
    check_error(first, 4, 8, "the phi has a value for a block that is not a predecessor");
    let invoke = |personality: &str, pad: &str| {
        format!(
            "declare i32 @g()\ndeclare i32 @p(...)\ndefine i32 @f(i32 %a, ptr %e){personality} {{\n  \
             %y = invoke i32 @g() to label %b unwind label %c\nb:\n  ret i32 %y\nc:\n{pad}\n  ret i32 1\n}}\n"
        )
    };
    let with = " personality ptr @p";
    check_error(&invoke(with, ""), 4, 43, "an invoke unwinds to a block without a landingpad");
    check_error(
        &invoke("", "  %z = landingpad { ptr, i32 } cleanup"),
        8,
        19,
        "a landingpad in a function without a personality",
    );
    check_error(
        &invoke(with, "  %z = landingpad { ptr, i32 }"),
        8,
        19,
        "a landingpad needs a clause, or 'cleanup'",
    );
    check_error(
        &phi("  %y = add i32 1, 2\n  %x = phi i32 [ 1, %entry ], [ 2, %c ]"),
        8,
        8,
        "a phi after another instruction",
    );
    check_error(
        &body("  switch i32 %a, label %d [\n    i32 1, label %d\n    i32 1, label %d\n  ]\nd:\n  ret i32 0"),
        5,
        9,
        "two cases have the same value",
    );
}

#[test]
fn unknown_words_are_named() {
    check_error(&body("  %x = frob i32 %a\n  ret i32 0"), 3, 8, "unknown instruction 'frob'");
    check_error(
        "frobnicate\n",
        1,
        1,
        "expected a definition or declaration at the top level, found 'frobnicate'",
    );
    check_error(&body("  ret i33x 0"), 3, 7, "expected a type, found 'i33x'");
    check_error(&body("  ret i32 nonsense"), 3, 11, "expected a value of type i32, found 'nonsense'");
    check_error(&body("  ret i32 0 )"), 3, 13, "expected the end of the instruction, found ')'");
}

#[test]
fn unsupported_constructs_are_named() {
    check_error(
        "target triple = \"aarch64-linux-gnu\"\n",
        1,
        8,
        "target aarch64-linux-gnu (only x86-64 System V)",
    );
    check_unsupported(&body("  %x = fadd fp128 undef, undef\n  ret i32 0"), 3, 19, "type fp128");
    check_unsupported(
        "declare void @llvm.gc.root()\ndefine void @f() {\n  call void @llvm.gc.root()\n  ret void\n}\n",
        3,
        13,
        "intrinsic 'llvm.gc.root'",
    );
    let call = body("  %x = call i8 @llvm.x86.atomic.sub.cc.i32(ptr null, i32 1, i32 8)\n  ret i32 0");
    let call = format!("{call}declare i8 @llvm.x86.atomic.sub.cc.i32(ptr, i32, i32)\n");
    check_unsupported(&call, 3, 16, "the condition code 8");
    check_unsupported("define win64cc void @f() {\n  ret void\n}\n", 1, 8, "this calling convention");
    for (head, message) in [
        ("swifttailcc [7 x float] @f(", "a result of type [7 x float] under 'swifttailcc'"),
        ("swifttailcc [4 x i64] @f(", "a result of type [4 x i64] under 'swifttailcc'"),
        ("swifttailcc void @f(ptr sret(i64) %r", "an 'sret' parameter under 'swifttailcc'"),
    ] {
        let text = format!("define {head}) {{\n  unreachable\n}}\n");
        let (kind, line, _, found) = fault(&text);
        assert_eq!((kind, line, &*found), (DiagnosticKind::Unsupported, 1, message));
    }
}

#[test]
fn intrinsics_of_x86_have_one_type() {
    for (name, result, operands) in [
        ("x86.addcarry.64", "{ i8, i64 }", "i8 1, i64 1, i32 1"),
        ("x86.addcarry.64", "{ i64, i8 }", "i8 1, i64 1, i64 1"),
        ("x86.addcarry.16", "{ i8, i16 }", "i8 1, i16 1, i16 1"),
        ("x86.subborrow.32", "{ i8, i32 }", "i1 1, i32 1, i32 1"),
        ("x86.sse2.psll.w", "<8 x i16>", "<8 x i16> undef, i32 1"),
        ("x86.sse.min.ss", "<4 x float>", "<2 x double> undef, <4 x float> undef"),
    ] {
        let call = body(&format!("  %x = call {result} @llvm.{name}({operands})\n  ret i32 0"));
        let call = format!("{call}declare void @llvm.{name}()\n");
        assert_eq!(fault(&call).3, "this intrinsic has another type", "{name}");
    }
    for (call, message) in [
        ("i64 @llvm.experimental.cttz.elts(i64 0, i1 0)", "type i64 where a vector is wanted"),
        (
            "float @llvm.experimental.cttz.elts(<2 x i8> undef, i1 0)",
            "this intrinsic gives an integer of at most 64 bits, not float",
        ),
        (
            "i64 @llvm.experimental.cttz.elts(<2 x i96> undef, i1 0)",
            "this intrinsic on vectors of wide integers",
        ),
    ] {
        let text = body(&format!("  %x = call {call}\n  ret i32 0"));
        let text = format!("{text}declare void @llvm.experimental.cttz.elts()\n");
        assert_eq!(fault(&text).3, message, "{call}");
    }
}

#[test]
fn other_files_are_recognised() {
    let error = read_module("x.bc", b"BC\xC0\xDE\x35\x14").unwrap_err();
    assert!(error[0].message.contains("bitcode") && error[0].message.contains("llvm-dis"), "{error}");
    let error = read_module("x.ll", b"; fine\n@g = global i32 0\xFF\n").unwrap_err();
    let error = &error[0];
    assert_eq!((error.message.as_str(), error.line, error.column), ("the file is not UTF-8 text", 2, 18));
}

#[test]
fn deep_nests_are_refused() {
    let n = 100_000;
    let types = format!("@g = global {}i8{} zeroinitializer\n", "[1 x ".repeat(n), "]".repeat(n));
    assert_eq!(fault(&types).3, "types nest too deeply");
    let structs = format!("@g = external global {}\n", "{".repeat(n));
    assert_eq!(fault(&structs).3, "types nest too deeply");
    let functions = format!("declare void @f({}\n", "void (".repeat(n));
    assert_eq!(fault(&functions).3, "types nest too deeply");
    let constants = format!("@g = global i64 {}1\n", "add (i64 1, i64 ".repeat(n));
    assert_eq!(fault(&constants).3, "constants nest too deeply");
    let operands = body(&format!("  ret i32 {}1", "udiv (i32 1, i32 ".repeat(n)));
    assert_eq!(fault(&operands).3, "constants nest too deeply");
    let brackets = body(&format!("  ret i32 {}", "(".repeat(n)));
    assert!(read_module("t.ll", brackets.as_bytes()).is_err());
    let named: String = (0..n).map(|i| format!("%t{} = type {{ %t{i} }}\n", i + 1)).collect();
    let named = format!("{named}@g = global %t{n} zeroinitializer\n");
    assert_eq!(fault(&named).3, "types nest too deeply, or a type contains itself");
    check_error(
        "%t = type { %t }\n@g = global %t zeroinitializer\n",
        2,
        1,
        "types nest too deeply, or a type contains itself",
    );
}

#[test]
fn shared_parts_do_not_multiply() {
    // Each type holds the one before twice: 2^60 empty leaves, compared with as many.
    let chain = |name: &str| -> String {
        let links: String =
            (0..60).map(|i| format!("%{name}{} = type {{ %{name}{i}, %{name}{i} }}\n", i + 1)).collect();
        format!("%{name}0 = type {{}}\n{links}")
    };
    let text = format!(
        "{}{}define void @f(ptr %p) {{\n  %x = load %a60, ptr %p\n  store %b60 %x, ptr %p\n  ret void\n}}\n",
        chain("a"),
        chain("b")
    );
    assert!(read_module("t.ll", text.as_bytes()).is_err());
}

/// Every prefix of a real program, and the program with each byte in turn replaced, is read or refused in
/// good order.
#[test]
fn mangled_programs_do_no_harm() {
    let text = include_str!("programs/mangled.ll");
    assert!(read_module("t.ll", text.as_bytes()).is_ok());
    for end in 0..text.len() {
        let _ = read_module("t.ll", &text.as_bytes()[..end]);
    }
    let mut bytes = text.as_bytes().to_vec();
    for i in 0..bytes.len() {
        let kept = bytes[i];
        for replacement in [b'0', b' ', b'%', b'(', b'}', b'"', b'x', b'\n', b'9', b'*'] {
            bytes[i] = replacement;
            let _ = read_module("t.ll", &bytes);
        }
        bytes[i] = kept;
    }
}

#[test]
fn assembly_has_no_operands_on_the_x87_stack() {
    let message = "inline assembly with an operand on the x87 stack";
    let call = |ret: &str, constraints: &str, args: &str| {
        body(&format!("  %r = call {ret} asm \"fnop\", \"{constraints}\"({args})\n  ret i32 0"))
    };
    check_unsupported(&call("double", "={st}", ""), 3, 32, message);
    check_unsupported(&call("x86_fp80", "=r", ""), 3, 34, message);
    check_unsupported(&call("i32", "=r,{st(1)}", "double 1.0"), 3, 29, message);
    check_unsupported(&call("i32", "=r,f", "double 1.0"), 3, 29, message);
}

/// Numbers are those of outputs before the constraint, except in names.
#[test]
fn tied_operands_of_assembly_name_an_output_before() {
    let call = |constraints: &str, args: &str| {
        body(&format!("  %r = call i32 asm \"\", \"{constraints}\"({args})\n  ret i32 0"))
    };
    let refused =
        [("=Q9,r", "=Q9"), ("=0,r", "=0"), ("=r,1", "1"), ("=r,W8", "W8"), ("=r,99999999999", "99999999999")];
    for (constraints, named) in refused {
        let message = format!("'{named}' does not name an output before it");
        check_error(&call(constraints, "i32 1"), 3, 25, &message);
    }
    for constraints in ["=r,0", "={r10},0", "=r,{r10}"] {
        assert!(read_module("t.ll", call(constraints, "i32 1").as_bytes()).is_ok(), "{constraints}");
    }
    let vectors = "define <2 x double> @f(<2 x double> %v) {\n  \
                   %r = call <2 x double> asm \"\", \"=^Y2,^Y2\"(<2 x double> %v)\n  \
                   ret <2 x double> %r\n}\n";
    assert!(read_module("t.ll", vectors.as_bytes()).is_ok());
}

#[test]
fn attribute_groups_are_not_empty() {
    let text = "define void @f() #0 {\n  ret void\n}\nattributes #0 = { }\n";
    check_error(text, 4, 1, "an attribute group without attributes");
}

#[test]
fn asm_goto_has_no_outputs_in_registers() {
    let message = "'callbr' with an output in a register";
    let goto = |call: &str, args: &str| {
        body(&format!("  {call}({args})\n    to label %x [label %x]\nx:\n  ret i32 0"))
    };
    check_unsupported(&goto("%r = callbr i32 asm \"nop\", \"=r,!i\"", ""), 3, 30, message);
    let indirect = "ptr elementtype(i32) %p";
    check_unsupported(&goto("callbr void asm \"movl $$1, $0\", \"=*r,!i\"", indirect), 3, 44, message);
    assert!(read_module("t.ll", goto("callbr void asm \"\", \"=*rm,!i\"", indirect).as_bytes()).is_ok());
}

/// LLVM's rules of `musttail`, each at the call.
#[test]
fn guaranteed_tail_calls_keep_the_rules() {
    let function = |header: &str, call: &str, ret: &str| {
        format!(
            "declare i32 @g(i32)\ndeclare void @p(ptr)\ndefine {header} {{\n  {call}\n  {ret}\n}}\n\
             declare i32 @v(i32, ...)\n"
        )
    };
    let own = "i32 @f(i32 %n)";
    let cases = [
        (own, "%v = musttail call i64 @g(i32 %n)", "ret i32 0", "with a result of another type"),
        (own, "%v = musttail call i32 @g(i32 %n, i32 1)", "ret i32 %v", "with another number of parameters"),
        (own, "%v = musttail call i32 @g(i64 0)", "ret i32 %v", "with parameters of other types"),
        (own, "%v = musttail call fastcc i32 @g(i32 %n)", "ret i32 %v", "with another calling convention"),
        (own, "%v = musttail call i32 (i32, ...) @v(i32 %n)", "ret i32 %v", "with other variable arguments"),
        (
            "void @f(ptr %n)",
            "musttail call void @p(ptr byval(i64) %n)",
            "ret void",
            "with parameters passed in another way",
        ),
        (
            "void @f(ptr %n)",
            "musttail call void @p(ptr inreg %n)",
            "ret void",
            "with parameters passed in another way",
        ),
    ];
    for (header, call, ret, message) in cases {
        let column = call.find("musttail").unwrap() as u32 + 3;
        let message = format!("a 'musttail' call {message} than its caller");
        check_error(&function(header, call, ret), 4, column, &message);
    }
    for (call, ret) in [
        ("%v = musttail call i32 @g(i32 %n)", "ret i32 %n"),
        ("%v = musttail call i32 @g(i32 %n)", "ret i32 add (i32 1, i32 2)"),
        ("%v = musttail call i32 @g(i32 %n)", "unreachable"),
        ("%v = musttail call i32 @g(i32 %n)", "%w = bitcast i32 %n to i32\n  ret i32 %w"),
        ("%v = musttail call i32 @g(i32 %n)", "br label %b\nb:\n  ret i32 %v"),
    ] {
        let errors = read_module("t.ll", function(own, call, ret).as_bytes()).expect_err("the text is bad");
        assert_eq!((errors[0].line, errors[0].column), (4, 8), "{errors}");
        assert_eq!(errors[0].message, "a 'musttail' call that no 'ret' of its result follows");
    }
    let message = "a 'musttail' call of inline assembly";
    check_error(
        &function(own, "%v = musttail call i32 asm \"\", \"=r,r\"(i32 %n)", "ret i32 %v"),
        4,
        8,
        message,
    );
    let message = "'...' outside of a 'musttail' call in a variadic function";
    check_error(&function(own, "%v = call i32 (i32, ...) @v(i32 %n, ...)", "ret i32 %v"), 4, 39, message);
    let message = "'musttail' at a call that is not one of a function";
    let text = "declare i32 @llvm.bswap.i32(i32)\ndefine i32 @f(i32 %n) {\n  \
                %v = musttail call i32 @llvm.bswap.i32(i32 %n)\n  ret i32 %v\n}\n";
    check_unsupported(text, 3, 8, message);
}

/// Code of others passes them in registers of 32 bytes.
#[test]
fn wide_vectors_of_functions_with_avx_are_refused() {
    let attributes = "attributes #0 = { \"target-features\"=\"+avx,+sse2\" }\n";
    let wide = "a parameter or result of type <8 x float> with AVX";
    let text = format!("define void @f(<8 x float> %a) #0 {{\n  ret void\n}}\n{attributes}");
    check_unsupported(&text, 1, 16, wide);
    let text = format!("define <8 x float> @f() #0 {{\n  ret <8 x float> zeroinitializer\n}}\n{attributes}");
    check_unsupported(&text, 1, 1, wide);
    let call = "call void %p(<8 x float> zeroinitializer)";
    let text = format!("define void @f(ptr %p) #0 {{\n  {call}\n  ret void\n}}\n{attributes}");
    check_unsupported(&text, 2, 16, wide);
    let text = format!("define <4 x float> @f(<4 x float> %a) #0 {{\n  ret <4 x float> %a\n}}\n{attributes}");
    assert!(read_module("t.ll", text.as_bytes()).is_ok());
}

/// Types that have no values here are refused inside of others, too.
#[test]
fn wide_floats_in_aggregates_are_refused() {
    for ty in ["{ fp128 }", "[2 x fp128]", "{ i32, { fp128, i8 } }", "<2 x fp128>"] {
        let pass = format!("define {ty} @f({ty} %a) {{\n  ret {ty} %a\n}}\n");
        let copy = body(&format!("  %v = load {ty}, ptr @p\n  store {ty} %v, ptr @p\n  ret i32 0"));
        for text in [pass, format!("@p = external global {ty}\n{copy}")] {
            let errors = read_module("t.ll", text.as_bytes()).expect_err("fp128 is not supported");
            assert!(errors.iter().all(|error| error.kind == DiagnosticKind::Unsupported), "{errors}");
            assert!(errors[0].message.starts_with("type fp128"), "{errors}");
        }
    }
}

/// What LLVM has and Sheave does not is unsupported, not an error.
#[test]
fn what_only_llvm_has_is_unsupported() {
    // But what is meant for another machine is not run on this one, by no compiler.
    check_error("target datalayout = \"E\"\n", 1, 8, "the data layout is big-endian, not that of x86-64");
    check_error(
        "target datalayout = \"p:32:32\"\n",
        1,
        8,
        "pointers are not 64 bits wide, as those of x86-64 are",
    );
    check_unsupported(&body("  %a = load i32, ptr addrspace(1) null\n  ret i32 0"), 3, 22, "address spaces");
    check_unsupported(&body("  %a = freeze token none\n  ret i32 0"), 3, 21, "type token");
    check_unsupported(
        &body("  %a = extractelement <2 x i32> zeroinitializer, i128 1\n  ret i32 0"),
        3,
        23,
        "the number of a lane in more than 64 bits",
    );
    check_unsupported(
        "define i32 @f() personality i8 0 {\n  ret i32 0\n}\n",
        1,
        17,
        "a personality that is no function",
    );
    check_unsupported(
        "@g = global <2 x float> bitcast (i64 1 to <2 x float>)\n",
        1,
        25,
        "this constant expression in an initialiser",
    );
}

#[test]
fn promises_that_contradict_the_rest_are_refused() {
    check_error("@g = internal hidden global i32 0\n", 1, 15, "a local symbol has no visibility");
    let no_such = "the instruction has no such ordering";
    for (line, column) in [
        ("  %a = load atomic i32, ptr @p release, align 4", 32),
        ("  store atomic i32 0, ptr @p acquire, align 4", 30),
        ("  fence monotonic", 9),
        ("  %a = cmpxchg ptr @p, i32 0, i32 1 unordered monotonic", 37),
        ("  %a = cmpxchg ptr @p, i32 0, i32 1 acq_rel release", 45),
        ("  %a = atomicrmw add ptr @p, i32 0 unordered", 36),
    ] {
        let text = format!("@p = global i32 0\n{}", body(&format!("{line}\n  ret i32 0")));
        check_error(&text, 4, column, no_such);
    }
    check_error("@x = global ptr trunc (i64 0 to ptr)\n", 1, 24, "trunc from i64 to ptr");
    check_error("@x = global i64 inttoptr (i64 0 to i64)\n", 1, 27, "inttoptr from i64 to i64");
    check_error("@x = global i8 zext (i16 0 to i8)\n", 1, 22, "zext from i16 to i8");
    check_error("define void @llvm.trap() {\n  ret void\n}\n", 1, 13, "an intrinsic has no body");
    check_error(
        "declare void @llvm.va_start(ptr)\ndefine void @f(ptr %p) {\n  call void @llvm.va_start(ptr %p)\n  \
         ret void\n}\n",
        3,
        13,
        "va_start in a function with fixed arguments",
    );
    check_error(
        "declare ptr @f(ptr, ...)\ndefine ptr @g(ptr %a, ...) {\n  \
         %r = musttail call ptr (ptr, ...) @f(ptr %a)\n  ret ptr %r\n}\n",
        3,
        8,
        "a 'musttail' call in a variadic function without '...'",
    );
    check_error(
        &body("  resume { ptr, i32 } zeroinitializer"),
        3,
        10,
        "a resume in a function without a personality",
    );
}
