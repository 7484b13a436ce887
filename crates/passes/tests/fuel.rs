//! A wrong result bisects to one rewrite: in each of three passes one rewrite is made wrong, and the number
//! of rewrites that `--fuel` allows is bisected until the guilty one is found and named.
//!
//! The wrong pass is the right one, after which the instruction that one of its rewrites concerned is broken,
//! if that rewrite was made. What the function computes tells.

use std::sync::atomic::{AtomicU64, Ordering};

use sheave_interp::{Interpreter, Outcome};
use sheave_ir::{BinaryOp, ConstData, FuncId, InstData, Module, Type, parse_module};
use sheave_passes::driver::{Changed, Ctx, Options, Pass, PassError, PassRun, parse_passes};
use sheave_passes::table;

const TEXT: &str = "function %f(i32 v0, i32 v1) -> i32 {
block0:
    v2 = alloca i32
    v3 = alloca i32
    v30 = alloca i32
    store v0, v2
    store i32 0, v3
    store v1, v30
    jump block1

block1:
    v4 = load i32 v2
    v5 = icmp sgt v4, i32 0
    branch v5, block2, block3

block2:
    v6 = load i32 v30
    v7 = mul v6, i32 3
    v8 = mul v6, i32 5
    v9 = mul v6, i32 7
    v10 = add v7, i32 0
    v11 = add v8, v9
    v12 = xor v10, v11
    v13 = load i32 v3
    v14 = add v13, v12
    v15 = mul v6, i32 5
    v16 = add v14, v15
    v17 = add v16, i32 0
    store v17, v3
    v18 = load i32 v2
    v19 = sub v18, i32 1
    store v19, v2
    jump block1

block3:
    v20 = load i32 v3
    return v20
}
";

fn module() -> Module {
    parse_module("test", TEXT.as_bytes()).unwrap_or_else(|error| panic!("{error}"))
}

fn result(module: &Module) -> u64 {
    let mut interpreter = Interpreter::new(module, sheave_interp::Options::default()).unwrap();
    match interpreter.call(FuncId::from_u32(0), &[4, 11]) {
        Ok(Outcome::Returned(values)) => values[0],
        other => panic!("{other:?}\n{module}"),
    }
}

/// The function after `passes` with so much fuel, and how many rewrites each pass made, in order.
fn compile(passes: &[&'static Pass], fuel: u64) -> (Module, Vec<(&'static str, u64)>) {
    let mut module = module();
    let options = Options { fuel: Some(fuel), ..Options::new(passes) };
    let mut ctx = Ctx::new();
    let mut func = module.functions[FuncId::from_u32(0)].clone();
    ctx.run_in_place(&module, &mut func, &options).unwrap_or_else(|error| panic!("{error}"));
    let rewrites = ctx.stats().counts.iter().filter(|count| count.what == "rewrites");
    let rewrites = rewrites.map(|count| (count.pass, u64::from(count.n))).collect();
    module.functions[FuncId::from_u32(0)] = func;
    (module, rewrites)
}

/// The rewrite that the wrong pass makes wrong.
static GUILTY: AtomicU64 = AtomicU64::new(0);

/// Runs `pass` and then, if the guilty rewrite was among its own, returns something else.
fn break_after(run: &mut PassRun<'_>, pass: &str) -> Result<Changed, PassError> {
    let Some(Pass { run: right, .. }) = table::pass(pass) else { panic!("{pass} exists") };
    let before = run.edit.rewrites();
    let changed = right(run)?;
    if (before + 1..=run.edit.rewrites()).contains(&GUILTY.load(Ordering::Relaxed)) {
        let last = *run.edit.layout.last().unwrap();
        let terminator = run.edit.terminator(last).unwrap();
        let InstData::Return { args } = run.edit.insts[terminator] else { panic!("it returns") };
        let value = args.first(&run.edit.pool).unwrap();
        let wrong = run.edit.make_const(Type::I32, ConstData::Bits(1 << 20));
        let data = InstData::binary(BinaryOp::Add, [value, wrong]);
        let (inst, sum) = run.edit.make_inst_with_result(data, Type::I32);
        run.edit.map_args(terminator, |_| sum);
        run.edit.insert_before(terminator, inst);
        run.edit.apply();
    }
    Ok(changed)
}

macro_rules! wrong_pass {
    ($name:ident, $pass:literal) => {
        static $name: std::sync::LazyLock<Pass> = std::sync::LazyLock::new(|| Pass {
            run: |run| break_after(run, $pass),
            prove: None,
            ..*table::pass($pass).expect("it exists")
        });
    };
}

wrong_pass!(PROMOTE, "promote");
wrong_pass!(GVN, "gvn");
wrong_pass!(LICM, "licm");

#[test]
fn a_wrong_rewrite_of_each_of_three_passes_is_found() {
    let right = parse_passes("promote,gvn,dce,licm").unwrap();
    let expected = result(&module());
    let (_, rewrites) = compile(&right, u64::MAX - 1);
    let pass_of = |number: u64| {
        let mut sum = 0;
        rewrites.iter().find(|&&(_, n)| {
            sum += n;
            number <= sum
        })
    };
    for wrong in [&*PROMOTE, &*GVN, &*LICM] {
        let passes: Vec<&'static Pass> =
            right.iter().map(|pass| if pass.name == wrong.name { wrong } else { pass }).collect();
        // The first rewrite of the pass, and its last one.
        let before =
            rewrites.iter().take_while(|&&(pass, _)| pass != wrong.name).map(|&(_, n)| n).sum::<u64>();
        let own = rewrites.iter().find(|&&(pass, _)| pass == wrong.name).map_or(0, |&(_, n)| n);
        assert!(own > 1, "{}: {rewrites:?}", wrong.name);
        for guilty in [before + 1, before + own] {
            GUILTY.store(guilty, Ordering::Relaxed);
            let is_wrong = |fuel| result(&compile(&passes, fuel).0) != expected;
            let (mut good, mut bad) = (0, u64::from(u16::MAX));
            assert!(!is_wrong(good) && is_wrong(bad), "{} {guilty}", wrong.name);
            while good + 1 < bad {
                let middle = (good + bad) / 2;
                if is_wrong(middle) { bad = middle } else { good = middle }
            }
            assert_eq!(bad, guilty, "{}", wrong.name);
            assert_eq!(pass_of(bad).map(|pass| pass.0), Some(wrong.name));
        }
    }
    GUILTY.store(0, Ordering::Relaxed);
}

#[test]
fn every_number_of_rewrites_gives_a_right_function() {
    let expected = result(&module());
    for passes in [
        "sroa,promote,opt",
        "sroa,opt,stack-coloring",
        "promote,opt,loop-rotate",
        "demote,promote,opt",
        "opt,promote,jump-threading,gvn,dce,eliminate",
    ] {
        let passes = parse_passes(passes).unwrap();
        let mut last = None;
        for fuel in 0..200 {
            let (module, _) = compile(&passes, fuel);
            assert_eq!(result(&module), expected, "{fuel} rewrites\n{module}");
            last = Some(module.to_string());
        }
        assert_eq!(last, Some(compile(&passes, u64::MAX - 1).0.to_string()), "200 rewrites are all");
    }
}
