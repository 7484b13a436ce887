"""Coalescing in an order of your own: phis and arguments that do not interfere become one variable, and the
copies that are left follow from that. The order is the only thing to change: here by the depth of the loop in
which the copy would be, deepest first.

    sheave copies prog.ll --strategy-cmd 'python3 docs/strategies/coalesce.py'
"""
import json
import sys


def order(copy):
    """Copies with the smallest key are merged first."""
    depth, phi, argument = copy
    return -depth


def interference(f, blocks):
    """For each value those that are alive where it is defined, and the reverse."""
    alive_in = {name: set() for name in blocks}
    apart = {value: set() for value in f["types"]}

    def define(values, alive):
        for value in values:
            for other in alive | set(values):
                if other != value:
                    apart[value].add(other)
                    apart[other].add(value)

    def visit(b):
        alive = set()
        for edge in b["edges"]:
            alive |= alive_in[edge["target"]] | {a for a in edge["arguments"] if a in f["types"]}
        for inst in [b["terminator"]] + b["instructions"][::-1]:
            alive -= set(inst["defines"])
            define(inst["defines"], alive)
            alive |= set(inst["uses"])
        alive -= set(b["phis"])
        define(b["phis"], alive)
        return alive

    changed = True
    while changed:
        changed = False
        for b in reversed(f["blocks"]):
            alive = visit(b)
            changed |= alive != alive_in[b["block"]]
            alive_in[b["block"]] = alive
    define(f["parameters"], alive_in[f["entry"]])
    return apart


if __name__ == "__main__":
    for line in sys.stdin:
        f = json.loads(line)
        blocks = {b["block"]: b for b in f["blocks"]}
        apart = interference(f, blocks)
        copies = []
        for b in f["blocks"]:
            for edge in b["edges"]:
                phis = blocks[edge["target"]]["phis"]
                for phi, argument in zip(phis, edge["arguments"]):
                    if argument in f["types"] and not {phi, argument} & set(f["alone"]):
                        copies.append((b["loop_depth"], phi, argument))
        class_of = {value: {value} for value in f["types"]}
        for _, phi, argument in sorted(copies, key=order):
            a, b = class_of[phi], class_of[argument]
            if a is not b and not any(apart[value] & b for value in a):
                a |= b
                for value in b:
                    class_of[value] = a
        classes = {id(c): sorted(c, key=lambda value: int(value[1:])) for c in class_of.values() if len(c) > 1}
        print(json.dumps({"format": 1, "function": f["function"], "classes": list(classes.values())}), flush=True)
