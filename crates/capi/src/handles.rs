//! Handles: numbers that C sees as pointers. They are looked up, never dereferenced, and never used twice, so
//! that a handle that was freed, or that is none, is an error.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::context::{Compiled, Context};
use crate::error::Failure;
use crate::module::Unit;

/// The object of a handle.
#[derive(Clone)]
enum Object {
    Context(Arc<Mutex<Context>>),
    Module(Arc<Mutex<Unit>>),
    Program(Arc<Compiled>),
}

static OBJECTS: Mutex<BTreeMap<usize, Object>> = Mutex::new(BTreeMap::new());

/// The next handle. No address of a program is so small, and no error code so large.
static NEXT: AtomicUsize = AtomicUsize::new(0x5ea_0001);

/// The lock, whatever a thread that panicked left: objects are marked where that matters.
pub(crate) fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Object {
    fn kind(&self) -> &'static str {
        match self {
            Object::Context(_) => "context",
            Object::Module(_) => "module",
            Object::Program(_) => "program",
        }
    }
}

macro_rules! handles {
    ($($handle:ident $variant:ident of $object:ty, $kind:literal;)*) => {$(
        /// A handle, or zero.
        #[derive(Clone, Copy, Default, Debug)]
        #[repr(transparent)]
        pub struct $handle(usize);

        impl $handle {
            /// A new handle of `object`.
            pub(crate) fn of(object: $object) -> $handle {
                let handle = NEXT.fetch_add(1, Ordering::Relaxed);
                lock(&OBJECTS).insert(handle, Object::$variant(Arc::new(object)));
                $handle(handle)
            }

            /// The object, which lives at least as long as the result.
            pub(crate) fn get(self) -> Result<Arc<$object>, Failure> {
                match find(self.0, $kind)? {
                    Object::$variant(object) => Ok(object),
                    other => Err(Failure::new(format!("a {} was passed as a {}", other.kind(), $kind))),
                }
            }
        }
    )*};
}

handles! {
    ContextHandle Context of Mutex<Context>, "context";
    ModuleHandle Module of Mutex<Unit>, "module";
    ProgramHandle Program of Compiled, "program";
}

fn find(handle: usize, kind: &str) -> Result<Object, Failure> {
    let found = lock(&OBJECTS).get(&handle).cloned();
    found.ok_or_else(|| unknown(handle, kind))
}

fn unknown(handle: usize, kind: &str) -> Failure {
    Failure::new(match handle {
        0 => format!("the {kind} is NULL"),
        _ => format!("there is no {kind} {handle:#x}: it was freed, or never made"),
    })
}

/// Frees the object of a handle; it goes when the calls that use it have returned.
pub(crate) fn free(handle: usize) -> Result<bool, Failure> {
    // Not dropped under the lock: that takes time.
    let object = lock(&OBJECTS).remove(&handle);
    object.map(|_| true).ok_or_else(|| unknown(handle, "object"))
}
