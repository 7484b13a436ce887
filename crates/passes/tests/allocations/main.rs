//! Reused contexts allocate nothing from the second equal run on. The allocator of this process counts, so
//! these tests have an executable of their own; it counts by thread, so they may run at once.

#[path = "../counting/mod.rs"]
#[allow(unreachable_pub, reason = "other packages include the file as well, in libraries")]
mod counting;

mod eliminate;
mod machine;
mod opt;
mod promote;

use counting::Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;
