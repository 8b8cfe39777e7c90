"""Converts the header comments to Python documentation, with Python names."""

import re
import textwrap

from described import class_name, member, without_class

WIDTH = 116
HEADER = "# Made from the description of the API by bindings/python/generate; a test fails if it differs.\n"


class Text:
    def __init__(self, known):
        self.names = {"NULL": "None", "CLGL_FOREVER": "None", "clgl_bool": "bool"}
        for kind in (known.enums, known.flags):
            for name, entry in kind.items():
                self.names[name] = class_name(name)
                for value in entry["values"]:
                    self.names[value["name"]] = f"{class_name(name)}.{member(name, value['short'])}"
        for name in (*known.handles, *known.structs):
            self.names[name] = class_name(name)
        for name in known.constants:
            self.names.setdefault(name, name.removeprefix("CLGL_"))
        for name, function in known.functions.items():
            own = without_class(name, function["class"])
            own = own.removeprefix("get_") if function["role"] == "method" else own
            own = "close" if function["role"] == "destructor" else own
            self.names[name] = f"{class_name(function['class'])}.{own}" if function["class"] else own

    def prose(self, text):
        text = re.sub(r"; set struct_size before the call|\. Set struct_size before the call", "", text)
        text = re.sub(r"\bCLGL_\w+|\bclgl_\w+|\bNULL\b(?! pointer)", lambda match: self.names.get(match.group(), match.group()), text)
        return text.replace("->", ".").replace("\\", "\\\\")


def docstring(paragraphs, indent):
    """Returns paragraphs as a docstring. A paragraph may also be a pair of a title and lines; its lines become a
    list with hanging indents."""
    room, blocks = WIDTH - len(indent), []
    for paragraph in paragraphs:
        if isinstance(paragraph, str):
            blocks.append(textwrap.wrap(" ".join(paragraph.split()), room - 6, break_long_words=False,
                                        break_on_hyphens=False))
        else:
            title, lines = paragraph
            blocks.append([title, *(line for text in lines for line in textwrap.wrap(
                " ".join(text.split()), room, initial_indent="    ", subsequent_indent="        ",
                break_long_words=False, break_on_hyphens=False))])
    lines = [line for block in blocks for line in ["", *block]][1:]
    if len(lines) == 1:
        quote = "" if not lines[0].endswith('"') else " "
        return f'{indent}"""{lines[0]}{quote}"""\n'
    body = "\n".join(indent + line if line else "" for line in lines[1:])
    return f'{indent}"""{lines[0]}\n{body}\n{indent}"""\n'


def call(start, arguments, end, indent):
    """Returns `start(arguments)end`, broken into several lines if it is too long."""
    line = f"{indent}{start}({', '.join(arguments)}){end}"
    if len(line) <= WIDTH:
        return line + "\n"
    inner = textwrap.wrap(", ".join(argument.replace(" ", "\0") for argument in arguments), WIDTH - len(indent) - 8,
                          break_long_words=False, break_on_hyphens=False)
    body = "\n".join(f"{indent}        {line}".replace("\0", " ") for line in inner)
    return f"{indent}{start}(\n{body}){end}\n"
