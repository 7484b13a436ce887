// The data of the page: unpacking, and what is shown at present.

/** Everything that depends on what is shown. */
const state = {
  index: null, // see model.rs: Index
  functions: new Map(), // by number, unpacked
  at: 0, // number of the function
  func: null,
  placement: 0,
  strategy: 0,
  columns: [], // what columns.js made of them
  open: null, // ids of open columns, once the reader chose some
  selected: null, // { column, line } or { column, value }
  view: "graph",
  stage: null, // id of the column whose graph is drawn
  step: null, // of coalescing
  copy: null, // number of a copy
  show: { differences: true, colours: true, heat: true },
};

/** Undoes base64, deflate and JSON. */
async function unpack(text) {
  const characters = atob(text);
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < bytes.length; at++) bytes[at] = characters.charCodeAt(at);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).json();
}

/** Puts back what is in the table of parts that several placements and strategies share. */
function withShared(func) {
  for (const placement of func.placements) {
    for (const owner of [placement, ...placement.strategies]) {
      for (const [name, at] of Object.entries(owner)) if (name !== "strategies") owner[name] = func.shared[at];
    }
  }
  return func;
}

const waiting = new Map(); // number of a function -> what to do with its text

/** Called by the scripts of a folder, one for each function. */
function receiveFunction(at, text) {
  waiting.get(at)?.(text);
}

/** The function with this number: from this page, or from the script beside it. */
async function loadFunction(at) {
  if (!state.functions.has(at)) {
    const element = document.getElementById(`function-${at}`);
    const text = element ? element.textContent : await new Promise((resolve, reject) => {
      waiting.set(at, resolve);
      const script = document.createElement("script");
      const name = `${state.index.scripts}function-${at}.js`;
      // A folder may have any name.
      script.src = name.split("/").map(encodeURIComponent).join("/");
      script.onerror = () => reject(new Error(`${name} is not beside this page`));
      document.head.append(script);
    });
    state.functions.set(at, withShared(await unpack(text)));
  }
  return state.functions.get(at);
}

const placement = () => state.func.placements[state.placement];
const strategy = () => placement().strategies[state.strategy];
const stages = () => placement().stages;
const lastStage = () => stages()[stages().length - 1];

/** The lines of a stage as objects. */
function linesOf(numbers) {
  return numbers.map((number) => {
    const [text, key, locations] = state.func.lines[number];
    // Of the head of the function: its name and parameters.
    return { text: key === "h" ? text.replace(/^.*? (?=%)/, "").replace(/ \{$/, "") : text, key, locations };
  });
}

/** Names of values in the source, by value. */
function sourceNames() {
  const own = placement();
  own.byValue ??= new Map(own.names);
  return own.byValue;
}

/** The number of the class of a value after elimination; -1 where it is alone. */
function classOf(value) {
  const own = strategy();
  if (!own.byMember) {
    own.byMember = new Map();
    own.classes.forEach((members, at) => members.forEach((member) => own.byMember.set(member, at)));
  }
  return own.byMember.get(value) ?? -1;
}

/** A colour for a class: neighbouring numbers differ as much as possible. */
const classColour = (at) => `hsl(${Math.round((at * 137.508 + 215) % 360)} var(--class-saturation) var(--class-lightness))`;

const LEFT = new Set(["move", "load", "spill", "spill-move", "copy"]);

/** What is left of a copy, as the name of a style. */
function fateStyle(fate) {
  return LEFT.has(fate) ? "fate-left" : fate === "constant" ? "fate-made" : "fate-gone";
}

const escapeText = (text) => String(text).replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]);
const element = (id) => document.getElementById(id);
const plural = (n, noun) => `${n.toLocaleString("en")} ${n === 1 ? noun : noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;
