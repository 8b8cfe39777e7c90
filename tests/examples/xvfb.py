"""Starts X servers for tests."""

import os

# Range of server numbers for tests that start at the same time. xvfb-run takes the next free number.
FIRST_NUMBER, NUMBERS = 100, 1000


def command(screen):
    """Returns the prefix of a command line that runs a command with a new X server."""
    # Without -noreset the server restarts when its last client disconnects, while the next may be connecting.
    return ["xvfb-run", "-a", "-n", str(FIRST_NUMBER + os.getpid() % NUMBERS), "-s", screen + " -noreset"]
