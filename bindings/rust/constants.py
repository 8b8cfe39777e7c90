"""The types of the crate clgl for enumerations and flags, and the names of their values."""

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


def names(known):
    """A method for each enumeration whose values have names in the library; errors have messages."""
    for function in known["functions"]:
        types = [parameter["type"] for parameter in function["parameters"]]
        if function["name"].endswith("_name") and [type["kind"] for type in types] == ["enum"] and \
                types[0]["base"] != RESULT:
            yield (f"impl {type_name(types[0]['base'])} {{\n{rustdoc.block(function['comment'], 4)}"
                   f"    pub fn name(self) -> &'static str {{\n"
                   f"        unsafe {{ borrowed({function['name']}(self.0)) }}\n    }}\n}}\n")


def files(known):
    entries = [(entry, macro) for key, macro in (("enums", "values"), ("flags", "flags")) for entry in known[key]
               if entry["name"] not in OTHERWISE]
    yield "clgl/src/constants.rs", "use clgl_sys::*;\n\n" + "\n".join(shown(*each) for each in entries)
    yield "clgl/src/names.rs", "use crate::text::borrowed;\nuse crate::*;\nuse clgl_sys::*;\n\n" + "\n".join(names(known))
