"""Tests life. Compares its generations on every device and transport with computed generations."""

import unittest

from gl_case import SIZE, GlExampleCase

DEAD, YOUNG, OLD = (0.1, 0.1, 0.15), (1.0, 0.9, 0.2), (0.2, 0.4, 1.0)
OLDEST_SEEN = 15
FIELD = (160, 120)
MASK = 0xFFFFFFFF


def first(width, height, seed):
    cells = []
    for _ in range(width * height):
        seed = seed * 1664525 + 1013904223 & MASK
        cells.append(int(seed >> 30 == 0))
    return [cells[row * width:(row + 1) * width] for row in range(height)]


def after(cells):
    width, height = len(cells[0]), len(cells)

    def next_age(x, y):
        around = sum(cells[(y + j) % height][(x + i) % width] > 0 for j in (-1, 0, 1) for i in (-1, 0, 1)
                     if (i, j) != (0, 0))
        age = cells[y][x]
        return min(age + 1, 255) if around == 3 or (around == 2 and age) else 0

    return [[next_age(x, y) for x in range(width)] for y in range(height)]


def colour(age):
    old = min(age - 1, OLDEST_SEEN) / OLDEST_SEEN
    parts = [a + (b - a) * old for a, b in zip(YOUNG, OLD)] if age else DEAD
    return tuple(round(255 * part) for part in parts)


def picture(size, field, frame, seed=1):
    cells = first(*field, seed)
    for _ in range(frame):
        cells = after(cells)
    colours = {age: colour(age) for line in cells for age in line}
    columns = [int((column + 0.5) / size[0] * field[0]) for column in range(size[0])]
    rows = [int((1 - (row + 0.5) / size[1]) * field[1]) for row in range(size[1])]
    return [[colours[cells[row][column]] for column in columns] for row in rows]


class Life(GlExampleCase):
    example = "life"

    def test_every_device_and_transport(self):
        for frames in (1, 2, 31):
            self.assert_everywhere(picture(SIZE, FIELD, frames - 1), frames=frames)

    def test_field_sizes(self):
        for field in ((3, 3), (40, 40), (77, 31), (1, 1)):
            with self.subTest(field=field):
                size = (4 * field[0], 3 * field[1])
                found, _ = self.draw("--cells", "%dx%d" % field, "--seed", "7", size=size, frames=300)
                self.assert_same(found, picture(size, field, 299, seed=7))

    def test_options(self):
        self.assert_common_options("--cells WxH", "--seed N")
        self.assert_refused(["--cells", "0x3"], ["--seed", "0"])

    def test_unknown_device(self):
        self.assert_unknown_device()


unittest.main()
