"""Checks the package lists of ./dev. On a system without a list, ./dev must print what it needs, and continue if
everything is installed.

Usage: systems.py ROOT
"""

import os
import re
import subprocess
import sys
import tempfile

import gate

STAGES = {"install", "build", "demo", "bench", "test", "long", "abi"}
OPTIONAL = {"docs", "format", "matrix", "note", "windows"}
TITLE = re.compile(r"# .* Run: (not yet|[a-z, ]+)\.")
SCRIPT = """set -eu
die() { echo "ended: $1"; exit 1; }
. .ci/system.sh
need build demo
echo went on"""
TOOL = """#!/bin/sh
exit %d
"""


def wrong_list(path):
    with open(path, encoding="utf-8") as file:
        title, *lines = file.read().splitlines()
    name = os.path.basename(path)
    if not TITLE.fullmatch(title):
        yield f"{name}: the first line does not name the system and the commands that were run on it"
    lines = [line.partition(": ") for line in lines if not line.startswith("#")]
    stages = {stage for stage, _, packages in lines if packages}
    for stage in sorted(STAGES - stages):
        yield f"{name}: has no packages for {stage}"
    for stage in sorted({stage for stage, _, _ in lines} - STAGES - OPTIONAL):
        yield f"{name}: {stage} is not a stage of ./dev"


def tool(folder, name, status):
    path = os.path.join(folder, name)
    with open(path, "w", encoding="utf-8") as file:
        file.write(TOOL % status)
    os.chmod(path, 0o755)


def on_unknown_system(root, folder, has_modules):
    """Runs all commands of ./dev on a system without a list. Either all pkg-config modules exist (has_modules), or
    none exists."""
    release = os.path.join(folder, "os-release")
    with open(release, "w", encoding="utf-8") as file:
        file.write("ID=unheard-of\nVERSION_ID=1\n")
    for name in ("c++", "meson", "ninja"):
        tool(folder, name, 0)
    tool(folder, "pkg-config", 0 if has_modules else 1)
    environment = {"PATH": f"{folder}:{os.environ['PATH']}", "os_release": release}
    done = subprocess.run(["bash", "-c", SCRIPT], cwd=root, env=environment, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, text=True, check=False)
    return done.returncode, done.stdout


def wrong_unknown_system(root):
    with tempfile.TemporaryDirectory() as folder:
        status, said = on_unknown_system(root, folder, True)
        if status or "went on" not in said or "Meson" not in said or "SDL 2" not in said or "missing" in said:
            yield f"with all requirements ./dev ended with {status}: {said}"
        status, said = on_unknown_system(root, folder, False)
        if not status or "pkg-config knows no epoxy" not in said or "went on" in said:
            yield f"without libraries ./dev ended with {status}: {said}"


def main():
    root = sys.argv[1]
    gate.need("bash")
    lists = os.path.join(root, ".ci", "packages")
    systems = sorted(set(os.listdir(lists)) - {"needs"})
    problems = [problem for system in systems for problem in wrong_list(os.path.join(lists, system))]
    gate.finish([*problems, *wrong_unknown_system(root)], f"the packages of {len(systems)} systems")


main()
