"""Runs the Windows build under Wine, on an X server of its own: the program in the README, and the examples without a
window with their tests, which compare pictures.

Usage: run.py BUILD_FOLDER SYSROOT [TEST...]
"""

import glob
import os
import re
import shlex
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
WINE = ("/usr/lib/wine/wine64", "wine64", "wine")
COMPILER = "x86_64-w64-mingw32-gcc-posix"
WAVE = "0.000 0.479 0.841 0.997 0.909 0.598 0.141 -0.351"
TIMEOUT_S = 600
# The tests of examples that do not run, with the reason
LEFT_OUT = {"graph_test.py": "it tests the memory checker of the host",
            "preview_window_test.py": "it looks at the window by X11 functions of the host",
            "sine_window_test.py": "it looks at the window by X11 functions of the host",
            "oclgrind_test.py": "oclgrind runs programs of the host"}


def stage(build, sysroot):
    """Copies programs and DLLs into one folder, as a user of Windows has them. Returns it."""
    folder = os.path.join(build, "stage")
    os.makedirs(folder, exist_ok=True)
    for path in [*glob.glob(build + "/examples/*.exe"), build + "/lib/libclgl-0.dll", build + "/tests/windows/OpenCL.dll",
                 build + "/tests/windows/host_opencl.dll", *glob.glob(sysroot + "/bin/*.dll")]:
        shutil.copy(path, folder)
    return folder


def command(wine, program):
    """Returns the command that runs a program. `start` reports its exit status; Wine itself ends with that of SIGKILL if the
    threads of the host's drivers take longer than a second to end."""
    return [wine, "start", "/b", "/wait", "Z:" + program.replace("/", "\\")]


def environment(build, programs, wine):
    """Returns the environment for Wine, and for the tests of the examples: each finds its program by a script."""
    variables = {**os.environ, "WINEPREFIX": os.path.join(build, "wine"), "WINEDEBUG": "-all",
                 "WINEDLLOVERRIDES": "opencl=n;mscoree=;mshtml=;winedbg.exe=d",
                 "WINEDLLPATH": os.path.join(build, "tests/windows"), "RUSTICL_ENABLE": "llvmpipe",
                 "PYTHONDONTWRITEBYTECODE": "1", "CLGL_DEVICE_HEADER": os.path.join(ROOT, "include/clgl/device.h")}
    subprocess.run([wine, "wineboot", "--init"], env=variables, check=True, stdout=subprocess.DEVNULL,
                   stderr=subprocess.DEVNULL)
    for program in glob.glob(programs + "/*.exe"):
        script = program[:-len(".exe")]
        with open(script, "w", encoding="utf-8") as file:
            file.write(f'#!/bin/sh\nexec {shlex.join(command(wine, program))} "$@"\n')
        os.chmod(script, 0o755)
        variables[os.path.basename(script).upper()] = script
    return variables


def readme_program(build, programs, wine, variables):
    """Compiles the program in the README and runs it. Returns its output."""
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
        source = re.search(r"```c\n(.*?)```", file.read(), re.DOTALL).group(1)
    program = os.path.join(programs, "wave")
    subprocess.run([COMPILER, "-std=c99", "-Wall", "-Wextra", "-Werror", "-I", os.path.join(ROOT, "include"), "-I",
                    os.path.join(build, "include"), "-x", "c", "-", "-x", "none", build + "/lib/libclgl.dll.a", "-o",
                    program + ".exe"], input=source, text=True, check=True)
    done = subprocess.run(command(wine, program + ".exe"), env=variables, capture_output=True, text=True,
                          timeout=TIMEOUT_S, check=False)
    return done.stdout + done.stderr


def run(build, programs, wine, variables, name):
    """Runs one test. Returns why it failed, or an empty string."""
    if name == "readme":
        said = readme_program(build, programs, wine, variables)
        return "" if said.strip() == WAVE else said
    done = subprocess.run([sys.executable, os.path.join(ROOT, "tests/examples", name)], env=variables,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=10 * TIMEOUT_S,
                          check=False)
    return done.stdout if done.returncode else ""


def main():
    build, sysroot = (os.path.abspath(path) for path in sys.argv[1:3])
    programs = stage(build, sysroot)
    wine = next(name for name in WINE if shutil.which(name))
    variables = environment(build, programs, wine)
    tests = ["readme", *sorted(os.path.basename(path) for path in glob.glob(ROOT + "/tests/examples/*_test.py"))]
    passed = failed = skipped = 0
    for name in sys.argv[3:] or tests:
        if name in LEFT_OUT:
            print(f"{name}: skipped: {LEFT_OUT[name]}")
            skipped += 1
            continue
        wrong = run(build, programs, wine, variables, name)
        print(f"{name}: {wrong or 'passed'}", flush=True)
        passed, failed = passed + (not wrong), failed + bool(wrong)
    print(f"\n{passed} passed, {failed} failed, {skipped} skipped")
    sys.exit(failed > 0)


main()
