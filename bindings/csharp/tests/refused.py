"""Checks that the compiler rejects misuse: code that could end an acquire scope on another thread, invalid null
values, and arrays that are not plain data.

Usage: refused.py RUNTIME LIBRARY.dll
"""

import os
import subprocess
import sys
import tempfile

import compile
import gate

# Permits features after C# 7.2: `using` of a ref struct, and variables of such types in asynchronous methods. mcs lacks
# these features.
NEWEST = "-langversion:latest"
PROGRAM = """using System;
using System.Collections.Generic;
using System.Threading.Tasks;
using Clgl;

internal static class Program
{
    private static void Main()
    {
    }

    %s
}
"""
# Code that must compile. mcs does not support `using` for it.
ACCEPTED = {
    "finally": ("""private static void Scope(ClglQueue queue, ClglBuffer buffer)
    {
        ClglAcquisition acquired = queue.Acquire(buffer);
        try { queue.Flush(); } finally { acquired.Dispose(); }
    }""", True),
    "using": ("""private static async Task Scope(ClglQueue queue, ClglBuffer buffer)
    {
        using (queue.Acquire(buffer))
            queue.Flush();
        await Task.Yield();
    }""", False),
}
# Code that must not compile, with the error codes of the .NET compiler and of mcs; None = mcs reports a different error
# first.
REFUSED = {
    "await in using": ("""private static async Task Scope(ClglQueue queue, ClglBuffer buffer)
    {
        using (queue.Acquire(buffer))
            await Task.Yield();
    }""", "CS4007", None),
    "await in try": ("""private static async Task Scope(ClglQueue queue, ClglBuffer buffer)
    {
        ClglAcquisition acquired = queue.Acquire(buffer);
        try { await Task.Yield(); } finally { acquired.Dispose(); }
    }""", "CS4007", "CS4012"),
    "yield": ("""private static IEnumerable<int> Scope(ClglQueue queue, ClglBuffer buffer)
    {
        ClglAcquisition acquired = queue.Acquire(buffer);
        yield return 1;
        acquired.Dispose();
    }""", "CS4007", "CS4012"),
    "lambda": ("""private static Action Scope(ClglQueue queue, ClglBuffer buffer)
    {
        ClglAcquisition acquired = queue.Acquire(buffer);
        return () => acquired.Dispose();
    }""", "CS8175", "CS8175"),
    "conversion": ("""private static object Scope(ClglQueue queue, ClglBuffer buffer)
    {
        return queue.Acquire(buffer);
    }""", "CS0029", "CS0029"),
    "field": ("""private sealed class Scope
    {
        public ClglAcquisition Acquired;
    }""", "CS8345", "CS8345"),
    "null": ("""#nullable enable
    private static ClglKernel Made(ClglProgram program)
    {
        return ClglKernel.Create(program, null);
    }""", "CS8625", None),
    "a result that may be null": ("""#nullable enable
    private static ClglFence Made(ClglRing ring, ClglQueue queue)
    {
        return ring.AcquireWithFence(queue, out ClglRingSlot slot);
    }""", "CS8603", None),
    "references": ("""private static void Write(ClglQueue queue, ClglBuffer buffer)
    {
        buffer.Write(queue, new[] { new KeyValuePair<int, string>(1, "text") });
    }""", "CS8377", None),
}


def compiled(runtime, library, folder, code):
    """Compiles the code. Returns the exit status and the output of the compiler."""
    source = os.path.join(folder, "program.cs")
    with open(source, "w", encoding="utf-8") as file:
        file.write(PROGRAM % code)
    sdk = None if runtime == "mono" else compile.Sdk()
    command = compile.command(sdk, runtime, os.path.join(folder, "program.exe"), library)
    command += [] if runtime == "mono" else [NEWEST]
    done = subprocess.run([*command, source], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    return done.returncode, done.stdout


def main():
    runtime, library = sys.argv[1:]
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        for name, (code, by_mcs) in ACCEPTED.items():
            status, said = compiled(runtime, library, folder, code) if by_mcs or runtime != "mono" else (0, "")
            problems += [f"{name} does not compile:\n{said}"] if status else []
        for name, (code, *errors) in REFUSED.items():
            error = errors[runtime == "mono"]
            status, said = compiled(runtime, library, folder, code) if error else (1, str(error))
            if not status or str(error) not in said:
                problems.append(f"{name} is not refused with {error}:\n{said}")
    gate.finish(problems, f"{len(REFUSED)} programs that must not compile")


main()
