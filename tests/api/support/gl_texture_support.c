#include "gl_sample_support.h"

/* Odd sizes, so that row sizes are rarely multiples of four bytes. Faces of cube maps are HEIGHT x HEIGHT. */
#define WIDTH 11u
#define HEIGHT 7u
#define LAYERS 3u
#define FACES 6u
/* A buffer texture has BUFFER_OFFSET bytes before its texels and BUFFER_REST bytes after them, all with the value
 * BUFFER_RUBBISH. BUFFER_OFFSET is a valid alignment for every OpenGL driver. */
#define BUFFER_OFFSET 256u
#define BUFFER_REST 64u
#define BUFFER_RUBBISH 0x5a

static size_t larger(size_t a, size_t b) { return a > b ? a : b; }

static int is_face(GLenum target)
{
    return target >= GL_TEXTURE_CUBE_MAP_POSITIVE_X && target <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z;
}

static GLenum bound_target(GLenum target) { return is_face(target) ? GL_TEXTURE_CUBE_MAP : target; }

static void set_size(gl_image *i, GLint level, size_t size[3])
{
    const int shrinks_z = i->target == GL_TEXTURE_3D;
    const int has_rows =
        i->target != GL_TEXTURE_1D && i->target != GL_TEXTURE_1D_ARRAY && i->target != GL_TEXTURE_BUFFER;
    const int cube = bound_target(i->target) == GL_TEXTURE_CUBE_MAP;
    size[0] = larger((cube ? HEIGHT : WIDTH) >> level, 1);
    size[1] = has_rows ? larger(HEIGHT >> level, 1) : i->target == GL_TEXTURE_1D_ARRAY ? LAYERS : 1;
    size[2] = 1;
    if (shrinks_z) size[2] = larger(LAYERS >> level, 1);
    if (i->target == GL_TEXTURE_2D_ARRAY) size[2] = LAYERS;
    if (i->target == GL_TEXTURE_CUBE_MAP) size[2] = FACES;
    if (i->target == GL_TEXTURE_2D_MULTISAMPLE) size[2] = SAMPLES;
    if (i->target == GL_TEXTURE_2D_MULTISAMPLE_ARRAY) size[2] = LAYERS * SAMPLES;
}

static void specify(const gl_image *i, GLenum target, const size_t size[3], GLint level, const void *pixels)
{
    const GLint internal = (GLint)i->format.gl_internal_format;
    const GLsizei width = (GLsizei)size[0], height = (GLsizei)size[1], depth = (GLsizei)size[2];
    if (target == GL_TEXTURE_1D)
        glTexImage1D(target, level, internal, width, 0, i->as.gl_format, i->as.gl_type, pixels);
    else if (target == GL_TEXTURE_3D || target == GL_TEXTURE_2D_ARRAY)
        glTexImage3D(target, level, internal, width, height, depth, 0, i->as.gl_format, i->as.gl_type, pixels);
    else
        glTexImage2D(target, level, internal, width, height, 0, i->as.gl_format, i->as.gl_type, pixels);
}

/* Uploads the pixels. Respecifies the storage only if its size changes or its format is compressed, because the
 * NVIDIA driver forbids respecifying shared textures. */
static void upload(const gl_image *i, GLenum target, const void *pixels)
{
    const GLenum format = i->as.gl_format, type = i->as.gl_type;
    const GLsizei width = (GLsizei)i->size[0], height = (GLsizei)i->size[1], depth = (GLsizei)i->size[2];
    GLint width_before = 0, height_before = 0;
    if (epoxy_is_desktop_gl() || epoxy_gl_version() >= 31) {
        glGetTexLevelParameteriv(target, i->level, GL_TEXTURE_WIDTH, &width_before);
        glGetTexLevelParameteriv(target, i->level, GL_TEXTURE_HEIGHT, &height_before);
    }
    if (i->format.bytes_per_pixel == 0 || width != width_before || height != height_before)
        specify(i, target, i->size, i->level, pixels);
    else if (target == GL_TEXTURE_1D)
        glTexSubImage1D(target, i->level, 0, width, format, type, pixels);
    else if (target == GL_TEXTURE_3D || target == GL_TEXTURE_2D_ARRAY)
        glTexSubImage3D(target, i->level, 0, 0, 0, width, height, depth, format, type, pixels);
    else
        glTexSubImage2D(target, i->level, 0, 0, width, height, format, type, pixels);
}

int has_samples(const gl_image *i)
{
    return i->target == GL_TEXTURE_2D_MULTISAMPLE || i->target == GL_TEXTURE_2D_MULTISAMPLE_ARRAY;
}

clgl_texture_region all_of_gl_image(const gl_image *i)
{
    clgl_texture_region all = CLGL_TEXTURE_REGION_INIT;
    memcpy(all.extent, i->size, sizeof all.extent);
    return all;
}

static void specify_all(gl_image *i, GLint levels)
{
    glGenTextures(1, &i->name);
    glBindTexture(bound_target(i->target), i->name);
    if (has_samples(i)) {
        specify_samples(i);
        glBindTexture(i->target, 0);
        make_sample_programs(i);
        return;
    }
    for (GLint level = 0; level < levels; ++level) {
        size_t size[3];
        set_size(i, level, size);
        if (bound_target(i->target) != GL_TEXTURE_CUBE_MAP)
            specify(i, i->target, size, level, NULL);
        else
            for (GLenum face = 0; face < FACES; ++face)
                specify(i, GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, size, level, NULL);
    }
    if (i->target != GL_TEXTURE_RECTANGLE)
        glTexParameteri(bound_target(i->target), GL_TEXTURE_MAX_LEVEL, levels - 1);
    glBindTexture(bound_target(i->target), 0);
}

static void specify_buffer(gl_image *i)
{
    const size_t size = BUFFER_OFFSET + i->bytes + BUFFER_REST;
    unsigned char *rubbish = malloc(size);
    memset(rubbish, BUFFER_RUBBISH, size);
    i->buffer = make_gl_buffer(size, rubbish);
    free(rubbish);
    glGenTextures(1, &i->name);
    glBindTexture(GL_TEXTURE_BUFFER, i->name);
    glTexBufferRange(GL_TEXTURE_BUFFER, i->format.gl_internal_format, i->buffer, BUFFER_OFFSET,
                     (GLsizeiptr)i->bytes);
    glBindTexture(GL_TEXTURE_BUFFER, 0);
}

void write_buffer_texture(const gl_image *i, size_t offset, const void *bytes, size_t size)
{
    glBindBuffer(GL_COPY_WRITE_BUFFER, i->buffer);
    glBufferSubData(GL_COPY_WRITE_BUFFER, (GLintptr)(BUFFER_OFFSET + offset), (GLsizeiptr)size, bytes);
    glBindBuffer(GL_COPY_WRITE_BUFFER, 0);
}

/* Reads the texels. The bytes before and after the texels must be unchanged. */
static void read_buffer_texture(const gl_image *i, void *bytes)
{
    const size_t size = BUFFER_OFFSET + i->bytes + BUFFER_REST;
    unsigned char *all = malloc(size);
    glBindBuffer(GL_COPY_READ_BUFFER, i->buffer);
    glGetBufferSubData(GL_COPY_READ_BUFFER, 0, (GLsizeiptr)size, all);
    glBindBuffer(GL_COPY_READ_BUFFER, 0);
    for (size_t at = 0; at < size; ++at)
        if ((at < BUFFER_OFFSET || at >= BUFFER_OFFSET + i->bytes) && all[at] != BUFFER_RUBBISH)
            fail_msg("byte %u of the buffer lies outside the texels, but was written", (unsigned)at);
    memcpy(bytes, all + BUFFER_OFFSET, i->bytes);
    free(all);
}

gl_image make_gl_image(GLenum target, clgl_format format, GLint level, GLint levels, uint32_t seed)
{
    return make_converted_gl_image(target, format, format, level, levels, seed);
}

gl_image make_converted_gl_image(GLenum target, clgl_format format, clgl_format as, GLint level, GLint levels,
                                 uint32_t seed)
{
    gl_image i = {.target = target, .level = level, .format = info_of_format(format), .as = info_of_format(as)};
    if (i.format.numeric == CLGL_NUMERIC_DEPTH) i.as.gl_format = GL_DEPTH_COMPONENT;
    set_size(&i, level, i.size);
    i.bytes = i.size[0] * i.size[1] * i.size[2] * i.as.bytes_per_pixel;
    i.pixels = malloc(i.bytes);
    if (target == GL_RENDERBUFFER) {
        glGenRenderbuffers(1, &i.name);
        glBindRenderbuffer(target, i.name);
        glRenderbufferStorage(target, i.format.gl_internal_format, (GLsizei)i.size[0], (GLsizei)i.size[1]);
        glBindRenderbuffer(target, 0);
    } else if (target == GL_TEXTURE_BUFFER) {
        specify_buffer(&i);
    } else {
        specify_all(&i, levels);
    }
    expect_gl_clean();
    change_pixels(&i, NULL, seed);
    draw_gl_image(&i);
    if (as != format) load_gl_image(&i, i.pixels);
    return i;
}

void destroy_gl_image(gl_image *i)
{
    if (i->target == GL_RENDERBUFFER)
        glDeleteRenderbuffers(1, &i->name);
    else
        glDeleteTextures(1, &i->name);
    for (size_t p = 0; p < COUNT(i->programs); ++p)
        glDeleteProgram(i->programs[p]);
    glDeleteBuffers(1, &i->buffer);
    free(i->pixels);
    memset(i, 0, sizeof *i);
}

static void fill_pixel(const gl_image *i, unsigned char *pixel, uint32_t *state)
{
    const uint32_t bytes = i->as.bytes_per_pixel;
    const int depth = i->format.numeric == CLGL_NUMERIC_DEPTH;
    /* Fixed-point depth formats with 24 or more bits use only the values 0 and 1, because drivers round other
     * values differently. */
    const int exact = depth && i->format.bits_per_component >= 24 && i->format.gl_type != GL_FLOAT &&
                      i->format.gl_type != GL_FLOAT_32_UNSIGNED_INT_24_8_REV;
    if (i->as.gl_type == GL_FLOAT) {
        for (uint32_t at = 0; at < bytes; at += sizeof(float)) {
            const float value = (float)(next_random(state) % 1024) / 256.0f;
            const float number = exact ? value < 2 : depth ? value / 4 : value - 2;
            memcpy(pixel + at, &number, sizeof number);
        }
    } else if (i->as.gl_type == GL_HALF_FLOAT) {
        for (uint32_t at = 0; at < bytes; at += sizeof(uint16_t)) {
            /* Half floats with absolute values between 0.5 and 4 */
            const uint32_t random = next_random(state);
            const uint16_t value = (uint16_t)((0x3800u + random % 0xc00u) | (random & 0x8000u));
            memcpy(pixel + at, &value, sizeof value);
        }
    } else {
        for (uint32_t at = 0; at < bytes; ++at) {
            const unsigned char value = (unsigned char)next_random(state);
            /* Replaces 0x80, because both 0x80 and 0x81 are -1 in signed normalized formats. */
            pixel[at] = value == 0x80 ? 0 : value;
        }
    }
}

void change_pixels(gl_image *i, const clgl_texture_region *region, uint32_t seed)
{
    const clgl_texture_region all = all_of_gl_image(i);
    uint32_t state = seed + 1;
    size_t at[3];
    if (!region) region = &all;
    FOR_EACH_PIXEL(region, at)
    {
        const size_t x = region->origin[0] + at[0], y = region->origin[1] + at[1], z = region->origin[2] + at[2];
        fill_pixel(i, i->pixels + ((z * i->size[1] + y) * i->size[0] + x) * i->as.bytes_per_pixel, &state);
    }
}

/* Reads or writes a renderbuffer by a blit to or from a texture of the same size. */
static void through_texture(const gl_image *i, int writes, void *pixels)
{
    const GLsizei width = (GLsizei)i->size[0], height = (GLsizei)i->size[1];
    const int depth = i->format.numeric == CLGL_NUMERIC_DEPTH;
    const GLenum point = depth ? GL_DEPTH_ATTACHMENT : GL_COLOR_ATTACHMENT0;
    GLuint framebuffers[2], texture = 0;
    glGenFramebuffers(2, framebuffers);
    glGenTextures(1, &texture);
    glBindTexture(GL_TEXTURE_2D, texture);
    glTexImage2D(GL_TEXTURE_2D, 0, (GLint)i->format.gl_internal_format, width, height, 0, i->as.gl_format,
                 i->as.gl_type, writes ? pixels : NULL);
    glBindFramebuffer(GL_READ_FRAMEBUFFER, framebuffers[!writes]);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffers[writes]);
    glFramebufferTexture2D(writes ? GL_READ_FRAMEBUFFER : GL_DRAW_FRAMEBUFFER, point, GL_TEXTURE_2D, texture, 0);
    glFramebufferRenderbuffer(writes ? GL_DRAW_FRAMEBUFFER : GL_READ_FRAMEBUFFER, point, GL_RENDERBUFFER,
                              i->name);
    glBlitFramebuffer(0, 0, width, height, 0, 0, width, height, depth ? GL_DEPTH_BUFFER_BIT : GL_COLOR_BUFFER_BIT,
                      GL_NEAREST);
    if (!writes) glGetTexImage(GL_TEXTURE_2D, 0, i->as.gl_format, i->as.gl_type, pixels);
    glBindTexture(GL_TEXTURE_2D, 0);
    glBindFramebuffer(GL_FRAMEBUFFER, 0);
    glDeleteFramebuffers(2, framebuffers);
    glDeleteTextures(1, &texture);
}

void draw_gl_image(const gl_image *i)
{
    const clgl_texture_region all = all_of_gl_image(i);
    if (has_samples(i)) {
        draw_samples(i, &all);
        return;
    }
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    if (i->target == GL_RENDERBUFFER) {
        through_texture(i, 1, i->pixels);
    } else if (i->target == GL_TEXTURE_BUFFER) {
        write_buffer_texture(i, 0, i->pixels, i->bytes);
    } else {
        glBindTexture(bound_target(i->target), i->name);
        if (i->target != GL_TEXTURE_CUBE_MAP)
            upload(i, i->target, i->pixels);
        else
            for (GLenum face = 0; face < FACES; ++face)
                upload(i, GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, i->pixels + face * (i->bytes / FACES));
        glBindTexture(bound_target(i->target), 0);
    }
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    expect_gl_clean();
}

void load_gl_image(const gl_image *i, unsigned char *pixels)
{
    if (has_samples(i)) {
        load_samples(i, pixels);
        return;
    }
    glPixelStorei(GL_PACK_ALIGNMENT, 1);
    if (i->target == GL_RENDERBUFFER) {
        through_texture(i, 0, pixels);
    } else if (i->target == GL_TEXTURE_BUFFER) {
        read_buffer_texture(i, pixels);
    } else {
        glBindTexture(bound_target(i->target), i->name);
        if (i->target != GL_TEXTURE_CUBE_MAP)
            glGetTexImage(i->target, i->level, i->as.gl_format, i->as.gl_type, pixels);
        else
            for (GLenum face = 0; face < FACES; ++face)
                glGetTexImage(GL_TEXTURE_CUBE_MAP_POSITIVE_X + face, i->level, i->as.gl_format, i->as.gl_type,
                              pixels + face * (i->bytes / FACES));
        glBindTexture(bound_target(i->target), 0);
    }
    glPixelStorei(GL_PACK_ALIGNMENT, 4);
    expect_gl_clean();
}

void expect_gl_image(const gl_image *i)
{
    unsigned char *got = malloc(i->bytes);
    load_gl_image(i, got);
    expect_same_bytes(got, i->pixels, i->bytes);
    free(got);
}

clgl_texture_desc describe_gl_image(const gl_image *i, clgl_transport transport)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    desc.gl_name = i->name;
    desc.gl_target = i->target;
    desc.mip_level = (uint32_t)i->level;
    desc.transport = transport;
    if (has_samples(i)) desc.flags = CLGL_TEXTURE_SAMPLES_AS_LAYERS;
    return desc;
}

clgl_texture_desc describe_new_gl_image(const gl_image *i, clgl_transport transport)
{
    clgl_texture_desc desc = CLGL_TEXTURE_DESC_INIT;
    const int layered = i->target == GL_TEXTURE_2D_ARRAY || i->target == GL_TEXTURE_CUBE_MAP;
    desc.gl_target = i->target;
    desc.width = (uint32_t)i->size[0];
    if (i->target == GL_TEXTURE_1D_ARRAY)
        desc.layers = (uint32_t)i->size[1];
    else if (i->target != GL_TEXTURE_1D)
        desc.height = (uint32_t)i->size[1];
    if (i->target == GL_TEXTURE_3D) desc.depth = (uint32_t)i->size[2];
    if (layered) desc.layers = (uint32_t)i->size[2];
    desc.data = i->pixels;
    desc.transport = transport;
    return desc;
}

clgl_texture share_gl_image(clgl_context context, const gl_image *i, clgl_transport transport)
{
    const clgl_texture_desc desc = describe_gl_image(i, transport);
    clgl_texture texture = NULL;
    expect_success(clgl_texture_create(context, &desc, &texture));
    return texture;
}

clgl_texture_info info_of_texture(clgl_texture texture)
{
    clgl_texture_info info = CLGL_TEXTURE_INFO_INIT;
    expect_success(clgl_texture_get_info(texture, &info));
    return info;
}

share_fixture begin_share(const char *device, clgl_transport transport)
{
    const gl_fixture s = open_gl_fixture(device, CLGL_TRANSPORT_AUTO, 0);
    const share_fixture f = {s.gl, s.context, s.queue, device, transport};
    return f;
}

void end_share(share_fixture *f)
{
    gl_fixture s = {f->gl, f->context, f->queue};
    close_gl_fixture(&s);
}

static int has_buffer_storage(void)
{
    return epoxy_gl_version() >= 44 || epoxy_has_gl_extension("GL_ARB_buffer_storage");
}

static int is_offered(const char *device, clgl_transport transport)
{
    const clgl_context context = make_context(device, CLGL_TRANSPORT_AUTO);
    const int offered = report_of(context, transport).buffer_status != CLGL_TRANSPORT_STATUS_UNAVAILABLE;
    expect_success(clgl_context_destroy(context));
    return offered;
}

int shares_textures_by(const char *device, clgl_transport transport)
{
    /* `external` requires a Vulkan driver, and an OpenGL driver that can copy between textures. */
    if (transport == CLGL_TRANSPORT_EXTERNAL)
        return strcmp(device, RUSTICL) != 0 && is_offered(device, transport);
    if (transport == CLGL_TRANSPORT_NATIVE) return is_offered(device, transport);
    return transport != CLGL_TRANSPORT_MAPPED || (strcmp(device, RUSTICL) != 0 && has_buffer_storage());
}

static void on_each(share_body run, const clgl_transport *transports, size_t count)
{
    static const char *const devices[] = {POCL, RUSTICL};
    for (size_t d = 0; d < COUNT(devices); ++d)
        for (size_t t = 0; t < count; ++t) {
            share_fixture f = begin_share(devices[d], transports[t]);
            const int shares = shares_textures_by(devices[d], transports[t]);
            if (transports[t] == CLGL_TRANSPORT_NATIVE && getenv("CLGL_TEST_NATIVE")) assert_true(shares);
            if (shares) run(&f);
            end_share(&f);
        }
}

void on_each_share(share_body run)
{
    static const clgl_transport transports[] = {CLGL_TRANSPORT_STAGED, CLGL_TRANSPORT_MAPPED,
                                                CLGL_TRANSPORT_EXTERNAL};
    on_each(run, transports, COUNT(transports));
}

void on_each_sample_share(share_body run)
{
    static const clgl_transport transports[] = {CLGL_TRANSPORT_STAGED, CLGL_TRANSPORT_MAPPED,
                                                CLGL_TRANSPORT_EXTERNAL, CLGL_TRANSPORT_NATIVE};
    on_each(run, transports, COUNT(transports));
}

void on_each_converting_share(share_body run)
{
    static const clgl_transport transports[] = {CLGL_TRANSPORT_STAGED, CLGL_TRANSPORT_MAPPED};
    on_each(run, transports, COUNT(transports));
}

clgl_transport_report report_of(clgl_context context, clgl_transport transport)
{
    clgl_transport_report report = CLGL_TRANSPORT_REPORT_INIT;
    expect_success(clgl_context_verify_transports(context));
    for (uint32_t i = 0; report.transport != transport; ++i)
        expect_success(clgl_context_get_transport_report(context, i, &report));
    return report;
}

void acquire_texture(clgl_queue queue, clgl_texture texture)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.texture_count = 1;
    handover.textures = &texture;
    expect_success(clgl_acquire(queue, &handover, 0, NULL, NULL));
}

void release_texture(clgl_queue queue, clgl_texture texture)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.texture_count = 1;
    handover.textures = &texture;
    expect_success(clgl_release(queue, &handover, 0, NULL, NULL));
}

void expect_no_mipmaps(clgl_queue queue, clgl_texture texture)
{
    clgl_handover handover = CLGL_HANDOVER_INIT;
    acquire_texture(queue, texture);
    handover.texture_count = 1;
    handover.textures = &texture;
    handover.flags = CLGL_HANDOVER_GENERATE_MIPMAPS;
    expect_error(clgl_release(queue, &handover, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    release_texture(queue, texture);
}

void refuse_texture(const share_fixture *f, const clgl_texture_desc *desc, clgl_result expected, const char *part)
{
    const uint64_t before = memory_of(f->context, CLGL_TRANSPORT_AUTO).object_count;
    clgl_texture texture = NULL;
    expect_error_out(clgl_texture_create(f->context, desc, &texture), expected, texture);
    expect_message(part);
    expect_gl_clean();
    assert_int_equal(memory_of(f->context, CLGL_TRANSPORT_AUTO).object_count, before);
}
