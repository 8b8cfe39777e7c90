"""Compares the entry of each format in the manual with the table of the library. CLGL_TEST_UPDATE updates the entries.

Usage: formats.py CLGLINFO FORMAT_PAGE
"""

import json
import os
import re
import subprocess
import sys

import gate

# Options that select no device, because the format table does not need one
OPTIONS = ["--formats", "--json", "--headless", "--device", "none of them"]
ENTRY = r"\.It Li CLGL_FORMAT_(\w+) Pq (\d+)\n((?:[^.].*\n|\.[^IE].*\n)+)"


def images(row):
    names = [row["cl_channel_order_name"], row["cl_channel_data_type_name"]]
    return ", ".join(names) if row["cl_channel_order"] else "none"


def size(row):
    count = row["bytes_per_pixel"]
    return f"{count} byte{'' if count == 1 else 's'}" if count else "compressed"


def stands_on(row):
    if row["specification"]:
        return row["specification"]
    return f"The nearest image format is\n.Dv CLGL_FORMAT_{row['nearest']}"


def text(row):
    gl = row["gl_internal_format_name"] or "none"
    end = " ." if not row["specification"] else "."
    return f"OpenGL: {gl}; OpenCL: {images(row)}; {size(row)}.\n{stands_on(row)}{end}\n"


def entry(row):
    return f".It Li CLGL_FORMAT_{row['name']} Pq {row['format']}\n{text(row)}"


def main():
    program, page = sys.argv[1:]
    output = subprocess.run([program, *OPTIONS], stdout=subprocess.PIPE, check=False).stdout
    table = json.loads(output)["formats"]
    with open(page, encoding="utf-8") as file:
        manual = file.read()
    if os.environ.get("CLGL_TEST_UPDATE"):
        rows = {row["name"]: row for row in table}
        manual = re.sub(ENTRY, lambda found: entry(rows[found[1]]) if found[1] in rows else found[0], manual)
        with open(page, "w", encoding="utf-8") as file:
            file.write(manual)
    problems = [f"{os.path.basename(page)}: the entry is not\n{entry(row)}" for row in table
                if entry(row) not in manual]
    if len(table) < 2:
        problems.append("the table has no rows")
    gate.finish(problems, f"{len(table)} formats")


main()
