// The columns: what is in each of them, and how they are drawn.

const TITLES = { memory: "Memory form", ssa: "SSA form", copies: "Copies form" };

/** The columns of the function as it is shown, closed ones included. */
function makeColumns() {
  const columns = [];
  const { source } = state.func;
  const file = source && state.index.sources[source[0]];
  if (file?.lines.length) {
    const first = Math.max(1, source[1] - 1), last = Math.min(file.lines.length, source[2] + 1);
    const lines = [];
    for (let number = first; number <= last; number++) {
      lines.push({ text: file.lines[number - 1], key: "", locations: [[source[0], number]], number });
    }
    columns.push({ id: "source", kind: "source", language: "source", title: "Source", about: file.name, lines });
  }
  const all = stages();
  const firstSsa = all.findIndex((stage) => stage.form === "ssa");
  all.forEach((stage, at) => {
    const lines = linesOf(stage.lines);
    addCounts(lines, stage.counts);
    const isRead = at === 0;
    const isPlaced = stage.pass === "phis";
    const title = isPlaced ? "Phis placed" : isRead ? TITLES[stage.form] : at === firstSsa ? "SSA form" : `After ${stage.pass}`;
    const about = isPlaced ? "operands empty" : isRead ? "as read" : at === firstSsa ? `after ${stage.pass}` : "";
    const column = { id: `stage-${at}`, kind: "stage", language: "ir", title, about, lines, links: stage.links, stage, graph: stage.graph, pass: stage.pass };
    if (at > 0) markChanges(column, columns[columns.length - 1].lines, at > firstSsa);
    columns.push(column);
  });
  const { copies, code, ledger } = strategy();
  const lines = linesOf(copies.lines);
  addCounts(lines, copies.counts);
  const byKey = new Map(ledger.map((copy, at) => [copy.key, at]).filter(([key]) => key));
  for (const line of lines) if (byKey.has(line.key)) line.copy = byKey.get(line.key);
  columns.push({ id: "copies", kind: "stage", isCopies: true, language: "ir", title: "Copies form", about: state.index.strategies[state.strategy], lines, links: copies.links, stage: copies, graph: copies.graph });
  const column = { id: "code", kind: "code", language: "asm", title: "Machine code", about: "", lines: [] };
  if (code.Ok) {
    const copyAt = new Map(ledger.map((copy, at) => [copy.offset, at]).filter(([offset]) => offset !== null));
    column.lines = code.Ok.instructions.map(([number, offset, bytes]) => {
      const [text, key, locations] = state.func.lines[number];
      const line = { text: text.replace(/\s+/, " "), key, locations, offset, bytes };
      if (bytes) {
        const counts = code.Ok.regions.filter((region) => region.start <= offset && offset < region.end).map((region) => region.count);
        if (counts.some((count) => count !== null)) line.count = counts.reduce((sum, count) => sum + (count ?? 0), 0);
        if (copyAt.has(offset)) line.copy = copyAt.get(offset);
      }
      return line;
    });
    column.about = plural(code.Ok.bytes, "byte");
  } else {
    column.lines = [{ text: code.Err, key: "", locations: [] }];
  }
  columns.push(column);
  if (state.func.llvm) {
    const lineOf = ([text, key, locations]) => ({ text, key, locations });
    columns.push({ id: "llvm-ssa", kind: "llvm", language: "llvm", title: "LLVM mem2reg", about: "opt", lines: state.func.llvm.ssa.map(lineOf) });
    columns.push({ id: "llvm-code", kind: "llvm", language: "asm", title: "LLVM code", about: "llc -O2", lines: state.func.llvm.code.map(lineOf) });
  }
  columns.forEach((column, at) => {
    column.at = at;
    if (column.kind === "stage") indexColumn(column);
    // Wide enough for nine lines of ten: the longest are scrolled.
    const lengths = column.lines.map((line) => line.text.length).sort((a, b) => a - b);
    const length = lengths[Math.floor((lengths.length - 1) * 0.9)] ?? 12;
    column.width = Math.round(Math.min(Math.max(length * 7 + (column.kind === "code" ? 130 : 50), 190), 320));
  });
  return columns;
}

/** Gives every line the count of its block. */
function addCounts(lines, counts) {
  if (!counts) return;
  let block = -1;
  for (const line of lines) {
    if (line.key.startsWith("b")) block++;
    if (block >= 0) line.count = counts[block];
  }
}

/** Marks lines that are new or changed since the stage before, and adds those that are gone. */
function markChanges(column, before, withRemoved) {
  const old = new Map(before.filter((line) => !line.removed && line.key).map((line) => [line.key, line]));
  const present = new Set(column.lines.map((line) => line.key));
  for (const line of column.lines) {
    const known = old.get(line.key);
    if (line.key && line.key !== "h" && known?.text !== line.text) {
      line.change = known ? "changed" : "added";
      line.was = known?.text;
    }
  }
  column.changes = column.lines.filter((line) => line.change).length;
  if (!withRemoved) return;
  const gone = new Map(); // key of the line before -> lines that followed it
  let last = "";
  for (const line of before) {
    if (line.removed || !line.key) continue;
    if (present.has(line.key)) last = line.key;
    else multi(gone, last, { text: line.text, key: line.key, locations: line.locations, removed: true });
  }
  column.lines = column.lines.flatMap((line) => [line, ...(line.key && gone.get(line.key)) || []]);
  column.changes += [...gone.values()].flat().length;
}

/** Which columns are open before the reader has chosen: as many as there is room for. */
function defaultOpen() {
  const all = state.columns;
  const irs = all.filter((column) => column.kind === "stage" && !column.isCopies);
  const ssa = irs.find((column) => column.stage.form === "ssa") ?? irs[irs.length - 1];
  const wanted = ["source", ssa.id, "copies", "code", irs[0].id, irs[irs.length - 1].id];
  const open = new Set();
  let room = element("columns").clientWidth;
  for (const column of wanted.map((id) => all.find((column) => column.id === id))) {
    if (!column || open.has(column.id)) continue;
    room -= Math.max(column.width * 0.7, 180);
    if (room < 0 && open.size >= 1) break;
    open.add(column.id);
  }
  return open;
}

const isOpen = (column) => (state.open ?? defaultOpen()).has(column.id);

/** How much a count stands out, from 0 to 1: on a logarithmic scale. */
const heatOf = (count, most) => (count > 0 ? 0.15 + 0.85 * (Math.log1p(count) / Math.log1p(most)) : 0);

function drawColumns() {
  const open = state.open ?? defaultOpen();
  const root = element("columns");
  const scrolled = new Map([...root.querySelectorAll(".lines")].map((lines) => [lines.dataset.column, lines.scrollTop]));
  root.innerHTML = state.columns.filter((column) => open.has(column.id)).map(columnHtml).join("");
  for (const lines of root.querySelectorAll(".lines")) {
    const top = scrolled.get(lines.dataset.column);
    if (top) lines.scrollTop = top;
  }
  observeParts();
  element("chips").innerHTML = state.columns.map((column) =>
    `<button class="chip${open.has(column.id) ? " on" : ""}" data-column="${column.id}" aria-pressed="${open.has(column.id)}">${column.title}` +
    `${column.changes && column.pass ? `<small>${column.changes}</small>` : ""}</button>`).join("") +
    `<button class="chip only-narrow" data-column="picture">Pictures</button>`;
  if (!state.columns.some((column) => column.id === state.tab) && state.tab !== "picture") {
    state.tab = [...open].find((id) => state.columns.some((column) => column.id === id));
  }
  markTab();
}

/** In narrow windows one column, or the picture, is shown. */
function markTab() {
  for (const part of document.querySelectorAll("#columns > *, #picture, #chips .chip")) {
    part.classList.toggle("tab", (part.dataset.column ?? part.id) === state.tab);
  }
}

function columnHtml(column) {
  const about = column.about ? `<span class="about">${escapeText(column.about)}</span>` : "";
  return `<article class="column ${column.kind}" data-column="${column.id}" style="--width:${column.width}px">` +
    `<h2><span>${escapeText(column.title)}</span>${about}<button class="close" data-column="${column.id}" title="Close this column" aria-label="Close">×</button></h2>` +
    `<div class="lines" data-column="${column.id}" tabindex="-1"><div class="sheet">${partsHtml(column)}</div></div></article>`;
}

function lineHtml(column, line, at, names, most) {
  const styles = ["line"];
  if (isLabel(line)) styles.push("label");
  if (line.key === "h") styles.push("head");
  if (state.show.differences && line.change && column.pass) styles.push(line.change);
  if (line.removed) styles.push("removed");
  const copy = line.copy === undefined ? null : strategy().ledger[line.copy];
  const mark = copy ? `<b class="mark ${fateStyle(copy.fate)}" data-copy="${line.copy}" title="${escapeText(copyTitle(line.copy))}"></b>` : "";
  const heat = state.show.heat && line.count !== undefined
    ? `<i class="heat" style="--heat:${heatOf(line.count, most).toFixed(2)}" title="ran ${line.count.toLocaleString("en")} times"></i>` : "";
  const number = line.number ? `<i class="row-number">${line.number}</i>` : "";
  const machine = column.kind === "code" && line.bytes
    ? `<i class="offset">${line.offset.toString(16)}</i><i class="bytes" title="${line.bytes}">${line.bytes.length > 14 ? `${line.bytes.slice(0, 13)}…` : line.bytes}</i>` : "";
  const was = line.was ? ` title="was: ${escapeText(line.was.trim())}"` : "";
  return `<div class="${styles.join(" ")}" data-at="${at}"${was}>${heat}${number}${machine}${mark}<code>${PAINT[column.language](line.text, names)}</code></div>`;
}

/** One sentence about a copy. */
function copyTitle(at) {
  const copy = strategy().ledger[at];
  const what = copy.dest ? `${copy.dest} ← ${copy.source}` : `${copy.phi} ← ${copy.arg}`;
  const where = copy.position ? ` at the ${copy.position}` : "";
  const offset = copy.offset === null ? "" : ` at +0x${copy.offset.toString(16)}`;
  const ran = copy.executed === null ? "" : `, ran ${copy.executed.toLocaleString("en")} times`;
  return `copy ${at}: ${what}${where}; ${copy.reason} of ${copy.phi}${copy.edge ? ` on ${copy.edge}` : ""}; ${copy.fate}${offset}${ran}`;
}
