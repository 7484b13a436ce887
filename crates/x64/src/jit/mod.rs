//! Machine code in memory pages.
//!
//! A [`Linker`] collects modules, the code of their functions and names that the host registers;
//! [`Linker::link`] resolves every symbol, or lists all that it cannot, and only then makes an [`Image`]: one
//! mapping with code, constants and data between guard pages, written first and made executable (and
//! read-only, for constants) afterwards, never both at once. The image owns its pages; addresses are valid as
//! long as it lives. Several images can refer to each other's symbols in order of creation, so the unit that
//! can be freed is that of a link: a module or a single function.

mod crash;
mod frames;
mod gdb;
mod image;
pub mod jitdump;
mod linker;
mod loaded;
mod outermost;
mod own_symbols;
mod pages;
pub mod perf_map;

mod symbols;
mod tls;
mod write;

pub use crash::colour_reports;
pub use crash::install as install_trap_handlers;
pub use crash::threads::create_thread;
pub use gdb::registered as registered_files;
pub use image::Image;
pub use linker::{LinkError, Linker, ModuleKey};
pub use loaded::{Visit, iterate_objects};
pub use outermost::call_outermost;
pub use own_symbols::symbols_for_debuggers;
pub use tls::thread_blocks;
