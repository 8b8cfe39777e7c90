"""Compiles C# with the compiler of the .NET SDK or of Mono, without project files and packages.

Usage: compile.py RUNTIME FOLDER STAMP [-- NAME SOURCE...]...
       compile.py --missing

RUNTIME is dotnet, net8 or mono. The first NAME is the library, which also gets a documentation file. The other names
are programs that use the library. With dotnet, the library is compiled for netstandard2.0, which every runtime
accepts. With net8, it is compiled for .NET 8 or later. Programs are compiled for the runtime of the SDK. The file
STAMP is written after a success. --missing prints the missing parts of the .NET SDK, and fails if there are any.
"""

import glob
import json
import os
import re
import subprocess
import sys

COMMON = ["-nologo", "-unsafe", "-optimize", "-warnaserror"]
# The compiler mcs supports C# 7.2.
LANGUAGE = {"dotnet": "-langversion:8", "mono": "-langversion:7.2", "net8": "-langversion:12"}
NULLABLE = {"dotnet": ["-nullable:annotations"], "mono": [], "net8": ["-nullable:enable"]}
# Value types. The suffix `?` of a value type creates a nullable type, and is not an annotation.
STRUCTS = "ClglLaunch|ClglRange|ClglRegion|ClglSize|DllImportSearchPath|TimeSpan|long"
MAY_BE_NULL = re.compile(rf"(?<![\w.])((?!(?:{STRUCTS})\?)[A-Za-z]\w*(?:<[^<>]*>)?(?:\[\])*)\?(?=[\s,>)]|\[\])")
IS_NOT_NULL = re.compile(r"(?<=[\w\])])!(?=[.,;()\[])")


def newest(pattern):
    """Returns the matching folder with the highest version in its name; None if no folder matches."""
    found = glob.glob(pattern)
    return max(found, key=lambda path: [int(part) for part in re.findall(r"\d+", os.path.basename(path))], default=None)


class Sdk:
    """The parts of a .NET SDK. The attribute of a missing part is None."""

    def __init__(self, dotnet="dotnet"):
        said = subprocess.run([dotnet, "--list-sdks"], stdout=subprocess.PIPE, text=True, check=False).stdout
        entries = re.findall(r"^(\S+) \[(.+)\]$", said, re.MULTILINE)
        self.folder = os.path.join(entries[-1][1], entries[-1][0]) if entries else None
        root = os.path.dirname(entries[-1][1]) if entries else ""
        self.compiler = self.existing("Roslyn/bincore/csc.dll")
        self.netstandard = self.existing("ref/netstandard.dll")
        pack = newest(os.path.join(root, "packs/Microsoft.NETCore.App.Ref/*"))
        self.pack = newest(os.path.join(pack, "ref/net*")) if pack else None
        self.generators = glob.glob(os.path.join(pack or "", "analyzers/dotnet/cs/Microsoft.Interop.*Generat*.dll"))
        self.runtime = newest(os.path.join(root, "shared/Microsoft.NETCore.App/*"))

    def existing(self, name):
        path = os.path.join(self.folder or "", name)
        return path if self.folder and os.path.exists(path) else None

    def missing(self):
        """Returns what this SDK lacks for offline compilation; "" = nothing."""
        for what, path in (("an SDK", self.folder), ("its compiler", self.compiler),
                           ("its netstandard.dll", self.netstandard), ("reference assemblies", self.pack)):
            if not path:
                return f"dotnet has not {what}"
        return ""


def references(sdk, runtime, is_library):
    if runtime == "mono":
        return ["-r:System.Core.dll"]
    if is_library and runtime == "dotnet":
        return ["-nostdlib", f"-r:{sdk.netstandard}"]
    return ["-nostdlib", *(f"-r:{path}" for path in sorted(glob.glob(os.path.join(sdk.pack, "*.dll"))))]


def write_runtime_config(sdk, output):
    config = {"runtimeOptions": {"tfm": os.path.basename(sdk.pack), "rollForward": "LatestMinor",
                                 "framework": {"name": "Microsoft.NETCore.App",
                                               "version": os.path.basename(sdk.runtime)}}}
    with open(os.path.splitext(output)[0] + ".runtimeconfig.json", "w", encoding="utf-8") as file:
        json.dump(config, file)


def command(sdk, runtime, output, library=None):
    """Returns the command that compiles a library, or a program if `library` is given. The caller appends the
    sources."""
    words = ["mcs"] if runtime == "mono" else ["dotnet", sdk.compiler]
    words += [*COMMON, LANGUAGE[runtime], *(NULLABLE[runtime] if not library else []), f"-out:{output}", *references(sdk, runtime, not library)]
    if runtime == "net8":
        words += ["-define:CLGL_SPANS;NET8_0_OR_GREATER", *(f"-analyzer:{path}" for path in sdk.generators)]
    if library:
        return words + ["-target:exe", f"-r:{library}"]
    return words + ["-target:library", f"-doc:{os.path.splitext(output)[0]}.xml"]


def older(sources, folder):
    """Copies the sources without the features that mcs does not support: annotations of nullable references, and the
    constraint `unmanaged`."""
    os.makedirs(folder, exist_ok=True)
    made = []
    for index, path in enumerate(sources):
        with open(path, encoding="utf-8") as file:
            text, count = IS_NOT_NULL.sub("", file.read().replace("where T : unmanaged", "where T : struct")), 1
        while count:
            text, count = MAY_BE_NULL.subn(r"\1", text)
        made.append(os.path.join(folder, f"{index}-{os.path.basename(path)}"))
        with open(made[-1], "w", encoding="utf-8") as file:
            file.write(text)
    return made


def compile_one(sdk, runtime, output, sources, library=None):
    if subprocess.run(command(sdk, runtime, output, library) + sources, check=False).returncode:
        sys.exit(f"{output} does not compile")
    if library and runtime != "mono":
        write_runtime_config(sdk, output)


def assemblies(words):
    """Returns the name and the sources of each assembly. A "--" precedes each assembly."""
    found = []
    for word in words:
        if word == "--":
            found.append([])
        else:
            found[-1].append(word)
    return [(one[0], one[1:]) for one in found]


def main():
    if sys.argv[1:] == ["--missing"]:
        sys.exit(Sdk().missing() or 0)
    runtime, folder, stamp, *words = sys.argv[1:]
    sdk = None if runtime == "mono" else Sdk()
    os.makedirs(folder, exist_ok=True)
    library = None
    for name, sources in assemblies(words):
        suffix = ".exe" if library and runtime == "mono" else ".dll"
        output = os.path.join(folder, name + suffix)
        if runtime == "mono":
            sources = older(sources, os.path.join(folder, "sources", name))
        compile_one(sdk, runtime, output, sources, library)
        library = library or output
    with open(stamp, "w", encoding="utf-8"):
        pass


if __name__ == "__main__":
    main()
