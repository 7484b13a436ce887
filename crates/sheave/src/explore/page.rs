//! Writes pages: one file with everything in it, or a folder with a script for each function.
//!
//! The data are JSON, compressed by deflate and written in base64: a browser undoes both without any library.
//! A page from a disk cannot read other files, but it can load scripts; so a folder has scripts beside
//! the page that hand their text over.

use std::collections::HashMap;
use std::io::Write as _;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use serde::Serialize;
use serde_json::Value;

use super::Exploration;
use super::model::Function;
use crate::copies::escape;

const STYLE: &str = include_str!("page/explorer.css");
const BODY: &str = include_str!("page/explorer.html");
/// In the order in which they are loaded; one script for the browser.
const SCRIPTS: [&str; 8] = [
    include_str!("page/data.js"),
    include_str!("page/text.js"),
    include_str!("page/links.js"),
    include_str!("page/columns.js"),
    include_str!("page/parts.js"),
    include_str!("page/graphs.js"),
    include_str!("page/copies.js"),
    include_str!("page/main.js"),
];

/// Functions above which one file is too large.
pub const MAX_FUNCTIONS_IN_PAGE: usize = 200;

/// A file of a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct File {
    /// Its name in the folder.
    pub name: String,
    /// Its contents.
    pub text: String,
}

impl Exploration {
    /// A self-contained page.
    pub fn page(&self) -> String {
        let mut data = script("index", &packed(&self.index));
        for (at, function) in self.functions.iter().enumerate() {
            data.push_str(&script(&format!("function-{at}"), &packed(&shared(function))));
        }
        self.write(&data)
    }

    /// The page `stem.html`; one of many functions has a script for each in the folder `stem.files`.
    pub fn files(&self, stem: &str) -> Vec<File> {
        let name = format!("{stem}.html");
        if self.functions.len() <= MAX_FUNCTIONS_IN_PAGE {
            return vec![File { name, text: self.page() }];
        }
        let folder = format!("{stem}.files/");
        let mut index = self.index.clone();
        index.scripts.clone_from(&folder);
        let page = File { name, text: self.write(&script("index", &packed(&index))) };
        let function = |(at, function)| File {
            name: format!("{folder}function-{at}.js"),
            text: format!("receiveFunction({at}, \"{}\");\n", packed(&shared(function))),
        };
        std::iter::once(page).chain(self.functions.iter().enumerate().map(function)).collect()
    }

    fn write(&self, data: &str) -> String {
        let title = format!("{} - Sheave explorer", escape(&self.index.file));
        let scripts = SCRIPTS.concat();
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<link rel=\"icon\" href=\"data:,\">\n\
             <style>\n{STYLE}</style>\n</head>\n<body>\n\
             {BODY}{data}<script>\n\"use strict\";\n{scripts}</script>\n</body>\n</html>\n"
        )
    }
}

/// Data in an element that no browser executes.
fn script(id: &str, data: &str) -> String {
    format!("<script type=\"text/plain\" id=\"{id}\">{data}</script>\n")
}

/// The function as JSON, in which whatever is the same under several placements and strategies is in a table,
/// once: deflate does not look back far enough to find it.
fn shared(function: &Function) -> Value {
    let mut value =
        serde_json::to_value(function).unwrap_or_else(|error| unreachable!("plain data are JSON: {error}"));
    let mut table = Vec::new();
    let mut known: HashMap<String, usize> = HashMap::new();
    let mut share = |part: &mut Value| {
        let text = part.to_string();
        let at = *known.entry(text).or_insert_with(|| {
            table.push(part.take());
            table.len() - 1
        });
        *part = at.into();
    };
    for placement in value["placements"].as_array_mut().into_iter().flatten() {
        for strategy in placement["strategies"].as_array_mut().into_iter().flatten() {
            strategy.as_object_mut().into_iter().flatten().for_each(|(_, part)| share(part));
        }
        let parts = placement.as_object_mut().into_iter().flatten();
        parts.filter(|(name, _)| *name != "strategies").for_each(|(_, part)| share(part));
    }
    value["shared"] = table.into();
    value
}

/// JSON, compressed, as text.
fn packed(value: &impl Serialize) -> String {
    let mut encoder = ZlibEncoder::new(Vec::new(), Compression::best());
    let written = serde_json::to_vec(value).map_err(Into::into).and_then(|json| encoder.write_all(&json));
    written.and_then(|()| encoder.finish()).map_or_else(
        |error: std::io::Error| unreachable!("plain data in memory: {error}"),
        |bytes| base64(&bytes),
    )
}

/// Base64 of RFC 4648, padded.
fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut out = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let word = (chunk.iter().chain([0, 0].iter()).take(3))
            .fold(0_u32, |word, &byte| word << 8 | u32::from(byte));
        for digit in 0..4 {
            out.push(match digit <= chunk.len() {
                true => DIGITS[(word >> (18 - 6 * digit) & 63) as usize] as char,
                false => '=',
            });
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::base64;

    #[test]
    fn base64_is_that_of_the_standard() {
        let texts = ["", "f", "fo", "foo", "foob", "fooba", "foobar"].map(|text| base64(text.as_bytes()));
        assert_eq!(texts, ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"]);
    }
}
