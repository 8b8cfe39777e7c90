"""Runs commands one after the other, because they write to the same folder. Fails if a command fails. Otherwise is
skipped (exit status 77) if a command is skipped.

Usage: in_turn.py -- COMMAND ARGUMENT... [-- COMMAND ARGUMENT...]...
"""

import subprocess
import sys

SEPARATOR = "--"
SKIPPED = 77


def commands(arguments):
    """Yields the commands between the separators."""
    command = []
    for argument in [*arguments, SEPARATOR]:
        if argument != SEPARATOR:
            command.append(argument)
        elif command:
            yield command
            command = []


statuses = [subprocess.run(command, check=False).returncode for command in commands(sys.argv[1:])]
sys.exit(next((status for status in statuses if status not in (0, SKIPPED)), SKIPPED if SKIPPED in statuses else 0))
