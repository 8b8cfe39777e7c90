"""Creates and uses the NuGet package without a network: its contents are complete, and the program of README.md runs with the library in it.

Usage: package.py LIBRARY
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
NATIVE = "runtimes/linux-x64/native/libclgl.so.0"
FILES = {"Clgl.nuspec", "README.md", "LICENSE", "lib/netstandard2.0/Clgl.dll", "lib/netstandard2.0/Clgl.xml", NATIVE}
SYMBOLS = {"Clgl.nuspec", "lib/netstandard2.0/Clgl.pdb"}
NUGET = '<configuration><packageSources><clear/><add key="here" value="{0}"/></packageSources></configuration>'
PROJECT = """<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>{framework}</TargetFramework>
    <UseAppHost>false</UseAppHost>
  </PropertyGroup>
  <ItemGroup><PackageReference Include="Clgl" Version="*" /></ItemGroup>
</Project>
"""
# No build server keeps running.
ALONE = ["-nodeReuse:false", "-p:UseSharedCompilation=false"]


def dotnet(*arguments, cwd):
    """Returns the output; nothing outside the scratch folder is written, and only the library of the package is found."""
    home = {"DOTNET_CLI_HOME": cwd.parent, "NUGET_PACKAGES": cwd.parent / "packages"}
    env = {name: value for name, value in os.environ.items() if name != "CLGL_LIBRARY"}
    done = subprocess.run(["dotnet", *map(str, arguments)], cwd=cwd, env={**env, **{k: str(v) for k, v in home.items()}},
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if done.returncode:
        gate.finish([f"dotnet {arguments[0]} ended with {done.returncode}:\n{done.stdout}"], SUBJECT)
    return done.stdout


def make(folder, library):
    """Of a copy: dotnet writes beside the sources."""
    shutil.copytree(SOURCES / "src", folder / "src")
    shutil.copy(SOURCES.parent.parent / "LICENSE", folder.parent.parent)
    for name in ("Clgl.csproj", "README.md"):
        shutil.copy(SOURCES / name, folder)
    (folder / "nuget.config").write_text(NUGET.format(folder), encoding="utf-8")
    dotnet("pack", *ALONE, "-p:ClglOffline=true", f"-p:ClglLibraryFile={library}", cwd=folder)
    package, = (folder / "bin/Release").glob("Clgl.*.nupkg")
    return package


def contents(scratch, package):
    """What is wrong with the files of the package and of its symbols."""
    problems = []
    for path, wanted in ((package, FILES), (package.with_suffix(".snupkg"), SYMBOLS)):
        with zipfile.ZipFile(path) as opened:
            problems += [f"{path.name} lacks {file}" for file in sorted(wanted - set(opened.namelist()))]
            if path == package and not problems:
                opened.extract(NATIVE, scratch)
    sections = subprocess.run(["readelf", "--sections", "--wide", scratch / NATIVE], stdout=subprocess.PIPE, text=True,
                              check=True).stdout
    if ".debug_info" in sections or ".symtab" in sections:
        problems.append("the library in the package is not stripped")
    return problems


def use(folder, package, framework):
    """The first program in README.md, which prints the path of the library last."""
    folder.mkdir()
    program, = re.findall(r"^```csharp\n(using Clgl;\n.*?)^```", (SOURCES / "README.md").read_text(encoding="utf-8"),
                          re.MULTILINE | re.DOTALL)
    (folder / "Program.cs").write_text(f"{program}System.Console.WriteLine(ClglLibrary.Path);\n", encoding="utf-8")
    (folder / "program.csproj").write_text(PROJECT.format(framework=framework), encoding="utf-8")
    (folder / "nuget.config").write_text(NUGET.format(package.parent), encoding="utf-8")
    dotnet("build", *ALONE, "--output", "out", cwd=folder)
    return dotnet("out/program.dll", cwd=folder).split()[-1]


def main():
    with tempfile.TemporaryDirectory() as name:
        scratch = pathlib.Path(name)
        package = make(scratch / "made/bindings/csharp", os.path.abspath(sys.argv[1]))
        problems = contents(scratch, package)
        path = use(scratch / "used", package, os.path.basename(compile.Sdk().pack))
        wanted = scratch / "used/out" / NATIVE
        if not os.path.samefile(path, wanted):
            problems.append(f"the library is {path}, not {wanted}")
        gate.finish(problems, SUBJECT)


main()
