#include "base/result.hpp"

#include "base/native_code.hpp"
#include "base/text.hpp"

#include <algorithm>

namespace clgl
{

namespace
{

constexpr NativeCode results[] = {
    {CLGL_SUCCESS, "CLGL_SUCCESS"},
    {CLGL_TIMEOUT, "CLGL_TIMEOUT"},
    {CLGL_NOT_READY, "CLGL_NOT_READY"},
    {CLGL_ERROR_INVALID_ARGUMENT, "CLGL_ERROR_INVALID_ARGUMENT"},
    {CLGL_ERROR_INVALID_HANDLE, "CLGL_ERROR_INVALID_HANDLE"},
    {CLGL_ERROR_INVALID_STRUCT_SIZE, "CLGL_ERROR_INVALID_STRUCT_SIZE"},
    {CLGL_ERROR_OUT_OF_RANGE, "CLGL_ERROR_OUT_OF_RANGE"},
    {CLGL_ERROR_MISALIGNED, "CLGL_ERROR_MISALIGNED"},
    {CLGL_ERROR_INVALID_GL_OBJECT, "CLGL_ERROR_INVALID_GL_OBJECT"},
    {CLGL_ERROR_GL_OBJECT_CHANGED, "CLGL_ERROR_GL_OBJECT_CHANGED"},
    {CLGL_ERROR_WRONG_CONTEXT, "CLGL_ERROR_WRONG_CONTEXT"},
    {CLGL_ERROR_NO_GL_CONTEXT, "CLGL_ERROR_NO_GL_CONTEXT"},
    {CLGL_ERROR_WRONG_GL_CONTEXT, "CLGL_ERROR_WRONG_GL_CONTEXT"},
    {CLGL_ERROR_ALREADY_ACQUIRED, "CLGL_ERROR_ALREADY_ACQUIRED"},
    {CLGL_ERROR_NOT_ACQUIRED, "CLGL_ERROR_NOT_ACQUIRED"},
    {CLGL_ERROR_NO_OPENCL, "CLGL_ERROR_NO_OPENCL"},
    {CLGL_ERROR_NO_DEVICE, "CLGL_ERROR_NO_DEVICE"},
    {CLGL_ERROR_NO_OPENGL, "CLGL_ERROR_NO_OPENGL"},
    {CLGL_ERROR_NO_TRANSPORT, "CLGL_ERROR_NO_TRANSPORT"},
    {CLGL_ERROR_UNSUPPORTED, "CLGL_ERROR_UNSUPPORTED"},
    {CLGL_ERROR_OUT_OF_HOST_MEMORY, "CLGL_ERROR_OUT_OF_HOST_MEMORY"},
    {CLGL_ERROR_OUT_OF_DEVICE_MEMORY, "CLGL_ERROR_OUT_OF_DEVICE_MEMORY"},
    {CLGL_ERROR_BUILD_FAILED, "CLGL_ERROR_BUILD_FAILED"},
    {CLGL_ERROR_COMMAND_FAILED, "CLGL_ERROR_COMMAND_FAILED"},
    {CLGL_ERROR_OPENCL, "CLGL_ERROR_OPENCL"},
    {CLGL_ERROR_OPENGL, "CLGL_ERROR_OPENGL"},
    {CLGL_ERROR_WINSYS, "CLGL_ERROR_WINSYS"},
    {CLGL_ERROR_CONTEXT_LOST, "CLGL_ERROR_CONTEXT_LOST"},
    {CLGL_ERROR_DEVICE_LOST, "CLGL_ERROR_DEVICE_LOST"},
    {CLGL_ERROR_FORKED, "CLGL_ERROR_FORKED"},
    {CLGL_ERROR_INVALID_STATE, "CLGL_ERROR_INVALID_STATE"},
    {CLGL_ERROR_INTERNAL, "CLGL_ERROR_INTERNAL"},
    {CLGL_ERROR_VULKAN, "CLGL_ERROR_VULKAN"},
};

constexpr NativeCode opengl_codes[] = {
    {0, "GL_NO_ERROR", "no call failed since the last glGetError"},
    {0x0500, "GL_INVALID_ENUM", "an enumeration parameter is invalid, or not supported by this version of OpenGL",
     "check the parameter, or create a context of a newer version"},
    {0x0501, "GL_INVALID_VALUE", "a number is out of range"},
    {0x0502, "GL_INVALID_OPERATION",
     "the call is not allowed in the present state: an object is missing, mapped, immutable or of another kind",
     "enable debug output (GL_KHR_debug) to see which"},
    {0x0503, "GL_STACK_OVERFLOW", "more was pushed than the stack holds"},
    {0x0504, "GL_STACK_UNDERFLOW", "more was popped than pushed"},
    {0x0505, "GL_OUT_OF_MEMORY", "there is not enough memory for the object",
     "delete objects, or make smaller ones"},
    {0x0506, "GL_INVALID_FRAMEBUFFER_OPERATION", "the framebuffer is not complete",
     "call glCheckFramebufferStatus for the reason"},
    {0x0507, "GL_CONTEXT_LOST", "the context was reset, perhaps by a shader that did not end",
     "make a new context and all of its objects"},
    {0x8031, "GL_TABLE_TOO_LARGE", "the table is larger than this OpenGL allows"},
};

constexpr NativeCode egl_codes[] = {
    {0x3000, "EGL_SUCCESS", "the call succeeded"},
    {0x3001, "EGL_NOT_INITIALIZED", "the display is not initialised, or has no driver",
     "call eglInitialize, and check that the OpenGL driver is installed"},
    {0x3002, "EGL_BAD_ACCESS", "the context or surface is current on another thread", "release it there first"},
    {0x3003, "EGL_BAD_ALLOC", "there is not enough memory, or the window has a surface already"},
    {0x3004, "EGL_BAD_ATTRIBUTE", "an attribute is unknown, or its value is not valid"},
    {0x3005, "EGL_BAD_CONFIG", "the configuration does not belong to this display"},
    {0x3006, "EGL_BAD_CONTEXT", "the context is not valid or was destroyed"},
    {0x3007, "EGL_BAD_CURRENT_SURFACE",
     "the window, pbuffer or pixmap of the current surface is no longer valid"},
    {0x3008, "EGL_BAD_DISPLAY", "the display does not exist"},
    {0x3009, "EGL_BAD_MATCH",
     "context, configuration and surface do not fit together, or the driver has no context of this version",
     "request an older version, or a configuration that suits the surface"},
    {0x300A, "EGL_BAD_NATIVE_PIXMAP", "the pixmap does not exist"},
    {0x300B, "EGL_BAD_NATIVE_WINDOW", "the window does not exist"},
    {0x300C, "EGL_BAD_PARAMETER", "a parameter is NULL or unknown"},
    {0x300D, "EGL_BAD_SURFACE", "the surface is not valid or was destroyed"},
    {0x300E, "EGL_CONTEXT_LOST", "the driver was reset or the machine slept",
     "make a new context and all of its objects"},
    {0x321B, "EGL_BAD_STREAM_KHR", "the stream is not valid or was destroyed"},
    {0x321C, "EGL_BAD_STATE_KHR", "the stream is in a state that does not allow the call"},
    {0x322B, "EGL_BAD_DEVICE_EXT", "the device does not exist"},
    {0x322D, "EGL_BAD_OUTPUT_LAYER_EXT", "the output layer does not exist"},
    {0x322E, "EGL_BAD_OUTPUT_PORT_EXT", "the output port does not exist"},
};

// A GLX error is either a GLX_ code, which a function returns, or an X error, which the X server sends. Both
// enumerations start at 1, so each of the entries 1 to 7 lists two meanings.
constexpr NativeCode glx_codes[] = {
    {0, "Success"},
    {1, "BadRequest or GLX_BAD_SCREEN"},
    {2, "BadValue or GLX_BAD_ATTRIBUTE"},
    {3, "BadWindow or GLX_NO_EXTENSION"},
    {4, "BadPixmap or GLX_BAD_VISUAL"},
    {5, "BadAtom or GLX_BAD_CONTEXT"},
    {6, "BadCursor or GLX_BAD_VALUE"},
    {7, "BadFont or GLX_BAD_ENUM"},
    {8, "BadMatch"},
    {9, "BadDrawable"},
    {10, "BadAccess", "the context or drawable is current on another thread", "release it there first"},
    {11, "BadAlloc"},
    {12, "BadColor"},
    {13, "BadGC"},
    {14, "BadIDChoice"},
    {15, "BadName"},
    {16, "BadLength"},
    {17, "BadImplementation"},
};

constexpr NativeCode vulkan_codes[] = {
    {0, "VK_SUCCESS"},
    {1, "VK_NOT_READY"},
    {2, "VK_TIMEOUT"},
    {3, "VK_EVENT_SET"},
    {4, "VK_EVENT_RESET"},
    {5, "VK_INCOMPLETE"},
    {1000001003, "VK_SUBOPTIMAL_KHR"},
    {1000268000, "VK_THREAD_IDLE_KHR"},
    {1000268001, "VK_THREAD_DONE_KHR"},
    {1000268002, "VK_OPERATION_DEFERRED_KHR"},
    {1000268003, "VK_OPERATION_NOT_DEFERRED_KHR"},
    {1000297000, "VK_PIPELINE_COMPILE_REQUIRED"},
    {-1, "VK_ERROR_OUT_OF_HOST_MEMORY"},
    {-2, "VK_ERROR_OUT_OF_DEVICE_MEMORY"},
    {-3, "VK_ERROR_INITIALIZATION_FAILED"},
    {-4, "VK_ERROR_DEVICE_LOST"},
    {-5, "VK_ERROR_MEMORY_MAP_FAILED"},
    {-6, "VK_ERROR_LAYER_NOT_PRESENT"},
    {-7, "VK_ERROR_EXTENSION_NOT_PRESENT"},
    {-8, "VK_ERROR_FEATURE_NOT_PRESENT"},
    {-9, "VK_ERROR_INCOMPATIBLE_DRIVER"},
    {-10, "VK_ERROR_TOO_MANY_OBJECTS"},
    {-11, "VK_ERROR_FORMAT_NOT_SUPPORTED"},
    {-12, "VK_ERROR_FRAGMENTED_POOL"},
    {-13, "VK_ERROR_UNKNOWN"},
    {-1000000000, "VK_ERROR_SURFACE_LOST_KHR"},
    {-1000000001, "VK_ERROR_NATIVE_WINDOW_IN_USE_KHR"},
    {-1000001004, "VK_ERROR_OUT_OF_DATE_KHR"},
    {-1000003001, "VK_ERROR_INCOMPATIBLE_DISPLAY_KHR"},
    {-1000011001, "VK_ERROR_VALIDATION_FAILED_EXT"},
    {-1000012000, "VK_ERROR_INVALID_SHADER_NV"},
    {-1000023000, "VK_ERROR_IMAGE_USAGE_NOT_SUPPORTED_KHR"},
    {-1000023001, "VK_ERROR_VIDEO_PICTURE_LAYOUT_NOT_SUPPORTED_KHR"},
    {-1000023002, "VK_ERROR_VIDEO_PROFILE_OPERATION_NOT_SUPPORTED_KHR"},
    {-1000023003, "VK_ERROR_VIDEO_PROFILE_FORMAT_NOT_SUPPORTED_KHR"},
    {-1000023004, "VK_ERROR_VIDEO_PROFILE_CODEC_NOT_SUPPORTED_KHR"},
    {-1000023005, "VK_ERROR_VIDEO_STD_VERSION_NOT_SUPPORTED_KHR"},
    {-1000069000, "VK_ERROR_OUT_OF_POOL_MEMORY"},
    {-1000072003, "VK_ERROR_INVALID_EXTERNAL_HANDLE"},
    {-1000158000, "VK_ERROR_INVALID_DRM_FORMAT_MODIFIER_PLANE_LAYOUT_EXT"},
    {-1000161000, "VK_ERROR_FRAGMENTATION"},
    {-1000174001, "VK_ERROR_NOT_PERMITTED_KHR"},
    {-1000255000, "VK_ERROR_FULL_SCREEN_EXCLUSIVE_MODE_LOST_EXT"},
    {-1000257000, "VK_ERROR_INVALID_OPAQUE_CAPTURE_ADDRESS"},
    {-1000338000, "VK_ERROR_COMPRESSION_EXHAUSTED_EXT"},
};

std::span<const NativeCode> codes_of(clgl_native_source source) noexcept
{
    switch (source) {
    case CLGL_NATIVE_OPENCL:
        return opencl_codes();
    case CLGL_NATIVE_OPENGL:
        return opengl_codes;
    case CLGL_NATIVE_EGL:
        return egl_codes;
    case CLGL_NATIVE_GLX:
        return glx_codes;
    case CLGL_NATIVE_VULKAN:
        return vulkan_codes;
    default:
        return {};
    }
}

const NativeCode &find(std::span<const NativeCode> codes, int32_t code, const NativeCode &otherwise) noexcept
{
    const auto found = std::ranges::find(codes, code, &NativeCode::code);
    return found == codes.end() ? otherwise : *found;
}

}  // namespace

const char *result_name(clgl_result result) noexcept
{
    static constexpr NativeCode unknown{0, "CLGL_UNKNOWN_RESULT"};
    return find(results, result, unknown).name;
}

const NativeCode &native_code(clgl_native_source source, int32_t code) noexcept
{
    static constexpr NativeCode unknown{0, "unknown"};
    return find(codes_of(source), code, unknown);
}

bool is_temporary(clgl_result result) noexcept
{
    switch (result) {
    case CLGL_ERROR_OUT_OF_HOST_MEMORY:
    case CLGL_ERROR_OUT_OF_DEVICE_MEMORY:
    case CLGL_ERROR_CONTEXT_LOST:
    case CLGL_ERROR_DEVICE_LOST:
        return true;
    default:
        return false;
    }
}

const char *native_name(clgl_native_source source, int32_t code) noexcept
{
    return native_code(source, code).name;
}

std::string explain_native(clgl_native_source source, int32_t code)
{
    const NativeCode &known = native_code(source, code);
    if (!*known.cause) return {};
    return text(": ", known.cause, *known.fix ? "; " : "", known.fix);
}

}  // namespace clgl
