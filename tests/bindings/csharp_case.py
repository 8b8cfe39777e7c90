"""Sets up the environment of the tests of the C# examples: the variable of each program is a command of one word.

Environment: CSHARP_FOLDER with the programs, CSHARP_RUNTIME to run them, and CSHARP_SUFFIX, the suffix of their names.
"""

import os
import tempfile

SCRIPTS = tempfile.TemporaryDirectory()


def program(name):
    path = os.path.join(SCRIPTS.name, name)
    assembly = os.path.join(os.environ["CSHARP_FOLDER"], name + os.environ["CSHARP_SUFFIX"])
    with open(path, "w", encoding="utf-8") as script:
        script.write(f'#!/bin/sh\nexec {os.environ["CSHARP_RUNTIME"]} {assembly} "$@"\n')
    os.chmod(path, 0o755)
    return path


os.environ.update({name.upper(): program(name) for name in ("Sine", "Preview", "Window")})
