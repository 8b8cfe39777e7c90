"""The properties of objects that are one call each: Info, and handles of OpenCL and OpenGL."""

import re

from text import HEADER, class_name, element, pascal, summary, xml


def returned(function):
    """The parameter that a property returns, if the other one is an object; or None."""
    parameters = function["parameters"]
    if len(parameters) != 2 or parameters[0]["type"]["kind"] != "handle" or parameters[0]["type"]["pointers"]:
        return None
    owner, (_, found) = parameters[0]["type"]["base"], parameters
    name = function["name"].removeprefix(owner + "_")
    if name == "get_info":
        return found
    return found if re.match("(cl|gl)_", name) and found["type"]["base"] == "void" else None


def getter(function, found):
    """The type, the name and the statements of a property."""
    name = function["name"].removeprefix(function["parameters"][0]["type"]["base"] + "_")
    raw = found["type"]["base"]
    if name != "get_info":
        return "IntPtr", pascal(name), ["void* native;", f"Call.Check(Api.{function['name']}(Handle, &native));",
                                        "GC.KeepAlive(this);", "return (IntPtr)native;"]
    type = class_name(raw)
    return type, "Info", [f"{raw} raw = default;", f"raw.struct_size = (uint)sizeof({raw});",
                          f"Call.Check(Api.{function['name']}(Handle, &raw));", f"{type} info = new {type}(&raw);",
                          "GC.KeepAlive(this);", "return info;"]


def errors(function, found):
    """What can fail: no property passes a NULL or a wrong size, and a disposed object has an exception of its own."""
    impossible = {"CLGL_ERROR_INVALID_HANDLE", "CLGL_ERROR_INVALID_STRUCT_SIZE"}
    return [error for error in function["errors"]
            if error["name"] not in impossible and error["comment"] != f"{found['name']} is NULL"]


def exceptions(function, found):
    lines = []
    for error in errors(function, found):
        result = f'<see cref="ClglResult.{pascal(error["name"].removeprefix("CLGL_ERROR_"))}"/>'
        lines += element("exception", f"{result}: {xml(error['comment'])}", " " * 8, ' cref="ClglException"')
    return lines


def declaration(function, found):
    type, name, statements = getter(function, found)
    return [*summary(function["comment"], " " * 8, name), *exceptions(function, found),
            *element("remarks", xml(f"Threads: {function['threads']}. Lifetime: {function['lifetime']}."), " " * 8),
            f"        public {type} {name}", "        {", "            get", "            {",
            *(" " * 16 + statement for statement in statements), "            }", "        }", ""]


def files(known):
    by_object = {}
    for function in known.functions.values():
        found = returned(function)
        if found:
            owner = function["parameters"][0]["type"]["base"]
            by_object.setdefault(owner, []).extend(declaration(function, found))
    for owner, lines in sorted(by_object.items()):
        name = class_name(owner)
        yield (f"Properties/{name}.cs", "\n".join([
            HEADER + "using System;\nusing Clgl.Native;\n\nnamespace Clgl\n{",
            f"    public sealed unsafe partial class {name}\n    {{", *lines[:-1], "    }", "}"]) + "\n")
