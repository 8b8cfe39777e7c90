"""Tests particles. Compares the brightness of each pixel on every device and transport with the computed brightness."""

import math
import unittest

from gl_case import MOST_EDGES, MOST_OFF, SIZE, GlExampleCase

TURN_PER_FRAME = 0.02
MASK = 0xFFFFFFFF
# Maximum distance in pixels from a pixel border at which a point may be drawn in either pixel. OpenGL rounds positions
# to 1/256.
BORDER = 1 / 100
# Maximum distance (of 255) from the midpoint between two values at which a colour may be rounded up or down
TIE = 0.001
MILLION = 1000000
FEW = 30000


def start(i):
    """Returns the distance of particle i from the centre, and its angle."""
    mixed = i * 2654435761 & MASK
    mixed = (mixed ^ mixed >> 15) * 2246822519 & MASK
    mixed ^= mixed >> 13
    away = 0.03 + 0.92 * (mixed % 65536 + 0.5) / 65536
    aside = 2 * (mixed // 65536 + 0.5) / 65536 - 1
    return away, math.pi * (i % 2) + 4 * away + math.pi / 2 * aside ** 3


def colour(away):
    return 20 - 18 * away, 8, 4 + 24 * away


def cells(place):
    """Returns the pixels that may contain the coordinate."""
    return {math.floor(place - BORDER), math.floor(place + BORDER)}


class Light:
    """Minimum and maximum of each channel of each pixel, in rows from the top."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self.least = [[0, 0, 0] for _ in range(width * height)]
        self.most = [[0, 0, 0] for _ in range(width * height)]

    def add(self, x, y, parts):
        columns, rows = cells(x), cells(y)
        sure = len(columns) == len(rows) == 1
        for row in rows:
            for column in columns:
                at = row * self.width + column
                for channel, part in enumerate(parts):
                    self.most[at][channel] += math.floor(part + 0.5 + TIE)
                    if sure:
                        self.least[at][channel] += math.floor(part + 0.5 - TIE)

    def fits(self, column, row, found):
        at = row * self.width + column
        return all(min(least, 255) - MOST_OFF <= part <= min(most, 255) + MOST_OFF
                   for part, least, most in zip(found, self.least[at], self.most[at]))


def light(width, height, count, frames):
    added, half = Light(width, height), min(width, height) / 2
    for i in range(count):
        away, angle = start(i)
        angle += frames * TURN_PER_FRAME / (0.1 + away)
        added.add(width / 2 + half * away * math.cos(angle), height / 2 - half * away * math.sin(angle), colour(away))
    return added


class Particles(GlExampleCase):
    example = "particles"
    shares_textures = False

    def assert_light(self, found, wanted):
        off = [(column, row) for row, line in enumerate(found) for column, is_ in enumerate(line)
               if not wanted.fits(column, row, is_)]
        self.assertLessEqual(len(off), MOST_EDGES * wanted.width * wanted.height, off[:5])
        self.assertGreater(sum(map(sum, (part for line in found for part in line))), 0)

    def test_every_device_and_transport(self):
        self.assert_everywhere(light(*SIZE, MILLION, 1), judge=self.assert_light)

    def test_they_move(self):
        frames = 25
        self.assert_everywhere(light(*SIZE, FEW, frames), "--count", str(FEW), frames=frames, judge=self.assert_light)

    def test_sizes(self):
        for size in ((1, 1), (100, 300), (333, 77)):
            with self.subTest(size=size):
                found, _ = self.draw("--count", str(FEW), size=size)
                self.assert_light(found, light(*size, FEW, 1))

    def test_options(self):
        self.assert_common_options("--count N")
        self.assert_refused(["--count", "0"], ["--count", "many"])

    def test_unknown_device(self):
        self.assert_unknown_device()


unittest.main()
