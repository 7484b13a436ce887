"""Phi elimination of Briggs, Cooper, Harvey, Simpson 1998, "Practical Improvements to the Construction and
Destruction of Static Single Assignment Form", figure 12, where critical edges are split: every edge gets its
copies one after the other; a cycle of them is broken by a temporary. Nothing is coalesced.

    sheave copies prog.ll --strategy-cmd 'python3 docs/strategies/briggs.py'
"""
import json
import sys


def schedule(copies, types, temporaries):
    """Copies (destination, source) that happen at once, as a sequence."""
    sequence, waiting = [], {dest: source for dest, source in copies if dest != source}
    where = {source: source for source in waiting.values()}  # where its value is now
    ready = [dest for dest in waiting if dest not in where]
    while waiting:
        if not ready:  # only cycles are left
            dest = next(iter(waiting))
            name = f"t{len(temporaries)}"
            temporaries[name] = types[dest]
            sequence.append((name, dest))
            where[dest] = name
            ready.append(dest)
        dest = ready.pop()
        source = waiting.pop(dest)
        sequence.append((dest, where[source]))
        if source in waiting and where[source] == source and source not in waiting.values():
            ready.append(source)  # nobody reads it any more
    return sequence


for line in sys.stdin:
    f = json.loads(line)
    blocks = {b["block"]: b for b in f["blocks"]}
    n_edges = {name: 0 for name in blocks}
    for b in f["blocks"]:
        for edge in b["edges"]:
            n_edges[edge["target"]] += 1
    temporaries, copies = {}, []
    for b in f["blocks"]:
        for edge in b["edges"]:
            phis = blocks[edge["target"]]["phis"]
            pairs = [(p, a) for p, a in zip(phis, edge["arguments"]) if a not in f["undefined"]]
            if len(b["edges"]) == 1 and not (b["terminator"]["uses"] or b["terminator"]["defines"]):
                at = "end " + b["block"]
            elif n_edges[edge["target"]] == 1:
                at = "head " + edge["target"]
            else:
                at = "edge " + edge["edge"]
            sequence = schedule(pairs, f["types"], temporaries)
            if sequence:
                copies.append({"at": at, "sequence": sequence})
    answer = {"format": 1, "function": f["function"], "temporaries": temporaries, "copies": copies}
    print(json.dumps(answer), flush=True)
