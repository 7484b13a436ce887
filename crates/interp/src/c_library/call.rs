//! Helpers of the C library's functions: their arguments in the types of C, and `errno`.

use super::state::Libc;
use crate::machine::{Call, HostResult};
use crate::memory::Memory;
use crate::trap::Stop;

/// A call of a function of the C library.
pub(super) type CCall<'a, 'm> = Call<'a, 'm, Libc<'m>>;

/// A function of the C library that is code.
pub(super) type Builtin = for<'a, 'm> fn(&mut CCall<'a, 'm>) -> HostResult;

/// -1 as an `int`: the end of the input, and failure.
pub(super) const EOF: u64 = u32::MAX as u64;

impl<'m> Call<'_, 'm, Libc<'m>> {
    pub(super) fn int(&self, index: usize) -> Result<i32, Stop> {
        Ok(self.arg(index)? as i32)
    }

    /// The C string that the argument `index` points to.
    pub(super) fn string(&self, index: usize) -> Result<Vec<u8>, Stop> {
        let addr = self.arg(index)?;
        // Its length depends on the NUL.
        let mut text = self.observed_bytes(addr, self.mem().c_string(addr)?.len() as u64 + 1)?;
        text.pop();
        Ok(text)
    }

    /// The `len` bytes at `addr`, on which an effect of this call depends.
    pub(super) fn observed_bytes(&self, addr: u64, len: u64) -> Result<Vec<u8>, Stop> {
        let bytes = self.mem().bytes(addr, len)?.to_vec();
        if let Some(taints) = &self.mem().taints {
            for at in addr..addr + len {
                self.machine.observe("a byte that this call reads", &[taints.load(at, 1)])?;
            }
        }
        Ok(bytes)
    }

    pub(super) fn libc(&mut self) -> &mut Libc<'m> {
        &mut self.machine.host
    }

    pub(super) fn mem(&self) -> &Memory {
        &self.machine.memory
    }

    pub(super) fn errno(&self) -> Result<i32, Stop> {
        Ok(self.mem().read_int(self.machine.host.errno, 4)? as i32)
    }

    pub(super) fn set_errno(&mut self, code: i32) -> Result<(), Stop> {
        let addr = self.libc().errno;
        Ok(self.memory().write_int(addr, 4, code as u64)?)
    }

    /// The address of a static object called `name` of `size` bytes, made on the first call.
    pub(super) fn static_object(&mut self, name: &'static str, size: u64) -> u64 {
        self.machine.host.static_object(&mut self.machine.memory, name, size)
    }

    /// Stores a text and its NUL.
    pub(super) fn store_text(&mut self, dest: u64, text: &[u8]) -> Result<(), Stop> {
        let place = self.memory().bytes_mut(dest, text.len() as u64 + 1)?;
        place[..text.len()].copy_from_slice(text);
        place[text.len()] = 0;
        Ok(())
    }
}
