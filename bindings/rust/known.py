"""Maps the API description to the crate clgl: classes, names, conversions of fields, and links in comments."""

import os
import re

import rustdoc
from raw import identifier

# The result of a call. The crate returns failures as an ErrorKind and success as Ok.
RESULT, RESULT_TYPE = "clgl_result", "ErrorKind"
# Flags for which the crate has bool parameters or an enumeration instead.
OTHERWISE = {"clgl_ring_flags", "clgl_slice_flags"}
# Structures and index types for which the crate has a hand-written type.
TYPES = {"clgl_view", "clgl_slice", "clgl_launch", "clgl_argument", "clgl_handover", "clgl_migration", "clgl_buffer_rect",
         "clgl_texture_region", "clgl_pixel_layout", "clgl_name_version"}
# A structure whose objects belong to the ring.
SLOT = "clgl_ring_slot"
# Types that have methods in the crate, but no class in the description
VALUES = ("clgl_format", "clgl_platform")
# COPIES contains the types that are passed by value. LIST is the element type of lists in infos.
COPIES = {"clgl_device", *VALUES}
LIST = "clgl_name_version"
# Matches the names of byte, pixel and item counts. In Rust, all of them have the same width.
SIZES = re.compile(r"(sizes?|bytes|byte|span|pitch|offset|multiple|item_count|width|height|depth|layers)$")
NAME = re.compile(r"\b(clgl_\w+)\.(\w+)\b|\b((?:clgl_|CLGL_)\w*[A-Za-z0-9])\b(?!_|\.\.\.)")


def type_name(name):
    """Returns the Rust name of a C type, such as TextureFlags for clgl_texture_flags."""
    if name == RESULT:
        return RESULT_TYPE
    return "".join(word.capitalize() for word in name[len("clgl_"):].split("_"))


def short(value):
    """Returns the Rust name of an enumeration value. Names cannot begin with a digit: 2D_ARRAY becomes D2_ARRAY."""
    return re.sub(r"^(\d)D", r"D\1", value["short"])


class Known:
    def __init__(self, description, sources):
        self.all = description
        for key in ("aliases", "handles", "enums", "flags", "constants", "structs", "callbacks", "functions"):
            setattr(self, key, {entry["name"]: entry for entry in description[key]})
        read, filled = set(), set()
        for function in self.functions.values():
            for parameter in function["parameters"]:
                (read if parameter["direction"] == "in" else filled).add(parameter["type"]["base"])
        self.infos = [struct for struct in self.structs.values() if struct["name"] in filled - read - {SLOT}]
        self.descs = [struct for struct in self.structs.values() if struct["name"].endswith("_desc")]
        self.classes = sorted([*self.handles, *VALUES, "clgl_view"], key=len, reverse=True)
        self.paths = dict(self.value_paths())
        self.paths.update({name: type_name(name) for name in (*self.handles, *self.enums, *self.flags, *TYPES)})
        self.paths.update({struct["name"]: type_name(struct["name"]) for struct in self.infos + self.descs})
        self.paths[SLOT] = "Slot"
        for name in OTHERWISE:
            del self.paths[name]
        written = dict(by_hand(sources))
        self.by_hand = written.keys()
        self.paths.update(written)

    def value_paths(self):
        for entry in (*self.enums.values(), *self.flags.values()):
            if entry["name"] not in OTHERWISE:
                for value in entry["values"]:
                    if entry["name"] != RESULT or value["value"] < 0:
                        yield value["name"], f"{type_name(entry['name'])}::{short(value)}"

    def owner(self, function):
        """Returns the class whose name is the start of the function name; None if there is no such class."""
        return next((name for name in self.classes if function["name"].startswith(name + "_")), None)

    def prose(self, text):
        """Returns a comment as Markdown. C names become links to items of the crate, or to C functions."""
        def linked(match):
            struct, field, name = match.groups()
            if struct in self.paths and field:
                path = f"{self.paths[struct]}::{identifier(field)}"
                return f"[`{path}`](crate::{path})" if struct in {info["name"] for info in self.infos} else f"`{path}`"
            name = name or struct
            if name in self.paths:
                return f"[`{self.paths[name]}`](crate::{self.paths[name]})"
            return f"[`{name}`](crate::sys::{name})" if self.is_declared(name) else f"`{match.group()}`"
        return NAME.sub(linked, rustdoc.escaped(text).replace("NULL", "None"))

    def is_declared(self, name):
        values = {value["name"] for entry in (*self.enums.values(), *self.flags.values()) for value in entry["values"]}
        return name in self.functions or name in self.structs or name in self.constants or name in values or \
            name in self.callbacks or name in self.aliases

    def doc(self, text, indent=0):
        text = self.prose(text)
        return rustdoc.wrapped(text[:1].upper() + text[1:], indent)

    def errors(self, function):
        """Returns the errors that callers of the crate can get, as Markdown."""
        lines = []
        for error in function["errors"]:
            clauses = [clause for clause in error["comment"].split("; ") if not IMPOSSIBLE.search(clause)]
            if clauses and error["name"] not in UNSEEN:
                lines.append(f"- {self.prose(error['name'] + ': ' + '; '.join(clauses))}")
        if not lines:
            lines = [f"- {self.prose('CLGL_ERROR_INVALID_HANDLE')}: the object was destroyed through another handle"]
        return "\n".join(["# Errors", "", *lines])

    def shown(self, struct):
        """Returns the fields that are useful in Rust."""
        counts = {field["count"] for field in struct["fields"] if field["type"]["base"] == LIST}
        return [field for field in struct["fields"]
                if field["name"] not in counts | {"struct_size"} and not field["name"].startswith("reserved")]

    def field(self, field, raw):
        """Returns the Rust type of a field, and an expression for its value in the structure `raw`. Returns None for a
        pointer to a type without a Rust type."""
        at, type, base = f"{raw}.{identifier(field['name'])}", field["type"], field["type"]["base"]
        if type["kind"] == "callback" or len(type["pointers"]) > 1:
            return None
        if base == "char" and type["pointers"]:
            if "until the next" in field["comment"]:
                return "String", f"borrowed({at}).to_string()"
            return "&'a str", f"borrowed({at})"
        if base == LIST:
            return "&'a [NameVersion]", f"slice({at}.cast(), {raw}.{field['count']})"
        if type["pointers"]:
            return ("usize", f"{at} as usize") if field["opaque"] or field["bytes"] and field["ownership"] else None
        if base in COPIES & self.handles.keys():
            return type_name(base), f"{type_name(base)}::from_raw({at})"
        if base in self.handles:
            lent = f"Lent<'a, {type_name(base)}>"
            return (f"Option<{lent}>", f"Lent::of({at})") if field["nullable"] else (lent, f"Lent::of_some({at})")
        if type["kind"] in ("enum", "flags"):
            return type_name(base), f"{type_name(base)}({at})"
        if type["kind"] == "bool":
            return "bool", f"{at} != 0"
        scalar = rust_scalar(base)
        if SIZES.search(field["name"]) and scalar.startswith("u"):
            return (f"[usize; {field['length']}]", f"{at}.map(size)") if field["length"] else ("usize", f"size({at})")
        return (f"[{scalar}; {field['length']}]" if field["length"] else scalar), at


# Causes of errors that the Rust types exclude: missing pointers, handles of another type, structure sizes, and
# reserved bytes.
IMPOSSIBLE = re.compile(r"\bis NULL\b|neither 0 nor 1|struct_size|unknown fields|\b(wait|slice|argument)_count\b|\breserved\b"
                        r"|is not a valid clgl_")
UNSEEN = {"CLGL_ERROR_INVALID_STRUCT_SIZE"}


def rust_scalar(base):
    return {"size_t": "usize", "float": "f32", "double": "f64"}.get(base) or \
        base.replace("uint", "u").replace("int", "i").replace("_t", "")


def by_hand(folder):
    """Yields pairs of a C function and a hand-written method. The documentation of the method lists the errors of the
    function."""
    for name in sorted(os.listdir(folder)):
        if not name.endswith(".rs"):
            continue
        with open(os.path.join(folder, name), encoding="utf-8") as file:
            owner, waiting = None, []
            for line in file:
                head = re.match(r"impl(?:<[^>]*>)? (\w+)", line)
                owner = head.group(1) if head else owner
                waiting += re.findall(r"errors!\((clgl_\w+)\)", line)
                method = re.match(r"(    )?pub (?:unsafe )?fn (\w+)", line)
                if method:
                    path = f"{owner}::{method.group(2)}" if method.group(1) else method.group(2)
                    yield from ((function, path) for function in waiting)
                    waiting = []
