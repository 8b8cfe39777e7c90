"""Runs examples under Wine with loaders of OpenCL 1.2: a loader of the tests, with which everything must work, and the
loader of Wine, which has no event callbacks. With the latter, computing works, and sharing fails with a message.

Usage: opencl_1_2.py LIBRARY OPENCL12_DLL WINE... -- EXAMPLE...
"""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest

LIBRARY, LOADER = sys.argv[1:3]
SPLIT = sys.argv.index("--")
WINE, EXAMPLES = sys.argv[3:SPLIT], {os.path.basename(path).removesuffix(".exe"): path for path in sys.argv[SPLIT + 1:]}


def run(path, *options, **env):
    """Returns the exit status, and the output with the errors."""
    done = subprocess.run([*WINE, os.path.abspath(path), *options], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                          env={**os.environ, **env}, check=False)
    return done.returncode, done.stdout


class OldLoader(unittest.TestCase):
    """Each program has the loader in its folder."""

    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = scratch.name
        shutil.copy(LIBRARY, self.folder)
        shutil.copy(LOADER, os.path.join(self.folder, "OpenCL.dll"))

    def run_here(self, name, *options):
        status, said = run(shutil.copy(EXAMPLES[name], self.folder), *options)
        self.assertEqual(status, 0, said)
        return said

    def test_commands(self):
        self.assertIn("sums match the CPU", self.run_here("vector_add"))

    def test_properties_of_queues(self):
        self.run_here("graph")

    def test_samplers(self):
        pictures = []
        for start in (self.run_here, lambda name, *options: run(EXAMPLES[name], *options)):
            path = os.path.join(self.folder, f"{len(pictures)}.png")
            said = start("postprocess", "--headless", "--size", "64x48", "--frames", "2", "--screenshot", path)
            self.assertIn("mapped", str(said))
            with open(path, "rb") as file:
                pictures.append(file.read())
        self.assertEqual(pictures[0], pictures[1])


class LoaderOfWine(unittest.TestCase):
    def test_it_computes(self):
        status, said = run(EXAMPLES["vector_add"], WINE_OPENCL="b")
        self.assertEqual(status, 0, said)
        self.assertIn("sums match the CPU", said)

    def test_sharing_is_refused_with_the_reason(self):
        status, said = run(EXAMPLES["postprocess"], "--headless", WINE_OPENCL="b")
        self.assertEqual(status, 1, said)
        self.assertIn("no transport works with these drivers", said)
        self.assertIn("clSetMemObjectDestructorCallback failed with CL_INVALID_OPERATION", said)


unittest.main(argv=sys.argv[:1])
