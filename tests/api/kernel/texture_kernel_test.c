/* Tests kernels that read and write textures of every kind. Also tests that the library checks texture arguments
 * before it calls the driver. */
#define _GNU_SOURCE
#include "texture_support.h"

#include <math.h>

static const char source[] =
    "kernel void read_1d(read_only image1d_t in, global uint4 *out)\n"
    "{ int x = get_global_id(0); out[x] = read_imageui(in, x); }\n"
    "kernel void read_2d(read_only image2d_t in, global uint4 *out)\n"
    "{ int x = get_global_id(0), y = get_global_id(1);\n"
    "  out[y * get_image_width(in) + x] = read_imageui(in, (int2)(x, y)); }\n"
    "kernel void read_3d(read_only image3d_t in, global uint4 *out)\n"
    "{ int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);\n"
    "  out[(z * get_image_height(in) + y) * get_image_width(in) + x] = read_imageui(in, (int4)(x, y, z, 0)); }\n"
    "kernel void read_1d_array(read_only image1d_array_t in, global uint4 *out)\n"
    "{ int x = get_global_id(0), y = get_global_id(1);\n"
    "  out[y * get_image_width(in) + x] = read_imageui(in, (int2)(x, y)); }\n"
    "kernel void read_2d_array(read_only image2d_array_t in, global uint4 *out)\n"
    "{ int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);\n"
    "  out[(z * get_image_height(in) + y) * get_image_width(in) + x] = read_imageui(in, (int4)(x, y, z, 0)); }\n"
    "kernel void write_1d(write_only image1d_t out, global const uint4 *in)\n"
    "{ int x = get_global_id(0); write_imageui(out, x, in[x]); }\n"
    "kernel void write_2d(write_only image2d_t out, global const uint4 *in)\n"
    "{ int x = get_global_id(0), y = get_global_id(1);\n"
    "  write_imageui(out, (int2)(x, y), in[y * get_image_width(out) + x]); }\n"
    "kernel void write_1d_array(write_only image1d_array_t out, global const uint4 *in)\n"
    "{ int x = get_global_id(0), y = get_global_id(1);\n"
    "  write_imageui(out, (int2)(x, y), in[y * get_image_width(out) + x]); }\n"
    "kernel void write_2d_array(write_only image2d_array_t out, global const uint4 *in)\n"
    "{ int x = get_global_id(0), y = get_global_id(1), z = get_global_id(2);\n"
    "  write_imageui(out, (int4)(x, y, z, 0), in[(z * get_image_height(out) + y) * get_image_width(out) + x]); "
    "}\n"
    "kernel void sample(read_only image2d_t in, sampler_t how, global const float2 *at, global float4 *out)\n"
    "{ int i = get_global_id(0); out[i] = read_imagef(in, how, at[i]); }\n"
    "kernel void invert(read_only image2d_t in, write_only image2d_t out)\n"
    "{ int2 at = (int2)(get_global_id(0), get_global_id(1));\n"
    "  write_imagef(out, at, 1.0f - read_imagef(in, at)); }\n";

static clgl_launch launch_over(const image *i)
{
    clgl_launch launch = CLGL_LAUNCH_INIT;
    launch.dimensions = 3;
    memcpy(launch.global_size, i->size, sizeof launch.global_size);
    return launch;
}

static clgl_kernel kernel_for(kernel_fixture *f, const char *verb, clgl_texture_type kind)
{
    static const char *const names[] = {"", "1d", "2d", "3d", "1d_array", "2d_array"};
    char name[32];
    snprintf(name, sizeof name, "%s_%s", verb, names[kind]);
    return find_kernel(f->program, name);
}

static void integers_are_read_and_written(kernel_fixture *f)
{
    for (size_t k = 0; k < COUNT(image_kinds); ++k) {
        image i = make_image(f->context, describe_image(image_kinds[k], CLGL_FORMAT_RGBA32UI), 5);
        const clgl_launch launch = launch_over(&i);
        const clgl_buffer buffer = compute_buffer(f->context, i.bytes, NULL);
        clgl_kernel kernel = kernel_for(f, "read", i.kind);
        unsigned char *got = malloc(i.bytes);
        assert_non_null(got);
        expect_success(clgl_kernel_set_texture(kernel, 0, i.texture));
        expect_success(clgl_kernel_set_buffer(kernel, 1, buffer));
        expect_success(clgl_kernel_launch(f->queue, kernel, &launch, 0, NULL, NULL));
        read_buffer(f->queue, buffer, got);
        expect_same_bytes(got, i.pixels, i.bytes);
        expect_success(clgl_kernel_destroy(kernel));
        if (i.kind != CLGL_TEXTURE_TYPE_3D) {
            kernel = kernel_for(f, "write", i.kind);
            fill_bytes(i.pixels, i.bytes, 6);
            expect_success(clgl_buffer_write(f->queue, buffer, NULL, i.pixels, 1, 0, NULL, NULL));
            expect_success(clgl_kernel_set_texture(kernel, 0, i.texture));
            expect_success(clgl_kernel_set_buffer(kernel, 1, buffer));
            expect_success(clgl_kernel_launch(f->queue, kernel, &launch, 0, NULL, NULL));
            expect_image(f->queue, &i);
            expect_success(clgl_kernel_destroy(kernel));
        }
        expect_success(clgl_buffer_destroy(buffer));
        free(got);
        destroy_image(&i);
    }
}

static clgl_sampler make_sampler(clgl_context context, clgl_sampler_coordinates coordinates,
                                 clgl_sampler_address addressing, clgl_sampler_filter filter)
{
    clgl_sampler_desc desc = CLGL_SAMPLER_DESC_INIT;
    clgl_sampler sampler = NULL;
    desc.coordinates = coordinates;
    desc.addressing = addressing;
    desc.filter = filter;
    expect_success(clgl_sampler_create(context, &desc, &sampler));
    return sampler;
}

static clgl_argument argument_of(clgl_argument_type kind)
{
    clgl_argument argument = CLGL_ARGUMENT_INIT;
    argument.type = kind;
    return argument;
}

static clgl_texture make_texture(clgl_context context, clgl_texture_type kind, clgl_format format,
                                 clgl_access access)
{
    clgl_texture_desc desc = describe_image(kind, format);
    clgl_texture texture = NULL;
    desc.access = access;
    desc.label = "picture";
    expect_success(clgl_texture_create(context, &desc, &texture));
    return texture;
}

/* Sets textures and samplers in one call. The pixels in memory have BGRA order; the kernel reads RGBA values. */
static void one_call_takes_textures_and_samplers(kernel_fixture *f)
{
    clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_BGRA8);
    const clgl_sampler sampler = make_sampler(f->context, CLGL_COORDINATES_PIXELS,
                                              CLGL_SAMPLER_ADDRESS_CLAMP_TO_EDGE, CLGL_FILTER_NEAREST);
    const clgl_kernel kernel = find_kernel(f->program, "sample");
    const unsigned char pixels[] = {51, 102, 153, 255, 0, 255, 51, 0};
    const float at[] = {0.5f, 0.5f, 1.5f, 0.5f};
    const float expected[] = {0.6f, 0.4f, 0.2f, 1, 0.2f, 1, 0, 0};
    float got[COUNT(expected)];
    const clgl_buffer points = compute_buffer(f->context, sizeof at, at);
    const clgl_buffer out = compute_buffer(f->context, sizeof got, NULL);
    const clgl_launch two = launch_of(2, 0);
    clgl_argument arguments[4];
    clgl_kernel clone = NULL;
    desc.width = 2;
    desc.height = 1;
    desc.data = pixels;
    arguments[0] = argument_of(CLGL_ARGUMENT_TEXTURE);
    arguments[1] = argument_of(CLGL_ARGUMENT_SAMPLER);
    arguments[2] = argument_of(CLGL_ARGUMENT_BUFFER);
    arguments[3] = argument_of(CLGL_ARGUMENT_BUFFER);
    expect_success(clgl_texture_create(f->context, &desc, &arguments[0].texture));
    arguments[1].sampler = sampler;
    arguments[2].buffer = points;
    arguments[3].buffer = out;
    expect_success(clgl_kernel_launch_with_arguments(f->queue, kernel, 4, arguments, &two, 0, NULL, NULL));
    read_buffer(f->queue, out, got);
    for (size_t i = 0; i < COUNT(got); ++i)
        assert_true(fabsf(got[i] - expected[i]) < 0.01f);
    /* A clone has the texture and sampler arguments of its original. */
    expect_success(clgl_buffer_fill(f->queue, out, NULL, &at[0], sizeof at[0], 0, NULL, NULL));
    expect_success(clgl_kernel_clone(kernel, &clone));
    expect_success(clgl_kernel_launch(f->queue, clone, &two, 0, NULL, NULL));
    read_buffer(f->queue, out, got);
    for (size_t i = 0; i < COUNT(got); ++i)
        assert_true(fabsf(got[i] - expected[i]) < 0.01f);
    /* A launch with a destroyed argument is refused. The message contains the argument name. */
    expect_success(clgl_sampler_destroy(sampler));
    expect_error(clgl_kernel_launch(f->queue, clone, &two, 0, NULL, NULL), CLGL_ERROR_INVALID_HANDLE);
    expect_message("argument 1 (how) of the kernel \"sample\"");
    expect_success(clgl_texture_destroy(arguments[0].texture));
    expect_error(clgl_kernel_launch(f->queue, clone, &two, 0, NULL, NULL), CLGL_ERROR_INVALID_HANDLE);
    expect_message("argument 0 (in) of the kernel \"sample\"");
    expect_success(clgl_kernel_destroy(clone));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_buffer_destroy(points));
    expect_success(clgl_buffer_destroy(out));
}

/* Inverts pixels in a kernel. Conversions of 8-bit values must be exact in both directions. */
static void numbers_are_inverted(kernel_fixture *f)
{
    static const clgl_format formats[] = {CLGL_FORMAT_RGBA8, CLGL_FORMAT_R8, CLGL_FORMAT_BGRA8};
    for (size_t n = 0; n < COUNT(formats); ++n) {
        image i = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_2D, formats[n]), 8);
        image out = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_2D, formats[n]), 9);
        const clgl_kernel kernel = find_kernel(f->program, "invert");
        const clgl_launch launch = launch_over(&i);
        unsigned char *got = malloc(i.bytes);
        assert_non_null(got);
        expect_success(clgl_kernel_set_texture(kernel, 0, i.texture));
        expect_success(clgl_kernel_set_texture(kernel, 1, out.texture));
        expect_success(clgl_kernel_launch(f->queue, kernel, &launch, 0, NULL, NULL));
        expect_success(clgl_texture_read(f->queue, out.texture, NULL, got, 1, 0, NULL, NULL));
        for (size_t b = 0; b < i.bytes; ++b)
            assert_int_equal(got[b], 255 - i.pixels[b]);
        free(got);
        expect_success(clgl_kernel_destroy(kernel));
        destroy_image(&i);
        destroy_image(&out);
    }
}

static void refuse_texture(clgl_kernel kernel, uint32_t index, clgl_texture texture, const char *part)
{
    expect_error(clgl_kernel_set_texture(kernel, index, texture), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message(part);
}

static void wrong_textures_are_named(kernel_fixture *f)
{
    const clgl_kernel kernel = find_kernel(f->program, "invert"), sample = find_kernel(f->program, "sample");
    const clgl_launch one = launch_of(1, 0);
    const clgl_texture both = make_texture(f->context, CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8, 0);
    const clgl_texture read =
        make_texture(f->context, CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8, CLGL_ACCESS_READ_ONLY);
    const clgl_texture write =
        make_texture(f->context, CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8, CLGL_ACCESS_WRITE_ONLY);
    const clgl_texture array = make_texture(f->context, CLGL_TEXTURE_TYPE_2D_ARRAY, CLGL_FORMAT_RGBA8, 0);
    const clgl_sampler sampler = make_sampler(f->context, 0, 0, 0);
    const clgl_buffer buffer = compute_buffer(f->context, 64, NULL);
    clgl_argument arguments[2];
    clgl_argument_info info = CLGL_ARGUMENT_INFO_INIT;
    refuse_texture(kernel, 0, write,
                   "argument 0 (in) of the kernel \"invert\": the kernel reads the image, but the texture "
                   "\"picture\" is write-only");
    refuse_texture(kernel, 1, read,
                   "argument 1 (out) of the kernel \"invert\": the kernel writes the image, but the texture "
                   "\"picture\" is read-only");
    refuse_texture(kernel, 0, array,
                   "argument 0 (in) of the kernel \"invert\" has the type image2d_t, but the texture "
                   "\"picture\" is for the type image2d_array_t");
    refuse_texture(sample, 1, both,
                   "argument 1 (how) of the kernel \"sample\" is a sampler (sampler_t), not an image");
    refuse_texture(sample, 2, both, "argument 2 (at) of the kernel \"sample\" is a buffer");
    expect_error(clgl_kernel_set_texture(kernel, 2, both), CLGL_ERROR_OUT_OF_RANGE);
    expect_error(clgl_kernel_set_sampler(kernel, 2, sampler), CLGL_ERROR_OUT_OF_RANGE);
    expect_error(clgl_kernel_set_texture(kernel, 0, NULL), CLGL_ERROR_INVALID_HANDLE);
    expect_message("argument 0 (in)");
    expect_error(clgl_kernel_set_sampler(sample, 1, NULL), CLGL_ERROR_INVALID_HANDLE);
    expect_message("argument 1 (how)");
    expect_error(clgl_kernel_set_sampler(kernel, 0, sampler), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("argument 0 (in) of the kernel \"invert\" is an image (image2d_t), not a sampler");
    expect_error(clgl_kernel_set_buffer(kernel, 0, buffer), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_kernel_set_value(sample, 1, 8, &sampler), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_kernel_set_null(kernel, 0), CLGL_ERROR_INVALID_ARGUMENT);

    /* A refused call sets no arguments. */
    arguments[0] = argument_of(CLGL_ARGUMENT_TEXTURE);
    arguments[1] = argument_of(CLGL_ARGUMENT_TEXTURE);
    arguments[0].texture = both;
    arguments[1].texture = read;
    expect_error(clgl_kernel_launch_with_arguments(f->queue, kernel, 2, arguments, &one, 0, NULL, NULL),
                 CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_kernel_get_argument_info(kernel, 0, &info));
    assert_int_equal(info.is_set, 0);
    assert_int_equal(info.type, CLGL_ARGUMENT_TEXTURE);
    expect_success(clgl_kernel_set_texture(kernel, 0, read));
    expect_success(clgl_kernel_get_argument_info(kernel, 0, &info));
    assert_int_equal(info.is_set, 1);
    expect_error(clgl_kernel_launch(f->queue, kernel, &one, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("argument 1 (out) of the kernel \"invert\" is not set");
    {
        const clgl_context other = make_context(POCL, CLGL_TRANSPORT_AUTO);
        const clgl_texture foreign = make_texture(other, CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8, 0);
        const clgl_sampler stranger = make_sampler(other, 0, 0, 0);
        expect_error(clgl_kernel_set_texture(kernel, 0, foreign), CLGL_ERROR_WRONG_CONTEXT);
        expect_message("argument 0 (in)");
        expect_error(clgl_kernel_set_sampler(sample, 1, stranger), CLGL_ERROR_WRONG_CONTEXT);
        expect_message("argument 1 (how)");
        expect_success(clgl_texture_destroy(foreign));
        expect_success(clgl_sampler_destroy(stranger));
        expect_success(clgl_context_destroy(other));
    }
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_sampler_destroy(sampler));
    expect_success(clgl_texture_destroy(both));
    expect_success(clgl_texture_destroy(read));
    expect_success(clgl_texture_destroy(write));
    expect_success(clgl_texture_destroy(array));
    expect_success(clgl_kernel_destroy(sample));
    expect_success(clgl_kernel_destroy(kernel));
}

/* If the program has no argument information, the library checks arguments against their declarations. */
static void declared_images_are_checked(kernel_fixture *f)
{
    static const char *text = "kernel void get(read_only image2d_t in, sampler_t how, global float4 *out)\n"
                              "{ out[0] = read_imagef(in, how, (float2)(0.5f)); }";
    void *context = NULL;
    cl_int code = CL_SUCCESS;
    cl_program program = NULL;
    cl_kernel raw = NULL;
    clgl_kernel kernel = NULL;
    clgl_argument_desc descs[2] = {CLGL_ARGUMENT_DESC_INIT, CLGL_ARGUMENT_DESC_INIT};
    const clgl_texture array = make_texture(f->context, CLGL_TEXTURE_TYPE_2D_ARRAY, CLGL_FORMAT_RGBA8, 0);
    const clgl_texture flat = make_texture(f->context, CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8, 0);
    const clgl_sampler sampler = make_sampler(f->context, 0, 0, 0);
    const float red[4] = {1, 0, 0, 1};
    float got[4];
    const clgl_buffer out = compute_buffer(f->context, sizeof got, NULL);
    expect_success(clgl_context_cl_context(f->context, &context));
    program = clCreateProgramWithSource(context, 1, &text, NULL, &code);
    assert_int_equal(clBuildProgram(program, 0, NULL, "", NULL, NULL), CL_SUCCESS);
    raw = clCreateKernel(program, "get", &code);
    assert_int_equal(code, CL_SUCCESS);
    expect_success(clgl_kernel_from_cl_kernel(f->context, raw, &kernel));
    descs[0].type = CLGL_ARGUMENT_TEXTURE;
    descs[0].name = "in";
    descs[0].type_name = "image2d_t";
    descs[1].type = CLGL_ARGUMENT_SAMPLER;
    descs[1].name = "how";
    expect_success(clgl_kernel_declare_arguments(kernel, 2, descs));
    refuse_texture(kernel, 0, array, "argument 0 (in) of the kernel \"get\" has the type image2d_t, but");
    expect_error(clgl_kernel_set_sampler(kernel, 0, sampler), CLGL_ERROR_INVALID_ARGUMENT);
    refuse_texture(kernel, 1, flat, "argument 1 (how)");
    expect_success(clgl_texture_fill(f->queue, flat, NULL, red, 0, NULL, NULL));
    expect_success(clgl_kernel_set_texture(kernel, 0, flat));
    expect_success(clgl_kernel_set_sampler(kernel, 1, sampler));
    expect_success(clgl_kernel_set_buffer(kernel, 2, out));
    expect_success(clgl_kernel_launch_task(f->queue, kernel, 0, NULL, NULL));
    read_buffer(f->queue, out, got);
    expect_same_bytes(got, red, sizeof red);
    expect_success(clgl_kernel_destroy(kernel));
    assert_int_equal(clReleaseKernel(raw), CL_SUCCESS);
    assert_int_equal(clReleaseProgram(program), CL_SUCCESS);
    expect_success(clgl_texture_destroy(array));
    expect_success(clgl_texture_destroy(flat));
    expect_success(clgl_sampler_destroy(sampler));
    expect_success(clgl_buffer_destroy(out));
}

/* The kernel has its own program, because some compilers do not support the read_write qualifier. */
static void read_write_images_depend_on_the_device(kernel_fixture *f)
{
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program program = NULL;
    clgl_kernel kernel = NULL;
    image i;
    desc.options = "-cl-std=CL2.0";
    desc.source = "kernel void increment(read_write image2d_t both)\n"
                  "{ int2 at = (int2)(get_global_id(0), get_global_id(1));\n"
                  "  write_imageui(both, at, read_imageui(both, at) + 1u); }\n";
    if (clgl_program_create(f->context, &desc, &program) != CLGL_SUCCESS) {
        print_message("no read_write images in this compiler\n");
        return;
    }
    i = make_image(f->context, describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8UI), 4);
    expect_success(clgl_kernel_create(program, "increment", &kernel));
    {
        const clgl_texture read = make_texture(f->context, CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8UI, 1);
        const clgl_texture write = make_texture(f->context, CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA8UI, 2);
        refuse_texture(kernel, 0, read, "is read-only");
        refuse_texture(kernel, 0, write, "is write-only");
        expect_success(clgl_texture_destroy(read));
        expect_success(clgl_texture_destroy(write));
    }
    if (clgl_kernel_set_texture(kernel, 0, i.texture) == CLGL_SUCCESS) {
        const clgl_launch launch = launch_over(&i);
        expect_success(clgl_kernel_launch(f->queue, kernel, &launch, 0, NULL, NULL));
        for (size_t b = 0; b < i.bytes; ++b)
            i.pixels[b] = i.pixels[b] == 255 ? 255 : (unsigned char)(i.pixels[b] + 1);
        expect_image(f->queue, &i);
    } else {
        expect_error(clgl_kernel_set_texture(kernel, 0, i.texture), CLGL_ERROR_UNSUPPORTED);
        expect_message("use one texture to read and another to write");
    }
    destroy_image(&i);
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
}

KERNEL_TEST(integers_are_read_and_written, source, 0)
KERNEL_TEST(one_call_takes_textures_and_samplers, source, 0)
KERNEL_TEST(numbers_are_inverted, source, 0)
KERNEL_TEST(wrong_textures_are_named, source, 0)
KERNEL_TEST(declared_images_are_checked, source, 0)
KERNEL_TEST(read_write_images_depend_on_the_device, source, 0)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(integers_are_read_and_written_on_each_device),
        cmocka_unit_test(one_call_takes_textures_and_samplers_on_each_device),
        cmocka_unit_test(numbers_are_inverted_on_each_device),
        cmocka_unit_test(wrong_textures_are_named_on_each_device),
        cmocka_unit_test(declared_images_are_checked_on_each_device),
        cmocka_unit_test(read_write_images_depend_on_the_device_on_each_device),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
