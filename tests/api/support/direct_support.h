/* Shared code of the tests of transports without copies. The default is `external`; the argument "native"
 * selects native sharing. The default devices are CPUs; the argument "gpu" selects the GPU of the OpenGL
 * context, which is headless for `external` and a GLX context for `native`. */
#ifndef DIRECT_SUPPORT_H
#define DIRECT_SUPPORT_H

#include "gl_texture_support.h"

extern clgl_transport direct_transport;
extern int on_gpu;

/* Removes the arguments above from the argument list; argument 0 stays. */
void read_direct_arguments(int *count, char **arguments);

/* Returns whether the transport is available; prints the reason if it is not. */
int is_direct_offered(void);

/* Uses the first device that shares textures. */
share_fixture begin_direct(void);
void end_direct(share_fixture *f);
void on_each_direct_device(share_body run);

#endif
