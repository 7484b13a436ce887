//! Intrinsics: intrinsics of the IR, and 80-bit floats, which are loaded from their addresses and stored
//! back.

use std::fmt::Write as _;

use sheave_ir::{IntrinsicOp, Value};

use super::function::{FunctionWriter, line};
use super::words::{type_name, type_suffix};
use crate::lower::intrinsics::constrained::OPERATIONS;

/// The last operand of constrained intrinsics: exception flags count.
const BEHAVIOUR: &str = "metadata !\"fpexcept.strict\"";

impl FunctionWriter<'_> {
    /// Stops the program.
    pub(super) fn trap(&mut self) {
        self.intrinsic(IntrinsicOp::Trap, &[], None);
    }

    /// The 80-bit float at `address`.
    pub(super) fn load_x87(&mut self, address: Value) -> String {
        let temp = self.temp();
        line!(self, "{temp} = load x86_fp80, ptr {}, align 1", self.v(address));
        temp
    }

    /// Stores the 80-bit float called `name`.
    pub(super) fn store_x87(&mut self, name: impl core::fmt::Display, address: Value) {
        line!(self, "store x86_fp80 {name}, ptr {}, align 1", self.v(address));
    }

    /// One intrinsic.
    pub(super) fn intrinsic(&mut self, op: IntrinsicOp, args: &[Value], result: Option<Value>) {
        use IntrinsicOp as Op;
        // LLVM's name, the types of result and parameters, and constant operands after those given.
        let (name, ty, params, constants) = match op {
            Op::Trap => ("trap", "void", "", ""),
            Op::DebugTrap => ("debugtrap", "void", "", ""),
            Op::Pause => ("x86.sse2.pause", "void", "", ""),
            Op::VaStart => ("va_start.p0", "void", "ptr", ""),
            Op::VaCopy => ("va_copy.p0", "void", "ptr, ptr", ""),
            Op::StackSave => ("stacksave.p0", "ptr", "", ""),
            Op::StackRestore => ("stackrestore.p0", "void", "ptr", ""),
            Op::FrameAddress => ("frameaddress.p0", "ptr", "i32", "i32 0"),
            Op::ReturnAddress => ("returnaddress", "ptr", "i32", "i32 0"),
            Op::ThreadPointer => ("thread.pointer", "ptr", "", ""),
            Op::CycleCounter => ("readcyclecounter", "i64", "", ""),
            Op::Prefetch => ("prefetch.p0", "void", "ptr, i32, i32, i32", "i32 0, i32 3, i32 1"),
            Op::SetJmp => ("eh.sjlj.setjmp", "i32", "ptr", ""),
            Op::LongJmp => ("eh.sjlj.longjmp", "void", "ptr", ""),
            Op::Fma => return self.overloaded_call(op.name(), args, result),
            _ => return self.strict(op, args, result),
        };
        self.declare(format!("{ty} @llvm.{name}({params})"));
        let operands = args.iter().take(op.n_args()).map(|&arg| self.tv(arg).to_string());
        let operands: Vec<String> =
            operands.chain((!constants.is_empty()).then(|| constants.to_owned())).collect();
        let operands = operands.join(", ");
        match result {
            Some(v) => line!(self, "{} = call {ty} @llvm.{name}({operands})", self.v(v)),
            None => line!(self, "call {ty} @llvm.{name}({operands})"),
        }
    }

    /// The outcome of a comparison: a bit each for less, equal, greater, unordered.
    fn outcome(&mut self, [less, equal, greater]: [String; 3], result: Value) {
        let [ordered, some] = [(); 2].map(|()| self.temp());
        line!(self, "{ordered} = select i1 {greater}, i8 4, i8 8");
        line!(self, "{some} = select i1 {equal}, i8 2, i8 {ordered}");
        line!(self, "{} = select i1 {less}, i8 1, i8 {some}", self.v(result));
    }

    /// The outcome of a comparison that raises flags: each of the three raises the same ones.
    fn strict_compare(&mut self, name: &str, suffix: &str, params: &str, operands: &str, result: Value) {
        let full = format!("llvm.experimental.constrained.{name}.{suffix}");
        self.declare(format!("i1 @{full}({params}, metadata, metadata)"));
        let bits = ["olt", "oeq", "ogt"].map(|predicate| {
            let bit = self.temp();
            let predicate = format!("metadata !\"{predicate}\"");
            line!(self, "{bit} = call i1 @{full}({operands}, {predicate}, {BEHAVIOUR}) strictfp");
            bit
        });
        self.outcome(bits, result);
    }

    /// A strict float operation is a constrained intrinsic in the mode of run time.
    fn strict(&mut self, op: IntrinsicOp, args: &[Value], result: Option<Value>) {
        let Some(&(name, _, _, rounds)) = OPERATIONS.iter().find(|row| row.1 == op) else {
            return self.x87(op, args, result);
        };
        let (Some(result), Some(&first)) = (result, args.first()) else { return self.trap() };
        let (from, to) = (self.func.ty(first), self.func.ty(result));
        let names: Vec<&str> = args.iter().map(|&arg| type_name(self.func.ty(arg))).collect();
        let operands: Vec<String> = args.iter().map(|&arg| self.tv(arg).to_string()).collect();
        let (params, operands) = (names.join(", "), operands.join(", "));
        if let IntrinsicOp::StrictFcmp | IntrinsicOp::StrictFcmps = op {
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
        let word = match op {
            Op::X87Rem => "frem",
            Op::X87Neg => "fneg",
            Op::X87Abs => "fabs",
            _ => OPERATIONS.iter().find(|row| row.2 == op).map_or("rint", |row| row.0),
        };
        match (op, args, result) {
            (Op::X87FromFloat | Op::X87FromSint | Op::X87FromUint, &[to, value], _) => {
                let temp = self.temp();
                line!(self, "{temp} = {word} {} to x86_fp80", self.tv(value));
                self.store_x87(temp, to);
            }
            (Op::X87ToFloat | Op::X87ToSint | Op::X87ToUint, &[from], Some(result)) => {
                let temp = self.load_x87(from);
                line!(self, "{} = {word} x86_fp80 {temp} to {}", self.v(result), self.ty(result));
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
                let bits = ["olt", "oeq", "ogt"].map(|predicate| {
                    let bit = self.temp();
                    line!(self, "{bit} = fcmp {predicate} x86_fp80 {a}, {b}");
                    bit
                });
                self.outcome(bits, result);
            }
            (_, &[to, a, b], _) => {
                let (a, b) = (self.load_x87(a), self.load_x87(b));
                let temp = self.temp();
                line!(self, "{temp} = {word} x86_fp80 {a}, {b}");
                self.store_x87(temp, to);
            }
            (_, &[to, a], _) => {
                let a = self.load_x87(a);
                let temp = self.temp();
                if op == Op::X87Neg {
                    line!(self, "{temp} = fneg x86_fp80 {a}");
                } else {
                    self.declare(format!("x86_fp80 @llvm.{word}.f80(x86_fp80)"));
                    line!(self, "{temp} = call x86_fp80 @llvm.{word}.f80(x86_fp80 {a})");
                }
                self.store_x87(temp, to);
            }
            // The verifier refuses other operands.
            _ => self.trap(),
        }
    }
}
