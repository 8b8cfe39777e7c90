"""Writes parts of the OpenCL.dll of the tests from <CL/cl_icd.h>.

host_opencl.inc defines each OpenCL function with the calling convention of Windows. The function calls libOpenCL.so.1
of the host. With host_opencl.spec, winegcc exports these functions from host_opencl.dll.

opencl_loader.inc defines each OpenCL function, too. There, the function calls the first layer, or host_opencl.dll if
there is no layer. With OpenCL.def, OpenCL.dll exports these functions.

Two libraries are necessary, because Wine would load its own opencl.dll in place of an opencl.dll that is built for the
host.

Usage: opencl_dll.py HEADER OUTPUT...
"""

import os
import re
import sys

TYPEDEF = re.compile(r"typedef\s+([\w ]+?\*?)\s*\(\s*CL_API_CALL\s*\*\s*cl_api_(cl\w+)\s*\)\s*"
                     r"\(([^;]*)\)\s*(?:CL_\w+)?\s*;")
# Functions of other window systems, and functions with a callback that no test needs
LEFT_OUT = re.compile(r"D3D|DX9|EGL|GLsync|clEnqueueSVMFree")
# Functions that only a layer has, because drivers of the host cannot use OpenGL contexts of Windows
OF_LAYERS = re.compile(r"clGetGLContextInfo|clCreateFromGL|GLObject|GLTexture")
# Functions of OpenCL 2.0 and later, which a loader of OpenCL 1.2 lacks
NEWER = re.compile(r"WithProperties|SVM|Pipe|IL$|SubGroup|CloneKernel|Timer|DefaultDeviceCommandQueue|Specialization|"
                   r"ReleaseCallback|ContextDestructor|ExecInfo|ImageRequirements")
# Functions that host_opencl.c defines
BY_HAND = {"clGetPlatformInfo", "clEnqueueNativeKernel", "clGetExtensionFunctionAddress",
           "clGetExtensionFunctionAddressForPlatform"}
# Function that receives the callbacks of the driver, for each OpenCL function that sets a callback
CALLBACKS = {"clSetEventCallback": "event_callback", "clCreateContext": "context_callback",
             "clCreateContextFromType": "context_callback", "clSetMemObjectDestructorCallback": "object_callback",
             "clSetContextDestructorCallback": "object_callback", "clSetProgramReleaseCallback": "object_callback",
             "clBuildProgram": "object_callback", "clCompileProgram": "object_callback",
             "clLinkProgram": "object_callback"}


def split(parameters):
    """Splits the text at commas outside parentheses."""
    depth, parts = 0, [""]
    for character in parameters:
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += character
    return [part.strip() for part in parts if part.strip() != "void"]


def declared(parameter, name):
    """Returns the declaration of a parameter with another name, or as an unnamed pointer if it is a callback."""
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
            f"MS {result} dll_{name}({head}) {{ of_wine = 1; {before}{'' if result == 'void' else 'return '}{call} }}\n")


def of_host(functions):
    return {name: types for name, types in functions.items() if not OF_LAYERS.search(name)}


def code(functions):
    functions = of_host(functions)
    for name, (result, parameters) in functions.items():
        yield f"static cl_api_{name} host_{name};\n" if name in BY_HAND else wrapper(result, name, parameters)
    yield "#define FUNCTIONS(X) " + " ".join(f"X({name})" for name in functions) + "\n"


def spec(functions):
    for name, (_, parameters) in of_host(functions).items():
        yield f"@ stdcall {name}({' '.join('int64' for _ in split(parameters))}) dll_{name}\n"
    yield "@ stdcall host_setenv(ptr ptr) dll_setenv\n"
    yield "@ stdcall host_function(ptr ptr) dll_host_function\n"


def loader(functions):
    for name, (result, parameters) in functions.items():
        parts = split(parameters)
        head = ", ".join(declared(part, f"a{i}") for i, part in enumerate(parts)) or "void"
        arguments = ", ".join(f"a{i}" for i in range(len(parts)))
        call = f"table()->{name}({arguments});"
        yield f"{result} CL_API_CALL loader_{name}({head}) {{ {'' if result == 'void' else 'return '}{call} }}\n"
    yield "#define FUNCTIONS(X) " + " ".join(f"X({name})" for name in of_host(functions)) + "\n"


def exports(functions):
    yield "EXPORTS\n"
    for name in functions:
        yield f"    {name}=loader_{name}\n"


def exports_of_1_2(functions):
    yield "EXPORTS\n"
    for name in functions:
        if not NEWER.search(name):
            yield f"    {name}=loader_{name}\n"


WRITERS = {"host_opencl.inc": code, "host_opencl.spec": spec, "opencl_loader.inc": loader, "OpenCL.def": exports,
           "OpenCL12.def": exports_of_1_2}


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        header = re.sub(r"/\*.*?\*/", "", file.read(), flags=re.DOTALL)
    functions = {name: (result.strip(), " ".join(parameters.split()))
                 for result, name, parameters in TYPEDEF.findall(header) if not LEFT_OUT.search(name)}
    for path in sys.argv[2:]:
        with open(path, "w", encoding="utf-8") as file:
            file.writelines(WRITERS[os.path.basename(path)](functions))


main()
