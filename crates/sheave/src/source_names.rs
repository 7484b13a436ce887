//! Names from the source: the local variable of each slot of a function, from the text of LLVM IR.
//!
//! The reader of LLVM IR makes one slot of each `alloca`, in order, and drops their names. Here the text is
//! scanned once more: a debug record names the variable of an `alloca`; without debug information its own
//! name does, if it has one.
//!
//! ```text
//! %3 = alloca i32, align 4
//! #dbg_declare(ptr %3, !17, !DIExpression(), !18)          slot 0 is `count`
//! !17 = !DILocalVariable(name: "count", arg: 1, …)
//! ```

use std::collections::HashMap;

use sheave_ir::{Function, InstData, Slot, Value};

/// By function, by slot: its name.
pub type SlotNames = HashMap<String, Vec<Option<String>>>;

/// The names in the text of a module.
pub fn of_llvm_ir(text: &str) -> SlotNames {
    let variable = |line: &'_ str| {
        let (number, data) = line.trim_start().split_once(" = ")?;
        let name = data.split_once("!DILocalVariable(")?.1.split("name: \"").nth(1)?.split('"').next()?;
        Some((number.to_owned(), name.to_owned()))
    };
    let variables: HashMap<String, String> = text.lines().filter_map(variable).collect();
    let names = |lines: Vec<&str>| {
        let mut slots: Vec<(&str, Option<String>)> = Vec::new();
        for line in lines {
            if let Some((result, operation)) = line.trim_start().split_once(" = ")
                && operation.starts_with("alloca ")
            {
                slots.push((result, own_name(result)));
            } else if let Some((slot, variable)) = declaration(line)
                && let Some(known) = slots.iter_mut().find(|known| known.0 == slot)
                && let Some(name) = variables.get(variable)
            {
                known.1 = Some(name.clone());
            }
        }
        slots.into_iter().map(|(_, name)| name).collect()
    };
    functions(text).into_iter().map(|(name, _, lines)| (name, names(lines))).collect()
}

/// The functions in the text of a module: name, first line, and the lines in braces.
pub(crate) fn functions(text: &str) -> Vec<(String, &str, Vec<&str>)> {
    let mut functions = Vec::new();
    let mut lines = text.lines();
    while let Some(head) = lines.find(|line| line.starts_with("define ")) {
        let body = lines.by_ref().take_while(|&line| line != "}").collect();
        functions.extend(symbol(head).map(|name| (name, head, body)));
    }
    functions
}

/// The symbol in the head of a definition.
fn symbol(head: &str) -> Option<String> {
    let rest = head.split_once('@')?.1;
    let end = match rest.strip_prefix('"') {
        Some(quoted) => return quoted.split('"').next().map(str::to_owned),
        None => rest.find('(')?,
    };
    Some(rest[..end].to_owned())
}

/// The slot and the variable of a debug record, or of a call of the intrinsic that preceded it.
fn declaration(line: &str) -> Option<(&str, &str)> {
    let rest = match line.split_once("#dbg_declare(") {
        Some((_, rest)) => rest,
        None => line.split_once("@llvm.dbg.declare(metadata ")?.1,
    };
    let (slot, rest) = rest.strip_prefix("ptr ")?.split_once(", ")?;
    let variable = rest.trim_start_matches("metadata ").split(',').next()?;
    Some((slot, variable))
}

/// `%count.addr` is `count`; `%7` has no name, and `%retval` is no variable.
fn own_name(slot: &str) -> Option<String> {
    let name = slot.trim_start_matches('%').trim_matches('"');
    let name = name.strip_suffix(".addr").unwrap_or(name);
    let is_number = name.bytes().all(|byte| byte.is_ascii_digit());
    (!is_number && name != "retval").then(|| name.to_owned())
}

/// The names of values in the source.
pub(crate) struct Names {
    of_slots: HashMap<Slot, String>,
    of_values: HashMap<String, String>,
}

impl Names {
    /// Names of the function as read: its slots, and the values first stored to them.
    pub(crate) fn new(func: &Function, slots: &[Option<String>]) -> Self {
        let mut names = Names { of_slots: HashMap::new(), of_values: HashMap::new() };
        let insts = || func.layout.iter().flat_map(|&block| func.block_insts(block)).copied();
        let allocas: Vec<_> = (insts())
            .filter_map(|inst| match func.insts[inst] {
                InstData::Alloca { slot } => Some((slot, func.result(inst)?)),
                _ => None,
            })
            .collect();
        // If the numbers differ, slots and names do not correspond.
        if allocas.len() != slots.len() {
            return names;
        }
        let mut of_address = HashMap::new();
        for (&(slot, address), name) in allocas.iter().zip(slots) {
            if let Some(name) = name {
                names.of_slots.insert(slot, name.clone());
                names.of_values.insert(func.value_name(address).to_string(), format!("&{name}"));
                of_address.insert(address, name);
            }
        }
        for inst in insts() {
            if let InstData::Store { addr, value, offset: 0, .. } = func.insts[inst]
                && let Some(&name) = of_address.get(&addr)
                && !func.values[value].is_const()
            {
                names.of_values.entry(func.value_name(value).to_string()).or_insert_with(|| name.clone());
            }
            if let InstData::Load { addr, offset: 0, .. } = func.insts[inst]
                && let (Some(&name), Some(result)) = (of_address.get(&addr), func.result(inst))
            {
                names.of_values.entry(func.value_name(result).to_string()).or_insert_with(|| name.clone());
            }
        }
        names
    }

    pub(crate) fn add_phis(&mut self, func: &Function, phis: &[(Value, Slot)]) {
        for &(phi, slot) in phis {
            if let Some(name) = self.of_slots.get(&slot) {
                self.of_values.entry(func.value_name(phi).to_string()).or_insert_with(|| name.clone());
            }
        }
    }

    /// Sorted by value; `func` is the last stage.
    pub(crate) fn finish(self, func: &Function) -> Vec<(String, String)> {
        let mut names = Vec::new();
        for value in func.values.keys() {
            let value = func.value_name(value).to_string();
            if let Some(name) = self.of_values.get(&value) {
                names.push((value, name.clone()));
            }
        }
        names
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_named_by_debug_records_or_by_themselves() {
        let text = "define dso_local i32 @f(i32 noundef %0) #0 !dbg !9 {
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
    #dbg_declare(ptr %3, !17, !DIExpression(), !18)
  call void @llvm.dbg.declare(metadata ptr %2, metadata !19, metadata !DIExpression()), !dbg !20
}
define void @\"g h\"() {
  %retval = alloca i32
  %count.addr = alloca i32, align 4
}
!17 = !DILocalVariable(name: \"count\", arg: 1, scope: !9)
!19 = !DILocalVariable(name: \"sum\", scope: !9)
";
        let names = of_llvm_ir(text);
        let some = |name: &str| Some(name.to_owned());
        assert_eq!(names["f"], [some("sum"), some("count")]);
        assert_eq!(names["g h"], [None, some("count")]);
    }
}
