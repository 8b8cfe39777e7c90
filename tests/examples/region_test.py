"""Tests the example program region. On every device and transport, compares the last frame of each run with a
computed picture."""

import math
import unittest

from gl_case import SIZE, GlExampleCase

GREEN, YELLOW, RED = (0, 255, 0), (255, 255, 0), (255, 0, 0)
SIDE, BORDER = 256, 16
LEFT, LOWEST, RIGHT, TOP = 32, 128, 192, 192  # the part that OpenCL writes
COVERED = 0.75
PHASE_PER_FRAME = 0.1


def texel(place):
    """Returns the texel index (column or row) at a window position from 0 to 1, or None if the position is outside
    the texture."""
    at = math.floor(SIDE * ((place - 0.5) / COVERED + 0.5))
    return at if 0 <= at < SIDE else None


def colour(x, y, blue):
    if x is None or y is None:
        return GREEN
    if LEFT <= x < RIGHT and LOWEST <= y < TOP:
        return (0, 0, blue)
    return RED if all(BORDER <= at < SIDE - BORDER for at in (x, y)) else YELLOW


def picture(width, height, frame):
    blue = round(255 * (0.5 - 0.5 * math.cos(PHASE_PER_FRAME * frame)))
    columns = [texel((column + 0.5) / width) for column in range(width)]
    return [[colour(x, texel(1 - (row + 0.5) / height), blue) for x in columns] for row in range(height)]


class Region(GlExampleCase):
    example = "region"

    def test_every_device_and_transport(self):
        for frames in (1, 21):
            self.assert_everywhere(picture(*SIZE, frames - 1), frames=frames)

    def test_sizes(self):
        for size in ((1, 1), (100, 300), (333, 77)):
            with self.subTest(size=size):
                self.assert_same(self.draw(size=size, frames=32)[0], picture(*size, 31))

    def test_options(self):
        self.assert_common_options()

    def test_unknown_device(self):
        self.assert_unknown_device()


unittest.main()
