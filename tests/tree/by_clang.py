"""Compiles the C++ code of the library with clang. Errors and warnings fail the test. The sources of each library are
one translation unit, so names in anonymous namespaces must be unique.

Usage: by_clang.py ROOT HEADER...
"""

import os
import re
import sys

import api
import gate
import tree

FLAGS = ["-x", "c++", "-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion",
         "-Wno-sign-conversion", "-Werror"]
WINDOWS_ONLY = re.compile(r"lib/(?:base/platform/\w+_windows|driver/(?:cl_loader_windows|icd_registry)|winsys/wgl\w*)\.cpp$")
LIBRARIES = {"libclgl": lambda path: not path.startswith("lib/layer/"),
             "libclgl_layer": lambda path: path.startswith("lib/layer/")}


def main():
    root = sys.argv[1]
    compiler = gate.need("clang++-14", "clang++")
    flags = [*FLAGS, *api.load(sys.argv[2:]).include_flags(), "-I" + os.path.join(root, "lib")]
    sources = [path for path in tree.files(root, ".cpp") if path.startswith("lib/") and not WINDOWS_ONLY.match(path)]
    problems = []
    for name, belongs in LIBRARIES.items():
        parts = [f'#include "{os.path.join(root, path)}"\n' for path in sources if belongs(path)]
        said = gate.complaints([compiler, *flags, "-"], "".join(parts))
        if said:
            problems.append(f"{name} by {compiler}:\n{said}")
    gate.finish(problems, f"{len(sources)} sources by {compiler}")


main()
