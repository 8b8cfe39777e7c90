"""Shared code of the tests: a headless context with a queue, and OpenGL functions by name."""

import ctypes
import gc
import unittest

import clgl

# Timeout in seconds for driver calls
PATIENCE = 60
ARRAY_BUFFER, STATIC_DRAW, TEXTURE_2D, RGBA8, RGBA, UNSIGNED_BYTE = 0x8892, 0x88E4, 0x0DE1, 0x8058, 0x1908, 0x1401
TEXTURE_MAX_LEVEL, SYNC_GPU_COMMANDS_COMPLETE = 0x813D, 0x9117

SOURCE = """
kernel void add(global float *values, float summand) { values[get_global_id(0)] += summand; }
kernel void vector(global float *out, float3 v, int i, uchar c, local float *room)
{
    if (get_global_id(0) == 0) { out[0] = v.x; out[1] = v.y; out[2] = v.z; out[3] = i; out[4] = c; room[0] = 1; }
}
kernel void where(global int *out) { out[get_global_id(1) * get_global_size(0) + get_global_id(0)] = get_local_size(0); }
kernel void first(global int *out) { out[0] = get_global_offset(0); out[1] = get_global_size(0); }
kernel void is_null(global int *out, global int *other) { out[0] = other == 0; }
kernel void look(read_only image2d_t image, sampler_t sampler, global float4 *out)
{
    out[0] = read_imagef(image, sampler, (float2)(0.25f, 0.25f));
}
"""


class Gl:
    """The OpenGL functions that the tests call."""

    signatures = {"glGenBuffers": (None, ctypes.c_int, ctypes.c_void_p),
                  "glBindBuffer": (None, ctypes.c_uint, ctypes.c_uint),
                  "glBufferData": (None, ctypes.c_uint, ctypes.c_ssize_t, ctypes.c_void_p, ctypes.c_uint),
                  "glGetBufferSubData": (None, ctypes.c_uint, ctypes.c_ssize_t, ctypes.c_ssize_t, ctypes.c_void_p),
                  "glGenTextures": (None, ctypes.c_int, ctypes.c_void_p),
                  "glBindTexture": (None, ctypes.c_uint, ctypes.c_uint),
                  "glTexImage2D": (None, ctypes.c_uint, *(ctypes.c_int,) * 5, ctypes.c_uint, ctypes.c_uint,
                                   ctypes.c_void_p),
                  "glTexParameteri": (None, ctypes.c_uint, ctypes.c_uint, ctypes.c_int),
                  "glGetTexImage": (None, ctypes.c_uint, ctypes.c_int, ctypes.c_uint, ctypes.c_uint, ctypes.c_void_p),
                  "glFenceSync": (ctypes.c_void_p, ctypes.c_uint, ctypes.c_uint)}

    def __init__(self, context):
        for name, signature in self.signatures.items():
            setattr(self, name[2:], ctypes.CFUNCTYPE(*signature)(context.proc_address(name)))

    def buffer(self, data):
        name = ctypes.c_uint()
        self.GenBuffers(1, ctypes.byref(name))
        self.BindBuffer(ARRAY_BUFFER, name)
        self.BufferData(ARRAY_BUFFER, len(data), data, STATIC_DRAW)
        return name.value

    def read(self, name, size):
        data = ctypes.create_string_buffer(size)
        self.BindBuffer(ARRAY_BUFFER, name)
        self.GetBufferSubData(ARRAY_BUFFER, 0, size, data)
        return data.raw

    def texture(self, width, height, pixels):
        name = ctypes.c_uint()
        self.GenTextures(1, ctypes.byref(name))
        self.BindTexture(TEXTURE_2D, name)
        self.TexParameteri(TEXTURE_2D, TEXTURE_MAX_LEVEL, 0)
        self.TexImage2D(TEXTURE_2D, 0, RGBA8, width, height, 0, RGBA, UNSIGNED_BYTE, pixels)
        return name.value

    def read_texture(self, name, size):
        data = ctypes.create_string_buffer(size)
        self.BindTexture(TEXTURE_2D, name)
        self.GetTexImage(TEXTURE_2D, 0, RGBA, UNSIGNED_BYTE, data)
        return data.raw


class Case(unittest.TestCase):
    flags = clgl.ContextFlags.HEADLESS

    def setUp(self):
        self.context = clgl.Context.create(flags=self.flags)
        self.addCleanup(self.context.close)
        if self.flags & clgl.ContextFlags.HEADLESS:
            self.context.make_current()
            self.addCleanup(self.context.make_current, False)
            self.gl = Gl(self.context)
        self.queue = self.context.queue()
        self.addCleanup(self.queue.close)

    def fails(self, result):
        return Fails(self, result)

    def kernel(self, name):
        return self.context.program(SOURCE).kernel(name)


class ComputeCase(Case):
    flags = clgl.ContextFlags.COMPUTE_ONLY


class Fails:
    """A context manager that expects an Error with this result. Stores the message of the Error in `message`."""

    def __init__(self, case, result):
        self.case, self.result = case, result

    def __enter__(self):
        return self

    def __exit__(self, kind, error, trace):
        self.case.assertIsInstance(error, clgl.Error, "nothing failed")
        self.case.assertEqual(error.result, self.result, str(error))
        self.case.assertTrue(error.message)
        self.error, self.message = error, error.message
        return True


def collect():
    gc.collect()
