//! Loops that contain no others begin at multiples of 32 bytes, wherever the function lies.

use object::{Object as _, ObjectSection as _, ObjectSymbol as _};
use sheave_ir::{Block, Module, parse_module};
use sheave_x64::object::ObjectBuilder;
use sheave_x64::{CodeBuffer, Ctx, Options, compile};

/// A loop in a loop, then one whose branch back does not reach with one byte, one with a latch that is placed
/// first, and code without loops.
fn program() -> String {
    let mut text = String::from(
        "
data %cell size 8 align 8
function copies %nested(i64 v0) -> i64 {
    var i64 v1, i64 v2
block0:
    copy v1, i64 0
    copy v2, i64 0
    jump block1
block1:
    v3 = mul v1, i64 5
    copy v1, v3
    jump block2
block2:
    v4 = mul v1, i64 3
    v5 = add v4, v2
    copy v1, v5
    v6 = add v2, i64 1
    copy v2, v6
    v7 = icmp ult v6, v0
    branch v7, block2, block3
block3:
    v8 = icmp ult v1, v0
    branch v8, block1, block4
block4:
    return v1
}
function copies %long(i64 v0) -> i64 {
    var i64 v1
block0:
    store volatile v0, %cell
    copy v1, v0
    jump block1
block1:
",
    );
    for _ in 0..40 {
        text += "    store volatile v1, %cell\n";
    }
    text += "    v2 = sub v1, i64 1
    copy v1, v2
    branch v2, block1, block2
block2:
    return v1
}
function copies %skips(i64 v0, i64 v1) -> i64 {
    var i64 v2, i64 v3
block0:
    copy v2, v0
    copy v3, i64 0
    jump block4
block1:
    v4 = and v2, v1
    branch v4, block2, block3
block2:
    v5 = add v3, v2
    copy v3, v5
    jump block3
block3:
    v6 = sub v2, i64 1
    copy v2, v6
    jump block4
block4:
    branch v2, block1, block5
block5:
    return v3
}
function copies %straight(i64 v0) -> i64 {
block0:
    return v0
}
";
    text
}

fn compiled(module: &Module) -> Vec<CodeBuffer> {
    let mut ctx = Ctx::new();
    let functions = module.functions.values();
    let codes = functions.map(|func| {
        let mut code = CodeBuffer::default();
        compile(module, func, &Options::default(), &mut ctx, &mut code).expect("it compiles");
        code
    });
    codes.collect()
}

#[test]
fn loops_without_others_begin_at_a_multiple_of_32_bytes() {
    let module = parse_module("program", program().as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let codes = compiled(&module);
    let offset = |code: &CodeBuffer, block: u32| {
        let is_it = |region: &&sheave_x64::CodeRegion| region.block == Block::from_u32(block);
        code.regions.iter().find(|region| is_it(region) && region.succ_idx.is_none()).map(|r| r.offset)
    };
    for (code, block) in [(&codes[0], 2), (&codes[1], 1), (&codes[2], 3)] {
        let top = offset(code, block).expect("the loop has code");
        assert!(top > 0 && top.is_multiple_of(32), "{block} is at {top}");
        assert_eq!(code.align, 32);
    }
    assert!(codes[1].code_size > 128 + 32, "the branch back is a long one");
    let order: Vec<u32> = codes[2].regions.iter().map(|region| region.block.as_u32()).collect();
    assert_eq!(order, [0, 3, 4, 1, 2, 5], "the copy belongs to the block before it");
    assert_eq!(codes[3].align, 16, "nothing is aligned in it");
}

#[test]
fn functions_lie_where_their_loops_need_them() {
    let module = parse_module("program", program().as_bytes()).unwrap_or_else(|error| panic!("{error}"));
    let codes = compiled(&module);
    let mut builder = ObjectBuilder::new(&module);
    // The shortest comes first, so that the others are moved.
    for (id, code) in module.functions.keys().zip(&codes).rev() {
        builder.add_function(id, code);
    }
    let bytes = builder.finish().expect("an object");
    let file = object::File::parse(&*bytes).expect("an object");
    let text = file.section_by_name(".text").expect("there is code");
    assert_eq!(text.align(), 32);
    for name in ["nested", "long"] {
        let symbol = file.symbols().find(|symbol| symbol.name() == Ok(name)).expect("it is defined");
        assert!(symbol.address().is_multiple_of(32), "{name} is at {}", symbol.address());
    }
}
