"""Checks that the change log contains the name of every public function, and that links lead to existing files and
headings.

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


def broken_links(root):
    """Yields broken links of the documents. A link to a heading consists of the words of the heading in lower case,
    joined by hyphens."""
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
    changes = set(re.findall(r"\w+", read(root, "CHANGELOG.md")))
    problems = [f"CHANGELOG.md: does not name {name} ({function.where})"
                for name, function in known.functions.items() if name not in changes]
    problems += broken_links(root)
    gate.finish(problems, f"{len(known.functions)} functions")


main()
