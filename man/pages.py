"""Generates section 3 of the manual from the headers and from the programs in man/examples. There is a page for each
function, callback type, structure, enumeration, handle and header.

Usage: pages.py OUTPUT_FOLDER DATE_PAGE EXAMPLE... -- HEADER...

Definitions with the same name, such as a handle and its header, share a page. All pages get the date of DATE_PAGE.
"""

import os
import re
import shutil
import sys

import api

NAME = re.compile(r"(?P<open>[(\"]*)(?P<word>CLGL_[A-Z0-9_]+(?:\.\.\.)?|NULL|(?:GL|CL|EGL|GLX|VK)_[A-Z0-9_]+|clgl\(\d\)|"
                  r"clgl_\w+(?:(?:\.|->)\w+)?(?:\(\d\))?|(?:cl|gl|egl|glX|vk)[A-Z]\w+)(?P<close>[)\"]*)(?P<mark>[,.;:]?)(?P<rest>)")
OWN = re.compile(r"(?P<open>\(*)(?P<word>[a-z]\w*_\w+)(?P<close>\)*)(?P<mark>[,.;:]?)")
SENTENCE = re.compile(r"(?<=[\w)\"]\.) (?=[A-Z])|(?<=\.\") (?=[A-Z])")
# Maximum number of lines of an example around the call
EXAMPLE_LINES = 14


def escaped(line):
    """Returns a line of text in which no part is read as a macro."""
    line = line.replace("\\", r"\e")
    return r"\&" + line if line.startswith((".", "'")) else line


# The first words of texts that explain a condition
NOTE = re.compile(r"(see|use|set|wait for|the message|the previous sizes|the frame is|the function does not|clgl_\w+ (returns|lists)) ")


class Writer:
    """Converts the plain text of comments to mdoc(7)."""

    def __init__(self, known, examples):
        self.known, self.examples = known, examples
        self.own = set()  # Parameters of the function, or fields of the structure, whose page is written
        self.types = {**known.structs, **known.enums, **known.aliases, **known.handles, **known.callbacks}

    def macro(self, word):
        page = re.fullmatch(r"(clgl\w*)\((\d)\)", word)
        if page:
            return f"Xr {page[1]} {page[2]}"
        if word in self.known.functions or re.match(r"(cl|gl|egl|glX|vk)[A-Z]", word):
            return f"Fn {word}"
        if re.split(r"\.|->", word)[0] in self.types:
            return f"Vt {word}"
        return f"{'Fa' if word in self.own else 'Dv'} {word}"

    def line(self, words, lines):
        """Adds running text to `lines`. Each sentence begins on a new line."""
        text = " ".join(words)
        lines += map(escaped, SENTENCE.split(text)) if text else []
        words.clear()

    def paragraph(self, text):
        lines, words = [], []
        for word in text.split():
            found = NAME.fullmatch(word) or OWN.fullmatch(word)
            if found and not NAME.fullmatch(word) and found["word"] not in self.own:
                found = None
            if not found or found["open"].count('"') != found["close"].count('"'):
                words.append(word)
                continue
            name, *arguments = self.macro(found["word"]).split(" ")
            quote = ["Dq"] if '"' in found["open"] else []
            if quote and name == "Fn":  # a quoted name is text, not the function
                words.append(word)
                continue
            self.line(words, lines)
            brackets = ["Pq"] if "(" in found["open"] and ")" in found["close"] else []
            opened = ["("] if "(" in found["open"] and not brackets else []
            closed = [")"] if ")" in found["close"] and not brackets else []
            lines.append("." + " ".join([*brackets, *quote, name, *opened, *arguments, *closed, *found["mark"]]))
        self.line(words, lines)
        return lines

    def prose(self, text):
        """Converts paragraphs, headings ("# "), list items ("- ") and indented displays to lines of mdoc."""
        lines = []
        for block in re.split(r"\n\s*\n", text.strip("\n")):
            if block.startswith("    "):
                lines += [".Bd -literal -offset indent", *(escaped(line[4:]) for line in block.split("\n")), ".Ed"]
            elif block.startswith("- "):
                lines += [".Bl -bullet -compact"]
                for item in re.split(r"^- ", block, flags=re.MULTILINE)[1:]:
                    lines += [".It", *self.paragraph(item)]
                lines += [".El"]
            elif block.startswith("# "):
                lines += [f".Ss {block[2:]}"]
            else:
                lines += [".Pp", *self.paragraph(block)]
        without_first = lines[1:] if lines[:1] == [".Pp"] else lines
        return [line for at, line in enumerate(without_first)
                if not (line == ".Pp" and at and without_first[at - 1].startswith(".Ss"))]

    def sentence(self, text):
        """Converts a text to sentences: the first begins with a capital letter or the name of a parameter or field,
        and the last ends with a full stop."""
        text = text.strip()
        text = text if text.endswith((".", ":")) else text + "."
        own = re.match(r"(\w*_\w+|\w+(?:->\w+)*\b(?!\s+of\b))([,.;:]*)\s*", text)
        if own and re.match(r"\w+", text)[0] in self.own:
            rest = text[own.end():]
            return [" ".join([".Fa", own[1], *own[2]]), *(self.prose(rest) if rest else [])]
        if not re.match(r"sizeof\b|(cl|gl|egl)[A-Z]|[a-z]+_", text):
            text = text[:1].upper() + text[1:]
        return self.prose(text)

    # Parts of pages

    def declared(self, variable):
        stars = str(variable.type)
        return stars + ("" if stars.endswith("*") else " ") + variable.name + (f"[{variable.length}]" if variable.length else "")

    def prototype(self, function):
        returns = str(function.returns)
        lines = [f'.Ft "{returns}"' if " " in returns else f".Ft {returns}"]
        if not function.parameters:
            return [*lines, f".Fn {function.name} void"]
        return [*lines, f".Fo {function.name}", *(f'.Fa "{self.declared(parameter)}"' for parameter in function.parameters),
                ".Fc"]

    def listed(self, items, kind="-tag -width Ds"):
        """Returns the lines of a list of pairs (head, lines); an empty list if there are no pairs."""
        return [f".Bl {kind}", *(line for head, lines in items for line in (f".It {head}".rstrip(), *lines)), ".El"] if items else []

    def ownership(self, variable):
        """Describes the attributes in braces, unless the text already does."""
        if "owned" in variable.attributes:
            base = variable.type.base
            destroy = next((function.name for function in self.known.functions.values()
                            if function.tag("destructor") == base), None)
            return self.prose(f"The caller destroys it with {destroy}." if destroy else "The caller frees it.")
        return []

    def parameters(self, function):
        items = [(f"Fa {parameter.name}", self.sentence(parameter.comment) + self.ownership(parameter))
                 for parameter in function.parameters if parameter.comment]
        return [".Pp", "The parameters are:", *self.listed(items)] if items else []

    def conditions(self, when):
        """Converts the conditions of an error, which semicolons outside parentheses separate, to a list with a bullet for
        each. A part that begins like NOTE explains the condition before it."""
        conditions = []
        for part in re.split(r"; (?:or )?(?![^()]*\))", when):
            if conditions and NOTE.match(part):
                conditions[-1] += self.sentence(part)
            else:
                conditions.append(self.sentence(part))
        return conditions[0] if len(conditions) == 1 else self.listed([("", lines) for lines in conditions], "-bullet -compact")

    def errors(self, function):
        found = self.known.all_errors(function)
        items = [(f"Dv {name}", self.conditions(when or "The call failed")) for name, when in found]
        return [".Sh ERRORS", *self.listed(items)] if items else []

    def threads(self, text):
        """Converts the tag @threads KIND[, or any CONDITION][. SENTENCES]."""
        kind, condition, rest = api.THREADS.fullmatch(text).groups()
        lines = {"any": ["Any thread may call this function, with or without an OpenGL context."],
                 "GL": ["An OpenGL context of the share group must be current on the calling thread.",
                        "For a headless context none is needed; see", ".Xr clgl_threads 7 ."],
                 "with the OpenGL context to join": ["The OpenGL context to join must be current on the calling thread."]}[kind]
        if condition:
            lines[:1] = [*self.paragraph(f"Any thread may call this function {condition}."), f"Otherwise {lines[0][0].lower()}{lines[0][1:]}"]
        return [".Sh THREADS", *lines, *(self.prose(rest) if rest else [])]

    def lifetime(self, function):
        """Converts the tag @lifetime. If its text has no subject, adds one: the object that the function creates, or
        the call."""
        text = function.tag("lifetime")
        if text == "none":
            return []
        if text.startswith("until "):
            # The last one: a function may also have a parameter of the same type as input.
            created = [parameter.name for parameter in function.parameters if parameter.type.base == function.tag("constructor")][-1]
            return [".Sh LIFETIME", f".Fa {created}", *self.prose(f"is valid {text if text.endswith('.') else text + '.'}")]
        return [".Sh LIFETIME", *self.sentence(f"The call {text}" if text.startswith("ends ") else text)]

    def example(self, function):
        """Returns the part of an example around a call of the function; nothing if the function has the page of its
        header, which shows a whole program."""
        call = re.compile(rf"\b{function.name}\(")
        stem = os.path.basename(function.where.split(":")[0]).removesuffix(".h")
        if function.name == f"clgl_{stem}":
            return []
        order = sorted(self.examples, key=lambda name: (name != stem, name))
        for name in order:
            lines = self.examples[name].split("\n")
            at = next((number for number, line in enumerate(lines) if call.search(line)), None)
            if at is None:
                continue
            first = last = at
            while first > 0 and lines[first - 1].strip(" {}") and not lines[first - 1].startswith(("{", "static")):
                first -= 1
            while last + 1 < len(lines) and lines[last + 1].strip() and lines[last + 1] != "}":
                last += 1
            first, last = max(first, at - EXAMPLE_LINES), min(last, at + EXAMPLE_LINES)
            indent = min(len(line) - len(line.lstrip()) for line in lines[first:last + 1])
            return [".Sh EXAMPLES", "From the example", f".Pa man/examples/{name}.c :", ".Bd -literal -offset indent",
                    *(escaped(line[indent:]) for line in lines[first:last + 1]), ".Ed"]
        return []

    def see_also(self, names):
        found = sorted(set(names))
        return [".Sh SEE ALSO", *(f".Xr {name} 3 ," for name in found), ".Xr clgl 7"]


def is_output(struct):
    """Returns whether the library writes the fields of a structure."""
    return "set by the caller" in struct.fields[0].comment


def brief(comment):
    """Returns the first sentence of a comment. It is the description after a name in lists."""
    first = re.split(r"(?<=[^.]\.)\s|\n\s*\n|:\s", comment.strip(), maxsplit=1)[0].rstrip(".:")
    first = " ".join(first.split())
    return first if re.match(r"[A-Z]{2}|OpenCL|OpenGL", first) else first[:1].lower() + first[1:]


class Manual:
    """Collects the pages as {name: {section: lines}}."""

    ORDER = ("SYNOPSIS", "DESCRIPTION", "RETURN VALUES", "EXAMPLES", "ERRORS", "THREADS", "LIFETIME", "SEE ALSO", "STANDARDS",
             "HISTORY")

    def __init__(self, known, examples):
        self.known, self.examples = known, examples
        self.write = Writer(known, examples)
        self.pages, self.briefs = {}, {}

    def part(self, name, comment, lines):
        """Adds the sections in `lines` to the page of a name. A line with .Sh begins each section."""
        self.briefs.setdefault(name, brief(comment))
        page = self.pages.setdefault(name, {})
        section = None
        for line in lines:
            if line.startswith(".Sh "):
                section = line[4:]
                if page.get(section) and section in ("SYNOPSIS", "DESCRIPTION"):
                    page[section].append(".Pp")
                page.setdefault(section, [])
            else:
                if line.startswith(".Ss ") and page[section][-1:] == [".Pp"]:
                    page[section].pop()
                page[section].append(line)

    def header(self, what):
        return os.path.basename(what.where.split(":")[0]).removesuffix(".h")

    def related(self, function):
        """Returns references to the types of the parameters and to the page of the header."""
        types = {parameter.type.base for parameter in function.parameters} & self.write.types.keys()
        return {*types, "clgl_" + self.header(function)} - {function.name}

    def own(self, function):
        """Returns the names of the parameters of a function, and of the fields of the structures to which parameters
        point."""
        parameters = {parameter.name for parameter in function.parameters}
        structs = [self.known.structs[p.type.base] for p in function.parameters if p.type.base in self.known.structs]
        return parameters | {field.name for struct in structs for field in struct.fields}

    def function(self, function):
        w, result = self.write, function.tag("return")
        w.own = self.own(function)
        if result == "CLGL_SUCCESS":
            returned = ["The function returns", *([".Dv CLGL_SUCCESS", "or one of the errors below."] if
                                                  self.known.all_errors(function) else [".Dv CLGL_SUCCESS ."])]
        else:
            returned = w.sentence(result or "Nothing")
        self.part(function.name, function.comment, [
            ".Sh SYNOPSIS", *w.prototype(function),
            ".Sh DESCRIPTION", *w.prose(function.comment), *w.parameters(function),
            ".Sh RETURN VALUES", *returned, *w.errors(function), *w.threads(function.tag("threads")),
            *w.lifetime(function), *w.example(function), *w.see_also(self.related(function)),
            ".Sh STANDARDS", *w.sentence(function.tag("spec")),
            ".Sh HISTORY", "Since version", function.tag("since") + "."])

    def callback(self, callback):
        w, result = self.write, callback.tag("return")
        w.own = {parameter.name for parameter in callback.parameters}
        parameters = ",\n    ".join(w.declared(parameter) for parameter in callback.parameters)
        self.part(callback.name, callback.comment, [
            ".Sh SYNOPSIS", ".Bd -literal", f"typedef {callback.returns} (*{callback.name})(", f"    {parameters});".replace(
                "\n", "\n"), ".Ed",
            ".Sh DESCRIPTION", *w.prose(callback.comment), *w.parameters(callback),
            *([".Sh RETURN VALUES", *w.sentence(result)] if result else []),
            ".Sh THREADS", *w.sentence({"once": "It is called once, on", "any": "It is called any number of times, on"}[
                callback.tag("calls")] + " " + callback.tag("threads")),
            ".Sh LIFETIME", *w.sentence(callback.tag("lifetime")),
            *w.see_also([f.name for f in self.known.functions.values()
                         if any(p.type.base == callback.name for p in f.parameters)])])

    def users(self, type):
        """Returns the functions and structures that use a type."""
        named = [f.name for f in self.known.functions.values() if any(v.type.base == type for v in (*f.parameters,))
                 or f.returns.base == type]
        return named + [s.name for s in self.known.structs.values() if any(v.type.base == type for v in s.fields)]

    def with_default(self, struct, field, initial):
        """Returns the comment of a field. Adds the default of an enumeration that the application sets, unless the
        comment has it."""
        text = field.comment or "see above"
        if field.type.base not in self.known.enums or field.name not in initial or "=" in text or is_output(struct):
            return text
        default = next(c.name for c in self.known.enums[field.type.base].constants if c.value == initial[field.name])
        return f"{text}; the default is {default}"

    def struct(self, struct):
        w = self.write
        w.own = {field.name for field in struct.fields}
        initialiser = struct.name.upper() + "_INIT"
        fields = [f"    {w.declared(field)};" for field in struct.fields]
        start = [f"{struct.name} x = {initialiser};"] if initialiser in self.known.initialisers else []
        initial = self.known.initial_values(struct, 8) if start else {}
        items = [(f"Fa {field.name}", w.sentence(self.with_default(struct, field, initial))) for field in struct.fields]
        literal = self.known.literals.get(struct.name.upper())
        self.part(struct.name, struct.comment, [
            ".Sh SYNOPSIS", ".Bd -literal", f"typedef struct {struct.name} {{", *fields, f"}} {struct.name};", *start, ".Ed",
            ".Sh DESCRIPTION", *w.prose(struct.comment), ".Pp", "The fields are:", *w.listed(items),
            *([".Pp", "From C99 on,", f".Fn {struct.name.upper()} ...", "creates such a structure" +
               (" and evaluates to its address; see" if literal.is_address else "; see"), ".Xr clgl_literal 3 ."] if literal else []),
            *w.see_also({*self.users(struct.name), "clgl_" + self.header(struct)} - {struct.name})])

    def enumeration(self, enum, is_flags):
        w = self.write
        w.own = set()
        items = [(f"Dv {c.name} Pq {hex(c.value) if is_flags else c.value}", w.sentence(c.comment or "See its name"))
                 for c in enum.constants if not c.name.endswith(api.FORCE_SUFFIX)]
        text = [".Bd -literal", f"typedef uint32_t {enum.name};", ".Ed"] if is_flags else [".Vt enum " + enum.name]
        kind = "The flags are:" if is_flags else "The values are:"
        self.part(enum.name, enum.comment, [
            ".Sh SYNOPSIS", *text, ".Sh DESCRIPTION", *w.prose(enum.comment), ".Pp", kind, *w.listed(items),
            *w.see_also({*self.users(enum.name), "clgl_" + self.header(enum)} - {enum.name})])

    def plain_type(self, type, text):
        """Adds the page of a handle or of an integer alias. Handles are described by the page of their header."""
        described = [".Sh DESCRIPTION", *self.write.prose(type.comment)] if type.name in self.known.aliases else []
        self.part(type.name, type.comment, [".Sh SYNOPSIS", ".Bd -literal", text, ".Ed", *described])

    def overview(self, path):
        """Adds the page of a header: its first comment, and each name that it declares, with the first sentence of
        its comment."""
        w, stem = self.write, os.path.basename(path).removesuffix(".h")
        w.own = set()
        own = f"clgl/{stem}.h"
        comment = next(text for where, text in self.known.comments if where.startswith(own + ":"))

        def of(table):
            return [what for what in table.values() if what.where.startswith(own + ":")]

        functions = of({**self.known.functions})
        types = [what for table in (self.known.structs, self.known.enums, self.known.aliases, self.known.callbacks)
                 for what in of(table)]
        constants = [c for c in of(self.known.constants) if c.type in api.INTEGERS]
        if not functions and not types and not constants and stem != "literal":
            return
        items = lambda kind, found: w.listed([(f"{kind} {what.name}", w.sentence(brief(what.comment))) for what in found])
        literals = [(f"Fn {what.name} ...", [f"{'A pointer to' if what.is_address else 'The structure'}",
                                             f".Vt {what.name.lower()} ."]) for what in of(self.known.literals)]
        program = self.examples.get(stem)
        if "clgl_" + stem in self.known.handles:
            title, _, rest = comment.partition(":")
            self.briefs["clgl_" + stem] = brief(rest.strip() or title)
        self.part("clgl_" + stem, comment, [
            ".Sh DESCRIPTION", *([f".Ss The header {own}"] if "clgl_" + stem in self.known.functions else []), *w.prose(comment),
            *([".Ss Functions", *items("Fn", functions)] if functions else []),
            *([".Ss Types", *items("Vt", types)] if types else []),
            *([".Ss Macros", *w.listed(literals)] if literals else []),
            *([".Ss Constants", *w.listed([(f"Dv {c.name} Pq {c.value}", w.sentence(c.comment)) for c in constants])]
              if constants else []),
            *([".Sh EXAMPLES", ".Bd -literal", *map(escaped, program.rstrip("\n").split("\n")), ".Ed"] if program else []),
            *w.see_also([what.name for what in functions + types if what.name != "clgl_" + stem] +
                        [what.name.lower() for what in of(self.known.literals)])])

    def build(self):
        known = self.known
        for table, add in ((known.functions, self.function), (known.callbacks, self.callback), (known.structs, self.struct),
                           (known.enums, lambda enum: self.enumeration(enum, False)),
                           (known.flags, lambda flags: self.enumeration(flags, True)),
                           (known.handles, lambda h: self.plain_type(h, f"typedef struct {h.name}_t *{h.name};")),
                           (known.aliases, lambda a: a.name in known.flags or self.plain_type(
                               a, f"typedef {a.base} {a.name};"))):
            for what in table.values():
                add(what)
        for path in known.headers:
            self.overview(path)

    def text(self, name, date):
        """Returns a page as mdoc(7)."""
        lines = [f".Dd {date}", f".Dt {name.upper()} 3", ".Os", ".Sh NAME", f".Nm {name}", f".Nd {self.briefs[name]}"]
        page = self.pages[name]
        page.setdefault("SYNOPSIS", [])
        for section in self.ORDER:
            if section not in page:
                continue
            lines.append(f".Sh {section}")
            if section == "SYNOPSIS":
                lines.append(".In clgl/clgl.h")
            lines += sorted_references(page[section], name) if section == "SEE ALSO" else page[section]
        return "\n".join(lines) + "\n"


def sorted_references(lines, own):
    """Returns one sorted list of references, without a reference to the page itself."""
    found = sorted({(line.split()[2], line.split()[1]) for line in lines} - {("3", own)})
    return [f".Xr {name} {section}" + (" ," if at + 1 < len(found) else "") for at, (section, name) in enumerate(found)]


def main():
    split = sys.argv.index("--")
    folder, dated, *examples = sys.argv[1:split]
    texts = {}
    for path in examples:
        with open(path, encoding="utf-8") as file:
            texts[os.path.basename(path).removesuffix(".c")] = file.read()
    with open(dated, encoding="utf-8") as file:
        date = re.search(r"^\.Dd (.*)$", file.read(), re.MULTILINE)[1]
    manual = Manual(api.load(sys.argv[split + 1:]), texts)
    manual.build()
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    for name in manual.pages:
        with open(os.path.join(folder, name + ".3"), "w", encoding="utf-8") as file:
            file.write(manual.text(name, date))


if __name__ == "__main__":
    main()
