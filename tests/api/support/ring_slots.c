#include "ring_slots.h"

#include "gl_texture_support.h"

static const char buffer_source[] =
    "kernel void fill(global uint *data, uint value) { data[get_global_id(0)] = value; }\n"
    "kernel void add_one(global const uint *before, global uint *data)\n"
    "{ data[get_global_id(0)] = before[get_global_id(0)] + 1u; }\n";

#define TEXTURE_SOURCE                                                                                           \
    "constant sampler_t as_is = CLK_NORMALIZED_COORDS_FALSE | CLK_ADDRESS_NONE | CLK_FILTER_NEAREST;\n"          \
    "int2 here(void) { int i = (int)get_global_id(0); return (int2)(i % 64, i / 64); }\n"                        \
    "kernel void fill(write_only image2d_t data, uint value) { write_imagef(data, here(), pixel(value)); }\n"    \
    "kernel void add_one(read_only image2d_t before, write_only image2d_t data)\n"                               \
    "{ write_imagef(data, here(), pixel(number(read_imagef(before, as_is, here())) + 1u)); }\n"

static const char rgba8_source[] =
    "float4 pixel(uint n)\n"
    "{ return (float4)(n & 255u, n >> 8 & 255u, n >> 16 & 255u, n >> 24) / 255.0f; }\n"
    "uint number(float4 p)\n"
    "{ uint4 b = convert_uint4_rte(p * 255.0f); return b.x | b.y << 8 | b.z << 16 | b.w << 24; "
    "}\n" TEXTURE_SOURCE;

static const char r32f_source[] = "float4 pixel(uint n) { return (float4)((float)n, 0.0f, 0.0f, 1.0f); }\n"
                                  "uint number(float4 p) { return convert_uint_rte(p.x); }\n" TEXTURE_SOURCE;

clgl_program build_slot_program(clgl_context context, const slot_kind *kind)
{
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program program = NULL;
    desc.source = kind->format == CLGL_FORMAT_NONE    ? buffer_source
                  : kind->format == CLGL_FORMAT_RGBA8 ? rgba8_source
                                                      : r32f_source;
    expect_success(clgl_program_create(context, &desc, &program));
    return program;
}

#define GLSL_2D                                                                                                  \
    "uniform sampler2D words;\n"                                                                                 \
    "int word_count() { ivec2 size = textureSize(words, 0); return size.x * size.y; }\n"                         \
    "vec4 pixel_at(int i) { return texelFetch(words, ivec2(i % 64, i / 64), 0); }\n"

const char *glsl_of(const slot_kind *kind)
{
    if (kind->format == CLGL_FORMAT_NONE)
        return "uniform usamplerBuffer words;\n"
               "int word_count() { return textureSize(words); }\n"
               "uint word_at(int i) { return texelFetch(words, i).r; }\n";
    if (kind->format == CLGL_FORMAT_RGBA8)
        return GLSL_2D "uint word_at(int i) { uvec4 b = uvec4(pixel_at(i) * 255.0 + 0.5);\n"
                       "return b.r | b.g << 8 | b.b << 16 | b.a << 24; }\n";
    return GLSL_2D "uint word_at(int i) { return uint(pixel_at(i).r); }\n";
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

void fill_words(const slot_kind *kind, uint32_t *words, uint32_t seed)
{
    /* Floats store integers below this limit exactly. */
    const uint32_t most = 1u << 24;
    uint32_t state = seed + 1;
    for (uint32_t i = 0; i < RING_WORDS; ++i)
        words[i] = word_of(kind, next_random(&state) % most);
}

uint32_t word_of(const slot_kind *kind, uint32_t number)
{
    const float value = (float)number;
    uint32_t word = number;
    if (kind->format == CLGL_FORMAT_R32F) memcpy(&word, &value, sizeof word);
    return word;
}

uint32_t number_of(const slot_kind *kind, uint32_t word)
{
    float value = 0;
    if (kind->format != CLGL_FORMAT_R32F) return word;
    memcpy(&value, &word, sizeof value);
    return (uint32_t)value;
}
