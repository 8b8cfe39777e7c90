"""Builds the NuGet package with libclgl-0.dll, publishes programs for win-x64 with it, and runs them under Wine: the
program of bindings/csharp/README.md with .NET 8, and the tests of the binding with the assembly for .NET 8 on the runtime
of the SDK. With .NET 8, Wine 8 crashes at the second exception on a thread.

Usage: csharp.py LIBRARY HEADER... -- WINE...
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import zipfile

import compile
import gate
import package
import unpacked

RUNTIME = "win-x64"
DLL = "libclgl-0.dll"
TESTS = """<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>{framework}</TargetFramework>
    <LangVersion>8</LangVersion>
    <AllowUnsafeBlocks>true</AllowUnsafeBlocks>
    <DefineConstants>CLGL_SPANS</DefineConstants>
    <NoWarn>NETSDK1138</NoWarn>
  </PropertyGroup>
  <ItemGroup><PackageReference Include="Clgl" Version="*" /></ItemGroup>
</Project>
"""
# Globalization would need ICU. In Wine 8, the runtime cannot write to memory that is mapped a second time as executable.
SETTINGS = {"DOTNET_SYSTEM_GLOBALIZATION_INVARIANT": "1", "DOTNET_EnableWriteXorExecute": "0"}


def publish(folder):
    """Publishes the project in a folder with the runtime, and returns the path of the program."""
    package.run("dotnet", "publish", *package.ALONE, "--runtime", RUNTIME, "--self-contained", "--output", "out", cwd=folder)
    if not (folder / "out" / DLL).exists():
        gate.finish([f"the published program lacks {DLL}"], package.SUBJECT)
    return folder / "out" / (next(folder.glob("*.csproj")).stem + ".exe")


def main():
    library, *words = sys.argv[1:]
    headers, wine = words[:words.index("--")], words[words.index("--") + 1:]
    gate.need("dotnet")
    sdk = compile.Sdk()
    if sdk.missing():
        gate.skip(sdk.missing())
    os.environ.update(SETTINGS)
    with tempfile.TemporaryDirectory() as name:
        scratch = pathlib.Path(name)
        made = package.make(scratch / "made/bindings/csharp", "", offline=False,
                            windows=unpacked.make(scratch / "unpacked", library))
        with zipfile.ZipFile(made) as opened:
            problems = [f"the package lacks licenses/{RUNTIME}/{name}" for name in unpacked.LICENSES
                        if f"licenses/{RUNTIME}/{name}" not in opened.namelist()]
        first = scratch / "first"
        package.write_program(first, made, "net8.0", offline=False)
        path = package.run(*wine, publish(first), cwd=first).split()[-1]
        problems += [] if path.endswith(DLL) else [f"the library is {path}, not {DLL}"]
        tests = scratch / "tests"
        shutil.copytree(package.SOURCES / "tests", tests, ignore=shutil.ignore_patterns("*.py"))
        (tests / "tests.csproj").write_text(TESTS.format(framework=os.path.basename(sdk.pack)), encoding="utf-8")
        package.write_sources(tests, made.parent, offline=False)
        command = [sys.executable, package.SOURCES / "tests/run.py", *headers, "--", *wine, publish(tests)]
        if subprocess.run(command, check=False).returncode:
            problems.append("tests of the binding failed")
    gate.finish(problems, "C# under Wine")


main()
