/* What the tests of the transport external have in common: the devices that they run on. */
#ifndef EXTERNAL_SUPPORT_H
#define EXTERNAL_SUPPORT_H

#include "gl_texture_support.h"

#define EXTERNAL CLGL_TRANSPORT_EXTERNAL

/* Whether it is the device that drives OpenGL without a window, instead of those of the CPU. */
extern int external_on_gpu;

clgl_transport_report report_of(clgl_context context, int32_t transport);
/* Says why not. */
int is_external_offered(void);

/* On the first device whose textures are shared. */
share_fixture begin_external(void);
void end_external(share_fixture *f);
void on_each_external_device(share_body run);

#endif
