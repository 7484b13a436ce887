"""Statistics and a figure of a study: python3 summarise.py FOLDER (needs pandas and matplotlib)

Reads the tables that `sheave study` has written into FOLDER and adds to it:

summary.csv   for each placement, strategy and metric: the total, the mean per function, and the ratio of the
              total to that of the reference strategy under the same placement, both with intervals
summary.svg   the ratios with their intervals, a panel for each metric
changes.csv   with --baseline OLD: every count of a function that differs from the study in the folder OLD

The intervals are percentile intervals of the bootstrap (Efron, "Bootstrap Methods: Another Look at the
Jackknife", 1979): functions are drawn with replacement, as many as there are, and all settings are summed
over the same draws, so that a ratio compares like with like. Functions of one project are alike: with --cluster REGEX
the projects are drawn instead, each with all its functions. The project of a program is what REGEX matches in its
name, or its first group. Only functions whose value is known under every setting count; their number is in the table.
LLVM's counts, where the study has them, are the strategy `LLVM`.
"""
import argparse
import pathlib

import numpy
import pandas

METRICS = {
    "copies_inserted": "copies inserted",
    "copies_left": "copies left",
    "copies_weighted": "copies, weighted by loop depth",
    "moves": "moves in machine code",
    "copies_executed": "copies executed",
    "moves_executed": "moves executed",
    "spills": "spills in machine code",
    "loads_executed": "loads executed",
    "code_bytes": "bytes of machine code",
    "edges_split": "edges split",
    "exact_at_least": "least copies of any coalescing",
}
LLVM = {
    "llvm_inserted": "copies_inserted",
    "llvm_left": "copies_left",
    "llvm_moves": "moves",
}
# Less is better in all of these.
COMPARED = ["copies_inserted", "copies_left", "moves", "copies_executed", "moves_executed", "spills", "code_bytes"]
FUNCTION = ["program", "function"]
SETTING = ["placement", "strategy"]


def read(folder):
    """The counts of functions, without those that break a count down."""
    table = pandas.read_csv(folder / "functions.csv", keep_default_na=False, na_values={"value": [""]})
    return table[table["detail"] == ""].drop(columns="detail")


def with_llvm(table):
    """LLVM's counts as one more strategy of each placement: they are the same under all of ours."""
    llvm = table[table["metric"].isin(LLVM)].dropna(subset="value")
    llvm = llvm.drop_duplicates(FUNCTION + ["placement", "metric"])
    llvm = llvm.assign(strategy="LLVM", metric=llvm["metric"].map(LLVM))
    return pandas.concat([table[table["metric"].isin(METRICS)], llvm])


def cluster_of(programs, pattern):
    """The project of each program: the first group of the pattern, or all that it matches."""
    found = programs.str.extract(f"({pattern})", expand=True)
    names = found.iloc[:, 1 if found.shape[1] > 1 else 0]
    missing = programs[names.isna()]
    if len(missing):
        raise SystemExit(f"--cluster matches nothing in the name of {missing.iloc[0]}")
    return names


def summarise(table, options):
    """A row for each placement, strategy and metric."""
    rows = []
    for metric in METRICS:
        of_metric = table[table["metric"] == metric]
        # A row for each function, a column for each setting, in the order in which the study has them.
        values = of_metric.pivot_table(index=FUNCTION, columns=SETTING, values="value", sort=False).dropna()
        if values.empty:
            continue
        counts, n = values.to_numpy(), len(values)
        totals = counts.sum(axis=0)
        # By what is drawn, a function or a project: its counts, and at the end how many functions it has.
        drawn = numpy.column_stack([counts, numpy.ones(n)])
        if options.cluster:
            programs = values.index.get_level_values("program").to_series(index=range(n))
            drawn = pandas.DataFrame(drawn).groupby(cluster_of(programs, options.cluster), sort=False).sum().to_numpy()
        random = numpy.random.default_rng(options.seed)
        picks = (random.integers(len(drawn), size=len(drawn)) for _ in range(options.resamples))
        draws = numpy.array([drawn[pick].sum(axis=0) for pick in picks])
        tails = [(1 - options.confidence) / 2, (1 + options.confidence) / 2]
        settings = list(values.columns)
        for at, (placement, strategy) in enumerate(settings):
            ours = [i for i, setting in enumerate(settings) if setting[0] == placement and setting[1] != "LLVM"]
            named = [i for i in ours if settings[i][1] == options.reference]
            reference = (named or ours)[-1]
            low, high = numpy.quantile(draws[:, at] / draws[:, -1], tails)
            row = dict(placement=placement, strategy=strategy, metric=metric, functions=n, total=int(totals[at]))
            row |= dict(mean=totals[at] / n, mean_low=low, mean_high=high)
            if totals[reference] > 0:
                known = draws[draws[:, reference] > 0]
                low, high = numpy.quantile(known[:, at] / known[:, reference], tails)
                row |= dict(ratio=totals[at] / totals[reference], ratio_low=low, ratio_high=high)
            rows.append(row)
    return pandas.DataFrame(rows)


def draw(summary, title, path):
    """The ratios: a panel for each metric, a dot and an interval for each setting."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "sheave"
    from matplotlib import pyplot

    summary = summary.dropna(subset="ratio")
    metrics = [metric for metric in METRICS if metric in set(summary["metric"])]
    several = summary["placement"].nunique() > 1
    rows = [int((summary["metric"] == metric).sum()) for metric in metrics]
    figure, panels = pyplot.subplots(
        len(metrics), figsize=(8, 0.8 * len(metrics) + 0.25 * sum(rows)), squeeze=False,
        height_ratios=[row + 1 for row in rows], layout="constrained",
    )
    for panel, metric in zip(panels[:, 0], metrics):
        of_metric = summary[summary["metric"] == metric][::-1]
        names = of_metric["strategy"] + (", " + of_metric["placement"] if several else "")
        for colour, (_, one) in enumerate(of_metric.groupby("placement", sort=False)):
            y = [of_metric.index.get_loc(index) for index in one.index]
            spread = [one["ratio"] - one["ratio_low"], one["ratio_high"] - one["ratio"]]
            spread = numpy.maximum(spread, 0)
            panel.errorbar(one["ratio"], y, xerr=spread, fmt="o", color=f"C{colour}", markersize=4)
        panel.set_yticks(range(len(names)), names)
        panel.set_ylim(-0.5, len(names) - 0.5)
        panel.set_title(METRICS[metric], loc="left", fontsize="medium")
        panel.grid(axis="x", alpha=0.3)
    figure.suptitle(title)
    figure.savefig(path, metadata={"Date": None})


def changes(new, old):
    """Every count that differs, the largest growth first."""
    key = FUNCTION + SETTING + ["metric"]
    compared = [table[table["metric"].isin(COMPARED)] for table in (old, new)]
    both = compared[0].merge(compared[1], on=key, suffixes=("_before", "_after")).dropna()
    both["difference"] = both["value_after"] - both["value_before"]
    both = both[both["difference"] != 0]
    return both.sort_values("difference", ascending=False, kind="stable")


def main():
    parser = argparse.ArgumentParser(description="Statistics and a figure of a study.")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--resamples", type=int, default=1000, help="draws of the bootstrap (default: 1000)")
    parser.add_argument("--cluster", metavar="REGEX", help="draw projects, not functions: part of a program's name")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random numbers (default: 1)")
    parser.add_argument("--confidence", type=float, default=0.95, help="coverage of intervals (default: 0.95)")
    parser.add_argument("--reference", default="coalesce", help="strategy of the ratios (default: coalesce)")
    parser.add_argument("--baseline", type=pathlib.Path, metavar="OLD", help="list what changed since a study")
    options = parser.parse_args()
    table = read(options.folder)
    summary = summarise(with_llvm(table), options)
    summary.to_csv(options.folder / "summary.csv", index=False, float_format="%.6f")
    title = f"{options.folder.resolve().name}: totals relative to {options.reference}"
    draw(summary, title, options.folder / "summary.svg")
    if options.baseline:
        changes(table, read(options.baseline)).to_csv(options.folder / "changes.csv", index=False)
    totals = summary.pivot_table(index=SETTING, columns="metric", values="total", sort=False)
    print(totals.astype("Int64").to_string())


main()
