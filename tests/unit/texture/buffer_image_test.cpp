// Tests buffer images with a fake driver, because no tested driver supports them. Overlapping copies between a
// buffer and its image, and images of shared buffers, must be refused.
#include "core/object/handles.hpp"
#include "driver/cl.hpp"

#include <clgl/clgl.h>

#include <algorithm>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <map>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

constexpr uint32_t pixel = 4, pixels = 64, page = 4096;

ClTable real;
// Error code with which the fake driver refuses buffer images; CL_SUCCESS = the driver creates buffer images
cl_int failure = CL_SUCCESS;
// Buffer of each fake image
std::map<cl_mem, cl_mem> buffer_of;

cl_int CL_API_CALL list_formats(cl_context context, cl_mem_flags flags, cl_mem_object_type type, cl_uint capacity,
                                cl_image_format *formats, cl_uint *count)
{
    if (type == CL_MEM_OBJECT_IMAGE1D_BUFFER) type = CL_MEM_OBJECT_IMAGE1D;
    return real.GetSupportedImageFormats(context, flags, type, capacity, formats, count);
}

cl_mem CL_API_CALL create_image(cl_context context, cl_mem_flags flags, const cl_image_format *format,
                                const cl_image_desc *desc, void *data, cl_int *code)
{
    cl_image_desc plain = *desc;
    plain.buffer = nullptr;
    if (desc->buffer && failure != CL_SUCCESS) {
        *code = failure;
        return nullptr;
    }
    if (desc->buffer) plain.image_type = CL_MEM_OBJECT_IMAGE1D;
    const cl_mem image = real.CreateImage(context, flags, format, &plain, data, code);
    // A new image may have the address of a released image.
    buffer_of.erase(image);
    if (desc->buffer) buffer_of[image] = desc->buffer;
    return image;
}

cl_int CL_API_CALL report_info(cl_mem mem, cl_mem_info what, size_t size, void *value, size_t *got)
{
    const auto found = buffer_of.find(mem);
    if (found == buffer_of.end() || (what != CL_MEM_ASSOCIATED_MEMOBJECT && what != CL_MEM_TYPE))
        return real.GetMemObjectInfo(mem, what, size, value, got);
    const cl_mem_object_type type = CL_MEM_OBJECT_IMAGE1D_BUFFER;
    if (what == CL_MEM_TYPE)
        std::memcpy(value, &type, sizeof type);
    else
        std::memcpy(value, &found->second, sizeof found->second);
    return CL_SUCCESS;
}

// Renames the platform, because clgl does not use the broken buffer images of the real platform.
cl_int CL_API_CALL name_platform(cl_platform_id id, cl_platform_info what, size_t size, void *value, size_t *got)
{
    constexpr char name[] = "Images of buffers";
    if (what != CL_PLATFORM_NAME) return real.GetPlatformInfo(id, what, size, value, got);
    if (value) std::memcpy(value, name, std::min(size, sizeof name));
    if (got) *got = sizeof name;
    return CL_SUCCESS;
}

// Writes the pixels to the buffer, too, so that the self-test of buffer images succeeds.
cl_int CL_API_CALL write_image(cl_command_queue queue, cl_mem image, cl_bool blocking, const size_t *origin,
                               const size_t *extent, size_t row, size_t slice, const void *data, cl_uint count,
                               const cl_event *waits, cl_event *event)
{
    const auto found = buffer_of.find(image);
    if (found == buffer_of.end())
        return real.EnqueueWriteImage(queue, image, blocking, origin, extent, row, slice, data, count, waits,
                                      event);
    return real.EnqueueWriteBuffer(queue, found->second, blocking, origin[0] * pixel, extent[0] * pixel, data,
                                   count, waits, event);
}

cl_int CL_API_CALL read_image(cl_command_queue queue, cl_mem image, cl_bool blocking, const size_t *origin,
                              const size_t *extent, size_t row, size_t slice, void *data, cl_uint count,
                              const cl_event *waits, cl_event *event)
{
    const auto found = buffer_of.find(image);
    if (found == buffer_of.end())
        return real.EnqueueReadImage(queue, image, blocking, origin, extent, row, slice, data, count, waits,
                                     event);
    return real.EnqueueReadBuffer(queue, found->second, blocking, origin[0] * pixel, extent[0] * pixel, data,
                                  count, waits, event);
}

cl_int CL_API_CALL copy_image(cl_command_queue queue, cl_mem from, cl_mem into, const size_t *origin,
                              const size_t *into_origin, const size_t *extent, cl_uint count,
                              const cl_event *waits, cl_event *event)
{
    const auto source = buffer_of.find(from), destination = buffer_of.find(into);
    if (source == buffer_of.end() || destination == buffer_of.end())
        return real.EnqueueCopyImage(queue, from, into, origin, into_origin, extent, count, waits, event);
    return real.EnqueueCopyBuffer(queue, source->second, destination->second, origin[0] * pixel,
                                  into_origin[0] * pixel, extent[0] * pixel, count, waits, event);
}

cl_int CL_API_CALL copy_to_buffer(cl_command_queue queue, cl_mem from, cl_mem into, const size_t *origin,
                                  const size_t *extent, size_t offset, cl_uint count, const cl_event *waits,
                                  cl_event *event)
{
    const auto found = buffer_of.find(from);
    if (found == buffer_of.end())
        return real.EnqueueCopyImageToBuffer(queue, from, into, origin, extent, offset, count, waits, event);
    return real.EnqueueCopyBuffer(queue, found->second, into, origin[0] * pixel, offset, extent[0] * pixel, count,
                                  waits, event);
}

cl_int CL_API_CALL copy_from_buffer(cl_command_queue queue, cl_mem from, cl_mem into, size_t offset,
                                    const size_t *origin, const size_t *extent, cl_uint count,
                                    const cl_event *waits, cl_event *event)
{
    const auto found = buffer_of.find(into);
    if (found == buffer_of.end())
        return real.EnqueueCopyBufferToImage(queue, from, into, offset, origin, extent, count, waits, event);
    return real.EnqueueCopyBuffer(queue, from, found->second, offset, origin[0] * pixel, extent[0] * pixel, count,
                                  waits, event);
}

struct Fixture {
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;
    clgl_buffer buffer = nullptr;

    explicit Fixture(uint32_t buffer_flags)
    {
        clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
        desc.flags = CLGL_CONTEXT_HEADLESS;
        assert_int_equal(clgl_context_create(&desc, &context), CLGL_SUCCESS);
        assert_int_equal(clgl_queue_create(context, nullptr, &queue), CLGL_SUCCESS);
        clgl_buffer_desc memory = CLGL_BUFFER_DESC_INIT;
        memory.flags = buffer_flags;
        memory.size = uint64_t{2} * page;
        assert_int_equal(clgl_buffer_create(context, &memory, &buffer), CLGL_SUCCESS);
    }
    ~Fixture()
    {
        assert_int_equal(clgl_buffer_destroy(buffer), CLGL_SUCCESS);
        assert_int_equal(clgl_queue_destroy(queue), CLGL_SUCCESS);
        assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
        buffer_of.clear();
    }
};

clgl_buffer second_page(clgl_buffer parent)
{
    const clgl_range range = {page, page};
    clgl_buffer part = nullptr;
    assert_int_equal(clgl_buffer_create_sub(parent, CLGL_ACCESS_READ_WRITE, &range, &part), CLGL_SUCCESS);
    return part;
}

clgl_texture texture_of(const Fixture &s, clgl_buffer buffer)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = nullptr;
    desc.flags = CLGL_TEXTURE_COMPUTE_ONLY;
    desc.type = CLGL_TEXTURE_TYPE_BUFFER;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = pixels;
    desc.buffer = buffer;
    if (clgl_texture_create(s.context, &desc, &texture) != CLGL_SUCCESS) fail_msg("%s", clgl_error_message());
    return texture;
}

clgl_texture_region part_of(size_t first, size_t count)
{
    clgl_texture_region region = CLGL_TEXTURE_REGION_INIT;
    region.origin[0] = first;
    region.extent[0] = count;
    return region;
}

clgl_result result_of_creation(const Fixture &s)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = nullptr;
    desc.flags = CLGL_TEXTURE_COMPUTE_ONLY;
    desc.type = CLGL_TEXTURE_TYPE_BUFFER;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = pixels;
    desc.buffer = s.buffer;
    const clgl_result result = clgl_texture_create(s.context, &desc, &texture);
    assert_int_equal(clgl_texture_destroy(texture), CLGL_SUCCESS);
    return result;
}

// Must be the first test, because the result of the self-test is stored until the process ends.
void a_lack_of_memory_is_not_recorded(void **)
{
    const Fixture s(CLGL_BUFFER_COMPUTE_ONLY);
    for (const cl_int code : {CL_OUT_OF_HOST_MEMORY, CL_OUT_OF_RESOURCES, CL_MEM_OBJECT_ALLOCATION_FAILURE,
                              CL_DEVICE_NOT_AVAILABLE}) {
        failure = code;
        assert_int_not_equal(result_of_creation(s), CLGL_ERROR_UNSUPPORTED);
        assert_null(std::strstr(clgl_error_message(), "cannot create them"));
    }
    failure = CL_SUCCESS;
    assert_int_equal(result_of_creation(s), CLGL_SUCCESS);
}

void expect_overlap(clgl_result result)
{
    assert_int_equal(result, CLGL_ERROR_OUT_OF_RANGE);
    assert_non_null(std::strstr(clgl_error_message(), "overlap"));
}

clgl_buffer buffer_of_texture(clgl_texture texture)
{
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    assert_int_equal(clgl_texture_get_info(texture, &info), CLGL_SUCCESS);
    return info.buffer;
}

void textures_report_their_buffer(void **)
{
    const Fixture s(CLGL_BUFFER_COMPUTE_ONLY);
    const clgl_buffer part = second_page(s.buffer);
    const clgl_texture of_whole = texture_of(s, s.buffer), of_part = texture_of(s, part);
    assert_ptr_equal(buffer_of_texture(of_whole), s.buffer);
    assert_ptr_equal(buffer_of_texture(of_part), part);
    assert_int_equal(clgl_buffer_destroy(part), CLGL_SUCCESS);
    assert_null(buffer_of_texture(of_part));
    assert_int_equal(clgl_texture_destroy(of_whole), CLGL_SUCCESS);
    assert_int_equal(clgl_texture_destroy(of_part), CLGL_SUCCESS);
}

// Copies pixels 16 to 31 of a texture to and from several offsets of the buffer. The memory of the texture begins
// at byte `start` of the buffer.
void check_copies(const Fixture &s, clgl_texture texture, clgl_buffer buffer, size_t start)
{
    const clgl_texture_region region = part_of(16, 16);
    const size_t first = start + 16 * pixel, end = start + 32 * pixel;
    const auto to_buffer = [&](size_t offset) {
        return clgl_texture_copy_to_buffer(s.queue, texture, buffer, &region, offset, 0, nullptr, nullptr);
    };
    const auto to_texture = [&](size_t offset) {
        return clgl_buffer_copy_to_texture(s.queue, buffer, texture, offset, &region, 0, nullptr, nullptr);
    };
    expect_overlap(to_buffer(first));
    expect_overlap(to_texture(first));
    expect_overlap(to_buffer(first - 16 * pixel + 1));
    expect_overlap(to_texture(end - 1));
    assert_int_equal(to_buffer(first - 16 * pixel), CLGL_SUCCESS);
    assert_int_equal(to_texture(first - 16 * pixel), CLGL_SUCCESS);
    assert_int_equal(to_buffer(end), CLGL_SUCCESS);
    assert_int_equal(to_texture(end), CLGL_SUCCESS);
}

void copies_that_overlap_are_refused(void **)
{
    const Fixture s(CLGL_BUFFER_COMPUTE_ONLY);
    const clgl_buffer part = second_page(s.buffer);
    const clgl_texture of_whole = texture_of(s, s.buffer), of_part = texture_of(s, part);
    check_copies(s, of_whole, s.buffer, 0);
    check_copies(s, of_part, part, 0);
    check_copies(s, of_part, s.buffer, page);
    const clgl_texture_region region = part_of(0, 16);
    // The pixels are in another memory page than the buffer `part`.
    assert_int_equal(clgl_texture_copy_to_buffer(s.queue, of_whole, part, &region, 0, 0, nullptr, nullptr),
                     CLGL_SUCCESS);
    assert_int_equal(clgl_texture_destroy(of_whole), CLGL_SUCCESS);
    assert_int_equal(clgl_texture_destroy(of_part), CLGL_SUCCESS);
    assert_int_equal(clgl_buffer_destroy(part), CLGL_SUCCESS);
}

void two_textures_of_one_buffer_overlap(void **)
{
    const Fixture s(CLGL_BUFFER_COMPUTE_ONLY);
    const clgl_buffer part = second_page(s.buffer);
    const clgl_texture one = texture_of(s, s.buffer), other = texture_of(s, s.buffer),
                       apart = texture_of(s, part);
    const clgl_texture_region region = part_of(0, 16);
    const size_t near[] = {15, 0, 0}, behind[] = {16, 0, 0};
    expect_overlap(clgl_texture_copy(s.queue, one, other, &region, near, 0, nullptr, nullptr));
    assert_int_equal(clgl_texture_copy(s.queue, one, other, &region, behind, 0, nullptr, nullptr), CLGL_SUCCESS);
    assert_int_equal(clgl_texture_copy(s.queue, one, apart, &region, near, 0, nullptr, nullptr), CLGL_SUCCESS);
    for (clgl_texture texture : {one, other, apart})
        assert_int_equal(clgl_texture_destroy(texture), CLGL_SUCCESS);
    assert_int_equal(clgl_buffer_destroy(part), CLGL_SUCCESS);
}

// Creates an application-owned image that uses the memory of a buffer.
cl_mem native_image(const Fixture &s, clgl_buffer buffer)
{
    void *context = nullptr, *mem = nullptr;
    assert_int_equal(clgl_context_cl_context(s.context, &context), CLGL_SUCCESS);
    assert_int_equal(clgl_buffer_cl_mem(buffer, &mem), CLGL_SUCCESS);
    const cl_image_format format = {CL_RGBA, CL_UNORM_INT8};
    cl_image_desc desc{};
    desc.image_type = CL_MEM_OBJECT_IMAGE1D_BUFFER;
    desc.image_width = pixels;
    desc.buffer = static_cast<cl_mem>(mem);
    cl_int code = CL_SUCCESS;
    const cl_mem image =
        create_image(static_cast<cl_context>(context), CL_MEM_READ_WRITE, &format, &desc, nullptr, &code);
    assert_int_equal(code, CL_SUCCESS);
    return image;
}

void adopted_images_know_their_buffer(void **)
{
    const Fixture s(CLGL_BUFFER_COMPUTE_ONLY);
    const clgl_buffer part = second_page(s.buffer);
    for (const bool of_part : {false, true}) {
        const cl_mem image = native_image(s, of_part ? part : s.buffer);
        clgl_texture texture = nullptr;
        assert_int_equal(clgl_texture_from_cl_mem(s.context, image, &texture), CLGL_SUCCESS);
        check_copies(s, texture, s.buffer, of_part ? page : 0);
        assert_int_equal(clgl_texture_destroy(texture), CLGL_SUCCESS);
        clReleaseMemObject(image);
    }
    assert_int_equal(clgl_buffer_destroy(part), CLGL_SUCCESS);
}

void images_of_shared_buffers_are_refused(void **)
{
    const Fixture s(0);
    const clgl_buffer part = second_page(s.buffer);
    for (const bool of_part : {false, true}) {
        const cl_mem image = native_image(s, of_part ? part : s.buffer);
        auto texture = reinterpret_cast<clgl_texture>(uintptr_t{1});
        assert_int_equal(clgl_texture_from_cl_mem(s.context, image, &texture), CLGL_ERROR_UNSUPPORTED);
        assert_null(texture);
        assert_non_null(std::strstr(clgl_error_message(), "shares with OpenGL"));
        clReleaseMemObject(image);
    }
    assert_int_equal(clgl_buffer_destroy(part), CLGL_SUCCESS);
}

}  // namespace

int main()
{
    // Selects PoCL by its vendor, because this test renames the platform.
    setenv("CLGL_DEVICE", "pocl", 1);
    real = cl();
    cl().GetSupportedImageFormats = list_formats;
    cl().CreateImage = create_image;
    cl().GetMemObjectInfo = report_info;
    cl().GetPlatformInfo = name_platform;
    cl().EnqueueWriteImage = write_image;
    cl().EnqueueReadImage = read_image;
    cl().EnqueueCopyImage = copy_image;
    cl().EnqueueCopyImageToBuffer = copy_to_buffer;
    cl().EnqueueCopyBufferToImage = copy_from_buffer;
    const CMUnitTest tests[] = {
        cmocka_unit_test(a_lack_of_memory_is_not_recorded),
        cmocka_unit_test(copies_that_overlap_are_refused),
        cmocka_unit_test(textures_report_their_buffer),
        cmocka_unit_test(two_textures_of_one_buffer_overlap),
        cmocka_unit_test(adopted_images_know_their_buffer),
        cmocka_unit_test(images_of_shared_buffers_are_refused),
    };
    return cmocka_run_group_tests(tests, nullptr, nullptr);
}
