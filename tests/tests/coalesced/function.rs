//! Functions around one operation: a loop in which operands are phis, and results may be their next values.

use std::fmt::Write as _;

use sheave_tests::Rng;

use super::operations::Operation;

/// Iterations of the loop.
const ITERATIONS: u32 = 3;

/// Source of an operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// A phi whose next value is result `k`: both compete for one register.
    Carried(usize),
    /// A phi whose next value is the phi of operand `k`, which has the same type, or that operand's first
    /// value.
    Rotated(usize),
    /// A loop-invariant value that is live after the operation.
    Invariant,
    /// A constant.
    Constant,
    /// The same value as operand `k`.
    Same(usize),
    /// Loaded right before, with no other use.
    Loaded,
}

/// An additional use of the values, after the operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum After {
    /// Only the results are used.
    Results,
    /// The operands live on as well.
    Operands,
    /// Results and operands become arguments of a call.
    Call,
    /// A division and a shift demand `rax`, `rdx` and `rcx` for them.
    FixedRegisters,
    /// Nothing reads the last result unless it is carried.
    LastUnused,
}

/// How the operation is embedded.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    pub(crate) sources: Vec<Source>,
    pub(crate) after: After,
}

/// All settings in which one operand or all of one type are carried by each result, and `more` random ones.
pub(crate) fn settings(op: &Operation, rng: &mut Rng, more: usize) -> Vec<Setting> {
    let mut list: Vec<Setting> = Vec::new();
    let n = op.operands.len();
    for (k, result) in op.results.iter().enumerate() {
        let fits: Vec<usize> = (0..n).filter(|&i| op.operands[i] == *result).collect();
        for &i in &fits {
            let mut sources = vec![Source::Invariant; n];
            sources[i] = Source::Carried(k);
            list.push(Setting { sources, after: After::Results });
        }
        if fits.len() > 1 {
            let mut sources = vec![Source::Invariant; n];
            fits.iter().for_each(|&i| sources[i] = Source::Carried(k));
            list.push(Setting { sources, after: After::Results });
        }
    }
    for _ in 0..more {
        let sources = (0..n).map(|i| random_source(op, rng, i)).collect();
        let after = rng.pick(&[
            After::Results,
            After::Results,
            After::Operands,
            After::Call,
            After::FixedRegisters,
            After::LastUnused,
        ]);
        list.push(Setting { sources, after });
    }
    list
}

fn random_source(op: &Operation, rng: &mut Rng, i: usize) -> Source {
    let ty = op.operands[i];
    let carriers: Vec<usize> = (0..op.results.len()).filter(|&k| op.results[k] == ty).collect();
    let alike: Vec<usize> = (0..i).filter(|&j| op.operands[j] == ty).collect();
    match rng.below(10) {
        0..=4 if !carriers.is_empty() => Source::Carried(rng.pick(&carriers)),
        5 if !alike.is_empty() => Source::Rotated(rng.pick(&alike)),
        6 if !alike.is_empty() => Source::Same(rng.pick(&alike)),
        7 if ty != "ptr" => Source::Constant,
        8 if ty != "ptr" => Source::Loaded,
        _ => Source::Invariant,
    }
}

/// Writes one function.
struct Writer<'a> {
    op: &'a Operation,
    setting: &'a Setting,
    text: String,
    next_value: u32,
}

/// The function `%name(i64, i64, i64, f64) -> i64` with `body`, one of the two bodies of `op`.
pub(crate) fn function(name: &str, op: &Operation, setting: &Setting, body: &str) -> String {
    // v0 to v3 are parameters, v4 and v5 the memory, v6 and v7 counter and hash, v8 the last hash.
    let mut writer = Writer { op, setting, text: String::new(), next_value: 9 };
    writer.run(name, body);
    writer.text
}

impl Writer<'_> {
    fn value(&mut self) -> u32 {
        self.next_value += 1;
        self.next_value - 1
    }

    fn line(&mut self, line: &str) {
        let _ = writeln!(self.text, "    {line}");
    }

    fn run(&mut self, name: &str, body: &str) {
        let _ = writeln!(self.text, "function %{name}(i64 v0, i64 v1, i64 v2, f64 v3) -> i64 {{\nblock0:");
        self.line("v4 = alloca size 64 align 16");
        self.line("v5 = alloca size 64 align 16");
        for (slot, offset, value) in [
            (4, 0, "v0"),
            (4, 8, "v1"),
            (4, 16, "v2"),
            (4, 24, "v3"),
            (5, 0, "v2"),
            (5, 8, "v0"),
            (5, 16, "v1"),
            (5, 24, "v3"),
        ] {
            self.line(&format!("store {value}, v{slot} + {offset}"));
        }
        for offset in [32, 40, 48, 56] {
            self.line(&format!("store v1, v4 + {offset}"));
            self.line(&format!("store v2, v5 + {offset}"));
        }
        if self.op.operands.contains(&"ptr") {
            // Either block of memory holds the address of the other.
            self.line("store v5, v4");
            self.line("store v4, v5");
        }
        let n = self.op.operands.len();
        let first: Vec<u32> = (0..n).map(|i| self.initial(i)).collect();
        self.line("jump block1");

        let operands: Vec<u32> = (0..n).map(|_| self.value()).collect();
        let results: Vec<u32> = self.op.results.iter().map(|_| self.value()).collect();
        let (counter, hash) = (self.value(), self.value());
        let latch = if body.contains("{end}") { 3 } else { 1 };
        let _ = writeln!(self.text, "\nblock1:");
        self.line(&format!("v6 = phi i64 [block0: i64 {ITERATIONS}], [block{latch}: v{counter}]"));
        self.line(&format!("v7 = phi i64 [block0: v0], [block{latch}: v{hash}]"));
        for i in 0..n {
            let next = match self.setting.sources[i] {
                Source::Carried(k) => results[k],
                Source::Rotated(k) => match self.setting.sources[k] {
                    Source::Carried(_) | Source::Rotated(_) => operands[k],
                    _ => first[k],
                },
                _ => continue,
            };
            let (ty, operand) = (self.op.operands[i], operands[i]);
            let init = first[i];
            self.line(&format!("v{operand} = phi {ty} [block0: v{init}], [block{latch}: v{next}]"));
        }
        let mut names: Vec<String> = Vec::new();
        for i in 0..n {
            let name = self.operand(i, operands[i], first[i], &names);
            names.push(name);
        }
        self.body(body, &names, &results);
        self.after(&names, &results, hash);
        self.line(&format!("v{counter} = sub v6, i64 1"));
        self.line(&format!("branch v{counter}, block1, block2"));
        let _ = writeln!(self.text, "\nblock2:");
        self.finish(hash);
        self.text.push_str("}\n");
    }

    /// The value of operand `i` before the loop.
    fn initial(&mut self, i: usize) -> u32 {
        let ty = self.op.operands[i];
        let param = i % 3;
        let value = self.value();
        match ty {
            "i64" => self.line(&format!("v{value} = xor v{param}, i64 {}", i / 3)),
            "i8" | "i16" | "i32" => self.line(&format!("v{value} = trunc {ty} v{param}")),
            "f64" if i == 0 => self.line(&format!("v{value} = fneg v3")),
            "f64" => self.line(&format!("v{value} = sint_to_float f64 v{param}")),
            "f32" if i == 0 => self.line(&format!("v{value} = fdemote v3")),
            "f32" => self.line(&format!("v{value} = sint_to_float f32 v{param}")),
            "ptr" => self.line(&format!("v{value} = copy v{}", 4 + i % 2)),
            ty => panic!("no initial value of type {ty}"),
        }
        value
    }

    /// The text of operand `i`, whose phi, if it has one, is `phi`.
    fn operand(&mut self, i: usize, phi: u32, first: u32, earlier: &[String]) -> String {
        let ty = self.op.operands[i];
        match self.setting.sources[i] {
            Source::Carried(_) | Source::Rotated(_) => format!("v{phi}"),
            Source::Invariant => format!("v{first}"),
            Source::Constant if ty.starts_with('f') => format!("{ty} 1.5"),
            Source::Constant => format!("{ty} {}", [3, -77, 5][i % 3]),
            Source::Same(k) => earlier[k].clone(),
            Source::Loaded => {
                self.line(&format!(
                    "v{phi} = load {ty} v{} + {}",
                    4 + i % 2,
                    if ty == "f64" { 24 } else { 8 }
                ));
                format!("v{phi}")
            }
        }
    }

    /// Writes `body` with `{0}` for the first operand, `{r0}` for the first result, `{cell}` and `{other}`
    /// for memory, `{a}` to `{h}` for further values, `{b0}` to `{b5}` for blocks and `{end}` for the final
    /// block.
    fn body(&mut self, body: &str, operands: &[String], results: &[u32]) {
        let mut text = body.to_owned();
        for (i, operand) in operands.iter().enumerate() {
            text = text.replace(&format!("{{{i}}}"), operand);
        }
        for (k, result) in results.iter().enumerate() {
            text = text.replace(&format!("{{r{k}}}"), &format!("v{result}"));
        }
        for letter in 'a'..='h' {
            let key = format!("{{{letter}}}");
            if text.contains(&key) {
                let value = self.value();
                text = text.replace(&key, &format!("v{value}"));
            }
        }
        for k in 0..6 {
            text = text.replace(&format!("{{b{k}}}"), &format!("block{}", 10 + k));
        }
        text = text.replace("{end}", "block3").replace("{cell}", "v4").replace("{other}", "v5");
        for line in text.lines() {
            if line.starts_with("block") {
                let _ = writeln!(self.text, "\n{line}");
            } else {
                self.line(line.trim());
            }
        }
    }

    /// Uses of results and operands after the operation; defines the next hash.
    fn after(&mut self, operands: &[String], results: &[u32], hash: u32) {
        let mut terms: Vec<(String, &'static str)> = Vec::new();
        let mut shown = results.len();
        if self.setting.after == After::LastUnused && shown > 0 {
            shown -= 1;
        }
        terms.extend((0..shown).map(|k| (format!("v{}", results[k]), self.op.results[k])));
        if matches!(self.setting.after, After::Operands | After::Call | After::FixedRegisters) {
            let values = (0..operands.len()).filter(|&i| operands[i].starts_with('v'));
            terms.extend(values.map(|i| (operands[i].clone(), self.op.operands[i])));
        }
        let mut old = "v7".to_owned();
        for (value, ty) in terms {
            let bits = self.bits(&value, ty);
            let sum = self.value();
            match self.setting.after {
                After::Call => self.line(&format!("v{sum} = call %mix({old}, {bits})")),
                After::FixedRegisters => {
                    let [divisor, quotient, amount] = [(); 3].map(|()| self.value());
                    self.line(&format!("v{divisor} = or {bits}, i64 1"));
                    self.line(&format!("v{quotient} = udiv {old}, v{divisor}"));
                    self.line(&format!("v{amount} = shl v{quotient}, {bits}"));
                    self.line(&format!("v{sum} = add v{amount}, {bits}"));
                }
                _ => {
                    let product = self.value();
                    self.line(&format!("v{product} = mul {old}, i64 31"));
                    self.line(&format!("v{sum} = add v{product}, {bits}"));
                }
            }
            old = format!("v{sum}");
        }
        self.line(&format!("v{hash} = rotl {old}, i64 7"));
    }

    /// The value as 64 bits: all NaNs are one, and addresses are compared with one that is known.
    fn bits(&mut self, value: &str, ty: &str) -> String {
        let wide = self.value();
        match ty {
            "i64" => return value.to_owned(),
            "f32" | "f64" => {
                let [test, raw, chosen] = [(); 3].map(|()| self.value());
                let int = if ty == "f32" { "i32" } else { "i64" };
                self.line(&format!("v{test} = fcmp uno {value}, {value}"));
                self.line(&format!("v{raw} = bitcast {int} {value}"));
                self.line(&format!("v{chosen} = select v{test}, {int} 0, v{raw}"));
                if ty == "f64" {
                    return format!("v{chosen}");
                }
                self.line(&format!("v{wide} = zext i64 v{chosen}"));
            }
            "ptr" => {
                let test = self.value();
                self.line(&format!("v{test} = icmp eq {value}, v4"));
                self.line(&format!("v{wide} = zext i64 v{test}"));
            }
            _ => self.line(&format!("v{wide} = zext i64 {value}")),
        }
        format!("v{wide}")
    }

    /// Adds the content of the memory and the hash.
    fn finish(&mut self, hash: u32) {
        let mut old = format!("v{hash}");
        let pointers = self.op.operands.contains(&"ptr");
        for offset in [0, 8, 16, 24, 32] {
            if pointers && offset == 0 {
                continue;
            }
            let [word, product, sum] = [(); 3].map(|()| self.value());
            self.line(&format!("v{word} = load i64 v4 + {offset}"));
            self.line(&format!("v{product} = mul {old}, i64 31"));
            self.line(&format!("v{sum} = add v{product}, v{word}"));
            old = format!("v{sum}");
        }
        self.line(&format!("return {old}"));
    }
}
