"""Builds a manylinux wheel. The wheel works on every Linux system with the same or a newer glibc version, so run this
on the oldest supported Debian or Ubuntu.

The library is built with a static C++ runtime. The wheel also contains libepoxy and the OpenCL loader, with their
licences, because manylinux systems may lack them. A process that has already loaded these libraries uses the loaded
libraries.

Usage: manylinux.py BUILD_FOLDER WHEEL_FOLDER
"""

import os
import platform
import re
import subprocess
import sys

import backend

ROOT = os.path.join(backend.HERE, "..", "..")
# Libraries that every manylinux system has
ON_EVERY_SYSTEM = re.compile(r"lib(c|m|dl|pthread|rt)\.so\.\d+|ld-linux.*")
LINK = ["-static-libstdc++", "-static-libgcc", "-Wl,-rpath,$ORIGIN"]
OPTIONS = ["--buildtype=release", "-Db_lto=false", *(f"-D{name}=disabled" for name in ("tests", "examples", "bench", "site"))]


def said(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


def built(folder):
    """Builds the library, and returns its path."""
    if not os.path.exists(os.path.join(folder, "build.ninja")):
        subprocess.run(["meson", "setup", folder, ROOT, *OPTIONS, f"-Dcpp_link_args={LINK}"], check=True)
    names = [name for name in said("ninja", "-C", folder, "-t", "targets", "all").split()
             if re.fullmatch(r"lib/libclgl\.so\.[\d.]+:", name)]
    subprocess.run(["ninja", "-C", folder, names[0][:-1]], check=True)
    return os.path.join(folder, names[0][:-1])


def needed(path):
    return re.findall(r"\(NEEDED\).*\[(.*)\]", said("readelf", "-d", path))


def bundled(library):
    """Returns the paths of the libraries that the wheel must contain, by name."""
    places = dict(re.findall(r"(\S+) => (/\S+)", said("ldd", library)))
    found, open_names = {}, needed(library)
    while open_names:
        name = open_names.pop()
        if not ON_EVERY_SYSTEM.fullmatch(name) and name not in found:
            found[name] = os.path.realpath(places[name])
            open_names += needed(found[name])
    return found


def licence(path):
    """Returns the path of the licence of a file, which must belong to a Debian package."""
    paths = {path, path.removeprefix("/usr")}  # / and /usr may be the same folder, and packages may use either path
    package = next(filter(None, (subprocess.run(["dpkg-query", "-S", name], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                                                text=True, check=False).stdout for name in paths)), "").split(":")[0]
    copyright_file = f"/usr/share/doc/{package}/copyright"
    if not package or not os.path.exists(copyright_file):
        sys.exit(f"{path} belongs to no package with a licence: run this on Debian or Ubuntu")
    return copyright_file


def tag(paths):
    """Returns the platform tag of the wheel, which names the newest glibc version that any of the libraries needs."""
    versions = re.findall(r"\bGLIBC_2\.(\d+)", "".join(said("readelf", "-V", path) for path in paths))
    return f"manylinux_2_{max(map(int, versions))}_{platform.machine()}"


def main():
    folder, output = map(os.path.abspath, sys.argv[1:])
    library = built(folder)
    more = bundled(library)
    unexpected = more.keys() - {"libepoxy.so.0", "libOpenCL.so.1"}
    if unexpected:
        sys.exit(f"the library needs {', '.join(sorted(unexpected))}, which a wheel should not contain")
    os.environ["CLGL_LIBRARY"] = library
    os.makedirs(output, exist_ok=True)
    name = backend.build_wheel(output, {"platform": tag([library, *more.values()])},
                               libraries=more, licences={name: licence(path) for name, path in more.items()})
    print(os.path.join(output, name))


if __name__ == "__main__":
    main()
