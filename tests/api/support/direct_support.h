/* Shared code of tests of transports without copies. The default is `external` on CPU devices. The argument
 * "native" selects the transport `native`. The argument "gpu" selects the GPU of the OpenGL context, which is
 * headless for `external` and a GLX context for `native`. */
#ifndef DIRECT_SUPPORT_H
#define DIRECT_SUPPORT_H

#include "gl_texture_support.h"

extern clgl_transport direct_transport;
extern int on_gpu;

/* Reads the arguments "native" and "gpu", and removes them from the argument list. */
void read_direct_arguments(int *count, char **arguments);

/* Returns whether the transport is available, and prints the reason that the library reports. */
int is_direct_offered(void);

/* Opens a fixture on PoCL, or on the GPU with the argument "gpu". */
share_fixture begin_direct(void);
void end_direct(share_fixture *f);
void on_each_direct_device(share_body run);

#endif
