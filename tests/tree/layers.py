"""Checks the structure of the sources. Each folder of lib/ may include only the lower layers. Only certain files of
lib/ and include/ may depend on the operating system. The folders of tests/api and tests/unit must have the names of folders of lib/.
No file may be too long. lib/INTERNALS.md must describe all mutexes in their order.

Usage: layers.py ROOT
"""

import os
import re
import sys

import gate
import tree

# The folders that each folder of lib/ may include in addition to itself. Each transport has its own folder in
# transport/. winsys and transport must not use each other's types.
BELOW = {
    "base": [],
    "driver": ["base"],
    "winsys": ["base", "driver"],
    "transport": ["base", "driver"],
    "core": ["base", "driver", "winsys", "transport"],
    "abi": ["base", "driver", "winsys", "transport", "core"],
    "layer": ["base", "driver", "winsys", "transport", "core"],
}
# The folders of lib/core, from lowest to highest. Each folder may include itself and the lower folders.
ROOMS = [
    "cache",
    "object",
    "geometry",
    "sync",
    "format",
    "gl",
    "device",
    "plan",
    "context",
    "memory",
    "program",
    "command",
    "buffer",
    "texture",
    "handover",
    "kernel",
    "convert",
    "ring",
]
# Folders of tests/api and tests/unit that do not exist in lib/: tests of the whole library, and shared code
OTHER_TESTS = ["library", "support"]
# Files of lib/ and include/ that may use macros and headers of an operating system
SEAMS = re.compile(r"lib/(?:base/platform/|winsys/|driver/handle_type\.hpp$)|include/clgl/common\.h$")
SYSTEM = re.compile(r"^\s*#\s*(?:if|ifdef|ifndef|elif|define)\b.*\b(?:_?WIN32|_WIN64|_MSC_VER|__MINGW\w*|__CYGWIN__|NOMINMAX"
                    r"|__linux__|__unix__|__APPLE__)\b"
                    r"|^\s*#\s*include\s*<(?:sys/\w+|unistd|fcntl|dlfcn|link|poll|pthread|pwd|sched|signal|spawn|aclapi|io|process"
                    r"|windows|vulkan/vulkan_win32|(?:GL|epoxy)/(?:glx|wgl|wglext))\.h>")
STRANGERS = {"winsys": "transport", "transport": "winsys"}
MOST_LINES = 800
SOURCES = (*tree.CODE, ".py", ".rs", ".in", "meson.build")
# Files that are generated from the headers, and may have any length
GENERATED = re.compile(r"bindings/rust/clgl(?:-sys)?/src/api/|bindings/python/clgl/_api/")


def folders(path):
    """Splits the folder of a path in lib/. transport/staged/buffer.cpp gives transport and staged."""
    parts = path.split("/")[:-1]
    return parts[0] if parts else "", "/".join(parts[1:])


def wrong_include(path, included, root):
    """Returns the reason why a file of lib/ must not include another file; None = it may include the file. Both paths
    are relative to lib/."""
    layer, part = folders(path)
    other, other_part = folders(included)
    if not os.path.exists(os.path.join(root, "lib", included)):
        return "is not a path relative to lib/"
    if other != layer and other not in BELOW[layer]:
        return f"{layer} may include only {', '.join([layer, *BELOW[layer]])}"
    if layer == other == "core" and ROOMS.index(other_part) > ROOMS.index(part):
        return f"core/{part} may include only folders of core that come before it: {', '.join(ROOMS)}"
    if layer == other == "transport" and part and other_part not in ("", part):
        return f"transport {part} may not include transport {other_part}"
    if layer != "transport" and other == "transport" and other_part:
        return "other folders may include only the headers in lib/transport itself"
    return None


def wrong_layers(root):
    for path in tree.files(os.path.join(root, "lib"), tree.CODE):
        layer, part = folders(path)
        if layer not in BELOW or (layer == "core" and part not in ROOMS):
            yield f"lib/{path}: the folder is not in the table of layers"
            continue
        with open(os.path.join(root, "lib", path), encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                include = re.match(r'\s*#\s*include\s*"([^"]+)"', line)
                wrong = include and wrong_include(path, include.group(1), root)
                if wrong:
                    yield f'lib/{path}:{number}: "{include.group(1)}": {wrong}'
                stranger = STRANGERS.get(layer)
                if stranger and re.search(rf"\b{stranger}::", line):
                    yield f"lib/{path}:{number}: {layer} may not use types of {stranger}"


def wrong_systems(root):
    for folder in ("lib", "include"):
        for path in (f"{folder}/{name}" for name in tree.files(os.path.join(root, folder), tree.CODE)):
            if SEAMS.match(path):
                continue
            with open(os.path.join(root, path), encoding="utf-8") as file:
                for number, line in enumerate(file, 1):
                    if SYSTEM.match(line):
                        yield f"{path}:{number}: depends on the operating system; that belongs in lib/base/platform"


def wrong_test_folders(root):
    known = {*BELOW, *ROOMS, *OTHER_TESTS} - {"core", "layer"}
    for kind in ("api", "unit"):
        for folder in next(os.walk(os.path.join(root, "tests", kind)))[1]:
            if folder not in known:
                yield f"tests/{kind}/{folder}: the folder has no counterpart in lib/"


def wrong_lengths(root):
    for path in tree.files(root, SOURCES):
        if GENERATED.match(path):
            continue
        with open(os.path.join(root, path), encoding="utf-8") as file:
            lines = len(file.readlines())
        if lines > MOST_LINES:
            yield f"{path}: {lines} lines, more than {MOST_LINES}"


def wrong_mutexes(root):
    """Yields differences between the enumeration LockOrder and the table of mutexes."""
    with open(os.path.join(root, "lib/base/lock_order.hpp"), encoding="utf-8") as file:
        order = re.findall(r"\w+", re.search(r"enum class LockOrder \{(.*?)\};", file.read(), re.DOTALL).group(1))
    with open(os.path.join(root, "lib/INTERNALS.md"), encoding="utf-8") as file:
        table = file.read().split("## Mutexes")[1].split("\n## ")[0]
    described = [name for row in re.findall(r"^\| (`.*?) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)]
    if described != order:
        yield f"lib/INTERNALS.md: the mutexes are not described in the order of LockOrder: {', '.join(order)}"


def main():
    root = sys.argv[1]
    problems = [*wrong_layers(root), *wrong_systems(root), *wrong_test_folders(root), *wrong_lengths(root), *wrong_mutexes(root)]
    gate.finish(problems, "layers, lengths and mutexes")


main()
