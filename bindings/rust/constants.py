"""Generates the types of the crate clgl for enumerations and flags, with constants for their values."""

from known import OTHERWISE, RESULT, short, type_name


def shown(known, entry, macro):
    values = [value for value in entry["values"] if entry["name"] != RESULT or value["value"] < 0]
    lines = "".join(f"{known.doc(value['comment'], 8)}        {short(value)} = {value['name']},\n" for value in values)
    return f"{macro}! {{\n{known.doc(entry['comment'], 4)}    {type_name(entry['name'])} {{\n{lines}    }}\n}}\n"


def names(known):
    """Yields a method for each library function that returns the text of a value or of a native error code."""
    for function in known.functions.values():
        types = [parameter["type"]["base"] for parameter in function["parameters"]]
        if function["returns"]["type"]["base"] == "char" and types:
            owner = type_name(types[0]) if len(types) == 1 else "NativeCode"
            arguments = "self.0" if len(types) == 1 else "self.source.0, self.code"
            yield (f"impl {owner} {{\n{known.doc(function['comment'], 4)}"
                   f"    pub fn {function['name'].split('_')[-1]}(self) -> &'static str {{\n"
                   f"        unsafe {{ borrowed({function['name']}({arguments})) }}\n    }}\n}}\n")


def text(known):
    entries = [(entry, macro) for entries, macro in ((known.enums, "values"), (known.flags, "flags"))
               for entry in entries.values() if entry["name"] not in OTHERWISE]
    return "\n".join(["use crate::text::borrowed;\nuse crate::NativeCode;\nuse clgl_sys::*;\n", *(shown(known, *each) for each in entries),
                      *names(known)])
