"""Tests the Python examples. Compares their pictures with computed pictures, without windows and in windows. Starts an
X server for the windows. Compares the output of the scripts with the expected text.

Environment: PYTHON_EXAMPLES, the folder of the examples; CLGL_LIBRARY; the package and tests/examples on PYTHONPATH.
"""

import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import unittest

import display
import gl_case
import png
import preview_picture
import sine_picture
import systems

FOLDER = os.environ["PYTHON_EXAMPLES"]
FRAMES = 4
SIZE, SMALL = (640, 480), (333, 77)
TIMEOUT = 240

PRINTED = {
    "platforms": r".*: OpenCL \d.*, \d+ devices\n.*",
    "devices": r".* compute units, .*\d processors\n",
    "buffers": re.escape("""content: [0 1 2 3 4 5 6 7] int32 (8,)
a part: [2 3 4]
written and filled: [ 0  1 20 30  4  5 -1 -1]
a sub-buffer: [0 0 1 1]
mapped: [ 0  2 40 60  8 10 -2 -2]
a rectangle:
[0 0 0 0 0 0]
[0 0 7 7 7 0]
[0 0 7 7 7 0]
[0 0 0 0 0 0]
destroyed: True
"""),
    "views": re.escape("""shape and strides: (3, 4) (16, 4)
a row: [4. 5. 6. 7.]
a column, backwards: [10.  6.  2.]
transposed: (4, 3)
after assignments:
[9. 8. 7. 6.]
[0. 5. 0. 7.]
[ 0.  9.  0. 11.]
an item: 8.0
other types: [1091567616 1090519040] (48,)
copied, transposed: [9. 0. 0.]
"""),
    "images": r"""formats: True RGBA8 GL_RGBA8 CL_RGBA
from an array: RGBA8 \(4, 4, 4\) uint8
half the size: \[\[12[78], 12[78]\], \[12[78], 12[78]\]\]
a filled pixel: \[255   0   0 255\]
mapped: \(4, 4, 4\)
a PNG file: b'PNG'
""",
    "events": re.escape("""before: False
callback: COMPLETE
after: True FILL_BUFFER
times: True
failure: COMMAND_FAILED True
awaited: [2 2 2 2]
"""),
    "programs": re.escape("""built from source: ['scale'] [3. 3. 3.]
the log of a failure: BUILD_FAILED True
from its binary: BINARY [9. 9. 9.]
compiled and linked: [4.5 4.5 4.5]
called: SUCCESS
in the background: SUCCESS
"""),
    "kernels": re.escape("""out: float*, BUFFER, GLOBAL
color: float4, VALUE, PRIVATE
number: int, VALUE, PRIVATE
one: item, VALUE, PRIVATE
room: float*, LOCAL, LOCAL
table: float*, BUFFER, CONSTANT
work-groups of up to True work-items; index of room: 4
with a local size of 2: [1108.5 1108.5 1110.5 1110.5]
one work-group of 4: [108.5 108.5 108.5 108.5]
a clone with arguments that are set: [102.5 103.5 104.5 105.5]
"""),
    "queues": re.escape("""a function of Python ran: ['between the fills'] True [2 2 2 2]
reported: list index out of range
it failed: COMMAND_FAILED because of: list index out of range
a barrier waits: False
markers and barriers: True
moved: True
first True
"""),
}


def needs(*modules):
    """Decorates a test method that is skipped if one of `modules` is missing."""
    missing = [module for module in modules if importlib.util.find_spec(module) is None]
    return systems.skip_if(missing, f"{', '.join(missing)} is not installed")


class Examples(unittest.TestCase):
    def run_script(self, name, *arguments):
        done = subprocess.run([sys.executable, os.path.join(FOLDER, name + ".py"), *arguments], stdout=subprocess.PIPE,
                              stderr=subprocess.PIPE, text=True, timeout=TIMEOUT, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        return done.stdout

    def draw(self, name, size, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "picture.png")
            said = self.run_script(name, "--size", "%dx%d" % size, "--frames", str(FRAMES), "--screenshot", path, *arguments)
            self.assertIn(f"{FRAMES} frames ", said)
            return [png.read(os.path.join(folder, file)) for file in sorted(os.listdir(folder))]

    def assert_sine(self, size, *arguments):
        (width, height, rows), = self.draw("sine", size, *arguments)
        self.assertEqual((width, height), size)
        self.assertEqual(sine_picture.wrong_rows(rows, *size, FRAMES - 1)[:5], [])

    def assert_preview(self, size, panels, *arguments):
        wanted = preview_picture.picture(size, FRAMES - 1)
        pictures = self.draw("preview", size, *arguments)
        self.assertEqual(len(pictures), panels)
        for _, _, rows in pictures:
            self.assertEqual(gl_case.wrong([gl_case.pixels(row) for row in rows], wanted)[:5], [])

    @needs("OpenGL")
    def test_pictures_without_a_window(self):
        self.assert_sine(SIZE, "--headless")
        self.assert_preview(SMALL, 1, "--headless")

    @needs("OpenGL", "PyQt5")
    def test_pictures_in_a_window(self):
        self.assert_sine(SMALL)
        self.assert_preview(SMALL, 2)

    @needs("OpenGL", "glfw")
    def test_pictures_in_a_window_of_glfw(self):
        self.assert_sine(SMALL, "--glfw")
        self.assert_preview(SMALL, 1, "--glfw")

    @needs("OpenGL", "sdl2")
    def test_pictures_in_a_window_of_sdl(self):
        self.assert_sine(SMALL, "--sdl")
        self.assert_preview(SMALL, 1, "--sdl")

    @needs("moderngl")
    def test_moderngl(self):
        self.assertEqual(self.run_script("with_moderngl"), "moderngl reads what the kernel wrote: True\n")

    @needs("pyopencl")
    def test_pyopencl_side_by_side(self):
        self.assertIn("has what PyOpenCL computed: True", self.run_script("side_by_side"))

    def test_scripts(self):
        scripts = {name.removesuffix(".py") for name in os.listdir(os.path.join(FOLDER, "opencl")) if name.endswith(".py")}
        self.assertEqual(scripts, PRINTED.keys())
        for name, wanted in PRINTED.items():
            with self.subTest(script=name):
                said = self.run_script(os.path.join("opencl", name))
                self.assertTrue(re.fullmatch(wanted, said, re.DOTALL), said)


if importlib.util.find_spec("numpy") is None:
    print("skipped: NumPy is not installed")
    sys.exit(display.SKIPPED)
display.main()
