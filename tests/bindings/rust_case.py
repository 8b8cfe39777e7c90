"""Base class of the tests of the Rust crates. Runs cargo so that it writes only to the build folder.

Environment: the folders RUST_SOURCES, RUST_TARGET and CLGL_LIBRARY_FOLDER, and the path API_DESCRIPTION.
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest

SOURCES = os.environ["RUST_SOURCES"]
TIMEOUT = 400


def description():
    with open(os.environ["API_DESCRIPTION"], encoding="utf-8") as file:
        return json.load(file)


def surroundings(env=None, without=()):
    library = os.environ["CLGL_LIBRARY_FOLDER"]
    given = {**os.environ, "CARGO_TARGET_DIR": os.environ["RUST_TARGET"], "CLGL_LIB_DIR": library,
             "LD_LIBRARY_PATH": library, "RUST_BACKTRACE": "0"}
    return {**{name: value for name, value in given.items() if name not in without}, **(env or {})}


def cargo(*arguments, after=(), env=None, without=(), cwd=SOURCES):
    """Runs cargo without network access and without changing the sources."""
    return subprocess.run(["cargo", *arguments, "--offline", "--locked", *after], stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, env=surroundings(env, without), cwd=cwd,
                          timeout=TIMEOUT, check=False)


def build_examples(*names):
    """Builds the examples, and sets environment variables to their paths."""
    built = cargo("build", "--package=clgl", *(f"--example={name}" for name in names))
    if built.returncode:
        sys.exit(built.stdout)
    for name in names:
        os.environ[name.upper()] = os.path.join(os.environ["RUST_TARGET"], "debug/examples", name)
    os.environ.update(surroundings())


class RustCase(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def cargo(self, *arguments, status=0, **more):
        done = cargo(*arguments, **more)
        self.assertEqual(done.returncode, status, done.stdout)
        return done.stdout
