// Lists the OpenCL functions that the layer implements. The layer also wraps the enqueue functions
// (guard_commands). It forwards all other functions unchanged.
#pragma once

#include "driver/cl.hpp"

#include <CL/cl_ext.h>
#include <CL/cl_gl.h>
#include <CL/cl_icd.h>

#include <type_traits>

// The functions of cl_khr_gl_sharing and cl_khr_gl_event, without the prefix "cl"
#define CLGL_LAYER_GL_FUNCTIONS(X)                                                                               \
    X(CreateFromGLBuffer)                                                                                        \
    X(CreateFromGLTexture)                                                                                       \
    X(CreateFromGLTexture2D)                                                                                     \
    X(CreateFromGLTexture3D)                                                                                     \
    X(CreateFromGLRenderbuffer)                                                                                  \
    X(GetGLObjectInfo)                                                                                           \
    X(GetGLTextureInfo)                                                                                          \
    X(EnqueueAcquireGLObjects)                                                                                   \
    X(EnqueueReleaseGLObjects)                                                                                   \
    X(GetGLContextInfoKHR)                                                                                       \
    X(CreateEventFromGLsyncKHR)

// Core functions that behave differently with the layer
#define CLGL_LAYER_CORE_FUNCTIONS(X)                                                                             \
    X(GetPlatformInfo)                                                                                           \
    X(GetDeviceInfo)                                                                                             \
    X(GetExtensionFunctionAddress)                                                                               \
    X(GetExtensionFunctionAddressForPlatform)                                                                    \
    X(CreateContext)                                                                                             \
    X(CreateContextFromType)                                                                                     \
    X(RetainContext)                                                                                             \
    X(ReleaseContext)                                                                                            \
    X(GetContextInfo)                                                                                            \
    X(CreateCommandQueue)                                                                                        \
    X(CreateCommandQueueWithProperties)                                                                          \
    X(RetainCommandQueue)                                                                                        \
    X(ReleaseCommandQueue)                                                                                       \
    X(GetCommandQueueInfo)                                                                                       \
    X(CreateSubBuffer)                                                                                           \
    X(CreateImage)                                                                                               \
    X(CreateImageWithProperties)                                                                                 \
    X(RetainMemObject)                                                                                           \
    X(ReleaseMemObject)                                                                                          \
    X(GetMemObjectInfo)                                                                                          \
    X(SetMemObjectDestructorCallback)                                                                            \
    X(CreateUserEvent)                                                                                           \
    X(SetEventCallback)                                                                                          \
    X(SetUserEventStatus)                                                                                        \
    X(RetainEvent)                                                                                               \
    X(ReleaseEvent)                                                                                              \
    X(GetEventInfo)                                                                                              \
    X(WaitForEvents)                                                                                             \
    X(Finish)

#define CLGL_LAYER_FUNCTIONS(X) CLGL_LAYER_GL_FUNCTIONS(X) CLGL_LAYER_CORE_FUNCTIONS(X)

namespace clgl::layer
{

#define CLGL_LAYER_DECLARE(name) extern std::remove_pointer_t<decltype(&::cl##name)> name;
CLGL_LAYER_FUNCTIONS(CLGL_LAYER_DECLARE)
#undef CLGL_LAYER_DECLARE

// A function of cl_khr_create_command_queue. It is not in dispatch tables, so applications find it by name.
constexpr const char *queue_function = "clCreateCommandQueueWithPropertiesKHR";
extern std::remove_pointer_t<clCreateCommandQueueWithPropertiesKHR_fn> CreateCommandQueueWithPropertiesKHR;

// Replaces the enqueue functions of core OpenCL in the table with functions that check wait lists and track
// commands (enqueue.cpp).
void guard_commands(cl_icd_dispatch &table);

}  // namespace clgl::layer
