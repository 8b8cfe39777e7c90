"""Tests the examples of a binding in windows of an X server, with GLX and EGL. Environment variables with the names
of the examples contain their paths."""

import os
import subprocess

import display
import preview_picture
from example_case import TIMEOUT
from gl_case import PANELS, TRANSPORTS, GlExampleCase
from window_picture import SMALL, WindowCase

FRAMES = 5
WINSYS = (("GLX", "0"), ("EGL", "1"))


class Windows(WindowCase):
    def test_it_has_the_picture(self):
        for name, egl in WINSYS:
            for transport in TRANSPORTS:
                with self.subTest(winsys=name, transport=transport):
                    said = self.assert_picture("--transport", transport, "--vsync", "off", frames=FRAMES,
                                               env=display.environment(SDL_VIDEO_X11_FORCE_EGL=egl))
                    self.assertIn(f"({name})", said)
                    self.assertIn(f"{FRAMES} frames of 333x77 pixels in a window", said)


class Panels(GlExampleCase):
    example = "preview"

    def test_each_has_the_picture(self):
        wanted = preview_picture.picture(SMALL, frame=FRAMES - 1)
        for name, egl in WINSYS:
            for more in ([], ["--pbo", "--transport", "staged"]):
                with self.subTest(winsys=name, more=more):
                    said = self.assert_panels(wanted, *more, size=SMALL, frames=FRAMES,
                                              env=display.environment(SDL_VIDEO_X11_FORCE_EGL=egl))
                    self.assertIn(f"({name})", said)
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
