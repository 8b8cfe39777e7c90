// Creates, tracks and queries contexts and queues.
#include "layer/context_request.hpp"
#include "layer/dispatch.hpp"
#include "layer/gl_context.hpp"
#include "layer/guard.hpp"
#include "layer/native.hpp"
#include "layer/pending_releases.hpp"
#include "layer/query_reply.hpp"

#include <algorithm>

namespace clgl::layer
{

namespace
{

using Contexts = Registry<GlContext>;
using Queues = Registry<GlQueue>;
using Plains = Registry<PlainContext>;

void require_one_device(cl_context context)
{
    cl_uint count = 0;
    check_cl(next().clGetContextInfo(context, CL_CONTEXT_NUM_DEVICES, sizeof count, &count, nullptr),
             "clGetContextInfo");
    if (count != 1)
        reject(CL_INVALID_OPERATION,
               text("the context has ", count,
                    " devices, but only a context with one device can share objects with OpenGL"));
}

// Creates a context that shares objects with OpenGL. The driver shares the objects if it can, otherwise the layer
// does. `make` calls the driver with a list of properties and returns a context.
template <typename Make> cl_context make_shared_context(const ContextRequest &request, Make make)
{
    if (shares_natively(request.platform, request.all.data())) {
        if (const cl_context native = make(request.all.data())) {
            note_native(request.platform);
            log_line("the driver shares objects with this OpenGL context, so the layer is not used for the "
                     "OpenCL context");
            return native;
        }
        log_line("the driver cannot share objects with this OpenGL context, so the layer shares them");
    }
    const winsys::Binding gl = resolve_binding(request.gl);
    const KeptGlErrors kept;
    ClContext made(make(request.without_gl.data()));
    if (!made) return nullptr;
    require_one_device(made.get());
    const Ref<GlContext> context = make_ref<GlContext>(std::move(made), gl, request.all);
    Contexts::instance().add(context);
    log_line(describe(*context->core()));
    return context->handle();
}

cl_context track_plain_context(cl_context native, const std::vector<cl_context_properties> &properties)
{
    Plains::instance().add(make_ref<PlainContext>(ClContext(native), properties));
    return native;
}

// Returns whether the driver found no device for CL_DEVICE_TYPE_DEFAULT. rusticl 22.3 returns this error although
// it has a device.
bool lacks_default(cl_device_type type, cl_int code)
{
    return type == CL_DEVICE_TYPE_DEFAULT && code == CL_DEVICE_NOT_FOUND;
}

// Returns whether the platform has no device of the type. Must be checked before clCreateContextFromType, because
// PoCL 3.1 would leak a context. Returns false for CL_DEVICE_TYPE_DEFAULT; see lacks_default.
bool lacks(const ContextRequest &request, cl_device_type type)
{
    cl_uint count = 0;
    return type != CL_DEVICE_TYPE_DEFAULT &&
           next().clGetDeviceIDs(request.platform, type, 0, nullptr, &count) == CL_DEVICE_NOT_FOUND;
}

cl_device_id first_device(const ContextRequest &request)
{
    cl_device_id device = nullptr;
    return next().clGetDeviceIDs(request.platform, CL_DEVICE_TYPE_ALL, 1, &device, nullptr) == CL_SUCCESS
               ? device
               : nullptr;
}

// The error code for GL contexts whose objects cannot be shared
constexpr cl_int unshareable = CL_INVALID_GL_SHAREGROUP_REFERENCE_KHR;

// Implements clCreateContext and clCreateContextFromType. `platform` is called if `properties` contains a GL
// context but no platform. `make` calls the function of the driver.
template <typename Platform, typename Make> cl_context create(const char *function,
                                                              const cl_context_properties *properties,
                                                              cl_int *code_ret, Platform platform, Make make)
{
    cl_int code = CL_SUCCESS, made = CL_SUCCESS;
    const cl_context context = creating(function, &code, unshareable, [&]() -> cl_context {
        ContextRequest request = read_context_properties(properties, 0);
        if (request.wants_gl && !request.platform) request.platform = platform();
        // Ignore the context after an error. With some errors PoCL 3.1 returns an invalid context, and aborts the
        // process if that context is released.
        const auto with = [&](const cl_context_properties *list) {
            const cl_context given = make(request, list, &made);
            return made == CL_SUCCESS ? given : nullptr;
        };
        const bool untouched = request.all.size() == request.without_gl.size();
        const cl_context native = request.wants_gl ? make_shared_context(request, with)
                                                   : with(untouched ? properties : request.without_gl.data());
        const bool passed_on = !request.wants_gl && untouched;
        if (!native && !passed_on) reject(made, "returned by the driver");
        return request.wants_gl || untouched ? native : track_plain_context(native, request.all);
    });
    // Driver errors are not logged if the properties were passed to the driver unchanged.
    if (!context && code == CL_SUCCESS) code = made;
    if (code_ret) *code_ret = code;
    return context;
}

bool is_own_info(cl_context_info what)
{
    return what == CL_CONTEXT_REFERENCE_COUNT || what == CL_CONTEXT_PROPERTIES;
}

template <typename Context>
cl_int write_info(const Context &context, cl_context_info what, const QueryReply &reply)
{
    if (what == CL_CONTEXT_REFERENCE_COUNT) return reply.write(context.references());
    return reply.write_list(std::span<const cl_context_properties>(context.properties()));
}

template <typename Make> cl_command_queue track_queue(cl_context context, cl_int *code, Make make)
{
    const cl_command_queue queue = make();
    if (!queue) return nullptr;
    const Ref<GlContext> shared = find<GlContext>(context);
    if (!shared) return queue;
    try {
        ClQueue owned(queue);
        Queues::instance().add(make_ref<GlQueue>(std::move(owned), shared));
        return queue;
    } catch (const std::bad_alloc &) {
        if (code) *code = CL_OUT_OF_HOST_MEMORY;
        return nullptr;
    }
}

}  // namespace

cl_context CL_API_CALL CreateContext(const cl_context_properties *properties, cl_uint count,
                                     const cl_device_id *devices,
                                     void(CL_CALLBACK *notify)(const char *, const void *, size_t, void *),
                                     void *user_data, cl_int *code)
{
    return create(
        "clCreateContext", properties, code,
        [&] { return count > 0 && devices ? platform_of(devices[0]) : nullptr; },
        [&](const ContextRequest &, const cl_context_properties *list, cl_int *made) {
            return next().clCreateContext(list, count, devices, notify, user_data, made);
        });
}

cl_context CL_API_CALL CreateContextFromType(const cl_context_properties *properties, cl_device_type type,
                                             void(CL_CALLBACK *notify)(const char *, const void *, size_t,
                                                                       void *),
                                             void *user_data, cl_int *code)
{
    return create("clCreateContextFromType", properties, code, default_platform,
                  [&](const ContextRequest &request, const cl_context_properties *list, cl_int *made) {
                      if (request.wants_gl && lacks(request, type)) {
                          *made = CL_DEVICE_NOT_FOUND;
                          return cl_context{};
                      }
                      const cl_context context =
                          next().clCreateContextFromType(list, type, notify, user_data, made);
                      if (context || !request.wants_gl || !lacks_default(type, *made)) return context;
                      const cl_device_id device = first_device(request);
                      return next().clCreateContext(list, 1, &device, notify, user_data, made);
                  });
}

cl_int CL_API_CALL RetainContext(cl_context context)
{
    return Contexts::instance().retain(context) || Plains::instance().retain(context)
               ? CL_SUCCESS
               : next().clRetainContext(context);
}

cl_int CL_API_CALL ReleaseContext(cl_context context)
{
    // Finish pending releases first, because each of them holds a reference to its context.
    finish_pending_releases();
    return Contexts::instance().release(context, CL_INVALID_CONTEXT, [](cl_context other) {
        return Plains::instance().release(other, CL_INVALID_CONTEXT, next().clReleaseContext);
    });
}

cl_int CL_API_CALL GetContextInfo(cl_context context, cl_context_info what, size_t size, void *value,
                                  size_t *size_ret)
{
    const QueryReply reply{size, value, size_ret};
    if (const Ref<GlContext> shared = find<GlContext>(context); shared && is_own_info(what))
        return write_info(*shared, what, reply);
    if (const Ref<PlainContext> plain = find<PlainContext>(context); plain && is_own_info(what))
        return write_info(*plain, what, reply);
    return next().clGetContextInfo(context, what, size, value, size_ret);
}

cl_command_queue CL_API_CALL CreateCommandQueue(cl_context context, cl_device_id device,
                                                cl_command_queue_properties properties, cl_int *code)
{
    return track_queue(context, code,
                       [&] { return next().clCreateCommandQueue(context, device, properties, code); });
}

cl_command_queue CL_API_CALL CreateCommandQueueWithProperties(cl_context context, cl_device_id device,
                                                              const cl_queue_properties *properties, cl_int *code)
{
    return track_queue(context, code, [&] {
        return next().clCreateCommandQueueWithProperties(context, device, properties, code);
    });
}

cl_command_queue CL_API_CALL CreateCommandQueueWithPropertiesKHR(cl_context context, cl_device_id device,
                                                                 const cl_queue_properties_khr *properties,
                                                                 cl_int *code)
{
    const cl_platform_id platform = platform_of(context);
    const auto from_driver = reinterpret_cast<clCreateCommandQueueWithPropertiesKHR_fn>(
        platform ? next().clGetExtensionFunctionAddressForPlatform(platform, queue_function) : nullptr);
    if (!from_driver && code) *code = CL_INVALID_CONTEXT;
    return from_driver
               ? track_queue(context, code, [&] { return from_driver(context, device, properties, code); })
               : nullptr;
}

cl_int CL_API_CALL RetainCommandQueue(cl_command_queue queue)
{
    return Queues::instance().retain(queue) ? CL_SUCCESS : next().clRetainCommandQueue(queue);
}

cl_int CL_API_CALL ReleaseCommandQueue(cl_command_queue queue)
{
    return Queues::instance().release(queue, CL_INVALID_COMMAND_QUEUE, next().clReleaseCommandQueue);
}

cl_int CL_API_CALL GetCommandQueueInfo(cl_command_queue queue, cl_command_queue_info what, size_t size,
                                       void *value, size_t *size_ret)
{
    if (what == CL_QUEUE_REFERENCE_COUNT)
        if (const Ref<GlQueue> shared = find<GlQueue>(queue))
            return QueryReply{size, value, size_ret}.write(shared->references());
    return next().clGetCommandQueueInfo(queue, what, size, value, size_ret);
}

}  // namespace clgl::layer
