//! The statements of a random function, and the values that they use.

use super::loops::ends;
use super::{Base, CONDITIONS, Known, MAX_DEPTH, TYPES, Writer, plus, signed};

impl Writer {
    pub(super) fn statements(&mut self, n: usize, depth: usize) {
        for _ in 0..n {
            self.statement(depth);
        }
    }

    fn statement(&mut self, depth: usize) {
        let is_in_loop = !self.counters.is_empty();
        match self.rng.below(26) {
            0..=4 if depth < MAX_DEPTH => self.loop_of(depth),
            0..=4 => self.dense(),
            5 | 22 => self.clash(),
            23 if !self.temporaries.is_empty() => self.temporary(depth),
            24 if is_in_loop => self.fixed_product(),
            6 => self.store(),
            7 | 8 => self.load(),
            9 | 10 => self.update(),
            11 | 12 => self.branch(depth),
            13 => self.interval(),
            14 if self.is_outer => self.call(),
            15 => self.block_operation(),
            16 | 17 if !self.temporaries.is_empty() => self.temporary(depth),
            18 if !self.records.is_empty() => self.record(),
            19 => self.division(),
            20 if is_in_loop => self.fixed_product(),
            21 if self.is_outer => self.pointer_in_a_slot(),
            _ => self.narrow(),
        }
    }

    // ---- values ---------------------------------------------------------------------------------

    /// An `i64`.
    pub(super) fn value(&mut self) -> String {
        match self.rng.below(5) {
            0 => format!("i64 {}", self.rng.pick(&[0i64, 1, -1, 77, 0x0101_0101_0101_0101, 0x0707_0707])),
            1 => self.hide(5),
            2 | 3 if !self.counters.is_empty() => {
                let at = self.rng.below(self.counters.len());
                let Known { name, bits, .. } = self.counters[at].clone();
                if bits == 64 { name } else { self.made(&format!("sext i64 {name}")) }
            }
            _ => self.made("load i64 v4"),
        }
    }

    /// A value of type `ty`.
    fn value_of(&mut self, ty: &str, bytes: i64) -> String {
        if ty.starts_with('f') {
            let bits = self.rng.pick(&["1.5", "0.0", "-0.0", "3.0"]);
            return format!("{ty} {bits}");
        }
        let value = self.value();
        match value.strip_prefix("i64 ") {
            Some(c) => {
                let c: i64 = c.parse().unwrap_or(0);
                format!("{ty} {}", signed(8 * bytes as u32, c as u64))
            }
            None if bytes == 8 => value,
            None => self.made(&format!("trunc {ty} {value}")),
        }
    }

    /// Makes a value of type `ty` a part of the checksum.
    fn add_as(&mut self, ty: &str, value: &str) {
        let value = match ty {
            "i64" => value.to_owned(),
            "f64" => self.made(&format!("bitcast i64 {value}")),
            "f32" => {
                let bits = self.made(&format!("bitcast i32 {value}"));
                self.made(&format!("zext i64 {bits}"))
            }
            _ => {
                let op = self.rng.pick(&["zext", "sext"]);
                self.made(&format!("{op} i64 {value}"))
            }
        };
        self.add(&value);
    }

    fn condition(&mut self) -> String {
        let value = self.value();
        let cc = self.rng.pick(&CONDITIONS);
        match self.rng.below(3) {
            0 => {
                let bit = self.rng.pick(&[1, 2, 7, 128, 255]);
                let low = self.made(&format!("and {value}, i64 {bit}"));
                let cc = self.rng.pick(&["ne", "eq", "slt", "sgt"]);
                self.made(&format!("icmp {cc} {low}, i64 0"))
            }
            1 => {
                let bits = self.rng.pick(&[8, 16, 32]);
                let value = if value.starts_with('i') { self.made("load i64 v4") } else { value };
                let low = self.made(&format!("trunc i{bits} {value}"));
                let c = self.rng.pick(&[0, 5, -3, 127, -128]);
                self.made(&format!("icmp {cc} {low}, i{bits} {c}"))
            }
            _ => {
                let c = self.rng.below(12);
                let other = self.made(&format!("xor {value}, i64 {c}"));
                self.made(&format!("icmp {cc} {other}, i64 4"))
            }
        }
    }

    // ---- statements -----------------------------------------------------------------------------

    fn store(&mut self) {
        let (ty, bytes) = self.access_type();
        let (place, _, room) = self.place();
        if room >= bytes {
            let value = self.value_of(ty, bytes);
            self.line(&format!("store {value}, {place}"));
        }
    }

    fn access_type(&mut self) -> (&'static str, i64) {
        self.rng.pick(&TYPES)
    }

    pub(super) fn load(&mut self) {
        let (ty, bytes) = self.access_type();
        let (place, _, room) = self.place();
        if room >= bytes {
            let value = self.made(&format!("load {ty} {place}"));
            self.add_as(ty, &value);
        }
    }

    pub(super) fn scalar_load(&mut self) {
        let base = self.base();
        let value = self.made(&format!("load i32 {}", plus(&base.text, base.middle)));
        self.add_as("i32", &value);
    }

    /// Adds to one place, mostly the same in each iteration.
    fn update(&mut self) {
        let bits = self.rng.pick(&[8, 16, 32, 64]);
        let place = match self.rng.below(4) {
            0 => format!("%cells+{}", self.rng.pick(&[0, 8])),
            1 => {
                let base = self.base();
                plus(&base.text, base.middle)
            }
            2 => self.rng.pick(&[0, 1]).to_string(),
            _ => {
                let (place, _, room) = self.place();
                if room < 8 {
                    return;
                }
                place
            }
        };
        let (place, bits) = match place.as_str() {
            "0" | "1" => (self.scalars[usize::from(place == "1")].clone(), 32),
            _ => (place, bits),
        };
        let old = self.made(&format!("load i{bits} {place}"));
        let value = self.value_of(&format!("i{bits}"), i64::from(bits) / 8);
        let op = self.rng.pick(&["add", "xor", "sub", "or", "smax"]);
        let new = self.made(&format!("{op} {old}, {value}"));
        self.line(&format!("store {new}, {place}"));
    }

    /// Accesses that move by their size, or nearly, as loops that fill, copy and sum neighbours do.
    pub(super) fn dense(&mut self) {
        let Some(index) = self.index(40) else { return self.store() };
        let (least, most) = ends(&index);
        let step = index.step.abs().max(1);
        let (ty, bytes) = self.rng.pick(&[("i8", 1), ("i16", 2), ("i32", 4), ("i64", 8)]);
        let scale = match bytes % step {
            0 if self.rng.chance(85) => bytes / step,
            _ => self.rng.pick(&[1, 2, 4]),
        };
        let moves = scale * index.step;
        let (to, from) = (self.base(), self.base());
        let fits = |base: &Base, disp: i64| {
            let (low, high) = (least * scale + disp + base.span.0, most * scale + disp + base.span.1);
            -base.reach <= low && high + bytes <= base.reach
        };
        let disp = self.rng.pick(&[0, 0, bytes, -bytes]);
        if !fits(&to, disp) {
            return self.load();
        }
        let store_to = self.address(&to.text, &index.name, scale, to.middle + disp);
        match self.rng.below(3) {
            0 => {
                let byte = self.rng.pick(&[0i64, 0x7f7f_7f7f_7f7f_7f7f, -1, 0x0101_0101, 0x7f00_007f]);
                let byte = signed(8 * bytes as u32, byte as u64);
                self.line(&format!("store {ty} {byte}, {store_to}"));
            }
            1 => {
                let apart = self.rng.pick(&[0, moves, -moves, bytes, -bytes, 4]);
                if fits(&from, apart) {
                    let load_from = self.address(&from.text, &index.name, scale, from.middle + apart);
                    let value = self.made(&format!("load {ty} {load_from}"));
                    self.line(&format!("store {value}, {store_to}"));
                }
            }
            _ => {
                // What the iteration before stored, or will.
                let apart = disp + self.rng.pick(&[moves, -moves, -moves, bytes, 2 * moves]);
                if fits(&to, apart) {
                    let address = self.made(&format!("ptr_index {}, {} * {scale}", to.text, index.name));
                    let value = self.made(&format!("load {ty} {}", plus(&address, to.middle + apart)));
                    let other = self.value_of(ty, bytes);
                    let sum = self.made(&format!("add {value}, {other}"));
                    self.line(&format!("store {sum}, {}", plus(&address, to.middle + disp)));
                    if self.rng.chance(30) && fits(&to, apart + 2) {
                        self.line(&format!("store i8 3, {}", plus(&address, to.middle + apart + bytes - 1)));
                    }
                }
            }
        }
    }

    /// Two ways.
    fn branch(&mut self, depth: usize) {
        let condition = self.condition();
        let [then, otherwise, join] = [0; 3].map(|_| self.new_block());
        let has_two = self.rng.chance(60);
        let other = if has_two { otherwise } else { join };
        self.line(&format!("branch {condition}, block{then}, block{other}"));
        for block in [then, otherwise].into_iter().take(1 + usize::from(has_two)) {
            self.begin(block);
            let known = self.indices.len();
            if self.rng.chance(50) {
                let slot = self.scalars[self.rng.below(2)].clone();
                let old = self.made(&format!("load i32 {slot}"));
                let op = self.rng.pick(&["add", "xor", "mul"]);
                let new = self.made(&format!("{op} {old}, i32 {}", self.rng.below(9)));
                self.line(&format!("store {new}, {slot}"));
            } else {
                self.statements(1, depth.max(1));
            }
            self.indices.truncate(known);
            self.line(&format!("jump block{join}"));
        }
        self.begin(join);
    }

    /// Whether a number is in an interval: two tests that lead to one block.
    fn interval(&mut self) {
        let old = self.made("load i64 v4");
        let value = self.made(&format!("and {old}, i64 {}", self.rng.pick(&[15, 255])));
        let [inner, inside, join] = [0; 3].map(|_| self.new_block());
        let (low, high) = (self.rng.below(6), 3 + self.rng.below(9));
        let first = self.made(&format!("icmp {} {value}, i64 {low}", self.rng.pick(&["sge", "ugt", "uge"])));
        self.line(&format!("branch {first}, block{inner}, block{join}"));
        self.begin(inner);
        let second =
            self.made(&format!("icmp {} {value}, i64 {high}", self.rng.pick(&["sle", "ult", "slt"])));
        self.line(&format!("branch {second}, block{inside}, block{join}"));
        self.begin(inside);
        let slot = self.scalars[0].clone();
        let old = self.made(&format!("load i32 {slot}"));
        let new = self.made(&format!("add {old}, i32 7"));
        self.line(&format!("store {new}, {slot}"));
        self.line(&format!("jump block{join}"));
        self.begin(join);
    }

    fn call(&mut self) {
        let [first, second, third] = [0; 3].map(|_| {
            let (place, left, right) = self.place();
            if left >= 24 && right >= 24 { Some(self.made_address(&place)) } else { None }
        });
        if let (Some(first), Some(second), Some(third)) = (first, second, third) {
            let value = self.value();
            let n = self.rng.below(2);
            let result = self.made(&format!("call %h{n}({first}, {second}, {value}, {third})"));
            self.add(&result);
        }
    }

    /// The address of an access as a value.
    fn made_address(&mut self, place: &str) -> String {
        match place.split_once(' ') {
            Some((base, rest)) => {
                let by = rest.replace("+ ", "").replace("- ", "-");
                self.made(&format!("ptr_add {base}, i64 {by}"))
            }
            None => place.to_owned(),
        }
    }

    fn block_operation(&mut self) {
        let (to, _, room_to) = self.place();
        let (from, _, room_from) = self.place();
        let most = room_to.min(room_from).min(40);
        if most < 8 {
            return;
        }
        let (to, from) = (self.made_address(&to), self.made_address(&from));
        let length = match self.rng.below(3) {
            0 => {
                let value = self.value();
                self.made(&format!("and {value}, i64 7"))
            }
            _ => self.hide(self.rng.below(most as usize) as i64),
        };
        match self.rng.below(3) {
            0 => {
                let byte = self.value_of("i8", 1);
                self.line(&format!("mem_set {to}, {byte}, {length}"));
            }
            _ => self.line(&format!("mem_move {to}, {from}, {length}")),
        }
    }

    /// A temporary object lives, is written, read and dies.
    fn temporary(&mut self, depth: usize) {
        let at = self.rng.below(self.temporaries.len());
        let slot = self.temporaries.remove(at);
        let is_marked = self.rng.chance(60);
        if is_marked {
            self.line(&format!("lifetime_start {slot}"));
        }
        let value = self.value();
        self.line(&format!("mem_set {slot}, i8 {}, i64 72", self.rng.below(100)));
        self.line(&format!("store {value}, {slot}"));
        if self.rng.chance(30) {
            let sum = self.made(&format!("call %sum_of({slot})"));
            self.add(&sum);
        }
        self.bases.push(Base::new(&slot, 36, 32));
        let n = self.rng.below(3);
        self.statements(n, depth.max(1));
        self.bases.pop();
        for offset in [0, 32, 64] {
            let value = self.made(&format!("load i64 {}", plus(&slot, offset)));
            self.add(&value);
        }
        if is_marked {
            self.line(&format!("lifetime_end {slot}"));
        }
        self.temporaries.push(slot);
    }

    /// An access between two of one place, through another base, as near as can be.
    fn clash(&mut self) {
        let (first, second) = (self.base(), self.base());
        let index = if self.rng.chance(60) { self.index(first.reach.min(second.reach) / 10) } else { None };
        let (ty, bytes) = self.access_type();
        let (other, wide) = self.access_type();
        let apart = self.rng.pick(&[0, 0, 8, -8, 4, 1, -1, 64, 128, -128, 120]);
        let spell = |writer: &mut Writer, base: &Base, disp: i64| {
            let (least, most) = index.as_ref().map_or((0, 0), ends);
            let scale = 4;
            let (low, high) = (least * scale + disp + base.span.0, most * scale + disp + base.span.1);
            if low < -base.reach || high + 8 > base.reach {
                return None;
            }
            let at = base.middle + disp;
            Some(match &index {
                Some(index) => writer.address(&base.text, &index.name, scale, at),
                None => plus(&base.text, at),
            })
        };
        let Some(one) = spell(self, &first, 0) else { return };
        let Some(near) = spell(self, &second, apart) else { return };
        let Some(again) = spell(self, &first, 0) else { return };
        let value = self.value_of(ty, bytes);
        self.line(&format!("store {value}, {one}"));
        let value = self.value_of(other, wide);
        self.line(&format!("store {value}, {near}"));
        let (ty, _) = if self.rng.chance(70) { (ty, 0) } else { self.access_type() };
        let value = self.made(&format!("load {ty} {again}"));
        self.add_as(ty, &value);
    }

    /// Members of structures are written, read and copied.
    fn record(&mut self) {
        let [own, other] = if self.rng.chance(50) { [0, 1] } else { [1, 0] };
        let (own, other) = (self.records[own].clone(), self.records[other].clone());
        for _ in 0..1 + self.rng.below(3) {
            match self.rng.below(5) {
                0 | 1 => {
                    let (ty, bytes) = self.access_type();
                    let at = bytes * self.rng.below((24 / bytes) as usize) as i64;
                    let value = self.value_of(ty, bytes);
                    self.line(&format!("store {value}, {}", plus(&own, at)));
                }
                2 => {
                    let (ty, bytes) = self.access_type();
                    let at = bytes * self.rng.below((24 / bytes) as usize) as i64;
                    let value = self.made(&format!("load {ty} {}", plus(&own, at)));
                    self.add_as(ty, &value);
                }
                3 => {
                    let (bytes, to, from) = self.rng.pick(&[(24, 0, 0), (8, 8, 0), (16, 8, 0), (4, 4, 20)]);
                    let to = self.made_address(&plus(&own, to));
                    let from = self.made_address(&plus(&other, from));
                    self.line(&format!("mem_copy {to}, {from}, i64 {bytes}"));
                }
                _ => {
                    let (place, _, room) = self.place();
                    if room >= 16 {
                        let (bytes, at) = self.rng.pick(&[(16, 8), (8, 16), (12, 4)]);
                        let [own, place] = [plus(&own, at), place].map(|address| self.made_address(&address));
                        let (to, from) = if self.rng.chance(50) { (own, place) } else { (place, own) };
                        self.line(&format!("mem_copy {to}, {from}, i64 {bytes}"));
                    }
                }
            }
        }
    }

    fn division(&mut self) {
        let value = self.value();
        let (place, _, room) = self.place();
        if room < 4 {
            return;
        }
        let divisor = self.made(&format!("load i32 {place}"));
        let low = self.made(&format!("and {divisor}, i32 7"));
        let wide = self.made(&format!("zext i64 {low}"));
        let op = self.rng.pick(&["udiv", "sdiv", "srem", "urem"]);
        let [then, join] = [0; 2].map(|_| self.new_block());
        self.line(&format!("branch {low}, block{then}, block{join}"));
        self.begin(then);
        let result = self.made(&format!("{op} {value}, {wide}"));
        self.add(&result);
        self.line(&format!("jump block{join}"));
        self.begin(join);
    }

    /// A product of a counter, or of its low half, with what does not change.
    fn fixed_product(&mut self) {
        let at = self.counters.len() - 1;
        let Known { name, bits, .. } = self.counters[at].clone();
        let wide = if bits == 64 { name } else { self.made(&format!("sext i64 {name}")) };
        let factor = if self.rng.chance(50) { self.hide(7) } else { "i64 11".to_owned() };
        let product = self.made(&format!("mul {wide}, {factor}"));
        self.add(&product);
        if self.rng.chance(50) {
            let low = self.made(&format!("trunc i32 {wide}"));
            let product = self.made(&format!("mul {low}, i32 11"));
            self.add_as("i32", &product);
        }
        if self.rng.chance(50) {
            let more = self.made(&format!("add {wide}, i64 {}", self.rng.pick(&[1, -1, 2])));
            let product = self.made(&format!("mul {more}, {factor}"));
            self.add(&product);
        }
    }

    /// The address of an object waits in a slot.
    fn pointer_in_a_slot(&mut self) {
        let slot = self.slot("ptr");
        let (place, _, room) = self.place();
        if room < 8 {
            return;
        }
        let address = self.made_address(&place);
        self.line(&format!("store {address}, {slot}"));
        self.update();
        let again = self.made(&format!("load ptr {slot}"));
        let old = self.made(&format!("load i32 {again}"));
        self.line(&format!("store i32 {}, {again}", self.rng.below(99)));
        self.update();
        let new = self.made(&format!("load i32 {place}"));
        self.add_as("i32", &old);
        self.add_as("i32", &new);
    }

    /// Arithmetic in few bits, whose registers hold anything above them.
    fn narrow(&mut self) {
        let (ty, bits) = self.rng.pick(&[("i8", 8), ("i16", 16), ("i32", 32)]);
        let mut values = Vec::new();
        for k in 0..2 {
            let old = self.made("load i64 v4");
            let moved = self.made(&format!("rotl {old}, i64 {}", 13 * k + 5));
            values.push(self.made(&format!("trunc {ty} {moved}")));
        }
        for _ in 0..3 {
            let a = values[self.rng.below(values.len())].clone();
            let b = values[self.rng.below(values.len())].clone();
            let c = self.rng.pick(&[1, 3, 7, bits - 1, 64, 127]);
            let op = self.rng.pick(&[
                "add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "rotl", "smin", "umax",
            ]);
            let value = match self.rng.below(7) {
                0 => self.made(&format!("{} {a}", self.rng.pick(&["iabs", "neg", "not", "popcnt", "clz"]))),
                1 => self.made(&format!("{} {a}, {b}, {ty} {c}", self.rng.pick(&["fshl", "fshr"]))),
                2 => {
                    let cc = self.rng.pick(&CONDITIONS);
                    let test =
                        self.made(&format!("icmp {cc} {a}, {ty} {}", self.rng.pick(&[5, -5, 100, -100])));
                    self.made(&format!("select {test}, {b}, {a}"))
                }
                3 => {
                    let low = self.made(&format!("and {a}, {ty} {}", self.rng.pick(&[1, 64, -128, 127])));
                    let cc = self.rng.pick(&["eq", "ne", "slt", "sgt", "sge", "sle"]);
                    let test = self.made(&format!("icmp {cc} {low}, {ty} 0"));
                    self.made(&format!("select {test}, {a}, {b}"))
                }
                4 => self.made(&format!("{op} {a}, {ty} {c}")),
                _ => self.made(&format!("{op} {a}, {b}")),
            };
            values.push(value);
        }
        let last = values.pop().unwrap_or_default();
        self.add_as(ty, &last);
    }
}
