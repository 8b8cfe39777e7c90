"""Uses PyOpenCL together with clgl. A PyOpenCL kernel and PyOpenCL array operations use a buffer that clgl shares
with OpenGL."""

import numpy as np
import pyopencl
import pyopencl.array

import clgl

COUNT = 1 << 16
SOURCE = """
kernel void sum(global const float *a, global const float *b, global float *result)
{
    const size_t i = get_global_id(0);
    result[i] = a[i] + b[i];
}
"""


def main():
    numbers = np.random.default_rng(0).random((2, COUNT), np.float32)
    with clgl.Context.headless() as context, context.queue() as queue:
        result = context.buffer(dtype=np.float32, shape=COUNT, access=clgl.Access.WRITE_DISCARD)
        theirs, their_queue = context.as_pyopencl(), queue.as_pyopencl()
        flags = pyopencl.mem_flags
        a, b = (pyopencl.Buffer(theirs, flags.READ_ONLY | flags.COPY_HOST_PTR, hostbuf=row) for row in numbers)
        program = pyopencl.Program(theirs, SOURCE).build()
        with queue.acquire(result):
            shared = result.as_pyopencl()
            program.sum(their_queue, (COUNT,), None, a, b, shared)
            array = pyopencl.array.Array(their_queue, (COUNT,), np.float32, data=shared)
            array *= 2
        found = result.read(queue)
        print(f"The buffer {result.gl_name} of OpenGL has what PyOpenCL computed: {np.allclose(found, 2 * numbers.sum(0))}")


main()
