"""Writes the wrappers of the test's OpenCL.dll: one function of the Windows calling convention for each function of
<CL/cl_icd.h>, which calls that of the host's libOpenCL.so.1; the .spec file by which winegcc exports them from
host_opencl.dll; and the .def file by which OpenCL.dll forwards to it. Wine prefers its own opencl.dll to one that it
would load for the host.

Usage: opencl_dll.py HEADER OUTPUT.inc|OUTPUT.spec|OUTPUT.def...
"""

import os
import re
import sys

TYPEDEF = re.compile(r"typedef\s+([\w ]+?\*?)\s*\(\s*CL_API_CALL\s*\*\s*cl_api_(cl\w+)\s*\)\s*"
                     r"\(([^;]*)\)\s*(?:CL_\w+)?\s*;")
# Functions of other window systems, and those with a callback that no test needs
LEFT_OUT = re.compile(r"D3D|DX9|EGL|GLsync|clGetGLContextInfo|clEnqueueSVMFree|clCreateFromGL|GLObject|GLTexture")
# Written by hand in opencl_dll.c
BY_HAND = {"clGetPlatformInfo", "clEnqueueNativeKernel", "clGetExtensionFunctionAddress",
           "clGetExtensionFunctionAddressForPlatform"}
# The function that receives the driver's call, by the function that sets the callback
CALLBACKS = {"clSetEventCallback": "event_callback", "clCreateContext": "context_callback",
             "clCreateContextFromType": "context_callback", "clSetMemObjectDestructorCallback": "object_callback",
             "clSetContextDestructorCallback": "object_callback", "clSetProgramReleaseCallback": "object_callback",
             "clBuildProgram": "object_callback", "clCompileProgram": "object_callback",
             "clLinkProgram": "object_callback"}


def split(parameters):
    """Splits at the commas that are in no parentheses."""
    depth, parts = 0, [""]
    for character in parameters:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts if part.strip() != "void"]


def declared(parameter, name):
    """Returns a parameter with another name, or as an unnamed pointer if it is a callback."""
    if "CL_CALLBACK" in parameter:
        return f"void *{name}"
    bare, brackets, _ = parameter.partition("[")
    words = re.findall(r"\w+|\*", bare)
    if words[-1] != "*" and len([word for word in words if word not in ("*", "const", "struct", "unsigned")]) > 1:
        words.pop()
    return " ".join(words + (["*"] if brackets else [])) + f" {name}"


def wrapper(result, name, parameters):
    parts = split(parameters)
    names = [f"a{i}" for i in range(len(parts))]
    given, before = list(names), ""
    for i, part in enumerate(parts):
        if "CL_CALLBACK" in part:
            before = f"struct call *call = a{i} ? new_call(a{i}, a{i + 1}) : 0; "
            given[i] = f"call ? (void *){CALLBACKS[name]} : 0"
            given[i + 1] = "call"
    head = ", ".join(declared(part, own) for part, own in zip(parts, names)) or "void"
    call = f"host_{name}({', '.join(given)});"
    return (f"static cl_api_{name} host_{name};\n"
            f"MS {result} dll_{name}({head}) {{ {before}{'' if result == 'void' else 'return '}{call} }}\n")


def code(functions):
    for name, (result, parameters) in functions.items():
        yield f"static cl_api_{name} host_{name};\n" if name in BY_HAND else wrapper(result, name, parameters)
    yield "#define FUNCTIONS(X) " + " ".join(f"X({name})" for name in functions) + "\n"


def spec(functions):
    for name, (_, parameters) in functions.items():
        yield f"@ stdcall {name}({' '.join('int64' for _ in split(parameters))}) dll_{name}\n"


def forwards(functions):
    yield "EXPORTS\n"
    for name in functions:
        yield f"    {name}=host_opencl.{name}\n"


WRITERS = {".inc": code, ".spec": spec, ".def": forwards}


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        header = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.DOTALL)
    functions = {name: (result.strip(), " ".join(parameters.split()))
                 for result, name, parameters in TYPEDEF.findall(header) if not LEFT_OUT.search(name)}
    for path in sys.argv[2:]:
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(WRITERS[os.path.splitext(path)[1]](functions))



main()
