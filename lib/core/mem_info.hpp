// What OpenCL tells of a memory object.
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

}  // namespace clgl
