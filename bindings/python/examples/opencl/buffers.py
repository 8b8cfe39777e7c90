"""OpenCL-only buffers: content, parts, sub-buffers, fills, copies, rectangles, mappings and destructor callbacks."""

import threading

import numpy as np

import clgl


with clgl.Context.compute_only() as context, context.queue() as queue:
    buffer = context.buffer(np.arange(8, dtype=np.int32))
    print("content:", buffer.read(queue), buffer.dtype, buffer.shape)
    print("a part:", buffer.read(queue, range=clgl.Range(8, 12)))

    buffer.write(np.array([20, 30], np.int32), queue, range=clgl.Range(8, 8))
    buffer.fill(np.int32(-1), queue, range=clgl.Range(24, 8))
    print("written and filled:", buffer.read(queue))

    align = context.info.device.info.mem_base_addr_align // 8
    parent = context.buffer(np.zeros(2 * align, np.uint8))
    child = parent.sub(align, align)
    child.fill(b"\1", queue)
    print("a sub-buffer:", parent.read(queue)[align - 2:align + 2])

    with buffer.map(queue) as values:
        values *= 2
    print("mapped:", buffer.read(queue))

    board = context.buffer(np.zeros((4, 6), np.uint8))
    rect = clgl.BufferRect(buffer_origin=(2, 1, 0), region=(3, 2, 1), buffer_row_pitch=6)
    board.write_rect(rect, np.full((2, 3), 7, np.uint8), queue)
    print("a rectangle:", *board.read(queue), sep="\n")

    destroyed = threading.Event()
    board.set_destructor_callback(destroyed.set)
    board.close()
    print("destroyed:", destroyed.wait(60))
