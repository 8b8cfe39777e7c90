"""Tests clglinfo with the drivers of this machine, with drivers that are missing, abort or hang, and with wrong
options.

Usage: clglinfo_test.py CLGLINFO QUERY_DEVICES FAKE_ICD END_IN_KERNELS VERSION VERIFIED_FOLDER MANUAL_PAGE
"""

import functools
import glob
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import unittest

import systems
import xvfb

PROGRAM, QUERY_DEVICES, FAKE_ICD, END_IN_KERNELS = (os.path.abspath(path) for path in sys.argv[1:5])
VERSION, VERIFIED, PAGE = sys.argv[5:8]
VENDORS = "/etc/OpenCL/vendors"
CAN_SHARE, CANNOT_SHARE, USAGE = 0, 1, 2
KINDS = ["headless", "gles", "egl", "glx"]
DEVICE_TYPE_GPU = 4
# Parameters of clgl_device_query that have numeric results, by the name of the field in clgl_device_info
NUMBERS = {
    "vendor_id": 0x1001,
    "max_compute_units": 0x1002,
    "max_work_group_size": 0x1004,
    "image2d_max_width": 0x1011,
    "local_mem_size": 0x1023,
    "single_fp_config": 0x101B,
}
# Values of the fake driver. Real drivers compute these fields from the state of the machine, such as its free memory.
VARYING = {"max_clock_frequency": 2001, "max_mem_alloc_size": 2 << 40, "global_mem_size": 3 << 40}
TEXTS = {"name": 0x102B, "vendor": 0x102C, "driver_version": 0x102D, "version": 0x102F, "extensions": 0x1030}


def environment(**changes):
    """Returns the environment of this process with `changes`, and without variables that would change the results."""
    dropped = ("DISPLAY", "WAYLAND_DISPLAY", "CLGL_DEVICE", "CLGL_TRANSPORT", "RUSTICL_ENABLE", "OCL_ICD_VENDORS")
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    return {**kept, **changes}


def start(runner, options, changes):
    """Runs clglinfo. The timeout is long enough for a busy machine. Returns the exit status, the output and the
    errors."""
    done = subprocess.run([*runner, PROGRAM, "--timeout", "300", *options], env=environment(**changes), stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


@functools.cache
def run_unchanged(*options):
    """Returns what `run` returns without changes, from the first run with these options."""
    return start((), options, {})


def run(*options, runner=(), **changes):
    """Returns the exit status, the output and the errors of clglinfo with these changes of the environment. Runs that
    change nothing are shared by the tests."""
    return start(runner, options, changes) if runner or changes else run_unchanged(*options)


def survey(*options, **changes):
    """Returns the exit status and the parsed output of --json."""
    status, out, err = run("--json", *options, **changes)
    assert err == "", err
    return status, json.loads(out)


def hint(report, name):
    """Returns the text of a hint; None if the report does not contain the hint."""
    return next((each["text"] for each in report["hints"] if each["id"] == name), None)


class Vendors:
    """A folder of .icd files, for OCL_ICD_VENDORS."""

    def __init__(self, test, **libraries):
        self.folder = tempfile.TemporaryDirectory()
        test.addCleanup(self.folder.cleanup)
        for name, library in libraries.items():
            with open(os.path.join(self.folder.name, name + ".icd"), "w", encoding="utf-8") as file:
                file.write(library + "\n")

    def with_pocl(self):
        shutil.copy(os.path.join(VENDORS, "pocl.icd"), self.folder.name)
        return self

    @property
    def path(self):
        return self.folder.name


def driver(report, name):
    """Returns the part of the report about the driver that the .icd file of this name registers."""
    return next(each for each in report["opencl"]["drivers"] if os.path.basename(each["named_by"]) == name + ".icd")


class ThisMachine(unittest.TestCase):
    def test_text(self):
        status, out, err = run()
        self.assertEqual((status, err), (CAN_SHARE, ""))
        self.assertTrue(out.startswith(f"clglinfo {VERSION}: OpenCL and OpenGL can share here ("), out)
        for words in ("OpenCL drivers, from " + VENDORS, "pocl.icd", "Portable Computing Language / ", "headless:",
                      "gles:", "llvmpipe", "mapped    buffers selected: ", "textures selected: ", "staged    buffers available: ", "self-test passed in ",
                      "hand-over of 64 MiB in ", "no-display: "):
            self.assertIn(words, out)
        self.assertNotIn("max_constant_args", out)

    def test_all(self):
        status, out, _ = run("--all", "--headless")
        self.assertEqual(status, CAN_SHARE)
        _, report = survey("--headless")
        for field in report["opencl"]["devices"][0]:
            self.assertIn("    " + field + " ", out)
        for words in ("GL_ARB_buffer_storage", "round-to-nearest", "gles:"):
            self.assertEqual(words in out, words != "gles:", words)

    def test_json(self):
        status, report = survey()
        self.assertEqual(status, CAN_SHARE)
        self.assertIs(report["can_share"], True)
        self.assertEqual((report["clglinfo"], report["libclgl"]), (VERSION, VERSION))
        self.assertEqual([each["kind"] for each in report["opengl"]], KINDS[:2])
        self.assertEqual({each["opengl"] for each in report["sharing"]}, set(KINDS[:2]))
        for context in report["opengl"]:
            self.assertEqual(context["status"], "ok")
            self.assertIn("llvmpipe", context["renderer"])
            self.assertEqual(context["choice"]["match"], "cpu")
            self.assertEqual(context["matches"][0]["device"], context["choice"]["device"])
        for join in report["sharing"]:
            self.check_transports(join)

    def check_transports(self, join):
        self.assertEqual((join["status"], join["device_name"][:29]), ("ok", "Portable Computing Language /"))
        self.assertEqual([(each["name"], each["buffer_status"]) for each in join["transports"]],
                         [("external", "available"), ("native", "unavailable"), ("mapped", "selected"), ("staged", "available")])
        for transport in join["transports"]:
            self.assertIs(transport["self_test_stored"], False)
            if transport["buffer_status"] == "unavailable":
                self.assertEqual((transport["self_test"], transport["self_test_ns"]), ("not run", 0))
                continue
            self.assertEqual(transport["self_test"], "passed")
            self.assertGreater(transport["self_test_ns"], 0)
            handover = transport["handover"]
            self.assertEqual(handover["bytes"], 64 << 20)
            self.assertGreater(handover["median_ns"], 0)
            self.assertGreaterEqual(handover["median_ns"], handover["fastest_ns"])
            self.assertEqual(handover["copies_per_acquire"], 1 if transport["name"] == "staged" else 0)

    def test_results_of_earlier_processes(self):
        with tempfile.TemporaryDirectory() as folder:
            for options, stored in (("--verify",), False), ((), True), (("--verify",), False):
                _, report = survey("--headless", *options, CLGL_CACHE=folder)
                for transport in report["sharing"][0]["transports"]:
                    self.assertIs(transport["self_test_stored"], stored and transport["self_test"] == "passed", options)
            _, out, _ = run("--headless", CLGL_CACHE=folder)
            self.assertIn(", in an earlier process", out)
            _, out, _ = run("--headless", "--verify", CLGL_CACHE=folder)
            self.assertNotIn(", in an earlier process", out)

    def check_end_in_self_test(self, number, ended, later):
        """Ends the self-tests by a signal while clglinfo verifies, and expects these statuses of this run and of a later
        run whose driver works. Returns the result of the later run."""
        options = ("--headless", "--device", "Portable Computing Language", "--transport", "mapped")
        with tempfile.TemporaryDirectory() as folder:
            for again, expected in (("--verify",), ended), ((), later):
                _, report = survey(*options, *again, CLGL_CACHE=folder, LD_PRELOAD=END_IN_KERNELS,
                                   END_IN_KERNELS=str(int(number)) if again else "")
                join = report["sharing"][0]
                self.assertEqual(join["status"], expected)
        return join

    def test_crash_in_a_self_test(self):
        join = self.check_end_in_self_test(signal.SIGABRT, "failed", "failed")
        self.assertIn("2 earlier processes ended during the self-test", join["message"])

    def test_kill_in_a_self_test(self):
        self.check_end_in_self_test(signal.SIGKILL, "crashed", "ok")

    def test_crash_in_a_command(self):
        with tempfile.TemporaryDirectory() as folder:
            _, out, _ = run("--headless", "--device", "Portable Computing Language", "--transport", "staged",
                            "--formats", "--verify", CLGL_CACHE=folder, LD_PRELOAD=END_IN_KERNELS,
                            END_IN_FILLS=str(int(signal.SIGABRT)))
        self.assertRegex(out, r"\n    commands of textures: \d{3,} tested, \d+ failed\n")
        self.assertEqual(re.findall(r"clgl_texture_fill with .*", out),
                         ["clgl_texture_fill with RGBA8 (1D array): CLGL_ERROR_UNSUPPORTED"])
        self.assertNotIn("crashed", out)

    def test_json_agrees_with_the_library(self):
        _, report = survey("--headless")
        parameters = [*NUMBERS.values(), *TEXTS.values()]
        platforms, *devices = subprocess.run([QUERY_DEVICES, *map(str, parameters)], env=environment(), text=True,
                                             stdout=subprocess.PIPE, check=True).stdout.splitlines()
        self.assertEqual(len(report["opencl"]["platforms"]), int(platforms))
        self.assertEqual(len(report["opencl"]["devices"]), len(devices))
        for line, device in zip(devices, report["opencl"]["devices"]):
            values = dict(zip([*NUMBERS, *TEXTS], map(bytes.fromhex, line.split(" "))))
            for field in NUMBERS:
                self.assertEqual(device[field], int.from_bytes(values[field], sys.byteorder), field)
            for field in TEXTS:
                self.assertEqual(device[field], values[field].rstrip(b"\0").decode(), field)

    def test_second_device_and_filters(self):
        if not os.path.exists(os.path.join(VENDORS, "rusticl.icd")):
            systems.skip(self, "rusticl is not installed")
        self.assertIsNotNone(hint(survey("--headless")[1], "rusticl-disabled"))
        status, report = survey("--headless", RUSTICL_ENABLE="llvmpipe")
        self.assertEqual((status, len(report["sharing"])), (CAN_SHARE, 2))
        self.assertIsNone(hint(report, "rusticl-disabled"))
        status, report = survey("--headless", "--device", "RUSTICL", "--transport=staged", RUSTICL_ENABLE="llvmpipe")
        self.assertEqual((status, len(report["opencl"]["devices"]), len(report["sharing"])), (CAN_SHARE, 2, 1))
        self.assertIn("rusticl / ", report["sharing"][0]["device_name"])
        self.assertEqual({each["name"]: each["buffer_status"] for each in report["sharing"][0]["transports"]},
                         {"external": "unavailable", "native": "unavailable", "mapped": "unavailable", "staged": "selected"})
        status, report = survey("--gles", "--device", "no such device")
        self.assertEqual((status, report["sharing"], report["can_share"]), (CANNOT_SHARE, [], False))

    def test_device_that_is_not_there(self):
        status, out, _ = run("--headless", "--device", "nothere")
        self.assertEqual(status, CANNOT_SHARE)
        self.assertIn('no-such-device: No device matches "nothere". Available: Portable Computing Language / ', out)
        self.assertIsNone(hint(survey("--headless", "--device", "portable")[1], "no-such-device"))

    def test_variables_are_reported(self):
        _, report = survey("--headless", CLGL_DEVICE="portable")
        self.assertEqual(report["environment"]["CLGL_DEVICE"], "portable")
        self.assertEqual(report["opengl"][0]["choice"]["match"], "environment")
        self.assertIn("CLGL_DEVICE=portable", hint(report, "override"))

    def test_nothing_is_left_behind(self):
        with tempfile.TemporaryDirectory() as folder:
            run("--headless", TMPDIR=folder)
            self.assertEqual(glob.glob(folder + "/*clglinfo*"), [])


# Rows of the format table, from the OpenGL and OpenCL headers and the specification of cl_khr_gl_sharing. Each row has
# the internal format, channel order, channel type, number of bytes, specification, and nearest format.
ROWS = {
    "R8": (0x8229, 0x10B0, 0x10D2, 1, "cl_khr_gl_sharing", "R8"),
    "RGBA8": (0x8058, 0x10B5, 0x10D2, 4, "cl_khr_gl_sharing", "RGBA8"),
    "BGRA8": (0x8058, 0x10B6, 0x10D2, 4, "cl_khr_gl_sharing", "BGRA8"),
    "RG16F": (0x822F, 0x10B2, 0x10DD, 4, "cl_khr_gl_sharing", "RG16F"),
    "RGBA32F": (0x8814, 0x10B5, 0x10DE, 16, "cl_khr_gl_sharing", "RGBA32F"),
    "R32UI": (0x8236, 0x10B0, 0x10DC, 4, "cl_khr_gl_sharing", "R32UI"),
    "SRGB8_ALPHA8": (0x8C43, 0x10C1, 0x10D2, 4, "OpenCL 2.0", "SRGB8_ALPHA8"),
    "DEPTH_COMPONENT16": (0x81A5, 0x10BD, 0x10D3, 2, "cl_khr_gl_depth_images", "DEPTH_COMPONENT16"),
    "DEPTH24_STENCIL8": (0x88F0, 0x10BE, 0x10DF, 4, "cl_khr_gl_depth_images", "DEPTH24_STENCIL8"),
    "RGB8": (0x8051, 0, 0, 3, "", "RGBA8"),
    "RGB10_A2": (0x8059, 0, 0, 4, "", "RGBA16"),
    "COMPRESSED_RED_RGTC1": (0x8DBB, 0, 0, 0, "", "R8"),
}
NAMES = {"RGBA8": ("GL_RGBA8", "CL_RGBA", "CL_UNORM_INT8"), "RGB8": ("GL_RGB8", "", ""),
         "ARGB8": ("", "CL_ARGB", "CL_UNORM_INT8"), "ALPHA16F": ("GL_ALPHA16F_ARB", "CL_A", "CL_HALF_FLOAT")}


def verified_lines(join):
    """Returns the shareable formats as lines in the form of the files in tests/drivers."""
    return {" ".join([each["transport"], each["format"],
                      *(["as", each["cl_format"]] if each["cl_format"] != each["format"] else []), *each["targets"]])
            for each in join["formats"]["verified"]}


def each_target(lines):
    """Returns a tuple of transport, format and target for each combination in the lines."""
    pairs = set()
    for line in lines:
        words = line.split()
        key = 4 if words[2] == "as" else 2
        pairs |= {(*words[:key], target) for target in words[key:]}
    return pairs


# Lines of the report whose text comes from a driver
OF_DRIVERS = {"type", "version", "memory", "images", "sharing", "renderer", "vendor", "place", "devices"}


class ManualPage(unittest.TestCase):
    """The examples of clglinfo(1) must be lines of the real output, except names and numbers."""

    def display(self, command):
        """Returns the lines of the output of a command on the page. A line that continues the line before begins in the
        first column."""
        with open(PAGE, encoding="utf-8") as file:
            text = re.search(rf"^\$ {command}\n(.*?)^\.Ed$", file.read(), re.MULTILINE | re.DOTALL)[1]
        return [line for line in re.sub(r"(?<!\n)\n(?=\S)", " ", text).splitlines() if line.strip()]

    def pattern(self, line, names):
        """Returns the pattern of a line in which names and numbers are replaced."""
        words = line.split()
        if words[0] in OF_DRIVERS:
            return rf" *{words[0]} .*"
        if words[0].endswith(".icd"):
            return r"  \w+\.icd .*"
        for name in names:
            line = line.replace(name, "NAME")
        numbers = re.sub(r"\d+(\\?\.\d+)*( [mnu]?s\b)?", lambda found: r"[\d.]+" + (r" [mnu]?s" if found[2] else ""),
                         re.escape(line).replace(r"\ ", " "))
        return numbers.replace("NAME", ".*")

    def test_report(self):
        lines = self.display("clglinfo --headless")
        names = [re.search(pattern, "\n".join(lines), re.MULTILINE)[1] for pattern in (r"^  0: (.*)$", r"^    renderer  (.*)$")]
        _, out, _ = run("--headless")
        for line in lines:
            if "rusticl" not in line or os.path.exists(os.path.join(VENDORS, "rusticl.icd")):
                self.assertRegex(out, re.compile(f"^{self.pattern(line, names)}$", re.MULTILINE))

    def test_formats(self):
        _, out, _ = run("--formats", "--headless")
        printed = [re.split(r"  +", line.strip())[:5] for line in out.splitlines()]
        rows = [line for line in self.display("clglinfo --formats --headless") if re.match(r"  (format|R)", line)]
        self.assertGreater(len(rows), 2)
        for row in rows:
            self.assertIn(re.split(r"  +", row.strip())[:5], printed)


class Formats(unittest.TestCase):
    def test_rows(self):
        status, report = survey("--formats", "--headless", "--device", "none of them")
        self.assertEqual((status, report["sharing"]), (CANNOT_SHARE, []))
        table = {row["name"]: row for row in report["formats"]}
        for name, (internal, order, data_type, size, document, nearest) in ROWS.items():
            row = table[name]
            self.assertEqual((row["gl_internal_format"], row["cl_channel_order"], row["cl_channel_data_type"],
                              row["bytes_per_pixel"], row["nearest"]), (internal, order, data_type, size, nearest), name)
            self.assertIn(document, row["specification"])
            self.assertEqual(row["specification"] == "", document == "", name)
        for name, names in NAMES.items():
            self.assertEqual((table[name]["gl_internal_format_name"], table[name]["cl_channel_order_name"],
                              table[name]["cl_channel_data_type_name"]), names)

    def check_verified(self, driver, *options, **changes):
        status, report = survey("--formats", "--headless", *options, **changes)
        join, = report["sharing"]
        self.assertEqual((status, join["formats"]["status"]), (CAN_SHARE, "ok"))
        version = next(each["driver_version"] for each in report["opencl"]["devices"]
                       if join["device_name"].endswith(each["name"]))
        path = os.path.join(VERIFIED, f"{driver}_{version.partition('.')[0]}.txt")
        if not os.path.exists(path):
            systems.skip(self, f"{path} is not there: the test gl_texture_verified makes it with CLGL_TEST_UPDATE=1")
        with open(path, encoding="utf-8") as lines:
            self.assertEqual(each_target(lines.read().splitlines()) - each_target(verified_lines(join)), set())
        tried = {(each["transport"], each["format"])
                 for key in ("verified", "refused") for each in join["formats"][key]}
        self.assertEqual(tried, {(transport["name"], row["name"]) for transport in join["transports"]
                                 for row in report["formats"] if transport["texture_status"] != "unavailable"})
        for each in join["formats"]["refused"]:
            self.assertNotEqual(each["message"], "")

    def test_pocl(self):
        self.check_verified("pocl", "--device", "portable")

    def test_rusticl(self):
        if not os.path.exists(os.path.join(VENDORS, "rusticl.icd")):
            systems.skip(self, "rusticl is not installed")
        self.check_verified("rusticl", "--device", "rusticl", RUSTICL_ENABLE="llvmpipe")

    def test_text(self):
        status, out, err = run("--formats", "--headless")
        self.assertEqual((status, err), (CAN_SHARE, ""))
        rows = [line.split() for line in out.splitlines()]
        for row in (["format", "OpenGL", "OpenCL", "bytes", "by", "1", "external", "1", "mapped", "1", "staged"],
                    ["RGBA8", "GL_RGBA8", "CL_RGBA", "CL_UNORM_INT8", "4", "a", "10/12", "all", "all"],
                    ["RGB8", "GL_RGB8", "none;", "nearest:", "RGBA8", "3", "-", "-", "as", "RGBA8", "11/12", "as",
                     "RGBA8", "11/12"],
                    ["ARGB8", "-", "CL_ARGB", "CL_UNORM_INT8", "4", "b", "-", "-", "-"]):
            self.assertIn(row, rows)
        compressed = [row for row in rows if row[:1] == ["COMPRESSED_RED_RGTC1"]]
        image = compressed[0][9]  # R8, or RGBA8 on PoCL 7
        self.assertEqual(compressed, [["COMPRESSED_RED_RGTC1", "GL_COMPRESSED_RED_RGTC1", "none;", "nearest:", "R8",
                                       "-", "-", "-", "as", image, "4/12", "as", image, "4/12"]])
        for words in ("a  OpenCL 3.0 extensions, cl_khr_gl_sharing", "1: headless with 0, Portable Computing Language"):
            self.assertIn(words, out)

    def test_one_transport(self):
        _, report = survey("--formats", "--headless", "--transport", "staged")
        self.assertEqual({each["transport"] for each in report["sharing"][0]["formats"]["verified"]}, {"staged"})

    def test_only_when_asked(self):
        _, report = survey("--headless")
        self.assertNotIn("formats", report)
        self.assertNotIn("formats", report["sharing"][0])


class Display(unittest.TestCase):
    def report_under(self, server):
        if not shutil.which("xvfb-run"):
            systems.skip(self, "xvfb-run is not installed")
        status, out, _ = run("--json", "--egl", "--glx", runner=xvfb.command(server))
        return status, json.loads(out)

    def test_with_glx(self):
        status, report = self.report_under("-screen 0 64x64x24")
        self.assertEqual(status, CAN_SHARE)
        self.assertEqual([each["status"] for each in report["opengl"]], ["ok", "ok"])
        self.assertEqual({each["opengl"] for each in report["sharing"]}, {"egl", "glx"})
        self.assertIsNone(hint(report, "no-glx"))

    def test_without_glx(self):
        _, report = self.report_under("-screen 0 64x64x24 -extension GLX")
        self.assertEqual(report["opengl"][1]["status"], "failed")
        self.assertIn("has no GLX", hint(report, "no-glx"))
        self.assertIn("SDL_VIDEO_X11_FORCE_EGL=1", hint(report, "no-glx"))

    def test_server_that_ends_with_its_last_client(self):
        if not shutil.which("Xvfb"):
            systems.skip(self, "Xvfb is not installed")
        with subprocess.Popen(["Xvfb", "-displayfd", "1", "-terminate", "-screen", "0", "64x64x24"],
                              stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
            try:
                _, report = survey("--egl", "--glx", DISPLAY=":" + server.stdout.readline().strip())
            finally:
                server.terminate()
        self.assertEqual([each["status"] for each in report["opengl"]], ["ok", "ok"])
        self.assertEqual({each["opengl"] for each in report["sharing"]}, {"egl", "glx"})

    def test_display_that_is_not_there(self):
        status, report = survey("--headless", "--glx", DISPLAY=":987")
        self.assertEqual(status, CAN_SHARE)
        self.assertIn("X display :987 cannot be opened", hint(report, "no-glx"))


class Drivers(unittest.TestCase):
    def test_none(self):
        vendors = Vendors(self)
        status, report = survey(OCL_ICD_VENDORS=vendors.path)
        self.assertEqual((status, report["can_share"]), (CANNOT_SHARE, False))
        self.assertIn("pocl-opencl-icd", hint(report, "no-icd"))
        self.assertIn("OCL_ICD_VENDORS", hint(report, "no-icd"))
        self.assertIn("llvmpipe", report["opengl"][0]["renderer"])
        status, out, _ = run(OCL_ICD_VENDORS=vendors.path)
        self.assertEqual(status, CANNOT_SHARE)
        self.assertIn("OpenCL and OpenGL cannot share here", out)

    def test_missing_library(self):
        vendors = Vendors(self, gone="libgone-from-here.so.1").with_pocl()
        status, report = survey("--headless", OCL_ICD_VENDORS=vendors.path)
        self.assertEqual(status, CAN_SHARE)
        self.assertIs(driver(report, "gone")["loads"], False)
        for words in ("gone.icd", "libgone-from-here.so.1", "cannot be loaded"):
            self.assertIn(words, hint(report, "missing-library"))

    def test_only_missing_libraries(self):
        vendors = Vendors(self, gone="libgone-from-here.so.1")
        status, report = survey("--headless", OCL_ICD_VENDORS=vendors.path)
        self.assertEqual(status, CANNOT_SHARE)
        self.assertIn("libgone-from-here.so.1", hint(report, "missing-library"))
        self.assertIsNone(hint(report, "no-device"))

    def test_no_device(self):
        vendors = Vendors(self, fake=FAKE_ICD)
        _, report = survey("--headless", OCL_ICD_VENDORS=vendors.path)
        self.assertIn("OpenCL has drivers but no device", hint(report, "no-device"))

    def check_bad_driver(self, behaviour, status, words, *options):
        vendors = Vendors(self, fake=FAKE_ICD).with_pocl()
        result, report = survey("--headless", *options, OCL_ICD_VENDORS=vendors.path, FAKE_ICD=behaviour)
        self.assertEqual(result, CAN_SHARE)
        self.assertEqual(driver(report, "fake")["status"], status)
        self.assertEqual(driver(report, "pocl")["status"], "ok")
        self.assertIn("Portable Computing Language", report["sharing"][0]["device_name"])
        advice = hint(report, "driver-" + status)
        for each in ("fake.icd", FAKE_ICD, words):
            self.assertIn(each, advice)
        return driver(report, "fake")

    def test_abort_in_platforms(self):
        report = self.check_bad_driver("abort", "crashed", "ended the probe with SIGABRT while it was queried for")
        self.assertEqual(report["signal"], "SIGABRT")

    def test_abort_in_devices(self):
        self.check_bad_driver("device-abort", "crashed", "SIGABRT")

    def test_hang(self):
        # Prevents that the working driver times out on a busy machine.
        self.check_bad_driver("hang", "hung", "did not answer within 30 s", "--timeout", "30")

    def test_only_bad_ones(self):
        vendors = Vendors(self, fake=FAKE_ICD)
        status, out, _ = run("--headless", OCL_ICD_VENDORS=vendors.path, FAKE_ICD="abort")
        self.assertEqual(status, CANNOT_SHARE)
        self.assertIn("ended the probe with SIGABRT", out)

    def test_gpu_that_draws_nothing(self):
        vendors = Vendors(self, fake=FAKE_ICD).with_pocl()
        status, report = survey("--headless", OCL_ICD_VENDORS=vendors.path, FAKE_ICD="gpu")
        self.assertEqual(status, CAN_SHARE)
        gpu = next(i for i, each in enumerate(report["opencl"]["devices"]) if each["type"] & DEVICE_TYPE_GPU)
        self.assertEqual(report["opencl"]["devices"][gpu]["name"], 'Fake "GPU" \ufffd')
        self.assertEqual({field: report["opencl"]["devices"][gpu][field] for field in VARYING}, VARYING)
        for words in ("CLGL_DEVICE", "DRI_PRIME", "__NV_PRIME_RENDER_OFFLOAD", "__GLX_VENDOR_LIBRARY_NAME",
                      "__EGL_VENDOR_LIBRARY_FILENAMES"):
            self.assertIn(words, hint(report, "wrong-gpu"))
        join = next(each for each in report["sharing"] if each["device"] == gpu)
        self.assertEqual(join["status"], "failed")
        self.assertIn("CL_DEVICE_NOT_AVAILABLE", join["message"])


class Options(unittest.TestCase):
    def test_version_and_help(self):
        self.assertEqual(run("--version"), (0, f"clglinfo {VERSION}, libclgl {VERSION}\n", ""))
        status, out, err = run("--help")
        self.assertEqual((status, err), (0, ""))
        for option in ("--all", "--json", "--formats", "--device", "--transport", "--verify", "--timeout", "--version", "--help",
                       *("--" + kind for kind in KINDS)):
            self.assertIn(f"  {option} ", out)

    def test_output_that_cannot_be_written(self):
        for option in "--help", "--version", "--headless":
            # Standard output is opened only for reading, so that writing fails as on a full disk.
            with open(os.devnull, encoding="utf-8") as unwritable:
                done = subprocess.run([PROGRAM, option], env=environment(), stdout=unwritable,
                                      stderr=subprocess.PIPE, text=True, check=False)
            self.assertEqual(done.returncode, CANNOT_SHARE)
            self.assertIn("clglinfo: standard output cannot be written: Bad file descriptor", done.stderr)

    def test_wrong_ones(self):
        for options, words in {
                ("--frobnicate",): 'unknown option "--frobnicate"',
                ("stray",): 'unknown option "stray"',
                ("--probe", "opencl"): 'unknown option "--probe"',
                ("--all=yes",): 'unknown option "--all=yes"',
                ("--device",): "--device needs a value",
                ("--device=",): "--device needs a part of a device name",
                ("--transport", "pigeon"): 'unknown transport "pigeon"; use one of: external, native, mapped, staged',
                ("--timeout", "0"): "--timeout needs 1 to 3600 seconds",
                ("--timeout", "5s"): '"5s"',
        }.items():
            status, out, err = run(*options)
            self.assertEqual((status, out), (USAGE, ""), options)
            self.assertIn(words, err)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
