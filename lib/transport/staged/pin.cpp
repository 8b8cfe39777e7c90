#include "transport/staged/pin.hpp"

namespace clgl::transport::staged
{

ClMem pin(const Environment &environment, void *memory, uint64_t size)
{
    if (environment.cpu_device) return {};
    cl_int code = CL_SUCCESS;
    return ClMem(
        cl().CreateBuffer(environment.context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, size, memory, &code));
}

}  // namespace clgl::transport::staged
