//! Exceptions through compiled code, with a test personality. Those of C++ and Rust, and objects, are in
//! `tests/command/exceptions.rs`.

mod personality;

use std::cell::RefCell;
use std::rc::Rc;

use sheave::{Context, Goal, Jit, Options, pipeline};
use sheave_interp::{Interpreter, Outcome};
use sheave_ir::Module;
use sheave_ssa::eliminate::Strategy;

/// The common beginning of the texts below.
const HEAD: &str = "
declare i32 @personality(...)
declare void @throw(ptr, i64)
declare i64 @caught(ptr)
declare i32 @llvm.eh.typeid.for.p0(ptr)
@a = constant i8 1
@b = constant i8 2
@c = constant i8 3
@log = global i64 0

; Throws something of type a, b or c where the argument is 1, 2 or 3.
define i64 @may(i64 %k) noinline willreturn {
  switch i64 %k, label %fine [ i64 1, label %a i64 2, label %b i64 3, label %c ]
a:
  call void @throw(ptr @a, i64 10)
  unreachable
b:
  call void @throw(ptr @b, i64 20)
  unreachable
c:
  call void @throw(ptr @c, i64 30)
  unreachable
fine:
  %r = mul i64 %k, 7
  ret i64 %r
}

; Appends a digit to the log.
define void @note(i64 %digit) noinline nounwind {
  %old = load i64, ptr @log
  %ten = mul i64 %old, 10
  %new = add i64 %ten, %digit
  store i64 %new, ptr @log
  ret void
}
";

fn module(text: &str) -> Module {
    sheave::read_bytes("test.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

/// Every strategy with and without optimisation, and few registers.
fn all_options() -> Vec<Options> {
    let mut all = Vec::new();
    for strategy in Strategy::ALL {
        for passes in
            [None, Some("promote,eliminate"), Some("eliminate"), Some("promote,inline,opt,eliminate")]
        {
            for registers in [None, Some(6)] {
                let mut options = Options { strategy, registers, verify: true, ..Options::default() };
                if let Some(passes) = passes {
                    options.passes = pipeline::parse_passes(passes).expect("a list of passes");
                }
                all.push(options);
            }
        }
    }
    all
}

/// Calls `f` of a program with each of `calls` under all options, with and without inlining; checks the
/// result and the log.
#[track_caller]
fn check(text: &str, calls: &[(i64, i64, i64)]) {
    check_module(&module(&format!("{HEAD}{text}")), calls);
    check_module(&module(&format!("{HEAD}{text}").replace("noinline ", "")), calls);
}

#[track_caller]
fn check_module(module: &Module, calls: &[(i64, i64, i64)]) {
    interpret(module, calls);
    all_options().into_iter().for_each(|options| check_compiled(module, options, calls));
}

#[track_caller]
fn check_compiled(module: &Module, options: Options, calls: &[(i64, i64, i64)]) {
    let what = format!("{:?}, registers {:?}", options.strategy, options.registers);
    let mut jit = Jit::new(options);
    // SAFETY: the functions have the types that the texts declare, and live as long as the process.
    unsafe {
        jit.define_symbol("personality", personality::personality as *const u8);
        jit.define_symbol("throw", personality::throw as *const u8);
        jit.define_symbol("caught", personality::caught as *const u8);
    }
    let program = jit.compile(module).unwrap_or_else(|error| panic!("{what}: {error}"));
    // SAFETY: the function catches every exception thrown in it.
    let f = unsafe { program.function::<extern "C" fn(i64) -> i64>("f") }.expect("it has this type");
    let log = program.address("log").expect("it is there").cast::<i64>().cast_mut();
    for &(argument, expected, notes) in calls {
        // SAFETY: it is a variable of the program, and no function of the program is running.
        unsafe { log.write(0) };
        assert_eq!(f.call(argument), expected, "{what}: f({argument})");
        // SAFETY: as above.
        assert_eq!(unsafe { log.read() }, notes, "{what}: the log of f({argument})");
    }
}

/// The same in the interpreter: as read, after each pass, and in copies form.
#[track_caller]
fn interpret(module: &Module, calls: &[(i64, i64, i64)]) {
    let passes = Options::default().passes;
    let prefixes = (0..passes.len()).map(|n| (Goal::Passes, n));
    for (goal, n) in prefixes.chain([(Goal::Ssa, passes.len()), (Goal::Copies, passes.len())]) {
        let options = Options { verify: true, passes: passes[..n].to_vec(), ..Options::default() };
        let module = Context::new().run_module(module, &options, goal).expect("it compiles");
        let mut interpreter = Interpreter::new(&module, Default::default()).expect("it has room");
        // Exceptions are numbered in the order of their throws.
        let thrown = Rc::new(RefCell::new(Vec::new()));
        let known = thrown.clone();
        interpreter.define_host("throw", move |call| {
            let (ty, value) = (call.arg(0)?, call.arg(1)?);
            thrown.borrow_mut().push(value);
            let exception = thrown.borrow().len() as u64;
            Err(call.throw(exception, ty))
        });
        interpreter.define_host("caught", move |call| Ok(known.borrow()[call.arg(0)? as usize - 1]));
        let f = module.function_id("f").expect("it is there");
        let log = interpreter.symbol_address(module.symbol("log").expect("it is there")).expect("it has one");
        for &(argument, expected, notes) in calls {
            interpreter.memory().write_int(log, 8, 0).expect("it is a variable");
            let outcome = interpreter.call(f, &[argument as u64]);
            assert_eq!(outcome, Ok(Outcome::Returned(vec![expected as u64])), "{goal:?}: f({argument})");
            let noted = interpreter.memory().read_int(log, 8);
            assert_eq!(noted, Ok(notes as u64), "{goal:?}: the log of f({argument})");
        }
    }
}

#[test]
fn clauses_are_tried_in_order_and_frames_are_left_in_order() {
    check(
        "
define i64 @inner(i64 %k) noinline personality ptr @personality {
  %r = invoke i64 @may(i64 %k) to label %fine unwind label %pad
fine:
  call void @note(i64 1)
  ret i64 %r
pad:
  %e = landingpad { ptr, i32 } cleanup
  call void @note(i64 2)
  resume { ptr, i32 } %e
}
define i64 @middle(i64 %k) noinline personality ptr @personality {
  %r = invoke i64 @inner(i64 %k) to label %fine unwind label %pad
fine:
  ret i64 %r
pad:
  %e = landingpad { ptr, i32 } cleanup catch ptr @b
  %n = extractvalue { ptr, i32 } %e, 1
  %b = call i32 @llvm.eh.typeid.for.p0(ptr @b)
  %is = icmp eq i32 %n, %b
  br i1 %is, label %catch, label %on
catch:
  call void @note(i64 3)
  %x = extractvalue { ptr, i32 } %e, 0
  %v = call i64 @caught(ptr %x)
  ret i64 %v
on:
  call void @note(i64 4)
  resume { ptr, i32 } %e
}
define i64 @f(i64 %k) personality ptr @personality {
  %r = invoke i64 @middle(i64 %k) to label %fine unwind label %pad
fine:
  %s = add i64 %r, 1
  ret i64 %s
pad:
  %e = landingpad { ptr, i32 } catch ptr @a catch ptr null
  %n = extractvalue { ptr, i32 } %e, 1
  %x = extractvalue { ptr, i32 } %e, 0
  %v = call i64 @caught(ptr %x)
  %a = call i32 @llvm.eh.typeid.for.p0(ptr @a)
  %is = icmp eq i32 %n, %a
  %w = select i1 %is, i64 %v, i64 -1
  ret i64 %w
}
",
        &[(0, 1, 1), (1, 10, 24), (2, 21, 23), (3, -1, 24), (5, 36, 1)],
    );
}

/// Callees that remove their arguments from the stack throw, after tail calls with more and with fewer
/// arguments, so that the stack pointer is not where it was at the call; the frame is used afterwards.
#[test]
fn exceptions_leave_tail_calls_of_other_sizes() {
    let text = "
define tailcc i64 @deep(i64 %k, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i) noinline {
  %r = call i64 @may(i64 %k)
  %s = add i64 %r, %i
  ret i64 %s
}
define tailcc i64 @grow(i64 %k) noinline {
  %r = musttail call tailcc i64 @deep(i64 %k, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9)
  ret i64 %r
}
define tailcc i64 @shrink(i64 %k, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j,
                          i64 %l, i64 %m, i64 %n) noinline {
  %odd = and i64 %n, 1
  %is = icmp eq i64 %odd, 0
  br i1 %is, label %even, label %other
even:
  %r = musttail call tailcc i64 @grow(i64 %k)
  ret i64 %r
other:
  %s = call i64 @may(i64 %k)
  %t = add i64 %s, 9
  ret i64 %t
}
define i64 @last(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i, i64 %j) noinline {
  %r = add i64 %a, %j
  ret i64 %r
}
define i64 @f(i64 %n) personality ptr @personality {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %on ]
  %sum = phi i64 [ 1, %entry ], [ %sum1, %on ]
  %k = urem i64 %i, 3
  %small = and i64 %i, 4
  %is = icmp eq i64 %small, 0
  br i1 %is, label %a, label %b
a:
  %r = invoke tailcc i64 @grow(i64 %k) to label %on unwind label %pad
b:
  %s = invoke tailcc i64 @shrink(i64 %k, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1,
                                 i64 1, i64 1, i64 %i) to label %on unwind label %pad
pad:
  %p = landingpad { ptr, i32 } catch ptr null
  %x = extractvalue { ptr, i32 } %p, 0
  %v = call i64 @caught(ptr %x)
  br label %on
on:
  %w = phi i64 [ %r, %a ], [ %s, %b ], [ %v, %pad ]
  %t = call i64 @last(i64 %w, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 %i)
  %times = mul i64 %sum, 3
  %sum1 = add i64 %times, %t
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret i64 %sum1
}
";
    let model = |n: i64| {
        (0..n).fold(1i64, |sum, i| sum.wrapping_mul(3).wrapping_add([9, 10, 20][i as usize % 3] + i))
    };
    let calls = [1, 2, 5, 24].map(|n| (n, model(n), 0));
    check(text, &calls);
    check(&text.replace("tailcc", "swifttailcc"), &calls);
    // So often that a stack pointer that is lower after each exception would leave the stack.
    let often = 150_000;
    let module = module(&format!("{HEAD}{text}").replace("and i64 %i, 4", "and i64 %i, 0"));
    check_compiled(&module, Options::default(), &[(often, model(often), 0)]);
}

#[test]
fn values_survive_on_both_edges() {
    // Values of both classes are alive across the calls, phis collect them at one landing pad for several
    // invokes, and the loop continues after it.
    check(
        "
define i64 @f(i64 %n) personality ptr @personality {
entry:
  %d0 = sitofp i64 %n to double
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %on ]
  %sum = phi i64 [ 0, %entry ], [ %sum1, %on ]
  %x = phi i64 [ 3, %entry ], [ %y, %on ]
  %y = phi i64 [ 5, %entry ], [ %x, %on ]
  %d = phi double [ %d0, %entry ], [ %d1, %on ]
  %k = urem i64 %i, 3
  %r = invoke i64 @may(i64 %k) to label %second unwind label %pad
second:
  %square = mul i64 %i, %i
  %k2 = urem i64 %square, 3
  %t = add i64 %r, %x
  %s = invoke i64 @may(i64 %k2) to label %both unwind label %pad
both:
  %u = add i64 %t, %s
  br label %on
pad:
  %w = phi i64 [ %x, %loop ], [ %t, %second ]
  %z = phi i64 [ %y, %loop ], [ %x, %second ]
  %q = phi double [ %d, %loop ], [ 5.000000e-01, %second ]
  %e = landingpad { ptr, i32 } catch ptr @a filter [2 x ptr] [ptr @c, ptr @a]
  %p = extractvalue { ptr, i32 } %e, 0
  %m = extractvalue { ptr, i32 } %e, 1
  %v = call i64 @caught(ptr %p)
  %m64 = sext i32 %m to i64
  %neg = icmp slt i64 %m64, 0
  %f1 = select i1 %neg, i64 1000, i64 0
  %w1 = mul i64 %w, 3
  %w2 = add i64 %w1, %z
  %w3 = add i64 %w2, %v
  %w4 = add i64 %w3, %f1
  br label %on
on:
  %add = phi i64 [ %u, %both ], [ %w4, %pad ]
  %dd = phi double [ %d, %both ], [ %q, %pad ]
  %d1 = fadd double %dd, 2.500000e-01
  %sum1 = add i64 %sum, %add
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  %di = fptosi double %d1 to i64
  %res = add i64 %sum1, %di
  ret i64 %res
}
",
        &[(1, model(1), 0), (3, model(3), 0), (20, model(20), 0)],
    );
}

/// The expected result of the function above.
fn model(n: i64) -> i64 {
    let (mut sum, mut x, mut y, mut d) = (0, 3, 5, n as f64);
    let thrown = |k: i64| match k {
        1 => Err((10, 0)),
        2 => Err((20, 1000)),
        _ => Ok(k * 7),
    };
    for i in 0..n {
        let (mut w, mut z, mut q) = (x, y, d);
        let mut calls = || {
            let t = thrown(i % 3)? + x;
            (w, z, q) = (t, x, 0.5);
            Ok(t + thrown(i * i % 3)?)
        };
        match calls() {
            Ok(u) => {
                sum += u;
                d += 0.25;
            }
            Err((value, filtered)) => {
                sum += w * 3 + z + value + filtered;
                d = q + 0.25;
            }
        }
        (x, y) = (y, x);
    }
    sum + d as i64
}

#[test]
fn calls_of_every_kind_end_by_exceptions() {
    // Through an address, with arguments in memory, with two results, with one on the x87 stack, through
    // memory, and one that does not return.
    check(
        "
@target = global ptr @may
define { i64, double } @pair(i64 %k) noinline {
  %r = call i64 @may(i64 %k)
  %d = sitofp i64 %r to double
  %p = insertvalue { i64, double } poison, i64 %r, 0
  %q = insertvalue { i64, double } %p, double %d, 1
  ret { i64, double } %q
}
define x86_fp80 @long_double(i64 %k) noinline {
  %r = call i64 @may(i64 %k)
  %d = sitofp i64 %r to x86_fp80
  ret x86_fp80 %d
}
define i64 @many(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, ptr byval([48 x i8]) align 8 %h) noinline {
  %v = load i64, ptr %h
  %r = call i64 @may(i64 %v)
  %s = add i64 %r, %g
  ret i64 %s
}
define void @ends(i64 %k) noinline noreturn {
  %r = call i64 @may(i64 %k)
  call void @throw(ptr @b, i64 %r)
  unreachable
}
define i64 @f(i64 %how) personality ptr @personality {
entry:
  %block = alloca [48 x i8], align 8
  %k = udiv i64 %how, 10
  %kind = urem i64 %how, 10
  store i64 %k, ptr %block
  %address = load ptr, ptr @target
  switch i64 %kind, label %k0 [ i64 1, label %k1 i64 2, label %k2 i64 3, label %k3 i64 4, label %k4 ]
k0:
  %r0 = invoke i64 %address(i64 %k) to label %end unwind label %pad
k1:
  %r1 = invoke { i64, double } @pair(i64 %k) to label %n1 unwind label %pad
n1:
  %i1 = extractvalue { i64, double } %r1, 0
  %d1 = extractvalue { i64, double } %r1, 1
  %c1 = fptosi double %d1 to i64
  %s1 = add i64 %i1, %c1
  br label %end
k2:
  %r2 = invoke x86_fp80 @long_double(i64 %k) to label %n2 unwind label %pad
n2:
  %c2 = fptosi x86_fp80 %r2 to i64
  br label %end
k3:
  %r3 = invoke i64 @many(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 100, ptr byval([48 x i8]) align 8 %block)
          to label %end unwind label %pad
k4:
  invoke void @ends(i64 %k) to label %never unwind label %pad
never:
  unreachable
end:
  %r = phi i64 [ %r0, %k0 ], [ %s1, %n1 ], [ %c2, %n2 ], [ %r3, %k3 ]
  ret i64 %r
pad:
  %from = phi i64 [ 1000, %k0 ], [ 2000, %k1 ], [ 3000, %k2 ], [ 4000, %k3 ], [ 5000, %k4 ]
  %e = landingpad { ptr, i32 } catch ptr null
  %p = extractvalue { ptr, i32 } %e, 0
  %v = call i64 @caught(ptr %p)
  %sum = add i64 %v, %from
  ret i64 %sum
}
",
        &[
            (40, 28, 0),
            (10, 1010, 0),
            (41, 56, 0),
            (21, 2020, 0),
            (42, 28, 0),
            (32, 3030, 0),
            (43, 128, 0),
            (13, 4010, 0),
            (44, 5028, 0),
            (24, 5020, 0),
        ],
    );
}

/// Frames of all kinds are restored: with saved registers, a frame pointer, dynamic memory, a large frame.
#[test]
fn frames_are_restored() {
    check(
        "
define i64 @large(i64 %k) noinline {
  %room = alloca [20000 x i8], align 16
  store volatile i8 1, ptr %room
  %r = call i64 @may(i64 %k)
  ret i64 %r
}
define i64 @dynamic(i64 %k) noinline personality ptr @personality {
  %bytes = add i64 %k, 33
  %room = alloca i8, i64 %bytes, align 16
  store volatile i8 1, ptr %room
  %r = invoke i64 @large(i64 %k) to label %fine unwind label %pad
fine:
  ret i64 %r
pad:
  %e = landingpad { ptr, i32 } cleanup
  store volatile i8 2, ptr %room
  call void @note(i64 6)
  resume { ptr, i32 } %e
}
define i64 @framed(i64 %k) noinline \"frame-pointer\"=\"all\" {
  %r = call i64 @dynamic(i64 %k)
  ret i64 %r
}
define i64 @f(i64 %k) personality ptr @personality {
entry:
  %a = mul i64 %k, 3
  %b = mul i64 %k, 5
  %c = mul i64 %k, 7
  %d = mul i64 %k, 11
  %e1 = mul i64 %k, 13
  %f1 = mul i64 %k, 17
  %g = xor i64 %k, 255
  %h = sitofp i64 %k to double
  %r = invoke i64 @framed(i64 %k) to label %fine unwind label %pad
fine:
  br label %end
pad:
  %e = landingpad { ptr, i32 } catch ptr null
  %p = extractvalue { ptr, i32 } %e, 0
  %v = call i64 @caught(ptr %p)
  br label %end
end:
  %x = phi i64 [ %r, %fine ], [ %v, %pad ]
  %hi = fptosi double %h to i64
  %s0 = add i64 %x, %a
  %s1 = add i64 %s0, %b
  %s2 = add i64 %s1, %c
  %s3 = add i64 %s2, %d
  %s4 = add i64 %s3, %e1
  %s5 = add i64 %s4, %f1
  %s6 = add i64 %s5, %g
  %s7 = add i64 %s6, %hi
  ret i64 %s7
}
",
        &[(0, 255, 0), (2, 20 + 2 * 57 + 253, 6), (4, 28 + 4 * 57 + 251, 0)],
    );
}

/// Clauses of the caller follow those of inlined code: an exception caught only by the caller passes the
/// clean-ups in between, in order, whether or not the frames in between remain.
#[test]
fn clean_up_in_between_is_done_once() {
    check(
        "
define i64 @third(i64 %k) noinline personality ptr @personality {
  %r = invoke i64 @may(i64 %k) to label %fine unwind label %pad
fine:
  %k1 = add i64 %k, 1
  %s = invoke i64 @may(i64 %k1) to label %both unwind label %other
both:
  %t = add i64 %r, %s
  ret i64 %t
pad:
  %e = landingpad { ptr, i32 } cleanup catch ptr @c
  %n = extractvalue { ptr, i32 } %e, 1
  %c = call i32 @llvm.eh.typeid.for.p0(ptr @c)
  %is = icmp eq i32 %n, %c
  call void @note(i64 1)
  br i1 %is, label %caught, label %on
caught:
  %p = extractvalue { ptr, i32 } %e, 0
  %v = call i64 @caught(ptr %p)
  ret i64 %v
on:
  resume { ptr, i32 } %e
other:
  %f = landingpad { ptr, i32 } cleanup
  call void @note(i64 2)
  resume { ptr, i32 } %f
}
define i64 @second(i64 %k) noinline personality ptr @personality {
  %r = invoke i64 @third(i64 %k) to label %fine unwind label %pad
fine:
  call void @note(i64 3)
  ret i64 %r
pad:
  %e = landingpad { ptr, i32 } cleanup
  call void @note(i64 4)
  resume { ptr, i32 } %e
}
define i64 @first(i64 %k) noinline personality ptr @personality {
  %r = invoke i64 @second(i64 %k) to label %fine unwind label %pad
fine:
  ret i64 %r
pad:
  %e = landingpad { ptr, i32 } catch ptr @b
  %n = extractvalue { ptr, i32 } %e, 1
  %b = call i32 @llvm.eh.typeid.for.p0(ptr @b)
  %is = icmp eq i32 %n, %b
  br i1 %is, label %caught, label %on
caught:
  call void @note(i64 5)
  %p = extractvalue { ptr, i32 } %e, 0
  %v = call i64 @caught(ptr %p)
  ret i64 %v
on:
  resume { ptr, i32 } %e
}
define i64 @f(i64 %k) personality ptr @personality {
  %r = invoke i64 @first(i64 %k) to label %fine unwind label %pad
fine:
  ret i64 %r
pad:
  %e = landingpad { ptr, i32 } filter [1 x ptr] [ptr @b] catch ptr null
  %n = extractvalue { ptr, i32 } %e, 1
  %p = extractvalue { ptr, i32 } %e, 0
  %v = call i64 @caught(ptr %p)
  %neg = icmp slt i32 %n, 0
  %w = select i1 %neg, i64 1000, i64 2000
  %x = add i64 %v, %w
  ret i64 %x
}
",
        &[(-1, -7, 3), (0, 1010, 24), (1, 1010, 14), (2, 20, 145), (3, 30, 13), (4, 63, 3)],
    );
}
