//! The words of LLVM IR beside types, instructions and constants, and how the reader treats each.
//!
//! [`ROWS`] is the only list of words that are skipped. A word in no row is an error at its position, so that
//! the words of later versions of LLVM are looked at before they are read. docs/ir.md shows the table.

use std::sync::LazyLock;

use rustc_hash::{FxBuildHasher, FxHashMap};

use crate::parse::Reader;
use crate::parse::fault::Read;

/// Part of the text, treatment, words, and the reason. A word is ignored if it promises something that allows
/// more, or demands something that is done anyway; it is refused if it forbids something or changes the
/// meaning, and is not supported.
const ROWS: &str = "\
header | kept | private internal external linkonce linkonce_odr weak weak_odr common extern_weak appending \
    available_externally default hidden protected thread_local ccc fastcc coldcc preserve_mostcc preserve_allcc \
    tailcc swifttailcc x86_64_sysvcc cc | linkage, visibility and calling convention
header | ignored | dso_local dso_preemptable unnamed_addr local_unnamed_addr localdynamic initialexec \
    localexec | promises about addresses and about the module that defines a symbol
header | refused | dllimport dllexport externally_initialized | code outside of the module
parameter | kept | zeroext signext byval sret align inreg elementtype captures nocapture noalias nonnull \
    readnone readonly writeonly | how values are passed, and promises that passes use
parameter | ignored | allocalign allocptr byref dead_on_return dead_on_unwind dereferenceable \
    dereferenceable_or_null immarg initializes noext nofpclass nofree noundef range returned writable | promises
parameter | refused | alignstack inalloca nest preallocated swiftasync swifterror swiftself | registers and \
    memory of other conventions
function | kept | alwaysinline argmemonly inaccessiblemem_or_argmemonly inaccessiblememonly inlinehint memory \
    mustprogress naked nobuiltin noinline noreturn nounwind optnone personality readnone readonly \
    returns_twice strictfp willreturn writeonly | promises that passes use
function | ignored | allockind allocsize builtin cold denormal_fpenv flatten hot minsize nocallback \
    nocreateundeforpoison nodivergencesource nofree nonlazybind nomerge nooutline norecurse nosync \
    null_pointer_is_valid optdebug optforfuzzing optsize speculatable vscale_range unnamed_addr \
    local_unnamed_addr | promises and wishes; no pass concludes anything from an access to address zero
function | ignored | convergent uwtable fn_ret_thunk_extern hybrid_patchable | true of all code here, or \
    without a meaning on x86-64 Linux
function | ignored | disable_sanitizer_instrumentation jumptable nocf_check noprofile nosanitize_bounds \
    nosanitize_coverage safestack sanitize_address sanitize_alloc_token sanitize_hwaddress sanitize_memory \
    sanitize_memtag sanitize_numerical_stability sanitize_realtime sanitize_realtime_blocking sanitize_thread \
    sanitize_type shadowcallstack skipprofile speculative_load_hardening ssp sspreq sspstrong | hardening and \
    instrumentation, which a right program does not notice
function | ignored | align comdat gc partition section | \
    placement, up to 16 bytes; not start-up code nor a linker set
function | refused | alignstack coro_elide_safe coro_only_destroy_when_complete noduplicate noimplicitfloat \
    noredzone prefix presplitcoroutine prologue | they forbid or demand code
string | kept | no-builtins no-builtin-… target-features | of the features AVX
string | refused | fentry-call function-instrument instrument-function-entry \
    instrument-function-entry-inlined instrument-function-exit instrument-function-exit-inlined \
    no_callee_saved_registers no_caller_saved_registers patchable-function patchable-function-entry \
    patchable-function-prefix split-stack trap-func-name use-soft-float | unless \"false\": they demand code
string | ignored | (others) | as LLVM ignores those that a target does not have
bundle | ignored | align cold dereferenceable dereferenceable_or_null ignore nonnull noundef \
    separate_storage | promises of llvm.assume
bundle | refused | (others) | of single languages
variable | kept | global constant align |
variable | ignored | code_model comdat no_sanitize_address no_sanitize_hwaddress partition \
    sanitize_address_dyninit sanitize_memtag section | placement and instrumentation; not start-up code \
    nor a linker set
instruction | kept | nsw nuw exact inbounds volatile atomic musttail sideeffect, orderings | `unordered` is \
    `monotonic`
instruction | ignored | nusw disjoint nneg samesign nnan ninf nsz arcp contract afn reassoc fast inrange weak \
    tail notail unwind no_cfi dso_local_equivalent | promises, permissions and wishes
instruction | ignored | syncscope alignstack | the strongest is done: all threads, an aligned stack
instruction | kept | !tbaa |
instruction | kept | !range of loads | where it says that a byte is 0 or 1, its truncation to `i1` is itself
instruction | kept | !dbg | not written back as LLVM IR
instruction | ignored | !tbaa.struct, other metadata | LLVM allows to drop it
module | kept | target | only x86-64 Linux
module | ignored | source_filename deplibs uselistorder uselistorder_bb, comdats, summaries, module flags | the \
    weak symbols of an object replace its comdats
module | refused | module asm |
";

/// Part, treatment, words and reason of each row.
fn rows() -> impl Iterator<Item = [&'static str; 4]> {
    ROWS.lines().filter_map(|line| line.split('|').map(str::trim).collect::<Vec<_>>().try_into().ok())
}

/// Part and word, and the treatment.
static TREATMENTS: LazyLock<FxHashMap<(&'static str, &'static [u8]), &'static str>> = LazyLock::new(|| {
    let words = |[part, treatment, words, _]: [&'static str; 4]| {
        words.split_ascii_whitespace().map(move |word| ((part, word.as_bytes()), treatment))
    };
    // Growing would hash every word several times.
    let mut treatments = FxHashMap::with_capacity_and_hasher(ROWS.len() / 16, FxBuildHasher);
    treatments.extend(rows().flat_map(words));
    treatments
});

/// The treatment of a word of `part`; none if it is in no row.
pub(crate) fn treatment(part: &'static str, word: &[u8]) -> Option<&'static str> {
    TREATMENTS.get(&(part, word)).copied()
}

impl Reader<'_> {
    /// Goes on after the word of `part` at `start`, unless it is one that must not be skipped.
    pub(crate) fn skip_word(&self, part: &'static str, word: &[u8], start: usize) -> Read<()> {
        if treatment(part, word) == Some("ignored") {
            return Ok(());
        }
        let what = if part == "bundle" { "operand bundle" } else { "attribute" };
        let message = format!("{what} '{}'", String::from_utf8_lossy(word));
        Err(self.unsupported_at(start, message))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::read_module;

    /// The table in Markdown.
    fn markdown() -> String {
        let mut text = "| of a | | words | |\n|---|---|---|---|\n".to_owned();
        for row in rows() {
            text += &format!("| {} |\n", row.join(" | "));
        }
        text
    }

    #[test]
    fn the_docs_show_the_table() {
        const START: &str = "<!-- words -->\n";
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/ir.md");
        let docs = std::fs::read_to_string(path).expect("docs/ir.md");
        let (before, rest) = docs.split_once(START).expect("the start of the table");
        let (table, after) = rest.split_once("\n\n").map_or((rest, ""), |(table, after)| (table, after));
        let current = markdown();
        if std::env::var_os("SHEAVE_BLESS").is_some() {
            std::fs::write(path, format!("{before}{START}{current}\n{after}")).expect("docs/ir.md");
            return;
        }
        assert_eq!(table.trim_end(), current.trim_end(), "SHEAVE_BLESS=1 writes it");
    }

    /// Each word is read, or refused at its position, as its row says.
    #[test]
    fn each_word_is_treated_as_its_row_says() {
        let group = |word: &str| match word {
            "byval" | "sret" | "elementtype" | "byref" | "inalloca" | "preallocated" => "(i32)",
            "captures" | "memory" => "(none)",
            "dereferenceable" | "dereferenceable_or_null" | "alignstack" | "allocsize" => "(8)",
            "initializes" => "((0, 4))",
            "range" => "(i8 0, 4)",
            "align" => " 8",
            "cc" => " 8",
            "section" => " \".x\"",
            "partition" | "gc" | "code_model" => " \"x\"",
            "personality" => " ptr @p",
            "prefix" | "prologue" => " i32 1",
            _ => "",
        };
        for [part, treatment, words, _] in rows() {
            for word in words.split(' ').filter(|word| !word.starts_with('(')) {
                let with = format!("{word}{}", group(word));
                let text = match part {
                    "parameter" => format!("declare void @p()\ndeclare void @f(ptr {with})\n"),
                    "function" => format!("declare void @p()\ndeclare void @f() {with}\n"),
                    "string" => format!("declare void @f() \"{word}\"=\"1\"\n"),
                    "bundle" => format!(
                        "define void @f() {{\n  call void @f() [ \"{word}\"(i32 1) ]\n  ret void\n}}\n"
                    ),
                    "variable" if !matches!(word, "global" | "constant") => {
                        format!("@x = global i32 0, {with}\n")
                    }
                    _ => continue,
                };
                let read = read_module("t.ll", text.as_bytes());
                assert_eq!(read.is_ok(), treatment != "refused", "{text}{read:?}");
            }
        }
        for (line, column, text) in [
            (1, 21, "declare void @f(i32 nothing %a)\n"),
            (1, 19, "declare void @f() nothing\n"),
            (1, 20, "@x = global i32 0, nothing\n"),
            (1, 9, "declare nothing void @f()\n"),
            (2, 20, "define void @f() {\n  call void @f() [ \"nothing\"() ]\n  ret void\n}\n"),
            (2, 18, "define void @f() {\n  call void @f() nothing\n  ret void\n}\n"),
        ] {
            let errors = read_module("t.ll", text.as_bytes()).expect_err(text);
            assert_eq!((errors[0].line, errors[0].column), (line, column), "{errors}");
        }
    }
}
