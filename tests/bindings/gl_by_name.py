"""Draws a line with OpenGL and reads the pixels back. Finds the OpenGL functions by name through clgl."""

import ctypes
from ctypes import c_char_p, c_float, c_int32, c_ssize_t, c_ubyte, c_uint32, c_void_p

LINE_STRIP, FLOAT, UNSIGNED_BYTE, RGB, RGBA8 = 0x3, 0x1406, 0x1401, 0x1907, 0x8058
COLOR_BUFFER_BIT, PACK_ALIGNMENT, ARRAY_BUFFER = 0x4000, 0x0D05, 0x8892
FRAMEBUFFER, RENDERBUFFER, COLOR_ATTACHMENT0, FRAMEBUFFER_COMPLETE = 0x8D40, 0x8D41, 0x8CE0, 0x8CD5
FRAGMENT_SHADER, VERTEX_SHADER, LINK_STATUS = 0x8B30, 0x8B31, 0x8B82
CHANNELS = 3

SIGNATURES = {
    "glAttachShader": (None, c_uint32, c_uint32),
    "glBindBuffer": (None, c_uint32, c_uint32),
    "glBindFramebuffer": (None, c_uint32, c_uint32),
    "glBindRenderbuffer": (None, c_uint32, c_uint32),
    "glBindVertexArray": (None, c_uint32),
    "glCheckFramebufferStatus": (c_uint32, c_uint32),
    "glClear": (None, c_uint32),
    "glClearColor": (None, c_float, c_float, c_float, c_float),
    "glCompileShader": (None, c_uint32),
    "glCreateProgram": (c_uint32,),
    "glCreateShader": (c_uint32, c_uint32),
    "glDrawArrays": (None, c_uint32, c_int32, c_int32),
    "glEnableVertexAttribArray": (None, c_uint32),
    "glFramebufferRenderbuffer": (None, c_uint32, c_uint32, c_uint32, c_uint32),
    "glGenFramebuffers": (None, c_int32, c_void_p),
    "glGenRenderbuffers": (None, c_int32, c_void_p),
    "glGenVertexArrays": (None, c_int32, c_void_p),
    "glGetBufferSubData": (None, c_uint32, c_ssize_t, c_ssize_t, c_void_p),
    "glGetError": (c_uint32,),
    "glGetProgramiv": (None, c_uint32, c_uint32, c_void_p),
    "glLinkProgram": (None, c_uint32),
    "glPixelStorei": (None, c_uint32, c_int32),
    "glReadPixels": (None, c_int32, c_int32, c_int32, c_int32, c_uint32, c_uint32, c_void_p),
    "glRenderbufferStorage": (None, c_uint32, c_uint32, c_int32, c_int32),
    "glShaderSource": (None, c_uint32, c_int32, ctypes.POINTER(c_char_p), c_void_p),
    "glUseProgram": (None, c_uint32),
    "glVertexAttribPointer": (None, c_uint32, c_int32, c_uint32, c_ubyte, c_int32, c_void_p),
    "glViewport": (None, c_int32, c_int32, c_int32, c_int32),
}

VERTEX = b"""#version 330 core
layout(location = 0) in vec2 position;
void main() { gl_Position = vec4(position, 0.0, 1.0); }
"""
FRAGMENT = b"""#version 330 core
out vec4 colour;
void main() { colour = vec4(1.0, 1.0, 0.0, 1.0); }
"""


class Gl:
    def __init__(self, clgl, context):
        for name, signature in SIGNATURES.items():
            address = c_void_p()
            clgl.clgl_context_get_proc_address(context, name.encode(), address)
            setattr(self, name[2].lower() + name[3:], ctypes.CFUNCTYPE(*signature)(address.value))

    def read_floats(self, buffer, count):
        values = (c_float * count)()
        self.bindBuffer(ARRAY_BUFFER, buffer)
        self.getBufferSubData(ARRAY_BUFFER, 0, ctypes.sizeof(values), values)
        return values

    def draw_line(self, buffer, points, size):
        """Draws a yellow line through the points, which have two floats each. Returns rows of red, green and blue,
        from the top."""
        self._make_framebuffer(*size)
        self._use_program()
        self._show_vertices(buffer)
        self.clearColor(0, 0, 0, 1)
        self.clear(COLOR_BUFFER_BIT)
        self.drawArrays(LINE_STRIP, 0, points)
        width, height = size
        pixels = (c_ubyte * (width * height * CHANNELS))()
        self.pixelStorei(PACK_ALIGNMENT, 1)
        self.readPixels(0, 0, width, height, RGB, UNSIGNED_BYTE, pixels)
        if self.getError():
            raise RuntimeError("OpenGL reports an error")
        pitch = width * CHANNELS
        return [bytes(pixels[row * pitch:(row + 1) * pitch]) for row in reversed(range(height))]

    def _make(self, generate):
        name = c_uint32()
        generate(1, ctypes.byref(name))
        return name.value

    def _make_framebuffer(self, width, height):
        renderbuffer = self._make(self.genRenderbuffers)
        self.bindRenderbuffer(RENDERBUFFER, renderbuffer)
        self.renderbufferStorage(RENDERBUFFER, RGBA8, width, height)
        self.bindFramebuffer(FRAMEBUFFER, self._make(self.genFramebuffers))
        self.framebufferRenderbuffer(FRAMEBUFFER, COLOR_ATTACHMENT0, RENDERBUFFER, renderbuffer)
        if self.checkFramebufferStatus(FRAMEBUFFER) != FRAMEBUFFER_COMPLETE:
            raise RuntimeError("OpenGL cannot draw into the framebuffer")
        self.viewport(0, 0, width, height)

    def _use_program(self):
        program = self.createProgram()
        for kind, text in ((VERTEX_SHADER, VERTEX), (FRAGMENT_SHADER, FRAGMENT)):
            shader = self.createShader(kind)
            self.shaderSource(shader, 1, c_char_p(text), None)
            self.compileShader(shader)
            self.attachShader(program, shader)
        self.linkProgram(program)
        linked = c_int32()
        self.getProgramiv(program, LINK_STATUS, ctypes.byref(linked))
        if not linked.value:
            raise RuntimeError("OpenGL cannot link the program")
        self.useProgram(program)

    def _show_vertices(self, buffer):
        self.bindVertexArray(self._make(self.genVertexArrays))
        self.bindBuffer(ARRAY_BUFFER, buffer)
        self.vertexAttribPointer(0, 2, FLOAT, 0, 0, None)
        self.enableVertexAttribArray(0)
