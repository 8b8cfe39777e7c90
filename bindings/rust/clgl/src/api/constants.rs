// Made from the description of the API by generate.py: change the headers, then run it again.
use crate::text::borrowed;
use crate::NativeCode;
use clgl_sys::*;

values! {
    /// The result of a function: 0 = success, positive = timeout or not ready, negative = a failure. Later
    /// versions may add values.
    ErrorKind {
        /// A None pointer, an unknown flag or enumerator, a reserved field that is not 0, or a size of 0.
        INVALID_ARGUMENT = CLGL_ERROR_INVALID_ARGUMENT,
        /// The handle is None, stale, of another type, or not a handle of this library.
        INVALID_HANDLE = CLGL_ERROR_INVALID_HANDLE,
        /// Struct_size of a structure is too small or more than 4096, or unknown bytes of a larger descriptor
        /// are not 0.
        INVALID_STRUCT_SIZE = CLGL_ERROR_INVALID_STRUCT_SIZE,
        /// Offset and size extend past the end, overflow, or exceed a limit of the device.
        OUT_OF_RANGE = CLGL_ERROR_OUT_OF_RANGE,
        /// An offset or address is not a multiple of the alignment that the device requires.
        MISALIGNED = CLGL_ERROR_MISALIGNED,
        /// The OpenGL name does not exist, no longer exists, or is of another type.
        INVALID_GL_OBJECT = CLGL_ERROR_INVALID_GL_OBJECT,
        /// The OpenGL object got new storage after it was wrapped.
        GL_OBJECT_CHANGED = CLGL_ERROR_GL_OBJECT_CHANGED,
        /// Objects of two clgl contexts were used in one call.
        WRONG_CONTEXT = CLGL_ERROR_WRONG_CONTEXT,
        /// The call needs an OpenGL context, and none is current on this thread.
        NO_GL_CONTEXT = CLGL_ERROR_NO_GL_CONTEXT,
        /// The OpenGL context that is current on this thread belongs to another share group.
        WRONG_GL_CONTEXT = CLGL_ERROR_WRONG_GL_CONTEXT,
        /// The object, or a part of it that the call overlaps, is already acquired.
        ALREADY_ACQUIRED = CLGL_ERROR_ALREADY_ACQUIRED,
        /// The object is not acquired by this queue.
        NOT_ACQUIRED = CLGL_ERROR_NOT_ACQUIRED,
        /// This machine has no OpenCL platform.
        NO_OPENCL = CLGL_ERROR_NO_OPENCL,
        /// No OpenCL device matches the request.
        NO_DEVICE = CLGL_ERROR_NO_DEVICE,
        /// This machine has no OpenGL, or not the requested one, or the clgl context was created without it
        /// ([`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)).
        NO_OPENGL = CLGL_ERROR_NO_OPENGL,
        /// No transport can share the object as described; the message says why.
        NO_TRANSPORT = CLGL_ERROR_NO_TRANSPORT,
        /// The driver or the device does not support the request.
        UNSUPPORTED = CLGL_ERROR_UNSUPPORTED,
        /// The process or the OpenCL driver is out of host memory.
        OUT_OF_HOST_MEMORY = CLGL_ERROR_OUT_OF_HOST_MEMORY,
        /// The device is out of memory or of other resources.
        OUT_OF_DEVICE_MEMORY = CLGL_ERROR_OUT_OF_DEVICE_MEMORY,
        /// The program did not compile or link; the message ends with the build log.
        BUILD_FAILED = CLGL_ERROR_BUILD_FAILED,
        /// A command that was waited for ended with an error.
        COMMAND_FAILED = CLGL_ERROR_COMMAND_FAILED,
        /// An OpenCL call failed with a code that has no result of its own; see
        /// [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code).
        OPENCL = CLGL_ERROR_OPENCL,
        /// An OpenGL call failed with a code that has no result of its own; see
        /// [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code).
        OPENGL = CLGL_ERROR_OPENGL,
        /// An EGL or GLX call failed; see
        /// [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code).
        WINSYS = CLGL_ERROR_WINSYS,
        /// The OpenGL context was reset or has ended. Objects of the clgl context can only be destroyed.
        CONTEXT_LOST = CLGL_ERROR_CONTEXT_LOST,
        /// The OpenCL device was lost. Its objects can only be destroyed.
        DEVICE_LOST = CLGL_ERROR_DEVICE_LOST,
        /// The process is a forked child of the process that created the objects. It can only destroy them.
        FORKED = CLGL_ERROR_FORKED,
        /// The object is in a state that does not allow the call, for example a user fence that was signalled
        /// before.
        INVALID_STATE = CLGL_ERROR_INVALID_STATE,
        /// A defect of this library. Please report it with the message.
        INTERNAL = CLGL_ERROR_INTERNAL,
        /// A Vulkan call failed with a code that has no result of its own; see
        /// [`clgl_error_get_native_code`](crate::sys::clgl_error_get_native_code).
        VULKAN = CLGL_ERROR_VULKAN,
    }
}

values! {
    /// The API that a native code belongs to.
    NativeSource {
        /// No native call failed.
        NONE = CLGL_NATIVE_NONE,
        /// OpenCL, such as -5 (CL_OUT_OF_RESOURCES).
        OPENCL = CLGL_NATIVE_OPENCL,
        /// OpenGL, such as 0x0505 (GL_OUT_OF_MEMORY).
        OPENGL = CLGL_NATIVE_OPENGL,
        /// EGL, such as 0x3003 (EGL_BAD_ALLOC).
        EGL = CLGL_NATIVE_EGL,
        /// GLX, an error code of the X protocol.
        GLX = CLGL_NATIVE_GLX,
        /// Vulkan, a VkResult.
        VULKAN = CLGL_NATIVE_VULKAN,
        /// WGL, an error code of Windows.
        WGL = CLGL_NATIVE_WGL,
    }
}

values! {
    /// The severity of a log message; a higher value is less important.
    LogLevel {
        /// No messages. Only for [`clear_log`](crate::clear_log) without a callback.
        NONE = CLGL_LOG_NONE,
        /// An error that no function can return.
        ERROR = CLGL_LOG_ERROR,
        /// Something works, but worse than it could, for example because a transport failed its self-test.
        WARNING = CLGL_LOG_WARNING,
        /// A decision, such as the device and the transport of a context.
        INFO = CLGL_LOG_INFO,
        /// Each call with its result and duration.
        TRACE = CLGL_LOG_TRACE,
    }
}

values! {
    /// The cache of the global memory.
    DeviceCache {
        /// There is no cache.
        NONE = CLGL_DEVICE_CACHE_NONE,
        /// The cache is only for reads.
        READ_ONLY = CLGL_DEVICE_CACHE_READ_ONLY,
        /// The cache is for reads and writes.
        READ_WRITE = CLGL_DEVICE_CACHE_READ_WRITE,
    }
}

values! {
    /// The type of local memory.
    DeviceMemory {
        /// There is no local memory.
        NONE = CLGL_DEVICE_MEMORY_NONE,
        /// Dedicated memory, such as SRAM.
        LOCAL = CLGL_DEVICE_MEMORY_LOCAL,
        /// A part of the global memory.
        GLOBAL = CLGL_DEVICE_MEMORY_GLOBAL,
    }
}

values! {
    /// The reason for the choice of the OpenCL device.
    DeviceMatch {
        /// No device was chosen.
        NONE = CLGL_MATCH_NONE,
        /// The descriptor names it.
        REQUESTED = CLGL_MATCH_REQUESTED,
        /// The environment variable `CLGL_DEVICE` names it.
        ENVIRONMENT = CLGL_MATCH_ENVIRONMENT,
        /// It is the device of the cl_context in the descriptor.
        CL_CONTEXT = CLGL_MATCH_CL_CONTEXT,
        /// ClGetGLContextInfoKHR returned it as the device that drives the OpenGL context.
        GL_QUERY = CLGL_MATCH_GL_QUERY,
        /// OpenGL and OpenCL report the same device UUID.
        UUID = CLGL_MATCH_UUID,
        /// OpenGL renders in software and the device is a CPU: both use the same memory.
        CPU = CLGL_MATCH_CPU,
        /// No device is known to drive the OpenGL context; this is the best other device.
        FALLBACK = CLGL_MATCH_FALLBACK,
        /// There is no OpenGL context to match
        /// ([`ContextFlags::COMPUTE_ONLY`](crate::ContextFlags::COMPUTE_ONLY)): it is the first device that
        /// is not a CPU, or else the first device, in the order of OpenCL.
        BEST = CLGL_MATCH_BEST,
    }
}

values! {
    /// The window system API that created an OpenGL context.
    Winsys {
        /// None: there is no OpenGL context.
        NONE = CLGL_WINSYS_NONE,
        /// EGL.
        EGL = CLGL_WINSYS_EGL,
        /// GLX, the OpenGL extension of the X Window System.
        GLX = CLGL_WINSYS_GLX,
        /// WGL, the OpenGL extension of Windows.
        WGL = CLGL_WINSYS_WGL,
    }
}

values! {
    /// The API of an OpenGL context.
    GlApi {
        /// None: there is no OpenGL context.
        NONE = CLGL_GL_API_NONE,
        /// OpenGL, of the core or the compatibility profile.
        OPENGL = CLGL_GL_API_OPENGL,
        /// OpenGL ES.
        OPENGL_ES = CLGL_GL_API_OPENGL_ES,
    }
}

values! {
    /// A way of sharing memory between OpenGL and OpenCL.
    Transport {
        /// In a descriptor: the library chooses. In an info: the object is not shared.
        AUTO = CLGL_TRANSPORT_AUTO,
        /// The OpenCL buffer uses the memory of a persistently mapped OpenGL buffer.
        MAPPED = CLGL_TRANSPORT_MAPPED,
        /// Changed bytes are copied through host memory.
        STAGED = CLGL_TRANSPORT_STAGED,
        /// Vulkan allocates the memory, and OpenGL and OpenCL import it; an OpenCL device that is a CPU uses
        /// it in place. OpenGL cannot map such buffers or write them with glBufferSubData. It can copy to
        /// them and draw with them.
        EXTERNAL = CLGL_TRANSPORT_EXTERNAL,
        /// The OpenCL driver shares OpenGL objects directly (cl_khr_gl_sharing), including those of the
        /// application.
        NATIVE = CLGL_TRANSPORT_NATIVE,
    }
}

values! {
    /// The status of a transport in a context, for buffers or for textures.
    TransportStatus {
        /// It does not work on this machine, or the application required another transport.
        UNAVAILABLE = CLGL_TRANSPORT_STATUS_UNAVAILABLE,
        /// It works, but another transport is preferred.
        AVAILABLE = CLGL_TRANSPORT_STATUS_AVAILABLE,
        /// It is the first choice for new objects.
        SELECTED = CLGL_TRANSPORT_STATUS_SELECTED,
        /// Its self-test has not run yet: no object has needed it.
        /// [`clgl_context_verify_transports`](crate::sys::clgl_context_verify_transports) runs it.
        NOT_TRIED = CLGL_TRANSPORT_STATUS_NOT_TRIED,
    }
}

values! {
    /// The result of a self-test.
    SelfTest {
        /// It has not run.
        NOT_RUN = CLGL_SELF_TEST_NOT_RUN,
        /// Every byte arrived.
        PASSED = CLGL_SELF_TEST_PASSED,
        /// A call failed, or bytes were wrong.
        FAILED = CLGL_SELF_TEST_FAILED,
    }
}

values! {
    /// The use of a buffer or texture by OpenCL.
    Access {
        /// Kernels read and write.
        READ_WRITE = CLGL_ACCESS_READ_WRITE,
        /// Kernels only read. A release copies nothing.
        READ_ONLY = CLGL_ACCESS_READ_ONLY,
        /// Kernels only write. Bytes that they do not write keep the values that OpenGL has written.
        WRITE_ONLY = CLGL_ACCESS_WRITE_ONLY,
        /// Kernels write every byte that OpenGL reads. An acquire copies nothing, and the content is
        /// undefined after it.
        WRITE_DISCARD = CLGL_ACCESS_WRITE_DISCARD,
    }
}

values! {
    /// The type of a kernel argument.
    ArgumentType {
        /// Unknown: the program has no argument information, and none was declared. In
        /// [`Argument`](crate::Argument): the argument keeps its value.
        UNKNOWN = CLGL_ARGUMENT_UNKNOWN,
        /// Passed by value: a scalar, a vector, a struct.
        VALUE = CLGL_ARGUMENT_VALUE,
        /// A pointer to global or constant memory.
        BUFFER = CLGL_ARGUMENT_BUFFER,
        /// A pointer to local memory.
        LOCAL = CLGL_ARGUMENT_LOCAL,
        /// An image: set it to a texture.
        TEXTURE = CLGL_ARGUMENT_TEXTURE,
        /// A sampler.
        SAMPLER = CLGL_ARGUMENT_SAMPLER,
        /// A null pointer instead of a buffer. Only in [`Argument`](crate::Argument).
        NULL = CLGL_ARGUMENT_NULL,
    }
}

values! {
    /// The address space of a kernel argument.
    AddressSpace {
        /// Unknown: the program has no argument information.
        UNKNOWN = CLGL_ADDRESS_SPACE_UNKNOWN,
        /// Global memory.
        GLOBAL = CLGL_ADDRESS_SPACE_GLOBAL,
        /// Local memory of a work-group.
        LOCAL = CLGL_ADDRESS_SPACE_LOCAL,
        /// Constant memory.
        CONSTANT = CLGL_ADDRESS_SPACE_CONSTANT,
        /// Private memory of a work-item.
        PRIVATE = CLGL_ADDRESS_SPACE_PRIVATE,
    }
}

values! {
    /// The access qualifier of an image argument.
    ImageAccess {
        /// The argument is not an image, or its access is unknown.
        NONE = CLGL_IMAGE_ACCESS_NONE,
        /// Read_only.
        READ_ONLY = CLGL_IMAGE_ACCESS_READ_ONLY,
        /// Write_only.
        WRITE_ONLY = CLGL_IMAGE_ACCESS_WRITE_ONLY,
        /// Read_write.
        READ_WRITE = CLGL_IMAGE_ACCESS_READ_WRITE,
    }
}

values! {
    /// The origin of a program.
    ProgramOrigin {
        /// Nothing: the value of a failed [`clgl_program_get_info`](crate::sys::clgl_program_get_info).
        NONE = CLGL_PROGRAM_FROM_NONE,
        /// OpenCL C.
        SOURCE = CLGL_PROGRAM_FROM_SOURCE,
        /// SPIR-V or another intermediate language.
        IL = CLGL_PROGRAM_FROM_IL,
        /// Binaries.
        BINARY = CLGL_PROGRAM_FROM_BINARY,
        /// Other programs, by [`clgl_program_link`](crate::sys::clgl_program_link).
        LINK = CLGL_PROGRAM_FROM_LINK,
        /// A cl_program of the application.
        NATIVE = CLGL_PROGRAM_FROM_NATIVE,
    }
}

values! {
    /// The status of the last build, compilation or link.
    BuildStatus {
        /// The program was not built.
        NONE = CLGL_BUILD_NONE,
        /// The build has not ended.
        IN_PROGRESS = CLGL_BUILD_IN_PROGRESS,
        /// The build succeeded.
        SUCCESS = CLGL_BUILD_SUCCESS,
        /// The build failed.
        FAILED = CLGL_BUILD_FAILED,
    }
}

values! {
    /// The type of the binary of a program, for a device.
    BinaryType {
        /// Nothing yet.
        NONE = CLGL_BINARY_NONE,
        /// A compiled object for [`clgl_program_link`](crate::sys::clgl_program_link).
        COMPILED_OBJECT = CLGL_BINARY_COMPILED_OBJECT,
        /// A library for [`clgl_program_link`](crate::sys::clgl_program_link), created with the option
        /// "-create-library".
        LIBRARY = CLGL_BINARY_LIBRARY,
        /// An executable, which has kernels.
        EXECUTABLE = CLGL_BINARY_EXECUTABLE,
    }
}

values! {
    /// The unit of texture coordinates.
    SamplerCoordinates {
        /// 0 to 1 across the texture.
        NORMALIZED = CLGL_COORDINATES_NORMALIZED,
        /// Pixels.
        PIXELS = CLGL_COORDINATES_PIXELS,
    }
}

values! {
    /// The pixels that a kernel reads beyond the edge.
    SamplerAddress {
        /// The pixel at the edge.
        CLAMP_TO_EDGE = CLGL_SAMPLER_ADDRESS_CLAMP_TO_EDGE,
        /// The border color: black; transparent black if the format has alpha.
        CLAMP = CLGL_SAMPLER_ADDRESS_CLAMP,
        /// The texture, repeated. Only with
        /// [`SamplerCoordinates::NORMALIZED`](crate::SamplerCoordinates::NORMALIZED).
        REPEAT = CLGL_SAMPLER_ADDRESS_REPEAT,
        /// The texture, repeated, every second time mirrored. Only with
        /// [`SamplerCoordinates::NORMALIZED`](crate::SamplerCoordinates::NORMALIZED).
        MIRRORED_REPEAT = CLGL_SAMPLER_ADDRESS_MIRRORED_REPEAT,
        /// Undefined: kernels must not read beyond the edge.
        NONE = CLGL_SAMPLER_ADDRESS_NONE,
    }
}

values! {
    /// The value that a kernel reads between pixels.
    SamplerFilter {
        /// The nearest pixel.
        NEAREST = CLGL_FILTER_NEAREST,
        /// The weighted mean of the neighboring pixels.
        LINEAR = CLGL_FILTER_LINEAR,
    }
}

values! {
    /// Pixel formats. The names are those of OpenGL: components, bits and encoding. No suffix stands for
    /// numbers from 0 to 1, _SNORM for numbers from -1 to 1, F for floating point, I and UI for integers. The
    /// values count from 1 without gaps.
    Format {
        /// No format. In a descriptor that wraps an OpenGL texture: query the format from GL.
        NONE = CLGL_FORMAT_NONE,
        /// Red, 8 bits, 0 to 1.
        R8 = CLGL_FORMAT_R8,
        /// Red, 16 bits, 0 to 1.
        R16 = CLGL_FORMAT_R16,
        /// Red, 8 bits, -1 to 1.
        R8_SNORM = CLGL_FORMAT_R8_SNORM,
        /// Red, 16 bits, -1 to 1.
        R16_SNORM = CLGL_FORMAT_R16_SNORM,
        /// Red, 16-bit float.
        R16F = CLGL_FORMAT_R16F,
        /// Red, 32-bit float.
        R32F = CLGL_FORMAT_R32F,
        /// Red, 8-bit signed integer.
        R8I = CLGL_FORMAT_R8I,
        /// Red, 16-bit signed integer.
        R16I = CLGL_FORMAT_R16I,
        /// Red, 32-bit signed integer.
        R32I = CLGL_FORMAT_R32I,
        /// Red, 8-bit unsigned integer.
        R8UI = CLGL_FORMAT_R8UI,
        /// Red, 16-bit unsigned integer.
        R16UI = CLGL_FORMAT_R16UI,
        /// Red, 32-bit unsigned integer.
        R32UI = CLGL_FORMAT_R32UI,
        /// Red and green, 8 bits each, 0 to 1.
        RG8 = CLGL_FORMAT_RG8,
        /// Red and green, 16 bits each, 0 to 1.
        RG16 = CLGL_FORMAT_RG16,
        /// Red and green, 8 bits each, -1 to 1.
        RG8_SNORM = CLGL_FORMAT_RG8_SNORM,
        /// Red and green, 16 bits each, -1 to 1.
        RG16_SNORM = CLGL_FORMAT_RG16_SNORM,
        /// Red and green, 16-bit floats.
        RG16F = CLGL_FORMAT_RG16F,
        /// Red and green, 32-bit floats.
        RG32F = CLGL_FORMAT_RG32F,
        /// Red and green, 8-bit signed integers.
        RG8I = CLGL_FORMAT_RG8I,
        /// Red and green, 16-bit signed integers.
        RG16I = CLGL_FORMAT_RG16I,
        /// Red and green, 32-bit signed integers.
        RG32I = CLGL_FORMAT_RG32I,
        /// Red and green, 8-bit unsigned integers.
        RG8UI = CLGL_FORMAT_RG8UI,
        /// Red and green, 16-bit unsigned integers.
        RG16UI = CLGL_FORMAT_RG16UI,
        /// Red and green, 32-bit unsigned integers.
        RG32UI = CLGL_FORMAT_RG32UI,
        /// RGBA, 8 bits each, 0 to 1.
        RGBA8 = CLGL_FORMAT_RGBA8,
        /// RGBA, 16 bits each, 0 to 1.
        RGBA16 = CLGL_FORMAT_RGBA16,
        /// RGBA, 8 bits each, -1 to 1.
        RGBA8_SNORM = CLGL_FORMAT_RGBA8_SNORM,
        /// RGBA, 16 bits each, -1 to 1.
        RGBA16_SNORM = CLGL_FORMAT_RGBA16_SNORM,
        /// RGBA, 16-bit floats.
        RGBA16F = CLGL_FORMAT_RGBA16F,
        /// RGBA, 32-bit floats.
        RGBA32F = CLGL_FORMAT_RGBA32F,
        /// RGBA, 8-bit signed integers.
        RGBA8I = CLGL_FORMAT_RGBA8I,
        /// RGBA, 16-bit signed integers.
        RGBA16I = CLGL_FORMAT_RGBA16I,
        /// RGBA, 32-bit signed integers.
        RGBA32I = CLGL_FORMAT_RGBA32I,
        /// RGBA, 8-bit unsigned integers.
        RGBA8UI = CLGL_FORMAT_RGBA8UI,
        /// RGBA, 16-bit unsigned integers.
        RGBA16UI = CLGL_FORMAT_RGBA16UI,
        /// RGBA, 32-bit unsigned integers.
        RGBA32UI = CLGL_FORMAT_RGBA32UI,
        /// BGRA, 8 bits each, 0 to 1.
        BGRA8 = CLGL_FORMAT_BGRA8,
        /// BGRA, 8 bits each, -1 to 1.
        BGRA8_SNORM = CLGL_FORMAT_BGRA8_SNORM,
        /// BGRA, 8-bit signed integers.
        BGRA8I = CLGL_FORMAT_BGRA8I,
        /// BGRA, 8-bit unsigned integers.
        BGRA8UI = CLGL_FORMAT_BGRA8UI,
        /// RGBA, 8 bits each, red, green and blue encoded as sRGB.
        SRGB8_ALPHA8 = CLGL_FORMAT_SRGB8_ALPHA8,
        /// Depth, 16 bits, 0 to 1.
        DEPTH_COMPONENT16 = CLGL_FORMAT_DEPTH_COMPONENT16,
        /// Depth, 32-bit float.
        DEPTH_COMPONENT32F = CLGL_FORMAT_DEPTH_COMPONENT32F,
        /// Depth, 24 bits, 0 to 1, with 8 bits of stencil.
        DEPTH24_STENCIL8 = CLGL_FORMAT_DEPTH24_STENCIL8,
        /// Depth, 32-bit float, with 8 bits of stencil.
        DEPTH32F_STENCIL8 = CLGL_FORMAT_DEPTH32F_STENCIL8,
        /// Alpha, 8 bits, 0 to 1.
        ALPHA8 = CLGL_FORMAT_ALPHA8,
        /// Alpha, 16 bits, 0 to 1.
        ALPHA16 = CLGL_FORMAT_ALPHA16,
        /// Alpha, 8 bits, -1 to 1.
        ALPHA8_SNORM = CLGL_FORMAT_ALPHA8_SNORM,
        /// Alpha, 16 bits, -1 to 1.
        ALPHA16_SNORM = CLGL_FORMAT_ALPHA16_SNORM,
        /// Alpha, 16-bit float.
        ALPHA16F = CLGL_FORMAT_ALPHA16F,
        /// Alpha, 32-bit float.
        ALPHA32F = CLGL_FORMAT_ALPHA32F,
        /// Alpha, 8-bit signed integer.
        ALPHA8I = CLGL_FORMAT_ALPHA8I,
        /// Alpha, 16-bit signed integer.
        ALPHA16I = CLGL_FORMAT_ALPHA16I,
        /// Alpha, 32-bit signed integer.
        ALPHA32I = CLGL_FORMAT_ALPHA32I,
        /// Alpha, 8-bit unsigned integer.
        ALPHA8UI = CLGL_FORMAT_ALPHA8UI,
        /// Alpha, 16-bit unsigned integer.
        ALPHA16UI = CLGL_FORMAT_ALPHA16UI,
        /// Alpha, 32-bit unsigned integer.
        ALPHA32UI = CLGL_FORMAT_ALPHA32UI,
        /// Luminance, 8 bits, 0 to 1.
        LUMINANCE8 = CLGL_FORMAT_LUMINANCE8,
        /// Luminance, 16 bits, 0 to 1.
        LUMINANCE16 = CLGL_FORMAT_LUMINANCE16,
        /// Luminance, 16-bit float.
        LUMINANCE16F = CLGL_FORMAT_LUMINANCE16F,
        /// Luminance, 32-bit float.
        LUMINANCE32F = CLGL_FORMAT_LUMINANCE32F,
        /// Intensity, 8 bits, 0 to 1.
        INTENSITY8 = CLGL_FORMAT_INTENSITY8,
        /// Intensity, 16 bits, 0 to 1.
        INTENSITY16 = CLGL_FORMAT_INTENSITY16,
        /// Intensity, 16-bit float.
        INTENSITY16F = CLGL_FORMAT_INTENSITY16F,
        /// Intensity, 32-bit float.
        INTENSITY32F = CLGL_FORMAT_INTENSITY32F,
        /// ARGB, 8 bits each, 0 to 1.
        ARGB8 = CLGL_FORMAT_ARGB8,
        /// ARGB, 8 bits each, -1 to 1.
        ARGB8_SNORM = CLGL_FORMAT_ARGB8_SNORM,
        /// ARGB, 8-bit signed integers.
        ARGB8I = CLGL_FORMAT_ARGB8I,
        /// ARGB, 8-bit unsigned integers.
        ARGB8UI = CLGL_FORMAT_ARGB8UI,
        /// RGB, 8 bits each, 0 to 1.
        RGB8 = CLGL_FORMAT_RGB8,
        /// RGB, 16 bits each, 0 to 1.
        RGB16 = CLGL_FORMAT_RGB16,
        /// RGB, 8 bits each, -1 to 1.
        RGB8_SNORM = CLGL_FORMAT_RGB8_SNORM,
        /// RGB, 16 bits each, -1 to 1.
        RGB16_SNORM = CLGL_FORMAT_RGB16_SNORM,
        /// RGB, 16-bit floats.
        RGB16F = CLGL_FORMAT_RGB16F,
        /// RGB, 32-bit floats.
        RGB32F = CLGL_FORMAT_RGB32F,
        /// RGB, 8-bit signed integers.
        RGB8I = CLGL_FORMAT_RGB8I,
        /// RGB, 16-bit signed integers.
        RGB16I = CLGL_FORMAT_RGB16I,
        /// RGB, 32-bit signed integers.
        RGB32I = CLGL_FORMAT_RGB32I,
        /// RGB, 8-bit unsigned integers.
        RGB8UI = CLGL_FORMAT_RGB8UI,
        /// RGB, 16-bit unsigned integers.
        RGB16UI = CLGL_FORMAT_RGB16UI,
        /// RGB, 32-bit unsigned integers.
        RGB32UI = CLGL_FORMAT_RGB32UI,
        /// RGB, 8 bits each, encoded as sRGB.
        SRGB8 = CLGL_FORMAT_SRGB8,
        /// RGB, 5, 6 and 5 bits, 0 to 1.
        RGB565 = CLGL_FORMAT_RGB565,
        /// RGBA, 4 bits each, 0 to 1.
        RGBA4 = CLGL_FORMAT_RGBA4,
        /// RGBA, 5 bits for each color and 1 for alpha, 0 to 1.
        RGB5_A1 = CLGL_FORMAT_RGB5_A1,
        /// RGBA, 10 bits for each color and 2 for alpha, 0 to 1.
        RGB10_A2 = CLGL_FORMAT_RGB10_A2,
        /// RGBA, 10 bits for each color and 2 for alpha, unsigned integers.
        RGB10_A2UI = CLGL_FORMAT_RGB10_A2UI,
        /// RGB, unsigned floats of 11, 11 and 10 bits.
        R11F_G11F_B10F = CLGL_FORMAT_R11F_G11F_B10F,
        /// RGB, 9 bits each with a common exponent of 5 bits.
        RGB9_E5 = CLGL_FORMAT_RGB9_E5,
        /// Depth, 24 bits, 0 to 1.
        DEPTH_COMPONENT24 = CLGL_FORMAT_DEPTH_COMPONENT24,
        /// Depth, 32 bits, 0 to 1.
        DEPTH_COMPONENT32 = CLGL_FORMAT_DEPTH_COMPONENT32,
        /// Stencil, 8 bits.
        STENCIL_INDEX8 = CLGL_FORMAT_STENCIL_INDEX8,
        /// Compressed: Red, RGTC1 blocks.
        COMPRESSED_RED_RGTC1 = CLGL_FORMAT_COMPRESSED_RED_RGTC1,
        /// Compressed: Red, signed, RGTC1 blocks.
        COMPRESSED_SIGNED_RED_RGTC1 = CLGL_FORMAT_COMPRESSED_SIGNED_RED_RGTC1,
        /// Compressed: Red and green, RGTC2 blocks.
        COMPRESSED_RG_RGTC2 = CLGL_FORMAT_COMPRESSED_RG_RGTC2,
        /// Compressed: Red and green, signed, RGTC2 blocks.
        COMPRESSED_SIGNED_RG_RGTC2 = CLGL_FORMAT_COMPRESSED_SIGNED_RG_RGTC2,
        /// Compressed: RGBA, BPTC blocks (BC7).
        COMPRESSED_RGBA_BPTC_UNORM = CLGL_FORMAT_COMPRESSED_RGBA_BPTC_UNORM,
        /// Compressed: sRGB with alpha, BPTC blocks (BC7).
        COMPRESSED_SRGB_ALPHA_BPTC_UNORM = CLGL_FORMAT_COMPRESSED_SRGB_ALPHA_BPTC_UNORM,
        /// Compressed: RGB, signed floats, BPTC blocks (BC6H).
        COMPRESSED_RGB_BPTC_SIGNED_FLOAT = CLGL_FORMAT_COMPRESSED_RGB_BPTC_SIGNED_FLOAT,
        /// Compressed: RGB, unsigned floats, BPTC blocks (BC6H).
        COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT = CLGL_FORMAT_COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT,
        /// Compressed: RGB, DXT1 blocks.
        COMPRESSED_RGB_S3TC_DXT1 = CLGL_FORMAT_COMPRESSED_RGB_S3TC_DXT1,
        /// Compressed: RGBA, DXT1 blocks.
        COMPRESSED_RGBA_S3TC_DXT1 = CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT1,
        /// Compressed: RGBA, DXT3 blocks.
        COMPRESSED_RGBA_S3TC_DXT3 = CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT3,
        /// Compressed: RGBA, DXT5 blocks.
        COMPRESSED_RGBA_S3TC_DXT5 = CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT5,
        /// Compressed: RGB, ETC2 blocks.
        COMPRESSED_RGB8_ETC2 = CLGL_FORMAT_COMPRESSED_RGB8_ETC2,
        /// Compressed: RGBA, ETC2 and EAC blocks.
        COMPRESSED_RGBA8_ETC2_EAC = CLGL_FORMAT_COMPRESSED_RGBA8_ETC2_EAC,
    }
}

values! {
    /// The type of the components of a format.
    NumericType {
        /// Nothing: the value of a failed [`clgl_format_get_info`](crate::sys::clgl_format_get_info).
        NONE = CLGL_NUMERIC_NONE,
        /// Numbers from 0 to 1, stored as unsigned integers.
        UNORM = CLGL_NUMERIC_UNORM,
        /// Numbers from -1 to 1, stored as signed integers.
        SNORM = CLGL_NUMERIC_SNORM,
        /// Floating-point numbers.
        FLOAT = CLGL_NUMERIC_FLOAT,
        /// Signed integers.
        INT = CLGL_NUMERIC_INT,
        /// Unsigned integers.
        UINT = CLGL_NUMERIC_UINT,
        /// Numbers from 0 to 1, with colors encoded as sRGB and linear alpha.
        SRGB = CLGL_NUMERIC_SRGB,
        /// Depth, with or without stencil.
        DEPTH = CLGL_NUMERIC_DEPTH,
    }
}

values! {
    /// The type of a texture. The braces show the units of the three numbers of an origin or an extent.
    TextureType {
        /// In a descriptor: the type of gl_target, or two-dimensional if gl_target is 0.
        NONE = CLGL_TEXTURE_TYPE_NONE,
        /// One-dimensional: {pixels, 1, 1}.
        D1 = CLGL_TEXTURE_TYPE_1D,
        /// Two-dimensional: {pixels, rows, 1}.
        D2 = CLGL_TEXTURE_TYPE_2D,
        /// Three-dimensional: {pixels, rows, slices}.
        D3 = CLGL_TEXTURE_TYPE_3D,
        /// An array of one-dimensional layers: {pixels, layers, 1}. The row pitch is the distance between
        /// layers.
        D1_ARRAY = CLGL_TEXTURE_TYPE_1D_ARRAY,
        /// An array of two-dimensional layers: {pixels, rows, layers}.
        D2_ARRAY = CLGL_TEXTURE_TYPE_2D_ARRAY,
        /// The pixels of a buffer: {pixels, 1, 1}. Only with drivers that pass a self-test of this type.
        BUFFER = CLGL_TEXTURE_TYPE_BUFFER,
    }
}

values! {
    /// The type of the components of pixels in a buffer.
    PixelComponentType {
        /// 8 bits: 0 to 255 stand for 0 to 1.
        UNORM8 = CLGL_PIXEL_UNORM8,
        /// 8 bits: -127 to 127 stand for -1 to 1.
        SNORM8 = CLGL_PIXEL_SNORM8,
        /// 8-bit unsigned integer.
        UINT8 = CLGL_PIXEL_UINT8,
        /// 8-bit signed integer.
        INT8 = CLGL_PIXEL_INT8,
        /// 32-bit float.
        FLOAT32 = CLGL_PIXEL_FLOAT32,
    }
}

values! {
    /// The API that a fence belongs to.
    FenceType {
        /// Not a fence: the value of a failed [`clgl_fence_get_info`](crate::sys::clgl_fence_get_info).
        NONE = CLGL_FENCE_TYPE_NONE,
        /// A command of an OpenCL queue.
        OPENCL = CLGL_FENCE_TYPE_OPENCL,
        /// A point in the OpenGL command stream.
        OPENGL = CLGL_FENCE_TYPE_OPENGL,
        /// Neither API: the application signals the fence with
        /// [`clgl_fence_signal`](crate::sys::clgl_fence_signal).
        USER = CLGL_FENCE_TYPE_USER,
    }
}

values! {
    /// The status of a fence. OpenGL fences and user fences have only the states submitted, complete and
    /// failed.
    FenceStatus {
        /// No status: the value of a failed [`clgl_fence_get_info`](crate::sys::clgl_fence_get_info).
        NONE = CLGL_STATUS_NONE,
        /// The command is in the queue.
        QUEUED = CLGL_STATUS_QUEUED,
        /// The queue has submitted the command to the device.
        SUBMITTED = CLGL_STATUS_SUBMITTED,
        /// The device executes the command.
        RUNNING = CLGL_STATUS_RUNNING,
        /// The command has completed.
        COMPLETE = CLGL_STATUS_COMPLETE,
        /// The command or an earlier command failed, or a user fence was signalled with an error.
        FAILED = CLGL_STATUS_FAILED,
    }
}

values! {
    /// The command that a fence belongs to.
    CommandType {
        /// An OpenCL command that this version of the library does not know.
        UNKNOWN = CLGL_COMMAND_UNKNOWN,
        /// Launch of a kernel.
        KERNEL = CLGL_COMMAND_KERNEL,
        /// A function of the host: [`Queue::host_function`](crate::Queue::host_function), or a native kernel.
        HOST_FUNCTION = CLGL_COMMAND_HOST_FUNCTION,
        /// Read of a buffer.
        READ_BUFFER = CLGL_COMMAND_READ_BUFFER,
        /// Write of a buffer.
        WRITE_BUFFER = CLGL_COMMAND_WRITE_BUFFER,
        /// Copy between buffers.
        COPY_BUFFER = CLGL_COMMAND_COPY_BUFFER,
        /// Fill of a buffer.
        FILL_BUFFER = CLGL_COMMAND_FILL_BUFFER,
        /// Read of a box of a buffer.
        READ_BUFFER_RECT = CLGL_COMMAND_READ_BUFFER_RECT,
        /// Write of a box of a buffer.
        WRITE_BUFFER_RECT = CLGL_COMMAND_WRITE_BUFFER_RECT,
        /// Copy of a box between buffers.
        COPY_BUFFER_RECT = CLGL_COMMAND_COPY_BUFFER_RECT,
        /// Map of a buffer.
        MAP_BUFFER = CLGL_COMMAND_MAP_BUFFER,
        /// Unmap of a buffer or a texture.
        UNMAP = CLGL_COMMAND_UNMAP,
        /// Migration of objects to a device.
        MIGRATE = CLGL_COMMAND_MIGRATE,
        /// Read of a texture.
        READ_TEXTURE = CLGL_COMMAND_READ_TEXTURE,
        /// Write of a texture.
        WRITE_TEXTURE = CLGL_COMMAND_WRITE_TEXTURE,
        /// Copy between textures.
        COPY_TEXTURE = CLGL_COMMAND_COPY_TEXTURE,
        /// Copy from a texture to a buffer.
        COPY_TEXTURE_TO_BUFFER = CLGL_COMMAND_COPY_TEXTURE_TO_BUFFER,
        /// Copy from a buffer to a texture.
        COPY_BUFFER_TO_TEXTURE = CLGL_COMMAND_COPY_BUFFER_TO_TEXTURE,
        /// Map of a texture.
        MAP_TEXTURE = CLGL_COMMAND_MAP_TEXTURE,
        /// Fill of a texture.
        FILL_TEXTURE = CLGL_COMMAND_FILL_TEXTURE,
        /// A marker.
        MARKER = CLGL_COMMAND_MARKER,
        /// A barrier.
        BARRIER = CLGL_COMMAND_BARRIER,
        /// [`Queue::acquire`](crate::Queue::acquire), or clEnqueueAcquireGLObjects.
        ACQUIRE = CLGL_COMMAND_ACQUIRE,
        /// [`Acquired::release`](crate::Acquired::release), or clEnqueueReleaseGLObjects.
        RELEASE = CLGL_COMMAND_RELEASE,
        /// No command: a user fence.
        USER = CLGL_COMMAND_USER,
        /// A point in the OpenGL command stream.
        GL_FENCE = CLGL_COMMAND_GL_FENCE,
        /// Free of shared virtual memory, enqueued by a call of OpenCL, like the following.
        SVM_FREE = CLGL_COMMAND_SVM_FREE,
        /// Copy of shared virtual memory.
        SVM_COPY = CLGL_COMMAND_SVM_COPY,
        /// Fill of shared virtual memory.
        SVM_FILL = CLGL_COMMAND_SVM_FILL,
        /// Map of shared virtual memory.
        SVM_MAP = CLGL_COMMAND_SVM_MAP,
        /// Unmap of shared virtual memory.
        SVM_UNMAP = CLGL_COMMAND_SVM_UNMAP,
        /// Migration of shared virtual memory.
        SVM_MIGRATE = CLGL_COMMAND_SVM_MIGRATE,
    }
}

values! {
    /// The frame that drawing takes next.
    RingMode {
        /// The oldest frame that it has not taken, so it takes every frame in order. Compute waits for
        /// drawing if all slots are full.
        FIFO = CLGL_RING_MODE_FIFO,
        /// The newest frame; older frames are dropped. With three slots or more, compute and drawing never
        /// wait for each other.
        MAILBOX = CLGL_RING_MODE_MAILBOX,
    }
}

values! {
    /// The type of the components of an item.
    ElementType {
        /// Raw bytes, as many as there are components.
        BYTES = CLGL_ELEMENT_BYTES,
        /// 8-bit signed integer.
        INT8 = CLGL_ELEMENT_INT8,
        /// 8-bit unsigned integer.
        UINT8 = CLGL_ELEMENT_UINT8,
        /// 16-bit signed integer.
        INT16 = CLGL_ELEMENT_INT16,
        /// 16-bit unsigned integer.
        UINT16 = CLGL_ELEMENT_UINT16,
        /// 32-bit signed integer.
        INT32 = CLGL_ELEMENT_INT32,
        /// 32-bit unsigned integer.
        UINT32 = CLGL_ELEMENT_UINT32,
        /// 64-bit signed integer.
        INT64 = CLGL_ELEMENT_INT64,
        /// 64-bit unsigned integer.
        UINT64 = CLGL_ELEMENT_UINT64,
        /// 16-bit float.
        FLOAT16 = CLGL_ELEMENT_FLOAT16,
        /// 32-bit float.
        FLOAT32 = CLGL_ELEMENT_FLOAT32,
        /// 64-bit float.
        FLOAT64 = CLGL_ELEMENT_FLOAT64,
    }
}

flags! {
    /// Flags of [`Handover`](crate::Handover).
    HandoverFlags {
        /// Acquire: do not wait for OpenGL commands of this thread. Set it only if the OpenGL commands on
        /// these objects have completed, or if a fence in the wait list completes after them. The call works
        /// on any thread if acquire_needs_gl is 0 in the infos of all objects
        /// ([`BufferInfo::acquire_needs_gl`](crate::BufferInfo::acquire_needs_gl),
        /// [`TextureInfo::acquire_needs_gl`](crate::TextureInfo::acquire_needs_gl)).
        SKIP_GL_SYNC = CLGL_HANDOVER_SKIP_GL_SYNC,
        /// Release: do not wait on the CPU. OpenGL may use the objects only after
        /// [`clgl_fence_wait_gl`](crate::sys::clgl_fence_wait_gl) on the fence of the release.
        NO_CPU_WAIT = CLGL_HANDOVER_NO_CPU_WAIT,
        /// Release: generate the smaller mip levels of the textures from the released level
        /// (glGenerateMipmap). The released level must be the base level. The call fails with
        /// [`ErrorKind::INVALID_ARGUMENT`](crate::ErrorKind::INVALID_ARGUMENT), and releases nothing, if a
        /// texture cannot have generated mipmaps. These are textures of integer formats and of formats with
        /// stencil, rectangle textures, renderbuffers, and in OpenGL ES textures of depth formats.
        GENERATE_MIPMAPS = CLGL_HANDOVER_GENERATE_MIPMAPS,
        /// Acquire: OpenGL has not changed these objects since their last release, so nothing is copied. The
        /// content of an object that no queue has acquired before is undefined.
        CONTENT_UNCHANGED = CLGL_HANDOVER_CONTENT_UNCHANGED,
    }
}

flags! {
    /// Types of devices.
    DeviceTypeFlags {
        /// The default device of its platform.
        DEFAULT = CLGL_DEVICE_TYPE_DEFAULT,
        /// A CPU.
        CPU = CLGL_DEVICE_TYPE_CPU,
        /// A GPU.
        GPU = CLGL_DEVICE_TYPE_GPU,
        /// A dedicated accelerator.
        ACCELERATOR = CLGL_DEVICE_TYPE_ACCELERATOR,
        /// A device that does not run OpenCL C.
        CUSTOM = CLGL_DEVICE_TYPE_CUSTOM,
    }
}

flags! {
    /// Capabilities of a floating-point type.
    DeviceFpFlags {
        /// Denormal numbers.
        DENORM = CLGL_DEVICE_FP_DENORM,
        /// Infinity and quiet NaN.
        INF_NAN = CLGL_DEVICE_FP_INF_NAN,
        /// Rounding to the nearest even.
        ROUND_TO_NEAREST = CLGL_DEVICE_FP_ROUND_TO_NEAREST,
        /// Rounding to zero.
        ROUND_TO_ZERO = CLGL_DEVICE_FP_ROUND_TO_ZERO,
        /// Rounding to positive and negative infinity.
        ROUND_TO_INF = CLGL_DEVICE_FP_ROUND_TO_INF,
        /// Fused multiply-add of IEEE 754-2008.
        FMA = CLGL_DEVICE_FP_FMA,
        /// Basic operations are implemented in software.
        SOFT_FLOAT = CLGL_DEVICE_FP_SOFT_FLOAT,
        /// Divide and sqrt are correctly rounded.
        CORRECTLY_ROUNDED_DIVIDE_SQRT = CLGL_DEVICE_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT,
    }
}

flags! {
    /// The execution capabilities of a device.
    DeviceExecFlags {
        /// Kernels of OpenCL C.
        KERNEL = CLGL_DEVICE_EXEC_KERNEL,
        /// Native kernels, which are functions of the host.
        NATIVE_KERNEL = CLGL_DEVICE_EXEC_NATIVE_KERNEL,
    }
}

flags! {
    /// Capabilities of the queues of a device.
    DeviceQueueFlags {
        /// Commands can run out of order ([`QueueFlags::OUT_OF_ORDER`](crate::QueueFlags::OUT_OF_ORDER)).
        OUT_OF_ORDER = CLGL_DEVICE_QUEUE_OUT_OF_ORDER,
        /// Commands can record profiling times ([`QueueFlags::PROFILING`](crate::QueueFlags::PROFILING)).
        PROFILING = CLGL_DEVICE_QUEUE_PROFILING,
    }
}

flags! {
    /// Support of kernels that enqueue other kernels.
    DeviceEnqueueFlags {
        /// Kernels can enqueue kernels on on-device queues.
        SUPPORTED = CLGL_DEVICE_ENQUEUE_SUPPORTED,
        /// The default on-device queue can be replaced.
        REPLACEABLE_DEFAULT = CLGL_DEVICE_ENQUEUE_REPLACEABLE_DEFAULT,
    }
}

flags! {
    /// The ways to partition a device into sub-devices.
    DeviceAffinityFlags {
        /// By NUMA node.
        NUMA = CLGL_DEVICE_AFFINITY_NUMA,
        /// By shared L4 cache.
        L4_CACHE = CLGL_DEVICE_AFFINITY_L4_CACHE,
        /// By shared L3 cache.
        L3_CACHE = CLGL_DEVICE_AFFINITY_L3_CACHE,
        /// By shared L2 cache.
        L2_CACHE = CLGL_DEVICE_AFFINITY_L2_CACHE,
        /// By shared L1 cache.
        L1_CACHE = CLGL_DEVICE_AFFINITY_L1_CACHE,
        /// By the first level, in the order NUMA, L4, L3, L2, L1, at which the device can be partitioned
        /// further.
        NEXT_PARTITIONABLE = CLGL_DEVICE_AFFINITY_NEXT_PARTITIONABLE,
    }
}

flags! {
    /// Support for shared virtual memory.
    DeviceSvmFlags {
        /// Buffers, synchronized by map and unmap.
        COARSE_GRAIN_BUFFER = CLGL_DEVICE_SVM_COARSE_GRAIN_BUFFER,
        /// Buffers, synchronized at each synchronization point.
        FINE_GRAIN_BUFFER = CLGL_DEVICE_SVM_FINE_GRAIN_BUFFER,
        /// All host memory, including memory from malloc.
        FINE_GRAIN_SYSTEM = CLGL_DEVICE_SVM_FINE_GRAIN_SYSTEM,
        /// Atomic operations between host and device.
        ATOMICS = CLGL_DEVICE_SVM_ATOMICS,
    }
}

flags! {
    /// Memory orders and scopes of atomic operations and fences.
    DeviceAtomicFlags {
        /// The order relaxed.
        ORDER_RELAXED = CLGL_DEVICE_ATOMIC_ORDER_RELAXED,
        /// The orders acquire and release.
        ORDER_ACQ_REL = CLGL_DEVICE_ATOMIC_ORDER_ACQ_REL,
        /// The order sequentially consistent.
        ORDER_SEQ_CST = CLGL_DEVICE_ATOMIC_ORDER_SEQ_CST,
        /// The scope of one work-item.
        SCOPE_WORK_ITEM = CLGL_DEVICE_ATOMIC_SCOPE_WORK_ITEM,
        /// The scope of one work-group.
        SCOPE_WORK_GROUP = CLGL_DEVICE_ATOMIC_SCOPE_WORK_GROUP,
        /// The scope of one device.
        SCOPE_DEVICE = CLGL_DEVICE_ATOMIC_SCOPE_DEVICE,
        /// The scope of all devices that share memory.
        SCOPE_ALL_DEVICES = CLGL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES,
    }
}

flags! {
    /// Flags of [`ContextDesc`](crate::ContextDesc).
    ContextFlags {
        /// Create an OpenGL context without a window, instead of using the current one. The new context has
        /// the core profile of the highest version that the driver supports, or OpenGL ES if the driver does
        /// not support OpenGL 3.0. It has no default framebuffer: draw into framebuffer objects.
        HEADLESS = CLGL_CONTEXT_HEADLESS,
        /// Create one more OpenGL context in the share group, on a thread of the library, so that threads
        /// without OpenGL can wait for OpenGL fences even without EGL syncs (GLX).
        SYNC_THREAD = CLGL_CONTEXT_SYNC_THREAD,
        /// Create a context without OpenGL, on one device or several. OpenGL is neither needed nor loaded.
        /// Buffers need [`BufferFlags::COMPUTE_ONLY`](crate::BufferFlags::COMPUTE_ONLY); functions that need
        /// OpenGL return [`ErrorKind::NO_OPENGL`](crate::ErrorKind::NO_OPENGL).
        COMPUTE_ONLY = CLGL_CONTEXT_COMPUTE_ONLY,
        /// Repeat the self-tests whose results an earlier process has stored (`CLGL_CACHE`), and store the
        /// new results.
        VERIFY = CLGL_CONTEXT_VERIFY,
    }
}

flags! {
    /// Flags of [`BufferDesc`](crate::BufferDesc).
    BufferFlags {
        /// The application maps the buffer with OpenGL. The library uses no transport that prevents this.
        GL_MAPPABLE = CLGL_BUFFER_GL_MAPPABLE,
        /// Wrapping: the library may move the storage of the OpenGL buffer into shared memory. The buffer
        /// keeps its name and content. The storage is immutable afterwards (glBufferData fails). The flag is
        /// ignored for an OpenGL buffer with immutable storage.
        REPLACE_STORAGE = CLGL_BUFFER_REPLACE_STORAGE,
        /// Creating: OpenCL-only memory, which needs no acquire and works on every thread.
        COMPUTE_ONLY = CLGL_BUFFER_COMPUTE_ONLY,
        /// With [`BufferFlags::COMPUTE_ONLY`](crate::BufferFlags::COMPUTE_ONLY): the buffer uses the memory
        /// at data in place, and commands write it. The address must be a multiple of mem_base_addr_align of
        /// the device (which is in bits), because kernels may access the memory in whole vectors. The memory
        /// must live until the callbacks of
        /// [`clgl_buffer_set_destructor_callback`](crate::sys::clgl_buffer_set_destructor_callback) are
        /// called. The application may access a part of it only while this part is mapped
        /// ([`Queue::map_buffer`](crate::Queue::map_buffer)). At other times its content is undefined,
        /// because a device may use a copy.
        USE_HOST_MEMORY = CLGL_BUFFER_USE_HOST_MEMORY,
        /// With [`BufferFlags::COMPUTE_ONLY`](crate::BufferFlags::COMPUTE_ONLY): the driver allocates memory
        /// that the host can access (pinned memory if available), so mappings need no copy.
        ALLOC_HOST_MEMORY = CLGL_BUFFER_ALLOC_HOST_MEMORY,
    }
}

flags! {
    /// The use of a mapping by the host.
    MapFlags {
        /// The host reads.
        READ = CLGL_MAP_READ,
        /// The host writes; bytes that it does not write keep their content.
        WRITE = CLGL_MAP_WRITE,
        /// The host writes every byte, so the content of the range is not copied to the host. Must not be
        /// combined with the other flags.
        WRITE_DISCARD = CLGL_MAP_WRITE_DISCARD,
    }
}

flags! {
    /// Type qualifiers of a pointer argument.
    QualifierFlags {
        /// Const.
        CONST = CLGL_QUALIFIER_CONST,
        /// Restrict.
        RESTRICT = CLGL_QUALIFIER_RESTRICT,
        /// Volatile.
        VOLATILE = CLGL_QUALIFIER_VOLATILE,
        /// Pipe.
        PIPE = CLGL_QUALIFIER_PIPE,
    }
}

flags! {
    /// Flags of [`ProgramDesc`](crate::ProgramDesc).
    ProgramFlags {
        /// Do not build the program: pass it to [`clgl_program_build`](crate::sys::clgl_program_build) or
        /// [`clgl_program_compile`](crate::sys::clgl_program_compile) later, or use it as a header.
        NO_BUILD = CLGL_PROGRAM_NO_BUILD,
        /// The binaries come from clGetProgramInfo, not from
        /// [`clgl_program_get_binary`](crate::sys::clgl_program_get_binary). Drivers do not check such
        /// binaries: a truncated binary, or one of another driver, can crash the process.
        DRIVER_BINARIES = CLGL_PROGRAM_DRIVER_BINARIES,
    }
}

flags! {
    /// Flags of [`TextureDesc`](crate::TextureDesc).
    TextureFlags {
        /// Wrapping: the library may move the storage of the OpenGL texture into shared memory. The texture
        /// keeps its name, content, parameters and attachments. The storage is immutable afterwards
        /// (glTexImage fails), even after the clgl texture is destroyed. If the storage cannot be moved,
        /// transport_reason of [`TextureInfo`](crate::TextureInfo) says why.
        REPLACE_STORAGE = CLGL_TEXTURE_REPLACE_STORAGE,
        /// OpenCL-only memory, which needs no acquire and works on every thread.
        COMPUTE_ONLY = CLGL_TEXTURE_COMPUTE_ONLY,
        /// Shared textures: if the OpenCL device does not support images of the format, the image has the
        /// nearest supported format, and OpenGL converts at acquire and release. Missing components read as
        /// 0, missing alpha as 1; a release drops them. Numbers are rounded. Depth is the first component,
        /// and stencil becomes undefined. Compressed formats are read-only.
        CONVERT_FORMAT = CLGL_TEXTURE_CONVERT_FORMAT,
        /// Required for multisampled textures (OpenGL 3.2), only for shared textures: the OpenCL image has a
        /// layer for each sample, with the number layer \* samples + sample. OpenGL copies the samples
        /// without resolving them.
        SAMPLES_AS_LAYERS = CLGL_TEXTURE_SAMPLES_AS_LAYERS,
        /// Uses the memory at data in place. Only on devices that pass a test that they make no hidden
        /// copies.
        USE_HOST_MEMORY = CLGL_TEXTURE_USE_HOST_MEMORY,
    }
}

flags! {
    /// Flags of conversions.
    ConvertFlags {
        /// Reverse the order of rows: the first row of the source is the last of the destination.
        FLIP = CLGL_CONVERT_FLIP,
        /// [`clgl_convert_buffer`](crate::sys::clgl_convert_buffer): the buffers may be larger than their
        /// pixels.
        ALLOW_PARTIAL = CLGL_CONVERT_ALLOW_PARTIAL,
    }
}

flags! {
    /// Flags of [`QueueDesc`](crate::QueueDesc).
    QueueFlags {
        /// Commands may run in any order that their wait lists allow.
        OUT_OF_ORDER = CLGL_QUEUE_OUT_OF_ORDER,
        /// Fences of commands have profiling times, on devices with
        /// [`DeviceQueueFlags::PROFILING`](crate::DeviceQueueFlags::PROFILING).
        PROFILING = CLGL_QUEUE_PROFILING,
    }
}

flags! {
    /// Flags of [`Migration`](crate::Migration).
    MigrationFlags {
        /// Migrate to host memory instead of the device of the queue. With PoCL, migrate to the device,
        /// because its memory is host memory.
        HOST = CLGL_MIGRATE_HOST,
        /// The content becomes undefined, so nothing is copied.
        CONTENT_UNDEFINED = CLGL_MIGRATE_CONTENT_UNDEFINED,
    }
}

impl ErrorKind {
    /// Returns the name of a result, such as
    /// "[`ErrorKind::INVALID_HANDLE`](crate::ErrorKind::INVALID_HANDLE)".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_result_name(self.0)) }
    }
}

impl NativeSource {
    /// Returns the name of the source of a native code, such as "OpenCL".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_native_source_name(self.0)) }
    }
}

impl NativeCode {
    /// Returns the name of a driver code, such as "CL_OUT_OF_RESOURCES".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_native_name(self.source.0, self.code)) }
    }
}

impl NativeCode {
    /// Returns a short text that says why a driver returns a code, such as "the program has an error" for
    /// CL_BUILD_PROGRAM_FAILURE. The message of a failed call already contains this text.
    pub fn cause(self) -> &'static str {
        unsafe { borrowed(clgl_native_cause(self.source.0, self.code)) }
    }
}

impl NativeCode {
    /// Returns a short text that says what to do about a driver code, such as "read its build log" for
    /// CL_BUILD_PROGRAM_FAILURE. The message of a failed call already contains this text.
    pub fn hint(self) -> &'static str {
        unsafe { borrowed(clgl_native_hint(self.source.0, self.code)) }
    }
}

impl LogLevel {
    /// Returns the name of a log level, such as "warning".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_log_level_name(self.0)) }
    }
}

impl DeviceCache {
    /// Returns the name of a type of cache, such as "read-write".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_device_cache_name(self.0)) }
    }
}

impl DeviceMemory {
    /// Returns the name of a type of local memory, such as "global".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_device_memory_name(self.0)) }
    }
}

impl Winsys {
    /// Returns the name of a window system interface, such as "EGL".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_winsys_name(self.0)) }
    }
}

impl GlApi {
    /// Returns the name of an OpenGL API, such as "OpenGL ES".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_gl_api_name(self.0)) }
    }
}

impl Transport {
    /// Returns the name of a transport, such as "external".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_transport_name(self.0)) }
    }
}

impl TransportStatus {
    /// Returns the name of the status of a transport, such as "selected".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_transport_status_name(self.0)) }
    }
}

impl DeviceMatch {
    /// Returns the name of the way a device was chosen, such as "UUID".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_device_match_name(self.0)) }
    }
}

impl SelfTest {
    /// Returns the name of the result of a self-test, such as "passed".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_self_test_name(self.0)) }
    }
}

impl Access {
    /// Returns the name of an access, such as "read-write".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_access_name(self.0)) }
    }
}

impl ArgumentType {
    /// Returns the name of a type of arguments, such as "buffer".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_argument_type_name(self.0)) }
    }
}

impl AddressSpace {
    /// Returns the name of an address space, such as "constant".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_address_space_name(self.0)) }
    }
}

impl ImageAccess {
    /// Returns the name of the access of a kernel to an image, such as "write-only".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_image_access_name(self.0)) }
    }
}

impl BuildStatus {
    /// Returns the name of the status of a build, such as "in progress".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_build_status_name(self.0)) }
    }
}

impl ProgramOrigin {
    /// Returns the name of the origin of a program, such as "source".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_program_origin_name(self.0)) }
    }
}

impl BinaryType {
    /// Returns the name of a type of binary, such as "executable".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_binary_type_name(self.0)) }
    }
}

impl SamplerCoordinates {
    /// Returns the name of a type of coordinates, such as "normalized".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_sampler_coordinates_name(self.0)) }
    }
}

impl SamplerAddress {
    /// Returns the name of an addressing mode, such as "clamp to edge".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_sampler_address_name(self.0)) }
    }
}

impl SamplerFilter {
    /// Returns the name of a filter, such as "linear".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_sampler_filter_name(self.0)) }
    }
}

impl Format {
    /// Returns the name of a format, such as "RGBA8" for [`Format::RGBA8`](crate::Format::RGBA8).
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_format_name(self.0)) }
    }
}

impl NumericType {
    /// Returns the name of the type of the components of a format, such as "unorm".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_numeric_type_name(self.0)) }
    }
}

impl TextureType {
    /// Returns the name of a texture type, such as "2D array".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_texture_type_name(self.0)) }
    }
}

impl PixelComponentType {
    /// Returns the name of the type of the components of pixels, such as "float32".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_pixel_component_type_name(self.0)) }
    }
}

impl FenceStatus {
    /// Returns the name of the status of a fence, such as "complete".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_fence_status_name(self.0)) }
    }
}

impl CommandType {
    /// Returns the name of a command, such as "copy buffer".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_command_type_name(self.0)) }
    }
}

impl FenceType {
    /// Returns the name of a type of fence, such as "OpenGL".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_fence_type_name(self.0)) }
    }
}

impl RingMode {
    /// Returns the name of the mode of a ring, such as "mailbox".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_ring_mode_name(self.0)) }
    }
}

impl ElementType {
    /// Returns the name of the type of the elements of a view, such as "float32".
    pub fn name(self) -> &'static str {
        unsafe { borrowed(clgl_element_type_name(self.0)) }
    }
}
