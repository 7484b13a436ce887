//! First stage: the facts about a function that every later stage reads, and the merging of registers that
//! moves connect.

pub(crate) mod cfg;
pub(crate) mod demand;
pub(crate) mod env;
pub(crate) mod live;
pub(crate) mod merge;
mod occurrences;
pub(crate) mod reserve;

use alloc::vec::Vec;

use crate::error::Error;
use crate::input::Code;
use crate::registers::Registers;
use cfg::Cfg;
use env::{Env, Order};
use live::{Live, Seg};
use merge::Merged;
use reserve::{Facts, Reservations};

/// Blocks that run less often, or never, count as often as this; sums of costs stay above zero.
const LEAST_FREQUENCY: f32 = 1e-9;

/// Blocks that run more often count as often as this; sums of costs stay finite.
const GREATEST_FREQUENCY: f32 = 1e18;

/// Memory of this stage, reused from function to function.
#[derive(Default)]
pub(crate) struct Ctx {
    cfg: Cfg,
    pub(crate) live: Live,
    order: Order,
    reserved: Reservations,
    pub(crate) merged: Merged,
}

/// Computes the facts about `code`. `pool` receives the live ranges.
pub(crate) fn run<'a>(
    code: &'a mut Code,
    regs: &'a Registers,
    ctx: &'a mut Ctx,
    pool: &mut Vec<Seg>,
) -> Result<Env<'a>, Error> {
    ctx.order.sort(regs)?;
    ctx.cfg.compute(code)?;
    if code.block_freqs.is_empty() {
        ctx.cfg.estimate(&mut code.block_freqs);
    }
    for freq in &mut code.block_freqs {
        // A range that costs nothing would look like one that needs no register, so NaN becomes the least.
        let known = if freq.is_nan() { LEAST_FREQUENCY } else { *freq };
        *freq = known.clamp(LEAST_FREQUENCY, GREATEST_FREQUENCY);
    }
    ctx.live.compute(code, &ctx.cfg, pool)?;
    ctx.merged.compute(code, &mut ctx.live, pool);
    let (cfg, live, merged) = (&ctx.cfg, &ctx.live, &ctx.merged);
    ctx.reserved.compute(Facts { code, cfg, live, merged, pool })?;
    Ok(Env { code, cfg, live, merged, regs, order: &ctx.order, reserved: &ctx.reserved })
}
