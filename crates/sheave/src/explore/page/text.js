// Lines of code as coloured text.

const IR_TOKEN = /(;.*$)|("[^"]*"|%"[^"]*"|%[\w.$]+)|\b(v\d+)\b|\b(block\d+(?:\.\d+)?)\b|\b(i1|i8|i16|i32|i64|f32|f64|f80|ptr)\b|(-?\b0x[0-9a-f]+\b|-?\b\d+(?:\.\d+)?(?:e[+-]?\d+)?\b)|([a-z_][\w.]*)/g;
const ASM_TOKEN = /(\.L\w+:?)|\b([re]?[abcd]x|[re]?[sd]i|[re]?[sb]p|[abcd][lh]|[sd]il|[sb]pl|r\d+[dwb]?|[xyz]mm\d+|rip)\b|(-?\b[0-9][0-9A-Fa-f]*h?\b)|([A-Za-z_.$@][\w.$@]*)/g;
const LLVM_TOKEN = /(;.*$)|(%[\w.]+|@[\w.$]+|[!#]\d+)|("[^"]*")|\b(i\d+|float|double|ptr|void|label)\b|(-?\b\d+(?:\.\d+)?\b)|([a-z_][\w.]*)/g;
const SOURCE_TOKEN = /(\/\/.*$|\/\*.*?(?:\*\/|$))|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)')|\b(auto|break|case|char|const|continue|default|do|double|else|enum|extern|float|for|goto|if|inline|int|long|register|return|short|signed|sizeof|static|struct|switch|typedef|union|unsigned|void|volatile|while|bool|class|namespace|template|this|new|delete|public|private|virtual|fn|let|mut|match|loop|impl|pub|use|mod|trait|self|as|in|ref|move|unsafe|true|false|null|nullptr|u8|u16|u32|u64|usize|i8|i16|i32|i64|isize|f32|f64)\b|(#\s*\w+)|(\b\d[\w.]*)/g;

const span = (style, text) => `<span class="${style}">${escapeText(text)}</span>`;

/** A value, in the colour of its class, with its name in the source. */
function valueText(value, names) {
  const at = state.show.colours ? classOf(value) : -1;
  const name = names.get(value);
  const colour = at >= 0 ? ` style="--class:${classColour(at)}"` : "";
  const suffix = name ? `<i class="n">${escapeText(name)}</i>` : "";
  return `<span class="v${at >= 0 ? " in-class" : ""}" data-v="${value}"${colour}>${value}${suffix}</span>`;
}

/** Replaces tokens by elements, everything else as it is. */
function tokens(text, pattern, paint) {
  let out = "", from = 0;
  for (const match of text.matchAll(pattern)) {
    out += escapeText(text.slice(from, match.index)) + paint(match);
    from = match.index + match[0].length;
  }
  return out + escapeText(text.slice(from));
}

const PAINT = {
  ir(text, names) {
    let seen = false;
    return tokens(text, IR_TOKEN, ([all, comment, symbol, value, block, type, number, word]) => {
      if (comment) return span("comment", all);
      if (symbol) return span("symbol", all);
      if (value) return valueText(value, names);
      if (block) return `<span class="block" data-block="${block}">${block}</span>`;
      if (type) return span("type", all);
      if (number) return span("number", all);
      if (seen || !word) return escapeText(all);
      seen = true;
      return span("op", all);
    });
  },
  asm(text) {
    let seen = false;
    return tokens(text, ASM_TOKEN, ([all, label, register, number]) => {
      if (label) return span("block", all);
      if (!seen) { seen = true; return span("op", all); }
      return register ? span("register", all) : number ? span("number", all) : span("symbol", all);
    });
  },
  llvm(text) {
    let seen = false;
    return tokens(text, LLVM_TOKEN, ([all, comment, symbol, string, type, number, word]) => {
      if (comment) return span("comment", all);
      if (symbol || string) return span("symbol", all);
      if (type) return span("type", all);
      if (number) return span("number", all);
      if (seen || !word) return escapeText(all);
      seen = true;
      return span("op", all);
    });
  },
  source(text) {
    return tokens(text, SOURCE_TOKEN, ([all, comment, string, keyword, directive, number]) =>
      span(comment ? "comment" : string ? "string" : keyword ? "op" : directive ? "symbol" : number ? "number" : "", all));
  },
};
