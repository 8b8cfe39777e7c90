"""Lets tests of examples depend on the operating system."""

import functools
import os

# The examples run under Wine.
ON_WINDOWS = os.environ.get("EXAMPLES_SYSTEM") == "windows"


def not_on_windows(test):
    """Decorates a test method that is skipped on Windows. Prints the line by which tests/report.py recognizes
    skipped cases."""
    @functools.wraps(test)
    def on_other_systems(self):
        if ON_WINDOWS:
            print(f"[  SKIPPED ] {test.__name__}", flush=True)
            self.skipTest("not on Windows")
        test(self)
    return on_other_systems
