//! Cranelift's test files, if available.

use std::collections::HashMap;
use std::fs;
use std::path::PathBuf;

/// The files in the folders of `SHEAVE_CLIF`, which are separated by colons.
pub(crate) fn files() -> Vec<PathBuf> {
    let Ok(folders) = std::env::var("SHEAVE_CLIF") else { return Vec::new() };
    let mut files: Vec<PathBuf> = folders
        .split(':')
        .flat_map(|folder| fs::read_dir(folder).expect("the folder can be read"))
        .map(|entry| entry.expect("so can its entries").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "clif"))
        .collect();
    files.sort();
    files
}

/// `text` as this version of Cranelift writes it: older ones had instructions for accesses to slots, and for
/// operations with a constant. Settings and targets do not matter here.
pub(crate) fn modern(text: &str) -> String {
    let mut types: HashMap<String, String> = HashMap::new();
    let mut out = String::new();
    let mut fresh = 900_000;
    for line in text.lines() {
        if line.starts_with("set ") || line.starts_with("target ") {
            continue;
        }
        if line.starts_with("function") {
            types.clear();
        }
        // `block0(v0: i64)` and `v1 = iconst.i32 7` contain types.
        for (name, ty) in line.split(['(', ',', ')']).filter_map(|part| part.split_once(':')) {
            types.insert(name.trim().to_owned(), ty.trim().to_owned());
        }
        let (code, comment) = line.split_once(';').map_or((line, ""), |(code, comment)| (code, comment));
        let (dest, operation) = code.split_once('=').map_or(("", code), |(dest, rest)| (dest.trim(), rest));
        let (opcode, operands) = operation.trim().split_once(' ').unwrap_or((operation.trim(), ""));
        let (opcode, ty) = opcode.split_once('.').unwrap_or((opcode, ""));
        if !dest.is_empty() && !ty.is_empty() {
            types.insert(dest.to_owned(), ty.to_owned());
        }
        fresh += 1;
        let made = match opcode {
            "stack_load" => format!("v{fresh} = stack_addr.i64 {operands}\n{dest} = load.{ty} v{fresh}"),
            "stack_store" => {
                let (value, slot) = operands.split_once(',').unwrap_or((operands, ""));
                format!("v{fresh} = stack_addr.i64 {slot}\nstore {value}, v{fresh}")
            }
            _ => match opcode.strip_suffix("_imm") {
                Some(opcode) => {
                    let (operands, constant) = operands.rsplit_once(',').unwrap_or((operands, "0"));
                    let first = operands.split_whitespace().last().unwrap_or("");
                    let ty = types.get(first).map_or("i64", String::as_str).to_owned();
                    if opcode != "icmp" {
                        types.insert(dest.to_owned(), ty.clone());
                    }
                    let separator = if opcode == "icmp" { " " } else { "" };
                    let operands = operands.trim();
                    format!(
                        "v{fresh} = iconst.{ty} {constant}\n{dest} = {opcode}{separator} {operands}, v{fresh}"
                    )
                }
                None => {
                    out += line;
                    out += "\n";
                    continue;
                }
            },
        };
        out += &made;
        out += &format!(" ;{comment}\n");
    }
    out
}
