// The functions of cl_khr_gl_sharing: OpenCL's objects of OpenGL's, made by the driver itself.
#pragma once

#include "driver/cl.hpp"
#include "driver/gl.hpp"

#include <CL/cl_gl.h>

// Each function that the library uses, without its "cl".
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

// Of one platform; nullptr for what it has not. That it has one does not mean that it may be called: PoCL's end
// the process, and so nothing is called before clGetGLContextInfoKHR has named a device.
struct ClGlTable {
#define CLGL_CL_GL_MEMBER(name) decltype(&::cl##name) name = nullptr;
    CLGL_CL_GL_FUNCTIONS(CLGL_CL_GL_MEMBER)
#undef CLGL_CL_GL_MEMBER
};

// `has_icd`: the platform lists cl_khr_icd.
ClGlTable find_cl_gl(cl_platform_id platform, bool has_icd);

// A level of a texture, a face of a cube map, or a renderbuffer.
struct ClGlImage {
    GLenum target;
    GLint level;
    GLuint name;
};

// In a cl_context that shares with the OpenGL context. Throw CLGL_ERROR_UNSUPPORTED where the driver has no
// function for it or does not share the object, and what OpenCL says.
ClMem share_gl_buffer(const ClGlTable &table, cl_context context, GLuint name);
ClMem share_gl_image(const ClGlTable &table, cl_context context, const ClGlImage &image);

ClEvent acquire_gl_object(const ClGlTable &table, cl_command_queue queue, cl_mem mem,
                          std::span<const cl_event> waits);
ClEvent release_gl_object(const ClGlTable &table, cl_command_queue queue, cl_mem mem,
                          std::span<const cl_event> waits);

// Completes with the sync. Throws what OpenCL says, and CLGL_ERROR_UNSUPPORTED where it gives none without an
// error (Intel's driver).
ClEvent event_of_gl_sync(const ClGlTable &table, cl_context context, GLsync sync);

}  // namespace clgl
