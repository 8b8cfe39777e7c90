"""Compares the tables of frame times in the documents with the results of the benchmark `frames`. CLGL_TEST_UPDATE
updates the tables.

Usage: figures.py FOLDER_OF_FIGURES DOCUMENT...
"""

import os
import re
import sys

import gate
import plots

TABLE = re.compile(r"^\| way \|(.*)\|\n\|[-|]+\|\n((?:\|.*\|\n)+)", re.MULTILINE)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def right_table(found, figures):
    sizes = [size.strip() for size in found[1].split("|")]
    lines = [f"| way | {' | '.join(sizes)} |", "|---" * (1 + len(sizes)) + "|"]
    for label in re.findall(r"^\| (.*?) \|", found[2], re.MULTILINE):
        cells = [plots.text_of(figures[(*plots.ROWS[label], size)]) for size in sizes]
        lines.append(f"| {label} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main():
    folder, *documents = sys.argv[1:]
    figures = plots.load(folder)
    problems, tables = [], 0
    for path in documents:
        text = read(path)
        tables += len(TABLE.findall(text))
        right = TABLE.sub(lambda found: right_table(found, figures), text)
        if right == text:
            continue
        if os.environ.get("CLGL_TEST_UPDATE"):
            with open(path, "w", encoding="utf-8") as file:
                file.write(right)
        else:
            problems.append(f"{os.path.basename(path)}: a table of frame times differs from the results in {folder}")
    if not tables:
        problems.append("no document has a table of frame times")
    gate.finish(problems, f"{tables} tables")


main()
