// The functions of cl_khr_gl_sharing, by which the driver itself creates OpenCL objects from GL objects.
#pragma once

#include "driver/cl.hpp"
#include "driver/gl.hpp"

#include <CL/cl_gl.h>

// The functions that the library uses, without the prefix "cl".
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

// The functions of one platform; nullptr for those that it lacks. They must not be called before
// clGetGLContextInfoKHR has returned a device: in PoCL 3.1 and 6.0 they abort the process.
struct ClGlTable {
#define CLGL_CL_GL_MEMBER(name) decltype(&::cl##name) name = nullptr;
    CLGL_CL_GL_FUNCTIONS(CLGL_CL_GL_MEMBER)
#undef CLGL_CL_GL_MEMBER
};

// Looks the functions up. `has_icd`: the platform lists cl_khr_icd.
ClGlTable find_cl_gl(cl_platform_id platform, bool has_icd);

// A level of a texture, a face of a cube map, or a renderbuffer.
struct ClGlImage {
    GLenum target;
    GLint level;
    GLuint name;
};

// Create an OpenCL object from a GL object. The cl_context must share with the GL context. Throw
// CLGL_ERROR_UNSUPPORTED if the driver has no function for it or cannot share the object; else like fail_cl.
ClMem share_gl_buffer(const ClGlTable &table, cl_context context, GLuint name);
ClMem share_gl_image(const ClGlTable &table, cl_context context, const ClGlImage &image);

ClEvent acquire_gl_object(const ClGlTable &table, cl_command_queue queue, cl_mem mem,
                          std::span<const cl_event> waits);
ClEvent release_gl_object(const ClGlTable &table, cl_command_queue queue, cl_mem mem,
                          std::span<const cl_event> waits);

// Returns an event that completes with the sync. Throws CLGL_ERROR_UNSUPPORTED if the driver returns NULL without
// an error (Intel NEO); else like fail_cl.
ClEvent event_of_gl_sync(const ClGlTable &table, cl_context context, GLsync sync);

}  // namespace clgl
