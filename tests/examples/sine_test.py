"""Tests sine without a window: its picture with every transport, its options, and its messages about wrong options."""

import os
import subprocess
import unittest

from sine_case import TIMEOUT, SineCase, without_display
from systems import ON_WINDOWS, not_on_windows

TRANSPORTS = {"mapped": "0 copies to OpenCL and 0 back", "staged": "0 copies to OpenCL and 1 back"}
SIZES = [(640, 480), (1, 1), (100, 300), (333, 77), (1280, 720)]
FRAMES = 5


class Pictures(SineCase):
    def test_every_transport_and_size(self):
        for transport, copies in TRANSPORTS.items():
            for size in SIZES:
                with self.subTest(transport=transport, size=size):
                    done = self.draw("--headless", "--transport", transport, size=size)
                    self.assertIn(f"Transport {transport} ", done.stdout)
                    self.assertIn(copies, done.stdout)
                    self.assertIn("1 frame of %dx%d pixels off-screen" % size, done.stdout)
                    self.assertIn(f"the last one is in {self.picture}", done.stdout)

    def test_the_wave_moves(self):
        for transport in TRANSPORTS:
            with self.subTest(transport=transport):
                done = self.draw("--headless", "--animate", "--frames", str(FRAMES), "--transport", transport,
                                 frame=FRAMES - 1)
                self.assertRegex(done.stdout, f"{FRAMES} frames .* [0-9.]+ frames per second")

    @not_on_windows
    def test_no_display(self):
        self.draw(env=without_display())

    @not_on_windows
    def test_a_display_that_does_not_answer(self):
        environment = without_display(DISPLAY=":987")
        done = subprocess.run([os.environ["SINE"]], env=environment, stderr=subprocess.PIPE, text=True,
                              timeout=TIMEOUT, check=False)
        # SDL 2 draws off-screen. SDL 3 reports an error.
        if "use --headless" not in done.stderr:
            self.draw(env=environment)

    @not_on_windows
    def test_sdl_offscreen(self):
        for transport in TRANSPORTS:
            with self.subTest(transport=transport):
                self.draw("--transport", transport, env=without_display(SDL_VIDEODRIVER="offscreen"))


class WindowOnWindows(SineCase):
    def test_every_transport(self):
        for transport in TRANSPORTS:
            with self.subTest(transport=transport):
                done = self.draw("--frames", "3", "--transport", transport)
                self.assertIn("3 frames of 640x480 pixels", done.stdout)
                self.assertNotIn("off-screen", done.stdout)


# sine_window_test.py opens windows on other systems.
if not ON_WINDOWS:
    del WindowOnWindows


class Options(SineCase):
    def test_help(self):
        done = self.run_sine("--help")
        for option in ("--animate", "--frames N", "--size WxH", "--headless", "--screenshot FILE.png", "--transport",
                       "--device TEXT", "--vsync on|off", "--verbose", "--help"):
            self.assertIn(option, done.stdout)

    def test_bad_options(self):
        bad = [["--nonsense"], ["sine"], [""], ["--frames"], ["--frames", "0"], ["--frames", "-1"],
               ["--frames", "3x"], ["--frames", "99999999999999999999"], ["--size"], ["--size", "640"],
               ["--size", "0x480"], ["--size", "640x"], ["--size", "640x480x2"], ["--size", "640x99999"],
               ["--transport"], ["--transport", "pigeon"], ["--vsync", "perhaps"], ["--device", ""],
               ["--screenshot", ""]]
        for arguments in bad:
            with self.subTest(arguments=arguments):
                done = self.run_sine(*arguments, status=2)
                self.assertIn(arguments[0] or '""', done.stderr)
                self.assertIn("sine --help", done.stderr)
                self.assertEqual(done.stdout, "")

    def test_verbose(self):
        done = self.run_sine("--headless", "--verbose", "--transport", "staged")
        self.assertRegex(done.stderr, "(?m)^OpenCL  ")
        self.assertRegex(done.stderr, "(?m)^mapped  unavailable: ")
        self.assertRegex(done.stderr, "(?m)^staged  buffers  selected: ")

    def test_device(self):
        found = self.run_sine("--headless").stdout
        name = found.partition("OpenCL on ")[2].partition(": ")[0]
        done = self.run_sine("--headless", "--device", name.upper())
        self.assertIn(f"OpenCL on {name}: chosen by --device", done.stdout)

    def test_unknown_device(self):
        done = self.run_sine("--headless", "--device", "no such device", status=1)
        self.assertIn("no such device", done.stderr)

    def test_screenshot_that_cannot_be_written(self):
        done = self.run_sine("--headless", "--screenshot", "/no/such/folder/sine.png", status=1)
        self.assertIn("cannot write /no/such/folder/sine.png", done.stderr)


unittest.main()
