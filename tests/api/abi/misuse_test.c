/* Wrong arguments: NULL, structures of the wrong size, ranges, flags, OpenGL names, objects of another
 * context, wait lists. Each is refused with its own error and changes nothing. */
#define _GNU_SOURCE
#include "support.h"

#define SIZE 4096u
#define UNKNOWN_FLAG 0x80000000u
#define NO_SUCH_NAME 4711u
#define ROUNDS 20

static gl_context gl;
static clgl_context context;
static clgl_queue queue;
static clgl_buffer buffer;
static unsigned char bytes[SIZE];
static clgl_fence fence;
static void *pointer;

static int begin(void **state)
{
    (void)state;
    gl = make_best_gl();
    context = make_context(POCL, CLGL_TRANSPORT_NONE);
    queue = make_queue(context, 0);
    buffer = make_buffer(context, SIZE, NULL, 0);
    acquire(queue, buffer);
    return 0;
}

static int end(void **state)
{
    (void)state;
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_queue_destroy(queue));
    expect_no_memory(context);
    expect_success(clgl_context_destroy(context));
    expect_gl_clean();
    destroy_gl(&gl);
    return 0;
}

#define invalid(call) expect_error(call, CLGL_ERROR_INVALID_ARGUMENT)
#define invalid_out(call, out) expect_error_out(call, CLGL_ERROR_INVALID_ARGUMENT, out)

static void null_out_parameters(void **state)
{
    const clgl_range range = {0, 16};
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_program_desc source = CLGL_PROGRAM_DESC_INIT;
    clgl_fence user = NULL;
    (void)state;
    desc.size = SIZE;
    source.source = "kernel void nothing() {}";
    expect_success(clgl_fence_create_user(context, &user));
    invalid(clgl_context_create(NULL, NULL));
    invalid(clgl_context_get_info(context, NULL));
    invalid(clgl_context_get_transport_report(context, 0, NULL));
    invalid(clgl_context_get_report(context, 0, NULL, NULL));
    invalid(clgl_context_get_report(context, 1, NULL, NULL));
    invalid(clgl_context_get_memory_usage(context, CLGL_TRANSPORT_NONE, NULL));
    invalid(clgl_context_get_proc_address(context, "glClear", NULL));
    invalid(clgl_context_cl_context(context, NULL));
    invalid(clgl_context_gl_context(context, NULL, NULL));
    invalid(clgl_queue_create(context, NULL, NULL));
    invalid(clgl_queue_cl_queue(queue, NULL));
    invalid(clgl_buffer_create(context, &desc, NULL));
    invalid(clgl_buffer_create_sub(buffer, 0, &range, NULL));
    invalid(clgl_buffer_get_info(buffer, NULL));
    invalid(clgl_buffer_cl_mem(buffer, NULL));
    invalid(clgl_buffer_gl_name(buffer, NULL));
    invalid(clgl_fence_insert_gl(context, NULL));
    invalid(clgl_fence_insert_cl(queue, NULL));
    invalid(clgl_fence_create_user(context, NULL));
    invalid(clgl_fence_get_info(user, NULL));
    invalid(clgl_fence_get_profiling(user, NULL));
    invalid(clgl_fence_cl_event(user, NULL));
    invalid(clgl_fence_gl_sync(user, NULL));
    invalid(clgl_fence_from_cl_event(context, user, NULL));
    invalid(clgl_fence_from_gl_sync(context, user, NULL));
    invalid(clgl_program_create(context, &source, NULL));
    /* The other out parameter is cleared, too. */
    invalid_out(clgl_buffer_map(queue, buffer, CLGL_MAP_READ, NULL, 1, 0, NULL, NULL, &fence), fence);
    expect_success(clgl_fence_destroy(user));
}

static void null_where_something_is_read(void **state)
{
    clgl_buffer out = NULL;
    clgl_program program = NULL;
    clgl_handover none = CLGL_HANDOVER_INIT;
    (void)state;
    invalid_out(clgl_buffer_create(context, NULL, &out), out);
    invalid_out(clgl_buffer_create_sub(buffer, 0, NULL, &out), out);
    invalid_out(clgl_program_create(context, NULL, &program), program);
    invalid_out(clgl_fence_from_cl_event(context, NULL, &fence), fence);
    invalid_out(clgl_fence_from_gl_sync(context, NULL, &fence), fence);
    invalid_out(clgl_context_get_proc_address(context, NULL, &pointer), pointer);
    invalid_out(clgl_buffer_read(queue, buffer, NULL, NULL, 1, 0, NULL, &fence), fence);
    invalid_out(clgl_buffer_write(queue, buffer, NULL, NULL, 1, 0, NULL, &fence), fence);
    invalid_out(clgl_buffer_fill(queue, buffer, NULL, NULL, 1, 0, NULL, &fence), fence);
    invalid_out(clgl_buffer_read_rect(queue, buffer, NULL, bytes, 1, 0, NULL, &fence), fence);
    invalid_out(clgl_buffer_write_rect(queue, buffer, NULL, bytes, 1, 0, NULL, &fence), fence);
    invalid_out(clgl_buffer_copy_rect(queue, buffer, buffer, NULL, 0, NULL, &fence), fence);
    invalid_out(clgl_buffer_unmap(queue, buffer, NULL, 0, NULL, &fence), fence);
    invalid_out(clgl_buffer_unmap(queue, buffer, bytes, 0, NULL, &fence), fence);
    invalid_out(clgl_acquire(queue, NULL, 0, NULL, &fence), fence);
    invalid_out(clgl_acquire(queue, &none, 0, NULL, &fence), fence);
    invalid_out(clgl_release(queue, NULL, 0, NULL, &fence), fence);
    none.buffer_count = 1;
    invalid_out(clgl_acquire(queue, &none, 0, NULL, &fence), fence);
    invalid_out(clgl_release(queue, &none, 0, NULL, &fence), fence);
}

/* No memory is reserved for what is not there: each call fails with its own error, whatever the machine has. */
static void counts_that_no_list_has(void **state)
{
    static const uint32_t counts[] = {(1u << 20) + 1, UINT32_MAX / 2, UINT32_MAX};
    (void)state;
    for (size_t i = 0; i < COUNT(counts) * 2; ++i) {
        const uint32_t count = counts[i / 2];
        /* There, but not as long as that; it is not read. */
        clgl_buffer one[1] = {buffer};
        clgl_fence *const waits = i % 2 ? &fence : NULL;
        const clgl_buffer *const list = i % 2 ? one : NULL;
        clgl_handover handover = CLGL_HANDOVER_INIT;
        clgl_migration migration = CLGL_MIGRATION_INIT;
        clgl_program program = NULL;
        clgl_view view = CLGL_VIEW_INIT, result = CLGL_VIEW_INIT;
        clgl_slice slice = CLGL_SLICE_INIT;
        clgl_fence out = NULL;
        handover.buffers = migration.buffers = list;
        handover.buffer_count = migration.buffer_count = count;
        invalid_out(clgl_acquire(queue, &handover, 0, NULL, &out), out);
        invalid_out(clgl_release(queue, &handover, 0, NULL, &out), out);
        invalid_out(clgl_migrate(queue, &migration, 0, NULL, &out), out);
        handover.buffer_count = migration.buffer_count = 0;
        handover.texture_count = migration.texture_count = count;
        handover.textures = migration.textures = (const clgl_texture *)(const void *)list;
        invalid_out(clgl_acquire(queue, &handover, 0, NULL, &out), out);
        invalid_out(clgl_migrate(queue, &migration, 0, NULL, &out), out);
        invalid_out(clgl_queue_marker(queue, count, waits, &out), out);
        invalid(clgl_fence_wait_all(count, waits, 0));
        invalid_out(clgl_program_link(context, count, (const clgl_program *)(const void *)list, NULL, &program),
                    program);
        expect_success(clgl_view_init(buffer, CLGL_ELEMENT_UINT8, 1, NULL, 0, NULL, &view));
        invalid(clgl_view_slice(&view, count, i % 2 ? &slice : NULL, &result));
        invalid(clgl_view_reshape(&view, count, i % 2 ? view.shape : NULL, &result));
    }
}

/* Descriptors of every size, in memory larger than the structure of the library; `first` is the size in the
 * first version with this structure. */
#define check_desc_size(type, first, init, call)                                                                 \
    do {                                                                                                         \
        struct {                                                                                                 \
            type desc;                                                                                           \
            unsigned char more[64];                                                                              \
        } d = {init, {0}};                                                                                       \
        d.desc.struct_size = 0;                                                                                  \
        expect_error(call, CLGL_ERROR_INVALID_STRUCT_SIZE);                                                      \
        d.desc.struct_size = (uint32_t)(first)-1;                                                                \
        expect_error(call, CLGL_ERROR_INVALID_STRUCT_SIZE);                                                      \
        d.desc.struct_size = sizeof(type) + sizeof d.more;                                                       \
        d.more[sizeof d.more - 1] = 1;                                                                           \
        expect_error(call, CLGL_ERROR_INVALID_STRUCT_SIZE);                                                      \
        d.desc.struct_size = UINT32_MAX;                                                                         \
        expect_error(call, CLGL_ERROR_INVALID_STRUCT_SIZE);                                                      \
        d.desc.struct_size = sizeof(type) + sizeof d.more;                                                       \
        d.more[sizeof d.more - 1] = 0;                                                                           \
        check_not_size(call);                                                                                    \
    } while (0)

/* The contents are refused, not the size. */
static void check_not_size(clgl_result result) { assert_int_not_equal(result, CLGL_ERROR_INVALID_STRUCT_SIZE); }

static void descriptors_of_the_wrong_size(void **state)
{
    clgl_context c = NULL;
    clgl_queue q = NULL;
    clgl_buffer b = NULL;
    clgl_program p = NULL;
    (void)state;
    check_desc_size(clgl_context_desc, sizeof(clgl_context_desc), CLGL_CONTEXT_DESC_INIT,
                    clgl_context_create(&d.desc, &c));
    expect_success(clgl_context_destroy(c));
    check_desc_size(clgl_queue_desc, sizeof(clgl_queue_desc), CLGL_QUEUE_DESC_INIT,
                    clgl_queue_create(context, &d.desc, &q));
    expect_success(clgl_queue_destroy(q));
    check_desc_size(clgl_buffer_desc, sizeof(clgl_buffer_desc), CLGL_BUFFER_DESC_INIT,
                    clgl_buffer_create(context, &d.desc, &b));
    check_desc_size(clgl_program_desc, offsetof(clgl_program_desc, sources), CLGL_PROGRAM_DESC_INIT,
                    clgl_program_create(context, &d.desc, &p));
    check_desc_size(clgl_handover, sizeof(clgl_handover), CLGL_HANDOVER_INIT,
                    clgl_acquire(queue, &d.desc, 0, NULL, &fence));
    check_desc_size(clgl_handover, sizeof(clgl_handover), CLGL_HANDOVER_INIT,
                    clgl_release(queue, &d.desc, 0, NULL, &fence));
    check_desc_size(clgl_buffer_rect, sizeof(clgl_buffer_rect), CLGL_BUFFER_RECT_INIT,
                    clgl_buffer_read_rect(queue, buffer, &d.desc, bytes, 1, 0, NULL, NULL));
}

/* Output structures: unknown fields become zero, the size is kept. */
#define check_info_size(type, call)                                                                              \
    do {                                                                                                         \
        struct {                                                                                                 \
            type desc;                                                                                           \
            unsigned char more[64];                                                                              \
        } d;                                                                                                     \
        memset(&d, RUBBISH, sizeof d);                                                                           \
        d.desc.struct_size = sizeof(type) - 1;                                                                   \
        expect_error(call, CLGL_ERROR_INVALID_STRUCT_SIZE);                                                      \
        d.desc.struct_size = UINT32_MAX;                                                                         \
        expect_error(call, CLGL_ERROR_INVALID_STRUCT_SIZE);                                                      \
        d.desc.struct_size = sizeof d;                                                                           \
        expect_success(call);                                                                                    \
        expect_zero(d.more, sizeof d.more);                                                                      \
        assert_int_equal(d.desc.struct_size, sizeof d);                                                          \
    } while (0)

static void infos_of_the_wrong_size(void **state)
{
    clgl_fence user = NULL;
    (void)state;
    expect_success(clgl_fence_create_user(context, &user));
    check_info_size(clgl_context_info, clgl_context_get_info(context, &d.desc));
    check_info_size(clgl_transport_report, clgl_context_get_transport_report(context, 0, &d.desc));
    check_info_size(clgl_memory_usage, clgl_context_get_memory_usage(context, CLGL_TRANSPORT_NONE, &d.desc));
    check_info_size(clgl_buffer_info, clgl_buffer_get_info(buffer, &d.desc));
    check_info_size(clgl_fence_info, clgl_fence_get_info(user, &d.desc));
    expect_success(clgl_fence_destroy(user));
}

static void ranges_past_the_end(void **state)
{
    static const clgl_range past[] = {{0, SIZE + 1},        {1, SIZE},         {SIZE, 1},
                                      {SIZE + 1, 1},        {SIZE_MAX, 1},     {1, SIZE_MAX},
                                      {SIZE_MAX, SIZE_MAX}, {SIZE_MAX - 1, 2}, {SIZE, SIZE_MAX - SIZE + 1}};
    static const size_t patterns[] = {0, 3, 5, 129, 256, SIZE_MAX};
    const clgl_range empty = {0, 0}, part = {0, 16};
    clgl_handover handover = handover_of(&buffer, 1);
    (void)state;
    for (size_t i = 0; i < COUNT(past); ++i) {
        const clgl_range *r = &past[i];
        handover.buffer_ranges = r;
#define past_end(call) expect_error_out(call, CLGL_ERROR_OUT_OF_RANGE, fence)
        past_end(clgl_buffer_read(queue, buffer, r, bytes, 1, 0, NULL, &fence));
        past_end(clgl_buffer_write(queue, buffer, r, bytes, 1, 0, NULL, &fence));
        past_end(clgl_buffer_fill(queue, buffer, r, "x", 1, 0, NULL, &fence));
        past_end(clgl_buffer_copy(queue, buffer, buffer, r, 0, 0, NULL, &fence));
        past_end(clgl_buffer_map(queue, buffer, CLGL_MAP_READ, r, 1, 0, NULL, &pointer, &fence));
        past_end(clgl_acquire(queue, &handover, 0, NULL, &fence));
        past_end(clgl_release(queue, &handover, 0, NULL, &fence));
    }
    past_end(clgl_buffer_copy(queue, buffer, buffer, &part, SIZE - 15, 0, NULL, &fence));
    past_end(clgl_buffer_copy(queue, buffer, buffer, &part, SIZE_MAX, 0, NULL, &fence));
    past_end(clgl_buffer_copy(queue, buffer, buffer, &part, 8, 0, NULL, &fence));
    invalid_out(clgl_buffer_read(queue, buffer, &empty, bytes, 1, 0, NULL, &fence), fence);
    expect_error_out(clgl_buffer_fill(queue, buffer, &part, bytes, 32, 0, NULL, &fence), CLGL_ERROR_MISALIGNED,
                     fence);
    for (size_t i = 0; i < COUNT(patterns); ++i)
        invalid_out(clgl_buffer_fill(queue, buffer, NULL, bytes, patterns[i], 0, NULL, &fence), fence);
    assert_int_equal(info_of_buffer(buffer).acquired, 1);
}

static void boxes_past_the_end(void **state)
{
    clgl_buffer_rect good = CLGL_BUFFER_RECT_INIT, rect;
    (void)state;
    good.region[0] = 16;
    good.region[1] = good.region[2] = 4;
    for (int i = 0; i < 3; ++i) {
        rect = good;
        rect.region[i] = 0;
        invalid_out(clgl_buffer_read_rect(queue, buffer, &rect, bytes, 1, 0, NULL, &fence), fence);
        rect = good;
        rect.region[i] = SIZE_MAX;
        past_end(clgl_buffer_write_rect(queue, buffer, &rect, bytes, 1, 0, NULL, &fence));
        rect = good;
        rect.buffer_origin[i] = SIZE_MAX;
        past_end(clgl_buffer_copy_rect(queue, buffer, buffer, &rect, 0, NULL, &fence));
        rect = good;
        rect.other_origin[i] = SIZE_MAX;
        past_end(clgl_buffer_copy_rect(queue, buffer, buffer, &rect, 0, NULL, &fence));
    }
    rect = good;
    rect.buffer_row_pitch = 15;
    invalid_out(clgl_buffer_read_rect(queue, buffer, &rect, bytes, 1, 0, NULL, &fence), fence);
    rect.buffer_row_pitch = 16;
    rect.buffer_slice_pitch = 63;
    invalid_out(clgl_buffer_write_rect(queue, buffer, &rect, bytes, 1, 0, NULL, &fence), fence);
    past_end(clgl_buffer_copy_rect(queue, buffer, buffer, &good, 0, NULL, &fence));
}

static void of_new_buffers(void)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer b = NULL;
    desc.size = SIZE;
    desc.flags = UNKNOWN_FLAG;
    invalid_out(clgl_buffer_create(context, &desc, &b), b);
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY | CLGL_BUFFER_GL_MAPPABLE;
    invalid_out(clgl_buffer_create(context, &desc, &b), b);
    desc.flags = 0;
    desc.access = CLGL_ACCESS_WRITE_DISCARD + 1;
    invalid_out(clgl_buffer_create(context, &desc, &b), b);
    desc.access = -1;
    invalid_out(clgl_buffer_create(context, &desc, &b), b);
    desc.access = 0;
    desc.transport = 99;
    invalid_out(clgl_buffer_create(context, &desc, &b), b);
}

static void of_new_contexts(void)
{
    clgl_context_desc wanted = CLGL_CONTEXT_DESC_INIT;
    clgl_context c = NULL;
    wanted.flags = UNKNOWN_FLAG;
    invalid_out(clgl_context_create(&wanted, &c), c);
    wanted.flags = 0;
    wanted.transport = -1;
    invalid_out(clgl_context_create(&wanted, &c), c);
    wanted.transport = 0;
    wanted.winsys = 99;
    invalid_out(clgl_context_create(&wanted, &c), c);
}

static void flags_and_enumerators(void **state)
{
    clgl_queue_desc of_queue = CLGL_QUEUE_DESC_INIT;
    clgl_handover handover = handover_of(&buffer, 1);
    clgl_memory_usage usage = CLGL_MEMORY_USAGE_INIT;
    clgl_queue q = NULL;
    static const uint32_t maps[] = {0, 8, UNKNOWN_FLAG | CLGL_MAP_READ, CLGL_MAP_READ | CLGL_MAP_WRITE_DISCARD};
    (void)state;
    of_new_buffers();
    of_new_contexts();
    of_queue.flags = UNKNOWN_FLAG;
    invalid_out(clgl_queue_create(context, &of_queue, &q), q);
    handover.flags = UNKNOWN_FLAG;
    invalid_out(clgl_acquire(queue, &handover, 0, NULL, &fence), fence);
    invalid_out(clgl_release(queue, &handover, 0, NULL, &fence), fence);
    invalid(clgl_context_get_memory_usage(context, 99, &usage));
    invalid(clgl_context_make_current(context, 2));
    invalid_out(clgl_buffer_read(queue, buffer, NULL, bytes, 2, 0, NULL, &fence), fence);
    invalid_out(clgl_buffer_write(queue, buffer, NULL, bytes, 2, 0, NULL, &fence), fence);
    for (size_t i = 0; i < COUNT(maps); ++i)
        invalid_out(clgl_buffer_map(queue, buffer, maps[i], NULL, 1, 0, NULL, &pointer, &fence), pointer);
}

static void boxes_larger_than_memory(void **state)
{
    clgl_buffer_rect rect = CLGL_BUFFER_RECT_INIT;
    (void)state;
    rect.region[0] = 4;
    rect.region[1] = rect.region[2] = 1;
    rect.other_origin[0] = (size_t)-8; /* A negative number does not overflow */
    past_end(clgl_buffer_read_rect(queue, buffer, &rect, bytes, 1, 0, NULL, &fence));
    past_end(clgl_buffer_write_rect(queue, buffer, &rect, bytes, 1, 0, NULL, &fence));
}

static void reserved_fields(void **state)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer_rect rect = CLGL_BUFFER_RECT_INIT;
    clgl_handover handover = handover_of(&buffer, 1);
    clgl_buffer b = NULL;
    (void)state;
    desc.size = SIZE;
    rect.region[0] = rect.region[1] = rect.region[2] = 1;
    rect.other_origin[0] = SIZE / 2;
    desc.reserved = rect.reserved = handover.reserved = 1;
    invalid_out(clgl_buffer_create(context, &desc, &b), b);
    invalid_out(clgl_buffer_read_rect(queue, buffer, &rect, bytes, 1, 0, NULL, &fence), fence);
    invalid_out(clgl_buffer_write_rect(queue, buffer, &rect, bytes, 1, 0, NULL, &fence), fence);
    invalid_out(clgl_buffer_copy_rect(queue, buffer, buffer, &rect, 0, NULL, &fence), fence);
    invalid_out(clgl_release(queue, &handover, 0, NULL, &fence), fence);
    invalid_out(clgl_acquire(queue, &handover, 0, NULL, &fence), fence);
    assert_non_null(strstr(clgl_error_message(), "reserved"));
}

static void sizes_that_cannot_be(void **state)
{
    static const uint64_t too_large[] = {UINT64_MAX, UINT64_MAX / 2, (uint64_t)1 << 62};
    static const uint32_t flags[] = {0, CLGL_BUFFER_COMPUTE_ONLY};
    (void)state;
    for (size_t f = 0; f < COUNT(flags); ++f) {
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        clgl_buffer b = NULL;
        desc.flags = flags[f];
        invalid_out(clgl_buffer_create(context, &desc, &b), b);
        for (size_t i = 0; i < COUNT(too_large); ++i) {
            desc.size = too_large[i];
            expect_error_out(clgl_buffer_create(context, &desc, &b), CLGL_ERROR_OUT_OF_RANGE, b);
        }
    }
}

static void opengl_names(void **state)
{
    GLuint texture = 0, unbound = 0, deleted = 0, changed = make_gl_buffer(SIZE, NULL), gone = changed;
    GLuint empty = 0;
    clgl_buffer b = NULL;
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_handover handover = handover_of(&b, 1);
    (void)state;
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glGenBuffers(1, &unbound);
    glGenBuffers(1, &empty);
    glBindBuffer(GL_ARRAY_BUFFER, empty);
    deleted = make_gl_buffer(SIZE, NULL);
    glDeleteBuffers(1, &deleted);
    {
        const GLuint names[] = {NO_SUCH_NAME, unbound, deleted, empty, UINT32_MAX};
        for (size_t i = 0; i < COUNT(names); ++i) {
            desc.gl_name = names[i];
            expect_error_out(clgl_buffer_create(context, &desc, &b), CLGL_ERROR_INVALID_GL_OBJECT, b);
        }
    }
    desc.gl_name = changed;
    desc.size = SIZE * 2;
    expect_error_out(clgl_buffer_create(context, &desc, &b), CLGL_ERROR_INVALID_GL_OBJECT, b);
    desc.size = 0;
    desc.data = bytes;
    invalid_out(clgl_buffer_create(context, &desc, &b), b);
    desc.data = NULL;
    expect_success(clgl_buffer_create(context, &desc, &b));
    glBindBuffer(GL_ARRAY_BUFFER, changed);
    glBufferData(GL_ARRAY_BUFFER, SIZE / 2, NULL, GL_STATIC_DRAW);
    expect_error_out(clgl_acquire(queue, &handover, 0, NULL, &fence), CLGL_ERROR_GL_OBJECT_CHANGED, fence);
    glDeleteBuffers(1, &gone);
    expect_error_out(clgl_acquire(queue, &handover, 0, NULL, &fence), CLGL_ERROR_INVALID_GL_OBJECT, fence);
    expect_success(clgl_buffer_destroy(b));
    glDeleteTextures(1, &texture);
    glDeleteBuffers(1, &empty);
    glDeleteBuffers(1, &unbound);
}

static void another_contexts_objects(void **state)
{
    const clgl_context other = make_context(POCL, CLGL_TRANSPORT_NONE);
    const clgl_queue q = make_queue(other, 0);
    const clgl_buffer b = make_buffer(other, SIZE, NULL, 0);
    const clgl_kernel kernel = make_change_kernel(other);
    const clgl_handover handover = handover_of(&b, 1);
    const clgl_launch launch = CLGL_LAUNCH_INIT;
    clgl_fence user = NULL;
    (void)state;
#define wrong(call) expect_error_out(call, CLGL_ERROR_WRONG_CONTEXT, fence)
    expect_success(clgl_fence_create_user(other, &user));
    wrong(clgl_acquire(queue, &handover, 0, NULL, &fence));
    wrong(clgl_release(queue, &handover, 0, NULL, &fence));
    wrong(clgl_buffer_read(queue, b, NULL, bytes, 1, 0, NULL, &fence));
    wrong(clgl_buffer_write(queue, b, NULL, bytes, 1, 0, NULL, &fence));
    wrong(clgl_buffer_fill(queue, b, NULL, "x", 1, 0, NULL, &fence));
    wrong(clgl_buffer_copy(queue, buffer, b, NULL, 0, 0, NULL, &fence));
    wrong(clgl_buffer_copy(queue, b, buffer, NULL, 0, 0, NULL, &fence));
    wrong(clgl_buffer_map(queue, b, CLGL_MAP_READ, NULL, 1, 0, NULL, &pointer, &fence));
    wrong(clgl_buffer_unmap(queue, b, bytes, 0, NULL, &fence));
    wrong(clgl_queue_barrier(queue, 1, &user, &fence));
    wrong(clgl_buffer_read(queue, buffer, NULL, bytes, 1, 1, &user, &fence));
    wrong(clgl_kernel_launch(queue, kernel, &launch, 0, NULL, &fence));
    expect_error(clgl_kernel_set_buffer(kernel, 0, buffer), CLGL_ERROR_WRONG_CONTEXT);
    expect_success(clgl_fence_destroy(user));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_buffer_destroy(b));
    expect_success(clgl_queue_destroy(q));
    expect_success(clgl_context_destroy(other));
}

static void wait_lists(void **state)
{
    clgl_fence list[2] = {NULL, NULL};
    clgl_handover handover = handover_of(&buffer, 1);
    (void)state;
    expect_success(clgl_fence_create_user(context, &list[0]));
#define bad_list(call) expect_error_out(call, CLGL_ERROR_INVALID_HANDLE, fence)
    bad_list(clgl_acquire(queue, &handover, 2, list, &fence));
    bad_list(clgl_release(queue, &handover, 2, list, &fence));
    bad_list(clgl_queue_barrier(queue, 2, list, &fence));
    bad_list(clgl_buffer_read(queue, buffer, NULL, bytes, 1, 2, list, &fence));
    bad_list(clgl_buffer_map(queue, buffer, CLGL_MAP_READ, NULL, 1, 2, list, &pointer, &fence));
    assert_non_null(strstr(clgl_error_message(), "waits[1]: the fence is NULL"));
    {
        const clgl_buffer two[2] = {buffer, (clgl_buffer)list[0]};
        clgl_handover wrong = handover_of(two, 2);
        bad_list(clgl_acquire(queue, &wrong, 0, NULL, &fence));
        assert_non_null(strstr(clgl_error_message(), "buffers[1]: 0x"));
    }
    invalid_out(clgl_acquire(queue, &handover, 1, NULL, &fence), fence);
    invalid_out(clgl_release(queue, &handover, 1, NULL, &fence), fence);
    invalid_out(clgl_queue_barrier(queue, UINT32_MAX, NULL, &fence), fence);
    invalid_out(clgl_buffer_fill(queue, buffer, NULL, "x", 1, 1, NULL, &fence), fence);
    expect_success(clgl_fence_destroy(list[0]));
}

/* Repeats every case; the number of file descriptors stays as after the first run. */
static void nothing_is_leaked(void **state)
{
    unsigned descriptors = 0;
    (void)state;
    for (int i = 0; i < ROUNDS; ++i) {
        begin(NULL);
        null_out_parameters(NULL);
        ranges_past_the_end(NULL);
        opengl_names(NULL);
        another_contexts_objects(NULL);
        wait_lists(NULL);
        end(NULL);
        if (i == 0) descriptors = open_descriptors();
    }
    assert_int_equal(open_descriptors(), descriptors);
}

#define CASE(name) cmocka_unit_test_setup_teardown(name, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        CASE(null_out_parameters),
        CASE(null_where_something_is_read),
        CASE(counts_that_no_list_has),
        CASE(descriptors_of_the_wrong_size),
        CASE(infos_of_the_wrong_size),
        CASE(ranges_past_the_end),
        CASE(boxes_past_the_end),
        CASE(flags_and_enumerators),
        CASE(reserved_fields),
        CASE(boxes_larger_than_memory),
        CASE(sizes_that_cannot_be),
        CASE(opengl_names),
        CASE(another_contexts_objects),
        CASE(wait_lists),
        cmocka_unit_test(nothing_is_leaked),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
