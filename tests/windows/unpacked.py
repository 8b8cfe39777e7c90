"""Makes a folder like the unpacked zip for Windows, from which the NuGet package and the wheel are built."""

import shutil

LICENSES = ("clgl.txt", "gcc-runtime.txt", "libepoxy.txt", "mingw-w64.txt")


def make(folder, library):
    """Returns the path of the library in the folder, which must not exist yet."""
    for name in ("bin", "licenses"):
        (folder / name).mkdir(parents=True)
    for name in LICENSES:
        (folder / "licenses" / name).write_text(f"the text of {name}", encoding="utf-8")
    return shutil.copy(library, folder / "bin/libclgl-0.dll")
