//! Provenance of numbers: the tools and the command that made them, in every output.

/// The provenance of an output.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Provenance {
    /// Sheave and its version.
    pub tool: String,
    /// The passes that ran.
    pub passes: String,
    /// LLVM's tools and their version; empty if they were not run.
    pub llvm: String,
    /// The command, as a shell reads it.
    pub command: String,
}

impl Provenance {
    /// Of this program, called with `words`.
    pub fn new(passes: &str, llvm: Option<String>, words: &[String]) -> Provenance {
        let words: Vec<String> = words.iter().map(|word| quoted(word)).collect();
        Provenance {
            tool: format!("sheave {}", env!("CARGO_PKG_VERSION")),
            passes: passes.to_owned(),
            llvm: llvm.unwrap_or_default(),
            command: words.join(" "),
        }
    }

    /// The fields with the names that they have in tables.
    pub(super) fn fields(&self) -> [(&'static str, &str); 4] {
        let Provenance { tool, passes, llvm, command } = self;
        [("tool", tool), ("passes", passes), ("llvm", llvm), ("command", command)]
    }

    /// For people, below a chart.
    pub(super) fn sentences(&self) -> Vec<String> {
        let mut sentences = vec![format!("Passes: {}.", self.passes)];
        if !self.llvm.is_empty() {
            sentences.push(format!("LLVM: {}.", self.llvm));
        }
        if !self.command.is_empty() {
            sentences.push(format!("{}: {}", self.tool, self.command));
        }
        sentences
    }
}

/// `word` as a shell takes it.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=./,:+@%".contains(c);
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', "'\\''"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shell_reads_the_command_as_it_was() {
        let words = ["sheave", "copies", "a b.ll", "--strategy-cmd", "it's $1", ""].map(str::to_owned);
        let command = Provenance::new("promote", None, &words).command;
        assert_eq!(command, "sheave copies 'a b.ll' --strategy-cmd 'it'\\''s $1' ''");
    }
}
