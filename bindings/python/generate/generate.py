"""Generates Python files from the API description, or checks that they are up to date.

Usage: generate.py FOLDER DESCRIPTION [--check]

With --check it writes nothing. It lists the files that are missing, outdated or not generated, and fails if there are
any.
"""

import os
import sys

import callbacks
import classes
import described
import enums
import raw
import structs
import text

PARTS = (enums, raw, callbacks, structs, classes)
PACKAGE = "__init__.py"


def read(path):
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8") as file:
        return file.read()


def main():
    folder, description = (argument for argument in sys.argv[1:] if argument != "--check")
    known = described.Description(description)
    words = text.Text(known)
    files = {path: content for part in PARTS for path, content in part.files(known, words)}
    files[PACKAGE] = text.HEADER + '"""Generated modules."""\n'
    present = {name for name in os.listdir(folder) if name.endswith(".py")} if os.path.isdir(folder) else set()
    if "--check" in sys.argv:
        wrong = [f"{path} differs from the API description" for path in files if read(os.path.join(folder, path)) != files[path]]
        wrong += [f"{path} is not a generated file" for path in sorted(present - files.keys())]
        print("\n".join(wrong or [f"right: {len(files)} generated Python files"]))
        sys.exit("python3 bindings/python/generate/generate.py writes them again" if wrong else 0)
    os.makedirs(folder, exist_ok=True)
    for path in present - files.keys():
        os.remove(os.path.join(folder, path))
    for path, content in files.items():
        with open(os.path.join(folder, path), "w", encoding="utf-8") as file:
            file.write(content)


main()
