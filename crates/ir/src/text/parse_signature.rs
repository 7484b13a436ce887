//! Reads signatures: `(i32 sext, ptr byval(24, 8), ...) -> (i32, f64)`, `(i64) -> i64 tailcc`.

use super::attributes::parse_words;
use super::cursor::{Cursor, Parsed};
use super::lexer::Token;
use crate::{
    AbiParam, AbiResult, Convention, Extension, PtrAttrs, Purpose, ResultPlace, Signature, SymbolAttrs,
};

/// The number that names a parameter's value, and its position.
pub(super) type ParamLabel = (u64, u32);

/// Takes a signature from `(` on. With `labels` every parameter is followed by the name of its value. The
/// signature of a symbol has `attrs`, for the attributes of its pointers; that of a call has none.
pub(super) fn parse_signature(
    cursor: &mut Cursor<'_>,
    mut labels: Option<&mut Vec<ParamLabel>>,
    mut attrs: Option<&mut SymbolAttrs>,
) -> Parsed<Signature> {
    let mut sig = Signature::default();
    cursor.expect(b'(')?;
    if !cursor.eat(b')') {
        loop {
            if cursor.token() == Token::Ellipsis {
                if sig.variadic.is_some() {
                    return cursor.error(cursor.offset(), "a signature has `...` once");
                }
                sig.variadic = Some(sig.params.len() as u32);
                cursor.advance();
            } else {
                sig.params.push(parse_param(cursor)?);
                if let Some(attrs) = &mut attrs {
                    let param = parse_words(cursor, PtrAttrs::WORDS);
                    if !param.is_empty() {
                        attrs.params.resize(sig.params.len(), PtrAttrs::default());
                        attrs.params[sig.params.len() - 1] = param;
                    }
                }
                if let Some(labels) = &mut labels {
                    let Token::Value(label) = cursor.token() else {
                        return cursor.unexpected("the parameter's name, such as `v0`");
                    };
                    labels.push((label, cursor.offset() as u32));
                    cursor.advance();
                }
            }
            if cursor.ends_list(b')')? {
                break;
            }
        }
    }
    if cursor.token() == Token::Arrow {
        cursor.advance();
        if cursor.eat(b'(') {
            sig.results.push(parse_result(cursor)?);
            while !cursor.ends_list(b')')? {
                sig.results.push(parse_result(cursor)?);
            }
        } else {
            sig.results.push(parse_result(cursor)?);
            if let Some(attrs) = &mut attrs {
                attrs.result = parse_words(cursor, PtrAttrs::WORDS);
            }
        }
    }
    sig.convention = cursor.eat_keyword(Convention::from_name).unwrap_or_default();
    Ok(sig)
}

fn parse_param(cursor: &mut Cursor<'_>) -> Parsed<AbiParam> {
    let mut param = AbiParam::new(cursor.expect_type()?);
    param.extension = parse_extension(cursor);
    param.is_bit = cursor.eat_word("bit");
    if cursor.eat_word("sret") {
        param.purpose = Purpose::StructReturn;
    } else if cursor.eat_word("byval") {
        cursor.expect(b'(')?;
        let size = cursor.expect_u32("the object's size")?;
        cursor.expect(b',')?;
        let align = cursor.expect_u32("the object's alignment")?;
        cursor.expect(b')')?;
        param.purpose = Purpose::ByVal { size, align };
    }
    param.group = parse_group(cursor)?;
    Ok(param)
}

fn parse_group(cursor: &mut Cursor<'_>) -> Parsed<u8> {
    if !cursor.eat_word("group") {
        return Ok(0);
    }
    cursor.expect(b'(')?;
    let group = cursor.expect_int("the group's number", 1, 255)? as u8;
    cursor.expect(b')')?;
    Ok(group)
}

fn parse_result(cursor: &mut Cursor<'_>) -> Parsed<AbiResult> {
    let mut result = AbiResult::new(cursor.expect_type()?);
    result.extension = parse_extension(cursor);
    result.is_bit = cursor.eat_word("bit");
    if cursor.eat_word("x87") {
        result.place = ResultPlace::X87;
    }
    result.group = parse_group(cursor)?;
    Ok(result)
}

fn parse_extension(cursor: &mut Cursor<'_>) -> Extension {
    cursor.eat_keyword(Extension::from_name).unwrap_or_default()
}
