"""Generates an enum for each enumeration and for each set of flags, and methods that return the names of values."""

from prose import Prose
from text import HEADER, class_name, enum_member, file_name

def declaration(prose, entry, flags):
    lines = prose.summary(entry["comment"], "    ")
    lines += ["    [Flags]"] if flags else []
    lines += [f"    public enum {class_name(entry['name'])}{' : uint' if flags else ''}", "    {"]
    if flags:
        lines += ["        /// <summary>No flag.</summary>", "        None = 0,"]
    for value in entry["values"]:
        lines += prose.summary(value["comment"], "        ")
        lines.append(f"        {enum_member(entry, value)} = {value['value']},")
    return "\n".join(lines) + "\n    }\n"


def names(known, prose):
    """Generates a method Name for each enumeration whose value names are known to the library."""
    lines = [HEADER + "using Clgl.Native;\n\nnamespace Clgl\n{",
             "    /// <summary>Names of values, as the library prints them.</summary>",
             "    public static unsafe class ClglNames\n    {"]
    for function, enumeration in sorted(known.namers()):
        lines += prose.summary(known.functions[function]["comment"], "        ")
        lines += ['        /// <param name="value">the value</param>',
                  *prose.returns(known.functions[function]["returns"]["comment"], "        "),
                  f"        public static string Name(this {class_name(enumeration)} value)", "        {",
                  "            ClglLibrary.Load();", f"            return Text.Of(Api.{function}((int)value));", "        }", ""]
    return "\n".join(lines[:-1]) + "\n    }\n}\n"


def files(known):
    prose = Prose(known)
    yield "Enums/ClglNames.cs", names(known, prose)
    by_header = {}
    for table, flags in ((known.enums, False), (known.flags, True)):
        for entry in table.values():
            by_header.setdefault(entry["header"], []).append(declaration(prose, entry, flags))
    for header, texts in sorted(by_header.items()):
        yield (f"Enums/{file_name(header)}.cs",
               HEADER + "using System;\n\nnamespace Clgl\n{\n" + "\n".join(texts) + "}\n")
