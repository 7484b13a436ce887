// Panics in the middle of collections, iterators, arithmetic, threads, destructors.
use std::collections::{BTreeMap, HashMap};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::sync::{Arc, Mutex};
use std::rc::Rc;
use std::cell::RefCell;
#[derive(Debug)]
struct Noisy(u64, Rc<RefCell<Vec<u64>>>);
impl Drop for Noisy { fn drop(&mut self) { self.1.borrow_mut().push(self.0); } }
impl Clone for Noisy { fn clone(&self) -> Self { if self.0 % 7 == 3 { panic!("clone {}", self.0) } Noisy(self.0 + 100, self.1.clone()) } }
fn fold(n: u64, log: &Rc<RefCell<Vec<u64>>>) -> u64 {
    let v: Vec<Noisy> = (0..n).map(|i| { if i == 5 { panic!("at five of {n}") } Noisy(i, log.clone()) }).collect();
    let w = v.clone();
    w.iter().map(|x| x.0).sum::<u64>() + v.iter().rev().map(|x| x.0 * 2).max().unwrap_or(0)
}
fn recurse(d: u32, f: f64, log: &Rc<RefCell<Vec<u64>>>) -> f64 {
    let _n = Noisy(d as u64 + 1000, log.clone());
    if d == 0 { let z = f as i64 - f as i64; return (1 / z) as f64; }
    let r = recurse(d - 1, f * 1.5, log);
    r + f
}
struct Bomb; impl Drop for Bomb { fn drop(&mut self) { if !std::thread::panicking() { panic!("bomb") } } }
fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    let log = Rc::new(RefCell::new(Vec::new()));
    for n in 0..9 {
        let r = catch_unwind(AssertUnwindSafe(|| fold(n, &log)));
        println!("{n} {:?} {:?}", r.map_err(|e| e.downcast_ref::<String>().cloned()), std::mem::take(&mut *log.borrow_mut()));
    }
    println!("{:?} {:?}", catch_unwind(AssertUnwindSafe(|| recurse(6, 1.25, &log))).is_err(), std::mem::take(&mut *log.borrow_mut()));
    let m = Arc::new(Mutex::new(1));
    let t: Vec<_> = (0..4).map(|i| { let m = m.clone(); std::thread::spawn(move || { let mut g = m.lock().unwrap_or_else(|e| e.into_inner()); *g += i; if i % 2 == 1 { panic!("thread {i}") } *g }) }).collect();
    let mut ok = 0; for h in t { if h.join().is_ok() { ok += 1 } }
    println!("ok {ok} sum {} poisoned {}", m.lock().unwrap_or_else(|e| e.into_inner()), m.is_poisoned());
    println!("{}", catch_unwind(|| { let _b = Bomb; 5 }).is_err());
    println!("{}", catch_unwind(|| { let _b = Bomb; panic!("first") }).is_err());
    let mut map = HashMap::new(); let mut tree = BTreeMap::new();
    for i in 0..50u64 { let _ = catch_unwind(AssertUnwindSafe(|| { map.entry(i % 10).or_insert_with(|| if i % 3 == 0 { panic!() } else { i }); tree.insert(i, format!("{}", 100 / (i % 5))); })); }
    let mut keys: Vec<_> = map.iter().collect(); keys.sort(); println!("{keys:?} {}", tree.len());
    let s: Result<Vec<i32>, _> = catch_unwind(|| "1,2,x".split(',').map(|p| p.parse::<i32>().expect("a number")).collect());
    println!("{}", s.is_err());
    let b: Box<dyn Fn(usize) -> i128> = Box::new(|i| [1i128, 2, 3][i] << 70);
    for i in 0..5 { println!("{:?}", catch_unwind(AssertUnwindSafe(|| b(i))).ok()); }
}
