"""Comments of the headers as rustdoc."""

import re
import textwrap

WIDTH = 110


def escaped(text):
    """Escapes text that Markdown would read as links, HTML or emphasis."""
    return re.sub(r"([\[\]<>*|`])", r"\\\1", text)


def lines(text, indent, mark="///"):
    """A comment's paragraphs, wrapped."""
    start = " " * indent + mark
    for number, paragraph in enumerate(text.split("\n\n")):
        if number:
            yield start
        body = " ".join(escaped(paragraph).split())
        for line in textwrap.wrap(body, WIDTH - indent - 4, break_long_words=False, break_on_hyphens=False):
            yield f"{start} {line}"


def block(text, indent=0):
    return "".join(line + "\n" for line in lines(text, indent)) if text else ""
