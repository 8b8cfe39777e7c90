/* Tests rings of textures of every kind, which are described by texture type or by GL target. Also tests
 * resizing. */
#define _GNU_SOURCE
#include "gl_texture_support.h"
#include "ring_support.h"

#define SIDE 8u
#define LAYERS 6u
#define MOST_PIXELS (4 * SIDE * SIDE * LAYERS)

typedef struct shape {
    GLenum target;
    clgl_texture_type kind;
    size_t extent[3];
} shape;

static const shape shapes[] = {
    {GL_TEXTURE_1D, CLGL_TEXTURE_TYPE_1D, {SIDE, 1, 1}},
    {GL_TEXTURE_2D, CLGL_TEXTURE_TYPE_2D, {SIDE, SIDE, 1}},
    {GL_TEXTURE_RECTANGLE, CLGL_TEXTURE_TYPE_2D, {SIDE, SIDE, 1}},
    {GL_RENDERBUFFER, CLGL_TEXTURE_TYPE_2D, {SIDE, SIDE, 1}},
    {GL_TEXTURE_3D, CLGL_TEXTURE_TYPE_3D, {SIDE, SIDE, LAYERS}},
    {GL_TEXTURE_1D_ARRAY, CLGL_TEXTURE_TYPE_1D_ARRAY, {SIDE, LAYERS, 1}},
    {GL_TEXTURE_2D_ARRAY, CLGL_TEXTURE_TYPE_2D_ARRAY, {SIDE, SIDE, LAYERS}},
    {GL_TEXTURE_CUBE_MAP, CLGL_TEXTURE_TYPE_2D_ARRAY, {SIDE, SIDE, LAYERS}},
};

static clgl_texture_desc describe(const shape *s, int by_target)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.gl_target = by_target ? s->target : 0;
    desc.type = by_target ? 0 : s->kind;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = (uint32_t)s->extent[0];
    desc.height = s->kind == CLGL_TEXTURE_TYPE_1D_ARRAY ? 0 : (uint32_t)s->extent[1];
    desc.depth = s->kind == CLGL_TEXTURE_TYPE_3D ? (uint32_t)s->extent[2] : 0;
    if (s->kind == CLGL_TEXTURE_TYPE_1D_ARRAY) desc.layers = (uint32_t)s->extent[1];
    if (s->kind == CLGL_TEXTURE_TYPE_2D_ARRAY) desc.layers = (uint32_t)s->extent[2];
    return desc;
}

/* OpenCL writes a frame of random pixels. OpenGL must read these pixels, and the next write must return the frame
 * as the previous frame. */
static void cross(const share_fixture *f, clgl_ring ring, const shape *s, uint32_t seed)
{
    static uint32_t pixels[MOST_PIXELS], got[MOST_PIXELS];
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT, previous = CLGL_RING_SLOT_INIT;
    const size_t bytes = s->extent[0] * s->extent[1] * s->extent[2] * sizeof *pixels;
    clgl_texture_info info;
    gl_image seen;
    fill_bytes(pixels, bytes, seed);
    expect_success(clgl_ring_acquire_write(f->queue, ring, CLGL_FOREVER, 0, NULL, &slot, NULL, NULL));
    expect_success(clgl_texture_write(f->queue, slot.texture, NULL, pixels, 1, 0, NULL, NULL));
    release_slot(f->queue, ring);
    expect_success(clgl_ring_acquire_write(f->queue, ring, CLGL_FOREVER, 0, NULL, &slot, &previous, NULL));
    assert_non_null(previous.texture);
    expect_success(clgl_texture_read(f->queue, previous.texture, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, pixels, bytes);
    expect_success(clgl_ring_submit(f->queue, ring, CLGL_RING_DISCARD, 0, NULL, NULL));
    slot = take_slot(ring);
    info = info_of_texture(slot.texture);
    assert_int_equal(info.type, s->kind);
    assert_int_equal(info.size, bytes);
    seen = (gl_image){.target = info.gl_target, .name = info.gl_name, .bytes = bytes};
    seen.format = seen.as = info_of_format(info.format);
    memcpy(seen.size, s->extent, sizeof seen.size);
    load_gl_image(&seen, (unsigned char *)got);
    expect_same_bytes(got, pixels, bytes);
}

static void every_kind(const share_fixture *f)
{
    for (size_t i = 0; i < COUNT(shapes); ++i)
        for (int by_target = 0; by_target < 2; ++by_target) {
            clgl_texture_desc slots = describe(&shapes[i], by_target);
            clgl_ring_desc desc = CLGL_RING_DESC_INIT;
            shape s = shapes[i];
            clgl_ring ring = NULL;
            if (f->transport == CLGL_TRANSPORT_EXTERNAL && s.target == GL_RENDERBUFFER) continue;
            slots.transport = f->transport;
            desc.texture = &slots;
            expect_success(clgl_ring_create(f->context, &desc, &ring));
            cross(f, ring, &s, 1);
            s.extent[0] *= 2;
            if (s.kind != CLGL_TEXTURE_TYPE_1D && s.kind != CLGL_TEXTURE_TYPE_1D_ARRAY) s.extent[1] *= 2;
            expect_success(clgl_ring_resize(ring, s.extent));
            cross(f, ring, &s, 2);
            expect_success(clgl_ring_destroy(ring));
        }
}

static void rings_have_textures_of_every_kind(void **state)
{
    (void)state;
    on_each_share(every_kind);
}

/* After a resize, the pitches of the initial data are ignored. */
static void resizing_forgets_the_first_data(void **state)
{
    static uint32_t pixels[2 * SIDE * SIDE];
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_STAGED);
    clgl_texture_desc slots = describe(&shapes[1], 0);
    clgl_ring_desc desc = CLGL_RING_DESC_INIT;
    shape s = shapes[1];
    clgl_ring ring = NULL;
    (void)state;
    slots.data = pixels;
    slots.row_pitch = 2 * SIDE * sizeof *pixels;
    desc.texture = &slots;
    expect_success(clgl_ring_create(f.context, &desc, &ring));
    s.extent[1] = 2;
    expect_success(clgl_ring_resize(ring, s.extent));
    cross(&f, ring, &s, 3);
    expect_success(clgl_ring_destroy(ring));
    end_share(&f);
}

static void refuse(clgl_ring ring, size_t width, size_t height, size_t depth, clgl_result expected,
                   const char *message)
{
    const size_t extent[3] = {width, height, depth};
    expect_error(clgl_ring_resize(ring, extent), expected);
    if (!strstr(clgl_error_message(), message)) fail_msg("expected \"%s\" in: %s", message, clgl_error_message());
}

static void sizes_without_a_dimension_are_refused(void **state)
{
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_STAGED);
    const clgl_texture_desc slots = describe(&shapes[1], 0), layers = describe(&shapes[5], 1);
    clgl_ring_desc desc = CLGL_RING_DESC_INIT;
    clgl_ring ring = NULL;
    (void)state;
    desc.texture = &slots;
    expect_success(clgl_ring_create(f.context, &desc, &ring));
    refuse(ring, 0, 1, 1, CLGL_ERROR_INVALID_ARGUMENT, "no size may be 0");
    refuse(ring, SIDE, 0, 1, CLGL_ERROR_INVALID_ARGUMENT, "no size may be 0");
    refuse(ring, SIDE, SIDE, 0, CLGL_ERROR_INVALID_ARGUMENT, "no size may be 0");
    refuse(ring, SIDE, SIDE, 2, CLGL_ERROR_INVALID_ARGUMENT, "set the others to 1");
    refuse(ring, 1u << 30, SIDE, 1, CLGL_ERROR_OUT_OF_RANGE, "1073741824");
    if (sizeof(size_t) > sizeof(uint32_t))
        refuse(ring, (size_t)UINT32_MAX + 1, SIDE, 1, CLGL_ERROR_OUT_OF_RANGE, "the maximum is 4294967295");
    expect_success(clgl_ring_destroy(ring));
    desc.texture = &layers;
    expect_success(clgl_ring_create(f.context, &desc, &ring));
    refuse(ring, SIDE, LAYERS, 2, CLGL_ERROR_INVALID_ARGUMENT, "set the others to 1");
    expect_success(clgl_ring_destroy(ring));
    end_share(&f);
}

/* Slots that the ring created cannot be rewrapped. */
static void slots_are_not_wrapped_again(void **state)
{
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_STAGED);
    const clgl_texture_desc slots = describe(&shapes[1], 0);
    clgl_ring_desc desc = CLGL_RING_DESC_INIT;
    clgl_ring_slot slot = CLGL_RING_SLOT_INIT;
    clgl_ring ring = NULL;
    (void)state;
    desc.texture = &slots;
    expect_success(clgl_ring_create(f.context, &desc, &ring));
    expect_success(clgl_ring_get_slot(ring, 0, &slot));
    expect_error(clgl_texture_rewrap(slot.texture), CLGL_ERROR_UNSUPPORTED);
    cross(&f, ring, &shapes[1], 4);
    expect_success(clgl_ring_destroy(ring));
    end_share(&f);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rings_have_textures_of_every_kind),
        cmocka_unit_test(resizing_forgets_the_first_data),
        cmocka_unit_test(sizes_without_a_dimension_are_refused),
        cmocka_unit_test(slots_are_not_wrapped_again),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
