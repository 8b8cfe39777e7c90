"""Tests sine in a window, with GLX and EGL. Closes and resizes the window, and checks its title. Starts an X server."""

import time

import display
from display import environment
from sine_case import TIMEOUT, SineCase

# Timeout in seconds, long enough for a busy machine, and time in seconds between two checks
PATIENCE = 60.0
PAUSE = 0.05
FRAMES = 5


class Windows(SineCase):
    def open(self, *arguments):
        import x11

        sine = self.start_sine(*arguments, env=environment())
        return sine, x11.Window("sine")

    def await_title(self, window):
        """Waits until the title changes. sine updates the title after some of its frames."""
        before, give_up = window.title(), time.monotonic() + PATIENCE
        while window.title() == before and time.monotonic() < give_up:
            time.sleep(PAUSE)
        self.assertNotEqual(window.title(), before)

    def assert_ends(self, sine, size=(640, 480)):
        said, _ = sine.communicate(timeout=TIMEOUT)
        self.assertEqual(sine.returncode, 0)
        self.assertIn("%dx%d pixels in a window" % size, said)
        self.assert_wave(*size)

    def test_frames_end_it(self):
        for name, egl in (("GLX", "0"), ("EGL", "1")):
            for transport in ("mapped", "staged"):
                for vsync in ("on", "off"):
                    with self.subTest(winsys=name, transport=transport, vsync=vsync):
                        done = self.draw("--animate", "--frames", str(FRAMES), "--transport", transport, "--vsync",
                                         vsync, frame=FRAMES - 1, env=environment(SDL_VIDEO_X11_FORCE_EGL=egl))
                        self.assertIn(f"({name})", done.stdout)
                        self.assertIn(f"{FRAMES} frames of 640x480 pixels in a window", done.stdout)

    def test_escape(self):
        sine, window = self.open()
        window.press_escape()
        self.assert_ends(sine)

    def test_close_button(self):
        sine, window = self.open()
        window.close()
        self.assert_ends(sine)

    def test_resize(self):
        sine, window = self.open()
        for size in ((320, 200), (801, 601)):
            window.resize(*size)
            # After two new titles, frames have the new size of the window.
            self.await_title(window)
            self.await_title(window)
        window.press_escape()
        self.assert_ends(sine, size)

    def test_title_tells_the_rate(self):
        sine, window = self.open()
        while window.title() == b"sine":
            self.await_title(window)
        self.assertRegex(window.title(), rb"^sine: [0-9.]+ frames per second$")
        window.close()
        self.assert_ends(sine)


display.main()
