"""Base class of the tests of sine. Runs sine and checks its picture. The environment variable SINE contains the
path."""

import os
import subprocess
import tempfile
import unittest

import sine_picture
import systems

TIMEOUT = 300
DISPLAYS = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER")


def without_display(**more):
    environment = {name: value for name, value in os.environ.items() if name not in DISPLAYS}
    return {**environment, **more}


class SineCase(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.picture = os.path.join(folder.name, "sine.png")

    def run_sine(self, *arguments, status=0, env=None):
        done = subprocess.run([os.environ["SINE"], *arguments], env=env, capture_output=True, text=True,
                              timeout=TIMEOUT, check=False)
        if done.returncode != status:
            systems.skip_without_driver_feature(self, done.stderr)
        self.assertEqual(done.returncode, status, done.stdout + done.stderr)
        return done

    def start_sine(self, *arguments, env=None):
        """Starts sine, which runs until its window is closed."""
        sine = subprocess.Popen([os.environ["SINE"], "--screenshot", self.picture, *arguments], env=env,
                                stdout=subprocess.PIPE, text=True)
        self.addCleanup(sine.stdout.close)
        self.addCleanup(sine.kill)
        return sine

    def assert_wave(self, width, height, frame=0):
        complaints = sine_picture.wrong(self.picture, width, height, frame)
        self.assertEqual(complaints[:5], [], f"{len(complaints)} complaints")

    def draw(self, *arguments, size=(640, 480), frame=0, env=None):
        """Runs sine and checks its picture. Returns the finished process."""
        done = self.run_sine(*arguments, "--size", "%dx%d" % size, "--screenshot", self.picture, env=env)
        self.assert_wave(*size, frame)
        return done
