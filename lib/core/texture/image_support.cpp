#include "core/texture/image_support.hpp"

#include "base/immortal.hpp"
#include "base/lock_order.hpp"
#include "base/text.hpp"
#include "core/device/driver_quirks.hpp"

#include <clgl/texture.h>

#include <algorithm>
#include <map>
#include <numeric>

namespace clgl
{

namespace
{

// The width in pixels of the test image that is created from a buffer
constexpr size_t buffer_pixels = 4;

// The OpenCL image types, indexed by CLGL_TEXTURE_TYPE_ constants
constexpr cl_mem_object_type kind_types[] = {0,
                                             CL_MEM_OBJECT_IMAGE1D,
                                             CL_MEM_OBJECT_IMAGE2D,
                                             CL_MEM_OBJECT_IMAGE3D,
                                             CL_MEM_OBJECT_IMAGE1D_ARRAY,
                                             CL_MEM_OBJECT_IMAGE2D_ARRAY,
                                             CL_MEM_OBJECT_IMAGE1D_BUFFER};

// Returns whether a write to an image that was created from host memory changes the host memory without a
// mapping.
bool works_in_place(cl_context context, cl_command_queue queue)
{
    constexpr cl_image_format format{CL_RGBA, CL_UNSIGNED_INT8};
    constexpr size_t side = 4, origin[3] = {0, 0, 0}, extent[3] = {side, side, 1};
    // The size of a page, which allows drivers to use the memory in place
    constexpr size_t alignment = 4096;
    alignas(alignment) unsigned char memory[alignment] = {};
    const unsigned char pixels[side * side * 4] = {1, 2, 3, 4};
    cl_image_desc desc{};
    desc.image_type = CL_MEM_OBJECT_IMAGE2D;
    desc.image_width = desc.image_height = side;
    cl_int code = CL_SUCCESS;
    const ClMem image(
        cl().CreateImage(context, CL_MEM_READ_WRITE | CL_MEM_USE_HOST_PTR, &format, &desc, memory, &code));
    check_cl(code, "clCreateImage of host memory");
    check_cl(
        cl().EnqueueWriteImage(queue, image.get(), CL_TRUE, origin, extent, 0, 0, pixels, 0, nullptr, nullptr),
        "clEnqueueWriteImage to host memory");
    return std::ranges::equal(pixels, std::span(memory, std::size(pixels)));
}

bool works_in_place(cl_context context, const Device &device)
{
    cl_int code = CL_SUCCESS;
    const ClQueue queue(cl().CreateCommandQueueWithProperties(context, device.id(), nullptr, &code));
    check_cl(code, "clCreateCommandQueueWithProperties to try images of host memory");
    return works_in_place(context, queue.get());
}

std::vector<const Format *> formats_in(cl_context context, clgl_texture_type kind, cl_mem_flags flags)
{
    cl_uint count = 0;
    check_cl(cl().GetSupportedImageFormats(context, flags, kind_types[kind], 0, nullptr, &count),
             "clGetSupportedImageFormats");
    std::vector<cl_image_format> reported(count);
    if (count > 0)
        check_cl(cl().GetSupportedImageFormats(context, flags, kind_types[kind], count, reported.data(), nullptr),
                 "clGetSupportedImageFormats");
    std::vector<const Format *> found;
    for (const cl_image_format &each : reported)
        if (const Format *format = find_cl_format(each)) found.push_back(format);
    std::ranges::sort(found, {}, &Format::id);
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

std::vector<const Format *> formats_of(const Device &device, clgl_texture_type kind, cl_mem_flags flags)
{
    const cl_device_id id = device.id();
    const cl_context_properties properties[] = {CL_CONTEXT_PLATFORM,
                                                reinterpret_cast<cl_context_properties>(device.platform()), 0};
    cl_int code = CL_SUCCESS;
    const ClContext alone(cl().CreateContext(properties, 1, &id, nullptr, nullptr, &code));
    check_cl(code, "clCreateContext to query the formats of one device");
    return formats_in(alone.get(), kind, flags);
}

// Returns whether image and buffer have the same memory: a write to one changes the other.
bool shares_bytes(cl_command_queue queue, cl_mem image, cl_mem buffer)
{
    constexpr size_t origin[3] = {0, 0, 0}, extent[3] = {buffer_pixels, 1, 1};
    unsigned char pixels[buffer_pixels * 4], got[sizeof pixels] = {};
    std::iota(std::begin(pixels), std::end(pixels), static_cast<unsigned char>(1));
    check_cl(cl().EnqueueWriteImage(queue, image, CL_TRUE, origin, extent, 0, 0, pixels, 0, nullptr, nullptr),
             "clEnqueueWriteImage to an image of a buffer");
    check_cl(cl().EnqueueReadBuffer(queue, buffer, CL_TRUE, 0, sizeof got, got, 0, nullptr, nullptr),
             "clEnqueueReadBuffer");
    if (!std::ranges::equal(pixels, got)) return false;
    std::ranges::reverse(pixels);
    check_cl(cl().EnqueueWriteBuffer(queue, buffer, CL_TRUE, 0, sizeof pixels, pixels, 0, nullptr, nullptr),
             "clEnqueueWriteBuffer");
    check_cl(cl().EnqueueReadImage(queue, image, CL_TRUE, origin, extent, 0, 0, got, 0, nullptr, nullptr),
             "clEnqueueReadImage of an image of a buffer");
    return std::ranges::equal(pixels, got);
}

// Returns why images created from buffers do not work; empty if they work. Throws errors with other causes, such
// as lack of memory.
std::string try_images_of_buffers(cl_context context, const Device &device)
{
    constexpr cl_image_format format{CL_RGBA, CL_UNORM_INT8};
    cl_int code = CL_SUCCESS;
    const ClMem buffer(cl().CreateBuffer(context, CL_MEM_READ_WRITE, buffer_pixels * 4, nullptr, &code));
    check_cl(code, "clCreateBuffer to try images of buffers");
    cl_image_desc desc{};
    desc.image_type = CL_MEM_OBJECT_IMAGE1D_BUFFER;
    desc.image_width = buffer_pixels;
    desc.buffer = buffer.get();
    const ClMem image(cl().CreateImage(context, CL_MEM_READ_WRITE, &format, &desc, nullptr, &code));
    if (is_temporary_cl(code)) fail_cl(code, "clCreateImage to try images of buffers");
    if (code != CL_SUCCESS) return "the driver cannot create them";
    const ClQueue queue(cl().CreateCommandQueueWithProperties(context, device.id(), nullptr, &code));
    check_cl(code, "clCreateCommandQueueWithProperties to try images of buffers");
    return shares_bytes(queue.get(), image.get(), buffer.get()) ? "" : "commands on them access the wrong bytes";
}

// The reason for each device why images created from buffers do not work; empty if they work
struct TriedDevices {
    OrderedMutex<LockOrder::images_of_buffers> mutex;
    std::map<cl_device_id, std::string> reasons;
};

// Returns why images created from buffers do not work on a device; empty if they work. Tests each device once.
std::string why_no_images_of_buffers(cl_context context, const Device &device)
{
    auto &[mutex, reasons] = immortal<TriedDevices>();
    if (const char *known = find_quirk(device, Quirk::images_of_buffers)) return known;
    std::lock_guard lock(mutex);
    if (const auto tried = reasons.find(device.id()); tried != reasons.end()) return tried->second;
    return reasons[device.id()] = try_images_of_buffers(context, device);
}

template <typename T> uint64_t least(const Context &context, T clgl_device_info::*limit)
{
    const auto limit_of = [&](const Ref<Device> &device) { return device->info().*limit; };
    return limit_of(*std::ranges::min_element(context.devices(), {}, limit_of));
}

}  // namespace

std::span<const cl_mem_object_type> image_types() { return kind_types; }

cl_mem_flags image_flags(clgl_access access)
{
    switch (access) {
    case CLGL_ACCESS_READ_ONLY:
        return CL_MEM_READ_ONLY;
    case CLGL_ACCESS_WRITE_ONLY:
    case CLGL_ACCESS_WRITE_DISCARD:
        return CL_MEM_WRITE_ONLY;
    default:
        return CL_MEM_READ_WRITE;
    }
}

ImageLimits image_limits(const Context &context)
{
    return {.width_2d = least(context, &clgl_device_info::image2d_max_width),
            .height_2d = least(context, &clgl_device_info::image2d_max_height),
            .width_3d = least(context, &clgl_device_info::image3d_max_width),
            .height_3d = least(context, &clgl_device_info::image3d_max_height),
            .depth_3d = least(context, &clgl_device_info::image3d_max_depth),
            .layers = least(context, &clgl_device_info::image_max_array_size),
            .of_buffer = least(context, &clgl_device_info::image_max_buffer_size),
            .bytes = least(context, &clgl_device_info::max_mem_alloc_size)};
}

void require_images(const Context &context)
{
    for (const Ref<Device> &device : context.devices())
        if (!device->info().image_support)
            fail(CLGL_ERROR_UNSUPPORTED, text(device->full_name(), " does not support images (image_support)"));
}

std::string why_no_images_of_buffers(const Context &context)
{
    for (const Ref<Device> &device : context.devices()) {
        const std::string reason = why_no_images_of_buffers(context.native(), *device);
        if (!reason.empty()) return text(device->full_name(), " has no textures of buffers: ", reason);
    }
    return {};
}

void require_images_of_buffers(const Context &context)
{
    const std::string reason = why_no_images_of_buffers(context);
    if (!reason.empty())
        fail(CLGL_ERROR_UNSUPPORTED,
             text(reason, "; create a texture of CLGL_TEXTURE_TYPE_1D and copy the buffer to it "
                          "(clgl_buffer_copy_to_texture), or pass the buffer to kernels"));
}

// Queries each device in a context with only this device, because clGetSupportedImageFormats returns all formats
// that any device of the context supports.
std::vector<const Format *> supported_formats(const Context &context, clgl_texture_type kind, cl_mem_flags flags)
{
    std::vector<const Format *> all = formats_in(context.native(), kind, flags);
    if (kind == CLGL_TEXTURE_TYPE_BUFFER && !all.empty() && !why_no_images_of_buffers(context).empty()) return {};
    if (context.devices().size() == 1) return all;
    for (const Ref<Device> &device : context.devices()) {
        const std::vector<const Format *> its = formats_of(*device, kind, flags);
        std::erase_if(all, [&](const Format *format) { return std::ranges::find(its, format) == its.end(); });
    }
    return all;
}

bool host_images_in_place(Context &context)
{
    return context.host_images_in_place([&] {
        return std::ranges::all_of(context.devices(), [&](const Ref<Device> &device) {
            return works_in_place(context.native(), *device);
        });
    });
}

std::string device_names(const Context &context)
{
    if (context.devices().size() == 1) return context.device().full_name();
    return text("one of the ", context.devices().size(), " devices of the context");
}

}  // namespace clgl
