"""Sets the environment of the tests of the C# examples. Writes a script that starts each program, and sets a variable
to the path of the script.

Environment: CSHARP_FOLDER has the programs, CSHARP_RUNTIME runs them, and CSHARP_SUFFIX is the suffix of their names.
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
