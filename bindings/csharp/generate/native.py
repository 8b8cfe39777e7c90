"""Generates the declarations of every function, structure, callback and constant of the headers, with their C
names."""

import textwrap

from text import HEADER, WIDTH, element, file_name, summary, xml

SCALARS = {"int8_t": "sbyte", "uint8_t": "byte", "int16_t": "short", "uint16_t": "ushort", "int32_t": "int",
           "uint32_t": "uint", "int64_t": "long", "uint64_t": "ulong", "char": "byte", "float": "float",
           "double": "double", "size_t": "UIntPtr", "void": "void"}
KEYWORDS = {"event", "params", "ref", "out", "in", "object", "string", "base", "fixed", "lock"}
USING = "using System;\nusing System.Runtime.InteropServices;\n\nnamespace Clgl.Native\n{\n"
# The only element types of fixed-size buffers in C#. An array of another type, such as size_t, becomes one field per
# element.
FIXED = {"byte", "sbyte", "short", "ushort", "int", "uint", "long", "ulong", "float", "double"}


def managed(known, type):
    """Returns a C type in C#. Enumerations become int, and flags and booleans become uint, as in the C ABI."""
    stars = "*" * len(type["pointers"])
    if type["base"] in known.pointers:
        return "IntPtr" + stars
    base = known.scalar(type["base"])
    return SCALARS.get(base, base) + stars


def name(identifier):
    return "@" + identifier if identifier in KEYWORDS else identifier


def parameters(known, function):
    return ", ".join(f"{managed(known, parameter['type'])} {name(parameter['name'])}"
                     for parameter in function["parameters"])


def documentation(function, indent):
    """Returns the documentation of a function: summary, parameters, result, errors, and all other tags."""
    lines = summary(function["comment"], indent, function["name"])
    for parameter in function["parameters"]:
        lines += element("param", xml(parameter["comment"]), indent, f' name="{parameter["name"]}"')
    errors = "".join(f"; {error['name']}: {error['comment']}" for error in function["errors"])
    lines += element("returns", xml(function["returns"]["comment"] + errors), indent)
    rest = " ".join(f"{title}: {function[tag].rstrip('.')}." for tag, title in
                    (("threads", "Threads"), ("lifetime", "Lifetime"), ("spec", "Specification")))
    return lines + element("remarks", xml(rest), indent)


def declaration(known, function, modifier):
    """Returns the declaration of an imported function, wrapped into lines."""
    returns = managed(known, function["returns"]["type"])
    text = f"public static {modifier} {returns} {function['name']}({parameters(known, function)});"
    return textwrap.wrap(text, WIDTH - 8, initial_indent=" " * 8, subsequent_indent=" " * 12, break_long_words=False)


def imports(known, function):
    """Returns the lines that import a function. Uses LibraryImport if its source generator exists, because
    ahead-of-time compilers prefer it."""
    return ["#if NET8_0_OR_GREATER",
            "        [LibraryImport(Library), UnmanagedCallConv(CallConvs = new[] { typeof(CallConvCdecl) })]",
            *declaration(known, function, "partial"), "#else",
            "        [DllImport(Library, CallingConvention = CallingConvention.Cdecl, ExactSpelling = true)]",
            *declaration(known, function, "extern"), "#endif"]


def of_header(entries, header):
    return [entry for entry in entries if entry["header"] == header]


def functions(known, header):
    found = of_header(known.functions.values(), header)
    if not found:
        return None
    using = USING.replace("using System.Runtime.Interop", "using System.Runtime.CompilerServices;\nusing System.Runtime.Interop")
    lines = [HEADER + using + "    public static unsafe partial class Api\n    {"]
    for function in found:
        lines += documentation(function, " " * 8)
        lines += [*imports(known, function), ""]
    return "\n".join(lines).rstrip() + "\n    }\n}\n"


def fields(known, struct):
    for field in struct["fields"]:
        type = managed(known, field["type"])
        lines = summary(field["comment"], " " * 8, field["name"])
        if field["length"] is None:
            yield lines + [f"        public {type} {name(field['name'])};"]
        elif type in FIXED:
            yield lines + [f"        public fixed {type} {name(field['name'])}[{field['length']}];"]
        else:
            for index in range(field["length"]):
                yield lines + [f"        public {type} {field['name']}{index};"]


def structs(known, header):
    found = of_header(known.structs.values(), header)
    callbacks = of_header(known.callbacks.values(), header)
    if not found and not callbacks:
        return None
    lines = [HEADER + USING.rstrip("\n")]
    for struct in found:
        lines += summary(struct["comment"], " " * 4, struct["name"])
        lines.append("    [StructLayout(LayoutKind.Sequential)]")
        lines.append(f"    public unsafe struct {struct['name']}\n    {{")
        for field in fields(known, struct):
            lines += field
        lines.append("    }\n")
    for callback in callbacks:
        lines += summary(callback["comment"], " " * 4, callback["name"])
        lines.append("    [UnmanagedFunctionPointer(CallingConvention.Cdecl)]")
        lines.append(f"    public unsafe delegate {managed(known, callback['returns']['type'])} {callback['name']}"
                     f"({parameters(known, callback)});\n")
    return "\n".join(lines).rstrip() + "\n}\n"


def constants(known, header):
    found = of_header(known.values(), header)
    if not found:
        return None
    lines = [HEADER + "namespace Clgl.Native\n{\n    public static partial class Constants\n    {"]
    for constant in found:
        lines += summary(constant["comment"], " " * 8, constant["name"])
        lines.append(f"        public const {SCALARS[constant['type']]} {constant['name']} = {constant['value']};")
    return "\n".join(lines) + "\n    }\n}\n"


def files(known):
    """Yields the path below src and the text of each generated file."""
    entries = [*known.functions.values(), *known.structs.values(), *known.callbacks.values(), *known.values()]
    for header in sorted({entry["header"] for entry in entries}):
        for kind, make in (("Functions", functions), ("Structs", structs), ("Constants", constants)):
            text = make(known, header)
            if text:
                yield f"Native/{file_name(header)}.{kind}.cs", text
