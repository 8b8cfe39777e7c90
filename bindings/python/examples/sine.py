"""A kernel writes a vertex buffer, and OpenGL draws it, in a Qt window or without a window; no vertex passes through
Python."""

import numpy as np

import clgl
import harness

POINTS = 10000
PHASE_PER_FRAME = 0.05

KERNEL = """
kernel void sine(global const float2 *points, global float2 *vertices, float phase)
{
    const size_t i = get_global_id(0);
    const float x = points[i].x;
    vertices[i] = (float2)(x, 0.5f * sin(10.0f * x + phase));
}
"""
VERTEX = """#version 330 core
layout(location = 0) in vec2 position;
void main() { gl_Position = vec4(position, 0.0, 1.0); }
"""
FRAGMENT = """#version 330 core
out vec4 colour;
void main() { colour = vec4(1.0, 1.0, 0.0, 1.0); }
"""


class Sine:
    def __init__(self, context, given):
        self.context, self.queue = context, context.queue()
        points = np.zeros((POINTS, 2), np.float32)
        points[:, 0] = np.linspace(-1, 1, POINTS)
        self.points = context.buffer(points, flags=clgl.BufferFlags.COMPUTE_ONLY, access=clgl.Access.READ_ONLY)
        self.vertices = context.buffer(dtype=np.float32, shape=(POINTS, 2), access=clgl.Access.WRITE_DISCARD)
        self.kernel = context.program(KERNEL).kernel("sine")
        GL = self.GL = harness.gl()
        self.program = harness.program(VERTEX, FRAGMENT)
        self.array = GL.glGenVertexArrays(1)
        GL.glBindVertexArray(self.array)
        GL.glBindBuffer(GL.GL_ARRAY_BUFFER, self.vertices.gl_name)
        GL.glVertexAttribPointer(0, 2, GL.GL_FLOAT, False, 0, None)
        GL.glEnableVertexAttribArray(0)

    def draw(self, frame):
        with self.queue.acquire(self.vertices):
            self.kernel(self.queue, POINTS, self.points, self.vertices, PHASE_PER_FRAME * frame)
        GL = self.GL
        GL.glClearColor(0, 0, 0, 1)
        GL.glClear(GL.GL_COLOR_BUFFER_BIT)
        GL.glUseProgram(self.program)
        GL.glBindVertexArray(self.array)
        GL.glDrawArrays(GL.GL_LINE_STRIP, 0, POINTS)

    def close(self):
        for item in (self.vertices, self.points, self.queue):
            item.close()


if __name__ == "__main__":
    harness.run(Sine, harness.options(__doc__).parse_args())
