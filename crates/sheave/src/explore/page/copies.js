// The ledger of copies, and the decisions of coalescing one by one.

function drawLedger() {
  const { ledger, counts } = strategy();
  const withRuns = ledger.some((copy) => copy.executed !== null);
  element("view-options").innerHTML = `<span class="hint">Every copy that elimination inserted, in the order of the code. ${state.index.strategies[state.strategy]}, ${state.index.placements[state.placement]} placement.</span>`;
  const facts = counts.map(([name, n]) => `<div><b>${n.toLocaleString("en")}</b>${escapeText(name)}</div>`).join("");
  const rows = ledger.map((copy, at) => {
    const what = copy.dest ? `${PAINT.ir(copy.dest, sourceNames())} ← ${PAINT.ir(copy.source, sourceNames())}` : `${PAINT.ir(copy.phi, sourceNames())} ← ${PAINT.ir(copy.arg, sourceNames())}`;
    return `<tr data-copy="${at}" class="${copy.key ? "" : "nowhere"}${state.copy === at ? " sel" : ""}"><td>${at}</td><td><b class="mark ${fateStyle(copy.fate)}"></b>${what}</td><td>${PAINT.ir(copy.phi, sourceNames())}</td>` +
      `<td>${copy.edge ?? "all"}</td><td>${copy.position ?? "–"}</td><td>${copy.reason}</td><td>${copy.fate}</td><td>${copy.offset === null ? "–" : `+${copy.offset.toString(16)}`}</td>` +
      (withRuns ? `<td class="right">${copy.executed.toLocaleString("en")}</td>` : "") + "</tr>";
  }).join("");
  element("view").innerHTML = `<div class="facts">${facts}</div>` + (ledger.length
    ? `<table class="ledger"><thead><tr><th>#</th><th>copy</th><th>phi</th><th>edge</th><th>where</th><th>why</th><th>fate</th><th>offset</th>${withRuns ? "<th>ran</th>" : ""}</tr></thead><tbody>${rows}</tbody></table>`
    : `<p class="center">This function has no phis.</p>`);
  element("view").querySelector("tr.sel")?.scrollIntoView({ block: "center" });
}

/** The classes after the first `step` decisions. */
function classesAfter(step) {
  const parent = new Map();
  const find = (value) => {
    while (parent.has(value) && parent.get(value) !== value) value = parent.get(value);
    return value;
  };
  const add = (value) => { if (!parent.has(value)) parent.set(value, value); };
  for (const [at, decision] of strategy().attempts.entries()) {
    const phi = decision.isolated ? `${decision.phi}'s temporary` : decision.phi;
    add(phi);
    add(decision.arg);
    if (at < step && (decision.outcome === "merged" || decision.outcome === "together")) parent.set(find(decision.arg), find(phi));
  }
  const classes = new Map();
  for (const value of parent.keys()) multi(classes, find(value), value);
  return [...classes.values()];
}

const OUTCOMES = {
  merged: () => "merged: one variable from here on",
  together: () => "together already",
  constraint: () => "refused: a constraint forbids it",
  skipped: () => "refused: the strategy gives up without comparing them",
  interference: ({ witness: [a, b] }) => `refused: ${a} and ${b} are alive at the same time, so a copy is left`,
};

function drawDecisions() {
  const { attempts: decisions } = strategy();
  element("view-options").innerHTML = `<span class="hint">Coalescing tries the copies one after the other, in the order of the strategy, and merges what does not interfere.</span>`;
  if (!decisions.length) {
    const name = state.index.strategies[state.strategy];
    if (state.strategy >= state.index.strategies.length - state.index.n_own) {
      return message(`${name} is a strategy of your own: in which order it merges is not known. Phi webs show what became one variable.`);
    }
    return message(["isolate", "two-phase", "per-edge"].includes(name) ? `The strategy ${name} does not coalesce: each copy stays until registers are allocated.` : "There is nothing to coalesce: no value is copied to a phi.");
  }
  const step = Math.min(state.step ?? decisions.length, decisions.length);
  const names = sourceNames();
  const show = (value) => PAINT.ir(value, names);
  const rows = decisions.map((decision, at) =>
    `<li class="${decision.outcome}${at === step - 1 ? " now" : ""}${at >= step ? " later" : ""}" data-step="${at + 1}"><i>${at + 1}</i><span>${show(decision.phi)}${decision.isolated ? "’s temporary" : ""} with ${show(decision.arg)}</span><em>${escapeText(OUTCOMES[decision.outcome](decision))}</em></li>`).join("");
  const classes = classesAfter(step).map((members) =>
    `<div class="class-box${members.length > 1 ? " merged" : ""}">${members.map((value) => `<span class="value-chip">${show(value)}</span>`).join("")}</div>`).join("");
  element("view").innerHTML = `<div class="slider"><button data-move="-1" aria-label="Back">‹</button><input id="step" type="range" min="0" max="${decisions.length}" value="${step}" aria-label="Decisions made"><button data-move="1" aria-label="Forward">›</button><span>${step} of ${plural(decisions.length, "decision")}</span></div>` +
    `<h3>Variables at this point</h3><div class="classes">${classes}</div><h3>Decisions</h3><ol class="decisions">${rows}</ol>`;
  const now = element("view").querySelector("li.now");
  if (now) now.scrollIntoView({ block: "nearest" });
}

function moveStep(to) {
  const n = strategy().attempts.length;
  state.step = Math.min(Math.max(to, 0), n);
  state.view = "coalescing";
  drawPicture();
  const decision = strategy().attempts[state.step - 1];
  if (decision) {
    const column = state.columns.filter((other) => other.kind === "stage" && !other.isCopies).pop();
    selectValue(column, decision.phi, [decision.arg, ...(decision.witness ?? [])]);
  }
}
