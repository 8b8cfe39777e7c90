"""The enums of the object layer, one for each enumeration and each set of flags."""

from text import HEADER, class_name, file_name, pascal, summary

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
        lines += ["        /// <summary>Nothing of these.</summary>", "        None = 0,"]
    for value in entry["values"]:
        lines += summary(value["comment"], "        ", f"The constant {value['name']}.")
        lines.append(f"        {member(entry, value)} = {value['value']},")
    return "\n".join(lines) + "\n    }\n"


def files(known):
    by_header = {}
    for table, flags in ((known.enums, False), (known.flags, True)):
        for entry in table.values():
            by_header.setdefault(entry["header"], []).append(declaration(entry, flags))
    for header, texts in sorted(by_header.items()):
        yield (f"Enums/{file_name(header)}.cs",
               HEADER + "using System;\n\nnamespace Clgl\n{\n" + "\n".join(texts) + "}\n")
