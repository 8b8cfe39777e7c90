"""Finds the kernels of the project. The kernels are in OpenCL C files, in string literals of C and C++, in the
programs of the manual, and in triple-quoted strings of Python."""

import codecs
import pathlib
import re
from typing import NamedTuple

FOLDERS = ("examples", "lib", "man", "tests", "tools")
# Files to skip, because their patterns look like kernels
LEFT_OUT = ("tests/oclgrind", "tests/examples/oclgrind_test.py")
SUFFIXES = {".c": "c", ".h": "c", ".cpp": "c", ".hpp": "c", ".7": "c", ".py": "python", ".cl": "kernels"}

LITERAL = r'"(?:\\.|[^"\\\n])*"'
# Matches comments and character literals, too, so that a quote in them does not start a string literal.
TOKEN = re.compile(
    r"//[^\n]*|/\*.*?\*/|'(?:\\.|[^'\\\n])'"
    r'|R"\((?P<raw>.*?)\)"'
    rf"|(?P<joined>{LITERAL}(?:(?:\s|\\\n|//[^\n]*\n)*{LITERAL})*)", re.DOTALL)
TRIPLE = re.compile(r'"""(.*?)"""', re.DOTALL)
KERNEL = re.compile(r"\b(?:__)?kernel\s+(?:__attribute__\s*\(\(.*?\)\)\)\s*)?void\s+(\w+)\s*(\(([^{;]*)\))?")


class Kernel(NamedTuple):
    file: str
    name: str
    # one "global uint *data" per parameter; None if the kernel is incomplete
    parameters: list | None
    source: str


def literals(text):
    for token in TOKEN.finditer(text):
        if token["raw"] is not None:
            yield token["raw"]
        elif token["joined"]:
            parts = re.findall(LITERAL, token["joined"])
            # The manual writes a backslash as \\e.
            yield codecs.decode("".join(part[1:-1] for part in parts).replace("\\e", "\\\\"), "unicode_escape")


def macros(source):
    """Returns the macros with parameters in the source. Such macros may expand to parameters of kernels."""
    found = re.findall(r"^#define (\w+)\(([\w, ]+)\) (.*)$", source, re.MULTILINE)
    return {name: (names.split(", "), body) for name, names, body in found}


def expand(parameters, known):
    for name, (names, body) in known.items():
        def replace(use, names=names, body=body):
            for old, new in zip(names, use[1].split(", ")):
                body = re.sub(rf"\*{old}\b", "*" + new, body)
            return body
        parameters = re.sub(rf"\b{name}\(([\w, ]+)\)", replace, parameters)
    return parameters


def kernels_in(file, source):
    for match in KERNEL.finditer(source):
        parameters = None
        if match[2] is not None:
            inside = expand(match[3], macros(source))
            parameters = [" ".join(one.split()) for one in inside.split(",")] if inside.strip() else []
        yield Kernel(file, match[1], parameters, source)


def find_kernels(root):
    root = pathlib.Path(root)
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            kind, file = SUFFIXES.get(path.suffix), path.relative_to(root).as_posix()
            if not kind or not path.is_file() or file.startswith(LEFT_OUT):
                continue
            text = path.read_text(encoding="utf-8")
            found = {"c": literals, "python": TRIPLE.findall, "kernels": lambda whole: [whole]}[kind]
            for source in found(text):
                yield from kernels_in(file, source)
