#include "core/convert_kernel.hpp"

#include "core/command_batch.hpp"
#include "core/texture_region.hpp"

#include <algorithm>
#include <iterator>

namespace clgl
{

namespace
{

constexpr uint32_t bits_per_byte = 8;
constexpr const char *language = "-cl-std=CL1.2";
// Work-items of a group, all in one row.
constexpr size_t group_width = 64;

// The type of OpenCL C that a texture is for.
const char *image_type(int32_t kind)
{
    static constexpr const char *types[] = {
        "", "image1d_t", "image2d_t", "image3d_t", "image1d_array_t", "image2d_array_t", "image1d_buffer_t"};
    return types[kind];
}

// Of a buffer's number.
const char *number_type(const PixelNumbers &numbers)
{
    if (numbers.numeric == CLGL_NUMERIC_FLOAT) return "float";
    return numbers.numeric == CLGL_NUMERIC_SNORM || numbers.numeric == CLGL_NUMERIC_INT ? "char" : "uchar";
}

// The options for one side: its `name` is FROM or INTO.
std::string options_of(const char *name, const PixelSide &side)
{
    const std::string define = text(" -D ", name);
    std::string all = text(define, "_NUMERIC=", side.numbers.numeric, define, "_BITS=", side.numbers.bits);
    if (side.texture)
        return all + text(define, "_IMAGE=", image_type(side.texture->kind), define,
                          "_PARTS=", parts_of(side.texture->kind), define, "_SEEN=", side.texture->seen);
    const auto [channels, alignment, start, row_pitch, slice_pitch] = *side.buffer;
    const char *type = number_type(side.numbers);
    const uint32_t number_bytes = side.numbers.bits / bits_per_byte;
    all += text(define, "_NUMBER=", type, define, "_CHANNELS=", channels, define,
                "_ALIGNMENT=", std::min(alignment, number_bytes));
    const bool is_vector = channels > 1 && alignment == channels * number_bytes;
    return is_vector ? all + text(define, "_VECTOR=", type, channels) : all;
}

// Sets a kernel's arguments one after another.
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

// For this command alone: threads do not meet at its arguments, and a driver that holds the memory of a kernel's
// last arguments (rusticl) lets go of it.
ClKernel make_kernel(Context &context, const Device &device, const PixelSide &from, const PixelSide &into,
                     size_t width)
{
    const std::string options =
        text(language, " -D GROUP_WIDTH=", group_width, options_of("FROM", from), options_of("INTO", into));
    const cl_program program = context.convert_programs().get(context.native(), device.id(), options);
    cl_int code = CL_SUCCESS;
    ClKernel kernel(cl().CreateKernel(program, "convert", &code));
    check_cl(code, "clCreateKernel of the kernel that converts pixels");
    Arguments arguments(kernel.get());
    arguments.add(from);
    arguments.add(into);
    arguments.add(static_cast<cl_int>(width));
    return kernel;
}

// A texture of one pixel, and a buffer for it.
struct Trial {
    ClQueue queue;
    ClMem image, buffer;

    Trial(const Context &context, const Device &device, const Format &format)
    {
        cl_int code = CL_SUCCESS;
        queue = ClQueue(cl().CreateCommandQueueWithProperties(context.native(), device.id(), nullptr, &code));
        check_cl(code, "clCreateCommandQueueWithProperties to try 16-bit floats");
        cl_image_desc desc{};
        desc.image_type = CL_MEM_OBJECT_IMAGE2D;
        desc.image_width = desc.image_height = 1;
        image = ClMem(cl().CreateImage(context.native(), CL_MEM_READ_WRITE, &format.cl, &desc, nullptr, &code));
        check_cl(code, "clCreateImage to try 16-bit floats");
        buffer = ClMem(cl().CreateBuffer(context.native(), CL_MEM_READ_WRITE, sizeof(cl_float4), nullptr, &code));
        check_cl(code, "clCreateBuffer to try 16-bit floats");
    }

    // The pixel as a kernel sees it, each of its numbers being a half of these bits.
    cl_float4 read(const ClKernel &kernel, uint16_t bits)
    {
        constexpr size_t origin[] = {0, 0, 0}, extent[] = {1, 1, 1};
        const uint16_t pixel[] = {bits, bits, bits, bits};
        cl_float4 got{};
        check_cl(cl().EnqueueWriteImage(queue.get(), image.get(), CL_TRUE, origin, extent, 0, 0, pixel, 0,
                                        nullptr, nullptr),
                 "clEnqueueWriteImage to try 16-bit floats");
        check_cl(cl().EnqueueNDRangeKernel(queue.get(), kernel.get(), 1, nullptr, &group_width, &group_width, 0,
                                           nullptr, nullptr),
                 "clEnqueueNDRangeKernel to try 16-bit floats");
        check_cl(
            cl().EnqueueReadBuffer(queue.get(), buffer.get(), CL_TRUE, 0, sizeof got, &got, 0, nullptr, nullptr),
            "clEnqueueReadBuffer to try 16-bit floats");
        return got;
    }
};

bool try_halves(Context &context, const Device &device, const Format &format)
{
    constexpr uint16_t one = 0x3c00;
    constexpr uint32_t channels = 4;
    constexpr size_t start[] = {0, 0, 0};
    Trial trial(context, device, format);
    const PixelSide into{.mem = trial.buffer.get(),
                         .numbers = {CLGL_NUMERIC_FLOAT, 32},
                         .buffer = BufferPixels{channels, sizeof(cl_float4), 0, 0, 0},
                         .texture = {}};
    const ClKernel kernel =
        make_kernel(context, device, side_of(trial.image.get(), CLGL_TEXTURE_KIND_2D, format, start), into, 1);
    const cl_float4 got = trial.read(kernel, one);
    return got.s[format.cl.image_channel_order == CL_A ? 3 : 0] == 1.0f;
}

}  // namespace

PixelSide side_of(cl_mem image, int32_t kind, const Format &format, const size_t (&origin)[3])
{
    constexpr uint32_t all = 4;
    const cl_channel_order order = format.cl.image_channel_order;
    TexturePixels pixels{.kind = kind, .seen = order == CL_R ? 1 : order == CL_RG ? 2 : all, .origin = {}};
    std::ranges::copy(origin, pixels.origin);
    return {.mem = image, .numbers = {format.numeric, format.bits}, .buffer = {}, .texture = pixels};
}

bool halves_work(Context &context, Device &device, const Format &format)
{
    return context.convert_programs().tried(device.id(), format.id,
                                            [&] { return try_halves(context, device, format); });
}

Ref<Fence> enqueue_conversion(const CommandTarget &to, const PixelSide &from, const PixelSide &into,
                              const size_t (&extent)[3], bool blocking)
{
    constexpr cl_uint dimensions = 3;
    const ClKernel kernel = make_kernel(to.queue.context(), to.queue.device(), from, into, extent[0]);
    const size_t local[] = {group_width, 1, 1};
    const size_t global[] = {(extent[0] + group_width - 1) / group_width * group_width, extent[1], extent[2]};
    CommandBatch batch(to, CLGL_COMMAND_KERNEL, false);
    batch.add("clEnqueueNDRangeKernel of the kernel that converts pixels",
              [&](cl_command_queue queue, cl_uint count, const cl_event *waits, cl_event *event) {
                  return cl().EnqueueNDRangeKernel(queue, kernel.get(), dimensions, nullptr, global, local, count,
                                                   waits, event);
              });
    return batch.finish(blocking);
}

}  // namespace clgl
