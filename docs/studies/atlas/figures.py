#!/usr/bin/env python3
"""The tables and figures of docs/atlas.md, and its page, from the results (needs numpy and matplotlib).

    figures.py [--results DIR] [--figures DIR]

Prints the tables as Markdown. Intervals are of the bootstrap over projects: as many projects as there are, drawn with
replacement, 2 000 times; the lowest and the highest fortieth are left out. A ratio divides sums over the same projects.
"""

import argparse
import csv
import json
import lzma
import pathlib

import numpy

HERE = pathlib.Path(__file__).resolve().parent
STRATEGIES = [
    "isolate", "two-phase", "per-edge", "sreedhar-iii", "coalesce", "dominance-forest", "boissinot",
    "boissinot-intersect", "boissinot-virtual", "llvm",
]
DRAWS = 2000
CLASSES = [0, 1, 2, 3, 5, 9, 17, 33]
TITLES = {"promoted": "clang -O0, promoted", "O1": "clang -O1", "O2": "clang -O2", "passes": "default passes"}


def read(path):
    with lzma.open(path, "rt", newline="") as file:
        return list(csv.DictReader(file))


class Results:
    def __init__(self, folder):
        self.values, self.held_out = {}, {}
        for row in read(folder / "projects.csv.xz"):
            key = (row["part"], row["placement"], row["strategy"], row["metric"])
            self.values.setdefault(key, {})[row["project"]] = int(row["value"])
            self.held_out[row["project"]] = row["set"] == "held-out"

    def projects(self, part, placement="pruned", strategy="coalesce"):
        return sorted(self.values.get((part, placement, strategy, "functions"), {}))

    def vector(self, projects, part, strategy, metric, placement="pruned"):
        found = self.values.get((part, placement, strategy, metric), {})
        return numpy.array([found.get(project, 0) for project in projects], dtype=float)


def interval(top, bottom):
    """The ratio of two sums over projects, with its interval."""
    random = numpy.random.default_rng(1)
    picks = random.integers(len(top), size=(DRAWS, len(top)))
    low, high = numpy.quantile(top[picks].sum(1) / numpy.maximum(bottom[picks].sum(1), 1e-9), [0.025, 0.975])
    return top.sum() / max(bottom.sum(), 1e-9), low, high


def shown(ratio, digits=3):
    return "{:.{d}f} ({:.{d}f} to {:.{d}f})".format(*ratio, d=digits)


def number(value):
    return f"{int(value):,}".replace(",", " ")


def table(header, rows):
    print("| " + " | ".join(header) + " |")
    print("|" + "|".join(["---", *["---:"] * (len(header) - 1)]) + "|")
    for row in rows:
        print("| " + " | ".join(map(str, row)) + " |")
    print()


def facts(results):
    rows = []
    for part in ("promoted", "O1", "O2", "passes", "placements"):
        projects = results.projects(part)
        get = lambda metric: results.vector(projects, part, "coalesce", metric).sum()
        if projects:
            held_out = sum(results.held_out[p] for p in projects)
            named = [get(m) for m in ("functions", "functions_with_phis", "phis", "phi_args")]
            rows.append([part, len(projects), held_out, *map(number, named)])
    print("### What was measured\n")
    table(["part", "projects", "held out", "functions", "with phis", "phis", "arguments"], rows)


def strategies(results, part, reached):
    """`left / best` divides by the fewest copies that are known; parts without a minimum have `left / coalesce`."""
    projects = results.projects(part)
    print(f"### Strategies: {part}, {len(projects)} projects\n")
    rows = []
    get = lambda strategy, metric: results.vector(projects, part, strategy, metric)
    best = get("coalesce", "exact_at_most")
    for strategy in STRATEGIES:
        if not get(strategy, "functions").sum():
            continue
        left = get(strategy, "copies_left")
        counts = [get(strategy, metric).sum() for metric in ("copies_inserted", "copies_left", "edges_split")]
        to_best = interval(left, best) if best.sum() else interval(left, get("coalesce", "copies_left"))
        moves = shown(interval(get(strategy, "moves"), get("coalesce", "moves")))
        size = interval(get(strategy, "code_bytes"), get("coalesce", "code_bytes"))[0]
        row = [f"`{strategy}`", *map(number, counts), shown(to_best, 2)]
        row += [f"{100 * reached[strategy]:.1f} %"] if reached else []
        rows.append([*row, moves, f"{size:.3f}", number(get(strategy, "reloads").sum())])
    head = ["strategy", "inserted", "left", "edges split", "left / best" if best.sum() else "left / `coalesce`"]
    head += ["reached"] if reached else []
    table([*head, "moves / `coalesce`", "bytes / `coalesce`", "reloads"], rows)
    if part in ("O1", "O2"):
        left = lambda strategy: get(strategy, "copies_left")
        for one, other in (("boissinot", "coalesce"), ("llvm", "coalesce"), ("dominance-forest", "coalesce"),
                           ("sreedhar-iii", "coalesce"), ("sreedhar-iii", "boissinot"),
                           ("boissinot-virtual", "boissinot"), ("boissinot-intersect", "boissinot")):
            moves = shown(interval(get(one, "moves"), get(other, "moves")))
            under = lambda strategy: results.vector(projects, "O2", strategy, "copies_left")
            told = f"left {shown(interval(left(one), left(other)))}, moves {moves}"
            if part == "O1":
                told += f"; the same projects under O2: left {shown(interval(under(one), under(other)))}"
            print(f"- `{one}` / `{other}`: {told}")
        print()


def minima(results, parts):
    print("### The minimum\n")
    rows = []
    for part in parts:
        projects = results.projects(part)
        get = lambda metric: results.vector(projects, part, "coalesce", metric)
        webs, is_open, phis = get("phi_webs"), get("open_webs"), get("phis")
        beside = get("phis_beside_open_webs")
        proved = 100 * (1 - is_open.sum() / webs.sum())
        of_phis = 100 * (1 - beside.sum() / phis.sum())
        bounds = [number(get(m).sum()) for m in ("lower_bound", "exact_at_least", "exact_at_most", "copies_left")]
        rows.append([part, number(webs.sum()), number(is_open.sum()), f"{proved:.3f} %", f"{of_phis:.2f} %", *bounds])
    head = ["part", "webs", "open", "webs proved", "phis in functions all proved", "interfering", "at least", "at most"]
    table([*head, "`coalesce`"], rows)
    rows = []
    for strategy in STRATEGIES:
        row = [f"`{strategy}`"]
        for part in parts:
            projects = results.projects(part)
            left = results.vector(projects, part, strategy, "copies_left")
            for bound in ("exact_at_most", "exact_at_least"):
                least = results.vector(projects, part, "coalesce", bound)
                row.append(shown(interval(left, least)))
        rows.append(row)
    head = [f"{part}: left / {bound}" for part in parts for bound in ("best found", "lower bound")]
    table(["strategy", *head], rows)


def registers(results, level):
    parts = {16: level, 8: f"{level}-8", 6: f"{level}-6"}
    projects = sorted(set.intersection(*(set(results.projects(part)) for part in parts.values())))
    if not projects:
        return
    print(f"### Registers: {level}, {len(projects)} projects\n")
    rows = []
    for n, part in parts.items():
        for strategy in ("coalesce", "per-edge", "isolate", "sreedhar-iii", "boissinot", "llvm"):
            get = lambda metric, strategy=strategy: results.vector(projects, part, strategy, metric)
            names = ("copies_left", "moves", "reloads", "spills")
            base = sum(results.vector(projects, part, "coalesce", name) for name in ("reloads", "spills"))
            memory = shown(interval(get("reloads") + get("spills"), base))
            rows.append([n, f"`{strategy}`", *(number(get(name).sum()) for name in names), memory])
    table(["registers", "strategy", "left", "moves", "reloads", "spills", "reloads and spills / coalesce"], rows)


def placements(results):
    projects = results.projects("placements")
    if not projects:
        return
    print(f"### Placement, not cleaned up: {len(projects)} projects\n")
    rows = []
    for placement in ("maximal", "minimal", "semi-pruned", "pruned"):
        for strategy in ("isolate", "coalesce"):
            of = lambda metric, by: results.vector(projects, "placements", strategy, metric, by)
            get = lambda metric, placement=placement: of(metric, placement)
            base = lambda metric: of(metric, "pruned")
            names = ("phis", "copies_inserted", "copies_left", "moves")
            ratios = [shown(interval(get(name), base(name))) for name in ("phis", "copies_left", "code_bytes")]
            rows.append([placement, f"`{strategy}`", *(number(get(name).sum()) for name in names), *ratios])
    table(["placement", "strategy", "phis", "inserted", "left", "moves", "phis / pruned", "left", "bytes"], rows)


def llvm(results):
    for part in ("llvm", "llvm-O2"):
        projects = results.projects(part)
        if not projects:
            continue
        print(f"### Beside LLVM: {part}, {len(projects)} projects\n")
        get = lambda metric, strategy="coalesce": results.vector(projects, part, strategy, metric)
        rows = [["LLVM", *(number(get(f"llvm_{m}").sum()) for m in ("inserted", "left", "moves")),
                 shown(interval(get("llvm_moves"), get("moves")))]]
        for strategy in ("coalesce", "llvm"):
            names = ("copies_inserted", "copies_left", "moves")
            rows.append([f"`{strategy}`", *(number(get(m, strategy).sum()) for m in names),
                         shown(interval(get("moves", strategy), get("moves")))])
        table(["", "inserted", "left", "moves", "moves / coalesce"], rows)


def textbook(results):
    for part in ("textbook", "textbook-O2"):
        projects = results.projects(part)
        if not projects:
            continue
        print(f"### Conservative rules: {part}, {len(projects)} projects\n")
        rows = []
        for strategy in ("coalesce", "briggs-rule", "george-rule", "iterated"):
            get = lambda metric: results.vector(projects, part, strategy, metric)
            base = lambda metric: results.vector(projects, part, "coalesce", metric)
            names = ("copies_inserted", "copies_left", "moves", "reloads", "spills")
            ratios = [shown(interval(get(name), base(name))) for name in ("copies_left", "moves")]
            rows.append([f"`{strategy}`", *(number(get(name).sum()) for name in names), *ratios])
        table(["strategy", "inserted", "left", "moves", "reloads", "spills", "left / coalesce", "moves"], rows)


def rankings(results):
    print("### Rankings, open against held out\n")
    rows = []
    for part in ("promoted", "O1", "O2"):
        for metric, title in (("copies_left", "copies left"), ("moves", "moves")):
            projects = results.projects(part)
            sets = [[p for p in projects if results.held_out[p] == held_out] for held_out in (False, True)]
            if not all(sets):
                continue
            sums = {s: [results.vector(of, part, s, metric).sum() for of in sets] for s in STRATEGIES}
            ratio = {s: [sums[s][k] / sums["coalesce"][k] for k in (0, 1)] for s in STRATEGIES}
            told = lambda s: "`{}` ({:.3f}, {:.3f})".format(s, *ratio[s])
            pairs = [
                f"{told(a)} before {told(b)}" for b in STRATEGIES for a in STRATEGIES
                if ratio[a][0] < ratio[b][0] and ratio[a][1] > ratio[b][1]
                and max(abs(ratio[a][k] - ratio[b][k]) for k in (0, 1)) > 0.01
            ]
            rows.append([f"`{part}`", title, "; ".join(pairs) or "none"])
    head = "pairs that the held-out fifth puts the other way round (open, held out; relative to `coalesce`)"
    table(["code", "count", f"{head}, by more than 1 % in one of the two"], rows)


def regalloc2(folder):
    rows = list(csv.DictReader(open(folder / "regalloc2.csv")))
    projects = sorted({row["project"] for row in rows})
    of = {(row["project"], row["allocator"]): row for row in rows}
    get = lambda allocator, name: numpy.array([int(of[p, allocator][name]) for p in projects], float)
    counts = [number(get("regalloc2", name).sum()) for name in ("functions", "left_out", "arguments")]
    print("### Beside regalloc2: {}; {} functions, {} left out, {} arguments\n".format(", ".join(projects), *counts))
    lines = []
    for name in ("sheave", "regalloc2", "regalloc2, parameters apart"):
        both = lambda of: get(of, "loads") + get(of, "stores")
        ratios = [interval(get(name, "moves"), get("regalloc2", "moves")), interval(both(name), both("regalloc2")),
                  interval(get(name, "moves_run"), get("regalloc2", "moves_run"))]
        sums = [number(get(name, metric).sum()) for metric in ("moves", "loads", "stores")]
        lines.append([name, *sums, *map(shown, ratios)])
    head = ["allocator", "moves", "loads", "stores", "moves / regalloc2", "loads and stores / regalloc2"]
    table([*head, "moves, weighted / regalloc2"], lines)


def executed(folder):
    rows = [row for row in csv.DictReader(open(folder / "executed.csv")) if row["status"] == "ok"]
    for level in ("O0", "O1"):
        of = {(row["program"], row["strategy"]): row for row in rows if row["level"] == level}
        programs = sorted({program for program, _ in of})
        print(f"### As executed, clang -{level}: {', '.join(programs)}\n")
        get = lambda strategy, name: numpy.array([max(int(of[p, strategy][name]), 1) for p in programs], float)
        def mean(strategy, name):
            """The geometric mean of ratios to `coalesce`, each program counting once."""
            logarithms = numpy.log(get(strategy, name) / get("coalesce", name))
            return shown(numpy.exp(interval(logarithms, numpy.ones(len(programs)))))
        names = ["copies", "copies_executed", "constants_executed", "phi_moves_executed", "moves_executed"]
        head = ["strategy", "copies left", "copies executed", "constants executed", "moves for phis", "all moves"]
        table(head, [[f"`{s}`", *(mean(s, name) for name in names)] for s in STRATEGIES])


def cost(folder):
    rows = {}
    for row in csv.DictReader(open(folder / "cost.csv")):
        of = rows.setdefault(row["part"], [0, 0.0, 0])
        of[0] += 1
        of[1] += float(row["processor_seconds"])
        of[2] = max(of[2], int(row["peak_kb"]) // 1024)
    print("### Cost\n")
    n, seconds, peak = zip(*rows.values())
    rows["all"] = [sum(n), sum(seconds), max(peak)]
    head = ["part", "studies", "seconds of a processor", "peak MB"]
    table(head, [[part, n, f"{seconds:.0f}", peak] for part, (n, seconds, peak) in rows.items()])


def functions_at_minimum(folder):
    """By part and strategy: the share of functions with a proved minimum that it reaches."""
    counts = {}
    for row in read(folder / "functions.csv.xz"):
        if row["exact_at_least"] == "" or row["exact_at_least"] != row["exact_at_most"]:
            continue
        of = counts.setdefault(row["part"], dict.fromkeys([*STRATEGIES, "all"], 0))
        of["all"] += 1
        for strategy in STRATEGIES:
            of[strategy] += row[strategy] != "" and int(row[strategy]) <= int(row["exact_at_least"])
    return {part: {s: of[s] / of["all"] for s in STRATEGIES} for part, of in counts.items()}


def memory(folder):
    rows = list(csv.DictReader(open(folder / "memory.csv")))
    projects = sorted({row["project"] for row in rows})
    get = lambda strategy, name: numpy.array(
        [sum(int(r[name]) for r in rows if (r["project"], r["strategy"]) == (p, strategy)) for p in projects], float
    )
    args, phis = (get("coalesce", name).sum() for name in ("phi_args", "phis"))
    print(f"### Memory: {', '.join(projects)}; {number(phis)} phis, {number(args)} arguments\n")
    head = ["strategy", "peak, bytes per argument", "peak / `boissinot`", "allocated, bytes per argument"]
    table([*head, "greatest peak, kB"], [
        [f"`{s}`", number(get(s, "peaks").sum() / args), shown(interval(get(s, "peaks"), get("boissinot", "peaks"))),
         number(get(s, "allocated").sum() / args), number(get(s, "greatest").max() / 1000)]
        for s in sorted(STRATEGIES, key=lambda s: get(s, "peaks").sum())
    ])


def draw(results, figures):
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "sheave"
    matplotlib.rcParams["svg.fonttype"] = "none"
    from matplotlib import pyplot

    def dots(name, title, parts, strategies, metric, base_metric, base_strategy, log=False):
        parts = [part for part in parts if results.projects(part)]
        figure, panel = pyplot.subplots(figsize=(7, 0.32 * len(strategies) + 1.1), layout="constrained")
        labelled = set()
        for at, part in enumerate(parts):
            projects = results.projects(part)
            for y, strategy in enumerate(reversed(strategies)):
                top = results.vector(projects, part, strategy, metric)
                if not top.sum():
                    continue
                bottom = results.vector(projects, part, base_strategy or strategy, base_metric)
                value, low, high = interval(top, bottom)
                spread = [[max(value - low, 0)], [max(high - value, 0)]]
                label = None if part in labelled else TITLES.get(part, part)
                labelled.add(part)
                look = dict(fmt="o", color=f"C{at}", markersize=4, label=label)
                panel.errorbar(value, y + 0.15 - 0.15 * at, xerr=spread, **look)
        if log:
            panel.set_xscale("log")
        panel.set_yticks(range(len(strategies)), reversed(strategies))
        panel.set_title(title, loc="left", fontsize="medium")
        panel.grid(axis="x", alpha=0.3)
        panel.legend(fontsize="small")
        figure.savefig(figures / f"{name}.svg", metadata={"Date": None})
        pyplot.close(figure)

    levels = ["promoted", "O1", "O2"]
    least = "copies left / lower bound of the minimum"
    dots("left", least, levels, STRATEGIES, "copies_left", "exact_at_least", "coalesce", True)
    dots("moves", "moves in machine code / coalesce", levels, STRATEGIES, "moves", "moves", "coalesce")
    dots("bytes", "bytes of machine code / coalesce", levels, STRATEGIES, "code_bytes", "code_bytes", "coalesce")
    few = ["coalesce", "per-edge", "isolate", "sreedhar-iii", "boissinot", "llvm"]
    parts = ["promoted", "promoted-8", "promoted-6", "O2", "O2-8", "O2-6"]
    dots("reloads", "reloads / coalesce", parts, few, "reloads", "reloads", "coalesce")
    parts, names = ["textbook", "textbook-O2"], ["coalesce", "briggs-rule", "george-rule", "iterated"]
    dots("textbook", "copies left / coalesce", parts, names, "copies_left", "copies_left", "coalesce", True)


def page(results, folder, path):
    """A page that needs nothing else: totals and classes of functions, and the worst functions."""
    names = sorted(results.held_out)
    data = {}
    for (part, placement, strategy, metric), values in results.values.items():
        shown = ("phis", "copies_inserted", "copies_left", "moves", "code_bytes")
        wanted = metric.startswith("functions_from_") or metric in shown
        if not wanted or (part not in TITLES and part != "placements"):
            continue
        for project, value in values.items():
            key = f"{names.index(project)}|{part}|{placement}|{strategy}"
            entry = data.setdefault(key, {"h": [0] * len(CLASSES), "t": {}})
            if metric.startswith("functions_from_"):
                entry["h"][CLASSES.index(int(metric.rsplit("_", 1)[1]))] = value
            else:
                entry["t"][metric] = value
    worst = {}
    for row in read(folder / "functions.csv.xz"):
        for strategy in STRATEGIES:
            if row[strategy] and row["exact_at_most"] and int(row[strategy]) > int(row["exact_at_most"]):
                key = f"{names.index(row['project'])}|{row['part']}|pruned|{strategy}"
                over = int(row[strategy]) - int(row["exact_at_most"])
                found = [over, int(row[strategy]), int(row["phis"]), row["file"], row["function"]]
                worst.setdefault(key, []).append(found)
    worst = {key: sorted(rows, reverse=True)[:3] for key, rows in worst.items()}
    text = (HERE / "page.html").read_text()
    inline = json.dumps({"names": names, "data": data, "worst": worst, "classes": CLASSES}, separators=(",", ":"))
    path.write_text(text.replace("/*DATA*/null", inline.replace("</", "<\\/")))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--results", type=pathlib.Path, default=HERE / "results")
    parser.add_argument("--figures", type=pathlib.Path, default=HERE / "figures")
    args = parser.parse_args()
    args.figures.mkdir(exist_ok=True)
    results = Results(args.results)
    facts(results)
    reached = functions_at_minimum(args.results)
    for part in ("promoted", "O1", "O2", "passes"):
        if results.projects(part):
            strategies(results, part, reached.get(part))
    minima(results, [part for part in ("promoted", "O1", "O2") if results.projects(part)])
    for level in ("promoted", "O2"):
        registers(results, level)
    placements(results)
    llvm(results)
    textbook(results)
    rankings(results)
    memory(args.results)
    regalloc2(args.results)
    executed(args.results)
    cost(args.results)
    draw(results, args.figures)
    page(results, args.results, args.figures / "atlas.html")


if __name__ == "__main__":
    main()
