"""What the gates have in common: each collects what is wrong, prints it, and fails if there is anything."""

import shutil
import subprocess
import sys


def finish(problems, subject):
    """Ends a gate with what it found wrong; subject says in a few words what was looked at."""
    for problem in problems:
        print(problem)
    if problems:
        sys.exit(f"{len(problems)} wrong: {subject}")
    print(f"right: {subject}")
    sys.exit(0)


def skip(reason):
    """Ends a gate that cannot run here. tests/allowed_skips.txt says where that is no failure."""
    print(f"skipped: {reason}")
    sys.exit(77)


def need(*programs):
    """The first of these programs that is installed; skips where the gate has none of them."""
    for program in programs:
        if shutil.which(program):
            return program
    return skip(f"{' or '.join(programs)} is not installed")


def output(*command):
    """What a command prints; the gate fails if the command does."""
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def complaints(command, source=None):
    """What a command says on both outputs if it fails, None if it succeeds. source goes to its input."""
    done = subprocess.run(command, input=source, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return None if done.returncode == 0 else done.stdout or f"{command[0]} exits {done.returncode}"
