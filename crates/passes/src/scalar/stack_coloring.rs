//! Stack coloring: slots that are never live at the same time share their bytes of the frame.
//!
//! A *private* slot, which nothing but its own address leads to, lives where it was accessed on some path
//! since its `alloca` or `lifetime_start`, which leave nothing in it, and is accessed on some path before
//! the next of these. One that escapes lives from its `alloca`, or from `lifetime_start` where the function
//! has that, to `lifetime_end`. Two slots conflict if one is accessed, starts or ends where the other
//! lives. The largest slots first, each joins the first group in which it conflicts with none; the frame
//! has room for the largest slot of a group. Lifetimes are of no use afterwards, and go.
//!
//! ```text
//! v1 = alloca size 64 align 8                      v1 = alloca size 64 align 8 shared 1
//! call %fill(v1); lifetime_end v1            =>    call %fill(v1)
//! v2 = alloca size 48 align 8                      v2 = alloca size 48 align 8 shared 1
//! call %fill(v2); lifetime_end v2                  call %fill(v2)
//! ```
//!
//! Why last: no pass may make an access later, or earlier, once it is known where a slot lives.
//!
//! Nothing is shared where a call may return twice, and not the bytes of a slot that escapes and is accessed
//! by an address computed from its `alloca` where it does not live: the lifetimes of that slot are wrong, as
//! those are that LLVM's passes leave after they have moved a load.
//!
//! Source: "StackColoring" of LLVM for the two directions and the order; the groups are those of Gregory
//! Chaitin, "Register Allocation and Spilling via Graph Coloring", 1982, without spilling.
//!
//! Justified by the frames of `structval` of the corpus, which take 26 % more bytes without it.
//!
//! Cost: a sweep for slots; where there are two or more, one for their events, then bit sets of at most
//! [`MAX_SLOTS`] slots per block, with a list of the blocks whose set has grown.
//!
//! Needs memory or SSA form and leaves the same; only groups of slots change, and lifetimes go.

use cranelift_entity::EntityRef;
use sheave_ir::{Editor, InstData, LifetimeEvent, Module, Slot};
use sheave_ssa::Graph;
use sheave_ssa::refill;

use crate::adapters::host::IrHost;
use crate::memory::effects::returns_twice;
use crate::memory::slots::Slots;
use crate::memory::uses::{Use, for_each_address};
use crate::pass::{Changed, PassError, PassRun};

/// Slots of one function that take part at most, the largest ones.
const MAX_SLOTS: usize = 128;

/// A set of slots, by their number among those that take part.
type Set = u128;

/// What an instruction is for one of the slots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Nothing is in it from here on.
    Start,
    End,
    Access,
}

#[derive(Clone, Copy, Debug)]
struct Event {
    slot: u8,
    kind: Kind,
}

/// What is known of one block.
#[derive(Clone, Copy, Default, Debug)]
struct BlockState {
    events: (u32, u32),
    /// Slots that have a content at its start, on some path.
    alive_in: Set,
    /// Private slots that are accessed after its end.
    live_out: Set,
    is_queued: bool,
}

/// The context of the pass, reusable.
#[derive(Debug, Default)]
struct Ctx {
    slots: Slots,
    /// The slots that take part, the largest first.
    candidates: Vec<Slot>,
    /// By slot: its number among them plus one, or zero.
    number: Vec<u8>,
    events: Vec<Event>,
    blocks: Vec<BlockState>,
    work: Vec<sheave_ssa::Block>,
    /// For the events of one block: the slots that have a content before each.
    alive: Vec<Set>,
    conflicts: Vec<Set>,
    groups: Vec<Set>,
}

/// Gives slots their groups.
pub(crate) fn run(run: &mut PassRun<'_>) -> Result<Changed, PassError> {
    if run.edit.slots.is_empty() {
        return Ok(Changed::CODE);
    }
    let mut ctx = std::mem::take(run.ctxs.of::<Ctx>());
    let mut n_slots = 0;
    let mut has_lifetimes = false;
    for &inst in &run.edit.order {
        match run.edit.insts[inst] {
            InstData::Alloca { .. } => n_slots += 1,
            InstData::Lifetime { .. } => has_lifetimes = true,
            _ => {}
        }
    }
    let (mut n_shared, mut n_bytes) = (0, 0);
    if n_slots >= 2 && run.edit.slot_groups.is_empty() && !returns_twice(run.program(), &run.edit) {
        let graph = run.analyses.graph(&IrHost(&run.edit))?;
        ctx.find_candidates(run.module, &run.edit, graph);
        ctx.find_events(run.module, &run.edit);
        ctx.find_alive(graph);
        ctx.find_live(graph);
        ctx.find_conflicts(graph);
        (n_shared, n_bytes) = ctx.join(&mut run.edit);
    }
    *run.ctxs.of() = ctx;
    if has_lifetimes {
        drop_lifetimes(&mut run.edit);
    }
    run.count("slots that share bytes", n_shared);
    run.count("bytes shared", n_bytes);
    Ok(Changed::CODE)
}

/// Lifetimes have done their work.
fn drop_lifetimes(edit: &mut Editor<'_>) {
    for at in 0..edit.order.len() {
        let inst = edit.order[at];
        if matches!(edit.insts[inst], InstData::Lifetime { .. }) {
            edit.remove(inst);
        }
    }
    edit.apply();
}

impl Ctx {
    fn find_candidates(&mut self, module: &Module, edit: &Editor<'_>, graph: &Graph) {
        let Ctx { slots, candidates, number, .. } = self;
        slots.find(module, edit, graph);
        candidates.clear();
        let fits = |&(slot, data): &(Slot, &sheave_ir::SlotData)| {
            slots.is_made(slot) && data.size > 0 && !data.volatile
        };
        candidates.extend(edit.slots.iter().filter(fits).map(|(slot, _)| slot));
        candidates.sort_by_key(|&slot| std::cmp::Reverse(edit.slots[slot].size));
        candidates.truncate(MAX_SLOTS);
        refill(number, edit.slots.len(), 0);
        for (i, slot) in candidates.iter().enumerate() {
            number[slot.index()] = i as u8 + 1;
        }
    }

    /// Collects what happens to the slots, in order of the layout.
    fn find_events(&mut self, module: &Module, edit: &Editor<'_>) {
        let Ctx { slots, number, events, blocks, candidates, .. } = self;
        // An `alloca` does not start what `lifetime_start` starts.
        let mut is_told: Set = 0;
        for &inst in &edit.order {
            if let InstData::Lifetime { slot, event: LifetimeEvent::Start } = edit.insts[inst]
                && let Some(slot) = number[slot.index()].checked_sub(1)
            {
                is_told |= 1 << slot;
            }
        }
        events.clear();
        refill(blocks, edit.n_blocks(), BlockState::default());
        for &block in &edit.layout {
            let start = events.len() as u32;
            for &inst in edit.block_insts(block) {
                let mut push = |slot: Slot, kind| {
                    if let Some(slot) = number[slot.index()].checked_sub(1) {
                        events.push(Event { slot, kind });
                    }
                };
                match edit.insts[inst] {
                    InstData::Alloca { slot } => {
                        let told = number[slot.index()].checked_sub(1).is_some_and(|n| is_told >> n & 1 != 0);
                        if !told || !slots.escapes(slot) {
                            push(slot, Kind::Start);
                        }
                    }
                    InstData::Lifetime { slot, event: LifetimeEvent::Start } => push(slot, Kind::Start),
                    InstData::Lifetime { slot, event: LifetimeEvent::End } => push(slot, Kind::End),
                    ref data => for_each_address(module, edit, data, |how, address| {
                        let is_access = matches!(how, Use::Reads | Use::Writes);
                        if let Some(slot) = slots.root(address).filter(|_| is_access) {
                            push(slot, Kind::Access);
                        }
                    }),
                }
            }
            blocks[block.index()].events = (start, events.len() as u32);
        }
        self.alive.clear();
        refill(&mut self.conflicts, candidates.len(), 0);
    }

    /// Which slots escape, as a set.
    fn escaping(&self) -> Set {
        let escapes = |&(_, slot): &(usize, &Slot)| self.slots.escapes(*slot);
        self.candidates.iter().enumerate().filter(escapes).fold(0, |set, (i, _)| set | 1 << i)
    }

    /// What has a content: forwards, for slots that escape from where they start, for others from accesses.
    fn find_alive(&mut self, graph: &Graph) {
        let escaping = self.escaping();
        self.queue(graph.reverse_postorder().rev());
        while let Some(block) = self.next() {
            let state = self.blocks[block.0 as usize];
            let events = &self.events[state.events.0 as usize..state.events.1 as usize];
            let alive = events.iter().fold(state.alive_in, |alive, event| step(alive, *event, escaping));
            for succ in graph.successors(block) {
                let target = &mut self.blocks[succ.0 as usize];
                if alive & !target.alive_in != 0 {
                    target.alive_in |= alive;
                    self.again(succ);
                }
            }
        }
    }

    /// Private slots whose content matters: backwards from where they are accessed.
    fn find_live(&mut self, graph: &Graph) {
        let private = !self.escaping();
        self.queue(graph.reverse_postorder());
        while let Some(block) = self.next() {
            let state = self.blocks[block.0 as usize];
            let events = &self.events[state.events.0 as usize..state.events.1 as usize];
            let live = events.iter().rev().fold(state.live_out, |live, event| back(live, *event, private));
            for pred in graph.predecessors(block) {
                let source = &mut self.blocks[pred.0 as usize];
                if live & !source.live_out != 0 {
                    source.live_out |= live;
                    self.again(pred);
                }
            }
        }
    }

    /// The blocks are to be visited, the last one first.
    fn queue(&mut self, blocks: impl Iterator<Item = sheave_ssa::Block>) {
        self.work.clear();
        for block in blocks {
            self.again(block);
        }
    }

    fn again(&mut self, block: sheave_ssa::Block) {
        let is_queued = &mut self.blocks[block.0 as usize].is_queued;
        if !std::mem::replace(is_queued, true) {
            self.work.push(block);
        }
    }

    fn next(&mut self) -> Option<sheave_ssa::Block> {
        let block = self.work.pop()?;
        self.blocks[block.0 as usize].is_queued = false;
        Some(block)
    }

    fn find_conflicts(&mut self, graph: &Graph) {
        let escaping = self.escaping();
        // Accessed where they do not live.
        let mut wrong: Set = 0;
        for block in graph.reverse_postorder() {
            let state = self.blocks[block.0 as usize];
            let events = &self.events[state.events.0 as usize..state.events.1 as usize];
            self.alive.clear();
            let mut alive = state.alive_in;
            for &event in events {
                self.alive.push(alive);
                alive = step(alive, event, escaping);
            }
            let mut live = state.live_out;
            for (&event, &before) in events.iter().zip(&self.alive).rev() {
                let bit = 1 << event.slot;
                live = back(live, event, !escaping);
                if event.kind == Kind::Access && escaping & bit & !before != 0 {
                    wrong |= bit;
                }
                if event.kind != Kind::Access && escaping & bit == 0 {
                    // It is not touched.
                    continue;
                }
                // An event changes nothing about the other slots.
                self.conflicts[usize::from(event.slot)] |= before & (escaping | live);
            }
        }
        let n = self.candidates.len();
        for slot in 0..n {
            if wrong >> slot & 1 != 0 {
                self.conflicts[slot] = Set::MAX;
            }
            for other in 0..n {
                if self.conflicts[slot] >> other & 1 != 0 {
                    self.conflicts[other] |= 1 << slot;
                }
            }
        }
    }

    /// Joins slots to groups.
    fn join(&mut self, edit: &mut Editor<'_>) -> (u32, u32) {
        let Ctx { candidates, conflicts, groups, .. } = self;
        let (mut n_shared, mut n_bytes) = (0, 0);
        groups.clear();
        for (i, &slot) in candidates.iter().enumerate() {
            let fits = groups.iter().position(|&group| group & conflicts[i] == 0);
            let Some(group) = fits.filter(|_| edit.begin_rewrite()) else {
                groups.push(1 << i);
                continue;
            };
            // The largest one knows of its group once there are others.
            let first = candidates[groups[group].trailing_zeros() as usize];
            for slot in [first, slot] {
                edit.share_slot(slot, group as u32 + 1);
            }
            groups[group] |= 1 << i;
            n_shared += 1;
            n_bytes += edit.slots[slot].size;
        }
        (n_shared, n_bytes)
    }
}

/// The slots that have a content after `event`, of those before it.
fn step(alive: Set, event: Event, escaping: Set) -> Set {
    let bit = 1 << event.slot;
    match event.kind {
        Kind::Start => alive & !bit | bit & escaping,
        Kind::End => alive & !bit,
        Kind::Access => alive | bit & !escaping,
    }
}

/// The private slots whose content matters before `event`, of those after it.
fn back(live: Set, event: Event, private: Set) -> Set {
    let bit = 1 << event.slot & private;
    match event.kind {
        Kind::Start => live & !bit,
        Kind::End => live,
        Kind::Access => live | bit,
    }
}
