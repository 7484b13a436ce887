//! The memory of programs in this process: thread-locals, alignment, guard pages. The tests share the
//! process, so each that counts something of the whole process, or has thread-locals, takes the lock.

use std::sync::{Barrier, Mutex, MutexGuard, mpsc};

use sheave::{Error, Jit, Options, Program, pipeline, read_bytes};
use sheave_x64::jit::thread_blocks;

static WHOLE_PROCESS: Mutex<()> = Mutex::new(());

fn whole_process() -> MutexGuard<'static, ()> {
    WHOLE_PROCESS.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn program(text: &str) -> Result<Program, Error> {
    Jit::new(Options::default()).compile(&read_bytes("test.ll", text.as_bytes())?)
}

const COUNTER: &str = "
@counter = thread_local global i64 40
@more = thread_local global [100000 x i64] zeroinitializer
define i64 @count() {
  %old = load i64, ptr @counter
  %new = add i64 %old, 1
  store i64 %new, ptr @counter
  ret i64 %new
}
";

type Count = extern "C" fn() -> i64;

fn counter() -> (Program, sheave::CompiledFunction<Count>) {
    let program = program(COUNTER).expect("the program is right");
    // SAFETY: the function touches only its variables.
    let count = unsafe { program.function::<Count>("count") }.expect("it has this type");
    (program, count)
}

#[test]
fn dropping_a_program_frees_its_thread_locals_in_all_threads() {
    let _guard = whole_process();
    let before = thread_blocks();
    let (program, count) = counter();
    let (again, dropped) = (Barrier::new(4), Barrier::new(4));
    std::thread::scope(|scope| {
        for _ in 0..3 {
            let count = count.clone();
            scope.spawn(|| {
                let count = count;
                assert_eq!((count.call(), count.call()), (41, 42));
                drop(count);
                again.wait();
                dropped.wait();
            });
        }
        let first = count.call();
        again.wait();
        let used = thread_blocks();
        drop((program, count));
        // The other threads are still alive: a failure must not leave them waiting.
        let unused = thread_blocks();
        dropped.wait();
        assert_eq!((first, used, unused), (41, before + 4, before));
    });
}

#[test]
fn a_freed_index_starts_with_fresh_values() {
    let _guard = whole_process();
    for _ in 0..100 {
        let (_program, count) = counter();
        assert_eq!((count.call(), count.call()), (41, 42));
    }
}

#[test]
fn blocks_of_threads_that_are_gone_are_freed() {
    let _guard = whole_process();
    let before = thread_blocks();
    let (program, count) = counter();
    for _ in 0..50 {
        let count = count.clone();
        let thread = std::thread::spawn(move || assert_eq!(count.call(), 41));
        thread.join().expect("it ends");
    }
    // Joining a thread comes a moment before the kernel has released it.
    for _ in 0..1000 {
        if thread_blocks() == before {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    assert_eq!(thread_blocks(), before);
    drop((program, count));
    assert_eq!(thread_blocks(), before);
}

#[test]
fn a_handle_keeps_thread_locals_alive() {
    let _guard = whole_process();
    let before = thread_blocks();
    let (program, count) = counter();
    let (send, receive) = mpsc::channel::<sheave::CompiledFunction<Count>>();
    drop(program);
    let other = std::thread::spawn(move || {
        let count = receive.recv().expect("a function comes");
        assert_eq!(count.call(), 41);
    });
    assert_eq!(count.call(), 41);
    send.send(count).expect("the thread waits");
    other.join().expect("it ends");
    assert_eq!(thread_blocks(), before);
}

#[test]
fn alignment_is_honoured_whatever_it_is() {
    let _guard = whole_process();
    let mut text = String::new();
    let mut body = String::new();
    let mut n = 0;
    for shift in 0..=28 {
        for kind in ["global", "constant", "thread_local global"] {
            // The address space of a block of thread-locals is committed immediately.
            if kind.starts_with("thread") && shift > 22 {
                continue;
            }
            let align = 1u64 << shift;
            text += &format!("@x{n} = {kind} i8 {}, align {align}\n", n % 100);
            body += &format!(
                "  %a{n} = ptrtoint ptr @x{n} to i64\n  %b{n} = and i64 %a{n}, {}\n  %v{n} = load volatile i8, ptr @x{n}\n\
                 \x20 %w{n} = zext i8 %v{n} to i64\n  %d{n} = xor i64 %w{n}, {}\n  %c{n} = or i64 %b{n}, %d{n}\n\
                 \x20 %r{} = or i64 %r{n}, %c{n}\n",
                align - 1,
                n % 100,
                n + 1
            );
            n += 1;
        }
    }
    text += &format!("define i64 @misaligned(i64 %r0) {{\n{body}  ret i64 %r{n}\n}}\n");
    let program = program(&text).expect("the program is right");
    // SAFETY: the function reads only its variables.
    let misaligned =
        unsafe { program.function::<extern "C" fn(i64) -> i64>("misaligned") }.expect("it has this type");
    assert_eq!(misaligned.call(0), 0);
    std::thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| assert_eq!(misaligned.call(0), 0));
        }
    });
}

#[test]
fn alignment_beyond_what_code_can_address_is_an_error() {
    for kind in ["global", "constant", "thread_local global"] {
        let text = format!("@a = {kind} i8 1, align 2147483648\n@b = {kind} i8 1, align 2147483648\n");
        let error = program(&format!("{text}define void @f() {{\n  ret void\n}}\n")).expect_err("too large");
        assert!(error.to_string().contains("exceed two gigabytes"), "{error}");
    }
}

/// The mappings of the process: start, end, permissions.
fn mappings() -> Vec<(usize, usize, String)> {
    let text = std::fs::read_to_string("/proc/self/maps").expect("Linux has it");
    let line = |line: &str| {
        let (range, rest) = line.split_once(' ').expect("a range");
        let (start, end) = range.split_once('-').expect("two ends");
        let number = |text| usize::from_str_radix(text, 16).expect("hexadecimal");
        (number(start), number(end), rest[..4].to_owned())
    };
    text.lines().map(line).collect()
}

#[test]
fn code_constants_and_data_have_pages_around_them_that_nothing_may_access() {
    let text = "
@data = global [5000 x i8] c\"TEXT\", align 16
@constant = constant [5000 x i8] c\"TEXT\", align 16
define i32 @code() {
  %a = load volatile i8, ptr @data
  %b = load volatile i8, ptr @constant
  ret i32 7
}
"
    .replace("TEXT", &"x".repeat(5000));
    // Three of them: they may be neighbours.
    let programs: Vec<Program> = (0..3).map(|_| program(&text).expect("the program is right")).collect();
    let mappings = mappings();
    let permissions_at = |address: usize| {
        mappings.iter().find(|map| map.0 <= address && address < map.1).map(|map| map.2.as_str())
    };
    for program in &programs {
        for (name, permissions) in [("code", "r-xp"), ("constant", "r--p"), ("data", "rw-p")] {
            let address = program.address(name).expect("it is defined") as usize;
            let (start, end, _) =
                mappings.iter().find(|map| map.0 <= address && address < map.1).expect("it is mapped");
            assert_eq!(permissions_at(address), Some(permissions), "{name}");
            assert_eq!(permissions_at(start - 1), Some("---p"), "before {name}");
            assert_eq!(permissions_at(*end), Some("---p"), "after {name}");
        }
    }
}

/// Signatures that are ambiguous by size alone: each has the same bytes as some function of scalars.
const SIGNATURES: &str = "
define signext i8 @signed(i8 signext %x) { ret i8 %x }
define zeroext i16 @unsigned(i16 zeroext %x) { ret i16 %x }
define i8 @low(i64 %x) {
  %y = trunc i64 %x to i8
  ret i8 %y
}
define void @sret(ptr sret(i64) %to) { ret void }
define void @byval(ptr byval({ i64, i64, i64 }) %from) { ret void }
define i64 @wide(i128 %x) {
  %y = trunc i128 %x to i64
  ret i64 %y
}
define x86_fp80 @long_double() { ret x86_fp80 0xK3FFF8000000000000000 }
define { i64, i64 } @two() { ret { i64, i64 } zeroinitializer }
define i32 @variadic(i32 %x, ...) { ret i32 %x }
define internal i32 @local() { ret i32 1 }
@data = global i64 1
";

#[test]
fn a_function_is_handed_out_as_what_it_is_or_not_at_all() {
    let program = program(SIGNATURES).expect("the program is right");
    macro_rules! get {
        ($name:literal as $ty:ty) => {
            // SAFETY: the functions do nothing.
            unsafe { program.function::<$ty>($name) }
        };
    }
    assert_eq!(get!("signed" as extern "C" fn(i8) -> i8).expect("right").call(-100), -100);
    assert_eq!(get!("unsigned" as extern "C" fn(u16) -> u16).expect("right").call(65_000), 65_000);
    assert_eq!(get!("unsigned" as extern "C" fn(u16) -> i16).expect("right").call(65_000), -536);
    // The bits above a small result are unspecified, and must not be taken for its sign.
    let low = std::hint::black_box(get!("low" as extern "C" fn(i64) -> i8).expect("right"));
    assert_eq!(i64::from(low.call(0x7fff_ff01)), 1);
    assert_eq!(i64::from(low.call(0x0180)), -128);
    let low = std::hint::black_box(get!("low" as extern "C" fn(i64) -> u8).expect("right"));
    assert_eq!(u64::from(low.call(-1)), 255);

    macro_rules! wrong {
        ($($name:literal as $ty:ty, $found:literal;)*) => {$(
            match get!($name as $ty) {
                Err(error @ Error::WrongType { .. }) => {
                    assert!(error.to_string().contains(&format!("is {}, not", $found)), "{error}");
                }
                Err(error) => panic!("{}: {error}", $name),
                Ok(_) => panic!("{} is no {}", $name, stringify!($ty)),
            }
        )*};
    }
    wrong! {
        "signed" as extern "C" fn(u8) -> i8, "(i8 sext) -> i8 sext";
        "unsigned" as extern "C" fn(i16) -> u16, "(i16 zext) -> i16 zext";
        "signed" as extern "C" fn(i16) -> i8, "(i8 sext) -> i8 sext";
        "low" as extern "C" fn(f64) -> i8, "(i64) -> i8";
        "low" as extern "C" fn(i64) , "(i64) -> i8";
        "low" as extern "C" fn() -> i8, "(i64) -> i8";
        "sret" as extern "C" fn(*mut i64), "(ptr sret)";
        "sret" as extern "C" fn(*mut i64) -> *mut i64, "(ptr sret)";
        "byval" as extern "C" fn(*const i64), "(ptr byval(24, 8))";
        "wide" as extern "C" fn(i64, i64) -> i64, "(i64 group(1), i64 group(1)) -> i64";
        "long_double" as extern "C" fn() -> *const u8, "() -> ptr x87";
        "two" as extern "C" fn() -> i64, "() -> (i64, i64)";
        "variadic" as extern "C" fn(i32) -> i32, "(i32, ...) -> i32";
    }
    for name in ["local", "data", "nothing"] {
        // SAFETY: as above.
        let result = unsafe { program.function::<extern "C" fn() -> i32>(name) };
        assert!(matches!(result, Err(Error::NoFunction(_))), "{name}");
    }
}

/// The memory of a masked access ends with a page; the next one may not be accessed.
#[test]
fn disabled_lanes_at_the_end_of_a_page_are_not_accessed() {
    let text = "
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
declare i32 @mprotect(ptr, i64, i32)
define i64 @f() {
  %pages = call ptr @mmap(ptr null, i64 8192, i32 3, i32 34, i32 -1, i64 0)
  %second = getelementptr i8, ptr %pages, i64 4096
  %closed = call i32 @mprotect(ptr %second, i64 4096, i32 0)
  %p = getelementptr i8, ptr %pages, i64 4088
  %v = insertelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 %closed, i32 3
  call void @llvm.masked.store.v4i32.p0(<4 x i32> %v, ptr %p, i32 4, <4 x i1> <i1 1, i1 1, i1 0, i1 0>)
  %m = icmp ult <4 x i32> %v, <i32 8, i32 8, i32 0, i32 0>
  %a = call <4 x i32> @llvm.masked.load.v4i32.p0(ptr %p, i32 4, <4 x i1> %m, <4 x i32> %v)
  call void @llvm.masked.compressstore.v4i32(<4 x i32> %a, ptr %p, <4 x i1> %m)
  %b = call <4 x i32> @llvm.masked.expandload.v4i32(ptr %p, <4 x i1> %m, <4 x i32> %a)
  %all = getelementptr i32, ptr %p, <4 x i64> <i64 0, i64 1, i64 2, i64 1000000000>
  call void @llvm.masked.scatter.v4i32.v4p0(<4 x i32> %b, <4 x ptr> %all, i32 4, <4 x i1> %m)
  %c = call <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr> %all, i32 4, <4 x i1> %m, <4 x i32> %b)
  %wide = bitcast <4 x i32> %c to i128
  %r = trunc i128 %wide to i64
  ret i64 %r
}
";
    let text = text.replace("i1 1", "i1 true").replace("i1 0", "i1 false");
    let module = read_bytes("test.ll", text.as_bytes()).expect("it is right");
    let few = pipeline::parse_passes("promote,eliminate").expect("they exist");
    for passes in [few, Options::default().passes] {
        let options = Options { passes, verify: true, ..Options::default() };
        let program = Jit::new(options).compile(&module).expect("it is right");
        // SAFETY: the function touches only memory of its own.
        let f = unsafe { program.function::<extern "C" fn() -> i64>("f") }.expect("it has this type");
        assert_eq!(f.call(), 0x2_0000_0001);
    }
}
