"""Implements the example sine with ctypes, using only the description of the API. A kernel writes a shared vertex
buffer, and OpenGL draws the buffer in a headless context. Compares vertices and pixels with computed values.

Environment: the paths API_DESCRIPTION and CLGL_LIBRARY; tests/examples on PYTHONPATH.
"""

import ctypes
import math
import os
import threading
import unittest
from array import array

import sine_picture
from described import Failure, Library
from gl_by_name import Gl

POINTS = 10000
SIZE = (640, 480)
PHASE = 3 * sine_picture.PHASE_PER_FRAME
FRAME = 3
# Maximum rounding difference between sin in OpenCL and in Python
MOST_OFF = 1e-6
USER_DATA = 4711
# Maximum time in seconds to wait for a callback on a driver thread
PATIENCE = 60

KERNEL = b"""
kernel void sine(global const float2 *points, global float2 *vertices, float phase)
{
    const size_t i = get_global_id(0);
    const float x = points[i].x;
    vertices[i] = (float2)(x, 0.5f * sin(10.0f * x + phase));
}
"""

clgl = Library(os.environ["API_DESCRIPTION"], os.environ["CLGL_LIBRARY"])


def made(function, *arguments):
    """Returns the handle that a function stores through its last parameter."""
    handle = ctypes.c_void_p()
    function(*arguments, handle)
    return handle


class Sine(unittest.TestCase):
    def setUp(self):
        self.context = made(clgl.clgl_context_create, clgl.clgl_context_desc(flags=clgl.CLGL_CONTEXT_HEADLESS))
        self.addCleanup(clgl.clgl_context_destroy, self.context)
        clgl.clgl_context_make_current(self.context, 1)
        self.addCleanup(clgl.clgl_context_make_current, self.context, 0)
        self.queue = made(clgl.clgl_queue_create, self.context, None)
        self.addCleanup(clgl.clgl_queue_destroy, self.queue)

    def buffer(self, **desc):
        buffer = made(clgl.clgl_buffer_create, self.context, clgl.clgl_buffer_desc(**desc))
        self.addCleanup(clgl.clgl_buffer_destroy, buffer)
        return buffer

    def kernel(self, points, vertices):
        program = made(clgl.clgl_program_create, self.context, clgl.clgl_program_desc(source=KERNEL))
        self.addCleanup(clgl.clgl_program_destroy, program)
        kernel = made(clgl.clgl_kernel_create, program, b"sine")
        self.addCleanup(clgl.clgl_kernel_destroy, kernel)
        phase = ctypes.c_float(PHASE)
        clgl.clgl_kernel_set_buffer(kernel, 0, points)
        clgl.clgl_kernel_set_buffer(kernel, 1, vertices)
        clgl.clgl_kernel_set_value(kernel, 2, ctypes.sizeof(phase), ctypes.byref(phase))
        return kernel

    def compute(self, kernel, vertices):
        handles = (ctypes.c_void_p * 1)(vertices)
        handover = clgl.clgl_handover(buffer_count=1, buffers=handles)
        launch = clgl.clgl_launch(global_size=[POINTS, 1, 1])
        fence = ctypes.c_void_p()
        clgl.clgl_acquire(self.queue, handover, 0, None, None)
        clgl.clgl_kernel_launch(self.queue, kernel, launch, 0, None, fence)
        clgl.clgl_release(self.queue, handover, 0, None, None)
        self.assertEqual(clgl.clgl_fence_wait(fence, clgl.CLGL_FOREVER), clgl.CLGL_SUCCESS)
        clgl.clgl_fence_destroy(fence)

    def test_the_whole_job(self):
        xs = [-1 + 2 * i / (POINTS - 1) for i in range(POINTS)]
        points = array("f", [part for x in xs for part in (x, 0)])
        size = len(points) * points.itemsize
        source = self.buffer(flags=clgl.CLGL_BUFFER_COMPUTE_ONLY, access=clgl.CLGL_ACCESS_READ_ONLY, size=size,
                             data=points.buffer_info()[0])
        vertices = self.buffer(access=clgl.CLGL_ACCESS_WRITE_DISCARD, size=size)
        self.compute(self.kernel(source, vertices), vertices)

        name = ctypes.c_uint32()
        clgl.clgl_buffer_gl_name(vertices, name)
        gl = Gl(clgl, self.context)
        found = gl.read_floats(name.value, len(points))
        for i in range(POINTS):
            x, y = found[2 * i:2 * i + 2]
            self.assertEqual(x, points[2 * i])
            self.assertAlmostEqual(y, 0.5 * math.sin(10 * x + PHASE), delta=MOST_OFF)
        rows = gl.draw_line(name.value, POINTS, SIZE)
        self.assertEqual(sine_picture.wrong_rows(rows, *SIZE, FRAME)[:5], [])

    def test_failures_have_messages(self):
        with self.assertRaises(Failure) as caught:
            clgl.clgl_buffer_create(self.context, clgl.clgl_buffer_desc(), ctypes.c_void_p())
        self.assertEqual(caught.exception.name, "CLGL_ERROR_INVALID_ARGUMENT")
        self.assertIn("clgl_buffer_create: ", caught.exception.message)
        with self.assertRaises(Failure) as caught:
            clgl.clgl_queue_finish(self.context)
        self.assertEqual(caught.exception.name, "CLGL_ERROR_INVALID_HANDLE")

    def test_callbacks_and_timeouts(self):
        calls_made, called = [], threading.Event()

        def record(*arguments):
            calls_made.append(arguments)
            called.set()

        callback = clgl.clgl_fence_callback(record)
        fence = made(clgl.clgl_fence_create_user, self.context)
        clgl.clgl_fence_set_callback(fence, callback, USER_DATA)
        self.assertEqual(clgl.clgl_fence_wait(fence, 0), clgl.CLGL_TIMEOUT)
        self.assertEqual(calls_made, [])
        clgl.clgl_fence_signal(fence, 0)
        self.assertEqual(clgl.clgl_fence_wait(fence, clgl.CLGL_FOREVER), clgl.CLGL_SUCCESS)
        self.assertTrue(called.wait(PATIENCE))
        self.assertEqual(calls_made, [(fence.value, clgl.CLGL_STATUS_COMPLETE, USER_DATA)])
        clgl.clgl_fence_destroy(fence)


unittest.main()
