#include "driver/cl_semaphore.hpp"

namespace clgl
{

namespace
{

template <typename Function> void find(cl_platform_id platform, const char *name, Function &function)
{
    function = reinterpret_cast<Function>(cl().GetExtensionFunctionAddressForPlatform(platform, name));
}

template <typename Enqueue> ClEvent enqueue(Enqueue function, const char *name, cl_command_queue queue,
                                            std::span<const cl_semaphore_khr> semaphores)
{
    cl_event event = nullptr;
    check_cl(
        function(queue, static_cast<cl_uint>(semaphores.size()), semaphores.data(), nullptr, 0, nullptr, &event),
        name);
    return ClEvent(event);
}

}  // namespace

ClSemaphoreFunctions find_cl_semaphores(cl_platform_id platform)
{
    ClSemaphoreFunctions functions;
    find(platform, "clCreateSemaphoreWithPropertiesKHR", functions.create);
    find(platform, "clReleaseSemaphoreKHR", functions.release);
    find(platform, "clEnqueueWaitSemaphoresKHR", functions.wait);
    find(platform, "clEnqueueSignalSemaphoresKHR", functions.signal);
    return functions;
}

ClSemaphore::ClSemaphore(const ClSemaphoreFunctions &functions, cl_context context, SharedHandle handle)
    : functions_(functions)
{
    const cl_semaphore_properties_khr properties[] = {CL_SEMAPHORE_TYPE_KHR, CL_SEMAPHORE_TYPE_BINARY_KHR,
                                                      handle_type::cl_semaphore,
                                                      handle_type::cl_value(handle.get()), 0};
    cl_int code = CL_SUCCESS;
    semaphore_ = functions_.create(context, properties, &code);
    check_cl(code, "clCreateSemaphoreWithPropertiesKHR of an imported semaphore");
    handle.set_imported();
}

ClSemaphore::~ClSemaphore() { functions_.release(semaphore_); }

ClEvent ClSemaphore::wait(cl_command_queue queue, std::span<const cl_semaphore_khr> all) const
{
    return enqueue(functions_.wait, "clEnqueueWaitSemaphoresKHR", queue, all);
}

ClEvent ClSemaphore::signal(cl_command_queue queue) const
{
    return enqueue(functions_.signal, "clEnqueueSignalSemaphoresKHR", queue, {&semaphore_, 1});
}

}  // namespace clgl
