/* Tests launches: offsets, sizes in 1 to 3 dimensions, stored, required and refused sizes, tasks, and calls that
 * set all arguments. The CPU computes the expected ids. */
#define _GNU_SOURCE
#include "kernel_support.h"

#define WIDTH 8u
#define HEIGHT 6u
#define DEPTH 4u
#define CELLS (WIDTH * HEIGHT * DEPTH)
/* Number of buffer arguments of the kernel "many". The library needs an allocation for so many arguments. */
#define MANY_BUFFERS 18

static const char *const source =
    "kernel void mark(global uint *cells, uint width, uint height, uint by)\n"
    "{\n"
    "    size_t at = get_global_id(0) + width * (get_global_id(1) + height * get_global_id(2));\n"
    "    cells[at] += by + 1000u * (uint)get_local_size(0);\n"
    "}\n"
    "kernel __attribute__((reqd_work_group_size(4, 2, 1))) void fixed(global uint *cells)\n"
    "{ cells[get_global_id(0) + 8u * get_global_id(1)] = get_local_size(0) * 10 + get_local_size(1); }\n"
    "kernel void count(global uint *out)\n"
    "{\n"
    "    atomic_inc(&out[4]);\n"
    "    if (get_global_id(0) + get_global_id(1) + get_global_id(2) != 0) return;\n"
    "    out[0] = get_work_dim();\n"
    "    for (uint d = 0; d < 3; ++d) out[1 + d] = get_global_size(d);\n"
    "}\n"
    "kernel void sum(global const uint *in, global uint *out, local uint *scratch)\n"
    "{\n"
    "    scratch[get_local_id(0)] = in[get_global_id(0)];\n"
    "    barrier(CLK_LOCAL_MEM_FENCE);\n"
    "    uint total = 0;\n"
    "    for (size_t i = 0; i < get_local_size(0); ++i) total += scratch[i];\n"
    "    if (get_local_id(0) == 0) out[get_group_id(0)] = total;\n"
    "}\n"
    "#define IN(a, b, c, d) global const uint *a, global const uint *b, global const uint *c, global const uint "
    "*d\n"
    "#define SUM(a, b, c, d) a[i] + b[i] + c[i] + d[i]\n"
    "kernel void many(IN(a, b, c, d), IN(e, f, g, h), IN(j, k, l, m), IN(n, o, p, q), global const uint *r,\n"
    "                 global uint *out)\n"
    "{\n"
    "    const size_t i = get_global_id(0);\n"
    "    out[i] = SUM(a, b, c, d) + SUM(e, f, g, h) + SUM(j, k, l, m) + SUM(n, o, p, q) + r[i];\n"
    "}\n";

/* The kernel "mark", and a buffer that the kernel changes */
typedef struct marking {
    clgl_kernel kernel;
    clgl_buffer cells;
    uint32_t expected[CELLS];
} marking;

static clgl_argument value_of(size_t size, const void *value)
{
    clgl_argument argument = CLGL_ARGUMENT_INIT;
    argument.type = CLGL_ARGUMENT_VALUE;
    argument.size = size;
    argument.value = value;
    return argument;
}

static clgl_argument buffer_of(clgl_buffer buffer)
{
    clgl_argument argument = CLGL_ARGUMENT_INIT;
    argument.type = CLGL_ARGUMENT_BUFFER;
    argument.buffer = buffer;
    return argument;
}

static clgl_argument local_of(size_t size)
{
    clgl_argument argument = CLGL_ARGUMENT_INIT;
    argument.type = CLGL_ARGUMENT_LOCAL;
    argument.size = size;
    return argument;
}

static marking start_marking(kernel_fixture *f, uint32_t by)
{
    const uint32_t width = WIDTH, height = HEIGHT;
    marking m;
    memset(m.expected, 0, sizeof m.expected);
    m.kernel = find_kernel(f->program, "mark");
    m.cells = compute_buffer(f->context, sizeof m.expected, m.expected);
    expect_success(clgl_kernel_set_buffer(m.kernel, 0, m.cells));
    expect_success(clgl_kernel_set_value(m.kernel, 1, sizeof width, &width));
    expect_success(clgl_kernel_set_value(m.kernel, 2, sizeof height, &height));
    expect_success(clgl_kernel_set_value(m.kernel, 3, sizeof by, &by));
    return m;
}

static void mark_on_cpu(marking *m, const clgl_launch *launch, uint32_t value)
{
    const size_t height = launch->dimensions > 1 ? launch->global_size[1] : 1;
    const size_t depth = launch->dimensions > 2 ? launch->global_size[2] : 1;
    for (size_t z = 0; z < depth; ++z)
        for (size_t y = 0; y < height; ++y)
            for (size_t x = 0; x < launch->global_size[0]; ++x)
                m->expected[launch->global_offset[0] + x +
                            WIDTH * (launch->global_offset[1] + y + HEIGHT * (launch->global_offset[2] + z))] +=
                    value;
}

static void expect_marks(kernel_fixture *f, const marking *m)
{
    uint32_t got[CELLS];
    read_buffer(f->queue, m->cells, got);
    expect_same_bytes(got, m->expected, sizeof got);
}

static void end_marking(marking *m)
{
    expect_success(clgl_buffer_destroy(m->cells));
    expect_success(clgl_kernel_destroy(m->kernel));
}

static clgl_launch launch_3d(uint32_t dimensions, size_t offset, size_t x, size_t y, size_t z)
{
    clgl_launch launch = launch_of(x, 0);
    launch.dimensions = dimensions;
    launch.global_size[1] = dimensions > 1 ? y : 1;
    launch.global_size[2] = dimensions > 2 ? z : 1;
    for (uint32_t i = 0; i < dimensions && i < COUNT(launch.global_offset); ++i)
        launch.global_offset[i] = offset;
    return launch;
}

static void dimensions_and_offsets(kernel_fixture *f)
{
    for (uint32_t dimensions = 1; dimensions <= 3; ++dimensions) {
        for (size_t offset = 0; offset <= 2; ++offset) {
            marking m = start_marking(f, 7);
            clgl_launch launch = launch_3d(dimensions, offset, 4, 2, 2);
            clgl_fence done = NULL;
            launch.local_size[0] = 2;
            launch.local_size[1] = launch.local_size[2] = 1;
            expect_success(clgl_kernel_launch(f->queue, m.kernel, &launch, 0, NULL, &done));
            expect_success(clgl_fence_wait(done, CLGL_FOREVER));
            expect_success(clgl_fence_destroy(done));
            mark_on_cpu(&m, &launch, 2007);
            expect_marks(f, &m);
            end_marking(&m);
        }
    }
}

/* Sizes in unused dimensions must be 0 or 1. */
static void sizes_beyond_the_dimensions_are_refused(kernel_fixture *f)
{
    marking m = start_marking(f, 1);
    for (uint32_t dimensions = 1; dimensions <= 2; ++dimensions) {
        clgl_launch launch = launch_of(4, 0);
        size_t *const sizes[] = {launch.global_size, launch.local_size, launch.global_offset};
        static const char *const names[] = {"global_size[2] is 5", "local_size[2] is 5", "global_offset[2] is 5"};
        launch.dimensions = dimensions;
        launch.global_size[1] = 1;
        for (size_t i = 0; i < COUNT(sizes); ++i) {
            const size_t before = sizes[i][2];
            sizes[i][2] = 5;
            expect_error(clgl_kernel_launch(f->queue, m.kernel, &launch, 0, NULL, NULL),
                         CLGL_ERROR_INVALID_ARGUMENT);
            expect_message(names[i]);
            expect_error(clgl_kernel_set_launch(m.kernel, &launch), CLGL_ERROR_INVALID_ARGUMENT);
            sizes[i][2] = before;
        }
        launch.global_size[2] = 0;
        launch.local_size[2] = 1;
        expect_success(clgl_kernel_launch(f->queue, m.kernel, &launch, 0, NULL, NULL));
        mark_on_cpu(&m, &launch, 2001);
    }
    expect_success(clgl_queue_finish(f->queue));
    end_marking(&m);
}

static void kernels_keep_sizes(kernel_fixture *f)
{
    marking m = start_marking(f, 1);
    clgl_launch two = launch_of(4, 2), got = CLGL_LAUNCH_INIT;
    const clgl_launch wrong = launch_of(0, 0);
    two.global_offset[0] = 3;
    two.dimensions = 1;
    expect_error(clgl_kernel_launch(f->queue, m.kernel, NULL, 0, NULL, NULL), CLGL_ERROR_INVALID_STATE);
    expect_message("clgl_kernel_set_launch");
    expect_success(clgl_kernel_get_launch(m.kernel, &got));
    assert_int_equal(got.dimensions, 0);
    expect_success(clgl_kernel_set_launch(m.kernel, &two));
    expect_error(clgl_kernel_set_launch(m.kernel, &wrong), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_kernel_get_launch(m.kernel, &got));
    expect_same_bytes(&got, &two, sizeof got);
    expect_success(clgl_kernel_launch(f->queue, m.kernel, NULL, 0, NULL, NULL));
    expect_success(clgl_kernel_launch_with_arguments(f->queue, m.kernel, 0, NULL, NULL, 0, NULL, NULL));
    mark_on_cpu(&m, &two, 2 * 2001);
    expect_marks(f, &m);
    expect_success(clgl_kernel_set_launch(m.kernel, NULL));
    expect_error(clgl_kernel_launch(f->queue, m.kernel, NULL, 0, NULL, NULL), CLGL_ERROR_INVALID_STATE);
    end_marking(&m);
}

static void required_sizes_are_taken(kernel_fixture *f)
{
    const clgl_kernel kernel = find_kernel(f->program, "fixed");
    uint32_t cells[32] = {0}, expected[32];
    const clgl_buffer buffer = compute_buffer(f->context, sizeof cells, cells);
    clgl_launch launch = launch_3d(2, 0, 8, 4, 1);
    for (size_t i = 0; i < COUNT(expected); ++i)
        expected[i] = 42;
    expect_success(clgl_kernel_set_buffer(kernel, 0, buffer));
    expect_success(clgl_kernel_launch(f->queue, kernel, &launch, 0, NULL, NULL));
    read_buffer(f->queue, buffer, cells);
    expect_same_bytes(cells, expected, sizeof cells);
    launch.local_size[0] = launch.local_size[1] = 2;
    expect_error(clgl_kernel_launch(f->queue, kernel, &launch, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message(
        "the kernel requires work-groups of 4 x 2 x 1 (reqd_work_group_size), but local_size is 2 x 2");
    launch = launch_3d(1, 0, 8, 1, 1);
    expect_error(clgl_kernel_launch(f->queue, kernel, &launch, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("the launch has 1 dimension");
    launch = launch_3d(2, 0, 9, 4, 1);
    expect_error(clgl_kernel_launch(f->queue, kernel, &launch, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message(
        "the required work-group size in dimension 0 is 4, which does not divide global_size[0], 9: the "
        "next global_size that works is 12");
    expect_error(clgl_kernel_launch_task(f->queue, kernel, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_kernel_destroy(kernel));
}

static void refuse_launch(kernel_fixture *f, const marking *m, clgl_launch launch, const char *part)
{
    clgl_fence fence = NULL;
    expect_error_out(clgl_kernel_launch(f->queue, m->kernel, &launch, 0, NULL, &fence),
                     CLGL_ERROR_INVALID_ARGUMENT, fence);
    expect_message(part);
}

static void wrong_sizes_are_explained(kernel_fixture *f)
{
    marking m = start_marking(f, 1);
    clgl_work_group_info group = CLGL_WORK_GROUP_INFO_INIT;
    clgl_launch launch = launch_of(30, 8);
    refuse_launch(f, &m, launch, "local_size[0] is 8, which does not divide global_size[0], 30");
    refuse_launch(f, &m, launch,
                  "the next global_size that works is 32, where the kernel must skip the ids from 30 on");
    refuse_launch(f, &m, launch, "the next local_size that works is 6, or 0 to let the driver choose");
    refuse_launch(f, &m, launch_of(0, 0), "global_size[0] is 0");
    refuse_launch(f, &m, *CLGL_LAUNCH(.global_size = {4, 0, 2}), "global_size[1] is 0, but global_size[2] is 2");
    refuse_launch(f, &m, *CLGL_LAUNCH(.dimensions = 1, .global_size = {4, 2}),
                  "global_size[1] is 2, but dimensions is 1: set dimensions to 2 or to 0");
    refuse_launch(f, &m, *CLGL_LAUNCH(.global_size = {4}, .global_offset = {0, 3}),
                  "the launch has 1 dimension, but global_offset[1] is 3: set global_size[1]");
    refuse_launch(f, &m, launch_3d(4, 0, 1, 1, 1), "dimensions is 4");
    refuse_launch(f, &m, launch_3d(3, 0, 1, 0, 1), "global_size[1] is 0");
    launch = launch_of(4, 0);
    launch.global_offset[0] = SIZE_MAX;
    refuse_launch(f, &m, launch, "global_size[0] is 4; their sum must be at most");
    launch = launch_3d(2, 0, 4, 4, 1);
    launch.local_size[0] = 2;
    refuse_launch(f, &m, launch, "local_size is 2 x 0: set it in all 2 dimensions");
    expect_success(clgl_kernel_get_work_group_info(m.kernel, NULL, &group));
    launch = launch_3d(2, 0, (size_t)group.work_group_size, 2, 1);
    launch.local_size[0] = launch.global_size[0];
    launch.local_size[1] = 2;
    refuse_launch(f, &m, launch, "work-groups of the kernel have at most");
    launch = launch_of((size_t)1 << 20, (size_t)1 << 20);
    refuse_launch(f, &m, launch, "max_work_item_sizes");
    expect_marks(f, &m);
    end_marking(&m);
}

/* The kernel "count" returns the number of dimensions and the sizes of the launch. */
static void dimensions_follow_from_the_sizes(kernel_fixture *f)
{
    static const size_t sizes[][3] = {{WIDTH, 0, 0}, {WIDTH, 1, 0}, {4, 2, 0}, {4, 2, 1}, {2, 2, 2}};
    for (size_t i = 0; i < COUNT(sizes); ++i) {
        const clgl_kernel kernel = find_kernel(f->program, "count");
        const uint32_t zeros[5] = {0};
        const clgl_buffer counts = compute_buffer(f->context, sizeof zeros, zeros);
        clgl_launch launch = CLGL_LAUNCH_INIT;
        uint32_t got[5];
        uint32_t dimensions = 0;
        for (size_t d = 0; d < 3; ++d) {
            launch.global_size[d] = sizes[i][d];
            dimensions += sizes[i][d] != 0;
        }
        expect_success(clgl_kernel_set_buffer(kernel, 0, counts));
        expect_success(clgl_kernel_launch(f->queue, kernel, &launch, 0, NULL, NULL));
        read_buffer(f->queue, counts, got);
        assert_int_equal(got[0], dimensions);
        for (size_t d = 0; d < 3; ++d)
            assert_int_equal(got[1 + d], sizes[i][d] ? sizes[i][d] : 1);
        assert_int_equal(got[4], got[1] * got[2] * got[3]);
        expect_success(clgl_kernel_set_launch(kernel, &launch));
        expect_success(clgl_kernel_get_launch(kernel, &launch));
        assert_int_equal(launch.dimensions, dimensions);
        expect_success(clgl_buffer_destroy(counts));
        expect_success(clgl_kernel_destroy(kernel));
    }
}

static void launches_need_only_the_sizes(kernel_fixture *f)
{
    const clgl_kernel kernel = find_kernel(f->program, "count");
    static const uint32_t expected[3][5] = {{1, 6, 1, 1, 6}, {2, 3, 4, 1, 18}, {3, 2, 3, 4, 42}};
    const uint32_t zeros[5] = {0};
    const clgl_buffer counts = compute_buffer(f->context, sizeof zeros, zeros);
    uint32_t got[5];
    expect_success(clgl_kernel_set_buffer(kernel, 0, counts));
    expect_success(clgl_kernel_launch_1d(f->queue, kernel, 6));
    read_buffer(f->queue, counts, got);
    expect_same_bytes(got, expected[0], sizeof got);
    expect_success(clgl_kernel_launch_2d(f->queue, kernel, 3, 4));
    read_buffer(f->queue, counts, got);
    expect_same_bytes(got, expected[1], sizeof got);
    expect_success(clgl_kernel_launch_3d(f->queue, kernel, 2, 3, 4));
    read_buffer(f->queue, counts, got);
    expect_same_bytes(got, expected[2], sizeof got);
    expect_error(clgl_kernel_launch_1d(f->queue, kernel, 0), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("clgl_kernel_launch_1d: global_size[0] is 0");
    expect_error(clgl_kernel_launch_2d(f->queue, kernel, 1, 0), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_kernel_launch_3d(f->queue, kernel, 1, 1, 0), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("global_size[2] is 0");
    expect_success(clgl_buffer_destroy(counts));
    expect_success(clgl_kernel_destroy(kernel));
}

static void tasks_run_once(kernel_fixture *f)
{
    marking m = start_marking(f, 5);
    clgl_fence gate = NULL, done = NULL;
    expect_success(clgl_fence_create_user(f->context, &gate));
    expect_success(clgl_kernel_launch_task(f->queue, m.kernel, 1, &gate, &done));
    assert_int_equal(clgl_fence_wait(done, 0), CLGL_TIMEOUT);
    expect_success(clgl_fence_signal(gate, 0));
    expect_success(clgl_fence_wait(done, CLGL_FOREVER));
    m.expected[0] = 1005;
    expect_marks(f, &m);
    expect_success(clgl_fence_destroy(done));
    expect_success(clgl_fence_destroy(gate));
    end_marking(&m);
}

static void calls_set_everything(kernel_fixture *f)
{
    const clgl_kernel kernel = find_kernel(f->program, "sum");
    uint32_t in[32], out[4], expected[4] = {0, 0, 0, 0};
    clgl_argument arguments[3];
    const clgl_launch launch = launch_of(32, 8);
    clgl_buffer in_buffer = NULL, out_buffer = NULL;
    clgl_fence done = NULL;
    for (uint32_t i = 0; i < COUNT(in); ++i) {
        in[i] = i * i + 3;
        expected[i / 8] += in[i];
    }
    in_buffer = compute_buffer(f->context, sizeof in, in);
    out_buffer = compute_buffer(f->context, sizeof out, NULL);
    arguments[0] = buffer_of(in_buffer);
    arguments[1] = buffer_of(out_buffer);
    arguments[2] = local_of(8 * sizeof(uint32_t));
    expect_success(clgl_kernel_launch_with_arguments(f->queue, kernel, 3, arguments, &launch, 0, NULL, &done));
    expect_success(clgl_fence_wait(done, CLGL_FOREVER));
    expect_success(clgl_fence_destroy(done));
    read_buffer(f->queue, out_buffer, out);
    expect_same_bytes(out, expected, sizeof out);
    expect_success(clgl_buffer_destroy(in_buffer));
    expect_success(clgl_buffer_destroy(out_buffer));
    expect_success(clgl_kernel_destroy(kernel));
}

/* If one argument is wrong, the call sets no arguments. */
static void refused_calls_change_nothing(kernel_fixture *f)
{
    marking m = start_marking(f, 1);
    const uint32_t by = 100, width = 1;
    const clgl_launch one = launch_of(WIDTH, 1), uneven = launch_of(9, 2);
    clgl_argument arguments[5];
    clgl_context other = make_context(POCL, CLGL_TRANSPORT_AUTO);
    clgl_buffer foreign = compute_buffer(other, 64, NULL);
    memset(arguments, 0, sizeof arguments);
    for (size_t i = 0; i < COUNT(arguments); ++i)
        arguments[i].struct_size = sizeof arguments[i];
    arguments[1] = value_of(sizeof width, &width);
    arguments[3] = value_of(sizeof by, &by);
#define CALL(count, launch)                                                                                      \
    clgl_kernel_launch_with_arguments(f->queue, m.kernel, count, arguments, launch, 0, NULL, NULL)
    expect_error(CALL(4, &uneven), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(CALL(4, NULL), CLGL_ERROR_INVALID_STATE);
    expect_error(CALL(5, &one), CLGL_ERROR_OUT_OF_RANGE);
    arguments[3].size = 8;
    expect_error(CALL(4, &one), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("argument 3 (by) of the kernel \"mark\" is a value (uint) of 4 bytes, not 8");
    arguments[3].type = CLGL_ARGUMENT_LOCAL;
    expect_error(CALL(4, &one), CLGL_ERROR_INVALID_ARGUMENT);
    arguments[3].type = 42;
    expect_error(CALL(4, &one), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("(by) of the kernel \"mark\" is 42");
    arguments[3].type = CLGL_ARGUMENT_UNKNOWN;
    arguments[0] = buffer_of(NULL);
    expect_error(CALL(4, &one), CLGL_ERROR_INVALID_HANDLE);
    expect_message("argument 0 (cells)");
    arguments[0] = buffer_of(foreign);
    expect_error(CALL(4, &one), CLGL_ERROR_WRONG_CONTEXT);
    arguments[0] = value_of(4, &by);
    arguments[0].type = CLGL_ARGUMENT_UNKNOWN;
    arguments[2].struct_size = 8;
    expect_error(CALL(4, &one), CLGL_ERROR_INVALID_STRUCT_SIZE);
    arguments[0].struct_size = sizeof arguments[0] + 1;
    expect_error(CALL(4, &one), CLGL_ERROR_INVALID_STRUCT_SIZE);
    expect_error(clgl_kernel_launch_with_arguments(f->queue, m.kernel, 1, NULL, &one, 0, NULL, NULL),
                 CLGL_ERROR_INVALID_ARGUMENT);
#undef CALL
    expect_success(clgl_kernel_launch(f->queue, m.kernel, &one, 0, NULL, NULL));
    mark_on_cpu(&m, &one, 1001);
    expect_marks(f, &m);
    expect_success(clgl_buffer_destroy(foreign));
    expect_success(clgl_context_destroy(other));
    end_marking(&m);
}

/* A call with a buffer that the queue has not acquired is refused and sets no arguments. */
static void calls_want_acquired_buffers(kernel_fixture *f)
{
    marking m = start_marking(f, 1);
    const clgl_buffer shared = make_buffer(f->context, sizeof m.expected, m.expected, 0);
    const clgl_launch all = launch_of(WIDTH, 1);
    uint32_t got[CELLS];
    clgl_argument arguments[1];
    arguments[0] = buffer_of(shared);
    expect_error(clgl_kernel_launch_with_arguments(f->queue, m.kernel, 1, arguments, &all, 0, NULL, NULL),
                 CLGL_ERROR_NOT_ACQUIRED);
    expect_success(clgl_kernel_launch(f->queue, m.kernel, &all, 0, NULL, NULL));
    mark_on_cpu(&m, &all, 1001);
    expect_marks(f, &m);
    acquire(f->queue, shared);
    expect_success(clgl_kernel_launch_with_arguments(f->queue, m.kernel, 1, arguments, &all, 0, NULL, NULL));
    read_buffer(f->queue, shared, got);
    expect_same_bytes(got, m.expected, sizeof got);
    release(f->queue, shared);
    expect_gl_bytes(info_of_buffer(shared).gl_name, 0, sizeof got, m.expected);
    expect_success(clgl_buffer_destroy(shared));
    end_marking(&m);
}

/* Simulates an application with a later header, in which clgl_argument is larger. Array elements are then
 * struct_size bytes apart. */
static void longer_arguments_are_read(kernel_fixture *f)
{
    struct {
        clgl_argument argument;
        void *of_a_later_version;
    } longer[4];
    marking m = start_marking(f, 1);
    const uint32_t by = 9;
    const clgl_launch all = launch_of(WIDTH, 1);
    memset(longer, 0, sizeof longer);
    longer[3].argument = value_of(sizeof by, &by);
    for (size_t i = 0; i < COUNT(longer); ++i)
        longer[i].argument.struct_size = sizeof longer[i];
    expect_success(
        clgl_kernel_launch_with_arguments(f->queue, m.kernel, 4, &longer[0].argument, &all, 0, NULL, NULL));
    mark_on_cpu(&m, &all, 1009);
    expect_marks(f, &m);
    longer[2].of_a_later_version = &m;
    expect_error(
        clgl_kernel_launch_with_arguments(f->queue, m.kernel, 4, &longer[0].argument, &all, 0, NULL, NULL),
        CLGL_ERROR_INVALID_STRUCT_SIZE);
    end_marking(&m);
}

static void arguments_have_one_size(kernel_fixture *f)
{
    marking m = start_marking(f, 1);
    const uint32_t by = 9;
    const clgl_launch all = launch_of(WIDTH, 1);
    clgl_argument arguments[4] = {CLGL_ARGUMENT_INIT, CLGL_ARGUMENT_INIT, CLGL_ARGUMENT_INIT,
                                  value_of(sizeof by, &by)};
    arguments[2].struct_size = sizeof arguments[2] + sizeof(void *);
    expect_error(clgl_kernel_launch_with_arguments(f->queue, m.kernel, 4, arguments, &all, 0, NULL, NULL),
                 CLGL_ERROR_INVALID_STRUCT_SIZE);
    arguments[2].struct_size = 0;
    expect_error(clgl_kernel_launch_with_arguments(f->queue, m.kernel, 4, arguments, &all, 0, NULL, NULL),
                 CLGL_ERROR_INVALID_STRUCT_SIZE);
    expect_error(clgl_kernel_launch_with_arguments(f->queue, m.kernel, 4, NULL, &all, 0, NULL, NULL),
                 CLGL_ERROR_INVALID_ARGUMENT);
    expect_marks(f, &m);
    end_marking(&m);
}

static void kernels_take_many_buffers(kernel_fixture *f)
{
    const clgl_kernel kernel = find_kernel(f->program, "many");
    const clgl_launch all = launch_of(WIDTH, 1);
    clgl_argument arguments[MANY_BUFFERS];
    uint32_t got[WIDTH];
    for (uint32_t i = 0; i < MANY_BUFFERS; ++i) {
        uint32_t numbers[WIDTH];
        for (uint32_t j = 0; j < WIDTH; ++j)
            numbers[j] = i + 100u * j;
        arguments[i] = buffer_of(compute_buffer(f->context, sizeof numbers, numbers));
    }
    for (int round = 0; round < 2; ++round) {
        /* The second call sets no arguments and uses the arguments of the first call. */
        const uint32_t count = round == 0 ? MANY_BUFFERS : 0;
        expect_success(
            clgl_kernel_launch_with_arguments(f->queue, kernel, count, arguments, &all, 0, NULL, NULL));
        expect_success(
            clgl_buffer_read(f->queue, arguments[MANY_BUFFERS - 1].buffer, NULL, got, 1, 0, NULL, NULL));
        for (uint32_t j = 0; j < WIDTH; ++j)
            assert_int_equal(got[j], 16u * 17u / 2u + 17u * 100u * j);
    }
    for (uint32_t i = 0; i < MANY_BUFFERS; ++i)
        expect_success(clgl_buffer_destroy(arguments[i].buffer));
    expect_error(clgl_kernel_launch(f->queue, kernel, &all, 0, NULL, NULL), CLGL_ERROR_INVALID_HANDLE);
    expect_success(clgl_kernel_destroy(kernel));
}

/* Each argument fits in local memory, but the sum of the sizes does not. Drivers would abort. */
static void arguments_have_limits_together(kernel_fixture *f)
{
    const clgl_program program =
        build_program(f->context, "typedef struct pair { int a, b; } pair;\n"
                                  "kernel void two(local uint *a, local uint *b, pair c)\n"
                                  "{ a[0] = b[0] = c.a; }\n");
    const clgl_kernel kernel = find_kernel(program, "two");
    const clgl_launch one = launch_of(1, 1);
    const int32_t numbers[2] = {1, 2};
    clgl_context_info context = CLGL_CONTEXT_INFO_INIT;
    clgl_device_info device = CLGL_DEVICE_INFO_INIT;
    clgl_fence fence = NULL;
    expect_success(clgl_context_get_info(f->context, &context));
    expect_success(clgl_device_get_info(context.device, &device));
    expect_success(clgl_kernel_set_local(kernel, 0, (size_t)device.local_mem_size));
    expect_success(clgl_kernel_set_local(kernel, 1, sizeof(uint32_t)));
    expect_error(clgl_kernel_set_value(kernel, 2, SIZE_MAX, numbers), CLGL_ERROR_OUT_OF_RANGE);
    expect_success(clgl_kernel_set_value(kernel, 2, sizeof numbers, numbers));
    expect_error_out(clgl_kernel_launch(f->queue, kernel, &one, 0, NULL, &fence), CLGL_ERROR_OUT_OF_RANGE, fence);
    expect_success(clgl_kernel_set_local(kernel, 0, sizeof(uint32_t)));
    expect_success(clgl_kernel_launch(f->queue, kernel, &one, 0, NULL, NULL));
    expect_success(clgl_queue_finish(f->queue));
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_program_destroy(program));
}

KERNEL_TEST(dimensions_and_offsets, source, 0)
KERNEL_TEST(sizes_beyond_the_dimensions_are_refused, source, 0)
KERNEL_TEST(kernels_keep_sizes, source, 0)
KERNEL_TEST(required_sizes_are_taken, source, 0)
KERNEL_TEST(wrong_sizes_are_explained, source, 0)
KERNEL_TEST(dimensions_follow_from_the_sizes, source, 0)
KERNEL_TEST(launches_need_only_the_sizes, source, 0)
KERNEL_TEST(tasks_run_once, source, 0)
KERNEL_TEST(calls_set_everything, source, 0)
KERNEL_TEST(refused_calls_change_nothing, source, 0)
KERNEL_TEST(calls_want_acquired_buffers, source, 0)
KERNEL_TEST(longer_arguments_are_read, source, 0)
KERNEL_TEST(arguments_have_one_size, source, 0)
KERNEL_TEST(kernels_take_many_buffers, source, 0)
KERNEL_TEST(arguments_have_limits_together, source, 0)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(dimensions_and_offsets_on_each_device),
        cmocka_unit_test(sizes_beyond_the_dimensions_are_refused_on_each_device),
        cmocka_unit_test(kernels_keep_sizes_on_each_device),
        cmocka_unit_test(required_sizes_are_taken_on_each_device),
        cmocka_unit_test(wrong_sizes_are_explained_on_each_device),
        cmocka_unit_test(dimensions_follow_from_the_sizes_on_each_device),
        cmocka_unit_test(launches_need_only_the_sizes_on_each_device),
        cmocka_unit_test(tasks_run_once_on_each_device),
        cmocka_unit_test(calls_set_everything_on_each_device),
        cmocka_unit_test(refused_calls_change_nothing_on_each_device),
        cmocka_unit_test(calls_want_acquired_buffers_on_each_device),
        cmocka_unit_test(longer_arguments_are_read_on_each_device),
        cmocka_unit_test(arguments_have_one_size_on_each_device),
        cmocka_unit_test(kernels_take_many_buffers_on_each_device),
        cmocka_unit_test(arguments_have_limits_together_on_each_device),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
