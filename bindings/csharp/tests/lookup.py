"""Tests whether the assembly finds the library through CLGL_LIBRARY, in a package, in a build folder, and installed.
Also tests the errors if there is no library, or only a library of another major version.

Usage: lookup.py LIBRARY FILE... -- COMMAND... PROGRAM

PROGRAM must be one of the FILEs. With --path it prints where it found the library.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

ALIEN = "int clgl_version(unsigned *major, unsigned *minor, unsigned *patch) { *major = 9; *minor = 8; *patch = 7; return 0; }"
FILE = "libclgl.so.0"
TARGET = ".NETCoreApp"
SPLIT = sys.argv.index("--")
LIBRARY, *FILES = sys.argv[1:SPLIT]
*COMMAND, PROGRAM = sys.argv[SPLIT + 1:]


class Lookup(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.root = scratch.name
        self.folder = self.make("some", "where")
        for path in FILES:
            shutil.copy(path, self.folder)

    def make(self, *names):
        path = os.path.join(self.root, *names)
        os.makedirs(path, exist_ok=True)
        return path

    def put(self, *folder):
        return shutil.copy(LIBRARY, os.path.join(self.make(*folder), FILE))

    def put_alien(self, *folder):
        path = os.path.join(self.make(*folder), FILE)
        subprocess.run(["gcc", "-shared", "-fPIC", "-xc", "-", "-o", path], input=ALIEN, text=True, check=True)
        return path

    def look(self, status=0, **variables):
        environment = {name: value for name, value in os.environ.items() if name not in ("CLGL_LIBRARY", "LD_LIBRARY_PATH")}
        environment.update(variables)
        done = subprocess.run([*COMMAND, os.path.join(self.folder, os.path.basename(PROGRAM)), "--path"], text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment, check=False)
        self.assertEqual(done.returncode, status, done.stdout)
        return done.stdout.strip()

    def test_named(self):
        path = self.put("named")
        self.assertEqual(self.look(CLGL_LIBRARY=path).split()[0], path)

    def test_packed(self):
        path = self.put("some", "where", "runtimes", "linux-x64", "native")
        self.assertEqual(self.look().split()[0], path)
        beside = self.put("some", "where")
        self.assertEqual(self.look().split()[0], beside)

    def test_packed_and_not_copied(self):
        """Scripts use the assembly in the package folder lib/netstandard2.0, without installing the package."""
        path = self.put("runtimes", "linux-x64", "native")
        self.assertEqual(self.look().split()[0], path)

    def test_where_the_program_says_that_its_libraries_are(self):
        """.NET extracts the libraries of a single-file program into a folder that only .NET knows."""
        path = self.put("some", "where", "extracted")
        asset = {"extracted/" + FILE: {"rid": "linux-x64", "assetType": "native"}}
        with open(os.path.join(self.folder, "Tests.deps.json"), "w", encoding="utf-8") as file:
            json.dump({"runtimeTarget": {"name": TARGET},
                       "targets": {TARGET: {"Tests/1.0.0": {"runtime": {"Tests.dll": {}, "Clgl.dll": {}},
                                                            "runtimeTargets": asset}}},
                       "libraries": {"Tests/1.0.0": {"type": "project", "serviceable": False, "sha512": ""}}}, file)
        self.assertEqual(self.look().split()[0], path)

    def test_built(self):
        path = self.put("some", "lib")
        open(os.path.join(self.make("some"), "build.ninja"), "w", encoding="utf-8").close()
        self.assertEqual(self.look().split()[0], path)

    def test_built_in_a_checkout(self):
        path = self.put("build", "lib")
        open(os.path.join(self.make("build"), "build.ninja"), "w", encoding="utf-8").close()
        self.assertEqual(self.look().split()[0], path)

    def test_installed(self):
        self.put("installed")
        self.assertEqual(self.look(LD_LIBRARY_PATH=self.make("installed")).split()[0], FILE)

    def test_none(self):
        said = self.look(1)
        for place in (os.path.join(self.folder, FILE), "runtimes/linux-x64/native/" + FILE, "\n  " + FILE):
            self.assertIn(place, said)
        self.assertIn("CLGL_LIBRARY", said)

    def test_named_but_missing(self):
        said = self.look(1, CLGL_LIBRARY="/no/such/file.so")
        self.assertIn("/no/such/file.so: cannot open", said)
        self.assertNotIn("runtimes", said)

    def test_another_major(self):
        path = self.put_alien("some", "where")
        said = self.look(1)
        self.assertIn(f"{path}: is version 9.8.7, and this assembly needs 0.", said)

    def test_another_major_is_passed_over(self):
        self.put_alien("some", "where")
        path = self.put("some", "where", "runtimes", "linux-x64", "native")
        self.assertEqual(self.look().split()[0], path)


# Mono has no such list.
if not PROGRAM.endswith(".dll"):
    del Lookup.test_where_the_program_says_that_its_libraries_are

unittest.main(argv=sys.argv[:1])
