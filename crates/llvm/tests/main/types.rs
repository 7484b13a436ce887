//! Types that no front end writes, and optimisers and generators do: operations on them, computed.

use sheave_interp::{Interpreter, Options, Outcome};
use sheave_llvm::read_module;

/// What `@f` of the program gives for `args`, as the interpreter computes it.
#[track_caller]
fn run(text: &str, args: &[u64]) -> Vec<u64> {
    let module = read_module("t.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    sheave_ir::verify_module(&module).unwrap_or_else(|error| panic!("{error}"));
    let mut interpreter = Interpreter::new(&module, Options::default()).expect("the data");
    let id = module.function_id("f").expect("the function");
    match interpreter.call(id, args) {
        Ok(Outcome::Returned(values)) => values,
        other => panic!("{other:?}"),
    }
}

#[track_caller]
fn refuse(text: &str, line: u32, column: u32, message: &str) {
    let error = read_module("t.ll", text.as_bytes()).expect_err("the text is bad");
    assert_eq!((error[0].line, error[0].column, error[0].message.as_str()), (line, column, message));
    assert!(error.to_string().contains('^'), "{error}");
}

const ALL: u64 = u64::MAX;

#[test]
fn a_wide_integer_loses_what_a_narrow_one_has_no_room_for() {
    let text = "define i64 @f(i64 %x) {
  %a = zext i64 %x to i100
  %b = mul i100 %a, 3
  %c = trunc i100 %b to i33
  %d = zext i33 %c to i64
  ret i64 %d
}
";
    assert_eq!(run(text, &[ALL]), [ALL.wrapping_mul(3) & 0x1_ffff_ffff]);
    let text = "define i64 @f(i64 %x) {
  %a = zext i64 %x to i100
  %c = trunc i100 %a to i33
  %d = sext i33 %c to i64
  %e = icmp slt i33 %c, 0
  %g = select i1 %e, i64 %d, i64 7
  ret i64 %g
}
";
    assert_eq!(run(text, &[0xffff_ffff_0000_0005]), [0xffff_ffff_0000_0005]);
    assert_eq!(run(text, &[0xffff_fffe_0000_0005]), [7]);
}

/// In memory the lanes are side by side, bit by bit: the second of two 100-bit lanes begins at bit 100.
#[test]
fn lanes_of_more_than_64_bits_that_are_no_bytes() {
    let text = "define i64 @f(i64 %x) {
  %p = alloca [32 x i8], align 16
  %a = zext i64 %x to i100
  %b = shl i100 %a, 36
  %u = insertelement <2 x i100> zeroinitializer, i100 %b, i32 1
  %v = insertelement <2 x i100> %u, i100 -1, i32 0
  store <2 x i100> %v, ptr %p
  %q = getelementptr i8, ptr %p, i64 17
  %h = load i64, ptr %q, align 1
  ret i64 %h
}
";
    // Bits 136 to 199 of all are the word.
    assert_eq!(run(text, &[0x0123_4567_89ab_cdef]), [0x0123_4567_89ab_cdef]);
    let text = "define i64 @f(i64 %x) {
  %p = alloca [32 x i8], align 16
  store i256 -1, ptr %p
  %q = getelementptr i8, ptr %p, i64 12
  store i64 %x, ptr %q, align 1
  %v = load <2 x i100>, ptr %p
  %e = extractelement <2 x i100> %v, i32 1
  %t = trunc i100 %e to i64
  ret i64 %t
}
";
    // Lane 1 begins in the middle of byte 12.
    assert_eq!(run(text, &[0x0123_4567_89ab_cdef]), [0x0123_4567_89ab_cdef >> 4 | 0xf << 60]);
}

#[test]
fn lanes_of_every_width_survive_memory_and_bit_casts() {
    for bits in [1, 7, 24, 33, 63, 64, 65, 66, 80, 96, 100, 127, 128, 129, 200, 255, 256] {
        for lanes in [1, 2, 3, 5] {
            let (total, last) = (bits * lanes, lanes - 1);
            let text = format!(
                "define i64 @f(i64 %x, i32 %i) {{
  %p = alloca [256 x i8], align 16
  %a = zext i64 %x to i256
  %m = mul i256 %a, 1000000007000000000000000000000000000000000001
  %w = {cast} i256 %m to i{bits}
  %z = insertelement <{lanes} x i{bits}> undef, i{bits} %w, i32 {last}
  %v = insertelement <{lanes} x i{bits}> %z, i{bits} %w, i32 0
  store <{lanes} x i{bits}> %v, ptr %p
  %l = load <{lanes} x i{bits}>, ptr %p
  %n = bitcast <{lanes} x i{bits}> %l to i{total}
  %k = bitcast i{total} %n to <{lanes} x i{bits}>
  %e = extractelement <{lanes} x i{bits}> %k, i32 %i
  %d = icmp eq i{bits} %e, %w
  %r = zext i1 %d to i64
  ret i64 %r
}}
",
                cast = if bits == 256 { "bitcast" } else { "trunc" },
            );
            for lane in [0, last] {
                assert_eq!(run(&text, &[0xfedc_ba98_7654_3210, lane]), [1], "{lanes} lanes of {bits} bits");
            }
        }
    }
}

#[test]
fn lanes_of_long_doubles() {
    let text = "define double @f(double %x) {
  %p = alloca [64 x i8], align 16
  %l = fpext double %x to x86_fp80
  %v = insertelement <2 x x86_fp80> zeroinitializer, x86_fp80 %l, i32 1
  store <2 x x86_fp80> %v, ptr %p
  %w = load <2 x x86_fp80>, ptr %p
  %b = bitcast <2 x x86_fp80> %w to <5 x i32>
  %c = bitcast <5 x i32> %b to <2 x x86_fp80>
  %e = extractelement <2 x x86_fp80> %c, i32 1
  %d = fptrunc x86_fp80 %e to double
  ret double %d
}
";
    assert_eq!(run(text, &[1.25f64.to_bits()]), [1.25f64.to_bits()]);
}

#[test]
fn intrinsics_check_the_types_of_their_operands() {
    let call = |declaration: &str, call: &str| {
        format!(
            "declare {declaration}\ndefine void @f(i256 %a, i96 %b, ptr %p) {{\n  {call}\n  ret void\n}}\n"
        )
    };
    // An operation is of the type of its operands, whatever its name says.
    for good in [
        "%r = call i256 @llvm.fshl.i64(i256 %a, i256 %a, i256 %a)",
        "%r = call i8 @llvm.scmp.i8.i32(i96 %b, i96 %b)",
        "%r = call { i96, i1 } @llvm.smul.with.overflow.i8(i96 %b, i96 %b)",
    ] {
        let name = &good[good.find('@').expect("a name")..good.find('(').expect("arguments")];
        let text = call(&format!("void {name}(...)"), good);
        let module = read_module("t.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        sheave_ir::verify_module(&module).unwrap_or_else(|error| panic!("{error}"));
    }
    let text = call("i64 @llvm.fshl.i64(...)", "%r = call i64 @llvm.fshl.i64(i256 %a, i256 %a, i256 %a)");
    refuse(&text, 3, 17, "this intrinsic gives i256, not i64");
    let text = call("i96 @llvm.smax.i96(...)", "%r = call i96 @llvm.smax.i96(i96 %b, i256 %a)");
    refuse(&text, 3, 40, "type i256 where i96 is wanted");
    let text = call("void @llvm.memset(...)", "call void @llvm.memset(ptr %p, i96 %b, i64 3, i1 false)");
    refuse(&text, 3, 34, "type i96 where i8 is wanted");
    let text = call(
        "i64 @llvm.vector.reduce.add.x(...)",
        "%r = call i64 @llvm.vector.reduce.add.x(<2 x i96> undef)",
    );
    refuse(&text, 3, 17, "type i64 where i96 is wanted");
}

#[test]
fn offsets_at_the_ends_of_the_address_space() {
    let text = "define i64 @f(ptr %p) {
  %a = getelementptr i8, ptr null, i64 -9223372036854775808
  %b = getelementptr i8, ptr %a, i64 1
  %c = getelementptr i8, ptr %b, i64 9223372036854775807
  %d = ptrtoint ptr %b to i64
  %e = ptrtoint ptr %c to i64
  %r = add i64 %d, %e
  ret i64 %r
}
";
    assert_eq!(run(text, &[0]), [(1 << 63) + 1]);
    // The address of an access is folded from the same sums.
    let text = "define i64 @f(i64 %x) {
  %s = alloca i64
  store i64 %x, ptr %s
  %a = getelementptr i8, ptr %s, i64 -9223372036854775808
  %b = getelementptr i8, ptr %a, i64 -9223372036854775808
  %c = getelementptr i8, ptr %b, i64 4
  %v = load i32, ptr %c
  %r = zext i32 %v to i64
  ret i64 %r
}
";
    assert_eq!(run(text, &[0x1234_5678_0000_0000]), [0x1234_5678]);
}

/// What a few bytes of text ask for is bounded, with a message where it is too much.
#[test]
fn sizes_are_bounded() {
    refuse(
        "define void @f(ptr %p) {\n  %g = getelementptr i32, ptr %p, <4294967295 x i32> zeroinitializer\n  ret void\n}\n",
        2,
        35,
        "a value of more than 4096 scalars (<4294967295 x i32>)",
    );
    refuse(
        "declare void @g(ptr)\ndefine void @f(ptr %p) {\n  call void @g(ptr byval(<4294967295 x i100>) %p)\n  ret void\n}\n",
        3,
        16,
        "an argument of more than four gigabytes",
    );
    refuse(
        "@g = global <4294967295 x i8> splat (i8 1)\n",
        1,
        31,
        "a constant of more than 65536 equal lanes",
    );
    refuse(
        "@g = global { [4611686018427387904 x i8], i8 } { [4611686018427387904 x i8] zeroinitializer, i8 1 }\n",
        1,
        97,
        "more than 268435456 bytes of initialised data",
    );
    refuse(
        "define void @f() {\n  %4294967295 = add i32 1, 2\n  %1 = add i32 1, 2\n  ret void\n}\n",
        2,
        4,
        "the number of a value is too large",
    );
}

/// Constructors are found by their addresses, not by counting to the length of the array.
#[test]
fn an_array_of_constructors_may_be_long() {
    let text = "@llvm.global_ctors = appending global [4294967296 x { i32, ptr, ptr }] zeroinitializer\n";
    let module = read_module("t.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    assert!(module.constructors.is_empty());
}

/// Each alias of a chain is what the last one is, however long the chain, in either order.
#[test]
fn chains_of_aliases() {
    for forward in [false, true] {
        let n = 20_000;
        let alias = |i: usize| match i {
            0 => "@a0 = alias i32, getelementptr (i8, ptr @g, i64 1)\n".to_owned(),
            _ => format!("@a{i} = alias i32, getelementptr (i8, ptr @a{}, i64 1)\n", i - 1),
        };
        let order: Vec<usize> = if forward { (0..n).collect() } else { (0..n).rev().collect() };
        let aliases: String = order.into_iter().map(alias).collect();
        let text = format!(
            "@g = global [{n} x i8] zeroinitializer\n{aliases}define i64 @f() {{\n  %a = ptrtoint ptr @a{} to i64\n  \
             %b = ptrtoint ptr @g to i64\n  %c = sub i64 %a, %b\n  ret i64 %c\n}}\n",
            n - 1
        );
        assert_eq!(run(&text, &[]), [n as u64]);
    }
}

/// `fptosi` to a width that no register has leaves nothing above it.
#[test]
fn a_negative_float_becomes_a_narrow_integer() {
    let text = "define i64 @f(double %x) {
  %a = fptosi double %x to i7
  %b = zext i7 %a to i64
  %c = sext i7 %a to i64
  %d = shl i64 %c, 8
  %e = or i64 %b, %d
  ret i64 %e
}
";
    assert_eq!(run(text, &[(-3.0f64).to_bits()]), [(-3i64 << 8) as u64 | 0x7d]);
}

#[test]
fn each_variable_index_counts() {
    let text =
        "@table = constant [2 x [3 x i32]] [[3 x i32] [i32 1, i32 2, i32 3], [3 x i32] [i32 4, i32 5, i32 6]]
define i32 @f(i64 %i, i64 %j) {
  %p = getelementptr [2 x [3 x i32]], ptr @table, i64 0, i64 %i, i64 %j
  %x = load i32, ptr %p
  ret i32 %x
}
";
    assert_eq!(run(text, &[1, 2]), [6]);
    assert_eq!(run(text, &[0, 1]), [2]);
}

/// Bits 37 to 99 are left of bits 37 to 100.
#[test]
fn a_sum_loses_what_its_width_has_no_room_for() {
    let text = "define i64 @f(i64 %x) {
  %a = zext i64 %x to i100
  %b = shl i100 %a, 36
  %c = add i100 %b, %b
  %d = lshr i100 %c, 64
  %e = trunc i100 %d to i64
  ret i64 %e
}
";
    assert_eq!(run(text, &[ALL]), [0xf_ffff_ffff]);
}
