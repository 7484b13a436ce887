"""Conservative coalescing, as textbooks teach it: phis and arguments become one variable where that provably makes
no graph harder to colour. The first word of the command is the rule:

briggs     the merged node has fewer than k neighbours of degree k or more (Briggs, Cooper, Torczon 1994)
george     each neighbour of one node is a neighbour of the other, or has a degree below k
iterated   iterated register coalescing: simplification in between, the rule of Briggs, and moves that are given up
           (George and Appel, "Iterated Register Coalescing", 1996)

There are no nodes of registers here: what calls and instructions demand is not decided before selection.

    sheave copies prog.ll --strategy-cmd 'python3 docs/strategies/conservative.py iterated'
"""
import collections
import json
import sys

from coalesce import interference

# Registers that an allocator can choose from on x86-64: neither stack pointer nor frame pointer.
K = {"f32": 16, "f64": 16}
K_GENERAL = 14


class Coloring:
    """The interference graph, in which nodes are merged and removed."""

    def __init__(self, f):
        blocks = {b["block"]: b for b in f["blocks"]}
        self.k = {v: K.get(kind, K_GENERAL) for v, kind in f["types"].items()}
        apart = interference(f, blocks)
        self.near = {v: {w for w in apart[v] if self.k[w] == self.k[v]} for v in apart}
        self.alias = {v: v for v in apart}
        self.moves = []
        for b in sorted(f["blocks"], key=lambda b: -b["loop_depth"]):
            for edge in b["edges"]:
                for phi, argument in zip(blocks[edge["target"]]["phis"], edge["arguments"]):
                    if argument in f["types"] and phi != argument and not {phi, argument} & set(f["alone"]):
                        self.moves.append((phi, argument))

    def find(self, v):
        while self.alias[v] != v:
            self.alias[v] = self.alias[self.alias[v]]
            v = self.alias[v]
        return v

    def is_significant(self, v):
        return len(self.near[v]) >= self.k[v]

    def briggs(self, a, b):
        both = self.near[a] | self.near[b]
        # A neighbour of both loses one by the merge.
        degree = lambda v: len(self.near[v]) - (a in self.near[v] and b in self.near[v])
        return sum(degree(v) >= self.k[v] for v in both) < self.k[a]

    def george(self, a, b):
        one = lambda a, b: all(v in self.near[b] or not self.is_significant(v) for v in self.near[a])
        return one(a, b) or one(b, a)

    def merge(self, a, b):
        self.alias[b] = a
        for v in self.near.pop(b):
            self.near[v].discard(b)
            self.near[v].add(a)
            self.near[a].add(v)

    def remove(self, v):
        for w in self.near[v]:
            self.near[w].discard(v)
        self.near.pop(v)


def by_rule(graph, rule):
    changed = True
    while changed:
        changed = False
        for move in graph.moves:
            a, b = map(graph.find, move)
            if a != b and b not in graph.near[a] and rule(a, b):
                graph.merge(a, b)
                changed = True


def iterated(graph):
    """Simplify, coalesce, freeze, and remove what may be spilled, until no node is left."""
    moves_of = collections.defaultdict(set)
    for index, move in enumerate(graph.moves):
        for v in move:
            moves_of[v].add(index)
    waiting = collections.deque(range(len(graph.moves)))
    open_moves = set(waiting)
    order = {v: i for i, v in enumerate(graph.near)}

    def give_up(index):
        open_moves.discard(index)
        for v in map(graph.find, graph.moves[index]):
            moves_of[v].discard(index)

    while graph.near:
        low = [v for v in graph.near if not moves_of[v] and not graph.is_significant(v)]
        if low:
            for v in low:
                # Moves of the neighbours may be possible now.
                for w in graph.near[v]:
                    if len(graph.near[w]) == graph.k[w]:
                        for u in graph.near[w] | {w}:
                            waiting.extend(moves_of[u])
                graph.remove(v)
            continue
        merged = False
        while waiting and not merged:
            index = waiting.popleft()
            if index not in open_moves:
                continue
            a, b = map(graph.find, graph.moves[index])
            if a == b or b in graph.near[a]:
                give_up(index)
                merged = True
            elif graph.briggs(a, b):
                graph.merge(a, b)
                moves_of[a] |= moves_of.pop(b, set())
                give_up(index)
                waiting.extend(moves_of[a])
                merged = True
        if merged:
            continue
        frozen = [v for v in graph.near if moves_of[v] and not graph.is_significant(v)]
        if frozen:
            for index in list(moves_of[min(frozen, key=order.get)]):
                give_up(index)
            continue
        spilled = min(graph.near, key=lambda v: (-len(graph.near[v]), order[v]))
        for index in list(moves_of[spilled]):
            give_up(index)
        graph.remove(spilled)


def main():
    name = sys.argv[1]
    for line in sys.stdin:
        f = json.loads(line)
        graph = Coloring(f)
        if name == "iterated":
            iterated(graph)
        else:
            by_rule(graph, {"briggs": graph.briggs, "george": graph.george}[name])
        classes = collections.defaultdict(list)
        for v in f["types"]:
            classes[graph.find(v)].append(v)
        classes = [c for c in classes.values() if len(c) > 1]
        print(json.dumps({"format": 1, "function": f["function"], "classes": classes}), flush=True)


main()
