//! Names of types as messages show them.

const FUNDAMENTAL: &[(&str, &str)] = &[
    ("v", "void"),
    ("b", "bool"),
    ("w", "wchar_t"),
    ("c", "char"),
    ("a", "signed char"),
    ("h", "unsigned char"),
    ("s", "short"),
    ("t", "unsigned short"),
    ("i", "int"),
    ("j", "unsigned int"),
    ("l", "long"),
    ("m", "unsigned long"),
    ("x", "long long"),
    ("y", "unsigned long long"),
    ("n", "__int128"),
    ("o", "unsigned __int128"),
    ("f", "float"),
    ("d", "double"),
    ("e", "long double"),
    ("g", "__float128"),
    ("Ds", "char16_t"),
    ("Di", "char32_t"),
    ("Du", "char8_t"),
    ("Dn", "decltype(nullptr)"),
];

/// The type with this mangled name as C++ writes it: fundamental types, classes in namespaces, pointers to
/// them. What has arguments of templates stays as it is, as it does where libstdc++ has no demangler.
pub(super) fn readable(mangled: &str) -> String {
    type_name(mangled).unwrap_or_else(|| mangled.to_owned())
}

fn type_name(mangled: &str) -> Option<String> {
    // What is around a type comes before it: `PKc` is `char const*`.
    let mut rest = mangled.strip_prefix('*').unwrap_or(mangled);
    let mut around = Vec::new();
    while let Some((letter, text)) = [("P", "*"), ("K", " const"), ("V", " volatile")]
        .into_iter()
        .find(|(letter, _)| rest.starts_with(letter))
    {
        around.push(text);
        rest = &rest[letter.len()..];
    }
    let mut name = match FUNDAMENTAL.iter().find(|(letters, _)| *letters == rest) {
        Some((_, name)) => (*name).to_owned(),
        None => class_name(rest)?,
    };
    around.iter().rev().for_each(|text| name += text);
    Some(name)
}

/// `1A`, `St9bad_alloc`, `N2ns1AE`, `N12_GLOBAL__N_11AE`.
fn class_name(mangled: &str) -> Option<String> {
    let nested = mangled.strip_prefix('N').map(|rest| rest.strip_suffix('E'));
    let is_nested = nested.is_some();
    let mut rest = nested.unwrap_or(Some(mangled))?;
    let mut parts = Vec::new();
    if let Some(after) = rest.strip_prefix("St") {
        parts.push("std");
        rest = after;
    }
    while !rest.is_empty() {
        let digits = rest.find(|c: char| !c.is_ascii_digit())?;
        let len: usize = rest[..digits].parse().ok()?;
        let part = rest.get(digits..digits.checked_add(len)?)?;
        parts.push(if part.starts_with("_GLOBAL__N") { "(anonymous namespace)" } else { part });
        rest = &rest[digits + len..];
    }
    let n_names = parts.iter().filter(|&&part| part != "std").count();
    (n_names > 0 && (is_nested || n_names == 1)).then(|| parts.join("::"))
}

#[cfg(test)]
mod tests {
    use super::readable;

    #[test]
    fn names_are_as_in_cpp() {
        for (mangled, name) in [
            ("i", "int"),
            ("PKc", "char const*"),
            ("PPKi", "int const**"),
            ("1A", "A"),
            ("*1A", "A"),
            ("St13runtime_error", "std::runtime_error"),
            ("N2ns5inner1AE", "ns::inner::A"),
            ("N12_GLOBAL__N_11AE", "(anonymous namespace)::A"),
            ("PN2ns1AE", "ns::A*"),
            ("1TIiE", "1TIiE"),
            ("9A", "9A"),
            ("", ""),
        ] {
            assert_eq!(readable(mangled), name);
        }
    }
}
