/* Creates and releases many contexts in sequence. The contexts must not leak memory, threads or files. Usage:
 * layer_contexts [CONTEXTS] */
#define _DEFAULT_SOURCE
#include "../api/support/own_blocks.h"
#include "sharing.h"

#include <dirent.h>
#include <time.h>

#define WARM_UP 20
#define FEW 60
#define SIZE 65536u
/* Most waits of 10 ms for the end of threads */
#define MOST_TRIES 1000

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

static int running_threads(void) { return entries_of("/proc/self/task"); }

/* Returns whether `count` returns at most `most`. Waits, because threads of rusticl 26 end, and close their
 * files, some time after their queue was released. */
static int falls_to(int (*count)(void), int most)
{
    const struct timespec moment = {.tv_nsec = 10000000};
    for (int tries = 0; tries < MOST_TRIES && count() > most; ++tries)
        nanosleep(&moment, NULL);
    return count() <= most;
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
    int files, threads;
    (void)state;
    expect_ok(clReleaseCommandQueue(s.queue));
    expect_ok(clReleaseContext(s.context));
    for (uint32_t i = 0; i < WARM_UP; ++i)
        use_one_context(i);
    count_blocks_of("libclgl_layer");
    files = open_files();
    threads = running_threads();
    for (int i = 0; i < contexts; ++i)
        use_one_context((uint32_t)i);
    print_message("%d contexts leave %zu blocks, %d files, %d threads\n", contexts, blocks_alive(), files,
                  threads);
    /* The layer may keep some blocks, for example larger tables, but less than one per context. */
    assert_true(blocks_alive() < (size_t)contexts);
    assert_true(falls_to(open_files, files));
    assert_true(falls_to(running_threads, threads + 1));
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {SHARING_TEST(contexts_leave_no_resources)};
    if (argc > 1) contexts = atoi(argv[1]);
    return cmocka_run_group_tests_name("contexts", tests, NULL, NULL);
}
