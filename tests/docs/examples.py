"""Compiles and runs the programs in the documentation: each whole C program in a literal display of a man page or a
fenced block of Markdown. They must compile without warnings, need no window and no display, and end with status
0.

Usage: examples.py LIBRARY INCLUDE_FOLDER... -- FILE...
"""

import os
import re
import subprocess
import sys
import tempfile

import gate

FLAGS = ["-std=c99", "-Wall", "-Wextra", "-Werror"]
TIMEOUT_S = 300


def blocks(path):
    """Yields the text of each literal display or fenced C block, with the number of its first line."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    is_markdown = path.endswith(".md")
    begin, end = (r"```c$", r"```$") if is_markdown else (r"\.Bd -literal", r"\.Ed$")
    found, inside = [], None
    for number, line in enumerate(lines, 1):
        if inside is None:
            if re.match(begin, line):
                inside = (number + 1, [])
        elif re.match(end, line):
            found.append((inside[0], "\n".join(inside[1]) + "\n"))
            inside = None
        else:
            inside[1].append(line if is_markdown else line.replace("\\&", "").replace("\\e", "\\"))
    return found


def programs(path):
    return [(number, text) for number, text in blocks(path) if re.search(r"\bint\s+main\(", text)]


def wrong(where, text, library, includes, folder):
    """Returns the output of the compiler or the program if it fails."""
    source, program = os.path.join(folder, "example.c"), os.path.join(folder, "example")
    with open(source, "w", encoding="utf-8") as file:
        file.write(text)
    at = os.path.dirname(os.path.abspath(library))
    said = gate.complaints(["gcc", *FLAGS, *(f"-I{include}" for include in includes), source, "-o", program,
                            library, f"-Wl,-rpath,{at}"])
    if said:
        return f"{where}: does not compile:\n{said}"
    try:
        run = subprocess.run([program], stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=TIMEOUT_S)
    except subprocess.TimeoutExpired:
        return f"{where}: is not done after {TIMEOUT_S} s"
    print(f"{where}:\n{run.stdout}{run.stderr}")
    return f"{where}: ended with {run.returncode}:\n{run.stderr}" if run.returncode else None


def main():
    split = sys.argv.index("--")
    library, *includes = sys.argv[1:split]
    gate.need("gcc")
    problems, count = [], 0
    with tempfile.TemporaryDirectory() as folder:
        for path in sys.argv[split + 1:]:
            found = programs(path)
            if not found:
                problems.append(f"{os.path.basename(path)}: has no program")
            for number, text in found:
                count += 1
                problems.append(wrong(f"{os.path.basename(path)}:{number}", text, library, includes, folder))
    gate.finish([problem for problem in problems if problem], f"{count} programs")


main()
