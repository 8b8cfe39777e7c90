"""Tests of programs and kernels."""

import inspect
import os
import re
import subprocess
import sys
import tempfile
import textwrap
import threading
import unittest

import numpy as np

import clgl
from case import PATIENCE, SOURCE, Case, ComputeCase

COMPUTE_ONLY = clgl.BufferFlags.COMPUTE_ONLY


class Programs(ComputeCase):
    def test_infos(self):
        program = self.context.program(SOURCE, options="-DN=4", label="program")
        self.assertEqual(program.info.origin, clgl.ProgramOrigin.SOURCE)
        self.assertIn("add", program.kernel_names)
        self.assertEqual(program.source, SOURCE)
        self.assertIn("-DN=4", program.build_options())
        self.assertEqual(program.build_info().status, clgl.BuildStatus.SUCCESS)
        self.assertIsInstance(program.build_log, str)
        self.assertTrue(program.cl_program)
        with self.fails(clgl.Result.INVALID_ARGUMENT) as failed:
            program.kernel("nothing")
        self.assertIn("add", failed.message)

    def test_build_logs(self):
        with self.fails(clgl.Result.BUILD_FAILED) as failed:
            self.context.program("kernel void f(global int *x) { x[0] = nonsense; }")
        self.assertIn("nonsense", failed.message)

    def test_binaries(self):
        device = self.context.info.device
        binary = self.context.program(SOURCE).binary()
        program = self.context.program(binaries={device: binary})
        self.assertEqual(program.info.origin, clgl.ProgramOrigin.BINARY)
        values = self.context.buffer(np.zeros(4, np.float32), flags=COMPUTE_ONLY)
        program.kernel("add")(self.queue, 4, values, 2)
        self.assertEqual(values.read(self.queue).tolist(), [2] * 4)

    def test_compiled_and_linked(self):
        flags = clgl.ProgramFlags.NO_BUILD
        header = self.context.program("#define VALUE 7\n", flags=flags)
        main = self.context.program('#include "value.h"\nkernel void f(global int *x) { x[0] = 30 + VALUE; }', flags=flags)
        main.compile(header_names=["value.h"], headers=[header])
        program = clgl.Program.link(self.context, [main])
        result = self.context.buffer(np.zeros(1, np.int32), flags=COMPUTE_ONLY)
        program.kernel("f")(self.queue, 1, result)
        self.assertEqual(result.read(self.queue).tolist(), [37])

    def test_builds_in_the_background(self):
        program = self.context.program(SOURCE, flags=clgl.ProgramFlags.NO_BUILD)
        built, seen = threading.Event(), []

        def ended(which, result):
            seen.append((which, result))
            built.set()

        program.build(options="-DN=1", callback=ended)
        self.assertTrue(built.wait(PATIENCE))
        self.assertEqual(seen, [(program, clgl.Result.SUCCESS)])

    def test_the_cache(self):
        with tempfile.TemporaryDirectory() as folder:
            cache = os.path.join(folder, "cache")
            self.context.program(SOURCE, cache_directory=cache)
            again = self.context.program(SOURCE, cache_directory=cache)
            self.assertTrue(again.info.from_cache)


class Kernels(ComputeCase):
    def setUp(self):
        super().setUp()
        self.program = self.context.program(SOURCE)

    def buffer(self, data):
        return self.context.buffer(data, flags=COMPUTE_ONLY)

    def test_infos(self):
        kernel = self.program.kernel("vector")
        self.assertEqual((kernel.info.name, kernel.info.argument_count), ("vector", 5))
        self.assertEqual(kernel.find_argument("i"), 2)
        self.assertEqual(kernel.argument_info(1).type_name, "float3")
        self.assertEqual(kernel.argument_info(4).address, clgl.AddressSpace.LOCAL)
        self.assertGreater(kernel.work_group_info().work_group_size, 0)
        self.assertTrue(kernel.cl_kernel)

    def test_values_become_what_is_declared(self):
        out = self.buffer(np.zeros(5, np.float32))
        kernel = self.program.kernel("vector")
        for v, i, c in (((1, 2, 3), 4, 5), (np.array([1, 2, 3], np.float32), np.int32(4), np.uint8(5)),
                        ([1.0, np.float64(2), np.float32(3)], np.int64(4), True + 4),
                        (np.array([1, 2, 3, 0], np.float32).tobytes(), b"\4\0\0\0", b"\5")):
            out.fill(b"\0", self.queue)
            kernel(self.queue, 1, out, v, i, c, clgl.LocalMemory(4), local_size=1).wait()
            self.assertEqual(out.read(self.queue).tolist(), [1, 2, 3, 4, 5])
        for index, value, declared in ((2, "four", "int"), (2, 2.5, "int"), (2, np.float32(2), "int"), (2, 2**40, "int"),
                                       (1, (1, 2), "float3"), (1, (1, 2, 1e300), "float3"), (0, "out", "float*")):
            arguments = [out, (1, 2, 3), 4, 5, clgl.LocalMemory(4)]
            arguments[index] = value
            text = re.escape(f'of the kernel "vector" takes {declared}, not {value!r}')
            with self.assertRaisesRegex(TypeError, rf"argument {index} \(\w+\) {text}"):
                kernel(self.queue, 1, *arguments)
            with self.assertRaisesRegex(TypeError, text):
                kernel.set(*arguments)
        with self.assertRaisesRegex(TypeError, "queue is of type int, not clgl.Queue"):
            kernel(1, out, (1, 2, 3), 4, 5, clgl.LocalMemory(4))
        with self.assertRaisesRegex(TypeError, "queue is of type ndarray, not clgl.Queue"):
            out.write(self.queue, np.zeros(5, np.float32))
        with self.assertRaisesRegex(TypeError, "takes 5 arguments, not 6"):
            kernel(self.queue, 1, out, (1, 2, 3), 4, 5, clgl.LocalMemory(4), 6)

    def test_sizes(self):
        out = self.buffer(np.zeros((4, 6), np.int32))
        where = self.program.kernel("where")
        where(self.queue, (6, 4), out, local_size=(3, 2))
        self.assertEqual(set(out.read(self.queue).ravel().tolist()), {3})
        where[(3, 2), (2, 2), self.queue](out)
        self.assertEqual(set(out.read(self.queue).ravel().tolist()), {2})
        first = self.program.kernel("first")
        first(self.queue, 2, out, offset=5)
        self.assertEqual(out.read(self.queue).ravel()[:2].tolist(), [5, 2])
        first(self.queue, np.int64(3), out, local_size=np.int64(1), offset=np.int64(7))
        self.assertEqual(out.read(self.queue).ravel()[:2].tolist(), [7, 3])
        first[np.int64(2), np.uint8(2), self.queue](out)
        self.assertEqual(out.read(self.queue).ravel()[:2].tolist(), [0, 4])
        with self.assertRaisesRegex(TypeError, "a size is an integer or a sequence of integers, not 6.0"):
            where(self.queue, 6.0, out)
        with self.assertRaisesRegex(TypeError, r"kernel\[grid, block\]"):
            where[4]
        with self.assertRaisesRegex(ValueError, "1 to 3 dimensions"):
            where(self.queue, (1, 1, 1, 1), out)
        with self.assertRaisesRegex(ValueError, "grid has 1 dimensions, the block 2"):
            where[1, (1, 1)](out)

    def test_null_pointers_and_waits(self):
        out, other = self.buffer(np.zeros(1, np.int32)), self.buffer(4)
        kernel, gate = self.program.kernel("is_null"), self.context.user_fence()
        fence = kernel(self.queue, 1, out, None, waits=[gate])
        self.assertFalse(fence.wait(0))
        gate.signal()
        self.assertEqual(out.read(self.queue).tolist(), [1])
        kernel(self.queue, 1, out, other)
        self.assertEqual(out.read(self.queue).tolist(), [0])
        kernel(self.queue, 1, out, None)
        self.assertEqual(out.read(self.queue).tolist(), [1])

    def test_arguments_that_are_set(self):
        out = self.buffer(np.zeros(5, np.float32))
        kernel = self.program.kernel("vector")
        kernel.set(out, (1, 2, 3), 4, 5, clgl.LocalMemory(4))
        kernel.set_launch(clgl.Launch(global_size=(1,), local_size=(1,)))
        self.assertEqual(list(kernel.get_launch().local_size), [1, 0, 0])
        kernel.launch(self.queue).wait()
        self.assertEqual(out.read(self.queue).tolist(), [1, 2, 3, 4, 5])
        twin = kernel.clone()
        twin.set_value(1, np.array([7, 8, 9]))
        twin.launch_task(self.queue)
        self.assertEqual(out.read(self.queue).tolist(), [7, 8, 9, 4, 5])
        kernel.launch_with_arguments(self.queue, arguments=[
            clgl.Argument(type=clgl.ArgumentType.BUFFER, buffer=out),
            clgl.Argument(type=clgl.ArgumentType.VALUE, value=np.array([4, 5, 6, 0], np.float32))])
        self.assertEqual(out.read(self.queue).tolist(), [4, 5, 6, 4, 5])
        null = self.program.kernel("is_null")
        null.set(self.buffer(4), None)

    def test_simple_launches(self):
        out = self.buffer(np.zeros(8, np.int32))
        where = self.program.kernel("where")
        where.set_buffer(0, out)
        where.launch_1d(self.queue, 8)
        where.launch_2d(self.queue, 4, 2)
        where.launch_3d(self.queue, 2, 2, 1)
        self.assertTrue(out.read(self.queue).all())

    def test_images_and_samplers(self):
        picture = np.zeros((2, 2, 4), np.float32)
        picture[0, 0] = (1, 2, 3, 4)
        image = self.context.texture(picture, flags=clgl.TextureFlags.COMPUTE_ONLY, access=clgl.Access.READ_ONLY)
        sampler, out = self.context.sampler(), self.buffer(np.zeros(4, np.float32))
        look = self.program.kernel("look")
        look(self.queue, 1, image, sampler, out)
        self.assertEqual(out.read(self.queue).tolist(), [1, 2, 3, 4])
        out.fill(b"\0", self.queue)
        look.set(image, sampler, out)
        look.launch_task(self.queue)
        self.assertEqual(out.read(self.queue).tolist(), [1, 2, 3, 4])

    def test_undeclared_arguments(self):
        kernel = self.program.kernel("add")
        kernel.declare_arguments([clgl.ArgumentDesc(), clgl.ArgumentDesc(type_name="float", name="summand")])
        out = self.buffer(np.zeros(2, np.float32))
        kernel[1, 2, self.queue](out, 1.5)
        self.assertEqual(out.read(self.queue).tolist(), [1.5] * 2)
        kernel._packers[1] = None
        with self.assertRaisesRegex(TypeError, 'argument 1 of the kernel "add" is unknown'):
            kernel(self.queue, 2, out, 1.5)
        kernel(self.queue, 2, out, np.float32(1.5))
        self.assertEqual(out.read(self.queue).tolist(), [3] * 2)

    def test_one_kernel_on_many_threads(self):
        kernel, buffers = self.program.kernel("add"), [self.buffer(np.zeros(4, np.float32)) for _ in range(4)]

        def work(index):
            queue = self.context.queue()
            for _ in range(50):
                kernel(queue, 4, buffers[index], index)
            queue.finish()

        threads = [threading.Thread(target=work, args=(index,)) for index in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        for index, buffer in enumerate(buffers):
            self.assertEqual(buffer.read(self.queue).tolist(), [50 * index] * 4)


class ShortProgram(unittest.TestCase):
    """The first program, in README.md and in the documentation of the package."""

    def assert_runs(self, text):
        done = subprocess.run([sys.executable, "-c", text], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
                              check=False)
        if "has an internal error, which is not a fault of the source" in done.stderr:
            self.skipTest(done.stderr.splitlines()[-1])
        self.assertEqual(done.returncode, 0, done.stderr)
        found = np.array(done.stdout.strip("[] \n").split(), np.float32)
        np.testing.assert_allclose(found, np.sin(np.float32(0.01) * np.arange(1000, dtype=np.float32)), atol=1e-5)

    def test_it_runs_as_it_stands(self):
        with open(os.path.join(os.path.dirname(__file__), "..", "README.md"), encoding="utf-8") as file:
            program, = re.findall(r"^```python\n(.*?)^```", file.read(), re.MULTILINE | re.DOTALL)
        self.assert_runs(program)
        documentation = inspect.getdoc(clgl)
        self.assert_runs(textwrap.dedent("".join(re.findall(r"^    .*\n|^\n", documentation, re.MULTILINE))))


class SharedKernels(Case):
    def test_the_queue_that_has_the_buffer(self):
        values = self.context.buffer(np.zeros(8, np.float32))
        add = self.kernel("add")
        with self.queue.acquire(values):
            add[4, 2](values, 2.0)
        self.assertEqual(np.frombuffer(self.gl.read(values.gl_name, 32), np.float32).tolist(), [2] * 8)
        with self.fails(clgl.Result.NOT_ACQUIRED):
            add[4, 2](values, 2.0)


if __name__ == "__main__":
    unittest.main()
