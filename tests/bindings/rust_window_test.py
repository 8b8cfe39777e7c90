"""The example window in Rust, in a window of an X server that this test starts: GLX and EGL.

Its surroundings: those of rust_case; on PYTHONPATH tests/examples. The program is built first.
"""

import sys

import display
import rust_case
from gl_case import TRANSPORTS
from rust_window import WindowCase

FRAMES = 5


class Windows(WindowCase):
    def test_it_has_the_picture(self):
        for name, egl in (("GLX", "0"), ("EGL", "1")):
            for transport in TRANSPORTS:
                with self.subTest(winsys=name, transport=transport):
                    said = self.assert_picture("--transport", transport, "--vsync", "off", frames=FRAMES,
                                               env=display.environment(SDL_VIDEO_X11_FORCE_EGL=egl))
                    self.assertIn(f"({name})", said)
                    self.assertIn(f"{FRAMES} frames of 333x77 pixels in a window", said)


if display.INSIDE not in sys.argv:
    rust_case.build_examples("window")
display.main()
