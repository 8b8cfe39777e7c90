"""CLGL_LAYER_LOG shows what the layer does; without it the layer prints nothing.

Usage: log_test.py SHARING
"""

import os
import subprocess
import sys
import tempfile
import unittest

PROGRAM = sys.argv.pop()
MARK = "clgl layer: "
CASE = "buffers_that_are_none"


def run(**more):
    done = subprocess.run([PROGRAM, CASE], env=dict(os.environ, **more), check=True, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return done.stdout, done.stderr


class Log(unittest.TestCase):
    def assert_tells(self, log):
        self.assertTrue(all(line.startswith(MARK) for line in log.splitlines() if "gives" in line), log)
        self.assertIn(MARK + "OpenGL", log)
        self.assertIn(MARK + "clCreateFromGLBuffer gives CL_INVALID_GL_OBJECT (-60): OpenGL has no buffer 12345", log)
        self.assertIn(MARK + "clCreateFromGLBuffer gives CL_INVALID_VALUE (-30): flags", log)

    def test_nothing_without(self):
        for wanted in ({}, {"CLGL_LAYER_LOG": ""}, {"CLGL_LAYER_LOG": "0"}):
            self.assertNotIn(MARK, "".join(run(**wanted)))

    def test_standard_error(self):
        out, error = run(CLGL_LAYER_LOG="1")
        self.assertNotIn(MARK, out)
        self.assert_tells(error)

    def test_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "log")
            for turn in (1, 2):
                self.assertNotIn(MARK, "".join(run(CLGL_LAYER_LOG=path)))
                with open(path, encoding="utf-8") as file:
                    log = file.read()
                self.assert_tells(log)
                # It is appended to.
                self.assertEqual(log.count("CL_INVALID_GL_OBJECT (-60): OpenGL has no buffer 12345"), 2 * turn)

    def test_file_that_cannot_be(self):
        error = run(CLGL_LAYER_LOG="/nonexistent/log")[1]
        self.assertIn("/nonexistent/log", error)
        self.assert_tells(error)


unittest.main()
