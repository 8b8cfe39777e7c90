"""The types of the crate clgl for the structures that functions fill in."""

import rustdoc
from constants import type_name
from raw import identifier

# Their contents outlive the call only as a copy, or belong to the ring.
BY_HAND = {"clgl_ring_slot", "clgl_texture_support"}
LIST = "clgl_name_version"


def outputs(known):
    """The structures that functions fill in and never read."""
    read, filled = set(), set()
    for function in known["functions"]:
        for parameter in function["parameters"]:
            (read if parameter["direction"] == "in" else filled).add(parameter["type"]["base"])
    return filled - read - BY_HAND


def part(field, counts):
    """Returns the list of the macro for a field, and its entry there; None if the raw field is sufficient."""
    name, type = identifier(field["name"]), field["type"]
    if type["kind"] in ("enum", "flags"):
        return "values", f"{name}: {type_name(type['base'])}"
    if type["kind"] == "bool":
        return "bools", name
    if type["base"] == "char" and type["pointers"]:
        return "strings", name
    if type["base"] == LIST and field["count"] in counts:
        return "lists", f"{name}: {field['count']}"
    return None


def shown(struct):
    lists = {"values": "", "bools": "", "strings": "", "lists": ""}
    names = {field["name"] for field in struct["fields"]}
    for field in struct["fields"]:
        found = part(field, names)
        if found:
            lists[found[0]] += f"{rustdoc.block(field['comment'], 8)}        {found[1]},\n"
    if not (lists["values"] or lists["strings"]):
        return None  # numbers only: the raw structure serves
    body = ",\n".join(f"    {key} {{\n{lines}    }}" if lines else f"    {key} {{}}" for key, lines in lists.items())
    return (f"info! {{\n{rustdoc.block(struct['comment'], 4)}"
            f"    {type_name(struct['name'])}, {struct['name']},\n{body}\n}}\n")


def files(known):
    made = [shown(struct) for struct in known["structs"] if struct["name"] in outputs(known)]
    yield "clgl/src/infos.rs", "\n".join(filter(None, made))
