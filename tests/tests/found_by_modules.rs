//! Minimal cases found by random modules: each gives the result of native code in every form and mode.

use sheave_tests::modules::Mode;

/// Runs the entry `run` of `text` in the modes of several seeds, which cover every form, strategy and
/// placement.
fn check(text: &str, expected: u64) {
    let module = sheave_llvm::read_module("test.ll", text.as_bytes()).expect("the text is valid");
    for seed in 0..10 {
        for mode in Mode::all(seed, false) {
            let given = mode.run(&module, "run");
            assert_eq!(given, Ok(expected), "{mode}: {given:x?}, not {expected:x}");
        }
    }
}

/// A lane wider than a register has more pieces than its flag.
#[test]
fn overflow_of_wide_lanes() {
    let text = r"
define i64 @run() {
  %a = call { <2 x i96>, <2 x i1> } @llvm.ssub.with.overflow.v2i96(<2 x i96> <i96 5, i96 -39614081257132168796771975168>,
    <2 x i96> <i96 7, i96 1>)
  %v = extractvalue { <2 x i96>, <2 x i1> } %a, 0
  %o = extractvalue { <2 x i96>, <2 x i1> } %a, 1
  %v0 = extractelement <2 x i96> %v, i32 0
  %v1 = extractelement <2 x i96> %v, i32 1
  %o0 = extractelement <2 x i1> %o, i32 0
  %o1 = extractelement <2 x i1> %o, i32 1
  %n0 = trunc i96 %v0 to i16
  %h1 = lshr i96 %v1, 80
  %n1 = trunc i96 %h1 to i16
  %s0 = zext i16 %n0 to i64
  %s1 = zext i16 %n1 to i64
  %f0 = zext i1 %o0 to i64
  %f1 = sext i1 %o1 to i64
  %g1 = and i64 %f1, 65535
  %x = shl i64 %s0, 48
  %y = shl i64 %s1, 32
  %z = shl i64 %f0, 16
  %xy = or i64 %x, %y
  %zw = or i64 %z, %g1
  %r = or i64 %xy, %zw
  ret i64 %r
}
declare { <2 x i96>, <2 x i1> } @llvm.ssub.with.overflow.v2i96(<2 x i96>, <2 x i96>)
";
    check(text, 0xfffe_7fff_0000_ffff);
}

/// `%a` and `%b` are dead on the path to `%join`, which writes `%p` and `%q`, and alive again after the
/// second return.
#[test]
fn a_phi_after_a_call_that_returns_twice() {
    let text = r"
@buffer = internal global [256 x i8] zeroinitializer, align 16
@zero = internal global i64 0
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
define internal i64 @jump(i64 %a, i64 %b) noinline {
entry:
  %r = call i32 @_setjmp(ptr @buffer) returns_twice
  %first = icmp eq i32 %r, 0
  br i1 %first, label %again, label %done
again:
  %z = load volatile i64, ptr @zero
  %c = icmp eq i64 %z, 0
  br i1 %c, label %change, label %join
change:
  %m = mul i64 %b, 3
  br label %join
join:
  %p = phi i64 [ %a, %again ], [ %m, %change ]
  %q = phi i64 [ %b, %again ], [ 77, %change ]
  %s = add i64 %p, %q
  store volatile i64 %s, ptr @zero
  call void @longjmp(ptr @buffer, i32 1) noreturn
  unreachable
done:
  %t = load volatile i64, ptr @zero
  store volatile i64 0, ptr @zero
  %h = mul i64 %a, 1000000
  %i = mul i64 %b, 1000
  %j = add i64 %h, %i
  %k = add i64 %j, %t
  ret i64 %k
}
define i64 @run() {
  %v = call i64 @jump(i64 5, i64 7)
  ret i64 %v
}
";
    check(text, 5_007_098);
}

/// The interpreter's library has the conversions of libgcc between `x86_fp80` and integers of 128 bits.
#[test]
fn long_doubles_and_wide_integers() {
    let text = r"
@large = internal global x86_fp80 0xKC0658000000000000400
@bits = internal global i128 -41538374868278621028243970639921153, align 16
define i64 @run() {
  %x = load volatile x86_fp80, ptr @large
  %s = fptosi x86_fp80 %x to i128
  %m = fneg x86_fp80 %x
  %u = fptoui x86_fp80 %m to i128
  %b = load volatile i128, ptr @bits
  %f = sitofp i128 %b to x86_fp80
  %g = uitofp i128 %b to x86_fp80
  %fr = bitcast x86_fp80 %f to i80
  %gr = bitcast x86_fp80 %g to i80
  %f64 = trunc i80 %fr to i64
  %g64 = trunc i80 %gr to i64
  %fh = lshr i80 %fr, 64
  %fh64 = trunc i80 %fh to i64
  %sh = lshr i128 %s, 64
  %sh64 = trunc i128 %sh to i64
  %sl = trunc i128 %s to i64
  %uh = lshr i128 %u, 64
  %uh64 = trunc i128 %uh to i64
  %1 = call i64 @llvm.fshl.i64(i64 %f64, i64 %f64, i64 7)
  %2 = xor i64 %1, %g64
  %3 = call i64 @llvm.fshl.i64(i64 %2, i64 %2, i64 7)
  %4 = xor i64 %3, %sh64
  %5 = call i64 @llvm.fshl.i64(i64 %4, i64 %4, i64 7)
  %6 = xor i64 %5, %sl
  %7 = call i64 @llvm.fshl.i64(i64 %6, i64 %6, i64 7)
  %8 = xor i64 %7, %uh64
  %9 = xor i64 %8, %fh64
  ret i64 %9
}
declare i64 @llvm.fshl.i64(i64, i64, i64)
";
    check(text, 0x00ef_ffbf_f7e0_c0f2);
}

/// A loop that a branch on a constant never enters is emitted, and the checker of the encoding must not miss
/// its paths.
#[test]
fn a_loop_that_is_never_entered() {
    let text = r"
@counter = internal global i32 7
define i64 @run() {
entry:
  %below = icmp ult i64 0, 0
  %not = xor i1 %below, true
  br i1 %not, label %done, label %loop
loop:
  store i32 0, ptr @counter, align 4
  br label %loop
done:
  ret i64 11
}
";
    check(text, 11);
}

/// Saturating arithmetic of more than 64 bits and funnel shifts of widths that no instruction has; amounts
/// count modulo the width.
#[test]
fn saturation_and_funnel_shifts_of_odd_widths() {
    let text = r"
@t = internal global [5 x i96] [i96 -39614081257132168796771975168, i96 39614081257132168796771975167, i96 -1, i96 12345678901234567890123, i96 987654321098765432109876], align 16
@u = internal global [5 x i24] [i24 -8388608, i24 5, i24 -1, i24 70000, i24 1234567], align 16
@s = internal global i64 0
define internal void @mix96(i96 %v) {
  %a = load i64, ptr @s
  %b = call i64 @llvm.fshl.i64(i64 %a, i64 %a, i64 7)
  %c = trunc i96 %v to i64
  %d = xor i64 %b, %c
  %e = mul i64 %d, -7046029254386353131
  %h = lshr i96 %v, 64
  %i = trunc i96 %h to i64
  %j = xor i64 %e, %i
  store i64 %j, ptr @s
  ret void
}
define i64 @run() {
entry:
  store i64 0, ptr @s
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %next ]
  %pi = getelementptr [5 x i96], ptr @t, i64 0, i64 %i
  %x = load i96, ptr %pi
  %qi = getelementptr [5 x i24], ptr @u, i64 0, i64 %i
  %sx = load i24, ptr %qi
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %pj = getelementptr [5 x i96], ptr @t, i64 0, i64 %j
  %y = load i96, ptr %pj
  %qj = getelementptr [5 x i24], ptr @u, i64 0, i64 %j
  %sy = load i24, ptr %qj
  %r0 = call i96 @llvm.sadd.sat.i96(i96 %x, i96 %y)
  call void @mix96(i96 %r0)
  %r1 = call i96 @llvm.uadd.sat.i96(i96 %x, i96 %y)
  call void @mix96(i96 %r1)
  %r2 = call i96 @llvm.ssub.sat.i96(i96 %x, i96 %y)
  call void @mix96(i96 %r2)
  %r3 = call i96 @llvm.usub.sat.i96(i96 %x, i96 %y)
  call void @mix96(i96 %r3)
  %r4 = call i96 @llvm.fshl.i96(i96 %x, i96 %y, i96 %r3)
  call void @mix96(i96 %r4)
  %r5 = call i96 @llvm.fshr.i96(i96 %x, i96 %y, i96 %x)
  call void @mix96(i96 %r5)
  %r6 = call i24 @llvm.fshl.i24(i24 %sx, i24 %sy, i24 %sy)
  %w6 = zext i24 %r6 to i96
  call void @mix96(i96 %w6)
  %r7 = call i24 @llvm.fshr.i24(i24 %sx, i24 %sy, i24 %sx)
  %w7 = zext i24 %r7 to i96
  call void @mix96(i96 %w7)
  %x192 = sext i96 %x to i192
  %y192 = sext i96 %y to i192
  %r8 = call i192 @llvm.fshl.i192(i192 %x192, i192 %y192, i192 300)
  %w8 = trunc i192 %r8 to i96
  call void @mix96(i96 %w8)
  %j1 = add i64 %j, 1
  %jc = icmp ult i64 %j1, 5
  br i1 %jc, label %inner, label %next
next:
  %i1 = add i64 %i, 1
  %ic = icmp ult i64 %i1, 5
  br i1 %ic, label %outer, label %done
done:
  %r = load i64, ptr @s
  ret i64 %r
}
declare i96 @llvm.sadd.sat.i96(i96, i96)
declare i96 @llvm.uadd.sat.i96(i96, i96)
declare i96 @llvm.ssub.sat.i96(i96, i96)
declare i96 @llvm.usub.sat.i96(i96, i96)
declare i96 @llvm.fshl.i96(i96, i96, i96)
declare i96 @llvm.fshr.i96(i96, i96, i96)
declare i24 @llvm.fshl.i24(i24, i24, i24)
declare i24 @llvm.fshr.i24(i24, i24, i24)
declare i192 @llvm.fshl.i192(i192, i192, i192)
declare i64 @llvm.fshl.i64(i64, i64, i64)
";
    check(text, 0x0a17_c912_e6d1_910d);
}

/// Features that the generator omits are rejected with the messages of `docs/running.md`.
#[test]
fn what_is_refused_is_documented() {
    let docs = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/running.md");
    let docs = std::fs::read_to_string(docs).expect("the page is there");
    let docs: String = docs.split_whitespace().collect::<Vec<_>>().join(" ");
    let function = |line: &str| {
        format!("define void @f(ptr %p, i96 %a, i192 %b, i24 %c) {{\n  {line}\n  ret void\n}}\n")
    };
    for (text, message) in [
        (function("%r = atomicrmw add ptr %p, i128 1 seq_cst"), "an atomic operation on i128"),
        (function("%r = udiv i192 %b, 3"), "division of integers of more than 128 bits"),
        (function("%r = call i96 @llvm.ushl.sat.i96(i96 %a, i96 %a)"), "this intrinsic on i96"),
        ("@v = global <2 x i7> <i7 1, i7 2>\n".to_owned(), "a vector of bits in an initialiser"),
    ] {
        let declarations = "declare i96 @llvm.ushl.sat.i96(i96, i96)\n";
        let refused = sheave_llvm::read_module("test.ll", (text + declarations).as_bytes());
        let said = refused.expect_err(message).to_string();
        assert!(said.contains(&format!("unsupported: {message}")), "{said}");
        assert!(docs.contains(message), "{message}");
    }
}
