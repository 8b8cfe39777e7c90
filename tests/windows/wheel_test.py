"""Builds the Python wheel for win_amd64, and checks its files. There is no Python for Windows to run it.

Environment: the path CLGL_DLL
"""

import os
import pathlib
import tempfile
import unittest
import zipfile

import backend
import unpacked


class Wheel(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def build(self, library):
        os.environ["CLGL_LIBRARY"] = str(library)
        return self.folder / backend.build_wheel(self.folder, {"platform": "win_amd64"})

    def test_it_has_the_library_and_all_licences(self):
        wheel = self.build(unpacked.make(self.folder / "unpacked", os.environ["CLGL_DLL"]))
        self.assertRegex(wheel.name, r"^clgl-[\d.]+-py3-none-win_amd64\.whl$")
        with zipfile.ZipFile(wheel) as opened:
            names = opened.namelist()
            info, = {name.split("/")[0] for name in names if ".dist-info/" in name}
            self.assertEqual(opened.read("clgl/libclgl-0.dll")[:2], b"MZ")
            self.assertIn(b"Tag: py3-none-win_amd64\n", opened.read(f"{info}/WHEEL"))
            for name in unpacked.LICENSES:
                self.assertEqual(opened.read(f"{info}/LICENSE.{name}").decode(), f"the text of {name}")
        self.assertEqual([name for name in names if ".so" in name], [])

    def test_a_library_without_licences_is_refused(self):
        with self.assertRaisesRegex(SystemExit, "licenses is not there: set CLGL_LIBRARY to bin/libclgl-0.dll"):
            self.build(os.environ["CLGL_DLL"])


unittest.main()
