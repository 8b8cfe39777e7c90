"""A Wine prefix of a test's own, with a registry of its own."""

import pathlib
import shutil
import subprocess
import tempfile


def windows(path):
    """Returns the Windows form of a path."""
    return "Z:" + str(path).replace("/", "\\")


class Prefix:
    """A folder like the build folder, whose programs run with a server of Wine of their own. Files are shared with the
    prefix of the build folder, which the first program creates."""

    def __init__(self, test, wrapper, build, sysroot):
        self.wrapper, self.sysroot = wrapper, sysroot
        common = pathlib.Path(build) / "wine"
        self.system = common / "drive_c/windows/system32"
        subprocess.run([wrapper, build, sysroot, self.system / "cmd.exe", "/c", "exit"], check=True)
        scratch = tempfile.TemporaryDirectory()
        test.addCleanup(scratch.cleanup)
        self.build = pathlib.Path(scratch.name)
        for name in ("lib", "tests"):
            (self.build / name).symlink_to(pathlib.Path(build) / name)
        own = self.build / "wine"
        own.mkdir()
        (own / "drive_c").symlink_to(common / "drive_c")
        shutil.copytree(common / "dosdevices", own / "dosdevices", symlinks=True)
        for path in (*common.glob("*.reg"), common / ".update-timestamp"):
            shutil.copy(path, own)
        (self.build / "wine.complete").touch()
        test.addCleanup(subprocess.run, [wrapper, self.build, sysroot, "--end"], check=True)

    def command(self, program, *arguments):
        return [self.wrapper, self.build, self.sysroot, program, *arguments]

    def set_value(self, key, name, number):
        """Writes a number to the registry."""
        command = self.command(self.system / "reg.exe", "add", key, "/v", name, "/t", "REG_DWORD", "/d", str(number),
                               "/f")
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
