#include "driver/cl.hpp"

#include "base/result.hpp"
#include "base/text.hpp"

namespace clgl
{

namespace
{

clgl_result result_of(cl_int code)
{
    switch (code) {
    case CL_OUT_OF_HOST_MEMORY:
        return CLGL_ERROR_OUT_OF_HOST_MEMORY;
    case CL_MEM_OBJECT_ALLOCATION_FAILURE:
    case CL_OUT_OF_RESOURCES:
        return CLGL_ERROR_OUT_OF_DEVICE_MEMORY;
    case CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST:
        return CLGL_ERROR_COMMAND_FAILED;
    case CL_DEVICE_NOT_AVAILABLE:
        return CLGL_ERROR_DEVICE_LOST;
    case CL_MISALIGNED_SUB_BUFFER_OFFSET:
        return CLGL_ERROR_MISALIGNED;
    default:
        return CLGL_ERROR_OPENCL;
    }
}

[[noreturn]] void fail_as(clgl_result result, cl_int code, const std::string &doing)
{
    fail(result,
         text(doing, " failed with ", native_name(CLGL_NATIVE_OPENCL, code), " (", code, ")",
              explain_native(CLGL_NATIVE_OPENCL, code)),
         {CLGL_NATIVE_OPENCL, code});
}

void CL_CALLBACK release_owner(cl_mem, void *owner) { delete static_cast<std::shared_ptr<void> *>(owner); }

}  // namespace

void fail_cl(cl_int code, const std::string &doing) { fail_as(result_of(code), code, doing); }

bool is_temporary_cl(cl_int code) noexcept { return is_temporary(result_of(code)); }

void refuse_cl(cl_int code, const std::string &doing) { fail_as(CLGL_ERROR_UNSUPPORTED, code, doing); }

void keep_until_deleted(cl_mem mem, std::shared_ptr<void> owner)
{
    auto kept = std::make_unique<std::shared_ptr<void>>(std::move(owner));
    check_cl(cl().SetMemObjectDestructorCallback(mem, release_owner, kept.get()),
             "clSetMemObjectDestructorCallback");
    kept.release();
}

ClEvent mark_cl(cl_command_queue queue, std::span<const cl_event> waits)
{
    cl_event event = nullptr;
    check_cl(cl().EnqueueMarkerWithWaitList(queue, static_cast<cl_uint>(waits.size()), events_of(waits), &event),
             "clEnqueueMarkerWithWaitList");
    return ClEvent(event);
}

}  // namespace clgl
