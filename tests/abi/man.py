"""Checks the man pages: mandoc has no warnings, each function has a page of its name, and each SYNOPSIS redeclares
exactly what the headers declare, including parameter names. Threads, lifetimes and errors of each function are
documented, with a program.

Usage: man.py MAN_FOLDER HEADER...
"""

import os
import re
import sys

import api
import gate


class Page:
    """One mdoc(7) file: its names, the prototypes of its SYNOPSIS, and the pages that it refers to."""

    def __init__(self, folder, file):
        self.file, self.path = file, os.path.join(folder, file)
        with open(self.path, encoding="utf-8") as text:
            self.lines = text.read().splitlines()
        self.names, self.references, self.prototypes = [], [], []
        # Documented functions per section with a list of functions, and the text of each
        self.documented = {}
        section, listed = "", []
        returns = name = arguments = None
        for line in self.lines:
            macro, *words = self.words(line)
            if macro == ".Sh":
                section, listed = " ".join(words), []
            elif macro == ".Nm" and section == "NAME":
                self.names.append(words[0])
            elif macro == ".Xr":
                self.references.append((words[0], words[1]))
            elif macro == ".It" and words[:1] == ["Fn"]:
                listed = [word for word in words if word not in ("Fn", ",")]
                self.documented.setdefault(section, {}).update(dict.fromkeys(listed, ""))
            elif section != "SYNOPSIS":
                for function in listed:
                    self.documented[section][function] += line + "\n"
            elif macro == ".Ft":
                returns = " ".join(words)
            elif macro == ".Fo":
                name, arguments = words[0], []
            elif macro == ".Fa" and name:
                arguments += [word for word in words if word != ","]
            elif macro == ".Fc":
                self.prototypes.append((name, returns, arguments))
                name = None
            elif macro == ".Fn":
                self.prototypes.append((words[0], returns, words[1:]))

    @staticmethod
    def words(line):
        """Splits a macro line into words, with quoted words kept together; returns [""] for text lines and
        comments."""
        if not line.startswith(".") or line.startswith('.\\"'):
            return [""]
        return [quoted or word for quoted, word in re.findall(r'"([^"]*)"|(\S+)', line)]


def links(folder, file):
    """Returns the target of a page that is a symbolic link or a .so line; else None."""
    path = os.path.join(folder, file)
    if os.path.islink(path):
        return os.path.basename(os.readlink(path))
    with open(path, encoding="utf-8") as text:
        match = re.fullmatch(r"\.so (?:man\d/)?(\S+)\s*", text.read())
    return match and match.group(1)


def wrong_prototypes(page, known):
    """Compiles the SYNOPSIS of a page after the header, where a different prototype is a conflicting declaration."""
    for name, returns, arguments in page.prototypes:
        function = known.functions.get(name)
        if not function:
            yield f"{page.file}: the SYNOPSIS has {name}, which is not declared in a header"
            continue
        names = [re.search(r"\w+$", argument).group() for argument in arguments if argument != "void"]
        if names != [parameter.name for parameter in function.parameters]:
            yield f"{page.file}: {name}: its parameters have other names in {function.where}"
        source = f"#include <clgl/clgl.h>\n{returns} {name}({', '.join(arguments)});\n"
        said = gate.complaints(["gcc", "-xc", "-std=c99", "-fsyntax-only", "-pedantic", "-Wall", "-Wextra", "-Werror",
                                *known.include_flags(), "-"], source)
        if said:
            yield f"{page.file}: the SYNOPSIS of {name} differs from {function.where}:\n{said}"


def unnamed_values(page, known):
    """Yields threads, lifetime and errors that the header documents and the page does not, and the reverse."""
    for name, _, _ in page.prototypes:
        if name not in known.functions:
            continue
        function = known.functions[name]
        tags = dict(function.tags)
        if "THREADS" in page.documented:  # otherwise the page has one sentence for all
            on_gl = [bool(re.match(r"\s*GL\b", text)) for text in (tags["threads"], page.documented["THREADS"].get(name, ""))]
            if name not in page.documented["THREADS"] or on_gl[0] != on_gl[1]:
                yield f"{page.file}: {name}: THREADS is not {tags['threads']}"
        if tags.get("lifetime", "none") != "none" and name not in page.documented.get("LIFETIMES", ()):
            yield f"{page.file}: {name}: LIFETIMES is not {tags['lifetime']}"
        documented = page.documented.get("ERRORS", {}).get(name, "")
        errors = [{error for error, _ in function.errors()},
                  set(re.findall(r"^\.It Dv (CLGL_ERROR_\w+)", documented, re.MULTILINE))]
        if errors[0] != errors[1]:
            yield f"{page.file}: {name}: ERRORS is wrong about {', '.join(sorted(errors[0] ^ errors[1]))}"
        for other in re.findall(r"clgl_\w+", tags.get("errors", "")):
            if f".Fn {other}" not in documented:
                yield f"{page.file}: {name}: ERRORS does not refer to the errors of {other}"
    if page.prototypes and not any("int main(" in line for line in page.lines):
        yield f"{page.file}: has no program"


def wrong_names(pages, aliases, known):
    """Checks that each function has its prototype in one page, is named there, and has its own page or link
    name."""
    homes = {}
    for page in pages:
        for name, _, _ in page.prototypes:
            homes.setdefault(name, []).append(page)
    for name, function in known.functions.items():
        found = homes.get(name, [])
        if len(found) != 1:
            yield f"{function.where}: {name} is in the SYNOPSIS of {len(found)} man pages"
            continue
        page = found[0]
        if name not in page.names:
            yield f"{page.file}: {name} is not named in NAME"
        if page.file != f"{name}.3" and aliases.get(f"{name}.3") != page.file:
            yield f"{page.file}: the link {name}.3 to it is missing"
    files = {page.file for page in pages} | aliases.keys()
    for alias, target in aliases.items():
        if target not in files:
            yield f"{alias}: links to {target}, which does not exist"
        if alias.removesuffix(".3") not in known.functions:
            yield f"{alias}: is a link without a function of its name"
    for page in pages:
        for name, section in page.references:
            if name.startswith("clgl") and f"{name}.{section}" not in files:
                yield f"{page.file}: refers to {name}({section}), which does not exist"


def main():
    folder, *headers = sys.argv[1:]
    known = api.load(headers)
    gate.need("mandoc")
    gate.need("gcc")
    files = sorted(file for file in os.listdir(folder) if re.fullmatch(r".*\.[1-9]", file))
    aliases = {file: links(folder, file) for file in files}
    aliases = {file: target for file, target in aliases.items() if target}
    pages = [Page(folder, file) for file in files if file not in aliases]
    problems = []
    for page in pages:
        said = gate.complaints(["mandoc", "-T", "lint", "-W", "warning", page.path])
        if said:
            problems.append(said)
        problems += wrong_prototypes(page, known)
        problems += unnamed_values(page, known)
    problems += wrong_names(pages, aliases, known)
    gate.finish(problems, f"{len(pages)} man pages and {len(aliases)} links")


main()
