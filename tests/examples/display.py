"""Starts an X server for tests that open windows."""

import os
import shutil
import subprocess
import sys
import unittest

import xvfb
from sine_case import without_display

SKIPPED = 77
INSIDE = "--inside"


def environment(**more):
    """Returns the environment for a program that opens windows on the X server. The device is PoCL, because rusticl
    26.2 builds few programs."""
    return without_display(DISPLAY=os.environ["DISPLAY"], SDL_VIDEODRIVER="x11",
                           CLGL_DEVICE="Portable Computing Language", **more)


def main():
    """Runs the tests of the calling program on a new X server."""
    if INSIDE in sys.argv:
        sys.argv.remove(INSIDE)
        unittest.main()
    if not shutil.which("xvfb-run"):
        print("skipped: xvfb-run is not installed, so there is no display for a window")
        sys.exit(SKIPPED)
    run = [*xvfb.command("-screen 0 1280x1024x24"), sys.executable, *sys.argv, INSIDE]
    sys.exit(subprocess.run(run, check=False).returncode)
