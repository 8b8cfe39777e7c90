"""Events: callbacks, user events, wait lists, profiling, failures, and asyncio."""

import asyncio
import threading

import numpy as np

import clgl

with clgl.Context.compute_only() as context, context.queue(flags=clgl.QueueFlags.PROFILING) as queue:
    buffer = context.buffer(np.zeros(4, np.int32))

    gate = context.user_fence()
    fence = buffer.fill(np.int32(5), queue, waits=[gate])
    print("before:", fence.wait(0))
    called = threading.Event()
    fence.set_callback(lambda which, status: (print("callback:", status.name), called.set()))
    gate.signal()
    called.wait()
    print("after:", fence.wait(), fence.info.command.name)

    try:
        times = fence.profiling
        print("times:", times.queued_ns <= times.started_ns <= times.ended_ns)
    except clgl.Error as error:
        print("times:", error.result == clgl.Result.UNSUPPORTED)

    failed = context.user_fence()
    failed.signal(-5)
    try:
        failed.wait()
    except clgl.Error as error:
        print("failure:", error.result.name, "CL_OUT_OF_RESOURCES" in error.message)

    async def main():
        fences = [buffer.fill(np.int32(value), queue) for value in range(3)]
        await asyncio.gather(*(awaited(fence) for fence in fences))
        return buffer.read(queue)

    async def awaited(fence):
        return await fence

    print("awaited:", asyncio.run(main()))
