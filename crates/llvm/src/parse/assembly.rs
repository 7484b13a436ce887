use std::sync::Arc;

use sheave_ir::{AsmData, AsmSource, ensure};

use crate::lower::assembly::AsmCall;
use crate::lower::body::TypedValue;
use crate::lower::types::{Kind, Ty};
use crate::parse::Reader;
use crate::parse::cursor::unescape;
use crate::parse::fault::{At, Read};

impl Reader<'_> {
    /// `asm …` after the type of a call.
    pub(crate) fn asm_call(&mut self, ret: Ty, start: usize) -> Read<TypedValue> {
        let call = self.read_asm(ret, false)?;
        ensure(call.n_labels == 0, || self.fault_at(start, "only 'callbr' may have labels"))?;
        self.call_attrs()?;
        self.lower.asm(call, ret).at(start)
    }

    /// `callbr`.
    pub(crate) fn callbr(&mut self) -> Read<TypedValue> {
        self.skip_flags();
        self.header_words(true)?;
        let ret = self.ty()?;
        let ret = match self.lower.types.kind(ret) {
            Kind::Func { ret, .. } => ret,
            _ => ret,
        };
        let pos = self.cursor.token_start();
        if self.cursor.peek_word() != b"asm" {
            return Err(self.unsupported_at(pos, "'callbr' of something that is not assembly"));
        }
        let call = self.read_asm(ret, true)?;
        self.call_attrs()?;
        self.cursor.expect_word(b"to")?;
        let mut targets = vec![self.label_target()?];
        self.label_list(&mut targets)?;
        self.lower.asm_goto(call, &targets).at(pos)
    }

    /// Flags, template, constraints and arguments; the position is at `asm`. `is_goto`: of a `callbr`.
    fn read_asm(&mut self, ret: Ty, is_goto: bool) -> Read<AsmCall> {
        self.cursor.word();
        let mut data = AsmData::default();
        loop {
            self.cursor.ws();
            match self.cursor.peek() {
                b'"' => break,
                _ => match self.cursor.word() {
                    b"sideeffect" => data.side_effects = true,
                    b"inteldialect" => {
                        let pos = self.cursor.p - "inteldialect".len();
                        return Err(self.unsupported_at(pos, "assembly in Intel syntax"));
                    }
                    b"alignstack" | b"unwind" => {}
                    _ => return Err(self.expected("the template")),
                },
            }
        }
        let file = self.lower.module.name.as_str().into();
        let offset = self.cursor.p as u32;
        data.source = Some(Arc::new(AsmSource { file, text: self.shared_text(), offset }));
        data.template = self.asm_string()?.into();
        self.cursor.expect(b',')?;
        let constraints_pos = self.cursor.token_start();
        let constraints = self.asm_string()?;
        let args = self.call_args()?;
        let call = self.lower.bind_constraints(data, &constraints, ret, &args, is_goto).at(constraints_pos);
        self.args = args;
        call
    }

    fn asm_string(&mut self) -> Read<String> {
        let pos = self.cursor.p;
        let span = self.cursor.quoted()?;
        let bytes = unescape(self.cursor.bytes(span)).into_owned();
        String::from_utf8(bytes).map_err(|_| self.unsupported_at(pos, "assembly that is not UTF-8 text"))
    }
}
