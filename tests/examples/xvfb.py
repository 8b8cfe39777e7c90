"""Starts X servers for tests."""

import os

# Range of server numbers. It is large because several tests may start at the same time. xvfb-run takes the next free
# number.
FIRST_NUMBER, NUMBERS = 100, 1000


def command(screen):
    """Returns the command with which a program is started on a new X server."""
    # Without -noreset the server restarts when its last client disconnects. The next client may be connecting at that
    # moment.
    return ["xvfb-run", "-a", "-n", str(FIRST_NUMBER + os.getpid() % NUMBERS), "-s", screen + " -noreset"]
