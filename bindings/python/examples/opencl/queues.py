"""Queues: Python functions as commands (native kernels), markers, barriers, and moves of buffers between devices."""

import numpy as np

import clgl

with clgl.Context.compute_only() as context, context.queue(label="first") as queue:
    buffer = context.buffer(np.zeros(4, np.int32))
    said = []
    buffer.fill(np.int32(1), queue)
    fence = queue.launch_host_function(lambda: said.append("between the fills"))
    buffer.fill(np.int32(2), queue)
    queue.finish()
    print("a function of Python ran:", said, fence.wait(), buffer.read(queue))

    clgl.set_callback_error_handler(lambda error: print("reported:", error))
    try:
        queue.launch_host_function(lambda: [][0]).wait()
    except clgl.Error as error:
        print("it failed:", error.result.name, "because of:", error.__cause__)

    other = queue.duplicate()
    gate = context.user_fence()
    marker, barrier = queue.marker(), other.barrier(waits=[gate])
    print("a barrier waits:", barrier.wait(0))
    gate.signal()
    print("markers and barriers:", clgl.wait_all([marker, barrier]))
    print("moved:", queue.migrate(clgl.Migration(buffers=[buffer], flags=clgl.MigrationFlags.HOST)).wait())
    print(queue.info.label, queue.info.device == context.info.device)
