// Long columns and large drawings are made in parts: what is far from the window stays empty until a reader,
// a selection or a printer comes to it. The data are all there, and are what selections and searches use.

/** Lines of a part of a column. */
const PART = 100;

/** The height of a line, and the margin above the head of a block, as in the style sheet. */
const ROW = 17, LABEL = 7;

const isLabel = (line) => line.key.startsWith("b") || line.text.endsWith(":");

/** The parts of a column; the first one is made at once. */
function partsHtml(column) {
  let out = "";
  for (let first = 0; first < column.lines.length; first += PART) {
    const lines = column.lines.slice(first, first + PART);
    const height = lines.reduce((sum, line) => sum + ROW + (isLabel(line) ? LABEL : 0), 0);
    out += first === 0 ? `<div class="part">${rowsHtml(column, 0)}</div>` : `<div class="part" style="height:${height}px" data-first="${first}"></div>`;
  }
  return out;
}

function rowsHtml(column, first) {
  const names = sourceNames();
  column.most ??= column.lines.reduce((most, line) => Math.max(most, line.count ?? 0), 1);
  return column.lines.slice(first, first + PART).map((line, at) => lineHtml(column, line, first + at, names, column.most)).join("");
}

/** Makes a part of a column, if it is empty; whether it was. */
function fillPart(part) {
  if (part?.dataset.first === undefined) return false;
  const column = columnOf(part.closest(".lines").dataset.column);
  const first = Number(part.dataset.first);
  part.removeAttribute("style");
  delete part.dataset.first;
  part.innerHTML = rowsHtml(column, first);
  return true;
}

/** The row of a line; null if its part is empty. */
function rowIfMade(body, at) {
  return body.firstChild.children[Math.floor(at / PART)]?.children[at % PART] ?? null;
}

/** The row of a line, whose part is made if it is empty. */
function rowOf(body, at) {
  fillPart(body.firstChild.children[Math.floor(at / PART)]);
  return rowIfMade(body, at);
}

const nearby = new IntersectionObserver((entries) => {
  let isNew = false;
  for (const { target, isIntersecting } of entries) {
    if (!isIntersecting || !target.isConnected) continue;
    for (const part of [target, target.nextElementSibling, target.previousElementSibling]) isNew = fillPart(part) || isNew;
  }
  if (isNew) markRows();
});

/** Empty parts are made when they come into sight, together with their neighbours. */
function observeParts() {
  nearby.disconnect();
  for (const part of document.querySelectorAll(".part[data-first]")) nearby.observe(part);
}

/** The marks of rows that have just been made. */
function markRows() {
  highlight(false);
  markMatches();
}

/** The nodes of a drawing whose code is not there yet: by number, the rectangle, its element and its code. */
let emptyNodes = new Map();

/** A drawing's scale below which no code can be read. */
const READABLE = 0.2;

/** Makes the code of the nodes near the window, or of those that `isWanted`; whether there were any. */
function fillNodes(isWanted = null) {
  const view = element("view");
  const svg = view.querySelector("svg");
  if (!emptyNodes.size || !svg) return false;
  const margin = 300, zoom = state.zoom;
  if (!isWanted && zoom < READABLE && emptyNodes.size > PART) return false;
  const left = (view.scrollLeft - margin) / zoom, right = (view.scrollLeft + view.clientWidth + margin) / zoom;
  const top = (view.scrollTop - margin) / zoom, bottom = (view.scrollTop + view.clientHeight + margin) / zoom;
  const isNear = ({ box: [x, y, w, h] }) => x < right && x + w > left && y < bottom && y + h > top;
  let isNew = false;
  for (const [at, node] of emptyNodes) {
    if (!(isWanted ?? isNear)(node)) continue;
    svg.querySelector(`[data-node="${at}"] > .code-of-node`).innerHTML = node.html();
    emptyNodes.delete(at);
    isNew = true;
  }
  return isNew;
}

/** A printer gets everything. */
function fillAll() {
  document.querySelectorAll(".part[data-first]").forEach(fillPart);
  fillNodes(() => true);
  markRows();
}
