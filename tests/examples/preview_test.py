"""Tests preview, in one window and in several windows. Compares its picture on every device and transport with a
computed picture, through a texture and through a pixel buffer."""

import unittest

from gl_case import DEVICES, SIZE, TRANSPORTS, GlExampleCase
from preview_picture import picture
from systems import ON_WINDOWS

COPIES = {"mapped": "0 times", "staged": "once"}
OFFSCREEN = {"SDL_VIDEODRIVER": "windows" if ON_WINDOWS else "offscreen"}
SOME = 16  # every 16th row is compared if there are many rows


class Preview(GlExampleCase):
    example = "preview"

    def test_through_a_texture(self):
        self.assert_everywhere(picture(SIZE, frame=10), frames=11)

    def test_through_a_pixel_buffer(self):
        self.shares_textures = False
        self.assert_everywhere(picture(SIZE, frame=10), "--pbo", frames=11)

    def test_time_and_copies_are_printed(self):
        for transport in TRANSPORTS:
            for more in ([], ["--pbo"]):
                with self.subTest(transport=transport, more=more):
                    _, said = self.draw("--transport", transport, "--device", DEVICES[0], *more, frames=3)
                    self.assertRegex(said, r"A frame took [0-9.]+ ms\.")
                    self.assertIn(f"Each picture was copied through host memory {COPIES[transport]}.", said)

    def test_large_pictures(self):
        for size in ((1280, 720), (2048, 2048)):
            wanted = picture(size, frame=2, each=SOME)
            for more in ([], ["--pbo"]):
                with self.subTest(size=size, more=more):
                    self.assert_same(self.draw(*more, size=size, frames=3, each=SOME)[0], wanted)

    def test_layers(self):
        self.assert_same(self.draw("--layers", "3", frames=7)[0], picture(SIZE, frame=6, layers=3))

    def test_panels(self):
        """Checks the picture in each off-screen window, and then without windows."""
        wanted = picture(SIZE, frame=3, each=SOME)
        for env, more in ((OFFSCREEN, []), (OFFSCREEN, ["--pbo"]), (None, [])):
            with self.subTest(env=env, more=more):
                self.assert_panels(wanted, *more, frames=4, env=env, each=SOME)

    def test_sizes(self):
        for size in ((1, 1), (100, 300), (333, 77)):
            for more in ([], ["--pbo"]):
                with self.subTest(size=size, more=more):
                    self.assert_same(self.draw(*more, size=size, frames=9)[0], picture(size, frame=8))

    def test_options(self):
        self.assert_common_options("--pbo", "--layers N", "--panels N")
        self.assert_refused(["--panels", "0"], ["--panels", "17"], ["--layers", "0"])

    def test_unknown_device(self):
        self.assert_unknown_device()


unittest.main()
