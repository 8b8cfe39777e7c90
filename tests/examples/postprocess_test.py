"""Tests postprocess. Compares its cube and its edges on every device and transport with a picture that is computed
by ray casting."""

import math
import unittest

from gl_case import SIZE, GlExampleCase

BACKGROUND, WHITE = (0.1, 0.1, 0.1), (255, 255, 255)
COLOURS = ((0.9, 0.3, 0.2), (0.9, 0.8, 0.2), (0.2, 0.4, 0.9))  # colours of the faces at the ends of each axis
LIGHT = (0.0, 0.6, 0.8)
DISTANCE, FOCAL = 4.5, 2.0
FIRST_ANGLE, ANGLE_PER_FRAME, TILT = 0.6, 0.05, 0.5
STEEP = 0.5
SOBEL = ((-1, 1), (0, 2), (1, 1))


def to_bytes(colour):
    return tuple(round(255 * part) for part in colour)


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def axes(frame):
    """Returns the axes of the rotated cube in space."""
    angle = FIRST_ANGLE + ANGLE_PER_FRAME * frame
    c, n, tilt_c, tilt_n = math.cos(angle), math.sin(angle), math.cos(TILT), math.sin(TILT)
    return ((c, tilt_n * n, -tilt_c * n), (0.0, tilt_c, tilt_n), (n, -tilt_n * c, tilt_c * c))


def visible_faces(turned):
    """Yields each visible face of the cube: its normal, its two axes, and its colour."""
    for axis in range(3):
        for sign in (1.0, -1.0):
            normal = tuple(sign * part for part in turned[axis])
            if normal[2] * DISTANCE > 1:
                lit = 0.4 + 0.6 * max(dot(normal, LIGHT), 0.0)
                colour = to_bytes(part * lit for part in COLOURS[axis])
                yield normal, turned[(axis + 1) % 3], turned[(axis + 2) % 3], colour


def cube(width, height, frame):
    faces, background = list(visible_faces(axes(frame))), to_bytes(BACKGROUND)
    rows = []
    for row in range(height):
        y = (1 - 2 * (row + 0.5) / height) / FOCAL
        line = []
        for column in range(width):
            ray = ((2 * (column + 0.5) / width - 1) / FOCAL * width / height, y, -1.0)
            colour = background
            for normal, u, v, face in faces:
                far = (1 - normal[2] * DISTANCE) / dot(normal, ray)
                hit = (far * ray[0], far * ray[1], DISTANCE - far)
                if far > 0 and abs(dot(u, hit)) <= 1 and abs(dot(v, hit)) <= 1:
                    colour = face
                    break
            line.append(colour)
        rows.append(line)
    return rows


def is_edge(rows, column, row):
    """Applies the Sobel operator to each colour channel."""
    def at(x, y):
        return rows[min(max(row + y, 0), len(rows) - 1)][min(max(column + x, 0), len(rows[0]) - 1)]

    # Most pixels have the colour of all their neighbours.
    above, here, below = (rows[min(max(row + y, 0), len(rows) - 1)][max(column - 1, 0):column + 2] for y in (-1, 0, 1))
    if above == here == below and here.count(here[0]) == len(here):
        return False
    for channel in range(3):
        across = sum(weight * (at(1, i)[channel] - at(-1, i)[channel]) for i, weight in SOBEL)
        along = sum(weight * (at(i, 1)[channel] - at(i, -1)[channel]) for i, weight in SOBEL)
        if abs(across) + abs(along) > 255 * STEEP:
            return True
    return False


def picture(width, height, frame):
    rows = cube(width, height, frame)
    return [[WHITE if is_edge(rows, column, row) else rows[row][column] for column in range(width)]
            for row in range(height)]


class Postprocess(GlExampleCase):
    example = "postprocess"

    def test_every_device_and_transport(self):
        for frames in (1, 13):
            self.assert_everywhere(picture(*SIZE, frames - 1), frames=frames)

    def test_sizes(self):
        for size in ((8, 8), (100, 300), (333, 77)):
            with self.subTest(size=size):
                self.assert_same(self.draw(size=size, frames=8)[0], picture(*size, 7))

    def test_options(self):
        self.assert_common_options()

    def test_unknown_device(self):
        self.assert_unknown_device()


unittest.main()
