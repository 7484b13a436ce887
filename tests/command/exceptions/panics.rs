// Clean-up while a panic unwinds, in the order of the frames; payloads; threads.
use std::panic::{catch_unwind, AssertUnwindSafe, resume_unwind};
struct D(&'static str);
impl Drop for D { fn drop(&mut self) { println!("drop {}", self.0); } }
fn inner(n: i32) -> i32 { let _d = D("inner"); if n == 3 { panic!("three"); } let v: Vec<i32> = vec![1,2,3]; v[n as usize] }
fn outer(n: i32) -> i32 { let _a = D("a"); let _b = D("b"); let r = inner(n); println!("outer got {r}"); r }
fn main() {
    std::panic::set_hook(Box::new(|info| { println!("hook: {}", info.to_string().lines().last().unwrap_or("")); }));
    for n in 0..5 {
        let r = catch_unwind(|| outer(n));
        match r { Ok(v) => println!("ok {v}"), Err(e) => println!("err {:?} {:?}", e.downcast_ref::<&str>(), e.downcast_ref::<String>()) }
    }
    let mut count = 0;
    let r = catch_unwind(AssertUnwindSafe(|| { count += 1; let _d = D("closure"); resume_unwind(Box::new(7i32)); }));
    println!("{} {:?}", count, r.unwrap_err().downcast_ref::<i32>());
    let t = std::thread::spawn(|| { let _d = D("thread"); panic!("in thread"); });
    println!("join is_err {}", t.join().is_err());
}
