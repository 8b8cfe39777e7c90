/* Errors of rings: contradictory descriptors, calls out of order, queues and contexts of others, and direct
 * changes to slots by the application. */
#define _GNU_SOURCE
#include "ring_support.h"

/* Not a valid handle. */
#define GARBAGE ((uintptr_t)0x123456789abcdef0u)

static clgl_buffer_desc good_slots(void)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    desc.size = RING_BYTES;
    return desc;
}

static void expect_no_ring(const ring_fixture *w, const clgl_ring_desc *desc, clgl_result expected)
{
    clgl_ring ring;
    expect_error_out(clgl_ring_create(w->context, desc, &ring), expected, ring);
    expect_no_memory(w->context);
}

static void expect_no_slots(const ring_fixture *w, const clgl_buffer_desc *slots, clgl_result expected)
{
    clgl_ring_desc desc = CLGL_RING_DESC_INIT;
    desc.buffer = slots;
    expect_no_ring(w, &desc, expected);
}

static void bad_rings_are_refused(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_NONE, 0);
    const clgl_buffer_desc good = good_slots();
    clgl_texture_desc texture = CLGL_TEXTURE_DESC_INIT;
    clgl_ring_desc desc = CLGL_RING_DESC_INIT;
    (void)state;
    expect_error(clgl_ring_create(w.context, &desc, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_no_ring(&w, NULL, CLGL_ERROR_INVALID_ARGUMENT);
    expect_no_ring(&w, &desc, CLGL_ERROR_INVALID_ARGUMENT);
    desc.buffer = &good;
    desc.struct_size = 4;
    expect_no_ring(&w, &desc, CLGL_ERROR_INVALID_STRUCT_SIZE);
    desc.struct_size = sizeof desc;
    desc.reserved = 1;
    expect_no_ring(&w, &desc, CLGL_ERROR_INVALID_ARGUMENT);
    desc.reserved = 0;
    desc.mode = 2;
    expect_no_ring(&w, &desc, CLGL_ERROR_INVALID_ARGUMENT);
    desc.mode = -1;
    expect_no_ring(&w, &desc, CLGL_ERROR_INVALID_ARGUMENT);
    desc.mode = CLGL_RING_FIFO;
    desc.slot_count = CLGL_RING_MAX_SLOTS + 1;
    expect_no_ring(&w, &desc, CLGL_ERROR_OUT_OF_RANGE);
    desc.slot_count = UINT32_MAX;
    expect_no_ring(&w, &desc, CLGL_ERROR_OUT_OF_RANGE);
    desc.slot_count = 0;
    texture.kind = CLGL_TEXTURE_KIND_2D;
    texture.format = CLGL_FORMAT_RGBA8;
    texture.width = texture.height = 4;
    desc.texture = &texture;
    expect_no_ring(&w, &desc, CLGL_ERROR_INVALID_ARGUMENT);
    desc.buffer = NULL;
    texture.struct_size = 4;
    expect_no_ring(&w, &desc, CLGL_ERROR_INVALID_STRUCT_SIZE);
    texture.struct_size = sizeof texture;
    texture.kind = 99;
    expect_no_ring(&w, &desc, CLGL_ERROR_INVALID_ARGUMENT);
    texture.kind = CLGL_TEXTURE_KIND_2D;
    texture.access = CLGL_ACCESS_READ_ONLY;
    expect_no_ring(&w, &desc, CLGL_ERROR_INVALID_ARGUMENT);
    texture.access = CLGL_ACCESS_READ_WRITE;
    texture.flags = CLGL_TEXTURE_COMPUTE_ONLY;
    expect_no_ring(&w, &desc, CLGL_ERROR_INVALID_ARGUMENT);
    close_ring_fixture(&w);
}

static void bad_slots_are_refused(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_NONE, 0);
    const GLuint name = make_gl_buffer(RING_BYTES, NULL);
    clgl_buffer_desc bad = good_slots();
    (void)state;
    bad.struct_size = 4;
    expect_no_slots(&w, &bad, CLGL_ERROR_INVALID_STRUCT_SIZE);
    bad = good_slots();
    bad.size = 0;
    expect_no_slots(&w, &bad, CLGL_ERROR_INVALID_ARGUMENT);
    bad.size = UINT64_MAX;
    expect_no_slots(&w, &bad, CLGL_ERROR_OUT_OF_RANGE);
    bad = good_slots();
    bad.gl_name = name;
    expect_no_slots(&w, &bad, CLGL_ERROR_INVALID_ARGUMENT);
    bad = good_slots();
    bad.access = CLGL_ACCESS_READ_ONLY;
    expect_no_slots(&w, &bad, CLGL_ERROR_INVALID_ARGUMENT);
    bad.access = 99;
    expect_no_slots(&w, &bad, CLGL_ERROR_INVALID_ARGUMENT);
    bad = good_slots();
    bad.flags = CLGL_BUFFER_COMPUTE_ONLY;
    expect_no_slots(&w, &bad, CLGL_ERROR_INVALID_ARGUMENT);
    bad.flags = 0x80000000u;
    expect_no_slots(&w, &bad, CLGL_ERROR_INVALID_ARGUMENT);
    bad = good_slots();
    bad.transport = 99;
    expect_no_slots(&w, &bad, CLGL_ERROR_INVALID_ARGUMENT);
    use_no_gl();
    bad = good_slots();
    {
        clgl_ring_desc desc = CLGL_RING_DESC_INIT;
        clgl_ring ring;
        desc.buffer = &bad;
        expect_error_out(clgl_ring_create(w.context, &desc, &ring), CLGL_ERROR_NO_GL_CONTEXT, ring);
    }
    use_gl(&w.gl);
    glDeleteBuffers(1, &name);
    close_ring_fixture(&w);
}

/* Each side holds one slot at a time, and returns only what it holds. */
static void calls_out_of_turn_are_refused(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_NONE, 0);
    const clgl_ring ring = make_ring(&w, 3, CLGL_RING_FIFO);
    const clgl_queue other = make_queue(w.context, 0);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    clgl_fence fence;
    (void)state;
    expect_error_out(clgl_ring_release(w.queue, ring, 0, 0, NULL, &fence), CLGL_ERROR_NOT_ACQUIRED, fence);
    expect_error(clgl_ring_give_back(ring), CLGL_ERROR_INVALID_STATE);
    slot = acquire_slot(w.queue, ring);
    fill_slot(&w, w.queue, &slot, RING_WORDS, 1);
    expect_error_out(clgl_ring_acquire(w.queue, ring, 0, 0, NULL, &slot, NULL, &fence),
                     CLGL_ERROR_ALREADY_ACQUIRED, fence);
    assert_false(has_object(&slot));
    expect_error(clgl_ring_acquire(other, ring, 0, 0, NULL, &slot, NULL, NULL), CLGL_ERROR_ALREADY_ACQUIRED);
    expect_error(clgl_ring_release(other, ring, 0, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    expect_error(clgl_ring_release(w.queue, ring, 2, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_ring_release(w.queue, ring, 0, 1, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    release_slot(w.queue, ring);
    expect_error(clgl_ring_release(w.queue, ring, 0, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    expect_frame(&w, ring, 1);
    expect_success(clgl_ring_give_back(ring));
    expect_error(clgl_ring_give_back(ring), CLGL_ERROR_INVALID_STATE);
    expect_success(clgl_queue_destroy(other));
    expect_success(clgl_ring_destroy(ring));
    close_ring_fixture(&w);
}

static void bad_parameters_are_refused(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_NONE, 0);
    const clgl_ring ring = make_ring(&w, 2, CLGL_RING_FIFO);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT, previous = CLGL_RING_SLOT_INIT;
    clgl_ring_info info = CLGL_RING_INFO_INIT;
    (void)state;
    expect_error(clgl_ring_acquire(w.queue, ring, -2, 0, NULL, &slot, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_ring_acquire(w.queue, ring, 0, 1, NULL, &slot, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_ring_acquire(w.queue, ring, 0, 0, NULL, NULL, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    previous.struct_size = 4;
    expect_error(clgl_ring_acquire(w.queue, ring, 0, 0, NULL, &slot, &previous, NULL),
                 CLGL_ERROR_INVALID_STRUCT_SIZE);
    slot.struct_size = 4;
    expect_error(clgl_ring_acquire(w.queue, ring, 0, 0, NULL, &slot, NULL, NULL), CLGL_ERROR_INVALID_STRUCT_SIZE);
    expect_error(clgl_ring_take(ring, 0, &slot), CLGL_ERROR_INVALID_STRUCT_SIZE);
    expect_error(clgl_ring_get_slot(ring, 0, &slot), CLGL_ERROR_INVALID_STRUCT_SIZE);
    slot.struct_size = sizeof slot;
    expect_error(clgl_ring_take(ring, -2, &slot), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_ring_take(ring, 0, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_ring_get_slot(ring, 0, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_ring_get_info(ring, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    info.struct_size = 4;
    expect_error(clgl_ring_get_info(ring, &info), CLGL_ERROR_INVALID_STRUCT_SIZE);
    assert_int_equal(info_of_ring(ring).acquired, 0);
    assert_int_equal(write_frame(&w, ring), 1);
    expect_frame(&w, ring, 1);
    expect_success(clgl_ring_destroy(ring));
    expect_success(clgl_ring_destroy(NULL));
    close_ring_fixture(&w);
}

static void objects_of_other_contexts_are_refused(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_NONE, 0);
    const clgl_ring ring = make_ring(&w, 2, CLGL_RING_FIFO);
    ring_fixture other = open_ring_fixture(POCL, CLGL_TRANSPORT_NONE, 0);
    const size_t extent[3] = {RING_BYTES, 1, 1};
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    clgl_fence user = NULL;
    (void)state;
    expect_error(clgl_ring_acquire(other.queue, ring, 0, 0, NULL, &slot, NULL, NULL), CLGL_ERROR_WRONG_CONTEXT);
    expect_error(clgl_ring_release(other.queue, ring, 0, 0, NULL, NULL), CLGL_ERROR_WRONG_CONTEXT);
    expect_success(clgl_fence_create_user(other.context, &user));
    expect_error(clgl_ring_acquire(w.queue, ring, 0, 1, &user, &slot, NULL, NULL), CLGL_ERROR_WRONG_CONTEXT);
    expect_success(clgl_fence_destroy(user));
    /* The other OpenGL context is current here. */
    write_frame(&w, ring);
    expect_error(clgl_ring_take(ring, 0, &slot), CLGL_ERROR_WRONG_GL_CONTEXT);
    expect_error(clgl_ring_resize(ring, extent), CLGL_ERROR_WRONG_GL_CONTEXT);
    use_gl(&w.gl);
    expect_frame(&w, ring, 1);
    use_no_gl();
    expect_error(clgl_ring_take(ring, 0, &slot), CLGL_ERROR_NO_GL_CONTEXT);
    expect_error(clgl_ring_give_back(ring), CLGL_ERROR_NO_GL_CONTEXT);
    expect_error(clgl_ring_resize(ring, extent), CLGL_ERROR_NO_GL_CONTEXT);
    use_gl(&w.gl);
    expect_nothing_new(&w, ring, 1);
    expect_success(clgl_ring_destroy(ring));
    use_gl(&other.gl);
    close_ring_fixture(&other);
    use_gl(&w.gl);
    close_ring_fixture(&w);
}

/* The application released a slot: the ring reports it and continues. */
static void slots_released_by_the_application(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_NONE, 0);
    const clgl_ring ring = make_ring(&w, 3, CLGL_RING_FIFO);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT, previous = CLGL_RING_SLOT_INIT;
    (void)state;
    write_frame(&w, ring);
    expect_success(clgl_ring_acquire(w.queue, ring, 0, 0, NULL, &slot, &previous, NULL));
    release(w.queue, previous.buffer);
    expect_error(clgl_ring_release(w.queue, ring, 0, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    assert_int_equal(info_of_ring(ring).acquired, 0);
    assert_int_equal(write_frame(&w, ring), 2);
    assert_int_equal(write_frame(&w, ring), 3);
    for (uint64_t frame = 1; frame < 4; ++frame)
        expect_frame(&w, ring, frame);
    expect_success(clgl_ring_destroy(ring));
    close_ring_fixture(&w);
}

/* The application acquired a slot: the ring cannot acquire it and is unchanged. */
static void slots_acquired_by_the_application(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_NONE, 0);
    const clgl_ring ring = make_ring(&w, 2, CLGL_RING_FIFO);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT, first = CLGL_RING_SLOT_INIT;
    (void)state;
    expect_success(clgl_ring_get_slot(ring, 0, &first));
    acquire(w.queue, first.buffer);
    expect_error(clgl_ring_acquire(w.queue, ring, 0, 0, NULL, &slot, NULL, NULL), CLGL_ERROR_ALREADY_ACQUIRED);
    assert_false(has_object(&slot));
    assert_int_equal(info_of_ring(ring).acquired, 0);
    release(w.queue, first.buffer);
    assert_int_equal(write_frame(&w, ring), 1);
    expect_frame(&w, ring, 1);
    expect_success(clgl_ring_destroy(ring));
    close_ring_fixture(&w);
}

/* The application destroyed a slot: the ring returns typed errors for it until it is resized. */
static void slots_destroyed_by_the_application(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_NONE, 0);
    const clgl_ring ring = make_ring(&w, 2, CLGL_RING_FIFO);
    const size_t extent[3] = {RING_BYTES, 1, 1};
    clgl_ring_slot slot = acquire_slot(w.queue, ring);
    (void)state;
    expect_success(destroy_slot(&slot));
    expect_error(clgl_ring_release(w.queue, ring, 0, 0, NULL, NULL), CLGL_ERROR_INVALID_HANDLE);
    assert_int_equal(info_of_ring(ring).acquired, 0);
    assert_int_equal(write_frame(&w, ring), 1);
    expect_frame(&w, ring, 1);
    expect_error(clgl_ring_acquire(w.queue, ring, 0, 0, NULL, &slot, NULL, NULL), CLGL_ERROR_INVALID_HANDLE);
    expect_success(clgl_ring_resize(ring, extent));
    assert_int_equal(write_frame(&w, ring), 2);
    expect_frame(&w, ring, 2);
    expect_success(clgl_ring_destroy(ring));
    close_ring_fixture(&w);
}

/* The OpenGL name of a slot is deleted: calls return typed errors at most, and the ring can be destroyed. */
static void slots_deleted_in_opengl(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_STAGED, 0);
    const clgl_ring ring = make_ring(&w, 1, CLGL_RING_FIFO);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    uint32_t name = 0;
    (void)state;
    write_frame(&w, ring);
    slot = take_slot(ring);
    expect_success(clgl_buffer_gl_name(slot.buffer, &name));
    glDeleteBuffers(1, &name);
    expect_error(clgl_ring_acquire(w.queue, ring, 0, 0, NULL, &slot, NULL, NULL), CLGL_ERROR_INVALID_GL_OBJECT);
    assert_int_equal(info_of_ring(ring).taken, 1);
    expect_success(clgl_ring_destroy(ring));
    close_ring_fixture(&w);
}

/* A context without OpenGL cannot have rings. */
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
    expect_error_out(clgl_ring_create(context, &desc, &ring), CLGL_ERROR_NO_OPENGL, ring);
    expect_success(clgl_context_destroy(context));
}

static void refuse_ring(const ring_fixture *w, uintptr_t value)
{
    const clgl_ring bad = (clgl_ring)value;
    const size_t extent[3] = {RING_BYTES, 1, 1};
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    clgl_ring_info info = CLGL_RING_INFO_INIT;
    clgl_fence fence;
    expect_error(clgl_ring_get_info(bad, &info), CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_ring_get_slot(bad, 0, &slot), CLGL_ERROR_INVALID_HANDLE);
    expect_error_out(clgl_ring_acquire(w->queue, bad, 0, 0, NULL, &slot, NULL, &fence), CLGL_ERROR_INVALID_HANDLE,
                     fence);
    expect_error_out(clgl_ring_release(w->queue, bad, 0, 0, NULL, &fence), CLGL_ERROR_INVALID_HANDLE, fence);
    expect_error(clgl_ring_take(bad, 0, &slot), CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_ring_give_back(bad), CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_ring_resize(bad, extent), CLGL_ERROR_INVALID_HANDLE);
    if (value != 0) expect_error(clgl_ring_destroy(bad), CLGL_ERROR_INVALID_HANDLE);
    assert_false(has_object(&slot));
}

static void refuse_others(const ring_fixture *w, clgl_ring ring, uintptr_t value)
{
    const clgl_buffer_desc slots = good_slots();
    clgl_ring_desc desc = CLGL_RING_DESC_INIT;
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    clgl_fence bad = (clgl_fence)value;
    clgl_ring made;
    desc.buffer = &slots;
    expect_error_out(clgl_ring_create((clgl_context)value, &desc, &made), CLGL_ERROR_INVALID_HANDLE, made);
    expect_error(clgl_ring_acquire((clgl_queue)value, ring, 0, 0, NULL, &slot, NULL, NULL),
                 CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_ring_release((clgl_queue)value, ring, 0, 0, NULL, NULL), CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_ring_acquire(w->queue, ring, 0, 1, &bad, &slot, NULL, NULL), CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_ring_release(w->queue, ring, 0, 1, &bad, NULL), CLGL_ERROR_INVALID_HANDLE);
}

static void bad_handles_are_refused(void **state)
{
    ring_fixture w = open_ring_fixture(POCL, CLGL_TRANSPORT_NONE, 0);
    const clgl_ring ring = make_ring(&w, 2, CLGL_RING_FIFO), stale = make_ring(&w, 2, CLGL_RING_FIFO);
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
    expect_frame(&w, ring, 1);
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
