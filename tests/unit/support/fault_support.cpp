#include "fault_support.hpp"

#include "patience.hpp"
#include "winsys/winsys.hpp"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <set>

namespace clgl::fault
{

namespace
{

std::set<clgl_result, std::less<>, Malloc<clgl_result>> results;

}  // namespace

void begin() { results.clear(); }

bool step(clgl_result result, const char *call)
{
    const bool has_message = *clgl_error_message() != '\0';
    if ((result < 0) != has_message || result == CLGL_ERROR_INTERNAL)
        fail_msg("%s gave %s with the message \"%s\" when %s failed", call, clgl_result_name(result),
                 clgl_error_message(), failed_call);
    results.insert(result);
    return result == CLGL_SUCCESS;
}

void end(clgl_result result, const char *call)
{
    if (result != CLGL_SUCCESS)
        fail_msg("%s gave %s (%s) when %s failed", call, clgl_result_name(result), clgl_error_message(),
                 failed_call);
}

clgl_result worst() { return results.empty() ? CLGL_SUCCESS : std::min(*results.begin(), CLGL_SUCCESS); }

bool seen(clgl_result result) { return results.contains(result); }

namespace
{

constexpr size_t element_count = 256;
constexpr size_t buffer_size = element_count * sizeof(uint32_t);

constexpr const char *source =
    "kernel void add(global uint *data, uint value) { data[get_global_id(0)] += value; }"
    "kernel void keep(read_only image2d_t in, sampler_t how, write_only image2d_t out)"
    "{ int2 at = (int2)(get_global_id(0), 0); write_imagef(out, at, read_imagef(in, how, at)); }";

void note(clgl_fence, clgl_fence_status, void *count) { ++*static_cast<std::atomic<int> *>(count); }

struct Play {
    clgl_context context = nullptr;
    clgl_queue queue = nullptr;
    clgl_buffer buffer = nullptr, sub = nullptr, alone = nullptr;
    clgl_program program = nullptr;
    clgl_kernel kernel = nullptr;
    clgl_fence launched = nullptr, released = nullptr, drawn = nullptr, user = nullptr, behind = nullptr,
               marked = nullptr;
};

void make(Play &p, clgl_transport transport)
{
    clgl_context_desc context = CLGL_CONTEXT_DESC_INIT;
    context.flags = CLGL_CONTEXT_HEADLESS;
    // With WGL, a thread without an OpenGL context can wait for OpenGL only with this flag.
    if (winsys::is_supported(CLGL_WINSYS_WGL)) context.flags |= CLGL_CONTEXT_SYNC_THREAD;
    context.transport = transport;
    clgl_buffer_desc buffer = CLGL_BUFFER_DESC_INIT;
    buffer.size = buffer_size;
    clgl_buffer_desc alone = buffer;
    alone.flags = CLGL_BUFFER_COMPUTE_ONLY;
    clgl_program_desc program = CLGL_PROGRAM_DESC_INIT;
    program.source = source;
    const clgl_range half = {0, buffer_size / 2};
    STEP(clgl_context_create(&context, &p.context));
    STEP(clgl_queue_create(p.context, nullptr, &p.queue));
    STEP(clgl_buffer_create(p.context, &buffer, &p.buffer));
    STEP(clgl_buffer_create(p.context, &alone, &p.alone));
    STEP(clgl_buffer_create_sub(p.buffer, CLGL_ACCESS_READ_ONLY, &half, &p.sub));
    STEP(clgl_program_create(p.context, &program, &p.program));
    STEP(clgl_kernel_create(p.program, "add", &p.kernel));
}

// Uses a context without OpenGL, and a second queue.
void compute_alone()
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    desc.flags = CLGL_CONTEXT_COMPUTE_ONLY;
    desc.callback = [](const char *, const void *, size_t, void *) {};
    clgl_buffer_desc buffer_desc = CLGL_BUFFER_DESC_INIT;
    buffer_desc.size = buffer_size;
    buffer_desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    clgl_migration migration = CLGL_MIGRATION_INIT;
    clgl_context context = nullptr, adopted = nullptr;
    clgl_queue queue = nullptr, duplicate = nullptr;
    clgl_buffer buffer = nullptr;
    clgl_fence fences[2] = {};
    clgl_fence_info info = CLGL_FENCE_INFO_INIT;
    uint32_t index = 0;
    STEP(clgl_context_create(&desc, &context));
    desc.callback = nullptr;
    STEP(clgl_context_cl_context(context, &desc.cl_context));
    if (desc.cl_context) STEP(clgl_context_create(&desc, &adopted));
    STEP(clgl_queue_create(context, nullptr, &queue));
    STEP(clgl_queue_duplicate(queue, &duplicate));
    STEP(clgl_buffer_create(context, &buffer_desc, &buffer));
    migration.buffers = &buffer;
    migration.buffer_count = 1;
    STEP(clgl_migrate(duplicate, &migration, 0, nullptr, &fences[0]));
    STEP(clgl_queue_marker(queue, fences[0] ? 1 : 0, fences, &fences[1]));
    STEP(clgl_fence_get_info(fences[1], &info));
    STEP(clgl_fence_wait_any(2, fences, CLGL_FOREVER, &index));
    STEP(clgl_fence_wait_all(2, fences, CLGL_FOREVER));
    for (clgl_fence fence : fences)
        END(clgl_fence_destroy(fence));
    END(clgl_buffer_destroy(buffer));
    END(clgl_queue_destroy(duplicate));
    END(clgl_queue_destroy(queue));
    END(clgl_context_destroy(adopted));
    END(clgl_context_destroy(context));
}

int32_t nothing_on_the_host(void *) { return 0; }

// Uses the kernel with every function except a plain launch.
void use_kernel(Play &p)
{
    const uint32_t value = 4;
    const clgl_argument arguments[] = {
        {sizeof(clgl_argument), CLGL_ARGUMENT_BUFFER, 0, nullptr, p.alone, nullptr, nullptr},
        {sizeof(clgl_argument), CLGL_ARGUMENT_VALUE, sizeof value, &value, nullptr, nullptr, nullptr}};
    const clgl_launch launch = CLGL_LAUNCH_INIT;
    clgl_kernel clone = nullptr, adopted = nullptr;
    clgl_work_group_info info = CLGL_WORK_GROUP_INFO_INIT;
    void *native = nullptr;
    STEP(clgl_kernel_launch_with_arguments(p.queue, p.kernel, 2, arguments, &launch, 0, nullptr, nullptr));
    STEP(clgl_kernel_get_work_group_info(p.kernel, nullptr, &info));
    STEP(clgl_kernel_clone(p.kernel, &clone));
    STEP(clgl_kernel_cl_kernel(p.kernel, &native));
    STEP(clgl_kernel_from_cl_kernel(p.context, native, &adopted));
    STEP(clgl_queue_launch_host_function(p.queue, nothing_on_the_host, nullptr, 0, nullptr, nullptr));
    END(clgl_kernel_destroy(clone));
    END(clgl_kernel_destroy(adopted));
}

// Hands a texture over in both directions, and defers a release that generates mip levels. Wraps the texture
// again, and destroys it while it is acquired.
void share_texture(const Play &p)
{
    constexpr uint32_t side = 4;
    const float color[4] = {0, 1, 0, 1};
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.type = CLGL_TEXTURE_TYPE_2D;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = desc.height = side;
    desc.mip_level_count = 2;
    clgl_texture made = nullptr, wrapped = nullptr;
    clgl_fence done = nullptr;
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.texture_count = 1;
    handover.textures = &made;
    STEP(clgl_texture_create(p.context, &desc, &made));
    STEP(clgl_acquire(p.queue, &handover, 0, nullptr, nullptr));
    STEP(clgl_texture_fill(p.queue, made, nullptr, color, 0, nullptr, nullptr));
    STEP(clgl_release(p.queue, &handover, 0, nullptr, nullptr));
    STEP(clgl_acquire(p.queue, &handover, 0, nullptr, nullptr));
    handover.flags = CLGL_HANDOVER_NO_CPU_WAIT | CLGL_HANDOVER_GENERATE_MIPMAPS;
    STEP(clgl_release(p.queue, &handover, 0, nullptr, &done));
    STEP(clgl_fence_wait_gl(done));
    STEP(clgl_texture_get_info(made, &info));
    clgl_texture_desc again = CLGL_TEXTURE_DESC_INIT;
    again.type = CLGL_TEXTURE_TYPE_2D;
    again.gl_name = info.gl_name;
    if (info.gl_name != 0) STEP(clgl_texture_create(p.context, &again, &wrapped));
    STEP(clgl_texture_rewrap(wrapped));
    handover.textures = &wrapped;
    STEP(clgl_acquire(p.queue, &handover, 0, nullptr, nullptr));
    END(clgl_texture_destroy(wrapped));
    END(clgl_fence_destroy(done));
    END(clgl_texture_destroy(made));
}

struct Pictures {
    clgl_texture in = nullptr, out = nullptr, adopted = nullptr;
    clgl_sampler sampler = nullptr;
    clgl_kernel kernel = nullptr;
    uint32_t pixels[16] = {};
};

void make_pictures(const Play &p, Pictures &made)
{
    clgl_format formats[1];
    uint32_t count = 0;
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.flags = CLGL_TEXTURE_COMPUTE_ONLY;
    desc.type = CLGL_TEXTURE_TYPE_2D;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = desc.height = 4;
    desc.data = made.pixels;
    STEP(clgl_texture_list_formats(p.context, CLGL_TEXTURE_TYPE_2D, CLGL_ACCESS_READ_WRITE, 1, formats, &count));
    STEP(clgl_texture_create(p.context, &desc, &made.in));
    desc.flags |= CLGL_TEXTURE_USE_HOST_MEMORY;
    STEP(clgl_texture_create(p.context, &desc, &made.out));
    STEP(clgl_sampler_create(p.context, nullptr, &made.sampler));
    STEP(clgl_kernel_create(p.program, "keep", &made.kernel));
}

// Uses textures in commands, conversions and callbacks, and wraps a cl_mem as a texture.
void use_textures_in_commands(const Play &p, Pictures &made)
{
    const float color[4] = {1, 0, 0, 1};
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    void *native = nullptr, *mapped = nullptr;
    size_t pitch = 0;
    STEP(clgl_texture_fill(p.queue, made.in, nullptr, color, 0, nullptr, nullptr));
    STEP(clgl_kernel_set_texture(made.kernel, 0, made.in));
    STEP(clgl_kernel_set_sampler(made.kernel, 1, made.sampler));
    STEP(clgl_kernel_set_texture(made.kernel, 2, made.out));
    STEP(clgl_kernel_launch_task(p.queue, made.kernel, 0, nullptr, nullptr));
    STEP(clgl_texture_copy(p.queue, made.in, made.out, nullptr, nullptr, 0, nullptr, nullptr));
    STEP(clgl_texture_copy_to_buffer(p.queue, made.in, p.alone, nullptr, 0, 0, nullptr, nullptr));
    STEP(clgl_buffer_copy_to_texture(p.queue, p.alone, made.in, 0, nullptr, 0, nullptr, nullptr));
    const clgl_result is_mapped = clgl_texture_map(p.queue, made.out, CLGL_MAP_READ, nullptr, 1, 0, nullptr,
                                                   &mapped, &pitch, nullptr, nullptr);
    STEP(is_mapped);
    if (is_mapped == CLGL_SUCCESS) {
        const clgl_result unmapped = clgl_texture_unmap(p.queue, made.out, mapped, 0, nullptr, nullptr);
        STEP(unmapped);
        if (unmapped != CLGL_SUCCESS) clgl_texture_unmap(p.queue, made.out, mapped, 0, nullptr, nullptr);
    }
    STEP(clgl_convert_buffer_to_texture(p.queue, p.alone, nullptr, made.in, nullptr, CLGL_CONVERT_FLIP, 1, 0,
                                        nullptr, nullptr));
    STEP(clgl_texture_write(p.queue, made.in, nullptr, made.pixels, 1, 0, nullptr, nullptr));
    STEP(clgl_texture_read(p.queue, made.out, nullptr, made.pixels, 1, 0, nullptr, nullptr));
    STEP(clgl_texture_cl_mem(made.in, &native));
    STEP(clgl_texture_from_cl_mem(p.context, native, &made.adopted));
    STEP(clgl_texture_get_info(made.adopted, &info));
    STEP(clgl_texture_set_destructor_callback(
        made.in, [](void *) {}, nullptr));
}

void use_textures(const Play &p)
{
    Pictures made;
    make_pictures(p, made);
    use_textures_in_commands(p, made);
    // The commands use memory of this function, so they must end before the function returns. Only one call
    // fails, so at least one of the two calls waits.
    STEP(clgl_queue_finish(p.queue));
    STEP(clgl_queue_finish(p.queue));
    END(clgl_texture_destroy(made.adopted));
    END(clgl_texture_destroy(made.in));
    END(clgl_texture_destroy(made.out));
    END(clgl_sampler_destroy(made.sampler));
    END(clgl_kernel_destroy(made.kernel));
}

// Maps and unmaps a buffer. Repeats a failed unmap, because PoCL 3.1 would otherwise never free the memory of the
// buffer.
void map_buffer(const Play &p, clgl_buffer buffer)
{
    void *mapped = nullptr;
    clgl_fence done = nullptr;
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    STEP(clgl_buffer_map(p.queue, buffer, CLGL_MAP_READ, nullptr, 0, 0, nullptr, &mapped, &done));
    STEP(clgl_queue_finish(p.queue));
    if (mapped) {
        const clgl_result unmapped = clgl_buffer_unmap(p.queue, buffer, mapped, 0, nullptr, nullptr);
        STEP(unmapped);
        // The second unmap succeeds, because only one call fails.
        if (unmapped != CLGL_SUCCESS) clgl_buffer_unmap(p.queue, buffer, mapped, 0, nullptr, nullptr);
    }
    if (clgl_buffer_get_info(buffer, &info) == CLGL_SUCCESS) assert_int_equal(info.map_count, 0);
    END(clgl_fence_destroy(done));
}

// Creates buffers from every kind of source. Creates views with gaps between rows, which need more than one
// command.
void view_buffers(Play &p)
{
    constexpr size_t rows = 4, alignment = 4096;
    alignas(alignment) static uint32_t memory[alignment / sizeof(uint32_t)];
    static std::atomic<int> gone{0};
    const size_t shape[] = {rows, rows, rows, rows};
    const uint32_t item[] = {1, 2, 3};
    uint32_t data[element_count] = {};
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY | CLGL_BUFFER_USE_HOST_MEMORY;
    desc.size = sizeof memory;
    desc.data = memory;
    clgl_buffer in_place = nullptr, adopted = nullptr;
    clgl_buffer_info info = CLGL_BUFFER_INFO_INIT;
    clgl_slice odd = CLGL_SLICE_INIT;
    odd.step = 2;
    const clgl_slice slices[] = {odd, odd, odd, odd};
    clgl_view view = CLGL_VIEW_INIT, gaps = CLGL_VIEW_INIT, vectors = CLGL_VIEW_INIT, moved = CLGL_VIEW_INIT;
    clgl_fence done = nullptr;
    void *native = nullptr;
    gone = 0;
    STEP(clgl_buffer_create(p.context, &desc, &in_place));
    const clgl_result installed = clgl_buffer_set_destructor_callback(
        in_place, [](void *count) { ++*static_cast<std::atomic<int> *>(count); }, &gone);
    STEP(installed);
    STEP(clgl_buffer_get_info(in_place, &info));
    map_buffer(p, in_place);
    STEP(clgl_buffer_cl_mem(in_place, &native));
    STEP(clgl_buffer_from_cl_mem(p.context, native, CLGL_ACCESS_READ_WRITE, &adopted));
    STEP(clgl_view_init(in_place, CLGL_ELEMENT_UINT32, 1, nullptr, 4, shape, &view));
    STEP(clgl_view_slice(&view, 4, slices, &gaps));
    STEP(clgl_view_write(p.queue, &gaps, nullptr, data, 0, 0, nullptr, nullptr));
    STEP(clgl_view_read(p.queue, &gaps, nullptr, data, 1, 0, nullptr, &done));
    STEP(clgl_view_init(in_place, CLGL_ELEMENT_UINT32, 3, nullptr, 2, shape, &vectors));
    STEP(clgl_view_fill(p.queue, &vectors, item, 0, nullptr, nullptr));
    moved = gaps;
    moved.offset += sizeof(uint32_t);
    STEP(clgl_view_copy(p.queue, &gaps, &moved, 0, nullptr, nullptr));
    STEP(clgl_queue_finish(p.queue));
    END(clgl_fence_destroy(done));
    END(clgl_buffer_destroy(in_place));
    END(clgl_buffer_destroy(adopted));
    if (installed == CLGL_SUCCESS) assert_true(becomes_true([] { return gone == 1; }));
}

// Writes and reads a ring on one thread. Releases each acquired slot even after a failure.
void turn_ring(const Play &p)
{
    const uint32_t value = 6;
    const size_t extent[] = {2 * buffer_size, 1, 1};
    clgl_buffer_desc slots = CLGL_BUFFER_DESC_INIT;
    slots.size = buffer_size;
    clgl_ring_desc desc = CLGL_RING_DESC_INIT;
    desc.mode = CLGL_RING_MODE_MAILBOX;
    desc.buffer = &slots;
    clgl_ring ring = nullptr;
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT, previous = CLGL_RING_SLOT_INIT;
    STEP(clgl_ring_create(p.context, &desc, &ring));
    for (int frame = 0; frame < 3; ++frame) {
        clgl_fence written = nullptr;
        STEP(clgl_ring_acquire_write(p.queue, ring, CLGL_FOREVER, 0, nullptr, &slot, &previous, nullptr));
        STEP(clgl_buffer_fill(p.queue, slot.buffer, nullptr, &value, sizeof value, 0, nullptr, nullptr));
        // A failed submit can be repeated. The second attempt succeeds, because only one call fails.
        const clgl_result released = clgl_ring_submit(p.queue, ring, 0, 0, nullptr, &written);
        STEP(released);
        if (released != CLGL_SUCCESS) STEP(clgl_ring_submit(p.queue, ring, 0, 0, nullptr, &written));
        if (written) STEP(clgl_fence_wait(written, CLGL_FOREVER));
        STEP(clgl_ring_acquire_read(ring, 0, &slot));
        END(clgl_fence_destroy(written));
        if (frame == 1) STEP(clgl_ring_resize(ring, extent));
    }
    STEP(clgl_ring_release_read(ring));
    // Destroys the ring while a slot is acquired.
    STEP(clgl_ring_acquire_write(p.queue, ring, 0, 0, nullptr, &slot, &previous, nullptr));
    END(clgl_ring_destroy(ring));
}

void hand_over(Play &p)
{
    const uint32_t value = 3;
    uint32_t data[element_count] = {};
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.buffer_count = 1;
    handover.buffers = &p.buffer;
    clgl_launch launch = CLGL_LAUNCH_INIT;
    launch.global_size[0] = element_count;
    STEP(clgl_fence_record_gl(p.context, &p.drawn));
    STEP(clgl_acquire(p.queue, &handover, p.drawn ? 1 : 0, &p.drawn, nullptr));
    STEP(clgl_kernel_set_buffer(p.kernel, 0, p.buffer));
    STEP(clgl_kernel_set_value(p.kernel, 1, sizeof value, &value));
    STEP(clgl_kernel_launch(p.queue, p.kernel, &launch, 0, nullptr, &p.launched));
    STEP(clgl_buffer_copy(p.queue, p.buffer, p.alone, nullptr, 0, 0, nullptr, nullptr));
    STEP(clgl_buffer_read(p.queue, p.alone, nullptr, data, 1, 0, nullptr, nullptr));
    STEP(clgl_buffer_fill(p.queue, p.buffer, nullptr, &value, sizeof value, 0, nullptr, nullptr));
    STEP(clgl_release(p.queue, &handover, 0, nullptr, &p.released));
    // The buffer will be destroyed while it is acquired.
    STEP(clgl_acquire(p.queue, &handover, 0, nullptr, nullptr));
}

void wait(Play &p)
{
    std::atomic<int> called{0};
    STEP(clgl_fence_create_user(p.context, &p.user));
    STEP(clgl_queue_barrier(p.queue, p.user ? 1 : 0, &p.user, &p.behind));
    STEP(clgl_fence_signal(p.user, 0));
    // If the first signal failed, the user event can still be signalled.
    if (p.user && clgl_fence_signal(p.user, 0) == CLGL_SUCCESS) STEP(CLGL_SUCCESS);
    STEP(clgl_fence_record_cl(p.queue, &p.marked));
    STEP(clgl_fence_wait(p.behind, CLGL_FOREVER));
    STEP(clgl_fence_wait(p.marked, INT64_MAX));
    STEP(clgl_fence_wait_gl(p.marked));
    STEP(clgl_fence_wait(p.drawn, CLGL_FOREVER));
    STEP(clgl_fence_wait(p.released, CLGL_FOREVER));
    const clgl_result noted = clgl_fence_set_callback(p.marked, note, &called);
    STEP(noted);
    if (noted == CLGL_SUCCESS) assert_true(becomes_true([&] { return called == 1; }));
    STEP(clgl_queue_finish(p.queue));
}

void destroy(Play &p)
{
    END(clgl_context_destroy(p.context));
    END(clgl_buffer_destroy(p.sub));
    END(clgl_buffer_destroy(p.buffer));
    END(clgl_buffer_destroy(p.alone));
    END(clgl_program_destroy(p.program));
    END(clgl_kernel_destroy(p.kernel));
    for (clgl_fence fence : {p.launched, p.released, p.drawn, p.user, p.behind, p.marked})
        END(clgl_fence_destroy(fence));
    END(clgl_queue_destroy(p.queue));
}

}  // namespace

clgl_result play(clgl_transport transport)
{
    Play p;
    begin();
    make(p, transport);
    use_kernel(p);
    use_textures(p);
    share_texture(p);
    view_buffers(p);
    turn_ring(p);
    hand_over(p);
    wait(p);
    destroy(p);
    compute_alone();
    return worst();
}

void expect_nothing_alive(size_t objects, uint32_t handles)
{
    if (!becomes_true([&] { return objects_alive() <= objects && handles_alive() <= handles; }))
        fail_msg("OpenCL objects:%s, and %u handles are left after %s (call %d) failed",
                 names_of_objects().c_str(), handles_alive() - handles, failed_call, failing.load());
}

int stride()
{
    const char *given = std::getenv("CLGL_FAULT_STRIDE");
    return given ? std::max(std::atoi(given), 1) : 1;
}

void fail_each_call(clgl_transport transport)
{
    failing = -1;
    assert_int_equal(play(transport), CLGL_SUCCESS);
    const size_t objects = objects_alive();
    const uint32_t handles = handles_alive();
    int played = 0, survived = 0;
    for (;; ++played) {
        failed_call = "";
        calls = 0;
        failing = played * stride();
        if (std::getenv("CLGL_TEST_VERBOSE")) std::fprintf(stderr, "call %d\n", failing.load());
        const clgl_result result = play(transport);
        const bool reached = *failed_call != '\0';
        expect_nothing_alive(objects, handles);
        failing = -1;
        if (!reached) {
            assert_int_equal(result, CLGL_SUCCESS);
            break;
        }
        if (result == CLGL_SUCCESS) ++survived;
    }
    std::printf("%d calls failed in turn, %d of them without an error\n", played, survived);
}

}  // namespace clgl::fault
