"""Lines of code that are written by hand: those of the assembly without generated files, blank lines and comments are at
most MOST_LINES.

Usage: by_hand.py SRC_FOLDER
"""

import pathlib
import sys

import gate

GENERATED = "// Made from the description of the API"
MOST_LINES = 2500


def lines_of(path):
    text = path.read_text(encoding="utf-8")
    if text.startswith(GENERATED):
        return 0
    return sum(1 for line in text.splitlines() if line.strip() and not line.strip().startswith("//"))


def main():
    folder = pathlib.Path(sys.argv[1])
    counts = {path.relative_to(folder): lines_of(path) for path in sorted(folder.rglob("*.cs"))}
    for path, count in counts.items():
        if count:
            print(f"{count:5} {path}")
    total = sum(counts.values())
    gate.finish([f"{total} lines are written by hand, at most {MOST_LINES} may be: generate what repeats"]
                if total > MOST_LINES else [], f"{total} lines by hand")


main()
