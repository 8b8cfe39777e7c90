"""A call goes down one way: each folder of lib/ includes only what lies below it, and no file grows past reading.

Usage: layers.py ROOT
"""

import os
import re
import sys

import gate
import tree

# What a folder of lib/ may include besides itself. Each transport is a folder of its own in transport/, and winsys
# is another axis: neither names the other's types, so that each can grow without the other.
BELOW = {
    "base": [],
    "driver": ["base"],
    "winsys": ["base", "driver"],
    "transport": ["base", "driver"],
    "core": ["base", "driver", "winsys", "transport"],
    "abi": ["base", "driver", "winsys", "transport", "core"],
    "layer": ["base", "driver", "winsys", "transport", "core"],
}
STRANGERS = {"winsys": "transport", "transport": "winsys"}
MOST_LINES = 500
SOURCES = (*tree.CODE, ".py", ".rs", ".in", "meson.build")
# Made of the headers, and so as long as they are
GENERATED = re.compile(r"bindings/rust/clgl-sys/src/api/|bindings/rust/clgl/src/constants\.rs$")


def folders(path):
    """lib/transport/staged/buffer.cpp is of the layer transport and in its part staged."""
    parts = path.split("/")[:-1]
    return parts[0] if parts else "", "/".join(parts[1:])


def wrong_include(path, included, root):
    """What is wrong with a file of lib/ (both paths from there) including another."""
    layer, part = folders(path)
    other, other_part = folders(included)
    if not os.path.exists(os.path.join(root, "lib", included)):
        return "is not a path from lib/"
    if other != layer and other not in BELOW[layer]:
        return f"{layer} may include only {', '.join([layer, *BELOW[layer]])}"
    if layer == other == "transport" and part and other_part not in ("", part):
        return f"transport {part} may not know transport {other_part}"
    if layer != "transport" and other == "transport" and other_part:
        return "all but transport itself know transports only by the headers that lie in lib/transport"
    return None


def wrong_layers(root):
    for path in tree.files(os.path.join(root, "lib"), tree.CODE):
        layer, _ = folders(path)
        if layer not in BELOW:
            yield f"lib/{path}: the folder has no place in the layers"
            continue
        with open(os.path.join(root, "lib", path), encoding="utf-8") as file:
            for number, line in enumerate(file, 1):
                include = re.match(r'\s*#\s*include\s*"([^"]+)"', line)
                wrong = include and wrong_include(path, include.group(1), root)
                if wrong:
                    yield f'lib/{path}:{number}: "{include.group(1)}": {wrong}'
                stranger = STRANGERS.get(layer)
                if stranger and re.search(rf"\b{stranger}::", line):
                    yield f"lib/{path}:{number}: {layer} may not name {stranger}'s types"


def wrong_lengths(root):
    for path in tree.files(root, SOURCES):
        if GENERATED.match(path):
            continue
        with open(os.path.join(root, path), encoding="utf-8") as file:
            lines = len(file.readlines())
        if lines > MOST_LINES:
            yield f"{path}: {lines} lines, more than {MOST_LINES}"


def main():
    root = sys.argv[1]
    gate.finish([*wrong_layers(root), *wrong_lengths(root)], "layers and lengths")


main()
