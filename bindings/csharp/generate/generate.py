"""Generates the C# files that depend on the API description, or checks that they are up to date.

Usage: generate.py SRC_FOLDER DESCRIPTION [--check]

With --check it writes nothing. It lists the files that are missing, outdated or not generated, and fails if there are
any.
"""

import os
import sys

import described
import enums
import gate
import infos
import inputs
import methods
import native

FOLDERS = ("Native", "Enums", "Infos", "Inputs", "Methods")
# Hand-written files in folders of generated files.
BY_HAND = {"Native/Api.cs"}


def wanted(known):
    return {path: text for part in (native, enums, infos, inputs, methods) for path, text in part.files(known)}


def present(src):
    for folder in FOLDERS:
        full = os.path.join(src, folder)
        for name in sorted(os.listdir(full)) if os.path.isdir(full) else ():
            if f"{folder}/{name}" not in BY_HAND:
                yield f"{folder}/{name}"


def read(path):
    if not os.path.exists(path):
        return None
    with open(path, encoding="utf-8") as file:
        return file.read()


def check(src, files):
    differing = [f"{path} differs from the API description" for path, text in files.items()
                 if read(os.path.join(src, path)) != text]
    strange = [f"{path} is not a generated file" for path in present(src) if path not in files]
    remedy = ["python3 bindings/csharp/generate/generate.py writes them again"] if differing or strange else []
    gate.finish(differing + strange + remedy, f"{len(files)} generated C# files")


def write(src, files):
    for path in list(present(src)):
        if path not in files:
            os.remove(os.path.join(src, path))
    for path, text in files.items():
        full = os.path.join(src, path)
        os.makedirs(os.path.dirname(full), exist_ok=True)
        with open(full, "w", encoding="utf-8") as file:
            file.write(text)


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    src, description = arguments
    files = wanted(described.Description(description))
    (check if "--check" in sys.argv else write)(src, files)


main()
