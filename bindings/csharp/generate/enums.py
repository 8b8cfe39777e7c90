"""The enums of the object layer: each constant of the headers belongs to one of them, or is a plain number."""

import re

from text import HEADER, file_name, pascal, stem, summary

FLAGS = True
# The name in C#, which constants (what stands in the group is the member's name), whether they are flags, and what it is.
ENUMS = [
    ("ClglResult", r"CLGL_(?:ERROR_(?!.*LOG)|)(SUCCESS|TIMEOUT|NOT_READY|(?<=ERROR_)\w+)", False, "What a call came to"),
    ("ClglNativeSource", r"CLGL_NATIVE_(\w+)", False, "Whose code a native code is"),
    ("ClglLogLevel", r"CLGL_LOG_(\w+)", False, "How much a log message matters"),
    ("ClglHandoverFlags", r"CLGL_HANDOVER_(\w+)", FLAGS, "How objects are handed over"),
    ("ClglAccess", r"CLGL_ACCESS_(\w+)", False, "What OpenCL does with a buffer or texture"),
    ("ClglBufferFlags", r"CLGL_BUFFER_(\w+)", FLAGS, "What buffer to make"),
    ("ClglMapFlags", r"CLGL_MAP_(\w+)", FLAGS, "What a mapping is for"),
    ("ClglArgumentKind", r"CLGL_ARGUMENT_(\w+)", False, "What an argument of a kernel is"),
    ("ClglAddress", r"CLGL_ADDRESS_(\w+)", False, "Where an argument of a kernel lies"),
    ("ClglImageAccess", r"CLGL_IMAGE_ACCESS_(\w+)", False, "What a kernel does with an image"),
    ("ClglQualifiers", r"CLGL_QUALIFIER_(\w+)", FLAGS, "Qualifiers of a pointer's type"),
    ("ClglProgramOrigin", r"CLGL_PROGRAM_FROM_(\w+)", False, "What a program was made of"),
    ("ClglProgramFlags", r"CLGL_PROGRAM_(\w+)", FLAGS, "How a program is made"),
    ("ClglBuildStatus", r"CLGL_BUILD_(\w+)", False, "How far a build is"),
    ("ClglBinaryType", r"CLGL_BINARY_(\w+)", FLAGS, "What a program holds for a device"),
    ("ClglCoordinates", r"CLGL_COORDINATES_(\w+)", False, "What a sampler's coordinates count"),
    ("ClglAddressing", r"CLGL_ADDRESSING_(\w+)", False, "What a kernel reads past the edge"),
    ("ClglFilter", r"CLGL_FILTER_(\w+)", False, "What a kernel reads between pixels"),
    ("ClglWinsys", r"CLGL_WINSYS_(\w+)", False, "How an OpenGL context reached the library"),
    ("ClglGLApi", r"CLGL_GL_API_(\w+)", False, "Which API an OpenGL context speaks"),
    ("ClglTransportStatus", r"CLGL_TRANSPORT_(REJECTED|OFFERED|TAKEN)", False, "How a transport stands in a context"),
    ("ClglTransport", r"CLGL_TRANSPORT_(\w+)", False, "How memory crosses between OpenGL and OpenCL"),
    ("ClglMatch", r"CLGL_MATCH_(\w+)", False, "How the OpenCL device was chosen"),
    ("ClglContextFlags", r"CLGL_CONTEXT_(\w+)", FLAGS, "What context to make"),
    ("ClglSelfTest", r"CLGL_SELF_TEST_(\w+)", False, "What a self-test came to"),
    ("ClglFormat", r"CLGL_FORMAT_(\w+)", False, "Formats of pixels, by OpenGL's names"),
    ("ClglNumeric", r"CLGL_NUMERIC_(\w+)", False, "What a format's channels hold"),
    ("ClglTextureKind", r"CLGL_TEXTURE_KIND_(\w+)", False, "Kinds of textures"),
    ("ClglTextureFlags", r"CLGL_TEXTURE_(\w+)", FLAGS, "What texture to make"),
    ("ClglPixel", r"CLGL_PIXEL_(\w+)", False, "What a number of a buffer's pixels is"),
    ("ClglConvertFlags", r"CLGL_CONVERT_(\w+)", FLAGS, "How pixels are converted"),
    ("ClglDeviceTypes", r"CLGL_DEVICE_TYPE_(\w+)", FLAGS, "Types of devices"),
    ("ClglFPConfig", r"CLGL_DEVICE_FP_(\w+)", FLAGS, "What a floating-point type can do"),
    ("ClglCache", r"CLGL_DEVICE_CACHE_(\w+)", False, "The cache of a device's global memory"),
    ("ClglLocalMemory", r"CLGL_DEVICE_MEMORY_(\w+)", False, "Where a device's local memory lies"),
    ("ClglExecution", r"CLGL_DEVICE_EXEC_(\w+)", FLAGS, "What a device executes"),
    ("ClglDeviceQueues", r"CLGL_DEVICE_QUEUE_(\w+)", FLAGS, "What a device's queues can do"),
    ("ClglDeviceEnqueue", r"CLGL_DEVICE_ENQUEUE_(\w+)", FLAGS, "Kernels that launch kernels"),
    ("ClglAffinity", r"CLGL_DEVICE_AFFINITY_(\w+)", FLAGS, "How a device can be split"),
    ("ClglSvm", r"CLGL_DEVICE_SVM_(\w+)", FLAGS, "Shared virtual memory"),
    ("ClglAtomics", r"CLGL_DEVICE_ATOMIC_(\w+)", FLAGS, "Orders and scopes of atomic operations"),
    ("ClglFenceKind", r"CLGL_FENCE_(\w+)", False, "Whose commands a fence stands behind"),
    ("ClglStatus", r"CLGL_STATUS_(\w+)", False, "How far a fence is"),
    ("ClglCommand", r"CLGL_COMMAND_(\w+)", False, "What command a fence stands behind"),
    ("ClglQueueFlags", r"CLGL_QUEUE_(\w+)", FLAGS, "What queue to make"),
    ("ClglMigrationFlags", r"CLGL_MIGRATE_(\w+)", FLAGS, "How objects are moved"),
    ("ClglRingFlags", r"CLGL_RING_(DISCARD)", FLAGS, "How a ring's slot is handed over"),
    ("ClglRingMode", r"CLGL_RING_(FIFO|MAILBOX)", False, "Which frame drawing takes"),
    ("ClglElement", r"CLGL_ELEMENT_(\w+)", False, "What an item of a view consists of"),
]
# Not of an enum: a timeout, limits, the version, and what the slices of views set by themselves.
NUMBERS = {"CLGL_FOREVER", "CLGL_RING_MAX_SLOTS", "CLGL_VIEW_MAX_DIMENSIONS", "CLGL_VERSION_MAJOR", "CLGL_VERSION_MINOR",
           "CLGL_VERSION_PATCH", "CLGL_SLICE_START", "CLGL_SLICE_STOP", "CLGL_SLICE_INDEX"}


def member(enum, text):
    """OpenGL's names of formats stay as they are; no name may begin with a digit."""
    if enum == "ClglFormat":
        return "None" if text == "NONE" else text
    if text[0].isdigit():
        return "Texture" + pascal(text)
    return pascal(text)


def grouped(known):
    """{enum's name: its constants with their members' names}. Ends the program for a constant that has no place."""
    found = {}
    for constant in known.constants.values():
        if constant.name in NUMBERS:
            continue
        for enum, pattern, _, _ in ENUMS:
            match = re.fullmatch(pattern, constant.name)
            if match:
                found.setdefault(enum, []).append((member(enum, match.group(1)), constant))
                break
        else:
            raise SystemExit(f"{constant.name} ({constant.where}): add it to an enum in bindings/csharp/generate/enums.py")
    return found


def files(known):
    by_header = {}
    groups = grouped(known)
    for enum, _, flags, about in ENUMS:
        members = groups[enum]
        lines = summary(about + ".", "    ", enum)
        if flags:
            lines.append("    [Flags]")
        lines.append(f"    public enum {enum}{' : uint' if members[0][1].unsigned else ''}\n    {{")
        if flags and all(constant.value for _, constant in members):
            lines += ["        /// <summary>Nothing of these.</summary>", "        None = 0,"]
        for name, constant in members:
            lines += summary(constant.comment, "        ", f"The constant {constant.name}.")
            lines.append(f"        {name} = {constant.value},")
        by_header.setdefault(stem(members[0][1].where), []).append("\n".join(lines) + "\n    }\n")
    for header, texts in sorted(by_header.items()):
        yield (f"Enums/{file_name(header)}.cs",
               HEADER + "using System;\n\nnamespace Clgl\n{\n" + "\n".join(texts) + "}\n")
