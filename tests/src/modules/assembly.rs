//! Inline assembly with outputs: tied, early, in fixed registers, in memory, several, flags, and clobbers.

use super::function::Function;
use super::types::{Float, Ty};

const FLAGS: &str = "~{dirflag},~{fpsr},~{flags}";

impl Function<'_> {
    /// Assembly whose outputs later operations use.
    pub(super) fn assembly(&mut self) {
        self.shared.used_assembly = true;
        let bits = self.shared.rng.pick(&[32, 64, 64]);
        let suffix = if bits == 32 { 'l' } else { 'q' };
        let ty = Ty::Int(bits);
        let (a, b) = (self.operand(&ty), self.operand(&ty));
        let pair = Ty::Struct(vec![ty.clone(), ty.clone()]);
        let effect = self.shared.rng.pick(&["", "sideeffect "]);
        let two = |f: &mut Self, text: &str, constraints: &str, args: &str| {
            let both = f.define(
                &pair,
                &format!("call {pair} asm {effect}\"{text}\", \"{constraints},{FLAGS}\"({args})"),
            );
            f.push(&ty, &format!("extractvalue {pair} {both}, 1"));
            f.push(&ty, &format!("extractvalue {pair} {both}, 0"));
        };
        match self.shared.rng.below(16) {
            0 => {
                let op = self.shared.rng.pick(&["add", "sub", "xor", "or", "and", "imul"]);
                let source = self.shared.rng.pick(&["r", "rm", "m", "r"]);
                self.one(
                    &ty,
                    &format!("{op}{suffix} $2, $0"),
                    &format!("=r,0,{source}"),
                    &format!("{ty} {a}, {ty} {b}"),
                );
            }
            1 => {
                let text = format!("mov{suffix} $1, $0\\0A\\09add{suffix} $2, $0\\0A\\09add{suffix} $1, $0");
                self.one(&ty, &text, "=&r,r,r", &format!("{ty} {a}, {ty} {b}"));
            }
            2 => two(self, &format!("mul{suffix} $3"), "={ax},={dx},{ax},r", &format!("{ty} {a}, {ty} {b}")),
            3 => {
                let divisor = self.define(&ty, &format!("or {ty} {b}, 1"));
                let args = format!("{ty} {a}, {ty} 0, {ty} {divisor}");
                two(self, &format!("div{suffix} $4"), "={ax},={dx},{ax},{dx},r", &args);
            }
            4 => two(self, &format!("xchg{suffix} $0, $1"), "=r,=r,0,1", &format!("{ty} {a}, {ty} {b}")),
            5 => {
                let text = format!("mov{suffix} $3, $0\\0A\\09lea{suffix} ($0,$2), $1");
                let text = text.replace("leal ($0,$2)", "leal (${0:q},${2:q})");
                two(self, &text, "=&r,=r,r,r", &format!("{ty} {a}, {ty} {b}"));
            }
            6 => {
                self.one(&ty, &format!("rol{suffix} %cl, $0"), "=r,0,{cx}", &format!("{ty} {a}, {ty} {b}"));
            }
            7 => {
                let text = if bits == 32 { "imull $2, $1, $0" } else { "imulq $2, $1, $0" };
                let number = self.shared.rng.below(200);
                self.one(&ty, text, "=r,r,i", &format!("{ty} {a}, {ty} {number}"));
            }
            8 => {
                let (at, _) = self.address_in(bits / 8, false);
                let text = format!("add{suffix} $1, $0");
                self.line(&format!(
                    "call void asm sideeffect \"{text}\", \"=*m,r,*m,~{{memory}},{FLAGS}\"(ptr elementtype({ty}) {at}, {ty} {a}, ptr elementtype({ty}) {at})"
                ));
            }
            9 => {
                let (at, _) = self.address_in(bits / 8, false);
                let text = format!("mov{suffix} $1, $0");
                self.push(
                    &ty,
                    &format!(
                        "call {ty} asm sideeffect \"{}\", \"=r,*m,~{{memory}}\"(ptr elementtype({ty}) {at})",
                        text
                    ),
                );
            }
            10 => {
                let saved = self.shared.rng.pick(&[
                    "~{rbx},~{r12},~{r13}",
                    "~{rax},~{rcx},~{rdx}",
                    "~{rsi},~{rdi},~{r8},~{r15}",
                ]);
                let text = format!("mov{suffix} $1, $0");
                self.one(&ty, &text, &format!("=r,r,{saved}").replace("=r,r", "=&r,r"), &format!("{ty} {a}"));
                let names: Vec<String> = saved
                    .split(',')
                    .map(|name| format!("xorq %{0}, %{0}", name.trim_matches(['~', '{', '}'])))
                    .collect();
                self.line(&format!(
                    "call void asm sideeffect \"{}\", \"{saved},{FLAGS}\"()",
                    names.join("\\0A\\09")
                ));
            }
            11 => {
                let flag = self.shared.rng.pick(&["c", "z", "s", "o", "be", "l"]);
                let result = Ty::Struct(vec![ty.clone(), Ty::Int(8)]);
                let both = self.define(
                    &result,
                    &format!(
                        "call {result} asm \"add{suffix} $3, $0\", \"=r,={{@cc{flag}}},0,r,{FLAGS}\"({ty} {a}, {ty} {b})"
                    ),
                );
                self.push(&Ty::Int(8), &format!("extractvalue {result} {both}, 1"));
                self.push(&ty, &format!("extractvalue {result} {both}, 0"));
            }
            12 => {
                let ty = Ty::Float(self.shared.rng.pick(&[Float::Single, Float::Double]));
                let (x, y) = (self.operand(&ty), self.operand(&ty));
                let op = self.shared.rng.pick(&["add", "mul", "sub"]);
                let suffix = if ty == Ty::Float(Float::Single) { "ss" } else { "sd" };
                self.one(&ty, &format!("{op}{suffix} $2, $0"), "=x,0,x", &format!("{ty} {x}, {ty} {y}"));
            }
            13 => {
                let ty = Ty::Float(Float::X87);
                let x = self.operand(&ty);
                // The committed checksums belong to this sequence of random numbers.
                self.shared.rng.pick(&["", ""]);
                self.shared.declare("x86_fp80 @llvm.fabs.f80(x86_fp80)".to_owned());
                self.push(&ty, &format!("call {ty} @llvm.fabs.f80({ty} {x})"));
            }
            14 => {
                let small = Ty::Int(self.shared.rng.pick(&[8, 16]));
                let (x, y) = (self.operand(&small), self.operand(&small));
                let suffix = if small == Ty::Int(8) { 'b' } else { 'w' };
                self.one(
                    &small,
                    &format!("xor{suffix} $2, $0"),
                    "=q,0,q",
                    &format!("{small} {x}, {small} {y}"),
                );
            }
            _ => {
                let text = "cmpxchgq $2, $1";
                let (at, _) = self.address_in(8, true);
                let word = Ty::Int(64);
                let (x, y) = (self.operand(&word), self.operand(&word));
                self.push(&word, &format!(
                    "call i64 asm sideeffect \"lock; {text}\", \"={{ax}},=*m,r,{{ax}},*m,~{{memory}},{FLAGS}\"(ptr elementtype(i64) {at}, i64 {x}, i64 {y}, ptr elementtype(i64) {at})"
                ));
            }
        }
    }

    fn one(&mut self, ty: &Ty, text: &str, constraints: &str, args: &str) {
        let effect = self.shared.rng.pick(&["", "sideeffect "]);
        self.push(ty, &format!("call {ty} asm {effect}\"{text}\", \"{constraints},{FLAGS}\"({args})"));
    }
}
