#define _GNU_SOURCE
#include "kernel_support.h"

clgl_program build_program(clgl_context context, const char *source)
{
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program program = NULL;
    desc.source = source;
    expect_success(clgl_program_create(context, &desc, &program));
    return program;
}

clgl_kernel find_kernel(clgl_program program, const char *name)
{
    clgl_kernel kernel = NULL;
    expect_success(clgl_kernel_create(program, name, &kernel));
    return kernel;
}

clgl_buffer compute_buffer(clgl_context context, uint64_t size, const void *data)
{
    return buffer_in_memory(context, 0, size, data);
}

clgl_buffer buffer_in_memory(clgl_context context, uint32_t flags, uint64_t size, const void *data)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_buffer buffer = NULL;
    desc.size = size;
    desc.data = data;
    desc.flags = flags | CLGL_BUFFER_COMPUTE_ONLY;
    expect_success(clgl_buffer_create(context, &desc, &buffer));
    return buffer;
}

clgl_buffer part_of(clgl_buffer parent, size_t offset, size_t size)
{
    const clgl_range range = {offset, size};
    clgl_buffer sub = NULL;
    expect_success(clgl_buffer_create_sub(parent, CLGL_ACCESS_READ_WRITE, &range, &sub));
    return sub;
}

cl_mem mem_of(clgl_buffer buffer)
{
    void *mem = NULL;
    expect_success(clgl_buffer_cl_mem(buffer, &mem));
    return mem;
}

void read_buffer(clgl_queue queue, clgl_buffer buffer, void *data)
{
    expect_success(clgl_buffer_read(queue, buffer, NULL, data, 1, 0, NULL, NULL));
}

clgl_launch launch_of(size_t global, size_t local)
{
    clgl_launch launch = CLGL_LAUNCH_INIT;
    launch.global_size[0] = global;
    launch.local_size[0] = local;
    return launch;
}

void expect_message(const char *part)
{
    if (strstr(clgl_error_message(), part)) return;
    skip_without_driver_feature();
    fail_msg("the message \"%s\" does not contain \"%s\"", clgl_error_message(), part);
}

/* Returns whether tests must not use this feature of the device, according to tests/drivers/lacking.txt. */
static int driver_lacks(const char *device, const char *feature)
{
    clgl_device_info info = CLGL_DEVICE_INFO_INIT;
    FILE *const list = fopen(CLGL_TEST_DRIVERS "/lacking.txt", "r");
    char start[64], line[256];
    int lacks = 0;
    assert_non_null(list);
    expect_success(clgl_device_get_info(find_device(device), &info));
    snprintf(start, sizeof start, "%s, %d, %s: ", device, atoi(info.driver_version), feature);
    while (!lacks && fgets(line, sizeof line, list))
        lacks = strncmp(line, start, strlen(start)) == 0;
    fclose(list);
    if (lacks) print_message("not on %s", line);
    return lacks;
}

void run_kernels(const char *source, uint32_t queue_flags, kernel_body run)
{
    static const char *const devices[] = {POCL, RUSTICL};
    for (size_t i = 0; i < COUNT(devices); ++i) {
        gl_fixture s;
        kernel_fixture f;
        if (driver_lacks(devices[i], "kernels")) continue;
        s = open_gl_fixture(devices[i], CLGL_TRANSPORT_AUTO, queue_flags);
        f = (kernel_fixture){s.context, s.queue, build_program(s.context, source)};
        run(&f);
        expect_success(clgl_program_destroy(f.program));
        close_gl_fixture(&s);
    }
}
