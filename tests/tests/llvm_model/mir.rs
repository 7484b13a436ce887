//! LLVM's machine functions as written by `llc -stop-before=phi-node-elimination`, reduced to the facts that
//! elimination needs from a host.

use sheave_ssa::host::{Cfg, InstSink, ValueKind};
use sheave_ssa::{Block, Edge, Inst, SsaHost, Type, Value};

/// A function of machine instructions in SSA form.
#[derive(Clone, Debug, Default)]
pub(crate) struct MirFunction {
    pub(crate) name: String,
    /// In the order of the text.
    pub(crate) blocks: Vec<MirBlock>,
    /// `COPY`s, by destination and source; both virtual registers or physical ones.
    pub(crate) copies: Vec<(String, String)>,
    n_registers: usize,
    kinds: Vec<ValueKind>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct MirBlock {
    number: u32,
    successors: Vec<u32>,
    /// The definition of each phi, with its incoming registers by block number.
    pub(crate) phis: Vec<(u32, Vec<(u32, u32)>)>,
    /// Instructions, all terminators as one: uses and definitions.
    insts: Vec<(Vec<u32>, Vec<u32>)>,
    has_terminator: bool,
}

/// The numbers after each `prefix` in `text`.
fn numbers<'a>(text: &'a str, prefix: &'a str) -> impl Iterator<Item = u32> + 'a {
    text.match_indices(prefix).filter_map(move |(at, _)| {
        let rest = &text[at + prefix.len()..];
        rest[..rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())].parse().ok()
    })
}

/// Instructions that make constants, which LLVM rematerialises instead of copying.
const CONSTANTS: [&str; 8] =
    ["MOV32r0", "MOV32ri", "MOV64ri", "MOV64ri32", "MOV32ri64", "MOV16ri", "MOV8ri", "MOV32r1"];

/// Whether the instruction ends a block: a jump, of which a block may have two, or a return.
fn is_terminator(line: &str) -> bool {
    ["J", "RET", "TCRETURN", "TAILJMP", "UD2"].iter().any(|opcode| line.starts_with(opcode))
}

/// Reads all functions of a file.
pub(crate) fn read(text: &str) -> Vec<MirFunction> {
    let mut functions: Vec<MirFunction> = Vec::new();
    let mut in_body = false;
    for line in text.lines() {
        if let Some(name) = line.strip_prefix("name:") {
            functions.push(MirFunction { name: name.trim().to_owned(), ..MirFunction::default() });
            in_body = false;
        } else if line.starts_with("body:") {
            in_body = true;
        } else if line == "..." {
            in_body = false;
        } else if in_body && let Some(function) = functions.last_mut() {
            function.read_line(line.trim());
        }
    }
    functions.iter_mut().for_each(MirFunction::finish);
    functions
}

impl MirFunction {
    fn read_line(&mut self, line: &str) {
        if let Some(rest) = line.strip_prefix("bb.") {
            let number = rest[..rest.find(|c: char| !c.is_ascii_digit()).unwrap()].parse().unwrap();
            self.blocks.push(MirBlock { number, ..MirBlock::default() });
            return;
        }
        let Some(block) = self.blocks.last_mut() else { return };
        if let Some(successors) = line.strip_prefix("successors:") {
            block.successors = numbers(successors, "%bb.").collect();
        } else if line.starts_with("liveins:") || line.is_empty() {
        } else if let Some((defined, args)) = line.split_once(" = PHI ") {
            let registers = args.split(", ").step_by(2).map(|text| numbers(text, "%").next().unwrap());
            let blocks =
                args.split(", ").skip(1).step_by(2).map(|text| numbers(text, "%bb.").next().unwrap());
            block.phis.push((numbers(defined, "%").next().unwrap(), blocks.zip(registers).collect()));
        } else {
            let (defined, rest) = line.split_once(" = ").unwrap_or(("", line));
            if let Some(source) = rest.strip_prefix("COPY ") {
                let source = source.strip_prefix("killed ").unwrap_or(source);
                let dest = defined.split(':').next().unwrap_or(defined);
                self.copies.push((dest.to_owned(), source.split(',').next().unwrap().to_owned()));
            }
            let defined: Vec<u32> = numbers(defined, "%").collect();
            let opcode = rest.split(' ').next().unwrap();
            let constant = if opcode == "IMPLICIT_DEF" { ValueKind::Undef } else { ValueKind::Constant };
            if (opcode == "IMPLICIT_DEF" || CONSTANTS.contains(&opcode))
                && let &[register] = &defined[..]
            {
                let register = register as usize;
                self.kinds.resize(self.kinds.len().max(register + 1), ValueKind::Variable);
                self.kinds[register] = constant;
                return;
            }
            if !(block.has_terminator && is_terminator(rest)) {
                block.insts.push((Vec::new(), Vec::new()));
            }
            block.has_terminator |= is_terminator(rest);
            let inst = block.insts.last_mut().unwrap();
            inst.0.extend(numbers(rest, "%"));
            inst.1.extend(defined);
        }
    }

    fn finish(&mut self) {
        let insts = self.blocks.iter().flat_map(|block| &block.insts);
        let of_insts = insts.flat_map(|inst| inst.0.iter().chain(&inst.1)).copied();
        let phis = self.blocks.iter().flat_map(|block| &block.phis);
        let of_phis = phis.flat_map(|(phi, args)| args.iter().map(|arg| arg.1).chain([*phi]));
        self.n_registers = of_insts.chain(of_phis).max().map_or(0, |last| last as usize + 1);
        self.n_registers = self.n_registers.max(self.kinds.len());
        self.kinds.resize(self.n_registers, ValueKind::Variable);
        for block in &mut self.blocks {
            if !block.has_terminator {
                // It falls through: its copies are after its last instruction.
                block.insts.push((Vec::new(), Vec::new()));
            }
        }
    }

    /// Whether the function has the given edge of `other`.
    pub(crate) fn has_edge(&self, other: &MirFunction, edge: Edge) -> bool {
        let source = &other.blocks[edge.from.index()];
        let here = &self.blocks[self.index(source.number)];
        here.successors.contains(&source.successors[edge.index as usize])
    }

    fn index(&self, number: u32) -> usize {
        self.blocks.iter().position(|block| block.number == number).unwrap()
    }
}

impl Cfg for MirFunction {
    fn n_blocks(&self) -> usize {
        self.blocks.len()
    }

    fn entry(&self) -> Block {
        Block(0)
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.blocks[block.index()]
            .successors
            .iter()
            .map(|&succ| Block::new(self.index(succ)))
            .for_each(visit);
    }
}

impl SsaHost for MirFunction {
    fn n_values(&self) -> usize {
        self.n_registers
    }

    fn n_insts(&self) -> usize {
        self.blocks.iter().map(|block| block.insts.len()).sum()
    }

    fn phis(&self, block: Block, visit: impl FnMut(Value)) {
        self.blocks[block.index()].phis.iter().map(|phi| Value(phi.0)).for_each(visit);
    }

    fn phi_args(&self, edge: Edge, mut visit: impl FnMut(Value)) {
        let source = &self.blocks[edge.from.index()];
        let target = &self.blocks[self.index(source.successors[edge.index as usize])];
        for (_, args) in &target.phis {
            if let Some(arg) = args.iter().find(|arg| arg.0 == source.number) {
                visit(Value(arg.1));
            }
        }
    }

    fn insts(&self, block: Block, sink: &mut impl InstSink) {
        for (index, (uses, defs)) in self.blocks[block.index()].insts.iter().enumerate() {
            sink.inst(Inst::new(index));
            uses.iter().for_each(|&value| sink.uses(Value(value)));
            defs.iter().for_each(|&value| sink.defines(Value(value)));
        }
    }

    /// Registers of all classes have one type here: arguments of phis may be parts of wider registers.
    fn value_type(&self, _: Value) -> Type {
        Type::int(8)
    }

    fn value_kind(&self, value: Value) -> ValueKind {
        self.kinds[value.index()]
    }

    fn params(&self, _: impl FnMut(Value)) {}
}
