"""Lets tests of examples depend on the operating system."""

import functools
import os

# The examples run under Wine.
ON_WINDOWS = os.environ.get("EXAMPLES_SYSTEM") == "windows"


# Parts of the messages of programs that need more than a driver can
LACKING = (" images of CLGL_FORMAT_", "has an internal error, which is not a fault of the source")


def skip(case, reason):
    """Skips a test. Prints the line by which tests/report.py recognizes skipped cases."""
    print(f"[  SKIPPED ] {case.id().split('.')[-1].split()[0]}", flush=True)
    case.skipTest(reason)


def skip_without_driver_feature(case, message):
    """Skips a test if the message of a program says that the driver lacks a format or builds no program."""
    if any(part in message for part in LACKING):
        skip(case, message)


def not_on_windows(test):
    """Decorates a test method that is skipped on Windows."""
    @functools.wraps(test)
    def on_other_systems(self):
        if ON_WINDOWS:
            skip(self, "not on Windows")
        test(self)
    return on_other_systems
