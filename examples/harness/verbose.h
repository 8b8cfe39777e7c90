/* What --verbose says besides the closing report. */
#ifndef HARNESS_VERBOSE_H
#define HARNESS_VERBOSE_H

#include <clgl/clgl.h>

/* From now on, the library's messages go to stderr. */
void verbose_log(void);
/* Writes all that the library knows of a context to stderr. */
void verbose_context(clgl_context context);

#endif
