//! A personality and a `throw` that need only the unwinder of the C library, so that exceptions are tested on
//! every machine, and their tables by a second reader.

use std::ffi::{c_int, c_void};

const SEARCH: c_int = 1;
const HANDLER: c_int = 4;
const CAN_CATCH: c_int = 6;
const INSTALL: c_int = 7;
const CONTINUE: c_int = 8;

/// The unwinder's header, and the thrown value.
#[repr(C, align(16))]
struct Exception {
    class: u64,
    cleanup: usize,
    private: [usize; 2],
    ty: *const u8,
    value: i64,
}

unsafe extern "C-unwind" {
    fn _Unwind_RaiseException(exception: *mut Exception) -> c_int;
}

unsafe extern "C" {
    fn _Unwind_GetLanguageSpecificData(context: *mut c_void) -> *const u8;
    fn _Unwind_GetRegionStart(context: *mut c_void) -> usize;
    fn _Unwind_GetIP(context: *mut c_void) -> usize;
    fn _Unwind_SetIP(context: *mut c_void, ip: usize);
    fn _Unwind_SetGR(context: *mut c_void, register: c_int, value: usize);
}

/// Throws `value` as something of the type that `ty` describes.
pub(crate) extern "C-unwind" fn throw(ty: *const u8, value: i64) {
    let exception = Exception { class: 0x7368_6561_7665, cleanup: 0, private: [0; 2], ty, value };
    let exception = Box::into_raw(Box::new(exception));
    // SAFETY: the exception is alive until it is caught.
    let code = unsafe { _Unwind_RaiseException(exception) };
    panic!("nothing catches the exception: {code}");
}

/// Returns the thrown value, once.
pub(crate) extern "C" fn caught(exception: *mut c_void) -> i64 {
    // SAFETY: landing pads get exceptions made by `throw`, and each is taken once.
    unsafe { Box::from_raw(exception.cast::<Exception>()) }.value
}

/// Reads numbers and addresses of a table.
struct Table(*const u8);

impl Table {
    fn byte(&mut self) -> u8 {
        // SAFETY: the encoded length of the table is right.
        let byte = unsafe { self.0.read() };
        self.0 = self.0.wrapping_add(1);
        byte
    }

    fn unsigned(&mut self) -> usize {
        let (mut value, mut shift) = (0, 0);
        loop {
            let byte = self.byte();
            value |= usize::from(byte & 127) << shift;
            shift += 7;
            if byte < 128 {
                return value;
            }
        }
    }

    fn signed(&mut self) -> isize {
        let (mut value, mut shift) = (0isize, 0);
        loop {
            let byte = self.byte();
            value |= isize::from(byte & 127) << shift;
            shift += 7;
            if byte < 128 {
                return if byte & 64 != 0 { value | -1 << shift } else { value };
            }
        }
    }
}

/// Finds the landing pad of the call at the current instruction, and whether it catches: the number that it
/// gets.
pub(crate) extern "C" fn personality(
    version: c_int,
    actions: c_int,
    class: u64,
    exception: *mut c_void,
    context: *mut c_void,
) -> c_int {
    assert_eq!((version, class), (1, 0x7368_6561_7665));
    let exception = exception.cast::<Exception>();
    // SAFETY: the unwinder passes its context, and the exception made by `throw`.
    unsafe {
        let Some((pad, number)) = find(context, (*exception).ty) else { return CONTINUE };
        if actions & SEARCH != 0 {
            return if number == 0 { CONTINUE } else { CAN_CATCH };
        }
        assert_eq!(actions & HANDLER != 0, number != 0, "the handler is the one that was found");
        _Unwind_SetGR(context, 0, exception.addr());
        _Unwind_SetGR(context, 1, number as usize);
        _Unwind_SetIP(context, pad);
        INSTALL
    }
}

/// The landing pad of the frame and the number of the type, or of the filter, that takes an exception of type
/// `thrown`.
unsafe fn find(context: *mut c_void, thrown: *const u8) -> Option<(usize, isize)> {
    // SAFETY: as in the caller; a function with this personality has a table.
    let (start, at, table) = unsafe {
        (
            _Unwind_GetRegionStart(context),
            _Unwind_GetIP(context) - 1,
            _Unwind_GetLanguageSpecificData(context),
        )
    };
    let mut table = Table(table);
    assert_eq!(table.byte(), 0xff, "landing pads are relative to the function");
    let types = match table.byte() {
        0xff => None,
        encoding => {
            assert_eq!(encoding, 0, "absolute addresses");
            let distance = table.unsigned();
            Some(table.0.wrapping_add(distance))
        }
    };
    assert_eq!(table.byte(), 1, "numbers in seven bits a byte");
    let size = table.unsigned();
    let end = table.0.wrapping_add(size);
    let (pad, action) = loop {
        assert!(table.0 < end, "every call of the function is in the table");
        let [from, length, pad, action] = [(); 4].map(|()| table.unsigned());
        if at >= start + from && at < start + from + length {
            break (pad, action);
        }
    };
    if pad == 0 {
        return None;
    }
    if action == 0 {
        return Some((start + pad, 0));
    }
    let is_of = |number: usize| {
        let entry = types.expect("a table of types").wrapping_sub(8 * number).cast::<*const u8>();
        // SAFETY: there are so many types.
        let ty = unsafe { entry.read_unaligned() };
        ty.is_null() || ty == thrown
    };
    let mut action = Table(end.wrapping_add(action - 1));
    loop {
        let number = action.signed();
        let next = action.0;
        let takes = match number {
            0 => true,
            1.. => is_of(number as usize),
            _ => {
                let list = types.expect("a table of types").wrapping_offset(-1 - number);
                let mut list = Table(list);
                !std::iter::from_fn(|| Some(list.unsigned()).filter(|&ty| ty != 0)).any(is_of)
            }
        };
        if takes {
            return Some((start + pad, number));
        }
        let distance = action.signed();
        if distance == 0 {
            return None;
        }
        action = Table(next.wrapping_offset(distance));
    }
}
