/* What clgl_texture_verify says of every format with every target and transport: what can be shared here. */
#ifndef VERIFIED_H
#define VERIFIED_H

#include "gl_texture_support.h"

/* One that passes. */
typedef struct verified {
    int32_t transport;
    int32_t format;
    /* Of OpenCL's image: another one with CLGL_TEXTURE_NEAREST_FORMAT */
    int32_t cl_format;
    GLenum target;
} verified;

#define MOST_VERIFIED 8192

/* The targets that are tried, and their names without GL_TEXTURE_. */
typedef struct named_target {
    GLenum target;
    const char *name;
} named_target;

extern const named_target verified_targets[12];

/* Of one transport, or with CLGL_TRANSPORT_NONE of each, in the context of OpenGL that is current; exact ones
 * first. Gives how many. */
size_t find_verified(clgl_context context, int32_t transport, verified *found);

#endif
