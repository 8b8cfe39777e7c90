/* Divides a long computation into bands, so that the application can show its progress. Each band is one kernel
 * launch, with an offset. Writes the result to a PNG file. */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "harness/compute.h"
#include "harness/kernel.h"
#include "harness/picture.h"

enum { BANDS = 50, CHANNELS = 3 };

/* The pragma disables the contraction of floating-point operations. Every device then rounds like the CPU and
 * computes the same picture. */
static const char kernel_source[] =
    "#pragma OPENCL FP_CONTRACT OFF\n"
    "kernel void mandelbrot(global uint *steps, uint width, float left, float top, float pitch, uint most)\n"
    "{\n"
    "    const size_t column = get_global_id(0), row = get_global_id(1);\n"
    "    const float a = left + pitch * (float)column, b = top - pitch * (float)row;\n"
    "    float x = 0.0f, y = 0.0f;\n"
    "    uint step = 0;\n"
    "    while (step < most && x * x + y * y <= 4.0f) {\n"
    "        const float next = x * x - y * y + a;\n"
    "        y = 2.0f * x * y + b;\n"
    "        x = next;\n"
    "        ++step;\n"
    "    }\n"
    "    steps[row * width + column] = step;\n"
    "}\n";

/* The visible part of the plane */
typedef struct view {
    harness_size size;
    /* Centre of the picture */
    float centre[2];
    /* Distance from the left to the right edge */
    float span;
    /* Number of steps after which a point that is still bounded belongs to the set */
    int iterations;
} view;

/* Parses a finite number, and sets *end to the first character after it. Returns 0 if there is no such number. */
static int read_float(const char *text, char **end, float *value)
{
    errno = 0;
    *value = strtof(text, end);
    return *end != text && errno == 0 && isfinite(*value);
}

static int read_centre(const char *text, void *target)
{
    float *centre = target;
    char *end;
    return read_float(text, &end, &centre[0]) && *end == ',' && read_float(end + 1, &end, &centre[1]) &&
           *end == '\0';
}

static int read_span(const char *text, void *target)
{
    float *span = target;
    char *end;
    return read_float(text, &end, span) && *end == '\0' && *span > 0;
}

static void set_value(clgl_kernel kernel, uint32_t index, size_t size, const void *value)
{
    check(clgl_kernel_set_value(kernel, index, size, value));
}

static clgl_kernel create_kernel(const compute *app, const view *seen, clgl_buffer steps)
{
    const clgl_kernel kernel = kernel_build(app->context, kernel_source, "mandelbrot");
    const uint32_t width = (uint32_t)seen->size.width, most = (uint32_t)seen->iterations;
    const float pitch = seen->span / (float)seen->size.width;
    const float left = seen->centre[0] - pitch * 0.5f * (float)(seen->size.width - 1);
    const float top = seen->centre[1] + pitch * 0.5f * (float)(seen->size.height - 1);
    check(clgl_kernel_set_buffer(kernel, 0, steps));
    set_value(kernel, 1, sizeof width, &width);
    set_value(kernel, 2, sizeof left, &left);
    set_value(kernel, 3, sizeof top, &top);
    set_value(kernel, 4, sizeof pitch, &pitch);
    set_value(kernel, 5, sizeof most, &most);
    return kernel;
}

/* Computes all bands. While a band runs, the next band is already enqueued, so that the device is never idle. */
static void compute_steps(clgl_queue queue, clgl_kernel kernel, harness_size size)
{
    clgl_launch launch = CLGL_LAUNCH_INIT;
    clgl_fence before = NULL;
    launch.dimensions = 2;
    launch.global_size[0] = (size_t)size.width;
    for (int band = 0; band <= BANDS; ++band) {
        const size_t first = (size_t)size.height * (size_t)band / BANDS;
        const size_t end = band < BANDS ? (size_t)size.height * ((size_t)band + 1) / BANDS : first;
        clgl_fence fence = NULL;
        launch.global_offset[1] = first;
        launch.global_size[1] = end - first;
        if (end > first) {
            check(clgl_kernel_launch(queue, kernel, &launch, 0, NULL, &fence));
            check(clgl_queue_flush(queue));
        }
        if (before) check(clgl_fence_wait(before, CLGL_FOREVER));
        check(clgl_fence_destroy(before));
        before = fence;
        fprintf(stderr, "\rmandelbrot: %3d%%", 100 * band / BANDS);
    }
    fputc('\n', stderr);
}

/* Colours a pixel. Members of the set are black; other points cycle through five colours every 64 steps. */
static void paint(unsigned char *pixel, uint32_t steps, uint32_t most)
{
    static const unsigned char colours[][CHANNELS] = {{0, 7, 100},   {32, 107, 203}, {237, 255, 255},
                                                      {255, 170, 0}, {64, 16, 0},    {0, 7, 100}};
    static const uint32_t starts[] = {0, 10, 27, 41, 55, 64};
    const uint32_t at = steps % 64;
    int i = 0;
    while (at >= starts[i + 1])
        ++i;
    const int done = (int)(at - starts[i]), whole = (int)(starts[i + 1] - starts[i]);
    for (int c = 0; c < CHANNELS; ++c)
        pixel[c] = steps == most
                       ? 0
                       : (unsigned char)((colours[i][c] * (whole - done) + colours[i + 1][c] * done) / whole);
}

static void draw(const compute *app, const view *seen, const char *path)
{
    const size_t count = (size_t)seen->size.width * (size_t)seen->size.height;
    uint32_t *steps = malloc(count * sizeof *steps);
    unsigned char *pixels = malloc(count * CHANNELS);
    if (!steps || !pixels) fail("out of memory for %zu pixels", count);
    const clgl_buffer buffer = compute_buffer(app, "steps", CLGL_ACCESS_READ_WRITE, count * sizeof *steps, NULL);
    const clgl_kernel kernel = create_kernel(app, seen, buffer);
    clgl_queue queue;
    check(clgl_queue_create(app->context, NULL, &queue));
    compute_steps(queue, kernel, seen->size);
    check(clgl_buffer_read(queue, buffer, NULL, steps, 1, 0, NULL, NULL));

    for (size_t i = 0; i < count; ++i)
        paint(pixels + CHANNELS * i, steps[i], (uint32_t)seen->iterations);
    picture_save(path, seen->size.width, seen->size.height, pixels, 0);
    check(clgl_queue_destroy(queue));
    check(clgl_kernel_destroy(kernel));
    check(clgl_buffer_destroy(buffer));
    free(pixels);
    free(steps);
}

int main(int argc, char **argv)
{
    view seen = {{900, 600}, {-0.65f, 0.0f}, 3.5f, 256};
    const char *path = "mandelbrot.png";
    const harness_option options[] = {
        {"--size", "WxH", "pixels to draw (default 900x600)", read_size, &seen.size},
        {"--centre", "X,Y", "centre of the picture (default -0.65,0)", read_centre, seen.centre},
        {"--span", "S", "distance from the left to the right edge (default 3.5)", read_span, &seen.span},
        {"--iterations", "N", "steps after which a point counts as a member (default 256)", read_count,
         &seen.iterations},
        {"--output", "FILE.png", "file for the picture (default mandelbrot.png)", read_text, &path},
    };
    const harness_about about = {"mandelbrot", "draws a part of the Mandelbrot set into a PNG file", options,
                                 sizeof options / sizeof options[0]};
    compute app;
    compute_open(&app, &about, argc, argv);
    draw(&app, &seen, path);
    printf("%dx%d pixels, computed on %s / %s, are in %s.\n", seen.size.width, seen.size.height,
           app.device.platform_name, app.device.name, path);
    compute_close(&app);
    return 0;
}
