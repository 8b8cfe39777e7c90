"""Checks the Debian packages: each installed file is in one of them, no list names a missing file, the symbols match
the library, and every version number is the version of the library.

Usage: contents.py BUILD_FOLDER PROJECT_ROOT API.json LIBRARY
"""

import fnmatch
import pathlib
import re
import sys

import gate
from installed import Installed

VERSIONS = {
    "CHANGELOG.md": r"^## ([\d.]+)",
    "debian/changelog": r"\Aclgl \(([\d.]+)-",
    "bindings/python/pyproject.toml": r"^version = \"([\d.]+)\"",
    "bindings/csharp/Clgl.csproj": r"<Version>([\d.]+)<",
    "bindings/rust/clgl/Cargo.toml": r"^version = \"([\d.]+)\"",
    "bindings/rust/clgl-sys/Cargo.toml": r"^version = \"([\d.]+)\"",
}
SUBJECT = "the contents of Debian's packages"


def listed(debian):
    """Yields (package, pattern) of each line in the package lists."""
    for path in sorted(debian.glob("*.install")):
        for pattern in path.read_text(encoding="utf-8").split():
            yield path.stem, pattern


def named_as_packaged(path, top, libraries):
    """Other systems, and a Debian without dpkg-dev, have other library folders."""
    if path.is_relative_to(libraries):
        return f"usr/lib/of-the-architecture/{path.relative_to(libraries)}"
    return f"usr/{path.relative_to(top)}"


def wrong_lists(files, debian):
    """`files` are named as in a package with the prefix /usr."""
    owners = {name: [] for name in files}
    for package, pattern in listed(debian):
        found = [name for name in files if fnmatch.fnmatch(name, pattern) or fnmatch.fnmatch(name, f"{pattern}/*")]
        for name in found:
            owners[name].append(package)
        if not found:
            yield f"debian/{package}.install: {pattern} does not exist"
    for name, packages in sorted(owners.items()):
        if len(packages) != 1:
            yield f"{name}: is in {' and '.join(packages) or 'no package'}; the lists are debian/*.install"


def wrong_symbols(debian, description, library):
    made = gate.output(sys.executable, "-B", str(debian / "symbols.py"), description)
    promised = set(re.findall(r"^ (\S+) [\d.]+$", made, re.MULTILINE))
    lines = gate.output("nm", "-D", "--defined-only", "--format=posix", library).splitlines()
    # A version node is also a symbol, with itself as its version.
    exported = {f"{name}@{version or name}" for name, _, version in
                (line.split()[0].partition("@@") for line in lines)}
    for name in sorted(promised ^ exported):
        yield f"{name}: is only in {'debian/symbols.py' if name in promised else 'the library'}"


def wrong_versions(root, version):
    """A release changes all of these together; see RELEASING.md."""
    for path, pattern in VERSIONS.items():
        found = re.search(pattern, (root / path).read_text(encoding="utf-8"), re.MULTILINE)
        if not found or found[1] != version:
            yield f"{path}: its version is {found and found[1]}, that of the library {version}"


def main():
    build, folder, description, library = sys.argv[1:]
    gate.need("pkg-config")
    gate.need("nm")
    root = pathlib.Path(folder)
    with Installed(build, SUBJECT) as installed:
        top = installed.find("bin/clglinfo").parent.parent
        files = [named_as_packaged(path, top, installed.libraries) for path in top.rglob("*") if not path.is_dir()]
        problems = [*wrong_lists(files, root / "debian"), *wrong_symbols(root / "debian", description, library),
                    *wrong_versions(root, installed.version)]
        gate.finish(problems, f"{SUBJECT}: {len(files)} files")


main()
