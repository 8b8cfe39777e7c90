/* Shared code of the tests of programs: a context per device, kernels that fill a buffer, and files in a
 * folder. */
#ifndef PROGRAM_SUPPORT_H
#define PROGRAM_SUPPORT_H

#include "support.h"

#define TEXT_SIZE 4096u
#define VALUES 64u
/* Kernel "line": x[i] = i * FACTOR + 7, where the build options define FACTOR */
#define LINE_SOURCE "kernel void line(global uint *x) { uint i = get_global_id(0); x[i] = i * FACTOR + 7u; }\n"
#define LINE_TERM 7u

typedef struct program_fixture {
    gl_context gl;
    clgl_context context;
    clgl_queue queue;
    clgl_device device;
} program_fixture;

program_fixture open_fixture(const char *device);
void close_fixture(program_fixture *fixture);

clgl_program make_program(clgl_context context, const char *source, const char *options, uint32_t flags);
/* Launches a kernel with one buffer argument and compares its result with i * factor + term. */
void expect_line(program_fixture *fixture, clgl_program program, const char *kernel, uint32_t factor,
                 uint32_t term);
void expect_status(clgl_program program, clgl_build_status status, clgl_binary_type binary_type);

/* Records whether a callback was called, and its arguments. */
typedef struct report {
    int done;
    clgl_program program;
    clgl_result result;
    char message[TEXT_SIZE];
} report;
void note_report(clgl_program program, clgl_result result, void *user_data);
/* Waits until the callback has been called. */
void wait_for_report(report *r);

/* Creates an empty folder in the current folder. remove_folder deletes it with its contents. */
void make_folder(char *path, size_t size);
void remove_folder(const char *path);
/* Returns the number of regular files in a folder. Stores the path of the last one in `path` unless `path` is
 * NULL. */
unsigned files_in(const char *folder, char *path, size_t size);

#endif
