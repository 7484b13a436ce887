//! Eight threads that compile, link, call and drop programs, and hand them to each other, with everything
//! counted.
//!
//! `SHEAVE_STRESS_SECONDS=600 cargo test -p sheave-tests --test pipeline stress:: -- --nocapture` runs for
//! ten minutes instead of a fixed number of programs, prints the counts, and checks that memory does not
//! grow.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use sheave::{CompiledFunction, Jit, Options, Program, Strategy, read_bytes};
use sheave_ir::Type;
use sheave_tests::Rng;
use sheave_tests::everywhere::interpret;
use sheave_tests::generate::{NAME, arguments, random_module};
use sheave_x64::jit::thread_blocks;

const THREADS: u64 = 8;
/// Programs per thread in `cargo test`.
const PROGRAMS: u64 = 40;
/// Programs that other programs may be linked to at a time.
const SHARED: usize = 16;

/// Calls that wait for a thread at a time.
const WAITING: usize = 64;

type Step = extern "C" fn(i64) -> i64;

/// State and counters shared by all threads.
#[derive(Default)]
struct Count {
    made: AtomicU64,
    dropped: AtomicU64,
    calls: AtomicU64,
    links: AtomicU64,
    objects: AtomicU64,
    random: AtomicU64,
}

impl Count {
    fn add(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }
}

/// A program that counts its end.
struct Counted {
    program: Program,
    count: Arc<Count>,
}

impl Counted {
    fn new(program: Program, count: &Arc<Count>) -> Counted {
        Count::add(&count.made);
        Counted { program, count: count.clone() }
    }

    fn step(&self, name: &str) -> CompiledFunction<Step> {
        // SAFETY: the functions of this test touch only their variables.
        unsafe { self.program.function::<Step>(name) }.unwrap_or_else(|error| panic!("{error}"))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        Count::add(&self.count.dropped);
    }
}

/// A program with a function that is called by several programs.
struct Library {
    counted: Counted,
    id: u64,
    factor: i64,
}

extern "C" fn host(x: i64) -> i64 {
    x ^ 0x55
}

fn library_text(id: u64, factor: i64) -> String {
    format!(
        "@f = global i64 {factor}\ndefine i64 @lib{id}(i64 %x) {{\n  %f = load i64, ptr @f\n  %y = mul i64 %x, %f\n  ret i64 %y\n}}\n"
    )
}

/// `go(n)` sums over a table, a thread-local, a function of the host and one of another program.
fn user_text(id: u64, start: i64, library: u64) -> String {
    format!(
        "@own = thread_local global i64 {start}, align 128
@table = constant [4 x i64] [i64 3, i64 5, i64 7, i64 {id}]
declare i64 @lib{library}(i64)
declare i64 @host(i64)
define i64 @leaf(i64 %x) {{
  %own = load i64, ptr @own
  %next = add i64 %own, %x
  store i64 %next, ptr @own
  %i = and i64 %x, 3
  %at = getelementptr i64, ptr @table, i64 %i
  %t = load i64, ptr %at
  %r = mul i64 %t, %own
  ret i64 %r
}}
define i64 @go(i64 %n) {{
entry:
  %acc = alloca i64
  %i = alloca i64
  store i64 0, ptr %acc
  store i64 0, ptr %i
  br label %head
head:
  %j = load i64, ptr %i
  %more = icmp slt i64 %j, %n
  br i1 %more, label %body, label %done
body:
  %a = load i64, ptr %acc
  %l = call i64 @leaf(i64 %j)
  %h = call i64 @host(i64 %l)
  %o = call i64 @lib{library}(i64 %h)
  %s = add i64 %a, %o
  store i64 %s, ptr %acc
  %k = add i64 %j, 1
  store i64 %k, ptr %i
  br label %head
done:
  %r = load i64, ptr %acc
  ret i64 %r
}}
"
    )
}

/// The result of the first call of `go` in a thread.
fn expected(id: u64, start: i64, factor: i64, n: i64) -> i64 {
    let table = [3, 5, 7, id as i64];
    let (mut own, mut sum) = (start, 0i64);
    for x in 0..n {
        let leaf = table[(x & 3) as usize].wrapping_mul(own);
        own = own.wrapping_add(x);
        sum = sum.wrapping_add(host(leaf).wrapping_mul(factor));
    }
    sum
}

/// A call that another thread is to make, of a program that may be dropped otherwise.
struct Task {
    go: CompiledFunction<Step>,
    n: i64,
    expected: i64,
}

struct Worker<'a> {
    rng: Rng,
    jit: Jit,
    count: &'a Arc<Count>,
    libraries: &'a Mutex<Vec<Arc<Library>>>,
    tasks: &'a Mutex<Vec<Task>>,
    next_id: &'a AtomicU64,
}

impl Worker<'_> {
    fn below(&mut self, n: usize) -> usize {
        self.rng.below(n)
    }

    fn options(&mut self) -> Options {
        let strategy = Strategy::ALL[self.below(Strategy::ALL.len())];
        Options { strategy, verify: false, ..Options::default() }
    }

    fn compile(&mut self, text: &str) -> Program {
        let module = read_bytes("stress.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        self.jit.compile(&module).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Publishes a program for linking by other threads; removes an older one.
    fn publish(&mut self) {
        let id = self.next_id.fetch_add(1, Ordering::Relaxed);
        let factor = self.below(1000) as i64;
        let program = self.compile(&library_text(id, factor));
        let library = Arc::new(Library { counted: Counted::new(program, self.count), id, factor });
        let at = self.below(SHARED);
        let mut libraries = self.libraries.lock().expect("no thread panics");
        let old = if libraries.len() < SHARED {
            libraries.push(library);
            None
        } else {
            Some(std::mem::replace(&mut libraries[at], library))
        };
        drop(libraries);
        drop(old);
    }

    /// A program that is linked to one of them, called here and, perhaps, by another thread.
    fn link_and_call(&mut self) {
        let choice = self.below(SHARED);
        let Some(library) = self.libraries.lock().expect("no thread panics").get(choice).cloned() else {
            return;
        };
        let id = self.next_id.fetch_add(1, Ordering::Relaxed);
        let (start, n) = (self.below(100) as i64, self.below(50) as i64);
        let options = self.options();
        let mut jit = Jit::new(options);
        // SAFETY: the declaration in the texts matches its definition.
        unsafe { jit.define_symbol("host", host as *const u8) };
        jit.depend_on(&library.counted.program);
        let factor = library.factor;
        let text = user_text(id, start, library.id);
        let module = read_bytes("stress.ll", text.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
        let program = jit.compile(&module).unwrap_or_else(|error| panic!("{error}"));
        let counted = Counted::new(program, self.count);
        // The dependency stays alive through the program.
        drop((jit, library));
        Count::add(&self.count.links);
        let go = counted.step("go");
        let expected = expected(id, start, factor, n);
        assert_eq!(go.call(n), expected);
        Count::add(&self.count.calls);
        if self.below(2) == 0 {
            let mut tasks = self.tasks.lock().expect("no thread panics");
            tasks.push(Task { go, n, expected });
            // Memory must not grow, so neither must the list.
            let surplus = (tasks.len() > WAITING).then(|| tasks.remove(0));
            drop(tasks);
            drop(surplus);
        }
        if self.below(8) == 0 {
            let object = sheave::compile_object(&module, &Options { verify: false, ..Options::default() });
            assert!(object.unwrap_or_else(|error| panic!("{error}")).starts_with(b"\x7fELF"));
            Count::add(&self.count.objects);
        }
    }

    /// A program of another thread, whose thread-locals are new here.
    fn call_of_others(&mut self) {
        let task = self.tasks.lock().expect("no thread panics").pop();
        let Some(Task { go, n, expected }) = task else { return };
        // The thread that made it has used its thread-locals, this thread none, unless it is the same.
        std::thread::scope(|scope| {
            scope.spawn(|| assert_eq!(go.call(n), expected));
        });
        Count::add(&self.count.calls);
    }

    /// A function of arbitrary control flow.
    fn random(&mut self) {
        let seed = self.rng.bits();
        let module = random_module(seed);
        let options = self.options();
        let how = format!("random_module({seed}), strategy {}", options.strategy.name());
        let program = Jit::new(options).compile(&module).unwrap_or_else(|error| panic!("{how}: {error}"));
        let counted = Counted::new(program, self.count);
        type Main = extern "C" fn(i64, i64, i32, f64) -> i64;
        // SAFETY: generated functions touch only their memory.
        let main =
            unsafe { counted.program.function::<Main>(NAME) }.unwrap_or_else(|error| panic!("{error}"));
        let (a, b, c, d) = arguments(seed)[0];
        let bits = [a as u64, b as u64, u64::from(c as u32), d.to_bits()];
        let id = module.function_id(NAME).expect("it is there");
        if let Ok(values) = interpret(&module, id, &bits, 200_000) {
            assert_eq!(module.signatures[module.functions[id].sig].results[0].ty, Type::I64);
            assert_eq!(main.call(a, b, c, d) as u64, values[0], "{how}");
            Count::add(&self.count.calls);
        }
        Count::add(&self.count.random);
    }

    fn turn(&mut self) {
        match self.below(8) {
            0 => self.publish(),
            1 => self.random(),
            2 | 3 => self.call_of_others(),
            _ => self.link_and_call(),
        }
    }
}

/// Bytes that are allocated and not freed, without the allocator's overhead.
fn allocated() -> u64 {
    // SAFETY: mallinfo2 has no preconditions.
    let info = unsafe { libc::mallinfo2() };
    (info.uordblks + info.hblkhd) as u64
}

/// Resident bytes, without free memory that the allocator could return to the system: each of its arenas
/// keeps the most that a function has needed so far.
fn resident() -> u64 {
    // SAFETY: malloc_trim may be called at any time.
    unsafe { libc::malloc_trim(0) };
    let text = std::fs::read_to_string("/proc/self/statm").expect("Linux has it");
    let pages: u64 = text.split(' ').nth(1).and_then(|word| word.parse().ok()).expect("a number");
    pages * 4096
}

#[test]
fn eight_threads_compile_call_link_and_drop() {
    let seconds = std::env::var("SHEAVE_STRESS_SECONDS").ok().and_then(|text| text.parse().ok());
    let duration = seconds.map(Duration::from_secs);
    let count = Arc::new(Count::default());
    let (libraries, tasks) = (Mutex::default(), Mutex::default());
    let (next_id, stop) = (AtomicU64::new(0), AtomicBool::new(false));
    let mut memory = Vec::new();
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..THREADS)
            .map(|n| {
                let mut worker = Worker {
                    rng: Rng::new(0x5eed + n),
                    jit: Jit::new(Options { verify: false, ..Options::default() }),
                    count: &count,
                    libraries: &libraries,
                    tasks: &tasks,
                    next_id: &next_id,
                };
                let stop = &stop;
                scope.spawn(move || {
                    for turn in 0.. {
                        let enough =
                            if seconds.is_some() { stop.load(Ordering::Relaxed) } else { turn >= PROGRAMS };
                        if enough {
                            return;
                        }
                        worker.turn();
                    }
                })
            })
            .collect();
        let Some(duration) = duration else { return };
        let start = Instant::now();
        while start.elapsed() < duration && !workers.iter().any(std::thread::ScopedJoinHandle::is_finished) {
            std::thread::sleep(duration / 20);
            let (resident, allocated) = (resident() >> 10, allocated() >> 10);
            memory.push((resident, allocated));
            let (made, seconds) = (count.made.load(Ordering::Relaxed), start.elapsed().as_secs());
            eprintln!("{seconds} s: {made} programs, {resident} KiB resident, {allocated} KiB allocated");
        }
        stop.store(true, Ordering::Relaxed);
    });
    tasks.into_inner().expect("no thread panics").clear();
    libraries.into_inner().expect("no thread panics").clear();
    let get = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
    eprintln!(
        "{} programs made, {} dropped, {} calls, {} linked to others, {} objects, {} of random functions",
        get(&count.made),
        get(&count.dropped),
        get(&count.calls),
        get(&count.links),
        get(&count.objects),
        get(&count.random)
    );
    assert_eq!(get(&count.made), get(&count.dropped));
    assert!([&count.links, &count.objects, &count.random, &count.calls].into_iter().all(|n| get(n) > 0));
    assert_eq!(thread_blocks(), 0, "every program is dropped");
    if memory.len() >= 10 {
        // A single function may need much for a moment, so the minimum is the indicator of a leak.
        let least = |part: &[(u64, u64)]| {
            let resident = part.iter().map(|&(resident, _)| resident).min().unwrap_or(0);
            (resident, part.iter().map(|&(_, allocated)| allocated).min().unwrap_or(0))
        };
        let (first, last) = memory.split_at(memory.len() / 2);
        let (early, late) = (least(first), least(last));
        assert!(late.0 <= early.0 + early.0 / 4 + 1024, "resident memory grows: {memory:?} KiB");
        assert!(late.1 <= early.1 + early.1 / 4 + 1024, "allocated memory grows: {memory:?} KiB");
    }
}
