/* Tests wrong descriptors, names and textures. Each call must return the documented error and message, create no
 * GL objects, and change no GL bindings. */
#define _GNU_SOURCE
#include "gl_texture_support.h"
#include "refusal.h"

/* Largest GL name that the test counts */
#define MOST_NAMES 1000u

/* Numbers of GL objects, and GL bindings. A refused call must not change any of these values. */
typedef struct traces {
    GLint textures, renderbuffers, buffers, framebuffers;
    GLint unit, bound_2d, bound_cube, bound_renderbuffer, bound_read, bound_draw, pack_buffer, unpack_buffer;
} traces;

static traces count_objects(clgl_context context)
{
    traces t;
    clgl_fence fence = NULL;
    memset(&t, 0, sizeof t);
    /* During this call the library deletes GL objects whose deletion is pending. */
    expect_success(clgl_fence_record_gl(context, &fence));
    expect_success(clgl_fence_destroy(fence));
    for (GLuint name = 1; name < MOST_NAMES; ++name) {
        t.textures += glIsTexture(name);
        t.renderbuffers += glIsRenderbuffer(name);
        t.buffers += glIsBuffer(name);
        t.framebuffers += glIsFramebuffer(name);
    }
    glGetIntegerv(GL_ACTIVE_TEXTURE, &t.unit);
    glGetIntegerv(GL_TEXTURE_BINDING_2D, &t.bound_2d);
    glGetIntegerv(GL_TEXTURE_BINDING_CUBE_MAP, &t.bound_cube);
    glGetIntegerv(GL_RENDERBUFFER_BINDING, &t.bound_renderbuffer);
    glGetIntegerv(GL_READ_FRAMEBUFFER_BINDING, &t.bound_read);
    glGetIntegerv(GL_DRAW_FRAMEBUFFER_BINDING, &t.bound_draw);
    glGetIntegerv(GL_PIXEL_PACK_BUFFER_BINDING, &t.pack_buffer);
    glGetIntegerv(GL_PIXEL_UNPACK_BUFFER_BINDING, &t.unpack_buffer);
    return t;
}

static void ignore_fewer(GLint *count, GLint before)
{
    if (*count < before) *count = before;
}

static void refuse(const share_fixture *f, const clgl_texture_desc *desc, clgl_result expected, const char *part)
{
    const traces before = count_objects(f->context);
    const clgl_memory_usage usage = memory_of(f->context, CLGL_TRANSPORT_AUTO);
    clgl_texture texture = NULL;
    traces after;
    expect_error_out(clgl_texture_create(f->context, desc, &texture), expected, texture);
    expect_message(part);
    expect_gl_clean();
    after = count_objects(f->context);
    /* PoCL 7 destroys memory objects on another thread, so that OpenGL objects of earlier calls may end now. */
    ignore_fewer(&after.textures, before.textures);
    ignore_fewer(&after.renderbuffers, before.renderbuffers);
    ignore_fewer(&after.buffers, before.buffers);
    expect_same_bytes(&after, &before, sizeof after);
    assert_int_equal(memory_of(f->context, CLGL_TRANSPORT_AUTO).object_count, usage.object_count);
}

static clgl_texture_desc new_texture(GLenum target)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.gl_target = target;
    desc.format = CLGL_FORMAT_RGBA8;
    desc.width = desc.height = 4;
    return desc;
}

#define FIELD(field, value, error, words) WRONG(clgl_texture_desc, field, value, error, words)

/* For each row, changes one field of a copy of the descriptor, and expects the error of the row. */
static void refuse_fields(const share_fixture *f, const clgl_texture_desc *good, const wrong_field *rows,
                          size_t count)
{
    for (size_t i = 0; i < count; ++i) {
        clgl_texture_desc desc = *good;
        set_wrong(&desc, &rows[i]);
        refuse(f, &desc, rows[i].expected, rows[i].words);
    }
}

static void fields_are_checked(void **state)
{
    static const unsigned char bytes[64];
    const wrong_field empty[] = {
        FIELD(type, CLGL_TEXTURE_TYPE_BUFFER, INVALID_ARGUMENT, "CLGL_TEXTURE_COMPUTE_ONLY"),
    };
    const wrong_field rows[] = {
        FIELD(flags, 0x40000000, INVALID_ARGUMENT, "unknown bits"),
        FIELD(flags, CLGL_TEXTURE_USE_HOST_MEMORY, INVALID_ARGUMENT, "the transport chooses the memory"),
        FIELD(access, 77, INVALID_ARGUMENT, "access is 77"),
        FIELD(type, 77, INVALID_ARGUMENT, "type is 77"),
        FIELD(type, CLGL_TEXTURE_TYPE_3D, INVALID_ARGUMENT, "GL_TEXTURE_2D is 2D"),
        FIELD(format, 0, INVALID_ARGUMENT, "format is 0"),
        FIELD(format, 7777, INVALID_ARGUMENT, "format is 7777"),
        FIELD(gl_target, 0x1234, INVALID_ARGUMENT, "gl_target 0x1234 cannot be shared"),
        FIELD(gl_target, GL_TEXTURE_BUFFER, INVALID_ARGUMENT, "height is 4"),
        FIELD(gl_target, GL_TEXTURE_2D_MULTISAMPLE, UNSUPPORTED, "glBlitFramebuffer"),
        FIELD(gl_target, GL_TEXTURE_2D_MULTISAMPLE_ARRAY, UNSUPPORTED, "CLGL_TEXTURE_SAMPLES_AS_LAYERS"),
        FIELD(mip_level, 1, INVALID_ARGUMENT, "level 0 of a new texture is shared"),
        FIELD(transport, 77, INVALID_ARGUMENT, "transport is 77"),
        FIELD(struct_size, 8, INVALID_STRUCT_SIZE, "struct_size"),
        FIELD(row_pitch, 16, INVALID_ARGUMENT, "data is NULL"),
    };
    const wrong_field with_data[] = {
        FIELD(row_pitch, 15, INVALID_ARGUMENT, "row_pitch 15 is less"),
        FIELD(row_pitch, 18, INVALID_ARGUMENT, "not a multiple of the size of a pixel, 4 bytes"),
        FIELD(row_pitch, -4, OUT_OF_RANGE, "overflows"),
        /* Must be the last row, because the test skips it if size_t has 32 bits. */
        FIELD(row_pitch, (uint64_t)INT32_MAX * 4 + 4, OUT_OF_RANGE, "OpenGL accepts at most 2147483647"),
    };
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_STAGED);
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    (void)state;
    refuse_fields(&f, &desc, empty, COUNT(empty));
    desc = new_texture(GL_TEXTURE_2D);
    refuse_fields(&f, &desc, rows, COUNT(rows));
    desc.data = bytes;
    refuse_fields(&f, &desc, with_data, COUNT(with_data) - (sizeof(size_t) == sizeof(uint32_t)));
    end_share(&f);
}

static void sizes_are_checked(void **state)
{
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_STAGED);
    GLint most = 0;
    (void)state;
    glGetIntegerv(GL_MAX_RENDERBUFFER_SIZE, &most);
    {
        const struct {
            GLenum target;
            /* Width, height, depth and layers */
            uint32_t size[4];
            clgl_result expected;
            const char *words;
        } rows[] = {
            {GL_TEXTURE_2D, {0, 4, 0, 0}, CLGL_ERROR_INVALID_ARGUMENT, "width is 0"},
            {GL_TEXTURE_2D, {4, 0, 0, 0}, CLGL_ERROR_INVALID_ARGUMENT, "height is 0"},
            {GL_TEXTURE_2D, {4, 4, 2, 0}, CLGL_ERROR_INVALID_ARGUMENT, "depth is 2"},
            {GL_TEXTURE_2D, {4, 4, 0, 2}, CLGL_ERROR_INVALID_ARGUMENT, "layers is 2"},
            {GL_TEXTURE_1D, {4, 4, 0, 0}, CLGL_ERROR_INVALID_ARGUMENT, "height is 4"},
            {GL_TEXTURE_3D, {4, 4, 0, 0}, CLGL_ERROR_INVALID_ARGUMENT, "depth is 0"},
            {GL_TEXTURE_2D_ARRAY, {4, 4, 0, 0}, CLGL_ERROR_INVALID_ARGUMENT, "layers is 0"},
            {GL_TEXTURE_1D_ARRAY, {4, 0, 0, 0}, CLGL_ERROR_INVALID_ARGUMENT, "layers is 0"},
            {GL_TEXTURE_CUBE_MAP, {4, 5, 0, 6}, CLGL_ERROR_INVALID_ARGUMENT, "height is 5"},
            {GL_TEXTURE_CUBE_MAP, {4, 4, 0, 5}, CLGL_ERROR_INVALID_ARGUMENT, "6 faces"},
            {GL_TEXTURE_2D, {0x80000000u, 4, 0, 0}, CLGL_ERROR_OUT_OF_RANGE, "width is 2147483648"},
            {GL_TEXTURE_2D, {4, 0xffffffffu, 0, 0}, CLGL_ERROR_OUT_OF_RANGE, "height is 4294967295"},
            {GL_TEXTURE_3D, {4, 4, 0x40000000u, 0}, CLGL_ERROR_OUT_OF_RANGE, "depth is 1073741824"},
            {GL_TEXTURE_2D_ARRAY, {4, 4, 0, 0x40000000u}, CLGL_ERROR_OUT_OF_RANGE, "layers is 1073741824"},
            {GL_TEXTURE_2D_ARRAY, {8192, 8192, 0, 2048}, CLGL_ERROR_OUT_OF_RANGE, "bytes"},
            {GL_RENDERBUFFER, {(uint32_t)most + 1, 1, 0, 0}, CLGL_ERROR_OUT_OF_RANGE, "width"},
        };
        for (size_t i = 0; i < COUNT(rows); ++i) {
            clgl_texture_desc desc = new_texture(rows[i].target);
            desc.width = rows[i].size[0];
            desc.height = rows[i].size[1];
            desc.depth = rows[i].size[2];
            desc.layers = rows[i].size[3];
            refuse(&f, &desc, rows[i].expected, rows[i].words);
        }
    }
    end_share(&f);
}

static void levels_of_new_textures_are_checked(void **state)
{
    static const struct {
        GLenum target;
        uint32_t most;
    } limits[] = {{GL_TEXTURE_2D, 3}, {GL_TEXTURE_RECTANGLE, 1}, {GL_RENDERBUFFER, 1}};
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_STAGED);
    (void)state;
    for (size_t i = 0; i < COUNT(limits); ++i) {
        clgl_texture_desc desc = new_texture(limits[i].target);
        clgl_texture texture = NULL;
        desc.mip_level_count = limits[i].most + 1;
        refuse(&f, &desc, CLGL_ERROR_OUT_OF_RANGE, "has at most");
        desc.mip_level_count = limits[i].most;
        expect_success(clgl_texture_create(f.context, &desc, &texture));
        expect_success(clgl_texture_destroy(texture));
    }
    end_share(&f);
}

/* Returns whether OpenGL can convert pixels to the format. For example, OpenGL 3.3 in Mesa 25 does not convert
 * half floats to GL_R11F_G11F_B10F. */
static int opengl_has(int32_t format)
{
    const clgl_format_info info = info_of_format(format);
    const int is_float = info.numeric == CLGL_NUMERIC_FLOAT;
    GLuint name = 0;
    glGenTextures(1, &name);
    glBindTexture(GL_TEXTURE_2D, name);
    glTexImage2D(GL_TEXTURE_2D, 0, (GLint)info.gl_internal_format, 1, 1, 0, is_float ? GL_RGBA : info.gl_format,
                 is_float ? GL_HALF_FLOAT : info.gl_type, NULL);
    glDeleteTextures(1, &name);
    return glGetError() == GL_NO_ERROR;
}

static void formats_without_a_partner_name_the_nearest(void **state)
{
    static const struct {
        clgl_format format;
        const char *nearest;
        int compressed;
    } formats[] = {{CLGL_FORMAT_RGB8, "CLGL_FORMAT_RGBA8", 0},
                   {CLGL_FORMAT_RGB10_A2, "CLGL_FORMAT_RGBA16", 0},
                   {CLGL_FORMAT_RGB565, "CLGL_FORMAT_RGBA8", 0},
                   {CLGL_FORMAT_R11F_G11F_B10F, "CLGL_FORMAT_RGBA16F", 0},
                   {CLGL_FORMAT_RG8, "CLGL_FORMAT_RGBA8", 0},
                   {CLGL_FORMAT_DEPTH_COMPONENT32F, "CLGL_FORMAT_R32F", 0},
                   {CLGL_FORMAT_COMPRESSED_RGB_S3TC_DXT1, "CLGL_FORMAT_RGBA8", 1}};
    static const wrong_field never[] = {
        FIELD(format, CLGL_FORMAT_ARGB8, UNSUPPORTED, "OpenGL has no textures of CLGL_FORMAT_ARGB8"),
        FIELD(format, CLGL_FORMAT_STENCIL_INDEX8, UNSUPPORTED, "CLGL_FORMAT_STENCIL_INDEX8"),
    };
    clgl_texture_desc good;
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_STAGED);
    (void)state;
    for (size_t i = 0; i < COUNT(formats); ++i) {
        clgl_texture_desc desc = new_texture(GL_TEXTURE_2D);
        clgl_texture texture = NULL;
        if (has_format(f.context, formats[i].format)) continue;
        if (!formats[i].compressed && !opengl_has(formats[i].format)) continue;
        desc.format = formats[i].format;
        refuse(&f, &desc, CLGL_ERROR_UNSUPPORTED, formats[i].nearest);
        refuse(&f, &desc, CLGL_ERROR_UNSUPPORTED, "CLGL_TEXTURE_CONVERT_FORMAT");
        desc.flags = CLGL_TEXTURE_CONVERT_FORMAT;
        if (formats[i].compressed) {
            refuse(&f, &desc, CLGL_ERROR_UNSUPPORTED, "set access to CLGL_ACCESS_READ_ONLY");
            desc.access = CLGL_ACCESS_READ_ONLY;
        }
        expect_success(clgl_texture_create(f.context, &desc, &texture));
        expect_success(clgl_texture_destroy(texture));
    }
    {
        /* A failed self-test must leave no OpenGL error pending. */
        clgl_texture_desc desc = new_texture(GL_RENDERBUFFER);
        desc.format = CLGL_FORMAT_STENCIL_INDEX8;
        desc.flags = CLGL_TEXTURE_CONVERT_FORMAT;
        clgl_texture_support support = CLGL_TEXTURE_SUPPORT_INIT;
        expect_success(
            clgl_texture_verify(f.context, f.transport, desc.gl_target, desc.format, desc.flags, &support));
        assert_int_equal(support.self_test, CLGL_SELF_TEST_FAILED);
        expect_gl_clean();
    }
    good = new_texture(GL_TEXTURE_2D);
    refuse_fields(&f, &good, never, COUNT(never));
    end_share(&f);
}

/* Creates and binds a texture without storage. */
static GLuint bound_texture(GLenum target)
{
    GLuint name = 0;
    glGenTextures(1, &name);
    glBindTexture(target, name);
    return name;
}

static void refuse_name(const share_fixture *f, GLenum target, GLuint name, clgl_result expected,
                        const char *part)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.gl_target = target;
    desc.gl_name = name;
    refuse(f, &desc, expected, part);
}

static void names_are_checked(void **state)
{
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_STAGED);
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 0);
    gl_image renderbuffer = make_gl_image(GL_RENDERBUFFER, CLGL_FORMAT_RGBA8, 0, 1, 0);
    const GLuint deleted = bound_texture(GL_TEXTURE_2D);
    GLuint unbound = 0, buffers[8];
    (void)state;
    glBindTexture(GL_TEXTURE_2D, image.name);
    glDeleteTextures(1, &deleted);
    glGenTextures(1, &unbound);
    glGenBuffers(COUNT(buffers), buffers);
    glBindBuffer(GL_ARRAY_BUFFER, buffers[7]);
    refuse_name(&f, GL_TEXTURE_2D, 12345, CLGL_ERROR_INVALID_GL_OBJECT, "does not exist");
    refuse_name(&f, GL_TEXTURE_2D, unbound, CLGL_ERROR_INVALID_GL_OBJECT, "never bound");
    refuse_name(&f, GL_TEXTURE_2D, buffers[7], CLGL_ERROR_INVALID_GL_OBJECT, "does not exist");
    refuse_name(&f, GL_RENDERBUFFER, 12345, CLGL_ERROR_INVALID_GL_OBJECT, "renderbuffer 12345 does not exist");
    refuse_name(&f, GL_TEXTURE_3D, image.name, CLGL_ERROR_INVALID_GL_OBJECT, "is not a GL_TEXTURE_3D");
    refuse_name(&f, GL_TEXTURE_CUBE_MAP, image.name, CLGL_ERROR_INVALID_GL_OBJECT, "another target");
    refuse_name(&f, GL_TEXTURE_CUBE_MAP_NEGATIVE_Y, image.name, CLGL_ERROR_INVALID_GL_OBJECT, "another target");
    glDeleteTextures(1, &unbound);
    /* Creates renderbuffers until the name of one renderbuffer is not a texture name. */
    while (glIsTexture(renderbuffer.name)) {
        destroy_gl_image(&renderbuffer);
        glGenRenderbuffers(1, &unbound);
        renderbuffer = make_gl_image(GL_RENDERBUFFER, CLGL_FORMAT_RGBA8, 0, 1, 0);
    }
    refuse_name(&f, GL_TEXTURE_2D, renderbuffer.name, CLGL_ERROR_INVALID_GL_OBJECT, "does not exist");
    glDeleteBuffers(COUNT(buffers), buffers);
    destroy_gl_image(&renderbuffer);
    destroy_gl_image(&image);
    end_share(&f);
}

static void several_samples_are_refused(void **state)
{
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_STAGED);
    const GLuint texture = bound_texture(GL_TEXTURE_2D_MULTISAMPLE);
    GLuint renderbuffer = 0;
    (void)state;
    glTexImage2DMultisample(GL_TEXTURE_2D_MULTISAMPLE, 4, GL_RGBA8, 4, 4, GL_TRUE);
    glGenRenderbuffers(1, &renderbuffer);
    glBindRenderbuffer(GL_RENDERBUFFER, renderbuffer);
    glRenderbufferStorageMultisample(GL_RENDERBUFFER, 4, GL_RGBA8, 4, 4);
    expect_gl_clean();
    refuse_name(&f, GL_TEXTURE_2D_MULTISAMPLE, texture, CLGL_ERROR_UNSUPPORTED, "glBlitFramebuffer");
    refuse_name(&f, GL_TEXTURE_2D, texture, CLGL_ERROR_INVALID_GL_OBJECT, "another target");
    refuse_name(&f, GL_RENDERBUFFER, renderbuffer, CLGL_ERROR_UNSUPPORTED, "4 samples");
    glDeleteRenderbuffers(1, &renderbuffer);
    glDeleteTextures(1, &texture);
    end_share(&f);
}

static void levels_and_storage_are_checked(void **state)
{
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_STAGED);
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 3, 0);
    gl_image renderbuffer = make_gl_image(GL_RENDERBUFFER, CLGL_FORMAT_RGBA8, 0, 1, 0);
    clgl_texture_desc desc = describe_gl_image(&image, CLGL_TRANSPORT_AUTO);
    const GLuint empty = bound_texture(GL_TEXTURE_2D);
    GLuint bare = 0;
    (void)state;
    refuse_name(&f, GL_TEXTURE_2D, empty, CLGL_ERROR_INVALID_GL_OBJECT, "has no storage yet");
    glGenRenderbuffers(1, &bare);
    glBindRenderbuffer(GL_RENDERBUFFER, bare);
    refuse_name(&f, GL_RENDERBUFFER, bare, CLGL_ERROR_INVALID_GL_OBJECT, "glRenderbufferStorage");
    glBindTexture(GL_TEXTURE_2D, image.name);
    desc.mip_level = 3;
    refuse(&f, &desc, CLGL_ERROR_INVALID_GL_OBJECT, "has no level 3");
    desc.mip_level = 0x80000000u;
    refuse(&f, &desc, CLGL_ERROR_INVALID_GL_OBJECT, "has no level 2147483648");
    desc.mip_level = 0;
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_BASE_LEVEL, 1);
    refuse(&f, &desc, CLGL_ERROR_INVALID_GL_OBJECT, "GL_TEXTURE_BASE_LEVEL is 1");
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAX_LEVEL, 1);
    desc.mip_level = 2;
    refuse(&f, &desc, CLGL_ERROR_INVALID_GL_OBJECT, "GL_TEXTURE_MAX_LEVEL 1");
    desc = describe_gl_image(&renderbuffer, CLGL_TRANSPORT_AUTO);
    desc.mip_level = 1;
    refuse(&f, &desc, CLGL_ERROR_INVALID_ARGUMENT, "a renderbuffer has only level 0");
    glDeleteRenderbuffers(1, &bare);
    glDeleteTextures(1, &empty);
    destroy_gl_image(&renderbuffer);
    destroy_gl_image(&image);
    end_share(&f);
}

static void incomplete_textures_are_refused(void **state)
{
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_STAGED);
    const GLuint cube = bound_texture(GL_TEXTURE_CUBE_MAP), flat = bound_texture(GL_TEXTURE_2D);
    const GLenum last = GL_TEXTURE_CUBE_MAP_NEGATIVE_Z;
    (void)state;
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 8, 8, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    refuse_name(&f, GL_TEXTURE_2D, flat, CLGL_ERROR_INVALID_GL_OBJECT, "level 1 is missing");
    refuse_name(&f, GL_TEXTURE_2D, flat, CLGL_ERROR_INVALID_GL_OBJECT, "glGenerateMipmap");
    glTexImage2D(GL_TEXTURE_2D, 1, GL_RGBA8, 3, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    refuse_name(&f, GL_TEXTURE_2D, flat, CLGL_ERROR_INVALID_GL_OBJECT, "level 1");
    glTexImage2D(GL_TEXTURE_2D, 1, GL_R8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    refuse_name(&f, GL_TEXTURE_2D, flat, CLGL_ERROR_INVALID_GL_OBJECT, "level 1");
    glTexParameteri(GL_TEXTURE_CUBE_MAP, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    for (GLenum face = GL_TEXTURE_CUBE_MAP_POSITIVE_X; face < last; ++face)
        glTexImage2D(face, 0, GL_RGBA8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    refuse_name(&f, GL_TEXTURE_CUBE_MAP, cube, CLGL_ERROR_INVALID_GL_OBJECT, "six faces");
    refuse_name(&f, last - 1, cube, CLGL_ERROR_INVALID_GL_OBJECT, "six faces");
    refuse_name(&f, last, cube, CLGL_ERROR_INVALID_GL_OBJECT, "");
    glTexImage2D(last, 0, GL_RGBA8, 5, 5, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    refuse_name(&f, GL_TEXTURE_CUBE_MAP, cube, CLGL_ERROR_INVALID_GL_OBJECT, "six faces");
    glTexImage2D(last, 0, GL_R8, 4, 4, 0, GL_RGBA, GL_UNSIGNED_BYTE, NULL);
    refuse_name(&f, GL_TEXTURE_CUBE_MAP, cube, CLGL_ERROR_INVALID_GL_OBJECT, "six faces");
    glDeleteTextures(1, &cube);
    glDeleteTextures(1, &flat);
    end_share(&f);
}

static void expectations_are_compared(void **state)
{
    static const wrong_field rows[] = {
        FIELD(format, CLGL_FORMAT_R32F, INVALID_GL_OBJECT, "CLGL_FORMAT_RGBA8, but format is CLGL_FORMAT_R32F"),
        FIELD(width, 12, INVALID_GL_OBJECT, "width 11"),
        FIELD(height, 12, INVALID_GL_OBJECT, "height 7"),
        FIELD(mip_level_count, 2, INVALID_ARGUMENT, "a wrapped texture keeps its mip levels"),
    };
    share_fixture f = begin_share(POCL, CLGL_TRANSPORT_STAGED);
    gl_image image = make_gl_image(GL_TEXTURE_2D, CLGL_FORMAT_RGBA8, 0, 1, 0);
    clgl_texture_desc desc = describe_gl_image(&image, CLGL_TRANSPORT_AUTO);
    (void)state;
    refuse_fields(&f, &desc, rows, COUNT(rows));
    desc.data = &image;
    refuse(&f, &desc, CLGL_ERROR_INVALID_ARGUMENT, "keeps its contents");
    destroy_gl_image(&image);
    end_share(&f);
}

static clgl_texture_region region_of(size_t first_layer, const size_t extent[3], size_t row_pitch,
                                     size_t slice_pitch)
{
    clgl_texture_region region = CLGL_TEXTURE_REGION_INIT;
    region.origin[2] = first_layer;
    memcpy(region.extent, extent, sizeof region.extent);
    region.row_pitch = row_pitch;
    region.slice_pitch = slice_pitch;
    return region;
}

/* Reads invalid regions of a texture with three layers. */
static void read_wrong_regions(const share_fixture *f)
{
    static const struct {
        size_t first_layer, extent[3], row_pitch, slice_pitch;
        clgl_result expected;
        const char *words;
    } rows[] = {
        {3, {1, 1, 1}, 0, 0, CLGL_ERROR_OUT_OF_RANGE, "reach past the edge"},
        {1, {1, 1, 3}, 0, 0, CLGL_ERROR_OUT_OF_RANGE, "reach past the edge"},
        {1, {2, 2, 2}, 7, 0, CLGL_ERROR_INVALID_ARGUMENT, "row_pitch 7 is less"},
        {1, {2, 2, 2}, 8, 12, CLGL_ERROR_INVALID_ARGUMENT, "slice_pitch 12 is less"},
        {1, {2, 2, 2}, 8, (size_t)-8, CLGL_ERROR_OUT_OF_RANGE, "overflow"},
    };
    gl_image image = make_gl_image(GL_TEXTURE_2D_ARRAY, CLGL_FORMAT_RGBA8, 0, 1, 0);
    clgl_texture texture = share_gl_image(f->context, &image, f->transport);
    unsigned char bytes[4096];
    acquire_texture(f->queue, texture);
    for (size_t i = 0; i < COUNT(rows); ++i) {
        const clgl_texture_region region =
            region_of(rows[i].first_layer, rows[i].extent, rows[i].row_pitch, rows[i].slice_pitch);
        check_refused(clgl_texture_read(f->queue, texture, &region, bytes, 1, 0, NULL, NULL), rows[i].expected,
                      rows[i].words, "clgl_texture_read", __FILE__, __LINE__);
    }
    release_texture(f->queue, texture);
    expect_gl_image(&image);
    expect_success(clgl_texture_destroy(texture));
    destroy_gl_image(&image);
}

static void layers_and_pitches_are_checked(void **state)
{
    (void)state;
    on_each_share(read_wrong_regions);
}

int main(void)
{
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(fields_are_checked),
        cmocka_unit_test(sizes_are_checked),
        cmocka_unit_test(levels_of_new_textures_are_checked),
        cmocka_unit_test(formats_without_a_partner_name_the_nearest),
        cmocka_unit_test(names_are_checked),
        cmocka_unit_test(several_samples_are_refused),
        cmocka_unit_test(levels_and_storage_are_checked),
        cmocka_unit_test(incomplete_textures_are_refused),
        cmocka_unit_test(expectations_are_compared),
        cmocka_unit_test(layers_and_pitches_are_checked),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
