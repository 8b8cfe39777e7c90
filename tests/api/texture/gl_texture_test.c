/* Tests shared textures and renderbuffers of every target, in both directions. Pixels that OpenCL does not write
 * must not change. */
#define _GNU_SOURCE
#include "gl_texture_support.h"
#include "process_support.h"

static const GLenum targets[] = {GL_TEXTURE_1D,
                                 GL_TEXTURE_2D,
                                 GL_TEXTURE_3D,
                                 GL_TEXTURE_1D_ARRAY,
                                 GL_TEXTURE_2D_ARRAY,
                                 GL_TEXTURE_RECTANGLE,
                                 GL_TEXTURE_CUBE_MAP,
                                 GL_TEXTURE_CUBE_MAP_POSITIVE_X,
                                 GL_TEXTURE_CUBE_MAP_NEGATIVE_Z,
                                 GL_RENDERBUFFER};

static void keep_what_opengl_drew(const share_fixture *f)
{
    static const unsigned char red[4] = {255, 0, 0, 255}, blue[4] = {0, 0, 255, 255};
    static const float fill[4] = {0, 0, 1, 1};
    const size_t side = 4, part = 2;
    clgl_texture_region region = CLGL_TEXTURE_REGION_INIT;
    gl_image i = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 0);
    clgl_texture texture = NULL;
    i.size[0] = i.size[1] = side;
    i.bytes = side * side * sizeof red;
    for (size_t at = 0; at < side * side; ++at)
        memcpy(i.pixels + at * sizeof red, red, sizeof red);
    draw_gl_image(&i);
    texture = share_gl_image(f->context, &i, f->transport);
    acquire_texture(f->queue, texture);
    region.extent[0] = region.extent[1] = part;
    expect_success(clgl_texture_fill(f->queue, texture, &region, fill, 0, NULL, NULL));
    release_texture(f->queue, texture);
    for (size_t at = 0; at < part * part; ++at)
        memcpy(i.pixels + (at / part * side + at % part) * sizeof blue, blue, sizeof blue);
    expect_gl_image(&i);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&i);
}

static void pixels_from_opengl_are_kept(void **state)
{
    (void)state;
    on_each_share(keep_what_opengl_drew);
}

/* OpenGL draws the texture. OpenCL reads all pixels and changes the centre. OpenGL then reads all pixels. */
static void there_and_back_by(const share_fixture *f, gl_image *i, clgl_texture texture, uint32_t seed)
{
    clgl_texture_region region = CLGL_TEXTURE_REGION_INIT;
    unsigned char *got = malloc(i->bytes);
    const clgl_texture_info info = info_of_texture(texture);
    assert_int_equal(info.transport, f->transport);
    assert_int_equal(info.gl_name, i->name);
    assert_int_equal(info.gl_target, i->target);
    assert_int_equal(info.gl_internal_format, i->format.gl_internal_format);
    assert_int_equal(info.mip_level, i->level);
    acquire_texture(f->queue, texture);
    expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, i->pixels, i->bytes);
    for (int d = 0; d < 3; ++d) {
        region.origin[d] = i->size[d] > 2 ? 1 : 0;
        region.extent[d] = i->size[d] > 2 ? i->size[d] - 2 : i->size[d];
    }
    change_pixels(i, &region, seed);
    region.row_pitch = i->size[0] * i->format.bytes_per_pixel;
    region.slice_pitch = region.row_pitch * i->size[1];
    if (i->target == GL_TEXTURE_1D_ARRAY) region.slice_pitch = 0;
    expect_success(clgl_texture_write(
        f->queue, texture, &region,
        i->pixels + ((region.origin[2] * i->size[1] + region.origin[1]) * i->size[0] + region.origin[0]) *
                        i->format.bytes_per_pixel,
        1, 0, NULL, NULL));
    release_texture(f->queue, texture);
    expect_gl_image(i);
    free(got);
}

static void there_and_back(const share_fixture *f, gl_image *i, uint32_t seed)
{
    clgl_texture texture = share_gl_image(f->context, i, f->transport);
    there_and_back_by(f, i, texture, seed);
    expect_success(clgl_texture_destroy(texture));
}

static void every_target(const share_fixture *f)
{
    for (size_t t = 0; t < COUNT(targets); ++t) {
        gl_image i = make_gl_image(targets[t], CLGL_FORMAT_RGBA8, 0, 1, (uint32_t)t);
        there_and_back(f, &i, (uint32_t)(t + COUNT(targets)));
        destroy_gl_image(&i);
    }
}

static void targets_are_transferred_both_ways(void **state)
{
    (void)state;
    on_each_share(every_target);
}

static void give_other_storage(gl_image *i, GLsizei width, GLsizei height)
{
    glBindTexture(i->target, i->name);
    glTexImage2D(i->target, 0, (GLint)i->format.gl_internal_format, width, height, 0, i->format.gl_format,
                 i->format.gl_type, NULL);
    glBindTexture(i->target, 0);
    expect_gl_clean();
}

/* CLGL_FORMAT_BGRA8 and CLGL_FORMAT_RGBA8 have the same internal format. A rewrap must not change the requested
 * format. */
static void wrap_again(const share_fixture *f)
{
    gl_image i = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_BGRA8, 0, 1, 1), larger = i;
    clgl_texture_desc desc = describe_gl_image(&i, f->transport);
    clgl_texture texture = NULL;
    desc.format = CLGL_FORMAT_BGRA8;
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    larger.size[1] += 3;
    larger.bytes += 3 * larger.size[0] * larger.format.bytes_per_pixel;
    larger.pixels = malloc(larger.bytes);
    change_pixels(&larger, NULL, 2);
    give_other_storage(&larger, (GLsizei)larger.size[0], (GLsizei)larger.size[1]);
    draw_gl_image(&larger);
    expect_success(clgl_texture_rewrap(texture));
    assert_int_equal(info_of_texture(texture).format, CLGL_FORMAT_BGRA8);
    there_and_back_by(f, &larger, texture, 3);
    /* After a change of the internal format, a rewrap uses the new format. */
    larger.format = info_of_format(CLGL_FORMAT_RGBA32F);
    give_other_storage(&larger, 5, 3);
    expect_success(clgl_texture_rewrap(texture));
    assert_int_equal(info_of_texture(texture).format, CLGL_FORMAT_RGBA32F);
    expect_success(clgl_texture_destroy(texture));
    free(larger.pixels);
    destroy_gl_image(&i);
}

static void formats_stay_when_wrapped_again(void **state)
{
    (void)state;
    on_each_converting_share(wrap_again);
}

/* A region must be acquired when it is unmapped, because a release transfers the written pixels to OpenGL. */
static void mappings_end_while_their_part_is_acquired(void **state)
{
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_STAGED);
    gl_image i = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 1);
    clgl_texture texture = share_gl_image(f.context, &i, f.transport);
    const clgl_texture_region part = CLGL_TEXTURE_REGION_INIT;
    const clgl_box other = {{1, 1, 0}, {1, 1, 1}};
    clgl_handover handover = CLGL_HANDOVER_INIT;
    void *pointer = NULL;
    size_t row_pitch = 0;
    (void)state;
    acquire_texture(f.queue, texture);
    expect_success(clgl_texture_map(f.queue, texture, CLGL_MAP_READ | CLGL_MAP_WRITE, &part, 1, 0, NULL, &pointer,
                                    &row_pitch, NULL, NULL));
    memset(pointer, 99, 4);
    release_texture(f.queue, texture);
    handover.texture_count = 1;
    handover.textures = &texture;
    handover.texture_regions = &other;
    expect_success(clgl_acquire(f.queue, &handover, 0, NULL, NULL));
    expect_error(clgl_texture_unmap(f.queue, texture, pointer, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    expect_success(clgl_release(f.queue, &handover, 0, NULL, NULL));
    acquire_texture(f.queue, texture);
    expect_success(clgl_texture_unmap(f.queue, texture, pointer, 0, NULL, NULL));
    release_texture(f.queue, texture);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&i);
    end_share(&f);
}

/* With CLGL_HANDOVER_CONTENT_UNCHANGED, an acquire does not transfer pixels from OpenGL. */
static void move_nothing_unchanged(const share_fixture *f)
{
    gl_image i = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 1);
    clgl_texture texture = share_gl_image(f->context, &i, f->transport);
    unsigned char *first = malloc(i.bytes), *got = malloc(i.bytes);
    clgl_handover handover = CLGL_HANDOVER_INIT;
    memcpy(first, i.pixels, i.bytes);
    acquire_texture(f->queue, texture);
    release_texture(f->queue, texture);
    change_pixels(&i, NULL, 2);
    draw_gl_image(&i);
    handover.texture_count = 1;
    handover.textures = &texture;
    handover.flags = CLGL_HANDOVER_CONTENT_UNCHANGED;
    expect_success(clgl_acquire(f->queue, &handover, 0, NULL, NULL));
    expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, first, i.bytes);
    release_texture(f->queue, texture);
    expect_gl_image(&i);
    handover.reserved2 = 1;
    expect_error(clgl_acquire(f->queue, &handover, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_texture_destroy(texture));
    free(first);
    free(got);
    destroy_gl_image(&i);
}

static void unchanged_textures_are_not_transferred(void **state)
{
    (void)state;
    on_each_share(move_nothing_unchanged);
}

static clgl_fence fill_and_defer_behind(const share_fixture *f, clgl_texture texture, const float *color,
                                        uint32_t wait_count, const clgl_fence *waits)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    clgl_fence fence = NULL;
    handover.texture_count = 1;
    handover.textures = &texture;
    handover.flags = CLGL_HANDOVER_SKIP_GL_SYNC | CLGL_HANDOVER_NO_CPU_WAIT;
    expect_success(clgl_acquire(f->queue, &handover, 0, NULL, NULL));
    expect_success(clgl_texture_fill(f->queue, texture, NULL, color, 0, NULL, NULL));
    expect_success(clgl_release(f->queue, &handover, wait_count, waits, &fence));
    return fence;
}

static clgl_fence fill_and_defer(const share_fixture *f, clgl_texture texture, const float *color)
{
    return fill_and_defer_behind(f, texture, color, 0, NULL);
}

static void set_all(gl_image *i, const unsigned char *pixel, size_t size)
{
    for (size_t at = 0; at < i->bytes; at += size)
        memcpy(i->pixels + at, pixel, size);
}

/* A release is deferred, and the next acquire discards the contents. The library must drop the deferred release,
 * which would overwrite later pixels of OpenGL. */
static void discard_what_was_deferred(const share_fixture *f)
{
    static const float red[4] = {1, 0, 0, 1}, green[4] = {0, 1, 0, 1};
    static const unsigned char green_bytes[4] = {0, 255, 0, 255}, gray_bytes[4] = {9, 9, 9, 9};
    gl_image i = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 3);
    clgl_texture_desc desc = describe_gl_image(&i, f->transport);
    clgl_texture texture = NULL;
    clgl_fence first = NULL, second = NULL;
    desc.access = CLGL_ACCESS_WRITE_DISCARD;
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    first = fill_and_defer(f, texture, red);
    second = fill_and_defer(f, texture, green);
    expect_success(clgl_fence_wait(second, CLGL_FOREVER));
    expect_success(clgl_fence_wait_gl(first));
    expect_gl_image(&i);
    expect_success(clgl_fence_wait_gl(second));
    set_all(&i, green_bytes, sizeof green_bytes);
    expect_gl_image(&i);
    set_all(&i, gray_bytes, sizeof gray_bytes);
    draw_gl_image(&i);
    expect_success(clgl_fence_wait_gl(first));
    expect_success(clgl_fence_wait_gl(second));
    expect_gl_image(&i);
    expect_success(clgl_fence_destroy(first));
    expect_success(clgl_fence_destroy(second));
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&i);
}

static void discarded_deferred_releases_do_not_run(void **state)
{
    (void)state;
    on_each_share(discard_what_was_deferred);
}

/* A read-only acquire does not run the OpenGL part of a deferred release, so a queue can read on a thread without
 * OpenGL. */
static void read_what_is_deferred(const share_fixture *f)
{
    static const float green[4] = {0, 1, 0, 1};
    static const unsigned char green_bytes[4] = {0, 255, 0, 255};
    gl_image i = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 4);
    clgl_texture_desc desc = describe_gl_image(&i, f->transport);
    clgl_handover handover = CLGL_HANDOVER_INIT;
    clgl_texture written = NULL, read = NULL;
    const clgl_queue reader = make_queue(f->context, 0);
    clgl_fence fence = NULL, held = NULL, ready = NULL;
    unsigned char *got = malloc(i.bytes);
    expect_success(clgl_fence_create_user(f->context, &held));
    desc.access = CLGL_ACCESS_WRITE_DISCARD;
    expect_success(clgl_texture_create(f->context, &desc, &written));
    desc.access = CLGL_ACCESS_READ_ONLY;
    expect_success(clgl_texture_create(f->context, &desc, &read));
    fence = fill_and_defer_behind(f, written, green, 1, &held);
    handover.texture_count = 1;
    handover.textures = &read;
    handover.flags = CLGL_HANDOVER_SKIP_GL_SYNC | CLGL_HANDOVER_CONTENT_UNCHANGED | CLGL_HANDOVER_NO_CPU_WAIT;
    use_no_gl();
    expect_success(clgl_acquire(reader, &handover, 0, NULL, &ready));
    expect_success(clgl_queue_flush(reader));
    sleep_ms(1);
    assert_int_not_equal(fence_status(ready), CLGL_STATUS_COMPLETE);
    expect_success(clgl_fence_signal(held, 0));
    expect_success(clgl_texture_read(reader, read, NULL, got, 1, 0, NULL, NULL));
    assert_int_equal(fence_status(ready), CLGL_STATUS_COMPLETE);
    use_gl(&f->gl);
    expect_gl_image(&i);
    set_all(&i, green_bytes, sizeof green_bytes);
    expect_same_bytes(got, i.pixels, i.bytes);
    expect_success(clgl_fence_wait_gl(fence));
    expect_gl_image(&i);
    release_texture(reader, read);
    expect_gl_image(&i);
    expect_success(clgl_fence_destroy(fence));
    expect_success(clgl_fence_destroy(ready));
    expect_success(clgl_fence_destroy(held));
    expect_success(clgl_queue_destroy(reader));
    expect_success(clgl_texture_destroy(read));
    expect_success(clgl_texture_destroy(written));
    free(got);
    destroy_gl_image(&i);
}

static void deferred_releases_outlast_a_read(void **state)
{
    (void)state;
    on_each_share(read_what_is_deferred);
}

/* Compares the pixels of a texture in the headless OpenGL context. */
static void expect_headless_pixels(clgl_context context, clgl_texture texture, const unsigned char *pixel)
{
    unsigned char got[16][4];
    expect_success(clgl_context_make_current(context, 1));
    glBindTexture(GL_TEXTURE_2D, info_of_texture(texture).gl_name);
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, got);
    glBindTexture(GL_TEXTURE_2D, 0);
    expect_gl_clean();
    expect_success(clgl_context_make_current(context, 0));
    for (size_t at = 0; at < COUNT(got); ++at)
        expect_same_bytes(got[at], pixel, sizeof got[at]);
}

/* An acquire that copies nothing must still run the OpenGL part of an earlier deferred release. The headless
 * context is not current on any thread. */
static void deferred_releases_are_finished_without_a_context(void **state)
{
    static const float blue[4] = {0, 0, 1, 1};
    const unsigned char blue_bytes[4] = {0, 0, 255, 255};
    share_fixture f = {.context = make_headless(POCL, 0)};
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_handover handover = CLGL_HANDOVER_INIT;
    clgl_texture texture = NULL;
    clgl_fence deferred = NULL;
    (void)state;
    f.queue = make_queue(f.context, 0);
    desc.type = CLGL_TEXTURE_TYPE_2D;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = desc.height = 4;
    desc.transport = CLGL_TRANSPORT_STAGED;
    expect_success(clgl_texture_create(f.context, &desc, &texture));
    deferred = fill_and_defer(&f, texture, blue);
    handover.texture_count = 1;
    handover.textures = &texture;
    handover.flags = CLGL_HANDOVER_SKIP_GL_SYNC | CLGL_HANDOVER_CONTENT_UNCHANGED;
    expect_success(clgl_acquire(f.queue, &handover, 0, NULL, NULL));
    expect_headless_pixels(f.context, texture, blue_bytes);
    release_texture(f.queue, texture);
    expect_headless_pixels(f.context, texture, blue_bytes);
    expect_success(clgl_fence_destroy(deferred));
    expect_success(clgl_texture_destroy(texture));
    expect_success(clgl_queue_destroy(f.queue));
    expect_success(clgl_context_destroy(f.context));
}

/* Migrates a texture with short rows. In shared memory there are gaps between the rows. */
static void migrate_to_the_host(const share_fixture *f)
{
    enum { SIDE = 8 };
    unsigned char pixels[SIDE * SIDE * 4], found[sizeof pixels];
    clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8);
    clgl_migration migration = CLGL_MIGRATION_INIT;
    clgl_texture texture = NULL;
    desc.flags = 0;
    desc.transport = f->transport;
    desc.width = desc.height = SIDE;
    fill_bytes(pixels, sizeof pixels, 20);
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    migration.flags = CLGL_MIGRATE_HOST;
    migration.textures = &texture;
    migration.texture_count = 1;
    acquire_texture(f->queue, texture);
    expect_success(clgl_texture_write(f->queue, texture, NULL, pixels, 1, 0, NULL, NULL));
    expect_success(clgl_migrate(f->queue, &migration, 0, NULL, NULL));
    expect_success(clgl_texture_read(f->queue, texture, NULL, found, 1, 0, NULL, NULL));
    assert_memory_equal(found, pixels, sizeof found);
    release_texture(f->queue, texture);
    expect_success(clgl_texture_destroy(texture));
}

static void migrations_to_the_host_keep_pixels(void **state)
{
    (void)state;
    on_each_share(migrate_to_the_host);
}

/* After a call of clgl_texture_cl_mem, a release copies the whole texture, because raw OpenCL commands may have
 * written it. */
static void write_by_raw_command(const share_fixture *f)
{
    gl_image i = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 5);
    clgl_texture texture = share_gl_image(f->context, &i, f->transport);
    const size_t origin[3] = {0, 0, 0}, extent[3] = {i.size[0], i.size[1], 1};
    void *mem = NULL, *native = NULL;
    expect_success(clgl_texture_cl_mem(texture, &mem));
    expect_success(clgl_queue_cl_queue(f->queue, &native));
    fill_bytes(i.pixels, i.bytes, 41);
    acquire_texture(f->queue, texture);
    assert_int_equal(clEnqueueWriteImage(native, mem, CL_TRUE, origin, extent, 0, 0, i.pixels, 0, NULL, NULL),
                     CL_SUCCESS);
    release_texture(f->queue, texture);
    expect_gl_image(&i);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&i);
}

static void raw_commands_write_textures(void **state)
{
    (void)state;
    on_each_share(write_by_raw_command);
}

int main(void)
{
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pixels_from_opengl_are_kept),
        cmocka_unit_test(targets_are_transferred_both_ways),
        cmocka_unit_test(formats_stay_when_wrapped_again),
        cmocka_unit_test(mappings_end_while_their_part_is_acquired),
        cmocka_unit_test(unchanged_textures_are_not_transferred),
        cmocka_unit_test(discarded_deferred_releases_do_not_run),
        cmocka_unit_test(deferred_releases_outlast_a_read),
        cmocka_unit_test(deferred_releases_are_finished_without_a_context),
        cmocka_unit_test(migrations_to_the_host_keep_pixels),
        cmocka_unit_test(raw_commands_write_textures),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
