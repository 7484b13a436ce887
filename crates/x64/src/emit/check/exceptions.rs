//! Invokes: the exception table leads to their landing pads and lists their clauses.

use sheave_ir::{InstData, PadClause, PadData, Symbol};

use super::{Checker, Fault, Rule};

impl Checker<'_> {
    /// Checks the exception table for the call before `pc`, which ends `block`.
    pub(super) fn invoked(&mut self, block: usize, pc: u32) -> Result<(), Fault> {
        let code = self.code;
        let (start, table) = (self.at, &code.exceptions);
        let mut sites = table.sites.iter().filter(|site| site.start < pc && start < site.end);
        let (Some(&site), None) = (sites.next(), sites.next()) else { return self.fail(Rule::LandingPad) };
        self.demand((site.start, site.end) == (start, pc), Rule::LandingPad)?;
        let target = self.input.selected.code.block_succs(block)[1];
        let func = self.input.func;
        let first = func.block_insts(self.input.layout.blocks[target as usize])[0];
        let InstData::LandingPad { pad } = func.insts[first] else { return self.fail(Rule::LandingPad) };
        let data = &func.pads[pad];
        let asks = self.asks(site.action) == Some(asked(data));
        self.demand(asks && table.personality == Some(data.personality), Rule::LandingPad)?;
        // Zero is no landing pad, and the function starts with its prologue.
        self.demand(site.pad != 0, Rule::LandingPad)?;
        self.edge(block, 0, pc)?;
        self.edge(block, 1, site.pad)
    }

    /// The clauses of the actions from `action` on; `None` if they are malformed.
    fn asks(&self, action: u32) -> Option<Vec<Asked>> {
        let table = &self.code.exceptions;
        let ty = |number: i64| table.types.get(usize::try_from(number).ok()?.checked_sub(1)?).copied();
        let mut asked = Vec::new();
        if action == 0 {
            return Some(vec![Asked::Cleanup]);
        }
        let mut at = action as usize - 1;
        loop {
            let number = signed(&table.actions, &mut at)?;
            asked.push(match number {
                0 => Asked::Cleanup,
                1.. => Asked::Catch(ty(number)?),
                _ => {
                    let list = table.filters.get(usize::try_from(-1 - number).ok()?..)?;
                    let end = list.iter().position(|&byte| byte == 0)?;
                    let (mut types, mut next) = (Vec::new(), 0);
                    while next < end {
                        types.push(ty(unsigned(list, &mut next)?)?);
                    }
                    Asked::Filter(types)
                }
            });
            let here = at;
            match signed(&table.actions, &mut at)? {
                0 => return Some(asked),
                distance => at = usize::try_from(here as i64 + distance).ok()?,
            }
            if asked.len() > table.actions.len() {
                return None;
            }
        }
    }
}

/// A question of the personality.
#[derive(PartialEq, Eq)]
enum Asked {
    Cleanup,
    Catch(Option<Symbol>),
    Filter(Vec<Option<Symbol>>),
}

fn asked(pad: &PadData) -> Vec<Asked> {
    let clauses = pad.clauses.iter().map(|clause| match clause {
        PadClause::Catch(ty) => Asked::Catch(*ty),
        PadClause::Filter(types) => Asked::Filter(types.clone()),
    });
    clauses.chain(pad.cleanup.then_some(Asked::Cleanup)).collect()
}

/// A number in seven bits a byte, and whether its last byte has the sign's bit.
fn unsigned(bytes: &[u8], at: &mut usize) -> Option<i64> {
    let (mut value, mut shift) = (0, 0);
    loop {
        let byte = *bytes.get(*at)?;
        *at += 1;
        value |= i64::from(byte & 0x7f) << shift;
        shift += 7;
        if byte < 0x80 || shift > 56 {
            return Some(value);
        }
    }
}

fn signed(bytes: &[u8], at: &mut usize) -> Option<i64> {
    let start = *at;
    let value = unsigned(bytes, at)?;
    let bits = 7 * (*at - start) as u32;
    Some(value << (64 - bits) >> (64 - bits))
}
