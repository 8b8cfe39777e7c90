"""Tests the installed manual. A search for clgl must find every page and every function. Following clgl(7) step by step
must produce a program that runs.

Usage: manual.py BUILD_FOLDER HEADER...
"""

import os
import re
import sys

import api
import gate
from installed import Installed

SUBJECT = "the installed manual"
# Debian installs makewhatis in a folder that is not in PATH for ordinary users.
os.environ["PATH"] += ":/usr/sbin"


def not_found(installed, folder, known):
    installed.run("makewhatis", folder)
    found = installed.run("mapropos", "-M", folder, "clgl")
    names = {name for line in found.splitlines() for name in re.findall(r"\w+", line.partition(" - ")[0])}
    pages = {path.stem for path in folder.glob("man*/*.[1-9]")}
    for name in sorted((pages | known.functions.keys()) - names):
        yield f"a search for clgl does not find {name}"


def displays(page):
    """Returns the code blocks (.Bd -literal) of a page."""
    found = re.findall(r"^\.Bd -literal.*?\n(.*?)^\.Ed$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [text.replace("\\&", "").replace("\\e", "\\") for text in found]


def first_program(installed, folder):
    """Follows the section "From nothing to a running application" of clgl(7). Yields problems."""
    shown = displays(folder / "man7/clgl.7")
    program = next(text for text in shown if "int main(" in text)
    commands = next(index for index, text in enumerate(shown) if text.startswith("cc "))
    (installed.root / "wave.c").write_text(program, encoding="utf-8")
    binaries = installed.find("bin/clglinfo").parent
    said = installed.run("sh", "-e", "-c", f"cd {installed.root}\n{''.join(shown[:commands + 1])}",
                         PATH=f"{binaries}:{os.environ['PATH']}", LD_LIBRARY_PATH=str(installed.libraries),
                         **installed.pkg_config)
    if not said.endswith(shown[commands + 1].strip()):
        yield f"the program in clgl(7) should print {shown[commands + 1]}, but printed:\n{said}"


def main():
    build, *headers = sys.argv[1:]
    for tool in ("makewhatis", "mapropos", "pkg-config", "cc"):
        gate.need(tool)
    with Installed(build, SUBJECT) as installed:
        folder = installed.find("man3").parent
        gate.finish([*not_found(installed, folder, api.load(headers)), *first_program(installed, folder)], SUBJECT)


main()
