//! Instructions and register moves as executed.
//!
//! Sheave's: the program runs with counters, and the machine code of a block or edge counts as often as the
//! block or edge ran. Peers': the executable runs under callgrind, and the counts by
//! address are joined with the disassembly. Both count the program's code, not libc's.

use std::collections::HashMap;
use std::path::Path;
use std::process::Command;

use iced_x86::{Decoder, DecoderOptions};
use sheave::Context;
use sheave::copies::{Invocation, SsaRun};
use sheave_x64::{CodeBuffer, CodeRegion};

use crate::corpus::Program;
use crate::cranelift::Input;
use crate::peers::Peer;
use crate::report::{Table, geometric_mean};
use crate::stages::Compiler;
use crate::tools;

/// Instructions executed, and how many of them are moves between registers.
#[derive(Clone, Copy, Default, Debug)]
struct Executed {
    instructions: u64,
    moves: u64,
}

impl Executed {
    fn share(self) -> f64 {
        self.moves as f64 / self.instructions.max(1) as f64
    }
}

/// Instructions executed by Sheave's code of `program`.
fn sheave(program: &Program) -> Result<Executed, String> {
    let module = sheave::read_file(&program.ll).map_err(|error| error.to_string())?;
    let mut compiler = Compiler::new();
    let with = Invocation { args: vec![program.small.clone().into_bytes()], ..Invocation::default() };
    let run = SsaRun::new(&mut Context::new(), &module, compiler.options(), &with);
    let run = run.map_err(|error| error.to_string())?;
    let mut sum = Executed::default();
    for id in module.functions.keys() {
        let code = compiler.one(&module, id)?.clone();
        let ran = run.of(id, compiler.function());
        for (region, executed) in regions_of(&code) {
            let times = ran.region(region.block, region.succ_idx, false);
            sum.instructions += executed.instructions * times;
            sum.moves += executed.moves * times;
        }
    }
    Ok(sum)
}

/// The regions of a function's code with the contents of each; shared code counts in each region that shares
/// it.
fn regions_of(code: &CodeBuffer) -> Vec<(CodeRegion, Executed)> {
    let bytes = &code.bytes[..code.code_size as usize];
    let (mut starts, mut sums) = (Vec::new(), vec![Executed::default()]);
    for instruction in Decoder::with_ip(64, bytes, 0, DecoderOptions::NONE).iter() {
        let Executed { instructions, moves } = sums[starts.len()];
        starts.push(instruction.ip() as u32);
        sums.push(Executed {
            instructions: instructions + 1,
            moves: moves + u64::from(sheave::count_moves(&instruction)),
        });
    }
    let before = |end: u32| sums[starts.partition_point(|&start| start < end)];
    let regions = code.region_ranges().into_iter().map(|(region, range)| {
        let (from, to) = (before(range.start), before(range.end));
        let moves = to.moves - from.moves;
        (region, Executed { instructions: to.instructions - from.instructions, moves })
    });
    regions.collect()
}

/// Instructions executed in the text of an executable, linked to fixed addresses, with the program's small
/// argument.
fn native(executable: &Path, program: &Program, folder: &Path) -> Result<Executed, String> {
    let profile = folder.join("profile");
    let run = Command::new("valgrind")
        .args(["--tool=callgrind", "--dump-instr=yes", "--compress-pos=no", "--compress-strings=no"])
        .arg(format!("--callgrind-out-file={}", profile.display()))
        .arg(executable)
        .arg(&program.small)
        .output();
    run.map_err(|error| format!("valgrind: {error}"))?;
    let profile = std::fs::read_to_string(&profile).map_err(|error| format!("callgrind: {error}"))?;
    let mut times: HashMap<u64, u64> = HashMap::new();
    let (mut own, mut inclusive) = (false, false);
    for line in profile.lines() {
        if let Some(object) = line.strip_prefix("ob=") {
            own = Path::new(object) == executable;
        } else if line.starts_with("calls=") {
            // The next line is the callee's cost, not the call's.
            inclusive = true;
        } else if let Some(rest) = line.strip_prefix("0x") {
            if own && !inclusive {
                let mut fields = rest.split(' ');
                let address = fields.next().and_then(|field| u64::from_str_radix(field, 16).ok());
                let count = fields.next_back().and_then(|field| field.parse::<u64>().ok());
                if let (Some(address), Some(count)) = (address, count) {
                    *times.entry(address).or_default() += count;
                }
            }
            inclusive = false;
        }
    }
    let file = std::fs::read(executable).map_err(|error| format!("{}: {error}", executable.display()))?;
    let (base, text) = text_of(&file).ok_or_else(|| format!("{}: no section .text", executable.display()))?;
    let mut sum = Executed::default();
    // Only executed code is decoded, so that data between instructions does no harm.
    for (&address, &ran) in &times {
        let Some(code) = address.checked_sub(base).and_then(|at| text.get(at as usize..)) else { continue };
        let instruction = Decoder::with_ip(64, code, address, DecoderOptions::NONE).decode();
        sum.instructions += ran;
        sum.moves += u64::from(sheave::count_moves(&instruction)) * ran;
    }
    if sum.instructions == 0 { Err(format!("{}: nothing was counted", program.name)) } else { Ok(sum) }
}

/// Address and bytes of the section `.text` of an ELF file, by its header.
pub(crate) fn text_of(file: &[u8]) -> Option<(u64, Vec<u8>)> {
    let number = |at: usize, size: usize| -> Option<u64> {
        let bytes = file.get(at..at + size)?;
        Some(bytes.iter().rev().fold(0, |n, &byte| n << 8 | u64::from(byte)))
    };
    let section = |index: u64| -> Option<(u64, u64, u64, u64)> {
        let at = (number(0x28, 8)? + index * number(0x3a, 2)?) as usize;
        Some((number(at, 4)?, number(at + 16, 8)?, number(at + 24, 8)?, number(at + 32, 8)?))
    };
    let names = section(number(0x3e, 2)?)?.2;
    (0..number(0x3c, 2)?).filter_map(section).find_map(|(name, address, offset, size)| {
        let name = file.get((names + name) as usize..)?;
        let bytes = file.get(offset as usize..(offset + size) as usize)?;
        name.starts_with(b".text\0").then(|| (address, bytes.to_vec()))
    })
}

/// Measures all programs with their small arguments.
///
/// # Errors
/// When a program cannot be built or run.
pub fn measure(programs: &[Program]) -> Result<String, String> {
    let folder = tools::Folder::new("executed")?;
    let peers: Vec<Peer> = [
        Peer::Clang("-O2"),
        Peer::Mem2regLlc,
        Peer::Clang("-O0"),
        Peer::Cranelift(Input::Promoted),
        Peer::Cranelift(Input::Optimised),
    ]
    .into_iter()
    .filter(|peer| peer.version().is_some() && tools::find(&["valgrind"]).is_some())
    .collect();
    let names: Vec<String> =
        std::iter::once("Sheave".to_owned()).chain(peers.iter().map(|peer| peer.name())).collect();
    let base = usize::from(!peers.is_empty());
    let mut table = Table::new(
        std::iter::once("program".to_owned())
            .chain(names.iter().map(|name| format!("moves: {name}")))
            .chain(names.iter().map(|name| format!("instructions: {name}"))),
    );
    let mut shares = vec![Vec::new(); names.len()];
    let mut ratios = vec![Vec::new(); names.len()];
    for program in programs {
        let mut executed = vec![sheave(program)?];
        for peer in &peers {
            let executable =
                peer.build(program, folder.path(), &["-no-pie"])?.ok_or("a compiler went away")?;
            executed.push(native(&executable, program, folder.path())?);
        }
        let mut row = vec![program.name.clone()];
        for (share, executed) in shares.iter_mut().zip(&executed) {
            share.push(executed.share());
            row.push(format!("{:.1} %", 100.0 * executed.share()));
        }
        for (ratio, of) in ratios.iter_mut().zip(&executed) {
            ratio.push(of.instructions as f64 / executed[base].instructions as f64);
            row.push(format!("{:.2}", ratio[ratio.len() - 1]));
        }
        eprintln!("  {}", row.join("  "));
        table.row(row);
    }
    let mut row = vec!["mean of shares, geometric mean of ratios".to_owned()];
    row.extend(
        shares.iter().map(|share| {
            format!("**{:.1} %**", 100.0 * share.iter().sum::<f64>() / share.len().max(1) as f64)
        }),
    );
    row.extend(
        ratios
            .iter()
            .map(|ratio| geometric_mean(ratio).map_or(String::new(), |mean| format!("**{mean:.2}**"))),
    );
    table.row(row);
    Ok(format!(
        "Moves as a share of the instructions executed, and instructions executed as a ratio to {}.\n\n{}",
        names[base],
        table.render()
    ))
}
