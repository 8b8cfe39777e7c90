"""Builds the wheel and the source archive for pip and python3 -m build. Needs no other packages, so it works without
a network.

Both archives contain the stripped library. CLGL_LIBRARY names the library file. If it is not set, the library is read
from the folder `build` of the checkout.

With the setting platform=win_amd64, CLGL_LIBRARY must name bin/libclgl-0.dll in the unpacked zip that `./dev windows
--package` makes. The wheel for Windows contains this file and the licences in the folder `licenses` of the zip.
"""

import base64
import hashlib
import io
import os
import re
import shutil
import subprocess
import sysconfig
import tarfile
import tempfile
import zipfile

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
NAME = "clgl"
LIBRARY, WINDOWS_LIBRARY = "libclgl.so.0", "libclgl-0.dll"
SOURCES = ("pyproject.toml", "README.md", "wheel/backend.py")


def read(*path):
    with open(os.path.join(HERE, *path), "rb") as file:
        return file.read()


def field(name):
    """Returns a value from the table [project] in pyproject.toml."""
    return re.search(rf'^{name} = "(.*)"$', read("pyproject.toml").decode(), re.MULTILINE).group(1)


def stripped(path):
    """Returns the content of a library without debug symbols."""
    with tempfile.TemporaryDirectory() as folder:
        made = os.path.join(folder, LIBRARY)
        shutil.copyfile(path, made)
        if shutil.which("strip"):
            subprocess.run(["strip", "--strip-unneeded", made], check=True)
        with open(made, "rb") as file:
            return file.read()


def stripped_library(name):
    places = [os.environ.get("CLGL_LIBRARY"), os.path.join(HERE, NAME, name),
              os.path.join(HERE, "..", "..", "build", "lib", name)]
    found = next((place for place in places if place and os.path.exists(place)), None)
    if found is None:
        raise SystemExit(f"{name} is not there: build it in build, or set CLGL_LIBRARY to its path")
    return stripped(found)


def package(library=LIBRARY):
    """Returns the files of the package with their content."""
    files = {}
    for folder, folders, names in os.walk(os.path.join(HERE, NAME)):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        for name in sorted(names):
            if name.endswith((".py", ".typed")):
                path = os.path.relpath(os.path.join(folder, name), HERE)
                files[path] = read(path)
    files[f"{NAME}/{library}"] = stripped_library(library)
    return files


def licence():
    own = os.path.join(HERE, "LICENSE")
    return read("LICENSE" if os.path.exists(own) else "../../LICENSE")


def windows_licences():
    """Returns the paths of the licences of what is linked into libclgl-0.dll, by name."""
    folder = os.path.join(os.path.dirname(os.path.abspath(os.environ.get("CLGL_LIBRARY", ""))), "..", "licenses")
    if not os.path.isdir(folder):
        raise SystemExit(f"{folder} is not there: set CLGL_LIBRARY to bin/{WINDOWS_LIBRARY} in the unpacked zip for Windows")
    return {name: os.path.join(folder, name) for name in sorted(os.listdir(folder))}


def metadata():
    classifiers = re.findall(r'^  "(.* :: .*)",$', read("pyproject.toml").decode(), re.MULTILINE)
    lines = ["Metadata-Version: 2.1", f"Name: {NAME}", f"Version: {field('version')}", f"Summary: {field('description')}",
             "License: MIT", f"Requires-Python: {field('requires-python')}",
             *(f"Classifier: {classifier}" for classifier in classifiers), "Description-Content-Type: text/markdown", ""]
    return "\n".join(lines).encode() + b"\n" + read("README.md")


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None, libraries=None, licences=None):
    """Builds the wheel. `libraries` and `licences` map library names to the paths of additional libraries and their
    licences."""
    platform = (config_settings or {}).get("platform") or re.sub(r"[-.]", "_", sysconfig.get_platform())
    info = f"{NAME}-{field('version')}.dist-info"
    for_windows = platform.startswith("win")
    files = package(WINDOWS_LIBRARY if for_windows else LIBRARY)
    files[f"{info}/METADATA"] = metadata()
    files[f"{info}/WHEEL"] = (f"Wheel-Version: 1.0\nGenerator: {NAME}\nRoot-Is-Purelib: false\n"
                              f"Tag: py3-none-{platform}\n").encode()
    files[f"{info}/LICENSE"] = licence()
    for name, path in (libraries or {}).items():
        files[f"{NAME}/{name}"] = stripped(path)
    for name, path in (windows_licences() if for_windows else licences or {}).items():
        files[f"{info}/LICENSE.{name}"] = read(path)
    record = ""
    for path, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        record += f"{path},sha256={digest},{len(content)}\n"
    files[f"{info}/RECORD"] = f"{record}{info}/RECORD,,\n".encode()
    name = f"{NAME}-{field('version')}-py3-none-{platform}.whl"
    with zipfile.ZipFile(os.path.join(wheel_directory, name), "w", zipfile.ZIP_DEFLATED) as archive:
        for path, content in files.items():
            entry = zipfile.ZipInfo(path)
            entry.external_attr, entry.compress_type = 0o644 << 16, zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)
    return name


def build_sdist(sdist_directory, config_settings=None):
    base = f"{NAME}-{field('version')}"
    files = {**package(), **{path: read(path) for path in SOURCES}, "PKG-INFO": metadata(),
             "LICENSE": licence()}
    with tarfile.open(os.path.join(sdist_directory, base + ".tar.gz"), "w:gz") as archive:
        for path, content in files.items():
            entry = tarfile.TarInfo(f"{base}/{path}")
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    return base + ".tar.gz"
