//! Benefit of promotion in code compiled by Cranelift.
//!
//! `cargo bench -p sheave-ssa-cranelift` prints the table.
//!
//! Small programs are translated as a simple front end does it, every variable in a stack slot, half of the
//! accesses by `stack_load` and `stack_store` and half by `stack_addr` with a plain load or store. Each is
//! compiled by Cranelift's JIT as it is and promoted, without and with Cranelift's optimisations. Printed are
//! loads and stores in the function, those executed (counted while the program is interpreted here, which
//! also checks the result of the machine code), bytes of machine code, and the shortest run of several.

use std::hint::black_box;
use std::time::{Duration, Instant};

use cranelift_codegen::Context;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    AbiParam, Function, InstBuilder, MemFlagsData, Opcode, Signature, StackSlot, StackSlotData,
    StackSlotKind, UserFuncName, Value, types,
};
use cranelift_codegen::isa::CallConv;
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{Linkage, Module};
use sheave_ssa::promote::{Ctx, Options};
use sheave_ssa_cranelift::promote;

/// Runs of which the shortest counts.
const RUNS: usize = 7;

/// An expression over 64-bit variables.
enum Expr {
    Num(i64),
    Var(usize),
    Op(Op, Box<(Expr, Expr)>),
}

#[derive(Clone, Copy)]
enum Op {
    Add,
    Sub,
    Mul,
    Rem,
    Xor,
    Shl,
    Shr,
    Less,
    Equal,
}

enum Stmt {
    Set(usize, Expr),
    While(Expr, Vec<Stmt>),
    If(Expr, Vec<Stmt>, Vec<Stmt>),
}

/// A function of one argument, variable 0; variable 1 is the result.
struct Program {
    name: &'static str,
    vars: usize,
    argument: i64,
    body: Vec<Stmt>,
}

fn v(var: usize) -> Expr {
    Expr::Var(var)
}

fn n(value: i64) -> Expr {
    Expr::Num(value)
}

fn op(op: Op, a: Expr, b: Expr) -> Expr {
    Expr::Op(op, Box::new((a, b)))
}

fn set(var: usize, value: Expr) -> Stmt {
    Stmt::Set(var, value)
}

fn programs() -> Vec<Program> {
    use Op::{Add, Equal, Less, Mul, Rem, Shl, Shr, Sub, Xor};
    let count = |var, limit: Expr, mut body: Vec<Stmt>| {
        body.push(set(var, op(Add, v(var), n(1))));
        Stmt::While(op(Less, v(var), limit), body)
    };
    vec![
        Program {
            name: "fibonacci",
            vars: 5,
            argument: 20_000_000,
            body: vec![
                set(2, n(1)),
                count(3, v(0), vec![set(4, op(Add, v(1), v(2))), set(1, v(2)), set(2, v(4))]),
            ],
        },
        Program {
            name: "greatest common divisors",
            vars: 7,
            argument: 700,
            body: vec![
                set(2, n(1)),
                count(
                    2,
                    v(0),
                    vec![
                        set(3, n(1)),
                        count(
                            3,
                            v(0),
                            vec![
                                set(4, v(2)),
                                set(5, v(3)),
                                Stmt::While(
                                    op(Less, n(0), v(5)),
                                    vec![set(6, op(Rem, v(4), v(5))), set(4, v(5)), set(5, v(6))],
                                ),
                                set(1, op(Add, v(1), v(4))),
                            ],
                        ),
                    ],
                ),
            ],
        },
        Program {
            name: "Collatz steps",
            vars: 4,
            argument: 300_000,
            body: vec![
                set(2, n(1)),
                count(
                    2,
                    v(0),
                    vec![
                        set(3, v(2)),
                        Stmt::While(
                            op(Less, n(1), v(3)),
                            vec![
                                Stmt::If(
                                    op(Equal, op(Rem, v(3), n(2)), n(0)),
                                    vec![set(3, op(Shr, v(3), n(1)))],
                                    vec![set(3, op(Add, op(Mul, v(3), n(3)), n(1)))],
                                ),
                                set(1, op(Add, v(1), n(1))),
                            ],
                        ),
                    ],
                ),
            ],
        },
        Program {
            name: "xorshift",
            vars: 4,
            argument: 20_000_000,
            body: vec![
                set(2, n(88_172_645_463_325_252)),
                count(
                    3,
                    v(0),
                    vec![
                        set(2, op(Xor, v(2), op(Shl, v(2), n(13)))),
                        set(2, op(Xor, v(2), op(Shr, v(2), n(7)))),
                        set(2, op(Xor, v(2), op(Shl, v(2), n(17)))),
                        set(1, op(Add, v(1), op(Sub, v(2), v(3)))),
                    ],
                ),
            ],
        },
        Program {
            name: "primes by division",
            vars: 5,
            argument: 60_000,
            body: vec![
                set(2, n(2)),
                count(
                    2,
                    v(0),
                    vec![
                        set(3, n(2)),
                        set(4, n(1)),
                        Stmt::While(
                            op(Less, op(Mul, v(3), v(3)), op(Add, v(2), v(4))),
                            vec![Stmt::If(
                                op(Equal, op(Rem, v(2), v(3)), n(0)),
                                vec![set(4, n(0)), set(3, v(2))],
                                vec![set(3, op(Add, v(3), n(1)))],
                            )],
                        ),
                        set(1, op(Add, v(1), v(4))),
                    ],
                ),
            ],
        },
    ]
}

/// Interprets a program and counts the loads and stores that its translation executes.
struct Interpreter {
    vars: Vec<i64>,
    accesses: u64,
}

impl Interpreter {
    fn value(&mut self, expr: &Expr) -> i64 {
        match expr {
            Expr::Num(value) => *value,
            Expr::Var(var) => {
                self.accesses += 1;
                self.vars[*var]
            }
            Expr::Op(op, args) => {
                let (a, b) = (self.value(&args.0), self.value(&args.1));
                match op {
                    Op::Add => a.wrapping_add(b),
                    Op::Sub => a.wrapping_sub(b),
                    Op::Mul => a.wrapping_mul(b),
                    Op::Rem => a.wrapping_rem(b),
                    Op::Xor => a ^ b,
                    Op::Shl => a.wrapping_shl(b as u32),
                    Op::Shr => (a as u64).wrapping_shr(b as u32) as i64,
                    Op::Less => i64::from(a < b),
                    Op::Equal => i64::from(a == b),
                }
            }
        }
    }

    fn run(&mut self, body: &[Stmt]) {
        for stmt in body {
            match stmt {
                Stmt::Set(var, expr) => {
                    self.vars[*var] = self.value(expr);
                    self.accesses += 1;
                }
                Stmt::While(cond, body) => {
                    while self.value(cond) != 0 {
                        self.run(body);
                    }
                }
                Stmt::If(cond, then, otherwise) => {
                    let taken = if self.value(cond) != 0 { then } else { otherwise };
                    self.run(taken);
                }
            }
        }
    }
}

/// The front end.
struct Translator<'a> {
    builder: FunctionBuilder<'a>,
    slots: Vec<StackSlot>,
    accesses: usize,
}

impl Translator<'_> {
    /// Half of the accesses take the address first.
    fn takes_address(&mut self) -> bool {
        self.accesses += 1;
        self.accesses.is_multiple_of(2)
    }

    fn load(&mut self, var: usize) -> Value {
        let slot = self.slots[var];
        if self.takes_address() {
            let addr = self.builder.ins().stack_addr(types::I64, slot, 0);
            return self.builder.ins().load(types::I64, MemFlagsData::trusted(), addr, 0);
        }
        self.builder.ins().stack_load(types::I64, types::I64, slot, 0)
    }

    fn store(&mut self, var: usize, value: Value) {
        let slot = self.slots[var];
        if self.takes_address() {
            let addr = self.builder.ins().stack_addr(types::I64, slot, 0);
            self.builder.ins().store(MemFlagsData::trusted(), value, addr, 0);
        } else {
            self.builder.ins().stack_store(types::I64, value, slot, 0);
        }
    }

    fn expr(&mut self, expr: &Expr) -> Value {
        let args = match expr {
            Expr::Num(value) => return self.builder.ins().iconst(types::I64, *value),
            Expr::Var(var) => return self.load(*var),
            Expr::Op(op, args) => (op, self.expr(&args.0), self.expr(&args.1)),
        };
        let ins = self.builder.ins();
        let truth = match args {
            (Op::Add, a, b) => return ins.iadd(a, b),
            (Op::Sub, a, b) => return ins.isub(a, b),
            (Op::Mul, a, b) => return ins.imul(a, b),
            (Op::Rem, a, b) => return ins.srem(a, b),
            (Op::Xor, a, b) => return ins.bxor(a, b),
            (Op::Shl, a, b) => return ins.ishl(a, b),
            (Op::Shr, a, b) => return ins.ushr(a, b),
            (Op::Less, a, b) => ins.icmp(IntCC::SignedLessThan, a, b),
            (Op::Equal, a, b) => ins.icmp(IntCC::Equal, a, b),
        };
        self.builder.ins().uextend(types::I64, truth)
    }

    fn stmts(&mut self, body: &[Stmt]) {
        for stmt in body {
            match stmt {
                Stmt::Set(var, expr) => {
                    let value = self.expr(expr);
                    self.store(*var, value);
                }
                Stmt::While(cond, body) => {
                    let [head, inside, end] = [(); 3].map(|()| self.builder.create_block());
                    self.builder.ins().jump(head, &[]);
                    self.builder.switch_to_block(head);
                    let cond = self.expr(cond);
                    self.builder.ins().brif(cond, inside, &[], end, &[]);
                    self.builder.switch_to_block(inside);
                    self.stmts(body);
                    self.builder.ins().jump(head, &[]);
                    self.builder.switch_to_block(end);
                }
                Stmt::If(cond, then, otherwise) => {
                    let [yes, no, end] = [(); 3].map(|()| self.builder.create_block());
                    let cond = self.expr(cond);
                    self.builder.ins().brif(cond, yes, &[], no, &[]);
                    for (block, body) in [(yes, then), (no, otherwise)] {
                        self.builder.switch_to_block(block);
                        self.stmts(body);
                        self.builder.ins().jump(end, &[]);
                    }
                    self.builder.switch_to_block(end);
                }
            }
        }
    }
}

fn translate(program: &Program, module: &JITModule) -> Function {
    let mut signature = Signature::new(CallConv::triple_default(module.isa().triple()));
    signature.params.push(AbiParam::new(types::I64));
    signature.returns.push(AbiParam::new(types::I64));
    let mut func = Function::with_name_signature(UserFuncName::default(), signature);
    let mut context = FunctionBuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut func, &mut context);
    let entry = builder.create_block();
    builder.append_block_params_for_function_params(entry);
    builder.switch_to_block(entry);
    let data = StackSlotData::new(StackSlotKind::ExplicitSlot, 8, 3);
    let slots = (0..program.vars).map(|_| builder.create_sized_stack_slot(data.clone())).collect();
    let argument = builder.block_params(entry)[0];
    let mut translator = Translator { builder, slots, accesses: 0 };
    translator.store(0, argument);
    for var in 1..program.vars {
        let zero = translator.builder.ins().iconst(types::I64, 0);
        translator.store(var, zero);
    }
    translator.stmts(&program.body);
    let result = translator.load(1);
    translator.builder.ins().return_(&[result]);
    translator.builder.seal_all_blocks();
    translator.builder.finalize(module.target_config());
    func
}

/// Loads and stores in the function.
fn accesses(func: &Function) -> usize {
    let insts = func.layout.blocks().flat_map(|block| func.layout.block_insts(block));
    let is_access = |opcode| matches!(opcode, Opcode::Load | Opcode::Store);
    insts.filter(|&inst| is_access(func.dfg.insts[inst].opcode())).count()
}

struct Figures {
    accesses: usize,
    bytes: usize,
    compile: Duration,
    run: Duration,
    result: i64,
}

fn measure(program: &Program, optimise: bool, promoted: bool) -> Figures {
    let mut flags = settings::builder();
    flags.set("opt_level", if optimise { "speed" } else { "none" }).expect("Cranelift has this setting");
    let native = cranelift_native::builder().expect("Cranelift compiles for this machine");
    let isa = native.finish(settings::Flags::new(flags)).expect("the settings fit together");
    let mut module = JITModule::new(JITBuilder::with_isa(isa, cranelift_module::default_libcall_names()));
    let original = translate(program, &module);
    let mut ctx = Ctx::new();
    let (mut func, mut compile) = (original.clone(), Duration::MAX);
    // Promotion counts as compilation. The first iterations warm up.
    let mut context = Context::new();
    let isa = module.isa();
    for _ in 0..RUNS {
        func = original.clone();
        let start = Instant::now();
        if promoted {
            promote(&mut func, &mut ctx, &Options::default()).expect("the function is well formed");
        }
        context.clear();
        context.func = func.clone();
        context.compile(isa, &mut Default::default()).expect("Cranelift compiles it");
        compile = compile.min(start.elapsed());
    }
    let bytes = context.compiled_code().map_or(0, |code| code.code_buffer().len());
    let accesses = accesses(&func);
    let signature = func.signature.clone();
    let id = module.declare_function("program", Linkage::Export, &signature).expect("the name is free");
    module.define_function(id, &mut Context::for_function(func)).expect("Cranelift compiles it");
    module.finalize_definitions().expect("pages can be made executable");
    let code = module.get_finalized_function(id);
    // SAFETY: the function was compiled with this signature, and the module is alive until after the last
    // call.
    let function: extern "C" fn(i64) -> i64 = unsafe { std::mem::transmute(code) };
    let (mut run, mut result) = (Duration::MAX, 0);
    for _ in 0..RUNS {
        let start = Instant::now();
        result = function(black_box(program.argument));
        run = run.min(start.elapsed());
    }
    // SAFETY: no reference to the code is left.
    unsafe { module.free_memory() };
    Figures { accesses, bytes, compile, run, result }
}

fn main() {
    println!(
        "| program                  | Cranelift | loads and stores | executed      | bytes of code | compile, us     | run, ms         | time saved |"
    );
    println!(
        "|--------------------------|-----------|-----------------:|--------------:|--------------:|----------------:|----------------:|-----------:|"
    );
    for program in programs() {
        let mut interpreter = Interpreter { vars: vec![0; program.vars], accesses: program.vars as u64 + 1 };
        interpreter.vars[0] = program.argument;
        interpreter.run(&program.body);
        for optimise in [false, true] {
            let [before, after] = [false, true].map(|promoted| measure(&program, optimise, promoted));
            for figures in [&before, &after] {
                assert_eq!(figures.result, interpreter.vars[1], "{} returns something else", program.name);
            }
            let left = if after.accesses == 0 { "0" } else { "?" };
            let (ms, us) =
                (|time: Duration| time.as_secs_f64() * 1e3, |time: Duration| time.as_secs_f64() * 1e6);
            println!(
                "| {:24} | {:9} | {:>8} -> {:>4} | {:>8.0} M -> {left} | {:>5} -> {:>4} | {:>6.0} -> {:>5.0} | {:>6.1} -> {:>5.1} | {:>8.0} % |",
                program.name,
                if optimise { "speed" } else { "none" },
                before.accesses,
                after.accesses,
                interpreter.accesses as f64 / 1e6,
                before.bytes,
                after.bytes,
                us(before.compile),
                us(after.compile),
                ms(before.run),
                ms(after.run),
                (1.0 - after.run.as_secs_f64() / before.run.as_secs_f64()) * 100.0,
            );
        }
    }
}
