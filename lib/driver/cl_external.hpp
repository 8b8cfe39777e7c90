// Memory that another API has allocated and exported, as OpenCL imports it (cl_khr_external_memory_opaque_fd).
#pragma once

#include "base/owned_fd.hpp"
#include "driver/cl.hpp"

namespace clgl
{

// The extension's own functions.
struct ClExternalMemory {
    clEnqueueAcquireExternalMemObjectsKHR_fn acquire = nullptr;
    clEnqueueReleaseExternalMemObjectsKHR_fn release = nullptr;

    explicit operator bool() const { return acquire && release; }
};

// Of a platform one of whose devices has the extension.
ClExternalMemory find_cl_external_memory(cl_platform_id platform);

// Throws what OpenCL says.
ClMem import_cl_buffer(cl_context context, uint64_t size, OwnedFd fd);
ClMem import_cl_image(cl_context context, const cl_image_format &format, const cl_image_desc &desc, OwnedFd fd);

// Before and after OpenCL's commands on what was imported; give the event.
ClEvent acquire_external(const ClExternalMemory &functions, cl_command_queue queue, cl_mem mem,
                         std::span<const cl_event> waits);
ClEvent release_external(const ClExternalMemory &functions, cl_command_queue queue, cl_mem mem,
                         std::span<const cl_event> waits);

}  // namespace clgl
