/* Tests random operations on shared textures, for every format and target that can be shared. OpenGL draws random
 * boxes. OpenCL reads, writes and fills random boxes, and runs kernels. After each step, all pixels must be equal
 * to a CPU model.
 *
 * Arguments: the number of steps per format, and a test filter. CLGL_TEST_SEED repeats a run. "native" and
 * "native gpu" select native sharing. "gpu" selects `external` on the GPU of a headless context. */
#define _GNU_SOURCE
#include "direct_support.h"
#include "gl_sample_support.h"
#include "kernel_support.h"
#include "verified.h"

#define COMPONENTS 4

/* Source of the kernel fill_KIND_TYPE, which writes a colour to each pixel of the launch range */
#define FILL(kind, image, position, type, vector, call)                                                          \
    "kernel void fill_" kind "_" type "(write_only " image " out, " vector " color) { " call "(out, " position   \
    ", color); }\n"
#define FILLS(kind, image, position)                                                                             \
    FILL(kind, image, position, "f", "float4", "write_imagef")                                                   \
    FILL(kind, image, position, "i", "int4", "write_imagei")                                                     \
    FILL(kind, image, position, "ui", "uint4", "write_imageui")
#define X "(int)get_global_id(0)"
#define XY "(int2)(get_global_id(0), get_global_id(1))"
#define XYZ "(int4)(get_global_id(0), get_global_id(1), get_global_id(2), 0)"
#define SOURCE                                                                                                   \
    FILLS("1d", "image1d_t", X)                                                                                  \
    FILLS("2d", "image2d_t", XY)                                                                                 \
    FILLS("1d_array", "image1d_array_t", XY)                                                                     \
    FILLS("2d_array", "image2d_array_t", XYZ)
/* Source of kernels for 3D images. Some devices cannot write 3D images, so these kernels have a separate
 * program. */
#define SOURCE_3D "#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable\n" FILLS("3d", "image3d_t", XYZ)

static uint32_t seed;
static unsigned turns = 1;

typedef struct model {
    const share_fixture *f;
    gl_image image;
    /* A texture of the same kind, with which OpenGL converts pixels. The name is 0 if no conversion is needed. */
    gl_image scratch;
    clgl_texture texture;
    clgl_kernel kernel;
    uint32_t random;
} model;

static size_t random_below(model *m, size_t end) { return next_random(&m->random) % end; }

/* Returns a random box inside the box `in`. */
static clgl_texture_region random_box(model *m, const clgl_texture_region *in)
{
    clgl_texture_region box = CLGL_TEXTURE_REGION_INIT;
    for (int i = 0; i < 3; ++i) {
        const size_t first = random_below(m, in->extent[i]);
        box.origin[i] = in->origin[i] + first;
        box.extent[i] = 1 + random_below(m, in->extent[i] - first);
    }
    return box;
}

static unsigned char *pixel_at(const gl_image *i, const size_t at[3])
{
    return i->pixels + ((at[2] * i->size[1] + at[1]) * i->size[0] + at[0]) * i->as.bytes_per_pixel;
}

/* A colour whose channels are 0 or 1. Every format stores these values exactly. */
typedef union color {
    float f[COMPONENTS];
    int32_t i[COMPONENTS];
    uint32_t ui[COMPONENTS];
} color;

static color make_color(const gl_image *i, unsigned ones)
{
    color c;
    for (unsigned at = 0; at < COMPONENTS; ++at) {
        const unsigned one = ones >> at & 1;
        if (i->as.numeric == CLGL_NUMERIC_INT || i->as.numeric == CLGL_NUMERIC_UINT)
            c.ui[at] = one;
        else
            c.f[at] = (float)one;
    }
    return c;
}

static void pack_one(const gl_image *i, unsigned char *to)
{
    static const uint32_t one_32 = 1;
    static const float one_float = 1;
    static const uint16_t one_half = 0x3c00, one_unorm = 0xffff, one_snorm = 0x7fff;
    const size_t size = i->as.bytes_per_pixel / i->as.components;
    switch (i->as.numeric) {
    case CLGL_NUMERIC_DEPTH:
        memcpy(to, size == 2 ? (const void *)&one_unorm : (const void *)&one_float, size);
        break;
    case CLGL_NUMERIC_FLOAT:
        memcpy(to, size == 2 ? (const void *)&one_half : (const void *)&one_float, size);
        break;
    case CLGL_NUMERIC_UNORM:
        memcpy(to, &one_unorm, size);
        break;
    case CLGL_NUMERIC_SNORM:
        memcpy(to, (const char *)&one_snorm + (size == 1), size);
        break;
    default:
        memcpy(to, &one_32, size);
        break;
    }
}

/* Fills a box of the model. Bit c of `ones` is the value of channel c. */
static void fill_known(gl_image *i, const clgl_texture_region *box, unsigned ones)
{
    static const unsigned rgba[] = {0, 1, 2, 3}, bgra[] = {2, 1, 0, 3}, a[] = {3};
    const uint32_t order = i->as.cl_channel_order;
    const unsigned *const component = order == CL_BGRA ? bgra : order == CL_A ? a : rgba;
    const size_t size = i->as.bytes_per_pixel / i->as.components;
    size_t at[3];
    FOR_EACH_PIXEL(box, at)
    {
        const size_t where[3] = {box->origin[0] + at[0], box->origin[1] + at[1], box->origin[2] + at[2]};
        unsigned char *const pixel = pixel_at(i, where);
        memset(pixel, 0, i->as.bytes_per_pixel);
        for (unsigned c = 0; c < i->as.components; ++c) {
            unsigned char one[sizeof(float)];
            pack_one(i, one);
            if (ones >> component[c] & 1) memcpy(pixel + c * size, one, size);
        }
    }
}

/* Converts the pixels of the model to the format and back with OpenGL, as the library does. */
static void settle(model *m)
{
    if (m->scratch.name == 0) return;
    m->scratch.pixels = m->image.pixels;
    draw_gl_image(&m->scratch);
    load_gl_image(&m->scratch, m->image.pixels);
    m->scratch.pixels = NULL;
}

static void attach(const gl_image *i, GLenum point, GLint layer)
{
    if (i->target == GL_RENDERBUFFER)
        glFramebufferRenderbuffer(GL_DRAW_FRAMEBUFFER, point, GL_RENDERBUFFER, i->name);
    else if (i->target == GL_TEXTURE_CUBE_MAP)
        glFramebufferTexture2D(GL_DRAW_FRAMEBUFFER, point, GL_TEXTURE_CUBE_MAP_POSITIVE_X + (GLenum)layer,
                               i->name, i->level);
    else if (i->target == GL_TEXTURE_CUBE_MAP_NEGATIVE_Y)
        glFramebufferTexture2D(GL_DRAW_FRAMEBUFFER, point, i->target, i->name, i->level);
    else if (i->size[2] > 1 || i->target == GL_TEXTURE_1D_ARRAY)
        glFramebufferTextureLayer(GL_DRAW_FRAMEBUFFER, point, i->name, i->level, layer);
    else
        glFramebufferTexture(GL_DRAW_FRAMEBUFFER, point, i->name, i->level);
}

static void clear_bound(const gl_image *i, const color *c)
{
    const int depth = i->format.numeric == CLGL_NUMERIC_DEPTH;
    if (i->as.numeric == CLGL_NUMERIC_INT)
        glClearBufferiv(GL_COLOR, 0, c->i);
    else if (i->as.numeric == CLGL_NUMERIC_UINT)
        glClearBufferuiv(GL_COLOR, 0, c->ui);
    else
        glClearBufferfv(depth ? GL_DEPTH : GL_COLOR, 0, c->f);
}

/* Clears a box with OpenGL through a framebuffer. Returns 1, or 0 if OpenGL cannot draw to the format or
 * target. */
static int draw_box(const gl_image *i, const clgl_texture_region *box, const color *c)
{
    const int rows_are_layers = i->target == GL_TEXTURE_1D_ARRAY;
    const unsigned along = rows_are_layers ? 1 : 2;
    const GLenum point = i->format.numeric == CLGL_NUMERIC_DEPTH ? GL_DEPTH_ATTACHMENT : GL_COLOR_ATTACHMENT0;
    GLuint framebuffer = 0;
    int drawable = 1;
    if (i->target == GL_TEXTURE_BUFFER || has_samples(i)) return 0;
    glGenFramebuffers(1, &framebuffer);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, framebuffer);
    glEnable(GL_SCISSOR_TEST);
    glScissor((GLint)box->origin[0], rows_are_layers ? 0 : (GLint)box->origin[1], (GLsizei)box->extent[0],
              rows_are_layers ? 1 : (GLsizei)box->extent[1]);
    for (size_t layer = 0; drawable && layer < box->extent[along]; ++layer) {
        attach(i, point, (GLint)(box->origin[along] + layer));
        drawable = glCheckFramebufferStatus(GL_DRAW_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE;
        if (drawable) clear_bound(i, c);
    }
    glDisable(GL_SCISSOR_TEST);
    glBindFramebuffer(GL_DRAW_FRAMEBUFFER, 0);
    glDeleteFramebuffers(1, &framebuffer);
    expect_gl_clean();
    return drawable;
}

static void upload_flat(const gl_image *i, GLenum target, const clgl_texture_region *box, size_t layer)
{
    const size_t first[3] = {box->origin[0], box->origin[1], layer};
    glTexSubImage2D(target, i->level, (GLint)box->origin[0], (GLint)box->origin[1], (GLsizei)box->extent[0],
                    (GLsizei)box->extent[1], i->as.gl_format, i->as.gl_type, pixel_at(i, first));
}

/* Uploads a box of the model to OpenGL, with glTexSubImage or by drawing. */
static void upload_box(const gl_image *i, const clgl_texture_region *box)
{
    const size_t texel = i->as.bytes_per_pixel;
    const int cube = i->target == GL_TEXTURE_CUBE_MAP || i->target == GL_TEXTURE_CUBE_MAP_NEGATIVE_Y;
    if (i->target == GL_TEXTURE_BUFFER) {
        write_buffer_texture(i, box->origin[0] * texel, pixel_at(i, box->origin), box->extent[0] * texel);
        return;
    }
    if (has_samples(i)) {
        draw_samples(i, box);
        return;
    }
    glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, (GLint)i->size[0]);
    if (i->size[2] > 1) glPixelStorei(GL_UNPACK_IMAGE_HEIGHT, (GLint)i->size[1]);
    glBindTexture(cube ? GL_TEXTURE_CUBE_MAP : i->target, i->name);
    if (i->target == GL_TEXTURE_CUBE_MAP)
        for (size_t face = box->origin[2]; face < box->origin[2] + box->extent[2]; ++face)
            upload_flat(i, GL_TEXTURE_CUBE_MAP_POSITIVE_X + (GLenum)face, box, face);
    else if (i->target == GL_TEXTURE_3D || i->target == GL_TEXTURE_2D_ARRAY)
        glTexSubImage3D(i->target, i->level, (GLint)box->origin[0], (GLint)box->origin[1], (GLint)box->origin[2],
                        (GLsizei)box->extent[0], (GLsizei)box->extent[1], (GLsizei)box->extent[2],
                        i->as.gl_format, i->as.gl_type, pixel_at(i, box->origin));
    else if (i->target == GL_TEXTURE_1D)
        glTexSubImage1D(i->target, i->level, (GLint)box->origin[0], (GLsizei)box->extent[0], i->as.gl_format,
                        i->as.gl_type, pixel_at(i, box->origin));
    else
        upload_flat(i, i->target, box, 0);
    glBindTexture(cube ? GL_TEXTURE_CUBE_MAP : i->target, 0);
    glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
    glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
    glPixelStorei(GL_UNPACK_IMAGE_HEIGHT, 0);
    expect_gl_clean();
}

static int is_compressed(const gl_image *i) { return i->format.bytes_per_pixel == 0; }

static void opengl_draws(model *m)
{
    const clgl_texture_region all = all_of_gl_image(&m->image), box = random_box(m, &all);
    const unsigned ones = next_random(&m->random) % (1u << COMPONENTS);
    const color c = make_color(&m->image, ones);
    if (is_compressed(&m->image)) {
        change_pixels(&m->image, NULL, next_random(&m->random));
        draw_gl_image(&m->image);
        load_gl_image(&m->image, m->image.pixels);
        return;
    }
    if ((m->image.target == GL_RENDERBUFFER || random_below(m, 2)) && draw_box(&m->image, &box, &c)) {
        fill_known(&m->image, &box, ones);
    } else {
        change_pixels(&m->image, &box, next_random(&m->random));
        upload_box(&m->image, &box);
    }
    settle(m);
}

/* Sets the pitches of the region to the pitches of the CPU copy. */
static void set_pitches(const gl_image *i, clgl_texture_region *box)
{
    box->row_pitch = i->size[0] * i->as.bytes_per_pixel;
    box->slice_pitch = i->size[2] > 1 ? box->row_pitch * i->size[1] : 0;
}

static void opencl_reads(model *m, const clgl_texture_region *in)
{
    unsigned char *got = malloc(m->image.bytes);
    clgl_texture_region box = *in;
    gl_image there = m->image;
    memcpy(got, m->image.pixels, m->image.bytes);
    there.pixels = got;
    set_pitches(&m->image, &box);
    for (size_t z = 0; z < box.extent[2]; ++z)
        for (size_t y = 0; y < box.extent[1]; ++y) {
            const size_t at[3] = {box.origin[0], box.origin[1] + y, box.origin[2] + z};
            memset(pixel_at(&there, at), RUBBISH, box.extent[0] * m->image.as.bytes_per_pixel);
        }
    expect_success(
        clgl_texture_read(m->f->queue, m->texture, &box, pixel_at(&there, box.origin), 1, 0, NULL, NULL));
    if (memcmp(got, m->image.pixels, m->image.bytes) != 0)
        print_error("CLGL_FORMAT_%s, OpenGL target %#x\n", m->image.as.name, (unsigned)m->image.target);
    expect_same_bytes(got, m->image.pixels, m->image.bytes);
    free(got);
}

static void opencl_writes(model *m, const clgl_texture_region *in)
{
    clgl_texture_region box = random_box(m, in);
    change_pixels(&m->image, &box, next_random(&m->random));
    set_pitches(&m->image, &box);
    expect_success(
        clgl_texture_write(m->f->queue, m->texture, &box, pixel_at(&m->image, box.origin), 1, 0, NULL, NULL));
}

static void opencl_fills(model *m, const clgl_texture_region *in)
{
    const clgl_texture_region box = random_box(m, in);
    const unsigned ones = next_random(&m->random) % (1u << COMPONENTS);
    const color c = make_color(&m->image, ones);
    expect_success(clgl_texture_fill(m->f->queue, m->texture, &box, &c, 0, NULL, NULL));
    fill_known(&m->image, &box, ones);
}

static void opencl_computes(model *m, const clgl_texture_region *in)
{
    const clgl_texture_region box = random_box(m, in);
    const unsigned ones = next_random(&m->random) % (1u << COMPONENTS);
    const color c = make_color(&m->image, ones);
    clgl_launch launch = CLGL_LAUNCH_INIT;
    launch.dimensions = 3;
    memcpy(launch.global_offset, box.origin, sizeof launch.global_offset);
    memcpy(launch.global_size, box.extent, sizeof launch.global_size);
    expect_success(clgl_kernel_set_texture(m->kernel, 0, m->texture));
    expect_success(clgl_kernel_set_value(m->kernel, 1, sizeof c, &c));
    expect_success(clgl_kernel_launch(m->f->queue, m->kernel, &launch, 0, NULL, NULL));
    fill_known(&m->image, &box, ones);
}

static void opencl_works(model *m)
{
    const clgl_texture_region all = all_of_gl_image(&m->image),
                              part = random_below(m, 2) ? random_box(m, &all) : all;
    clgl_box box;
    clgl_handover handover = CLGL_HANDOVER_INIT;
    handover.texture_count = 1;
    handover.textures = &m->texture;
    memcpy(box.origin, part.origin, sizeof box.origin);
    memcpy(box.extent, part.extent, sizeof box.extent);
    if (memcmp(part.extent, all.extent, sizeof part.extent) != 0) handover.texture_regions = &box;
    expect_success(clgl_acquire(m->f->queue, &handover, 0, NULL, NULL));
    opencl_reads(m, &part);
    if (!is_compressed(&m->image)) {
        opencl_writes(m, &part);
        opencl_fills(m, &part);
        if (m->kernel) opencl_computes(m, &part);
        opencl_reads(m, &part);
    }
    if (random_below(m, 2)) handover.texture_regions = NULL;
    expect_success(clgl_release(m->f->queue, &handover, 0, NULL, NULL));
    if (!is_compressed(&m->image)) settle(m);
}

static clgl_kernel kernel_for(clgl_program program, clgl_program program_3d, int writes_halves, const verified *v)
{
    static const char *const kinds[] = {NULL, "1d", "2d", "3d", "1d_array", "2d_array"};
    const clgl_format_info as = info_of_format(v->cl_format);
    char name[32];
    clgl_texture_type kind = CLGL_TEXTURE_TYPE_2D;
    if (v->target == GL_TEXTURE_1D || v->target == GL_TEXTURE_BUFFER) kind = CLGL_TEXTURE_TYPE_1D;
    if (v->target == GL_TEXTURE_3D) kind = CLGL_TEXTURE_TYPE_3D;
    if (v->target == GL_TEXTURE_1D_ARRAY) kind = CLGL_TEXTURE_TYPE_1D_ARRAY;
    if (v->target == GL_TEXTURE_2D_ARRAY || v->target == GL_TEXTURE_CUBE_MAP ||
        v->target == GL_TEXTURE_2D_MULTISAMPLE || v->target == GL_TEXTURE_2D_MULTISAMPLE_ARRAY)
        kind = CLGL_TEXTURE_TYPE_2D_ARRAY;
    if (kind == CLGL_TEXTURE_TYPE_3D && !program_3d) return NULL;
    /* Kernel arguments for depth images have another type, so no kernel is used. */
    if (as.numeric == CLGL_NUMERIC_DEPTH) return NULL;
    if (!writes_halves && as.numeric == CLGL_NUMERIC_FLOAT && as.bits_per_component == 16) return NULL;
    snprintf(name, sizeof name, "fill_%s_%s", kinds[kind],
             as.numeric == CLGL_NUMERIC_INT    ? "i"
             : as.numeric == CLGL_NUMERIC_UINT ? "ui"
                                               : "f");
    return find_kernel(kind == CLGL_TEXTURE_TYPE_3D ? program_3d : program, name);
}

/* Origin of a texture: wrapped, wrapped with replaced storage, or created by the library */
typedef enum origin { WRAPPED, REPLACED, MADE } origin;

static void play(const share_fixture *f, const verified *v, clgl_kernel kernel, origin from)
{
    const int made = from == MADE;
    model m = {.f = f, .kernel = kernel, .random = seed};
    clgl_texture_desc desc;
    if (getenv("CLGL_TEST_VERBOSE"))
        fprintf(stderr, "%s as %s, target 0x%x, transport %d\n", info_of_format(v->format).name,
                info_of_format(v->cl_format).name, (unsigned)v->target, (int)v->transport);
    m.image = make_converted_gl_image(v->target, v->format, v->cl_format, 0, 1, seed);
    if (v->format != v->cl_format) {
        m.scratch = make_converted_gl_image(v->target, v->format, v->cl_format, 0, 1, seed);
        free(m.scratch.pixels);
    }
    desc = made ? describe_new_gl_image(&m.image, v->transport) : describe_gl_image(&m.image, v->transport);
    desc.format = v->format;
    if (v->format != v->cl_format) desc.flags |= CLGL_TEXTURE_CONVERT_FORMAT;
    if (from == REPLACED) desc.flags |= CLGL_TEXTURE_REPLACE_STORAGE;
    if (is_compressed(&m.image)) desc.access = CLGL_ACCESS_READ_ONLY;
    expect_success(clgl_texture_create(f->context, &desc, &m.texture));
    assert_int_equal(info_of_texture(m.texture).cl_format, v->cl_format);
    assert_int_equal(info_of_texture(m.texture).storage_replaced, from == REPLACED);
    if (made) {
        glDeleteTextures(1, &m.image.name);
        m.image.name = info_of_texture(m.texture).gl_name;
    }
    for (unsigned turn = 0; turn < turns; ++turn) {
        opengl_draws(&m);
        opencl_works(&m);
        expect_gl_image(&m.image);
    }
    expect_success(clgl_texture_destroy(m.texture));
    if (made) m.image.name = 0;
    if (m.scratch.name) {
        m.scratch.pixels = NULL;
        destroy_gl_image(&m.scratch);
    }
    destroy_gl_image(&m.image);
}

static clgl_program try_3d(clgl_context context)
{
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program program = NULL;
    desc.source = SOURCE_3D;
    return clgl_program_create(context, &desc, &program) == CLGL_SUCCESS ? program : NULL;
}

/* Returns whether the texture is shared without copies. `external` copies only multisampled textures. */
static int is_direct(const verified *v)
{
    const gl_image i = {.target = v->target};
    return v->transport == CLGL_TRANSPORT_EXTERNAL && !has_samples(&i);
}

/* Runs random steps for each combination of format and target of one transport, or of all transports for
 * CLGL_TRANSPORT_AUTO. */
static void play_found(const share_fixture *f, clgl_transport transport)
{
    static verified found[MOST_VERIFIED];
    clgl_program program = build_program(f->context, SOURCE), program_3d = try_3d(f->context);
    const size_t count = find_verified(f->context, transport, found);
    /* Kernels on PoCL 3.1 cannot write images of half floats. */
    const int writes_halves = strcmp(f->device, POCL) != 0;
    unsigned played = 0;
    for (size_t i = 0; i < count; ++i) {
        clgl_kernel kernel;
        kernel = kernel_for(program, program_3d, writes_halves, &found[i]);
        play(f, &found[i], kernel, WRAPPED);
        /* The origins REPLACED and MADE are tested only if the texture is shared without copies. */
        for (origin from = REPLACED; from <= MADE && is_direct(&found[i]); ++from)
            play(f, &found[i], kernel, from);
        if (kernel) expect_success(clgl_kernel_destroy(kernel));
        ++played;
    }
    printf("%s: %u steps for each of %u combinations of format, target and transport%s\n", f->device, turns,
           played, program_3d ? "" : ", without kernels on 3D images");
    if (program_3d) expect_success(clgl_program_destroy(program_3d));
    expect_success(clgl_program_destroy(program));
}

static void play_all(const char *device)
{
    share_fixture f = begin_share(device, CLGL_TRANSPORT_AUTO);
    play_found(&f, CLGL_TRANSPORT_AUTO);
    end_share(&f);
}

static void pocl_keeps_to_the_model(void **state)
{
    (void)state;
    play_all(POCL);
}

static void rusticl_keeps_to_the_model(void **state)
{
    (void)state;
    play_all(RUSTICL);
}

static void direct_keeps_to_the_model(void **state)
{
    share_fixture f = begin_direct();
    (void)state;
    play_found(&f, direct_transport);
    end_direct(&f);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest direct[] = {cmocka_unit_test(direct_keeps_to_the_model)};
    read_direct_arguments(&argc, argv);
    if (argc > 1) turns = (unsigned)atoi(argv[1]);
    if (argc > 2) cmocka_set_test_filter(argv[2]);
    seed = test_seed();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pocl_keeps_to_the_model),
        cmocka_unit_test(rusticl_keeps_to_the_model),
    };
    if (!on_gpu && direct_transport != CLGL_TRANSPORT_NATIVE) return cmocka_run_group_tests(tests, NULL, NULL);
    return is_direct_offered() ? cmocka_run_group_tests(direct, NULL, NULL) : EXIT_SKIPPED;
}
