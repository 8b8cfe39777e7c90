"""Generates the declarations of clgl-sys: one file per header."""

import rustdoc

FOLDER = "clgl-sys/src/api"
SCALARS = {"int8_t": "i8", "uint8_t": "u8", "int16_t": "i16", "uint16_t": "u16", "int32_t": "i32", "uint32_t": "u32",
           "int64_t": "i64", "uint64_t": "u64", "size_t": "usize", "float": "f32", "double": "f64", "char": "c_char",
           "void": "c_void"}
KEYWORDS = {"box", "final", "fn", "impl", "in", "loop", "match", "mod", "move", "ref", "self", "type", "use", "where"}


def identifier(name):
    """Returns the name, with an underscore appended if it is a Rust keyword."""
    return name + "_" if name in KEYWORDS else name


def rust_type(type):
    """Returns a C type in Rust: const T * becomes *const T, and const T *const * becomes *const *const T."""
    text = SCALARS.get(type["base"], type["base"])  # enumerations and flags have type aliases with their C names
    constant = type["const"]
    for pointer_is_const in type["pointers"]:
        text = f"*{'const' if constant else 'mut'} {text}"
        constant = pointer_is_const
    return text


def parameters(entry):
    return ", ".join(f"{identifier(parameter['name'])}: {rust_type(parameter['type'])}"
                     for parameter in entry["parameters"])


def result(entry):
    text = rust_type(entry["returns"]["type"])
    return "" if text == "c_void" else f" -> {text}"


def function_comment(function):
    parts = [function["comment"]]
    for parameter in function["parameters"]:
        parts.append(f"{parameter['name']}: {parameter['comment']}")
    parts.append(f"Returns {function['returns']['comment']}")
    parts += [f"{error['name']}: {error['comment']}" for error in function["errors"]]
    parts += [f"Threads: {function['threads']}",
              f"Lifetime: {function['lifetime']}", f"See {function['spec']}. Since {function['since']}."]
    return "\n\n".join(parts)


def function(entry):
    text = "".join(line + "\n" for part in function_comment(entry).split("\n\n")
                   for line in [*rustdoc.lines(part, 4), "    ///"])
    text = text[:text.rindex("    ///\n")]
    return f"{text}    pub fn {entry['name']}({parameters(entry)}){result(entry)};\n"


def field_type(field):
    text = rust_type(field["type"])
    return f"[{text}; {field['length']}]" if field["length"] else text


def initial(field):
    """Returns the initial value of a field in its _INIT macro, as a Rust expression."""
    value, type = field["initial"], field["type"]
    if field["length"]:
        return "[" + ", ".join(map(str, value)) + "]" if isinstance(value, list) else f"[0; {field['length']}]"
    if type["pointers"] or type["kind"] == "handle":
        innermost = type["const"] if len(type["pointers"]) == 1 else bool(type["pointers"]) and type["pointers"][-2]
        return "core::ptr::null()" if innermost else "core::ptr::null_mut()"
    return "None" if type["kind"] == "callback" else str(value)


def struct(entry):
    fields = "".join(f"{rustdoc.block(field['comment'], 4)}    pub {identifier(field['name'])}: {field_type(field)},\n"
                     for field in entry["fields"])
    initials = "".join(f"            {identifier(field['name'])}: {initial(field)},\n" for field in entry["fields"])
    return (f"{rustdoc.block(entry['comment'])}#[repr(C)]\n#[derive(Clone, Copy, Debug)]\n"
            f"pub struct {entry['name']} {{\n{fields}}}\n\n"
            f"impl Default for {entry['name']} {{\n    /// The values of its `_INIT` in C.\n"
            f"    fn default() -> Self {{\n        Self {{\n{initials}        }}\n    }}\n}}\n")


def handle(entry):
    name = entry["name"]
    return (f"#[doc(hidden)]\n#[repr(C)]\npub struct {name}_t {{\n    _private: [u8; 0],\n}}\n"
            f"/// A handle: an opaque value, never an address. NULL is no object.\npub type {name} = *mut {name}_t;\n")


def callback(entry):
    return (f"{rustdoc.block(entry['comment'])}pub type {entry['name']} =\n"
            f"    Option<unsafe extern \"C\" fn({parameters(entry)}){result(entry)}>;\n")


def constant(entry):
    return (f"{rustdoc.block(entry['comment'])}pub const {entry['name']}: "
            f"{SCALARS.get(entry['type'], entry['type'])} = {entry['value']};\n")


def alias(entry):
    return f"{rustdoc.block(entry['comment'])}pub type {entry['name']} = {SCALARS[entry['base']]};\n"


def enumeration(entry):
    """Declares an enumeration or flags as an alias with constants. Does not use a Rust enum, because the library may
    return values that this version of the description lacks."""
    return alias(entry) + "".join(constant({**value, "type": entry["name"]}) for value in entry["values"])


def module(known, header):
    def declared(key, show):
        return "".join(show(entry) for entry in known[key] if entry["header"] == header)

    functions = declared("functions", function)
    return "\n".join(filter(None, [
        "#[allow(unused_imports)]\nuse crate::*;\n", declared("aliases", alias), declared("handles", handle),
        declared("enums", enumeration), declared("flags", enumeration), declared("constants", constant), declared("callbacks", callback), declared("structs", struct),
        f'extern "C" {{\n{functions}}}\n' if functions else ""]))


def layout_test(known):
    """Generates a test. It checks the sizes and offsets of structures, and that the library has every function."""
    checks = "".join(f"    layout!({entry['name']}, {entry['size']}, {{"
                     + ", ".join(f"{identifier(field['name'])}: {field['offset']}" for field in entry["fields"])
                     + "});\n" for entry in known["structs"])
    addresses = "".join(f"        {entry['name']} as *const () as usize,\n" for entry in known["functions"])
    return f"""#![cfg(target_pointer_width = "64")]
use clgl_sys::*;
use core::mem::{{size_of, MaybeUninit}};
use core::ptr::addr_of;

macro_rules! layout {{
    ($type:ident, $size:expr, {{$($field:ident: $offset:expr),*}}) => {{
        assert_eq!(size_of::<$type>(), $size, stringify!($type));
        let value = MaybeUninit::<$type>::uninit();
        let start = value.as_ptr();
        $(
            // Nothing is read: only the field's place is taken.
            let at = unsafe {{ addr_of!((*start).$field) }} as usize - start as usize;
            assert_eq!(at, $offset, concat!(stringify!($type), ".", stringify!($field)));
        )*
    }};
}}

#[test]
fn layouts_are_those_of_c() {{
{checks}}}

#[test]
fn every_function_is_in_the_library() {{
    let addresses = [
{addresses}    ];
    assert_eq!(addresses.len(), {len(known["functions"])});
    assert!(addresses.iter().all(|address| *address != 0));
}}
"""


def files(known):
    headers = sorted({entry["header"] for key in ("aliases", "handles", "enums", "flags", "constants", "structs", "callbacks",
                                                    "functions")
                      for entry in known[key]})
    stems = [header[len("clgl/"):-len(".h")] for header in headers]
    yield f"{FOLDER}/mod.rs", "".join(f"mod {stem};\n" for stem in stems) + "\n" + \
        "".join(f"pub use {stem}::*;\n" for stem in stems)
    for stem, header in zip(stems, headers):
        yield f"{FOLDER}/{stem}.rs", module(known, header)
    yield "clgl-sys/tests/layout.rs", layout_test(known)
