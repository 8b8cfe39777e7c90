"""Writes a C++ table of the error codes in the OpenCL headers, {code, "name"}, which result_test.cpp includes.

Usage: opencl_codes.py OUTPUT COMPILER...
"""

import re
import subprocess
import sys

HEADERS = ("cl.h", "cl_ext.h", "cl_gl.h", "cl_egl.h", "cl_ext_intel.h")
# Macros with negative values that are not error codes: limits of types, build states, and ends of lists
OTHERS = re.compile(r"CL_(CHAR|SCHAR|SHRT|INT|LONG|FLT|DBL|HALF)_\w+|CL_BUILD_(NONE|ERROR|IN_PROGRESS)|CL_\w+_LIST_END_\w+")


def main():
    output, *compiler = sys.argv[1:]
    source = "#define CL_TARGET_OPENCL_VERSION 300\n" + "".join(f"#include <CL/{name}>\n" for name in HEADERS)
    macros = subprocess.run([*compiler, "-E", "-dM", "-x", "c++", "-"], input=source, capture_output=True, text=True,
                            check=True).stdout
    found = re.findall(r"^#define (CL_\w+)\s+\(?(-\d+)\)?$", macros, re.MULTILINE)
    with open(output, "w", encoding="utf-8") as file:
        for name, code in sorted(found):
            if not OTHERS.fullmatch(name):
                file.write(f'{{{code}, "{name}"}},\n')


main()
