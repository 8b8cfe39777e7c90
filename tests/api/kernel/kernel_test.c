/* Tests kernels and their arguments: infos, checks, names, declarations, clones, and raw cl_kernels. The CPU
 * computes the expected results. */
#define _GNU_SOURCE
#include "kernel_support.h"

#define GARBAGE 99u

static const char *const source =
    "typedef struct { int a; float b; } pair;\n"
    "kernel void several(global const float *restrict in, constant int *table, local float4 *scratch, float3 v,\n"
    "                unsigned int u, pair p, global float *out, long8 wide)\n"
    "{\n"
    "    scratch[0].x = in[0] + table[1];\n"
    "    out[0] = scratch[0].x; out[1] = v.x + v.y * v.z; out[2] = u; out[3] = p.a * p.b; out[4] = wide.s7;\n"
    "}\n"
    "kernel void drawn(read_only image2d_t i, write_only image2d_t o, sampler_t s)\n"
    "{ write_imagef(o, (int2)(0, 0), read_imagef(i, s, (int2)(0, 0))); }\n"
    "kernel void maybe(global int *p, global int *out) { out[0] = p ? p[0] : 7; }\n"
    "kernel void add(global int *out, int n) { out[get_global_id(0)] += n; }\n"
    "kernel __attribute__((reqd_work_group_size(8, 2, 1))) void fixed(global int *out)\n"
    "{ out[get_global_id(0) + 8 * get_global_id(1)] = 1; }\n";

typedef struct known {
    const char *name, *type_name;
    clgl_argument_type kind;
    clgl_address_space address;
    clgl_image_access access;
    uint32_t qualifiers;
    size_t size;
} known;

static void expect_argument(clgl_kernel kernel, uint32_t index, known wanted)
{
    clgl_argument_info info = CLGL_ARGUMENT_INFO_INIT;
    uint32_t found = GARBAGE;
    expect_success(clgl_kernel_get_argument_info(kernel, index, &info));
    assert_string_equal(info.name, wanted.name);
    assert_string_equal(info.type_name, wanted.type_name);
    assert_int_equal(info.type, wanted.kind);
    assert_int_equal(info.address, wanted.address);
    assert_int_equal(info.access, wanted.access);
    assert_int_equal(info.qualifiers, wanted.qualifiers);
    assert_int_equal(info.size, wanted.size);
    assert_int_equal(info.is_set, 0);
    expect_success(clgl_kernel_find_argument(kernel, wanted.name, &found));
    assert_int_equal(found, index);
}

static void argument_info_is_complete(kernel_fixture *f)
{
    static const known all[] = {
        {"in", "float*", CLGL_ARGUMENT_BUFFER, CLGL_ADDRESS_SPACE_GLOBAL, 0,
         CLGL_QUALIFIER_CONST | CLGL_QUALIFIER_RESTRICT, 0},
        {"table", "int*", CLGL_ARGUMENT_BUFFER, CLGL_ADDRESS_SPACE_CONSTANT, 0, CLGL_QUALIFIER_CONST, 0},
        {"scratch", "float4*", CLGL_ARGUMENT_LOCAL, CLGL_ADDRESS_SPACE_LOCAL, 0, 0, 0},
        {"v", "float3", CLGL_ARGUMENT_VALUE, CLGL_ADDRESS_SPACE_PRIVATE, 0, 0, 16},
        {"u", "uint", CLGL_ARGUMENT_VALUE, CLGL_ADDRESS_SPACE_PRIVATE, 0, 0, 4},
        {"p", "pair", CLGL_ARGUMENT_VALUE, CLGL_ADDRESS_SPACE_PRIVATE, 0, 0, 0},
        {"out", "float*", CLGL_ARGUMENT_BUFFER, CLGL_ADDRESS_SPACE_GLOBAL, 0, 0, 0},
        {"wide", "long8", CLGL_ARGUMENT_VALUE, CLGL_ADDRESS_SPACE_PRIVATE, 0, 0, 64},
    };
    static const known drawn[] = {
        {"i", "image2d_t", CLGL_ARGUMENT_TEXTURE, CLGL_ADDRESS_SPACE_GLOBAL, CLGL_IMAGE_ACCESS_READ_ONLY, 0, 0},
        {"o", "image2d_t", CLGL_ARGUMENT_TEXTURE, CLGL_ADDRESS_SPACE_GLOBAL, CLGL_IMAGE_ACCESS_WRITE_ONLY, 0, 0},
        {"s", "sampler_t", CLGL_ARGUMENT_SAMPLER, CLGL_ADDRESS_SPACE_PRIVATE, 0, 0, 0},
    };
    clgl_kernel kernel = find_kernel(f->program, "several");
    clgl_argument_info info = CLGL_ARGUMENT_INFO_INIT;
    uint32_t index = 0;
    for (uint32_t i = 0; i < COUNT(all); ++i)
        expect_argument(kernel, i, all[i]);
    expect_error(clgl_kernel_get_argument_info(kernel, COUNT(all), &info), CLGL_ERROR_OUT_OF_RANGE);
    expect_error_out(clgl_kernel_find_argument(kernel, "factor", &index), CLGL_ERROR_INVALID_ARGUMENT, index);
    expect_message("in, table, scratch, v, u, p, out, wide");
    expect_error_out(clgl_kernel_find_argument(kernel, "", &index), CLGL_ERROR_INVALID_ARGUMENT, index);
    expect_error_out(clgl_kernel_find_argument(kernel, NULL, &index), CLGL_ERROR_INVALID_ARGUMENT, index);
    expect_success(clgl_kernel_destroy(kernel));
    kernel = find_kernel(f->program, "drawn");
    for (uint32_t i = 0; i < COUNT(drawn); ++i)
        expect_argument(kernel, i, drawn[i]);
    expect_success(clgl_kernel_destroy(kernel));
}

static void kernel_info_is_complete(kernel_fixture *f)
{
    const clgl_kernel kernel = find_kernel(f->program, "fixed");
    clgl_kernel_info info = CLGL_KERNEL_INFO_INIT;
    clgl_work_group_info group = CLGL_WORK_GROUP_INFO_INIT;
    void *native = NULL, *device = NULL;
    size_t size = 0, multiple = 0;
    cl_ulong local = 0, private_size = 0;
    clgl_context_info context_info = CLGL_CONTEXT_INFO_INIT;
    expect_success(clgl_kernel_get_info(kernel, &info));
    assert_string_equal(info.name, "fixed");
    assert_int_equal(info.argument_count, 1);
    assert_non_null(strstr(info.attributes, "reqd_work_group_size"));

    expect_success(clgl_context_get_info(f->context, &context_info));
    expect_success(clgl_kernel_get_work_group_info(kernel, context_info.device, &group));
    assert_int_equal(group.compile_work_group_size[0], 8);
    assert_int_equal(group.compile_work_group_size[1], 2);
    assert_int_equal(group.compile_work_group_size[2], 1);
    expect_success(clgl_kernel_cl_kernel(kernel, &native));
    expect_success(clgl_device_cl_device(context_info.device, &device));
    clGetKernelWorkGroupInfo(native, device, CL_KERNEL_WORK_GROUP_SIZE, sizeof size, &size, NULL);
    clGetKernelWorkGroupInfo(native, device, CL_KERNEL_PREFERRED_WORK_GROUP_SIZE_MULTIPLE, sizeof multiple,
                             &multiple, NULL);
    clGetKernelWorkGroupInfo(native, device, CL_KERNEL_LOCAL_MEM_SIZE, sizeof local, &local, NULL);
    clGetKernelWorkGroupInfo(native, device, CL_KERNEL_PRIVATE_MEM_SIZE, sizeof private_size, &private_size,
                             NULL);
    assert_true(size != 0);
    assert_int_equal(group.work_group_size, size);
    assert_int_equal(group.preferred_work_group_size_multiple, multiple);
    assert_int_equal(group.local_mem_size, local);
    assert_int_equal(group.private_mem_size, private_size);
    memset(&group, RUBBISH, sizeof group);
    group.struct_size = sizeof group;
    expect_success(clgl_kernel_get_work_group_info(kernel, NULL, &group));
    assert_int_equal(group.work_group_size, size);
    expect_success(clgl_kernel_destroy(kernel));
}

static void another_device_is_refused(kernel_fixture *f)
{
    const clgl_kernel kernel = find_kernel(f->program, "fixed");
    clgl_work_group_info group = CLGL_WORK_GROUP_INFO_INIT;
    clgl_context_info info = CLGL_CONTEXT_INFO_INIT;
    clgl_device other = find_device(RUSTICL);
    expect_success(clgl_context_get_info(f->context, &info));
    if (other == info.device) other = find_device(POCL);
    expect_error(clgl_kernel_get_work_group_info(kernel, other, &group), CLGL_ERROR_NO_DEVICE);
    expect_success(clgl_kernel_destroy(kernel));
}

/* The library refuses wrong arguments before it calls the driver. The message contains the argument name. */
static void wrong_arguments_are_named(kernel_fixture *f)
{
    const clgl_kernel kernel = find_kernel(f->program, "several");
    const clgl_buffer buffer = compute_buffer(f->context, 64, NULL);
    const clgl_launch one = CLGL_LAUNCH_INIT;
    char bytes[64] = {0};
    expect_error(clgl_kernel_set_value(kernel, 3, 12, bytes), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message(
        "argument 3 (v) of the kernel \"several\" is a value (float3) of 16 bytes, not 12: a vector of three");
    expect_error(clgl_kernel_set_value(kernel, 4, 8, bytes), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("argument 4 (u) of the kernel \"several\" is a value (uint) of 4 bytes, not 8");
    expect_error(clgl_kernel_set_value(kernel, 7, 32, bytes), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("(wide)");
    expect_error(clgl_kernel_set_value(kernel, 0, 8, bytes), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("argument 0 (in) of the kernel \"several\" is a buffer (float*), not a value");
    expect_error(clgl_kernel_set_value(kernel, 4, 4, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("(u)");
    expect_error(clgl_kernel_set_value(kernel, 5, 0, bytes), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("(p)");
    expect_error(clgl_kernel_set_value(kernel, 8, 4, bytes), CLGL_ERROR_OUT_OF_RANGE);
    expect_message("the kernel \"several\" has 8 arguments; there is no argument 8");
    expect_error(clgl_kernel_set_buffer(kernel, 4, buffer), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("argument 4 (u) of the kernel \"several\" is a value (uint), not a buffer");
    expect_error(clgl_kernel_set_buffer(kernel, 0, NULL), CLGL_ERROR_INVALID_HANDLE);
    expect_message("(in)");
    expect_error(clgl_kernel_set_null(kernel, 2), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("(scratch)");
    expect_error(clgl_kernel_set_local(kernel, 6, 4), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("argument 6 (out) of the kernel \"several\" is a buffer (float*), not local memory");
    expect_error(clgl_kernel_set_local(kernel, 2, 0), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_kernel_set_local(kernel, 2, (size_t)1 << 40), CLGL_ERROR_OUT_OF_RANGE);
    expect_message("(scratch)");
    expect_success(clgl_kernel_set_buffer(kernel, 0, buffer));
    expect_error(clgl_kernel_launch(f->queue, kernel, &one, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("argument 1 (table) of the kernel \"several\" is not set");
    expect_success(clgl_buffer_destroy(buffer));
    expect_error(clgl_kernel_launch(f->queue, kernel, &one, 0, NULL, NULL), CLGL_ERROR_INVALID_HANDLE);
    expect_message("argument 0 (in)");
    expect_success(clgl_kernel_destroy(kernel));
}

typedef struct pair {
    int32_t a;
    float b;
} pair;

static clgl_argument_desc declare(clgl_argument_type kind, size_t size, const char *name, const char *type_name)
{
    clgl_argument_desc desc = CLGL_ARGUMENT_DESC_INIT;
    desc.type = kind;
    desc.size = size;
    desc.name = name;
    desc.type_name = type_name;
    return desc;
}

static void values_of_all_kinds_arrive(kernel_fixture *f)
{
    const clgl_kernel kernel = find_kernel(f->program, "several");
    clgl_argument_desc declared[6];
    const float in[] = {2.5f};
    const int32_t table[] = {100, 40};
    const float v[4] = {1, 2, 3, 0};
    const uint32_t u = 77;
    const pair p = {6, 1.5f};
    const int64_t wide[8] = {0, 0, 0, 0, 0, 0, 0, 123456};
    const float expected[] = {42.5f, 7, 77, 9, 123456};
    float got[COUNT(expected)];
    const clgl_buffer in_buffer = compute_buffer(f->context, sizeof in, in);
    const clgl_buffer table_buffer = compute_buffer(f->context, sizeof table, table);
    const clgl_buffer out = compute_buffer(f->context, sizeof got, NULL);
    clgl_argument_info info = CLGL_ARGUMENT_INFO_INIT;
    expect_success(clgl_kernel_set_buffer(kernel, 0, in_buffer));
    expect_success(clgl_kernel_set_buffer(kernel, 1, table_buffer));
    expect_success(clgl_kernel_set_local(kernel, 2, 16));
    expect_success(clgl_kernel_set_value(kernel, 3, sizeof v, v));
    expect_success(clgl_kernel_set_value(kernel, 4, sizeof u, &u));
    expect_success(clgl_kernel_set_value(kernel, 5, sizeof p, &p));
    expect_success(clgl_kernel_set_buffer(kernel, 6, out));
    expect_success(clgl_kernel_set_value(kernel, 7, sizeof wide, wide));
    expect_success(clgl_kernel_get_argument_info(kernel, 2, &info));
    assert_int_equal(info.is_set, 1);
    expect_success(clgl_kernel_launch_task(f->queue, kernel, 0, NULL, NULL));
    read_buffer(f->queue, out, got);
    expect_same_bytes(got, expected, sizeof expected);
    /* Declares another size for argument 5. A value of the previous size is then refused. */
    for (size_t i = 0; i < COUNT(declared); ++i)
        declared[i] = declare(0, i == 5 ? 2 * sizeof p : 0, NULL, NULL);
    expect_success(clgl_kernel_declare_arguments(kernel, COUNT(declared), declared));
    expect_error(clgl_kernel_set_value(kernel, 5, sizeof p, &p), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("(pair) of 16 bytes, not 8");
    expect_success(clgl_buffer_destroy(in_buffer));
    expect_success(clgl_buffer_destroy(table_buffer));
    expect_success(clgl_buffer_destroy(out));
    expect_success(clgl_kernel_destroy(kernel));
}

static void buffers_may_be_null(kernel_fixture *f)
{
    const clgl_kernel kernel = find_kernel(f->program, "maybe");
    const int32_t there = 5;
    int32_t got = 0;
    const clgl_buffer buffer = compute_buffer(f->context, sizeof there, &there);
    const clgl_buffer out = compute_buffer(f->context, sizeof got, NULL);
    expect_success(clgl_kernel_set_buffer(kernel, 1, out));
    expect_success(clgl_kernel_set_null(kernel, 0));
    expect_success(clgl_kernel_launch_task(f->queue, kernel, 0, NULL, NULL));
    read_buffer(f->queue, out, &got);
    assert_int_equal(got, 7);
    expect_success(clgl_kernel_set_buffer(kernel, 0, buffer));
    expect_success(clgl_kernel_launch_task(f->queue, kernel, 0, NULL, NULL));
    read_buffer(f->queue, out, &got);
    assert_int_equal(got, 5);
    expect_success(clgl_buffer_destroy(buffer));
    expect_success(clgl_buffer_destroy(out));
    expect_success(clgl_kernel_destroy(kernel));
}

/* A clone has the arguments and launch sizes of its original. Changes of one kernel do not affect the other
 * kernel. */
static void clones_are_independent(kernel_fixture *f)
{
    const clgl_kernel kernel = find_kernel(f->program, "add");
    const clgl_launch two = launch_of(2, 0);
    const int32_t zeros[4] = {0, 0, 0, 0}, one = 1, ten = 10;
    const int32_t expected[4] = {12, 12, 10, 10};
    int32_t got[4];
    const clgl_buffer out = compute_buffer(f->context, sizeof zeros, zeros);
    clgl_kernel clone = NULL, half = NULL;
    expect_success(clgl_kernel_set_value(kernel, 1, sizeof one, &one));
    expect_success(clgl_kernel_clone(kernel, &half));
    expect_error(clgl_kernel_launch_task(f->queue, half, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("argument 0 (out) of the kernel \"add\" is not set");
    expect_success(clgl_kernel_set_buffer(kernel, 0, out));
    expect_success(clgl_kernel_set_launch(kernel, &two));
    expect_success(clgl_kernel_launch(f->queue, kernel, NULL, 0, NULL, NULL));
    expect_success(clgl_kernel_clone(kernel, &clone));
    expect_success(clgl_kernel_launch(f->queue, clone, NULL, 0, NULL, NULL));
    expect_success(clgl_kernel_set_value(kernel, 1, sizeof ten, &ten));
    expect_success(clgl_kernel_set_launch(clone, NULL));
    {
        const clgl_launch four = launch_of(4, 0);
        expect_success(clgl_kernel_launch(f->queue, kernel, &four, 0, NULL, NULL));
    }
    read_buffer(f->queue, out, got);
    expect_same_bytes(got, expected, sizeof expected);
    expect_success(clgl_kernel_destroy(clone));
    expect_success(clgl_buffer_destroy(out));
    expect_error_out(clgl_kernel_clone(kernel, &clone), CLGL_ERROR_INVALID_HANDLE, clone);
    expect_success(clgl_kernel_destroy(half));
    expect_success(clgl_kernel_destroy(kernel));
}

/* Returns a cl_kernel that was created by raw OpenCL calls. The kernel has argument information on rusticl, but
 * not on PoCL. */
static cl_kernel raw_kernel(kernel_fixture *f, cl_program *program)
{
    static const char *text = "kernel void plus(global int *out, float3 v, int n) { out[0] += (int)v.z * n; }";
    void *context = NULL;
    cl_int code = CL_SUCCESS;
    cl_kernel kernel = NULL;
    expect_success(clgl_context_cl_context(f->context, &context));
    *program = clCreateProgramWithSource(context, 1, &text, NULL, &code);
    assert_int_equal(code, CL_SUCCESS);
    assert_int_equal(clBuildProgram(*program, 0, NULL, "", NULL, NULL), CL_SUCCESS);
    kernel = clCreateKernel(*program, "plus", &code);
    assert_int_equal(code, CL_SUCCESS);
    return kernel;
}

static void refuse_declaration(clgl_kernel kernel, clgl_argument_desc desc, const char *part)
{
    clgl_argument_desc descs[2];
    descs[0] = declare(0, 0, NULL, NULL);
    descs[1] = desc;
    expect_error(clgl_kernel_declare_arguments(kernel, 2, descs), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message(part);
}

static void declared_arguments_are_checked(kernel_fixture *f)
{
    clgl_argument_desc descs[3];
    char type[] = "float3";
    cl_program program = NULL;
    cl_kernel raw = raw_kernel(f, &program);
    clgl_kernel kernel = NULL;
    clgl_argument_info info = CLGL_ARGUMENT_INFO_INIT;
    const float v[4] = {0, 0, 4, 0};
    uint32_t index = GARBAGE;
    expect_success(clgl_kernel_from_cl_kernel(f->context, raw, &kernel));
    descs[0] = declare(CLGL_ARGUMENT_BUFFER, 0, "out", "int*");
    descs[1] = declare(CLGL_ARGUMENT_VALUE, 0, "v", type);
    descs[2] = declare(CLGL_ARGUMENT_VALUE, 4, "n", NULL);
    expect_success(clgl_kernel_declare_arguments(kernel, 3, descs));
    expect_success(clgl_kernel_declare_arguments(kernel, 3, descs));
    memset(type, 'x', sizeof type - 1);
    expect_success(clgl_kernel_find_argument(kernel, "v", &index));
    assert_int_equal(index, 1);
    expect_success(clgl_kernel_get_argument_info(kernel, 1, &info));
    assert_string_equal(info.type_name, "float3");
    assert_int_equal(info.size, 16);
    assert_int_equal(info.type, CLGL_ARGUMENT_VALUE);
    expect_error(clgl_kernel_set_value(kernel, 1, 12, v), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("argument 1 (v) of the kernel \"plus\" is a value (float3) of 16 bytes, not 12");
    expect_error(clgl_kernel_set_local(kernel, 0, 12), CLGL_ERROR_INVALID_ARGUMENT);
    expect_error(clgl_kernel_set_value(kernel, 2, 8, v), CLGL_ERROR_INVALID_ARGUMENT);
    expect_success(clgl_kernel_set_value(kernel, 1, 16, v));

    refuse_declaration(kernel, declare(CLGL_ARGUMENT_BUFFER, 0, NULL, NULL),
                       "is declared as a buffer, but is a value");
    refuse_declaration(kernel, declare(0, 12, NULL, NULL), "is declared as 12 bytes, but is 16 bytes");
    refuse_declaration(kernel, declare(0, 0, "w", NULL), "is declared as w, but is v");
    refuse_declaration(kernel, declare(0, 0, NULL, "float4"), "is declared as float4, but is float3");
    refuse_declaration(kernel, declare(CLGL_ARGUMENT_NULL, 0, NULL, NULL), "in the declaration");
    refuse_declaration(kernel, declare(-1, 0, NULL, NULL), "in the declaration");
    expect_error(clgl_kernel_declare_arguments(kernel, 4, descs), CLGL_ERROR_OUT_OF_RANGE);
    expect_error(clgl_kernel_declare_arguments(kernel, 1, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    descs[0].struct_size = 8;
    expect_error(clgl_kernel_declare_arguments(kernel, 1, descs), CLGL_ERROR_INVALID_STRUCT_SIZE);
    descs[0].struct_size = sizeof descs[0];
    descs[1].struct_size = sizeof descs[0] + 8;
    expect_error(clgl_kernel_declare_arguments(kernel, 2, descs), CLGL_ERROR_INVALID_STRUCT_SIZE);
    expect_success(clgl_kernel_destroy(kernel));
    assert_int_equal(clReleaseKernel(raw), CL_SUCCESS);
    assert_int_equal(clReleaseProgram(program), CL_SUCCESS);
}

/* Without argument information, only the driver checks arguments, and error messages contain no argument
 * names. */
static void unknown_arguments_are_checked_by_the_driver(kernel_fixture *f)
{
    cl_program program = NULL;
    cl_kernel raw = raw_kernel(f, &program);
    clgl_kernel kernel = NULL;
    clgl_argument_info info = CLGL_ARGUMENT_INFO_INIT;
    uint32_t index = 0;
    expect_success(clgl_kernel_from_cl_kernel(f->context, raw, &kernel));
    expect_success(clgl_kernel_get_argument_info(kernel, 0, &info));
    if (info.type == CLGL_ARGUMENT_UNKNOWN) {
        const uint64_t large = 0;
        assert_string_equal(info.name, "");
        expect_error_out(clgl_kernel_find_argument(kernel, "v", &index), CLGL_ERROR_INVALID_ARGUMENT, index);
        expect_message("clgl_kernel_declare_arguments");
        expect_error(clgl_kernel_set_value(kernel, 2, sizeof large, &large), CLGL_ERROR_INVALID_ARGUMENT);
        expect_message("argument 2 of the kernel \"plus\"");
    }
    expect_success(clgl_kernel_destroy(kernel));
    assert_int_equal(clReleaseKernel(raw), CL_SUCCESS);
    assert_int_equal(clReleaseProgram(program), CL_SUCCESS);
}

/* A launch uses arguments that raw OpenCL calls set before or after the creation of the clgl_kernel. */
static void raw_calls_may_be_mixed_in(kernel_fixture *f)
{
    cl_program program = NULL;
    cl_kernel raw = raw_kernel(f, &program);
    const int32_t start = 1, two = 2;
    int32_t got = 0;
    const float v[4] = {0, 0, 4, 0};
    const clgl_buffer out = compute_buffer(f->context, sizeof start, &start);
    clgl_kernel kernel = NULL, missing = NULL;
    void *exposed = NULL;
    assert_int_equal(clSetKernelArg(raw, 1, sizeof v, v), CL_SUCCESS);
    expect_success(clgl_kernel_from_cl_kernel(f->context, raw, &kernel));
    expect_success(clgl_kernel_set_buffer(kernel, 0, out));
    expect_success(clgl_kernel_cl_kernel(kernel, &exposed));
    assert_ptr_equal(exposed, raw);
    expect_error(clgl_kernel_launch_task(f->queue, kernel, 0, NULL, NULL), CLGL_ERROR_INVALID_ARGUMENT);
    expect_message("an argument is not set");
    assert_int_equal(clSetKernelArg(exposed, 2, sizeof two, &two), CL_SUCCESS);
    expect_success(clgl_kernel_launch_task(f->queue, kernel, 0, NULL, NULL));
    read_buffer(f->queue, out, &got);
    assert_int_equal(got, 9);
    expect_success(clgl_kernel_destroy(kernel));
    {
        clgl_context other = make_context(POCL, CLGL_TRANSPORT_AUTO);
        expect_error_out(clgl_kernel_from_cl_kernel(other, raw, &missing), CLGL_ERROR_WRONG_CONTEXT, missing);
        expect_success(clgl_context_destroy(other));
    }
    expect_error_out(clgl_kernel_from_cl_kernel(f->context, NULL, &missing), CLGL_ERROR_INVALID_ARGUMENT,
                     missing);
    expect_success(clgl_buffer_destroy(out));
    assert_int_equal(clReleaseKernel(raw), CL_SUCCESS);
    assert_int_equal(clReleaseProgram(program), CL_SUCCESS);
}

static int32_t sum_of(kernel_fixture *f, clgl_kernel kernel, clgl_buffer out)
{
    int32_t got = 0;
    expect_success(clgl_kernel_launch_task(f->queue, kernel, 0, NULL, NULL));
    read_buffer(f->queue, out, &got);
    return got;
}

/* Sets an argument to another buffer and then to the first buffer again. Each launch must use the current
 * buffer. */
static void arguments_set_again_count(kernel_fixture *f)
{
    const int32_t zero = 0, hundred = 100, one = 1;
    const clgl_kernel kernel = find_kernel(f->program, "add");
    const clgl_buffer first = compute_buffer(f->context, sizeof zero, &zero);
    const clgl_buffer second = compute_buffer(f->context, sizeof hundred, &hundred);
    clgl_buffer alias = NULL;
    void *exposed = NULL, *second_mem = NULL;
    expect_success(clgl_kernel_set_value(kernel, 1, sizeof one, &one));
    for (int32_t turn = 1; turn <= 3; ++turn) {
        expect_success(clgl_kernel_set_buffer(kernel, 0, first));
        expect_success(clgl_kernel_set_buffer(kernel, 0, first));
        assert_int_equal(sum_of(f, kernel, first), turn);
        expect_success(clgl_kernel_set_buffer(kernel, 0, second));
        assert_int_equal(sum_of(f, kernel, second), 100 + turn);
    }
    expect_success(clgl_kernel_set_null(kernel, 0));
    expect_success(clgl_kernel_set_buffer(kernel, 0, second));
    assert_int_equal(sum_of(f, kernel, second), 104);
    expect_success(clgl_buffer_cl_mem(second, &second_mem));
    expect_success(clgl_buffer_from_cl_mem(f->context, second_mem, 0, &alias));
    expect_success(clgl_kernel_set_buffer(kernel, 0, alias));
    expect_success(clgl_buffer_destroy(second));
    assert_int_equal(sum_of(f, kernel, alias), 105);
    expect_success(clgl_kernel_set_buffer(kernel, 0, first));
    expect_success(clgl_kernel_cl_kernel(kernel, &exposed));
    assert_int_equal(clSetKernelArg(exposed, 0, sizeof second_mem, &second_mem), CL_SUCCESS);
    expect_success(clgl_kernel_set_buffer(kernel, 0, first));
    assert_int_equal(sum_of(f, kernel, first), 4);
    expect_success(clgl_buffer_destroy(first));
    expect_error(clgl_kernel_set_buffer(kernel, 0, first), CLGL_ERROR_INVALID_HANDLE);
    expect_success(clgl_buffer_destroy(alias));
    expect_success(clgl_kernel_destroy(kernel));
}

KERNEL_TEST(argument_info_is_complete, source, 0)
KERNEL_TEST(kernel_info_is_complete, source, 0)
KERNEL_TEST(another_device_is_refused, source, 0)
KERNEL_TEST(wrong_arguments_are_named, source, 0)
KERNEL_TEST(values_of_all_kinds_arrive, source, 0)
KERNEL_TEST(buffers_may_be_null, source, 0)
KERNEL_TEST(clones_are_independent, source, 0)
KERNEL_TEST(declared_arguments_are_checked, source, 0)
KERNEL_TEST(unknown_arguments_are_checked_by_the_driver, source, 0)
KERNEL_TEST(raw_calls_may_be_mixed_in, source, 0)
KERNEL_TEST(arguments_set_again_count, source, 0)

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(argument_info_is_complete_on_each_device),
        cmocka_unit_test(kernel_info_is_complete_on_each_device),
        cmocka_unit_test(another_device_is_refused_on_each_device),
        cmocka_unit_test(wrong_arguments_are_named_on_each_device),
        cmocka_unit_test(values_of_all_kinds_arrive_on_each_device),
        cmocka_unit_test(buffers_may_be_null_on_each_device),
        cmocka_unit_test(clones_are_independent_on_each_device),
        cmocka_unit_test(declared_arguments_are_checked_on_each_device),
        cmocka_unit_test(unknown_arguments_are_checked_by_the_driver_on_each_device),
        cmocka_unit_test(raw_calls_may_be_mixed_in_on_each_device),
        cmocka_unit_test(arguments_set_again_count_on_each_device),
    };
    setenv("RUSTICL_ENABLE", "llvmpipe", 1);
    return cmocka_run_group_tests(tests, NULL, NULL);
}
