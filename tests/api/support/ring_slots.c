#include "ring_slots.h"

#include "gl_texture_support.h"

static const char buffer_source[] =
    "kernel void fill(global uint *data, uint value) { data[get_global_id(0)] = value; }\n"
    "kernel void add_one(global const uint *before, global uint *data)\n"
    "{ data[get_global_id(0)] = before[get_global_id(0)] + 1u; }\n";

#define TEXTURE_SOURCE                                                                                           \
    "constant sampler_t as_is = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;\n"          \
    "int2 here(void) { int i = (int)get_global_id(0); return (int2)(i % 64, i / 64); }\n"                        \
    "uint4 bytes(uint n) { return (uint4)(n & 255u, n >> 8 & 255u, n >> 16 & 255u, n >> 24); }\n"                \
    "uint number(uint4 b) { return b.x | b.y << 8 | b.z << 16 | b.w << 24; }\n"                                  \
    "kernel void fill(write_only image2d_t data, uint value)\n"                                                  \
    "{ WRITE(data, here(), pixel(bytes(value))); }\n"                                                            \
    "kernel void add_one(read_only image2d_t before, write_only image2d_t data)\n"                               \
    "{ WRITE(data, here(), pixel(bytes(number(bytes_of(READ(before, as_is, here()))) + 1u))); }\n"

static const char normalized_source[] =
    "#define READ read_imagef\n"
    "#define WRITE write_imagef\n"
    "float4 pixel(uint4 bytes) { return convert_float4(bytes) / 255.0f; }\n"
    "uint4 bytes_of(float4 p) { return convert_uint4_rte(p * 255.0f); }\n" TEXTURE_SOURCE;

static const char integer_source[] = "#define READ read_imageui\n"
                                     "#define WRITE write_imageui\n"
                                     "uint4 pixel(uint4 bytes) { return bytes; }\n"
                                     "uint4 bytes_of(uint4 p) { return p; }\n" TEXTURE_SOURCE;

clgl_program build_slot_program(clgl_context context, const slot_kind *kind)
{
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program program = NULL;
    desc.source = kind->format == CLGL_FORMAT_NONE    ? buffer_source
                  : kind->format == CLGL_FORMAT_RGBA8 ? normalized_source
                                                      : integer_source;
    expect_success(clgl_program_create(context, &desc, &program));
    return program;
}

#define GLSL_2D(sampler, bytes)                                                                                  \
    "uniform " sampler " words;\n"                                                                               \
    "int word_count() { ivec2 size = textureSize(words, 0); return size.x * size.y; }\n"                         \
    "uint word_at(int i) {\n"                                                                                    \
    "    uvec4 b = " bytes "texelFetch(words, ivec2(i % 64, i / 64), 0));\n"                                     \
    "    return b.r | b.g << 8 | b.b << 16 | b.a << 24; }\n"

const char *glsl_of(const slot_kind *kind)
{
    if (kind->format == CLGL_FORMAT_NONE)
        return "uniform usamplerBuffer words;\n"
               "int word_count() { return textureSize(words); }\n"
               "uint word_at(int i) { return texelFetch(words, i).r; }\n";
    if (kind->format == CLGL_FORMAT_RGBA8) return GLSL_2D("sampler2D", "uvec4(0.5 + 255.0 * ");
    return GLSL_2D("usampler2D", "uvec4(");
}

clgl_result create_ring(clgl_context context, const slot_kind *kind, uint32_t slot_count, clgl_ring_mode mode,
                        const void *data, const char *label, clgl_ring *ring)
{
    clgl_buffer_desc buffer = CLGL_BUFFER_DESC_INIT;
    clgl_texture_desc texture = CLGL_TEXTURE_DESC_INIT;
    clgl_ring_desc desc = CLGL_RING_DESC_INIT;
    buffer.size = RING_BYTES;
    buffer.access = texture.access = kind->access;
    buffer.flags = kind->flags;
    buffer.data = texture.data = data;
    texture.type = CLGL_TEXTURE_TYPE_2D;
    texture.format = kind->format;
    texture.width = RING_ROW;
    texture.height = RING_WORDS / RING_ROW;
    if (kind->format == CLGL_FORMAT_NONE)
        desc.buffer = &buffer;
    else
        desc.texture = &texture;
    desc.slot_count = slot_count;
    desc.mode = mode;
    desc.label = label;
    return clgl_ring_create(context, &desc, ring);
}

void extent_of(const slot_kind *kind, uint32_t words, size_t extent[3])
{
    const int flat = kind->format == CLGL_FORMAT_NONE;
    extent[0] = flat ? words * sizeof(uint32_t) : RING_ROW;
    extent[1] = flat ? 1 : words / RING_ROW;
    extent[2] = 1;
}

int has_object(const clgl_ring_slot *slot)
{
    assert_true(!slot->buffer || !slot->texture);
    return slot->buffer || slot->texture;
}

uint64_t bytes_of_slot(const clgl_ring_slot *slot)
{
    return slot->buffer ? info_of_buffer(slot->buffer).size : info_of_texture(slot->texture).size;
}

clgl_access access_of_slot(const clgl_ring_slot *slot)
{
    return slot->buffer ? info_of_buffer(slot->buffer).access : info_of_texture(slot->texture).access;
}

const char *label_of_slot(const clgl_ring_slot *slot)
{
    return slot->buffer ? info_of_buffer(slot->buffer).label : info_of_texture(slot->texture).label;
}

clgl_result destroy_slot(const clgl_ring_slot *slot)
{
    return slot->buffer ? clgl_buffer_destroy(slot->buffer) : clgl_texture_destroy(slot->texture);
}

clgl_result set_slot(clgl_kernel kernel, uint32_t index, const clgl_ring_slot *slot)
{
    return slot->buffer ? clgl_kernel_set_buffer(kernel, index, slot->buffer)
                        : clgl_kernel_set_texture(kernel, index, slot->texture);
}

void read_slot(clgl_queue queue, const clgl_ring_slot *slot, void *words)
{
    if (slot->buffer)
        expect_success(clgl_buffer_read(queue, slot->buffer, NULL, words, 1, 0, NULL, NULL));
    else
        expect_success(clgl_texture_read(queue, slot->texture, NULL, words, 1, 0, NULL, NULL));
}

static GLuint name_of_buffer(const clgl_ring_slot *slot)
{
    uint32_t name = 0;
    expect_success(clgl_buffer_gl_name(slot->buffer, &name));
    return name;
}

/* Binds the texture and returns its pixel format. */
static clgl_format_info bind_texture(const clgl_ring_slot *slot, uint32_t words)
{
    const clgl_texture_info info = info_of_texture(slot->texture);
    assert_int_equal(info.size, words * sizeof(uint32_t));
    assert_int_equal(info.width, RING_ROW);
    glBindTexture(GL_TEXTURE_2D, info.gl_name);
    return info_of_format(info.format);
}

void read_gl_slot(const clgl_ring_slot *slot, uint32_t words, void *data)
{
    clgl_format_info format;
    if (slot->buffer) {
        read_gl(name_of_buffer(slot), 0, words * sizeof(uint32_t), data);
        return;
    }
    format = bind_texture(slot, words);
    glGetTexImage(GL_TEXTURE_2D, 0, format.gl_format, format.gl_type, data);
    glBindTexture(GL_TEXTURE_2D, 0);
    expect_gl_clean();
}

void write_gl_slot(const clgl_ring_slot *slot, uint32_t words, const void *data)
{
    clgl_format_info format;
    if (slot->buffer) {
        write_gl(name_of_buffer(slot), 0, words * sizeof(uint32_t), data);
        return;
    }
    format = bind_texture(slot, words);
    glTexSubImage2D(GL_TEXTURE_2D, 0, 0, 0, RING_ROW, (GLsizei)(words / RING_ROW), format.gl_format,
                    format.gl_type, data);
    glBindTexture(GL_TEXTURE_2D, 0);
    expect_gl_clean();
}

void delete_gl_slot(const clgl_ring_slot *slot)
{
    const GLuint name = slot->buffer ? name_of_buffer(slot) : info_of_texture(slot->texture).gl_name;
    if (slot->buffer)
        glDeleteBuffers(1, &name);
    else
        glDeleteTextures(1, &name);
}

void bind_slot(const clgl_ring_slot *slot, GLuint buffer_texture)
{
    if (slot->texture) {
        glBindTexture(GL_TEXTURE_2D, info_of_texture(slot->texture).gl_name);
        return;
    }
    glBindTexture(GL_TEXTURE_BUFFER, buffer_texture);
    glTexBuffer(GL_TEXTURE_BUFFER, GL_R32UI, name_of_buffer(slot));
}

void fill_words(uint32_t *words, uint32_t seed)
{
    uint32_t state = seed + 1;
    for (uint32_t i = 0; i < RING_WORDS; ++i)
        words[i] = next_random(&state);
}
