// Panics of the standard library and of the program, without formatting, so that the interpreter runs it,
// too.
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
unsafe extern "C" {
    fn puts(text: *const u8) -> i32;
    fn printf(text: *const u8, ...) -> i32;
}
struct D(i32);
impl Drop for D {
    fn drop(&mut self) {
        unsafe { printf(c"drop %d\n".as_ptr().cast(), self.0) };
    }
}
fn inner(n: i32, v: &[i32]) -> i32 {
    let _d = D(n);
    if n == 3 {
        panic!("three");
    }
    let o: Option<i32> = if n == 4 { None } else { Some(n) };
    100 / (n - 2) + v[n as usize] + o.unwrap()
}
fn main() {
    let v = [1, 2, 3, 4, 5, 6];
    for n in 0..8 {
        let r = catch_unwind(AssertUnwindSafe(|| {
            let _o = D(n + 100);
            inner(n, &v)
        }));
        match r {
            Ok(v) => unsafe { printf(c"ok %d\n".as_ptr().cast(), v) },
            Err(_) => unsafe { puts(c"caught".as_ptr().cast()) },
        };
    }
    let Err(e) = catch_unwind(|| -> i32 {
        let _d = D(50);
        resume_unwind(Box::new(7i32))
    }) else {
        return;
    };
    let value = e.downcast_ref::<i32>().copied().unwrap_or(-1);
    unsafe { printf(c"payload %d, %d\n".as_ptr().cast(), value, e.is::<u8>() as i32) };
    let b: Box<dyn Fn(i32) -> i32> = Box::new(move |i| v[i as usize]);
    let _last = D(99);
    b(17);
}
