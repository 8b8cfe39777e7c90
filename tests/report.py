"""What ./dev test says after Meson has run: the end of each failure's log, skips that nobody allowed, and the sum.

Usage: report.py TESTLOG.json ALLOWED_SKIPS.txt
"""

import json
import re
import signal
import sys

LOG_LINES = 60
PASSED = {"OK", "EXPECTEDFAIL"}


def allowed_skips(path):
    with open(path, encoding="utf-8") as file:
        lines = [line.partition(":") for line in file if line.strip() and not line.startswith("#")]
    return {name.strip(): reason.strip() for name, _, reason in lines}


def tests(path):
    """Each test's name without its project and suites, its result, its exit status, and what it printed."""
    with open(path, encoding="utf-8") as file:
        for line in file:
            test = json.loads(line)
            output = test.get("stdout", "") + test.get("stderr", "")
            yield test["name"].split(" / ")[-1], test["result"], test["returncode"], output


def skipped_cases(output):
    """cmocka programs succeed although some of their cases were skipped."""
    return sorted(set(re.findall(r"^\[  SKIPPED \] ([A-Za-z_]\w*)$", output, re.MULTILINE)))


def ending(status):
    """How a program ended: Python's negative numbers are signals."""
    return f"ended by a signal, {signal.strsignal(-status)}" if status < 0 else f"exit status {status}"


def judge(name, result, status, output, allowed):
    """(what counts: passed, failed or skipped; why it failed)"""
    if result == "SKIP":
        return ("skipped", "") if name in allowed else ("failed", "skipped, but tests/allowed_skips.txt does not list it")
    if result not in PASSED:
        return "failed", f"{result.lower()}, {ending(status)}"
    cases = [case for case in skipped_cases(output) if f"{name}/{case}" not in allowed]
    if cases:
        return "failed", f"skipped {', '.join(cases)}, but tests/allowed_skips.txt does not list {name}/{cases[0]}"
    return "passed", ""


def main():
    testlog, skips = sys.argv[1:]
    allowed = allowed_skips(skips)
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    for name, result, status, output in tests(testlog):
        verdict, reason = judge(name, result, status, output, allowed)
        counts[verdict] += 1
        if verdict == "failed":
            print(f"\n--- {name}: {reason}")
            print("\n".join(output.splitlines()[-LOG_LINES:]))
        elif verdict == "skipped":
            print(f"skipped {name}: {allowed[name]}")
    print(f"\n{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped")
    sys.exit(1 if counts["failed"] or not counts["passed"] else 0)


main()
