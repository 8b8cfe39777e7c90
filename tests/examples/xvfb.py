"""Starts X servers for tests."""

import os

# Range of server numbers. The range is large because several tests may start at the same time. xvfb-run takes the next
# free number.
FIRST_NUMBER, NUMBERS = 100, 1000


def command(screen):
    """Returns the command with which a program is started on a new X server."""
    # With -noreset, the server does not restart when its last client disconnects. A restart would drop a client that
    # connects at that moment.
    return ["xvfb-run", "-a", "-n", str(FIRST_NUMBER + os.getpid() % NUMBERS), "-s", screen + " -noreset"]
