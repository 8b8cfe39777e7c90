"""Starts X servers for tests."""

import os

# Server numbers for tests that start at the same time; xvfb-run takes the next free one.
FIRST_NUMBER, NUMBERS = 100, 1000


def command(screen):
    """Returns the command prefix that runs a command with the server."""
    # Without -noreset the server restarts when its last client leaves, while the next one may be connecting.
    return ["xvfb-run", "-a", "-n", str(FIRST_NUMBER + os.getpid() % NUMBERS), "-s", screen + " -noreset"]
