// Queries and retains memory objects.
#pragma once

#include "driver/cl.hpp"

namespace clgl
{

template <typename T> T mem_info(cl_mem mem, cl_mem_info what)
{
    T value{};
    check_cl(cl().GetMemObjectInfo(mem, what, sizeof value, &value, nullptr), "clGetMemObjectInfo");
    return value;
}

// Retains `mem`, and returns the new reference. Throws CLGL_ERROR_INVALID_ARGUMENT if `mem` is invalid.
inline ClMem retained(cl_mem mem)
{
    const cl_int code = cl().RetainMemObject(mem);
    if (code == CL_INVALID_MEM_OBJECT)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "cl_mem is not a valid OpenCL memory object",
             {CLGL_NATIVE_OPENCL, code});
    check_cl(code, "clRetainMemObject");
    return ClMem(mem);
}

}  // namespace clgl
