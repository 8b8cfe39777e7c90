"""Checks the Debian packages. Each installed file must be in one package, and no list may name a missing file. The
symbols must match the library, and every version number must be the version of the library.

Usage: contents.py BUILD_FOLDER PROJECT_ROOT API.json LIBRARY HAS_SITE

HAS_SITE is "true" if the build has the site of the documentation. The packages always have it.
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
SITE = "usr/share/doc/clgl/html"
SUBJECT = "the contents of the Debian packages"


def listed(debian):
    """Yields (package, pattern) of each line in the package lists."""
    for path in sorted(debian.glob("*.install")):
        for pattern in path.read_text(encoding="utf-8").split():
            yield path.stem, pattern


def named_as_packaged(path, top, libraries):
    """Returns the path of a file in a package. Replaces the library folder, which depends on the system, with a
    fixed name."""
    if path.is_relative_to(libraries):
        return f"usr/lib/of-the-architecture/{path.relative_to(libraries)}"
    return f"usr/{path.relative_to(top)}"


def wrong_lists(files, debian, has_site):
    """Yields files that are not in exactly one package, and patterns that match no file. `files` are paths in a
    package."""
    owners = {name: [] for name in files}
    for package, pattern in listed(debian):
        found = [name for name in files if fnmatch.fnmatch(name, pattern) or fnmatch.fnmatch(name, f"{pattern}/*")]
        for name in found:
            owners[name].append(package)
        if not found and (has_site or pattern != SITE):
            yield f"debian/{package}.install: {pattern} does not exist"
    for name, packages in sorted(owners.items()):
        if len(packages) != 1:
            yield f"{name}: is in {' and '.join(packages) or 'no package'}; the lists are debian/*.install"


def wrong_symbols(debian, description, library):
    made = gate.output(sys.executable, "-B", str(debian / "symbols.py"), description)
    promised = set(re.findall(r"^ (\S+) [\d.]+$", made, re.MULTILINE))
    lines = gate.output("nm", "-D", "--defined-only", "--format=posix", library).splitlines()
    # The name of a version is a symbol, too, and has itself as its version.
    exported = {f"{name}@{version or name}" for name, _, version in
                (line.split()[0].partition("@@") for line in lines)}
    for name in sorted(promised ^ exported):
        yield f"{name}: is only in {'debian/symbols.py' if name in promised else 'the library'}"


def wrong_versions(root, version):
    """Yields files with a wrong version number. A release changes the version in all of these files (see
    RELEASING.md)."""
    for path, pattern in VERSIONS.items():
        found = re.search(pattern, (root / path).read_text(encoding="utf-8"), re.MULTILINE)
        if not found or found[1] != version:
            yield f"{path}: the version is {found and found[1]}, but that of the library is {version}"


def main():
    build, folder, description, library, has_site = sys.argv[1:]
    gate.need("pkg-config")
    gate.need("nm")
    root = pathlib.Path(folder)
    with Installed(build, SUBJECT) as installed:
        top = installed.find("bin/clglinfo").parent.parent
        files = [named_as_packaged(path, top, installed.libraries) for path in top.rglob("*") if not path.is_dir()]
        problems = [*wrong_lists(files, root / "debian", has_site == "true"), *wrong_symbols(root / "debian", description, library),
                    *wrong_versions(root, installed.version)]
        gate.finish(problems, f"{SUBJECT}: {len(files)} files")


main()
