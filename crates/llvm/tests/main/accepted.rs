//! Forms of LLVM IR that are rare, or that only some versions print: each means the same as a common form.

use sheave_interp::{Interpreter, Options, Outcome};
use sheave_llvm::read_module;

/// The result of `@f` of the program.
#[track_caller]
fn run(text: &str, args: &[u64]) -> u64 {
    let module = read_module("t.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    sheave_ir::verify_module(&module).unwrap_or_else(|error| panic!("{error}"));
    let mut interpreter = Interpreter::new(&module, Options::default()).expect("the data");
    match interpreter.call(module.function_id("f").expect("the function"), args) {
        Ok(Outcome::Returned(values)) => values[0],
        other => panic!("{other:?}"),
    }
}

/// The bytes that a store of `constant` writes, as a number of 64 bits.
#[track_caller]
fn stored(constant: &str) -> u64 {
    run(
        &format!(
            "@p = global [16 x i8] zeroinitializer\ndefine i64 @f() {{\n  store {constant}, ptr @p\n  \
             %v = load i64, ptr @p\n  ret i64 %v\n}}\n"
        ),
        &[],
    )
}

#[test]
fn an_intrinsic_needs_no_declaration() {
    let text = "define i32 @f(i32 %x) {\n  %a = call i32 @llvm.abs.i32(i32 %x, i1 false)\n  \
                %b = call i32 @llvm.umax(i32 %a, i32 7)\n  ret i32 %b\n}\n";
    assert_eq!((run(text, &[42u64.wrapping_neg() & 0xffff_ffff]), run(text, &[3])), (42, 7));
}

#[test]
fn a_named_type_may_be_of_any_kind() {
    let text = "%0 = type i32\n%num = type %0\n%word = type i64\n%row = type [3 x %num]\n%lanes = type <2 x %num>\n\
                %pair = type { %row, %word }\n%op = type %word (%num)\n\
                define %word @g(%0 %x) {\n  %y = zext i32 %x to %word\n  ret i64 %y\n}\n\
                define i64 @f(%num %x) {\n  %p = alloca %pair\n  \
                %q = getelementptr %pair, ptr %p, i32 0, i32 0, i32 2\n  store %num %x, ptr %q\n  \
                %l = insertelement %lanes zeroinitializer, i32 1, i32 0\n  %e = extractelement <2 x i32> %l, i32 0\n  \
                %v = load i32, ptr %q\n  %s = add %0 %v, %e\n  %r = call %op @g(%num %s)\n  ret i64 %r\n}\n";
    assert_eq!(run(text, &[41]), 42);
}

#[test]
fn integers_are_decimal_or_hexadecimal() {
    // As LLVM reads them: too many bits are dropped, and the highest one bit after `s0x` is the sign.
    for (constant, value) in [
        ("i32 u0x2A", 42),
        ("i32 s0xFFFFFFFF", 0xffff_ffff),
        ("i64 s0xFFFFFFFF", u64::MAX),
        ("i64 s0x00F0", 0xffff_ffff_ffff_fff0),
        ("i32 s0x8", 0xffff_fff8),
        ("i32 s0x0", 0),
        ("i64 u0x000000000000000000000FF", 0xff),
        ("i8 u0x123", 0x23),
        ("i8 -129", 0x7f),
        ("i32 4294967297", 1),
        ("i64 18446744073709551617", 1),
        ("i4 s0xFF", 15),
        ("i1 u0x1", 1),
        ("i128 u0x2A", 42),
        ("i128 s0xF", u64::MAX),
        ("i128 -2", u64::MAX - 1),
        ("i128 trunc (i256 u0x5 to i128)", 5),
        ("i128 sub (i128 ptrtoint (ptr @p to i128), i128 ptrtoint (ptr @p to i128))", 0),
        ("<2 x i32> <i32 u0x1, i32 s0xF>", 0xffff_ffff_0000_0001),
        ("[u0x2 x i32] [i32 u0x1, i32 u0x2]", 0x2_0000_0001),
    ] {
        assert_eq!(stored(constant), value, "{constant}");
    }
    let text = "@g = global i64 u0x1000000000, align u0x8\n@h = global [2 x i128] [i128 u0x3, i128 s0xF]\n\
                define i64 @f(i64 %x) {\n  %p = alloca i64, i32 u0x2, align u0x10\n  store i64 u0x5, ptr %p, align u0x8\n  \
                switch i64 %x, label %b [\n    i64 u0x10, label %a\n  ]\na:\n  \
                %q = getelementptr [2 x i128], ptr @h, i64 u0x0, i64 u0x1\n  %v = load i64, ptr %q\n  ret i64 %v\n\
                b:\n  %w = load i64, ptr @g\n  ret i64 %w\n}\n";
    assert_eq!((run(text, &[16]), run(text, &[0])), (u64::MAX, 1 << 36));
}

#[test]
fn addresses_may_pass_through_integers_of_any_width() {
    let text = "@p = constant ptr inttoptr (i128 42 to ptr)\n\
                @q = constant ptr inttoptr (i128 add (i128 ptrtoint (ptr @p to i128), i128 8) to ptr)\n\
                @r = constant i32 trunc (i256 xor (i256 u0x1F, i256 1) to i32)\n\
                define i64 @f() {\n  %v = load i64, ptr @p\n  %a = load i64, ptr @q\n  \
                %d = sub i64 %a, ptrtoint (ptr @p to i64)\n  %r = load i32, ptr @r\n  %e = zext i32 %r to i64\n  \
                %s = add i64 %v, %d\n  %t = add i64 %s, %e\n  ret i64 %t\n}\n";
    assert_eq!(run(text, &[]), 42 + 8 + 30);
}

#[test]
fn equal_expressions_are_one_value_of_a_phi() {
    for (ty, expression) in [
        ("i64", "ptrtoint (ptr @g to i64)"),
        ("i64", "mul (i64 ptrtoint (ptr @g to i64), i64 3)"),
        ("i128", "ptrtoint (ptr @g to i128)"),
        ("i128", "add (i128 ptrtoint (ptr @g to i128), i128 ptrtoint (ptr @h to i128))"),
        ("<2 x i64>", "<i64 ptrtoint (ptr @g to i64), i64 add (i64 ptrtoint (ptr @h to i64), i64 1)>"),
        ("{ i64, i32 }", "{ i64 ptrtoint (ptr @g to i64), i32 trunc (i64 ptrtoint (ptr @g to i64) to i32) }"),
        ("ptr", "getelementptr (i8, ptr @g, i64 3)"),
        ("x86_fp80", "0xK3FFF8000000000000000"),
    ] {
        let text = |second: &str| {
            format!(
                "@g = global [4 x i8] zeroinitializer\n@h = global i8 0\ndefine i64 @f(i32 %x) {{\nentry:\n  \
                 switch i32 %x, label %m [ i32 1, label %m ]\nm:\n  \
                 %p = phi {ty} [ {expression}, %entry ], [ {second}, %entry ]\n  ret i64 7\n}}\n"
            )
        };
        assert_eq!(run(&text(expression), &[1]), 7);
        let other = expression.replace("@g", "@h").replace("0xK3", "0xK4");
        let errors = read_module("t.ll", text(&other).as_bytes()).expect_err(&other);
        assert_eq!(errors[0].message, "the phi has different values for the same predecessor");
        assert_eq!(errors[0].line, 7);
    }
    // Two values of the program are two, whatever computes them.
    let text = "define i32 @f(i32 %x) {\nentry:\n  %a = add i32 %x, 1\n  %b = add i32 %x, 1\n  \
                switch i32 %x, label %m [ i32 1, label %m ]\nm:\n  \
                %p = phi i32 [ %a, %entry ], [ %b, %entry ]\n  ret i32 %p\n}\n";
    assert!(read_module("t.ll", text.as_bytes()).is_err());
}

#[test]
fn the_greatest_alignment_is_read() {
    let text = "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n\
                define i32 @f(i32 %n, ptr align 4294967296 %p) align 16 {\n  %c = icmp eq i32 %n, 77\n  \
                br i1 %c, label %a, label %b\na:\n  \
                call void @llvm.memcpy.p0.p0.i64(ptr align 4 %p, ptr align 4294967296 null, i64 8, i1 false)\n  \
                store i32 1, ptr %p, align 4294967296\n  ret i32 1\nb:\n  ret i32 42\n}\n";
    assert_eq!(run(text, &[1, 0]), 42);
}

/// Line ends are blanks everywhere, as in LLVM.
#[test]
fn a_line_may_end_between_any_two_tokens() {
    let text = "@g = global { i32, i32 }\n  { i32 40, ; the first\n    i32 1 },\n  section \"\", align 8\n\
                @h = global i32 0\n  , align 4\n\
                declare i32 @k()\n  nounwind\n  memory(read,\n    argmem: none)\n\
                define i32 @f()\n  nounwind\n  \"key\" =\n \"value\"\n!dbg !3\n{\n  \
                  %a = load i32,\n    ptr @g\n  , align 4, !dbg !5\n\
                  #dbg_value(i32 %a,\n    !7, !DIExpression(),\n    !5)\n  \
                  %b = call i32\n @id(\n i32 %a)\n  nounwind\n  #0 [ \"align\"(ptr @g,\n i64 8) ]\n  \
                  %p = getelementptr i8, ptr @g,\n    i64 4\n  \
                  %c = load i32, ptr %p, !dbg !DILocation(line: 2,\n\
                  scope: !3)\n  %d = add\n    i32 %b, %c\n  ret i32\n    %d\n}\n\
                define i32 @id(i32 %x) {\n  %y = add i32 %x, 1\n  ret i32 %y\n}\n\
                attributes #0 = { \"a\" = \"b\"\n nounwind }\n\
                !3 = distinct !DISubprogram(name: \"f\",\n  file: !4,\n  line: 3)\n\
                !4 = !DIFile(filename: \"a\n.c\", directory: \"/src\")\n\
                !5 = !DILocation(line: 4, ; the line\n  scope: !3)\n!6 = !{!3,\n!4\n}\n!7 = !{}\n";
    assert_eq!(run(text, &[]), 42);
    let module = read_module("t.ll", text.as_bytes()).expect("the text is sound");
    let file = &module.sources.files.values().next().expect("a file").name;
    assert_eq!(&**file, "a\n.c");
}

#[test]
fn the_words_after_names_may_be_rare() {
    let text = "@v = global i32 42 \"key\" = \"value\" \"other\"\n@w = global i32 1, !a\\34 !0 #0\n\
                define i32 @f() cold !prof !0{\n  \
                %a = load i32, ptr addrspace(0) @v, !tbaa !{!\"int\", !0}\n  \
                ret i32 %a\ndead:\n  %z = phi i32\n  ret i32 %z\n}\n\
                define cc 8 i32 @g() {\n  ret i32 0\n}\nattributes #0 = { nounwind }\n!0 = !{}\n";
    assert_eq!(run(text, &[]), 42);
}
