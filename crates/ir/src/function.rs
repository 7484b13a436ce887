//! A function: flat arenas, one order.
//!
//! Instructions live in an arena and are listed in one flat [`Function::order`]; every block is a range of
//! it. A rewrite of a function writes a new order, which is one linear pass and leaves memory in the order it
//! is swept. Edges are in an arena of their own, those of a block side by side, and own the arguments of the
//! target's phis.

use core::ops::Range;

use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, PrimaryMap};

use crate::labels::Labels;
use crate::location::Locations;
use crate::{Asm, AsmData, Block, Cases, Const, Edge, Inst, InstData, Pad, PadData, SigId, Slot, Symbol};
use crate::{SourceScope, Type, Value, ValueList, ValuePool, VariableHome};

named_enum! {
    /// The stage of a function, in the order of compilation.
    #[derive(Default, PartialOrd, Ord)]
    Form {
        /// As a front end makes it: locals in slots. Values have one definition; phis may occur.
        #[default]
        Memory = "memory",
        /// Promoted. The same rules as memory form.
        Ssa = "ssa",
        /// No phis; a value may be written by several instructions (it is a variable then).
        Copies = "copies",
    }
}

/// A constant's content.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ConstData {
    /// The bits of an integer or a float, zero above the type's width; a `ptr` constant is an absolute
    /// address (null is 0).
    Bits(u64),
    /// A symbol's address plus an offset.
    Symbol(Symbol, i64),
    /// The address of a block: of this function, or of the function that the symbol names.
    BlockAddr(Symbol, Block),
    /// Any bits. Executes as zero.
    Undef,
}

/// The origin of a value.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ValueDef {
    /// The result of an instruction.
    Result(Inst),
    /// A phi at the head of a block.
    Phi(Block),
    /// The parameter of this index.
    Param(u32),
    /// A constant.
    Const(Const),
    /// Copies form only: written by any number of instructions.
    Variable,
}

/// A value's type and origin, in eight bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ValueData {
    tag: u8,
    ty: Type,
    payload: u32,
}

impl ValueData {
    const RESULT: u8 = 0;
    const PHI: u8 = 1;
    const PARAM: u8 = 2;
    const CONST: u8 = 3;
    const VARIABLE: u8 = 4;

    /// A value of type `ty` that comes from `def`.
    #[inline]
    pub fn new(ty: Type, def: ValueDef) -> Self {
        let (tag, payload) = match def {
            ValueDef::Result(inst) => (Self::RESULT, inst.as_u32()),
            ValueDef::Phi(block) => (Self::PHI, block.as_u32()),
            ValueDef::Param(index) => (Self::PARAM, index),
            ValueDef::Const(c) => (Self::CONST, c.as_u32()),
            ValueDef::Variable => (Self::VARIABLE, 0),
        };
        ValueData { tag, ty, payload }
    }

    /// The type.
    #[inline]
    pub fn ty(self) -> Type {
        self.ty
    }

    /// The origin.
    #[inline]
    pub fn def(self) -> ValueDef {
        match self.tag {
            Self::RESULT => ValueDef::Result(Inst::from_u32(self.payload)),
            Self::PHI => ValueDef::Phi(Block::from_u32(self.payload)),
            Self::PARAM => ValueDef::Param(self.payload),
            Self::CONST => ValueDef::Const(Const::from_u32(self.payload)),
            _ => ValueDef::Variable,
        }
    }

    /// True for constants.
    #[inline]
    pub fn is_const(self) -> bool {
        self.tag == Self::CONST
    }
}

const _: () = assert!(core::mem::size_of::<ValueData>() == 8);

/// A block: a range of the order, a range of the edges, its phis.
#[derive(Clone, Copy, Debug, Default)]
pub struct BlockData {
    /// First position in [`Function::order`].
    pub start: u32,
    /// One past the last position.
    pub end: u32,
    /// First edge of the terminator.
    pub first_edge: u32,
    /// Number of edges.
    pub n_edges: u32,
    /// The phis, in order.
    pub phis: ValueList,
}

/// One occurrence of a successor.
#[derive(Clone, Copy, Debug)]
pub struct EdgeData {
    /// The target.
    pub target: Block,
    /// The i-th argument is for the target's i-th phi.
    pub args: ValueList,
}

/// A stack slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SlotData {
    /// Size of the allocation in bytes.
    pub size: u32,
    /// Base-two logarithm of the alignment.
    pub align_log2: u8,
    /// The scalar type it was declared with; `None` for an aggregate.
    pub ty: Option<Type>,
    /// Declared volatile: never promoted.
    pub volatile: bool,
    /// For an entry slot that receives a parameter, which.
    pub param: Option<u16>,
}

/// The results of an instruction: the first one inline, the rest in the pool.
#[derive(Clone, Copy, Debug, Default)]
pub struct Results {
    first: PackedOption<Value>,
    rest: ValueList,
}

named_enum! {
    /// The frame that machine code of a function must have, with the words in its header.
    #[derive(Default)]
    FrameStyle {
        /// The cheapest one.
        #[default]
        Plain = "",
        /// A frame pointer that is linked to the caller's, so that frames can be walked.
        Pointer = "framed",
        /// None: the body is inline assembly that returns by itself.
        Naked = "naked",
    }
}

/// Groups of slots whose bytes are in common, because they are never live at the same time.
#[derive(Clone, Default, Debug)]
pub struct SlotGroups(Vec<u32>);

impl SlotGroups {
    /// The number of the group of `slot`, if it is in one.
    #[inline]
    pub fn get(&self, slot: Slot) -> Option<u32> {
        self.0.get(slot.index()).copied().filter(|&group| group != 0)
    }

    /// Puts `slot` into a group with a number from one on.
    pub fn set(&mut self, slot: Slot, group: u32) {
        self.0.resize(self.0.len().max(slot.index() + 1), 0);
        self.0[slot.index()] = group;
    }

    /// Whether no slot is in a group.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// The source that a function was made from, for messages and debuggers.
#[derive(Clone, Default, Debug)]
pub struct DebugInfo {
    /// The function of the source, if it is known.
    pub scope: PackedOption<SourceScope>,
    /// The locations of instructions.
    pub(crate) locations: Locations,
    /// The variables of the source, as far as their locations are known.
    pub variables: Vec<VariableHome>,
}

/// Makes `map` a copy of `other`, in the memory it has.
pub(crate) fn copy_map<K: EntityRef, T: Clone>(map: &mut PrimaryMap<K, T>, other: &PrimaryMap<K, T>) {
    map.clear();
    map.extend(other.values().cloned());
}

/// A function with a body.
#[derive(Clone, Default, Debug)]
pub struct Function {
    /// Its name.
    pub symbol: Symbol,
    /// Its signature.
    pub sig: SigId,
    /// How far it has come.
    pub form: Form,
    /// The frame that its machine code must have.
    pub frame: FrameStyle,
    /// Instructions. Those that are not in the order are dead.
    pub insts: PrimaryMap<Inst, InstData>,
    /// Their results, in step with `insts`.
    pub inst_results: PrimaryMap<Inst, Results>,
    /// Values.
    pub values: PrimaryMap<Value, ValueData>,
    /// Contents of the constants.
    pub consts: PrimaryMap<Const, ConstData>,
    /// Blocks. Those that are not in the layout do not exist.
    pub blocks: PrimaryMap<Block, BlockData>,
    /// Edges.
    pub edges: PrimaryMap<Edge, EdgeData>,
    /// Stack slots.
    pub slots: PrimaryMap<Slot, SlotData>,
    /// Slots with bytes in common.
    pub slot_groups: SlotGroups,
    /// Inline assembly.
    pub asms: PrimaryMap<Asm, AsmData>,
    /// Landing pads.
    pub pads: PrimaryMap<Pad, PadData>,
    /// For each switch the range of its case values in `case_values`.
    pub cases: PrimaryMap<Cases, (u32, u32)>,
    /// The values of all switches' cases.
    pub case_values: Vec<u64>,
    /// Instructions in order; each block is a range.
    pub order: Vec<Inst>,
    /// The blocks in order, the entry first. Other blocks are empty.
    pub layout: Vec<Block>,
    /// The values of the parameters.
    pub params: Vec<Value>,
    /// Lists of values.
    pub pool: ValuePool,
    /// The zero constant of each type, if there is one already, so that a pass gets it without
    /// hashing.
    pub(crate) zeros: [PackedOption<Value>; 7],
    /// Numbers in text that are not ids.
    pub(crate) labels: Labels,
    /// Its source.
    pub debug: DebugInfo,
    /// By instruction: the type of its access; those beyond the end have none.
    pub(crate) access_types: Vec<u8>,
}

impl Function {
    /// A function without blocks. Its parameters get their values when a [`crate::FunctionBuilder`] opens it.
    pub fn new(symbol: Symbol, sig: SigId) -> Self {
        Function { symbol, sig, ..Function::default() }
    }

    /// Clears everything but symbol and signature, and keeps the memory.
    pub fn clear(&mut self) {
        self.copy_from(&Function::new(self.symbol, self.sig));
    }

    /// Becomes a copy of `other`, in the memory it has: allocates only if `other` is larger than all
    /// functions before.
    pub fn copy_from(&mut self, other: &Function) {
        (self.symbol, self.sig) = (other.symbol, other.sig);
        (self.form, self.frame, self.zeros) = (other.form, other.frame, other.zeros);
        // Labels are rare, and not worth keeping their memory.
        self.labels = other.labels.clone();
        copy_map(&mut self.insts, &other.insts);
        copy_map(&mut self.inst_results, &other.inst_results);
        copy_map(&mut self.values, &other.values);
        copy_map(&mut self.consts, &other.consts);
        copy_map(&mut self.blocks, &other.blocks);
        copy_map(&mut self.edges, &other.edges);
        copy_map(&mut self.slots, &other.slots);
        self.slot_groups.0.clone_from(&other.slot_groups.0);
        copy_map(&mut self.asms, &other.asms);
        copy_map(&mut self.pads, &other.pads);
        copy_map(&mut self.cases, &other.cases);
        self.case_values.clone_from(&other.case_values);
        self.access_types.clone_from(&other.access_types);
        self.order.clone_from(&other.order);
        self.layout.clone_from(&other.layout);
        self.params.clone_from(&other.params);
        self.debug.scope = other.debug.scope;
        self.debug.locations.copy_from(&other.debug.locations);
        self.debug.variables.clone_from(&other.debug.variables);
        self.pool.clear();
        // `ListPool` can only be cloned into fresh memory, so the lists are copied one by one; most are
        // empty.
        let pool = &mut self.pool;
        let mut copy_list = |list: &mut ValueList| {
            if !list.is_empty() {
                *list = ValueList::from_slice(list.as_slice(&other.pool), pool);
            }
        };
        self.insts.values_mut().filter_map(InstData::list_mut).for_each(&mut copy_list);
        self.inst_results.values_mut().for_each(|results| copy_list(&mut results.rest));
        self.blocks.values_mut().for_each(|block| copy_list(&mut block.phis));
        self.edges.values_mut().for_each(|edge| copy_list(&mut edge.args));
    }

    /// The number of the group of slots that `slot` shares its bytes with, if it shares them.
    #[inline]
    pub fn slot_group(&self, slot: Slot) -> Option<u32> {
        self.slot_groups.get(slot)
    }

    /// The entry block, once there is one.
    #[inline]
    pub fn entry(&self) -> Option<Block> {
        self.layout.first().copied()
    }

    /// The instructions of `block`, in order, the terminator last.
    #[inline]
    pub fn block_insts(&self, block: Block) -> &[Inst] {
        let data = &self.blocks[block];
        &self.order[data.start as usize..data.end as usize]
    }

    /// The positions in the order of the instructions of `block`.
    #[inline]
    pub fn positions(&self, block: Block) -> Range<usize> {
        let data = &self.blocks[block];
        data.start as usize..data.end as usize
    }

    /// The last instruction of `block`, if it has any.
    #[inline]
    pub fn terminator(&self, block: Block) -> Option<Inst> {
        self.block_insts(block).last().copied()
    }

    /// The target of `block`, if it ends in a plain jump.
    #[inline(always)]
    pub fn jump_target(&self, block: Block) -> Option<Block> {
        match self.insts[self.terminator(block)?] {
            InstData::Jump => self.succs(block).next(),
            _ => None,
        }
    }

    /// Replaces every use of a value, by instructions and edges, by the value that `f` returns for it.
    pub(crate) fn map_uses(&mut self, f: impl Fn(Value) -> Value) {
        for &inst in &self.order {
            self.insts[inst].map_args(&mut self.pool, &f);
        }
        for at in 0..self.layout.len() {
            for edge in self.block_edges(self.layout[at]) {
                let mut args = self.edges[edge].args;
                args.as_mut_slice(&mut self.pool).iter_mut().for_each(|arg| *arg = f(*arg));
            }
        }
    }

    /// The phis of `block`, in order.
    #[inline]
    pub fn phis(&self, block: Block) -> &[Value] {
        self.blocks[block].phis.as_slice(&self.pool)
    }

    /// The ids of the edges that leave `block`, in order: successor index k is the k-th.
    #[inline]
    pub fn block_edges(
        &self,
        block: Block,
    ) -> impl DoubleEndedIterator<Item = Edge> + ExactSizeIterator + use<> {
        let data = &self.blocks[block];
        (data.first_edge..data.first_edge + data.n_edges).map(Edge::from_u32)
    }

    /// The edges that leave `block`, in order.
    #[inline]
    pub fn succ_edges(&self, block: Block) -> &[EdgeData] {
        let data = &self.blocks[block];
        let range: Range<usize> = data.first_edge as usize..(data.first_edge + data.n_edges) as usize;
        &self.edges.as_values_slice()[range]
    }

    /// The successors of `block`, one per edge, in order.
    #[inline]
    pub fn succs(&self, block: Block) -> impl DoubleEndedIterator<Item = Block> + ExactSizeIterator + '_ {
        self.succ_edges(block).iter().map(|edge| edge.target)
    }

    /// The arguments that `edge` brings to the phis of its target.
    #[inline]
    pub fn edge_args(&self, edge: Edge) -> &[Value] {
        self.edges[edge].args.as_slice(&self.pool)
    }

    /// The type of `value`.
    #[inline]
    pub fn ty(&self, value: Value) -> Type {
        self.values[value].ty()
    }

    /// The origin of `value`.
    #[inline]
    pub fn def(&self, value: Value) -> ValueDef {
        self.values[value].def()
    }

    /// The content of `value` if it is a constant.
    #[inline]
    pub fn const_data(&self, value: Value) -> Option<ConstData> {
        match self.def(value) {
            ValueDef::Const(c) => Some(self.consts[c]),
            _ => None,
        }
    }

    /// The bits of `value` if it is an integer, float or absolute-address constant.
    #[inline]
    pub fn const_bits(&self, value: Value) -> Option<u64> {
        match self.const_data(value) {
            Some(ConstData::Bits(bits)) => Some(bits),
            _ => None,
        }
    }

    /// The first result of `inst`, if it has any.
    #[inline]
    pub fn result(&self, inst: Inst) -> Option<Value> {
        self.inst_results[inst].first.expand()
    }

    /// The results of `inst`, in order.
    #[inline]
    pub fn results(&self, inst: Inst) -> impl Iterator<Item = Value> + '_ {
        let results = &self.inst_results[inst];
        results.first.expand().into_iter().chain(results.rest.as_slice(&self.pool).iter().copied())
    }

    /// The first result of `inst` and the rest: cheaper than [`Function::results`] if there is at most
    /// one.
    #[inline]
    pub fn first_and_other_results(&self, inst: Inst) -> (Option<Value>, &[Value]) {
        let results = &self.inst_results[inst];
        (results.first.expand(), results.rest.as_slice(&self.pool))
    }

    /// Replaces every result of `inst` by what `f` makes of it (elimination renames results to variables).
    pub fn map_results(&mut self, inst: Inst, mut f: impl FnMut(Value) -> Value) {
        let results = &mut self.inst_results[inst];
        results.first = results.first.expand().map(&mut f).into();
        let mut rest = results.rest;
        rest.as_mut_slice(&mut self.pool).iter_mut().for_each(|value| *value = f(*value));
    }

    /// A new instruction without results. The caller puts it into the order.
    #[inline]
    pub fn make_inst(&mut self, data: InstData) -> Inst {
        self.inst_results.push(Results::default());
        self.insts.push(data)
    }

    /// A new instruction with one new result of type `ty`. The caller puts it into the order.
    #[inline(always)]
    pub fn make_inst_with_result(&mut self, data: InstData, ty: Type) -> (Inst, Value) {
        let inst = self.insts.push(data);
        let value = self.values.push(ValueData::new(ty, ValueDef::Result(inst)));
        self.inst_results.push(Results { first: value.into(), rest: ValueList::new() });
        (inst, value)
    }

    /// One more result of type `ty` for `inst`.
    #[inline]
    pub fn append_result(&mut self, inst: Inst, ty: Type) -> Value {
        let value = self.values.push(ValueData::new(ty, ValueDef::Result(inst)));
        self.attach_result(inst, value);
        value
    }

    /// One more result of `inst`: `value`, which exists already (a parser's, or a variable in copies form).
    #[inline]
    pub fn attach_result(&mut self, inst: Inst, value: Value) {
        let results = &mut self.inst_results[inst];
        if results.first.is_none() {
            results.first = value.into();
        } else {
            results.rest.push(value, &mut self.pool);
        }
    }

    /// Takes the results of `inst` away from it, as a list.
    pub(crate) fn take_results(&mut self, inst: Inst) -> ValueList {
        let Results { first, mut rest } = core::mem::take(&mut self.inst_results[inst]);
        if let Some(first) = first.expand() {
            rest.insert(0, first, &mut self.pool);
        }
        rest
    }

    /// A new block at the end of the layout, empty.
    #[inline]
    pub fn make_block(&mut self) -> Block {
        let block = self.blocks.push(BlockData::default());
        self.layout.push(block);
        block
    }

    /// A new phi of type `ty` at the head of `block`, after those it has. Every edge into the block needs one
    /// more argument.
    pub fn make_phi(&mut self, block: Block, ty: Type) -> Value {
        let value = self.values.push(ValueData::new(ty, ValueDef::Phi(block)));
        self.blocks[block].phis.push(value, &mut self.pool);
        value
    }

    /// The zero of type `ty`.
    pub fn zero(&mut self, ty: Type) -> Value {
        if let Some(value) = self.zeros[ty as usize].expand() {
            return value;
        }
        let value = self.make_const(ty, ConstData::Bits(0));
        self.zeros[ty as usize] = value.into();
        value
    }

    /// A new constant, whether or not there is an equal one: for callers that keep constants unique
    /// themselves (see [`crate::ConstInterner`]). The zero of a type is always the one that
    /// [`Function::zero`] gives.
    pub fn make_const(&mut self, ty: Type, data: ConstData) -> Value {
        if data == ConstData::Bits(0)
            && let Some(value) = self.zeros[ty as usize].expand()
        {
            return value;
        }
        let c = self.consts.push(data);
        let value = self.values.push(ValueData::new(ty, ValueDef::Const(c)));
        if data == ConstData::Bits(0) {
            self.zeros[ty as usize] = value.into();
        }
        value
    }

    /// The case values of a switch, in the order of its edges after the default.
    #[inline]
    pub fn case_values(&self, cases: Cases) -> &[u64] {
        let (start, end) = self.cases[cases];
        &self.case_values[start as usize..end as usize]
    }

    /// Stores the case values of a new switch.
    pub fn make_cases(&mut self, values: impl IntoIterator<Item = u64>) -> Cases {
        let start = self.case_values.len() as u32;
        self.case_values.extend(values);
        self.cases.push((start, self.case_values.len() as u32))
    }

    /// A slot of `size` bytes that was declared as a scalar of type `ty`.
    pub fn make_slot(&mut self, data: SlotData) -> Slot {
        self.slots.push(data)
    }

    /// The number of instructions in the order.
    pub fn n_insts(&self) -> usize {
        self.order.len()
    }

    /// An upper bound of block indices, for side tables.
    pub fn n_blocks(&self) -> usize {
        self.blocks.len()
    }

    /// An upper bound of value indices, for side tables.
    pub fn n_values(&self) -> usize {
        self.values.len()
    }

    /// True if `value` is an id of this function.
    pub fn is_valid_value(&self, value: Value) -> bool {
        value.index() < self.values.len()
    }
}
