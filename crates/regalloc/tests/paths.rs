//! The path that explains a wrong answer leads from the entry to the operand, and a simulator that follows it
//! reads another value there.

use sheave_regalloc::checker::{self, Rule};
use sheave_regalloc::{Ctx, Options, Output, run};
use sheave_testing::Rng;
use sheave_testing::regalloc::{Shape, Target, dump, follow, generate};

#[test]
fn paths_of_damaged_answers_can_be_followed() {
    let (mut ctx, mut out) = (Ctx::default(), Output::default());
    let (mut followed, mut unexplained) = (0, 0);
    for seed in 0..2000 {
        let mut random = Rng::new(seed);
        let target = Target::usual((seed % 3 == 0).then_some(7));
        let mut code = generate(&mut random, &target, Shape::new(7, 6, 14));
        if run(&mut code, &target.registers, &Options::default(), &mut ctx, &mut out).is_err() {
            continue;
        }
        for _ in 0..4 {
            // Paths do not explain widths.
            let mut wrong = out.clone();
            wrong.slots.fill(8);
            wrong.moves.iter_mut().for_each(|it| it.bytes = 8);
            match random.below(3) {
                0 if !wrong.moves.is_empty() => {
                    let at = random.below(wrong.moves.len());
                    wrong.moves[at] = wrong.moves[random.below(out.moves.len())];
                }
                _ if !wrong.allocs.is_empty() => {
                    let [at, from] = [0; 2].map(|_| random.below(wrong.allocs.len()));
                    if !wrong.allocs[at].is_none() && !wrong.allocs[from].is_none() {
                        wrong.allocs[at] = wrong.allocs[from];
                    }
                }
                _ => {}
            }
            for fault in checker::check(&code, &target.registers, &wrong) {
                if fault.rule != Rule::WrongValue {
                    continue;
                }
                let Some(path) = checker::path(&code, &wrong, &fault) else {
                    unexplained += 1;
                    continue;
                };
                if let Err(error) = follow(&code, &wrong, &fault, &path) {
                    panic!("seed {seed}: {fault}, {path:?}: {error}\n{}", dump(&code, &wrong));
                }
                followed += 1;
            }
        }
    }
    assert!(followed > 2000 && unexplained < followed / 20, "{followed} followed, {unexplained} unexplained");
}
