"""Checks that the exported symbols, the version script and the headers agree.

Usage: symbols.py LIBRARY VERSION_SCRIPT HEADER...
"""

import re
import sys

import api
import gate


def exported(library):
    """Returns the symbols that a shared library defines, with their versions."""
    lines = gate.output("nm", "-D", "--defined-only", "--format=posix", library).splitlines()
    found = dict(line.split()[0].partition("@@")[::2] for line in lines)
    versions = {version for version in found.values() if version}
    # Version names are listed as symbols, too, and are omitted.
    return {name: version for name, version in found.items() if name not in versions}


def scripted(path):
    """Returns the version name in a script, and its global symbols."""
    with open(path, encoding="utf-8") as file:
        text = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.DOTALL)
    match = re.fullmatch(r"\s*(\w+) \{\s*global:([\w\s;]*?)local:\s*\*;\s*\};\s*", text)
    if not match:
        gate.finish([f"{path}: not of the form NODE {{ global: NAME; ... local: *; }};"], "the version script")
    return match.group(1), re.findall(r"\w+", match.group(2))


def differences(one, one_name, other, other_name):
    for name in sorted(set(one) - set(other)):
        yield f"{name}: in {one_name}, but not in {other_name}"
    for name in sorted(set(other) - set(one)):
        yield f"{name}: in {other_name}, but not in {one_name}"


def main():
    library, script, *headers = sys.argv[1:]
    declared = api.load(headers).functions
    gate.need("nm")
    found = exported(library)
    node, named = scripted(script)
    problems = [*differences(declared, "the headers", named, "lib/clgl.map"),
                *differences(named, "lib/clgl.map", found, "the shared library")]
    problems += [f"{name}: exported, but not clgl_*" for name in found if not re.fullmatch(r"clgl_[a-z0-9_]+", name)]
    problems += [f"{name}: its version is {version or 'missing'}, not {node}"
                 for name, version in found.items() if version != node]
    if named != sorted(set(named)):
        problems.append("lib/clgl.map: names are not sorted, or one is listed twice")
    gate.finish(problems, f"{len(found)} exported symbols of {node}")


main()
