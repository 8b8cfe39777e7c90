// Semaphores of another API as OpenCL imports them (cl_khr_semaphore, cl_khr_external_semaphore_opaque_fd).
#pragma once

#include "base/owned_fd.hpp"
#include "driver/cl.hpp"

#include <span>

namespace clgl
{

// The extension's own functions.
struct ClSemaphoreFunctions {
    clCreateSemaphoreWithPropertiesKHR_fn create = nullptr;
    clReleaseSemaphoreKHR_fn release = nullptr;
    clEnqueueWaitSemaphoresKHR_fn wait = nullptr;
    clEnqueueSignalSemaphoresKHR_fn signal = nullptr;

    explicit operator bool() const { return create && release && wait && signal; }
};

// Of a platform one of whose devices has the extensions.
ClSemaphoreFunctions find_cl_semaphores(cl_platform_id platform);

// A binary one. OpenCL keeps it until the commands that use it have ended.
class ClSemaphore
{
public:
    // Throws what OpenCL says.
    ClSemaphore(const ClSemaphoreFunctions &functions, cl_context context, OwnedFd fd);
    ~ClSemaphore();
    ClSemaphore(const ClSemaphore &) = delete;
    ClSemaphore &operator=(const ClSemaphore &) = delete;

    cl_semaphore_khr get() const { return semaphore_; }
    // Enqueue on an in-order queue; give the event.
    ClEvent wait(cl_command_queue queue, std::span<const cl_semaphore_khr> all) const;
    ClEvent signal(cl_command_queue queue) const;

private:
    ClSemaphoreFunctions functions_;
    cl_semaphore_khr semaphore_ = nullptr;
};

}  // namespace clgl
