"""Helpers for generated files: C# names, and XML documentation from comments of the headers."""

import textwrap
from xml.sax.saxutils import escape

WIDTH = 115
HEADER = "// Made from the description of the API by bindings/csharp/generate; a test fails if it differs.\n"

# Words with an unusual spelling in C# names.
WORDS = {"opencl": "OpenCL", "opengl": "OpenGL", "gl": "GL", "cl": "CL", "es": "ES", "egl": "Egl", "glx": "Glx",
         "uint8": "UInt8", "uint16": "UInt16", "uint32": "UInt32", "uint64": "UInt64", "unorm8": "UNorm8",
         "snorm8": "SNorm8", "unorm": "UNorm", "snorm": "SNorm", "uint": "UInt", "srgb": "SRgb", "fp": "FP", "nan": "NaN",
         "1d": "1D", "2d": "2D", "3d": "3D", "uuid": "Uuid", "il": "IL"}

# Types with a C# name that is shorter than the C name.
SHORT = {"clgl_texture_region": "ClglRegion"}


def pascal(name):
    """Returns some_name as SomeName."""
    return "".join(WORDS.get(word, word[:1].upper() + word[1:]) for word in name.lower().split("_") if word)


def camel(name):
    """Returns some_name as someName."""
    first, *rest = name.split("_")
    return first + pascal("_".join(rest))


def class_name(name):
    """Returns the C# name of a C type, such as ClglBufferInfo for clgl_buffer_info."""
    return SHORT.get(name) or pascal(name)


def enum_member(entry, value):
    """Returns the C# name of a value, such as Read for CLGL_MAP_READ. A name cannot begin with a digit, so
    CLGL_TEXTURE_TYPE_2D becomes Texture2D. Formats keep their OpenGL names."""
    short = value["short"]
    if entry["name"] == "clgl_format":
        return "None" if value["value"] == 0 else short
    return pascal(entry["name"].split("_")[1]) + pascal(short) if short[0].isdigit() else pascal(short)


def file_name(header):
    """Returns the name of the C# files for a header, such as Version for clgl/version.h."""
    return pascal(header.removeprefix("clgl/").removesuffix(".h"))


def xml(text):
    return escape(" ".join(text.split()))


def wrapped(text, indent):
    room = WIDTH - len(indent) - len("/// ")
    return [f"{indent}/// {line}" for line in textwrap.wrap(text, room, break_long_words=False, break_on_hyphens=False)]


def element(tag, text, indent, attributes=""):
    """Returns <tag>text</tag> as the lines of a documentation comment."""
    name = tag.split()[0]
    return wrapped(f"<{tag}{attributes}>{text}</{name}>", indent)


def summary(comment, indent, fallback):
    return element("summary", xml(comment) or xml(fallback), indent)


def statement(start, arguments, end, indent):
    """Returns start(arguments)end, wrapped into as many lines as necessary."""
    line = f"{indent}{start}({', '.join(arguments)}){end}"
    if len(line) <= WIDTH + len(indent) // 2:
        return [line]
    joined = ", ".join(argument.replace(" ", "\0") for argument in arguments)
    rest = textwrap.wrap(joined, WIDTH - len(indent) - 4, break_long_words=False, break_on_hyphens=False)
    lines = [f"{indent}{start}(", *(f"{indent}    {line}".replace("\0", " ") for line in rest)]
    return [*lines[:-1], f"{lines[-1]}){end}"]
