"""Checks that the documentation is complete: the change log names every public function; the man pages show every
public structure and callback as declared, and name every constant; every file of the manual is installed; links lead
to existing files and headings.

Usage: names.py PROJECT_ROOT HEADER...
"""

import os
import re
import sys

import api
import gate
import tree


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def declaration(variable):
    type = str(variable.type)
    length = "" if variable.length is None else f"[{variable.length}]"
    return f"{type}{'' if type.endswith('*') else ' '}{variable.name}{length}"


def displays(known):
    """Yields each structure and callback with the declaration that a SYNOPSIS must show."""
    for struct in known.structs.values():
        fields = "".join(f"    {declaration(field)};\n" for field in struct.fields)
        yield struct, f"typedef struct {struct.name} {{\n{fields}}} {struct.name};\n"
    for callback in known.callbacks.values():
        parameters = ", ".join(declaration(parameter) for parameter in callback.parameters)
        yield callback, f"typedef {callback.returns} (*{callback.name})({parameters});\n"


def broken_links(root):
    """Yields broken links of a document; a heading is referred to by its words in lower case, joined by dashes."""
    for document in tree.files(root, (".md",)):
        folder = os.path.dirname(os.path.join(root, document))
        for target, heading in re.findall(r"\]\((?!\w+:)([^)#]*)(?:#([^)]+))?\)", read(root, document)):
            path = os.path.join(folder, target) if target else os.path.join(root, document)
            if not os.path.exists(path):
                yield f"{document}: links to {target}, which does not exist"
            elif heading and heading not in headings(read(path)):
                yield f"{document}: links to #{heading} of {target}, which does not exist"


def headings(text):
    return {re.sub(r"[^\w -]", "", line).lower().replace(" ", "-") for line in re.findall(r"^#+ (.*)$", text, re.MULTILINE)}


def main():
    root, *headers = sys.argv[1:]
    known = api.load(headers)
    folder = os.path.join(root, "man")
    files = sorted(file for file in os.listdir(folder) if re.fullmatch(r".*\.[1-9]", file))
    manual = "".join(read(folder, file) for file in files)
    changes = set(re.findall(r"\w+", read(root, "CHANGELOG.md")))
    installed = read(folder, "meson.build") + read(root, "tools", "meson.build")
    problems = [f"CHANGELOG.md: does not name {name} ({function.where})"
                for name, function in known.functions.items() if name not in changes]
    problems += [f"{what.where}: no man page shows {what.name} as it is declared"
                 for what, text in displays(known) if text not in manual]
    problems += [f"{constant.where}: no man page has an entry for {constant.name}"
                 for constant in known.constants.values() if f".It Dv {constant.name} Pq " not in manual]
    problems += [f"man/{file}: is not installed" for file in files
                 if not re.search(rf"'{re.escape(file.removesuffix('.3'))}'", installed)]
    problems += broken_links(root)
    gate.finish(problems, f"{len(known.functions)} functions, {len(known.structs)} structures, "
                          f"{len(known.constants)} constants, {len(files)} files of the manual")


main()
