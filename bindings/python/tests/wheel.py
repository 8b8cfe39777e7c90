"""Installs the package with pip in a new virtual environment, without a network, and runs a program there with the libraries
of the wheel. With a build folder it installs a manylinux wheel that it makes there.

Usage: wheel.py FOLDER [BUILD_FOLDER]
"""

import importlib.util
import os
import re
import shutil
import subprocess
import sys
import tempfile

SKIPPED = 77
MOST_BYTES = 4 << 20
PROGRAM = """
import os
import clgl
path = os.path.realpath(clgl._library.library._name)
assert path.startswith(os.path.realpath(os.environ["VENV"])), path
assert os.path.getsize(path) < int(os.environ["MOST_BYTES"]), os.path.getsize(path)
folder = os.path.dirname(path)
with open("/proc/self/maps") as file:
    loaded = {os.path.realpath(line.split()[-1]) for line in file if "/" in line}
inside = {os.path.join(folder, name) for name in os.listdir(folder) if ".so" in name}
assert inside <= loaded, inside - loaded
print(len(inside), "libraries")
with clgl.Context.compute_only() as context, context.queue() as queue:
    buffer = context.buffer(b"1234", flags=clgl.BufferFlags.COMPUTE_ONLY)
    assert buffer.read(queue).tolist() == [49, 50, 51, 52]
print("well", clgl.__version__)
"""


def manylinux(source, build, output):
    """Makes a manylinux wheel, and returns its path."""
    said = subprocess.run([sys.executable, os.path.join(source, "wheel", "manylinux.py"), build, output], check=True,
                          stdout=subprocess.PIPE, text=True).stdout
    path = said.splitlines()[-1]
    if not re.fullmatch(r"clgl-[\d.]+-py3-none-manylinux_2_\d+_\w+\.whl", os.path.basename(path)):
        sys.exit(f"{path} is not the name of a manylinux wheel")
    return path


def main():
    source, *build = sys.argv[1:]
    if build and not shutil.which("dpkg-query"):
        print("skipped: manylinux.py takes the licences of Debian packages")
        sys.exit(SKIPPED)
    missing = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
    if missing:
        print(f"skipped: the module {missing[0]} is not installed")
        sys.exit(SKIPPED)
    with tempfile.TemporaryDirectory() as folder:
        source = manylinux(source, *build, os.path.join(folder, "wheels")) if build else source
        venv = os.path.join(folder, "venv")
        subprocess.run([sys.executable, "-m", "venv", venv], check=True)
        python = os.path.join(venv, "bin", "python")
        plain = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP_"))}
        subprocess.run([python, "-m", "pip", "install", "--no-index", "--no-input", source], check=True, env=plain)
        del plain["CLGL_LIBRARY"]
        plain.pop("LD_LIBRARY_PATH", None)
        said = subprocess.run([python, "-c", PROGRAM], check=True, stdout=subprocess.PIPE, text=True, cwd=folder,
                              env={**plain, "VENV": venv, "MOST_BYTES": str(MOST_BYTES)}).stdout
        print(said)
    sys.exit(0 if f"{3 if build else 1} libraries\nwell" in said else 1)


main()
