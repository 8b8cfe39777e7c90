/* Tests the hand-over rules of shared textures: use without an acquire, conflicts, and textures that the
 * application respecifies or deletes. */
#define _GNU_SOURCE
#include "gl_texture_support.h"
#include "kernel_support.h"

#define PAINT                                                                                                    \
    "kernel void paint(write_only image2d_t out) {\n"                                                            \
    "    int2 last = get_image_dim(out) - 1;\n"                                                                  \
    "    write_imagef(out, last, (float4)(0, 1, 0, 1));\n"                                                       \
    "}\n"

static const unsigned char green[4] = {0, 255, 0, 255};
static const float red[4] = {1, 0, 0, 1};

static clgl_handover handover_of_textures(const clgl_texture *textures, uint32_t count)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.texture_count = count;
    handover.textures = textures;
    return handover;
}

static clgl_result try_acquire(clgl_queue queue, clgl_texture texture)
{
    const clgl_handover handover = handover_of_textures(&texture, 1);
    return clgl_acquire(queue, &handover, 0, NULL, NULL);
}

static clgl_result try_release(clgl_queue queue, clgl_texture texture)
{
    const clgl_handover handover = handover_of_textures(&texture, 1);
    return clgl_release(queue, &handover, 0, NULL, NULL);
}

static clgl_texture share_as(clgl_context context, const gl_image *i, clgl_access access, uint32_t level)
{
    clgl_texture_desc desc = describe_gl_image(i, CLGL_TRANSPORT_AUTO);
    clgl_texture texture = NULL;
    desc.access = access;
    desc.mip_level = level;
    expect_success(clgl_texture_create(context, &desc, &texture));
    return texture;
}

/* Expects an error from each command that writes the texture. If `reads_too` is set, commands that read the
 * texture must also fail. */
static void expect_refused(const share_fixture *f, clgl_texture texture, clgl_buffer buffer, clgl_result expected,
                           int reads_too)
{
    static unsigned char bytes[4096];
    void *mapped = NULL;
    size_t pitch = 0;
    clgl_fence fence = NULL;
    expect_error(clgl_texture_write(f->queue, texture, NULL, bytes, 1, 0, NULL, NULL), expected);
    expect_error(clgl_texture_fill(f->queue, texture, NULL, red, 0, NULL, NULL), expected);
    expect_error_out(clgl_texture_fill(f->queue, texture, NULL, red, 0, NULL, &fence), expected, fence);
    expect_error(clgl_buffer_copy_to_texture(f->queue, buffer, texture, 0, NULL, 0, NULL, NULL), expected);
    expect_error_out(
        clgl_texture_map(f->queue, texture, CLGL_MAP_WRITE, NULL, 1, 0, NULL, &mapped, &pitch, NULL, NULL),
        expected, mapped);
    if (!reads_too) return;
    expect_error(clgl_texture_read(f->queue, texture, NULL, bytes, 1, 0, NULL, NULL), expected);
    expect_error(clgl_texture_copy_to_buffer(f->queue, texture, buffer, NULL, 0, 0, NULL, NULL), expected);
    expect_error_out(
        clgl_texture_map(f->queue, texture, CLGL_MAP_READ, NULL, 1, 0, NULL, &mapped, &pitch, NULL, NULL),
        expected, mapped);
}

static void commands_want_an_acquired_texture(const share_fixture *f)
{
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 0);
    clgl_texture texture = share_gl_image(f->context, &image, f->transport);
    clgl_buffer buffer = compute_buffer(f->context, 4096, NULL);
    clgl_program program = build_program(f->context, PAINT);
    clgl_kernel kernel = find_kernel(program, "paint");
    expect_refused(f, texture, buffer, CLGL_ERROR_NOT_ACQUIRED, 1);
    expect_message("clgl_acquire");
    expect_success(clgl_kernel_set_texture(kernel, 0, texture));
    expect_error(clgl_kernel_launch_task(f->queue, kernel, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    expect_error(try_release(f->queue, texture), CLGL_ERROR_NOT_ACQUIRED);
    acquire_texture(f->queue, texture);
    assert_int_equal(info_of_texture(texture).acquired, 1);
    expect_error(try_acquire(f->queue, texture), CLGL_ERROR_ALREADY_ACQUIRED);
    expect_success(clgl_kernel_launch_task(f->queue, kernel, 0, NULL, NULL));
    release_texture(f->queue, texture);
    memcpy(image.pixels + image.bytes - sizeof green, green, sizeof green);
    expect_gl_image(&image);
    expect_error(clgl_kernel_launch_task(f->queue, kernel, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&image);
}

static void read_only_shares_are_not_written(const share_fixture *f)
{
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 0);
    clgl_texture texture = share_as(f->context, &image, CLGL_ACCESS_READ_ONLY, 0);
    clgl_buffer buffer = compute_buffer(f->context, 4096, NULL);
    unsigned char got[4096];
    acquire_texture(f->queue, texture);
    expect_refused(f, texture, buffer, CLGL_ERROR_INVALID_ARGUMENT, 0);
    expect_message("CLGL_ACCESS_READ_ONLY");
    expect_success(clgl_texture_read(f->queue, texture, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, image.pixels, image.bytes);
    release_texture(f->queue, texture);
    expect_gl_image(&image);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&image);
}

static void regions_past_the_edge_are_refused(const share_fixture *f)
{
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 0);
    clgl_texture texture = share_gl_image(f->context, &image, f->transport);
    clgl_handover handover = handover_of_textures(&texture, 1);
    static const struct {
        clgl_box box;
        clgl_result expected;
        const char *part;
    } wrong[] = {{{{0, 0, 0}, {12, 7, 1}}, CLGL_ERROR_OUT_OF_RANGE, "reach past the edge"},
                 {{{11, 0, 0}, {1, 1, 1}}, CLGL_ERROR_OUT_OF_RANGE, "which is 11x7"},
                 {{{0, 6, 0}, {1, 2, 1}}, CLGL_ERROR_OUT_OF_RANGE, "reach past the edge"},
                 {{{(size_t)-1, 0, 0}, {2, 1, 1}}, CLGL_ERROR_OUT_OF_RANGE, "reach past the edge"},
                 {{{1, 0, 0}, {(size_t)-1, 1, 1}}, CLGL_ERROR_OUT_OF_RANGE, "reach past the edge"},
                 {{{0, 0, 1}, {1, 1, 1}},
                  CLGL_ERROR_INVALID_ARGUMENT,
                  "set the unused origins to 0, and the unused extents to 1"},
                 {{{0, 0, 0}, {1, 1, 2}}, CLGL_ERROR_INVALID_ARGUMENT, "the 2 dimensions of a 2D texture"},
                 {{{0, 0, 0}, {0, 1, 1}}, CLGL_ERROR_INVALID_ARGUMENT, "no size may be 0"}};
    const clgl_box middle = {{2, 2, 0}, {4, 3, 1}};
    clgl_texture_region inside = CLGL_TEXTURE_REGION_INIT;
    for (size_t i = 0; i < COUNT(wrong); ++i) {
        handover.texture_regions = &wrong[i].box;
        expect_error(clgl_acquire(f->queue, &handover, 0, NULL, NULL), wrong[i].expected);
        expect_message(wrong[i].part);
    }
    handover.texture_regions = &middle;
    expect_success(clgl_acquire(f->queue, &handover, 0, NULL, NULL));
    for (size_t i = 0; i < COUNT(wrong); ++i) {
        handover.texture_regions = &wrong[i].box;
        expect_error(clgl_release(f->queue, &handover, 0, NULL, NULL), wrong[i].expected);
        expect_message(wrong[i].part);
    }
    handover.texture_regions = &middle;
    /* Commands outside the acquired region are refused. */
    expect_error(clgl_texture_fill(f->queue, texture, NULL, red, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    inside.origin[0] = inside.origin[1] = 1;
    expect_error(clgl_texture_fill(f->queue, texture, &inside, red, 0, NULL, NULL), CLGL_ERROR_NOT_ACQUIRED);
    expect_success(clgl_release(f->queue, &handover, 0, NULL, NULL));
    expect_gl_image(&image);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&image);
}

static void wrappings_of_one_name_conflict_where_one_writes(const share_fixture *f)
{
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 0);
    clgl_texture readers[2], writer = share_as(f->context, &image, CLGL_ACCESS_READ_WRITE, 0);
    for (size_t i = 0; i < COUNT(readers); ++i)
        readers[i] = share_as(f->context, &image, CLGL_ACCESS_READ_ONLY, 0);
    acquire_texture(f->queue, readers[0]);
    acquire_texture(f->queue, readers[1]);
    expect_error(try_acquire(f->queue, writer), CLGL_ERROR_ALREADY_ACQUIRED);
    release_texture(f->queue, readers[0]);
    expect_error(try_acquire(f->queue, writer), CLGL_ERROR_ALREADY_ACQUIRED);
    release_texture(f->queue, readers[1]);
    acquire_texture(f->queue, writer);
    expect_error(try_acquire(f->queue, readers[0]), CLGL_ERROR_ALREADY_ACQUIRED);
    release_texture(f->queue, writer);
    for (size_t i = 0; i < COUNT(readers); ++i)
        expect_success(clgl_texture_destroy(readers[i]));
    expect_success(clgl_texture_destroy(writer));
    destroy_gl_image(&image);
}

static void levels_and_faces_are_apart(const share_fixture *f)
{
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 2, 0);
    gl_image cube = make_gl_image(GL_TEXTURE_CUBE_MAP, CLGL_FORMAT_RGBA8, 0, 1, 0);
    gl_image faces[2] = {cube, cube};
    clgl_texture levels[2], sides[2], whole = share_as(f->context, &cube, CLGL_ACCESS_READ_WRITE, 0);
    clgl_handover handover = handover_of_textures(levels, COUNT(levels));
    faces[1].target = GL_TEXTURE_CUBE_MAP_NEGATIVE_X;
    faces[0].target = GL_TEXTURE_CUBE_MAP_POSITIVE_X;
    for (uint32_t i = 0; i < 2; ++i) {
        levels[i] = share_as(f->context, &image, CLGL_ACCESS_READ_WRITE, i);
        sides[i] = share_as(f->context, &faces[i], CLGL_ACCESS_READ_WRITE, 0);
    }
    expect_success(clgl_acquire(f->queue, &handover, 0, NULL, NULL));
    for (size_t i = 0; i < COUNT(levels); ++i)
        expect_success(clgl_texture_fill(f->queue, levels[i], NULL, red, 0, NULL, NULL));
    expect_success(clgl_release(f->queue, &handover, 0, NULL, NULL));
    handover.textures = sides;
    expect_success(clgl_acquire(f->queue, &handover, 0, NULL, NULL));
    expect_error(try_acquire(f->queue, whole), CLGL_ERROR_ALREADY_ACQUIRED);
    expect_success(clgl_release(f->queue, &handover, 0, NULL, NULL));
    acquire_texture(f->queue, whole);
    expect_error(try_acquire(f->queue, sides[1]), CLGL_ERROR_ALREADY_ACQUIRED);
    release_texture(f->queue, whole);
    for (size_t i = 0; i < 2; ++i) {
        expect_success(clgl_texture_destroy(levels[i]));
        expect_success(clgl_texture_destroy(sides[i]));
    }
    expect_success(clgl_texture_destroy(whole));
    destroy_gl_image(&image);
    destroy_gl_image(&cube);
}

/* Respecifies the storage of the texture with another format or size. */
static void respecify(gl_image *i, GLint internal_format, GLsizei width, GLsizei height)
{
    glBindTexture(GL_TEXTURE_2D, i->name);
    glTexImage2D(GL_TEXTURE_2D, 0, internal_format, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    glBindTexture(GL_TEXTURE_2D, 0);
    i->size[0] = (size_t)width;
    i->size[1] = (size_t)height;
    i->bytes = i->size[0] * i->size[1] * 4;
    i->pixels = realloc(i->pixels, i->bytes);
    memset(i->pixels, 7, i->bytes);
    expect_gl_clean();
}

static void replaced_storage_is_detected(const share_fixture *f)
{
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 0);
    clgl_texture texture = share_gl_image(f->context, &image, f->transport);
    respecify(&image, GL_RGBA8, 11, 7);
    acquire_texture(f->queue, texture);
    release_texture(f->queue, texture);
    respecify(&image, GL_RGBA8, 12, 7);
    expect_error(try_acquire(f->queue, texture), CLGL_ERROR_GL_OBJECT_CHANGED);
    expect_message("call clgl_texture_rewrap");
    respecify(&image, GL_RGBA16, 11, 7);
    expect_error(try_acquire(f->queue, texture), CLGL_ERROR_GL_OBJECT_CHANGED);
    expect_message("has new storage since clgl shared it: call clgl_texture_rewrap");
    respecify(&image, GL_RGBA8, 11, 7);
    acquire_texture(f->queue, texture);
    expect_success(clgl_texture_fill(f->queue, texture, NULL, red, 0, NULL, NULL));
    respecify(&image, GL_RGBA8, 11, 8);
    draw_gl_image(&image);
    expect_error(try_release(f->queue, texture), CLGL_ERROR_GL_OBJECT_CHANGED);
    expect_error(try_release(f->queue, texture), CLGL_ERROR_NOT_ACQUIRED);
    expect_gl_image(&image);
    glDeleteTextures(1, &image.name);
    expect_error(try_acquire(f->queue, texture), CLGL_ERROR_INVALID_GL_OBJECT);
    expect_message("was deleted");
    expect_error(clgl_texture_rewrap(texture), CLGL_ERROR_INVALID_GL_OBJECT);
    assert_int_equal(info_of_texture(texture).height, 7);
    expect_success(clgl_texture_destroy(texture));
    free(image.pixels);
}

static void formats_without_a_size_are_known(const share_fixture *f)
{
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 0);
    clgl_texture texture = NULL;
    image.format.gl_internal_format = GL_RGBA;
    respecify(&image, GL_RGBA, 11, 7);
    draw_gl_image(&image);
    texture = share_gl_image(f->context, &image, f->transport);
    acquire_texture(f->queue, texture);
    release_texture(f->queue, texture);
    expect_gl_image(&image);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&image);
}

static void renderbuffers_with_samples_are_other_ones(const share_fixture *f)
{
    gl_image image = make_gl_image(GL_RENDERBUFFER, CLGL_FORMAT_RGBA8, 0, 1, 0);
    clgl_texture texture = share_gl_image(f->context, &image, f->transport);
    glBindRenderbuffer(GL_RENDERBUFFER, image.name);
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, 4, GL_RGBA8, (GLsizei)image.size[0],
                                     (GLsizei)image.size[1]);
    glBindRenderbuffer(GL_RENDERBUFFER, 0);
    expect_gl_clean();
    expect_error(try_acquire(f->queue, texture), CLGL_ERROR_GL_OBJECT_CHANGED);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&image);
}

static void textures_are_wrapped_again_under_the_same_handle(const share_fixture *f)
{
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 0);
    clgl_texture texture = share_gl_image(f->context, &image, f->transport);
    clgl_program program = build_program(f->context, PAINT);
    clgl_kernel kernel = find_kernel(program, "paint");
    clgl_texture_info info;
    expect_success(clgl_kernel_set_texture(kernel, 0, texture));
    acquire_texture(f->queue, texture);
    expect_error(clgl_texture_rewrap(texture), CLGL_ERROR_ALREADY_ACQUIRED);
    release_texture(f->queue, texture);
    respecify(&image, GL_RGBA8, 23, 17);
    draw_gl_image(&image);
    expect_error(try_acquire(f->queue, texture), CLGL_ERROR_GL_OBJECT_CHANGED);
    expect_success(clgl_texture_rewrap(texture));
    info = info_of_texture(texture);
    assert_int_equal(info.width, 23);
    assert_int_equal(info.height, 17);
    assert_int_equal(info.gl_name, image.name);
    assert_int_equal(info.transport, f->transport);
    acquire_texture(f->queue, texture);
    expect_success(clgl_kernel_launch_task(f->queue, kernel, 0, NULL, NULL));
    release_texture(f->queue, texture);
    memcpy(image.pixels + image.bytes - sizeof green, green, sizeof green);
    expect_gl_image(&image);
    expect_success(clgl_texture_rewrap(texture));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
    expect_success(clgl_texture_destroy(texture));
    expect_error(clgl_texture_rewrap(texture), CLGL_ERROR_INVALID_HANDLE);
    destroy_gl_image(&image);
}

static void buffers_are_wrapped_again_after_a_change(const share_fixture *f)
{
    unsigned char bytes[96], got[96];
    const GLuint name = make_gl_buffer(64, NULL);
    clgl_buffer buffer = wrap_buffer(f->context, name, 0, CLGL_ACCESS_READ_WRITE);
    clgl_buffer own = make_buffer(f->context, 64, NULL, CLGL_ACCESS_READ_WRITE);
    clgl_handover handover = handover_of(&buffer, 1);
    fill_bytes(bytes, sizeof bytes, 1);
    acquire(f->queue, buffer);
    expect_error(clgl_buffer_rewrap(buffer), CLGL_ERROR_ALREADY_ACQUIRED);
    release(f->queue, buffer);
    glBindBuffer(GL_ARRAY_BUFFER, name);
    glBufferData(GL_ARRAY_BUFFER, sizeof bytes, bytes, GL_STATIC_DRAW);
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    expect_error(clgl_acquire(f->queue, &handover, 0, NULL, NULL), CLGL_ERROR_GL_OBJECT_CHANGED);
    expect_success(clgl_buffer_rewrap(buffer));
    assert_int_equal(info_of_buffer(buffer).size, sizeof bytes);
    acquire(f->queue, buffer);
    expect_success(clgl_buffer_read(f->queue, buffer, NULL, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, bytes, sizeof bytes);
    release(f->queue, buffer);
    expect_error(clgl_buffer_rewrap(own), CLGL_ERROR_UNSUPPORTED);
    expect_success(clgl_buffer_destroy(own));
    expect_success(clgl_buffer_destroy(buffer));
    glDeleteBuffers(1, &name);
}

static void created_textures_cannot_be_rewrapped(const share_fixture *f)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = NULL;
    desc.type = CLGL_TEXTURE_TYPE_2D;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = desc.height = 4;
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    expect_error(clgl_texture_rewrap(texture), CLGL_ERROR_UNSUPPORTED);
    expect_message("create a new object");
    expect_success(clgl_texture_destroy(texture));
    desc.flags = CLGL_TEXTURE_COMPUTE_ONLY;
    expect_success(clgl_texture_create(f->context, &desc, &texture));
    expect_error(clgl_texture_rewrap(texture), CLGL_ERROR_UNSUPPORTED);
    expect_error(try_acquire(f->queue, texture), CLGL_ERROR_UNSUPPORTED);
    expect_success(clgl_texture_destroy(texture));
}

static void textures_of_another_context_are_refused(const share_fixture *f)
{
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 0);
    clgl_texture texture = share_gl_image(f->context, &image, f->transport);
    clgl_context other = make_context(f->device, CLGL_TRANSPORT_AUTO);
    clgl_queue queue = make_queue(other, 0);
    expect_error(try_acquire(queue, texture), CLGL_ERROR_WRONG_CONTEXT);
    expect_message("different clgl contexts");
    acquire_texture(f->queue, texture);
    expect_error(try_release(queue, texture), CLGL_ERROR_WRONG_CONTEXT);
    expect_error(clgl_texture_fill(queue, texture, NULL, red, 0, NULL, NULL), CLGL_ERROR_WRONG_CONTEXT);
    release_texture(f->queue, texture);
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(other));
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&image);
}

static void with_another_opengl(const share_fixture *f)
{
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 0);
    clgl_texture texture = share_gl_image(f->context, &image, f->transport), none = NULL;
    const clgl_texture_desc desc = describe_gl_image(&image, f->transport);
    gl_context other = make_best_gl();
    expect_error_out(clgl_texture_create(f->context, &desc, &none), CLGL_ERROR_WRONG_GL_CONTEXT, none);
    expect_error(try_acquire(f->queue, texture), CLGL_ERROR_WRONG_GL_CONTEXT);
    expect_error(clgl_texture_rewrap(texture), CLGL_ERROR_WRONG_GL_CONTEXT);
    destroy_gl(&other);
    use_no_gl();
    expect_error_out(clgl_texture_create(f->context, &desc, &none), CLGL_ERROR_NO_GL_CONTEXT, none);
    expect_error(try_acquire(f->queue, texture), CLGL_ERROR_NO_GL_CONTEXT);
    expect_error(clgl_texture_rewrap(texture), CLGL_ERROR_NO_GL_CONTEXT);
    use_gl(&f->gl);
    acquire_texture(f->queue, texture);
    expect_success(clgl_texture_fill(f->queue, texture, NULL, red, 0, NULL, NULL));
    use_no_gl();
    expect_error(try_release(f->queue, texture), CLGL_ERROR_NO_GL_CONTEXT);
    use_gl(&f->gl);
    release_texture(f->queue, texture);
    for (size_t at = 0; at < image.bytes; ++at)
        image.pixels[at] = at % 4 == 0 || at % 4 == 3 ? 255 : 0;
    expect_gl_image(&image);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&image);
}

/* Textures that a thread without OpenGL uses */
typedef struct elsewhere {
    const share_fixture *f;
    clgl_texture acquired, other;
} elsewhere;

static void work_without_opengl(void *data)
{
    const elsewhere *const e = data;
    clgl_handover handover = handover_of_textures(&e->acquired, 1);
    clgl_fence fence = NULL;
    expect_error(try_acquire(e->f->queue, e->other), CLGL_ERROR_NO_GL_CONTEXT);
    expect_error(clgl_texture_rewrap(e->other), CLGL_ERROR_NO_GL_CONTEXT);
    expect_success(clgl_texture_fill(e->f->queue, e->acquired, NULL, red, 0, NULL, NULL));
    expect_error(try_release(e->f->queue, e->acquired), CLGL_ERROR_NO_GL_CONTEXT);
    handover.flags = CLGL_HANDOVER_NO_CPU_WAIT;
    expect_success(clgl_release(e->f->queue, &handover, 0, NULL, &fence));
    expect_error(clgl_fence_wait_gl(fence), CLGL_ERROR_NO_GL_CONTEXT);
    expect_success(clgl_fence_destroy(fence));
    /* The library deletes the GL objects of the texture in a later call on a thread with OpenGL. */
    expect_success(clgl_texture_destroy(e->other));
}

static void a_thread_without_opengl(const share_fixture *f)
{
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 0);
    gl_image second = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 0);
    elsewhere e = {f, share_gl_image(f->context, &image, f->transport),
                   share_gl_image(f->context, &second, f->transport)};
    acquire_texture(f->queue, e.acquired);
    on_another_thread(work_without_opengl, &e);
    /* The acquire runs the OpenGL part of the deferred release. */
    acquire_texture(f->queue, e.acquired);
    release_texture(f->queue, e.acquired);
    for (size_t at = 0; at < image.bytes; ++at)
        image.pixels[at] = at % 4 == 0 || at % 4 == 3 ? 255 : 0;
    expect_gl_image(&image);
    expect_success(clgl_texture_destroy(e.acquired));
    destroy_gl_image(&image);
    destroy_gl_image(&second);
}

#define EACH_CONVERTING(body)                                                                                    \
    static void each_##body(void **state)                                                                        \
    {                                                                                                            \
        (void)state;                                                                                             \
        on_each_converting_share(body);                                                                          \
    }
#define EACH(body)                                                                                               \
    static void each_##body(void **state)                                                                        \
    {                                                                                                            \
        (void)state;                                                                                             \
        on_each_share(body);                                                                                     \
    }

EACH(commands_want_an_acquired_texture)
EACH(read_only_shares_are_not_written)
EACH(regions_past_the_edge_are_refused)
EACH(wrappings_of_one_name_conflict_where_one_writes)
EACH(levels_and_faces_are_apart)
EACH(replaced_storage_is_detected)
EACH_CONVERTING(formats_without_a_size_are_known)
EACH(renderbuffers_with_samples_are_other_ones)
EACH(textures_are_wrapped_again_under_the_same_handle)
EACH(buffers_are_wrapped_again_after_a_change)
EACH(created_textures_cannot_be_rewrapped)
EACH(textures_of_another_context_are_refused)
EACH(with_another_opengl)
EACH(a_thread_without_opengl)

int main(void)
{
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(each_commands_want_an_acquired_texture),
        cmocka_unit_test(each_read_only_shares_are_not_written),
        cmocka_unit_test(each_regions_past_the_edge_are_refused),
        cmocka_unit_test(each_wrappings_of_one_name_conflict_where_one_writes),
        cmocka_unit_test(each_levels_and_faces_are_apart),
        cmocka_unit_test(each_replaced_storage_is_detected),
        cmocka_unit_test(each_formats_without_a_size_are_known),
        cmocka_unit_test(each_renderbuffers_with_samples_are_other_ones),
        cmocka_unit_test(each_textures_are_wrapped_again_under_the_same_handle),
        cmocka_unit_test(each_buffers_are_wrapped_again_after_a_change),
        cmocka_unit_test(each_created_textures_cannot_be_rewrapped),
        cmocka_unit_test(each_textures_of_another_context_are_refused),
        cmocka_unit_test(each_with_another_opengl),
        cmocka_unit_test(each_a_thread_without_opengl),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
