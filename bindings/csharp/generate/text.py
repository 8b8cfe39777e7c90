"""What the generated files share: names as C# has them, and XML documentation out of the headers' comments."""

import re
import textwrap
from xml.sax.saxutils import escape

WIDTH = 115
HEADER = "// Made from the public headers by bindings/csharp/generate; a test fails if it differs from them.\n"

# Words that are not simply written with a capital.
WORDS = {"opencl": "OpenCL", "opengl": "OpenGL", "gl": "GL", "cl": "CL", "es": "ES", "egl": "Egl", "glx": "Glx",
         "uint8": "UInt8", "uint16": "UInt16", "uint32": "UInt32", "uint64": "UInt64", "unorm8": "UNorm8",
         "snorm8": "SNorm8", "unorm": "UNorm", "snorm": "SNorm", "uint": "UInt", "srgb": "SRgb", "fp": "FP", "nan": "NaN",
         "1d": "1D", "2d": "2D", "3d": "3D", "uuid": "Uuid", "il": "IL"}


def pascal(name):
    """some_name as SomeName."""
    return "".join(WORDS.get(word, word[:1].upper() + word[1:]) for word in name.lower().split("_") if word)


def file_name(header):
    """The name of a header's C# files: version.h.in gives Version."""
    return pascal(re.sub(r"\.h(\.in)?$", "", header.rsplit("/", 1)[-1]))


def stem(where):
    """The header of a place such as clgl/buffer.h:12."""
    return where.split(":")[0]


def xml(text):
    return escape(" ".join(text.split()))


def wrapped(text, indent):
    room = WIDTH - len(indent) - len("/// ")
    return [f"{indent}/// {line}" for line in textwrap.wrap(text, room, break_long_words=False, break_on_hyphens=False)]


def element(tag, text, indent, attributes=""):
    """<tag>text</tag> as lines of a documentation comment."""
    name = tag.split()[0]
    return wrapped(f"<{tag}{attributes}>{text}</{name}>", indent)


def summary(comment, indent, fallback):
    return element("summary", xml(comment) or xml(fallback), indent)
