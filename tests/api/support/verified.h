/* Finds the formats, targets and transports for which clgl_texture_verify succeeds on this machine. */
#ifndef VERIFIED_H
#define VERIFIED_H

#include "gl_texture_support.h"

/* A combination of transport, format and target that can be shared */
typedef struct verified {
    clgl_transport transport;
    clgl_format format;
    /* Format of the OpenCL image. Differs from `format` if pixels are converted (CLGL_TEXTURE_CONVERT_FORMAT). */
    clgl_format cl_format;
    GLenum target;
} verified;

#define MOST_VERIFIED 8192

/* A tested target, and its name without GL_TEXTURE_ */
typedef struct named_target {
    GLenum target;
    const char *name;
} named_target;

extern const named_target verified_targets[12];

/* Finds the combinations of one transport, or of all transports for CLGL_TRANSPORT_AUTO. Combinations without
 * conversion are stored first. Returns the number of combinations. */
size_t find_verified(clgl_context context, clgl_transport transport, verified *found);

#endif
