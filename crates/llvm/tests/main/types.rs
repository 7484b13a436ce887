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

#[test]
fn a_bit_that_is_extended_is_as_wide_as_its_type() {
    let text = "define i32 @f(i64 %x) {
  %b = trunc i64 %x to i1
  %s = sext i1 %b to i7
  %z = zext i7 %s to i32
  ret i32 %z
}
";
    assert_eq!((run(text, &[1]), run(text, &[2])), (vec![127], vec![0]));
    // A digit has more bits than some types.
    assert_eq!(run("define i32 @f() {\n  %z = zext i3 9 to i32\n  ret i32 %z\n}\n", &[]), [1]);
}

#[test]
fn several_scalars_are_no_scalar() {
    let text = "define ptr @f() {\n  %p = alloca i32, i32 4\n  ret ptr %p\n}\n";
    let module = read_module("t.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    assert!(module.to_string().contains("= alloca size 16 align 4\n"), "{module}");
}

/// Three halves have registers for a result, and lanes of odd width are widened to what fills a register.
#[test]
fn halves_and_odd_lanes_in_registers() {
    let head = |result: &str, param: &str| {
        let text = format!("define {result} @f({param} %v) {{\n  ret {result} zeroinitializer\n}}\n");
        let module = read_module("t.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        module.to_string().lines().find(|line| line.starts_with("function")).map(str::to_owned)
    };
    let result = |result: &str| head(result, "i32").expect("a function");
    assert!(!result("{ half, half, half }").contains("sret"));
    assert!(result("{ half, half, half, half }").contains("sret"));
    let param = |param: &str| head("i32", param).expect("a function");
    assert_eq!(param("<4 x i24>"), "function %f(f64 group(1) v0, f64 group(1) v1) -> i32 {");
    assert_eq!(param("<4 x i24>"), param("<4 x i32>"));
    // Vectors count for the register of a float, of which `fastcc` has one more than C.
    let fast = "define fastcc { <4 x float>, float, float } @f() {\n  \
                ret { <4 x float>, float, float } zeroinitializer\n}\n";
    let module = read_module("t.ll", fast.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    assert!(module.to_string().contains("f64 group(1), f64 group(1), f32, f32 group(2)"), "{module}");
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
        3,
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

/// `@f` with memory of 16 words of 32 bits at its end, before a page that is not there; `%o` is the index of
/// the word at which the accesses begin.
fn run_masked(lines: &str, o: u64, mask: u64) -> Vec<u64> {
    let text = format!(
        "@m = global [16 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, \
         i32 11, i32 12, i32 13, i32 14, i32 15]\n\
         define {{ i64, i64 }} @f(i64 %o, i8 %bits) {{\n  %p = getelementptr i32, ptr @m, i64 %o\n  \
         %half = trunc i8 %bits to i4\n  %mask = bitcast i4 %half to <4 x i1>\n{lines}\n  \
         %a = load i128, ptr %q\n  %low = trunc i128 %a to i64\n  %b = lshr i128 %a, 64\n  \
         %high = trunc i128 %b to i64\n  %r = insertvalue {{ i64, i64 }} undef, i64 %low, 0\n  \
         %s = insertvalue {{ i64, i64 }} %r, i64 %high, 1\n  ret {{ i64, i64 }} %s\n}}\n"
    );
    let values = run(&text, &[o, mask]);
    values.iter().flat_map(|value| [value & 0xffff_ffff, value >> 32]).collect()
}

#[test]
fn a_disabled_lane_touches_no_memory() {
    let load = "  %v = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %mask, \
                <4 x i32> <i32 91, i32 92, i32 93, i32 94>)\n  %q = alloca <4 x i32>\n  store <4 x i32> %v, ptr %q";
    assert_eq!(run_masked(load, 2, 15), [2, 3, 4, 5]);
    assert_eq!(run_masked(load, 2, 5), [2, 92, 4, 94]);
    // Words 14 and 15 are the last ones; of the addresses after them none is accessed.
    assert_eq!(run_masked(load, 14, 3), [14, 15, 93, 94]);
    assert_eq!(run_masked(load, 1 << 40, 0), [91, 92, 93, 94]);
    let load = load.replace("ptr %p, i32 4,", "ptr align 4 %p,");
    assert_eq!(run_masked(&load, 14, 3), [14, 15, 93, 94]);
    let store = "  call void @llvm.masked.store.v4i32.p0(<4 x i32> <i32 91, i32 92, i32 93, i32 94>, ptr %p, i32 4, \
                 <4 x i1> %mask)\n  %q = getelementptr i32, ptr @m, i64 12";
    assert_eq!(run_masked(store, 12, 10), [12, 92, 14, 94]);
    assert_eq!(run_masked(store, 14, 3), [12, 13, 91, 92]);
    assert_eq!(run_masked(store, 1 << 40, 0), [12, 13, 14, 15]);
    let expand = "  %v = call <4 x i32> @llvm.masked.expandload.v4i32(ptr %p, <4 x i1> %mask, \
                  <4 x i32> <i32 91, i32 92, i32 93, i32 94>)\n  %q = alloca <4 x i32>\n  store <4 x i32> %v, ptr %q";
    assert_eq!(run_masked(expand, 14, 10), [91, 14, 93, 15]);
    assert_eq!(run_masked(expand, 15, 8), [91, 92, 93, 15]);
    let compress = "  call void @llvm.masked.compressstore.v4i32(<4 x i32> <i32 91, i32 92, i32 93, i32 94>, \
                    ptr %p, <4 x i1> %mask)\n  %q = getelementptr i32, ptr @m, i64 12";
    assert_eq!(run_masked(compress, 14, 10), [12, 13, 92, 94]);
    let addresses = "  %i = insertelement <4 x i64> <i64 3, i64 7, i64 99999999, i64 0>, i64 %o, i32 3\n  \
                     %all = getelementptr i32, ptr @m, <4 x i64> %i\n  \
                     %ptrs = insertelement <4 x ptr> %all, ptr poison, i32 2\n";
    let gather = format!(
        "{addresses}  %v = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %ptrs, i32 4, <4 x i1> %mask, \
         <4 x i32> <i32 91, i32 92, i32 93, i32 94>)\n  %q = alloca <4 x i32>\n  store <4 x i32> %v, ptr %q"
    );
    assert_eq!(run_masked(&gather, 15, 11), [3, 7, 93, 15]);
    let scatter = format!(
        "{addresses}  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> <i32 91, i32 92, i32 93, i32 94>, \
         <4 x ptr> %ptrs, i32 4, <4 x i1> %mask)\n  %q = getelementptr i32, ptr @m, i64 4"
    );
    // The last lane of two with one address is written last.
    assert_eq!(run_masked(&scatter, 7, 11), [4, 5, 6, 94]);
    assert_eq!(run_masked(&scatter, 1 << 40, 2), [4, 5, 6, 92]);
}

#[test]
fn lanes_change_places() {
    let text = |expression: &str| {
        format!(
            "define i64 @f(i64 %x, i64 %y) {{\n  %a = bitcast i64 %x to <4 x i16>\n  %b = bitcast i64 %y to <4 x i16>\n\
             {expression}\n  ret i64 %r\n}}\n"
        )
    };
    let (x, y) = (0x0004_0003_0002_0001, 0x0008_0007_0006_0005);
    let reverse = text(
        "  %v = call <4 x i16> @llvm.vector.reverse.v4i16(<4 x i16> %a)\n  %r = bitcast <4 x i16> %v to i64",
    );
    assert_eq!(run(&reverse, &[x, y]), [0x0001_0002_0003_0004]);
    for (shift, wanted) in [(0, 0x0006_0002_0005_0001), (64, 0x0008_0004_0007_0003)] {
        let both = text(&format!(
            "  %v = call <8 x i16> @llvm.vector.interleave2.v8i16(<4 x i16> %a, <4 x i16> %b)\n  \
             %w = bitcast <8 x i16> %v to i128\n  %s = lshr i128 %w, {shift}\n  %r = trunc i128 %s to i64"
        ));
        assert_eq!(run(&both, &[x, y]), [wanted]);
    }
    for (part, wanted) in [(0, 0x0003_0001), (1, 0x0004_0002)] {
        let parts = text(&format!(
            "  %v = call {{ <2 x i16>, <2 x i16> }} @llvm.vector.deinterleave2.v4i16(<4 x i16> %a)\n  \
             %w = extractvalue {{ <2 x i16>, <2 x i16> }} %v, {part}\n  %s = bitcast <2 x i16> %w to i32\n  \
             %r = zext i32 %s to i64"
        ));
        assert_eq!(run(&parts, &[x, y]), [wanted]);
    }
    let wrong = text("  %r = call i64 @llvm.vector.reverse.v4i16(<4 x i16> %a)");
    refuse(&wrong, 4, 17, "type i64 where <4 x i16> is wanted");
}

#[test]
fn mantissas_and_exponents() {
    let text = "define { double, i64 } @f(double %x, i32 %n) {
  %a = call { double, i32 } @llvm.frexp.f64.i32(double %x)
  %m = extractvalue { double, i32 } %a, 0
  %e = extractvalue { double, i32 } %a, 1
  %v = insertelement <2 x float> <float 3.0, float 1.0>, float 0.375, i32 1
  %b = call { <2 x float>, <2 x i16> } @llvm.frexp.v2f32.v2i16(<2 x float> %v)
  %c = extractvalue { <2 x float>, <2 x i16> } %b, 1
  %d = extractelement <2 x i16> %c, i32 1
  %g = sext i16 %d to i32
  %h = call double @llvm.ldexp.f64.i32(double %m, i32 %n)
  %i = shl i32 %e, 8
  %j = add i32 %i, %g
  %k = sext i32 %j to i64
  %r = insertvalue { double, i64 } poison, double %h, 0
  %s = insertvalue { double, i64 } %r, i64 %k, 1
  ret { double, i64 } %s
}
";
    // 12 is 0.75 * 2^4, 0.375 is 0.75 * 2^-1.
    assert_eq!(run(text, &[12f64.to_bits(), 3]), [6f64.to_bits(), 0x3ff]);
}

#[test]
fn atomic_operations_without_an_instruction() {
    let text = |operation: &str, ty: &str| {
        format!(
            "@m = global i64 0\ndefine {{ i64, i64 }} @f(i64 %old, i64 %operand) {{\n  store i64 %old, ptr @m\n  \
             %v = bitcast i64 %operand to {ty}\n  %a = atomicrmw {operation} ptr @m, {ty} %v seq_cst\n  \
             %b = bitcast {ty} %a to i64\n  %n = load i64, ptr @m\n  \
             %r = insertvalue {{ i64, i64 }} undef, i64 %b, 0\n  %s = insertvalue {{ i64, i64 }} %r, i64 %n, 1\n  \
             ret {{ i64, i64 }} %s\n}}\n"
        )
    };
    for (operation, old, operand, new) in [
        ("uinc_wrap", 4, 7, 5),
        ("uinc_wrap", 7, 7, 0),
        ("uinc_wrap", 9, 7, 0),
        ("udec_wrap", 4, 7, 3),
        ("udec_wrap", 7, 7, 6),
        ("udec_wrap", 0, 7, 7),
        ("udec_wrap", 9, 7, 7),
        ("usub_cond", 9, 7, 2),
        ("usub_cond", 5, 7, 5),
        ("usub_sat", 9, 7, 2),
        ("usub_sat", 5, 7, 0),
    ] {
        assert_eq!(run(&text(operation, "i64"), &[old, operand]), [old, new], "{operation}");
    }
    let (one, two, nan) = (1f64.to_bits(), 2f64.to_bits(), f64::NAN.to_bits());
    for (operation, old, operand, new) in [
        ("fmax", one, two, two),
        ("fmin", one, two, one),
        ("fmax", nan, two, two),
        ("fmaximum", one, two, two),
        ("fmaximum", nan, two, nan),
        ("fminimum", 0, 1 << 63, 1 << 63),
    ] {
        assert_eq!(run(&text(operation, "double"), &[old, operand]), [old, new], "{operation}");
    }
    refuse(&text("fmax", "i64"), 5, 31, "this atomic operation on i64");
    refuse(&text("uinc_wrap", "double"), 5, 36, "an atomic operation on double");
}

/// Shifts of SSE2 by the width of a lane and more leave zeros, or the sign.
#[test]
fn shifts_of_lanes_beyond_their_width() {
    for (name, amount, expected) in [
        ("psrli.d", 31, 1),
        ("psrli.d", 32, 0),
        ("pslli.d", 31, 0x8000_0000),
        ("pslli.d", 32, 0),
        ("psrai.d", 40, 0xffff_ffff),
        ("psrli.d", -1, 0),
    ] {
        let text = format!(
            "declare <4 x i32> @llvm.x86.sse2.{name}(<4 x i32>, i32)
define i64 @f(i32 %x, i32 %n) {{
  %v = insertelement <4 x i32> zeroinitializer, i32 %x, i32 2
  %w = call <4 x i32> @llvm.x86.sse2.{name}(<4 x i32> %v, i32 %n)
  %y = extractelement <4 x i32> %w, i32 2
  %z = zext i32 %y to i64
  ret i64 %z
}}
"
        );
        assert_eq!(run(&text, &[0xffff_ffff, amount as u32 as u64]), [expected], "{name} by {amount}");
    }
}
