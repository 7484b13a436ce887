//! Parts of the text that can go: items, lines, words.

use super::minimise;

/// Questions about one text, so that a large one that hardly shrinks comes to an end.
const MAX_QUESTIONS: u32 = 20_000;

/// Words of a larger text are not tried one by one.
const MAX_WORDS: usize = 4_000;

/// Leaves out functions, data and declarations.
pub(super) fn by_items(text: &str, fails: &mut dyn FnMut(&str) -> bool) -> String {
    // Labels of blocks begin lines, too, and may have comments after them.
    let is_label = |line: &str| line.split_whitespace().next().is_some_and(|word| word.ends_with(':'));
    let starts_item = |line: &str| !line.starts_with([' ', '}', '\n']) && !is_label(line);
    let mut items: Vec<String> = vec![];
    for line in text.split_inclusive('\n') {
        match items.last_mut() {
            Some(item) if !starts_item(line) => item.push_str(line),
            _ => items.push(line.to_owned()),
        }
    }
    by_parts(items, fails)
}

/// Leaves out lines.
pub(super) fn by_lines(text: &str, fails: &mut dyn FnMut(&str) -> bool) -> String {
    by_parts(text.split_inclusive('\n').map(str::to_owned).collect(), fails)
}

/// Leaves out words and punctuation.
pub(super) fn by_words(text: &str, fails: &mut dyn FnMut(&str) -> bool) -> String {
    let words = words(text);
    if words.len() > MAX_WORDS { text.to_owned() } else { by_parts(words, fails) }
}

/// The words and signs of `text`, each with the white space after it.
fn words(text: &str) -> Vec<String> {
    let is_word = |c: char| c.is_alphanumeric() || "_%.+-\"\\".contains(c);
    let mut words: Vec<String> = vec![];
    let mut last = None;
    for c in text.chars() {
        let continues = c.is_whitespace() || is_word(c) && last.is_some_and(is_word);
        match words.last_mut() {
            Some(word) if continues => word.push(c),
            _ => words.push(c.to_string()),
        }
        last = Some(c);
    }
    words
}

fn by_parts(parts: Vec<String>, fails: &mut dyn FnMut(&str) -> bool) -> String {
    let mut questions = 0;
    let parts = minimise(parts, |rest| {
        questions += 1;
        questions < MAX_QUESTIONS && fails(&rest.concat())
    });
    parts.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "extern function %puts(ptr) -> i32\ndata %d size 4 align 1 {\n    \"abc\\00\"\n}\n\nfunction \
                        %f() {\nblock0:\n    return\n}\n\nfunction %g() {\nblock0:\n    return\n}\n";

    #[test]
    fn items_go_whole() {
        let mut seen = vec![];
        let text = by_items(TEXT, &mut |text| {
            seen.push(text.to_owned());
            text.contains("%g")
        });
        assert_eq!(text, "function %g() {\nblock0:\n    return\n}\n");
        assert!(seen.iter().all(|text| text.matches('{').count() == text.matches('}').count()));
    }

    #[test]
    fn words_and_signs_go_one_by_one() {
        assert_eq!(
            words("v1 = add nsw v0, i32 -1\n"),
            ["v1 ", "= ", "add ", "nsw ", "v0", ", ", "i32 ", "-1\n"]
        );
        let text =
            by_words("v1 = add nsw v0, i32 -1\n", &mut |text| text.contains("add ") && text.contains("-1"));
        assert_eq!(text, "add -1\n");
    }

    #[test]
    fn lines_go_and_the_rest_is_as_it_was() {
        assert_eq!(by_lines("a\n b\n\nc", &mut |text| text.contains(" b\n")), " b\n");
    }
}
