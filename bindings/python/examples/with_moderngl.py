"""A kernel writes a buffer that moderngl created. clgl uses the OpenGL context that moderngl has made current."""

import moderngl
import numpy as np

import clgl

COUNT = 1000
SOURCE = "kernel void wave(global float *y, float step) { y[get_global_id(0)] = sin(step * get_global_id(0)); }"

gl = moderngl.create_standalone_context(backend="egl")
vertices = gl.buffer(reserve=4 * COUNT)
with clgl.Context.from_current() as context, context.queue() as queue:
    shared = context.buffer(gl_name=vertices.glo, dtype=np.float32)
    with queue.acquire(shared):
        context.program(SOURCE).kernel("wave")(queue, COUNT, shared, 0.01)
    found = np.frombuffer(vertices.read(), np.float32)
    print("moderngl reads what the kernel wrote:", np.allclose(found, np.sin(0.01 * np.arange(COUNT)), atol=1e-5))
