//! A front end with mutable variables: SSA form is there as soon as the last statement is translated.
//!
//! `cargo run -p sheave-ssa --example front_end` prints the code of Euclid's algorithm. `docs/embedding.md`
//! of the repository goes through it.

use std::collections::BTreeMap;

use sheave_ssa::variables::{Builder, PhiHost};
use sheave_ssa::{Block, Value, Var};

/// A statement of the source language; variables are numbered.
enum Stmt {
    Set(u32, Expr),
    While(Expr, Vec<Stmt>),
    Return(Expr),
}

enum Expr {
    Number(u64),
    Read(u32),
    Remainder(u32, u32),
}

/// The code: a line per instruction, by block. A phi is a line that is completed in the end.
#[derive(Default)]
struct Code {
    blocks: Vec<Vec<String>>,
    n_values: u32,
    undefined: Vec<Value>,
}

impl Code {
    fn block(&mut self) -> Block {
        self.blocks.push(Vec::new());
        Block::new(self.blocks.len() - 1)
    }

    fn value(&mut self) -> Value {
        self.n_values += 1;
        Value(self.n_values - 1)
    }

    /// Appends an instruction that defines a value.
    fn push(&mut self, block: Block, operation: &str) -> Value {
        let value = self.value();
        self.blocks[block.index()].push(format!("{value} = {operation}"));
        value
    }
}

impl PhiHost for Code {
    fn phi(&mut self, _: Block, _: Var) -> Value {
        self.value()
    }

    fn undef(&mut self, _: Var) -> Value {
        let value = self.value();
        self.undefined.push(value);
        value
    }
}

/// Translates statements, appending to the block `at`.
struct Translator {
    code: Code,
    builder: Builder,
    at: Block,
    /// By block: its predecessors, in the order in which they are declared.
    preds: BTreeMap<Block, Vec<Block>>,
}

impl Translator {
    fn read(&mut self, variable: u32) -> Value {
        self.builder.use_var(&mut self.code, self.at, Var(variable))
    }

    fn expr(&mut self, expr: &Expr) -> Value {
        match *expr {
            Expr::Number(number) => self.code.push(self.at, &number.to_string()),
            Expr::Read(variable) => self.read(variable),
            Expr::Remainder(a, b) => {
                let (a, b) = (self.read(a), self.read(b));
                self.code.push(self.at, &format!("{a} % {b}"))
            }
        }
    }

    /// An edge from the current block.
    fn edge(&mut self, to: Block) {
        self.builder.declare_pred(to, self.at);
        self.preds.entry(to).or_default().push(self.at);
    }

    fn stmts(&mut self, stmts: &[Stmt]) {
        for stmt in stmts {
            match stmt {
                Stmt::Set(variable, expr) => {
                    let value = self.expr(expr);
                    self.builder.define(self.at, Var(*variable), value);
                }
                Stmt::While(condition, body) => {
                    let [head, inside, after] = [(); 3].map(|()| self.code.block());
                    self.code.blocks[self.at.index()].push(format!("jump {head}"));
                    self.edge(head);
                    // The edge back to the head comes last, so that it is not sealed yet.
                    self.at = head;
                    let condition = self.expr(condition);
                    self.code.blocks[head.index()].push(format!("branch {condition}, {inside}, {after}"));
                    self.edge(inside);
                    self.edge(after);
                    self.builder.seal(inside);
                    self.builder.seal(after);
                    self.at = inside;
                    self.stmts(body);
                    self.edge(head);
                    self.code.blocks[self.at.index()].push(format!("jump {head}"));
                    self.builder.seal(head);
                    self.at = after;
                }
                Stmt::Return(expr) => {
                    let value = self.expr(expr);
                    self.code.blocks[self.at.index()].push(format!("return {value}"));
                }
            }
        }
    }
}

/// The code of a function with parameters in the first variables.
fn translate(n_params: u32, body: &[Stmt]) -> String {
    let mut code = Code::default();
    let entry = code.block();
    let preds = BTreeMap::new();
    let mut translator = Translator { code, builder: Builder::new(), at: entry, preds };
    translator.builder.seal(entry);
    for param in 0..n_params {
        let value = translator.code.push(entry, &format!("param {param}"));
        translator.builder.define(entry, Var(param), value);
    }
    translator.stmts(body);
    let Translator { mut code, mut builder, preds, .. } = translator;
    let built = builder.finish(&mut code).expect("every block is sealed");
    // What is left of the phis goes to the heads of their blocks; the values of the others are replaced.
    for phi in built.phis() {
        let args = preds[&phi.block].iter().zip(phi.args).map(|(pred, arg)| format!("{pred}: {arg}"));
        let line = format!("{} = phi [{}]", phi.value, args.collect::<Vec<_>>().join(", "));
        code.blocks[phi.block.index()].insert(0, line);
    }
    let mut text = String::new();
    for (block, lines) in code.blocks.iter().enumerate() {
        text += &format!("block{block}:\n");
        for line in lines {
            let words = line.split_inclusive([' ', ',', ']']).map(|word| {
                let name = word.trim_end_matches([' ', ',', ']']);
                let value = name.strip_prefix('v').and_then(|number| number.parse().ok()).map(Value);
                value.map_or(word.to_owned(), |value| word.replace(name, &built.resolve(value).to_string()))
            });
            text += &format!("    {}\n", words.collect::<String>());
        }
    }
    text
}

fn main() {
    // while (b) { t = a % b; a = b; b = t } return a
    let (a, b, t) = (0, 1, 2);
    let body = [
        Stmt::While(
            Expr::Read(b),
            vec![
                Stmt::Set(t, Expr::Remainder(a, b)),
                Stmt::Set(a, Expr::Read(b)),
                Stmt::Set(b, Expr::Read(t)),
            ],
        ),
        Stmt::Set(t, Expr::Number(0)),
        Stmt::Return(Expr::Read(a)),
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
    v3 = phi [block0: v0, block2: v2]
    v2 = phi [block0: v1, block2: v4]
    branch v2, block2, block3
block2:
    v4 = v3 % v2
    jump block1
block3:
    v5 = 0
    return v3
"
    );
}
