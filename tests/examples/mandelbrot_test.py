"""Tests mandelbrot. Compares its picture on both devices with a picture that is computed with the same rounding, and
tests its options."""

import ctypes
import os
import re
import unittest

import png
from example_case import ExampleCase

DEVICES = ("Portable Computing Language", "rusticl")
MOST_OFF = 0.005  # fraction of pixels that may differ
COLOURS = ((0, 7, 100), (32, 107, 203), (237, 255, 255), (255, 170, 0), (64, 16, 0), (0, 7, 100))
STARTS = (0, 10, 27, 41, 55, 64)


def f32(value):
    """Rounds a value to single precision. The preceding +, - or * is exact enough in double precision."""
    return ctypes.c_float(value).value


def steps(a, b, most):
    x = y = 0.0
    for step in range(most):
        xx, yy = f32(x * x), f32(y * y)
        if f32(xx + yy) > 4:
            return step
        y = f32(f32(f32(2 * x) * y) + b)
        x = f32(f32(xx - yy) + a)
    return most


def colour(count, most):
    if count == most:
        return (0, 0, 0)
    at = count % STARTS[-1]
    i = max(i for i in range(len(STARTS) - 1) if STARTS[i] <= at)
    done, whole = at - STARTS[i], STARTS[i + 1] - STARTS[i]
    return tuple((from_ * (whole - done) + to * done) // whole for from_, to in zip(COLOURS[i], COLOURS[i + 1]))


def picture(width, height, centre=(-0.65, 0.0), span=3.5, most=256):
    pitch = f32(f32(span) / width)
    left = f32(f32(centre[0]) - f32(f32(pitch * 0.5) * (width - 1)))
    top = f32(f32(centre[1]) + f32(f32(pitch * 0.5) * (height - 1)))
    for row in range(height):
        for column in range(width):
            yield colour(steps(f32(left + f32(pitch * column)), f32(top - f32(pitch * row)), most), most)


class Mandelbrot(ExampleCase):
    example = "mandelbrot"

    def draw(self, *arguments):
        done = self.run_example(*arguments)
        path = os.path.join(self.folder, "mandelbrot.png")
        self.assertIn("mandelbrot.png", done.stdout)
        return png.read(path)

    def assert_picture(self, found, width, height, **view):
        self.assertEqual(found[:2], (width, height))
        pixels = [tuple(row[3 * x : 3 * x + 3]) for row in found[2] for x in range(width)]
        wrong = sum(is_ != wanted for is_, wanted in zip(pixels, picture(width, height, **view)))
        self.assertLessEqual(wrong, MOST_OFF * width * height)
        self.assertGreater(len(set(pixels)), min(5, width * height - 1), "the picture has too few colours")

    def test_both_devices_draw_the_same(self):
        found = [self.draw("--size", "90x60", "--device", device) for device in DEVICES]
        self.assert_picture(found[0], 90, 60)
        self.assertEqual(found[0], found[1])

    def test_another_view(self):
        found = self.draw("--size", "40x70", "--centre", "-0.745,0.113", "--span", "0.01", "--iterations", "500")
        self.assert_picture(found, 40, 70, centre=(-0.745, 0.113), span=0.01, most=500)

    def test_few_rows(self):
        self.assert_picture(self.draw("--size", "33x1"), 33, 1)

    def test_progress(self):
        done = self.run_example("--size", "20x60", "--output", "other.png")
        progress = [int(part) for part in re.findall(r"mandelbrot: +(\d+)%", done.stderr)]
        self.assertEqual((progress[0], progress[-1]), (0, 100))
        self.assertEqual(progress, sorted(progress))
        self.assertTrue(os.path.exists(os.path.join(self.folder, "other.png")))

    def test_help(self):
        self.assert_help("--size WxH", "--centre X,Y", "--span S", "--iterations N", "--output FILE.png")

    def test_bad_options(self):
        self.assert_refused(["--size", "90"], ["--size", "0x60"], ["--centre", "1"], ["--centre", "1,"],
                            ["--centre", "1,2,3"], ["--centre", "nan,0"], ["--span", "0"], ["--span", "-1"],
                            ["--span", "inf"], ["--span", "3x"], ["--iterations", "0"], ["--output", ""])

    def test_unknown_device(self):
        self.assert_unknown_device()

    def test_a_file_that_cannot_be_written(self):
        done = self.run_example("--size", "3x2", "--output", "/no/such/folder/m.png", status=1)
        self.assertIn("cannot write /no/such/folder/m.png", done.stderr)


unittest.main()
