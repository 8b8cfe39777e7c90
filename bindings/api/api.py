"""Reads the public headers into functions, structs, constants, handles and callbacks.

This is no C parser: it knows the few forms in which these headers are written, and fails on anything else. So
whatever a foreign language could not follow (an enum, a union, a bit-field, an inline function, a macro with
arguments) does not get past it, and what the gates and the bindings see is all that there is.
"""

import os
import re
from dataclasses import dataclass

INTEGERS = {"int8_t": 1, "uint8_t": 1, "int16_t": 2, "uint16_t": 2,
            "int32_t": 4, "uint32_t": 4, "int64_t": 8, "uint64_t": 8}
SCALARS = {**INTEGERS, "char": 1, "float": 4, "double": 8}
SYSTEM_HEADERS = {"stddef.h", "stdint.h"}
TAGS = ["return", "threads", "lifetime", "spec", "since"]


class NotUnderstood(SystemExit):
    """A header says something in a form that this reader does not know; ends a program that does not catch it."""


@dataclass
class Type:
    """base is a name; pointers has one entry per '*', true where the pointer itself is const."""
    base: str
    const: bool
    pointers: tuple

    def __str__(self):
        stars = "".join("*const " if const else "*" for const in self.pointers).rstrip()
        return ("const " if self.const else "") + self.base + (" " + stars if stars else "")


@dataclass
class Variable:
    """A parameter, or a field; length is the number of elements of an array field, else None."""
    type: Type
    name: str
    length: object
    comment: str
    where: str


@dataclass
class Function:
    name: str
    returns: Type
    parameters: list
    comment: str
    tags: list  # (tag, text) in the order of the comment; a parameter's tag is ("param", "name  text")
    where: str


@dataclass
class Callback:
    name: str
    returns: Type
    parameters: list
    comment: str
    where: str


@dataclass
class Struct:
    name: str
    fields: list
    comment: str
    where: str


@dataclass
class Constant:
    name: str
    value: int
    unsigned: bool
    comment: str
    where: str


@dataclass
class Initialiser:
    """The macro that gives a struct its default value."""
    name: str
    values: list
    where: str


class Api:
    """All headers together. Each dictionary goes by name; comments has every comment with its place."""

    def __init__(self):
        self.headers, self.includes = [], {}
        self.functions, self.callbacks, self.structs = {}, {}, {}
        self.constants, self.initialisers = {}, {}
        self.handles, self.aliases, self.comments = {}, {}, []

    def include_flags(self):
        folders = dict.fromkeys(os.path.dirname(os.path.dirname(header)) for header in self.headers)
        return [f"-I{folder}" for folder in folders]

    def scalar_widths(self, pointer):
        """Bytes of each scalar type, where pointers have that many."""
        return {**SCALARS, "size_t": pointer}

    def width(self, type, pointer):
        """Bytes of a value of a type, where pointers and size_t have that many."""
        if type.pointers or type.base in self.handles or type.base in self.callbacks:
            return pointer
        return self.scalar_widths(pointer)[self.aliases.get(type.base, type.base)]

    def layout(self, struct, pointer):
        """Each field with its offset, and at last None with the size, if nothing but the fields takes room."""
        at = 0
        for field in struct.fields:
            yield field, at
            at += self.width(field.type, pointer) * (field.length or 1)
        yield None, at

    def initial_values(self, struct, pointer):
        """What the initialiser of a struct gives each field: a number, a list of them, None for NULL; 0 where there
        is no initialiser."""
        initialiser = self.initialisers.get(struct.name.upper() + "_INIT")
        if not initialiser:
            return {field.name: 0 for field in struct.fields}
        *_, (_, size) = self.layout(struct, pointer)
        values = {f"sizeof({struct.name})": size, "NULL": None}
        return {field.name: initial_value(text, values) for field, text in zip(struct.fields, initialiser.values)}


def initial_value(text, known):
    """One value of an initialiser; in braces those of an array."""
    if text.startswith("{"):
        return [initial_value(part.strip(), known) for part in text.strip("{}").split(",")]
    return known[text] if text in known else int(text)


TOKEN = re.compile(r"""
    (?P<space>\s+)
  | (?P<comment>/\*.*?\*/)
  | (?P<directive>\#(?:\\\n|[^\n])*)
  | (?P<name>[A-Za-z_]\w*)
  | (?P<number>\d+)
  | (?P<string>"[^"\n]*")
  | (?P<mark>[*(){}\[\];,])
""", re.VERBOSE | re.DOTALL)


@dataclass
class Token:
    kind: str
    text: str
    line: int
    last_line: int


def tokens(path):
    with open(path, encoding="utf-8") as file:
        text = file.read()
    found, at, line = [], 0, 1
    while at < len(text):
        match = TOKEN.match(text, at)
        if not match:
            raise NotUnderstood(f"{path}:{line}: not understood: {text[at:].splitlines()[0]}")
        last_line = line + match.group().count("\n")
        if match.lastgroup != "space":
            found.append(Token(match.lastgroup, match.group(), line, last_line))
        at, line = match.end(), last_line
    return found


def plain(comment):
    """A comment's text without its stars, paragraphs kept."""
    body = re.sub(r"^/\*+|\*+/$", "", comment)
    return "\n".join(re.sub(r"^\s*\*? ?", "", line).rstrip() for line in body.split("\n")).strip()


class Header:
    """One file being read into an Api."""

    def __init__(self, api, path):
        self.api, self.path, self.shown = api, path, "clgl/" + os.path.basename(path)
        self.tokens, self.at = [], 0
        self.comment = None  # the comment that stands directly above what comes next
        for token in tokens(path):
            self.tokens.append(token)
            if token.kind == "comment":
                api.comments.append((f"{self.shown}:{token.line}", plain(token.text)))

    # The next token

    def peek(self):
        while self.at < len(self.tokens) and self.tokens[self.at].kind == "comment":
            self.comment = self.tokens[self.at]
            self.at += 1
        return self.tokens[self.at] if self.at < len(self.tokens) else Token("end", "the end of the file", 0, 0)

    def next(self):
        token = self.peek()
        self.at += 1
        return token

    def fail(self, token, what="not understood"):
        raise NotUnderstood(f"{self.shown}:{token.line}: {what}: {token.text}")

    def expect(self, text):
        token = self.next()
        if token.text != text:
            self.fail(token, f"'{text}' expected, not")
        return token

    def name(self):
        token = self.next()
        if token.kind != "name":
            self.fail(token, "a name expected, not")
        return token.text

    def accept(self, text):
        if self.peek().text != text:
            return False
        self.at += 1
        return True

    def take_comment(self, token):
        """The comment whose last line is the one above the token, if there is one."""
        comment, self.comment = self.comment, None
        return comment if comment and comment.last_line == token.line - 1 else None

    def directive(self, wanted):
        token = self.next()
        if token.kind != "directive" or token.text != wanted:
            self.fail(token, f"'{wanted}' expected, not")

    # The file as a whole

    def read(self):
        stem = os.path.splitext(os.path.basename(self.path))[0]
        guard = f"CLGL_{stem.upper()}_H"
        self.directive(f"#ifndef {guard}")
        self.directive(f"#define {guard}")
        self.api.headers.append(self.path)
        includes = self.api.includes[self.path] = []
        while self.peek().text.startswith("#include"):
            includes.append(self.include())
        if self.peek().text == "#if defined(__GNUC__) && !defined(_WIN32)":
            self.visibility()
        if self.peek().text == "#ifdef __cplusplus":
            for wanted in ("#ifdef __cplusplus", "extern", '"C"', "{", "#endif"):
                self.expect(wanted)
            while self.peek().text != "#ifdef __cplusplus":
                self.declaration()
            for wanted in ("#ifdef __cplusplus", "}", "#endif"):
                self.expect(wanted)
        self.directive("#endif")
        if self.peek().kind != "end":
            self.fail(self.peek(), "nothing may follow the last #endif")

    def include(self):
        token = self.next()
        match = re.fullmatch(r"#include <([\w./]+)>", token.text)
        if not match:
            self.fail(token)
        name = match.group(1)
        if name not in SYSTEM_HEADERS and not name.startswith("clgl/"):
            self.fail(token, "public headers include nothing but stddef.h, stdint.h and each other")
        return name

    def visibility(self):
        for wanted in ("#if defined(__GNUC__) && !defined(_WIN32)",
                       '#define CLGL_API __attribute__((visibility("default")))', "#else", "#define CLGL_API", "#endif"):
            self.directive(wanted)

    # Declarations

    def declaration(self):
        token = self.peek()
        if token.kind == "directive":
            self.define()
        elif token.text == "typedef":
            self.typedef()
        elif token.text == "CLGL_API":
            self.function()
        else:
            self.fail(token)

    def add(self, table, name, value, token):
        if not re.fullmatch(r"clgl_[a-z0-9_]+|CLGL_[A-Z0-9_]+", name):
            self.fail(token, f"{name} is no name of clgl's")
        for other in (self.api.functions, self.api.callbacks, self.api.structs, self.api.constants,
                      self.api.initialisers, self.api.handles, self.api.aliases):
            if name in other:
                self.fail(token, f"{name} is declared twice")
        table[name] = value

    def define(self):
        token = self.next()
        comment = self.take_comment(token)
        where = f"{self.shown}:{token.line}"
        text = " ".join(token.text.replace("\\\n", " ").split())
        number = re.fullmatch(r"#define (CLGL_\w+) (?:(\d+)|\((-\d+)\)|(0x[0-9A-Fa-f]+|\d+)u)", text)
        initialiser = re.fullmatch(r"#define (CLGL_\w+_INIT) \{ (.*) \}", text)
        if number:
            unsigned = number.group(4) is not None
            value = int(next(group for group in number.groups()[1:] if group is not None), 0)
            if not (0 <= value < 2**32 if unsigned else -2**31 <= value < 2**31):
                self.fail(token, "a constant beyond 32 bits")
            constant = Constant(number.group(1), value, unsigned, comment and plain(comment.text) or "", where)
            self.add(self.api.constants, constant.name, constant, token)
        elif initialiser:
            values = re.findall(r"(?:\{[^}]*\}|[^,{])+", initialiser.group(2))
            found = Initialiser(initialiser.group(1), [value.strip() for value in values], where)
            self.add(self.api.initialisers, found.name, found, token)
        else:
            self.fail(token)

    def typedef(self):
        token = self.expect("typedef")
        comment = self.take_comment(token)
        comment, where = comment and plain(comment.text) or "", f"{self.shown}:{token.line}"
        if self.accept("struct"):
            tag = self.name()
            if self.accept("*"):
                name = self.name()
                if tag != name + "_t":
                    self.fail(token, f"the handle {name} must point to struct {name}_t")
                self.add(self.api.handles, name, where, token)
            else:
                fields = self.fields()
                if self.name() != tag:
                    self.fail(token, f"struct {tag} must have its own name as typedef")
                self.add(self.api.structs, tag, Struct(tag, fields, comment, where), token)
            self.expect(";")
            return
        base = self.type()
        if self.accept("("):
            self.expect("*")
            name = self.name()
            self.expect(")")
            self.add(self.api.callbacks, name, Callback(name, base, self.parameters(), comment, where), token)
        else:
            name = self.name()
            if str(base) not in INTEGERS:
                self.fail(token, f"{name} must stand for an integer of fixed width")
            self.add(self.api.aliases, name, str(base), token)
        self.expect(";")

    def fields(self):
        self.expect("{")
        found = []
        while not self.accept("}"):
            token = self.peek()
            comment = self.take_comment(token)
            type, name, length = self.type(), self.name(), None
            if self.accept("["):
                length = self.length()
                self.expect("]")
            self.expect(";")
            found.append(Variable(type, name, length, comment and plain(comment.text) or "",
                                  f"{self.shown}:{token.line}"))
        return found

    def length(self):
        token = self.next()
        if token.kind == "number":
            return int(token.text)
        if token.text in self.api.constants:
            return self.api.constants[token.text].value
        return self.fail(token, "an array's length must be a number or a constant declared above")

    def function(self):
        token = self.expect("CLGL_API")
        comment = self.take_comment(token)
        if not comment or not comment.text.startswith("/**"):
            self.fail(token, "a function without its /** comment */ directly above it")
        returns, name = self.type(), self.name()
        parameters = self.parameters()
        self.expect(";")
        text = plain(comment.text)
        tags = [(tag, " ".join(words.split())) for tag, words in
                re.findall(r"^@(\w+)\b(.*?)(?=^@|\Z)", text, re.MULTILINE | re.DOTALL)]
        self.add(self.api.functions, name, Function(name, returns, parameters, text.split("\n@")[0].strip(), tags,
                                                    f"{self.shown}:{token.line}"), token)

    def parameters(self):
        self.expect("(")
        found = []
        if self.peek().text == "void" and self.tokens[self.at + 1].text == ")":
            self.next()
            self.next()
            return found
        while True:
            token = self.peek()
            type = self.type()
            found.append(Variable(type, self.name(), None, "", f"{self.shown}:{token.line}"))
            if self.accept(")"):
                return found
            self.expect(",")

    def type(self):
        const = self.accept("const")
        token = self.peek()
        base = self.name()
        known = (base in SCALARS or base in ("void", "size_t") or base in self.api.handles
                 or base in self.api.structs or base in self.api.callbacks or base in self.api.aliases)
        if not known:
            self.fail(token, "no type that may cross the ABI")
        pointers = []
        while self.accept("*"):
            pointers.append(self.accept("const"))
        return Type(base, const, tuple(pointers))


def load(paths):
    """Reads all headers, those that others include first."""
    api = Api()
    by_name = {"clgl/" + os.path.basename(path): path for path in paths}
    read = set()

    def visit(name):
        if name in read or name in SYSTEM_HEADERS:
            return
        if name not in by_name:
            raise NotUnderstood(f"{name} is included, but is no public header")
        read.add(name)
        with open(by_name[name], encoding="utf-8") as file:
            for include in re.findall(r"^#include <([\w./]+)>", file.read(), re.MULTILINE):
                visit(include)
        Header(api, by_name[name]).read()

    for name in sorted(by_name):
        visit(name)
    return api
