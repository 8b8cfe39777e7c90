"""Installs the package with pip in a new virtual environment, without a network, and runs a program there with the
libraries from the wheel. If `python3 -m build` is installed, also tests the wheel that it builds. With a build folder,
builds and tests a manylinux wheel in that folder.

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
    """Builds a manylinux wheel, and returns its path."""
    said = subprocess.run([sys.executable, os.path.join(source, "wheel", "manylinux.py"), build, output], check=True,
                          stdout=subprocess.PIPE, text=True).stdout
    path = said.splitlines()[-1]
    if not re.fullmatch(r"clgl-[\d.]+-py3-none-manylinux_2_\d+_\w+\.whl", os.path.basename(path)):
        sys.exit(f"{path} is not the name of a manylinux wheel")
    return path


def build_wheel(source, output, environment):
    """Creates a source archive and a wheel with `python3 -m build`, and returns the path of the wheel."""
    subprocess.run([sys.executable, "-m", "build", "--outdir", output, source], check=True, env=environment, cwd=output)
    wheel, = (name for name in os.listdir(output) if name.endswith(".whl"))
    return os.path.join(output, wheel)


def install_and_run(source, folder, environment):
    """Installs the package in a new virtual environment, and returns the output of the program in it."""
    venv = os.path.join(folder, "venv")
    subprocess.run([sys.executable, "-m", "venv", "--clear", venv], check=True)
    python = os.path.join(venv, "bin", "python")
    subprocess.run([python, "-m", "pip", "install", "--no-index", "--no-input", source], check=True, env=environment)
    without = {name: value for name, value in environment.items() if name not in ("CLGL_LIBRARY", "LD_LIBRARY_PATH")}
    said = subprocess.run([python, "-c", PROGRAM], check=True, stdout=subprocess.PIPE, text=True, cwd=folder,
                          env={**without, "VENV": venv, "MOST_BYTES": str(MOST_BYTES)}).stdout
    print(said)
    return said


def main():
    source, *build = sys.argv[1:]
    if build and not shutil.which("dpkg-query"):
        print("skipped: manylinux.py takes the licences of Debian packages")
        sys.exit(SKIPPED)
    missing = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
    if missing:
        print(f"skipped: the module {missing[0]} is not installed")
        sys.exit(SKIPPED)
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP_"))}
    with tempfile.TemporaryDirectory() as folder:
        wheels = os.path.join(folder, "wheels")
        os.mkdir(wheels)
        sources = [manylinux(source, *build, wheels) if build else source]
        if not build and importlib.util.find_spec("build"):
            sources.append(build_wheel(source, wheels, plain))
        wanted = f"{3 if build else 1} libraries\nwell"
        wrong = [one for one in sources if wanted not in install_and_run(one, folder, plain)]
    sys.exit(f"not {wanted!r} with {wrong}" if wrong else 0)


main()
