/* What --verbose says besides the closing report. */
#ifndef HARNESS_REPORT_H
#define HARNESS_REPORT_H

#include <clgl/clgl.h>

/* From now on, the library's messages go to stderr. */
void report_log(void);
/* Writes all that the library knows of a context to stderr. */
void report_context(clgl_context context);

#endif
