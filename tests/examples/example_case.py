"""Base class of the tests of examples without a window. Runs an example. An environment variable with the name of
the example contains its path."""

import os
import subprocess
import tempfile
import unittest

import systems

TIMEOUT = 300
BAD_OPTION = 2


class ExampleCase(unittest.TestCase):
    """A test of one example. Derived classes set `name` to the name of the example."""

    example = ""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = folder.name

    def run_example(self, *arguments, status=0, env=None):
        done = subprocess.run([os.environ[self.example.upper()], *arguments], env={**os.environ, **(env or {})},
                              capture_output=True, text=True, timeout=TIMEOUT, check=False, cwd=self.folder)
        if done.returncode != status:
            systems.skip_without_driver_feature(self, done.stderr)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done

    def assert_help(self, *options):
        done = self.run_example("--help")
        self.assertIn(self.example + ": ", done.stdout)
        for option in (*options, "--device TEXT", "--help"):
            self.assertIn(option, done.stdout)

    def assert_refused(self, *bad):
        for arguments in ([["--nonsense"], [self.example], [""], ["--device"], ["--device", ""], *bad]):
            with self.subTest(arguments=arguments):
                done = self.run_example(*arguments, status=BAD_OPTION)
                self.assertIn(arguments[0] or '""', done.stderr)
                self.assertIn(f"{self.example} --help", done.stderr)
                self.assertEqual(done.stdout, "")

    def assert_unknown_device(self):
        done = self.run_example("--device", "no such device", status=1)
        self.assertIn("no such device", done.stderr)
        self.assertEqual(done.stdout, "")
