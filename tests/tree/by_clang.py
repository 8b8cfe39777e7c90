"""Compiles the C++ code of the libraries and of clglinfo with clang. Errors and warnings fail the test. The sources of
each are one translation unit, so names in anonymous namespaces must be unique.

Usage: by_clang.py ROOT HEADER...
"""

import os
import re
import sys

import api
import gate
import tree

FLAGS = ["-x", "c++", "-std=c++20", "-fsyntax-only", "-Wall", "-Wextra", "-Wpedantic", "-Wshadow",
         "-Wconversion", "-Wno-sign-conversion", "-Werror", '-DCLGLINFO_VERSION=""']
FOLDERS = ("lib", "tools/clglinfo")
WINDOWS_ONLY = re.compile(r".*(?:_windows|_wgl|/wgl\w*|/icd_registry)\.cpp$")
TARGETS = {"libclgl": lambda path: path.startswith("lib/") and not path.startswith("lib/layer/"),
           "libclgl_layer": lambda path: path.startswith("lib/layer/"),
           "clglinfo": lambda path: path.startswith("tools/")}


def main():
    root = sys.argv[1]
    compiler = gate.need("clang++-14", "clang++")
    includes = ["-I" + os.path.join(root, folder) for folder in FOLDERS]
    flags = [*FLAGS, *api.load(sys.argv[2:]).include_flags(), *includes]
    sources = [path for path in tree.files(root, ".cpp") if path.startswith(FOLDERS) and not WINDOWS_ONLY.match(path)]
    problems = []
    for name, belongs in TARGETS.items():
        parts = [f'#include "{os.path.join(root, path)}"\n' for path in sources if belongs(path)]
        said = gate.complaints([compiler, *flags, "-"], "".join(parts))
        if said:
            problems.append(f"{name} by {compiler}:\n{said}")
    gate.finish(problems, f"{len(sources)} sources by {compiler}")


main()
