"""How tests start an X server of their own."""

import os

# Of servers, for those that start at the same time; xvfb-run takes the next one that is free.
FIRST_NUMBER, NUMBERS = 100, 1000


def command(screen):
    """What stands before the command that runs with the server."""
    return ["xvfb-run", "-a", "-n", str(FIRST_NUMBER + os.getpid() % NUMBERS), "-s", screen]
