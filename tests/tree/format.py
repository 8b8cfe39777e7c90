"""Checks that clang-format 14 would not change any C or C++ file. With --fix, formats the files.

Usage: format.py ROOT [--fix]
"""

import os
import subprocess
import sys

import gate
import tree

FORMATTER = "clang-format-14"


def main():
    os.chdir(sys.argv[1])
    files = tree.files(".", tree.CODE)
    gate.need(FORMATTER)
    if "--fix" in sys.argv[2:]:
        subprocess.run([FORMATTER, "-i", *files], check=True)
    said = gate.complaints([FORMATTER, "--dry-run", "-Werror", *files])
    gate.finish([said + "./dev format mends it"] if said else [], f"the format of {len(files)} files")


main()
