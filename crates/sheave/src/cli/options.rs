//! Options that several verbs share.

use std::ffi::OsString;
use std::os::unix::ffi::OsStrExt as _;
use std::path::PathBuf;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueHint};
use sheave::copies::Invocation;
use sheave::names::Named;
use sheave::pipeline::Pass;
use sheave::{Debug, Options, Strategy, pipeline};
use sheave_ir::{FuncId, Module};
use sheave_ssa::promote::{self, Cleanup, Placement, Uninit};

use super::failure::{Failure, Kind, cannot, usage};
use super::libraries::Libraries;
use super::sources::Sources;

/// A parser of the names of `T`.
pub(crate) fn named<T: Named + Send + Sync + Clone>() -> impl TypedValueParser<Value = T> {
    PossibleValuesParser::new(T::CHOICES.iter().map(|choice| choice.name()))
        .map(|name| T::from_name(&name).expect("the parser admits known names only"))
}

/// Names that textbooks and papers have for strategies.
const TEXTBOOK: [(&str, Strategy); 2] = [("naive", Strategy::Isolate), ("briggs", Strategy::PerEdge)];

/// A parser of strategies, by their names or those of textbooks.
pub(crate) fn strategy() -> impl TypedValueParser<Value = Strategy> {
    let aliases = |strategy| TEXTBOOK.iter().filter(move |pair| pair.1 == strategy).map(|pair| pair.0);
    let values = Strategy::ALL.map(|strategy| PossibleValue::new(strategy.name()).aliases(aliases(strategy)));
    PossibleValuesParser::new(values).map(|name| {
        let textbook = TEXTBOOK.iter().find(|pair| pair.0 == name).map(|pair| pair.1);
        textbook.or_else(|| Strategy::from_name(&name)).expect("the parser admits known names only")
    })
}

/// The one input of a verb.
#[derive(Args, Debug)]
pub(crate) struct InputFile {
    /// C, C++, Rust, LLVM IR or Sheave's text; `-` is standard input
    #[arg(value_hint = ValueHint::FilePath)]
    file: PathBuf,
    #[command(flatten)]
    sources: Sources,
}

impl InputFile {
    /// The module in the file.
    pub(crate) fn module(&self) -> Result<Module, Failure> {
        Ok(self.sources.read(&self.file)?)
    }
}

/// Which functions a verb shows.
#[derive(Args, Debug)]
pub(crate) struct Shown {
    /// Only this function
    #[arg(long, value_name = "NAME")]
    pub(crate) function: Option<String>,
}

impl Shown {
    /// The functions of `module`, in order; the one that `--function` names must be there.
    pub(crate) fn functions(&self, module: &Module) -> Result<Vec<FuncId>, Failure> {
        let is_shown = |id: &FuncId| {
            let name = module.symbol_name(module.functions[*id].symbol);
            self.function.as_deref().is_none_or(|wanted| wanted == name)
        };
        let found: Vec<FuncId> = module.functions.keys().filter(is_shown).collect();
        match &self.function {
            Some(name) if found.is_empty() => Err(sheave::Error::NoFunction(name.clone()).into()),
            _ => Ok(found),
        }
    }

    /// The text of `module`, or of the one function.
    pub(crate) fn text(&self, module: &Module) -> Result<String, Failure> {
        match (&self.function, self.functions(module)?.as_slice()) {
            (Some(_), &[id]) => Ok(module.functions[id].display(module).to_string()),
            _ => Ok(module.to_string()),
        }
    }
}

/// The passes of a compilation.
#[derive(Args, Debug)]
pub(crate) struct PassList {
    /// How much to optimise: 0 promotes, 1 is a fixed list without inlining, 2 is the default; `sheave passes
    /// --opt N` lists the passes
    #[arg(long, value_name = "N", conflicts_with = "passes", value_parser = super::passes::level_parser(),
          help_heading = "Compilation")]
    opt: Option<u8>,
    /// The passes to run, in order, separated by commas; `sheave passes` lists them
    #[arg(long, value_name = "PASS,...", help_heading = "Compilation")]
    passes: Option<String>,
}

impl PassList {
    /// The passes that the command line names, if it does.
    pub(crate) fn named(&self) -> Result<Option<Vec<&'static Pass>>, Failure> {
        match (&self.passes, self.opt.and_then(pipeline::level)) {
            (Some(names), _) => parse_passes(names).map(Some),
            (None, level) => Ok(level),
        }
    }

    pub(crate) fn is_named(&self) -> bool {
        self.passes.is_some() || self.opt.is_some()
    }
}

/// The passes called `names`.
pub(crate) fn parse_passes(names: &str) -> Result<Vec<&'static Pass>, Failure> {
    pipeline::parse_passes(names).map_err(usage)
}

/// How promotion works, beside the placement of phis.
#[derive(Args, Debug)]
pub(crate) struct Promotion {
    /// Whether phis that merge nothing are removed (default: full for pruned placement, else none)
    #[arg(long, value_parser = named::<Cleanup>(), help_heading = "Compilation")]
    cleanup: Option<Cleanup>,
    /// What a read of a local before any write gives (default: zero)
    #[arg(long, value_parser = named::<Uninit>(), help_heading = "Compilation")]
    uninit: Option<Uninit>,
    /// Estimated copies per function above which the most expensive slots stay in memory; estimated on phis
    /// of pruned form, before cleanup, whatever the placement (default: 50000)
    #[arg(long, value_name = "N", help_heading = "Compilation")]
    phi_cost_limit: Option<u64>,
}

impl Promotion {
    /// Sets the options that the command line names.
    pub(crate) fn apply(&self, promote: &mut promote::Options) {
        promote.cleanup = self.cleanup;
        set(&mut promote.uninit, self.uninit);
        set(&mut promote.phi_cost_limit, self.phi_cost_limit);
    }
}

/// How a program is run for counts.
#[derive(Args, Debug)]
pub(crate) struct CountedRun {
    /// Also count copies and moves as executed: compiles each program with counters and runs it
    #[arg(long)]
    pub(crate) executed: bool,
    /// An argument for the programs under --executed; repeatable
    #[arg(long = "arg", value_name = "ARG", allow_hyphen_values = true, requires = "executed")]
    pub(crate) args: Vec<OsString>,
    /// What the programs read from standard input under --executed
    #[arg(long, value_name = "INPUT", value_hint = ValueHint::FilePath, requires = "executed")]
    pub(crate) stdin: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) libraries: Libraries,
}

impl CountedRun {
    /// The run, if there is to be one, without the libraries of the program.
    pub(crate) fn invocation(&self) -> Result<Option<Invocation>, Failure> {
        if !self.executed {
            return Ok(None);
        }
        let args = self.args.iter().map(|arg| arg.as_bytes().to_vec()).collect();
        Ok(Some(Invocation { args, stdin: contents(self.stdin.as_ref())?, libraries: Vec::new() }))
    }
}

/// The contents of the file `input`; empty without one.
pub(crate) fn contents(input: Option<&PathBuf>) -> Result<Vec<u8>, Failure> {
    let Some(input) = input else { return Ok(Vec::new()) };
    std::fs::read(input).map_err(cannot(format!("read {}", input.display())))
}

/// How to compile. Defaults are those of the library, which the help repeats: a default that the parser knows
/// costs it as much, in every run, as a word on the command line.
#[derive(Args, Debug)]
pub(crate) struct Common {
    /// How phis become copies; `naive` is isolate, `briggs` per-edge (default: coalesce)
    #[arg(long, value_parser = strategy(), help_heading = "Compilation")]
    pub(crate) strategy: Option<Strategy>,
    /// Where promotion places phis (default: pruned)
    #[arg(long, value_parser = named::<Placement>(), help_heading = "Compilation")]
    pub(crate) placement: Option<Placement>,
    #[command(flatten)]
    pub(crate) promotion: Promotion,
    #[command(flatten)]
    pub(crate) passes: PassList,
    /// Leave the register allocator only N general-purpose and N vector registers
    #[arg(long, value_name = "N", help_heading = "Compilation")]
    pub(crate) registers: Option<u8>,
    /// Compile a large program on N threads (default: as many as the machine has); changes no result
    #[arg(long, value_name = "N", help_heading = "Compilation")]
    pub(crate) threads: Option<usize>,
    /// Check each function after every pass
    #[arg(long, help_heading = "Diagnosis")]
    pub(crate) verify: bool,
    /// What to print about which pass, as in `promote/dump,all/time` (also in SHEAVE_DEBUG); `sheave passes`
    /// explains
    #[arg(long, value_name = "PASS/ACTION,...", help_heading = "Diagnosis")]
    pub(crate) debug: Option<String>,
    /// Permute the order of blocks between passes; changes no result, finds dependence on order
    #[arg(long, value_name = "SEED", value_parser = number, help_heading = "Diagnosis")]
    pub(crate) shuffle: Option<u64>,
    /// Make only the first N rewrites of all passes together; bisecting N finds the one that makes a wrong
    /// result
    #[arg(long, value_name = "N", value_parser = number, help_heading = "Diagnosis")]
    pub(crate) fuel: Option<u64>,
}

/// Reads a number of the command line.
fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("it is no whole number from 0 to {}", u64::MAX))
}

/// Sets an option that the command line names.
fn set<T>(option: &mut T, said: Option<T>) {
    if let Some(said) = said {
        *option = said;
    }
}

impl Common {
    /// The library's options.
    pub(crate) fn options(&self) -> Result<Options, Failure> {
        let passes = self.passes.named()?.unwrap_or_else(pipeline::default_passes);
        let mut options = Options::with_passes(passes);
        set(&mut options.strategy, self.strategy);
        set(&mut options.promote.placement, self.placement);
        self.promotion.apply(&mut options.promote);
        options.registers = self.registers;
        options.threads = self.threads;
        options.verify = self.verify || cfg!(debug_assertions);
        let requests = match &self.debug {
            Some(text) => text.clone(),
            None => std::env::var("SHEAVE_DEBUG").unwrap_or_default(),
        };
        if requests == "help" {
            return Err(Kind::Asked.failure(super::passes::listing()));
        }
        options.debug = Debug::parse(&requests).map_err(usage)?;
        options.shuffle = self.shuffle;
        options.fuel = self.fuel;
        Ok(options)
    }
}

/// The words on the command line that mean `options`: the inverse of [`Common::options`], requests for
/// debugging left out.
pub(crate) fn words(options: &Options) -> Vec<String> {
    // A new option has to be added here.
    let Options {
        passes,
        roots: _,
        promote: promotion,
        strategy,
        lower_bound: _,
        exact_steps: _,
        registers,
        verify,
        time: _,
        debug: _,
        threads: _,
        shuffle,
        fuel,
        // Of one verb.
        shared: _,
    } = options;
    let default = Options::default();
    let passes: Vec<&str> = passes.iter().map(|pass| pass.name).collect();
    let mut words = vec!["--passes".to_owned(), passes.join(",")];
    let mut add = |differs: bool, name: &str, value: String| {
        if differs {
            words.extend([name.to_owned(), value]);
        }
    };
    add(*strategy != default.strategy, "--strategy", Named::name(*strategy).to_owned());
    let promote::Options { placement, cleanup, uninit, phi_cost_limit, .. } = promotion;
    let usual = &default.promote;
    add(*placement != usual.placement, "--placement", Named::name(*placement).to_owned());
    if let Some(cleanup) = cleanup {
        add(true, "--cleanup", Named::name(*cleanup).to_owned());
    }
    add(*uninit != usual.uninit, "--uninit", Named::name(*uninit).to_owned());
    add(*phi_cost_limit != usual.phi_cost_limit, "--phi-cost-limit", phi_cost_limit.to_string());
    let numbers = [("--registers", registers.map(u64::from)), ("--shuffle", *shuffle), ("--fuel", *fuel)];
    for (name, number) in numbers {
        add(number.is_some(), name, number.unwrap_or_default().to_string());
    }
    if *verify {
        words.push("--verify".to_owned());
    }
    words
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        common: Common,
    }

    #[test]
    fn the_help_says_the_defaults_of_the_library() {
        let command = <Line as clap::CommandFactory>::command();
        let default = Options::default();
        let promote = &default.promote;
        for (option, value) in [
            ("strategy", Named::name(default.strategy).to_owned()),
            ("placement", Named::name(promote.placement).to_owned()),
            ("uninit", Named::name(promote.uninit).to_owned()),
            ("phi_cost_limit", promote.phi_cost_limit.to_string()),
        ] {
            let argument = command.get_arguments().find(|argument| argument.get_id() == option);
            let help = argument.and_then(clap::Arg::get_help).expect("an option with help").to_string();
            assert!(help.ends_with(&format!("(default: {value})")), "{option}: {help}");
        }
    }

    #[test]
    fn options_survive_as_words() {
        let lines: [&[&str]; 4] = [
            &["--opt", "1"],
            &["--passes", "", "--verify"],
            &["--strategy", "isolate", "--placement", "maximal", "--cleanup", "none"],
            &["--registers", "4", "--fuel", "7", "--shuffle", "9", "--phi-cost-limit", "5"],
        ];
        for line in lines {
            let parse = |words: &[String]| {
                let words = std::iter::once("sheave").chain(words.iter().map(String::as_str));
                let line = Line::try_parse_from(words).unwrap_or_else(|error| panic!("{error}"));
                let mut options = line.common.options().expect("they are right");
                options.verify = line.common.verify;
                options
            };
            let options = parse(&line.iter().map(|&word| word.to_owned()).collect::<Vec<_>>());
            assert_eq!(format!("{:?}", parse(&words(&options))), format!("{options:?}"));
        }
    }
}
