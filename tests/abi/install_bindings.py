"""Builds the Rust crates or the C# assembly with installed files only, and runs a program that uses them.

Usage: install_bindings.py BUILD_FOLDER BINDINGS_FOLDER rust|dotnet|mono
"""

import pathlib
import sys

from installed import Installed
import gate

MANIFEST = """
[package]
name = "program"
version = "0.0.0"
edition = "2021"

[dependencies]
clgl = {{ path = "{crate}" }}
"""
# Each program prints the version of the library and the number of formats. The bindings query this number from the
# library.
RUST = """
fn main() {
    println!("{} {}", clgl::version_string(), clgl::Format::list().unwrap().count());
}
"""
CSHARP = """
using System;
using Clgl;

internal static class Program
{
    private static void Main()
    {
        Console.WriteLine(ClglLibrary.VersionString + " " + ClglFormats.Count);
        Console.Error.WriteLine(ClglLibrary.Path);
    }
}
"""
C = """
#include <clgl/clgl.h>
#include <stdio.h>
int main(void)
{
    uint32_t count = 0;
    if (clgl_format_get_count(&count) != CLGL_SUCCESS) return 1;
    printf("%s %u", clgl_version_string(), (unsigned)count);
    return 0;
}
"""


def said_by_c(installed):
    source, program = installed.root / "said.c", installed.root / "said"
    source.write_text(C, encoding="utf-8")
    installed.run("cc", source, *installed.flags(), "-o", program)
    return installed.run(program, LD_LIBRARY_PATH=str(installed.libraries))


def said_by_rust(installed, bindings):
    """Builds and runs a crate that depends on the crate clgl. Returns its output."""
    folder = installed.root / "crate"
    (folder / "src").mkdir(parents=True)
    (folder / "Cargo.toml").write_text(MANIFEST.format(crate=bindings / "rust/clgl"), encoding="utf-8")
    (folder / "src/main.rs").write_text(RUST, encoding="utf-8")
    return installed.run("cargo", "run", "--quiet", "--offline", f"--manifest-path={folder / 'Cargo.toml'}",
                         CARGO_TARGET_DIR=str(folder / "target"), LD_LIBRARY_PATH=str(installed.libraries),
                         **installed.pkg_config)


def said_by_csharp(installed, bindings, runtime):
    folder = installed.root / "assembly"
    folder.mkdir()
    source = folder / "Program.cs"
    source.write_text(CSHARP, encoding="utf-8")
    installed.run(sys.executable, "-B", bindings / "csharp/build/compile.py", runtime, folder, folder / "stamp",
                  "--", "Clgl", *sorted((bindings / "csharp/src").rglob("*.cs")), "--", "Program", source)
    said = installed.run(runtime, folder / ("Program.dll" if runtime == "dotnet" else "Program.exe"),
                         LD_LIBRARY_PATH=str(installed.libraries))
    *printed, path = said.splitlines()
    if path != "libclgl.so.0":
        gate.finish([f"the assembly loaded {path}, not the installed library"], installed.subject)
    return "\n".join(printed)


def main(build, bindings, runtime):
    gate.need("pkg-config")
    gate.need("cc")
    with Installed(build, f"a program in {runtime} with the installed files") as installed:
        folder = pathlib.Path(bindings)
        said = said_by_rust(installed, folder) if runtime == "rust" else said_by_csharp(installed, folder, runtime)
        wanted = said_by_c(installed)
        gate.finish([] if said == wanted else [f"it prints {said}, but in C {wanted}"], installed.subject)


main(*sys.argv[1:])
