"""Lets tests of examples depend on the operating system."""

import functools
import os

# The examples run under Wine.
ON_WINDOWS = os.environ.get("EXAMPLES_SYSTEM") == "windows"


# Parts of the messages of programs that need more than a driver can
LACKING = (" images of CLGL_FORMAT_", "has an internal error, which is not a fault of the source")


def skip(case, reason):
    """Skips a test. Prints the line by which tests/report.py recognizes skipped cases. unittest prints only their number,
    with which report.py finds cases that are skipped in another way."""
    print(f"[  SKIPPED ] {case.id().split('.')[-1].split()[0]}", flush=True)
    case.skipTest(reason)


def skip_without_driver_feature(case, message):
    """Skips a test if the message of a program says that the driver lacks a format or builds no program."""
    if any(part in message for part in LACKING):
        skip(case, message)


def skip_if(condition, reason):
    """Decorates a test method that is skipped if `condition` is true."""
    def skippable(test):
        @functools.wraps(test)
        def run_or_skip(self):
            if condition:
                skip(self, reason)
            test(self)
        return run_or_skip
    return skippable


not_on_windows = skip_if(ON_WINDOWS, "not on Windows")
