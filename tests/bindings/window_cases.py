"""The example window of a binding, in a window of an X server: GLX and EGL. Its path is in WINDOW."""

import display
from gl_case import TRANSPORTS
from window_picture import WindowCase

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
