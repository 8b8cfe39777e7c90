"""Tests that the output of a program under Wine ends with the program, although Wine's services, which the first program
starts, run as long as any program.

Usage: wrapper_test.py WRAPPER BUILD SYSROOT
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

WRAPPER, BUILD, SYSROOT = map(pathlib.Path, sys.argv[1:])
PREFIX = BUILD / "wine"
SHELL = PREFIX / "drive_c/windows/system32/cmd.exe"
# Long enough for busy machines. With the fault, the output would not end at all.
MOST_SECONDS = 120


class Output(unittest.TestCase):
    def setUp(self):
        """Makes a build folder with a prefix of its own, so that its first program starts a server of Wine."""
        subprocess.run([WRAPPER, BUILD, SYSROOT, SHELL, "/c", "exit"], check=True)
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.build = pathlib.Path(scratch.name)
        for name in ("lib", "tests"):
            (self.build / name).symlink_to(BUILD / name)
        own = self.build / "wine"
        own.mkdir()
        (own / "drive_c").symlink_to(PREFIX / "drive_c")
        shutil.copytree(PREFIX / "dosdevices", own / "dosdevices", symlinks=True)
        for path in (*PREFIX.glob("*.reg"), PREFIX / ".update-timestamp"):
            shutil.copy(path, own)
        (self.build / "wine.complete").touch()
        self.addCleanup(subprocess.run, [WRAPPER, self.build, SYSROOT, "--end"], check=True)

    def start_shell(self):
        """Returns a shell that runs until it reads "exit"."""
        shell = subprocess.Popen([WRAPPER, self.build, SYSROOT, SHELL], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                 stderr=subprocess.PIPE, text=True)
        shell.stdin.write("echo is ready\n")
        shell.stdin.flush()
        while "is ready" not in shell.stdout.readline():
            self.assertIsNone(shell.poll())
        return shell

    def test_output_ends_with_the_program(self):
        first, second = self.start_shell(), self.start_shell()
        try:
            first.communicate("exit\n", timeout=MOST_SECONDS)
        except subprocess.TimeoutExpired:
            first.kill()
            raise
        finally:
            second.communicate("exit\n", timeout=MOST_SECONDS)


unittest.main(argv=sys.argv[:1])
