/* Tests wrong arguments: NULL, structures of the wrong size, ranges, flags, OpenGL names, objects of another
 * context, and wait lists. Each call must return the documented error and change nothing. */
#define _GNU_SOURCE
#include "refusal.h"

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
    context = make_context(POCL, CLGL_TRANSPORT_AUTO);
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

/* NOW and WITH_FENCE are the last arguments of blocking and of non-blocking commands. ROW expects an error and a
 * cleared `fence`. */
#define NOW 1, 0, NULL, &fence
#define WITH_FENCE 0, NULL, &fence
#define ROW(name, call, error, words) REFUSED_OUT(name, fence, call, error, words)

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
#define NO_OUT(call, words) REFUSED("NULL", call, INVALID_ARGUMENT, words)
    NO_OUT(clgl_context_create(NULL, NULL), "context is NULL");
    NO_OUT(clgl_context_get_info(context, NULL), "info is NULL");
    NO_OUT(clgl_context_get_transport_report(context, 0, NULL), "report is NULL");
    NO_OUT(clgl_context_get_report(context, 0, NULL, NULL), "text is NULL");
    NO_OUT(clgl_context_get_report(context, 1, NULL, NULL), "text is NULL");
    NO_OUT(clgl_context_get_memory_usage(context, CLGL_TRANSPORT_AUTO, NULL), "usage is NULL");
    NO_OUT(clgl_context_get_proc_address(context, "glClear", NULL), "function is NULL");
    NO_OUT(clgl_context_cl_context(context, NULL), "cl_context is NULL");
    NO_OUT(clgl_context_gl_context(context, NULL, NULL), "gl_display");
    NO_OUT(clgl_queue_create(context, NULL, NULL), "queue is NULL");
    NO_OUT(clgl_queue_cl_queue(queue, NULL), "cl_command_queue is NULL");
    NO_OUT(clgl_buffer_create(context, &desc, NULL), "buffer is NULL");
    NO_OUT(clgl_buffer_create_sub(buffer, 0, &range, NULL), "buffer is NULL");
    NO_OUT(clgl_buffer_get_info(buffer, NULL), "info is NULL");
    NO_OUT(clgl_buffer_cl_mem(buffer, NULL), "cl_mem is NULL");
    NO_OUT(clgl_buffer_gl_name(buffer, NULL), "gl_name is NULL");
    NO_OUT(clgl_fence_record_gl(context, NULL), "fence is NULL");
    NO_OUT(clgl_fence_record_cl(queue, NULL), "fence is NULL");
    NO_OUT(clgl_fence_create_user(context, NULL), "fence is NULL");
    NO_OUT(clgl_fence_get_info(user, NULL), "info is NULL");
    NO_OUT(clgl_fence_get_profiling(user, NULL), "times is NULL");
    NO_OUT(clgl_fence_cl_event(user, NULL), "cl_event is NULL");
    NO_OUT(clgl_fence_gl_sync(user, NULL), "gl_sync is NULL");
    NO_OUT(clgl_fence_from_cl_event(context, user, NULL), "fence is NULL");
    NO_OUT(clgl_fence_from_gl_sync(context, user, NULL), "fence is NULL");
    NO_OUT(clgl_program_create(context, &source, NULL), "program is NULL");
    /* The out parameter for the fence is also set to zero. */
    ROW("NULL", clgl_buffer_map(queue, buffer, CLGL_MAP_READ, NULL, 1, 0, NULL, NULL, &fence), INVALID_ARGUMENT,
        "pointer is NULL");
    expect_success(clgl_fence_destroy(user));
}

static void null_where_something_is_read(void **state)
{
    clgl_buffer out = NULL;
    clgl_program program = NULL;
    clgl_handover none = CLGL_HANDOVER_INIT, no_list = CLGL_HANDOVER_INIT;
    (void)state;
    no_list.buffer_count = 1;
#define NO_IN(out, call, words) REFUSED_OUT("NULL", out, call, INVALID_ARGUMENT, words)
    NO_IN(out, clgl_buffer_create(context, NULL, &out), "desc is NULL");
    NO_IN(out, clgl_buffer_create_sub(buffer, 0, NULL, &out), "range is NULL");
    NO_IN(program, clgl_program_create(context, NULL, &program), "desc is NULL");
    NO_IN(fence, clgl_fence_from_cl_event(context, NULL, &fence), "cl_event is NULL");
    NO_IN(fence, clgl_fence_from_gl_sync(context, NULL, &fence), "gl_sync is NULL");
    NO_IN(pointer, clgl_context_get_proc_address(context, NULL, &pointer), "name is NULL");
    NO_IN(fence, clgl_buffer_read(queue, buffer, NULL, NULL, NOW), "data is NULL");
    NO_IN(fence, clgl_buffer_write(queue, buffer, NULL, NULL, NOW), "data is NULL");
    NO_IN(fence, clgl_buffer_fill(queue, buffer, NULL, NULL, NOW), "pattern is NULL");
    NO_IN(fence, clgl_buffer_read_rect(queue, buffer, NULL, bytes, NOW), "rect is NULL");
    NO_IN(fence, clgl_buffer_write_rect(queue, buffer, NULL, bytes, NOW), "rect is NULL");
    NO_IN(fence, clgl_buffer_copy_rect(queue, buffer, buffer, NULL, WITH_FENCE), "rect is NULL");
    NO_IN(fence, clgl_buffer_unmap(queue, buffer, NULL, WITH_FENCE), "pointer is NULL");
    NO_IN(fence, clgl_buffer_unmap(queue, buffer, bytes, WITH_FENCE), "not a mapping of");
    NO_IN(fence, clgl_acquire(queue, NULL, WITH_FENCE), "handover is NULL");
    NO_IN(fence, clgl_acquire(queue, &none, WITH_FENCE), "buffer_count");
    NO_IN(fence, clgl_release(queue, NULL, WITH_FENCE), "handover is NULL");
    NO_IN(fence, clgl_acquire(queue, &no_list, WITH_FENCE), "buffers is NULL");
    NO_IN(fence, clgl_release(queue, &no_list, WITH_FENCE), "buffers is NULL");
}

/* Counts that are too large must be rejected before the library allocates memory for the lists. */
static void counts_beyond_any_list(void **state)
{
    static const uint32_t counts[] = {(1u << 20) + 1, UINT32_MAX / 2, UINT32_MAX};
    (void)state;
    for (size_t i = 0; i < COUNT(counts) * 2; ++i) {
        const uint32_t count = counts[i / 2];
        /* Each list has fewer than `count` elements, so the library must not read `count` elements. */
        const clgl_buffer one[1] = {buffer};
        const clgl_fence unread = NULL;
        const clgl_fence *const waits = i % 2 ? &unread : NULL;
        const clgl_buffer *const list = i % 2 ? one : NULL;
        clgl_handover handover = CLGL_HANDOVER_INIT;
        clgl_migration migration = CLGL_MIGRATION_INIT;
        clgl_program program = NULL;
        clgl_view view = CLGL_VIEW_INIT, result = CLGL_VIEW_INIT;
        clgl_slice slice = CLGL_SLICE_INIT;
        const clgl_program *const programs = (const clgl_program *)(const void *)list;
        handover.buffers = migration.buffers = list;
        handover.buffer_count = migration.buffer_count = count;
#define NO_LIST(out, call, words) REFUSED_OUT("a count", out, call, INVALID_ARGUMENT, words)
        NO_LIST(fence, clgl_acquire(queue, &handover, WITH_FENCE), "buffers");
        NO_LIST(fence, clgl_release(queue, &handover, WITH_FENCE), "buffers");
        NO_LIST(fence, clgl_migrate(queue, &migration, WITH_FENCE), "buffers");
        handover.buffer_count = migration.buffer_count = 0;
        handover.texture_count = migration.texture_count = count;
        handover.textures = migration.textures = (const clgl_texture *)(const void *)list;
        NO_LIST(fence, clgl_acquire(queue, &handover, WITH_FENCE), "textures");
        NO_LIST(fence, clgl_migrate(queue, &migration, WITH_FENCE), "textures");
        NO_LIST(fence, clgl_queue_marker(queue, count, waits, &fence), "waits");
        REFUSED("a count", clgl_fence_wait_all(count, waits, 0), INVALID_ARGUMENT, "fences");
        NO_LIST(program, clgl_program_link(context, count, programs, NULL, &program), "programs");
        expect_success(clgl_view_init(buffer, CLGL_ELEMENT_UINT8, 1, NULL, 0, NULL, &view));
        REFUSED("a count", clgl_view_slice(&view, count, i % 2 ? &slice : NULL, &result), INVALID_ARGUMENT,
                "slices");
        REFUSED("a count", clgl_view_reshape(&view, count, i % 2 ? view.shape : NULL, &result), INVALID_ARGUMENT,
                "shape");
    }
}

/* Each list in a descriptor has one element, so the library must not read `count` elements. */
static void counts_in_descriptors_beyond_any_list(void **state)
{
    static const uint32_t counts[] = {(1u << 20) + 1, UINT32_MAX / 2, UINT32_MAX};
    const char *const source = "kernel void k(global int *a) { a[get_global_id(0)] = 1; }", *const name =
                                                                                                "header.h";
    clgl_program_desc given = CLGL_PROGRAM_DESC_INIT;
    clgl_program made = NULL, program = NULL;
    clgl_context other = NULL;
    const clgl_device device = find_device(POCL);
    (void)state;
    given.source = source;
    given.flags = CLGL_PROGRAM_NO_BUILD;
    expect_success(clgl_program_create(context, &given, &made));
    for (size_t i = 0; i < COUNT(counts); ++i) {
        clgl_program_desc sources = CLGL_PROGRAM_DESC_INIT, devices = given;
        clgl_build_desc headers = CLGL_BUILD_DESC_INIT;
        clgl_context_desc compute = CLGL_CONTEXT_DESC_INIT;
        sources.sources = &source;
        sources.source_count = devices.device_count = headers.header_count = compute.device_count = counts[i];
        devices.devices = compute.devices = &device;
        headers.headers = &made;
        headers.header_names = &name;
        compute.flags = CLGL_CONTEXT_COMPUTE_ONLY;
        NO_LIST(program, clgl_program_create(context, &sources, &program), "the count of sources is");
        NO_LIST(program, clgl_program_create(context, &devices, &program), "the count of devices is");
        REFUSED("a count", clgl_program_compile(made, &headers), INVALID_ARGUMENT, "the count of headers is");
        NO_LIST(other, clgl_context_create(&compute, &other), "the count of devices is");
    }
    expect_success(clgl_program_destroy(made));
}

/* Checks a descriptor with wrong sizes, and with a larger size and unknown fields. `first` is the size of the
 * structure in the first version of the library. */
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

/* Expects any result except CLGL_ERROR_INVALID_STRUCT_SIZE. The call may fail for another reason. */
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

/* Passes an output structure that is larger than the library expects. The library must set the unknown fields to
 * zero, and must not change struct_size. */
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
    check_info_size(clgl_memory_usage, clgl_context_get_memory_usage(context, CLGL_TRANSPORT_AUTO, &d.desc));
    check_info_size(clgl_buffer_info, clgl_buffer_get_info(buffer, &d.desc));
    check_info_size(clgl_fence_info, clgl_fence_get_info(user, &d.desc));
    expect_success(clgl_fence_destroy(user));
}

#define PAST_END(call, words) ROW("past the end", call, OUT_OF_RANGE, words)

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
        PAST_END(clgl_buffer_read(queue, buffer, r, bytes, NOW), "4096 bytes");
        PAST_END(clgl_buffer_write(queue, buffer, r, bytes, NOW), "4096 bytes");
        PAST_END(clgl_buffer_fill(queue, buffer, r, "x", NOW), "4096 bytes");
        PAST_END(clgl_buffer_copy(queue, buffer, buffer, r, 0, WITH_FENCE), "4096 bytes");
        PAST_END(clgl_buffer_map(queue, buffer, CLGL_MAP_READ, r, 1, 0, NULL, &pointer, &fence), "4096 bytes");
        PAST_END(clgl_acquire(queue, &handover, WITH_FENCE), "4096 bytes");
        PAST_END(clgl_release(queue, &handover, WITH_FENCE), "4096 bytes");
    }
    PAST_END(clgl_buffer_copy(queue, buffer, buffer, &part, SIZE - 15, WITH_FENCE), "4096 bytes");
    PAST_END(clgl_buffer_copy(queue, buffer, buffer, &part, SIZE_MAX, WITH_FENCE), "4096 bytes");
    ROW("overlap", clgl_buffer_copy(queue, buffer, buffer, &part, 8, WITH_FENCE), OUT_OF_RANGE, "overlap");
    ROW("no bytes", clgl_buffer_read(queue, buffer, &empty, bytes, NOW), INVALID_ARGUMENT, "size");
    ROW("a long pattern", clgl_buffer_fill(queue, buffer, &part, bytes, 32, WITH_FENCE), MISALIGNED, "size, 32");
    for (size_t i = 0; i < COUNT(patterns); ++i)
        ROW("a size", clgl_buffer_fill(queue, buffer, NULL, bytes, patterns[i], WITH_FENCE), INVALID_ARGUMENT,
            "pattern_size");
    assert_int_equal(info_of_buffer(buffer).acquired, 1);
}

#define RECT(field, value, error, words) WRONG(clgl_buffer_rect, field, value, error, words)

static void boxes_past_the_end(void **state)
{
    static const wrong_field rows[] = {
        RECT(region[0], 0, INVALID_ARGUMENT, "region"),
        RECT(region[1], 0, INVALID_ARGUMENT, "region"),
        RECT(region[2], 0, INVALID_ARGUMENT, "region"),
        RECT(region[0], SIZE_MAX, OUT_OF_RANGE, "overflow"),
        RECT(region[1], SIZE_MAX, OUT_OF_RANGE, "overflow"),
        RECT(region[2], SIZE_MAX, OUT_OF_RANGE, "overflow"),
        RECT(buffer_origin[0], SIZE_MAX, OUT_OF_RANGE, "overflow"),
        RECT(buffer_origin[1], SIZE_MAX, OUT_OF_RANGE, "overflow"),
        RECT(buffer_origin[2], SIZE_MAX, OUT_OF_RANGE, "overflow"),
        RECT(other_origin[0], SIZE_MAX, OUT_OF_RANGE, "overflow"),
        RECT(other_origin[1], SIZE_MAX, OUT_OF_RANGE, "overflow"),
        RECT(other_origin[2], SIZE_MAX, OUT_OF_RANGE, "overflow"),
        RECT(other_origin[0], -8, OUT_OF_RANGE, "overflow"),
        RECT(buffer_row_pitch, 15, INVALID_ARGUMENT, "buffer_row_pitch 15"),
        RECT(buffer_slice_pitch, 63, INVALID_ARGUMENT, "buffer_slice_pitch 63"),
        RECT(reserved, 1, INVALID_ARGUMENT, "reserved"),
    };
    clgl_buffer_rect good = CLGL_BUFFER_RECT_INIT;
    (void)state;
    good.region[0] = 16;
    good.region[1] = good.region[2] = 4;
    for (size_t i = 0; i < COUNT(rows); ++i) {
        clgl_buffer_rect rect = good;
        set_wrong(&rect, &rows[i]);
#define EACH(call)                                                                                               \
    memset(&fence, RUBBISH, sizeof fence);                                                                       \
    refused_field(call, &rows[i]);                                                                               \
    assert_null(fence)
        EACH(clgl_buffer_read_rect(queue, buffer, &rect, bytes, NOW));
        EACH(clgl_buffer_write_rect(queue, buffer, &rect, bytes, NOW));
        EACH(clgl_buffer_copy_rect(queue, buffer, buffer, &rect, WITH_FENCE));
    }
    PAST_END(clgl_buffer_copy_rect(queue, buffer, buffer, &good, WITH_FENCE), "overlap");
}

static void new_objects(void **state)
{
#define BUFFER(field, value, words) WRONG(clgl_buffer_desc, field, value, INVALID_ARGUMENT, words)
#define CONTEXT(field, value, words) WRONG(clgl_context_desc, field, value, INVALID_ARGUMENT, words)
    static const wrong_field buffers[] = {
        BUFFER(flags, UNKNOWN_FLAG, "unknown bits"),
        BUFFER(flags, CLGL_BUFFER_COMPUTE_ONLY | CLGL_BUFFER_GL_MAPPABLE, "CLGL_BUFFER_COMPUTE_ONLY"),
        BUFFER(access, CLGL_ACCESS_WRITE_DISCARD + 1, "access is 4"),
        BUFFER(access, -1, "access is -1"),
        BUFFER(transport, 99, "transport is 99"),
        BUFFER(reserved, 1, "reserved"),
    };
    static const wrong_field contexts[] = {
        CONTEXT(flags, UNKNOWN_FLAG, "unknown bits"),
        CONTEXT(transport, -1, "transport is -1"),
        CONTEXT(winsys, 99, "winsys is 99"),
    };
    clgl_queue_desc of_queue = CLGL_QUEUE_DESC_INIT;
    clgl_queue q = NULL;
    (void)state;
    for (size_t i = 0; i < COUNT(buffers); ++i) {
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        clgl_buffer out = buffer;
        desc.size = SIZE;
        set_wrong(&desc, &buffers[i]);
        refused_field(clgl_buffer_create(context, &desc, &out), &buffers[i]);
        assert_null(out);
    }
    for (size_t i = 0; i < COUNT(contexts); ++i) {
        clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
        clgl_context out = context;
        set_wrong(&desc, &contexts[i]);
        refused_field(clgl_context_create(&desc, &out), &contexts[i]);
        assert_null(out);
    }
    of_queue.flags = UNKNOWN_FLAG;
    REFUSED_OUT("a flag", q, clgl_queue_create(context, &of_queue, &q), INVALID_ARGUMENT, "unknown bits");
}

static void flags_and_enumerators(void **state)
{
    static const uint32_t maps[] = {0, 8, UNKNOWN_FLAG | CLGL_MAP_READ, CLGL_MAP_READ | CLGL_MAP_WRITE_DISCARD};
    clgl_handover unknown = handover_of(&buffer, 1), reserved = unknown;
    clgl_memory_usage usage = CLGL_MEMORY_USAGE_INIT;
    (void)state;
    unknown.flags = UNKNOWN_FLAG;
    reserved.reserved = 1;
    ROW("a flag", clgl_acquire(queue, &unknown, WITH_FENCE), INVALID_ARGUMENT, "unknown bits");
    ROW("a flag", clgl_release(queue, &unknown, WITH_FENCE), INVALID_ARGUMENT, "unknown bits");
    ROW("reserved", clgl_release(queue, &reserved, WITH_FENCE), INVALID_ARGUMENT, "reserved");
    ROW("reserved", clgl_acquire(queue, &reserved, WITH_FENCE), INVALID_ARGUMENT, "reserved");
    REFUSED("a transport", clgl_context_get_memory_usage(context, 99, &usage), INVALID_ARGUMENT,
            "transport is 99");
    REFUSED("no bool", clgl_context_make_current(context, 2), INVALID_ARGUMENT, "current is 2");
    ROW("no bool", clgl_buffer_read(queue, buffer, NULL, bytes, 2, WITH_FENCE), INVALID_ARGUMENT,
        "blocking is 2");
    ROW("no bool", clgl_buffer_write(queue, buffer, NULL, bytes, 2, WITH_FENCE), INVALID_ARGUMENT,
        "blocking is 2");
    for (size_t i = 0; i < COUNT(maps); ++i)
        REFUSED_OUT("flags", pointer, clgl_buffer_map(queue, buffer, maps[i], NULL, 1, 0, NULL, &pointer, &fence),
                    INVALID_ARGUMENT, "flags");
}

static void invalid_sizes(void **state)
{
    static const uint64_t too_large[] = {UINT64_MAX, UINT64_MAX / 2, (uint64_t)1 << 62};
    static const uint32_t flags[] = {0, CLGL_BUFFER_COMPUTE_ONLY};
    (void)state;
    for (size_t f = 0; f < COUNT(flags); ++f) {
        clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
        clgl_buffer b = NULL;
        desc.flags = flags[f];
        REFUSED_OUT("no size", b, clgl_buffer_create(context, &desc, &b), INVALID_ARGUMENT, "size is 0");
        for (size_t i = 0; i < COUNT(too_large); ++i) {
            desc.size = too_large[i];
            REFUSED_OUT("a size", b, clgl_buffer_create(context, &desc, &b), OUT_OF_RANGE, "size");
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
            REFUSED_OUT("a name", b, clgl_buffer_create(context, &desc, &b), INVALID_GL_OBJECT, "buffer");
        }
    }
    desc.gl_name = changed;
    desc.size = SIZE * 2;
    REFUSED_OUT("a size", b, clgl_buffer_create(context, &desc, &b), INVALID_GL_OBJECT, "8192");
    desc.size = 0;
    desc.data = bytes;
    REFUSED_OUT("data", b, clgl_buffer_create(context, &desc, &b), INVALID_ARGUMENT, "data");
    desc.data = NULL;
    expect_success(clgl_buffer_create(context, &desc, &b));
    glBindBuffer(GL_ARRAY_BUFFER, changed);
    glBufferData(GL_ARRAY_BUFFER, SIZE / 2, NULL, GL_STATIC_DRAW);
    ROW("another size", clgl_acquire(queue, &handover, WITH_FENCE), GL_OBJECT_CHANGED, "storage");
    glDeleteBuffers(1, &gone);
    ROW("deleted", clgl_acquire(queue, &handover, WITH_FENCE), INVALID_GL_OBJECT, "was deleted");
    expect_success(clgl_buffer_destroy(b));
    glDeleteTextures(1, &texture);
    glDeleteBuffers(1, &empty);
    glDeleteBuffers(1, &unbound);
}

static void another_contexts_objects(void **state)
{
    const clgl_context other = make_context(POCL, CLGL_TRANSPORT_AUTO);
    const clgl_queue q = make_queue(other, 0);
    const clgl_buffer b = make_buffer(other, SIZE, NULL, 0);
    const clgl_kernel kernel = make_change_kernel(other);
    const clgl_handover handover = handover_of(&b, 1);
    const clgl_launch launch = CLGL_LAUNCH_INIT;
    clgl_fence user = NULL;
    (void)state;
    expect_success(clgl_fence_create_user(other, &user));
#define ANOTHERS(call, words) ROW("another context", call, WRONG_CONTEXT, words)
    ANOTHERS(clgl_acquire(queue, &handover, WITH_FENCE), "context");
    ANOTHERS(clgl_release(queue, &handover, WITH_FENCE), "context");
    ANOTHERS(clgl_buffer_read(queue, b, NULL, bytes, NOW), "context");
    ANOTHERS(clgl_buffer_write(queue, b, NULL, bytes, NOW), "context");
    ANOTHERS(clgl_buffer_fill(queue, b, NULL, "x", NOW), "context");
    ANOTHERS(clgl_buffer_copy(queue, buffer, b, NULL, 0, WITH_FENCE), "context");
    ANOTHERS(clgl_buffer_copy(queue, b, buffer, NULL, 0, WITH_FENCE), "context");
    ANOTHERS(clgl_buffer_map(queue, b, CLGL_MAP_READ, NULL, 1, 0, NULL, &pointer, &fence), "context");
    ANOTHERS(clgl_buffer_unmap(queue, b, bytes, WITH_FENCE), "context");
    ANOTHERS(clgl_queue_barrier(queue, 1, &user, &fence), "context");
    ANOTHERS(clgl_buffer_read(queue, buffer, NULL, bytes, 1, 1, &user, &fence), "context");
    ANOTHERS(clgl_kernel_launch(queue, kernel, &launch, WITH_FENCE), "context");
    REFUSED("another context", clgl_kernel_set_buffer(kernel, 0, buffer), WRONG_CONTEXT, "context");
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
#define NULL_FENCE(call) ROW("a NULL fence", call, INVALID_HANDLE, "waits[1]: the fence is NULL")
    NULL_FENCE(clgl_acquire(queue, &handover, 2, list, &fence));
    NULL_FENCE(clgl_release(queue, &handover, 2, list, &fence));
    NULL_FENCE(clgl_queue_barrier(queue, 2, list, &fence));
    NULL_FENCE(clgl_buffer_read(queue, buffer, NULL, bytes, 1, 2, list, &fence));
    NULL_FENCE(clgl_buffer_map(queue, buffer, CLGL_MAP_READ, NULL, 1, 2, list, &pointer, &fence));
    {
        const clgl_buffer two[2] = {buffer, (clgl_buffer)list[0]};
        const clgl_handover wrong = handover_of(two, 2);
        ROW("a fence", clgl_acquire(queue, &wrong, WITH_FENCE), INVALID_HANDLE, "buffers[1]: 0x");
    }
    ROW("no list", clgl_acquire(queue, &handover, 1, NULL, &fence), INVALID_ARGUMENT, "waits is NULL");
    ROW("no list", clgl_release(queue, &handover, 1, NULL, &fence), INVALID_ARGUMENT, "waits is NULL");
    ROW("no list", clgl_queue_barrier(queue, UINT32_MAX, NULL, &fence), INVALID_ARGUMENT, "waits is NULL");
    ROW("no list", clgl_buffer_fill(queue, buffer, NULL, "x", 1, 1, NULL, &fence), INVALID_ARGUMENT,
        "waits is NULL");
    expect_success(clgl_fence_destroy(list[0]));
}

/* Runs several cases repeatedly. File descriptors may be opened only in the first round. */
static void no_file_descriptor_is_left(void **state)
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
        CASE(counts_beyond_any_list),
        CASE(counts_in_descriptors_beyond_any_list),
        CASE(descriptors_of_the_wrong_size),
        CASE(infos_of_the_wrong_size),
        CASE(ranges_past_the_end),
        CASE(boxes_past_the_end),
        CASE(new_objects),
        CASE(flags_and_enumerators),
        CASE(invalid_sizes),
        CASE(opengl_names),
        CASE(another_contexts_objects),
        CASE(wait_lists),
        cmocka_unit_test(no_file_descriptor_is_left),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
