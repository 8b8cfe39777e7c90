"""The enums of the object layer, one for each enumeration and each set of flags, and the names of their values."""

from text import HEADER, class_name, element, file_name, pascal, summary, xml

# Their members are names of OpenGL's formats, which stay as they are.
FORMATS = "clgl_format"


def member(entry, value):
    """No name may begin with a digit: CLGL_TEXTURE_TYPE_2D is Texture2D."""
    short = value["short"]
    if entry["name"] == FORMATS:
        return "None" if value["value"] == 0 else short
    return pascal(entry["name"].split("_")[1]) + pascal(short) if short[0].isdigit() else pascal(short)


def declaration(entry, flags):
    lines = summary(entry["comment"], "    ", entry["name"])
    lines += ["    [Flags]"] if flags else []
    lines += [f"    public enum {class_name(entry['name'])}{' : uint' if flags else ''}", "    {"]
    if flags:
        lines += ["        /// <summary>No flag.</summary>", "        None = 0,"]
    for value in entry["values"]:
        lines += summary(value["comment"], "        ", f"The constant {value['name']}.")
        lines.append(f"        {member(entry, value)} = {value['value']},")
    return "\n".join(lines) + "\n    }\n"


def names(known):
    """A method Name for each enumeration whose values have names in the library."""
    lines = [HEADER + "using Clgl.Native;\n\nnamespace Clgl\n{",
             "    /// <summary>Names of values, as the library prints them.</summary>",
             "    public static unsafe class ClglNames\n    {"]
    for function, enumeration in sorted(known.namers()):
        lines += summary(known.functions[function]["comment"], "        ", function)
        lines += ['        /// <param name="value">the value</param>',
                  *element("returns", xml(known.functions[function]["returns"]["comment"]), "        "),
                  f"        public static string Name(this {class_name(enumeration)} value)", "        {",
                  "            ClglLibrary.Load();", f"            return Text.Of(Api.{function}((int)value));", "        }", ""]
    return "\n".join(lines[:-1]) + "\n    }\n}\n"


def files(known):
    yield "Enums/ClglNames.cs", names(known)
    by_header = {}
    for table, flags in ((known.enums, False), (known.flags, True)):
        for entry in table.values():
            by_header.setdefault(entry["header"], []).append(declaration(entry, flags))
    for header, texts in sorted(by_header.items()):
        yield (f"Enums/{file_name(header)}.cs",
               HEADER + "using System;\n\nnamespace Clgl\n{\n" + "\n".join(texts) + "}\n")
