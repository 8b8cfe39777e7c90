/* Tests calls that set all arguments and launch a kernel. If the driver refuses one of the arguments, the library
 * must restore all previous arguments. */
#define _GNU_SOURCE
#include "kernel_support.h"

#define ARGUMENTS 5u
#define X 0u
#define IN 1u
#define SCRATCH 2u
#define FACTOR 3u
#define OUT 4u

static const char *const source =
    "kernel void blend(uint x, global const uint *in, local uint *scratch, uint factor,\n"
    "                global uint *out)\n"
    "{\n"
    "    scratch[0] = x;\n"
    "    out[0] = scratch[0] + (in ? in[0] : 7000u) + factor;\n"
    "}\n";

static const uint32_t in_value = 500, other_value = 900;

typedef struct mixing {
    cl_program program;
    cl_kernel raw;
    clgl_kernel kernel;
    clgl_buffer in, other, out;
} mixing;

static mixing start_mixing(kernel_fixture *f)
{
    mixing m;
    void *context = NULL;
    cl_int code = CL_SUCCESS;
    expect_success(clgl_context_cl_context(f->context, &context));
    /* The build options lack -cl-kernel-arg-info. The kernel therefore has no argument information on PoCL, and
     * the library cannot check argument sizes. */
    m.program = clCreateProgramWithSource(context, 1, (const char **)&source, NULL, &code);
    assert_int_equal(code, CL_SUCCESS);
    assert_int_equal(clBuildProgram(m.program, 0, NULL, "", NULL, NULL), CL_SUCCESS);
    m.raw = clCreateKernel(m.program, "blend", &code);
    assert_int_equal(code, CL_SUCCESS);
    expect_success(clgl_kernel_from_cl_kernel(f->context, m.raw, &m.kernel));
    m.in = compute_buffer(f->context, sizeof in_value, &in_value);
    m.other = compute_buffer(f->context, sizeof other_value, &other_value);
    m.out = compute_buffer(f->context, sizeof(uint32_t), NULL);
    return m;
}

static void end_mixing(mixing *m)
{
    expect_success(clgl_buffer_destroy(m->in));
    expect_success(clgl_buffer_destroy(m->other));
    expect_success(clgl_buffer_destroy(m->out));
    expect_success(clgl_kernel_destroy(m->kernel));
    assert_int_equal(clReleaseKernel(m->raw), CL_SUCCESS);
    assert_int_equal(clReleaseProgram(m->program), CL_SUCCESS);
}

static void set_all(mixing *m)
{
    const uint32_t x = 1, factor = 12;
    expect_success(clgl_kernel_set_value(m->kernel, X, sizeof x, &x));
    expect_success(clgl_kernel_set_buffer(m->kernel, IN, m->in));
    expect_success(clgl_kernel_set_local(m->kernel, SCRATCH, 64));
    expect_success(clgl_kernel_set_value(m->kernel, FACTOR, sizeof factor, &factor));
    expect_success(clgl_kernel_set_buffer(m->kernel, OUT, m->out));
}

/* Makes a call with arguments that differ from those of set_all. The driver refuses the call because the value of
 * `factor` has 8 bytes. */
static void refuse_call(kernel_fixture *f, const mixing *m)
{
    const uint32_t x = 99;
    const uint64_t factor = 99;
    const clgl_launch one = launch_of(1, 1);
    clgl_argument arguments[ARGUMENTS];
    clgl_fence fence = NULL;
    memset(arguments, 0, sizeof arguments);
    for (size_t i = 0; i < COUNT(arguments); ++i)
        arguments[i].struct_size = sizeof arguments[i];
    arguments[X].type = CLGL_ARGUMENT_VALUE;
    arguments[X].size = sizeof x;
    arguments[X].value = &x;
    arguments[IN].type = CLGL_ARGUMENT_BUFFER;
    arguments[IN].buffer = m->other;
    arguments[SCRATCH].type = CLGL_ARGUMENT_LOCAL;
    arguments[SCRATCH].size = 4;
    arguments[FACTOR].type = CLGL_ARGUMENT_VALUE;
    arguments[FACTOR].size = sizeof factor;
    arguments[FACTOR].value = &factor;
    arguments[OUT].type = CLGL_ARGUMENT_BUFFER;
    arguments[OUT].buffer = m->other;
    expect_error_out(
        clgl_kernel_launch_with_arguments(f->queue, m->kernel, ARGUMENTS, arguments, &one, 0, NULL, &fence),
        CLGL_ERROR_INVALID_ARGUMENT, fence);
    expect_message("argument 3");
}

static void expect_mix(kernel_fixture *f, const mixing *m, uint32_t expected)
{
    uint32_t got = 0, other = 0;
    expect_success(clgl_kernel_launch_task(f->queue, m->kernel, 0, NULL, NULL));
    read_buffer(f->queue, m->out, &got);
    read_buffer(f->queue, m->other, &other);
    assert_int_equal(got, expected);
    assert_int_equal(other, other_value);
}

static void set_arguments_are_restored(kernel_fixture *f)
{
    mixing m = start_mixing(f);
    set_all(&m);
    refuse_call(f, &m);
    expect_mix(f, &m, 513);
    expect_success(clgl_kernel_set_null(m.kernel, IN));
    refuse_call(f, &m);
    refuse_call(f, &m);
    expect_mix(f, &m, 7013);
    end_mixing(&m);
}

static void unset_arguments_stay_unset(kernel_fixture *f)
{
    mixing m = start_mixing(f);
    refuse_call(f, &m);
    for (uint32_t i = 0; i < ARGUMENTS; ++i) {
        clgl_argument_info info = CLGL_ARGUMENT_INFO_INIT;
        expect_success(clgl_kernel_get_argument_info(m.kernel, i, &info));
        assert_int_equal(info.is_set, 0);
    }
    set_all(&m);
    expect_mix(f, &m, 513);
    end_mixing(&m);
}

/* A buffer argument was destroyed before the call. The refused call must not replace the invalid argument. */
static void destroyed_arguments_stay_invalid(kernel_fixture *f)
{
    mixing m = start_mixing(f);
    set_all(&m);
    expect_success(clgl_buffer_destroy(m.in));
    m.in = NULL;
    refuse_call(f, &m);
    expect_error(clgl_kernel_launch_task(f->queue, m.kernel, 0, NULL, NULL), CLGL_ERROR_INVALID_HANDLE);
    expect_message("argument 1");
    end_mixing(&m);
}

KERNEL_TEST(set_arguments_are_restored, source, 0)
KERNEL_TEST(unset_arguments_stay_unset, source, 0)
KERNEL_TEST(destroyed_arguments_stay_invalid, source, 0)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(set_arguments_are_restored_on_each_device),
        cmocka_unit_test(unset_arguments_stay_unset_on_each_device),
        cmocka_unit_test(destroyed_arguments_stay_invalid_on_each_device),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
