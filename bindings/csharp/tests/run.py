"""Runs the tests of the C# binding. Uses the trace of the library to check that the tests call every public function.

Usage: run.py HEADER... -- COMMAND...

COMMAND runs the tests. CLGL_LIBRARY must name the library.
"""

import os
import subprocess
import sys
import tempfile

import api
import gate

# Functions that return a text or the last error are not traced. Each entry names the test that calls the function. The
# name of the test must appear in the output.
UNTRACED = {"clgl_result_name": "ResultsHaveNames", "clgl_error_message": "MessagesAreOfTheirThread",
            "clgl_error_get_native_code": "FailuresCarryResultMessageAndNativeCode",
            "clgl_native_name": "FailuresCarryResultMessageAndNativeCode",
            "clgl_native_cause": "FailuresCarryResultMessageAndNativeCode",
            "clgl_native_hint": "FailuresCarryResultMessageAndNativeCode",
            "clgl_version_string": "TheLibraryIsOfThisVersion"}
# The name of the test that calls all functions that return the name of a value
NAMES_CASE = "ValuesHaveNames"


def names_a_value(function, known):
    return len(function.parameters) == 1 and str(function.parameters[0].type) in known.enums and \
        str(function.returns) == "const char *" and function.name != "clgl_result_name"


def main():
    split = sys.argv.index("--")
    known = api.load(sys.argv[1:split])
    with tempfile.TemporaryDirectory() as folder:
        trace = os.path.join(folder, "trace")
        done = subprocess.run(sys.argv[split + 1:], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              env=dict(os.environ, CLGL_TRACE=trace), check=False)
        print(done.stdout)
        with open(trace, encoding="utf-8") as file:
            called = {line.split()[0] for line in file}
    untraced = {name: NAMES_CASE for name, function in known.functions.items() if names_a_value(function, known)}
    called |= {name for name, case in {**UNTRACED, **untraced}.items() if f".{case} " in done.stdout}
    problems = [f"the tests end with {done.returncode}"] if done.returncode else []
    problems += [f"no test calls {name} ({function.where})" for name, function in known.functions.items()
                 if name not in called]
    gate.finish(problems, f"{len(known.functions)} functions, all called")


main()
