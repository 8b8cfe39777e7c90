#include <clgl/context.h>

#include "abi/access.hpp"
#include "abi/query.hpp"
#include "base/caller_list.hpp"
#include "base/names.hpp"
#include "core/context/context.hpp"

using namespace clgl;

namespace
{

constexpr uint32_t known_context_flags = CLGL_CONTEXT_HEADLESS | CLGL_CONTEXT_SYNC_THREAD |
                                         CLGL_CONTEXT_COMPUTE_ONLY | CLGL_CONTEXT_VERIFY |
                                         CLGL_CONTEXT_RECORD_CRASHES;

void validate_printf(const clgl_context_desc &desc)
{
    if (desc.printf_callback && desc.cl_context)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "printf_callback cannot be set for an existing cl_context: set it to "
                                          "NULL, or set cl_context to NULL");
    if (!desc.printf_callback && (desc.printf_user_data || desc.printf_buffer_size != 0))
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "printf_callback is NULL: set it, or set printf_user_data and printf_buffer_size to zero");
}

void validate_compute_only(const clgl_context_desc &desc)
{
    const bool is_compute_only = desc.flags & CLGL_CONTEXT_COMPUTE_ONLY;
    check_devices(desc.device_count, desc.devices);
    if (!is_compute_only && (desc.devices || desc.device_types))
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "devices and device_types need CLGL_CONTEXT_COMPUTE_ONLY: a context with OpenGL has one device, "
             "chosen by the field device");
    const int ways = (desc.device != nullptr) + (desc.devices != nullptr) + (desc.device_types != 0);
    if (ways > 1)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             text(ways, " of device, devices and device_types are set: set only one of them"));
    if (desc.device_types && desc.cl_context)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("device_types is ", hex(desc.device_types),
                                               ", but cl_context is set: set device_types to 0, or cl_context "
                                               "to NULL"));
    abi::reject_unknown_flags(desc.device_types,
                              CLGL_DEVICE_TYPE_DEFAULT | CLGL_DEVICE_TYPE_CPU | CLGL_DEVICE_TYPE_GPU |
                                  CLGL_DEVICE_TYPE_ACCELERATOR | CLGL_DEVICE_TYPE_CUSTOM,
                              "device_types");
    const bool wants_gl = (desc.flags & (CLGL_CONTEXT_HEADLESS | CLGL_CONTEXT_SYNC_THREAD)) || desc.gl_context ||
                          desc.transport != CLGL_TRANSPORT_AUTO;
    if (is_compute_only && wants_gl)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "CLGL_CONTEXT_COMPUTE_ONLY excludes OpenGL: gl_context, transport, CLGL_CONTEXT_HEADLESS and "
             "CLGL_CONTEXT_SYNC_THREAD must be zero");
}

void validate_callback(const clgl_context_desc &desc)
{
    if (desc.callback && desc.cl_context)
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "callback cannot be set for an existing cl_context: set it to NULL, or set cl_context to NULL");
}

void validate(const clgl_context_desc &desc)
{
    abi::reject_unknown_flags(desc.flags, known_context_flags, "flags");
    if (desc.winsys < CLGL_WINSYS_NONE || desc.winsys > CLGL_WINSYS_WGL)
        fail(CLGL_ERROR_INVALID_ARGUMENT, text("winsys is ", desc.winsys, "; use a CLGL_WINSYS_ constant"));
    abi::validate_transport(desc.transport);
    const bool names_place = desc.winsys != CLGL_WINSYS_NONE || desc.gl_display;
    if (desc.flags & CLGL_CONTEXT_HEADLESS && (desc.gl_context || names_place))
        fail(CLGL_ERROR_INVALID_ARGUMENT,
             "CLGL_CONTEXT_HEADLESS creates an OpenGL context: gl_context, winsys and gl_display must be zero");
    if (!desc.gl_context && names_place)
        fail(CLGL_ERROR_INVALID_ARGUMENT, "gl_context is NULL: set it, or set winsys and gl_display to zero");
    validate_compute_only(desc);
    validate_callback(desc);
    validate_printf(desc);
}

}  // namespace

clgl_result clgl_context_create(const clgl_context_desc *desc, clgl_context *context)
{
    return abi::guarded(__func__, [&] {
        clgl_context &out = abi::out(context, "context");
        clgl_context_desc wanted = CLGL_CONTEXT_DESC_INIT;
        if (desc) wanted = abi::read_desc(desc, "desc");
        validate(wanted);
        const Ref<Context> made = Context::create(wanted, {});
        const auto handle = abi::handle_of<clgl_context>(made);
        made->set_handle(handle);
        out = handle;
    });
}

clgl_result clgl_context_destroy(clgl_context context) { return abi::destroy<Context>(__func__, context); }

clgl_result clgl_context_get_info(clgl_context context, clgl_context_info *info)
{
    return abi::guarded(__func__, [&] {
        abi::InfoOut out(info, "info");
        out.write(abi::pin<Context>(context)->info());
    });
}

clgl_result clgl_context_get_devices(clgl_context context, uint32_t capacity, clgl_device *devices,
                                     uint32_t *count)
{
    return abi::guarded(__func__, [&] {
        abi::clear_list(capacity, devices);
        uint32_t &found = abi::out(count, "count");
        abi::need_list(capacity, devices);
        const auto pinned = abi::pin<Context>(context);
        const std::vector<Ref<Device>> &all = pinned->devices();
        found = static_cast<uint32_t>(all.size());
        for (uint32_t i = 0; i < std::min(capacity, found); ++i)
            devices[i] = all[i]->handle();
    });
}

clgl_result clgl_context_query(clgl_context context, uint32_t param, size_t capacity, void *value, size_t *size)
{
    return abi::guarded(__func__, [&] {
        abi::optional_out(size);
        const auto pinned = abi::pin<Context>(context);
        const auto ask = [&](cl_uint parameter, size_t room, void *to, size_t *got) {
            return cl().GetContextInfo(pinned->native(), parameter, room, to, got);
        };
        abi::query(ask, param, capacity, value, size, "the context");
    });
}

clgl_result clgl_context_verify_transports(clgl_context context)
{
    return abi::guarded(__func__, [&] {
        const auto pinned = abi::pin<Context>(context);
        const GlScope scope(*pinned->gl());
        pinned->offered().test_all();
    });
}

clgl_result clgl_context_get_transport_report(clgl_context context, uint32_t index, clgl_transport_report *report)
{
    return abi::guarded(__func__, [&] {
        abi::InfoOut out(report, "report");
        out.write(abi::pin<Context>(context)->transport_report(index));
    });
}

clgl_result clgl_context_get_report(clgl_context context, size_t capacity, char *text, size_t *size)
{
    return abi::guarded(__func__, [&] {
        abi::TextOut out(capacity, text, size);
        out.write(describe(*abi::pin<Context>(context)));
    });
}

clgl_result clgl_context_get_memory_usage(clgl_context context, clgl_transport transport,
                                          clgl_memory_usage *usage)
{
    return abi::guarded(__func__, [&] {
        abi::InfoOut out(usage, "usage");
        const auto pinned = abi::pin<Context>(context);
        abi::validate_transport(transport);
        out.write(pinned->storages().usage(transport));
    });
}

clgl_result clgl_context_make_current(clgl_context context, clgl_bool current)
{
    return abi::guarded(__func__, [&] {
        const auto pinned = abi::pin<Context>(context);
        if (abi::as_bool(current, "current"))
            pinned->gl()->make_current();
        else
            pinned->gl()->undo_current();
    });
}

clgl_result clgl_context_get_proc_address(clgl_context context, const char *name, void **function)
{
    return abi::guarded(__func__, [&] {
        void *&out = abi::out(function, "function");
        const auto pinned = abi::pin<Context>(context);
        out = winsys::proc_address(pinned->gl()->binding().platform, abi::not_null(name, "name"));
        if (!out) fail(CLGL_ERROR_UNSUPPORTED, text("the OpenGL driver has no function ", name));
    });
}

const char *clgl_winsys_name(clgl_winsys winsys) { return winsys_name(winsys); }

const char *clgl_gl_api_name(clgl_gl_api api) { return gl_api_name(api); }

const char *clgl_transport_name(clgl_transport transport) { return transport_name(transport); }

const char *clgl_transport_status_name(clgl_transport_status status) { return transport_status_name(status); }

const char *clgl_device_match_name(clgl_device_match match) { return device_match_name(match); }

const char *clgl_self_test_name(clgl_self_test result) { return self_test_name(result); }
