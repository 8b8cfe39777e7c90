/* Shared code of tests of programs: a context per device, kernels that fill a buffer, and folders for files. */
#ifndef PROGRAM_SUPPORT_H
#define PROGRAM_SUPPORT_H

#include "support.h"

#define TEXT_SIZE 4096u
#define VALUES 64u
/* Source of the kernel "line": x[i] = i * FACTOR + 7. The build options must define FACTOR. */
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
/* Launches the kernel with a buffer as its only argument. Expects i * factor + term at index i. */
void expect_line(program_fixture *fixture, clgl_program program, const char *kernel, uint32_t factor,
                 uint32_t term);
void expect_status(clgl_program program, clgl_build_status status, clgl_binary_type binary_type);

/* Number of callback calls, and the arguments of the last call */
typedef struct report {
    int done;
    clgl_program program;
    clgl_result result;
    char message[TEXT_SIZE];
} report;
void note_report(clgl_program program, clgl_result result, void *user_data);
/* Waits until the callback was called. */
void wait_for_report(report *r);

/* make_folder creates an empty folder in the working directory. remove_folder deletes a folder and its
 * contents. */
void make_folder(char *path, size_t size);
void remove_folder(const char *path);
/* Returns the number of regular files in the folder. If `path` is not NULL, stores the path of the last file. */
unsigned files_in(const char *folder, char *path, size_t size);

#endif
