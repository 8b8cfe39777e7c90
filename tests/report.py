"""Prints the summary of ./dev test: the end of the log of each failed test, the skips that are not allowed, and the
totals.

Usage: report.py TESTLOG.json ALLOWED_SKIPS.txt SYSTEM
"""

import json
import re
import signal
import sys

LOG_LINES = 60
PASSED = {"OK", "EXPECTEDFAIL"}


class AllowedSkips:
    """The skips that are allowed on a system. If the file does not contain the system, every skip is allowed."""

    def __init__(self, path, system):
        self.known, self.reasons, section = False, {}, None
        with open(path, encoding="utf-8") as file:
            for line in file:
                if heading := re.match(r"\[(.*)\]$", line):
                    section = heading[1].split()
                    self.known |= system in section
                elif line.strip() and not line.startswith("#") and system in section:
                    name, _, reason = line.partition(":")
                    self.reasons[name.strip()] = reason.strip()

    def reason(self, name):
        """Returns the reason why a test may skip; None = the test must not skip."""
        return self.reasons.get(name, None if self.known else "this system has no list of allowed skips")


def tests(path):
    """Yields for each test its name without project and suites, its result, its exit status, and its output. A program for
    Windows ends lines with CR LF."""
    with open(path, encoding="utf-8") as file:
        for line in file:
            test = json.loads(line)
            output = (test.get("stdout", "") + test.get("stderr", "")).replace("\r\n", "\n")
            yield re.split(r" / | - clgl:", test["name"])[-1], test["result"], test["returncode"], output


def skipped_cases(output):
    """Returns the skipped cases of a program of cmocka or unittest. The program succeeds even if it skips cases. Cases
    that unittest counts but that print no line are called "unnamed"."""
    named = re.findall(r"^\[  SKIPPED \] (?!.*\d test\(s\), listed)(.+)$", output, re.MULTILINE)
    counted = sum(map(int, re.findall(r"^OK \(.*?skipped=(\d+)", output, re.MULTILINE)))
    return sorted({*named, *["unnamed"] * (counted > len(named))})


def ending(status):
    """Describes the exit status of a program. In Python, negative numbers are signals."""
    return f"ended by a signal, {signal.strsignal(-status)}" if status < 0 else f"exit status {status}"


def judge(name, result, status, output, allowed):
    """Returns "passed", "failed" or "skipped". For a failure, returns the reason, too."""
    if result == "SKIP":
        return ("skipped", "") if allowed.reason(name) else ("failed", "skipped, but tests/allowed_skips.txt does not list it")
    if result not in PASSED:
        return "failed", f"{result.lower()}, {ending(status)}"
    cases = [case for case in skipped_cases(output)
             if not allowed.reason(f"{name}/{case}") and not allowed.reason(f"*/{case}")]
    if cases:
        return "failed", f"skipped {', '.join(cases)}, but tests/allowed_skips.txt does not list {name}/{cases[0]}"
    return "passed", ""


def main():
    testlog, skips, system = sys.argv[1:]
    allowed = AllowedSkips(skips, system)
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    for name, result, status, output in tests(testlog):
        verdict, reason = judge(name, result, status, output, allowed)
        counts[verdict] += 1
        if verdict == "failed":
            print(f"\n--- {name}: {reason}")
            print("\n".join(output.splitlines()[-LOG_LINES:]))
        elif verdict == "skipped":
            print(f"skipped {name}: {allowed.reason(name)}")
    print(f"\n{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped")
    sys.exit(1 if counts["failed"] or not counts["passed"] else 0)


main()
