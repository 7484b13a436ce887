//! The conformance suite of splitting over Cranelift: random programs with structures run through its JIT
//! before and after splitting and promotion. Blocks are copied in words, as front ends do.

use std::collections::VecDeque;

use cranelift_codegen::Context;
use cranelift_codegen::ir::{
    AbiParam, Function, InstBuilder, MemFlagsData, Opcode, Signature, StackSlot, StackSlotData,
    StackSlotKind, Type, UserFuncName, Value, types,
};
use cranelift_codegen::isa::CallConv;
use cranelift_codegen::settings::{self, Configurable};
use cranelift_frontend::{FunctionBuilder, FunctionBuilderContext};
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{Linkage, Module};
use sheave_ssa::{Kind, promote, sroa};
use sheave_testing::ssa::conformance::{Sroa, check_sroa};
use sheave_testing::ssa::records::{Op, Place, Records};

/// Offsets in the function's buffer of the memory outside, of the cell through which addresses are passed,
/// and of the observations.
const OUTSIDE: u32 = 0;
const CELL: i32 = 64;
const OBSERVED: usize = 72;

struct Translator<'a> {
    builder: FunctionBuilder<'a>,
    buffer: Value,
    slots: Vec<StackSlot>,
    observed: usize,
}

impl Translator<'_> {
    fn load(&mut self, (slot, offset): Place, ty: Type) -> Value {
        let (addr, offset) = self.address(slot, offset);
        self.builder.ins().load(ty, MemFlagsData::new(), addr, offset)
    }

    fn store(&mut self, (slot, offset): Place, value: Value) {
        let (addr, offset) = self.address(slot, offset);
        self.builder.ins().store(MemFlagsData::new(), value, addr, offset);
    }

    /// Half of the distance is in the address, half in the access.
    fn address(&mut self, slot: Option<sheave_ssa::Slot>, offset: u32) -> (Value, i32) {
        let Some(slot) = slot else { return (self.buffer, (OUTSIDE + offset) as i32) };
        let half = offset as i32 / 2;
        (self.builder.ins().stack_addr(types::I64, self.slots[slot.index()], half), offset as i32 - half)
    }

    fn word(&mut self, value: Value) -> Value {
        let ty = self.builder.func.dfg.value_type(value);
        let int = Type::int(ty.bits() as u16).unwrap();
        let value =
            if ty == int { value } else { self.builder.ins().bitcast(int, MemFlagsData::new(), value) };
        if int == types::I64 { value } else { self.builder.ins().uextend(types::I64, value) }
    }

    /// The low bytes of a word as a `ty`.
    fn low(&mut self, word: Value, ty: Type) -> Value {
        let int = Type::int(ty.bits() as u16).unwrap();
        let value = if int == types::I64 { word } else { self.builder.ins().ireduce(int, word) };
        if ty == int { value } else { self.builder.ins().bitcast(ty, MemFlagsData::new(), value) }
    }

    fn observe(&mut self, word: Value) {
        let offset = (OBSERVED + 8 * self.observed) as i32;
        self.builder.ins().store(MemFlagsData::new(), word, self.buffer, offset);
        self.observed += 1;
    }
}

/// The pieces in which a block is copied or filled.
fn words(bytes: u32) -> Vec<(u32, Type)> {
    let (mut at, mut found) = (0, Vec::new());
    while at < bytes {
        let size = 8.min(1 << (bytes - at).ilog2());
        found.push((at, Type::int(size as u16 * 8).unwrap()));
        at += size;
    }
    found
}

fn clif_type(ty: sheave_ssa::Type) -> Type {
    match (ty.kind(), ty.bytes()) {
        (Kind::Float, 4) => types::F32,
        (Kind::Float, _) => types::F64,
        (_, bytes) => Type::int(bytes as u16 * 8).unwrap(),
    }
}

/// Translates `program` to a function of a buffer, with its inputs as constants. Also returns the number of
/// observed words.
fn translate(program: &Records, call_conv: CallConv, input: &[u64]) -> (Function, usize) {
    let mut signature = Signature::new(call_conv);
    signature.params.push(AbiParam::new(types::I64));
    let mut func = Function::with_name_signature(UserFuncName::default(), signature);
    let mut context = FunctionBuilderContext::new();
    let mut builder = FunctionBuilder::new(&mut func, &mut context);
    let data = |bytes| StackSlotData::new(StackSlotKind::ExplicitSlot, bytes, 3);
    let slots = program.slots.iter().map(|&bytes| builder.create_sized_stack_slot(data(bytes))).collect();
    let block = builder.create_block();
    builder.append_block_params_for_function_params(block);
    builder.switch_to_block(block);
    let buffer = builder.block_params(block)[0];
    let mut to = Translator { builder, buffer, slots, observed: 0 };
    let slot = sheave_ssa::Slot::new;
    for (index, &bytes) in program.slots.iter().enumerate() {
        for (at, ty) in words(bytes) {
            let zero = to.builder.ins().iconst(ty, 0);
            to.store((Some(slot(index)), at), zero);
        }
    }
    let mut values: Vec<Option<Value>> = vec![None; program.n_values];
    let mut input: VecDeque<u64> = input.iter().copied().collect();
    for (op, result) in &program.insts {
        let read = |value: &sheave_ssa::Value| values[value.index()].unwrap();
        let defined = match op {
            Op::Const(bits) => Some(to.builder.ins().iconst(types::I64, *bits as i64)),
            Op::Input => {
                let word = input.pop_front().unwrap_or(u64::MAX);
                Some(to.builder.ins().iconst(types::I64, word as i64))
            }
            Op::Load(place, ty) => {
                let value = to.load(*place, clif_type(*ty));
                Some(to.word(value))
            }
            Op::Store(place, ty, value) => {
                let value = to.low(read(value), clif_type(*ty));
                to.store(*place, value);
                None
            }
            Op::Copy(dest, source, bytes) => {
                let loaded: Vec<_> = words(*bytes)
                    .into_iter()
                    .map(|(at, ty)| (at, to.load((source.0, source.1 + at), ty)))
                    .collect();
                loaded.into_iter().for_each(|(at, value)| to.store((dest.0, dest.1 + at), value));
                None
            }
            Op::Fill(filled, offset, bytes, byte) => {
                for (at, ty) in words(*bytes) {
                    let word = u64::from(*byte) * 0x0101_0101_0101_0101;
                    let word = to.builder.ins().iconst(types::I64, word as i64);
                    let value = to.low(word, ty);
                    to.store((Some(*filled), offset + at), value);
                }
                None
            }
            Op::Leak(leaked) => {
                // The address is passed through memory, so that any slot may be meant.
                let addr = to.builder.ins().stack_addr(types::I64, to.slots[leaked.index()], 0);
                to.builder.ins().store(MemFlagsData::new(), addr, to.buffer, CELL);
                let addr = to.builder.ins().load(types::I64, MemFlagsData::new(), to.buffer, CELL);
                for at in 0..program.slots[leaked.index()] as i32 {
                    let byte = to.builder.ins().load(types::I8, MemFlagsData::new(), addr, at);
                    let word = to.word(byte);
                    to.observe(word);
                    let one = to.builder.ins().iconst(types::I8, 1);
                    let more = to.builder.ins().iadd(byte, one);
                    to.builder.ins().store(MemFlagsData::new(), more, addr, at);
                }
                None
            }
            Op::Observe(value) => {
                to.observe(read(value));
                None
            }
            Op::Shl(..) | Op::Lshr(..) | Op::Or(..) | Op::Low(..) => {
                unreachable!("only the application of plans makes these")
            }
        };
        if let Some(result) = result {
            values[result.index()] = defined;
        }
    }
    to.builder.ins().return_(&[]);
    to.builder.seal_all_blocks();
    let observed = to.observed;
    (func, observed)
}

#[derive(Default)]
struct Cranelift {
    parts: sroa::Ctx,
    slots: promote::Ctx,
    accesses: [usize; 2],
    taken_apart: u32,
}

/// Loads and stores in the function.
fn accesses(func: &Function) -> usize {
    let insts = func.layout.blocks().flat_map(|block| func.layout.block_insts(block));
    insts.filter(|&inst| matches!(func.dfg.insts[inst].opcode(), Opcode::Load | Opcode::Store)).count()
}

impl Sroa for Cranelift {
    fn run_sroa(
        &mut self,
        program: &Records,
        options: Option<&sroa::Options>,
        input: &[u64],
    ) -> Result<Vec<u64>, String> {
        let mut flags = settings::builder();
        flags.set("enable_verifier", "true").unwrap();
        let isa = cranelift_native::builder().unwrap().finish(settings::Flags::new(flags)).unwrap();
        let mut module = JITModule::new(JITBuilder::with_isa(isa, cranelift_module::default_libcall_names()));
        let call_conv = CallConv::triple_default(module.isa().triple());
        let (mut func, observed) = translate(program, call_conv, input);
        self.accesses[0] += accesses(&func);
        if let Some(options) = options {
            let stats = sheave_ssa_cranelift::sroa(&mut func, &mut self.parts, options)
                .map_err(|error| error.to_string())?;
            self.taken_apart += stats.split;
            sheave_ssa_cranelift::promote(&mut func, &mut self.slots, &sheave_ssa_cranelift::options())
                .map_err(|error| error.to_string())?;
        }
        self.accesses[1] += accesses(&func);
        let sig = func.signature.clone();
        let id = module.declare_function("toy", Linkage::Export, &sig).map_err(|error| error.to_string())?;
        let mut context = Context::for_function(func);
        module.define_function(id, &mut context).map_err(|error| format!("{error:?}"))?;
        module.finalize_definitions().map_err(|error| error.to_string())?;
        // SAFETY: the function was compiled with this signature, and the module is alive until after the
        // call.
        let toy: extern "C" fn(*mut u8) = unsafe { std::mem::transmute(module.get_finalized_function(id)) };
        let mut buffer = vec![0; OBSERVED + 8 * observed];
        toy(buffer.as_mut_ptr());
        // SAFETY: no reference to the code is left.
        unsafe { module.free_memory() };
        let words = buffer[OBSERVED..].chunks(8).map(|word| u64::from_le_bytes(word.try_into().unwrap()));
        Ok(words.chain(buffer[..64].iter().map(|&byte| u64::from(byte))).collect())
    }
}

#[test]
fn cranelift_conforms_with_structures() {
    let mut cranelift = Cranelift::default();
    check_sroa(&mut cranelift, 150).unwrap_or_else(|difference| panic!("{difference}"));
    let Cranelift { accesses: [before, after], taken_apart, .. } = cranelift;
    println!("{taken_apart} slots taken apart, {after} loads and stores of {before}");
    assert!(taken_apart > 300, "{taken_apart} slots taken apart");
}
