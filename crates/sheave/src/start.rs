//! The start of the process, in place of that of Rust's library.
//!
//! Rust's start code determines the end of the main thread's stack, to report an overflow: the C library
//! reads `/proc/self/maps` for this, which is a tenth of all instructions before the command line is read. A
//! program under `run` has its own handlers, and no code here recurses over sizes of the input. Its other
//! tasks are done here: standard streams that are closed become `/dev/null`, a closed pipe is an error
//! of the write, a panic ends the process with status 101, and standard output is flushed.

use std::ffi::{c_char, c_int};
use std::panic::catch_unwind;

use crate::cli::{self, PANICKED};

/// The entry point for the C library. Rust's library has the words of the command line already: the dynamic
/// linker passes them to every initialiser.
#[unsafe(no_mangle)]
extern "C" fn main(_: c_int, _: *const *const c_char) -> c_int {
    open_standard_streams();
    // SAFETY: there is one thread, and to ignore a signal has no preconditions.
    unsafe { libc::signal(libc::SIGPIPE, libc::SIG_IGN) };
    // The message has been printed by the hook; no state that the panic may have left inconsistent is used
    // afterwards.
    let status = catch_unwind(|| c_int::from(cli::main())).unwrap_or(PANICKED);
    // It flushes standard output.
    std::process::exit(status)
}

/// Opens closed standard streams: otherwise messages would be written to the next file that is opened.
/// Reading from them and writing to them remain errors.
fn open_standard_streams() {
    let mut streams = [0, 1, 2].map(|fd| libc::pollfd { fd, events: 0, revents: 0 });
    // SAFETY: the length passed is that of the array.
    let found = unsafe { libc::poll(streams.as_mut_ptr(), streams.len() as libc::nfds_t, 0) };
    // Without an answer they are assumed to be open, as they nearly always are.
    for stream in streams.iter().filter(|stream| found > 0 && stream.revents & libc::POLLNVAL != 0) {
        let access = if stream.fd == 0 { libc::O_WRONLY } else { libc::O_RDONLY };
        // SAFETY: the name ends in zero. The lowest number that is free is that of the stream, because the
        // streams are visited in order.
        let fd = unsafe { libc::open(c"/dev/null".as_ptr(), access) };
        debug_assert!(fd == -1 || fd == stream.fd, "{fd} instead of {}", stream.fd);
    }
}
