//! Links from numbers to the code that they count: addresses of pages of `sheave explore`.

/// The address of the pages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Links {
    page: String,
    /// The passes before elimination, which the page should have been made with.
    passes: String,
}

/// The target of a link.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Target<'a> {
    pub(crate) file: &'a str,
    pub(crate) function: Option<&'a str>,
    /// The name of the placement.
    pub(crate) placement: &'a str,
    /// The name of the strategy.
    pub(crate) strategy: &'a str,
    /// The number of a copy of the function.
    pub(crate) copy: Option<usize>,
}

impl Links {
    /// Links to `page`, or, if that ends in `/`, to a page in that folder for each file: `prog.html` for
    /// `prog.c`. The numbers are counted after `passes`.
    pub fn new(page: &str, passes: &str) -> Self {
        Links { page: page.to_owned(), passes: passes.to_owned() }
    }

    /// The address of `target`.
    pub(crate) fn address(&self, target: &Target<'_>) -> String {
        let mut address: String = encoded(&self.page, "/:.?=&%");
        if self.page.ends_with('/') {
            let name = target.file.rsplit('/').next().unwrap_or(target.file);
            let stem = name.rsplit_once('.').map_or(name, |(stem, _)| stem);
            address.push_str(&encoded(stem, ""));
            address.push_str(".html");
        }
        let mut separator = '#';
        let mut add = |name: &str, value: &str| {
            address.push(separator);
            address.push_str(name);
            address.push('=');
            address.push_str(&encoded(value, ""));
            separator = '&';
        };
        if let Some(function) = target.function {
            add("function", function);
        }
        add("placement", target.placement);
        add("strategy", target.strategy);
        if let Some(copy) = target.copy {
            add("copy", &copy.to_string());
        }
        add("passes", &self.passes);
        address
    }
}

/// `text` with everything but letters, digits, `-_.` and `kept` as percent signs and digits.
fn encoded(text: &str, kept: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        let plain = byte.is_ascii_alphanumeric() || b"-_.".contains(&byte) || kept.as_bytes().contains(&byte);
        match plain {
            true => out.push(char::from(byte)),
            false => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_name_page_function_and_copy() {
        let target = Target {
            file: "src/a b.c",
            function: Some("f&g"),
            placement: "pruned",
            strategy: "coalesce",
            copy: Some(12),
        };
        let end = "#function=f%26g&placement=pruned&strategy=coalesce&copy=12&passes=sroa%2Cpromote";
        let address = |page| Links::new(page, "sroa,promote").address(&target);
        assert_eq!(address("page.html"), format!("page.html{end}"));
        assert_eq!(address("out/pages/"), format!("out/pages/a%20b.html{end}"));
    }
}
