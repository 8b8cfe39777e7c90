"""A program with type hints, which strict.py checks. Every function and class that an application uses must have a
type."""

from __future__ import annotations

from typing import Any, List, Optional, Tuple

import clgl


async def program(context: clgl.Context, data: bytes) -> List[clgl.Device]:
    queue: clgl.Queue = context.queue(label="queue")
    buffer: clgl.Buffer = context.buffer(data, access=clgl.Access.READ_WRITE, flags=clgl.BufferFlags.COMPUTE_ONLY)
    size: int = buffer.info.size
    kernel: clgl.Kernel = context.program("").kernel("f")
    fence: clgl.Fence = kernel(queue, size, buffer, 1, clgl.LocalMemory(4), local_size=(1,))
    fence = kernel[size, 1](buffer)
    done: bool = fence.wait(1.5)
    same: clgl.Fence = await fence
    with queue.acquire(buffer, (buffer, clgl.Range(0, 4))) as scope:
        released: Optional[clgl.Fence] = scope.fence
    with buffer.map(queue, clgl.MapFlags.READ) as values:
        first: Any = values[0]
    texture: clgl.Texture = context.texture(width=1, height=1, format=clgl.Format.RGBA8)
    shape: Tuple[int, ...] = texture.shape
    copied: clgl.Fence = buffer.copy_to_texture(texture, queue, offset=0, waits=[same])
    slot: Optional[clgl.RingSlot] = context.ring([buffer]).acquire_read()
    try:
        copied.wait()
    except clgl.Error as error:
        result: clgl.Result = error.result
        print(result.name, error.message, error.native_code)
    print(done, released, first, shape, slot, clgl.raw.clgl_version_string(), clgl.format_get_count(), clgl.png(values))
    fence.set_callback(lambda which, status: print(which, status.name))
    return context.devices
