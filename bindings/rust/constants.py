"""The types of the crate clgl for enumerations and flags, and the names of their values."""

from known import OTHERWISE, RESULT, short, type_name


def shown(known, entry, macro):
    values = [value for value in entry["values"] if entry["name"] != RESULT or value["value"] < 0]
    lines = "".join(f"{known.doc(value['comment'], 8)}        {short(value)} = {value['name']},\n" for value in values)
    return f"{macro}! {{\n{known.doc(entry['comment'], 4)}    {type_name(entry['name'])} {{\n{lines}    }}\n}}\n"


def names(known):
    """A method for each enumeration whose values have names in the library."""
    for function in known.functions.values():
        types = [parameter["type"] for parameter in function["parameters"]]
        if function["name"].endswith("_name") and [type["kind"] for type in types] == ["enum"]:
            yield (f"impl {type_name(types[0]['base'])} {{\n{known.doc(function['comment'], 4)}"
                   f"    pub fn name(self) -> &'static str {{\n"
                   f"        unsafe {{ borrowed({function['name']}(self.0)) }}\n    }}\n}}\n")


def text(known):
    entries = [(entry, macro) for entries, macro in ((known.enums, "values"), (known.flags, "flags"))
               for entry in entries.values() if entry["name"] not in OTHERWISE]
    return "\n".join(["use crate::text::borrowed;\nuse clgl_sys::*;\n", *(shown(known, *each) for each in entries),
                      *names(known)])
