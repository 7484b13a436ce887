//! Calls that LLVM guarantees to be tail calls run in constant memory: in the interpreter, as machine code at
//! every level of optimisation, and as LLVM IR that was written and read again.

use sheave::{Goal, Jit, Options};
use sheave_interp::{Interpreter, Outcome};
use sheave_ir::Module;

/// Two states that enter each other with their arguments in registers and on the stack, one of them through
/// a table; the second rotates its arguments. `%n` is the number of calls.
const MACHINE: &str = r"
@states = internal global [2 x ptr] [ptr @rest, ptr @work]

define internal i64 @work(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %end, label %next
next:
  %m = sub i64 %n, 1
  %v = musttail call i64 @rest(i64 %m, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %a)
  ret i64 %v
end:
  %x = mul i64 %a, 10
  %y = add i64 %x, %h
  ret i64 %y
}

define internal i64 @rest(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) {
  %which = and i64 %n, 1
  %at = getelementptr [2 x ptr], ptr @states, i64 0, i64 1
  %state = load ptr, ptr %at
  %v = musttail call i64 %state(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h)
  %w = bitcast i64 %v to i64
  ret i64 %w
}

define i64 @run(i64 %n) {
  %v = call i64 @work(i64 %n, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8)
  ret i64 %v
}
";

/// A callee gets a copy of an object; structs as results, by hidden pointer and in two registers.
const OBJECTS: &str = r"
%pair = type { i64, i64 }
%four = type { i64, i64, i64, i64 }

define internal %pair @swap(i32 %n, ptr byval(%pair) align 8 %p, ptr byval(%four) align 8 %q) {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %next
next:
  %m = sub i32 %n, 1
  %own = alloca %pair
  %second = getelementptr %pair, ptr %p, i64 0, i32 1
  %a = load i64, ptr %p
  %b = load i64, ptr %second
  %own.second = getelementptr %pair, ptr %own, i64 0, i32 1
  store i64 %b, ptr %own
  store i64 %a, ptr %own.second
  %v = musttail call %pair @swap(i32 %m, ptr byval(%pair) align 8 %own, ptr byval(%four) align 8 %q)
  ret %pair %v
end:
  %last = getelementptr %four, ptr %q, i64 0, i32 3
  %c = load i64, ptr %last
  %d = load i64, ptr %p
  %r = insertvalue %pair poison, i64 %c, 0
  %s = insertvalue %pair %r, i64 %d, 1
  ret %pair %s
}

define internal %four @wide(i32 %n, i64 %a, i64 %b) {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %next
next:
  %m = sub i32 %n, 1
  %v = musttail call %four @wide(i32 %m, i64 %b, i64 %a)
  ret %four %v
end:
  %r = insertvalue %four zeroinitializer, i64 %a, 0
  %s = insertvalue %four %r, i64 %b, 3
  ret %four %s
}

define i64 @run(i64 %n) {
  %p = alloca %pair
  %q = alloca %four
  store %pair { i64 3, i64 4 }, ptr %p
  store %four { i64 0, i64 0, i64 0, i64 5 }, ptr %q
  %m = trunc i64 %n to i32
  %v = call %pair @swap(i32 %m, ptr byval(%pair) align 8 %p, ptr byval(%four) align 8 %q)
  %w = call %four @wide(i32 %m, i64 6, i64 7)
  %a = extractvalue %pair %v, 0
  %b = extractvalue %pair %v, 1
  %c = extractvalue %four %w, 0
  %d = extractvalue %four %w, 3
  %ab = mul i64 %a, 10
  %ab2 = add i64 %ab, %b
  %cd = mul i64 %ab2, 10
  %cd2 = add i64 %cd, %c
  %e = mul i64 %cd2, 10
  %f = add i64 %e, %d
  ret i64 %f
}
";

/// Methods behind an adjusting thunk: variable arguments pass through it.
const THUNK: &str = r"
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)

define internal i64 @method(ptr %self, ...) {
  %list = alloca [24 x i8], align 16
  call void @llvm.va_start.p0(ptr %list)
  %a = va_arg ptr %list, i64
  %b = va_arg ptr %list, double
  %c = va_arg ptr %list, i64
  %d = va_arg ptr %list, i64
  %e = va_arg ptr %list, i64
  %f = va_arg ptr %list, i64
  %g = va_arg ptr %list, i64
  %h = va_arg ptr %list, i64
  call void @llvm.va_end.p0(ptr %list)
  %own = load i64, ptr %self
  %i = fptosi double %b to i64
  %ag = mul i64 %a, %g
  %bh = mul i64 %i, %h
  %r = add i64 %ag, %bh
  %s = add i64 %r, %own
  ret i64 %s
}

@target = internal global ptr @method

define internal i64 @thunk(ptr %self, ...) {
  %left = load i64, ptr %self
  %less = sub i64 %left, 1
  store i64 %less, ptr %self
  %more = icmp sgt i64 %left, 0
  br i1 %more, label %again, label %enter
again:
  %u = musttail call i64 (ptr, ...) @thunk(ptr %self, ...)
  ret i64 %u
enter:
  %other = getelementptr i64, ptr %self, i64 1
  %to = load ptr, ptr @target
  %v = musttail call i64 (ptr, ...) %to(ptr %other, ...)
  ret i64 %v
}

define i64 @run(i64 %n) {
  %object = alloca [2 x i64]
  %second = getelementptr i64, ptr %object, i64 1
  store i64 %n, ptr %object
  store i64 1000, ptr %second
  %v = call i64 (ptr, ...) @thunk(ptr %object, i64 2, double 3.0, i64 0, i64 0, i64 0, i64 0, i64 5, i64 7)
  ret i64 %v
}
";

fn read(text: &str) -> Module {
    sheave_llvm::read_module("tail.ll", text.as_bytes()).unwrap_or_else(|errors| panic!("{errors}"))
}

fn interpreted(module: &Module, n: u64) -> u64 {
    let options = sheave_interp::Options { stack_bytes: 64 << 10, max_depth: 10, ..Default::default() };
    let mut interpreter = Interpreter::new(module, options).expect("the module can be interpreted");
    let id = module.function_id("run").expect("the function exists");
    match interpreter.call(id, &[n]) {
        Ok(Outcome::Returned(values)) => values[0],
        other => panic!("{other:?}"),
    }
}

/// Runs `text` with `n` calls: in the interpreter a tenth of them, in memory for few frames, natively all, on
/// a thread with a small stack.
fn check(text: &str, n: u64, expected: u64) {
    let module = read(text);
    assert_eq!(interpreted(&module, n / 10), expected);
    for level in 0..=2 {
        for small in [false, true] {
            let mut options = Options { verify: true, ..Options::default() };
            options.passes = sheave::pipeline::level(level).expect("it exists");
            options.registers = small.then_some(8);
            let ssa = sheave::Context::new().run_module(&module, &options, Goal::Passes).unwrap();
            assert_eq!(interpreted(&ssa, n / 10), expected, "--opt {level}");
            let program = Jit::new(options).compile(&module).unwrap();
            let code = program.address("run").expect("the function exists") as usize;
            let thread = std::thread::Builder::new().stack_size(128 << 10).spawn(move || {
                // SAFETY: the function has this type.
                let run: extern "C" fn(u64) -> u64 = unsafe { std::mem::transmute(code) };
                run(n)
            });
            assert_eq!(thread.unwrap().join().unwrap(), expected, "--opt {level}, few registers: {small}");
        }
    }
    let written = sheave_llvm::write_module(&module).unwrap();
    assert!(written.contains("musttail call"), "{written}");
    assert_eq!(interpreted(&read(&written), n / 10), expected);
}

#[test]
fn states_that_enter_each_other() {
    check(MACHINE, 1_000_000, 18);
}

#[test]
fn objects_by_value_and_results_of_several_values() {
    check(OBJECTS, 1_000_000, 5367);
}

#[test]
fn variable_arguments_pass_through_a_thunk() {
    check(THUNK, 1_000_000, 2 * 5 + 3 * 7 + 1000);
}

/// Four states with other numbers of arguments, one of them through a pointer, with objects by value that
/// trade places; under both conventions whose callee removes its arguments.
const SIZES: &str = r"
%pair = type { i64, i64 }

define internal tailcc i64 @none(i64 %n, i64 %a, i64 %b) {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %end, label %next
next:
  %m = sub i64 %n, 1
  %v = musttail call tailcc i64 @many(i64 %m, i64 %b, i64 1, i64 2, i64 3, i64 4, i64 5, i64 %a, i64 7, i64 %n)
  ret i64 %v
end:
  %c = mul i64 %a, 10
  %d = add i64 %c, %b
  ret i64 %d
}

define internal tailcc i64 @many(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i) {
  %own = alloca %pair
  %second = getelementptr %pair, ptr %own, i64 0, i32 1
  store i64 %a, ptr %own
  store i64 %g, ptr %second
  %other = alloca %pair
  store %pair { i64 8, i64 9 }, ptr %other
  %at = load ptr, ptr @target
  %v = musttail call tailcc i64 %at(i64 %n, ptr byval(%pair) align 8 %own, ptr byval(%pair) align 8 %other, i64 %i)
  ret i64 %v
}

@target = internal global ptr @objects

define internal tailcc i64 @objects(i64 %n, ptr byval(%pair) align 8 %p, ptr byval(%pair) align 8 %q, i64 %i) {
  %v = musttail call tailcc i64 @one(i64 %n, ptr byval(%pair) align 8 %q, i64 0, i64 0, i64 0, i64 0, i64 0, i64 %i,
                                     ptr byval(%pair) align 8 %p)
  ret i64 %v
}

define internal tailcc i64 @one(i64 %n, ptr byval(%pair) align 8 %p, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %i,
                                ptr byval(%pair) align 8 %q) {
  %second = getelementptr %pair, ptr %q, i64 0, i32 1
  %x = load i64, ptr %q
  %y = load i64, ptr %second
  %eight = load i64, ptr %p
  %before = sub i64 %i, %n
  %seven = sub i64 %eight, %before
  %less = sub i64 %seven, 7
  %z = add i64 %x, %less
  %v = musttail call tailcc i64 @none(i64 %n, i64 %z, i64 %y)
  ret i64 %v
}

define i64 @run(i64 %n) {
  %v = call tailcc i64 @none(i64 %n, i64 3, i64 4)
  %a = call tailcc i64 @many(i64 0, i64 5, i64 0, i64 0, i64 0, i64 0, i64 0, i64 6, i64 0, i64 1)
  %w = mul i64 %v, 100
  %r = add i64 %w, %a
  ret i64 %r
}
";

#[test]
fn argument_areas_of_other_sizes() {
    check(SIZES, 1_000_000, 3456);
    check(&SIZES.replace("tailcc", "swifttailcc"), 1_000_000, 3456);
}

/// Without optimisation, which would inline the callees.
fn promoted() -> Options {
    Options::with_passes(sheave::pipeline::level(0).expect("it exists"))
}

/// Under C's convention the area of arguments on the stack belongs to the caller, so that a callee cannot
/// have more of it.
#[test]
fn a_larger_argument_area_is_refused() {
    let text = "
function %f(i64 v0) {
block0:
    return_call %g(v0, v0, v0, v0, v0, v0, v0)
}
function %g(i64 v0, i64 v1, i64 v2, i64 v3, i64 v4, i64 v5, i64 v6) {
block0:
    return
}
";
    let refused = |text: &str| {
        let module = sheave::read_bytes("tail.sheave", text.as_bytes()).expect("it is valid");
        Jit::new(promoted()).compile(&module).unwrap_err().to_string()
    };
    let error = refused(text);
    assert!(error.contains("a tail call whose arguments need more of the stack"), "{error}");
    let object = "
function %f(ptr v0) tailcc {
block0:
    return_call %g(v0)
}
function %g(ptr byval(4200, 8) v0) tailcc {
block0:
    return
}
";
    let error = refused(object);
    assert!(error.contains("a tail call whose arguments need more of the stack"), "{error}");
}

/// The error of a call that cannot be kept names the call's place in the source.
#[test]
fn a_refused_tail_call_has_its_position() {
    let text = r#"
%large = type [525 x i64]
define tailcc void @f(ptr %a) !dbg !2 {
  musttail call tailcc void @g(ptr byval(%large) align 8 %a), !dbg !3
  ret void
}
define tailcc void @g(ptr byval(%large) align 8 %a) {
  ret void
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!4}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "tail.c", directory: "/nowhere")
!2 = distinct !DISubprogram(name: "f", file: !1, line: 5, unit: !0)
!3 = !DILocation(line: 7, column: 12, scope: !2)
!4 = !{i32 2, !"Debug Info Version", i32 3}
"#;
    let error = Jit::new(promoted()).compile(&read(text)).unwrap_err().to_string();
    assert!(error.starts_with("tail.c:7:12: error: unsupported: function `f`: a tail call"), "{error}");
}
