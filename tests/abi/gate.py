"""Shared code of the policy tests. Each test collects problems, prints them, and fails if there are any."""

import shutil
import subprocess
import sys

# The compiler for Windows
MINGW = "x86_64-w64-mingw32-gcc-posix"


def finish(problems, subject):
    """Prints the problems and exits with a failure if there are any. `subject` names what was checked."""
    for problem in problems:
        print(problem)
    if problems:
        sys.exit(f"{len(problems)} problems with {subject}")
    print(f"right: {subject}")
    sys.exit(0)


def skip(reason):
    """Exits as skipped. tests/allowed_skips.txt lists the tests that may skip."""
    print(f"skipped: {reason}")
    sys.exit(77)


def need(*programs):
    """Returns the first of `programs` that is installed. Skips the test if none is installed."""
    for program in programs:
        if shutil.which(program):
            return program
    return skip(f"{' or '.join(programs)} is not installed")


def output(*command):
    """Returns the output of a command. The test fails if the command fails."""
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def complaints(command, source=None, folder=None):
    """Returns the output and errors of a command if it fails, else None. `source` is its standard input. The command
    runs in `folder`."""
    done = subprocess.run(command, input=source, cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return None if done.returncode == 0 else done.stdout or f"{command[0]} exits {done.returncode}"
