"""Checks that the installed files are sufficient. Builds programs with the flags of pkg-config and runs them, with the
shared library and with only the static library.

Usage: install.py BUILD_FOLDER HAS_SITE

HAS_SITE is "true" if the build has the site of the documentation.
"""

import json
import shutil
import sys

import gate
from installed import Installed

SUBJECT = "a program built with the installed files"
DIALECTS = (("cc", ".c", "c99"), ("c++", ".cpp", "c++98"), ("c++", ".cc", "c++20"))
# Creates a context, which links every part of the static library.
PROGRAM = r"""
#include <clgl/clgl.h>
#include <stdio.h>
#include <string.h>
int main(void)
{
    uint32_t major = 99, minor = 99, patch = 99;
    char text[64];
    if (clgl_context_create(NULL, NULL) != CLGL_ERROR_INVALID_ARGUMENT) return 2;
    if (clgl_version(&major, &minor, &patch) != CLGL_SUCCESS) return 1;
    sprintf(text, "%u.%u.%u", (unsigned)major, (unsigned)minor, (unsigned)patch);
    puts(clgl_version_string());
    return major == CLGL_VERSION_MAJOR && !strcmp(text, clgl_version_string()) ? 0 : 1;
}
"""


def wrong_dialects(installed):
    """Yields problems of programs that link the shared library."""
    flags, program = installed.flags(), installed.root / "program"
    for compiler, suffix, standard in DIALECTS:
        source = program.with_suffix(suffix)
        source.write_text(PROGRAM, encoding="utf-8")
        installed.run(compiler, f"-std={standard}", "-Wall", "-Wextra", "-Werror", source, *flags, "-o", program)
        said = installed.run(program, LD_LIBRARY_PATH=str(installed.libraries))
        if said != installed.version:
            yield f"built as {standard}, the library reports version {said}, clgl.pc {installed.version}"


def wrong_static(installed):
    """Yields problems of a C program that links only the static library."""
    alone, source = installed.root / "alone", installed.root / "static.c"
    alone.mkdir()
    shutil.copy(installed.find("libclgl.a"), alone)
    source.write_text(PROGRAM, encoding="utf-8")
    flags = [flag if flag != f"-L{installed.libraries}" else f"-L{alone}" for flag in installed.flags("--static")]
    program = alone / "program"
    installed.run("cc", "-std=c99", source, *flags, "-o", program)
    if "libclgl" in gate.output("ldd", str(program)):
        yield "a program linked with the static library still needs the shared one"
    said = installed.run(program)
    if said != installed.version:
        yield f"the static library reports version {said}, clgl.pc {installed.version}"


def main(build, has_site):
    for tool in ("pkg-config", "cc", "c++", "ldd"):
        gate.need(tool)
    with Installed(build, SUBJECT) as installed:
        problems = [*wrong_dialects(installed), *wrong_static(installed)]
        described = json.loads(installed.find("share/clgl/api.json").read_text(encoding="utf-8"))["version"]
        if described != installed.version:
            problems.append(f"api.json is of version {described}, clgl.pc of {installed.version}")
        said = installed.run(installed.find("bin/clglinfo"), "--version", LD_LIBRARY_PATH=str(installed.libraries))
        if installed.version not in said:
            problems.append(f"clglinfo --version prints {said}, clgl.pc has {installed.version}")
        if has_site == "true":
            installed.find("share/doc/clgl/html/index.html")
        gate.finish(problems, SUBJECT)


main(*sys.argv[1:])
