// The pictures: control flow, dominators, loops, live ranges, interference and phi webs, as SVG.

const SVG_HEAD = (width, height) =>
  `<svg class="drawing" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<defs>${["", "back", "dom", "copy"].map((style) =>
    `<marker id="arrow${style}" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path class="head ${style}" d="M0 0.6 8 4 0 7.4Z"/></marker>`).join("")}</defs>`;

/** A smooth line through points, vertical at all of them. */
function curve(points) {
  let path = `M${points[0].join(" ")}`;
  for (let at = 1; at < points.length; at++) {
    const [x, y] = points[at - 1], [nextX, nextY] = points[at];
    if (x === nextX) path += `L${nextX} ${nextY}`;
    else if (nextY > y) path += `C${x} ${(y + nextY) / 2} ${nextX} ${(y + nextY) / 2} ${nextX} ${nextY}`;
    else {
      // Around a bend below its source or above its target.
      const bend = Math.max(14, Math.abs(nextY - y) / 2);
      path += at === 1 ? `C${x} ${y + bend} ${nextX} ${y + bend} ${nextX} ${nextY}` : at === points.length - 1
        ? `C${x} ${y - bend} ${nextX} ${nextY - bend} ${nextX} ${nextY}` : `C${x} ${(y + nextY) / 2} ${nextX} ${(y + nextY) / 2} ${nextX} ${nextY}`;
    }
  }
  return path;
}

/** The point in the middle of the way through points. */
function middleOf(points) {
  const lengths = points.slice(1).map(([x, y], at) => Math.hypot(x - points[at][0], y - points[at][1]));
  let rest = lengths.reduce((sum, length) => sum + length, 0) / 2;
  for (let at = 0; at < lengths.length; at++) {
    if (rest <= lengths[at]) {
      const share = lengths[at] ? rest / lengths[at] : 0;
      return [points[at][0] + (points[at + 1][0] - points[at][0]) * share, points[at][1] + (points[at + 1][1] - points[at][1]) * share];
    }
    rest -= lengths[at];
  }
  return points[0];
}

/** The column whose graph is drawn. */
function drawnColumn() {
  const graphs = state.columns.filter((column) => column.kind === "stage");
  return graphs.find((column) => column.id === state.stage) ?? graphs[graphs.length - 2] ?? graphs[0];
}

/** The lines of each block of a column, each with its number. */
function blocksOf(column) {
  const blocks = [];
  column.lines.forEach((line, at) => {
    if (line.removed) return;
    if (line.key.startsWith("b")) blocks.push([]);
    if (blocks.length) blocks[blocks.length - 1].push([at, line]);
  });
  return blocks;
}

/** Code in a node. SVG has no lines: each is a text of its own. */
function codeText(column, lines, x, y) {
  const { character, line: height, padding, max_characters: most, max_lines: mostLines } = state.index.metrics;
  const names = new Map(); // nodes have room for the code alone
  const shown = lines.length > mostLines + 1 ? lines.slice(0, mostLines) : lines;
  let out = shown.map(([at, line], row) => {
    let text = line.text.trim();
    if (text.length > most) text = `${text.slice(0, most - 1)}…`;
    const html = PAINT.ir(text, names).replaceAll("<span", "<tspan").replaceAll("</span", "</tspan").replace(/ style="--class:([^"]*)"/g, ' style="--class:$1"');
    const copy = line.copy === undefined ? "" : ` ${fateStyle(strategy().ledger[line.copy].fate)}`;
    const label = row === 0 ? " label" : "";
    return `<text class="code line${label}${copy}" data-at="${at}" x="${x + padding}" y="${y + padding + row * height + height * 0.75}" data-width="${character}">${html}</text>`;
  }).join("");
  if (shown.length < lines.length) {
    out += `<text class="code more" x="${x + padding}" y="${y + padding + shown.length * height + height * 0.75}">… ${lines.length - shown.length} more</text>`;
  }
  return out;
}

/** The copies that belong to an edge, by their numbers in the ledger. */
function copiesOn(graph, edge) {
  const names = edge.indices.map((index) => `${graph.blocks[edge.from]}.${index}`);
  return strategy().ledger.flatMap((copy, at) => (names.includes(copy.edge) ? [at] : []));
}

function drawGraph() {
  const column = drawnColumn();
  const graph = state.func.graphs[column.graph];
  if (!graph) return message("This graph is too large to be drawn.");
  const { size: [width, height], nodes, edges } = graph.drawing;
  const blocks = blocksOf(column);
  const counts = column.stage.counts;
  const most = counts ? Math.max(1, ...counts) : 1;
  const isSsa = column === state.columns.filter((other) => other.kind === "stage" && !other.isCopies).pop();
  const headers = new Set(graph.loops.map((loop) => loop.header));
  let out = SVG_HEAD(width, height);
  graph.edges.forEach((edge, at) => {
    const points = edges[at];
    out += `<path class="edge${edge.back ? " back" : ""}" d="${curve(points)}" marker-end="url(#arrow${edge.back ? "back" : ""})"/>`;
    if (edge.label) {
      const label = edge.label.length > 16 ? `${edge.label.slice(0, 15)}…` : edge.label;
      // On the side that the edge turns away from.
      const toRight = points[1][0] > points[0][0] || (edge.back && points[1][0] >= points[0][0]);
      out += `<text class="edge-label" x="${points[0][0] + (toRight ? -5 : 5)}" y="${points[0][1] + 12}" text-anchor="${toRight ? "end" : "start"}">${escapeText(label)}<title>${escapeText(edge.label)}</title></text>`;
    }
  });
  nodes.forEach(([x, y, w, h], at) => {
    const heat = counts && state.show.heat ? heatOf(counts[at], most) : 0;
    const styles = ["node", graph.reachable[at] ? "" : "unreachable", graph.edge_blocks[at] ? "edge-block" : "", headers.has(at) ? "header" : ""];
    out += `<g class="${styles.filter(Boolean).join(" ")}" data-node="${at}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6"/>`;
    if (heat) out += `<rect class="node-heat" x="${x}" y="${y}" width="${w}" height="${h}" rx="6" style="--heat:${heat.toFixed(2)}"/>`;
    out += `<g class="code-of-node"></g>`;
    const lines = blocks[at] ?? [];
    emptyNodes.set(at, { box: [x, y, w, h], lines, html: () => codeText(column, lines, x, y) });
    if (counts) out += `<text class="count" x="${x + w - 6}" y="${y + 14}">${counts[at].toLocaleString("en")}×</text>`;
    out += "</g>";
  });
  // Copies of the edges, where the code does not have them yet.
  if (isSsa) {
    graph.edges.forEach((edge, at) => {
      const copies = copiesOn(graph, edge);
      if (!copies.length) return;
      const [x, y] = middleOf(edges[at]);
      const left = copies.filter((copy) => fateStyle(strategy().ledger[copy].fate) === "fate-left").length;
      const made = copies.filter((copy) => fateStyle(strategy().ledger[copy].fate) === "fate-made").length;
      const style = left ? "fate-left" : made ? "fate-made" : "fate-gone";
      const title = copies.map(copyTitle).join("\n");
      const text = `${copies.length}${left ? ` · ${left} left` : ""}`;
      const w = text.length * 6.2 + 12;
      out += `<g class="pill ${style}" data-copy="${copies.find((copy) => fateStyle(strategy().ledger[copy].fate) === style) ?? copies[0]}"><rect x="${x - w / 2}" y="${y - 8}" width="${w}" height="16" rx="8"/><text x="${x}" y="${y + 4}">${text}</text><title>${escapeText(title)}</title></g>`;
    });
  }
  element("view").innerHTML = `${out}</svg>`;
  element("view-options").innerHTML = stagePicker(column) + (isSsa ? `<span class="hint">Numbers on edges: copies that elimination put there, and how many are left.</span>` : "") + zoomButtons();
  makePannable();
}

function stagePicker(column) {
  const options = state.columns.filter((other) => other.kind === "stage").map((other) =>
    `<option value="${other.id}"${other === column ? " selected" : ""}>${escapeText(other.title)}</option>`).join("");
  return `<label class="field"><span>of</span><select id="drawn">${options}</select></label>`;
}

const zoomButtons = () => `<span class="zoom"><button data-zoom="out" title="Smaller (−)">−</button><button data-zoom="fit" title="All of it (0)">Fit</button><button data-zoom="in" title="Larger (+)">+</button></span>`;

function drawDominators() {
  const column = drawnColumn();
  const graph = state.func.graphs[column.graph];
  if (!graph) return message("This graph is too large to be drawn.");
  const { size: [width, height], nodes } = graph.tree;
  let out = SVG_HEAD(width, height);
  graph.idom.forEach((idom, at) => {
    if (idom === null) return;
    const [x, y, w, h] = nodes[idom], [childX, childY, childW] = nodes[at];
    out += `<path class="edge dom" d="${curve([[x + w / 2, y + h], [childX + childW / 2, childY]])}" marker-end="url(#arrowdom)"/>`;
  });
  nodes.forEach(([x, y, w, h], at) => {
    const frontier = graph.frontier[at].map((block) => graph.blocks[block].replace("block", "b")).join(" ");
    out += `<g class="node${graph.reachable[at] ? "" : " unreachable"}" data-block-name="${graph.blocks[at]}"><rect x="${x}" y="${y}" width="${w}" height="${h}" rx="6"/>` +
      `<text class="code label" x="${x + w / 2}" y="${y + 16}" text-anchor="middle">${graph.blocks[at]}</text>` +
      `<text class="frontier" x="${x + w / 2}" y="${y + 30}" text-anchor="middle">DF {${frontier}}</text><title>${graph.blocks[at]}, dominance frontier {${frontier}}</title></g>`;
  });
  element("view").innerHTML = `${out}</svg>`;
  element("view-options").innerHTML = `${stagePicker(column)}<span class="hint">An arrow leads from the immediate dominator. DF: dominance frontier.</span>${zoomButtons()}`;
  makePannable();
}

function drawLoops() {
  const column = drawnColumn();
  const graph = state.func.graphs[column.graph];
  element("view-options").innerHTML = `${stagePicker(column)}<span class="hint">Boxes are loops; the header of each is its first block.</span>`;
  if (!graph) return message("This graph is too large to be drawn.");
  const innermost = graph.blocks.map(() => -1);
  graph.loops.forEach((loop, at) => loop.blocks.forEach((block) => {
    if (innermost[block] < 0 || graph.loops[innermost[block]].blocks.length > loop.blocks.length) innermost[block] = at;
  }));
  const counts = column.stage.counts;
  const chip = (block) => `<span class="block-chip" data-block-name="${graph.blocks[block]}">${graph.blocks[block]}${counts ? `<small>${counts[block].toLocaleString("en")}×</small>` : ""}</span>`;
  const inside = (at) => graph.blocks.map((_, block) => block).filter((block) => innermost[block] === at && (at < 0 || graph.loops[at].header !== block)).map(chip).join("");
  const box = (loop, at) => `<div class="loop"><h3>${chip(loop.header)} ${loop.irreducible ? "irreducible loop" : "loop"} of ${plural(loop.blocks.length, "block")}</h3>` +
    `<div class="blocks">${inside(at)}</div>${children(at)}</div>`;
  const children = (parent) => graph.loops.map((loop, at) => (loop.parent === (parent < 0 ? null : parent) ? box(loop, at) : "")).join("");
  element("view").innerHTML = `<div class="forest"><div class="blocks">${inside(-1)}</div>${children(-1) || "<p class='center'>No loops.</p>"}</div>`;
}

/** Colour of a value by the class it was coalesced into. */
const valueColour = (value) => (classOf(value) >= 0 ? classColour(classOf(value)) : "var(--muted)");

function drawRanges() {
  const ranges = placement().ranges;
  const column = state.columns.filter((other) => other.kind === "stage" && !other.isCopies).pop();
  element("view-options").innerHTML = `<span class="hint">Copy-related values of SSA form, in the colours of the variables that they become. A bar begins at the definition and ends at the last use.</span>`;
  if (!ranges.length) return message("No values take part in phis, or too many to be drawn.");
  const lines = column.lines.map((line, at) => [at, line]).filter(([, line]) => !line.removed);
  const names = sourceNames();
  const row = 15, left = 330, pitch = Math.max(11, Math.min(24, 700 / ranges.length)), top = 74;
  const order = ranges.map((_, at) => at).sort((a, b) => classOf(ranges[a].value) - classOf(ranges[b].value) || ranges[a].segments[0][0] - ranges[b].segments[0][0]);
  const width = left + order.length * pitch + 70, height = top + lines.length * row + 16;
  let out = SVG_HEAD(width, height);
  lines.forEach(([at, line], index) => {
    let text = line.text.length > 48 ? `${line.text.slice(0, 47)}…` : line.text;
    if (line.key === "h") text = "parameters";
    const html = PAINT.ir(text, new Map()).replaceAll("<span", "<tspan").replaceAll("</span", "</tspan");
    out += `<g class="line" data-at="${at}"><rect class="row${line.key.startsWith("b") ? " block-row" : ""}" x="0" y="${top + index * row}" width="${width}" height="${row}"/><text class="code${line.key.startsWith("b") ? " label" : ""}" x="8" y="${top + index * row + 11.5}">${html}</text></g>`;
  });
  order.forEach((at, index) => {
    const { value, segments } = ranges[at];
    const x = left + index * pitch, colour = valueColour(value);
    const name = names.get(value);
    out += `<g class="range" data-value="${value}" style="--class:${colour}"><title>${value}${name ? ` (${escapeText(name)})` : ""}</title>` +
      `<text class="range-name" transform="translate(${x + pitch / 2 + 3} ${top - 6}) rotate(-55)">${value}${name ? `·${escapeText(name)}` : ""}</text>`;
    for (const [from, to] of segments) {
      out += `<rect x="${x + pitch / 2 - 4}" y="${top + from * row + 2}" width="8" height="${Math.max((to - from) * row - 2, 5)}" rx="4"/>`;
    }
    out += "</g>";
  });
  element("view").innerHTML = `${out}</svg>`;
}

/** Places nodes by forces: the same picture every time. */
function forces(n, springs, repulsions) {
  const points = Array.from({ length: n }, (_, at) => [Math.cos((at * 6.2832) / n) * 40 * Math.sqrt(n), Math.sin((at * 6.2832) / n) * 40 * Math.sqrt(n)]);
  const rounds = n > 150 ? 60 : 240;
  for (let round = 0; round < rounds; round++) {
    const cool = 1 - round / rounds;
    const push = points.map(() => [0, 0]);
    for (let a = 0; a < n; a++) {
      for (let b = a + 1; b < n; b++) {
        const dx = points[a][0] - points[b][0], dy = points[a][1] - points[b][1];
        const square = Math.max(dx * dx + dy * dy, 1), force = 5200 / square;
        push[a][0] += dx * force / Math.sqrt(square) * 10; push[a][1] += dy * force / Math.sqrt(square) * 10;
        push[b][0] -= dx * force / Math.sqrt(square) * 10; push[b][1] -= dy * force / Math.sqrt(square) * 10;
      }
      push[a][0] -= points[a][0] * 0.06; push[a][1] -= points[a][1] * 0.06;
    }
    for (const [list, rest, strength] of [[springs, 95, 0.12], [repulsions, 140, 0.03]]) {
      for (const [a, b] of list) {
        const dx = points[b][0] - points[a][0], dy = points[b][1] - points[a][1], length = Math.hypot(dx, dy) || 1;
        const force = (length - rest) * strength;
        push[a][0] += dx / length * force; push[a][1] += dy / length * force;
        push[b][0] -= dx / length * force; push[b][1] -= dy / length * force;
      }
    }
    for (let a = 0; a < n; a++) {
      const length = Math.hypot(...push[a]) || 1, limit = Math.min(length, 30 * cool + 1);
      points[a][0] += push[a][0] / length * limit; points[a][1] += push[a][1] / length * limit;
    }
  }
  return points;
}

/** Pairs of a phi and an argument, once each, as numbers of ranges. */
function affinities(numberOf) {
  const pairs = new Map();
  for (const [at, copy] of strategy().ledger.entries()) {
    const a = numberOf.get(copy.phi), b = numberOf.get(copy.arg);
    if (a !== undefined && b !== undefined && a !== b) pairs.set(`${a},${b}`, [a, b, at]);
  }
  return [...pairs.values()];
}

/** Values as circles: interference as lines, copies as dashed arrows; or the copies alone. */
function drawValues(withInterference) {
  const { ranges, interference } = placement();
  element("view-options").innerHTML = withInterference
    ? `<span class="hint"><i class="line-sample interferes"></i> alive at the same time <i class="line-sample gone"></i> copy coalesced <i class="line-sample left"></i> copy left. Colours: variables.</span>${zoomButtons()}`
    : `<span class="hint">An arrow leads from an argument to its phi: <i class="line-sample gone"></i> coalesced, <i class="line-sample left"></i> a copy is left. Colours: variables.</span>${zoomButtons()}`;
  if (!ranges.length) return message("No values take part in phis, or too many to be drawn.");
  const numberOf = new Map(ranges.map((range, at) => [range.value, at]));
  const pairs = affinities(numberOf);
  const points = forces(ranges.length, pairs, withInterference ? interference : []);
  const names = sourceNames();
  const xs = points.map(([x]) => x), ys = points.map(([, y]) => y);
  const low = [Math.min(...xs) - 50, Math.min(...ys) - 34];
  const width = Math.max(...xs) - low[0] + 50, height = Math.max(...ys) - low[1] + 34;
  const at = (number) => [points[number][0] - low[0], points[number][1] - low[1]];
  const shorten = ([x, y], [toX, toY], by) => {
    const length = Math.hypot(toX - x, toY - y) || 1;
    return [toX - (toX - x) / length * by, toY - (toY - y) / length * by];
  };
  let out = SVG_HEAD(width, height);
  if (withInterference) {
    for (const [a, b] of interference) {
      const [x, y] = at(a), [toX, toY] = at(b);
      out += `<line class="interferes" x1="${x}" y1="${y}" x2="${toX}" y2="${toY}" data-pair="${ranges[a].value} ${ranges[b].value}"/>`;
    }
  }
  for (const [phi, arg, number] of pairs) {
    const copy = strategy().ledger[number];
    const style = copy.key ? "left" : "gone";
    const [x, y] = at(arg), [toX, toY] = shorten(at(arg), at(phi), 21);
    const bend = withInterference ? 14 : 0, length = Math.hypot(toX - x, toY - y) || 1;
    const middle = [(x + toX) / 2 - (toY - y) / length * bend, (y + toY) / 2 + (toX - x) / length * bend];
    out += `<path class="affinity ${style}" data-copy="${number}" d="M${x} ${y}Q${middle.join(" ")} ${toX} ${toY}" marker-end="url(#arrow${style === "left" ? "copy" : ""})"><title>${escapeText(copyTitle(number))}</title></path>`;
  }
  ranges.forEach((range, number) => {
    const [x, y] = at(number), name = names.get(range.value);
    out += `<g class="value" data-value="${range.value}" style="--class:${valueColour(range.value)}"><circle cx="${x}" cy="${y}" r="17"/><text x="${x}" y="${y + 4}">${range.value}</text>` +
      (name ? `<text class="value-name" x="${x}" y="${y + 30}">${escapeText(name)}</text>` : "") + "</g>";
  });
  element("view").innerHTML = `${out}</svg>`;
  makePannable();
}

function message(text) {
  element("view").innerHTML = `<p class="center">${escapeText(text)}</p>`;
}

/** Wheel and buttons change the size of a drawing, dragging moves it. */
function makePannable() {
  const view = element("view"), svg = view.querySelector("svg");
  const { width, height } = svg.viewBox.baseVal;
  const resize = (scale) => {
    state.zoom = Math.min(Math.max(scale, 0.08), 3);
    svg.setAttribute("width", width * state.zoom);
    svg.setAttribute("height", height * state.zoom);
    if (view.onscroll) view.onscroll();
  };
  // The entry is what a reader looks for first.
  const showEntry = () => {
    const entry = svg.querySelector(".node rect");
    if (entry) view.scrollLeft = (Number(entry.getAttribute("x")) + Number(entry.getAttribute("width")) / 2) * state.zoom - view.clientWidth / 2;
  };
  const fit = () => Math.min((view.clientWidth - 6) / width, (view.clientHeight - 6) / height, 1.15);
  // Small print helps no reader: what does not fit is scrolled.
  resize(Math.max(fit(), Math.min((view.clientWidth - 6) / width, 1), 0.55));
  showEntry();
  fillNodes();
  view.onscroll = () => { if (fillNodes()) highlight(false); };
  view.zoomTo = (what) => resize(what === "fit" ? fit() : state.zoom * (what === "in" ? 1.25 : 0.8));
  view.onwheel = (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    resize(state.zoom * Math.exp(-event.deltaY / 400));
  };
  let from = null;
  svg.onpointerdown = (event) => { from = [event.clientX, event.clientY, view.scrollLeft, view.scrollTop]; };
  svg.onpointermove = (event) => {
    if (!from || !event.buttons) return;
    view.scrollLeft = from[2] + from[0] - event.clientX;
    view.scrollTop = from[3] + from[1] - event.clientY;
  };
  svg.onpointerup = () => { from = null; };
}
