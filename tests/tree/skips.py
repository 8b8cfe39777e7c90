"""Checks that tests/report.py finds the skips that tests/allowed_skips.txt must list, in the output of cmocka and of
unittest.

Usage: skips.py ROOT
"""

import json
import os
import subprocess
import sys
import tempfile

import gate

ALLOWED = "[system]\nwhole: a reason\ncases/allowed: a reason\n"
CMOCKA = "[  SKIPPED ] {}\n[  PASSED  ] 1 test(s).\n[  SKIPPED ] 1 test(s), listed below:\n[  SKIPPED ] {}\n"
UNITTEST = "Ran 2 tests in 0.1s\n\nOK (skipped={}, expected failures=1)\n"
# Each case has the name of a test, its result, its output, and whether the report must be a failure.
CASES = (
    ("whole", "SKIP", "", False),
    ("another", "SKIP", "", True),
    ("cases", "OK", CMOCKA.format("allowed", "allowed"), False),
    ("cases", "OK", CMOCKA.format("another", "another"), True),
    ("cases", "OK", "[  SKIPPED ] allowed\n" + UNITTEST.format(1), False),
    ("cases", "OK", "[  SKIPPED ] another\n" + UNITTEST.format(1), True),
    ("cases", "OK", "[  SKIPPED ] allowed\n" + UNITTEST.format(2), True),
    ("cases", "OK", "Ran 2 tests in 0.1s\n\nOK\n", False),
)


def wrong_report(root, name, result, output, fails):
    with tempfile.TemporaryDirectory() as folder:
        log, allowed = os.path.join(folder, "log.json"), os.path.join(folder, "allowed.txt")
        with open(log, "w", encoding="utf-8") as file:
            for test in ((name, result, output), ("passes", "OK", "")):
                file.write(json.dumps(dict(zip(("name", "result", "stderr"), test), returncode=0)) + "\n")
        with open(allowed, "w", encoding="utf-8") as file:
            file.write(ALLOWED)
        done = subprocess.run([sys.executable, os.path.join(root, "tests/report.py"), log, allowed, "system"],
                              stdout=subprocess.PIPE, text=True, check=False)
    if (done.returncode != 0) != fails:
        yield f"the report {'must' if fails else 'must not'} be a failure: {output!r}\n{done.stdout}"


def main():
    problems = [problem for case in CASES for problem in wrong_report(sys.argv[1], *case)]
    gate.finish(problems, f"{len(CASES)} reports of skips")


main()
