// Selections, controls, keyboard, and the address of what is shown.

const VIEWS = [
  ["graph", "Control flow", drawGraph],
  ["dominators", "Dominators", drawDominators],
  ["loops", "Loops", drawLoops],
  ["ranges", "Live ranges", drawRanges],
  ["interference", "Interference", () => drawValues(true)],
  ["webs", "Phi webs", () => drawValues(false)],
  ["copies", "Copies", drawLedger],
  ["coalescing", "Coalescing", drawDecisions],
];

const KEYS = [
  ["j k ↓ ↑", "next, previous line"], ["h l ← →", "column to the left, to the right"], ["n p", "next, previous function"],
  ["/", "search; Enter goes to the next match"], ["1 … 8", "pictures"], ["s S", "next, previous strategy"], ["+ − 0", "size of the picture"],
  ["[ ]", "decisions of coalescing, one back and forth"], ["d", "marks of what passes changed"], ["c", "colours of classes"], ["x", "heat"], ["t", "light or dark"], ["Esc", "clears the selection"], ["?", "this help"],
];

const columnOf = (id) => state.columns.find((column) => column.id === id);

// Drawing.

function drawAll() {
  state.columns = makeColumns();
  if (state.selected && !columnOf(state.selected.column)) state.selected = null;
  drawColumns();
  drawPicture();
  highlight(true);
  drawFacts();
}

function drawPicture() {
  element("views").innerHTML = VIEWS.map(([id, title], at) =>
    `<button role="tab" aria-selected="${id === state.view}" data-view="${id}" title="${title} (${at + 1})">${title}</button>`).join("");
  const view = element("view");
  // In a narrow window the picture may be behind a button, which draws it.
  if (!view.getClientRects().length) return;
  view.className = `view-${state.view}`;
  emptyNodes = new Map();
  view.onscroll = null;
  view.onwheel = null;
  view.zoomTo = null;
  VIEWS.find(([id]) => id === state.view)[2]();
  highlight(false);
}

function drawFacts() {
  const counts = new Map(strategy().counts);
  const n = (name) => (counts.get(name) ?? 0).toLocaleString("en");
  element("facts").textContent = `${n("phis")} phis · ${n("copies inserted")} copies inserted · ${n("copies left")} left · ${n("moves")} moves · ${n("bytes")} bytes`;
}

// Selection. Lines and values are lit in every column that is open.

function selectLine(column, number, hash = true) {
  state.selected = { column: column.id, line: number };
  state.copy = column.lines[number]?.copy ?? null;
  highlight(true);
  if (hash) writeHash();
}

/** Selects a value of a column; `others` are lit beside it. */
function selectValue(column, value, others = []) {
  state.selected = { column: column.id, value, others };
  highlight(true);
  writeHash();
}

function selectCopy(at) {
  const copy = strategy().ledger[at];
  if (!copy) return;
  state.copy = at;
  const copies = columnOf("copies");
  const line = copy.key ? copies.lines.findIndex((line) => line.key === copy.key) : -1;
  if (line >= 0) state.selected = { column: "copies", line };
  else state.selected = { column: state.columns.filter((other) => other.kind === "stage" && !other.isCopies).pop().id, value: copy.phi, others: [copy.arg] };
  if (state.view === "copies") drawLedger();
  highlight(true);
  element("status-text").textContent = copyTitle(at);
  writeHash();
}

/** Lights what belongs to `selected`; scrolls to it if the reader has just chosen it. */
function highlight(scrolls, selected = state.selected, style = "lit") {
  for (const lit of document.querySelectorAll(`.${style}, .v-${style}`)) lit.classList.remove(style, `v-${style}`);
  if (style === "lit") document.querySelectorAll(".sel-line").forEach((line) => line.classList.remove("sel-line"));
  const column = selected && columnOf(selected.column);
  if (!column) return;
  let lines, values = new Map();
  if (selected.value) {
    const all = [selected.value, ...(selected.others ?? [])];
    lines = related(column, all.flatMap((value) => column.byValue?.get(value) ?? []));
    for (const value of all) for (const [id, set] of relatedValues(column, value)) values.set(id, new Set([...(values.get(id) ?? []), ...set]));
  } else {
    lines = related(column, [selected.line]);
    for (const value of column.kind === "stage" && column.lines[selected.line].key !== "h" ? definitions(column.lines[selected.line]) : []) {
      for (const [id, set] of relatedValues(column, value)) values.set(id, new Set([...(values.get(id) ?? []), ...set]));
    }
  }
  for (const [id, set] of lines) {
    const body = document.querySelector(`.lines[data-column="${id}"]`);
    if (!body) continue;
    const exact = id === column.id && selected.line !== undefined ? selected.line : null;
    if (scrolls && set.size) reveal(body, set, exact);
    for (const at of set) rowIfMade(body, at)?.classList.add(style);
    for (const value of values.get(id) ?? []) body.querySelectorAll(`.v[data-v="${value}"]`).forEach((token) => token.classList.add(`v-${style}`));
    if (style === "lit" && exact !== null) rowIfMade(body, exact)?.classList.add("sel-line");
  }
  lightPicture(lines, values, style);
  if (scrolls) revealInPicture();
  if (style === "lit") drawStatus(column, selected, lines);
}

/** Scrolls a column only if nothing that is lit can be seen. */
function reveal(body, set, exact) {
  const wanted = exact === null ? [...set] : [exact];
  const isSeen = (at) => {
    const row = rowIfMade(body, at);
    return row && row.offsetTop >= body.scrollTop && row.offsetTop + 18 <= body.scrollTop + body.clientHeight;
  };
  if (wanted.some(isSeen)) return;
  const row = rowOf(body, wanted.reduce((least, at) => Math.min(least, at)));
  if (row) body.scrollTop = row.offsetTop - body.clientHeight / 3;
}

/** Scrolls a drawing of code only if nothing that is lit can be seen. */
function revealInPicture() {
  if (!["graph", "ranges"].includes(state.view)) return;
  const view = element("view"), frame = view.getBoundingClientRect();
  const lit = [...view.querySelectorAll(".line.lit")].map((line) => line.getBoundingClientRect());
  const isSeen = ({ left, right, top, bottom }) => right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom;
  if (!lit.length || lit.some(isSeen)) return;
  view.scrollLeft += (lit[0].left + lit[0].right - frame.left - frame.right) / 2;
  view.scrollTop += (lit[0].top + lit[0].bottom - frame.top - frame.bottom) / 2;
}

function lightPicture(lines, values, style) {
  const view = element("view");
  const drawn = state.view === "graph" ? drawnColumn() : state.columns.filter((other) => other.kind === "stage" && !other.isCopies).pop();
  if (["graph", "ranges"].includes(state.view)) {
    const lit = lines.get(drawn.id) ?? new Set();
    if (style === "lit") fillNodes(({ lines: own }) => own.some(([at]) => lit.has(at)));
    for (const at of lit) view.querySelectorAll(`.line[data-at="${at}"]`).forEach((line) => line.classList.add(style));
  }
  for (const value of values.get(drawn.id) ?? []) {
    view.querySelectorAll(`[data-v="${value}"]`).forEach((token) => token.classList.add(`v-${style}`));
    view.querySelectorAll(`[data-value="${value}"]`).forEach((token) => token.classList.add(style));
  }
}

function drawStatus(column, selected, lines) {
  const parts = [];
  if (selected.value) {
    const name = sourceNames().get(selected.value);
    parts.push(`${selected.value}${name ? ` holds ${name}` : ""}`);
    const at = classOf(selected.value);
    if (at >= 0) parts.push(`one variable with ${strategy().classes[at].filter((value) => value !== selected.value).join(", ")}`);
  } else {
    const line = column.lines[selected.line];
    if (line.copy !== undefined) parts.push(copyTitle(line.copy));
    else parts.push(line.text.trim());
    if (line.was) parts.push(`was ${line.was.trim()}`);
    if (line.count !== undefined) parts.push(`ran ${line.count.toLocaleString("en")} times`);
    for (const [file, number] of line.locations ?? []) parts.push(`${state.index.sources[file]?.name ?? ""}:${number}`);
  }
  const code = lines.get("code");
  if (code?.size && column.id !== "code") {
    const offsets = [...code].map((at) => columnOf("code").lines[at].offset).filter((offset) => offset !== undefined);
    if (offsets.length) parts.push(`machine code at ${offsets.slice(0, 4).map((offset) => `+${offset.toString(16)}`).join(" ")}${offsets.length > 4 ? " …" : ""}`);
  }
  element("status-text").textContent = parts.join("  ·  ");
}

// The address: what a link leads to.

let writesHash = true;

function writeHash() {
  if (!writesHash) return;
  const parts = new URLSearchParams();
  parts.set("function", state.func.name);
  if (state.placement !== state.index.start[0]) parts.set("placement", state.index.placements[state.placement]);
  if (state.strategy !== state.index.start[1]) parts.set("strategy", state.index.strategies[state.strategy]);
  if (state.view !== "graph") parts.set("view", state.view);
  if (state.copy !== null) parts.set("copy", state.copy);
  else if (state.selected?.value) parts.set("value", state.selected.value);
  if (state.open && !matchMedia("screen and (max-width: 760px)").matches) parts.set("columns", [...state.open].join(","));
  if (document.documentElement.dataset.theme) parts.set("theme", document.documentElement.dataset.theme);
  history.replaceState(null, "", `#${parts}`);
}

/** Shows what the address says. */
async function readHash() {
  const parts = new URLSearchParams(location.hash.slice(1));
  if (parts.get("theme")) document.documentElement.dataset.theme = parts.get("theme");
  const position = (list, name, usual) => (list.includes(name) ? list.indexOf(name) : usual);
  state.placement = position(state.index.placements, parts.get("placement"), state.placement);
  state.strategy = position(state.index.strategies, parts.get("strategy"), state.strategy);
  state.view = VIEWS.some(([id]) => id === parts.get("view")) ? parts.get("view") : parts.has("copy") ? "copies" : state.view;
  if (parts.has("columns")) state.open = new Set(parts.get("columns").split(","));
  if (parts.has("step")) state.step = Number(parts.get("step"));
  if (parts.has("tab")) state.tab = parts.get("tab");
  const names = state.index.functions.map((func) => func.name);
  const strategyName = parts.get("strategy");
  const wanted = parts.get("function");
  const notices = [...state.index.notes];
  if (wanted !== null && !names.includes(wanted)) notices.push(`There is no function ${wanted} in this page.`);
  if (strategyName !== null && !state.index.strategies.includes(strategyName)) notices.push(`There is no strategy “${strategyName}” in this page.`);
  const passes = parts.get("passes");
  if (passes !== null && passes !== state.index.passes.join(",")) {
    notices.push(`The link is from a measurement after the passes “${passes}”; this page was made with “${state.index.passes.join(",")}”, so its copies may have other numbers.`);
  }
  element("notice").textContent = notices.join(" ");
  element("notice").hidden = notices.length === 0;
  const copy = parts.has("copy") ? Number(parts.get("copy")) : null;
  writesHash = false;
  await showFunction(position(names, wanted, state.at));
  if (strategyName !== null && state.index.strategies.indexOf(strategyName) >= placement().strategies.length) {
    element("notice").textContent += ` The strategy “${strategyName}” is a plan for another placement.`;
    element("notice").hidden = false;
  }
  if (copy !== null) selectCopy(copy);
  else if (parts.has("value")) selectValue(state.columns.filter((other) => other.kind === "stage" && !other.isCopies).pop(), parts.get("value"));
  writesHash = true;
}

async function showFunction(at) {
  state.at = Math.min(Math.max(at, 0), state.index.functions.length - 1);
  try {
    state.func = await loadFunction(state.at);
  } catch (error) {
    element("notice").textContent = `This function cannot be shown: ${error.message}.`;
    element("notice").hidden = false;
    return;
  }
  Object.assign(state, { selected: null, copy: null, stage: null });
  offerStrategies();
  for (const [id, value] of [["function", state.at], ["placement", state.placement], ["strategy", state.strategy]]) element(id).value = value;
  drawAll();
  writeHash();
}

// Controls.

function setUp() {
  const { index } = state;
  // Long names lose their beginning: the text runs to the left, its parts do not.
  element("file").textContent = `\u200e${index.file}\u200e`;
  element("file").title = index.file;
  const options = (list) => list.map((name, at) => `<option value="${at}">${escapeText(name)}</option>`).join("");
  element("function").innerHTML = options(index.functions.map((func) => `${func.name}${func.phis ? `  (${plural(func.phis, "phi")}, ${plural(func.copies, "copy")})` : ""}`));
  element("placement").innerHTML = options(index.placements);
  element("strategy").innerHTML = options(index.strategies);
  element("keys").innerHTML = KEYS.map(([keys, what]) => `<tr><td>${keys.split(" ").map((key) => `<kbd>${key}</kbd>`).join(" ")}</td><td>${what}</td></tr>`).join("");
  const run = index.executed ? ` Counted in a run with the arguments “${index.executed.join(" ")}”.` : " Not run: --executed counts how often everything runs.";
  element("about").textContent = `Written by ${index.generator}. Passes: ${index.passes.join(", ") || "none"}.${run}${index.llvm ? ` ${index.llvm}.` : ""}`;
  element("heat").hidden = !index.executed;

  element("function").onchange = (event) => showFunction(Number(event.target.value));
  element("placement").onchange = (event) => { state.placement = Number(event.target.value); redraw(); };
  element("strategy").onchange = (event) => { state.strategy = Number(event.target.value); redraw(); };
  element("search").oninput = search;
  element("search").onkeydown = (event) => {
    if (event.key === "Enter") nextMatch();
    if (event.key === "Escape") { event.target.value = ""; search(); event.target.blur(); }
    event.stopPropagation();
  };
  element("theme").onclick = switchTheme;
  element("help-button").onclick = () => element("help").showModal();
  for (const id of ["differences", "colours", "heat"]) element(id).onclick = () => switchOption(id);
  markOptions();
  document.addEventListener("click", click);
  document.addEventListener("mouseover", hover);
  document.addEventListener("keydown", key);
  document.addEventListener("input", (event) => { if (event.target.id === "step") moveStep(Number(event.target.value)); });
  document.addEventListener("change", (event) => { if (event.target.id === "drawn") { state.stage = event.target.value; drawPicture(); } });
  window.addEventListener("hashchange", readHash);
  let width = innerWidth;
  window.addEventListener("resize", () => { if (innerWidth !== width) { width = innerWidth; drawColumns(); drawPicture(); } });
  window.addEventListener("beforeprint", fillAll);
  dragSplitter();
}

/** A plan from a file is for one placement: under others it cannot be chosen. */
function offerStrategies() {
  const n = placement().strategies.length;
  for (const [at, option] of [...element("strategy").options].entries()) option.disabled = at >= n;
  if (state.strategy >= n) state.strategy = state.index.start[1];
}

/** After another placement or strategy: the same line is selected, if it is there. */
function redraw() {
  const old = state.selected?.line !== undefined ? columnOf(state.selected.column)?.lines[state.selected.line] : null;
  const id = state.selected?.column;
  state.copy = null;
  offerStrategies();
  element("placement").value = state.placement;
  element("strategy").value = state.strategy;
  state.columns = makeColumns();
  const line = old?.key ? columnOf(id)?.lines.findIndex((line) => line.key === old.key) ?? -1 : -1;
  if (old) state.selected = line >= 0 ? { column: id, line } : null;
  drawAll();
  writeHash();
}

function switchOption(id) {
  state.show[id] = !state.show[id];
  markOptions();
  drawColumns();
  drawPicture();
}

function markOptions() {
  for (const id of ["differences", "colours", "heat"]) element(id).setAttribute("aria-pressed", state.show[id]);
}

function switchTheme() {
  const dark = document.documentElement.dataset.theme
    ? document.documentElement.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.dataset.theme = dark ? "light" : "dark";
  writeHash();
}

function switchColumn(id) {
  if (matchMedia("screen and (max-width: 760px)").matches) {
    state.tab = id;
    const open = new Set(state.open ?? defaultOpen());
    if (id !== "picture") open.add(id);
    state.open = open;
    drawColumns();
    if (id === "picture") drawPicture();
    highlight(false);
    return;
  }
  const open = new Set(state.open ?? defaultOpen());
  if (!open.delete(id)) open.add(id);
  state.open = open;
  drawColumns();
  highlight(true);
  writeHash();
}

function click(event) {
  const at = (selector) => event.target.closest?.(selector);
  const zoom = at("[data-zoom]"), view = at("[data-view]"), move = at("[data-move]"), stepAt = at("[data-step]");
  if (zoom) return element("view").zoomTo?.(zoom.dataset.zoom);
  if (view) { state.view = view.dataset.view; drawPicture(); return writeHash(); }
  if (move) return moveStep((state.step ?? strategy().attempts.length) + Number(move.dataset.move));
  const column = at(".chip, .close");
  if (column) return switchColumn(column.dataset.column);
  const last = state.columns.filter((other) => other.kind === "stage" && !other.isCopies).pop();
  const inPicture = at("#view");
  const copy = at("[data-copy]");
  if (copy) {
    if (inPicture && state.view !== "copies" && at(".pill")) state.view = "copies", drawPicture();
    return selectCopy(Number(copy.dataset.copy));
  }
  if (stepAt) return moveStep(Number(stepAt.dataset.step));
  const value = at("[data-v], [data-value]");
  const body = at(".lines");
  const home = body ? columnOf(body.dataset.column) : inPicture ? (["graph"].includes(state.view) ? drawnColumn() : last) : null;
  if (!home) return;
  if (value) return selectValue(home, value.dataset.v ?? value.dataset.value);
  const block = at("[data-block-name]");
  if (block) {
    const drawn = drawnColumn();
    return selectLine(drawn, drawn.lines.findIndex((line) => line.key.startsWith("b") && line.text.startsWith(`${block.dataset.blockName}:`)));
  }
  const line = at(".line");
  if (line) selectLine(home, Number(line.dataset.at));
}

function hover(event) {
  const value = event.target.closest?.("[data-v]"), line = event.target.closest?.(".lines .line");
  const body = event.target.closest?.(".lines");
  const column = body && columnOf(body.dataset.column);
  const now = column && (value || line) ? `${column.id} ${value?.dataset.v ?? line.dataset.at}` : "";
  if (now === state.hovered) return;
  state.hovered = now;
  highlight(false, !column || !line ? null : value ? { column: column.id, value: value.dataset.v } : { column: column.id, line: Number(line.dataset.at) }, "near");
}

function dragSplitter() {
  const splitter = element("splitter");
  splitter.onpointerdown = (event) => {
    splitter.setPointerCapture(event.pointerId);
    splitter.onpointermove = (move) => {
      document.documentElement.style.setProperty("--picture", `${Math.min(Math.max(innerWidth - move.clientX, 200), innerWidth - 250)}px`);
    };
  };
  splitter.onpointerup = () => { splitter.onpointermove = null; drawColumns(); drawPicture(); };
}

// Search.

let matches = [], match = -1; // each match is a column and the number of a line

function search() {
  const wanted = escapeText(element("search").value.trim().toLowerCase());
  matches = [];
  match = -1;
  for (const column of wanted ? state.columns.filter(isOpen) : []) {
    const names = sourceNames();
    column.lines.forEach((line, at) => {
      line.searched ??= lineHtml(column, line, at, names, 1).replace(/<[^>]*>/g, "").toLowerCase();
      if (line.searched.includes(wanted)) matches.push([column.id, at]);
    });
  }
  markMatches();
  element("matches").textContent = wanted ? `${matches.length} found` : "";
}

function markMatches() {
  document.querySelectorAll(".match").forEach((line) => line.classList.remove("match"));
  const bodies = new Map([...document.querySelectorAll(".lines")].map((body) => [body.dataset.column, body]));
  for (const [id, at] of matches) if (bodies.has(id)) rowIfMade(bodies.get(id), at)?.classList.add("match");
}

function nextMatch() {
  if (!matches.length) return;
  match = (match + 1) % matches.length;
  const [id, at] = matches[match];
  if (columnOf(id)) selectLine(columnOf(id), at);
  element("matches").textContent = `${match + 1} of ${matches.length}`;
}

// Keyboard.

function key(event) {
  if (element("help").open || event.ctrlKey || event.metaKey || event.altKey || /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return;
  const actions = {
    j: () => moveLine(1), ArrowDown: () => moveLine(1), k: () => moveLine(-1), ArrowUp: () => moveLine(-1),
    l: () => moveColumn(1), ArrowRight: () => moveColumn(1), h: () => moveColumn(-1), ArrowLeft: () => moveColumn(-1),
    n: () => showFunction(state.at + 1), p: () => showFunction(state.at - 1),
    s: () => turnStrategy(1), S: () => turnStrategy(-1),
    "/": () => element("search").focus(), "?": () => element("help").showModal(),
    d: () => switchOption("differences"), c: () => switchOption("colours"), x: () => switchOption("heat"), t: switchTheme,
    "+": () => element("view").zoomTo?.("in"), "-": () => element("view").zoomTo?.("out"), 0: () => element("view").zoomTo?.("fit"),
    "[": () => moveStep((state.step ?? strategy().attempts.length) - 1), "]": () => moveStep((state.step ?? strategy().attempts.length) + 1),
    Escape: () => { state.selected = null; state.copy = null; highlight(false); writeHash(); },
  };
  const number = Number(event.key);
  const action = actions[event.key] ?? (number >= 1 && number <= VIEWS.length ? () => { state.view = VIEWS[number - 1][0]; drawPicture(); writeHash(); } : null);
  if (!action) return;
  event.preventDefault();
  action();
}

function turnStrategy(by) {
  const n = placement().strategies.length;
  state.strategy = (state.strategy + by + n) % n;
  redraw();
}

function moveLine(by) {
  const column = columnOf(state.selected?.column) ?? state.columns.find(isOpen);
  let at = state.selected?.line;
  if (at === undefined) {
    at = state.selected?.value ? (column.byValue?.get(state.selected.value) ?? [0])[0] - by : by > 0 ? -1 : column.lines.length;
  }
  at = Math.min(Math.max(at + by, 0), column.lines.length - 1);
  selectLine(column, at);
}

/** To the next open column, to the line there that belongs to the selected one. */
function moveColumn(by) {
  const open = state.columns.filter(isOpen);
  const from = columnOf(state.selected?.column);
  const to = open[Math.min(Math.max(open.indexOf(from) + by, 0), open.length - 1)];
  if (!from || to === from) return selectLine(to ?? open[0], state.selected?.line ?? 0);
  const numbers = state.selected.line !== undefined ? [state.selected.line] : from.byValue?.get(state.selected.value) ?? [];
  const found = [...related(from, numbers).get(to.id)];
  selectLine(to, found.length ? Math.min(...found) : Math.min(state.selected.line ?? 0, to.lines.length - 1));
}

async function main() {
  state.index = await unpack(element("index").textContent);
  [state.placement, state.strategy] = state.index.start;
  const usual = state.index.functions.reduce((best, func, at, all) => (func.phis > all[best].phis ? at : best), 0);
  state.at = usual;
  setUp();
  if (state.index.functions.length === 0) {
    element("notice").textContent = "This program has no functions.";
    element("notice").hidden = false;
  } else {
    await readHash();
  }
  document.body.dataset.ready = "yes";
}

main().catch((error) => {
  console.error(error);
  element("notice").textContent = `The page is damaged: ${error.message}.`;
  element("notice").hidden = false;
});
