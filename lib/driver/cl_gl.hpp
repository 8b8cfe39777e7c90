// Calls the functions of cl_khr_gl_sharing, with which the driver creates OpenCL objects from GL objects.
#pragma once

#include "driver/cl.hpp"
#include "driver/gl.hpp"

#include <CL/cl_gl.h>

// The OpenCL functions that clgl calls, without the prefix "cl"
#define CLGL_CL_GL_FUNCTIONS(X)                                                                                  \
    X(CreateFromGLBuffer)                                                                                        \
    X(CreateFromGLTexture)                                                                                       \
    X(CreateFromGLTexture2D)                                                                                     \
    X(CreateFromGLTexture3D)                                                                                     \
    X(CreateFromGLRenderbuffer)                                                                                  \
    X(EnqueueAcquireGLObjects)                                                                                   \
    X(EnqueueReleaseGLObjects)                                                                                   \
    X(CreateEventFromGLsyncKHR)

namespace clgl
{

// The functions of one platform. A function is nullptr if the platform lacks it. The functions must be called
// only after clGetGLContextInfoKHR has returned a device. Otherwise PoCL 3.1 and 6.0 abort the process.
struct ClGlTable {
#define CLGL_CL_GL_MEMBER(name) decltype(&::cl##name) name = nullptr;
    CLGL_CL_GL_FUNCTIONS(CLGL_CL_GL_MEMBER)
#undef CLGL_CL_GL_MEMBER
};

// Returns the functions of a platform. `has_icd` is true if the platform lists cl_khr_icd.
ClGlTable find_cl_gl(cl_platform_id platform, bool has_icd);

// A mip level of a texture, a mip level of one cube map face, or a renderbuffer.
struct ClGlImage {
    GLenum target;
    GLint level;
    GLuint name;
};

// These functions create an OpenCL object from a GL object. The cl_context must have been created for sharing
// with the GL context. They throw CLGL_ERROR_UNSUPPORTED if the driver lacks the function or cannot share the
// object. They throw other errors like fail_cl.
ClMem share_gl_buffer(const ClGlTable &table, cl_context context, GLuint name);
ClMem share_gl_image(const ClGlTable &table, cl_context context, const ClGlImage &image);

ClEvent acquire_gl_object(const ClGlTable &table, cl_command_queue queue, cl_mem mem,
                          std::span<const cl_event> waits);
ClEvent release_gl_object(const ClGlTable &table, cl_command_queue queue, cl_mem mem,
                          std::span<const cl_event> waits);

// Returns an event that completes when `sync` is signalled. Throws CLGL_ERROR_UNSUPPORTED if the driver returns
// NULL without an error, as Intel NEO does. Throws other errors like fail_cl.
ClEvent event_of_gl_sync(const ClGlTable &table, cl_context context, GLsync sync);

}  // namespace clgl
