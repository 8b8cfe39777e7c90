/* Threads that do the same at the same time, each with an OpenGL context of its own if it wants one. */
#ifndef CROWD_H
#define CROWD_H

#include "support.h"

#define CROWD_SIZE 8u

/* What one thread of a crowd knows. */
typedef struct member {
    size_t number;
    /* What all of them work on */
    void *common;
    /* Current on the thread while its body runs, unless it is EGL_NO_CONTEXT */
    gl_context gl;
    /* Of the call that the crowd competes in */
    clgl_result result;
} member;

typedef void (*member_body)(member *self);

typedef struct crowd {
    member members[CROWD_SIZE];
} crowd;

/* Without OpenGL. */
crowd make_crowd(void *common);
/* Each with a context that shares with this one, which is current again afterwards. */
crowd make_gl_crowd(void *common, const gl_context *share);
/* All members start at once; returns when the last is done. */
void run_crowd(crowd *c, member_body body);
void end_gl_crowd(crowd *c);
/* How many of them had this result. */
size_t count_results(const crowd *c, clgl_result result);

/* Buffers of OpenCL's alone. */
clgl_buffer make_compute_buffer(clgl_context context, uint64_t size, const void *data);

#endif
