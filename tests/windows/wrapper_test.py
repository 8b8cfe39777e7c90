"""Tests that the output of a program under Wine ends with the program, although Wine's services, which the first program
starts, run as long as any program.

Usage: wrapper_test.py WRAPPER BUILD SYSROOT
"""

import subprocess
import sys
import unittest

import prefix

# Long enough for busy machines. With the fault, the output would not end at all.
MOST_SECONDS = 120


class Output(unittest.TestCase):
    def setUp(self):
        """Makes a prefix of its own, so that its first program starts a server of Wine."""
        self.prefix = prefix.Prefix(self, *sys.argv[1:])

    def start_shell(self):
        """Returns a shell that runs until it reads "exit"."""
        shell = subprocess.Popen(self.prefix.command(self.prefix.system / "cmd.exe"), stdin=subprocess.PIPE,
                                 stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
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
