"""Tests clglinfo under Wine, with registered drivers that are missing, crash or hang, and with wrong options.

Usage: clglinfo_windows_test.py CLGLINFO BAD_DRIVER VERSION WINE...
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest

PROGRAM, BAD_DRIVER = (os.path.abspath(path) for path in sys.argv[1:3])
VERSION, WINE = sys.argv[3], sys.argv[4:]
VENDORS = r"HKEY_LOCAL_MACHINE\SOFTWARE\Khronos\OpenCL\Vendors"
REGISTRY = "/drive_c/windows/system32/reg.exe"
CAN_SHARE, USAGE = 0, 2
KINDS = ["headless", "wgl"]
POCL, RUSTICL = "Portable Computing Language / ", "rusticl / "


def windows(path):
    return "Z:" + path.replace("/", "\\")


def run(*options):
    """Returns the exit status, the output and the errors. The timeout is long enough for a busy machine."""
    done = subprocess.run([*WINE, PROGRAM, *options], env={**os.environ, "RUSTICL_ENABLE": "llvmpipe"},
                          stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def survey(*options):
    """Returns the exit status and the parsed output of --json."""
    status, out, err = run("--json", "--timeout", "300", *options)
    assert err == "", err
    return status, json.loads(out)


def registry(*arguments):
    """Runs reg.exe."""
    build = WINE[1]
    subprocess.run([*WINE, build + "/wine" + REGISTRY, *arguments], check=True, stdout=subprocess.DEVNULL)


class Survey(unittest.TestCase):
    def test_json(self):
        status, report = survey()
        self.assertEqual(status, CAN_SHARE)
        self.assertIs(report["can_share"], True)
        self.assertEqual((report["clglinfo"], report["libclgl"]), (VERSION, VERSION))
        self.assertEqual(report["opencl"]["vendors"], VENDORS)
        self.assertEqual([each["kind"] for each in report["opengl"]], KINDS)
        for context in report["opengl"]:
            self.assertEqual(context["status"], "ok", context)
            self.assertIn("llvmpipe", context["renderer"])
        names = {POCL, RUSTICL}
        joins = {(join["opengl"], name) for join in report["sharing"] for name in names
                 if join["device_name"].startswith(name)}
        self.assertEqual(joins, {(kind, name) for kind in KINDS for name in names})
        for join in report["sharing"]:
            self.assertEqual(join["status"], "ok", join)
            self.assertEqual([(each["name"], each["buffer_status"]) for each in join["transports"]],
                             [("external", "unavailable"), ("native", "unavailable"), ("mapped", "selected"),
                              ("staged", "available")])
            for transport in join["transports"][2:]:
                self.assertEqual(transport["self_test"], "passed")
                self.assertGreater(transport["handover"]["median_ns"], 0)

    def test_text(self):
        status, out, err = run("--headless", "--device", "Portable", "--timeout", "300")
        self.assertEqual((status, err), (CAN_SHARE, ""))
        for words in ("OpenCL drivers, from " + VENDORS, POCL, "headless:", "mapped    buffers selected: "):
            self.assertIn(words, out)
        self.assertNotIn("no-icd", out)

    def test_formats(self):
        _, report = survey("--formats", "--headless", "--device", "Portable")
        (join,) = report["sharing"]
        verified = {(each["transport"], each["format"]) for each in join["formats"]["verified"]}
        for transport in ("mapped", "staged"):
            self.assertIn((transport, "RGBA8"), verified)


class Drivers(unittest.TestCase):
    def driver(self, name, timeout="300"):
        """Registers a driver. Returns what clglinfo reports about it."""
        registry("add", VENDORS, "/v", name, "/t", "REG_DWORD", "/d", "0", "/f")
        self.addCleanup(registry, "delete", VENDORS, "/v", name, "/f")
        _, out, _ = run("--json", "--headless", "--device", "Portable", "--timeout", timeout)
        report = json.loads(out)
        (entry,) = report["opencl"]["drivers"]
        self.assertEqual(entry["library"], name)
        return entry, {each["id"]: each["text"] for each in report["hints"]}

    def copy(self, name):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        path = os.path.join(folder.name, name)
        shutil.copy(BAD_DRIVER, path)
        return windows(path)

    def test_missing_library(self):
        entry, hints = self.driver("C:\\nowhere.dll")
        self.assertEqual((entry["status"], entry["loads"]), ("failed", False))
        self.assertIn("C:\\nowhere.dll", hints["missing-library"])

    def test_crash(self):
        entry, hints = self.driver(self.copy("crash.dll"))
        self.assertEqual((entry["status"], entry["signal"]), ("crashed", "exception 0xc0000005"))
        self.assertIn("while it was being loaded", hints["driver-crashed"])

    def test_hang(self):
        entry, hints = self.driver(self.copy("hang.dll"), timeout="20")
        self.assertEqual(entry["status"], "hung")
        self.assertIn("did not answer within 20 s while it was being loaded", hints["driver-hung"])


class Options(unittest.TestCase):
    def test_version_and_help(self):
        self.assertEqual(run("--version"), (0, f"clglinfo {VERSION}, libclgl {VERSION}\n", ""))
        status, out, _ = run("--help")
        self.assertEqual(status, 0)
        self.assertIn("--wgl", out)
        self.assertNotIn("--glx", out)

    def test_wrong_ones(self):
        for option in ("--glx", "--nonsense"):
            status, out, err = run(option)
            self.assertEqual((status, out), (USAGE, ""))
            self.assertIn(f'unknown option "{option}"', err)


if __name__ == "__main__":
    del sys.argv[1:]
    unittest.main()
