"""Compares the tables of frame times in the documents with the results of the benchmark `frames`. CLGL_TEST_UPDATE
updates the tables.

Usage: figures.py FOLDER_OF_FIGURES DOCUMENT...
"""

import json
import os
import re
import sys

import gate

TABLE = re.compile(r"^\| way \|(.*)\|\n\|[-|]+\|\n((?:\|.*\|\n)+)", re.MULTILINE)
# Rows of the tables, with the window system of the run and the name of the row in the output of `frames`
ROWS = {
    "a draw alone": ("egl", "draw alone"),
    "clgl `external`, ring of 8": ("egl", "clgl external, ring of 8"),
    "Vulkan memory and semaphores without clgl, ring of 8": ("egl", "by hand, Vulkan's memory, semaphores, ring of 8"),
    "clgl `external`, ring of 4": ("egl", "clgl external, ring of 4"),
    "Vulkan memory and semaphores without clgl, ring of 4": ("egl", "by hand, Vulkan's memory, semaphores, ring of 4"),
    "Vulkan memory and CPU waits without clgl, ring of 4": ("egl", "by hand, Vulkan's memory, waits, ring of 4"),
    "clgl `external`, ring of 2": ("egl", "clgl external, ring of 2"),
    "Vulkan memory and semaphores without clgl, ring of 2": ("egl", "by hand, Vulkan's memory, semaphores, ring of 2"),
    "clgl `external`, one texture": ("egl", "clgl external, 1 texture"),
    "CUDA, registered texture": ("egl", "CUDA, registered texture"),
    "clgl `native` (GLX), one texture": ("glx", "clgl native, 1 texture"),
    "`cl_khr_gl_sharing` without clgl (GLX), two textures": ("glx", "by hand, cl_khr_gl_sharing, 2 textures"),
    "clgl `staged`, ring of 4": ("egl", "clgl staged, ring of 4"),
    "CUDA, registered pixel buffer, a copy and an upload": ("egl", "CUDA, registered pixel buffer"),
    "copies through the host without clgl": ("egl", "by hand, through the host"),
}


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


def load(folder):
    """Returns the time in milliseconds of each row and size."""
    found = {}
    for winsys in ("egl", "glx"):
        for frame in json.loads(read(os.path.join(folder, f"frames_{winsys}.json")))["frames"]:
            found[winsys, frame["way"], frame["size"]] = frame.get("pipelined_ms")
    return found


def text_of(milliseconds):
    return f"{milliseconds:.3f}" if milliseconds < 1 else f"{milliseconds:.2f}"


def right_table(found, figures):
    sizes = [size.strip() for size in found[1].split("|")]
    lines = [f"| way | {' | '.join(sizes)} |", "|---" * (1 + len(sizes)) + "|"]
    for label in re.findall(r"^\| (.*?) \|", found[2], re.MULTILINE):
        cells = [text_of(figures[(*ROWS[label], size)]) for size in sizes]
        lines.append(f"| {label} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def main():
    folder, *documents = sys.argv[1:]
    figures = load(folder)
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
