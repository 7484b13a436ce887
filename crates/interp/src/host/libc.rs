//! What the C library remembers between calls: streams, objects with addresses, state of single functions.

use std::io::{Read, Write};

use smallvec::SmallVec;

use super::environment;
use super::random::Random;
use super::streams::Streams;
use crate::memory::Memory;
use crate::trap::TrapKind;

/// Where output goes.
pub(crate) enum Output<'m> {
    /// Kept until the embedder takes it.
    Kept(Vec<u8>),
    /// Passed on, with what is waiting.
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

/// What the C library remembers between calls.
pub(crate) struct Libc<'m> {
    pub(crate) stdin: Option<Box<dyn Read + 'm>>,
    /// What was read from `stdin` and not used: the next byte is the last one.
    pub(crate) pushed_back: Vec<u8>,
    pub(crate) stdin_eof: bool,
    pub(crate) stdout: Output<'m>,
    pub(crate) stderr: Output<'m>,
    /// Addresses of the objects of `stdin`, `stdout`, `stderr`, and of the three pointers.
    pub(crate) files: [u64; 3],
    pub(crate) file_pointers: [u64; 3],
    pub(crate) environ: u64,
    pub(crate) streams: Streams,
    pub(crate) errno: u64,
    /// The address that the thread pointer shows.
    pub(crate) thread: u64,
    /// Functions to call at the end, and their arguments, the last one first.
    pub(crate) exit_functions: Vec<(u64, u64)>,
    pub(crate) random: Random,
    /// Where `strtok` goes on.
    pub(crate) strtok_next: u64,
    /// Addresses of the tables of `__ctype_b_loc` and its relatives, zero before their first use.
    pub(crate) ctype: [u64; 3],
    /// Addresses of small results such as `localtime`'s.
    pub(crate) statics: SmallVec<[(&'static str, u64); 4]>,
    pub(crate) ticks: u64,
    pub(crate) threads: super::threads::Threads,
    pub(crate) handlers: super::signals::Handlers,
    /// The number of the arguments of a program in Rust, and where the pointers to them are.
    pub(crate) arguments: (u64, u64),
    /// Texts that a program in Rust is formatting, the innermost one last.
    pub(crate) formatted: Vec<super::rust::Buffer>,
}

impl<'m> Libc<'m> {
    pub(crate) fn new(memory: &mut Memory, system: bool) -> Libc<'m> {
        let mut file_pointers = [0; 3];
        let mut files = [0; 3];
        for (file, pointer) in files.iter_mut().zip(&mut file_pointers) {
            *file = memory.define_global(216, 16, false);
            *pointer = memory.define_global(8, 16, false);
            memory.initialise(*pointer, &file.to_le_bytes());
        }
        let environ = memory.define_global(8, 16, false);
        let environ_list = environment::initial(memory, system);
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
            streams: Streams::new(),
            errno,
            thread,
            exit_functions: Vec::new(),
            random: Random::default(),
            strtok_next: 0,
            ctype: [0; 3],
            statics: SmallVec::new(),
            ticks: 0,
            threads: Default::default(),
            handlers: Vec::new(),
            arguments: (0, 0),
            formatted: Vec::new(),
        }
    }

    /// The address of the library's data object called `name`.
    pub(crate) fn data(&self, name: &str) -> Option<u64> {
        Some(match name {
            "stdin" | "_IO_2_1_stdin_" => self.file_pointers[0],
            "stdout" | "_IO_2_1_stdout_" => self.file_pointers[1],
            "stderr" | "_IO_2_1_stderr_" => self.file_pointers[2],
            "environ" | "__environ" => self.environ,
            _ => return None,
        })
    }

    pub(crate) fn set_stdin(&mut self, input: Box<dyn Read + 'm>) {
        self.stdin = Some(input);
        self.stdin_eof = false;
    }

    pub(crate) fn set_stdout(&mut self, output: Box<dyn Write + 'm>) {
        self.stdout = Output::Sink(output, Vec::new());
    }

    pub(crate) fn set_stderr(&mut self, output: Box<dyn Write + 'm>) {
        self.stderr = Output::Sink(output, Vec::new());
    }

    pub(crate) fn take_stdout(&mut self) -> Vec<u8> {
        self.stdout.take()
    }

    pub(crate) fn take_stderr(&mut self) -> Vec<u8> {
        self.stderr.take()
    }

    pub(crate) fn flush(&mut self) -> Result<(), TrapKind> {
        self.stdout.flush()?;
        self.stderr.flush()
    }

    /// Writes to the file descriptor 1 or 2.
    pub(super) fn write(&mut self, descriptor: u32, bytes: &[u8]) -> Result<(), TrapKind> {
        if descriptor == 2 {
            // What the program said before an error message should precede it.
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

    /// The address of a static object called `name`, made when it is first asked for.
    pub(super) fn static_object(&mut self, memory: &mut Memory, name: &'static str, size: u64) -> u64 {
        if let Some(&(_, addr)) = self.statics.iter().find(|&&(known, _)| known == name) {
            return addr;
        }
        let addr = memory.define_global(size, 16, false);
        self.statics.push((name, addr));
        addr
    }
}
