"""Runs the PyOpenCL examples of cl_khr_gl_sharing in Debian, on drivers without this extension. Compares the
pictures with computed pictures."""

import importlib.util
import math
import os
import subprocess
import sys
import tempfile
import time
import unittest

import screen

EXAMPLES = "/usr/share/doc/python-pyopencl-doc/examples"
SINE = os.path.join(EXAMPLES, "gl_interop_demo.py")
PARTICLES = os.path.join(EXAMPLES, "gl_particle_animation.py")
VENDORS = "/etc/OpenCL/vendors"
SKIPPED = 77
PATIENCE = 200.0
PAUSE = 0.2

SINE_SIZE = 800, 160
BLUE, WHITE = (0, 0, 255), (255, 255, 255)
SAMPLES = 20  # number of samples of the curve per column

SEED, FRAMES = 7, 6
TIME_STEP = 0.005
GRAVITY = 9.8
DISTANCE, FIELD_OF_VIEW = 2.5, 60.0
TOLERANCE = 1e-4
DIM = 40  # minimum brightness (of 255) of a particle at the end of its life


def missing():
    """Returns the name of a missing package; None if all packages are installed."""
    for module, package in (("pyopencl", "python3-pyopencl"), ("OpenGL", "python3-opengl"), ("numpy", "python3-numpy")):
        if not importlib.util.find_spec(module):
            return package
    if not os.path.exists(SINE):
        return "python-pyopencl-doc"
    # PyOpenCL defines the constants of cl_khr_gl_sharing only if it was built with OpenGL.
    if not importlib.import_module("pyopencl").have_gl():
        return "a PyOpenCL that is built with OpenGL"
    if not os.environ.get("DISPLAY"):
        return "an X server"
    return None


def environment(driver):
    return dict(os.environ, OCL_ICD_VENDORS=os.path.join(VENDORS, driver + ".icd"))


def curve_rows(column):
    """Returns the first and last row of the curve in a column. Rows are counted from the top."""
    width, height = SINE_SIZE
    rows = []
    for sample in range(SAMPLES + 1):
        x = (column + sample / SAMPLES) / width
        y = math.sin(min(max(x, 0.0), 1.0) * 16.0 * 3.1415)
        rows.append((1.0 - y) / 2.0 * height - 0.5)
    return min(rows), max(rows)


def complaints_about(rows):
    """Returns the differences from the expected curve."""
    width, height = SINE_SIZE
    wrong = []
    for column in range(width):
        first, last = curve_rows(column)
        drawn = [row for row in range(height) if rows[row][column] == BLUE]
        wrong += [f"({column}, {row}) is not a pixel of the curve" for row in drawn if not first - 1 <= row <= last + 1]
        wrong += [f"({column}, {row}) is {rows[row][column]}" for row in range(height)
                  if rows[row][column] not in (BLUE, WHITE)]
        # The outermost pixels of the range may be missing.
        wanted = [row for row in range(height) if first + 1 <= row <= last - 1]
        wrong += [f"({column}, {row}) is missing from the curve" for row in wanted if row not in drawn]
        if not drawn:
            wrong.append(f"nothing is drawn in column {column}")
    return wrong


def simulate(seed, frames):
    """Computes the particles after each frame, like the kernel of gl_particle_animation.py."""
    import numpy

    count = 100000
    numpy.random.seed(seed)
    start = numpy.zeros((count, 4), dtype=numpy.float32)
    start[:, 0] = numpy.sin(numpy.arange(0.0, count) * 2.001 * numpy.pi / count)
    start[:, 0] *= numpy.random.random_sample((count,)) / 3.0 + 0.2
    start[:, 1] = numpy.cos(numpy.arange(0.0, count) * 2.001 * numpy.pi / count)
    start[:, 1] *= numpy.random.random_sample((count,)) / 3.0 + 0.2
    start[:, 3] = 1.0
    velocity = numpy.zeros((count, 4), dtype=numpy.float32)
    velocity[:, :2] = start[:, :2] * 2.0
    velocity[:, 2] = 3.0
    velocity[:, 3] = numpy.random.random_sample((count,))
    start_velocity, position = velocity.copy(), start.copy()
    for _ in range(frames):
        life = velocity[:, 3] - numpy.float32(TIME_STEP)
        ended = life <= 0
        position[ended], velocity[ended] = start[ended], start_velocity[ended]
        life[ended] = 1.0
        velocity[:, 2] -= numpy.float32(GRAVITY * TIME_STEP)
        position[:, :3] += velocity[:, :3] * numpy.float32(TIME_STEP)
        velocity[:, 3] = life
        yield position.copy(), life.copy()


def pixels_of(position, width, height):
    """Returns the column of each particle, and its row, counted from the bottom."""
    scale = 1.0 / math.tan(math.radians(FIELD_OF_VIEW) / 2.0)
    depth = DISTANCE - position[:, 2]
    x = position[:, 0] * scale * height / width / depth
    y = position[:, 1] * scale / depth
    return ((x + 1) / 2 * width).astype(int), ((y + 1) / 2 * height).astype(int)


class Examples(unittest.TestCase):
    def assert_curve(self, driver):
        with subprocess.Popen([sys.executable, SINE], env=environment(driver)) as example:
            end = time.monotonic() + PATIENCE
            try:
                wrong = ["nothing was drawn"]
                while wrong and time.monotonic() < end and example.poll() is None:
                    time.sleep(PAUSE)
                    wrong = complaints_about(screen.shot(*SINE_SIZE))
            finally:
                ended = example.poll()
                example.kill()
        self.assertEqual(ended, None, "the example ended by itself")
        self.assertEqual(wrong[:5], [], f"{len(wrong)} complaints")

    def assert_particles(self, driver):
        import numpy

        with tempfile.TemporaryDirectory() as folder:
            helper = os.path.join(os.path.dirname(os.path.abspath(__file__)), "particle_frames.py")
            subprocess.run([sys.executable, helper, PARTICLES, folder, str(SEED), str(FRAMES)],
                           env=environment(driver), check=True, timeout=PATIENCE)
            before = None
            for frame, (position, life) in enumerate(simulate(SEED, FRAMES), 1):
                with numpy.load(os.path.join(folder, f"{frame}.npz")) as found:
                    self.assertLess(numpy.abs(found["position"] - position).max(), TOLERANCE)
                    self.assertLess(numpy.abs(found["color"][:, 3] - life).max(), TOLERANCE)
                    picture = found["picture"]
                self.assert_picture(picture, position, life)
                self.assertFalse(before is not None and (before == picture).all(), "two frames are the same")
                before = picture

    def assert_picture(self, picture, position, life):
        """Checks that each bright particle lights its pixel, and that no other pixel is lit."""
        import numpy

        height, width, _ = picture.shape
        column, row = pixels_of(position, width, height)
        inside = (column >= 1) & (column < width - 1) & (row >= 1) & (row < height - 1)
        bright = inside & (life > 0.5)
        self.assertGreater(picture[row[bright], column[bright]].min(), DIM)
        near = numpy.zeros((height, width), dtype=bool)
        for down in (-2, -1, 0, 1, 2):
            for right in (-2, -1, 0, 1, 2):
                near[numpy.clip(row[inside] + down, 0, height - 1),
                     numpy.clip(column[inside] + right, 0, width - 1)] = True
        self.assertEqual(int((picture.max(axis=2)[~near] > 0).sum()), 0, "pixels far from every particle are lit")

    def test_gl_interop_demo_on_pocl(self):
        self.assert_curve("pocl")

    def test_gl_interop_demo_on_rusticl(self):
        self.assert_curve("rusticl")

    def test_gl_particle_animation_on_pocl(self):
        self.assert_particles("pocl")

    def test_gl_particle_animation_on_rusticl(self):
        self.assert_particles("rusticl")


if __name__ == "__main__":
    lacking = missing()
    if lacking:
        print(f"skipped: {lacking} is not there")
        sys.exit(SKIPPED)
    unittest.main()
