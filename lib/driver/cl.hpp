// Defines the table of OpenCL functions through which clgl calls OpenCL.
//
// The library fills the table from the ICD loader. The OpenCL layer fills it from the dispatch table that the
// loader passes to the layer. Tests replace functions in the table to count calls and to inject failures.
#pragma once

#define CL_TARGET_OPENCL_VERSION 300
// Declares functions that OpenCL has deprecated. Applications still call them through the layer, and some drivers
// lack the newer functions.
#define CL_USE_DEPRECATED_OPENCL_1_1_APIS
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>
#include <CL/cl_ext.h>

#include "base/error.hpp"

#include <memory>
#include <span>
#include <string>
#include <utility>

// The OpenCL functions that clgl calls, without the prefix "cl"
#define CLGL_CL_FUNCTIONS(X)                                                                                     \
    X(GetPlatformIDs)                                                                                            \
    X(GetPlatformInfo)                                                                                           \
    X(GetDeviceIDs)                                                                                              \
    X(GetDeviceInfo)                                                                                             \
    X(GetExtensionFunctionAddressForPlatform)                                                                    \
    X(CreateContext)                                                                                             \
    X(RetainContext)                                                                                             \
    X(ReleaseContext)                                                                                            \
    X(GetContextInfo)                                                                                            \
    X(CreateCommandQueueWithProperties)                                                                          \
    X(RetainCommandQueue)                                                                                        \
    X(ReleaseCommandQueue)                                                                                       \
    X(GetCommandQueueInfo)                                                                                       \
    X(CreateBuffer)                                                                                              \
    X(CreateBufferWithProperties)                                                                                \
    X(CreateSubBuffer)                                                                                           \
    X(CreateImage)                                                                                               \
    X(CreateImageWithProperties)                                                                                 \
    X(GetSupportedImageFormats)                                                                                  \
    X(GetImageInfo)                                                                                              \
    X(RetainMemObject)                                                                                           \
    X(ReleaseMemObject)                                                                                          \
    X(GetMemObjectInfo)                                                                                          \
    X(SetMemObjectDestructorCallback)                                                                            \
    X(EnqueueReadBuffer)                                                                                         \
    X(EnqueueWriteBuffer)                                                                                        \
    X(EnqueueFillBuffer)                                                                                         \
    X(EnqueueCopyBuffer)                                                                                         \
    X(EnqueueReadBufferRect)                                                                                     \
    X(EnqueueWriteBufferRect)                                                                                    \
    X(EnqueueCopyBufferRect)                                                                                     \
    X(EnqueueMapBuffer)                                                                                          \
    X(EnqueueUnmapMemObject)                                                                                     \
    X(EnqueueReadImage)                                                                                          \
    X(EnqueueWriteImage)                                                                                         \
    X(EnqueueFillImage)                                                                                          \
    X(EnqueueCopyImage)                                                                                          \
    X(EnqueueCopyImageToBuffer)                                                                                  \
    X(EnqueueCopyBufferToImage)                                                                                  \
    X(EnqueueMapImage)                                                                                           \
    X(EnqueueMigrateMemObjects)                                                                                  \
    X(EnqueueMarkerWithWaitList)                                                                                 \
    X(EnqueueBarrierWithWaitList)                                                                                \
    X(EnqueueNDRangeKernel)                                                                                      \
    X(EnqueueNativeKernel)                                                                                       \
    X(Flush)                                                                                                     \
    X(Finish)                                                                                                    \
    X(CreateUserEvent)                                                                                           \
    X(SetUserEventStatus)                                                                                        \
    X(RetainEvent)                                                                                               \
    X(ReleaseEvent)                                                                                              \
    X(GetEventInfo)                                                                                              \
    X(GetEventProfilingInfo)                                                                                     \
    X(SetEventCallback)                                                                                          \
    X(WaitForEvents)                                                                                             \
    X(CreateProgramWithSource)                                                                                   \
    X(CreateProgramWithIL)                                                                                       \
    X(CreateProgramWithBinary)                                                                                   \
    X(BuildProgram)                                                                                              \
    X(CompileProgram)                                                                                            \
    X(LinkProgram)                                                                                               \
    X(GetProgramInfo)                                                                                            \
    X(GetProgramBuildInfo)                                                                                       \
    X(RetainProgram)                                                                                             \
    X(ReleaseProgram)                                                                                            \
    X(CreateKernel)                                                                                              \
    X(RetainKernel)                                                                                              \
    X(ReleaseKernel)                                                                                             \
    X(CreateSamplerWithProperties)                                                                               \
    X(ReleaseSampler)                                                                                            \
    X(SetKernelArg)                                                                                              \
    X(GetKernelInfo)                                                                                             \
    X(GetKernelArgInfo)                                                                                          \
    X(GetKernelWorkGroupInfo)

namespace clgl
{

struct ClTable {
#define CLGL_CL_MEMBER(name) decltype(&::cl##name) name;
    CLGL_CL_FUNCTIONS(CLGL_CL_MEMBER)
#undef CLGL_CL_MEMBER
};

// Returns the function table of this process.
ClTable &cl();

// Throws the clgl error for an OpenCL error code, such as CLGL_ERROR_OUT_OF_DEVICE_MEMORY, or CLGL_ERROR_OPENCL
// if there is no specific error. `doing` names the failed call in the message, such as "clCreateBuffer of 64
// bytes".
[[noreturn, gnu::cold]] void fail_cl(cl_int code, const std::string &doing);
// Returns whether the error is temporary, so that the call may succeed later.
bool is_temporary_cl(cl_int code) noexcept;
// Throws CLGL_ERROR_UNSUPPORTED with the error code of the driver. Used if the driver lacks a feature.
[[noreturn, gnu::cold]] void refuse_cl(cl_int code, const std::string &doing);

inline void check_cl(cl_int code, const char *doing)
{
    if (code != CL_SUCCESS) fail_cl(code, doing);
}

// Holds a reference to `owner` until OpenCL deletes `mem`, which is after all commands that use `mem` have ended.
// OpenCL then releases `owner`, usually on a driver thread. Used for host memory that commands access. Waiting
// for an event would not be enough: after a failed command, later events may complete before earlier commands
// end. Throws like fail_cl.
void keep_until_deleted(cl_mem mem, std::shared_ptr<void> owner);

// Deduces the object type from its release function, such as &ClTable::ReleaseMemObject.
template <auto Release> struct ClRelease;
template <typename T, cl_int (CL_API_CALL *ClTable::*Release)(T)> struct ClRelease<Release> {
    using Object = T;
};

// Owns one reference to an OpenCL object.
template <auto Release> class ClRef
{
public:
    using Object = typename ClRelease<Release>::Object;

    ClRef() = default;
    // Takes ownership of one reference.
    explicit ClRef(Object object) noexcept : object_(object) {}
    ClRef(ClRef &&other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
    ClRef &operator=(ClRef &&other) noexcept
    {
        std::swap(object_, other.object_);
        return *this;
    }
    ~ClRef()
    {
        if (object_) (cl().*Release)(object_);
    }

    Object get() const noexcept { return object_; }
    explicit operator bool() const noexcept { return object_ != nullptr; }
    // Sets the pointer to nullptr without releasing the reference.
    void abandon() noexcept { object_ = nullptr; }

private:
    Object object_ = nullptr;
};

using ClContext = ClRef<&ClTable::ReleaseContext>;
using ClQueue = ClRef<&ClTable::ReleaseCommandQueue>;
using ClMem = ClRef<&ClTable::ReleaseMemObject>;
using ClProgram = ClRef<&ClTable::ReleaseProgram>;
using ClKernel = ClRef<&ClTable::ReleaseKernel>;
using ClSampler = ClRef<&ClTable::ReleaseSampler>;

// Owns one reference to an event. A copy retains the event, because fences, wait lists and objects share events.
class ClEvent
{
public:
    ClEvent() = default;
    // Takes ownership of one reference.
    explicit ClEvent(cl_event event) noexcept : event_(event) {}
    ClEvent(const ClEvent &other) noexcept : event_(other.event_)
    {
        if (event_) cl().RetainEvent(event_);
    }
    ClEvent(ClEvent &&other) noexcept : event_(std::exchange(other.event_, nullptr)) {}
    ClEvent &operator=(ClEvent other) noexcept
    {
        std::swap(event_, other.event_);
        return *this;
    }
    ~ClEvent()
    {
        if (event_) cl().ReleaseEvent(event_);
    }

    cl_event get() const noexcept { return event_; }
    explicit operator bool() const noexcept { return event_ != nullptr; }

private:
    cl_event event_ = nullptr;
};

// Returns the address of the first event, or nullptr for an empty list, as OpenCL requires.
inline const cl_event *events_of(std::span<const cl_event> waits)
{
    return waits.empty() ? nullptr : waits.data();
}

// Enqueues a marker that waits for `waits`, and returns its event. Throws like fail_cl.
ClEvent mark_cl(cl_command_queue queue, std::span<const cl_event> waits);

}  // namespace clgl
