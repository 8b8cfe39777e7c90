// Tests whether an OpenCL driver shares with a GL context (cl_khr_gl_sharing), for the transport native. The
// extension list is not used: some drivers share without listing the extension, others list it and fail.
#pragma once

#include "core/device/gl_sharing_query.hpp"
#include "core/gl/share_group.hpp"
#include "transport/transport.hpp"

namespace clgl
{

// Returns what is known before the OpenCL context is created. Must be called with the GL context current.
transport::NativeSupport find_native_support(const GlIdentity &gl, const Device &device);

// Notes why clCreateContext refused the GL context.
void note_refusal(transport::NativeSupport &means, const GlIdentity &gl, const Device &device, cl_int code);

// Notes if an application-owned cl_context does not share with this GL context. Must be called in a GlScope, or
// before other threads know the share group.
void check_given_context(transport::NativeSupport &means, const GlShareGroup &side, cl_context context);

// Returns CL_CONTEXT_PROPERTIES of a context; empty if it has none.
std::vector<cl_context_properties> properties_of(cl_context context);

}  // namespace clgl
