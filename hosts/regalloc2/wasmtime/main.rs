//! Compiles a WebAssembly module with Wasmtime and runs it: `ours` is built with Sheave's register allocator,
//! `theirs` with regalloc2's.
//!
//!     wasm-ours compile MODULE ALGORITHM IMAGE
//!     wasm-ours run IMAGE [ARGUMENT]...
//!
//! The algorithm is `backtracking` or `single-pass`. A program of the C library for WASI gets arguments, the
//! standard output, a clock that starts at zero, and its exit status; everything else of the system fails.

use std::io::Write as _;
use std::process::ExitCode;

use wasmtime::{Caller, Config, Engine, Error, Extern, Linker, Module, RegallocAlgorithm, Result, Store};

/// State of the WASI functions.
struct System {
    args: Vec<Vec<u8>>,
    nanoseconds: u64,
    status: Option<i32>,
}

/// The error numbers of WASI.
const OK: i32 = 0;
const BAD_FILE: i32 = 8;
const FAULT: i32 = 21;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match &args[..] {
        ["compile", module, algorithm, image] => compile(module, algorithm, image).map(|()| 0),
        ["run", image, args @ ..] => run(image, args),
        _ => {
            eprintln!("usage: compile MODULE ALGORITHM IMAGE | run IMAGE [ARGUMENT]...");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(status) => ExitCode::from(status as u8),
        Err(error) => {
            eprintln!("{error:?}");
            ExitCode::FAILURE
        }
    }
}

fn compile(module: &str, algorithm: &str, image: &str) -> Result<()> {
    let mut config = Config::new();
    config.cranelift_regalloc_algorithm(match algorithm {
        "backtracking" => RegallocAlgorithm::Backtracking,
        "single-pass" => RegallocAlgorithm::SinglePass,
        _ => return Err(Error::msg("the algorithm is `backtracking` or `single-pass`")),
    });
    if std::env::var_os("REGALLOC_CHECKER").is_some() {
        // SAFETY: the setting only makes Cranelift check its results.
        unsafe { config.cranelift_flag_enable("regalloc_checker") };
    }
    let image_bytes = Engine::new(&config)?.precompile_module(&std::fs::read(module)?)?;
    std::fs::write(image, image_bytes)?;
    Ok(())
}

fn run(image: &str, args: &[&str]) -> Result<i32> {
    let engine = Engine::default();
    // SAFETY: the image was written by this program.
    let module = unsafe { Module::deserialize_file(&engine, image)? };
    let args = [image].iter().chain(args).map(|arg| arg.as_bytes().to_vec()).collect();
    let mut store = Store::new(&engine, System { args, nanoseconds: 0, status: None });
    let mut linker = Linker::new(&engine);
    define_wasi(&mut linker)?;
    linker.define_unknown_imports_as_traps(&module)?;
    let instance = linker.instantiate(&mut store, &module)?;
    let start = instance.get_typed_func::<(), ()>(&mut store, "_start")?;
    match start.call(&mut store, ()) {
        Ok(()) => Ok(0),
        Err(error) => store.data().status.ok_or(error),
    }
}

/// Writes bytes to the memory of the module.
fn write(caller: &mut Caller<'_, System>, at: i32, bytes: &[u8]) -> i32 {
    let Some(Extern::Memory(memory)) = caller.get_export("memory") else { return FAULT };
    memory.write(caller, at as u32 as usize, bytes).map_or(FAULT, |()| OK)
}

fn read<const N: usize>(caller: &mut Caller<'_, System>, at: i32) -> Option<[u8; N]> {
    let Some(Extern::Memory(memory)) = caller.get_export("memory") else { return None };
    let mut bytes = [0; N];
    memory.read(caller, at as u32 as usize, &mut bytes).ok()?;
    Some(bytes)
}

fn define_wasi(linker: &mut Linker<System>) -> Result<()> {
    const WASI: &str = "wasi_snapshot_preview1";
    linker.func_wrap(WASI, "proc_exit", |mut caller: Caller<'_, System>, status: i32| -> Result<()> {
        caller.data_mut().status = Some(status);
        Err(Error::msg("exit"))
    })?;
    linker.func_wrap(WASI, "args_sizes_get", |mut caller: Caller<'_, System>, count: i32, bytes: i32| {
        let args = &caller.data().args;
        let (n, total) = (args.len() as u32, args.iter().map(|arg| arg.len() as u32 + 1).sum::<u32>());
        write(&mut caller, count, &n.to_le_bytes()).max(write(&mut caller, bytes, &total.to_le_bytes()))
    })?;
    linker.func_wrap(
        WASI,
        "args_get",
        |mut caller: Caller<'_, System>, mut pointers: i32, mut text: i32| {
            for arg in caller.data().args.clone() {
                let bytes = [&arg[..], &[0]].concat();
                if write(&mut caller, pointers, &text.to_le_bytes()) != OK
                    || write(&mut caller, text, &bytes) != OK
                {
                    return FAULT;
                }
                pointers += 4;
                text += bytes.len() as i32;
            }
            OK
        },
    )?;
    linker.func_wrap(
        WASI,
        "environ_sizes_get",
        |mut caller: Caller<'_, System>, count: i32, bytes: i32| {
            write(&mut caller, count, &[0; 4]).max(write(&mut caller, bytes, &[0; 4]))
        },
    )?;
    linker.func_wrap(WASI, "environ_get", |_: i32, _: i32| OK)?;
    linker.func_wrap(WASI, "clock_time_get", |mut caller: Caller<'_, System>, _: i32, _: i64, at: i32| {
        caller.data_mut().nanoseconds += 1000;
        let now = caller.data().nanoseconds;
        write(&mut caller, at, &now.to_le_bytes())
    })?;
    linker.func_wrap(WASI, "random_get", |mut caller: Caller<'_, System>, at: i32, n: i32| {
        write(&mut caller, at, &vec![42; n as u32 as usize])
    })?;
    // A character device, so that the C library writes line by line.
    linker.func_wrap(WASI, "fd_fdstat_get", |mut caller: Caller<'_, System>, file: i32, at: i32| {
        if file > 2 {
            return BAD_FILE;
        }
        let mut stat = [0; 24];
        stat[0] = 2;
        stat[8..16].fill(0xff);
        write(&mut caller, at, &stat)
    })?;
    linker.func_wrap(WASI, "fd_prestat_get", |_: i32, _: i32| BAD_FILE)?;
    linker.func_wrap(WASI, "fd_close", |_: i32| OK)?;
    linker.func_wrap(WASI, "fd_seek", |_: i32, _: i64, _: i32, _: i32| BAD_FILE)?;
    linker.func_wrap(
        WASI,
        "fd_write",
        |mut caller: Caller<'_, System>, file: i32, vectors: i32, n: i32, written: i32| {
            let mut total = 0;
            for i in 0..n {
                let (Some(base), Some(len)) =
                    (read(&mut caller, vectors + 8 * i), read(&mut caller, vectors + 8 * i + 4))
                else {
                    return FAULT;
                };
                let (base, len) = (u32::from_le_bytes(base) as usize, u32::from_le_bytes(len) as usize);
                let Some(Extern::Memory(memory)) = caller.get_export("memory") else { return FAULT };
                let Some(bytes) = memory.data(&caller).get(base..base + len) else { return FAULT };
                let result = if file == 2 {
                    std::io::stderr().write_all(bytes)
                } else {
                    std::io::stdout().write_all(bytes)
                };
                if result.is_err() {
                    return BAD_FILE;
                }
                total += len as u32;
            }
            write(&mut caller, written, &total.to_le_bytes())
        },
    )?;
    Ok(())
}
