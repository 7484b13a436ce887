//! The streams, folders and descriptors that a program has open. What it holds of a stream is an address
//! without memory, which no other gets later: one that is used after it was closed is recognised.

use std::ffi::c_int;

use super::native_stream::{self, Answer, NativeFolder, NativeStream};
use crate::machine::{HostCall, HostResult};
use crate::memory::HANDLE_BASE;
use crate::report::Site;
use crate::{Stop, TrapKind};

/// Bytes between the addresses of two streams.
const HANDLE_STEP: u64 = 64;
/// `EBADF`: the descriptor is none, or not for this.
pub(super) const BAD_FILE: i32 = 9;
/// `ENOENT`
const NO_ENTRY: i32 = 2;
/// `ESPIPE`
pub(super) const NOT_SEEKABLE: i32 = 29;

/// What a program has open.
#[derive(Default)]
pub(crate) struct Streams {
    /// The first three are the standard streams.
    entries: Vec<Entry>,
    /// The descriptors of the process by those of the program, which are the lowest that are free.
    descriptors: Vec<Option<c_int>>,
}

/// A stream or a folder.
struct Entry {
    state: State,
    opened: Option<Site>,
    closed: Option<Site>,
}

enum State {
    /// A standard stream that is still the embedder's.
    Standard,
    /// A stream and the program's descriptor of it.
    Stream(NativeStream, usize),
    Folder(NativeFolder),
    Closed,
}

impl Streams {
    pub(super) fn new() -> Streams {
        let entry = || Entry { state: State::Standard, opened: None, closed: None };
        Streams { entries: (0..3).map(|_| entry()).collect(), descriptors: (0..3).map(Some).collect() }
    }

    /// The number of the stream at `address`, if there was one ever.
    fn number(&self, standard: &[u64; 3], address: u64) -> Option<usize> {
        if let Some(number) = standard.iter().position(|&known| known == address) {
            return Some(number);
        }
        let offset = address.checked_sub(HANDLE_BASE)?;
        let number = usize::try_from(offset / HANDLE_STEP).ok()?;
        (offset.is_multiple_of(HANDLE_STEP) && number > 2 && number < self.entries.len()).then_some(number)
    }

    /// Where the stream at `address` was opened and closed.
    pub(crate) fn history(&self, standard: &[u64; 3], address: u64) -> (Option<Site>, Option<Site>) {
        let entry = self.number(standard, address).map(|number| &self.entries[number]);
        entry.map_or((None, None), |entry| (entry.opened, entry.closed))
    }

    /// The native stream of the number, if it has one.
    pub(super) fn native(&mut self, number: usize) -> Option<&mut NativeStream> {
        match &mut self.entries[number].state {
            State::Stream(stream, _) => Some(stream),
            _ => None,
        }
    }

    fn add(&mut self, state: State, site: Option<Site>) -> u64 {
        self.entries.push(Entry { state, opened: site, closed: None });
        HANDLE_BASE + (self.entries.len() as u64 - 1) * HANDLE_STEP
    }

    /// The lowest free descriptor of the program is from now on that of the process.
    pub(super) fn add_descriptor(&mut self, native: c_int) -> usize {
        let free = self.descriptors.iter().position(Option::is_none);
        let number = free.unwrap_or(self.descriptors.len());
        self.set_descriptor(number, Some(native));
        number
    }

    /// Gives the descriptor of the process that was there before.
    pub(super) fn set_descriptor(&mut self, number: usize, native: Option<c_int>) -> Option<c_int> {
        if self.descriptors.len() <= number {
            self.descriptors.resize(number + 1, None);
        }
        std::mem::replace(&mut self.descriptors[number], native)
    }

    /// Writes what waits in all streams of the C library.
    pub(super) fn flush(&mut self) {
        for entry in &mut self.entries {
            if let State::Stream(stream, _) = &mut entry.state {
                // As natively, one that cannot be written does not keep the others from it.
                let _ = stream.flush();
            }
        }
    }

    /// The descriptor of the process.
    pub(super) fn descriptor(&self, number: u64) -> Option<c_int> {
        *self.descriptors.get(usize::try_from(number as u32).ok()?)?
    }
}

impl Drop for Streams {
    fn drop(&mut self) {
        for entry in &self.entries {
            if let State::Stream(_, number) = entry.state {
                // The stream closes it.
                self.descriptors[number] = None;
            }
        }
        for &native in self.descriptors.iter().flatten().filter(|&&native| native > 2) {
            // The program has ended: there is no caller for an error.
            let _ = native_stream::close(native);
        }
    }
}

impl HostCall<'_, '_> {
    /// The number of the stream in the argument `index`.
    pub(super) fn stream(&mut self, index: usize) -> Result<usize, Stop> {
        self.handle(index, false)
    }

    fn handle(&mut self, index: usize, is_folder: bool) -> Result<usize, Stop> {
        let addr = self.arg(index)?;
        let libc = &self.interp.libc;
        let Some(number) = libc.streams.number(&libc.files, addr) else {
            // Natively this would read through the pointer, so null and wild ones are caught here.
            self.mem().bytes(addr, 4)?;
            return Err(TrapKind::NotAStream { addr }.into());
        };
        match (&libc.streams.entries[number].state, is_folder) {
            (State::Closed, _) => Err(TrapKind::ClosedStream { addr }.into()),
            (State::Folder(_), true) | (State::Stream(..) | State::Standard, false) => Ok(number),
            _ => Err(TrapKind::NotAStream { addr }.into()),
        }
    }

    /// Whether the program may have what is the process's; `errno` says so, if not.
    pub(super) fn may_reach_system(&mut self) -> Result<bool, Stop> {
        if !self.interp.options.system {
            self.set_errno(NO_ENTRY as u64)?;
        }
        Ok(self.interp.options.system)
    }

    /// The result of a call of the C library; where it failed, `failure` with `errno` set.
    pub(super) fn answer<T>(&mut self, answer: Answer<T>) -> Result<Option<T>, Stop> {
        match answer {
            Ok(value) => Ok(Some(value)),
            Err(error) => {
                self.set_errno(error as u64)?;
                Ok(None)
            }
        }
    }

    /// A stream for the program; null where it could not be opened.
    pub(super) fn open_stream(&mut self, open: impl FnOnce() -> Answer<NativeStream>) -> HostResult {
        if !self.may_reach_system()? {
            return Ok(0);
        }
        let Some(stream) = self.answer(open())? else { return Ok(0) };
        let site = self.mem().site;
        let streams = &mut self.libc().streams;
        let number = streams.add_descriptor(stream.descriptor());
        Ok(streams.add(State::Stream(stream, number), site))
    }

    /// The stream in the argument `index` is from now on another one.
    pub(super) fn reopen_stream(
        &mut self,
        index: usize,
        open: impl FnOnce() -> Answer<NativeStream>,
    ) -> HostResult {
        let number = self.stream(index)?;
        if !self.may_reach_system()? {
            return Ok(0);
        }
        self.libc().flush()?;
        let Some(stream) = self.answer(open())? else { return Ok(0) };
        let streams = &mut self.libc().streams;
        let descriptor = match streams.entries[number].state {
            State::Stream(_, descriptor) => descriptor,
            _ => number,
        };
        streams.set_descriptor(descriptor, Some(stream.descriptor()));
        streams.entries[number].state = State::Stream(stream, descriptor);
        self.arg(index)
    }

    /// A stream for a descriptor that the program has.
    pub(super) fn adopt_descriptor(&mut self, mode: &[u8]) -> HostResult {
        if !self.may_reach_system()? {
            return Ok(0);
        }
        let number = self.arg(0)?;
        let Some(native) = self.libc().streams.descriptor(number).filter(|&native| native > 2) else {
            self.set_errno(BAD_FILE as u64)?;
            return Ok(0);
        };
        let stream = NativeStream::of_descriptor(native, &native_stream::text(mode));
        let Some(stream) = self.answer(stream)? else { return Ok(0) };
        let site = self.mem().site;
        Ok(self.libc().streams.add(State::Stream(stream, number as usize), site))
    }

    /// Closes the stream in the first argument; gives whether all went well.
    pub(super) fn close_stream(&mut self) -> Result<bool, Stop> {
        let number = self.stream(0)?;
        let site = self.mem().site;
        self.libc().flush()?;
        let streams = &mut self.libc().streams;
        let entry = &mut streams.entries[number];
        entry.closed = site;
        let answer = match std::mem::replace(&mut entry.state, State::Closed) {
            State::Stream(stream, descriptor) => {
                streams.descriptors[descriptor] = None;
                stream.close()
            }
            _ => Ok(()),
        };
        Ok(self.answer(answer)?.is_some())
    }

    /// The program's descriptor of the stream in the first argument.
    pub(super) fn descriptor_of_stream(&mut self) -> HostResult {
        let number = self.stream(0)?;
        Ok(match self.libc().streams.entries[number].state {
            State::Stream(_, descriptor) => descriptor as u64,
            _ => number as u64,
        })
    }

    pub(super) fn open_folder(&mut self) -> HostResult {
        let path = self.string(0)?;
        if !self.may_reach_system()? {
            return Ok(0);
        }
        let folder = NativeFolder::open(&native_stream::text(&path));
        let Some(folder) = self.answer(folder)? else { return Ok(0) };
        let site = self.mem().site;
        Ok(self.libc().streams.add(State::Folder(folder), site))
    }

    /// The open folder in the first argument.
    pub(super) fn folder(&mut self) -> Result<&mut NativeFolder, Stop> {
        let number = self.handle(0, true)?;
        match &mut self.interp.libc.streams.entries[number].state {
            State::Folder(folder) => Ok(folder),
            _ => Err(TrapKind::NotAStream { addr: 0 }.into()),
        }
    }

    pub(super) fn close_folder(&mut self) -> HostResult {
        let number = self.handle(0, true)?;
        let site = self.mem().site;
        let entry = &mut self.libc().streams.entries[number];
        entry.closed = site;
        entry.state = State::Closed;
        Ok(0)
    }

    /// A fault, if a standard stream that the function does not name is closed.
    fn is_open(&self, stream: usize) -> Result<(), Stop> {
        let libc = &self.interp.libc;
        match (&libc.streams.entries[stream].state, libc.files.get(stream)) {
            (State::Closed, Some(&addr)) => Err(TrapKind::ClosedStream { addr }.into()),
            _ => Ok(()),
        }
    }

    /// The next byte of a stream.
    pub(super) fn read_byte(&mut self, stream: usize) -> Result<Option<u8>, Stop> {
        self.is_open(stream)?;
        let libc = self.libc();
        match libc.streams.native(stream) {
            Some(native) => {
                native_stream::clear_error();
                let byte = native.read_byte();
                if byte.is_none() && native.has_failed() {
                    self.set_errno(native_stream::last_error() as u64)?;
                }
                Ok(byte)
            }
            None if stream == 0 => Ok(libc.read_byte()?),
            None => {
                self.set_errno(BAD_FILE as u64)?;
                Ok(None)
            }
        }
    }

    /// The byte comes again; false where that is not possible.
    pub(super) fn unread_byte(&mut self, stream: usize, byte: u8) -> bool {
        let libc = self.libc();
        match libc.streams.native(stream) {
            Some(native) => native.unread_byte(byte),
            None if stream == 0 => {
                libc.pushed_back.push(byte);
                libc.stdin_eof = false;
                true
            }
            None => false,
        }
    }

    /// Writes to a stream; gives how many bytes.
    pub(super) fn write_stream(&mut self, stream: usize, bytes: &[u8]) -> Result<usize, Stop> {
        self.is_open(stream)?;
        let libc = self.libc();
        if let Some(native) = libc.streams.native(stream) {
            native_stream::clear_error();
            let n = native.write(bytes);
            if n < bytes.len() {
                self.set_errno(native_stream::last_error() as u64)?;
            }
            return Ok(n);
        }
        self.write_descriptor(stream as u64, bytes)
    }

    /// Writes to a descriptor, or to the embedder's output where it is that.
    pub(super) fn write_descriptor(&mut self, number: u64, bytes: &[u8]) -> Result<usize, Stop> {
        match self.libc().streams.descriptor(number) {
            Some(native @ (1 | 2)) => {
                self.libc().write(native as u32, bytes)?;
                Ok(bytes.len())
            }
            Some(native) if native > 2 => {
                let written = native_stream::write(native, bytes);
                Ok(self.answer(written)?.unwrap_or(0))
            }
            _ => {
                self.set_errno(BAD_FILE as u64)?;
                Ok(0)
            }
        }
    }
}
