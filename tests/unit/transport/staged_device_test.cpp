// Tests `staged` with a device that has its own memory; PoCL simulates this device. Staging memory must be
// pinned, and freed when it is no longer in use.
#include "driver/cl.hpp"

#include <clgl/clgl.h>

#include <epoxy/gl.h>

#include <algorithm>
#include <csetjmp>
#include <cstdarg>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <map>
#include <random>
#include <vector>

extern "C" {
#include <cmocka.h>
}

using namespace clgl;

namespace
{

constexpr uint32_t width = 12, height = 10;
constexpr size_t texels = size_t{width} * height, bytes = texels * sizeof(uint32_t);
constexpr clgl_box whole = {{0, 0, 0}, {width, height, 1}}, part = {{5, 2, 0}, {3, 4, 1}};
constexpr unsigned seed = 7;

ClTable real;
clgl_context context;
clgl_queue queue;

// clgl queries each device only once per process. With is_gpu = false, the test uses the real CPU device.
bool is_gpu = true, refuses_pins = false;

struct Range {
    const char *first;
    size_t size;
};
std::map<cl_mem, Range> pinned;
// Number of copies whose host memory is entirely pinned, and number of other copies
int from_pinned = 0, from_others = 0;

cl_int CL_API_CALL report_info(cl_device_id device, cl_device_info what, size_t capacity, void *value,
                               size_t *size)
{
    const cl_int code = real.GetDeviceInfo(device, what, capacity, value, size);
    const cl_device_type type = CL_DEVICE_TYPE_GPU;
    if (is_gpu && code == CL_SUCCESS && what == CL_DEVICE_TYPE && value) std::memcpy(value, &type, sizeof type);
    return code;
}

cl_mem CL_API_CALL create(cl_context of, cl_mem_flags flags, size_t size, void *memory, cl_int *code)
{
    if (!(flags & CL_MEM_USE_HOST_PTR)) return real.CreateBuffer(of, flags, size, memory, code);
    if (refuses_pins) {
        *code = CL_INVALID_OPERATION;
        return nullptr;
    }
    const cl_mem mem = real.CreateBuffer(of, flags, size, memory, code);
    pinned[mem] = {static_cast<const char *>(memory), size};
    return mem;
}

cl_int CL_API_CALL release(cl_mem mem)
{
    pinned.erase(mem);
    return real.ReleaseMemObject(mem);
}

// True while the test itself enqueues commands, which are not counted
bool in_test_command = false;

// Counts a copy between the device and host memory.
void note(const void *memory, size_t size)
{
    if (in_test_command) return;
    const auto *first = static_cast<const char *>(memory);
    const bool found = std::ranges::any_of(pinned, [&](const auto &each) {
        const Range &range = each.second;
        return range.first <= first && first + size <= range.first + range.size;
    });
    ++(found ? from_pinned : from_others);
}

size_t span_of(const size_t *extent, size_t row) { return (extent[1] - 1) * row + extent[0] * sizeof(uint32_t); }

cl_int CL_API_CALL read_image(cl_command_queue on, cl_mem image, cl_bool blocking, const size_t *origin,
                              const size_t *extent, size_t row, size_t slice, void *memory, cl_uint count,
                              const cl_event *waits, cl_event *event)
{
    note(memory, span_of(extent, row));
    return real.EnqueueReadImage(on, image, blocking, origin, extent, row, slice, memory, count, waits, event);
}

cl_int CL_API_CALL write_image(cl_command_queue on, cl_mem image, cl_bool blocking, const size_t *origin,
                               const size_t *extent, size_t row, size_t slice, const void *memory, cl_uint count,
                               const cl_event *waits, cl_event *event)
{
    note(memory, span_of(extent, row));
    return real.EnqueueWriteImage(on, image, blocking, origin, extent, row, slice, memory, count, waits, event);
}

cl_int CL_API_CALL read_buffer(cl_command_queue on, cl_mem mem, cl_bool blocking, size_t offset, size_t size,
                               void *memory, cl_uint count, const cl_event *waits, cl_event *event)
{
    note(memory, size);
    return real.EnqueueReadBuffer(on, mem, blocking, offset, size, memory, count, waits, event);
}

cl_int CL_API_CALL write_buffer(cl_command_queue on, cl_mem mem, cl_bool blocking, size_t offset, size_t size,
                                const void *memory, cl_uint count, const cl_event *waits, cl_event *event)
{
    note(memory, size);
    return real.EnqueueWriteBuffer(on, mem, blocking, offset, size, memory, count, waits, event);
}

std::vector<uint32_t> random_texels(size_t count)
{
    static std::mt19937 random(seed);
    std::vector<uint32_t> values(count);
    for (uint32_t &each : values)
        each = static_cast<uint32_t>(random());
    return values;
}

// OpenCL must read the texels of OpenGL, and then writes a box. OpenGL must read the new texels in the box and
// the old texels outside it.
void cross_texture(clgl_texture texture, const clgl_box &box)
{
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    clgl_texture_region region = CLGL_TEXTURE_REGION_INIT;
    clgl_handover handover = CLGL_HANDOVER_INIT;
    std::vector<uint32_t> expected = random_texels(texels), now(texels);
    const std::vector<uint32_t> written = random_texels(box.extent[0] * box.extent[1]);
    std::vector<uint32_t> read(written.size());
    std::memcpy(region.origin, box.origin, sizeof region.origin);
    std::memcpy(region.extent, box.extent, sizeof region.extent);
    handover.textures = &texture;
    handover.texture_count = 1;
    handover.texture_regions = &box;
    assert_int_equal(clgl_texture_get_info(texture, &info), CLGL_SUCCESS);
    glBindTexture(GL_TEXTURE_2D, info.gl_name);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, width, height, GL_RGBA_INTEGER, GL_UNSIGNED_BYTE, expected.data());
    assert_int_equal(clgl_acquire(queue, &handover, 0, nullptr, nullptr), CLGL_SUCCESS);
    in_test_command = true;
    assert_int_equal(clgl_texture_read(queue, texture, &region, read.data(), 1, 0, nullptr, nullptr),
                     CLGL_SUCCESS);
    assert_int_equal(clgl_texture_write(queue, texture, &region, written.data(), 1, 0, nullptr, nullptr),
                     CLGL_SUCCESS);
    in_test_command = false;
    assert_int_equal(clgl_release(queue, &handover, 0, nullptr, nullptr), CLGL_SUCCESS);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA_INTEGER, GL_UNSIGNED_BYTE, now.data());
    for (size_t i = 0; i < written.size(); ++i) {
        const size_t x = i % box.extent[0], y = i / box.extent[0];
        uint32_t &here = expected[(box.origin[1] + y) * width + box.origin[0] + x];
        assert_int_equal(read[i], here);
        here = written[i];
    }
    assert_memory_equal(now.data(), expected.data(), bytes);
}

void cross_buffer(clgl_buffer buffer)
{
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    clgl_handover handover = CLGL_HANDOVER_INIT;
    const std::vector<uint32_t> drawn = random_texels(texels), written = random_texels(texels);
    std::vector<uint32_t> read(texels);
    handover.buffers = &buffer;
    handover.buffer_count = 1;
    assert_int_equal(clgl_buffer_get_info(buffer, &info), CLGL_SUCCESS);
    glBindBuffer(GL_ARRAY_BUFFER, info.gl_name);
    glBufferSubData(GL_ARRAY_BUFFER, 0, bytes, drawn.data());
    assert_int_equal(clgl_acquire(queue, &handover, 0, nullptr, nullptr), CLGL_SUCCESS);
    in_test_command = true;
    assert_int_equal(clgl_buffer_read(queue, buffer, nullptr, read.data(), 1, 0, nullptr, nullptr), CLGL_SUCCESS);
    in_test_command = false;
    assert_memory_equal(read.data(), drawn.data(), bytes);
    in_test_command = true;
    assert_int_equal(clgl_buffer_write(queue, buffer, nullptr, written.data(), 1, 0, nullptr, nullptr),
                     CLGL_SUCCESS);
    in_test_command = false;
    assert_int_equal(clgl_release(queue, &handover, 0, nullptr, nullptr), CLGL_SUCCESS);
    glGetBufferSubData(GL_ARRAY_BUFFER, 0, bytes, read.data());
    assert_memory_equal(read.data(), written.data(), bytes);
}

// Hands over a texture and a buffer in both directions.
void cross()
{
    clgl_texture_desc texture_desc = CLGL_TEXTURE_DESC_INIT;
    clgl_buffer_desc buffer_desc = CLGL_BUFFER_DESC_INIT;
    clgl_texture texture = nullptr;
    clgl_buffer buffer = nullptr;
    texture_desc.type = CLGL_TEXTURE_TYPE_2D;
    texture_desc.format = CLGL_FORMAT_RGBA8UI;
    texture_desc.transport = buffer_desc.transport = CLGL_TRANSPORT_STAGED;
    texture_desc.width = width;
    texture_desc.height = height;
    buffer_desc.size = bytes;
    assert_int_equal(clgl_texture_create(context, &texture_desc, &texture), CLGL_SUCCESS);
    assert_int_equal(clgl_buffer_create(context, &buffer_desc, &buffer), CLGL_SUCCESS);
    from_pinned = from_others = 0;
    for (const clgl_box &box : {whole, part})
        cross_texture(texture, box);
    cross_buffer(buffer);
    assert_int_equal(clgl_texture_destroy(texture), CLGL_SUCCESS);
    assert_int_equal(clgl_buffer_destroy(buffer), CLGL_SUCCESS);
}

void begin()
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_queue_desc queue_desc = CLGL_QUEUE_DESC_INIT;
    desc.flags = CLGL_CONTEXT_HEADLESS;
    assert_int_equal(clgl_context_create(&desc, &context), CLGL_SUCCESS);
    assert_int_equal(clgl_context_make_current(context, 1), CLGL_SUCCESS);
    assert_int_equal(clgl_queue_create(context, &queue_desc, &queue), CLGL_SUCCESS);
}

void end()
{
    assert_int_equal(clgl_queue_destroy(queue), CLGL_SUCCESS);
    assert_int_equal(clgl_context_destroy(context), CLGL_SUCCESS);
    assert_true(pinned.empty());
}

// Number of copies in cross(): two boxes and a buffer, each in both directions
constexpr int copies = 6;

void staging_memory_is_pinned(void **)
{
    begin();
    cross();
    assert_int_equal(from_pinned, copies);
    assert_int_equal(from_others, 0);
    end();
}

void unpinned_memory_is_transferred(void **)
{
    refuses_pins = true;
    begin();
    cross();
    assert_int_equal(from_pinned, 0);
    assert_int_equal(from_others, copies);
    end();
    refuses_pins = false;
}

void nothing_is_pinned_for_the_cpu(void **)
{
    begin();
    cross();
    assert_int_equal(from_pinned, 0);
    assert_int_equal(from_others, copies);
    end();
}

}  // namespace

int main(int count, char **arguments)
{
    const CMUnitTest of_gpu[] = {
        cmocka_unit_test(staging_memory_is_pinned),
        cmocka_unit_test(unpinned_memory_is_transferred),
    };
    const CMUnitTest of_cpu[] = {cmocka_unit_test(nothing_is_pinned_for_the_cpu)};
    is_gpu = count < 2 || std::strcmp(arguments[1], "cpu") != 0;
    setenv("CLGL_DEVICE", "Portable Computing Language", 1);
    real = cl();
    cl().GetDeviceInfo = report_info;
    cl().CreateBuffer = create;
    cl().ReleaseMemObject = release;
    cl().EnqueueReadImage = read_image;
    cl().EnqueueWriteImage = write_image;
    cl().EnqueueReadBuffer = read_buffer;
    cl().EnqueueWriteBuffer = write_buffer;
    return is_gpu ? cmocka_run_group_tests(of_gpu, nullptr, nullptr)
                  : cmocka_run_group_tests(of_cpu, nullptr, nullptr);
}
