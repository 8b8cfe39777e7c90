/* Results of clgl_texture_verify for every format, target and transport on this machine. */
#ifndef VERIFIED_H
#define VERIFIED_H

#include "gl_texture_support.h"

/* A combination of format, target and transport for which clgl_texture_verify succeeds */
typedef struct verified {
    clgl_transport transport;
    clgl_format format;
    /* Format of the OpenCL image; may differ from `format` with CLGL_TEXTURE_CONVERT_FORMAT */
    clgl_format cl_format;
    GLenum target;
} verified;

#define MOST_VERIFIED 8192

/* The tested targets, and their names without GL_TEXTURE_ */
typedef struct named_target {
    GLenum target;
    const char *name;
} named_target;

extern const named_target verified_targets[12];

/* Finds the combinations of one transport in the current OpenGL context. CLGL_TRANSPORT_AUTO finds those of all
 * transports. Stores exact formats before converted ones. Returns the number of combinations. */
size_t find_verified(clgl_context context, clgl_transport transport, verified *found);

#endif
