"""Base class of the tests of examples with OpenGL. Runs an example without a window on the listed transports and
devices, and compares its picture with a computed picture."""

import itertools
import operator
import os

import png
import systems
from example_case import ExampleCase

DEVICES = ("Portable Computing Language", "rusticl")
TRANSPORTS = ("mapped", "staged")
# Device and transport that are not tested with textures: rusticl 22.3 copies images, so `mapped` cannot share them.
NO_TEXTURES = ("rusticl", "mapped")
MOST_OFF = 2  # accepted difference per channel, of 255
MOST_EDGES = 0.005  # maximum fraction of pixels that differ by more, at edges of the picture
SIZE = (640, 480)
PANELS = 3


def near(found, wanted):
    red, green, blue = map(operator.sub, found, wanted)
    return -MOST_OFF <= red <= MOST_OFF and -MOST_OFF <= green <= MOST_OFF and -MOST_OFF <= blue <= MOST_OFF


def has_edge(rows, column, row):
    """Returns whether a neighbour of a pixel has another colour."""
    here = rows[row][column]
    around = [line[max(column - 1, 0):column + 2] for line in rows[max(row - 1, 0):row + 2]]
    return any(not near(other, here) for line in around for other in line)


def pixels(packed):
    """Splits a row into colours."""
    return list(zip(*[iter(packed)] * png.CHANNELS))


def wrong(found, wanted):
    """Compares rows of colours. Returns a list of messages about the differences."""
    off = [(column, row) for row, (line, want) in enumerate(zip(found, wanted)) if line != want
           for column in range(len(line)) if not near(line[column], want[column])]
    flat = [(column, row) for column, row in off if not has_edge(wanted, column, row)]
    complaints = [f"({column}, {row}) is {found[row][column]}, not {wanted[row][column]}" for column, row in flat]
    if len(off) > MOST_EDGES * len(wanted) * len(wanted[0]):
        complaints.append(f"{len(off)} pixels differ, such as {off[0]}")
    return complaints


class GlExampleCase(ExampleCase):
    """Base class for examples that have the options of sine. The examples share textures, unless a derived class
    sets shares_textures to False."""

    shares_textures = True

    def setUp(self):
        super().setUp()
        self.picture = os.path.join(self.folder, self.example + ".png")

    def rows_of(self, path, size, each=1):
        """Returns every `each`-th row of a picture as a list of colours."""
        width, height, rows = png.read(path)
        self.assertEqual((width, height), size)
        return [pixels(row) for row in rows[::each]]

    def draw(self, *arguments, size=SIZE, frames=1, env=None, each=1):
        """Runs the example, headless if `env` is None. Returns every `each`-th row of its last frame, and its
        output."""
        done = self.run_example(*([] if env else ["--headless"]), "--size", "%dx%d" % size, "--frames", str(frames),
                                "--screenshot", self.picture, *arguments, env=env)
        return self.rows_of(self.picture, size, each), done.stdout

    def assert_same(self, found, wanted):
        complaints = wrong(found, wanted)
        self.assertEqual(complaints[:5], [], f"{len(complaints)} complaints")

    def assert_panels(self, wanted, *arguments, size=SIZE, each=1, **more):
        """Checks that several windows show the same picture. Returns the output."""
        found, said = self.draw("--panels", str(PANELS), *arguments, size=size, each=each, **more)
        self.assert_same(found, wanted)
        for number in range(2, PANELS + 1):
            self.assert_same(self.rows_of(f"{self.picture}.{number}.png", size, each), wanted)
        return said

    def assert_everywhere(self, wanted, *arguments, frames=1, size=SIZE, judge=None):
        """Checks the picture on each of DEVICES with each of TRANSPORTS. With NO_TEXTURES, expects an error if textures
        are shared."""
        for device, transport in itertools.product(DEVICES, TRANSPORTS):
            with self.subTest(device=device, transport=transport, frames=frames):
                way = ["--device", device, "--transport", transport]
                if self.shares_textures and (device, transport) == NO_TEXTURES:
                    done = self.run_example("--headless", *way, *arguments, status=1)
                    systems.skip_without_driver_feature(self, done.stderr)
                    self.assertIn("self-test failed", done.stderr)
                    continue
                found, said = self.draw(*way, *arguments, size=size, frames=frames)
                (judge or self.assert_same)(found, wanted)
                self.assertIn(f"Transport {transport} ", said)

    def assert_common_options(self, *own):
        self.assert_help(*own, "--frames N", "--size WxH", "--headless", "--screenshot FILE.png", "--transport",
                         "--vsync on|off", "--verbose")
        self.assert_refused(["--frames", "0"], ["--size", "3"], ["--transport", "pigeon"])
