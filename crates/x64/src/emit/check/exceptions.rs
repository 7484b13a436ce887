//! Invokes: the exception table leads to their landing pads and lists their clauses.

use gimli::{EndianSlice, LittleEndian, leb128};
use sheave_ir::{InstData, PadClause};

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
        let clauses = data.clauses.iter().cloned().map(Some).chain(data.cleanup.then_some(None));
        let asks = self.asks(site.action) == Some(clauses.collect());
        self.demand(asks && table.personality == Some(data.personality), Rule::LandingPad)?;
        // Zero is no landing pad, and the function starts with its prologue.
        self.demand(site.pad != 0, Rule::LandingPad)?;
        self.edge(block, 0, pc)?;
        self.edge(block, 1, site.pad)
    }

    /// The clauses of the actions from `action` on, `None` for a clean-up; none if they are malformed.
    fn asks(&self, action: u32) -> Option<Vec<Option<PadClause>>> {
        let table = &self.code.exceptions;
        let ty = |number: i64| table.types.get(usize::try_from(number).ok()?.checked_sub(1)?).copied();
        let mut asked = Vec::new();
        if action == 0 {
            return Some(vec![None]);
        }
        let mut at = action as usize - 1;
        loop {
            let filter = number(&table.actions, &mut at, leb128::read::signed)?;
            asked.push(match filter {
                0 => None,
                1.. => Some(PadClause::Catch(ty(filter)?)),
                _ => {
                    let list = table.filters.get(usize::try_from(-1 - filter).ok()?..)?;
                    let end = list.iter().position(|&byte| byte == 0)?;
                    let (mut types, mut next) = (Vec::new(), 0);
                    while next < end {
                        types.push(ty(number(list, &mut next, leb128::read::unsigned)? as i64)?);
                    }
                    Some(PadClause::Filter(types))
                }
            });
            let here = at;
            match number(&table.actions, &mut at, leb128::read::signed)? {
                0 => return Some(asked),
                distance => at = usize::try_from(here as i64 + distance).ok()?,
            }
            if asked.len() > table.actions.len() {
                return None;
            }
        }
    }
}

/// Reads a number at `at`, and moves that past it.
fn number<'a, T>(
    bytes: &'a [u8],
    at: &mut usize,
    read: impl FnOnce(&mut EndianSlice<'a, LittleEndian>) -> gimli::Result<T>,
) -> Option<T> {
    let mut rest = EndianSlice::new(bytes.get(*at..)?, LittleEndian);
    let value = read(&mut rest).ok()?;
    *at = bytes.len() - rest.len();
    Some(value)
}
