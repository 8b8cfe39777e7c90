// Imports exported memory of another API into OpenCL (cl_khr_external_memory).
#pragma once

#include "driver/cl.hpp"
#include "driver/handle_type.hpp"

namespace clgl
{

// The functions of cl_khr_external_memory; null where the driver has none.
struct ClExternalMemory {
    clEnqueueAcquireExternalMemObjectsKHR_fn acquire = nullptr;
    clEnqueueReleaseExternalMemObjectsKHR_fn release = nullptr;

    explicit operator bool() const { return acquire && release; }
};

// Looks the functions up. A device of the platform must have the extension.
ClExternalMemory find_cl_external_memory(cl_platform_id platform);

// Create an OpenCL object on imported memory. Throw like fail_cl.
ClMem import_cl_buffer(cl_context context, uint64_t size, SharedHandle handle);
ClMem import_cl_image(cl_context context, const cl_image_format &format, const cl_image_desc &desc,
                      SharedHandle handle);

// Enqueue the acquire before and the release after OpenCL commands on imported memory. Return the event.
ClEvent acquire_external(const ClExternalMemory &functions, cl_command_queue queue, cl_mem mem,
                         std::span<const cl_event> waits);
ClEvent release_external(const ClExternalMemory &functions, cl_command_queue queue, cl_mem mem,
                         std::span<const cl_event> waits);

}  // namespace clgl
