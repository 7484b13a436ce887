// What a program in Rust leaves to the standard library: formatting, memory of collections, texts, panics.
// `formats.out` is what the program prints as rustc 1.95 compiles it.
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;
use std::io::BufRead;
use std::rc::Rc;

#[derive(Debug, Clone, PartialEq)]
struct Point {
    x: i32,
    y: f64,
}

#[derive(Debug)]
#[allow(dead_code)]
enum Kind {
    Empty,
    One(u8),
    Two(i64, char),
    Named { text: &'static str, list: Vec<u16> },
}

struct Unit;

impl fmt::Debug for Unit {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Unit").field("a", &1).field("b", &Some("c")).finish()?;
        f.debug_tuple("").field(&2).finish()?;
        f.debug_set().entries([1, 2]).finish()?;
        f.debug_map().entry(&"k", &3).entries([("l", 4)]).finish()
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "({}, {})", self.x, self.y)
    }
}

/// Refuses what is too long.
struct Short(String);

impl fmt::Write for Short {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        if self.0.len() + text.len() > 8 {
            return Err(fmt::Error);
        }
        self.0.push_str(text);
        Ok(())
    }
}

fn numbers() {
    println!("{} {} {} {} {}", i8::MIN, u64::MAX, i128::MIN, -1isize, 1u64 << 63);
    println!("{:5}|{:<5}|{:^5}|{:>5}|{:+}|{:05}|{:<05}|{:*^9}|{:#x}|{:#010b}", 1, 2, 3, 4, 5, -6, 7, 8, 255, 5);
    println!("{:x} {:X} {:o} {:b} {:#o} {:x}", -1i8, 255, 8, 5u8, 8, -1i16);
    println!("{:e} {:e} {:?} {:?} {:?} {}", 1234.5, 0.00012f32, 1.0, 1e16, f32::MAX, 1e21);
    println!("{} {} {} {:?} {}", 0.1 + 0.2, 0.1f32 + 0.2f32, f64::INFINITY, -0.0, f64::NAN);
    println!("{:08.3}|{:+.2}|{:8.1}|{:<8.1}|{:.0}|{:.*}|{:w$.p$}|", 3.14159, 2.5, -1.25, 9.99, 2.5, 3, 1.0, 6.5, w = 9, p = 2);
    println!("{:?} {:#?} {:x?} {:02X?}", [1u8, 20], (1, "x"), [255, 16], [10, 200]);
}

fn texts() {
    let s = "text";
    println!("{s} {:?} {s:>8}|{:<6}|{:^7}|{:-^8}|{:.2}|{:8.3}|", s, "a", "mid", "fill", "cut", "longer");
    println!("{:?} {:?} {} {:3}| {:?} {:?}", 'q', '\n', 'é', 'x', "esc\n\"q\" é \u{7f}", true);
    println!("{p} {p:?} {p:#?} {:?}", Some(&Point { x: 0, y: -1.5 }), p = Point { x: 1, y: 2.5 });
    let kinds = [
        Kind::Empty,
        Kind::One(1),
        Kind::Two(2, 'z'),
        Kind::Named { text: "t", list: vec![1, 2] },
    ];
    println!("{kinds:?} {:#?}", kinds);
    println!("{Unit:?} {:#?}", Unit);
    println!("{:?} {:?} {:#?} {:?}", (), ((1,), "b"), Vec::<i32>::new(), None::<i32>);
    let mut short = Short(String::new());
    println!("{:?} {:?}", fmt::write(&mut short, format_args!("{}{:>3}", "abc", 7)), short.0);
    println!("{:?} {:?}", fmt::write(&mut short, format_args!("{}{}", "xyz", 7)), short.0);

    let mut t = String::from("hello");
    t.push_str(" world");
    t.push('!');
    println!("{t} {} {} {}", t.len(), t.to_uppercase(), t.replace("l", "LL"));
    println!("{:?} {:?} {:?}", t.find("wor"), t.find("xyz"), t.rfind('o'));
    println!("{:?} {:?}", t.split(' ').collect::<Vec<_>>(), "a, b, , c".split(", ").collect::<Vec<_>>());
    println!("{:?} {:?} {:?}", "12".parse::<i32>(), "x".parse::<i32>(), "300".parse::<u8>());
    println!("{:?} {:?} {}", "1.5".parse::<f64>(), "1.5x".parse::<f32>().is_err(), "".parse::<i32>().unwrap_err());
    println!("{} {:?} {}", " a b  c".split_whitespace().count(), "a=b".split_once('='), "abc".repeat(2));
    println!("{} {:?} {}", t.chars().rev().collect::<String>(), t.lines().collect::<Vec<_>>(), t.trim_end_matches('!'));
    println!("{:?} {:?}", "aabaabaaab".match_indices("aab").collect::<Vec<_>>(), "aaaa".rsplit("aa").count());
    println!("{:?} {}", "é✓".bytes().collect::<Vec<_>>(), ["x", "y"].join("-"));
}

fn collections() {
    let mut v: Vec<i32> = (0..10).map(|i| i * i % 7).collect();
    v.reverse();
    v.dedup();
    println!("{v:?} {:?} {:?} {:?}", v.iter().max(), v.iter().position(|&x| x == 4), v.contains(&3));
    v.extend([9, 8, 7]);
    v.retain(|x| x % 2 == 1);
    v.insert(1, 5);
    println!("{v:?} {:?} {:?}", v.windows(2).map(|w| w[0] + w[1]).collect::<Vec<_>>(), v.chunks(2).last());
    let words: Vec<String> = ["pear", "fig", "apple"].iter().map(|s| s.to_string()).collect();
    println!("{words:?} {}", words.concat());
    let mut counts = HashMap::new();
    for word in "a b a c b a".split(' ') {
        *counts.entry(word).or_insert(0) += 1;
    }
    println!("{:?} {:?} {:?}", counts["a"], counts.get("b"), counts.get("z"));
    let shared = Rc::new(RefCell::new(vec![1]));
    let other = shared.clone();
    other.borrow_mut().push(2);
    println!("{:?} {}", shared.borrow(), Rc::strong_count(&shared));
    let shapes: Vec<Box<dyn Fn(f64) -> f64>> = vec![Box::new(|x| x * x), Box::new(move |x| x + v.len() as f64)];
    println!("{:?}", shapes.iter().map(|f| f(1.5)).collect::<Vec<_>>());
}

fn main() {
    numbers();
    texts();
    collections();
    println!("{:?}", std::env::args().skip(1).collect::<Vec<_>>());
    let mut first = String::new();
    let n = std::io::stdin().read_line(&mut first).unwrap();
    let rest: Vec<String> = std::io::stdin().lock().lines().map(|line| line.unwrap()).collect();
    println!("{n} {first:?} {rest:?}");
    eprintln!("said {}", 1);
    for way in 0..8 {
        let caught = std::panic::catch_unwind(|| {
            let (list, empty) = ([1, 2, 3], None::<i32>);
            match way {
                0 => list[way + 5],
                1 => list[way + 1..way + 9].len() as i32,
                2 => empty.unwrap(),
                3 => "x".parse::<i32>().unwrap(),
                4 => panic!("way {way} of {:?}", list),
                5 => {
                    assert_eq!(list.len(), way, "lengths of {}", 5);
                    0
                }
                6 => (way as i32 + i32::MAX) / 2,
                _ => 7,
            }
        });
        println!("{:?}", caught.is_err());
    }
    Err::<(), _>(Point { x: 1, y: 0.5 }).expect("it works");
}
