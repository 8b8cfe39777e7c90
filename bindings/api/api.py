"""Parses the public headers: functions, structures, enumerations, flags, constants, handles and callbacks.

This is not a general C parser. It accepts only the forms of declarations that the headers use, and fails for all
others. In particular, it rejects declarations that bindings cannot support: unions, bit-fields, inline functions, and
macros with arguments. So tests and bindings cover every declaration.
"""

import os
import re
from dataclasses import dataclass, field

INTEGERS = {"int8_t": 1, "uint8_t": 1, "int16_t": 2, "uint16_t": 2,
            "int32_t": 4, "uint32_t": 4, "int64_t": 8, "uint64_t": 8}
SCALARS = {**INTEGERS, "char": 1, "float": 4, "double": 8}
SYSTEM_HEADERS = {"stddef.h", "stdint.h"}
# The line before the macros that write structures in place. The macros end at #endif.
LITERALS = "#if defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L && !defined(__cplusplus)"
BOOL = "clgl_bool"
# ENUM_BASE follows the name of each enumeration. The last member of each enumeration forces a size of 32 bits.
ENUM_BASE = "CLGL_ENUM_BASE"
FORCE_SUFFIX, FORCE_VALUE = "_FORCE_INT32", 0x7fffffff
ROLES = ("constructor", "destructor", "method", "function")
# The text of @threads: the threads that may call the function, an exception, and further sentences
THREADS = re.compile(r"(any|GL|with the OpenGL context to join)(?:, or any ([^.]+))?(?:\. (.+\.))?")


class NotUnderstood(SystemExit):
    """Is raised for a declaration that this parser does not support. If a program does not catch it, the program ends
    with the message."""


@dataclass
class Type:
    """A C type. `base` is the name without qualifiers and pointers. `pointers` has one entry per '*', which is
    true if that pointer is const."""
    base: str
    const: bool
    pointers: tuple

    def __str__(self):
        stars = "".join("*const " if const else "*" for const in self.pointers).rstrip()
        return ("const " if self.const else "") + self.base + (" " + stars if stars else "")


@dataclass
class Variable:
    """A parameter or a field. `length` is the number of elements of an array field, else None. `direction` is
    "in", "out" or "in,out", for parameters. `attributes` are the attributes in braces, such as {"nullable": "",
    "count": "wait_count"}."""
    type: Type
    name: str
    length: object
    comment: str
    where: str
    direction: str = ""
    attributes: dict = field(default_factory=dict)


@dataclass
class Function:
    name: str
    returns: Type
    parameters: list
    comment: str
    tags: list  # all tags except @param, as (tag, text), in the order of the comment
    where: str

    def tag(self, name):
        """Returns the text of the first tag with this name; None if there is no such tag."""
        return next((text for tag, text in self.tags if tag == name), None)

    def errors(self):
        """Returns the errors in the comment of this function, as (name, when). all_errors() also returns the errors of
        the functions that @errors names."""
        return [tuple((*text.split(None, 1), "")[:2]) for tag, text in self.tags if tag == "error"]


class Callback(Function):
    """A type of function that the library calls."""


@dataclass
class Struct:
    name: str
    fields: list
    comment: str
    where: str


@dataclass
class Constant:
    """A constant. `type` is the enumeration or the flags to which it belongs, or int32_t."""
    name: str
    value: int
    type: str
    comment: str
    where: str


@dataclass
class Enumeration:
    """An enum, or a typedef of flags, with its constants."""
    name: str
    constants: list
    comment: str
    where: str


@dataclass
class Handle:
    name: str
    comment: str
    where: str


@dataclass
class Alias:
    """A typedef of an integer type."""
    name: str
    base: str
    comment: str
    where: str


@dataclass
class Initialiser:
    """The macro that gives a structure its default values."""
    name: str
    values: list
    where: str


@dataclass
class Literal:
    """The macro that writes a structure in place, from C99 on. If `is_address` is true, the value of the macro is the
    address of the structure."""
    name: str
    is_address: bool
    where: str


class Api:
    """The declarations of all headers. The dictionaries are indexed by name. `comments` has every comment and its
    position."""

    def __init__(self):
        self.headers, self.includes = [], {}
        self.functions, self.callbacks, self.structs = {}, {}, {}
        self.enums, self.flags, self.aliases = {}, {}, {}  # flags are also in aliases
        self.constants, self.initialisers = {}, {}  # includes the constants of enumerations and flags
        self.literals, self.handles, self.comments = {}, {}, []

    def include_flags(self):
        folders = dict.fromkeys(os.path.dirname(os.path.dirname(header)) for header in self.headers)
        return [f"-I{folder}" for folder in folders]

    def scalar_widths(self, pointer):
        """Returns the size of each scalar type in bytes. `pointer` is the size of pointers and of size_t."""
        return {**SCALARS, "size_t": pointer}

    def width(self, type, pointer):
        """Returns the size of a value of this type in bytes. `pointer` is the size of pointers and of size_t."""
        if type.pointers or type.base in self.handles or type.base in self.callbacks:
            return pointer
        return self.scalar_widths(pointer)[self.scalar(type)]

    def scalar(self, type):
        """Returns the scalar type of an enumeration, flags or another alias. The type of enumerations is int32_t. Some
        compilers use an unsigned type for enumerations without negative values, but all values fit in both types."""
        if type.base in self.enums:
            return "int32_t"
        return self.aliases[type.base].base if type.base in self.aliases else type.base

    def layout(self, struct, pointer):
        """Yields each field with its offset, then None with the size of the structure. The structure must not
        contain other structures."""
        at = 0
        for field in struct.fields:
            yield field, at
            at += self.width(field.type, pointer) * (field.length or 1)
        yield None, at

    def all_errors(self, function):
        """Returns the errors of a function, as (name, when), in the order of clgl_result: the errors in its comment,
        those of the functions that @errors names, and those that follow from its parameters, unless the text of the
        error already names the parameter."""
        found = self.stated_errors(function)
        for name, parameters, when in self.implied_errors(function):
            missing = [one for one in parameters if not re.search(rf"\b{one.name}\b", found.get(name, ""))]
            if missing:
                found[name] = "; ".join([*filter(None, [found.get(name)]), when(missing)])
        return sorted(found.items(), key=lambda error: -self.constants[error[0]].value)

    def stated_errors(self, function, seen=()):
        found = dict(function.errors())
        for tag, other in function.tags:
            if tag == "errors" and other not in seen:
                for name, when in self.stated_errors(self.functions[other], (*seen, function.name)).items():
                    found.setdefault(name, when)
        return found

    def implied_errors(self, function):
        """Yields the errors that follow from the types of the parameters, as (name, parameters, when). `when` returns
        the text for some of the parameters."""
        handles = [one for one in function.parameters if one.direction == "in" and one.type.base in self.handles]
        arrays = [one for one in handles if "count" in one.attributes]
        required = [one for one in handles if "nullable" not in one.attributes or one in arrays]
        yield "CLGL_ERROR_INVALID_HANDLE", required, not_valid
        for one in handles:
            if one not in required:
                yield "CLGL_ERROR_INVALID_HANDLE", [one], lambda given: f"{given[0].name} is neither NULL nor a valid {given[0].type.base}"
        for one in arrays:
            yield "CLGL_ERROR_INVALID_ARGUMENT", [one], not_an_array
        for one in arrays if function.tag("command") is not None else ():
            for name, when in WAITS.items():
                yield name, [one], lambda given, when=when: when.format(given[0].name)

    def initial_values(self, struct, pointer):
        """Returns the initial value of each field: a number, a list of numbers, or None for NULL. Without an
        initialiser all values are 0."""
        initialiser = self.initialisers.get(struct.name.upper() + "_INIT")
        if not initialiser:
            return {field.name: 0 for field in struct.fields}
        *_, (_, size) = self.layout(struct, pointer)
        values = {f"sizeof({struct.name})": size, "NULL": None,
                  **{name: constant.value for name, constant in self.constants.items()}}
        return {field.name: initial_value(text, values) for field, text in zip(struct.fields, initialiser.values)}


# The errors of the wait list of a command; {} is its name.
WAITS = {
    "CLGL_ERROR_WRONG_CONTEXT": "a fence in {} belongs to another clgl context than the queue",
    "CLGL_ERROR_UNSUPPORTED": "only threads with an OpenGL context can wait for an OpenGL fence in {}, and this thread has "
                              "no context (see CLGL_CONTEXT_SYNC_THREAD)",
    "CLGL_ERROR_COMMAND_FAILED": "a fence in {} has already failed",
}
MOST_ELEMENTS = "1,048,576"  # max_list_count of the library


def not_valid(parameters):
    """Returns the condition for handles, and for elements of arrays, that are not valid."""
    names = [f"an element of {one.name}" if "count" in one.attributes else one.name for one in parameters]
    type = parameters[0].type.base if len(parameters) == 1 else "handle"
    return " or ".join(filter(None, [", ".join(names[:-1]), names[-1]])) + f" is not a valid {type}"


def not_an_array(parameters):
    """Returns the conditions for an array that cannot be read."""
    (one,) = parameters
    count = one.attributes["count"]
    return f"{one.name} is NULL although {count} is not 0; {count} is more than {MOST_ELEMENTS}"


def initial_value(text, known):
    """Returns the value of one field in an initialiser. Values in braces become a list."""
    if text.startswith("{"):
        return [initial_value(part.strip(), known) for part in text.strip("{}").split(",")]
    return known[text] if text in known else int(text)


TOKEN = re.compile(r"""
    (?P<space>\s+)
  | (?P<comment>/\*.*?\*/)
  | (?P<directive>\#(?:\\\n|[^\n])*)
  | (?P<name>[A-Za-z_]\w*)
  | (?P<number>0x[0-9A-Fa-f]+|\d+)
  | (?P<string>"[^"\n]*")
  | (?P<mark>[*(){}\[\];,=-])
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


PARAMETER = re.compile(r"\[(in|out|in,out)\] (\w+)\s+(?:\{([^}]*)\}\s*)?(.*)")
ATTRIBUTE = re.compile(r"(\w+)(?:\(([^()]*)\))?")


def attributes(text):
    """Parses attributes in braces. Returns a dictionary from names to expressions, which may be "". Returns None
    if the text is malformed."""
    found = [ATTRIBUTE.fullmatch(part.strip()) for part in text.split(",")] if text else []
    return None if None in found else {match.group(1): match.group(2) or "" for match in found}


def split_tags(text):
    """Returns the prose of a comment, and its tags as (tag, text). Each text is one line."""
    tags = [(tag, " ".join(words.split())) for tag, words in
            re.findall(r"^@(\w+)(.*?)(?=^@|\Z)", text, re.MULTILINE | re.DOTALL)]
    return re.split(r"^@", text, maxsplit=1, flags=re.MULTILINE)[0].strip(), tags


def plain(comment):
    """Returns the text of a comment without comment marks. Keeps paragraphs."""
    body = re.sub(r"^/\*+|\*+/$", "", comment)
    return "\n".join(re.sub(r"^\s*\*? ?", "", line).rstrip() for line in body.split("\n")).strip()


class Header:
    """Parses one file and adds its declarations to an Api."""

    def __init__(self, api, path):
        self.api, self.path, self.shown = api, path, "clgl/" + os.path.basename(path)
        self.tokens, self.at = [], 0
        self.comment = None  # the comment directly above the next declaration
        self.flags = None  # the typedef of the flags that follow
        for token in tokens(path):
            self.tokens.append(token)
            if token.kind == "comment":
                api.comments.append((f"{self.shown}:{token.line}", plain(token.text)))

    # Access to the next token

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
        """Returns the comment that ends in the line above the token; None if there is no such comment."""
        comment, self.comment = self.comment, None
        return comment if comment and comment.last_line == token.line - 1 else None

    def directive(self, wanted):
        token = self.next()
        if token.kind != "directive" or token.text != wanted:
            self.fail(token, f"'{wanted}' expected, not")

    # The structure of a header

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
            self.enum_base()
        if self.peek().text == LITERALS:
            self.literals()
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

    def enum_base(self):
        """Parses the definition of CLGL_ENUM_BASE, which sets the underlying type of enumerations in C++."""
        for wanted in ("#if defined(__cplusplus) && (__cplusplus >= 201103L || defined(_MSC_VER))",
                       f"#define {ENUM_BASE} : int32_t", "#else", f"#define {ENUM_BASE}", "#endif"):
            self.directive(wanted)

    def literals(self):
        """Parses the macros that write a structure in place. Their value is the address of the structure, or the
        structure itself for an array element."""
        self.directive(LITERALS)
        while self.peek().text != "#endif":
            token = self.next()
            match = re.fullmatch(r"#define (CLGL_\w+)\(\.\.\.\) \((&?)\((\w+)\)\{\.struct_size = sizeof\((\w+)\), "
                                 r"__VA_ARGS__\}\)", " ".join(token.text.replace("\\\n", " ").split()))
            if not match or not match.group(1).lower() == match.group(3) == match.group(4):
                self.fail(token)
            literal = Literal(match.group(1), match.group(2) == "&", f"{self.shown}:{token.line}")
            self.add(self.api.literals, literal.name, literal, token)
        self.directive("#endif")

    # Declarations

    def declaration(self):
        token = self.peek()
        if token.kind == "directive":
            self.define()
            return
        self.flags = None
        if token.text == "typedef":
            self.typedef()
        elif token.text == "CLGL_API":
            self.function()
        else:
            self.fail(token)

    def add(self, table, name, value, token):
        if not re.fullmatch(r"clgl_[a-z0-9_]+|CLGL_[A-Z0-9_]+", name):
            self.fail(token, f"{name} is not a name of clgl")
        for other in (self.api.functions, self.api.callbacks, self.api.structs, self.api.enums, self.api.constants,
                      self.api.initialisers, self.api.literals, self.api.handles, self.api.aliases):
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
            value = int(next(group for group in number.groups()[1:] if group is not None), 0)
            if number.group(4) is None:
                self.flags = None
            elif self.flags is None:
                self.fail(token, "a flag must follow the typedef of its flags")
            elif value not in (1 << bit for bit in range(32)):
                self.fail(token, "a flag must be one bit")
            if not -2**31 <= value < 2**32:
                self.fail(token, "a constant beyond 32 bits")
            constant = Constant(number.group(1), value, self.flags.name if self.flags else "int32_t",
                                comment and plain(comment.text) or "", where)
            self.add(self.api.constants, constant.name, constant, token)
            if self.flags:
                self.flags.constants.append(constant)
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
                self.add(self.api.handles, name, Handle(name, comment, where), token)
            else:
                fields = self.fields()
                if self.name() != tag:
                    self.fail(token, f"struct {tag} must have its own name as typedef")
                self.add(self.api.structs, tag, Struct(tag, fields, comment, where), token)
            self.expect(";")
            return
        if self.accept("enum"):
            self.enumeration(comment, where)
            return
        base = self.type()
        if self.accept("("):
            self.expect("*")
            name = self.name()
            self.expect(")")
            callback = self.documented(Callback, name, base, self.parameters(), comment, where, token)
            self.add(self.api.callbacks, name, callback, token)
        else:
            name = self.name()
            if str(base) not in INTEGERS:
                self.fail(token, f"{name} must stand for an integer of fixed width")
            self.add(self.api.aliases, name, Alias(name, str(base), comment, where), token)
            if name.endswith("_flags"):
                if str(base) != "uint32_t":
                    self.fail(token, f"{name} must stand for uint32_t")
                self.flags = self.api.flags[name] = Enumeration(name, [], comment, where)
        self.expect(";")

    def enumeration(self, comment, where):
        """Parses the text after "typedef enum". Each member needs a comment and a value. One value must be 0. The
        last member must force 32 bits."""
        start = self.peek()
        name = self.name()
        found = Enumeration(name, [], comment, where)
        force = name.upper() + FORCE_SUFFIX
        self.expect(ENUM_BASE)
        self.expect("{")
        while True:
            token = self.peek()
            above = self.take_comment(token)
            member = self.name()
            self.expect("=")
            negative = self.accept("-")
            number = self.next()
            if number.kind != "number":
                self.fail(number, "a number expected, not")
            value = int(number.text, 0) * (-1 if negative else 1)
            if member == force:
                break
            if not -2**31 <= value < FORCE_VALUE or value in [constant.value for constant in found.constants]:
                self.fail(number, f"{member} must have a value of its own in 32 bits, not")
            constant = Constant(member, value, name, above and plain(above.text) or "", f"{self.shown}:{token.line}")
            self.add(self.api.constants, member, constant, token)
            found.constants.append(constant)
            self.expect(",")
        if value != FORCE_VALUE:
            self.fail(number, f"{force} must be {FORCE_VALUE:#x}, not")
        if 0 not in [constant.value for constant in found.constants]:
            self.fail(start, "a member with the value 0 is missing in")
        self.expect("}")
        if self.name() != name:
            self.fail(start, "an enum must have its own name as typedef, unlike")
        self.expect(";")
        self.add(self.api.enums, name, found, start)

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
            text = comment and " ".join(plain(comment.text).split()) or ""
            braces, text = re.fullmatch(r"(?:\{([^}]*)\}\s*)?(.*)", text).groups()
            known = attributes(braces)
            if known is None:
                self.fail(token, f"attributes {{{braces}}} not understood above")
            found.append(Variable(type, name, length, text, f"{self.shown}:{token.line}", "", known))
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
        where = f"{self.shown}:{token.line}"
        self.add(self.api.functions, name,
                 self.documented(Function, name, returns, parameters, plain(comment.text), where, token), token)

    def documented(self, kind, name, returns, parameters, text, where, token):
        """Parses a function or callback. Takes the comments of its parameters from the tags in `text`."""
        prose, tags = split_tags(text)
        described = [PARAMETER.fullmatch(words) for tag, words in tags if tag == "param"]
        names = [match and match.group(2) for match in described]
        if names != [parameter.name for parameter in parameters]:
            self.fail(token, f"{name}: one @param[in], [out] or [in,out] is needed for each parameter, in order, above")
        for parameter, match in zip(parameters, described):
            parameter.direction, _, braces, parameter.comment = match.groups()
            parameter.attributes = attributes(braces)
            if parameter.attributes is None:
                self.fail(token, f"{name}: attributes {{{braces}}} not understood above")
        return kind(name, returns, parameters, prose, [tag for tag in tags if tag[0] != "param"], where)

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
                 or base in self.api.structs or base in self.api.callbacks or base in self.api.aliases
                 or base in self.api.enums)
        if not known:
            self.fail(token, "no type that may cross the ABI")
        pointers = []
        while self.accept("*"):
            pointers.append(self.accept("const"))
        return Type(base, const, tuple(pointers))


def load(paths):
    """Parses all headers. Each header is parsed after the headers that it includes."""
    api = Api()
    by_name = {"clgl/" + os.path.basename(path): path for path in paths}
    read = set()

    def visit(name):
        if name in read or name in SYSTEM_HEADERS:
            return
        if name not in by_name:
            raise NotUnderstood(f"{name} is included, but is not a public header")
        read.add(name)
        with open(by_name[name], encoding="utf-8") as file:
            for include in re.findall(r"^#include <([\w./]+)>", file.read(), re.MULTILINE):
                visit(include)
        Header(api, by_name[name]).read()

    for name in sorted(by_name):
        visit(name)
    return api
