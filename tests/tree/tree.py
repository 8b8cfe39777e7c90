"""Which files are the project's own sources: neither generated nor in a build or hidden folder."""

import os

CODE = (".c", ".h", ".cpp", ".hpp", ".cu")


def files(root, endings):
    """Paths relative to root, sorted."""
    found = []
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if not name.startswith((".", "build", "__"))]
        found += [os.path.relpath(os.path.join(folder, name), root) for name in names if name.endswith(endings)]
    return sorted(found)
