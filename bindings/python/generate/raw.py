"""Generates the ctypes functions, structures and callbacks, with their C names."""

from described import identifier
from text import HEADER, WIDTH, docstring

SCALARS = {"float": "c_float", "double": "c_double", "size_t": "c_size_t", "char": "c_char",
           **{f"{sign}int{width}_t": f"c_{sign}int{width}" for sign in ("", "u") for width in (8, 16, 32, 64)}}
IMPORTS = "CFUNCTYPE, POINTER, c_char_p, c_void_p,\n                    " + ", ".join(sorted(set(SCALARS.values())))


def ctype(known, type):
    base = type["base"]
    if base in known.handles:
        made = "c_void_p"
    elif base in known.structs or base in known.callbacks:
        made = base
    else:
        made = SCALARS.get(known.scalar(base), "None")
    for depth, _ in enumerate(type["pointers"]):
        if depth == 0 and base == "char" and type["const"]:
            made = "c_char_p"
        elif depth == 0 and (made == "None" or base == "char"):
            made = "c_void_p"
        else:
            made = f"POINTER({made})"
    return made


def hint(known, type):
    """Returns the type hint for ctypes values of a C type."""
    if type["pointers"]:
        return {"c_char_p": "Optional[bytes]", "c_void_p": "Optional[int]"}.get(ctype(known, type), "Any")
    if type["kind"] == "handle":
        return "Optional[int]"
    if type["kind"] == "callback":
        return "Any"
    return "float" if type["kind"] == "float" else "int"


def callbacks(known):
    for name, entry in known.callbacks.items():
        types = [ctype(known, parameter["type"]) for parameter in entry["parameters"]]
        yield f"{name} = CFUNCTYPE({', '.join([ctype(known, entry['returns']['type']), *types])})\n"


def structures(known, text):
    for name, entry in known.structs.items():
        yield f"\n\nclass {name}(Structure):\n" + docstring([text.prose(entry["comment"])], "    ") + "\n"
        fields, initial = [], {}
        for field in entry["fields"]:
            type = ctype(known, field["type"])
            shown = "Any" if field["length"] else hint(known, field["type"])
            yield f"    {identifier(field['name'])}: {shown}\n"
            fields.append(f"({field['name']!r}, {type}{' * %d' % field['length'] if field['length'] else ''})")
            if field["initial"] and field["initial"] != [0] * (field["length"] or 0):
                initial[field["name"]] = field["initial"]
        yield "    _fields_ = [\n" + "".join(f"        {field},\n" for field in fields) + "    ]\n"
        if initial:
            yield f"    _initial = {initial!r}\n"


def functions(known):
    for name, entry in known.functions.items():
        types = [ctype(known, parameter["type"]) for parameter in entry["parameters"]]
        returned = entry["returns"]["type"]
        binder = "checked" if returned["base"] == "clgl_result" and entry["errors"] else "unchecked"
        # Pointer parameters also accept arrays and the result of byref.
        hints = ["Any" if parameter["type"]["pointers"] else hint(known, parameter["type"])
                 for parameter in entry["parameters"]]
        line = (f"{name}: Callable[[{', '.join(hints)}], {hint(known, returned)}] = "
                f"{binder}(\"{name}\", {', '.join([ctype(known, returned), *types])})\n")
        if len(line) > WIDTH:
            line = line.replace(f"{binder}(", f"{binder}(\n    ", 1)
        yield line


def files(known, text):
    yield "raw.py", "".join([
        HEADER, '"""The functions, structures and callbacks of clgl for ctypes, under the names that they have in C. '
        'A function whose\nresult is a failure raises Error."""\n\nfrom __future__ import annotations\n\n'
        f"from ctypes import ({IMPORTS})\n\n"
        "from .._library import Structure, checked, unchecked\n\n"
        "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from typing import Any, Callable, Optional\n\n",
        *callbacks(known), *structures(known, text), "\n\n", *functions(known)])
