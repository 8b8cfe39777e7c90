"""Writes the .def file of the DLL from the version script of the shared library.

Usage: make_def.py clgl.map OUTPUT
"""

import re
import sys


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        exported = re.search(r"global:(.*?)local:", file.read(), re.DOTALL).group(1)
    with open(sys.argv[2], "w", encoding="utf-8") as file:
        file.write("EXPORTS\n" + "".join(f"    {name}\n" for name in re.findall(r"(\w+);", exported)))


main()
