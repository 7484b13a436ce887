// What a line came from and what it became: through the keys of lines, which stay the same from stage to
// stage, through the links that passes left, and through source lines.

const DEFINES = /^\s+((?:v\d+)(?:, v\d+)*) = /;
const COPIES = /^\s+copy (v\d+),/;

/** The values that a line of IR defines; the head of a function defines its parameters. */
function definitions(line) {
  if (line.key === "h") return line.text.match(/\bv\d+\b/g) ?? [];
  const found = DEFINES.exec(line.text) ?? COPIES.exec(line.text);
  return found ? found[1].split(", ") : [];
}

/** Adds the tables that links are followed with to a column of IR. */
function indexColumn(column) {
  column.byKey = new Map();
  column.byValue = new Map();
  column.lines.forEach((line, at) => {
    if (line.removed) return;
    if (line.key) multi(column.byKey, line.key, at);
    for (const value of definitions(line)) multi(column.byValue, value, at);
  });
  column.forward = new Map();
  column.backward = new Map();
  for (const [from, to] of column.links ?? []) {
    multi(column.forward, from, to);
    multi(column.backward, to, from);
  }
}

function multi(map, key, value) {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

const lineNumbers = (column, name) =>
  (name.startsWith("i") ? column.byKey.get(name) : column.byKey.get(name) ?? column.byValue.get(name)) ?? [];

/** The lines of `to`, a neighbour of `from`, that belong to the lines `numbers` of `from`. */
function neighbours(from, numbers, to, isForward) {
  const links = isForward ? to.forward : from.backward;
  const found = new Set();
  for (const number of numbers) {
    const line = from.lines[number];
    const before = found.size;
    for (const at of (line.key && to.byKey.get(line.key)) || []) found.add(at);
    if (line.key === "h") continue;
    const own = [line.key, ...definitions(line)].filter(Boolean);
    const linked = own.flatMap((name) => links.get(name) ?? []);
    // An instruction is more exact than the variable that it writes.
    const exact = isForward ? linked.filter((name) => name.startsWith("i")) : [];
    for (const name of exact) lineNumbers(to, name).forEach((at) => found.add(at));
    if (exact.length === 0 && (!isForward || !to.isCopies || found.size === before)) {
      for (const name of linked) lineNumbers(to, name).forEach((at) => found.add(at));
    }
  }
  return found;
}

/** By column id: the numbers of the lines that belong to line `number` of `column`. */
function related(column, numbers) {
  const found = new Map(state.columns.map((other) => [other.id, new Set()]));
  numbers.forEach((number) => found.get(column.id).add(number));
  const chain = state.columns.filter((other) => other.kind === "stage");
  const code = state.columns.find((other) => other.kind === "code");
  const start = column.kind === "code" ? chain.length - 1 : chain.indexOf(column);
  if (start >= 0) {
    if (column.kind === "code") {
      for (const number of numbers) {
        const { key } = column.lines[number];
        for (const at of (key && chain[start].byKey.get(key)) || []) found.get(chain[start].id).add(at);
      }
    }
    for (let at = start; at + 1 < chain.length; at++) {
      neighbours(chain[at], found.get(chain[at].id), chain[at + 1], true).forEach((n) => found.get(chain[at + 1].id).add(n));
    }
    for (let at = start; at > 0; at--) {
      neighbours(chain[at], found.get(chain[at].id), chain[at - 1], false).forEach((n) => found.get(chain[at - 1].id).add(n));
    }
    if (code && column !== code) {
      const copies = chain[chain.length - 1];
      for (const number of found.get(copies.id)) {
        const { key } = copies.lines[number];
        code.lines.forEach((line, at) => { if (key && line.key === key && !key.startsWith("b")) found.get(code.id).add(at); });
      }
    }
  }
  // Source lines: those of the line itself, or of what it came from.
  const places = new Set();
  const addPlaces = (from, lines) => {
    for (const number of lines) for (const [file, line] of from.lines[number].locations ?? []) places.add(`${file}:${line}`);
  };
  addPlaces(column, numbers);
  if (places.size === 0 && start >= 0) {
    for (const other of chain.slice(0, start).reverse()) {
      if (places.size === 0) addPlaces(other, found.get(other.id));
    }
  }
  for (const other of state.columns) {
    const byPlace = other.kind === "source" || other.kind === "llvm" || column.kind === "source" || column.kind === "llvm";
    if (other === column || !byPlace) continue;
    other.lines.forEach((line, at) => {
      const innermost = line.locations?.[0];
      const own = other.kind === "source" ? line.locations : innermost ? [innermost] : [];
      if (own?.some(([file, number]) => places.has(`${file}:${number}`))) found.get(other.id).add(at);
    });
  }
  return found;
}

/** By column id: the values that `value` of `column` is there. */
function relatedValues(column, value) {
  const chain = state.columns.filter((other) => other.kind === "stage");
  const start = chain.indexOf(column);
  const found = new Map();
  if (start < 0) return found;
  found.set(column.id, new Set([value]));
  const step = (from, to, links) => {
    const values = new Set(found.get(from.id));
    for (const known of found.get(from.id)) {
      for (const other of links.get(known) ?? []) if (other.startsWith("v")) values.add(other);
    }
    found.set(to.id, values);
  };
  for (let at = start; at + 1 < chain.length; at++) step(chain[at], chain[at + 1], chain[at + 1].forward);
  for (let at = start; at > 0; at--) step(chain[at], chain[at - 1], chain[at].backward);
  return found;
}
