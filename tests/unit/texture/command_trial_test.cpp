// Tests fills and copies of textures on a driver that gives wrong results. clgl must use another method or refuse
// the command.
#include "driver/cl.hpp"

#include <clgl/clgl.h>

#include <algorithm>
#include <array>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <vector>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

constexpr uint32_t side = 4;
using Texels = std::array<uint32_t, side * side>;

ClTable real;
// If set, fills of images with CL_MEM_WRITE_ONLY do nothing
bool wrong_write_only_fills = false;
bool wrong_fills = false, wrong_copies = false, wrong_to_buffers = false, wrong_from_buffers = false;
// If set, copies into buffers begin one pixel before the origin
bool shifted_to_buffers = false;
// If set, fills and copies into buffers replace negative numbers by 0. Used with CLGL_FORMAT_RGBA8_SNORM
bool clamped_fills = false, clamped_to_buffers = false;
// Error code of copies between images; with CL_SUCCESS the copies are executed
cl_int failure_of_copies = CL_SUCCESS;

cl_int do_nothing(cl_command_queue queue, cl_uint count, const cl_event *waits, cl_event *event)
{
    return real.EnqueueMarkerWithWaitList(queue, count, waits, event);
}

cl_int CL_API_CALL fill_image(cl_command_queue queue, cl_mem image, const void *color, const size_t *origin,
                              const size_t *extent, cl_uint count, const cl_event *waits, cl_event *event)
{
    cl_mem_flags flags = 0;
    assert_int_equal(real.GetMemObjectInfo(image, CL_MEM_FLAGS, sizeof flags, &flags, nullptr), CL_SUCCESS);
    if (wrong_fills || (wrong_write_only_fills && flags & CL_MEM_WRITE_ONLY))
        return do_nothing(queue, count, waits, event);
    std::array<float, 4> given;
    std::memcpy(given.data(), color, sizeof given);
    if (clamped_fills) std::ranges::transform(given, given.begin(), [](float x) { return std::max(x, 0.0F); });
    return real.EnqueueFillImage(queue, image, given.data(), origin, extent, count, waits, event);
}

cl_int CL_API_CALL copy_image(cl_command_queue queue, cl_mem from, cl_mem into, const size_t *origin,
                              const size_t *into_origin, const size_t *extent, cl_uint count,
                              const cl_event *waits, cl_event *event)
{
    if (failure_of_copies != CL_SUCCESS) return failure_of_copies;
    if (wrong_copies) return do_nothing(queue, count, waits, event);
    return real.EnqueueCopyImage(queue, from, into, origin, into_origin, extent, count, waits, event);
}

// Replaces negative numbers of 8 bits in a buffer by 0.
void clamp(cl_command_queue queue, cl_mem buffer, size_t offset, size_t pixels)
{
    std::vector<int8_t> numbers(pixels * 4);
    assert_int_equal(real.EnqueueReadBuffer(queue, buffer, CL_TRUE, offset, numbers.size(), numbers.data(), 0,
                                            nullptr, nullptr),
                     CL_SUCCESS);
    std::ranges::transform(numbers, numbers.begin(), [](int8_t x) { return std::max<int8_t>(x, 0); });
    assert_int_equal(real.EnqueueWriteBuffer(queue, buffer, CL_TRUE, offset, numbers.size(), numbers.data(), 0,
                                             nullptr, nullptr),
                     CL_SUCCESS);
}

cl_int CL_API_CALL copy_to_buffer(cl_command_queue queue, cl_mem from, cl_mem into, const size_t *origin,
                                  const size_t *extent, size_t offset, cl_uint count, const cl_event *waits,
                                  cl_event *event)
{
    if (wrong_to_buffers) return do_nothing(queue, count, waits, event);
    const size_t begin[] = {origin[0] - (shifted_to_buffers && origin[0] > 0), origin[1], origin[2]};
    const cl_int code =
        real.EnqueueCopyImageToBuffer(queue, from, into, begin, extent, offset, count, waits, event);
    if (code == CL_SUCCESS && clamped_to_buffers) clamp(queue, into, offset, extent[0] * extent[1] * extent[2]);
    return code;
}

cl_int CL_API_CALL copy_from_buffer(cl_command_queue queue, cl_mem from, cl_mem into, size_t offset,
                                    const size_t *origin, const size_t *extent, cl_uint count,
                                    const cl_event *waits, cl_event *event)
{
    if (wrong_from_buffers) return do_nothing(queue, count, waits, event);
    return real.EnqueueCopyBufferToImage(queue, from, into, offset, origin, extent, count, waits, event);
}

// Two textures and a buffer of the same format and size, each with different pixels
struct Fixture {
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;
    clgl_texture source = nullptr, destination = nullptr;
    clgl_buffer buffer = nullptr;
    Texels in_source{}, in_destination{}, in_buffer{};

    // `format` must have four bytes per pixel, and four channels, because PoCL 7 has no others. Each command is
    // tried once per format, so each test needs a format of which its commands were not tried before.
    explicit Fixture(clgl_format format, clgl_access access = CLGL_ACCESS_READ_WRITE)
    {
        clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
        desc.flags = CLGL_CONTEXT_COMPUTE_ONLY;
        if (clgl_context_create(&desc, &context) != CLGL_SUCCESS) fail_msg("%s", clgl_error_message());
        assert_int_equal(clgl_queue_create(context, nullptr, &queue), CLGL_SUCCESS);
        clgl_texture_desc image = CLGL_TEXTURE_DESC_INIT;
        image.flags = CLGL_TEXTURE_COMPUTE_ONLY;
        image.type = CLGL_TEXTURE_TYPE_2D;
        image.format = format;
        image.access = access;
        image.width = image.height = side;
        clgl_buffer_desc memory = CLGL_BUFFER_DESC_INIT;
        memory.flags = CLGL_BUFFER_COMPUTE_ONLY;
        memory.size = sizeof(Texels);
        assert_int_equal(clgl_texture_create(context, &image, &source), CLGL_SUCCESS);
        assert_int_equal(clgl_texture_create(context, &image, &destination), CLGL_SUCCESS);
        assert_int_equal(clgl_buffer_create(context, &memory, &buffer), CLGL_SUCCESS);
        for (uint32_t i = 0; i < in_source.size(); ++i) {
            in_source[i] = 0x01020304 + i;
            in_destination[i] = 0x11121314 + i;
            in_buffer[i] = 0x21222324 + i;
        }
        write(source, in_source);
        write(destination, in_destination);
        assert_int_equal(clgl_buffer_write(queue, buffer, nullptr, in_buffer.data(), 1, 0, nullptr, nullptr),
                         CLGL_SUCCESS);
    }
    ~Fixture()
    {
        assert_int_equal(clgl_buffer_destroy(buffer), CLGL_SUCCESS);
        assert_int_equal(clgl_texture_destroy(source), CLGL_SUCCESS);
        assert_int_equal(clgl_texture_destroy(destination), CLGL_SUCCESS);
        assert_int_equal(clgl_queue_destroy(queue), CLGL_SUCCESS);
        assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
        wrong_fills = wrong_copies = wrong_to_buffers = wrong_from_buffers = shifted_to_buffers = false;
        wrong_write_only_fills = clamped_fills = clamped_to_buffers = false;
    }

    void write(clgl_texture texture, const Texels &texels) const
    {
        assert_int_equal(clgl_texture_write(queue, texture, nullptr, texels.data(), 1, 0, nullptr, nullptr),
                         CLGL_SUCCESS);
    }
    void expect(clgl_texture texture, const Texels &expected) const
    {
        Texels got{};
        assert_int_equal(clgl_texture_read(queue, texture, nullptr, got.data(), 1, 0, nullptr, nullptr),
                         CLGL_SUCCESS);
        assert_memory_equal(got.data(), expected.data(), sizeof got);
    }
    void expect_in_buffer(const Texels &expected) const
    {
        Texels got{};
        assert_int_equal(clgl_buffer_read(queue, buffer, nullptr, got.data(), 1, 0, nullptr, nullptr),
                         CLGL_SUCCESS);
        assert_memory_equal(got.data(), expected.data(), sizeof got);
    }

    clgl_result fill() const
    {
        constexpr float white[] = {1, 1, 1, 1};
        return clgl_texture_fill(queue, destination, nullptr, white, 0, nullptr, nullptr);
    }
    clgl_result copy() const
    {
        return clgl_texture_copy(queue, source, destination, nullptr, nullptr, 0, nullptr, nullptr);
    }
    clgl_result into_buffer() const
    {
        return clgl_texture_copy_to_buffer(queue, source, buffer, nullptr, 0, 0, nullptr, nullptr);
    }
    clgl_result from_buffer() const
    {
        return clgl_buffer_copy_to_texture(queue, buffer, destination, 0, nullptr, 0, nullptr, nullptr);
    }
};

void expect_refused(clgl_result result, const char *said)
{
    assert_int_equal(result, CLGL_ERROR_UNSUPPORTED);
    if (!std::strstr(clgl_error_message(), said))
        fail_msg("\"%s\" does not contain \"%s\"", clgl_error_message(), said);
}

// Results of driver tests are stored until the process ends, so each test uses another format.
void a_right_driver_is_used(void **)
{
    const Fixture f(CLGL_FORMAT_RGBA8);
    Texels white;
    white.fill(~0u);
    assert_int_equal(f.fill(), CLGL_SUCCESS);
    f.expect(f.destination, white);
    assert_int_equal(f.copy(), CLGL_SUCCESS);
    f.expect(f.destination, f.in_source);
    assert_int_equal(f.from_buffer(), CLGL_SUCCESS);
    f.expect(f.destination, f.in_buffer);
    assert_int_equal(f.into_buffer(), CLGL_SUCCESS);
    f.expect_in_buffer(f.in_source);
}

void wrong_fills_are_refused(void **)
{
    const Fixture f(CLGL_FORMAT_RGBA8_SNORM);
    wrong_fills = true;
    for (int again = 0; again < 2; ++again)
        expect_refused(f.fill(),
                       "fills of 2D textures of CLGL_FORMAT_RGBA8_SNORM with this access produce wrong pixels");
    f.expect(f.destination, f.in_destination);
}

// A result for textures of one access must not be used for textures of another access.
void each_access_is_tried(void **)
{
    for (const bool write_only_first : {true, false}) {
        const clgl_format format = write_only_first ? CLGL_FORMAT_RGBA8I : CLGL_FORMAT_RGBA8UI;
        for (const bool write_only : {write_only_first, !write_only_first}) {
            const Fixture f(format, write_only ? CLGL_ACCESS_WRITE_ONLY : CLGL_ACCESS_READ_WRITE);
            wrong_write_only_fills = true;
            if (write_only)
                expect_refused(f.fill(), "produce wrong pixels");
            else
                assert_int_equal(f.fill(), CLGL_SUCCESS);
        }
    }
}

void wrong_image_copies_are_made_by_buffers(void **)
{
    const Fixture f(CLGL_FORMAT_RGBA8I);
    wrong_copies = true;
    assert_int_equal(f.copy(), CLGL_SUCCESS);
    f.expect(f.destination, f.in_source);
}

void without_a_right_way_copies_are_refused(void **)
{
    const Fixture f(CLGL_FORMAT_RGBA8UI);
    wrong_copies = wrong_to_buffers = wrong_from_buffers = true;
    expect_refused(
        f.copy(),
        "copies into buffers from 2D textures of CLGL_FORMAT_RGBA8UI with this access produce wrong pixels");
    expect_refused(f.into_buffer(), "clgl_texture_read");
    expect_refused(
        f.from_buffer(),
        "copies from buffers into 2D textures of CLGL_FORMAT_RGBA8UI with this access produce wrong pixels");
    expect_refused(f.from_buffer(), "clgl_texture_write");
    f.expect(f.destination, f.in_destination);
    f.expect_in_buffer(f.in_buffer);
}

void copies_from_a_wrong_place_are_refused(void **)
{
    const Fixture f(CLGL_FORMAT_BGRA8);
    shifted_to_buffers = true;
    expect_refused(
        f.into_buffer(),
        "copies into buffers from 2D textures of CLGL_FORMAT_BGRA8 with this access produce wrong pixels");
    f.expect_in_buffer(f.in_buffer);
}

// Such drivers give right pixels for the numbers 0 and 1.
void clamped_numbers_are_detected(void **)
{
    const Fixture f(CLGL_FORMAT_RGBA8_SNORM, CLGL_ACCESS_WRITE_ONLY);
    clamped_fills = clamped_to_buffers = true;
    expect_refused(f.fill(),
                   "fills of 2D textures of CLGL_FORMAT_RGBA8_SNORM with this access produce wrong pixels");
    expect_refused(
        f.into_buffer(),
        "copies into buffers from 2D textures of CLGL_FORMAT_RGBA8_SNORM with this access produce wrong");
    f.expect_in_buffer(f.in_buffer);
}

void a_failed_trial_is_repeated(void **)
{
    const Fixture f(CLGL_FORMAT_RGBA8_SNORM);
    failure_of_copies = CL_OUT_OF_RESOURCES;
    assert_int_not_equal(f.copy(), CLGL_SUCCESS);
    failure_of_copies = CL_SUCCESS;
    wrong_to_buffers = wrong_from_buffers = true;
    assert_int_equal(f.copy(), CLGL_SUCCESS);
    f.expect(f.destination, f.in_source);
}

}  // namespace

int main()
{
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    real = cl();
    cl().EnqueueFillImage = fill_image;
    cl().EnqueueCopyImage = copy_image;
    cl().EnqueueCopyImageToBuffer = copy_to_buffer;
    cl().EnqueueCopyBufferToImage = copy_from_buffer;
    const CMUnitTest tests[] = {
        cmocka_unit_test(a_right_driver_is_used),
        cmocka_unit_test(wrong_fills_are_refused),
        cmocka_unit_test(each_access_is_tried),
        cmocka_unit_test(wrong_image_copies_are_made_by_buffers),
        cmocka_unit_test(without_a_right_way_copies_are_refused),
        cmocka_unit_test(copies_from_a_wrong_place_are_refused),
        cmocka_unit_test(clamped_numbers_are_detected),
        cmocka_unit_test(a_failed_trial_is_repeated),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
