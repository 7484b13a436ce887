//! The strategy `llvm` models LLVM: here it is compared with LLVM, on LLVM's machine functions before and
//! after its phi elimination.

mod mir;

use std::path::{Path, PathBuf};
use std::process::Command;

use mir::MirFunction;
use sheave_ssa::eliminate::{self, Ctx, Options, Plan, Reason, Strategy};

fn plan(function: &MirFunction) -> Plan {
    let mut ctx = Ctx::new();
    let plan = eliminate::plan(function, &Options::new(Strategy::Llvm), &mut ctx);
    let plan = plan.unwrap_or_else(|error| panic!("{}: {error}", function.name)).clone();
    eliminate::check(function, &plan).unwrap_or_else(|error| panic!("{}: {error}", function.name));
    plan
}

/// Compares the copies that the model inserts for each phi with those of LLVM, and the blocks that both add.
/// How many copies there are.
fn compare(before: &MirFunction, after: &MirFunction) -> usize {
    let name = &before.name;
    let plan = plan(before);
    let mut total = 0;
    for (phi, _) in before.blocks.iter().flat_map(|block| &block.phis) {
        let of_phi = |head: bool| {
            let entries = plan.ledger.iter().filter(|entry| entry.phi.0 == *phi);
            entries.filter(|entry| (entry.reason == Reason::Isolation) == head).count()
        };
        let dest = format!("%{phi}");
        let incoming: Vec<&String> = after.copies.iter().filter(|c| c.0 == dest).map(|c| &c.1).collect();
        assert_eq!(incoming.len(), of_phi(true), "{name}: copies to {dest} from its incoming register");
        let into = |register: &&String| after.copies.iter().filter(|copy| copy.0 == ***register).count();
        let written: usize = incoming.iter().map(into).sum();
        assert_eq!(written, of_phi(false), "{name}: copies to the incoming register of {dest}");
        total += incoming.len() + written;
    }
    assert_eq!(after.copies.len() - before.copies.len(), total, "{name}: all copies");
    assert_eq!(plan.ledger.len(), total, "{name}: the ledger");
    // LLVM decides before it coalesces; the plan has an edge block for each remaining copy.
    for edge in &plan.split_edges {
        assert!(before.has_edge(before, *edge) && !after.has_edge(before, *edge), "{name}: {edge} is split");
    }
    total
}

fn corpus() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<PathBuf> = files.filter(|path| path.extension().is_some_and(|e| e == "ll")).collect();
    files.sort();
    files
}

fn run(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{command:?}: {error}");
    Some(String::from_utf8(output.stdout).unwrap())
}

/// Virtual registers copied to virtual registers.
fn between_registers(function: &MirFunction) -> usize {
    function.copies.iter().filter(|copy| copy.0.starts_with('%') && copy.1.starts_with('%')).count()
}

#[test]
fn the_model_inserts_what_llvm_inserted_for_functions_that_are_kept() {
    let (before, after) = (mir::read(include_str!("before.mir")), mir::read(include_str!("after.mir")));
    let copies: Vec<usize> =
        before.iter().zip(&after).map(|(before, after)| compare(before, after)).collect();
    assert_eq!(copies, [12, 48, 7]);
    // LLVM splits the edge that leaves the loop.
    assert_eq!(plan(&before[0]).split_edges.len(), 0, "its copy is merged away");
}

/// For each phi of the corpus the strategy inserts the same copies as LLVM; the copies left are those that
/// LLVM's coalescer leaves, except for a few that LLVM avoids by commuting operands or rematerialising.
#[test]
fn the_model_inserts_what_llvm_inserts_for_every_phi_of_the_corpus() {
    let scratch = std::env::temp_dir().join(format!("sheave-llvm-model-{}", std::process::id()));
    std::fs::create_dir_all(&scratch).unwrap();
    let (mut inserted, mut model, mut llvm) = (0, 0, 0);
    for path in corpus() {
        let ir = scratch.join("promoted.ll");
        if run(Command::new("opt-19").args(["-passes=mem2reg", "-S", "-o"]).arg(&ir).arg(&path)).is_none() {
            return;
        }
        let llc = |arguments: &[&str], input: &Path| {
            run(Command::new("llc-19").args(["-O2", "-o", "-"]).args(arguments).arg(input)).unwrap()
        };
        let before = llc(&["-stop-before=phi-node-elimination"], &ir);
        let after = mir::read(&llc(&["-stop-after=phi-node-elimination"], &ir));
        let machine = scratch.join("before.mir");
        std::fs::write(&machine, &before).unwrap();
        // Without the two-address pass, whose copies would count, too.
        let passes = ["-run-pass=phi-node-elimination", "-run-pass=register-coalescer"];
        let (before, coalesced) = (mir::read(&before), mir::read(&llc(&passes, &machine)));
        for ((before, after), coalesced) in before.iter().zip(&after).zip(&coalesced) {
            inserted += compare(before, after);
            model += plan(before).counters.copies_left as usize;
            llvm += between_registers(coalesced);
        }
    }
    std::fs::remove_dir_all(&scratch).unwrap();
    println!("{inserted} copies inserted; the model leaves {model}, LLVM {llvm}");
    assert!(inserted > 3000, "{inserted}");
    assert!(model.abs_diff(llvm) * 20 <= llvm, "the model leaves {model} copies, LLVM {llvm}");
}
