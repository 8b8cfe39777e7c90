"""A call through the binding costs at most so much more than in C.

Usage: cost.py C_PROGRAM COMMAND...
"""

import re
import sys

import gate

MOST_NS = 50
ROUNDS = 3


def costs(*command):
    """What a program says: the name of each kind of call, and its nanoseconds; the best of some runs."""
    best = {}
    for _ in range(ROUNDS):
        for name, cost in re.findall(r"(\w+) ([\d.]+) ns", gate.output(*command)):
            best[name] = min(best.get(name, float(cost)), float(cost))
    return best


def main():
    program, *command = sys.argv[1:]
    base = costs(program)["c"]
    found = costs(*command, "--cost")
    print(f"c {base} ns, " + ", ".join(f"{name} {cost} ns" for name, cost in found.items()))
    gate.finish([f"{name}: {cost - base:.0f} ns more than in C" for name, cost in found.items()
                 if cost - base > MOST_NS], "the cost of a call")


main()
