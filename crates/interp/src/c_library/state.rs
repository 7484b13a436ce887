//! The state of the C library: the standard streams, objects with addresses, state of single functions.

use std::io::{Read, Write};
use std::os::unix::ffi::OsStrExt as _;

use smallvec::SmallVec;

use super::random::Random;
use crate::memory::Memory;
use crate::trap::TrapKind;

/// A stream of output.
enum Output<'m> {
    /// Kept until the embedder takes it.
    Kept(Vec<u8>),
    /// Passed on, with the bytes that wait.
    Sink(Box<dyn Write + 'm>, Vec<u8>),
}

impl Output<'_> {
    fn write(&mut self, bytes: &[u8]) -> Result<(), TrapKind> {
        match self {
            Output::Kept(kept) => kept.extend_from_slice(bytes),
            Output::Sink(_, waiting) => {
                waiting.extend_from_slice(bytes);
                if waiting.len() >= 1 << 13 {
                    self.flush()?;
                }
            }
        }
        Ok(())
    }

    fn flush(&mut self) -> Result<(), TrapKind> {
        if let Output::Sink(sink, waiting) = self {
            let result = sink.write_all(waiting).and_then(|()| sink.flush());
            waiting.clear();
            result.map_err(|error| TrapKind::Host(format!("the program's output: {error}").into()))?;
        }
        Ok(())
    }

    fn take(&mut self) -> Vec<u8> {
        match self {
            Output::Kept(kept) => std::mem::take(kept),
            Output::Sink(..) => Vec::new(),
        }
    }
}

/// The C library of a program: its state.
pub struct Libc<'m> {
    stdin: Option<Box<dyn Read + 'm>>,
    /// Input that was read ahead or pushed back: the next byte is the last one.
    pub(super) pushed_back: Vec<u8>,
    pub(super) stdin_eof: bool,
    stdout: Output<'m>,
    stderr: Output<'m>,
    /// Addresses of the objects of `stdin`, `stdout`, `stderr`, and of the three pointers to them.
    pub(super) files: [u64; 3],
    file_pointers: [u64; 3],
    /// The address of the variable `environ`.
    pub(super) environ: u64,
    /// The address of `errno`.
    pub(super) errno: u64,
    /// The value of the thread pointer.
    pub(super) thread: u64,
    /// Functions to call at the end, and their arguments, in the order in which they were registered.
    pub(super) exit_functions: Vec<(u64, u64)>,
    pub(super) random: Random,
    /// The address at which `strtok` continues.
    pub(super) strtok_next: u64,
    /// Addresses of objects that functions return.
    statics: SmallVec<[(&'static str, u64); 4]>,
    /// How often the program has read a clock.
    pub(super) ticks: u64,
}

impl<'m> Libc<'m> {
    /// Makes the library's objects in `memory`, with the environment of the process if `system`.
    pub(super) fn new(memory: &mut Memory, system: bool) -> Libc<'m> {
        let mut file_pointers = [0; 3];
        let mut files = [0; 3];
        for (file, pointer) in files.iter_mut().zip(&mut file_pointers) {
            *file = memory.define_global(216, 16, false);
            *pointer = memory.define_global(8, 16, false);
            memory.initialise(*pointer, &file.to_le_bytes());
        }
        let environ = memory.define_global(8, 16, false);
        let environ_list = environment(memory, system);
        memory.initialise(environ, &environ_list.to_le_bytes());
        let errno = memory.define_global(4, 16, false);
        let thread = memory.define_global(64, 64, false);
        memory.initialise(thread, &thread.to_le_bytes());
        Libc {
            stdin: None,
            pushed_back: Vec::new(),
            stdin_eof: false,
            stdout: Output::Kept(Vec::new()),
            stderr: Output::Kept(Vec::new()),
            files,
            file_pointers,
            environ,
            errno,
            thread,
            exit_functions: Vec::new(),
            random: Random::default(),
            strtok_next: 0,
            statics: SmallVec::new(),
            ticks: 0,
        }
    }

    /// The address of the library's data object called `name`.
    pub(super) fn object(&self, name: &str) -> Option<u64> {
        Some(match name {
            "stdin" | "_IO_2_1_stdin_" => self.file_pointers[0],
            "stdout" | "_IO_2_1_stdout_" => self.file_pointers[1],
            "stderr" | "_IO_2_1_stderr_" => self.file_pointers[2],
            "environ" | "__environ" => self.environ,
            _ => return None,
        })
    }

    pub(super) fn set_stdin(&mut self, input: Box<dyn Read + 'm>) {
        self.stdin = Some(input);
        self.stdin_eof = false;
    }

    pub(super) fn set_stdout(&mut self, output: Box<dyn Write + 'm>) {
        self.stdout = Output::Sink(output, Vec::new());
    }

    pub(super) fn set_stderr(&mut self, output: Box<dyn Write + 'm>) {
        self.stderr = Output::Sink(output, Vec::new());
    }

    pub(super) fn take_stdout(&mut self) -> Vec<u8> {
        self.stdout.take()
    }

    pub(super) fn take_stderr(&mut self) -> Vec<u8> {
        self.stderr.take()
    }

    pub(super) fn flush_outputs(&mut self) -> Result<(), TrapKind> {
        self.stdout.flush()?;
        self.stderr.flush()
    }

    /// Writes to the standard output (1) or the standard error (2).
    pub(super) fn write(&mut self, stream: usize, bytes: &[u8]) -> Result<(), TrapKind> {
        if stream == 2 {
            // Earlier output precedes the error message.
            self.stdout.flush()?;
            self.stderr.write(bytes)?;
            return self.stderr.flush();
        }
        self.stdout.write(bytes)
    }

    /// The next byte of the standard input.
    pub(super) fn read_byte(&mut self) -> Result<Option<u8>, TrapKind> {
        if let Some(byte) = self.pushed_back.pop() {
            return Ok(Some(byte));
        }
        let Some(input) = &mut self.stdin else {
            self.stdin_eof = true;
            return Ok(None);
        };
        let mut buffer = [0; 4096];
        let n = input.read(&mut buffer);
        let n = n.map_err(|error| TrapKind::Host(format!("the program's input: {error}").into()))?;
        if n == 0 {
            self.stdin_eof = true;
            return Ok(None);
        }
        self.pushed_back.extend(buffer[1..n].iter().rev());
        Ok(Some(buffer[0]))
    }

    /// The address of a static object called `name`, made on the first call.
    pub(super) fn static_object(&mut self, memory: &mut Memory, name: &'static str, size: u64) -> u64 {
        if let Some(&(_, addr)) = self.statics.iter().find(|&&(known, _)| known == name) {
            return addr;
        }
        let addr = memory.define_global(size, 16, false);
        self.statics.push((name, addr));
        addr
    }
}

/// Makes the initial list of the environment; returns its address.
fn environment(memory: &mut Memory, is_that_of_process: bool) -> u64 {
    let mut texts: Vec<Vec<u8>> = Vec::new();
    if is_that_of_process {
        for (name, value) in std::env::vars_os() {
            texts.push([name.as_bytes(), b"=", value.as_bytes()].concat());
        }
    }
    let list = memory.define_global(8 * (texts.len() as u64 + 1), 16, false);
    for (i, text) in texts.iter().enumerate() {
        let place = memory.define_global(text.len() as u64 + 1, 16, false);
        memory.initialise(place, text);
        memory.initialise(list + 8 * i as u64, &place.to_le_bytes());
    }
    list
}
