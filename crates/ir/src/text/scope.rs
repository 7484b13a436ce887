//! The values and blocks of the function that is being read.
//!
//! A value or block gets the id that its text shows, as long as that number is at most the length of the body
//! in bytes, which bounds memory by the text; beyond that it gets the next free id and a label.

use cranelift_entity::EntityRef;
use rustc_hash::FxHashMap;

use super::lexer::{is_word_byte, label, skip_blank, string_end};
use crate::{Block, BlockData, Const, ConstData, FuncId, Function, Symbol, Type, Value, ValueData, ValueDef};

/// The state of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ValueState {
    /// Its number was not mentioned.
    Unknown,
    /// It was used, not defined.
    Used,
    /// It is defined; its type is that of a value without a type yet.
    Untyped,
    /// It is defined and has a type.
    Known,
    /// It is a variable of copies form.
    Variable,
}

/// The end of a body, and the numbers in it.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct BodyExtent {
    /// After the closing brace, or the end of the text if there is none.
    pub(super) end: usize,
    /// One more than the largest number of a value that becomes an id.
    n_values: u64,
    /// The same for blocks.
    n_blocks: u64,
}

/// Finds the end of the body that starts at `start`, and the numbers in it. Each byte is read once.
pub(super) fn measure_body(text: &str, start: usize) -> BodyExtent {
    let bytes = text.as_bytes();
    let mut extent = BodyExtent::default();
    let (mut largest_value, mut largest_block) = (None, None);
    let mut sparse = Vec::new();
    let mut pos = start;
    loop {
        pos = skip_blank(bytes, pos);
        match bytes.get(pos) {
            None => break,
            Some(b'}') => {
                pos += 1;
                break;
            }
            Some(b'"') => pos = string_end(bytes, pos + 1).map_or(pos + 1, |end| end + 1),
            Some(&first) if is_word_byte(first) => {
                let length = bytes[pos..].iter().position(|&b| !is_word_byte(b)).unwrap_or(bytes.len() - pos);
                let word = &text[pos..pos + length];
                pos += length;
                let (found, largest) = match first {
                    b'v' => (label(word, "v"), &mut largest_value),
                    b'b' => (label(word, "block"), &mut largest_block),
                    _ => continue,
                };
                // Whether a number is small is known only at the end of the body; those that may be too large
                // for it are rare.
                match found {
                    Some(Ok(n)) if n <= (pos - start) as u64 => *largest = (*largest).max(Some(n)),
                    Some(Ok(n)) if n < (bytes.len() - start) as u64 => sparse.push((n, first)),
                    _ => {}
                }
            }
            Some(_) => pos += 1,
        }
    }
    for (n, kind) in sparse.into_iter().filter(|entry| entry.0 <= (pos - start) as u64) {
        let largest = if kind == b'v' { &mut largest_value } else { &mut largest_block };
        *largest = (*largest).max(Some(n));
    }
    extent.end = pos;
    extent.n_values = largest_value.map_or(0, |n| n + 1);
    extent.n_blocks = largest_block.map_or(0, |n| n + 1);
    extent
}

/// Names of one function.
#[derive(Default)]
pub(super) struct Scope {
    n_values: u64,
    n_blocks: u64,
    sparse_values: FxHashMap<u64, Value>,
    sparse_blocks: FxHashMap<u64, Block>,
    /// By value.
    states: Vec<ValueState>,
    /// Values that were used before their definition, and the position of the first use.
    early_uses: Vec<(Value, u32)>,
    /// By block: it has been opened.
    opened: Vec<bool>,
    /// Blocks that were mentioned before they were opened, and the position of the first mention.
    early_blocks: Vec<(Block, u32)>,
    mentioned: Vec<bool>,
}

impl Scope {
    /// Starts with `func`, which is empty.
    pub(super) fn open(&mut self, func: &mut Function, extent: &BodyExtent) {
        (self.n_values, self.n_blocks) = (extent.n_values, extent.n_blocks);
        // A table that was large once would be expensive to clear again and again.
        if self.sparse_values.capacity() > 1024 || self.sparse_blocks.capacity() > 1024 {
            (self.sparse_values, self.sparse_blocks) = Default::default();
        }
        self.sparse_values.clear();
        self.sparse_blocks.clear();
        self.early_uses.clear();
        self.early_blocks.clear();
        self.states.clear();
        self.states.resize(self.n_values as usize, ValueState::Unknown);
        self.opened.clear();
        self.opened.resize(self.n_blocks as usize, false);
        self.mentioned.clear();
        self.mentioned.resize(self.n_blocks as usize, false);
        let hole = ValueData::new(Type::I8, ValueDef::Variable);
        func.values.extend(core::iter::repeat_n(hole, self.n_values as usize));
        func.blocks.extend(core::iter::repeat_n(BlockData::default(), self.n_blocks as usize));
    }

    /// The value called `label`.
    #[inline]
    pub(super) fn value(&mut self, func: &mut Function, label: u64) -> Value {
        if label < self.n_values {
            return Value::from_u32(label as u32);
        }
        *self.sparse_values.entry(label).or_insert_with(|| {
            let value = func.values.push(ValueData::new(Type::I8, ValueDef::Variable));
            func.labels.values.push(value.as_u32(), label);
            value
        })
    }

    /// The value called `label`, for a use at `offset`.
    #[inline]
    pub(super) fn use_value(&mut self, func: &mut Function, label: u64, offset: usize) -> Value {
        let value = self.value(func, label);
        let state = self.state_mut(value);
        if *state == ValueState::Unknown {
            *state = ValueState::Used;
            self.early_uses.push((value, offset as u32));
        }
        value
    }

    /// The state of `value`. Constants, which have no entry, have a type.
    #[inline]
    pub(super) fn state(&self, func: &Function, value: Value) -> ValueState {
        if func.values[value].is_const() {
            return ValueState::Known;
        }
        self.states.get(value.index()).copied().unwrap_or(ValueState::Unknown)
    }

    #[inline]
    pub(super) fn state_mut(&mut self, value: Value) -> &mut ValueState {
        if value.index() >= self.states.len() {
            self.states.resize(value.index() + 1, ValueState::Unknown);
        }
        &mut self.states[value.index()]
    }

    fn block(&mut self, func: &mut Function, label: u64) -> Block {
        if label < self.n_blocks {
            return Block::from_u32(label as u32);
        }
        let block = *self.sparse_blocks.entry(label).or_insert_with(|| {
            let block = func.blocks.push(BlockData::default());
            func.labels.blocks.push(block.as_u32(), label);
            block
        });
        if block.index() >= self.opened.len() {
            self.opened.resize(block.index() + 1, false);
            self.mentioned.resize(block.index() + 1, false);
        }
        block
    }

    /// The block called `label`, for a mention at `offset`.
    pub(super) fn use_block(&mut self, func: &mut Function, label: u64, offset: usize) -> Block {
        let block = self.block(func, label);
        let i = block.index();
        if !self.opened[i] && !self.mentioned[i] {
            self.mentioned[i] = true;
            self.early_blocks.push((block, offset as u32));
        }
        block
    }

    /// Opens the block called `label`; `None` if it was opened before.
    pub(super) fn open_block(&mut self, func: &mut Function, label: u64) -> Option<Block> {
        let block = self.block(func, label);
        let opened = &mut self.opened[block.index()];
        if core::mem::replace(opened, true) { None } else { Some(block) }
    }

    /// The values and blocks that are used without a definition, and the position of the first use of each.
    pub(super) fn undefined(&self, func: &Function) -> Vec<(usize, String)> {
        let is_undefined = |&&(value, _): &&(Value, u32)| self.states[value.index()] == ValueState::Used;
        let values = self.early_uses.iter().filter(is_undefined);
        let values = values
            .map(|&(value, offset)| (offset as usize, format!("{} is not defined", func.value_name(value))));
        let blocks = self.early_blocks.iter().filter(|(block, _)| !self.opened[block.index()]);
        let blocks = blocks.map(|&(block, offset)| {
            (offset as usize, format!("{} is not in this function", func.block_name(block)))
        });
        values.chain(blocks).collect()
    }

    /// Turns unused ids into constants without a use; all used ids are defined.
    pub(super) fn close(&mut self, func: &mut Function) {
        let mut hole = None;
        for i in 0..self.n_values as usize {
            if self.states[i] == ValueState::Unknown {
                let c = *hole.get_or_insert_with(|| func.consts.push(ConstData::Undef));
                func.values[Value::from_u32(i as u32)] = ValueData::new(Type::I8, ValueDef::Const(c));
            }
        }
        func.labels.values.finish(func.values.len());
        func.labels.blocks.finish(func.blocks.len());
    }
}

/// Blocks of other functions whose addresses the bodies mention.
#[derive(Default)]
pub(super) struct ForeignBlocks {
    /// The blocks, each once, and the position of the first mention.
    pub(super) blocks: Vec<(Symbol, u64, usize)>,
    pub(super) index: FxHashMap<(Symbol, u64), u32>,
    /// The constants that hold, in place of the block, an index of `blocks`.
    pub(super) constants: Vec<(FuncId, Const, u32)>,
}

#[cfg(test)]
mod tests {
    use super::measure_body;

    /// Whatever follows the body: a number is an id if it is at most the length of the body.
    #[test]
    fn ids_are_bounded_by_the_length_of_the_body() {
        let body = "v9 = v300 block2 block301 }";
        for rest in [String::new(), " ".repeat(1000)] {
            let extent = measure_body(&format!("{body}{rest}"), 0);
            assert_eq!((extent.end, extent.n_values, extent.n_blocks), (body.len(), 10, 3));
        }
    }
}
