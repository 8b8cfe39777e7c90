"""Installs the library to a temporary folder, and provides the settings with which programs find it there."""

import os
import pathlib
import subprocess
import tempfile

import gate


class Installed:
    """A context manager for the installed files. `root` is the temporary folder; `subject` names what the test
    checks."""

    def __init__(self, build, subject):
        self.subject = subject
        self.scratch = tempfile.TemporaryDirectory()
        self.root = pathlib.Path(self.scratch.name)
        self.run("meson", "install", "-C", build, "--no-rebuild", "--destdir", str(self.root))
        self.pkg_config = {"PKG_CONFIG_PATH": str(self.find("clgl.pc").parent),
                           "PKG_CONFIG_SYSROOT_DIR": str(self.root)}
        self.libraries = self.find("libclgl.so.0").parent
        self.version = self.run("pkg-config", "--modversion", "clgl", **self.pkg_config)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.scratch.cleanup()

    def find(self, name):
        """Returns the path of the installed file with this name. The name may include folders."""
        found = next(self.root.rglob(name), None)
        if not found:
            gate.finish([f"{name} is not installed"], self.subject)
        return found

    def flags(self, *options):
        """Returns the compiler options from pkg-config."""
        return self.run("pkg-config", "--cflags", "--libs", *options, "clgl", **self.pkg_config).split()

    def run(self, *command, **environment):
        """Returns the output of a command, or ends the test if the command fails. In the environment of the command,
        only the installed library can be found."""
        given = {name: value for name, value in os.environ.items() if name not in ("CLGL_LIBRARY", "CLGL_LIB_DIR")}
        done = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env=dict(given, **environment), check=False)
        if done.returncode:
            gate.finish([f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}"], self.subject)
        return done.stdout.strip()
