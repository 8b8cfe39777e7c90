"""Checks that DLLs export exactly the functions in their version scripts, and do not need OpenCL.dll, which is opened at
run time.

Usage: exports.py OBJDUMP (DLL VERSION_SCRIPT)...
"""

import re
import sys

import gate


def scripted(path):
    with open(path, encoding="utf-8") as file:
        return set(re.findall(r"^\s*(\w+);$", file.read(), re.MULTILINE))


def exported(tables):
    """Returns the names in the table of exports, as objdump prints it."""
    names = tables.split("[Ordinal/Name Pointer] Table", 1)[-1].split("\n\n", 1)[0]
    return set(re.findall(r"^\s*\[.*\s(\w+)$", names, re.MULTILINE))


def main():
    objdump, *files = sys.argv[1:]
    problems = []
    for dll, script in zip(files[::2], files[1::2]):
        tables = gate.output(objdump, "-p", dll)
        found, wanted = exported(tables), scripted(script)
        problems += [f"{name}: in {script}, but {dll} does not export it" for name in sorted(wanted - found)]
        problems += [f"{name}: {dll} exports it, but it is not in {script}" for name in sorted(found - wanted)]
        if re.search(r"DLL Name: opencl\.dll$", tables, re.IGNORECASE | re.MULTILINE):
            problems.append(f"{dll} needs OpenCL.dll")
    gate.finish(problems, "what the DLLs export and need")


main()
