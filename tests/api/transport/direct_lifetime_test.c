/* Destroys textures and buffers in imported memory while OpenGL still uses them. Pending draws must read the
 * correct pixels, and all resources must be freed later.
 *
 * Usage:
 * direct_lifetime_test [CYCLES]   on PoCL; creates and destroys CYCLES textures (default 600)
 * direct_lifetime_test gpu        on the GPU of a headless OpenGL context */
#define _GNU_SOURCE
#include "compute_support.h"
#include "direct_support.h"

#include <sys/resource.h>

#define SIDE 2048
#define SMALL 64
#define TEXEL_BYTES 4u
/* Maximum number of destroyed textures whose memory stays mapped, because OpenGL might still use it. Each has an
 * open file in Mesa 26.2. */
#define MOST_RETIRED 128u
/* Number of file descriptors that a process needs besides those of textures */
#define FEW_FILES 64u

static int cycles = 600;

static const unsigned char blue[TEXEL_BYTES] = {0, 0, 255, 255}, red[TEXEL_BYTES] = {255, 0, 0, 255};

static clgl_result try_format(const share_fixture *f, clgl_format format, uint32_t side, clgl_transport transport,
                              clgl_texture *texture)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.format = format;
    desc.gl_target = GL_TEXTURE_2D;
    desc.width = desc.height = side;
    desc.transport = transport;
    return clgl_texture_create(f->context, &desc, texture);
}

static clgl_result try_texture(const share_fixture *f, uint32_t side, clgl_transport transport,
                               clgl_texture *texture)
{
    return try_format(f, CLGL_FORMAT_RGBA8, side, transport, texture);
}

static clgl_texture make_texture(const share_fixture *f, uint32_t side)
{
    clgl_texture texture = NULL;
    expect_success(try_texture(f, side, direct_transport, &texture));
    return texture;
}

static GLuint name_of(clgl_texture texture) { return info_of_texture(texture).gl_name; }

/* Creates and binds a framebuffer with the texture as its colour attachment. */
static GLuint make_framebuffer(GLuint texture)
{
    GLuint framebuffer = 0;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, texture, 0);
    assert_int_equal(glCheckFramebufferStatus(GL_FRAMEBUFFER), GL_FRAMEBUFFER_COMPLETE);
    return framebuffer;
}

static void fill(GLuint framebuffer, const unsigned char color[TEXEL_BYTES])
{
    glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
    glClearColor(color[0] / 255.0f, color[1] / 255.0f, color[2] / 255.0f, color[3] / 255.0f);
    glClear(GL_COLOR_BUFFER_BIT);
}

static void expect_color(GLuint framebuffer, int side, const unsigned char color[TEXEL_BYTES])
{
    const size_t row = (size_t)side * TEXEL_BYTES;
    unsigned char *const got = malloc((size_t)side * row), *const expected = malloc(row);
    for (size_t i = 0; i < row; ++i)
        expected[i] = color[i % TEXEL_BYTES];
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffer);
    glReadPixels(0, 0, side, side, GL_RGBA, GL_UNSIGNED_BYTE, got);
    for (int y = 0; y < side; ++y)
        expect_same_bytes(got + (size_t)y * row, expected, row);
    free(expected);
    free(got);
}

/* Destroys a texture while a GL command that reads it is pending. */
static void pending_draws_read_the_right_pixels(void **state)
{
    share_fixture f = begin_direct();
    GLuint copy = 0, into = 0;
    (void)state;
    glGenTextures(1, &copy);
    glBindTexture(GL_TEXTURE_2D, copy);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, SIDE, SIDE, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    into = make_framebuffer(copy);
    for (int round = 0; round < 3; ++round) {
        const clgl_texture texture = make_texture(&f, SIDE);
        const unsigned char *const color = round % 2 ? blue : red;
        GLuint from = make_framebuffer(name_of(texture));
        fill(from, color);
        glBindFramebuffer(GL_READ_FRAMEBUFFER, from);
        glBindFramebuffer(GL_DRAW_FRAMEBUFFER, into);
        glBlitFramebuffer(0, 0, SIDE, SIDE, SIDE, SIDE, 0, 0, GL_COLOR_BUFFER_BIT, GL_LINEAR);
        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        glDeleteFramebuffers(1, &from);
        expect_success(clgl_texture_destroy(texture));
        expect_color(into, SIDE, color);
    }
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &into);
    glDeleteTextures(1, &copy);
    expect_gl_clean();
    end_direct(&f);
}

static unsigned buffers_of_opengl(void)
{
    unsigned count = 0;
    for (GLuint name = 1; name < 1024; ++name)
        count += glIsBuffer(name);
    return count;
}

/* Destroys a texture that is attached to a framebuffer. OpenGL can still draw to the framebuffer. */
static void a_framebuffer_outlives_its_texture(void **state)
{
    share_fixture f = begin_direct();
    clgl_texture texture = make_texture(&f, SIDE), other = NULL;
    GLuint framebuffer = make_framebuffer(name_of(texture));
    (void)state;
    fill(framebuffer, red);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    expect_success(clgl_texture_destroy(texture));
    for (int round = 0; round < 3; ++round) {
        other = make_texture(&f, SIDE);
        fill(framebuffer, blue);
        expect_color(framebuffer, SIDE, blue);
        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        expect_success(clgl_texture_destroy(other));
    }
    glDeleteFramebuffers(1, &framebuffer);
    expect_gl_clean();
    end_direct(&f);
}

static void a_view_outlives_its_texture(void **state)
{
    share_fixture f = begin_direct();
    clgl_texture texture = make_texture(&f, SIDE);
    GLuint view = 0, framebuffer = 0;
    (void)state;
    glGenTextures(1, &view);
    glTextureView(view, GL_TEXTURE_2D, name_of(texture), GL_RGBA8, 0, 1, 0, 1);
    expect_success(clgl_texture_destroy(texture));
    texture = make_texture(&f, SIDE);
    framebuffer = make_framebuffer(view);
    fill(framebuffer, blue);
    expect_color(framebuffer, SIDE, blue);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &framebuffer);
    glDeleteTextures(1, &view);
    expect_success(clgl_texture_destroy(texture));
    expect_gl_clean();
    end_direct(&f);
}

/* Destroys a buffer that a buffer texture still references. */
static void a_buffer_is_read_after_its_end(void **state)
{
    share_fixture f = begin_direct();
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    GLuint texture = 0;
    unsigned char got[SMALL * TEXEL_BYTES];
    (void)state;
    desc.size = sizeof got;
    desc.transport = direct_transport;
    expect_success(clgl_buffer_create(f.context, &desc, &buffer));
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_BUFFER, texture);
    glTexBuffer(GL_TEXTURE_BUFFER, GL_RGBA8, info_of_buffer(buffer).gl_name);
    expect_success(clgl_buffer_destroy(buffer));
    glFinish();
    glDeleteTextures(1, &texture);
    glFinish();
    expect_gl_clean();
    end_direct(&f);
}

/* Destroys the clgl context of a texture that is attached to a framebuffer. OpenGL can still draw to the
 * framebuffer, even after other contexts are created. */
static void a_framebuffer_outlives_the_context(void **state)
{
    share_fixture f = begin_direct();
    GLuint framebuffer = 0;
    unsigned before = 0;
    (void)state;
    for (int round = 0; round < 50; ++round) {
        share_fixture second = f;
        clgl_texture texture;
        second.context = make_context(POCL, CLGL_TRANSPORT_AUTO);
        texture = make_texture(&second, SMALL);
        if (!framebuffer) framebuffer = make_framebuffer(name_of(texture));
        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        expect_success(clgl_texture_destroy(texture));
        expect_success(clgl_context_destroy(second.context));
        fill(framebuffer, blue);
        expect_color(framebuffer, SMALL, blue);
        if (round == 0) before = buffers_of_opengl();
    }
    assert_int_equal(buffers_of_opengl(), before);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &framebuffer);
    end_direct(&f);
}

static unsigned mappings(void)
{
    FILE *const file = fopen("/proc/self/maps", "r");
    unsigned lines = 0;
    int c;
    assert_non_null(file);
    while ((c = fgetc(file)) != EOF)
        lines += c == '\n';
    fclose(file);
    return lines;
}

/* Creates, draws and destroys textures of changing sizes, as an application does when a window is resized. */
static void make_draw_and_destroy(const share_fixture *f, int count)
{
    for (int i = 0; i < count; ++i) {
        const clgl_texture texture = make_texture(f, (uint32_t)(SMALL + 61 * (i % 7)));
        GLuint framebuffer = make_framebuffer(name_of(texture));
        fill(framebuffer, red);
        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        glDeleteFramebuffers(1, &framebuffer);
        expect_success(clgl_texture_destroy(texture));
    }
    glFinish();
}

static void many_textures_are_created_and_destroyed(void **state)
{
    share_fixture f = begin_direct();
    unsigned files, mapped;
    (void)state;
    make_draw_and_destroy(&f, 100);
    count_blocks_of("libclgl.so");
    files = open_descriptors();
    mapped = mappings();
    make_draw_and_destroy(&f, cycles);
    printf("%d textures leave %zu blocks; %u files, then %u; %u mappings, then %u\n", cycles, blocks_alive(),
           files, open_descriptors(), mapped, mappings());
    assert_true(open_descriptors() <= files + MOST_RETIRED);
    assert_true(mappings() <= mapped + MOST_RETIRED + FEW_FILES);
    assert_true(blocks_alive() < (size_t)cycles);
    end_direct(&f);
}

/* Limits the process to `more` additional file descriptors. Returns the previous limit. */
static struct rlimit limit_files(unsigned more)
{
    struct rlimit before, now;
    assert_int_equal(getrlimit(RLIMIT_NOFILE, &before), 0);
    now = before;
    now.rlim_cur = open_descriptors() + more;
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &now), 0);
    return before;
}

/* The Vulkan driver uses one file descriptor per texture. If no descriptor is left, `external` fails, and
 * CLGL_TRANSPORT_AUTO uses another transport. */
static void file_descriptors_run_out(void **state)
{
    share_fixture f = begin_direct();
    clgl_texture textures[4 * FEW_FILES], refused = NULL;
    const struct rlimit before = limit_files(2 * FEW_FILES);
    unsigned made = 0;
    (void)state;
    while (made < COUNT(textures) && try_texture(&f, SMALL, direct_transport, &textures[made]) == CLGL_SUCCESS)
        ++made;
    printf("%u textures were created, then: %s\n", made, clgl_error_message());
    /* The number of descriptors for each texture depends on the driver: Mesa 26.2 uses three. */
    assert_in_range(made, 1, COUNT(textures) - 1);
    expect_error_out(try_texture(&f, SMALL, direct_transport, &refused), CLGL_ERROR_OUT_OF_HOST_MEMORY, refused);
    assert_non_null(strstr(clgl_error_message(), "file descriptors"));
    /* A format whose self-test has not run: the self-test frees descriptors of destroyed objects, too. */
    expect_error_out(try_format(&f, CLGL_FORMAT_RGBA32F, SMALL, direct_transport, &refused),
                     CLGL_ERROR_OUT_OF_HOST_MEMORY, refused);
    expect_success(try_texture(&f, SMALL, CLGL_TRANSPORT_AUTO, &refused));
    assert_int_not_equal(info_of_texture(refused).transport, direct_transport);
    expect_success(clgl_texture_destroy(refused));
    while (made > 0)
        expect_success(clgl_texture_destroy(textures[--made]));
    refused = make_texture(&f, SMALL);
    expect_success(clgl_texture_destroy(refused));
    expect_success(try_format(&f, CLGL_FORMAT_RGBA32F, SMALL, direct_transport, &refused));
    expect_success(clgl_texture_destroy(refused));
    assert_int_equal(setrlimit(RLIMIT_NOFILE, &before), 0);
    end_direct(&f);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest of_each[] = {
        cmocka_unit_test(pending_draws_read_the_right_pixels),
        cmocka_unit_test(a_framebuffer_outlives_its_texture),
        cmocka_unit_test(a_view_outlives_its_texture),
        cmocka_unit_test(a_buffer_is_read_after_its_end),
        cmocka_unit_test(many_textures_are_created_and_destroyed),
    };
    /* Tests that require a software renderer */
    const struct CMUnitTest cpu[] = {
        cmocka_unit_test(a_framebuffer_outlives_the_context),
        cmocka_unit_test(file_descriptors_run_out),
    };
    int failed;
    read_direct_arguments(&argc, argv);
    if (!is_direct_offered()) return EXIT_SKIPPED;
    if (argc > 1) cycles = atoi(argv[1]);
    failed = cmocka_run_group_tests(of_each, NULL, NULL);
    return on_gpu ? failed : failed + cmocka_run_group_tests(cpu, NULL, NULL);
}
