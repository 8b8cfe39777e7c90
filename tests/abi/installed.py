"""The library installed into a scratch folder, and what programs find it by there."""

import os
import pathlib
import subprocess
import tempfile

import gate


class Installed:
    """root is the scratch folder, subject what the gate looks at. To be used in a with statement."""

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
        """The path of what is installed under this name, of which folders may be a part."""
        found = next(self.root.rglob(name), None)
        if not found:
            gate.finish([f"{name} is not installed"], self.subject)
        return found

    def flags(self, *options):
        """What pkg-config says that a compiler needs."""
        return self.run("pkg-config", "--cflags", "--libs", *options, "clgl", **self.pkg_config).split()

    def run(self, *command, **environment):
        """What a command prints; the gate ends if it fails. The environment names no library but the installed one."""
        given = {name: value for name, value in os.environ.items() if name not in ("CLGL_LIBRARY", "CLGL_LIB_DIR")}
        done = subprocess.run(command, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                              env=dict(given, **environment), check=False)
        if done.returncode:
            gate.finish([f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}"], self.subject)
        return done.stdout.strip()
