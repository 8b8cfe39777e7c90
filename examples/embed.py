"""Writes a C header that defines the contents of a text file as a string.

Usage: embed.py FILE HEADER NAME
"""

import sys

source, header, name = sys.argv[1:]
with open(source, "rb") as file:
    numbers = ", ".join(map(str, file.read()))
with open(header, "w", encoding="utf-8") as file:
    file.write(f"static const char {name}[] = {{{numbers}, 0}};\n")
