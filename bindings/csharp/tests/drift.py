"""Checks that the compiled assembly declares exactly what the headers declare: functions, parameters, widths,
structure sizes and offsets, callbacks and constants.

Usage: drift.py HEADER... -- COMMAND...

COMMAND prints the declarations of the assembly; see tests/Describe.cs.
"""

import subprocess
import sys

import api
import gate

POINTER = 8
KINDS = {"float": "f4", "double": "f8", "char": "u1"}


def shape(known, type):
    """Returns a type in the form that Describe.cs prints."""
    base = known.scalar(type)
    if base in known.handles or base in known.callbacks:
        plain = "handle"
    elif base in ("void",) or base in known.structs:
        plain = base
    elif base == "size_t":
        plain = "size"
    else:
        plain = KINDS.get(base) or ("u" if base.startswith("u") else "i") + str(api.SCALARS[base])
    return "*" * len(type.pointers) + plain


def signature(known, thing):
    return " ".join([shape(known, thing.returns),
                     *(f"{parameter.name}:{shape(known, parameter.type)}" for parameter in thing.parameters)])


def fields(known, struct):
    """Yields the lines for a structure. An array has one field per element if C# lacks fixed-size buffers of its
    type."""
    for field, at in known.layout(struct, POINTER):
        if not field:
            yield f"struct {struct.name} {at}"
            return
        size, plain = known.width(field.type, POINTER), shape(known, field.type)
        if field.length and plain == "size":
            for index in range(field.length):
                yield f"field {struct.name} {field.name}{index} {at + index * size} {plain}"
        else:
            count = f"*{field.length}" if field.length else ""
            yield f"field {struct.name} {field.name} {at} {plain}{count}"


def declared(known):
    for function in known.functions.values():
        yield f"function {function.name} {signature(known, function)}"
    for callback in known.callbacks.values():
        yield f"callback {callback.name} {signature(known, callback)}"
    for struct in known.structs.values():
        yield from fields(known, struct)
    for constant in known.constants.values():
        yield f"constant {constant.name} {constant.value} {'u4' if constant.type in known.flags else 'i4'}"


def main():
    split = sys.argv.index("--")
    headers, command = sys.argv[1:split], sys.argv[split + 1:]
    wanted = set(declared(api.load(headers)))
    there = set(gate.output(*command).splitlines())
    problems = [f"the headers have, the assembly has not: {line}" for line in sorted(wanted - there)]
    problems += [f"the assembly has, the headers have not: {line}" for line in sorted(there - wanted)]
    gate.finish(problems, f"{len(wanted)} declarations of the assembly")


main()
