"""Computes the picture that the example window of a binding draws: a gradient from red to blue."""

from gl_case import GlExampleCase
from preview_picture import gradient

SMALL = (333, 77)


def picture(size, frame):
    width, height = size
    return [[tuple(map(round, gradient((column + 0.5) / width, (row + 0.5) / height, frame)[0]))
             for column in range(width)] for row in range(height)]


class WindowCase(GlExampleCase):
    example = "window"

    def assert_picture(self, *arguments, frames, env=None):
        """Runs the example and checks its last frame. Returns the output."""
        found, said = self.draw(*arguments, size=SMALL, frames=frames, env=env)
        self.assert_same(found, picture(SMALL, frames - 1))
        return said
