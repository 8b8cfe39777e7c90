"""Tests the examples sine, preview and window of any binding. Compares their pictures with computed ones, and their
options with the options of the C examples. Environment variables with the names of the examples contain their paths;
tests/examples is on PYTHONPATH."""

import os

import preview_picture
import sine_picture
from gl_case import SIZE, TRANSPORTS, GlExampleCase
from window_picture import SMALL, WindowCase

FRAMES = 4
OFFSCREEN = {"SDL_VIDEODRIVER": "offscreen"}


class Sine(GlExampleCase):
    example = "sine"

    def assert_wave(self, size, frame, *arguments):
        self.run_example("--headless", "--size", "%dx%d" % size, "--screenshot", self.picture, *arguments)
        complaints = sine_picture.wrong(self.picture, *size, frame)
        self.assertEqual(complaints[:5], [], f"{len(complaints)} complaints")

    def test_pictures(self):
        for transport in ("external", *TRANSPORTS):
            for size in (SIZE, SMALL, (1, 1)):
                with self.subTest(transport=transport, size=size):
                    self.assert_wave(size, 0, "--transport", transport)

    def test_the_wave_moves(self):
        self.assert_wave(SIZE, FRAMES - 1, "--animate", "--frames", str(FRAMES))

    def test_what_it_says(self):
        for transport in ("external", *TRANSPORTS):
            done = self.run_example("--headless", "--transport", transport, "--frames", "2")
            self.assertIn(f"Transport {transport} ", done.stdout)
            self.assertRegex(done.stdout, r"2 frames of 640x480 pixels off-screen, [0-9.]+ frames per second\.")

    def test_options(self):
        self.assert_common_options("--animate", "external|native|mapped|staged how memory is shared")
        self.assert_refused(["sine"], ["--frames"], ["--frames", "-1"], ["--frames", "3x"],
                            ["--frames", "99999999999999999999"], ["--size", "0x480"], ["--size", "640x480x2"],
                            ["--size", "640x99999"], ["--vsync", "perhaps"], ["--screenshot", ""])

    def test_a_device_and_what_is_said_of_it(self):
        name = self.run_example("--headless").stdout.partition("OpenCL on ")[2].partition(": ")[0]
        done = self.run_example("--headless", "--verbose", "--device", name.upper())
        self.assertIn(f"OpenCL on {name}: chosen by --device", done.stdout)
        self.assertRegex(done.stderr, "(?m)^OpenCL  ")

    def test_unknown_device(self):
        self.assert_unknown_device()

    def test_a_picture_that_cannot_be_written(self):
        done = self.run_example("--headless", "--screenshot", os.path.join(self.folder, "nowhere", "sine.png"), status=1)
        self.assertIn("nowhere/sine.png: ", done.stderr)


class Preview(GlExampleCase):
    example = "preview"

    def test_pictures(self):
        wanted = preview_picture.picture(SMALL, frame=FRAMES - 1)
        for transport in TRANSPORTS:
            for more in ([], ["--pbo"]):
                with self.subTest(transport=transport, more=more):
                    found, said = self.draw("--transport", transport, *more, size=SMALL, frames=FRAMES)
                    self.assert_same(found, wanted)
                    self.assertIn(f"Transport {transport} ", said)

    def test_layers(self):
        self.assert_same(self.draw("--layers", "3", frames=FRAMES)[0], preview_picture.picture(SIZE, FRAMES - 1, 3))

    def test_panels(self):
        """Checks the picture in each off-screen window, and also without windows."""
        wanted = preview_picture.picture(SMALL, frame=FRAMES - 1)
        for env, more in ((OFFSCREEN, []), (OFFSCREEN, ["--pbo"]), (None, [])):
            with self.subTest(env=env, more=more):
                self.assert_panels(wanted, *more, size=SMALL, frames=FRAMES, env=env)

    def test_options(self):
        self.assert_common_options("--pbo", "--layers N", "--panels N")
        self.assert_refused(["--panels", "0"], ["--panels", "17"], ["--layers", "0"])


class Window(WindowCase):
    def test_pictures(self):
        """Runs without a window, and in an off-screen window."""
        for transport in TRANSPORTS:
            for env in (None, OFFSCREEN):
                with self.subTest(transport=transport, env=env):
                    said = self.assert_picture("--transport", transport, frames=FRAMES, env=env)
                    self.assertIn(f"{FRAMES} frames of 333x77 pixels off-screen", said)

    def test_options(self):
        self.assert_common_options()
