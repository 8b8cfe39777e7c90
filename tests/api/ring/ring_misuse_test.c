/* Tests errors of rings: contradictory descriptors, calls in the wrong order, wrong queues and contexts, and
 * slots that the application changes directly. */
#define _GNU_SOURCE
#include "refusal.h"
#include "ring_support.h"

/* An invalid handle */
#define GARBAGE ((uintptr_t)0x123456789abcdef0u)

static clgl_buffer_desc good_slots(void)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.size = RING_BYTES;
    return desc;
}

static void expect_no_ring(const ring_fixture *w, const clgl_ring_desc *desc, const wrong_field *row)
{
    clgl_ring ring = (clgl_ring)GARBAGE;
    refused_field(clgl_ring_create(w->context, desc, &ring), row);
    assert_null(ring);
    expect_no_memory(w->context);
}

static void bad_rings_are_refused(void **state)
{
#define RING(field, value, error, words) WRONG(clgl_ring_desc, field, value, error, words)
#define TEXTURE(field, value, error, words) WRONG(clgl_texture_desc, field, value, error, words)
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_AUTO, 0);
    const clgl_buffer_desc good = good_slots();
    clgl_texture_desc texture = CLGL_TEXTURE_DESC_INIT;
    clgl_ring_desc desc = CLGL_RING_DESC_INIT;
    clgl_ring ring;
    const wrong_field rings[] = {
        RING(buffer, (uintptr_t)NULL, INVALID_ARGUMENT, "buffer"),
        RING(struct_size, 4, INVALID_STRUCT_SIZE, "struct_size"),
        RING(reserved, 1, INVALID_ARGUMENT, "reserved"),
        RING(mode, 2, INVALID_ARGUMENT, "mode is 2"),
        RING(mode, -1, INVALID_ARGUMENT, "mode is -1"),
        RING(slot_count, CLGL_RING_MAX_SLOTS + 1, OUT_OF_RANGE, "slot_count is 65"),
        RING(slot_count, UINT32_MAX, OUT_OF_RANGE, "slot_count is 4294967295"),
        RING(texture, (uintptr_t)&texture, INVALID_ARGUMENT, "texture"),
    };
    static const wrong_field textures[] = {
        TEXTURE(struct_size, 4, INVALID_STRUCT_SIZE, "struct_size"),
        TEXTURE(type, 99, INVALID_ARGUMENT, "type is 99"),
        TEXTURE(access, CLGL_ACCESS_READ_ONLY, INVALID_ARGUMENT, "CLGL_ACCESS_READ_ONLY"),
        TEXTURE(flags, CLGL_TEXTURE_COMPUTE_ONLY, INVALID_ARGUMENT, "CLGL_TEXTURE_COMPUTE_ONLY"),
    };
    (void)state;
    texture.type = CLGL_TEXTURE_TYPE_2D;
    texture.format = CLGL_FORMAT_RGBA8;
    texture.width = texture.height = 4;
    REFUSED("NULL", clgl_ring_create(w.context, &desc, NULL), INVALID_ARGUMENT, "ring is NULL");
    REFUSED_OUT("NULL", ring, clgl_ring_create(w.context, NULL, &ring), INVALID_ARGUMENT, "desc is NULL");
    for (size_t i = 0; i < COUNT(rings); ++i) {
        clgl_ring_desc wrong = CLGL_RING_DESC_INIT;
        wrong.buffer = &good;
        set_wrong(&wrong, &rings[i]);
        expect_no_ring(&w, &wrong, &rings[i]);
    }
    for (size_t i = 0; i < COUNT(textures); ++i) {
        clgl_texture_desc wrong = texture;
        set_wrong(&wrong, &textures[i]);
        desc.texture = &wrong;
        expect_no_ring(&w, &desc, &textures[i]);
    }
    close_ring_fixture(&w);
}

static void bad_slots_are_refused(void **state)
{
#define SLOTS(field, value, error, words) WRONG(clgl_buffer_desc, field, value, error, words)
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_AUTO, 0);
    const GLuint name = make_gl_buffer(RING_BYTES, NULL);
    const wrong_field rows[] = {
        SLOTS(struct_size, 4, INVALID_STRUCT_SIZE, "struct_size"),
        SLOTS(size, 0, INVALID_ARGUMENT, "size is 0"),
        SLOTS(size, UINT64_MAX, OUT_OF_RANGE, "size is 18446744073709551615"),
        SLOTS(gl_name, name, INVALID_ARGUMENT, "gl_name"),
        SLOTS(access, CLGL_ACCESS_READ_ONLY, INVALID_ARGUMENT, "CLGL_ACCESS_READ_ONLY"),
        SLOTS(access, 99, INVALID_ARGUMENT, "access is 99"),
        SLOTS(flags, CLGL_BUFFER_COMPUTE_ONLY, INVALID_ARGUMENT, "flags"),
        SLOTS(flags, 0x80000000u, INVALID_ARGUMENT, "unknown bits"),
        SLOTS(transport, 99, INVALID_ARGUMENT, "transport is 99"),
    };
    const clgl_buffer_desc good = good_slots();
    clgl_ring_desc desc = CLGL_RING_DESC_INIT;
    clgl_ring ring;
    (void)state;
    for (size_t i = 0; i < COUNT(rows); ++i) {
        clgl_buffer_desc bad = good;
        set_wrong(&bad, &rows[i]);
        desc.buffer = &bad;
        expect_no_ring(&w, &desc, &rows[i]);
    }
    desc.buffer = &good;
    use_no_gl();
    REFUSED_OUT("no OpenGL", ring, clgl_ring_create(w.context, &desc, &ring), NO_GL_CONTEXT, "OpenGL context");
    use_gl(&w.gl);
    glDeleteBuffers(1, &name);
    close_ring_fixture(&w);
}

/* Last arguments of clgl_ring_acquire_write and clgl_ring_submit */
#define SLOT 0, NULL, &slot, NULL, NULL
#define NO_FENCE 0, NULL, NULL

/* At most one slot can be acquired for writing, and one for reading. Calls that submit or release a slot fail if
 * no slot is acquired. */
static void calls_out_of_turn_are_refused(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_AUTO, 0);
    const clgl_ring ring = make_ring(&w, 3, CLGL_RING_MODE_FIFO);
    const clgl_queue other = make_queue(w.context, 0);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    clgl_fence fence;
    (void)state;
    REFUSED_OUT("nothing acquired", fence, clgl_ring_submit(w.queue, ring, 0, 0, NULL, &fence), NOT_ACQUIRED,
                "clgl_ring_acquire_write");
    REFUSED("nothing taken", clgl_ring_release_read(ring), INVALID_STATE, "clgl_ring_acquire_read");
    slot = acquire_slot(w.queue, ring);
    fill_slot(&w, w.queue, &slot, RING_WORDS, 1);
    REFUSED_OUT("twice", fence, clgl_ring_acquire_write(w.queue, ring, 0, 0, NULL, &slot, NULL, &fence),
                ALREADY_ACQUIRED, "clgl_ring_submit");
    assert_false(has_object(&slot));
    REFUSED("another queue", clgl_ring_acquire_write(other, ring, 0, SLOT), ALREADY_ACQUIRED, "clgl_ring_submit");
    REFUSED("another queue", clgl_ring_submit(other, ring, 0, NO_FENCE), NOT_ACQUIRED, "another queue");
    REFUSED("no bool", clgl_ring_submit(w.queue, ring, 2, NO_FENCE), INVALID_ARGUMENT, "unknown bits");
    REFUSED("no list", clgl_ring_submit(w.queue, ring, 0, 1, NULL, NULL), INVALID_ARGUMENT, "waits is NULL");
    release_slot(w.queue, ring);
    REFUSED("twice", clgl_ring_submit(w.queue, ring, 0, NO_FENCE), NOT_ACQUIRED, "clgl_ring_acquire_write");
    expect_frame(ring, 1);
    expect_success(clgl_ring_release_read(ring));
    REFUSED("twice", clgl_ring_release_read(ring), INVALID_STATE, "clgl_ring_acquire_read");
    expect_success(clgl_queue_destroy(other));
    expect_success(clgl_ring_destroy(ring));
    close_ring_fixture(&w);
}

static void bad_parameters_are_refused(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_AUTO, 0);
    const clgl_ring ring = make_ring(&w, 2, CLGL_RING_MODE_FIFO);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT, small = CLGL_RING_SLOT_INIT;
    clgl_ring_info info = CLGL_RING_INFO_INIT;
    (void)state;
    small.struct_size = info.struct_size = 4;
#define SMALL(call) REFUSED("a size", call, INVALID_STRUCT_SIZE, "struct_size")
    REFUSED("a timeout", clgl_ring_acquire_write(w.queue, ring, -2, SLOT), INVALID_ARGUMENT, "timeout");
    REFUSED("a timeout", clgl_ring_acquire_read(ring, -2, &slot), INVALID_ARGUMENT, "timeout");
    REFUSED("no list", clgl_ring_acquire_write(w.queue, ring, 0, 1, NULL, &slot, NULL, NULL), INVALID_ARGUMENT,
            "waits is NULL");
    REFUSED("NULL", clgl_ring_acquire_write(w.queue, ring, 0, 0, NULL, NULL, NULL, NULL), INVALID_ARGUMENT,
            "slot is NULL");
    REFUSED("NULL", clgl_ring_acquire_read(ring, 0, NULL), INVALID_ARGUMENT, "slot is NULL");
    REFUSED("NULL", clgl_ring_get_slot(ring, 0, NULL), INVALID_ARGUMENT, "slot is NULL");
    REFUSED("NULL", clgl_ring_get_info(ring, NULL), INVALID_ARGUMENT, "info is NULL");
    SMALL(clgl_ring_acquire_write(w.queue, ring, 0, 0, NULL, &slot, &small, NULL));
    SMALL(clgl_ring_acquire_write(w.queue, ring, 0, 0, NULL, &small, NULL, NULL));
    SMALL(clgl_ring_acquire_read(ring, 0, &small));
    SMALL(clgl_ring_get_slot(ring, 0, &small));
    SMALL(clgl_ring_get_info(ring, &info));
    assert_int_equal(info_of_ring(ring).acquired, 0);
    assert_int_equal(write_frame(&w, ring), 1);
    expect_frame(ring, 1);
    expect_success(clgl_ring_destroy(ring));
    expect_success(clgl_ring_destroy(NULL));
    close_ring_fixture(&w);
}

static void objects_of_other_contexts_are_refused(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_AUTO, 0);
    const clgl_ring ring = make_ring(&w, 2, CLGL_RING_MODE_FIFO);
    ring_fixture other = open_ring_fixture(POCL, CLGL_TRANSPORT_AUTO, 0);
    const size_t extent[3] = {RING_BYTES, 1, 1};
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    clgl_fence user = NULL;
    (void)state;
    expect_success(clgl_fence_create_user(other.context, &user));
    REFUSED("a queue", clgl_ring_acquire_write(other.queue, ring, 0, SLOT), WRONG_CONTEXT, "context");
    REFUSED("a queue", clgl_ring_submit(other.queue, ring, 0, NO_FENCE), WRONG_CONTEXT, "context");
    REFUSED("a fence", clgl_ring_acquire_write(w.queue, ring, 0, 1, &user, &slot, NULL, NULL), WRONG_CONTEXT,
            "context");
    expect_success(clgl_fence_destroy(user));
    /* The current OpenGL context belongs to another share group. */
    write_frame(&w, ring);
    REFUSED("take", clgl_ring_acquire_read(ring, 0, &slot), WRONG_GL_CONTEXT, "OpenGL context");
    REFUSED("resize", clgl_ring_resize(ring, extent), WRONG_GL_CONTEXT, "OpenGL context");
    use_gl(&w.gl);
    expect_frame(ring, 1);
    use_no_gl();
    REFUSED("take", clgl_ring_acquire_read(ring, 0, &slot), NO_GL_CONTEXT, "OpenGL context");
    REFUSED("give back", clgl_ring_release_read(ring), NO_GL_CONTEXT, "OpenGL context");
    REFUSED("resize", clgl_ring_resize(ring, extent), NO_GL_CONTEXT, "OpenGL context");
    use_gl(&w.gl);
    expect_nothing_new(ring, 1);
    expect_success(clgl_ring_destroy(ring));
    use_gl(&other.gl);
    close_ring_fixture(&other);
    use_gl(&w.gl);
    close_ring_fixture(&w);
}

/* The application releases a slot directly. clgl_ring_submit must return an error, and later frames must work. */
static void slots_released_by_the_application(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_AUTO, 0);
    const clgl_ring ring = make_ring(&w, 3, CLGL_RING_MODE_FIFO);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT, previous = CLGL_RING_SLOT_INIT;
    (void)state;
    write_frame(&w, ring);
    expect_success(clgl_ring_acquire_write(w.queue, ring, 0, 0, NULL, &slot, &previous, NULL));
    release(w.queue, previous.buffer);
    REFUSED("released", clgl_ring_submit(w.queue, ring, 0, NO_FENCE), NOT_ACQUIRED, "acquired");
    assert_int_equal(info_of_ring(ring).acquired, 0);
    assert_int_equal(write_frame(&w, ring), 2);
    assert_int_equal(write_frame(&w, ring), 3);
    for (uint64_t frame = 1; frame < 4; ++frame)
        expect_frame(ring, frame);
    expect_success(clgl_ring_destroy(ring));
    close_ring_fixture(&w);
}

/* The application acquires a slot directly. The ring then cannot acquire this slot. The failed call must not
 * change the ring. */
static void slots_acquired_by_the_application(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_AUTO, 0);
    const clgl_ring ring = make_ring(&w, 2, CLGL_RING_MODE_FIFO);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT, first = CLGL_RING_SLOT_INIT;
    (void)state;
    expect_success(clgl_ring_get_slot(ring, 0, &first));
    acquire(w.queue, first.buffer);
    REFUSED("acquired", clgl_ring_acquire_write(w.queue, ring, 0, SLOT), ALREADY_ACQUIRED, "acquired");
    assert_false(has_object(&slot));
    assert_int_equal(info_of_ring(ring).acquired, 0);
    release(w.queue, first.buffer);
    assert_int_equal(write_frame(&w, ring), 1);
    expect_frame(ring, 1);
    expect_success(clgl_ring_destroy(ring));
    close_ring_fixture(&w);
}

/* The application destroys a slot. Calls that use the slot return a documented error until the ring is
 * resized. */
static void slots_destroyed_by_the_application(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_AUTO, 0);
    const clgl_ring ring = make_ring(&w, 2, CLGL_RING_MODE_FIFO);
    const size_t extent[3] = {RING_BYTES, 1, 1};
    clgl_ring_slot slot = acquire_slot(w.queue, ring);
    (void)state;
    expect_success(destroy_slot(&slot));
    REFUSED("destroyed", clgl_ring_submit(w.queue, ring, 0, NO_FENCE), INVALID_HANDLE, "buffer");
    assert_int_equal(info_of_ring(ring).acquired, 0);
    assert_int_equal(write_frame(&w, ring), 1);
    expect_frame(ring, 1);
    REFUSED("destroyed", clgl_ring_acquire_write(w.queue, ring, 0, SLOT), INVALID_HANDLE, "buffer");
    expect_success(clgl_ring_resize(ring, extent));
    assert_int_equal(write_frame(&w, ring), 2);
    expect_frame(ring, 2);
    expect_success(clgl_ring_destroy(ring));
    close_ring_fixture(&w);
}

/* The application deletes the GL object of a slot. Calls return documented errors. The ring can still be
 * destroyed. */
static void slots_deleted_in_opengl(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_STAGED, 0);
    const clgl_ring ring = make_ring(&w, 1, CLGL_RING_MODE_FIFO);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    uint32_t name = 0;
    (void)state;
    write_frame(&w, ring);
    slot = take_slot(ring);
    expect_success(clgl_buffer_gl_name(slot.buffer, &name));
    glDeleteBuffers(1, &name);
    REFUSED("deleted", clgl_ring_acquire_write(w.queue, ring, 0, SLOT), INVALID_GL_OBJECT, "was deleted");
    assert_int_equal(info_of_ring(ring).taken, 1);
    expect_success(clgl_ring_destroy(ring));
    close_ring_fixture(&w);
}

/* A ring requires a context with OpenGL. */
static void contexts_without_opengl_are_refused(void **state)
{
    clgl_context_desc context_desc = CLGL_CONTEXT_DESC_INIT;
    clgl_buffer_desc slots = good_slots();
    clgl_ring_desc desc = CLGL_RING_DESC_INIT;
    clgl_context context = NULL;
    clgl_ring ring;
    (void)state;
    context_desc.flags = CLGL_CONTEXT_COMPUTE_ONLY;
    expect_success(clgl_context_create(&context_desc, &context));
    desc.buffer = &slots;
    REFUSED_OUT("no OpenGL", ring, clgl_ring_create(context, &desc, &ring), NO_OPENGL,
                "CLGL_CONTEXT_COMPUTE_ONLY");
    expect_success(clgl_context_destroy(context));
}

static void refuse_ring(const ring_fixture *w, uintptr_t value)
{
    static const size_t extent[3] = {RING_BYTES, 1, 1};
    const clgl_ring bad = (clgl_ring)value;
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    clgl_ring_info info = CLGL_RING_INFO_INIT;
    clgl_fence fence;
#define NO_RING(call) REFUSED("a bad ring", call, INVALID_HANDLE, "ring")
    NO_RING(clgl_ring_get_info(bad, &info));
    NO_RING(clgl_ring_get_slot(bad, 0, &slot));
    NO_RING(clgl_ring_acquire_read(bad, 0, &slot));
    NO_RING(clgl_ring_release_read(bad));
    NO_RING(clgl_ring_resize(bad, extent));
    if (value != 0) NO_RING(clgl_ring_destroy(bad));
    REFUSED_OUT("a bad ring", fence, clgl_ring_acquire_write(w->queue, bad, 0, 0, NULL, &slot, NULL, &fence),
                INVALID_HANDLE, "ring");
    REFUSED_OUT("a bad ring", fence, clgl_ring_submit(w->queue, bad, 0, 0, NULL, &fence), INVALID_HANDLE, "ring");
    assert_false(has_object(&slot));
}

static void refuse_others(const ring_fixture *w, clgl_ring ring, uintptr_t value)
{
    const clgl_buffer_desc slots = good_slots();
    const clgl_queue queue = (clgl_queue)value;
    const clgl_fence bad = (clgl_fence)value;
    clgl_ring_desc desc = CLGL_RING_DESC_INIT;
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    clgl_ring made;
    desc.buffer = &slots;
    REFUSED_OUT("a bad context", made, clgl_ring_create((clgl_context)value, &desc, &made), INVALID_HANDLE,
                "context");
    REFUSED("a bad queue", clgl_ring_acquire_write(queue, ring, 0, SLOT), INVALID_HANDLE, "queue");
    REFUSED("a bad queue", clgl_ring_submit(queue, ring, 0, NO_FENCE), INVALID_HANDLE, "queue");
    REFUSED("a bad fence", clgl_ring_acquire_write(w->queue, ring, 0, 1, &bad, &slot, NULL, NULL), INVALID_HANDLE,
            "waits[0]");
    REFUSED("a bad fence", clgl_ring_submit(w->queue, ring, 0, 1, &bad, NULL), INVALID_HANDLE, "waits[0]");
}

static void bad_handles_are_refused(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_AUTO, 0);
    const clgl_ring ring = make_ring(&w, 2, CLGL_RING_MODE_FIFO), stale = make_ring(&w, 2, CLGL_RING_MODE_FIFO);
    (void)state;
    expect_success(clgl_ring_destroy(stale));
    refuse_ring(&w, 0);
    refuse_ring(&w, GARBAGE);
    refuse_ring(&w, (uintptr_t)&w);
    refuse_ring(&w, (uintptr_t)stale);
    refuse_ring(&w, (uintptr_t)w.context);
    refuse_ring(&w, (uintptr_t)w.queue);
    refuse_ring(&w, (uintptr_t)w.fill);
    refuse_others(&w, ring, 0);
    refuse_others(&w, ring, GARBAGE);
    refuse_others(&w, ring, (uintptr_t)ring);
    refuse_others(&w, ring, (uintptr_t)stale);
    assert_int_equal(write_frame(&w, ring), 1);
    expect_frame(ring, 1);
    expect_success(clgl_ring_destroy(ring));
    close_ring_fixture(&w);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(bad_rings_are_refused),
        cmocka_unit_test(bad_slots_are_refused),
        cmocka_unit_test(calls_out_of_turn_are_refused),
        cmocka_unit_test(bad_parameters_are_refused),
        cmocka_unit_test(objects_of_other_contexts_are_refused),
        cmocka_unit_test(slots_released_by_the_application),
        cmocka_unit_test(slots_acquired_by_the_application),
        cmocka_unit_test(slots_destroyed_by_the_application),
        cmocka_unit_test(slots_deleted_in_opengl),
        cmocka_unit_test(contexts_without_opengl_are_refused),
        cmocka_unit_test(bad_handles_are_refused),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
