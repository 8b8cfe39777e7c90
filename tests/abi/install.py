"""What is installed is enough: a program is built with nothing but pkg-config and run against it."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import gate

SUBJECT = "a program built against what is installed"
DIALECTS = (("cc", ".c", "c99"), ("c++", ".cpp", "c++98"), ("c++", ".cc", "c++20"))
PROGRAM = r"""
#include <clgl/clgl.h>
#include <stdio.h>
#include <string.h>
int main(void)
{
    uint32_t major = 99, minor = 99, patch = 99;
    char text[64];
    if (clgl_version(&major, &minor, &patch) != CLGL_SUCCESS) return 1;
    sprintf(text, "%u.%u.%u", (unsigned)major, (unsigned)minor, (unsigned)patch);
    puts(clgl_version_string());
    return major == CLGL_VERSION_MAJOR && !strcmp(text, clgl_version_string()) ? 0 : 1;
}
"""


def run(*command, **environment):
    """What a command prints; the gate ends if it fails."""
    done = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          env=dict(os.environ, **environment))
    if done.returncode:
        gate.finish([f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout}"], SUBJECT)
    return done.stdout.strip()


def main(build):
    gate.need("pkg-config")
    with tempfile.TemporaryDirectory() as scratch:
        root = pathlib.Path(scratch)
        run("meson", "install", "-C", build, "--no-rebuild", "--destdir", str(root))
        found = next(root.rglob("clgl.pc"))
        where = {"PKG_CONFIG_PATH": str(found.parent), "PKG_CONFIG_SYSROOT_DIR": str(root)}
        flags = run("pkg-config", "--cflags", "--libs", "clgl", **where).split()
        version = run("pkg-config", "--modversion", "clgl", **where)
        libraries = str(next(root.rglob("libclgl.so.0")).parent)
        program = root / "program"
        problems = []
        for compiler, suffix, standard in DIALECTS:
            source = program.with_suffix(suffix)
            source.write_text(PROGRAM)
            run(compiler, f"-std={standard}", "-Wall", "-Wextra", "-Werror", str(source), *flags, "-o", str(program))
            said = run(str(program), LD_LIBRARY_PATH=libraries)
            if said != version:
                problems.append(f"built as {standard}, the library says it is {said}, clgl.pc {version}")
        described = json.loads(next(root.rglob("share/clgl/api.json")).read_text(encoding="utf-8"))["version"]
        if described != version:
            problems.append(f"api.json is of version {described}, clgl.pc of {version}")
        gate.finish(problems, SUBJECT)


if __name__ == "__main__":
    main(*sys.argv[1:])
