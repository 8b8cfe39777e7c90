"""Writes the parts of both crates that follow from the description of the API: the raw declarations of clgl-sys with a
test of their layouts, and the types of clgl for enumerations with the names of their values, for flags and for infos. The
result is committed; a test of the suite compares.

Usage: generate.py DESCRIPTION [--check]
"""

import json
import os
import sys

import constants
import infos
import raw

HERE = os.path.dirname(os.path.abspath(__file__))
HEADING = "// Made from the description of the API by generate.py: change the headers, then run it again.\n"


def files(known):
    """Path and text of each file."""
    for path, text in (*raw.files(known), *constants.files(known), *infos.files(known)):
        yield path, HEADING + text


def stale(path, text):
    try:
        with open(os.path.join(HERE, path), encoding="utf-8") as file:
            return file.read() != text
    except FileNotFoundError:
        return True


def left_over(made):
    """Files of a folder that is all generated, but not by this description."""
    return sorted(os.path.join(raw.FOLDER, name) for name in os.listdir(os.path.join(HERE, raw.FOLDER))
                  if os.path.join(raw.FOLDER, name) not in made)


def main():
    description, *options = sys.argv[1:]
    with open(description, encoding="utf-8") as file:
        made = dict(files(json.load(file)))
    os.makedirs(os.path.join(HERE, raw.FOLDER), exist_ok=True)
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
