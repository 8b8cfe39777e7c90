"""Generates the parts of both crates that follow from the API description. For clgl-sys these are the declarations
and a test of structure layouts. For clgl these are the types of enumerations, flags, infos and descriptors, the
methods and commands that make one call, and the documentation of errors. The generated files are committed, and a
test checks that they are up to date.

Usage: generate.py DESCRIPTION [--check]
"""

import json
import os
import sys

import constants
import descs
import errors
import infos
import methods
import objects
import raw
from known import Known

HERE = os.path.dirname(os.path.abspath(__file__))
HEADING = "// Made from the description of the API by generate.py: change the headers, then run it again.\n"
SOURCES = "clgl/src"
FOLDERS = (raw.FOLDER, f"{SOURCES}/api")
PARTS = {"errors": errors, "constants": constants, "descs": descs, "infos": infos, "methods": methods, "objects": objects}


def files(description):
    """Yields the path and the text of each generated file."""
    for path, text in raw.files(description):
        yield path, HEADING + text
    known = Known(description, os.path.join(HERE, SOURCES))
    modules = "#[macro_use]\n" + "".join(f"mod {name};\n" for name in PARTS) + "\npub use constants::*;\npub use descs::*;\npub use infos::*;\npub use objects::*;\n"
    yield f"{FOLDERS[1]}/mod.rs", HEADING + modules
    for name, part in PARTS.items():
        yield f"{FOLDERS[1]}/{name}.rs", HEADING + part.text(known)


def stale(path, text):
    try:
        with open(os.path.join(HERE, path), encoding="utf-8") as file:
            return file.read() != text
    except FileNotFoundError:
        return True


def left_over(made):
    """Returns the files in the folders of generated files that are not generated any more."""
    return sorted(path for folder in FOLDERS for path in (f"{folder}/{name}" for name in os.listdir(os.path.join(HERE, folder)))
                  if path not in made)


def main():
    description, *options = sys.argv[1:]
    with open(description, encoding="utf-8") as file:
        made = dict(files(json.load(file)))
    for folder in FOLDERS:
        os.makedirs(os.path.join(HERE, folder), exist_ok=True)
    if options == ["--check"]:
        wrong = sorted(path for path, text in made.items() if stale(path, text)) + left_over(made)
        for path in wrong:
            print(f"bindings/rust/{path} is not what bindings/rust/generate.py makes of the headers")
        sys.exit(f"{len(wrong)} files: run it" if wrong else 0)
    for path in left_over(made):
        os.remove(os.path.join(HERE, path))
    for path, text in made.items():
        os.makedirs(os.path.dirname(os.path.join(HERE, path)), exist_ok=True)
        with open(os.path.join(HERE, path), "w", encoding="utf-8") as file:
            file.write(text)


if __name__ == "__main__":
    main()
