/* Adds vectors on the device. First adds two vectors of five elements and prints the sums. Then adds two large
 * vectors. Prints the time of each command, and the speed of the kernel relative to a copy. */
#include <stdio.h>
#include <stdlib.h>

#include "harness/compute.h"
#include "harness/kernel.h"

/* Numbers of elements, and number of runs, of which the fastest is reported */
enum { FEW = 5, MANY = 10000000, RUNS = 5 };

static const char kernel_source[] =  //
    "kernel void add(global const float *a, global const float *b, global float *sums)\n"
    "{\n"
    "    const size_t i = get_global_id(0);\n"
    "    sums[i] = a[i] + b[i];\n"
    "}\n";

/* Durations of commands on the device, in nanoseconds */
typedef struct times {
    uint64_t write, add, copy, read;
} times;

static void keep_best(uint64_t *best, clgl_fence fence)
{
    const clgl_profiling run = compute_times(fence);
    const uint64_t took = run.ended_ns - run.started_ns;
    if (*best == 0 || took < *best) *best = took;
}

/* Sets the kernel arguments and launches the kernel, in one call. */
static void launch_add(clgl_queue queue, clgl_kernel kernel, const clgl_buffer buffers[3], size_t count,
                       clgl_fence *fence)
{
    clgl_argument arguments[3] = {CLGL_ARGUMENT_INIT, CLGL_ARGUMENT_INIT, CLGL_ARGUMENT_INIT};
    clgl_launch launch = CLGL_LAUNCH_INIT;
    for (int i = 0; i < 3; ++i) {
        arguments[i].type = CLGL_ARGUMENT_BUFFER;
        arguments[i].buffer = buffers[i];
    }
    launch.global_size[0] = count;
    check(clgl_kernel_launch_with_arguments(queue, kernel, 3, arguments, &launch, 0, NULL, fence));
}

/* Writes a and b, adds them, and reads the sums. Returns the shortest times of several runs. */
static times add(const compute *app, clgl_kernel kernel, size_t count, const float *a, const float *b,
                 float *sums)
{
    const size_t size = count * sizeof *a;
    const clgl_buffer buffers[3] = {compute_buffer(app, "a", CLGL_ACCESS_READ_WRITE, size, NULL),
                                    compute_buffer(app, "b", CLGL_ACCESS_READ_WRITE, size, NULL),
                                    compute_buffer(app, "sums", CLGL_ACCESS_READ_WRITE, size, NULL)};
    times best = {0, 0, 0, 0};
    const clgl_queue queue = compute_queue(app, CLGL_QUEUE_PROFILING);
    clgl_fence fence;
    for (int run = 0; run < RUNS; ++run) {
        check(clgl_buffer_copy(queue, buffers[1], buffers[2], NULL, 0, 0, NULL, &fence));
        keep_best(&best.copy, fence);
        check(clgl_buffer_write(queue, buffers[0], NULL, a, 0, 0, NULL, &fence));
        keep_best(&best.write, fence);
        check(clgl_buffer_write(queue, buffers[1], NULL, b, 0, 0, NULL, NULL));
        launch_add(queue, kernel, buffers, count, &fence);
        keep_best(&best.add, fence);
        check(clgl_buffer_read(queue, buffers[2], NULL, sums, 0, 0, NULL, &fence));
        keep_best(&best.read, fence);
    }
    for (int i = 0; i < 3; ++i)
        check(clgl_buffer_destroy(buffers[i]));
    check(clgl_queue_destroy(queue));
    return best;
}

static void add_few(const compute *app, clgl_kernel kernel)
{
    const float a[FEW] = {1, 2, 3, 4, 5}, b[FEW] = {10, 20, 30, 40, 50};
    float sums[FEW];
    add(app, kernel, FEW, a, b, sums);
    for (int i = 0; i < FEW; ++i)
        printf("%g + %g = %g\n", (double)a[i], (double)b[i], (double)sums[i]);
}

/* Prints and returns the speed, in bytes per nanosecond, of a command that accesses `vectors` vectors in total.
 */
static double report(const char *name, uint64_t took, int vectors, size_t count)
{
    const double bytes = (double)vectors * (double)count * sizeof(float);
    const double speed = took ? bytes / (double)took : 0;
    printf("  %-6s %9.3f MB in %9.3f ms: %7.2f GB/s\n", name, bytes / 1e6, (double)took / 1e6, speed);
    return speed;
}

static void report_all(const times *took, size_t count)
{
    report("write", took->write, 1, count);
    const double added = report("add", took->add, 3, count);
    const double copied = report("copy", took->copy, 2, count);
    report("read", took->read, 1, count);
    if (copied > 0)
        printf("The kernel accesses memory at %.0f%% of the speed of a copy.\n", 100 * added / copied);
}

static void add_many(const compute *app, clgl_kernel kernel, size_t count)
{
    float *a = malloc(count * sizeof *a), *b = malloc(count * sizeof *b), *sums = malloc(count * sizeof *sums);
    if (!a || !b || !sums) fail("out of memory for three vectors of %zu elements", count);
    for (size_t i = 0; i < count; ++i) {
        a[i] = (float)i;
        b[i] = 0.5f * (float)(count - i);
    }
    const times took = add(app, kernel, count, a, b, sums);
    for (size_t i = 0; i < count; ++i)
        if (sums[i] != a[i] + b[i]) fail("element %zu is %g, not %g", i, (double)sums[i], (double)(a[i] + b[i]));

    printf("\n%zu elements on %s / %s, the best of %d runs:\n", count, app->device.platform_name,
           app->device.name, RUNS);
    if (compute_has_times(app))
        report_all(&took, count);
    else
        puts("There are no times, because the driver does not support profiling.");
    printf("All %zu sums match the CPU.\n", count);
    free(a);
    free(b);
    free(sums);
}

int main(int argc, char **argv)
{
    int count = MANY;
    const harness_option options[] = {
        {"--count", "N", "number of elements to add (default 10000000)", read_count, &count}};
    const harness_about about = {"vector_add", "adds two vectors and prints the time", options, 1};
    compute app;
    compute_open(&app, &about, argc, argv);
    const clgl_kernel kernel = kernel_build(app.context, kernel_source, "add");
    add_few(&app, kernel);
    add_many(&app, kernel, (size_t)count);
    check(clgl_kernel_destroy(kernel));
    compute_close(&app);
    return 0;
}
