"""preview: its picture on every device and transport, through a texture and through a pixel buffer, in one window and
in several, beside one computed here."""

import math
import unittest

from gl_case import DEVICES, SIZE, TRANSPORTS, GlExampleCase

GREY = 127.5
PHASE_PER_FRAME = 0.05
CROSSINGS = {"mapped": "0 times", "staged": "once"}
OFFSCREEN = {"SDL_VIDEODRIVER": "offscreen"}
PANELS = 3
SOME = 16  # of so many rows one is looked at, where there are many pictures or large ones


def gradient(x, y, frame):
    """The colour at a place of the picture, from 0 to 1 from its upper left, and how opaque it is."""
    phase = PHASE_PER_FRAME * frame
    away = min(2 * math.hypot(x - 0.5 - 0.25 * math.cos(phase), y - 0.5 - 0.25 * math.sin(phase)), 1)
    return (255 * (1 - away), 0, 255 * away), 1 - 0.75 * away


def pixel_centre(place, count):
    return (math.floor(place * count) + 0.5) / count


def colour(x, y, size, frame, layers):
    seen = (GREY,) * 3
    for i in range(layers):
        part = (layers - i) / layers
        column, row = ((at - 0.5) / part + 0.5 for at in (x, y))
        if 0 <= column < 1 and 0 <= row < 1:
            light, opaque = gradient(pixel_centre(column, size[0]), pixel_centre(row, size[1]), frame)
            seen = [new * opaque + old * (1 - opaque) for new, old in zip(light, seen)]
    return tuple(map(round, seen))


def picture(size, frame=0, layers=1, each=1):
    """Each row, or some of them."""
    width, height = size
    return [[colour((column + 0.5) / width, (row + 0.5) / height, size, frame, layers) for column in range(width)]
            for row in range(0, height, each)]


class Preview(GlExampleCase):
    example = "preview"

    def test_through_a_texture(self):
        self.assert_everywhere(picture(SIZE, frame=30), frames=31)

    def test_through_a_pixel_buffer(self):
        Preview.shares_textures = False
        self.addCleanup(setattr, Preview, "shares_textures", True)
        self.assert_everywhere(picture(SIZE, frame=30), "--pbo", frames=31)

    def test_it_tells_time_and_crossings(self):
        for transport in TRANSPORTS:
            for more in ([], ["--pbo"]):
                with self.subTest(transport=transport, more=more):
                    _, said = self.draw("--transport", transport, "--device", DEVICES[0], *more, frames=3)
                    self.assertRegex(said, r"A frame took [0-9.]+ ms\.")
                    self.assertIn(f"Each picture crossed the host {CROSSINGS[transport]}.", said)

    def test_large_pictures(self):
        for size in ((1280, 720), (2048, 2048)):
            wanted = picture(size, each=SOME)
            for more in ([], ["--pbo"]):
                with self.subTest(size=size, more=more):
                    self.assert_same(self.draw(*more, size=size, each=SOME)[0], wanted)

    def test_layers(self):
        self.assert_same(self.draw("--layers", "3", frames=7)[0], picture(SIZE, frame=6, layers=3))

    def test_panels(self):
        """Each window has the picture, in SDL's windows and without any."""
        wanted = picture(SIZE, frame=3, each=SOME)
        for env in (OFFSCREEN, None):
            for more in ([], ["--pbo"], ["--transport", "staged"], ["--pbo", "--transport", "staged"]):
                with self.subTest(env=env, more=more):
                    found, _ = self.draw("--panels", str(PANELS), *more, frames=4, env=env, each=SOME)
                    self.assert_same(found, wanted)
                    for number in range(2, PANELS + 1):
                        self.assert_same(self.rows_of(f"{self.picture}.{number}.png", SIZE, SOME), wanted)

    def test_sizes(self):
        for size in ((1, 1), (100, 300), (333, 77)):
            for more in ([], ["--pbo"]):
                with self.subTest(size=size, more=more):
                    self.assert_same(self.draw(*more, size=size)[0], picture(size))

    def test_options(self):
        self.assert_common_options("--pbo", "--layers N", "--panels N")
        self.assert_refused(["--panels", "0"], ["--panels", "17"], ["--layers", "0"])

    def test_unknown_device(self):
        self.assert_unknown_device()


unittest.main()
