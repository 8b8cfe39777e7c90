"""What the tests of the examples with OpenGL need: running one without a window on every transport and device, and
comparing its picture with one computed here."""

import itertools
import os

import png
from example_case import ExampleCase

DEVICES = ("Portable Computing Language", "rusticl")
TRANSPORTS = ("mapped", "staged")
# rusticl 22.3 keeps copies of its own of images in the program's memory: there is no such texture to share.
NO_TEXTURES = ("rusticl", "mapped")
MOST_OFF = 2  # of 255, per channel
MOST_EDGES = 0.005  # of all pixels: so many may be off by more, where the picture has an edge
SIZE = (640, 480)
PANELS = 3


def near(found, wanted):
    return all(abs(is_ - want) <= MOST_OFF for is_, want in zip(found, wanted))


def has_edge(rows, column, row):
    """Whether a pixel has a neighbour of another colour."""
    here = rows[row][column]
    around = [line[max(column - 1, 0):column + 2] for line in rows[max(row - 1, 0):row + 2]]
    return any(not near(other, here) for line in around for other in line)


def pixels(packed):
    """The colours of a row."""
    return list(zip(*[iter(packed)] * png.CHANNELS))


def wrong(found, wanted):
    """All that is wrong with rows of colours beside the wanted ones, as a list of texts."""
    off = [(column, row) for row, (line, want) in enumerate(zip(found, wanted)) if line != want
           for column in range(len(line)) if not near(line[column], want[column])]
    flat = [(column, row) for column, row in off if not has_edge(wanted, column, row)]
    complaints = [f"({column}, {row}) is {found[row][column]}, not {wanted[row][column]}" for column, row in flat]
    if len(off) > MOST_EDGES * len(wanted) * len(wanted[0]):
        complaints.append(f"{len(off)} pixels are off, such as {off[0]}")
    return complaints


class GlExampleCase(ExampleCase):
    """Its examples have the options of sine, and share textures if a derived class does not say that they share
    buffers alone."""

    shares_textures = True

    def setUp(self):
        super().setUp()
        self.picture = os.path.join(self.folder, self.example + ".png")

    def rows_of(self, path, size, each=1):
        """A picture's rows, or one in so many, as lists of colours."""
        width, height, rows = png.read(path)
        self.assertEqual((width, height), size)
        return [pixels(row) for row in rows[::each]]

    def draw(self, *arguments, size=SIZE, frames=1, env=None, each=1):
        """Runs the example, without a window if no environment is given for one; gives the rows of its last frame,
        or one in so many, and what it said."""
        done = self.run_example(*([] if env else ["--headless"]), "--size", "%dx%d" % size, "--frames", str(frames),
                                "--screenshot", self.picture, *arguments, env=env)
        return self.rows_of(self.picture, size, each), done.stdout

    def assert_same(self, found, wanted):
        complaints = wrong(found, wanted)
        self.assertEqual(complaints[:5], [], f"{len(complaints)} complaints")

    def assert_panels(self, wanted, *arguments, size=SIZE, each=1, **more):
        """The same picture in each of several windows; gives what was said."""
        found, said = self.draw("--panels", str(PANELS), *arguments, size=size, each=each, **more)
        self.assert_same(found, wanted)
        for number in range(2, PANELS + 1):
            self.assert_same(self.rows_of(f"{self.picture}.{number}.png", size, each), wanted)
        return said

    def assert_everywhere(self, wanted, *arguments, frames=1, size=SIZE, judge=None):
        """The same picture on each device with each transport, where there is one."""
        for device, transport in itertools.product(DEVICES, TRANSPORTS):
            with self.subTest(device=device, transport=transport, frames=frames):
                way = ["--device", device, "--transport", transport]
                if self.shares_textures and (device, transport) == NO_TEXTURES:
                    done = self.run_example("--headless", *way, *arguments, status=1)
                    self.assertIn("self-test failed", done.stderr)
                    continue
                found, said = self.draw(*way, *arguments, size=size, frames=frames)
                (judge or self.assert_same)(found, wanted)
                self.assertIn(f"Transport {transport} ", said)

    def assert_common_options(self, *own):
        self.assert_help(*own, "--frames N", "--size WxH", "--headless", "--screenshot FILE.png", "--transport",
                         "--vsync on|off", "--verbose")
        self.assert_refused(["--frames", "0"], ["--size", "3"], ["--transport", "pigeon"])
