"""Converts comments of the headers to rustdoc."""

import re
import textwrap

WIDTH = 110


def escaped(text):
    """Escapes characters that Markdown would interpret as links, HTML or emphasis."""
    return re.sub(r"([\[\]<>*|`])", r"\\\1", text)


def wrapped(markdown, indent=0, mark="///"):
    """Returns the paragraphs and lists of a Markdown text as a wrapped comment."""
    start, text = " " * indent + mark, ""
    for number, paragraph in enumerate(markdown.split("\n\n")):
        text += start + "\n" if number else ""
        for item in re.split(r"\n(?=- )", paragraph):
            for line in textwrap.wrap(" ".join(item.split()), WIDTH - indent - 4, break_long_words=False,
                                      break_on_hyphens=False, subsequent_indent="  " if item.startswith("- ") else ""):
                text += f"{start} {line}\n"
    return text


def lines(text, indent, mark="///"):
    """Yields the lines of a comment, wrapped into paragraphs."""
    yield from wrapped(escaped(text), indent, mark).splitlines()


def block(text, indent=0):
    return wrapped(escaped(text), indent) if text else ""
