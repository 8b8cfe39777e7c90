// Measures the hand-over of a texture that OpenCL has written completely or partly. Compares the hand-over with
// two common implementations without clgl.
#include "bench.hpp"

#include <algorithm>

namespace bench
{

namespace
{

// Picture sizes. The argument of a benchmark is the number of rows.
constexpr uint32_t pictures[][2] = {{1280, 720}, {2048, 2048}, {3840, 2160}};
// Formats. The argument of a benchmark is the number of bytes per texel.
constexpr struct {
    clgl_format format;
    GLenum internal, type;
    uint32_t bytes;
} formats[] = {{CLGL_FORMAT_RGBA8, GL_RGBA8, GL_UNSIGNED_BYTE, 4},
               {CLGL_FORMAT_RGBA32F, GL_RGBA32F, GL_FLOAT, 16}};
constexpr unsigned char pattern = 0x5a;
// A part has 1 / parts_of_area of the area of the picture.
constexpr uint32_t parts_along = 4, parts_of_area = parts_along * parts_along;

template <typename Rows, typename Is> const auto &find(const Rows &rows, Is is)
{
    return *std::ranges::find_if(rows, is);
}

// Arguments of a benchmark: transport, rows, bytes per texel
struct Kind {
    clgl_transport transport;
    clgl_format format;
    uint32_t width, height;
    GLenum internal, type;
    size_t bytes;

    explicit Kind(const benchmark::State &state) : transport(static_cast<clgl_transport>(state.range(0)))
    {
        const auto &size = find(pictures, [&](const auto &each) { return each[1] == state.range(1); });
        const auto &of = find(formats, [&](const auto &each) { return each.bytes == state.range(2); });
        width = size[0];
        height = size[1];
        format = of.format;
        internal = of.internal;
        type = of.type;
        bytes = size_t{width} * height * of.bytes;
    }
    GLsizei columns() const { return static_cast<GLsizei>(width); }
    GLsizei rows() const { return static_cast<GLsizei>(height); }
};

// A texture that is acquired and released. clgl creates the texture, or wraps an OpenGL texture whose name is
// passed.
class Shared
{
public:
    Shared(const Kind &kind, clgl_access access, const clgl_box &region)
        : Shared(kind, access, region, kind.transport)
    {
    }
    Shared(const Kind &kind, clgl_access access, const clgl_box &region, clgl_transport transport,
           GLuint wrapped = 0)
        : region_(region)
    {
        clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
        desc.transport = transport;
        desc.access = access;
        if (wrapped) {
            desc.gl_name = wrapped;
            desc.gl_target = GL_TEXTURE_2D;
        } else {
            desc.type = CLGL_TEXTURE_TYPE_2D;
            desc.format = kind.format;
            desc.width = kind.width;
            desc.height = kind.height;
        }
        check(clgl_texture_create(setup().context, &desc, &texture_));
        // Hands over once, because the first access to memory is slower than later accesses.
        hand_over();
    }
    ~Shared() { clgl_texture_destroy(texture_); }
    Shared(const Shared &) = delete;
    Shared &operator=(const Shared &) = delete;

    void hand_over() const
    {
        clgl_handover handover = CLGL_HANDOVER_INIT;
        handover.textures = &texture_;
        handover.texture_count = 1;
        handover.texture_regions = &region_;
        check(clgl_acquire(setup().queue, &handover, 0, nullptr, nullptr));
        check(clgl_release(setup().queue, &handover, 0, nullptr, nullptr));
        glFinish();
    }

private:
    clgl_box region_;
    clgl_texture texture_ = nullptr;
};

// Hands over a texture without clgl. The pixels are in an OpenCL buffer, because OpenCL reads a buffer faster
// than an image. OpenCL reads the buffer to host memory or to a persistently mapped pixel buffer. OpenGL uploads
// the pixels from there. All objects are created before the measurement.
class ByHand
{
public:
    explicit ByHand(const Kind &kind) : kind_(kind)
    {
        cl_int code = CL_SUCCESS;
        mem_ = clCreateBuffer(setup().native_context, CL_MEM_READ_WRITE, kind.bytes, nullptr, &code);
        check_cl(code, "clCreateBuffer");
        check_cl(clEnqueueFillBuffer(setup().native_queue, mem_, &pattern, sizeof pattern, 0, kind.bytes, 0,
                                     nullptr, nullptr),
                 "clEnqueueFillBuffer");
        glGenTextures(1, &name_);
        glBindTexture(GL_TEXTURE_2D, name_);
        glTexStorage2D(GL_TEXTURE_2D, 1, kind.internal, kind.columns(), kind.rows());
    }
    ~ByHand()
    {
        glDeleteTextures(1, &name_);
        clReleaseMemObject(mem_);
    }
    ByHand(const ByHand &) = delete;
    ByHand &operator=(const ByHand &) = delete;

    void hand_over(void *memory, GLuint buffer) const
    {
        check_cl(
            clEnqueueReadBuffer(setup().native_queue, mem_, CL_TRUE, 0, kind_.bytes, memory, 0, nullptr, nullptr),
            "clEnqueueReadBuffer");
        glBindBuffer(GL_PIXEL_UNPACK_BUFFER, buffer);
        glBindTexture(GL_TEXTURE_2D, name_);
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, kind_.columns(), kind_.rows(), GL_RGBA, kind_.type,
                        buffer ? nullptr : memory);
        glBindBuffer(GL_PIXEL_UNPACK_BUFFER, 0);
        glFinish();
    }

private:
    const Kind &kind_;
    cl_mem mem_ = nullptr;
    GLuint name_ = 0;
};

struct ProgramsTexture {
    GLuint name = 0;

    explicit ProgramsTexture(const Kind &kind)
    {
        glGenTextures(1, &name);
        glBindTexture(GL_TEXTURE_2D, name);
        glTexStorage2D(GL_TEXTURE_2D, 1, kind.internal, kind.columns(), kind.rows());
    }
    ~ProgramsTexture() { glDeleteTextures(1, &name); }
    ProgramsTexture(const ProgramsTexture &) = delete;
    ProgramsTexture &operator=(const ProgramsTexture &) = delete;
};

bool skipped(benchmark::State &state, const Kind &kind)
{
    if (has_transport(kind.transport)) return false;
    state.SkipWithError("the transport does not work on this machine");
    return true;
}

void texture_beside_client(benchmark::State &state)
{
    const Kind kind(state);
    if (skipped(state, kind)) return;
    const Shared ours(kind, CLGL_ACCESS_WRITE_DISCARD, {{0, 0, 0}, {kind.width, kind.height, 1}});
    const ByHand by_hand(kind);
    std::vector<char> memory(kind.bytes);
    by_hand.hand_over(memory.data(), 0);
    measure_in_turns(
        state, {}, [&] { ours.hand_over(); }, [&] { by_hand.hand_over(memory.data(), 0); });
}

void texture_beside_pbo(benchmark::State &state)
{
    const Kind kind(state);
    if (skipped(state, kind)) return;
    const Shared ours(kind, CLGL_ACCESS_WRITE_DISCARD, {{0, 0, 0}, {kind.width, kind.height, 1}});
    const ByHand by_hand(kind);
    const MappedBuffer buffer(kind.bytes);
    by_hand.hand_over(buffer.pointer, buffer.name);
    measure_in_turns(
        state, {}, [&] { ours.hand_over(); }, [&] { by_hand.hand_over(buffer.pointer, buffer.name); });
}

clgl_box whole_of(const Kind &kind) { return {{0, 0, 0}, {kind.width, kind.height, 1}}; }

// Compares `external` with the transport in the arguments.
void external_beside(benchmark::State &state)
{
    const Kind kind(state);
    if (skipped(state, kind)) return;
    if (!has_transport(CLGL_TRANSPORT_EXTERNAL)) return state.SkipWithError("external does not work here");
    const Shared ours(kind, CLGL_ACCESS_WRITE_DISCARD, whole_of(kind), CLGL_TRANSPORT_EXTERNAL);
    const Shared other(kind, CLGL_ACCESS_WRITE_DISCARD, whole_of(kind));
    // Each turn has several calls, because a preceding copy would affect the time of a single hand-over.
    measure_in_turns(
        state, {.calls = 8}, [&] { ours.hand_over(); }, [&] { other.hand_over(); });
}

// Measures both directions of a wrapped texture. With `external`, OpenGL copies between textures; with `mapped`,
// it copies to and from a pixel buffer.
void wrapped_external_beside(benchmark::State &state)
{
    const Kind kind(state);
    if (skipped(state, kind)) return;
    if (!has_transport(CLGL_TRANSPORT_EXTERNAL)) return state.SkipWithError("external does not work here");
    const ProgramsTexture texture(kind);
    const Shared ours(kind, CLGL_ACCESS_READ_WRITE, whole_of(kind), CLGL_TRANSPORT_EXTERNAL, texture.name);
    const ProgramsTexture other_texture(kind);
    const Shared other(kind, CLGL_ACCESS_READ_WRITE, whole_of(kind), kind.transport, other_texture.name);
    measure_in_turns(
        state, {}, [&] { ours.hand_over(); }, [&] { other.hand_over(); });
}

// Measures both directions, for a part in the centre of the picture and for the whole picture.
void part_beside_whole(benchmark::State &state)
{
    const Kind kind(state);
    if (skipped(state, kind)) return;
    const uint32_t width = kind.width / parts_along, height = kind.height / parts_along;
    const Shared part(kind, CLGL_ACCESS_READ_WRITE, {{width, height, 0}, {width, height, 1}});
    const Shared whole(kind, CLGL_ACCESS_READ_WRITE, {{0, 0, 0}, {kind.width, kind.height, 1}});
    measure_in_turns(
        state, {}, [&] { part.hand_over(); }, [&] { whole.hand_over(); });
}

void each_picture(benchmark::internal::Benchmark *benchmark, std::initializer_list<clgl_transport> transports)
{
    constexpr double seconds = 0.2;
    for (const clgl_transport transport : transports)
        for (const auto &[width, height] : pictures)
            for (const auto &format : formats)
                benchmark->Args({transport, height, format.bytes});
    benchmark->UseRealTime()->MinTime(seconds);
}

void each_transport(benchmark::internal::Benchmark *benchmark)
{
    each_picture(benchmark, {CLGL_TRANSPORT_STAGED, CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_EXTERNAL});
}

void each_copying_transport(benchmark::internal::Benchmark *benchmark)
{
    each_picture(benchmark, {CLGL_TRANSPORT_STAGED, CLGL_TRANSPORT_MAPPED});
}

BENCHMARK(texture_beside_client)->Apply(each_transport);
BENCHMARK(texture_beside_pbo)->Apply(each_transport);
BENCHMARK(part_beside_whole)->Apply(each_transport);
BENCHMARK(external_beside)->Apply(each_copying_transport);
BENCHMARK(wrapped_external_beside)->Apply(each_copying_transport);

}  // namespace

std::vector<Ratio> texture_ratios()
{
    // as_fast permits noise between repetitions. calls_ns is the cost in nanoseconds of a hand-over without
    // copies.
    constexpr double as_fast = 1.05, calls_ns = 100e3;
    constexpr double in_proportion = 2.0 / parts_of_area;
    // Small pictures are not compared, because their copies take little longer than the calls.
    constexpr double zero_copy = 1.0 / 20;
    constexpr uint32_t rows_of_zero_copy = 2048;
    const bool on_cpu = has_transport(CLGL_TRANSPORT_MAPPED) && has_transport(CLGL_TRANSPORT_EXTERNAL);
    std::vector<Ratio> all;
    for (const auto &picture : pictures)
        for (const auto &format : formats) {
            // clang 14 does not capture structured bindings.
            const uint32_t width = picture[0], height = picture[1];
            const std::string what = std::to_string(width) + " x " + std::to_string(height) + " of " +
                                     (format.bytes == 4 ? "RGBA8" : "RGBA32F");
            const auto of = [&](const char *name, clgl_transport transport) {
                return std::string(name) + '/' + std::to_string(transport) + '/' + std::to_string(height) + '/' +
                       std::to_string(format.bytes);
            };
            const auto add = [&](clgl_transport transport, const char *name, const std::string &claim,
                                 double factor, double slack_ns) {
                const std::string turns = of(name, transport);
                all.push_back(
                    {what + claim, Clock::real, turns + "/ours", turns + "/other", factor, slack_ns, transport});
            };
            add(CLGL_TRANSPORT_STAGED, "texture_beside_client", " by staged, as fast as glTexSubImage2D", as_fast,
                calls_ns);
            add(CLGL_TRANSPORT_STAGED, "texture_beside_pbo", " by staged, as fast as from a pixel buffer",
                as_fast, calls_ns);
            add(CLGL_TRANSPORT_MAPPED, "texture_beside_client", " by mapped, as fast as glTexSubImage2D", as_fast,
                calls_ns);
            add(CLGL_TRANSPORT_MAPPED, "texture_beside_pbo", " by mapped, as fast as from a pixel buffer",
                as_fast, calls_ns);
            for (const clgl_transport other : {CLGL_TRANSPORT_STAGED, CLGL_TRANSPORT_MAPPED})
                if (on_cpu && height >= rows_of_zero_copy)
                    add(other, "external_beside",
                        std::string(" by external, 1/20 of ") +
                            (other == CLGL_TRANSPORT_STAGED ? "staged" : "mapped"),
                        zero_copy, 0);
            // The planner chooses `mapped` for wrapped textures, because `external` does not copy them faster.
            if (on_cpu)
                all.push_back({what + " wrapped by mapped, as fast as by external", Clock::real,
                               of("wrapped_external_beside", CLGL_TRANSPORT_MAPPED) + "/other",
                               of("wrapped_external_beside", CLGL_TRANSPORT_MAPPED) + "/ours", as_fast, calls_ns,
                               CLGL_TRANSPORT_MAPPED});
            add(CLGL_TRANSPORT_STAGED, "part_beside_whole", " by staged, 1/16 of it for at most 1/8 of its cost",
                in_proportion, calls_ns);
            add(CLGL_TRANSPORT_MAPPED, "part_beside_whole", " by mapped, 1/16 of it for at most 1/8 of its cost",
                in_proportion, calls_ns);
        }
    // On a CPU, `external` copies nothing, and the other implementations do little more than copy.
    constexpr double much_cheaper = 1.0 / 20;
    constexpr const char *by_hand[][2] = {{"texture_beside_client", "glTexSubImage2D"},
                                          {"texture_beside_pbo", "from a pixel buffer"}};
    for (const auto &[name, way] : by_hand) {
        const std::string of = std::string(name) + '/' + std::to_string(CLGL_TRANSPORT_EXTERNAL) + "/2048/4";
        all.push_back({std::string("2048 x 2048 of RGBA8 by external, at least 20 times cheaper than ") + way,
                       Clock::real, of + "/ours", of + "/other", much_cheaper, 0, CLGL_TRANSPORT_EXTERNAL});
    }
    return all;
}

}  // namespace bench
