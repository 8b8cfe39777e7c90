#include <clgl/clgl.h>
#include <stdio.h>
#include <stdlib.h>

static void check(clgl_result result)
{
    if (result >= 0) return;
    fprintf(stderr, "%s\n", clgl_error_message());
    exit(EXIT_FAILURE);
}

int main(void)
{
    clgl_context context;
    clgl_queue queue;

    check(clgl_context_create(CLGL_CONTEXT_DESC(.flags = CLGL_CONTEXT_HEADLESS), &context));
    check(clgl_queue_create(context, NULL, &queue));

    clgl_program main_part, other_part, linked, simple;
    clgl_context_info used = CLGL_CONTEXT_INFO_INIT;
    char text[512];
    size_t size;
    check(clgl_context_get_info(context, &used));

    /* Built later, with options */
    const char *source = "kernel void set(global int *i) { *i = VALUE; }";
    check(clgl_program_create(context, CLGL_PROGRAM_DESC(.source = source, .flags = CLGL_PROGRAM_NO_BUILD),
                              &simple));
    check(clgl_program_build(simple, CLGL_BUILD_DESC(.options = "-DVALUE=3")));
    check(clgl_program_get_build_options(simple, used.device, sizeof text, text, NULL));
    printf("built with %s\n", text);

    clgl_program_build_info build = CLGL_PROGRAM_BUILD_INFO_INIT;
    check(clgl_program_get_build_info(simple, used.device, &build));
    printf("%s: %s\n", clgl_build_status_name(build.status), clgl_binary_type_name(build.binary_type));

    /* What the compiler said, for a program that did not build as well */
    check(clgl_program_get_build_log(simple, sizeof text, text, &size));

    clgl_program_info info = CLGL_PROGRAM_INFO_INIT;
    check(clgl_program_get_info(simple, &info));
    check(clgl_program_get_kernel_name(simple, 0, sizeof text, text, NULL));
    printf("%u kernel: %s; made from %s\n", (unsigned)info.kernel_count, text,
           clgl_program_origin_name(info.origin));

    check(clgl_program_get_source(simple, sizeof text, text, NULL));
    printf("%s\n", text);

    /* The size, then the binary */
    check(clgl_program_get_binary(simple, used.device, 0, NULL, &size));
    void *binary = malloc(size);
    if (!binary) return EXIT_FAILURE;
    check(clgl_program_get_binary(simple, used.device, size, binary, NULL));
    free(binary);

    /* Two sources, compiled and then linked */
    check(clgl_program_create(
        context,
        CLGL_PROGRAM_DESC(.flags = CLGL_PROGRAM_NO_BUILD,
                          .source = "int twice(int i); kernel void use(global int *i) { *i = twice(*i); }"),
        &main_part));
    check(clgl_program_create(
        context,
        CLGL_PROGRAM_DESC(.flags = CLGL_PROGRAM_NO_BUILD, .source = "int twice(int i) { return 2 * i; }"),
        &other_part));
    check(clgl_program_compile(main_part, NULL));
    check(clgl_program_compile(other_part, NULL));
    const clgl_program parts[] = {main_part, other_part};
    check(clgl_program_link(context, 2, parts, NULL, &linked));

    check(clgl_program_destroy(linked));
    check(clgl_program_destroy(other_part));
    check(clgl_program_destroy(main_part));
    check(clgl_program_destroy(simple));

    check(clgl_queue_destroy(queue));
    check(clgl_context_destroy(context));
    return 0;
}
