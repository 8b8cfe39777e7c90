"""Runs commands one after the other, because they write to the same folder.

Usage: in_turn.py -- COMMAND ARGUMENT... [-- COMMAND ARGUMENT...]...
"""

import subprocess
import sys

SEPARATOR = "--"


def commands(arguments):
    """Yields the commands between the separators."""
    command = []
    for argument in [*arguments, SEPARATOR]:
        if argument != SEPARATOR:
            command.append(argument)
        elif command:
            yield command
            command = []


failed = [command for command in commands(sys.argv[1:]) if subprocess.run(command, check=False).returncode]
sys.exit(f"failed: {failed}" if failed else 0)
