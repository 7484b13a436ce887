//! Streams and folders of the C library of the process. Nothing of the program's memory gets here but copies.

#![allow(unsafe_code, reason = "calls functions of the C library")]

use std::ffi::{CStr, CString, c_int, c_long};
use std::ptr::NonNull;

/// An open stream; dropping it closes it.
pub(crate) struct NativeStream(NonNull<libc::FILE>);

/// What a call gives: its result, or the number of the error.
pub(super) type Answer<T> = Result<T, i32>;

/// The number of the last error.
pub(super) fn last_error() -> i32 {
    std::io::Error::last_os_error().raw_os_error().unwrap_or(0)
}

impl NativeStream {
    fn new(stream: *mut libc::FILE) -> Answer<NativeStream> {
        NonNull::new(stream).map(NativeStream).ok_or_else(last_error)
    }

    pub(super) fn open(path: &CStr, mode: &CStr) -> Answer<NativeStream> {
        // SAFETY: both end with a NUL.
        NativeStream::new(unsafe { libc::fopen(path.as_ptr(), mode.as_ptr()) })
    }

    pub(super) fn of_descriptor(descriptor: c_int, mode: &CStr) -> Answer<NativeStream> {
        // SAFETY: the mode ends with a NUL; what is no descriptor is refused.
        NativeStream::new(unsafe { libc::fdopen(descriptor, mode.as_ptr()) })
    }

    pub(super) fn temporary() -> Answer<NativeStream> {
        // SAFETY: it needs nothing.
        NativeStream::new(unsafe { libc::tmpfile() })
    }

    pub(super) fn descriptor(&self) -> c_int {
        // SAFETY: the stream is open as long as `self` lives; so below.
        unsafe { libc::fileno(self.0.as_ptr()) }
    }

    pub(super) fn close(self) -> Answer<()> {
        let stream = std::mem::ManuallyDrop::new(self);
        // SAFETY: it is open, and not closed again.
        if unsafe { libc::fclose(stream.0.as_ptr()) } == 0 { Ok(()) } else { Err(last_error()) }
    }

    /// The next byte; at the end, and after an error, nothing.
    pub(super) fn read_byte(&mut self) -> Option<u8> {
        // SAFETY: as above.
        u8::try_from(unsafe { libc::fgetc(self.0.as_ptr()) }).ok()
    }

    pub(super) fn unread_byte(&mut self, byte: u8) -> bool {
        // SAFETY: as above.
        unsafe { libc::ungetc(c_int::from(byte), self.0.as_ptr()) >= 0 }
    }

    pub(super) fn read(&mut self, room: &mut [u8]) -> usize {
        // SAFETY: as above; there is room for so many bytes.
        unsafe { libc::fread(room.as_mut_ptr().cast(), 1, room.len(), self.0.as_ptr()) }
    }

    /// Writes, and gives how many bytes.
    pub(super) fn write(&mut self, bytes: &[u8]) -> usize {
        // SAFETY: as above; there are so many bytes.
        unsafe { libc::fwrite(bytes.as_ptr().cast(), 1, bytes.len(), self.0.as_ptr()) }
    }

    pub(super) fn flush(&mut self) -> Answer<()> {
        // SAFETY: as above.
        if unsafe { libc::fflush(self.0.as_ptr()) } == 0 { Ok(()) } else { Err(last_error()) }
    }

    pub(super) fn seek(&mut self, offset: c_long, from: c_int) -> Answer<()> {
        // SAFETY: as above.
        if unsafe { libc::fseek(self.0.as_ptr(), offset, from) } == 0 { Ok(()) } else { Err(last_error()) }
    }

    pub(super) fn tell(&mut self) -> Answer<c_long> {
        // SAFETY: as above.
        let at = unsafe { libc::ftell(self.0.as_ptr()) };
        if at < 0 { Err(last_error()) } else { Ok(at) }
    }

    pub(super) fn is_at_end(&self) -> bool {
        // SAFETY: as above.
        unsafe { libc::feof(self.0.as_ptr()) != 0 }
    }

    pub(super) fn has_failed(&self) -> bool {
        // SAFETY: as above.
        unsafe { libc::ferror(self.0.as_ptr()) != 0 }
    }

    pub(super) fn clear(&mut self) {
        // SAFETY: as above.
        unsafe { libc::clearerr(self.0.as_ptr()) }
    }

    /// Sets the kind of buffering; the buffer is the C library's.
    pub(super) fn set_buffering(&mut self, kind: c_int, size: usize) -> bool {
        // SAFETY: as above; without a buffer the C library allocates one.
        unsafe { libc::setvbuf(self.0.as_ptr(), std::ptr::null_mut(), kind, size) == 0 }
    }
}

impl Drop for NativeStream {
    fn drop(&mut self) {
        // SAFETY: it is open, and not used again.
        unsafe { libc::fclose(self.0.as_ptr()) };
    }
}

/// An open folder; dropping it closes it.
pub(crate) struct NativeFolder(NonNull<libc::DIR>);

impl NativeFolder {
    pub(super) fn open(path: &CStr) -> Answer<NativeFolder> {
        // SAFETY: the path ends with a NUL.
        NonNull::new(unsafe { libc::opendir(path.as_ptr()) }).map(NativeFolder).ok_or_else(last_error)
    }

    /// The bytes of the next entry (`struct dirent`), as many as it says it has.
    pub(super) fn next(&mut self) -> Answer<Option<Vec<u8>>> {
        clear_error();
        // SAFETY: the folder is open as long as `self` lives. An entry has as many bytes as it says, and
        // stays until the next call.
        unsafe {
            let entry = libc::readdir(self.0.as_ptr());
            if entry.is_null() {
                return if last_error() == 0 { Ok(None) } else { Err(last_error()) };
            }
            let size = usize::from((*entry).d_reclen).min(size_of::<libc::dirent>());
            Ok(Some(std::slice::from_raw_parts(entry.cast::<u8>(), size).to_vec()))
        }
    }

    pub(super) fn rewind(&mut self) {
        // SAFETY: as above.
        unsafe { libc::rewinddir(self.0.as_ptr()) }
    }
}

impl Drop for NativeFolder {
    fn drop(&mut self) {
        // SAFETY: it is open, and not used again.
        unsafe { libc::closedir(self.0.as_ptr()) };
    }
}

/// So that the next error can be told from an older one.
pub(super) fn clear_error() {
    // SAFETY: the address of the thread's own variable.
    unsafe { *libc::__errno_location() = 0 }
}

/// Opens a file; gives its descriptor.
pub(super) fn open(path: &CStr, flags: c_int, mode: u32) -> Answer<c_int> {
    // SAFETY: the path ends with a NUL.
    let descriptor = unsafe { libc::open(path.as_ptr(), flags, mode) };
    if descriptor < 0 { Err(last_error()) } else { Ok(descriptor) }
}

/// Makes a file with a new name of this pattern; gives its descriptor and the name.
pub(super) fn open_temporary(pattern: CString) -> Answer<(c_int, Vec<u8>)> {
    let mut name = pattern.into_bytes_with_nul();
    // SAFETY: the pattern ends with a NUL, and is changed in place.
    let descriptor = unsafe { libc::mkstemp(name.as_mut_ptr().cast()) };
    name.pop();
    if descriptor < 0 { Err(last_error()) } else { Ok((descriptor, name)) }
}

/// A second descriptor for the same file.
pub(super) fn duplicate(descriptor: c_int) -> Answer<c_int> {
    // SAFETY: what is no descriptor is refused.
    let copy = unsafe { libc::dup(descriptor) };
    if copy < 0 { Err(last_error()) } else { Ok(copy) }
}

pub(super) fn close(descriptor: c_int) -> Answer<()> {
    // SAFETY: the caller owns it, and the C library refuses what is none.
    if unsafe { libc::close(descriptor) } == 0 { Ok(()) } else { Err(last_error()) }
}

pub(super) fn read(descriptor: c_int, room: &mut [u8]) -> Answer<usize> {
    // SAFETY: there is room for so many bytes.
    let n = unsafe { libc::read(descriptor, room.as_mut_ptr().cast(), room.len()) };
    usize::try_from(n).map_err(|_| last_error())
}

pub(super) fn write(descriptor: c_int, bytes: &[u8]) -> Answer<usize> {
    // SAFETY: there are so many bytes.
    let n = unsafe { libc::write(descriptor, bytes.as_ptr().cast(), bytes.len()) };
    usize::try_from(n).map_err(|_| last_error())
}

/// A text for the C library; what is after a NUL is not part of it.
pub(super) fn text(bytes: &[u8]) -> CString {
    CString::new(bytes.split(|&byte| byte == 0).next().unwrap_or_default()).unwrap_or_default()
}

/// The time of a clock of the system.
pub(super) fn clock(clock: c_int) -> Answer<std::time::Duration> {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: there is room for the time; what is no clock is refused.
    if unsafe { libc::clock_gettime(clock, &raw mut time) } != 0 {
        return Err(last_error());
    }
    Ok(std::time::Duration::new(time.tv_sec as u64, time.tv_nsec as u32))
}
