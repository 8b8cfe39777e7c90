"""Checks that applications compiled with the baseline version still work. abidiff compares the ABI of the library with
baseline/clgl.abi. Constants, which are not in the library, are compared with baseline/constants.txt. Additions are
accepted. CONTRIBUTING.md explains when the baseline is updated.

Usage: baseline.py LIBRARY BASELINE_FOLDER HEADER... [--write]
"""

import os
import platform
import sys
import tempfile

import api
import gate

SUBJECT = "the ABI compared with its baseline"
# Architecture of the baseline, which is generated from debug information
MACHINE = "x86_64"
DESCRIBE = ["abidw", "--no-corpus-path", "--no-comp-dir-path", "--short-locs", "--exported-interfaces-only",
            "--no-elf-needed", "--no-write-default-sizes", "--type-id-style", "hash"]
COMPARE = ["abidiff", "--no-added-syms", "--harmless"]
ADVICE = "If CONTRIBUTING.md allows this change, ./dev abi updates the baseline."


def constants(known):
    """Returns a line for each constant of the headers, except version numbers."""
    return [f"{constant.name} {constant.value}" for constant in sorted(known.constants.values(), key=lambda one: one.name)
            if not constant.name.startswith("CLGL_VERSION_")]


def wrong_constants(path, known):
    with open(path, encoding="utf-8") as file:
        promised = file.read().splitlines()
    for line in sorted(set(promised) - set(constants(known))):
        name, value = line.split()
        now = f"is {known.constants[name].value} now" if name in known.constants else "is gone"
        yield f"{name}, which the baseline has as {value}, {now}. {ADVICE}"


def wrong_abi(path, library, folder):
    described = os.path.join(folder, "now.abi")
    gate.output(*DESCRIBE, "--out-file", described, library)
    said = gate.complaints([*COMPARE, path, described])
    if said and "incompatible format version" in said:
        gate.skip("this version of abidiff cannot read the baseline")
    if said:
        yield f"{said}{ADVICE}"


def main():
    words = [word for word in sys.argv[1:] if word != "--write"]
    library, baseline, *headers = words
    known = api.load(headers)
    if platform.machine() != MACHINE:
        gate.skip(f"the baseline is of {MACHINE}")
    for tool in ("abidw", "abidiff", "readelf"):
        gate.need(tool)
    if ".debug_info" not in gate.output("readelf", "--section-headers", "--wide", library):
        gate.skip("the library was built without debug information, which the comparison of types needs")
    promised, abi = os.path.join(baseline, "constants.txt"), os.path.join(baseline, "clgl.abi")
    if len(words) < len(sys.argv) - 1:
        with open(promised, "w", encoding="utf-8") as file:
            file.write("\n".join(constants(known)) + "\n")
        gate.output(*DESCRIBE, "--out-file", abi, library)
    with tempfile.TemporaryDirectory() as folder:
        gate.finish([*wrong_constants(promised, known), *wrong_abi(abi, library, folder)], SUBJECT)


main()
