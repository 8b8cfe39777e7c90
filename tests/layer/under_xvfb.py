"""Runs a program on a new X server, if xvfb-run is installed.

Usage: under_xvfb.py PROGRAM [ARGUMENT...]
"""

import shutil
import subprocess
import sys

import xvfb

SKIPPED = 77


def main():
    if not shutil.which("xvfb-run"):
        print("skipped: xvfb-run is not installed, so there is no GLX")
        sys.exit(SKIPPED)
    run = [*xvfb.command("-screen 0 1280x1024x24"), *sys.argv[1:]]
    sys.exit(subprocess.run(run, check=False).returncode)


main()
