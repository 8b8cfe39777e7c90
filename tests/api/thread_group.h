/* Threads that do the same at the same time, each with an OpenGL context of its own if it wants one. */
#ifndef THREAD_GROUP_H
#define THREAD_GROUP_H

#include "support.h"

#define THREAD_GROUP_SIZE 8u

/* What one thread of a crowd knows. */
typedef struct thread_member {
    size_t number;
    /* What all of them work on */
    void *common;
    /* Current on the thread while its body runs, unless it is EGL_NO_CONTEXT */
    gl_context gl;
    /* Of the call that the crowd competes in */
    clgl_result result;
} thread_member;

typedef void (*thread_group_body)(thread_member *self);

typedef struct thread_group {
    thread_member members[THREAD_GROUP_SIZE];
} thread_group;

/* Without OpenGL. */
thread_group make_thread_group(void *common);
/* Each with a context that shares with this one, which is current again afterwards. */
thread_group make_gl_thread_group(void *common, const gl_context *share);
/* All members start at once; returns when the last is done. */
void run_thread_group(thread_group *c, thread_group_body body);
void end_gl_thread_group(thread_group *c);
/* How many of them had this result. */
size_t count_results(const thread_group *c, clgl_result result);

/* Buffers of OpenCL's alone. */
clgl_buffer make_compute_buffer(clgl_context context, uint64_t size, const void *data);

#endif
