"""Runs the tests of cl_khr_gl_sharing with the OpenCL loader of Khronos, which finds the driver in the registry, and
the layer in OPENCL_LAYERS or in the registry.

Usage: khronos_loader.py LAYER PROGRAM WRAPPER BUILD SYSROOT
"""

import os
import pathlib
import shutil
import subprocess
import sys
import unittest

import prefix

LAYER, PROGRAM = (os.path.abspath(path) for path in sys.argv[1:3])
LOADER = pathlib.Path(sys.argv[5]) / "khronos/OpenCL.dll"
KEY = r"HKLM\SOFTWARE\Khronos\OpenCL"
SKIPPED = 77
PLATFORM = "Portable Computing Language"


class Loader(unittest.TestCase):
    def setUp(self):
        """Makes a folder with the program and the loader, and registers the driver."""
        self.prefix = prefix.Prefix(self, *sys.argv[3:])
        self.program = shutil.copy(PROGRAM, self.prefix.build)
        shutil.copy(LOADER, self.prefix.build)
        self.prefix.set_value(KEY + r"\Vendors", "host_opencl.dll", 0)

    def run_program(self, **env):
        """Returns the exit status, and the output with what the loader traces."""
        env = {**os.environ, "SHARING_PLATFORM": PLATFORM, "OCL_ICD_ENABLE_TRACE": "1", **env}
        done = subprocess.run(self.prefix.command(self.program), stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env=env, encoding="utf-8", errors="replace", check=False)
        return done.returncode, done.stdout

    def check_sharing(self, **env):
        status, said = self.run_program(**env)
        self.assertIn("successfully added layer", said)
        self.assertEqual(status, 0, said)
        self.assertNotIn("[  FAILED  ]", said)
        self.assertRegex(said, r"\[  PASSED  \] [1-9]")

    def test_environment(self):
        self.check_sharing(OPENCL_LAYERS=LAYER)

    def test_registry(self):
        self.prefix.set_value(KEY + r"\Layers", prefix.windows(LAYER), 0)
        self.check_sharing()

    def test_no_layer(self):
        status, said = self.run_program()
        self.assertIn("successfully added vendor", said)
        self.assertNotIn("successfully added layer", said)
        self.assertNotEqual(status, 0, said)


if not LOADER.exists():
    print("skipped: the source of the loader could not be downloaded")
    sys.exit(SKIPPED)
unittest.main(argv=sys.argv[:1])
