"""Generates the enumerations, flags and constants."""

from described import class_name, member
from text import HEADER, docstring


def files(known, text):
    parts = [HEADER, '"""Enumerations, flags and constants of clgl."""\n\n'
             "from .._enumeration import Enumeration, Flags\n"]
    names = []
    for group, base in ((known.enums, "Enumeration"), (known.flags, "Flags")):
        for name, entry in group.items():
            names.append(class_name(name))
            lines = [f"\n\nclass {names[-1]}({base}):\n", docstring([text.prose(entry["comment"])], "    "), "\n"]
            for value in entry["values"]:
                lines += [f"    {member(name, value['short'])} = {value['value']}\n",
                          docstring([text.prose(value["comment"])], "    ")]
            parts += lines
    parts.append("\n\n")
    for name, entry in known.constants.items():
        if name != "CLGL_FOREVER":
            names.append(name.removeprefix("CLGL_"))
            parts += [f"{names[-1]} = {entry['value']}\n", docstring([text.prose(entry["comment"])], "")]
    parts.append("\n__all__ = [\n" + "".join(f'    "{name}",\n' for name in sorted(names)) + "]\n")
    yield "enums.py", "".join(parts)
