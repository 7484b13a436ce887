//! The table of seeded faults keeps pace with the code: each entry still applies, exactly once.

use std::collections::HashSet;
use std::path::Path;

#[test]
fn every_fault_applies() {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = tests.parent().expect("the tests lie in the repository");
    let faults = sheave_tests::faults::table(&tests.join("faults")).expect("the table can be read");
    let mut seen = HashSet::new();
    let mut wrong = Vec::new();
    for fault in &faults {
        let text = std::fs::read_to_string(root.join(&fault.file));
        match text.map_err(|error| format!("{fault}: {error}")).and_then(|text| fault.apply(&text)) {
            Ok(changed) if !seen.insert((&fault.file, changed.clone())) => {
                wrong.push(format!("{fault}: the same fault is in the table twice"));
            }
            Ok(_) => {}
            Err(error) => wrong.push(error),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(faults.len() >= 150, "the table has {} faults", faults.len());
}
