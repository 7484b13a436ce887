//! A front end with mutable variables. It appends lines of code to blocks and notes for each line the
//! variables that it reads and the one that it writes; when the last statement is translated, one plan says
//! which value every read has.
//!
//! `cargo run -p sheave-ssa --example front_end` prints the code of Euclid's algorithm. `docs/embedding.md`
//! of the repository goes through it.

use sheave_ssa::variables::{self, VarHost, VarSink};
use sheave_ssa::{Block, Cfg, Edge, Inst, Value, Var};

/// A statement of the source language; variables are numbered.
enum Stmt {
    Set(u32, Expr),
    While(u32, Vec<Stmt>),
    Return(u32),
}

enum Expr {
    Number(u64),
    Read(u32),
    Remainder(u32, u32),
}

/// A line of code. Its text has a question mark for each variable that it reads.
struct Line {
    text: String,
    reads: Vec<Var>,
    writes: Option<Var>,
}

#[derive(Default)]
struct BasicBlock {
    lines: Vec<Inst>,
    succs: Vec<Block>,
}

/// The code of a function. The value that a line writes has the number of the line.
#[derive(Default)]
struct Code {
    blocks: Vec<BasicBlock>,
    lines: Vec<Line>,
    n_vars: usize,
}

impl Code {
    fn block(&mut self) -> Block {
        self.blocks.push(BasicBlock::default());
        Block::new(self.blocks.len() - 1)
    }

    fn push(&mut self, block: Block, text: impl Into<String>, reads: &[u32], writes: Option<u32>) {
        self.blocks[block.index()].lines.push(Inst::new(self.lines.len()));
        let reads: Vec<Var> = reads.iter().copied().map(Var).collect();
        let vars = reads.iter().copied().chain(writes.map(Var));
        self.n_vars = vars.fold(self.n_vars, |n, var| n.max(var.index() + 1));
        self.lines.push(Line { text: text.into(), reads, writes: writes.map(Var) });
    }

    fn jump(&mut self, from: Block, to: Block) {
        self.push(from, format!("jump {to}"), &[], None);
        self.blocks[from.index()].succs.push(to);
    }

    /// Translates statements, appending to the block `at`; returns the block in which execution goes on.
    fn stmts(&mut self, mut at: Block, stmts: &[Stmt]) -> Block {
        for stmt in stmts {
            match stmt {
                Stmt::Set(var, Expr::Number(number)) => self.push(at, number.to_string(), &[], Some(*var)),
                Stmt::Set(var, Expr::Read(from)) => self.push(at, "?", &[*from], Some(*var)),
                Stmt::Set(var, Expr::Remainder(a, b)) => self.push(at, "? % ?", &[*a, *b], Some(*var)),
                Stmt::While(condition, body) => {
                    let [head, inside, after] = [(); 3].map(|()| self.block());
                    self.jump(at, head);
                    self.push(head, format!("branch ?, {inside}, {after}"), &[*condition], None);
                    self.blocks[head.index()].succs.extend([inside, after]);
                    let end = self.stmts(inside, body);
                    self.jump(end, head);
                    at = after;
                }
                Stmt::Return(var) => self.push(at, "return ?", &[*var], None),
            }
        }
        at
    }
}

impl Cfg for Code {
    fn n_blocks(&self) -> usize {
        self.blocks.len()
    }

    fn entry(&self) -> Block {
        Block(0)
    }

    fn successors(&self, block: Block, visit: impl FnMut(Block)) {
        self.blocks[block.index()].succs.iter().copied().for_each(visit);
    }
}

impl VarHost for Code {
    fn n_vars(&self) -> usize {
        self.n_vars
    }

    fn n_values(&self) -> usize {
        self.lines.len()
    }

    fn n_insts(&self) -> usize {
        self.lines.len()
    }

    fn events(&self, block: Block, sink: &mut impl VarSink) {
        for &inst in &self.blocks[block.index()].lines {
            let line = &self.lines[inst.index()];
            match (line.writes, &line.reads[..]) {
                (Some(to), &[from]) if line.text == "?" => sink.copies(inst, to, from),
                (writes, reads) => {
                    reads.iter().for_each(|&var| sink.uses(inst, var));
                    writes.into_iter().for_each(|var| sink.defines(inst, var, Value(inst.0)));
                }
            }
        }
    }
}

/// The code of a function with parameters in the first variables.
fn translate(n_params: u32, body: &[Stmt]) -> String {
    let mut code = Code::default();
    let entry = code.block();
    for param in 0..n_params {
        code.push(entry, format!("param {param}"), &[], Some(param));
    }
    code.stmts(entry, body);
    let mut ctx = variables::Ctx::new();
    let plan = variables::plan(&code, &variables::Options::default(), &mut ctx).expect("the code is sound");
    let mut text = String::new();
    for (at, block) in code.blocks.iter().enumerate() {
        text += &format!("block{at}:\n");
        for (position, phi) in plan.block_phis(Block::new(at)).enumerate() {
            let mut args = Vec::new();
            for (from, source) in code.blocks.iter().enumerate() {
                for (k, _) in source.succs.iter().enumerate().filter(|succ| succ.1.index() == at) {
                    let arg = plan.edge_args(Edge::new(Block::new(from), k as u32)).nth(position);
                    args.extend(arg.map(|arg| format!("block{from}: {arg}")));
                }
            }
            text += &format!("    phi{phi} = phi [{}]\n", args.join(", "));
        }
        let mut uses = plan.uses(Block::new(at));
        for &inst in &block.lines {
            let line = &code.lines[inst.index()];
            // Copies are no longer needed: what reads them reads their source.
            if line.text == "?" {
                continue;
            }
            let words = line.text.split('?').map(str::to_owned);
            let operation = words.reduce(|before, after| match uses.next() {
                Some(reaching) => format!("{before}{reaching}{after}"),
                None => before + &after,
            });
            let result = line.writes.map(|_| format!("v{} = ", inst.0)).unwrap_or_default();
            text += &format!("    {result}{}\n", operation.unwrap_or_default());
        }
    }
    text
}

fn main() {
    // while (b) { t = a % b; a = b; b = t } t = 0; return a
    let (a, b, t) = (0, 1, 2);
    let body = [
        Stmt::While(
            b,
            vec![
                Stmt::Set(t, Expr::Remainder(a, b)),
                Stmt::Set(a, Expr::Read(b)),
                Stmt::Set(b, Expr::Read(t)),
            ],
        ),
        Stmt::Set(t, Expr::Number(0)),
        Stmt::Return(a),
    ];
    let text = translate(2, &body);
    print!("{text}");
    assert_eq!(
        text,
        "block0:
    v0 = param 0
    v1 = param 1
    jump block1
block1:
    phi0 = phi [block0: v0, block2: phi1]
    phi1 = phi [block0: v1, block2: v4]
    branch phi1, block2, block3
block2:
    v4 = phi0 % phi1
    jump block1
block3:
    v8 = 0
    return phi0
"
    );
}
