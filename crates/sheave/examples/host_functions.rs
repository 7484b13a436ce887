//! A function made with the builder that calls back into this program: `cargo run -p sheave --example
//! host_functions`.

use std::cell::Cell;

use sheave::ir::{BinaryOp, BuilderContext, FunctionBuilder, IntCC, Linkage, Module, Signature, Type};
use sheave::{Jit, Options};

thread_local! {
    static SUM: Cell<i64> = const { Cell::new(0) };
}

/// What the compiled code knows as `record`. It must not unwind into the compiled code.
extern "C" fn record(value: i64) {
    SUM.set(SUM.get() + value);
    println!("record({value})");
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // for (i = 0; i < n; i++) record(i * i);
    let mut module = Module::new("squares");
    let to_record = Signature::new(&[Type::I64], &[]);
    let record_sig = module.intern_signature(to_record.clone());
    let record_symbol = module.declare_function("record", to_record);
    let squares = module.define_function("squares", Signature::new(&[Type::I64], &[]), Linkage::External);

    let mut ctx = BuilderContext::new();
    let mut b = FunctionBuilder::new(&mut module, squares, &mut ctx);
    let (entry, head, body, done) = (b.create_block(), b.create_block(), b.create_block(), b.create_block());
    b.switch_to_block(entry);
    let (zero, one) = (b.iconst(Type::I64, 0), b.iconst(Type::I64, 1));
    b.jump(head, &[zero]);
    // A front end may make its phis itself: one argument on every edge to the block.
    b.switch_to_block(head);
    let i = b.phi(head, Type::I64);
    let more = b.icmp(IntCC::Slt, i, b.param(0));
    b.branch(more, (body, &[]), (done, &[]));
    b.switch_to_block(body);
    let square = b.binary(BinaryOp::Mul, i, i);
    b.call(record_symbol, record_sig, &[square]);
    let next = b.binary(BinaryOp::Add, i, one);
    b.jump(head, &[next]);
    b.switch_to_block(done);
    b.ret(&[]);
    b.finish()?;

    let mut jit = Jit::new(Options::default());
    // SAFETY: `record` has the signature that the module declares, and lives as long as the process.
    unsafe { jit.define_symbol("record", record as *const u8) };
    let program = jit.compile(&module)?;
    // SAFETY: the function calls nothing but `record`.
    let squares = unsafe { program.function::<extern "C" fn(i64)>("squares")? };
    squares.call(5);
    assert_eq!(SUM.get(), 1 + 4 + 9 + 16);
    Ok(())
}
