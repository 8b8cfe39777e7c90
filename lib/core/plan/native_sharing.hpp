// Whether an OpenCL driver itself shares with an OpenGL context (cl_khr_gl_sharing), and why not: what the
// transport native stands on. What the driver lists as its extensions says neither yes nor no: some share without
// saying so, others say so and do not.
#pragma once

#include "core/device/gl_sharing_query.hpp"
#include "core/gl/share_group.hpp"
#include "transport/transport.hpp"

namespace clgl
{

// As far as it is known before there is an OpenCL context. With the OpenGL context current.
transport::NativeSupport find_native_support(const GlIdentity &gl, const Device &device);

// Notes why clCreateContext would not have the OpenGL context.
void note_refusal(transport::NativeSupport &means, const GlIdentity &gl, const Device &device, cl_int code);

// Notes if a context of the program's does not share with this OpenGL context. In a GlScope, or before anybody
// else has the side.
void check_given_context(transport::NativeSupport &means, const GlShareGroup &side, cl_context context);

// What clGetContextInfo gives as a context's properties; without any, empty.
std::vector<cl_context_properties> properties_of(cl_context context);

}  // namespace clgl
