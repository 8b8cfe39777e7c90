"""Generates the types of the crate clgl for the structures that functions fill in."""

from known import type_name
from raw import identifier


def shown(known, struct):
    fields, values, types = "", "", []
    for field in known.shown(struct):
        type, value = known.field(field, "raw")
        types.append(type)
        name = identifier(field["name"])
        fields += f"{known.doc(comment(field, type), 4)}    pub {name}: {type},\n"
        values += f"            {name}: {value},\n"
    life = "<'a>" if any("'a" in type for type in types) else ""
    copied = "" if any("Lent" in type or type == "String" for type in types) else ", Copy"
    name = type_name(struct["name"])
    return (f"{known.doc(struct['comment'])}#[derive(Clone{copied}, Debug)]\n#[non_exhaustive]\n"
            f"pub struct {name}{life} {{\n{fields}}}\n\n"
            f"impl{life} Info for {name}{life} {{\n    type Raw = {struct['name']};\n\n"
            f"    unsafe fn of(raw: &{struct['name']}) -> Self {{\n        Self {{\n{values}        }}\n    }}\n}}\n")


def comment(field, type):
    """Returns the comment of a field, where NULL is replaced by the Rust value: an empty slice, or address 0."""
    none = "empty" if type.startswith("&") else "0" if type == "usize" else "NULL"
    return field["comment"].replace("NULL", none)


def text(known):
    return "\n".join(["use crate::info::{size, Info, Lent};\nuse crate::text::{borrowed, slice};\nuse crate::*;\n"
                      "use clgl_sys::*;\n", *(shown(known, struct) for struct in known.infos)])
