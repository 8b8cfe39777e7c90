"""Tests that PyOpenCL and clgl can use the objects of each other."""

import unittest

import numpy as np

import clgl
from case import Case, SOURCE, collect

try:
    import pyopencl
except ImportError:
    pyopencl = None


@unittest.skipUnless(pyopencl, "PyOpenCL is not installed")
class SideBySide(Case):
    def test_its_kernel_on_a_shared_buffer(self):
        values = self.context.buffer(np.zeros(16, np.float32))
        context, queue = self.context.as_pyopencl(), self.queue.as_pyopencl()
        program = pyopencl.Program(context, SOURCE).build()
        with self.queue.acquire(values):
            program.add(queue, (16,), None, values.as_pyopencl(), np.float32(3))
        self.assertEqual(np.frombuffer(self.gl.read(values.gl_name, 64), np.float32).tolist(), [3] * 16)

    def test_its_objects_keep_ours(self):
        buffer = self.context.buffer(np.arange(4, dtype=np.int32), flags=clgl.BufferFlags.COMPUTE_ONLY)
        theirs = buffer.as_pyopencl()
        del buffer
        collect()
        found = np.empty(4, np.int32)
        pyopencl.enqueue_copy(self.queue.as_pyopencl(), found, theirs)
        self.assertEqual(found.tolist(), [0, 1, 2, 3])

    def test_every_kind(self):
        device = self.context.info.device
        self.assertEqual(device.as_pyopencl().name, device.info.name)
        program = self.context.program(SOURCE)
        self.assertIn("add", program.as_pyopencl().kernel_names)
        self.assertEqual(program.kernel("add").as_pyopencl().num_args, 2)
        texture = self.context.texture(np.zeros((2, 3, 4), np.uint8), flags=clgl.TextureFlags.COMPUTE_ONLY)
        self.assertEqual(texture.as_pyopencl().width, 3)
        self.assertEqual(clgl.Device.from_pyopencl(device.as_pyopencl()), device)
        event = self.queue.marker().as_pyopencl()
        event.wait()

    def test_back(self):
        theirs = pyopencl.Context([self.context.info.device.as_pyopencl()])
        their_queue = pyopencl.CommandQueue(theirs)
        flags = pyopencl.mem_flags
        their_buffer = pyopencl.Buffer(theirs, flags.READ_WRITE | flags.COPY_HOST_PTR,
                                       hostbuf=np.arange(4, dtype=np.float32))
        their_program = pyopencl.Program(theirs, SOURCE).build()
        with clgl.Context.from_pyopencl(theirs, flags=clgl.ContextFlags.COMPUTE_ONLY) as context:
            queue = clgl.Queue.from_pyopencl(context, their_queue)
            buffer = clgl.Buffer.from_pyopencl(context, their_buffer)
            buffer.dtype = np.dtype(np.float32)
            for kernel in (clgl.Kernel.from_pyopencl(context, their_program.add),
                           clgl.Program.from_pyopencl(context, their_program).kernel("add")):
                kernel(queue, 4, buffer, np.float32(1))
            self.assertEqual(buffer.read(queue).tolist(), [2, 3, 4, 5])
            format = pyopencl.ImageFormat(pyopencl.channel_order.RGBA, pyopencl.channel_type.UNORM_INT8)
            image = pyopencl.Image(theirs, flags.READ_WRITE, format, shape=(3, 2))
            texture = clgl.Texture.from_pyopencl(context, image)
            self.assertEqual(texture.read(queue).shape, (2, 3, 4))
            fence = clgl.Fence.from_pyopencl(context, pyopencl.enqueue_marker(their_queue))
            self.assertTrue(fence.wait(60))


if __name__ == "__main__":
    unittest.main()
