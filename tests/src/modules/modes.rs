//! How a module is run in this process: interpreted in one of its forms, or compiled under one configuration
//! and called.

use std::fmt;

use sheave::{Context, Goal};
use sheave_ir::Module;
use sheave_ssa::eliminate::Strategy;
use sheave_ssa::promote::Placement;

use crate::everywhere::interpret;
use crate::hunt::Configuration;

/// Instructions that the interpreter may execute.
const FUEL: u64 = 20_000_000;

/// A form and a configuration. Prints as [`Mode::parse`] reads it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Mode {
    form: Form,
    configuration: Configuration,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Form {
    /// Interpreted as it was read.
    Memory,
    /// Interpreted after the passes before elimination.
    Ssa,
    /// Interpreted after elimination.
    Copies,
    /// Compiled into memory and called.
    Machine,
}

const FORMS: [(&str, Form); 4] =
    [("memory", Form::Memory), ("ssa", Form::Ssa), ("copies", Form::Copies), ("machine", Form::Machine)];

impl Mode {
    /// The modes for the module of `seed`: all three forms, and machine code under each strategy and once
    /// with few registers. Placements, strategies of the interpreted form and numbers of registers take turns
    /// with the seeds.
    pub fn all(seed: u64, assembly: bool) -> Vec<Mode> {
        let turn = seed as usize;
        let placement = |i: usize| Placement::ALL[(turn + i) % Placement::ALL.len()];
        let strategy = |i: usize| Strategy::ALL[(turn + i) % Strategy::ALL.len()];
        let mut all = vec![];
        if !assembly {
            for (i, form) in [Form::Memory, Form::Ssa, Form::Copies].into_iter().enumerate() {
                let configuration =
                    Configuration::new(strategy(i), placement(i), None, (turn + i).is_multiple_of(2));
                all.push(Mode { form, configuration });
            }
        }
        for i in 0..Strategy::ALL.len() {
            // Two strategies in five run without the passes between construction and destruction.
            let bare = (turn + i) % 5 < 2;
            let configuration = Configuration::new(Strategy::ALL[i], placement(i), None, bare);
            all.push(Mode { form: Form::Machine, configuration });
        }
        let registers = [5, 6, 8][turn % 3];
        let configuration =
            Configuration::new(strategy(0), placement(1), Some(registers), turn.is_multiple_of(4));
        all.push(Mode { form: Form::Machine, configuration });
        all
    }

    /// The mode that prints as `text`.
    pub fn parse(text: &str) -> Option<Mode> {
        let (form, configuration) = text.split_once(':')?;
        let form = FORMS.iter().find(|(name, _)| *name == form)?.1;
        Some(Mode { form, configuration: Configuration::parse(configuration)? })
    }

    /// The options of the compiler.
    pub(crate) fn options(self) -> sheave::Options {
        self.configuration.options()
    }

    /// How the object with number `turn` is compiled.
    pub fn object(turn: u64) -> Mode {
        let turn = turn as usize;
        let strategy = Strategy::ALL[turn % Strategy::ALL.len()];
        let placement = Placement::ALL[turn % Placement::ALL.len()];
        Mode { form: Form::Machine, configuration: Configuration::new(strategy, placement, None, false) }
    }

    /// Whether `message` merely reports that a call needs more registers than this configuration has.
    pub(crate) fn starves(self, message: &str) -> bool {
        self.configuration.is_starved() && message.contains("needs more registers at once")
    }

    /// Runs `module` and returns the result of its function `entry`.
    ///
    /// # Errors
    /// The reason for a missing result.
    pub fn run(self, module: &Module, entry: &str) -> Result<u64, String> {
        let mut options = self.configuration.options();
        if self.form == Form::Ssa {
            options.passes.retain(|pass| pass.name != "eliminate");
        }
        let interpreted = |module: &Module| {
            let id = module.function_id(entry).ok_or("no entry")?;
            interpret(module, id, &[], FUEL).map(|values| values.first().copied().unwrap_or(0))
        };
        let fault = |error: sheave::Error| error.to_string();
        match self.form {
            Form::Memory => interpreted(module),
            Form::Ssa => {
                interpreted(&Context::new().run_module(module, &options, Goal::Passes).map_err(fault)?)
            }
            Form::Copies => {
                interpreted(&Context::new().run_module(module, &options, Goal::Copies).map_err(fault)?)
            }
            Form::Machine => {
                let program = sheave::Jit::new(options).compile(module).map_err(fault)?;
                let address = program.address(entry).ok_or("no entry")?;
                // SAFETY: the entry has no parameters and returns an `i64`; generated modules have no
                // undefined behaviour.
                let entry = unsafe { std::mem::transmute::<*const u8, extern "C" fn() -> u64>(address) };
                Ok(entry())
            }
        }
    }
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let form = FORMS.iter().find(|(_, form)| *form == self.form).map_or("", |(name, _)| name);
        write!(f, "{form}:{}", self.configuration)
    }
}
