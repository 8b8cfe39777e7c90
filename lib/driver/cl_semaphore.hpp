// Imports semaphores of another API into OpenCL (cl_khr_semaphore, cl_khr_external_semaphore).
#pragma once

#include "driver/cl.hpp"
#include "driver/handle_type.hpp"

#include <span>

namespace clgl
{

// The functions of cl_khr_semaphore. A function is nullptr if the driver lacks it.
struct ClSemaphoreFunctions {
    clCreateSemaphoreWithPropertiesKHR_fn create = nullptr;
    clReleaseSemaphoreKHR_fn release = nullptr;
    clEnqueueWaitSemaphoresKHR_fn wait = nullptr;
    clEnqueueSignalSemaphoresKHR_fn signal = nullptr;

    explicit operator bool() const { return create && release && wait && signal; }
};

// Returns the functions of a platform. A device of the platform must have both extensions.
ClSemaphoreFunctions find_cl_semaphores(cl_platform_id platform);

// An imported binary semaphore. The destructor releases the semaphore. OpenCL deletes it when all commands that
// use it have ended.
class ClSemaphore
{
public:
    // Throws like fail_cl.
    ClSemaphore(const ClSemaphoreFunctions &functions, cl_context context, SharedHandle handle);
    ~ClSemaphore();
    ClSemaphore(const ClSemaphore &) = delete;
    ClSemaphore &operator=(const ClSemaphore &) = delete;

    cl_semaphore_khr get() const { return semaphore_; }
    // These functions enqueue a wait or a signal on an in-order queue, and return its event. wait() waits for the
    // semaphores in `all`.
    ClEvent wait(cl_command_queue queue, std::span<const cl_semaphore_khr> all) const;
    ClEvent signal(cl_command_queue queue) const;

private:
    ClSemaphoreFunctions functions_;
    cl_semaphore_khr semaphore_ = nullptr;
};

}  // namespace clgl
