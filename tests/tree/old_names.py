"""Checks that no file contains a public name that was removed before the first release. Only CHANGELOG.md may contain
such names, because it lists them.

Usage: old_names.py SOURCE_FOLDER
"""

import os
import re
import shutil
import subprocess
import sys

import gate

OLD = """
CLGL_ADDRESSING_CLAMP CLGL_ADDRESSING_CLAMP_TO_EDGE CLGL_ADDRESSING_MIRRORED_REPEAT CLGL_ADDRESSING_NONE
CLGL_ADDRESSING_REPEAT CLGL_ADDRESS_CONSTANT CLGL_ADDRESS_GLOBAL CLGL_ADDRESS_LOCAL CLGL_ADDRESS_PRIVATE
CLGL_ADDRESS_UNKNOWN CLGL_ARGUMENT_IMAGE CLGL_COMMAND_COPY_BUFFER_TO_IMAGE CLGL_COMMAND_COPY_IMAGE
CLGL_COMMAND_COPY_IMAGE_TO_BUFFER CLGL_COMMAND_FILL_IMAGE CLGL_COMMAND_MAP_IMAGE CLGL_COMMAND_READ_IMAGE
CLGL_COMMAND_WRITE_IMAGE CLGL_CONTEXT_HELPER CLGL_CONVERT_PART CLGL_FENCE_OPENCL CLGL_FENCE_OPENGL CLGL_FENCE_USER
CLGL_HANDOVER_DEFER CLGL_HANDOVER_GL_DONE CLGL_HANDOVER_UNCHANGED CLGL_FENCE_NONE CLGL_TEXTURE_KIND_1D CLGL_TEXTURE_KIND_1D_ARRAY
CLGL_TEXTURE_KIND_2D CLGL_TEXTURE_KIND_2D_ARRAY CLGL_TEXTURE_KIND_3D CLGL_TEXTURE_KIND_BUFFER
CLGL_RING_FIFO CLGL_RING_MAILBOX CLGL_TEXTURE_NEAREST_FORMAT CLGL_TRANSPORT_NONE CLGL_TRANSPORT_OFFERED CLGL_TRANSPORT_REJECTED CLGL_TRANSPORT_TAKEN
clgl_argument_kind_name clgl_command_name clgl_device_from_cl clgl_error_native clgl_fence_insert_cl clgl_fence_insert_gl clgl_kernel_call clgl_kernel_from_cl clgl_match_name
clgl_native_fix clgl_queue_host_function clgl_ring_acquire clgl_ring_give_back clgl_ring_release clgl_ring_take
clgl_status_name clgl_texture_cl_image clgl_texture_from_cl clgl_texture_kind_name
""".split()
PREFIXES = ("CLGL_TEXTURE_KIND_", "CLGL_ADDRESSING_")
ALLOWED = {"CHANGELOG.md", "tests/tree/old_names.py"}


def sources(folder):
    """Returns the files of a git checkout or of an unpacked tarball."""
    if shutil.which("git"):
        listed = subprocess.run(["git", "-C", folder, "ls-files", "-co", "--exclude-standard"], capture_output=True, text=True)
        if listed.returncode == 0 and listed.stdout:
            return listed.stdout.splitlines()
    found = [os.path.relpath(os.path.join(path, file), folder) for path, _, files in os.walk(folder) for file in files]
    return [name for name in found if not name.startswith(".git" + os.sep)]


def main():
    folder = sys.argv[1]
    pattern = re.compile(r"(?<!\w)(?:(?:" + "|".join(OLD) + r")(?!\w)|" + "|".join(PREFIXES) + ")")
    problems, count = [], 0
    for name in sources(folder):
        path = os.path.join(folder, name)
        if name in ALLOWED or not os.path.isfile(path) or name.startswith("build"):
            continue
        with open(path, encoding="utf-8", errors="ignore") as file:
            for number, line in enumerate(file, 1):
                for found in pattern.findall(line):
                    problems.append(f"{name}:{number}: {found} was renamed; CHANGELOG.md lists the new names")
        count += 1
    gate.finish(problems, f"{count} files without old names")


main()
