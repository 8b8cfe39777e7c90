"""Measures the cost and the allocations of calls through the bindings, and compares the cost with the same calls in C.
Runs C# on .NET and Mono, and Rust, if they are installed. The Python binding is measured with separate limits. With
--check, fails if a limit is exceeded.

Usage: bindings.py BUILD_FOLDER PROJECT_ROOT [--check]
"""

import dataclasses
import os
import pathlib
import shutil
import subprocess
import sys

# Limits of the additional cost: MOST_MORE nanoseconds for each call, or MOST_PART of the cost in C, whichever is larger.
# The relative limit is necessary because the time to wake driver threads in a hand-over varies. Measurements above a
# limit are repeated.
MOST_MORE = 50
# The limit for an acquire and its release in one scope, which prevents a second release and keeps the queue alive
SCOPE, MOST_SCOPE = "acquire and release", 150
MOST_PART = 0.03
ATTEMPTS = 3
# Each call into C takes 10 to 30 ns on Mono 6.8, and up to 95 ns with default settings. Therefore only the cost in
# addition to P/Invoke is checked on Mono.
MONO = ("mono", "mono with MONO_THREADS_SUSPEND=preemptive")


@dataclasses.dataclass
class Cost:
    """Parses one line of output: the nanoseconds in C, the additional nanoseconds through the binding, the allocated
    bytes, and the additional nanoseconds of the runtime itself."""
    name: str
    functions: int
    in_c: float
    more: float
    allocated: float
    runtime: float

    @classmethod
    def read(cls, line):
        name, *numbers = line.split("|")
        functions, in_c, more, allocated, *runtime = map(float, numbers)
        return cls(name, int(functions), in_c, more, allocated, runtime[0] if runtime else 0)

    def problem(self, program):
        """Returns a message about the exceeded limit; None if no limit is exceeded."""
        most = max(MOST_SCOPE if self.name == SCOPE else MOST_MORE * self.functions, MOST_PART * self.in_c)
        more, than = (self.more - self.runtime, "by P/Invoke alone") if program in MONO else (self.more, "in C")
        if more > most:
            return f"{more:.0f} ns more than {than}, and not {most:.0f} at most"
        return f"allocates {self.allocated:g} bytes" if self.allocated else None

    def __str__(self):
        alone = f" ({self.runtime:+.1f} by P/Invoke alone)" if self.runtime else ""
        return f"{self.name:24}{self.in_c:10.1f} ns in C, {self.more:+7.1f} ns{alone}, {self.allocated:g} bytes allocated"


def programs(build, root):
    """Yields (name, command, environment) for the program of each available binding."""
    library = build / "lib"
    assemblies = build / "bindings/csharp"
    calls = {"CLGL_LIBRARY": str(library / "libclgl.so.0"), "LD_LIBRARY_PATH": str(build / "tests/bench")}
    if (assemblies / "dotnet/Tests.dll").exists():
        yield ".NET", ["dotnet", assemblies / "dotnet/Tests.dll", "--cost"], {**calls, "DOTNET_TieredPGO": "0"}
    if (assemblies / "mono/Tests.exe").exists():
        command = ["mono", assemblies / "mono/Tests.exe", "--cost"]
        yield MONO[0], command, calls
        yield MONO[1], command, {**calls, "MONO_THREADS_SUSPEND": "preemptive"}
    if shutil.which("cargo"):
        manifest = root / "bindings/rust/Cargo.toml"
        yield ("Rust", ["cargo", "bench", "--quiet", "--manifest-path", manifest, "--offline", "--locked", "--bench", "calls"],
               {"CARGO_TARGET_DIR": str(build / "rust"), "CLGL_LIB_DIR": str(library), "LD_LIBRARY_PATH": str(library)})


def measured(program, command, environment):
    """Returns the costs that a program prints, by name. If a limit is exceeded, runs the program again and returns
    the lowest cost."""
    best = {}
    for _ in range(ATTEMPTS):
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, env={**os.environ, **environment}, check=True)
        for cost in (Cost.read(line) for line in done.stdout.splitlines() if line.count("|") >= 4):
            before = best.get(cost.name)
            if not before or before.problem(program) and cost.more < before.more:
                best[cost.name] = cost
        if not any(cost.problem(program) for cost in best.values()):
            break
    return best


def main():
    build, root = (pathlib.Path(path).resolve() for path in sys.argv[1:3])
    problems = []
    for program, command, environment in programs(build, root):
        print(f"{program}:", flush=True)
        for cost in measured(program, command, environment).values():
            print(f"  {cost}")
            problem = cost.problem(program)
            if problem:
                problems.append(f"{cost.name} in {program}: {problem}")
    print("Python:", flush=True)
    check = ["--check"] if "--check" in sys.argv else []
    python = subprocess.run([sys.executable, root / "bindings/python/tests/cost.py", build / "tests/bench/libclgl_calls.so", *check],
                            env={**os.environ, "CLGL_LIBRARY": str(build / "lib/libclgl.so.0"),
                                 "PYTHONPATH": str(root / "bindings/python")}, check=False)
    if python.returncode:
        problems.append("Python: the problems are above")
    if "--check" in sys.argv and problems:
        sys.exit("\n".join(problems))


main()
