"""Lists the source files of the project, except generated files and files in build or hidden folders."""

import os

CODE = (".c", ".h", ".cpp", ".hpp", ".cu")


def files(root, endings):
    """Returns paths relative to root, sorted."""
    found = []
    for folder, folders, names in os.walk(root):
        folders[:] = [name for name in folders if not name.startswith((".", "build", "__"))]
        found += [os.path.relpath(os.path.join(folder, name), root) for name in names if name.endswith(endings)]
    return sorted(found)
