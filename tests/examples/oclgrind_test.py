"""Runs the examples and the kernels of the library under oclgrind, which interprets kernels and reports data races
and invalid memory accesses. Environment variables with the names of the programs contain their paths."""

import os
import shutil
import subprocess
import sys
import tempfile
import unittest

SKIPPED = 77
TIMEOUT = 300
CONVERSIONS = ("run_two_buffers", "run_every_kind", "run_every_count_of_channels")
# Selects softpipe instead of llvmpipe. llvmpipe and oclgrind use different versions of LLVM, which conflict in one
# process.
WITHOUT_LLVM = {"GALLIUM_DRIVER": "softpipe", "DRAW_USE_LLVM": "0"}
RACE = """kernel void race(global uint *data) { data[0] = get_global_id(0); }"""
PAST_THE_END = """kernel void past(global uint *data) { data[get_global_id(0) + 2] = 1; }"""
SIMULATION = "kernel.cl\n{name}\n4 1 1\n1 1 1\n<size=16 fill=0 uint>\n"


class Oclgrind(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name
        self.log = os.path.join(folder.name, "log")

    def write(self, name, text):
        with open(os.path.join(self.folder, name), "w", encoding="utf-8") as file:
            file.write(text)

    def said(self):
        with open(self.log, encoding="utf-8") as file:
            return file.read()

    def run_clean(self, program, *arguments, **environment):
        """Runs a program. The program must succeed, and oclgrind must report nothing. Returns the output."""
        done = subprocess.run(["oclgrind", "--data-races", "--uniform-writes", "--log", self.log,
                               os.environ[program.upper()], *arguments],
                              env={**os.environ, **WITHOUT_LLVM, **environment}, capture_output=True, text=True,
                              timeout=TIMEOUT, check=False, cwd=self.folder)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertEqual(self.said(), "")
        return done.stdout

    def assert_clean(self, example, *arguments):
        """Runs an example and checks that it uses the device of oclgrind. Returns the output."""
        said = self.run_clean(example, *arguments)
        self.assertIn("Oclgrind", said)
        return said

    def test_vector_add(self):
        self.assertIn("All 300 sums", self.assert_clean("vector_add", "--count", "300"))

    def test_mandelbrot(self):
        self.assert_clean("mandelbrot", "--size", "31x61", "--iterations", "20")

    def test_graph(self):
        self.assertIn("no kernel started before its inputs", self.assert_clean("graph", "--rounds", "1"))

    def test_those_with_opengl(self):
        for example, *arguments in (["fluid", "--cells", "15x10", "--frames", "3"],
                                    ["life", "--cells", "20x10", "--frames", "3"], ["particles", "--count", "300"],
                                    ["postprocess", "--size", "40x30"], ["preview", "--size", "30x20"],
                                    ["preview", "--size", "30x20", "--pbo"], ["region"], ["sine"]):
            with self.subTest(example=example, arguments=arguments):
                self.assertIn(" of ", self.assert_clean(example, "--headless", *arguments))

    def test_convert(self):
        """Runs a test of the API that uses the conversion kernel of the library."""
        if "CONVERT" not in os.environ:
            systems.skip(self, "the C tests are not built")
        for name in CONVERSIONS:
            with self.subTest(name):
                self.assertIn("1 test(s) run", self.run_clean("convert", name, CLGL_TEST_DEVICE="Oclgrind"))

    def test_faults_are_detected(self):
        """Checks that oclgrind reports a data race and a write past the end of a buffer. The other tests depend on
        these reports."""
        for name, source, wanted in (("race", RACE, "data race"), ("past", PAST_THE_END, "Invalid write")):
            with self.subTest(name):
                self.write("kernel.cl", source)
                self.write("kernel.sim", SIMULATION.format(name=name))
                subprocess.run(["oclgrind-kernel", "--data-races", "--log", self.log, "kernel.sim"], check=True,
                               capture_output=True, timeout=TIMEOUT, cwd=self.folder)
                self.assertIn(wanted, self.said())


if not shutil.which("oclgrind"):
    print("skipped: oclgrind is not installed")
    sys.exit(SKIPPED)
unittest.main()
