"""Measures the same work as compute.cpp with PyOpenCL. Prints one line per measurement: name, tab, nanoseconds.

Usage: pyopencl_bench.py PLATFORM DEVICE

Exits with 77 if PyOpenCL is not installed or does not find the device.
"""

import statistics
import sys
import time

NOT_HERE = 77
ELEMENTS = 64
LAUNCHES = 50
TURNS = 100
SIZES = (4, 256, 4096, 64 << 10, 1 << 20, 16 << 20, 64 << 20)
SECONDS_PER_SIZE = 0.3
SOURCE = """
kernel void scale(global const float *in, global float *out, float factor)
{
    out[get_global_id(0)] = factor * in[get_global_id(0)];
}
"""

try:
    import numpy
    import pyopencl as cl
except ImportError:
    sys.exit(NOT_HERE)


def find(platform, device):
    for candidate in cl.get_platforms():
        if candidate.name.strip() == platform:
            for found in candidate.get_devices():
                if found.name.strip() == device:
                    return found
    sys.exit(NOT_HERE)


def launches(context, queue):
    """Returns the CPU times in nanoseconds to set three arguments and launch, first with one call, then with
    separate calls."""
    kernel = cl.Program(context, SOURCE).build().scale
    buffers = [cl.Buffer(context, cl.mem_flags.READ_WRITE, 4 * ELEMENTS) for _ in range(2)]
    factor = numpy.float32(0)

    def call():
        kernel(queue, (ELEMENTS,), None, *buffers, factor)

    def set_and_launch():
        kernel.set_arg(0, buffers[0])
        kernel.set_arg(1, buffers[1])
        kernel.set_arg(2, factor)
        cl.enqueue_nd_range_kernel(queue, kernel, (ELEMENTS,), None)

    for name, launch in (("kernel_call", call), ("set_and_launch", set_and_launch)):
        took = []
        for _ in range(TURNS):
            queue.finish()
            start = time.thread_time_ns()
            for _ in range(LAUNCHES):
                launch()
            took.append((time.thread_time_ns() - start) / LAUNCHES)
        yield name, statistics.median(took)
    queue.finish()


def transfers(context, queue):
    for size in SIZES:
        host = numpy.zeros(size, numpy.uint8)
        buffer = cl.Buffer(context, cl.mem_flags.READ_WRITE, size)
        for name, (to, from_) in (("read_buffer", (host, buffer)), ("write_buffer", (buffer, host))):
            took, end = [], time.monotonic() + SECONDS_PER_SIZE
            while not took or time.monotonic() < end:
                start = time.monotonic_ns()
                cl.enqueue_copy(queue, to, from_, is_blocking=True)
                took.append(time.monotonic_ns() - start)
            yield f"{name}/{size}", statistics.median(took)


def main():
    device = find(*(name.strip() for name in sys.argv[1:]))
    context = cl.Context([device])
    queue = cl.CommandQueue(context)
    for measure in (launches, transfers):
        for name, nanoseconds in measure(context, queue):
            print(f"{name}\t{nanoseconds:.0f}")


main()
