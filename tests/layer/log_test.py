"""Tests CLGL_LAYER_LOG. Without this variable the layer must print nothing.

Usage: log_test.py COMMAND...    (that runs the program `sharing`)
"""

import os
import re
import subprocess
import sys
import tempfile
import unittest

import systems

COMMAND = sys.argv[1:]
MARK = "clgl layer: "
CASE = "invalid_buffers_are_refused"
SHARED = "the same Vulkan memory"


def run(case=CASE, **more):
    done = subprocess.run([*COMMAND, case], env=dict(os.environ, **more), check=True, text=True,
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    return done.stdout, done.stderr


class Log(unittest.TestCase):
    def assert_names_call(self, log):
        self.assertTrue(all(line.startswith(MARK) for line in log.splitlines() if " returns CL_" in line), log)
        self.assertIn(MARK + "OpenGL", log)
        self.assertIn(MARK + "clCreateFromGLBuffer returns CL_INVALID_GL_OBJECT (-60): OpenGL has no buffer 12345", log)
        self.assertIn(MARK + "clCreateFromGLBuffer returns CL_INVALID_VALUE (-30): flags", log)

    def test_nothing_without(self):
        for wanted in ({}, {"CLGL_LAYER_LOG": ""}, {"CLGL_LAYER_LOG": "0"}):
            self.assertNotIn(MARK, "".join(run(**wanted)))

    def test_standard_error(self):
        out, error = run(CLGL_LAYER_LOG="1")
        self.assertNotIn(MARK, out)
        self.assert_names_call(error)

    def test_file(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "log")
            for turn in (1, 2):
                self.assertNotIn(MARK, "".join(run(CLGL_LAYER_LOG=path)))
                with open(path, encoding="utf-8") as file:
                    log = file.read()
                self.assert_names_call(log)
                # The layer must append to the log file.
                self.assertEqual(log.count("CL_INVALID_GL_OBJECT (-60): OpenGL has no buffer 12345"), 2 * turn)

    def objects(self, case, **more):
        """Returns the log lines about the objects that a case shares. Skips the test unless textures can use Vulkan
        memory."""
        log = run(case, CLGL_LAYER_LOG="1", **more)[1]
        if not re.search("^external +(textures +)?(not tried|available|selected)", log, re.MULTILINE):
            systems.skip(self, log)
        return [line for line in log.splitlines() if " with OpenGL name " in line]

    def test_storage_is_replaced_where_it_may_be(self):
        textures = "textures_are_transferred_both_ways"
        kept = self.objects(textures)
        self.assertTrue(kept and not any(SHARED in line for line in kept), kept)
        replaced = self.objects(textures, CLGL_LAYER_REPLACE_STORAGE="1")
        self.assertTrue(replaced and all(SHARED in line for line in replaced), replaced)
        for line in self.objects("renderbuffers_are_transferred_both_ways", CLGL_LAYER_REPLACE_STORAGE="1"):
            self.assertIn("the storage of the wrapped renderbuffer is not replaced: OpenGL cannot import memory for "
                          "renderbuffers", line)

    def test_renderbuffers_are_called_so(self):
        lines = self.objects("renderbuffers_are_transferred_both_ways")
        self.assertTrue(lines and all("the renderbuffer with OpenGL name" in line for line in lines), lines)

    def test_buffers_stay_mappable_unless_all_are_replaced(self):
        case = "opengl_maps_what_is_shared"
        by_external = {"CLGL_TRANSPORT": "external"}
        self.assertIn("OpenGL and OpenCL use the same memory",
                      run(case, CLGL_LAYER_REPLACE_STORAGE="1", CLGL_LAYER_LOG="1")[1])
        self.assertTrue(self.objects(case))
        mappable = self.objects(case, CLGL_LAYER_REPLACE_STORAGE="1", **by_external)
        self.assertTrue(mappable and not any(SHARED in line for line in mappable), mappable)
        replaced = self.objects("buffers_report_their_info", CLGL_LAYER_REPLACE_STORAGE="all", **by_external)
        self.assertTrue(any(SHARED in line for line in replaced), replaced)

    def test_failures_without_opengl_are_the_driver_s(self):
        log = run("types_without_a_device_are_refused", CLGL_LAYER_LOG="1")[1]
        self.assertEqual(log.count("clCreateContextFromType returns CL_DEVICE_NOT_FOUND"), 1, log)

    def test_file_that_cannot_be(self):
        error = run(CLGL_LAYER_LOG="/nonexistent/log")[1]
        self.assertIn("/nonexistent/log", error)
        self.assert_names_call(error)


unittest.main(argv=sys.argv[:1])
