/* Memory of Vulkan's that OpenGL and OpenCL share: buffers and textures of every format and target that are
 * carried, with the pitches that the driver chose, no file descriptor left over, and what is told where it cannot
 * be.
 *
 *     external_test without    Vulkan has no driver (the caller sees to that) */
#define _GNU_SOURCE
#include "gl_texture_support.h"

#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

#define SMALL 4096u
#define COUNT_OF_UINTS 1024u
#define EXTERNAL CLGL_TRANSPORT_EXTERNAL

static clgl_transport_report report_of(clgl_context context, int32_t transport)
{
    clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
    for (uint32_t i = 0; report.transport != transport; ++i)
        expect_success(clgl_context_get_transport_report(context, i, &report));
    return report;
}

static int is_external_offered(void)
{
    gl_context gl = make_best_gl();
    const clgl_context context = make_context(POCL, CLGL_TRANSPORT_NONE);
    const clgl_transport_report report = report_of(context, EXTERNAL);
    const int offered = report.status != CLGL_TRANSPORT_REJECTED;
    if (!offered) printf("external is not offered: %s\n", report.reason);
    expect_success(clgl_context_destroy(context));
    destroy_gl(&gl);
    return offered;
}

/* How many there are, each of which is closed when another program starts, but for those that were there before.
 */
static unsigned open_files(const char *after)
{
    DIR *const folder = opendir("/proc/self/fd");
    unsigned count = 0;
    assert_non_null(folder);
    for (const struct dirent *entry = readdir(folder); entry; entry = readdir(folder)) {
        const int fd = atoi(entry->d_name);
        if (entry->d_name[0] == '.' || fd == dirfd(folder)) continue;
        ++count;
        if (fd > STDERR_FILENO && after && !(fcntl(fd, F_GETFD) & FD_CLOEXEC)) {
            char path[64], name[256] = "";
            snprintf(path, sizeof path, "/proc/self/fd/%d", fd);
            if (readlink(path, name, sizeof name - 1) > 0 && strstr(name, after))
                fail_msg("%s stays open in other programs", name);
        }
    }
    closedir(folder);
    return count;
}

static clgl_buffer make_external_buffer(clgl_context context, size_t size, const void *data)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    desc.size = size;
    desc.data = data;
    desc.transport = EXTERNAL;
    expect_success(clgl_buffer_create(context, &desc, &buffer));
    return buffer;
}

/* OpenGL does not write such buffers from the host's memory, but copies. */
static void copy_into_gl(GLuint name, size_t size, const void *data)
{
    GLuint other = make_gl_buffer(size, data);
    glBindBuffer(GL_COPY_READ_BUFFER, other);
    glBindBuffer(GL_COPY_WRITE_BUFFER, name);
    glCopyBufferSubData(GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, 0, 0, (GLsizeiptr)size);
    glBindBuffer(GL_COPY_READ_BUFFER, 0);
    glBindBuffer(GL_COPY_WRITE_BUFFER, 0);
    glDeleteBuffers(1, &other);
    expect_gl_clean();
}

static void check_buffer(const share_fixture *f, size_t size)
{
    unsigned char *const data = malloc(size), *const got = malloc(size);
    clgl_buffer buffer = NULL;
    clgl_buffer_info info;
    assert_non_null(data);
    assert_non_null(got);
    fill_bytes(data, size, (uint32_t)size);
    buffer = make_external_buffer(f->context, size, data);
    info = info_of_buffer(buffer);
    assert_int_equal(info.transport, EXTERNAL);
    assert_int_equal(info.size, size);
    assert_int_equal(info.copies_per_acquire, 0);
    assert_int_equal(info.copies_per_release, 0);
    assert_int_equal(memory_of(f->context, EXTERNAL).shared_bytes, size);
    assert_int_equal(memory_of(f->context, EXTERNAL).extra_bytes, 0);
    expect_gl_bytes(info.gl_name, 0, size, data);
    for (uint32_t round = 0; round < 2; ++round) {
        fill_bytes(data, size, round + 1);
        copy_into_gl(info.gl_name, size, data);
        acquire(f->queue, buffer);
        expect_success(clgl_buffer_read(f->queue, buffer, NULL, got, 1, 0, NULL, NULL));
        expect_same_bytes(got, data, size);
        data[size - 1] ^= 0xff;
        data[0] ^= 0x0f;
        expect_success(clgl_buffer_write(f->queue, buffer, NULL, data, 0, 0, NULL, NULL));
        release(f->queue, buffer);
        expect_gl_bytes(info.gl_name, 0, size, data);
    }
    expect_success(clgl_buffer_destroy(buffer));
    free(data);
    free(got);
}

static void buffers_of_every_size(const share_fixture *f)
{
    static const size_t sizes[] = {1, 3, 64, 4095, 4097, 64u * 1024u * 1024u + 1u};
    for (size_t i = 0; i < COUNT(sizes); ++i)
        check_buffer(f, sizes[i]);
}

static void a_kernel_changes_a_buffer(const share_fixture *f)
{
    uint32_t numbers[COUNT_OF_UINTS];
    const clgl_kernel kernel = make_change_kernel(f->context);
    clgl_buffer buffer = NULL;
    fill_bytes(numbers, sizeof numbers, 1);
    buffer = make_external_buffer(f->context, sizeof numbers, numbers);
    for (int round = 0; round < 3; ++round) {
        acquire(f->queue, buffer);
        launch_change(f->queue, kernel, buffer, COUNT_OF_UINTS);
        release(f->queue, buffer);
        change_on_cpu(numbers, COUNT_OF_UINTS);
        expect_gl_bytes(info_of_buffer(buffer).gl_name, 0, sizeof numbers, numbers);
    }
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_kernel_destroy(kernel));
}

/* What it cannot be asked for is refused with the reason, and nothing is left. */
static void what_it_cannot_carry_is_refused(const share_fixture *f)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    GLuint name = make_gl_buffer(SMALL, NULL);
    desc.transport = EXTERNAL;
    desc.size = SMALL;
    desc.flags = CLGL_BUFFER_GL_MAPPABLE;
    expect_error_out(clgl_buffer_create(f->context, &desc, &buffer), CLGL_ERROR_NO_TRANSPORT, buffer);
    expect_message("cannot map imported memory");
    desc.flags = 0;
    desc.gl_name = name;
    expect_error_out(clgl_buffer_create(f->context, &desc, &buffer), CLGL_ERROR_NO_TRANSPORT, buffer);
    expect_message("not what is wrapped");
    glDeleteBuffers(1, &name);
}

static void on_each_device(share_body run)
{
    static const char *const devices[] = {POCL, RUSTICL};
    for (size_t d = 0; d < COUNT(devices); ++d) {
        share_fixture f = begin_share(devices[d], EXTERNAL);
        assert_int_equal(report_of(f.context, EXTERNAL).self_test, CLGL_SELF_TEST_PASSED);
        assert_int_equal(report_of(f.context, EXTERNAL).status, CLGL_TRANSPORT_OFFERED);
        run(&f);
        end_share(&f);
    }
}

static void buffers_are_shared(void **state)
{
    (void)state;
    on_each_device(buffers_of_every_size);
    on_each_device(a_kernel_changes_a_buffer);
    on_each_device(what_it_cannot_carry_is_refused);
}

/* By the descriptor, and by the environment. */
static void it_is_taken_where_it_is_asked_for(void **state)
{
    gl_context gl = make_best_gl();
    (void)state;
    for (int by_variable = 0; by_variable < 2; ++by_variable) {
        clgl_context context;
        clgl_buffer buffer;
        if (by_variable) setenv("CLGL_TRANSPORT", "external", 1);
        context = make_context(POCL, by_variable ? CLGL_TRANSPORT_NONE : EXTERNAL);
        unsetenv("CLGL_TRANSPORT");
        assert_int_equal(report_of(context, EXTERNAL).status, CLGL_TRANSPORT_TAKEN);
        buffer = make_buffer(context, SMALL, NULL, CLGL_ACCESS_READ_WRITE);
        assert_int_equal(info_of_buffer(buffer).transport, EXTERNAL);
        expect_success(clgl_buffer_destroy(buffer));
        expect_success(clgl_context_destroy(context));
    }
    destroy_gl(&gl);
}

/* A texture of the library's, as OpenGL's own calls see it. */
typedef struct made {
    gl_image seen;
    clgl_texture texture;
} made;

static made make_texture(const share_fixture *f, GLenum target, int32_t format, const size_t size[3],
                         uint32_t levels)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture_info info;
    made m = {.seen = {.target = target, .format = info_of_format(format), .as = info_of_format(format)}};
    const int layered = target == GL_TEXTURE_2D_ARRAY || target == GL_TEXTURE_CUBE_MAP;
    memcpy(m.seen.size, size, sizeof m.seen.size);
    m.seen.bytes = size[0] * size[1] * size[2] * m.seen.format.bytes_per_pixel;
    m.seen.pixels = malloc(m.seen.bytes);
    change_pixels(&m.seen, NULL, (uint32_t)(target + (GLenum)format));
    desc.gl_target = target;
    desc.format = format;
    desc.width = (uint32_t)size[0];
    if (target == GL_TEXTURE_1D_ARRAY)
        desc.layers = (uint32_t)size[1];
    else if (target != GL_TEXTURE_1D)
        desc.height = (uint32_t)size[1];
    if (target == GL_TEXTURE_3D) desc.depth = (uint32_t)size[2];
    if (layered) desc.layers = (uint32_t)size[2];
    desc.levels = levels;
    desc.data = m.seen.pixels;
    desc.transport = EXTERNAL;
    expect_success(clgl_texture_create(f->context, &desc, &m.texture));
    info = info_of_texture(m.texture);
    assert_int_equal(info.transport, EXTERNAL);
    assert_int_equal(info.copies_per_acquire + info.copies_per_release, 0);
    m.seen.name = info.gl_name;
    return m;
}

static void destroy_made(made *m)
{
    expect_success(clgl_texture_destroy(m->texture));
    free(m->seen.pixels);
}

/* All of it, from the CPU's pixels. */
static void draw_made(const made *m)
{
    const gl_image *const i = &m->seen;
    const GLsizei width = (GLsizei)i->size[0], height = (GLsizei)i->size[1], depth = (GLsizei)i->size[2];
    const GLenum format = i->format.gl_format, type = i->format.gl_type;
    const int cube = i->target >= GL_TEXTURE_CUBE_MAP && i->target <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z;
    const GLenum bound = cube ? GL_TEXTURE_CUBE_MAP : i->target;
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glBindTexture(bound, i->name);
    if (i->target == GL_TEXTURE_1D)
        glTexSubImage1D(i->target, 0, 0, width, format, type, i->pixels);
    else if (i->target == GL_TEXTURE_3D || i->target == GL_TEXTURE_2D_ARRAY)
        glTexSubImage3D(i->target, 0, 0, 0, 0, width, height, depth, format, type, i->pixels);
    else if (i->target == GL_TEXTURE_CUBE_MAP)
        for (GLenum face = 0; face < 6; ++face)
            glTexSubImage2D(GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, 0, 0, 0, width, height, format, type,
                            i->pixels + face * (i->bytes / 6));
    else
        glTexSubImage2D(i->target, 0, 0, 0, width, height, format, type, i->pixels);
    glBindTexture(bound, 0);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    expect_gl_clean();
}

/* OpenCL writes the middle, OpenGL keeps the rest; OpenGL writes all, OpenCL reads it. */
static void there_and_back(const share_fixture *f, made *m)
{
    clgl_texture_region region = CLGL_TEXTURE_REGION_INIT;
    gl_image *const i = &m->seen;
    unsigned char *const got = malloc(i->bytes);
    size_t first;
    expect_gl_image(i);
    for (int d = 0; d < 3; ++d) {
        region.origin[d] = i->size[d] > 2 ? 1 : 0;
        region.extent[d] = i->size[d] > 2 ? i->size[d] - 2 : i->size[d];
    }
    region.row_pitch = i->size[0] * i->format.bytes_per_pixel;
    region.slice_pitch = i->target == GL_TEXTURE_1D_ARRAY ? 0 : region.row_pitch * i->size[1];
    first = ((region.origin[2] * i->size[1] + region.origin[1]) * i->size[0] + region.origin[0]) *
            i->format.bytes_per_pixel;
    for (uint32_t round = 0; round < 2; ++round) {
        acquire_texture(f->queue, m->texture);
        change_pixels(i, &region, round + 7);
        expect_success(clgl_texture_write(f->queue, m->texture, &region, i->pixels + first, 1, 0, NULL, NULL));
        release_texture(f->queue, m->texture);
        expect_gl_image(i);
        change_pixels(i, NULL, round + 11);
        draw_made(m);
        acquire_texture(f->queue, m->texture);
        expect_success(clgl_texture_read(f->queue, m->texture, NULL, got, 1, 0, NULL, NULL));
        release_texture(f->queue, m->texture);
        expect_same_bytes(got, i->pixels, i->bytes);
    }
    free(got);
}

static const struct {
    GLenum target;
    /* No power of two, so that pitches differ from rows */
    size_t size[3];
    uint32_t levels;
} shapes[] = {{GL_TEXTURE_1D, {101, 1, 1}, 1},
              {GL_TEXTURE_1D, {1001, 1, 1}, 3},
              {GL_TEXTURE_2D, {253, 7, 1}, 1},
              {GL_TEXTURE_2D, {100, 60, 1}, 5},
              {GL_TEXTURE_3D, {30, 20, 10}, 1},
              {GL_TEXTURE_3D, {30, 20, 10}, 4},
              {GL_TEXTURE_1D_ARRAY, {65, 5, 1}, 1},
              {GL_TEXTURE_2D_ARRAY, {33, 21, 4}, 1},
              {GL_TEXTURE_2D_ARRAY, {33, 21, 4}, 3},
              {GL_TEXTURE_RECTANGLE, {67, 31, 1}, 1},
              {GL_TEXTURE_CUBE_MAP, {31, 31, 6}, 1},
              {GL_TEXTURE_CUBE_MAP, {31, 31, 6}, 3},
              {GL_TEXTURE_CUBE_MAP_NEGATIVE_Y, {31, 31, 1}, 1}};

static int is_carried(const share_fixture *f, GLenum target, int32_t format)
{
    clgl_texture_support support = CLGL_TEXTURE_SUPPORT_INIT;
    expect_success(clgl_texture_verify(f->context, EXTERNAL, target, format, 0, &support));
    return support.self_test == CLGL_SELF_TEST_PASSED;
}

/* What is said to be carried is. */
static void carried_textures(const share_fixture *f)
{
    uint32_t formats = 0, carried = 0;
    expect_success(clgl_format_get_count(&formats));
    for (int32_t format = 1; format <= (int32_t)formats; ++format)
        for (size_t s = 0; s < COUNT(shapes); ++s) {
            made m;
            if (!is_carried(f, shapes[s].target, format)) continue;
            m = make_texture(f, shapes[s].target, format, shapes[s].size, shapes[s].levels);
            there_and_back(f, &m);
            destroy_made(&m);
            ++carried;
        }
    printf("%s: %u formats with shapes are carried\n", f->device, carried);
}

static void textures_are_shared(void **state)
{
    (void)state;
    on_each_device(carried_textures);
}

/* PoCL's images of a host pointer are that memory. */
static void what_pocl_carries(void **state)
{
    static const int32_t formats[] = {CLGL_FORMAT_R8, CLGL_FORMAT_RGBA8, CLGL_FORMAT_RGBA16F, CLGL_FORMAT_RGBA32F,
                                      CLGL_FORMAT_R32UI};
    share_fixture f = begin_share(POCL, EXTERNAL);
    (void)state;
    for (size_t i = 0; i < COUNT(formats); ++i)
        for (size_t s = 0; s < COUNT(shapes); ++s)
            assert_true(is_carried(&f, shapes[s].target, formats[i]));
    /* OpenGL has no texture whose bytes lie in this order. */
    assert_false(is_carried(&f, GL_TEXTURE_2D, CLGL_FORMAT_BGRA8));
    assert_false(is_carried(&f, GL_RENDERBUFFER, CLGL_FORMAT_RGBA8));
    end_share(&f);
}

/* OpenGL draws into it, and OpenCL sees the pixels. */
static void opengl_draws_into_a_texture(void **state)
{
    static const size_t size[3] = {253, 67, 1};
    static const unsigned char drawn[4] = {102, 153, 204, 255};
    share_fixture f = begin_share(POCL, EXTERNAL);
    made m = make_texture(&f, GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, size, 1);
    unsigned char *const got = malloc(m.seen.bytes);
    GLuint framebuffer = 0;
    (void)state;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, m.seen.name, 0);
    assert_int_equal(glCheckFramebufferStatus(GL_FRAMEBUFFER), GL_FRAMEBUFFER_COMPLETE);
    glClearColor(0.4f, 0.6f, 0.8f, 1.0f);
    glClear(GL_COLOR_BUFFER_BIT);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &framebuffer);
    for (size_t at = 0; at < m.seen.bytes; ++at)
        m.seen.pixels[at] = drawn[at % 4];
    acquire_texture(f.queue, m.texture);
    expect_success(clgl_texture_read(f.queue, m.texture, NULL, got, 1, 0, NULL, NULL));
    release_texture(f.queue, m.texture);
    expect_same_bytes(got, m.seen.pixels, m.seen.bytes);
    free(got);
    destroy_made(&m);
    end_share(&f);
}

/* rusticl's images of a host pointer are copies of its own, which its self-test finds out. */
static void images_that_are_copies_are_found_out(void **state)
{
    share_fixture f = begin_share(RUSTICL, EXTERNAL);
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    (void)state;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.gl_target = GL_TEXTURE_2D;
    desc.width = desc.height = 64;
    desc.transport = EXTERNAL;
    refuse_texture(&f, &desc, CLGL_ERROR_UNSUPPORTED, "its self-test failed: OpenCL reads");
    end_share(&f);
}

static void make_and_destroy(const share_fixture *f)
{
    static const size_t size[3] = {33, 17, 1};
    const clgl_buffer buffer = make_external_buffer(f->context, SMALL, NULL);
    made m = make_texture(f, GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, size, 1);
    destroy_made(&m);
    expect_success(clgl_buffer_destroy(buffer));
}

static int cycles = 200;

/* What a texture leaves behind in OpenCL's driver and in OpenGL's is not all of the library's. */
static void no_file_stays_open(void **state)
{
    share_fixture f = begin_share(POCL, EXTERNAL);
    clgl_buffer living = NULL;
    unsigned before;
    (void)state;
    make_and_destroy(&f);
    living = make_external_buffer(f.context, SMALL, NULL);
    before = open_files("memfd");
    for (int i = 0; i < cycles; ++i)
        make_and_destroy(&f);
    assert_int_equal(open_files("memfd"), before);
    expect_success(clgl_buffer_destroy(living));
    end_share(&f);
}

static void without_a_driver_the_others_work(void **state)
{
    gl_context gl = make_best_gl();
    clgl_context_desc desc = CLGL_CONTEXT_DESC_INIT;
    clgl_context context = NULL;
    clgl_buffer buffer = NULL;
    clgl_transport_report report;
    (void)state;
    context = make_context(POCL, CLGL_TRANSPORT_NONE);
    report = report_of(context, EXTERNAL);
    assert_int_equal(report.status, CLGL_TRANSPORT_REJECTED);
    assert_int_equal(report.self_test, CLGL_SELF_TEST_NOT_RUN);
    printf("external is rejected: %s\n", report.reason);
    assert_non_null(strstr(report.reason, "Vulkan driver"));
    buffer = make_buffer(context, SMALL, NULL, CLGL_ACCESS_READ_WRITE);
    assert_int_not_equal(info_of_buffer(buffer).transport, EXTERNAL);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_context_destroy(context));
    desc.device = find_device(POCL);
    desc.transport = EXTERNAL;
    expect_error_out(clgl_context_create(&desc, &context), CLGL_ERROR_NO_TRANSPORT, context);
    expect_message("Vulkan driver");
    destroy_gl(&gl);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest with[] = {
        cmocka_unit_test(buffers_are_shared),          cmocka_unit_test(it_is_taken_where_it_is_asked_for),
        cmocka_unit_test(textures_are_shared),         cmocka_unit_test(what_pocl_carries),
        cmocka_unit_test(opengl_draws_into_a_texture), cmocka_unit_test(images_that_are_copies_are_found_out),
        cmocka_unit_test(no_file_stays_open),
    };
    const struct CMUnitTest without[] = {cmocka_unit_test(without_a_driver_the_others_work)};
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    if (argc > 1 && strcmp(argv[1], "without") == 0) return cmocka_run_group_tests(without, NULL, NULL);
    if (argc > 1) cycles = atoi(argv[1]);
    if (!is_external_offered()) return EXIT_SKIPPED;
    return cmocka_run_group_tests(with, NULL, NULL);
}
