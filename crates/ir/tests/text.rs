//! Text: what is printed is read back to the same bytes, and what cannot be read says where and why.

use sheave_ir::entity::EntityRef;
use sheave_ir::{
    Access, BinaryOp, Block, BuilderContext, CallKind, ConstData, Decorator, FloatCC, Form, FuncAttrs,
    FuncId, FunctionBuilder, InstData, IntCC, IntrinsicOp, Linkage, Location, MemFlags, MemOp, MemoryEffects,
    Module, OpFlags, Ordering, Place, PtrAttrs, RmwOp, Signature, SlotData, Symbol, SymbolAttrs, TernaryOp,
    Type, UnaryOp, Value, ValueList, WideOp, parse_module, read_module, verify_module,
};

/// Reads, prints, reads and prints; both prints are the same.
#[track_caller]
fn round_trip(source: &str) -> (Module, String) {
    let module = parse_module("test", source.as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let printed = module.to_string();
    let again = parse_module("test", printed.as_bytes()).unwrap_or_else(|error| panic!("{printed}\n{error}"));
    assert_eq!(again.to_string(), printed);
    (module, printed)
}

#[test]
fn every_construct_prints_as_it_is_written() {
    let source = include_str!("every_construct.ir");
    let (module, printed) = round_trip(source);
    for (i, (expected, found)) in source.lines().zip(printed.lines()).enumerate() {
        assert_eq!(expected, found, "line {}", i + 1);
    }
    assert_eq!(source.len(), printed.len());
    verify_module(&module).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(module.functions.values().map(|func| func.form).max(), Some(Form::Copies));
    read_module("test", source.as_bytes()).unwrap_or_else(|errors| panic!("{}", errors[0]));
}

#[test]
fn other_spellings_are_read() {
    let source = "function memory %\"f\"(i32 v0,i32 v1)->(i32 zext,f64){;note\nblock7:v2=add v0,v1 v3=load i32 %\"f\"+0-4\nv4 = load i32 %f -4\nbranch v2,block9,block8 block8:return v9,f64 3e0\nblock9:v9=copy i32 0xff\nvx: return v9, f64 nan}";
    let source = source.replace("vx: ", "");
    let (_, printed) = round_trip(&source);
    assert_eq!(
        printed,
        "function %f(i32 v0, i32 v1) -> (i32 zext, f64) {
block7:
    v2 = add v0, v1
    v3 = load i32 %f - 4
    v4 = load i32 %f - 4
    branch v2, block9, block8

block8:
    return v9, f64 3.0

block9:
    v9 = copy i32 255
    return v9, f64 nan:0x7ff8000000000000
}
"
    );
}

#[test]
fn a_symbols_offset_is_not_an_access_offset() {
    let source = "extern data %x\nfunction %f() -> i64 {\nblock0:\n    v0 = load i64 %x+8\n    v1 = load i64 %x + 8\n    v2 = load i64 %x-8 + 8\n    return v0\n}\n";
    let (module, _) = round_trip(source);
    let func = &module.functions[FuncId::new(0)];
    let found: Vec<_> = func.block_insts(Block::new(0))[..3]
        .iter()
        .map(|&inst| match func.insts[inst] {
            InstData::Load { addr, offset, .. } => (func.const_data(addr).unwrap(), offset),
            _ => unreachable!(),
        })
        .collect();
    let x = module.symbol("x").unwrap();
    assert_eq!(
        found,
        [(ConstData::Symbol(x, 8), 0), (ConstData::Symbol(x, 0), 8), (ConstData::Symbol(x, -8), 8)]
    );
}

#[test]
fn sparse_numbers_are_labels() {
    let source = "function %f(i32 v4000000000, i32 v1) -> i32 {\nblock4000000000:\n    v999999999999 = add v4000000000, v1\n    jump block70000\n\nblock70000:\n    v70000 = phi i32 [block4000000000: v999999999999]\n    return v70000\n}\n";
    let (mut module, printed) = round_trip(source);
    assert_eq!(printed, source);
    let func = &mut module.functions[FuncId::new(0)];
    assert!(func.n_values() < 10 && func.n_blocks() < 10, "numbers in the text are not sizes");
    assert_eq!(func.value_name(func.params[0]).to_string(), "v4000000000");
    // What is added later gets a name of its own.
    let block = func.make_block();
    let (_, value) = func.make_inst_with_result(InstData::Unreachable, Type::I32);
    assert_eq!(func.value_name(value).to_string(), "v1000000000000");
    assert_eq!(func.block_name(block).to_string(), "block4000000001");
}

#[test]
fn ids_are_those_of_the_text_where_they_can_be() {
    let (module, _) =
        round_trip("function %f(i32 v3) -> i32 {\nblock5:\n    v9 = add v3, i32 1\n    return v9\n}\n");
    let func = &module.functions[FuncId::new(0)];
    assert_eq!(func.params, [Value::new(3)]);
    assert_eq!(func.layout, [Block::new(5)]);
    assert_eq!(func.result(func.order[0]), Some(Value::new(9)));
}

struct Notes;

impl Decorator for Notes {
    fn trailing(&self, place: Place, out: &mut String) {
        if let Place::Inst(inst) = place {
            *out += &format!("at {}", inst.index());
        }
    }

    fn below(&self, place: Place, out: &mut String) {
        if matches!(place, Place::Header | Place::Block(_) | Place::Phi(_)) {
            *out += "one line\nanother } line \"";
        }
    }
}

#[test]
fn decorated_text_is_the_same_function() {
    let (module, printed) = round_trip(include_str!("every_construct.ir"));
    for func in module.functions.values() {
        let plain = func.display(&module).to_string();
        let decorated = func.display_decorated(&module, &Notes).to_string();
        assert!(decorated.contains(" ; at 0\n") && decorated.contains("    ; another } line"), "{decorated}");
        let whole = printed.replace(&plain, &decorated);
        assert_ne!(whole, printed);
        assert_eq!(parse_module("test", whole.as_bytes()).unwrap().to_string(), printed);
    }
}

/// A pseudo-random number below `n`.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % n
    }

    fn pick<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    fn flags(&mut self) -> MemFlags {
        MemFlags { volatile: self.below(2) == 0, ordering: self.pick(Ordering::ALL) }
    }
}

/// Any attributes of a function or call.
fn random_attributes(r: &mut Random) -> FuncAttrs {
    let words = FuncAttrs::WORDS.iter().filter(|_| r.below(3) == 0);
    let words = words.fold(FuncAttrs::default(), |all, &(attr, _)| all | attr);
    let effects = |r: &mut Random| {
        Location::ALL.iter().fold(MemoryEffects::NONE, |e, &l| e.with(l, r.pick(Access::ALL)))
    };
    if r.below(2) == 0 { words } else { words.with_memory(effects(r)) }
}

fn random_flags(r: &mut Random) -> OpFlags {
    let chosen = OpFlags::WORDS.iter().filter(|_| r.below(3) == 0);
    chosen.fold(OpFlags::NONE, |all, &(flag, _)| all | flag)
}

/// Any instruction that is no terminator, with placeholders for operands, and its results.
fn random_inst(b: &mut FunctionBuilder<'_>, r: &mut Random, callee: Symbol) -> (InstData, Vec<Type>) {
    let zero = Value::new(0);
    let ty = r.pick(Type::ALL);
    match r.below(16) {
        0 => (InstData::Unary { op: r.pick(UnaryOp::ALL), arg: zero }, vec![ty]),
        1 => (
            InstData::Binary { op: r.pick(BinaryOp::ALL), flags: random_flags(r), args: [zero; 2] },
            vec![ty],
        ),
        2 => (InstData::Wide { op: r.pick(WideOp::ALL), args: [zero; 2] }, vec![ty, r.pick(Type::ALL)]),
        3 => (InstData::Ternary { op: r.pick(TernaryOp::ALL), args: [zero; 3] }, vec![ty]),
        4 => (InstData::Icmp { cc: r.pick(IntCC::ALL), args: [zero; 2] }, vec![ty]),
        5 => (InstData::Fcmp { cc: r.pick(FloatCC::ALL), args: [zero; 2] }, vec![ty]),
        6 => {
            let (scale, offset) = (r.below(1 << 16) as u16, r.pick(&[0, 1, -1, i32::MAX, i32::MIN]));
            (InstData::PtrIndex { flags: random_flags(r), scale, base: zero, index: zero, offset }, vec![ty])
        }
        7 => {
            let slot = b.func.make_slot(SlotData {
                size: r.below(20) as u32,
                align_log2: r.below(5) as u8,
                ty: r.pick(&[None, Some(ty)]),
                volatile: r.below(2) == 0,
                param: r.pick(&[None, Some(2)]),
            });
            (InstData::Alloca { slot }, vec![ty])
        }
        8 => (InstData::DynAlloca { align_log2: r.below(32) as u8, size: zero }, vec![ty]),
        9 => {
            (InstData::Load { flags: r.flags(), addr: zero, offset: r.pick(&[0, 4, -4, i32::MIN]) }, vec![ty])
        }
        10 => {
            let offset = r.pick(&[0, 4, -4, i32::MAX]);
            (InstData::Store { flags: r.flags(), addr: zero, value: zero, offset }, vec![])
        }
        11 => (InstData::Rmw { op: r.pick(RmwOp::ALL), flags: r.flags(), addr: zero, value: zero }, vec![ty]),
        12 => (InstData::CmpXchg { flags: r.flags(), args: [zero; 3] }, vec![ty, r.pick(Type::ALL)]),
        13 => (InstData::Mem { op: r.pick(MemOp::ALL), volatile: r.below(2) == 0, args: [zero; 3] }, vec![]),
        14 => {
            let op = r.pick(IntrinsicOp::ALL);
            let args = b.list(&vec![zero; op.n_args()]);
            let results = vec![ty; op.n_results()];
            (InstData::Intrinsic { op, args }, results)
        }
        _ => {
            let declared = b.module.symbols[callee].sig.unwrap();
            let other = b.module.intern_signature(Signature::new(&[ty], &[ty, Type::I8]));
            let sig = r.pick(&[declared, other]);
            let args = b.list(&vec![zero; r.below(4)]);
            let (kind, flags) = (CallKind::Plain, random_attributes(r));
            let results = b.module.signatures[sig].results.iter().map(|result| result.ty).collect();
            match r.below(2) {
                0 => (InstData::Call { kind, flags, sig, callee, args }, results),
                _ => (InstData::CallIndirect { kind, flags, sig, callee: zero, args }, results),
            }
        }
    }
}

/// A function of any instructions over any values, in any order: text does not ask what makes sense.
fn random_function(seed: u64) -> Module {
    let r = &mut Random(seed);
    let mut module = Module::new("random");
    let callee = module.declare_function("callee", Signature::new(&[Type::I32], &[Type::I64]));
    let x = module.intern_symbol("x y");
    let id = module.define_function("f", Signature::new(Type::ALL, &[Type::I32]), Linkage::External);
    let f = module.symbol("f").unwrap();
    for symbol in [callee, f] {
        let pointers = [0; 9].map(|_| r.pick(PtrAttrs::WORDS).0 | r.pick(PtrAttrs::WORDS).0);
        let params = pointers[..r.below(2)].to_vec();
        let attrs = SymbolAttrs { function: random_attributes(r), result: pointers[8], params };
        module.symbols[symbol].attrs = attrs;
    }
    let mut ctx = BuilderContext::new();
    let mut b = FunctionBuilder::new(&mut module, id, &mut ctx);
    let blocks: Vec<Block> = (0..2 + r.below(8)).map(|_| b.create_block()).collect();
    for &block in &blocks[1..] {
        for _ in 0..r.below(3) {
            let ty = r.pick(Type::ALL);
            b.phi(block, ty);
        }
    }
    for _ in 0..10 {
        let ty = r.pick(Type::ALL);
        let bits =
            [0, 1, u64::MAX, 1 << 63, 1 << 31, 0x7f80_0001, 0x7ff0_0000_0000_0001, 0x4009_21fb_5444_2d18];
        let data = match r.below(8) {
            0 => ConstData::Undef,
            1 => ConstData::Symbol(x, r.pick(&[0, -1, i64::MIN, i64::MAX])),
            2 => ConstData::BlockAddr(f, r.pick(&blocks)),
            _ => ConstData::Bits(r.pick(&bits)),
        };
        b.constant(ty, data);
    }
    for &block in &blocks {
        b.switch_to_block(block);
        for _ in 0..r.below(8) {
            let (data, results) = random_inst(&mut b, r, callee);
            let inst = b.push(data);
            for ty in results {
                b.func.append_result(inst, ty);
            }
        }
        let targets: Vec<Block> = (0..2 + r.below(4)).map(|_| r.pick(&blocks[1..])).collect();
        let edges: Vec<(Block, Vec<Value>)> =
            targets.iter().map(|&target| (target, vec![Value::new(0); b.func.phis(target).len()])).collect();
        let edge = |k: usize| (edges[k].0, &edges[k].1[..]);
        let zero = Value::new(0);
        match r.below(6) {
            0 => b.jump(edge(0).0, edge(0).1),
            1 => b.branch(zero, edge(0), edge(1)),
            2 => {
                let cases: Vec<_> =
                    (1..edges.len()).map(|k| (r.below(300) as u64, edge(k).0, edge(k).1)).collect();
                b.switch(zero, edge(0), &cases);
            }
            3 => b.indirect_branch(zero, &(0..edges.len()).map(edge).collect::<Vec<_>>()),
            4 => b.ret(&vec![zero; r.below(3)]),
            _ => b.unreachable(),
        }
    }
    // Now that all values exist, every operand becomes any of them.
    let n = b.func.n_values();
    let mut any = |_| Value::new(r.below(n));
    for i in 0..b.func.insts.len() {
        let inst = sheave_ir::Inst::new(i);
        let is_switch = matches!(b.func.insts[inst], InstData::Switch { .. });
        // The width of a switch's cases is its operand's.
        if !is_switch {
            let mut data = b.func.insts[inst];
            data.map_args(&mut b.func.pool, &mut any);
            b.func.insts[inst] = data;
        }
    }
    for i in 0..b.func.edges.len() {
        let edge = sheave_ir::Edge::new(i);
        let args: Vec<Value> = b.func.edge_args(edge).iter().map(|&arg| any(arg)).collect();
        b.func.edges[edge].args = ValueList::from_slice(&args, &mut b.func.pool);
    }
    b.finish().unwrap();
    module
}

#[test]
fn random_functions_survive_a_round_trip() {
    for seed in 0..3000 {
        let printed = random_function(seed).to_string();
        let again =
            parse_module("random", printed.as_bytes()).unwrap_or_else(|error| panic!("{printed}\n{error}"));
        assert_eq!(again.to_string(), printed, "seed {seed}");
    }
}

#[test]
fn no_damage_to_a_text_makes_the_reader_panic() {
    let source = include_str!("every_construct.ir").as_bytes();
    for length in 0..source.len() {
        // What is cut off leaves an error, or a shorter module that prints as what is left.
        if let Ok(module) = parse_module("cut", &source[..length]) {
            let left = core::str::from_utf8(&source[..length]).unwrap();
            assert_eq!(module.to_string().trim_end(), left.trim_end());
        }
    }
    let mut r = Random(1);
    let pieces: Vec<&[u8]> =
        source.split(|b| !b.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    for _ in 0..20_000 {
        let mut damaged = source.to_vec();
        for _ in 0..1 + r.below(3) {
            let at = r.below(damaged.len());
            let end = (at + r.below(8)).min(damaged.len());
            match r.below(4) {
                0 => drop(damaged.splice(at..end, [])),
                1 => damaged[at] = r.below(256) as u8,
                2 => drop(damaged.splice(at..at, r.pick(&pieces).iter().copied())),
                _ => drop(damaged.splice(at..end, r.pick(&pieces).iter().copied())),
            }
        }
        match read_module("damaged", &damaged) {
            Ok(module) => drop(module.to_string()),
            Err(errors) => {
                assert!(errors.iter().all(|error| error.line > 0 && !error.to_string().is_empty()))
            }
        }
    }
}

#[test]
fn depth_and_length_are_no_danger() {
    let deep = 100_000;
    for open in ["(", "[", "{", "\"", "%", "- ", "block0: "] {
        for prefix in [
            "",
            "function %f",
            "function %f(i32 v0) {\nblock0:\nv1 = ",
            "function %f() {\nblock0:\nreturn ",
            "data %x size 8 align 8 ",
        ] {
            let text = format!("{prefix}{}", open.repeat(deep));
            assert!(parse_module("deep", text.as_bytes()).is_err(), "{prefix}{open}");
        }
    }
    // A chain of types that all follow the last line.
    let mut chain = String::from("function %f(i32 v0) -> i32 {\nblock0:\njump block2\nblock1:\n");
    for i in 1..deep {
        chain += &format!("v{i} = copy v{}\n", i + 1);
    }
    chain += &format!("return v1\nblock2:\nv{deep} = copy v0\njump block1\n}}\n");
    let (module, _) = round_trip(&chain);
    assert_eq!(module.functions[FuncId::new(0)].ty(Value::new(1)), Type::I32);
    // A switch of many arms, each to a block with a phi.
    let mut wide = String::from("function %f(i32 v0) -> i32 {\nblock0:\n    switch v0, block1 [0: block1");
    for i in 1..deep {
        wide += &format!(", {i}: block{}", 1 + i % 3);
    }
    wide += "]\n";
    for block in 1..4 {
        let row: Vec<String> = (0..=deep)
            .filter(|k| if *k == 0 { block == 1 } else { (k - 1) % 3 + 1 == block })
            .map(|k| format!("[block0.{k}: i32 {k}]"))
            .collect();
        wide += &format!("\nblock{block}:\n    v{block} = phi i32 {}\n    return v{block}\n", row.join(", "));
    }
    wide += "}\n";
    assert_eq!(round_trip(&wide).1, wide);
}
