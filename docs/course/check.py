#!/usr/bin/env python3
"""Checks the answer to an exercise of docs/course.

    python3 docs/course/check.py docs/course/05-classes.sheave mine.jsonl
    python3 docs/course/check.py docs/course/10-coalescer.sheave 'python3 mine.py'

An answer is a file of plans (.jsonl) or a command that reads functions and writes plans: docs/strategies.md.
Sheave proves that the copies have the effect of the phis, or shows a path on which they do not; the goals are
comments in the exercise. SHEAVE names the command, if it is not `sheave`.
"""

import json
import operator
import os
import shlex
import subprocess
import sys

COMPARE = {"<=": operator.le, "==": operator.eq}


def goals(exercise):
    """What the total of the file has to be: column, comparison, number."""
    with open(exercise, encoding="utf-8") as file:
        lines = [line.split() for line in file if line.startswith("; goal:")]
    return [(column, sign, int(number)) for _, _, column, sign, number in lines]


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    exercise, answer = sys.argv[1:]
    strategy = f"cat {shlex.quote(answer)}" if answer.endswith(".jsonl") else answer
    sheave = os.environ.get("SHEAVE", "sheave")
    command = [sheave, "copies", exercise, "--strategy-cmd", strategy, "--strategy", "coalesce"]
    command += ["--totals", "--format", "json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit("not proved:\n" + done.stderr)
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    total = next(row for row in rows if row["strategy"] != "coalesce")
    missed = False
    for column, sign, number in goals(exercise):
        reached = COMPARE[sign](total[column], number)
        missed = missed or not reached
        print(f"{'reached' if reached else 'missed'}: {column} is {total[column]}, the goal {sign} {number}")
    sys.exit(1 if missed else 0)


main()
