"""Counts the lines of code that are written by hand, without blank lines and comments: those of the assembly, and those
that the examples share, besides the imports from OpenGL and the writer of PNG files.

Usage: by_hand.py SRC_FOLDER EXAMPLES_FOLDER
"""

import pathlib
import sys

import gate

GENERATED = "// Made from the description of the API"
MOST_LINES = 2500
MOST_SHARED = 200
SHARED = ("Harness.cs", "Screen.cs")


def lines_of(path):
    text = path.read_text(encoding="utf-8")
    if text.startswith(GENERATED):
        return 0
    return sum(1 for line in text.splitlines() if line.strip() and not line.strip().startswith("//"))


def main():
    folder, examples = map(pathlib.Path, sys.argv[1:])
    counts = {path.relative_to(folder): lines_of(path) for path in sorted(folder.rglob("*.cs"))}
    for path, count in counts.items():
        if count:
            print(f"{count:5} {path}")
    total, shared = sum(counts.values()), sum(lines_of(examples / "Shared" / name) for name in SHARED)
    problems = []
    if total > MOST_LINES:
        problems.append(f"{total} lines are written by hand, at most {MOST_LINES} may be: generate what repeats")
    if shared > MOST_SHARED:
        problems.append(f"the examples share {shared} lines, at most {MOST_SHARED} may be")
    gate.finish(problems, f"{total} lines by hand, {shared} in the harness of the examples")


main()
