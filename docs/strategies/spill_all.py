"""The simplest register allocator: every value has a slot in memory; registers serve one instruction only."""
import json, re, sys

def slots_and_loads(text):
    registers, saved, slots, out, after, taken = [], [], [], [], [], set()
    for line in text.splitlines():
        word, rest = (line.split(None, 1) + [""])[:2]
        if word == "registers":
            registers = rest.split(", ")
        elif word == "callee-saved":
            saved = rest.split(", ")
            registers = [r for r in registers if r not in saved] + saved  # these last: they must be saved
        elif re.fullmatch(r"v\d+", word):  # v7 r 8: a virtual register, its class and its bytes
            slots.append((rest.split()[0], max(4, int(rest.split()[1]))))
        elif word.startswith("block"):
            out.append(word)
        elif word in ("plain", "commutative", "arrival", "move"):
            out += after  # stores of the instruction before
            after = instruction(word, rest, registers, slots, out, taken)
    head = [f"slot{i} {size}" for i, (_, size) in enumerate(slots)]
    return "\n".join(head + ["saves " + ", ".join(r for r in saved if r in taken)] + out) + "\n"

def instruction(kind, rest, registers, slots, out, ever_taken):
    """Adds loads and the instruction to `out`, and its registers to `ever_taken`; the stores that follow it."""
    body, _, clobbers = rest.partition("clobbers {")
    operands = [operand.split() for operand in body.split(",") if operand.strip()]
    if kind == "move":  # through a register, from slot to slot
        (to, source) = (operand[1] for operand in operands)
        free = next(r for r in registers if r[0] == slots[int(to[1:])][0])
        if to != source:
            out += [f"  + {free} := slot{source[1:]} of {source}", f"  + slot{to[1:]} := {free} of {to}"]
        out.append(f"  - move {rest}")
        return []
    taken, clobbered = {word for operand in operands for word in operand[2:]}, clobbers.rstrip("}").split(", ")
    chosen, used, after = {}, {}, []
    for index in sorted(range(len(operands)), key=lambda i: "reuse" in operands[i]):
        access, value, *rules = operands[index]
        slot, shared = int(value[1:]), (value, "late" in rules)
        fixed = [word for word in rules if re.fullmatch(r"[rfp]\d+", word)]
        if "any" in rules:  # it may stay in memory
            chosen[index] = f"slot{slot}"
            continue
        if fixed:
            at = fixed[0]
        elif "reuse" in rules:
            at = chosen[int(rules[-1])]
        elif access == "use" and shared in used:
            at = used[shared]
        else:
            overwritten = clobbered if access != "use" or "late" in rules else []
            at = next(r for r in registers if r[0] == slots[slot][0] and r not in {*taken, *overwritten})
        taken.add(at)
        chosen[index] = at
        if access == "use" and not fixed:
            used[shared] = at
        if access != "def":
            out.append(f"  + {at} := slot{slot} of {value}")
        if access != "use":
            after.append(f"  + slot{slot} := {at} of {value}")
    ever_taken |= {*taken, *clobbered}
    operands = ", ".join(f"{' '.join(operand)} = {chosen[i]}" for i, operand in enumerate(operands))
    out.append(f"    {kind} {operands}" + (" clobbers {" + clobbers if clobbers else ""))
    return after

for line in sys.stdin:
    function = json.loads(line)
    print(json.dumps({"format": 1, "function": function["function"], "text": slots_and_loads(function["text"])}))
