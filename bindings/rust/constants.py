"""The types of the crate clgl that stand for groups of constants. A constant that no group takes fails the build."""

import re
import sys

import rustdoc

# Prefix of the constants, Rust's type, what it is. The longest prefix that fits takes a constant.
GROUPS = {
    "CLGL_ERROR_": ("ErrorKind", "What kind of failure it was."),
    "CLGL_NATIVE_": ("NativeSource", "Whose code a driver's code is."),
    "CLGL_LOG_": ("LogLevel", "How much a log message matters."),
    "CLGL_HANDOVER_": ("HandoverFlags", "Flags of a hand-over."),
    "CLGL_ACCESS_": ("Access", "What OpenCL does with a buffer or a texture."),
    "CLGL_BUFFER_": ("BufferFlags", "Flags of a buffer."),
    "CLGL_MAP_": ("MapFlags", "What a mapping is for."),
    "CLGL_ARGUMENT_": ("ArgumentKind", "What an argument of a kernel is."),
    "CLGL_ADDRESS_": ("AddressSpace", "Where an argument lies."),
    "CLGL_IMAGE_ACCESS_": ("ImageAccess", "What a kernel does with an image."),
    "CLGL_QUALIFIER_": ("Qualifiers", "Qualifiers of a pointer's type."),
    "CLGL_PROGRAM_": ("ProgramFlags", "Flags of a program."),
    "CLGL_PROGRAM_FROM_": ("ProgramOrigin", "What a program was made of."),
    "CLGL_BUILD_": ("BuildStatus", "How far a build is."),
    "CLGL_BINARY_": ("BinaryType", "What a program holds for a device."),
    "CLGL_COORDINATES_": ("Coordinates", "What a kernel's coordinates count."),
    "CLGL_ADDRESSING_": ("Addressing", "What a kernel reads past the edge."),
    "CLGL_FILTER_": ("Filter", "Which pixels make one that is read."),
    "CLGL_WINSYS_": ("Winsys", "How an OpenGL context reached the library."),
    "CLGL_GL_API_": ("GlApi", "Which API the OpenGL context speaks."),
    "CLGL_TRANSPORT_": ("Transport", "How memory crosses between OpenGL and OpenCL."),
    "CLGL_MATCH_": ("Match", "How the OpenCL device was chosen."),
    "CLGL_CONTEXT_": ("ContextFlags", "Flags of a context."),
    "CLGL_SELF_TEST_": ("SelfTest", "The result of a self-test."),
    "CLGL_FORMAT_": ("Format", "A format of pixels."),
    "CLGL_NUMERIC_": ("Numeric", "What a format's channels hold."),
    "CLGL_TEXTURE_KIND_": ("TextureKind", "Kinds of textures."),
    "CLGL_TEXTURE_": ("TextureFlags", "Flags of a texture."),
    "CLGL_PIXEL_": ("PixelComponent", "What a number of a buffer's pixels is."),
    "CLGL_CONVERT_": ("ConvertFlags", "Flags of conversions."),
    "CLGL_DEVICE_TYPE_": ("DeviceTypes", "Types of devices."),
    "CLGL_DEVICE_FP_": ("DeviceFp", "What a floating-point type can do."),
    "CLGL_DEVICE_CACHE_": ("DeviceCache", "The cache of the global memory."),
    "CLGL_DEVICE_MEMORY_": ("DeviceMemory", "Where local memory lies."),
    "CLGL_DEVICE_EXEC_": ("DeviceExec", "What a device executes."),
    "CLGL_DEVICE_QUEUE_": ("DeviceQueue", "What queues of a device can do."),
    "CLGL_DEVICE_ENQUEUE_": ("DeviceEnqueue", "Kernels that launch kernels."),
    "CLGL_DEVICE_AFFINITY_": ("DeviceAffinity", "How a device can be split."),
    "CLGL_DEVICE_SVM_": ("DeviceSvm", "Shared virtual memory."),
    "CLGL_DEVICE_ATOMIC_": ("DeviceAtomic", "Orders and scopes of atomic operations and fences."),
    "CLGL_FENCE_": ("FenceKind", "Whose commands a fence stands behind."),
    "CLGL_STATUS_": ("FenceStatus", "How far a fence is."),
    "CLGL_COMMAND_": ("CommandKind", "What command a fence stands behind."),
    "CLGL_QUEUE_": ("QueueFlags", "Flags of a queue."),
    "CLGL_MIGRATE_": ("MigrateFlags", "Flags of a migration."),
    "CLGL_RING_": ("RingMode", "Which frame drawing takes."),
    "CLGL_ELEMENT_": ("Element", "What an item of a view consists of."),
}
# One of a group by its prefix, but of another type
TRANSPORT_STATUS = ("TransportStatus", "How one transport stands in a context.")
ELSEWHERE = {"CLGL_TRANSPORT_REJECTED": TRANSPORT_STATUS, "CLGL_TRANSPORT_OFFERED": TRANSPORT_STATUS,
             "CLGL_TRANSPORT_TAKEN": TRANSPORT_STATUS}
# Constants that the crate has in other forms: results of success, Option<Duration>, version(), an enumeration for slices
OTHERWISE = {"CLGL_SUCCESS", "CLGL_TIMEOUT", "CLGL_NOT_READY", "CLGL_FOREVER", "CLGL_VERSION_MAJOR",
             "CLGL_VERSION_MINOR", "CLGL_VERSION_PATCH", "CLGL_RING_MAX_SLOTS", "CLGL_RING_DISCARD",
             "CLGL_VIEW_MAX_DIMENSIONS", "CLGL_SLICE_START", "CLGL_SLICE_STOP", "CLGL_SLICE_INDEX"}


def group_of(name):
    """The prefix that fits a constant, and its type with what that is."""
    fitting = [prefix for prefix in GROUPS if name.startswith(prefix)]
    if not fitting:
        sys.exit(f"{name} belongs to no group of bindings/rust/constants.py: give it a type, or say where it is")
    prefix = max(fitting, key=len)
    return prefix, ELSEWHERE.get(name, GROUPS[prefix])


def short(name, prefix):
    """Without its prefix; 2D_ARRAY, which cannot be a name, is D2_ARRAY."""
    return re.sub(r"^(\d)D", r"D\1", name[len(prefix):])


def grouped(known):
    found = {}
    for constant in known["constants"]:
        if constant["name"] in OTHERWISE:
            continue
        prefix, type = group_of(constant["name"])
        found.setdefault(type, []).append((short(constant["name"], prefix), constant))
    return found


def shown(type, comment, members):
    macro = "flags" if members[0][1]["type"] == "uint32_t" else "values"
    wrong = [constant["name"] for _, constant in members if constant["type"] != members[0][1]["type"]]
    if wrong:
        sys.exit(f"{wrong[0]} is of another type than the rest of {type}")
    lines = "".join(f"{rustdoc.block(constant['comment'], 8)}        {name} = {constant['name']},\n"
                    for name, constant in members)
    return f"{macro}! {{\n    /// {comment}\n    {type} {{\n{lines}    }}\n}}\n"


def files(known):
    text = "\n".join(shown(type, comment, members) for (type, comment), members in grouped(known).items())
    yield "clgl/src/constants.rs", "use clgl_sys::*;\n\n" + text
