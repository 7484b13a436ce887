//! Random C programs that consist of loops over little memory.
//!
//! In csmith's programs, two loops that update one object, an inner loop that sums into an element indexed by
//! an outer one, and a small function with pointers that is called in a loop are rare: the shapes that passes
//! over loops and memory are for. This generator makes hardly anything else. Every object is in the checksum
//! at the end.
//!
//! Programs have no undefined behaviour: arithmetic is unsigned, indices stay in arrays that are larger than
//! the largest bound, loops count, and floating-point numbers stay small integers.

use std::fmt::Write as _;

use crate::Rng;

const TYPES: [&str; 9] =
    ["int", "unsigned", "short", "unsigned char", "signed char", "long", "unsigned long", "float", "double"];
/// How deep loops nest, calls left out.
const MAX_DEPTH: usize = 3;

/// An object: its name and the type of its elements.
#[derive(Clone)]
struct Object {
    name: String,
    ty: &'static str,
}

impl Object {
    fn is_float(&self) -> bool {
        matches!(self.ty, "float" | "double")
    }
}

/// A function with two pointers as parameters, of these types.
struct Callee {
    name: String,
    params: [&'static str; 2],
}

struct Writer {
    rng: Rng,
    out: String,
    scalars: Vec<Object>,
    arrays: Vec<Object>,
    matrices: Vec<Object>,
    callees: Vec<Callee>,
    /// Most loops count to this number at most.
    size: usize,
    n_counters: usize,
}

/// Variables available to an expression or statement.
#[derive(Clone, Default)]
struct Scope {
    counters: Vec<String>,
    pointers: Vec<Object>,
}

/// The program of `seed`.
pub(super) fn program(seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let size = rng.pick(&[8, 12, 16, 24]);
    let mut writer = Writer {
        rng,
        out: "#include <stdio.h>\n".to_owned(),
        scalars: Vec::new(),
        arrays: Vec::new(),
        matrices: Vec::new(),
        callees: Vec::new(),
        size,
        n_counters: 0,
    };
    writer.objects();
    for n in 0..1 + writer.rng.below(3) {
        writer.function(n);
    }
    writer.main();
    writer.out
}

impl Writer {
    fn objects(&mut self) {
        let size = self.size;
        for n in 0..2 + self.rng.below(3) {
            let object = Object { name: format!("g{n}"), ty: self.rng.pick(&TYPES) };
            let value = self.rng.below(9);
            let _ = writeln!(self.out, "static {} {} = {value};", object.ty, object.name);
            self.scalars.push(object);
        }
        for n in 0..1 + self.rng.below(3) {
            let object = Object { name: format!("a{n}"), ty: self.rng.pick(&TYPES) };
            let _ = writeln!(self.out, "static {} {}[{}];", object.ty, object.name, size + 8);
            self.arrays.push(object);
        }
        for n in 0..self.rng.below(3) {
            let object = Object { name: format!("m{n}"), ty: self.rng.pick(&TYPES) };
            let _ = writeln!(self.out, "static {} {}[{n}][{n}];", object.ty, object.name, n = size + 2);
            self.matrices.push(object);
        }
        // A state that several loops update.
        self.out.push_str(
            "static unsigned state = 5;\n\
             static unsigned next(void) { state = state * 13 + 7; state &= 127; return state; }\n",
        );
    }

    fn function(&mut self, n: usize) {
        let params = [0, 1].map(|_| self.rng.below(self.arrays.len())).map(|array| self.arrays[array].ty);
        let pointers = ["p", "q"].iter().zip(params);
        let pointers = pointers.map(|(name, ty)| Object { name: (*name).to_owned(), ty }).collect();
        let scope = Scope { counters: Vec::new(), pointers };
        let mut body = String::new();
        for _ in 0..1 + self.rng.below(3) {
            body += &self.looped(&scope, 0);
        }
        let name = format!("f{n}");
        let [p, q] = params;
        let _ = writeln!(
            self.out,
            "static unsigned {name}(int n, {p} *p, {q} *q) {{ {body} \
             return (unsigned)(int)g0 + (unsigned)(int)*p; }}"
        );
        self.callees.push(Callee { name, params });
    }

    fn main(&mut self) {
        let scope = Scope::default();
        let rounds = 2 + self.rng.below(4);
        let _ = writeln!(self.out, "int main(void) {{ for (int n = 0; n < {rounds}; n++) {{");
        for callee in 0..self.callees.len() {
            let call = self.call(callee);
            let _ = writeln!(self.out, "  {call}");
        }
        for _ in 0..1 + self.rng.below(2) {
            let looped = self.looped(&scope, 1);
            let _ = writeln!(self.out, "  {looped}");
        }
        self.out.push_str("}\ndouble h = 0; unsigned long u = state;\n");
        let size = self.size;
        let objects =
            [(&self.scalars, 0, 0), (&self.arrays, size + 8, 0), (&self.matrices, size + 2, size + 2)];
        for (objects, rows, columns) in objects {
            for object in objects {
                let (mut line, mut place) = (String::new(), object.name.clone());
                if rows > 0 {
                    let _ = write!(line, "for (int i = 0; i < {rows}; i++) ");
                    place += "[i]";
                }
                if columns > 0 {
                    let _ = write!(line, "for (int j = 0; j < {columns}; j++) ");
                    place += "[j]";
                }
                match object.is_float() {
                    true => line += &format!("h = h * 0.5 + {place};"),
                    false => line += &format!("u = u * 31 + (unsigned long){place};"),
                }
                let _ = writeln!(self.out, "{line}");
            }
        }
        self.out.push_str("printf(\"%lu %a\\n\", u, h); return 0; }\n");
    }

    /// A loop in one of the shapes that people write.
    fn looped(&mut self, scope: &Scope, depth: usize) -> String {
        let i = format!("i{}", self.n_counters);
        self.n_counters += 1;
        let mut inner = scope.clone();
        inner.counters.push(i.clone());
        let body = if self.rng.chance(25) { self.element(&inner) } else { self.block(&inner, depth + 1) };
        let first = self.rng.below(3);
        let size = self.size;
        let end = match self.rng.below(5) {
            0 => size.to_string(),
            1 => (size - 2).to_string(),
            2 => (first + 1 + self.rng.below(4)).to_string(),
            _ => "n".to_owned(),
        };
        let ty = self.rng.pick(&["int", "int", "int", "unsigned", "long"]);
        match self.rng.below(9) {
            0..5 => format!("for ({ty} {i} = {first}; {i} < ({ty}){end}; {i}++) {{ {body} }} "),
            5 => format!("{{ int {i} = {first}; while ({i} <= {end} - 1) {{ {body} {i}++; }} }} "),
            6 => format!("{{ int {i} = {first}; do {{ {body} {i}++; }} while ({i} < {end}); }} "),
            7 => format!("for (int {i} = {end} - 1; {i} >= {first}; {i}--) {{ {body} }} "),
            _ => format!("for (int {i} = {first}; {i} < {end}; {i} += 2) {{ {body} }} "),
        }
    }

    fn block(&mut self, scope: &Scope, depth: usize) -> String {
        let mut out = String::new();
        for _ in 0..self.rng.pick(&[1, 1, 2, 2, 3]) {
            out += &match self.rng.below(12) {
                5 => {
                    let (cond, then) = (self.value(scope, 0), self.assign(scope));
                    format!("if ({cond} & {}) {{ {then}}} ", self.rng.pick(&[1, 2, 4]))
                }
                6 => format!("if (({} & 7) == 5) break; ", self.value(scope, 0)),
                7 if !self.callees.is_empty() => {
                    let callee = self.rng.below(self.callees.len());
                    self.call(callee)
                }
                8 | 9 => {
                    let place = self.place(scope);
                    format!("{} = ({})next(); ", place.name, place.ty)
                }
                10.. if depth < MAX_DEPTH => self.looped(scope, depth),
                _ => self.assign(scope),
            };
        }
        out
    }

    /// A statement that fills or copies a block of memory, if it is the whole body of its loop.
    fn element(&mut self, scope: &Scope) -> String {
        let Some(i) = scope.counters.last().cloned() else { return self.assign(scope) };
        let any = |rng: &mut Rng, from: &[Object]| {
            let at = rng.below(from.len() + scope.pointers.len());
            from.get(at).unwrap_or_else(|| &scope.pointers[at - from.len()]).clone()
        };
        let offset = |rng: &mut Rng| rng.pick(&["", "", " + 1", " + 2"]);
        let target = any(&mut self.rng, &self.arrays);
        let at = offset(&mut self.rng);
        let from = match self.rng.below(4) {
            0 => Object { name: self.rng.pick(&["0", "0", "-1", "3", "257"]).to_owned(), ty: "int" },
            1 => self.scalars[0].clone(),
            _ => {
                let from = any(&mut self.rng, &self.arrays);
                // The bytes are copied if the types are equal.
                let from = if from.ty == target.ty || self.rng.chance(30) { from } else { target.clone() };
                Object { name: format!("{}[{i}{}]", from.name, offset(&mut self.rng)), ..from }
            }
        };
        let value = match (target.is_float(), from.is_float()) {
            (true, false) => format!("({} & 63)", from.name),
            (false, true) => format!("(int){}", from.name),
            _ => from.name,
        };
        format!("{}[{i}{at}] = ({}){value}; ", target.name, target.ty)
    }

    fn call(&mut self, callee: usize) -> String {
        let Callee { name, params } = &self.callees[callee];
        let (mut text, params) = (format!("state ^= {name}("), *params);
        text += &match self.rng.below(3) {
            0 => "3".to_owned(),
            1 => (self.size - 4).to_string(),
            _ => "(int)(next() & 7)".to_owned(),
        };
        for ty in params {
            let fitting: Vec<&Object> = self.arrays.iter().filter(|array| array.ty == ty).collect();
            let array = fitting[self.rng.below(fitting.len())];
            let _ = write!(text, ", {} + {}", array.name, self.rng.below(3));
        }
        text + ") & 15; "
    }

    fn assign(&mut self, scope: &Scope) -> String {
        let place = self.place(scope);
        let value = self.value(scope, 0);
        let Object { name, ty } = &place;
        if place.is_float() {
            return format!("{name} {} ({ty})({value} & 63); ", self.rng.pick(&["=", "+=", "-="]));
        }
        match self.rng.below(3) {
            0 => format!("{name} = ({ty})({value}); "),
            _ => {
                let op = self.rng.pick(&["+", "+", "-", "^", "*", "|"]);
                format!("{name} = ({ty})((unsigned long){name} {op} ({value})); ")
            }
        }
    }

    /// Memory, with the name by which it is accessed.
    fn place(&mut self, scope: &Scope) -> Object {
        let index = self.index(scope);
        let kind = self.rng.below(8);
        let pick = |rng: &mut Rng, from: &[Object]| from[rng.below(from.len())].clone();
        if kind < 3 {
            // The same one half of the time, so that it has many updates.
            return if self.rng.chance(50) {
                self.scalars[0].clone()
            } else {
                pick(&mut self.rng, &self.scalars)
            };
        }
        if kind < 5 && !scope.pointers.is_empty() {
            let pointer = pick(&mut self.rng, &scope.pointers);
            let name =
                if kind == 3 { format!("{}[{index}]", pointer.name) } else { format!("*{}", pointer.name) };
            return Object { name, ..pointer };
        }
        if kind < 7 && !self.matrices.is_empty() {
            let matrix = pick(&mut self.rng, &self.matrices);
            let name = format!("{}[{index}][{}]", matrix.name, self.index(scope));
            return Object { name, ..matrix };
        }
        let array = pick(&mut self.rng, &self.arrays);
        Object { name: format!("{}[{index}]", array.name), ..array }
    }

    fn index(&mut self, scope: &Scope) -> String {
        if scope.counters.is_empty() || self.rng.chance(20) {
            return self.rng.below(self.size).to_string();
        }
        let i = &scope.counters[self.rng.below(scope.counters.len())];
        match self.rng.below(4) {
            0 => format!("{i} + {}", 1 + self.rng.below(2)),
            1 => format!("{i} == 0 ? 0 : {i} - 1"),
            _ => i.clone(),
        }
    }

    /// An unsigned expression.
    fn value(&mut self, scope: &Scope, depth: usize) -> String {
        if depth < 2 && self.rng.chance(66) {
            let op = self.rng.pick(&["+", "-", "*", "^", "&", "|", "+"]);
            return format!("({} {op} {})", self.value(scope, depth + 1), self.value(scope, depth + 1));
        }
        if self.rng.chance(33) {
            return format!("{}u", 1 + self.rng.below(8));
        }
        if !scope.counters.is_empty() && self.rng.chance(50) {
            return format!("(unsigned){}", scope.counters[self.rng.below(scope.counters.len())]);
        }
        let place = self.place(scope);
        format!("(unsigned)(int)({})", place.name)
    }
}

#[cfg(test)]
mod tests {
    use super::program;

    #[test]
    fn a_seed_gives_one_program() {
        assert_eq!(program(7), program(7));
        assert_ne!(program(7), program(8));
        for seed in 0..200 {
            let text = program(seed);
            assert_eq!(text.matches('{').count(), text.matches('}').count(), "{text}");
            assert!(text.contains("for (") && text.contains("printf("), "{text}");
        }
    }
}
