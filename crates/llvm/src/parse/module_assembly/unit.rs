//! The statements, put where they belong: pieces of code, sections of data, names.

use rustc_hash::{FxHashMap, FxHashSet};
use sheave_ir::Visibility;

use super::data::{DataSection, MAX_SECTION};
use super::expression::{Numbers, Places, Scope, Sum};
use super::numbers::Definitions;
use super::statements::{Faulty, Parsed, Statement, is_local, names, split_assignment, split_label};

/// A piece of code from one label to the next.
pub(super) struct Chunk {
    pub(super) pos: usize,
    pub(super) labels: Vec<String>,
    /// One statement or label in each line.
    pub(super) template: String,
    /// Where each line of the template is in the source.
    pub(super) lines: Vec<u32>,
    /// Written in Intel's syntax from its start.
    pub(super) intel: bool,
    /// Its last instruction does not go on to the next.
    pub(super) ends: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Text,
    Data(usize),
    /// Notes and debug information.
    Ignored,
}

/// The assembly file, taken apart.
pub(super) struct Unit {
    pub(super) chunks: Vec<Chunk>,
    pub(super) data: Vec<DataSection>,
    /// Labels in data: position, name, section and offset.
    pub(super) data_labels: Vec<(usize, String, usize, usize)>,
    pub(super) globals: FxHashSet<String>,
    pub(super) weak: FxHashSet<String>,
    pub(super) visibility: FxHashMap<String, Visibility>,
    /// `.set name, value`.
    pub(super) sets: Vec<(usize, String, Sum)>,
    /// `.symver name, name@version`.
    pub(super) versions: Vec<(usize, String, String)>,
    /// Names in code that may be symbols.
    pub(super) mentioned: Vec<String>,
    places: Places,
    /// Sections of data by name.
    sections: FxHashMap<String, usize>,
    /// Bytes that directives fill code with.
    n_filled: usize,
    section: Section,
    previous: Section,
    stack: Vec<Section>,
    intel: bool,
}

impl Chunk {
    fn new(pos: usize, labels: Vec<String>, intel: bool) -> Self {
        Chunk { pos, labels, template: String::new(), lines: vec![], intel, ends: false }
    }

    fn push(&mut self, line: &str, pos: usize) {
        self.template.push_str(line);
        self.template.push('\n');
        // A text has less than two gigabytes. A string in the line may hold line ends.
        self.lines.extend(line.split('\n').map(|_| pos as u32));
    }
}

/// The current position, if it is among data.
fn here(data: &[DataSection], section: Section) -> Option<(&str, i64)> {
    match section {
        Section::Data(index) => Some((&data[index].symbol, data[index].bytes.len() as i64)),
        Section::Text | Section::Ignored => None,
    }
}

impl Unit {
    fn new() -> Unit {
        Unit {
            chunks: vec![],
            data: vec![],
            data_labels: vec![],
            globals: FxHashSet::default(),
            weak: FxHashSet::default(),
            visibility: FxHashMap::default(),
            sets: vec![],
            versions: vec![],
            mentioned: vec![],
            places: Places::default(),
            sections: FxHashMap::default(),
            n_filled: 0,
            section: Section::Text,
            previous: Section::Text,
            stack: vec![],
            intel: false,
        }
    }

    /// Takes the file apart. The second result are names for numbers.
    pub(super) fn read(statements: Vec<Statement>) -> Faulty<(Unit, Numbers)> {
        let mut definitions = Definitions::default();
        let mut unit = Unit::new();
        let mut resolved = Vec::new();
        for statement in statements {
            let here = here(&unit.data, unit.section);
            let rest = definitions.resolve(&statement, &unit.places, here).map_err(|message| {
                let named = message.contains('`');
                let within = if named { String::new() } else { format!(", in `{}`", statement.text) };
                (statement.pos, format!("{message}{within}"))
            })?;
            if let Some(statement) = rest {
                unit.add(&statement, &FxHashSet::default())?;
                resolved.push(statement);
            }
        }
        // The first reading finds which local labels must be symbols.
        let shared = unit.shared_labels(&resolved);
        if !shared.is_empty() {
            unit = Unit::new();
            for statement in &resolved {
                unit.add(statement, &shared)?;
            }
        }
        Ok((unit, definitions.numbers))
    }

    /// Adds a statement; labels in `shared` are symbols although they are local.
    fn add(&mut self, statement: &Statement, shared: &FxHashSet<String>) -> Faulty<()> {
        let pos = statement.pos;
        let mut rest = statement.text.as_str();
        while let Some((label, after)) = split_label(rest) {
            self.label(label, pos, shared);
            rest = after;
        }
        if rest.is_empty() {
            return Ok(());
        }
        self.statement(rest, pos).map_err(|message| (pos, format!("{message}, in `{rest}`")))
    }

    /// The value of an expression at the current position.
    fn value(&self, text: &str) -> Parsed<Sum> {
        let here = here(&self.data, self.section);
        Scope { numbers: &Numbers::default(), places: &self.places, here }.value(text)
    }

    /// The name of the function that a piece of code becomes.
    pub(super) fn chunk_name(&self, index: usize) -> String {
        self.chunks[index].labels.first().cloned().unwrap_or_else(|| format!(".Lassembly.text{index}"))
    }

    fn label(&mut self, label: &str, pos: usize, shared: &FxHashSet<String>) {
        match self.section {
            Section::Text if is_local(label) && !shared.contains(label) => {
                self.code(pos).push(&format!("{label}:"), pos);
            }
            Section::Text => match self.chunks.last_mut().filter(|chunk| chunk.template.is_empty()) {
                Some(chunk) => chunk.labels.push(label.to_owned()),
                None => {
                    self.chunks.push(Chunk::new(pos, vec![label.to_owned()], self.intel));
                }
            },
            Section::Data(index) => {
                let offset = self.data[index].bytes.len();
                self.data_labels.push((pos, label.to_owned(), index, offset));
                self.places.insert(label.to_owned(), (index, offset as i64));
            }
            Section::Ignored => {}
        }
    }

    /// The piece that code is added to.
    fn code(&mut self, pos: usize) -> &mut Chunk {
        if self.chunks.is_empty() {
            self.chunks.push(Chunk::new(pos, vec![], self.intel));
        }
        let last = self.chunks.len() - 1;
        &mut self.chunks[last]
    }

    fn statement(&mut self, text: &str, pos: usize) -> Parsed<()> {
        let word_end = text.find(char::is_whitespace).unwrap_or(text.len());
        let (word, rest) = (&text[..word_end], text[word_end..].trim());
        if let Some((name, value)) = split_assignment(text) {
            self.sets.push((pos, name.to_owned(), self.value(value)?));
            return Ok(());
        }
        if self.structure(word, rest, pos)? {
            return Ok(());
        }
        match self.section {
            Section::Ignored => Ok(()),
            Section::Text => {
                if matches!(word, ".skip" | ".zero" | ".space") {
                    let count = rest.split(',').next().and_then(|count| self.value(count).ok());
                    self.n_filled =
                        self.n_filled.saturating_add(count.map_or(0, |sum| sum.number.max(0) as usize));
                    if self.n_filled > MAX_SECTION {
                        return Err(format!("a section of more than {MAX_SECTION} bytes"));
                    }
                }
                self.mentioned.extend(names(&text[word_end..]).filter(|n| !is_local(n)).map(str::to_owned));
                let chunk = self.code(pos);
                chunk.push(text, pos);
                chunk.ends = matches!(word, "ret" | "retq" | "jmp" | "jmpq" | "ud2" | "hlt");
                Ok(())
            }
            Section::Data(index) => self.data[index].directive(word, rest, pos, &self.places),
        }
    }

    /// Directives about sections and symbols; false for what is none.
    fn structure(&mut self, word: &str, rest: &str, pos: usize) -> Parsed<bool> {
        let list = || rest.split(',').map(|name| name.trim().trim_matches('"').to_owned());
        match word {
            ".text" | ".data" | ".bss" => self.enter(word, ""),
            ".section" => {
                let (name, flags) = rest.split_once(',').unwrap_or((rest, ""));
                self.enter(name.trim().trim_matches('"'), flags);
            }
            ".pushsection" => {
                self.stack.push(self.section);
                let (name, flags) = rest.split_once(',').unwrap_or((rest, ""));
                self.enter(name.trim().trim_matches('"'), flags);
            }
            ".popsection" => {
                let section = self.stack.pop().ok_or("no section was pushed")?;
                self.previous = core::mem::replace(&mut self.section, section);
            }
            ".previous" => core::mem::swap(&mut self.section, &mut self.previous),
            ".globl" | ".global" => self.globals.extend(list()),
            ".weak" => self.weak.extend(list()),
            ".set" | ".equ" => {
                let (name, value) = rest.split_once(',').ok_or("a value is missing")?;
                self.sets.push((pos, name.trim().to_owned(), self.value(value)?));
            }
            ".symver" => {
                let (name, version) = rest.split_once(',').ok_or("a version is missing")?;
                // What follows says who sees the name without the version.
                let version = version.split(',').next().unwrap_or("").trim();
                if version.contains("@@@") {
                    return Err("a name that gets a version where it is (`@@@`)".to_owned());
                }
                self.versions.push((pos, name.trim().to_owned(), version.to_owned()));
            }
            ".comm" | ".lcomm" => {
                let parts: Vec<String> = list().collect();
                let (Some(name), Some(size)) = (parts.first(), parts.get(1)) else {
                    return Err("a size is missing".to_owned());
                };
                if word == ".comm" {
                    self.globals.insert(name.clone());
                }
                let section = core::mem::replace(&mut self.section, Section::Ignored);
                self.enter(".bss", "");
                if let Section::Data(index) = self.section {
                    let align = parts.get(2).map_or("16", String::as_str);
                    self.data[index].directive(".balign", align, pos, &self.places)?;
                    self.label(name, pos, &FxHashSet::default());
                    self.data[index].directive(".zero", size, pos, &self.places)?;
                }
                self.section = section;
            }
            ".intel_syntax" | ".att_syntax" => {
                self.intel = word == ".intel_syntax";
                if let (Section::Text, Some(chunk)) = (self.section, self.chunks.last_mut()) {
                    chunk.push(word, pos);
                }
            }
            ".hidden" | ".internal" => self.visibility.extend(list().map(|name| (name, Visibility::Hidden))),
            ".protected" => self.visibility.extend(list().map(|name| (name, Visibility::Protected))),
            ".local" | ".type" | ".size" | ".ident" | ".file" | ".loc" | ".addrsig" | ".addrsig_sym" => {}
            _ if word.starts_with(".cfi_") => {}
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Goes on in the section called `name`.
    fn enter(&mut self, name: &str, flags: &str) {
        let flags = flags.split(',').next().unwrap_or("").trim().trim_matches('"');
        let section = if name == ".text" || name.starts_with(".text.") || flags.contains('x') {
            Section::Text
        } else if flags.is_empty()
            && ![".data", ".bss", ".rodata"].iter().any(|known| name.starts_with(known))
        {
            Section::Ignored
        } else {
            let readonly = name.starts_with(".rodata") || !flags.is_empty() && !flags.contains('w');
            let known = self.sections.get(name).copied();
            Section::Data(known.unwrap_or_else(|| {
                let section = DataSection::new(name, readonly);
                self.places.insert(section.symbol.clone(), (self.data.len(), 0));
                self.sections.insert(name.to_owned(), self.data.len());
                self.data.push(section);
                self.data.len() - 1
            }))
        };
        self.previous = core::mem::replace(&mut self.section, section);
    }

    /// Local labels of code that data or another piece of code names.
    fn shared_labels(&self, statements: &[Statement]) -> FxHashSet<String> {
        let mut home: FxHashMap<&str, usize> = FxHashMap::default();
        for (index, chunk) in self.chunks.iter().enumerate() {
            for line in chunk.template.lines() {
                if let Some(label) = line.strip_suffix(':').filter(|label| label.starts_with(".L")) {
                    home.insert(label, index);
                }
            }
        }
        let mut shared = FxHashSet::default();
        if home.is_empty() {
            return shared;
        }
        for (index, chunk) in self.chunks.iter().enumerate() {
            let foreign =
                names(&chunk.template).filter(|&name| home.get(name).is_some_and(|&at| at != index));
            shared.extend(foreign.map(str::to_owned));
        }
        if !self.data.is_empty() {
            let directives =
                statements.iter().map(Statement::without_labels).filter(|rest| rest.starts_with('.'));
            let mentioned = directives.flat_map(names);
            shared.extend(mentioned.filter(|name| home.contains_key(name)).map(str::to_owned));
        }
        shared
    }
}
