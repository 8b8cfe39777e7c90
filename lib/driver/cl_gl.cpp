#include "driver/cl_gl.hpp"

#include "base/text.hpp"
#include "driver/cl_handover.hpp"
#include "driver/icd.hpp"

namespace clgl
{

namespace
{

// Returns whether the error code means that the driver cannot share the object.
bool is_refusal(cl_int code)
{
    return code == CL_INVALID_IMAGE_FORMAT_DESCRIPTOR || code == CL_INVALID_GL_OBJECT ||
           code == CL_INVALID_MIP_LEVEL || code == CL_INVALID_OPERATION ||
           code == CL_IMAGE_FORMAT_NOT_SUPPORTED || code == CL_INVALID_VALUE;
}

ClMem checked(cl_mem mem, cl_int code, const char *doing)
{
    ClMem owned(mem);
    if (is_refusal(code)) refuse_cl(code, doing);
    check_cl(code, doing);
    if (!owned) fail(CLGL_ERROR_UNSUPPORTED, text(doing, " returned NULL without an error"));
    return owned;
}

// Creates the object with the functions of OpenCL 1.1, which support only 2D and 3D textures.
ClMem share_texture_opencl_1_1(const ClGlTable &table, cl_context context, const ClGlImage &image)
{
    const bool is_3d = image.target == GL_TEXTURE_3D;
    const bool is_flat =
        image.target == GL_TEXTURE_2D || image.target == GL_TEXTURE_RECTANGLE ||
        (image.target >= GL_TEXTURE_CUBE_MAP_POSITIVE_X && image.target <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z);
    const auto function = is_3d ? table.CreateFromGLTexture3D : is_flat ? table.CreateFromGLTexture2D : nullptr;
    if (!function)
        fail(CLGL_ERROR_UNSUPPORTED,
             is_3d || is_flat ? text("the OpenCL driver has neither the function clCreateFromGLTexture nor "
                                     "clCreateFromGLTexture",
                                     is_3d ? "3D" : "2D")
                              : "the OpenCL driver has no function clCreateFromGLTexture, only the functions of "
                                "OpenCL 1.1 for 2D and 3D textures");
    cl_int code = CL_SUCCESS;
    const cl_mem mem = function(context, CL_MEM_READ_WRITE, image.target, image.level, image.name, &code);
    return checked(mem, code, is_3d ? "clCreateFromGLTexture3D" : "clCreateFromGLTexture2D");
}

}  // namespace

ClGlTable find_cl_gl(cl_platform_id platform, bool has_icd)
{
    ClGlTable table;
#define CLGL_CL_GL_FIND(name)                                                                                    \
    table.name = find_platform_function(platform, has_icd, "cl" #name, &cl_icd_dispatch::cl##name);
    CLGL_CL_GL_FUNCTIONS(CLGL_CL_GL_FIND)
#undef CLGL_CL_GL_FIND
    return table;
}

ClMem share_gl_buffer(const ClGlTable &table, cl_context context, GLuint name)
{
    cl_int code = CL_SUCCESS;
    const cl_mem mem = table.CreateFromGLBuffer(context, CL_MEM_READ_WRITE, name, &code);
    return checked(mem, code, "clCreateFromGLBuffer");
}

ClMem share_gl_image(const ClGlTable &table, cl_context context, const ClGlImage &image)
{
    cl_int code = CL_SUCCESS;
    if (image.target == GL_RENDERBUFFER) {
        if (!table.CreateFromGLRenderbuffer)
            fail(CLGL_ERROR_UNSUPPORTED, "the OpenCL driver has no function clCreateFromGLRenderbuffer");
        const cl_mem mem = table.CreateFromGLRenderbuffer(context, CL_MEM_READ_WRITE, image.name, &code);
        return checked(mem, code, "clCreateFromGLRenderbuffer");
    }
    if (!table.CreateFromGLTexture) return share_texture_opencl_1_1(table, context, image);
    const cl_mem mem =
        table.CreateFromGLTexture(context, CL_MEM_READ_WRITE, image.target, image.level, image.name, &code);
    return checked(mem, code, "clCreateFromGLTexture");
}

ClEvent acquire_gl_object(const ClGlTable &table, cl_command_queue queue, cl_mem mem,
                          std::span<const cl_event> waits)
{
    return enqueue_handover(table.EnqueueAcquireGLObjects, "clEnqueueAcquireGLObjects", queue, mem, waits);
}

ClEvent release_gl_object(const ClGlTable &table, cl_command_queue queue, cl_mem mem,
                          std::span<const cl_event> waits)
{
    return enqueue_handover(table.EnqueueReleaseGLObjects, "clEnqueueReleaseGLObjects", queue, mem, waits);
}

ClEvent event_of_gl_sync(const ClGlTable &table, cl_context context, GLsync sync)
{
    cl_int code = CL_SUCCESS;
    ClEvent event(table.CreateEventFromGLsyncKHR(context, reinterpret_cast<cl_GLsync>(sync), &code));
    check_cl(code, "clCreateEventFromGLsyncKHR");
    if (!event) fail(CLGL_ERROR_UNSUPPORTED, "clCreateEventFromGLsyncKHR returned NULL without an error");
    return event;
}

}  // namespace clgl
