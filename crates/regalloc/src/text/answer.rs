//! The text form of answers: the code, line by line, with the locations of operands and the moves.
//!
//! ```text
//! slot0 8
//! saves r3
//! block0 freq 1 to block1
//!     plain def v0 r7 = r7
//!   + slot0 := r7 of v0
//!     plain use v0 any = slot0, def v1 = r3
//!   - move def v2 any, use v1 any
//!   edge 0:
//!   + r3 <-> r0 of v2, 8 bytes, cycle
//! block1 freq 1
//!     plain use v2 r0 = r0
//! ```
//!
//! Each operand has its location after `=`. Lines with `+` are inserted moves: before the next instruction,
//! or on an edge after its line; `-` is before an instruction that is not emitted. All `move` instructions
//! are removed: a move before one that brings the value to the location of its destination performs it. A
//! move names the register whose value it moves; its width is that of the value, and its reason `split`, or
//! `copy` if a `move` instruction of that value comes next, unless the line states another one. `saves` lists
//! the callee-saved registers that are written. Of a block only the name is compared with the code, and of an
//! instruction everything but its clobbers.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Display, Formatter};

use super::{ParseError, fmt_registers, items, number, numbered, operand, register, registers};
use crate::input::{Access, Code, InstKind, MoveReason, Operand, Vreg};
use crate::output::{Allocation, EdgeInsertion, Insertion, Move, MoveKind, Output, SpillSlot, Stats};
use crate::registers::PregSet;

/// The bytes that a spill slot or a move can have.
const SIZES: [u8; 5] = [4, 8, 16, 32, 64];

// ---- printing -----------------------------------------------------------------------------------

impl Output {
    /// The answer beside `code`, which it is for: the location of each operand after `=`, inserted moves
    /// after `+`, instructions that must not be emitted after `-`, and the moves of edges after their block.
    pub fn display<'a>(&'a self, code: &'a Code) -> impl Display + 'a {
        Answer { code, out: self }
    }

    fn fmt_moves(&self, f: &mut Formatter<'_>, start: u32, end: u32) -> fmt::Result {
        self.moves[start as usize..end as usize].iter().try_for_each(|inserted| writeln!(f, "  + {inserted}"))
    }
}

struct Answer<'a> {
    code: &'a Code,
    out: &'a Output,
}

impl Display for Answer<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Answer { code, out } = *self;
        for (index, bytes) in out.slots.iter().enumerate() {
            writeln!(f, "slot{index} {bytes}")?;
        }
        if !out.callee_saved_used.is_empty() {
            fmt_registers(f, "saves", out.callee_saved_used.iter())?;
        }
        let (mut insertions, mut edges) = (out.insertions.iter().peekable(), out.edges.iter().peekable());
        for block in 0..code.n_blocks() {
            code.fmt_block(f, block)?;
            for inst in code.block_insts(block) {
                while let Some(at) = insertions.next_if(|at| at.before as usize <= inst) {
                    out.fmt_moves(f, at.start, at.end)?;
                }
                let removed = out.removed.get(inst) == Some(&true);
                f.write_str(if removed { "  - " } else { "    " })?;
                code.fmt_inst(f, inst, |f, operand| match out.allocs.get(operand) {
                    // An instruction that does not run has no locations.
                    Some(alloc) if !removed && !alloc.is_none() => write!(f, " = {alloc:?}"),
                    _ => Ok(()),
                })?;
                let is_in = |list: &[u32]| list.binary_search(&(inst as u32)).is_ok();
                f.write_str(if is_in(&out.unread) { " unread" } else { "" })?;
                f.write_str(if is_in(&out.redundant) { " redundant" } else { "" })?;
                writeln!(f)?;
            }
            while let Some(edge) = edges.next_if(|edge| edge.block as usize <= block) {
                writeln!(f, "  edge {}:", edge.succ_idx)?;
                out.fmt_moves(f, edge.start, edge.end)?;
            }
        }
        let stats = out.stats.to_string();
        if stats.is_empty() { Ok(()) } else { write!(f, "; {stats}") }
    }
}

/// The names of the reasons for moves, by number.
const REASONS: [(MoveReason, &str); MoveReason::COUNT] = [
    (MoveReason::Copy, "copy"),
    (MoveReason::Fixed, "fixed"),
    (MoveReason::Reuse, "reuse"),
    (MoveReason::Split, "split"),
    (MoveReason::Cycle, "cycle"),
];

impl Display for Move {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.kind {
            MoveKind::Move { dst, src } => write!(f, "{dst:?} := {src:?}")?,
            MoveKind::Xchg { a, b } => write!(f, "{a:?} <-> {b:?}")?,
            MoveKind::Remat { dst, recipe } => write!(f, "{dst:?} := recipe {recipe}")?,
        }
        let reason = REASONS.iter().find(|(reason, _)| *reason == self.reason).map_or("", |(_, name)| name);
        write!(f, " of {:?}, {} bytes, {reason}", self.vreg, self.bytes)
    }
}

/// The counts that are not zero, in one line; no line if all are.
impl Display for Stats {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let counts = [
            ("coalesced", self.coalesced),
            ("moves", self.moves.iter().sum()),
            ("spills", self.spills),
            ("reloads", self.reloads),
            ("memory operands", self.memory_operands),
            ("rematerialised", self.remats),
            ("splits", self.splits),
            ("evictions", self.evictions),
            ("edges split", self.edges_split),
        ];
        let mut separator = "";
        for (name, count) in counts.into_iter().filter(|(_, count)| *count != 0) {
            write!(f, "{separator}{name} {count}")?;
            separator = ", ";
        }
        f.write_str(if separator.is_empty() { "" } else { "\n" })
    }
}

// ---- reading ------------------------------------------------------------------------------------

impl Output {
    /// Reads an answer about `code`, in the form that [`Output::display`] prints. If it has the inputs of
    /// an [`InstKind::Commutative`] instruction exchanged, they are exchanged in `code`, as
    /// [`crate::run`] does it. [`crate::checker::check`] proves that the answer is right. Linear in
    /// the text.
    ///
    /// ```
    /// use sheave_regalloc::{Output, checker, text::Problem};
    ///
    /// let mut problem: Problem = "\
    /// class r 8
    /// registers r0, r1
    /// v0 r 8
    /// block0 freq 1
    ///     plain def v0 r1
    ///     plain use v0
    /// ".parse()?;
    /// let answer = "\
    /// block0
    ///     plain def v0 r1 = r1
    ///   + r0 := r1 of v0
    ///     plain use v0 = r0
    /// ";
    /// let output = Output::parse(answer, &mut problem.code)?;
    /// assert_eq!(checker::check(&problem.code, &problem.registers, &output), []);
    /// let error = Output::parse("block0\n    plain use v0 = r0\n", &mut problem.code).unwrap_err();
    /// assert_eq!(error.to_string(), "line 2: instruction 0 is `plain def v0 r1`");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The first line that is not one of an answer about `code`, or the last one if something is missing.
    pub fn parse(text: &str, code: &mut Code) -> Result<Output, ParseError> {
        let mut reader = Reader { code, out: Output::default(), block: None, edge: None, start: 0 };
        for (index, line) in text.lines().enumerate() {
            reader.line(line).map_err(|message| ParseError { line: index + 1, message })?;
        }
        let last = text.lines().count();
        reader.end().map_err(|message| ParseError { line: last, message })?;
        Ok(reader.out)
    }
}

struct Reader<'a> {
    code: &'a mut Code,
    out: Output,
    /// The block that is being read. The number of the next instruction is that of the locations so far.
    block: Option<usize>,
    /// The successor on whose edge moves are.
    edge: Option<u32>,
    /// The first of the moves that have no position yet.
    start: usize,
}

impl Reader<'_> {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let line = line.split(';').next().unwrap_or("").trim();
        if let Some(inserted) = line.strip_prefix("+ ") {
            let inserted = self.inserted(inserted)?;
            self.out.moves.push(inserted);
            return Ok(());
        }
        let (is_removed, line) = match line.strip_prefix("- ") {
            Some(rest) => (true, rest.trim_start()),
            None => (false, line),
        };
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match word {
            "" => Ok(()),
            "plain" | "commutative" | "arrival" | "move" => self.inst(word, rest, is_removed),
            _ if is_removed => Err(format!("`{word}` is no instruction")),
            "saves" if self.block.is_none() => {
                self.out.callee_saved_used = PregSet::of(&registers(rest)?);
                Ok(())
            }
            "edge" => {
                let succ = rest.strip_suffix(':').ok_or("`:` is missing")?;
                self.open_edge(number(Some(succ))?)
            }
            _ if word.starts_with("slot") => self.slot(word, rest),
            _ if word.starts_with("block") => {
                self.close_block()?;
                let expected = self.block.map_or(0, |block| block + 1);
                if numbered("block", word)? as usize != expected || expected >= self.code.n_blocks() {
                    let n_blocks = self.code.n_blocks();
                    return Err(format!("block{expected} of {n_blocks} blocks is next, not {word}"));
                }
                self.block = Some(expected);
                Ok(())
            }
            _ => Err(format!("`{word}` starts no line of an answer")),
        }
    }

    fn slot(&mut self, name: &str, rest: &str) -> Result<(), String> {
        let expected = self.out.slots.len();
        if numbered("slot", name)? as usize != expected {
            return Err(format!("slot{expected} is the next spill slot, not {name}"));
        }
        self.out.slots.push(size(rest)?);
        Ok(())
    }

    fn inst(&mut self, kind: &str, rest: &str, is_removed: bool) -> Result<(), String> {
        let inst = self.out.removed.len();
        let in_block = self.block.is_some_and(|block| self.code.block_insts(block).contains(&inst));
        if !in_block || self.edge.is_some() {
            return Err("the block has no more instructions".to_string());
        }
        let operands = rest.split_once("clobbers {").map_or(rest, |(operands, _)| operands);
        let (operands, word) = match operands.trim_end().rsplit_once(' ') {
            Some((operands, word @ ("unread" | "redundant"))) => (operands, word),
            _ => (operands, ""),
        };
        let mut found = Vec::new();
        for item in items(operands) {
            let (text, at) = match item.split_once('=') {
                Some((text, at)) => (text, self.location(at.trim())?),
                None => (item, Allocation::NONE),
            };
            found.push(operand(text)?);
            self.out.allocs.push(at);
        }
        if super::kind_name(self.code.kinds[inst]) != kind || !self.is_the_same(inst, &found) {
            return Err(format!("instruction {inst} is `{}`", Text(self.code, inst)));
        }
        let is_move = self.code.kinds[inst].is_move();
        self.out.removed.push(is_removed || is_move);
        let disappears = is_move && !self.performs();
        match word {
            "" => self.out.stats.coalesced += u32::from(disappears),
            "unread" if is_move => self.out.unread.push(inst as u32),
            "redundant" if is_move => self.out.redundant.push(inst as u32),
            _ => return Err(format!("`{word}` is for `move` instructions")),
        }
        if self.start < self.out.moves.len() {
            let (start, end) = self.take_moves();
            self.out.insertions.push(Insertion { before: inst as u32, start, end });
        }
        if !is_removed && !is_move {
            let range = self.code.operand_range(inst);
            let in_slots = self.out.allocs[range].iter().filter(|at| at.as_slot().is_some());
            self.out.stats.memory_operands += in_slots.count() as u32;
        }
        Ok(())
    }

    /// Whether `found` are the operands of `inst`, which are exchanged if they must be.
    fn is_the_same(&mut self, inst: usize, found: &[Operand]) -> bool {
        let range = self.code.operand_range(inst);
        let operands = &mut self.code.operands[range];
        if operands == found {
            return true;
        }
        let mut uses = (0..operands.len()).filter(|&i| operands[i].access() == Access::Use);
        let (Some(first), Some(second)) = (uses.next(), uses.next()) else { return false };
        if self.code.kinds[inst] != InstKind::Commutative {
            return false;
        }
        let exchanged: Vec<Operand> = (0..operands.len())
            .map(|i| {
                let other = if i == first {
                    second
                } else if i == second {
                    first
                } else {
                    i
                };
                let operand = operands[i];
                Operand::new(operands[other].vreg(), operand.access(), operand.at(), operand.constraint())
            })
            .collect();
        if exchanged == found {
            operands.copy_from_slice(&exchanged);
        }
        exchanged == found
    }

    /// Whether one of the moves without a position performs the `move` instruction after them.
    fn performs(&self) -> bool {
        self.out.moves[self.start..].iter().any(|inserted| inserted.reason == MoveReason::Copy)
    }

    /// The inserted move that `text` describes.
    fn inserted(&mut self, text: &str) -> Result<Move, String> {
        let (what, rest) = text.split_once(" of ").ok_or("`of` and a virtual register are missing")?;
        let mut rest = items(rest);
        let vreg = Vreg(numbered("v", rest.next().unwrap_or(""))?);
        let info = *self.code.vregs.get(vreg.index()).ok_or_else(|| format!("there is no {vreg:?}"))?;
        let next = self.out.removed.len();
        let is_copy = self.edge.is_none()
            && self.code.kinds.get(next) == Some(&InstKind::Move)
            && self.code.inst_operands(next).iter().any(|operand| operand.vreg() == vreg);
        let (mut bytes, mut reason) =
            (info.bytes.max(SIZES[0]), if is_copy { MoveReason::Copy } else { MoveReason::Split });
        for item in rest {
            if let Some(n) = item.strip_suffix(" bytes") {
                bytes = size(n)?;
            } else {
                let known = REASONS.iter().find(|(_, name)| *name == item);
                reason = known.ok_or_else(|| format!("`{item}` is no reason for a move"))?.0;
            }
        }
        let kind = if let Some((a, b)) = what.split_once(" <-> ") {
            MoveKind::Xchg { a: register(a.trim())?, b: register(b.trim())? }
        } else if let Some((dst, src)) = what.split_once(" := ") {
            match src.trim().strip_prefix("recipe ") {
                Some(recipe) => {
                    MoveKind::Remat { dst: register(dst.trim())?, recipe: number(Some(recipe.trim()))? }
                }
                None => MoveKind::Move { dst: self.location(dst.trim())?, src: self.location(src.trim())? },
            }
        } else {
            return Err(format!("neither `:=` nor `<->` in `{what}`"));
        };
        let stats = &mut self.out.stats;
        match kind {
            MoveKind::Move { dst, src } => match (dst.as_slot(), src.as_slot()) {
                (None, None) => stats.moves[reason as usize] += 1,
                (Some(_), None) => stats.spills += 1,
                (None, Some(_)) => stats.reloads += 1,
                (Some(_), Some(_)) => return Err("a move from slot to slot".to_string()),
            },
            MoveKind::Xchg { .. } => stats.moves[reason as usize] += 2,
            MoveKind::Remat { .. } => stats.remats += 1,
        }
        Ok(Move { kind, bytes, reason, vreg })
    }

    fn location(&self, name: &str) -> Result<Allocation, String> {
        if !name.starts_with("slot") {
            return register(name).map(Allocation::reg);
        }
        let number = numbered("slot", name)?;
        if number as usize >= self.out.slots.len() {
            return Err(format!("{name} is not declared"));
        }
        Ok(Allocation::slot(SpillSlot(number)))
    }

    fn open_edge(&mut self, succ_idx: u32) -> Result<(), String> {
        self.close_edge()?;
        let Some(block) = self.block else { return Err("an edge before the first block".to_string()) };
        if self.out.removed.len() != self.code.block_insts(block).end {
            return Err("an edge before the last instruction of its block".to_string());
        }
        if succ_idx as usize >= self.code.block_succs(block).len() {
            return Err(format!("block{block} has no edge {succ_idx}"));
        }
        let last = self.out.edges.last().filter(|edge| edge.block as usize == block);
        if last.is_some_and(|edge| edge.succ_idx >= succ_idx) {
            return Err("edges come in the order of the successors, each once".to_string());
        }
        self.edge = Some(succ_idx);
        Ok(())
    }

    fn close_edge(&mut self) -> Result<(), String> {
        match (self.edge.take(), self.block) {
            (Some(succ_idx), Some(block)) => {
                let (start, end) = self.take_moves();
                self.out.edges.push(EdgeInsertion { block: block as u32, succ_idx, start, end });
                self.out.stats.edges_split += 1;
            }
            _ if self.start < self.out.moves.len() => {
                return Err("moves after the last instruction of a block are on an edge".to_string());
            }
            _ => {}
        }
        Ok(())
    }

    fn close_block(&mut self) -> Result<(), String> {
        self.close_edge()?;
        let end = self.block.map_or(0, |block| self.code.block_insts(block).end);
        match self.out.removed.len() {
            next if next < end => Err(format!("instruction {next}, `{}`, is missing", Text(self.code, next))),
            _ => Ok(()),
        }
    }

    fn end(&mut self) -> Result<(), String> {
        self.close_block()?;
        match self.block.map_or(0, |block| block + 1) {
            next if next < self.code.n_blocks() => Err(format!("block{next} is missing")),
            _ => Ok(()),
        }
    }

    /// The moves that have no position yet, which get one.
    fn take_moves(&mut self) -> (u32, u32) {
        let (start, end) = (self.start as u32, self.out.moves.len() as u32);
        self.start = self.out.moves.len();
        (start, end)
    }
}

/// The bytes of a slot or move.
fn size(text: &str) -> Result<u8, String> {
    let bytes = number(Some(text.trim()))?;
    if SIZES.contains(&bytes) { Ok(bytes) } else { Err(format!("{bytes} is none of {SIZES:?} bytes")) }
}

/// An instruction as the text of the code has it.
struct Text<'a>(&'a Code, usize);

impl Display for Text<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0.fmt_inst(f, self.1, |_, _| Ok(()))
    }
}

impl Code {
    /// The instruction as the text form has it.
    ///
    /// # Panics
    /// Printing it panics if there is no instruction `inst`.
    pub fn display_inst(&self, inst: usize) -> impl Display + '_ {
        Text(self, inst)
    }
}
