#!/usr/bin/env python3
"""A fault in every line of the sequencer of parallel copies, and the test that notices it.

The module needs nothing else of its crate, so it is compiled alone, in a second. For each line of code in a
function, its faults are tried until the tests notice one: first those of `tests/faults` whose old text covers
the line, then small changes by rule (a statement is left out, a condition is inverted, a constant, an operator
or a name is replaced by its neighbour). A fault that the compiler refuses counts for nothing; a test that takes
too long has noticed. Lines that consist of brackets, `else` or `let name =` have no faults,
and `REASONS` lists those whose faults make no difference.

    python3 proofs/lines.py [FILE[:LINE]]...

prints the fault of each line with the first test that failed, and at the end the lines without one.
"""

import pathlib
import re
import signal
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
MODULE = "crates/ssa/src/parallel_copy"
FILES = ["registers.rs", "sequence.rs", "cycles.rs", "graph.rs", "mod.rs"]
SLOW = ["all_copies", "table", "large_numbers", "many_cycles"]
LIB = """#![allow(warnings)]
extern crate alloc;
pub mod parallel_copy;
mod refill;
mod graph { pub const NONE: u32 = u32::MAX; }
"""
RULES = [
    (r"^(\s*)(?!let |return|\}|match |if |while |for |loop)([^{}]*;)$", r"\1();"),
    (r"\bif (?!let )(.*) \{", r"if !(\1) {"),
    (r"\bif let (.*) \{$", r"if false && let \1 {"),
    (r"\bwhile (?!let )(.*) \{", r"while !(\1) {"),
    (r"\bwhile let (.*) \{$", r"while false && let \1 {"),
    (r"\bfor (.*) in (.*) \{$", r"for \1 in (\2).into_iter().skip(1) {"),
    (r"\bmatches!", "!matches!"), (r"=> number,", "=> number / 2,"), (r"&& let ", "&& false && let "),
    (r"\bcopies, options\)", "&copies[..1], options)"),
    (r"\breturn true", "return false"), (r"\breturn false", "return true"),
    (r"^(\s*)true$", r"\1false"), (r"^(\s*)false$", r"\1true"),
    (r" && (?!let )", " || "), (r" \|\| ", " && "), (r" & ", " | "), (r" \|= ", " = "), (r" \| ", " & "),
    (r" == ", " != "), (r" != ", " == "), (r" < ", " <= "), (r" <= ", " < "),
    (r" >= ", " > "), (r" > ", " >= "),
    (r" \+= ", " -= "), (r" -= ", " += "), (r" \+ ", " - "), (r" - ", " + "), (r" \* ", " + "),
    (r"\bdest\b(?=[,;) ]*$)", "source"), (r"\bdest\b", "source"), (r"\bsource\b", "dest"),
    (r"\bfirst\b", "last"), (r"\blast\b", "first"),
    (r"\bpassing\b", "shared"), (r"\bNONE\b", "0"), (r"\btrue\b", "false"), (r"\bfalse\b", "true"),
    (r"\.any\(", ".all("), (r"\.all\(", ".any("), (r"\.pop\(\)", ".pop().filter(|_| false)"),
    (r"\.min\(", ".max("), (r"\.max\(", ".min("), (r"\.rev\(\)", ""), (r"\bSome\(\w+\)$", "None"),
    (r"\bi as u32\b", "i as u32 + 1"), (r"\b0\b", "1"), (r"\b1\b", "0"), (r"\b2\b", "1"),
    (r"\?;$", ".unwrap();"), (r"\b(copy|source|value) as usize\b", "0"), (r"\bcopy\)", "copy ^ 1)"),
    (r"\.filter\([^()]*\)", ""), (r"\bOk\(ctx.steps\(\)\)", "Ok(&[])"), (r"\bnode\b", "0"),
    (r"^(\s*)&?self\.[\w.\[\] ]*$", r"\1Default::default()"),
    (r"^(\s*)(self\.[\w.\[\]]+\(.*\));$", r"\1();"), (r"\[(\w+|usize::from\(.*\))\]", "[0]"),
    (r"\blet \((\w+), (\w+)\)", r"let (\2, \1)"), (r"\[\.\.\w+\]", "[..1]"),
    (r"= .* as usize;$", "= 0;"), (r"= .* as i64;$", "= 1;"),
    (r"\{ dest, source, \.\. \}", "{ dest: source, source: dest, .. }"),
    (r"\bself\.stamp\)", "self.stamp - 1)"), (r"Some\((\w+)\) => \1,", "Some(_) => 0,"),
    (r"\bmatch (\w+) \{$", r"match \1.filter(|_| false) {"), (r"= match (\w+) \{$", r"= 0 * match \1 {"),
    (r"= (\|.*\|) \{$", r"= \1 false && {"), (r"= (\|.*\|) \{$", r"= \1 true || {"), (r"= (\|.*\|) \{$", r"= \1 0 * {"),
    (r"\breturn Err\(.*\);", "panic!();"), (r"\bif let (.*) = (.*)$", r"if let \1 = \2.filter(|_| false)"),
    (r"\(dest, source\)", "(source, dest)"), (r"Facts::default\(\)", "Facts { n_passing: 2, ..Facts::default() }"),
    (r"\.copied\(\);$", ".copied().skip(1);"), (r"\bbits \}", "bits: 0 }"), (r"&\[Costs::UNIT\]", "&[]"),
    (r"\(&transfers, ", "(&transfers[..0], "), (r"\bctx\.steps\(\)", "&ctx.steps()[..0]"),
    (r"= \*kind\.costs;", "= Costs::UNIT;"), (r"core::mem::take\(&mut (.*)\);", r"\1.clone();"), (r"^(\s*)(self\.order\w+\(.*\))$", r"\1\2 || true"),
    (r"= self\.node_of\(\w+\);", "= 0;"), (r"let \((\w+), (\w+)\) = .*;$", r"let (\1, \2) = (0, 0);"),
    (r"self\.cycle\.clone\(\)", "Vec::new()"), (r"= self\.take_register\(.*;$", "= (Location::Register(0), NONE);"),
    (r"=> \{$", "=> { if true { return Default::default(); }"), (r"= (.*);$", "= Default::default();"),
    (r"^(\s*)[\w&.()\[\], ]+$", r"\1Default::default()"),
]

# Lines whose faults make no difference, with the reason.
REASONS = {
    "sequence.rs: self.stores.clear();": "no run ends with an entry: stores come before every other rule",
    "graph.rs: return;": "without it numbers are looked for that are not there, which costs time only",
    "cycles.rs: return;": "without it the search exchanges nothing, which costs time only",
    "mod.rs: let mut bits = 0;": "only whether a number is large is asked of it",
    "mod.rs: bytes: 0,": "moves have no width, and exchanges are not made here",
    "registers.rs: true": "the general algorithm gives the same answer, more slowly",
    "sequence.rs: self.moves.clear();": "no run ends with an entry: moves come before every rule that can fail",
}


def table():
    """File, old text as an expression, and new text of the faults in the table."""
    for path in sorted((ROOT / "tests/faults").glob("*.txt")):
        lines = [line for line in path.read_text().split("\n") if not line.startswith("#")]
        for entry in "\n".join(lines).split("\n\n"):
            head, *rest = entry.strip("\n").split("\n")
            part = {mark: [line.strip()[1:].strip() for line in rest if line.strip()[:1] == mark] for mark in "-+="}
            if head.startswith(MODULE) and not part["="]:
                old = r"\s+".join(map(re.escape, " ".join(part["-"]).split()))
                yield head.strip().rsplit("/", 1)[1], old, "\n".join(part["+"])


def code_lines(text):
    """Numbers of the lines in functions that have a fault."""
    end = signature = None
    for number, line in enumerate(text.split("\n")):
        bare = line.strip()
        if end is None and re.match(r"(pub(\(super\))? )?(const )?fn ", bare):
            end, signature = line[: len(line) - len(line.lstrip())] + "}", True
        if end is None:
            continue
        if signature:
            signature = not bare.endswith("{")
        elif line == end:
            end = None
        elif not re.fullmatch(r"[\]\[(){};,.|&?> =]*|//.*|.*\belse \{\}?|loop \{|let \w+ =|_ => \{\}|match self \{|#\[.*\]|Ok\(\(\)\)", bare):
            yield number


def faults(name, text, number, entries):
    """The text with each fault of a line in turn."""
    for file, old, new in entries:
        for found in re.finditer(old, text) if file == name else ():
            if text.count("\n", 0, found.start()) <= number <= text.count("\n", 0, found.end()):
                yield text[: found.start()] + new + text[found.end() :], "table: " + " ".join(new.split())
    lines = text.split("\n")
    seen = {lines[number]}
    for pattern, new in RULES:
        for found in re.finditer(pattern, lines[number]):
            line = lines[number][: found.start()] + found.expand(new) + lines[number][found.end() :]
            if line not in seen:
                seen.add(line)
                yield "\n".join(lines[:number] + [line] + lines[number + 1 :]), line.strip()


def notice(folder):
    """The test that fails, or what else is wrong; `None` if the compiler refuses or all tests pass."""
    source, program = folder / "crates/ssa/src/lib.rs", folder / "tests"
    env = {"PATH": "/usr/bin:/bin:" + str(pathlib.Path.home() / ".cargo/bin"), "HOME": str(pathlib.Path.home())}
    env["CARGO_MANIFEST_DIR"] = str(folder / "crates/ssa")
    build = ["rustc", "--test", "--edition", "2024", "-Cdebuginfo=0", "-o", program, source]
    if subprocess.run(build, env=env, capture_output=True).returncode:
        return None
    slow = [argument for name in SLOW for argument in ("--skip", name)]
    for arguments, seconds in ((slow, 15), (SLOW, 90)):
        # Processor time, so that a busy machine changes nothing.
        command = f'ulimit -v 4000000; ulimit -t {seconds}; exec "{program}" {" ".join(arguments)}'
        run = subprocess.run(["sh", "-c", command], capture_output=True, text=True)
        if run.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
            return "a test that does not end"
        if run.returncode:
            failed = re.search(r"^test (\S+) \.\.\. FAILED", run.stdout, re.M)
            return failed[1].split("::", 1)[1] if failed else "a test that ends the program"
    return None


def main():
    wanted, entries, open_lines, total = sys.argv[1:], list(table()), [], 0
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        subprocess.run(["mkdir", "-p", folder / "crates/ssa/src"], check=True)
        (folder / "proofs").symlink_to(ROOT / "proofs")
        sources = [ROOT / MODULE, ROOT / "crates/ssa/src/refill.rs"]
        subprocess.run(["cp", "-r", *sources, folder / "crates/ssa/src"], check=True)
        (folder / "crates/ssa/src/lib.rs").write_text(LIB)
        for file in FILES:
            text = (ROOT / MODULE / file).read_text()
            for number in code_lines(text):
                place = f"{file}:{number + 1}"
                if wanted and file not in wanted and place not in wanted:
                    continue
                total += 1
                for changed, what in faults(file, text, number, entries):
                    (folder / MODULE / file).write_text(changed)
                    test = notice(folder)
                    if test:
                        print(f"{place}: {what}\n    {test}", flush=True)
                        break
                else:
                    bare = text.split("\n")[number].strip()
                    reason = REASONS.get(f"{file}: {bare}")
                    if reason:
                        print(f"{place}: {bare}\n    makes no difference: {reason}", flush=True)
                        continue
                    open_lines.append(f"{place}: {bare}")
                    print(f"{open_lines[-1]}\n    NOT NOTICED", flush=True)
            (folder / MODULE / file).write_text(text)
    print(f"{total} lines, {len(open_lines)} without a fault that is noticed", *open_lines, sep="\n")
    return bool(open_lines)


if __name__ == "__main__":
    sys.exit(main())
