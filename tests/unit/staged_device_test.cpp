// Staged textures of a device with memory of its own, which PoCL pretends to be: what is gapless crosses by way
// of a buffer of the device, the rest as images do.
#include "driver/cl.hpp"

#include <clgl/clgl.h>

#include <epoxy/gl.h>

#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <random>
#include <span>
#include <vector>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

constexpr size_t texel = 4;
constexpr unsigned seed = 7;

ClTable real;
clgl_context context;
clgl_queue queue;
// Texels that crossed by way of the buffer, there and back, and calls that moved images directly.
size_t gapless_in = 0, gapless_out = 0;
int direct = 0;
bool refuse_copies = false;

cl_int CL_API_CALL pretend_gpu(cl_device_id device, cl_device_info what, size_t capacity, void *value,
                               size_t *size)
{
    const cl_int code = real.GetDeviceInfo(device, what, capacity, value, size);
    const cl_device_type type = CL_DEVICE_TYPE_GPU;
    if (code == CL_SUCCESS && what == CL_DEVICE_TYPE && value) std::memcpy(value, &type, sizeof type);
    return code;
}

size_t volume(const size_t *extent) { return extent[0] * extent[1] * extent[2]; }

cl_int CL_API_CALL copy_in(cl_command_queue on, cl_mem from, cl_mem to, size_t offset, const size_t *origin,
                           const size_t *extent, cl_uint count, const cl_event *waits, cl_event *event)
{
    if (refuse_copies) return CL_OUT_OF_RESOURCES;
    gapless_in += volume(extent);
    return real.EnqueueCopyBufferToImage(on, from, to, offset, origin, extent, count, waits, event);
}

cl_int CL_API_CALL copy_out(cl_command_queue on, cl_mem from, cl_mem to, const size_t *origin,
                            const size_t *extent, size_t offset, cl_uint count, const cl_event *waits,
                            cl_event *event)
{
    gapless_out += volume(extent);
    return real.EnqueueCopyImageToBuffer(on, from, to, origin, extent, offset, count, waits, event);
}

cl_int CL_API_CALL read_image(cl_command_queue on, cl_mem image, cl_bool blocking, const size_t *origin,
                              const size_t *extent, size_t row, size_t slice, void *memory, cl_uint count,
                              const cl_event *waits, cl_event *event)
{
    // The library's own are asynchronous, the test's block.
    direct += blocking == CL_FALSE;
    return real.EnqueueReadImage(on, image, blocking, origin, extent, row, slice, memory, count, waits, event);
}

// A texture, what OpenGL has in it, and the box of a hand-over.
struct Kind {
    int32_t kind;
    GLenum target;
    // Of OpenCL's image
    size_t size[3];
};
constexpr Kind kinds[] = {{CLGL_TEXTURE_KIND_2D, GL_TEXTURE_2D, {12, 10, 1}},
                          {CLGL_TEXTURE_KIND_1D_ARRAY, GL_TEXTURE_1D_ARRAY, {12, 5, 1}},
                          {CLGL_TEXTURE_KIND_2D_ARRAY, GL_TEXTURE_2D_ARRAY, {6, 5, 4}},
                          {CLGL_TEXTURE_KIND_3D, GL_TEXTURE_3D, {6, 5, 4}}};
constexpr clgl_box boxes_2d[] = {
    {{0, 0, 0}, {12, 10, 1}}, {{0, 3, 0}, {12, 4, 1}}, {{5, 2, 0}, {3, 1, 1}}, {{5, 2, 0}, {3, 4, 1}}};
constexpr clgl_box boxes_1d_array[] = {{{0, 0, 0}, {12, 5, 1}}, {{0, 2, 0}, {12, 2, 1}}, {{4, 1, 0}, {5, 3, 1}}};
constexpr clgl_box boxes_slices[] = {{{0, 0, 0}, {6, 5, 4}},
                                     {{0, 0, 1}, {6, 5, 2}},
                                     {{0, 1, 2}, {6, 3, 1}},
                                     {{0, 1, 1}, {6, 3, 2}},
                                     {{1, 1, 1}, {2, 3, 2}}};

std::span<const clgl_box> boxes_of(const Kind &kind)
{
    if (kind.size[2] > 1) return boxes_slices;
    if (kind.kind == CLGL_TEXTURE_KIND_1D_ARRAY) return boxes_1d_array;
    return boxes_2d;
}

// Whether its texels lie one behind the other in the whole.
bool is_gapless(const Kind &kind, const clgl_box &box)
{
    std::vector<size_t> at;
    for (size_t z = 0; z < box.extent[2]; ++z)
        for (size_t y = 0; y < box.extent[1]; ++y)
            for (size_t x = 0; x < box.extent[0]; ++x)
                at.push_back(((box.origin[2] + z) * kind.size[1] + box.origin[1] + y) * kind.size[0] +
                             box.origin[0] + x);
    return at.back() - at.front() + 1 == at.size();
}

std::vector<uint32_t> random_texels(size_t count)
{
    static std::mt19937 random(seed);
    std::vector<uint32_t> texels(count);
    for (uint32_t &each : texels)
        each = static_cast<uint32_t>(random());
    return texels;
}

clgl_texture make(const Kind &kind)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = nullptr;
    const auto size = [&](int i) { return static_cast<uint32_t>(kind.size[i]); };
    desc.kind = kind.kind;
    desc.format = CLGL_FORMAT_RGBA8UI;
    desc.transport = CLGL_TRANSPORT_STAGED;
    desc.width = size(0);
    if (kind.kind == CLGL_TEXTURE_KIND_1D_ARRAY)
        desc.layers = size(1);
    else
        desc.height = size(1);
    if (kind.kind == CLGL_TEXTURE_KIND_2D_ARRAY) desc.layers = size(2);
    if (kind.kind == CLGL_TEXTURE_KIND_3D) desc.depth = size(2);
    if (clgl_texture_create(context, &desc, &texture) != CLGL_SUCCESS) fail_msg("%s", clgl_error_message());
    return texture;
}

void draw(const Kind &kind, clgl_texture texture, const std::vector<uint32_t> &texels)
{
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    const auto size = [&](int i) { return static_cast<GLsizei>(kind.size[i]); };
    assert_int_equal(clgl_texture_get_info(texture, &info), CLGL_SUCCESS);
    glBindTexture(kind.target, info.gl_name);
    if (kind.size[2] > 1)
        glTexSubImage3D(kind.target, 0, 0, 0, 0, size(0), size(1), size(2), GL_RGBA_INTEGER, GL_UNSIGNED_BYTE,
                        texels.data());
    else
        glTexSubImage2D(kind.target, 0, 0, 0, size(0), size(1), GL_RGBA_INTEGER, GL_UNSIGNED_BYTE, texels.data());
}

std::vector<uint32_t> drawn(const Kind &kind, clgl_texture texture)
{
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    std::vector<uint32_t> texels(volume(kind.size));
    assert_int_equal(clgl_texture_get_info(texture, &info), CLGL_SUCCESS);
    glBindTexture(kind.target, info.gl_name);
    glGetTexImage(kind.target, 0, GL_RGBA_INTEGER, GL_UNSIGNED_BYTE, texels.data());
    return texels;
}

clgl_texture_region region_of(const clgl_box &box)
{
    clgl_texture_region region = CLGL_TEXTURE_REGION_INIT;
    std::memcpy(region.origin, box.origin, sizeof region.origin);
    std::memcpy(region.extent, box.extent, sizeof region.extent);
    return region;
}

clgl_handover handover_of(const clgl_texture &texture, const clgl_box &box)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.textures = &texture;
    handover.texture_count = 1;
    handover.texture_regions = &box;
    return handover;
}

// OpenGL's texels come to OpenCL, and what that writes comes back, and only in the box.
void cross(const Kind &kind, clgl_texture texture, const clgl_box &box)
{
    std::vector<uint32_t> texels = random_texels(volume(kind.size));
    const std::vector<uint32_t> written = random_texels(volume(box.extent));
    std::vector<uint32_t> read(written.size());
    const clgl_texture_region region = region_of(box);
    const clgl_handover handover = handover_of(texture, box);
    const size_t in = gapless_in, out = gapless_out;
    const int before = direct;
    draw(kind, texture, texels);
    assert_int_equal(clgl_acquire(queue, &handover, 0, nullptr, nullptr), CLGL_SUCCESS);
    assert_int_equal(clgl_texture_read(queue, texture, &region, read.data(), 1, 0, nullptr, nullptr),
                     CLGL_SUCCESS);
    assert_int_equal(clgl_texture_write(queue, texture, &region, written.data(), 1, 0, nullptr, nullptr),
                     CLGL_SUCCESS);
    assert_int_equal(clgl_release(queue, &handover, 0, nullptr, nullptr), CLGL_SUCCESS);
    const std::vector<uint32_t> now = drawn(kind, texture);
    size_t i = 0;
    for (size_t z = 0; z < box.extent[2]; ++z)
        for (size_t y = 0; y < box.extent[1]; ++y)
            for (size_t x = 0; x < box.extent[0]; ++x, ++i) {
                uint32_t &here = texels[((box.origin[2] + z) * kind.size[1] + box.origin[1] + y) * kind.size[0] +
                                        box.origin[0] + x];
                assert_int_equal(read[i], here);
                here = written[i];
            }
    assert_memory_equal(now.data(), texels.data(), texels.size() * texel);
    const bool gapless = is_gapless(kind, box);
    assert_int_equal(gapless_in - in, gapless ? volume(box.extent) : 0);
    assert_int_equal(gapless_out - out, gapless ? volume(box.extent) : 0);
    assert_int_equal(direct - before, gapless ? 0 : 1);
}

void texels_cross_by_a_buffer_where_they_are_gapless(void **)
{
    for (const Kind &kind : kinds) {
        const clgl_texture texture = make(kind);
        for (const clgl_box &box : boxes_of(kind))
            cross(kind, texture, box);
        assert_int_equal(clgl_texture_destroy(texture), CLGL_SUCCESS);
    }
}

void a_copy_that_is_refused_leaves_the_texture_to_opengl(void **)
{
    const Kind &kind = kinds[0];
    const clgl_box &all = boxes_2d[0];
    const clgl_texture texture = make(kind);
    const clgl_handover handover = handover_of(texture, all);
    const std::vector<uint32_t> texels = random_texels(volume(kind.size));
    draw(kind, texture, texels);
    refuse_copies = true;
    assert_int_equal(clgl_acquire(queue, &handover, 0, nullptr, nullptr), CLGL_ERROR_OUT_OF_DEVICE_MEMORY);
    refuse_copies = false;
    const std::vector<uint32_t> now = drawn(kind, texture);
    assert_memory_equal(now.data(), texels.data(), texels.size() * texel);
    cross(kind, texture, all);
    assert_int_equal(clgl_texture_destroy(texture), CLGL_SUCCESS);
}

int open_context(void **)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_queue_desc queue_desc = CLGL_QUEUE_DESC_INIT;
    real = cl();
    cl().GetDeviceInfo = pretend_gpu;
    cl().EnqueueCopyBufferToImage = copy_in;
    cl().EnqueueCopyImageToBuffer = copy_out;
    cl().EnqueueReadImage = read_image;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    if (clgl_context_create(&desc, &context) != CLGL_SUCCESS ||
        clgl_context_make_current(context, 1) != CLGL_SUCCESS)
        return -1;
    return clgl_queue_create(context, &queue_desc, &queue);
}

int close_context(void **)
{
    if (clgl_queue_destroy(queue) != CLGL_SUCCESS) return -1;
    return clgl_context_destroy(context);
}

}  // namespace

int main()
{
    const CMUnitTest tests[] = {
        cmocka_unit_test(texels_cross_by_a_buffer_where_they_are_gapless),
        cmocka_unit_test(a_copy_that_is_refused_leaves_the_texture_to_opengl),
    };
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    return cmocka_run_group_tests(tests, open_context, close_context);
}
