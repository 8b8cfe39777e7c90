"""Compiles and runs the programs in the documentation: C files (once per value of STEP), and every complete C program
in a man page or in Markdown. The programs must compile without warnings, run without a window or display, and end with
status 0. Programs with a window run off-screen. The programs of README.md and clgl(7) are also compiled in each dialect
of C and C++.

The variable WINE is the command that runs Windows programs, and WINDOW_LIBRARY is the SDL2 library with which they are
linked. If both variables are empty, the programs are built for this system.

Usage: examples.py LIBRARY INCLUDE_FOLDER... -- FILE...
"""

import os
import re
import subprocess
import sys
import tempfile

import gate

FLAGS = ["-std=c99", "-Wall", "-Wextra", "-Werror"]
WINE = os.environ.get("WINE", "").split()
if WINE:
    COMPILER, SUFFIX = gate.MINGW, ".exe"
    # On Windows, SDL draws with Direct3D unless OpenGL is requested.
    ENVIRONMENT = {"SDL_RENDER_DRIVER": "opengl"}
    # SDL2main calls main() with parameters, which some programs do not have. The macro avoids SDL2main.
    WINDOW_FLAGS = ["-DSDL_MAIN_HANDLED", os.environ["WINDOW_LIBRARY"], "-lopengl32"]
else:
    COMPILER, SUFFIX, ENVIRONMENT = "gcc", "", {"SDL_VIDEODRIVER": "offscreen"}
    WINDOW_FLAGS = ["-lSDL2", "-lGL"]
TIMEOUT_S = 300
DIALECTS = [("c", standard) for standard in ("c90", "c99", "c17", "c2x")] + \
    [("c++", standard) for standard in ("c++98", "c++20")]


def blocks(path):
    """Returns each literal display or fenced C block, with the number of its first line. A C file is returned once
    per value of STEP."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    if path.endswith(".c"):
        text = "\n".join(lines) + "\n"
        steps = sorted(set(re.findall(r"\bSTEP >= (\d)", text)))
        return [(int(step), f"#define STEP {step}\n{text}") for step in ("1", *steps)] if steps else [(1, text)]
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


def has_window(text):
    return "<SDL2/SDL.h>" in text


def wrong_dialects(where, text, includes):
    """Yields compiler errors for a program in other dialects."""
    flags = ["-fsyntax-only", *FLAGS[1:], *(f"-I{include}" for include in includes)]
    for language, standard in DIALECTS:
        said = gate.complaints(["gcc", f"-x{language}", f"-std={standard}", *flags, "-"], text)
        if said:
            yield f"{where}: does not compile as {standard}:\n{said}"


def wrong(where, text, library, includes, folder):
    """Compiles and runs a program. Returns the output of the compiler or the program if it fails, else None."""
    source, program = os.path.join(folder, "example.c"), os.path.join(folder, "example" + SUFFIX)
    with open(source, "w", encoding="utf-8") as file:
        file.write(text)
    at = os.path.dirname(os.path.abspath(library))
    window = WINDOW_FLAGS if has_window(text) else []
    said = gate.complaints([COMPILER, *FLAGS, *(f"-I{include}" for include in includes), source, "-o", program,
                            library, f"-Wl,-rpath,{at}", *window])
    if said:
        return f"{where}: does not compile:\n{said}"
    try:
        run = subprocess.run([*WINE, program], stdin=subprocess.DEVNULL, capture_output=True,
                             text=True, timeout=TIMEOUT_S,
                             env={**os.environ, **ENVIRONMENT, "CLGL_DEBUG": "1"})
    except subprocess.TimeoutExpired:
        return f"{where}: has not ended after {TIMEOUT_S} s"
    print(f"{where}:\n{run.stdout}{run.stderr}")
    looks_at_results = "clgl_result" in text
    if run.returncode or ("clgl: " in run.stderr and not looks_at_results):
        return f"{where}: ended with {run.returncode}:\n{run.stderr}"
    return None


def main():
    split = sys.argv.index("--")
    library, *includes = sys.argv[1:split]
    gate.need(COMPILER)
    problems, count = [], 0
    with tempfile.TemporaryDirectory() as folder:
        for path in sys.argv[split + 1:]:
            found = programs(path)
            if not found:
                problems.append(f"{os.path.basename(path)}: contains no program")
            for number, text in found:
                count += 1
                where = f"{os.path.basename(path)}:{number}"
                problems.append(wrong(where, text, library, includes, folder))
                if not WINE and os.path.basename(path) in ("README.md", "clgl.7"):
                    problems += wrong_dialects(where, text, includes)
    gate.finish([problem for problem in problems if problem], f"{count} programs")


main()
