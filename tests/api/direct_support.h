/* What the tests of the transports without copies have in common: external, and with the argument "native" the
 * driver's own sharing; on the devices of the CPU, and with the argument "gpu" on the one that drives OpenGL,
 * which is without a window for external and GLX's for native. */
#ifndef DIRECT_SUPPORT_H
#define DIRECT_SUPPORT_H

#include "gl_texture_support.h"

extern int32_t direct_transport;
extern int on_gpu;

/* Takes the words above out of a program's arguments; the program itself stays. */
void read_direct_arguments(int *count, char **arguments);

/* Says why not. */
int is_direct_offered(void);

/* On the first device whose textures are shared. */
share_fixture begin_direct(void);
void end_direct(share_fixture *f);
void on_each_direct_device(share_body run);

#endif
