// Tests whether an OpenCL driver can share objects with a GL context (cl_khr_gl_sharing), for the transport
// native. Ignores the extension list: some drivers can share without listing the extension, and some drivers list
// the extension but fail.
#pragma once

#include "core/device/gl_sharing_query.hpp"
#include "core/gl/share_group.hpp"
#include "transport/transport.hpp"

namespace clgl
{

// Returns what is known about sharing before the OpenCL context is created. Must be called with the GL context
// current.
transport::NativeSupport find_native_support(const GlIdentity &gl, const Device &device);

// Stores in `means` why clCreateContext rejected the GL context.
void note_refusal(transport::NativeSupport &means, const GlIdentity &gl, const Device &device, cl_int code);

// If an application-owned cl_context cannot share objects with this GL context, stores the reason in `means`.
// Must be called in a GlScope, or before other threads can access the share group.
void check_given_context(transport::NativeSupport &means, const GlShareGroup &side, cl_context context);

// Returns the CL_CONTEXT_PROPERTIES of a context; empty if the context has no properties, or if their size cannot
// be queried.
std::vector<cl_context_properties> properties_of(cl_context context);

}  // namespace clgl
