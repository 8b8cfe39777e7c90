/* Runs one function on several threads at the same time. Each thread can have its own OpenGL context. */
#ifndef THREAD_GROUP_H
#define THREAD_GROUP_H

#include "support.h"

#define THREAD_GROUP_SIZE 8u

/* State of one thread of the group */
typedef struct thread_member {
    size_t number;
    /* Data that all threads use */
    void *common;
    /* OpenGL context that is current while the body runs, or EGL_NO_CONTEXT */
    gl_context gl;
    /* Result of a call that only some of the threads can make successfully */
    clgl_result result;
} thread_member;

typedef void (*thread_group_body)(thread_member *self);

typedef struct thread_group {
    thread_member members[THREAD_GROUP_SIZE];
} thread_group;

/* Creates a group without OpenGL contexts. */
thread_group make_thread_group(void *common);
/* Creates a group with one OpenGL context per thread. The contexts are in the share group of `share`, which is
 * current afterwards. */
thread_group make_gl_thread_group(void *common, const gl_context *share);
/* Starts all threads at the same time, and returns when all have ended. */
void run_thread_group(thread_group *c, thread_group_body body);
void end_gl_thread_group(thread_group *c);
/* Returns the number of threads with this result. */
size_t count_results(const thread_group *c, clgl_result result);

/* Creates an OpenCL-only buffer. */
clgl_buffer make_compute_buffer(clgl_context context, uint64_t size, const void *data);

#endif
