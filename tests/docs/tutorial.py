"""Runs the parts of the program of clgl_tutorial(7) that need a resized window or an option. Resizes the window, and
compares the screenshot with a computed picture.

Usage: tutorial.py LIBRARY INCLUDE_FOLDER... -- PROGRAM WINDOW

WINDOW is a C file that resizes the window.
"""

import math
import os
import re
import subprocess
import sys
import tempfile

import gate

RESIZE_STEPS, SCREENSHOT_STEPS = (5, 6, 8), (7, 8)
SIZE, RESIZED = (640, 480), "333 x 222"
TIME = 1
TOLERANCE = 1  # of 255
TIMEOUT_S = 240


def build(step, sources, library, includes, folder):
    """Compiles a step. Returns the path of the program. The test fails if the compiler does."""
    program = os.path.join(folder, f"step{step}")
    subprocess.run(["gcc", "-std=c99", f"-DSTEP={step}", *(f"-I{include}" for include in includes), *sources, "-o", program,
                    library, f"-Wl,-rpath,{os.path.dirname(os.path.abspath(library))}", "-Wl,--wrap=SDL_GL_SwapWindow",
                    "-lSDL2", "-lGL"], check=True)
    return program


def run(program, *arguments):
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    done = subprocess.run([program, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, timeout=TIMEOUT_S, check=False, env={**environment, "SDL_VIDEODRIVER": "offscreen"})
    return done.returncode, done.stdout


def wrong_window(step, program):
    status, said = run(program)
    if status or f"draws a texture of {RESIZED}\n" not in said:
        yield f"step {step}: ended with {status}, and did not draw a texture of {RESIZED} in the resized window:\n{said}"


def pixel(column, row):
    """Returns the colour that the kernel `paint` computes."""
    x, y = column / SIZE[0], row / SIZE[1]
    glow = 0.5 + 0.5 * math.sin(12 * x + TIME) * math.cos(9 * y - TIME)
    return [255 * part for part in (0.1, 0.3 * glow, 0.2 + 0.6 * glow)]


def wrong_screenshot(step, program, path):
    status, said = run(program, "--screenshot", path)
    if status:
        yield f"step {step}: --screenshot ended with {status}:\n{said}"
        return
    with open(path, "rb") as file:
        header, pixels = re.fullmatch(rb"(P6 \d+ \d+ 255\n)(.*)", file.read(), re.DOTALL).groups()
    width, height = SIZE
    if header != b"P6 %d %d 255\n" % SIZE or len(pixels) != 3 * width * height:
        yield f"step {step}: the screenshot begins with {header}, and has {len(pixels)} bytes"
        return
    # The first row of a PPM file is the top row, which has the largest y.
    rows = [pixels[3 * row * width:][:3 * width] for row in range(height)]
    wrong = [(column, row) for row in range(height) for column in range(width)
             if any(abs(found - wanted) > TOLERANCE for found, wanted in
                    zip(rows[row][3 * column:3 * column + 3], pixel(column, height - 1 - row)))]
    if wrong:
        yield f"step {step}: {len(wrong)} pixels of the screenshot are wrong, the first at {wrong[0]}"


def main():
    split = sys.argv.index("--")
    library, *includes = sys.argv[1:split]
    gate.need("gcc")
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        for step in sorted({*RESIZE_STEPS, *SCREENSHOT_STEPS}):
            program = build(step, sys.argv[split + 1:], library, includes, folder)
            if step in RESIZE_STEPS:
                problems += wrong_window(step, program)
            if step in SCREENSHOT_STEPS:
                problems += wrong_screenshot(step, program, os.path.join(folder, "picture.ppm"))
    gate.finish(problems, "the resized window and the screenshot of clgl_tutorial(7)")


main()
