"""Tests of queues, acquires, releases, fences, callbacks and asyncio."""

import asyncio
import contextlib
import io
import threading
import time
import unittest

import numpy as np

import clgl
from clgl._api import callbacks
from case import PATIENCE, SYNC_GPU_COMMANDS_COMPLETE, Case, ComputeCase, collect


class HandOvers(Case):
    def test_many_objects_and_parts(self):
        buffer, texture = self.context.buffer(256), self.context.texture(width=2, height=2, format=clgl.Format.RGBA8)
        with self.queue.acquire(buffer, (texture, clgl.Box((0, 0, 0), (2, 1, 1)))) as scope:
            self.assertTrue(buffer.info.acquired and texture.info.acquired)
            buffer.fill(b"\1")
            fence = scope.release()
        self.assertTrue(fence.wait(PATIENCE))
        self.assertFalse(buffer.info.acquired or texture.info.acquired)
        with self.queue.acquire((buffer, clgl.Range(0, 128))):
            buffer.fill(b"\2", range=clgl.Range(0, 128))
        self.assertEqual(self.gl.read(buffer.gl_name, 256), b"\2" * 128 + b"\1" * 128)

    def test_an_exception_releases(self):
        buffer = self.context.buffer(16)
        with self.assertRaises(ZeroDivisionError):
            with self.queue.acquire(buffer):
                1 / 0
        self.assertFalse(buffer.info.acquired)

    def test_all_or_none(self):
        buffers = [self.context.buffer(16) for _ in range(2)]
        with self.queue.acquire(buffers[1]):
            with self.fails(clgl.Result.ALREADY_ACQUIRED):
                self.context.queue().acquire(*buffers)
            self.assertFalse(buffers[0].info.acquired)
        for wrong in ([self.queue], [clgl.AcquireList(buffers[0]), buffers[1]]):
            with self.assertRaises(TypeError):
                self.queue.acquire(*wrong)

    def test_one_description_again_and_again(self):
        buffer = self.context.buffer(16)
        handed = clgl.AcquireList(buffer)
        for value in range(3):
            with self.queue.acquire(handed):
                buffer.fill(bytes([value]))
        self.assertEqual(self.gl.read(buffer.gl_name, 16), b"\2" * 16)

    def test_without_waiting_on_the_cpu(self):
        buffer = self.context.buffer(16)
        with self.queue.acquire(buffer, flags=clgl.HandoverFlags.NO_CPU_WAIT) as scope:
            buffer.fill(b"\7")
        scope.fence.wait_gl()
        self.assertEqual(self.gl.read(buffer.gl_name, 16), b"\7" * 16)

    def test_fences_of_opengl(self):
        fence = self.context.gl_fence()
        self.assertEqual(fence.info.type, clgl.FenceType.OPENGL)
        self.queue.marker(waits=[fence]).wait()
        self.assertTrue(fence.wait(PATIENCE))
        sync = self.gl.FenceSync(SYNC_GPU_COMMANDS_COMPLETE, 0)
        wrapped = clgl.Fence.from_gl_sync(self.context, sync)
        self.assertTrue(wrapped.wait(PATIENCE))
        try:
            self.assertTrue(self.queue.fence().gl_sync)
        except clgl.Error as error:
            self.assertEqual(error.result, clgl.Result.UNSUPPORTED)

    def test_the_queue_of_a_command(self):
        buffer, other = self.context.buffer(16), self.context.buffer(16)
        with self.queue.acquire(buffer):
            buffer.fill(b"\1")
            self.assertIs(buffer._usual_queue(), self.queue)
        self.assertIs(buffer._usual_queue(), self.context.default_queue)
        with self.context.default_queue.acquire(other):
            other.fill(b"\2")
        self.assertEqual(self.gl.read(other.gl_name, 16), b"\2" * 16)


class Queues(ComputeCase):
    def test_infos(self):
        queue = self.context.queue(flags=clgl.QueueFlags.PROFILING, label="queue")
        self.assertEqual((queue.info.label, queue.info.flags, queue.info.context), ("queue", clgl.QueueFlags.PROFILING,
                                                                                 self.context))
        twin = queue.duplicate()
        self.assertEqual(twin.info.flags, queue.info.flags)
        self.assertNotEqual(twin.cl_queue, queue.cl_queue)
        times = queue.marker()
        queue.finish()
        if queue.info.device.info.queue_on_host_properties & clgl.DeviceQueueFlags.PROFILING:
            self.assertGreaterEqual(times.profiling.ended_ns, times.profiling.queued_ns)
        else:
            with self.fails(clgl.Result.UNSUPPORTED):
                times.profiling

    def test_barriers_and_fences(self):
        gate = self.context.user_fence()
        fence = self.queue.barrier(waits=[gate])
        later = self.queue.fence()
        self.assertFalse(fence.done)
        self.assertFalse(fence.wait(0))
        self.assertFalse(clgl.wait_all([fence, gate], 0))
        self.assertIsNone(clgl.wait_any([fence, gate], 0))
        gate.signal()
        self.assertTrue(later.wait(PATIENCE))
        self.assertTrue(clgl.wait_all([fence, gate, later], PATIENCE))
        self.assertEqual(clgl.wait_any([gate, fence], PATIENCE), 0)
        self.assertEqual((gate.status, gate.info.type), (clgl.FenceStatus.COMPLETE, clgl.FenceType.USER))
        self.queue.flush()

    def test_failed_fences_raise(self):
        fence = self.context.user_fence()
        fence.signal(-5)
        with self.fails(clgl.Result.COMMAND_FAILED) as failed:
            fence.wait()
        self.assertEqual(fence.info.error, -5)
        self.assertIn("CL_OUT_OF_RESOURCES", failed.message)
        with self.fails(clgl.Result.INVALID_STATE):
            fence.signal()

    def test_events_both_ways(self):
        fence = self.queue.marker()
        wrapped = clgl.Fence.from_cl_event(self.context, fence.cl_event)
        self.assertTrue(wrapped.wait(PATIENCE))


class Callbacks(ComputeCase):
    def test_fences_call_back(self):
        fence, called, seen = self.context.user_fence(), threading.Event(), []

        def ended(which, status):
            seen.append((which, status))
            called.set()

        fence.set_callback(ended)
        running = threading.Event()
        fence.set_status_callback(clgl.FenceStatus.RUNNING, lambda *_: running.set())
        self.assertEqual(seen, [])
        fence.signal()
        self.assertTrue(called.wait(PATIENCE) and running.wait(PATIENCE))
        self.assertEqual(seen, [(fence, clgl.FenceStatus.COMPLETE)])
        self.assertNotIn(ended, callbacks.fence_callback._functions.values())

    def test_host_functions(self):
        values, gate = [], self.context.user_fence()
        fence = self.queue.launch_host_function(lambda: values.append(threading.get_ident()), waits=[gate])
        self.assertEqual(values, [])
        gate.signal()
        self.assertTrue(fence.wait(PATIENCE))
        self.assertNotEqual(values, [threading.get_ident()])

    def test_exceptions_of_host_functions_are_the_cause(self):
        seen = []
        clgl.set_callback_error_handler(seen.append)
        self.addCleanup(clgl.set_callback_error_handler, None)
        fence = self.queue.launch_host_function(lambda: 1 / 0)
        with self.fails(clgl.Result.COMMAND_FAILED) as failed:
            fence.wait()
        self.assertIsInstance(failed.error.__cause__, ZeroDivisionError)
        self.assertIs(seen[0], failed.error.__cause__)

    def raise_in_callback(self):
        fence, done = self.context.user_fence(), threading.Event()

        def ended(*_):
            try:
                raise LookupError("of a callback")
            finally:
                done.set()

        fence.set_callback(ended)
        fence.signal()
        self.assertTrue(done.wait(PATIENCE))

    def assert_said(self, said, *texts):
        """Waits until all texts were printed. The callback thread may print them after the fence has completed."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not all(text in said.getvalue() for text in texts):
            time.sleep(0.001)
        for text in texts:
            self.assertIn(text, said.getvalue())

    def test_exceptions_are_never_lost(self):
        with contextlib.redirect_stderr(io.StringIO()) as said:
            self.raise_in_callback()
            self.assert_said(said, "LookupError: of a callback")

        def worse(error):
            raise RuntimeError("of the handler")

        clgl.set_callback_error_handler(worse)
        self.addCleanup(clgl.set_callback_error_handler, None)
        with contextlib.redirect_stderr(io.StringIO()) as said:
            self.raise_in_callback()
            self.assert_said(said, "RuntimeError: of the handler", "LookupError: of a callback")

    def test_callbacks_are_forgotten(self):
        fence = self.context.user_fence()
        fence.close()
        with self.fails(clgl.Result.INVALID_HANDLE):
            fence.set_callback(print)
        self.assertNotIn(print, callbacks.fence_callback._functions.values())


class Asyncio(ComputeCase):
    def test_fences_are_awaited(self):
        async def main():
            gate = self.context.user_fence()
            fence = self.queue.marker(waits=[gate])
            asyncio.get_running_loop().call_later(0, gate.signal)
            self.assertIs(await fence, fence)
            await asyncio.gather(self.awaited(fence), self.awaited(gate))
            self.assertTrue(fence.done)

        asyncio.run(main())

    async def awaited(self, fence):
        return await fence

    def test_failures_are_raised(self):
        async def main():
            fence = self.context.user_fence()
            asyncio.get_running_loop().call_later(0, fence.signal, -5)
            await fence

        with self.fails(clgl.Result.COMMAND_FAILED):
            asyncio.run(main())

    def test_cancelled_and_gone_loops(self):
        gate = self.context.user_fence()

        async def main():
            with self.assertRaises(asyncio.TimeoutError):
                await asyncio.wait_for(self.awaited(gate), 0)

        asyncio.run(main())
        with contextlib.redirect_stderr(io.StringIO()) as said:
            gate.signal()
            done = threading.Event()
            gate.set_callback(lambda *_: done.set())
            self.assertTrue(done.wait(PATIENCE))
        self.assertEqual(said.getvalue(), "")
        collect()


class Threads(ComputeCase):
    def test_objects_are_used_and_dropped_on_many_threads(self):
        problems = []

        def work(number):
            try:
                queue = self.context.queue()
                for _ in range(20):
                    buffer = self.context.buffer(np.full(64, number, np.uint8), flags=clgl.BufferFlags.COMPUTE_ONLY)
                    if set(buffer.read(queue).tolist()) != {number}:
                        problems.append(number)
            except BaseException as error:
                problems.append(error)

        threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(problems, [])


if __name__ == "__main__":
    unittest.main()
