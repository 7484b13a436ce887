//! Variables of the source: the records and calls that declare them, and their metadata.
//!
//! Read only if [`ReadOptions::variables`](crate::ReadOptions) is set, in the form of LLVM 19 and the older
//! one:
//!
//! ```text
//! #dbg_declare(ptr %n, !20, !DIExpression(), !21)
//! call void @llvm.dbg.declare(metadata ptr %n, metadata !20, metadata !DIExpression()), !dbg !21
//! !20 = !DILocalVariable(name: "n", arg: 1, scope: !7, file: !1, line: 3, type: !9)
//! @counter = global i32 0, !dbg !22
//! !22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
//! !23 = !DIGlobalVariable(name: "counter", file: !1, line: 1, type: !9)
//! ```
//!
//! A variable whose expression is more than an offset has no location.

use sheave_ir::{Function, GlobalVariable, Home, InstData, Symbol, Value, ValueDef, Variable};
use sheave_ir::{VariableData, VariableHome};

use super::{LOCAL, NONE};
use crate::parse::Reader;
use crate::parse::cursor::Cursor;
use crate::parse::local_names::LocalState;

/// The effect of an expression on an address.
#[derive(Clone, Copy, Default)]
struct Expression {
    offset: i32,
    indirect: bool,
}

impl Expression {
    /// The expression at the position; `None` for those that say more than that.
    fn read(c: &mut Cursor<'_>) -> Option<Expression> {
        c.ws();
        if !(c.eat(b'!') && c.word() == b"DIExpression" && c.eat(b'(')) {
            return None;
        }
        let mut found = Expression::default();
        loop {
            c.ws();
            if c.eat(b')') {
                return Some(found);
            }
            match c.word() {
                b"DW_OP_deref" if !found.indirect && found.offset == 0 => found.indirect = true,
                b"DW_OP_plus_uconst" => {
                    c.comma();
                    found.offset = found.offset.checked_add(i32::try_from(c.number().ok()?).ok()?)?;
                }
                _ => return None,
            }
            c.comma();
        }
    }
}

impl Reader<'_> {
    /// The record at the position, of which `#` is the first character. The position stays.
    pub(crate) fn debug_record(&mut self) {
        let mut c = self.cursor;
        c.p += 1;
        if c.word() == b"dbg_declare" {
            self.debug_declare(c);
        }
    }

    /// A declaration of a variable, whose arguments are at `c`; ignored if it is malformed.
    pub(crate) fn debug_declare(&mut self, mut c: Cursor<'_>) {
        if c.eat(b'(') {
            let _ = self.declared_variable(&mut c);
        }
    }

    fn declared_variable(&mut self, c: &mut Cursor<'_>) -> Option<()> {
        // The type of the address is skipped; it has no local name in it.
        while !matches!(c.peek(), b'%' | b',' | b')' | b'\n' | 0) {
            c.p += 1;
        }
        let address = if c.eat(b'%') { self.local_value(c)? } else { None };
        let variable = metadata_argument(c)?;
        c.comma();
        c.eat_word(b"metadata");
        let expression = Expression::read(c);
        if expression.is_none() {
            // Its end does not matter.
            while !matches!(c.peek(), b')' | b'\n' | 0) {
                c.p += 1;
            }
            c.eat(b')');
        }
        c.ws();
        let location = if c.eat(b')') {
            c.comma();
            (c.eat(b'!') && c.word() == b"dbg").then_some(())?;
            c.ws();
            (c.eat(b'!') && c.peek().is_ascii_digit()).then_some(())?;
            c.number32().ok()?
        } else {
            metadata_argument(c)?
        };
        let home = match address.zip(expression) {
            Some((value, expression)) => home_of(&self.lower.body.func, value, expression),
            None => Home::Gone,
        };
        let loc = self.location(location)?;
        let inlined_at = self.lower.body.func.loc_data(loc)?.inlined_at;
        let variable = self.variable(variable)?;
        self.lower.body.func.debug.variables.push(VariableHome { variable, inlined_at, home });
        Some(())
    }

    /// The value of the local whose name is next, if it is a pointer and defined.
    fn local_value(&mut self, c: &mut Cursor<'_>) -> Option<Option<Value>> {
        let name = self.name_at(c.name().ok()?).ok()?;
        let Some(id) = self.names.find(name) else { return Some(None) };
        let local = &self.names[id];
        let is_pointer = self.lower.types.is_pointer(local.ty);
        Some((local.state == LocalState::Value && is_pointer).then(|| Value::from_u32(local.v)))
    }
}

/// The number of the metadata argument at the position.
fn metadata_argument(c: &mut Cursor<'_>) -> Option<u32> {
    c.comma();
    c.eat_word(b"metadata");
    c.ws();
    (c.eat(b'!') && c.peek().is_ascii_digit()).then_some(())?;
    c.number32().ok()
}

/// The location of the variable with the address `address`.
fn home_of(func: &Function, address: Value, Expression { offset, indirect }: Expression) -> Home {
    let ValueDef::Result(inst) = func.def(address) else {
        return match func.params.iter().position(|&param| param == address) {
            Some(param) if !indirect => Home::Argument { param: param as u32, offset },
            _ => Home::Gone,
        };
    };
    match func.insts[inst] {
        InstData::Alloca { slot } => Home::Slot { slot, offset, indirect },
        _ => Home::Gone,
    }
}

impl Reader<'_> {
    /// The variable of the module that the node `number` is.
    fn variable(&mut self, number: u32) -> Option<Variable> {
        if let Some(id) = self.metadata.known(number, LOCAL) {
            return (id != NONE).then(|| Variable::from_u32(id));
        }
        self.metadata.remember(number, LOCAL, None);
        let node = self.node(number).filter(|node| node.kind == b"DILocalVariable")?;
        let scope = self.scope(node.node("scope")?)?;
        let data = VariableData {
            name: node.name(),
            scope,
            line: node.number("line"),
            ty: node.node("type").map(|ty| self.debug_type(ty)),
            parameter: node.number("arg"),
        };
        let variable = self.lower.module.sources.variables.locals.push(data);
        self.metadata.remember(number, LOCAL, Some(variable.as_u32()));
        Some(variable)
    }

    /// The data object `symbol` is the variable of the node `number`.
    pub(crate) fn debug_global(&mut self, symbol: Symbol, number: u32) -> Option<()> {
        let (mut node, mut offset) = (self.node(number)?, 0);
        if node.kind == b"DIGlobalVariableExpression" {
            if let Some(span) = node.span("expr") {
                let expression = Expression::read(&mut Cursor { p: span.start as usize, ..self.cursor })?;
                offset = u64::try_from(expression.offset).ok().filter(|_| !expression.indirect)?;
            }
            node = self.node(node.node("var")?)?;
        }
        if node.kind != b"DIGlobalVariable" {
            return None;
        }
        let scope = node.node("scope").and_then(|scope| self.scope_of_name(scope));
        let data = GlobalVariable {
            name: node.string("name")?,
            symbol,
            offset,
            file: node.node("file").and_then(|file| self.file(file)),
            line: node.number("line"),
            ty: node.node("type").map(|ty| self.debug_type(ty)),
            scope,
        };
        self.lower.module.sources.variables.globals.push(data);
        Some(())
    }
}
