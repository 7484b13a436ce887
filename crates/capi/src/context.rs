//! Contexts: options, symbols of the host, compilation.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::sync::Arc;

use sheave::copies::{self, Provenance, Wanted};
use sheave::names::Named;
use sheave::{Jit, Options, Program, pipeline};
use sheave_ir::{Module, Signature};

use crate::error::Failure;
use crate::handles::lock;
use crate::module::Unit;
use crate::redefine::{self, Redefinable, Table};

/// A context.
#[derive(Default)]
pub(crate) struct Context {
    options: Options,
    symbols: BTreeMap<String, usize>,
    /// With the options and symbols; none if they have changed.
    jit: Option<Jit>,
    functions: Arc<Table>,
}

/// A program and what it refers to.
pub(crate) struct Compiled {
    program: Program,
    signatures: BTreeMap<String, Signature>,
    functions: Arc<Table>,
}

impl Context {
    /// Sets the option `name`.
    pub(crate) fn set(&mut self, name: &str, value: &str) -> Result<bool, Failure> {
        let wrong = |error: &dyn Display| Failure::new(format!("{name}: `{value}`: {error}"));
        let number = || value.parse::<usize>().map_err(|error| wrong(&error));
        let options = &mut self.options;
        match name {
            "opt" => {
                let list = u8::try_from(number()?).ok().and_then(pipeline::level);
                options.passes = list.ok_or_else(|| wrong(&"there is no such level"))?;
            }
            "passes" => options.passes = pipeline::parse_passes(value).map_err(|error| wrong(&error))?,
            "strategy" => options.strategy = named(name, value)?,
            "placement" => options.promote.placement = named(name, value)?,
            "uninit" => options.promote.uninit = named(name, value)?,
            "verify" => options.verify = number()? != 0,
            "threads" => options.threads = Some(number()?.max(1)),
            _ => return Err(Failure::new(format!("there is no option `{name}`"))),
        }
        self.jit = None;
        Ok(true)
    }

    /// Defines `name` as an address of the host.
    pub(crate) fn define_symbol(&mut self, name: &str, address: *const u8) -> bool {
        if self.symbols.insert(name.to_owned(), address as usize) != Some(address as usize) {
            self.jit = None;
        }
        true
    }

    fn jit(&mut self) -> &mut Jit {
        self.jit.get_or_insert_with(|| {
            let mut jit = Jit::new(self.options.clone());
            for (name, &address) in &self.symbols {
                // SAFETY: the caller of `sheave_define_symbol` vouched for it.
                unsafe { jit.define_symbol(name, address as *const u8) };
            }
            jit
        })
    }

    /// Declares a function that may be redefined.
    pub(crate) fn redefinable(&mut self, name: &str, signature: Signature) -> Result<bool, Failure> {
        let functions = self.functions.clone();
        let mut functions = lock(&functions);
        if let Some(known) = functions.get(name) {
            if *known.signature() == signature {
                return Ok(true);
            }
            let message = format!("`{name}` was declared as {} before", known.signature());
            return Err(Failure::new(message));
        }
        let function = Redefinable::new(name, signature, self.jit())?;
        self.define_symbol(name, function.address(name));
        functions.insert(name.to_owned(), function);
        Ok(true)
    }

    /// Compiles a module. Functions of it that may be redefined are from now on defined as they are there.
    pub(crate) fn compile(&mut self, unit: &Unit) -> Result<Compiled, Failure> {
        let module = unit.module()?;
        let functions = self.functions.clone();
        let mut table = lock(&functions);
        let separated = if table.keys().any(|name| module.symbol(name).is_some()) {
            let mut copy = module.clone();
            let names = redefine::separate(&mut copy, &table)?;
            Some((copy, names))
        } else {
            None
        };
        let (compiled, names) =
            separated.as_ref().map_or((module, &[][..]), |(copy, names)| (copy, names.as_slice()));
        let jit = self.jit();
        for library in &unit.libraries {
            // SAFETY: whoever has a file compiled that needs the library vouches for it.
            unsafe { jit.load_library(library) };
        }
        let program = jit.compile(compiled)?;
        let old: Vec<Program> =
            names.iter().filter_map(|(name, body)| table.get_mut(name)?.redefine(&program, body)).collect();
        if !names.is_empty() {
            redefine::retire(old);
        }
        drop(table);
        let signature = |func: &sheave_ir::Function| {
            (module.symbol_name(func.symbol).to_owned(), module.signatures[func.sig].clone())
        };
        let signatures = module.functions.values().map(signature).collect();
        Ok(Compiled { program, signatures, functions })
    }

    /// The object file of a module.
    pub(crate) fn object(&self, module: &Module) -> Result<Vec<u8>, Failure> {
        Ok(sheave::compile_object(module, &self.options)?)
    }

    /// Counts of copies, as CSV, under the placements and strategies of these names, separated by commas;
    /// under all if there are none.
    pub(crate) fn copies(
        &self,
        module: &Module,
        placements: Option<&str>,
        strategies: Option<&str>,
    ) -> Result<String, Failure> {
        let (mut ctx, mut rows) = (sheave::Context::new(), Vec::new());
        for placement in choices("placement", placements)? {
            for &strategy in &choices("strategy", strategies)? {
                let mut options = sheave::Options { strategy, ..self.options.clone() };
                options.promote.placement = placement;
                let wanted = Wanted::default();
                let report = copies::measure_file(&mut ctx, &module.name, module, &options, &wanted)?;
                rows.extend(report.rows);
            }
        }
        copies::rank(&mut rows);
        Ok(copies::csv(&rows, &Provenance::default()))
    }

    /// The explorer's page of a module.
    pub(crate) fn explore(&self, module: &Module) -> Result<String, Failure> {
        Ok(sheave::explore::collect(module, &self.options, &sheave::explore::Wanted::default())?.page())
    }
}

/// The choice `value` of the option `name`.
fn named<T: Named>(name: &str, value: &str) -> Result<T, Failure> {
    T::from_name(value).ok_or_else(|| {
        let known: Vec<&str> = T::CHOICES.iter().map(|choice| choice.name()).collect();
        Failure::new(format!("there is no {name} `{value}`; there are {}", known.join(", ")))
    })
}

/// The choices with these names, separated by commas; all if there are none.
fn choices<T: Named>(name: &str, values: Option<&str>) -> Result<Vec<T>, Failure> {
    match values {
        None => Ok(T::CHOICES.to_vec()),
        Some(values) => values.split(',').map(|value| named(name, value.trim())).collect(),
    }
}

impl Compiled {
    /// The address of `name`, which is of this signature if there is one.
    pub(crate) fn address(&self, name: &str, signature: Option<&Signature>) -> Result<*const u8, Failure> {
        let functions = lock(&self.functions);
        let function = functions.get(name);
        let found = self.signatures.get(name).or(function.map(Redefinable::signature));
        if let Some(wanted) = signature {
            let found = found.ok_or_else(|| Failure::new(format!("there is no function `{name}`")))?;
            if found != wanted {
                return Err(Failure::new(format!("the function `{name}` is {found}, not {wanted}")));
            }
        }
        let address = self.program.address(name).or_else(|| Some(function?.address(name)));
        address.ok_or_else(|| Failure::new(format!("there is no `{name}` in the program")))
    }
}
