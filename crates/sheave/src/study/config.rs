//! The description of a study.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};
use sheave_ssa::eliminate::Strategy;
use sheave_ssa::promote::{Cleanup, PhiCost, Placement, Renamer, Uninit};

use crate::copies::OwnStrategy;
use crate::names::Named;
use crate::{Error, Options};

/// A study, as its file describes it.
#[derive(Deserialize, Serialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Study {
    /// What it is called in titles.
    pub name: String,
    /// What is measured, and how it is compiled.
    #[serde(default)]
    pub measure: Measure,
    /// Limits for each program.
    #[serde(default)]
    pub limits: Limits,
    /// How sums are compared.
    #[serde(default)]
    pub statistics: Statistics,
    /// Strategies of the user's own.
    #[serde(default, rename = "strategy")]
    pub own: Vec<Own>,
    /// The programs.
    pub programs: Vec<Programs>,
    /// The folder to which names of files are relative and in which commands run, itself relative to the
    /// folder of the description; that folder if it is empty.
    #[serde(default)]
    pub folder: String,
    /// The same, seen from the current folder.
    #[serde(skip)]
    pub root: PathBuf,
}

/// What is measured, and how it is compiled.
#[derive(Deserialize, Serialize, Clone, Debug)]
#[serde(deny_unknown_fields, default)]
pub struct Measure {
    /// Names of strategies.
    pub strategies: Vec<String>,
    /// Names of placements.
    pub placements: Vec<String>,
    /// The passes before elimination.
    pub passes: String,
    /// Registers of each class that the allocator may use.
    pub registers: Option<u8>,
    /// Options of promotion, by the names of the command's.
    pub uninit: String,
    /// See `uninit`; empty for what the placement asks for.
    pub cleanup: String,
    /// See `uninit`.
    pub renamer: String,
    /// See `uninit`.
    pub phi_cost_limit: u64,
    /// See `uninit`.
    pub phi_cost: String,
    /// Run the programs.
    pub executed: bool,
    /// Search for the fewest copies.
    pub exact: bool,
    /// Put LLVM's counts beside them.
    pub llvm: bool,
}

impl Default for Measure {
    fn default() -> Self {
        let usual = sheave_ssa::promote::Options::default();
        Measure {
            strategies: Strategy::ALL.iter().map(|strategy| strategy.name().to_owned()).collect(),
            placements: vec![usual.placement.name().to_owned()],
            passes: "promote".to_owned(),
            registers: None,
            uninit: usual.uninit.name().to_owned(),
            cleanup: String::new(),
            renamer: usual.renamer.name().to_owned(),
            phi_cost_limit: usual.phi_cost_limit,
            phi_cost: usual.phi_cost.name().to_owned(),
            executed: false,
            exact: false,
            llvm: false,
        }
    }
}

/// Limits for each program.
#[derive(Deserialize, Serialize, Clone, Copy, Debug)]
#[serde(deny_unknown_fields, default)]
pub struct Limits {
    /// For measuring it under all settings.
    pub seconds: f64,
    /// For each of its runs.
    pub instructions: u64,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { seconds: 600.0, instructions: 2_000_000_000 }
    }
}

/// How sums are compared.
#[derive(Deserialize, Serialize, Clone, Debug)]
#[serde(deny_unknown_fields, default)]
pub struct Statistics {
    /// How often functions are drawn again.
    pub resamples: u32,
    /// Of the random numbers.
    pub seed: u64,
    /// The share of the draws that an interval covers.
    pub confidence: f64,
    /// The strategy that others are divided by; the last one of the list if there is no such name.
    pub reference: String,
}

impl Default for Statistics {
    fn default() -> Self {
        let reference = Strategy::default().name().to_owned();
        Statistics { resamples: 1000, seed: 1, confidence: 0.95, reference }
    }
}

/// A strategy of the user's own.
#[derive(Deserialize, Serialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Own {
    /// What tables call it.
    pub name: String,
    /// A command for the shell, which is run in the folder of the study.
    pub command: String,
    /// Seconds that it may be silent.
    #[serde(default = "a_minute")]
    pub limit: f64,
}

fn a_minute() -> f64 {
    60.0
}

/// Programs with equal settings.
#[derive(Deserialize, Serialize, Clone, Debug)]
#[serde(deny_unknown_fields)]
pub struct Programs {
    /// Patterns; each file that matches is a program.
    pub files: Vec<String>,
    /// Its arguments.
    #[serde(default)]
    pub args: Vec<String>,
    /// What it reads from standard input.
    #[serde(default)]
    pub stdin: String,
    /// The same from a file.
    #[serde(default)]
    pub stdin_file: Option<String>,
    /// Options for the compiler of source files.
    #[serde(default)]
    pub cc_options: Vec<String>,
    /// What tells programs of one file apart.
    #[serde(default)]
    pub label: Option<String>,
}

/// One program of a study.
#[derive(Clone, Debug)]
pub struct Program {
    /// What tables call it: the path relative to the study, and the label.
    pub name: String,
    /// The file.
    pub path: PathBuf,
    /// The settings.
    pub settings: Programs,
}

impl Study {
    /// Reads the description in `path`.
    ///
    /// # Errors
    /// When it cannot be read, and for everything that is wrong with it.
    pub fn read(path: &Path) -> Result<Study, Error> {
        let file = path.display().to_string();
        let text =
            std::fs::read_to_string(path).map_err(|error| Error::Read { file: file.clone(), error })?;
        let mut study: Study = toml::from_str(&text)
            .map_err(|error| Error::Study(format!("{file}: {}", error.to_string().trim_end())))?;
        study.root = path.parent().map(Path::to_owned).unwrap_or_default();
        if !study.folder.is_empty() {
            study.root = study.root.join(&study.folder);
        }
        study
            .options()
            .and_then(|_| study.check())
            .map_err(|message| Error::Study(format!("{file}: {message}")))?;
        Ok(study)
    }

    fn check(&self) -> Result<(), String> {
        let Statistics { resamples, confidence, .. } = self.statistics;
        if !(confidence > 0.0 && confidence < 1.0) {
            return Err("`confidence` is between 0 and 1".to_owned());
        }
        if resamples == 0 {
            return Err("`resamples` is at least 1".to_owned());
        }
        let seconds = self.own.iter().map(|own| own.limit).chain([self.limits.seconds]);
        for seconds in seconds {
            if Duration::try_from_secs_f64(seconds).is_err() || seconds == 0.0 {
                return Err(format!("{seconds} is no positive number of seconds"));
            }
        }
        let mut names: Vec<&str> = Strategy::ALL.iter().map(|strategy| strategy.name()).collect();
        names.push(super::summary::LLVM);
        for own in &self.own {
            if names.contains(&own.name.as_str()) {
                return Err(format!("there are two strategies `{}`", own.name));
            }
            names.push(&own.name);
        }
        Ok(())
    }

    /// The strategies of Sheave's that are measured.
    ///
    /// # Errors
    /// When there is no strategy of a name.
    pub fn strategies(&self) -> Result<Vec<Strategy>, String> {
        self.measure.strategies.iter().map(|name| choice("strategies", name)).collect()
    }

    /// The placements that are measured.
    ///
    /// # Errors
    /// When there is no placement of a name.
    pub fn placements(&self) -> Result<Vec<Placement>, String> {
        self.measure.placements.iter().map(|name| choice("placements", name)).collect()
    }

    /// The strategies of the user's own.
    pub fn own(&self) -> Vec<OwnStrategy> {
        let own = self.own.iter().map(|own| {
            let command = format!("cd '{}' && {}", self.root_or_here().replace('\'', "'\\''"), own.command);
            OwnStrategy {
                name: own.name.as_str().into(),
                ..OwnStrategy::of_command(&command, Duration::from_secs_f64(own.limit))
            }
        });
        own.collect()
    }

    fn root_or_here(&self) -> String {
        match self.root.as_os_str().is_empty() {
            true => ".".to_owned(),
            false => self.root.display().to_string(),
        }
    }

    /// How everything is compiled.
    ///
    /// # Errors
    /// When a choice does not exist.
    pub fn options(&self) -> Result<Options, String> {
        self.strategies()?;
        self.placements()?;
        let Measure { passes, registers, uninit, cleanup, renamer, phi_cost_limit, phi_cost, .. } =
            &self.measure;
        let passes = crate::pipeline::parse_passes(passes).map_err(|error| format!("passes: {error}"))?;
        let mut options = Options { passes, registers: *registers, ..Options::default() };
        options.promote.uninit = choice::<Uninit>("uninit", uninit)?;
        options.promote.renamer = choice::<Renamer>("renamer", renamer)?;
        if !cleanup.is_empty() {
            options.promote.cleanup = Some(choice::<Cleanup>("cleanup", cleanup)?);
        }
        options.promote.phi_cost_limit = *phi_cost_limit;
        options.promote.phi_cost = choice::<PhiCost>("phi_cost", phi_cost)?;
        Ok(options)
    }

    /// The programs, in the order of the description, those of one pattern by name.
    ///
    /// # Errors
    /// When a pattern is wrong or matches nothing, or two programs have one name.
    pub fn expand(&self) -> Result<Vec<Program>, Error> {
        let mut programs: Vec<Program> = Vec::new();
        let mut known: BTreeMap<String, ()> = BTreeMap::new();
        for settings in &self.programs {
            for pattern in &settings.files {
                let full = self.root.join(pattern);
                let full = full.to_string_lossy();
                let bad = |error: &dyn std::fmt::Display| Error::Study(format!("`{pattern}`: {error}"));
                let found = glob::glob(&full).map_err(|error| bad(&error))?;
                let mut paths = found.collect::<Result<Vec<_>, _>>().map_err(|error| bad(&error))?;
                paths.retain(|path| path.is_file());
                paths.sort();
                if paths.is_empty() {
                    return Err(bad(&"no file matches"));
                }
                for path in paths {
                    let short = path.strip_prefix(&self.root).unwrap_or(&path).display().to_string();
                    let name = match &settings.label {
                        Some(label) => format!("{short} [{label}]"),
                        None => short,
                    };
                    if known.insert(name.clone(), ()).is_some() {
                        let message = format!("`{name}` is there twice: a `label` tells programs apart");
                        return Err(Error::Study(message));
                    }
                    programs.push(Program { name, path, settings: settings.clone() });
                }
            }
        }
        Ok(programs)
    }
}

fn choice<T: Named>(key: &str, name: &str) -> Result<T, String> {
    T::from_name(name).ok_or_else(|| {
        let known: Vec<&str> = T::CHOICES.iter().map(|choice| choice.name()).collect();
        format!("{key}: there is no `{name}`; there are {}", known.join(", "))
    })
}
