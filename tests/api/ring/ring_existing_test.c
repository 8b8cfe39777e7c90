/* Tests rings of existing buffers and textures. The application still owns the objects. */
#define _GNU_SOURCE
#include "gl_texture_support.h"
#include "kernel_support.h"

#define SLOTS 3u
#define WORDS 64u
#define SIDE 8u
#define FRAMES 8u

typedef struct objects {
    clgl_buffer buffers[SLOTS];
    clgl_texture textures[SLOTS];
    GLuint names[SLOTS];
} objects;

/* Creates buffers. The last buffer wraps a GL buffer. */
static objects make_buffers(const share_fixture *f, int32_t access)
{
    objects o = {{NULL}, {NULL}, {0}};
    for (uint32_t i = 0; i < SLOTS; ++i) {
        if (i == SLOTS - 1) o.names[i] = make_gl_buffer(WORDS * sizeof(uint32_t), NULL);
        expect_success(clgl_buffer_create(f->context,
                                          CLGL_BUFFER_DESC(.size = i == SLOTS - 1 ? 0 : WORDS * sizeof(uint32_t),
                                                           .gl_name = o.names[i], .access = access,
                                                           .transport = f->transport),
                                          &o.buffers[i]));
    }
    return o;
}

static objects make_textures(const share_fixture *f, int32_t access)
{
    objects o = {{NULL}, {NULL}, {0}};
    for (uint32_t i = 0; i < SLOTS; ++i)
        expect_success(clgl_texture_create(f->context,
                                           CLGL_TEXTURE_DESC(.type = CLGL_TEXTURE_TYPE_2D, .access = access,
                                                             .format = CLGL_FORMAT_RGBA8UI, .width = SIDE,
                                                             .height = SIDE, .transport = f->transport),
                                           &o.textures[i]));
    return o;
}

static void destroy_objects(const objects *o)
{
    for (uint32_t i = 0; i < SLOTS; ++i) {
        expect_success(clgl_buffer_destroy(o->buffers[i]));
        expect_success(clgl_texture_destroy(o->textures[i]));
    }
    glDeleteBuffers(SLOTS, o->names);
}

static clgl_ring make_ring_of(const share_fixture *f, const objects *o, int32_t mode)
{
    clgl_ring ring = NULL;
    expect_success(clgl_ring_create(f->context,
                                    CLGL_RING_DESC(.slot_count = SLOTS, .mode = mode,
                                                   .buffers = o->buffers[0] ? o->buffers : NULL,
                                                   .textures = o->textures[0] ? o->textures : NULL),
                                    &ring));
    return ring;
}

/* Checks the contents of the previous frame, and writes a frame that contains its number, which fits in a byte.
 */
static void write_frame_of(const share_fixture *f, clgl_ring ring, uint32_t frame)
{
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT, previous = CLGL_RING_SLOT_INIT;
    uint32_t got[WORDS], color[4] = {frame, 0, 0, 0};
    expect_success(clgl_ring_acquire_write(f->queue, ring, CLGL_FOREVER, 0, NULL, &slot, &previous, NULL));
    assert_int_equal(slot.frame, frame);
    if (slot.buffer) {
        if (frame > 1) expect_success(clgl_buffer_read(f->queue, previous.buffer, NULL, got, 1, 0, NULL, NULL));
        expect_success(clgl_buffer_fill(f->queue, slot.buffer, NULL, &frame, sizeof frame, 0, NULL, NULL));
    } else {
        if (frame > 1) expect_success(clgl_texture_read(f->queue, previous.texture, NULL, got, 1, 0, NULL, NULL));
        expect_success(clgl_texture_fill(f->queue, slot.texture, NULL, color, 0, NULL, NULL));
    }
    for (uint32_t i = 0; frame > 1 && i < WORDS; ++i)
        assert_int_equal(got[i], frame - 1);
    expect_success(clgl_ring_submit(f->queue, ring, 0, 0, NULL, NULL));
}

/* Acquires a frame for reading, and checks its contents with OpenGL. */
static void expect_frame_of(clgl_ring ring, const objects *o, uint32_t frame)
{
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    uint32_t got[WORDS];
    expect_success(clgl_ring_acquire_read(ring, CLGL_FOREVER, &slot));
    assert_int_equal(slot.frame, frame);
    assert_in_range(slot.index, 0, SLOTS - 1);
    assert_ptr_equal(slot.buffer, o->buffers[slot.index]);
    assert_ptr_equal(slot.texture, o->textures[slot.index]);
    if (slot.buffer) {
        read_gl(info_of_buffer(slot.buffer).gl_name, 0, sizeof got, got);
    } else {
        glBindTexture(GL_TEXTURE_2D, info_of_texture(slot.texture).gl_name);
        glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA_INTEGER, GL_UNSIGNED_BYTE, got);
        glBindTexture(GL_TEXTURE_2D, 0);
    }
    for (uint32_t i = 0; i < WORDS; ++i)
        assert_int_equal(got[i], frame);
    expect_gl_clean();
}

static void run_frames(const share_fixture *f, objects o, int32_t mode)
{
    const clgl_ring ring = make_ring_of(f, &o, mode);
    for (uint32_t frame = 1; frame <= FRAMES; ++frame) {
        write_frame_of(f, ring, frame);
        expect_frame_of(ring, &o, frame);
    }
    expect_error(clgl_ring_resize(ring, (const size_t[]){WORDS, 1, 1}), CLGL_ERROR_UNSUPPORTED);
    expect_success(clgl_ring_destroy(ring));
    /* After the ring is destroyed, all objects are released and usable. */
    for (uint32_t i = 0; i < SLOTS; ++i) {
        if (o.buffers[i]) {
            expect_success(clgl_buffer_acquire(f->queue, o.buffers[i]));
            expect_success(clgl_buffer_release(f->queue, o.buffers[i]));
        } else {
            expect_success(clgl_texture_acquire(f->queue, o.textures[i]));
            expect_success(clgl_texture_release(f->queue, o.textures[i]));
        }
    }
    destroy_objects(&o);
}

static void frames_cross_existing_objects(const share_fixture *f)
{
    static const int32_t accesses[] = {CLGL_ACCESS_READ_WRITE, CLGL_ACCESS_WRITE_DISCARD};
    static const int32_t modes[] = {CLGL_RING_MODE_FIFO, CLGL_RING_MODE_MAILBOX};
    for (size_t i = 0; i < COUNT(accesses) * COUNT(modes); ++i) {
        run_frames(f, make_buffers(f, accesses[i / 2]), modes[i % 2]);
        run_frames(f, make_textures(f, accesses[i / 2]), modes[i % 2]);
    }
}

/* Destroys a ring while a queue has acquired a slot. The library must release the slot. */
static void a_destroyed_ring_gives_its_objects_back(const share_fixture *f)
{
    objects o = make_textures(f, CLGL_ACCESS_READ_WRITE);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    const clgl_ring ring = make_ring_of(f, &o, CLGL_RING_MODE_FIFO);
    write_frame_of(f, ring, 1);
    expect_success(clgl_ring_acquire_write(f->queue, ring, CLGL_FOREVER, 0, NULL, &slot, NULL, NULL));
    assert_true(info_of_texture(slot.texture).acquired);
    expect_success(clgl_ring_destroy(ring));
    assert_false(info_of_texture(slot.texture).acquired);
    expect_success(clgl_texture_acquire(f->queue, slot.texture));
    expect_success(clgl_texture_release(f->queue, slot.texture));
    destroy_objects(&o);
}

static void refuse_ring(const share_fixture *f, const clgl_ring_desc *desc, clgl_result expected,
                        const char *part)
{
    clgl_ring ring = NULL;
    expect_error_out(clgl_ring_create(f->context, desc, &ring), expected, ring);
    expect_message(part);
}

static void unfit_objects_are_refused(const share_fixture *f)
{
    objects o = make_buffers(f, CLGL_ACCESS_READ_WRITE), t = make_textures(f, CLGL_ACCESS_READ_ONLY);
    clgl_buffer two[2] = {o.buffers[0], o.buffers[0]}, sub = NULL;
    const clgl_buffer alone = compute_buffer(f->context, WORDS, NULL);
    refuse_ring(f, CLGL_RING_DESC(.slot_count = 2, .buffers = two), CLGL_ERROR_INVALID_ARGUMENT,
                "buffers[1] has the same memory as buffers[0]");
    refuse_ring(f, CLGL_RING_DESC(.slot_count = 0, .buffers = two), CLGL_ERROR_INVALID_ARGUMENT,
                "slot_count is 0");
    refuse_ring(f, CLGL_RING_DESC(.slot_count = CLGL_RING_MAX_SLOTS + 1, .buffers = two), CLGL_ERROR_OUT_OF_RANGE,
                "slot_count is 65");
    refuse_ring(f, CLGL_RING_DESC(.slot_count = SLOTS, .buffers = o.buffers, .textures = t.textures),
                CLGL_ERROR_INVALID_ARGUMENT, "exactly one of");
    refuse_ring(f, CLGL_RING_DESC(.slot_count = SLOTS, .textures = t.textures), CLGL_ERROR_INVALID_ARGUMENT,
                "CLGL_ACCESS_READ_ONLY");
    two[1] = alone;
    refuse_ring(f, CLGL_RING_DESC(.slot_count = 2, .buffers = two), CLGL_ERROR_INVALID_ARGUMENT,
                "buffers[1] is not shared with OpenGL");
    two[1] = NULL;
    refuse_ring(f, CLGL_RING_DESC(.slot_count = 2, .buffers = two), CLGL_ERROR_INVALID_HANDLE, "buffers[1]");
    expect_success(clgl_buffer_create_sub(o.buffers[1], CLGL_ACCESS_READ_WRITE, &(clgl_range){0, WORDS}, &sub));
    two[1] = sub;
    refuse_ring(f, CLGL_RING_DESC(.slot_count = 2, .buffers = two), CLGL_ERROR_INVALID_ARGUMENT,
                "buffers[1] is a sub-buffer");
    two[1] = o.buffers[1];
    expect_success(clgl_buffer_acquire(f->queue, two[1]));
    refuse_ring(f, CLGL_RING_DESC(.slot_count = 2, .buffers = two), CLGL_ERROR_ALREADY_ACQUIRED,
                "buffers[1] is acquired");
    expect_success(clgl_buffer_release(f->queue, two[1]));
    expect_success(clgl_buffer_destroy(sub));
    expect_success(clgl_buffer_destroy(alone));
    destroy_objects(&o);
    destroy_objects(&t);
}

/* An object can be in one ring only. Two wrappings of a GL object count as the same object. */
static void objects_are_in_one_ring(const share_fixture *f)
{
    objects o = make_buffers(f, CLGL_ACCESS_READ_WRITE), t = make_textures(f, CLGL_ACCESS_READ_WRITE);
    clgl_ring ring = make_ring_of(f, &o, CLGL_RING_MODE_FIFO), other = make_ring_of(f, &t, CLGL_RING_MODE_FIFO);
    clgl_buffer again = NULL;
    refuse_ring(f, CLGL_RING_DESC(.slot_count = SLOTS, .buffers = o.buffers), CLGL_ERROR_INVALID_STATE,
                "buffers[0] is a slot of another ring");
    refuse_ring(f, CLGL_RING_DESC(.slot_count = 1, .textures = &t.textures[1]), CLGL_ERROR_INVALID_STATE,
                "textures[0] is a slot of another ring");
    expect_success(clgl_buffer_create(f->context, CLGL_BUFFER_DESC(.gl_name = o.names[SLOTS - 1]), &again));
    refuse_ring(f, CLGL_RING_DESC(.slot_count = 1, .buffers = &again), CLGL_ERROR_INVALID_STATE,
                "buffers[0] is a slot of another ring");
    write_frame_of(f, ring, 1);
    expect_frame_of(ring, &o, 1);
    expect_success(clgl_ring_destroy(ring));
    expect_success(clgl_ring_destroy(other));
    expect_success(clgl_buffer_destroy(again));
    run_frames(f, o, CLGL_RING_MODE_FIFO);
    run_frames(f, t, CLGL_RING_MODE_FIFO);
}

/* Slots cannot be rewrapped or resized individually, because frames would be lost. */
static void slots_are_not_replaced(const share_fixture *f)
{
    static const size_t extent[3] = {2 * SIDE, SIDE, 1};
    objects o = make_buffers(f, CLGL_ACCESS_READ_WRITE), t = make_textures(f, CLGL_ACCESS_READ_WRITE);
    const clgl_ring ring = make_ring_of(f, &o, CLGL_RING_MODE_FIFO);
    const clgl_ring other = make_ring_of(f, &t, CLGL_RING_MODE_FIFO);
    const clgl_texture_desc desc = *CLGL_TEXTURE_DESC(.type = CLGL_TEXTURE_TYPE_2D, .format = CLGL_FORMAT_RGBA8UI,
                                                      .width = SIDE, .height = SIDE, .transport = f->transport);
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    clgl_ring made = NULL;
    expect_error(clgl_buffer_rewrap(o.buffers[SLOTS - 1]), CLGL_ERROR_INVALID_STATE);
    expect_message("is a slot of a ring");
    expect_error(clgl_texture_resize(t.textures[0], extent), CLGL_ERROR_INVALID_STATE);
    expect_message("is a slot of a ring, and cannot be resized: call clgl_ring_resize");
    expect_success(clgl_ring_create(f->context, CLGL_RING_DESC(.texture = &desc), &made));
    expect_success(clgl_ring_get_slot(made, 0, &slot));
    expect_error(clgl_texture_resize(slot.texture, extent), CLGL_ERROR_INVALID_STATE);
    expect_success(clgl_ring_resize(made, extent));
    expect_success(clgl_ring_destroy(made));
    write_frame_of(f, other, 1);
    write_frame_of(f, other, 2);
    expect_success(clgl_ring_destroy(ring));
    expect_success(clgl_ring_destroy(other));
    expect_success(clgl_buffer_rewrap(o.buffers[SLOTS - 1]));
    expect_success(clgl_texture_resize(t.textures[0], extent));
    assert_int_equal(info_of_texture(t.textures[0]).width, extent[0]);
    destroy_objects(&o);
    destroy_objects(&t);
}

#define SHARE_TEST(name)                                                                                         \
    static void name##_by_each_transport(void **state)                                                           \
    {                                                                                                            \
        (void)state;                                                                                             \
        on_each_share(name);                                                                                     \
    }

SHARE_TEST(frames_cross_existing_objects)
SHARE_TEST(a_destroyed_ring_gives_its_objects_back)
SHARE_TEST(unfit_objects_are_refused)
SHARE_TEST(objects_are_in_one_ring)
SHARE_TEST(slots_are_not_replaced)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(frames_cross_existing_objects_by_each_transport),
        cmocka_unit_test(a_destroyed_ring_gives_its_objects_back_by_each_transport),
        cmocka_unit_test(unfit_objects_are_refused_by_each_transport),
        cmocka_unit_test(objects_are_in_one_ring_by_each_transport),
        cmocka_unit_test(slots_are_not_replaced_by_each_transport),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
