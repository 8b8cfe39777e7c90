#include "driver/cl_external.hpp"

#include "driver/cl_handover.hpp"

namespace clgl
{

namespace
{

struct Properties {
    explicit Properties(const SharedHandle &handle)
        : list{handle_type::cl_memory, handle_type::cl_value(handle.get()), 0}
    {
    }

    cl_mem_properties list[3];
};

}  // namespace

ClExternalMemory find_cl_external_memory(cl_platform_id platform)
{
    const auto find = [&](const char *name) {
        return cl().GetExtensionFunctionAddressForPlatform(platform, name);
    };
    return {
        reinterpret_cast<clEnqueueAcquireExternalMemObjectsKHR_fn>(find("clEnqueueAcquireExternalMemObjectsKHR")),
        reinterpret_cast<clEnqueueReleaseExternalMemObjectsKHR_fn>(
            find("clEnqueueReleaseExternalMemObjectsKHR"))};
}

ClMem import_cl_buffer(cl_context context, uint64_t size, SharedHandle handle)
{
    const Properties properties(handle);
    cl_int code = CL_SUCCESS;
    ClMem mem(cl().CreateBufferWithProperties(context, properties.list, CL_MEM_READ_WRITE, size, nullptr, &code));
    check_cl(code, "clCreateBufferWithProperties of imported memory");
    handle.set_imported();
    return mem;
}

ClMem import_cl_image(cl_context context, const cl_image_format &format, const cl_image_desc &desc,
                      SharedHandle handle)
{
    const Properties properties(handle);
    cl_int code = CL_SUCCESS;
    ClMem mem(cl().CreateImageWithProperties(context, properties.list, CL_MEM_READ_WRITE, &format, &desc, nullptr,
                                             &code));
    check_cl(code, "clCreateImageWithProperties of imported memory");
    handle.set_imported();
    return mem;
}

ClEvent acquire_external(const ClExternalMemory &functions, cl_command_queue queue, cl_mem mem,
                         std::span<const cl_event> waits)
{
    return enqueue_handover(functions.acquire, "clEnqueueAcquireExternalMemObjectsKHR", queue, mem, waits);
}

ClEvent release_external(const ClExternalMemory &functions, cl_command_queue queue, cl_mem mem,
                         std::span<const cl_event> waits)
{
    return enqueue_handover(functions.release, "clEnqueueReleaseExternalMemObjectsKHR", queue, mem, waits);
}

}  // namespace clgl
