"""Shared code of the examples with OpenGL: options, runs with and without a window, and a few PyOpenGL calls.

An example defines a class Scene. Scene(context) is called with the OpenGL context current. draw(frame) computes and
draws a frame. close() destroys the objects of the scene. Without a window, OpenGL draws into a framebuffer object.
"""

import argparse
import os
import sys

import numpy as np

import clgl


def options(description):
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--headless", action="store_true", help="without a window")
    parser.add_argument("--glfw", action="store_true", help="in a window of GLFW instead of Qt")
    parser.add_argument("--sdl", action="store_true", help="in a window of SDL 2 instead of Qt")
    parser.add_argument("--size", default="640x480", type=lambda text: tuple(map(int, text.split("x"))),
                        metavar="WxH", help="pixels (640x480)")
    parser.add_argument("--frames", type=int, metavar="N", help="end after N frames; without a window 1")
    parser.add_argument("--screenshot", metavar="FILE", help="write the last frame as PNG")
    return parser


def gl():
    from OpenGL import GL
    return GL


def program(vertex, fragment):
    """Compiles and links a shader program."""
    GL = gl()
    made = GL.glCreateProgram()
    for kind, source in ((GL.GL_VERTEX_SHADER, vertex), (GL.GL_FRAGMENT_SHADER, fragment)):
        shader = GL.glCreateShader(kind)
        GL.glShaderSource(shader, source)
        GL.glCompileShader(shader)
        if not GL.glGetShaderiv(shader, GL.GL_COMPILE_STATUS):
            sys.exit(GL.glGetShaderInfoLog(shader))
        GL.glAttachShader(made, shader)
    GL.glLinkProgram(made)
    if not GL.glGetProgramiv(made, GL.GL_LINK_STATUS):
        sys.exit(GL.glGetProgramInfoLog(made))
    return made


def save(path, rows):
    """Writes RGB rows to a PNG file. The first row is the top row."""
    with open(path, "wb") as file:
        file.write(clgl.png(rows))


def offscreen(width, height):
    """Creates and binds a framebuffer."""
    GL = gl()
    renderbuffer = GL.glGenRenderbuffers(1)
    GL.glBindRenderbuffer(GL.GL_RENDERBUFFER, renderbuffer)
    GL.glRenderbufferStorage(GL.GL_RENDERBUFFER, GL.GL_RGBA8, width, height)
    GL.glBindFramebuffer(GL.GL_FRAMEBUFFER, GL.glGenFramebuffers(1))
    GL.glFramebufferRenderbuffer(GL.GL_FRAMEBUFFER, GL.GL_COLOR_ATTACHMENT0, GL.GL_RENDERBUFFER, renderbuffer)
    GL.glViewport(0, 0, width, height)


def seen(width, height):
    """Returns the rows of the framebuffer. The first row is the top row."""
    GL = gl()
    GL.glPixelStorei(GL.GL_PACK_ALIGNMENT, 1)
    data = GL.glReadPixels(0, 0, width, height, GL.GL_RGB, GL.GL_UNSIGNED_BYTE)
    return np.frombuffer(data, np.uint8).reshape(height, width, 3)[::-1]


def run_headless(scene_class, given):
    # Makes PyOpenGL find the current context with EGL instead of GLX.
    os.environ["PYOPENGL_PLATFORM"] = "egl"
    with clgl.Context.headless() as context, context.current():
        offscreen(*given.size)
        scene = scene_class(context, given)
        for frame in range(given.frames or 1):
            scene.draw(frame)
        if given.screenshot:
            save(given.screenshot, seen(*given.size))
        print(f"OpenCL on {context.info.device.info.name}, {given.frames or 1} frames without a window")
        scene.close()


def run_in_window(scene_class, given, panels):
    """Runs the scene in a Qt window. Each panel is a widget with a separate OpenGL context. The contexts share
    objects."""
    from PyQt5.QtCore import Qt
    from PyQt5.QtGui import QSurfaceFormat
    from PyQt5.QtWidgets import QApplication, QHBoxLayout, QOpenGLWidget, QWidget

    class Panel(QOpenGLWidget):
        scene, others, frame = None, (), 0

        def initializeGL(self):
            if self.others:
                self.scene = scene_class(clgl.Context.from_current(), given)

        def paintGL(self):
            if self.others:
                self.scene.draw(self.frame)
            elif first.scene is not None:
                first.scene.draw_again(self)

    form = QSurfaceFormat()
    form.setVersion(3, 3)
    form.setProfile(QSurfaceFormat.CoreProfile)
    QSurfaceFormat.setDefaultFormat(form)
    QApplication.setAttribute(Qt.AA_ShareOpenGLContexts)
    app = QApplication(sys.argv[:1])
    window = QWidget(windowTitle=os.path.basename(sys.argv[0]))
    row = QHBoxLayout(window)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(0)
    shown = [Panel(window) for _ in range(panels)]
    first = shown[0]
    first.others = shown
    for panel in shown:
        panel.setFixedSize(*given.size)
        row.addWidget(panel)

    def swapped():
        """Starts the next frame after all panels have shown the current frame, or ends the run."""
        if given.frames and first.frame + 1 >= given.frames:
            for number, panel in enumerate(shown):
                if given.screenshot:
                    image = panel.grabFramebuffer().convertToFormat(13)  # Format_RGB888
                    data = image.constBits().asarray(image.sizeInBytes())
                    rows = np.array(data, np.uint8).reshape(image.height(), image.bytesPerLine())
                    save(given.screenshot + (f".{number + 1}.png" if number else ""),
                         rows[:, :3 * image.width()].reshape(image.height(), image.width(), 3))
            window.close()
        else:
            first.frame += 1
            for panel in shown:
                panel.update()

    shown[-1].frameSwapped.connect(swapped)
    window.show()
    app.exec_()
    first.makeCurrent()
    print(f"OpenCL on {first.scene.context.info.device.info.name}, {first.frame + 1} frames in a window")
    first.scene.close()
    first.scene.context.close()
    first.doneCurrent()


def show(scene_class, given, swap, is_closed):
    """Draws frames into the window whose OpenGL context is current, until the window is closed."""
    with clgl.Context.from_current() as context:
        scene, frame = scene_class(context, given), 0
        while not is_closed() and frame != given.frames:
            scene.draw(frame)
            frame += 1
            if given.screenshot and frame == given.frames:
                save(given.screenshot, seen(*given.size))
            swap()
        print(f"OpenCL on {context.info.device.info.name}, {frame} frames in a window")
        scene.close()


def run_in_glfw(scene_class, given):
    import glfw
    glfw.init()
    for hint, value in ((glfw.CONTEXT_VERSION_MAJOR, 3), (glfw.CONTEXT_VERSION_MINOR, 3), (glfw.RESIZABLE, False),
                        (glfw.OPENGL_PROFILE, glfw.OPENGL_CORE_PROFILE)):
        glfw.window_hint(hint, value)
    window = glfw.create_window(*given.size, os.path.basename(sys.argv[0]), None, None)
    glfw.make_context_current(window)
    show(scene_class, given, lambda: (glfw.swap_buffers(window), glfw.poll_events()),
         lambda: glfw.window_should_close(window))
    glfw.terminate()


def run_in_sdl(scene_class, given):
    import sdl2
    sdl2.SDL_Init(sdl2.SDL_INIT_VIDEO)
    for attribute, value in ((sdl2.SDL_GL_CONTEXT_MAJOR_VERSION, 3), (sdl2.SDL_GL_CONTEXT_MINOR_VERSION, 3),
                             (sdl2.SDL_GL_CONTEXT_PROFILE_MASK, sdl2.SDL_GL_CONTEXT_PROFILE_CORE)):
        sdl2.SDL_GL_SetAttribute(attribute, value)
    title, anywhere = os.path.basename(sys.argv[0]).encode(), sdl2.SDL_WINDOWPOS_UNDEFINED
    window = sdl2.SDL_CreateWindow(title, anywhere, anywhere, *given.size, sdl2.SDL_WINDOW_OPENGL)
    if not sdl2.SDL_GL_CreateContext(window):  # also makes the context current
        sys.exit(sdl2.SDL_GetError().decode())
    show(scene_class, given, lambda: sdl2.SDL_GL_SwapWindow(window), sdl2.SDL_QuitRequested)
    sdl2.SDL_Quit()


def run(scene_class, given, panels=1):
    if given.headless:
        run_headless(scene_class, given)
    elif given.glfw or given.sdl:
        (run_in_glfw if given.glfw else run_in_sdl)(scene_class, given)
    else:
        run_in_window(scene_class, given, panels)
