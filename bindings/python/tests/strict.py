"""Checks the types of the binding and of a program that uses it with mypy. Also limits the number of hand-written
lines, and of the lines that the examples share.

Usage: strict.py FOLDER
"""

import glob
import os
import shutil
import subprocess
import sys
import tempfile
import tokenize

OLDEST = "3.9"
MOST_LINES = 1500
# Maximum number of lines that the examples share
MOST_SHARED = 200
SKIPPED = 77


def lines_of(path):
    """Counts the lines of code. Does not count blank lines, comments and docstrings."""
    with open(path, "rb") as file:
        tokens = list(tokenize.tokenize(file.readline))
    found, fresh = set(), True
    for token in tokens:
        if token.type in (tokenize.COMMENT, tokenize.NL, tokenize.ENCODING, tokenize.INDENT, tokenize.DEDENT):
            continue
        if token.type == tokenize.NEWLINE:
            fresh = True
        elif not (fresh and token.type == tokenize.STRING):
            found |= set(range(token.start[0], token.end[0] + 1))
            fresh = False
    return len(found)


def main():
    folder = sys.argv[1]
    count = sum(map(lines_of, glob.glob(os.path.join(folder, "clgl", "*.py"))))
    print(f"{count} lines by hand, at most {MOST_LINES}")
    shared = lines_of(os.path.join(folder, "examples", "harness.py"))
    print(f"the examples share {shared} lines, at most {MOST_SHARED}")
    if count > MOST_LINES or shared > MOST_SHARED:
        sys.exit(1)
    if not shutil.which("mypy"):
        print("skipped: mypy is not installed")
        sys.exit(SKIPPED)
    with tempfile.TemporaryDirectory() as cache:
        command = ["mypy", "--strict", "--cache-dir", cache, "--python-executable", sys.executable,
                   os.path.join(folder, "clgl"), os.path.join(folder, "tests", "sample.py")]
        done = subprocess.run([*command, "--python-version", OLDEST], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              check=False)
        if f"Python {OLDEST} is not supported" in done.stdout:
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    print(done.stdout)
    sys.exit(done.returncode)


main()
