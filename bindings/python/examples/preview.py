"""An image pipeline that does not use host memory. A kernel computes a picture of floats. clgl converts it to bytes in
a pixel buffer. OpenGL copies the bytes to a texture, and draws the texture in a Qt window with two panels, or without a
window."""

import clgl
import harness

PHASE_PER_FRAME = 0.05
KERNEL = """
kernel void gradient(global float4 *pixels, float phase)
{
    const size_t column = get_global_id(0), row = get_global_id(1);
    const size_t width = get_global_size(0), height = get_global_size(1);
    const float x = ((float)column + 0.5f) / (float)width - 0.5f - 0.25f * cos(phase);
    const float y = ((float)row + 0.5f) / (float)height - 0.5f - 0.25f * sin(phase);
    const float away = min(2.0f * sqrt(x * x + y * y), 1.0f);
    pixels[row * width + column] = (float4)(1.0f - away, 0.0f, away, 1.0f - 0.75f * away);
}
"""
VERTEX = """#version 330 core
out vec2 place;
void main()
{
    place = vec2(gl_VertexID & 1, gl_VertexID >> 1);
    gl_Position = vec4(2.0 * place - 1.0, 0.0, 1.0);
}
"""
FRAGMENT = """#version 330 core
uniform sampler2D pixels;
in vec2 place;
out vec4 colour;
void main() { colour = texture(pixels, place); }
"""
FLOATS = clgl.PixelLayout(component_type=clgl.PixelComponentType.FLOAT32)


class PixelBuffer:
    """An OpenGL pixel buffer that receives pictures of floats from OpenCL."""

    def __init__(self, queue, width, height):
        self.queue, self.extent = queue, (width, height, 1)
        self.bytes = queue.context.buffer(4 * width * height, access=clgl.Access.WRITE_DISCARD)

    def copy_from(self, image, sync=False, waits=()):
        """Converts a buffer of floats to bytes. Flips the picture, because the first row in OpenGL is the bottom
        row."""
        with self.queue.acquire(self.bytes, waits=waits):
            image.convert(self.bytes, self.extent, self.queue, source_layout=FLOATS, flags=clgl.ConvertFlags.FLIP,
                          blocking=sync)

    def copy_to(self, texture):
        GL, (width, height, _) = harness.gl(), self.extent
        GL.glBindBuffer(GL.GL_PIXEL_UNPACK_BUFFER, self.bytes.gl_name)
        GL.glBindTexture(GL.GL_TEXTURE_2D, texture)
        GL.glTexSubImage2D(GL.GL_TEXTURE_2D, 0, 0, 0, width, height, GL.GL_RGBA, GL.GL_UNSIGNED_BYTE, None)
        GL.glBindBuffer(GL.GL_PIXEL_UNPACK_BUFFER, 0)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.bytes.close()


class Preview:
    def __init__(self, context, given):
        self.context, self.queue, self.size = context, context.queue(), given.size
        width, height = given.size
        self.floats = context.buffer(16 * width * height, flags=clgl.BufferFlags.COMPUTE_ONLY)
        self.gradient = context.program(KERNEL).kernel("gradient")
        self.pixels = PixelBuffer(self.queue, width, height)
        GL = self.GL = harness.gl()
        self.program, self.arrays, self.drawn, self.ready = harness.program(VERTEX, FRAGMENT), {}, {}, None
        self.texture = GL.glGenTextures(1)
        GL.glBindTexture(GL.GL_TEXTURE_2D, self.texture)
        for parameter in (GL.GL_TEXTURE_MIN_FILTER, GL.GL_TEXTURE_MAG_FILTER):
            GL.glTexParameteri(GL.GL_TEXTURE_2D, parameter, GL.GL_NEAREST)
        GL.glTexImage2D(GL.GL_TEXTURE_2D, 0, GL.GL_RGBA8, width, height, 0, GL.GL_RGBA, GL.GL_UNSIGNED_BYTE, None)

    def draw(self, frame):
        """Computes and draws a frame. The conversion waits until the other panels have drawn the previous frame."""
        self.gradient(self.queue, self.size, self.floats, PHASE_PER_FRAME * frame)
        self.pixels.copy_from(self.floats, waits=list(self.drawn.values()))
        self.pixels.copy_to(self.texture)
        self.show(None)
        self.ready = self.context.gl_fence()

    def draw_again(self, panel):
        """Draws the same frame in another panel, which has a separate OpenGL context."""
        if self.ready is not None:
            self.ready.wait_gl()
            self.show(panel)
            self.drawn[panel] = self.context.gl_fence()

    def show(self, panel):
        GL = self.GL
        if panel not in self.arrays:
            self.arrays[panel] = GL.glGenVertexArrays(1)
        GL.glClearColor(0.5, 0.5, 0.5, 1)
        GL.glClear(GL.GL_COLOR_BUFFER_BIT)
        GL.glEnable(GL.GL_BLEND)
        GL.glBlendFuncSeparate(GL.GL_SRC_ALPHA, GL.GL_ONE_MINUS_SRC_ALPHA, GL.GL_ONE, GL.GL_ONE)
        GL.glUseProgram(self.program)
        GL.glBindVertexArray(self.arrays[panel])
        GL.glBindTexture(GL.GL_TEXTURE_2D, self.texture)
        GL.glDrawArrays(GL.GL_TRIANGLE_STRIP, 0, 4)
        GL.glDisable(GL.GL_BLEND)

    def close(self):
        with self.pixels:
            self.queue.finish()
        self.floats.close()
        self.queue.close()


if __name__ == "__main__":
    parser = harness.options(__doc__)
    parser.add_argument("--panels", type=int, default=2, metavar="N", help="panels of the window (2)")
    given = parser.parse_args()
    harness.run(Preview, given, given.panels)
