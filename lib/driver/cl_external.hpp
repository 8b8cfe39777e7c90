// Imports memory of another API into OpenCL (cl_khr_external_memory).
#pragma once

#include "driver/cl.hpp"
#include "driver/handle_type.hpp"

namespace clgl
{

// The functions of cl_khr_external_memory. A function is nullptr if the driver lacks it.
struct ClExternalMemory {
    clEnqueueAcquireExternalMemObjectsKHR_fn acquire = nullptr;
    clEnqueueReleaseExternalMemObjectsKHR_fn release = nullptr;

    explicit operator bool() const { return acquire && release; }
};

// Returns the functions of a platform. A device of the platform must support the extension.
ClExternalMemory find_cl_external_memory(cl_platform_id platform);

// These functions create an OpenCL object that uses the imported memory. They throw like fail_cl.
ClMem import_cl_buffer(cl_context context, uint64_t size, SharedHandle handle);
ClMem import_cl_image(cl_context context, const cl_image_format &format, const cl_image_desc &desc,
                      SharedHandle handle);

// OpenCL commands that use imported memory must be enqueued between an acquire and a release. These functions
// enqueue the acquire or the release, and return its event.
ClEvent acquire_external(const ClExternalMemory &functions, cl_command_queue queue, cl_mem mem,
                         std::span<const cl_event> waits);
ClEvent release_external(const ClExternalMemory &functions, cl_command_queue queue, cl_mem mem,
                         std::span<const cl_event> waits);

}  // namespace clgl
