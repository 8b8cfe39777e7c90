#include "core/convert/kernel.hpp"

#include "core/device/driver_quirks.hpp"
#include "core/geometry/texture_region.hpp"

#include <algorithm>
#include <iterator>
#include <memory>

namespace clgl
{

namespace
{

constexpr uint32_t bits_per_byte = 8, bits_of_float = 32;

// Divides a row: the number of work-items in a group, and the number of pixels for each work-item.
struct Grain {
    size_t group_width, run;

    size_t groups(size_t width) const { return (width + group_width * run - 1) / (group_width * run); }
};
constexpr Grain long_runs = {1, 2048};

// Returns the grain for devices that run many work-items at once. Groups of 64 took 1.4 times as long as groups
// of 256 on an NVIDIA H100.
Grain one_each(const Device &device)
{
    constexpr size_t fast_width = 256;
    return {std::min<size_t>(fast_width, device.info().max_work_group_size), 1};
}

// Returns the OpenCL C image type for a texture type.
const char *image_type(clgl_texture_type kind)
{
    static constexpr const char *types[] = {
        "", "image1d_t", "image2d_t", "image3d_t", "image1d_array_t", "image2d_array_t", "image1d_buffer_t"};
    return types[kind];
}

// Returns the OpenCL C type of a channel in a buffer.
const char *number_type(const PixelNumbers &numbers)
{
    if (numbers.numeric == CLGL_NUMERIC_FLOAT) return "float";
    const bool has_sign = numbers.numeric == CLGL_NUMERIC_SNORM || numbers.numeric == CLGL_NUMERIC_INT;
    if (bytes_of(numbers) == 1) return has_sign ? "char" : "uchar";
    if (bytes_of(numbers) == 2) return has_sign ? "short" : "ushort";
    return has_sign ? "int" : "uint";
}

// Returns the build options for the source (`name` is "FROM") or the destination ("INTO"). With long runs, vector
// types are not used: they would prevent the compiler from vectorizing the loop over the run.
std::string options_of(const char *name, const PixelSide &side, const Grain &grain)
{
    const std::string define = text(" -D ", name);
    std::string all = text(define, "_NUMERIC=", side.numbers.numeric, define, "_BITS=", side.numbers.bits);
    if (side.texture)
        return all + text(define, "_IMAGE=", image_type(side.texture->kind), define,
                          "_PARTS=", parts_of(side.texture->kind), define, "_SEEN=", side.texture->seen);
    const auto &[order, alignment, start, row_pitch, slice_pitch] = *side.buffer;
    const char *type = number_type(side.numbers);
    const uint32_t number_bytes = bytes_of(side.numbers);
    all += text(define, "_NUMBER=", type, define, "_CHANNELS=", order.size(), define,
                "_ALIGNMENT=", std::min(alignment, number_bytes));
    for (size_t i = 0; i < order.size(); ++i)
        all += text(define, '_', i, '=', order[i]);
    const bool is_vector = grain.run == 1 && order.size() > 1 && alignment == order.size() * number_bytes;
    return is_vector ? all + text(define, "_VECTOR=", type, order.size()) : all;
}

// Sets the arguments of a kernel in order.
class Arguments
{
public:
    explicit Arguments(cl_kernel kernel) : kernel_(kernel) {}

    template <typename T> void add(const T &value)
    {
        check_cl(cl().SetKernelArg(kernel_, next_++, sizeof value, &value),
                 "clSetKernelArg of the kernel that converts pixels");
    }

    void add(const PixelSide &side)
    {
        add(side.mem);
        if (side.texture) {
            cl_int4 origin{};
            for (size_t i = 0; i < std::size(side.texture->origin); ++i)
                origin.s[i] = static_cast<cl_int>(side.texture->origin[i]);
            return add(origin);
        }
        add(cl_long{side.buffer->start});
        add(cl_long{side.buffer->row_pitch});
        add(cl_long{side.buffer->slice_pitch});
    }

private:
    cl_kernel kernel_;
    cl_uint next_ = 0;
};

// Creates a kernel for one command, so that its arguments need no lock. Releasing the kernel makes rusticl
// release the memory objects of its arguments.
ClKernel make_kernel(Context &context, const Device &device, const PixelSide &from, const PixelSide &into,
                     size_t width, const Grain &grain)
{
    const bool is_fused = device.info().single_fp_config & CLGL_DEVICE_FP_FMA;
    // Without -cl-std, because PoCL 7.1 has no image functions with -cl-std=CL1.2.
    const std::string options =
        text(is_fused ? "-D FUSED " : "", "-D GROUP_WIDTH=", grain.group_width, " -D RUN=", grain.run,
             options_of("FROM", from, grain), options_of("INTO", into, grain));
    const cl_program program =
        context.convert_programs().get(context.native(), device, options, context.driver_cache());
    cl_int code = CL_SUCCESS;
    ClKernel kernel(cl().CreateKernel(program, "convert", &code));
    check_cl(code, "clCreateKernel of the kernel that converts pixels");
    Arguments arguments(kernel.get());
    arguments.add(from);
    arguments.add(into);
    arguments.add(static_cast<cl_int>(width));
    return kernel;
}

// Returns the channels of a pixel, in memory order, after the texture was copied to a buffer. Returns no channels
// for half floats, because buffers cannot contain them. Returns no channels for formats with one stored channel
// that OpenCL reads as several channels.
std::string_view order_of(const Format &format)
{
    if (format.numeric == CLGL_NUMERIC_FLOAT && format.bits < bits_of_float) return {};
    switch (format.cl.image_channel_order) {
    case CL_R:
        return "x";
    case CL_RG:
        return "xy";
    case CL_RGBA:
        return rgba;
    case CL_BGRA:
        return "zyxw";
    case CL_ARGB:
        return "wxyz";
    case CL_A:
        return "w";
    default:
        return {};
    }
}

}  // namespace

uint32_t bytes_of(const PixelNumbers &numbers) { return numbers.bits / bits_per_byte; }

PixelSide side_of(cl_mem image, clgl_texture_type kind, const Format &format, const size_t (&origin)[3])
{
    constexpr uint32_t all = 4;
    const cl_channel_order order = format.cl.image_channel_order;
    TexturePixels pixels{.format = &format,
                         .kind = kind,
                         .seen = order == CL_R    ? 1
                                 : order == CL_RG ? 2
                                                  : all,
                         .order = order_of(format),
                         .origin = {}};
    std::ranges::copy(origin, pixels.origin);
    return {.mem = image, .numbers = {format.numeric, format.bits}, .buffer = {}, .texture = pixels};
}

bool is_vector_processor(const Device &device)
{
    return device.is_cpu() && device.info().native_vector_width_float > 1;
}

void add_conversion(CommandBatch &batch, const CommandTarget &to, const PixelSide &from, const PixelSide &into,
                    const size_t (&extent)[3])
{
    constexpr cl_uint dimensions = 3;
    const Device &device = to.queue.device();
    const Grain grain = is_vector_processor(device) ? long_runs : one_each(device);
    const auto kernel =
        std::make_shared<const ClKernel>(make_kernel(to.queue.context(), device, from, into, extent[0], grain));
    const size_t local[] = {grain.group_width, 1, 1};
    const size_t global[] = {grain.groups(extent[0]) * grain.group_width, extent[1], extent[2]};
    batch.add("clEnqueueNDRangeKernel of the kernel that converts pixels",
              [&](cl_command_queue queue, cl_uint count, const cl_event *waits, cl_event *event) {
                  return cl().EnqueueNDRangeKernel(queue, kernel->get(), dimensions, nullptr, global, local,
                                                   count, waits, event);
              });
    if (find_quirk(device, Quirk::late_kernels)) batch.keep_until_ended(kernel);
}

}  // namespace clgl
