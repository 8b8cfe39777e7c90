"""Runs the unmodified PyOpenCL example gl_particle_animation.py with seeded random numbers. Writes its frames: the
positions and colours in the OpenGL buffers, and the picture.

Usage: particle_frames.py EXAMPLE FOLDER SEED FRAMES
"""

import os
import runpy
import sys

import numpy
import OpenGL.GL as gl
import OpenGL.GLUT as glut

FLOATS = 4


def floats_of(vbo, count):
    vbo.bind()
    data = gl.glGetBufferSubData(gl.GL_ARRAY_BUFFER, 0, count * FLOATS * 4)
    return numpy.frombuffer(bytes(data), dtype=numpy.float32).reshape(count, FLOATS)


def main():
    example, folder, seed, frames = sys.argv[1:]
    numpy.random.seed(int(seed))
    swap = glut.glutSwapBuffers
    drawn = []

    def swap_and_look():
        names = sys._getframe(1).f_globals
        width, height, count = names["width"], names["height"], names["num_particles"]
        picture = gl.glReadPixels(0, 0, width, height, gl.GL_RGB, gl.GL_UNSIGNED_BYTE)
        drawn.append(True)
        numpy.savez(os.path.join(folder, f"{len(drawn)}.npz"),
                    position=floats_of(names["gl_position"], count), color=floats_of(names["gl_color"], count),
                    picture=numpy.frombuffer(bytes(picture), dtype=numpy.uint8).reshape(height, width, 3))
        swap()
        if len(drawn) == int(frames):
            # No other call leaves the GLUT main loop.
            os._exit(0)

    glut.glutSwapBuffers = swap_and_look
    sys.argv = [example]
    runpy.run_path(example, run_name="__main__")


main()
