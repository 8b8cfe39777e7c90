// Made by generate.py of the description of the API: change the headers, then run it again.
use clgl_sys::*;

values! {
    /// What kind of failure it was.
    ErrorKind {
        /// A NULL pointer, an unknown flag or enumerator, a reserved field that is set, a size of zero.
        INVALID_ARGUMENT = CLGL_ERROR_INVALID_ARGUMENT,
        /// The handle is NULL, stale, of another type, or none of this library's.
        INVALID_HANDLE = CLGL_ERROR_INVALID_HANDLE,
        /// A structure's struct_size is too small or beyond 4096, or unknown bytes of a larger descriptor are
        /// not zero.
        INVALID_STRUCT_SIZE = CLGL_ERROR_INVALID_STRUCT_SIZE,
        /// Offset and size lie past the end, overflow, or exceed the device's limit.
        OUT_OF_RANGE = CLGL_ERROR_OUT_OF_RANGE,
        /// An offset is not a multiple of the alignment that the device wants.
        MISALIGNED = CLGL_ERROR_MISALIGNED,
        /// The OpenGL name does not exist, does not exist any more, or is of another kind.
        INVALID_GL_OBJECT = CLGL_ERROR_INVALID_GL_OBJECT,
        /// The OpenGL object was given another size after it was wrapped.
        GL_OBJECT_CHANGED = CLGL_ERROR_GL_OBJECT_CHANGED,
        /// Objects of two clgl contexts were mixed in one call.
        WRONG_CONTEXT = CLGL_ERROR_WRONG_CONTEXT,
        /// The call wants an OpenGL context, and none is current on this thread.
        NO_GL_CONTEXT = CLGL_ERROR_NO_GL_CONTEXT,
        /// The OpenGL context that is current on this thread is of another share group.
        WRONG_GL_CONTEXT = CLGL_ERROR_WRONG_GL_CONTEXT,
        /// The object, or a part of it that the call overlaps, is acquired already.
        ALREADY_ACQUIRED = CLGL_ERROR_ALREADY_ACQUIRED,
        /// The object is not acquired by this queue.
        NOT_ACQUIRED = CLGL_ERROR_NOT_ACQUIRED,
        /// There is no OpenCL platform on this machine.
        NO_OPENCL = CLGL_ERROR_NO_OPENCL,
        /// No OpenCL device answers the description.
        NO_DEVICE = CLGL_ERROR_NO_DEVICE,
        /// There is no OpenGL on this machine, or none of the asked kind, or the clgl context was made
        /// without it (CLGL_CONTEXT_COMPUTE_ONLY).
        NO_OPENGL = CLGL_ERROR_NO_OPENGL,
        /// No transport can carry the object as described; the message gives each one's reason.
        NO_TRANSPORT = CLGL_ERROR_NO_TRANSPORT,
        /// This driver cannot do it.
        UNSUPPORTED = CLGL_ERROR_UNSUPPORTED,
        OUT_OF_HOST_MEMORY = CLGL_ERROR_OUT_OF_HOST_MEMORY,
        OUT_OF_DEVICE_MEMORY = CLGL_ERROR_OUT_OF_DEVICE_MEMORY,
        /// The program did not compile or link; the message ends with the build log.
        BUILD_FAILED = CLGL_ERROR_BUILD_FAILED,
        /// A command that was waited for ended with an error.
        COMMAND_FAILED = CLGL_ERROR_COMMAND_FAILED,
        /// An OpenCL call failed in a way that no other code names; see clgl_error_native.
        OPENCL = CLGL_ERROR_OPENCL,
        /// An OpenGL call failed in a way that no other code names; see clgl_error_native.
        OPENGL = CLGL_ERROR_OPENGL,
        /// An EGL or GLX call failed; see clgl_error_native.
        WINSYS = CLGL_ERROR_WINSYS,
        /// The OpenGL context was reset. Only destroying works on its objects from now on.
        CONTEXT_LOST = CLGL_ERROR_CONTEXT_LOST,
        /// The OpenCL device was lost. Only destroying works on its objects from now on.
        DEVICE_LOST = CLGL_ERROR_DEVICE_LOST,
        /// The process is a fork of the one that made the objects. Only destroying works there.
        FORKED = CLGL_ERROR_FORKED,
        /// The object is in a state that does not allow the call: a user fence that was signalled already,
        /// say.
        INVALID_STATE = CLGL_ERROR_INVALID_STATE,
        /// A defect of this library. Please report it with the message.
        INTERNAL = CLGL_ERROR_INTERNAL,
        /// A Vulkan call failed in a way that no other code names; see clgl_error_native.
        VULKAN = CLGL_ERROR_VULKAN,
    }
}

values! {
    /// Whose code a driver's code is.
    NativeSource {
        /// Whose code clgl_error_native gives.
        NONE = CLGL_NATIVE_NONE,
        OPENCL = CLGL_NATIVE_OPENCL,
        OPENGL = CLGL_NATIVE_OPENGL,
        EGL = CLGL_NATIVE_EGL,
        GLX = CLGL_NATIVE_GLX,
        VULKAN = CLGL_NATIVE_VULKAN,
        WGL = CLGL_NATIVE_WGL,
    }
}

values! {
    /// How much a log message matters.
    LogLevel {
        /// How much a log message matters.
        ERROR = CLGL_LOG_ERROR,
        WARNING = CLGL_LOG_WARNING,
        INFO = CLGL_LOG_INFO,
        TRACE = CLGL_LOG_TRACE,
    }
}

flags! {
    /// Flags of a hand-over.
    HandoverFlags {
        /// Acquire: OpenGL's commands on these objects have completed already, or a fence in the wait list
        /// stands for them: do not fence this thread's context. With a transport that needs no OpenGL
        /// commands (the object's own storage is mapped, as clgl_buffer_info.transport_reason tells) the call
        /// then works on any thread.
        GL_DONE = CLGL_HANDOVER_GL_DONE,
        /// Release: do not wait on the CPU. OpenGL may use the objects only after clgl_fence_wait_gl on the
        /// fence that the release gives out.
        DEFER = CLGL_HANDOVER_DEFER,
        /// Release: make the smaller levels of the textures anew from the released one (glGenerateMipmap),
        /// which must be their base level. CLGL_ERROR_INVALID_ARGUMENT, and nothing is released, for textures
        /// of which OpenGL makes no mipmaps: of integers, of formats with stencil, in OpenGL ES of depth,
        /// rectangles and renderbuffers.
        GENERATE_MIPMAPS = CLGL_HANDOVER_GENERATE_MIPMAPS,
        /// Acquire: OpenGL has not changed these objects since they were released, so that nothing moves.
        /// What OpenCL sees of an object that it never had is undefined.
        UNCHANGED = CLGL_HANDOVER_UNCHANGED,
    }
}

values! {
    /// What OpenCL does with a buffer or a texture.
    Access {
        /// What OpenCL does with a buffer.
        READ_WRITE = CLGL_ACCESS_READ_WRITE,
        /// Kernels only read: a release moves nothing back.
        READ_ONLY = CLGL_ACCESS_READ_ONLY,
        /// Kernels only write, perhaps not every byte: what they leave out keeps what OpenGL put there.
        WRITE_ONLY = CLGL_ACCESS_WRITE_ONLY,
        /// Kernels write every byte that OpenGL will read: an acquire moves nothing in, and what the buffer
        /// held is undefined from the acquire on.
        WRITE_DISCARD = CLGL_ACCESS_WRITE_DISCARD,
    }
}

flags! {
    /// Flags of a buffer.
    BufferFlags {
        /// The program will map the buffer with OpenGL: take no transport that prevents it.
        GL_MAPPABLE = CLGL_BUFFER_GL_MAPPABLE,
        /// Wrapping: the library may move the object's storage into shared memory under the same name, its
        /// contents kept. The storage is immutable from then on (glBufferData fails). Ignored for an object
        /// whose storage is immutable already.
        REPLACE_STORAGE = CLGL_BUFFER_REPLACE_STORAGE,
        /// Creating: memory of OpenCL's alone, which needs no acquire and works on every thread.
        COMPUTE_ONLY = CLGL_BUFFER_COMPUTE_ONLY,
        /// With CLGL_BUFFER_COMPUTE_ONLY: data is the buffer's memory itself, not copied, and written by
        /// commands. It must be a multiple of the device's mem_base_addr_align (which is in bits), as kernels
        /// may access it by whole vectors, and live until the callbacks of
        /// clgl_buffer_set_destructor_callback. The program touches it only while a mapping (see
        /// clgl_buffer_map) of that part lasts: elsewhere its contents are undefined, as a device may work on
        /// a copy.
        USE_HOST_MEMORY = CLGL_BUFFER_USE_HOST_MEMORY,
        /// With CLGL_BUFFER_COMPUTE_ONLY: memory of the driver's that the host can reach (pinned, where there
        /// is such), so that mappings need no copy.
        ALLOC_HOST_MEMORY = CLGL_BUFFER_ALLOC_HOST_MEMORY,
    }
}

flags! {
    /// What a mapping is for.
    MapFlags {
        /// What a mapping is for.
        READ = CLGL_MAP_READ,
        WRITE = CLGL_MAP_WRITE,
        /// Write every byte: what the range held need not be brought over. Not with the others.
        WRITE_DISCARD = CLGL_MAP_WRITE_DISCARD,
    }
}

values! {
    /// What an argument of a kernel is.
    ArgumentKind {
        /// Nobody told: the program has no argument information, and nothing was declared.
        UNKNOWN = CLGL_ARGUMENT_UNKNOWN,
        /// Passed by value: a scalar, a vector, a struct.
        VALUE = CLGL_ARGUMENT_VALUE,
        /// A pointer to global or constant memory.
        BUFFER = CLGL_ARGUMENT_BUFFER,
        /// A pointer to local memory.
        LOCAL = CLGL_ARGUMENT_LOCAL,
        /// A texture, and a sampler to read it through.
        IMAGE = CLGL_ARGUMENT_IMAGE,
        SAMPLER = CLGL_ARGUMENT_SAMPLER,
        /// A buffer that is not there: the kernel sees a null pointer. Only in clgl_argument.
        NULL = CLGL_ARGUMENT_NULL,
    }
}

values! {
    /// Where an argument lies.
    AddressSpace {
        /// Where an argument lies.
        UNKNOWN = CLGL_ADDRESS_UNKNOWN,
        GLOBAL = CLGL_ADDRESS_GLOBAL,
        LOCAL = CLGL_ADDRESS_LOCAL,
        CONSTANT = CLGL_ADDRESS_CONSTANT,
        PRIVATE = CLGL_ADDRESS_PRIVATE,
    }
}

values! {
    /// What a kernel does with an image.
    ImageAccess {
        /// The argument is no image, or nobody told.
        NONE = CLGL_IMAGE_ACCESS_NONE,
        READ_ONLY = CLGL_IMAGE_ACCESS_READ_ONLY,
        WRITE_ONLY = CLGL_IMAGE_ACCESS_WRITE_ONLY,
        READ_WRITE = CLGL_IMAGE_ACCESS_READ_WRITE,
    }
}

flags! {
    /// Qualifiers of a pointer's type.
    Qualifiers {
        /// Qualifiers of a pointer's type.
        CONST = CLGL_QUALIFIER_CONST,
        RESTRICT = CLGL_QUALIFIER_RESTRICT,
        VOLATILE = CLGL_QUALIFIER_VOLATILE,
        PIPE = CLGL_QUALIFIER_PIPE,
    }
}

flags! {
    /// Flags of a program.
    ProgramFlags {
        /// Makes the program without building it: for clgl_program_build, for clgl_program_compile, as a
        /// header.
        NO_BUILD = CLGL_PROGRAM_NO_BUILD,
        /// The binaries are the driver's own, as clGetProgramInfo gives them, and not
        /// clgl_program_get_binary's. Drivers believe such binaries: a truncated one, or another driver's,
        /// can end the process.
        DRIVER_BINARIES = CLGL_PROGRAM_DRIVER_BINARIES,
    }
}

values! {
    /// What a program was made of.
    ProgramOrigin {
        /// What a program was made of.
        SOURCE = CLGL_PROGRAM_FROM_SOURCE,
        IL = CLGL_PROGRAM_FROM_IL,
        BINARY = CLGL_PROGRAM_FROM_BINARY,
        /// Of other programs, by clgl_program_link.
        LINK = CLGL_PROGRAM_FROM_LINK,
        /// The caller's cl_program.
        NATIVE = CLGL_PROGRAM_FROM_NATIVE,
    }
}

values! {
    /// How far a build is.
    BuildStatus {
        /// How far the last build, compilation or link is.
        NONE = CLGL_BUILD_NONE,
        IN_PROGRESS = CLGL_BUILD_IN_PROGRESS,
        SUCCESS = CLGL_BUILD_SUCCESS,
        FAILED = CLGL_BUILD_FAILED,
    }
}

flags! {
    /// What a program holds for a device.
    BinaryType {
        /// What a program holds for a device: nothing yet,
        NONE = CLGL_BINARY_NONE,
        /// what was compiled, to be linked;
        COMPILED_OBJECT = CLGL_BINARY_COMPILED_OBJECT,
        /// what was linked with "-create-library", to be linked again;
        LIBRARY = CLGL_BINARY_LIBRARY,
        /// what has kernels.
        EXECUTABLE = CLGL_BINARY_EXECUTABLE,
    }
}

values! {
    /// What a kernel's coordinates count.
    Coordinates {
        /// Coordinates from 0 to 1 over the texture.
        NORMALIZED = CLGL_COORDINATES_NORMALIZED,
        /// Coordinates in pixels.
        PIXELS = CLGL_COORDINATES_PIXELS,
    }
}

values! {
    /// What a kernel reads past the edge.
    Addressing {
        /// The pixel at the edge.
        CLAMP_TO_EDGE = CLGL_ADDRESSING_CLAMP_TO_EDGE,
        /// The border colour: black, transparent where the format has alpha.
        CLAMP = CLGL_ADDRESSING_CLAMP,
        /// The texture again. Only with CLGL_COORDINATES_NORMALIZED.
        REPEAT = CLGL_ADDRESSING_REPEAT,
        /// The texture again, every second time mirrored. Only with CLGL_COORDINATES_NORMALIZED.
        MIRRORED_REPEAT = CLGL_ADDRESSING_MIRRORED_REPEAT,
        /// Anything: the kernel stays inside.
        NONE = CLGL_ADDRESSING_NONE,
    }
}

values! {
    /// Which pixels make one that is read.
    Filter {
        /// The pixel that the coordinate lies in.
        NEAREST = CLGL_FILTER_NEAREST,
        /// A weighted mean of the pixels around it.
        LINEAR = CLGL_FILTER_LINEAR,
    }
}

values! {
    /// How an OpenGL context reached the library.
    Winsys {
        /// How an OpenGL context reached the library.
        NONE = CLGL_WINSYS_NONE,
        EGL = CLGL_WINSYS_EGL,
        GLX = CLGL_WINSYS_GLX,
        WGL = CLGL_WINSYS_WGL,
    }
}

values! {
    /// Which API the OpenGL context speaks.
    GlApi {
        /// Which API the OpenGL context speaks.
        NONE = CLGL_GL_API_NONE,
        OPENGL = CLGL_GL_API_OPENGL,
        OPENGL_ES = CLGL_GL_API_OPENGL_ES,
    }
}

values! {
    /// How memory crosses between OpenGL and OpenCL.
    Transport {
        /// How memory crosses between OpenGL and OpenCL.
        NONE = CLGL_TRANSPORT_NONE,
        /// A persistently mapped OpenGL buffer is the OpenCL buffer's host pointer.
        MAPPED = CLGL_TRANSPORT_MAPPED,
        /// Copies through the host, only of what changed.
        STAGED = CLGL_TRANSPORT_STAGED,
        /// Vulkan allocates the memory, and OpenGL and OpenCL import it, or a CPU works on it in place.
        /// OpenGL neither maps such buffers nor writes them with glBufferSubData: it copies into them, and
        /// draws with them.
        EXTERNAL = CLGL_TRANSPORT_EXTERNAL,
        /// The OpenCL driver shares OpenGL's objects as they are (cl_khr_gl_sharing), those of the program's
        /// too.
        NATIVE = CLGL_TRANSPORT_NATIVE,
    }
}

values! {
    /// How the OpenCL device was chosen.
    Match {
        /// How the OpenCL device was chosen.
        NONE = CLGL_MATCH_NONE,
        /// The descriptor named it.
        REQUESTED = CLGL_MATCH_REQUESTED,
        /// The environment variable CLGL_DEVICE named it.
        ENVIRONMENT = CLGL_MATCH_ENVIRONMENT,
        /// It is the device of the cl_context that the descriptor gave.
        CL_CONTEXT = CLGL_MATCH_CL_CONTEXT,
        /// clGetGLContextInfoKHR named it as the device that drives the OpenGL context.
        GL_QUERY = CLGL_MATCH_GL_QUERY,
        /// OpenGL and OpenCL give the same device UUID.
        UUID = CLGL_MATCH_UUID,
        /// OpenGL draws in software and the device is a CPU: they share the memory.
        CPU = CLGL_MATCH_CPU,
        /// No device is known to drive the OpenGL context; this one was taken as the best of the others.
        FALLBACK = CLGL_MATCH_FALLBACK,
        /// There is no OpenGL to match (CLGL_CONTEXT_COMPUTE_ONLY): devices that are no CPU come before those
        /// that are, else the order in which OpenCL lists them counts.
        BEST = CLGL_MATCH_BEST,
    }
}

flags! {
    /// Flags of a context.
    ContextFlags {
        /// Make an OpenGL context of the library's own, without a window, instead of using the current one.
        HEADLESS = CLGL_CONTEXT_HEADLESS,
        /// Make one more OpenGL context in the share group, on a thread of the library's, so that OpenGL's
        /// fences can be waited for on threads without OpenGL even where EGL's syncs are missing (GLX).
        HELPER = CLGL_CONTEXT_HELPER,
        /// No OpenGL side: OpenCL alone, on one device or several. OpenGL is neither needed nor looked for.
        /// Buffers want CLGL_BUFFER_COMPUTE_ONLY; what needs OpenGL gives CLGL_ERROR_NO_OPENGL.
        COMPUTE_ONLY = CLGL_CONTEXT_COMPUTE_ONLY,
    }
}

values! {
    /// How one transport stands in a context.
    TransportStatus {
        /// How one transport stands in a context.
        REJECTED = CLGL_TRANSPORT_REJECTED,
        /// Works, and comes after the one that is taken.
        OFFERED = CLGL_TRANSPORT_OFFERED,
        /// Is the first choice for buffers that the library creates.
        TAKEN = CLGL_TRANSPORT_TAKEN,
    }
}

values! {
    /// The result of a self-test.
    SelfTest {
        /// Result of a transport's self-test.
        NOT_RUN = CLGL_SELF_TEST_NOT_RUN,
        PASSED = CLGL_SELF_TEST_PASSED,
        FAILED = CLGL_SELF_TEST_FAILED,
    }
}

values! {
    /// A format of pixels.
    Format {
        /// Formats, in OpenGL's terms: the channels, the bits of each, and what they hold: nothing more for
        /// numbers from 0 to 1, _SNORM from -1 to 1, F floating point, I and UI integers. They count from 1
        /// without gaps.
        NONE = CLGL_FORMAT_NONE,
        R8 = CLGL_FORMAT_R8,
        R16 = CLGL_FORMAT_R16,
        R8_SNORM = CLGL_FORMAT_R8_SNORM,
        R16_SNORM = CLGL_FORMAT_R16_SNORM,
        R16F = CLGL_FORMAT_R16F,
        R32F = CLGL_FORMAT_R32F,
        R8I = CLGL_FORMAT_R8I,
        R16I = CLGL_FORMAT_R16I,
        R32I = CLGL_FORMAT_R32I,
        R8UI = CLGL_FORMAT_R8UI,
        R16UI = CLGL_FORMAT_R16UI,
        R32UI = CLGL_FORMAT_R32UI,
        RG8 = CLGL_FORMAT_RG8,
        RG16 = CLGL_FORMAT_RG16,
        RG8_SNORM = CLGL_FORMAT_RG8_SNORM,
        RG16_SNORM = CLGL_FORMAT_RG16_SNORM,
        RG16F = CLGL_FORMAT_RG16F,
        RG32F = CLGL_FORMAT_RG32F,
        RG8I = CLGL_FORMAT_RG8I,
        RG16I = CLGL_FORMAT_RG16I,
        RG32I = CLGL_FORMAT_RG32I,
        RG8UI = CLGL_FORMAT_RG8UI,
        RG16UI = CLGL_FORMAT_RG16UI,
        RG32UI = CLGL_FORMAT_RG32UI,
        RGBA8 = CLGL_FORMAT_RGBA8,
        RGBA16 = CLGL_FORMAT_RGBA16,
        RGBA8_SNORM = CLGL_FORMAT_RGBA8_SNORM,
        RGBA16_SNORM = CLGL_FORMAT_RGBA16_SNORM,
        RGBA16F = CLGL_FORMAT_RGBA16F,
        RGBA32F = CLGL_FORMAT_RGBA32F,
        RGBA8I = CLGL_FORMAT_RGBA8I,
        RGBA16I = CLGL_FORMAT_RGBA16I,
        RGBA32I = CLGL_FORMAT_RGBA32I,
        RGBA8UI = CLGL_FORMAT_RGBA8UI,
        RGBA16UI = CLGL_FORMAT_RGBA16UI,
        RGBA32UI = CLGL_FORMAT_RGBA32UI,
        BGRA8 = CLGL_FORMAT_BGRA8,
        BGRA8_SNORM = CLGL_FORMAT_BGRA8_SNORM,
        BGRA8I = CLGL_FORMAT_BGRA8I,
        BGRA8UI = CLGL_FORMAT_BGRA8UI,
        SRGB8_ALPHA8 = CLGL_FORMAT_SRGB8_ALPHA8,
        DEPTH_COMPONENT16 = CLGL_FORMAT_DEPTH_COMPONENT16,
        DEPTH_COMPONENT32F = CLGL_FORMAT_DEPTH_COMPONENT32F,
        DEPTH24_STENCIL8 = CLGL_FORMAT_DEPTH24_STENCIL8,
        DEPTH32F_STENCIL8 = CLGL_FORMAT_DEPTH32F_STENCIL8,
        ALPHA8 = CLGL_FORMAT_ALPHA8,
        ALPHA16 = CLGL_FORMAT_ALPHA16,
        ALPHA8_SNORM = CLGL_FORMAT_ALPHA8_SNORM,
        ALPHA16_SNORM = CLGL_FORMAT_ALPHA16_SNORM,
        ALPHA16F = CLGL_FORMAT_ALPHA16F,
        ALPHA32F = CLGL_FORMAT_ALPHA32F,
        ALPHA8I = CLGL_FORMAT_ALPHA8I,
        ALPHA16I = CLGL_FORMAT_ALPHA16I,
        ALPHA32I = CLGL_FORMAT_ALPHA32I,
        ALPHA8UI = CLGL_FORMAT_ALPHA8UI,
        ALPHA16UI = CLGL_FORMAT_ALPHA16UI,
        ALPHA32UI = CLGL_FORMAT_ALPHA32UI,
        LUMINANCE8 = CLGL_FORMAT_LUMINANCE8,
        LUMINANCE16 = CLGL_FORMAT_LUMINANCE16,
        LUMINANCE16F = CLGL_FORMAT_LUMINANCE16F,
        LUMINANCE32F = CLGL_FORMAT_LUMINANCE32F,
        INTENSITY8 = CLGL_FORMAT_INTENSITY8,
        INTENSITY16 = CLGL_FORMAT_INTENSITY16,
        INTENSITY16F = CLGL_FORMAT_INTENSITY16F,
        INTENSITY32F = CLGL_FORMAT_INTENSITY32F,
        ARGB8 = CLGL_FORMAT_ARGB8,
        ARGB8_SNORM = CLGL_FORMAT_ARGB8_SNORM,
        ARGB8I = CLGL_FORMAT_ARGB8I,
        ARGB8UI = CLGL_FORMAT_ARGB8UI,
        RGB8 = CLGL_FORMAT_RGB8,
        RGB16 = CLGL_FORMAT_RGB16,
        RGB8_SNORM = CLGL_FORMAT_RGB8_SNORM,
        RGB16_SNORM = CLGL_FORMAT_RGB16_SNORM,
        RGB16F = CLGL_FORMAT_RGB16F,
        RGB32F = CLGL_FORMAT_RGB32F,
        RGB8I = CLGL_FORMAT_RGB8I,
        RGB16I = CLGL_FORMAT_RGB16I,
        RGB32I = CLGL_FORMAT_RGB32I,
        RGB8UI = CLGL_FORMAT_RGB8UI,
        RGB16UI = CLGL_FORMAT_RGB16UI,
        RGB32UI = CLGL_FORMAT_RGB32UI,
        SRGB8 = CLGL_FORMAT_SRGB8,
        RGB565 = CLGL_FORMAT_RGB565,
        RGBA4 = CLGL_FORMAT_RGBA4,
        RGB5_A1 = CLGL_FORMAT_RGB5_A1,
        RGB10_A2 = CLGL_FORMAT_RGB10_A2,
        RGB10_A2UI = CLGL_FORMAT_RGB10_A2UI,
        R11F_G11F_B10F = CLGL_FORMAT_R11F_G11F_B10F,
        RGB9_E5 = CLGL_FORMAT_RGB9_E5,
        DEPTH_COMPONENT24 = CLGL_FORMAT_DEPTH_COMPONENT24,
        DEPTH_COMPONENT32 = CLGL_FORMAT_DEPTH_COMPONENT32,
        STENCIL_INDEX8 = CLGL_FORMAT_STENCIL_INDEX8,
        COMPRESSED_RED_RGTC1 = CLGL_FORMAT_COMPRESSED_RED_RGTC1,
        COMPRESSED_SIGNED_RED_RGTC1 = CLGL_FORMAT_COMPRESSED_SIGNED_RED_RGTC1,
        COMPRESSED_RG_RGTC2 = CLGL_FORMAT_COMPRESSED_RG_RGTC2,
        COMPRESSED_SIGNED_RG_RGTC2 = CLGL_FORMAT_COMPRESSED_SIGNED_RG_RGTC2,
        COMPRESSED_RGBA_BPTC_UNORM = CLGL_FORMAT_COMPRESSED_RGBA_BPTC_UNORM,
        COMPRESSED_SRGB_ALPHA_BPTC_UNORM = CLGL_FORMAT_COMPRESSED_SRGB_ALPHA_BPTC_UNORM,
        COMPRESSED_RGB_BPTC_SIGNED_FLOAT = CLGL_FORMAT_COMPRESSED_RGB_BPTC_SIGNED_FLOAT,
        COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT = CLGL_FORMAT_COMPRESSED_RGB_BPTC_UNSIGNED_FLOAT,
        COMPRESSED_RGB_S3TC_DXT1 = CLGL_FORMAT_COMPRESSED_RGB_S3TC_DXT1,
        COMPRESSED_RGBA_S3TC_DXT1 = CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT1,
        COMPRESSED_RGBA_S3TC_DXT3 = CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT3,
        COMPRESSED_RGBA_S3TC_DXT5 = CLGL_FORMAT_COMPRESSED_RGBA_S3TC_DXT5,
        COMPRESSED_RGB8_ETC2 = CLGL_FORMAT_COMPRESSED_RGB8_ETC2,
        COMPRESSED_RGBA8_ETC2_EAC = CLGL_FORMAT_COMPRESSED_RGBA8_ETC2_EAC,
    }
}

values! {
    /// What a format's channels hold.
    Numeric {
        /// What a format's channels hold.
        UNORM = CLGL_NUMERIC_UNORM,
        SNORM = CLGL_NUMERIC_SNORM,
        FLOAT = CLGL_NUMERIC_FLOAT,
        INT = CLGL_NUMERIC_INT,
        UINT = CLGL_NUMERIC_UINT,
        /// Numbers from 0 to 1, the colours encoded as sRGB, alpha as it is.
        SRGB = CLGL_NUMERIC_SRGB,
        /// Depth, with or without stencil.
        DEPTH = CLGL_NUMERIC_DEPTH,
    }
}

values! {
    /// Kinds of textures.
    TextureKind {
        /// Kinds of textures. What the three parts of an origin or an extent count in them: {pixels},
        /// {pixels, rows}, {pixels, rows, slices}; of arrays {pixels, layers}, where the row pitch is from
        /// layer to layer, and {pixels, rows, layers}; the pixels of a buffer, {pixels}, only where the
        /// driver is right with them, which is tried.
        D1 = CLGL_TEXTURE_KIND_1D,
        D2 = CLGL_TEXTURE_KIND_2D,
        D3 = CLGL_TEXTURE_KIND_3D,
        D1_ARRAY = CLGL_TEXTURE_KIND_1D_ARRAY,
        D2_ARRAY = CLGL_TEXTURE_KIND_2D_ARRAY,
        BUFFER = CLGL_TEXTURE_KIND_BUFFER,
    }
}

flags! {
    /// Flags of a texture.
    TextureFlags {
        /// Wrapping: the library may move the texture's storage into shared memory under the same name, its
        /// contents, parameters and attachments kept. The storage is immutable from then on (glTexImage
        /// fails), also when the clgl texture has gone. Where that cannot be it keeps its own, and
        /// transport_reason of clgl_texture_info says why.
        REPLACE_STORAGE = CLGL_TEXTURE_REPLACE_STORAGE,
        /// Memory of OpenCL's alone, which needs no acquire and works on every thread.
        COMPUTE_ONLY = CLGL_TEXTURE_COMPUTE_ONLY,
        /// Shared ones: if OpenCL's device has no images of the format, its image is of the nearest that it
        /// has, and OpenGL converts at the hand-over: components that the texture lacks read as 0, alpha as
        /// 1, and are dropped on the way back, numbers rounded; depth is the first, and leaves stencils
        /// undefined; compressed ones are read.
        NEAREST_FORMAT = CLGL_TEXTURE_NEAREST_FORMAT,
        /// Multisampled textures (OpenGL 3.2), which are refused without this: OpenCL's image has a layer for
        /// each sample, by layer \* samples + sample, and OpenGL copies them as they are, without resolving
        /// them. Only if shared.
        SAMPLES_AS_LAYERS = CLGL_TEXTURE_SAMPLES_AS_LAYERS,
        /// The texture lies in the memory that data points at, and the commands on it work there. Only where
        /// the device does so without copies behind the program's back, which is tried.
        USE_HOST_MEMORY = CLGL_TEXTURE_USE_HOST_MEMORY,
    }
}

values! {
    /// What a number of a buffer's pixels is.
    PixelComponent {
        /// What a number of a buffer's pixels is.
        UNORM8 = CLGL_PIXEL_UNORM8,
        SNORM8 = CLGL_PIXEL_SNORM8,
        UINT8 = CLGL_PIXEL_UINT8,
        INT8 = CLGL_PIXEL_INT8,
        FLOAT32 = CLGL_PIXEL_FLOAT32,
    }
}

flags! {
    /// Flags of conversions.
    ConvertFlags {
        /// Upside down: what is the first row of the one side is the last of the other.
        FLIP = CLGL_CONVERT_FLIP,
        /// clgl_convert_buffer: the pixels may be a part of the buffers.
        PART = CLGL_CONVERT_PART,
    }
}

flags! {
    /// Types of devices.
    DeviceTypes {
        /// Types of devices.
        DEFAULT = CLGL_DEVICE_TYPE_DEFAULT,
        CPU = CLGL_DEVICE_TYPE_CPU,
        GPU = CLGL_DEVICE_TYPE_GPU,
        ACCELERATOR = CLGL_DEVICE_TYPE_ACCELERATOR,
        CUSTOM = CLGL_DEVICE_TYPE_CUSTOM,
    }
}

flags! {
    /// What a floating-point type can do.
    DeviceFp {
        /// What a floating-point type can do.
        DENORM = CLGL_DEVICE_FP_DENORM,
        INF_NAN = CLGL_DEVICE_FP_INF_NAN,
        ROUND_TO_NEAREST = CLGL_DEVICE_FP_ROUND_TO_NEAREST,
        ROUND_TO_ZERO = CLGL_DEVICE_FP_ROUND_TO_ZERO,
        ROUND_TO_INF = CLGL_DEVICE_FP_ROUND_TO_INF,
        FMA = CLGL_DEVICE_FP_FMA,
        SOFT_FLOAT = CLGL_DEVICE_FP_SOFT_FLOAT,
        CORRECTLY_ROUNDED_DIVIDE_SQRT = CLGL_DEVICE_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT,
    }
}

flags! {
    /// The cache of the global memory.
    DeviceCache {
        /// The cache of the global memory.
        NONE = CLGL_DEVICE_CACHE_NONE,
        READ_ONLY = CLGL_DEVICE_CACHE_READ_ONLY,
        READ_WRITE = CLGL_DEVICE_CACHE_READ_WRITE,
    }
}

flags! {
    /// Where local memory lies.
    DeviceMemory {
        /// Where local memory lies.
        NONE = CLGL_DEVICE_MEMORY_NONE,
        LOCAL = CLGL_DEVICE_MEMORY_LOCAL,
        GLOBAL = CLGL_DEVICE_MEMORY_GLOBAL,
    }
}

flags! {
    /// What a device executes.
    DeviceExec {
        /// What a device executes.
        KERNEL = CLGL_DEVICE_EXEC_KERNEL,
        NATIVE_KERNEL = CLGL_DEVICE_EXEC_NATIVE_KERNEL,
    }
}

flags! {
    /// What queues of a device can do.
    DeviceQueue {
        /// What queues can do.
        OUT_OF_ORDER = CLGL_DEVICE_QUEUE_OUT_OF_ORDER,
        PROFILING = CLGL_DEVICE_QUEUE_PROFILING,
    }
}

flags! {
    /// Kernels that launch kernels.
    DeviceEnqueue {
        /// Kernels that launch kernels.
        SUPPORTED = CLGL_DEVICE_ENQUEUE_SUPPORTED,
        REPLACEABLE_DEFAULT = CLGL_DEVICE_ENQUEUE_REPLACEABLE_DEFAULT,
    }
}

flags! {
    /// How a device can be split.
    DeviceAffinity {
        /// How a device can be split by what its parts have in common.
        NUMA = CLGL_DEVICE_AFFINITY_NUMA,
        L4_CACHE = CLGL_DEVICE_AFFINITY_L4_CACHE,
        L3_CACHE = CLGL_DEVICE_AFFINITY_L3_CACHE,
        L2_CACHE = CLGL_DEVICE_AFFINITY_L2_CACHE,
        L1_CACHE = CLGL_DEVICE_AFFINITY_L1_CACHE,
        NEXT_PARTITIONABLE = CLGL_DEVICE_AFFINITY_NEXT_PARTITIONABLE,
    }
}

flags! {
    /// Shared virtual memory.
    DeviceSvm {
        /// Shared virtual memory.
        COARSE_GRAIN_BUFFER = CLGL_DEVICE_SVM_COARSE_GRAIN_BUFFER,
        FINE_GRAIN_BUFFER = CLGL_DEVICE_SVM_FINE_GRAIN_BUFFER,
        FINE_GRAIN_SYSTEM = CLGL_DEVICE_SVM_FINE_GRAIN_SYSTEM,
        ATOMICS = CLGL_DEVICE_SVM_ATOMICS,
    }
}

flags! {
    /// Orders and scopes of atomic operations and fences.
    DeviceAtomic {
        /// Orders and scopes of atomic operations and fences.
        ORDER_RELAXED = CLGL_DEVICE_ATOMIC_ORDER_RELAXED,
        ORDER_ACQ_REL = CLGL_DEVICE_ATOMIC_ORDER_ACQ_REL,
        ORDER_SEQ_CST = CLGL_DEVICE_ATOMIC_ORDER_SEQ_CST,
        SCOPE_WORK_ITEM = CLGL_DEVICE_ATOMIC_SCOPE_WORK_ITEM,
        SCOPE_WORK_GROUP = CLGL_DEVICE_ATOMIC_SCOPE_WORK_GROUP,
        SCOPE_DEVICE = CLGL_DEVICE_ATOMIC_SCOPE_DEVICE,
        SCOPE_ALL_DEVICES = CLGL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES,
    }
}

values! {
    /// Whose commands a fence stands behind.
    FenceKind {
        /// Whose commands a fence stands behind.
        OPENCL = CLGL_FENCE_OPENCL,
        OPENGL = CLGL_FENCE_OPENGL,
        /// Nobody's: the program signals it.
        USER = CLGL_FENCE_USER,
    }
}

values! {
    /// How far a fence is.
    FenceStatus {
        /// How far a fence is. A fence of OpenGL knows only submitted and complete, and so does one of the
        /// program's.
        QUEUED = CLGL_STATUS_QUEUED,
        SUBMITTED = CLGL_STATUS_SUBMITTED,
        RUNNING = CLGL_STATUS_RUNNING,
        COMPLETE = CLGL_STATUS_COMPLETE,
        /// A command before it ended with an error, or a user fence was failed.
        FAILED = CLGL_STATUS_FAILED,
    }
}

values! {
    /// What command a fence stands behind.
    CommandKind {
        /// One that OpenCL knows and this version of the library does not.
        UNKNOWN = CLGL_COMMAND_UNKNOWN,
        KERNEL = CLGL_COMMAND_KERNEL,
        /// A function of the host's: clgl_queue_host_function, or a native kernel of another's.
        HOST_FUNCTION = CLGL_COMMAND_HOST_FUNCTION,
        READ_BUFFER = CLGL_COMMAND_READ_BUFFER,
        WRITE_BUFFER = CLGL_COMMAND_WRITE_BUFFER,
        COPY_BUFFER = CLGL_COMMAND_COPY_BUFFER,
        FILL_BUFFER = CLGL_COMMAND_FILL_BUFFER,
        READ_BUFFER_RECT = CLGL_COMMAND_READ_BUFFER_RECT,
        WRITE_BUFFER_RECT = CLGL_COMMAND_WRITE_BUFFER_RECT,
        COPY_BUFFER_RECT = CLGL_COMMAND_COPY_BUFFER_RECT,
        MAP_BUFFER = CLGL_COMMAND_MAP_BUFFER,
        /// Of a buffer or an image.
        UNMAP = CLGL_COMMAND_UNMAP,
        MIGRATE = CLGL_COMMAND_MIGRATE,
        READ_IMAGE = CLGL_COMMAND_READ_IMAGE,
        WRITE_IMAGE = CLGL_COMMAND_WRITE_IMAGE,
        COPY_IMAGE = CLGL_COMMAND_COPY_IMAGE,
        COPY_IMAGE_TO_BUFFER = CLGL_COMMAND_COPY_IMAGE_TO_BUFFER,
        COPY_BUFFER_TO_IMAGE = CLGL_COMMAND_COPY_BUFFER_TO_IMAGE,
        MAP_IMAGE = CLGL_COMMAND_MAP_IMAGE,
        FILL_IMAGE = CLGL_COMMAND_FILL_IMAGE,
        MARKER = CLGL_COMMAND_MARKER,
        BARRIER = CLGL_COMMAND_BARRIER,
        /// clgl_acquire and clgl_release, or the commands of cl_khr_gl_sharing.
        ACQUIRE = CLGL_COMMAND_ACQUIRE,
        RELEASE = CLGL_COMMAND_RELEASE,
        /// No command: the program signals it.
        USER = CLGL_COMMAND_USER,
        /// A point in OpenGL's stream.
        GL_FENCE = CLGL_COMMAND_GL_FENCE,
        /// Commands on shared virtual memory, enqueued by OpenCL's own calls.
        SVM_FREE = CLGL_COMMAND_SVM_FREE,
        SVM_COPY = CLGL_COMMAND_SVM_COPY,
        SVM_FILL = CLGL_COMMAND_SVM_FILL,
        SVM_MAP = CLGL_COMMAND_SVM_MAP,
        SVM_UNMAP = CLGL_COMMAND_SVM_UNMAP,
        SVM_MIGRATE = CLGL_COMMAND_SVM_MIGRATE,
    }
}

flags! {
    /// Flags of a queue.
    QueueFlags {
        /// Commands may run in any order that their wait lists allow.
        OUT_OF_ORDER = CLGL_QUEUE_OUT_OF_ORDER,
        /// Fences of the queue's commands know their profiling times, on devices with
        /// CLGL_DEVICE_QUEUE_PROFILING.
        PROFILING = CLGL_QUEUE_PROFILING,
    }
}

flags! {
    /// Flags of a migration.
    MigrateFlags {
        /// To host memory, whichever device the queue is of; on PoCL to the queue's device, whose memory it
        /// is.
        HOST = CLGL_MIGRATE_HOST,
        /// What the objects hold is of no interest any more: nothing needs to be moved.
        CONTENT_UNDEFINED = CLGL_MIGRATE_CONTENT_UNDEFINED,
    }
}

values! {
    /// Which frame drawing takes.
    RingMode {
        /// The oldest that it has not had: every frame, in order. Compute waits for drawing when all slots
        /// are full.
        FIFO = CLGL_RING_FIFO,
        /// The newest: frames that it was too slow for are dropped. With three slots and more, compute never
        /// waits for drawing, nor drawing for compute.
        MAILBOX = CLGL_RING_MAILBOX,
    }
}

values! {
    /// What an item of a view consists of.
    Element {
        /// Raw bytes, as many as there are components
        BYTES = CLGL_ELEMENT_BYTES,
        INT8 = CLGL_ELEMENT_INT8,
        UINT8 = CLGL_ELEMENT_UINT8,
        INT16 = CLGL_ELEMENT_INT16,
        UINT16 = CLGL_ELEMENT_UINT16,
        INT32 = CLGL_ELEMENT_INT32,
        UINT32 = CLGL_ELEMENT_UINT32,
        INT64 = CLGL_ELEMENT_INT64,
        UINT64 = CLGL_ELEMENT_UINT64,
        FLOAT16 = CLGL_ELEMENT_FLOAT16,
        FLOAT32 = CLGL_ELEMENT_FLOAT32,
        FLOAT64 = CLGL_ELEMENT_FLOAT64,
    }
}
