"""Generates the callback types, and the C functions that call the Python functions."""

from described import class_name
from text import HEADER, docstring


def argument(known, parameter):
    """Returns the Python type of an argument, and an expression that converts the C value."""
    name, type, base = parameter["name"], parameter["type"], parameter["type"]["base"]
    if type["kind"] == "handle":
        return class_name(base), f"{class_name(base)}._lent({name})"
    if base in (*known.enums, *known.flags):
        return class_name(base), f"{class_name(base)}({name})"
    if base == "char":
        return "str", f"({name} or b\"\").decode(errors=\"replace\")"
    if base == "void":
        return "bytes", f"string_at({name}, {parameter['bytes']})"
    return "int", name


def files(known, text):
    parts = [HEADER, '"""The types of callbacks, and what calls them from C."""\n\nfrom __future__ import annotations\n\n'
             "from ctypes import string_at\n\n"
             "from .._callbacks import Trampoline\nfrom . import raw\nfrom .enums import *\n\n"
             "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from typing import Callable\n\n    from ..objects import "
             + ", ".join(sorted(class_name(name) for name in known.handles)) + "\n"]
    types, callers = [], []
    for name, entry in known.callbacks.items():
        sizes = {parameter["bytes"] for parameter in entry["parameters"]}
        # Omit user_data and sizes, because Python objects contain this information.
        shown = [parameter for parameter in entry["parameters"] if not parameter["user_data"]
                 and parameter["name"] not in sizes and parameter["name"] != "size"]
        made = [argument(known, parameter) for parameter in shown]
        returned = "object" if entry["returns"]["type"]["base"] == "void" else "int"
        names = ", ".join(parameter["name"] for parameter in entry["parameters"] if not parameter["user_data"])
        values = "".join(f"{value}, " for _, value in made)
        about = [text.prose(entry["comment"]),
                 ("Arguments:", [f"{parameter['name']}: {text.prose(parameter['comment'])}" for parameter in shown]),
                 f"Threads: {text.prose(entry['threads'])}"]
        types += [f"\n    {class_name(name)} = Callable[[{', '.join(hint for hint, _ in made)}], {returned}]\n",
                  docstring([item for item in about if isinstance(item, str) or item[1]], "    ")]
        callers.append(f"{name.removeprefix('clgl_')} = Trampoline(\n    raw.{name}, lambda{' ' if names else ''}{names}: "
                       f"({values.rstrip(' ')}), once={entry['calls'] == 'once'})\n")
    yield "callbacks.py", "".join([*parts, *types, "\n", *callers])
