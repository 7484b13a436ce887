//! The configurations of the compiler to compare.

use std::fmt;

use sheave::Options;
use sheave_ssa::eliminate::Strategy;
use sheave_ssa::promote::Placement;

/// A configuration of the compiler. Prints in the syntax of the hunt's child process.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Configuration {
    strategy: Strategy,
    placement: Placement,
    /// Registers left to the allocator.
    registers: Option<u8>,
    /// Without the passes between construction and destruction of SSA form.
    bare: bool,
}

impl Configuration {
    const USUAL: Configuration = Configuration {
        strategy: Strategy::Coalesce,
        placement: Placement::Pruned,
        registers: None,
        bare: false,
    };

    /// A configuration; `bare` leaves out the passes between construction and destruction of SSA form.
    pub(crate) fn new(strategy: Strategy, placement: Placement, registers: Option<u8>, bare: bool) -> Self {
        Configuration { strategy, placement, registers, bare }
    }

    /// Whether registers are few.
    pub(crate) fn is_starved(self) -> bool {
        self.registers.is_some()
    }

    /// The configuration of `sheave run`; and unless `quick`, every strategy, every placement, few registers,
    /// and no passes between.
    pub(crate) fn all(quick: bool) -> Vec<Configuration> {
        let usual = Configuration::USUAL;
        let mut all = vec![usual];
        if !quick {
            all.extend(Strategy::ALL.map(|strategy| Configuration { strategy, bare: true, ..usual }));
            all.extend(Placement::ALL.map(|placement| Configuration { placement, ..usual }));
            all.extend([4, 6, 8].map(|count| Configuration { registers: Some(count), ..usual }));
            all.dedup();
        }
        all
    }

    /// The configuration that prints as `text`.
    pub(crate) fn parse(text: &str) -> Option<Configuration> {
        let mut words = text.split(',');
        let strategy = Strategy::from_name(words.next()?)?;
        let placement = Placement::from_name(words.next()?)?;
        let mut configuration = Configuration { strategy, placement, registers: None, bare: false };
        for word in words {
            match word.split_once('=') {
                None if word == "bare" => configuration.bare = true,
                Some(("registers", count)) => configuration.registers = Some(count.parse().ok()?),
                _ => return None,
            }
        }
        Some(configuration)
    }

    /// The options of the compiler.
    pub(crate) fn options(self) -> Options {
        let mut options = Options {
            strategy: self.strategy,
            registers: self.registers,
            verify: true,
            ..Options::default()
        };
        options.promote.placement = self.placement;
        if self.bare {
            let plain = sheave::pipeline::parse_passes(sheave::pipeline::table::PLAIN);
            options.passes = plain.expect("a test of the table reads them");
        }
        options
    }
}

impl fmt::Display for Configuration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.strategy.name(), self.placement.name())?;
        if let Some(count) = self.registers {
            write!(f, ",registers={count}")?;
        }
        if self.bare {
            f.write_str(",bare")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_configuration_reads_back_as_it_prints() {
        let all = Configuration::all(false);
        assert!(all.len() > 9, "{} configurations", all.len());
        for configuration in all {
            assert_eq!(Configuration::parse(&configuration.to_string()), Some(configuration));
        }
        assert_eq!(Configuration::parse("coalesce,pruned,frobnicate"), None);
        assert_eq!(Configuration::parse("coalesce"), None);
    }
}
