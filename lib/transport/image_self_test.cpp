#include "transport/image_self_test.hpp"

#include "base/error.hpp"
#include "base/text.hpp"
#include "transport/gl_image_object.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace clgl::transport
{

namespace
{

// The size of the test image in texels. It is odd, so that row and slice sizes are not powers of two.
constexpr uint64_t side = 5, layers = 3;
using Texels = std::vector<std::byte>;

// These functions return numbers that the type represents exactly. Consecutive indices have different numbers.
template <typename T> T number(uint64_t index, int round);
template <> float number(uint64_t index, int round)
{
    constexpr uint64_t steps = 64;
    return static_cast<float>((index * 7 + static_cast<uint64_t>(round)) % steps) / steps;
}

// Returns a half float in [0.5, 1): k/64 for k from 32 to 63.
uint16_t half_number(uint64_t index, int round)
{
    constexpr uint16_t one_half = 0x3800, step = 0x20;
    constexpr uint64_t steps = 32;
    return static_cast<uint16_t>(one_half + step * ((index * 7 + static_cast<uint64_t>(round)) % steps));
}

template <typename T, typename Make> void fill(Texels &texels, int round, Make make)
{
    for (size_t i = 0; i + sizeof(T) <= texels.size(); i += sizeof(T)) {
        const auto bytes = std::bit_cast<std::array<std::byte, sizeof(T)>>(make(i / sizeof(T), round));
        std::ranges::copy(bytes, texels.begin() + static_cast<std::ptrdiff_t>(i));
    }
}

Texels pattern(const GlImage &image, int round)
{
    Texels texels(image.bytes());
    if (image.type == GL_FLOAT)
        fill<float>(texels, round, number<float>);
    else if (image.type == GL_HALF_FLOAT)
        fill<uint16_t>(texels, round, half_number);
    else
        fill<uint8_t>(texels, round, [](uint64_t index, int of) {
            // Signed normalized formats have two encodings of -1. The test uses only one of them, so no byte is
            // 0x80.
            constexpr uint64_t values = 251, other_name = 0x80;
            const uint64_t value = (index * 11 + static_cast<uint64_t>(of) * 31 + 1) % values;
            return static_cast<uint8_t>(value == other_name ? value + 1 : value);
        });
    return texels;
}

// Returns the request for a small image of the same format and shape.
ImageRequest small(const ImageRequest &request)
{
    ImageRequest tried = request;
    const bool has_layers = request.image.size[2] > 1;
    const bool cube = request.image.target == GL_TEXTURE_CUBE_MAP;
    tried.image.name = tried.image.buffer = tried.image.named_format = 0;
    tried.image.buffer_offset = tried.place.first = 0;
    tried.image.level = 0;
    tried.place.level = 0;
    tried.levels = has_several_levels(request) ? 2 : 1;
    tried.whole = {};
    tried.sibling = nullptr;
    tried.image.size[0] = side;
    tried.image.size[1] = request.desc.image_type == CL_MEM_OBJECT_IMAGE1D ? 1 : side;
    tried.image.size[2] = cube || !has_layers ? request.image.size[2] : layers;
    if (request.image.samples > 0) {
        const bool array = request.image.target == GL_TEXTURE_2D_MULTISAMPLE_ARRAY;
        tried.image.size[2] = static_cast<uint64_t>(request.image.samples) * (array ? layers : 1);
    }
    const auto [width, height, depth] = tried.image.size;
    const bool is_1d_array = request.desc.image_type == CL_MEM_OBJECT_IMAGE1D_ARRAY;
    tried.desc.image_width = width;
    // Unused dimensions of the image type stay 0.
    if (request.desc.image_height != 0) tried.desc.image_height = height;
    if (request.desc.image_depth != 0) tried.desc.image_depth = depth;
    if (request.desc.image_array_size != 0) tried.desc.image_array_size = is_1d_array ? height : depth;
    return tried;
}

class Trial
{
public:
    Trial(const Transport &transport, const Environment &environment, const ImageRequest &request)
        : environment_(environment), request_(small(request)),
          storage_(transport.make_image(environment, request_)), tools_(environment, request_.image),
          seen_(storage_->image()), whole_(request_.place.part(whole_box(request_.image)))
    {
        seen_.tools = tools_.names();
    }
    // Releases the image if it is still acquired and needs a release. Waits for the commands, because the memory
    // is freed next.
    ~Trial()
    {
        try {
            if (acquired_ && storage_->needs_cl_acquire()) storage_->release_cl(environment_.copies, {}, {});
        } catch (const Error &) {
            // This error is ignored, because the first error is reported.
        }
        cl().Finish(environment_.copies);
    }

    // Tests one exchange: OpenGL writes all texels. OpenCL reads and writes all texels, but releases only an
    // inner part. OpenGL reads all texels.
    void exchange(int round)
    {
        Texels expected = pattern(request_.image, 2 * round);
        write_gl_image(environment_.gl, seen_, whole_box(request_.image), memory(expected));
        acquire();
        compare(read_cl(), expected, "OpenCL reads");
        const Texels written = pattern(request_.image, 2 * round + 1);
        const uint64_t rows = request_.image.size[1];
        const GlBox inner{{1, rows > 1 ? 1u : 0u, 0},
                          {side - 2, rows > 1 ? rows - 2 : 1, request_.image.size[2]}};
        write_cl(written);
        release(request_.place.part(inner));
        // Without copies, both APIs use the same memory. Then all of the memory changes, not only the released
        // part.
        if (storage_->copies() == 0)
            expected = written;
        else
            copy_part(written, expected, inner);
        compare(read_gl(), expected, "OpenGL reads");
    }

    // Tests a format that OpenGL converts. OpenCL must read the same texels as OpenGL. After one conversion in
    // each direction, further conversions must not change the texels. The texels must not all be 0.
    void settle(int round)
    {
        Texels drawn = pattern(request_.image, 2 * round);
        write_gl_image(environment_.gl, seen_, whole_box(request_.image), memory(drawn));
        acquire();
        compare(read_cl(), read_gl(), "after a conversion by OpenGL, OpenCL reads");
        write_cl(pattern(request_.image, 2 * round + 1));
        release(whole_);
        acquire();
        const Texels once = read_cl();
        write_cl(Texels(once.size()));
        release(whole_);
        write_cl(once);
        release(whole_);
        compare(read_gl(), once, "after a second conversion, OpenGL reads");
        acquire();
        compare(read_cl(), once, "after a second conversion, OpenCL reads");
        if (std::ranges::count(once, std::byte{0}) == static_cast<std::ptrdiff_t>(once.size()))
            fail(CLGL_ERROR_UNSUPPORTED, "the conversion by OpenGL set all texels to 0");
    }

private:
    GlTexels memory(Texels &texels) const { return GlTexels::packed(request_.image, 0, texels.data()); }

    void acquire()
    {
        storage_->acquire_gl(whole_);
        glFinish();
        storage_->acquire_cl(environment_.copies, whole_, {});
        acquired_ = true;
        check_cl(cl().Finish(environment_.copies), "clFinish");
    }
    void release(const SubRange &changed)
    {
        acquired_ = false;
        storage_->release_cl(environment_.copies, changed, {});
        check_cl(cl().Finish(environment_.copies), "clFinish");
        storage_->release_gl(changed);
    }

    Texels read_cl() const
    {
        Texels texels(request_.image.bytes());
        const ImagePart all(request_, whole_);
        check_cl(cl().EnqueueReadImage(environment_.copies, storage_->mem(), CL_TRUE, all.origin, all.extent,
                                       all.row_pitch, all.slice_pitch, texels.data(), 0, nullptr, nullptr),
                 "clEnqueueReadImage");
        return texels;
    }
    void write_cl(const Texels &texels)
    {
        const ImagePart all(request_, whole_);
        check_cl(cl().EnqueueWriteImage(environment_.copies, storage_->mem(), CL_TRUE, all.origin, all.extent,
                                        all.row_pitch, all.slice_pitch, texels.data(), 0, nullptr, nullptr),
                 "clEnqueueWriteImage");
    }
    Texels read_gl() const
    {
        Texels texels(request_.image.bytes());
        read_gl_image(environment_.gl, seen_, whole_box(request_.image), memory(texels));
        return texels;
    }
    void copy_part(const Texels &from, Texels &into, const GlBox &changed) const
    {
        const auto [x, first_row, first_layer] = changed.origin;
        const uint64_t row_bytes = changed.extent[0] * request_.image.texel_bytes;
        for (uint64_t z = first_layer; z < first_layer + changed.extent[2]; ++z)
            for (uint64_t y = first_row; y < first_row + changed.extent[1]; ++y) {
                const uint64_t row = z * request_.image.size[1] + y;
                const uint64_t at = (row * request_.image.size[0] + x) * request_.image.texel_bytes;
                std::copy_n(from.begin() + static_cast<std::ptrdiff_t>(at), row_bytes,
                            into.begin() + static_cast<std::ptrdiff_t>(at));
            }
    }
    // Throws CLGL_ERROR_UNSUPPORTED if the texels differ from the expected texels. If OpenGL also fails without
    // OpenCL, throws CLGL_ERROR_OPENGL, because the cause may be temporary.
    void compare(const Texels &got, const Texels &expected, const char *reader)
    {
        if (got == expected) return;
        require_gl_alone();
        const auto at = std::ranges::mismatch(got, expected).in1 - got.begin();
        const auto index = static_cast<size_t>(at);
        fail(CLGL_ERROR_UNSUPPORTED, text(reader, ' ', hex(std::to_integer<uint32_t>(got[index])), " instead of ",
                                          hex(std::to_integer<uint32_t>(expected[index])), " at byte ", at));
    }

    void require_gl_alone()
    {
        if (acquired_) release(whole_);
        Texels given = pattern(request_.image, 0);
        if (request_.converts) given = written_and_read(given);
        if (written_and_read(given) == given) return;
        if (seen_.format == GL_DEPTH_COMPONENT)
            fail(CLGL_ERROR_OPENGL,
                 "with the current OpenGL state, OpenGL returned other depth values than were written; if the "
                 "driver rounds values of this format, use GL_DEPTH_COMPONENT32F");
        fail(CLGL_ERROR_OPENGL,
             request_.image.compressed
                 ? "OpenGL compresses texels with losses, so they cannot be compared"
                 : "with the current OpenGL state, OpenGL returned other texels than were written");
    }
    Texels written_and_read(Texels texels) const
    {
        write_gl_image(environment_.gl, seen_, whole_box(request_.image), memory(texels));
        return read_gl();
    }

    const Environment &environment_;
    ImageRequest request_;
    std::unique_ptr<ImageStorage> storage_;
    // GL objects that copy samples, separate from those of the storage
    SampleTools tools_;
    // The GL image of the storage. The test copies samples with tools_, so it reads the multisampled texture and
    // not the array texture into which the storage copies samples.
    GlImage seen_;
    SubRange whole_;
    // True while the storage is acquired by OpenCL
    bool acquired_ = false;
};

}  // namespace

bool has_several_levels(const ImageRequest &request)
{
    return request.method == Method::direct && request.levels > 1;
}

SelfTest image_self_test(const Transport &transport, const Environment &environment, const ImageRequest &request)
{
    return run_proof([&] {
        Trial trial(transport, environment, request);
        for (int round = 0; round < self_test_rounds; ++round)
            request.converts ? trial.settle(round) : trial.exchange(round);
    });
}

}  // namespace clgl::transport
