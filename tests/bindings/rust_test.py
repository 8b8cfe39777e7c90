"""Runs the tests of the Rust crates. The call trace of the library must show that they call every function of the API.

Environment: see rust_case; TEST_PARTS lists any of features, documentation, lints and search.
"""

import os
import re
import shutil
import subprocess
import unittest

from rust_case import SOURCES, RustCase, description

# Functions that return the last failure or a string; their calls are not traced. The tests call them through
# clgl::Error, clgl::version_string and the names of values.
UNTRACED = {"clgl_error_message", "clgl_error_get_native_code", "clgl_native_cause", "clgl_native_hint", "clgl_native_name",
            "clgl_result_name", "clgl_version_string"}


# Maximum number of lines of code in both crates, without generated code
MOST_WRITTEN = 2000
# Lines that the examples share, besides the imports of OpenGL and GLFW and the writer of PNG files
MOST_SHARED = 200


def names_a_value(function):
    parameters = function["parameters"]
    return len(parameters) == 1 and parameters[0]["type"]["kind"] == "enum" and \
        function["returns"]["type"]["c"] == "const char *"


def part(name):
    return unittest.skipUnless(name in os.environ["TEST_PARTS"].split(), "not in TEST_PARTS")


def sources(*folders):
    """Yields the text of each source file in folders of the crates."""
    for folder in folders:
        for place, _, files in os.walk(os.path.join(SOURCES, folder)):
            for file in sorted(files):
                if file.endswith(".rs"):
                    with open(os.path.join(place, file), encoding="utf-8") as source:
                        yield source.read()


def lines_of_code(text):
    """Counts the lines except documentation, comments, unit tests and empty lines."""
    text = re.split(r"^#\[cfg\(test\)\]$", text, maxsplit=1, flags=re.MULTILINE)[0]
    return sum(not re.match(r"\s*(//|#!?\[doc\b|$)", line) for line in text.splitlines())


class Features(RustCase):
    @part("features")
    def test_features_call_every_function(self):
        trace = os.path.join(self.folder, "trace")
        self.cargo("test", "--package=clgl-sys", "--package=clgl", "--lib", "--tests", env={"CLGL_TRACE": trace})
        with open(trace, encoding="utf-8") as file:
            called = {line.split()[0] for line in file if line.strip()}
        functions = description()["functions"]
        described = {function["name"] for function in functions}
        untraced = UNTRACED | {function["name"] for function in functions if names_a_value(function)}
        self.assertEqual(sorted(described - called - untraced), [])
        self.assertEqual(sorted(called & untraced), [])
        code = "".join(sources("clgl/src"))
        self.assertEqual([name for name in sorted(untraced) if not re.search(rf"\b{name}\b", code)], [])

    @part("documentation")
    def test_examples_of_the_documentation(self):
        """Runs the documentation tests, including those that must not compile."""
        said = self.cargo("test", "--doc")
        self.assertGreaterEqual(len(re.findall(r" - compile fail \.\.\. ok$", said, re.MULTILINE)), 5, said)


class Lints(RustCase):
    @part("lints")
    def test_most_is_generated(self):
        written = [text for text in sources("clgl/src", "clgl-sys/src") if not text.startswith("// Made from")]
        for script in ("clgl/build.rs", "clgl-sys/build.rs"):
            with open(os.path.join(SOURCES, script), encoding="utf-8") as file:
                written.append(file.read())
        self.assertLessEqual(sum(map(lines_of_code, written)), MOST_WRITTEN)
        shared = 0
        for name in ("mod.rs", "screen.rs"):
            with open(os.path.join(SOURCES, "clgl/examples/support", name), encoding="utf-8") as file:
                shared += lines_of_code(file.read())
        self.assertLessEqual(shared, MOST_SHARED)

    @part("lints")
    def test_clippy(self):
        if subprocess.run(["cargo", "clippy", "--version"], capture_output=True, check=False).returncode:
            self.skipTest("clippy is not installed")
        self.cargo("clippy", "--all-targets", after=["--", "-D", "warnings"])

    @part("lints")
    def test_rustdoc(self):
        self.cargo("doc", "--no-deps", env={"RUSTDOCFLAGS": "-D warnings"})

    @part("lints")
    def test_format(self):
        if not shutil.which("rustfmt"):
            self.skipTest("rustfmt is not installed")
        files = [os.path.join(SOURCES, path) for path in
                 ("clgl-sys/build.rs", "clgl-sys/src/lib.rs", "clgl/build.rs", "clgl/src/lib.rs", "clgl/tests/api/main.rs",
                  "clgl/tests/allocations.rs", "clgl/benches/calls.rs", "clgl/examples/sine.rs",
                  "clgl/examples/preview.rs", "clgl/examples/window.rs")]
        done = subprocess.run(["rustfmt", "--edition", "2021", "--check", *files], capture_output=True, text=True,
                              cwd=SOURCES, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)


class Search(RustCase):
    """Checks how the build script finds the library. Each test has its own target folder."""

    def build(self, *options, status=0, **env):
        target = os.path.join(self.folder, "target")
        return self.cargo("build", "--package=clgl-sys", *options, env={"CARGO_TARGET_DIR": target, **env}, status=status,
                          without=["CLGL_LIB_DIR"])

    def linked(self):
        """Returns the output of the build script, which cargo reads."""
        for folder, _, files in os.walk(os.path.join(self.folder, "target")):
            if "output" in files and os.path.basename(folder).startswith("clgl-sys-"):
                with open(os.path.join(folder, "output"), encoding="utf-8") as file:
                    return file.read()
        return self.fail("the build script printed nothing")

    @part("search")
    def test_pkg_config(self):
        if not shutil.which("pkg-config"):
            self.skipTest("pkg-config is not installed")
        self.build(PKG_CONFIG_PATH=os.environ["PKG_CONFIG_FOLDER"])
        self.assertIn("cargo:rustc-link-lib=dylib=clgl\n", self.linked())
        self.assertRegex(self.linked(), "cargo:rustc-link-search=native=.*lib\n")

    @part("search")
    def test_pkg_config_with_a_space(self):
        if not shutil.which("pkg-config"):
            self.skipTest("pkg-config is not installed")
        with open(os.path.join(self.folder, "clgl.pc"), "w", encoding="utf-8") as file:
            file.write("Name: clgl\nDescription: somewhere\nVersion: 0.1.0\nLibs: -L/what\\ is/there -lclgl\n")
        self.build(PKG_CONFIG_PATH=self.folder)
        self.assertIn("cargo:rustc-link-search=native=/what is/there\n", self.linked())
        self.assertIn("cargo:rustc-link-lib=dylib=clgl\n", self.linked())

    @part("search")
    def test_a_folder(self):
        self.build(CLGL_LIB_DIR="/some/where", PKG_CONFIG="/no/such/program")
        self.assertIn("cargo:rustc-link-search=native=/some/where\n", self.linked())

    @part("search")
    def test_the_archive_needs_what_its_pkg_config_lists(self):
        """Links the static library, which the build script finds in a folder or by pkg-config."""
        with open(os.path.join(os.environ["PKG_CONFIG_FOLDER"], "clgl-uninstalled.pc"), encoding="utf-8") as file:
            private = re.search(r"^Libs\.private: (.*)$", file.read(), re.MULTILINE).group(1)
        expected = ["static=clgl", *(f"dylib={re.sub('^-l|^-', '', flag)}" for flag in private.split())]
        self.build("--features=static", CLGL_LIB_DIR=os.environ["CLGL_LIBRARY_FOLDER"], PKG_CONFIG="/no/such/program")
        self.assertEqual(re.findall(r"rustc-link-lib=(.*)", self.linked()), expected)
        if shutil.which("pkg-config"):
            self.build("--features=static", PKG_CONFIG_PATH=os.environ["PKG_CONFIG_FOLDER"])
            self.assertEqual(set(re.findall(r"rustc-link-lib=(.*)", self.linked())), set(expected))

    @part("search")
    def test_the_archive_is_sufficient(self):
        self.cargo("test", "--package=clgl", "--features=static", "--test=api", "the_version", without=["LD_LIBRARY_PATH"],
                   env={"CARGO_TARGET_DIR": os.path.join(self.folder, "target")})

    @part("search")
    def test_documentation_needs_none(self):
        self.build(DOCS_RS="1", PKG_CONFIG="/no/such/program")
        self.assertNotIn("rustc-link", self.linked())

    @part("search")
    def test_another_major(self):
        if not shutil.which("pkg-config"):
            self.skipTest("pkg-config is not installed")
        with open(os.path.join(self.folder, "clgl.pc"), "w", encoding="utf-8") as file:
            file.write("Name: clgl\nDescription: another\nVersion: 9.8.7\nLibs: -lclgl\n")
        said = self.build(status=101, PKG_CONFIG_PATH=self.folder)
        for words in ("libclgl 0.1.0 or a later 0.x was not found", "9.8.7", "CLGL_LIB_DIR"):
            self.assertIn(words, said)

    @part("search")
    def test_nowhere(self):
        said = self.build(status=101, PKG_CONFIG="/no/such/program")
        for words in ("libclgl 0.1.0 or a later 0.x was not found: /no/such/program", "CLGL_LIB_DIR", "PKG_CONFIG_PATH"):
            self.assertIn(words, said)


unittest.main()
