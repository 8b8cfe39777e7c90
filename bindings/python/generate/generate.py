"""Writes the parts of the Python binding that follow from the description of the API, or compares them with the files.

Usage: generate.py FOLDER DESCRIPTION [--check]

With --check nothing is written: it fails, and names the files, if one is missing, differs, or is none of its own.
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
        wrong = [f"{path} is not what the description says" for path in files if read(os.path.join(folder, path)) != files[path]]
        wrong += [f"{path} does not follow from the description" for path in sorted(present - files.keys())]
        print("\n".join(wrong or [f"right: {len(files)} generated Python files"]))
        sys.exit("python3 bindings/python/generate/generate.py writes them anew" if wrong else 0)
    os.makedirs(folder, exist_ok=True)
    for path in present - files.keys():
        os.remove(os.path.join(folder, path))
    for path, content in files.items():
        with open(os.path.join(folder, path), "w", encoding="utf-8") as file:
            file.write(content)


main()
