"""Writes the description of the API for other languages: JSON, made of the headers; see bindings/README.md.

Usage: describe.py OUTPUT HEADER...
"""

import json
import re
import sys

import api

# Bytes of a pointer and of size_t under LP64, whose sizes and offsets the description has.
LP64_POINTER = 8


def is_info(type, known):
    """Whether it points to a structure that says how large it is before it is filled in."""
    struct = known.structs.get(type.base)
    return bool(struct) and struct.fields[0].name == "struct_size"


def direction(type, comment, known):
    """in, out or inout, as the comment of a parameter says it."""
    if not type.pointers or type.const or "receives" not in comment:
        return "in"
    return "inout" if is_info(type, known) else "out"


def kind(type, known):
    if type.pointers:
        return "pointer"
    for name, table in (("handle", known.handles), ("callback", known.callbacks), ("struct", known.structs)):
        if type.base in table:
            return name
    return "float" if type.base in ("float", "double") else "void" if type.base == "void" else "integer"


def described_type(type, known):
    return {"c": str(type), "kind": kind(type, known), "base": type.base, "const": type.const,
            "pointers": list(type.pointers)}


def parameter_comments(tags):
    """What @param says of each parameter; several may share a line."""
    comments = {}
    for tag, text in tags:
        if tag == "param":
            names, comment = re.fullmatch(r"((?:\w+, )*\w+)\s*(.*)", text).groups()
            comments.update(dict.fromkeys(names.split(", "), comment))
    return comments


def described_function(function, known):
    comments = parameter_comments(function.tags)
    tags = dict(function.tags)
    return {
        "name": function.name,
        "header": function.where.split(":")[0],
        "comment": function.comment,
        "parameters": [{"name": parameter.name, "type": described_type(parameter.type, known),
                        "direction": direction(parameter.type, comments[parameter.name], known),
                        "comment": comments[parameter.name]} for parameter in function.parameters],
        "returns": {"type": described_type(function.returns, known), "comment": tags["return"]},
        "threads": tags["threads"],
        "lifetime": tags["lifetime"],
        "spec": tags["spec"],
        "since": tags["since"],
    }


def described_callback(callback, known):
    return {
        "name": callback.name,
        "header": callback.where.split(":")[0],
        "comment": callback.comment,
        "parameters": [{"name": parameter.name, "type": described_type(parameter.type, known)}
                       for parameter in callback.parameters],
        "returns": {"type": described_type(callback.returns, known)},
    }


def described_field(field, at, initial, known):
    return {"name": field.name, "type": described_type(field.type, known), "count": field.length, "offset": at,
            "width": known.width(field.type, LP64_POINTER), "initial": initial, "comment": field.comment}


def described_struct(struct, known):
    layout = list(known.layout(struct, LP64_POINTER))
    initials = known.initial_values(struct, LP64_POINTER)
    return {
        "name": struct.name,
        "header": struct.where.split(":")[0],
        "comment": struct.comment,
        "size": layout[-1][1],
        "fields": [described_field(field, at, initials[field.name], known) for field, at in layout[:-1]],
    }


def described_constant(constant):
    return {"name": constant.name, "header": constant.where.split(":")[0], "value": constant.value,
            "type": "uint32_t" if constant.unsigned else "int32_t", "comment": constant.comment}


def describe(known):
    version = [known.constants[f"CLGL_VERSION_{part}"].value for part in ("MAJOR", "MINOR", "PATCH")]
    return {
        "library": "clgl",
        "version": ".".join(map(str, version)),
        "data_model": "LP64",
        "scalars": known.scalar_widths(LP64_POINTER),
        "aliases": known.aliases,
        "handles": [{"name": name, "header": where.split(":")[0]} for name, where in known.handles.items()],
        "constants": [described_constant(constant) for constant in known.constants.values()],
        "structs": [described_struct(struct, known) for struct in known.structs.values()],
        "callbacks": [described_callback(callback, known) for callback in known.callbacks.values()],
        "functions": [described_function(function, known) for function in known.functions.values()],
    }


def main():
    output, *headers = sys.argv[1:]
    with open(output, "w", encoding="utf-8") as file:
        json.dump(describe(api.load(headers)), file, indent=1, ensure_ascii=False)
        file.write("\n")


main()
