/* Passes every kind of invalid wait list to every command. Each call must return the documented error, name
 * `waits` in its message, and clear its fence. */
#include "texture_support.h"

#include "process_support.h"

#define BYTES 4096u
#define MANY ((1u << 20) + 1)
#define GARBAGE ((clgl_fence)(uintptr_t)0x123456789abcdef0u)

/* Valid objects for the other parameters of the calls */
static gl_fixture w;
static clgl_buffer buffer, other;
static image picture, copy;
static clgl_kernel kernel;
static clgl_ring ring;

/* The wait list of the next call */
static uint32_t wait_count;
static const clgl_fence *waits;

static struct {
    clgl_fence fence;
    void *pointer;
    size_t pitches[2];
    clgl_ring_slot slot;
    char bytes[BYTES];
} out;

static const clgl_range range = {0, 16};
static const size_t extent[3] = {1, 1, 1}, origin[3] = {0, 0, 0};
static const int64_t item = 0;
static const float color[4] = {0, 0, 0, 0};

static const clgl_handover *handover(void)
{
    static clgl_handover both;
    both = handover_of(&buffer, 1);
    return &both;
}

static const clgl_buffer_rect *rect(void)
{
    static clgl_buffer_rect one = CLGL_BUFFER_RECT_INIT;
    one.region[0] = one.region[1] = one.region[2] = 1;
    return &one;
}

static const clgl_migration *migration(void)
{
    static clgl_migration one = CLGL_MIGRATION_INIT;
    one.buffers = &buffer;
    one.buffer_count = 1;
    return &one;
}

static const clgl_view *view(void)
{
    static clgl_view bytes = CLGL_VIEW_INIT;
    expect_success(clgl_view_init(buffer, CLGL_ELEMENT_UINT8, 1, NULL, 0, NULL, &bytes));
    return &bytes;
}

static int32_t nothing_on_the_host(void *user_data)
{
    (void)user_data;
    return 0;
}

#define LIST wait_count, waits
#define WAITS LIST, &out.fence

/* Each row has the name of the function and its arguments. */
#define COMMANDS(ROW)                                                                                            \
    ROW(clgl_acquire, (w.queue, handover(), WAITS))                                                              \
    ROW(clgl_release, (w.queue, handover(), WAITS))                                                              \
    ROW(clgl_buffer_read, (w.queue, buffer, &range, out.bytes, 1, WAITS))                                        \
    ROW(clgl_buffer_write, (w.queue, buffer, &range, out.bytes, 1, WAITS))                                       \
    ROW(clgl_buffer_fill, (w.queue, buffer, &range, "x", 1, WAITS))                                              \
    ROW(clgl_buffer_copy, (w.queue, buffer, other, &range, 64, WAITS))                                           \
    ROW(clgl_buffer_read_rect, (w.queue, buffer, rect(), out.bytes, 1, WAITS))                                   \
    ROW(clgl_buffer_write_rect, (w.queue, buffer, rect(), out.bytes, 1, WAITS))                                  \
    ROW(clgl_buffer_copy_rect, (w.queue, buffer, other, rect(), WAITS))                                          \
    ROW(clgl_buffer_map, (w.queue, buffer, CLGL_MAP_READ, &range, 1, LIST, &out.pointer, &out.fence))            \
    ROW(clgl_buffer_unmap, (w.queue, buffer, out.bytes, WAITS))                                                  \
    ROW(clgl_kernel_launch, (w.queue, kernel, NULL, WAITS))                                                      \
    ROW(clgl_kernel_launch_task, (w.queue, kernel, WAITS))                                                       \
    ROW(clgl_kernel_launch_with_arguments, (w.queue, kernel, 0, NULL, NULL, WAITS))                              \
    ROW(clgl_texture_read, (w.queue, picture.texture, NULL, out.bytes, 1, WAITS))                                \
    ROW(clgl_texture_write, (w.queue, picture.texture, NULL, out.bytes, 1, WAITS))                               \
    ROW(clgl_texture_fill, (w.queue, picture.texture, NULL, color, WAITS))                                       \
    ROW(clgl_texture_copy, (w.queue, picture.texture, copy.texture, NULL, origin, WAITS))                        \
    ROW(clgl_texture_copy_to_buffer, (w.queue, picture.texture, buffer, NULL, 0, WAITS))                         \
    ROW(clgl_buffer_copy_to_texture, (w.queue, buffer, picture.texture, 0, NULL, WAITS))                         \
    ROW(clgl_texture_map, (w.queue, picture.texture, CLGL_MAP_READ, NULL, 1, LIST, &out.pointer,                 \
                           &out.pitches[0], &out.pitches[1], &out.fence))                                        \
    ROW(clgl_texture_unmap, (w.queue, picture.texture, out.bytes, WAITS))                                        \
    ROW(clgl_convert_buffer_to_texture, (w.queue, buffer, NULL, picture.texture, NULL, 0, 1, WAITS))             \
    ROW(clgl_convert_texture_to_buffer, (w.queue, picture.texture, NULL, buffer, NULL, 0, 1, WAITS))             \
    ROW(clgl_convert_buffer, (w.queue, buffer, NULL, other, NULL, extent, CLGL_CONVERT_ALLOW_PARTIAL, 1, WAITS)) \
    ROW(clgl_queue_marker, (w.queue, WAITS))                                                                     \
    ROW(clgl_queue_barrier, (w.queue, WAITS))                                                                    \
    ROW(clgl_queue_launch_host_function, (w.queue, nothing_on_the_host, NULL, WAITS))                            \
    ROW(clgl_migrate, (w.queue, migration(), WAITS))                                                             \
    ROW(clgl_ring_acquire_write, (w.queue, ring, 0, LIST, &out.slot, NULL, &out.fence))                          \
    ROW(clgl_ring_submit, (w.queue, ring, 0, WAITS))                                                             \
    ROW(clgl_view_read, (w.queue, view(), NULL, out.bytes, 1, WAITS))                                            \
    ROW(clgl_view_write, (w.queue, view(), NULL, out.bytes, 1, WAITS))                                           \
    ROW(clgl_view_fill, (w.queue, view(), "x", WAITS))                                                           \
    ROW(clgl_view_copy, (w.queue, view(), view(), WAITS))                                                        \
    ROW(clgl_view_read_item, (w.queue, view(), &item, out.bytes, 1, WAITS))                                      \
    ROW(clgl_view_write_item, (w.queue, view(), &item, out.bytes, 1, WAITS))

#define DEFINE(name, arguments)                                                                                  \
    static clgl_result call_##name(void) { return name arguments; }
COMMANDS(DEFINE)

typedef struct command {
    const char *name;
    clgl_result (*call)(void);
} command;

#define ENTRY(name, arguments) {#name, call_##name},
static const command commands[] = {COMMANDS(ENTRY)};

static void refuse(uint32_t count, const clgl_fence *list, clgl_result expected, const char *words)
{
    wait_count = count;
    waits = list;
    for (size_t i = 0; i < COUNT(commands); ++i) {
        const command *const one = &commands[i];
        clgl_result result = CLGL_SUCCESS;
        memset(&out, RUBBISH, sizeof out);
        out.slot.struct_size = sizeof out.slot;
        result = one->call();
        check_error(result, expected, one->name, __FILE__, __LINE__);
        if (!strstr(clgl_error_message(), words))
            fail_msg("%s: \"%s\" does not contain \"%s\"", one->name, clgl_error_message(), words);
        expect_zero(&out.fence, sizeof out.fence);
    }
}

/* Needs a current OpenGL context. Sets all of `w` except `gl`. */
static void make_all(void)
{
    const clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8);
    clgl_ring_desc ring_desc = CLGL_RING_DESC_INIT;
    clgl_buffer_desc slot = CLGL_BUFFER_DESC_INIT;
    w.context = make_context(POCL, CLGL_TRANSPORT_AUTO);
    w.queue = make_queue(w.context, 0);
    buffer = make_buffer(w.context, BYTES, NULL, 0);
    other = make_buffer(w.context, BYTES, NULL, 0);
    picture = make_image(w.context, desc, 1);
    copy = make_image(w.context, desc, 2);
    kernel = make_change_kernel(w.context);
    slot.size = BYTES;
    ring_desc.buffer = &slot;
    expect_success(clgl_ring_create(w.context, &ring_desc, &ring));
}

static void destroy_all(void)
{
    expect_success(clgl_ring_destroy(ring));
    expect_success(clgl_kernel_destroy(kernel));
    destroy_image(&copy);
    destroy_image(&picture);
    expect_success(clgl_buffer_destroy(other));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_queue_destroy(w.queue));
    expect_success(clgl_context_destroy(w.context));
}

static void wrong_lists_are_refused(void **state)
{
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context stranger = NULL;
    clgl_fence fence = NULL;
    const clgl_fence garbage = GARBAGE;
    (void)state;
    w.gl = make_best_gl();
    make_all();
    refuse(1, NULL, CLGL_ERROR_INVALID_ARGUMENT, "waits is NULL");
    refuse(MANY, &garbage, CLGL_ERROR_INVALID_ARGUMENT, "count of waits");
    refuse(1, &garbage, CLGL_ERROR_INVALID_HANDLE, "waits[0]");
    refuse(1, &fence, CLGL_ERROR_INVALID_HANDLE, "waits[0]");

    desc.flags = CLGL_CONTEXT_COMPUTE_ONLY;
    expect_success(clgl_context_create(&desc, &stranger));
    expect_success(clgl_fence_create_user(stranger, &fence));
    refuse(1, &fence, CLGL_ERROR_WRONG_CONTEXT, "waits[0]");
    expect_success(clgl_fence_destroy(fence));
    expect_success(clgl_context_destroy(stranger));
    destroy_all();
    destroy_gl(&w.gl);
}

static void failed_fences_are_refused(void **state)
{
    clgl_fence fence = NULL;
    (void)state;
    w.gl = make_best_gl();
    make_all();
    expect_success(clgl_fence_create_user(w.context, &fence));
    expect_success(clgl_fence_signal(fence, -1));
    for (size_t i = 0; i < 2; ++i)
        acquire(w.queue, i == 0 ? buffer : other);
    refuse(1, &fence, CLGL_ERROR_COMMAND_FAILED, "");
    expect_success(clgl_fence_destroy(fence));
    destroy_all();
    destroy_gl(&w.gl);
}

static void refuse_without_gl(void *fence)
{
    refuse(1, fence, CLGL_ERROR_UNSUPPORTED, "CLGL_CONTEXT_SYNC_THREAD");
}

static void fences_that_need_opengl_are_refused(void **state)
{
    glx_pbuffer_context opened = open_without_fences();
    clgl_fence fence = NULL;
    (void)state;
    make_all();
    acquire(w.queue, buffer);
    acquire(w.queue, other);
    expect_success(clgl_fence_record_gl(w.context, &fence));
    on_another_thread(refuse_without_gl, &fence);
    expect_success(clgl_fence_destroy(fence));
    destroy_all();
    close_without_fences(&opened);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wrong_lists_are_refused),
        cmocka_unit_test(failed_fences_are_refused),
        cmocka_unit_test(fences_that_need_opengl_are_refused),
    };
    start_x_server(1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
