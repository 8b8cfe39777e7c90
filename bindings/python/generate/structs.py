"""Generates the classes of structures. Descriptors accept keywords. Infos have Python values."""

from described import class_name, identifier, member
from raw import SCALARS
from text import HEADER, call, docstring


def initial(known, field):
    """Returns the default value of a field as a Python expression."""
    type, value = field["type"], field["initial"] or 0
    if field["length"]:
        return repr(tuple(value) if value else (0,) * field["length"])
    if type["kind"] == "enum":
        of = known.enums[type["base"]]["values"]
        return f"{class_name(type['base'])}.{member(type['base'], next(v['short'] for v in of if v['value'] == value))}"
    if type["kind"] == "flags":
        return f"{class_name(type['base'])}({value})"
    if type["kind"] == "bool":
        return repr(bool(value))
    return "None" if type["pointers"] or type["kind"] in ("handle", "callback") else repr(value)


class Input:
    """Generates the code that sets the fields of a structure from keywords."""

    def __init__(self, known, struct):
        self.known, self.struct = known, struct
        self.fields = {field["name"]: field for field in struct["fields"]}
        counted = {field["count"] for field in struct["fields"] if field["count"]
                   and field["count"].removesuffix("_count") + "s" in self.fields}
        sized = {field["bytes"] for field in struct["fields"] if field["bytes"] == f"{field['name']}_size"}
        self.hidden = {name for name in self.fields if name == "struct_size" or name.startswith("reserved")
                       or name in counted or name in sized or self.fields[name]["user_data"]}
        self.positional = "struct_size" not in self.fields

    def shown(self):
        return [field for name, field in self.fields.items() if name not in self.hidden]

    def hint(self, field):
        type, base = field["type"], field["type"]["base"]
        if field["length"]:
            return "Sequence[int]"
        if type["kind"] in ("enum", "flags"):
            return class_name(base)
        if type["kind"] == "bool":
            return "bool"
        if type["kind"] == "callback":
            return f"Optional[callbacks.{class_name(base)}]"
        if type["kind"] == "handle":
            return f"Optional[{class_name(base)}]"
        if not type["pointers"]:
            return "int"
        if field["opaque"]:
            return "Opaque"
        if base == "char":
            return "Optional[str]" if len(type["pointers"]) == 1 else "Optional[Sequence[str]]"
        if base == "void":
            return "Data" if len(type["pointers"]) == 1 else "Optional[Sequence[Data]]"
        inner = class_name(base) if base in {**self.known.structs, **self.known.handles} else "int"
        return f"Optional[Sequence[{inner}]]" if field["count"] else f"Optional[{inner}]"

    def keywords(self):
        return [f"{identifier(field['name'])}: {self.hint(field)} = {initial(self.known, field)}"
                for field in self.shown()]

    def assignments(self):
        """Yields the statements of __init__ that set fields from keywords. They follow the statement that sets all
        initial values."""
        for field in self.shown():
            name, type, count = identifier(field["name"]), field["type"], field["count"]
            if field["length"]:
                yield f"self.{name}[:len({name})] = {name}"
            elif type["kind"] == "callback":
                caller = trampoline(type["base"])
                yield f"if {name} is not None:"
                yield f"    self.{dict(self.callbacks())[caller]} = {caller}.keep({name})"
                yield f"    self.{name} = {caller}.pointer"
            elif type["kind"] == "handle":
                yield f"self.{name} = handle_of({name})"
            elif field["opaque"]:
                yield f"self.{name} = opaque({name})"
            elif not type["pointers"]:
                yield f"self.{name} = {name}"
            elif type["base"] == "char" and len(type["pointers"]) == 1:
                yield f"self.{name} = text_of({name})"
                if field["bytes"]:
                    yield f"self.{field['bytes']} = len(self.{name} or b\"\")"
            elif type["base"] == "void" and len(type["pointers"]) == 1:
                yield f"self._{name}, self.{name}, size_of_{name} = address_of({name})"
                if field["bytes"] in self.fields:
                    yield f"self.{field['bytes']} = self.{field['bytes']} or size_of_{name}"
            elif count:
                yield f"if {name} is not None:"
                yield f"    self.{count}, self.{name} = {self.array(field, name)}"
            else:
                yield f"if {name} is not None:"
                yield f"    self.{name} = pointer(raw.{type['base']}.from_buffer({name}))"

    def callbacks(self):
        """Returns pairs of a trampoline and the name of the user_data field for it. The field stores the key of the
        Python function."""
        names = list(self.fields)
        return [(trampoline(field["type"]["base"]), next(name for name in names[names.index(field["name"]):]
                                                         if self.fields[name]["user_data"]))
                for field in self.fields.values() if field["type"]["kind"] == "callback"]

    def array(self, field, name):
        base = field["type"]["base"]
        if base in self.known.handles:
            return f"handle_list({name})"
        if base in self.known.structs:
            return f"array_of(raw.{base}, {name})"
        if base == "char":
            return f"text_list({name})"
        if base == "void":
            return f"address_list(self, {name})"
        return f"array_of({SCALARS[base]}, {name})"


def trampoline(callback):
    return f"callbacks.{callback.removeprefix('clgl_')}"


def input_class(known, text, struct):
    made = Input(known, struct)
    keywords = made.keywords()
    about = [text.prose(struct["comment"]),
             ("Fields:", [f"{identifier(field['name'])}: {text.prose(field['comment'])}" for field in made.shown()])]
    star = [] if made.positional else ["*"]
    yield f"\n\nclass {class_name(struct['name'])}(raw.{struct['name']}):\n" + docstring(about, "    ") + "\n"
    yield call("def __init__", ["self", *star, *keywords], " -> None:", "    ")
    yield "        super().__init__()\n"
    yield from (f"        {line}\n" for line in made.assignments())


def info_value(known, field, at):
    """Returns the Python type of an info field, and an expression for its value."""
    type, base = field["type"], field["type"]["base"]
    if base in known.structs and field["count"]:
        return f"List[{class_name(base)}]", f"[{class_name(base)}({at}[i]) for i in range(raw.{field['count']})]"
    if base == "char":
        shown = f"{at} or b\"\"" if type["pointers"] else at
        return "str", f"({shown}).decode(errors=\"replace\")"
    if field["length"]:
        return ("bytes", f"bytes({at})") if base == "uint8_t" else ("Tuple[int, ...]", f"tuple({at})")
    if type["kind"] in ("enum", "flags"):
        return class_name(base), f"{class_name(base)}({at})"
    if type["kind"] == "bool":
        return "bool", f"bool({at})"
    if type["kind"] == "handle":
        return f"Optional[{class_name(base)}]", f"{class_name(base)}._of({at}, context)"
    return ("Optional[int]", at) if type["pointers"] else ("int", at)


def info_class(known, text, struct):
    counted = {field["count"] for field in struct["fields"] if field["count"]}
    shown = [field for field in struct["fields"] if field["name"] not in counted | {"struct_size"}
             and not field["name"].startswith("reserved")]
    about = [text.prose(struct["comment"]),
             ("Attributes:", [f"{field['name']}: {text.prose(field['comment'])}" for field in shown])]
    yield f"\n\nclass {class_name(struct['name'])}(Info):\n" + docstring(about, "    ") + "\n"
    yield "    __slots__ = (" + ", ".join(f'"{field["name"]}"' for field in shown) + ",)\n\n"
    yield f"    def __init__(self, raw: raw.{struct['name']}, context: Optional[Context] = None) -> None:\n"
    for field in shown:
        hint, value = info_value(known, field, f"raw.{field['name']}")
        yield f"        self.{field['name']}: {hint} = {value}\n"


def files(known, text):
    inputs = [line for name, struct in known.structs.items() if name in known.inputs
              for line in input_class(known, text, struct)]
    infos = [line for name, struct in known.structs.items() if name in known.infos
             for line in info_class(known, text, struct)]
    classes = ", ".join(sorted(class_name(name) for name in known.classes))
    names = sorted(class_name(name) for name in known.inputs | known.infos)
    yield "structs.py", "".join([
        HEADER, '"""Structures of clgl: descriptors and infos."""\n\nfrom __future__ import annotations\n\n'
        "from ctypes import c_size_t, pointer\n\n"
        "from .._data import address_list, address_of, array_of, handle_list, handle_of, opaque, text_list, text_of\n"
        "from .._object import Info\nfrom . import callbacks, raw\nfrom .enums import *\n\n"
        "TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from typing import List, Optional, Sequence, Tuple\n\n"
        "    from .._data import Data, Opaque\n    from ..objects import " + classes + "\n",
        *inputs, *infos, "\n\n__all__ = [\n", *(f'    "{name}",\n' for name in names), "]\n"])
