"""Checks the files of a release. "tarball" builds the tarball of the current commit and runs its tests. "debian" builds
Debian packages from it, checks them with lintian, and builds a program with them.

Usage: release.py BUILD_FOLDER tarball|debian
"""

import os
import pathlib
import subprocess
import sys
import tempfile

import gate

PROGRAM = """
#include <clgl/clgl.h>
#include <stdio.h>
int main(void) { return puts(clgl_version_string()) < 0 || clgl_context_create(NULL, NULL) >= 0; }
"""


class Release:
    """An unpacked tarball in a temporary folder. `subject` names what is tested."""

    def __init__(self, build, scratch, subject):
        self.scratch, self.subject = pathlib.Path(scratch), subject
        self.run("meson", "dist", "-C", build, "--no-tests", "--allow-dirty", "--formats", "gztar")
        tarball = max(pathlib.Path(build, "meson-dist").glob("*.tar.gz"), key=os.path.getmtime)
        self.run("tar", "-xzf", tarball, "-C", self.scratch)
        self.source = self.scratch / tarball.name.removesuffix(".tar.gz")

    def run(self, *command, cwd=None, **environment):
        """Returns the output of a command. The test ends if the command fails."""
        done = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=cwd,
                              env=dict(os.environ, **environment), check=False)
        if done.returncode:
            gate.finish([f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}"], self.subject)
        return done.stdout


def try_tarball(release):
    """Builds the tarball and runs its tests."""
    build = release.source / "build"
    release.run("meson", "setup", build, "-Dtests=enabled", "-Dexamples=enabled", cwd=release.source)
    release.run("ninja", "-C", build)
    print(release.run("meson", "test", "-C", build, "--no-rebuild", "--print-errorlogs", "--no-suite", "long"))
    return []


def try_debian(release):
    """Builds the packages, checks them with lintian, and builds a program with their contents."""
    gate.need("dpkg-buildpackage")
    gate.need("lintian")
    release.run("dpkg-buildpackage", "--build=binary", "--unsigned-changes", "--unsigned-buildinfo", cwd=release.source)
    changes, *_ = release.scratch.glob("*.changes")
    print(release.run("lintian", "--fail-on=error", "--allow-root", changes))
    root = release.scratch / "root"
    for package in release.scratch.glob("*.deb"):
        release.run("dpkg-deb", "--extract", package, root)
    source, program = release.scratch / "program.c", release.scratch / "program"
    source.write_text(PROGRAM, encoding="utf-8")
    found = {"PKG_CONFIG_PATH": str(next(root.rglob("clgl.pc")).parent), "PKG_CONFIG_SYSROOT_DIR": str(root)}
    libraries = str(next(root.rglob("libclgl.so.0")).parent)
    flags = release.run("pkg-config", "--cflags", "--libs", "clgl", **found).split()
    # Passes the include folder explicitly, because pkg-config omits the default folders of the system.
    release.run("cc", source, f"-I{root}/usr/include", f"-L{libraries}", *flags, "-o", program)
    version = release.run("pkg-config", "--modversion", "clgl", **found)
    said = [release.run(program, LD_LIBRARY_PATH=libraries),
            release.run(root / "usr/bin/clglinfo", "--version", LD_LIBRARY_PATH=libraries)]
    return [f"{text} does not contain the version {version}" for text in said if version.strip() not in text]


def main():
    build, what = sys.argv[1:]
    gate.need("git")
    if subprocess.run(["git", "-C", os.path.dirname(build), "rev-parse"], capture_output=True, check=False).returncode:
        gate.skip("a tarball can be made only in a git checkout")
    with tempfile.TemporaryDirectory() as scratch:
        release = Release(build, scratch, f"the release files: {what}")
        problems = {"tarball": try_tarball, "debian": try_debian}[what](release)
        gate.finish(problems, release.subject)


main()
