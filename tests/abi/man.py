"""Checks the manual. mandoc must give no warnings, and references must lead to existing pages. Each function has a page
of its name, with an example and exactly the same declaration as the header. Each type has a page of its name. Each
constant and each environment variable of the library and the bindings has an entry on exactly one page.

Usage: man.py SOURCE_FOLDER BUILT_FOLDER BUILT_TUTORIAL HEADER...
"""

import collections
import os
import pathlib
import re
import sys

import api
import gate

# Files that read environment variables
READERS = ("lib/**/*.cpp", "bindings/python/clgl/*.py", "bindings/csharp/src/Core/*.cs", "bindings/rust/*/build.rs")
VARIABLE = re.compile(r'(?:getenv|environ[\w.]*|\w+_variable|is_set_to|value_of|order_asked|env::var|Variable =)'
                      r'\s*\(?"([A-Z_]{2,})"')
# The library stores nothing on Windows, so this variable has no effect.
NO_EFFECT = {"LOCALAPPDATA"}


def read(path):
    return path.read_text(encoding="utf-8")


def words(line):
    """Splits a macro line into words. Quoted words stay together."""
    return [quoted or word for quoted, word in re.findall(r'"([^"]*)"|(\S+)', line)]


def prototype(text):
    """Returns the return type, name and arguments in the SYNOPSIS of a function's page."""
    returns = name = None
    arguments = []
    for line in text.splitlines():
        macro, *rest = words(line) or [""]
        if macro == ".Ft":
            returns = " ".join(rest)
        elif macro in (".Fo", ".Fn") and returns and not name:
            name, arguments = rest[0], rest[1:]
        elif macro == ".Fa" and name:
            arguments += rest
        if macro == ".Fc" or (macro == ".Fn" and name):
            break
    return returns, name, arguments


def wrong_prototype(function, text, known):
    """Compiles the SYNOPSIS of a page together with the header. A prototype that differs from the header is a
    compile error."""
    returns, name, arguments = prototype(text)
    names = [re.search(r"\w+$", argument).group() for argument in arguments if argument != "void"]
    if name != function.name or names != [parameter.name for parameter in function.parameters]:
        return f"{function.name}.3: the parameters have other names in {function.where}"
    source = f"#include <clgl/clgl.h>\n{returns} {name}({', '.join(arguments)});\n"
    return gate.complaints(["gcc", "-xc", "-std=c99", "-fsyntax-only", "-pedantic", "-Wall", "-Wextra", "-Werror",
                            *known.include_flags(), "-"], source)


def wrong_pages(pages, known):
    for function in known.functions.values():
        text = pages.get(f"{function.name}.3", "")
        if not text:
            yield f"{function.where}: {function.name} has no page"
            continue
        if "\n.Sh EXAMPLES\n" not in text:
            yield f"{function.name}: no program in man/examples calls it"
        said = wrong_prototype(function, text, known)
        if said:
            yield said
        for error, _ in known.all_errors(function):
            if f".It Dv {error}\n" not in text:
                yield f"{function.name}.3: ERRORS has no {error}"
    for table in (known.structs, known.enums, known.aliases, known.handles, known.callbacks):
        for name, what in table.items():
            if f"{name}.3" not in pages:
                yield f"{what.where}: {name} has no page"


def wrong_entries(pages, wanted, entry):
    """Yields the names in `wanted` that do not have exactly one entry. An entry may have several names."""
    places = collections.defaultdict(list)
    for page, text in pages.items():
        for names in re.findall(entry, text, re.MULTILINE):
            for name in names.split(" , "):
                places[name].append(page)
    for name in wanted:
        if len(places[name]) != 1:
            yield f"{name}: has an entry on {len(places[name])} pages: {', '.join(places[name])}"


def variables(root):
    """Returns the environment variables that the library, the layer and the bindings read. Cargo and its conventions
    describe other variables."""
    found = {name for pattern in READERS for path in root.glob(pattern) for name in VARIABLE.findall(read(path))}
    return sorted(name for name in found - NO_EFFECT if not name.startswith(("CARGO_", "PKG_CONFIG", "DOCS_RS")))


def wrong_references(pages):
    for page, text in pages.items():
        for name, section in re.findall(r"^\.(?:It )?Xr (clgl\w*) (\d)", text, re.MULTILINE):
            if f"{name}.{section}" not in pages:
                yield f"{page}: refers to {name}({section}), which does not exist"


def main():
    source, built, tutorial, *headers = sys.argv[1:]
    known = api.load(headers)
    gate.need("mandoc")
    gate.need("gcc")
    written, made = (sorted(pathlib.Path(folder).glob("*.[1-9]")) for folder in (source, built))
    # Without the code of the steps, the tutorial in the source folder is incomplete.
    paths = {path.name: path for path in (*written, *made, pathlib.Path(tutorial))}
    pages = {name: read(path) for name, path in paths.items()}
    said = gate.complaints(["mandoc", "-T", "lint", "-W", "warning", *map(str, paths.values())])
    named = variables(pathlib.Path(source).parent)
    constants = [name for name in known.constants if not name.endswith(api.FORCE_SUFFIX)]
    problems = [*filter(None, [said]), *wrong_pages(pages, known), *wrong_references(pages),
                *wrong_entries(pages, constants, r"^\.It Dv (\w+) Pq "), *wrong_entries(pages, named, r"^\.It Ev (.*)")]
    if not named:
        problems.append("no environment variable was found in the sources")
    gate.finish(problems, f"{len(pages)} man pages, {len(constants)} constants, {len(named)} variables")


main()
