"""Creates the NuGet package, checks its contents, and runs the program of README.md with the library in the package.

Usage: package.py LIBRARY [--publish]

Without --publish it needs no network: the package has only the assembly for netstandard2.0. With --publish, packages
and compilers are downloaded from NuGet, and the program is published with each entry of PUBLISH. A warning is then an
error.
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile

import compile
import gate

SOURCES = pathlib.Path(__file__).resolve().parent.parent
SUBJECT = "the package for NuGet"
RUNTIME = "linux-x64"
NATIVE = f"runtimes/{RUNTIME}/native/libclgl.so.0"
FILES = {"Clgl.nuspec", "README.md", "LICENSE", NATIVE}
OFFLINE, ALL = ["netstandard2.0"], ["netstandard2.0", "netstandard2.1", "net8.0"]
NUGET = '<configuration><packageSources>{clear}<add key="here" value="{folder}"/></packageSources></configuration>'
PROJECT = """<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>{framework}</TargetFramework>
    <TreatWarningsAsErrors>true</TreatWarningsAsErrors>
  </PropertyGroup>
  <ItemGroup><PackageReference Include="Clgl" Version="*" /></ItemGroup>
</Project>
"""
# Options that prevent dotnet from starting build servers, which would not end with the test.
ALONE = ["-nodeReuse:false", "-p:UseSharedCompilation=false"]
ONE_FILE = ["-p:PublishSingleFile=true", "-p:IncludeNativeLibrariesForSelfExtract=true"]
TRIMMED = ["--self-contained", "-p:PublishTrimmed=true"]
PUBLISH = {
    "ahead-of-time": ["-p:PublishAot=true"],
    "single-file": ["--no-self-contained", *ONE_FILE],
    "trimmed": TRIMMED,
    "trimmed-single-file": [*TRIMMED, *ONE_FILE],
}
# The NuGet error code for a server that cannot be reached
UNREACHABLE = "NU1301"


def run(*command, cwd):
    """Returns the output. Nothing outside the scratch folder is written, and only the library of the package is found."""
    env = {name: value for name, value in os.environ.items() if name != "CLGL_LIBRARY"}
    env.update(DOTNET_CLI_HOME=str(cwd.parent), NUGET_PACKAGES=str(cwd.parent / "packages"),
               DOTNET_BUNDLE_EXTRACT_BASE_DIR=str(cwd.parent / "extracted"))
    done = subprocess.run(list(map(str, command)), cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          text=True, check=False)
    if UNREACHABLE in done.stdout:
        gate.skip("NuGet cannot be reached")
    if done.returncode:
        gate.finish([f"{' '.join(map(str, command))} ended with {done.returncode}:\n{done.stdout}"], SUBJECT)
    return done.stdout


def write_sources(folder, packages, offline):
    """Writes nuget.config with the folder of packages. If offline, excludes all other sources."""
    text = NUGET.format(folder=packages, clear="<clear/>" if offline else "")
    (folder / "nuget.config").write_text(text, encoding="utf-8")


def make(folder, library, offline, windows=""):
    """Creates the package from a copy of the sources, because dotnet writes beside the sources. `library` is for Linux,
    `windows` for Windows; "" = none. Returns the path of the package."""
    shutil.copytree(SOURCES / "src", folder / "src")
    shutil.copy(SOURCES.parent.parent / "LICENSE", folder.parent.parent)
    for name in ("Clgl.csproj", "README.md"):
        shutil.copy(SOURCES / name, folder)
    write_sources(folder, folder, offline)
    run("dotnet", "pack", *ALONE, f"-p:ClglOffline={str(offline).lower()}", f"-p:ClglLibraryFile={library}",
        f"-p:ClglWindowsFile={windows}", cwd=folder)
    package, = (folder / "bin/Release").glob("Clgl.*.nupkg")
    return package


def contents(scratch, package, frameworks):
    """Returns the problems with the files of the package and of its symbol package."""
    problems = []
    files = FILES | {f"lib/{framework}/Clgl.{suffix}" for framework in frameworks for suffix in ("dll", "xml")}
    symbols = {"Clgl.nuspec", *(f"lib/{framework}/Clgl.pdb" for framework in frameworks)}
    for path, wanted in ((package, files), (package.with_suffix(".snupkg"), symbols)):
        with zipfile.ZipFile(path) as opened:
            problems += [f"{path.name} lacks {file}" for file in sorted(wanted - set(opened.namelist()))]
            if path == package and not problems:
                opened.extract(NATIVE, scratch / "contents")
    sections = gate.output("readelf", "--sections", "--wide", scratch / "contents" / NATIVE)
    if ".debug_info" in sections or ".symtab" in sections:
        problems.append("the library in the package is not stripped")
    return problems


def write_program(folder, package, framework, offline):
    """Creates the project of the first program in README.md. The program prints the path of the library last."""
    folder.mkdir()
    program, = re.findall(r"^```csharp\n(using Clgl;\n.*?)^```", (SOURCES / "README.md").read_text(encoding="utf-8"),
                          re.MULTILINE | re.DOTALL)
    (folder / "Program.cs").write_text(f"{program}System.Console.WriteLine(ClglLibrary.Path);\n", encoding="utf-8")
    (folder / "program.csproj").write_text(PROJECT.format(framework=framework), encoding="utf-8")
    write_sources(folder, package.parent, offline)


def built(folder, native):
    """Builds and runs the program with the runtime of the SDK. Returns the problems."""
    run("dotnet", "build", *ALONE, "-p:UseAppHost=false", "--output", "out", cwd=folder)
    path = run("dotnet", "out/program.dll", cwd=folder).split()[-1]
    wanted = folder / "out" / NATIVE
    is_copy = os.path.samefile(path, wanted) and wanted.read_bytes() == native
    return [] if is_copy else [f"the library is {path}, not {wanted}"]


def published(folder, native, name, options):
    """Publishes and runs the program. Returns the problems."""
    shutil.rmtree(folder / "obj", ignore_errors=True)
    run("dotnet", "publish", *ALONE, "--runtime", RUNTIME, *options, "--output", name, cwd=folder)
    path = pathlib.Path(run(folder / name / "program", cwd=folder).split()[-1])
    is_inside = folder.parent in path.parents and path.read_bytes() == native
    print(f"{name}: {', '.join(sorted(file.name for file in (folder / name).iterdir()))}; the library is {path}")
    return [] if is_inside else [f"{name}: the library is {path}, not that of the package"]


def main():
    library, publish = os.path.abspath(sys.argv[1]), "--publish" in sys.argv[2:]
    with tempfile.TemporaryDirectory() as name:
        scratch, folder = pathlib.Path(name), pathlib.Path(name) / "used"
        package = make(scratch / "made/bindings/csharp", library, offline=not publish)
        problems = contents(scratch, package, ALL if publish else OFFLINE)
        write_program(folder, package, os.path.basename(compile.Sdk().pack), offline=not publish)
        native = (scratch / "contents" / NATIVE).read_bytes()
        if publish:
            for kind, options in PUBLISH.items():
                problems += published(folder, native, kind, options)
        else:
            problems += built(folder, native)
        gate.finish(problems, SUBJECT)


if __name__ == "__main__":
    main()
