/* Creates and releases many contexts in sequence. The contexts must not leak memory, threads or files. Usage:
 * layer_contexts [CONTEXTS] */
#define _DEFAULT_SOURCE
#include "../api/support/own_memory.h"
#include "sharing.h"

#include <dirent.h>

#define WARM_UP 20
#define FEW 60
#define SIZE 65536u
/* Maximum growth per context in KiB. A leaked context takes 1 MiB or more. */
#define MOST_GROWTH_KIB_EACH 24
/* Additional growth in KiB that is accepted, because drivers and the C library may allocate stacks and heaps
 * after the warm-up */
#define MOST_GROWTH_KIB_ONCE 8192

static int contexts = FEW;

static int entries_of(const char *directory)
{
    int count = 0;
    DIR *open = opendir(directory);
    assert_non_null(open);
    while (readdir(open))
        ++count;
    closedir(open);
    return count;
}

static int open_files(void)
{
#ifdef _WIN32
    return (int)windows_handles();
#else
    return entries_of("/proc/self/fd");
#endif
}

static void use_one_context(uint32_t seed)
{
    static unsigned char values[SIZE], found[SIZE];
    cl_context_properties list[7];
    cl_int code = CL_SUCCESS;
    GLuint name;
    cl_mem mem;
    properties_with_gl(list, NULL, 0);
    s.context = clCreateContext(list, 1, &s.device, NULL, NULL, &code);
    expect_ok(code);
    s.queue = make_queue(s.context, 0);
    name = make_gl_buffer(SIZE, NULL);
    mem = share_buffer(CL_MEM_READ_WRITE, name);
    acquire(mem);
    fill_bytes(values, SIZE, seed);
    expect_ok(clEnqueueWriteBuffer(s.queue, mem, CL_TRUE, 0, SIZE, values, 0, NULL, NULL));
    release(mem);
    read_gl_buffer(name, SIZE, found);
    expect_bytes(found, values, SIZE);
    expect_ok(clReleaseMemObject(mem));
    expect_ok(clReleaseCommandQueue(s.queue));
    expect_ok(clReleaseContext(s.context));
    glDeleteBuffers(1, &name);
    s.queue = NULL;
    s.context = NULL;
}

static void contexts_leave_no_resources(void **state)
{
    size_t before;
    int files, threads;
    (void)state;
    expect_ok(clReleaseCommandQueue(s.queue));
    expect_ok(clReleaseContext(s.context));
    for (uint32_t i = 0; i < WARM_UP; ++i)
        use_one_context(i);
    before = own_memory_kib();
    files = open_files();
    threads = entries_of("/proc/self/task");
    for (int i = 0; i < contexts; ++i)
        use_one_context((uint32_t)i);
    print_message("%d contexts: from %zu to %zu KiB, %d files, %d threads\n", contexts, before, own_memory_kib(),
                  files, threads);
    assert_true(own_memory_kib() < before + MOST_GROWTH_KIB_ONCE + (size_t)contexts * MOST_GROWTH_KIB_EACH);
    assert_true(open_files() <= files);
    assert_true(entries_of("/proc/self/task") <= threads + 1);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {SHARING_TEST(contexts_leave_no_resources)};
    if (argc > 1) contexts = atoi(argv[1]);
    return cmocka_run_group_tests_name("contexts", tests, NULL, NULL);
}
