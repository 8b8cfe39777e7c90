/* Results of clgl_texture_verify for every format, target and transport on this machine. */
#ifndef VERIFIED_H
#define VERIFIED_H

#include "gl_texture_support.h"

/* A combination that passes. */
typedef struct verified {
    clgl_transport transport;
    clgl_format format;
    /* Format of the OpenCL image; differs with CLGL_TEXTURE_CONVERT_FORMAT */
    clgl_format cl_format;
    GLenum target;
} verified;

#define MOST_VERIFIED 8192

/* The tested targets, and their names without GL_TEXTURE_. */
typedef struct named_target {
    GLenum target;
    const char *name;
} named_target;

extern const named_target verified_targets[12];

/* Tests one transport, or each of them for CLGL_TRANSPORT_AUTO, in the current OpenGL context. Stores exact
 * formats first. Returns the number of combinations. */
size_t find_verified(clgl_context context, clgl_transport transport, verified *found);

#endif
