"""Checks that no structure has implicit padding, with 64-bit and with 32-bit pointers. The layouts then differ only in
pointers and size_t. A compiler checks every offset; -m32 needs only the headers of the compiler. If mingw-w64 is
installed, it also checks that Windows has the same 64-bit layout.

Usage: layouts.py HEADER...
"""

import shutil
import sys

import api
import gate


def assertions(known, pointer):
    lines = ["#include <stddef.h>"] + [f"#include <{name}>" for name in known.includes[umbrella(known)]]
    lines.append(f'_Static_assert(sizeof(void *) == {pointer}, "a machine of another width");')
    for struct in known.structs.values():
        for field, at in known.layout(struct, pointer):
            what = f"offsetof({struct.name}, {field.name})" if field else f"sizeof({struct.name})"
            lines.append(f'_Static_assert({what} == {at}, "padding in {struct.name}: {what} is not {at}");')
    return "\n".join(lines) + "\n"


def umbrella(known):
    return next(path for path in known.headers if path.endswith("/clgl.h"))


def misaligned(known, pointer):
    """Yields implicit padding. Assumes that the alignment of each scalar is its size, which is false only on 32-bit
    x86."""
    for struct in known.structs.values():
        widest = max(known.width(field.type, pointer) for field in struct.fields)
        for field, at in known.layout(struct, pointer):
            alignment = known.width(field.type, pointer) if field else widest
            if at % alignment:
                what = f"{struct.name}.{field.name}" if field else f"the end of {struct.name}"
                yield f"{struct.where}: {8 * pointer} bits: {what} at {at} would be moved to a multiple of {alignment}"


def main():
    known = api.load(sys.argv[1:])
    gate.need("gcc")
    problems = [*misaligned(known, 8), *misaligned(known, 4)]
    command = ["gcc", "-xc", "-std=c11", "-fsyntax-only", "-ffreestanding", *known.include_flags(), "-"]
    for flag, pointer in (("-m64", 8), ("-m32", 4)):
        probe = gate.complaints(["gcc", flag, *command[1:]], "#include <stdint.h>\n")
        if probe:
            gate.skip(f"gcc {flag} does not work on this machine: {probe.splitlines()[0]}")
        said = gate.complaints(["gcc", flag, *command[1:]], assertions(known, pointer))
        if said:
            problems.append(f"gcc {flag}:\n{said}")
    if shutil.which(gate.MINGW):
        said = gate.complaints([gate.MINGW, *command[1:]], assertions(known, 8))
        if said:
            problems.append(f"{gate.MINGW}:\n{said}")
    gate.finish(problems, f"{len(known.structs)} structs on 64 and on 32 bits")


main()
