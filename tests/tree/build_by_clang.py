"""Compiles the tests, the examples and the benchmarks with clang, with the options of the build folder. Errors and
warnings fail the test. by_clang.py compiles the libraries.

Usage: build_by_clang.py BUILD_FOLDER
"""

import concurrent.futures
import json
import os
import shlex
import sys
import tempfile

import gate

# Options of gcc about dependency files, outputs and precompiled headers, and the number of their values
WITHOUT = {"-c": 0, "-MD": 0, "-MF": 1, "-MQ": 1, "-o": 1, "-include": 1, "-fpch-preprocess": 0}
# Options that only gcc knows may be among those of the build folder. In the glibc of Debian sid, strstr and others are
# macros with _Generic, about which clang warns in C99.
FLAGS = ["-fsyntax-only", "-Werror", "-Wno-unknown-warning-option", "-Wno-ignored-optimization-argument",
         "-Qunused-arguments", "-Wno-c11-extensions"]
FOLDERS = ("tests" + os.sep, "examples" + os.sep)
HEADER = "lib/driver/pch/precompiled.hpp"


def options(command):
    """Returns the options of a compile command without those in WITHOUT."""
    words = iter(shlex.split(command))
    kept = []
    for word in words:
        if word not in WITHOUT:
            kept.append(word)
            continue
        for _ in range(WITHOUT[word]):
            next(words)
    first = next(i for i, word in enumerate(kept) if word.startswith("-"))
    return kept[first:]


def precompile(compiler, units, root, folder):
    """Compiles HEADER with the options of the first unit that includes it. Returns the options with which all such units
    use the result, and the messages of the compiler."""
    for unit in units:
        if f"-include {os.path.basename(HEADER)}" in unit["command"]:
            compiled = os.path.join(folder, "header.pch")
            # The last word of a command is the source.
            said = gate.complaints([compiler, *options(unit["command"])[:-1], *FLAGS[1:], "-x", "c++-header",
                                    os.path.abspath(os.path.join(root, HEADER)), "-o", compiled], folder=unit["directory"])
            return ["-include-pch", compiled], said
    return [], ""


def main():
    build = sys.argv[1]
    compilers = {".c": gate.need("clang-14", "clang"), ".cpp": gate.need("clang++-14", "clang++")}
    with open(os.path.join(build, "compile_commands.json"), encoding="utf-8") as file:
        units = json.load(file)
    root = os.path.dirname(os.path.abspath(__file__)) + "/../.."

    def ours(unit):
        """Returns whether a file is in FOLDERS of the source folder, or of the build folder, where Meson combines files."""
        path = os.path.join(unit["directory"], unit["file"])
        return os.path.splitext(path)[1] in compilers and \
            any(os.path.relpath(path, base).startswith(FOLDERS) for base in (root, build))

    units = [unit for unit in units if ours(unit)]
    with tempfile.TemporaryDirectory() as folder:
        header, header_said = precompile(compilers[".cpp"], units, root, folder)

        def compile_unit(unit):
            compiler = compilers[os.path.splitext(unit["file"])[1]]
            more = header if "-include" in unit["command"].split() else []
            said = gate.complaints([compiler, *options(unit["command"]), *more, *FLAGS], folder=unit["directory"])
            return said and f"{unit['file']} by {compiler}:\n{said}"

        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
            problems = [said for said in [header_said, *pool.map(compile_unit, units)] if said]
    if not units:
        problems.append(f"{build} compiles no tests")
    gate.finish(problems, f"{len(units)} sources by {compilers['.cpp']}")


main()
