/* Shared code of the tests of transports without copies. The transport is `external`; the argument "native"
 * selects `native`. The devices are CPUs; the argument "gpu" selects the GPU of the OpenGL context. That context
 * is headless for `external`, and a GLX context for `native`. */
#ifndef DIRECT_SUPPORT_H
#define DIRECT_SUPPORT_H

#include "gl_texture_support.h"

extern clgl_transport direct_transport;
extern int on_gpu;

/* Reads the arguments "native" and "gpu", and removes them from the argument list. */
void read_direct_arguments(int *count, char **arguments);

/* Returns whether the transport is available. Prints the reason if it is not. */
int is_direct_offered(void);

/* Opens a fixture on PoCL or, with "gpu", on the GPU. */
share_fixture begin_direct(void);
void end_direct(share_fixture *f);
void on_each_direct_device(share_body run);

#endif
