"""Tests preview in several windows, with GLX and EGL. Checks the picture in each window, and closes a window. Starts
an X server."""

import os
import subprocess
import unittest

import display
from example_case import TIMEOUT
from gl_case import PANELS, SIZE, GlExampleCase
from preview_picture import picture

FRAMES = 4
SOME = 16  # every 16th row is compared


class Windows(GlExampleCase):
    example = "preview"

    def test_each_has_the_picture(self):
        wanted = picture(SIZE, frame=FRAMES - 1, each=SOME)
        for name, egl in (("GLX", "0"), ("EGL", "1")):
            for more in ([], ["--pbo"], ["--transport", "staged"], ["--pbo", "--transport", "staged"]):
                with self.subTest(winsys=name, more=more):
                    said = self.assert_panels(wanted, *more, frames=FRAMES, each=SOME,
                                              env=display.environment(SDL_VIDEO_X11_FORCE_EGL=egl))
                    self.assertIn(f"({name})", said)

    def test_closing_one_closes_all(self):
        import x11

        for title in ("preview 2", "preview 3"):
            with self.subTest(title=title):
                preview = subprocess.Popen([os.environ["PREVIEW"], "--panels", str(PANELS)],
                                           env=display.environment(), stdout=subprocess.PIPE, text=True)
                self.addCleanup(preview.stdout.close)
                self.addCleanup(preview.kill)
                x11.Window(title).close()
                said, _ = preview.communicate(timeout=TIMEOUT)
                self.assertEqual(preview.returncode, 0)
                self.assertIn("in a window", said)


display.main()
