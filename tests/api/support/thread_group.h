/* Runs a function on several threads at the same time. Each thread can have its own OpenGL context. */
#ifndef THREAD_GROUP_H
#define THREAD_GROUP_H

#include "support.h"

#define THREAD_GROUP_SIZE 8u

/* State of one thread */
typedef struct thread_member {
    size_t number;
    /* Data that all threads use */
    void *common;
    /* OpenGL context that is current on the thread, or EGL_NO_CONTEXT */
    gl_context gl;
    /* Result of a call that succeeds only on some threads */
    clgl_result result;
} thread_member;

typedef void (*thread_group_body)(thread_member *self);

typedef struct thread_group {
    thread_member members[THREAD_GROUP_SIZE];
} thread_group;

/* Creates a group without OpenGL contexts. */
thread_group make_thread_group(void *common);
/* Creates a group with one OpenGL context per thread, all in the share group of `share`. `share` is current after
 * the call. */
thread_group make_gl_thread_group(void *common, const gl_context *share);
/* Runs the function on all threads at the same time, and waits for all threads. */
void run_thread_group(thread_group *c, thread_group_body body);
void end_gl_thread_group(thread_group *c);
/* Returns the number of threads whose `result` is this value. */
size_t count_results(const thread_group *c, clgl_result result);

/* Creates an OpenCL-only buffer. */
clgl_buffer make_compute_buffer(clgl_context context, uint64_t size, const void *data);

#endif
