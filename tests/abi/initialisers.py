"""Checks that the library runs no code when it is loaded. No object file may have constructors. The shared library may
have only one constructor, frame_dummy, which the compiler adds.

Usage: initialisers.py LIBRARY ARCHIVE
"""

import re
import sys

import gate

CONSTRUCTORS = re.compile(r"\s\.(?:preinit_array|init_array|ctors)\b\S*\s+\S+\s+\S+\s+\S+\s+(\S+)")


def constructor_bytes(path):
    """Yields (file, size in bytes) for each section of constructors. An archive contains many files."""
    file = path
    for line in gate.output("readelf", "--section-headers", "--wide", path).splitlines():
        if line.startswith("File: "):
            file = line.removeprefix("File: ")
        match = CONSTRUCTORS.search(line)
        if match:
            yield file, int(match.group(1), 16)


def main():
    library, archive = sys.argv[1:]
    gate.need("readelf")
    problems = [f"{file}: has a static initialiser" for file, _ in constructor_bytes(archive)]
    pointer = 8 if "ELF64" in gate.output("readelf", "--file-header", library) else 4
    size = sum(size for _, size in constructor_bytes(library))
    if size > pointer:
        problems.append(f"{library}: {size // pointer} constructors, but only that of the compiler is allowed")
    gate.finish(problems, "static initialisers")


main()
