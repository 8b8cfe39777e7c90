/* Tests short forms of calls: hand-over of one object, launches with global sizes only, structures written in
 * place, and resizing of textures. Also tests the info fields that describe hand-overs. */
#define _GNU_SOURCE
#include "gl_texture_support.h"
#include "kernel_support.h"

#define SIDE 8u
#define WORDS (SIDE * SIDE)
#define LAYERS 3u

static clgl_buffer shared_buffer(const share_fixture *f, int32_t access, const void *data, const char *label)
{
    clgl_buffer buffer = NULL;
    expect_success(clgl_buffer_create(f->context,
                                      CLGL_BUFFER_DESC(.size = WORDS * sizeof(uint32_t), .access = access,
                                                       .transport = f->transport, .data = data, .label = label),
                                      &buffer));
    return buffer;
}

static clgl_texture shared_texture(const share_fixture *f, int32_t access, uint32_t side)
{
    clgl_texture texture = NULL;
    expect_success(clgl_texture_create(
        f->context,
        CLGL_TEXTURE_DESC(.type = CLGL_TEXTURE_TYPE_2D, .format = CLGL_FORMAT_RGBA8, .access = access,
                          .width = side, .height = side, .transport = f->transport),
        &texture));
    return texture;
}

static GLuint name_of(clgl_texture texture)
{
    GLuint name = 0;
    expect_success(clgl_texture_gl_name(texture, &name));
    assert_int_equal(name, info_of_texture(texture).gl_name);
    return name;
}

/* Reads all pixels of a texture with OpenGL, and compares each pixel with `pixel`. */
static void expect_pixels(clgl_texture texture, uint32_t pixel, size_t count)
{
    uint32_t *const pixels = calloc(count, sizeof *pixels);
    glBindTexture(GL_TEXTURE_2D, name_of(texture));
    glGetTexImage(GL_TEXTURE_2D, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    glBindTexture(GL_TEXTURE_2D, 0);
    for (size_t i = 0; i < count; ++i)
        assert_int_equal(pixels[i], pixel);
    free(pixels);
    expect_gl_clean();
}

static void one_buffer_is_handed_over(const share_fixture *f)
{
    uint32_t words[WORDS];
    clgl_buffer buffer;
    const clgl_kernel kernel = make_change_kernel(f->context);
    for (uint32_t i = 0; i < WORDS; ++i)
        words[i] = i * i + 1;
    buffer = shared_buffer(f, CLGL_ACCESS_READ_WRITE, words, NULL);
    for (int round = 0; round < 3; ++round) {
        expect_success(clgl_buffer_acquire(f->queue, buffer));
        expect_success(clgl_kernel_set_buffer(kernel, 0, buffer));
        expect_success(clgl_kernel_launch_1d(f->queue, kernel, WORDS));
        expect_success(clgl_buffer_release(f->queue, buffer));
        change_on_cpu(words, WORDS);
        expect_gl_bytes(info_of_buffer(buffer).gl_name, 0, sizeof words, words);
    }
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_kernel_destroy(kernel));
}

static void one_texture_is_handed_over(const share_fixture *f)
{
    const clgl_texture texture = shared_texture(f, CLGL_ACCESS_READ_WRITE, SIDE);
    const float color[4] = {1, 0, 1, 1};
    uint32_t pixels[WORDS];
    memset(pixels, 0x40, sizeof pixels);
    glBindTexture(GL_TEXTURE_2D, name_of(texture));
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, SIDE, SIDE, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
    glBindTexture(GL_TEXTURE_2D, 0);
    memset(pixels, 0, sizeof pixels);
    expect_success(clgl_texture_acquire(f->queue, texture));
    expect_success(clgl_texture_read(f->queue, texture, CLGL_TEXTURE_REGION(.extent = {SIDE, SIDE}), pixels, 1, 0,
                                     NULL, NULL));
    for (size_t i = 0; i < WORDS; ++i)
        assert_int_equal(pixels[i], 0x40404040);
    expect_success(clgl_texture_fill(f->queue, texture, NULL, color, 0, NULL, NULL));
    expect_success(clgl_texture_release(f->queue, texture));
    expect_pixels(texture, 0xffff00ff, WORDS);
    expect_success(clgl_texture_destroy(texture));
}

static void wrong_hand_overs_name_the_object(const share_fixture *f)
{
    const clgl_buffer buffer = shared_buffer(f, CLGL_ACCESS_READ_WRITE, NULL, "points");
    const clgl_texture texture = shared_texture(f, CLGL_ACCESS_READ_WRITE, SIDE);
    clgl_buffer alone = NULL;
    uint32_t name = 0;
    expect_success(clgl_buffer_create(
        f->context, CLGL_BUFFER_DESC(.size = WORDS, .flags = CLGL_BUFFER_COMPUTE_ONLY, .label = "alone"),
        &alone));
    expect_error(clgl_buffer_acquire(f->queue, alone), CLGL_ERROR_UNSUPPORTED);
    expect_message("the buffer \"alone\" is not shared with OpenGL");
    expect_error(clgl_buffer_release(f->queue, buffer), CLGL_ERROR_NOT_ACQUIRED);
    expect_message("points");
    expect_error(clgl_texture_release(f->queue, texture), CLGL_ERROR_NOT_ACQUIRED);
    expect_success(clgl_buffer_acquire(f->queue, buffer));
    expect_success(clgl_texture_acquire(f->queue, texture));
    expect_error(clgl_buffer_acquire(f->queue, buffer), CLGL_ERROR_ALREADY_ACQUIRED);
    expect_error(clgl_texture_acquire(f->queue, texture), CLGL_ERROR_ALREADY_ACQUIRED);
    expect_error(clgl_texture_resize(texture, (const size_t[]){SIDE, SIDE, 1}), CLGL_ERROR_ALREADY_ACQUIRED);
    expect_success(clgl_buffer_release(f->queue, buffer));
    expect_success(clgl_texture_release(f->queue, texture));
    expect_error(clgl_texture_acquire(f->queue, NULL), CLGL_ERROR_INVALID_HANDLE);
    expect_error(clgl_buffer_acquire(NULL, buffer), CLGL_ERROR_INVALID_HANDLE);
    expect_error_out(clgl_texture_gl_name(NULL, &name), CLGL_ERROR_INVALID_HANDLE, name);
    expect_success(clgl_buffer_destroy(alone));
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_texture_destroy(texture));
}

/* Runs on a thread without an OpenGL context. */
static void hand_over_without_gl(void *data)
{
    const struct {
        clgl_queue queue;
        clgl_buffer buffer;
        clgl_texture texture;
    } *const of = data;
    const clgl_buffer_info b = of->buffer ? info_of_buffer(of->buffer) : (clgl_buffer_info){0};
    const clgl_texture_info t = of->texture ? info_of_texture(of->texture) : (clgl_texture_info){0};
    const uint32_t acquire_needs_gl = b.acquire_needs_gl + t.acquire_needs_gl;
    const uint32_t release_needs_gl = b.release_needs_gl + t.release_needs_gl;
    const clgl_handover *const handover =
        CLGL_HANDOVER(.flags = CLGL_HANDOVER_SKIP_GL_SYNC, .buffer_count = of->buffer != NULL,
                      .buffers = &of->buffer, .texture_count = of->texture != NULL, .textures = &of->texture);
    if (acquire_needs_gl) {
        expect_error(clgl_acquire(of->queue, handover, 0, NULL, NULL), CLGL_ERROR_NO_GL_CONTEXT);
        return;
    }
    expect_success(clgl_acquire(of->queue, handover, 0, NULL, NULL));
    expect_success(clgl_queue_flush(of->queue));
    if (release_needs_gl) {
        clgl_fence fence = NULL;
        const clgl_handover deferred =
            *CLGL_HANDOVER(.flags = CLGL_HANDOVER_NO_CPU_WAIT, .buffer_count = handover->buffer_count,
                           .buffers = &of->buffer, .texture_count = handover->texture_count,
                           .textures = &of->texture);
        expect_error(clgl_release(of->queue, handover, 0, NULL, NULL), CLGL_ERROR_NO_GL_CONTEXT);
        expect_success(clgl_release(of->queue, &deferred, 0, NULL, &fence));
        expect_success(clgl_fence_destroy(fence));
        return;
    }
    expect_success(clgl_release(of->queue, handover, 0, NULL, NULL));
}

static void infos_say_which_hand_over_needs_gl(const share_fixture *f)
{
    static const int32_t accesses[] = {CLGL_ACCESS_READ_WRITE, CLGL_ACCESS_READ_ONLY, CLGL_ACCESS_WRITE_ONLY,
                                       CLGL_ACCESS_WRITE_DISCARD};
    for (size_t i = 0; i < COUNT(accesses); ++i) {
        struct {
            clgl_queue queue;
            clgl_buffer buffer;
            clgl_texture texture;
        } one = {f->queue, shared_buffer(f, accesses[i], NULL, NULL), NULL};
        on_another_thread(hand_over_without_gl, &one);
        expect_success(clgl_buffer_destroy(one.buffer));
        one.buffer = NULL;
        one.texture = shared_texture(f, accesses[i], SIDE);
        on_another_thread(hand_over_without_gl, &one);
        expect_success(clgl_texture_destroy(one.texture));
    }
}

static void infos_say_what_opengl_may_map(const share_fixture *f)
{
    const clgl_buffer buffer = shared_buffer(f, CLGL_ACCESS_READ_WRITE, NULL, NULL);
    const clgl_buffer_info info = info_of_buffer(buffer);
    void *mapped;
    if (f->transport == CLGL_TRANSPORT_EXTERNAL) assert_false(info.gl_mappable);
    glBindBuffer(GL_ARRAY_BUFFER, info.gl_name);
    mapped = glMapBufferRange(GL_ARRAY_BUFFER, 0, WORDS, GL_MAP_READ_BIT);
    if (info.gl_mappable) {
        assert_non_null(mapped);
        glUnmapBuffer(GL_ARRAY_BUFFER);
        expect_gl_clean();
    } else {
        assert_null(mapped);
        expect_gl_error(GL_INVALID_OPERATION);
    }
    glBindBuffer(GL_ARRAY_BUFFER, 0);
    expect_success(clgl_buffer_destroy(buffer));
}

static void textures_are_resized(const share_fixture *f)
{
    static const uint32_t sides[] = {3 * SIDE, SIDE / 2, SIDE, SIDE};
    const clgl_texture texture = shared_texture(f, CLGL_ACCESS_READ_WRITE, SIDE);
    const float color[4] = {0, 1, 0, 1};
    for (size_t i = 0; i < COUNT(sides); ++i) {
        const size_t extent[3] = {sides[i], sides[i], 1};
        expect_success(clgl_texture_resize(texture, extent));
        assert_int_equal(info_of_texture(texture).width, sides[i]);
        assert_int_equal(info_of_texture(texture).height, sides[i]);
        assert_int_equal(info_of_texture(texture).transport, f->transport);
        expect_success(clgl_texture_acquire(f->queue, texture));
        expect_success(clgl_texture_fill(f->queue, texture, NULL, color, 0, NULL, NULL));
        expect_success(clgl_texture_release(f->queue, texture));
        expect_pixels(texture, 0xff00ff00, (size_t)sides[i] * sides[i]);
    }
    expect_error(clgl_texture_resize(texture, (const size_t[]){SIDE, 0, 1}), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_texture_resize(texture, (const size_t[]){SIDE, SIDE, 2}), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_texture_resize(texture, (const size_t[]){(size_t)1 << 30, 1, 1}), CLGL_ERROR_OUT_OF_RANGE);
    expect_error(clgl_texture_resize(texture, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    assert_int_equal(info_of_texture(texture).width, SIDE);
    expect_pixels(texture, 0xff00ff00, WORDS);
    expect_success(clgl_texture_destroy(texture));
}

static void each_kind_is_resized(const share_fixture *f)
{
    static const struct {
        int32_t kind;
        size_t extent[3];
    } kinds[] = {{CLGL_TEXTURE_TYPE_1D, {SIDE, 1, 1}},
                 {CLGL_TEXTURE_TYPE_2D, {SIDE, 2, 1}},
                 {CLGL_TEXTURE_TYPE_3D, {SIDE, 4, LAYERS}},
                 {CLGL_TEXTURE_TYPE_1D_ARRAY, {SIDE, LAYERS, 1}},
                 {CLGL_TEXTURE_TYPE_2D_ARRAY, {SIDE, 2, LAYERS}}};
    for (size_t i = 0; i < 2 * COUNT(kinds); ++i) {
        const uint32_t flags = i % 2 ? CLGL_TEXTURE_COMPUTE_ONLY : 0;
        const int32_t kind = kinds[i / 2].kind;
        const size_t *const extent = kinds[i / 2].extent;
        const int layered = kind == CLGL_TEXTURE_TYPE_1D_ARRAY || kind == CLGL_TEXTURE_TYPE_2D_ARRAY;
        clgl_texture texture = NULL;
        clgl_texture_info info;
        expect_success(clgl_texture_create(
            f->context,
            CLGL_TEXTURE_DESC(.type = kind, .format = CLGL_FORMAT_RGBA32F, .flags = flags, .width = 4,
                              .height =
                                  kind == CLGL_TEXTURE_TYPE_1D || kind == CLGL_TEXTURE_TYPE_1D_ARRAY ? 0 : 4,
                              .depth = kind == CLGL_TEXTURE_TYPE_3D ? 4 : 0, .layers = layered ? 4 : 0,
                              .mip_level_count = flags                                ? 0
                                                 : kind == CLGL_TEXTURE_TYPE_1D_ARRAY ? 1
                                                                                      : 3,
                              .label = "grown", .transport = flags ? 0 : f->transport),
            &texture));
        expect_success(clgl_texture_resize(texture, extent));
        info = info_of_texture(texture);
        assert_int_equal(info.size, extent[0] * extent[1] * extent[2] * 4 * sizeof(float));
        assert_int_equal(info.type, kind);
        assert_int_equal(info.flags, flags);
        assert_string_equal(info.label, "grown");
        expect_success(clgl_texture_resize(texture, (const size_t[]){1, 1, 1}));
        assert_int_equal(info_of_texture(texture).size, 4 * sizeof(float));
        expect_success(clgl_texture_destroy(texture));
    }
}

static void memory_of_others_is_not_resized(const share_fixture *f)
{
    const size_t extent[3] = {SIDE, SIDE, 1};
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 1);
    const clgl_texture texture = share_gl_image(f->context, &image, f->transport);
    expect_error(clgl_texture_resize(texture, extent), CLGL_ERROR_UNSUPPORTED);
    expect_message("clgl_texture_rewrap");
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&image);
}

/* Resizing a mapped texture is an error. */
static void mapped_textures_are_not_resized(const share_fixture *f)
{
    static const size_t extent[3] = {SIDE, 2 * SIDE, 1};
    clgl_texture texture = NULL;
    void *pointer = NULL;
    size_t row_pitch = 0;
    expect_success(clgl_texture_create(f->context,
                                       CLGL_TEXTURE_DESC(.type = CLGL_TEXTURE_TYPE_2D, .width = SIDE,
                                                         .format = CLGL_FORMAT_RGBA8, .height = SIDE,
                                                         .flags = CLGL_TEXTURE_COMPUTE_ONLY, .label = "open"),
                                       &texture));
    expect_success(
        clgl_texture_map(f->queue, texture, CLGL_MAP_WRITE, NULL, 1, 0, NULL, &pointer, &row_pitch, NULL, NULL));
    expect_error(clgl_texture_resize(texture, extent), CLGL_ERROR_INVALID_STATE);
    expect_message("the texture \"open\" is mapped: call clgl_texture_unmap");
    expect_success(clgl_texture_unmap(f->queue, texture, pointer, 0, NULL, NULL));
    expect_success(clgl_queue_finish(f->queue));
    expect_success(clgl_texture_resize(texture, extent));
    assert_int_equal(info_of_texture(texture).height, extent[1]);
    expect_success(clgl_texture_destroy(texture));
}

/* Resizes a texture that is a kernel argument. The kernel must then write all pixels of the new size. */
static void kernels_get_the_resized_texture(const share_fixture *f)
{
    static const char *const source =
        "kernel void paint(write_only image2d_t to)\n"
        "{ write_imagef(to, (int2)(get_global_id(0), get_global_id(1)), (float4)(1)); }";
    const clgl_program program = build_program(f->context, source);
    const clgl_kernel kernel = find_kernel(program, "paint");
    const clgl_texture texture = shared_texture(f, CLGL_ACCESS_WRITE_DISCARD, SIDE);
    expect_success(clgl_kernel_set_texture(kernel, 0, texture));
    expect_success(clgl_texture_resize(texture, (const size_t[]){2 * SIDE, 2 * SIDE, 1}));
    expect_success(clgl_texture_acquire(f->queue, texture));
    expect_success(clgl_kernel_launch_2d(f->queue, kernel, 2 * SIDE, 2 * SIDE));
    expect_success(clgl_texture_release(f->queue, texture));
    expect_pixels(texture, 0xffffffff, (size_t)4 * WORDS);
    expect_success(clgl_texture_destroy(texture));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
}

/* Creates and wraps textures without a texture type, with and without OpenGL. Their type must be 2D. */
static void textures_without_a_type_are_2d(const share_fixture *f)
{
    clgl_texture texture = NULL;
    GLuint name = 0;
    expect_success(clgl_texture_create(
        f->context, CLGL_TEXTURE_DESC(.format = CLGL_FORMAT_RGBA8, .width = SIDE, .height = 2), &texture));
    assert_int_equal(info_of_texture(texture).type, CLGL_TEXTURE_TYPE_2D);
    expect_success(clgl_texture_gl_name(texture, &name));
    expect_success(clgl_texture_destroy(texture));
    expect_success(clgl_texture_create(f->context,
                                       CLGL_TEXTURE_DESC(.flags = CLGL_TEXTURE_COMPUTE_ONLY, .width = SIDE,
                                                         .format = CLGL_FORMAT_RGBA8, .height = 2),
                                       &texture));
    assert_int_equal(info_of_texture(texture).type, CLGL_TEXTURE_TYPE_2D);
    expect_success(clgl_texture_destroy(texture));
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_2D, name);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, SIDE, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    expect_success(clgl_texture_create(
        f->context, CLGL_TEXTURE_DESC(.gl_name = name, .format = CLGL_FORMAT_RGBA8, .width = SIDE, .height = 2),
        &texture));
    assert_int_equal(info_of_texture(texture).type, CLGL_TEXTURE_TYPE_2D);
    expect_success(clgl_texture_destroy(texture));
    glDeleteTextures(1, &name);
    expect_error(clgl_texture_create(
                     f->context,
                     CLGL_TEXTURE_DESC(.format = CLGL_FORMAT_RGBA8, .width = SIDE, .height = 2, .layers = 3),
                     &texture),
                 CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("layers is 3, but a 2D texture has none");
}

#define SHARE_TEST(name)                                                                                         \
    static void name##_by_each_transport(void **state)                                                           \
    {                                                                                                            \
        (void)state;                                                                                             \
        on_each_share(name);                                                                                     \
    }

SHARE_TEST(one_buffer_is_handed_over)
SHARE_TEST(one_texture_is_handed_over)
SHARE_TEST(wrong_hand_overs_name_the_object)
SHARE_TEST(infos_say_which_hand_over_needs_gl)
SHARE_TEST(infos_say_what_opengl_may_map)
SHARE_TEST(textures_are_resized)
SHARE_TEST(each_kind_is_resized)
SHARE_TEST(memory_of_others_is_not_resized)
SHARE_TEST(mapped_textures_are_not_resized)
SHARE_TEST(kernels_get_the_resized_texture)
SHARE_TEST(textures_without_a_type_are_2d)

static void values_have_names(void **state)
{
    (void)state;
    assert_string_equal(clgl_transport_name(CLGL_TRANSPORT_EXTERNAL), "external");
    assert_string_equal(clgl_transport_name(CLGL_TRANSPORT_AUTO), "auto");
    assert_string_equal(clgl_transport_status_name(CLGL_TRANSPORT_STATUS_SELECTED), "selected");
    assert_string_equal(clgl_transport_status_name(CLGL_TRANSPORT_STATUS_NOT_TRIED), "not tried");
    assert_string_equal(clgl_self_test_name(CLGL_SELF_TEST_NOT_RUN), "not run");
    assert_string_equal(clgl_device_match_name(CLGL_MATCH_UUID), "UUID");
    assert_string_equal(clgl_winsys_name(CLGL_WINSYS_GLX), "GLX");
    assert_string_equal(clgl_gl_api_name(CLGL_GL_API_OPENGL_ES), "OpenGL ES");
    assert_string_equal(clgl_access_name(CLGL_ACCESS_WRITE_DISCARD), "write-discard");
    assert_string_equal(clgl_texture_type_name(CLGL_TEXTURE_TYPE_2D_ARRAY), "2D array");
    assert_string_equal(clgl_format_name(CLGL_FORMAT_RGBA8), "RGBA8");
    assert_string_equal(clgl_format_name(CLGL_FORMAT_NONE), "NONE");
    assert_string_equal(clgl_fence_status_name(CLGL_STATUS_COMPLETE), "complete");
    assert_string_equal(clgl_command_type_name(CLGL_COMMAND_COPY_TEXTURE_TO_BUFFER), "copy texture to buffer");
    assert_string_equal(clgl_build_status_name(CLGL_BUILD_IN_PROGRESS), "in progress");
    assert_string_equal(clgl_argument_type_name(CLGL_ARGUMENT_SAMPLER), "sampler");
    assert_string_equal(clgl_log_level_name(CLGL_LOG_WARNING), "warning");
    assert_string_equal(clgl_native_source_name(CLGL_NATIVE_OPENCL), "OpenCL");
    assert_string_equal(clgl_device_cache_name(CLGL_DEVICE_CACHE_READ_WRITE), "read-write");
    assert_string_equal(clgl_device_memory_name(CLGL_DEVICE_MEMORY_GLOBAL), "global");
    assert_string_equal(clgl_address_space_name(CLGL_ADDRESS_SPACE_CONSTANT), "constant");
    assert_string_equal(clgl_image_access_name(CLGL_IMAGE_ACCESS_WRITE_ONLY), "write-only");
    assert_string_equal(clgl_program_origin_name(CLGL_PROGRAM_FROM_SOURCE), "source");
    assert_string_equal(clgl_binary_type_name(CLGL_BINARY_EXECUTABLE), "executable");
    assert_string_equal(clgl_sampler_coordinates_name(CLGL_COORDINATES_NORMALIZED), "normalized");
    assert_string_equal(clgl_sampler_address_name(CLGL_SAMPLER_ADDRESS_CLAMP_TO_EDGE), "clamp to edge");
    assert_string_equal(clgl_sampler_filter_name(CLGL_FILTER_LINEAR), "linear");
    assert_string_equal(clgl_numeric_type_name(CLGL_NUMERIC_UNORM), "unorm");
    assert_string_equal(clgl_pixel_component_type_name(CLGL_PIXEL_FLOAT32), "float32");
    assert_string_equal(clgl_fence_type_name(CLGL_FENCE_TYPE_OPENGL), "OpenGL");
    assert_string_equal(clgl_ring_mode_name(CLGL_RING_MODE_MAILBOX), "mailbox");
    assert_string_equal(clgl_element_type_name(CLGL_ELEMENT_FLOAT32), "float32");
}

/* Expects that `function` returns "unknown" for every element of `values`. */
#define NAME_OTHER(type, function)                                                                               \
    for (size_t i = 0; i < COUNT(values); ++i)                                                                   \
    assert_string_equal(function((type)values[i]), "unknown")

static void other_values_have_none(void **state)
{
    static const int32_t values[] = {-1, 1000, INT32_MIN, INT32_MAX};
    (void)state;
    NAME_OTHER(clgl_transport, clgl_transport_name);
    NAME_OTHER(clgl_transport_status, clgl_transport_status_name);
    NAME_OTHER(clgl_self_test, clgl_self_test_name);
    NAME_OTHER(clgl_device_match, clgl_device_match_name);
    NAME_OTHER(clgl_winsys, clgl_winsys_name);
    NAME_OTHER(clgl_gl_api, clgl_gl_api_name);
    NAME_OTHER(clgl_access, clgl_access_name);
    NAME_OTHER(clgl_texture_type, clgl_texture_type_name);
    NAME_OTHER(clgl_format, clgl_format_name);
    NAME_OTHER(clgl_fence_status, clgl_fence_status_name);
    NAME_OTHER(clgl_command_type, clgl_command_type_name);
    NAME_OTHER(clgl_build_status, clgl_build_status_name);
    NAME_OTHER(clgl_log_level, clgl_log_level_name);
    NAME_OTHER(clgl_argument_type, clgl_argument_type_name);
    NAME_OTHER(clgl_native_source, clgl_native_source_name);
    NAME_OTHER(clgl_device_cache, clgl_device_cache_name);
    NAME_OTHER(clgl_device_memory, clgl_device_memory_name);
    NAME_OTHER(clgl_address_space, clgl_address_space_name);
    NAME_OTHER(clgl_image_access, clgl_image_access_name);
    NAME_OTHER(clgl_program_origin, clgl_program_origin_name);
    NAME_OTHER(clgl_binary_type, clgl_binary_type_name);
    NAME_OTHER(clgl_sampler_coordinates, clgl_sampler_coordinates_name);
    NAME_OTHER(clgl_sampler_address, clgl_sampler_address_name);
    NAME_OTHER(clgl_sampler_filter, clgl_sampler_filter_name);
    NAME_OTHER(clgl_numeric_type, clgl_numeric_type_name);
    NAME_OTHER(clgl_pixel_component_type, clgl_pixel_component_type_name);
    NAME_OTHER(clgl_fence_type, clgl_fence_type_name);
    NAME_OTHER(clgl_ring_mode, clgl_ring_mode_name);
    NAME_OTHER(clgl_element_type, clgl_element_type_name);
}

static void sizes_of_zero_name_the_macro(void **state)
{
    const clgl_context context = make_headless(POCL, 0);
    clgl_texture_info info = {0};
    clgl_buffer buffer = NULL;
    clgl_texture texture = NULL;
    clgl_queue queue = NULL;
    (void)state;
    expect_error(clgl_buffer_create(context, &(clgl_buffer_desc){.size = 1}, &buffer),
                 CLGL_ERROR_INVALID_STRUCT_SIZE);
    expect_message("desc->struct_size is 0: initialise the structure with CLGL_BUFFER_DESC_INIT");
    expect_error(clgl_texture_create(context, &(clgl_texture_desc){.width = 1}, &texture),
                 CLGL_ERROR_INVALID_STRUCT_SIZE);
    expect_message("CLGL_TEXTURE_DESC_INIT");
    expect_success(clgl_queue_create(context, CLGL_QUEUE_DESC(.label = "in place"), &queue));
    expect_success(
        clgl_texture_create(context,
                            CLGL_TEXTURE_DESC(.type = CLGL_TEXTURE_TYPE_1D, .format = CLGL_FORMAT_RGBA8,
                                              .width = 1, .flags = CLGL_TEXTURE_COMPUTE_ONLY),
                            &texture));
    expect_error(clgl_texture_get_info(texture, &info), CLGL_ERROR_INVALID_STRUCT_SIZE);
    expect_message("info->struct_size is 0: initialise the structure with CLGL_TEXTURE_INFO_INIT");
    expect_error(clgl_acquire(queue, &(clgl_handover){.flags = 0}, 0, NULL, NULL),
                 CLGL_ERROR_INVALID_STRUCT_SIZE);
    expect_message("CLGL_HANDOVER_INIT");
    expect_success(clgl_texture_destroy(texture));
    expect_success(clgl_queue_destroy(queue));
    expect_success(clgl_context_destroy(context));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_buffer_is_handed_over_by_each_transport),
        cmocka_unit_test(one_texture_is_handed_over_by_each_transport),
        cmocka_unit_test(wrong_hand_overs_name_the_object_by_each_transport),
        cmocka_unit_test(infos_say_which_hand_over_needs_gl_by_each_transport),
        cmocka_unit_test(infos_say_what_opengl_may_map_by_each_transport),
        cmocka_unit_test(textures_are_resized_by_each_transport),
        cmocka_unit_test(each_kind_is_resized_by_each_transport),
        cmocka_unit_test(memory_of_others_is_not_resized_by_each_transport),
        cmocka_unit_test(mapped_textures_are_not_resized_by_each_transport),
        cmocka_unit_test(kernels_get_the_resized_texture_by_each_transport),
        cmocka_unit_test(textures_without_a_type_are_2d_by_each_transport),
        cmocka_unit_test(values_have_names),
        cmocka_unit_test(other_values_have_none),
        cmocka_unit_test(sizes_of_zero_name_the_macro),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
