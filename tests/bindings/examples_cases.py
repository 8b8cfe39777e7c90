"""Tests the examples sine, preview and window of a binding, off-screen and in windows of an X server. Compares their
pictures with computed pictures, and checks their options. The path of each example is in an environment variable with the
example's name. Add tests/examples to PYTHONPATH."""

import ctypes
import os
import subprocess
import sys
import unittest.mock

import display
import preview_picture
import sine_picture
import window_picture
from example_case import TIMEOUT
from gl_case import PANELS, SIZE, TRANSPORTS, GlExampleCase

FRAMES = 4
SMALL = (333, 77)
# Options for a context that GLX or EGL creates
WINSYS = {"GLX": [], "EGL": ["--egl"]}


def with_transport(name):
    return unittest.mock.patch.dict(os.environ, CLGL_TRANSPORT=name)


class BindingCase(GlExampleCase):
    def in_windows(self):
        """Yields the name of each window system, its options, and the environment."""
        for winsys, options in WINSYS.items():
            with self.subTest(winsys=winsys):
                yield winsys, options, display.environment()

    def assert_options(self, *own):
        done = self.run_example("--help")
        self.assertIn(self.example + ": ", done.stdout)
        for option in (*own, "--headless", "--size WxH", "--frames N", "--screenshot FILE.png", "--egl", "--help"):
            self.assertIn(f"  {option} ", done.stdout)
        for arguments in (["--nonsense"], [self.example], [""], ["--frames"], ["--frames", "0"], ["--frames", "-1"],
                          ["--frames", "3x"], ["--size", "3"], ["--size", "0x480"], ["--size", "640x99999"],
                          ["--size", "640x480x2"], ["--screenshot", ""]):
            with self.subTest(arguments=arguments):
                done = self.run_example(*arguments, status=2)
                self.assertIn(f'invalid option "{arguments[0]}"; {self.example} --help', done.stderr)
                self.assertEqual(done.stdout, "")


class Sine(BindingCase):
    example = "sine"

    def assert_wave(self, size, frame, *arguments, env=None):
        said = self.run_example("--size", "%dx%d" % size, "--frames", str(frame + 1), "--screenshot", self.picture,
                                *arguments, env=env).stdout
        complaints = sine_picture.wrong(self.picture, *size, frame)
        self.assertEqual(complaints[:5], [], f"{len(complaints)} complaints")
        return said

    def test_pictures(self):
        for transport in ("external", *TRANSPORTS):
            for size in (SIZE, SMALL, (1, 1)):
                with self.subTest(transport=transport, size=size), with_transport(transport):
                    said = self.assert_wave(size, 0, "--headless")
                    self.assertIn(f"Transport {transport} ", said)
                    self.assertIn("1 frames of %dx%d pixels off-screen." % size, said)

    def test_the_wave_moves(self):
        self.assert_wave(SIZE, FRAMES - 1, "--headless", "--animate")

    def test_windows(self):
        for winsys, options, env in self.in_windows():
            said = self.assert_wave(SMALL, FRAMES - 1, "--animate", *options, env=env)
            self.assertIn(f"OpenGL ({winsys})", said)
            self.assertIn("4 frames of 333x77 pixels in a window.", said)

    def test_options(self):
        self.assert_options("--animate")

    def test_errors_end_with_a_message(self):
        done = self.run_example("--headless", "--screenshot", os.path.join(self.folder, "nowhere", "sine.png"), status=1)
        self.assertIn("nowhere/sine.png", done.stderr)
        done = self.run_example("--headless", status=1, env={"CLGL_DEVICE": "no such device"})
        self.assertIn("no such device", done.stderr)
        self.assertEqual(done.stdout, "")


class Preview(BindingCase):
    example = "preview"

    def test_pictures(self):
        wanted = preview_picture.picture(SMALL, frame=FRAMES - 1)
        for transport in TRANSPORTS:
            for more in ([], ["--pbo"]):
                with self.subTest(transport=transport, more=more), with_transport(transport):
                    found, said = self.draw(*more, size=SMALL, frames=FRAMES)
                    self.assert_same(found, wanted)
                    self.assertIn(f"Transport {transport} ", said)

    def test_layers(self):
        self.assert_same(self.draw("--layers", "3", frames=FRAMES)[0], preview_picture.picture(SIZE, FRAMES - 1, 3))

    def test_panels(self):
        wanted = preview_picture.picture(SMALL, frame=FRAMES - 1)
        self.assert_panels(wanted, size=SMALL, frames=FRAMES)
        for winsys, options, env in self.in_windows():
            for more, transport in (([], "mapped"), (["--pbo"], "staged")):
                with self.subTest(more=more), with_transport(transport):
                    said = self.assert_panels(wanted, *options, *more, size=SMALL, frames=FRAMES, env=env)
                    self.assertIn(f"({winsys})", said)
                    self.assertIn("in a window", said)

    def test_closing_one_closes_all(self):
        import x11

        preview = subprocess.Popen([os.environ["PREVIEW"], "--panels", str(PANELS)], env=display.environment(),
                                   stdout=subprocess.PIPE, text=True)
        self.addCleanup(preview.stdout.close)
        self.addCleanup(preview.kill)
        x11.Window("preview 2").close()
        said, _ = preview.communicate(timeout=TIMEOUT)
        self.assertEqual(preview.returncode, 0)
        self.assertIn("in a window", said)

    def test_options(self):
        self.assert_options("--pbo", "--layers N", "--panels N")


class Window(BindingCase):
    example = "window"

    def test_pictures(self):
        wanted = window_picture.picture(SMALL, FRAMES - 1)
        for transport in TRANSPORTS:
            with self.subTest(transport=transport), with_transport(transport):
                self.assert_same(self.draw(size=SMALL, frames=FRAMES)[0], wanted)
                for _, options, env in self.in_windows():
                    self.assert_same(self.draw(*options, size=SMALL, frames=FRAMES, env=env)[0], wanted)

    def test_options(self):
        self.assert_options()


def main():
    """Runs the tests on a new X server."""
    try:
        ctypes.CDLL("libglfw.so.3")
    except OSError:
        print("skipped: GLFW is not installed")
        sys.exit(display.SKIPPED)
    display.main()
