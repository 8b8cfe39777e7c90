"""Installs the package with pip in a new virtual environment, without a network, and runs a program there with the library
of the wheel.

Usage: wheel.py FOLDER
"""

import importlib.util
import os
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
with clgl.Context.compute_only() as context, context.queue() as queue:
    buffer = context.buffer(b"1234", flags=clgl.BufferFlags.COMPUTE_ONLY)
    assert buffer.read(queue).tolist() == [49, 50, 51, 52]
print("well", clgl.__version__)
"""


def main():
    source = sys.argv[1]
    missing = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
    if missing:
        print(f"skipped: the module {missing[0]} is not installed")
        sys.exit(SKIPPED)
    with tempfile.TemporaryDirectory() as folder:
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
    sys.exit(0 if said.startswith("well") else 1)


main()
