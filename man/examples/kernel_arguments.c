#include <clgl/clgl.h>
#include <stdio.h>
#include <stdlib.h>

static void check(clgl_result result)
{
    if (result >= 0) return;
    fprintf(stderr, "%s\n", clgl_error_message());
    exit(EXIT_FAILURE);
}

static const char source[] =
    "kernel void sum(global int *result, local int *scratch, global const int *extra)"
    "{"
    "    const size_t i = get_local_id(0);"
    "    scratch[i] = i + (extra ? extra[0] : 0);"
    "    barrier(CLK_LOCAL_MEM_FENCE);"
    "    if (i == 0) { int all = 0; for (int j = 0; j < 4; ++j) all += scratch[j]; result[0] = all; }"
    "}"
    "kernel void count(global int *result) { atomic_inc(result); }"
    "kernel void read(read_only image2d_t from, sampler_t how, global float4 *result)"
    "{ *result = read_imagef(from, how, (float2)(0.5f)); }";

int main(void)
{
    clgl_context context;
    clgl_queue queue;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    check(clgl_queue_create(context, NULL, &queue));

    clgl_program program;
    clgl_kernel sum, count, read, clone;
    clgl_buffer buffer;
    clgl_context_info used = CLGL_CONTEXT_INFO_INIT;
    int32_t result = 0;
    check(clgl_program_create(context, CLGL_PROGRAM_DESC(.source = source), &program));
    check(clgl_kernel_create(program, "sum", &sum));
    check(clgl_kernel_create(program, "count", &count));
    check(clgl_kernel_create(program, "read", &read));
    check(clgl_buffer_create(context, CLGL_BUFFER_DESC(.flags = CLGL_BUFFER_COMPUTE_ONLY, .size = 16), &buffer));
    check(clgl_buffer_fill(queue, buffer, NULL, &result, sizeof result, 0, NULL, NULL));

    clgl_kernel_info info = CLGL_KERNEL_INFO_INIT;
    check(clgl_kernel_get_info(sum, &info));
    printf("%s has %u arguments\n", info.name, (unsigned)info.argument_count);

    clgl_argument_info argument = CLGL_ARGUMENT_INFO_INIT;
    check(clgl_kernel_get_argument_info(sum, 1, &argument));
    printf("%s is of type %s, %s, image access %s\n", argument.name, clgl_argument_type_name(argument.type),
           clgl_address_space_name(argument.address), clgl_image_access_name(argument.access));

    clgl_work_group_info group = CLGL_WORK_GROUP_INFO_INIT;
    check(clgl_context_get_info(context, &used));
    check(clgl_kernel_get_work_group_info(sum, used.device, &group));
    printf("%s\n", group.work_group_size >= 4 ? "4 work-items fit" : "use fewer work-items");

    /* Each work-group gets local memory for four ints. The extra buffer is NULL. */
    check(clgl_kernel_set_buffer(sum, 0, buffer));
    check(clgl_kernel_set_local(sum, 1, 4 * sizeof result));
    check(clgl_kernel_set_null(sum, 2));

    /* These sizes apply to later launches without sizes. */
    const clgl_launch four = {.struct_size = sizeof four, .dimensions = 1, .global_size = {4}, .local_size = {4}};
    check(clgl_kernel_set_launch(sum, &four));
    check(clgl_kernel_launch(queue, sum, NULL, 0, NULL, NULL));
    check(clgl_buffer_read(queue, buffer, &(clgl_range){0, sizeof result}, &result, 1, 0, NULL, NULL));
    printf("sum %d\n", (int)result);

    clgl_launch launch = CLGL_LAUNCH_INIT;
    check(clgl_kernel_get_launch(sum, &launch));
    printf("%u work-items\n", (unsigned)launch.global_size[0]);

    /* A clone has its own arguments, so two threads can launch the same function. */
    check(clgl_kernel_clone(sum, &clone));

    check(clgl_kernel_set_buffer(count, 0, buffer));
    check(clgl_kernel_launch_3d(queue, count, 4, 3, 2));
    check(clgl_kernel_launch_task(queue, count, 0, NULL, NULL));

    /* Set the arguments and launch in one call. */
    const clgl_argument all[] = {{.struct_size = sizeof all[0], .type = CLGL_ARGUMENT_BUFFER, .buffer = buffer}};
    check(clgl_kernel_launch_with_arguments(queue, count, 1, all, &four, 0, NULL, NULL));
    check(clgl_buffer_read(queue, buffer, &(clgl_range){0, sizeof result}, &result, 1, 0, NULL, NULL));
    printf("count %d\n", (int)result - 6);

    clgl_sampler sampler;
    check(clgl_sampler_create(context, NULL, &sampler));
    check(clgl_kernel_set_sampler(read, 1, sampler));

    /* Declare names and types of arguments. Kernels from binaries may have no argument information. */
    const clgl_argument_desc known[] = {{.struct_size = sizeof known[0], .name = "result", .type_name = "int*"}};
    check(clgl_kernel_declare_arguments(count, 1, known));

    check(clgl_sampler_destroy(sampler));
    check(clgl_kernel_destroy(clone));
    check(clgl_kernel_destroy(read));
    check(clgl_kernel_destroy(count));
    check(clgl_kernel_destroy(sum));
    check(clgl_program_destroy(program));
    check(clgl_buffer_destroy(buffer));

    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
