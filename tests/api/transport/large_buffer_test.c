/* Tests buffers and textures of more than 2 GiB, for which byte counts of 32 bits can overflow. The test is
 * skipped if the machine, the OpenCL device or OpenGL does not have enough memory.
 *
 * Usage:
 * large_buffer_test DEVICE TRANSPORT MEBIBYTES   tests a buffer of this size
 * large_buffer_test DEVICE TRANSPORT texture     tests a texture */
#include "gl_texture_support.h"

#include <unistd.h>

#define MIB ((size_t)1 << 20)
#define GIB ((size_t)1 << 30)
/* Maximum number of copies of the data: in OpenGL, in OpenCL, in a staging copy, and in the test */
#define MOST_COPIES 4
#define WINDOW 64
#define MOST_WINDOWS 8
#define FILL 0x5a

static gl_fixture s;
static size_t size;

static void skip_program(const char *why)
{
    printf("skipped: %s\n", why);
    exit(EXIT_SKIPPED);
}

static void require_memory(size_t bytes)
{
    const size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t free_bytes = (size_t)sysconf(_SC_AVPHYS_PAGES) * page, kib = 0;
    char line[128];
    FILE *const file = fopen("/proc/meminfo", "r");
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "MemAvailable: %zu kB", &kib) == 1) free_bytes = kib << 10;
    if (file) fclose(file);
    printf("%zu MiB are wanted, %zu are free\n", bytes / MIB, free_bytes / MIB);
    if (free_bytes < bytes) skip_program("there is too little memory");
}

/* Allocates memory. Skips the program if other processes have used it since require_memory. */
static void *allocate(size_t bytes)
{
    void *const memory = malloc(bytes);
    if (!memory) skip_program("there is no longer enough memory");
    return memory;
}

/* Stores the offsets to test in `places`, and returns their number. The offsets are close to both ends of the
 * buffer and to multiples of 1 GiB, where 32-bit numbers overflow or copies are split. */
static size_t windows(size_t *places)
{
    const size_t at[] = {0, GIB - WINDOW / 2, 2 * GIB - WINDOW / 2, 3 * GIB - WINDOW / 2, 4 * GIB - WINDOW / 2};
    size_t count = 0;
    for (size_t i = 0; i < COUNT(at); ++i)
        if (at[i] + 2 * WINDOW <= size) places[count++] = at[i];
    places[count++] = size - WINDOW;
    return count;
}

static void *bytes_of_window(size_t place, uint32_t seed)
{
    static unsigned char bytes[WINDOW];
    fill_bytes(bytes, WINDOW, (uint32_t)(place / WINDOW) * 31 + seed);
    return bytes;
}

static void copy_gl_window(GLuint from, size_t from_offset, GLuint to, size_t to_offset)
{
    glBindBuffer(GL_COPY_READ_BUFFER, from);
    glBindBuffer(GL_COPY_WRITE_BUFFER, to);
    glCopyBufferSubData(GL_COPY_READ_BUFFER, GL_COPY_WRITE_BUFFER, (GLintptr)from_offset, (GLintptr)to_offset,
                        WINDOW);
    glBindBuffer(GL_COPY_READ_BUFFER, 0);
    glBindBuffer(GL_COPY_WRITE_BUFFER, 0);
}

/* Writes through a copy from another buffer, because OpenGL cannot write imported memory from host memory. */
static void write_gl_windows(GLuint name, uint32_t seed)
{
    size_t places[MOST_WINDOWS];
    const size_t count = windows(places);
    for (size_t i = 0; i < count; ++i) {
        const GLuint passing = make_gl_buffer(WINDOW, bytes_of_window(places[i], seed));
        copy_gl_window(passing, 0, name, places[i]);
        glDeleteBuffers(1, &passing);
    }
    expect_gl_clean();
}

/* Reads through a copy to another buffer. If the CPU reads a buffer directly, NVIDIA 580 moves the buffer and
 * loses data beyond 4 GiB. */
static void expect_gl_window(GLuint name, size_t place, const void *expected)
{
    const GLuint passing = make_gl_buffer(WINDOW, NULL);
    copy_gl_window(name, place, passing, 0);
    expect_gl_bytes(passing, 0, WINDOW, expected);
    glDeleteBuffers(1, &passing);
}

static void expect_gl_windows(GLuint name, uint32_t seed)
{
    size_t places[MOST_WINDOWS];
    const size_t count = windows(places);
    for (size_t i = 0; i < count; ++i)
        expect_gl_window(name, places[i], bytes_of_window(places[i], seed));
}

static void expect_cl_windows(clgl_buffer buffer, uint32_t seed)
{
    size_t places[MOST_WINDOWS];
    const size_t count = windows(places);
    for (size_t i = 0; i < count; ++i) {
        const clgl_range range = {places[i], WINDOW};
        unsigned char got[WINDOW];
        expect_success(clgl_buffer_read(s.queue, buffer, &range, got, 1, 0, NULL, NULL));
        expect_same_bytes(got, bytes_of_window(places[i], seed), WINDOW);
    }
}

static void write_windows(unsigned char *memory, uint32_t seed)
{
    size_t places[MOST_WINDOWS];
    const size_t count = windows(places);
    for (size_t i = 0; i < count; ++i)
        memcpy(memory + places[i], bytes_of_window(places[i], seed), WINDOW);
}

/* Expects that all bytes have the value FILL. */
static void expect_filled(const unsigned char *memory, size_t bytes)
{
    assert_int_equal(memory[0], FILL);
    expect_same_bytes(memory + 1, memory, bytes - 1);
}

/* Fills, reads, writes and maps the whole buffer, with one command for each. */
static void use_whole(clgl_buffer buffer, uint32_t seed)
{
    const uint32_t pattern = FILL * 0x01010101u;
    unsigned char *const memory = allocate(size);
    void *mapped = NULL;
    expect_success(clgl_buffer_fill(s.queue, buffer, NULL, &pattern, sizeof pattern, 0, NULL, NULL));
    expect_success(clgl_buffer_read(s.queue, buffer, NULL, memory, 1, 0, NULL, NULL));
    expect_filled(memory, size);
    write_windows(memory, seed);
    expect_success(clgl_buffer_write(s.queue, buffer, NULL, memory, 1, 0, NULL, NULL));
    free(memory);
    expect_cl_windows(buffer, seed);
    expect_success(
        clgl_buffer_map(s.queue, buffer, CLGL_MAP_READ | CLGL_MAP_WRITE, NULL, 1, 0, NULL, &mapped, NULL));
    write_windows(mapped, seed + 1);
    expect_success(clgl_buffer_unmap(s.queue, buffer, mapped, 0, NULL, NULL));
    expect_cl_windows(buffer, seed + 1);
}

/* Copies the first half of the buffer to the second half. */
static void copy_half(clgl_buffer buffer, uint32_t seed)
{
    const clgl_range half = {0, size / 2};
    unsigned char got[WINDOW];
    const clgl_range start = {size / 2, WINDOW};
    expect_success(clgl_buffer_copy(s.queue, buffer, buffer, &half, size / 2, 0, NULL, NULL));
    expect_success(clgl_buffer_read(s.queue, buffer, &start, got, 1, 0, NULL, NULL));
    expect_same_bytes(got, bytes_of_window(0, seed), WINDOW);
}

static void there_and_back(clgl_buffer buffer)
{
    const GLuint name = info_of_buffer(buffer).gl_name;
    write_gl_windows(name, 1);
    acquire(s.queue, buffer);
    expect_cl_windows(buffer, 1);
    use_whole(buffer, 2);
    release(s.queue, buffer);
    expect_gl_windows(name, 3);
    acquire(s.queue, buffer);
    copy_half(buffer, 3);
    release(s.queue, buffer);
    expect_gl_window(name, size / 2, bytes_of_window(0, 3));
}

static void created_buffers(void **state)
{
    clgl_buffer buffer;
    (void)state;
    buffer = make_buffer(s.context, size, NULL, CLGL_ACCESS_READ_WRITE);
    there_and_back(buffer);
    expect_success(clgl_buffer_destroy(buffer));
    use_no_gl();
    use_gl(&s.gl);
}

static void wrap_and_use(uint32_t flags)
{
    const GLuint name = make_gl_buffer(size, NULL);
    clgl_buffer buffer;
    write_gl_windows(name, 5);
    buffer = wrap_buffer(s.context, name, flags, CLGL_ACCESS_READ_WRITE);
    expect_gl_windows(name, 5);
    there_and_back(buffer);
    expect_success(clgl_buffer_destroy(buffer));
    glDeleteBuffers(1, &name);
    glFinish();
}

static void wrapped_buffers(void **state)
{
    (void)state;
    wrap_and_use(0);
}

static void replaced_buffers(void **state)
{
    (void)state;
    wrap_and_use(CLGL_BUFFER_REPLACE_STORAGE);
}

enum { WIDTH = 16384, HEIGHT = 8704, COMPONENTS = 4, ROW = WIDTH * COMPONENTS };

static const float *row_of_texels(size_t y)
{
    static float row[ROW];
    for (size_t i = 0; i < ROW; ++i)
        row[i] = (float)((i * 7 + y) % 65521);
    return row;
}

static GLuint make_large_texture(void)
{
    GLuint name = 0;
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_2D, name);
    glTexStorage2D(GL_TEXTURE_2D, 1, GL_RGBA32F, WIDTH, HEIGHT);
    if (glGetError() != GL_NO_ERROR) skip_program("OpenGL has no texture of this size");
    for (GLint y = 0; y < HEIGHT; ++y)
        glTexSubImage2D(GL_TEXTURE_2D, 0, 0, y, WIDTH, 1, GL_RGBA, GL_FLOAT, row_of_texels((size_t)y));
    glBindTexture(GL_TEXTURE_2D, 0);
    expect_gl_clean();
    return name;
}

/* Tests a wrapped 2D texture with more than 2 GiB of pixels. */
static void wrapped_textures(void **state)
{
    const GLuint name = make_large_texture();
    const size_t row_bytes = ROW * sizeof(float);
    float *const texels = allocate(row_bytes * HEIGHT);
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    clgl_texture texture = NULL;
    (void)state;
    desc.gl_name = name;
    desc.gl_target = GL_TEXTURE_2D;
    expect_success(clgl_texture_create(s.context, &desc, &texture));
    acquire_texture(s.queue, texture);
    expect_success(clgl_texture_read(s.queue, texture, NULL, texels, 1, 0, NULL, NULL));
    for (size_t y = 0; y < HEIGHT; ++y) {
        expect_same_bytes(texels + y * ROW, row_of_texels(y), row_bytes);
        memcpy(texels + y * ROW, row_of_texels(y + HEIGHT), row_bytes);
    }
    expect_success(clgl_texture_write(s.queue, texture, NULL, texels, 1, 0, NULL, NULL));
    release_texture(s.queue, texture);
    for (GLint y = 0; y < HEIGHT; ++y) {
        glGetTextureSubImage(name, 0, 0, y, 0, WIDTH, 1, 1, GL_RGBA, GL_FLOAT, (GLsizei)row_bytes, texels);
        expect_same_bytes(texels, row_of_texels((size_t)y + HEIGHT), row_bytes);
    }
    expect_gl_clean();
    expect_success(clgl_texture_destroy(texture));
    glDeleteTextures(1, &name);
    free(texels);
}

static clgl_transport transport_of(const char *name)
{
    static const char *const names[] = {"any", "mapped", "staged", "external", "native"};
    static const clgl_transport ids[] = {CLGL_TRANSPORT_AUTO, CLGL_TRANSPORT_MAPPED, CLGL_TRANSPORT_STAGED,
                                         CLGL_TRANSPORT_EXTERNAL, CLGL_TRANSPORT_NATIVE};
    for (size_t i = 0; i < COUNT(names); ++i)
        if (strcmp(name, names[i]) == 0) return ids[i];
    fail_msg("%s is not a transport", name);
    return CLGL_TRANSPORT_AUTO;
}

static void require_room(const char *device)
{
    clgl_device_info info = CLGL_DEVICE_INFO_INIT;
    GLuint name = 0;
    require_memory(MOST_COPIES * size + GIB);
    expect_success(clgl_device_get_info(find_device(device), &info));
    if (info.max_mem_alloc_size < size) skip_program("the OpenCL device cannot allocate this size");
    glGenBuffers(1, &name);
    glBindBuffer(GL_ARRAY_BUFFER, name);
    glBufferData(GL_ARRAY_BUFFER, (GLsizeiptr)size, NULL, GL_STATIC_DRAW);
    if (glGetError() != GL_NO_ERROR) skip_program("OpenGL has no buffer of this size");
    glDeleteBuffers(1, &name);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest of_buffers[] = {
        cmocka_unit_test(created_buffers),
        cmocka_unit_test(wrapped_buffers),
        cmocka_unit_test(replaced_buffers),
    };
    const struct CMUnitTest of_textures[] = {cmocka_unit_test(wrapped_textures)};
    const int textures = argc > 3 && strcmp(argv[3], "texture") == 0;
    int result;
    if (argc < 4) return EXIT_FAILURE;
    size = textures ? 2 * GIB + GIB / 8 : strtoul(argv[3], NULL, 10) * MIB;
    s.gl = make_best_gl();
    require_room(argv[1]);
    s.context = make_context(argv[1], transport_of(argv[2]));
    s.queue = make_queue(s.context, 0);
    result = textures ? cmocka_run_group_tests(of_textures, NULL, NULL)
                      : cmocka_run_group_tests(of_buffers, NULL, NULL);
    if (result == 0) close_gl_fixture(&s);
    return result;
}
