# Made from the description of the API by bindings/python/generate; a test fails if it differs.
"""Enumerations, flags and constants of clgl."""

from .._enumeration import Enumeration, Flags


class Result(Enumeration):
    """The result of a function: 0 = success, positive = timeout or not ready, negative = a failure. Later
    versions may add values.
    """

    SUCCESS = 0
    """The call succeeded."""
    TIMEOUT = 1
    """The timeout elapsed before the wait ended."""
    NOT_READY = 2
    """The result is not available yet, and the call does not wait."""
    INVALID_ARGUMENT = -1
    """A NULL pointer, an unknown flag or enumerator, a reserved field that is not 0, or a size of 0."""
    INVALID_HANDLE = -2
    """The handle is None, stale, of another type, or not a handle of this library."""
    INVALID_STRUCT_SIZE = -3
    """struct_size of a structure is too small or more than 4096, or unknown bytes of a larger descriptor are not
    0.
    """
    OUT_OF_RANGE = -4
    """Offset and size extend past the end, overflow, or exceed a limit of the device."""
    MISALIGNED = -5
    """An offset or address is not a multiple of the alignment that the device requires."""
    INVALID_GL_OBJECT = -6
    """The OpenGL name does not exist, no longer exists, or is of another type."""
    GL_OBJECT_CHANGED = -7
    """The OpenGL object got new storage after it was wrapped."""
    WRONG_CONTEXT = -8
    """Objects of two clgl contexts were used in one call."""
    NO_GL_CONTEXT = -9
    """The call needs an OpenGL context, and none is current on this thread."""
    WRONG_GL_CONTEXT = -10
    """The OpenGL context that is current on this thread belongs to another share group."""
    ALREADY_ACQUIRED = -11
    """The object, or a part of it that the call overlaps, is already acquired."""
    NOT_ACQUIRED = -12
    """The object is not acquired by this queue."""
    NO_OPENCL = -13
    """This machine has no OpenCL platform."""
    NO_DEVICE = -14
    """No OpenCL device matches the request."""
    NO_OPENGL = -15
    """This machine has no OpenGL, or not the requested one, or the clgl context was created without it
    (ContextFlags.COMPUTE_ONLY).
    """
    NO_TRANSPORT = -16
    """No transport can share the object as described; the message says why."""
    UNSUPPORTED = -17
    """The driver or the device does not support the request."""
    OUT_OF_HOST_MEMORY = -18
    """The process or the OpenCL driver is out of host memory."""
    OUT_OF_DEVICE_MEMORY = -19
    """The device is out of memory or of other resources."""
    BUILD_FAILED = -20
    """The program did not compile or link; the message ends with the build log."""
    COMMAND_FAILED = -21
    """A command that was waited for ended with an error."""
    OPENCL = -22
    """An OpenCL call failed with a code that has no result of its own; see error_get_native_code."""
    OPENGL = -23
    """An OpenGL call failed with a code that has no result of its own; see error_get_native_code."""
    WINSYS = -24
    """An EGL or GLX call failed; see error_get_native_code."""
    CONTEXT_LOST = -25
    """The OpenGL context was reset or has ended. Objects of the clgl context can only be destroyed."""
    DEVICE_LOST = -26
    """The OpenCL device was lost. Its objects can only be destroyed."""
    FORKED = -27
    """The process is a forked child of the process that created the objects. It can only destroy them."""
    INVALID_STATE = -28
    """The object is in a state that does not allow the call, for example a user fence that was signalled before."""
    INTERNAL = -29
    """A defect of this library. Please report it with the message."""
    VULKAN = -30
    """A Vulkan call failed with a code that has no result of its own; see error_get_native_code."""


class NativeSource(Enumeration):
    """The API that a native code belongs to."""

    NONE = 0
    """No native call failed."""
    OPENCL = 1
    """OpenCL, such as -5 (CL_OUT_OF_RESOURCES)."""
    OPENGL = 2
    """OpenGL, such as 0x0505 (GL_OUT_OF_MEMORY)."""
    EGL = 3
    """EGL, such as 0x3003 (EGL_BAD_ALLOC)."""
    GLX = 4
    """GLX, an error code of the X protocol."""
    VULKAN = 5
    """Vulkan, a VkResult."""
    WGL = 6
    """WGL, an error code of Windows."""


class LogLevel(Enumeration):
    """The severity of a log message; a higher value is less important."""

    NONE = 0
    """No messages. Only for log_set_callback without a callback."""
    ERROR = 1
    """An error that no function can return."""
    WARNING = 2
    """Something works, but worse than it could, for example because a transport failed its self-test."""
    INFO = 3
    """A decision, such as the device and the transport of a context."""
    TRACE = 4
    """Each call with its result and duration."""


class DeviceCache(Enumeration):
    """The cache of the global memory."""

    NONE = 0
    """There is no cache."""
    READ_ONLY = 1
    """The cache is only for reads."""
    READ_WRITE = 2
    """The cache is for reads and writes."""


class DeviceMemory(Enumeration):
    """The type of local memory."""

    NONE = 0
    """There is no local memory."""
    LOCAL = 1
    """Dedicated memory, such as SRAM."""
    GLOBAL = 2
    """A part of the global memory."""


class DeviceMatch(Enumeration):
    """The reason for the choice of the OpenCL device."""

    NONE = 0
    """No device was chosen."""
    REQUESTED = 1
    """The descriptor names it."""
    ENVIRONMENT = 2
    """The environment variable CLGL_DEVICE names it."""
    CL_CONTEXT = 3
    """It is the device of the cl_context in the descriptor."""
    GL_QUERY = 4
    """clGetGLContextInfoKHR returned it as the device that drives the OpenGL context."""
    UUID = 5
    """OpenGL and OpenCL report the same device UUID."""
    CPU = 6
    """OpenGL renders in software and the device is a CPU: both use the same memory."""
    FALLBACK = 7
    """No device is known to drive the OpenGL context; this is the best other device."""
    BEST = 8
    """There is no OpenGL context to match (ContextFlags.COMPUTE_ONLY): it is the first device that is not a CPU,
    or else the first device, in the order of OpenCL.
    """


class Winsys(Enumeration):
    """The window system API that created an OpenGL context."""

    NONE = 0
    """None: there is no OpenGL context."""
    EGL = 1
    """EGL."""
    GLX = 2
    """GLX, the OpenGL extension of the X Window System."""
    WGL = 3
    """WGL, the OpenGL extension of Windows."""


class GlApi(Enumeration):
    """The API of an OpenGL context."""

    NONE = 0
    """None: there is no OpenGL context."""
    OPENGL = 1
    """OpenGL, of the core or the compatibility profile."""
    OPENGL_ES = 2
    """OpenGL ES."""


class Transport(Enumeration):
    """A way of sharing memory between OpenGL and OpenCL."""

    AUTO = 0
    """In a descriptor: the library chooses. In an info: the object is not shared."""
    MAPPED = 1
    """The OpenCL buffer uses the memory of a persistently mapped OpenGL buffer."""
    STAGED = 2
    """Changed bytes are copied through host memory."""
    EXTERNAL = 3
    """Vulkan allocates the memory, and OpenGL and OpenCL import it; an OpenCL device that is a CPU uses it in
    place. OpenGL cannot map such buffers or write them with glBufferSubData. It can copy to them and draw
    with them.
    """
    NATIVE = 4
    """The OpenCL driver shares OpenGL objects directly (cl_khr_gl_sharing), including those of the application."""


class TransportStatus(Enumeration):
    """The status of a transport in a context, for buffers or for textures."""

    UNAVAILABLE = 0
    """It does not work on this machine, or the application required another transport."""
    AVAILABLE = 1
    """It works, but another transport is preferred."""
    SELECTED = 2
    """It is the first choice for new objects."""
    NOT_TRIED = 3
    """Its self-test has not run yet: no object has needed it. Context.verify_transports runs it."""


class SelfTest(Enumeration):
    """The result of a self-test."""

    NOT_RUN = 0
    """It has not run."""
    PASSED = 1
    """Every byte arrived."""
    FAILED = 2
    """A call failed, or bytes were wrong."""


class Access(Enumeration):
    """The use of a buffer or texture by OpenCL."""

    READ_WRITE = 0
    """Kernels read and write."""
    READ_ONLY = 1
    """Kernels only read. A release copies nothing."""
    WRITE_ONLY = 2
    """Kernels only write. Bytes that they do not write keep the values that OpenGL has written."""
    WRITE_DISCARD = 3
    """Kernels write every byte that OpenGL reads. An acquire copies nothing, and the content is undefined after
    it.
    """


class ArgumentType(Enumeration):
    """The type of a kernel argument."""

    UNKNOWN = 0
    """Unknown: the program has no argument information, and none was declared. In Argument: the argument keeps
    its value.
    """
    VALUE = 1
    """Passed by value: a scalar, a vector, a struct."""
    BUFFER = 2
    """A pointer to global or constant memory."""
    LOCAL = 3
    """A pointer to local memory."""
    TEXTURE = 4
    """An image: set it to a texture."""
    SAMPLER = 5
    """A sampler."""
    NULL = 6
    """A null pointer instead of a buffer. Only in Argument."""


class AddressSpace(Enumeration):
    """The address space of a kernel argument."""

    UNKNOWN = 0
    """Unknown: the program has no argument information."""
    GLOBAL = 1
    """Global memory."""
    LOCAL = 2
    """Local memory of a work-group."""
    CONSTANT = 3
    """Constant memory."""
    PRIVATE = 4
    """Private memory of a work-item."""


class ImageAccess(Enumeration):
    """The access qualifier of an image argument."""

    NONE = 0
    """The argument is not an image, or its access is unknown."""
    READ_ONLY = 1
    """read_only."""
    WRITE_ONLY = 2
    """write_only."""
    READ_WRITE = 3
    """read_write."""


class ProgramOrigin(Enumeration):
    """The origin of a program."""

    NONE = 0
    """Nothing: the value of a failed Program.info."""
    SOURCE = 1
    """OpenCL C."""
    IL = 2
    """SPIR-V or another intermediate language."""
    BINARY = 3
    """Binaries."""
    LINK = 4
    """Other programs, by Program.link."""
    NATIVE = 5
    """A cl_program of the application."""


class BuildStatus(Enumeration):
    """The status of the last build, compilation or link."""

    NONE = 0
    """The program was not built."""
    IN_PROGRESS = 1
    """The build has not ended."""
    SUCCESS = 2
    """The build succeeded."""
    FAILED = 3
    """The build failed."""


class BinaryType(Enumeration):
    """The type of the binary of a program, for a device."""

    NONE = 0
    """Nothing yet."""
    COMPILED_OBJECT = 1
    """A compiled object for Program.link."""
    LIBRARY = 2
    """A library for Program.link, created with the option "-create-library"."""
    EXECUTABLE = 4
    """An executable, which has kernels."""


class SamplerCoordinates(Enumeration):
    """The unit of texture coordinates."""

    NORMALIZED = 0
    """0 to 1 across the texture."""
    PIXELS = 1
    """Pixels."""


class SamplerAddress(Enumeration):
    """The pixels that a kernel reads beyond the edge."""

    CLAMP_TO_EDGE = 0
    """The pixel at the edge."""
    CLAMP = 1
    """The border color: black; transparent black if the format has alpha."""
    REPEAT = 2
    """The texture, repeated. Only with SamplerCoordinates.NORMALIZED."""
    MIRRORED_REPEAT = 3
    """The texture, repeated, every second time mirrored. Only with SamplerCoordinates.NORMALIZED."""
    NONE = 4
    """Undefined: kernels must not read beyond the edge."""


class SamplerFilter(Enumeration):
    """The value that a kernel reads between pixels."""

    NEAREST = 0
    """The nearest pixel."""
    LINEAR = 1
    """The weighted mean of the neighboring pixels."""


class Format(Enumeration):
    """Pixel formats. The names are those of OpenGL: components, bits and encoding. No suffix stands for numbers
    from 0 to 1, _SNORM for numbers from -1 to 1, F for floating point, I and UI for integers. The values
    count from 1 without gaps.
    """

    NONE = 0
    """No format. In a descriptor that wraps an OpenGL texture: query the format from GL."""
    R8 = 1
    """Red, 8 bits, 0 to 1."""
    R16 = 2
    """Red, 16 bits, 0 to 1."""
    R8_SNORM = 3
    """Red, 8 bits, -1 to 1."""
    R16_SNORM = 4
    """Red, 16 bits, -1 to 1."""
    R16F = 5
    """Red, 16-bit float."""
    R32F = 6
    """Red, 32-bit float."""
    R8I = 7
    """Red, 8-bit signed integer."""
    R16I = 8
    """Red, 16-bit signed integer."""
    R32I = 9
    """Red, 32-bit signed integer."""
    R8UI = 10
    """Red, 8-bit unsigned integer."""
    R16UI = 11
    """Red, 16-bit unsigned integer."""
    R32UI = 12
    """Red, 32-bit unsigned integer."""
    RG8 = 13
    """Red and green, 8 bits each, 0 to 1."""
    RG16 = 14
    """Red and green, 16 bits each, 0 to 1."""
    RG8_SNORM = 15
    """Red and green, 8 bits each, -1 to 1."""
    RG16_SNORM = 16
    """Red and green, 16 bits each, -1 to 1."""
    RG16F = 17
    """Red and green, 16-bit floats."""
    RG32F = 18
    """Red and green, 32-bit floats."""
    RG8I = 19
    """Red and green, 8-bit signed integers."""
    RG16I = 20
    """Red and green, 16-bit signed integers."""
    RG32I = 21
    """Red and green, 32-bit signed integers."""
    RG8UI = 22
    """Red and green, 8-bit unsigned integers."""
    RG16UI = 23
    """Red and green, 16-bit unsigned integers."""
    RG32UI = 24
    """Red and green, 32-bit unsigned integers."""
    RGBA8 = 25
    """RGBA, 8 bits each, 0 to 1."""
    RGBA16 = 26
    """RGBA, 16 bits each, 0 to 1."""
    RGBA8_SNORM = 27
    """RGBA, 8 bits each, -1 to 1."""
    RGBA16_SNORM = 28
    """RGBA, 16 bits each, -1 to 1."""
    RGBA16F = 29
    """RGBA, 16-bit floats."""
    RGBA32F = 30
    """RGBA, 32-bit floats."""
    RGBA8I = 31
    """RGBA, 8-bit signed integers."""
    RGBA16I = 32
    """RGBA, 16-bit signed integers."""
    RGBA32I = 33
    """RGBA, 32-bit signed integers."""
    RGBA8UI = 34
    """RGBA, 8-bit unsigned integers."""
    RGBA16UI = 35
    """RGBA, 16-bit unsigned integers."""
    RGBA32UI = 36
    """RGBA, 32-bit unsigned integers."""
    BGRA8 = 37
    """BGRA, 8 bits each, 0 to 1."""
    BGRA8_SNORM = 38
    """BGRA, 8 bits each, -1 to 1."""
    BGRA8I = 39
    """BGRA, 8-bit signed integers."""
    BGRA8UI = 40
    """BGRA, 8-bit unsigned integers."""
    SRGB8_ALPHA8 = 41
    """RGBA, 8 bits each, red, green and blue encoded as sRGB."""
    DEPTH_COMPONENT16 = 42
    """Depth, 16 bits, 0 to 1."""
    DEPTH_COMPONENT32F = 43
    """Depth, 32-bit float."""
    DEPTH24_STENCIL8 = 44
    """Depth, 24 bits, 0 to 1, with 8 bits of stencil."""
    DEPTH32F_STENCIL8 = 45
    """Depth, 32-bit float, with 8 bits of stencil."""
    ALPHA8 = 46
    """Alpha, 8 bits, 0 to 1."""
    ALPHA16 = 47
    """Alpha, 16 bits, 0 to 1."""
    ALPHA8_SNORM = 48
    """Alpha, 8 bits, -1 to 1."""
    ALPHA16_SNORM = 49
    """Alpha, 16 bits, -1 to 1."""
    ALPHA16F = 50
    """Alpha, 16-bit float."""
    ALPHA32F = 51
    """Alpha, 32-bit float."""
    ALPHA8I = 52
    """Alpha, 8-bit signed integer."""
    ALPHA16I = 53
    """Alpha, 16-bit signed integer."""
    ALPHA32I = 54
    """Alpha, 32-bit signed integer."""
    ALPHA8UI = 55
    """Alpha, 8-bit unsigned integer."""
    ALPHA16UI = 56
    """Alpha, 16-bit unsigned integer."""
    ALPHA32UI = 57
    """Alpha, 32-bit unsigned integer."""
    LUMINANCE8 = 58
    """Luminance, 8 bits, 0 to 1."""
    LUMINANCE16 = 59
    """Luminance, 16 bits, 0 to 1."""
    LUMINANCE16F = 60
    """Luminance, 16-bit float."""
    LUMINANCE32F = 61
    """Luminance, 32-bit float."""
    INTENSITY8 = 62
    """Intensity, 8 bits, 0 to 1."""
    INTENSITY16 = 63
    """Intensity, 16 bits, 0 to 1."""
    INTENSITY16F = 64
    """Intensity, 16-bit float."""
    INTENSITY32F = 65
    """Intensity, 32-bit float."""
    ARGB8 = 66
    """ARGB, 8 bits each, 0 to 1."""
    ARGB8_SNORM = 67
    """ARGB, 8 bits each, -1 to 1."""
    ARGB8I = 68
    """ARGB, 8-bit signed integers."""
    ARGB8UI = 69
    """ARGB, 8-bit unsigned integers."""
    RGB8 = 70
    """RGB, 8 bits each, 0 to 1."""
    RGB16 = 71
    """RGB, 16 bits each, 0 to 1."""
    RGB8_SNORM = 72
    """RGB, 8 bits each, -1 to 1."""
    RGB16_SNORM = 73
    """RGB, 16 bits each, -1 to 1."""
    RGB16F = 74
    """RGB, 16-bit floats."""
    RGB32F = 75
    """RGB, 32-bit floats."""
    RGB8I = 76
    """RGB, 8-bit signed integers."""
    RGB16I = 77
    """RGB, 16-bit signed integers."""
    RGB32I = 78
    """RGB, 32-bit signed integers."""
    RGB8UI = 79
    """RGB, 8-bit unsigned integers."""
    RGB16UI = 80
    """RGB, 16-bit unsigned integers."""
    RGB32UI = 81
    """RGB, 32-bit unsigned integers."""
    SRGB8 = 82
    """RGB, 8 bits each, encoded as sRGB."""
    RGB565 = 83
    """RGB, 5, 6 and 5 bits, 0 to 1."""
    RGBA4 = 84
    """RGBA, 4 bits each, 0 to 1."""
    RGB5_A1 = 85
    """RGBA, 5 bits for each color and 1 for alpha, 0 to 1."""
    RGB10_A2 = 86
    """RGBA, 10 bits for each color and 2 for alpha, 0 to 1."""
    RGB10_A2UI = 87
    """RGBA, 10 bits for each color and 2 for alpha, unsigned integers."""
    R11F_G11F_B10F = 88
    """RGB, unsigned floats of 11, 11 and 10 bits."""
    RGB9_E5 = 89
    """RGB, 9 bits each with a common exponent of 5 bits."""
    DEPTH_COMPONENT24 = 90
    """Depth, 24 bits, 0 to 1."""
    DEPTH_COMPONENT32 = 91
    """Depth, 32 bits, 0 to 1."""
    STENCIL_INDEX8 = 92
    """Stencil, 8 bits."""
    COMPRESSED_RED_RGTC1 = 93
    """Compressed: Red, RGTC1 blocks."""
    COMPRESSED_SIGNED_RED_RGTC1 = 94
    """Compressed: Red, signed, RGTC1 blocks."""
    COMPRESSED_RG_RGTC2 = 95
    """Compressed: Red and green, RGTC2 blocks."""
    COMPRESSED_SIGNED_RG_RGTC2 = 96
    """Compressed: Red and green, signed, RGTC2 blocks."""
    COMPRESSED_RGBA_BPTC_UNORM = 97
    """Compressed: RGBA, BPTC blocks (BC7)."""
    COMPRESSED_SRGB_ALPHA_BPTC_UNORM = 98
    """Compressed: sRGB with alpha, BPTC blocks (BC7)."""
    COMPRESSED_RGB_BPTC_SIGNED_FLOAT = 99
    """Compressed: RGB, signed floats, BPTC blocks (BC6H)."""
    COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT = 100
    """Compressed: RGB, unsigned floats, BPTC blocks (BC6H)."""
    COMPRESSED_RGB_S3TC_DXT1 = 101
    """Compressed: RGB, DXT1 blocks."""
    COMPRESSED_RGBA_S3TC_DXT1 = 102
    """Compressed: RGBA, DXT1 blocks."""
    COMPRESSED_RGBA_S3TC_DXT3 = 103
    """Compressed: RGBA, DXT3 blocks."""
    COMPRESSED_RGBA_S3TC_DXT5 = 104
    """Compressed: RGBA, DXT5 blocks."""
    COMPRESSED_RGB8_ETC2 = 105
    """Compressed: RGB, ETC2 blocks."""
    COMPRESSED_RGBA8_ETC2_EAC = 106
    """Compressed: RGBA, ETC2 and EAC blocks."""


class NumericType(Enumeration):
    """The type of the components of a format."""

    NONE = 0
    """Nothing: the value of a failed format_get_info."""
    UNORM = 1
    """Numbers from 0 to 1, stored as unsigned integers."""
    SNORM = 2
    """Numbers from -1 to 1, stored as signed integers."""
    FLOAT = 3
    """Floating-point numbers."""
    INT = 4
    """Signed integers."""
    UINT = 5
    """Unsigned integers."""
    SRGB = 6
    """Numbers from 0 to 1, with colors encoded as sRGB and linear alpha."""
    DEPTH = 7
    """Depth, with or without stencil."""


class TextureType(Enumeration):
    """The type of a texture. The braces show the units of the three numbers of an origin or an extent."""

    NONE = 0
    """In a descriptor: the type of gl_target, or two-dimensional if gl_target is 0."""
    TEXTURE_1D = 1
    """One-dimensional: {pixels, 1, 1}."""
    TEXTURE_2D = 2
    """Two-dimensional: {pixels, rows, 1}."""
    TEXTURE_3D = 3
    """Three-dimensional: {pixels, rows, slices}."""
    TEXTURE_1D_ARRAY = 4
    """An array of one-dimensional layers: {pixels, layers, 1}. The row pitch is the distance between layers."""
    TEXTURE_2D_ARRAY = 5
    """An array of two-dimensional layers: {pixels, rows, layers}."""
    BUFFER = 6
    """The pixels of a buffer: {pixels, 1, 1}. Only with drivers that pass a self-test of this type."""


class PixelComponentType(Enumeration):
    """The type of the components of pixels in a buffer."""

    UNORM8 = 0
    """8 bits: 0 to 255 stand for 0 to 1."""
    SNORM8 = 1
    """8 bits: -127 to 127 stand for -1 to 1."""
    UINT8 = 2
    """8-bit unsigned integer."""
    INT8 = 3
    """8-bit signed integer."""
    FLOAT32 = 4
    """32-bit float."""


class FenceType(Enumeration):
    """The API that a fence belongs to."""

    NONE = 0
    """Not a fence: the value of a failed Fence.info."""
    OPENCL = 1
    """A command of an OpenCL queue."""
    OPENGL = 2
    """A point in the OpenGL command stream."""
    USER = 3
    """Neither API: the application signals the fence with Fence.signal."""


class FenceStatus(Enumeration):
    """The status of a fence. OpenGL fences and user fences have only the states submitted, complete and failed."""

    NONE = 0
    """No status: the value of a failed Fence.info."""
    QUEUED = 1
    """The command is in the queue."""
    SUBMITTED = 2
    """The queue has submitted the command to the device."""
    RUNNING = 3
    """The device executes the command."""
    COMPLETE = 4
    """The command has completed."""
    FAILED = 5
    """The command or an earlier command failed, or a user fence was signalled with an error."""


class CommandType(Enumeration):
    """The command that a fence belongs to."""

    UNKNOWN = 0
    """An OpenCL command that this version of the library does not know."""
    KERNEL = 1
    """Launch of a kernel."""
    HOST_FUNCTION = 2
    """A function of the host: Queue.launch_host_function, or a native kernel."""
    READ_BUFFER = 3
    """Read of a buffer."""
    WRITE_BUFFER = 4
    """Write of a buffer."""
    COPY_BUFFER = 5
    """Copy between buffers."""
    FILL_BUFFER = 6
    """Fill of a buffer."""
    READ_BUFFER_RECT = 7
    """Read of a box of a buffer."""
    WRITE_BUFFER_RECT = 8
    """Write of a box of a buffer."""
    COPY_BUFFER_RECT = 9
    """Copy of a box between buffers."""
    MAP_BUFFER = 10
    """Map of a buffer."""
    UNMAP = 11
    """Unmap of a buffer or a texture."""
    MIGRATE = 12
    """Migration of objects to a device."""
    READ_TEXTURE = 13
    """Read of a texture."""
    WRITE_TEXTURE = 14
    """Write of a texture."""
    COPY_TEXTURE = 15
    """Copy between textures."""
    COPY_TEXTURE_TO_BUFFER = 16
    """Copy from a texture to a buffer."""
    COPY_BUFFER_TO_TEXTURE = 17
    """Copy from a buffer to a texture."""
    MAP_TEXTURE = 18
    """Map of a texture."""
    FILL_TEXTURE = 19
    """Fill of a texture."""
    MARKER = 20
    """A marker."""
    BARRIER = 21
    """A barrier."""
    ACQUIRE = 22
    """Queue.acquire, or clEnqueueAcquireGLObjects."""
    RELEASE = 23
    """Queue.release, or clEnqueueReleaseGLObjects."""
    USER = 24
    """No command: a user fence."""
    GL_FENCE = 25
    """A point in the OpenGL command stream."""
    SVM_FREE = 26
    """Free of shared virtual memory, enqueued by a call of OpenCL, like the following."""
    SVM_COPY = 27
    """Copy of shared virtual memory."""
    SVM_FILL = 28
    """Fill of shared virtual memory."""
    SVM_MAP = 29
    """Map of shared virtual memory."""
    SVM_UNMAP = 30
    """Unmap of shared virtual memory."""
    SVM_MIGRATE = 31
    """Migration of shared virtual memory."""


class RingMode(Enumeration):
    """The frame that drawing takes next."""

    FIFO = 0
    """The oldest frame that it has not taken, so it takes every frame in order. Compute waits for drawing if all
    slots are full.
    """
    MAILBOX = 1
    """The newest frame; older frames are dropped. With three slots or more, compute and drawing never wait for
    each other.
    """


class ElementType(Enumeration):
    """The type of the components of an item."""

    BYTES = 0
    """Raw bytes, as many as there are components."""
    INT8 = 1
    """8-bit signed integer."""
    UINT8 = 2
    """8-bit unsigned integer."""
    INT16 = 3
    """16-bit signed integer."""
    UINT16 = 4
    """16-bit unsigned integer."""
    INT32 = 5
    """32-bit signed integer."""
    UINT32 = 6
    """32-bit unsigned integer."""
    INT64 = 7
    """64-bit signed integer."""
    UINT64 = 8
    """64-bit unsigned integer."""
    FLOAT16 = 9
    """16-bit float."""
    FLOAT32 = 10
    """32-bit float."""
    FLOAT64 = 11
    """64-bit float."""


class HandoverFlags(Flags):
    """Flags of Handover."""

    SKIP_GL_SYNC = 1
    """Acquire: do not wait for OpenGL commands of this thread. Set it only if the OpenGL commands on these
    objects have completed, or if a fence in the wait list completes after them. The call works on any thread
    if acquire_needs_gl is 0 in the infos of all objects (BufferInfo.acquire_needs_gl,
    TextureInfo.acquire_needs_gl).
    """
    NO_CPU_WAIT = 2
    """Release: do not wait on the CPU. OpenGL may use the objects only after Fence.wait_gl on the fence of the
    release.
    """
    GENERATE_MIPMAPS = 4
    """Release: generate the smaller mip levels of the textures from the released level (glGenerateMipmap). The
    released level must be the base level. The call fails with Result.INVALID_ARGUMENT, and releases nothing,
    if a texture cannot have generated mipmaps. These are textures of integer formats and of formats with
    stencil, rectangle textures, renderbuffers, and in OpenGL ES textures of depth formats.
    """
    CONTENT_UNCHANGED = 8
    """Acquire: OpenGL has not changed these objects since their last release, so nothing is copied. The content
    of an object that no queue has acquired before is undefined.
    """


class DeviceTypeFlags(Flags):
    """Types of devices."""

    DEFAULT = 1
    """The default device of its platform."""
    CPU = 2
    """A CPU."""
    GPU = 4
    """A GPU."""
    ACCELERATOR = 8
    """A dedicated accelerator."""
    CUSTOM = 16
    """A device that does not run OpenCL C."""


class DeviceFpFlags(Flags):
    """Capabilities of a floating-point type."""

    DENORM = 1
    """Denormal numbers."""
    INF_NAN = 2
    """Infinity and quiet NaN."""
    ROUND_TO_NEAREST = 4
    """Rounding to the nearest even."""
    ROUND_TO_ZERO = 8
    """Rounding to zero."""
    ROUND_TO_INF = 16
    """Rounding to positive and negative infinity."""
    FMA = 32
    """Fused multiply-add of IEEE 754-2008."""
    SOFT_FLOAT = 64
    """Basic operations are implemented in software."""
    CORRECTLY_ROUNDED_DIVIDE_SQRT = 128
    """Divide and sqrt are correctly rounded."""


class DeviceExecFlags(Flags):
    """The execution capabilities of a device."""

    KERNEL = 1
    """Kernels of OpenCL C."""
    NATIVE_KERNEL = 2
    """Native kernels, which are functions of the host."""


class DeviceQueueFlags(Flags):
    """Capabilities of the queues of a device."""

    OUT_OF_ORDER = 1
    """Commands can run out of order (QueueFlags.OUT_OF_ORDER)."""
    PROFILING = 2
    """Commands can record profiling times (QueueFlags.PROFILING)."""


class DeviceEnqueueFlags(Flags):
    """Support of kernels that enqueue other kernels."""

    SUPPORTED = 1
    """Kernels can enqueue kernels on on-device queues."""
    REPLACEABLE_DEFAULT = 2
    """The default on-device queue can be replaced."""


class DeviceAffinityFlags(Flags):
    """The ways to partition a device into sub-devices."""

    NUMA = 1
    """By NUMA node."""
    L4_CACHE = 2
    """By shared L4 cache."""
    L3_CACHE = 4
    """By shared L3 cache."""
    L2_CACHE = 8
    """By shared L2 cache."""
    L1_CACHE = 16
    """By shared L1 cache."""
    NEXT_PARTITIONABLE = 32
    """By the first level, in the order NUMA, L4, L3, L2, L1, at which the device can be partitioned further."""


class DeviceSvmFlags(Flags):
    """Support for shared virtual memory."""

    COARSE_GRAIN_BUFFER = 1
    """Buffers, synchronized by map and unmap."""
    FINE_GRAIN_BUFFER = 2
    """Buffers, synchronized at each synchronization point."""
    FINE_GRAIN_SYSTEM = 4
    """All host memory, including memory from malloc."""
    ATOMICS = 8
    """Atomic operations between host and device."""


class DeviceAtomicFlags(Flags):
    """Memory orders and scopes of atomic operations and fences."""

    ORDER_RELAXED = 1
    """The order relaxed."""
    ORDER_ACQ_REL = 2
    """The orders acquire and release."""
    ORDER_SEQ_CST = 4
    """The order sequentially consistent."""
    SCOPE_WORK_ITEM = 8
    """The scope of one work-item."""
    SCOPE_WORK_GROUP = 16
    """The scope of one work-group."""
    SCOPE_DEVICE = 32
    """The scope of one device."""
    SCOPE_ALL_DEVICES = 64
    """The scope of all devices that share memory."""


class ContextFlags(Flags):
    """Flags of ContextDesc."""

    HEADLESS = 1
    """Create an OpenGL context without a window, instead of using the current one. The new context has the core
    profile of the highest version that the driver supports, or OpenGL ES if the driver does not support
    OpenGL 3.0. It has no default framebuffer: draw into framebuffer objects.
    """
    SYNC_THREAD = 2
    """Create one more OpenGL context in the share group, on a thread of the library, so that threads without
    OpenGL can wait for OpenGL fences even without EGL syncs (GLX).
    """
    COMPUTE_ONLY = 4
    """Create a context without OpenGL, on one device or several. OpenGL is neither needed nor loaded. Buffers
    need BufferFlags.COMPUTE_ONLY; functions that need OpenGL return Result.NO_OPENGL.
    """
    VERIFY = 8
    """Repeat the self-tests whose results an earlier process has stored (CLGL_CACHE), and store the new results."""


class BufferFlags(Flags):
    """Flags of BufferDesc."""

    GL_MAPPABLE = 1
    """The application maps the buffer with OpenGL. The library uses no transport that prevents this."""
    REPLACE_STORAGE = 2
    """Wrapping: the library may move the storage of the OpenGL buffer into shared memory. The buffer keeps its
    name and content. The storage is immutable afterwards (glBufferData fails). The flag is ignored for an
    OpenGL buffer with immutable storage.
    """
    COMPUTE_ONLY = 4
    """Creating: OpenCL-only memory, which needs no acquire and works on every thread."""
    USE_HOST_MEMORY = 8
    """With BufferFlags.COMPUTE_ONLY: the buffer uses the memory at data in place, and commands write it. The
    address must be a multiple of mem_base_addr_align of the device (which is in bits), because kernels may
    access the memory in whole vectors. The memory must live until the callbacks of
    Buffer.set_destructor_callback are called. The application may access a part of it only while this part is
    mapped (Buffer.map). At other times its content is undefined, because a device may use a copy.
    """
    ALLOC_HOST_MEMORY = 16
    """With BufferFlags.COMPUTE_ONLY: the driver allocates memory that the host can access (pinned memory if
    available), so mappings need no copy.
    """


class MapFlags(Flags):
    """The use of a mapping by the host."""

    READ = 1
    """The host reads."""
    WRITE = 2
    """The host writes; bytes that it does not write keep their content."""
    WRITE_DISCARD = 4
    """The host writes every byte, so the content of the range is not copied to the host. Must not be combined
    with the other flags.
    """


class QualifierFlags(Flags):
    """Type qualifiers of a pointer argument."""

    CONST = 1
    """const."""
    RESTRICT = 2
    """restrict."""
    VOLATILE = 4
    """volatile."""
    PIPE = 8
    """pipe."""


class ProgramFlags(Flags):
    """Flags of ProgramDesc."""

    NO_BUILD = 1
    """Do not build the program: pass it to Program.build or Program.compile later, or use it as a header."""
    DRIVER_BINARIES = 2
    """The binaries come from clGetProgramInfo, not from Program.binary. Drivers do not check such binaries: a
    truncated binary, or one of another driver, can crash the process.
    """


class TextureFlags(Flags):
    """Flags of TextureDesc."""

    REPLACE_STORAGE = 2
    """Wrapping: the library may move the storage of the OpenGL texture into shared memory. The texture keeps its
    name, content, parameters and attachments. The storage is immutable afterwards (glTexImage fails), even
    after the clgl texture is destroyed. If the storage cannot be moved, transport_reason of TextureInfo says
    why.
    """
    COMPUTE_ONLY = 4
    """OpenCL-only memory, which needs no acquire and works on every thread."""
    CONVERT_FORMAT = 16
    """Shared textures: if the OpenCL device does not support images of the format, the image has the nearest
    supported format, and OpenGL converts at acquire and release. Missing components read as 0, missing alpha
    as 1; a release drops them. Numbers are rounded. Depth is the first component, and stencil becomes
    undefined. Compressed formats are read-only.
    """
    SAMPLES_AS_LAYERS = 32
    """Required for multisampled textures (OpenGL 3.2), only for shared textures: the OpenCL image has a layer
    for each sample, with the number layer * samples + sample. OpenGL copies the samples without resolving
    them.
    """
    USE_HOST_MEMORY = 8
    """Uses the memory at data in place. Only on devices that pass a test that they make no hidden copies."""


class ConvertFlags(Flags):
    """Flags of conversions."""

    FLIP = 1
    """Reverse the order of rows: the first row of the source is the last of the destination."""
    ALLOW_PARTIAL = 2
    """Buffer.convert: the buffers may be larger than their pixels."""


class QueueFlags(Flags):
    """Flags of QueueDesc."""

    OUT_OF_ORDER = 1
    """Commands may run in any order that their wait lists allow."""
    PROFILING = 2
    """Fences of commands have profiling times, on devices with DeviceQueueFlags.PROFILING."""


class MigrationFlags(Flags):
    """Flags of Migration."""

    HOST = 1
    """Migrate to host memory instead of the device of the queue. With PoCL, migrate to the device, because its
    memory is host memory.
    """
    CONTENT_UNDEFINED = 2
    """The content becomes undefined, so nothing is copied."""


class RingFlags(Flags):
    """Flags of Ring.submit."""

    DISCARD = 1
    """Discard the frame: the slot is free again, and drawing never takes this frame."""


class SliceFlags(Flags):
    """Flags of Slice."""

    START = 1
    """The slice starts at start; without this flag, at the first item, or at the last item if step is negative."""
    STOP = 2
    """The slice ends before stop; without this flag it extends to the end."""
    INDEX = 4
    """Select the single item with the index start, and remove the dimension."""


RING_MAX_SLOTS = 64
"""The maximum number of slots of a ring."""
VERSION_MAJOR = 0
"""The major version of these headers."""
VERSION_MINOR = 1
"""The minor version of these headers."""
VERSION_PATCH = 0
"""The patch version of these headers."""
VIEW_MAX_DIMENSIONS = 8
"""The maximum number of dimensions of a view."""

__all__ = [
    "Access",
    "AddressSpace",
    "ArgumentType",
    "BinaryType",
    "BufferFlags",
    "BuildStatus",
    "CommandType",
    "ContextFlags",
    "ConvertFlags",
    "DeviceAffinityFlags",
    "DeviceAtomicFlags",
    "DeviceCache",
    "DeviceEnqueueFlags",
    "DeviceExecFlags",
    "DeviceFpFlags",
    "DeviceMatch",
    "DeviceMemory",
    "DeviceQueueFlags",
    "DeviceSvmFlags",
    "DeviceTypeFlags",
    "ElementType",
    "FenceStatus",
    "FenceType",
    "Format",
    "GlApi",
    "HandoverFlags",
    "ImageAccess",
    "LogLevel",
    "MapFlags",
    "MigrationFlags",
    "NativeSource",
    "NumericType",
    "PixelComponentType",
    "ProgramFlags",
    "ProgramOrigin",
    "QualifierFlags",
    "QueueFlags",
    "RING_MAX_SLOTS",
    "Result",
    "RingFlags",
    "RingMode",
    "SamplerAddress",
    "SamplerCoordinates",
    "SamplerFilter",
    "SelfTest",
    "SliceFlags",
    "TextureFlags",
    "TextureType",
    "Transport",
    "TransportStatus",
    "VERSION_MAJOR",
    "VERSION_MINOR",
    "VERSION_PATCH",
    "VIEW_MAX_DIMENSIONS",
    "Winsys",
]
