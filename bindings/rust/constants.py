"""The types of the crate clgl for enumerations and flags."""

import re

import rustdoc

# What calls return: the crate has its failures as an error kind, success as Ok.
RESULT, RESULT_TYPE = "clgl_result", "ErrorKind"
# The crate has bool parameters and an enumeration of slices instead.
OTHERWISE = {"clgl_ring_flags", "clgl_slice_flags"}


def type_name(name):
    """clgl_texture_flags as TextureFlags."""
    if name == RESULT:
        return RESULT_TYPE
    return "".join(word.capitalize() for word in name.removeprefix("clgl_").split("_"))


def short(value):
    """2D_ARRAY, which cannot be a name, is D2_ARRAY."""
    return re.sub(r"^(\d)D", r"D\1", value["short"])


def shown(entry, macro):
    values = [value for value in entry["values"] if entry["name"] != RESULT or value["value"] < 0]
    lines = "".join(f"{rustdoc.block(value['comment'], 8)}        {short(value)} = {value['name']},\n" for value in values)
    return f"{macro}! {{\n{rustdoc.block(entry['comment'], 4)}    {type_name(entry['name'])} {{\n{lines}    }}\n}}\n"


def files(known):
    entries = [(entry, macro) for key, macro in (("enums", "values"), ("flags", "flags")) for entry in known[key]
               if entry["name"] not in OTHERWISE]
    yield "clgl/src/constants.rs", "use clgl_sys::*;\n\n" + "\n".join(shown(*each) for each in entries)
