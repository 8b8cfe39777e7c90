"""Runs the tests of the Python binding, and checks that they call every public function. Most calls are found in the
trace of the library. Functions without a trace are counted in the module raw.

Usage: run.py DESCRIPTION
"""

import functools
import importlib.util
import json
import os
import re
import sys
import tempfile
import unittest

SKIPPED = 77
HERE = os.path.dirname(os.path.abspath(__file__))


def counted(function, name, called):
    @functools.wraps(function, assigned=())
    def call(*arguments):
        called.add(name)
        return function(*arguments)
    return call


def main():
    if importlib.util.find_spec("numpy") is None:
        print("skipped: NumPy is not installed")
        sys.exit(SKIPPED)
    with open(sys.argv[1], encoding="utf-8") as file:
        names = [function["name"] for function in json.load(file)["functions"]]
    called = set()
    with tempfile.TemporaryDirectory() as folder:
        trace = os.environ["CLGL_TRACE"] = os.path.join(folder, "trace")
        import clgl
        for name in names:
            setattr(clgl.raw, name, counted(getattr(clgl.raw, name), name, called))
        tests = unittest.defaultTestLoader.discover(HERE, "*_test.py")
        result = unittest.TextTestRunner(stream=sys.stdout, verbosity=2).run(tests)
        # The lines by which tests/report.py recognizes skipped cases
        for test, _ in result.skipped:
            print(f"[  SKIPPED ] {test.id().split('.')[-1]}")
        with open(trace, encoding="utf-8") as file:
            called |= set(re.findall(r"^(clgl_\w+)", file.read(), re.MULTILINE))
    missing = [name for name in names if name not in called]
    for name in missing:
        print(f"no test calls {name}")
    print(f"{len(names)} functions, {len(names) - len(missing)} called")
    sys.exit(0 if result.wasSuccessful() and not missing else 1)


main()
