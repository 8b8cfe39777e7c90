"""Measures the cost of an acquire and a release compared with C, the cost of a launch with three arguments compared
with PyOpenCL, and the cost of the import. With --check, fails if a limit is exceeded.

Usage: cost.py LIBRARY_OF_CALLS_IN_C [--check]
"""

import ctypes
import importlib.util
import os
import statistics
import subprocess
import sys
import time

import clgl

MOST_MORE_HAND_OVER = 10e-6
MOST_PYOPENCL = 1.0
MOST_IMPORT = 30e-3
CALLS, TURNS, ATTEMPTS = 200, 31, 3
SOURCE = "kernel void k(global float *out, float value, int number) { out[get_global_id(0)] = value + number; }"
IMPORT = "import time; begin = time.process_time(); import clgl; print(time.process_time() - begin)"


def timed(*functions):
    """Measures the CPU time of this thread per call of each function, in several turns. Returns the median times."""
    times = [[] for _ in functions]
    for _ in range(TURNS):
        for function, found in zip(functions, times):
            begin = time.thread_time()
            function()
            found.append((time.thread_time() - begin) / CALLS)
    return [statistics.median(found) for found in times]


def hand_over(calls, context, queue):
    buffer = context.buffer(4096)
    flags = clgl.HandoverFlags.SKIP_GL_SYNC | clgl.HandoverFlags.CONTENT_UNCHANGED
    handed = clgl.AcquireList(buffer, flags=flags)

    def by_classes():
        for _ in range(CALLS):
            with queue.acquire(handed):
                pass

    queue_handle, buffer_handle = ctypes.c_void_p(queue.handle), ctypes.c_void_p(buffer.handle)
    in_c, by_python = timed(lambda: calls.calls_hand_over(queue_handle, buffer_handle, CALLS), by_classes)
    print(f"hand-over: {1e6 * in_c:.1f} µs in C, {1e6 * by_python:.1f} µs in Python")
    return by_python - in_c <= MOST_MORE_HAND_OVER


def launch(context, queue):
    import numpy as np
    import pyopencl
    buffer = context.buffer(64, flags=clgl.BufferFlags.COMPUTE_ONLY)
    kernel, value, number = context.program(SOURCE).kernel("k"), np.float32(1), np.int32(2)
    their_queue, their_buffer = queue.as_pyopencl(), buffer.as_pyopencl()
    their_kernel = pyopencl.Program(context.as_pyopencl(), SOURCE).build().k

    def ours():
        for _ in range(CALLS):
            kernel(queue, 16, buffer, value, number)

    def theirs():
        for _ in range(CALLS):
            their_kernel(their_queue, (16,), None, their_buffer, value, number)

    by_clgl, by_pyopencl = timed(ours, theirs)
    queue.finish()
    print(f"launch with three arguments: {1e6 * by_clgl:.1f} µs, by PyOpenCL {1e6 * by_pyopencl:.1f} µs")
    return by_clgl <= MOST_PYOPENCL * by_pyopencl


def importing():
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    took = [float(subprocess.run([sys.executable, "-c", IMPORT], check=True, stdout=subprocess.PIPE, env=environment).stdout)
            for _ in range(TURNS)]
    print(f"import: {1e3 * statistics.median(took):.1f} ms of CPU time")
    return statistics.median(took) <= MOST_IMPORT


def main():
    calls = ctypes.CDLL(sys.argv[1])
    with clgl.Context.headless() as context, context.queue() as queue:
        parts = {"hand-over": lambda: hand_over(calls, context, queue), "launch": lambda: launch(context, queue),
                 "import": importing}
        if importlib.util.find_spec("pyopencl") is None:
            print("launch: not measured, because PyOpenCL is not installed")
            del parts["launch"]
        failed = [name for name, measure in parts.items() if not any(measure() for _ in range(ATTEMPTS))]
    if "--check" in sys.argv and failed:
        sys.exit(f"too slow in Python: {', '.join(failed)}")


main()
