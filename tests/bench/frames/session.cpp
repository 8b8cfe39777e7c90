#include "session.hpp"

#include <epoxy/gl.h>

namespace frames
{

clgl_texture_desc texture_desc(Size size, clgl_transport transport)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.access = CLGL_ACCESS_WRITE_DISCARD;
    desc.type = CLGL_TEXTURE_TYPE_2D;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = size.width;
    desc.height = size.height;
    desc.transport = transport;
    return desc;
}

Joined::Joined()
{
    clgl_context context = nullptr;
    const clgl_result result = clgl_context_create(nullptr, &context);
    if (result == CLGL_ERROR_NO_OPENCL || result == CLGL_ERROR_NO_DEVICE) throw Unavailable(clgl_error_message());
    require(result);
    context_.reset(context);
    clgl_queue queue = nullptr;
    check(clgl_queue_create(context, nullptr, &queue));
    queue_.reset(queue);
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    desc.source = kernel_source;
    clgl_program program = nullptr;
    check(clgl_program_create(context, &desc, &program));
    clgl_kernel kernel = nullptr;
    const clgl_result made = clgl_kernel_create(program, "to_image", &kernel);
    clgl_program_destroy(program);
    check(made);
    to_image_.reset(kernel);
}

cl_device_id Joined::device() const
{
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    check(clgl_context_get_info(context(), &info));
    void *device = nullptr;
    check(clgl_device_cl_device(info.device, &device));
    return static_cast<cl_device_id>(device);
}

cl_command_queue Joined::native_queue() const
{
    void *native = nullptr;
    check(clgl_queue_cl_queue(queue(), &native));
    return static_cast<cl_command_queue>(native);
}

std::string Joined::require_transport(clgl_transport transport) const
{
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    check(clgl_context_get_info(context(), &info));
    check(clgl_context_verify_transports(context()));
    for (uint32_t i = 0; i < info.transport_count; ++i) {
        clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
        check(clgl_context_get_transport_report(context(), i, &report));
        if (report.transport != transport) continue;
        if (report.buffer_status == CLGL_TRANSPORT_STATUS_UNAVAILABLE) throw Unavailable(report.buffer_reason);
        return report.buffer_reason;
    }
    throw Unavailable("this version of clgl does not know the transport");
}

ClglTexture Joined::make_texture(Size size, clgl_transport transport) const
{
    const clgl_texture_desc desc = texture_desc(size, transport);
    clgl_texture texture = nullptr;
    require(clgl_texture_create(context(), &desc, &texture));
    return ClglTexture(texture);
}

void Joined::fill(clgl_texture texture, Size size, uint32_t frame) const
{
    clgl_launch launch = CLGL_LAUNCH_INIT;
    launch.dimensions = 2;
    launch.global_size[0] = size.width;
    launch.global_size[1] = size.height;
    check(clgl_kernel_set_texture(to_image_.get(), 0, texture));
    check(clgl_kernel_set_value(to_image_.get(), 1, sizeof frame, &frame));
    check(clgl_kernel_launch(queue(), to_image_.get(), &launch, 0, nullptr, nullptr));
}

Session::Session(Winsys winsys) : gl_(open_gl(winsys)), compute_(clgl_.device()) {}

const Vulkan &Session::vulkan()
{
    if (!vulkan_) vulkan_.emplace();
    return *vulkan_;
}

std::string Session::drivers() const
{
    char name[256] = {};
    check_cl(clGetDeviceInfo(compute_.device(), CL_DEVICE_NAME, sizeof name, name, nullptr), "clGetDeviceInfo");
    return std::string("OpenGL on ") + reinterpret_cast<const char *>(glGetString(GL_RENDERER)) + ", OpenCL on " +
           name;
}

const char *transport_name(clgl_transport transport)
{
    switch (transport) {
    case CLGL_TRANSPORT_EXTERNAL:
        return "external";
    case CLGL_TRANSPORT_NATIVE:
        return "native";
    case CLGL_TRANSPORT_MAPPED:
        return "mapped";
    default:
        return "staged";
    }
}

}  // namespace frames
