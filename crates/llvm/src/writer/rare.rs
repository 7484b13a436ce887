//! Intrinsics: intrinsics of the IR, and 80-bit floats, which are loaded from their addresses and stored
//! back.

use std::fmt::Write as _;

use sheave_ir::{IntrinsicOp, Value};

use super::function::{FunctionWriter, line};
use super::values::Temp;
use super::words::{type_name, type_suffix};

/// The last operand of constrained intrinsics: exception flags count.
const BEHAVIOUR: &str = "metadata !\"fpexcept.strict\"";

impl FunctionWriter<'_> {
    /// Stops the program.
    pub(super) fn trap(&mut self) {
        self.declare("void @llvm.trap()".to_owned());
        line!(self, "call void @llvm.trap()");
    }

    /// The 80-bit float at `address`.
    pub(super) fn load_x87(&mut self, address: Value) -> Temp {
        let temp = self.temp();
        line!(self, "{temp} = load x86_fp80, ptr {}, align 1", self.v(address));
        temp
    }

    /// Stores the 80-bit float called `name`.
    pub(super) fn store_x87(&mut self, name: impl core::fmt::Display, address: Value) {
        line!(self, "store x86_fp80 {name}, ptr {}, align 1", self.v(address));
    }

    /// An intrinsic without operands that Sheave knows: `result` is its type.
    fn plain_call(&mut self, result: &str, name: &str, params: &str, args: &str, v: Option<Value>) {
        self.declare(format!("{result} @{name}({params})"));
        match v {
            Some(v) => line!(self, "{} = call {result} @{name}({args})", self.v(v)),
            None => line!(self, "call {result} @{name}({args})"),
        }
    }

    /// One intrinsic.
    pub(super) fn intrinsic(&mut self, op: IntrinsicOp, args: &[Value], result: Option<Value>) {
        use IntrinsicOp as Op;
        let ptr = |index: usize, writer: &Self| {
            args.get(index).map_or(String::new(), |&a| writer.tv(a).to_string())
        };
        match (op, args, result) {
            (Op::Trap, ..) => self.trap(),
            (Op::DebugTrap, ..) => self.plain_call("void", "llvm.debugtrap", "", "", None),
            (Op::Pause, ..) => self.plain_call("void", "llvm.x86.sse2.pause", "", "", None),
            (Op::VaStart, ..) => self.plain_call("void", "llvm.va_start.p0", "ptr", &ptr(0, self), None),
            (Op::VaCopy, ..) => {
                let list = format!("{}, {}", ptr(0, self), ptr(1, self));
                self.plain_call("void", "llvm.va_copy.p0", "ptr, ptr", &list, None);
            }
            (Op::StackSave, ..) => self.plain_call("ptr", "llvm.stacksave.p0", "", "", result),
            (Op::StackRestore, ..) => {
                self.plain_call("void", "llvm.stackrestore.p0", "ptr", &ptr(0, self), None);
            }
            (Op::FrameAddress, ..) => self.plain_call("ptr", "llvm.frameaddress.p0", "i32", "i32 0", result),
            (Op::ReturnAddress, ..) => self.plain_call("ptr", "llvm.returnaddress", "i32", "i32 0", result),
            (Op::ThreadPointer, ..) => self.plain_call("ptr", "llvm.thread.pointer", "", "", result),
            (Op::CycleCounter, ..) => self.plain_call("i64", "llvm.readcyclecounter", "", "", result),
            (Op::Prefetch, ..) => {
                let list = format!("{}, i32 0, i32 3, i32 1", ptr(0, self));
                self.plain_call("void", "llvm.prefetch.p0", "ptr, i32, i32, i32", &list, None);
            }
            (Op::SetJmp, ..) => self.plain_call("i32", "llvm.eh.sjlj.setjmp", "ptr", &ptr(0, self), result),
            (Op::LongJmp, ..) => {
                self.plain_call("void", "llvm.eh.sjlj.longjmp", "ptr", &ptr(0, self), None);
            }
            (Op::Fma, &[a, b, c], Some(result)) => {
                let ty = self.func.ty(result);
                let (name, suffix) = (type_name(ty), type_suffix(ty));
                self.declare(format!("{name} @llvm.fma.{suffix}({name}, {name}, {name})"));
                let [a, b, c] = [a, b, c].map(|arg| self.tv(arg));
                line!(self, "{} = call {name} @llvm.fma.{suffix}({a}, {b}, {c})", self.v(result));
            }
            (Op::Floor, &[a], Some(result)) => self.unary_call("floor", a, result),
            (Op::Ceil, &[a], Some(result)) => self.unary_call("ceil", a, result),
            (Op::Ftrunc, &[a], Some(result)) => self.unary_call("trunc", a, result),
            // In the default mode `nearbyint` rounds to nearest even; `roundeven` is younger than many C
            // libraries.
            (Op::Nearest, &[a], Some(result)) => self.unary_call("nearbyint", a, result),
            (Op::Rint, &[a], Some(result)) => self.unary_call("rint", a, result),
            _ => self.strict(op, args, result),
        }
    }

    /// The outcome of a comparison that raises flags: each comparison raises the same ones.
    fn strict_compare(&mut self, name: &str, suffix: &str, params: &str, operands: &str, result: Value) {
        let full = format!("llvm.experimental.constrained.{name}.{suffix}");
        self.declare(format!("i1 @{full}({params}, metadata, metadata)"));
        let [less, equal, greater] = ["olt", "oeq", "ogt"].map(|predicate| {
            let bit = self.temp();
            let predicate = format!("metadata !\"{predicate}\"");
            line!(self, "{bit} = call i1 @{full}({operands}, {predicate}, {BEHAVIOUR}) strictfp");
            bit
        });
        let [ordered, some] = [(); 2].map(|()| self.temp());
        line!(self, "{ordered} = select i1 {greater}, i8 4, i8 8");
        line!(self, "{some} = select i1 {equal}, i8 2, i8 {ordered}");
        line!(self, "{} = select i1 {less}, i8 1, i8 {some}", self.v(result));
    }

    /// A strict float operation is a constrained intrinsic in the mode of run time.
    fn strict(&mut self, op: IntrinsicOp, args: &[Value], result: Option<Value>) {
        use IntrinsicOp as Op;
        // The name, and whether the result depends on the rounding mode.
        let (name, rounds) = match op {
            Op::StrictFadd => ("fadd", true),
            Op::StrictFsub => ("fsub", true),
            Op::StrictFmul => ("fmul", true),
            Op::StrictFdiv => ("fdiv", true),
            Op::StrictSqrt => ("sqrt", true),
            Op::StrictFpromote => ("fpext", false),
            Op::StrictFdemote => ("fptrunc", true),
            Op::StrictSintToFloat => ("sitofp", true),
            Op::StrictUintToFloat => ("uitofp", true),
            Op::StrictFloatToSint => ("fptosi", false),
            Op::StrictFloatToUint => ("fptoui", false),
            Op::StrictFcmp => ("fcmp", false),
            Op::StrictFcmps => ("fcmps", false),
            _ => return self.x87(op, args, result),
        };
        let (Some(result), Some(&first)) = (result, args.first()) else { return self.trap() };
        let (from, to) = (self.func.ty(first), self.func.ty(result));
        let names: Vec<&str> = args.iter().map(|&arg| type_name(self.func.ty(arg))).collect();
        let operands: Vec<String> = args.iter().map(|&arg| self.tv(arg).to_string()).collect();
        let (params, operands) = (names.join(", "), operands.join(", "));
        if let Op::StrictFcmp | Op::StrictFcmps = op {
            return self.strict_compare(name, type_suffix(from), &params, &operands, result);
        }
        let suffix = match from == to {
            true => type_suffix(to).to_string(),
            false => format!("{}.{}", type_suffix(to), type_suffix(from)),
        };
        let full = format!("llvm.experimental.constrained.{name}.{suffix}");
        let (more, mode) = if rounds {
            (", metadata, metadata", "metadata !\"round.dynamic\", ")
        } else {
            (", metadata", "")
        };
        self.declare(format!("{} @{full}({params}{more})", type_name(to)));
        let to = type_name(to);
        line!(self, "{} = call {to} @{full}({operands}, {mode}{BEHAVIOUR}) strictfp", self.v(result));
    }

    fn x87(&mut self, op: IntrinsicOp, args: &[Value], result: Option<Value>) {
        use IntrinsicOp as Op;
        match (op, args, result) {
            (Op::X87FromFloat | Op::X87FromSint | Op::X87FromUint, &[to, value], _) => {
                let word = match op {
                    Op::X87FromFloat => "fpext",
                    Op::X87FromSint => "sitofp",
                    _ => "uitofp",
                };
                let temp = self.temp();
                line!(self, "{temp} = {word} {} to x86_fp80", self.tv(value));
                self.store_x87(temp, to);
            }
            (Op::X87ToFloat | Op::X87ToSint | Op::X87ToUint, &[from], Some(result)) => {
                let word = match op {
                    Op::X87ToFloat => "fptrunc",
                    Op::X87ToSint => "fptosi",
                    _ => "fptoui",
                };
                let temp = self.load_x87(from);
                line!(self, "{} = {word} x86_fp80 {temp} to {}", self.v(result), self.ty(result));
            }
            (Op::X87Add | Op::X87Sub | Op::X87Mul | Op::X87Div | Op::X87Rem, &[to, a, b], _) => {
                let word = match op {
                    Op::X87Add => "fadd",
                    Op::X87Sub => "fsub",
                    Op::X87Mul => "fmul",
                    Op::X87Div => "fdiv",
                    _ => "frem",
                };
                let (a, b) = (self.load_x87(a), self.load_x87(b));
                let temp = self.temp();
                line!(self, "{temp} = {word} x86_fp80 {a}, {b}");
                self.store_x87(temp, to);
            }
            (Op::X87Neg, &[to, a], _) => {
                let a = self.load_x87(a);
                let temp = self.temp();
                line!(self, "{temp} = fneg x86_fp80 {a}");
                self.store_x87(temp, to);
            }
            (Op::X87Abs | Op::X87Sqrt | Op::X87Rint, &[to, a], _) => {
                let word = match op {
                    Op::X87Abs => "fabs",
                    Op::X87Sqrt => "sqrt",
                    _ => "rint",
                };
                let a = self.load_x87(a);
                let temp = self.temp();
                self.declare(format!("x86_fp80 @llvm.{word}.f80(x86_fp80)"));
                line!(self, "{temp} = call x86_fp80 @llvm.{word}.f80(x86_fp80 {a})");
                self.store_x87(temp, to);
            }
            (Op::X87Copy, &[to, from], _) => {
                let value = self.load_x87(from);
                self.store_x87(value, to);
            }
            (Op::X87Cmps, &[a, b], Some(result)) => {
                let (a, b) = (self.load_x87(a), self.load_x87(b));
                let operands = format!("x86_fp80 {a}, x86_fp80 {b}");
                self.strict_compare("fcmps", "f80", "x86_fp80, x86_fp80", &operands, result);
            }
            (Op::X87Cmp, &[a, b], Some(result)) => {
                let (a, b) = (self.load_x87(a), self.load_x87(b));
                let [less, equal, greater, ordered, some] = [(); 5].map(|()| self.temp());
                line!(self, "{less} = fcmp olt x86_fp80 {a}, {b}");
                line!(self, "{equal} = fcmp oeq x86_fp80 {a}, {b}");
                line!(self, "{greater} = fcmp ogt x86_fp80 {a}, {b}");
                line!(self, "{ordered} = select i1 {greater}, i8 4, i8 8");
                line!(self, "{some} = select i1 {equal}, i8 2, i8 {ordered}");
                line!(self, "{} = select i1 {less}, i8 1, i8 {some}", self.v(result));
            }
            // The verifier refuses other operands.
            _ => self.trap(),
        }
    }
}
