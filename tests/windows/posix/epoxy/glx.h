/* Windows has no GLX. */
#include <epoxy/gl.h>

#define glXGetCurrentContext() ((void *)NULL)
