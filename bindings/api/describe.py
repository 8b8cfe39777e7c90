"""Writes the API description as JSON, generated from the headers, for bindings in other languages. bindings/README.md
documents the format.

Usage: describe.py OUTPUT HEADER...
"""

import json
import os
import sys

import api

# The sizes and offsets in the description are those of LP64, where pointers and size_t have 8 bytes.
LP64_POINTER = 8


def kind(type, known):
    if type.pointers:
        return "pointer"
    if type.base == api.BOOL:
        return "bool"
    for name, table in (("handle", known.handles), ("callback", known.callbacks), ("struct", known.structs),
                        ("enum", known.enums), ("flags", known.flags)):
        if type.base in table:
            return name
    return "float" if type.base in ("float", "double") else "void" if type.base == "void" else "integer"


def described_type(type, known):
    return {"c": str(type), "kind": kind(type, known), "base": type.base, "const": type.const,
            "pointers": list(type.pointers)}


def described_attributes(variable):
    """Returns the attributes in braces of a parameter or field. "count" and "bytes" are expressions, or null."""
    known = variable.attributes
    return {"nullable": "nullable" in known, "count": known.get("count"), "bytes": known.get("bytes"),
            "ownership": next((word for word in ("owned", "borrowed") if word in known), None),
            "kept": "kept" in known, "user_data": "user_data" in known, "opaque": "opaque" in known}


def described_parameter(parameter, known):
    return {"name": parameter.name, "type": described_type(parameter.type, known),
            "direction": parameter.direction.replace(",", ""), **described_attributes(parameter),
            "comment": parameter.comment}


def described_function(function, known):
    role, owner = next((tag, text) for tag, text in function.tags if tag in api.ROLES)
    shape = function.tag("list")
    return {
        "name": function.name,
        "header": function.where.split(":")[0],
        "comment": function.comment,
        "role": role,
        "class": owner or None,
        "command": function.tag("command") is not None,
        "list": dict(zip(("capacity", "array", "count"), shape.split())) if shape else None,
        "parameters": [described_parameter(parameter, known) for parameter in function.parameters],
        "returns": {"type": described_type(function.returns, known), "comment": function.tag("return")},
        "errors": [{"name": name, "comment": when} for name, when in known.all_errors(function)],
        "threads": function.tag("threads"),
        "lifetime": function.tag("lifetime"),
        "spec": function.tag("spec"),
        "since": function.tag("since"),
    }


def described_callback(callback, known):
    return {
        "name": callback.name,
        "header": callback.where.split(":")[0],
        "comment": callback.comment,
        "parameters": [described_parameter(parameter, known) for parameter in callback.parameters],
        "returns": {"type": described_type(callback.returns, known), "comment": callback.tag("return")},
        "calls": callback.tag("calls"),
        "threads": callback.tag("threads"),
        "lifetime": callback.tag("lifetime"),
    }


def described_field(field, at, initial, known):
    return {"name": field.name, "type": described_type(field.type, known), "length": field.length, "offset": at,
            "width": known.width(field.type, LP64_POINTER), "initial": initial, **described_attributes(field),
            "comment": field.comment}


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
            "type": constant.type, "comment": constant.comment}


def common_prefix(names, type_name):
    """Returns the common prefix of all value names of a type, up to an underscore: CLGL_FORMAT_ for clgl_format,
    CLGL_TEXTURE_ for clgl_texture_flags."""
    own = type_name.upper().removesuffix("_FLAGS") + "_"
    if all(name.startswith(own) for name in names):
        return own
    common = os.path.commonprefix(names)
    return common[:common.rfind("_") + 1]


def described_enumeration(enumeration):
    prefix = common_prefix([constant.name for constant in enumeration.constants], enumeration.name)
    return {
        "name": enumeration.name,
        "base": "uint32_t" if enumeration.name.endswith("_flags") else "int32_t",
        "header": enumeration.where.split(":")[0],
        "comment": enumeration.comment,
        "values": [{"name": constant.name, "short": constant.name.removeprefix(prefix).removeprefix("ERROR_"),
                    "value": constant.value, "comment": constant.comment} for constant in enumeration.constants],
    }


def describe(known):
    version = [known.constants[f"CLGL_VERSION_{part}"].value for part in ("MAJOR", "MINOR", "PATCH")]
    return {
        "library": "clgl",
        "version": ".".join(map(str, version)),
        "data_model": "LP64",
        "scalars": known.scalar_widths(LP64_POINTER),
        "aliases": [{"name": alias.name, "header": alias.where.split(":")[0], "base": alias.base,
                     "comment": alias.comment}
                    for alias in known.aliases.values() if alias.name not in known.flags],
        "handles": [{"name": handle.name, "header": handle.where.split(":")[0], "comment": handle.comment}
                    for handle in known.handles.values()],
        "enums": [described_enumeration(enum) for enum in known.enums.values()],
        "flags": [described_enumeration(flags) for flags in known.flags.values()],
        "constants": [described_constant(constant) for constant in known.constants.values()
                      if constant.type in api.INTEGERS],
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
