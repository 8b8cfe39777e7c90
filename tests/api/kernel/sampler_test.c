/* Tests samplers: infos, refused arguments, and kernels that read with every kind of sampler. The CPU computes
 * the expected values. */
#define _GNU_SOURCE
#include "texture_support.h"

#include <math.h>

#define SAMPLES 64u

static const char source[] =
    "kernel void sample(read_only image2d_t in, sampler_t how, global const float2 *at, global float4 *out)\n"
    "{ int i = get_global_id(0); out[i] = read_imagef(in, how, at[i]); }\n";

enum { WIDTH = 8, HEIGHT = 4 };

/* Returns one channel of a pixel. If the coordinates are outside the texture, the addressing mode determines the
 * value. */
static float pixel(const float *pixels, clgl_sampler_address addressing, int x, int y, int channel)
{
    const int size[] = {WIDTH, HEIGHT};
    int at[] = {x, y};
    for (int i = 0; i < 2; ++i) {
        int wrapped = ((at[i] % (2 * size[i])) + 2 * size[i]) % (2 * size[i]);
        const int outside = at[i] < 0 || at[i] >= size[i];
        if (outside && addressing == CLGL_SAMPLER_ADDRESS_CLAMP) return 0;
        if (addressing == CLGL_SAMPLER_ADDRESS_REPEAT) wrapped %= size[i];
        if (addressing == CLGL_SAMPLER_ADDRESS_MIRRORED_REPEAT && wrapped >= size[i])
            wrapped = 2 * size[i] - 1 - wrapped;
        if (addressing == CLGL_SAMPLER_ADDRESS_CLAMP_TO_EDGE)
            wrapped = at[i] < 0 ? 0 : at[i] >= size[i] ? size[i] - 1 : at[i];
        at[i] = wrapped;
    }
    return pixels[(at[1] * WIDTH + at[0]) * 4 + channel];
}

/* Computes the value that the sampler returns for one channel. The coordinates u and v are in pixels. */
static float sample_on_cpu(const float *pixels, const clgl_sampler_desc *how, float u, float v, int channel)
{
    if (how->filter == CLGL_FILTER_NEAREST)
        return pixel(pixels, how->addressing, (int)floorf(u), (int)floorf(v), channel);
    {
        const float x = u - 0.5f, y = v - 0.5f;
        const int left = (int)floorf(x), top = (int)floorf(y);
        const float right_part = x - (float)left, lower_part = y - (float)top;
        float sum = 0;
        for (int corner = 0; corner < 4; ++corner) {
            const int dx = corner % 2, dy = corner / 2;
            const float weight = (dx ? right_part : 1 - right_part) * (dy ? lower_part : 1 - lower_part);
            sum += weight * pixel(pixels, how->addressing, left + dx, top + dy, channel);
        }
        return sum;
    }
}

typedef struct sampling {
    clgl_texture texture;
    float pixels[WIDTH * HEIGHT * 4];
    clgl_buffer at, out;
    clgl_kernel kernel;
} sampling;

/* Fills `points` with all texel centres, and with random points. Random points can be outside the texture unless
 * `inside_only` is set. Coordinates are multiples of 1/16, which floats store exactly. */
static void sampling_points(float (*points)[2], int inside_only)
{
    uint32_t state = 17;
    for (unsigned i = 0; i < SAMPLES; ++i) {
        points[i][0] = (float)(i % WIDTH) + 0.5f;
        points[i][1] = (float)(i / WIDTH % HEIGHT) + 0.5f;
        if (i < WIDTH * HEIGHT) continue;
        points[i][0] = (float)(next_random(&state) % (inside_only ? WIDTH * 8 : WIDTH * 24)) / 8 + 1.0f / 16;
        points[i][1] = (float)(next_random(&state) % (inside_only ? HEIGHT * 8 : HEIGHT * 24)) / 8 + 1.0f / 16;
        if (!inside_only) {
            points[i][0] -= WIDTH;
            points[i][1] -= HEIGHT;
        }
    }
}

static void check_sampler(kernel_fixture *f, sampling *s, clgl_sampler_desc how)
{
    clgl_launch launch = launch_of(SAMPLES, 0);
    const int normalized = how.coordinates == CLGL_COORDINATES_NORMALIZED;
    float points[SAMPLES][2], given[SAMPLES][2], got[SAMPLES][4];
    clgl_sampler sampler = NULL;
    sampling_points(points, how.addressing == CLGL_SAMPLER_ADDRESS_NONE);
    for (unsigned i = 0; i < SAMPLES; ++i) {
        given[i][0] = points[i][0] / (normalized ? WIDTH : 1);
        given[i][1] = points[i][1] / (normalized ? HEIGHT : 1);
    }
    expect_success(clgl_sampler_create(f->context, &how, &sampler));
    expect_success(clgl_buffer_write(f->queue, s->at, NULL, given, 1, 0, NULL, NULL));
    expect_success(clgl_kernel_set_sampler(s->kernel, 1, sampler));
    expect_success(clgl_kernel_launch(f->queue, s->kernel, &launch, 0, NULL, NULL));
    read_buffer(f->queue, s->out, got);
    for (unsigned i = 0; i < SAMPLES; ++i)
        for (int c = 0; c < 4; ++c) {
            const float expected = sample_on_cpu(s->pixels, &how, points[i][0], points[i][1], c);
            if (fabsf(got[i][c] - expected) > 0.01f)
                fail_msg("coordinates %d addressing %d filter %d: %g, %g gives %g, not %g", (int)how.coordinates,
                         (int)how.addressing, (int)how.filter, (double)points[i][0], (double)points[i][1],
                         (double)got[i][c], (double)expected);
        }
    expect_success(clgl_sampler_destroy(sampler));
}

static void samplers_read_between_pixels(kernel_fixture *f)
{
    sampling s;
    clgl_texture_desc desc = describe_image(CLGL_TEXTURE_TYPE_2D, CLGL_FORMAT_RGBA32F);
    for (unsigned i = 0; i < COUNT(s.pixels); ++i)
        s.pixels[i] = (float)(i * 7 % 31);
    desc.width = WIDTH;
    desc.height = HEIGHT;
    desc.data = s.pixels;
    desc.access = CLGL_ACCESS_READ_ONLY;
    expect_success(clgl_texture_create(f->context, &desc, &s.texture));
    s.at = compute_buffer(f->context, SAMPLES * 2 * sizeof(float), NULL);
    s.out = compute_buffer(f->context, SAMPLES * 4 * sizeof(float), NULL);
    s.kernel = find_kernel(f->program, "sample");
    expect_success(clgl_kernel_set_texture(s.kernel, 0, s.texture));
    expect_success(clgl_kernel_set_buffer(s.kernel, 2, s.at));
    expect_success(clgl_kernel_set_buffer(s.kernel, 3, s.out));
    for (int32_t coordinates = 0; coordinates <= CLGL_COORDINATES_PIXELS; ++coordinates)
        for (int32_t addressing = 0; addressing <= CLGL_SAMPLER_ADDRESS_NONE; ++addressing)
            for (int32_t filter = 0; filter <= CLGL_FILTER_LINEAR; ++filter) {
                clgl_sampler_desc how = CLGL_SAMPLER_DESC_INIT;
                how.coordinates = coordinates;
                how.addressing = addressing;
                how.filter = filter;
                if (coordinates == CLGL_COORDINATES_PIXELS &&
                    (addressing == CLGL_SAMPLER_ADDRESS_REPEAT ||
                     addressing == CLGL_SAMPLER_ADDRESS_MIRRORED_REPEAT))
                    continue;
                /* In this addressing mode, pixels outside the texture are undefined. Linear filtering near the
                 * edges would read such pixels. */
                if (addressing == CLGL_SAMPLER_ADDRESS_NONE && filter == CLGL_FILTER_LINEAR) continue;
                check_sampler(f, &s, how);
            }
    expect_success(clgl_kernel_destroy(s.kernel));
    expect_success(clgl_buffer_destroy(s.at));
    expect_success(clgl_buffer_destroy(s.out));
    expect_success(clgl_texture_destroy(s.texture));
}

static void sampler_info_and_arguments(kernel_fixture *f)
{
    clgl_sampler_desc desc = CLGL_SAMPLER_DESC_INIT;
    clgl_sampler_info info = CLGL_SAMPLER_INFO_INIT;
    clgl_sampler sampler = NULL;
    void *native = NULL;
    cl_addressing_mode mode = 0;
    expect_success(clgl_sampler_create(f->context, NULL, &sampler));
    expect_success(clgl_sampler_get_info(sampler, &info));
    assert_string_equal(info.label, "");
    assert_int_equal(info.addressing, CLGL_SAMPLER_ADDRESS_CLAMP_TO_EDGE);
    expect_success(clgl_sampler_cl_sampler(sampler, &native));
    assert_int_equal(clGetSamplerInfo(native, CL_SAMPLER_ADDRESSING_MODE, sizeof mode, &mode, NULL), CL_SUCCESS);
    assert_int_equal(mode, CL_ADDRESS_CLAMP_TO_EDGE);
    expect_success(clgl_sampler_destroy(sampler));
    expect_error(clgl_sampler_destroy(sampler), CLGL_ERROR_INVALID_HANDLE);
    expect_success(clgl_sampler_destroy(NULL));
    desc.label = "smooth";
    desc.addressing = CLGL_SAMPLER_ADDRESS_REPEAT;
    desc.filter = CLGL_FILTER_LINEAR;
    expect_success(clgl_sampler_create(f->context, &desc, &sampler));
    expect_success(clgl_sampler_get_info(sampler, &info));
    assert_string_equal(info.label, "smooth");
    assert_int_equal(info.coordinates, CLGL_COORDINATES_NORMALIZED);
    assert_int_equal(info.addressing, CLGL_SAMPLER_ADDRESS_REPEAT);
    assert_int_equal(info.filter, CLGL_FILTER_LINEAR);
    expect_success(clgl_sampler_destroy(sampler));
    desc.coordinates = CLGL_COORDINATES_PIXELS;
    expect_error_out(clgl_sampler_create(f->context, &desc, &sampler), CLGL_ERROR_INVALID_ARGUMENT, sampler);
    expect_message("CLGL_COORDINATES_NORMALIZED");
    desc.addressing = CLGL_SAMPLER_ADDRESS_MIRRORED_REPEAT;
    expect_error_out(clgl_sampler_create(f->context, &desc, &sampler), CLGL_ERROR_INVALID_ARGUMENT, sampler);
    desc.addressing = CLGL_SAMPLER_ADDRESS_NONE + 1;
    expect_error_out(clgl_sampler_create(f->context, &desc, &sampler), CLGL_ERROR_INVALID_ARGUMENT, sampler);
    expect_message("addressing is 5");
    desc.addressing = -1;
    expect_error_out(clgl_sampler_create(f->context, &desc, &sampler), CLGL_ERROR_INVALID_ARGUMENT, sampler);
    desc.addressing = 0;
    desc.filter = CLGL_FILTER_LINEAR + 1;
    expect_error_out(clgl_sampler_create(f->context, &desc, &sampler), CLGL_ERROR_INVALID_ARGUMENT, sampler);
    desc.filter = 0;
    desc.coordinates = 2;
    expect_error_out(clgl_sampler_create(f->context, &desc, &sampler), CLGL_ERROR_INVALID_ARGUMENT, sampler);
    desc.coordinates = 0;
    desc.struct_size = 4;
    expect_error_out(clgl_sampler_create(f->context, &desc, &sampler), CLGL_ERROR_INVALID_STRUCT_SIZE, sampler);
    expect_error(clgl_sampler_create(f->context, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
}

KERNEL_TEST(samplers_read_between_pixels, source, 0)
KERNEL_TEST(sampler_info_and_arguments, source, 0)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(samplers_read_between_pixels_on_each_device),
        cmocka_unit_test(sampler_info_and_arguments_on_each_device),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
