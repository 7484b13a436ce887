//! Functions that may be redefined while the program runs, and when their old code goes.
//!
//! Such a function is external to every module that mentions it, the one that defines it included, so that no
//! pass sees its body. Its name is resolved to a *stub* that jumps to the address in a cell; a definition is
//! compiled under another name and its address written to the cell. Old code is retired with the number of
//! its replacement; a registered thread that passes a quiescent point notes the last number, and whatever all
//! of them have passed is freed ("quiescent-state-based reclamation": McKenney and Slingwine, 1998).

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};

use sheave::{Jit, Program};
use sheave_ir::{
    BuilderContext, CallKind, ConstData, FuncAttrs, FunctionBuilder, InstData, Linkage, Module, Signature,
    SymbolAttrs, SymbolDef, Type,
};

use crate::error::Failure;
use crate::handles::lock;

/// The functions of a context that may be redefined, by name. Programs that may call them keep the table.
pub(crate) type Table = Mutex<HashMap<String, Redefinable>>;

/// A function that may be redefined.
pub(crate) struct Redefinable {
    signature: Signature,
    cell: Box<AtomicUsize>,
    /// It reads the cell.
    stub: Program,
    /// The code of the current definition, once there is one.
    current: Option<Program>,
    definitions: u64,
}

/// The first content of cells.
extern "C" fn undefined() -> ! {
    eprintln!("sheave: a function that may be redefined was called before its definition");
    std::process::abort();
}

impl Redefinable {
    /// A function without a definition.
    pub(crate) fn new(name: &str, signature: Signature, jit: &mut Jit) -> Result<Redefinable, Failure> {
        if signature.variadic.is_some() {
            return Err(Failure::new(format!("`{name}` is variadic: unsupported")));
        }
        let cell = Box::new(AtomicUsize::new(undefined as extern "C" fn() -> ! as usize));
        let mut module = Module::new(name);
        let stub = module.define_function(name, signature.clone(), Linkage::External);
        let sig = module.functions[stub].sig;
        let mut memory = BuilderContext::new();
        let mut b = FunctionBuilder::new(&mut module, stub, &mut memory);
        let entry = b.create_block();
        b.switch_to_block(entry);
        let address = b.constant(Type::Ptr, ConstData::Bits(cell.as_ptr() as u64));
        let callee = b.load(Type::Ptr, address, 0);
        let args = b.list(&b.func.params.clone());
        let (kind, flags) = (CallKind::Return, FuncAttrs::default());
        b.push_terminator(InstData::CallIndirect { kind, flags, sig, callee, args }, []);
        b.finish().map_err(Failure::new)?;
        let stub = jit.compile(&module)?;
        Ok(Redefinable { signature, cell, stub, current: None, definitions: 0 })
    }

    /// The address that callers use.
    pub(crate) fn address(&self, name: &str) -> *const u8 {
        self.stub.address(name).unwrap_or(std::ptr::null())
    }

    pub(crate) fn signature(&self) -> &Signature {
        &self.signature
    }

    /// Makes `body` of `program` the definition, and retires the one before.
    pub(crate) fn redefine(&mut self, program: &Program, body: &str) -> Option<Program> {
        let address = program.address(body)?;
        self.definitions += 1;
        self.cell.store(address as usize, Ordering::SeqCst);
        self.current.replace(program.clone())
    }
}

/// Separates the functions of `module` that are in the table from their names: each gets a name of its own
/// and the old one becomes external, with no promise about it. The result has both names.
pub(crate) fn separate(
    module: &mut Module,
    table: &HashMap<String, Redefinable>,
) -> Result<Vec<(String, String)>, Failure> {
    let mut separated = Vec::new();
    for (name, function) in table {
        let Some(symbol) = module.symbol(name) else { continue };
        let found = module.symbols[symbol].sig.map(|sig| &module.signatures[sig]);
        if let Some(found) = found.filter(|&found| *found != function.signature) {
            let wanted = &function.signature;
            return Err(Failure::new(format!("`{name}` is {found}, and may be redefined as {wanted} only")));
        }
        module.symbols[symbol].attrs = SymbolAttrs::default();
        let id = match module.symbols[symbol].def {
            SymbolDef::Function(id) => id,
            SymbolDef::ExternalFunction => continue,
            _ => return Err(Failure::new(format!("`{name}` may be redefined, and is not a function here"))),
        };
        let is_alias = |def| matches!(def, SymbolDef::Alias { target, .. } if target == symbol);
        if let Some(alias) = module.symbols.values().find(|data| is_alias(data.def)) {
            let message = format!("`{name}` may be redefined, and `{}` is another name of it", alias.name);
            return Err(Failure::new(message));
        }
        let body_name = format!("{name}#{}", function.definitions + 1);
        let body = module.intern_symbol(&body_name);
        let data = module.symbols[symbol].clone();
        module.functions[id].symbol = body;
        module.symbols[body].def = SymbolDef::Function(id);
        module.symbols[body].sig = data.sig;
        module.symbols[symbol].def = SymbolDef::ExternalFunction;
        module.symbols[symbol].linkage = Linkage::External;
        separated.push((name.clone(), body_name));
    }
    Ok(separated)
}

/// Counts redefinitions.
static EPOCH: AtomicU64 = AtomicU64::new(0);

/// Code that was replaced, and the threads that may still run it.
struct Retired {
    /// With the number of the redefinition after which no new call reaches it.
    code: Vec<(u64, Program)>,
    /// By thread: the last redefinition before its last quiescent point.
    threads: Vec<Arc<AtomicU64>>,
}

static RETIRED: Mutex<Retired> = Mutex::new(Retired { code: Vec::new(), threads: Vec::new() });

/// A thread's registration, which ends with the thread.
struct Registration(Arc<AtomicU64>);

impl Drop for Registration {
    fn drop(&mut self) {
        lock(&RETIRED).threads.retain(|thread| !Arc::ptr_eq(thread, &self.0));
    }
}

thread_local! {
    static REGISTRATION: RefCell<Option<Registration>> = const { RefCell::new(None) };
}

/// Keeps `code`, which is no longer called by its name, until every registered thread has passed a quiescent
/// point.
pub(crate) fn retire(code: impl IntoIterator<Item = Program>) {
    let epoch = EPOCH.fetch_add(1, Ordering::SeqCst) + 1;
    lock(&RETIRED).code.extend(code.into_iter().map(|code| (epoch, code)));
    reclaim();
}

/// Frees what every registered thread has passed; without such threads, nothing.
fn reclaim() {
    let mut retired = lock(&RETIRED);
    let passed = retired.threads.iter().map(|thread| thread.load(Ordering::SeqCst)).min().unwrap_or(0);
    let gone: Vec<_> = retired.code.extract_if(.., |(epoch, _)| *epoch <= passed).collect();
    // Unmapping takes time.
    drop(retired);
    drop(gone);
}

/// Registers the thread, or ends that.
pub(crate) fn register(is_registered: bool) {
    REGISTRATION.with(|registration| {
        let mut registration = registration.borrow_mut();
        if registration.is_some() == is_registered {
            return;
        }
        *registration = is_registered.then(|| {
            let mut retired = lock(&RETIRED);
            let thread = Arc::new(AtomicU64::new(EPOCH.load(Ordering::SeqCst)));
            retired.threads.push(thread.clone());
            Registration(thread)
        });
    });
    reclaim();
}

/// The thread runs no function that may be redefined. False if it is not registered.
pub(crate) fn quiescent() -> bool {
    let epoch = EPOCH.load(Ordering::SeqCst);
    let before = REGISTRATION.with(|registration| {
        registration.borrow().as_ref().map(|thread| thread.0.swap(epoch, Ordering::SeqCst))
    });
    if before.is_some_and(|before| before != epoch) {
        reclaim();
    }
    before.is_some()
}
