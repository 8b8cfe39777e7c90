// Compares the conversion of float32 pixels to 8-bit pixels with a CPU loop over the same memory. Compares the
// conversion with a copy of the same number of bytes, too, which is a lower bound.
#include "bench.hpp"

#include <algorithm>

namespace bench
{

namespace
{

constexpr size_t channels = 4;
constexpr float most = 255;
// Picture sizes. The argument of a benchmark is the number of rows.
constexpr size_t pictures[][2] = {{1280, 720}, {2048, 2048}, {3840, 2160}};

struct Picture {
    size_t extent[3] = {0, 0, 1};
    std::vector<float> floats;
    std::vector<uint8_t> bytes;
    clgl_pixel_layout layout = CLGL_PIXEL_LAYOUT_INIT;
    clgl_buffer from = nullptr, into = nullptr;
    clgl_texture texture = nullptr;

    explicit Picture(const benchmark::State &state)
    {
        const auto rows = static_cast<size_t>(state.range(0));
        const auto found = std::ranges::find(pictures, rows, [](const size_t(&size)[2]) { return size[1]; });
        extent[0] = (*found)[0];
        extent[1] = rows;
        floats.resize(numbers());
        bytes.resize(numbers());
        for (size_t i = 0; i < floats.size(); ++i)
            floats[i] = static_cast<float>(i % 1000) / 900;
        layout.component_type = CLGL_PIXEL_FLOAT32;
        from = make(numbers() * sizeof(float), floats.data());
        into = make(numbers(), bytes.data());
        clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
        desc.flags = CLGL_TEXTURE_COMPUTE_ONLY;
        desc.type = CLGL_TEXTURE_TYPE_2D;
        desc.format = CLGL_FORMAT_RGBA8;
        desc.width = static_cast<uint32_t>(extent[0]);
        desc.height = static_cast<uint32_t>(extent[1]);
        desc.data = bytes.data();
        check(clgl_texture_create(setup().context, &desc, &texture));
    }
    ~Picture()
    {
        clgl_buffer_destroy(from);
        clgl_buffer_destroy(into);
        clgl_texture_destroy(texture);
    }
    Picture(const Picture &) = delete;
    Picture &operator=(const Picture &) = delete;

    size_t numbers() const { return extent[0] * extent[1] * channels; }
    static clgl_buffer make(size_t size, const void *data)
    {
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
        desc.size = size;
        desc.data = data;
        clgl_buffer buffer = nullptr;
        check(clgl_buffer_create(setup().context, &desc, &buffer));
        return buffer;
    }

    void convert() const
    {
        check(
            clgl_convert_buffer(setup().queue, from, &layout, into, nullptr, extent, 0, 1, 0, nullptr, nullptr));
    }
    void convert_to_texture() const
    {
        check(clgl_convert_buffer_to_texture(setup().queue, from, &layout, texture, nullptr, 0, 1, 0, nullptr,
                                             nullptr));
    }
    // Converts as a typical application does. Compiled with -O2 like the library. May round numbers close to a
    // half incorrectly.
    void loop()
    {
        constexpr float half = 0.5f;
        for (size_t i = 0; i < floats.size(); ++i)
            bytes[i] = static_cast<uint8_t>(std::min(std::max(floats[i], 0.0f), 1.0f) * most + half);
        benchmark::DoNotOptimize(bytes.data());
    }
};

void convert_beside_loop(benchmark::State &state)
{
    Picture p(state);
    p.convert();
    measure_in_turns(
        state, {}, [&] { p.convert(); }, [&] { p.loop(); });
}

// A copy that reads and writes the same number of bytes as a conversion
class Copy
{
public:
    explicit Copy(const Picture &picture)
        : source_(Picture::make(half(picture), picture.floats.data())),
          copy_(Picture::make(half(picture), picture.floats.data()))
    {
    }
    ~Copy()
    {
        clgl_buffer_destroy(source_);
        clgl_buffer_destroy(copy_);
    }
    Copy(const Copy &) = delete;
    Copy &operator=(const Copy &) = delete;

    void run() const
    {
        check(clgl_buffer_copy(setup().queue, source_, copy_, nullptr, 0, 0, nullptr, nullptr));
        check(clgl_queue_finish(setup().queue));
    }

private:
    static size_t half(const Picture &picture)
    {
        return picture.numbers() * (sizeof(float) + sizeof(uint8_t)) / 2;
    }

    clgl_buffer source_, copy_;
};

void convert_beside_copy(benchmark::State &state)
{
    Picture p(state);
    const Copy copy(p);
    p.convert();
    measure_in_turns(
        state, {}, [&] { p.convert(); }, [&] { copy.run(); });
}

void convert_to_texture_beside_copy(benchmark::State &state)
{
    Picture p(state);
    const Copy copy(p);
    p.convert_to_texture();
    measure_in_turns(
        state, {}, [&] { p.convert_to_texture(); }, [&] { copy.run(); });
}

void convert_to_texture_beside_loop(benchmark::State &state)
{
    Picture p(state);
    p.convert_to_texture();
    measure_in_turns(
        state, {}, [&] { p.convert_to_texture(); }, [&] { p.loop(); });
}

void each_picture(benchmark::internal::Benchmark *benchmark)
{
    constexpr double seconds = 0.5;
    for (const auto &[width, height] : pictures)
        benchmark->Arg(static_cast<int64_t>(height));
    benchmark->UseRealTime()->MinTime(seconds);
}

BENCHMARK(convert_beside_loop)->Apply(each_picture);
BENCHMARK(convert_beside_copy)->Apply(each_picture);
BENCHMARK(convert_to_texture_beside_loop)->Apply(each_picture);
BENCHMARK(convert_to_texture_beside_copy)->Apply(each_picture);

// Limits for a device: the largest time relative to a copy, with a text for it, and the additional time of the
// call in nanoseconds
struct Limits {
    double of_copy;
    const char *text;
    double call_ns;
};

const Limits &limits_of_device()
{
    static constexpr Limits processor = {1.3, "1.3", 200e3}, others = {1.2, "1.2", 2e3};
    cl_device_id device = nullptr;
    cl_device_type type = 0;
    check_cl(clGetCommandQueueInfo(setup().native_queue, CL_QUEUE_DEVICE, sizeof device, &device, nullptr),
             "clGetCommandQueueInfo");
    check_cl(clGetDeviceInfo(device, CL_DEVICE_TYPE, sizeof type, &type, nullptr), "clGetDeviceInfo");
    return type & CL_DEVICE_TYPE_CPU ? processor : others;
}

}  // namespace

std::vector<Ratio> convert_ratios()
{
    constexpr double of_loop = 0.5;
    const Limits &limits = limits_of_device();
    std::vector<Ratio> all;
    const auto add = [&](const std::string &claim, const char *name, size_t rows, double factor) {
        const std::string of = with_size(name, rows);
        all.push_back(
            {claim, Clock::real, of + "/ours", of + "/other", factor, limits.call_ns, CLGL_TRANSPORT_AUTO});
    };
    for (const auto &[width, height] : pictures) {
        const std::string what =
            "converting " + std::to_string(width) + " x " + std::to_string(height) + " floats";
        const std::string beside_copy =
            std::string(", at most ") + limits.text + " times a copy of as many bytes";
        add(what + " to bytes, at most half the time of a loop", "convert_beside_loop", height, of_loop);
        add(what + " to bytes" + beside_copy, "convert_beside_copy", height, limits.of_copy);
        add(what + " into a texture, at most half the time of a loop", "convert_to_texture_beside_loop", height,
            of_loop);
        add(what + " into a texture" + beside_copy, "convert_to_texture_beside_copy", height, limits.of_copy);
    }
    return all;
}

}  // namespace bench
