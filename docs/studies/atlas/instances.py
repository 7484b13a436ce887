#!/usr/bin/env python3
"""Instances of aggressive coalescing with their minima: makes them, checks them, and answers by them.

    sheave copies FILE.ll --exact --strategy coalesce --format csv -o minima.csv
    sheave copies FILE.ll --strategy coalesce --strategy-cmd 'tee functions.jsonl >/dev/null; cat empty'
    instances.py make functions.jsonl minima.csv > FILE.instances
    instances.py check FILE.instances
    sheave copies FILE.ll --strategy-cmd 'instances.py answer FILE.instances'

An instance is a phi web: values that phis connect. Files may be compressed (`.xz`, `.gz`). Lines:

    web lua/lvm.c.ll luaV_execute     where it is from: the file, and the function
    values v24 v16 v23 v7             the values; what follows numbers them from 0
    apart 0 1 2                       value 0 interferes with 1 and 2
    copies 0 1 2 3                    a parallel copy: 0 gets 1, and 2 gets 3, at once
    minimum 1                         the fewest copies; or `bounds 1 3` where no search has proved it
    class 0 3                         values that share a variable in a best coalescing; others are alone
    end

The cost of a coalescing is, for each parallel copy, the number of pairs in different classes, plus one for each cycle
of which no member is also copied elsewhere. Edges of one terminator with equal target and arguments are one parallel
copy. Only webs that need a copy are in a file.

The minimum of a function is proved by `sheave copies --exact`, and is the sum of those of its webs. So where the
coalescings found for all webs of a function cost as much as its minimum, each is a minimum of its web.
"""

import collections
import csv
import gzip
import itertools
import json
import lzma
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent.parent / "strategies"))
from coalesce import interference

# Steps of the search for a better coalescing than the greedy one, and values of which all partitions are tried.
STEPS = 20_000
ALL_PARTITIONS = 7


class Web:
    def __init__(self, origin):
        self.origin = origin
        self.values, self.apart, self.copies, self.classes = [], collections.defaultdict(set), [], []
        self.low = self.high = 0

    def cost(self, class_of):
        total = 0
        for copies in self.copies:
            moved = {class_of[d]: class_of[s] for d, s in copies if class_of[d] != class_of[s]}
            readers = collections.Counter(moved.values())
            total += len(moved)
            seen = set()
            for start in moved:
                path = []
                while start in moved and start not in seen:
                    seen.add(start)
                    path.append(start)
                    start = moved[start]
                cycle = path[path.index(start):] if start in path else []
                total += bool(cycle) and all(readers[v] == 1 for v in cycle)
        return total

    def class_of(self, classes):
        found = list(range(len(self.values)))
        for members in classes:
            for v in members:
                found[v] = members[0]
        return found

    def pairs(self):
        weights = collections.Counter(tuple(sorted(pair)) for copies in self.copies for pair in copies)
        return [(pair, weight) for pair, weight in weights.most_common() if pair[0] != pair[1]]

    def interfering(self):
        """What the pairs cost that no coalescing can join."""
        return sum(weight for (a, b), weight in self.pairs() if b in self.apart[a])

    def solve(self, steps):
        """A coalescing by branch and bound, the greedy one first."""
        pairs = self.pairs()
        best = (self.cost(range(len(self.values))), [])
        # At each entry: how many pairs are decided, classes as lists, pairs of values apart by decision, cost so far.
        stack = [(0, {v: (v,) for v in range(len(self.values))}, frozenset(), 0)]
        while stack and steps > 0:
            steps -= 1
            at, members, parted, cost = stack.pop()
            if cost >= best[0]:
                continue
            if at == len(pairs):
                classes = sorted({m for m in members.values() if len(m) > 1})
                found = self.cost(self.class_of(classes))
                best = min(best, (found, classes), key=lambda one: one[0])
                continue
            (a, b), weight = pairs[at]
            one, other = members[a], members[b]
            if one is other:
                stack.append((at + 1, members, parted, cost))
                continue
            stack.append((at + 1, members, parted | {(a, b)}, cost + weight))
            clash = any(v in self.apart[w] or (v, w) in parted or (w, v) in parted for v in one for w in other)
            if not clash:
                both = tuple(sorted(one + other))
                stack.append((at + 1, {**members, **{v: both for v in both}}, parted, cost))
        self.high, self.classes = best

    def write(self, file):
        print("web", *self.origin, file=file)
        print("values", *self.values, file=file)
        for v, others in sorted(self.apart.items()):
            later = sorted(w for w in others if w > v)
            if later:
                print("apart", v, *later, file=file)
        for copies in self.copies:
            print("copies", *itertools.chain(*copies), file=file)
        print(*(["minimum"] if self.low == self.high else ["bounds", self.low]), self.high, file=file)
        for members in self.classes:
            print("class", *members, file=file)
        print("end", file=file)


def read(path):
    opener = {".xz": lzma.open, ".gz": gzip.open}.get(pathlib.Path(path).suffix, open)
    web = None
    with opener(path, "rt") as file:
        for number, line in enumerate(file, 1):
            word, *rest = line.split() or [""]
            try:
                if word == "web":
                    web = Web(tuple(rest))
                elif word == "values":
                    web.values = rest
                elif word == "end":
                    yield web
                elif word in ("apart", "copies", "minimum", "bounds", "class"):
                    read_numbers(web, word, [int(n) for n in rest])
                elif word and not word.startswith("#"):
                    raise ValueError(f"unknown word {word}")
            except (ValueError, AttributeError, IndexError) as error:
                sys.exit(f"{path}:{number}: {error}")


def read_numbers(web, word, numbers):
    if word in ("apart", "copies", "class") and not all(0 <= n < len(web.values) for n in numbers):
        raise ValueError("a number without a value")
    if word == "apart":
        for other in numbers[1:]:
            web.apart[numbers[0]].add(other)
            web.apart[other].add(numbers[0])
    elif word == "copies":
        if len(numbers) % 2:
            raise ValueError("a copy without a source")
        web.copies.append(list(zip(numbers[::2], numbers[1::2])))
    elif word == "class":
        web.classes.append(tuple(numbers))
    else:
        web.low, web.high = numbers[0], numbers[-1]


def webs_of(f):
    """The webs of a function as `--strategy-cmd` sends it."""
    blocks = {b["block"]: b for b in f["blocks"]}
    parent = {}

    def find(v):
        while parent.setdefault(v, v) != v:
            v = parent[v]
        return v

    edges = []
    for b in f["blocks"]:
        seen = set()
        for edge in b["edges"]:
            key = (edge["target"], *edge["arguments"])
            if key in seen:
                continue
            seen.add(key)
            phis = blocks[edge["target"]]["phis"]
            edges.append([(p, a) for p, a in zip(phis, edge["arguments"]) if a in f["types"]])
            for p, a in edges[-1]:
                parent[find(p)] = find(a)
    apart = interference(f, blocks)
    webs = {}
    for copies in edges:
        by_web = collections.defaultdict(list)
        for p, a in copies:
            by_web[find(p)].append((p, a))
        for root, pairs in by_web.items():
            web = webs.setdefault(root, Web((f["file"], f["function"])))
            number = {v: i for i, v in enumerate(web.values)}
            for v in itertools.chain(*pairs):
                if v not in number:
                    number[v] = len(web.values)
                    web.values.append(v)
            web.copies.append([(number[p], number[a]) for p, a in pairs])
    for web in webs.values():
        number = {v: i for i, v in enumerate(web.values)}
        for v, i in number.items():
            web.apart[i] = {number[w] for w in apart[v] if w in number}
    return list(webs.values())


def make(functions, minima):
    with open(minima, newline="") as file:
        rows = [row for row in csv.DictReader(file) if row["exact_at_least"] and not row["inlined_through"]]
    bounds = {(row["file"], row["function"]): int(row["exact_at_least"]) for row in rows}
    for line in open(functions):
        f = json.loads(line)
        minimum = bounds.get((f["file"], f["function"]))
        webs = webs_of(f) if minimum else []
        for web in webs:
            web.low = web.interfering()
            web.solve(STEPS)
        proved = sum(web.high for web in webs) == minimum
        for web in webs:
            if web.high:
                web.low = web.high if proved else web.low
                web.write(sys.stdout)


def partitions(n):
    """All partitions of n values, as the class of each."""
    found = [[]]
    for _ in range(n):
        found = [part + [c] for part in found for c in range(max(part, default=-1) + 2)]
    return found


def fault(web):
    """What is wrong with an instance, or an empty string."""
    members = [v for one in web.classes for v in one]
    if len(members) != len(set(members)):
        return "a value in two classes"
    for one in web.classes:
        if any(w in web.apart[v] for v in one for w in one):
            return "a class with values that interfere"
    if web.cost(web.class_of(web.classes)) != web.high:
        return f"the classes cost {web.cost(web.class_of(web.classes))}, not {web.high}"
    if web.interfering() > web.high or web.low > web.high:
        return "a bound that cannot be"
    if len(web.values) <= ALL_PARTITIONS:
        for part in partitions(len(web.values)):
            if any(part[v] == part[w] for v in list(web.apart) for w in web.apart[v]):
                continue
            if web.cost(part) < web.low:
                return f"the partition {part} costs {web.cost(part)}, less than {web.low}"
    return ""


def check(path):
    n = n_open = n_all = 0
    for web in read(path):
        wrong = fault(web)
        if wrong:
            sys.exit(f"{path}: web of {' '.join(web.origin)}: {wrong}")
        n, n_open = n + 1, n_open + (web.low < web.high)
        n_all += len(web.values) <= ALL_PARTITIONS
    print(f"{n} webs, {n_open} open; all partitions of {n_all} were tried")


def answer(path):
    classes = collections.defaultdict(list)
    for web in read(path):
        found = [[web.values[v] for v in members] for members in web.classes]
        classes[web.origin].append((set(web.values), found))
    for line in sys.stdin:
        f = json.loads(line)
        known = classes[f["file"], f["function"]]
        listed = set().union(*(values for values, _ in known))
        found = [one for _, of_web in known for one in of_web]
        # A web that is not in the file needs no copy: it is one class for each group of copies.
        for web in webs_of(f):
            if not set(web.values) & listed:
                web.solve(STEPS)
                found += [[web.values[v] for v in one] for one in web.classes]
        print(json.dumps({"format": 1, "function": f["function"], "classes": found}), flush=True)


if __name__ == "__main__":
    commands = {"make": make, "check": check, "answer": answer}
    if len(sys.argv) < 3 or sys.argv[1] not in commands:
        sys.exit(__doc__)
    commands[sys.argv[1]](*sys.argv[2:])
