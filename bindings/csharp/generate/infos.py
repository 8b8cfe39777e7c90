"""Generates a class with properties for each output structure of the library."""

from native import SCALARS, managed
from prose import Prose
from text import HEADER, class_name, pascal

# A slot of a ring has a hand-written class, because its objects belong to the ring.
BY_HAND = {"clgl_ring_slot"}
# The element type of arrays in infos, which has its own class.
LIST = "clgl_name_version"


def infos(known):
    """Returns the structures that functions fill in and never read."""
    inputs, outputs = known.inputs_and_outputs()
    return [known.structs[name] for name in sorted(outputs - inputs - BY_HAND) if name != LIST]


def shown(struct):
    """Returns the fields, except fields that hold the number of elements of another field."""
    hidden = {field["count"] for field in struct["fields"]} | {"struct_size", "reserved"}
    return [field for field in struct["fields"] if field["name"] not in hidden]


def converted(known, struct, field):
    """Returns the C# type of a field, and an expression for its value in the structure to which `raw` points."""
    at, base = f"raw->{field['name']}", field["type"]["base"]
    type = managed(known, field["type"])
    if base == LIST:
        return "ClglNameVersion[]", f"ClglNameVersion.List({at},\n{' ' * 16}raw->{field['count']})"
    if field["length"]:
        return f"{type}[]", f"Copy.Of({at}, {field['length']})"
    if type == "byte*":
        return "string", f"Text.Of({at})"
    if type == "void*":
        return "IntPtr", f"(IntPtr){at}"
    if base == "clgl_device":
        return "ClglDevice", f"new ClglDevice({at})"
    if field["type"]["kind"] == "bool":
        return "bool", f"{at} != 0"
    if field["type"]["kind"] in ("enum", "flags"):
        return class_name(base), f"({class_name(base)}){at}"
    if type == "UIntPtr":
        return "ulong", f"(ulong){at}"
    if type not in SCALARS.values() and type != "IntPtr":
        raise SystemExit(f"{struct['name']}.{field['name']}: teach bindings/csharp/generate/infos.py its type")
    return type, at


def property_name(known, field):
    name = pascal(field["name"])
    return name + "Handle" if field["type"]["base"] in known.handles.keys() - {"clgl_device"} else name


def to_string(class_name, members):
    return ["        /// <summary>Returns all properties as text.</summary>", "        /// <returns>each property with its value</returns>",
            "        public override string ToString()", "        {", f'            return Shown.Of("{class_name}",',
            *(f"                            {member}," for member in members[:-1]),
            f"                            {members[-1]});", "        }"]


def text_of(known, prose, struct):
    name = class_name(struct["name"])
    properties, assignments, members = [], [], []
    for field in shown(struct):
        type, value = converted(known, struct, field)
        member = property_name(known, field)
        properties += [*prose.summary(field["comment"], " " * 8), f"        public {type} {member} {{ get; }}", ""]
        assignments.append(f"            {member} = {value};")
        members.append(f'"{member}", {member}')
    about = prose.summary(struct["comment"], "    ")
    using = "using System;\n" if any("IntPtr" in line for line in properties) else ""
    return "\n".join([HEADER + using + "using Clgl.Native;\n\nnamespace Clgl\n{", *about,
                      f"    public sealed unsafe class {name}\n    {{",
                      f"        internal {name}({struct['name']}* raw)\n        {{", *assignments, "        }\n",
                      *properties, *to_string(name, members), "    }", "}"]) + "\n"


def files(known):
    prose = Prose(known)
    for struct in infos(known):
        yield f"Infos/{class_name(struct['name'])}.cs", text_of(known, prose, struct)
