// OpenCL objects without clgl: a context, a queue, and the kernels of the frames.
#pragma once

#include "failure.hpp"
#include "picture.hpp"

#include <CL/cl_ext.h>

#include <memory>
#include <vector>

namespace frames
{

template <auto Release> struct ClReleaser {
    template <typename T> void operator()(T *object) const { Release(object); }
};
using ClMem = std::unique_ptr<_cl_mem, ClReleaser<clReleaseMemObject>>;
using ClEvent = std::unique_ptr<_cl_event, ClReleaser<clReleaseEvent>>;
using ClContext = std::unique_ptr<_cl_context, ClReleaser<clReleaseContext>>;
using ClQueue = std::unique_ptr<_cl_command_queue, ClReleaser<clReleaseCommandQueue>>;
using ClProgram = std::unique_ptr<_cl_program, ClReleaser<clReleaseProgram>>;
using ClKernel = std::unique_ptr<_cl_kernel, ClReleaser<clReleaseKernel>>;

// Source of the kernels of all implementations. "to_image" and "to_buffer" draw a frame; "keep_busy" runs for
// some time.
extern const char *const kernel_source;

class Compute
{
public:
    // `properties` are pairs of additional context properties.
    explicit Compute(cl_device_id device, const std::vector<cl_context_properties> &properties = {});
    ~Compute() { clFinish(queue()); }
    Compute(const Compute &) = delete;
    Compute &operator=(const Compute &) = delete;

    cl_device_id device() const { return device_; }
    cl_platform_id platform() const { return platform_; }
    cl_context context() const { return context_.get(); }
    cl_command_queue queue() const { return queue_.get(); }

    ClKernel make_kernel(const char *name) const;
    ClMem make_buffer(cl_mem_flags flags, size_t size, void *host) const;
    ClMem make_image(cl_mem_flags flags, Size size, size_t row_pitch, void *host) const;

    void fill_image(cl_mem image, Size size, uint32_t frame) const { fill(to_image_.get(), image, size, frame); }
    void fill_buffer(cl_mem buffer, Size size, uint32_t frame) const
    {
        fill(to_buffer_.get(), buffer, size, frame);
    }
    // Enqueues a marker after all commands in the queue, and returns its event.
    ClEvent mark() const;
    void flush() const { check_cl(clFlush(queue()), "clFlush"); }
    void finish() const { check_cl(clFinish(queue()), "clFinish"); }

    // Returns an extension function. Throws Unavailable if the platform does not have it.
    template <typename Function> Function extension(const char *name) const
    {
        void *const found = clGetExtensionFunctionAddressForPlatform(platform_, name);
        if (!found) throw Unavailable(std::string("OpenCL has no ") + name);
        return reinterpret_cast<Function>(found);
    }

private:
    void fill(cl_kernel kernel, cl_mem memory, Size size, uint32_t frame) const;

    cl_device_id device_;
    cl_platform_id platform_ = nullptr;
    ClContext context_;
    ClQueue queue_;
    ClProgram program_;
    ClKernel to_image_, to_buffer_;
};

constexpr cl_image_format rgba8 = {CL_RGBA, CL_UNORM_INT8};
cl_image_desc image_desc(Size size, size_t row_pitch);

bool is_cpu(cl_device_id device);
bool has_extension(cl_device_id device, const char *name);

}  // namespace frames
