"""Checks that the layer exports exactly the functions that loaders look up. The layer must not be linked with a loader,
because it uses the dispatch table of the loader that opens it.

Usage: exports.py LAYER
"""

import sys

import gate

WANTED = {"clGetLayerInfo", "clInitLayer", "clInitLayerWithProperties"}


def main():
    library = sys.argv[1]
    gate.need("nm")
    gate.need("readelf")
    lines = gate.output("nm", "-D", "--defined-only", "--format=posix", library).splitlines()
    found = {line.split("@")[0].split()[0] for line in lines} - {"CLGL_LAYER_0"}
    problems = [f"{name}: missing" for name in WANTED - found]
    problems += [f"{name}: exported" for name in found - WANTED]
    needed = [line for line in gate.output("readelf", "-d", library).splitlines() if "(NEEDED)" in line]
    problems += [f"the layer needs a loader: {line.strip()}" for line in needed if "libOpenCL" in line]
    gate.finish(problems, "what the layer exports and needs")


main()
