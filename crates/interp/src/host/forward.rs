//! Functions that the C library of the process performs: a line each says what its arguments and its result
//! are. Arguments in memory are copied, with all checks, and what was written is copied back; the function
//! sees no address of the program, and the program none of the process.
//!
//! Where the program may not have what belongs to the process ([`Options::system`](crate::Options::system))
//! those that only compute work all the same; the others fail as if there were no such file, or give zero.

#![allow(unsafe_code, reason = "calls functions of the C library")]

use std::ffi::CString;

use super::Builtin;
use super::native_stream;
use super::streams::BAD_FILE;
use super::symbol::{Symbol, symbol};
use crate::machine::{HostCall, HostResult};
use crate::{Stop, TrapKind};

/// How many bytes an argument points to.
#[derive(Clone, Copy)]
enum Size {
    Fixed(usize),
    /// As many as the argument with this index says.
    Of(usize),
}
use Size::{Fixed, Of};

/// What an argument is.
#[derive(Clone, Copy)]
enum Argument {
    /// A number, in a general register.
    Number,
    /// A text that is read; null stays null.
    Text,
    /// Bytes that are read and written; null stays null. There are no addresses in them.
    Room(Size),
    /// A `struct tm`, the same; its last field is the address of a text.
    Calendar,
    /// A descriptor of the program.
    Descriptor,
}
use Argument::{Calendar, Descriptor, Number, Room, Text};

/// What a function gives.
#[derive(Clone, Copy)]
enum Answer {
    /// A number of 32 bits; -1 where it fails.
    Status,
    /// A number of 64 bits.
    Long,
    /// The address of the argument with this index, or null.
    Given(usize),
    /// A text that the program must not change.
    String,
    /// A `struct tm` of the C library's.
    TheCalendar,
    /// A text that the program has to free.
    Block,
}
use Answer::{Block, Given, Long, Status, String, TheCalendar};

/// A function of the C library.
struct Row {
    name: &'static str,
    function: &'static Symbol,
    arguments: &'static [Argument],
    answer: Answer,
    reach: Reach,
}

/// What a function does where the program may not have what belongs to the process.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reach {
    /// It only computes, and works all the same.
    Computes,
    /// It fails.
    Fails,
    /// It gives zero.
    GivesZero,
}

/// One line a function: its name, what its arguments are, what it gives.
macro_rules! functions {
    ($reach:ident: $($name:ident($($argument:expr),*) -> $answer:expr;)*) => {
        &[$((stringify!($name), |call| {
            perform(call, &Row {
                name: stringify!($name),
                function: symbol!($name),
                arguments: &[$($argument),*],
                answer: $answer,
                reach: Reach::$reach,
            })
        }),)*]
    };
}

const STAT: Argument = Room(Fixed(size_of::<libc::stat>()));
const TIME_SPEC: Argument = Room(Fixed(size_of::<libc::timespec>()));
const TIME: Argument = Room(Fixed(8));

/// Those that only compute, in the time zone and the locale of the process.
const COMPUTING: &[(&str, Builtin)] = functions! { Computes:
    localtime(TIME) -> TheCalendar;
    localtime_r(TIME, Calendar) -> Given(1);
    gmtime(TIME) -> TheCalendar;
    gmtime_r(TIME, Calendar) -> Given(1);
    mktime(Calendar) -> Long;
    timegm(Calendar) -> Long;
    timelocal(Calendar) -> Long;
    asctime(Calendar) -> String;
    asctime_r(Calendar, Room(Fixed(26))) -> Given(1);
    ctime(TIME) -> String;
    ctime_r(TIME, Room(Fixed(26))) -> Given(1);
    strftime(Room(Of(1)), Number, Text, Calendar) -> Long;
    fnmatch(Text, Text, Number) -> Status;
};

/// Those that reach what is not the program's.
const REACHING: &[(&str, Builtin)] = functions! { Fails:
    remove(Text) -> Status;
    rename(Text, Text) -> Status;
    unlink(Text) -> Status;
    link(Text, Text) -> Status;
    symlink(Text, Text) -> Status;
    readlink(Text, Room(Of(2)), Number) -> Long;
    realpath(Text, Room(Fixed(4096))) -> Block;
    mkdir(Text, Number) -> Status;
    rmdir(Text) -> Status;
    chdir(Text) -> Status;
    getcwd(Room(Of(1)), Number) -> Block;
    chmod(Text, Number) -> Status;
    access(Text, Number) -> Status;
    stat(Text, STAT) -> Status;
    lstat(Text, STAT) -> Status;
    fstat(Descriptor, STAT) -> Status;
    truncate(Text, Number) -> Status;
    ftruncate(Descriptor, Number) -> Status;
    fchmod(Descriptor, Number) -> Status;
    fsync(Descriptor) -> Status;
    fdatasync(Descriptor) -> Status;
    lseek(Descriptor, Number, Number) -> Long;
    lseek64(Descriptor, Number, Number) -> Long;
    pread(Descriptor, Room(Of(2)), Number, Number) -> Long;
    pwrite(Descriptor, Room(Of(2)), Number, Number) -> Long;
    gethostname(Room(Of(1)), Number) -> Status;
    uname(Room(Fixed(size_of::<libc::utsname>()))) -> Status;
    getrusage(Number, Room(Fixed(size_of::<libc::rusage>()))) -> Status;
    getrlimit(Number, Room(Fixed(size_of::<libc::rlimit>()))) -> Status;
    times(Room(Fixed(size_of::<libc::tms>()))) -> Long;
    clock_getres(Number, TIME_SPEC) -> Status;
    getrandom(Room(Of(1)), Number, Number) -> Long;
    getentropy(Room(Of(1)), Number) -> Status;
};

/// Those that give a number of the process.
const NUMBERS: &[(&str, Builtin)] = functions! { GivesZero:
    isatty(Descriptor) -> Status;
    getpid() -> Status;
    getppid() -> Status;
    getuid() -> Status;
    geteuid() -> Status;
    getgid() -> Status;
    getegid() -> Status;
    umask(Number) -> Status;
};

pub(super) const TABLES: [&[(&str, Builtin)]; 3] = [COMPUTING, REACHING, NUMBERS];

/// No function has more; the C library ignores those that it does not have.
const MAX_ARGUMENTS: usize = 6;
/// `EINVAL`
const INVALID: u64 = 22;
/// No program needs as much for one of these functions.
const MAX_ROOM: u64 = 1 << 30;
/// The offset of `tm_zone` in `struct tm`.
const ZONE: usize = std::mem::offset_of!(libc::tm, tm_zone);

/// A copy of an argument in memory.
enum Copied {
    Nothing,
    Text {
        _text: CString,
    },
    /// With eights, so that it is aligned for all that is in it.
    Room {
        words: Vec<u64>,
        size: usize,
    },
    Calendar {
        words: Vec<u64>,
        _zone: CString,
    },
}

fn perform(call: &mut HostCall<'_, '_>, row: &Row) -> HostResult {
    let failure = match row.answer {
        Status => u64::from(u32::MAX),
        Long => u64::MAX,
        _ => 0,
    };
    if row.reach != Reach::Computes && !call.interp.options.system {
        if row.reach == Reach::GivesZero {
            return Ok(0);
        }
        call.may_reach_system()?;
        return Ok(failure);
    }
    let mut arguments = [0u64; MAX_ARGUMENTS];
    let mut copies = Vec::with_capacity(row.arguments.len());
    for (index, (&kind, argument)) in row.arguments.iter().zip(&mut arguments).enumerate() {
        // Of a null pointer the kernel says that it is wrong; what only computes reads through it.
        if row.reach == Reach::Computes && !matches!(kind, Number) && call.arg(index)? == 0 {
            return Err(TrapKind::NullAccess { addr: 0, write: false }.into());
        }
        let Some((value, copied)) = copy_in(call, index, kind)? else { return Ok(failure) };
        *argument = value;
        copies.push(copied);
    }
    let [a, b, c, d, e, f] = arguments;
    native_stream::clear_error();
    // SAFETY: the function is one of the C library, all of whose arguments are in general registers, as the
    // result is; its line says what they are. What it reads and writes are copies of the sizes that it is
    // told or that the type has, and they live until the end of this function.
    let result = unsafe {
        type Native = unsafe extern "C" fn(u64, u64, u64, u64, u64, u64) -> u64;
        row.function.get::<Native>()(a, b, c, d, e, f)
    };
    let error = native_stream::last_error();
    if error != 0 {
        call.set_errno(error as u64)?;
    }
    for (index, copied) in copies.iter().enumerate() {
        copy_out(call, index, copied)?;
    }
    give(call, row, result, &arguments)
}

/// The argument as the function gets it; `None` where it is no descriptor.
fn copy_in(call: &mut HostCall<'_, '_>, index: usize, kind: Argument) -> Result<Option<(u64, Copied)>, Stop> {
    let value = call.arg(index)?;
    Ok(Some(match kind {
        Number => (value, Copied::Nothing),
        Descriptor => match call.libc().streams.descriptor(value) {
            Some(native) => {
                call.libc().flush()?;
                call.libc().streams.flush();
                (native as u64, Copied::Nothing)
            }
            None => {
                call.set_errno(BAD_FILE as u64)?;
                return Ok(None);
            }
        },
        _ if value == 0 => (0, Copied::Nothing),
        Text => {
            let text = native_stream::text(&call.string(index)?);
            (text.as_ptr().expose_provenance() as u64, Copied::Text { _text: text })
        }
        Room(size) => {
            let size = match size {
                Fixed(size) => size as u64,
                Of(index) => call.arg(index)?,
            };
            if size > MAX_ROOM {
                return Err(TrapKind::OutOfBounds { addr: value, size, write: true }.into());
            }
            let mut words = words_of(call.mem().bytes(value, size)?);
            (words.as_mut_ptr().expose_provenance() as u64, Copied::Room { words, size: size as usize })
        }
        Calendar => {
            let mut words = words_of(call.mem().bytes(value, size_of::<libc::tm>() as u64)?);
            let zone = match words[ZONE / 8] {
                0 => CString::default(),
                // What a program has not set is no address; only `strftime` reads it.
                zone => native_stream::text(call.mem().c_string(zone).unwrap_or_default()),
            };
            words[ZONE / 8] = zone.as_ptr().expose_provenance() as u64;
            (words.as_mut_ptr().expose_provenance() as u64, Copied::Calendar { words, _zone: zone })
        }
    }))
}

fn words_of(bytes: &[u8]) -> Vec<u64> {
    let mut words: Vec<u64> = bytes
        .chunks(8)
        .map(|chunk| {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            u64::from_le_bytes(word)
        })
        .collect();
    // So that there is an address even of nothing.
    words.reserve(1);
    words
}

fn copy_out(call: &mut HostCall<'_, '_>, index: usize, copied: &Copied) -> Result<(), Stop> {
    let (words, size) = match copied {
        Copied::Nothing | Copied::Text { .. } => return Ok(()),
        Copied::Room { words, size } => (words.clone(), *size),
        Copied::Calendar { words, .. } => (with_zone(call, words)?, size_of::<libc::tm>()),
    };
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).take(size).collect();
    let place = call.arg(index)?;
    let is_same = call.mem().bytes(place, size as u64)? == bytes;
    match call.memory().bytes_mut(place, size as u64) {
        Ok(room) => room.copy_from_slice(&bytes),
        // What was only read may be constant.
        Err(_) if is_same => {}
        Err(kind) => return Err(kind.into()),
    }
    Ok(())
}

/// A `struct tm` with the name of the zone in the program's memory.
fn with_zone(call: &mut HostCall<'_, '_>, words: &[u64]) -> Result<Vec<u64>, Stop> {
    let zone = read_text(words[ZONE / 8]);
    let mut words = words.to_vec();
    words[ZONE / 8] = static_text(call, "tm_zone", &zone)?;
    Ok(words)
}

/// A text of the C library's.
fn read_text(address: u64) -> Vec<u8> {
    if address == 0 {
        return Vec::new();
    }
    let address = std::ptr::with_exposed_provenance::<std::ffi::c_char>(address as usize);
    // SAFETY: the C library gave the address of a text, or it is that of a copy that is still there.
    unsafe { std::ffi::CStr::from_ptr(address) }.to_bytes().to_vec()
}

/// An object of the program's with a text that the library gives.
fn static_text(call: &mut HostCall<'_, '_>, name: &'static str, text: &[u8]) -> HostResult {
    /// No such text is longer.
    const SIZE: usize = 4096;
    let interp = &mut *call.interp;
    let place = interp.libc.static_object(&mut interp.memory, name, SIZE as u64);
    let text = &text[..text.len().min(SIZE - 1)];
    let room = interp.memory.bytes_mut(place, SIZE as u64)?;
    room.fill(0);
    room[..text.len()].copy_from_slice(text);
    Ok(place)
}

/// What the program gets for the result.
fn give(call: &mut HostCall<'_, '_>, row: &Row, result: u64, arguments: &[u64; MAX_ARGUMENTS]) -> HostResult {
    match row.answer {
        Status => Ok(result & 0xffff_ffff),
        Long => Ok(result),
        _ if result == 0 => Ok(0),
        Given(index) => call.arg(index),
        String => static_text(call, row.name, &read_text(result)),
        TheCalendar => {
            let address =
                std::ptr::with_exposed_provenance::<[u64; size_of::<libc::tm>() / 8]>(result as usize);
            // SAFETY: the C library gave the address of its own `struct tm`, of 56 bytes, aligned to eight.
            let words = unsafe { *address };
            let words = with_zone(call, &words)?;
            let interp = &mut *call.interp;
            let place = interp.libc.static_object(&mut interp.memory, "tm", size_of::<libc::tm>() as u64);
            for (i, word) in words.into_iter().enumerate() {
                interp.memory.write_int(place.wrapping_add(8 * i as u64), 8, word)?;
            }
            Ok(place)
        }
        Block => {
            let text = read_text(result);
            // The program gave room, or the C library has allocated it.
            let room = row.arguments.iter().position(|kind| matches!(kind, Room(_))).unwrap_or(0);
            if arguments[room] != 0 {
                return call.arg(room);
            }
            // SAFETY: the C library allocated it for its caller.
            unsafe { libc::free(std::ptr::with_exposed_provenance_mut(result as usize)) };
            let Some(block) = call.memory().allocate(text.len() as u64 + 1, 16) else {
                call.set_errno(INVALID)?;
                return Ok(0);
            };
            super::stdio::store_text(call, block, u64::MAX, &text)?;
            Ok(block)
        }
    }
}
