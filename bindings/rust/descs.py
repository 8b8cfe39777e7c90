"""Generates the descriptors of the crate clgl: a builder for each structure that a constructor reads."""

import re

from known import SIZES, rust_scalar, type_name
from raw import identifier

# Descriptors that borrow memory or objects
BORROWING = {"clgl_buffer_desc", "clgl_texture_desc", "clgl_build_desc", "clgl_ring_desc"}
# OWN_START contains the descriptors with a hand-written start function. CHECKED contains the descriptors whose values
# hand-written code checks.
OWN_START = {"clgl_buffer_desc", "clgl_texture_desc", "clgl_ring_desc", "clgl_program_desc", "clgl_argument_desc"}
CHECKED = {"clgl_buffer_desc", "clgl_texture_desc", "clgl_ring_desc"}
# Fields that hand-written code sets: flags that make memory unsafe, and fields that are valid only together
BY_HAND = {"clgl_buffer_desc": {"flags", "gl_name", "size"},
           "clgl_texture_desc": {"flags", "type", "width", "height", "depth", "gl_name", "row_pitch", "slice_pitch"},
           "clgl_context_desc": {"winsys", "gl_context", "gl_display"},
           "clgl_program_desc": {"source_size", "il_size", "source", "cl_program"},
           "clgl_argument_desc": {"type"}}


def setter(known, struct, field):
    """Returns the parameter type, the statement, and "unsafe" or "". Returns None for a field that hand-written code
    sets."""
    name, type, base = field["name"], field["type"], field["type"]["base"]
    at = f"self.kept.raw.{identifier(name)}"
    if name in BY_HAND.get(struct["name"], ()) or type["kind"] == "callback" or field["user_data"]:
        return None
    if base == "clgl_device":
        if field["count"]:
            return "&[Device]", (f"self.kept.raw.{field['count']} = {name}.len() as u32;\n        {at} = "
                                 f"self.kept.list({name}.iter().map(|device| device.as_raw()).collect());"), ""
        return "Device", f"{at} = {name}.as_raw();", ""
    if base == "char" and len(type["pointers"]) == 1:
        return "&str", f"{at} = self.kept.text({name});", ""
    if field["opaque"]:
        return "*mut c_void", f"{at} = {name};", "unsafe "
    if type["pointers"] or base in known.handles:
        return None
    if type["kind"] == "flags":
        return type_name(base), f"{at} |= {name}.0;", ""
    if type["kind"] == "enum":
        return type_name(base), f"{at} = {name}.0;", ""
    if SIZES.search(name) and rust_scalar(base) == "u32":
        return "usize", f"{at} = narrow({name});", ""
    return rust_scalar(base), f"{at} = {identifier(name)};", ""


def setters(known, struct):
    counts = {field["count"] for field in struct["fields"] if field["type"]["base"] != "void"} - {"slot_count"}
    for field in known.shown(struct):
        found = field["name"] not in counts and setter(known, struct, field)
        if found:
            type, statement, unsafe = found
            name = field["name"][:-len("_count")] + "s" if field["name"].endswith("_count") else field["name"]
            statement = statement.replace(f" {field['name']};", f" {name};")
            safety = f"    ///\n    /// # Safety\n    ///\n{known.doc(f'It must be valid until the object is created.', 4)}" \
                if unsafe else ""
            yield (f"{known.doc(comment(field), 4)}{safety}    pub {unsafe}fn {identifier(name)}(mut self, {identifier(name)}: {type}) -> Self {{\n"
                   f"        {statement}\n        self\n    }}\n")


def comment(field):
    """Returns the comment of a field. Removes the parts about the value of an unset field."""
    text = re.sub(r"\bNULL = ", "default: ", re.sub(r"; NULL = none$", "", field["comment"]))
    return f"adds flags; {text}" if field["type"]["kind"] == "flags" else text


def debug(known, struct, name, life):
    """Generates an implementation of Debug that shows numbers, constants and strings."""
    lines = ""
    for field in known.shown(struct):
        found = known.field(field, "raw")
        if found and field["type"]["base"] not in known.handles and field["type"]["base"] != "void":
            lines += f"                .field(\"{field['name']}\", &{found[1]})\n"
    return (f"impl core::fmt::Debug for {name}{life} {{\n"
            f"    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {{\n"
            f"        let raw = &self.kept.raw;\n        unsafe {{\n            f.debug_struct(\"{name}\")\n{lines}"
            "                .finish_non_exhaustive()\n        }\n    }\n}\n")


def shown(known, struct):
    name, raw = type_name(struct["name"]), struct["name"]
    borrows = raw in BORROWING
    life, unnamed, own = ("<'a>", "<'_>", "'a") if borrows else ("", "", "'static")
    start = "" if raw in OWN_START else "    /// The default of each field.\n    pub fn new() -> Self {\n        Self::default()\n    }\n\n"
    checked = "" if raw in CHECKED else (f"    #[inline]\n    pub(crate) fn raw(&self) -> Result<&{raw}> {{\n"
                                         "        self.kept.raw()\n    }\n\n")
    return (f"{known.doc(struct['comment'])}#[derive(Clone, Default)]\npub struct {name}{life} {{\n"
            f"    pub(crate) kept: Kept<{own}, {raw}>,\n}}\n\n"
            f"impl{life} {name}{life} {{\n{start}{checked}" + "\n".join(setters(known, struct)) + "}\n\n" + debug(known, struct, name, unnamed))


def text(known):
    return "\n".join(["use crate::error::Result;\nuse crate::info::{narrow, size};\nuse crate::kept::Kept;\nuse crate::text::borrowed;\nuse crate::*;\n"
                      "use clgl_sys::*;\n", *(shown(known, struct) for struct in known.descs)])
