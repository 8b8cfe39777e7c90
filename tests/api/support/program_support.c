#define _GNU_SOURCE
#include "program_support.h"

#include <dirent.h>
#include <pthread.h>
#include <unistd.h>

#define PATH_SIZE 512u

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t reported = PTHREAD_COND_INITIALIZER;

program_fixture open_fixture(const char *device)
{
    program_fixture fixture;
    fixture.gl = make_best_gl();
    fixture.context = make_context(device, CLGL_TRANSPORT_AUTO);
    fixture.queue = make_queue(fixture.context, 0);
    fixture.device = find_device(device);
    return fixture;
}

void close_fixture(program_fixture *fixture)
{
    expect_success(clgl_queue_destroy(fixture->queue));
    expect_success(clgl_context_destroy(fixture->context));
    destroy_gl(&fixture->gl);
}

clgl_program make_program(clgl_context context, const char *source, const char *options, uint32_t flags)
{
    clgl_program_desc desc = CLGL_PROGRAM_DESC_INIT;
    clgl_program program = NULL;
    desc.source = source;
    desc.options = options;
    desc.flags = flags;
    expect_success(clgl_program_create(context, &desc, &program));
    return program;
}

void expect_line(program_fixture *fixture, clgl_program program, const char *name, uint32_t factor, uint32_t term)
{
    clgl_buffer_desc desc = CLGL_BUFFER_DESC_INIT;
    clgl_launch launch = CLGL_LAUNCH_INIT;
    clgl_kernel kernel = NULL;
    clgl_buffer buffer = NULL;
    uint32_t got[VALUES] = {0};
    desc.size = sizeof got;
    desc.flags = CLGL_BUFFER_COMPUTE_ONLY;
    launch.global_size[0] = VALUES;
    expect_success(clgl_buffer_create(fixture->context, &desc, &buffer));
    expect_success(clgl_kernel_create(program, name, &kernel));
    expect_success(clgl_kernel_set_buffer(kernel, 0, buffer));
    expect_success(clgl_kernel_launch(fixture->queue, kernel, &launch, 0, NULL, NULL));
    expect_success(clgl_buffer_read(fixture->queue, buffer, NULL, got, 1, 0, NULL, NULL));
    for (uint32_t i = 0; i < VALUES; ++i)
        assert_int_equal(got[i], i * factor + term);
    expect_success(clgl_kernel_destroy(kernel));
    expect_success(clgl_buffer_destroy(buffer));
    /* Waits for the launch to complete. A pending launch retains the kernel, and a program with kernels cannot be
     * built again. */
    expect_success(clgl_queue_finish(fixture->queue));
}

void expect_status(clgl_program program, clgl_build_status status, clgl_binary_type binary_type)
{
    clgl_program_build_info info = CLGL_PROGRAM_BUILD_INFO_INIT;
    expect_success(clgl_program_get_build_info(program, NULL, &info));
    assert_int_equal(info.status, status);
    assert_int_equal(info.binary_type, binary_type);
}

void note_report(clgl_program program, clgl_result result, void *user_data)
{
    report *r = user_data;
    pthread_mutex_lock(&mutex);
    r->program = program;
    r->result = result;
    snprintf(r->message, sizeof r->message, "%s", clgl_error_message());
    ++r->done;
    pthread_cond_broadcast(&reported);
    pthread_mutex_unlock(&mutex);
}

void wait_for_report(report *r)
{
    pthread_mutex_lock(&mutex);
    while (!r->done)
        pthread_cond_wait(&reported, &mutex);
    pthread_mutex_unlock(&mutex);
}

void make_folder(char *path, size_t size)
{
    snprintf(path, size, "program-cache-XXXXXX");
    assert_non_null(mkdtemp(path));
}

unsigned files_in(const char *folder, char *path, size_t size)
{
    DIR *directory = opendir(folder);
    const struct dirent *entry = NULL;
    unsigned count = 0;
    if (!directory) return 0;
    while ((entry = readdir(directory))) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        ++count;
        if (path) snprintf(path, size, "%s/%s", folder, entry->d_name);
    }
    closedir(directory);
    return count;
}

void remove_folder(const char *folder)
{
    char path[PATH_SIZE];
    while (files_in(folder, path, sizeof path))
        if (unlink(path) != 0) remove_folder(path);
    assert_int_equal(rmdir(folder), 0);
}
